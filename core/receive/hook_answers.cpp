#include "core/receive/hook_answers.h"

#include "core/base/time_text.h"

#include <algorithm>

namespace ack::receive {
namespace {

using domain::ArrivalResult;

ResultWord wordFor(ArrivalResult result) noexcept {
  switch (result) {
  case ArrivalResult::accepted:
    return ResultWord::accepted;
  case ArrivalResult::duplicate:
    return ResultWord::duplicate;
  case ArrivalResult::stale:
    return ResultWord::stale;
  case ArrivalResult::rejected:
    return ResultWord::refused;
  }
  return ResultWord::refused;
}

const provider::Answer& rowFor(ArrivalResult result, const provider::AnswerTable& table) noexcept {
  switch (result) {
  case ArrivalResult::duplicate:
    return table.duplicate;
  case ArrivalResult::stale:
    return table.stale;
  case ArrivalResult::accepted:
  case ArrivalResult::rejected:
    return table.accepted;
  }
  return table.accepted;
}

void appendEvent(std::string& out, const accept::AcceptedEvent& event, std::string_view eventId) {
  if (event.result == ArrivalResult::stale)
    out.append(R"({"result":"dead_lettered","cause":"stale","delivery":")");
  else
    out.append(R"({"result":")").append(domain::toText(event.result)).append(R"(","delivery":")");
  out.append(domain::toText(event.delivery)).append(R"(","event_id":)");
  appendJsonString(out, eventId);
  if (event.result == ArrivalResult::duplicate)
    out.append(R"(,"state":")").append(domain::toText(event.state)).append("\"");
  out.push_back('}');
}

/// Of a batch: accepted where anything was new, stale where anything was stored stale, else duplicate.
ArrivalResult together(const std::vector<accept::AcceptedEvent>& outcomes) noexcept {
  const auto any = [&outcomes](ArrivalResult wanted) {
    return std::any_of(outcomes.begin(), outcomes.end(),
                       [wanted](const accept::AcceptedEvent& event) { return event.result == wanted; });
  };
  if (any(ArrivalResult::accepted)) return ArrivalResult::accepted;
  return any(ArrivalResult::stale) ? ArrivalResult::stale : ArrivalResult::duplicate;
}

}  // namespace

std::string staleEvidence(const provider::Verification& verification, UtcTime receivedAt,
                          const provider::Window& window) {
  if (!verification.signedAt) return "signed for a time that no calendar has";
  const auto age = std::chrono::floor<std::chrono::seconds>(receivedAt - *verification.signedAt);
  const bool old = age.count() >= 0;
  const std::optional<std::chrono::seconds>& limit = old ? window.past : window.future;
  std::string text = "signed at " + base::toRfc3339Millis(*verification.signedAt) + ", " +
                     base::spanText(old ? age : -age) + (old ? " before" : " after") + " it arrived";
  if (limit) text += "; at most " + base::spanText(*limit) + " are allowed";
  return text;
}

void answerAs(Answer& answer, const provider::Answer& made, ResultWord result) {
  answer.clear();
  answer.status = made.status;
  answer.result = result;
  answer.contentType = made.contentType;
  if (made.body) answer.body = *made.body;
  for (const domain::Header& header : made.headers) addHeader(answer, header.name, header.value);
}

domain::ArrivalResult answerSettled(Answer& answer, const accept::Acceptance& acceptance,
                                    const provider::AnswerTable& table) {
  const auto& events = acceptance.events;
  const auto& outcomes = acceptance.outcomes;
  const bool batch = events.size() != 1 || !events.front().element.empty();
  const ArrivalResult result = together(outcomes);
  const provider::Answer& row = rowFor(result, table);
  answerAs(answer, row, batch ? ResultWord::accepted : wordFor(result));
  if (!batch) answer.event = events.front().eventId;
  if (row.body) return result;
  if (!batch) {
    appendEvent(answer.body, outcomes.front(), events.front().eventId);
    return result;
  }
  answer.body.append(R"({"result":"accepted","events":[)");
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (i > 0) answer.body.push_back(',');
    appendEvent(answer.body, outcomes[i], events[i].eventId);
  }
  answer.body.append("]}");
  return result;
}

}  // namespace ack::receive
