#include "Pattern.h"

#include <ctype.h>
#include <string.h>

enum {
    CAPTURE_OPEN = -1,
    CAPTURE_POSITION = -2,
    DEPTH = 200,
    /* Steps between two payments to the budget. */
    STEPS = 1024,
};

pattern_matcher pattern_make(lua_State *L, int text, int pattern) {
    size_t text_length, pattern_length;
    const char *t = luaL_checklstring(L, text, &text_length);
    const char *p = luaL_checklstring(L, pattern, &pattern_length);
    pattern_matcher matcher = {.L = L, .steps = STEPS};
    matcher.text = t;
    matcher.text_end = t + text_length;
    matcher.pattern = p;
    matcher.pattern_end = p + pattern_length;
    return matcher;
}

static inline void take_step(pattern_matcher *m) {
    if (--m->steps < 0) {
        m->steps = STEPS;
        host_charge(m->L, STEPS);
    }
}

/* ---- single characters */

/* The byte after the item (character, escape or set) that starts at `p`. */
static const char *end_of_item(pattern_matcher *m, const char *p) {
    char first = *p++;
    if (first == '%') {
        if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
        return p + 1;
    }
    if (first != '[') return p;
    if (p < m->pattern_end && *p == '^') p++;
    /* A ']' in the first place is a member. */
    do {
        take_step(m);
        if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
        if (*p++ == '%') {
            if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
            p++;
        }
    } while (p == m->pattern_end || *p != ']');
    return p + 1;
}

/* Whether `c` is in the class of a letter: %a, %D … Another letter stands for itself. */
static bool is_in_class(unsigned char c, unsigned char letter) {
    bool result;
    switch (tolower(letter)) {
        case 'a': result = isalpha(c); break;
        case 'c': result = iscntrl(c); break;
        case 'd': result = isdigit(c); break;
        case 'g': result = isgraph(c); break;
        case 'l': result = islower(c); break;
        case 'p': result = ispunct(c); break;
        case 's': result = isspace(c); break;
        case 'u': result = isupper(c); break;
        case 'w': result = isalnum(c); break;
        case 'x': result = isxdigit(c); break;
        case 'z': result = c == 0; break; /* of older versions */
        default: return letter == c;
    }
    return isupper(letter) ? !result : result;
}

/* `p` is at '[' and `last` at the ']' that ends the set. */
static bool is_in_set(pattern_matcher *m, unsigned char c, const char *p, const char *last) {
    bool found = true;
    if (*++p == '^') {
        found = false;
        p++;
    }
    for (; p < last; p++) {
        take_step(m);
        if (*p == '%') {
            if (is_in_class(c, (unsigned char)*++p)) return found;
        } else if (p[1] == '-' && p + 2 < last) {
            if ((unsigned char)p[0] <= c && c <= (unsigned char)p[2]) return found;
            p += 2;
        } else if ((unsigned char)*p == c) {
            return found;
        }
    }
    return !found;
}

/* Whether the byte at `s` matches the item from `p` to `end`. */
static bool matches_one(pattern_matcher *m, const char *s, const char *p, const char *end) {
    take_step(m);
    if (s >= m->text_end) return false;
    unsigned char c = (unsigned char)*s;
    switch (*p) {
        case '.': return true;
        case '%': return is_in_class(c, (unsigned char)p[1]);
        case '[': return is_in_set(m, c, p, end - 1);
        default: return (unsigned char)*p == c;
    }
}

/* ---- sequences. Each takes the place in text and pattern and gives the end of the whole match, or NULL. */

static const char *match(pattern_matcher *m, const char *s, const char *p);

static const char *match_repeated(pattern_matcher *m, const char *s, const char *p, const char *end) {
    ptrdiff_t count = 0;
    while (matches_one(m, s + count, p, end)) count++;
    for (; count >= 0; count--) {
        const char *result = match(m, s + count, end + 1);
        if (result != NULL) return result;
    }
    return NULL;
}

static const char *match_lazily(pattern_matcher *m, const char *s, const char *p, const char *end) {
    for (;;) {
        const char *result = match(m, s, end + 1);
        if (result != NULL) return result;
        if (!matches_one(m, s, p, end)) return NULL;
        s++;
    }
}

static const char *open_capture(pattern_matcher *m, const char *s, const char *p, ptrdiff_t kind) {
    if (m->capture_count >= CAPTURE_LIMIT) luaL_error(m->L, "too many captures");
    m->captures[m->capture_count++] = (pattern_capture){s, kind};
    const char *result = match(m, s, p);
    if (result == NULL) m->capture_count--;
    return result;
}

static const char *close_capture(pattern_matcher *m, const char *s, const char *p) {
    int index = m->capture_count - 1;
    while (index >= 0 && m->captures[index].length != CAPTURE_OPEN) index--;
    if (index < 0) luaL_error(m->L, "invalid pattern capture");
    m->captures[index].length = s - m->captures[index].start;
    const char *result = match(m, s, p);
    if (result == NULL) m->captures[index].length = CAPTURE_OPEN;
    return result;
}

/* `%bxy`: the end of the balanced run that starts at `s`, or NULL. */
static const char *end_of_balance(pattern_matcher *m, const char *s, const char *p) {
    if (m->pattern_end - p < 2) luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
    if (s >= m->text_end || *s != p[0]) return NULL;
    ptrdiff_t open = 1;
    while (++s < m->text_end) {
        take_step(m);
        if (*s == p[1]) {
            if (--open == 0) return s + 1;
        } else if (*s == p[0]) {
            open++;
        }
    }
    return NULL;
}

/* `%f[set]` at `p`, which is at '[': whether the set begins at `s`. */
static bool is_frontier(pattern_matcher *m, const char *s, const char *p, const char *end) {
    unsigned char before = s == m->text ? 0 : (unsigned char)s[-1];
    unsigned char here = s == m->text_end ? 0 : (unsigned char)*s;
    return !is_in_set(m, before, p, end - 1) && is_in_set(m, here, p, end - 1);
}

/* `%1`: the end of a copy of the capture at `s`, or NULL. */
static const char *end_of_copy(pattern_matcher *m, const char *s, unsigned char digit) {
    int index = digit - '1';
    if (index < 0 || index >= m->capture_count || m->captures[index].length == CAPTURE_OPEN) {
        luaL_error(m->L, "invalid capture index %%%d", index + 1);
    }
    ptrdiff_t length = m->captures[index].length;
    if (length == CAPTURE_POSITION) return NULL;
    m->steps -= (int)(length / 64 < STEPS ? length / 64 : STEPS);
    if (m->text_end - s < length || memcmp(m->captures[index].start, s, (size_t)length) != 0) return NULL;
    return s + length;
}

static const char *match(pattern_matcher *m, const char *s, const char *p) {
    if (m->depth++ >= DEPTH) luaL_error(m->L, "pattern too complex");
    while (s != NULL && p != m->pattern_end) {
        take_step(m);
        if (*p == '(') {
            bool is_position = p + 1 < m->pattern_end && p[1] == ')';
            s = open_capture(m, s, p + (is_position ? 2 : 1), is_position ? CAPTURE_POSITION : CAPTURE_OPEN);
            break;
        }
        if (*p == ')') {
            s = close_capture(m, s, p + 1);
            break;
        }
        if (*p == '$' && p + 1 == m->pattern_end) {
            if (s != m->text_end) s = NULL;
            break;
        }
        if (*p == '%' && p + 1 < m->pattern_end) {
            if (p[1] == 'b') {
                s = end_of_balance(m, s, p + 2);
                p += 4;
                continue;
            }
            if (p[1] == 'f') {
                p += 2;
                if (p == m->pattern_end || *p != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
                const char *end = end_of_item(m, p);
                if (!is_frontier(m, s, p, end)) s = NULL;
                p = end;
                continue;
            }
            if (isdigit((unsigned char)p[1])) {
                s = end_of_copy(m, s, (unsigned char)p[1]);
                p += 2;
                continue;
            }
        }
        const char *end = end_of_item(m, p);
        char suffix = end < m->pattern_end ? *end : 0;
        if (suffix == '*') {
            s = match_repeated(m, s, p, end);
            break;
        }
        if (suffix == '+') {
            s = matches_one(m, s, p, end) ? match_repeated(m, s + 1, p, end) : NULL;
            break;
        }
        if (suffix == '-') {
            s = match_lazily(m, s, p, end);
            break;
        }
        bool matches = matches_one(m, s, p, end);
        if (suffix == '?') {
            const char *result = matches ? match(m, s + 1, end + 1) : NULL;
            if (result != NULL) {
                s = result;
                break;
            }
            p = end + 1;
            continue;
        }
        s = matches ? s + 1 : NULL;
        p = end;
    }
    m->depth--;
    return s;
}

const char *pattern_match_at(pattern_matcher *matcher, const char *start) {
    matcher->depth = 0;
    matcher->capture_count = 0;
    return match(matcher, start, matcher->pattern);
}

/* ---- captures */

void pattern_push_capture(pattern_matcher *m, int index, const char *start, const char *end) {
    if (index >= m->capture_count) {
        if (index != 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
        lua_pushlstring(m->L, start, (size_t)(end - start));
        return;
    }
    pattern_capture capture = m->captures[index];
    if (capture.length == CAPTURE_OPEN) luaL_error(m->L, "unfinished capture");
    if (capture.length == CAPTURE_POSITION) lua_pushinteger(m->L, capture.start - m->text + 1);
    else lua_pushlstring(m->L, capture.start, (size_t)capture.length);
}

int pattern_push_captures(pattern_matcher *m, const char *start, const char *end) {
    int count = m->capture_count == 0 && start != NULL ? 1 : m->capture_count;
    luaL_checkstack(m->L, count, "too many captures");
    for (int i = 0; i < count; i++) pattern_push_capture(m, i, start, end);
    return count;
}
