#pragma once
// The master key on disk: read with suspicion, made once and atomically.
#include "core/base/random.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace ack::crypto {

/// The file's bytes, at most `most` of them. notFound, refused (group or others have a right), corrupt (more bytes,
/// or not a regular file), io; busy where it is replaced again and again meanwhile.
Result<std::string> readPrivateFile(const std::filesystem::path& file, std::size_t most);
/// Makes `file` with `size` random bytes and mode 0600: temporary file, fsync, rename that never replaces, fsync of
/// the directory. conflict where `file` exists by now.
Result<void> createKeyFile(const std::filesystem::path& file, std::size_t size, RandomSource& random);

/// Puts `bytes` in the place of what `file` holds: a reader sees the old ones or the new ones, also after a crash,
/// and the new ones are on disk when this returns. The old file's blocks are then written over, which not every disk
/// takes literally.
Result<void> replaceKeyFile(const std::filesystem::path& file, std::string_view bytes, RandomSource& random);

}  // namespace ack::crypto
