// Package sounds is what one hears: effects from one small pack and music, both
// fetched when they are first wanted.
//
// A Player mixes everything itself into one stream, so that voices, layers,
// fades and ducking are exact to the sample and testable without a device.
// One player of ebiten's audio context plays it. A device that is missing, breaks
// or hangs is silence, of which OnSilence tells: see engine.go.
// Every sound is made by sounds/gen; see docs/sound.md.
package sounds

import (
	"math"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// SampleRate is the rate of all sounds and of the device, in hertz.
	SampleRate = 44100

	// sameTick is the time within which the same effect counts as one.
	sameTick = 25 * time.Millisecond
	// stale is how long an effect may wait for the device or its decoding.
	stale = 700 * time.Millisecond
	// maxQueue bounds what waits while nothing plays.
	maxQueue = 32
	// fetchRetry is how long a piece that could not be fetched is left alone.
	fetchRetry = 20 * time.Second
)

// Fetch gets a file of the site or program, named relative to its root, and
// calls done once, at once or later, from any goroutine.
type Fetch func(name string, done func([]byte, error))

// Player plays effects and music. Its methods are safe from any goroutine,
// cheap enough for every tick, never block and never fail: without a device
// there is silence.
type Player struct {
	fetch Fetch
	now   func() time.Time
	bank  *bank
	mixer *mixer // belongs to the goroutine that calls Read

	volumes func() (sound, music float64, muted bool) // nil: SetVolume alone
	silence func(reason error)                        // nil: nobody asks
	reads   atomic.Int64

	mu      sync.Mutex
	open    func(*Player) (device, error) // nil once called
	device  device
	queue   []request
	last    map[string]time.Time
	control control
	hush    int64 // frames for which music is to be silent, not yet told the mixer
	effects track
	tracks  map[string]*track
}

// request is an effect that waits to be mixed.
type request struct {
	name      string
	gain, pan float64
	at        time.Time
}

// control is what the mixer is told to do.
type control struct {
	piece        string
	tension      float64
	sound, music float64
	muted        bool
	suspended    bool // by Suspend
	hidden       bool // by the browser
}

func (c control) quiet() bool { return c.suspended || c.hidden }

// wantsMusic reports whether music could be heard, and so is worth a download.
func (c control) wantsMusic() bool { return c.piece != "" && !c.muted && c.music > 0 && !c.quiet() }

// New returns a player that opens the sound device when it is first used. A
// nil fetch plays what is built into desktop programs.
func New(fetch func(name string, done func([]byte, error))) *Player {
	if fetch == nil {
		fetch = Embedded
	}
	return newPlayer(fetch, openDevice)
}

func newPlayer(fetch Fetch, open func(*Player) (device, error)) *Player {
	return &Player{
		fetch: fetch, now: time.Now, bank: newBank(), mixer: newMixer(), open: open,
		last: map[string]time.Time{}, tracks: map[string]*track{},
		control: control{sound: 0.8, music: 0.6},
	}
}

// Play plays an effect; see Names. Unknown names are silent. The same effect
// twice in one tick is one effect at the greater gain.
func (p *Player) Play(name string, gain, pan float64) {
	gain, pan = clamp(gain, 0, 1), clamp(pan, -1, 1)
	if gain == 0 || !p.bank.has(name) {
		return
	}
	p.listen()
	p.mu.Lock()
	defer p.mu.Unlock()
	if c := p.control; c.muted || c.sound == 0 || c.quiet() {
		return
	}
	if p.start(); p.device == nil {
		return
	}
	now := p.now()
	if last, ok := p.last[name]; ok && now.Sub(last) < sameTick {
		for i := range p.queue {
			if p.queue[i].name == name {
				p.queue[i].gain = max(p.queue[i].gain, gain)
			}
		}
		return
	}
	p.last[name] = now
	if len(p.queue) == maxQueue {
		p.queue = append(p.queue[:0], p.queue[1:]...)
	}
	p.queue = append(p.queue, request{name, gain, pan, now})
}

// Music plays a piece ("title" or a game's id) without end, its sections in an order
// and in variations of their own (see programme), fading over from what played before; "" or an unknown name fades out. Tension 0 is calm, 1 tense.
func (p *Player) Music(name string, tension float64) {
	if _, ok := pieces()[name]; !ok {
		name = ""
	}
	p.listen()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.control.piece, p.control.tension = name, clamp(tension, 0, 1)
	p.pursue()
}

// Hush silences music for so many ticks (60 a second), at most four seconds:
// what a great moment holds its breath for. Effects go on; where nothing plays,
// nothing happens.
func (p *Player) Hush(ticks int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hush = max(p.hush, int64(min(max(ticks, 0), 240))*SampleRate/60)
}

// SetVolume sets how loud effects and music are, 0..1.
func (p *Player) SetVolume(sound, music float64, muted bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.control.sound, p.control.music, p.control.muted = clamp(sound, 0, 1), clamp(music, 0, 1), muted
	if muted {
		p.queue = p.queue[:0]
	}
	p.pursue()
}

// Follow makes the player ask for its volumes at each Play and Music, so that
// settings need not be pushed. Call it before the first sound.
func (p *Player) Follow(volumes func() (sound, music float64, muted bool)) { p.volumes = volumes }

// OnSilence has f called when nothing can be heard because the device is missing or
// broken: once, from any goroutine. f must not block or call the player. Call it
// before the first sound.
func (p *Player) OnSilence(f func(reason error)) { p.silence = f }

// listen takes over the volumes that the player follows.
func (p *Player) listen() {
	if p.volumes != nil {
		p.SetVolume(p.volumes())
	}
}

// pursue opens the device for music that is wanted. The caller holds mu.
func (p *Player) pursue() {
	if p.control.wantsMusic() {
		p.start()
	}
}

// Suspend silences everything, or lets it continue where it was. Hidden
// browser tabs are silent without being told.
func (p *Player) Suspend(on bool) {
	p.set(func(c *control) { c.suspended = on })
}

// set changes whether there may be sound at all, and tells the device.
func (p *Player) set(change func(*control)) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.control.quiet()
	change(&p.control)
	if quiet := p.control.quiet(); quiet != before {
		p.queue = p.queue[:0]
		if p.device != nil {
			p.device.suspend(quiet)
		}
		p.pursue()
	}
}

// start opens the device. The caller holds mu.
func (p *Player) start() {
	if p.open == nil {
		return
	}
	open := p.open
	p.open = nil
	var err error
	if p.device, err = open(p); err != nil {
		p.tellSilence(err)
	}
}

// tell says that there is no sound, though there may yet be.
func (p *Player) tell(reason error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tellSilence(reason)
}

// lose goes on without the device.
func (p *Player) lose(reason error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.device, p.queue = nil, nil
	p.tellSilence(reason)
}

// tellSilence reports the silence, once. The caller holds mu.
func (p *Player) tellSilence(reason error) {
	if p.silence != nil {
		p.silence(reason)
		p.silence = nil
	}
}

// clamp limits v; what is not a number becomes low.
func clamp(v, low, high float64) float64 {
	if math.IsNaN(v) {
		return low
	}
	return min(max(v, low), high)
}
