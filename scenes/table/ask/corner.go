package ask

import (
	"math"
	"slices"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Corner is the bay of a button that stands apart from the others, small and without a
// body, at the end of the words: what costs something and is seldom wanted.
const Corner = ui.BayBack + 1

// apart takes the button of the corner out of others.
func apart(bs []Choice) (rest []Choice, corner *Choice) {
	i := slices.IndexFunc(bs, func(b Choice) bool { return b.Button.Bay == Corner })
	if i < 0 {
		return bs, nil
	}
	c := bs[i]
	return slices.Delete(slices.Clone(bs), i, i+1), &c
}

// size returns the size of its letters.
func (c *Choice) size(f *board.Frame) float64 {
	if f.Small {
		return 12
	}
	return 13
}

// wide returns how wide it is beside words of some width.
func (c *Choice) wide(sf *ui.Surface, f *board.Frame, words float64) float64 {
	if c == nil {
		return 0
	}
	u, letters := sf.Px(1), sf.Font(c.size(f))
	w := ui.Measure(c.Button.Label, ui.Bold, letters)*0.58 + 22*u // in two lines
	if c.Button.Icon != ui.IconNone {
		w += letters * 1.8
	}
	w = math.Max(w, 7*letters+22*u) // one in the other's place has much of it
	return math.Max(sf.Env().MinTarget(), math.Min(w, words*0.4))
}

// stand declares it at the end of words, and returns the room that is left for them.
func (c *Choice) stand(sf *ui.Surface, f *board.Frame, words ui.Rect) ui.Rect {
	if c == nil {
		return words
	}
	at, words := words.CutRight(c.wide(sf, f, words.W), 8*sf.Px(1))
	at.H = math.Min(at.H, math.Max(sf.Env().MinTarget(), 38*sf.Px(1))) // as far from the buttons below as it can
	c.declare(sf, f, at)
	return words
}

// declare declares it in a place.
func (c *Choice) declare(sf *ui.Surface, f *board.Frame, at ui.Rect) {
	u, least := sf.Px(1), sf.Env().MinTarget()
	at = at.Middle(at.W, math.Max(least, math.Min(38*u, at.H)))
	b := c.Button
	b.Kind, b.Size, b.Bay = ui.ButtonGhost, c.size(f), ui.BayAny
	sf.Paint(c.ID+".edge", at, func(cv *ui.Canvas) { cv.Stroke(at, 10*u, u, cv.Theme.Edge) })
	sf.Button(c.ID, at, b)
}
