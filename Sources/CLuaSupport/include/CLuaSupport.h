/* A sandboxed Lua 5.4 state for a host written in Swift.
 *
 * Laws that every function here keeps:
 *  - No Lua error leaves a function of this header: what can raise runs inside a protected call and gives a status.
 *  - No Lua error crosses a frame of the host: a callback returns a count or a refusal, and the error is raised
 *    after its frame is gone.
 *  - Nothing is kept in static storage; all of a state hangs on its `luahost`.
 */
#ifndef CLUASUPPORT_H
#define CLUASUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

/* Fixes before 5.4.4 matter for code from strangers (CVE-2021-43519, CVE-2021-44647). */
#if LUA_VERSION_RELEASE_NUM < 50404
#error "Lua 5.4.4 or later is needed"
#endif

typedef struct luahost luahost;

/* A function of the host that scripts can call. Its arguments are on the stack of `L`. It never raises: it pushes its
 * results and returns their number, or returns one of the refusals below. */
typedef int (*luahost_callback)(void *context, lua_State *L);

/* Gives up the host's claim on the context of a callback or object; called once for each. */
typedef void (*luahost_release)(void *context);

enum {
    /* The text given to `luahost_set_fault` is raised as it stands. */
    LUAHOST_FAULT = -1,
    /* A push of the callback was refused for want of memory. */
    LUAHOST_NO_MEMORY = -2,
};

/* What ended a call. */
enum {
    LUAHOST_OK = 0,
    LUAHOST_SYNTAX,
    LUAHOST_RUNTIME,
    LUAHOST_MEMORY,
    LUAHOST_TIME,
    LUAHOST_INSTRUCTIONS,
};

typedef struct {
    /* Bytes that the state may hold; 0 for no limit. */
    size_t memory_bytes;
    /* Virtual machine instructions (and steps of library functions) until `luahost_renew`; 0 for no limit. */
    int64_t instructions;
    /* Time spent inside the state until `luahost_renew`; 0 for no limit. */
    int64_t nanoseconds;
} luahost_limits;

/* One frame of a script's stack. */
typedef struct {
    /* Name of the chunk, as given to `luahost_load`. */
    char chunk[LUA_IDSIZE];
    /* Name of the function where one is known, else empty. */
    char function[48];
    int line;
    /* Whether the frame is the text of a file itself. */
    bool is_chunk;
} luahost_frame;

/* ---- life */

/* A new state with the safe libraries. NULL without memory. */
luahost *luahost_open(luahost_limits limits, luahost_release release);
/* Closes the state and releases every callback and object. */
void luahost_close(luahost *host);
/* The thread that runs now: the stack to push on. */
lua_State *luahost_running(luahost *host);
size_t luahost_memory_used(const luahost *host);
/* Counts memory that the host keeps for the script (the rules of a sheet) as the script's own; false if it is too much,
 * then nothing is counted. */
bool luahost_hold(luahost *host, size_t bytes);
/* Ends the counting of memory that was held. */
void luahost_give_back(luahost *host, size_t bytes);
/* LUAHOST_TIME or LUAHOST_INSTRUCTIONS once a limit was passed; such a state runs nothing any more. */
int luahost_tripped(const luahost *host);
/* Gives the whole budget again. Does nothing for a tripped state. */
void luahost_renew(luahost *host);

/* ---- running. Results are LUAHOST_OK or what ended the call; then the error functions tell more. */

/* Pushes a text as a function. `name` starts with '='. Byte code is refused. */
int luahost_load(luahost *host, const char *text, size_t length, const char *name);
/* The line that the last failed load had come to. */
int luahost_loaded_line(const luahost *host);
/* Pushes what a call needs: the handler of errors, and the function of a reference. The arguments come next. False
 * without memory; then nothing is pushed. */
bool luahost_begin_call(luahost *host, int reference);
/* Calls the function that `luahost_begin_call` pushed with the `arguments` values above it. On success the handler
 * stays, with `results` (or all: LUA_MULTRET) above it; on failure everything from the handler on is popped. */
int luahost_call(luahost *host, int arguments, int results);

/* Kinds of values that need no memory of the state; a counted one is any other. */
enum { LUAHOST_NIL, LUAHOST_BOOLEAN, LUAHOST_INTEGER, LUAHOST_NUMBER, LUAHOST_COUNTED };

typedef struct {
    int kind;
    union {
        bool boolean;
        int64_t integer;
        double number;
    };
} luahost_scalar;

/* Calls the function of a reference with scalars, for one result. A result that is no scalar stays on the stack, with
 * `result->kind` LUAHOST_COUNTED; in every other case the stack is as it was. */
int luahost_call_scalars(
    luahost *host, int reference, const luahost_scalar *arguments, int count, luahost_scalar *result);

/* Calls the function of a reference with numbers, whole ones as integers. False where its first result is no number,
 * or where it failed; the stack is as it was. */
bool luahost_call_numbers(luahost *host, int reference, const double *arguments, int count, double *result);

/* Text of the last error; valid until the next one. */
const char *luahost_error_text(const luahost *host, size_t *length);
/* Frames of the script where the last error was raised, innermost first; at most 24 are kept. */
int luahost_error_frame_count(const luahost *host);
const luahost_frame *luahost_error_frame(const luahost *host, int index);
const char *luahost_frame_chunk(const luahost_frame *frame);
const char *luahost_frame_function(const luahost_frame *frame);
/* The frame of the script that called the running callback; `level` 0 is the nearest. False where there is none. */
bool luahost_caller(lua_State *L, int level, luahost_frame *frame);
/* Stores the text of the fault that the running callback refuses with. */
void luahost_set_fault(luahost *host, const char *text, size_t length);

/* ---- values. Those with a status push nothing when they fail. */

int luahost_push_string(luahost *host, const char *bytes, size_t length);
int luahost_push_table(luahost *host, int list_count, int key_count);
/* The context is the host's again if the push fails (it is released). */
int luahost_push_callback(luahost *host, luahost_callback callback, void *context);
/* Sets `table[key] = value` without metamethods: key and value are on top and popped. */
int luahost_raw_set(luahost *host, int table);
/* Moves the value on top into the registry. */
int luahost_reference(luahost *host, int *reference);
void luahost_dereference(luahost *host, int reference);
void luahost_push_reference(lua_State *L, int reference);

/* ---- names */

/* Replaces the table on top by a read-only view of it that scripts see as `label`. */
int luahost_lock(luahost *host, const char *label);
/* Pops a value and makes it the read-only global `name`. */
int luahost_define_global(luahost *host, const char *name);
/* Pops a function that takes one text and makes it what `print` calls. */
int luahost_set_printer(luahost *host);
/* Pops a function called as f(access, label, key, names, globals) for a name that is not there (access "read") or not to
 * be written (access "write"); label is nil for globals. It should raise. */
int luahost_set_name_handler(luahost *host);

/* ---- objects: a value of the host with methods */

/* Makes a kind of object from three tables on top, which are popped: methods, fields (getters by name) and
 * operators (metamethods). */
int luahost_define_object(luahost *host, const char *label, int *reference);
/* Pushes the object of `identity` if scripts hold it. */
bool luahost_push_known_object(luahost *host, void *identity);
/* Pushes a new object; one `identity` is one object for scripts. The context is released if the push fails. */
int luahost_push_object(luahost *host, int kind, void *identity, void *context);
/* The context of the object at an index, or NULL. */
void *luahost_object(lua_State *L, int index);

/* ---- macros of lua.h that Swift cannot import */

static inline void luahost_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline void luahost_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }

#endif
