#pragma once
// Reads a file that somebody named on the command line, or says which one and why not.
#include "core/base/result.h"

#include <string>

namespace ack::app {

/// The whole file. notFound, or io for a directory and for what can't be read; the message begins with the name.
Result<std::string> readWholeFile(const std::string& file);

}  // namespace ack::app
