#pragma once
// Opens the store for what people do, beside a running engine or alone: a connection of its own, the vault, and the
// system's clock and random source, owned together for as long as a command or a window needs them.
#include "core/operate/deed_frame.h"

#include <filesystem>
#include <memory>
#include <string>

namespace ack::app {

/// "uid 1000 (ada)": the account of the operating system, for the audit trail.
std::string operatingSystemUser();

/// Thread: one at a time.
class OperatorDesk {
 public:
  /// The store is migrated where nobody else holds it, and passwords that an earlier build kept are forgotten then
  /// (once, some tenths of a second for each); it is made where `make` says so (notFound otherwise). The
  /// engine's lock is held for that only: an engine may start beside an open desk. io, busy, unsupported, with the
  /// reason.
  static Result<std::unique_ptr<OperatorDesk>> open(const std::filesystem::path& data, const Clock& clock, bool make);
  ~OperatorDesk();
  OperatorDesk(const OperatorDesk&) = delete;
  OperatorDesk& operator=(const OperatorDesk&) = delete;

  /// Valid as long as this.
  [[nodiscard]] operate::Desk desk();
  [[nodiscard]] store::Connection& connection();
  [[nodiscard]] const crypto::Vault& vault() const;

 private:
  struct State;
  explicit OperatorDesk(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> m_state;
};

}  // namespace ack::app
