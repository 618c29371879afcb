-- Two steps of 8 are 16; three columns have two gutters of 16.
local style = require("style")

style.sheet("UIView { corner-radius: spacing(2); border-width: gutter(3) }")
style.element("UIView")
