#include "ui/deliveries/column_chooser.h"

#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/models/delivery_table_model.h"

#include <QMenu>
#include <QSettings>

#include <array>

namespace ack::ui::deliveries {
namespace {

using models::DeliveryTableModel;
using query::DeliveryColumn;

QString setting() { return QStringLiteral("deliveries/hidden_columns"); }

struct Choice {
  DeliveryTableModel::Column column;
  DeliveryColumn exported;
  const char* key;  ///< in the settings; "" for a column that stays
};

constexpr std::array kChoices{
    Choice{DeliveryTableModel::State, DeliveryColumn::state, ""},
    Choice{DeliveryTableModel::EventId, DeliveryColumn::eventId, ""},
    Choice{DeliveryTableModel::Source, DeliveryColumn::source, "source"},
    Choice{DeliveryTableModel::Type, DeliveryColumn::type, "type"},
    Choice{DeliveryTableModel::Attempts, DeliveryColumn::attempts, "attempts"},
    Choice{DeliveryTableModel::Next, DeliveryColumn::next, "next"},
    Choice{DeliveryTableModel::Age, DeliveryColumn::age, "age"},
    Choice{DeliveryTableModel::Arrivals, DeliveryColumn::arrivals, "arrivals"},
};

}  // namespace

ColumnChooser::ColumnChooser(const style::Theme& theme, delegates::RowTableView* table, QWidget* parent)
    : Button(theme, Kind::secondary, {}, QStringLiteral("columns"), parent), m_table(table), m_menu(new QMenu(this)) {
  setProperty("iconOnly", true);
  setObjectName(QStringLiteral("columnChooser"));
  setAccessibleName(tr("Choose columns"));
  setToolTip(tr("Choose columns"));
  const QStringList hidden = QSettings().value(setting()).toStringList();
  for (const Choice& choice : kChoices) {
    if (*choice.key == '\0') continue;
    QString name = table->model()->headerData(choice.column, Qt::Horizontal, Qt::DisplayRole).toString();
    name.remove(QStringLiteral("↓ "));  // the mark of the order
    QAction* action = m_menu->addAction(name);
    action->setCheckable(true);
    action->setChecked(!hidden.contains(QLatin1String(choice.key)));
    setShown(choice.column, action->isChecked());
    connect(action, &QAction::toggled, this, [this, column = choice.column](bool shown) {
      setShown(column, shown);
      remember();
    });
  }
  connect(this, &QPushButton::clicked, this,
          [this] { m_menu->popup(mapToGlobal(QPoint(width() - m_menu->sizeHint().width(), height() + 4))); });
}

std::vector<query::DeliveryColumn> ColumnChooser::shown() const {
  std::vector<DeliveryColumn> columns;
  for (const Choice& choice : kChoices)
    if (!m_table->isColumnHidden(choice.column)) columns.push_back(choice.exported);
  return columns;
}

void ColumnChooser::setShown(int column, bool shown) {
  m_table->setColumnHidden(column, !shown);
  // One column takes the room that is left: the type, or without it the event ID.
  const bool typed = !m_table->isColumnHidden(DeliveryTableModel::Type);
  delegates::RowHeader* header = m_table->rowHeader();
  header->setSectionResizeMode(DeliveryTableModel::EventId, typed ? QHeaderView::Interactive : QHeaderView::Stretch);
  if (typed) {
    header->setSectionResizeMode(DeliveryTableModel::Type, QHeaderView::Stretch);
    header->resizeSection(DeliveryTableModel::EventId, header->givenWidth(DeliveryTableModel::EventId));
  }
  header->keepRoom();
}

void ColumnChooser::remember() const {
  QStringList hidden;
  for (const Choice& choice : kChoices)
    if (m_table->isColumnHidden(choice.column)) hidden << QLatin1String(choice.key);
  QSettings().setValue(setting(), hidden);
}

}  // namespace ack::ui::deliveries
