#include "ui/audit/entry_panel.h"

#include "ui/audit/audit_words.h"
#include "ui/audit/before_after.h"
#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollArea>

namespace ack::ui::audit {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::IconLabel;
using widgets::Label;

namespace {

/// Targets with a button each; the rest is a number.
constexpr std::size_t kShownTargets = 8;

Button* ghostTool(const style::Theme& theme, const QString& icon, const QString& name) {
  auto* button = new Button(theme, Button::Kind::ghost, {}, icon);
  button->setProperty("iconOnly", true);
  button->setSmall(true);
  button->setToolTip(name);
  button->setAccessibleName(name);
  return button;
}

/// 12…12: a hash as long as the panel is wide.
QString wideHash(const std::string& hex) {
  const QString hash = text::fromUtf8(hex);
  return hash.size() <= 25 ? hash : hash.left(12) + QChar(0x2026) + hash.right(12);
}

}  // namespace

EntryPanel::EntryPanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_icon(new IconLabel(theme, QStringLiteral("audit"), 20, Token::text)),
      m_title(new Label(theme, Role::section, Token::text)), m_avatar(new widgets::Avatar(theme, {}, 20)),
      m_who(new Label(theme, Role::small, Token::text2)),
      m_role(new widgets::Badge(theme, {}, Token::text2, Token::heldTint, QStringLiteral("role"))),
      m_body(new QWidget), m_column(new QVBoxLayout(m_body)), m_checked(nullptr) {
  setObjectName(QStringLiteral("entryPanel"));
  setProperty("surface", QStringLiteral("surface"));
  setAttribute(Qt::WA_StyledBackground);
  style::leastWidth(theme, this, 280);
  setAccessibleName(tr("Details of the entry"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildHead());
  m_column->setContentsMargins(16, 0, 16, 16);
  m_column->setSpacing(0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_body->setProperty("surface", QStringLiteral("surface"));
  scroll->setWidget(m_body);
  column->addWidget(scroll, 1);
  column->addWidget(buildFoot());
}

QWidget* EntryPanel::buildHead() {
  auto* head = new QWidget;
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(16, 12, 12, 8);
  column->setSpacing(6);
  auto* first = new QHBoxLayout;
  first->setSpacing(8);
  first->addWidget(m_icon);
  m_title->setElide(Qt::ElideRight);
  first->addWidget(m_title, 1);
  auto* close = ghostTool(m_theme, QStringLiteral("close"), tr("Close details"));
  close->setObjectName(QStringLiteral("entryClose"));
  first->addWidget(close);
  column->addLayout(first);
  auto* second = new QHBoxLayout;
  second->setSpacing(8);
  second->addWidget(m_avatar);
  m_who->setElide(Qt::ElideRight);
  second->addWidget(m_who);
  second->addWidget(m_role);
  second->addStretch(1);
  auto* more = ghostTool(m_theme, QStringLiteral("filter"), tr("Only what this person did"));
  more->setObjectName(QStringLiteral("entryActor"));
  second->addWidget(more);
  column->addLayout(second);
  connect(close, &QPushButton::clicked, this, &EntryPanel::closeRequested);
  connect(more, &QPushButton::clicked, this, [this] { Q_EMIT actorRequested(text::fromUtf8(m_entry.row.actor)); });
  return head;
}

QWidget* EntryPanel::buildFoot() {
  auto* foot = new QWidget;
  auto* row = new deliveries::FlowRow(foot);
  row->setContentsMargins(16, 8, 16, 16);
  auto* copy = new Button(m_theme, Button::Kind::secondary, tr("Copy entry"), QStringLiteral("copy"));
  copy->setObjectName(QStringLiteral("entryCopy"));
  copy->setToolTip(tr("The entry's own bytes, as they are hashed"));
  auto* check = new Button(m_theme, Button::Kind::secondary, tr("Check this link"), QStringLiteral("chain-ok"));
  check->setObjectName(QStringLiteral("entryCheck"));
  for (Button* button : {copy, check}) {
    button->setSmall(true);
    row->addWidget(button);
  }
  connect(copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(text::fromUtf8(m_entry.text));
    widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("Entry copied"));
  });
  connect(check, &QPushButton::clicked, this, [this] { Q_EMIT checkRequested(m_entry.row.number); });
  return foot;
}

void EntryPanel::present(const query::AuditEntry& entry) {
  m_entry = entry;
  const ActionLook look = actionLook(entry.row);
  m_icon->setIcon(look.icon, look.refused ? Token::dead : Token::text);
  m_title->setText(look.words);
  m_title->setToken(look.refused ? Token::dead : Token::text);
  m_avatar->setName(whoWords(entry.row));
  m_who->setText(whoWords(entry.row));
  m_role->setText(roleWords(entry.row));
  rebuild();
}

void EntryPanel::rebuild() {
  m_checked = nullptr;
  while (QLayoutItem* item = m_column->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  const query::AuditRow& row = m_entry.row;
  addFact(tr("Entry"), QString::number(row.number));
  addFact(tr("When"), tr("%1, %2 UTC", "date, time").arg(text::utcDay(row.at), text::utcClock(row.at)),
          text::utcFull(row.at));
  addFact(tr("Here"), text::localInWords(row.at));
  const QString via = row.via == "window"         ? tr("the window")
                      : row.via == "command line" ? tr("the command line")
                      : row.via == "engine"       ? tr("the engine")
                                                  : text::fromUtf8(row.via);
  addFact(tr("From"), via.isEmpty() ? text::missing() : via);
  addFact(tr("How many"), text::count(row.count));
  if (row.refused) addText(tr("Why it was refused"), row.whyNot, Token::dead);
  addText(tr("Reason"), row.reason, Token::text);
  addTargets();
  if (!m_entry.values.empty()) {
    m_column->addSpacing(16);
    m_column->addWidget(new BeforeAfter(m_theme, m_entry.values));
  }
  addChain();
  m_column->addStretch(1);
}

void EntryPanel::addFact(const QString& name, const QString& value, const QString& tooltip) {
  auto* line = new QWidget;
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 3, 0, 3);
  row->setSpacing(12);
  row->addWidget(new Label(m_theme, Role::small, Token::text2, name));
  auto* shown = new Label(m_theme, Role::small, Token::text, value);
  shown->setElide(Qt::ElideRight);
  shown->setHint(tooltip);
  shown->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  shown->setAccessibleDescription(name);
  row->addWidget(shown, 1);
  m_column->addWidget(line);
}

Label* EntryPanel::addTitle(const QString& title) {
  m_column->addSpacing(14);
  auto* label = new Label(m_theme, Role::smallStrong, Token::text, title);
  m_column->addWidget(label);
  m_column->addSpacing(4);
  return label;
}

void EntryPanel::addText(const QString& title, const std::string& words, Token ink) {
  if (words.empty()) return;
  addTitle(title);
  auto* label = new Label(m_theme, Role::small, ink, text::fromUtf8(words));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_column->addWidget(label);
}

void EntryPanel::addTargets() {
  if (m_entry.targets.empty()) return;
  addTitle(tr("On what"));
  const std::size_t shown = std::min(m_entry.targets.size(), kShownTargets);
  for (std::size_t i = 0; i < shown; ++i) {
    const QString target = text::fromUtf8(m_entry.targets[i]);
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* words = new Label(m_theme, Role::mono, Token::text, target);
    words->setElide(Qt::ElideMiddle);
    row->addWidget(words, 1);
    auto* trace = ghostTool(m_theme, QStringLiteral("trace"), tr("Trace %1").arg(target));
    auto* about = ghostTool(m_theme, QStringLiteral("filter"), tr("Only what is about %1").arg(target));
    row->addWidget(trace);
    row->addWidget(about);
    connect(trace, &QPushButton::clicked, this, [this, target] { Q_EMIT traceRequested(target); });
    connect(about, &QPushButton::clicked, this, [this, target] { Q_EMIT targetRequested(target); });
    m_column->addWidget(line);
  }
  const auto rest = m_entry.row.count - static_cast<std::int64_t>(shown);
  if (rest > 0)
    m_column->addWidget(new Label(m_theme, Role::small, Token::text3,
                                  tr("and %n more; the entry's copy names them", nullptr, static_cast<int>(rest))));
}

void EntryPanel::addChain() {
  addTitle(tr("Place in the chain"));
  const auto add = [this](const QString& words, const std::string& hash, std::int64_t number, bool own) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 3, 0, 3);
    row->setSpacing(12);
    row->addWidget(new IconLabel(m_theme, QStringLiteral("hash"), 16, own ? Token::completed : Token::text3), 0,
                   Qt::AlignTop);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(new Label(m_theme, Role::small, Token::text2, words));
    auto* label =
        new Label(m_theme, own ? Role::monoStrong : Role::mono, own ? Token::text : Token::text2, wideHash(hash));
    label->setHint(text::fromUtf8(hash));
    lines->addWidget(label);
    row->addLayout(lines, 1);
    if (number > 0) {
      auto* open = ghostTool(m_theme, QStringLiteral("chevron-right"), tr("Show entry %1").arg(number));
      connect(open, &QPushButton::clicked, this, [this, number] { Q_EMIT entryRequested(number); });
      row->addWidget(open);
    }
    m_column->addWidget(line);
  };
  const std::int64_t number = m_entry.row.number;
  if (m_entry.before)
    add(tr("Before, %1").arg(m_entry.before->number), m_entry.before->hashHex, m_entry.before->number, false);
  else
    add(tr("Before: the store itself"), m_entry.previousHashHex, 0, false);
  add(tr("This entry, %1").arg(number), m_entry.row.hashHex, 0, true);
  if (m_entry.next)
    add(tr("Next, %1").arg(m_entry.next->number), m_entry.next->hashHex, m_entry.next->number, false);
  else
    m_column->addWidget(new Label(m_theme, Role::small, Token::text3, tr("Nothing has come after it yet.")));
  m_checked = new Label(m_theme, Role::small, Token::text2);
  m_checked->setObjectName(QStringLiteral("entryChecked"));
  m_checked->setWordWrap(true);
  m_checked->hide();
  m_column->addSpacing(6);
  m_column->addWidget(m_checked);
  if (!m_entry.hashHolds || !m_entry.tied || !m_entry.nextTied) presentCheck(m_entry);
}

void EntryPanel::presentCheck(const query::AuditEntry& entry) {
  if (entry.row.number != m_entry.row.number || m_checked == nullptr) return;
  const bool good = entry.hashHolds && entry.tied && entry.nextTied;
  m_checked->setToken(good ? Token::completed : Token::dead);
  m_checked->setText(good ? tr("This link holds: the hash is that of the entry, and it is tied to its neighbours.")
                     : !entry.hashHolds ? tr("This entry was edited: its hash is not that of its text.")
                     : !entry.tied      ? tr("This entry is not tied to the one before it.")
                                        : tr("The next entry is not tied to this one."));
  m_checked->show();
}

}  // namespace ack::ui::audit
