#include "core/alert/alert_text.h"

#include "core/base/time_text.h"
#include "core/domain/utf8.h"
#include "core/query/alert_text.h"

namespace ack::alert {
namespace {

using domain::AlertNews;

constexpr std::size_t kFactBytes = 600;

std::string sentenceOf(const OutgoingMessage& message) {
  if (message.news == AlertNews::trial) return "Trial of this channel";
  return query::alertSentence(message.alert);
}

std::string_view wordInFront(const OutgoingMessage& message) noexcept {
  switch (message.news) {
  case AlertNews::opened:
  case AlertNews::trial:
    return "";
  case AlertNews::grown:
    return domain::countIsStage(message.alert.kind) ? "Worse: " : "More of it: ";
  case AlertNews::resolved:
    return "Over: ";
  }
  return "";
}

void addFact(std::string& out, std::string_view name, std::string_view value) {
  constexpr std::size_t kColumn = 12;
  out.append(name).append(kColumn - name.size(), ' ').append(domain::safeLine(value, kFactBytes)).append("\n");
}

/// "2026-11-30 06:12:01 UTC".
std::string timeText(UtcTime time) {
  std::string text = base::toRfc3339Millis(time).substr(0, 19) + " UTC";
  text[10] = ' ';
  return text;
}

}  // namespace

std::string identityOf(const OutgoingMessage& message) {
  const std::string of = message.news == AlertNews::trial ? "trial" : domain::toText(message.alert.id);
  return of + "." + std::to_string(message.id);
}

std::string subjectLine(const OutgoingMessage& message) {
  return "[Acknowledger] " + std::string(wordInFront(message)) + sentenceOf(message);
}

std::string plainBody(const OutgoingMessage& message) {
  if (message.news == AlertNews::trial)
    return "Somebody tries whether alerts of Acknowledger arrive here. They do.\nNothing is wrong, and nothing is to "
           "be "
           "done.\n\n--\nAcknowledger, message " +
           identityOf(message) + "\n";
  const query::AlertView& alert = message.alert;
  std::string out = std::string(wordInFront(message)) + sentenceOf(message) + ".\n\n";
  addFact(out, "Alert", domain::toText(alert.id));
  addFact(out, "State", domain::toText(alert.state));
  addFact(out, "Since", timeText(alert.firstAt));
  addFact(out, "Last seen", timeText(alert.lastAt));
  if (!domain::countIsStage(alert.kind)) addFact(out, "Count", std::to_string(alert.count));
  addFact(out, "Owner", alert.owner.empty() ? "no owner: all admins are told" : alert.owner);
  if (!alert.evidence.empty()) addFact(out, "Evidence", alert.evidence);
  if (message.news == AlertNews::resolved) {
    out += "\nNothing more is to be done.\n";
  } else {
    out += "\nNext step: ";
    out += query::alertNextStep(alert.kind);
    out += "\n";
  }
  out += "\nOpen Acknowledger, or run: acknowledgerd alerts show " + domain::toText(alert.id) + "\n";
  return out + "\n--\nAcknowledger, message " + identityOf(message) + "\n";
}

}  // namespace ack::alert
