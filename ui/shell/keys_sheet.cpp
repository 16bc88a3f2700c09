#include "ui/shell/keys_sheet.h"

#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QVBoxLayout>

namespace ack::ui::shell {
namespace {

constexpr int kWidth = 560;

QString native(const char* keys) {
  return QKeySequence(QString::fromLatin1(keys)).toString(QKeySequence::NativeText);
}

}  // namespace

QList<std::pair<QString, QString>> KeysSheet::keys(const QStringList& pages) {
  QList<std::pair<QString, QString>> all;
  const auto add = [&all](const QString& keys, const QString& does) { all.append({keys, does}); };
  const auto either = [](const char* one, const char* other) {
    return tr("%1 or %2", "keys").arg(native(one), native(other));
  };
  for (qsizetype i = 0; i < pages.size(); ++i)
    add(native(qPrintable(QStringLiteral("Ctrl+%1").arg(i + 1))), pages.at(i));
  add(native("Ctrl+Shift+A"), tr("Alerts"));
  add(native("Ctrl+K"), tr("Trace any ID"));
  add(either("/", "Ctrl+F"), tr("Search in this page"));
  add(either("F6", "Shift+F6"), tr("Next or previous pane"));
  add(native("F5"), tr("Read again now"));
  add(native("F8"), tr("Pause the list of deliveries, or let it go on"));
  add(either("Return", "Esc"), tr("Open or close the details"));
  add(native("Ctrl+Tab"), tr("Next tab of the details"));
  add(native("Space"), tr("Tick a dead letter"));
  add(either("Ctrl+C", "Ctrl+Shift+C"), tr("Copy the ID, or the row"));
  add(native("T"), tr("Trace the delivery"));
  add(native("O"), tr("Assign an owner"));
  add(native("R"), tr("Replay: opens the dialog only"));
  add(native("Ctrl+E"), tr("Export"));
  add(native("Ctrl+L"), tr("Lock"));
  add(native("Ctrl+Return"), tr("Press a dialog's main button"));
  add(native("Ctrl+/"), tr("These keys"));
  return all;
}

KeysSheet::KeysSheet(const style::Theme& theme, QWidget* opener, const QStringList& pages)
    : Sheet(theme, opener, Size::dialog, tr("Keys"), QStringLiteral("info"), kWidth) {
  setObjectName(QStringLiteral("keysSheet"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(24);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(1, 1);
  int line = 0;
  for (const auto& [keys, does] : KeysSheet::keys(pages)) {
    grid->addWidget(new widgets::Label(theme, style::Role::bodyStrong, style::Token::text, keys), line, 0);
    auto* words = new widgets::Label(theme, style::Role::body, style::Token::text2, does);
    words->setWordWrap(true);
    grid->addWidget(words, line++, 1);
  }
  body()->addLayout(grid);
  auto* close = new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Close"));
  connect(close, &QPushButton::clicked, this, &KeysSheet::dismiss);
  footer()->addWidget(close);
  setPrimary(close);
  setFirstFocus(close);
}

}  // namespace ack::ui::shell
