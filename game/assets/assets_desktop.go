//go:build !js

package assets

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Embedded holds files embedded in the program, or is nil. main sets it before
// it runs the application.
var Embedded fs.FS

func fetch(name string, done func([]byte, error)) {
	go func() { done(read(name)) }()
}

func read(name string) ([]byte, error) {
	if !fs.ValidPath(name) {
		return nil, fmt.Errorf("asset %q: not a path inside the repository", name)
	}
	dirs := []string{os.Getenv("GODECK_ASSETS")}
	if exe, err := os.Executable(); err == nil {
		dirs = append(dirs, filepath.Dir(exe), filepath.Join(filepath.Dir(exe), "assets"))
	}
	dirs = append(dirs, ".")
	for _, d := range dirs {
		if d == "" {
			continue
		}
		if b, err := os.ReadFile(filepath.Join(d, filepath.FromSlash(name))); err == nil {
			return b, nil
		}
	}
	if Embedded != nil {
		if b, err := fs.ReadFile(Embedded, name); err == nil {
			return b, nil
		}
	}
	return nil, fmt.Errorf("asset %s: not found beside the program; set GODECK_ASSETS to the repository", name)
}
