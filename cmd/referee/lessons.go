package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"

	"godeck/rules/lesson"
	"godeck/rules/scenario"
)

// lessons compiles the lessons of a directory into the form that the program
// plays: lessons.json beside them.
func lessons(c *call) error {
	check := c.flags.Bool("check", false, "write nothing; fail when lessons.json is not current")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) == 0 {
		return misuse("which folders?")
	}
	for _, dir := range c.rest {
		data, err := compileLessons(dir)
		if err != nil {
			return err
		}
		name := filepath.Join(dir, "lessons.json")
		if *check {
			if old, err := os.ReadFile(name); err != nil || !bytes.Equal(old, data) {
				return fmt.Errorf("%s is out of date: go run ./cmd/referee lessons %s", name, dir)
			}
			continue
		}
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%s: %d bytes\n", name, len(data))
	}
	return nil
}

// compileLessons compiles the lessons of a directory, sorted by file name.
func compileLessons(dir string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("%s contains no lessons", dir)
	}
	sort.Strings(files)
	var run scenario.Runner
	var list []*lesson.Lesson
	for _, f := range files {
		text, err := readFile(f, scenario.MaxFile)
		if err != nil {
			return nil, err
		}
		docs, err := scenario.Parse(filepath.ToSlash(f), text)
		if err != nil {
			return nil, err
		}
		for _, s := range docs {
			l, faults := run.Lesson(s)
			if len(faults) > 0 {
				return nil, faults[0]
			}
			list = append(list, l)
		}
	}
	var b bytes.Buffer
	b.WriteString("[\n")
	for i, l := range list {
		line, err := json.Marshal(l)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b.WriteString(",\n")
		}
		b.Write(line)
	}
	b.WriteString("\n]\n")
	if _, err := lesson.Read(b.Bytes()); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
