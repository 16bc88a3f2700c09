#pragma once
// What is known of the chain, at the top of the page: whole, broken at which entry, being checked (how far, Cancel),
// or not to be checked and why. Its button proves everything again.
#include "ui/audit/chain_watch.h"
#include "ui/style/theme.h"

#include <QFrame>

class QLabel;
class QProgressBar;

namespace ack::ui::widgets {
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::audit {

/// Thread: gui.
class ChainBanner final : public QFrame {
  Q_OBJECT
 public:
  explicit ChainBanner(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const ChainState& state);
  /// The bold sentence.
  [[nodiscard]] QString fact() const;

 Q_SIGNALS:
  void verifyRequested();
  void cancelRequested();
  /// The person wants to see the entry that is wrong.
  void entryRequested(std::int64_t number);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Tone { calm, good, bad, warning };
  void say(Tone tone, const QString& icon, const QString& fact, const QString& more);
  void presentProof(const query::AuditProof& proof, const ChainState& state);
  void presentProgress(const ChainState& state);

  const style::Theme& m_theme;
  Tone m_tone{Tone::calm};
  std::int64_t m_badEntry{0};
  widgets::IconLabel* m_icon;
  widgets::Label* m_fact;
  widgets::Label* m_more;
  QProgressBar* m_progress;
  QWidget* m_head;
  widgets::Label* m_headName;
  widgets::Label* m_headHash;
  widgets::Button* m_show;
  widgets::Button* m_verify;
  widgets::Button* m_cancel;
};

}  // namespace ack::ui::audit
