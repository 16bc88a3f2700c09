#include "ui/trace/zip_file.h"

#include <minizip/zip.h>

#include <zlib.h>

#include <limits>
#include <system_error>

namespace ack::ui::trace {
namespace {

tm_zip zipTime(std::time_t seconds) {
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  tm_zip time{};
  time.tm_sec = static_cast<decltype(time.tm_sec)>(parts.tm_sec);
  time.tm_min = static_cast<decltype(time.tm_min)>(parts.tm_min);
  time.tm_hour = static_cast<decltype(time.tm_hour)>(parts.tm_hour);
  time.tm_mday = static_cast<decltype(time.tm_mday)>(parts.tm_mday);
  time.tm_mon = static_cast<decltype(time.tm_mon)>(parts.tm_mon);
  time.tm_year = static_cast<decltype(time.tm_year)>(parts.tm_year + 1900);
  return time;
}

}  // namespace

ZipFile::ZipFile(std::filesystem::path path, std::filesystem::path part, void* file)
    : m_path(std::move(path)), m_part(std::move(part)), m_file(file) {}

ZipFile::~ZipFile() {
  if (m_file != nullptr) zipClose(m_file, nullptr);
  std::error_code ignored;
  if (!m_part.empty()) std::filesystem::remove(m_part, ignored);
}

Error ZipFile::failure(const char* what) const { return {ErrorCode::io, m_path.string() + ": " + what}; }

Result<std::unique_ptr<ZipFile>> ZipFile::create(std::filesystem::path path) {
  std::filesystem::path part = path;
  part += ".part";
  void* file = zipOpen64(part.c_str(), APPEND_STATUS_CREATE);
  if (file == nullptr) return Error{ErrorCode::io, path.string() + ": it can't be written there"};
  return std::unique_ptr<ZipFile>(new ZipFile(std::move(path), std::move(part), file));
}

Result<void> ZipFile::add(const std::string& name, std::string_view bytes, std::time_t seconds) {
  if (m_file == nullptr) return failure("it is closed");
  if (bytes.size() > std::numeric_limits<unsigned>::max()) return failure("one part is larger than 4 GiB");
  zip_fileinfo about{};
  about.tmz_date = zipTime(seconds);
  if (zipOpenNewFileInZip64(m_file, name.c_str(), &about, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                            Z_DEFAULT_COMPRESSION, 0) != ZIP_OK)
    return failure("a part can't be begun");
  const bool written = zipWriteInFileInZip(m_file, bytes.data(), static_cast<unsigned>(bytes.size())) == ZIP_OK;
  const bool closed = zipCloseFileInZip(m_file) == ZIP_OK;
  if (!written || !closed) return failure("a part can't be written");
  return {};
}

Result<void> ZipFile::finish() {
  if (m_file == nullptr) return failure("it is closed");
  const bool closed = zipClose(m_file, nullptr) == ZIP_OK;
  m_file = nullptr;
  if (!closed) return failure("it can't be completed");
  std::error_code failed;
  std::filesystem::rename(m_part, m_path, failed);
  if (failed) return failure(failed.message().c_str());
  m_part.clear();
  return {};
}

}  // namespace ack::ui::trace
