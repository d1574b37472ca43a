// Command gotally reads the output of go test -json, prints what failed with
// its output, and closes with one line: "passed failed", counting top-level
// tests, and packages that fail without a failing test (they do not build, or
// panic) as one failure each.
//
//	go test -json ./... >out.json; go run ./cmd/gotally out.json
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
)

// event is one line of go test -json.
type event struct {
	Action     string
	Package    string
	ImportPath string
	Test       string
	Output     string
	Elapsed    float64
}

func main() {
	in := io.Reader(os.Stdin)
	if len(os.Args) == 2 {
		f, err := os.Open(os.Args[1])
		if err != nil {
			fmt.Fprintln(os.Stderr, "gotally:", err)
			os.Exit(1)
		}
		defer f.Close()
		in = f
	}
	passed, failed := tally(in, os.Stdout)
	fmt.Println(passed, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

func tally(in io.Reader, out io.Writer) (passed, failed int) {
	sc := bufio.NewScanner(in)
	sc.Buffer(nil, 64<<20)
	output := map[string]*strings.Builder{} // by package and test, and by import path of a build
	badTests := map[string]int{}
	said := func(key, text string) {
		if output[key] == nil {
			output[key] = &strings.Builder{}
		}
		output[key].WriteString(text)
	}
	show := func(title, key string) {
		fmt.Fprintln(out, "FAIL", title)
		if b := output[key]; b != nil {
			lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
			if n := len(lines) - 60; n > 0 {
				lines = append([]string{fmt.Sprintf("… %d lines", n)}, lines[n:]...)
			}
			for _, l := range lines {
				fmt.Fprintln(out, "     "+l)
			}
		}
	}
	for sc.Scan() {
		var e event
		if json.Unmarshal(sc.Bytes(), &e) != nil {
			fmt.Fprintln(out, sc.Text()) // the tool's own words
			continue
		}
		top, _, sub := strings.Cut(e.Test, "/")
		key := e.Package + " " + top
		switch e.Action {
		case "output":
			said(key, e.Output)
		case "build-output":
			said("build "+e.ImportPath, e.Output)
		case "build-fail":
			show(e.ImportPath+" does not build", "build "+e.ImportPath)
		case "pass":
			if e.Test == "" {
				fmt.Fprintf(out, "ok   %s (%.1f s)\n", e.Package, e.Elapsed)
			} else if !sub {
				passed++
			}
		case "fail":
			switch {
			case e.Test != "" && !sub:
				failed++
				badTests[e.Package]++
				show(e.Package+": "+top, key)
			case e.Test == "" && badTests[e.Package] == 0:
				failed++
				show(e.Package, key)
			}
		}
	}
	return passed, failed
}
