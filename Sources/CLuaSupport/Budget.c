/* One budget of instructions and time for a state and all its coroutines. Once spent it stays spent. */
#include "LuaHost.h"

#include <time.h>

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static bool is_late(luahost *host) {
    if (host->limits.nanoseconds == 0) return false;
    int64_t time = now();
    if (host->clock_start == 0) host->clock_start = time;
    return time - host->clock_start >= host->nanoseconds_left;
}

/* From here on every instruction of the thread raises: no `pcall` in a loop can go on. */
static void raise_always(luahost *host, lua_State *L) {
    lua_sethook(L, host_hook, LUA_MASKCOUNT, 1);
    lua_sethook(host->main, host_hook, LUA_MASKCOUNT, 1);
}

static void trip(luahost *host, lua_State *L, int kind, int level) {
    host->frames_continue = false;
    host_note_frames(host, L, level);
    if (L != host->main) {
        host->frames_continue = true;
        host_note_frames(host, host->main, 0);
    }
    host->tripped = kind;
    raise_always(host, L);
}

static void spend(luahost *host, lua_State *L, int64_t steps, int level) {
    if (host->limits.instructions != 0 && (host->instructions_left -= steps) <= 0) {
        trip(host, L, LUAHOST_INSTRUCTIONS, level);
    } else if (is_late(host)) {
        trip(host, L, LUAHOST_TIME, level);
    }
}

int host_raise_tripped(lua_State *L) {
    /* The text was made when the state was opened, so this raises the right error without memory too. */
    lua_rawgetp(L, LUA_REGISTRYINDEX, &host_budget_text_key);
    return lua_error(L);
}

void host_hook(lua_State *L, lua_Debug *ar) {
    (void)ar;
    luahost *host = host_of(L);
    if (host->tripped) {
        raise_always(host, L);
    } else {
        spend(host, L, HOOK_PERIOD, 0);
        if (!host->tripped) {
            /* `host_look_at_clock` may have set a period of 1. */
            if (lua_gethookcount(L) != HOOK_PERIOD) lua_sethook(L, host_hook, LUA_MASKCOUNT, HOOK_PERIOD);
            return;
        }
    }
    host_raise_tripped(L);
}

void host_refuel(lua_State *L, luahost *host) {
    int64_t steps = FUEL - host->fuel;
    host->fuel = FUEL;
    if (!host->tripped) spend(host, L, steps, 0);
    if (host->tripped) host_raise_tripped(L);
}

void host_look_at_clock(luahost *host) {
    host->debt = 0;
    if (host->depth > 0 && !host->tripped && is_late(host)) lua_sethook(host->running, host_hook, LUA_MASKCOUNT, 1);
}

void host_stop_clock(luahost *host) {
    if (host->clock_start == 0) return;
    host->nanoseconds_left -= now() - host->clock_start;
    host->clock_start = 0;
}

int luahost_tripped(const luahost *host) { return host->tripped; }

void luahost_renew(luahost *host) {
    if (host->tripped) return;
    host->instructions_left = host->limits.instructions;
    host->nanoseconds_left = host->limits.nanoseconds;
    host->clock_start = 0;
    host->fuel = FUEL;
}
