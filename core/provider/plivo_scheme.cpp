#include "core/provider/plivo_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/form_fields.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"
#include "core/provider/signature_header.h"

namespace ack::provider {
namespace {

struct Names {
  std::string_view signature, nonce, mainAccount;
};
constexpr Names kNames[] = {
    {"X-Plivo-Signature", {}, {}},
    {"X-Plivo-Signature-V2", "X-Plivo-Signature-V2-Nonce", "X-Plivo-Signature-Ma-V2"},
    {"X-Plivo-Signature-V3", "X-Plivo-Signature-V3-Nonce", "X-Plivo-Signature-Ma-V3"},
};

crypto::HashAlgorithm hashOf(int version) noexcept {
  return version == 1 ? crypto::HashAlgorithm::sha1 : crypto::HashAlgorithm::sha256;
}

std::string joined(const FormFields& fields, std::string_view equals, std::string_view between) {
  std::string out;
  for (const auto& [name, value] : fields) {
    if (!out.empty()) out += between;
    out.append(name).append(equals).append(value);
  }
  return out;
}

/// What is signed, in `out`; "" or the reason why it can't be told.
std::string_view signedText(int version, const RequestView& request, std::string_view nonce, std::string& out) {
  const std::string_view url = request.url.substr(0, request.url.find('#'));
  const std::string_view base = url.substr(0, url.find('?'));
  if (version == 2) {
    out = std::string(base) + std::string(nonce);
    return {};
  }
  FormFields fields;
  if (request.method != "GET")
    if (const auto problem = readSignedFields(request, fields); !problem.empty()) return problem;
  if (version == 1) {
    out = std::string(url) + joined(fields, {}, {});
    return {};
  }
  const std::string query = joined(readSortedQuery(url), "=", "&");
  out = base;
  if (!query.empty() || !fields.empty()) out += "?" + query;
  if (!query.empty() && !fields.empty()) out += '.';
  out.append(joined(fields, {}, {})).append(".").append(nonce);
  return {};
}

class PlivoKeys final : public PreparedKeys {
 public:
  PlivoKeys(int version, const KeyMaterial& keys)
      : m_version(version), m_keys(prepareHmacKeys(keys.secrets, KeyForm::utf8, hashOf(version))) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    const Names& names = kNames[m_version - 1];
    std::string_view value;
    std::string_view problem = requireHeader(request.headers, names.signature, value);
    // A subaccount's requests are signed with the main account's token too, in a header of its own.
    if (problem == "missing_header" && !names.mainAccount.empty())
      problem = requireHeader(request.headers, names.mainAccount, value);
    if (!problem.empty()) return refusedHeader(problem);
    std::string_view nonce;
    if (!names.nonce.empty())
      if (problem = requireHeader(request.headers, names.nonce, nonce); !problem.empty()) return refused(problem);
    std::string text;
    if (problem = signedText(m_version, request, nonce, text); !problem.empty()) return refused(problem);
    problem = compare(value, text);
    if (!problem.empty()) return refused(problem);
    Verification verification = verified();
    verification.replayKey = nonce;
    return verification;
  }

 private:
  /// "" where any of the comma-separated signatures was made with any key; all are compared, whichever fits.
  [[nodiscard]] std::string_view compare(std::string_view list, const std::string& text) const {
    const std::size_t bytes = m_version == 1 ? 20 : 32;
    bool readable = false;
    bool match = false;
    for (std::size_t i = 0; i < kMaxCandidates && !list.empty(); ++i) {
      const std::size_t comma = list.find(',');
      const auto sent = base::fromBase64(base::trimOws(list.substr(0, comma)));
      list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
      if (!sent || sent->size() != bytes) continue;
      readable = true;
      for (const crypto::HmacKey& key : m_keys)
        match = crypto::equalConstantTime(key.compute(text).view(), *sent) || match;
    }
    if (match) return {};
    return readable ? "mismatch" : "bad_encoding";
  }

  int m_version;
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> PlivoScheme::create(JsonFields& fields) {
  return std::make_shared<PlivoScheme>(static_cast<int>(fields.integer("version", 1, 3).value_or(3)));
}

std::unique_ptr<const PreparedKeys> PlivoScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<PlivoKeys>(m_version, keys);
}

Result<std::vector<domain::Header>> PlivoScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                      std::string_view eventId, UtcTime) const {
  const Names& names = kNames[m_version - 1];
  std::vector<domain::Header> headers;
  std::string_view nonce = eventId;
  if (!names.nonce.empty()) {
    if (nonce.empty()) nonce = findHeader(request.headers, names.nonce).value;
    if (nonce.empty()) return Error{ErrorCode::invalid, "an event ID is needed: it is the nonce that is signed"};
    headers.push_back({std::string(names.nonce), std::string(nonce)});
  }
  std::string text;
  if (const auto problem = signedText(m_version, request, nonce, text); !problem.empty())
    return Error{ErrorCode::invalid, "can't sign: " + std::string(problem)};
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    headers.push_back({std::string(names.signature), base::toBase64(crypto::hmac(hashOf(m_version), *key, text))});
    return headers;
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

}  // namespace ack::provider
