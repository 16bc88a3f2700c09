#pragma once
// How many events were ever accepted, kept beside the store in a file of its own. One bad bit can cut the end off a
// database's log without any error, and an old copy can be put in a store's place: then the store counts fewer events
// than were acknowledged, and this file is how a start notices (reliability.md, E10, B7, B8). It is a witness, not a
// part of durability: it is written without a sync after each durable batch, before anybody is answered.
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

/// Thread: one at a time; the writer's once it runs.
class AcceptanceSequence {
 public:
  struct Record {
    std::string instance;  ///< of the store it counts for, 32 hexadecimal digits
    std::int64_t accepted{0};
  };

  /// Opens or makes `file`. io with the system's reason.
  static Result<std::unique_ptr<AcceptanceSequence>> open(const std::filesystem::path& file);
  /// What `file` holds, without making or changing it; none where there is no whole record. For `check`.
  static std::optional<Record> peek(const std::filesystem::path& file);
  ~AcceptanceSequence();
  AcceptanceSequence(const AcceptanceSequence&) = delete;
  AcceptanceSequence& operator=(const AcceptanceSequence&) = delete;

  /// The newest whole record that was found; none in a new or ruined file.
  [[nodiscard]] const std::optional<Record>& found() const noexcept { return m_found; }
  /// Begins to count for this store, durably.
  Result<void> begin(std::string_view instance, std::int64_t accepted);
  /// Notes a new count, without a sync; nothing where it is the same. A failure is logged once and changes nothing
  /// else: at worst a later shortfall is reported too small.
  void note(std::int64_t accepted) noexcept;

 private:
  explicit AcceptanceSequence(int descriptor) noexcept : m_descriptor(descriptor) {}
  void read();
  bool write(std::int64_t accepted) noexcept;

  int m_descriptor;
  std::optional<Record> m_found;
  std::string m_instance;  // 16 bytes
  std::uint64_t m_generation{0};
  std::int64_t m_accepted{-1};
  bool m_failed{false};
};

}  // namespace ack::store
