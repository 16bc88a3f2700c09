#include "ui/sources/refusals.h"

#include "ui/text/formats.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"

#include <QVBoxLayout>

namespace ack::ui::sources {

using style::Role;
using style::Token;
using widgets::Label;

Refusals::Refusals(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 16);
  m_column->setSpacing(6);
  m_column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("Turned away in 24 h, and why")));
  hide();
}

void Refusals::present(const query::SourceView& view) {
  constexpr std::size_t kMost = 5;
  setVisible(view.rejected24h > 0);
  std::int64_t sampled = 0;
  QStringList names, counts;
  for (const query::RejectionReason& reason : view.rejections) {
    sampled += reason.sampled;
    if (names.size() >= static_cast<qsizetype>(kMost)) continue;
    names << reasonWords(reason.reason);
    counts << text::count(reason.sampled);
  }
  names << tr("In this hour");
  counts << text::count(view.rejectedPerHour.empty() ? 0 : view.rejectedPerHour.back());
  const QString note =
      sampled < view.rejected24h
          ? tr("%1 in all. Of a flood only samples keep their reason.").arg(text::count(view.rejected24h))
          : QString();
  const QStringList shown = names + counts + QStringList{note};
  if (m_rows != nullptr && shown == m_shown) return;
  m_shown = shown;
  delete m_rows;
  m_rows = new QWidget;
  auto* column = new QVBoxLayout(m_rows);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* list = new widgets::FactsList(m_theme);
  for (qsizetype i = 0; i < names.size(); ++i)
    list->setFact(names[i], counts[i],
                  i + 1 == names.size() ? QStringLiteral("clock") : QStringLiteral("state-rejected"));
  column->addWidget(list);
  if (!note.isEmpty()) {
    auto* words = new Label(m_theme, Role::small, Token::text3, note);
    words->setWordWrap(true);
    column->addWidget(words);
  }
  m_column->addWidget(m_rows);
}

}  // namespace ack::ui::sources
