#!/usr/bin/env bash
# Installs what is missing, builds once and runs every test.
#   tests/run.sh                 all tests but the benchmarks (preset release)
#   tests/run.sh --preset asan   the same with another preset (asan, tsan, dev)
#   tests/run.sh --label L       only tests with this label (regular expression)
#   tests/run.sh --bench         the benchmarks, printed one after the other
#   tests/run.sh --campaign      the long versions: thousands of kills, every fault point, all power cuts
set -euo pipefail
top="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$top"

preset=release
label=""
bench=no
while [ $# -gt 0 ]; do
  case "$1" in
    --preset) preset="${2:?--preset needs a name}"; shift 2 ;;
    --label) label="${2:?--label needs a regular expression}"; shift 2 ;;
    --bench) bench=yes; shift ;;
    --campaign) export ACK_CAMPAIGN=1; shift ;;
    -h|--help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) echo "tests/run.sh: unknown option $1 (try --help)" >&2; exit 2 ;;
  esac
done

"$top/installer/install_packages.sh"
cmake --preset "$preset" >/dev/null
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
longer=()
[ -n "${ACK_CAMPAIGN:-}" ] && longer=(--timeout 14400)
ctest --test-dir "build/$preset" --output-on-failure -j2 "${select[@]}" "${longer[@]}"
