-- Colors in tones of one seed, layers for states, elevation: the roles of Material Design 3.
--
-- A tone is the lightness L* of CIE LCh, 0 to 100, with the hue of the seed and as much chroma as sRGB can show. (Material
-- takes hue and chroma from CAM16; tones agree in lightness, so contrast does too, and differ slightly in hue.)
local style = require("style")

-- Source: CSS Color 4, section 18: sRGB, linear light, CIE XYZ of D65, CIE Lab.
local function linear(c) return c <= 0.04045 and c / 12.92 or ((c + 0.055) / 1.055) ^ 2.4 end
local function encoded(c) return c <= 0.0031308 and 12.92 * c or 1.055 * c ^ (1 / 2.4) - 0.055 end

local white = { 0.95045592705167, 1, 1.08905775075988 }
local epsilon, kappa = 216 / 24389, 24389 / 27

local function lch(color)
  local r, g, b = linear(color.red), linear(color.green), linear(color.blue)
  local xyz = {
    0.41239079926595934 * r + 0.357584339383878 * g + 0.1804807884018343 * b,
    0.21263900587151027 * r + 0.715168678767756 * g + 0.07219231536073371 * b,
    0.01933081871559182 * r + 0.11919477979462598 * g + 0.9505321522496607 * b,
  }
  local f = {}
  for i = 1, 3 do
    local v = xyz[i] / white[i]
    f[i] = v > epsilon and v ^ (1 / 3) or (kappa * v + 16) / 116
  end
  local a, bb = 500 * (f[1] - f[2]), 200 * (f[2] - f[3])
  return 116 * f[2] - 16, math.sqrt(a * a + bb * bb), math.atan(bb, a)
end

local function rgb(l, c, h)
  local fy = (l + 16) / 116
  local f = { fy + c * math.cos(h) / 500, fy, fy - c * math.sin(h) / 200 }
  local v = {}
  for i = 1, 3 do
    local cube = f[i] ^ 3
    if i == 2 then cube = l > kappa * epsilon and fy ^ 3 or l / kappa
    elseif cube <= epsilon then cube = (116 * f[i] - 16) / kappa end
    v[i] = cube * white[i]
  end
  return 3.2409699419045213 * v[1] - 1.5373831775700935 * v[2] - 0.4986107602930033 * v[3],
    -0.9692436362808798 * v[1] + 1.8759675015077206 * v[2] + 0.04155505740717561 * v[3],
    0.05563007969699361 * v[1] - 0.20397695888897657 * v[2] + 1.0569715142428786 * v[3]
end

local function fits(l, c, h)
  for _, part in ipairs { rgb(l, c, h) } do
    if part < -0.0001 or part > 1.0001 then return false end
  end
  return true
end

-- The color of a tone; chroma is lowered until sRGB can show it.
local function color(tone, chroma, hue)
  if tone <= 0 then return style.color("#000000") end
  if tone >= 100 then return style.color("#ffffff") end
  if not fits(tone, chroma, hue) then
    local low, high = 0, chroma
    for _ = 1, 24 do
      local middle = (low + high) / 2
      if fits(tone, middle, hue) then low = middle else high = middle end
    end
    chroma = low
  end
  local r, g, b = rgb(tone, chroma, hue)
  local function part(v) return math.floor(encoded(math.max(0, math.min(1, v))) * 255 + 0.5) end
  return style.color(("#%02x%02x%02x"):format(part(r), part(g), part(b)))
end

-- Any sheet or theme may set another seed.
style.var("material-seed", "#6750a4")

-- Chroma and turn of the hue for each palette; the numbers of Material's "tonal spot" scheme.
local palettes = {
  primary = { least = 48 }, secondary = { chroma = 16 }, tertiary = { chroma = 24, turn = math.rad(60) },
  neutral = { chroma = 4 }, ["neutral-variant"] = { chroma = 8 }, error = { chroma = 84, hue = math.rad(25) },
}

-- Tones of each role in light and in dark.
local roles = {
  background = { "neutral", 98, 6 }, surface = { "neutral", 98, 6 }, ["on-surface"] = { "neutral", 10, 90 },
  ["surface-container"] = { "neutral", 94, 12 }, ["surface-variant"] = { "neutral-variant", 90, 30 },
  ["on-surface-variant"] = { "neutral-variant", 30, 80 }, outline = { "neutral-variant", 50, 60 },
  ["outline-variant"] = { "neutral-variant", 80, 30 },
}
for _, name in ipairs { "primary", "secondary", "tertiary", "error" } do
  roles[name] = { name, 40, 80 }
  roles["on-" .. name] = { name, 100, 20 }
  roles[name .. "-container"] = { name, 90, 30 }
  roles["on-" .. name .. "-container"] = { name, 10, 90 }
end

local function named(rows, name, what)
  local found = rows[name]
  if found then return found end
  local names = {}
  for key in pairs(rows) do names[#names + 1] = key end
  error(("%s is no %s: expected %s"):format(tostring(name), what, table.concat(names, ", ")), 0)
end

local function tone(seed, number, palette)
  local _, chroma, hue = lch(seed)
  local entry = named(palettes, palette or "primary", "palette")
  return color(number, entry.chroma or math.max(chroma, entry.least), entry.hue or hue + (entry.turn or 0))
end

style.func("tone", function(seed, number, palette) return tone(seed, number, palette) end,
  { pure = true, parameters = "seed, tone, …", doc = "a tone of a color, 0 black to 100 white: tone(seed, tone, palette)" })

style.func("role", function(name)
  local entry = named(roles, name, "role")
  local dark = style.env()["color-scheme"] == "dark"
  return tone(style.get("material-seed", "color"), dark and entry[3] or entry[2], entry[1])
end, { parameters = "name", doc = "the color of a role such as on-primary, from $material-seed, in light or dark" })

-- Opacity of the layer that a state lays over a container. Source: m3.material.io, states.
local layers = { hover = 0.08, focus = 0.1, pressed = 0.1, dragged = 0.16 }

style.func("state_layer", function(container, content, state)
  local share = named(layers, state, "state")
  return container:call("mix", { content, (1 - share) * 100 .. "%" })
end, { pure = true, parameters = "container, content, state", doc = "a container's color in a state: hover, focus, pressed, dragged" })

-- Heights in points. Source: m3.material.io, elevation.
local heights = { [0] = 0, 1, 3, 6, 8, 12 }

style.func("elevation", function(level)
  local height = heights[level]
  if not height then error(("%g is no level of elevation: expected 0 to 5"):format(level), 0) end
  return height
end, { pure = true, parameters = "level", doc = "the height of a level of elevation, 0 to 5, in points" })

return { name = "material", version = "1.0.0", doc = "tonal colors, roles, state layers and elevation of Material Design", requires = { engine = ">=1.0" } }
