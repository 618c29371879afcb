#pragma once
#include <stddef.h>

/// Bytes that this process has allocated and not given back, with what the allocator adds to each piece.
size_t allocated_bytes(void);
