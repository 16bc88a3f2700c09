#pragma once
// How long payloads are kept is the security officer's word, not the apply file's: who configures sources can't also
// shorten the evidence. Each change is a deed; the engine's clean-up obeys it from its next step on.
#include "core/domain/retention_terms.h"
#include "core/operate/deed_frame.h"

#include <optional>
#include <string>
#include <vector>

namespace ack::operate {

struct SourceRetentionView {
  std::string source;
  domain::RetentionTerms terms;  ///< as they hold
  bool own{false};               ///< false: those for all sources
  UtcTime setAt{};               ///< where own
  std::string setBy;             ///< where own
};

/// One clean-up.
struct PurgeView {
  UtcTime beganAt{};
  UtcTime endedAt{};  ///< 1970: under way, or cut off and to go on
  std::int64_t payloads{0};
  std::int64_t bytes{0};
};

struct RetentionView {
  domain::RetentionTerms all;                ///< for sources without terms of their own
  UtcTime setAt{};                           ///< 1970: the defaults
  std::string setBy;                         ///< "": the defaults
  std::vector<SourceRetentionView> sources;  ///< every source that there ever was, by name
  std::optional<PurgeView> last;             ///< nullopt: none yet
  std::optional<PurgeView> lastThatDeleted;
};

/// Thread: that of the desk's connection; not a GUI thread.
class RetentionCommands {
 public:
  explicit RetentionCommands(Desk desk) noexcept : m_desk(desk) {}

  /// Terms of one source, or with an empty name of all that have none of their own. Shorter applies at once and needs
  /// no reason; anything longer needs one (reason.h). invalid, notFound (no such source), refused.
  Result<void> set(const Caller& caller, const std::string& source, const domain::RetentionTerms& terms,
                   const std::string& reason);
  /// Back to the terms for all. notFound where it had none of its own; otherwise as set().
  Result<void> clear(const Caller& caller, const std::string& source, const std::string& reason);
  /// Asks for a clean-up now, not at its next hour. The engine does it; without one it waits for one.
  Result<void> purgeNow(const Caller& caller);
  /// For those who may see work.
  Result<RetentionView> look(const Caller& caller);

 private:
  Desk m_desk;
};

}  // namespace ack::operate
