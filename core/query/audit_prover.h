#pragma once
// Proves the audit trail for as long as a window is open: the whole of it once, then only what is new, and the whole
// again whenever somebody asks. It reads beside everybody else and writes nothing.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/audit_views.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>

namespace ack::query {

/// Thread: one at a time; never the GUI thread (a long trail takes seconds). Owns a connection of its own.
class AuditProver {
 public:
  /// `done` entries of `all`.
  using Progress = std::function<void(std::int64_t done, std::int64_t all)>;

  /// `data` is the data directory. notFound where there is no store yet; unsupported for a newer schema.
  static Result<std::unique_ptr<AuditProver>> open(const std::filesystem::path& data, const Clock& clock);
  virtual ~AuditProver() = default;

  /// Whether there are entries or checkpoints that the last proof did not see, or fewer of them. Cheap.
  virtual Result<bool> hasNews() = 0;
  /// `whole`: from the first entry, as it is also where no good proof came before. Otherwise what was added since; an
  /// edit in the part that was good before only shows in a whole one. A proof that was cancelled changes nothing of
  /// where the next one goes on. Errors are those of reading only: what is wrong with the trail is in the proof.
  virtual Result<AuditProof> prove(bool whole, const Progress& progress, const std::atomic<bool>* cancel) = 0;
};

}  // namespace ack::query
