-- A page in the roles of one seed color; --env color-scheme=dark shows it in the dark.
local style = require("style")

style.use("material")
style.var("material-seed", "#0a84ff")
style.sheet([[
UIView { background-color: role(surface) }
UIButton { background-color: role(primary); title-color: role("on-primary"); layer.shadow-radius: elevation(1) }
UIButton:highlighted { background-color: state_layer(role(primary), role("on-primary"), pressed) }
]])
local save = style.element("UIButton", { id = "save" })
local send = style.element("UIButton", { id = "send" })
send:state("highlighted")
style.element("UIView", { id = "page", save, send })
