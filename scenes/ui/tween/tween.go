// Package tween moves things: parts of an animation, run one after the other or
// together, counted in ticks of which a second has sixty.
package tween

import "math"

// Ease maps progress 0..1 to eased progress.
type Ease func(p float64) float64

// Linear is no easing.
func Linear(p float64) float64 { return p }

// EaseOut starts fast and settles.
func EaseOut(p float64) float64 { q := 1 - p; return 1 - q*q*q }

// EaseIn accelerates.
func EaseIn(p float64) float64 { return p * p * p }

// EaseInOut is slow at both ends.
func EaseInOut(p float64) float64 {
	if p < 0.5 {
		return 4 * p * p * p
	}
	q := -2*p + 2
	return 1 - q*q*q/2
}

// EaseBack overshoots a little.
func EaseBack(p float64) float64 {
	const k = 1.4
	q := p - 1
	return 1 + (k+1)*q*q*q + k*q*q
}

// Steps returns an easing that goes in n steps: where every change is dear.
func Steps(n int, e Ease) Ease {
	k := float64(max(1, n))
	return func(p float64) float64 { return e(math.Min(1, math.Ceil(p*k)/k)) }
}

// Pulse rises to 1 in the middle and falls again: for flashes.
func Pulse(p float64) float64 { return math.Sin(math.Pi * p) }

// Tween is a part of an animation. A leaf lasts Ticks (at normal speed) and
// calls Start once, Do with eased progress every tick and with 1 at the end,
// then End. Seq and Par run tweens in sequence or in parallel.
type Tween struct {
	Ticks int
	Ease  Ease
	Start func()
	Do    func(p float64)
	End   func()
	Seq   []Tween
	Par   []Tween
}

// Wait returns a pause.
func Wait(ticks int) Tween { return Tween{Ticks: ticks} }

// Call returns a tween that takes no time.
func Call(fn func()) Tween { return Tween{Start: fn} }

// Seq runs tweens one after the other.
func Seq(tweens ...Tween) Tween { return Tween{Seq: tweens} }

// Par runs tweens together and lasts as long as the longest.
func Par(tweens ...Tween) Tween { return Tween{Par: tweens} }

// Stagger runs tweens together, each starting gap ticks after the one before.
func Stagger(gap int, tweens ...Tween) Tween {
	out := make([]Tween, len(tweens))
	for i, s := range tweens {
		if i == 0 {
			out[i] = s
			continue
		}
		out[i] = Seq(Wait(gap*i), s)
	}
	return Par(out...)
}

type clip struct {
	from, to     float64
	ease         Ease
	start, end   func()
	do           func(p float64)
	started, got bool
}

type track struct {
	clips []clip
	t     float64
	end   float64
	heavy bool    // cannot be hurried
	rate  float64 // its ticks per tick; 0: 1
}

// pace returns the track's ticks per tick.
func (tr *track) pace() float64 {
	if tr.rate == 0 {
		return 1
	}
	return tr.rate
}

// Timeline runs tweens, counted in ticks. The zero value is ready to use.
type Timeline struct {
	queue []track // the first one runs; the others wait
	side  []track // run at once, beside the queue
	pool  [][]clip
	haste bool // everything ends at once
	heavy bool // what is queued now cannot be hurried

	Held bool // nothing goes on: a menu lies over it
}

// Skipping reports, from within a tween, that the presentation is being skipped
// or speed is off. Transient effects (floating numbers, sparks) are left out
// then.
func (tl *Timeline) Skipping() bool { return tl.haste }

func (tl *Timeline) flatten(s *Tween, at float64, out *[]clip) float64 {
	end := at
	if s.Start != nil || s.Do != nil || s.End != nil || s.Ticks > 0 {
		end = at + float64(s.Ticks)
		ease := s.Ease
		if ease == nil {
			ease = EaseInOut
		}
		*out = append(*out, clip{from: at, to: end, ease: ease, start: s.Start, end: s.End, do: s.Do})
	}
	t := end
	for i := range s.Seq {
		t = tl.flatten(&s.Seq[i], t, out)
	}
	far := t
	for i := range s.Par {
		far = math.Max(far, tl.flatten(&s.Par[i], t, out))
	}
	return far
}

func (tl *Timeline) track(s Tween) track {
	var buf []clip
	if n := len(tl.pool); n > 0 {
		buf, tl.pool = tl.pool[n-1][:0], tl.pool[:n-1]
	}
	end := tl.flatten(&s, 0, &buf)
	return track{clips: buf, end: end}
}

// Play queues a tween: it begins when everything queued before it has ended.
func (tl *Timeline) Play(s Tween) {
	tr := tl.track(s)
	tr.heavy = tl.heavy
	tl.queue = append(tl.queue, tr)
}

// Queued returns the number of tweens that wait or run.
func (tl *Timeline) Queued() int { return len(tl.queue) }

// Lasts returns how many ticks the queue takes from its n-th tween on, at its
// own pace.
func (tl *Timeline) Lasts(n int) (ticks float64) {
	for i := min(n, len(tl.queue)); i < len(tl.queue); i++ {
		ticks += tl.queue[i].end - tl.queue[i].t
	}
	return ticks
}

// Insert queues a tween before the n-th, at the end if there are fewer.
func (tl *Timeline) Insert(n int, s Tween) {
	tl.Play(s)
	last := len(tl.queue) - 1
	for i := last; i > n; i-- {
		tl.queue[i], tl.queue[i-1] = tl.queue[i-1], tl.queue[i]
	}
}

// Settle runs what takes no time at the head of the queue, so that a change
// with nothing to see does not cost a tick, and reports whether the queue is
// empty.
func (tl *Timeline) Settle() bool {
	for len(tl.queue) > 0 && tl.queue[0].end == 0 {
		tr := tl.queue[0]
		tl.queue = append(tl.queue[:0], tl.queue[1:]...)
		tr.advance(1)
		tl.recycle(tr)
	}
	return len(tl.queue) == 0
}

// KeepPace sets whether what is queued from now on keeps its duration when the rest is hurried.
func (tl *Timeline) KeepPace(on bool) { tl.heavy = on }

// Hurry makes the queue end within the given ticks if possible: it runs what
// is not heavy at least least and at most most times as fast and, if that is
// not enough, the heavy rest at most strain times as fast.
func (tl *Timeline) Hurry(ticks, least, most, strain float64) {
	light, heavy := 0.0, 0.0
	for i := range tl.queue {
		if tr := &tl.queue[i]; tr.heavy {
			heavy += tr.end - tr.t
		} else {
			light += tr.end - tr.t
		}
	}
	within := func(n, ticks, most float64) float64 {
		if n < most*ticks {
			return n / ticks
		}
		return most
	}
	rate := math.Max(least, within(light, ticks-heavy, most))
	strain = math.Max(1, within(heavy, ticks-light/rate, strain))
	for i := range tl.queue {
		if tr := &tl.queue[i]; tr.heavy {
			tr.rate = strain
		} else {
			tr.rate = rate
		}
	}
}

// Now runs a tween at once, beside the queue; while everything is skipped it ends
// there and then, so that what it counts does not overtake what comes later.
func (tl *Timeline) Now(s Tween) {
	tr := tl.track(s)
	if tl.haste {
		tr.advance(AtOnce)
		tl.recycle(tr)
		return
	}
	tl.side = append(tl.side, tr)
}

// Busy reports whether the queue is running.
func (tl *Timeline) Busy() bool { return len(tl.queue) > 0 }

// AtOnce is the pace at which everything ends within one tick.
const AtOnce = 1e9

// Beside reports whether a tween runs beside the queue.
func (tl *Timeline) Beside() bool { return len(tl.side) > 0 }

// Tick advances by one tick, in which d ticks of the animations pass, and
// reports whether anything moved.
func (tl *Timeline) Tick(d float64) bool {
	if tl.Held || len(tl.queue) == 0 && len(tl.side) == 0 {
		return false
	}
	tl.haste = d > 1e8
	defer func() { tl.haste = false }()
	for i := 0; i < len(tl.side); {
		if tl.side[i].advance(d) {
			tr := tl.side[i]
			tl.side = append(tl.side[:i], tl.side[i+1:]...)
			tl.recycle(tr)
			continue
		}
		i++
	}
	left := d
	for len(tl.queue) > 0 {
		tr := &tl.queue[0]
		room := (tr.end - tr.t) / tr.pace()
		if !tr.advance(left * tr.pace()) {
			break
		}
		done := *tr
		tl.queue = append(tl.queue[:0], tl.queue[1:]...)
		tl.recycle(done)
		left -= math.Max(0, room)
		if left <= 0 && d < 1e8 {
			break
		}
	}
	return true
}

// Skip ends everything at once: every tween reaches its end, in order,
// including tweens queued meanwhile.
func (tl *Timeline) Skip() {
	defer func(held bool) { tl.Held = held }(tl.Held)
	tl.Held = false
	for n := 0; len(tl.queue)+len(tl.side) > 0 && n < 10000; n++ {
		tl.Tick(AtOnce)
	}
}

func (tl *Timeline) recycle(tr track) {
	clear(tr.clips)
	if len(tl.pool) < 32 {
		tl.pool = append(tl.pool, tr.clips)
	}
}

// advance runs the clips within the passing time, in order, and reports whether the track is over.
func (tr *track) advance(d float64) bool {
	if d > 1e8 {
		d = tr.end - tr.t + 1
	}
	tr.t += d
	for {
		// The earliest event not yet run; at the same time, ends before starts.
		best, at, isEnd := -1, 0.0, false
		for i := range tr.clips {
			c := &tr.clips[i]
			t, end := c.from, false
			if c.got {
				continue
			}
			if c.started {
				t, end = c.to, true
			}
			if t <= tr.t && (best < 0 || t < at || t == at && end && !isEnd) {
				best, at, isEnd = i, t, end
			}
		}
		if best < 0 {
			break
		}
		c := &tr.clips[best]
		if isEnd {
			c.got = true
			if c.do != nil {
				c.do(1)
			}
			if c.end != nil {
				c.end()
			}
			continue
		}
		c.started = true
		if c.start != nil {
			c.start()
		}
	}
	for i := range tr.clips {
		c := &tr.clips[i]
		if c.started && !c.got && c.do != nil {
			c.do(c.ease((tr.t - c.from) / (c.to - c.from)))
		}
	}
	return tr.t >= tr.end && tr.t > 0
}
