#include "tests/contract/mutation_conditions.h"

#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/domain/form_document.h"
#include "core/domain/json_document.h"
#include "core/domain/media_type.h"

#include <algorithm>
#include <optional>

namespace ack::tests {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr std::string_view kHexDigits = "0123456789abcdefABCDEF";
constexpr std::size_t kShortestCode = 40;  // digits of an SHA-1

bool onlyCaseDiffers(const Mutant& mutant) {
  return isLetter(mutant.before[mutant.at]) && (mutant.before[mutant.at] ^ mutant.after[mutant.at]) == 0x20;
}

/// A hexadecimal digit in the other case.
bool isHexCase(const Mutant& mutant) {
  return onlyCaseDiffers(mutant) && kHexDigits.find(mutant.before[mutant.at]) != std::string_view::npos;
}

bool sameForm(const Mutant& mutant) {
  const auto before = domain::FormDocument::parse(mutant.before), after = domain::FormDocument::parse(mutant.after);
  return before && after && before->fields == after->fields;
}

/// What a PEM text holds between its first two frames; nullopt where it holds nothing that can be read.
std::optional<std::string> derOf(const std::string& pem) {
  const std::size_t begin = pem.find("-----BEGIN PUBLIC KEY-----\n");
  const std::size_t end = pem.find("\n-----END PUBLIC KEY-----");
  if (begin == std::string::npos || end == std::string::npos) return std::nullopt;
  std::string text = pem.substr(pem.find('\n', begin), end - pem.find('\n', begin));
  std::erase_if(text, [](char c) { return c == '\n' || c == '\r' || c == ' ' || c == '\t'; });
  return base::fromBase64(text);
}

/// White space in a PEM text: the key is the same to its last byte.
bool isBesideKey(const Mutant& mutant) {
  const auto before = derOf(mutant.before);
  return before && before == derOf(mutant.after);
}

std::string queryOf(const std::string& url) {
  const std::size_t question = url.find('?');
  return question == std::string::npos ? std::string() : url.substr(question + 1);
}

bool sameQuery(const Mutant& mutant) {
  return sameForm({{}, {}, {}, 0, 0, queryOf(mutant.before), queryOf(mutant.after)});
}

/// Within the value of the parameter `sig`, a hexadecimal digit in the other case.
bool isCaseOfSignature(const Mutant& mutant) {
  const std::size_t name = std::min(mutant.before.find("&sig="), mutant.before.find("?sig="));
  if (name == std::string::npos || mutant.at < name + 5 || mutant.at >= mutant.before.find('&', name + 5))
    return false;
  return isHexCase(mutant);
}

/// Behind the host's colon and before the path.
bool isInPort(const Mutant& mutant) {
  const std::size_t host = mutant.before.find("://") + 3;
  const std::size_t path = std::min(mutant.before.find_first_of("/?", host), mutant.before.size());
  const std::size_t colon = mutant.before.find(':', host);
  return colon < path && mutant.at > colon && mutant.at < path;
}

bool hasHeader(const SignedCase& one, std::string_view name) {
  return std::any_of(one.headers.begin(), one.headers.end(),
                     [&](const auto& header) { return base::equalsIgnoreCaseAscii(header.first, name); });
}

/// In a run of hexadecimal digits that is long enough to be a code; where `behind` names texts, right behind one.
bool isInCode(const Mutant& mutant, const std::vector<std::string>& behind) {
  const auto isRun = [&](std::size_t begin) {
    const std::size_t end = std::min(mutant.before.find_first_not_of(kHexDigits, begin), mutant.before.size());
    return begin <= mutant.at && mutant.at < end && end >= begin + kShortestCode;
  };
  if (behind.empty()) return isRun(mutant.before.find_last_not_of(kHexDigits, mutant.at) + 1);  // npos + 1 is 0
  return std::any_of(behind.begin(), behind.end(), [&](const std::string& text) {
    const std::size_t at = mutant.before.rfind(text, mutant.at);
    return at != std::string::npos && isRun(at + text.size());
  });
}

/// An https URL of a host that ends so.
bool isHostOf(std::string_view url, std::string_view end) {
  const std::string lower = base::toLowerAscii(url);
  if (!lower.starts_with("https://")) return false;
  const std::string host = lower.substr(8, lower.find_first_of("/?#:@\\", 8) - 8);
  return host.ends_with(end) && lower.find('@') == std::string::npos;
}

std::string_view pathOf(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t path = url.find('/', scheme == std::string_view::npos ? 0 : scheme + 3);
  if (path == std::string_view::npos) return {};
  url.remove_prefix(path);
  return url.substr(0, url.find_first_of("?#"));
}

/// Everything at `pointer`, where "*" stands for each element of a list.
void collect(const domain::JsonValue& value, std::string_view pointer, std::string& out) {
  if (pointer.empty()) {
    out += std::to_string(static_cast<int>(value.type())) + ":" + value.text() + "\n";
    return;
  }
  const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
  const std::string_view name = pointer.substr(1, end - 1), rest = pointer.substr(end);
  if (name == "*") {
    for (const domain::JsonItem& item : value.items()) collect(item.value, rest, out);
    return;
  }
  const auto found = domain::JsonDocument::find(value, std::string(pointer.substr(0, end)));
  out += found.state == domain::LookupState::found ? "+" : "-";
  if (found.state == domain::LookupState::found) collect(found.value, rest, out);
}

std::string fieldsOf(const std::string& body, const std::vector<std::string>& pointers) {
  const auto document = domain::JsonDocument::parse(body);
  if (!document) return "\x01not JSON";
  std::string out;
  for (const std::string& pointer : pointers) collect(document->root(), pointer, out);
  return out;
}

/// The text at `pointer` is an https URL of Amazon's.
bool isAmazonUrlAt(const std::string& body, std::string_view pointer) {
  const auto document = domain::JsonDocument::parse(body);
  const auto found = document ? document->find(pointer) : domain::JsonLookup{};
  return found.state == domain::LookupState::found && isHostOf(found.value.text(), ".amazonaws.com");
}

/// HubSpot's version 1: the hash of secret and body, and nothing else.
bool isHubspotV1(const SignedCase& one) {
  const std::string hash = crypto::digest(crypto::HashAlgorithm::sha256, one.keys.secrets.front() + one.body);
  return std::any_of(one.headers.begin(), one.headers.end(), [&](const auto& header) {
    return base::equalsIgnoreCaseAscii(header.first, "X-HubSpot-Signature") && header.second == base::toHex(hash);
  });
}

/// The header has several signatures, and the request is valid without the one that was changed.
bool isSpareElement(const SignedCase& one, const Mutant& mutant) {
  const std::string& value = one.headers[mutant.index].second;
  for (const char separator : {',', ';', ' '}) {
    if (value.find(separator) == std::string::npos) continue;
    const std::size_t before = value.rfind(separator, mutant.at);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    const std::size_t end = std::min(value.find(separator, std::max(begin, mutant.at)), value.size());
    SignedCase without = one;
    // With the separator behind it, or, of the last one, the one before.
    without.headers[mutant.index].second = end < value.size() ? value.substr(0, begin) + value.substr(end + 1)
                                           : begin > 0        ? value.substr(0, begin - 1)
                                                              : std::string();
    if (without.verdict() == provider::Verdict::valid) return true;
  }
  return false;
}

bool isSpareKey(const SignedCase& one, const Mutant& mutant) {
  SignedCase without = one;
  auto& keys = mutant.part == "secret" ? without.keys.secrets : without.keys.publicKeys;
  keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(mutant.index));
  return without.verdict() == provider::Verdict::valid;
}

}  // namespace

bool conditionHolds(std::string_view condition, const std::vector<std::string>& fields, const SignedCase& one,
                    const Mutant& mutant) {
  if (condition.empty()) return true;
  if (condition == "body_hash_in_url") return one.url.find("bodySHA256=") != std::string::npos;
  if (condition == "hubspot_v1") return isHubspotV1(one);
  if (condition == "plivo_v2") return hasHeader(one, "X-Plivo-Signature-V2");
  if (condition == "no_signed_fields") return one.body.empty() || hasHeader(one, "X-Plivo-Signature-V2");
  if (mutant.change != "flip") return false;
  if (condition == "auth_word") return onlyCaseDiffers(mutant) && mutant.at < mutant.before.find(' ');
  if (condition == "hex_case_in_code") return isHexCase(mutant) && isInCode(mutant, fields);
  if (condition == "same_path") return pathOf(mutant.before) == pathOf(mutant.after);
  if (condition == "spare_element") return isSpareElement(one, mutant);
  if (condition == "spare_key") return isSpareKey(one, mutant);
  if (condition == "same_form") return sameForm(mutant);
  if (condition == "same_json_fields") return fieldsOf(mutant.before, fields) == fieldsOf(mutant.after, fields);
  if (condition == "same_media_type") return domain::mediaTypeOf(mutant.before) == domain::mediaTypeOf(mutant.after);
  if (condition == "same_sns_fields")
    return fieldsOf(mutant.before, fields) == fieldsOf(mutant.after, fields) &&
           isAmazonUrlAt(mutant.after, "/SigningCertURL");
  if (condition == "paypal_host") return isHostOf(mutant.after, ".paypal.com");
  if (condition == "beside_key") return isBesideKey(mutant);
  if (condition == "same_query") return sameQuery(mutant);
  if (condition == "outside_parameters") return !one.body.empty() || sameQuery(mutant) || isCaseOfSignature(mutant);
  if (condition == "same_parameters") return sameForm(mutant) || isCaseOfSignature(mutant);
  if (condition == "letter_case_of_bearer") return onlyCaseDiffers(mutant) && mutant.at < 6;
  if (condition == "in_port") return isInPort(mutant);
  return false;
}

}  // namespace ack::tests
