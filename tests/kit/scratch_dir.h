#pragma once
// A directory for one test, removed with everything in it; kept where ACK_KEEP is set, for looking at a failure.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <stdlib.h>

namespace ack::kit {

class ScratchDir {
 public:
  ScratchDir() {
    std::string name = (std::filesystem::temp_directory_path() / "ack-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    m_path = name;
  }
  ~ScratchDir() {
    if (std::getenv("ACK_KEEP") != nullptr) return;
    std::error_code error;
    std::filesystem::remove_all(m_path, error);
  }
  ScratchDir(const ScratchDir&) = delete;
  ScratchDir& operator=(const ScratchDir&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }
  [[nodiscard]] std::filesystem::path data() const { return m_path / "data"; }

 private:
  std::filesystem::path m_path;
};

}  // namespace ack::kit
