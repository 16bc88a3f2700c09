// Whether the time of a comparison says where a signature is wrong (reliability.md, G4): GitHub's signature with the
// right first 0 to 31 bytes, and the bare comparison, 100,000 times each in random order, Welch's t between "wrong
// from the start" and every other prefix. |t| < 4.5 passes; a comparison that stops at the first difference is
// measured beside it and must fail, or the measurement is blind.
#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/hmac.h"
#include "core/provider/provider.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <vector>

using namespace ack;

namespace {

constexpr int kPrefixes = 32;
constexpr int kTimesEach = 100'000;
constexpr std::size_t kSamples = 256;
constexpr double kLimit = 4.5;

/// A body, its code, and that code with the right first n bytes and random wrong ones behind. There are many, taken
/// at random, so that no branch predictor can learn one, and only the number of right bytes is left to tell.
struct Sample {
  std::string body, right;
  std::array<std::string, kPrefixes> wrong, headers;
};

std::vector<Sample> makeSamples(const std::string& secret, std::mt19937& random) {
  std::vector<Sample> samples(kSamples);
  for (Sample& sample : samples) {
    sample.body = "{\"n\":" + std::to_string(random()) + "}";
    sample.right = crypto::hmac(crypto::HashAlgorithm::sha256, secret, sample.body);
    for (std::size_t prefix = 0; prefix < sample.wrong.size(); ++prefix) {
      std::string& wrong = sample.wrong[prefix] = sample.right;
      for (std::size_t i = prefix; i < wrong.size(); ++i)
        wrong[i] = static_cast<char>(static_cast<unsigned char>(wrong[i]) ^ (1 + random() % 255));
      sample.headers[prefix] = "sha256=" + base::toHex(wrong);
    }
  }
  return samples;
}

/// One comparison, always at the same addresses: where bytes lie in their cache line is measurable too.
struct Case {
  alignas(64) std::array<char, 64> right{}, wrong{}, body{};
  alignas(64) std::array<char, 128> header{};
  std::size_t bodyBytes{0}, headerBytes{0};

  void take(const Sample& sample, std::size_t prefix) {
    std::copy(sample.right.begin(), sample.right.end(), right.begin());
    std::copy(sample.wrong[prefix].begin(), sample.wrong[prefix].end(), wrong.begin());
    std::copy(sample.body.begin(), sample.body.end(), body.begin());
    std::copy(sample.headers[prefix].begin(), sample.headers[prefix].end(), header.begin());
    bodyBytes = sample.body.size();
    headerBytes = sample.headers[prefix].size();
  }
  [[nodiscard]] std::string_view rightCode() const { return {right.data(), 32}; }
  [[nodiscard]] std::string_view wrongCode() const { return {wrong.data(), 32}; }
};

struct Moments {
  std::vector<double> times;
  /// Mean and variance of the faster nine tenths: what is above is the machine's own doing.
  [[nodiscard]] std::pair<double, double> meanAndVariance() {
    std::sort(times.begin(), times.end());
    const auto count = times.size() * 9 / 10;
    double mean = 0, variance = 0;
    for (std::size_t i = 0; i < count; ++i) mean += times[i] / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i)
      variance += (times[i] - mean) * (times[i] - mean) / static_cast<double>(count - 1);
    return {mean, variance / static_cast<double>(count)};
  }
};

double nanoseconds(std::chrono::steady_clock::duration time) {
  return static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

/// The largest |t| of any prefix against none; `once` is timed with the number of right bytes.
double largestT(const char* what, int repeat, const std::vector<Sample>& samples,
                const std::function<void(const Case&)>& once) {
  std::array<Moments, kPrefixes> all;
  static Case one;
  std::mt19937 random(20261129);
  std::vector<int> order;
  for (int prefix = 0; prefix < kPrefixes; ++prefix) order.insert(order.end(), kTimesEach, prefix);
  std::shuffle(order.begin(), order.end(), random);
  for (const int prefix : order) {
    one.take(samples[random() % samples.size()], static_cast<std::size_t>(prefix));
    once(one);  // warm, whatever it is
    const auto before = std::chrono::steady_clock::now();
    for (int i = 0; i < repeat; ++i) once(one);
    all[static_cast<std::size_t>(prefix)].times.push_back(nanoseconds(std::chrono::steady_clock::now() - before));
  }
  const auto [mean, variance] = all[0].meanAndVariance();
  double largest = 0;
  for (std::size_t prefix = 1; prefix < all.size(); ++prefix) {
    const auto [otherMean, otherVariance] = all[prefix].meanAndVariance();
    largest = std::max(largest, std::abs(mean - otherMean) / std::sqrt(variance + otherVariance));
  }
  std::printf("%-34s mean %8.1f ns, largest |t| %7.2f (%s %.1f)\n", what, mean / repeat, largest,
              largest < kLimit ? "<" : ">=", kLimit);
  return largest;
}

bool equalAtOnce(std::string_view a, std::string_view b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i]) return false;
  return true;
}

}  // namespace

int main() {
  std::mt19937 random(7);
  const std::string secret = "It's a Secret to Everybody";
  const std::vector<Sample> samples = makeSamples(secret, random);
  volatile bool sink = false;
  const auto registry = provider::ProviderRegistry::create();
  const auto keys = (*registry)->find("github")->prepare({{secret}, {}});
  const double whole = largestT("a whole GitHub verification", 1, samples, [&](const Case& one) {
    const provider::HeaderView header{"X-Hub-Signature-256", {one.header.data(), one.headerBytes}};
    const std::string_view body(one.body.data(), one.bodyBytes);
    sink = keys->verify({"POST", "", {&header, 1}, body}, {}, UtcTime{}).verdict == provider::Verdict::valid;
  });
  const double bare = largestT("equalConstantTime, 32 bytes", 20, samples, [&](const Case& one) {
    sink = crypto::equalConstantTime(one.rightCode(), one.wrongCode());
  });
  const double naive = largestT("stops at the first difference", 20, samples,
                                [&](const Case& one) { sink = equalAtOnce(one.rightCode(), one.wrongCode()); });
  const bool passed = whole < kLimit && bare < kLimit && naive >= kLimit;
  std::printf("%s\n", passed ? "passed" : naive < kLimit ? "FAILED: the measurement is blind" : "FAILED");
  return passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
