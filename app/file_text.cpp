#include "app/file_text.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace ack::app {

Result<std::string> readWholeFile(const std::string& file) {
  std::error_code failure;
  if (std::filesystem::is_directory(file, failure)) return Error{ErrorCode::io, file + ": is a directory"};
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    const std::string why = errno != 0 ? std::strerror(errno) : "can't be read";
    return Error{errno == ENOENT ? ErrorCode::notFound : ErrorCode::io, file + ": " + why};
  }
  std::string text(std::istreambuf_iterator<char>(in), {});
  if (in.bad()) return Error{ErrorCode::io, file + ": can't be read"};
  return text;
}

}  // namespace ack::app
