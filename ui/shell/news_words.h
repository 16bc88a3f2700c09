#pragma once
// What a notification says of its news: a title with its number first, safe facts, and where its button leads.
// Never a payload, and never a button that runs anything (DESIGN-UI 10). Thread: gui.
#include "ui/shell/news_desk.h"
#include "ui/style/theme.h"

#include <QList>
#include <QString>

#include <utility>

namespace ack::ui::shell {

struct NewsWords {
  QString icon;
  style::Token token{style::Token::text2};
  QString title;
  QList<std::pair<QString, QString>> facts;  ///< name, value
  QString text;                              ///< in place of facts
  QString open, later;                       ///< the two buttons; no `open`: there is nothing to open
  QString note;                              ///< smaller, under the buttons
  QString page, filter;                      ///< as shell::Page::pageRequested
};

/// `name`: of who is signed in.
NewsWords wordsFor(const News& news, const QString& name, UtcTime now);
/// All of it in one sentence, for a desktop that has no place for windows of our own, and to be read aloud.
QString inOneLine(const NewsWords& words);

}  // namespace ack::ui::shell
