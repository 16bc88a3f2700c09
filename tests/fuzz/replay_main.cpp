// Runs a fuzz target over files and folders of inputs, without libFuzzer. Each input may take one second of processor
// time (ten under a sanitizer). Ends with 1 at the first that takes longer, and as the target ends where it fails.
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

#ifdef ACK_SANITIZED
constexpr double kMostSeconds = 10;
#else
constexpr double kMostSeconds = 1;
#endif

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<fs::path> inputsOf(int count, char** arguments) {
  std::vector<fs::path> inputs;
  for (int i = 1; i < count; ++i) {
    const fs::path path = arguments[i];
    if (fs::is_regular_file(path)) inputs.push_back(path);
    if (!fs::is_directory(path)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(path))
      if (entry.is_regular_file()) inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<fs::path> inputs = inputsOf(count, arguments);
  double slowest = 0;
  for (const fs::path& path : inputs) {
    std::fprintf(stderr, "%s\n", path.c_str());  // the last line names the input that ends us
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const double before = processorSeconds();
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const double took = processorSeconds() - before;
    slowest = std::max(slowest, took);
    if (took <= kMostSeconds) continue;
    std::fprintf(stderr, "takes %.2f s, more than %.0f s\n", took, kMostSeconds);
    return 1;
  }
  std::printf("%zu inputs, the slowest %.3f s\n", inputs.size(), slowest);
  return inputs.empty() ? 1 : 0;
}
