#pragma once
// Wizard page 1: who sends the events. A built-in provider from a list that can be searched, or one's own by recipe.
#include "ui/addsource/wizard_step.h"

#include "core/query/views.h"
#include "ui/style/theme.h"

class QListWidget;
class QPlainTextEdit;

namespace ack::ui::widgets {
class FormField;
class Label;
class SearchField;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {

/// Thread: gui.
class ProviderStep : public WizardPage {
  Q_OBJECT
 public:
  ProviderStep(const style::Theme& theme, std::vector<query::ProviderView> providers, QWidget* parent = nullptr);
  void enter(const SourceDraft& draft) override;
  void collect(SourceDraft& draft) const override;
  void showErrors(const std::vector<config::ApplyError>& errors) override;
  /// The chosen built-in one; null for one's own.
  [[nodiscard]] const query::ProviderView* chosen() const;

 private:
  QWidget* buildBuiltIn();
  QWidget* buildOwn();
  void filter(const QString& words);
  void describe();
  const style::Theme& m_theme;
  std::vector<query::ProviderView> m_providers;
  widgets::SegmentedControl* m_kind;
  widgets::SearchField* m_search;
  QListWidget* m_list;
  widgets::Label* m_about;
  QPlainTextEdit* m_recipe;
  widgets::FormField* m_recipeField;
  QWidget* m_builtIn;
  QWidget* m_own;
};

}  // namespace ack::ui::addsource
