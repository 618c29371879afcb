/* Values as text, the same in every run: no addresses. */
#include "LuaHost.h"

#include <math.h>

const char *host_push_text(lua_State *L, int index, size_t *length) {
    index = lua_absindex(L, index);
    if (luaL_callmeta(L, index, "__tostring")) {
        if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "'__tostring' must return a string");
        return lua_tolstring(L, -1, length);
    }
    switch (lua_type(L, index)) {
        case LUA_TNUMBER:
            /* The sign of a NaN depends on the machine. */
            if (isnan(lua_tonumber(L, index))) lua_pushliteral(L, "nan");
            else lua_pushvalue(L, index);
            break;
        case LUA_TSTRING: lua_pushvalue(L, index); break;
        case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
        case LUA_TNIL: lua_pushliteral(L, "nil"); break;
        default: {
            int type = luaL_getmetafield(L, index, "__name");
            if (type == LUA_TSTRING) break;
            if (type != LUA_TNIL) lua_pop(L, 1);
            lua_pushstring(L, luaL_typename(L, index));
        }
    }
    return lua_tolstring(L, -1, length);
}

int host_tostring(lua_State *L) {
    luaL_checkany(L, 1);
    host_push_text(L, 1, NULL);
    return 1;
}

/* Upvalue: function of the host that takes one string. */
int host_print(lua_State *L) {
    int count = lua_gettop(L);
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (int i = 1; i <= count; i++) {
        if (i > 1) luaL_addchar(&buffer, '\t');
        host_push_text(L, i, NULL);
        luaL_addvalue(&buffer);
    }
    luaL_pushresult(&buffer);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, -2);
    lua_call(L, 1, 0);
    return 0;
}
