#pragma once
// A form's fields in the order in which several providers sign them: by name, then by value, decoded.
#include "core/provider/provider.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::provider {

using FormFields = std::vector<std::pair<std::string, std::string>>;

/// The fields of a form body in that order; no fields for an empty body. "" or the reason: malformed_body for a form
/// that can't be read, unsigned_body for a body that is no form, which a signature over fields does not cover.
std::string_view readSignedFields(const RequestView& request, FormFields& out);
/// The fields of the URL's query in that order; none where it can't be read.
FormFields readSortedQuery(std::string_view url);

}  // namespace ack::provider
