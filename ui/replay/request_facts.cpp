#include "ui/replay/request_facts.h"

#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace ack::ui::replay {
namespace {

using style::Role;
using style::Token;

constexpr int kLeastReason = 10, kMostReason = 500;

}  // namespace

RequestFacts::RequestFacts(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_grid(new QGridLayout),
      m_reason(new widgets::ReasonField(theme, tr("Your reason"), kLeastReason, kMostReason)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  m_reason->editor()->setObjectName(QStringLiteral("decisionReason"));
  m_reason->hide();
  column->addWidget(m_reason);
  m_grid->setHorizontalSpacing(12);
  m_grid->setVerticalSpacing(10);
  m_grid->setColumnStretch(1, 1);
  column->addLayout(m_grid);
  column->addStretch(1);
}

void RequestFacts::add(const QString& name, const QString& value, bool isMono) {
  if (value.isEmpty()) return;
  const int row = static_cast<int>(m_shown.size()) / 2;
  auto* left = new widgets::Label(m_theme, Role::small, Token::text3, name);
  auto* right = new widgets::Label(m_theme, isMono ? Role::mono : Role::small, Token::text, value);
  left->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  right->setWordWrap(true);
  right->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_grid->addWidget(left, row, 0, Qt::AlignTop);
  m_grid->addWidget(right, row, 1);
  m_shown << left << right;
}

void RequestFacts::present(const query::ReplayView& view, UtcTime now, bool mayDecide) {
  for (QWidget* widget : std::as_const(m_shown)) widget->deleteLater();
  for (QWidget* widget : std::as_const(m_shown)) m_grid->removeWidget(widget);
  m_shown.clear();
  m_reason->setVisible(mayDecide);
  const auto at = [now](const std::optional<UtcTime>& time) {
    return time ? text::utcInTable(*time, now) + QStringLiteral(" UTC") : QString();
  };
  add(tr("Asked by"), text::fromUtf8(view.askedBy));
  add(tr("Asked"), at(view.askedAt));
  add(tr("Why"), text::reasonWord(view.reasonKind));
  add(tr("Reason"), text::fromUtf8(view.reason));
  add(tr("Chosen"), text::fromUtf8(view.chosen));
  if (view.needsCorrection) add(tr("Cause"), view.corrected ? tr("corrected, says who asked") : tr("not corrected"));
  add(tr("Rules"), view.rules == domain::RulesChoice::current ? tr("the current ones") : tr("those at acceptance"));
  add(tr("Pace"), text::paceWords(view.pace));
  add(tr("Second person"), text::fromUtf8(view.whySecond));
  if (view.state == domain::ReplayState::waiting && view.expiresAt)
    add(tr("Expires"),
        tr("%1, %2", "a time, in so long").arg(at(view.expiresAt), text::countdown(*view.expiresAt, now)));
  add(tr("Decided by"), text::fromUtf8(view.decidedBy));
  add(tr("Decided"), at(view.decidedAt));
  add(tr("Their reason"), text::fromUtf8(view.decisionReason));
  add(tr("Began"), at(view.beganAt));
  add(tr("Ended"), at(view.endedAt));
  add(tr("Stopped"), text::fromUtf8(view.stopReason));
  add(tr("Manifest"), text::shortHash(QString::fromStdString(view.manifestSha256Hex)), true);
}

}  // namespace ack::ui::replay
