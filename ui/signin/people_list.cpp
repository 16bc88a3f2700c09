#include "ui/signin/people_list.h"

#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/avatar.h"

#include <QAbstractButton>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ack::ui::signin {

using style::Role;
using style::Token;

/// One person, or the row for somebody else (without a name). The choice is shown by tint and check.
class PersonRow final : public QAbstractButton {
 public:
  static constexpr int kHeight = 48;
  PersonRow(const style::Theme& theme, QString name, QString role)
      : m_theme(theme), m_name(std::move(name)), m_role(std::move(role)) {
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    style::fixHeight(theme, this, m_name.isEmpty() ? 40 : kHeight);
    setAccessibleName(m_name.isEmpty() ? PeopleList::tr("Someone else")
                                       : PeopleList::tr("%1, %2", "name, role").arg(m_name, m_role));
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }
  [[nodiscard]] const QString& name() const { return m_name; }
  [[nodiscard]] QSize sizeHint() const override { return {232, height()}; }

 protected:
  void enterEvent(QEnterEvent* event) override {
    update();
    QAbstractButton::enterEvent(event);
  }
  void leaveEvent(QEvent* event) override {
    update();
    QAbstractButton::leaveEvent(event);
  }
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (isChecked() || underMouse()) {
      painter.setBrush(m_theme.color(isChecked() ? Token::selected : Token::hover));
      painter.drawRoundedRect(rect(), 6, 6);
    }
    const QString mark = isChecked() ? QStringLiteral("check") : QStringLiteral("chevron-right");
    const bool somebodyElse = m_name.isEmpty();
    if (!somebodyElse || isChecked())
      painter.drawPixmap(width() - 28, (height() - 16) / 2,
                         m_theme.pixmap(mark, 16, isChecked() ? Token::link : Token::text2, devicePixelRatioF()));
    if (somebodyElse) {
      painter.drawPixmap(12, (height() - 16) / 2,
                         m_theme.pixmap(QStringLiteral("plus"), 16, Token::text2, devicePixelRatioF()));
      painter.setFont(m_theme.font(Role::body));
      painter.setPen(m_theme.color(Token::text2));
      painter.drawText(rect().adjusted(36, 0, -32, 0), Qt::AlignVCenter | Qt::AlignLeft, accessibleName());
      return;
    }
    widgets::paintAvatar(painter, m_theme, QRect(12, (height() - 32) / 2, 32, 32), m_name,
                         widgets::AvatarShape::person, devicePixelRatioF());
    const QRect words(56, 0, width() - 56 - 36, height());
    painter.setFont(m_theme.font(Role::bodyStrong));
    painter.setPen(m_theme.color(Token::text));
    painter.drawText(words.adjusted(0, 6, 0, -height() / 2), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, words.width()));
    painter.setFont(m_theme.font(Role::small));
    painter.setPen(m_theme.color(Token::text2));
    painter.drawText(words.adjusted(0, height() / 2, 0, -6), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_role, Qt::ElideRight, words.width()));
  }

 private:
  const style::Theme& m_theme;
  QString m_name, m_role;
};

PeopleList::PeopleList(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* inside = new QWidget;
  m_column = new QVBoxLayout(inside);
  // The focus ring lies outside of its row.
  m_column->setContentsMargins(4, 4, 4, 4);
  m_column->setSpacing(0);
  m_column->addStretch(1);
  scroll->setWidget(inside);
  // A scroll area fills its content with the window's colour otherwise.
  inside->setAutoFillBackground(false);
  scroll->viewport()->setAutoFillBackground(false);
  outer->addWidget(scroll);
  setAccessibleName(tr("Who is this?"));
}

void PeopleList::add(const QString& name, const QString& role) {
  auto* row = new PersonRow(m_theme, name, role);
  m_column->insertWidget(m_column->count() - 1, row);
  m_rows << row;
  connect(row, &QAbstractButton::toggled, this, [this, name](bool on) {
    if (!on || name == m_chosen) return;
    m_chosen = name;
    Q_EMIT chosenChanged(name);
  });
}

void PeopleList::present(const std::vector<operate::SignInName>& names) {
  if (names == m_names && !m_rows.isEmpty()) return;
  m_names = names;
  qDeleteAll(m_rows);
  m_rows.clear();
  bool there = false;
  for (const operate::SignInName& one : names) {
    const QString name = QString::fromStdString(one.name);
    there = there || name == m_chosen;
    add(name, text::roleWord(one.role));
  }
  add({}, {});
  choose(there || names.empty() ? m_chosen : QString::fromStdString(names.front().name));
}

void PeopleList::choose(const QString& name) {
  for (PersonRow* row : std::as_const(m_rows))
    if (row->name() == name) row->setChecked(true);
  if (name == m_chosen) return;
  m_chosen = name;
  Q_EMIT chosenChanged(name);
}

}  // namespace ack::ui::signin
