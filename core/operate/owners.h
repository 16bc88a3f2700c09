#pragma once
// Whose dead letters can be: enabled people, and the teams that sources name as their owner in the apply file.
#include "core/domain/ids.h"
#include "core/operate/deed_frame.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate {

/// Somebody, or a team, that a letter can be given to.
struct OwnerChoice {
  std::string name;
  bool team{false};  ///< a source's configured owner
};

/// As they stand in the transaction in which they were read.
class Owners {
 public:
  /// Thread: that of the desk's connection.
  static Result<Owners> read(const Desk& desk);

  /// As it is written in the store: people in any letter case, teams exactly. nullopt for nobody and for a disabled
  /// person.
  [[nodiscard]] std::optional<std::string> find(std::string_view name) const;
  /// The configured owner of a source, where that can be an owner; "" for nobody.
  [[nodiscard]] std::string ofSource(SourceId source) const;
  /// People by name, then teams by name.
  [[nodiscard]] const std::vector<OwnerChoice>& all() const noexcept { return m_choices; }

 private:
  std::vector<OwnerChoice> m_choices;
  std::map<std::int64_t, std::string> m_ofSource;
};

/// What `person` owned of unfinished deliveries goes to the owner of their source, or to nobody where that is the
/// same or no longer there. For the transaction that disables the person, after that was written. Answers how many.
Result<std::int64_t> handOver(const Desk& desk, const std::string& person, UtcTime now);

/// What alerts of `person` still live are all admins' then. Within the same transaction. Answers how many.
Result<std::int64_t> handOverAlerts(const Desk& desk, const std::string& person);

}  // namespace ack::operate
