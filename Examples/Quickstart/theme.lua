-- A theme: first what sheets may say, then the sheets, then a view to try them on.
local style = require("style")

-- A pack adds names for everybody: this one the function spacing(n).
style.use("spacing")

-- A class of our own, with a property whose values are the cases of an enum …
style.class("Card", { extends = "UIView" })
style.enum("Elevation", { flat = 0, raised = 4, floating = 12 })
style.property("Card", "elevation", { type = "Elevation", default = "flat" })

-- … and one whose values a converter reads.
style.converter("duration", {
  shape = "<number>(s|ms)",
  parse = function(text)
    local number, unit = text:match("^(%d*%.?%d+)(m?s)$")
    if not number then return nil, "expected a duration such as 200ms" end
    return tonumber(number) * (unit == "ms" and 0.001 or 1)
  end,
  print = function(seconds) return string.format("%.14gms", seconds * 1000) end,
})
style.property("Card", "fadeDuration", { type = "duration" })

-- A function that expressions may call, and two variables.
style.func("golden", function(n) return n * 1.618 end, { pure = true })
style.vars { brand = "#0a84ff", corner = 6 }

style.load("theme.css")
style.load("controls.cas")
style.view("card.xml")
