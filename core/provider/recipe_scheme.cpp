#include "core/provider/recipe_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/handshake_token.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"
#include "core/provider/signature_header.h"

#include <algorithm>
#include <array>

namespace ack::provider {
namespace {

/// The signed text as views into the request; readRecipe() allows no more parts than fit.
struct SignedText {
  std::array<std::string_view, 32> parts;
  std::size_t count{0};
  std::string bodyHash;  ///< where a part is one
  [[nodiscard]] std::span<const std::string_view> view() const noexcept { return {parts.data(), count}; }
  [[nodiscard]] std::string joined() const {
    std::string text;
    for (const std::string_view part : view()) text += part;
    return text;
  }
};

/// The header's single value, or the reason why there is none.
std::string_view single(std::span<const HeaderView> headers, std::string_view name, bool mayBeEmpty,
                        std::string_view& value) noexcept {
  const HeaderLookup found = findHeader(headers, name);
  if (found.count == 0) return "missing_header";
  if (found.count > 1) return "duplicate_header";
  if (found.value.empty() && !mayBeEmpty) return "empty_header";
  value = found.value;
  return {};
}

/// "" or the reason. `time` and `id` are the texts as sent: they are signed as text, not as what they mean.
std::string_view collectParts(const Recipe& recipe, const RequestView& request, std::string_view time,
                              std::string_view id, SignedText& out) {
  for (const SignedPart& part : recipe.parts) {
    std::string_view piece;
    switch (part.kind) {
    case SignedPart::Kind::body:
      piece = request.body;
      break;
    case SignedPart::Kind::bodyHash:
    case SignedPart::Kind::bodyHashHex:
      // One recipe has either form: readRecipe() sees to it.
      if (out.bodyHash.empty()) out.bodyHash = crypto::digest(crypto::HashAlgorithm::sha256, request.body);
      if (part.kind == SignedPart::Kind::bodyHashHex && out.bodyHash.size() == 32)
        out.bodyHash = base::toHex(out.bodyHash);
      piece = out.bodyHash;
      break;
    case SignedPart::Kind::time:
      piece = time;
      break;
    case SignedPart::Kind::id:
      piece = id;
      break;
    case SignedPart::Kind::url:
      piece = request.url;
      break;
    case SignedPart::Kind::method:
      piece = request.method;
      break;
    case SignedPart::Kind::header:
      if (const auto problem = single(request.headers, part.text, true, piece); !problem.empty()) return problem;
      break;
    case SignedPart::Kind::literal:
      piece = part.text;
      break;
    }
    out.parts[out.count++] = piece;
  }
  return {};
}

/// How long a signature is: exactly, or at most.
struct SignatureSize {
  std::size_t bytes{0};
  bool exact{true};
};

std::optional<std::string> decode(std::string_view text, SignatureEncoding encoding, SignatureSize size) {
  // The length is looked at first, so that junk of any size is refused without being decoded.
  const std::size_t encoded = encoding == SignatureEncoding::hex ? size.bytes * 2 : (size.bytes + 2) / 3 * 4;
  if (size.exact ? text.size() != encoded : text.size() > encoded) return std::nullopt;
  auto raw = encoding == SignatureEncoding::hex ? base::fromHex(text) : base::fromBase64(text);
  if (raw && (size.exact ? raw->size() != size.bytes : raw->empty())) return std::nullopt;
  return raw;
}

std::size_t digestBytes(crypto::HashAlgorithm hash) noexcept {
  switch (hash) {
  case crypto::HashAlgorithm::md5:
    return 16;
  case crypto::HashAlgorithm::sha1:
    return 20;
  case crypto::HashAlgorithm::sha256:
    return 32;
  case crypto::HashAlgorithm::sha384:
    return 48;
  case crypto::HashAlgorithm::sha512:
    return 64;
  }
  return 0;
}

SignatureSize sizeOf(const Recipe& recipe, bool publicKey) noexcept {
  if (!publicKey) return {digestBytes(recipe.hash)};
  switch (recipe.scheme) {
  case SchemeKind::ecdsa:
    return {139, false};  // DER of two numbers of 521 bits
  case SchemeKind::rsa:
    return {1'024, false};
  case SchemeKind::hmac:  // a list may have Ed25519 signatures beside HMACs
  case SchemeKind::ed25519:
  case SchemeKind::code:
    return {64};
  }
  return {64};
}

class RecipeKeys final : public PreparedKeys {
 public:
  RecipeKeys(std::shared_ptr<const Recipe> recipe, const KeyMaterial& keys) : m_recipe(std::move(recipe)) {
    if (m_recipe->scheme == SchemeKind::hmac) m_hmac = prepareHmacKeys(keys.secrets, m_recipe->key, m_recipe->hash);
    if (m_recipe->scheme == SchemeKind::ecdsa || m_recipe->scheme == SchemeKind::rsa)
      m_publicKeys = preparePublicKeys(keys.publicKeys, m_recipe->scheme == SchemeKind::rsa ? crypto::KeyKind::rsa
                                                                                            : crypto::KeyKind::ecdsa);
    else if (m_recipe->scheme == SchemeKind::ed25519 || !m_recipe->ed25519Version.empty())
      m_publicKeys = prepareEd25519Keys(keys.publicKeys, m_recipe->key);
  }

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    const Recipe& recipe = *m_recipe;
    if (m_hmac.empty() && m_publicKeys.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = single(request.headers, recipe.header, false, value); !problem.empty()) {
      Verification verification = refused(problem);
      verification.noSignature = problem != "duplicate_header";
      return verification;
    }
    const SignatureHeader header = readSignatureHeader(recipe, value, !m_hmac.empty(), !m_publicKeys.empty());
    if (!header.problem.empty()) return refused(header.problem);

    std::string_view time = header.time;
    if (!recipe.timeHeader.empty())
      if (const auto problem = single(request.headers, recipe.timeHeader, false, time); !problem.empty())
        return refused(problem);
    std::optional<UtcTime> signedAt;
    if (recipe.signs(SignedPart::Kind::time)) {
      signedAt = readSignedTime(time, recipe.timeUnit);
      if (!signedAt) return refused("bad_timestamp");
    }
    std::string_view id;
    if (recipe.signs(SignedPart::Kind::id))
      if (const auto problem = single(request.headers, recipe.idHeader, false, id); !problem.empty())
        return refused(problem);

    SignedText text;
    if (const auto problem = collectParts(recipe, request, time, id, text); !problem.empty()) return refused(problem);
    if (recipe.tokensAreNoEvents && isHandshakeToken(text.view())) return refused("handshake_token");
    if (const auto problem = compare(header, text); !problem.empty()) return refused(problem);
    Verification verification = signedAt ? judgeAge(*signedAt, window, now) : verified();
    if (!recipe.replayHeader.empty()) verification.replayKey = findHeader(request.headers, recipe.replayHeader).value;
    return verification;
  }

 private:
  /// "" where any candidate was made with any of the keys. Every candidate is compared, whatever the first one was.
  [[nodiscard]] std::string_view compare(const SignatureHeader& header, const SignedText& text) const {
    bool anyReadable = false;
    bool match = false;
    std::array<std::optional<std::string>, kMaxCandidates> decoded;
    for (std::size_t i = 0; i < header.count; ++i) {
      decoded[i] =
          decode(header.candidates[i].text, m_recipe->encoding, sizeOf(*m_recipe, header.candidates[i].publicKey));
      anyReadable = anyReadable || decoded[i].has_value();
    }
    if (!anyReadable) return "bad_encoding";
    for (const crypto::HmacKey& key : m_hmac) {
      const crypto::Mac mac = key.compute(text.view());
      for (std::size_t i = 0; i < header.count; ++i)
        if (decoded[i] && !header.candidates[i].publicKey)
          match = crypto::equalConstantTime(mac.view(), *decoded[i]) || match;
    }
    if (!match && !m_publicKeys.empty()) match = comparePublic(header, decoded, text.joined());
    return match ? std::string_view{} : "mismatch";
  }

  [[nodiscard]] bool comparePublic(const SignatureHeader& header,
                                   const std::array<std::optional<std::string>, kMaxCandidates>& decoded,
                                   const std::string& text) const {
    // A public-key check costs a hundred HMACs: the bound is on checks, not on candidates.
    std::size_t checks = 0;
    for (const crypto::PublicKey& key : m_publicKeys)
      for (std::size_t i = 0; i < header.count; ++i) {
        if (!decoded[i] || !header.candidates[i].publicKey) continue;
        if (++checks > kMaxCandidates) return false;
        if (key.verify(m_recipe->hash, text, *decoded[i])) return true;
      }
    return false;
  }

  std::shared_ptr<const Recipe> m_recipe;  // shared: keys outlive a reloaded catalogue's provider
  std::vector<crypto::HmacKey> m_hmac;
  std::vector<crypto::PublicKey> m_publicKeys;
};

Result<std::string> signAsymmetric(const Recipe& recipe, const std::string& secret, const std::string& text) {
  const Result<crypto::PrivateKey> key = crypto::PrivateKey::fromPem(secret);
  if (!key) return key.error();
  const auto kind = recipe.scheme == SchemeKind::rsa ? crypto::KeyKind::rsa : crypto::KeyKind::ecdsa;
  if (key->kind() != kind) return Error{ErrorCode::invalid, "the private key is of another kind than the recipe's"};
  return key->sign(recipe.hash, text);
}

/// The raw signature with the first usable key.
Result<std::string> makeSignature(const Recipe& recipe, const KeyMaterial& keys, const SignedText& text,
                                  bool& ed25519) {
  for (const std::string& secret : keys.secrets) {
    if (recipe.scheme == SchemeKind::ecdsa || recipe.scheme == SchemeKind::rsa)
      return signAsymmetric(recipe, secret, text.joined());
    const bool wantsEd25519 =
        recipe.scheme == SchemeKind::ed25519 || (!recipe.ed25519Version.empty() && secret.starts_with("whsk_"));
    if (wantsEd25519) {
      const Result<crypto::Ed25519PrivateKey> key = readEd25519Seed(secret, recipe.key);
      if (!key) return key.error();
      ed25519 = true;
      return key->sign(text.joined());
    }
    const auto key = decodeSecret(secret, recipe.key);
    if (key) return std::string(crypto::HmacKey::prepare(recipe.hash, *key).compute(text.view()).view());
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with: empty, a placeholder, or not of the key form"};
}

std::string_view formWords(KeyForm form) noexcept {
  switch (form) {
  case KeyForm::utf8:
    return {};
  case KeyForm::hex:
    return " in hexadecimal digits";
  case KeyForm::base64:
    return " in base64";
  case KeyForm::whsec:
    return " (whsec_ and base64)";
  }
  return {};
}

std::string headerText(const Recipe& recipe, const std::string& signature, const std::string& time, bool ed25519) {
  const std::string encoded =
      recipe.encoding == SignatureEncoding::hex ? base::toHex(signature) : base::toBase64(signature);
  switch (recipe.format) {
  case HeaderFormat::plain:
    return recipe.prefix + encoded;
  case HeaderFormat::kv:
    return (recipe.timeKey.empty() ? "" : recipe.timeKey + "=" + time + recipe.separator) + recipe.signatureKey +
           "=" + encoded;
  case HeaderFormat::list:
    return (ed25519 ? recipe.ed25519Version : recipe.version) + recipe.versionSeparator + encoded;
  }
  return {};
}

}  // namespace

std::unique_ptr<const PreparedKeys> RecipeScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<RecipeKeys>(m_recipe, keys);
}

Result<void> RecipeScheme::checkSecret(std::string_view secret) const {
  // Beside public keys a secret is only for signing, and is read then.
  if (m_recipe->scheme != SchemeKind::hmac || secret.starts_with("whsk_")) return {};
  return checkSecretForm(secret, m_recipe->key);
}

Result<void> RecipeScheme::checkPublicKey(std::string_view key) const {
  if (m_recipe->scheme == SchemeKind::ecdsa) return checkPublicKeyKind(key, crypto::KeyKind::ecdsa);
  if (m_recipe->scheme == SchemeKind::rsa) return checkPublicKeyKind(key, crypto::KeyKind::rsa);
  const bool used = m_recipe->scheme == SchemeKind::ed25519 || !m_recipe->ed25519Version.empty();
  return used ? checkEd25519Key(key, m_recipe->key) : Result<void>{};
}

std::vector<std::string> RecipeScheme::signatureHeaders() const {
  std::vector<std::string> names{m_recipe->header};
  for (const std::string& name : {m_recipe->timeHeader, m_recipe->idHeader})
    if (!name.empty()) names.push_back(name);
  for (const SignedPart& part : m_recipe->parts)
    if (part.kind == SignedPart::Kind::header) names.push_back(part.text);
  return names;
}

KeyNeeds RecipeScheme::keyNeeds() const {
  const bool ed25519 = m_recipe->scheme == SchemeKind::ed25519 || !m_recipe->ed25519Version.empty();
  KeyNeeds needs;
  needs.secrets = m_recipe->scheme == SchemeKind::hmac;
  needs.secret = needs.secrets ? "the signing secret" : "";
  if (needs.secrets) needs.secret += formWords(m_recipe->key);
  needs.publicKeys = m_recipe->isAsymmetric() || ed25519;
  if (ed25519)
    needs.publicKey = m_recipe->key == KeyForm::hex ? "the public Ed25519 key in hexadecimal digits"
                                                    : "the public Ed25519 key in base64";
  else if (needs.publicKeys)
    needs.publicKey = std::string("the public ") + (m_recipe->scheme == SchemeKind::rsa ? "RSA" : "ECDSA") +
                      " key, PEM or base64 of its DER form";
  needs.signsUrl = m_recipe->signs(SignedPart::Kind::url);
  return needs;
}

Result<std::vector<domain::Header>> RecipeScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                       std::string_view eventId, UtcTime now) const {
  const Recipe& recipe = *m_recipe;
  std::vector<domain::Header> added;
  std::vector<HeaderView> all;  // the request's own, without those that are made here
  const auto replaced = [&](std::string_view name) {
    return base::equalsIgnoreCaseAscii(name, recipe.header) || base::equalsIgnoreCaseAscii(name, recipe.timeHeader) ||
           base::equalsIgnoreCaseAscii(name, recipe.idHeader);
  };
  for (const HeaderView& header : request.headers)
    if (!replaced(header.name)) all.push_back(header);

  const std::string time = writeSignedTime(now, recipe.timeUnit);
  const bool needsId = recipe.signs(SignedPart::Kind::id);
  if (needsId && eventId.empty())
    return Error{ErrorCode::invalid, "an event ID is needed: it is part of the signature"};
  if (needsId) added.push_back({recipe.idHeader, std::string(eventId)});
  if (!recipe.timeHeader.empty()) added.push_back({recipe.timeHeader, time});
  for (const SignedPart& part : recipe.parts) {
    // A signed header that the caller did not give (a nonce) is the event's ID: unique, and the same when sent again.
    if (part.kind != SignedPart::Kind::header || findHeader(all, part.text).count > 0) continue;
    if (eventId.empty()) return Error{ErrorCode::invalid, "header " + part.text + " is signed but was not given"};
    added.push_back({part.text, std::string(eventId)});
    all.push_back({part.text, eventId});
  }

  SignedText text;
  const RequestView complete{request.method, request.url, all, request.body};
  if (const auto problem = collectParts(recipe, complete, time, eventId, text); !problem.empty())
    return Error{ErrorCode::invalid, "can't sign: " + std::string(problem)};
  bool ed25519 = false;
  const Result<std::string> signature = makeSignature(recipe, keys, text, ed25519);
  if (!signature) return signature.error();
  added.push_back({recipe.header, headerText(recipe, *signature, time, ed25519)});
  return added;
}

Verification judgeAge(UtcTime signedAt, const Window& window, UtcTime now) noexcept {
  constexpr std::int64_t kLastMicros = 253'402'300'799'999'999;  // the end of year 9999
  Verification verification;
  verification.verdict = Verdict::valid;
  verification.reason = "ok";
  if (toMicros(signedAt) <= kLastMicros) verification.signedAt = signedAt;
  // Neither subtraction can overflow: `signedAt` is not negative where it was a number, and `now` is a clock's.
  const auto age = toMicros(now) - toMicros(signedAt);
  const auto micros = [](std::chrono::seconds span) {
    constexpr std::int64_t kMost = 1'000'000'000'000;  // 30,000 years, so that the product fits
    return std::min<std::int64_t>(span.count(), kMost) * 1'000'000;
  };
  if (window.past && age > micros(*window.past)) {
    verification.verdict = Verdict::stale;
    verification.reason = "too_old";
  } else if (window.future && -age > micros(*window.future)) {
    verification.verdict = Verdict::stale;
    verification.reason = "too_new";
  }
  return verification;
}

Coverage coverageOfBody(const IdentityRules& identity, bool urlIsSigned) noexcept {
  for (const auto& tuple : identity.eventId)
    for (const Location& location : tuple)
      if (location.kind == Location::Kind::header || location.kind == Location::Kind::cloudEvent ||
          (location.kind == Location::Kind::query && !urlIsSigned))
        return Coverage::bodyOnly;
  return Coverage::bodyAndId;
}

std::shared_ptr<const Scheme> makeScheme(const std::shared_ptr<const Recipe>& recipe) {
  switch (recipe->scheme) {
  case SchemeKind::hmac:
  case SchemeKind::ed25519:
  case SchemeKind::ecdsa:
  case SchemeKind::rsa:
    return std::make_shared<RecipeScheme>(recipe);
  case SchemeKind::code:
    return recipe->code;
  }
  return nullptr;
}

}  // namespace ack::provider
