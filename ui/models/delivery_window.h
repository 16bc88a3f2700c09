#pragma once
// The rows of a delivery list that are in memory: pages of a keyset-paged list, newest first, of which a few thousand
// rows are kept. Pure values: decides which rows are new, which are held back, which no longer match; the model tells
// the view.
#include "core/query/views.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ack::ui::models {

/// Whether `row` (with its present state) belongs to the filtered list, as far as a state can change that.
bool matches(const query::DeliveryFilter& filter, const query::DeliveryRow& row);

/// A row as shown: dimmed where it no longer matches the filter.
struct WindowRow {
  query::DeliveryRow row;
  bool dimmed{false};
};

/// What one refresh brought: the newest page, and the present values of rows that are on screen but not in it.
struct FreshRows {
  query::DeliveryPage front;
  std::vector<query::DeliveryRow> watched;
};

/// Thread: gui. Rows stand in the order of the pages, newest first; which order that is is the reader's business.
class DeliveryWindow {
 public:
  static constexpr std::size_t kPageRows = 200;
  static constexpr std::size_t kMaxRows = 4'000;

  [[nodiscard]] const std::vector<WindowRow>& rows() const { return m_rows; }
  [[nodiscard]] std::optional<std::size_t> indexOf(DeliveryId id) const;

  /// Forgets everything and begins at the newest page.
  void reset(query::DeliveryPage first);

  /// Token of the next older page; empty where the list is whole.
  [[nodiscard]] const std::string& olderToken() const { return m_olderToken; }
  /// Puts an older page behind; answers how many rows were added.
  std::size_t append(query::DeliveryPage older);
  /// How many rows must leave at the front so that at most kMaxRows stay (whole pages); 0 where none.
  [[nodiscard]] std::size_t frontExcess() const;
  void dropFront(std::size_t rows);

  /// Token of the page that left at the front last, "" being the newest page; nullopt where nothing left.
  [[nodiscard]] std::optional<std::string> newerToken() const;
  /// The rows of a page asked with newerToken() that are missing in front; nullopt where the page does not reach down
  /// to the first row any more (then reset with it).
  [[nodiscard]] std::optional<std::vector<query::DeliveryRow>> missingInFront(const query::DeliveryPage& newer) const;
  void putBackInFront(std::vector<query::DeliveryRow> rows);
  /// How many rows must leave at the end so that at most kMaxRows stay.
  [[nodiscard]] std::size_t endExcess() const;
  void dropEnd(std::size_t rows);

  /// Takes new values into known rows and remembers newer rows as held. Answers the indexes that changed.
  std::vector<std::size_t> merge(const FreshRows& fresh, const query::DeliveryFilter& filter);
  /// Only counts newer rows; what is shown stays frozen.
  void hold(const query::DeliveryPage& front);
  /// Newer rows that wait; `heldIsMore` where there are more than a page of them.
  [[nodiscard]] std::size_t held() const { return m_held.size(); }
  [[nodiscard]] bool heldIsMore() const { return m_heldGap; }
  [[nodiscard]] bool hasDimmed() const;
  /// Whether the held rows can simply be put in front; otherwise the list must begin anew with heldPage().
  [[nodiscard]] bool heldAdjoins() const { return !m_heldGap && m_left.empty(); }
  [[nodiscard]] query::DeliveryPage heldPage() const { return m_front; }
  /// Puts the held rows in front (only where heldAdjoins()).
  void enterHeld();
  void removeAt(std::size_t index);

 private:
  struct Mark {
    std::string token;
    DeliveryId first;
  };
  void splitFirstPage();
  void reindex();
  void holdNewer();
  bool update(std::size_t index, const query::DeliveryRow& row, bool dimmed);

  std::vector<WindowRow> m_rows;
  std::unordered_map<std::int64_t, std::size_t> m_index;  ///< by DeliveryId
  std::vector<Mark> m_marks;                              ///< one per loaded page, front to end
  std::vector<Mark> m_left;                               ///< pages that left at the front, oldest departure first
  std::string m_olderToken;
  std::vector<query::DeliveryRow> m_held;
  query::DeliveryPage m_front;
  bool m_heldGap{false};
  DeliveryId m_newestShown{};
};

}  // namespace ack::ui::models
