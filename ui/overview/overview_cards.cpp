#include "ui/overview/overview_cards.h"

#include "ui/charts/bars.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

namespace ack::ui::overview {
namespace {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Overview)
};

QHBoxLayout* line(int spacing = 8) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(spacing);
  return row;
}

/// Two lines of 1 px, 1 px apart: under a proven total only.
class DoubleRule final : public QWidget {
 public:
  explicit DoubleRule(const style::Theme& theme) : m_theme(theme) {
    setFixedHeight(3);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, m_theme.color(Token::text2));
    painter.fillRect(0, 2, width(), 1, m_theme.color(Token::text2));
  }

 private:
  const style::Theme& m_theme;
};

/// A line of 1 px in the colour of text: above a total.
class SumRule final : public QWidget {
 public:
  explicit SumRule(const style::Theme& theme) : m_theme(theme) {
    setFixedHeight(1);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), m_theme.color(Token::text2)); }

 private:
  const style::Theme& m_theme;
};

QWidget* fixedRow(const style::Theme& theme, QHBoxLayout* row, int height) {
  auto* holder = new QWidget;
  style::fixHeight(theme, holder, height);
  holder->setLayout(row);
  return holder;
}

}  // namespace

QString windowWords(std::chrono::hours window) {
  if (window <= std::chrono::hours(48)) return Words::tr("%n hour(s)", nullptr, static_cast<int>(window.count()));
  return Words::tr("%n day(s)", nullptr, static_cast<int>(window.count() / 24));
}

CompletionCard::CompletionCard(const style::Theme& theme, QWidget* parent)
    : Card(theme, {}, true, parent),
      m_icon(new IconLabel(theme, QStringLiteral("state-completed"), 16, Token::completed)),
      m_name(new Label(theme, Role::smallStrong, Token::text2)),
      m_under(new widgets::Badge(theme, {}, Token::retry, Token::retryTint)),
      m_rate(new Label(theme, Role::kpi, Token::text)), m_events(new Label(theme, Role::small, Token::text3)),
      m_bars(new charts::HourBars(theme)), m_steps(new Label(theme, Role::caption, Token::text3)) {
  setAccessibleName(tr("Completion"));
  auto* head = line();
  head->addWidget(m_icon);
  head->addWidget(m_name, 1);
  head->addWidget(m_under);
  m_name->setElide(Qt::ElideRight);
  body()->addWidget(fixedRow(theme, head, 20));
  body()->addSpacing(6);
  auto* figures = line();
  figures->addWidget(m_rate, 0, Qt::AlignBottom);
  figures->addWidget(m_events, 1, Qt::AlignBottom);
  m_events->setContentsMargins(0, 0, 0, 5);
  m_events->setElide(Qt::ElideRight);
  body()->addWidget(fixedRow(theme, figures, 34));
  body()->addSpacing(8);
  body()->addWidget(m_bars);
  body()->addSpacing(4);
  auto* foot = line();
  foot->addWidget(m_steps, 1);
  m_steps->setElide(Qt::ElideRight);
  foot->addWidget(new Label(theme, Role::caption, Token::text3, tr("now")));
  body()->addWidget(fixedRow(theme, foot, 16));
  body()->addStretch(1);
}

void CompletionCard::present(const query::Overview& overview, std::chrono::hours window) {
  const query::Status& status = overview.status;
  const bool anything = status.completionDue > 0;
  const bool under = anything && status.completionWithinTarget < status.completionTarget;
  m_icon->setIcon(under ? QStringLiteral("warning") : QStringLiteral("state-completed"),
                  under ? Token::retry : Token::completed);
  m_name->setText(tr("Finished in time"));
  setToolTip(
      tr("Completed within its source's time, of all accepted in the last %1 whose time has passed or which are "
         "completed.")
          .arg(windowWords(window)));
  m_under->setVisible(under);
  // From the figures as shown, so that rate and shortfall add up to the target.
  const double shown = std::floor(status.completionWithinTarget * 1000.0 + 1e-6);
  m_under->setText(tr("%1 under target %2", "points, percent")
                       .arg(QLocale().toString((status.completionTarget * 1000.0 - shown) / 10.0, 'f', 1),
                            QLocale().toString(status.completionTarget * 100.0, 'g', 4) + QLatin1Char('%')));
  m_rate->setText(anything ? text::percent(status.completionWithinTarget) : text::missing());
  m_rate->setAccessibleName(tr("%1 finished in time").arg(m_rate->text()));
  m_events->setText(
      anything ? tr("%1 of %2 events").arg(text::count(status.completionInTime), text::count(status.completionDue))
               : tr("Nothing was due yet"));
  m_bars->setHours(overview.hours, status.completionTarget);
  const int counted = m_bars->counted();
  m_steps->setText(window <= std::chrono::hours(24)
                       ? tr("Hour by hour: %1 of %2 on target").arg(m_bars->onTarget()).arg(counted)
                       : tr("Step by step: %1 of %2 on target").arg(m_bars->onTarget()).arg(counted));
}

void CompletionCard::setStale(bool stale) { m_rate->setToken(stale ? Token::text3 : Token::text); }

KpiCard::KpiCard(const style::Theme& theme, const QString& icon, Token token, const QString& name, QWidget* parent)
    : Card(theme, {}, true, parent), m_theme(theme), m_figure(new Label(theme, Role::kpi, Token::text)),
      m_sentence(new Label(theme, Role::small, Token::text3)) {
  setAccessibleName(name);
  auto* head = line();
  head->addWidget(new IconLabel(theme, icon, 16, token));
  auto* label = new Label(theme, Role::smallStrong, Token::text2, name);
  label->setElide(Qt::ElideRight);
  head->addWidget(label, 1);
  body()->addWidget(fixedRow(theme, head, 20));
  body()->addSpacing(6);
  m_figure->setElide(Qt::ElideRight);
  body()->addWidget(m_figure);
  body()->addSpacing(4);
  m_sentence->setWordWrap(true);
  m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  body()->addWidget(m_sentence, 1);
}

void KpiCard::present(const QString& figure, const QString& sentence) {
  m_figure->setText(figure);
  fit();
  m_sentence->setText(sentence);
  m_sentence->setToolTip(sentence);
  m_figure->setAccessibleName(accessibleName() + QStringLiteral(": ") + figure);
}

/// A longer figure ("21 h 35 min" in some languages) is smaller rather than cut.
void KpiCard::fit() {
  const int room = contentsRect().width() - body()->contentsMargins().left() - body()->contentsMargins().right();
  const QFontMetrics large(m_theme.font(Role::kpi));
  m_figure->setRole(large.horizontalAdvance(m_figure->text()) <= room ? Role::kpi : Role::proof);
}

void KpiCard::resizeEvent(QResizeEvent* event) {
  Card::resizeEvent(event);
  fit();
}

void KpiCard::setStale(bool stale) { m_figure->setToken(stale ? Token::text3 : Token::text); }

QString KpiCard::figure() const { return m_figure->text(); }

OwnersCard::OwnersCard(const style::Theme& theme, QWidget* parent)
    : Card(theme, {}, true, parent), m_theme(theme), m_total(new Label(theme, Role::smallStrong, Token::text)) {
  setAccessibleName(tr("Dead letters by owner"));
  auto* head = line();
  head->addWidget(new IconLabel(theme, QStringLiteral("state-dead"), 16, Token::dead));
  auto* name = new Label(theme, Role::smallStrong, Token::text2, tr("Dead letters by owner"));
  name->setElide(Qt::ElideRight);
  head->addWidget(name, 1);
  head->addWidget(m_total);
  body()->addWidget(fixedRow(theme, head, 20));
  body()->addSpacing(4);
  body()->addStretch(1);
}

void OwnersCard::present(const std::vector<query::OwnerLoad>& owners, UtcTime now) {
  delete m_rows;
  m_rows = new QWidget;
  auto* column = new QVBoxLayout(m_rows);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  std::int64_t total = 0;
  constexpr int kMost = 3;
  int shown = 0;
  // Nobody comes last, but is never the row that doesn't fit.
  std::vector<query::OwnerLoad> ordered = owners;
  std::stable_partition(ordered.begin(), ordered.end(),
                        [](const query::OwnerLoad& load) { return !load.owner.empty(); });
  const bool nobodyToo = !ordered.empty() && ordered.back().owner.empty() && ordered.back().deadLetters > 0;
  for (const query::OwnerLoad& load : ordered) {
    total += load.deadLetters;
    const bool nobody = load.owner.empty();
    if (load.deadLetters == 0 || (!nobody && shown == (nobodyToo ? kMost - 1 : kMost))) continue;
    ++shown;
    const QString owner = text::fromUtf8(load.owner);
    auto* row = line();
    row->addWidget(new widgets::Avatar(m_theme, owner, 20));
    auto* name = new Label(m_theme, nobody ? Role::smallStrong : Role::small, nobody ? Token::dead : Token::text,
                           nobody ? tr("No owner") : owner);
    name->setElide(Qt::ElideRight);
    row->addWidget(name, 1);
    row->addWidget(new Label(m_theme, Role::smallStrong, Token::text, text::count(load.deadLetters)));
    auto* oldest = new Label(m_theme, Role::small, Token::text3,
                             load.oldest ? text::duration(now - *load.oldest) : text::missing());
    oldest->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    style::leastWidth(m_theme, oldest, 68);
    row->addWidget(oldest);
    column->addWidget(fixedRow(m_theme, row, 30));
  }
  if (shown == 0) {
    auto* nothing = new Label(m_theme, Role::small, Token::text3, tr("Nothing is set aside."));
    nothing->setContentsMargins(0, 6, 0, 0);
    column->addWidget(nothing);
  }
  m_total->setText(text::count(total));
  body()->insertWidget(2, m_rows);
}

ProofCard::ProofCard(const style::Theme& theme, QWidget* parent)
    : Card(theme, tr("Charged once"), true, parent), m_checked(new Label(theme, Role::small, Token::text3)),
      m_events(new Label(theme, Role::bodyStrong, Token::text)),
      m_lines(new Label(theme, Role::bodyStrong, Token::text)),
      m_second(new Label(theme, Role::bodyStrong, Token::text)),
      m_mark(new IconLabel(theme, QStringLiteral("state-completed"), 16, Token::completed)),
      m_absorbed(new Label(theme, Role::bodyStrong, Token::text)) {
  const auto row = [&](const QString& name, Token token, Label* value, QWidget* before, QWidget* icon, int height) {
    auto* cells = line();
    if (icon != nullptr) cells->addWidget(icon);
    auto* label = new Label(theme, token == Token::text ? Role::bodyStrong : Role::body, token, name);
    label->setElide(Qt::ElideRight);
    cells->addWidget(label, 1);
    if (before != nullptr) cells->addWidget(before);
    cells->addWidget(value);
    body()->addWidget(fixedRow(theme, cells, height));
  };
  body()->addSpacing(4);
  m_checked->setElide(Qt::ElideRight);
  body()->addWidget(m_checked);
  body()->addSpacing(12);
  row(tr("Events that cost money"), Token::text2, m_events, nullptr, nullptr, 32);
  row(tr("Charge lines written"), Token::text2, m_lines, nullptr, nullptr, 32);
  body()->addWidget(new SumRule(theme));
  row(tr("Second charges"), Token::text, m_second, m_mark, nullptr, 36);
  body()->addWidget(new DoubleRule(theme));
  body()->addSpacing(12);
  row(tr("Duplicates absorbed"), Token::text2, m_absorbed, nullptr,
      new IconLabel(theme, QStringLiteral("duplicate"), 16, Token::text2), 28);
  body()->addSpacing(6);
  auto* words = new Label(theme, Role::small, Token::text3,
                          tr("Providers sent these events again. No new work and no new charge came of it."));
  words->setWordWrap(true);
  body()->addWidget(words);
  body()->addStretch(1);
  auto* open = new widgets::Button(theme, widgets::Button::Kind::link, tr("Open the ledger"));
  connect(open, &QPushButton::clicked, this, &ProofCard::ledgerRequested);
  auto* foot = line();
  foot->addWidget(open);
  foot->addStretch(1);
  body()->addLayout(foot);
}

void ProofCard::present(const query::Overview& overview, std::chrono::hours window, UtcTime now) {
  m_checked->setText(tr("Last %1, checked %2 UTC", "window, time").arg(windowWords(window), text::utcMinute(now)));
  m_events->setText(text::count(overview.chargedEvents));
  m_lines->setText(text::count(overview.chargeLines));
  m_second->setText(text::count(overview.secondCharges));
  const bool proven = overview.secondCharges == 0 && overview.chargedEvents == overview.chargeLines;
  m_mark->setIcon(proven ? QStringLiteral("state-completed") : QStringLiteral("error"),
                  proven ? Token::completed : Token::dead);
  m_second->setToken(proven ? Token::text : Token::dead);
  m_absorbed->setText(text::count(overview.duplicatesAbsorbed));
  setAccessibleDescription(tr("Events that cost money %1, charge lines %2, second charges %3, duplicates absorbed %4")
                               .arg(m_events->text(), m_lines->text(), m_second->text(), m_absorbed->text()));
}

}  // namespace ack::ui::overview
