#pragma once
// "Who may do what": every permission by every role, exactly as core's table says; one's own column stands out.
#include "core/access/policy.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

#include <optional>

class QGridLayout;

namespace ack::ui::people {

/// Thread: gui.
class PermissionTable final : public widgets::Card {
  Q_OBJECT
 public:
  explicit PermissionTable(const style::Theme& theme, QWidget* parent = nullptr);
  /// The role of whoever sits here; nullopt for nobody in particular.
  void mark(std::optional<access::Role> role);

 private:
  void addHeader(QGridLayout* grid);
  void addLine(QGridLayout* grid, int row, access::Permission permission);
  QWidget* cell(access::Role role, access::Permission permission) const;

  const style::Theme& m_theme;
  QList<std::pair<access::Role, QWidget*>> m_heads;
};

}  // namespace ack::ui::people
