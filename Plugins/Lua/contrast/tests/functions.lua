-- Values: WCAG 2.2 (21 for black on white; 4.54 for #767676) and the published samples of APCA.
local style = require("style")

local function near(expression, expected, tolerance)
  local found = style.number(expression).value
  assert(math.abs(found - expected) <= tolerance, ("%s is %g, expected %g"):format(expression, found, expected))
end

near("wcag_ratio(black, white)", 21, 1e-9)
near("wcag_ratio(#767676, white)", 4.54, 0.005)
near("wcag_ratio(rgb(0 0 0 / 0), white)", 1, 1e-9)
near("apca(#888, #fff)", 63.056469930209424, 1e-6)
near("apca(#fff, #888)", -68.54146436644962, 1e-6)
near("apca(#000, #aaa)", 58.146262578561334, 1e-6)
near("apca(#aaa, #000)", -56.24113336839742, 1e-6)

style.sheet([[
UIView { background-color: #0a5dc2 }
UILabel { text-color: readable_on(#0a5dc2) }
UILabel.dark { background-color: #ffee88; text-color: readable_on(#ffee88) }
]])
style.element("UIView", { style.element("UILabel"), style.element("UILabel", { class = "dark" }) })
