#include "ui/sources/source_cards.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace ack::ui::sources {

using style::Role;
using style::Token;
using widgets::Label;

TrustCard::TrustCard(const style::Theme& theme, QWidget* parent)
    : Card(theme, tr("Before you trust a retry"), true, parent) {
  body()->addSpacing(4);
  const auto sentence = [&](const QString& icon, const QString& words, Token token) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 6, 0, 6);
    row->setSpacing(8);
    if (!icon.isEmpty()) row->addWidget(new widgets::IconLabel(theme, icon, 16, Token::text2), 0, Qt::AlignTop);
    auto* label = new Label(theme, Role::small, token, words);
    label->setWordWrap(true);
    row->addWidget(label, 1);
    body()->addLayout(row);
  };
  sentence({}, tr("No two providers behave the same. We show only what was seen, and where."), Token::text3);
  sentence(QStringLiteral("clock"), tr("Each fact carries its mark: documented, seen in code, or second-hand."),
           Token::text);
  sentence(QStringLiteral("warning"), tr("Not documented means we plan as if nothing is ever sent again."),
           Token::text);
  sentence(QStringLiteral("replay"),
           tr("For sources that never retry, the panel names the provider's way to resend."), Token::text);
  body()->addStretch(1);
}

TurnedAwayCard::TurnedAwayCard(const style::Theme& theme, QWidget* parent)
    : Card(theme, tr("Turned away in the last 24 h"), true, parent), m_theme(theme) {
  body()->addSpacing(4);
  auto* words =
      new Label(theme, Role::small, Token::text3, tr("Never stored, never run. The sender got a clear refusal."));
  words->setWordWrap(true);
  body()->addWidget(words);
  body()->addSpacing(8);
  body()->addStretch(1);
}

void TurnedAwayCard::present(const std::vector<const query::SourceView*>& sources) {
  constexpr std::size_t kMost = 5;
  std::map<QString, std::int64_t> byReason;
  std::int64_t total = 0;
  std::int64_t sampled = 0;
  for (const query::SourceView* view : sources) {
    total += view->rejected24h;
    for (const query::RejectionReason& reason : view->rejections) {
      byReason[reasonWords(reason.reason)] += reason.sampled;
      sampled += reason.sampled;
    }
  }
  std::vector<std::pair<QString, std::int64_t>> rows(byReason.begin(), byReason.end());
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  if (rows.size() > kMost) rows.resize(kMost);
  // Of a flood only samples keep their reason; the sum is exact.
  if (rows.empty() || sampled < total) rows.emplace_back(tr("In all"), total);
  if (rows == m_shown) return;
  m_shown = rows;
  qDeleteAll(m_rows);
  m_rows.clear();
  for (const auto& [reason, count] : rows) addRow(reason, count);
}

void TurnedAwayCard::addRow(const QString& reason, std::int64_t count) {
  auto* holder = new QWidget;
  style::fixHeight(m_theme, holder, 28);
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(widgets::makeRule());
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("state-rejected"), 16, Token::text2));
  auto* name = new Label(m_theme, Role::body, Token::text, reason);
  name->setElide(Qt::ElideRight);
  row->addWidget(name, 1);
  row->addWidget(new Label(m_theme, Role::bodyStrong, Token::text, text::count(count)));
  column->addLayout(row, 1);
  body()->insertWidget(body()->count() - 1, holder);
  m_rows << holder;
}

}  // namespace ack::ui::sources
