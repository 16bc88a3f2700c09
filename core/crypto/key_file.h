#pragma once
// The master key on disk: read with suspicion, made once and atomically.
#include "core/base/random.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace ack::crypto {

/// The file's bytes, exactly `size` of them. notFound, refused (group or others have a right), corrupt (wrong size or
/// not a regular file), io.
Result<std::string> readKeyFile(const std::filesystem::path& file, std::size_t size);
/// Makes `file` with `size` random bytes and mode 0600: temporary file, fsync, rename that never replaces, fsync of
/// the directory. conflict where `file` exists by now.
Result<void> createKeyFile(const std::filesystem::path& file, std::size_t size, RandomSource& random);

}  // namespace ack::crypto
