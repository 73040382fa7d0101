#!/usr/bin/env bash
# Makes NAME.ll from NAME.cu: device IR before any pass, as a recording holds it. Needs clang 19 and a CUDA toolkit
# (CUDA_PATH, by default /usr/local/cuda); nothing else here needs one, the IR is checked in.
#
# Usage: make_ir.sh [NAME…]; NAME may have a path relative to this folder; without names, all that are here.
set -euo pipefail
cd "$(dirname "$0")"
cuda=${CUDA_PATH:-/usr/local/cuda}
clang=${CLANG:-clang++-19}
dis=${LLVM_DIS:-llvm-dis-19}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A header that clang asks for and that newer toolkits do not have.
mkdir "$work/shim"
: > "$work/shim/texture_fetch_functions.h"
names=("$@")
if [ ${#names[@]} -eq 0 ]; then
  for source in *.cu; do names+=("${source%.cu}"); done
fi
for name in "${names[@]}"; do
  # -O2 because -O1 forbids unrolling in the IR itself; clang links the parts of libdevice that are used.
  "$clang" -x cuda --cuda-path="$cuda" --cuda-gpu-arch=sm_90 --cuda-device-only -emit-llvm -O2 \
    -Xclang -disable-llvm-passes -Wno-unknown-cuda-version -fno-discard-value-names -isystem "$work/shim" -c "$name.cu" -o "$work/kernel.bc"
  "$dis" "$work/kernel.bc" -o - | sed -e 's|^source_filename = .*/|source_filename = "|' -e "s|^; ModuleID = .*|; Made from ${name##*/}.cu by make_ir.sh|" > "$name.ll"
  echo "$name.ll"
done
