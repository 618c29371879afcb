/* The functions of the basic library that need a check of their own. */
#include "LuaHost.h"

#include <stdio.h>
#include <string.h>

/* (table, metatable). Finalizers run with the budget's hook off, so scripts may have none. */
int host_setmetatable(lua_State *L) {
    int type = lua_type(L, 2);
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
    if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) return luaL_error(L, "cannot change a protected metatable");
    if (type == LUA_TTABLE) {
        lua_pushliteral(L, "__gc");
        if (lua_rawget(L, 2) != LUA_TNIL) return luaL_error(L, "\"__gc\" is not available to scripts");
    }
    lua_settop(L, 2);
    lua_setmetatable(L, 1);
    return 1;
}

int host_rawset(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checkany(L, 2);
    luaL_checkany(L, 3);
    lua_settop(L, 3);
    host_refuse_write(L, 1, 2);
    lua_rawset(L, 1);
    return 1;
}

/* ---- pcall and xpcall: a spent budget passes through them */

static int finish(lua_State *L, int status, lua_KContext first) {
    luahost *host = host_of(L);
    if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)first;
    if (host->tripped) return host_raise_tripped(L);
    host->frames_continue = false;
    lua_pushboolean(L, false);
    lua_insert(L, -2);
    return 2;
}

int host_pcall(lua_State *L) {
    luaL_checkany(L, 1);
    lua_pushboolean(L, true);
    lua_insert(L, 1);
    return finish(L, lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, finish), 0);
}

/* Upvalue: the script's handler, which is not to run when the budget is spent. */
static int call_handler(lua_State *L) {
    if (host_of(L)->tripped) return 1;
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

/* (function, handler, ...) */
int host_xpcall(lua_State *L) {
    int arguments = lua_gettop(L) - 2;
    luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, call_handler, 1);
    lua_replace(L, 2);
    lua_pushboolean(L, true);
    lua_pushvalue(L, 1);
    lua_rotate(L, 3, 2);
    return finish(L, lua_pcallk(L, arguments, LUA_MULTRET, 2, 2, finish), 2);
}

/* ---- load */

/* Text of the argument: a string, or what a function gives piece by piece. Pushed. */
static const char *source(lua_State *L, size_t *length) {
    if (lua_type(L, 1) == LUA_TSTRING) {
        lua_pushvalue(L, 1);
        return lua_tolstring(L, -1, length);
    }
    luaL_checktype(L, 1, LUA_TFUNCTION);
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (;;) {
        host_charge(L, 10);
        lua_pushvalue(L, 1);
        lua_call(L, 0, 1);
        if (lua_isnil(L, -1)) break;
        if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "the function given to load must return strings");
        if (lua_rawlen(L, -1) == 0) break;
        luaL_addvalue(&buffer);
    }
    lua_pop(L, 1);
    luaL_pushresult(&buffer);
    return lua_tolstring(L, -1, length);
}

/* (text or function [, name [, mode]]): text only, and only into the script's own globals. */
int host_load_text(lua_State *L) {
    luaL_checkany(L, 1);
    const char *given = luaL_optstring(L, 2, NULL);
    const char *mode = luaL_optstring(L, 3, "t");
    luaL_argcheck(L, strchr(mode, 't') != NULL, 3, "only text can be loaded");
    luaL_argcheck(L, lua_isnone(L, 4), 4, "an environment cannot be given");
    char name[LUA_IDSIZE] = "=(load)";
    if (given != NULL) {
        if (*given == '=' || *given == '@') given++;
        size_t shown = strcspn(given, "\r\n");
        snprintf(name, sizeof name, "=(load %.*s)", (int)(shown < 40 ? shown : 40), given);
    }
    size_t length;
    const char *text = source(L, &length);
    host_charge(L, (int64_t)(length / 4));
    if (luaL_loadbufferx(L, text, length, name, "t") == LUA_OK) return 1;
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
}

/* Upvalue: the stock function. Without a number it would take one from the clock. */
int host_randomseed(lua_State *L) {
    luaL_checknumber(L, 1);
    lua_settop(L, 2);
    if (lua_isnil(L, 2)) lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 0);
    return 0;
}
