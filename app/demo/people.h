#pragma once
// The demo's people, one of each role, so that its window can be signed in to as any of them.
#include "app/operator_desk.h"
#include "core/access/policy.h"

#include <string>
#include <string_view>

namespace ack::app::demo {

/// Of everybody in the demo; shown on its sign-in page. Worth nothing: the demo's store is thrown away.
inline constexpr std::string_view kPassword = "fjordline-demo";

/// Adds them to a store that has nobody. Thread: that of the desk.
Result<void> seedPeople(OperatorDesk& desk);
/// Signs somebody of the demo in; whoever does ends it with operate::signOut. Thread: that of the desk.
Result<operate::Caller> enter(OperatorDesk& desk, const std::string& name);
/// Whoever is called so, or has the role called so; empty for nobody.
std::string personOf(std::string_view nameOrRole);

}  // namespace ack::app::demo
