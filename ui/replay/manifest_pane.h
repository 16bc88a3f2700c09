#pragma once
// The left of the replay sheet: three totals, the manifest to look through, and under it what is counted and by which
// rules it was planned. While the preview is made it says how far that is; while the replay runs, how far it is.
#include "core/operate/replay_commands.h"
#include "core/query/replay_views.h"
#include "ui/style/theme.h"

#include <QWidget>

class QProgressBar;

namespace ack::ui::models {
class ReplayPreviewModel;
}
namespace ack::ui::widgets {
class EmptyState;
class Label;
class LoadingRows;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

class PreviewTree;
class TotalCard;

/// Thread: gui.
class ManifestPane final : public QWidget {
  Q_OBJECT
 public:
  ManifestPane(const style::Theme& theme, QWidget* parent = nullptr);

  [[nodiscard]] models::ReplayPreviewModel& model() const { return *m_model; }
  [[nodiscard]] domain::RulesChoice rules() const;
  /// One may choose the rules only before a replay is asked for.
  void setRulesChosen(domain::RulesChoice rules, bool mayChoose);
  void presentCounts(const domain::ReplayCounts& counts);
  /// A preview is under way; `of` 0: not known yet.
  void presentMaking(qint64 done, qint64 of);
  void presentItems(const query::ReplayItemPage& page, bool first);
  void presentTrouble(const QString& fact, const QString& why);
  /// A replay that was asked for.
  void presentProgress(const query::ReplayView& view);

 Q_SIGNALS:
  void rulesChanged();

 private:
  QWidget* buildTable();
  models::ReplayPreviewModel* m_model;
  TotalCard* m_skip;
  TotalCard* m_run;
  TotalCard* m_ask;
  PreviewTree* m_tree;
  widgets::LoadingRows* m_loading;
  widgets::EmptyState* m_trouble;
  QProgressBar* m_bar;
  widgets::Label* m_line;
  widgets::SegmentedControl* m_rules;
  bool m_fresh{true};  ///< what comes next is another manifest, not the same one again
};

}  // namespace ack::ui::replay
