#include "core/crypto/key_file.h"

#include "core/base/encoding.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <openssl/crypto.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ack::crypto {
namespace {

class Descriptor {
 public:
  explicit Descriptor(int fd) noexcept : m_fd(fd) {}
  ~Descriptor() {
    if (m_fd >= 0) ::close(m_fd);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int get() const noexcept { return m_fd; }
  [[nodiscard]] bool open() const noexcept { return m_fd >= 0; }

 private:
  int m_fd;
};

Error systemError(const std::string& what, const std::filesystem::path& file) {
  return Error{ErrorCode::io, what + " " + file.string() + ": " + std::strerror(errno)};
}

bool writeAll(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// The temporary file's name becomes `file`, unless `file` exists: another process may have made its key meanwhile.
int renameWithoutReplacing(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  // A file system without that flag: a hard link refuses an existing name as well.
  if (::link(from.c_str(), to.c_str()) != 0) return -1;
  return ::unlink(from.c_str());
}

Result<void> syncDirectory(const std::filesystem::path& directory) {
  const Descriptor dir(::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!dir.open() || ::fsync(dir.get()) != 0) return systemError("sync directory", directory);
  return {};
}

}  // namespace

Result<std::string> readKeyFile(const std::filesystem::path& file, std::size_t size) {
  const Descriptor fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
  if (!fd.open()) {
    if (errno == ENOENT) return Error{ErrorCode::notFound, "key file " + file.string() + " does not exist"};
    return systemError("open key file", file);
  }
  struct stat info {};
  if (::fstat(fd.get(), &info) != 0) return systemError("look at key file", file);
  if (!S_ISREG(info.st_mode))
    return Error{ErrorCode::corrupt, "key file " + file.string() + " is not a regular file"};
  if ((info.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
    std::array<char, 8> mode{};
    std::snprintf(mode.data(), mode.size(), "%04o", static_cast<unsigned>(info.st_mode & 07777));
    return Error{ErrorCode::refused, "key file " + file.string() + " has mode " + mode.data() +
                                         ": others than its owner can use it; set it to 0600"};
  }
  std::string bytes(size + 1, '\0');  // one more, to notice a longer file
  std::size_t have = 0;
  while (have < bytes.size()) {
    const ssize_t got = ::read(fd.get(), bytes.data() + have, bytes.size() - have);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return systemError("read key file", file);
    if (got == 0) break;
    have += static_cast<std::size_t>(got);
  }
  if (have != size)
    return Error{ErrorCode::corrupt, "key file " + file.string() + " has " + std::to_string(info.st_size) +
                                         " bytes instead of " + std::to_string(size) +
                                         "; put the right file back, do not make a new one"};
  bytes.resize(size);
  return bytes;
}

Result<void> createKeyFile(const std::filesystem::path& file, std::size_t size, RandomSource& random) {
  std::array<std::byte, 8> suffix{};
  random.fill(suffix);
  std::filesystem::path temporary = file;
  temporary += ".";
  temporary += base::toHex({reinterpret_cast<const char*>(suffix.data()), suffix.size()});
  temporary += ".new";

  std::string key(size, '\0');
  random.fill(std::as_writable_bytes(std::span(key)));
  bool written = false;
  {
    const Descriptor fd(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!fd.open()) {
      OPENSSL_cleanse(key.data(), key.size());
      return systemError("create key file", temporary);
    }
    // fchmod: an unusual umask must not decide on the mode.
    written = ::fchmod(fd.get(), 0600) == 0 && writeAll(fd.get(), key) && ::fsync(fd.get()) == 0;
  }
  OPENSSL_cleanse(key.data(), key.size());
  if (!written || renameWithoutReplacing(temporary, file) != 0) {
    const bool taken = written && errno == EEXIST;
    Error error = taken ? Error{ErrorCode::conflict, "key file " + file.string() + " was made by someone else"}
                        : systemError("write key file", file);
    ::unlink(temporary.c_str());
    return error;
  }
  return syncDirectory(file.parent_path());
}

}  // namespace ack::crypto
