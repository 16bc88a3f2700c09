#pragma once
// One page of the add-source wizard: it reads from and writes into the draft, and shows errors at its own fields.
#include "ui/addsource/source_draft.h"

#include "core/config/apply_file.h"

#include <QWidget>

#include <vector>

namespace ack::ui::addsource {

/// Thread: gui.
class WizardPage : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  /// Shown with what was told before.
  virtual void enter(const SourceDraft& draft) = 0;
  virtual void collect(SourceDraft& draft) const = 0;
  /// Marks each error at its field; errors of other pages are not looked at. Moves the focus to the first.
  virtual void showErrors(const std::vector<config::ApplyError>& errors) = 0;

 Q_SIGNALS:
  /// As if Next were pressed.
  void nextWanted();
};

}  // namespace ack::ui::addsource
