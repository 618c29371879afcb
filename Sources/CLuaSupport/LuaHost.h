/* What the files of this target share. */
#ifndef LUAHOST_H
#define LUAHOST_H

#include "CLuaSupport.h"

enum {
    FRAME_LIMIT = 24,
    /* Instructions between two looks at the budget. Short, because single instructions can be slow on long strings
     * (comparison, coercion): 100 of them on 30 MB stay in the order of a second. */
    HOOK_PERIOD = 100,
    /* Steps of library functions between two looks at the clock: some 20 µs. */
    FUEL = 10000,
    /* What a call of the host costs in steps. */
    CALLBACK_STEPS = 100,
    /* Allocated bytes between two looks at the clock. */
    DEBT_LIMIT = 1 << 20,
    /* Calls of the host into Lua inside one another. */
    DEPTH_LIMIT = 64,
    /* Closings of coroutines inside one another (Lua 5.4.4 does not count them itself). */
    CLOSING_LIMIT = 32,
};

struct luahost {
    lua_State *main;
    lua_State *running;
    luahost_release release;

    size_t used, limit;
    /* Bytes allocated since the last look at the clock. */
    size_t debt;

    luahost_limits limits;
    int64_t instructions_left, nanoseconds_left;
    /* When the outermost call first looked at the clock; 0 before. Short calls so never pay for the clock. */
    int64_t clock_start;
    int64_t fuel;
    int tripped;
    int depth, closing;

    /* Callbacks and objects that are alive, and how many there are to be when the garbage is collected next. */
    size_t boxes, collect_at;

    char *fault;
    size_t fault_length;

    /* How far the last text was read that could not be loaded. */
    int loaded_line;

    char *error;
    size_t error_length;
    luahost_frame frames[FRAME_LIMIT];
    int frame_count;
    /* Frames of a coroutine that failed are there, those of its resumer are to follow. */
    bool frames_continue;
};

/* Keys of the registry and of metatables are the addresses of these. */
extern const char host_lock_key, host_object_key, host_objects_key, host_builtins_key, host_names_key, host_boxes_key,
    host_budget_text_key;

static inline luahost *host_of(lua_State *L) { return *(luahost **)lua_getextraspace(L); }

/* Memory.c */
void *host_allocate(void *ud, void *block, size_t old_size, size_t new_size);

/* Budget.c */
void host_hook(lua_State *L, lua_Debug *ar);
/* For the allocator, which cannot raise: lets the next instruction raise if the time is over. */
void host_look_at_clock(luahost *host);
void host_stop_clock(luahost *host);
int host_raise_tripped(lua_State *L);
/* Pays for `steps` of work; raises when the budget is spent. */
void host_refuel(lua_State *L, luahost *host);
static inline void host_charge(lua_State *L, int64_t steps) {
    luahost *host = host_of(L);
    if ((host->fuel -= steps) < 0) host_refuel(L, host);
}

/* Errors.c */
void host_note_frames(luahost *host, lua_State *L, int level);
int host_message_handler(lua_State *L);
void host_set_error(luahost *host, const char *text, size_t length);
/* Runs `function` over the `arguments` values on top, in protected mode. */
int host_protect(luahost *host, lua_CFunction function, int arguments, int results);

/* Callbacks.c: the finalizer of callbacks and objects. */
int host_release_box(lua_State *L);

/* Text.c: `tostring` without addresses, pushed. */
const char *host_push_text(lua_State *L, int index, size_t *length);

/* KeyOrder.c */
int host_pairs(lua_State *L);
int host_next(lua_State *L);
/* Pushes the table behind a read-only view, or the table itself. */
void host_push_behind(lua_State *L, int index);

/* Names.c */
void host_lock(lua_State *L, const char *label);
void host_missing_names(lua_State *L, const char *label);
void host_refuse_write(lua_State *L, int table, int key);
int host_write_global(lua_State *L);

/* Sandbox.c */
int host_build_sandbox(lua_State *L);

/* Functions of the libraries. */
int host_print(lua_State *L), host_tostring(lua_State *L), host_load_text(lua_State *L), host_setmetatable(lua_State *L),
    host_rawset(lua_State *L), host_pcall(lua_State *L), host_xpcall(lua_State *L);
int host_table_concat(lua_State *L), host_table_insert(lua_State *L), host_table_move(lua_State *L),
    host_table_remove(lua_State *L), host_table_sort(lua_State *L), host_table_unpack(lua_State *L);
int host_string_find(lua_State *L), host_string_format(lua_State *L), host_string_gmatch(lua_State *L),
    host_string_gsub(lua_State *L), host_string_match(lua_State *L), host_string_rep(lua_State *L);
int host_coroutine_close(lua_State *L), host_coroutine_create(lua_State *L), host_coroutine_resume(lua_State *L),
    host_coroutine_wrap(lua_State *L);
int host_randomseed(lua_State *L);

#endif
