#!/usr/bin/env bash
# The one list of Debian 12 packages that retune needs. Installs what is missing; does nothing (and needs no rights)
# when nothing is. Dockerfiles and `make` use it too.
#
#   docker/deps.sh             build and test
#   docker/deps.sh --runtime   what the installed programs need to run
#   docker/deps.sh --list      print the packages and stop
set -euo pipefail

runtime=(
  ca-certificates
  libboost-context1.74.0
  libfmt9
  libllvm19
  libpqxx-6.4
  libspdlog1.10
  libssl3
  libzmq5
  libzstd1
  postgresql            # server and psql: the embedded store
)
build=(
  ccache
  clang-19              # makes the kernels' IR again; not needed to build
  cmake
  cppzmq-dev
  g++
  libbenchmark-dev
  libboost-context-dev
  libcli11-dev
  libexpected-dev
  libfmt-dev
  libgmock-dev
  libgtest-dev
  libpq-dev
  libpqxx-dev
  librapidcheck-dev
  libseccomp-dev
  libspdlog-dev
  libssl-dev
  libxml2-dev
  libzmq3-dev
  libzstd-dev
  llvm-19-dev
  llvm-19-tools         # FileCheck, lit
  ninja-build
  pkg-config
  python3               # checks of the tree; nothing that is built needs it
  rapidjson-dev
  zlib1g-dev
)

packages=("${runtime[@]}")
case "${1:-}" in
  --runtime) ;;
  --list) packages+=("${build[@]}"); printf '%s\n' "${packages[@]}" | sort -u; exit 0 ;;
  "") packages+=("${build[@]}") ;;
  *) echo "usage: docker/deps.sh [--runtime|--list]" >&2; exit 2 ;;
esac

missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ]; then
  echo "docker/deps.sh: these packages are missing: ${missing[*]}" >&2
  echo "docker/deps.sh: install them as root: apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 1
fi
# No cluster of the distribution's own is created or started: retune makes its own.
mkdir -p /etc/postgresql-common/createcluster.d
echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/retune.conf
export DEBIAN_FRONTEND=noninteractive
echo "docker/deps.sh: installing ${#missing[@]} packages" >&2
apt-get update -q >&2
apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
