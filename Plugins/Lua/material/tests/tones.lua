-- Tones have the lightness that they say: L* of CIE Lab, computed here from the luminance.
local style = require("style")

local function linear(c) return c <= 0.04045 and c / 12.92 or ((c + 0.055) / 1.055) ^ 2.4 end

local function lightness(color)
  local y = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  return y > 216 / 24389 and 116 * y ^ (1 / 3) - 16 or y * 24389 / 27
end

for _, seed in ipairs { "#6750a4", "#0a84ff", "#00ff00", "#ff0000", "#123456" } do
  for tone = 0, 100, 10 do
    local found = lightness(style.color(("tone(%s, %d)"):format(seed, tone)))
    assert(math.abs(found - tone) < 0.6, ("tone %d of %s has the lightness %g"):format(tone, seed, found))
  end
end

style.sheet([[
UIView { background-color: role(surface) }
UILabel { text-color: role("on-primary-container"); background-color: role("primary-container") }
UILabel:highlighted { background-color: state_layer(#ffffff, #000000, hover); layer.shadow-radius: elevation(3) }
]])
local on = style.element("UILabel", { id = "on" })
on:state("highlighted")
style.element("UIView", { style.element("UILabel", { id = "off" }), on })
