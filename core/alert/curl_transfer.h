#pragma once
// One transfer by libcurl that runs on the caller's thread to its end, its time-out, or until the engine stops. What
// every channel needs alike: no signals, no proxy of the environment, TLS 1.2 or newer with the server's certificate
// and name checked, a connection of its own, and an answer that is read up to a limit.
#include <curl/curl.h>

#include <atomic>
#include <chrono>
#include <deque>
#include <string>
#include <string_view>

namespace ack::alert {

struct TransferTerms {
  std::string url;
  const char* protocols{nullptr};  ///< "smtp,smtps"; nothing else is spoken, whatever the URL says
  std::chrono::milliseconds connectTimeout{10'000};
  std::chrono::milliseconds timeout{30'000};
  std::string authorities;  ///< PEM; empty: the system's
};

/// Thread: one. Breaks off within about a second once `stopping` is true, which must outlive it.
class CurlTransfer {
 public:
  static constexpr std::size_t kMaxLines = 200;
  static constexpr std::size_t kMaxLineBytes = 2'000;
  static constexpr std::size_t kMaxBodyBytes = 64U << 10;

  explicit CurlTransfer(const std::atomic<bool>& stopping);
  ~CurlTransfer();
  CurlTransfer(const CurlTransfer&) = delete;
  CurlTransfer& operator=(const CurlTransfer&) = delete;

  /// false where libcurl refuses an option or has no memory.
  [[nodiscard]] bool prepare(const TransferTerms& terms);
  template <class T>
  [[nodiscard]] bool set(CURLoption option, T value) {
    return m_easy != nullptr && curl_easy_setopt(m_easy, option, value) == CURLE_OK;
  }
  /// A line of the request's head, or a recipient; the list is the transfer's.
  [[nodiscard]] bool append(const std::string& line);
  [[nodiscard]] curl_slist* list() const noexcept { return m_list; }

  CURLcode perform();
  /// It was broken off because of `stopping`.
  [[nodiscard]] bool wasStopped(CURLcode code) const noexcept;
  /// The last status that the server gave; 0: none.
  [[nodiscard]] int status() const noexcept;
  /// The lines that the server gave before any body, the newest ones, without their ends.
  [[nodiscard]] const std::deque<std::string>& lines() const noexcept { return m_lines; }
  /// What libcurl says of a failure.
  [[nodiscard]] std::string errorText(CURLcode code) const;

 private:
  static std::size_t onLine(char* data, std::size_t size, std::size_t count, void* self) noexcept;
  static std::size_t onBody(char* data, std::size_t size, std::size_t count, void* self) noexcept;
  static int onProgress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t) noexcept;

  const std::atomic<bool>& m_stopping;
  CURL* m_easy{nullptr};
  curl_slist* m_list{nullptr};
  std::deque<std::string> m_lines;
  std::size_t m_bodyBytes{0};
  std::string m_authorities;
  char m_errorText[CURL_ERROR_SIZE]{};
};

}  // namespace ack::alert
