#include "app/demo/replay_story.h"

#include "app/demo/people.h"
#include "core/operate/content_proof.h"
#include "core/operate/replay_commands.h"
#include "core/operate/sign_in_command.h"

namespace ack::app::demo {
namespace {

operate::ReplaySelection lettersOf(const char* destination) {
  operate::ReplayFilter filter;
  filter.causes = {domain::DeadCause::unauthorised};
  filter.destinations = {destination};
  return {{}, filter};
}

Result<void> ask(operate::ReplayCommands& replays, const operate::Caller& caller,
                 const operate::ReplaySelection& selection, const std::string& reason) {
  const auto preview = replays.preview(caller, selection, domain::RulesChoice::current);
  if (!preview) return preview.error();
  operate::ReplayOrder order{domain::ReplayReason::credentialsRenewed, reason, true, {}};
  const auto receipt = replays.request(caller, preview->id, order);
  return receipt ? Result<void>{} : receipt.error();
}

}  // namespace

Result<void> tellReplays(const std::filesystem::path& data, const Clock& clock,
                         std::shared_ptr<const provider::ProviderRegistry> providers, UtcTime between) {
  auto desk = OperatorDesk::open(data, clock, false);
  if (!desk) return std::move(desk).error();
  auto caller = enter(**desk, personOf(access::toText(access::Role::operations)));
  if (!caller) return std::move(caller).error();
  operate::ReplayCommands replays((*desk)->desk(), operate::contentProofFrom(std::move(providers)));
  operate::ReplaySelection few = lettersOf("archive");
  few.filter->receivedTo = between;
  operate::ReplaySelection many = lettersOf("archive");
  many.filter->receivedFrom = between;
  if (auto asked = ask(replays, *caller, few, "The archive has the new password; these are from the first trouble");
      !asked)
    return asked;
  if (auto asked = ask(replays, *caller, many, "The archive takes the renewed password, seen with its operator");
      !asked)
    return asked;
  return operate::signOut((*desk)->desk(), *caller);
}

}  // namespace ack::app::demo
