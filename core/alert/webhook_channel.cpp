#include "core/alert/webhook_channel.h"

#include "core/alert/alert_text.h"
#include "core/alert/curl_transfer.h"
#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/domain/retry_policy.h"
#include "core/domain/utf8.h"
#include "core/effect/forward_request.h"
#include "core/query/alert_text.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>

namespace ack::alert {
namespace {

using Kind = SendOutcome::Kind;

constexpr std::size_t kNameBytes = 1'000;
constexpr std::size_t kTextBytes = 4'000;

std::string_view typeOf(domain::AlertNews news) noexcept {
  switch (news) {
  case domain::AlertNews::opened:
    return "alert.opened";
  case domain::AlertNews::grown:
    return "alert.grown";
  case domain::AlertNews::resolved:
    return "alert.resolved";
  case domain::AlertNews::trial:
    return "alert.test";
  }
  return "alert.test";
}

boost::json::object alertJson(const query::AlertView& alert) {
  return {{"id", domain::toText(alert.id)},
          {"kind", domain::toText(alert.kind)},
          {"subject", domain::safeLine(alert.subject, kNameBytes)},
          {"sentence", query::alertSentence(alert)},
          {"state", domain::toText(alert.state)},
          {"count", alert.count},
          {"first_at", base::toRfc3339Millis(alert.firstAt)},
          {"last_at", base::toRfc3339Millis(alert.lastAt)},
          {"owner", domain::safeLine(alert.owner, kNameBytes)},
          {"evidence", domain::safeLine(alert.evidence, kTextBytes)},
          {"next_step", query::alertNextStep(alert.kind)}};
}

/// The same fields, so that a trial shows whether the receiver reads what a real alert brings. It is over already:
/// nobody is to wait for its end.
boost::json::object trialJson(const OutgoingMessage& message) {
  const std::string at = base::toRfc3339Millis(message.madeAt);
  return {{"id", identityOf(message)},
          {"kind", "test"},
          {"subject", "trial"},
          {"sentence", "Trial of this channel"},
          {"state", domain::toText(domain::AlertState::resolved)},
          {"count", std::int64_t{0}},
          {"first_at", at},
          {"last_at", at},
          {"owner", ""},
          {"evidence", "Somebody tries whether alerts of Acknowledger arrive here. They do."},
          {"next_step", "Nothing is wrong, and nothing is to be done."}};
}

bool setRequest(CurlTransfer& transfer, const config::WebhookChannel& channel, const OutgoingMessage& message,
                const std::string& body, UtcTime now) {
  std::vector<std::pair<std::string, std::string>> headers{{"Content-Type", "application/json"}};
  effect::addSignature(headers, channel.signingSecret, identityOf(message), body, now);
  // "Expect: 100-continue" is libcurl's own idea; an empty value takes it away.
  if (!transfer.append("Expect:")) return false;
  for (const auto& [name, value] : headers)
    if (!transfer.append(name + ": " + value)) return false;
  return transfer.set(CURLOPT_HTTPHEADER, transfer.list()) && transfer.set(CURLOPT_POST, 1L) &&
         transfer.set(CURLOPT_POSTFIELDS, body.c_str()) &&
         transfer.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size())) &&
         transfer.set(CURLOPT_FOLLOWLOCATION, 0L) && transfer.set(CURLOPT_USERAGENT, "Acknowledger") &&
         transfer.set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
}

std::optional<std::chrono::microseconds> retryAfterOf(const CurlTransfer& transfer, UtcTime now) {
  for (const std::string& line : transfer.lines()) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || !base::equalsIgnoreCaseAscii(line.substr(0, colon), "Retry-After")) continue;
    return domain::parseRetryAfter(base::trimOws(std::string_view(line).substr(colon + 1)), now);
  }
  return std::nullopt;
}

bool mayBeTriedAgain(int status) noexcept { return status >= 500 || status == 408 || status == 425 || status == 429; }

SendOutcome answered(const CurlTransfer& transfer, int status, UtcTime now) {
  const auto& lines = transfer.lines();
  const auto head =
      std::find_if(lines.rbegin(), lines.rend(), [](const auto& line) { return line.starts_with("HTTP/"); });
  std::string line = head == lines.rend() ? "HTTP " + std::to_string(status) : *head;
  if (status >= 300 && status < 400) line += " (redirects are not followed)";
  SendOutcome outcome{Kind::refused, domain::safeLine(line, kMaxEvidenceBytes - 4)};
  if (status < 300) outcome.kind = Kind::sent;
  if (mayBeTriedAgain(status)) {
    outcome.kind = Kind::failed;
    outcome.retryAfter = retryAfterOf(transfer, now);
  }
  return outcome;
}

}  // namespace

std::string webhookBody(const OutgoingMessage& message) {
  const bool isTrial = message.news == domain::AlertNews::trial;
  return boost::json::serialize(
      boost::json::object{{"type", typeOf(message.news)},
                          {"timestamp", base::toRfc3339Millis(message.madeAt)},
                          {"alert", isTrial ? trialJson(message) : alertJson(message.alert)}});
}

SendOutcome sendWebhook(const config::WebhookChannel& channel, const OutgoingMessage& message, const Clock& clock,
                        const std::atomic<bool>& stopping) {
  const std::string body = webhookBody(message);
  CurlTransfer transfer(stopping);
  TransferTerms terms;
  terms.url = channel.url;
  terms.protocols = "http,https";
  terms.timeout = channel.timeout;
  terms.connectTimeout = std::min(terms.connectTimeout, channel.timeout);
  if (!transfer.prepare(terms) || !setRequest(transfer, channel, message, body, clock.now()))
    return {Kind::failed, "libcurl can't post here"};
  const CURLcode code = transfer.perform();
  if (transfer.wasStopped(code)) return {Kind::stopped, {}};
  // A final status is an answer, also where the body behind it was too long, slow or cut off.
  if (const int status = transfer.status(); status >= 200) return answered(transfer, status, clock.now());
  return {Kind::failed, domain::safeLine(transfer.errorText(code), kMaxEvidenceBytes - 4)};
}

}  // namespace ack::alert
