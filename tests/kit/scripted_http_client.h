#pragma once
// Outgoing HTTP that goes nowhere: remembers requests and answers when, and what, a test says.
#include "core/work/http_client.h"

#include <deque>
#include <mutex>
#include <utility>
#include <vector>

namespace ack::kit {

/// Thread: any. Callbacks run on the thread that calls answer().
class ScriptedHttpClient final : public work::HttpClient {
 public:
  Result<void> start() override { return {}; }
  void stop() override {}
  void send(work::HttpRequest request, std::function<void(work::HttpOutcome)> done) override {
    const std::lock_guard lock(m_mutex);
    requests.push_back(std::move(request));
    m_waiting.push_back(std::move(done));
  }
  [[nodiscard]] std::size_t waiting() const {
    const std::lock_guard lock(m_mutex);
    return m_waiting.size();
  }
  /// Ends the oldest call that waits; false where none does.
  bool answer(work::HttpOutcome outcome) {
    std::function<void(work::HttpOutcome)> done;
    {
      const std::lock_guard lock(m_mutex);
      if (m_waiting.empty()) return false;
      done = std::move(m_waiting.front());
      m_waiting.pop_front();
    }
    done(std::move(outcome));
    return true;
  }
  bool answer(int status, std::vector<std::pair<std::string, std::string>> headers = {}) {
    work::HttpOutcome outcome;
    outcome.status = status;
    outcome.headers = std::move(headers);
    return answer(std::move(outcome));
  }
  bool fail(work::CallFailure failure) {
    work::HttpOutcome outcome;
    outcome.failure = failure;
    outcome.error = "scripted";
    return answer(std::move(outcome));
  }

  std::vector<work::HttpRequest> requests;  ///< in the order sent; read it while nothing is being sent

 private:
  mutable std::mutex m_mutex;
  std::deque<std::function<void(work::HttpOutcome)>> m_waiting;
};

}  // namespace ack::kit
