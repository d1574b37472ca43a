package sounds

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/jfreymuth/oggvorbis"
)

// track is one file on its way from the site to the mixer.
type track struct {
	data     []byte
	loading  bool
	failedAt time.Time
}

// load fetches the layers of a piece, the calm one first. Only a device that
// asks for sound gets here: before a browser lets audio start, and where there
// is no sound, nothing is downloaded. The caller holds mu.
func (p *Player) load(piece string) {
	for _, layer := range pieces()[piece] {
		t := p.tracks[layer]
		if t == nil {
			t = &track{}
			p.tracks[layer] = t
		}
		if t.data == nil {
			p.get(t, fileName(layer), nil)
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

// stream decodes one layer as an endless loop.
type stream struct {
	reader        *oggvorbis.Reader
	start, length int64 // of the loop, in frames
	position      int64 // frame of the loop that the reader delivers next
	broken        bool
}

var errNotOurs = errors.New("sounds: music must be stereo at the device's rate")

// newStream opens an Ogg file; LOOPSTART and LOOPLENGTH in its comments are
// the loop, which has a little of itself on both sides.
func newStream(data []byte) (*stream, error) {
	r, err := oggvorbis.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if r.Channels() != 2 || r.SampleRate() != SampleRate {
		return nil, errNotOurs
	}
	s := &stream{reader: r, length: r.Length()}
	for _, comment := range r.CommentHeader().Comments {
		key, value, _ := strings.Cut(comment, "=")
		n, err := strconv.ParseInt(value, 10, 64)
		if err != nil {
			continue
		}
		switch key {
		case "LOOPSTART":
			s.start = n
		case "LOOPLENGTH":
			s.length = n
		}
	}
	if s.length <= 0 || s.start < 0 || s.start+s.length > r.Length() {
		return nil, errors.New("sounds: the loop lies outside the file")
	}
	s.seek(0)
	return s, nil
}

func (s *stream) seek(frame int64) {
	if err := s.reader.SetPosition(s.start + frame); err != nil {
		s.broken = true
	}
	s.position = frame
}

// read fills buf (stereo) with the loop from a frame on.
func (s *stream) read(buf []float32, from int64) {
	if from != s.position {
		s.seek(from)
	}
	for len(buf) > 0 && !s.broken {
		n := min(int64(len(buf)/2), s.length-s.position)
		got, err := s.reader.Read(buf[:n*2])
		buf = buf[got:]
		s.position += int64(got / 2)
		switch {
		case s.position == s.length:
			s.seek(0)
		case err != nil || got == 0:
			s.broken = true
		}
	}
	clear(buf)
}
