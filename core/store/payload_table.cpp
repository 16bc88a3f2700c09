#include "core/store/payload_table.h"

#include "core/crypto/vault.h"
#include "core/store/run_statement.h"

namespace ack::store {
namespace {

void appendNumber(std::string& out, std::uint64_t number) {
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>((number >> shift) & 0xFF);
}

}  // namespace

std::string payloadAssociated(SourceId source, std::string_view tenant, std::string_view packedEventId) {
  std::string text;
  text.reserve(32 + tenant.size() + packedEventId.size());
  text += "payload1";
  appendNumber(text, static_cast<std::uint64_t>(source.value));
  appendNumber(text, tenant.size());  // so that no two identities read the same
  text += tenant;
  text += packedEventId;
  return text;
}

PayloadTable::PayloadTable(Connection& connection)
    : m_insert(connection, "INSERT INTO payload (payload_id, content_type, body_bytes, key_version, sealed,"
                           " redacted_sha256) VALUES ($1, $2, $3, $4, $5, $6)"),
      m_reseal(connection, "UPDATE payload SET key_version = $3, sealed = $4"
                           " WHERE payload_id = $1 AND key_version = $2"),
      m_load(connection, "SELECT p.content_type, p.body_bytes, p.key_version, p.sealed, d.source_id, d.tenant,"
                         " d.event_id, d.body_sha256, p.redacted_sha256 FROM payload p"
                         " JOIN delivery d ON d.delivery_id = p.payload_id WHERE p.payload_id = $1") {}

Result<void> PayloadTable::insert(std::int64_t id, std::string_view contentType, std::int64_t bodyBytes,
                                  std::string_view sealed, std::string_view redactedSha256) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  Statement& insert = **statement;
  insert.bind(1, id);
  insert.bindText(2, contentType);
  insert.bind(3, bodyBytes);
  insert.bind(4, crypto::Vault::keyVersionOf(sealed));
  insert.bindBlob(5, sealed);
  insert.bindBlob(6, redactedSha256);
  const auto ran = insert.run();
  return ran ? Result<void>{} : ran.error();
}

Result<void> PayloadTable::reseal(std::int64_t id, std::int64_t oldKey, std::string_view sealed) {
  auto statement = m_reseal.get();
  if (!statement) return statement.error();
  Statement& reseal = **statement;
  reseal.bind(1, id);
  reseal.bind(2, oldKey);
  reseal.bind(3, crypto::Vault::keyVersionOf(sealed));
  reseal.bindBlob(4, sealed);
  return runStatement(reseal);
}

Result<std::optional<StoredPayload>> PayloadTable::load(std::int64_t id) {
  auto statement = m_load.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, id);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<StoredPayload>{};
  StoredPayload payload;
  payload.id = id;
  payload.contentType = find->text(0);
  payload.bodyBytes = find->integer(1);
  payload.keyVersion = find->integer(2);
  payload.sealed = find->blob(3);
  payload.associated = payloadAssociated(SourceId{find->integer(4)}, find->blob(5), find->blob(6));
  payload.redacted = !find->blob(8).empty();
  payload.bodySha256 = find->blob(payload.redacted ? 8 : 7);
  return std::optional(std::move(payload));
}

}  // namespace ack::store
