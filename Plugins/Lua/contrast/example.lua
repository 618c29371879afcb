-- Text that can be read on any brand color, and a text that cannot.
local style = require("style")

style.use("contrast")
style.var("brand", "#0a5dc2")
style.sheet([[
UIView { background-color: $brand }
UILabel { text-color: readable_on($brand) }
UILabel.faint { text-color: #4a86d0 }
]])
style.element("UIView", {
  id = "page",
  style.element("UILabel", { id = "title" }),
  style.element("UILabel", { id = "note", class = "faint" }),
})
