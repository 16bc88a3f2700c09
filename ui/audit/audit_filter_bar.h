#pragma once
// The row above the audit trail: search, chips for families of deeds with their counts ("or" among themselves),
// refused only, one person, one target, and a window of time.
#include "core/base/clock.h"
#include "core/query/audit_views.h"
#include "ui/style/theme.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QTimer;

namespace ack::ui::widgets {
class Chip;
class SearchField;
}  // namespace ack::ui::widgets

namespace ack::ui::audit {

/// Thread: gui.
class AuditFilterBar final : public QWidget {
  Q_OBJECT
 public:
  enum class Window { all, today, day, week, month };

  AuditFilterBar(const style::Theme& theme, const Clock& clock, QWidget* parent = nullptr);

  [[nodiscard]] query::AuditFilter filter() const;
  [[nodiscard]] bool isFiltering() const;
  void clear();
  void setActor(const QString& name);
  void setTarget(const QString& target);
  void setWindow(Window window);
  void setCounts(const query::AuditCounts& counts);
  /// Who may be chosen.
  void setActors(const QStringList& names);
  [[nodiscard]] widgets::SearchField* searchField() const { return m_search; }

 Q_SIGNALS:
  void filterChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Family {
    widgets::Chip* chip;
    std::vector<std::string> actions;
  };
  void addFamily(const QString& key, const QString& word, const QString& icon, std::vector<std::string> actions);
  void chooseActor();
  void chooseWindow();
  void changed();

  const style::Theme& m_theme;
  const Clock& m_clock;
  widgets::SearchField* m_search;
  std::vector<Family> m_families;
  widgets::Chip* m_refused;
  widgets::Chip* m_actor;
  widgets::Chip* m_target;
  widgets::Chip* m_windowChip;
  QStringList m_actors;
  QString m_chosenActor, m_chosenTarget;
  Window m_window{Window::all};
  QTimer* m_typing;
  bool m_quiet{false};
};

}  // namespace ack::ui::audit
