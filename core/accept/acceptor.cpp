#include "core/accept/acceptor.h"

#include "core/accept/disk_watch.h"
#include "core/accept/rejection_log.h"
#include "core/accept/rejection_writer.h"
#include "core/crypto/digest.h"

#include <algorithm>
#include <atomic>

namespace ack::accept {

namespace {

/// Of the tenant and every event's ID, each with its length, so that no two lists have one text.
std::array<std::uint8_t, 32> identitySha256(const Acceptance& acceptance) {
  std::string text = std::to_string(acceptance.tenant.size()) + ':';
  text += acceptance.tenant;
  for (const provider::IdentifiedEvent& event : acceptance.events) {
    text += std::to_string(event.eventId.size()) + ':';
    text += event.eventId;
  }
  return crypto::sha256(text);
}

}  // namespace

class StoreAcceptor final : public Acceptor {
 public:
  StoreAcceptor(store::Writer& writer, std::shared_ptr<const crypto::Vault> vault, const Clock& clock,
                const std::filesystem::path& data, std::uint64_t reservedBytes)
      : m_writer(writer), m_vault(std::move(vault)), m_disk(data, reservedBytes, clock),
        m_rejections(writer, m_log, clock) {}

  Result<void> submit(Acceptance& acceptance) override {
    const auto& events = acceptance.events;
    if (acceptance.source == nullptr || events.empty() != acceptance.notice.has_value() ||
        std::any_of(events.begin(), events.end(), [](const auto& event) { return event.eventId.empty(); }))
      return Error{ErrorCode::invalid, "an arrival needs a source, and a notice or an ID for each event"};
    if (acceptance.catalogue) m_maxBacklog.store(acceptance.catalogue->settings.maxBacklog);
    if (!belowBacklog()) return Error{ErrorCode::full, "too much accepted work is unfinished"};
    if (!m_disk.enough()) return Error{ErrorCode::full, "too little space is left on the disk"};
    acceptance.m_vault = m_vault.get();
    acceptance.m_bodySha256 = crypto::sha256(acceptance.body);
    acceptance.m_elementSha256.clear();
    for (const provider::IdentifiedEvent& event : events)
      if (!event.content.empty() || !acceptance.m_elementSha256.empty())
        acceptance.m_elementSha256.push_back(crypto::sha256(event.content));
    redact(acceptance);
    if (!acceptance.replayKey.empty()) acceptance.m_identitySha256 = identitySha256(acceptance);
    const auto submitted = m_writer.submit(acceptance, store::WriteLane::accept);
    if (!submitted) m_failed.store(submitted.error().code == ErrorCode::io);
    if (m_log.pending()) m_rejections.sendSoon();
    return submitted;
  }

  void reject(const Rejection& rejection) noexcept override {
    m_log.add(rejection);
    m_rejections.sendSoon();
  }

  void tick() noexcept override { m_rejections.send(); }

  [[nodiscard]] bool ready() const noexcept override { return !m_failed.load() && belowBacklog() && m_disk.enough(); }

  [[nodiscard]] std::string whyNotReady() const override {
    if (m_failed.load()) return "the store failed";
    if (!m_disk.enough()) return "too little space is left on the disk";
    if (!belowBacklog())
      return std::to_string(m_writer.totals().unfinished()) + " accepted events are unfinished, and max_backlog is " +
             std::to_string(m_maxBacklog.load());
    return {};
  }

 private:
  [[nodiscard]] bool belowBacklog() const noexcept {
    return m_writer.totals().unfinished() < m_maxBacklog.load(std::memory_order_relaxed);
  }

  /// On the submitter's thread, so that the writer only stores. The hashes that duplicates are known by stay those of
  /// what came.
  static void redact(Acceptance& acceptance) {
    acceptance.m_redacted.reset();
    const auto& places = acceptance.source->redact;
    if (places.empty() || acceptance.notice) return;
    std::vector<std::string> elements;
    for (const provider::IdentifiedEvent& event : acceptance.events)
      if (!event.element.empty()) elements.push_back(event.element);
    acceptance.m_redacted = domain::redactBody(acceptance.contentType, acceptance.body, elements, places);
    acceptance.m_redactedSha256 = crypto::sha256(*acceptance.m_redacted);
  }

  store::Writer& m_writer;
  const std::shared_ptr<const crypto::Vault> m_vault;  // shared with those who open payloads
  mutable DiskWatch m_disk;                            // remembers when it last asked
  RejectionLog m_log;
  RejectionWriter m_rejections;
  std::atomic<std::int64_t> m_maxBacklog{config::Settings{}.maxBacklog};
  std::atomic<bool> m_failed{false};
};

std::unique_ptr<Acceptor> Acceptor::create(store::Writer& writer, std::shared_ptr<const crypto::Vault> vault,
                                           const Clock& clock, const std::filesystem::path& data,
                                           std::uint64_t reservedBytes) {
  return std::make_unique<StoreAcceptor>(writer, std::move(vault), clock, data, reservedBytes);
}

}  // namespace ack::accept
