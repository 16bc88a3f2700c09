#include "core/work/lease_sweep.h"

#include "core/base/log.h"
#include "core/store/tables.h"
#include "core/work/store_trouble.h"

#include <limits>

namespace ack::work {
namespace {

constexpr std::int64_t kChunk = 256;

queue::RescuePolicy policyOf(const config::CataloguePtr& catalogue) {
  queue::RescuePolicy policy;
  policy.isIdempotent = [catalogue](std::int64_t id) {
    const config::Destination* const destination = catalogue->destination(id);
    return destination != nullptr && destination->idempotent;
  };
  policy.limits = [catalogue](std::int64_t id) { return retryLimits(*catalogue, id); };
  policy.completeWithin = [catalogue](SourceId id) {
    const config::Source* const source = catalogue->source(id);
    return source != nullptr ? source->completeWithin : config::Source{}.completeWithin;
  };
  policy.owner = [catalogue](SourceId id) {
    const config::Source* const source = catalogue->source(id);
    return source != nullptr ? source->owner : std::string{};
  };
  policy.canAsk = [catalogue](std::int64_t id) {
    const config::Destination* const destination = catalogue->destination(id);
    return destination != nullptr && destination->reconcile.has_value();
  };
  policy.nameOf = [catalogue](std::int64_t id) {
    const config::Destination* const destination = catalogue->destination(id);
    return destination != nullptr ? destination->name : "destination " + std::to_string(id);
  };
  return policy;
}

}  // namespace

Result<int> LeaseSweep::rescueAll() { return rescueUntil(fromMicros(std::numeric_limits<std::int64_t>::max())); }

Result<int> LeaseSweep::rescueLapsed() { return rescueUntil(m_shared.clock.now()); }

Result<int> LeaseSweep::rescueUntil(UtcTime until) {
  const config::CataloguePtr catalogue = m_shared.catalogue();
  if (!catalogue) return 0;
  const queue::RescuePolicy policy = policyOf(catalogue);
  const queue::LeaseRescuer rescuer(policy, m_shared.random);
  std::set<Lease> refused;
  int ended = 0;
  for (;;) {
    auto leases = m_due.leasedUntil(until, kChunk + static_cast<std::int64_t>(m_shared.calls.underWay()) +
                                               static_cast<std::int64_t>(refused.size()));
    if (!leases) return std::move(leases).error();
    std::erase_if(*leases, [&](const Lease& lease) {
      return refused.contains(lease) || m_shared.calls.holds(lease.first, lease.second);
    });
    if (leases->empty()) break;
    const std::size_t refusedBefore = refused.size();
    const auto endedNow = rescueSome(rescuer, *leases, refused);
    if (!endedNow) return endedNow.error();
    if (*endedNow == 0 && refused.size() == refusedBefore) break;
    ended += *endedNow;
    if (*endedNow > 0)
      base::log(base::LogLevel::info, "work", std::to_string(*endedNow) + " leases without a holder were ended");
  }
  m_told = std::move(refused);
  return ended;
}

Result<int> LeaseSweep::rescueTogether(const queue::LeaseRescuer& rescuer, const std::vector<Lease>& leases) {
  int ended = 0;
  const auto written = m_shared.writer.execute(store::WriteLane::work, [&](store::WriteContext& context) {
    ended = 0;
    for (const auto& [id, epoch] : leases) {
      const auto outcome = rescuer.rescue(context, id, epoch);
      if (!outcome) return Result<void>(outcome.error());
      if (*outcome != queue::RescueOutcome::notLapsed) ++ended;
    }
    return Result<void>{};
  });
  if (!written) return written.error();
  return ended;
}

Result<int> LeaseSweep::rescueSome(const queue::LeaseRescuer& rescuer, const std::vector<Lease>& leases,
                                   std::set<Lease>& refused) {
  auto together = rescueTogether(rescuer, leases);
  if (together || isStoreTrouble(together.error().code)) return together;
  int ended = 0;
  for (const Lease& lease : leases) {
    const auto alone = rescueTogether(rescuer, {lease});
    if (alone) {
      ended += *alone;
      continue;
    }
    if (isStoreTrouble(alone.error().code)) return alone.error();
    refused.insert(lease);
    if (!m_told.contains(lease))
      base::log(base::LogLevel::error, "work",
                "can't end the lease of " + domain::toText(lease.first) +
                    ", which stays as it is: " + alone.error().message);
  }
  return ended;
}

Result<void> LeaseSweep::countDeaths(const std::vector<InHand::Entry>& found) {
  const config::CataloguePtr catalogue = m_shared.catalogue();
  if (!catalogue || found.empty()) return {};
  const auto blamed = m_due.quarantinedInWork();
  if (!blamed) return blamed.error();
  if (*blamed) return {};
  const queue::RescuePolicy policy = policyOf(catalogue);
  const queue::LeaseRescuer rescuer(policy, m_shared.random);
  const auto together = countTogether(rescuer, found);
  if (together || isStoreTrouble(together.error().code)) return together;
  for (const InHand::Entry& entry : found) {
    const auto alone = countTogether(rescuer, {entry});
    if (alone) continue;
    if (isStoreTrouble(alone.error().code)) return alone;
    base::log(base::LogLevel::error, "work",
              "can't count the death at work on " + domain::toText(entry.delivery) + ": " + alone.error().message);
  }
  return {};
}

Result<void> LeaseSweep::countTogether(const queue::LeaseRescuer& rescuer, const std::vector<InHand::Entry>& found) {
  return m_shared.writer.execute(store::WriteLane::work, [&](store::WriteContext& context) -> Result<void> {
    for (const InHand::Entry& entry : found) {
      const auto outcome = rescuer.countDeath(context, entry.delivery, entry.epoch);
      if (!outcome) return outcome.error();
      if (*outcome == queue::RescueOutcome::notLapsed) continue;
      const std::string text =
          "the engine died at work on " + domain::toText(entry.delivery) +
          (*outcome == queue::RescueOutcome::dead ? "; it is a dead letter now" : "; it is tried again by itself");
      base::log(base::LogLevel::warning, "work", text);
      auto raised = context.tables.alert.raise(domain::AlertKind::diedAtWork, domain::toText(entry.delivery),
                                               context.now, text);
      if (!raised) return raised;
    }
    return {};
  });
}

Result<void> LeaseSweep::giveUp(const InHand::Entry& entry, const std::string& evidence) {
  const config::CataloguePtr catalogue = m_shared.catalogue();
  if (!catalogue) return {};
  const queue::RescuePolicy policy = policyOf(catalogue);
  const queue::LeaseRescuer rescuer(policy, m_shared.random);
  return m_shared.writer.execute(store::WriteLane::work, [&](store::WriteContext& context) -> Result<void> {
    const auto outcome = rescuer.giveUp(context, entry.delivery, entry.epoch, evidence);
    if (!outcome) return outcome.error();
    return context.tables.alert.raise(domain::AlertKind::planOverrun, domain::toText(entry.delivery), context.now,
                                      domain::toText(entry.delivery) + ": " + evidence);
  });
}

}  // namespace ack::work
