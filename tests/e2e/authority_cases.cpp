#include "tests/e2e/authority_cases.h"

#include <algorithm>
#include <map>

namespace ack::e2e {
namespace {

constexpr const char* kLetter = "dlv_0000000000001";
constexpr const char* kReplay = "rpl_0000000000001";
constexpr const char* kEffect = "eff_0000000000001";
constexpr const char* kAlert = "alr_0000000000001";
constexpr const char* kReason = "for the test of who may";

/// domain.md, "Who uses it".
const std::map<std::string_view, std::string_view>& table() {
  static const std::map<std::string_view, std::string_view> kWho{
      {"view_figures", "founder support operator security admin account"},
      {"view_work", "support operator security admin account"},
      {"export_evidence", "support operator security admin account"},
      {"assign_owner", "operator admin"},
      {"close_letter", "operator admin"},
      {"replay", "operator admin"},
      {"approve_replay", "security"},
      {"replay_or_approve", "operator security admin"},  // either of the two will do
      {"judge_outcome", "operator admin"},
      {"pause_work", "operator admin"},
      {"handle_alert", "operator security admin"},
      {"reveal_payload", "security"},
      {"view_audit", "security account"},
      {"acknowledge_restored", "security"},  // view_audit, but only by a person who is signed in
      {"manage_people", "security"},
      {"set_retention", "security"},
      {"configure", "admin account"},
  };
  return kWho;
}

Case caseOf(std::vector<std::string> command, const std::string& permission,
            const std::vector<std::string>& more = {}, std::string input = {}) {
  Case one{command, std::move(command), permission, std::move(input)};
  one.arguments.insert(one.arguments.end(), more.begin(), more.end());
  return one;
}

std::vector<Case> looks() {
  return {
      caseOf({"status"}, "view_figures"),
      caseOf({"deliveries"}, "view_work"),
      caseOf({"dead-letters"}, "view_work"),
      caseOf({"trace"}, "view_work", {kLetter}),
      caseOf({"ledger", "export"}, "export_evidence"),
      caseOf({"test-request"}, "view_work", {"--source", "hooks", "-"}, "POST /hooks/hooks HTTP/1.1\r\n\r\n"),
      caseOf({"check"}, "view_work"),
      caseOf({"destination", "list"}, "view_figures"),
      caseOf({"source", "list"}, "view_figures"),
      caseOf({"outcomes"}, "view_work"),
      caseOf({"replays"}, "view_work"),
      caseOf({"alerts"}, "view_figures"),
      caseOf({"alerts", "show"}, "view_figures", {kAlert}),
      caseOf({"retention", "show"}, "view_work"),
      caseOf({"vault", "status"}, "view_work"),
      caseOf({"replay"}, "view_work", {kLetter, "--dry-run"}),
      caseOf({"audit", "verify"}, "view_audit"),
      caseOf({"audit", "export"}, "view_audit"),
  };
}

std::vector<Case> deeds() {
  return {
      caseOf({"apply"}, "configure", {std::string(kApplyPath)}),
      caseOf({"certificate"}, "configure", {"--reload"}),
      caseOf({"check"}, "configure", {"--acknowledge-missing", kReason}),
      caseOf({"backup"}, "configure", {"/nonexistent/backup.db"}),
      caseOf({"audit", "restored"}, "acknowledge_restored", {"--reason", kReason}),
      caseOf({"destination", "hold"}, "pause_work", {"nowhere", "--reason", kReason}),
      caseOf({"destination", "release"}, "pause_work", {"nowhere", "--reason", kReason}),
      caseOf({"source", "hold"}, "pause_work", {"nowhere", "--reason", kReason}),
      caseOf({"source", "release"}, "pause_work", {"nowhere", "--reason", kReason}),
      caseOf({"outcomes", "judge"}, "judge_outcome",
             {kEffect, "--verdict", "applied", "--evidence", kReason, "--reason", kReason}),
      caseOf({"outcomes", "ask"}, "judge_outcome", {kEffect}),
      caseOf({"alerts", "acknowledge"}, "handle_alert", {kAlert, "--note", kReason}),
      caseOf({"alerts", "assign"}, "handle_alert", {kAlert, "--owner", "finance"}),
      caseOf({"alerts", "resolve"}, "handle_alert", {kAlert, "--reason", kReason}),
      caseOf({"alerts", "resolve"}, "handle_alert", {kAlert, "--reason", "  "}),
      caseOf({"alerts", "try"}, "configure", {"email"}),
      caseOf({"assign"}, "assign_owner", {kLetter, "--owner", "finance"}),
      caseOf({"close"}, "close_letter", {kLetter, "--reason", kReason}),
      // Who may not is refused, and written down, before anybody looks at what is wrong with the rest.
      caseOf({"close"}, "close_letter", {kLetter, "--reason", "  "}),
      caseOf({"reopen"}, "close_letter", {kLetter, "--reason", kReason}),
      caseOf({"replay"}, "replay", {kLetter, "--reason", kReason}),
      caseOf({"approve"}, "approve_replay", {kReplay}),
      caseOf({"reject"}, "approve_replay", {kReplay, "--reason", kReason}),
      caseOf({"replays", "pause"}, "replay_or_approve", {kReplay}),
      caseOf({"replays", "resume"}, "replay", {kReplay}),
      caseOf({"replays", "cancel"}, "replay_or_approve", {kReplay}),
      caseOf({"reveal"}, "reveal_payload", {kLetter, "--reason", kReason}),
      caseOf({"retention", "set"}, "set_retention",
             {"--completed-days", "20", "--dead-days", "30", "--reason", kReason}),
      caseOf({"retention", "clear"}, "set_retention", {"--reason", kReason}),
      caseOf({"purge"}, "set_retention"),
      caseOf({"vault", "rotate"}, "set_retention", {"--reason", kReason}),
      caseOf({"vault", "resume"}, "view_work"),
      caseOf({"user", "add"}, "manage_people", {"again", "--role", "support"}, "another horse\n"),
      caseOf({"user", "list"}, "manage_people"),
      caseOf({"user", "disable"}, "manage_people", {"nobody", "--reason", kReason}),
      caseOf({"user", "enable"}, "manage_people", {"nobody", "--reason", kReason}),
      caseOf({"user", "role"}, "manage_people", {"nobody", "--role", "support", "--reason", kReason}),
      caseOf({"user", "password"}, "manage_people", {"nobody"}, "another horse\n"),
  };
}

}  // namespace

std::string Case::name() const {
  std::string name;
  for (const std::string& word : command) name += (name.empty() ? "" : " ") + word;
  return name;
}

std::vector<std::string> Case::with(const std::vector<std::string>& more) const {
  std::vector<std::string> all = arguments;
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::vector<Case> cases() {
  std::vector<Case> all = looks();
  for (Case& one : deeds()) all.push_back(std::move(one));
  return all;
}

bool mayRole(std::string_view permission, std::string_view role) {
  const std::string who = " " + std::string(table().at(permission)) + " ";
  return who.find(" " + std::string(role) + " ") != std::string::npos;
}

bool mayAccount(std::string_view permission) { return mayRole(permission, "account"); }

std::string applyFile() {
  return R"({ "version": 1,
  "sources": [ { "name": "hooks", "provider": "standard_webhooks", "secrets": ["env:HOOK_SECRET"], "owner": "finance",
                 "rules": [] } ] })";
}

std::string lettersSql() {
  return "INSERT INTO delivery (delivery_id, source_id, tenant, event_id, event_type, received_at_us, body_sha256, "
         "payload_id, state, cause, round_began_us, next_at_us, settled_at_us) VALUES (1, 1, x'', x'6576745f31', "
         "'a.b', 1790000000000000, zeroblob(32), 1, 5, 2, 1790000000000000, 1790000000000000, 1790000000000000);"
         "INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text) VALUES (1, "
         "'content_mismatch', 'hooks', 1790000000000000, 1790000000000000, 2, 'the body is another');"
         "UPDATE counter SET value = value + 1 WHERE name IN ('state.dead', 'accepted');";
}

}  // namespace ack::e2e
