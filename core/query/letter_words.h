#pragma once
// What a person is to do with a dead letter, in plain words, for the command line and its JSON. The window says the
// same in its own, translated words.
#include "core/domain/delivery_state.h"

#include <string>
#include <string_view>

namespace ack::query {

/// One sentence. `where` is the destination, or the source for causes without one; empty: "the other side".
std::string nextStep(domain::DeadCause cause, std::string_view where);

}  // namespace ack::query
