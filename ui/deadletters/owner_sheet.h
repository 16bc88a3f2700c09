#pragma once
// Whose are they from now on: people and teams as a list, the present choice confirmed by the button. Nothing runs.
#include "ui/widgets/confirm_sheet.h"

#include <vector>

class QListWidget;

namespace ack::operate {
struct OwnerChoice;
}

namespace ack::ui::deadletters {

/// Thread: gui.
class OwnerSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  OwnerSheet(const style::Theme& theme, QWidget* opener, std::size_t letters);
  /// The same for anything else that is owned; `question` needs no reason.
  OwnerSheet(const style::Theme& theme, QWidget* opener, const widgets::Question& question);
  void present(const std::vector<operate::OwnerChoice>& owners, const QString& present);
  [[nodiscard]] QString owner() const;

 protected:
  bool extraIsGood() override;

 private:
  QListWidget* m_list;
  widgets::FormField* m_field;
};

}  // namespace ack::ui::deadletters
