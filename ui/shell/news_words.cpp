#include "ui/shell/news_words.h"

#include "ui/text/alert_words.h"
#include "ui/text/formats.h"

#include <QCoreApplication>

namespace ack::ui::shell {
namespace {

using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Notifications)
};

int countOf(std::int64_t count) { return static_cast<int>(std::min<std::int64_t>(count, 1'000'000)); }

QString inAnHour() { return Words::tr("In 1 hour", "button: tell me again"); }

NewsWords alertWords(const News& news, UtcTime now) {
  const query::AlertView& alert = *news.alert;
  const text::AlertWords about = text::wordsOf(alert);
  NewsWords words;
  words.icon = about.icon;
  words.token = about.token;
  words.title = about.sentence;
  const auto add = [&words](const QString& name, const QString& value) {
    if (!value.isEmpty()) words.facts << std::pair(name, value);
  };
  add(Words::tr("Alert"), text::fromUtf8(domain::toText(alert.id)));
  add(Words::tr("First"), Words::tr("%1 UTC", "a time").arg(text::utcInTable(alert.firstAt, now)));
  add(Words::tr("Evidence"), text::fromUtf8(alert.evidence));
  add(Words::tr("Owner"), alert.owner.empty() ? Words::tr("No owner") : text::fromUtf8(alert.owner));
  add(Words::tr("Next step"), about.nextStep);
  if (news.count > 1)
    words.note = Words::tr("%n more of this kind since the last notification.", nullptr, countOf(news.count - 1));
  words.open =
      news.count > 1 ? Words::tr("Open %n", "button: so many alerts", countOf(news.count)) : Words::tr("Open");
  words.later = inAnHour();
  words.page = QStringLiteral("alerts");
  words.filter = text::fromUtf8(domain::toText(alert.id));
  return words;
}

NewsWords approvalWords(const News& news, const QString& name) {
  const query::ReplayView& replay = *news.replay;
  NewsWords words;
  words.icon = QStringLiteral("role");
  words.token = Token::retry;
  const QString first = name.section(QLatin1Char(' '), 0, 0);
  words.title = news.count > 1    ? Words::tr("%n replay(s) wait for your approval", nullptr, countOf(news.count))
                : first.isEmpty() ? Words::tr("A replay waits for approval")
                                  : Words::tr("%1, a replay waits for your approval", "a first name").arg(first);
  words.text = Words::tr("%n event(s), asked by %1.", nullptr, countOf(replay.counts.runs))
                   .arg(text::fromUtf8(replay.askedBy));
  const std::int64_t doubtful = replay.counts.possible;
  if (doubtful > 0)
    words.text += QLatin1Char(' ') + Words::tr("%n effect(s) could repeat.", nullptr, countOf(doubtful));
  if (replay.counts.ask > 0)
    words.text +=
        QLatin1Char(' ') + Words::tr("%n effect(s) are looked up first.", nullptr, countOf(replay.counts.ask));
  words.open = Words::tr("Review");
  words.later = Words::tr("Later", "button");
  words.note = Words::tr("Approval is given inside the app, never from here.");
  words.page = QStringLiteral("replay");
  words.filter = news.count > 1 ? QString() : text::fromUtf8(domain::toText(replay.id));
  return words;
}

}  // namespace

NewsWords wordsFor(const News& news, const QString& name, UtcTime now) {
  NewsWords words;
  switch (news.about) {
  case News::About::alert:
    return alertWords(news, now);
  case News::About::approval:
    return approvalWords(news, name);
  case News::About::waiting:
    words.icon = QStringLiteral("bell");
    words.token = Token::dead;
    words.title = news.totalsOnly ? Words::tr("%n alert(s) are open", nullptr, countOf(news.count))
                                  : Words::tr("%n alert(s) wait for you", nullptr, countOf(news.count));
    words.text = news.totalsOnly ? Words::tr("Sign in to see what they are about.")
                                 : Words::tr("They were there before you came.");
    words.page = news.totalsOnly ? QString() : QStringLiteral("alerts");
    words.open =
        news.totalsOnly ? Words::tr("Sign in…") : Words::tr("Open %n", "button: so many alerts", countOf(news.count));
    break;
  case News::About::notReceiving:
    words.icon = QStringLiteral("state-rejected");
    words.token = Token::dead;
    words.title = Words::tr("Receiving has stopped");
    words.text =
        Words::tr("New events are not taken until it runs again. Most providers send them again for a while. "
                  "What was accepted stays stored.");
    words.page = QStringLiteral("overview");
    words.open = Words::tr("Open");
    break;
  case News::About::chainBroken:
    words.icon = QStringLiteral("error");
    words.token = Token::dead;
    words.title = Words::tr("The audit trail is broken");
    words.text = Words::tr("An entry was changed, taken away or cut off. The page names the first one.");
    words.page = QStringLiteral("audit");
    words.open = Words::tr("Open");
    break;
  }
  words.later = inAnHour();
  return words;
}

QString inOneLine(const NewsWords& words) {
  QStringList parts;
  for (const auto& [name, value] : words.facts)
    parts << Words::tr("%1: %2", "a fact's name and value").arg(name, value);
  if (!words.text.isEmpty()) parts << words.text;
  if (!words.note.isEmpty()) parts << words.note;
  return parts.join(QStringLiteral(" · "));
}

}  // namespace ack::ui::shell
