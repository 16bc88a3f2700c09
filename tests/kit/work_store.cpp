#include "tests/kit/work_store.h"

#include "core/crypto/digest.h"
#include "core/store/counters.h"
#include "core/store/payload_codec.h"
#include "core/store/sqlite_driver.h"
#include "core/store/tables.h"

#include <cstdio>
#include <cstdlib>

namespace ack::kit {
namespace {

template <class T>
T must(Result<T> result) {
  if (!result) {
    std::fprintf(stderr, "test store: %s\n", result.error().message.c_str());
    std::abort();
  }
  return std::move(result).value();
}
void must(const Result<void>& result) {
  if (result) return;
  std::fprintf(stderr, "test store: %s\n", result.error().message.c_str());
  std::abort();
}

}  // namespace

WorkStore::WorkStore(const std::filesystem::path& folder, const Clock& clock)
    : m_file(folder / "acknowledger.db"), m_clock(clock),
      m_vault(must(crypto::Vault::withKey(std::string(crypto::Vault::kKeyBytes, 'k'), m_random))) {
  m_writer = store::Writer::create(
      must(store::openForWriting(m_file)), m_clock, {}, [](const Error&) { std::abort(); }, [] {});
  must(m_writer->start());
  m_reader = must(store::openForReading(m_file));
  must(m_writer->execute(store::WriteLane::operate, [](store::WriteContext& context) -> Result<void> {
    for (const char* name : {"shop", "other"}) must(context.tables.source.ensure(name));
    for (const char* name : {"crm", "billing"}) must(context.tables.destination.ensure(name));
    return {};
  }));
}

WorkStore::~WorkStore() { m_writer->stop(); }

DeliveryId WorkStore::write(store::WriteContext& context, const TestEvent& event) {
  const auto hash = crypto::sha256(event.body);
  const std::string packed = domain::packEventId(event.eventId);
  const DeliveryId id = must(context.tables.delivery.nextId());
  store::NewDelivery row;
  row.id = id;
  row.source = event.source;
  row.tenant = event.tenant;
  row.packedEventId = packed;
  row.type = event.type;
  row.occurredAt = event.occurredAt;
  row.receivedAt = row.nextAt = context.now;
  row.bodySha256 = {reinterpret_cast<const char*>(hash.data()), hash.size()};
  row.payload = id.value;
  row.element = event.element;
  const std::string sealed = must(m_vault->seal(store::encodePayload({}, event.body),
                                                store::payloadAssociated(event.source, event.tenant, packed)));
  must(context.tables.payload.insert(id.value, event.contentType, static_cast<std::int64_t>(event.body.size()),
                                     sealed));
  if (!must(context.tables.delivery.insert(row))) std::abort();
  context.counters.created(domain::DeliveryState::queued);
  context.counters.add(store::Total::accepted);
  context.counters.minute(context.now, event.source, store::MinuteColumn::accepted);
  return id;
}

DeliveryId WorkStore::add(const TestEvent& event) {
  DeliveryId id;
  must(m_writer->execute(store::WriteLane::accept, [&](store::WriteContext& context) -> Result<void> {
    id = write(context, event);
    return {};
  }));
  return id;
}

void WorkStore::addAll(const std::vector<TestEvent>& events) {
  must(m_writer->execute(store::WriteLane::accept, [&](store::WriteContext& context) -> Result<void> {
    for (const TestEvent& event : events) write(context, event);
    return {};
  }));
}

Result<std::unique_ptr<store::Connection>> WorkStore::openReader() const { return store::openForReading(m_file); }

std::string WorkStore::ask(std::string_view sql) const {
  const auto statement = must(m_reader->prepare(sql));
  if (!must(statement->step()) || statement->isNull(0)) return {};
  return std::string(statement->text(0));
}

std::int64_t WorkStore::number(std::string_view sql) const {
  const auto statement = must(m_reader->prepare(sql));
  return must(statement->step()) ? statement->integer(0) : 0;
}

domain::DeliveryState WorkStore::state(DeliveryId id) const {
  return static_cast<domain::DeliveryState>(
      number("SELECT state FROM delivery WHERE delivery_id = " + std::to_string(id.value)));
}

void WorkStore::change(std::string_view sql) {
  must(m_writer->execute(store::WriteLane::operate,
                         [&](store::WriteContext& context) { return context.connection.execute(sql); }));
}

}  // namespace ack::kit
