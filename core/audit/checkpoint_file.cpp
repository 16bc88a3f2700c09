#include "core/audit/checkpoint_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace ack::audit {
namespace {

Error systemError(std::string_view what, const std::filesystem::path& file) {
  std::string text(what);
  text += ' ';
  text += file.string();
  text += ": ";
  text += std::strerror(errno);
  return {ErrorCode::io, std::move(text)};
}

/// Whether the file's last byte ends a line; true for an empty one.
bool endsWithLine(int descriptor) noexcept {
  char last = '\n';
  const off_t size = ::lseek(descriptor, 0, SEEK_END);
  return size <= 0 || (::pread(descriptor, &last, 1, size - 1) == 1 && last == '\n');
}

}  // namespace

Result<void> addCheckpointLine(const std::filesystem::path& file, std::string_view line) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return systemError("open", file);
  std::string text = endsWithLine(descriptor) ? std::string() : std::string("\n");
  text += line;
  text += '\n';
  const bool written =
      ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(descriptor) == 0;
  Result<void> result;
  if (!written) result = systemError("write", file);
  ::close(descriptor);
  return result;
}

Result<std::vector<std::string>> readCheckpointLines(const std::filesystem::path& file) {
  std::error_code failed;
  if (!std::filesystem::exists(file, failed)) return std::vector<std::string>{};
  std::ifstream in(file, std::ios::binary);
  if (!in) return systemError("read", file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  if (in.bad()) return systemError("read", file);
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    if (end > begin) lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace ack::audit
