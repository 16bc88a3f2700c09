#pragma once
// How long the payloads of each source are kept, as people set it.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/domain/retention_terms.h"
#include "core/store/cached_statement.h"

#include <optional>
#include <string>
#include <vector>

namespace ack::store {

/// The row that holds for all sources without one of their own.
constexpr SourceId kAllSources{0};

struct RetentionRow {
  SourceId source;
  domain::RetentionTerms terms;
  UtcTime setAt{};
  std::string setBy;
};

/// Thread: that of its connection.
class RetentionTable {
 public:
  explicit RetentionTable(Connection& connection);
  Result<void> set(const RetentionRow& row);
  /// Whether there was one.
  Result<bool> remove(SourceId source);
  Result<std::optional<RetentionRow>> find(SourceId source);
  /// By source, kAllSources first.
  Result<std::vector<RetentionRow>> all();

 private:
  CachedStatement m_set, m_remove, m_find, m_all;
};

/// All terms as they hold: a source's own, else those for all, else the defaults.
class RetentionRules {
 public:
  static Result<RetentionRules> load(Connection& connection);
  [[nodiscard]] const domain::RetentionTerms& of(SourceId source) const noexcept;
  /// Below this no payload of any source is ever deleted.
  [[nodiscard]] std::int64_t shortestDays() const noexcept;

 private:
  domain::RetentionTerms m_all;
  std::vector<RetentionRow> m_own;
};

}  // namespace ack::store
