package zutomayo_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"godeck/rules/scenario"
	"godeck/rules/zutomayo"
)

// TestScenarios checks that every scenario passes.
func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("scenarios/*.yaml")
	if err != nil || len(files) < 60 {
		t.Fatalf("only %d scenario files (%v)", len(files), err)
	}
	var run scenario.Runner
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".yaml"), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			list, err := scenario.Parse(f, data)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range list {
				for _, fault := range run.Run(s) {
					t.Error(fault)
				}
			}
		})
	}
}

// TestEveryWordHasAScenario checks that every word of the vocabulary is used
// by a scenario.
func TestEveryWordHasAScenario(t *testing.T) {
	files, _ := filepath.Glob("scenarios/*.yaml")
	said := map[string]bool{}
	word := regexp.MustCompile(`(?:\b(?:op|when|cond|do|if): |[\[ ])\[?(\w+)`)
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			line, _, _ = strings.Cut(line, " #")
			if strings.Contains(line, "title:") {
				continue
			}
			for _, m := range word.FindAllStringSubmatch(line, -1) {
				said[m[1]] = true
			}
		}
	}
	for i := range zutomayo.Vocab().Words {
		if w := zutomayo.Vocab().Words[i].Name; !said[w] {
			t.Errorf("no scenario uses %q", w)
		}
	}
}
