#pragma once
// What is being planned or applied at this moment, kept in a file that outlives the process: an engine that starts
// after a death reads there which deliveries it died on. Writing costs two stores in memory (the file is mapped and
// never synced), because only the death of the process must be survived; a power cut is nobody's poison.
#include "core/domain/ids.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace ack::work {

class InHand {
 public:
  /// One at a time; the epoch is the delivery's when it was taken in hand, so that old traces mean nothing.
  struct Entry {
    DeliveryId delivery;
    std::int64_t epoch{0};
  };
  static constexpr std::size_t kSlots = 256;

  /// Opens or makes `file`. Never fails: where there is no such file to be had (or `file` is empty), entries are kept
  /// in memory only, and a warning says so.
  static std::unique_ptr<InHand> open(const std::filesystem::path& file);
  ~InHand();
  InHand(const InHand&) = delete;
  InHand& operator=(const InHand&) = delete;

  /// What the last process had in hand when it died; empty after an orderly end.
  [[nodiscard]] const std::vector<Entry>& found() const noexcept { return m_found; }
  /// Once what was found is on record in the store.
  void clear() noexcept;

  /// Notes an entry in a slot for as long as it lives. Slot 0 is the writer's, others are the workers', by number; a
  /// number beyond the slots is not noted. Thread: one per slot.
  class Mark {
   public:
    Mark(InHand* hand, std::size_t slot, Entry entry) noexcept;
    ~Mark();
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;

   private:
    std::atomic<std::int64_t>* m_delivery{nullptr};
  };

 private:
  struct alignas(64) Slot {
    std::atomic<std::int64_t> delivery;  // 0: nothing; written last, cleared first
    std::atomic<std::int64_t> epoch;
  };
  struct Page {
    std::array<char, 64> head;
    std::array<Slot, kSlots> places;
  };

  InHand(Page* page, bool inFile);

  Page* m_page;  // mapped; owned
  std::vector<Entry> m_found;
};

}  // namespace ack::work
