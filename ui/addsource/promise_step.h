#pragma once
// Wizard page 3: what the provider does when we don't answer, and until when a missed event can be had. Nothing to
// fill in; each statement with how sure it is and where it was seen.
#include "ui/addsource/wizard_step.h"

#include "core/query/views.h"
#include "ui/style/theme.h"

class QVBoxLayout;

namespace ack::ui::addsource {

/// Thread: gui.
class PromiseStep : public WizardPage {
  Q_OBJECT
 public:
  explicit PromiseStep(const style::Theme& theme, QWidget* parent = nullptr);
  /// Null for one's own provider, of which nothing is documented.
  void setProvider(const query::ProviderView* provider);
  void enter(const SourceDraft&) override {}
  void collect(SourceDraft&) const override {}
  void showErrors(const std::vector<config::ApplyError>&) override {}

 private:
  void addRow(const QString& icon, const QString& name, const QString& value, const query::FactView* fact);
  const style::Theme& m_theme;
  QVBoxLayout* m_column;
  QWidget* m_rows{nullptr};
  QVBoxLayout* m_rowColumn{nullptr};
};

}  // namespace ack::ui::addsource
