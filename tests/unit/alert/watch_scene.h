#pragma once
// A store whose alerts are watched step by step, with a clock of the test. Abort where it can't be had.
// First, since moc can't read <concepts> where ids.h alone leads there.
#include "core/query/views.h"

#include "core/alert/alert_notices.h"
#include "core/alert/alert_watch.h"
#include "core/store/sqlite_driver.h"
#include "core/store/tables.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/work_store.h"

#include <QTemporaryDir>
#include <QtGlobal>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ack::alert::test {

using namespace std::chrono_literals;

constexpr UtcTime kStart{std::chrono::seconds(1790000000)};

/// A store with two sources, a destination, both channels, and a watch that is stepped by hand.
struct Scene {
  QTemporaryDir folder;
  kit::FakeClock clock{kStart};
  kit::WorkStore store{folder.path().toStdString(), clock};
  std::shared_ptr<config::Catalogue> catalogue{std::make_shared<config::Catalogue>()};
  std::optional<std::int64_t> free{std::int64_t{1} << 40};
  std::unique_ptr<AlertWatch> watch;

  Scene() {
    config::Source shop;
    shop.id = SourceId{1};
    shop.name = "shop";
    shop.owner = "finance";
    shop.secrets = {{"", "whsec_one"}};
    catalogue->version = 1;
    catalogue->sources = {shop};
    config::Destination crm;
    crm.id = 1;
    crm.name = "crm";
    catalogue->destinations = {crm};
    catalogue->alerts.email.emplace();
    catalogue->alerts.webhook.emplace();
    catalogue->settings.completionTarget = 0;  // what these tests put there is never completed
    begin();
  }
  void begin() {
    watch = std::make_unique<AlertWatch>(store.openReader().value(),
                                         AlertWatchParts{[this] { return catalogue; }, store.writer(), clock,
                                                         folder.path().toStdString(), [this] { return free; }});
  }
  /// Time passes, and the watch looks.
  bool look(std::chrono::microseconds after = 2s) {
    clock.advance(after);
    const auto wrote = watch->step();
    if (!wrote) qFatal("%s", wrote.error().message.c_str());
    return *wrote;
  }
  void raise(domain::AlertKind kind, const std::string& subject) {
    const auto raised = store.writer().execute(store::WriteLane::accept, [&](store::WriteContext& context) {
      return context.tables.alert.raise(kind, subject, context.now, "as it happened");
    });
    if (!raised) qFatal("%s", raised.error().message.c_str());
  }
  /// Dead letters of that cause for the destination; `count` more of them.
  void die(int count, domain::DeadCause cause = domain::DeadCause::exhausted, const std::string& owner = "kim") {
    std::vector<kit::TestEvent> events(static_cast<std::size_t>(count));
    for (auto& event : events) event.eventId = "evt_" + std::to_string(++m_events);
    store.addAll(events);
    store.change("UPDATE delivery SET state = 5, lane = 1, owner = '" + owner +
                 "', cause = " + std::to_string(static_cast<int>(cause)) + " WHERE state = 0");
  }
  void revive() { store.change("UPDATE delivery SET state = 4 WHERE state = 5"); }
  std::string living() {
    return store.ask("SELECT group_concat(line, ', ') FROM (SELECT kind || ' ' || subject || ' ' || count AS line "
                     "FROM alert WHERE state < 2 ORDER BY alert_id)");
  }
  /// News and channel of each message, in the order in which they were made; dropped ones in brackets.
  std::string messages() {
    return store.ask("SELECT group_concat(line, ' ') FROM (SELECT CASE state WHEN 3 THEN '(' ELSE '' END || news || "
                     "channel || CASE state WHEN 3 THEN ')' ELSE '' END AS line FROM alert_message ORDER BY "
                     "message_id)");
  }
  void send() { store.change("UPDATE alert_message SET state = 1, ended_at_us = next_at_us WHERE state = 0"); }

 private:
  int m_events{0};
};

}  // namespace ack::alert::test
