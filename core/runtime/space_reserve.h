#pragma once
// disk.reserve: room that is taken while there is plenty, and given back when the disk is found full at a start. The
// store can't be opened without writing (its shared memory, the boot row before the first answer), and with this it
// can, also where something else has filled the disk to the last byte: screens show, arrivals are answered 503, work
// that was accepted is finished.
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>

namespace ack::runtime {

constexpr const char* kReserveFile = "disk.reserve";
constexpr std::uint64_t kReserveBytes = std::uint64_t{8} << 20;

/// Takes the reserve where there is none and room for it beside what accepting asks for (64 MiB). Cheap where there
/// is one. What fails is tried again at the next call. Thread: one at a time.
void keepReserve(const std::filesystem::path& data) noexcept;

/// Gives the reserve back where less than its size is free, or in any case where `full`: a write said so, which a
/// quota does beside a disk with room. Answers whether there was one. Thread: the holder of the engine's lock.
bool giveBackReserve(const std::filesystem::path& data, bool full = false) noexcept;

/// `error` of a start; where the disk is full, what to do about it comes first. Thread: any.
Error explainFullDisk(const std::filesystem::path& data, Error error);

}  // namespace ack::runtime
