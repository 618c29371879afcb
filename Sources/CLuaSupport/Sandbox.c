/* What scripts get: an allow-list, everything else is not there. */
#include "LuaHost.h"

const char host_lock_key = 0, host_object_key = 0, host_objects_key = 0, host_builtins_key = 0, host_names_key = 0,
           host_boxes_key = 0, host_budget_text_key = 0;

/* Chance is the same in every run. */
enum { FIXED_SEED = 42 };

/* A name of a stock library that scripts get. */
typedef struct {
    const char *name;
    enum {
        /* Constant work: taken as it is. */
        STOCK,
        /* Work in the length of its strings: paid for before it starts. */
        PAID,
        /* Replaced, because the stock function can run or grow without bound, or shows addresses. */
        OWN,
    } how;
    lua_CFunction own;
} entry;

/* Not there: collectgarbage (stops the collector), dofile and loadfile (read files), warn (writes past the host),
 * require (the host's own). */
static const entry basic_names[] = {
    {"assert", STOCK, NULL}, {"error", STOCK, NULL}, {"getmetatable", STOCK, NULL}, {"ipairs", STOCK, NULL},
    {"rawequal", STOCK, NULL}, {"rawget", STOCK, NULL}, {"rawlen", STOCK, NULL}, {"select", STOCK, NULL},
    {"type", STOCK, NULL}, {"_VERSION", STOCK, NULL},
    {"tonumber", PAID, NULL},
    {"load", OWN, host_load_text},              /* stock: byte code, other environments */
    {"next", OWN, host_next},                   /* stock: order by address */
    {"pairs", OWN, host_pairs},                 /* stock: order by address */
    {"pcall", OWN, host_pcall},                 /* stock: swallows a spent budget */
    {"rawset", OWN, host_rawset},               /* stock: writes through read-only views */
    {"setmetatable", OWN, host_setmetatable},   /* stock: finalizers, which no budget stops */
    {"tostring", OWN, host_tostring},           /* stock: addresses */
    {"xpcall", OWN, host_xpcall},               /* stock: swallows a spent budget */
    {NULL, STOCK, NULL},
};

/* Not there: dump (byte code), pack, packsize and unpack (depend on the machine). */
static const entry string_names[] = {
    {"byte", PAID, NULL}, {"char", STOCK, NULL}, {"len", STOCK, NULL}, {"lower", PAID, NULL}, {"reverse", PAID, NULL},
    {"sub", PAID, NULL}, {"upper", PAID, NULL},
    {"find", OWN, host_string_find},            /* stock: back-tracks without end */
    {"format", OWN, host_string_format},        /* stock: addresses */
    {"gmatch", OWN, host_string_gmatch},
    {"gsub", OWN, host_string_gsub},
    {"match", OWN, host_string_match},
    {"rep", OWN, host_string_rep},              /* stock: repeats the empty string without end */
    {NULL, STOCK, NULL},
};

static const entry table_names[] = {
    {"pack", STOCK, NULL},
    {"concat", OWN, host_table_concat},         /* stock, these all: trust `__len` and ranges */
    {"insert", OWN, host_table_insert},
    {"move", OWN, host_table_move},
    {"remove", OWN, host_table_remove},
    {"sort", OWN, host_table_sort},
    {"unpack", OWN, host_table_unpack},
    {NULL, STOCK, NULL},
};

static const entry math_names[] = {
    {"abs", PAID, NULL}, {"acos", PAID, NULL}, {"asin", PAID, NULL}, {"atan", PAID, NULL}, {"ceil", PAID, NULL},
    {"cos", PAID, NULL}, {"deg", PAID, NULL}, {"exp", PAID, NULL}, {"floor", PAID, NULL}, {"fmod", PAID, NULL},
    {"huge", STOCK, NULL}, {"log", PAID, NULL}, {"max", PAID, NULL}, {"maxinteger", STOCK, NULL}, {"min", PAID, NULL},
    {"mininteger", STOCK, NULL}, {"modf", PAID, NULL}, {"pi", STOCK, NULL}, {"rad", PAID, NULL}, {"sin", PAID, NULL},
    {"sqrt", PAID, NULL}, {"tan", PAID, NULL}, {"tointeger", PAID, NULL}, {"type", STOCK, NULL}, {"ult", PAID, NULL},
    {"random", STOCK, NULL},                    /* started with a fixed seed */
    {"randomseed", OWN, host_randomseed},       /* stock: a seed from the clock when none is given */
    {NULL, STOCK, NULL},
};

static const entry utf8_names[] = {
    {"char", STOCK, NULL}, {"charpattern", STOCK, NULL}, {"codepoint", PAID, NULL}, {"codes", PAID, NULL},
    {"len", PAID, NULL}, {"offset", PAID, NULL},
    {NULL, STOCK, NULL},
};

static const entry coroutine_names[] = {
    {"isyieldable", STOCK, NULL}, {"running", STOCK, NULL}, {"status", STOCK, NULL}, {"yield", STOCK, NULL},
    {"close", OWN, host_coroutine_close},       /* stock, these all: know nothing of the budget */
    {"create", OWN, host_coroutine_create},
    {"resume", OWN, host_coroutine_resume},
    {"wrap", OWN, host_coroutine_wrap},
    {NULL, STOCK, NULL},
};

/* Upvalue: a stock function that has none itself. It is called in this frame, so its messages keep its name. */
static int call_paid(lua_State *L) {
    lua_CFunction function = lua_tocfunction(L, lua_upvalueindex(1));
    int64_t steps = 1;
    for (int i = lua_gettop(L); i > 0; i--) {
        if (lua_type(L, i) == LUA_TSTRING) steps += (int64_t)lua_rawlen(L, i) / 4;
    }
    host_charge(L, steps);
    return function(L);
}

/* Copies the entries of `list` from the library on top to the table at `target`. */
static void take(lua_State *L, int target, const entry *list) {
    for (; list->name != NULL; list++) {
        lua_getfield(L, -1, list->name);
        if (list->how == PAID) {
            lua_pushcclosure(L, call_paid, 1);
        } else if (list->how == OWN) {
            /* The stock function is at hand as an upvalue. */
            lua_pushcclosure(L, list->own, 1);
        }
        lua_setfield(L, target, list->name);
    }
}

/* Opens a library and pushes a table of what scripts get of it. */
static void open_library(lua_State *L, lua_CFunction open, const entry *list) {
    lua_createtable(L, 0, 32);
    lua_pushcfunction(L, open);
    lua_call(L, 0, 1);
    if (lua_getfield(L, -1, "randomseed") != LUA_TNIL) {
        lua_pushinteger(L, FIXED_SEED);
        lua_call(L, 1, 0);
    } else {
        lua_pop(L, 1);
    }
    take(L, lua_gettop(L) - 1, list);
    lua_pop(L, 1);
}

/* Methods of strings: `__index` is the string library; coercions in arithmetic are paid for. Top: the library. */
static void fix_string_metatable(lua_State *L) {
    lua_pushliteral(L, "");
    lua_getmetatable(L, -1);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        if (lua_iscfunction(L, -1)) {
            lua_pushvalue(L, -2);
            lua_insert(L, -2);
            lua_pushcclosure(L, call_paid, 1);
            lua_rawset(L, -4);
        } else {
            lua_pop(L, 1);
        }
    }
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 2);
}

static void add_library(lua_State *L, int builtins, const char *name, lua_CFunction open, const entry *list) {
    open_library(L, open, list);
    if (list == string_names) fix_string_metatable(L);
    /* From here the messages of the auxiliary library take the names of functions. */
    lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    host_lock(L, name);
    lua_setfield(L, builtins, name);
}

int host_build_sandbox(lua_State *L) {
    lua_createtable(L, 0, 0);
    lua_createtable(L, 0, 1);
    lua_pushliteral(L, "v");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_objects_key);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, host_release_box);
    lua_setfield(L, -2, "__gc");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_boxes_key);
    lua_pushliteral(L, "the script's budget is spent");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_budget_text_key);

    luaL_requiref(L, LUA_GNAME, luaopen_base, 0); /* fills the globals */
    lua_createtable(L, 0, 32);
    int builtins = lua_gettop(L);
    lua_pushvalue(L, builtins - 1);
    take(L, builtins, basic_names);
    lua_pop(L, 1);
    lua_createtable(L, 0, 8);
    lua_pushvalue(L, builtins);
    lua_setfield(L, -2, LUA_GNAME);
    lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);

    add_library(L, builtins, "math", luaopen_math, math_names);
    add_library(L, builtins, "string", luaopen_string, string_names);
    add_library(L, builtins, "table", luaopen_table, table_names);
    add_library(L, builtins, "utf8", luaopen_utf8, utf8_names);
    add_library(L, builtins, "coroutine", luaopen_coroutine, coroutine_names);

    /* The globals are empty at first and the script's own; what is here stands behind them. */
    lua_createtable(L, 0, 0);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_pushvalue(L, -1);
    lua_setfield(L, builtins, LUA_GNAME);
    lua_createtable(L, 0, 4);
    lua_pushvalue(L, builtins);
    host_missing_names(L, NULL);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, host_write_global);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pushboolean(L, true);
    lua_rawsetp(L, -2, &host_lock_key);
    lua_setmetatable(L, -2);
    lua_pushvalue(L, builtins);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &host_builtins_key);
    return 0;
}
