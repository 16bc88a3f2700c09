#include "ui/people/vault_card.h"

#include "ui/commands/command_list.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/toast.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::people {

using access::Permission;
using style::Token;
using widgets::Banner;
using widgets::Button;

VaultCard::VaultCard(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Card(theme, tr("Encryption key"), true, parent), m_theme(theme), m_session(session),
      m_facts(new widgets::FactsList(theme)), m_state(new Banner(theme)), m_progress(new QProgressBar),
      m_rotate(new Button(theme, Button::Kind::secondary, {}, QStringLiteral("key"))) {
  setObjectName(QStringLiteral("vaultCard"));
  setCaption(tr("Seals payloads and secrets in the store"));
  body()->addSpacing(8);
  body()->addWidget(m_facts);
  body()->addSpacing(8);
  m_state->hide();
  body()->addWidget(m_state);
  m_progress->setObjectName(QStringLiteral("vaultProgress"));
  m_progress->setTextVisible(false);
  m_progress->setRange(0, 1000);
  m_progress->setFixedHeight(6);
  m_progress->setAccessibleName(tr("How much is sealed with the new key"));
  m_progress->hide();
  body()->addSpacing(8);
  body()->addWidget(m_progress);
  body()->addSpacing(12);
  m_rotate->setObjectName(QStringLiteral("vaultRotate"));
  commands::bind(session, QStringLiteral("vault.rotate"), m_rotate);
  auto* foot = new QHBoxLayout;
  foot->addWidget(m_rotate);
  foot->addStretch(1);
  body()->addLayout(foot);
  connect(m_rotate, &QPushButton::clicked, this, &VaultCard::rotate);
  if (session == nullptr) return;
  const auto again = [this] {
    if (isVisible()) refresh();
  };
  connect(&session->attendance(), &session::Attendance::changed, this, again);
  // Asked for by the command line, or another window; and how far it is.
  connect(session, &session::Session::tick, this, [this, again] {
    if (m_view.rotating) again();
  });
}

void VaultCard::refresh() {
  if (m_session == nullptr) return;
  // Asking without the right would only write a refusal.
  const QString why = commands::refusal(m_session->attendance(), Permission::viewWork);
  if (!why.isEmpty()) return presentTrouble({ErrorCode::refused, why.toStdString()});
  m_session->perform<operate::VaultView>(
      this,
      [](const operate::Desk& desk, const operate::Caller& caller) { return operate::lookAtVault(desk, caller); },
      [this](const Result<operate::VaultView>& view) {
        if (view)
          present(*view);
        else
          presentTrouble(view.error());
      });
}

void VaultCard::present(const operate::VaultView& view) {
  m_view = view;
  m_facts->setFact(tr("Key"), tr("Number %1", "of a key").arg(view.key), QStringLiteral("key"));
  const bool first = toMicros(view.askedAt) == 0;
  const UtcTime since = toMicros(view.finishedAt) != 0 ? view.finishedAt : view.askedAt;
  m_facts->setFact(tr("In use since"),
                   first ? tr("the store was made")
                         : tr("%1, %2 UTC", "date, time").arg(text::utcDay(since), text::utcMinute(since)),
                   QStringLiteral("clock"), Token::text2, first ? QString() : text::timeTooltip(since));
  m_rotate->setEnabled(!view.rotating);
  showProgress();
}

void VaultCard::showProgress() {
  m_progress->setVisible(m_view.rotating);
  m_state->setVisible(m_view.rotating || m_view.unreadable > 0);
  if (m_view.rotating) {
    const std::int64_t of = std::max<std::int64_t>(m_view.newestPayload, 1);
    m_progress->setValue(static_cast<int>(std::min<std::int64_t>(1000, m_view.resealedTo * 1000 / of)));
    m_state->present(Banner::Tone::info, tr("Key %1 is taking over.").arg(m_view.key),
                     tr("%n payload(s) sealed anew. Work goes on meanwhile, and older ones open with the old key.",
                        nullptr, static_cast<int>(m_view.resealed)));
  } else if (m_view.unreadable > 0) {
    m_state->present(Banner::Tone::warning,
                     tr("No key opens %n payload(s).", nullptr, static_cast<int>(m_view.unreadable)),
                     tr("They were left as they are. The check of the store names them."));
  }
}

void VaultCard::presentTrouble(const Error& error) {
  m_state->present(Banner::Tone::danger, tr("This can't be read now."), text::fromUtf8(error.message));
  m_state->show();
}

void VaultCard::rotate() {
  if (m_session == nullptr || !m_rotate->refusal().isEmpty()) return;
  widgets::Question question;
  question.title = tr("Put a new key in place of key %1?").arg(m_view.key);
  question.icon = QStringLiteral("key");
  question.body = tr(
      "The engine makes it and seals everything stored anew while work goes on. Copy the file master.key again once "
      "that is done. Keep the old copy as long as you keep backups made until then: they open with it only.");
  question.verb = tr("Change the key");
  commands::confirmAndPerform(
      m_theme, *m_session, m_rotate, question,
      [](const operate::Desk& desk, const operate::Caller& caller, const std::string& reason) -> Result<void> {
        auto version = operate::rotateVault(desk, caller, reason);
        if (!version) return std::move(version).error();
        return {};
      },
      [this] {
        widgets::Toast::show(m_theme, this, QStringLiteral("key"), tr("A new key takes over"));
        refresh();
      });
}

}  // namespace ack::ui::people
