#include "core/crypto/password_hash.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/openssl_error.h"

#include <openssl/evp.h>

#include <array>
#include <bit>
#include <optional>

namespace ack::crypto {
namespace {

constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kHashBytes = 32;
constexpr std::string_view kScheme = "scrypt";
// What a kept hash may ask of us: somebody who edits the store must not be able to make a sign-in take all memory.
constexpr std::uint64_t kMaxN = 1U << 20U;
constexpr std::uint64_t kMaxR = 16;
constexpr std::uint64_t kMaxP = 16;

struct Kept {
  ScryptCost cost;
  std::string salt;
  std::string hash;
};

std::optional<Kept> read(std::string_view text) {
  std::array<std::string_view, 6> part;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const std::size_t end = text.find('$');
    if ((end == std::string_view::npos) != (i + 1 == part.size())) return std::nullopt;
    part[i] = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  const auto n = base::parseDigits(part[1]);
  const auto r = base::parseDigits(part[2]);
  const auto p = base::parseDigits(part[3]);
  const auto salt = base::fromBase64(part[4]);
  const auto hash = base::fromBase64(part[5]);
  if (part[0] != kScheme || !n || !r || !p || !salt || !hash || hash->size() != kHashBytes) return std::nullopt;
  if (!std::has_single_bit(*n) || *n < 2 || *n > kMaxN || *r < 1 || *r > kMaxR || *p < 1 || *p > kMaxP)
    return std::nullopt;
  return Kept{{*n, *r, *p}, *salt, *hash};
}

Result<std::string> derive(std::string_view password, std::string_view salt, const ScryptCost& cost) {
  std::string hash(kHashBytes, '\0');
  const std::uint64_t memory = 128 * cost.r * (cost.n + cost.p + 2) + (1U << 20U);  // RFC 7914 section 2, with room
  if (EVP_PBE_scrypt(password.data(), password.size(), reinterpret_cast<const unsigned char*>(salt.data()),
                     salt.size(), cost.n, cost.r, cost.p, memory, reinterpret_cast<unsigned char*>(hash.data()),
                     hash.size()) != 1)
    return Error{ErrorCode::internal, "scrypt: " + takeOpenSslReason()};
  return hash;
}

}  // namespace

Result<std::string> hashPassword(std::string_view password, const ScryptCost& cost, RandomSource& random) {
  std::array<std::byte, kSaltBytes> bytes{};
  random.fill(bytes);
  const std::string_view salt(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  auto hash = derive(password, salt, cost);
  if (!hash) return std::move(hash).error();
  std::string text(kScheme);
  for (const std::uint64_t number : {cost.n, cost.r, cost.p}) {
    text += '$';
    text += std::to_string(number);
  }
  for (const std::string_view part : {salt, std::string_view(*hash)}) {
    text += '$';
    text += base::toBase64(part);
  }
  return text;
}

PasswordMatch matchPassword(std::string_view password, std::string_view kept, const ScryptCost& wanted) {
  const auto readable = read(kept);
  const Kept against =
      readable ? *readable : Kept{wanted, std::string(kSaltBytes, '\0'), std::string(kHashBytes, '\0')};
  const auto hash = derive(password, against.salt, against.cost);
  const bool same = hash && equalConstantTime(*hash, against.hash);
  if (!readable || !same) return PasswordMatch::no;
  return against.cost == wanted ? PasswordMatch::yes : PasswordMatch::weaker;
}

}  // namespace ack::crypto
