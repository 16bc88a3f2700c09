#pragma once
// A zip file that is there whole or not at all: written beside its place, and put there once it is complete. Each
// part is packed and written as it comes, so that a thousand events need no more memory than one.
#include "core/base/result.h"

#include <ctime>
#include <filesystem>
#include <memory>
#include <string_view>

namespace ack::ui::trace {

/// Thread: one at a time.
class ZipFile {
 public:
  /// io where it can't be written there.
  static Result<std::unique_ptr<ZipFile>> create(std::filesystem::path path);
  /// What was not finished leaves nothing behind.
  ~ZipFile();
  ZipFile(const ZipFile&) = delete;
  ZipFile& operator=(const ZipFile&) = delete;

  /// `name` is ASCII, with '/' between folders; `seconds` since 1970, UTC.
  Result<void> add(const std::string& name, std::string_view bytes, std::time_t seconds);
  /// In its place from here on; a file that was there before is replaced.
  Result<void> finish();
  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

 private:
  ZipFile(std::filesystem::path path, std::filesystem::path part, void* file);
  [[nodiscard]] Error failure(const char* what) const;
  std::filesystem::path m_path, m_part;
  void* m_file;  ///< minizip's handle; null once it is closed
};

}  // namespace ack::ui::trace
