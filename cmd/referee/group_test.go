//go:build unix

package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"godeck/rules/replay"
)

// shell writes a bot as a script that notes the number of a process that it
// has started, and returns its command line and where the number stands.
func shell(t *testing.T, then string) (line, pid string) {
	dir := t.TempDir()
	pid = filepath.Join(dir, "pid")
	script := filepath.Join(dir, "bot.sh")
	if err := os.WriteFile(script, []byte("sleep 300 &\necho $! >"+pid+".new && mv "+pid+".new "+pid+"\n"+then), 0o644); err != nil {
		t.Fatal(err)
	}
	return "sh " + script, pid
}

// gone waits until a process has ended.
func gone(t *testing.T, file string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(b)))
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if state, err := os.ReadFile("/proc/" + strconv.Itoa(n) + "/stat"); err == nil && strings.Contains(string(state), ") Z ") {
			return // ended; nobody has asked for its status
		}
		if errors.Is(syscall.Kill(n, 0), syscall.ESRCH) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("process %d, which the bot has started, still runs", n)
}

// TestBotEndsWithItsChildren checks that nothing that a bot has started
// outlives the play, and that what it says cannot steer the terminal.
func TestBotEndsWithItsChildren(t *testing.T) {
	line, pid := shell(t, "printf '\\033[2Jgone \\342\\200\\256evil\\n' >&2\nread x\n")
	var errs bytes.Buffer
	if status := run([]string{"play", "--game", "zutomayo", "--bot1", line, "--wait", "1s"}, strings.NewReader(""), io.Discard, &errs); status != 1 {
		t.Errorf("status %d", status)
	}
	gone(t, pid)
	if !strings.Contains(errs.String(), "\ufffd[2Jgone \ufffdevil\n") {
		t.Errorf("what the bot said reads %q", errs.String())
	}
}

// TestInterruptedPlay checks that an interrupted play leaves its record, and
// no bot behind.
func TestInterruptedPlay(t *testing.T) {
	line, pid := shell(t, "exec sleep 300\n")
	file := filepath.Join(t.TempDir(), "match.godeck")
	done := make(chan int)
	var errs bytes.Buffer
	go func() {
		done <- run([]string{"play", "--game", "zutomayo", "--bot1", line, "--record", file}, strings.NewReader(""), io.Discard, &errs)
	}()
	for range 200 {
		if _, err := os.Stat(pid); err == nil {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	if status := <-done; status != 1 || !strings.Contains(errs.String(), "interrupted") {
		t.Errorf("status %d: %s", status, errs.String())
	}
	gone(t, pid)
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := replay.Parse(data)
	if err != nil || rec.Game != "zutomayo" || rec.Over() {
		t.Errorf("%+v %v", rec, err)
	}
}
