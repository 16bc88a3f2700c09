#pragma once
// Showing a payload as it is. Masked is the rule (core/query/payload_mask.h); whoever needs more says why, and the
// entry that tells of it is on disk before the first byte is handed out. Neither entry ever holds content.
#include "core/domain/ids.h"
#include "core/operate/deed_frame.h"

#include <string>
#include <utility>
#include <vector>

namespace ack::operate {

/// The clear payload of one event. Show it once, keep it nowhere; forget it when the screen does.
struct RevealedPayload {
  std::string contentType;
  std::string body;  ///< as stored: of a batch the event's own part; what was redacted before storing is not there
  std::vector<std::pair<std::string, std::string>> headers;  ///< signatures and secrets were never stored
  bool redacted{false};                                      ///< something was taken out before storing
};

/// Entry "payload.reveal" with the delivery and its SHA-256, then the payload. invalid: no good reason (reason.h);
/// notFound: no such delivery, or its payload was removed by retention; refused: the caller may not; corrupt: the
/// payload does not open. Thread: that of the desk's connection; not a GUI thread.
Result<RevealedPayload> reveal(const Desk& desk, const Caller& caller, DeliveryId delivery,
                               const std::string& reason);

/// Entry "payload.copy": revealed text leaves the window. Copy only where this answers success.
Result<void> noteCopy(const Desk& desk, const Caller& caller, DeliveryId delivery, const std::string& reason);

}  // namespace ack::operate
