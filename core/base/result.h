#pragma once
// Result<T>: how every fallible function of core answers. An Error carries a closed code (for decisions), and a
// message that names the thing it is about (for people). It is returned or handled, exactly once.
#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ack::base {

/// What kind of failure; decisions are made on this, never on the message.
enum class ErrorCode {
  invalid,      ///< the input is wrong; trying again can't help
  notFound,     ///< the named thing doesn't exist
  conflict,     ///< the expected state or lease epoch no longer holds; nothing was changed
  refused,      ///< a rule or a missing right forbids it
  full,         ///< a limit of ours is reached (queue, backlog, disk); may pass
  busy,         ///< somebody else holds it (engine lock, database); may pass
  timeout,      ///< not done within its deadline
  cancelled,    ///< stopped on purpose
  io,           ///< the operating system or the disk failed
  corrupt,      ///< stored bytes are not what was written
  unsupported,  ///< valid, but not something we do (newer schema, unknown scheme)
  internal,     ///< our own fault
};

struct Error {
  ErrorCode code{ErrorCode::internal};
  std::string message;
};

/// One stable word for a code: "invalid", "not_found" ….
const char* toText(ErrorCode code) noexcept;

/// Puts `context` before the message: "open store: disk is full".
Error withContext(std::string context, Error error);

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool ok() const noexcept { return m_state.index() == 0; }
  explicit operator bool() const noexcept { return ok(); }

  T& value() & {
    assert(ok());
    return *std::get_if<0>(&m_state);
  }
  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&m_state);
  }
  T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&m_state));
  }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T valueOr(T fallback) const { return ok() ? value() : std::move(fallback); }

  const Error& error() const& {
    assert(!ok());
    return *std::get_if<1>(&m_state);
  }
  Error&& error() && {
    assert(!ok());
    return std::move(*std::get_if<1>(&m_state));
  }

 private:
  std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : m_error(std::move(error)), m_ok(false) {}

  [[nodiscard]] bool ok() const noexcept { return m_ok; }
  explicit operator bool() const noexcept { return m_ok; }
  const Error& error() const& {
    assert(!m_ok);
    return m_error;
  }
  Error&& error() && {
    assert(!m_ok);
    return std::move(m_error);
  }

 private:
  Error m_error;
  bool m_ok{true};
};

}  // namespace ack::base

namespace ack {
using base::Error;
using base::ErrorCode;
using base::Result;
}  // namespace ack
