//go:build !js

package assets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

func settle(t *testing.T, l *Loader, done *int, want int) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); *done < want; {
		l.Deliver()
		if time.Now().After(end) {
			t.Fatalf("%d of %d calls came back", *done, want)
		}
		time.Sleep(time.Millisecond)
	}
}

func TestFetch(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("GODECK_ASSETS", dir)
	if err := os.MkdirAll(filepath.Join(dir, "sprites"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sprites", "a.bin"), []byte("art"), 0o644); err != nil {
		t.Fatal(err)
	}
	Embedded = fstest.MapFS{"built/in.bin": {Data: []byte("inside")}}
	defer func() { Embedded = nil }()

	l, done := NewLoader(), 0
	expect := func(name, data, fault string) {
		l.Fetch(name, func(b []byte, err error) {
			done++
			if string(b) != data || (err == nil) != (fault == "") || err != nil && !strings.Contains(err.Error(), fault) {
				t.Errorf("%s: %q, %v", name, b, err)
			}
		})
	}
	expect("sprites/a.bin", "art", "")
	expect("sprites/a.bin", "art", "") // while the first request is pending
	expect("built/in.bin", "inside", "")
	expect("no/such.bin", "", "GODECK_ASSETS")
	expect("../escape", "", "not a path")
	if done != 0 {
		t.Fatal("called back before Deliver")
	}
	settle(t, l, &done, 5)
	expect("sprites/a.bin", "art", "") // cached: the file is not read again
	os.RemoveAll(dir)
	settle(t, l, &done, 6)
	if l.Waiting() {
		t.Fatal("nothing is under way")
	}
	l.Forget("sprites/a.bin")
	expect("sprites/a.bin", "", "not found")
	settle(t, l, &done, 7)
}
