#!/usr/bin/env bash
# Makes what is published, in release/ (OUT=… names another folder):
#
#   ./release.sh                     everything
#   ./release.sh linux-amd64 …       only these: linux-amd64 linux-arm64 windows-amd64
#                                    macos-universal page
#   ./release.sh --check […]         also builds all of it again from a copy at another
#                                    place, compares the bytes, unpacks every archive and
#                                    starts what this machine can start
#
# Needs only Go and git (for the page see build_wasm.sh); no system needs a C
# compiler. The version is the newest of CHANGELOG.md, with the commit.
set -euo pipefail
cd "$(dirname "$0")"
command -v go >/dev/null || { echo "release.sh: Go is needed: https://go.dev/dl/" >&2; exit 1; }
out="${OUT:-release}" check=() list=() page=""
for arg in "$@"; do
	case "$arg" in
	--check) check=(-check) ;;
	page) page=1 ;;
	linux-amd64 | linux-arm64 | windows-amd64 | macos-universal) list+=("$arg") ;;
	*) sed -n '2,13s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
	esac
done
if [ ${#list[@]} -eq 0 ] && [ -z "$page" ]; then
	list=(linux-amd64 linux-arm64 windows-amd64 macos-universal) page=1
fi
built=()
if [ -n "$page" ]; then
	DIST="$out/page" ./build_wasm.sh "${PAGE_BUILD:-release}"
	built=(-page "$out/page")
fi
if [ ${#list[@]} -eq 0 ]; then list=(none); fi
mkdir -p "$out"
go run ./cmd/release -out "$out" "${built[@]+"${built[@]}"}" "${check[@]+"${check[@]}"}" "${list[@]}"
rm -rf "$out/page"
echo "made in $out/"
