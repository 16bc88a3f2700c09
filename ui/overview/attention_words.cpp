#include "ui/overview/attention_words.h"

#include "ui/text/cause_words.h"
#include "ui/text/formats.h"

#include <QCoreApplication>

namespace ack::ui::overview {
namespace {

using query::AttentionItem;
using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Attention)
};

QString bySource(const AttentionItem& item) { return QStringLiteral("source=") + text::fromUtf8(item.subject); }

AttentionWords deadWords(const AttentionItem& item, const QString& where, int n, UtcTime now) {
  return {QStringLiteral("state-dead"),
          Token::dead,
          text::causeSentence(item.cause, where, item.count),
          Words::tr("%1 Oldest arrived %2 UTC.", "a sentence, a time")
              .arg(text::causeComfort(item.cause, where), text::utcInTable(item.since, now)),
          Words::tr("Open %n", "button: so many dead letters", n),
          QStringLiteral("dead-letters"),
          QStringLiteral("search=") + text::fromUtf8(item.subject)};
}

/// Leads to the certificate on the Sources page.
AttentionWords certificateWords(Token token, const QString& sentence, const QString& detail) {
  return {
      QStringLiteral("key"),        token, sentence, detail, Words::tr("See certificate"), QStringLiteral("sources"),
      QStringLiteral("certificate")};
}

AttentionWords expiryWords(const AttentionItem& item, int days) {
  return certificateWords(
      days < 7 ? Token::dead : Token::retry,
      days < 0    ? Words::tr("A certificate of the receiver has expired.")
      : days == 0 ? Words::tr("A certificate of the receiver ends within a day.")
                  : Words::tr("A certificate of the receiver ends in %n day(s).", nullptr, days),
      Words::tr("Put a new one in place of %1. Providers refuse to send to an expired one.", "a file")
          .arg(text::fromUtf8(item.subject)));
}

/// Leads to the source, whose panel has the reasons and the tester.
AttentionWords refusalWords(const AttentionItem& item, const QString& where, int n) {
  const bool signature = item.kind == AttentionItem::Kind::badSignatures;
  const QString sentence =
      signature && item.atLeast
          ? Words::tr("Over %Ln request(s) for %1 had a wrong signature in the last hour.", nullptr, n)
      : signature    ? Words::tr("%Ln request(s) for %1 had a wrong signature in the last hour.", nullptr, n)
      : item.atLeast ? Words::tr("Over %Ln request(s) for %1 were turned away for other reasons.", nullptr, n)
                     : Words::tr("%Ln request(s) for %1 were turned away in the last hour.", nullptr, n);
  return {signature ? QStringLiteral("shield") : QStringLiteral("state-rejected"),
          signature ? Token::retry : Token::text2,
          sentence.arg(where),
          signature ? Words::tr("Either the secret differs on the two sides, or somebody else sends. Test a request.")
                    : Words::tr("Their time, form or rate did not hold. The source says why."),
          Words::tr("See source"),
          QStringLiteral("sources"),
          bySource(item)};
}

/// What makes the receiver answer 503 when it goes on.
AttentionWords limitWords(const AttentionItem& item, int n) {
  if (item.kind == AttentionItem::Kind::backlog)
    return {QStringLiteral("state-queued"),
            item.count >= item.limit ? Token::dead : Token::retry,
            item.count >= item.limit
                ? Words::tr("%Ln event(s) are unfinished, so new ones are answered 503.", nullptr, n)
                : Words::tr("%Ln event(s) are unfinished, of %1 at most.", nullptr, n).arg(text::count(item.limit)),
            Words::tr("Above that, new ones are answered 503 and sent again. See what holds them up."),
            Words::tr("See deliveries"),
            QStringLiteral("deliveries"),
            QStringLiteral("state=queued,retrying")};
  const bool full = item.count < item.limit;
  return {
      QStringLiteral("store"),
      full ? Token::dead : Token::retry,
      full ? Words::tr("The disk has %1 left, so new events are answered 503.", "a size").arg(text::bytes(item.count))
           : Words::tr("The disk of the store has %1 left.", "a size").arg(text::bytes(item.count)),
      full ? Words::tr("What was accepted is still worked off. Make room on the disk of the data folder.")
           : Words::tr("Below %1 new events are answered 503. Make room on the disk of the data folder.", "a size")
                 .arg(text::bytes(item.limit)),
      {},
      {},
      {}};
}

/// Work that takes longer than was promised.
AttentionWords lateWords(const AttentionItem& item, const QString& where, int n, UtcTime now) {
  if (item.kind == AttentionItem::Kind::completionBelow)
    return {QStringLiteral("warning"),
            Token::retry,
            Words::tr("%Ln event(s) were not finished in time, of %1 that were due.", nullptr, n)
                .arg(text::count(item.limit)),
            Words::tr("That is under the target. See what holds them up."),
            Words::tr("See deliveries"),
            QStringLiteral("deliveries"),
            QStringLiteral("state=queued,retrying,dead")};
  const QString limit = text::duration(std::chrono::seconds(item.limit));
  return {QStringLiteral("state-queued"),
          Token::retry,
          item.atLeast ? Words::tr("Over %Ln event(s) from %1 wait longer than %2.", nullptr, n).arg(where, limit)
                       : Words::tr("%Ln event(s) from %1 wait longer than %2.", nullptr, n).arg(where, limit),
          Words::tr("The oldest has waited for %1. See what holds it up.", "a duration")
              .arg(text::duration(now - item.since)),
          Words::tr("See deliveries"),
          QStringLiteral("deliveries"),
          bySource(item)};
}

}  // namespace

AttentionWords wordsFor(const AttentionItem& item, UtcTime now) {
  using Kind = AttentionItem::Kind;
  const QString where = item.subject.empty() ? Words::tr("The other side") : text::fromUtf8(item.subject);
  const int n = static_cast<int>(item.count);
  switch (item.kind) {
  case Kind::deadGroup:
    return deadWords(item, where, n, now);
  case Kind::deadWithoutOwner:
    return {QStringLiteral("users"),
            Token::dead,
            Words::tr("%n dead letter(s) have no owner.", nullptr, n),
            Words::tr("Nobody looks after them. Name an owner for their source."),
            Words::tr("Open %n", nullptr, n),
            QStringLiteral("dead-letters"),
            QStringLiteral("owner=")};
  case Kind::unresolved:
    return {QStringLiteral("state-unknown"),
            Token::unknown,
            Words::tr("%n result(s) are unknown: the other side may already have done it.", nullptr, n),
            Words::tr("Nothing is repeated until they are looked up."),
            Words::tr("Open %n", nullptr, n),
            QStringLiteral("deliveries"),
            QStringLiteral("state=unresolved")};
  case Kind::quietSource:
    return {QStringLiteral("sources"),
            Token::text2,
            Words::tr("%1 has been quiet for %2.", "source, duration").arg(where, text::duration(now - item.since)),
            Words::tr("That is much longer than its usual gap. See whether it sends again by itself."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::noWorkingSecret:
    return {QStringLiteral("key"),
            Token::dead,
            Words::tr("%1 has no working secret, so its events are refused.").arg(where),
            Words::tr("They are answered 503, so that the provider sends them again. Set the secret."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::contentMismatch:
    return {QStringLiteral("not-equal"),
            Token::retry,
            Words::tr("%n arrival(s) from %1 repeat an event ID with other content.", nullptr, n).arg(where),
            Words::tr("The first content counts; nothing ran twice. Ask the provider which one is right."),
            Words::tr("Open"),
            QStringLiteral("deliveries"),
            bySource(item)};
  case Kind::sameBodyOtherId:
    return {
        QStringLiteral("not-equal"),
        Token::retry,
        Words::tr("%n event(s) from %1 have the body of another, under an ID of their own.", nullptr, n).arg(where),
        Words::tr("Both ran, since the ID is not signed. Compare them: a copy may have cost twice."),
        Words::tr("Open"),
        QStringLiteral("deliveries"),
        bySource(item)};
  case Kind::sameBodyOtherTenant:
    return {QStringLiteral("not-equal"),
            Token::retry,
            Words::tr("%n event(s) from %1 came again under another tenant.", nullptr, n).arg(where),
            Words::tr("Both ran, since the tenant is not signed. Name the tenants of the source to refuse others."),
            Words::tr("Open"),
            QStringLiteral("deliveries"),
            bySource(item)};
  case Kind::replayedKey:
    return {QStringLiteral("shield"),
            Token::dead,
            Words::tr("%n request(s) to %1 used a signature that had served another event.", nullptr, n).arg(where),
            Words::tr("They were refused. Somebody may have a copy of a request: change the secret."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::subscription:
    return {QStringLiteral("sources"),
            Token::retry,
            Words::tr("%n subscription(s) of %1 wait to be confirmed.", nullptr, n).arg(where),
            Words::tr("Until then nothing is sent. Open the address that acknowledgerd status prints."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::missingAccepted:
    return {QStringLiteral("error"),
            Token::dead,
            Words::tr("%n accepted event(s) are no longer in the store.", nullptr, n),
            Words::tr("A disk or a restored copy lost them after we had answered. Ask the providers to send again."),
            {},
            {},
            {}};
  case Kind::secondCharge:
    return {QStringLiteral("charge"),
            Token::dead,
            Words::tr("%n second charge(s) were written.", nullptr, n),
            Words::tr("One event may cost once only. The ledger names them."),
            Words::tr("See ledger"),
            QStringLiteral("ledger"),
            QString()};
  case Kind::rejections:
  case Kind::badSignatures:
    return refusalWords(item, where, n);
  case Kind::certificateProblem:
    return certificateWords(Token::dead, Words::tr("Something is wrong with a certificate of the receiver."),
                            text::fromUtf8(item.subject));
  case Kind::certificateExpires:
    return expiryWords(item, n);
  case Kind::backlog:
  case Kind::diskLow:
    return limitWords(item, n);
  case Kind::oldestUnfinished:
  case Kind::completionBelow:
    return lateWords(item, where, n, now);
  case Kind::quarantined:
    return {QStringLiteral("warning"),
            Token::retry,
            Words::tr("The engine stopped while it worked on %n event(s).", nullptr, n),
            Words::tr("Each is tried by itself now, and set aside when its attempts are used up."),
            Words::tr("Open the oldest"),
            QStringLiteral("deliveries"),
            text::fromUtf8(item.subject)};
  }
  return {};
}

}  // namespace ack::ui::overview
