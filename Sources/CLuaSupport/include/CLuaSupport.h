#ifndef CLUASUPPORT_H
#define CLUASUPPORT_H
#include <lua.h>
#endif
