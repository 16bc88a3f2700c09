#include "core/alert/alert_sender.h"

#include "core/alert/webhook_channel.h"
#include "core/base/log.h"

#include <curl/curl.h>

namespace ack::alert {

using domain::AlertChannel;

AlertSender::AlertSender(SenderParts parts) : m_parts(std::move(parts)) {}

ChannelParts AlertSender::partsOf(AlertChannel channel) {
  const auto send = [this, channel](const config::AlertSettings& settings, const OutgoingMessage& message) {
    switch (channel) {
    case AlertChannel::email:
      return sendEmail(*settings.email, message, m_receipts, m_stopping);
    case AlertChannel::webhook:
      return sendWebhook(*settings.webhook, message, m_parts.clock, m_stopping);
    }
    return SendOutcome{};
  };
  const auto write = [this](const std::function<Result<void>(store::WriteContext&)>& work) {
    return m_parts.writer.execute(store::WriteLane::operate, work);
  };
  return {m_parts.catalogue, write, send, m_parts.clock, m_parts.random};
}

Result<void> AlertSender::start() {
  if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
    return Error{ErrorCode::internal, "libcurl can't be initialised"};
  for (const auto channel : {AlertChannel::email, AlertChannel::webhook}) {
    auto reader = m_parts.openReader();
    if (!reader) return std::move(reader).error();
    m_turns.push_back(std::make_unique<ChannelTurn>(channel, std::move(reader).value(), partsOf(channel)));
  }
  for (const auto& turn : m_turns) m_threads.emplace_back([this, &one = *turn] { run(one); });
  return {};
}

void AlertSender::beginStop() {
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_all();
}

void AlertSender::stop() {
  beginStop();
  for (std::thread& thread : m_threads) thread.join();
  m_threads.clear();
}

bool AlertSender::rest(std::chrono::milliseconds time) {
  std::unique_lock lock(m_mutex);
  return !m_wake.wait_for(lock, time, [this] { return m_stopping.load(); });
}

void AlertSender::run(ChannelTurn& turn) {
  std::chrono::milliseconds pause{0};
  std::string lastError;
  while (rest(pause)) {
    const auto step = turn.step();
    if (step) {
      pause = *step == ChannelTurn::Step::idle ? kLook : std::chrono::milliseconds{0};
      lastError.clear();
      continue;
    }
    pause = kAfterError;
    // It stands until a person acts: once is enough.
    if (!m_stopping && step.error().message != lastError)
      base::log(base::LogLevel::error, "alert", step.error().message);
    lastError = step.error().message;
  }
}

}  // namespace ack::alert
