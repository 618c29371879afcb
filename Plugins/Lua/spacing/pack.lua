-- Spacing in steps of a grid: spacing(2) is two steps, gutter(n) the room between n columns.
local style = require("style")

local step = 8

style.func("spacing", function(n) return n * step end, { pure = true, parameters = "steps", doc = "a number of steps of the grid of 8 points" })
style.func("gutter", function(columns) return (columns - 1) * step * 2 end,
  { pure = true, parameters = "columns", doc = "the room between a number of columns, in points" })

return { name = "spacing", version = "1.0.0", doc = "spacing in steps of a grid", requires = { engine = ">=1.0" } }
