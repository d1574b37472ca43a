//go:build !js

package game

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestFlags(t *testing.T) {
	got := flags([]string{"-lang=ja", "--size", "800x600", "-mute", "-seed=a=b", "ignored"})
	want := map[string]string{"lang": "ja", "size": "800x600", "mute": "1", "seed": "a=b"}
	// "-mute -seed" is a switch; "-seed=… ignored" leaves the stray word alone
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%v, want %v", got, want)
	}
}

func TestCommandLine(t *testing.T) {
	cfg := Config{Params: []Param{{"game", "which"}}}
	for _, c := range []struct {
		args []string
		done bool
		says string
	}{{[]string{"-game=magna", "-lang", "ja"}, false, ""}, {[]string{"--help"}, true, ""}, {[]string{"-gmae=magna"}, true, "-gmae"}} {
		var out strings.Builder
		done, err := commandLine(c.args, cfg, &out)
		if done != c.done || (err != nil) != (c.says != "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v: %v, %v", c.args, done, err)
		}
		if c.args[0] == "--help" && !strings.Contains(out.String(), "-game ") {
			t.Errorf("the help lacks an option: %s", out.String())
		}
	}
}

func TestFileStore(t *testing.T) {
	s := fileStore{filepath.Join(t.TempDir(), "deep", "godeck")}
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
