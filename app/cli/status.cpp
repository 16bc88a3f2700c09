// acknowledgerd status: the figures that say whether the work is done.
#include "app/cli/person.h"
#include "core/base/log.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"
#include "core/query/waiting.h"

#include <cstdio>

namespace ack::app::cli {
namespace {

void printFigure(const char* name, const std::string& value) { std::printf("%-26s %s\n", name, value.c_str()); }

void printCertificates(const domain::TlsState& tls, UtcTime now) {
  for (const domain::CertificateState& one : tls.certificates) {
    const std::string until = one.file + ", until " + base::toRfc3339(one.notAfter);
    const auto left = domain::daysToExpiry(one, now);
    if (!left)
      printFigure("certificate", until);
    else if (*left < 0)
      printFigure("CERTIFICATE EXPIRED", until + "; senders that check refuse it");
    else
      printFigure("CERTIFICATE EXPIRES SOON", until + ", " + std::to_string(*left) + " day(s) left");
  }
  if (!tls.problem.empty()) printFigure("NEW CERTIFICATE NOT USED", tls.problem);
  if (!tls.weakness.empty()) printFigure("WARNING", tls.weakness);
}

void printNotices(const std::vector<query::SubscriptionNoticeView>& notices) {
  for (const query::SubscriptionNoticeView& one : notices) {
    const std::string where = base::escapeForLog(one.source) + ": " + base::escapeForLog(one.subject);
    const std::string how =
        one.link.empty() ? "; its link is not on a host of the provider" : "; open " + base::escapeForLog(one.link);
    printFigure(one.ended ? "SUBSCRIPTION ENDED" : "CONFIRM SUBSCRIPTION",
                where + how + (one.ended && !one.link.empty() ? " to have it back" : ""));
  }
}

void print(const query::Status& status, UtcTime now) {
  for (int i = 0; i < domain::kDeliveryStateCount; ++i) {
    const auto state = static_cast<domain::DeliveryState>(i);
    printFigure(std::string(domain::toText(state)).c_str(), std::to_string(status.states.of(state)));
  }
  printFigure("accepted", std::to_string(status.accepted));
  printFigure("duplicates absorbed", std::to_string(status.duplicates));
  printFigure("stale", std::to_string(status.stale));
  printFigure("rejected", std::to_string(status.rejected));
  printFigure("charges", std::to_string(status.charges));
  printFigure("second charges", std::to_string(status.secondCharges));
  const auto age = status.oldestUnfinishedAt
                       ? std::to_string((toMicros(now) - toMicros(*status.oldestUnfinishedAt)) / 1'000'000) + " s"
                       : std::string("-");
  printFigure("oldest unfinished", age);
  char rate[32];
  std::snprintf(rate, sizeof rate, "%.1f%%", status.completionWithinTarget * 100.0);
  printFigure("completed within target", rate);
  printFigure("alerts", std::to_string(status.openAlerts) + " open");
  printFigure("stage", status.stage);
  printFigure("engine", status.enginePid > 0
                            ? "process " + std::to_string(status.enginePid) + " at " + status.engineListen
                            : "none runs");
  if (status.tls) printCertificates(*status.tls, now);
  if (status.missingAccepted > 0)
    printFigure("MISSING", std::to_string(status.missingAccepted) +
                               " acknowledged events are no longer in the store; ask their providers to send again");
}

/// What people hold, and what fails, so that work waits.
void printHolds(bool heldWholly, const std::vector<query::WaitingReason>& holds) {
  if (heldWholly) printFigure("QUEUE HELD", "every source is held: events are stored, nothing is worked on");
  for (const query::WaitingReason& one : holds) {
    const bool fails = one.kind == query::WaitingReason::Kind::breakerOpen;
    printFigure(fails ? "DESTINATION FAILS" : "HELD", base::escapeForLog(query::waitingSentence(one)));
  }
}

void show(const PersonOptions& person, CliContext& context) {
  const auto reader = readerFor(context, person);
  if (!reader) return;
  const auto status = reader->status();
  if (!status) return context.fail(status.error());
  const auto notices = reader->subscriptionNotices();
  if (!notices) return context.fail(notices.error());
  const auto destinations = reader->destinations();
  if (!destinations) return context.fail(destinations.error());
  const auto heldSources = reader->heldSources();
  if (!heldSources) return context.fail(heldSources.error());
  if (context.json)
    return printLine(query::toJson(*status, *notices, context.clock().now(), *destinations, *heldSources));
  print(*status, context.clock().now());
  printHolds(status->heldWholly, query::holdsOf(*destinations, *heldSources));
  printNotices(*notices);
}

}  // namespace

void addStatus(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("status", "States, oldest unfinished work, completion rate, who runs the engine");
  auto person = std::make_shared<PersonOptions>();
  addPersonOptions(*command, *person);
  addCommonOptions(*command, context);
  command->callback([person, &context] { show(*person, context); });
}

}  // namespace ack::app::cli
