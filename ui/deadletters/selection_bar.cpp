#include "ui/deadletters/selection_bar.h"

#include "ui/commands/command_list.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QStackedWidget>

namespace ack::ui::deadletters {

using style::Role;
using style::Token;
using widgets::Button;

SelectionBar::SelectionBar(const style::Theme& theme, session::Session* session, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_stack(new QStackedWidget),
      m_count(new widgets::Label(theme, Role::bodyStrong, Token::text)),
      m_truth(new widgets::Label(theme, Role::small, Token::text3)),
      m_clear(new Button(theme, Button::Kind::ghost, tr("Clear selection"))),
      m_export(new Button(theme, Button::Kind::secondary, tr("Export evidence"), QStringLiteral("export"))),
      m_assign(new Button(theme, Button::Kind::secondary, tr("Assign owner…"), QStringLiteral("user"))),
      m_close(new Button(theme, Button::Kind::secondary, tr("Close without replay…"), QStringLiteral("close"))),
      m_replay(new Button(theme, Button::Kind::primary, tr("Replay…"), QStringLiteral("replay"))) {
  setProperty("edge", QStringLiteral("top"));
  style::fixHeight(theme, this, kHeight);
  setAccessibleName(tr("Selection"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  m_stack->addWidget(buildQuiet(theme));
  m_stack->addWidget(buildBusy());
  column->addWidget(m_stack);
  m_replay->setObjectName(QStringLiteral("replaySelected"));
  m_assign->setObjectName(QStringLiteral("assignSelected"));
  m_close->setObjectName(QStringLiteral("closeSelected"));
  m_export->setObjectName(QStringLiteral("exportSelected"));
  m_clear->setObjectName(QStringLiteral("clearSelection"));
  commands::bind(session, QStringLiteral("evidence.export"), m_export);
  commands::bind(session, QStringLiteral("letter.assign"), m_assign);
  commands::bind(session, QStringLiteral("letter.close"), m_close);
  commands::bind(session, QStringLiteral("replay.request"), m_replay);
  connect(m_clear, &QPushButton::clicked, this, &SelectionBar::clearRequested);
  connect(m_export, &QPushButton::clicked, this, &SelectionBar::exportRequested);
  connect(m_assign, &QPushButton::clicked, this, &SelectionBar::assignRequested);
  connect(m_close, &QPushButton::clicked, this, &SelectionBar::closeRequested);
  connect(m_replay, &QPushButton::clicked, this, &SelectionBar::replayRequested);
  present(0, 0, {});
}

QWidget* SelectionBar::buildQuiet(const style::Theme& theme) {
  auto* quiet = new QWidget;
  auto* row = new QHBoxLayout(quiet);
  row->setContentsMargins(24, 0, 24, 0);
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(theme, QStringLiteral("info"), 16, Token::text3));
  auto* words = new widgets::Label(theme, Role::small, Token::text3,
                                   tr("Nothing here runs again by itself. Tick what you want to act on."));
  words->setElide(Qt::ElideRight);
  row->addWidget(words, 1);
  return quiet;
}

QWidget* SelectionBar::buildBusy() {
  auto* busy = new QWidget;
  m_lines = new QBoxLayout(QBoxLayout::LeftToRight, busy);
  m_lines->setContentsMargins(24, 0, 24, 0);
  m_lines->setSpacing(8);
  auto* words = new QHBoxLayout;
  words->setSpacing(16);
  words->addWidget(m_count);
  m_truth->setElide(Qt::ElideRight);
  words->addWidget(m_truth, 1);
  m_lines->addLayout(words, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addStretch(1);
  for (Button* button : {m_clear, m_export, m_assign, m_close, m_replay}) buttons->addWidget(button);
  m_lines->addLayout(buttons);
  return busy;
}

void SelectionBar::fit() {
  constexpr int kSecondLine = 40;
  int needed = 48 + m_count->sizeHint().width() + 16;
  for (const Button* button : {m_clear, m_export, m_assign, m_close, m_replay})
    needed += button->sizeHint().width() + 8;
  const bool fits = m_stack->currentIndex() == 0 || needed <= width();
  m_lines->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  style::fixHeight(m_theme, this, fits ? kHeight : kHeight + kSecondLine);
}

void SelectionBar::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

void SelectionBar::present(std::size_t selected, std::size_t hidden, const QString& counters) {
  const int n = static_cast<int>(selected);
  m_stack->setCurrentIndex(selected == 0 ? 0 : 1);
  const QString number = text::count(n);
  m_count->setText(hidden == 0 ? tr("%1 selected").arg(number)
                               : tr("%1 selected, %2 hidden").arg(number, text::count(static_cast<int>(hidden))));
  m_truth->setText(counters.isEmpty() ? tr("Attempt counters go on. Nothing is reset.")
                                      : tr("Attempt counters continue at %1. Nothing is reset.").arg(counters));
  m_replay->setText(tr("Replay %1…", "a count").arg(number));
  m_replay->setAccessibleName(tr("Replay %n dead letter(s)", nullptr, n));
  m_assign->setAccessibleName(tr("Assign an owner to %n dead letter(s)", nullptr, n));
  m_close->setAccessibleName(tr("Close %n dead letter(s) without a replay", nullptr, n));
  fit();
}

}  // namespace ack::ui::deadletters
