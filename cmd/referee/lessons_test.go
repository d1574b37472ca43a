package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/rules/scenario"
)

// TestLessonsAreCurrent checks that the compiled lessons are current: each
// YAML file plays through all its gates, and its compiled form begins with the
// same position.
func TestLessonsAreCurrent(t *testing.T) {
	dirs, err := filepath.Glob("../../rules/*/lessons")
	if err != nil || len(dirs) < 2 {
		t.Fatalf("no lessons: %v", err)
	}
	for _, dir := range dirs {
		if files, _ := filepath.Glob(filepath.Join(dir, "*.yaml")); len(files) == 0 {
			continue
		}
		data, err := compileLessons(dir)
		if err != nil {
			t.Error(err)
			continue
		}
		old, err := os.ReadFile(filepath.Join(dir, "lessons.json"))
		if err != nil || !bytes.Equal(old, data) {
			t.Errorf("%s/lessons.json is not current: go run ./cmd/referee lessons %s", dir, strings.TrimPrefix(dir, "../../"))
		}
	}
}

// TestFaultyLessons checks that a faulty lesson is reported with its line.
func TestFaultyLessons(t *testing.T) {
	const head = "title: {ja: 題, en: Title}\ngame: duemagic\nlesson: {id: x, about: {ja: あ, en: a}, praise: {ja: あ, en: a}}\np1: {hand: [moss-runner], mana: [moss-runner x3], library: [moss-runner x3]}\np2: {library: [moss-runner x3]}\nsteps:\n"
	for _, c := range []struct{ text, want string }{
		{"  - say: {ja: あ}\n", "both ja and en"},
		{"  - ask: {ja: あ, en: a}\n    p1: pass\n", "hint"},
		{"  - ask: {ja: あ, en: a, hint: {ja: あ, en: a}}\n", "what does p1 answer"},
		{"  - ask: {ja: あ, en: a, hint: {ja: あ, en: a}}\n    p1: {use: thorn-boar}\n", "no card in this match"},
		{"  - say: {ja: あ, en: a, point: card thorn-boar}\n", "no card in this match"},
		{"  - ask: {ja: あ, en: a, hint: {ja: あ, en: a}}\n    p1: {use: moss-runner}\n    or: [pass]\n  - p1: pass\n", "may not answer"},
		{"  - both: pass\n  - expect: {turn: 99}\n", "turn"},
		{"  - solve: {ja: あ, en: a, hint: {ja: あ, en: a}}\n", "needs solution"},
		{"  - solve: {ja: あ, en: a, hint: {ja: あ, en: a}}\n    solution: [pass]\n", "needs wrong"},
		{"  - solve: {ja: あ, en: a}\n    solution: [pass]\n    wrong: [[pass]]\n", "hint"},
		{"  - solve: {ja: あ, en: a, hint: {ja: あ, en: a}}\n    solution: [{use: moss-runner}]\n    wrong: [[pass]]\n", "does not win"},
	} {
		list, err := scenario.Parse("x.yaml", []byte(head+c.text))
		if err != nil {
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%q: %v", c.text, err)
			}
			continue
		}
		var run scenario.Runner
		_, faults := run.Lesson(list[0])
		if len(faults) == 0 || !strings.Contains(faults[0].Error(), c.want) {
			t.Errorf("%q: expected %q, got %v", c.text, c.want, faults)
		}
	}
}
