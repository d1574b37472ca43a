package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFaults looks at a module whose files for one system are wrong.
func TestFaults(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":         "module portable.test\n\ngo 1.26\n",
		"main.go":        "package main\n\nimport \"os\"\n\nfunc main() { os.Exit(code()) }\n",
		"code_linux.go":  "package main\n\nfunc code() int { return 0 }\n",
		"code_darwin.go": "package main\n\nfunc code() string { return unknown }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	if n, err := check("linux/arm64", []string{"."}); err != nil || n < 10 {
		t.Errorf("linux: %d packages, %v", n, err)
	}
	_, err := check("darwin/arm64", []string{"."})
	for _, want := range []string{"undefined: unknown", "cannot use code()"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("darwin: %v, want %q", err, want)
		}
	}
	if _, err := check("windows/amd64", []string{"."}); err == nil || !strings.Contains(err.Error(), "undefined: code") {
		t.Errorf("windows: %v", err)
	}
	if _, err := check("plan10/amd64", []string{"."}); err == nil {
		t.Error("a system that does not exist passes")
	}
}
