#pragma once
// The catalogue as the JSON text that is sealed into the store. Complete (secrets included, so that a lost variable
// or file does not stop the engine; but of people's passwords only a hash) and canonical: equal catalogues give equal
// texts. Not the apply file's form.
#include "core/base/result.h"
#include "core/config/catalogue.h"

#include <string>
#include <string_view>

namespace ack::config {

/// Without version and row numbers.
std::string toStoredText(const Catalogue& catalogue);
/// corrupt where the text is not what toStoredText() writes.
Result<Catalogue> fromStoredText(std::string_view text);

}  // namespace ack::config
