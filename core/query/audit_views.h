#pragma once
// The values of the audit trail that screens show: rows, one whole entry, and whether the chain holds. Plain data;
// times are UTC.
#include "core/base/clock.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ack::query {

/// One thing that was done or refused, as a list shows it.
struct AuditRow {
  std::int64_t number{0};
  UtcTime at{};
  std::string actor, role, via;      ///< role: empty for an account of the operating system and for the engine
  std::string action;                ///< stable word: "replay.request"
  std::vector<std::string> targets;  ///< at most kAuditRowTargets of them
  std::int64_t count{0};             ///< of all targets
  std::string reason;
  std::string whyNot;  ///< why it was refused
  bool refused{false};
  std::string hashHex;
};
constexpr std::size_t kAuditRowTargets = 8;

/// All conditions must hold; an empty one asks nothing.
struct AuditFilter {
  std::string actor;                 ///< exactly
  std::string target;                ///< exactly: an ID or a name that an entry is about
  std::vector<std::string> actions;  ///< any of them: a whole word, or a family that ends with '.' ("replay.")
  bool refusedOnly{false};
  std::optional<UtcTime> from, to;  ///< start included, end not
  std::string search;               ///< part of who, what, targets or reason, without regard to ASCII case

  friend bool operator==(const AuditFilter&, const AuditFilter&) = default;
};

/// Newest first. A page may hold fewer rows than asked for, even none, and still go on: looking back through entries
/// that don't match is done a bounded stretch at a time.
struct AuditPage {
  std::vector<AuditRow> rows;
  std::string next;        ///< empty: no more
  std::int64_t newest{0};  ///< number of the newest entry of the whole trail
};

/// How many entries there are, by action and refused; of the newest kAuditCounted at most.
struct AuditCounts {
  std::vector<std::pair<std::string, std::int64_t>> byAction;
  std::int64_t refused{0};
  std::int64_t entries{0};
  bool atLeast{false};  ///< there are older ones that were not counted
};
constexpr std::int64_t kAuditCounted = 50'000;

/// One value that a deed changed or left: its place in dots ("payloads.days") and both sides; nullopt: not there.
struct AuditValue {
  std::string name;
  std::optional<std::string> before, after;
  [[nodiscard]] bool changed() const { return before != after; }
};

/// An entry's neighbour in the chain.
struct AuditLink {
  std::int64_t number{0};
  std::string hashHex;
};

struct AuditEntry {
  AuditRow row;
  std::vector<std::string> targets;  ///< all that were kept
  std::vector<AuditValue> values;
  std::string text;                       ///< the entry's own bytes: what is hashed
  std::string previousHashHex;            ///< as the entry itself says
  std::optional<AuditLink> before, next;  ///< as they stand in the trail
  bool hashHolds{false};                  ///< the SHA-256 of `text` is the entry's hash
  bool tied{false};                       ///< it names the hash of the entry before it (of the store, for the first)
  bool nextTied{true};                    ///< and the entry after it names this one's; true at the end
};

/// What a check of the chain found.
struct AuditProof {
  struct Fault {
    std::string kind;       ///< "edited", "broken", "missing", "cut", "rewritten", "checkpoint"
    std::int64_t entry{0};  ///< the first one concerned
    std::string sentence;
  };
  bool whole{false};  ///< from the first entry on; otherwise only what was new since the check before
  bool cancelled{false};
  std::int64_t entries{0}, checkpoints{0};  ///< found good, from the beginning
  std::string headHex;                      ///< hash of the last good entry
  std::optional<UtcTime> since;             ///< when the first entry was written
  std::optional<UtcTime> signedAt;          ///< the newest checkpoint in the file beside the store
  std::optional<Fault> fault;
  UtcTime at{};  ///< when the check ended
  std::chrono::microseconds took{0};
};

}  // namespace ack::query
