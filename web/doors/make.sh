#!/usr/bin/env bash
# Makes the pictures of the doors that a page shows before the program is there:
# NAME.webp for posters (embed.js), NAME-s.webp for the first paint, NAME.en for those
# in English. They are what the title shows in its doors; the results are committed.
# Needs xvfb and ImageMagick with WebP.
set -euo pipefail
cd "$(dirname "$0")/../.."
raw="$(mktemp -d)"
trap 'rm -rf "$raw"' EXIT
xvfb-run -a go run ./cmd/publish -pictures "$raw" >/dev/null
for f in "$raw"/*.png; do
	name="web/doors/$(basename "$f" .png)"
	convert "$f" -resize 480x -quality 50 -define webp:method=6 "$name.webp"
	convert "$f" -resize 224x -quality 24 -define webp:method=6 "$name-s.webp"
done
ls -l web/doors/*.webp
