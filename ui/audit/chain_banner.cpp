#include "ui/audit/chain_banner.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>

namespace ack::ui::audit {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

namespace {

QString count(std::int64_t number) { return text::count(number); }

}  // namespace

ChainBanner::ChainBanner(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_icon(new widgets::IconLabel(theme, QStringLiteral("audit"), 20, Token::held)),
      m_fact(new Label(theme, Role::bodyStrong, Token::text)), m_more(new Label(theme, Role::small, Token::text2)),
      m_progress(new QProgressBar), m_head(new QWidget),
      m_headName(new Label(theme, Role::small, Token::text2, tr("Head"))),
      m_headHash(new Label(theme, Role::mono, Token::text)),
      m_show(new Button(theme, Button::Kind::secondary, tr("Show entry"))),
      m_verify(new Button(theme, Button::Kind::secondary, tr("Verify again"), QStringLiteral("replay"))),
      m_cancel(new Button(theme, Button::Kind::secondary, tr("Cancel"))) {
  setObjectName(QStringLiteral("chainBanner"));
  style::leastHeight(theme, this, 64);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(18, 8, 16, 8);
  row->setSpacing(14);
  row->addWidget(m_icon, 0, Qt::AlignVCenter);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(2);
  lines->addStretch(1);
  m_fact->setWordWrap(true);
  m_more->setWordWrap(true);
  lines->addWidget(m_fact);
  lines->addWidget(m_more);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress of the check"));
  m_progress->hide();
  lines->addWidget(m_progress);
  lines->addStretch(1);
  row->addLayout(lines, 1);
  auto* head = new QVBoxLayout(m_head);
  head->setContentsMargins(0, 0, 0, 0);
  head->setSpacing(0);
  m_headName->setAlignment(Qt::AlignRight);
  m_headHash->setAlignment(Qt::AlignRight);
  head->addWidget(m_headName);
  head->addWidget(m_headHash);
  row->addWidget(m_head, 0, Qt::AlignVCenter);
  m_show->setObjectName(QStringLiteral("showBadEntry"));
  m_verify->setObjectName(QStringLiteral("verifyAgain"));
  m_cancel->setObjectName(QStringLiteral("cancelVerify"));
  for (Button* button : {m_show, m_verify, m_cancel}) {
    button->setSmall(true);
    row->addWidget(button, 0, Qt::AlignVCenter);
  }
  m_verify->setAccessibleName(tr("Verify the whole chain again"));
  m_cancel->setAccessibleName(tr("Cancel the check of the chain"));
  connect(m_verify, &QPushButton::clicked, this, &ChainBanner::verifyRequested);
  connect(m_cancel, &QPushButton::clicked, this, &ChainBanner::cancelRequested);
  connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT entryRequested(m_badEntry); });
  present({});
}

QString ChainBanner::fact() const { return m_fact->text(); }

void ChainBanner::say(Tone tone, const QString& icon, const QString& fact, const QString& more) {
  const Token ink = tone == Tone::good      ? Token::completed
                    : tone == Tone::bad     ? Token::dead
                    : tone == Tone::warning ? Token::retry
                                            : Token::text;
  const bool brokeNow = tone == Tone::bad && m_tone != Tone::bad;
  m_tone = tone;
  m_icon->setIcon(icon, ink);
  m_fact->setToken(ink);
  m_fact->setText(fact);
  m_more->setText(more);
  m_more->setVisible(!more.isEmpty());
  setAccessibleName(more.isEmpty() ? fact : fact + QLatin1Char(' ') + more);
  update();
  if (!brokeNow) return;
  QAccessibleEvent alert(this, QAccessible::Alert);  // read out at once (DESIGN-UI 9)
  QAccessible::updateAccessibility(&alert);
}

void ChainBanner::present(const ChainState& state) {
  m_badEntry = state.proof && state.proof->fault ? state.proof->fault->entry : 0;
  m_show->setVisible(m_badEntry > 0 && state.proof->entries > 0);
  m_progress->setVisible(state.checking);
  m_cancel->setVisible(state.checking);
  m_verify->setVisible(!state.checking);
  m_head->setVisible(!state.checking && state.proof && !state.proof->headHex.empty() && !state.proof->fault);
  if (state.checking) {
    presentProgress(state);
  } else if (!state.trouble.isEmpty()) {
    say(Tone::warning, QStringLiteral("warning"), tr("The chain can't be checked now."), state.trouble);
  } else if (state.proof) {
    presentProof(*state.proof, state);
  } else {
    say(Tone::warning, QStringLiteral("warning"), tr("The chain has not been checked yet."),
        state.cancelled ? tr("The check was cancelled. Nothing was changed.") : QString());
  }
}

void ChainBanner::presentProgress(const ChainState& state) {
  const bool broken = state.proof && state.proof->fault;
  m_progress->setRange(0, state.all > 0 ? 1'000 : 0);
  if (state.all > 0) m_progress->setValue(static_cast<int>(state.done * 1'000 / state.all));
  say(broken ? Tone::bad : Tone::calm, QStringLiteral("audit"), tr("Checking every entry from the first on."),
      state.all > 0 ? tr("%1 of %2 entries. The page stays usable.").arg(count(state.done), count(state.all))
                    : tr("The page stays usable."));
}

void ChainBanner::presentProof(const query::AuditProof& proof, const ChainState& state) {
  const QString when = tr("Last checked %1 UTC in %2.", "time of day, duration")
                           .arg(text::utcClock(proof.at), text::duration(proof.took, text::Rounding::up));
  const QString cancelled = state.cancelled ? tr("A later check was cancelled.") + QLatin1Char(' ') : QString();
  if (proof.fault) {
    const QString sentence = text::fromUtf8(proof.fault->sentence);
    say(Tone::bad, QStringLiteral("error"),
        tr("The chain is broken: %1.", "what is wrong, a half sentence").arg(sentence),
        cancelled + tr("%n good entry(ies) before it.", nullptr, static_cast<int>(proof.entries)) + QLatin1Char(' ') +
            tr("Export the trail and keep the file: it shows what was found.") + QLatin1Char(' ') + when);
    return;
  }
  if (proof.entries == 0) {
    say(Tone::calm, QStringLiteral("audit"), tr("There is no entry yet."), when);
    return;
  }
  QString more = cancelled;
  if (proof.since) more += tr("Since %1.", "a day").arg(text::utcDay(*proof.since)) + QLatin1Char(' ');
  more += tr("Each entry carries the hash of the one before.") + QLatin1Char(' ') + when;
  if (proof.signedAt)
    more += QLatin1Char(' ') +
            tr("Last signed %1 UTC in audit.checkpoint.", "time of day").arg(text::utcClock(*proof.signedAt));
  say(Tone::good, QStringLiteral("chain-ok"),
      tr("The chain is whole: %1 entries, none changed, removed or moved.").arg(count(proof.entries)), more);
  const QString hash = text::fromUtf8(proof.headHex);
  m_headHash->setText(text::shortHash(hash));
  m_headHash->setHint(hash);
}

void ChainBanner::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(m_tone == Tone::good      ? Token::completedTint
                                 : m_tone == Tone::bad     ? Token::deadTint
                                 : m_tone == Tone::warning ? Token::retryTint
                                                           : Token::heldTint));
  painter.drawRoundedRect(rect(), 8, 8);
}

}  // namespace ack::ui::audit
