#!/usr/bin/env bash
# Makes docs/gallery.md and docs/pictures/ from the scenarios in cmd/gallery:
#
#   docs/gallery.sh            all pictures
#   docs/gallery.sh battle     those whose names contain a word
#
# Needs xvfb and ImageMagick with WebP. The pictures may not exceed 3.75 MB.
set -euo pipefail
cd "$(dirname "$0")/.."
for tool in xvfb-run convert; do command -v "$tool" >/dev/null || { echo "$tool is needed: apt-get install xvfb xauth imagemagick" >&2; exit 1; }; done
raw="$(mktemp -d)"
trap 'rm -rf "$raw"' EXIT
go build -o "$raw/gallery" ./cmd/gallery
xvfb-run -a "$raw/gallery" -out "$raw" -page docs/gallery.md -only "${1:-}"
mkdir -p docs/pictures
for f in "$raw"/*.png; do
	name="$(basename "$f" .png)"
	convert "$f" -resize 75% -quality 40 -define webp:method=6 "docs/pictures/$name.webp"
done
bytes="$(cat docs/pictures/* | wc -c)"
echo "docs/pictures: $(ls docs/pictures | wc -l) pictures, $bytes bytes"
[ "$bytes" -le 3750000 ] || { echo "more than 3.75 MB" >&2; exit 1; }
