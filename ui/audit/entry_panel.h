#pragma once
// The panel of one entry: all its facts, what was before and after, and its place in the chain, checked when asked.
#include "core/query/audit_views.h"
#include "ui/style/theme.h"

#include <QFrame>

class QVBoxLayout;

namespace ack::ui::widgets {
class Avatar;
class Badge;
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::audit {

/// Thread: gui. Nothing here edits or deletes: an entry can't be.
class EntryPanel final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWidth = 312;

  explicit EntryPanel(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::AuditEntry& entry);
  /// Says under the chain what a check of this entry's link found.
  void presentCheck(const query::AuditEntry& entry);
  [[nodiscard]] std::int64_t number() const { return m_entry.row.number; }

 Q_SIGNALS:
  void closeRequested();
  /// Read this entry again and check its link.
  void checkRequested(std::int64_t number);
  void entryRequested(std::int64_t number);
  void actorRequested(const QString& name);
  void targetRequested(const QString& target);
  void traceRequested(const QString& id);

 private:
  QWidget* buildHead();
  QWidget* buildFoot();
  void rebuild();
  void addFact(const QString& name, const QString& value, const QString& tooltip = {});
  void addText(const QString& title, const std::string& words, style::Token ink);
  void addTargets();
  void addChain();
  widgets::Label* addTitle(const QString& title);

  const style::Theme& m_theme;
  query::AuditEntry m_entry;
  widgets::IconLabel* m_icon;
  widgets::Label* m_title;
  widgets::Avatar* m_avatar;
  widgets::Label* m_who;
  widgets::Badge* m_role;
  QWidget* m_body;
  QVBoxLayout* m_column;
  widgets::Label* m_checked;
};

}  // namespace ack::ui::audit
