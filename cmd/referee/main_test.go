package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// ref runs a command line and returns its exit status and output.
func ref(t *testing.T, in string, args ...string) (int, string) {
	t.Helper()
	var out, errs bytes.Buffer // separate: a bot's standard error is copied concurrently
	status := run(args, strings.NewReader(in), &out, &errs)
	return status, errs.String() + out.String()
}

func want(t *testing.T, status int, contains string, args ...string) string {
	t.Helper()
	got, out := ref(t, "", args...)
	if got != status || !strings.Contains(out, contains) {
		t.Errorf("referee %s: status %d, want %d with %q; got\n%s", strings.Join(args, " "), got, status, contains, tail(out))
	}
	return out
}

func tail(s string) string {
	if len(s) > 1500 {
		return "…" + s[len(s)-1500:]
	}
	return s
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

const cards = "../../rules/zutomayo/cards.json"

// TestHelp checks that every command has help, and wrong usage gives status 2.
func TestHelp(t *testing.T) {
	for _, c := range commands {
		want(t, 0, "referee "+c.name, append(strings.Fields(c.name), "--help")...)
		want(t, 2, "", append(strings.Fields(c.name), "--no-such-flag")...)
	}
	want(t, 0, "COMMAND", "help")
	want(t, 2, "unknown command", "dance")
	want(t, 2, "")
}

func TestClauses(t *testing.T) {
	_, out := ref(t, "", "clauses", "zutomayo", "--summary")
	if !regexp.MustCompile(`^zutomayo +\d+ of +\d+, corners \d+ of \d+\ncited \d+ of \d+\n$`).MatchString(out) {
		t.Errorf("got\n%s", out)
	}
	_, out = ref(t, "", "clauses")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if last := lines[len(lines)-1]; !regexp.MustCompile(`^cited \d+ of \d+$`).MatchString(last) {
		t.Errorf("the last line is %q", last)
	}
	_, out = ref(t, "", "clauses", "--json", "zutomayo")
	var v struct{ Cited, Total int }
	if err := json.Unmarshal([]byte(out), &v); err != nil || v.Total < 165 {
		t.Errorf("%v %+v", err, v)
	}
	want(t, 2, "no game", "clauses", "chess")
}

func TestVerify(t *testing.T) {
	want(t, 0, " passed, 0 failed\n", "verify", "../../rules/zutomayo/scenarios")
	bad := write(t, "bad.yaml", "title: {ja: 偽, en: Wrong}\ngame: zutomayo\np1: {hp: 40}\nsteps:\n  - expect:\n      p1: {hp: 30}\n")
	want(t, 1, ":6: p1.hp: expected 30, got 40", "verify", bad)
	want(t, 1, "0 passed, 1 failed\n", "verify", bad)
	want(t, 1, `"passed": false`, "verify", "--json", bad)
	want(t, 1, "not YAML", "verify", write(t, "x.yaml", "a: [1"))
	want(t, 1, "no such file", "verify", "nowhere")
	want(t, 1, "contains no scenario", "verify", t.TempDir())
}

func TestSimulate(t *testing.T) {
	out := want(t, 0, "all invariants held", "simulate", "--games", "20", "--check")
	for _, w := range []string{"results", "endings", "turns", "answers", "games/s", "decisions/s"} {
		if !strings.Contains(out, w) {
			t.Errorf("no %q in\n%s", w, out)
		}
	}
	_, a := ref(t, "", "simulate", "--games", "50", "--seed", "9", "--json")
	_, b := ref(t, "", "simulate", "--games", "50", "--seed", "9", "--json")
	strip := regexp.MustCompile(`"(seconds|gamesPerSecond|decisionsPerSecond)": [^\n]*`)
	if strip.ReplaceAllString(a, "") != strip.ReplaceAllString(b, "") {
		t.Error("the same seed gave other games")
	}
	want(t, 0, "easy against random", "simulate", "--games", "2", "--p1", "easy", "--decks", "lamplight-parade,paper-gale")
	want(t, 0, "with 95 % confidence", "simulate", "--games", "4", "--p1", "easy", "--paired")
	want(t, 2, "unknown level", "simulate", "--games", "1", "--p1", "genius")
	want(t, 2, "unknown deck", "simulate", "--decks", "a,b")
	want(t, 1, "no game", "simulate", "--game", "chess")
}

func TestBench(t *testing.T) {
	out := want(t, 0, "games/s", "bench", "--time", "30ms")
	for _, w := range []string{"state copy", "view", "allocations", "naive copy", "456 games/s", "loading", "slices"} {
		if !strings.Contains(out, w) {
			t.Errorf("no %q in\n%s", w, out)
		}
	}
	var v struct{ Figures []figure }
	_, out = ref(t, "", "bench", "--time", "20ms", "--json")
	if err := json.Unmarshal([]byte(out), &v); err != nil {
		t.Fatal(err)
	}
	for _, f := range v.Figures { // counts do not depend on machine load
		if strings.HasPrefix(f.Name, "allocations") && !f.Met {
			t.Errorf("%s: %v, at most %v", f.Name, f.Value, f.Target)
		}
	}
}

func TestPack(t *testing.T) {
	want(t, 0, ": ok: pack", "pack", "check", cards)
	want(t, 0, "ztm-001", "pack", "text", cards)
	want(t, 0, `"ja"`, "pack", "text", "--json", cards)
	_, out := ref(t, "", "pack", "schema", "zutomayo")
	if !json.Valid([]byte(out)) {
		t.Error("the schema is not JSON")
	}
	bad := write(t, "bad.json", `{"format":"godeck-pack/1","game":"zutomayo","id":"fan","name":{"ja":"あ","en":"a"},"cards":[
{"id":"fan-1","type":"character","name":{"ja":"あ","en":"a"},"clock":99,"powerCost":0,"night":10,"day":10},
{"id":"fan-2","type":"wizard","name":{"ja":"あ","en":"a"},"clock":1,"powerCost":0}]}`)
	out = want(t, 1, "bad.json:2", "pack", "check", bad)
	if !strings.Contains(out, "bad.json:3") {
		t.Errorf("not every fault is named:\n%s", out)
	}
	want(t, 1, `"line": 2`, "pack", "check", "--json", bad)
	want(t, 1, "names no game", "pack", "check", write(t, "x.json", "{}"))
	want(t, 1, "rules/mattsan/cards.json", "pack", "check", "mattsan")
	want(t, 1, "not JSON", "pack", "check", write(t, "y.json", "{\n]"))
	fan := write(t, "fan.json", `{"format":"godeck-pack/1","game":"zutomayo","id":"fan","name":{"ja":"あ","en":"a"},"cards":[
{"id":"fan-1","type":"character","name":{"ja":"あ","en":"a"},"clock":2,"powerCost":0,"night":10,"day":10}],
"decks":[{"id":"mixed","name":{"ja":"あ","en":"a"},"cards":{"fan-1":2,"ztm-001":2,"ztm-002":2,"ztm-003":2,"ztm-004":2,"ztm-005":2,"ztm-006":2,"ztm-007":2,"ztm-008":2,"ztm-009":2}}]}`)
	want(t, 0, "1 cards, 1 decks", "pack", "check", fan)
	want(t, 0, "all invariants held", "simulate", "--pack", fan, "--decks", "mixed,paper-gale", "--games", "5", "--check")
}

func TestPlayAndReplay(t *testing.T) {
	// A bot that always takes the first option, over the wire.
	record := filepath.Join(t.TempDir(), "game.json")
	lines := strings.Repeat(`{"option":0}`+"\n", 400)
	status, out := ref(t, lines, "play", "--seed", "4", "--record", record)
	if status != 0 {
		t.Fatalf("status %d\n%s", status, tail(out))
	}
	seen := map[string]int{}
	for _, l := range strings.Split(strings.TrimSpace(out), "\n") {
		var m struct {
			Type, Seat, Protocol string
			Options              []struct{ I int }
			View                 struct {
				P2 struct {
					Zones map[string]struct {
						Count int
						Cards []struct{ Card string }
					}
				}
			}
		}
		if err := json.Unmarshal([]byte(l), &m); err != nil {
			t.Fatalf("%v in %s", err, l)
		}
		seen[m.Type]++
		if m.Seat != "p1" {
			t.Errorf("a message for %q", m.Seat)
		}
		if m.Type == "ask" {
			if len(m.Options) == 0 {
				t.Error("a question without options")
			}
			for _, c := range m.View.P2.Zones["hand"].Cards {
				if c.Card != "" {
					t.Error("the bot sees the opponent's hand")
				}
			}
		}
	}
	if seen["start"] != 1 || seen["over"] != 1 || seen["ask"] < 3 || seen["events"] < 3 {
		t.Errorf("messages: %v", seen)
	}
	text := want(t, 0, "verified yes", "replay", "--link", record)
	link := regexp.MustCompile(`link\s+(\S+)`).FindStringSubmatch(text)
	if link == nil {
		t.Fatal("no link")
	}
	want(t, 0, "verified yes", "replay", "https://example.org/table#r="+link[1])
	want(t, 1, "copy the whole link", "replay", write(t, "l.txt", link[1][:len(link[1])-9]))
	want(t, 1, "copy the whole link", "replay", "https://example.org/table#r="+link[1][:len(link[1])-9])
	data, _ := os.ReadFile(record)
	rec, err := replay.ParseJSON(data)
	if err != nil {
		t.Fatal(err)
	}
	want(t, 0, "verified yes", "replay", write(t, "v-match", string(rec.Binary()))) // as the desktop program stores it
	want(t, 1, "larger than", "replay", write(t, "much.json", strings.Repeat("[", replay.MaxJSON+1)))
	want(t, 1, "final.hash", "replay", write(t, "r.json", regexp.MustCompile(`"hash": "[0-9a-f]{16}",\n  "over"`).ReplaceAllString(string(data), `"hash": "0123456789abcdef", "over"`)))
	if status, out := ref(t, string(data), "replay", "--json", "-"); status != 0 || !json.Valid([]byte(out)) {
		t.Errorf("status %d: %s", status, out)
	}
	// The input ending within a game is an error.
	if status, _ := ref(t, "{\"option\":0}\n", "play"); status != 1 {
		t.Errorf("status %d", status)
	}
}

// full is an output that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// TestBounds checks that wrong usage, lines that are too long and bots that
// never answer are reported, and nothing waits or reads forever.
func TestBounds(t *testing.T) {
	record := filepath.Join(t.TempDir(), "r.json")
	want(t, 2, "--games must be at least 1", "play", "--games", "0", "--record", record)
	want(t, 2, "--games must be at least 1", "play", "--games", "-3")
	want(t, 2, "--games must be at least 1", "simulate", "--games", "-3")
	want(t, 2, "--wait must be", "play", "--wait", "-1s")
	want(t, 2, `unknown level "x"`, "bot", "--level", "x")
	var said bytes.Buffer
	if status := run([]string{"simulate", "--games", "1"}, nil, full{}, &said); status != 1 || !strings.Contains(said.String(), "no space") {
		t.Errorf("a full disk: status %d, %s", status, said.String())
	}
	long := `{"option":` + strings.Repeat(" ", maxLine) + `0}` + "\n"
	if _, out := ref(t, long+`{"concede":true}`+"\n", "play"); !strings.Contains(out, "longer than 64 KiB") || !strings.Contains(out, `"type":"over"`) {
		t.Errorf("a long line: %s", tail(out))
	}
	in, hold := io.Pipe()
	defer hold.Close()
	var out, errs bytes.Buffer
	if status := run([]string{"play", "--wait", "50ms"}, in, &out, &errs); status != 1 || !strings.Contains(errs.String(), "p1: the bot has been silent for 50ms") {
		t.Errorf("a silent bot: status %d, %s", status, errs.String())
	}
	much := write(t, "much.json", strings.Repeat("[", maxPack+1))
	want(t, 1, "larger than 8192 KiB", "pack", "check", much)
	want(t, 1, "larger than 8192 KiB", "pack", "text", much)
	want(t, 1, "larger than 8192 KiB", "play", "--pack", much)
	want(t, 1, "larger than 256 KiB", "verify", much)
	deep := write(t, "deep.yaml", strings.Repeat("[", 120<<10))
	want(t, 1, "deep.yaml:1: the file is nested too deeply", "verify", deep)
}

// TestBotOfTheDocumentation checks that the example in docs/bots.md works, is
// as short as claimed and beats chance.
func TestBotOfTheDocumentation(t *testing.T) {
	doc, err := os.ReadFile("../../docs/bots.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("(?s)```python\n(.*?)```").FindSubmatch(doc)
	if code == nil {
		t.Fatal("there is no example")
	}
	if n := bytes.Count(code[1], []byte("\n")); n > 24 {
		t.Errorf("the example has %d lines", n)
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 here")
	}
	bot := python + " " + write(t, "bot.py", string(code[1]))
	out := want(t, 0, "20 games: ", "play", "--games", "20", "--bot1", bot)
	var p1, p2 int
	if m := regexp.MustCompile(`p1 (\d+), p2 (\d+)`).FindStringSubmatch(out); m != nil {
		_ = json.Unmarshal([]byte(m[1]), &p1)
		_ = json.Unmarshal([]byte(m[2]), &p2)
	}
	if p1 <= p2 {
		t.Errorf("the example loses against chance: %s", out)
	}
	want(t, 0, "3 games: ", "play", "--games", "3", "--bot1", bot, "--bot2", bot)
	// It knows the cards of one game, but the protocol is the same for all.
	for _, game := range []string{"duemagic", "magna"} {
		want(t, 0, "1 games: ", "play", "--game", game, "--bot1", bot)
	}
}

// TestNoEbitengine checks that the referee does not link Ebitengine.
func TestNoEbitengine(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skip("no go command here")
	}
	for _, p := range strings.Fields(string(out)) {
		if strings.Contains(p, "ebiten") || strings.HasPrefix(p, "godeck/") && !strings.HasPrefix(p, "godeck/rules") && !strings.HasPrefix(p, "godeck/internal/lang") && p != "godeck/internal/sorting" && p != "godeck/cmd/referee" {
			t.Errorf("imports %s", p)
		}
	}
}

// TestGameWithoutYAML checks that the game does not link what only scenarios
// need.
func TestGameWithoutYAML(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "../..")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("the game cannot be listed here: %v", err)
	}
	for _, p := range strings.Fields(string(out)) {
		if strings.Contains(p, "yaml") || p == "godeck/rules/scenario" {
			t.Errorf("the game imports %s", p)
		}
	}
}

// TestBothSeats checks that one program may play both seats; every message
// says which seat it is for.
func TestBothSeats(t *testing.T) {
	lines := strings.Repeat(`{"option":0}`+"\n", 800)
	status, out := ref(t, lines, "play", "--seat", "both", "--seed", "2")
	if status != 0 || strings.Count(out, `"type":"start"`) != 2 || strings.Count(out, `"type":"over"`) != 2 ||
		!strings.Contains(out, `"seat":"p1","type":"ask"`) || !strings.Contains(out, `"seat":"p2","type":"ask"`) {
		t.Errorf("status %d\n%s", status, tail(out))
	}
}

// TestGoals checks that every game has its own targets and reference.
func TestGoals(t *testing.T) {
	for _, c := range []struct {
		game, arch    string
		target, ratio float64
		reference     string
	}{
		{"zutomayo", "amd64", 10000, 10, "best public engine of the game (456 games/s, measured elsewhere: a constant here)"},
		{"zutomayo", "wasm", 4000, 10, "best public engine of the game (456 games/s, measured elsewhere: a constant here)"},
		{"duemagic", "amd64", 2000, 4560.0 / 216, "public Go engine of the parent game (216 games/s, measured elsewhere: a constant here)"},
		{"duemagic", "wasm", 800, 4560.0 / 216, "public Go engine of the parent game (216 games/s, measured elsewhere: a constant here)"},
		{"magna", "amd64", 2000, 0, ""},
		{"mattsan", "arm64", 2000, 0, ""},
		{"mattsan", "wasm", 800, 0, ""},
	} {
		f := playouts(all.Find(c.game).Goal, 4560, c.arch)
		if f.Target != c.target || f.Ratio != c.ratio || f.Reference != c.reference || f.Less {
			t.Errorf("%s on %s: %+v", c.game, c.arch, f)
		}
	}
}

func TestMain(m *testing.M) {
	if os.Getenv(asReferee) == "" {
		os.Exit(m.Run())
	}
	args := os.Args[1:] // a process that verify has started
	if args[0] == "crashing" {
		args = args[1:]
		if k := slices.IndexFunc(args, func(a string) bool { return filepath.Base(a) == "crash.yaml" }); k >= 0 {
			run(args[:k], os.Stdin, os.Stdout, os.Stderr)
			fmt.Printf("%q\n", args[k])
			debug.SetMaxStack(1 << 20)
			var deeper func(n int) int
			deeper = func(n int) int { return deeper(n+1) + 1 }
			deeper(0)
		}
	}
	os.Exit(run(args, os.Stdin, os.Stdout, os.Stderr))
}

// TestVerifyGoesOnAfterACrash checks that a file that crashes the program has
// failed, and that those before and after it are played all the same.
func TestVerifyGoesOnAfterACrash(t *testing.T) {
	good := "title: {ja: 題, en: Title}\ngame: zutomayo\np1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {turn: 2}\n"
	files := []string{write(t, "a.yaml", good), write(t, "crash.yaml", good), write(t, "b.yaml", good)}
	var all []verdict
	if err := verifyApart([]string{os.Args[0], "crashing"}, files, func(v verdict) { all = append(all, v) }); err != nil {
		t.Fatal(err)
	}
	if len(all) != 3 || !all[0].Passed || all[1].Passed || !all[2].Passed {
		t.Fatalf("%+v", all)
	}
	if f := all[1]; f.File != files[1] || !strings.Contains(f.Faults[0], "crash.yaml:1: the program crashed") || !strings.Contains(f.Faults[0], "stack") {
		t.Errorf("%+v", f)
	}
}

// TestVerifyTitles checks that a title cannot steer the terminal.
func TestVerifyTitles(t *testing.T) {
	out := want(t, 1, "FAIL", "verify", write(t, "a.yaml", "title: {ja: 題, en: \"a\\u202eb\\n"+strings.Repeat("long ", 200)+"\"}\ngame: zutomayo\np1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {turn: 3}\n"))
	if strings.Contains(out, "\u202e") || len(out) > 1000 {
		t.Errorf("%q", out)
	}
}
