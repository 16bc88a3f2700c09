#pragma once
// A webhook request as a person pastes it into the tester: a raw HTTP request, what `curl -v` printed, a curl
// command, headers and a body, or the JSON that dashboards and cloud functions show. Lenient where a person is, but
// the body's bytes are taken as they are: they are what was signed. Never used for requests from the network.
#include "core/base/result.h"
#include "core/domain/payload_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

struct PastedRequest {
  enum class Form { http, curlOutput, curlCommand, headersAndBody, json };
  Form form{Form::http};
  std::string method{"POST"};
  std::string target;  ///< path with query, or a whole URL; "" where none was pasted
  std::vector<domain::Header> headers;
  std::string body;
  bool hasBody{false};  ///< false: nothing stood behind the headers
};

/// invalid says which line can't be read and what is allowed; full above kMaxPastedBytes. Thread: any.
Result<PastedRequest> readPastedRequest(std::string_view text);

constexpr std::size_t kMaxPastedBytes = std::size_t{4} << 20;

}  // namespace ack::provider
