#include "LuaTwins.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <time.h>

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int64_t twin_call_lua(int64_t count) {
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    if (luaL_dostring(L, "return function(n) return n + 1 end") != LUA_OK) return -1;
    int64_t start = now();
    for (int64_t i = 0; i < count; i++) {
        lua_pushvalue(L, -1);
        lua_pushinteger(L, i);
        if (lua_pcall(L, 1, 1, 0) != LUA_OK) return -1;
        lua_tointegerx(L, -1, NULL);
        lua_pop(L, 1);
    }
    int64_t taken = now() - start;
    lua_close(L);
    return taken;
}

static int add_one(lua_State *L) {
    lua_pushinteger(L, luaL_checkinteger(L, 1) + 1);
    return 1;
}

int64_t twin_call_c(int64_t count) {
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    lua_register(L, "add_one", add_one);
    if (luaL_loadstring(L, "local count = ... local f = add_one for i = 1, count do f(i) end") != LUA_OK) return -1;
    lua_pushinteger(L, count);
    int64_t start = now();
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) return -1;
    int64_t taken = now() - start;
    lua_close(L);
    return taken;
}
