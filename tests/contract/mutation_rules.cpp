#include "tests/contract/mutation_rules.h"

#include "core/base/encoding.h"
#include "core/domain/form_document.h"
#include "core/domain/json_document.h"
#include "core/domain/payload_document.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace ack::tests {
namespace {

namespace json = boost::json;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isHexLetter(char c) { return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

bool onlyCaseDiffers(const Mutant& mutant) {
  return isLetter(mutant.before[mutant.at]) && (mutant.before[mutant.at] ^ mutant.after[mutant.at]) == 0x20;
}

/// Names and values joined without separators, as the schemes over form fields sign them.
std::string joinedFields(const std::string& body) {
  const auto form = domain::FormDocument::parse(body);
  if (!form) return "\x01not a form";
  auto fields = form->fields;
  std::sort(fields.begin(), fields.end());
  fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
  std::string joined;
  for (const auto& [name, value] : fields) joined += name + value;
  return joined;
}

bool sameForm(const Mutant& mutant) {
  const auto before = domain::FormDocument::parse(mutant.before), after = domain::FormDocument::parse(mutant.after);
  return before && after && before->fields == after->fields;
}

/// In a PEM text: the name of the algorithm (its parameters are not used), a line break, or what follows the key.
bool isBesideKey(const Mutant& mutant) {
  constexpr std::size_t kNamedBytes = 24;  // SubjectPublicKeyInfo of RSA, up to the key's own numbers
  const std::size_t begin = mutant.before.find('\n') + 1;
  return mutant.at < begin + kNamedBytes / 3 * 4 || mutant.before[mutant.at] == '\n' ||
         mutant.at >= mutant.before.find("-----END");
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
  return onlyCaseDiffers(mutant) && isHexLetter(mutant.before[mutant.at]);
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

/// In a run of hexadecimal digits that is long enough to be a code.
bool isInCode(const Mutant& mutant) {
  constexpr std::size_t kShortest = 40;
  constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
  const std::size_t before = mutant.before.find_last_not_of(kDigits, mutant.at);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  const std::size_t end = std::min(mutant.before.find_first_not_of(kDigits, mutant.at), mutant.before.size());
  return end >= begin + kShortest;
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

/// The same of a form.
std::string formFieldsOf(const std::string& body, const std::vector<std::string>& names) {
  const auto form = domain::FormDocument::parse(body);
  if (!form) return "\x01not a form";
  std::string out;
  for (const std::string& name : names)
    for (const auto& [key, value] : form->fields)
      if (key == name) out += value + "\n";
  return out;
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

std::set<std::string> setAt(const json::object& object, std::string_view name, std::string& problem) {
  std::set<std::string> texts;
  const json::value* list = object.if_contains(name);
  if (list == nullptr) return texts;
  if (!list->is_array()) problem = std::string(name) + " is no list";
  if (list->is_array())
    for (const json::value& value : list->get_array()) texts.emplace(std::string_view(value.as_string()));
  return texts;
}

}  // namespace

MutationRules MutationRules::read(std::string& problem) {
  MutationRules rules;
  std::ifstream file(ACK_SOURCE_DIR "/tests/contract/mutation_exceptions.json", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  json::error_code error;
  const json::value document = json::parse(text, error);
  if (error) {
    problem = "mutation_exceptions.json: " + error.message();
    return rules;
  }
  for (const json::value& value : document.at("exceptions").as_array()) {
    const json::object& object = value.as_object();
    const auto set = [&](std::string_view name) { return setAt(object, name, problem); };
    Rule rule{set("of"), set("not_of"), set("part"), set("change"), set("header"), set("not_header"), {}, {}, {}, 0};
    if (const json::value* condition = object.if_contains("if"))
      rule.onlyIf = std::string_view(condition->as_string());
    for (const std::string& field : set("fields")) rule.fields.push_back(field);
    if (const json::value* reason = object.if_contains("reason")) rule.reason = std::string_view(reason->as_string());
    if (rule.reason.empty() || rule.parts.empty()) problem = "an exception without a part or a reason";
    rules.m_rules.push_back(std::move(rule));
  }
  return rules;
}

bool MutationRules::matches(const Rule& rule, const SignedCase& one, const Mutant& mutant) {
  const auto names = [&](const std::set<std::string>& set) {
    return set.contains(one.provider) || set.contains(one.scheme);
  };
  if (!rule.schemes.empty() && !names(rule.schemes)) return false;
  if (names(rule.notSchemes) || !rule.parts.contains(mutant.part)) return false;
  if (!rule.changes.empty() && !rule.changes.contains(mutant.change)) return false;
  if (mutant.part != "header") return true;
  return (rule.headers.empty() || rule.headers.contains(mutant.header)) && !rule.notHeaders.contains(mutant.header);
}

bool MutationRules::holds(const Rule& rule, const SignedCase& one, const Mutant& mutant) {
  const std::string& condition = rule.onlyIf;
  if (condition.empty()) return true;
  if (condition == "body_hash_in_url") return one.url.find("bodySHA256=") != std::string::npos;
  if (condition == "hubspot_v1") return one.method == "POST" && hasHeader(one, "X-HubSpot-Signature");
  if (condition == "plivo_v2") return hasHeader(one, "X-Plivo-Signature-V2");
  if (condition == "no_signed_fields") return one.body.empty() || hasHeader(one, "X-Plivo-Signature-V2");
  if (mutant.change != "flip") return false;
  if (condition == "auth_word") return onlyCaseDiffers(mutant) && mutant.at < mutant.before.find(' ');
  if (condition == "hex_case_in_code")
    return onlyCaseDiffers(mutant) && isHexLetter(mutant.before[mutant.at]) && isInCode(mutant);
  if (condition == "same_path") return pathOf(mutant.before) == pathOf(mutant.after);
  if (condition == "letter_case") return onlyCaseDiffers(mutant);
  if (condition == "hex_case") return onlyCaseDiffers(mutant) && isHexLetter(mutant.before[mutant.at]);
  if (condition == "spare_element") return isSpareElement(one, mutant);
  if (condition == "spare_key") return isSpareKey(one, mutant);
  if (condition == "same_form") return sameForm(mutant);
  if (condition == "same_joined_fields") return joinedFields(mutant.before) == joinedFields(mutant.after);
  if (condition == "same_json_fields")
    return fieldsOf(mutant.before, rule.fields) == fieldsOf(mutant.after, rule.fields);
  if (condition == "same_form_fields")
    return formFieldsOf(mutant.before, rule.fields) == formFieldsOf(mutant.after, rule.fields);
  if (condition == "same_media_type") return domain::mediaTypeOf(mutant.before) == domain::mediaTypeOf(mutant.after);
  if (condition == "beside_key") return isBesideKey(mutant);
  if (condition == "same_query") return sameQuery(mutant);
  if (condition == "outside_parameters") return !one.body.empty() || sameQuery(mutant) || isCaseOfSignature(mutant);
  if (condition == "same_parameters") return sameForm(mutant) || isCaseOfSignature(mutant);
  if (condition == "letter_case_of_bearer") return onlyCaseDiffers(mutant) && mutant.at < 6;
  if (condition == "in_port") return isInPort(mutant);
  return false;
}

int MutationRules::covering(const SignedCase& one, const Mutant& mutant) {
  for (std::size_t i = 0; i < m_rules.size(); ++i)
    if (matches(m_rules[i], one, mutant) && holds(m_rules[i], one, mutant)) {
      ++m_rules[i].uses;
      return static_cast<int>(i);
    }
  return -1;
}

std::vector<std::string> MutationRules::unused() const {
  std::vector<std::string> reasons;
  for (const Rule& rule : m_rules)
    if (rule.uses == 0) reasons.push_back(rule.reason);
  return reasons;
}

}  // namespace ack::tests
