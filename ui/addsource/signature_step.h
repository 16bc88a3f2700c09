#pragma once
// Wizard page 2: the source's name and how its events are proven: secret or public key, public URL, replay window.
#include "ui/addsource/wizard_step.h"

#include "core/query/views.h"
#include "ui/style/theme.h"

class QLineEdit;

namespace ack::ui::widgets {
class Button;
class FormField;
class Label;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {

/// Thread: gui. A secret is shown as dots, unless the person asks for it or gives only env:NAME or file:PATH.
class SignatureStep : public WizardPage {
  Q_OBJECT
 public:
  explicit SignatureStep(const style::Theme& theme, QWidget* parent = nullptr);
  /// Null for one's own provider.
  void setProvider(const query::ProviderView* provider);
  /// The field that the provider's recipe lacks ("topics"); empty for most.
  [[nodiscard]] QString extraField() const { return m_extraName; }
  void enter(const SourceDraft& draft) override;
  void collect(SourceDraft& draft) const override;
  void showErrors(const std::vector<config::ApplyError>& errors) override;

 private:
  void setExtra(const query::ProviderView* provider);
  QWidget* buildLeft();
  QWidget* buildRight();
  const style::Theme& m_theme;
  std::string m_providerKey;
  QLineEdit *m_name, *m_key, *m_url, *m_owner, *m_extra;
  QString m_extraName;  // of the field in the provider's recipe

  widgets::SegmentedControl *m_keyKind, *m_window, *m_stale;
  widgets::FormField *m_nameField, *m_keyField, *m_urlField, *m_ownerField, *m_windowField, *m_extraField;
};

}  // namespace ack::ui::addsource
