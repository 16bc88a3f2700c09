#include "core/alert/email_channel.h"

#include "core/alert/curl_transfer.h"
#include "core/alert/email_message.h"
#include "core/base/encoding.h"
#include "core/domain/utf8.h"

#include <algorithm>
#include <cstring>

namespace ack::alert {
namespace {

using Kind = SendOutcome::Kind;

bool isWrapped(const config::EmailChannel& channel) {
  return base::toLowerAscii(channel.url.substr(0, 8)) == "smtps://";
}

/// With the port for handing in messages (RFC 6409) where none is named, and the name by which we greet: the sender's
/// domain, so that the name of this machine is not told.
std::string urlOf(const config::EmailChannel& channel) {
  std::string url = channel.url;
  if (url.ends_with('/')) url.pop_back();
  const std::size_t host = url.find("://") + 3;
  const std::size_t bracket = url.find(']', host);
  const bool hasPort = url.find(':', bracket == std::string::npos ? host : bracket) != std::string::npos;
  if (!hasPort) url += isWrapped(channel) ? ":465" : ":587";
  return url + "/" + std::string(hostOf(channel));
}

struct Upload {
  std::string_view rest;

  static std::size_t read(char* out, std::size_t size, std::size_t count, void* self) noexcept {
    auto& rest = static_cast<Upload*>(self)->rest;
    const std::size_t bytes = std::min(size * count, rest.size());
    std::memcpy(out, rest.data(), bytes);
    rest.remove_prefix(bytes);
    return bytes;
  }
};

bool setSignIn(CurlTransfer& transfer, const config::EmailChannel& channel) {
  // Not without TLS, even where a stored configuration should say so.
  if (channel.user.empty() || (!isWrapped(channel) && !channel.startTls)) return true;
  return transfer.set(CURLOPT_USERNAME, channel.user.c_str()) &&
         transfer.set(CURLOPT_PASSWORD, channel.password.value.c_str()) &&
         transfer.set(CURLOPT_LOGIN_OPTIONS, "AUTH=PLAIN;AUTH=LOGIN");
}

bool setMessage(CurlTransfer& transfer, const config::EmailChannel& channel, Upload& upload) {
  for (const std::string& one : channel.to)
    if (!transfer.append("<" + one + ">")) return false;
  return transfer.set(CURLOPT_MAIL_FROM, ("<" + channel.from + ">").c_str()) &&
         transfer.set(CURLOPT_MAIL_RCPT, transfer.list()) &&
         transfer.set(CURLOPT_MAIL_RCPT_ALLLOWFAILS, 1L) &&  // one wrong address doesn't silence the others
         transfer.set(CURLOPT_UPLOAD, 1L) && transfer.set(CURLOPT_READFUNCTION, &Upload::read) &&
         transfer.set(CURLOPT_READDATA, static_cast<void*>(&upload)) &&
         transfer.set(CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(upload.rest.size()));
}

bool isReply(std::string_view line, char first) {
  return line.size() >= 3 && line[0] == first && base::parseDigits(line.substr(0, 3)).has_value();
}

/// What the server said, unless it says our password back.
std::string shown(const config::EmailChannel& channel, std::string_view line) {
  const std::string& password = channel.password.value;
  const auto repeats = [line](const std::string& secret) { return line.find(secret) != std::string_view::npos; };
  const std::string plain = std::string("\0", 1) + channel.user + std::string("\0", 1) + password;
  if (!password.empty() && (repeats(password) || repeats(base::toBase64(password)) || repeats(base::toBase64(plain))))
    return "an answer that is not kept: it repeats the password";
  return domain::safeLine(line, kMaxEvidenceBytes - 4);
}

bool isRefusal(const std::string& line) { return isReply(line, '4') || isReply(line, '5'); }

SendOutcome accepted(const CurlTransfer& transfer, const config::EmailChannel& channel) {
  const auto& lines = transfer.lines();
  const auto refused = std::count_if(lines.begin(), lines.end(), isRefusal);
  if (refused > 0) {
    const auto first = std::find_if(lines.begin(), lines.end(), isRefusal);
    return {Kind::sent, domain::safeLine("sent, but not to all of " + std::to_string(channel.to.size()) +
                                             " recipients: " + shown(channel, *first),
                                         kMaxEvidenceBytes - 4)};
  }
  // What was said to QUIT comes behind it.
  const auto last = std::find_if(lines.rbegin(), lines.rend(),
                                 [](const auto& line) { return isReply(line, '2') && !line.starts_with("221"); });
  return {Kind::sent, last == lines.rend() ? "sent" : shown(channel, *last)};
}

SendOutcome outcomeOf(const CurlTransfer& transfer, CURLcode code, const config::EmailChannel& channel) {
  if (code == CURLE_OK) return accepted(transfer, channel);
  if (transfer.wasStopped(code)) return {Kind::stopped, {}};
  // Whoever takes STARTTLS out of the answer may be on the way only for a while.
  if (code == CURLE_USE_SSL_FAILED) return {Kind::failed, "the server offers no encryption; nothing was sent"};
  const int status = transfer.status();
  const auto& lines = transfer.lines();
  const auto last = std::find_if(lines.rbegin(), lines.rend(), isRefusal);
  if (status >= 400 && last != lines.rend())
    return {status >= 500 ? Kind::refused : Kind::failed, shown(channel, *last)};
  return {Kind::failed, domain::safeLine(transfer.errorText(code), kMaxEvidenceBytes - 4)};
}

}  // namespace

SendOutcome sendEmail(const config::EmailChannel& channel, const OutgoingMessage& message,
                      const std::atomic<bool>& stopping) {
  const std::string text = makeEmail(channel, message);
  Upload upload{text};
  CurlTransfer transfer(stopping);
  TransferTerms terms;
  terms.url = urlOf(channel);
  terms.protocols = "smtp,smtps";
  terms.authorities = channel.authorities.value;
  const long tls = channel.startTls ? CURLUSESSL_ALL : CURLUSESSL_NONE;
  if (!transfer.prepare(terms) || !transfer.set(CURLOPT_USE_SSL, tls) || !setSignIn(transfer, channel) ||
      !setMessage(transfer, channel, upload))
    return {Kind::failed, "libcurl can't send e-mail here"};
  return outcomeOf(transfer, transfer.perform(), channel);
}

}  // namespace ack::alert
