#include "core/audit/checkpoint_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
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

/// Where the file's last whole line ends; what follows was torn by a death in the middle of a write.
off_t endOfLines(int descriptor, off_t size) noexcept {
  std::array<char, 4'096> block;
  for (off_t end = size; end > 0;) {
    const off_t begin = std::max<off_t>(0, end - static_cast<off_t>(block.size()));
    const auto length = static_cast<std::size_t>(end - begin);
    if (::pread(descriptor, block.data(), length, begin) != static_cast<ssize_t>(length)) return size;
    const std::size_t at = std::string_view(block.data(), length).rfind('\n');
    if (at != std::string_view::npos) return begin + static_cast<off_t>(at) + 1;
    end = begin;
  }
  return 0;
}

bool writeLine(int descriptor, const std::string& line) noexcept {
  if (::flock(descriptor, LOCK_EX) != 0) return false;
  const off_t whole = endOfLines(descriptor, ::lseek(descriptor, 0, SEEK_END));
  if (whole < 0 || ::ftruncate(descriptor, whole) != 0) return false;
  if (::pwrite(descriptor, line.data(), line.size(), whole) == static_cast<ssize_t>(line.size()))
    return ::fsync(descriptor) == 0;
  const int reason = errno;
  (void)!::ftruncate(descriptor, whole);  // half a line helps nobody
  errno = reason;
  return false;
}

/// A new file is only there after a power cut once its directory is synced too.
bool syncDirectoryOf(const std::filesystem::path& file) noexcept {
  const int directory = ::open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0) return false;
  const bool synced = ::fsync(directory) == 0;
  ::close(directory);
  return synced;
}

}  // namespace

Result<void> addCheckpointLine(const std::filesystem::path& file, std::string_view line) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return systemError("open", file);
  std::string text(line);
  text += '\n';
  Result<void> result;
  const bool isNew = ::lseek(descriptor, 0, SEEK_END) == 0;
  if (!writeLine(descriptor, text) || (isNew && !syncDirectoryOf(file))) result = systemError("write", file);
  ::close(descriptor);
  return result;
}

Result<LastLine> lastLineOf(const std::filesystem::path& file) {
  constexpr off_t kTail = 8'192;  // a line has some 400 bytes
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0 && errno == ENOENT) return LastLine{};
  if (descriptor < 0) return systemError("open", file);
  const off_t size = ::lseek(descriptor, 0, SEEK_END);
  std::string tail(static_cast<std::size_t>(std::min(std::max<off_t>(size, 0), kTail)), '\0');
  const bool read = ::pread(descriptor, tail.data(), tail.size(), size - static_cast<off_t>(tail.size())) ==
                    static_cast<ssize_t>(tail.size());
  Result<LastLine> result = LastLine{};
  if (!read) result = systemError("read", file);
  ::close(descriptor);
  if (!read) return result;
  const std::size_t end = tail.rfind('\n');
  if (end == std::string::npos) return LastLine{};
  const std::size_t before = end == 0 ? std::string::npos : tail.rfind('\n', end - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return LastLine{tail.substr(begin, end - begin),
                  static_cast<std::uint64_t>(std::max<off_t>(size, 0)) - tail.size() + begin};
}

Result<std::string> lastCheckpointLine(const std::filesystem::path& file) {
  auto last = lastLineOf(file);
  if (!last) return std::move(last).error();
  return std::move(last->line);
}

Result<std::vector<std::string>> readCheckpointLines(const std::filesystem::path& file, std::uint64_t begin) {
  std::error_code failed;
  if (!std::filesystem::exists(file, failed)) return std::vector<std::string>{};
  std::ifstream in(file, std::ios::binary);
  if (!in) return systemError("read", file);
  in.seekg(static_cast<std::streamoff>(begin));
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  if (in.bad()) return systemError("read", file);
  std::vector<std::string> lines;
  std::size_t at = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', at)) {
    if (end > at) lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

}  // namespace ack::audit
