-- Levels of text on a scale of fourths; the page's margin grows with its width.
local style = require("style")

style.use("typescale")
style.vars { ["type-base"] = 15, ["type-ratio"] = "perfect-fourth" }
style.sheet("UIView { layout-margins: fluid(16, 48) }")
style.element("UIView", {
  style.element("UILabel", { class = "type-display" }),
  style.element("UILabel", { class = "type-title" }),
  style.element("UILabel", { class = "type-body" }),
})
