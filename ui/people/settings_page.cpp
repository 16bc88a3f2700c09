#include "ui/people/settings_page.h"

#include "ui/people/channel_card.h"
#include "ui/people/people_view.h"
#include "ui/people/permission_table.h"
#include "ui/people/retention_card.h"
#include "ui/people/vault_card.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/widgets/segmented_control.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::people {
namespace {

constexpr int kRetentionWidth = 400, kChannelsWidth = 560, kBesideFrom = 1000;
constexpr int kPeople = 0, kPermissions = 1, kChannels = 2;

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
    : Page(parent), m_theme(theme), m_session(session), m_tabs(new widgets::SegmentedControl(theme)),
      m_stack(new QStackedWidget), m_people(new PeopleView(theme, session, cost)),
      m_permissions(new PermissionTable(theme)), m_retention(new RetentionCard(theme, session)),
      m_vault(new VaultCard(theme, session)), m_channels(new ChannelCard(theme, session)) {
  setObjectName(QStringLiteral("page"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  m_tabs->addSegment(tr("People"));
  m_tabs->addSegment(tr("Permissions and retention"));
  m_tabs->addSegment(tr("Alert channels"));
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
  m_stack->addWidget(scrolled(buildPermissions(theme)));
  m_stack->addWidget(scrolled(buildChannels(theme)));
  connect(m_tabs, &widgets::SegmentedControl::currentChanged, this, &SettingsPage::choose);
  connect(m_people, &PeopleView::countChanged, this, [this](int count) {
    m_count = count;
    showFacts();
  });
  if (m_session == nullptr) return;
  connect(&m_session->attendance(), &session::Attendance::changed, this, &SettingsPage::follow);
}

QWidget* SettingsPage::buildChannels(const style::Theme& theme) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(24, 0, 24, 24);
  style::fixWidth(theme, m_channels, kChannelsWidth);
  column->addWidget(m_channels);
  column->addStretch(1);
  return content;
}

QWidget* SettingsPage::buildPermissions(const style::Theme& theme) {
  auto* content = new QWidget;
  m_row = new QBoxLayout(QBoxLayout::LeftToRight, content);
  m_row->setContentsMargins(24, 0, 24, 24);
  m_row->setSpacing(16);
  m_row->addWidget(m_permissions, 1, Qt::AlignTop);
  auto* kept = new QVBoxLayout;
  kept->setSpacing(16);
  for (widgets::Card* card : {static_cast<widgets::Card*>(m_retention), static_cast<widgets::Card*>(m_vault)}) {
    style::fixWidth(theme, card, kRetentionWidth);
    kept->addWidget(card);
  }
  kept->addStretch(1);
  m_row->addLayout(kept);
  connect(&theme, &style::Theme::changed, this, &SettingsPage::fit);
  return content;
}

/// Beside the table where there is room for both at this text size, else under it.
void SettingsPage::fit() {
  const bool beside = width() >= m_theme.scaled(kBesideFrom);
  m_row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SettingsPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  fit();
}

void SettingsPage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  chooseFirst();
  showFacts();
  refresh();
}

void SettingsPage::open(const QString& argument) {
  const int index = argument == QLatin1String("permissions") ? kPermissions
                    : argument == QLatin1String("channels")  ? kChannels
                                                             : kPeople;
  if (m_session != nullptr) meet(m_session->attendance().presence().name);
  m_tabs->setCurrent(index);
  choose(index);
}

/// Somebody else may have signed in while the page was in front.
void SettingsPage::follow() {
  if (m_active && chooseFirst()) refresh();
  showFacts();
}

/// Once for whoever sits here: what they left open stays open. Who may not manage people begins with the next tab,
/// and is told who may where they open the first. Answers whether somebody else sits here now.
bool SettingsPage::chooseFirst() {
  if (m_session == nullptr) return false;
  const session::Attendance& attendance = m_session->attendance();
  const QString name = attendance.presence().name;
  if (!attendance.presence().isOpen() || m_chosenFor == name) return false;
  meet(name);
  const int first = attendance.may(access::Permission::managePeople) ? kPeople : kPermissions;
  m_tabs->setCurrent(first);
  m_stack->setCurrentIndex(first);
  return true;
}

/// What somebody tried is told to nobody else.
void SettingsPage::meet(const QString& name) {
  if (m_chosenFor == name) return;
  m_chosenFor = name;
  m_channels->forgetTrials();
}

void SettingsPage::choose(int index) {
  m_stack->setCurrentIndex(index);
  showFacts();
  refresh();
}

void SettingsPage::refresh() {
  if (!m_active) return;
  if (m_stack->currentIndex() == kChannels) return;
  if (m_stack->currentIndex() == kPeople) {
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
  if (m_stack->currentIndex() == kPeople)
    Q_EMIT factsChanged(m_count < 0 ? QString()
                                    : tr("%n person(s). Every change is in the audit trail.", nullptr, m_count));
  else if (m_stack->currentIndex() == kChannels)
    Q_EMIT factsChanged(tr("Whether alerts reach somebody outside of this window."));
  else
    Q_EMIT factsChanged(
        tr("Every act is checked against this table. Only a security officer changes how long things are kept."));
}

}  // namespace ack::ui::people
