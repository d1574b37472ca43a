//go:build !js

package game

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"godeck/scenes/ui"
)

// newStore keeps values as files in the user's configuration directory, or in
// memory if there is none.
func newStore(*App) ui.Store {
	dir, err := os.UserConfigDir()
	if d := os.Getenv("GODECK_DATA"); d != "" {
		return &fileStore{dir: d}
	}
	if err != nil {
		return memoryStore{}
	}
	return &fileStore{dir: filepath.Join(dir, "godeck")}
}

// fileStore keeps every value in its own file.
type fileStore struct {
	dir     string
	unsaved map[string]bool // keys whose last write failed
}

// path maps keys such as "match/zutomayo" to files within the directory.
func (s *fileStore) path(key string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '.' {
			return r
		}
		return '_'
	}, strings.ReplaceAll(key, "/", "-"))
	return filepath.Join(s.dir, "v-"+name)
}

// maxValue exceeds the size of any value; a larger file is not ours.
const maxValue = 8 << 20

// Load returns a value.
func (s *fileStore) Load(key string) ([]byte, bool) {
	b, err := readFile(s.path(key), maxValue)
	return b, err == nil
}

// readFile reads a file of at most limit bytes; a larger one gives a
// ui.TooLarge.
func readFile(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(b)) > limit {
		size := int64(len(b))
		if st, e := f.Stat(); e == nil {
			size = max(size, st.Size())
		}
		return nil, &ui.TooLarge{Size: size, Limit: limit}
	}
	return b, err
}

// Save writes a value atomically: after a power cut the old or the new one is
// there.
func (s *fileStore) Save(key string, value []byte) error {
	err := s.write(key, value)
	if s.unsaved == nil {
		s.unsaved = map[string]bool{}
	}
	if s.unsaved[key] = err != nil; err == nil {
		delete(s.unsaved, key)
	}
	return err
}

func (s *fileStore) write(key string, value []byte) error {
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
func (s *fileStore) Delete(key string) {
	delete(s.unsaved, key)
	_ = os.Remove(s.path(key))
}

// Persistent reports true.
func (s *fileStore) Persistent() bool { return true }
