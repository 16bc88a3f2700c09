#include "ui/sources/certificate_words.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

#include <algorithm>

namespace ack::ui::sources {
namespace {

using style::Token;

constexpr std::chrono::days kNearItsEnd{30};

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Certificate)
};

/// A reason from the core begins small and has no full stop.
QString sentence(const std::string& reason) {
  const QString words = text::fromUtf8(reason);
  return words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
}

}  // namespace

QString namesInShort(const domain::CertificateState& certificate) {
  if (certificate.names.empty()) return Words::tr("no name");
  const QString first = text::fromUtf8(certificate.names.front());
  const int more = static_cast<int>(certificate.names.size()) - 1;
  return more == 0 ? first : Words::tr("%1 and %n more", "a host name; how many others", more).arg(first);
}

QString endInWords(const domain::CertificateState& certificate, UtcTime now) {
  if (certificate.notAfter <= now)
    return Words::tr("ended %1 ago", "a duration").arg(text::duration(now - certificate.notAfter));
  return Words::tr("%1, %2 left", "a day, a duration")
      .arg(text::utcDay(certificate.notAfter), text::duration(certificate.notAfter - now));
}

CertificateVerdict verdictOf(const domain::TlsState& tls, UtcTime now) {
  if (!tls.problem.empty())
    return {QStringLiteral("error"), Token::dead, Words::tr("The new certificate is not in use."),
            sentence(tls.problem) + QLatin1Char(' ') + Words::tr("The one from before stays in use."), false};
  if (tls.certificates.empty()) return {};
  const auto first = std::min_element(tls.certificates.begin(), tls.certificates.end(),
                                      [](const auto& a, const auto& b) { return a.notAfter < b.notAfter; });
  if (first->notAfter <= now)
    return {QStringLiteral("error"), Token::dead, Words::tr("The certificate has expired."),
            Words::tr("Senders that check it don't deliver. Put a new one in place of %1, then load it.", "a file")
                .arg(text::fromUtf8(first->file)),
            false};
  if (!tls.weakness.empty())
    return {QStringLiteral("warning"), Token::retry, Words::tr("The private key is not safe."),
            sentence(tls.weakness), false};
  if (first->notAfter - now <= kNearItsEnd)
    return {QStringLiteral("warning"), Token::retry,
            Words::tr("The certificate ends in %1.", "a duration").arg(text::duration(first->notAfter - now)),
            Words::tr("Put a new one in place of %1; it is loaded by itself, or by the button below.", "a file")
                .arg(text::fromUtf8(first->file)),
            false};
  if (std::any_of(tls.certificates.begin(), tls.certificates.end(), [](const auto& one) { return one.selfSigned; }))
    return {QStringLiteral("info"), Token::processing, Words::tr("For a first try only."),
            Words::tr("No authority has signed this certificate, so providers won't send to it."), true};
  return {QStringLiteral("shield-check"), Token::completed, Words::tr("In use."), {}, true};
}

}  // namespace ack::ui::sources
