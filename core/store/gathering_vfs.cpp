#include "core/store/gathering_vfs.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

namespace ack::store {
namespace {

// SQLite's own VFS keeps 17 bits of a write's length: one call may take 128 KiB less a byte.
constexpr sqlite3_int64 kGatheredBytes = 120 * 1'024;

sqlite3_vfs* realVfs() noexcept {
  static sqlite3_vfs* const kReal = sqlite3_vfs_find(nullptr);
  return kReal;
}

/// Writes that follow one another in the file and have not been handed on yet.
struct Gathered {
  std::array<char, kGatheredBytes> bytes;
  sqlite3_int64 at{0}, size{0};
};

/// A log. SQLite allocates it, with room for the real file behind it, and frees it without a destructor.
struct LogFile {
  sqlite3_file base;
  Gathered* gathered;  ///< null: writes go straight on

  [[nodiscard]] sqlite3_file* real() noexcept { return reinterpret_cast<sqlite3_file*>(this + 1); }
};
static_assert(sizeof(LogFile) % alignof(std::max_align_t) == 0);

LogFile& logOf(sqlite3_file* file) noexcept { return *reinterpret_cast<LogFile*>(file); }

/// Hands on what is gathered. After a failure it stays: SQLite may go on with the transaction (where only a statement
/// failed), and must find these pages in the log when it commits.
int flush(LogFile& log) noexcept {
  Gathered* const gathered = log.gathered;
  if (gathered == nullptr || gathered->size == 0) return SQLITE_OK;
  const int written = log.real()->pMethods->xWrite(log.real(), gathered->bytes.data(),
                                                   static_cast<int>(gathered->size), gathered->at);
  if (written == SQLITE_OK) gathered->size = 0;
  return written;
}

int closeLog(sqlite3_file* file) {
  LogFile& log = logOf(file);
  // What is still here belongs to a transaction that was given up: a commit would have synced it.
  delete std::exchange(log.gathered, nullptr);
  return log.real()->pMethods->xClose(log.real());
}

int readLog(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  LogFile& log = logOf(file);
  if (const int flushed = flush(log); flushed != SQLITE_OK) return flushed;
  return log.real()->pMethods->xRead(log.real(), to, size, at);
}

int writeLog(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  LogFile& log = logOf(file);
  Gathered* const gathered = log.gathered;
  if (gathered == nullptr) return log.real()->pMethods->xWrite(log.real(), from, size, at);
  if (gathered->size > 0 && (at != gathered->at + gathered->size || gathered->size + size > kGatheredBytes))
    if (const int flushed = flush(log); flushed != SQLITE_OK) return flushed;
  if (size > kGatheredBytes) return log.real()->pMethods->xWrite(log.real(), from, size, at);
  if (gathered->size == 0) gathered->at = at;
  std::memcpy(gathered->bytes.data() + gathered->size, from, static_cast<std::size_t>(size));
  gathered->size += size;
  return SQLITE_OK;
}

int truncateLog(sqlite3_file* file, sqlite3_int64 size) {
  LogFile& log = logOf(file);
  if (const int flushed = flush(log); flushed != SQLITE_OK) return flushed;
  return log.real()->pMethods->xTruncate(log.real(), size);
}

int syncLog(sqlite3_file* file, int flags) {
  LogFile& log = logOf(file);
  if (const int flushed = flush(log); flushed != SQLITE_OK) return flushed;
  return log.real()->pMethods->xSync(log.real(), flags);
}

int sizeOfLog(sqlite3_file* file, sqlite3_int64* size) {
  LogFile& log = logOf(file);
  if (const int flushed = flush(log); flushed != SQLITE_OK) return flushed;
  return log.real()->pMethods->xFileSize(log.real(), size);
}

int lockLog(sqlite3_file* file, int level) { return logOf(file).real()->pMethods->xLock(logOf(file).real(), level); }
int unlockLog(sqlite3_file* file, int level) {
  return logOf(file).real()->pMethods->xUnlock(logOf(file).real(), level);
}
int checkLockOfLog(sqlite3_file* file, int* reserved) {
  return logOf(file).real()->pMethods->xCheckReservedLock(logOf(file).real(), reserved);
}
int controlLog(sqlite3_file* file, int operation, void* argument) {
  return logOf(file).real()->pMethods->xFileControl(logOf(file).real(), operation, argument);
}
int sectorSizeOfLog(sqlite3_file* file) { return logOf(file).real()->pMethods->xSectorSize(logOf(file).real()); }
int traitsOfLog(sqlite3_file* file) {
  return logOf(file).real()->pMethods->xDeviceCharacteristics(logOf(file).real());
}

/// Version 1: a log needs no shared memory and no mapping of its own.
const sqlite3_io_methods* logMethods() noexcept {
  static const sqlite3_io_methods kMethods = [] {
    sqlite3_io_methods methods{};
    methods.iVersion = 1;
    methods.xClose = closeLog;
    methods.xRead = readLog;
    methods.xWrite = writeLog;
    methods.xTruncate = truncateLog;
    methods.xSync = syncLog;
    methods.xFileSize = sizeOfLog;
    methods.xLock = lockLog;
    methods.xUnlock = unlockLog;
    methods.xCheckReservedLock = checkLockOfLog;
    methods.xFileControl = controlLog;
    methods.xSectorSize = sectorSizeOfLog;
    methods.xDeviceCharacteristics = traitsOfLog;
    return methods;
  }();
  return &kMethods;
}

int openFile(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* flagsOut) {
  if ((flags & SQLITE_OPEN_WAL) == 0) return realVfs()->xOpen(realVfs(), name, file, flags, flagsOut);
  LogFile& log = logOf(file);
  log.gathered = nullptr;
  const int opened = realVfs()->xOpen(realVfs(), name, log.real(), flags, flagsOut);
  // Where there are methods, SQLite closes the file, also after an error.
  log.base.pMethods = log.real()->pMethods != nullptr ? logMethods() : nullptr;
  return opened;
}

/// The log of `handle` where it was opened here; null otherwise.
LogFile* openLogOf(sqlite3* handle) noexcept {
  sqlite3_file* file = nullptr;
  if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&file)) != SQLITE_OK)
    return nullptr;
  return file != nullptr && file->pMethods == logMethods() ? &logOf(file) : nullptr;
}

}  // namespace

const char* gatheringVfs() noexcept {
  // Everything but the opening of a log is the default's own, which reads its own fields of the copy.
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs copy{};
    if (realVfs() == nullptr) return copy;
    copy = *realVfs();
    copy.pNext = nullptr;
    copy.zName = "ack-gathering";
    copy.szOsFile += static_cast<int>(sizeof(LogFile));
    copy.xOpen = openFile;
    return copy;
  }();
  static const bool kRegistered = vfs.xOpen != nullptr && sqlite3_vfs_register(&vfs, 0) == SQLITE_OK;
  return kRegistered ? vfs.zName : nullptr;
}

bool gatherLogWrites(sqlite3* handle) noexcept {
  LogFile* const log = openLogOf(handle);
  if (log == nullptr) return false;
  if (log->gathered == nullptr) log->gathered = new (std::nothrow) Gathered;
  return log->gathered != nullptr;
}

void dropGatheredWrites(sqlite3* handle) noexcept {
  LogFile* const log = openLogOf(handle);
  if (log != nullptr && log->gathered != nullptr) log->gathered->size = 0;
}

}  // namespace ack::store
