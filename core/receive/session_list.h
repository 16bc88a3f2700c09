#pragma once
// The connections of one io thread, linked through themselves, and the choice of those to give up when there are too
// many.
#include "core/receive/session.h"

namespace ack::receive {

/// Thread: the io thread.
class SessionList {
 public:
  void add(Session& session) noexcept;
  void remove(Session& session) noexcept;
  /// `each` may end the session that it is given, no other.
  template <class Each>
  void forEach(Each each) {
    for (Session* session = m_first; session != nullptr;) {
      Session* const next = session->m_next;
      each(*session);
      session = next;
    }
  }
  /// Closes those that have waited longest for a request, one of 256 and one at least. A client may find its
  /// idle connection closed at any time (RFC 9112 9.5), so nobody loses anything by it.
  void shedIdle();
  [[nodiscard]] std::size_t size() const noexcept { return m_size; }

 private:
  Session* m_first{nullptr};
  std::size_t m_size{0};
};

}  // namespace ack::receive
