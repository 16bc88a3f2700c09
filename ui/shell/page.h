#pragma once
// What the main window knows of a page: its title and line of facts for the header, its own actions at the right of
// it, and when it is shown. The window only arranges; everything else is the page's.
#include "core/access/policy.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace ack::ui::shell {

/// Thread: gui.
class Page : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  [[nodiscard]] virtual QString title() const = 0;
  /// What one must be allowed to see it; without that the window shows who may instead.
  [[nodiscard]] virtual access::Permission permission() const { return access::Permission::viewWork; }
  /// Widgets for the header's right side, left to right; owned by the page until the header takes them over.
  virtual QList<QWidget*> headerActions() { return {}; }
  /// Shown (true) or hidden (false): hidden pages stop asking for data.
  virtual void setActive(bool active) = 0;
  /// The page's own search field ("/" and Ctrl+F), or nullptr.
  virtual QWidget* searchField() { return nullptr; }
  /// Opened with what was asked for: an ID for "trace", else the filter of pageRequested(). Never empty.
  virtual void open(const QString& argument);
  /// F5: ask for everything again now.
  virtual void readAgain() {}

 Q_SIGNALS:
  /// The line under the title: "128,460 in 24 h · 98 unfinished".
  void factsChanged(const QString& facts);
  /// Open the Trace page on this ID.
  void traceRequested(const QString& id);
  /// Open another page by its key ("deliveries", "dead-letters", "ledger", "sources" …). `filter` is words of the
  /// form "state=queued", "search=archive", "source=stripe", "owner=" (nobody), or empty.
  void pageRequested(const QString& key, const QString& filter);
};

}  // namespace ack::ui::shell
