#include "core/receive/session_list.h"

#include <algorithm>
#include <vector>

namespace ack::receive {
namespace {

constexpr std::size_t kShare = 256;

}  // namespace

void SessionList::add(Session& session) noexcept {
  session.m_next = m_first;
  session.m_previous = nullptr;
  if (m_first != nullptr) m_first->m_previous = &session;
  m_first = &session;
  ++m_size;
}

void SessionList::remove(Session& session) noexcept {
  if (session.m_previous != nullptr)
    session.m_previous->m_next = session.m_next;
  else
    m_first = session.m_next;
  if (session.m_next != nullptr) session.m_next->m_previous = session.m_previous;
  --m_size;
}

void SessionList::shedIdle() {
  std::vector<Session*> idle;
  forEach([&idle](Session& session) {
    if (session.idle()) idle.push_back(&session);
  });
  const std::size_t count = std::min(idle.size(), std::max<std::size_t>(1, m_size / kShare));
  std::partial_sort(idle.begin(), idle.begin() + static_cast<std::ptrdiff_t>(count), idle.end(),
                    [](const Session* a, const Session* b) { return a->since() < b->since(); });
  for (std::size_t i = 0; i < count; ++i) idle[i]->giveUp();
}

}  // namespace ack::receive
