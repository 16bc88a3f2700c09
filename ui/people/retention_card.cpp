#include "ui/people/retention_card.h"

#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/deliveries/flow_row.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ack::ui::people {

using access::Permission;
using domain::RetentionTerms;
using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Button;
using widgets::Label;

RetentionCard::RetentionCard(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Card(theme, tr("What is kept, and how long"), true, parent), m_theme(theme), m_session(session),
      m_scope(new widgets::Chip(theme, tr("All sources"), QStringLiteral("sources"))), m_completed(nullptr),
      m_dead(nullptr), m_save(new Button(theme, Button::Kind::secondary, tr("Save"))),
      m_clear(new Button(theme, Button::Kind::secondary, tr("Use those of all sources"))),
      m_purge(new Button(theme, Button::Kind::secondary, tr("Clean up now"))), m_cleaned(new Banner(theme)),
      m_trouble(new Banner(theme)) {
  setObjectName(QStringLiteral("retentionCard"));
  setCaption(tr("Shorter applies at once. Longer needs a reason."));
  m_scope->setObjectName(QStringLiteral("retentionScope"));
  m_scope->setCheckable(false);
  auto* scope = new QHBoxLayout;
  scope->setContentsMargins(0, 12, 0, 4);
  scope->addWidget(m_scope);
  scope->addStretch(1);
  body()->addLayout(scope);
  m_completed = addDays(tr("Payloads"), tr("Encrypted, from completion on"), QStringLiteral("retentionCompleted"));
  m_dead = addDays(tr("Dead-letter payloads"), tr("Until closed, at most"), QStringLiteral("retentionDead"));
  addForEver(tr("Hashes, event IDs and effects"), tr("Needed to know a duplicate"));
  addForEver(tr("Ledger and audit trail"), tr("Kept in full"));
  addFoot();
  connect(m_scope, &QPushButton::clicked, this, &RetentionCard::chooseSource);
  if (session == nullptr) return;
  connect(&session->attendance(), &session::Attendance::changed, this, [this] {
    if (isVisible()) refresh();
  });
}

QSpinBox* RetentionCard::addDays(const QString& name, const QString& what, const QString& key) {
  body()->addWidget(widgets::makeRule());
  auto* line = new QHBoxLayout;
  line->setContentsMargins(0, 8, 0, 8);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addWidget(new Label(m_theme, Role::bodyStrong, Token::text, name));
  lines->addWidget(new Label(m_theme, Role::small, Token::text3, what));
  line->addLayout(lines, 1);
  auto* days = new QSpinBox;
  days->setObjectName(key);
  days->setAccessibleName(tr("%1, days").arg(name));
  days->setRange(static_cast<int>(RetentionTerms::kMinDays), static_cast<int>(RetentionTerms::kMaxDays));
  days->setSuffix(tr(" days"));
  days->setButtonSymbols(QAbstractSpinBox::NoButtons);
  style::fixWidth(m_theme, days, 112);
  line->addWidget(days);
  body()->addLayout(line);
  connect(days, &QSpinBox::valueChanged, this, &RetentionCard::edited);
  return days;
}

void RetentionCard::addForEver(const QString& name, const QString& what) {
  body()->addWidget(widgets::makeRule());
  auto* line = new QHBoxLayout;
  line->setContentsMargins(0, 8, 0, 8);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addWidget(new Label(m_theme, Role::bodyStrong, Token::text, name));
  lines->addWidget(new Label(m_theme, Role::small, Token::text3, what));
  line->addLayout(lines, 1);
  line->addWidget(new Label(m_theme, Role::body, Token::text2, tr("for ever")));
  body()->addLayout(line);
}

void RetentionCard::addFoot() {
  m_trouble->hide();
  m_cleaned->hide();
  body()->addSpacing(8);
  body()->addWidget(m_trouble);
  body()->addWidget(m_cleaned);
  body()->addSpacing(12);
  auto* foot = new QWidget;
  auto* row = new deliveries::FlowRow(foot);
  row->setContentsMargins(0, 0, 0, 0);
  m_save->setObjectName(QStringLiteral("retentionSave"));
  m_clear->setObjectName(QStringLiteral("retentionClear"));
  m_purge->setObjectName(QStringLiteral("retentionPurge"));
  for (Button* button : {m_save, m_clear, m_purge}) {
    commands::gate(m_session, button, Permission::setRetention);
    row->addWidget(button);
  }
  body()->addWidget(foot);
  connect(m_save, &QPushButton::clicked, this, &RetentionCard::save);
  connect(m_clear, &QPushButton::clicked, this, &RetentionCard::clearOwn);
  connect(m_purge, &QPushButton::clicked, this, &RetentionCard::cleanUp);
}

void RetentionCard::refresh() {
  if (m_session == nullptr) return;
  // Asking without the right would only write a refusal.
  const QString why = commands::refusal(m_session->attendance(), Permission::viewWork);
  if (!why.isEmpty()) return presentTrouble({ErrorCode::refused, why.toStdString()});
  m_session->perform<operate::RetentionView>(
      this,
      [](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::RetentionCommands(desk).look(caller);
      },
      [this](const Result<operate::RetentionView>& view) {
        if (view)
          present(*view);
        else
          presentTrouble(view.error());
      });
}

void RetentionCard::present(const operate::RetentionView& view) {
  m_view = view;
  m_trouble->hide();
  showTerms();
  showCleanUp();
}

void RetentionCard::presentTrouble(const Error& error) {
  m_trouble->present(Banner::Tone::danger, tr("This can't be read now."), text::fromUtf8(error.message));
  m_trouble->show();
}

RetentionTerms RetentionCard::inForce() const {
  for (const auto& one : m_view.sources)
    if (one.source == m_source) return one.terms;
  return m_view.all;
}

RetentionTerms RetentionCard::shown() const { return {m_completed->value(), m_dead->value()}; }

void RetentionCard::showTerms() {
  m_quiet = true;
  const RetentionTerms terms = inForce();
  m_completed->setValue(static_cast<int>(terms.completedDays));
  m_dead->setValue(static_cast<int>(terms.deadDays));
  m_quiet = false;
  m_scope->setWord(m_source.empty() ? tr("All sources") : text::fromUtf8(m_source));
  bool own = false;
  for (const auto& one : m_view.sources) own = own || (one.source == m_source && one.own);
  m_clear->setVisible(own);
  const bool mayNot = m_session != nullptr && !m_session->attendance().may(Permission::setRetention);
  m_completed->setReadOnly(mayNot);
  m_dead->setReadOnly(mayNot);
  edited();
}

void RetentionCard::showCleanUp() {
  const auto& last = m_view.lastThatDeleted ? m_view.lastThatDeleted : m_view.last;
  m_cleaned->setVisible(last.has_value());
  if (!last) return;
  const bool running = toMicros(last->endedAt) == 0;
  m_cleaned->present(running ? Banner::Tone::info : Banner::Tone::good,
                     running ? tr("A clean-up is under way.")
                             : tr("Last clean-up %1, %2 UTC.", "date, time")
                                   .arg(text::utcDay(last->endedAt), text::utcMinute(last->endedAt)),
                     tr("%n payload(s) deleted, their hashes kept.", nullptr, static_cast<int>(last->payloads)));
}

void RetentionCard::edited() {
  if (!m_quiet) m_save->setEnabled(!(shown() == inForce()));
}

void RetentionCard::chooseSource() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("retentionSources"));
  const auto add = [&](const std::string& source, const QString& words) {
    QAction* action = menu->addAction(words);
    action->setCheckable(true);
    action->setChecked(source == m_source);
    connect(action, &QAction::triggered, this, [this, source] {
      m_source = source;
      showTerms();
    });
  };
  add({}, tr("All sources"));
  for (const auto& one : m_view.sources)
    add(one.source, one.own ? tr("%1, of its own", "a source with its own terms").arg(text::fromUtf8(one.source))
                            : text::fromUtf8(one.source));
  menu->popup(m_scope->mapToGlobal(QPoint(0, m_scope->height() + 4)));
}

void RetentionCard::save() {
  if (m_session == nullptr || !m_save->refusal().isEmpty()) return;
  set(shown(), domain::isLonger(shown(), inForce()));
}

void RetentionCard::set(const RetentionTerms& terms, bool longer) {
  widgets::Question ask;
  ask.icon = QStringLiteral("retention");
  ask.title = longer ? tr("Keep payloads longer?") : tr("Keep payloads shorter?");
  ask.body = longer ? tr("Personal data stays longer than before. What is deleted already doesn't come back.")
                    : tr("What is older than the new terms is deleted at the next clean-up, for good. Hashes, event "
                         "IDs, effects, ledger and audit trail stay.");
  ask.verb = longer ? tr("Keep longer") : tr("Keep shorter");
  ask.reasonNeeded = longer;
  ask.danger = !longer;
  commands::confirmAndPerform(
      m_theme, *m_session, m_save, ask,
      [source = m_source, terms](const operate::Desk& desk, const operate::Caller& caller,
                                 const std::string& reason) {
        return operate::RetentionCommands(desk).set(caller, source, terms, reason);
      },
      [this] {
        widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("Retention changed"));
        refresh();
      });
}

void RetentionCard::clearOwn() {
  if (m_session == nullptr || !m_clear->refusal().isEmpty()) return;
  widgets::Question ask;
  ask.icon = QStringLiteral("retention");
  ask.title = tr("Use the terms of all sources for %1?").arg(text::fromUtf8(m_source));
  ask.body = tr("Payloads are then kept %1 days after completion, and %2 days as dead letters, as for all sources.",
                "two numbers of days")
                 .arg(m_view.all.completedDays)
                 .arg(m_view.all.deadDays);
  ask.verb = tr("Use those");
  commands::confirmAndPerform(
      m_theme, *m_session, m_clear, ask,
      [source = m_source](const operate::Desk& desk, const operate::Caller& caller, const std::string& reason) {
        return operate::RetentionCommands(desk).clear(caller, source, reason);
      },
      [this] { refresh(); });
}

void RetentionCard::cleanUp() {
  if (m_session == nullptr || !m_purge->refusal().isEmpty()) return;
  m_session->perform<void>(
      this,
      [](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::RetentionCommands(desk).purgeNow(caller);
      },
      [this](const Result<void>& asked) {
        if (!asked) return presentTrouble(asked.error());
        widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("The engine cleans up now"));
        refresh();
      });
}

}  // namespace ack::ui::people
