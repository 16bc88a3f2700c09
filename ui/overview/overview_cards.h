#pragma once
// The cards of the Overview: completion, one figure each, dead letters by owner, and the proof that each event was
// charged once. Each takes plain values; none asks for anything.
#include "core/query/views.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

#include <chrono>
#include <vector>

namespace ack::ui::charts {
class HourBars;
}
namespace ack::ui::widgets {
class Badge;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::overview {

/// "Finished within 5 min": the rate, of how many, and step by step.
class CompletionCard : public widgets::Card {
  Q_OBJECT
 public:
  explicit CompletionCard(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::Overview& overview, std::chrono::hours window);
  void setStale(bool stale);

 private:
  widgets::IconLabel* m_icon;
  widgets::Label* m_name;
  widgets::Badge* m_under;
  widgets::Label* m_rate;
  widgets::Label* m_events;
  charts::HourBars* m_bars;
  widgets::Label* m_steps;
};

/// Icon and name, one figure, and a sentence about it.
class KpiCard : public widgets::Card {
  Q_OBJECT
 public:
  KpiCard(const style::Theme& theme, const QString& icon, style::Token token, const QString& name,
          QWidget* parent = nullptr);
  void present(const QString& figure, const QString& sentence);
  void setStale(bool stale);
  [[nodiscard]] QString figure() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  const style::Theme& m_theme;
  widgets::Label* m_figure;
  widgets::Label* m_sentence;
};

/// Dead letters by owner; nobody comes last, in red.
class OwnersCard : public widgets::Card {
  Q_OBJECT
 public:
  explicit OwnersCard(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const std::vector<query::OwnerLoad>& owners, UtcTime now);

 private:
  const style::Theme& m_theme;
  widgets::Label* m_total;
  QWidget* m_rows{nullptr};
};

/// Events that cost money = charge lines, second charges 0 under a double rule, duplicates absorbed.
class ProofCard : public widgets::Card {
  Q_OBJECT
 public:
  explicit ProofCard(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::Overview& overview, std::chrono::hours window, UtcTime now);

 Q_SIGNALS:
  void ledgerRequested();

 private:
  widgets::Label* m_checked;
  widgets::Label* m_events;
  widgets::Label* m_lines;
  widgets::Label* m_second;
  widgets::IconLabel* m_mark;
  widgets::Label* m_absorbed;
};

/// "24 hours", "7 days", "30 days".
QString windowWords(std::chrono::hours window);

}  // namespace ack::ui::overview
