#include "core/work/curl_http_client.h"

#include "core/work/curl_call.h"

#include <map>
#include <mutex>
#include <thread>

namespace ack::work {

/// The thread and what it owns. Shared with senders: only the list of calls to begin, under its mutex.
class CurlHttpClient::Loop {
 public:
  explicit Loop(const Clock& clock) noexcept : m_clock(clock) {}
  ~Loop() {
    stop();
    if (m_multi != nullptr) curl_multi_cleanup(m_multi);
  }

  Result<void> start() {
    const std::lock_guard lock(m_mutex);
    if (m_running) return {};
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
      return Error{ErrorCode::internal, "libcurl can't be initialised"};
    if (m_multi == nullptr) m_multi = curl_multi_init();
    if (m_multi == nullptr) return Error{ErrorCode::internal, "libcurl has no memory"};
    m_running = true;
    m_thread = std::thread([this] { run(); });
    return {};
  }

  void stop() {
    {
      const std::lock_guard lock(m_mutex);
      if (!m_running && !m_thread.joinable()) return;
      m_running = false;
      curl_multi_wakeup(m_multi);
    }
    if (m_thread.joinable()) m_thread.join();
  }

  /// false where the loop does not run; `call` is untouched then.
  bool add(std::unique_ptr<CurlCall>& call) {
    const std::lock_guard lock(m_mutex);
    if (!m_running) return false;
    m_toBegin.push_back(std::move(call));
    curl_multi_wakeup(m_multi);
    return true;
  }

 private:
  void run() {
    while (beginWaiting()) {
      int running = 0;
      curl_multi_perform(m_multi, &running);
      takeFinished();
      // Every call has its own time-out inside libcurl, which bounds this wait; a second is for safety only.
      curl_multi_poll(m_multi, nullptr, 0, 1'000, nullptr);
    }
    endAll();
  }

  /// false once the loop shall end.
  bool beginWaiting() {
    std::vector<std::unique_ptr<CurlCall>> begin;
    bool running = true;
    {
      const std::lock_guard lock(m_mutex);
      begin.swap(m_toBegin);
      running = m_running;
    }
    for (auto& call : begin) {
      CURL* const handle = call->handle();
      const bool added = running && call->prepare() && curl_multi_add_handle(m_multi, handle) == CURLM_OK;
      if (added)
        m_calls.emplace(handle, std::move(call));
      else
        call->finish(CURLE_FAILED_INIT, m_clock.monotonic());
    }
    return running;
  }

  void takeFinished() {
    int left = 0;
    while (const CURLMsg* const message = curl_multi_info_read(m_multi, &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      const auto call = m_calls.find(message->easy_handle);
      const CURLcode code = message->data.result;
      if (call != m_calls.end()) end(call->first, code);
    }
  }

  void end(CURL* handle, CURLcode code) {
    auto node = m_calls.extract(handle);
    curl_multi_remove_handle(m_multi, handle);
    node.mapped()->finish(code, m_clock.monotonic());
  }

  void endAll() {
    while (!m_calls.empty()) end(m_calls.begin()->first, CURLE_ABORTED_BY_CALLBACK);
  }

  const Clock& m_clock;
  std::mutex m_mutex;
  bool m_running{false};                             // guarded
  std::vector<std::unique_ptr<CurlCall>> m_toBegin;  // guarded
  std::thread m_thread;
  CURLM* m_multi{nullptr};  // thread: the loop's, but for curl_multi_wakeup, which libcurl allows to all
  std::map<CURL*, std::unique_ptr<CurlCall>> m_calls;  // thread: the loop's
};

CurlHttpClient::CurlHttpClient(const Clock& clock) : m_clock(clock), m_loop(std::make_unique<Loop>(clock)) {}
CurlHttpClient::~CurlHttpClient() { stop(); }
Result<void> CurlHttpClient::start() { return m_loop->start(); }
void CurlHttpClient::stop() { m_loop->stop(); }

void CurlHttpClient::send(HttpRequest request, std::function<void(HttpOutcome)> done) {
  auto call = std::make_unique<CurlCall>(std::move(request), std::move(done), m_clock.monotonic());
  if (!m_loop->add(call)) call->finish(CURLE_FAILED_INIT, m_clock.monotonic());
}

}  // namespace ack::work
