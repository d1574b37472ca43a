package builder

import (
	"math"
	"strconv"

	"godeck/rules/deck"
	"godeck/scenes/builder/objects"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Chances is the measuring of a deck against the built-in ones, in their order.
type Chances interface {
	// Step goes on for a small part of a tick and reports whether all is done.
	Step() (done bool)
	// Games returns how many games have been played, and of how many.
	Games() (n, of int)
	// Against returns the estimate of the chance to win against a deck, and the
	// bounds of 95 % confidence, from 0 to 1; games is 0 before the first.
	Against(i int) (share, low, high float64, games int)
}

// odds is what is known of the deck's chances.
type odds struct {
	c    Chances
	of   *deck.List // the deck as it is measured
	done bool
	rest int // ticks until the measuring begins
	said int // games at the last build
}

// oddsDelay is how many ticks a deck rests before it is measured.
const oddsDelay = 50

// measure goes on measuring and reports whether there is something new to show.
// It stops while the deck changes.
func (s *Scene) measure(env *ui.Env) bool {
	o, l := &s.odds, s.edit.b.List
	if s.opts.Chances == nil {
		return false
	}
	if o.of == nil || !o.of.Same(l) {
		fresh := o.c != nil
		*o = odds{of: l.Clone(), rest: oddsDelay}
		return fresh
	}
	if o.rest > 0 {
		o.rest--
		return false
	}
	if o.done || s.edit.wrong() != nil {
		return false
	}
	_, _, pressing := s.Surface.Pressing()
	if _, _, dragging := s.Surface.Dragging(); dragging || pressing {
		return false
	}
	if o.c == nil {
		o.c = s.opts.Chances(o.of)
	}
	o.done = o.c.Step()
	n, _ := o.c.Games()
	if !o.done && n < o.said+24 && env.Tick%30 != 0 {
		return false
	}
	changed := n != o.said || o.done
	o.said = n
	return changed
}

// chancePaper declares the chances against the built-in decks, on ruled paper.
func (s sheets) chancePaper(env *ui.Env, f *ui.Surface, r ui.Rect) {
	if s.opts.Chances == nil {
		return
	}
	l := env.Settings.Lang
	decks := s.opts.Lib.Decks()
	said := s.word(env, "odds")
	note := ""
	switch {
	case s.edit.wrong() != nil:
		note = s.word(env, "odds.unready")
	case s.odds.c == nil:
		note = s.word(env, "odds.wait")
	default:
		n, of := s.odds.c.Games()
		note = s.word(env, "odds.games", n, of)
		for i, d := range decks {
			if share, low, high, games := s.odds.c.Against(i); games > 0 {
				said += l.Pick("。", ". ") + s.word(env, "odds.says", d.Name.In(l), percent(share), percent(low), percent(high))
			}
		}
	}
	e := ui.Element{ID: "odds", Rect: r, Role: ui.RoleText, Label: said + l.Pick("。", ". ") + note, Tip: s.word(env, "odds.why")}
	if s.opts.Study != nil && len(s.edit.b.List.Main) > 0 {
		e.Role, e.Hit, e.Tap = ui.RoleButton, r, s.opens("study")
	}
	e.Draw = func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		size := c.Font(13)
		objects.Paper(c, r, -0.006)
		in := r.InsetXY(12*u, 7*u)
		head, in := in.CutTop(size*1.5, 0)
		c.Text(s.word(env, "odds"), head, ui.TextStyle{Face: ui.Bold, Size: size * 1.04, Colour: objects.Ink})
		foot, in := in.CutBottom(size*1.3+8*u, 2*u)
		for i := range decks {
			s.drawOdds(c, in.Col(i, len(decks), 0), i, decks[i].Name.In(l), size)
		}
		bar, line := foot.CutTop(5*u, 1*u)
		c.Fill(bar, 2.5*u, objects.Rule.Alpha(0.5))
		if s.odds.c != nil {
			n, of := s.odds.c.Games()
			done := bar
			done.W *= math.Min(1, float64(n)/float64(max(of, 1)))
			c.Fill(done, 2.5*u, c.Theme.Accent.Darken(0.25))
		}
		c.Text(note, line, ui.TextStyle{Size: size * 0.93, Colour: objects.InkSoft})
	}
	f.Add(e)
}

func percent(x float64) int { return int(math.Round(100 * x)) }

// oddsScale is the part of the chances that the paper shows.
const oddsLow, oddsHigh = 0.2, 0.8

// drawOdds draws a line of the paper: a deck's name, the estimate with its
// margin, and below them dot and bar on a scale with its half marked. There is
// never a dot without its bar.
func (s sheets) drawOdds(c *ui.Canvas, r ui.Rect, i int, name string, size float64) {
	u := c.Px(1)
	c.Fill(ui.Rect{X: r.X - 6*u, Y: math.Round(r.Bottom()), W: r.W + 12*u, H: 1}, 0, ui.Hex(0x7a94b8).Alpha(0.35))
	text, track := r.CutTop(math.Min(r.H*0.6, size*1.5), 0)
	value, share, low, high := "", 0.5, 0.0, 1.0
	games := 0
	if s.odds.c != nil {
		share, low, high, games = s.odds.c.Against(i)
	}
	if games > 0 {
		value = strconv.Itoa(percent(share)) + " % ±" + strconv.Itoa(max(1, percent((high-low)/2)))
	}
	w := 0.0
	if value != "" {
		w = ui.Measure(value, ui.Bold, size*0.93) + 8*u
		c.Text(value, text, ui.TextStyle{Face: ui.Bold, Size: size * 0.93, Colour: objects.Ink, Align: ui.End})
	}
	text.W -= w
	c.Text(cards.Clip(name, text.W, size*0.93), text, ui.TextStyle{Size: size * 0.93, Colour: objects.Ink})
	y := track.Y + track.H*0.45
	at := func(p float64) float64 {
		return track.X + track.W*ui.Clamp01((p-oddsLow)/(oddsHigh-oddsLow))
	}
	c.Fill(ui.Rect{X: track.X, Y: y - 1.5*u, W: track.W, H: 3 * u}, 1.5*u, objects.Rule.Alpha(0.75))
	c.Fill(ui.Rect{X: at(0.5) - 0.75*u, Y: y - 6*u, W: 1.5 * u, H: 12 * u}, 0, objects.InkSoft)
	if games == 0 {
		return
	}
	col := ui.Hex(0x8a7a66)
	if d := s.opts.Lib.Find(s.opts.Lib.Decks()[i].Key); d != 0 {
		col = s.hue(d, s.drawer.lang)
	}
	c.Fill(ui.Rect{X: at(low), Y: y - 4.5*u, W: math.Max(9*u, at(high)-at(low)), H: 9 * u}, 4.5*u, col.Darken(0.1).Alpha(0.5))
	c.Disc(at(share), y, 6*u, ui.Hex(0xfffaf0))
	c.Disc(at(share), y, 4.4*u, col.Darken(0.25))
}
