#pragma once
// "What each role may do", with the chosen person's marked.
#include "core/access/policy.h"
#include "ui/style/theme.h"

#include <QFrame>

#include <optional>

namespace ack::ui::widgets {
class Badge;
class IconLabel;
}  // namespace ack::ui::widgets

namespace ack::ui::signin {

/// Thread: gui.
class RoleList final : public QFrame {
  Q_OBJECT
 public:
  explicit RoleList(const style::Theme& theme, QWidget* parent = nullptr);
  void mark(std::optional<access::Role> role);

 private:
  struct Row {
    access::Role role;
    widgets::IconLabel* icon;
    widgets::Badge* yours;
  };
  QList<Row> m_rows;
};

}  // namespace ack::ui::signin
