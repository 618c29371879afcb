/* Protected calls and what is kept of an error: its kind, text and frames. */
#include "LuaHost.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void copy_name(char *target, size_t size, const char *source) {
    size_t length = source ? strnlen(source, size - 1) : 0;
    if (length > 0) memcpy(target, source, length);
    target[length] = 0;
}

/* Fills `frame` from an activation of a Lua function; false for one of C. */
static bool read_frame(lua_State *L, lua_Debug *ar, luahost_frame *frame) {
    if (!lua_getinfo(L, "Sln", ar) || ar->currentline <= 0) return false;
    copy_name(frame->chunk, sizeof frame->chunk, ar->short_src);
    frame->is_chunk = ar->what[0] == 'm';
    copy_name(frame->function, sizeof frame->function, frame->is_chunk ? NULL : ar->name);
    frame->line = ar->currentline;
    return true;
}

void host_note_frames(luahost *host, lua_State *L, int level) {
    if (host->tripped) return;
    if (!host->frames_continue) host->frame_count = 0;
    host->frames_continue = false;
    lua_Debug ar;
    while (host->frame_count < FRAME_LIMIT && lua_getstack(L, level++, &ar)) {
        if (read_frame(L, &ar, &host->frames[host->frame_count])) host->frame_count++;
    }
}

bool luahost_caller(lua_State *L, int level, luahost_frame *frame) {
    lua_Debug ar;
    for (int at = 0; lua_getstack(L, at, &ar); at++) {
        if (read_frame(L, &ar, frame) && level-- == 0) return true;
    }
    return false;
}

int host_message_handler(lua_State *L) {
    host_note_frames(host_of(L), L, 1);
    return 1;
}

void host_set_error(luahost *host, const char *text, size_t length) {
    free(host->error);
    host->error = malloc(length + 1);
    host->error_length = host->error ? length : 0;
    if (host->error == NULL) return;
    memcpy(host->error, text, length);
    host->error[length] = 0;
}

/* A call between host and script is one straight way; what hardly ever happens stands aside from it. */
#define STRAIGHT static inline __attribute__((always_inline))
#define RARE static __attribute__((noinline, cold))

static const char no_memory[] = "not enough memory";

/* (value) -> its text. Runs code of the script if the value has `__tostring`. */
static int describe(lua_State *L) {
    int type = lua_type(L, 1);
    if (type == LUA_TNIL) {
        lua_pushliteral(L, "nil was raised as an error");
    } else if (type == LUA_TSTRING || type == LUA_TNUMBER || luaL_getmetafield(L, 1, "__tostring") != LUA_TNIL) {
        lua_settop(L, 1);
        host_push_text(L, 1, NULL);
    } else {
        lua_pushfstring(L, "a %s was raised as an error", luaL_typename(L, 1));
    }
    return 1;
}

/* Keeps the error value on top of the stack, pops it, and gives the kind of error. */
static int take_error(luahost *host, lua_State *L, int status) {
    if (status != LUA_ERRMEM && lua_type(L, -1) != LUA_TSTRING) {
        lua_pushcfunction(L, describe);
        lua_insert(L, -2);
        int described = lua_pcall(L, 1, 1, 0);
        if (described != LUA_OK) {
            lua_pop(L, 1);
            lua_pushnil(L);
        }
    }
    if (lua_type(L, -1) == LUA_TSTRING) {
        size_t length;
        const char *text = lua_tolstring(L, -1, &length);
        host_set_error(host, text, length);
    } else {
        static const char unclear[] = "an error object that cannot be shown was raised";
        host_set_error(host, unclear, sizeof unclear - 1);
    }
    lua_pop(L, 1);
    if (host->tripped) return host->tripped;
    if (status == LUA_ERRMEM || host->error == NULL || strcmp(host->error, no_memory) == 0) return LUAHOST_MEMORY;
    return status == LUA_ERRSYNTAX ? LUAHOST_SYNTAX : LUAHOST_RUNTIME;
}

RARE int refuse(luahost *host, lua_State *L, int top, int kind, const char *text) {
    lua_settop(L, top);
    host_set_error(host, text, strlen(text));
    return kind;
}

/* Gives a text line by line, so that the line is known where the parser gave up without one. */
typedef struct {
    const char *at, *end;
    int line;
} lines;

static const char *read_line(lua_State *L, void *data, size_t *size) {
    (void)L;
    lines *text = data;
    if (text->at == text->end) return NULL;
    const char *start = text->at, *line_end = memchr(start, '\n', (size_t)(text->end - start));
    text->at = line_end ? line_end + 1 : text->end;
    text->line++;
    *size = (size_t)(text->at - start);
    return start;
}

int luahost_load(luahost *host, const char *text, size_t length, const char *name) {
    lua_State *L = host->running;
    host->loaded_line = 0;
    if (!lua_checkstack(L, 4)) return refuse(host, L, lua_gettop(L), LUAHOST_MEMORY, no_memory);
    lines source = {text, text + length, 0};
    int status = lua_load(L, read_line, &source, name, "t");
    if (status == LUA_OK) return LUAHOST_OK;
    host->frame_count = 0;
    host->loaded_line = source.line;
    int kind = take_error(host, L, status);
    return kind == LUAHOST_RUNTIME ? LUAHOST_SYNTAX : kind;
}

int luahost_loaded_line(const luahost *host) { return host->loaded_line; }

bool luahost_begin_call(luahost *host, int reference) {
    lua_State *L = host->running;
    if (!lua_checkstack(L, LUA_MINSTACK)) return false;
    lua_pushcfunction(L, host_message_handler);
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
    return true;
}

/* Ends a call that raised, or that spent the budget. */
RARE int fail_call(luahost *host, lua_State *L, int handler, int status) {
    /* Still inside the budget: the error value may have a `__tostring` that never ends. */
    int kind = status != LUA_OK ? take_error(host, L, status)
                                : refuse(host, L, handler, host->tripped, "the script's budget is spent");
    if (--host->depth == 0) host_stop_clock(host);
    lua_settop(L, handler - 1);
    return kind;
}

/* Calls what stands above the handler of errors at an index, where no error is on its way. */
STRAIGHT int call_plainly(luahost *host, lua_State *L, int handler, int arguments, int results) {
    host->frame_count = 0;
    host->frames_continue = false;
    host->depth++;
    int status = lua_pcall(L, arguments, results, handler);
    if (status != LUA_OK || host->tripped) return fail_call(host, L, handler, status);
    if (--host->depth == 0 && host->clock_start != 0) host_stop_clock(host);
    host->frame_count = 0;
    return LUAHOST_OK;
}

/* An error may be on its way whose `__close` makes this call: its frames are not to be lost. */
RARE int call_amid_error(luahost *host, lua_State *L, int handler, int arguments, int results) {
    luahost_frame earlier[FRAME_LIMIT];
    int earlier_count = host->frame_count;
    memcpy(earlier, host->frames, sizeof *earlier * (size_t)earlier_count);
    int kind = call_plainly(host, L, handler, arguments, results);
    if (kind != LUAHOST_OK) return kind;
    memcpy(host->frames, earlier, sizeof *earlier * (size_t)earlier_count);
    host->frame_count = earlier_count;
    return LUAHOST_OK;
}

RARE int refuse_call(luahost *host, lua_State *L, int handler) {
    if (host->tripped) return refuse(host, L, handler - 1, host->tripped, "the script's budget is spent");
    host_note_frames(host, L, 0);
    return refuse(host, L, handler - 1, LUAHOST_RUNTIME, "calls between script and host are nested too deeply");
}

/* Calls what stands above the handler of errors at an index. */
STRAIGHT int call_above(luahost *host, lua_State *L, int handler, int arguments, int results) {
    if (host->tripped || host->depth >= DEPTH_LIMIT) return refuse_call(host, L, handler);
    if (host->depth > 0 && host->frame_count > 0) return call_amid_error(host, L, handler, arguments, results);
    return call_plainly(host, L, handler, arguments, results);
}

int luahost_call(luahost *host, int arguments, int results) {
    lua_State *L = host->running;
    return call_above(host, L, lua_gettop(L) - arguments - 1, arguments, results);
}

/* Pushes the handler of errors and the function of a reference, with room for `count` arguments; false without memory.
 * A function of C may always push LUA_MINSTACK values, so that few need no look at the stack. */
STRAIGHT bool push_callee(lua_State *L, int top, int reference, int count) {
    if (top + count + 2 > LUA_MINSTACK && !lua_checkstack(L, count + 2)) return false;
    lua_pushcfunction(L, host_message_handler);
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
    return true;
}

int luahost_call_scalars(
    luahost *host, int reference, const luahost_scalar *arguments, int count, luahost_scalar *result
) {
    lua_State *L = host->running;
    int top = lua_gettop(L);
    if (!push_callee(L, top, reference, count)) return refuse(host, L, top, LUAHOST_MEMORY, no_memory);
    for (int i = 0; i < count; i++) {
        const luahost_scalar *given = &arguments[i];
        switch (given->kind) {
        case LUAHOST_BOOLEAN: lua_pushboolean(L, given->boolean); break;
        case LUAHOST_INTEGER: lua_pushinteger(L, given->integer); break;
        case LUAHOST_NUMBER: lua_pushnumber(L, given->number); break;
        default: lua_pushnil(L);
        }
    }
    int status = call_above(host, L, top + 1, count, 1);
    if (status != LUAHOST_OK) return status;
    switch (lua_type(L, -1)) {
    case LUA_TNIL: result->kind = LUAHOST_NIL; break;
    case LUA_TBOOLEAN:
        result->kind = LUAHOST_BOOLEAN;
        result->boolean = lua_toboolean(L, -1);
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(L, -1)) {
            result->kind = LUAHOST_INTEGER;
            result->integer = lua_tointegerx(L, -1, NULL);
        } else {
            result->kind = LUAHOST_NUMBER;
            result->number = lua_tonumberx(L, -1, NULL);
        }
        break;
    default:
        result->kind = LUAHOST_COUNTED;
        lua_remove(L, top + 1);
        return LUAHOST_OK;
    }
    lua_settop(L, top);
    return LUAHOST_OK;
}

bool luahost_call_numbers(luahost *host, int reference, const double *arguments, int count, double *result) {
    lua_State *L = host->running;
    int top = lua_gettop(L);
    if (!push_callee(L, top, reference, count)) return false;
    for (int i = 0; i < count; i++) {
        lua_Integer whole;
        double number = arguments[i];
        /* Whole numbers are integers to scripts; -0 has none. */
        if (lua_numbertointeger(number, &whole) && (double)whole == number && (whole != 0 || !signbit(number)))
            lua_pushinteger(L, whole);
        else lua_pushnumber(L, number);
    }
    if (call_above(host, L, top + 1, count, 1) != LUAHOST_OK) return false;
    bool is_number = lua_type(L, -1) == LUA_TNUMBER;
    if (is_number) *result = lua_tonumberx(L, -1, NULL);
    lua_settop(L, top);
    return is_number;
}

int host_protect(luahost *host, lua_CFunction function, int arguments, int results) {
    lua_State *L = host->running;
    int top = lua_gettop(L) - arguments;
    /* A light C function: pushing it cannot raise. */
    if (!lua_checkstack(L, 4)) return refuse(host, L, top, LUAHOST_MEMORY, no_memory);
    lua_pushcfunction(L, function);
    lua_insert(L, top + 1);
    int status = lua_pcall(L, arguments, results, 0);
    if (status == LUA_OK) return LUAHOST_OK;
    int kind = take_error(host, L, status);
    lua_settop(L, top);
    return kind;
}

const char *luahost_error_text(const luahost *host, size_t *length) {
    *length = host->error ? host->error_length : sizeof no_memory - 1;
    return host->error ? host->error : no_memory;
}

int luahost_error_frame_count(const luahost *host) { return host->frame_count; }
const luahost_frame *luahost_error_frame(const luahost *host, int index) { return &host->frames[index]; }
const char *luahost_frame_chunk(const luahost_frame *frame) { return frame->chunk; }
const char *luahost_frame_function(const luahost_frame *frame) { return frame->function; }

void luahost_set_fault(luahost *host, const char *text, size_t length) {
    free(host->fault);
    host->fault = malloc(length + 1);
    host->fault_length = host->fault ? length : 0;
    if (host->fault) memcpy(host->fault, text, length);
}
