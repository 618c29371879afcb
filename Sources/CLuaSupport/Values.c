/* Pushes and writes of the host, each in protected mode because it may need memory. */
#include "LuaHost.h"

#include <string.h>

typedef struct {
    const char *bytes;
    size_t length;
} text;

static int make_string(lua_State *L) {
    const text *given = lua_touserdata(L, 1);
    lua_pushlstring(L, given->bytes, given->length);
    return 1;
}

int luahost_push_string(luahost *host, const char *bytes, size_t length) {
    text given = {bytes, length};
    if (!lua_checkstack(host->running, 4)) return LUAHOST_MEMORY;
    lua_pushlightuserdata(host->running, &given);
    return host_protect(host, make_string, 1, 1);
}

static int make_table(lua_State *L) {
    lua_createtable(L, (int)lua_tointeger(L, 1), (int)lua_tointeger(L, 2));
    return 1;
}

int luahost_push_table(luahost *host, int list_count, int key_count) {
    if (!lua_checkstack(host->running, 4)) return LUAHOST_MEMORY;
    lua_pushinteger(host->running, list_count);
    lua_pushinteger(host->running, key_count);
    return host_protect(host, make_table, 2, 1);
}

static int raw_set(lua_State *L) {
    lua_rawset(L, 1);
    return 0;
}

int luahost_raw_set(luahost *host, int table) {
    lua_State *L = host->running;
    if (!lua_checkstack(L, 4)) {
        lua_pop(L, 2);
        return LUAHOST_MEMORY;
    }
    lua_pushvalue(L, table);
    lua_insert(L, -3);
    return host_protect(host, raw_set, 3, 0);
}

static int make_reference(lua_State *L) {
    lua_pushinteger(L, luaL_ref(L, LUA_REGISTRYINDEX));
    return 1;
}

int luahost_reference(luahost *host, int *reference) {
    int kind = host_protect(host, make_reference, 1, 1);
    if (kind != LUAHOST_OK) return kind;
    *reference = (int)lua_tointeger(host->running, -1);
    lua_pop(host->running, 1);
    return LUAHOST_OK;
}

/* Writes only to places that exist already: cannot raise. */
void luahost_dereference(luahost *host, int reference) {
    if (lua_checkstack(host->running, 4)) luaL_unref(host->running, LUA_REGISTRYINDEX, reference);
}

void luahost_push_reference(lua_State *L, int reference) { lua_rawgeti(L, LUA_REGISTRYINDEX, reference); }
