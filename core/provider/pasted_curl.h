#pragma once
// Two of the forms a request is pasted in: a curl command as dashboards copy it, and the JSON object that cloud
// functions and inspection services show ("headers", "body", maybe base64).
#include "core/provider/pasted_request.h"

namespace ack::provider {

/// `text` begins with "curl ". Reads quotes as a POSIX shell does, -X, -H, --url and the data options; other options
/// are read over. invalid where a quote is not closed or there is no header.
Result<PastedRequest> readPastedCommand(std::string_view text);

/// `text` begins with '{'. "headers" is an object or a list of pairs or {"name", "value"}; "body" is a text. A body
/// that stands there as JSON values is refused: its bytes can't be known.
Result<PastedRequest> readPastedJson(std::string_view text);

}  // namespace ack::provider
