#pragma once
// One outgoing call as libcurl sees it: its handle, its request (which must live as long), and what came back.
#include "core/base/clock.h"
#include "core/work/http_client.h"

#include <curl/curl.h>

#include <functional>
#include <memory>

namespace ack::work {

/// Thread: the client's.
class CurlCall {
 public:
  CurlCall(HttpRequest request, std::function<void(HttpOutcome)> done, MonotonicTime startedAt);
  ~CurlCall();
  CurlCall(const CurlCall&) = delete;
  CurlCall& operator=(const CurlCall&) = delete;

  /// false where libcurl refuses an option or has no memory: then nothing was sent.
  [[nodiscard]] bool prepare();
  [[nodiscard]] CURL* handle() const noexcept { return m_easy; }
  /// Works out what the result means and tells the sender, once.
  void finish(CURLcode code, MonotonicTime now);

 private:
  static std::size_t onHeader(char* data, std::size_t size, std::size_t count, void* self) noexcept;
  static std::size_t onBody(char* data, std::size_t size, std::size_t count, void* self) noexcept;
  [[nodiscard]] bool setOptions();
  [[nodiscard]] bool setRoute();
  [[nodiscard]] bool setMethod();
  [[nodiscard]] bool setHeaders();
  void takeHeaderLine(std::string_view line);
  [[nodiscard]] bool certainlyNotSent(CURLcode code) const;

  HttpRequest m_request;
  std::function<void(HttpOutcome)> m_done;
  MonotonicTime m_startedAt;
  CURL* m_easy{nullptr};
  curl_slist* m_headers{nullptr};
  HttpOutcome m_outcome;
  std::size_t m_headerBytes{0};
  bool m_answered{false};  // the head of a final answer came whole
  char m_errorText[CURL_ERROR_SIZE]{};
};

}  // namespace ack::work
