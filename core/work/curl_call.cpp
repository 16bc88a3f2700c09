#include "core/work/curl_call.h"

#include "core/base/encoding.h"
#include "core/work/curl_http_client.h"

#include <algorithm>

namespace ack::work {
namespace {

template <class T>
bool set(CURL* easy, CURLoption option, T value) {
  return curl_easy_setopt(easy, option, value) == CURLE_OK;
}

}  // namespace

CurlCall::CurlCall(HttpRequest request, std::function<void(HttpOutcome)> done, MonotonicTime startedAt)
    : m_request(std::move(request)), m_done(std::move(done)), m_startedAt(startedAt), m_easy(curl_easy_init()) {}

CurlCall::~CurlCall() {
  if (m_easy != nullptr) curl_easy_cleanup(m_easy);
  curl_slist_free_all(m_headers);
}

bool CurlCall::prepare() { return m_easy != nullptr && setOptions() && setMethod() && setHeaders(); }

bool CurlCall::setOptions() {
  CURL* const e = m_easy;
  bool ok = set(e, CURLOPT_URL, m_request.url.c_str()) && set(e, CURLOPT_PRIVATE, static_cast<void*>(this)) &&
            set(e, CURLOPT_ERRORBUFFER, m_errorText) && set(e, CURLOPT_NOSIGNAL, 1L) &&
            set(e, CURLOPT_FOLLOWLOCATION, 0L) &&
            set(e, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1)) &&
            set(e, CURLOPT_FRESH_CONNECT, 1L) && set(e, CURLOPT_FORBID_REUSE, 1L) &&
            set(e, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_request.connectTimeout.count())) &&
            set(e, CURLOPT_TIMEOUT_MS, static_cast<long>(m_request.timeout.count())) &&
            set(e, CURLOPT_USERAGENT, "Acknowledger") && set(e, CURLOPT_HEADERDATA, static_cast<void*>(this)) &&
            set(e, CURLOPT_HEADERFUNCTION, &CurlCall::onHeader) &&
            set(e, CURLOPT_WRITEDATA, static_cast<void*>(this)) && set(e, CURLOPT_WRITEFUNCTION, &CurlCall::onBody);
#if LIBCURL_VERSION_NUM >= 0x075500
  ok = ok && set(e, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  ok = ok && set(e, CURLOPT_PROTOCOLS, static_cast<long>(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
  // A name server that keeps silent about one target must not hold up the calls to all others, nor the engine's end:
  // where a call ends, libcurl would wait for the thread that asks it.
  ok = ok && set(e, CURLOPT_QUICK_EXIT, 1L);
#endif
  return ok && setRoute();
}

bool CurlCall::setRoute() {
  CURL* const e = m_easy;
  const bool straight = m_request.proxy.empty();
  // What a proxy answers to CONNECT is no answer of the target.
  bool ok = set(e, CURLOPT_PROXY, m_request.proxy.c_str()) && set(e, CURLOPT_NOPROXY, straight ? "*" : "") &&
            set(e, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  if (m_request.authorities.empty()) return ok;
  curl_blob blob{m_request.authorities.data(), m_request.authorities.size(), CURL_BLOB_COPY};
  // Only those: the system's directory would be looked into beside them.
  return ok && set(e, CURLOPT_CAINFO_BLOB, &blob) && set(e, CURLOPT_CAPATH, static_cast<const char*>(nullptr));
}

bool CurlCall::setMethod() {
  if (m_request.method == "GET") return set(m_easy, CURLOPT_HTTPGET, 1L);
  return set(m_easy, CURLOPT_POST, 1L) && set(m_easy, CURLOPT_POSTFIELDS, m_request.body.c_str()) &&
         set(m_easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_request.body.size())) &&
         (m_request.method == "POST" || set(m_easy, CURLOPT_CUSTOMREQUEST, m_request.method.c_str()));
}

bool CurlCall::setHeaders() {
  auto append = [this](const std::string& line) {
    curl_slist* const longer = curl_slist_append(m_headers, line.c_str());
    if (longer == nullptr) return false;
    m_headers = longer;
    return true;
  };
  // A form's content type and "Expect: 100-continue" are libcurl's own ideas; an empty value takes them away.
  if (!append("Expect:")) return false;
  bool hasType = false;
  for (const auto& [name, value] : m_request.headers) {
    hasType = hasType || base::equalsIgnoreCaseAscii(name, "Content-Type");
    if (!append(value.empty() ? name + ';' : name + ": " + value)) return false;
  }
  if (!hasType && !append("Content-Type:")) return false;
  return set(m_easy, CURLOPT_HTTPHEADER, m_headers);
}

std::size_t CurlCall::onHeader(char* data, std::size_t size, std::size_t count, void* self) noexcept {
  static_cast<CurlCall*>(self)->takeHeaderLine({data, size * count});
  return size * count;
}

void CurlCall::takeHeaderLine(std::string_view line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  if (m_answered) return;  // trailers
  if (line.substr(0, 5) == "HTTP/") {
    m_outcome.headers.clear();
    return;
  }
  if (line.empty()) {
    long status = 0;
    curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
    if (status < 200) return;
    m_outcome.status = static_cast<int>(status);
    m_answered = true;
    return;
  }
  const std::size_t colon = line.find(':');
  m_headerBytes += line.size();
  if (colon == std::string_view::npos || m_headerBytes > CurlHttpClient::kMaxHeaderBytes) return;
  m_outcome.headers.emplace_back(std::string(line.substr(0, colon)),
                                 std::string(base::trimOws(line.substr(colon + 1))));
}

std::size_t CurlCall::onBody(char* data, std::size_t size, std::size_t count, void* self) noexcept {
  std::string& body = static_cast<CurlCall*>(self)->m_outcome.body;
  const std::size_t bytes = size * count;
  const std::size_t room = CurlHttpClient::kMaxBodyBytes - body.size();
  body.append(data, std::min(room, bytes));
  return bytes <= room ? bytes : CURL_WRITEFUNC_ERROR;  // enough: the rest is not read
}

bool CurlCall::certainlyNotSent(CURLcode code) const {
  // Only these can end a call before its request begins; for them the time at which it would have begun is asked too,
  // because a time-out, say, may fall on either side.
  switch (static_cast<int>(code)) {
  case CURLE_UNSUPPORTED_PROTOCOL:
  case CURLE_URL_MALFORMAT:
  case CURLE_COULDNT_RESOLVE_PROXY:
  case CURLE_COULDNT_RESOLVE_HOST:
  case CURLE_COULDNT_CONNECT:
  case CURLE_SSL_CONNECT_ERROR:
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_CERTPROBLEM:
  case CURLE_SSL_CIPHER:
  case CURLE_SSL_CACERT_BADFILE:
  case CURLE_SSL_ISSUER_ERROR:
  case CURLE_SSL_INVALIDCERTSTATUS:
  case CURLE_OPERATION_TIMEDOUT:
  case CURLE_ABORTED_BY_CALLBACK:
  case CURLE_FAILED_INIT:
  case CURLE_OUT_OF_MEMORY:
    break;
  default:
    return false;
  }
  curl_off_t requestBegan = 0;
  curl_off_t uploaded = 0;
  long requestBytes = 0;
  return curl_easy_getinfo(m_easy, CURLINFO_PRETRANSFER_TIME_T, &requestBegan) == CURLE_OK &&
         curl_easy_getinfo(m_easy, CURLINFO_SIZE_UPLOAD_T, &uploaded) == CURLE_OK &&
         curl_easy_getinfo(m_easy, CURLINFO_REQUEST_SIZE, &requestBytes) == CURLE_OK && requestBegan == 0 &&
         uploaded == 0 && requestBytes == 0;
}

void CurlCall::finish(CURLcode code, MonotonicTime now) {
  m_outcome.duration = std::chrono::duration_cast<std::chrono::microseconds>(now - m_startedAt);
  // A final status is an answer, also where the body behind it was too long, slow or cut off.
  if (!m_answered) {
    const bool notSent = m_easy == nullptr || certainlyNotSent(code);
    m_outcome.failure = notSent ? CallFailure::notSent : CallFailure::afterSending;
    m_outcome.headers.clear();
    m_outcome.body.clear();
    m_outcome.error = curl_easy_strerror(code);
    if (m_errorText[0] != '\0') m_outcome.error += ": " + std::string(m_errorText);
  }
  if (m_done) std::exchange(m_done, nullptr)(std::move(m_outcome));
}

}  // namespace ack::work
