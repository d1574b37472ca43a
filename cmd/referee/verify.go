package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

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
}

func verify(c *call) error {
	asJSON := c.flags.Bool("json", false, "print the verdicts as JSON")
	verbose := c.flags.Bool("v", false, "name the scenarios that pass, too")
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
	var all []verdict
	var run scenario.Runner
	passed := 0
	for _, f := range files {
		for _, v := range verifyFile(&run, f) {
			if v.Passed {
				passed++
			}
			all = append(all, v)
			if *asJSON {
				continue
			}
			for _, x := range v.Faults {
				fmt.Fprintln(c.out, x)
			}
			switch {
			case !v.Passed:
				fmt.Fprintf(c.out, "FAIL %s:%d %s\n", v.File, v.Line, v.Title)
			case *verbose:
				fmt.Fprintf(c.out, "ok   %s:%d %s\n", v.File, v.Line, v.Title)
			}
		}
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
		v := verdict{File: s.File, Line: s.Line, Title: s.Title.EN, Game: s.Game}
		v.Faults = runOne(run, s)
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
