#include "core/provider/twilio_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::string_view kSignatureHeader = "X-Twilio-Signature";
constexpr std::string_view kBodyHash = "bodySHA256";
constexpr std::size_t kMacBytes = 20;

using Fields = std::vector<std::pair<std::string, std::string>>;

/// Where the port of `url` begins (its colon) and ends; both at the end of the host where there is none.
struct PortSpan {
  std::size_t begin{0}, end{0};
};

std::optional<PortSpan> findPort(std::string_view url) noexcept {
  const std::size_t scheme = url.find("://");
  if (scheme == std::string_view::npos) return std::nullopt;
  const std::size_t start = scheme + 3;
  const std::size_t end = std::min(url.find_first_of("/?#", start), url.size());
  std::string_view authority = url.substr(start, end - start);
  const std::size_t at = authority.rfind('@');
  const std::size_t host = at == std::string_view::npos ? 0 : at + 1;
  const std::size_t bracket = authority.rfind(']');  // an IPv6 address has colons of its own
  const std::size_t colon = authority.find(':', bracket == std::string_view::npos || bracket < host ? host : bracket);
  return PortSpan{colon == std::string_view::npos ? end : start + colon, end};
}

/// The query decoded and written again the way Node's old querystring module does, as twilio-node's
/// withLegacyQuerystring: some of Twilio's own senders sign that form.
std::string withLegacyQuery(const std::string& url) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  constexpr std::string_view kPlain = "-_.!~*'()";
  const std::size_t question = url.find('?');
  if (question == std::string::npos) return url;
  const auto query = domain::FormDocument::parse(std::string_view(url).substr(question + 1));
  if (!query) return url;
  std::string out = url.substr(0, question);
  const auto append = [&](const std::string& text) {
    for (const char c : text) {
      const bool alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      const auto byte = static_cast<unsigned char>(c);
      if (alphanumeric || kPlain.find(c) != std::string_view::npos) {
        out += c;
      } else {
        out += '%';
        out += kHex[byte >> 4];
        out += kHex[byte & 15];
      }
    }
  };
  char separator = '?';
  for (const auto& [name, value] : query->fields) {
    out += separator;
    append(name);
    out += '=';
    append(value);
    separator = '&';
  }
  return out;
}

/// The spellings of the URL that Twilio may have signed: as configured, without a port, with the scheme's own port,
/// and each of them with the legacy query.
std::vector<std::string> urlVariants(std::string_view url) {
  url = url.substr(0, url.find('#'));  // connection overrides ("#rc=2") are not sent and not signed
  std::vector<std::string> variants{std::string(url)};
  if (const auto port = findPort(url)) {
    std::string other(url.substr(0, port->begin));
    const bool secure = base::equalsIgnoreCaseAscii(url.substr(0, url.find(':')), "https");
    if (port->begin == port->end) other += secure ? ":443" : ":80";
    other += url.substr(port->end);
    variants.push_back(std::move(other));
  }
  for (std::size_t i = 0, count = variants.size(); i < count; ++i) {
    std::string legacy = withLegacyQuery(variants[i]);
    if (legacy != variants[i]) variants.push_back(std::move(legacy));
  }
  return variants;
}

/// All values of bodySHA256 in the query.
std::vector<std::string> bodyHashes(std::string_view url) {
  std::vector<std::string> hashes;
  const std::size_t question = url.find('?');
  if (question == std::string_view::npos) return hashes;
  const std::string_view query = url.substr(question + 1);
  const auto form = domain::FormDocument::parse(query.substr(0, query.find('#')));
  if (!form) return hashes;
  for (const auto& [name, value] : form->fields)
    if (name == kBodyHash) hashes.push_back(value);
  return hashes;
}

bool hashMatches(std::string_view body, const std::vector<std::string>& hashes) {
  if (hashes.size() != 1) return false;
  const auto expected = base::fromHex(hashes.front());
  const auto actual = crypto::sha256(body);
  return expected &&
         crypto::equalConstantTime(*expected, {reinterpret_cast<const char*>(actual.data()), actual.size()});
}

/// What is signed behind the URL, or the reason why the body is not covered by anything.
std::string_view collectFields(const RequestView& request, Fields& fields) {
  const HeaderLookup type = findHeader(request.headers, "Content-Type");
  if (type.count > 1) return "duplicate_header";
  const bool isForm = domain::mediaTypeOf(type.value) == "application/x-www-form-urlencoded";
  if (isForm) {
    auto form = domain::FormDocument::parse(request.body);
    if (!form) return "malformed_body";
    fields = std::move(form->fields);
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
  }
  if (!fields.empty()) return {};
  const std::vector<std::string> hashes = bodyHashes(request.url);
  if (hashes.empty()) return request.body.empty() ? std::string_view{} : "unsigned_body";
  return hashMatches(request.body, hashes) ? std::string_view{} : "body_hash_mismatch";
}

crypto::Mac macOf(const crypto::HmacKey& key, std::string_view url, const Fields& fields) {
  std::vector<std::string_view> parts{url};
  parts.reserve(1 + fields.size() * 2);
  for (const auto& [name, value] : fields) {
    parts.push_back(name);
    parts.push_back(value);
  }
  return key.compute(parts);
}

class TwilioKeys final : public PreparedKeys {
 public:
  explicit TwilioKeys(const KeyMaterial& keys)
      : m_keys(prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha1)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    const HeaderLookup header = findHeader(request.headers, kSignatureHeader);
    if (header.count > 1) return refused("duplicate_header");
    if (header.value.empty()) {
      Verification verification = refused(header.count == 0 ? "missing_header" : "empty_header");
      verification.noSignature = true;
      return verification;
    }
    const auto signature = base::fromBase64(header.value);
    if (!signature || signature->size() != kMacBytes) return refused("bad_encoding");
    Fields fields;
    if (const auto problem = collectFields(request, fields); !problem.empty()) return refused(problem);
    bool match = false;
    for (const std::string& url : urlVariants(request.url))
      for (const crypto::HmacKey& key : m_keys)
        match = crypto::equalConstantTime(macOf(key, url, fields).view(), *signature) || match;
    if (!match) return refused("mismatch");
    Verification verification;
    verification.verdict = Verdict::valid;
    verification.reason = "ok";
    return verification;
  }

 private:
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::unique_ptr<const PreparedKeys> TwilioScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<TwilioKeys>(keys);
}

Result<std::vector<domain::Header>> TwilioScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                       std::string_view, UtcTime) const {
  Fields fields;
  if (const auto problem = collectFields(request, fields); !problem.empty()) {
    const auto hash = crypto::sha256(request.body);
    return Error{ErrorCode::invalid, "can't sign: " + std::string(problem) +
                                         "; Twilio puts the body's hash into the URL: " + std::string(kBodyHash) +
                                         "=" +
                                         base::toHex({reinterpret_cast<const char*>(hash.data()), hash.size()})};
  }
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    const auto prepared = crypto::HmacKey::prepare(crypto::HashAlgorithm::sha1, *key);
    const std::string_view url = request.url.substr(0, request.url.find('#'));
    return std::vector<domain::Header>{
        {std::string(kSignatureHeader), base::toBase64(macOf(prepared, url, fields).view())}};
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

/// Where the body is no form, its hash goes into the URL, which is signed.
Result<SignedRequest> TwilioScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                              std::string_view eventId, UtcTime now) const {
  SignedRequest made{{}, std::string(request.body), {}};
  RequestView whole = request;
  std::string url(request.url.substr(0, request.url.find('#')));
  Fields fields;
  if (!collectFields(request, fields).empty() && url.find(std::string(kBodyHash) + "=") == std::string::npos) {
    const auto hash = crypto::sha256(request.body);
    made.query =
        std::string(kBodyHash) + "=" + base::toHex({reinterpret_cast<const char*>(hash.data()), hash.size()});
    url += (url.find('?') == std::string::npos ? "?" : "&") + made.query;
    whole.url = url;
  }
  auto headers = sign(whole, keys, eventId, now);
  if (!headers) return std::move(headers).error();
  made.headers = std::move(headers).value();
  return made;
}

}  // namespace ack::provider
