/* The allocator: counts, caps, never aborts. */
#include "LuaHost.h"

#include <stdlib.h>

void *host_allocate(void *ud, void *block, size_t old_size, size_t new_size) {
    luahost *host = ud;
    /* Without a block, old_size is the kind of the new object. */
    size_t old = block ? old_size : 0;
    if (new_size == 0) {
        free(block);
        host->used -= old;
        return NULL;
    }
    if (new_size > old) {
        /* Filling or copying memory takes time that no instruction shows. */
        if ((host->debt += new_size) > DEBT_LIMIT) host_look_at_clock(host);
        if (host->limit != 0 && host->used - old + new_size > host->limit) {
            /* Lua raises memory errors without the message handler, so the place is noted here. While later versions
             * move a stack they keep no pointers into it, so there a moved block is not the time to walk it. */
            if (LUA_VERSION_RELEASE_NUM < 50405 || block == NULL) host_note_frames(host, host->running, 0);
            return NULL;
        }
    }
    void *result = realloc(block, new_size);
    if (result != NULL) host->used = host->used - old + new_size;
    return result;
}

size_t luahost_memory_used(const luahost *host) { return host->used; }

bool luahost_hold(luahost *host, size_t bytes) {
    if ((host->debt += bytes) > DEBT_LIMIT) host_look_at_clock(host);
    if (host->limit != 0 && host->used + bytes > host->limit) {
        host_note_frames(host, host->running, 0);
        return false;
    }
    host->used += bytes;
    return true;
}

void luahost_give_back(luahost *host, size_t bytes) { host->used -= bytes; }
