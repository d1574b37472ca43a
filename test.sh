#!/usr/bin/env bash
# Runs all tests that this machine can run.
#
#   ./test.sh            all
#   ./test.sh go|rules|wasm|cross|release|page|browser    one part, or several
#
# On Debian or Ubuntu it installs what it needs (as root or with sudo); elsewhere
# it says what is missing. The last line is "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")"

parts=("$@")
if [ ${#parts[@]} -eq 0 ]; then parts=(go rules wasm cross release page browser); fi
wants() { local p; for p in "${parts[@]}"; do [ "$p" = "$1" ] && return 0; done; return 1; }
for p in "${parts[@]}"; do
	case "$p" in go | rules | wasm | cross | release | page | browser) ;; *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2 ;; esac
done

passed=0 failed=0
failures=()
pass() { passed=$((passed + 1)); echo "ok   $1 (${2:-0} s)"; }
fail() { failed=$((failed + 1)); failures+=("$1"); echo "FAIL $1"; }
# check NAME COMMAND…: runs a command as one test
check() {
	local name="$1" began=$SECONDS log
	shift
	log="$(mktemp)"
	if "$@" >"$log" 2>&1; then pass "$name" $((SECONDS - began)); else fail "$name"; tail -60 "$log" | sed 's/^/     /'; fi
	rm -f "$log"
}
finish() {
	echo
	local f
	for f in "${failures[@]+"${failures[@]}"}"; do echo "failed: $f"; done
	echo "$passed passed, $failed failed"
	[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
	exit
}

# --- required tools

command -v go >/dev/null || { fail "Go is needed: https://go.dev/dl/"; finish; }
need=()
missing() { command -v "$1" >/dev/null || need+=("$2"); }
if [ "$(uname)" = Linux ]; then
	libraries=()
	if wants go || wants release; then
		missing xvfb-run xvfb
		missing xauth xauth
		libraries=(libX11.so.6:libx11-6 libXcursor.so.1:libxcursor1 libXinerama.so.1:libxinerama1 libXrandr.so.2:libxrandr2 libXi.so.6:libxi6 libasound.so.2:libasound2)
	fi
	if wants go || wants release || wants browser; then
		for lib in libGL.so.1:libgl1 libEGL.so.1:libegl1 "${libraries[@]+"${libraries[@]}"}"; do
			ldconfig -p 2>/dev/null | grep -q "${lib%%:*}" || need+=("${lib##*:}")
		done
		find /usr/lib -name '*swrast_dri.so' -o -name 'libgallium*.so*' 2>/dev/null | grep -q . || need+=(libgl1-mesa-dri)
	fi
fi
if wants wasm || wants browser; then missing node nodejs; fi
# Chromium's shell without windows shows the same page for half the work; not
# every system has it.
shell=chromium-headless-shell
if wants browser; then
	missing npm npm
	if [ -z "${CHROMIUM:-}" ] && ! command -v $shell >/dev/null; then
		if apt-cache show $shell >/dev/null 2>&1 || ! { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null; then need+=(chromium); fi
	fi
fi
if wants page; then
	missing brotli brotli
	missing zstd zstd
fi
if [ ${#need[@]} -gt 0 ]; then
	root=()
	[ "$(id -u)" = 0 ] || root=(sudo -n)
	echo "installing ${need[*]}"
	shell_first() { local i; for i in "${!need[@]}"; do if [ "${need[i]}" = chromium ] && apt-cache show $shell; then need[i]=$shell; fi; done; }
	if ! command -v apt-get >/dev/null || ! { "${root[@]+"${root[@]}"}" apt-get update -qq && shell_first && DEBIAN_FRONTEND=noninteractive "${root[@]+"${root[@]}"}" apt-get install -y -qq --no-install-recommends "${need[@]}"; } >/tmp/godeck-apt.log 2>&1; then
		echo "could not install: ${need[*]} (see /tmp/godeck-apt.log); install them and run again"
		# The parts that need them fail below and say so.
	fi
fi

# --- Go on this machine

# Garbage is collected a tenth as often, as long as a program has less than a
# gigabyte: a quarter less work for the compiler and the tests. The parts share what
# they have compiled when its paths are trimmed.
export GOGC="${GOGC:-1000}" GOMEMLIMIT="${GOMEMLIMIT:-1GiB}" GOFLAGS="-trimpath${GOFLAGS:+ $GOFLAGS}"

go_tests() { # NAME COMMAND…: go test -json, shown and counted by gotestsum
	local name="$1" log done p f
	shift
	log="$(mktemp)"
	go run gotest.tools/gotestsum@v1.13.0 --format pkgname --format-hide-empty-pkg --hide-summary skipped --raw-command -- "$@" 2>&1 | tee "$log"
	done="$(grep '^DONE ' "$log" | tail -1)"
	rm -f "$log"
	counted() { local n; n="$(sed -nE "s/.*[ ,]([0-9]+) $1.*/\1/p" <<<"$done")"; echo "${n:-0}"; }
	# A package that does not build is an error, not a failed test.
	f=$(($(counted failure) > $(counted error) ? $(counted failure) : $(counted error)))
	p=$(($(counted test) - $(counted skipped) - $(counted failure)))
	passed=$((passed + p)) failed=$((failed + f))
	if [ "$f" -gt 0 ]; then failures+=("$name: $f"); fi
	if [ "$p" -eq 0 ]; then fail "$name"; fi
}

# beside makes the rest of a subshell give way to everything else.
beside() { renice -n 19 -p "$(exec sh -c 'echo $PPID')" >/dev/null 2>&1 || true; }

# The page is built where the Go part leaves a processor idle, and out of the sight of
# its tests, some of which read all files of the repository.
if wants page; then
	page_log="$(mktemp)"
	(if wants go; then beside; fi; DIST=.cache/dist exec ./build_wasm.sh check) >"$page_log" 2>&1 &
	page=$!
fi

if wants go; then
	unformatted() { local list; list="$(gofmt -l $(git ls-files -co --exclude-standard '*.go'))"; [ -z "$list" ] || { echo "gofmt -w these: $list"; return 1; }; }
	check "gofmt" unformatted
	check "go vet" go vet ./...
	check "what bakes the silhouettes" go -C sprites/gen test .
	check "go mod verify" go mod verify
	check "go mod tidy" go mod tidy -diff
	display=()
	if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}" ]; then
		display=(xvfb-run -a -s "-screen 0 1280x720x24")
		# Without a sound card, programs get a null device.
		if [ ! -e "$HOME/.asoundrc" ] && [ ! -e /proc/asound/cards ]; then
			export ALSA_CONFIG_PATH="$PWD/.cache/asound.conf"
			mkdir -p .cache
			printf 'pcm.!default { type null }\nctl.!default { type null }\n' >"$ALSA_CONFIG_PATH"
		fi
	fi
	go_tests "go test" "${display[@]+"${display[@]}"}" go test -json -vet=off ./...
fi

# A figure, not a test: texture memory of a match on a phone with a pixel ratio of 3.
part_texture() {
	GODECK_COST=phone "${display[@]+"${display[@]}"}" go test -count=1 -vet=off -v ./game 2>&1 | grep texture | sed 's/^/     /'
}

# --- the rule books: rulings hold, every clause of a finished game is cited

part_rules() {
	referee="$(mktemp -d)/referee"
	check "build the referee" go build -o "$referee" ./cmd/referee
	for dir in rules/*/scenarios; do
		if [ -d "$dir" ]; then check "referee verify $dir" "$referee" verify "$dir"; fi
	done
	for book in rules/*/RULES.md; do
		game="$(basename "$(dirname "$book")")"
		check "referee clauses $game" "$referee" clauses --summary "$game"
		check "referee simulate --check $game" "$referee" simulate --game "$game" --games 100 --seed 1 --check
	done
	# Which clauses' code runs in the scenarios that cite them: a figure, too.
	"$referee" clauses --executed --summary | tail -1 | sed 's/^/     /'
	rm -rf "$(dirname "$referee")"
}

# --- the rules in wasm: the same records give the same matches

# as_page sets how the page's programs are compiled, so that nothing is compiled twice.
as_page() {
	compiled=()
	while read -r flag; do compiled+=("$flag"); done < <(./build_wasm.sh flags)
}

part_wasm() {
	as_page
	exec_wasm="$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
	# Only the kernel, records and scenarios: the games' own tests ran above.
	# wasm_exec limits the size of the environment.
	go_tests "go test in wasm" env -i HOME="$HOME" PATH="$PATH" GOOS=js GOARCH=wasm GOFLAGS="$GOFLAGS" GOGC=400 go test "${compiled[@]}" -json -vet=off -short -exec="$exec_wasm" ./rules ./rules/effect ./rules/replay ./rules/scenario
}

# --- other systems

part_cross() {
	# One system to the linked program; on the others only types could differ.
	check "build for windows/amd64 without cgo" env CGO_ENABLED=0 GOOS=windows GOARCH=amd64 go build -o /dev/null .
	check "types of the commands for windows/amd64" go run ./cmd/portable windows/amd64 -- ./cmd/...
	for target in darwin/arm64 linux/arm64; do
		check "types for $target without cgo" go run ./cmd/portable "$target" -- .
	done
	# With the engine as the page has it; other packages have no files of their own for a page.
	slim="$(go run ./cmd/slim .cache/slim 2>/dev/null)"
	as_page
	check "vet for js/wasm" env GOOS=js GOARCH=wasm go vet ${slim:+"-modfile=$slim"} "${compiled[@]}" $(git ls-files '*_js.go' | xargs -n1 dirname | sort -u | sed 's|^|./|')
}

# --- what is published: built twice, unpacked and started

part_release() {
	case "$(uname -sm)" in
	"Linux x86_64") here=linux-amd64 ;;
	"Linux aarch64") here=linux-arm64 ;;
	*) here=windows-amd64 ;;
	esac
	released="$(mktemp -d)"
	check "release.sh --check $here" env OUT="$released" ./release.sh --check "$here"
	rm -rf "$released"
}

# A browser waits now and then: these parts are run beside it, giving way to it, and
# told about when it is done. What starts a program in a window comes afterwards.
lane=()
if wants go; then lane=(texture); fi
for p in rules wasm cross; do
	if wants "$p"; then lane+=("$p"); fi
done
if [ ${#lane[@]} -gt 0 ] && wants browser; then
	lane_log="$(mktemp)" lane_sums="$(mktemp)"
	(
		beside
		passed=0 failed=0 failures=()
		for p in "${lane[@]}"; do "part_$p"; done
		printf '%s\n' "$passed" "$failed" "${failures[@]+"${failures[@]}"}" >"$lane_sums"
	) >"$lane_log" 2>&1 &
	lane_runs=$!
	echo "     beside the browser: ${lane[*]}"
else
	for p in "${lane[@]+"${lane[@]}"}"; do "part_$p"; done
fi

# --- in the browser

if wants page; then
	page_built() { if wait "$page"; then rm -rf dist && mv .cache/dist dist; else cat "$page_log" && return 1; fi; }
	check "build_wasm.sh check, with the size gate" page_built
	rm -f "$page_log"
	if [ -f dist/sizes.txt ]; then sed 's/^/     /' dist/sizes.txt; fi
elif wants browser && [ ! -f dist/index.html ]; then
	check "build_wasm.sh fast" ./build_wasm.sh fast
fi

if wants browser; then
	check "npm ci" npm ci --prefix tests/browser --silent --no-audit --no-fund
	log="$(mktemp)"
	(cd tests/browser && node run.mjs) | tee "$log"
	last="$(tail -1 "$log")"
	if [[ "$last" =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
		passed=$((passed + BASH_REMATCH[1]))
		failed=$((failed + BASH_REMATCH[2]))
		while read -r line; do failures+=("${line#FAIL }"); done < <(grep '^FAIL ' "$log")
	else
		fail "the browser tests did not end"
	fi
	rm -f "$log"
fi

if wants release; then part_release; fi
if [ -n "${lane_runs:-}" ]; then
	wait "$lane_runs"
	cat "$lane_log"
	{
		if read -r p && read -r f; then passed=$((passed + p)) failed=$((failed + f)); else fail "${lane[*]}: did not end"; fi
		while read -r line; do failures+=("$line"); done
	} <"$lane_sums"
	rm -f "$lane_log" "$lane_sums"
fi

# --- figures, printed and not judged, while nothing else runs: a slow machine is not a failure

if wants rules; then GOGC=400 GOMEMLIMIT=off go run ./cmd/referee bench | sed 's/^/     /'; fi
if wants browser; then
	# Time to the title's first frame, compared with an empty program.
	node tests/browser/bench.mjs 3 2>&1 | sed 's/^/     /'
	# The cost of a full table at rest, compared with an empty program.
	node tests/browser/rest.mjs 1 2>&1 | sed 's/^/     /'
fi

finish
