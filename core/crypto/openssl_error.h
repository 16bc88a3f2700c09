#pragma once
// Why OpenSSL refused, in its own words: the one place that reads its error queue.
#include <string>

namespace ack::crypto {

/// The newest reason on this thread's queue, "unknown reason" where there is none; empties the queue.
std::string takeOpenSslReason();

}  // namespace ack::crypto
