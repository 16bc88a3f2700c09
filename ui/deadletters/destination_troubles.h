#pragma once
// Which destinations can't take a replay now, and why, in a sentence: their work is held by hand, or their breaker is
// open because calls keep failing.
#include "core/query/destinations.h"

#include <QHash>
#include <QString>

#include <vector>

namespace ack::ui::deadletters {

/// Thread: gui.
class DestinationTroubles {
 public:
  void present(const std::vector<query::DestinationView>& destinations, UtcTime now);
  /// Empty where calls go through.
  [[nodiscard]] QString of(const QString& destination) const { return m_why.value(destination); }

 private:
  QHash<QString, QString> m_why;
};

}  // namespace ack::ui::deadletters
