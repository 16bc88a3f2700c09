#include "ui/people/settings_page.h"

#include "ui/people/people_view.h"
#include "ui/people/permission_table.h"
#include "ui/people/retention_card.h"
#include "ui/people/vault_card.h"
#include "ui/session/session.h"
#include "ui/widgets/segmented_control.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::people {
namespace {

constexpr int kRetentionWidth = 400;

QScrollArea* scrolled(QWidget* content) {
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidget(content);
  return scroll;
}

}  // namespace

SettingsPage::SettingsPage(const style::Theme& theme, session::Session* session, crypto::ScryptCost cost,
                           QWidget* parent)
    : Page(parent), m_session(session), m_tabs(new widgets::SegmentedControl(theme)), m_stack(new QStackedWidget),
      m_people(new PeopleView(theme, session, cost)), m_permissions(new PermissionTable(theme)),
      m_retention(new RetentionCard(theme, session)), m_vault(new VaultCard(theme, session)) {
  setObjectName(QStringLiteral("page"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  m_tabs->addSegment(tr("People"));
  m_tabs->addSegment(tr("Permissions and retention"));
  m_tabs->setObjectName(QStringLiteral("settingsTabs"));
  auto* tabs = new QHBoxLayout;
  tabs->setContentsMargins(24, 0, 24, 12);
  tabs->addWidget(m_tabs);
  tabs->addStretch(1);
  column->addLayout(tabs);
  column->addWidget(m_stack, 1);
  auto* people = new QWidget;
  auto* peopleColumn = new QVBoxLayout(people);
  peopleColumn->setContentsMargins(24, 0, 24, 24);
  peopleColumn->addWidget(m_people);
  m_stack->addWidget(scrolled(people));
  m_stack->addWidget(scrolled(buildPermissions()));
  connect(m_tabs, &widgets::SegmentedControl::currentChanged, this, &SettingsPage::choose);
  connect(m_people, &PeopleView::countChanged, this, [this](int count) {
    m_count = count;
    showFacts();
  });
  if (m_session == nullptr) return;
  connect(&m_session->attendance(), &session::Attendance::changed, this, &SettingsPage::showFacts);
}

QWidget* SettingsPage::buildPermissions() {
  auto* content = new QWidget;
  auto* row = new QHBoxLayout(content);
  row->setContentsMargins(24, 0, 24, 24);
  row->setSpacing(16);
  row->addWidget(m_permissions, 1, Qt::AlignTop);
  auto* kept = new QVBoxLayout;
  kept->setSpacing(16);
  for (widgets::Card* card : {static_cast<widgets::Card*>(m_retention), static_cast<widgets::Card*>(m_vault)}) {
    card->setFixedWidth(kRetentionWidth);
    kept->addWidget(card);
  }
  kept->addStretch(1);
  row->addLayout(kept);
  return content;
}

void SettingsPage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  showFacts();
  refresh();
}

void SettingsPage::open(const QString& argument) {
  const int index = argument == QLatin1String("permissions") ? 1 : 0;
  m_tabs->setCurrent(index);
  choose(index);
}

void SettingsPage::choose(int index) {
  m_stack->setCurrentIndex(index);
  showFacts();
  refresh();
}

void SettingsPage::refresh() {
  if (!m_active) return;
  if (m_stack->currentIndex() == 0) {
    m_people->refresh();
    return;
  }
  m_retention->refresh();
  m_vault->refresh();
}

void SettingsPage::showFacts() {
  const session::Presence presence = m_session != nullptr ? m_session->attendance().presence() : session::Presence{};
  m_permissions->mark(presence.state == session::Presence::State::signedIn ? std::optional(presence.role)
                                                                           : std::nullopt);
  if (m_stack->currentIndex() == 0)
    Q_EMIT factsChanged(m_count < 0 ? QString()
                                    : tr("%n person(s). Every change is in the audit trail.", nullptr, m_count));
  else
    Q_EMIT factsChanged(
        tr("Every act is checked against this table. Only a security officer changes how long things are kept."));
}

}  // namespace ack::ui::people
