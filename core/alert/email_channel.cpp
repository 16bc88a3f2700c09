#include "core/alert/email_channel.h"

#include "core/alert/curl_transfer.h"
#include "core/alert/email_message.h"
#include "core/alert/smtp_replies.h"
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

using Recipients = std::vector<std::string>;

bool setMessage(CurlTransfer& transfer, const config::EmailChannel& channel, const Recipients& to, Upload& upload) {
  for (const std::string& one : to)
    if (!transfer.append("<" + one + ">")) return false;
  return transfer.set(CURLOPT_MAIL_FROM, ("<" + channel.from + ">").c_str()) &&
         transfer.set(CURLOPT_MAIL_RCPT, transfer.list()) &&
         transfer.set(CURLOPT_MAIL_RCPT_ALLLOWFAILS, 1L) &&  // one wrong address doesn't silence the others
         transfer.set(CURLOPT_UPLOAD, 1L) && transfer.set(CURLOPT_READFUNCTION, &Upload::read) &&
         transfer.set(CURLOPT_READDATA, static_cast<void*>(&upload)) &&
         transfer.set(CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(upload.rest.size()));
}

bool setReplies(CurlTransfer& transfer, SmtpReplies& replies) {
  return transfer.set(CURLOPT_VERBOSE, 1L) && transfer.set(CURLOPT_DEBUGFUNCTION, &SmtpReplies::onDebug) &&
         transfer.set(CURLOPT_DEBUGDATA, static_cast<void*>(&replies));
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

bool isRefusal(std::string_view line) { return isSmtpReply(line, '4') || isSmtpReply(line, '5'); }

/// The first reply to a recipient that begins with that digit.
const std::string* recipientAnsweredBy(const SmtpReplies& replies, char first) {
  const auto& all = replies.ofRecipients();
  const auto found =
      std::find_if(all.begin(), all.end(), [first](const auto& one) { return isSmtpReply(one, first); });
  return found == all.end() ? nullptr : &*found;
}

/// What one transfer came to for those that it named.
SendOutcome outcomeOf(const CurlTransfer& transfer, CURLcode code, const SmtpReplies& replies,
                      const config::EmailChannel& channel, std::size_t named) {
  if (transfer.wasStopped(code)) return {Kind::stopped, {}};
  // Whoever takes STARTTLS out of the answer may be on the way only for a while.
  if (code == CURLE_USE_SSL_FAILED) return {Kind::failed, "the server offers no encryption; nothing was sent"};
  const std::string* const later = recipientAnsweredBy(replies, '4');
  const std::string* const never = recipientAnsweredBy(replies, '5');
  if (code == CURLE_OK) {
    if (later != nullptr) return {Kind::failed, shown(channel, *later)};
    const std::string& last = never != nullptr ? *never : replies.last();
    return {Kind::sent, last.empty() ? "sent" : shown(channel, last)};
  }
  // What was said about all of them. It is not final for those that were put off before.
  if (!replies.lastIsOfRecipient() && isRefusal(replies.last())) {
    const bool forGood = isSmtpReply(replies.last(), '5') && later == nullptr;
    return {forGood ? Kind::refused : Kind::failed, shown(channel, replies.last())};
  }
  const auto& answers = replies.ofRecipients();
  if (answers.size() == named && std::all_of(answers.begin(), answers.end(), isRefusal))
    return {later != nullptr ? Kind::failed : Kind::refused,
            shown(channel, later != nullptr ? *later : answers.back())};
  // It may say why the connection ends.
  if (isSmtpReply(replies.last(), '4')) return {Kind::failed, shown(channel, replies.last())};
  return {Kind::failed, domain::safeLine(transfer.errorText(code), kMaxEvidenceBytes - 4)};
}

/// With those who got it in an earlier try, or in this one.
SendOutcome completed(SendOutcome outcome, std::size_t reached, std::size_t all) {
  if (reached == 0 || reached == all || outcome.kind == Kind::stopped) return outcome;
  // Whoever is left is refused for good; the others have it.
  if (outcome.kind == Kind::refused) outcome.kind = Kind::sent;
  outcome.reachedSome = true;
  outcome.evidence = domain::safeLine(
      "sent, but not to all of " + std::to_string(all) + " recipients: " + outcome.evidence, kMaxEvidenceBytes - 4);
  return outcome;
}

}  // namespace

bool MailReceipts::has(std::int64_t message, const std::string& address) const {
  const auto found = m_reached.find(message);
  return found != m_reached.end() && found->second.contains(address);
}

void MailReceipts::add(std::int64_t message, const std::string& address) {
  m_reached[message].insert(address);
  if (m_reached.size() > kMostMessages) m_reached.erase(m_reached.begin());
}

SendOutcome sendEmail(const config::EmailChannel& channel, const OutgoingMessage& message, MailReceipts& receipts,
                      const std::atomic<bool>& stopping) {
  Recipients to;
  for (const std::string& one : channel.to)
    if (!receipts.has(message.id, one)) to.push_back(one);
  if (to.empty()) return {Kind::sent, "sent"};
  const std::string text = makeEmail(channel, message);
  Upload upload{text};
  SmtpReplies replies;
  CurlTransfer transfer(stopping);
  TransferTerms terms;
  terms.url = urlOf(channel);
  terms.protocols = "smtp,smtps";
  terms.authorities = channel.authorities.value;
  const long tls = channel.startTls ? CURLUSESSL_ALL : CURLUSESSL_NONE;
  if (!transfer.prepare(terms) || !transfer.set(CURLOPT_USE_SSL, tls) || !setSignIn(transfer, channel) ||
      !setMessage(transfer, channel, to, upload) || !setReplies(transfer, replies))
    return {Kind::failed, "libcurl can't send e-mail here"};
  const CURLcode code = transfer.perform();
  const auto& answers = replies.ofRecipients();
  for (std::size_t i = 0; code == CURLE_OK && i < std::min(answers.size(), to.size()); ++i)
    if (isSmtpReply(answers[i], '2')) receipts.add(message.id, to[i]);
  const auto reached = std::count_if(channel.to.begin(), channel.to.end(),
                                     [&](const auto& one) { return receipts.has(message.id, one); });
  SendOutcome outcome = completed(outcomeOf(transfer, code, replies, channel, to.size()),
                                  static_cast<std::size_t>(reached), channel.to.size());
  if (outcome.kind == Kind::sent || outcome.kind == Kind::refused) receipts.forget(message.id);
  return outcome;
}

}  // namespace ack::alert
