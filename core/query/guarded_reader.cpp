#include "core/query/guarded_reader.h"

namespace ack::query {
namespace {

using access::Permission;

class GuardedReader final : public Reader {
 public:
  GuardedReader(std::unique_ptr<Reader> reader, LookGate gate)
      : m_reader(std::move(reader)), m_gate(std::move(gate)) {}

  Result<std::int64_t> changeNumber() override { return m_reader->changeNumber(); }
  Result<config::CataloguePtr> catalogue() override {
    return asked<config::CataloguePtr>(Permission::viewWork, "sources", [&] { return m_reader->catalogue(); });
  }
  Result<Status> status() override {
    return asked<Status>(Permission::viewFigures, "status", [&] { return m_reader->status(); });
  }
  Result<Overview> overview(std::chrono::hours window) override {
    return asked<Overview>(Permission::viewFigures, "overview", [&] { return m_reader->overview(window); });
  }
  Result<DeliveryPage> deliveries(const DeliveryFilter& filter, std::string_view token, int limit) override {
    return asked<DeliveryPage>(Permission::viewWork, "deliveries",
                               [&] { return m_reader->deliveries(filter, token, limit); });
  }
  Result<void> mayExport() override {
    if (auto allowed = m_gate(Permission::exportEvidence, "export"); !allowed) return allowed;
    return m_reader->mayExport();
  }
  Result<DeliveryStory> story(DeliveryId id) override {
    return asked<DeliveryStory>(Permission::viewWork, "trace", [&] { return m_reader->story(id); });
  }
  Result<PayloadView> maskedPayload(DeliveryId id) override {
    return asked<PayloadView>(Permission::viewWork, "payload", [&] { return m_reader->maskedPayload(id); });
  }
  Result<TraceAnswer> trace(std::string_view id) override {
    return asked<TraceAnswer>(Permission::viewWork, "trace", [&] { return m_reader->trace(id); });
  }
  Result<DeadLetterList> deadLetters(const DeadLetterFilter& filter) override {
    return asked<DeadLetterList>(Permission::viewWork, "dead_letters", [&] { return m_reader->deadLetters(filter); });
  }
  Result<std::vector<DeliveryId>> deadLetterIds(const DeadLetterFilter& filter, int limit) override {
    return asked<std::vector<DeliveryId>>(Permission::viewWork, "dead_letters",
                                          [&] { return m_reader->deadLetterIds(filter, limit); });
  }
  Result<ClosedLetterList> closedLetters(int limit) override {
    return asked<ClosedLetterList>(Permission::viewWork, "dead_letters",
                                   [&] { return m_reader->closedLetters(limit); });
  }
  Result<LedgerWindow> ledger(UtcTime from, UtcTime to, std::string_view token, int limit) override {
    return asked<LedgerWindow>(Permission::viewWork, "ledger",
                               [&] { return m_reader->ledger(from, to, token, limit); });
  }
  Result<void> eachLedgerLine(UtcTime from, UtcTime to, const std::function<bool(const LedgerView&)>& line) override {
    if (auto allowed = m_gate(Permission::exportEvidence, "ledger_export"); !allowed) return allowed;
    return m_reader->eachLedgerLine(from, to, line);
  }
  Result<std::vector<SourceView>> sources() override {
    return asked<std::vector<SourceView>>(Permission::viewWork, "sources", [&] { return m_reader->sources(); });
  }
  Result<std::vector<SubscriptionNoticeView>> subscriptionNotices() override {
    return asked<std::vector<SubscriptionNoticeView>>(Permission::viewFigures, "status",
                                                      [&] { return m_reader->subscriptionNotices(); });
  }

  Result<AuditPage> auditTrail(const AuditFilter& filter, std::string_view token, int limit) override {
    return asked<AuditPage>(Permission::viewAudit, "audit",
                            [&] { return m_reader->auditTrail(filter, token, limit); });
  }
  Result<AuditCounts> auditCounts() override {
    return asked<AuditCounts>(Permission::viewAudit, "audit", [&] { return m_reader->auditCounts(); });
  }
  Result<AuditEntry> auditEntry(std::int64_t number) override {
    return asked<AuditEntry>(Permission::viewAudit, "audit", [&] { return m_reader->auditEntry(number); });
  }
  Result<void> eachAuditEntry(const std::function<bool(std::string_view entry)>& line) override {
    if (auto allowed = m_gate(Permission::viewAudit, "audit_export"); !allowed) return allowed;
    return m_reader->eachAuditEntry(line);
  }
  Result<std::vector<std::string>> auditCheckpoints() override {
    return asked<std::vector<std::string>>(Permission::viewAudit, "audit_export",
                                           [&] { return m_reader->auditCheckpoints(); });
  }
  Result<ReplayPage> replays(bool openOnly, std::string_view token, int limit) override {
    return asked<ReplayPage>(Permission::viewWork, "replays",
                             [&] { return m_reader->replays(openOnly, token, limit); });
  }
  Result<ReplayView> replay(ReplayId id) override {
    return asked<ReplayView>(Permission::viewWork, "replays", [&] { return m_reader->replay(id); });
  }
  Result<ReplayItemPage> replayItems(ReplayId id, std::optional<domain::ReplayItemState> state,
                                     std::string_view token, int limit) override {
    return asked<ReplayItemPage>(Permission::viewWork, "replays",
                                 [&] { return m_reader->replayItems(id, state, token, limit); });
  }
  Result<std::vector<ReplayOfDelivery>> replaysOf(DeliveryId id) override {
    return asked<std::vector<ReplayOfDelivery>>(Permission::viewWork, "replays",
                                                [&] { return m_reader->replaysOf(id); });
  }
  Result<OutcomeRegister> outcomes() override {
    return asked<OutcomeRegister>(Permission::viewWork, "outcomes", [&] { return m_reader->outcomes(); });
  }
  Result<std::vector<DestinationView>> destinations() override {
    return asked<std::vector<DestinationView>>(Permission::viewFigures, "destinations",
                                               [&] { return m_reader->destinations(); });
  }
  Result<std::vector<HeldSourceView>> heldSources() override {
    return asked<std::vector<HeldSourceView>>(Permission::viewFigures, "destinations",
                                              [&] { return m_reader->heldSources(); });
  }
  Result<AlertList> alerts(const AlertFilter& filter, int limit) override {
    return asked<AlertList>(Permission::viewFigures, "alerts", [&] { return m_reader->alerts(filter, limit); });
  }
  Result<AlertView> alert(AlertId id) override {
    return asked<AlertView>(Permission::viewFigures, "alerts", [&] { return m_reader->alert(id); });
  }
  Result<AlertMessageView> alertMessage(AlertMessageId id) override {
    return asked<AlertMessageView>(Permission::viewFigures, "alerts", [&] { return m_reader->alertMessage(id); });
  }

 private:
  template <class T, class Question>
  Result<T> asked(Permission permission, std::string_view word, Question question) {
    if (auto allowed = m_gate(permission, word); !allowed) return std::move(allowed).error();
    return question();
  }

  std::unique_ptr<Reader> m_reader;
  LookGate m_gate;
};

}  // namespace

std::unique_ptr<Reader> guardReader(std::unique_ptr<Reader> reader, LookGate gate) {
  return std::make_unique<GuardedReader>(std::move(reader), std::move(gate));
}

}  // namespace ack::query
