#include "ui/signin/wait_line.h"

#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QTimer>

namespace ack::ui::signin {

WaitLine::WaitLine(const style::Theme& theme, const QString& wrong, QWidget* parent)
    : QWidget(parent), m_wrong(wrong), m_text(new widgets::Label(theme, style::Role::small, style::Token::danger)),
      m_ticker(new QTimer(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(new widgets::IconLabel(theme, QStringLiteral("error"), 14, style::Token::danger), 0, Qt::AlignTop);
  m_text->setWordWrap(true);
  row->addWidget(m_text, 1);
  m_ticker->setInterval(200);
  connect(m_ticker, &QTimer::timeout, this, &WaitLine::showLeft);
  hide();
}

void WaitLine::present(const session::Refusal& refusal) {
  m_wait = refusal.wait;
  if (!refusal.trouble.isEmpty()) return say(refusal.trouble);
  if (m_wait.count() == 0) return say(m_wrong);
  m_since.start();
  m_ticker->start();
  showLeft();
  show();
}

void WaitLine::say(const QString& sentence) {
  m_ticker->stop();
  m_wait = {};
  m_text->setText(sentence.left(1).toUpper() + sentence.mid(1));
  show();
}

void WaitLine::clear() {
  if (!isWaiting()) hide();
}

bool WaitLine::isWaiting() const { return m_ticker->isActive(); }
QString WaitLine::sentence() const { return isHidden() ? QString() : m_text->text(); }

void WaitLine::showLeft() {
  const auto left = m_wait - std::chrono::seconds(m_since.elapsed() / 1'000);
  if (left.count() <= 0) {
    m_ticker->stop();
    m_text->setText(m_wrong);
    Q_EMIT over();
    return;
  }
  const auto minutes = left.count() / 60;
  const QString figure = QStringLiteral("%1:%2").arg(minutes).arg(left.count() % 60, 2, 10, QLatin1Char('0'));
  m_text->setText(tr("%1 The next try is in %2.", "a sentence, then 0:04").arg(m_wrong, figure));
}

}  // namespace ack::ui::signin
