#pragma once
// A destination on loopback for the demo: /crm answers well, /helpdesk is flaky (503, 429, slow), /archive refuses
// the password. It counts what it took by idempotency key, so that a doubled effect would show.
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>

namespace ack::app::demo {

class PracticeDestination {
 public:
  struct Counts {
    std::int64_t calls{0};
    std::int64_t taken{0};       ///< answered 200
    std::int64_t takenTwice{0};  ///< a key that was taken before
    std::int64_t refused{0};     ///< by the archive: answered 401
  };

  static Result<std::unique_ptr<PracticeDestination>> start();
  virtual ~PracticeDestination() = default;
  /// "127.0.0.1:40123"
  [[nodiscard]] virtual std::string address() const = 0;
  /// Thread: any.
  [[nodiscard]] virtual Counts counts() const = 0;
  /// Thread: any. While down, /helpdesk answers 503 to everything.
  virtual void setHelpdeskDown(bool down) noexcept = 0;
  /// Thread: any. /archive refuses the password, and every fourth call is read and then cut off, the first few times.
  virtual void setArchiveRefusing(bool refusing) noexcept = 0;
};

}  // namespace ack::app::demo
