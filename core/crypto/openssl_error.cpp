#include "core/crypto/openssl_error.h"

#include <openssl/err.h>

namespace ack::crypto {

std::string takeOpenSslReason() {
  const unsigned long code = ERR_peek_last_error();
  ERR_clear_error();
  const char* reason = code == 0 ? nullptr : ERR_reason_error_string(code);
  return reason != nullptr ? reason : "unknown reason";
}

}  // namespace ack::crypto
