#!/usr/bin/env bash
# Installs what is missing, builds once and runs every test.
#   tests/run.sh                 all tests but the benchmarks (preset release)
#   tests/run.sh --preset asan   the same with another preset (asan, tsan, dev)
#   tests/run.sh --label L       only tests with this label (regular expression)
#   tests/run.sh --bench         the benchmarks, printed one after the other
#   tests/run.sh --campaign      the long versions: thousands of kills, every fault point, all power cuts
#   tests/run.sh --fuzz [S]      each fuzz target for S seconds (60), two at a time; needs clang, installs it
set -euo pipefail
top="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$top"

preset=release
label=""
bench=no
fuzz=no
while [ $# -gt 0 ]; do
  case "$1" in
    --preset) preset="${2:?--preset needs a name}"; shift 2 ;;
    --label) label="${2:?--label needs a regular expression}"; shift 2 ;;
    --bench) bench=yes; shift ;;
    --campaign) export ACK_CAMPAIGN=1; shift ;;
    --fuzz) fuzz=60; shift
      if [[ "${1:-}" =~ ^[0-9]+$ ]]; then fuzz="$1"; shift; fi ;;
    -h|--help) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "tests/run.sh: unknown option $1 (try --help)" >&2; exit 2 ;;
  esac
done

if [ "$fuzz" != no ]; then
  "$top/installer/install_packages.sh" "$top/installer/fuzz_packages.txt"
  cmake --preset fuzz >/dev/null
  cmake --build --preset fuzz
  exec python3 "$top/tests/fuzz/run_fuzz.py" "$top/build/fuzz" "$fuzz"
fi

"$top/installer/install_packages.sh"
# A test's own time limit counts for more than ctest's --timeout.
cmake --preset "$preset" "-DACK_CAMPAIGN=$([ -n "${ACK_CAMPAIGN:-}" ] && echo ON || echo OFF)" >/dev/null
target=()
case "$label" in
  threads) target=(--target thread_tests) ;;
  "unit|contract|migration") target=(--target core_tests) ;;
esac
cmake --build --preset "$preset" "${target[@]}"

if [ "$bench" = yes ]; then
  for program in "build/$preset"/tests/*_bench; do "$program"; done
  exit 0
fi
select=(-LE bench)
[ -n "$label" ] && select=(-L "$label" -LE bench)
ctest --test-dir "build/$preset" --output-on-failure -j2 "${select[@]}"
