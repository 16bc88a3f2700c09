#pragma once
// The secrets of a source, as much of each as may be shown, with the way to rotate: add the new one, have the
// provider use it, then take the old one away. No request is refused meanwhile.
#include "ui/style/theme.h"

#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace ack::ui::widgets {
class Button;
class FormField;
}  // namespace ack::ui::widgets

namespace ack::ui::sources {

/// Thread: gui.
class SecretList : public QWidget {
  Q_OBJECT
 public:
  explicit SecretList(const style::Theme& theme, QWidget* parent = nullptr);
  /// `changeable` false shows them only.
  void present(const QString& source, const std::vector<std::string>& secrets, bool changeable);
  /// Why the present person may not change them; empty where they may.
  void setRefusal(const QString& why);
  /// After a change: an empty text closes the entry field, anything else stands beneath it.
  void finished(const QString& trouble);

 Q_SIGNALS:
  void addWanted(const QString& source, const QString& secret);
  void removeWanted(const QString& source, int position, const QString& ending);

 private:
  void rebuild();
  const style::Theme& m_theme;
  QString m_source;
  std::vector<std::string> m_secrets;
  QString m_refusal;
  bool m_changeable{false};
  int m_confirming{-1};  ///< the row whose Remove was pressed once
  QWidget* m_rows{nullptr};
  QVBoxLayout* m_column;
  widgets::Button* m_add;
  QLineEdit* m_edit;
  widgets::FormField* m_field;
  QWidget* m_entry;
};

}  // namespace ack::ui::sources
