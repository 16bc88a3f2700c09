#pragma once
// The row above the Deliveries table: search, state chips with their counts ("or" among themselves), and the source.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QTimer;

namespace ack::ui::widgets {
class Chip;
class SearchField;
}  // namespace ack::ui::widgets

namespace ack::ui::deliveries {

/// Thread: gui.
class FilterBar final : public QWidget {
  Q_OBJECT
 public:
  explicit FilterBar(const style::Theme& theme, QWidget* parent = nullptr);

  [[nodiscard]] query::DeliveryFilter filter() const;
  [[nodiscard]] bool isFiltering() const;
  /// Sets everything at once; tells filterChanged() once where it differs.
  void setFilter(const query::DeliveryFilter& filter);
  void setCounts(const query::StateCounts& counts);
  void setSources(const QStringList& names);
  [[nodiscard]] widgets::SearchField* searchField() const { return m_search; }
  [[nodiscard]] widgets::Chip* chip(domain::DeliveryState state) const;
  [[nodiscard]] widgets::Chip* sourceChip() const { return m_source; }

 Q_SIGNALS:
  void filterChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void chooseSource();
  void setSource(const QString& name);
  void changed();

  const style::Theme& m_theme;
  widgets::SearchField* m_search;
  std::vector<std::pair<domain::DeliveryState, widgets::Chip*>> m_chips;
  widgets::Chip* m_source;
  QStringList m_sources;
  QString m_chosenSource;
  QTimer* m_typing;
  bool m_quiet{false};
};

}  // namespace ack::ui::deliveries
