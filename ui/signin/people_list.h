#pragma once
// "Who is this?": everybody who may sign in, with their role, and a way in for whoever is not listed.
#include "core/operate/sign_in_list.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace ack::ui::signin {

class PersonRow;

/// Thread: gui. The arrow keys choose.
class PeopleList final : public QWidget {
  Q_OBJECT
 public:
  explicit PeopleList(const style::Theme& theme, QWidget* parent = nullptr);
  /// Keeps the choice where that person is still there.
  void present(const std::vector<operate::SignInName>& names);
  /// Empty: somebody else.
  void choose(const QString& name);
  [[nodiscard]] QString chosen() const { return m_chosen; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }

 Q_SIGNALS:
  void chosenChanged(const QString& name);

 private:
  void add(const QString& name, const QString& role);
  const style::Theme& m_theme;
  QVBoxLayout* m_column;
  QList<PersonRow*> m_rows;
  std::vector<operate::SignInName> m_names;
  QString m_chosen;
};

}  // namespace ack::ui::signin
