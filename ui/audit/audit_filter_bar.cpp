#include "ui/audit/audit_filter_bar.h"

#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"

#include <QKeyEvent>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace ack::ui::audit {

using widgets::Chip;

namespace {

bool belongs(const std::string& action, const std::vector<std::string>& wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&action](const std::string& one) {
    return one.ends_with('.') ? action.starts_with(one) : action == one;
  });
}

}  // namespace

AuditFilterBar::AuditFilterBar(const style::Theme& theme, const Clock& clock, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_clock(clock),
      m_search(new widgets::SearchField(theme, tr("Who, what, ID or reason"), {QStringLiteral("/")},
                                        widgets::SearchField::Size::small)),
      m_refused(new Chip(theme, tr("Refused"), QStringLiteral("state-rejected"))),
      m_actor(new Chip(theme, tr("Anybody"), QStringLiteral("user"))), m_target(new Chip(theme, {})),
      m_windowChip(new Chip(theme, tr("Any time"), QStringLiteral("calendar"))), m_typing(new QTimer(this)) {
  auto* row = new deliveries::FlowRow(this);
  row->setContentsMargins(24, 0, 24, 12);
  style::fixWidth(theme, m_search, 208);
  m_search->setObjectName(QStringLiteral("auditSearch"));
  row->addWidget(m_search);
  addFamily(QStringLiteral("replays"), tr("Replays"), QStringLiteral("replay"), {"replay."});
  addFamily(QStringLiteral("letters"), tr("Dead letters"), QStringLiteral("dead-letters"), {"letter.", "outcome."});
  addFamily(QStringLiteral("reveals"), tr("Payload reveals"), QStringLiteral("eye"), {"payload."});
  addFamily(QStringLiteral("people"), tr("People"), QStringLiteral("role"),
            {"user.", "sign_in", "sign_out", "session."});
  addFamily(QStringLiteral("settings"), tr("Settings"), QStringLiteral("settings"),
            {"apply", "apply.", "retention.", "destination.", "vault.", "certificate."});
  for (Chip* chip : {m_refused, m_actor, m_target, m_windowChip}) row->addWidget(chip);
  m_refused->setObjectName(QStringLiteral("auditRefused"));
  m_actor->setObjectName(QStringLiteral("auditActor"));
  m_target->setObjectName(QStringLiteral("auditTarget"));
  m_windowChip->setObjectName(QStringLiteral("auditWindow"));
  m_target->setRemovable(true);
  m_target->hide();
  connect(m_refused, &QAbstractButton::toggled, this, &AuditFilterBar::changed);
  connect(m_actor, &QAbstractButton::clicked, this, &AuditFilterBar::chooseActor);
  connect(m_target, &QAbstractButton::clicked, this, [this] { setTarget({}); });
  connect(m_windowChip, &QAbstractButton::clicked, this, &AuditFilterBar::chooseWindow);
  m_typing->setSingleShot(true);
  m_typing->setInterval(200);
  connect(m_search, &QLineEdit::textChanged, this, [this] {
    if (!m_quiet) m_typing->start();
  });
  connect(m_search, &QLineEdit::returnPressed, this, &AuditFilterBar::changed);
  connect(m_typing, &QTimer::timeout, this, &AuditFilterBar::changed);
}

void AuditFilterBar::addFamily(const QString& key, const QString& word, const QString& icon,
                               std::vector<std::string> actions) {
  auto* chip = new Chip(m_theme, word, icon);
  chip->setObjectName(QStringLiteral("family-") + key);
  layout()->addWidget(chip);
  connect(chip, &QAbstractButton::toggled, this, &AuditFilterBar::changed);
  m_families.push_back({chip, std::move(actions)});
}

query::AuditFilter AuditFilterBar::filter() const {
  query::AuditFilter filter;
  for (const Family& family : m_families)
    if (family.chip->isChecked())
      filter.actions.insert(filter.actions.end(), family.actions.begin(), family.actions.end());
  filter.refusedOnly = m_refused->isChecked();
  filter.actor = m_chosenActor.toStdString();
  filter.target = m_chosenTarget.toStdString();
  filter.search = m_search->text().trimmed().toStdString();
  const UtcTime now = m_clock.now();
  switch (m_window) {
  case Window::all:
    break;
  case Window::today:
    filter.from = std::chrono::floor<std::chrono::days>(now);
    break;
  case Window::day:
    filter.from = now - std::chrono::hours(24);
    break;
  case Window::week:
    filter.from = now - std::chrono::days(7);
    break;
  case Window::month:
    filter.from = now - std::chrono::days(30);
    break;
  }
  return filter;
}

bool AuditFilterBar::isFiltering() const { return !(filter() == query::AuditFilter{}); }

void AuditFilterBar::clear() {
  m_quiet = true;
  for (const Family& family : m_families) family.chip->setChecked(false);
  m_refused->setChecked(false);
  m_search->clear();
  setActor({});
  setTarget({});
  setWindow(Window::all);
  m_quiet = false;
  changed();
}

void AuditFilterBar::setCounts(const query::AuditCounts& counts) {
  for (const Family& family : m_families) {
    std::int64_t count = 0;
    for (const auto& [action, number] : counts.byAction)
      if (belongs(action, family.actions)) count += number;
    family.chip->setCount(count);
  }
  m_refused->setCount(counts.refused);
  const QString hint = counts.atLeast ? tr("Of the newest %1 entries").arg(text::count(counts.entries)) : QString();
  for (const Family& family : m_families) family.chip->setToolTip(hint);
  m_refused->setToolTip(hint);
}

void AuditFilterBar::setActors(const QStringList& names) { m_actors = names; }

void AuditFilterBar::setActor(const QString& name) {
  m_chosenActor = name;
  m_actor->setChecked(!name.isEmpty());
  m_actor->setWord(name.isEmpty() ? tr("Anybody") : name);
  m_actor->setRemovable(!name.isEmpty());
  changed();
}

void AuditFilterBar::setTarget(const QString& target) {
  m_chosenTarget = target;
  m_target->setChecked(!target.isEmpty());
  m_target->setWord(tr("About %1", "an ID or a name").arg(text::elidedId(target)));
  m_target->setToolTip(target);
  m_target->setVisible(!target.isEmpty());
  changed();
}

void AuditFilterBar::setWindow(Window window) {
  m_window = window;
  const QString words = window == Window::all     ? tr("Any time")
                        : window == Window::today ? tr("Today, UTC")
                        : window == Window::day   ? tr("Last 24 h")
                        : window == Window::week  ? tr("Last 7 days")
                                                  : tr("Last 30 days");
  m_windowChip->setWord(words);
  m_windowChip->setChecked(window != Window::all);
  changed();
}

void AuditFilterBar::chooseActor() {
  if (!m_chosenActor.isEmpty()) {
    setActor({});
    return;
  }
  m_actor->setChecked(false);  // a click alone must not look like a filter
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (m_actors.isEmpty()) menu->addAction(tr("Nobody has done anything yet"))->setEnabled(false);
  for (const QString& name : m_actors)
    connect(menu->addAction(name), &QAction::triggered, this, [this, name] { setActor(name); });
  menu->popup(m_actor->mapToGlobal(QPoint(0, m_actor->height() + 4)));
}

void AuditFilterBar::chooseWindow() {
  m_windowChip->setChecked(m_window != Window::all);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add = [&](Window window, const QString& words) {
    QAction* action = menu->addAction(words);
    action->setCheckable(true);
    action->setChecked(m_window == window);
    connect(action, &QAction::triggered, this, [this, window] { setWindow(window); });
  };
  add(Window::all, tr("Any time"));
  add(Window::today, tr("Today, UTC"));
  add(Window::day, tr("Last 24 h"));
  add(Window::week, tr("Last 7 days"));
  add(Window::month, tr("Last 30 days"));
  menu->popup(m_windowChip->mapToGlobal(QPoint(0, m_windowChip->height() + 4)));
}

void AuditFilterBar::changed() {
  if (m_quiet) return;
  m_typing->stop();
  Q_EMIT filterChanged();
}

void AuditFilterBar::keyPressEvent(QKeyEvent* event) {
  auto* focused = qobject_cast<Chip*>(focusWidget());
  if (event->key() == Qt::Key_Backspace && focused != nullptr && focused->isChecked()) {
    if (focused == m_windowChip)
      setWindow(Window::all);
    else
      focused->click();
    return;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace ack::ui::audit
