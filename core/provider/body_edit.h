#pragma once
// Puts a signature into a body as a provider would whose signature is part of it: one member of a JSON object, one
// field of a form; every other byte stays as it is. For sending and drills; the receiver never changes a body.
#include <optional>
#include <string>
#include <string_view>

namespace ack::provider {

/// `json` with the member `name` of the object at `pointer` (RFC 6901) being the text `value`, set where it is there
/// and added in front otherwise. nullopt unless exactly one object stands there, and the member at most once.
std::optional<std::string> withJsonText(std::string_view json, std::string_view pointer, std::string_view name,
                                        std::string_view value);
/// As withJsonText(), with `value` as JSON that is written as it is, and only where the member is not there.
std::optional<std::string> withJsonMember(std::string_view json, std::string_view pointer, std::string_view name,
                                          std::string_view value);
/// `form` (application/x-www-form-urlencoded, also a query) with exactly one field of that name, at its end.
std::string withFormField(std::string_view form, std::string_view name, std::string_view value);

}  // namespace ack::provider
