#pragma once
// GET /healthz, /readyz, /metrics: for whoever watches the process, on a listener of their own (loopback by default),
// never on the public one.
#include "core/receive/receiver.h"
#include "core/receive/request_handler.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ack::receive {

/// One OpenMetrics sample. Samples of one name must stand together.
struct MetricSample {
  enum class Kind { gauge, counter };
  std::string name;  ///< [a-z_]+; of a counter without "_total"
  std::string help;
  Kind kind{Kind::gauge};
  double value{0};
  std::vector<std::pair<std::string, std::string>> labels{};
};

/// What the pages show. Called on the admin listener's own thread; may take as long as a short read.
struct AdminView {
  /// "" where everything runs and the store is writable; else why not, in a few words.
  std::function<std::string()> notReady;
  std::function<std::vector<MetricSample>()> metrics;
};

/// OpenMetrics 1.0 text of `samples`.
std::string openMetricsText(const std::vector<MetricSample>& samples);

class AdminHandler final : public RequestHandler {
 public:
  explicit AdminHandler(AdminView view) : m_view(std::move(view)) {}
  std::unique_ptr<Exchange> open(Waker& waker, std::string_view peer) override;

 private:
  AdminView m_view;
};

/// The handler behind a receiver of its own. Thread: any, one at a time.
class AdminListener {
 public:
  /// `listen` as ReceiverOptions::listen.
  AdminListener(const std::string& listen, AdminView view, const Clock& clock);
  Result<void> start() { return m_receiver.start(); }
  /// May come twice, or before start().
  void stop() { m_receiver.stop(); }
  [[nodiscard]] const std::string& url() const noexcept { return m_receiver.url(); }

 private:
  AdminHandler m_handler;
  Receiver m_receiver;
};

}  // namespace ack::receive
