package watch

import (
	"os"
	"testing"

	"godeck/internal/darkroom"
)

// TestMain draws with PICTURES, which takes a window.
func TestMain(m *testing.M) {
	if os.Getenv("PICTURES") == "" {
		os.Exit(m.Run())
	}
	code := 0
	if err := darkroom.Run(func() error { code = m.Run(); return nil }); err != nil {
		panic(err)
	}
	os.Exit(code)
}
