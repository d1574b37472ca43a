#!/bin/sh
# Makes every sound anew. Needs Go and, from Debian or Ubuntu:
#   apt-get install fluidsynth fluid-soundfont-gm vorbis-tools
# The same versions of these tools give the same bytes.
set -eu
cd "$(dirname "$0")"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
go run ./gen -out . -tmp "$tmp" "$@"
ls -l pack/* ./*.ogg
