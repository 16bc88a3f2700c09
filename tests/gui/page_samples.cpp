#include "tests/gui/page_samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>
#include <QWidget>

#include <array>

namespace ack::gui {

using domain::DeadCause;
using domain::DeliveryState;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

struct Kind {
  DeliveryState state;
  const char* source;
  const char* type;
  int attempts;
  std::int64_t arrivals;
};

constexpr std::array<Kind, 12> kKinds{{{DeliveryState::processing, "stripe", "charge.succeeded", 1, 1},
                                       {DeliveryState::queued, "stripe", "invoice.paid", 0, 1},
                                       {DeliveryState::queued, "svix", "message.sent", 0, 1},
                                       {DeliveryState::completed, "stripe", "invoice.paid", 1, 2},
                                       {DeliveryState::completed, "twilio", "message.delivered", 1, 1},
                                       {DeliveryState::completed, "github", "pull_request", 1, 1},
                                       {DeliveryState::retrying, "shopify", "orders/paid", 1, 1},
                                       {DeliveryState::completed, "slack", "app_mention", 1, 2},
                                       {DeliveryState::unresolved, "twilio", "message.inbound", 1, 2},
                                       {DeliveryState::completed, "stripe", "charge.refunded", 2, 1},
                                       {DeliveryState::retrying, "stripe", "charge.succeeded", 2, 3},
                                       {DeliveryState::dead, "shopify", "orders/paid", 5, 3}}};

std::string eventId(std::int64_t id) {
  const QString digits = QStringLiteral("%1").arg(id * 7'919 % 100'000'000, 8, 10, QLatin1Char('0'));
  return "evt_01KKEMVB08WXWCBY" + digits.toStdString();
}

}  // namespace

query::DeliveryRow sampleRow(std::int64_t id, DeliveryState state, const char* source, const char* type,
                             seconds age) {
  query::DeliveryRow row;
  row.id = DeliveryId{id};
  row.eventId = eventId(id);
  row.source = source;
  row.type = type;
  row.state = state;
  row.attempts = 1;
  row.maxAttempts = 5;
  row.receivedAt = kNow - age;
  if (state == DeliveryState::completed) row.settledAt = row.receivedAt + seconds(1);
  return row;
}

std::vector<query::DeliveryRow> sampleRows(int count) {
  std::vector<query::DeliveryRow> rows;
  for (int index = 0; index < count; ++index) {
    const Kind& kind = kKinds.at(static_cast<std::size_t>(index) % kKinds.size());
    auto row = sampleRow(1'000 - index, kind.state, kind.source, kind.type, seconds(10 + index * index * 12));
    row.attempts = kind.attempts;
    row.arrivals = kind.arrivals;
    if (kind.state == DeliveryState::retrying) row.nextAt = kNow + seconds(22 + index * 2);
    if (kind.state == DeliveryState::dead) row.cause = DeadCause::exhausted;
    rows.push_back(row);
  }
  return rows;
}

query::Status sampleStatus() {
  query::Status status;
  status.states.byState = {41, 6, 29, 5, 128'362, 17, 0};
  status.accepted = 128'460;
  status.duplicates = 1'870;
  return status;
}

query::DeliveryStory sampleStory(const query::DeliveryRow& row) {
  query::DeliveryStory story;
  story.delivery = row;
  const UtcTime start = row.receivedAt;
  for (int number = 0; number < static_cast<int>(row.arrivals); ++number) {
    query::ArrivalView arrival;
    arrival.id = ArrivalId{number + 1};
    arrival.at = start + seconds(number * 31);
    arrival.result = number == 0 ? domain::ArrivalResult::accepted : domain::ArrivalResult::duplicate;
    arrival.signature = "valid";
    arrival.bodySha256Hex = "de7a920c3dbdcef3aa01bb02cc03dd04ee05ff06071829304a5b6c7d06ba2f42";
    story.arrivals.push_back(arrival);
  }
  for (int number = 1; number <= row.attempts; ++number) {
    query::AttemptView attempt;
    attempt.number = number;
    attempt.worker = 3;
    attempt.started = start + milliseconds(184) + seconds((number - 1) * 40);
    attempt.ended = attempt.started + seconds(10);
    attempt.leaseUntil = attempt.started + seconds(60);
    attempt.result =
        row.state == DeliveryState::completed ? domain::AttemptResult::completed : domain::AttemptResult::transient;
    attempt.evidence = row.state == DeliveryState::completed ? "" : "503 Service Unavailable, asked to wait 150 s";
    story.attempts.push_back(attempt);
  }
  const UtcTime applied = start + milliseconds(191);
  query::EffectView charge;
  charge.id = EffectId{11};
  charge.kind = domain::EffectKind::charge;
  charge.key = row.eventId;
  charge.state = domain::EffectState::applied;
  charge.outcomeAt = applied;
  charge.attempt = 1;
  query::EffectView inbox = charge;
  inbox.id = EffectId{12};
  inbox.kind = domain::EffectKind::inbox;
  query::EffectView forward = charge;
  forward.id = EffectId{13};
  forward.kind = domain::EffectKind::forward;
  forward.destination = "crm";
  forward.intentAt = start + milliseconds(204);
  if (row.state != DeliveryState::completed) {
    forward.state = domain::EffectState::failed;
    forward.outcomeAt = start + seconds(50);
    forward.httpStatus = 503;
    forward.evidence = "503 Service Unavailable";
    forward.attempt = row.attempts;
  }
  story.effects = {charge, inbox, forward};
  query::LedgerView line;
  line.id = LedgerId{8'842};
  line.eventId = row.eventId;
  line.delivery = row.id;
  line.account = "cus_77120";
  line.amount = {490, {"EUR", 2}};
  line.at = applied;
  story.ledger = {line};
  query::InboxView note;
  note.id = InboxId{5};
  note.thread = "77 120";
  note.at = applied;
  story.inbox = {note};
  return story;
}

query::PayloadView samplePayload() {
  query::PayloadView payload;
  payload.contentType = "application/json";
  payload.bodyBytes = 412;
  payload.maskedText = "{\n  \"id\": \"evt_01KKEMVB08WXWCBY\",\n  \"type\": \"charge.succeeded\",\n  \"data\": {\n"
                       "    \"amount\": 490,\n    \"currency\": \"eur\",\n    \"email\": \"••••••••\",\n"
                       "    \"name\": \"••••••••\"\n  }\n}";
  payload.headers = {
      {"Content-Type", "application/json"}, {"User-Agent", "Stripe/1.0"}, {"X-Request-Id", "req_9f2c"}};
  return payload;
}

std::vector<query::DeadLetterGroup> sampleGroups() {
  std::vector<query::DeadLetterGroup> groups;
  const auto add = [&](DeadCause cause, const char* where, int count, const char* owner, const char* evidence) {
    query::DeadLetterGroup group;
    group.cause = cause;
    group.destination = where;
    group.count = count;
    group.owner = owner;
    group.withoutOwner = *owner == '\0' ? count : 0;
    for (int index = 0; index < count; ++index) {
      auto row = sampleRow(500 - static_cast<std::int64_t>(groups.size()) * 20 - index, DeliveryState::dead,
                           cause == DeadCause::stale ? "shopify" : "stripe",
                           cause == DeadCause::stale ? "orders/paid" : "invoice.paid", minutes(270 + index * 11));
      row.cause = cause;
      row.attempts = cause == DeadCause::exhausted ? 5 : cause == DeadCause::stale ? 0 : 1;
      row.owner = owner;
      row.evidence = evidence;
      group.oldest = row.receivedAt;
      group.rows.push_back({row});
    }
    groups.push_back(group);
  };
  add(DeadCause::exhausted, "helpdesk", 4, "Ingrid Solheim", "503 after 30 s, response #a41e");
  add(DeadCause::unauthorised, "crm", 6, "Ingrid Solheim", "401, response #9e02");
  add(DeadCause::stale, "shopify", 5, "", "Signed 22 min before it arrived");
  add(DeadCause::mapping, "stripe", 2, "Tomás Reyes", "/data/object/amount is missing");
  return groups;
}

query::DeadLetterList sampleLetters(std::vector<query::DeadLetterGroup> groups) {
  query::DeadLetterList list;
  for (query::DeadLetterGroup& group : groups) {
    for (query::DeadLetterRow& row : group.rows) {
      row.unknownEffect = group.cause == DeadCause::exhausted && row.id.value % 2 == 1;
      if (group.cause == DeadCause::exhausted || group.cause == DeadCause::unauthorised)
        row.openEffect =
            query::OpenEffect{domain::EffectKind::forward, group.destination,
                              row.unknownEffect ? domain::EffectState::unknown : domain::EffectState::failed, 503};
      list.counts.withUnknownEffect += row.unknownEffect ? 1 : 0;
    }
    list.counts.all += group.count;
    list.counts.withoutOwner += group.withoutOwner;
    list.counts.overFourHours += group.count / 2;
  }
  list.groups = std::move(groups);
  return list;
}

query::LedgerWindow sampleLedger(int lines) {
  query::LedgerWindow window;
  window.from = kNow - std::chrono::hours(24);
  window.to = kNow;
  std::int64_t euro = 0;
  std::int64_t yen = 0;
  for (int index = 0; index < lines; ++index) {
    query::LedgerView line;
    line.id = LedgerId{8'842 - index};
    line.delivery = DeliveryId{1'000 - index};
    line.eventId = eventId(1'000 - index);
    line.source = index % 3 == 0 ? "stripe" : "shopify";
    line.account = "cus_" + std::to_string(77'120 + index);
    line.refund = index == 4;
    const bool isYen = index % 5 == 2;
    line.amount = {line.refund ? 4'900 : -4'900 - index * 100, {isYen ? "JPY" : "EUR", isYen ? 0 : 2}};
    if (line.refund) line.refundOf = LedgerId{8'700};
    line.at = kNow - seconds(10 + index * 140);
    (isYen ? yen : euro) += line.amount.minor;
    window.lines.push_back(line);
  }
  window.totals = {{{"EUR", 2}, euro, lines - lines / 5}, {{"JPY", 0}, yen, lines / 5}};
  window.chargedEvents = window.chargeLines = 19'204;
  window.duplicatesAbsorbed = 1'870;
  return window;
}

bool savePicture(QWidget& widget, const QString& name) {
  const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/pictures"));
  return folder.mkpath(QStringLiteral(".")) && widget.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

}  // namespace ack::gui
