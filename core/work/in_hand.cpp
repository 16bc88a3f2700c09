#include "core/work/in_hand.h"

#include "core/base/log.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace ack::work {
namespace {

constexpr const char kHead[] = "acknowledger in hand 1";

}  // namespace

static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::unique_ptr<InHand> InHand::open(const std::filesystem::path& file) {
  void* mapped = MAP_FAILED;
  if (!file.empty()) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    int trouble = descriptor < 0 ? errno : 0;
    // Allocated, not only lengthened: a store into a hole of a full disk would be a SIGBUS.
    if (trouble == 0) trouble = ::posix_fallocate(descriptor, 0, sizeof(Page));
    if (trouble == 0) {
      mapped = ::mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
      if (mapped == MAP_FAILED) trouble = errno;
    }
    if (descriptor >= 0) ::close(descriptor);
    if (trouble != 0)
      base::log(base::LogLevel::warning, "work",
                file.string() + ": " + std::strerror(trouble) + "; an event that ends the engine can't be told");
  }
  const bool inFile = mapped != MAP_FAILED;
  if (!inFile) mapped = ::mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  Page* const page = mapped != MAP_FAILED ? static_cast<Page*>(mapped) : nullptr;
  return std::unique_ptr<InHand>(new InHand(page, inFile));
}

InHand::InHand(Page* page, bool inFile) : m_page(page) {
  if (m_page == nullptr) return;
  const bool known = std::memcmp(m_page->head.data(), kHead, sizeof kHead) == 0;
  if (inFile && known)
    for (Slot& slot : m_page->places) {
      const std::int64_t delivery = slot.delivery.load(std::memory_order_acquire);
      if (delivery > 0) m_found.push_back({DeliveryId{delivery}, slot.epoch.load(std::memory_order_relaxed)});
    }
  if (!known) {
    clear();
    std::memcpy(m_page->head.data(), kHead, sizeof kHead);
  }
}

InHand::~InHand() {
  if (m_page != nullptr) ::munmap(m_page, sizeof(Page));
}

void InHand::clear() noexcept {
  m_found.clear();
  if (m_page == nullptr) return;
  for (Slot& slot : m_page->places) slot.delivery.store(0, std::memory_order_release);
}

InHand::Mark::Mark(InHand* hand, std::size_t slot, Entry entry) noexcept {
  if (hand == nullptr || hand->m_page == nullptr || slot >= kSlots) return;
  Slot& place = hand->m_page->places[slot];
  place.epoch.store(entry.epoch, std::memory_order_relaxed);
  place.delivery.store(entry.delivery.value, std::memory_order_release);
  m_delivery = &place.delivery;
}

InHand::Mark::~Mark() {
  if (m_delivery != nullptr) m_delivery->store(0, std::memory_order_release);
}

}  // namespace ack::work
