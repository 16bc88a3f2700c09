#include "ui/sources/source_words.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

#include <array>

namespace ack::ui::sources {
namespace {

using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Sources)
};

constexpr std::size_t kField = 0;
constexpr std::size_t kValue = 1;
constexpr std::size_t kMark = 2;

const std::vector<std::string>* findFact(const query::SourceView& source, std::string_view field) {
  for (const auto& fact : source.facts)
    if (fact.size() > kMark && fact.at(kField).starts_with(field)) return &fact;
  return nullptr;
}

}  // namespace

QString factOf(const query::SourceView& source, const char* field) {
  const auto* fact = findFact(source, field);
  return fact == nullptr ? QString() : text::fromUtf8(fact->at(kValue));
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

Mark markOf(const QString& mark) {
  if (mark.contains(QLatin1String("official")))
    return {Words::tr("Documented by the provider"), Words::tr("Documented"), true};
  if (mark.contains(QLatin1String("code")))
    return {Words::tr("Seen in the provider's code"), Words::tr("Seen in code"), true};
  if (mark.contains(QLatin1String("secondary")))
    return {Words::tr("Second-hand, treat as none"), Words::tr("Treat as none"), false};
  return {Words::tr("Not documented, treat as none"), Words::tr("Treat as none"), false};
}

QString retryOf(const query::SourceView& source) {
  const QString value = factOf(source, "automatic retry");
  if (value.isEmpty()) return Words::tr("Not documented");
  if (value.compare(QLatin1String("none"), Qt::CaseInsensitive) == 0) return Words::tr("Never retries by itself");
  return value.left(1).toUpper() + value.mid(1);
}

Mark retryMarkOf(const query::SourceView& source) {
  const auto* fact = findFact(source, "automatic retry");
  return markOf(fact == nullptr ? QString() : text::fromUtf8(fact->at(kMark)));
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
