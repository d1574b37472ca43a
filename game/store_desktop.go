//go:build !js

package game

import (
	"os"
	"path/filepath"
	"strings"

	"godeck/scenes/ui"
)

// newStore keeps values as files under the user's configuration directory,
// or in memory where there is none.
func newStore() ui.Store {
	dir, err := os.UserConfigDir()
	if d := os.Getenv("GODECK_DATA"); d != "" {
		return fileStore{d}
	}
	if err != nil {
		return memoryStore{}
	}
	return fileStore{filepath.Join(dir, "godeck")}
}

type fileStore struct{ dir string }

// path keeps keys such as "match/zutomayo" inside the directory.
func (s fileStore) path(key string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '.' {
			return r
		}
		return '_'
	}, strings.ReplaceAll(key, "/", "-"))
	return filepath.Join(s.dir, "v-"+name)
}

// Load reads a value.
func (s fileStore) Load(key string) ([]byte, bool) {
	b, err := os.ReadFile(s.path(key))
	return b, err == nil
}

// Save writes a value so that a loss of power leaves the old or the new one.
func (s fileStore) Save(key string, value []byte) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	tmp := s.path(key) + ".new"
	if err := os.WriteFile(tmp, value, 0o600); err != nil {
		return err
	}
	return os.Rename(tmp, s.path(key))
}

// Delete removes a value.
func (s fileStore) Delete(key string) { _ = os.Remove(s.path(key)) }

// Persistent is true.
func (s fileStore) Persistent() bool { return true }
