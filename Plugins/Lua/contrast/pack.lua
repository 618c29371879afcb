-- Contrast of text: the ratio of WCAG 2, the lightness contrast of APCA, a text color that can be read, and a check of
-- every text that is styled.
local style = require("style")

-- Light of an sRGB component. Source: WCAG 2.2, "relative luminance".
local function linear(component)
  if component <= 0.04045 then return component / 12.92 end
  return ((component + 0.055) / 1.055) ^ 2.4
end

local function luminance(color)
  return 0.2126 * linear(color[1]) + 0.7152 * linear(color[2]) + 0.0722 * linear(color[3])
end

-- A color as a list of its parts, laid over another one if it is not opaque.
local function parts(color, below)
  if type(color) == "string" then color = style.color(color) end
  if color.space ~= "srgb" then error("contrast needs sRGB colors, got " .. color.text, 0) end
  local alpha = color.alpha
  local result = { color.red, color.green, color.blue }
  if alpha < 1 and below then
    for i = 1, 3 do result[i] = result[i] * alpha + below[i] * (1 - alpha) end
  end
  return result
end

local function ratio(text, background)
  local a, b = luminance(text), luminance(background)
  if a < b then a, b = b, a end
  return (a + 0.05) / (b + 0.05)
end

-- Source: APCA 0.0.98G-4g (Myndex, SAPC), the published constants.
local function screen_light(color)
  local y = 0.2126729 * color[1] ^ 2.4 + 0.7151522 * color[2] ^ 2.4 + 0.0721750 * color[3] ^ 2.4
  if y < 0.022 then y = y + (0.022 - y) ^ 1.414 end
  return y
end

local function lightness_contrast(text, background)
  local t, b = screen_light(text), screen_light(background)
  if math.abs(b - t) < 0.0005 then return 0 end
  if b > t then
    local value = (b ^ 0.56 - t ^ 0.57) * 1.14
    return value < 0.1 and 0 or (value - 0.027) * 100
  end
  local value = (b ^ 0.65 - t ^ 0.62) * 1.14
  return value > -0.1 and 0 or (value + 0.027) * 100
end

local white, black = { 1, 1, 1 }, { 0, 0, 0 }

style.func("wcag_ratio", function(text, background)
  local below = parts(background, white)
  return ratio(parts(text, below), below)
end, { pure = true, parameters = "text, background", doc = "the contrast ratio of WCAG 2, 1 to 21; what is not opaque is laid over the background" })

style.func("apca", function(text, background)
  local below = parts(background, white)
  return lightness_contrast(parts(text, below), below)
end, { pure = true, parameters = "text, background", doc = "the lightness contrast of APCA, -108 to 106; negative for light text on dark" })

style.func("readable_on", function(background)
  local below = parts(background, white)
  return style.color(ratio(white, below) >= ratio(black, below) and "white" or "black")
end, { pure = true, parameters = "background", doc = "black or white, whichever has more contrast on the color" })

-- The check. `contrast-check` is a variable that any sheet or theme may set: AA, AAA or off.
local levels = { AA = { normal = 4.5, large = 3 }, AAA = { normal = 7, large = 4.5 } }
style.var("contrast-check", "AA")

local function value(element, property)
  local ok, result = pcall(function() return element:get(property) end)
  if ok and type(result) ~= "string" then return result end
end

-- The color behind an element: its own background and those around it, down to white.
local function background(element)
  local layers, color = {}, white
  local next = element
  while next do
    local layer = value(next, "background-color")
    if layer then
      layers[#layers + 1] = layer
      if layer.alpha == 1 then break end
    end
    next = next.parent
  end
  for i = #layers, 1, -1 do color = parts(layers[i], color) end
  return color
end

local function is_large(element)
  local font = value(element, "font")
  local size = font and font.data.size
  return size and (size >= 24 or size >= 18.66 and (font.data.weight or 400) >= 700)
end

local function check(element, level)
  for _, property in ipairs { "text-color", "title-color" } do
    local color = value(element, property)
    if color then
      local below = background(element)
      local found = ratio(parts(color, below), below)
      local needed = is_large(element) and level.large or level.normal
      if found < needed then
        local name = element.type .. (element.id and "#" .. element.id or "")
        print(("%s (%s): the contrast of %s %s is %.2f, below %g"):format(element.path, name, property, color.text, found, needed))
      end
    end
  end
end

style.on("apply", function(element, changes)
  local level = levels[style.raw("contrast-check")]
  if not level then return end
  for _, change in ipairs(changes) do
    local name = change.property
    if name:find("[cC]olor$") then
      check(element, level)
      return
    end
  end
end)

return { name = "contrast", version = "1.0.0", doc = "WCAG and APCA contrast, readable text colors, a check of styled text", requires = { engine = ">=1.0" } }
