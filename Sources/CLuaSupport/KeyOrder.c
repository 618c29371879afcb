/* `pairs` and `next` in an order that does not depend on addresses: numbers, strings, booleans, then other keys. */
#include "LuaHost.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    enum { NUMBER, STRING, BOOLEAN, OTHER } rank;
    bool is_integer;
    lua_Integer integer;
    lua_Number number;
    const char *text;
    size_t length;
    /* Place in the order in which the table gave it. */
    lua_Integer place;
} key;

static key read_key(lua_State *L, int index, lua_Integer place) {
    key k = {OTHER, false, 0, 0, NULL, 0, place};
    switch (lua_type(L, index)) {
        case LUA_TNUMBER:
            k.rank = NUMBER;
            k.is_integer = lua_isinteger(L, index);
            k.integer = lua_tointeger(L, index);
            k.number = lua_tonumber(L, index);
            break;
        case LUA_TSTRING:
            k.rank = STRING;
            k.text = lua_tolstring(L, index, &k.length);
            break;
        case LUA_TBOOLEAN:
            k.rank = BOOLEAN;
            k.integer = lua_toboolean(L, index);
            break;
        default: break;
    }
    return k;
}

static int three_way(lua_Integer a, lua_Integer b) { return a < b ? -1 : a > b; }

static int compare(const void *left, const void *right) {
    const key *a = left, *b = right;
    if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
    switch (a->rank) {
        case NUMBER:
            if (a->is_integer && b->is_integer) return three_way(a->integer, b->integer);
            if (a->number != b->number) return a->number < b->number ? -1 : 1;
            /* Only the largest integer and 2^63 as a float come here. */
            return b->is_integer - a->is_integer;
        case STRING: {
            int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
            return order != 0 ? order : three_way((lua_Integer)a->length, (lua_Integer)b->length);
        }
        case BOOLEAN: return three_way(a->integer, b->integer);
        default: return three_way(a->place, b->place);
    }
}

/* Pushes a list of the keys of the table at `table`, in order. */
static void push_keys(lua_State *L, int table) {
    lua_Integer count = 0;
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) count++;
    host_charge(L, count * 4);
    luaL_argcheck(L, count <= 1 << 26, 1, "too many keys");
    lua_createtable(L, (int)count, 0);
    int list = lua_gettop(L);
    key *keys = lua_newuserdatauv(L, (size_t)(count + 1) * sizeof *keys, 0);
    lua_Integer place = 0;
    bool sorted = true;
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        keys[place] = read_key(L, -2, place);
        if (place > 0 && compare(&keys[place - 1], &keys[place]) > 0) sorted = false;
        lua_pushvalue(L, -2);
        lua_rawseti(L, list, ++place);
    }
    if (!sorted) {
        qsort(keys, (size_t)count, sizeof *keys, compare);
        host_charge(L, count * 16);
        lua_createtable(L, (int)count, 0);
        for (lua_Integer i = 0; i < count; i++) {
            lua_rawgeti(L, list, keys[i].place + 1);
            lua_rawseti(L, -2, i + 1);
        }
        lua_replace(L, list);
    }
    lua_settop(L, list);
}

/* Upvalues: keys, table, position. Fields that were cleared meanwhile are left out. */
static int step(lua_State *L) {
    lua_Integer position = lua_tointeger(L, lua_upvalueindex(3));
    lua_settop(L, 0);
    for (;;) {
        host_charge(L, 1);
        if (lua_rawgeti(L, lua_upvalueindex(1), ++position) == LUA_TNIL) return 1;
        lua_pushvalue(L, 1);
        if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) break;
        lua_settop(L, 0);
    }
    lua_pushinteger(L, position);
    lua_replace(L, lua_upvalueindex(3));
    return 2;
}

int host_pairs(lua_State *L) {
    luaL_checkany(L, 1);
    if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(L, 1);
        lua_call(L, 1, 3);
        return 3;
    }
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    host_push_behind(L, 1);
    push_keys(L, 2);
    lua_insert(L, 2);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, step, 3);
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
}

/* (table [, key]): looks through the whole table for the key that follows. */
int host_next(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 2);
    host_push_behind(L, 1);
    lua_replace(L, 1);
    bool is_first = lua_isnil(L, 2);
    key after = is_first ? (key){0} : read_key(L, 2, 0);
    key best = {OTHER, false, 0, 0, NULL, 0, 0};
    bool found = false;
    lua_Integer count = 0;
    lua_pushnil(L); /* 3: the best key */
    if (!is_first && after.rank == OTHER) {
        lua_pushvalue(L, 2);
    } else {
        lua_pushnil(L);
    }
    while (lua_next(L, 1)) {
        lua_pop(L, 1);
        key candidate = read_key(L, -1, 0);
        count++;
        bool follows = is_first || after.rank == OTHER ? is_first || candidate.rank == OTHER
                                                       : compare(&after, &candidate) < 0;
        if (follows && (!found || compare(&candidate, &best) < 0)) {
            best = candidate;
            found = true;
            lua_pushvalue(L, -1);
            lua_replace(L, 3);
            /* Keys without an order come as the table gives them. */
            if (after.rank == OTHER && !is_first) break;
        }
    }
    host_charge(L, count * 2);
    lua_settop(L, 3);
    if (!found) return 1;
    lua_pushvalue(L, 3);
    lua_rawget(L, 1);
    return 2;
}
