//go:build linux

package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLinksAndFoldersOpen has an xdg-open of its own on the path and compares
// what it is given. What is no https link never gets that far, and an opener
// that fails is told of.
func TestLinksAndFoldersOpen(t *testing.T) {
	dir, saves := t.TempDir(), filepath.Join(t.TempDir(), "saves")
	t.Setenv("GODECK_DATA", saves)
	t.Setenv("PATH", dir)
	told := filepath.Join(dir, "told")
	opener := func(status string) {
		script := "#!/bin/sh\nprintf '%s|' \"$#\" \"$@\" >>'" + told + "'\nexit " + status + "\n"
		if err := os.WriteFile(filepath.Join(dir, "xdg-open"), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	opener("0")
	a, _ := focusApp(node("a", 0, 0))
	h := &host{app: a}
	wait := func(want string) {
		t.Helper()
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
			if b, _ := os.ReadFile(told); string(b) == want {
				os.Remove(told)
				return
			}
		}
		b, _ := os.ReadFile(told)
		t.Fatalf("opened %q, want %q", b, want)
	}
	link := "https://example.org/a?b=c&d=$(touch%20x)#e"
	h.OpenLink(link)
	wait("1|" + link + "|")
	h.ShowSaves()
	wait("1|" + saves + "|")
	if st, err := os.Stat(saves); err != nil || !st.IsDir() {
		t.Errorf("the folder that is shown is not there: %v", err)
	}
	for _, bad := range []string{"http://example.org", "file:///etc/passwd", "javascript:alert(1)", "https:", "-version", ""} {
		n := len(a.errors)
		if h.OpenLink(bad); len(a.errors) != n+1 {
			t.Errorf("%q is not refused", bad)
		}
	}
	opener("3")
	h.OpenLink("https://example.org/")
	wait("1|https://example.org/|")
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if jobs := a.mailbox.take(); len(jobs) == 1 {
			break
		}
		if time.Now().After(end) {
			t.Fatal("nobody is told that a link does not open")
		}
	}
	if _, err := os.Stat(told); err == nil {
		t.Error("something refused was opened all the same")
	}
	if got := openers("windows", link); len(got) != 1 || got[0][0] != "rundll32" || !strings.HasSuffix(got[0][2], link) {
		t.Errorf("%q", got)
	}
}
