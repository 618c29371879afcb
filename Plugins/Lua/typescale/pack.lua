-- Sizes of type: steps of a modular scale, sizes that grow with the width, and classes for the usual levels.
local style = require("style")

-- Musical ratios by name, as type designers call them.
local ratios = {
  ["minor-second"] = 16 / 15, ["major-second"] = 9 / 8, ["minor-third"] = 6 / 5, ["major-third"] = 5 / 4,
  ["perfect-fourth"] = 4 / 3, ["augmented-fourth"] = math.sqrt(2), ["perfect-fifth"] = 3 / 2, golden = (1 + math.sqrt(5)) / 2,
}

-- Any sheet or theme may set these anew.
style.vars { ["type-base"] = 16, ["type-ratio"] = "major-third", ["type-rounding"] = 0.5 }

local function number(name) return style.number(style.raw(name)).value end

local function ratio(value)
  local known = ratios[tostring(value)]
  local result = known or tonumber(tostring(value))
  if not result or result <= 1 then error(("%s is no ratio: a number above 1, or a name such as major-third"):format(tostring(value)), 0) end
  return result
end

-- Half a step up, so that .5 goes up as in print.
local function rounded(value)
  local step = number("type-rounding")
  if step <= 0 then return value end
  return math.floor(value / step + 0.5) * step
end

style.func("modular", function(step, base, by)
  return rounded((base or number("type-base")) * ratio(by or style.raw("type-ratio")) ^ step)
end, { parameters = "step, …", doc = "the size a number of steps from the base: modular(step, base, ratio); the variables type-base and type-ratio fill in" })

style.func("fluid", function(least, most, narrow, wide)
  narrow, wide = narrow or 320, wide or 1280
  local part = (style.env().width - narrow) / (wide - narrow)
  return least + (most - least) * math.max(0, math.min(1, part))
end, { parameters = "least, most, …", doc = "a size that grows with the width: fluid(least, most, narrow, wide), from 320 to 1280 points unless given" })

-- The levels of text, by class. The font's family stays what it is.
style.sheet([[
UILabel.type-display { font: modular(4) }
UILabel.type-title { font: modular(2) }
UILabel.type-heading { font: modular(1) }
UILabel.type-body { font: modular(0) }
UILabel.type-caption { font: modular(-1) }
]], { name = "typescale.css" })

return { name = "typescale", version = "1.0.0", doc = "modular and fluid type scales, with classes for levels of text", requires = { engine = ">=1.0" } }
