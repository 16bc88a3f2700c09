#pragma once
// The review of one call without an answer: what is known of it, a person's verdict with evidence and reason, or the
// question to the destination itself, now.
#include "core/query/outcomes.h"
#include "ui/widgets/confirm_sheet.h"

#include <optional>

class QButtonGroup;

namespace ack::ui::widgets {
class ReasonField;
}

namespace ack::ui::outcomes {

/// Thread: gui.
class ReviewSheet final : public widgets::ConfirmSheet {
  Q_OBJECT
 public:
  ReviewSheet(const style::Theme& theme, QWidget* opener, const query::UncertainOutcome& outcome, UtcTime now);
  [[nodiscard]] std::optional<domain::OutcomeVerdict> verdict() const;
  [[nodiscard]] QString evidence() const;

 Q_SIGNALS:
  void askNowRequested();

 protected:
  bool extraIsGood() override;

 private:
  void addFacts(const style::Theme& theme, const query::UncertainOutcome& outcome, UtcTime now);
  void addVerdicts(const style::Theme& theme);
  QButtonGroup* m_verdicts;
  widgets::ReasonField* m_evidence;
  widgets::Label* m_missing;
};

}  // namespace ack::ui::outcomes
