#pragma once
// The schemes that no recipe can say, each a file of code: their names in a recipe, the recipe fields that are their
// own, and how they are made. A new scheme is a file beside twilio_scheme.cpp and one line in code_schemes.cpp.
#include "core/provider/json_fields.h"
#include "core/provider/scheme.h"

#include <memory>
#include <span>
#include <string_view>

namespace ack::provider {

struct CodeScheme {
  std::string_view name;
  /// Besides scheme, event_id, type, occurred_at, request_id_header and window, which every scheme has.
  std::span<const std::string_view> fields;
  /// Reads its own fields; a wrong one is marked on `fields`, and what is returned then is not used.
  std::shared_ptr<const Scheme> (*create)(JsonFields& fields);
};

/// Thread: any.
std::span<const CodeScheme> codeSchemes() noexcept;
/// Null for a name that is none of them.
const CodeScheme* findCodeScheme(std::string_view name) noexcept;

}  // namespace ack::provider
