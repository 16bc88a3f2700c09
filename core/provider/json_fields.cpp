#include "core/provider/json_fields.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <algorithm>

namespace ack::provider {

void JsonFields::allowOnly(std::span<const std::string_view> names) {
  for (const auto& member : m_object) {
    const std::string_view name = member.key();
    if (std::find(names.begin(), names.end(), name) != names.end()) continue;
    std::string allowed;
    for (const std::string_view known : names) allowed += (allowed.empty() ? "" : ", ") + std::string(known);
    fail(name, "unknown field; allowed: " + allowed);
  }
}

const boost::json::value* JsonFields::find(std::string_view name) const { return m_object.if_contains(name); }

std::string JsonFields::text(std::string_view name, std::string_view fallback) {
  const boost::json::value* value = find(name);
  if (value == nullptr) return std::string(fallback);
  if (!value->is_string()) {
    fail(name, "must be a text, not " + describe(*value));
    return std::string(fallback);
  }
  return std::string(std::string_view(value->get_string()));
}

std::string JsonFields::requiredText(std::string_view name) {
  std::string value = text(name);
  if (value.empty()) fail(name, "is needed and must not be empty");
  return value;
}

std::optional<std::int64_t> JsonFields::integer(std::string_view name, std::int64_t least, std::int64_t most) {
  const boost::json::value* value = find(name);
  if (value == nullptr) return std::nullopt;
  const bool fits = value->is_int64() && value->get_int64() >= least && value->get_int64() <= most;
  if (!fits) {
    fail(name, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                   describe(*value));
    return std::nullopt;
  }
  return value->get_int64();
}

bool JsonFields::flag(std::string_view name) {
  const boost::json::value* value = find(name);
  if (value == nullptr) return false;
  if (!value->is_bool()) fail(name, "must be true or false, not " + describe(*value));
  return value->is_bool() && value->get_bool();
}

void JsonFields::fail(std::string_view name, std::string message, ErrorCode code) {
  add(code, (name.empty() ? m_path : pathOf(name)) + ": " + std::move(message));
}

void JsonFields::add(ErrorCode code, const std::string& line) {
  constexpr std::size_t kMostBytes = 8192;  // who made that many mistakes has enough to do
  if (!m_error) {
    m_error = Error{code, line};
  } else if (m_error->message.size() < kMostBytes) {
    m_error->message += "\n" + line;
  }
}

std::string JsonFields::describe(const boost::json::value& value) {
  constexpr std::size_t kMost = 80;
  std::string text = boost::json::serialize(value);
  if (text.size() > kMost) text = text.substr(0, kMost) + "…";
  return text;
}

}  // namespace ack::provider
