package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
	"godeck/scenes/zutomayo/daybreak"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/roof"
	"godeck/scenes/zutomayo/tale"
)

// clockwork presents the hours of a turn, and night and day changing places.
type clockwork struct {
	desk
	tale   *tale.Tale
	place  *place
	border border
}

// border is the moment at which night and day change places.
type border struct {
	word   string // of what comes, while it is told,
	by     string // and whose effect brings it; "": the hours of set cards
	night  bool
	late   bool     // it was passed over: told briefly afterwards
	line   float64  // progress of the line of light from the pointer, before it turns
	p      float64  // and of what follows
	met    int      // borders crossed in this match: each takes less time
	lean   float64  // how far whoever sits opposite leans in, 0 to 1
	shake  float64  // how far the pointer trembles beside a border, from −1 to 1
	hold   *ui.Hold // the table while it changes; nil: as it is
	attack [2]daybreak.Attack
}

// colour returns the light of what comes.
func (b *border) colour() ui.Colour {
	if b.night {
		return nightCol
	}
	return dayCol
}

// nears returns the tween of one of the last hours before a border, slower than
// those before: the pointer trembles, and whoever sits opposite leans in.
func (s *clockwork) nears(at, to float64, dir int, lean float64) ui.Tween {
	b := &s.border
	return ui.Tween{Ticks: max(4, 7-b.met), Ease: tween.EaseBack,
		Start: func() { b.lean = lean },
		Do: func(p float64) {
			s.shown.hour = wrapHour(at + float64(dir)*p)
			b.shake = lean * math.Sin(p*math.Pi*4)
		},
		End: func() {
			s.shown.hour, b.shake = to, 0
			s.on.Sound("tick", 0.6, 0)
			s.on.Sound("strike", 0.4+0.3*lean, 0)
			s.on.Surface.Invalidate()
		}}
}

// beyond returns what a side's attack is here, and what on the other side of the border.
func (s *clockwork) beyond(sd int) daybreak.Attack {
	on := s.on
	p := on.Seat(sd)
	v, night, works := s.attack(p)
	a := daybreak.Attack{Was: v, Now: v}
	switch t, _ := on.Top(ztm.BattleField, p); {
	case !works || s.shown.battle:
	case on.Step() >= ztm.StepEffects:
		st := on.View.S
		st.Vars[ztm.Chronos] = (st.Vars[ztm.Chronos] + ztm.Hours/2) % ztm.Hours
		a.Now = s.game.Attack(&st, p)
	case night:
		a.Now = on.Cards.Attr(t.Def, ztm.ADay)
	default:
		a.Now = on.Cards.Attr(t.Def, ztm.ANight)
	}
	return a
}

// breath returns the tween before the pointer crosses: silence, the pointer
// trembles at the border, both attacks are ready to flip, and the table is
// darker, with a line of light that runs over it from the pointer.
func (s *clockwork) breath(toNight bool) ui.Tween {
	b := &s.border
	return ui.Tween{Ticks: max(7, 14-2*b.met), Ease: ui.EaseOut,
		Start: func() {
			board.Hush(&s.on.Base, 60)
			b.night = toNight
			b.attack = [2]daybreak.Attack{s.beyond(0), s.beyond(1)}
			b.hold = board.Hold(&s.on.Base)
		},
		Do: func(p float64) {
			b.shake = 1.4 * math.Sin(p*math.Pi*6) * (1 - p)
			if b.line = p; b.hold != nil {
				b.hold.Dim = 0.42 * p
			}
		}}
}

// cross returns the tweens in which night and day change places: the table
// opens from the horizon to the light of what comes, in which turned is what
// changes on it, and the attacks flip. The words stand beside the fighters. by is the
// card whose effect has moved the clock, "" if set cards have.
func (s *clockwork) cross(night bool, by string, turned func()) ui.Tween {
	on := s.on
	b := &s.border
	if on.Turn() <= 1 {
		b.met = 0
	}
	ticks := max(32, 50-7*b.met)
	if by != "" { // nobody could count on that
		ticks += 14
	}
	word, bell := "dawn", "bell-day"
	if night {
		word, bell = "dusk", "bell-night"
	}
	b.met++
	const open = 0.62 // by then the table has opened, and goes on under the word
	do := func(p float64) {
		if b.p, b.lean = p, 1-p; b.hold == nil {
			return
		}
		if b.hold.Gone, b.hold.Dim = ui.Clamp01(p*1.9), 0; b.hold.Gone >= 1 {
			b.hold = nil
			on.Release()
		}
	}
	fades := ui.Tween{Ticks: ticks - int(open*float64(ticks)), Ease: ui.Linear, Do: func(p float64) { b.p, b.lean = open+(1-open)*p, (1-open)*(1-p) },
		End: func() {
			b.word, b.by, b.p, b.lean, b.shake = "", "", 0, 0, 0
			on.Surface.Invalidate()
		}}
	tell := ui.Tween{Ticks: int(open * float64(ticks)), Ease: ui.Linear,
		Start: func() {
			was := [2]int{}
			for sd := range was {
				was[sd], _, _ = s.attack(on.Seat(sd))
			}
			if turned(); b.hold != nil {
				on.Rehold()
				b.hold.Line = s.lay.Far
			}
			for sd := range was {
				v, _, works := s.attack(on.Seat(sd))
				other, _, _ := s.attack(on.Seat(1 - sd))
				b.attack[sd] = daybreak.Attack{Was: was[sd], Now: v, Wins: works && v > other, Falls: v < other}
			}
			b.word, b.by, b.night, b.late = word, by, night, on.Timeline.Skipping()
			foe := b.attack[1] // whoever sits opposite shows what that is worth
			if b.lean = 1; foe.Now > foe.Was || foe.Wins {
				table.React(s.on, table.Pleased)
			} else if foe.Now < foe.Was || foe.Falls {
				table.React(s.on, table.Hurt)
			}
			on.Sound(bell, 0.9, 0)
			on.Surface.Invalidate()
		},
		Do: func(p float64) { do(open * p) },
		End: func() {
			b.line = 0
			if b.hold != nil {
				b.hold = nil
				on.Release()
			}
			on.Surface.Invalidate()
		}}
	var leaves []ui.Tween
	for i := range 3 { // the flaps
		leaves = append(leaves, ui.Seq(ui.Wait(4+ticks*i/7), on.SoundTween("tick", 0.35, 0)))
	}
	return ui.Seq(ui.Par(append(leaves, tell)...), on.Beside(fades))
}

// after tells briefly, beside whatever goes on, that night and day have changed
// places in what was passed over.
func (s *clockwork) after(*ui.Env) {
	b := &s.border
	if !b.late || s.on.Busy() {
		return
	}
	word, met := "dawn", b.met
	if b.late = false; b.night {
		word = "dusk"
	}
	s.on.Timeline.Now(ui.Tween{Ticks: 40, Ease: ui.Linear,
		Start: func() { b.word = word },
		Do:    func(p float64) { b.p = 0.3 + 0.7*p },
		End: func() {
			*b = border{met: met}
			s.on.Surface.Invalidate()
		}})
}

// sweep draws the edges of the light that opens the table from its far rim: one
// runs over table and cards to the reader, one up the city into the sky.
func (s *clockwork) sweep(c *ui.Canvas, col ui.Colour) {
	h := s.border.hold
	if h == nil || h.Gone <= 0 || h.Gone >= 1 {
		return
	}
	u, a := c.Px(1), math.Min(1, 5*(1-h.Gone))
	for _, y := range [...]float64{h.Line * (1 - h.Gone), h.Line + (c.Env.H-h.Line)*h.Gone} {
		c.GlowAt(c.Env.W/2, y, c.Env.W*1.1, 10*u, 0, 5*u, 54*u, col.Alpha(0.55*a))
		c.GlowAt(c.Env.W/2, y, c.Env.W*1.1, 3*u, 0, 1.5*u, 14*u, col.Lighten(0.5).Alpha(0.9*a))
		c.BoxAt(c.Env.W/2, y, c.Env.W*1.1, 2.4*u, 0, 1.2*u, ui.Hex(0xffffff).Alpha(0.9*a), ui.Hex(0xffffff).Alpha(0.9*a))
	}
}

// tremble returns the tween of a pointer that stops an hour short of the border.
func (s *clockwork) tremble() ui.Tween {
	return ui.Par(s.on.SoundTween("tick", 0.3, 0), ui.Seq(ui.Wait(8), s.on.SoundTween("tick", 0.2, 0)), ui.Tween{Ticks: s.known(26, 16), Ease: ui.Linear,
		Do: func(p float64) { s.border.shake = math.Sin(p*math.Pi*7) * (1 - p) }, End: func() { s.border.shake = 0 }})
}

// drawBorder draws what is seen over the table while night and day change places.
func (s *clockwork) drawBorder(c *ui.Canvas) {
	b, l := &s.border, s.lay
	still := c.Env.Settings.ReducedMotion
	x, y := l.Dial.Centre()
	u, col := c.Px(1), b.colour()
	fade := 1.0
	if b.word != "" {
		fade = ui.Clamp01((1 - b.p) * 5)
	}
	if run := b.line; run > 0 && !still {
		a := 1.0
		if b.word != "" {
			a = ui.Clamp01(1 - 4*b.p)
		}
		left, right := x*(1-run), x+(c.Env.W-x)*run
		c.GlowAt((left+right)/2, y, right-left, 3*u, 0, 1.5*u, 16*u, col.Alpha(0.75*a))
		c.BoxAt((left+right)/2, y, right-left, 2.6*u, 0, 1.3*u, ui.Hex(0xffffff).Alpha(0.95*a), col.Lighten(0.5).Alpha(0.95*a))
	}
	if b.word == "" {
		for sd := range 2 { // ready to flip
			if a := b.attack[sd]; b.line > 0 && !still && a.Was != a.Now {
				daybreak.Flap(c, l.Attack[sd], a, 0.06+0.03*math.Sin(b.line*9), !b.night, false, 1)
			}
		}
		return
	}
	if !still {
		at := 0.60
		if l.Tall {
			at = 0.64
		}
		roof.Windows(c, l.Far, b.p, fade, b.night)
		daybreak.Rise(c, c.Env.W*at-184*l.Far/172, l.Far, b.p, fade*ui.Clamp01(b.p*5), col.Lighten(0.15))
	}
	for sd := range 2 {
		if t, ok := s.on.Top(ztm.BattleField, s.on.Seat(sd)); ok && t.Up && !still {
			daybreak.Swing(c, l.Zones[ztm.BattleField][sd], b.p*1.15)
		}
	}
	for sd := range 2 {
		if a := b.attack[sd]; !a.Still() {
			daybreak.Flap(c, l.Attack[sd], a, b.p, b.night, still, fade)
		}
	}
	if !still {
		s.sweep(c, col)
	}
	word := Text.T(s.on.Lang, b.word)
	sub := Text.T(s.on.Lang, b.word+".sub")
	if b.by != "" {
		sub = Text.T(s.on.Lang, b.word+".by", b.by)
	}
	if at, below := l.OnDial(c.Env); !at.Empty() {
		daybreak.Across(c, at, word, b.p, fade, col, still)
		daybreak.Below(c, below, sub, b.p, fade, still)
		return
	}
	daybreak.Words(c, l.Herald, word, sub, b.p, fade, col, still)
}

func (s *clockwork) turn(pr *present.Presentation) {
	on := s.on
	pr.Quiet()
	n, h, l := int(pr.Event.A), hourOf(pr.Was), on.Lang
	on.Play(pr.Show(0), ui.Call(func() { s.shown.battle = false }))
	pr.Log("log.turn", rules.NoSeat, 0, n, phrases.HourPhrase(h), phrases.Time(h))
	title := Text.T(l, "turn", n) // beside the hand of the clock, where it covers nothing
	on.Play(on.SoundTween("turn-start", 0.6, 0), on.Beside(ui.Tween{Ticks: 30, Start: func() { s.shown.turn = title }, End: func() { s.shown.turn = "" }}))
}

// cardHours presents the hours that each card adds: a ray of light to the hand of the clock.
func (s *clockwork) cardHours(pr *present.Presentation) {
	on := s.on
	dx, dy := s.lay.Dial.Centre()
	var steps []ui.Tween
	for _, ev := range pr.Same() {
		s.tale.Own[ev.Seat] += int(ev.A)
		if ev.A == 0 || pr.Now.Known(ev.Card).Def == 0 {
			continue
		}
		kind := pr.Now.View.S.Card(ev.Card).Zone.Kind()
		x, y := s.centre(kind, ev.Seat)
		r, _ := s.lay.Zone(kind, on.SideOf(ev.Seat))
		size := math.Min(34*on.Unit(), r.H*0.3) // it rises, clear of the clock in the card's corner
		pr.Log("log.hours", ev.Seat, ev.Def, ev.A)
		steps = append(steps, ui.Par(on.Number("+"+strconv.Itoa(int(ev.A)), x, y+r.H*0.3, size, clockCol, s.known(56, 40)), on.Arrow(x, y, dx, dy, clockCol, s.known(22, 13)), on.SoundTween("stack", 0.4, 0)))
	}
	if len(steps) > 0 { // the clock begins to turn as the first one arrives
		on.Play(on.Beside(tween.Stagger(4, steps...)), ui.Wait(s.known(20, 11)))
	}
}

// strides returns the tweens in which the clock goes on by n hours from a, each
// numeral struck; if it tells, with night and day changing places at the last
// border on the way.
func (s *clockwork) strides(a, n, dir int, tells bool, across func(hour float64) ui.Tween) []ui.Tween {
	last := -1 // the step over the border that is told
	hour := func(i int) float64 { return wrapHour(float64(a + dir*i)) }
	for i := range n {
		if tells && ztm.IsNight(int(hour(i))) != ztm.IsNight(int(hour(i+1))) {
			last = i
		}
	}
	steps := make([]ui.Tween, n)
	for i := range steps {
		at, to := hour(i), hour(i+1)
		ticks := max(3, min(s.known(10, 6), s.known(44, 24)/n))
		if last >= 0 && i < last && i >= last-2 { // tick by tick
			steps[i] = s.nears(at, to, dir, 1-0.5*float64(last-1-i))
			continue
		}
		if i == last { // ever slower until the border lies under the pointer, and the clock holds its breath
			steps[i] = ui.Seq(ui.Tween{Ticks: max(ticks, 11-2*s.border.met), Ease: ui.EaseOut, Do: func(p float64) { s.shown.hour = wrapHour(at + 0.45*float64(dir)*p) }},
				across(to))
			continue
		}
		gain := 0.35 + 0.5*float64(i+1)/float64(n)                     // each numeral is struck, the last one loudest
		steps[i] = ui.Seq(ui.Tween{Ticks: ticks, Ease: tween.EaseBack, // past the notch and back into it
			Do: func(p float64) { s.shown.hour = wrapHour(at + float64(dir)*p) },
			End: func() {
				s.shown.hour = to
				s.on.Sound("tick", 0.5, 0)
				s.on.Sound("strike", gain, 0)
				s.on.Surface.Invalidate()
			}})
	}
	return steps
}

// clock presents the medal's way, hour by hour, or its jump.
func (s *clockwork) clock(pr *present.Presentation) {
	on := s.on
	a, b, n := int(pr.Event.A), int(pr.Event.B), int(pr.Event.C)
	s.tale.Goes(pr.Token(pr.Event.Src).Def, a, b)
	tells := ztm.IsNight(a) != ztm.IsNight(b) || pr.Coming().Kind == ztm.EvTimeChange // told where the pointer crosses, and not again
	show := pr.Show(0)
	env := on.Surface.Env()
	still := env != nil && env.Settings.ReducedMotion
	way := math.Remainder(float64(b-a), ztm.Hours)
	by := ""
	if def := pr.Token(pr.Event.Src).Def; def != 0 && a != b { // beside the hand: who turns it, and where
		text := on.T("tale.way", a, b)
		if n < 0 || n == 0 && way < 0 {
			text = on.T("clock.back", text)
		}
		by = on.Named(def, on.Lang)
		text = by + "\n" + text
		on.Play(on.Beside(ui.Tween{Ticks: 60, Start: func() { s.shown.turn = text }, End: func() { s.shown.turn = "" }}))
	}
	across := func(h float64) ui.Tween {
		night := ztm.IsNight(int(h))
		return ui.Seq(s.breath(night), s.cross(night, by, func() {
			show.Start()
			s.shown.hour = h
		}))
	}
	if n == 0 {
		on.Play(on.SoundTween("tick", 0.9, 0))
		if tells && !still { // it is dragged
			on.Play(ui.Tween{Ticks: 12, Ease: ui.EaseIn, Do: func(p float64) {
				s.shown.hour = wrapHour(float64(a) + math.Copysign(0.45*p, way))
				s.border.lean, s.border.shake = p, math.Sin(p*math.Pi*5)
			}})
		}
		if tells {
			on.Play(across(float64(b)))
		} else {
			on.Play(ui.Tween{Ticks: 30, Do: func(p float64) {
				s.shown.hour = wrapHour(float64(a) + way*p)
				if p >= 1 {
					s.shown.hour = float64(b)
				}
			}})
		}
		pr.Log("log.jumpclock", rules.NoSeat, 0, "", phrases.HourPhrase(a), phrases.HourPhrase(b))
		return
	}
	if still { // one step of light
		key := "log.clock"
		if n < 0 {
			n, key = -n, "log.rewind"
		}
		if tells {
			on.Play(across(float64(b)))
		} else {
			on.Play(ui.Tween{Ticks: 8, Start: func() { s.shown.hour = float64(b) }, End: func() {
				on.Sound("tick", 0.7, 0)
				on.Surface.Invalidate()
			}}, ui.Wait(8))
		}
		pr.Log(key, rules.NoSeat, 0, n, phrases.HourPhrase(a), phrases.HourPhrase(b))
		return
	}
	dir, key := 1, "log.clock"
	if n < 0 {
		n, dir, key = -n, -1, "log.rewind"
	}
	steps := s.strides(a, n, dir, tells, across)
	grain := 1.0 + math.Min(2, float64(n/4))
	on.Play(ui.Call(func() { s.place.grain = grain }), ui.Seq(steps...), ui.Call(func() { s.place.grain = 0 }), ui.Wait(4))
	if beyond := wrapHour(float64(b + dir)); ztm.IsNight(b) != ztm.IsNight(int(beyond)) && ztm.IsNight(a) == ztm.IsNight(b) {
		on.Play(on.Beside(s.tremble()))
	}
	pr.Log(key, rules.NoSeat, 0, n, phrases.HourPhrase(a), phrases.HourPhrase(b))
}

// timeChange notes that night and day have changed places; clock has told it.
func (s *clockwork) timeChange(pr *present.Presentation) {
	word := "dawn"
	if pr.Event.A == ztm.ChangeDayToNight {
		word = "dusk"
	}
	s.on.Play(pr.Show(0))
	pr.Log("log."+word, rules.NoSeat, 0)
	if pr.Now.Step() != ztm.StepEffects {
		return
	}
	st := pr.Now.View.S // what the change makes of attacks that already had effects
	for p := range rules.Seat(2) {
		st.Vars[ztm.Chronos] = [...]int16{ztm.Hours / 2, 0}[rules.Truth(word == "dusk")]
		v := s.game.Attack(&st, p)
		st.Vars[ztm.Chronos] = ztm.Hours/2 - st.Vars[ztm.Chronos]
		if n := v - s.game.Attack(&st, p); n != 0 {
			pr.Log("log.attack."+word, p, 0, v, lang.Signed(n))
		}
	}
}
