/* Lua patterns (manual §6.4.1) with every step paid for. */
#ifndef PATTERN_H
#define PATTERN_H

#include "LuaHost.h"

/* Captures a pattern may have, as in stock Lua. */
enum { CAPTURE_LIMIT = 32 };

typedef struct {
    const char *start;
    ptrdiff_t length;
} pattern_capture;

typedef struct {
    lua_State *L;
    const char *text, *text_end;
    const char *pattern, *pattern_end;
    /* Matches inside one another; bounds the C stack. */
    int depth;
    int steps;
    int capture_count;
    pattern_capture captures[CAPTURE_LIMIT];
} pattern_matcher;

/* A matcher of the strings at two indices of the stack, which must stay there. */
pattern_matcher pattern_make(lua_State *L, int text, int pattern);
/* Matches at one place: the end of the match, or NULL. Raises for a malformed pattern. */
const char *pattern_match_at(pattern_matcher *matcher, const char *start);
/* Pushes one capture; the whole match if the pattern has none and `index` is 0. */
void pattern_push_capture(pattern_matcher *matcher, int index, const char *start, const char *end);
/* Pushes all captures, or the whole match if there are none and `start` is given. */
int pattern_push_captures(pattern_matcher *matcher, const char *start, const char *end);

#endif
