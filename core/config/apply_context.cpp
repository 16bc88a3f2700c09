#include "core/config/apply_context.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::config {
namespace {

using domain::JsonType;

std::string joined(const ObjectReader::Names& words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

std::string inQuotes(std::string_view text) {
  constexpr std::size_t kShown = 60;
  if (text.size() <= kShown) return "\"" + std::string(text) + "\"";
  std::size_t cut = kShown;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80) --cut;
  return "\"" + std::string(text.substr(0, cut)) + "…\"";
}

bool hasControl(std::string_view text) noexcept {
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
  });
}

bool isBlank(std::string_view text) noexcept { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string secondsText(std::int64_t millis) {
  std::string text = std::to_string(millis / 1000);
  if (millis % 1000 != 0) {
    std::string fraction = std::to_string(1000 + millis % 1000).substr(1);
    while (fraction.ends_with('0')) fraction.pop_back();
    text += "." + fraction;
  }
  return text;
}

/// "2.5" → 2500; nullopt for more than three decimals, a sign, an exponent.
std::optional<std::int64_t> millisOf(std::string_view text) noexcept {
  const auto point = text.find('.');
  const auto whole = base::parseDigits(text.substr(0, point));
  if (!whole || *whole > 1'000'000'000U) return std::nullopt;
  std::string fraction(point == std::string_view::npos ? std::string_view{} : text.substr(point + 1));
  while (fraction.ends_with('0')) fraction.pop_back();
  if (fraction.size() > 3) return std::nullopt;
  fraction.resize(3, '0');
  const auto rest = base::parseDigits(fraction);
  if (!rest) return std::nullopt;
  return static_cast<std::int64_t>(*whole * 1000 + *rest);
}

}  // namespace

ApplyContext::ApplyContext(std::string file, std::string_view text, const ProviderCheck& providerCheck,
                           const SecretSource& secretSource)
    : providers(providerCheck), secrets(secretSource), m_file(std::move(file)), m_text(text) {}

void ApplyContext::error(const LocatedNode& at, const std::string& path, std::string message) {
  errorAt(at.begin, path, std::move(message));
}

void ApplyContext::errorAt(std::size_t offset, const std::string& path, std::string message) {
  // Far more than are listed are kept, so that the listed ones are the first of the file; but not without end.
  if (m_found.size() >= ApplyReading::kMaxErrors * 20)
    ++m_unlisted;
  else
    m_found.push_back({offset, path, std::move(message)});
}

void ApplyContext::finish(ApplyReading& reading) {
  std::stable_sort(m_found.begin(), m_found.end(),
                   [](const Found& a, const Found& b) { return a.offset < b.offset; });
  for (Found& found : m_found) {
    if (reading.errors.size() == ApplyReading::kMaxErrors) {
      ++m_unlisted;
      continue;
    }
    const TextPosition position = positionOf(m_text, found.offset);
    reading.errors.push_back(
        {m_file, position.line, position.column, std::move(found.path), std::move(found.message)});
  }
  reading.unlisted = m_unlisted;
}

std::string_view ApplyContext::spelled(const LocatedNode& node) const noexcept {
  return m_text.substr(node.begin, node.end - node.begin);
}

ObjectReader::ObjectReader(ApplyContext& context, const LocatedNode& node, std::string path, std::string what,
                           const Names& allowed)
    : m_context(context), m_node(node), m_path(std::move(path)), m_what(std::move(what)) {
  if (!isObject()) {
    m_context.error(node, m_path,
                    m_what + " is an object with " + joined(allowed) + "; found " + std::string(describe(node.type)));
    return;
  }
  std::set<std::string_view> seen;
  for (const LocatedNode& item : node.items) {
    if (!seen.insert(item.key).second)
      m_context.errorAt(item.keyAt, pathOf(item.key),
                        "the name " + inQuotes(item.key) + " stands here a second time");
    else if (std::find(allowed.begin(), allowed.end(), item.key) == allowed.end())
      m_context.errorAt(item.keyAt, pathOf(item.key),
                        "unknown field " + inQuotes(item.key) + "; " + m_what + " has: " + joined(allowed));
  }
}

const LocatedNode* ObjectReader::find(std::string_view field) const noexcept {
  return isObject() ? m_node.member(field) : nullptr;
}

std::string ObjectReader::pathOf(std::string_view field) const {
  const bool plain = !field.empty() && std::all_of(field.begin(), field.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
  if (!plain) return m_path + "[" + inQuotes(field) + "]";
  return m_path.empty() ? std::string(field) : m_path + "." + std::string(field);
}

void ObjectReader::error(std::string_view field, std::string message) const {
  const LocatedNode* at = find(field);
  m_context.error(at != nullptr ? *at : m_node, pathOf(field), std::move(message));
}

const LocatedNode* ObjectReader::get(std::string_view field, Need need) const {
  const LocatedNode* found = find(field);
  if (found == nullptr && need == Need::required && isObject())
    error(field, "missing: " + m_what + " needs \"" + std::string(field) + "\"");
  return found;
}

std::optional<std::string> ObjectReader::text(std::string_view field, Need need, std::size_t maxBytes) const {
  const LocatedNode* found = get(field, need);
  if (found == nullptr) return std::nullopt;
  if (found->type != JsonType::string)
    error(field, "must be text in double quotes, not " + std::string(describe(found->type)));
  else if (isBlank(found->text))
    error(field, "must not be empty" + std::string(need == Need::optional ? "; leave the field out instead" : ""));
  else if (hasControl(found->text))
    error(field, "must not hold control characters");
  else if (found->text.size() > maxBytes)
    error(field, "too long: " + std::to_string(found->text.size()) + " bytes, at most " + std::to_string(maxBytes) +
                     " are allowed");
  else
    return found->text;
  return std::nullopt;
}

std::optional<std::int64_t> ObjectReader::integer(std::string_view field, Need need, std::int64_t min,
                                                  std::int64_t max) const {
  const LocatedNode* found = get(field, need);
  if (found == nullptr) return std::nullopt;
  const std::string allowed =
      "a whole number from " + std::to_string(min) + " to " + std::to_string(max) + " is allowed";
  if (found->type != JsonType::number) {
    error(field, "must be a number, not " + std::string(describe(found->type)) + "; " + allowed);
    return std::nullopt;
  }
  const auto value = base::parseInteger(found->text);
  if (value && *value >= min && *value <= max) return value;
  error(field, found->text + (value ? " is out of range; " : " is not a whole number; ") + allowed);
  return std::nullopt;
}

std::optional<std::int64_t> ObjectReader::milliseconds(std::string_view field, std::int64_t min,
                                                       std::int64_t max) const {
  const LocatedNode* found = get(field, Need::optional);
  if (found == nullptr) return std::nullopt;
  const std::string allowed =
      "seconds from " + secondsText(min) + " to " + secondsText(max) + " with at most three decimals are allowed";
  if (found->type != JsonType::number) {
    error(field, "must be a number, not " + std::string(describe(found->type)) + "; " + allowed);
    return std::nullopt;
  }
  const auto value = millisOf(found->text);
  if (value && *value >= min && *value <= max) return value;
  error(field, found->text + " is out of range; " + allowed);
  return std::nullopt;
}

std::optional<bool> ObjectReader::boolean(std::string_view field) const {
  const LocatedNode* found = get(field, Need::optional);
  if (found == nullptr) return std::nullopt;
  if (found->type == JsonType::boolean) return found->truth;
  error(field, "must be true or false, not " + std::string(describe(found->type)));
  return std::nullopt;
}

std::optional<std::string> ObjectReader::choice(std::string_view field, Need need, const Names& words) const {
  const LocatedNode* found = get(field, need);
  if (found == nullptr) return std::nullopt;
  if (found->type != JsonType::string)
    error(field,
          "must be text, not " + std::string(describe(found->type)) + "; one of " + joined(words) + " is allowed");
  else if (std::find(words.begin(), words.end(), found->text) == words.end())
    error(field, inQuotes(found->text) + " is not known here; one of " + joined(words) + " is allowed");
  else
    return found->text;
  return std::nullopt;
}

const LocatedNode* ObjectReader::list(std::string_view field, Need need, std::size_t min, std::size_t max) const {
  const LocatedNode* found = get(field, need);
  if (found == nullptr) return nullptr;
  if (found->type != JsonType::array)
    error(field, "must be a list in square brackets, not " + std::string(describe(found->type)));
  else if (found->items.size() < min || found->items.size() > max)
    error(field, "holds " + std::to_string(found->items.size()) + " entries; " + std::to_string(min) + " to " +
                     std::to_string(max) + " are allowed");
  else
    return found;
  return nullptr;
}

}  // namespace ack::config
