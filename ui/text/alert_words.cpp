#include "ui/text/alert_words.h"

#include "core/domain/delivery_state.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace ack::ui::text {
namespace {

using domain::AlertChannel;
using domain::AlertKind;
using domain::AlertMessageState;
using domain::AlertNews;
using query::AlertView;
using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(AlertWords)
};

/// Which page an alert of a kind leads to, filtered by its subject where that helps.
enum class Leads {
  nowhere,
  letters,
  lettersOfNobody,
  outcomes,
  source,
  certificate,
  events,
  work,
  event,
  replay,
  ledger,
  overview
};

/// What is said of a kind. %1 is its subject, %n or %Ln its count.
struct Line {
  AlertKind kind;
  const char* icon;
  Token token;
  const char* sentence;
  const char* nextStep;
  Leads leads;
};

constexpr std::array kLines{
    Line{AlertKind::missingAccepted, "error", Token::dead,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n accepted event(s) are no longer in the store."),
         QT_TRANSLATE_NOOP("AlertWords", "They were lost after we had answered. Ask the providers to send again."),
         Leads::nowhere},
    Line{AlertKind::secondCharge, "charge", Token::dead,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n second charge(s) were written."),
         QT_TRANSLATE_NOOP("AlertWords", "One event may cost once only. The ledger names them: refund them."),
         Leads::ledger},
    Line{
        AlertKind::noSequence, "store", Token::dead,
        QT_TRANSLATE_NOOP("AlertWords", "The count of accepted events was gone at a start."),
        QT_TRANSLATE_NOOP("AlertWords", "So nobody can tell whether the store is whole. Compare with the providers."),
        Leads::nowhere},
    Line{AlertKind::noWorkingSecret, "key", Token::dead,
         QT_TRANSLATE_NOOP("AlertWords", "%1 has no working secret, so its events are refused."),
         QT_TRANSLATE_NOOP("AlertWords", "Set the secret. Until then the provider is told to send them again."),
         Leads::source},
    Line{AlertKind::diskLow, "store", Token::dead,
         QT_TRANSLATE_NOOP("AlertWords", "The disk of the store is nearly full."),
         QT_TRANSLATE_NOOP("AlertWords", "Make room on the disk of the data folder, or new events are answered 503."),
         Leads::nowhere},
    Line{AlertKind::backlog, "state-queued", Token::dead,
         QT_TRANSLATE_N_NOOP("AlertWords", "%Ln event(s) are unfinished, near the limit."),
         QT_TRANSLATE_NOOP("AlertWords", "Above it new ones are answered 503. See what holds them up."), Leads::work},
    Line{AlertKind::breakerOpen, "state-held", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "%1 fails, so its work is held."),
         QT_TRANSLATE_NOOP("AlertWords", "It is tried by itself now and then. Nothing is lost, no attempt is spent."),
         Leads::work},
    Line{AlertKind::unresolved, "state-unknown", Token::unknown,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n outcome(s) at %1 are unknown, perhaps already done."),
         QT_TRANSLATE_NOOP("AlertWords", "Look there, then decide. Nothing is repeated until then."),
         Leads::outcomes},
    // Of the two kinds of dead letters the words are those of their cause.
    Line{AlertKind::exhausted, "state-dead", Token::dead, nullptr, nullptr, Leads::letters},
    Line{AlertKind::deadLetters, "state-dead", Token::dead, nullptr, nullptr, Leads::letters},
    Line{AlertKind::deadWithoutOwner, "users", Token::dead,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n dead letter(s) have no owner."),
         QT_TRANSLATE_NOOP("AlertWords", "Give them an owner, or name one for their source."),
         Leads::lettersOfNobody},
    Line{AlertKind::oldestUnfinished, "clock", Token::retry,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n event(s) from %1 wait longer than allowed."),
         QT_TRANSLATE_NOOP("AlertWords", "See what holds them up: a destination that fails, or too much at once."),
         Leads::events},
    Line{AlertKind::completionBelow, "overview", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "Fewer events than promised are completed in time."),
         QT_TRANSLATE_NOOP("AlertWords", "See on the Overview since when, and what is unfinished."), Leads::overview},
    Line{AlertKind::quietSource, "sources", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "%1 has been quiet for much longer than usual."),
         QT_TRANSLATE_NOOP("AlertWords", "Ask the provider whether it still sends here, and test a request."),
         Leads::source},
    Line{AlertKind::badSignatures, "shield", Token::retry,
         QT_TRANSLATE_N_NOOP("AlertWords", "%Ln request(s) for %1 had a wrong signature in the last hour."),
         QT_TRANSLATE_NOOP("AlertWords",
                           "The secret differs on the two sides, or somebody else sends. Test a request."),
         Leads::source},
    Line{AlertKind::replayedKey, "shield", Token::dead,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n request(s) to %1 used a signature that had served another event."),
         QT_TRANSLATE_NOOP("AlertWords", "They were refused. Somebody may have a copy of one: change the secret."),
         Leads::source},
    Line{AlertKind::contentMismatch, "not-equal", Token::retry,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n arrival(s) from %1 repeat an event ID with other content."),
         QT_TRANSLATE_NOOP("AlertWords",
                           "The first content counts; nothing ran twice. Ask the provider which is right."),
         Leads::events},
    Line{
        AlertKind::sameBodyOtherId, "not-equal", Token::retry,
        QT_TRANSLATE_N_NOOP("AlertWords", "%n event(s) from %1 have the body of another, under an ID of their own."),
        QT_TRANSLATE_NOOP("AlertWords", "Both ran, since the ID is not signed. Compare them: a copy may cost twice."),
        Leads::events},
    Line{AlertKind::sameBodyOtherTenant, "not-equal", Token::retry,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n event(s) from %1 came again under another tenant."),
         QT_TRANSLATE_NOOP("AlertWords", "Both ran, since the tenant is not signed. Name the tenants of the source."),
         Leads::events},
    Line{AlertKind::certificateExpires, "key", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "A certificate of the receiver ends soon."),
         QT_TRANSLATE_NOOP("AlertWords", "Put a new one in its place. Providers refuse to send to an expired one."),
         Leads::certificate},
    Line{AlertKind::certificateProblem, "key", Token::dead,
         QT_TRANSLATE_NOOP("AlertWords", "Something is wrong with a certificate of the receiver."),
         QT_TRANSLATE_NOOP("AlertWords", "See what it is, and load the certificates again once it is mended."),
         Leads::certificate},
    Line{AlertKind::subscription, "sources", Token::retry,
         QT_TRANSLATE_N_NOOP("AlertWords", "%n subscription(s) of %1 wait to be confirmed."),
         QT_TRANSLATE_NOOP("AlertWords",
                           "Until then nothing is sent. Open the address that acknowledgerd status prints."),
         Leads::source},
    Line{AlertKind::approvalWaiting, "role", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "A replay waits for a second person."),
         QT_TRANSLATE_NOOP("AlertWords", "Somebody who did not ask for it reads it, then approves or refuses."),
         Leads::replay},
    Line{AlertKind::diedAtWork, "warning", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "The engine stopped while it worked on an event."),
         QT_TRANSLATE_NOOP("AlertWords", "It is tried alone now, and set aside when its attempts are used up."),
         Leads::event},
    Line{AlertKind::planOverrun, "warning", Token::retry,
         QT_TRANSLATE_NOOP("AlertWords", "An event took too long to plan, and was set aside."),
         QT_TRANSLATE_NOOP("AlertWords", "See what its rules do with it, and change them before a replay."),
         Leads::event},
};
static_assert([] {
  for (std::size_t i = 0; i < kLines.size(); ++i)
    if (static_cast<std::size_t>(kLines[i].kind) != i) return false;
  return true;
}());

QString said(const char* text, const QString& where, int n) {
  const bool counts = std::strstr(text, "%n") != nullptr || std::strstr(text, "%Ln") != nullptr;
  const QString words = counts ? QCoreApplication::translate("AlertWords", text, nullptr, n)
                               : QCoreApplication::translate("AlertWords", text);
  return words.contains(QLatin1String("%1")) ? words.arg(where) : words;
}

/// The page that is led to, and what its button says. `subject` is the store's own.
void lead(AlertWords& words, Leads leads, const QString& subject, int n) {
  const auto to = [&words](const char* page, const QString& filter, const QString& button) {
    words.page = QString::fromLatin1(page);
    words.filter = filter;
    words.button = button;
  };
  switch (leads) {
  case Leads::nowhere:
    return;
  case Leads::letters:
    return to("dead-letters", QStringLiteral("search=") + subject,
              Words::tr("Open %n", "button: so many dead letters", n));
  case Leads::lettersOfNobody:
    return to("dead-letters", QStringLiteral("owner="), Words::tr("Open %n", "button: so many dead letters", n));
  case Leads::outcomes:
    return to("reconcile", {}, Words::tr("Review %n", "button: so many unknown outcomes", n));
  case Leads::source:
    return to("sources", QStringLiteral("source=") + subject, Words::tr("See source"));
  case Leads::certificate:
    return to("sources", QStringLiteral("certificate"), Words::tr("See certificate"));
  case Leads::events:
    return to("deliveries", QStringLiteral("source=") + subject, Words::tr("See deliveries"));
  case Leads::work:
    return to("deliveries", QStringLiteral("state=queued,retrying"), Words::tr("See deliveries"));
  case Leads::event:
    return to("deliveries", subject, Words::tr("Open the event"));
  case Leads::replay:
    return to("replay", subject, Words::tr("Review"));
  case Leads::ledger:
    return to("ledger", {}, Words::tr("See ledger"));
  case Leads::overview:
    return to("overview", {}, Words::tr("See Overview"));
  }
}

QString sentWord(AlertChannel channel, AlertMessageState state) {
  const QString name = channelWord(channel);
  switch (state) {
  case AlertMessageState::waiting:
    return Words::tr("%1 waits", "a channel: E-mail waits").arg(name);
  case AlertMessageState::sent:
    return Words::tr("%1 sent", "a channel: E-mail sent").arg(name);
  case AlertMessageState::givenUp:
    return Words::tr("%1 given up", "a channel: E-mail given up").arg(name);
  case AlertMessageState::dropped:
    return Words::tr("%1 not sent", "a channel: it was over before").arg(name);
  }
  return {};
}

QString newsWord(AlertNews news) {
  switch (news) {
  case AlertNews::opened:
    return Words::tr("that it began");
  case AlertNews::grown:
    return Words::tr("that it has grown");
  case AlertNews::resolved:
    return Words::tr("that it is over");
  case AlertNews::trial:
    return Words::tr("a trial");
  }
  return {};
}

}  // namespace

AlertWords wordsOf(const AlertView& alert) {
  const Line& line = kLines.at(static_cast<std::size_t>(alert.kind));
  const int n = static_cast<int>(std::min<std::int64_t>(alert.count, std::numeric_limits<int>::max()));
  QString subject = fromUtf8(alert.subject);
  AlertWords words{QString::fromLatin1(line.icon), line.token, {}, {}, {}, {}, {}};
  if (line.leads == Leads::letters) {
    // "cause/destination or source" where the kind itself is not the cause.
    const auto cause = alert.kind == AlertKind::exhausted
                           ? std::optional(domain::DeadCause::exhausted)
                           : domain::deadCauseFrom(subject.section(QLatin1Char('/'), 0, 0).toStdString());
    if (alert.kind == AlertKind::deadLetters) subject = subject.section(QLatin1Char('/'), 1);
    words.sentence = causeSentence(cause.value_or(domain::DeadCause::none), subject, n);
    words.nextStep = causeNextStep(cause.value_or(domain::DeadCause::none), subject);
  } else {
    const QString where = subject.isEmpty() ? Words::tr("The other side") : subject;
    words.sentence = said(line.sentence, where, n);
    words.nextStep = said(line.nextStep, where, n);
  }
  lead(words, line.leads, subject, n);
  return words;
}

Look look(domain::AlertState state) {
  switch (state) {
  case domain::AlertState::open:
    return {Words::tr("Open", "state of an alert"), QStringLiteral("bell"), Token::dead, Token::deadTint,
            Token::deadSolid};
  case domain::AlertState::acknowledged:
    return {Words::tr("Taken on", "state of an alert"), QStringLiteral("user"), Token::processing,
            Token::processingTint, Token::processingSolid};
  case domain::AlertState::resolved:
    return {Words::tr("Resolved", "state of an alert"), QStringLiteral("state-completed"), Token::completed,
            Token::completedTint, Token::completedSolid};
  }
  return {};
}

QString endsWhen(AlertKind kind) {
  switch (kind) {
  case AlertKind::missingAccepted:
  case AlertKind::secondCharge:
  case AlertKind::noSequence:
  case AlertKind::replayedKey:
  case AlertKind::contentMismatch:
  case AlertKind::sameBodyOtherId:
  case AlertKind::sameBodyOtherTenant:
  case AlertKind::diedAtWork:
  case AlertKind::planOverrun:
    return Words::tr("It is over when somebody says so.");
  case AlertKind::noWorkingSecret:
    return Words::tr("It ends by itself once the secret works.");
  case AlertKind::diskLow:
    return Words::tr("It ends by itself once there is room on the disk.");
  case AlertKind::backlog:
  case AlertKind::oldestUnfinished:
  case AlertKind::completionBelow:
    return Words::tr("It ends by itself once the work has caught up.");
  case AlertKind::breakerOpen:
    return Words::tr("It ends by itself once the destination answers again.");
  case AlertKind::unresolved:
    return Words::tr("It ends by itself once every outcome is known.");
  case AlertKind::exhausted:
  case AlertKind::deadLetters:
    return Words::tr("It ends by itself once these dead letters are replayed or closed.");
  case AlertKind::deadWithoutOwner:
    return Words::tr("It ends by itself once each has an owner.");
  case AlertKind::quietSource:
    return Words::tr("It ends by itself once the source sends again.");
  case AlertKind::badSignatures:
    return Words::tr("It ends by itself an hour after the last one.");
  case AlertKind::certificateExpires:
  case AlertKind::certificateProblem:
    return Words::tr("It ends by itself once a good certificate is in use.");
  case AlertKind::subscription:
    return Words::tr("It ends by itself once it is confirmed.");
  case AlertKind::approvalWaiting:
    return Words::tr("It ends by itself once somebody has decided, or the request expires.");
  }
  return {};
}

QString channelWord(AlertChannel channel) {
  switch (channel) {
  case AlertChannel::email:
    return Words::tr("E-mail");
  case AlertChannel::webhook:
    return Words::tr("Webhook", "where alerts are sent");
  }
  return {};
}

Look sentLook(const AlertView& alert) {
  std::array<const query::AlertMessageView*, 2> newest{};
  for (const query::AlertMessageView& message : alert.messages)
    newest.at(static_cast<std::size_t>(message.channel)) = &message;
  QStringList words;
  Look look{{}, QStringLiteral("send"), Token::text2};
  for (const query::AlertMessageView* message : newest) {
    if (message == nullptr) continue;
    words << sentWord(message->channel, message->state);
    if (message->state == AlertMessageState::givenUp) {
      look.icon = QStringLiteral("error");
      look.text = Token::dead;
    } else if (message->state == AlertMessageState::waiting && look.text == Token::text2) {
      look.icon = QStringLiteral("clock");
      look.text = Token::retry;
    }
  }
  if (words.isEmpty()) look.icon.clear();
  look.word = words.join(QStringLiteral(", "));
  return look;
}

QString messageWords(const query::AlertMessageView& message, UtcTime now) {
  const QString what =
      Words::tr("%1: %2", "a channel, what it says").arg(channelWord(message.channel), newsWord(message.news));
  switch (message.state) {
  case AlertMessageState::waiting:
    return message.nextAt && message.attempts > 0
               ? Words::tr("%1. Tried %n time(s), again %2.", "what, in 0:43", message.attempts)
                     .arg(what, countdown(*message.nextAt, now))
               : Words::tr("%1. Not sent yet.").arg(what);
  case AlertMessageState::sent:
    return message.endedAt ? Words::tr("%1. Sent %2 UTC.").arg(what, utcInTable(*message.endedAt, now))
                           : Words::tr("%1. Sent.").arg(what);
  case AlertMessageState::givenUp:
    return Words::tr("%1. Tried %n time(s), then given up.", "what", message.attempts).arg(what);
  case AlertMessageState::dropped:
    return Words::tr("%1. Not needed any more.").arg(what);
  }
  return {};
}

}  // namespace ack::ui::text
