#pragma once
// Wizard page 4: what an event does: one first rule (a row in the inbox, a charge) or nothing yet. More rules are
// written in the configuration file.
#include "ui/addsource/wizard_step.h"

#include "ui/style/theme.h"

class QCheckBox;
class QLineEdit;
class QStackedWidget;

namespace ack::ui::widgets {
class FormField;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {

/// Thread: gui.
class EffectsStep : public WizardPage {
  Q_OBJECT
 public:
  explicit EffectsStep(const style::Theme& theme, QWidget* parent = nullptr);
  /// `proven`: the signature covers the content; otherwise a charge asks for consent.
  void setProven(bool proven);
  void enter(const SourceDraft& draft) override;
  void collect(SourceDraft& draft) const override;
  void showErrors(const std::vector<config::ApplyError>& errors) override;

 private:
  struct Asked {
    std::string path;
    QLineEdit* edit;
    widgets::FormField* field;
  };
  QLineEdit* ask(QWidget* into, const char* path, const QString& label, const QString& example,
                 const QString& help = {});
  QWidget* buildInbox();
  QWidget* buildCharge();
  const style::Theme& m_theme;
  std::vector<Asked> m_asked;
  widgets::SegmentedControl* m_kind;
  QLineEdit* m_type{nullptr};
  QLineEdit *m_thread{nullptr}, *m_sender{nullptr}, *m_recipient{nullptr}, *m_text{nullptr};
  QLineEdit *m_account{nullptr}, *m_amount{nullptr}, *m_currency{nullptr};
  QCheckBox* m_consent;
  widgets::FormField* m_consentField;
  QStackedWidget* m_stack;
  bool m_proven{true};
};

}  // namespace ack::ui::addsource
