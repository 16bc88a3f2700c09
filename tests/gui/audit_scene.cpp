#include "tests/gui/audit_scene.h"

#include "core/store/sqlite_driver.h"

namespace ack::gui {

AuditScene::AuditScene()
    : m_vault(crypto::Vault::open(store.data() / "master.key", crypto::KeyCreation::allow, m_random).value()),
      m_connection(store::openBesideWriter(store.data() / "acknowledger.db").value()),
      m_windowConnection(store::openBesideWriter(store.data() / "acknowledger.db").value()) {
  store.clock.time = UtcTime{std::chrono::microseconds{1'773'216'000'000'000}};  // 11 March 2026, 08:00 UTC
}

operate::Desk AuditScene::desk() { return {*m_connection, *m_vault, m_random, store.clock, store.data(), {}}; }

operate::Desk AuditScene::windowDesk() {
  return {*m_windowConnection, *m_vault, m_random, store.clock, store.data(), {}};
}

void AuditScene::add(const std::string& actor, const std::string& role, const std::string& action,
                     const std::vector<std::string>& targets, const std::string& reason, const std::string& whyNot) {
  audit::Deed deed;
  deed.actor = actor;
  deed.role = role;
  deed.via = role.empty() ? "engine" : "window";
  deed.action = action;
  deed.targets = targets;
  deed.reason = reason;
  deed.whyNot = whyNot;
  add(deed);
}

void AuditScene::add(const audit::Deed& deed) {
  const auto done = operate::record(desk(), deed);
  if (!done) std::abort();
  store.clock.time += std::chrono::minutes(1);
}

void AuditScene::tellTheDay() {
  const std::string ingrid = "Ingrid Solheim", noor = "Noor Haddad", chen = "Chen Wei", tomas = "Tomás Reyes";
  const std::vector<std::string> six{"dlv_01", "dlv_02", "dlv_03", "dlv_04", "dlv_05", "dlv_06"};
  add(tomas, "operator", "sign_in", {"this computer"}, "");
  add(ingrid, "admin", "apply", {"stripe"}, "Planned, every 90 days");
  add(ingrid, "admin", "letter.assign", six, "I have the vendor login");
  add(ingrid, "admin", "destination.hold", {"helpdesk"}, "Helpdesk down since 09:52");
  add(tomas, "operator", "letter.close", {"dlv_07"}, "The customer was called");
  add(ingrid, "admin", "destination.release", {"helpdesk"}, "Helpdesk answers again");
  add(tomas, "operator", "outcome.judge", {"eff_0000000000017"}, "Found in the helpdesk");
  add(ingrid, "admin", "replay.request", six, "Cause not corrected yet", "the destination still fails its probe");
  add(ingrid, "admin", "user.add", {"Chen Wei"}, "New in support");
  add(chen, "support", "replay.request", {"dlv_02"}, "",
      "support may not replay dead letters: operator or admin may");
  add(noor, "security", "payload.reveal", {"evt_01KKEMVB08WXWCBY215DE1C"}, "Customer says she was charged twice");
  add(noor, "security", "evidence.export", {"evt_01KKEMVB08WXWCBY215DE1C"}, "Reply to customer, case HD-20377");
  add("", "", "audit.verify", {"13 entries"}, "Every 30 minutes");
  audit::Deed retention;
  retention.actor = noor;
  retention.role = "security";
  retention.via = "window";
  retention.action = "retention.set";
  retention.targets = {"payloads"};
  retention.reason = "Privacy review 2026-Q1";
  retention.before = {{"payloads", "30 days"}, {"headers", "90 days"}, {"hashes", "kept"}};
  retention.after = {{"payloads", "14 days"}, {"headers", "90 days"}, {"hashes", "kept"}};
  add(retention);
  add(noor, "security", "replay.approve", {"dlv_01", "dlv_02"}, "Corrected events received from EmailAuth");
  add("", "", "replay.finish", {"dlv_01", "dlv_02"}, "");
  add(tomas, "operator", "replay.request", {"dlv_03", "dlv_04", "dlv_05", "dlv_06"},
      "Helpdesk is back since 10:20, checked with them by telephone");
}

}  // namespace ack::gui
