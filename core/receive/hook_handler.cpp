#include "core/receive/hook_handler.h"

#include "core/receive/hook_exchange.h"

namespace ack::receive {

std::string_view toText(HookOutcome outcome) noexcept {
  switch (outcome) {
  case HookOutcome::accepted:
    return "accepted";
  case HookOutcome::duplicate:
    return "duplicate";
  case HookOutcome::stale:
    return "stale";
  case HookOutcome::handshake:
    return "handshake";
  case HookOutcome::signature:
    return "signature";
  case HookOutcome::staleRefused:
    return "stale_refused";
  case HookOutcome::unidentified:
    return "unidentified";
  case HookOutcome::notFound:
    return "not_found";
  case HookOutcome::notAdmitted:
    return "not_admitted";
  case HookOutcome::rateLimited:
    return "rate_limited";
  case HookOutcome::unavailable:
    return "unavailable";
  }
  return {};
}

HookHandler::HookHandler(std::function<config::CataloguePtr()> catalogue,
                         std::shared_ptr<const provider::ProviderRegistry> registry, accept::Acceptor& acceptor,
                         const Clock& clock, HookHandlerOptions options)
    : m_catalogue(std::move(catalogue)), m_registry(std::move(registry)), m_acceptor(acceptor), m_clock(clock),
      m_certificates(options.certificates), m_router(std::move(options.prefix)) {}

std::unique_ptr<Exchange> HookHandler::open(Waker& waker, std::string_view peer) {
  return std::make_unique<HookExchange>(*this, waker, peer);
}

bool HookHandler::standsForMany(std::string_view peer) {
  const PreparedCataloguePtr present = prepared(nullptr);
  return present && present->trust().proxies.contain(peer);
}

PreparedCataloguePtr HookHandler::prepared(const PreparedCataloguePtr& known) {
  config::CataloguePtr present = m_catalogue();
  if (!present) return nullptr;
  if (known && known->catalogue() == present) return known;
  const std::lock_guard lock(m_mutex);
  if (!m_prepared || m_prepared->catalogue() != present)
    m_prepared = std::make_shared<const PreparedCatalogue>(std::move(present), *m_registry, m_limits, m_certificates);
  return m_prepared;
}

void HookHandler::note(HookOutcome outcome) noexcept {
  m_counts[static_cast<std::size_t>(outcome)].fetch_add(1, std::memory_order_relaxed);
}

std::uint64_t HookHandler::count(HookOutcome outcome) const noexcept {
  return m_counts[static_cast<std::size_t>(outcome)].load(std::memory_order_relaxed);
}

}  // namespace ack::receive
