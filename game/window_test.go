//go:build !js

package game

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"godeck/scenes/ui"
)

// TestPlacementIsWithinReach checks that a window comes back where it was, and
// onto a screen that is there if its own has gone or become smaller.
func TestPlacementIsWithinReach(t *testing.T) {
	two := []screen{{"left", 1920, 1080}, {"right", 1280, 1024}}
	for _, c := range []struct {
		name    string
		p       placement
		screens []screen
		want    placement
		at      int
	}{
		{"as it was", placement{X: 40, Y: 30, W: 800, H: 600, Screen: "right"}, two, placement{X: 40, Y: 30, W: 800, H: 600, Screen: "right"}, 1},
		{"partly outside", placement{X: -300, Y: 0, W: 800, H: 600, Screen: "left"}, two, placement{X: -300, Y: 0, W: 800, H: 600, Screen: "left"}, 0},
		{"its screen has gone", placement{X: 40, Y: 30, W: 800, H: 600, Screen: "third", Max: true}, two, placement{X: 560, Y: 240, W: 800, H: 600, Screen: "left", Max: true}, 0},
		{"lost on the left", placement{X: -5000, Y: -700, W: 800, H: 600, Screen: "left"}, two, placement{X: gripW - 800, Y: 0, W: 800, H: 600, Screen: "left"}, 0},
		{"lost below", placement{X: 5000, Y: 5000, W: 800, H: 600, Screen: "left"}, two, placement{X: 1920 - gripW, Y: 1080 - gripH, W: 800, H: 600, Screen: "left"}, 0},
		{"larger than its screen", placement{W: 4000, H: 3000, Screen: "right"}, two, placement{W: 1280, H: 1024, Screen: "right"}, 1},
		{"no screen", placement{X: 9, Y: 9, W: 800, H: 600}, nil, placement{X: 9, Y: 9, W: 800, H: 600}, -1},
	} {
		if got, at := c.p.fit(c.screens); got != c.want || at != c.at {
			t.Errorf("%s: %+v on %d, want %+v on %d", c.name, got, at, c.want, c.at)
		}
	}
}

func FuzzPlacement(f *testing.F) {
	for _, s := range []string{`{"x":1,"y":2,"w":800,"h":600,"screen":"a"}`, `{"w":-1}`, `{"x":1e99,"w":800,"h":600}`, `[]`, ``, `{"w":800,"h":600,"x":-32769}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, ok := parsePlacement(data)
		if !ok {
			if p != (placement{}) {
				t.Fatalf("a refused placement of %q is not empty: %+v", data, p)
			}
			return
		}
		p, _ = p.fit([]screen{{"a", 1920, 1080}})
		if p.W < windowMin || p.H < windowMin || p.X+p.W < gripW || p.X > 1920-gripW || p.Y < 0 || p.Y > 1080-gripH {
			t.Fatalf("%q is out of reach: %+v", data, p)
		}
		b, err := json.Marshal(p)
		if again, ok := parsePlacement(b); err != nil || !ok || again != p && p.Screen == strings.ToValidUTF8(p.Screen, "") {
			t.Fatalf("%q does not come back: %+v", b, again)
		}
	})
}

func FuzzErrand(f *testing.F) {
	for _, s := range []string{`{"path":"/a/b.godeck"}`, `{"address":{"game":"magna"}}`, `{"path":"relative"}`, `{`, ``, `{"path":7}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := parseErrand(data)
		if err != nil && (e.Path != "" || e.Address != nil) {
			t.Fatalf("%q is refused, yet there: %+v", data, e)
		}
		if err == nil && e.Path != "" && !filepath.IsAbs(e.Path) {
			t.Fatalf("%q has a path that is not absolute", data)
		}
	})
}

func FuzzAddressOf(f *testing.F) {
	for _, s := range []string{"https://a.example/godeck/?game=magna&seed=7#r=abc", "https://x", "http://?%zz", "file:///etc/passwd", "magna", "https://a/#r=%"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, link string) {
		if address, ok := addressOf(link); ok != (address != nil) || ok && !isLink(link) {
			t.Fatalf("%q: %v, %v", link, address, ok)
		}
	})
}

func TestAddressOf(t *testing.T) {
	got, ok := addressOf("https://a.example/godeck/?game=magna&deck=x%2By#r=A-_b")
	if want := map[string]string{"game": "magna", "deck": "x+y", "r": "A-_b"}; !ok || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	params, file := arguments([]string{"-game=guardians", "https://a.example/?game=magna&seed=7", "match.godeck"})
	if want := map[string]string{"game": "guardians", "seed": "7"}; !reflect.DeepEqual(params, want) || file != "match.godeck" {
		t.Errorf("%v and %q, want %v: what is written counts more than a link", params, file, want)
	}
}

// TestSecondStart checks that a second start brings what it should open to the
// first, and opens a window of its own when nobody takes it.
func TestSecondStart(t *testing.T) {
	dir := t.TempDir()
	if len(filepath.Join(dir, "godeck.sock")) > socketMost {
		if dir, _ = os.MkdirTemp("/tmp", "gd"); dir == "" {
			t.Skip("no short folder for a socket")
		}
		t.Cleanup(func() { os.RemoveAll(dir) })
	}
	t.Setenv("GODECK_DATA", dir)
	cfg := Config{Params: []Param{{Name: "game"}}}
	if elsewhere([]string{"-game=magna"}, cfg) {
		t.Fatal("nobody is running, yet somebody has taken the errand")
	}
	if err := os.WriteFile(filepath.Join(dir, "godeck.sock"), nil, 0o600); err != nil { // of a program that has crashed
		t.Fatal(err)
	}
	got := make(chan errand, 4)
	var first, second instance
	if err := first.listen(dir, func(e errand) { got <- e }); err != nil {
		t.Fatal(err)
	}
	defer first.close()
	if err := second.listen(dir, func(errand) { t.Error("the second one was asked") }); err != nil || second.listener != nil {
		t.Fatalf("the second start takes the first one's place: %v", err)
	}
	want := func(w errand) {
		t.Helper()
		select {
		case e := <-got:
			if e.Path != w.Path || len(e.Address) != len(w.Address) || e.Address["game"] != w.Address["game"] {
				t.Errorf("%+v arrived, want %+v", e, w)
			}
		case <-time.After(5 * time.Second):
			t.Errorf("%+v did not arrive", w)
		}
	}
	if !elsewhere([]string{"-game=magna"}, cfg) {
		t.Fatal("the first start did not answer")
	}
	want(errand{Address: map[string]string{"game": "magna"}})
	here, _ := os.Getwd()
	if !elsewhere([]string{"window_test.go"}, cfg) {
		t.Fatal("the first start did not answer")
	}
	want(errand{Path: filepath.Join(here, "window_test.go")})
	for _, args := range []string{"-size=800x600", "-beside=1", "-lang=ja"} {
		if elsewhere([]string{args}, cfg) {
			t.Errorf("%s did not open a window", args)
		}
	}
	first.close()
	if elsewhere(nil, cfg) {
		t.Error("a program that has ended takes errands")
	}
}

// TestTwoProgramsShareTheStore checks that only one of two programs holds the
// match, that each hears of the other's changes and not of its own, and that a
// lock ends with its program.
func TestTwoProgramsShareTheStore(t *testing.T) {
	dir := t.TempDir()
	a, b := &fileStore{dir: dir}, &fileStore{dir: dir}
	a.seen, b.seen = a.stamps(), b.stamps()
	a.Hold(true)
	if a.Elsewhere() || !b.Elsewhere() {
		t.Fatalf("a holds the match, yet a says %v and b %v", a.Elsewhere(), b.Elsewhere())
	}
	if err := a.Save("match/x", []byte("1")); err != nil {
		t.Fatal(err)
	}
	if k := a.changes(); len(k) > 0 {
		t.Errorf("a hears of its own change %v", k)
	}
	if k := b.changes(); !slices.Equal(k, []string{"match-x"}) {
		t.Errorf("b hears of %v", k)
	}
	b.Hold(true) // a has it still
	if !b.Elsewhere() {
		t.Error("both hold the match")
	}
	a.Hold(false)
	b.changes() // it takes the lock as soon as it is free
	if b.Elsewhere() || !a.Elsewhere() {
		t.Error("b did not get the lock")
	}
	b.Delete("match/x")
	if k := a.changes(); !slices.Equal(k, []string{"match-x"}) {
		t.Errorf("a hears of %v", k)
	}
	b.lock.Close() // as if it had crashed
	if a.Elsewhere() {
		t.Error("a program that has ended holds the match")
	}
}

func TestReceive(t *testing.T) {
	files := fstest.MapFS{"a.godeck": {Data: []byte("abc")}, "folder/b": {Data: []byte("x")}}
	if b, err := readFrom(files, "a.godeck", 3); err != nil || string(b) != "abc" {
		t.Errorf("%q, %v", b, err)
	}
	var large *ui.TooLarge
	if _, err := readFrom(files, "a.godeck", 2); !errors.As(err, &large) {
		t.Errorf("%v", err)
	}
	if _, err := readFrom(files, "folder", 9); !errors.Is(err, errFolder) {
		t.Errorf("%v", err)
	}
	// What comes before the first scene is ready waits for it.
	path := filepath.Join(t.TempDir(), "m.godeck")
	if err := os.WriteFile(path, []byte("later"), 0o600); err != nil {
		t.Fatal(err)
	}
	a := &App{}
	h := &host{app: a}
	h.take(path)
	got := ""
	h.Receive(100, func(name string, data []byte, err error) { got = name + ":" + string(data) }, nil)
	for i := 0; i < 200 && got == ""; i++ {
		for _, f := range a.mailbox.take() {
			f()
		}
		time.Sleep(10 * time.Millisecond)
	}
	if got != "m.godeck:later" {
		t.Errorf("%q arrived", got)
	}
}

// TestAssociate checks what desktops are told of the program, and that it is
// taken back completely.
func TestAssociate(t *testing.T) {
	dir := t.TempDir()
	exe := `/home/a b/50% "off"/godeck$`
	if err := desktopEntry(dir, exe, []byte("icon"), true); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "applications", "godeck.desktop"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`Exec="/home/a b/50%% \\"off\\"/godeck\\$" %f` + "\n", "MimeType=" + mimeType + ";\n"} {
		if !strings.Contains(string(b), want) {
			t.Errorf("the entry lacks %q:\n%s", want, b)
		}
	}
	if err := desktopEntry(dir, exe, nil, false); err != nil {
		t.Fatal(err)
	}
	left := 0
	_ = filepath.WalkDir(dir, func(_ string, d os.DirEntry, _ error) error {
		if !d.IsDir() {
			left++
		}
		return nil
	})
	if left > 0 {
		t.Errorf("%d files are left", left)
	}
	for _, r := range registry(`C:\Games\godeck.exe`, true) {
		if r[0] != "add" || !strings.HasPrefix(r[1], `HKCU\Software\Classes\`) || r[len(r)-1] != "/f" {
			t.Errorf("reg %q", r)
		}
	}
	for _, system := range []string{"linux", "windows", "darwin"} {
		for _, c := range openers(system, "x; rm -rf y") {
			if c[0] == "sh" || c[0] == "cmd" || c[len(c)-1] != "x; rm -rf y" {
				t.Errorf("%s opens things with %q", system, c)
			}
		}
	}
}
