/* string.rep and string.format, bounded. */
#include "LuaHost.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* (text, count [, separator]) */
int host_string_rep(lua_State *L) {
    size_t length, gap;
    const char *text = luaL_checklstring(L, 1, &length);
    lua_Integer count = luaL_checkinteger(L, 2);
    const char *separator = luaL_optlstring(L, 3, "", &gap);
    if (count <= 0 || length + gap == 0 || (count == 1 && length == 0)) {
        lua_pushliteral(L, "");
        return 1;
    }
    luahost *host = host_of(L);
    size_t limit = host->limit ? host->limit : (size_t)1 << 31;
    if ((lua_Unsigned)count > limit / (length + gap)) {
        return luaL_error(L, "not enough memory: the result of \"rep\" would be longer than the %I bytes a script may hold",
                          (LUAI_UACINT)limit);
    }
    size_t total = length * (size_t)count + gap * (size_t)(count - 1);
    host_charge(L, (int64_t)(total / 16 + (size_t)count));
    luaL_Buffer buffer;
    char *at = luaL_buffinitsize(L, &buffer, total);
    for (lua_Integer i = 0; i < count; i++) {
        memcpy(at, text, length);
        at += length;
        if (i + 1 == count || gap == 0) continue;
        memcpy(at, separator, gap);
        at += gap;
    }
    luaL_pushresultsize(&buffer, total);
    return 1;
}

/* ---- format */

/* Room for a number: 99 digits after the point and the 309 before it. */
enum { NUMBER_ROOM = 512, SPEC_ROOM = 16 };

typedef struct {
    /* '%', flags, width and precision, to be completed for snprintf. */
    char text[SPEC_ROOM];
    int length;
    bool has_left, has_precision;
    int width, precision;
    char conversion;
} spec;

/* What a conversion may carry (manual §6.4, C11 7.21.6.1). */
static const struct {
    const char *conversions, *flags;
    bool takes_width, takes_precision;
} conversion_rows[] = {
    {"di", "-+0 ", true, true},
    {"u", "-0", true, true},
    {"oxX", "-#0", true, true},
    {"aAeEfgG", "-+#0 ", true, true},
    {"s", "-", true, true},
    {"c", "-", true, false},
    {"q", "", false, false},
};

static void check_flags(lua_State *L, const spec *s) {
    for (size_t i = 0; i < sizeof conversion_rows / sizeof *conversion_rows; i++) {
        if (s->conversion == 0 || strchr(conversion_rows[i].conversions, s->conversion) == NULL) continue;
        size_t flags = strspn(s->text + 1, conversion_rows[i].flags);
        bool has_other = s->text[flags + 1] != 0 && strchr("-+ #0", s->text[flags + 1]) != NULL;
        bool fits = !has_other && (conversion_rows[i].takes_precision || !s->has_precision)
            && (conversion_rows[i].takes_width || s->text[1] == 0);
        if (fits) return;
        break;
    }
    luaL_error(L, "invalid conversion '%s%c' to 'format'", s->text, s->conversion);
}

static int read_digits(lua_State *L, const char **at, const char *end) {
    int value = 0;
    for (int digits = 0; *at < end && isdigit((unsigned char)**at); (*at)++) {
        if (++digits > 2) luaL_error(L, "invalid format: width and precision have at most two digits");
        value = value * 10 + (**at - '0');
    }
    return value;
}

/* Reads what follows a '%', up to and with the conversion. */
static spec read_spec(lua_State *L, const char **at, const char *end) {
    spec result = {.length = 0};
    const char *start = *at;
    while (*at < end && **at != 0 && strchr("-+ #0", **at) != NULL) {
        result.has_left = result.has_left || **at == '-';
        if (++*at - start > 5) luaL_error(L, "invalid format: too many flags");
    }
    result.width = read_digits(L, at, end);
    if (*at < end && **at == '.') {
        ++*at;
        result.has_precision = true;
        result.precision = read_digits(L, at, end);
    }
    if (*at == end) luaL_error(L, "invalid format: it ends inside a conversion");
    result.text[0] = '%';
    result.length = (int)(*at - start) + 1;
    memcpy(result.text + 1, start, (size_t)(*at - start));
    result.conversion = *(*at)++;
    return result;
}

/* Completes the spec for snprintf with a length and the conversion. */
static const char *completed(spec *s, const char *length, char conversion) {
    snprintf(s->text + s->length, (size_t)(SPEC_ROOM - s->length), "%s%c", length, conversion);
    return s->text;
}

static void add_string(lua_State *L, luaL_Buffer *buffer, spec *s, int argument) {
    /* Any `__tostring` runs before the buffer gets its place on the stack's top again. */
    size_t length;
    const char *text = host_push_text(L, argument, &length);
    size_t shown = s->has_precision && (size_t)s->precision < length ? (size_t)s->precision : length;
    size_t padding = (size_t)s->width > shown ? (size_t)s->width - shown : 0;
    lua_replace(L, argument);
    for (size_t i = 0; i < padding && !s->has_left; i++) luaL_addchar(buffer, ' ');
    luaL_addlstring(buffer, text, shown);
    for (size_t i = 0; i < padding && s->has_left; i++) luaL_addchar(buffer, ' ');
}

static void add_quoted_string(luaL_Buffer *buffer, const char *text, size_t length) {
    luaL_addchar(buffer, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\' || c == '\n') {
            luaL_addchar(buffer, '\\');
            luaL_addchar(buffer, text[i]);
        } else if (iscntrl(c)) {
            bool digit_follows = i + 1 < length && isdigit((unsigned char)text[i + 1]);
            char escape[8];
            snprintf(escape, sizeof escape, digit_follows ? "\\%03d" : "\\%d", c);
            luaL_addstring(buffer, escape);
        } else {
            luaL_addchar(buffer, text[i]);
        }
    }
    luaL_addchar(buffer, '"');
}

/* A literal that Lua reads back. */
static void add_quoted(lua_State *L, luaL_Buffer *buffer, int argument) {
    char number[NUMBER_ROOM];
    size_t length;
    switch (lua_type(L, argument)) {
        case LUA_TSTRING: {
            const char *text = lua_tolstring(L, argument, &length);
            host_charge(L, (int64_t)(length / 4));
            add_quoted_string(buffer, text, length);
            return;
        }
        case LUA_TNUMBER:
            if (lua_isinteger(L, argument)) {
                lua_Integer n = lua_tointeger(L, argument);
                snprintf(number, sizeof number, n == LUA_MININTEGER ? "0x%llx" : "%lld", (long long)n);
            } else {
                double n = lua_tonumber(L, argument);
                if (isinf(n)) snprintf(number, sizeof number, n > 0 ? "1e9999" : "-1e9999");
                else if (isnan(n)) snprintf(number, sizeof number, "(0/0)");
                else snprintf(number, sizeof number, "%a", n); /* hexadecimal: nothing is lost */
            }
            luaL_addstring(buffer, number);
            return;
        case LUA_TNIL: luaL_addstring(buffer, "nil"); return;
        case LUA_TBOOLEAN: luaL_addstring(buffer, lua_toboolean(L, argument) ? "true" : "false"); return;
        default: luaL_argerror(L, argument, "value has no literal form");
    }
}

static void add_number(lua_State *L, luaL_Buffer *buffer, spec *s, int argument) {
    char text[NUMBER_ROOM];
    int length = 0;
    switch (s->conversion) {
        case 'c': {
            int c = (int)luaL_checkinteger(L, argument);
            length = snprintf(text, sizeof text, completed(s, "", 'c'), c);
            break;
        }
        case 'd':
        case 'i': {
            long long n = luaL_checkinteger(L, argument);
            length = snprintf(text, sizeof text, completed(s, "ll", 'd'), n);
            break;
        }
        case 'o':
        case 'u':
        case 'x':
        case 'X': {
            long long n = luaL_checkinteger(L, argument);
            length = snprintf(text, sizeof text, completed(s, "ll", s->conversion), n);
            break;
        }
        default: {
            double n = luaL_checknumber(L, argument);
            length = snprintf(text, sizeof text, completed(s, "", s->conversion), isnan(n) ? fabs(n) : n);
        }
    }
    if (length > 0) luaL_addlstring(buffer, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* (format, ...) */
int host_string_format(lua_State *L) {
    int count = lua_gettop(L), argument = 1;
    size_t length;
    const char *at = luaL_checklstring(L, 1, &length), *end = at + length;
    host_charge(L, (int64_t)(length / 4));
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    while (at < end) {
        const char *escape = memchr(at, '%', (size_t)(end - at));
        if (escape == NULL) escape = end;
        luaL_addlstring(&buffer, at, (size_t)(escape - at));
        at = escape + 1;
        if (escape == end) break;
        if (at < end && *at == '%') {
            luaL_addchar(&buffer, '%');
            at++;
            continue;
        }
        spec s = read_spec(L, &at, end);
        if (++argument > count) return luaL_argerror(L, argument, "no value");
        check_flags(L, &s);
        if (s.conversion == 's') add_string(L, &buffer, &s, argument);
        else if (s.conversion == 'q') add_quoted(L, &buffer, argument);
        else add_number(L, &buffer, &s, argument);
    }
    luaL_pushresult(&buffer);
    return 1;
}
