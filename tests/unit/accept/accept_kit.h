#pragma once
// Arrivals as the receiver would hand them in, for the tests of acceptance.
#include "core/accept/acceptor.h"
#include "tests/unit/store/store_kit.h"

#include <array>
#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

namespace kit {

/// An Acceptance that owns what its views point at.
class Arrival final : public ack::accept::Acceptance {
 public:
  Arrival(ack::config::CataloguePtr snapshot, std::vector<std::string> ids, std::string text,
          ack::UtcTime at = ack::fromMicros(1'770'000'000'000'000))
      : m_body(std::move(text)) {
    catalogue = std::move(snapshot);
    source = &catalogue->sources.front();
    body = m_body;
    contentType = "application/json";
    headers = m_headers;
    peer = "192.0.2.1";
    requestId = "req-1";
    signatureNote = "valid";
    receivedAt = at;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      ack::provider::IdentifiedEvent event;
      event.eventId = ids[i];
      event.type = "charge.succeeded";
      if (ids.size() > 1) event.element = "/" + std::to_string(i);
      events.push_back(std::move(event));
    }
  }
  void settled(const ack::Result<void>& result) noexcept override {
    const std::lock_guard lock(m_mutex);
    outcome = result;
    m_settled = true;
    m_told.notify_all();
  }
  ack::Result<void> wait() {
    std::unique_lock lock(m_mutex);
    m_told.wait(lock, [this] { return m_settled; });
    m_settled = false;
    return outcome;
  }
  ack::Result<void> outcome;

 private:
  std::string m_body;
  std::array<ack::provider::HeaderView, 2> m_headers{ack::provider::HeaderView{"X-Event", "e"},
                                                     ack::provider::HeaderView{"Stripe-Signature", "t=1,v1=SECRET"}};
  std::mutex m_mutex;
  std::condition_variable m_told;
  bool m_settled{false};
};

inline std::shared_ptr<ack::config::Catalogue> oneSource() {
  auto catalogue = std::make_shared<ack::config::Catalogue>();
  ack::config::Source source;
  source.id = ack::SourceId{1};
  source.name = "stripe";
  source.owner = "finance";
  catalogue->sources.push_back(source);
  return catalogue;
}

/// A running store with one source and its acceptor.
struct AcceptStore : TempStore {
  explicit AcceptStore(std::uint64_t reservedBytes = 0) {
    auto made = ack::crypto::Vault::withKey(std::string(32, 'k'), m_random);
    vault = *made;
    acceptor = ack::accept::Acceptor::create(*writer, vault, clock, folder(), reservedBytes);
    start();
    const auto ensured = writer->execute(ack::store::WriteLane::operate, [](ack::store::WriteContext& context) {
      const auto id = context.tables.source.ensure("stripe");
      return id ? ack::Result<void>{} : id.error();
    });
    if (!ensured) qFatal("%s", ensured.error().message.c_str());
  }
  ~AcceptStore() { writer->stop(); }
  AcceptStore(const AcceptStore&) = delete;
  AcceptStore& operator=(const AcceptStore&) = delete;

  ack::Result<void> accept(Arrival& arrival) {
    if (auto submitted = acceptor->submit(arrival); !submitted) return submitted;
    return arrival.wait();
  }

  std::shared_ptr<ack::config::Catalogue> catalogue{oneSource()};
  std::shared_ptr<ack::crypto::Vault> vault;
  std::unique_ptr<ack::accept::Acceptor> acceptor;

 private:
  ack::base::SystemRandom m_random;
};

}  // namespace kit
