#include "core/audit/checkpoint.h"

#include "core/audit/canonical_json.h"
#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/store/fact_table.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <array>

namespace ack::audit {
namespace {

constexpr std::string_view kFactSeed = "audit_checkpoint_seed";
constexpr std::string_view kAssociated = "audit checkpoint seed";
constexpr std::size_t kSeedBytes = 32;

boost::json::object fieldsOf(const Checkpoint& checkpoint) {
  return {{"at", base::toRfc3339(checkpoint.at)},
          {"hash", base::toHex(checkpoint.position.hash)},
          {"instance", checkpoint.instance},
          {"n", checkpoint.position.sequence},
          {"public_key", base::toHex(checkpoint.publicKey)}};
}

std::string_view textIn(const boost::json::object& object, std::string_view name) {
  const auto* value = object.if_contains(name);
  const auto* text = value != nullptr ? value->if_string() : nullptr;
  return text != nullptr ? std::string_view(*text) : std::string_view();
}

}  // namespace

std::string toLine(const Checkpoint& checkpoint) {
  boost::json::object fields = fieldsOf(checkpoint);
  fields["signature"] = base::toHex(checkpoint.signature);
  return canonicalJson(fields);
}

std::string signedText(const Checkpoint& checkpoint) { return canonicalJson(fieldsOf(checkpoint)); }

Result<Checkpoint> fromLine(std::string_view line) {
  boost::system::error_code failed;
  const boost::json::value value = boost::json::parse(line, failed);
  const Error bad{ErrorCode::corrupt, "not a line of a checkpoint"};
  if (failed || !value.is_object()) return bad;
  const boost::json::object& object = value.get_object();
  const auto* number = object.if_contains("n");
  const auto at = base::fromRfc3339(textIn(object, "at"));
  const auto hash = base::fromHex(textIn(object, "hash"));
  const auto key = base::fromHex(textIn(object, "public_key"));
  const auto signature = base::fromHex(textIn(object, "signature"));
  if (number == nullptr || !number->is_int64() || number->get_int64() < 0 || !at || !hash || !key || !signature ||
      object.size() != 6)
    return bad;
  return Checkpoint{{number->get_int64(), *hash}, *at, std::string(textIn(object, "instance")), *key, *signature};
}

bool isSignedByItsKey(const Checkpoint& checkpoint) {
  const auto key = crypto::PublicKey::ed25519(checkpoint.publicKey);
  return key && key->verify(crypto::HashAlgorithm::sha512, signedText(checkpoint), checkpoint.signature);
}

Result<CheckpointKey> CheckpointKey::find(store::Connection& connection, const crypto::Vault& vault) {
  auto sealed = store::FactTable(connection).get(kFactSeed);
  if (!sealed) return std::move(sealed).error();
  if (!*sealed) return Error{ErrorCode::notFound, "the store has no key for audit checkpoints yet"};
  const auto bytes = base::fromBase64(**sealed);
  if (!bytes) return Error{ErrorCode::corrupt, "the key for audit checkpoints is no base64"};
  auto seed = vault.unseal(*bytes, kAssociated);
  if (!seed) return base::withContext("key for audit checkpoints", std::move(seed).error());
  auto key = crypto::Ed25519PrivateKey::fromSeed(*seed);
  if (!key) return std::move(key).error();
  return CheckpointKey(std::move(key).value());
}

Result<bool> CheckpointKey::reseal(store::Connection& connection, const crypto::Vault& vault) {
  store::FactTable facts(connection);
  auto kept = facts.get(kFactSeed);
  if (!kept) return std::move(kept).error();
  const auto bytes = *kept ? base::fromBase64(**kept) : std::nullopt;
  if (!bytes || crypto::Vault::keyVersionOf(*bytes) == vault.newestKey()) return false;
  const auto seed = vault.unseal(*bytes, kAssociated);
  if (!seed && seed.error().code == ErrorCode::corrupt) return false;
  if (!seed) return base::withContext("key for audit checkpoints", seed.error());
  const auto sealed = vault.seal(*seed, kAssociated);
  if (!sealed) return sealed.error();
  const std::string text = base::toBase64(*sealed);
  if (auto set = facts.set(kFactSeed, text); !set) return std::move(set).error();
  return true;
}

Result<CheckpointKey> CheckpointKey::ensure(store::Connection& connection, const crypto::Vault& vault,
                                            RandomSource& random) {
  auto found = find(connection, vault);
  if (found || found.error().code != ErrorCode::notFound) return found;
  if (auto current = vault.refresh(); !current) return std::move(current).error();
  std::array<std::byte, kSeedBytes> seed{};
  random.fill(seed);
  auto sealed = vault.seal({reinterpret_cast<const char*>(seed.data()), seed.size()}, kAssociated);
  if (!sealed) return std::move(sealed).error();
  const std::string text = base::toBase64(*sealed);
  if (auto kept = store::FactTable(connection).set(kFactSeed, text); !kept) return std::move(kept).error();
  return find(connection, vault);
}

Result<Checkpoint> CheckpointKey::sign(const Position& position, std::string_view instance, UtcTime at) const {
  Checkpoint made{position, at, std::string(instance), m_key.publicKey(), {}};
  auto signature = m_key.sign(signedText(made));
  if (!signature) return std::move(signature).error();
  made.signature = std::move(*signature);
  return made;
}

}  // namespace ack::audit
