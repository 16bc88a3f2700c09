#include "ui/addsource/promise_step.h"

#include "core/query/provider_views.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ack::ui::addsource {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

struct Trust {
  QString words;
  bool sure{true};
};

Trust trustOf(query::FactView::Trust trust) {
  switch (trust) {
  case query::FactView::Trust::official:
    return {PromiseStep::tr("Documented by the provider"), true};
  case query::FactView::Trust::code:
    return {PromiseStep::tr("Seen in the provider's code"), true};
  case query::FactView::Trust::secondary:
    return {PromiseStep::tr("Second-hand"), false};
  case query::FactView::Trust::unverified:
    return {PromiseStep::tr("Not verified"), false};
  }
  return {};
}

QString timeOf(const query::LimitView& limit) { return text::span(std::chrono::seconds(*limit.number)); }

}  // namespace

PromiseStep::PromiseStep(const style::Theme& theme, QWidget* parent)
    : WizardPage(parent), m_theme(theme), m_column(new QVBoxLayout) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* content = new QWidget;
  content->setProperty("surface", QStringLiteral("surface"));
  content->setAttribute(Qt::WA_StyledBackground);
  content->setLayout(m_column);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->addStretch(1);
  scroll->setWidget(content);
  outer->addWidget(scroll);
}

void PromiseStep::addRow(const QString& icon, const QString& name, const QString& value,
                         const query::FactView* fact) {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(widgets::makeRule());
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 10, 0, 10);
  row->setSpacing(12);
  row->addWidget(new widgets::IconLabel(m_theme, icon, 16, Token::text2), 0, Qt::AlignTop);
  auto* title = new Label(m_theme, Role::bodyStrong, Token::text, name);
  style::fixWidth(m_theme, title, 184);
  title->setWordWrap(true);
  row->addWidget(title, 0, Qt::AlignTop);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(2);
  auto* words = new Label(m_theme, Role::body, Token::text, value);
  words->setWordWrap(true);
  lines->addWidget(words);
  if (fact != nullptr) {
    const Trust trust = trustOf(fact->trust);
    auto* seen = new Label(m_theme, Role::caption, trust.sure && !fact->conflict ? Token::text3 : Token::retry,
                           (fact->conflict ? tr("Sources contradict each other") : trust.words) +
                               QStringLiteral(" · ") + text::fromUtf8(fact->source));
    seen->setWordWrap(true);
    lines->addWidget(seen);
  }
  row->addLayout(lines, 1);
  column->addLayout(row);
  m_rowColumn->addWidget(holder);
}

void PromiseStep::setProvider(const query::ProviderView* provider) {
  delete m_rows;
  m_rows = new QWidget;
  m_rowColumn = new QVBoxLayout(m_rows);
  m_rowColumn->setContentsMargins(0, 0, 0, 0);
  m_rowColumn->setSpacing(0);
  m_column->insertWidget(0, m_rows);
  const query::ProviderView nothing;
  const query::ProviderView& known = provider == nullptr ? nothing : *provider;
  const auto fact = [&](const std::string& field) {
    return field.empty() ? nullptr : query::findFact(known.facts, field);
  };
  const auto words = [&](const char* field, const QString& otherwise) {
    const query::FactView* found = fact(field);
    if (found == nullptr) return otherwise;
    const QString value = text::fromUtf8(found->value).remove(QLatin1Char('`'));
    return value.left(1).toUpper() + value.mid(1);
  };
  const query::LimitView& within = known.limits.answerWithin;
  addRow(QStringLiteral("clock"), tr("Answer within"),
         within.number ? tr("%1. We answer as soon as the event is safely on disk.", "a duration").arg(timeOf(within))
                       : tr("Not documented. We answer as soon as the event is safely on disk."),
         fact(within.fact));
  addRow(QStringLiteral("replay"), tr("If we don't answer"),
         words("automatic retry", tr("Not documented. Plan as if nothing is ever sent again.")),
         fact("automatic retry"));
  const query::LimitView& by = known.limits.recoverBy;
  addRow(QStringLiteral("recovery"), tr("A missed event can be had"),
         !by.number        ? tr("Not documented. Plan as if a missed event is lost.")
         : *by.number == 0 ? tr("never again")
                           : tr("for %1 after it happened", "a duration").arg(timeOf(by)),
         fact(by.fact));
  if (const query::FactView* route = fact("recovery"))
    addRow(QStringLiteral("external"), tr("How to have it sent again"), words("recovery", {}), route);
  if (const query::FactView* handshake = fact("handshake"))
    addRow(QStringLiteral("check"), tr("Handshake"), words("handshake", {}), handshake);
  if (const query::FactView* hazard = fact("hazard"))
    addRow(QStringLiteral("warning"), tr("Beware"), words("hazard", {}), hazard);
}

}  // namespace ack::ui::addsource
