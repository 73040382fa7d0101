#!/usr/bin/env bash
# The main job, end to end: three recorded kernels, two workers, one database. Usage: demo.sh BUILD_FOLDER
#
# Everything lies in build/demo (or $RETUNE_HOME). Running it again answers from the store; `rm -r build/demo` starts anew.
set -euo pipefail
cd "$(dirname "$0")/../.."
PATH=$PWD/$1/bin:$PATH
export RETUNE_HOME=${RETUNE_HOME:-build/demo}
specs=tests/demo/specs

run() {
  echo
  echo "\$ $*"
  "$@"
}
trap 'retune down > /dev/null 2>&1 || true' EXIT

# Two kernels of our own, from IR and a description of a launch; and one that was recorded on a GPU.
mkdir -p "$RETUNE_HOME/recordings"
for kernel in matmul stencil2d; do
  [ -f "$RETUNE_HOME/recordings/$kernel/manifest.json" ] ||
    run retune recording make --ir tests/kernels/$kernel.ll --kernel $kernel \
      --launch tests/kernels/$kernel.launch.json -o "$RETUNE_HOME/recordings/$kernel"
done
[ -f "$RETUNE_HOME/recordings/globals/manifest.json" ] ||
  run retune recording import tests/golden/mneme/globals/diff -o "$RETUNE_HOME/recordings/globals"

# The specs name their recordings relative to themselves.
cp $specs/*.json "$RETUNE_HOME/"
run retune up --workers 2
for kernel in matmul stencil2d mix; do
  run retune tune "$RETUNE_HOME/$kernel.json"
done
echo
echo "# again: everything is known by now"
for kernel in matmul stencil2d mix; do
  run retune tune --top 1 "$RETUNE_HOME/$kernel.json"
done
run retune ls
run retune down
