/* Opening and closing. */
#include "LuaHost.h"

#include <stdlib.h>

/* What a state may hold above its libraries whatever the limit says, so that the host can define its functions. */
enum { WORKING_BYTES = 16 << 10 };

luahost *luahost_open(luahost_limits limits, luahost_release release) {
    luahost *host = calloc(1, sizeof *host);
    if (host == NULL) return NULL;
    host->release = release;
    host->main = host->running = lua_newstate(host_allocate, host);
    if (host->main == NULL) {
        free(host);
        return NULL;
    }
    *(luahost **)lua_getextraspace(host->main) = host;
    if (host_protect(host, host_build_sandbox, 0, 0) != LUAHOST_OK) {
        luahost_close(host);
        return NULL;
    }
    /* From here on: what the libraries need was never refused. Coroutines inherit the hook. */
    host->limits = limits;
    size_t least = host->used + WORKING_BYTES;
    host->limit = limits.memory_bytes == 0 || limits.memory_bytes > least ? limits.memory_bytes : least;
    luahost_renew(host);
    lua_sethook(host->main, host_hook, LUA_MASKCOUNT, HOOK_PERIOD);
    return host;
}

void luahost_close(luahost *host) {
    if (host == NULL) return;
    /* Closing may need memory and must run every release. */
    host->limit = 0;
    lua_sethook(host->main, NULL, 0, 0);
    lua_close(host->main);
    free(host->fault);
    free(host->error);
    free(host);
}

lua_State *luahost_running(luahost *host) { return host->running; }
