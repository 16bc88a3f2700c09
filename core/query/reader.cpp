#include "core/query/reader.h"

#include "core/audit/signed_trail.h"
#include "core/base/encoding.h"
#include "core/config/catalogue_store.h"
#include "core/config/secret_source.h"
#include "core/crypto/vault.h"
#include "core/query/alerts.h"
#include "core/query/attention.h"
#include "core/query/audit_pages.h"
#include "core/query/dead_letters.h"
#include "core/query/delivery_rows.h"
#include "core/query/figures.h"
#include "core/query/full_status.h"
#include "core/query/ledger_rows.h"
#include "core/query/payload_mask.h"
#include "core/query/replays.h"
#include "core/query/snapshot.h"
#include "core/query/source_views.h"
#include "core/query/story.h"
#include "core/query/trace.h"
#include "core/store/payload_table.h"
#include "core/store/sqlite_driver.h"

#include <algorithm>

namespace ack::query {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

struct Steps {
  seconds series, completion;
};

/// 24 h in half hours and hours, 7 d in quarters of a day, 30 d in days; anything else in about 30 steps.
Steps stepsOf(hours window) {
  if (window <= hours(24)) return {seconds(1'800), seconds(3'600)};
  if (window <= hours(7 * 24)) return {seconds(21'600), seconds(21'600)};
  if (window <= hours(30 * 24)) return {seconds(86'400), seconds(86'400)};
  const auto step = std::chrono::ceil<std::chrono::days>(window / 30);
  return {step, step};
}

class StoreReader final : public Reader {
 public:
  StoreReader(std::filesystem::path data, std::unique_ptr<store::Connection> connection, const Clock& clock,
              std::shared_ptr<const provider::ProviderRegistry> providers)
      : m_data(std::move(data)), m_clock(clock), m_providers(std::move(providers)),
        m_connection(std::move(connection)), m_status(m_data), m_statements(*m_connection),
        m_payloads(*m_connection) {}

  Result<std::int64_t> changeNumber() override { return m_connection->dataVersion(); }

  Result<config::CataloguePtr> catalogue() override {
    return inSnapshot<config::CataloguePtr>(
        [this](const QueryContext&) -> Result<config::CataloguePtr> { return m_catalogue; });
  }

  Result<Status> status() override {
    return inSnapshot<Status>([this](const QueryContext& context) { return m_status.read(context); });
  }

  Result<Overview> overview(hours window) override {
    if (window < hours(1) || window > hours(24 * 366))
      return Error{ErrorCode::invalid, "the window is 1 hour to 366 days"};
    return inSnapshot<Overview>([&](const QueryContext& context) { return readOverview(context, window); });
  }

  Result<DeliveryPage> deliveries(const DeliveryFilter& filter, std::string_view token, int limit) override {
    return inSnapshot<DeliveryPage>(
        [&](const QueryContext& context) { return deliveryPage(context, filter, token, limit); });
  }

  Result<void> mayExport() override { return {}; }
  Result<DeliveryStory> story(DeliveryId id) override {
    return inSnapshot<DeliveryStory>([&](const QueryContext& context) { return readStory(context, id); });
  }

  Result<PayloadView> maskedPayload(DeliveryId id) override {
    return inSnapshot<PayloadView>([&](const QueryContext& context) { return readPayload(context, id); });
  }

  Result<TraceAnswer> trace(std::string_view id) override {
    return inSnapshot<TraceAnswer>([&](const QueryContext& context) { return traceId(context, id); });
  }

  Result<DeadLetterList> deadLetters(const DeadLetterFilter& filter) override {
    return inSnapshot<DeadLetterList>([&](const QueryContext& context) { return readDeadLetters(context, filter); });
  }

  Result<std::vector<DeliveryId>> deadLetterIds(const DeadLetterFilter& filter, int limit) override {
    return inSnapshot<std::vector<DeliveryId>>(
        [&](const QueryContext& context) { return readDeadLetterIds(context, filter, limit); });
  }

  Result<ClosedLetterList> closedLetters(int limit) override {
    return inSnapshot<ClosedLetterList>(
        [&](const QueryContext& context) { return readClosedLetters(context, limit); });
  }

  Result<LedgerWindow> ledger(UtcTime from, UtcTime to, std::string_view token, int limit) override {
    return inSnapshot<LedgerWindow>(
        [&](const QueryContext& context) { return ledgerWindow(context, from, to, token, limit); });
  }

  Result<void> eachLedgerLine(UtcTime from, UtcTime to, const std::function<bool(const LedgerView&)>& line) override {
    auto done = inSnapshot<bool>([&](const QueryContext& context) -> Result<bool> {
      auto read = eachLine(context, from, to, line);
      if (!read) return std::move(read).error();
      return true;
    });
    if (!done) return std::move(done).error();
    return {};
  }

  Result<std::vector<SourceView>> sources() override {
    return inSnapshot<std::vector<SourceView>>(
        [this](const QueryContext& context) { return readSources(context, *m_providers); });
  }

  Result<OutcomeRegister> outcomes() override {
    return inSnapshot<OutcomeRegister>([](const QueryContext& context) { return readOutcomes(context); });
  }

  Result<std::vector<DestinationView>> destinations() override {
    return inSnapshot<std::vector<DestinationView>>(
        [](const QueryContext& context) { return readDestinations(context); });
  }

  Result<std::vector<HeldSourceView>> heldSources() override {
    return inSnapshot<std::vector<HeldSourceView>>(
        [](const QueryContext& context) { return readHeldSources(context); });
  }

  Result<AlertList> alerts(const AlertFilter& filter, int limit) override {
    return inSnapshot<AlertList>([&](const QueryContext& context) { return readAlerts(context, filter, limit); });
  }

  Result<AlertView> alert(AlertId id) override {
    return inSnapshot<AlertView>([&](const QueryContext& context) { return readAlert(context, id); });
  }

  Result<AlertMessageView> alertMessage(AlertMessageId id) override {
    return inSnapshot<AlertMessageView>([&](const QueryContext& context) { return readAlertMessage(context, id); });
  }

  Result<std::vector<SubscriptionNoticeView>> subscriptionNotices() override {
    return inSnapshot<std::vector<SubscriptionNoticeView>>(
        [](const QueryContext& context) { return readSubscriptionNotices(context); });
  }

  Result<AuditPage> auditTrail(const AuditFilter& filter, std::string_view token, int limit) override {
    return inSnapshot<AuditPage>(
        [&](const QueryContext& context) { return auditPage(context, filter, token, limit); });
  }

  Result<AuditCounts> auditCounts() override {
    return inSnapshot<AuditCounts>([](const QueryContext& context) { return query::auditCounts(context); });
  }

  Result<AuditEntry> auditEntry(std::int64_t number) override {
    return inSnapshot<AuditEntry>([&](const QueryContext& context) { return query::auditEntry(context, number); });
  }

  Result<void> eachAuditEntry(const std::function<bool(std::string_view)>& line) override {
    return query::eachAuditEntry(m_statements, line);
  }

  Result<std::vector<std::string>> auditCheckpoints() override {
    return audit::checkpointsToExport(*m_connection, m_data);
  }

  Result<ReplayPage> replays(bool openOnly, std::string_view token, int limit) override {
    return inSnapshot<ReplayPage>(
        [&](const QueryContext& context) { return replayPage(context, openOnly, token, limit); });
  }

  Result<ReplayView> replay(ReplayId id) override {
    return inSnapshot<ReplayView>([&](const QueryContext& context) { return readReplay(context, id); });
  }

  Result<ReplayItemPage> replayItems(ReplayId id, std::optional<domain::ReplayItemState> state,
                                     std::string_view token, int limit) override {
    return inSnapshot<ReplayItemPage>(
        [&](const QueryContext& context) { return replayItemPage(context, id, state, token, limit); });
  }

  Result<std::vector<ReplayOfDelivery>> replaysOf(DeliveryId id) override {
    return inSnapshot<std::vector<ReplayOfDelivery>>(
        [&](const QueryContext& context) { return replaysOfDelivery(context, id); });
  }

 private:
  /// Begins a snapshot, brings the catalogue up to date within it, and ends it before the answer is handed out.
  template <class T, class Ask>
  Result<T> inSnapshot(Ask ask) {
    Snapshot snapshot(*m_connection);
    if (auto begun = snapshot.begin(); !begun) return std::move(begun).error();
    if (auto fresh = refresh(); !fresh) return std::move(fresh).error();
    return ask(QueryContext{m_statements, *m_catalogue, m_sourceNames, m_destinationNames, m_clock.now()});
  }

  Result<crypto::Vault*> vault() {
    if (!m_vault) {
      auto opened = crypto::Vault::open(m_data / "master.key", crypto::KeyCreation::forbid, m_random);
      if (!opened) return std::move(opened).error();
      m_vault = std::move(*opened);
    }
    return m_vault.get();
  }

  Result<void> readNames(const std::string& sql, Names& names) {
    names.clear();
    return eachRow(m_statements, sql, bindNothing, [&](const store::Statement& row) {
      names[row.integer(0)] = row.text(1);
      return true;
    });
  }

  /// Names are only ever added together with a new configuration.
  Result<void> refresh() {
    auto version = config::CatalogueStore::newestVersion(*m_connection);
    if (!version) return std::move(version).error();
    if (m_catalogue && m_catalogue->version == *version && !m_sourceNames.empty()) return {};
    if (*version == 0) {
      m_catalogue = std::make_shared<const config::Catalogue>();
    } else if (!m_catalogue || m_catalogue->version != *version) {
      auto opened = vault();
      if (!opened) return std::move(opened).error();
      auto loaded = config::CatalogueStore(m_vault, m_secrets, m_random).load(*m_connection);
      if (!loaded) return std::move(loaded).error();
      m_catalogue = std::move(*loaded);
    }
    auto done = readNames("SELECT source_id, name FROM source", m_sourceNames);
    if (done) done = readNames("SELECT destination_id, name FROM destination", m_destinationNames);
    return done;
  }

  Result<Overview> readOverview(const QueryContext& context, hours window) {
    Overview out;
    auto status = m_status.read(context);
    if (!status) return std::move(status).error();
    out.status = std::move(*status);
    const Steps steps = stepsOf(window);
    auto figures = readWindow(context, window, steps.series);
    if (!figures) return std::move(figures).error();
    out.bucket = steps.series;
    out.series = std::move(figures->series);
    out.hours = std::move(figures->completion);
    out.acceptedInWindow = figures->accepted;
    out.completedInWindow = figures->completed;
    if (steps.completion != steps.series) {
      auto byHour = readWindow(context, window, steps.completion);
      if (!byHour) return std::move(byHour).error();
      out.hours = std::move(byHour->completion);
    }
    auto aging = readAging(context, out.status.states);
    if (!aging) return std::move(aging).error();
    out.aging = std::move(*aging);
    // The unique index ledger_charge allows one charge line per event, so lines and charged events are the same
    // number.
    out.chargeLines = out.status.charges;
    out.secondCharges = out.status.secondCharges;
    out.chargedEvents = out.chargeLines - out.secondCharges;
    out.duplicatesAbsorbed = out.status.duplicates;
    if (auto done = addOldest(context, out); !done) return std::move(done).error();
    if (auto done = addDead(context, out); !done) return std::move(done).error();
    return out;
  }

  static Result<void> addOldest(const QueryContext& context, Overview& out) {
    using domain::DeliveryState;
    std::optional<std::pair<UtcTime, DeliveryId>> oldest;
    for (const DeliveryState state : {DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying,
                                      DeliveryState::unresolved, DeliveryState::dead}) {
      auto one = oldestOf(context, state);
      if (!one) return std::move(one).error();
      if (*one && state == DeliveryState::unresolved) out.oldestUnresolvedAt = (*one)->first;
      if (*one && (!oldest || **one < *oldest)) oldest = *one;
    }
    if (!oldest) return {};
    auto row = findDelivery(context, oldest->second);
    if (!row) return std::move(row).error();
    out.oldestUnfinished = std::move(*row);
    return {};
  }

  Result<void> addDead(const QueryContext& context, Overview& out) {
    auto dead = countDead(context);
    if (!dead) return std::move(dead).error();
    for (const DeadCount& one : *dead) {
      auto load = std::find_if(out.owners.begin(), out.owners.end(),
                               [&](const OwnerLoad& owner) { return owner.owner == one.owner; });
      if (load == out.owners.end()) load = out.owners.insert(out.owners.end(), {one.owner, 0, std::nullopt});
      load->deadLetters += one.count;
      if (!load->oldest || one.oldest < *load->oldest) load->oldest = one.oldest;
    }
    std::stable_sort(out.owners.begin(), out.owners.end(),
                     [](const OwnerLoad& a, const OwnerLoad& b) { return a.deadLetters > b.deadLetters; });
    auto attention = readAttention(context, out.status, *dead, m_attention);
    if (!attention) return std::move(attention).error();
    out.attention = std::move(attention->items);
    if (out.attention.size() > kMaxAttention) out.attention.resize(kMaxAttention);
    return {};
  }

  Result<PayloadView> readPayload(const QueryContext& context, DeliveryId id) {
    std::int64_t payloadId = 0;
    std::string element;
    auto found = eachRow(
        context.statements, "SELECT payload_id, element FROM delivery WHERE delivery_id = $1",
        [id](store::Statement& s) { s.bind(1, id.value); },
        [&](const store::Statement& row) {
          payloadId = row.integer(0);
          element = row.text(1);
          return false;
        });
    if (!found) return std::move(found).error();
    if (payloadId == 0) return Error{ErrorCode::notFound, "there is no delivery " + domain::toText(id)};
    auto stored = m_payloads.load(payloadId);
    if (!stored) return std::move(stored).error();
    PayloadView view;
    view.purged = !stored->has_value();
    if (view.purged) return view;
    view.contentType = (*stored)->contentType;
    view.bodyBytes = (*stored)->bodyBytes;
    auto opened = vault();
    if (!opened) return std::move(opened).error();
    auto payload = store::openPayload(**stored, **opened);
    if (!payload) return base::withContext("payload of " + domain::toText(id), std::move(payload).error());
    view.maskedText = maskPayload(*payload, element);
    for (const domain::Header& header : payload->headers) view.headers.emplace_back(header.name, header.value);
    return view;
  }

  std::filesystem::path m_data;
  const Clock& m_clock;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;  // shared: one registry per process
  std::unique_ptr<store::Connection> m_connection;
  FullStatus m_status;
  AttentionMemory m_attention;
  Statements m_statements;
  store::PayloadTable m_payloads;
  config::SystemSecretSource m_secrets;
  base::SystemRandom m_random;
  std::shared_ptr<crypto::Vault> m_vault;  // shared with the catalogue store for the time of a load
  config::CataloguePtr m_catalogue;
  Names m_sourceNames, m_destinationNames;
};

}  // namespace

Result<std::unique_ptr<Reader>> Reader::open(const std::filesystem::path& data, const Clock& clock,
                                             std::shared_ptr<const provider::ProviderRegistry> providers) {
  auto connection = store::openForReading(data / "acknowledger.db");
  if (!connection) return std::move(connection).error();
  return std::unique_ptr<Reader>(
      std::make_unique<StoreReader>(data, std::move(*connection), clock, std::move(providers)));
}

}  // namespace ack::query
