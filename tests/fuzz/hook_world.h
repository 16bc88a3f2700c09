#pragma once
// A whole receiver without sockets or store for the request target: for each provider a source of its name with keys
// that fit, and one named open-<provider> that takes any signature, so that mutated bodies come past the check too.
#include "tests/fuzz/provider_world.h"
#include "tests/kit/scripted_receiver.h"

namespace ack::fuzz {

/// The process' only one: made at the first call.
kit::ScriptedReceiver& hookWorld();

}  // namespace ack::fuzz
