#pragma once
// The threads that send messages about alerts, one for each channel, so that a dead mail server delays no webhook and
// neither delays anything else. They only look while the store or the configuration has changed, or something is due.
#include "core/alert/channel_turn.h"
#include "core/alert/email_channel.h"
#include "core/store/connection.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ack::alert {

/// Everything is given; it must outlive the sender.
struct SenderParts {
  std::function<config::CataloguePtr()> catalogue;                         ///< thread: any
  std::function<Result<std::unique_ptr<store::Connection>>()> openReader;  ///< one for each channel
  store::Writer& writer;
  const Clock& clock;
  RandomSource& random;  ///< thread: any
};

class AlertSender {
 public:
  static constexpr std::chrono::milliseconds kLook{500};
  static constexpr std::chrono::seconds kAfterError{10};

  explicit AlertSender(SenderParts parts);
  ~AlertSender() { stop(); }
  AlertSender(const AlertSender&) = delete;
  AlertSender& operator=(const AlertSender&) = delete;

  /// The store's error, or internal where libcurl can't be had.
  Result<void> start();
  /// Breaks off what is being sent, and doesn't wait for it: what else has to stop takes its time meanwhile.
  void beginStop();
  /// Breaks off what is being sent; back within about a second. Before the writer stops. May come twice, or before
  /// start().
  void stop();

 private:
  void run(ChannelTurn& turn);
  /// false once stopping.
  bool rest(std::chrono::milliseconds time);
  [[nodiscard]] ChannelParts partsOf(domain::AlertChannel channel);

  SenderParts m_parts;
  MailReceipts m_receipts;  // thread: the one that sends e-mail
  std::vector<std::unique_ptr<ChannelTurn>> m_turns;
  std::vector<std::thread> m_threads;
  std::atomic<bool> m_stopping{false};
  std::mutex m_mutex;  // of the waiting only
  std::condition_variable m_wake;
};

}  // namespace ack::alert
