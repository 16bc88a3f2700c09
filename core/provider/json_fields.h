#pragma once
// Strict reading of one JSON object's fields with errors that name the path. All errors are kept, a line each; a read
// that fails returns its fallback, so that a reader is written straight down and asks once at the end.
#include "core/base/result.h"

#include <boost/json/object.hpp>

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace ack::provider {

/// Thread: the reader's own. Keeps `object` by reference.
class JsonFields {
 public:
  JsonFields(const boost::json::object& object, std::string path) : m_object(object), m_path(std::move(path)) {}

  /// Fails where the object has any other field.
  void allowOnly(std::span<const std::string_view> names);
  void allowOnly(std::initializer_list<std::string_view> names) { allowOnly(std::span(names.begin(), names.size())); }
  /// The field, or null where it is absent.
  [[nodiscard]] const boost::json::value* find(std::string_view name) const;
  [[nodiscard]] std::string text(std::string_view name, std::string_view fallback = {});
  /// Fails where it is absent or empty.
  [[nodiscard]] std::string requiredText(std::string_view name);
  [[nodiscard]] std::optional<std::int64_t> integer(std::string_view name, std::int64_t least, std::int64_t most);
  /// false where it is absent.
  [[nodiscard]] bool flag(std::string_view name);
  /// The value that belongs to the field's word; `fallback` where it is absent.
  template <class T>
  [[nodiscard]] T word(std::string_view name, std::initializer_list<std::pair<std::string_view, T>> words,
                       T fallback) {
    const boost::json::value* value = find(name);
    if (value == nullptr) return fallback;
    std::string allowed;
    for (const auto& [text, meaning] : words) {
      if (value->is_string() && std::string_view(value->get_string()) == text) return meaning;
      allowed += (allowed.empty() ? "" : ", ") + std::string(text);
    }
    fail(name, describe(*value) + " is not allowed; allowed: " + allowed);
    return fallback;
  }

  void fail(std::string_view name, std::string message, ErrorCode code = ErrorCode::invalid);
  /// Takes over the error of a nested object, which has its own path already.
  void adopt(const Error& error) { add(error.code, error.message); }
  [[nodiscard]] bool ok() const noexcept { return !m_error; }
  /// The first one's code, and a line for each.
  [[nodiscard]] const Error& error() const { return *m_error; }
  [[nodiscard]] std::string pathOf(std::string_view name) const { return m_path + "." + std::string(name); }

  /// A value as it may stand in a message: its JSON text, cut short.
  static std::string describe(const boost::json::value& value);

 private:
  void add(ErrorCode code, const std::string& line);

  const boost::json::object& m_object;
  std::string m_path;
  std::optional<Error> m_error;
};

}  // namespace ack::provider
