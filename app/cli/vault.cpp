// acknowledgerd vault: the key that seals payloads and configuration, and putting a new one in its place.
#include "app/cli/person.h"
#include "core/base/random.h"
#include "core/base/time_text.h"
#include "core/maintain/vault_rotation.h"
#include "core/operate/vault_commands.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"
#include "core/store/sqlite_driver.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct VaultOptions {
  PersonOptions person;
  std::string reason;
};

boost::json::value timeOrNull(UtcTime time) {
  if (time == UtcTime{}) return nullptr;
  return boost::json::string(base::toRfc3339Millis(time));
}

Result<void> show(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  const auto view = operate::lookAtVault(desk.desk(), caller);
  if (!view) return view.error();
  if (context.json) {
    printLine(boost::json::serialize(boost::json::object{{"key", view->key},
                                                         {"rotating", view->rotating},
                                                         {"asked_at", timeOrNull(view->askedAt)},
                                                         {"finished_at", timeOrNull(view->finishedAt)},
                                                         {"resealed", view->resealed},
                                                         {"unreadable", view->unreadable},
                                                         {"resealed_to", view->resealedTo},
                                                         {"newest_payload", view->newestPayload}}));
    return {};
  }
  const std::string key = "Key " + std::to_string(view->key);
  if (view->rotating)
    printLine(key + " is taking over: sealed anew up to payload " + std::to_string(view->resealedTo) + " of " +
              std::to_string(view->newestPayload));
  else
    printLine(key + (view->finishedAt == UtcTime{} ? ", the first one"
                                                   : ", alone since " + base::toRfc3339Millis(view->finishedAt)));
  if (view->unreadable > 0)
    printLine(std::to_string(view->unreadable) + " payloads did not open and were left as they are; see check");
  return {};
}

/// Where no engine runs, the store is sealed anew here and now. Ctrl+C and a crash only pause it.
Result<void> rotateWithoutEngine(CliContext& context, OperatorDesk& desk) {
  const auto lock = runtime::EngineLock::acquire(context.data(), runtime::EngineLock::Holder::desk);
  if (!lock && lock.error().code == ErrorCode::busy) {
    if (!context.json) printLine("The running engine seals the store anew; vault status tells how far it is.");
    return {};
  }
  if (!lock) return lock.error();
  auto reader = store::openForReading(runtime::storeFile(context.data()));
  if (!reader) return std::move(reader).error();
  base::SystemRandom random;
  maintain::VaultRotation rotation(**reader, maintain::stepsOfConnection(desk.connection(), context.clock()),
                                   desk.vault(), runtime::keyFile(context.data()), random);
  for (;;) {
    const auto more = rotation.step();
    if (!more) return more.error();
    if (!*more) break;
  }
  if (!context.json) printLine("Done: the store is sealed with the new key, and the old one is ended.");
  return {};
}

Result<void> rotate(const VaultOptions& options, CliContext& context, OperatorDesk& desk,
                    const operate::Caller& caller) {
  const auto version = operate::rotateVault(desk.desk(), caller, options.reason);
  if (!version) return version.error();
  if (context.json)
    printLine(boost::json::serialize(boost::json::object{{"key", *version}}));
  else
    printLine("Key " + std::to_string(*version) +
              " takes over. Copy master.key again once it is done, and keep the old copy for as long as you keep "
              "backups made until then: they open with it only.");
  return rotateWithoutEngine(context, desk);
}

/// Asks nobody anew: the deed was done by who rotated.
Result<void> resume(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  auto view = operate::lookAtVault(desk.desk(), caller);
  if (!view) return std::move(view).error();
  if (!view->rotating) return Error{ErrorCode::notFound, "no new key is taking over"};
  return rotateWithoutEngine(context, desk);
}

}  // namespace

void addVault(CLI::App& app, CliContext& context) {
  CLI::App* vault = app.add_subcommand("vault", "The key that seals payloads and configuration");
  vault->require_subcommand(1);
  auto options = std::make_shared<VaultOptions>();
  CLI::App* status = vault->add_subcommand("status", "Which key is in use, and how far a rotation is");
  CLI::App* rotation = vault->add_subcommand(
      "rotate", "Put a new key in the old one's place and seal everything anew; goes on after a crash");
  rotation->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail")
      ->required();
  CLI::App* resumption =
      vault->add_subcommand("resume", "Go on with a rotation that was cut off, where no engine runs");
  for (CLI::App* one : {status, rotation, resumption}) {
    addPersonOptions(*one, options->person);
    addCommonOptions(*one, context);
  }
  status->callback([options, &context] {
    actAs(context, options->person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return show(context, desk, caller); });
  });
  resumption->callback([options, &context] {
    actAs(context, options->person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return resume(context, desk, caller); });
  });
  rotation->callback([options, &context] {
    actAs(context, options->person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return rotate(*options, context, desk, caller); });
  });
}

}  // namespace ack::app::cli
