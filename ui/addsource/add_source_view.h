#pragma once
// The add-source wizard: five pages, one question each, checked by the reader of the apply file before Next, tried
// with a real request, and saved in one commit. Nothing is received for the source until then.
#include "ui/addsource/source_commands.h"
#include "ui/addsource/source_draft.h"
#include "ui/style/theme.h"

#include <QWidget>

class QStackedWidget;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {

class EffectsStep;
class PromiseStep;
class ProviderStep;
class RequestTester;
class SignatureStep;
class WizardPage;

/// Thread: gui. `session` runs what only looks on its reader thread, and the adding as a deed.
class AddSourceView : public QWidget {
  Q_OBJECT
 public:
  AddSourceView(const style::Theme& theme, session::Session* session, SourceCommands commands,
                QWidget* parent = nullptr);
  [[nodiscard]] WizardStep step() const { return m_step; }
  /// "Shopify, step 2 of 5".
  [[nodiscard]] QString facts() const;
  void next();
  void back();

 Q_SIGNALS:
  void cancelled();
  /// It is saved; the page may show it.
  void added(const QString& name);
  void factsChanged(const QString& facts);

 private:
  QWidget* buildSteps();
  QWidget* buildSheet();
  QWidget* buildFooter();
  void showStep(WizardStep step);
  void applyProvider();
  void checked(const Result<config::SourceReading>& reading);
  void save();
  void tryRequest(const QString& pasted);
  void setBusy(bool busy);
  void fail(const Error& error);
  [[nodiscard]] WizardPage* page(WizardStep step) const;

  const style::Theme& m_theme;
  session::Session* m_session;
  SourceCommands m_commands;
  SourceDraft m_draft;
  WizardStep m_step{WizardStep::provider};
  ProviderStep* m_provider;
  SignatureStep* m_signature;
  PromiseStep* m_promise;
  EffectsStep* m_effects;
  RequestTester* m_tester;
  QStackedWidget* m_pages;
  widgets::Label *m_title, *m_lead, *m_stepOf, *m_note;
  widgets::Button *m_back, *m_next;
  QList<std::pair<widgets::IconLabel*, widgets::Label*>> m_names;
};

}  // namespace ack::ui::addsource
