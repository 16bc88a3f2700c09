#pragma once
// Which dead letters are ticked: by the delivery's key, so that a refresh, another order or a filter never changes
// what a person has chosen.
#include "core/query/views.h"

#include <QObject>

#include <set>
#include <vector>

namespace ack::ui::models {

/// Thread: gui.
class LetterSelection final : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  [[nodiscard]] bool contains(DeliveryId id) const { return m_ids.contains(id); }
  [[nodiscard]] std::size_t size() const { return m_ids.size(); }
  [[nodiscard]] bool isEmpty() const { return m_ids.empty(); }
  [[nodiscard]] std::vector<DeliveryId> all() const { return {m_ids.begin(), m_ids.end()}; }

  void set(const std::vector<DeliveryId>& ids, bool ticked) {
    const std::size_t before = m_ids.size();
    for (const DeliveryId id : ids) {
      if (ticked)
        m_ids.insert(id);
      else
        m_ids.erase(id);
    }
    if (m_ids.size() != before) Q_EMIT changed();
  }
  void toggle(DeliveryId id) { set({id}, !contains(id)); }
  void clear() {
    if (m_ids.empty()) return;
    m_ids.clear();
    Q_EMIT changed();
  }
  /// What is no longer a dead letter can't be chosen any more.
  void keepOnly(const std::set<DeliveryId>& living) {
    if (std::erase_if(m_ids, [&living](DeliveryId id) { return !living.contains(id); }) > 0) Q_EMIT changed();
  }

 Q_SIGNALS:
  void changed();

 private:
  std::set<DeliveryId> m_ids;
};

}  // namespace ack::ui::models
