//go:build !js

package game

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"godeck/scenes/ui"
)

// newStore keeps values as files in the user's configuration directory, or in
// memory if there is none.
func newStore(a *App) ui.Store {
	dir := dataDir()
	if dir == "" {
		return memoryStore{}
	}
	return &fileStore{dir: dir, post: a.post}
}

// dataDir returns the folder of saved values, "" if the system has none.
// GODECK_DATA names another one.
func dataDir() string {
	if d := os.Getenv("GODECK_DATA"); d != "" {
		return d
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "godeck")
}

// fileStore keeps every value in its own file. Several programs may use it at
// the same time: it implements ui.Shared with a lock of the system, which ends
// with the program that has it.
type fileStore struct {
	dir     string
	post    func(f func())
	unsaved map[string]bool // keys whose last write failed

	mu     sync.Mutex // guards what follows: the watcher is another goroutine
	wanted bool       // this program is to have the lock
	lock   io.Closer  // the lock; nil: it has not
	seen   map[string]time.Time
}

var _ ui.Shared = (*fileStore)(nil)

const valuePrefix = "v-" // of the files that are values

// path maps keys such as "match/zutomayo" to files within the directory.
func (s *fileStore) path(key string) string {
	name := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '.' {
			return r
		}
		return '_'
	}, strings.ReplaceAll(key, "/", "-"))
	return filepath.Join(s.dir, valuePrefix+name)
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
	return readAll(f, limit)
}

// readAll reads an open file as readFile does.
func readAll(f fs.File, limit int64) ([]byte, error) {
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
	s.mu.Lock() // the watcher must not take this for another program's
	defer s.mu.Unlock()
	tmp := fmt.Sprintf("%s.%d.new", s.path(key), os.Getpid())
	if err := os.WriteFile(tmp, value, 0o600); err != nil {
		_ = os.Remove(tmp)
		return err
	}
	if err := os.Rename(tmp, s.path(key)); err != nil {
		_ = os.Remove(tmp)
		return err
	}
	s.note(key)
	return nil
}

// Delete removes a value.
func (s *fileStore) Delete(key string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.unsaved, key)
	_ = os.Remove(s.path(key))
	s.note(key)
}

// Persistent reports true.
func (s *fileStore) Persistent() bool { return true }

// lockName is the file whose lock the holder of the match has.
const lockName = "match.lock"

// watchEvery is how often the values are looked at for changes by another
// program.
const watchEvery = 500 * time.Millisecond

// Hold implements ui.Shared. Where another program has the lock it lets go of
// it as soon as it sees that the values are no longer its own.
func (s *fileStore) Hold(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wanted = on
	if !on && s.lock != nil {
		_ = s.lock.Close()
		s.lock = nil
	}
	s.grab()
}

// grab takes the lock if it is wanted and free.
func (s *fileStore) grab() {
	if s.wanted && s.lock == nil && os.MkdirAll(s.dir, 0o700) == nil {
		s.lock, _ = lockFile(filepath.Join(s.dir, lockName))
	}
}

// Elsewhere implements ui.Shared.
func (s *fileStore) Elsewhere() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.lock != nil {
		return false
	}
	path := filepath.Join(s.dir, lockName)
	if _, err := os.Stat(path); err != nil {
		return false
	}
	l, taken := lockFile(path)
	if l != nil {
		_ = l.Close()
	}
	return taken
}

// Watch implements ui.Shared. The keys that it tells are those of files, in
// which a slash is a dash.
func (s *fileStore) Watch(f func(key string)) {
	s.mu.Lock()
	s.seen = s.stamps()
	s.mu.Unlock()
	go func() {
		for range time.Tick(watchEvery) {
			if keys := s.changes(); len(keys) > 0 {
				s.post(func() {
					for _, key := range keys {
						f(key)
					}
				})
			}
		}
	}()
}

// changes returns the keys of values that another program has changed since the
// last call.
func (s *fileStore) changes() (keys []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.grab()
	now := s.stamps()
	for key, t := range now {
		if was, ok := s.seen[key]; !ok || !was.Equal(t) {
			keys = append(keys, key)
		}
	}
	for key := range s.seen {
		if _, ok := now[key]; !ok {
			keys = append(keys, key)
		}
	}
	s.seen = now
	return keys
}

// stamps returns when every value was written, by the name of its file.
func (s *fileStore) stamps() map[string]time.Time {
	out := map[string]time.Time{}
	entries, _ := os.ReadDir(s.dir)
	for _, e := range entries {
		key, ok := strings.CutPrefix(e.Name(), valuePrefix)
		if st, err := e.Info(); ok && err == nil && !strings.HasSuffix(key, ".new") {
			out[key] = st.ModTime()
		}
	}
	return out
}

// note remembers that this program has changed a value.
func (s *fileStore) note(key string) {
	if s.seen == nil {
		return
	}
	path := s.path(key)
	name := strings.TrimPrefix(filepath.Base(path), valuePrefix)
	if st, err := os.Stat(path); err == nil {
		s.seen[name] = st.ModTime()
	} else {
		delete(s.seen, name)
	}
}
