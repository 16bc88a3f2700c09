#include "tests/unit/query/filled_store.h"

#include "core/crypto/digest.h"
#include "core/store/payload_codec.h"
#include "core/store/sqlite_driver.h"

#include <QtGlobal>

namespace ack::query::test {
namespace {

template <class T>
T must(Result<T> result) {
  if (!result) qFatal("%s", result.error().message.c_str());
  return std::move(result).value();
}
void must(Result<void> result) {
  if (!result) qFatal("%s", result.error().message.c_str());
}

class KnownProvider final : public provider::Provider {
 public:
  [[nodiscard]] const std::string& key() const noexcept override { return m_key; }
  [[nodiscard]] const std::string& name() const noexcept override { return m_name; }
  [[nodiscard]] provider::Verification verify(const provider::RequestView&, const provider::KeyMaterial&,
                                              const provider::Window&, UtcTime) const override {
    return {};
  }
  [[nodiscard]] Result<std::vector<provider::IdentifiedEvent>>
  identify(const provider::RequestView&, const domain::PayloadDocument&) const override {
    return Error{ErrorCode::unsupported, "not here"};
  }
  [[nodiscard]] std::optional<provider::Answer> handshake(const provider::RequestView&,
                                                          const domain::PayloadDocument&,
                                                          const provider::KeyMaterial&) const override {
    return std::nullopt;
  }
  [[nodiscard]] Result<std::vector<domain::Header>> sign(const provider::RequestView&, const provider::KeyMaterial&,
                                                         std::string_view, UtcTime) const override {
    return Error{ErrorCode::unsupported, "not here"};
  }
  [[nodiscard]] provider::Window defaultWindow() const noexcept override {
    return {std::chrono::seconds(300), std::chrono::seconds(30)};
  }
  [[nodiscard]] provider::Coverage coverage() const noexcept override { return provider::Coverage::bodyOnly; }
  [[nodiscard]] const provider::AnswerTable& answers() const noexcept override { return m_answers; }
  [[nodiscard]] const std::vector<provider::Fact>& facts() const noexcept override { return m_facts; }
  [[nodiscard]] const provider::Limits& limits() const noexcept override { return m_limits; }
  [[nodiscard]] std::string_view requestIdHeader() const noexcept override { return {}; }

 private:
  std::string m_key{"stripe"}, m_name{"Stripe"};
  provider::AnswerTable m_answers;
  provider::Limits m_limits;
  std::vector<provider::Fact> m_facts{{"algorithm, key", "HMAC-SHA256 hex", "seen", "docs"}};
};

}  // namespace

provider::ProviderPtr FewProviders::find(std::string_view key) const {
  if (key == "stripe") return std::make_shared<const KnownProvider>();
  return nullptr;
}
std::vector<provider::ProviderPtr> FewProviders::all() const { return {find("stripe")}; }
Result<provider::ProviderPtr> FewProviders::fromRecipe(std::string_view, const boost::json::object&) const {
  return Error{ErrorCode::unsupported, "not here"};
}

FilledStore::FilledStore(bool configured) {
  m_vault = must(crypto::Vault::open(data() / "master.key", crypto::KeyCreation::allow, m_random));
  m_connection = must(store::openForWriting(data() / "acknowledger.db"));
  m_tables = std::make_unique<store::Tables>(*m_connection);
  if (!configured) return;
  config::Catalogue draft;
  config::Source shop;
  shop.name = "shop";
  shop.provider = "stripe";
  shop.secrets = {{"", "whsec_one"}};
  shop.owner = "finance";
  config::Source forge = shop;
  forge.name = "forge";
  forge.provider = "github";
  forge.completeWithin = std::chrono::seconds(60);
  draft.sources = {shop, forge};
  config::Destination crm;
  crm.name = "crm";
  crm.url = "http://127.0.0.1:9/";
  crm.maxAttempts = 5;
  draft.destinations = {crm};
  config::CatalogueStore catalogues(m_vault, m_secrets, m_random);
  m_catalogue = must(catalogues.apply(*m_connection, std::move(draft), "test", clock.now())).catalogue;
}

std::filesystem::path FilledStore::data() const { return m_folder.path().toStdString(); }

std::unique_ptr<Reader> FilledStore::reader() const {
  return must(Reader::open(data(), clock, std::make_shared<const FewProviders>()));
}

DeliveryId FilledStore::add(const EventSpec& event) {
  using domain::DeliveryState;
  const SourceId source = m_catalogue->source(event.source)->id;
  const UtcTime at = clock.now() - event.age;
  const std::string packed = domain::packEventId(event.eventId);
  const auto digest = crypto::sha256(event.body);
  const std::string hash(digest.begin(), digest.end());
  m_tables->began();
  const DeliveryId id = must(m_tables->delivery.nextId());
  store::NewDelivery row;
  row.id = id;
  row.source = source;
  row.tenant = event.tenant;
  row.packedEventId = packed;
  row.type = event.type;
  row.receivedAt = at;
  row.bodySha256 = hash;
  row.payload = id.value;
  row.element = event.element;
  row.state = event.state;
  row.cause = event.cause;
  row.nextAt = at;
  row.owner = event.owner;
  if (!must(m_tables->delivery.insert(row))) qFatal("the event exists already");
  if (event.lane != 0)
    run("UPDATE delivery SET lane = " + std::to_string(event.lane) +
        " WHERE delivery_id = " + std::to_string(id.value));
  const std::vector<std::pair<std::string_view, std::string_view>> headers{{"X-Kind", "test"}};
  const std::string sealed = must(m_vault->seal(store::encodePayload(headers, event.body),
                                                store::payloadAssociated(source, event.tenant, packed)));
  must(m_tables->payload.insert(id.value, event.contentType, static_cast<std::int64_t>(event.body.size()), sealed));
  store::NewArrival arrival;
  arrival.at = at;
  arrival.source = source;
  arrival.delivery = id;
  arrival.signature = "valid";
  arrival.bodySha256 = hash;
  arrival.bodyBytes = static_cast<std::int64_t>(event.body.size());
  arrival.peer = "127.0.0.1";
  arrival.requestId = event.requestId;
  must(m_tables->arrival.insert(arrival));
  count(store::totalOf(event.state));
  const bool stale = event.cause == domain::DeadCause::stale;
  count(stale ? store::Total::stale : store::Total::accepted);
  minute(at, source.value, stale ? "stale" : "accepted");
  if (event.state == DeliveryState::completed) {
    minute(at, source.value, "completed");
    minute(at, source.value, "completed_of_accepted");
    if (event.inTime) minute(at, source.value, "completed_in_time");
  }
  if (event.state == DeliveryState::dead && !stale) minute(at, source.value, "dead_of_accepted");
  must(m_tables->sourceSeen.merge({source, toMicros(at), toMicros(at), 0, 0}));
  return id;
}

void FilledStore::duplicate(DeliveryId delivery, const std::string& requestId) {
  store::NewArrival arrival;
  arrival.at = clock.now();
  arrival.source = m_catalogue->sources.at(0).id;
  arrival.delivery = delivery;
  arrival.result = domain::ArrivalResult::duplicate;
  arrival.signature = "valid";
  arrival.requestId = requestId;
  must(m_tables->arrival.insert(arrival));
  run("UPDATE delivery SET arrivals = arrivals + 1 WHERE delivery_id = " + std::to_string(delivery.value));
  count(store::Total::duplicates);
  minute(clock.now(), arrival.source.value, "duplicates");
}

ArrivalId FilledStore::reject(const std::string& source, const std::string& requestId) {
  store::NewArrival arrival;
  arrival.at = clock.now();
  arrival.source = m_catalogue->source(source)->id;
  arrival.result = domain::ArrivalResult::rejected;
  arrival.signature = "mismatch";
  arrival.requestId = requestId;
  count(store::Total::rejected);
  minute(clock.now(), arrival.source.value, "rejected");
  return must(m_tables->arrival.insert(arrival));
}

EffectId FilledStore::effect(DeliveryId delivery, domain::EffectKind kind, const std::string& key,
                             domain::EffectState state, std::int64_t destination) {
  store::NewEffect effect;
  effect.kind = kind;
  effect.key = key;
  effect.delivery = delivery;
  effect.state = state;
  effect.destination = destination;
  effect.evidence = "as tested";
  const auto id = must(m_tables->effect.insert(effect));
  if (!id) qFatal("the effect exists already");
  return *id;
}

LedgerId FilledStore::charge(DeliveryId delivery, std::int64_t minor, const Currency& currency, UtcTime at,
                             const std::string& account) {
  store::LedgerLine line;
  line.delivery = delivery;
  line.account = account;
  line.amount = {minor, currency};
  line.description = "a charge";
  line.at = at;
  count(store::Total::charges);
  return must(m_tables->ledger.append(line));
}

void FilledStore::count(store::Total total, std::int64_t delta) {
  must(m_tables->counter.add(store::toText(total), delta));
}

void FilledStore::minute(UtcTime at, std::int64_t source, const std::string& column, std::int64_t delta) {
  const auto number = std::chrono::floor<std::chrono::minutes>(at).time_since_epoch().count();
  run("INSERT INTO minute_metric(minute, source_id, " + column + ") VALUES (" + std::to_string(number) + ", " +
      std::to_string(source) + ", " + std::to_string(delta) + ") ON CONFLICT (minute, source_id) DO UPDATE SET " +
      column + " = " + column + " + excluded." + column);
}

void FilledStore::run(const std::string& sql) { must(m_connection->execute(sql)); }

std::int64_t FilledStore::number(const std::string& sql) {
  auto statement = must(m_connection->prepare(sql));
  const store::StatementScope scope(*statement);
  return must(scope->step()) ? scope->integer(0) : -1;
}

}  // namespace ack::query::test
