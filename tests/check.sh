#!/usr/bin/env bash
# Runs every test that needs no GPU: check.sh BUILD_FOLDER [JOBS]. Closes with the test runner's own summary.
set -euo pipefail
build=$1
jobs=${2:-2}
gpu=$(ctest --test-dir "$build" -N -L '^gpu$' | sed -n 's/^Total Tests: //p')
if [ "${gpu:-0}" -gt 0 ]; then
  echo "left out: $gpu tests with the label gpu (they need a GPU: ctest --test-dir $build -L gpu)"
else
  echo "left out: the CUDA backend and its tests are not part of this build"
fi
exec ctest --test-dir "$build" --no-tests=error --output-on-failure --parallel "$jobs" -LE '^gpu$'
