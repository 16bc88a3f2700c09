#pragma once
// How upkeep changes the store: in small steps, each one write transaction. In the engine a step is a command of the
// writer, so that arrivals come between; a command line without an engine runs it on a connection of its own.
#include "core/store/writer.h"

#include <functional>

namespace ack::maintain {

/// Runs `work` in one write transaction; durable when it answers success, nothing changed otherwise.
using WriteStep = std::function<Result<void>(const std::function<Result<void>(store::WriteContext&)>& work)>;

/// Steps through the engine's writer, which must outlive them.
WriteStep stepsOfWriter(store::Writer& writer);
/// Steps on `connection` (store::openBesideWriter), which must outlive them, as must the clock. Thread: that of the
/// connection.
WriteStep stepsOfConnection(store::Connection& connection, const Clock& clock);

}  // namespace ack::maintain
