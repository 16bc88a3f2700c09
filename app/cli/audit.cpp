// acknowledgerd audit verify, audit export: proof of what people did, and the trail for somebody else to prove.
#include "app/cli/person.h"
#include "core/audit/checkpoint_file.h"
#include "core/audit/restored.h"
#include "core/audit/signed_trail.h"
#include "core/base/log.h"
#include "core/base/time_text.h"
#include "core/operate/restored_command.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <cstdio>

namespace ack::app::cli {
namespace {

audit::Deed deedOf(std::string action) {
  audit::Deed deed;
  deed.action = std::move(action);
  return deed;
}

std::string wordsOf(const audit::LostBranch& lost) {
  return std::to_string(lost.lines) + " signed checkpoints of entries " + std::to_string(lost.first) + " to " +
         std::to_string(lost.last) + " have no entry here any more";
}

void print(const audit::Verdict& verdict, CliContext& context) {
  if (context.json) {
    boost::json::object document{
        {"verified", !verdict.fault.has_value()}, {"entries", verdict.entries}, {"checkpoints", verdict.checkpoints}};
    boost::json::array restored;
    for (const audit::RestoredNote& note : verdict.restored) {
      boost::json::object lost = audit::toJson(note.branch);
      lost["entry"] = note.entry;
      lost["actor"] = note.actor;
      lost["at"] = base::toRfc3339(note.at);
      lost["reason"] = note.reason;
      restored.push_back(std::move(lost));
    }
    document["restored"] = std::move(restored);
    if (verdict.fault)
      document["fault"] = boost::json::object{{"kind", audit::toText(verdict.fault->kind)},
                                              {"entry", verdict.fault->sequence},
                                              {"message", verdict.fault->sentence}};
    printLine(boost::json::serialize(document));
  } else if (!verdict.fault) {
    printLine("verified: " + std::to_string(verdict.entries) + " entries, " + std::to_string(verdict.checkpoints) +
              " signed checkpoints agree");
  } else {
    printError("NOT verified: " + verdict.fault->sentence);
  }
  if (!context.json)
    for (const audit::RestoredNote& note : verdict.restored)
      printLine("restored here: " + wordsOf(note.branch) + "; acknowledged by " + note.actor + " in entry " +
                std::to_string(note.entry) + ": " + base::escapeForLog(note.reason));
  if (verdict.fault) context.setExitStatus(1);
}

Result<void> verify(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  auto allowed = operate::permit(desk.desk(), caller, access::Permission::viewAudit, deedOf("audit.verify"), true);
  if (!allowed) return std::move(allowed).error();
  // The store's lines first: what is written meanwhile may be in the file only.
  auto evidence = audit::evidenceOf(desk.connection(), desk.vault(), {});
  if (!evidence) return std::move(evidence).error();
  auto lines = audit::readCheckpointLines(context.data() / audit::kCheckpointFile);
  if (!lines) return std::move(lines).error();
  evidence->inFile = std::move(*lines);
  const auto verdict = audit::verifyTrail(desk.connection(), *evidence);
  if (!verdict) return verdict.error();
  print(*verdict, context);
  return {};
}

/// The entries' own bytes, a line each: the SHA-256 of a line is the next one's "prev".
Result<void> exportTrail(bool checkpoints, CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  auto allowed = operate::permit(desk.desk(), caller, access::Permission::viewAudit, deedOf("audit.export"), true);
  if (!allowed) return std::move(allowed).error();
  if (checkpoints) {
    const auto lines = audit::checkpointsToExport(desk.connection(), context.data());
    if (!lines) return lines.error();
    for (const std::string& line : *lines) printContent(line);
    return endContent();
  }
  store::AuditTable table(desk.connection());
  std::int64_t after = 0;
  for (std::int64_t before = -1; before != after;) {
    before = after;
    auto read = table.readAfter(after, 1'000, [&](const store::AuditRow& row) {
      printContent(row.entry);
      after = row.sequence;
      return std::ferror(stdout) == 0;
    });
    if (!read) return read;
    if (std::ferror(stdout) != 0) break;
  }
  return endContent();
}

}  // namespace

void addAudit(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("audit", "The audit trail: what people did and were refused");
  command->require_subcommand(1);
  auto person = std::make_shared<PersonOptions>();
  CLI::App* verifying = command->add_subcommand("verify", "Prove the whole chain and every signed checkpoint");
  CLI::App* exporting = command->add_subcommand(
      "export", "Print the entries as JSON lines that a stranger can verify; --json changes nothing");
  auto checkpoints = std::make_shared<bool>(false);
  exporting->add_flag("--checkpoints", *checkpoints, "Print the signed checkpoints instead");
  for (CLI::App* one : {verifying, exporting}) {
    addPersonOptions(*one, *person);
    addCommonOptions(*one, context);
  }
  verifying->callback([person, &context] {
    actAs(context, *person,
          [&](OperatorDesk& desk, const operate::Caller& caller) { return verify(context, desk, caller); });
  });
  CLI::App* restored = command->add_subcommand(
      "restored", "Acknowledge that an older copy was put back: names the entries that are gone, for good");
  auto reason = std::make_shared<std::string>();
  restored->add_option("--reason", *reason, "Why, in 10 to 500 characters; kept in the audit trail")->required();
  addPersonOptions(*restored, *person);
  addCommonOptions(*restored, context);
  restored->callback([person, reason, &context] {
    actAs(context, *person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
      const auto lost = operate::acknowledgeRestored(desk.desk(), caller, *reason);
      if (!lost) return lost.error();
      printLine(context.json ? boost::json::serialize(audit::toJson(*lost)) : "noted: " + wordsOf(*lost));
      return {};
    });
  });
  exporting->callback([person, checkpoints, &context] {
    actAs(context, *person, [&](OperatorDesk& desk, const operate::Caller& caller) {
      return exportTrail(*checkpoints, context, desk, caller);
    });
  });
}

}  // namespace ack::app::cli
