-- 16 times powers of 5/4, to half points: 16, 20, 25, 39.0625 → 39, 12.8 → 13.
local style = require("style")

local function near(expression, expected)
  local found = style.number(expression).value
  assert(math.abs(found - expected) < 1e-9, ("%s is %g, expected %g"):format(expression, found, expected))
end

near("modular(0)", 16)
near("modular(1, 16, 2)", 32)
near("modular(2, 10, golden)", 26)
style.env { width = 800 }
near("fluid(10, 20)", 15)
near("fluid(10, 20, 900, 1000)", 10)

for _, level in ipairs { "display", "title", "heading", "body", "caption" } do
  style.element("UILabel", { id = level, class = "type-" .. level })
end
