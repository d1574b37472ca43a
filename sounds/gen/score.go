package main

import (
	"cmp"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

const (
	ticksPerBeat = 480
	beatsPerBar  = 4
	drumChannel  = 9
	sectionBeats = 8 * beatsPerBar // what the mixer puts in order
	restBeats    = 8               // between sections when they are recorded: the room falls silent
	humanBeats   = 0.07            // how early a player may be
)

// track is one mood of a piece of music as the game asks for it.
type track struct {
	file, title string
	loudness    float64 // mean of accompaniment and tune together, decibels
	leadRate    int     // of the file with the tune, in hertz
	score       func() *score
	solo        func() *score // nil if the piece has it with another mood
}

func tracks() []track {
	of := func(play func(mood) *score, m mood) func() *score { return func() *score { return play(m) } }
	return []track{
		{"title", "A Table at Dusk", -20, 16000, titleScore, titleSolo},
		{"zutomayo-calm", "Half Past Night (calm)", -21, 16000, of(zutomayoScore, calm), zutomayoSolo},
		{"zutomayo-tense", "Half Past Night (tense)", -19.5, 16000, of(zutomayoScore, tense), nil},
		{"duemagic-calm", "Five Stones (calm)", -21, 22000, of(duemagicScore, calm), duemagicSolo},
		{"duemagic-tense", "Five Stones (tense)", -19.5, 22000, of(duemagicScore, tense), nil},
		{"magna-calm", "The Map Table (calm)", -21, 22000, of(magnaScore, calm), magnaSolo},
		{"magna-tense", "The Map Table (tense)", -19.5, 22000, of(magnaScore, tense), nil},
		{"guardians-calm", "Ring of Steel (calm)", -21, 22000, of(guardiansScore, calm), guardiansSolo},
		{"guardians-tense", "Ring of Steel (tense)", -19.5, 22000, of(guardiansScore, tense), nil},
		{"mattsan-calm", "Crayons at Three (calm)", -21, 22000, of(mattsanScore, calm), mattsanSolo},
		{"mattsan-tense", "Crayons at Three (tense)", -19.5, 22000, of(mattsanScore, tense), nil},
	}
}

// piece is the name under which the game asks for the track.
func (t track) piece() string {
	name, _, _ := strings.Cut(t.file, "-")
	return name
}

// score is a piece: notes in beats, parts with an instrument each.
type score struct {
	beatMicros int // microseconds a beat
	bars       int
	parts      []*part
	dice       *rand.Rand // what humans do
}

func newScore(beatMicros, bars int, seed uint64) *score {
	return &score{beatMicros: beatMicros, bars: bars, dice: rand.New(rand.NewPCG(seed, 7))}
}

// samples is the length of so many beats.
func (s *score) samples(beats int) int {
	return int((int64(beats)*int64(s.beatMicros)*rate + 500_000) / 1_000_000)
}

// sections is how many parts of eight bars the piece has.
func (s *score) sections() int { return s.bars * beatsPerBar / sectionBeats }

// only is the piece with some of its parts.
func (s *score) only(want func(*part) bool) *score {
	out := *s
	out.parts = nil
	for _, p := range s.parts {
		if want(p) {
			out.parts = append(out.parts, p)
		}
	}
	return &out
}

// part is one player.
type part struct {
	score   *score
	channel int
	setup   [][]byte
	notes   []played
	loose   float64 // timing spread in beats
	sings   bool    // it has the tune, and is recorded by itself
}

type played struct {
	at, length float64 // beats
	pitch      int
	velocity   int
}

// instrument is a General MIDI program with its place in the mix (0..127).
type instrument struct{ program, volume, pan, reverb int }

func (s *score) part(i instrument) *part {
	channel := len(s.parts)
	if channel >= drumChannel {
		channel++
	}
	return s.add(channel, i)
}

// tune adds a player who has the tune, or what answers it.
func (s *score) tune(i instrument) *part {
	p := s.part(i)
	p.sings = true
	return p
}

func (s *score) drums(i instrument) *part { return s.add(drumChannel, i) }

func (s *score) add(channel int, i instrument) *part {
	p := &part{score: s, channel: channel, loose: 0.012}
	c := byte(channel)
	p.setup = [][]byte{{0xC0 | c, byte(i.program)}, {0xB0 | c, 7, byte(i.volume)},
		{0xB0 | c, 10, byte(i.pan)}, {0xB0 | c, 91, byte(i.reverb)}}
	s.parts = append(s.parts, p)
	return p
}

// play adds a note the way a person would.
func (p *part) play(at, length float64, pitch, velocity int) {
	d := p.score.dice
	at += (d.Float64() + d.Float64() - 1) * p.loose
	velocity += d.IntN(9) - 4
	p.notes = append(p.notes, played{at, length, pitch, max(1, min(127, velocity))})
}

var pitchClasses = map[byte]int{'c': 0, 'd': 2, 'e': 4, 'f': 5, 'g': 7, 'a': 9, 'b': 11}

// tune is a line of notes, e.g. "f#5:1.5 r:.5 | e5:2". Velocities are what a note adds to its part's.
type tune []played

func parseTune(text string) tune {
	var t tune
	at := 0.0
	for _, field := range strings.Fields(text) {
		name, beats, ok := strings.Cut(field, ":")
		if !ok { // a bar line
			if int(at*1000)%(beatsPerBar*1000) != 0 {
				panic("tune: bar line inside a bar at beat " + strconv.FormatFloat(at, 'f', -1, 64) + ": " + text)
			}
			continue
		}
		length, err := strconv.ParseFloat(beats, 64)
		if err != nil {
			panic(err)
		}
		if name != "r" {
			t = append(t, played{at: at, length: length, pitch: parsePitch(name)})
		}
		at += length
	}
	return t
}

// parsePitch reads "f#5" or "bb4"; c4 is MIDI 60.
func parsePitch(name string) int {
	pitch := pitchClasses[name[0]]
	for _, c := range name[1 : len(name)-1] {
		if c == '#' {
			pitch++
		} else {
			pitch--
		}
	}
	return pitch + 12*int(name[len(name)-1]-'0'+1)
}

// sing plays a tune from a bar on: strong beats weigh, high notes lean in, ends of phrases relax.
func (p *part) sing(bar int, t tune, velocity, transpose int, legato float64) {
	for i, n := range t {
		v := velocity
		switch beat := n.at - float64(int(n.at)); {
		case beat == 0 && int(n.at)%2 == 0:
			v += 5
		case beat != 0:
			v -= 5
		}
		v += (n.pitch-74)/2 + n.velocity
		v += int(5 * math.Sin(math.Pi*math.Mod(n.at, 16)/16)) // four bars are a breath
		if i+1 == len(t) || t[i+1].at > n.at+n.length {
			v -= 4
		}
		p.play(float64(bar*beatsPerBar)+n.at, n.length*legato, n.pitch+transpose, v)
	}
}

// adorned is how a koto carries notes that would die away: the octave below is
// struck with a long note, and a very long one ends in strikes that quicken
// and fade like a ball coming to rest.
func adorned(t tune) tune {
	var out tune
	for _, n := range t {
		out = append(out, n)
		if n.length < 1.5 {
			continue
		}
		out = append(out, played{n.at, n.length, n.pitch - 12, -16})
		if n.length < 2.5 {
			continue
		}
		at, gap := n.at+1, 0.5
		for i := 0; at < n.at+n.length-0.1; i++ {
			out = append(out, played{at, 0.3, n.pitch, -20 - 3*i})
			at += gap
			gap = max(0.125, gap*0.72)
		}
	}
	slices.SortStableFunc(out, func(a, b played) int { return cmp.Compare(a.at, b.at) })
	return out
}

// hits plays one drum: a pattern of sixteen steps a bar, digits 1..9 are strength.
func (p *part) hits(bar, bars, pitch int, patterns ...string) {
	for i := range bars {
		for step, c := range patterns[i%len(patterns)] {
			if c != '.' {
				p.play(float64((bar+i)*beatsPerBar)+float64(step)/4, 0.2, pitch, int(c-'0')*13)
			}
		}
	}
}

// midi writes the piece with rests between its sections as a format 0 file.
func (s *score) midi() []byte {
	type event struct {
		tick int
		data []byte
	}
	tempo := []byte{0xFF, 0x51, 3, byte(s.beatMicros >> 16), byte(s.beatMicros >> 8), byte(s.beatMicros)}
	events := []event{{0, tempo}}
	for _, p := range s.parts {
		for _, data := range p.setup {
			events = append(events, event{0, data})
		}
		for _, n := range p.notes {
			rests := restBeats * (1 + int((n.at+humanBeats)/sectionBeats))
			on := int((float64(rests) + n.at) * ticksPerBeat)
			off := on + max(20, int(n.length*ticksPerBeat))
			c := byte(p.channel)
			events = append(events, event{on, []byte{0x90 | c, byte(n.pitch), byte(n.velocity)}},
				event{off, []byte{0x80 | c, byte(n.pitch), 0}})
		}
	}
	slices.SortStableFunc(events, func(a, b event) int {
		if a.tick != b.tick {
			return a.tick - b.tick
		}
		return int(a.data[0]&0x10) - int(b.data[0]&0x10) // offs before ons
	})
	var body []byte
	last := 0
	for _, e := range events {
		body = append(body, variableLength(e.tick-last)...)
		body = append(body, e.data...)
		last = e.tick
	}
	body = append(body, 0, 0xFF, 0x2F, 0)
	out := []byte("MThd\x00\x00\x00\x06\x00\x00\x00\x01")
	out = binary.BigEndian.AppendUint16(out, ticksPerBeat)
	out = append(out, "MTrk"...)
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
	return append(out, body...)
}

func variableLength(n int) []byte {
	out := []byte{byte(n & 0x7F)}
	for n >>= 7; n > 0; n >>= 7 {
		out = append([]byte{byte(n&0x7F) | 0x80}, out...)
	}
	return out
}
