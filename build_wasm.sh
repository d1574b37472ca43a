#!/usr/bin/env bash
# Builds the page into dist/.
#
#   ./build_wasm.sh              for publishing: smallest files, size gate
#   ./build_wasm.sh check        for tests: the same files and gate, compressed in seconds
#                                instead of minutes; what passes so is smaller when published
#   ./build_wasm.sh fast         for development: quick compression, no gate
#   ./build_wasm.sh serve        fast build, then http://localhost:8080 (PORT=… for another)
#
# Needs Go and git; uses zopfli and brotli if installed. dist/ works on any static
# host and any sub-path without special headers. DIST=… names another directory;
# concurrent builds do not disturb each other.
set -euo pipefail
cd "$(dirname "$0")"

mode="${1:-release}"
case "$mode" in
release | check | fast | serve) ;;
*)
	sed -n '2,12s/^# \{0,1\}//p' "$0" >&2
	exit 2
	;;
esac
command -v go >/dev/null || { echo "build_wasm.sh: Go is needed: https://go.dev/dl/" >&2; exit 1; }

# Limit in bytes of everything loaded before a match can start, as served.
limit=6500000

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
# Tables are large and not time-critical: without inlining they are a fifth
# smaller. So is the language of effects, for which two games pay with an eighth
# of their speed and the others with nothing, and the search, which loses up to a
# twentieth (docs/figures.md). The toolkit draws every frame and loses 7 % there.
# The rules themselves and the engine keep inlining.
cold=()
for p in godeck/scenes/... godeck/game/... godeck/internal/... godeck/sprites/... godeck/rules/{ai/...,deck,deeds,effect,games/...,lesson,maker,replay,rulings,series,session,tally} \
	encoding/{binary,json} time reflect fmt archive/zip compress/flate strconv internal/strconv sort image/png \
	bufio bytes errors io os strings syscall/js rsc.io/qr/... math/big go/... unicode/... slices maps; do
	cold+=("-gcflags=$p=-l")
done
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

compress() { # file output-prefix: writes prefix.bin (gzip) and, if possible, prefix.br.bin
	case "$mode" in
	fast | serve)
		gzip -6 -n -c "$1" >"$2.bin"
		return
		;;
	check)
		gzip -9 -n -c "$1" >"$2.bin"
		if command -v brotli >/dev/null; then brotli -q 4 -w 24 -c "$1" >"$2.br.bin"; fi
		return
		;;
	esac
	if command -v zopfli >/dev/null; then zopfli -c "$1" >"$2.bin" & else gzip -9 -n -c "$1" >"$2.bin" & fi
	local gz=$!
	if command -v brotli >/dev/null; then brotli -q 11 -w 24 -c "$1" >"$2.br.bin"; fi
	wait $gz
}

# Every file name contains the hash of its content, so that a wrong response is
# noticed. Names end in .bin because some hosts treat .gz specially.
named() { # file prefix suffix: renames it, prints its new name
	local name
	name="$2-$(sha256 "$1")$3"
	mv "$1" "$out/$name"
	echo "$name"
}
compress "$out/godeck.wasm" "$out/godeck"
wasm="$(named "$out/godeck.wasm" godeck .wasm)" gz="$(named "$out/godeck.bin" godeck .bin)" br=""
if [ -f "$out/godeck.br.bin" ]; then br="$(named "$out/godeck.br.bin" godeck .br.bin)"; fi

# A program that is fetched when a scenario is opened: it is used seldom, so that
# quick compression does, and it is no part of what a match needs.
build ./cmd/positions "$out/positions.wasm"
gzip -9 -n "$out/positions.wasm"

# --- the page
go run ./cmd/publish -out "$out"
readable "$(go env GOROOT)/lib/wasm/wasm_exec.js" web/page.js web/input.js web/mirror.js web/frame.js web/boot.js >"$out/page.js"
js="$(named "$out/page.js" page .js)"
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
			compress "$out/atlas.gz" "$out/atlas.gz"
			rm -f "$out/atlas.gz" "$out/atlas.gz.br.bin"
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
bytes_of() { if [ -n "$1" ]; then size "$out/$1"; else echo 0; fi; }
meta="{\"version\":\"$version\",\"wasm\":\"$wasm\",\"wasmBytes\":$(bytes_of "$wasm"),\"gz\":\"$gz\",\"gzBytes\":$(bytes_of "$gz"),\"br\":\"$br\",\"brBytes\":$(bytes_of "$br"),\"assets\":\"$assets\"}"
sed -e "s|@BUILD@|$meta|" -e "s|@CSS@|$css|" -e "s|@JS@|$js|" -e "s|@FONT@|$font|" -e "s|@GUARD@|$guard|" -e "s|@GUARDSUM@|$guard_sum|" -e "s|@DOORS@|$(literal "$out/doors.html")|" \
	-e "s|@CSSSUM@|$css_sum|" -e "s|@JSSUM@|$(integrity "$out/$js")|" web/index.html >"$out/index.html"
rm "$out"/doors.*
doors="$(cd "$out" && ls door-*-*.webp)"
content="$(sha256 "$out/index.html")"
sed -e "s|@VERSION@|$content|" \
	-e "s|@FILES@|[\"$js\",\"$font\",\"$assets\",\"manifest.webmanifest\",\"icon-192.png\"$(printf ',"%s"' $doors)]|" \
	-e "s|@PLAIN@|{\"manifest.webmanifest\":\"$(sha256 web/manifest.webmanifest)\",\"icon-192.png\":\"$(sha256 web/icon-192.png)\"}|" \
	-e "s|@WASM@|{\"br\":\"$br\",\"gz\":\"$gz\",\"raw\":\"$wasm\"}|" \
	-e "s|@BOOT@|[${boot_list#,}]|" web/sw.js >"$out/sw.js"

# --- sizes: what a browser without brotli loads before a match can start
page_bytes=0
for f in index.html "$js" "$font" "$assets" manifest.webmanifest icon-192.png $doors; do page_bytes=$((page_bytes + $(size "$out/$f"))); done
total=$(($(size "$out/$gz") + page_bytes + boot_bytes))
{
	printf '%-34s %10s\n' "program (raw wasm)" "$(size "$out/$wasm")"
	printf '%-34s %10s\n' "program as served, gzip" "$(size "$out/$gz")"
	if [ -n "$br" ]; then printf '%-34s %10s\n' "program as served, brotli" "$(size "$out/$br")"; fi
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
# zopfli makes the whole 4.6 % smaller (6,487,541 bytes for 6,788,450 on 2026-11-28).
if [ "$mode" = check ]; then limit=$((limit + limit / 22)); fi
if [ "$total" -gt "$limit" ]; then
	case "$mode" in
	release) echo "build_wasm.sh: too large by $((total - limit)) bytes" >&2; exit 1 ;;
	check) echo "build_wasm.sh: too large by $((total - limit)) bytes as compressed for tests; zopfli takes off some 4.6 %, see ./build_wasm.sh" >&2; exit 1 ;;
	esac
fi

# The server replaces this script's process, so that stopping one stops the other.
if [ "$mode" = serve ]; then
	go build -o .cache/serve ./cmd/serve
	exec .cache/serve -dir "$dist"
fi
