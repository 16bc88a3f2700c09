#include "ui/sources/source_words.h"

#include "core/query/provider_views.h"
#include "ui/text/formats.h"

#include <QCoreApplication>

#include <array>

namespace ack::ui::sources {
namespace {

using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Sources)
};

}  // namespace

QString factOf(const query::SourceView& source, const char* field) {
  const query::FactView* fact = query::findFact(source.facts, field);
  return fact == nullptr ? QString() : text::fromUtf8(fact->value);
}

SourceState stateOf(const ShownSource& source) {
  if (!source.view.workingSecret) return {QStringLiteral("key"), Token::dead, Words::tr("No secret")};
  if (!source.view.lastArrival) return {QStringLiteral("state-queued"), Token::text3, Words::tr("Nothing yet")};
  if (source.quiet) return {QStringLiteral("warning"), Token::retry, Words::tr("Quiet")};
  return {QStringLiteral("state-completed"), Token::completed, Words::tr("Receiving")};
}

QString signatureOf(const query::SourceView& source) {
  const QString header =
      factOf(source, "signature header").section(QLatin1Char(':'), 0, 0).section(QLatin1Char(' '), 0, 0);
  if (!header.isEmpty()) return header;
  const QString signs = text::fromUtf8(source.signs).section(QLatin1Char(';'), 0, 0);
  return signs.isEmpty() ? Words::tr("Own recipe") : signs;
}

bool isProven(const query::SourceView& source) {
  return source.coverage == "body_and_id" || source.coverage == "body_only";
}

QString coverageOf(const query::SourceView& source) {
  if (source.coverage == "body_and_id") return Words::tr("signs ID and body");
  if (source.coverage == "body_only") return Words::tr("signs body only");
  return Words::tr("content not proven");
}

Mark markOf(query::FactView::Trust trust) {
  switch (trust) {
  case query::FactView::Trust::official:
    return {Words::tr("Documented by the provider"), Words::tr("Documented"), true};
  case query::FactView::Trust::code:
    return {Words::tr("Seen in the provider's code"), Words::tr("Seen in code"), true};
  case query::FactView::Trust::secondary:
    return {Words::tr("Second-hand, treat as none"), Words::tr("Treat as none"), false};
  case query::FactView::Trust::unverified:
    return {Words::tr("Not documented, treat as none"), Words::tr("Treat as none"), false};
  }
  return {};
}

QString retryOf(const query::SourceView& source) {
  const QString value = factOf(source, "automatic retry");
  if (value.isEmpty()) return Words::tr("Not documented");
  if (value.compare(QLatin1String("none"), Qt::CaseInsensitive) == 0) return Words::tr("Never retries by itself");
  return value.left(1).toUpper() + value.mid(1);
}

Mark retryMarkOf(const query::SourceView& source) {
  const query::FactView* fact = query::findFact(source.facts, "automatic retry");
  return markOf(fact == nullptr ? query::FactView::Trust::unverified : fact->trust);
}

QString reasonWords(const std::string& reason) {
  if (reason == "mismatch") return Words::tr("Signature did not match");
  if (reason == "missing_header" || reason == "empty_header") return Words::tr("No signature");
  if (reason == "bad_encoding") return Words::tr("Signature malformed");
  if (reason == "duplicate_header") return Words::tr("A signed header twice");
  if (reason == "bad_timestamp") return Words::tr("Signed time malformed");
  if (reason == "too_old") return Words::tr("Too old");
  if (reason == "too_new") return Words::tr("Signed time in the future");
  if (reason == "no_working_secret" || reason == "empty_secret") return Words::tr("No working secret here");
  if (reason == "media_type") return Words::tr("A kind of body that is not taken");
  if (reason == "rate") return Words::tr("Over the rate of the source");
  // The rest of such a reason says what is wrong with the body.
  if (reason.starts_with("unidentified")) return Words::tr("Genuine, but no event ID");
  if (reason.starts_with("content coding")) return Words::tr("Body that can't be unpacked");
  return text::fromUtf8(reason).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString fieldWords(const QString& field) {
  const std::array<std::pair<const char*, QString>, 12> names{{
      {"event ID", Words::tr("Event ID")},
      {"event type", Words::tr("Event type")},
      {"signature header", Words::tr("Signature")},
      {"signature", Words::tr("Signature")},
      {"algorithm", Words::tr("Algorithm and key")},
      {"signed string", Words::tr("What is signed")},
      {"timestamp", Words::tr("Signed time")},
      {"ack time-out", Words::tr("Answer within")},
      {"automatic retry", Words::tr("If we don't answer")},
      {"recovery", Words::tr("To have events sent again")},
      {"handshake", Words::tr("Handshake")},
      {"hazard", Words::tr("Beware")},
  }};
  for (const auto& [key, words] : names)
    if (field.startsWith(QLatin1String(key))) return words;
  return field.left(1).toUpper() + field.mid(1);
}

}  // namespace ack::ui::sources
