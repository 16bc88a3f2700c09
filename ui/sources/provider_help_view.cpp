#include "ui/sources/provider_help_view.h"

#include "core/query/provider_sheet.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

constexpr int kTitleWidth = 168;
constexpr int kSeenWidth = 232;

QString plain(const std::string& value) { return text::fromUtf8(value).remove(QLatin1Char('`')); }

Label* wrapped(const style::Theme& theme, Role role, Token token, const QString& words) {
  auto* label = new Label(theme, role, token, words);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

/// A rule above each row, so that a long text stays with its title.
void addRow(const style::Theme& theme, QGridLayout* grid, const query::SheetRow& row) {
  const int at = grid->rowCount();
  grid->addWidget(widgets::makeRule(), at, 0, 1, 3);
  const auto put = [&](Label* label, int column) {
    label->setContentsMargins(0, 7, 0, 7);
    grid->addWidget(label, at + 1, column, Qt::AlignTop);
  };
  put(wrapped(theme, Role::body, Token::text2, plain(row.title)), 0);
  put(wrapped(theme, Role::body, Token::text, plain(row.text)), 1);
  const bool unsure = row.seen.starts_with("unverified") || row.seen.starts_with("secondary");
  put(wrapped(theme, Role::small, unsure ? Token::retry : Token::text3, plain(row.seen)), 2);
}

}  // namespace

ProviderHelpView::ProviderHelpView(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_card(new widgets::Card(theme, tr("Provider"))), m_scroll(new QScrollArea) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 0, 24, 16);
  column->addWidget(m_card);
  auto* close = new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Close"));
  close->setSmall(true);
  m_card->titleRow()->addWidget(close);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setAccessibleName(tr("What is known about the provider"));
  m_card->body()->addSpacing(8);
  m_card->body()->addWidget(m_scroll, 1);
  connect(close, &QPushButton::clicked, this, &ProviderHelpView::closed);
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &ProviderHelpView::closed);
}

void ProviderHelpView::present(const query::ProviderView& provider) {
  m_provider = text::fromUtf8(provider.name);
  m_card->setTitle(m_provider);
  auto* content = new QWidget;
  content->setProperty("surface", QStringLiteral("surface"));
  content->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 12, 0);
  column->setSpacing(0);
  for (const query::SheetSection& section : query::providerSheet(provider)) {
    column->addSpacing(12);
    column->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, text::fromUtf8(section.title)));
    column->addSpacing(6);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(0);
    grid->setColumnMinimumWidth(0, kTitleWidth);
    grid->setColumnMinimumWidth(2, kSeenWidth);
    grid->setColumnStretch(1, 1);
    for (const query::SheetRow& row : section.rows) addRow(m_theme, grid, row);
    column->addLayout(grid);
  }
  column->addStretch(1);
  m_scroll->setWidget(content);  // the one from before goes with it
  m_scroll->setFocus(Qt::OtherFocusReason);
}

}  // namespace ack::ui::sources
