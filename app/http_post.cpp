#include "app/http_post.h"

#include "core/base/encoding.h"

#include <curl/curl.h>

namespace ack::app {
namespace {

constexpr std::size_t kMaxAnswerBytes = 64UL * 1024;
constexpr long kTimeoutSeconds = 15;

struct CurlDeleter {
  void operator()(CURL* handle) const noexcept { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const noexcept { curl_slist_free_all(list); }
};

std::size_t takeBody(char* data, std::size_t size, std::size_t count, void* user) {
  auto& answer = *static_cast<PostAnswer*>(user);
  const std::size_t bytes = size * count;
  if (answer.body.size() < kMaxAnswerBytes)
    answer.body.append(data, std::min(bytes, kMaxAnswerBytes - answer.body.size()));
  return bytes;
}

std::size_t takeHeader(char* data, std::size_t size, std::size_t count, void* user) {
  constexpr std::string_view kName = "Acknowledger-Result:";
  const std::string_view line(data, size * count);
  if (base::equalsIgnoreCaseAscii(line.substr(0, kName.size()), kName)) {
    std::string_view value = line.substr(kName.size());
    while (!value.empty() && (value.back() == '\r' || value.back() == '\n')) value.remove_suffix(1);
    static_cast<PostAnswer*>(user)->result = std::string(base::trimOws(value));
  }
  return line.size();
}

class CurlPoster final : public HttpPoster {
 public:
  explicit CurlPoster(CURL* handle) : m_handle(handle) {}

  Result<PostAnswer> post(const std::string& url, const std::vector<domain::Header>& headers,
                          const std::string& body) override {
    std::unique_ptr<curl_slist, CurlDeleter> list;
    const auto add = [&list](const std::string& line) {
      curl_slist* longer = curl_slist_append(list.get(), line.c_str());
      if (longer == nullptr) return false;
      [[maybe_unused]] auto* moved = list.release();
      list.reset(longer);
      return true;
    };
    bool complete = add("Expect:");
    for (const domain::Header& header : headers) complete = complete && add(header.name + ": " + header.value);
    if (!complete) return Error{ErrorCode::internal, "no memory for the request's headers"};

    PostAnswer answer;
    CURL* const curl = m_handle.get();
    curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, list.get());
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.data());
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, takeBody);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, takeHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &answer);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, kTimeoutSeconds);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    const CURLcode code = curl_easy_perform(curl);
    if (code != CURLE_OK)
      return Error{code == CURLE_OPERATION_TIMEDOUT ? ErrorCode::timeout : ErrorCode::io,
                   url + ": " + curl_easy_strerror(code)};
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    answer.status = static_cast<int>(status);
    return answer;
  }

 private:
  std::unique_ptr<CURL, CurlDeleter> m_handle;
};

}  // namespace

Result<std::unique_ptr<HttpPoster>> HttpPoster::create(const std::string& authority) {
  CURL* handle = curl_easy_init();
  if (handle == nullptr) return Error{ErrorCode::internal, "libcurl could not be started"};
  if (!authority.empty()) curl_easy_setopt(handle, CURLOPT_CAINFO, authority.c_str());
  return std::unique_ptr<HttpPoster>(std::make_unique<CurlPoster>(handle));
}

}  // namespace ack::app
