#!/usr/bin/env bash
# Installs what is missing, builds, and does the main job: with a screen, the desktop in demo mode; without one, the engine
# takes real signed events over HTTP and prints what became of them. May be run again at no cost.
set -euo pipefail
top="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$top"
"$top/installer/install_packages.sh"

cmake --preset release >/dev/null
cmake --build --preset release --target acknowledger acknowledgerd provider_help

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$top/build/release/bin/acknowledger" --demo "$@"
fi
exec "$top/build/release/bin/acknowledgerd" demo "$@"
