#pragma once
// One of the five roles, with what the chosen one is for.
#include "core/access/policy.h"
#include "ui/style/theme.h"

#include <QWidget>

class QButtonGroup;

namespace ack::ui::widgets {
class Label;
}

namespace ack::ui::people {

/// Thread: gui.
class RolePicker final : public QWidget {
  Q_OBJECT
 public:
  RolePicker(const style::Theme& theme, access::Role role, QWidget* parent = nullptr);
  [[nodiscard]] access::Role role() const;
  void setRole(access::Role role);

 private:
  QButtonGroup* m_group;
  widgets::Label* m_explained;
};

}  // namespace ack::ui::people
