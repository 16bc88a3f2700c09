#include "core/query/alert_json.h"

#include "core/query/alert_text.h"
#include "core/query/json_parts.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::query {
namespace {

using boost::json::array;
using boost::json::object;

object messageJson(const AlertMessageView& message) {
  return {{"channel", wordOf(domain::toText(message.channel))},
          {"news", wordOf(domain::toText(message.news))},
          {"state", wordOf(domain::toText(message.state))},
          {"attempts", message.attempts},
          {"made_at", timeOf(message.madeAt)},
          {"next_at", timeOf(message.nextAt)},
          {"ended_at", timeOf(message.endedAt)},
          {"evidence", textOf(message.evidence)}};
}

object alertJson(const AlertView& alert) {
  array messages;
  for (const AlertMessageView& message : alert.messages) messages.push_back(messageJson(message));
  return {{"id", domain::toText(alert.id)},
          {"kind", wordOf(domain::toText(alert.kind))},
          {"subject", textOf(alert.subject)},
          {"state", wordOf(domain::toText(alert.state))},
          {"sentence", textOf(alertSentence(alert))},
          {"first_at", timeOf(alert.firstAt)},
          {"last_at", timeOf(alert.lastAt)},
          {"count", alert.count},
          {"evidence", textOf(alert.evidence)},
          {"next_step", wordOf(alertNextStep(alert.kind))},
          {"owner", textOf(alert.owner)},
          {"acknowledged_by", textOf(alert.acknowledgedBy)},
          {"acknowledged_at", timeOf(alert.acknowledgedAt)},
          {"resolved_by", textOf(alert.resolvedBy)},
          {"resolved_at", timeOf(alert.resolvedAt)},
          {"reason", textOf(alert.reason)},
          {"messages", std::move(messages)}};
}

}  // namespace

std::string toJson(const AlertList& list) {
  array alerts;
  for (const AlertView& alert : list.alerts) alerts.push_back(alertJson(alert));
  return boost::json::serialize(object{
      {"alerts", std::move(alerts)}, {"open", list.open}, {"acknowledged", list.acknowledged}, {"more", list.more}});
}

std::string toJson(const AlertView& alert) { return boost::json::serialize(alertJson(alert)); }

std::string toJson(const AlertMessageView& message) { return boost::json::serialize(messageJson(message)); }

}  // namespace ack::query
