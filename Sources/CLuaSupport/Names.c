/* Read-only tables, and names that are not there. */
#include "LuaHost.h"

/* Calls the host's name handler, which raises. */
static int refuse_name(lua_State *L, const char *access, int label, int key, int names) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_names_key);
    if (lua_isnil(L, -1)) return luaL_error(L, "unknown name");
    lua_pushstring(L, access);
    lua_pushvalue(L, label);
    lua_pushvalue(L, key);
    lua_pushvalue(L, names);
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_call(L, 5, 0);
    return luaL_error(L, "unknown name");
}

/* Upvalues: label or nil, table of the names. (table, key) */
static int read_missing(lua_State *L) {
    lua_settop(L, 2);
    return refuse_name(L, "read", lua_upvalueindex(1), 2, lua_upvalueindex(2));
}

/* Upvalues: label, table of the names. (view, key, value) */
static int write_locked(lua_State *L) {
    lua_settop(L, 3);
    return refuse_name(L, "write", lua_upvalueindex(1), 2, lua_upvalueindex(2));
}

void host_missing_names(lua_State *L, const char *label) {
    int names = lua_gettop(L);
    lua_createtable(L, 0, 2);
    lua_pushstring(L, label);
    lua_pushvalue(L, names);
    lua_pushcclosure(L, read_missing, 2);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, names);
}

void host_lock(lua_State *L, const char *label) {
    host_missing_names(L, label);
    int names = lua_gettop(L);
    lua_createtable(L, 0, 0);
    lua_createtable(L, 0, 6);
    lua_pushvalue(L, names);
    lua_setfield(L, -2, "__index");
    lua_pushstring(L, label);
    lua_pushvalue(L, names);
    lua_pushcclosure(L, write_locked, 2);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushstring(L, label);
    lua_setfield(L, -2, "__name");
    lua_pushvalue(L, names);
    lua_rawsetp(L, -2, &host_lock_key);
    lua_setmetatable(L, -2);
    lua_remove(L, names);
}

void host_push_behind(lua_State *L, int index) {
    index = lua_absindex(L, index);
    if (lua_getmetatable(L, index)) {
        if (lua_rawgetp(L, -1, &host_lock_key) == LUA_TTABLE) {
            lua_remove(L, -2);
            return;
        }
        lua_pop(L, 2);
    }
    lua_pushvalue(L, index);
}

/* Raises if the raw write `table[key]` would change what scripts may not change. */
void host_refuse_write(lua_State *L, int table, int key) {
    if (!lua_getmetatable(L, table)) return;
    int type = lua_rawgetp(L, -1, &host_lock_key);
    if (type == LUA_TTABLE) {
        lua_getfield(L, -2, "__name");
        refuse_name(L, "write", lua_gettop(L), key, lua_gettop(L) - 1);
    }
    if (type == LUA_TBOOLEAN) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &host_builtins_key);
        lua_pushvalue(L, key);
        if (lua_rawget(L, -2) != LUA_TNIL) {
            lua_pushnil(L);
            refuse_name(L, "write", lua_gettop(L), key, lua_gettop(L) - 2);
        }
        lua_pop(L, 2);
    }
    lua_pop(L, 2);
}

/* `__newindex` of the globals: new names are the script's own, those of the sandbox stay. */
int host_write_global(lua_State *L) {
    lua_settop(L, 3);
    host_refuse_write(L, 1, 2);
    lua_rawset(L, 1);
    return 0;
}

static int lock(lua_State *L) {
    const char *label = lua_touserdata(L, 1);
    host_lock(L, label);
    return 1;
}

int luahost_lock(luahost *host, const char *label) {
    lua_State *L = host->running;
    if (!lua_checkstack(L, 4)) {
        lua_pop(L, 1);
        return LUAHOST_MEMORY;
    }
    lua_pushlightuserdata(L, (void *)label);
    lua_insert(L, -2);
    return host_protect(host, lock, 2, 1);
}

static int define_global(lua_State *L) {
    const char *name = lua_touserdata(L, 1);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_builtins_key);
    lua_pushstring(L, name);
    lua_pushvalue(L, 2);
    lua_rawset(L, -3);
    return 0;
}

int luahost_define_global(luahost *host, const char *name) {
    lua_State *L = host->running;
    if (!lua_checkstack(L, 4)) {
        lua_pop(L, 1);
        return LUAHOST_MEMORY;
    }
    lua_pushlightuserdata(L, (void *)name);
    lua_insert(L, -2);
    return host_protect(host, define_global, 2, 0);
}

static int set_name_handler(lua_State *L) {
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_names_key);
    return 0;
}

int luahost_set_name_handler(luahost *host) { return host_protect(host, set_name_handler, 1, 0); }

static int set_printer(lua_State *L) {
    lua_pushcclosure(L, host_print, 1);
    lua_pushlightuserdata(L, (void *)"print");
    lua_insert(L, 1);
    return define_global(L);
}

int luahost_set_printer(luahost *host) { return host_protect(host, set_printer, 1, 0); }
