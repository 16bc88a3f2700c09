#include "core/crypto/key_file.h"

#include "core/base/encoding.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <openssl/crypto.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ack::crypto {
namespace {

/// A rotation replaces the file a few times, with work between; more often nobody does.
constexpr int kMostReadings = 8;

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

std::filesystem::path temporaryBeside(const std::filesystem::path& file, RandomSource& random) {
  std::array<std::byte, 8> suffix{};
  random.fill(suffix);
  std::filesystem::path temporary = file;
  temporary += ".";
  temporary += base::toHex({reinterpret_cast<const char*>(suffix.data()), suffix.size()});
  temporary += ".new";
  return temporary;
}

/// A new file with mode 0600, its bytes on disk; nothing is left of it on an error.
Result<void> writeNew(const std::filesystem::path& file, std::string_view bytes) {
  const Descriptor fd(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!fd.open()) return systemError("create key file", file);
  // fchmod: an unusual umask must not decide on the mode.
  if (::fchmod(fd.get(), 0600) == 0 && writeAll(fd.get(), bytes) && ::fsync(fd.get()) == 0) return {};
  Error error = systemError("write key file", file);
  ::unlink(file.c_str());
  return error;
}

/// What `old` still holds, after its name was given to another file; nothing where it has another name yet, which is
/// somebody's backup. Best effort: the keys are no longer found by
/// anybody who uses the file system, whatever a disk keeps below.
void writeOver(const Descriptor& old) noexcept {
  struct stat info {};
  if (!old.open() || ::fstat(old.get(), &info) != 0 || info.st_nlink != 0) return;
  const std::string zeros(static_cast<std::size_t>(info.st_size), '\0');
  if (::lseek(old.get(), 0, SEEK_SET) == 0 && writeAll(old.get(), zeros)) ::fsync(old.get());
}

/// nullopt: the file was replaced while it was read, and may have been written over already.
Result<std::optional<std::string>> readOnce(const std::filesystem::path& file, std::size_t most) {
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
  std::string bytes(most + 1, '\0');  // one more, to notice a longer file
  std::size_t have = 0;
  while (have < bytes.size()) {
    const ssize_t got = ::read(fd.get(), bytes.data() + have, bytes.size() - have);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return systemError("read key file", file);
    if (got == 0) break;
    have += static_cast<std::size_t>(got);
  }
  if (have > most)
    return Error{ErrorCode::corrupt,
                 "key file " + file.string() + " has " + std::to_string(info.st_size) +
                     " bytes: it is none of ours; put the right file back, do not make a new one"};
  bytes.resize(have);
  if (::fstat(fd.get(), &info) != 0) return systemError("look at key file", file);
  if (info.st_nlink == 0) {
    OPENSSL_cleanse(bytes.data(), bytes.size());
    return std::optional<std::string>{};
  }
  return std::optional(std::move(bytes));
}

}  // namespace

Result<std::string> readPrivateFile(const std::filesystem::path& file, std::size_t most) {
  for (int tries = 0; tries < kMostReadings; ++tries) {
    auto bytes = readOnce(file, most);
    if (!bytes) return std::move(bytes).error();
    if (*bytes) return std::move(**bytes);
  }
  return Error{ErrorCode::busy, "key file " + file.string() + " is replaced again and again while it is read"};
}

Result<void> createKeyFile(const std::filesystem::path& file, std::size_t size, RandomSource& random) {
  std::string key(size, '\0');
  random.fill(std::as_writable_bytes(std::span(key)));
  const std::filesystem::path temporary = temporaryBeside(file, random);
  const Result<void> written = writeNew(temporary, key);
  OPENSSL_cleanse(key.data(), key.size());
  if (!written) return written;
  if (renameWithoutReplacing(temporary, file) != 0) {
    const bool taken = errno == EEXIST;
    Error error = taken ? Error{ErrorCode::conflict, "key file " + file.string() + " was made by someone else"}
                        : systemError("write key file", file);
    ::unlink(temporary.c_str());
    return error;
  }
  return syncDirectory(file.parent_path());
}

Result<void> replaceKeyFile(const std::filesystem::path& file, std::string_view bytes, RandomSource& random) {
  const Descriptor old(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW));
  const std::filesystem::path temporary = temporaryBeside(file, random);
  if (auto written = writeNew(temporary, bytes); !written) return written;
  if (::rename(temporary.c_str(), file.c_str()) != 0) {
    Error error = systemError("replace key file", file);
    ::unlink(temporary.c_str());
    return error;
  }
  auto synced = syncDirectory(file.parent_path());
  if (synced) writeOver(old);
  return synced;
}

}  // namespace ack::crypto
