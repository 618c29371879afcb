/* Coroutines, under the budget of the whole state. */
#include "LuaHost.h"

static lua_State *check_thread(lua_State *L) {
    lua_State *thread = lua_tothread(L, 1);
    luaL_argexpected(L, thread, 1, "coroutine");
    return thread;
}

/* Resumes with the `arguments` values on top of `L`; gives the number of results pushed, or -1 with the error value
 * pushed. */
static int resume(lua_State *L, lua_State *thread, int arguments) {
    luahost *host = host_of(L);
    host_charge(L, 20);
    if (!lua_checkstack(thread, arguments)) {
        lua_pushliteral(L, "too many arguments to resume");
        return -1;
    }
    if (lua_status(thread) == LUA_OK && lua_gettop(thread) == 0) {
        lua_pushliteral(L, "cannot resume dead coroutine");
        return -1;
    }
    lua_xmove(L, thread, arguments);
    int results;
    lua_State *before = host->running;
    host->running = thread;
    int status = lua_resume(thread, L, arguments, &results);
    host->running = before;
    if (host->tripped) return host_raise_tripped(L);
    if (status == LUA_OK || status == LUA_YIELD) {
        if (!lua_checkstack(L, results + 1)) {
            lua_pop(thread, results);
            lua_pushliteral(L, "too many results to resume");
            return -1;
        }
        lua_xmove(thread, L, results);
        return results;
    }
    lua_xmove(thread, L, 1);
    return -1;
}

int host_coroutine_create(lua_State *L) {
    luaL_checktype(L, 1, LUA_TFUNCTION);
    host_charge(L, 50);
    lua_State *thread = lua_newthread(L);
    lua_pushvalue(L, 1);
    lua_xmove(L, thread, 1);
    return 1;
}

int host_coroutine_resume(lua_State *L) {
    lua_State *thread = check_thread(L);
    int results = resume(L, thread, lua_gettop(L) - 1);
    lua_pushboolean(L, results >= 0);
    if (results < 0) results = 1;
    lua_insert(L, -(results + 1));
    return results + 1;
}

/* Runs the pending `__close` of a thread; the status is pushed as an error value if it is one. */
static int close_thread(lua_State *L, lua_State *thread) {
    luahost *host = host_of(L);
    if (host->closing >= CLOSING_LIMIT) return luaL_error(L, "coroutines are closed inside one another too deeply");
    lua_State *before = host->running;
    host->running = thread;
    host->closing++;
    int status = lua_resetthread(thread);
    host->closing--;
    host->running = before;
    if (host->tripped) return host_raise_tripped(L);
    if (status != LUA_OK) lua_xmove(thread, L, 1);
    return status;
}

/* Upvalue: the thread. An error in it is the caller's error, with the place where it arose. */
static int call_wrapped(lua_State *L) {
    lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
    int results = resume(L, thread, lua_gettop(L));
    if (results >= 0) return results;
    int status = lua_status(thread);
    if (status != LUA_OK && status != LUA_YIELD) {
        luahost *host = host_of(L);
        host->frames_continue = false;
        host_note_frames(host, thread, 0);
        int count = host->frame_count;
        /* The thread holds the value no more, so its closing would report nil: keep the one at hand. */
        lua_pushvalue(L, -1);
        lua_xmove(L, thread, 1);
        if (close_thread(L, thread) != LUA_OK) lua_replace(L, -2);
        host->frame_count = count;
        host->frames_continue = true;
    }
    return lua_error(L);
}

int host_coroutine_wrap(lua_State *L) {
    host_coroutine_create(L);
    lua_pushcclosure(L, call_wrapped, 1);
    return 1;
}

int host_coroutine_close(lua_State *L) {
    lua_State *thread = check_thread(L);
    lua_Debug ar;
    bool has_frames = lua_status(thread) == LUA_OK && lua_getstack(thread, 0, &ar);
    if (thread == L || has_frames) return luaL_error(L, "cannot close a coroutine that runs");
    if (close_thread(L, thread) == LUA_OK) {
        lua_pushboolean(L, true);
        return 1;
    }
    lua_pushboolean(L, false);
    lua_insert(L, -2);
    return 2;
}
