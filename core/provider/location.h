#pragma once
// Where a recipe finds a value in a request: a JSON Pointer into the body, a form field, a header, a query parameter,
// or the body's own hash. A "*" in a pointer stands for every element of an array: one POST, many events.
#include "core/provider/provider.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

struct Location {
  enum class Kind : std::uint8_t { pointer, form, header, query, bodyHash, jwtClaim, cloudEvent };
  Kind kind{Kind::pointer};
  std::string text;   ///< pointer (relative to the element where inBatch), or the name of header, field, parameter,
                      ///< claim, attribute
  std::string batch;  ///< pointer to the array, where inBatch; a form's field that holds JSON may be on the way
  bool inBatch{false};
};

/// What Location's text forms are, for messages.
inline constexpr std::string_view kLocationForms =
    "a JSON Pointer (\"/id\", \"/*/id\" for batches), header:NAME, form:NAME, query:NAME, jwt:CLAIM, "
    "cloudevent:NAME, sha256:body, sha256:/LIST/* of each element";

/// Whether the attributes of a CloudEvent with this Content-Type are in its body (structured mode) and not in
/// headers: cloudevents/spec http-protocol-binding.md 3.
bool isStructuredCloudEvent(std::string_view contentType);

/// One location; invalid says what is allowed.
Result<Location> readLocation(std::string_view text);

/// The short spelling of the vectors: "body:data.id", "body:events[].id", "body:sid+status" (a tuple of siblings),
/// "header:A|B" (alternatives). Otherwise one location. The outer list is alternatives, the inner one a tuple.
Result<std::vector<std::vector<Location>>> readShortLocations(std::string_view text);

/// `element` is the batch's element; null for none. A header or field that stands twice is ambiguous.
domain::PayloadValue lookUp(const Location& location, const RequestView& request,
                            const domain::PayloadDocument& payload, const domain::JsonValue* element);

}  // namespace ack::provider
