#include "ui/widgets/sheet.h"

#include "ui/widgets/label.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::widgets {
namespace {

constexpr int kAround = 24;
constexpr int kDialogBar = 64;
constexpr int kConfirmFooter = 56;
constexpr int kPadding = 20;

QWidget* hostOf(QWidget* opener) {
  for (QWidget* widget = opener; widget != nullptr; widget = widget->parentWidget())
    if (widget->property("sheetHost").toBool()) return widget;
  return opener->window();
}

bool isLock(const QKeyEvent& key) { return key.key() == Qt::Key_L && key.modifiers() == Qt::ControlModifier; }

}  // namespace

/// The sheet itself: rounded, in the surface's colour, clicks end here.
class Sheet::Frame final : public QWidget {
 public:
  Frame(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(32);
    shadow->setOffset(0, 12);
    shadow->setColor(QColor(0, 0, 0, 61));
    setGraphicsEffect(shadow);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }
  int footerHeight{0};

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    using style::Token;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::surface));
    painter.drawRoundedRect(box, 10, 10);
    if (footerHeight > 0) {
      painter.save();
      painter.setClipRect(QRect(0, height() - footerHeight, width(), footerHeight));
      painter.setBrush(m_theme.color(Token::sunken));
      painter.drawRoundedRect(box, 10, 10);
      painter.restore();
      painter.setPen(m_theme.color(Token::border));
      painter.drawLine(QPointF(0.5, height() - footerHeight + 0.5),
                       QPointF(width() - 0.5, height() - footerHeight + 0.5));
    }
    painter.setPen(m_theme.color(Token::border));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 10, 10);
  }

 private:
  const style::Theme& m_theme;
};

Sheet::Sheet(const style::Theme& theme, QWidget* opener, Size size, const QString& title, const QString& icon,
             int width)
    : QWidget(hostOf(opener)), m_theme(theme), m_host(parentWidget()), m_opener(opener) {
  setAttribute(Qt::WA_DeleteOnClose, false);
  setAccessibleName(title);
  build(size, title, icon, width);
  hide();
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { keepFocus(now); });
  m_host->installEventFilter(this);
}

Sheet::~Sheet() { qApp->removeEventFilter(this); }

void Sheet::build(Size size, const QString& title, const QString& icon, int width) {
  using style::Role;
  using style::Token;
  m_frame = new Frame(m_theme, this);
  auto* column = new QVBoxLayout(m_frame);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);

  m_header = new QWidget;
  m_headerRow = new QHBoxLayout(m_header);
  m_headerRow->setSpacing(8);
  if (!icon.isEmpty()) m_headerRow->addWidget(new IconLabel(m_theme, icon, 20, Token::text2));
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  m_title = new Label(m_theme, Role::dialog, Token::text, title);
  m_title->setWordWrap(true);
  m_facts = new Label(m_theme, Role::small, Token::text3);
  m_facts->hide();
  lines->addStretch(1);
  lines->addWidget(m_title);
  lines->addWidget(m_facts);
  lines->addStretch(1);
  m_headerRow->addLayout(lines, 1);
  column->addWidget(m_header);

  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_content = new QWidget;
  m_body = new QVBoxLayout(m_content);
  m_body->setSpacing(16);
  scroll->setWidget(m_content);
  // A style sheet's rule for transparent areas needs the viewport named too.
  scroll->viewport()->setAutoFillBackground(false);
  m_content->setAutoFillBackground(false);
  column->addWidget(scroll, 1);

  m_footerBar = new QWidget;
  m_footer = new QHBoxLayout(m_footerBar);
  m_footer->setSpacing(8);
  m_footer->addStretch(1);
  column->addWidget(m_footerBar);

  const bool dialog = size == Size::dialog;
  m_headerRow->setContentsMargins(dialog ? 24 : kPadding, dialog ? 0 : kPadding, dialog ? 24 : kPadding, 0);
  m_body->setContentsMargins(dialog ? 24 : kPadding, dialog ? 16 : 8, dialog ? 24 : kPadding, dialog ? 16 : kPadding);
  m_footer->setContentsMargins(dialog ? 24 : kPadding, 0, dialog ? 24 : kPadding, 0);
  m_width = width;
  if (dialog) m_header->setFixedHeight(m_theme.scaled(kDialogBar));
  m_footerBar->setFixedHeight(m_theme.scaled(dialog ? kDialogBar : kConfirmFooter));
  m_frame->footerHeight = m_footerBar->height();
  m_content->installEventFilter(this);
}

void Sheet::setTitle(const QString& title) {
  m_title->setText(title);
  setAccessibleName(title);
}

void Sheet::setFacts(const QString& facts) {
  m_facts->setText(facts);
  m_facts->setVisible(!facts.isEmpty());
}

void Sheet::setFrameHeight(int height) {
  m_frameHeight = height;
  arrange();
}

void Sheet::setBusy(bool busy) { m_busy = busy; }

void Sheet::open() {
  qApp->installEventFilter(this);
  show();
  raise();
  arrange();
  QWidget* first = m_first ? m_first.data() : m_primary.data();
  if (first != nullptr) first->setFocus(Qt::PopupFocusReason);
  QAccessibleEvent spoken(this, QAccessible::DialogStart);
  QAccessible::updateAccessibility(&spoken);
}

void Sheet::dismiss() {
  qApp->removeEventFilter(this);
  m_focused = nullptr;
  hide();
  if (m_opener && m_opener->isVisible()) m_opener->setFocus(Qt::PopupFocusReason);
  Q_EMIT closed();
  deleteLater();
}

void Sheet::leave() {
  if (!m_busy) dismiss();
}

void Sheet::arrange() {
  setGeometry(m_host->rect());
  const int width = std::min(m_theme.scaled(m_width), this->width() - 2 * kAround);
  m_frame->setFixedWidth(std::max(0, width));
  const int inside = m_content->layout()->hasHeightForWidth() ? m_content->layout()->totalHeightForWidth(width)
                                                              : m_content->layout()->totalSizeHint().height();
  const int header = m_header->layout()->hasHeightForWidth() ? m_header->layout()->totalHeightForWidth(width)
                                                             : m_header->sizeHint().height();
  const int headerHeight =
      m_header->minimumHeight() == m_header->maximumHeight() ? m_header->minimumHeight() : header;
  const int wanted =
      m_frameHeight > 0 ? m_theme.scaled(m_frameHeight) : headerHeight + inside + m_footerBar->height();
  const int height = std::min(wanted, this->height() - 2 * kAround);
  m_frame->setFixedHeight(std::max(0, height));
  m_frame->move((this->width() - m_frame->width()) / 2, (this->height() - height) / 2);
}

void Sheet::paintEvent(QPaintEvent* /*event*/) {
  QPainter(this).fillRect(rect(), m_theme.color(style::Token::scrim));
}

void Sheet::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  arrange();
  // Back from behind a locked screen: where the person was.
  if (m_focused) m_focused->setFocus(Qt::OtherFocusReason);
}

bool Sheet::event(QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

bool Sheet::isTop() const {
  const QObjectList& children = m_host->children();
  for (auto it = children.crbegin(); it != children.crend(); ++it)
    if (const auto* sheet = qobject_cast<Sheet*>(*it); sheet != nullptr && sheet->isVisible()) return sheet == this;
  return false;
}

void Sheet::keepFocus(QWidget* now) {
  if (!isVisible() || !isTop() || now == nullptr || now->window() != window()) return;
  if (isAncestorOf(now)) {
    m_focused = now;
    return;
  }
  // Only what lies behind the scrim is out of reach.
  if (!m_host->isAncestorOf(now) && m_host != now) return;
  QWidget* back = m_focused ? m_focused.data() : m_first.data();
  if (back != nullptr) back->setFocus(Qt::OtherFocusReason);
}

QList<QWidget*> Sheet::stops() const {
  QList<QWidget*> all;
  // The chain of Tab goes round the whole window; what of it lies inside is the order here.
  for (QWidget* widget = nextInFocusChain(); widget != nullptr && widget != this; widget = widget->nextInFocusChain())
    if (isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
        (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr)
      all << widget;
  return all;
}

bool Sheet::focusNextPrevChild(bool next) {
  // Hidden behind a locked screen it holds nothing.
  if (!isVisible()) return QWidget::focusNextPrevChild(next);
  const QList<QWidget*> all = stops();
  if (all.isEmpty()) return true;
  const qsizetype here = all.indexOf(QApplication::focusWidget());
  const qsizetype to = here < 0 ? 0 : (here + (next ? 1 : -1) + all.size()) % all.size();
  all.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

bool Sheet::takeKey(QKeyEvent* key) {
  if (key->key() == Qt::Key_Escape) {
    leave();
    return true;
  }
  const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (enter && (key->modifiers() & Qt::ControlModifier) != 0) {
    if (m_primary && !m_busy) m_primary->click();
    return true;
  }
  return false;
}

bool Sheet::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == m_host && type == QEvent::Resize) arrange();
  if (watched == m_content && type == QEvent::LayoutRequest) arrange();
  if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  auto* widget = qobject_cast<QWidget*>(watched);
  auto* key = static_cast<QKeyEvent*>(event);
  if (widget == nullptr || widget->window() != window() || !isVisible() || !isTop() || isLock(*key))
    return QWidget::eventFilter(watched, event);
  if (type == QEvent::ShortcutOverride) {
    // The page's shortcuts are behind the scrim as well.
    key->accept();
    return true;
  }
  return takeKey(key) || QWidget::eventFilter(watched, event);
}

}  // namespace ack::ui::widgets
