#pragma once
// Facts with their names: a strip of cells in one frame (four facts of a delivery), and a list with a rule between
// rows.
#include "ui/style/theme.h"

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QVBoxLayout;

namespace ack::ui::widgets {

class Label;
class IconLabel;

struct Fact {
  QString name;
  QString value;
};

/// "Arrivals 3 | Attempts 2 of 5 | …" in equal cells. Thread: gui.
class FactsStrip : public QFrame {
  Q_OBJECT
 public:
  explicit FactsStrip(const style::Theme& theme, QWidget* parent = nullptr);
  /// Keeps the cells where their number stays the same, so that nothing flickers.
  void setFacts(const QList<Fact>& facts);

 private:
  const style::Theme& m_theme;
  QHBoxLayout* m_row;
  QList<std::pair<Label*, Label*>> m_cells;
};

/// Rows 32 high: icon, name at the left, value at the right, elided with a tooltip. Thread: gui.
class FactsList : public QFrame {
  Q_OBJECT
 public:
  explicit FactsList(const style::Theme& theme, QWidget* parent = nullptr);
  /// Adds the row, or changes the one of the same name.
  void setFact(const QString& name, const QString& value, const QString& icon = {},
               style::Token iconToken = style::Token::text2, const QString& tooltip = {});
  void clear();

 private:
  struct Row {
    QString name;
    IconLabel* icon{nullptr};
    Label* value{nullptr};
  };
  const style::Theme& m_theme;
  QVBoxLayout* m_column;
  QList<Row> m_rows;
};

}  // namespace ack::ui::widgets
