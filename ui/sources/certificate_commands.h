#pragma once
// What the window may do about the receiver's certificates, given by the composition: they belong to the engine in
// this process, or to another process's.
#include "core/base/result.h"
#include "core/domain/tls_state.h"
#include "core/operate/deed_frame.h"

#include <functional>
#include <vector>

namespace ack::ui::sources {

struct CertificateCommands {
  /// What the files of `inUse` hold now, to be seen before it is used. The error names the file. Thread: reader.
  std::function<Result<std::vector<domain::CertificateState>>(const std::vector<domain::CertificateState>& inUse)>
      look;
  /// As SIGHUP, but as a deed of whoever pressed, which is written down first: success where the files are in use, or
  /// where the other process has been asked (`reloadIsAsked`). Thread: operator.
  std::function<Result<void>(const operate::Desk& desk, const operate::Caller& caller)> reload;
  bool reloadIsAsked{false};
};

}  // namespace ack::ui::sources
