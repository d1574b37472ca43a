package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// stacks is a program that needs what is left of the tables: collections of
// garbage with deep stacks, panics through deferred calls, names of callers.
const stacks = `package main

import (
	"fmt"
	"runtime"
	"strings"
)

type tree struct{ left, right *tree }

//go:noinline
func grow(n int) *tree {
	if n == 0 {
		runtime.GC()
		return &tree{}
	}
	t := &tree{left: grow(n - 1)}
	if n%40 == 0 {
		t.right = grow(0)
	}
	return t
}

func (t *tree) size() int {
	if t == nil {
		return 0
	}
	return 1 + t.left.size() + t.right.size()
}

//go:noinline
func names() (list []string) {
	pc := make([]uintptr, 20)
	frames := runtime.CallersFrames(pc[:runtime.Callers(0, pc)])
	for more := true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		if f.Function != "runtime.Callers" { // it may be inlined
			list = append(list, f.Function)
		}
	}
	return list
}

func fall(n int) (s string) {
	defer func() {
		if r := recover(); r != nil {
			s = fmt.Sprint(r, strings.Join(names(), " "))
		}
	}()
	var list []int
	return fmt.Sprint(list[n])
}

func main() {
	done := make(chan string)
	for i := range 3 {
		go func() { done <- fmt.Sprint(grow(300 + 0*i).size(), fall(7)) }()
	}
	for range 3 {
		fmt.Println(<-done)
	}
	var none *tree
	_ = none.left.left // not recovered
}
`

// TestDropLines checks that a program without line numbers does what it did
// before, up to the lines and the inlined calls of its stack traces.
func TestDropLines(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("needs node")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"main.go": stacks, "go.mod": "module stacks\n\ngo 1.25\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", "stacks.wasm", ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOWORK=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "stacks.wasm")
	play := func() (said, trace string) {
		cmd := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), file)
		var out, errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errs
		if cmd.Run() == nil {
			t.Error("the program should panic")
		}
		return out.String(), errs.String()
	}
	before, trace := play()
	if !strings.Contains(trace, "main.go:") {
		t.Fatalf("lines are missing at the start:\n%s", trace)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := dropLinesOf(file); err != nil {
		t.Fatal(err)
	}
	after, trace := play()
	if before != after || !strings.Contains(after, "main.fall") {
		t.Errorf("said %q before and %q after", before, after)
	}
	if strings.Contains(trace, ".go:") || !strings.Contains(trace, "main.main()\n\t?:0 +0x") {
		t.Errorf("the trace should have functions and no lines:\n%s", trace)
	}
	for _, n := range []int{0, 4, 8, 100, len(whole) / 2, len(whole) - 1000} {
		if _, err := dropLines(whole[:n]); err == nil {
			t.Errorf("the first %d bytes are no program", n)
		}
	}
	again, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if twice, err := dropLines(again); err != nil || !bytes.Equal(twice, again) {
		t.Errorf("there is something left to drop: %d, %d bytes, %v", len(again), len(twice), err)
	}
}

func FuzzDropLines(f *testing.F) {
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0b\x07\x01\x00\x41\x00\x0b\x01\x01"))
	f.Fuzz(func(t *testing.T, wasm []byte) {
		if _, err := dropLines(wasm); err == nil && len(wasm) < 100 {
			t.Error("that is no program of Go")
		}
	})
}
