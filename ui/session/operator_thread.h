#pragma once
// The thread on which people's deeds run, one after another, beside the reader's: a deed may wait for the disk or
// match a password, and the GUI thread must do neither.
#include "core/operate/deed_frame.h"

#include <functional>
#include <memory>

namespace ack::ui::session {

/// Opens the store for deeds, or answers what it has open; called on the operator thread only, and destroyed there.
using DeskSource = std::function<Result<operate::Desk>()>;

/// Owns its thread. Whatever was posted is done before the destructor returns: a deed that was confirmed is not
/// dropped because the window closes.
class OperatorThread {
 public:
  using Work = std::function<void(const Result<operate::Desk>& desk)>;

  explicit OperatorThread(DeskSource open);
  ~OperatorThread();
  OperatorThread(const OperatorThread&) = delete;
  OperatorThread& operator=(const OperatorThread&) = delete;

  /// `work` gets the desk or why there is none, also where too much waits already (busy). Thread: any.
  void post(Work work);

 private:
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

}  // namespace ack::ui::session
