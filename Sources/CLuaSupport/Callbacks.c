/* Functions and objects of the host as values of Lua. */
#include "LuaHost.h"

#include <stdlib.h>
#include <string.h>

/* Boxes that may be there before any is counted as too many. */
enum { MOST_BOXES = 8192 };

typedef struct {
    luahost_callback callback;
    void *context;
} box;

static int raise_refusal(lua_State *L, luahost *host, int refusal) {
    if (host->tripped) return host_raise_tripped(L);
    if (refusal == LUAHOST_NO_MEMORY || host->fault == NULL) {
        lua_pushliteral(L, "not enough memory");
        return lua_error(L);
    }
    lua_pushlstring(L, host->fault, host->fault_length);
    free(host->fault);
    host->fault = NULL;
    return lua_error(L);
}

static int call_host(lua_State *L) {
    luahost *host = host_of(L);
    box *function = lua_touserdata(L, lua_upvalueindex(1));
    host_charge(L, CALLBACK_STEPS);
    lua_State *resumer = host->running;
    host->running = L;
    int count = function->callback(function->context, L);
    host->running = resumer;
    /* The frame of the host is gone: from here on an error may be raised. */
    return count >= 0 ? count : raise_refusal(L, host, count);
}

int host_release_box(lua_State *L) {
    luahost *host = host_of(L);
    box *released = lua_touserdata(L, 1);
    void *context = released->context;
    released->context = NULL;
    host->boxes--;
    if (context != NULL) host->release(context);
    return 0;
}

/* A new box with its context still to be set. Lua's steps release boxes more slowly than a script can drop them, so the
 * garbage is collected whole each time their number has doubled. */
static box *make_box(lua_State *L, luahost_callback callback) {
    luahost *host = host_of(L);
    size_t least = host->limit && host->limit / 1024 < MOST_BOXES ? host->limit / 1024 : MOST_BOXES;
    if (host->boxes >= host->collect_at && host->boxes >= least) {
        lua_gc(L, LUA_GCCOLLECT);
        host->collect_at = host->boxes * 2;
    }
    box *made = lua_newuserdatauv(L, sizeof *made, 0);
    *made = (box){callback, NULL};
    host->boxes++;
    return made;
}

/* (light userdata: box) -> function. Takes the context over by clearing it in the given box. */
static int make_callback(lua_State *L) {
    box *given = lua_touserdata(L, 1);
    box *kept = make_box(L, given->callback);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_boxes_key);
    lua_setmetatable(L, -2);
    kept->context = given->context;
    given->context = NULL;
    lua_pushcclosure(L, call_host, 1);
    return 1;
}

int luahost_push_callback(luahost *host, luahost_callback callback, void *context) {
    box given = {callback, context};
    int kind = LUAHOST_MEMORY;
    if (lua_checkstack(host->running, 4)) {
        lua_pushlightuserdata(host->running, &given);
        kind = host_protect(host, make_callback, 1, 1);
    }
    if (given.context != NULL) host->release(given.context);
    return kind;
}

/* ---- objects */

/* Upvalues: methods, fields, label. (object, key) -> method or value of the field. */
static int read_member(lua_State *L) {
    lua_settop(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) {
        lua_pushvalue(L, 1);
        lua_call(L, 1, 1);
        return 1;
    }
    lua_settop(L, 2);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_names_key);
    lua_pushliteral(L, "member");
    lua_pushvalue(L, lua_upvalueindex(3));
    lua_pushvalue(L, 2);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_call(L, 5, 0);
    return luaL_error(L, "no such member");
}

/* Upvalues: label, methods, fields. */
static int write_member(lua_State *L) {
    lua_settop(L, 3);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_names_key);
    lua_pushliteral(L, "write");
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 2);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushvalue(L, lua_upvalueindex(3));
    lua_call(L, 5, 0);
    return luaL_error(L, "members cannot be set");
}

/* (label, methods, fields, operators) -> metatable: the operators' table, completed. */
static int make_kind(lua_State *L) {
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, read_member, 3);
    lua_setfield(L, 4, "__index");
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_pushcclosure(L, write_member, 3);
    lua_setfield(L, 4, "__newindex");
    lua_pushvalue(L, 1);
    lua_setfield(L, 4, "__name");
    lua_pushboolean(L, false);
    lua_setfield(L, 4, "__metatable");
    lua_pushcfunction(L, host_release_box);
    lua_setfield(L, 4, "__gc");
    lua_pushboolean(L, true);
    lua_rawsetp(L, 4, &host_object_key);
    return 1;
}

int luahost_define_object(luahost *host, const char *label, int *reference) {
    int kind = luahost_push_string(host, label, strlen(label));
    if (kind != LUAHOST_OK) {
        lua_pop(host->running, 3);
        return kind;
    }
    lua_insert(host->running, -4);
    kind = host_protect(host, make_kind, 4, 1);
    return kind == LUAHOST_OK ? luahost_reference(host, reference) : kind;
}

bool luahost_push_known_object(luahost *host, void *identity) {
    lua_State *L = host->running;
    if (!lua_checkstack(L, 2)) return false;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_objects_key);
    lua_rawgetp(L, -1, identity);
    lua_remove(L, -2);
    if (lua_type(L, -1) == LUA_TUSERDATA) return true;
    lua_pop(L, 1);
    return false;
}

/* (light userdata: box, kind, identity) -> object */
static int make_object(lua_State *L) {
    box *given = lua_touserdata(L, 1);
    box *kept = make_box(L, NULL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua_tointeger(L, 2));
    lua_setmetatable(L, -2);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_objects_key);
    lua_pushvalue(L, -2);
    lua_rawsetp(L, -2, lua_touserdata(L, 3));
    lua_pop(L, 1);
    kept->context = given->context;
    given->context = NULL;
    return 1;
}

int luahost_push_object(luahost *host, int kind, void *identity, void *context) {
    box given = {NULL, context};
    int result = LUAHOST_MEMORY;
    lua_State *L = host->running;
    if (lua_checkstack(L, 6)) {
        lua_pushlightuserdata(L, &given);
        lua_pushinteger(L, kind);
        lua_pushlightuserdata(L, identity);
        result = host_protect(host, make_object, 3, 1);
    }
    if (given.context != NULL) host->release(given.context);
    return result;
}

void *luahost_object(lua_State *L, int index) {
    box *object = lua_type(L, index) == LUA_TUSERDATA ? lua_touserdata(L, index) : NULL;
    if (object == NULL || !lua_checkstack(L, 2) || !lua_getmetatable(L, index)) return NULL;
    bool is_object = lua_rawgetp(L, -1, &host_object_key) != LUA_TNIL;
    lua_pop(L, 2);
    return is_object ? object->context : NULL;
}
