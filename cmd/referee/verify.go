package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/scenario"
)

// verdict is the result of a scenario.
type verdict struct {
	File   string   `json:"file"`
	Line   int      `json:"line"`
	Title  string   `json:"title"`
	Game   string   `json:"game,omitempty"`
	Passed bool     `json:"passed"`
	Faults []string `json:"faults,omitempty"`

	Clauses []string `json:"clauses,omitempty"` // cited
	Ran     []string `json:"ran,omitempty"`     // whose code has run, where that is noted (executed.go)
}

func verify(c *call) error {
	asJSON := c.flags.Bool("json", false, "print the verdicts as JSON")
	verbose := c.flags.Bool("v", false, "name the scenarios that pass, too")
	lines := c.flags.Bool("lines", false, "print a line of JSON before each file and for each scenario, and stop where the program crashes")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) == 0 {
		return misuse("missing argument: files or directories")
	}
	files, err := scenarioFiles(c.rest)
	if err != nil {
		return err
	}
	if *lines {
		return verifyLines(c, files)
	}
	var all []verdict
	passed := 0
	self, err := os.Executable()
	if err != nil {
		return err
	}
	err = verifyApart([]string{self}, files, func(v verdict) {
		if v.Passed {
			passed++
		}
		all = append(all, v)
		if *asJSON {
			return
		}
		for _, x := range v.Faults {
			fmt.Fprintln(c.out, x)
		}
		switch {
		case !v.Passed:
			fmt.Fprintf(c.out, "FAIL %s:%d %s\n", v.File, v.Line, lang.Excerpt(v.Title, 120))
		case *verbose:
			fmt.Fprintf(c.out, "ok   %s:%d %s\n", v.File, v.Line, lang.Excerpt(v.Title, 120))
		}
	})
	if err != nil {
		return err
	}
	failed := len(all) - passed
	if *asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		e.SetEscapeHTML(false)
		if err := e.Encode(map[string]any{"scenarios": all, "passed": passed, "failed": failed}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(c.out, "%d passed, %d failed\n", passed, failed)
	}
	if failed > 0 || len(all) == 0 {
		return errFailed
	}
	return nil
}

// asReferee makes a test program of this package act as the referee itself.
const asReferee = "GODECK_REFEREE"

// maxStack bounds the stack of a process that plays strangers' scenarios, in
// bytes: rules that call themselves without end shall not take all memory.
const maxStack = 64 << 20

// verifyLines plays the scenarios of files in this process and prints the name
// of each file before it is played, and then its verdicts.
func verifyLines(c *call, files []string) error {
	debug.SetMaxStack(maxStack)
	out := json.NewEncoder(c.out)
	var run scenario.Runner
	for _, f := range files {
		if err := out.Encode(f); err != nil {
			return err
		}
		for _, v := range verifyFile(&run, f) {
			if err := out.Encode(v); err != nil {
				return err
			}
		}
	}
	return nil
}

// verifyApart plays the scenarios of files in a process of its own, and passes
// on the verdicts. Where that process dies, which a program cannot survive in
// one of its own, the file that it was playing has failed, and another process
// goes on with the next. self is the command line of the referee.
func verifyApart(self []string, files []string, pass func(verdict)) error {
	for len(files) > 0 {
		cmd := exec.Command(self[0], append(append(self[1:len(self):len(self)], "verify", "--lines", "--"), files...)...)
		cmd.Env = append(os.Environ(), asReferee+"=1")
		var said excerpt
		cmd.Stderr = &said
		out, err := cmd.StdoutPipe()
		if err != nil {
			return err
		}
		if err := cmd.Start(); err != nil {
			return err
		}
		begun, at := 0, ""
		in := json.NewDecoder(out)
		for {
			var line json.RawMessage
			if in.Decode(&line) != nil {
				break
			}
			var v verdict
			if json.Unmarshal(line, &at) == nil {
				begun++
			} else if json.Unmarshal(line, &v) == nil {
				pass(v)
			}
		}
		err = cmd.Wait()
		if err == nil {
			return nil
		}
		if begun == 0 {
			return fmt.Errorf("the scenarios cannot be played: %v: %s", err, said.text)
		}
		pass(verdict{File: at, Line: 1, Title: "crashes the program", Faults: []string{fmt.Sprintf("%s:1: the program crashed (%v): %s", at, err, said.text)}})
		files = files[begun:]
	}
	return nil
}

// excerpt keeps the beginning of what is written to it, for a report.
type excerpt struct{ text []byte }

// Write implements io.Writer.
func (t *excerpt) Write(b []byte) (int, error) {
	t.text = append(t.text, b[:min(len(b), 2000-len(t.text))]...)
	return len(b), nil
}

func verifyFile(run *scenario.Runner, name string) []verdict {
	data, err := readFile(name, scenario.MaxFile)
	var list []*scenario.Scenario
	if err == nil {
		list, err = scenario.Parse(filepath.ToSlash(name), data)
	}
	if err != nil {
		return []verdict{{File: name, Line: 1, Title: "cannot be read", Faults: []string{err.Error()}}}
	}
	var out []verdict
	for _, s := range list {
		v := verdict{File: s.File, Line: s.Line, Title: s.Title.EN, Game: s.Game, Clauses: s.Clauses}
		if reached != nil {
			reached()
		}
		v.Faults = runOne(run, s)
		if reached != nil {
			v.Ran = reached()
		}
		v.Passed = len(v.Faults) == 0
		out = append(out, v)
	}
	return out
}

// runOne runs a scenario and turns a panic of the rules into its fault.
func runOne(run *scenario.Runner, s *scenario.Scenario) (faults []string) {
	defer func() {
		if r := recover(); r != nil {
			faults = append(faults, fmt.Sprintf("%s:%d: the program crashed: %v\n%s", s.File, s.Line, r, debug.Stack()))
		}
	}()
	for _, f := range run.Run(s) {
		faults = append(faults, f.Error())
	}
	return faults
}

// scenarioFiles lists the given files and the scenario files in the given
// directories.
func scenarioFiles(paths []string) ([]string, error) {
	var files []string
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			files = append(files, p)
			continue
		}
		n := len(files)
		err = filepath.WalkDir(p, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml")) {
				files = append(files, name)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(files) == n {
			return nil, fmt.Errorf("%s contains no scenario (*.yaml)", p)
		}
	}
	return files, nil
}
