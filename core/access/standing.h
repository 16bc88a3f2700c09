#pragma once
// Whether somebody who asked for something, or approved it, still has the right to: asked again before it is carried
// out, since it may be hours later.
#include "core/access/policy.h"
#include "core/base/result.h"
#include "core/store/connection.h"

#include <cstdint>

namespace ack::access {

/// true for an enabled person whose present role has the permission; false for the account of the operating system
/// (0) and for nobody. Thread: that of the connection.
Result<bool> stillMay(store::Connection& connection, std::int64_t person, Permission permission);

}  // namespace ack::access
