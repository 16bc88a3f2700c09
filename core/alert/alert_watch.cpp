#include "core/alert/alert_watch.h"

#include "core/access/person_name.h"
#include "core/alert/alert_notices.h"
#include "core/base/log.h"
#include "core/store/person_table.h"
#include "core/store/tables.h"

#include <algorithm>

namespace ack::alert {
namespace {

using store::AlertSighting;
using store::LivingAlert;

/// "" for a disabled person: nobody would see to it. A person's name as that person writes it; a name that is no
/// person's is a team's.
Result<std::string> ableOwner(store::Connection& connection, std::string owner) {
  if (owner.empty()) return owner;
  auto person = store::PersonTable(connection).find(access::personKey(owner));
  if (!person) return person.error();
  if (!*person) return owner;
  return (*person)->disabledAt != UtcTime{} ? std::string() : std::move((*person)->name);
}

const LivingAlert* findIn(const std::vector<LivingAlert>& living, domain::AlertKind kind, std::string_view subject) {
  const auto found = std::find_if(living.begin(), living.end(),
                                  [&](const LivingAlert& one) { return one.kind == kind && one.subject == subject; });
  return found == living.end() ? nullptr : &*found;
}

/// Those that were raised where they happened get their source's owner.
Result<void> giveOwners(store::WriteContext& context, std::vector<LivingAlert>& living,
                        const config::Catalogue& catalogue) {
  for (LivingAlert& alert : living) {
    if (alert.toldAt != UtcTime{} || !alert.owner.empty()) continue;
    auto owner = ableOwner(context.connection, ownerOf(alert.kind, alert.subject, catalogue));
    if (!owner) return std::move(owner).error();
    if (owner->empty()) continue;
    if (auto given = context.tables.alert.giveAtOpening(alert.id, *owner); !given) return given;
    alert.owner = std::move(*owner);
  }
  return {};
}

}  // namespace

AlertWatch::AlertWatch(std::unique_ptr<store::Connection> reader, AlertWatchParts parts)
    : m_reader(std::move(reader)), m_parts(std::move(parts)), m_statements(*m_reader),
      m_status(m_parts.data, m_parts.diskFree), m_alerts(*m_reader), m_messages(*m_reader), m_purge(*m_reader),
      m_wallThen(m_parts.clock.now()), m_uptimeThen(m_parts.clock.monotonic()), m_listeningSince(m_uptimeThen),
      m_purgedAt(m_uptimeThen) {}

void AlertWatch::start() {
  m_thread = std::thread([this] { run(); });
}

void AlertWatch::stop() {
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_all();
  if (m_thread.joinable()) m_thread.join();
}

void AlertWatch::run() {
  std::string lastError;
  std::unique_lock lock(m_mutex);
  while (!m_wake.wait_for(lock, kPoll, [this] { return m_stopping; })) {
    lock.unlock();
    const auto done = step();
    // It stands until a person acts: once is enough.
    if (!done && done.error().code != ErrorCode::cancelled && done.error().message != lastError)
      base::log(base::LogLevel::error, "alerts", done.error().message);
    lastError = done ? std::string() : done.error().message;
    lock.lock();
  }
}

bool AlertWatch::isTime(std::int64_t version, MonotonicTime now) const noexcept {
  if (!m_lookedAt) return true;
  const auto passed = now - *m_lookedAt;
  return passed >= kMost || (version != m_seen && passed >= kLeast);
}

/// Nothing can be heard while no engine runs, and a clock that was set makes every last event look long ago: a
/// silence counts from then on.
void AlertWatch::watchTheClocks() {
  const UtcTime wall = m_parts.clock.now();
  const MonotonicTime uptime = m_parts.clock.monotonic();
  const auto drift =
      (wall - m_wallThen) - std::chrono::duration_cast<std::chrono::microseconds>(uptime - m_uptimeThen);
  if (std::chrono::abs(drift) > kMostDrift) m_listeningSince = uptime;
  m_wallThen = wall;
  m_uptimeThen = uptime;
}

Result<bool> AlertWatch::step() {
  watchTheClocks();
  const MonotonicTime now = m_parts.clock.monotonic();
  const auto version = m_reader->dataVersion();
  if (!version) return version.error();
  if (!isTime(*version, now)) return false;
  m_lookedAt = now;
  const config::CataloguePtr catalogue = m_parts.catalogue();
  if (!catalogue) return false;
  const auto plan = look(*catalogue);
  if (!plan) return plan.error();
  if (!plan->isEmpty()) {
    if (auto written = write(*plan, *catalogue); !written) return std::move(written).error();
    remember(*plan);
  }
  m_seen = *version;
  const auto purged = purge();
  if (!purged) return purged;
  return *purged || !plan->isEmpty();
}

Result<void> AlertWatch::readNames(const std::string& sql, query::Names& names) {
  names.clear();
  return query::eachRow(m_statements, sql, query::bindNothing, [&](const store::Statement& row) {
    names[row.integer(0)] = row.text(1);
    return true;
  });
}

Result<AlertWatch::Plan> AlertWatch::look(const config::Catalogue& catalogue) {
  query::Snapshot snapshot(*m_reader);
  auto done = snapshot.begin();
  if (done) done = readNames("SELECT source_id, name FROM source", m_sources);
  if (done) done = readNames("SELECT destination_id, name FROM destination", m_destinations);
  if (!done) return std::move(done).error();
  const query::QueryContext context{m_statements, catalogue, m_sources, m_destinations, m_parts.clock.now()};
  auto status = m_status.read(context);
  if (!status) return std::move(status).error();
  auto concerns = query::readConcerns(context, std::move(*status), m_attention);
  if (!concerns) return std::move(concerns).error();
  auto living = m_alerts.living();
  if (!living) return std::move(living).error();
  forgetUnheardSilence(*concerns, *living);
  const auto unheard = hasUnheard(catalogue, *living);
  if (!unheard) return unheard.error();
  auto plan = compare(conditionsOf(*concerns, catalogue.settings), std::move(*living), untoldKinds(*concerns));
  if (plan && *unheard) plan->news = true;
  return plan;
}

/// One that is open already stays: a restart is no sign of life of a source.
void AlertWatch::forgetUnheardSilence(query::Concerns& concerns, const std::vector<LivingAlert>& living) const {
  const auto heard = m_parts.clock.monotonic() - m_listeningSince;
  std::erase_if(concerns.attention, [&](const query::AttentionItem& item) {
    return item.kind == query::AttentionItem::Kind::quietSource && heard < std::chrono::seconds(item.limit) &&
           findIn(living, domain::AlertKind::quietSource, item.subject) == nullptr;
  });
}

Result<bool> AlertWatch::hasUnheard(const config::Catalogue& catalogue, const std::vector<LivingAlert>& living) {
  const UtcTime now = m_parts.clock.now();
  for (const domain::AlertChannel channel : catalogue.alerts.channels()) {
    const auto unheard = m_messages.unheard(channel, now - kTellAgain, now);
    if (!unheard) return unheard.error();
    for (const LivingAlert& alert : living)
      if (std::find(unheard->begin(), unheard->end(), alert.id) != unheard->end()) return true;
  }
  return false;
}

Result<AlertWatch::Plan> AlertWatch::compare(std::vector<AlertSighting> conditions, std::vector<LivingAlert> living,
                                             const std::vector<domain::AlertKind>& untold) {
  Plan plan;
  const UtcTime now = m_parts.clock.now();
  std::set<Key> standing;
  for (AlertSighting& condition : conditions) {
    standing.emplace(condition.kind, condition.subject);
    if (const LivingAlert* const known = findIn(living, condition.kind, condition.subject)) {
      if (isWorthWriting(*known, condition)) plan.puts.push_back(std::move(condition));
      continue;
    }
    if (!domain::endsByItself(condition.kind)) {
      // A person has seen to it; only more of it is new.
      const auto seenTo = m_alerts.greatestResolved(condition.kind, condition.subject);
      if (!seenTo) return seenTo.error();
      if (condition.count <= *seenTo) continue;
    }
    plan.puts.push_back(std::move(condition));
  }
  for (LivingAlert& alert : living) {
    const bool isTold = std::find(untold.begin(), untold.end(), alert.kind) == untold.end();
    if (isTold && domain::endsByItself(alert.kind) && !standing.contains({alert.kind, alert.subject}))
      plan.over.push_back(std::move(alert));
    else if (isDue(alert, now) || isOutdated(alert, now))
      plan.news = true;
  }
  return plan;
}

bool AlertWatch::isWorthWriting(const LivingAlert& living, const AlertSighting& now) const {
  if (living.count == now.count && living.text == now.text) return false;
  if (domain::countIsStage(now.kind) && now.count > living.count) return true;
  const auto written = m_written.find({now.kind, now.subject});
  if (written == m_written.end()) return true;
  const auto passed = m_parts.clock.monotonic() - written->second;
  return living.count != now.count ? passed >= kCountEvery : passed >= kTextEvery;
}

Result<void> AlertWatch::write(const Plan& plan, const config::Catalogue& catalogue) {
  const std::vector<domain::AlertChannel> channels = catalogue.alerts.channels();
  return m_parts.writer.execute(store::WriteLane::operate, [&](store::WriteContext& context) -> Result<void> {
    store::AlertTable& alerts = context.tables.alert;
    for (AlertSighting sighting : plan.puts) {
      auto owner = ableOwner(context.connection, std::move(sighting.owner));
      if (!owner) return std::move(owner).error();
      sighting.owner = std::move(*owner);
      if (auto put = putSighting(context, sighting); !put) return put;
    }
    for (const LivingAlert& alert : plan.over) {
      const auto ended = alerts.end(alert, context.now);
      if (!ended) return ended.error();
      if (!*ended) continue;  // it was raised again, or a person was faster
      if (auto told = tellOver(context, alert, channels); !told) return told;
    }
    auto living = alerts.living();
    if (!living) return std::move(living).error();
    if (auto given = giveOwners(context, *living, catalogue); !given) return given;
    if (auto told = tellLiving(context, *living, channels); !told) return told;
    return tellUnheard(context, *living, channels);
  });
}

void AlertWatch::remember(const Plan& plan) {
  const MonotonicTime now = m_parts.clock.monotonic();
  for (const AlertSighting& sighting : plan.puts) m_written[{sighting.kind, sighting.subject}] = now;
  for (const LivingAlert& alert : plan.over) m_written.erase({alert.kind, alert.subject});
}

/// A clock that was set must not make everything look old: an hour counts while it keeps step with the uptime.
Result<bool> AlertWatch::purge() {
  const MonotonicTime uptime = m_parts.clock.monotonic();
  if (uptime - std::max(m_purgedAt, m_listeningSince) < kPurgeEvery) return false;
  const UtcTime before = m_parts.clock.now() - kKeep;
  const auto old = m_purge.find(before, kMostKept);
  if (!old) return old.error();
  if (old->isEmpty()) {
    m_purgedAt = uptime;
    return false;
  }
  auto removed = m_parts.writer.execute(store::WriteLane::operate, [&](store::WriteContext& context) {
    return store::AlertPurge(context.connection).remove(*old, before);
  });
  if (!removed) return std::move(removed).error();
  return true;
}

}  // namespace ack::alert
