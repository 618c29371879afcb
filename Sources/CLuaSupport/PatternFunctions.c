/* string.find, match, gmatch and gsub. */
#define _GNU_SOURCE /* memmem, which is linear */
#include "Pattern.h"

#include <ctype.h>
#include <string.h>

/* Offset of a 1-based start that may count from the end; past the end it is one more than the length. */
static size_t start_offset(lua_State *L, int index, size_t length) {
    lua_Integer start = luaL_optinteger(L, index, 1);
    if (start > 0) return (lua_Unsigned)start - 1 > length ? length + 1 : (size_t)start - 1;
    if (start == 0 || start < -(lua_Integer)length) return 0;
    return length - (size_t)-start;
}

static bool is_plain(const char *pattern, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (pattern[i] != 0 && strchr("^$*+?.([%-", pattern[i]) != NULL) return false;
    }
    return true;
}

static int find_plain(lua_State *L, size_t offset) {
    size_t length, wanted;
    const char *text = lua_tolstring(L, 1, &length), *pattern = lua_tolstring(L, 2, &wanted);
    host_charge(L, (int64_t)((length - offset) / 8));
    const char *found = wanted == 0 ? text + offset : memmem(text + offset, length - offset, pattern, wanted);
    if (found == NULL) {
        lua_pushnil(L);
        return 1;
    }
    lua_pushinteger(L, found - text + 1);
    lua_pushinteger(L, found - text + (lua_Integer)wanted);
    return 2;
}

/* (text, pattern [, start [, plain]]) */
static int search(lua_State *L, bool finds) {
    pattern_matcher m = pattern_make(L, 1, 2);
    size_t length = (size_t)(m.text_end - m.text), pattern_length = (size_t)(m.pattern_end - m.pattern);
    size_t offset = start_offset(L, 3, length);
    if (offset > length) {
        lua_pushnil(L);
        return 1;
    }
    if (finds && (lua_toboolean(L, 4) || is_plain(m.pattern, pattern_length))) return find_plain(L, offset);
    bool is_anchored = pattern_length > 0 && *m.pattern == '^';
    if (is_anchored) m.pattern++;
    for (const char *start = m.text + offset; start <= m.text_end; start++) {
        const char *end = pattern_match_at(&m, start);
        if (end != NULL) {
            if (!finds) return pattern_push_captures(&m, start, end);
            lua_pushinteger(L, start - m.text + 1);
            lua_pushinteger(L, end - m.text);
            return pattern_push_captures(&m, NULL, NULL) + 2;
        }
        if (is_anchored) break;
    }
    lua_pushnil(L);
    return 1;
}

int host_string_find(lua_State *L) { return search(L, true); }
int host_string_match(lua_State *L) { return search(L, false); }

/* Upvalues: text, pattern, offset of the next try, offset of the last match's end or -1. */
static int next_match(lua_State *L) {
    pattern_matcher m = pattern_make(L, lua_upvalueindex(1), lua_upvalueindex(2));
    const char *last = m.text + lua_tointeger(L, lua_upvalueindex(4));
    for (const char *start = m.text + lua_tointeger(L, lua_upvalueindex(3)); start <= m.text_end; start++) {
        const char *end = pattern_match_at(&m, start);
        /* An empty match right after the last one is no new match. */
        if (end == NULL || end == last) continue;
        lua_pushinteger(L, end - m.text);
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_replace(L, lua_upvalueindex(4));
        return pattern_push_captures(&m, start, end);
    }
    /* Later calls find nothing either. */
    lua_pushinteger(L, m.text_end - m.text + 1);
    lua_replace(L, lua_upvalueindex(3));
    return 0;
}

/* (text, pattern [, start]) */
int host_string_gmatch(lua_State *L) {
    size_t length;
    luaL_checklstring(L, 1, &length);
    luaL_checkstring(L, 2);
    size_t offset = start_offset(L, 3, length);
    lua_settop(L, 2);
    lua_pushinteger(L, (lua_Integer)offset);
    lua_pushinteger(L, -1);
    lua_pushcclosure(L, next_match, 4);
    return 1;
}

/* ---- gsub */

/* Adds the replacement text with its %0 … %9 filled in. */
static void add_text(pattern_matcher *m, luaL_Buffer *buffer, const char *start, const char *end) {
    size_t length;
    const char *text = lua_tolstring(m->L, 3, &length), *stop = text + length;
    host_charge(m->L, (int64_t)(length / 8));
    while (text < stop) {
        const char *escape = memchr(text, '%', (size_t)(stop - text));
        if (escape == NULL) escape = stop;
        luaL_addlstring(buffer, text, (size_t)(escape - text));
        if (escape == stop) return;
        char digit = escape + 1 < stop ? escape[1] : 0;
        if (digit == '%') {
            luaL_addchar(buffer, '%');
        } else if (digit == '0') {
            luaL_addlstring(buffer, start, (size_t)(end - start));
        } else if (isdigit((unsigned char)digit)) {
            if (digit - '1' >= m->capture_count && digit != '1') {
                luaL_error(m->L, "invalid capture index %%%c in replacement string", digit);
            }
            pattern_push_capture(m, digit - '1', start, end);
            luaL_addvalue(buffer);
        } else {
            luaL_error(m->L, "invalid use of '%%' in replacement string");
        }
        text = escape + 2;
    }
}

/* Adds what takes the place of a match; false if it stays as it is. */
static bool add_replacement(pattern_matcher *m, luaL_Buffer *buffer, const char *start, const char *end) {
    lua_State *L = m->L;
    int type = lua_type(L, 3);
    if (type == LUA_TFUNCTION) {
        lua_pushvalue(L, 3);
        int count = pattern_push_captures(m, start, end);
        lua_call(L, count, 1);
    } else if (type == LUA_TTABLE) {
        pattern_push_capture(m, 0, start, end);
        lua_gettable(L, 3);
    } else {
        add_text(m, buffer, start, end);
        return true;
    }
    if (!lua_toboolean(L, -1)) {
        lua_pop(L, 1);
        luaL_addlstring(buffer, start, (size_t)(end - start));
        return false;
    }
    if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
    luaL_addvalue(buffer);
    return true;
}

/* (text, pattern, replacement [, limit]) */
int host_string_gsub(lua_State *L) {
    pattern_matcher m = pattern_make(L, 1, 2);
    int type = lua_type(L, 3);
    luaL_argexpected(L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
                     "string/function/table");
    if (type == LUA_TNUMBER) lua_tolstring(L, 3, NULL);
    lua_Integer limit = luaL_optinteger(L, 4, (m.text_end - m.text) + 1), count = 0;
    bool is_anchored = m.pattern < m.pattern_end && *m.pattern == '^', changed = false;
    if (is_anchored) m.pattern++;
    const char *start = m.text, *last = NULL;
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    while (count < limit) {
        const char *end = pattern_match_at(&m, start);
        if (end != NULL && end != last) {
            count++;
            changed = add_replacement(&m, &buffer, start, end) || changed;
            start = last = end;
        } else if (start < m.text_end) {
            luaL_addchar(&buffer, *start++);
        } else {
            break;
        }
        if (is_anchored) break;
    }
    if (changed) {
        luaL_addlstring(&buffer, start, (size_t)(m.text_end - start));
        luaL_pushresult(&buffer);
    } else {
        lua_pushvalue(L, 1);
    }
    lua_pushinteger(L, count);
    return 2;
}
