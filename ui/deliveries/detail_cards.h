#pragma once
// A column of cards, each with a title, a badge and a few facts: the Effects, Attempts and Headers tabs of a
// delivery.
#include "ui/style/theme.h"
#include "ui/text/state_words.h"

#include <QList>
#include <QScrollArea>

class QVBoxLayout;

namespace ack::ui::deliveries {

struct DetailFact {
  QString name, value;
  bool mono{false};
  bool monoName{false};
  bool operator==(const DetailFact&) const = default;
};

struct DetailCard {
  QString icon, title, badge, badgeIcon;
  style::Token badgeText{style::Token::text2}, badgeTint{style::Token::heldTint};
  QList<DetailFact> facts;
  bool operator==(const DetailCard&) const = default;
};

/// Thread: gui. Scrolls; rebuilt only where the content differs, so that nothing flickers and text stays selectable.
class DetailCards final : public QScrollArea {
  Q_OBJECT
 public:
  explicit DetailCards(const style::Theme& theme, QWidget* parent = nullptr);
  /// `note` is one calm sentence below the cards, `empty` stands alone where there are none.
  void present(const QList<DetailCard>& cards, const QString& note, const QString& empty);

 private:
  QWidget* build(const DetailCard& card);
  const style::Theme& m_theme;
  QList<DetailCard> m_cards;
  QString m_note, m_empty;
  bool m_built{false};
};

}  // namespace ack::ui::deliveries
