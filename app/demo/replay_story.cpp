#include "app/demo/replay_story.h"

#include "app/demo/people.h"
#include "core/operate/content_proof.h"
#include "core/operate/replay_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/query/reader.h"

#include <thread>

namespace ack::app::demo {
namespace {

constexpr const char* kArchive = "archive";
constexpr std::chrono::seconds kLettersStandWithin{10};
constexpr std::chrono::milliseconds kLookAgain{100};

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

Result<void> awaitLetters(const std::filesystem::path& data, const Clock& clock,
                          std::shared_ptr<const provider::ProviderRegistry> providers, std::int64_t letters,
                          const std::atomic<bool>& stop) {
  auto reader = query::Reader::open(data, clock, std::move(providers));
  if (!reader) return std::move(reader).error();
  query::DeadLetterFilter filter;
  filter.cause = domain::DeadCause::unauthorised;
  filter.destination = kArchive;
  for (const MonotonicTime begin = clock.monotonic(); !stop; std::this_thread::sleep_for(kLookAgain)) {
    const auto list = (*reader)->deadLetters(filter);
    if (!list) return list.error();
    std::int64_t stand = 0;
    for (const query::DeadLetterGroup& group : list->groups) stand += group.count;
    if (stand >= letters || clock.monotonic() - begin >= kLettersStandWithin) break;
  }
  return {};
}

Result<void> tellReplays(const std::filesystem::path& data, const Clock& clock,
                         std::shared_ptr<const provider::ProviderRegistry> providers, UtcTime between) {
  auto desk = OperatorDesk::open(data, clock, false);
  if (!desk) return std::move(desk).error();
  auto caller = enter(**desk, personOf(access::toText(access::Role::operations)));
  if (!caller) return std::move(caller).error();
  operate::ReplayCommands replays((*desk)->desk(), operate::contentProofFrom(std::move(providers)));
  operate::ReplaySelection few = lettersOf(kArchive);
  few.filter->receivedTo = between;
  operate::ReplaySelection many = lettersOf(kArchive);
  many.filter->receivedFrom = between;
  const auto first = ask(replays, *caller, few, "The archive has the new password; these are from the first trouble");
  const auto second = ask(replays, *caller, many, "The archive takes the renewed password, seen with its operator");
  const auto left = operate::signOut((*desk)->desk(), *caller);
  if (!first) return first;
  return second ? left : second;
}

}  // namespace ack::app::demo
