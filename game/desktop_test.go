//go:build !js

package game

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"godeck/scenes/ui"
)

func TestFlags(t *testing.T) {
	got, stray := flags([]string{"-lang=ja", "--size", "800x600", "-mute", "-seed=a=b", "stray"})
	want := map[string]string{"lang": "ja", "size": "800x600", "mute": "1", "seed": "a=b"}
	// "-mute -seed" is a switch; "-seed=… stray" does not take the stray word
	if !reflect.DeepEqual(got, want) || !reflect.DeepEqual(stray, []string{"stray"}) {
		t.Fatalf("%v and %q, want %v", got, stray, want)
	}
}

func TestCommandLine(t *testing.T) {
	cfg := Config{Params: []Param{{Name: "game", Help: "which"}}}
	for _, c := range []struct {
		args string
		done bool
		says string
	}{
		{"-game=magna -lang ja", false, ""}, {"-lang=en_GB -speed=off -size=320x640 -fullscreen -hidpi=0 -mute=0", false, ""},
		{"--help", true, ""}, {"-gmae=magna", true, "-gmae"},
		{"-lang=fr", true, "ja or en"}, {"-speed=warp", true, "off, swift, fast, normal or slow"},
		{"-size=big", true, "1280x720"}, {"-size=1280", true, "1280x720"}, {"-size=1280x720x2", true, "1280x720"}, {"-size=10x10", true, "at least 320x320"}, {"-size=99999x720", true, "1280x720"},
		{"-fullscreen=yes", true, "1: full screen"}, {"-mute ja", true, "-mute=ja"},
		{"magna", true, "magna"}, {"-game=magna vsai", true, "vsai"},
	} {
		var out strings.Builder
		done, err := commandLine(strings.Fields(c.args), cfg, &out)
		if done != c.done || (err != nil) != (c.says != "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v: %v, %v", c.args, done, err)
		}
		if c.args == "--help" && !strings.Contains(out.String(), "-game ") {
			t.Errorf("the help lacks an option: %s", out.String())
		}
	}
}

func TestReadFileIsBounded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(700 << 20); err != nil { // a sparse file takes no disk space
		t.Fatal(err)
	}
	f.Close()
	var large *ui.TooLarge
	if _, err := readFile(path, 1<<20); !errors.As(err, &large) || large.Size != 700<<20 {
		t.Errorf("%v", err)
	}
	if _, err := readFile(path+"not", 1<<20); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

func TestFileStore(t *testing.T) {
	s := &fileStore{dir: filepath.Join(t.TempDir(), "deep", "godeck")}
	if _, ok := s.Load("match/zutomayo"); ok {
		t.Fatal("found what was never saved")
	}
	for _, v := range []string{"one", "", "two\x00\xff"} {
		if err := s.Save("match/zutomayo", []byte(v)); err != nil {
			t.Fatal(err)
		}
		if got, ok := s.Load("match/zutomayo"); !ok || string(got) != v {
			t.Fatalf("%q came back as %q, %v", v, got, ok)
		}
	}
	if err := s.Save("../../escape", []byte("x")); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(s.dir)
	if err != nil || len(entries) != 2 {
		t.Fatalf("%v %v: a key left the directory, or a temporary file stayed", entries, err)
	}
	s.Delete("match/zutomayo")
	if _, ok := s.Load("match/zutomayo"); ok {
		t.Fatal("deleted, yet there")
	}
}

// TestCrashTellsWhatIsSaved checks that the crash page promises only what is
// true.
func TestCrashTellsWhatIsSaved(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "godeck")
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the directory should be
		t.Fatal(err)
	}
	a := &App{store: &fileStore{dir: dir}}
	for _, want := range []string{"lost", "saved"} {
		err := a.store.Save("match", []byte("x"))
		a.showCrash("a test")
		if a.crash.saved != want || (err == nil) != (want == "saved") {
			t.Errorf("%q after %v, want %q", a.crash.saved, err, want)
		}
		os.Remove(dir)
	}
	if a.store = (memoryStore{}); a.store.Save("match", nil) != nil {
		t.Fatal("memory is full")
	}
	if a.showCrash("a test"); a.crash.saved != "lost" {
		t.Error("memory outlives the program")
	}
}

func TestMemoryStoreCopies(t *testing.T) {
	s := memoryStore{}
	v := []byte("abc")
	if err := s.Save("k", v); err != nil {
		t.Fatal(err)
	}
	v[0] = 'x'
	got, _ := s.Load("k")
	got[1] = 'y'
	if again, _ := s.Load("k"); string(again) != "abc" {
		t.Fatalf("the store shares its bytes: %q", again)
	}
}
