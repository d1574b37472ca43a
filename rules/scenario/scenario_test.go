package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/rules/scenario"
)

// files lists the scenario files of all games.
func files(t testing.TB) []string {
	t.Helper()
	list, err := filepath.Glob("../*/scenarios/*.yaml")
	if err != nil || len(list) == 0 {
		t.Fatalf("no scenarios found: %v", err)
	}
	return list
}

// Every scenario of every game holds.
func TestAllScenarios(t *testing.T) {
	for _, f := range files(t) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(filepath.ToSlash(strings.TrimPrefix(f, "../")), data)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, s := range list {
			for _, fault := range s.Run() {
				t.Error(fault)
			}
		}
	}
}
