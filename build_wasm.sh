#!/usr/bin/env bash
# Builds the page into dist/.
#
#   ./build_wasm.sh              for publishing: smallest files, size gate
#   ./build_wasm.sh check        for tests: the same files and gate, compressed in seconds
#                                instead of minutes; what passes so is smaller when published
#   ./build_wasm.sh fast         for development: quick compression, no gate
#   ./build_wasm.sh serve        fast build, then http://localhost:8080 (PORT=… for another)
#   ./build_wasm.sh flags        prints with which flags the program is compiled, one a line
#
# Needs Go and git; uses zstd, brotli and zopfli if installed. dist/ works on any static
# host and any sub-path without special headers. DIST=… names another directory;
# concurrent builds do not disturb each other.
set -euo pipefail
cd "$(dirname "$0")"

mode="${1:-release}"
case "$mode" in
release | check | fast | serve | flags) ;;
*)
	sed -n '2,13s/^# \{0,1\}//p' "$0" >&2
	exit 2
	;;
esac
command -v go >/dev/null || { echo "build_wasm.sh: Go is needed: https://go.dev/dl/" >&2; exit 1; }

# Tables are large and not time-critical: without inlining they are a fifth
# smaller. So is what only plays or tells about a game, like the search, which loses
# up to a twentieth (docs/figures.md). The rules, the language of effects, the toolkit
# that draws every frame and the engine keep inlining.
cold=()
for p in godeck/scenes/... godeck/game/... godeck/internal/... godeck/sprites/... godeck/rules/{ai/...,deck,deeds,games/...,lesson,maker,replay,rulings,series,session,tally} \
	encoding/{binary,json} time reflect fmt archive/zip compress/flate strconv internal/strconv sort image/png \
	bufio bytes errors io os strings syscall/js rsc.io/qr/... math/big go/... unicode/... slices maps; do
	cold+=("-gcflags=$p=-l")
done
cold+=("-gcflags=godeck/scenes/ui/...=")
if [ "$mode" = flags ]; then
	printf '%s\n' "${cold[@]}"
	exit
fi

# Limit in bytes of everything loaded before a match can start, as served.
limit=6100000

# The build is made in a temporary directory beside dist and replaces it when
# complete.
dist="${DIST:-dist}"
dist="${dist%/}"
mkdir -p "$(dirname "$dist")"
out="$(mktemp -d "$dist.new.XXXXXX")"
trap 'rm -rf "$out" "$out.old"' EXIT
chmod 755 "$out" # mktemp makes it private
mkdir "$out/assets"

size() { wc -c <"$1" | tr -d ' '; }
sha256_whole() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d' ' -f1; }
sha256() { sha256_whole "$1" | cut -c1-12; }
# integrity prints a hash for the integrity attribute and the security policy.
integrity() { printf 'sha256-%s' "$(printf "$(sha256_whole "$1" | sed 's/../\\x&/g')" | base64)"; }
# readable strips indentation and comments: lines of their own, and those behind a
# statement that hold no quotes.
readable() { sed -e '/^[[:space:]]*\/\//d' -e 's/^[[:space:]]*//' -e '/^$/d' -e "s/\\([;{},)]\\)[[:space:]]\\{1,\\}\\/\\/ [^\"\`']*\$/\\1/" "$@"; }

# script prints the page's scripts as one, as short as a minifier makes it.
script() { # files
	case "$mode" in
	release | check)
		if cat "$@" | go run github.com/evanw/esbuild/cmd/esbuild@v0.25.12 --minify --charset=utf8 --target=es2020 --log-level=warning; then return; fi
		echo "build_wasm.sh: esbuild did not come; the scripts are published longer" >&2
		;;
	esac
	readable "$@"
}

# literal prints a file's text for sed's s command.
literal() { sed 's/[&|\\]/\\&/g' "$1"; }

# --- the programs
version="$(git describe --always --dirty --abbrev=10 2>/dev/null || echo unknown)"
# The engine without what a page never uses, which is a quarter of the program.
slim=()
if modfile="$(go run ./cmd/slim .cache/slim)"; then
	slim=("-modfile=$modfile")
else
	echo "build_wasm.sh: built with the whole engine, which is larger; see cmd/slim" >&2
fi
# The last program is kept so that go build need not link it again when nothing has changed.
build() { # package output
	local last
	last=".cache/$(basename "$2")"
	mkdir -p .cache
	if [ -f "$last" ]; then cp "$last" "$2"; fi
	GOOS=js GOARCH=wasm CGO_ENABLED=0 go build "${slim[@]+"${slim[@]}"}" "${cold[@]}" -trimpath -ldflags="-s -w -X godeck/game.Version=$version" -o "$2" "$1"
	if ! cmp -s "$2" "$last"; then cp "$2" "$last.$$" && mv "$last.$$" "$last"; fi
	go run ./cmd/slim -lines "$2" || echo "build_wasm.sh: built with line numbers, which is larger; see cmd/slim" >&2
}
build . "$out/godeck.wasm"

gzipped() { # file output
	case "$mode" in
	release) if command -v zopfli >/dev/null; then zopfli -c "$1" >"$2"; else gzip -9 -n -c "$1" >"$2"; fi ;;
	check) gzip -9 -n -c "$1" >"$2" ;;
	*) gzip -6 -n -c "$1" >"$2" ;;
	esac
}
# Browsers that unpack zstd themselves accept windows of 8 MB.
zstandard() { # file output
	local level=(--ultra -22)
	case "$mode" in
	check) level=(-9) ;;
	fast | serve) level=(-3) ;;
	esac
	zstd -q -f "${level[@]}" --zstd=wlog=23 "$1" -o "$2"
}
brotlied() { # file output
	local level=11
	if [ "$mode" = check ]; then level=4; fi
	brotli -q $level -w 24 -c "$1" >"$2"
}

# Every file name contains the hash of its content, so that a wrong response is
# noticed. Names end in .bin because some hosts treat .gz specially.
named() { # file prefix suffix: renames it, prints its new name
	local name
	name="$2-$(sha256 "$1")$3"
	mv "$1" "$out/$name"
	echo "$name"
}
# As published, smallest first: brotli for browsers that unpack it, zstd, which the
# page can unpack anywhere (gzip, if the machine has no zstd), and uncompressed.
programs="" packed="" packed_format=""
program() { # file format: publishes it
	local url bytes
	bytes="$(size "$1")"
	url="$(named "$1" godeck ".$2.bin")"
	programs="$programs,{\"url\":\"$url\",\"bytes\":$bytes,\"format\":\"$2\"}"
	if [ "$2" != brotli ]; then packed="$url" packed_format="$2"; fi
}
(if command -v zstd >/dev/null; then zstandard "$out/godeck.wasm" "$out/godeck.zstd"; else gzipped "$out/godeck.wasm" "$out/godeck.gzip"; fi) &
if [[ "$mode" = release || "$mode" = check ]] && command -v brotli >/dev/null; then brotlied "$out/godeck.wasm" "$out/godeck.brotli"; fi
wait $!
for format in brotli zstd gzip; do
	if [ -f "$out/godeck.$format" ]; then program "$out/godeck.$format" $format; fi
done
raw_bytes="$(size "$out/godeck.wasm")"
wasm="$(named "$out/godeck.wasm" godeck .wasm)"
programs="[${programs#,},{\"url\":\"$wasm\",\"bytes\":$raw_bytes,\"format\":\"\"}]"

# A program that is fetched when a scenario is opened: it is used seldom, so that
# quick compression does, and it is no part of what a match needs.
build ./cmd/positions "$out/positions.wasm"
gzip -9 -n "$out/positions.wasm"

# --- the page
go run ./cmd/publish -out "$out"
script "$(go env GOROOT)/lib/wasm/wasm_exec.js" web/page.js web/input.js web/mirror.js web/frame.js web/boot.js >"$out/page.js"
js="$(named "$out/page.js" page .js)"
unzstd=""
if [ "$packed_format" = zstd ]; then
	gzipped web/zstd.wasm "$out/unzstd.bin"
	unzstd="$(named "$out/unzstd.bin" godeck-unzstd .bin)"
fi
font="page-$(sha256 web/page.ttf).ttf"
cp web/page.ttf "$out/$font"
# Style and guard are inlined, each on one line, so that the first paint waits
# for nothing but the page; the policy allows these texts only.
sed -e "s|@FONT@|$font|" -e 's|/\*[^*]*\*/||g' web/style.css - <"$out/doors.css" | readable | tr '\n' ' ' | sed 's/ $//' >"$out/style.css"
css="$(literal "$out/style.css")" css_sum="$(integrity "$out/style.css")"
rm "$out/style.css"
readable web/guard.js | tr '\n' ' ' | sed 's/ $//' >"$out/guard.js"
guard="$(literal "$out/guard.js")" guard_sum="$(integrity "$out/guard.js")"
rm "$out/guard.js"
# Other pages name these files, so their names stay; scripts have their version inside.
readable web/embed.js | sed -e "s|@VERSION@|$version|" -e "s|@DOORS@|$(literal "$out/doors.json")|" >"$out/embed.js"
readable web/cards.js | sed -e "s|@VERSION@|$version|" >"$out/cards.js"
sed -e "s|@REPLAY@|$(cat "$out/doors.replay")|" web/embed-demo.html >"$out/embed-demo.html"
cp web/puzzle.yaml web/icon-192.png web/icon-512.png web/manifest.webmanifest "$out/"

# --- assets, named by content
publish() { # file: copies it, prints its new name
	local name
	name="$(sha256 "$1")-$(basename "$1")"
	cp "$1" "$out/assets/$name"
	echo "$name"
}
boot_bytes=0 boot_list="" map=""
add_asset() { # boot|soon|later file name-in-program
	local published
	published="$(publish "$2")"
	map="$map,\"$3\":\"$published\""
	if [ "$1" = boot ]; then boot_bytes=$((boot_bytes + $(size "$2"))); fi
	if [ "$1" != later ]; then boot_list="$boot_list,\"assets/$published\""; fi
}
go build -o .cache/pixels ./sprites/pixels
while read -r kind pattern; do
	case "$kind" in '' | \#*) continue ;; esac
	for f in $pattern; do
		[ -f "$f" ] || { echo "build_wasm.sh: web/assets.list: nothing matches $pattern" >&2; exit 1; }
		case "$f" in
		*/atlas.png) # the page inflates raw pixels and cannot decode PNG
			.cache/pixels <"$f" >"$out/atlas.gz"
			gzipped "$out/atlas.gz" "$out/atlas.gz.bin"
			rm "$out/atlas.gz"
			add_asset "$kind" "$out/atlas.gz.bin" "$f"
			rm "$out/atlas.gz.bin"
			;;
		*) add_asset "$kind" "$f" "$f" ;;
		esac
	done
done <web/assets.list
mv "$out/positions.wasm.gz" "$out/positions.wasm.gz.bin"
add_asset later "$out/positions.wasm.gz.bin" positions.wasm
rm "$out/positions.wasm.gz.bin"
printf '{%s}\n' "${map#,}" >"$out/assets.json"
assets="assets-$(sha256 "$out/assets.json").json"
mv "$out/assets.json" "$out/$assets"

# --- index.html and the service worker know the names
meta="{\"version\":\"$version\",\"programs\":$programs,\"unzstd\":\"$unzstd\",\"assets\":\"$assets\"}"
sed -e "s|@BUILD@|$meta|" -e "s|@CSS@|$css|" -e "s|@JS@|$js|" -e "s|@FONT@|$font|" -e "s|@GUARD@|$guard|" -e "s|@GUARDSUM@|$guard_sum|" -e "s|@DOORS@|$(literal "$out/doors.html")|" \
	-e "s|@CSSSUM@|$css_sum|" -e "s|@JSSUM@|$(integrity "$out/$js")|" web/index.html >"$out/index.html"
rm "$out"/doors.*
doors="$(cd "$out" && ls door-*-*.webp)"
content="$(sha256 "$out/index.html")"
sed -e "s|@VERSION@|$content|" \
	-e "s|@FILES@|[\"$js\"${unzstd:+,\"$unzstd\"},\"$font\",\"$assets\",\"manifest.webmanifest\",\"icon-192.png\"$(printf ',"%s"' $doors)]|" \
	-e "s|@PLAIN@|{\"manifest.webmanifest\":\"$(sha256 web/manifest.webmanifest)\",\"icon-192.png\":\"$(sha256 web/icon-192.png)\"}|" \
	-e "s|@PROGRAMS@|$programs|" \
	-e "s|@BOOT@|[${boot_list#,}]|" web/sw.js >"$out/sw.js"

# --- sizes: what a browser without brotli loads before a match can start
page_bytes=0
for f in index.html "$js" $unzstd "$font" "$assets" manifest.webmanifest icon-192.png $(printf '%s\n' $doors | grep -v '\.en-'); do page_bytes=$((page_bytes + $(size "$out/$f"))); done
total=$(($(size "$out/$packed") + page_bytes + boot_bytes))
{
	printf '%-34s %10s\n' "program (raw wasm)" "$raw_bytes"
	printf '%-34s %10s\n' "program as served, $packed_format" "$(size "$out/$packed")"
	for br in "$out"/godeck-*.brotli.bin; do if [ -f "$br" ]; then printf '%-34s %10s\n' "program as served, brotli" "$(size "$br")"; fi; done
	printf '%-34s %10s\n' "page, scripts, style" "$page_bytes"
	printf '%-34s %10s\n' "art and programs for a match" "$boot_bytes"
	printf '%-34s %10s of %s (%s %%)\n' "needed before a match, as served" "$total" "$limit" "$((100 * total / limit))"
} >"$out/sizes.txt"

# Replace dist. If another build ends at the same moment, the later one wins.
for try in 1 2 3 4 5; do
	if [ -e "$dist" ]; then mv "$dist" "$out.old" 2>/dev/null || true; fi
	if mv -T "$out" "$dist" 2>/dev/null || { [ ! -e "$dist" ] && mv "$out" "$dist" 2>/dev/null; }; then break; fi
	rm -rf "$out.old"
	if [ "$try" = 5 ]; then
		echo "build_wasm.sh: $dist cannot be replaced" >&2
		exit 1
	fi
	sleep 1
done
rm -rf "$out.old"
trap - EXIT

cat "$dist/sizes.txt"
# zstd at its highest level makes the whole some 13 % smaller (docs/figures.md).
if [ "$mode" = check ]; then limit=$((limit + limit / 7)); fi
if [ "$packed_format" = gzip ] && [ "$mode" != fast ] && [ "$mode" != serve ]; then
	echo "build_wasm.sh: there is no zstd: compressed by gzip, a fifth larger, and not judged by its size" >&2
elif [ "$total" -gt "$limit" ]; then
	case "$mode" in
	release) echo "build_wasm.sh: too large by $((total - limit)) bytes" >&2; exit 1 ;;
	check) echo "build_wasm.sh: too large by $((total - limit)) bytes as compressed for tests; see ./build_wasm.sh" >&2; exit 1 ;;
	esac
fi

# The server replaces this script's process, so that stopping one stops the other.
if [ "$mode" = serve ]; then
	go build -o .cache/serve ./cmd/serve
	exec .cache/serve -dir "$dist"
fi
