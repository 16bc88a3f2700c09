#include "ui/deliveries/payload_view.h"

#include "ui/deliveries/payload_reveal.h"
#include "ui/text/formats.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QVBoxLayout>

namespace ack::ui::deliveries {

using style::Role;
using style::Token;

class CodeView::Numbers final : public QWidget {
 public:
  explicit Numbers(CodeView* view) : QWidget(view), m_view(view) {}

 protected:
  void paintEvent(QPaintEvent* /*event*/) override { m_view->paintNumbers(this); }

 private:
  CodeView* m_view;
};

class CodeView::Highlighter final : public QSyntaxHighlighter {
 public:
  Highlighter(const style::Theme& theme, QTextDocument* document) : QSyntaxHighlighter(document), m_theme(theme) {}

 protected:
  void highlightBlock(const QString& text) override {
    static const QRegularExpression key(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"(?=\\s*:)"));
    static const QRegularExpression dots(QStringLiteral("\"?•+\"?"));
    paintAll(text, key, m_theme.color(Token::processing));
    paintAll(text, dots, m_theme.color(Token::text3));
  }

 private:
  void paintAll(const QString& text, const QRegularExpression& what, const QColor& color) {
    auto matches = what.globalMatch(text);
    while (matches.hasNext()) {
      const auto match = matches.next();
      setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), color);
    }
  }
  const style::Theme& m_theme;
};

CodeView::CodeView(const style::Theme& theme, QWidget* parent)
    : QPlainTextEdit(parent), m_theme(theme), m_numbers(new Numbers(this)),
      m_highlighter(new Highlighter(theme, document())) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setLineWrapMode(NoWrap);
  connect(&m_theme, &style::Theme::changed, this, &CodeView::restyle);
  connect(this, &QPlainTextEdit::updateRequest, m_numbers, qOverload<>(&QWidget::update));
  connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { setViewportMargins(numbersWidth(), 0, 0, 0); });
  restyle();
}

int CodeView::numbersWidth() const {
  const auto digits = QString::number(std::max(10, blockCount()));
  return QFontMetrics(m_theme.font(Role::mono)).horizontalAdvance(digits) + 16;
}

void CodeView::restyle() {
  setFont(m_theme.font(Role::mono));
  m_highlighter->rehighlight();
  setViewportMargins(numbersWidth(), 0, 0, 0);
  m_numbers->update();
}

void CodeView::setCode(const QString& code) {
  if (toPlainText() != code) setPlainText(code);
}

void CodeView::setSelectable(bool selectable) {
  setTextInteractionFlags(selectable ? Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                                     : Qt::TextInteractionFlags(Qt::NoTextInteraction));
}

void CodeView::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  const QRect inside = contentsRect();
  m_numbers->setGeometry(inside.x(), inside.y(), numbersWidth(), inside.height());
}

void CodeView::paintNumbers(QWidget* numbers) {
  QPainter painter(numbers);
  painter.setFont(m_theme.font(Role::mono));
  painter.setPen(m_theme.color(Token::text3));
  const int shift = viewport()->y() - numbers->y();
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    if (place.top() > numbers->height()) break;
    painter.drawText(QRectF(0, place.top() + shift, numbers->width() - 12, place.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
  }
}

PayloadPane::PayloadPane(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_icon(new widgets::IconLabel(theme, QStringLiteral("eye-off"), 16, Token::text2)),
      m_line(new widgets::Label(theme, Role::small, Token::text2)), m_code(new CodeView(theme)),
      m_facts(new widgets::FactsList(theme)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(m_icon);
  m_line->setWordWrap(true);
  head->addWidget(m_line, 1);
  column->addLayout(head);
  column->addWidget(m_code, 1);
  column->addWidget(m_facts);
}

void PayloadPane::present(const query::PayloadView& payload, const QString& sha256Hex) {
  m_purged = payload.purged;
  m_masked = text::fromUtf8(payload.maskedText);
  m_code->setVisible(!m_purged);
  if (m_reveal == nullptr || !m_reveal->isRevealed()) showMasked();
  if (m_reveal != nullptr) m_reveal->setDelivery(m_purged ? std::nullopt : m_delivery);
  m_facts->setFact(tr("Size"), payload.contentType.empty()
                                   ? text::bytes(payload.bodyBytes)
                                   : tr("%1, %2", "size, media type")
                                         .arg(text::bytes(payload.bodyBytes), text::fromUtf8(payload.contentType)));
  m_facts->setFact(tr("SHA-256"), sha256Hex.isEmpty() ? text::missing() : text::shortHash(sha256Hex), {},
                   Token::text2, sha256Hex);
}

void PayloadPane::offerReveal(session::Session& session, const Clock& clock) {
  m_reveal = new PayloadReveal(m_theme, session, clock);
  static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_reveal);
  connect(m_reveal, &PayloadReveal::revealed, this, &PayloadPane::showClear);
  connect(m_reveal, &PayloadReveal::concealed, this, &PayloadPane::showMasked);
}

void PayloadPane::setDelivery(std::optional<DeliveryId> delivery) {
  m_delivery = delivery;
  // Offered once the masked payload is there: only then it is known whether there is one.
  if (m_reveal != nullptr) m_reveal->setDelivery(std::nullopt);
}

void PayloadPane::showMasked() {
  m_code->setSelectable(true);
  m_code->setAccessibleName(tr("Masked payload"));
  m_code->setCode(m_masked);
  m_icon->setIcon(m_purged ? QStringLiteral("retention") : QStringLiteral("eye-off"), Token::text2);
  m_line->setText(m_purged ? tr("The payload was deleted after its keeping time. The hash stays.")
                           : tr("Personal values are masked. The provider's own text is kept encrypted."));
}

void PayloadPane::showClear(const QString& clearText) {
  // It leaves by the button alone, whose audit entry is committed before.
  m_code->setSelectable(false);
  m_code->setAccessibleName(tr("Revealed payload"));
  m_code->setCode(clearText);
  m_icon->setIcon(QStringLiteral("eye"), Token::retry);
  m_line->setText(tr("Personal data is shown. It is in the audit trail that you revealed it."));
}

void PayloadPane::clear() {
  m_masked.clear();
  m_code->setCode({});
  m_line->setText(tr("Reading…"));
  m_facts->clear();
}

}  // namespace ack::ui::deliveries
