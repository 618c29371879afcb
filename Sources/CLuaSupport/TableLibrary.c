/* The table library with every element paid for, so that no length or range runs past the budget. */
#include "LuaHost.h"

#include <limits.h>

int host_table_insert(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer end = (lua_Integer)((lua_Unsigned)luaL_len(L, 1) + 1);
    lua_Integer position = end;
    if (lua_gettop(L) == 3) {
        position = luaL_checkinteger(L, 2);
        luaL_argcheck(L, (lua_Unsigned)position - 1u < (lua_Unsigned)end, 2, "position out of bounds");
        for (lua_Integer i = end; i > position; i--) {
            host_charge(L, 1);
            lua_geti(L, 1, i - 1);
            lua_seti(L, 1, i);
        }
    } else if (lua_gettop(L) != 2) {
        return luaL_error(L, "wrong number of arguments to 'insert'");
    }
    lua_seti(L, 1, position);
    return 0;
}

int host_table_remove(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer size = luaL_len(L, 1);
    lua_Integer position = luaL_optinteger(L, 2, size);
    if (lua_gettop(L) > 1) {
        bool is_inside = (lua_Unsigned)position - 1u <= (lua_Unsigned)size;
        luaL_argcheck(L, is_inside || (size == 0 && position == 0), 2, "position out of bounds");
    }
    lua_geti(L, 1, position);
    for (; position < size; position++) {
        host_charge(L, 1);
        lua_geti(L, 1, position + 1);
        lua_seti(L, 1, position);
    }
    lua_pushnil(L);
    lua_seti(L, 1, position);
    return 1;
}

/* (from, first, last, target [, to]) */
int host_table_move(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3), target = luaL_checkinteger(L, 4);
    int to = lua_isnoneornil(L, 5) ? 1 : 5;
    luaL_checktype(L, to, LUA_TTABLE);
    if (last >= first) {
        luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
        lua_Integer count = last - first + 1;
        luaL_argcheck(L, target <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
        /* From the end where source and target overlap in a way that would overwrite what is still to be read. */
        bool forward = target > last || target <= first || (to != 1 && !lua_compare(L, 1, to, LUA_OPEQ));
        for (lua_Integer i = 0; i < count; i++) {
            lua_Integer offset = forward ? i : count - 1 - i;
            host_charge(L, 1);
            lua_geti(L, 1, first + offset);
            lua_seti(L, to, target + offset);
        }
    }
    lua_pushvalue(L, to);
    return 1;
}

/* (list [, separator [, first [, last]]]) */
int host_table_concat(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer size = luaL_len(L, 1);
    size_t length;
    const char *separator = luaL_optlstring(L, 2, "", &length);
    lua_Integer first = luaL_optinteger(L, 3, 1), last = luaL_optinteger(L, 4, size);
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (lua_Integer i = first; i <= last; i++) {
        host_charge(L, 2);
        lua_geti(L, 1, i);
        if (!lua_isstring(L, -1)) {
            return luaL_error(L, "invalid value (a %s) at index %I in table for 'concat'", luaL_typename(L, -1), i);
        }
        luaL_addvalue(&buffer);
        if (i == last) break; /* `i` may be the largest integer. */
        luaL_addlstring(&buffer, separator, length);
    }
    luaL_pushresult(&buffer);
    return 1;
}

/* (list [, first [, last]]) */
int host_table_unpack(lua_State *L) {
    luaL_checkany(L, 1);
    lua_Integer first = luaL_optinteger(L, 2, 1);
    lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
    if (first > last) return 0;
    lua_Unsigned more = (lua_Unsigned)last - (lua_Unsigned)first;
    if (more >= (lua_Unsigned)INT_MAX || !lua_checkstack(L, (int)more + 1)) {
        return luaL_error(L, "too many results to unpack");
    }
    host_charge(L, (int64_t)more);
    for (lua_Unsigned i = 0; i <= more; i++) lua_geti(L, 1, (lua_Integer)((lua_Unsigned)first + i));
    return (int)more + 1;
}

/* ---- sort: a stable merge, which ends whatever the comparison says */

/* Whether the value on top comes before the one below it. */
static bool comes_before(lua_State *L) {
    if (lua_isnil(L, 2)) return lua_compare(L, -1, -2, LUA_OPLT);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -4);
    lua_call(L, 2, 1);
    bool result = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return result;
}

/* Merges two neighbouring sorted runs of the table at `from` into the one at `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer left, lua_Integer right, lua_Integer end) {
    lua_Integer middle = right;
    for (lua_Integer at = left; at < end; at++) {
        host_charge(L, 4);
        bool takes_right = left >= middle;
        if (!takes_right && right < end) {
            lua_rawgeti(L, from, left);
            lua_rawgeti(L, from, right);
            takes_right = comes_before(L);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, from, takes_right ? right++ : left++);
        lua_rawseti(L, to, at);
    }
}

/* (list [, comes before]) */
int host_table_sort(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    lua_Integer count = luaL_len(L, 1);
    if (count < 2) return 0;
    luaL_argcheck(L, count < INT_MAX, 1, "array too big");
    lua_createtable(L, (int)lua_rawlen(L, 1), 0);
    lua_createtable(L, (int)lua_rawlen(L, 1), 0);
    int from = 3, to = 4;
    for (lua_Integer i = 1; i <= count; i++) {
        host_charge(L, 1);
        lua_geti(L, 1, i);
        lua_rawseti(L, from, i);
    }
    for (lua_Integer width = 1; width < count; width *= 2) {
        for (lua_Integer left = 1; left <= count; left += 2 * width) {
            lua_Integer right = left + width <= count ? left + width : count + 1;
            merge(L, from, to, left, right, right + width <= count ? right + width : count + 1);
        }
        int swap = from;
        from = to;
        to = swap;
    }
    for (lua_Integer i = 1; i <= count; i++) {
        host_charge(L, 1);
        lua_rawgeti(L, from, i);
        lua_seti(L, 1, i);
    }
    return 0;
}
