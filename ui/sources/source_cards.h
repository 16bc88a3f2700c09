#pragma once
// The two cards under the list of sources: how to read what is promised, and what was turned away and why.
#include "ui/sources/source_words.h"
#include "ui/widgets/card.h"

#include <QList>

#include <vector>

namespace ack::ui::sources {

/// "Before you trust a retry". Thread: gui.
class TrustCard : public widgets::Card {
  Q_OBJECT
 public:
  explicit TrustCard(const style::Theme& theme, QWidget* parent = nullptr);
};

/// Refused requests of the last 24 hours by reason, over all sources. Thread: gui.
class TurnedAwayCard : public widgets::Card {
  Q_OBJECT
 public:
  explicit TurnedAwayCard(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const std::vector<const query::SourceView*>& sources);

 private:
  void addRow(const QString& reason, std::int64_t count);
  const style::Theme& m_theme;
  QList<QWidget*> m_rows;
  std::vector<std::pair<QString, std::int64_t>> m_shown;
};

}  // namespace ack::ui::sources
