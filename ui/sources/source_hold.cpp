#include "ui/sources/source_hold.h"

#include "core/operate/hold_commands.h"
#include "ui/commands/command_list.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/toast.h"

#include <QVBoxLayout>

namespace ack::ui::sources {

using widgets::Button;

SourceHold::SourceHold(const style::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_banner(new widgets::Banner(theme)),
      m_button(new Button(theme, Button::Kind::secondary, tr("Hold the work…"), QStringLiteral("pause"))) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  m_banner->hide();
  column->addWidget(m_banner);
  m_button->setObjectName(QStringLiteral("sourceHold"));
  m_button->setSmall(true);
  commands::bind(&session, QStringLiteral("source.hold"), m_button);
  column->addWidget(m_button, 0, Qt::AlignLeft);
  connect(m_button, &QPushButton::clicked, this, &SourceHold::press);
  connect(&session, &session::Session::changed, this, &SourceHold::ask);
}

void SourceHold::setSource(const QString& name) {
  if (name == m_name) return;
  m_name = name;
  present({});
  ask();
}

void SourceHold::ask() {
  if (m_name.isEmpty() || !isVisible()) return;
  m_session.ask<std::vector<query::HeldSourceView>>(
      this, QStringLiteral("held"), [](query::Reader& reader) { return reader.heldSources(); },
      [this](const Result<std::vector<query::HeldSourceView>>& held) {
        if (!held) return;  // what was shown was true when it was read
        std::optional<query::HoldView> mine;
        for (const query::HeldSourceView& one : *held)
          if (text::fromUtf8(one.name) == m_name) mine = one.hold;
        present(mine);
      });
}

void SourceHold::present(const std::optional<query::HoldView>& hold) {
  m_hold = hold;
  m_banner->setVisible(hold.has_value());
  m_button->setText(hold ? tr("Release the work…") : tr("Hold the work…"));
  m_button->setIconName(hold ? QStringLiteral("live") : QStringLiteral("pause"));
  m_button->setAccessibleName(hold ? tr("Release the work of %1", "a source").arg(m_name)
                                   : tr("Hold the work of %1", "a source").arg(m_name));
  if (!hold) return;
  m_banner->present(
      widgets::Banner::Tone::neutral,
      tr("Held by %1 since %2 UTC.", "person, time")
          .arg(text::fromUtf8(hold->by), text::utcDay(hold->at) + QStringLiteral(", ") + text::utcMinute(hold->at)),
      tr("Accepted and stored, but not worked on. Reason: %1").arg(text::fromUtf8(hold->reason)),
      QStringLiteral("state-held"));
}

void SourceHold::press() {
  if (!m_button->refusal().isEmpty() || m_name.isEmpty()) return;
  const bool holds = !m_hold;
  widgets::Question question;
  question.title = holds ? tr("Hold the work of %1?", "a source").arg(m_name)
                         : tr("Release the work of %1?", "a source").arg(m_name);
  question.icon = holds ? QStringLiteral("pause") : QStringLiteral("live");
  question.body = holds ? tr("What it sends is accepted and stored as before, but nothing of it is worked on until "
                             "somebody releases it. What is under way goes on to its end.")
                        : tr("What waits goes on at once, the oldest first.");
  question.verb = holds ? tr("Hold the work") : tr("Release the work");
  commands::confirmAndPerform(
      m_theme, m_session, m_button, question,
      [name = m_name.toStdString(), holds](const operate::Desk& desk, const operate::Caller& caller,
                                           const std::string& reason) {
        operate::HoldCommands hold(desk);
        return holds ? hold.hold(caller, store::HeldKind::source, name, reason)
                     : hold.release(caller, store::HeldKind::source, name, reason);
      },
      [this, holds] {
        widgets::Toast::show(m_theme, this, QStringLiteral("check"),
                             holds ? tr("The work is held") : tr("The work goes on"));
        ask();
      });
}

}  // namespace ack::ui::sources
