#pragma once
// Answers for screens and the command line, each from its own read-only snapshot that is closed before the answer is
// given. Never writes; works beside a running engine and without one.
#include "core/config/catalogue.h"
#include "core/provider/provider.h"
#include "core/query/alert_views.h"
#include "core/query/audit_views.h"
#include "core/query/closed_letters.h"
#include "core/query/destinations.h"
#include "core/query/outcomes.h"
#include "core/query/replay_views.h"
#include "core/query/subscription_notices.h"
#include "core/query/views.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>

namespace ack::query {

/// Thread: one at a time (each thread opens its own); never the GUI thread.
class Reader {
 public:
  /// `data` is the data directory. notFound where there is no store yet; unsupported for a newer schema.
  static Result<std::unique_ptr<Reader>> open(const std::filesystem::path& data, const Clock& clock,
                                              std::shared_ptr<const provider::ProviderRegistry> providers);
  virtual ~Reader() = default;

  /// Changes whenever anything was committed; cheap (a few microseconds).
  virtual Result<std::int64_t> changeNumber() = 0;
  virtual Result<config::CataloguePtr> catalogue() = 0;
  virtual Result<Status> status() = 0;
  virtual Result<Overview> overview(std::chrono::hours window) = 0;
  /// `token` from a page before, or empty; `limit` 1 to 1,000.
  virtual Result<DeliveryPage> deliveries(const DeliveryFilter& filter, std::string_view token, int limit) = 0;
  /// Whether what is read may leave as a file; asked with each page of an export. Reads nothing.
  virtual Result<void> mayExport() = 0;
  virtual Result<DeliveryStory> story(DeliveryId id) = 0;
  virtual Result<PayloadView> maskedPayload(DeliveryId id) = 0;
  /// Any ID; notFound where no such ID exists.
  virtual Result<TraceAnswer> trace(std::string_view id) = 0;
  virtual Result<DeadLetterList> deadLetters(const DeadLetterFilter& filter) = 0;
  /// The IDs behind such a list, newest first; full where there are more than `limit` (1 to 10,000).
  virtual Result<std::vector<DeliveryId>> deadLetterIds(const DeadLetterFilter& filter, int limit) = 0;
  /// What people closed, the last closed first; as readClosedLetters() of core/query/closed_letters.h.
  virtual Result<ClosedLetterList> closedLetters(int limit) = 0;
  virtual Result<LedgerWindow> ledger(UtcTime from, UtcTime to, std::string_view token, int limit) = 0;
  /// Every line of the window, oldest first, one at a time; stops early where `line` answers false.
  virtual Result<void> eachLedgerLine(UtcTime from, UtcTime to,
                                      const std::function<bool(const LedgerView&)>& line) = 0;
  virtual Result<std::vector<SourceView>> sources() = 0;
  virtual Result<std::vector<SubscriptionNoticeView>> subscriptionNotices() = 0;

  /// What people did and were refused; as auditPage() of core/query/audit_pages.h.
  virtual Result<AuditPage> auditTrail(const AuditFilter& filter, std::string_view token, int limit) = 0;
  virtual Result<AuditCounts> auditCounts() = 0;
  virtual Result<AuditEntry> auditEntry(std::int64_t number) = 0;
  /// Every entry's own bytes, oldest first; stops early where `line` answers false.
  virtual Result<void> eachAuditEntry(const std::function<bool(std::string_view entry)>& line) = 0;
  /// The signed checkpoints that stand beside the store, a line each, oldest first.
  virtual Result<std::vector<std::string>> auditCheckpoints() = 0;

  /// Newest first; `openOnly`: those that wait, are to run, run, or are paused. `limit` 1 to 1,000.
  virtual Result<ReplayPage> replays(bool openOnly, std::string_view token, int limit) = 0;
  /// A request or a preview; notFound.
  virtual Result<ReplayView> replay(ReplayId id) = 0;
  /// Its frozen manifest with how each delivery stands now; of one state only where given.
  virtual Result<ReplayItemPage> replayItems(ReplayId id, std::optional<domain::ReplayItemState> state,
                                             std::string_view token, int limit) = 0;
  /// Oldest first.
  virtual Result<std::vector<ReplayOfDelivery>> replaysOf(DeliveryId id) = 0;
  /// The residual-risk register.
  virtual Result<OutcomeRegister> outcomes() = 0;
  virtual Result<std::vector<DestinationView>> destinations() = 0;
  virtual Result<std::vector<HeldSourceView>> heldSources() = 0;

  /// As readAlerts() of core/query/alerts.h; `limit` 1 to 1,000.
  virtual Result<AlertList> alerts(const AlertFilter& filter, int limit) = 0;
  /// notFound.
  virtual Result<AlertView> alert(AlertId id) = 0;
  /// What became of one message, as a trial's; notFound.
  virtual Result<AlertMessageView> alertMessage(AlertMessageId id) = 0;
};

}  // namespace ack::query
