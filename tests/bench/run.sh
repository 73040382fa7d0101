#!/usr/bin/env bash
# Every figure of docs/benchmarks.md again: run.sh BUILD_FOLDER. Run it on a quiet machine.
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."

echo "== configurations: parse, ground, validate, hash (items_per_second, one core)"
"$build/bench/config_bench" --benchmark_min_time=1

echo "== IR to cubin: configurations per second of CPU time, milliseconds of each phase"
"$build/bench/ptx_bench" --benchmark_min_time=2

echo "== retune config hash, a million JSON lines"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 - > "$work/lines" <<'PYTHON'
for i in range(1000000):
    print('{"grid":{"x":%d,"y":1,"z":1},"block":{"x":%d,"y":1,"z":1},"shared_mem":%d,"specialize":true,'
          '"set_launch_bounds":false,"max_threads":0,"min_blocks_per_sm":0,"specialize_dims":false,"passes":"default<O3>",'
          '"codegen_opt":3,"codegen_method":"serial","prune":true,"internalize":true}' % (1 + i % 5000, 32 << i % 5, i % 4096))
PYTHON
time "$build/bin/retune" config hash --grounded "$work/lines" > /dev/null

echo "== dispatch with a worker that does nothing: 100,000 evaluations, durable results"
"$build/bench/dispatch_bench" 100000 1

echo "== the demo's sweeps (evaluations per second, two workers)"
RETUNE_HOME=$work/demo tests/demo/demo.sh "$build" 2>&1 | grep -E 'done|already'
