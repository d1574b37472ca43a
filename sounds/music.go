package sounds

import (
	"time"
)

// track is one file on its way from the site to the mixer.
type track struct {
	data     []byte
	loading  bool
	failedAt time.Time
}

// load fetches the files of a piece, the calm accompaniment first. Only a device that
// asks for sound gets here: before a browser lets audio start, and where there
// is no sound, nothing is downloaded. The caller holds mu.
func (p *Player) load(piece string) {
	for _, file := range pieces()[piece] {
		t := p.tracks[file]
		if t == nil {
			t = &track{}
			p.tracks[file] = t
		}
		if t.data == nil {
			p.get(t, fileName(file), nil)
			return // one after another
		}
	}
}

// loadEffects gets the pack of effects and decodes it in the background. Like
// music it waits for a device that asks for sound; the first effects are late,
// or too late to be heard, where the site is slow. The caller holds mu.
func (p *Player) loadEffects() {
	if p.effects.data == nil {
		p.get(&p.effects, packFile, p.bank.decode)
	}
}

// get fetches a file unless it is on its way or failed a moment ago; then may
// be nil. The caller holds mu.
func (p *Player) get(t *track, file string, then func([]byte)) {
	if t.loading || !t.failedAt.IsZero() && p.now().Sub(t.failedAt) <= fetchRetry {
		return
	}
	t.loading = true
	go p.fetch(file, func(data []byte, err error) {
		if p.got(t, file, data, err) && then != nil {
			go then(t.data)
		}
	})
}

// got takes a file over; what did not arrive may be built in.
func (p *Player) got(t *track, file string, data []byte, err error) bool {
	if err != nil {
		Embedded(file, func(d []byte, e error) { data, err = d, e })
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	t.loading = false
	if err != nil || len(data) == 0 {
		t.failedAt = p.now()
		return false
	}
	t.data = data
	return true
}
