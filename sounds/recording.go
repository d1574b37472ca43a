package sounds

import (
	"bytes"
	"errors"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/jfreymuth/oggvorbis"
)

// layout is where the sections of a piece lie in its files, in frames of the
// device's rate. A slot has what comes a little early, the section, and the
// room's answer, which sounds while the next section has begun.
type layout struct{ sections, first, slot, early, length int64 }

// layoutOf reads it from the comments of a file.
func layoutOf(comments []string) (l layout, err error) {
	for _, comment := range comments {
		key, value, _ := strings.Cut(comment, "=")
		to := map[string]*int64{"SECTIONS": &l.sections, "FIRST": &l.first, "SLOT": &l.slot, "EARLY": &l.early, "LENGTH": &l.length}[key]
		if to == nil {
			continue
		}
		if *to, err = strconv.ParseInt(value, 10, 64); err != nil {
			return l, err
		}
	}
	const most = 3600 * SampleRate
	if l.sections < 1 || l.sections > 64 || l.first < 0 || l.first > most || l.slot < 1 || l.slot > most ||
		l.length < SampleRate || l.early < 0 || l.early+l.length > l.slot {
		return l, errors.New("sounds: the file does not say where its sections are")
	}
	return l, nil
}

// reader decodes sections of one file at the device's rate.
type reader struct {
	ogg      *oggvorbis.Reader
	at       layout
	channels int
	num      int64 // frames of the file for each places frames heard

	section int64 // that position is in; -1 before the first
	next    int64 // frame of the slot that is delivered next
	from    int64 // first frame of the file in buf
	buf     []float32
	broken  bool
}

// taps is the length of the interpolation between rates, in frames of the file.
const taps = 16

// newReader opens an Ogg file.
func newReader(data []byte) (*reader, error) {
	ogg, err := oggvorbis.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	at, err := layoutOf(ogg.CommentHeader().Comments)
	if err != nil {
		return nil, err
	}
	r := &reader{ogg: ogg, at: at, channels: ogg.Channels(), section: -1}
	rate := int64(ogg.SampleRate())
	if r.channels > 2 || rate < 8000 || rate > SampleRate || rate%100 != 0 {
		return nil, errors.New("sounds: music must be mono or stereo at a rate of whole hundreds up to the device's")
	}
	r.num = rate / 100
	return r, nil
}

// places is how many places between two frames of a file a frame can be heard at.
const places = SampleRate / 100

// sinc is a windowed low pass at each of these places, the same for all rates.
var sinc = sync.OnceValue(func() *[places][taps]float32 {
	var out [places][taps]float32
	for i := range out {
		sum := 0.0
		var h [taps]float64
		for k := range h {
			x := float64(k-taps/2+1) - float64(i)/places
			h[k] = 1
			if x != 0 {
				h[k] = math.Sin(math.Pi*x) / (math.Pi * x)
			}
			h[k] *= 0.5 + 0.5*math.Cos(math.Pi*x/(taps/2+0.5))
			sum += h[k]
		}
		for k := range h {
			out[i][k] = float32(h[k] / sum)
		}
	}
	return &out
})

// read fills buf (stereo) with a section from a frame of its slot on; after the slot there is silence.
func (r *reader) read(buf []float32, section, from int64) {
	if section != r.section || from != r.next {
		r.seek(section, from)
	}
	frames := min(int64(len(buf)/2), max(0, r.at.slot-from))
	clear(buf[frames*2:])
	slot := (r.at.first + section*r.at.slot) * r.num / places
	phases := sinc()
	for i := range frames {
		place := (from + i) * r.num
		start := slot + place/places - taps/2 + 1
		if start < r.from || start+taps > r.from+int64(len(r.buf)/r.channels) {
			if r.fill(start); r.broken {
				clear(buf[i*2 : frames*2])
				break
			}
		}
		x := r.buf[(start-r.from)*int64(r.channels):]
		h := &phases[place%places]
		var left, right float32
		if r.channels == 1 {
			for k, c := range h {
				left += c * x[k]
			}
			right = left
		} else {
			for k, c := range h {
				left += c * x[2*k]
				right += c * x[2*k+1]
			}
		}
		buf[i*2], buf[i*2+1] = left, right
	}
	r.section, r.next = section, from+int64(len(buf)/2)
}

// seek goes to a frame of a section's slot.
func (r *reader) seek(section, from int64) {
	file := (r.at.first+section*r.at.slot)*r.num/places + from*r.num/places - taps/2 + 1
	if r.at.first < taps || section < 0 || section >= r.at.sections || r.ogg.SetPosition(max(0, file)) != nil {
		r.broken = true
	}
	r.from, r.buf = max(0, file), r.buf[:0]
}

// fill decodes on until buf has all that an output frame needs from a frame of the file on.
func (r *reader) fill(start int64) {
	const chunk = 1024
	if drop := (start - r.from) * int64(r.channels); drop > 0 {
		n := copy(r.buf, r.buf[min(drop, int64(len(r.buf))):])
		r.from += min(drop, int64(len(r.buf))) / int64(r.channels)
		r.buf = r.buf[:n]
	}
	for !r.broken && r.from+int64(len(r.buf)/r.channels) < start+taps {
		n := len(r.buf)
		if cap(r.buf) < n+chunk*r.channels {
			r.buf = append(make([]float32, 0, 2*(n+chunk*r.channels)), r.buf...)
		}
		got, err := r.ogg.Read(r.buf[n : n+chunk*r.channels])
		r.buf = r.buf[:n+got]
		if got == 0 || err != nil && r.from+int64(len(r.buf)/r.channels) < start+taps {
			r.broken = true
		}
	}
}
