#pragma once
// What people change of dead letters: whose they are, closing, opening again. As with work's own changes, one
// statement each whose WHERE names what the caller believes.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

/// A delivery as these deeds need it.
struct LetterRow {
  domain::DeliveryState state{domain::DeliveryState::dead};
  std::string owner;
};

/// Thread: that of the connection; changes within its open write transaction.
class LetterClaims {
 public:
  explicit LetterClaims(Connection& connection) noexcept;

  Result<std::optional<LetterRow>> find(DeliveryId id);
  /// conflict where state or owner are no longer `from`.
  Result<void> setOwner(DeliveryId id, const LetterRow& from, std::string_view owner);
  /// dead -> discarded; false where it is not dead, or nobody knows what became of one of its effects (the duplicate
  /// risk would leave the register with it), and nothing was changed.
  Result<bool> close(DeliveryId id);
  /// discarded -> dead, due anew from `at`; false where it is not discarded.
  Result<bool> reopen(DeliveryId id, UtcTime at);

  /// Sources of which `owner` has unfinished deliveries.
  Result<std::vector<SourceId>> sourcesOf(std::string_view owner);
  /// All unfinished deliveries of `source` from one owner to another, with a note each. Answers how many.
  Result<std::int64_t> passOn(SourceId source, std::string_view from, std::string_view to, UtcTime at,
                              std::string_view note);

 private:
  CachedStatement m_find, m_setOwner, m_close, m_reopen, m_sources, m_notePassed, m_passOn;
};

}  // namespace ack::store
