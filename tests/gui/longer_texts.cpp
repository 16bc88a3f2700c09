#include "tests/gui/longer_texts.h"

#include "ui/widgets/label.h"

#include <QCoreApplication>

namespace ack::gui {

LongerTexts::LongerTexts() { QCoreApplication::installTranslator(this); }

LongerTexts::~LongerTexts() { QCoreApplication::removeTranslator(this); }

QString LongerTexts::translate(const char* /*context*/, const char* source, const char* /*comment*/,
                               int /*n*/) const {
  const QString text = QString::fromUtf8(source);
  // Units, keys and bare figures are no longer elsewhere.
  if (text.size() < 4) return text;
  QString more;
  while (more.size() < text.size() * 2 / 5) more += QStringLiteral(" ennå");
  const bool ends = text.endsWith(QLatin1Char('.')) || text.endsWith(QStringLiteral("…"));
  return ends ? text.chopped(1) + more + text.right(1) : text + more;
}

QStringList cutTexts(const QWidget& page) {
  QStringList cut;
  const auto beyond = [&page](const QWidget* widget) {
    return widget->mapTo(&page, QPoint(widget->width(), 0)).x() > page.width();
  };
  for (const auto* label : page.findChildren<ui::widgets::Label*>())
    if (label->isVisible() && beyond(label)) cut << label->text();
  for (const auto* button : page.findChildren<QAbstractButton*>())
    if (button->isVisible() && !button->text().isEmpty() &&
        (beyond(button) || button->width() < button->sizeHint().width()))
      cut << button->text();
  return cut;
}

}  // namespace ack::gui
