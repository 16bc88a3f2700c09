#include "core/crypto/vault.h"

#include "core/crypto/context_pool.h"
#include "core/crypto/evp_algorithms.h"
#include "core/crypto/key_file.h"
#include "core/crypto/key_ring.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <openssl/crypto.h>
#include <sys/stat.h>

namespace ack::crypto {
namespace {

constexpr char kFirstKeyFormat = 1;  // sealed by key 1, which is not named
constexpr char kNamedKeyFormat = 2;
constexpr std::size_t kNameBytes = 4;
constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;
constexpr std::size_t kMaxBytes = std::size_t{1} << 30;  // OpenSSL counts in int

struct FreeCipherContext {
  void operator()(EVP_CIPHER_CTX* context) const noexcept { EVP_CIPHER_CTX_free(context); }
};
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, FreeCipherContext>;

const EVP_CIPHER* aes256Gcm() noexcept {
  static const EVP_CIPHER* const kFetched = EVP_CIPHER_fetch(nullptr, "AES-256-GCM", nullptr);
  return kFetched;
}

const unsigned char* bytesOf(std::string_view text) noexcept {
  return reinterpret_cast<const unsigned char*>(text.data());
}

Error corruptError() {
  return Error{ErrorCode::corrupt, "sealed bytes do not open: they were changed, belong to another row, or were "
                                   "sealed with another key"};
}

/// One key with its prepared contexts. Thread: any.
struct VaultKey {
  explicit VaultKey(RingKey ringKey) noexcept : ring(std::move(ringKey)) {}

  /// A context with the key's schedule already made, for one direction.
  CipherContext context(ContextPool<EVP_CIPHER_CTX, FreeCipherContext>& pool, int encrypt) const {
    CipherContext found = pool.take();
    if (found) return found;
    found.reset(EVP_CIPHER_CTX_new());
    if (found && EVP_CipherInit_ex(found.get(), aes256Gcm(), nullptr, bytesOf(ring.key), nullptr, encrypt) != 1)
      found.reset();
    return found;
  }

  RingKey ring;
  mutable ContextPool<EVP_CIPHER_CTX, FreeCipherContext> sealing, opening;
};
using VaultKeyPtr = std::shared_ptr<const VaultKey>;  // shared: whoever seals with it while another takes over
using VaultKeys = std::vector<VaultKeyPtr>;

/// The keys that are in both rings keep their contexts.
std::shared_ptr<const VaultKeys> keysOf(const KeyRing& ring, const VaultKeys& before) {
  auto keys = std::make_shared<VaultKeys>();
  for (const RingKey& key : ring) {
    const auto known = std::find_if(before.begin(), before.end(), [&](const VaultKeyPtr& one) {
      return one->ring.version == key.version && one->ring.key == key.key;
    });
    keys->push_back(known != before.end() ? *known : std::make_shared<const VaultKey>(key));
  }
  return keys;
}

/// What changes whenever a file is replaced.
struct FileMark {
  dev_t device{0};
  ino_t node{0};
  std::int64_t changed{0};
  bool operator==(const FileMark&) const = default;
};

FileMark markOf(const std::filesystem::path& file) noexcept {
  struct stat info {};
  if (::stat(file.c_str(), &info) != 0) return {};
  return {info.st_dev, info.st_ino, std::int64_t{info.st_ctim.tv_sec} * 1'000'000'000 + info.st_ctim.tv_nsec};
}

}  // namespace

struct Vault::State {
  std::filesystem::path file;  // empty: the key came from elsewhere
  RandomSource* random{nullptr};
  std::atomic<std::shared_ptr<const VaultKeys>> keys;
  std::mutex reading;  // guards mark
  FileMark mark;

  [[nodiscard]] VaultKeyPtr find(std::int64_t version) const {
    const auto all = keys.load();
    const auto found = std::find_if(all->begin(), all->end(),
                                    [version](const VaultKeyPtr& key) { return key->ring.version == version; });
    return found != all->end() ? *found : nullptr;
  }
};

Vault::Vault(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
Vault::~Vault() = default;

Result<std::shared_ptr<Vault>> Vault::withKey(std::string_view key, RandomSource& random) {
  if (key.size() != kKeyBytes)
    return Error{ErrorCode::invalid, "master key has " + std::to_string(key.size()) + " bytes instead of 32"};
  auto state = std::make_unique<State>();
  state->keys = keysOf({RingKey(1, std::string(key))}, {});
  state->random = &random;
  return std::shared_ptr<Vault>(new Vault(std::move(state)));
}

Result<std::shared_ptr<Vault>> Vault::open(const std::filesystem::path& keyFile, KeyCreation creation,
                                           RandomSource& random) {
  std::error_code missing;
  if (!std::filesystem::exists(keyFile, missing) && !missing) {
    if (creation == KeyCreation::forbid)
      return Error{ErrorCode::notFound,
                   "key file " + keyFile.string() +
                       " does not exist, but the store holds sealed payloads: put the key file back"};
    const Result<void> made = createKeyFile(keyFile, kKeyBytes, random);
    if (!made && made.error().code != ErrorCode::conflict) return made.error();
  }
  auto state = std::make_unique<State>();
  state->file = keyFile;
  state->random = &random;
  state->keys = std::make_shared<const VaultKeys>();
  std::shared_ptr<Vault> vault(new Vault(std::move(state)));
  if (auto read = vault->refresh(); !read) return std::move(read).error();
  return vault;
}

Result<void> Vault::refresh() const {
  if (m_state->file.empty()) return {};
  const std::lock_guard lock(m_state->reading);
  const FileMark mark = markOf(m_state->file);
  if (mark == m_state->mark && mark != FileMark{}) return {};
  auto ring = readKeyRing(m_state->file);
  if (!ring) return std::move(ring).error();
  m_state->keys = keysOf(*ring, *m_state->keys.load());
  m_state->mark = mark;
  return {};
}

std::int64_t Vault::newestKey() const noexcept { return m_state->keys.load()->back()->ring.version; }

std::string Vault::fingerprint(std::int64_t version) const {
  const VaultKeyPtr key = m_state->find(version);
  return key ? keyFingerprint(key->ring) : std::string();
}

std::int64_t Vault::keyVersionOf(std::string_view sealed) noexcept {
  if (sealed.size() < 1 + kNameBytes || sealed[0] != kNamedKeyFormat) return 1;
  std::uint32_t version = 0;
  for (const char byte : sealed.substr(1, kNameBytes)) version = (version << 8U) | static_cast<unsigned char>(byte);
  return version;
}

Result<std::string> Vault::seal(std::string_view plain, std::string_view associated) const {
  if (plain.size() > kMaxBytes || associated.size() > kMaxBytes)
    return Error{ErrorCode::invalid, "text to seal is larger than 1 GiB"};
  const VaultKeyPtr key = m_state->keys.load()->back();
  const bool named = key->ring.version != 1;
  const std::size_t headBytes = named ? 1 + kNameBytes : 1;
  std::string sealed(headBytes + kNonceBytes + plain.size() + kTagBytes, '\0');
  sealed[0] = named ? kNamedKeyFormat : kFirstKeyFormat;
  for (std::size_t i = 1; i < headBytes; ++i)
    sealed[i] = static_cast<char>((key->ring.version >> (8U * (kNameBytes - i))) & 0xFFU);
  auto* nonce = reinterpret_cast<unsigned char*>(sealed.data()) + headBytes;
  unsigned char* body = nonce + kNonceBytes;
  unsigned char* tag = body + plain.size();
  m_state->random->fill(std::as_writable_bytes(std::span(nonce, kNonceBytes)));

  CipherContext context = key->context(key->sealing, 1);
  int size = 0;
  const bool done = context && EVP_CipherInit_ex(context.get(), nullptr, nullptr, nullptr, nonce, 1) == 1 &&
                    (associated.empty() || EVP_CipherUpdate(context.get(), nullptr, &size, bytesOf(associated),
                                                            static_cast<int>(associated.size())) == 1) &&
                    (plain.empty() || EVP_CipherUpdate(context.get(), body, &size, bytesOf(plain),
                                                       static_cast<int>(plain.size())) == 1) &&
                    EVP_CipherFinal_ex(context.get(), tag, &size) == 1 &&
                    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(kTagBytes), tag) == 1;
  if (!done) return Error{ErrorCode::internal, "seal: " + opensslError()};
  key->sealing.give(std::move(context));
  return sealed;
}

Result<std::string> Vault::unseal(std::string_view sealed, std::string_view associated) const {
  if (sealed.empty() || (sealed[0] != kFirstKeyFormat && sealed[0] != kNamedKeyFormat)) return corruptError();
  const std::size_t headBytes = sealed[0] == kNamedKeyFormat ? 1 + kNameBytes : 1;
  const std::size_t overhead = headBytes + kNonceBytes + kTagBytes;
  if (sealed.size() < overhead || sealed.size() - overhead > kMaxBytes || associated.size() > kMaxBytes)
    return corruptError();
  const std::int64_t version = keyVersionOf(sealed);
  VaultKeyPtr key = m_state->find(version);
  if (!key) {
    if (auto read = refresh(); !read) return std::move(read).error();
    key = m_state->find(version);
  }
  if (!key)
    return Error{ErrorCode::unsupported,
                 "sealed with key " + std::to_string(version) + ", which master.key does not hold (its newest is " +
                     std::to_string(newestKey()) + "): put the key file back that belongs to this store"};
  const std::string_view nonce = sealed.substr(headBytes, kNonceBytes);
  const std::string_view body = sealed.substr(headBytes + kNonceBytes, sealed.size() - overhead);
  std::array<unsigned char, kTagBytes> tag{};
  std::copy(sealed.end() - static_cast<std::ptrdiff_t>(kTagBytes), sealed.end(), tag.begin());
  std::string plain(body.size(), '\0');

  CipherContext context = key->context(key->opening, 0);
  if (!context || EVP_CipherInit_ex(context.get(), nullptr, nullptr, nullptr, bytesOf(nonce), 0) != 1 ||
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, static_cast<int>(kTagBytes), tag.data()) != 1)
    return Error{ErrorCode::internal, "unseal: " + opensslError()};
  int size = 0;
  unsigned char none = 0;
  const bool done = (associated.empty() || EVP_CipherUpdate(context.get(), nullptr, &size, bytesOf(associated),
                                                            static_cast<int>(associated.size())) == 1) &&
                    (body.empty() || EVP_CipherUpdate(context.get(), reinterpret_cast<unsigned char*>(plain.data()),
                                                      &size, bytesOf(body), static_cast<int>(body.size())) == 1) &&
                    EVP_CipherFinal_ex(context.get(), &none, &size) == 1;
  if (!done) {
    OPENSSL_cleanse(plain.data(), plain.size());
    (void)opensslError();
    return corruptError();
  }
  key->opening.give(std::move(context));
  return plain;
}

}  // namespace ack::crypto
