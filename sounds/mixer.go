package sounds

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
)

const (
	maxVoices     = 16               // effects at once
	maxSame       = 4                // of one name
	stolenFade    = SampleRate / 200 // 5 ms: a voice that must go
	quietFade     = SampleRate / 30  // into and out of hidden tabs
	pieceFadeIn   = SampleRate       // a piece begins
	pieceFadeOut  = SampleRate * 3 / 2
	tensionPerSec = 0.6  // how fast layers cross
	duckDepth     = 0.62 // share of music that the greatest effect takes
	duckAttack    = 0.04 // seconds
	duckRelease   = 0.6
	volumeRamp    = 0.05
	inaudible     = 0.0005
	borrowedGain  = 0.8  // a tune of the other mood stands a little further back
	hushAttack    = 0.03 // seconds in which music falls silent before a moment
	hushRelease   = 0.35
	block         = 512 // frames mixed at once
)

// mixer makes the sound. Only the reading goroutine touches it.
type mixer struct {
	voices  []voice
	turn    map[string]int // next take of each name
	pieces  []*piece       // the last one plays, those before it fade out
	sound   float64
	music   float64
	duck    float64
	hush    float64    // 1: music is silent before a moment
	hushed  int64      // frames for which it stays so
	dice    *rand.Rand // for the order of sections
	open    float64    // 0 silent (hidden), 1 open
	buf     [block * 2]float32
	layer   [block * 2]float32
	primed  bool
	scratch []byte
}

func newMixer() *mixer {
	return &mixer{turn: map[string]int{}, open: 1, dice: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))}
}

// voice is an effect that sounds.
type voice struct {
	name        string
	pcm         []int16
	position    int
	left, right float32
	duck        float64
	fade        int // frames left if it is being stolen, else -1
}

// piece is a piece of music that plays or fades.
type piece struct {
	name    string
	moods   []mood // from calm to tense
	solo    strand
	order   []turn
	at      int      // of order, what phrases[0] plays
	phrases []phrase // the section that plays, and the one before it while its room answers
	tension float64
	gain    float64
	leaving bool
}

// mood is an accompaniment and its tune.
type mood struct{ base, lead strand }

// strand is one file of a piece. It has two readers, because a section begins
// while the room still answers the one before.
type strand struct {
	readers [2]*reader // nil until the file is here
	failed  bool
}

// phrase is a section as it plays.
type phrase struct {
	turn
	reader   int   // which of a strand's
	position int64 // frames from the start of its slot
}

// ready takes a file over when it is here.
func (s *strand) ready(t *track) {
	if s.readers[0] != nil || s.failed || t == nil || t.data == nil {
		return
	}
	for i := range s.readers {
		r, err := newReader(t.data)
		if err != nil {
			s.readers, s.failed = [2]*reader{}, true
			return
		}
		s.readers[i] = r
	}
}

// there reports whether the strand can be heard.
func (s *strand) there() bool {
	return s.readers[0] != nil && !s.readers[0].broken && !s.readers[1].broken
}

// Read is the device asking for sound: 32-bit float, two channels, interleaved.
func (p *Player) Read(out []byte) (int, error) {
	out = out[:len(out)/8*8]
	p.reads.Add(1)
	if !p.mixer.primed { // filled in advance, perhaps long before anything is heard
		p.mixer.primed = true
		clear(out)
		return len(out), nil
	}
	control := p.collect()
	for rest := out; len(rest) > 0; {
		frames := min(len(rest)/8, block)
		buf := p.mixer.mix(frames, control)
		for i, x := range buf {
			binary.LittleEndian.PutUint32(rest[i*4:], math.Float32bits(x))
		}
		rest = rest[frames*8:]
	}
	return len(out), nil
}

// collect takes over what the player was told since the last time.
func (p *Player) collect() control {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.now()
	if len(p.queue) > 0 {
		p.loadEffects()
	}
	waiting := p.queue[:0]
	for _, r := range p.queue {
		takes := p.bank.takes[r.name]
		t := takes[p.mixer.turn[r.name]%len(takes)]
		pcm := p.bank.pcm(t)
		switch {
		case now.Sub(r.at) > stale:
		case pcm == nil:
			waiting = append(waiting, r)
		default:
			p.mixer.turn[r.name]++
			p.mixer.begin(r, t, pcm)
		}
	}
	p.queue = waiting
	p.mixer.hushed = max(p.mixer.hushed, p.hush)
	p.hush = 0
	if c := p.control; c.wantsMusic() {
		p.load(c.piece)
		p.mixer.want(c.piece, p.tracks)
	} else if c.piece == "" {
		p.mixer.want("", nil)
	}
	return p.control
}

// begin starts a voice, if need be in place of an older one.
func (m *mixer) begin(r request, t take, pcm []int16) {
	same, sounding, oldestSame, oldest := 0, 0, -1, -1
	for i, v := range m.voices {
		if v.fade >= 0 {
			continue
		}
		sounding++
		if oldest < 0 || v.position > m.voices[oldest].position {
			oldest = i
		}
		if v.name == r.name {
			same++
			if oldestSame < 0 || v.position > m.voices[oldestSame].position {
				oldestSame = i
			}
		}
	}
	if same >= maxSame {
		m.voices[oldestSame].fade = stolenFade
	} else if sounding >= maxVoices {
		m.voices[oldest].fade = stolenFade
	}
	pan := 0.8 * r.pan // even the edge of the table stays in both ears
	m.voices = append(m.voices, voice{
		name: r.name, pcm: pcm, duck: t.duck * r.gain, fade: -1,
		left: float32(r.gain * min(1, 1-pan)), right: float32(r.gain * min(1, 1+pan)),
	})
}

// want makes a piece the one that plays, as soon as its first layer is here.
func (m *mixer) want(name string, tracks map[string]*track) {
	current := (*piece)(nil)
	for _, q := range m.pieces {
		q.leaving = q.name != name
		if !q.leaving {
			current = q
		}
	}
	if name == "" {
		return
	}
	files := pieces()[name]
	if current == nil {
		if t := tracks[files[0]]; t == nil || t.data == nil {
			return
		}
		current = &piece{name: name, moods: make([]mood, len(files)/2), tension: -1}
		m.pieces = append(m.pieces, current)
	}
	for i := range current.moods {
		current.moods[i].base.ready(tracks[files[2*i]])
		current.moods[i].lead.ready(tracks[files[2*i+1]])
	}
	current.solo.ready(tracks[files[len(files)-1]])
	if first := current.moods[0].base.readers[0]; current.order == nil && first != nil {
		variations := []variation{written, invented, breath}
		if len(current.moods) > 1 {
			variations = append(variations, borrowed)
		}
		current.order = programme(first.at.sections, variations, m.dice)
		current.phrases = []phrase{{turn: current.order[0]}}
	}
}

// mix makes up to one block of stereo frames.
func (m *mixer) mix(frames int, c control) []float32 {
	buf := m.buf[:frames*2]
	clear(buf)
	seconds := float64(frames) / SampleRate
	openTarget := 1.0
	if c.quiet() {
		openTarget = 0
	}
	open := m.open
	m.open = approach(m.open, openTarget, float64(frames)/quietFade)
	if open == 0 && m.open == 0 {
		return buf // time stands still in a hidden tab
	}

	soundTarget, musicTarget := c.sound*c.sound, c.music*c.music // louder by ear, not by number
	if c.muted {
		soundTarget, musicTarget = 0, 0
	}
	m.mixMusic(buf, c, musicTarget, seconds)
	m.mixVoices(buf, soundTarget, seconds)

	for i := range frames {
		g := float32(open + (m.open-open)*float64(i)/float64(frames))
		buf[i*2] = limit(buf[i*2] * g)
		buf[i*2+1] = limit(buf[i*2+1] * g)
	}
	return buf
}

func (m *mixer) mixMusic(buf []float32, c control, target, seconds float64) {
	duck := 0.0
	for _, v := range m.voices {
		if v.fade < 0 && v.position < len(v.pcm)*2/3 {
			duck = max(duck, v.duck)
		}
	}
	if c.sound == 0 || c.muted {
		duck = 0
	}
	ramp := duckRelease
	if duck > m.duck {
		ramp = duckAttack
	}
	before := m.music * (1 - duckDepth*m.duck) * (1 - m.hush)
	m.duck += (duck - m.duck) * min(1, seconds/ramp)
	m.music += (target - m.music) * min(1, seconds/volumeRamp)
	if target == 0 && m.music < inaudible {
		m.music = 0
	}
	if m.hushed > 0 {
		m.hush += (1 - m.hush) * min(1, seconds/hushAttack)
		m.hushed -= int64(len(buf) / 2)
	} else {
		m.hush = approach(m.hush, 0, seconds/hushRelease)
	}
	after := m.music * (1 - duckDepth*m.duck) * (1 - m.hush)

	kept := m.pieces[:0]
	for _, q := range m.pieces {
		gain := q.gain
		if q.leaving {
			q.gain = approach(q.gain, 0, seconds*SampleRate/pieceFadeOut)
		} else {
			q.gain = approach(q.gain, 1, seconds*SampleRate/pieceFadeIn)
		}
		if before > 0 || after > 0 {
			m.mixPiece(buf, q, c.tension, seconds, before*gain, after*q.gain)
		}
		if !q.leaving || q.gain > 0 {
			kept = append(kept, q)
		}
	}
	clear(m.pieces[len(kept):])
	m.pieces = kept
}

// mixPiece adds one piece, its moods weighed by tension at equal power.
func (m *mixer) mixPiece(buf []float32, q *piece, tension, seconds, from, to float64) {
	last := len(q.moods) - 1
	for last > 0 && !q.moods[last].base.there() {
		last-- // not here yet: what is here carries the piece
	}
	target := min(tension*float64(len(q.moods)-1), float64(last))
	if q.tension < 0 {
		q.tension = target
	}
	before := q.tension
	if !q.leaving {
		q.tension = approach(q.tension, target, seconds*tensionPerSec)
	}
	if len(q.phrases) == 0 || !q.moods[0].base.there() {
		return
	}
	at := q.moods[0].base.readers[0].at
	for frames := int64(len(buf) / 2); frames > 0; {
		n := min(frames, at.length-q.phrases[0].position)
		part := float64(n) / float64(frames)
		middle := from + (to-from)*part
		crossed := before + (q.tension-before)*part
		for i := range q.phrases {
			m.mixPhrase(buf[:n*2], q, &q.phrases[i], [2]float64{before, crossed}, from, middle)
		}
		buf, frames, from, before = buf[n*2:], frames-n, middle, crossed
		if now := q.phrases[0]; now.position == at.length {
			q.at = (q.at + 1) % len(q.order)
			q.phrases = []phrase{{turn: q.order[q.at], reader: 1 - now.reader}, now}
		}
		if n := len(q.phrases) - 1; n > 0 && q.phrases[n].position >= at.slot {
			q.phrases = q.phrases[:n]
		}
	}
}

// mixPhrase adds what a section has now, while moods cross and the gain moves.
func (m *mixer) mixPhrase(buf []float32, q *piece, p *phrase, crossing [2]float64, from, to float64) {
	for i := range q.moods {
		a, b := from*weight(crossing[0], i), to*weight(crossing[1], i)
		m.mixStrand(buf, &q.moods[i].base, p, a, b)
		switch p.variation {
		case written:
			m.mixStrand(buf, &q.moods[i].lead, p, a, b)
		case borrowed:
			m.mixStrand(buf, &q.moods[len(q.moods)-1-i].lead, p, a*borrowedGain, b*borrowedGain)
		}
	}
	if p.variation == invented {
		m.mixStrand(buf, &q.solo, p, from, to)
	}
	p.position += int64(len(buf) / 2)
}

// mixStrand adds one file. Silent ones are not decoded; they seek when they return.
func (m *mixer) mixStrand(buf []float32, s *strand, p *phrase, from, to float64) {
	if !s.there() || from < inaudible && to < inaudible {
		return
	}
	layer := m.layer[:len(buf)]
	s.readers[p.reader].read(layer, p.section, p.position)
	step := (to - from) / float64(len(buf)/2)
	for j := range len(buf) / 2 {
		g := float32(from + step*float64(j))
		buf[j*2] += layer[j*2] * g
		buf[j*2+1] += layer[j*2+1] * g
	}
}

// weight is the gain of a layer when the crossing is at a place between layers.
func weight(place float64, layer int) float64 {
	d := math.Abs(place - float64(layer))
	if d >= 1 {
		return 0
	}
	return math.Cos(d * math.Pi / 2)
}

func (m *mixer) mixVoices(buf []float32, target, seconds float64) {
	from := m.sound
	m.sound += (target - m.sound) * min(1, seconds/volumeRamp)
	if target == 0 && m.sound < inaudible {
		m.sound = 0
	}
	if len(m.voices) == 0 {
		m.sound = target
		return
	}
	frames := len(buf) / 2
	step := (m.sound - from) / float64(frames)
	kept := m.voices[:0]
	for _, v := range m.voices {
		for j := range frames {
			if v.position == len(v.pcm) || v.fade == 0 {
				break
			}
			x := float32(v.pcm[v.position]) * float32((from+step*float64(j))/32767)
			v.position++
			if v.fade > 0 {
				x *= float32(v.fade) / stolenFade
				v.fade--
			}
			buf[j*2] += x * v.left
			buf[j*2+1] += x * v.right
		}
		if v.position < len(v.pcm) && v.fade != 0 {
			kept = append(kept, v)
		}
	}
	clear(m.voices[len(kept):])
	m.voices = kept
}

// approach moves v towards target by at most step.
func approach(v, target, step float64) float64 {
	if v < target {
		return min(v+step, target)
	}
	return max(v-step, target)
}

// limit rounds off what many voices together push over the top.
func limit(x float32) float32 {
	const knee, ceiling = 0.8, 0.97
	a := float64(x)
	if a > -knee && a < knee {
		return x
	}
	return float32(math.Copysign(knee+(ceiling-knee)*math.Tanh((math.Abs(a)-knee)/(ceiling-knee)), a))
}
