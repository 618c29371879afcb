/* What the scripting runtime does, in plain C over the same Lua: the other side of each ratio. */
#ifndef LUATWINS_H
#define LUATWINS_H

#include <stdint.h>

/* Nanoseconds for `count` calls of `function(n) return n + 1 end` through lua_pcall. */
int64_t twin_call_lua(int64_t count);
/* Nanoseconds for `count` calls of a C function that adds one, from a loop in Lua. */
int64_t twin_call_c(int64_t count);

#endif
