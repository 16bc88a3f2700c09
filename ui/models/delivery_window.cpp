#include "ui/models/delivery_window.h"

#include <algorithm>

namespace ack::ui::models {
namespace {

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

bool sameValues(const query::DeliveryRow& a, const query::DeliveryRow& b) {
  return a.state == b.state && a.cause == b.cause && a.attempts == b.attempts && a.maxAttempts == b.maxAttempts &&
         a.arrivals == b.arrivals && a.nextAt == b.nextAt && a.settledAt == b.settledAt && a.owner == b.owner &&
         a.evidence == b.evidence;
}

}  // namespace

bool matches(const query::DeliveryFilter& filter, const query::DeliveryRow& row) {
  if (!filter.states.empty() && !contains(filter.states, row.state)) return false;
  return filter.causes.empty() || contains(filter.causes, row.cause);
}

std::optional<std::size_t> DeliveryWindow::indexOf(DeliveryId id) const {
  const auto found = m_index.find(id.value);
  if (found == m_index.end()) return std::nullopt;
  return found->second;
}

void DeliveryWindow::reindex() {
  m_index.clear();
  for (std::size_t index = 0; index < m_rows.size(); ++index) m_index[m_rows[index].row.id.value] = index;
}

void DeliveryWindow::reset(query::DeliveryPage first) {
  m_rows.clear();
  m_marks.clear();
  m_left.clear();
  m_held.clear();
  m_heldGap = false;
  m_front = {};
  m_newestShown = {};
  m_olderToken = first.next;
  if (!first.rows.empty()) m_marks.push_back({{}, first.rows.front().id});
  for (auto& row : first.rows) {
    m_newestShown = std::max(m_newestShown, row.id);
    m_rows.push_back({std::move(row), false});
  }
  reindex();
}

std::size_t DeliveryWindow::append(query::DeliveryPage older) {
  std::erase_if(older.rows, [this](const auto& row) { return indexOf(row.id).has_value(); });
  if (!older.rows.empty()) m_marks.push_back({m_olderToken, older.rows.front().id});
  m_olderToken = older.next;
  for (auto& row : older.rows) m_rows.push_back({std::move(row), false});
  reindex();
  return older.rows.size();
}

std::size_t DeliveryWindow::frontExcess() const {
  std::size_t excess = 0;
  for (std::size_t page = 1; page < m_marks.size() && m_rows.size() - excess > kMaxRows; ++page) {
    const auto begin = indexOf(m_marks[page].first);
    if (!begin) break;
    excess = *begin;
  }
  return excess;
}

void DeliveryWindow::dropFront(std::size_t rows) {
  m_rows.erase(m_rows.begin(), m_rows.begin() + static_cast<std::ptrdiff_t>(rows));
  reindex();
  while (m_marks.size() > 1 && !indexOf(m_marks.front().first)) {
    m_left.push_back(m_marks.front());
    m_marks.erase(m_marks.begin());
  }
}

std::optional<std::string> DeliveryWindow::newerToken() const {
  if (m_left.empty()) return std::nullopt;
  return m_left.back().token;
}

std::optional<std::vector<query::DeliveryRow>>
DeliveryWindow::missingInFront(const query::DeliveryPage& newer) const {
  if (m_rows.empty() || m_left.empty()) return std::nullopt;
  std::vector<query::DeliveryRow> missing;
  bool reaches = newer.next.empty();
  for (const auto& row : newer.rows) {
    reaches = reaches || indexOf(row.id).has_value();
    if (reaches) break;
    missing.push_back(row);
  }
  // A page that was asked by a token ends where ours begins unless rows have left the list since; only the newest
  // page (no token) may have drifted away from our first row.
  if (m_left.back().token.empty() && !reaches) return std::nullopt;
  return missing;
}

void DeliveryWindow::putBackInFront(std::vector<query::DeliveryRow> rows) {
  Mark mark = m_left.back();
  m_left.pop_back();
  if (rows.empty()) return;
  mark.first = rows.front().id;
  m_marks.insert(m_marks.begin(), mark);
  std::vector<WindowRow> joined;
  joined.reserve(rows.size() + m_rows.size());
  for (auto& row : rows) {
    m_newestShown = std::max(m_newestShown, row.id);
    joined.push_back({std::move(row), false});
  }
  std::move(m_rows.begin(), m_rows.end(), std::back_inserter(joined));
  m_rows = std::move(joined);
  reindex();
}

std::size_t DeliveryWindow::endExcess() const {
  std::size_t keep = m_rows.size();
  for (std::size_t page = m_marks.size(); page-- > 1 && keep > kMaxRows;) {
    const auto begin = indexOf(m_marks[page].first);
    if (!begin) break;
    keep = *begin;
  }
  return m_rows.size() - keep;
}

void DeliveryWindow::dropEnd(std::size_t rows) {
  m_rows.resize(m_rows.size() - rows);
  reindex();
  while (m_marks.size() > 1 && !indexOf(m_marks.back().first)) {
    m_olderToken = m_marks.back().token;
    m_marks.pop_back();
  }
}

bool DeliveryWindow::update(std::size_t index, const query::DeliveryRow& row, bool dimmed) {
  WindowRow& shown = m_rows[index];
  if (sameValues(shown.row, row) && shown.dimmed == dimmed) return false;
  shown.row = row;
  shown.dimmed = dimmed;
  return true;
}

std::vector<std::size_t> DeliveryWindow::merge(const FreshRows& fresh, const query::DeliveryFilter& filter) {
  std::vector<std::size_t> changed;
  m_front = fresh.front;
  std::vector<bool> listed(m_rows.size(), false);
  std::size_t covered = m_front.next.empty() ? m_rows.size() : 0;
  const auto take = [&](const query::DeliveryRow& row) {
    const auto index = indexOf(row.id);
    if (!index) return;
    listed[*index] = true;
    if (update(*index, row, !matches(filter, row))) changed.push_back(*index);
  };
  for (const auto& row : m_front.rows) {
    take(row);
    if (const auto index = indexOf(row.id)) covered = std::max(covered, *index + 1);
  }
  for (const auto& row : fresh.watched) take(row);
  // Rows that the newest page covers and no longer contains have left the filtered list.
  for (std::size_t index = 0; index < covered; ++index) {
    if (listed[index] || m_rows[index].dimmed) continue;
    m_rows[index].dimmed = true;
    changed.push_back(index);
  }
  holdNewer();
  splitFirstPage();
  return changed;
}

void DeliveryWindow::hold(const query::DeliveryPage& front) {
  m_front = front;
  holdNewer();
}

void DeliveryWindow::holdNewer() {
  const auto known = [this](const query::DeliveryRow& row) { return indexOf(row.id).has_value(); };
  const auto& front = m_front.rows;
  const auto first = std::find_if(front.begin(), front.end(), known);
  const auto last = std::find_if(front.rbegin(), front.rend(), known).base();  // one behind the last known row
  m_held.clear();
  bool between = false;
  for (auto row = front.begin(); row != front.end(); ++row) {
    if (known(*row)) continue;
    // Behind the last known row the page goes on into older rows, which are not news; nor are pages that left in
    // front.
    const bool isNews = m_left.empty() ? first == front.end() || row < last : row->id > m_newestShown;
    if (!isNews) continue;
    between = between || row > first;
    m_held.push_back(*row);
  }
  m_heldGap = !m_held.empty() && (between || first == front.end());
}

void DeliveryWindow::splitFirstPage() {
  // Rows that entered live make the first page grow; the newest page's own end gives it a place to be cut at.
  if (m_marks.empty() || m_front.next.empty() || m_front.rows.empty()) return;
  const auto last = indexOf(m_front.rows.back().id);
  if (!last || *last + 1 >= m_rows.size()) return;
  const DeliveryId begin = m_rows[*last + 1].row.id;
  const std::size_t firstEnd = m_marks.size() > 1 ? indexOf(m_marks[1].first).value_or(m_rows.size()) : m_rows.size();
  if (*last + 1 >= firstEnd || firstEnd < 2 * kPageRows) return;
  m_marks.insert(m_marks.begin() + 1, {m_front.next, begin});
}

bool DeliveryWindow::hasDimmed() const {
  return std::any_of(m_rows.begin(), m_rows.end(), [](const WindowRow& shown) { return shown.dimmed; });
}

void DeliveryWindow::enterHeld() {
  std::vector<WindowRow> joined;
  joined.reserve(m_held.size() + m_rows.size());
  for (auto& row : m_held) {
    m_newestShown = std::max(m_newestShown, row.id);
    joined.push_back({std::move(row), false});
  }
  std::move(m_rows.begin(), m_rows.end(), std::back_inserter(joined));
  m_rows = std::move(joined);
  m_held.clear();
  reindex();
  if (m_rows.empty()) return;
  if (m_marks.empty()) m_marks.push_back({{}, m_rows.front().row.id});
  m_marks.front().first = m_rows.front().row.id;
}

void DeliveryWindow::removeAt(std::size_t index) {
  const DeliveryId id = m_rows[index].row.id;
  m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(index));
  reindex();
  // A page that began with this row now begins with the next one, or is gone.
  for (std::size_t page = 0; page < m_marks.size(); ++page) {
    if (m_marks[page].first != id) continue;
    const bool emptied =
        index >= m_rows.size() || (page + 1 < m_marks.size() && m_rows[index].row.id == m_marks[page + 1].first);
    if (emptied && m_marks.size() > 1 && page > 0)
      m_marks.erase(m_marks.begin() + static_cast<std::ptrdiff_t>(page));
    else if (index < m_rows.size())
      m_marks[page].first = m_rows[index].row.id;
    break;
  }
}

}  // namespace ack::ui::models
