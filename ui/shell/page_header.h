#pragma once
// Above every page: its title and one line of facts, its own actions, and the field that traces any ID.
#include "ui/style/theme.h"

#include <QHash>
#include <QWidget>

class QHBoxLayout;

namespace ack::ui::widgets {
class Label;
class SearchField;
}  // namespace ack::ui::widgets

namespace ack::ui::shell {

class Page;

/// Thread: gui.
class PageHeader : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHeight = 64;

  explicit PageHeader(const style::Theme& theme, QWidget* parent = nullptr);
  /// Takes the page's actions over and follows its facts.
  void addPage(Page* page);
  /// `withTrace` false on the Trace page, which has a field of its own.
  void setCurrent(Page* page, bool withTrace);
  /// The present page's actions: not while its place says that it is not for this person.
  void setActionsShown(bool shown);
  void focusTrace();

 Q_SIGNALS:
  void traceRequested(const QString& id);

 private:
  const style::Theme& m_theme;
  widgets::Label* m_title;
  widgets::Label* m_facts;
  QHBoxLayout* m_row;
  widgets::SearchField* m_trace;
  QHash<Page*, QWidget*> m_actions;
  QHash<Page*, QString> m_factsOf;
  Page* m_current{nullptr};
};

}  // namespace ack::ui::shell
