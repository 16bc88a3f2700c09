#pragma once
// What both programs do before anything else: no core file and no other process reading our memory, where secrets and
// payloads stand in the clear; a closed pipe is an error to handle, not the end.

namespace ack::app {

/// Call first in main(). Never fails: what the system refuses stays as it was. The environment variable
/// ACKNOWLEDGER_ALLOW_CORE leaves core files and debuggers allowed, for hunting a crash.
void hardenProcess() noexcept;

}  // namespace ack::app
