// Package assets fetches files that are too large to be in the program, such
// as art packs and music, when they are needed.
//
// A file is named by its path in the repository ("sounds/music/title.ogg");
// web/assets.list says which files are published. In the browser they come
// from dist/assets by relative URL, under names that contain the hash of the
// content, so caches are never stale. On the desktop they come from the
// directory GODECK_ASSETS, the directory of the program, the working
// directory, or Embedded.
package assets

import "sync"

// Loader fetches files. Use NewLoader.
type Loader struct {
	mu      sync.Mutex
	ready   []result
	waiting map[string][]func([]byte, error)
	have    map[string][]byte
}

type result struct {
	name string
	data []byte
	err  error
}

// NewLoader returns a loader.
func NewLoader() *Loader {
	return &Loader{waiting: map[string][]func([]byte, error){}, have: map[string][]byte{}}
}

// Fetch requests a file. then is called by Deliver, on the goroutine that
// calls it. The data is shared: callers must not change it. A file that failed
// can be requested again.
func (l *Loader) Fetch(name string, then func(data []byte, err error)) {
	l.mu.Lock()
	first := len(l.waiting[name]) == 0
	l.waiting[name] = append(l.waiting[name], then)
	data, have := l.have[name]
	if have && first {
		l.ready = append(l.ready, result{name: name, data: data})
	}
	l.mu.Unlock()
	if first && !have {
		fetch(name, func(data []byte, err error) {
			l.mu.Lock()
			l.ready = append(l.ready, result{name, data, err})
			l.mu.Unlock()
		})
	}
}

// Deliver calls back for the files that have arrived. The application calls it
// once a tick.
func (l *Loader) Deliver() {
	l.mu.Lock()
	if len(l.ready) == 0 {
		l.mu.Unlock()
		return
	}
	ready := l.ready
	l.ready = nil
	l.mu.Unlock()
	for _, r := range ready {
		l.mu.Lock()
		calls := l.waiting[r.name]
		delete(l.waiting, r.name)
		if r.err == nil {
			l.have[r.name] = r.data
		}
		l.mu.Unlock()
		for _, then := range calls {
			then(r.data, r.err)
		}
	}
}

// Forget releases a file that will not be requested again, such as an art pack
// whose pictures are decoded.
func (l *Loader) Forget(name string) {
	l.mu.Lock()
	delete(l.have, name)
	l.mu.Unlock()
}

// Waiting reports whether a requested file has not been delivered yet.
func (l *Loader) Waiting() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.waiting) > 0
}
