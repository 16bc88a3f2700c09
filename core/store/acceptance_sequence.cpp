#include "core/store/acceptance_sequence.h"

#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/crypto/digest.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace ack::store {
namespace {

// magic 8 | generation 8 | accepted 8 | instance 16 | zero 8 | first bytes of the SHA-256 of all that 16
constexpr std::string_view kMagic = "ACKSEQ01";
constexpr std::size_t kInstanceBytes = 16;
constexpr std::size_t kHashedBytes = 48;
constexpr std::size_t kHashBytes = 16;
constexpr std::size_t kRecordBytes = kHashedBytes + kHashBytes;
// Two places, written in turn, a sector apart: a torn write leaves the record before it.
constexpr off_t kSlotDistance = 4'096;

void putNumber(char* at, std::uint64_t number) noexcept {
  for (int i = 7; i >= 0; --i, number >>= 8) at[i] = static_cast<char>(number & 0xFF);
}

std::uint64_t getNumber(std::string_view bytes) noexcept {
  std::uint64_t number = 0;
  for (const char byte : bytes.substr(0, 8)) number = (number << 8) | static_cast<unsigned char>(byte);
  return number;
}

std::array<std::uint8_t, 32> hashOf(std::string_view record) noexcept {
  return crypto::sha256(record.substr(0, kHashedBytes));
}

bool isWhole(std::string_view record) noexcept {
  return record.substr(0, kMagic.size()) == kMagic &&
         std::memcmp(hashOf(record).data(), record.data() + kHashedBytes, kHashBytes) == 0;
}

}  // namespace

Result<std::unique_ptr<AcceptanceSequence>> AcceptanceSequence::open(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return Error{ErrorCode::io, "open " + file.string() + ": " + std::strerror(errno)};
  std::unique_ptr<AcceptanceSequence> sequence(new AcceptanceSequence(descriptor));
  sequence->read();
  return sequence;
}

std::optional<AcceptanceSequence::Record> AcceptanceSequence::peek(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  AcceptanceSequence sequence(descriptor);
  sequence.read();
  return sequence.m_found;
}

AcceptanceSequence::~AcceptanceSequence() { ::close(m_descriptor); }

void AcceptanceSequence::read() {
  for (const off_t slot : {off_t{0}, kSlotDistance}) {
    std::array<char, kRecordBytes> bytes{};
    if (::pread(m_descriptor, bytes.data(), bytes.size(), slot) != static_cast<ssize_t>(bytes.size())) continue;
    const std::string_view record(bytes.data(), bytes.size());
    if (!isWhole(record)) continue;
    const std::uint64_t generation = getNumber(record.substr(8));
    if (m_found && generation < m_generation) continue;
    m_generation = generation;
    m_found = Record{base::toHex(record.substr(24, kInstanceBytes)),
                     static_cast<std::int64_t>(getNumber(record.substr(16)))};
  }
}

bool AcceptanceSequence::write(std::int64_t accepted) noexcept {
  std::array<char, kRecordBytes> bytes{};
  const std::uint64_t generation = m_generation + 1;
  std::memcpy(bytes.data(), kMagic.data(), kMagic.size());
  putNumber(bytes.data() + 8, generation);
  putNumber(bytes.data() + 16, static_cast<std::uint64_t>(accepted));
  std::memcpy(bytes.data() + 24, m_instance.data(), kInstanceBytes);
  const auto hash = hashOf({bytes.data(), bytes.size()});
  std::memcpy(bytes.data() + kHashedBytes, hash.data(), kHashBytes);
  const off_t slot = generation % 2 == 0 ? 0 : kSlotDistance;
  ssize_t written = 0;
  do {
    written = ::pwrite(m_descriptor, bytes.data(), bytes.size(), slot);
  } while (written < 0 && errno == EINTR);
  if (written != static_cast<ssize_t>(bytes.size())) return false;
  m_generation = generation;
  m_accepted = accepted;
  return true;
}

Result<void> AcceptanceSequence::begin(std::string_view instance, std::int64_t accepted) {
  const auto bytes = base::fromHex(instance);
  if (!bytes || bytes->size() != kInstanceBytes)
    return Error{ErrorCode::corrupt, "the store's instance is not 32 hexadecimal digits"};
  m_instance = *bytes;
  // Both places, so that no record of another store or of a greater count stays behind.
  if (write(accepted) && write(accepted) && ::fsync(m_descriptor) == 0) return {};
  return Error{ErrorCode::io, std::string("write the acceptance sequence: ") + std::strerror(errno)};
}

void AcceptanceSequence::note(std::int64_t accepted) noexcept {
  if (accepted == m_accepted || write(accepted) || m_failed) return;
  m_failed = true;
  base::log(base::LogLevel::warning, "store",
            std::string("the acceptance sequence can't be written: ") + std::strerror(errno));
}

}  // namespace ack::store
