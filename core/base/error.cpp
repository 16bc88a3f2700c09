#include "core/base/result.h"

namespace ack::base {

const char* toText(ErrorCode code) noexcept {
  switch (code) {
  case ErrorCode::invalid:
    return "invalid";
  case ErrorCode::notFound:
    return "not_found";
  case ErrorCode::conflict:
    return "conflict";
  case ErrorCode::refused:
    return "refused";
  case ErrorCode::full:
    return "full";
  case ErrorCode::busy:
    return "busy";
  case ErrorCode::timeout:
    return "timeout";
  case ErrorCode::cancelled:
    return "cancelled";
  case ErrorCode::io:
    return "io";
  case ErrorCode::corrupt:
    return "corrupt";
  case ErrorCode::unsupported:
    return "unsupported";
  case ErrorCode::internal:
    return "internal";
  }
  return "internal";
}

Error withContext(std::string context, Error error) {
  context.append(": ").append(error.message);
  return Error{error.code, std::move(context)};
}

}  // namespace ack::base
