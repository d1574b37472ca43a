// Package takeover shows an attack of Duemagic that other cards may take over: the
// attacker stops over the middle of the star, the hall goes dark, and they rise from
// the hand, the mana and the table to stand about it until one is taken or it charges
// on by itself.
package takeover

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/questions"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// rises is in how many ticks the light has gone and the threads have grown.
const rises = 22

// Takeover is that of a table.
type Takeover struct {
	table *staging.Table
	match *table.Match
	deeds *deeds.Deeds
	age   int // ticks since it is asked about
}

// At returns that of a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds) Takeover {
	return Takeover{table: t, match: m, deeds: d}
}

// Tick lets the light go and the threads grow.
func (s *Takeover) Tick() {
	switch asked := s.match.Prompting(dmg.PromptStack) && len(s.list()) > 0; {
	case !asked:
		s.age = 0
	case s.age < rises:
		if s.age++; s.table.Still {
			s.age = rises
		}
		s.match.Surface.Invalidate()
	}
}

func (s *Takeover) list() []rules.Option {
	list, _ := deeds.Takers(s.deeds)
	return list
}

// Moving reports whether the light is still going.
func (s *Takeover) Moving() bool { return s.age > 0 && s.age < rises }

// Dark is how far the light is gone, from 0 to 1.
func (s *Takeover) Dark() float64 { return float64(s.age) / rises }

// Takes reports whether a card stands about the attacker and is declared here.
func (s *Takeover) Takes(c rules.CardID) bool {
	return c != 0 && slices.ContainsFunc(s.list(), func(o rules.Option) bool { return o.Card == c })
}

// Asked reports whether it is asked about on the table.
func (s *Takeover) Asked() bool { return len(s.list()) > 0 }

// Stands returns where the attacker stands meanwhile, and until what takes its place
// has come; ok is false for any other attack.
func (s *Takeover) Stands() (p board.Pose, ok bool) {
	list, ring := deeds.Takers(s.deeds)
	q := s.deeds.Bare()
	if _, coming := q.Coming(); len(list) == 0 {
		if !coming || s.deeds.Fallen() || q.View.S.Active != s.match.Bottom {
			return p, false
		}
		if ring, ok = s.table.Lay.Ring(0, true, s.match.Surface.Env()); !ok {
			return p, false
		}
	}
	p = board.PoseIn(ring.Attacker, true)
	p.Flat, p.Lift = 1, 0.7
	return p, true
}

// Bright returns the civilizations of what may take over, while that is asked.
func (s *Takeover) Bright() (mask int) {
	for _, o := range s.list() {
		mask |= s.match.Cards.Attr(s.match.View.S.Card(o.Card).Def, dmg.ACiv)
	}
	return mask
}

// Declare declares the cards, what each of them does below it, and its thread.
func (s *Takeover) Declare(sf *ui.Surface) {
	on := s.match
	list, ring := deeds.Takers(s.deeds)
	if len(list) == 0 {
		return
	}
	floor := board.Slot{ID: "takeover", Rect: ring.Attacker, Filled: true, Silent: true, Bare: true, Flat: true}
	on.Takes(&floor, func(c rules.CardID) (out []rules.Option) {
		for _, o := range list {
			if o.Card == c {
				out = append(out, o)
			}
		}
		return out
	}, nil, s.deeds.Use)
	on.Board.Slot(sf, floor)
	for i, o := range list {
		s.put(sf, o, ring, i)
	}
}

// Threads declares the light from the cards to the attacker, which stands over it.
func (s *Takeover) Threads(sf *ui.Surface) {
	on := s.match
	list, ring := deeds.Takers(s.deeds)
	if len(list) == 0 {
		return
	}
	ax, ay := ring.Attacker.Centre()
	sf.Paint("takeover.threads", on.Frame.Stage, func(c *ui.Canvas) {
		k := ui.EaseOut(s.Dark())
		for i, o := range list {
			x, y := ring.Cards[i].Centre()
			thread(c, ui.Point{X: x, Y: y}, ui.Point{X: ax, Y: ay}, k, on.Cards.ColourOf(on.View.S.Card(o.Card).Def))
		}
		if !c.Blank() {
			c.Light(ax, ay, ring.Attacker.H*1.2, ui.Hex(0xffe7c0).Alpha(0.5*k))
		}
	})
}

// put declares a card and its line.
func (s *Takeover) put(sf *ui.Surface, o rules.Option, ring places.Ring, i int) {
	on, l := s.match, s.match.Lang
	st := &on.View.S
	def, t, r := st.Card(o.Card).Def, on.Token(o.Card), ring.Cards[i]
	z, how := st.Card(o.Card).Zone, choices.Exchanges[o.N]
	if from, ok := s.from(o.Card, z); ok && !s.table.Still {
		on.Board.From(t.Board(), from)
	}
	line := on.T("takes."+how, on.Named(st.Card(rules.CardID(st.Vars[dmg.Attacker])).Def, l))
	node := "taker-" + strconv.Itoa(int(o.Card))
	p := board.PoseIn(r, true)
	p.Flat, p.Lift = 1, 0.6
	face := on.Cards.Of(def, l)
	k := board.CardOpts{Node: node, Group: on.T("takes"), Loose: true, Mark: board.MarkLegal, Drag: true, Returns: true, Read: face,
		Label: on.T("node.card", on.CardName(def), on.Numbers(def), line) + on.T("comma") + on.T("kind."+how),
		Tap:   func(env *ui.Env) { s.deeds.Use(env, o) }, Hover: func(*ui.Env, bool) { on.Surface.Invalidate() }}
	if on.Frame.Small || on.Frame.Tall {
		face = s.table.Laid(def)
	}
	on.Board.Put(sf, t.Board(), face, p, k)
	whence := on.T("takes.from", questions.Zone(z.Kind(), l))
	if z.Kind() == dmg.Mana {
		whence = on.T("takes.from.mana")
	}
	s.plate(sf, strconv.Itoa(i), how, whence, line, ui.Rect{X: r.X - 5*sf.Px(1), Y: r.Bottom() + 3*sf.Px(1), W: r.W + 10*sf.Px(1), H: ring.Line - 3*sf.Px(1)}, on.Cards.ColourOf(def))
}

// plate declares what is said below a card: whence it comes, and what becomes of the
// attacker, as far as there is room for that.
func (s *Takeover) plate(sf *ui.Surface, id, how, from, line string, r ui.Rect, col ui.Colour) {
	u, short := sf.Px(1), s.match.T("takes."+how+".short") // the attacker is right beside it
	size := math.Max(13.5*u, 12*sf.Env().Scale)
	in := r.InsetXY(4*u, 1.5*u)
	said := []ui.Run{{Text: short}}
	for _, at := range [...]float64{size, 12 * sf.Env().Scale} {
		for _, text := range [...]string{line, short} {
			runs := []ui.Run{{Text: from + "\n", Face: ui.Bold, Colour: col.Lighten(0.5)}, {Text: text}}
			if len(said) == 1 && ui.Layout(runs, at, 1.1, in.W).H <= in.H {
				said, size = runs, at
			}
		}
	}
	p := ui.Layout(said, size, 1.1, in.W)
	h := math.Min(r.H, p.H+5*u)
	on := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	sf.Paint("takeover.line"+id, r, func(c *ui.Canvas) {
		if s.age < rises/2 {
			return
		}
		if !c.Blank() {
			c.Fill(on, 6*u, ui.Hex(0x0c0720).Alpha(0.93))
			c.Stroke(on, 6*u, 1.2*u, col.Lighten(0.3).Alpha(0.8))
		}
		c.Para(p, on, ui.TextStyle{Size: size, LineHeight: 1.1, Align: ui.Middle, Wrap: true, Colour: ui.Hex(0xffffff)})
	})
}

// from returns where a card that lies nowhere as a card rises from.
func (s *Takeover) from(c rules.CardID, z rules.ZoneID) (p board.Pose, ok bool) {
	r, shown := s.table.Lay.Zone(z.Kind(), s.match.SideOf(z.Seat()))
	if !shown || z.Kind() == dmg.Hand || z.Kind() == dmg.Battle {
		return p, false
	}
	w := 30 * s.match.Unit()
	at := r.Middle(w, w*cards.Aspect)
	if q, ok := s.table.Veins.Stood(c); ok && z.Kind() == dmg.Mana {
		at = ui.Rect{X: q.X - w/2, Y: q.Y - w*cards.Aspect/2, W: w, H: w * cards.Aspect}
	}
	return board.PoseIn(at, true), true
}

// thread draws light from a card to the attacker, grown so far.
func thread(c *ui.Canvas, from, to ui.Point, k float64, col ui.Colour) {
	if k <= 0 {
		return
	}
	u := c.Px(1)
	bend := 26 * u * math.Copysign(1, from.X-to.X)
	at := func(p float64) (x, y float64) {
		return ui.Lerp(from.X, to.X, p), ui.Lerp(from.Y, to.Y, p) - math.Sin(math.Pi*p)*math.Abs(bend)
	}
	c.Note(ui.Item{Kind: ui.ItemArrow, Text: "takes", Rect: ui.Rect{X: from.X, Y: from.Y, W: to.X - from.X, H: to.Y - from.Y}})
	if c.Blank() {
		return
	}
	const n = 14
	px, py := at(0)
	for i := 1; i <= n; i++ {
		x, y := at(k * float64(i) / n)
		long, a := math.Hypot(x-px, y-py), math.Atan2(y-py, x-px)
		c.GlowAt((x+px)/2, (y+py)/2, long, 2*u, a, u, 12*u, col.Alpha(0.4))
		c.Line(px, py, x, y, 2.2*u, col.Lighten(0.5).Alpha(0.9))
		px, py = x, y
	}
	c.Light(px, py, 26*u, col.Lighten(0.3).Alpha(0.6))
}
