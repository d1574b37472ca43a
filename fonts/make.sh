#!/usr/bin/env bash
# Cuts the font subsets of the program from the full faces on npm.
#
#   fonts/make.sh          what the program's texts use
#   fonts/make.sh --wide   all of JIS level 1, while texts are being written; not for publishing
#
# Needs go, npm, hb-subset (libharfbuzz-bin) and python3-fonttools. The same texts
# give the same bytes. The full faces are kept in .cache/fonts so that a second run takes seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

bizud=biz-udpgothic@0.4.2
reggae=reggae-one@0.4.1
cache=.cache/fonts
mkdir -p "$cache"

fetch() { # package file-in-package
	local dir="$cache/${1/@/-}"
	if [ ! -f "$dir/$2" ]; then
		mkdir -p "$dir"
		npm pack --silent --pack-destination "$cache" "@expo-google-fonts/$1" >/dev/null
		tar xzf "$cache/expo-google-fonts-${1/@/-}.tgz" -C "$dir" --strip-components=1
	fi
	echo "$dir/$2"
}

cut_face() { # source list output
	# Characters are set one after another (scenes/ui/outlines.go): rules of layout,
	# vertical metrics and hints serve nobody here.
	hb-subset "$1" --unicodes-file="$2" --output-file="$3" --no-hinting --notdef-outline \
		--drop-tables+=DSIG,vhea,vmtx,VORG,GPOS,GSUB
	# 512 units an em instead of 1000 or 2048: points move by a thousandth of the
	# size at most, which nobody sees, and a sixth of the bytes go.
	"$python" - "$3" <<-'END'
		import sys
		from fontTools.ttLib import TTFont
		from fontTools.ttLib.scaleUpem import scale_upem
		font = TTFont(sys.argv[1], recalcTimestamp=False)
		scale_upem(font, 512)
		font.save(sys.argv[1])
	END
	printf '%-34s %5d characters %8d bytes\n' "$3" "$(wc -l <"$2")" "$(wc -c <"$3")"
}

# apt installs fonttools for the system's Python, which need not be the first in PATH.
for python in python3 /usr/bin/python3 ''; do
	if [ -n "$python" ] && "$python" -c 'import fontTools' 2>/dev/null; then break; fi
done
[ -n "$python" ] || { echo "fonts/make.sh: fonttools is needed: apt-get install python3-fonttools" >&2; exit 1; }

used="$cache/used.txt" kind=used
if [ "${1:-}" = --wide ]; then kind=level1; fi
go run ./fonts/glyphs/list $kind >"$used"
titles="$cache/titles.txt"
go run ./fonts/glyphs/list titles >"$titles"

cut_face "$(fetch $bizud 400Regular/BIZUDPGothic_400Regular.ttf)" "$used" fonts/BIZUDPGothic-Regular.ttf
cut_face "$(fetch $bizud 700Bold/BIZUDPGothic_700Bold.ttf)" "$used" fonts/BIZUDPGothic-Bold.ttf
cut_face "$(fetch $reggae 400Regular/ReggaeOne_400Regular.ttf)" "$titles" fonts/ReggaeOne-Regular.ttf
# The page before the program runs, and its panels, on machines without Japanese faces.
go run ./fonts/glyphs/list page >"$cache/page.txt"
cut_face "$(fetch $bizud 400Regular/BIZUDPGothic_400Regular.ttf)" "$cache/page.txt" web/page.ttf
# What players may write and the program does not, fetched when it is first wanted.
go run ./fonts/glyphs/list rest >"$cache/rest.txt"
cut_face "$(fetch $bizud 400Regular/BIZUDPGothic_400Regular.ttf)" "$cache/rest.txt" "$cache/rest.ttf"
gzip -9nc "$cache/rest.ttf" >fonts/rest.ttf.gz
cp "$(fetch $bizud LICENSE_FONT)" fonts/OFL-BIZUDPGothic.txt
cp "$(fetch $reggae LICENSE_FONT)" fonts/OFL-ReggaeOne.txt
