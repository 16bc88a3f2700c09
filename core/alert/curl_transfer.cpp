#include "core/alert/curl_transfer.h"

#include <algorithm>

namespace ack::alert {

CurlTransfer::CurlTransfer(const std::atomic<bool>& stopping) : m_stopping(stopping), m_easy(curl_easy_init()) {}

CurlTransfer::~CurlTransfer() {
  if (m_easy != nullptr) curl_easy_cleanup(m_easy);
  curl_slist_free_all(m_list);
}

bool CurlTransfer::prepare(const TransferTerms& terms) {
  bool ok = set(CURLOPT_URL, terms.url.c_str()) && set(CURLOPT_ERRORBUFFER, m_errorText) &&
            set(CURLOPT_NOSIGNAL, 1L) && set(CURLOPT_FRESH_CONNECT, 1L) && set(CURLOPT_FORBID_REUSE, 1L) &&
            set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(terms.connectTimeout.count())) &&
            set(CURLOPT_TIMEOUT_MS, static_cast<long>(terms.timeout.count())) && set(CURLOPT_PROXY, "") &&
            set(CURLOPT_NOPROXY, "*") && set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2)) &&
            set(CURLOPT_SSL_VERIFYPEER, 1L) && set(CURLOPT_SSL_VERIFYHOST, 2L) &&
            set(CURLOPT_HEADERFUNCTION, &CurlTransfer::onLine) && set(CURLOPT_HEADERDATA, static_cast<void*>(this)) &&
            set(CURLOPT_WRITEFUNCTION, &CurlTransfer::onBody) && set(CURLOPT_WRITEDATA, static_cast<void*>(this)) &&
            set(CURLOPT_NOPROGRESS, 0L) && set(CURLOPT_XFERINFOFUNCTION, &CurlTransfer::onProgress) &&
            set(CURLOPT_XFERINFODATA, static_cast<void*>(this));
#if LIBCURL_VERSION_NUM >= 0x075500
  ok = ok && set(CURLOPT_PROTOCOLS_STR, terms.protocols);
#else
  ok = ok &&
       set(CURLOPT_PROTOCOLS, static_cast<long>(CURLPROTO_HTTP | CURLPROTO_HTTPS | CURLPROTO_SMTP | CURLPROTO_SMTPS));
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
  // A name server that keeps silent delays neither the time-out nor the engine's end: libcurl would wait for the
  // thread that asks it, and that before the transfer is said to be over.
  ok = ok && set(CURLOPT_QUICK_EXIT, 1L);
#endif
  if (!ok || terms.authorities.empty()) return ok;
  m_authorities = terms.authorities;
  curl_blob blob{m_authorities.data(), m_authorities.size(), CURL_BLOB_COPY};
  // Only those: the system's directory would be looked into beside them.
  return set(CURLOPT_CAINFO_BLOB, &blob) && set(CURLOPT_CAPATH, static_cast<const char*>(nullptr));
}

bool CurlTransfer::append(const std::string& line) {
  curl_slist* const longer = curl_slist_append(m_list, line.c_str());
  if (longer == nullptr) return false;
  m_list = longer;
  return true;
}

CURLcode CurlTransfer::perform() { return curl_easy_perform(m_easy); }

bool CurlTransfer::wasStopped(CURLcode code) const noexcept {
  return code == CURLE_ABORTED_BY_CALLBACK && m_stopping;
}

int CurlTransfer::status() const noexcept {
  long status = 0;
  curl_easy_getinfo(m_easy, CURLINFO_RESPONSE_CODE, &status);
  return static_cast<int>(status);
}

std::string CurlTransfer::errorText(CURLcode code) const {
  return m_errorText[0] != '\0' ? m_errorText : curl_easy_strerror(code);
}

std::size_t CurlTransfer::onLine(char* data, std::size_t size, std::size_t count, void* self) noexcept {
  auto& lines = static_cast<CurlTransfer*>(self)->m_lines;
  std::string_view line(data, size * count);
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  lines.emplace_back(line.substr(0, kMaxLineBytes));
  if (lines.size() > kMaxLines) lines.pop_front();
  return size * count;
}

std::size_t CurlTransfer::onBody(char* /*data*/, std::size_t size, std::size_t count, void* self) noexcept {
  std::size_t& bytes = static_cast<CurlTransfer*>(self)->m_bodyBytes;
  bytes += size * count;
  return bytes <= kMaxBodyBytes ? size * count : CURL_WRITEFUNC_ERROR;  // enough: the rest is not read
}

int CurlTransfer::onProgress(void* self, curl_off_t /*toRead*/, curl_off_t /*read*/, curl_off_t /*toWrite*/,
                             curl_off_t /*written*/) noexcept {
  return static_cast<CurlTransfer*>(self)->m_stopping ? 1 : 0;
}

}  // namespace ack::alert
