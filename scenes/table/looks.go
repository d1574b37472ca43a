package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// Look is how a place or its cards can look besides the usual. It is opened by
// beating a rival, chosen in the set-up, and changes nothing of the match.
type Look struct {
	ID    string // in stored set-ups; lower-case letters and hyphens
	Back  bool   // of the cards' backs; otherwise the light of the place
	Name  lang.Phrase
	Hues  [2]ui.Colour // of a light: from above and below, and of what falls; of a back: ground and ink
	Motif Motif
}

// Prize is a deck that beating a rival opens in the set-up. Whoever has its code
// or its list may bring it anyway: it is kept back from nobody.
type Prize struct {
	Rival string // "": there is none
	Code  string // of the deck (deck.ReadCode), without a name
	Name  lang.Phrase
	Plan  lang.Phrase // how it wants to win, in one line
}

// Opens says what beating a rival opens, to be put into the quotation marks of
// the language; empty for nothing.
func (e *Entry) Opens(rival string) (out lang.Phrase) {
	if k := e.LookOf(rival); k != nil {
		out = k.Name
	}
	switch d := e.Prize; {
	case d.Rival != rival || rival == "":
	case out.EN == "":
		out = d.Name
	default: // each in marks of its own
		out = lang.Phrase{JA: out.JA + "」とデッキ「" + d.Name.JA, EN: out.EN + "” and the deck “" + d.Name.EN}
	}
	return out
}

// Motif is what falls in a light, or the pattern of a back.
type Motif uint8

// The motifs.
const (
	Plain Motif = iota
	Rain
	Snow
	Leaves
	Sparks

	Rings
	Waves
	Stripes
	Checks
	Rays
)

// The settings of a set-up that looks are chosen by.
const (
	LightTerm = "light"
	BackTerm  = "back"
)

// LooksOf returns the looks that are open as settings: a light and a back, each
// the usual one or that of a beaten rival.
func (e *Entry) LooksOf(beaten func(rival string) bool) (terms []Term) {
	for _, t := range [...]Term{{ID: LightTerm, Name: lang.Phrase{JA: "場の光", EN: "Light of the place"}}, {ID: BackTerm, Name: lang.Phrase{JA: "カードの裏", EN: "Card back"}}} {
		t.Values = []TermValue{{Name: lang.Phrase{JA: "いつもの", EN: "The usual"}, Why: lang.Phrase{JA: "勝ったライバルがひらいてくれたものから選べます。", EN: "Choose from what beaten rivals have opened."}}}
		for i, r := range e.Rivals {
			if i < len(e.Looks) && e.Looks[i].Back == (t.ID == BackTerm) && beaten(r.ID) {
				t.Values = append(t.Values, TermValue{ID: e.Looks[i].ID, Name: e.Looks[i].Name, Why: lang.Phrase{JA: r.Name.JA + "に勝ってひらきました。", EN: "Opened by beating " + r.Name.EN + "."}})
			}
		}
		if len(t.Values) > 1 {
			terms = append(terms, t)
		}
	}
	return terms
}

// LookOf returns what a rival opens, nil for nothing.
func (e *Entry) LookOf(rival string) *Look {
	for i, r := range e.Rivals {
		if r.ID == rival && i < len(e.Looks) {
			return &e.Looks[i]
		}
	}
	return nil
}

// Dress gives a table the looks of these ids; unknown ones change nothing.
func (e *Entry) Dress(sc ui.Scene, ids ...string) {
	m := matchOf(sc)
	if m == nil {
		return
	}
	for i := range e.Looks {
		for _, id := range ids {
			k := &e.Looks[i]
			switch {
			case k.ID != id:
			case k.Back:
				m.Faces.Look = k.DrawBack // the rival's have theirs
			default:
				own := m.Backdrop
				m.Backdrop = func(c *ui.Canvas) {
					if own != nil {
						own(c)
					}
					k.DrawLight(c)
				}
			}
		}
	}
}

// part is a number between 0 and 1 for the ith of many things, the same in
// every frame.
func part(i int, by float64) float64 { return math.Mod(float64(i+1)*by, 1) }

// DrawLight draws a light over a place: nothing in it moves, so a table at rest
// is still drawn once.
func (k *Look) DrawLight(c *ui.Canvas) {
	w, h, u := c.Env.W, c.Env.H, c.Px(1)
	c.Gradient(ui.Rect{W: w, H: h}, 0, k.Hues[0].Alpha(0.30), k.Hues[1].Alpha(0.16))
	n := map[Motif]int{Rain: 70, Snow: 70, Leaves: 34, Sparks: 30}[k.Motif]
	for i := range n {
		near := 0.5 + part(i, 0.37139)
		x, y, s := part(i, 0.61803)*w, part(i, 0.75488)*h*0.62, u*near
		switch k.Motif {
		case Rain:
			c.Line(x, y, x-5*s, y+26*s, 1.1*s, ui.Hex(0xdce8ff).Alpha(0.20))
		case Snow:
			c.Disc(x, y, 1.9*s, ui.Hex(0xffffff).Alpha(0.5))
		case Leaves:
			col := k.Hues[i%2].Lighten(0.25)
			c.BoxAt(x, y, 10*s, 5.5*s, part(i, 0.2137)*2*math.Pi, 2.7*s, col.Alpha(0.75), col.Darken(0.3).Alpha(0.75))
		case Sparks:
			c.Light(x, y, 13*s, k.Hues[1].Lighten(0.2).Alpha(0.4))
			c.Disc(x, y, 1.5*s, k.Hues[1].Lighten(0.6).Alpha(0.9))
		}
	}
}

// DrawBack draws a back over the game's own, whose sign stays in sight.
func (k *Look) DrawBack(c *ui.Canvas, r ui.Rect) {
	w := r.W
	in := r.Inset(w * 0.055)
	ground, ink := k.Hues[0], k.Hues[1]
	c.Gradient(in, w*0.05, ground.Lighten(0.12).Alpha(0.9), ground.Darken(0.25).Alpha(0.9))
	x, y := in.Centre()
	line := math.Max(1, w*0.012)
	faint := ink.Alpha(0.5)
	for i := range 9 {
		at := in.Y + in.H*(float64(i)+0.5)/9
		switch k.Motif {
		case Rings:
			if i < 4 {
				c.Ring(x, y, w*(0.12+0.085*float64(i)), line, faint)
			}
		case Waves:
			for j := range 6 {
				c.Arc(in.X+in.W*(float64(j)+0.5)/6, at+w*0.05, in.W/12, line, math.Pi, math.Pi, faint)
			}
		case Stripes:
			c.Fill(ui.Rect{X: in.X + w*0.03, Y: at - w*0.012, W: in.W - w*0.06, H: w * 0.024}, 0, faint)
		case Checks:
			for j := i % 2; j < 6; j += 2 {
				c.Fill(ui.Rect{X: in.X + in.W*float64(j)/6, Y: in.Y + in.H*float64(i)/9, W: in.W / 6, H: in.H / 9}, 0, ink.Alpha(0.2))
			}
		case Rays:
			for j := range 2 {
				s, co := math.Sincos((float64(2*i+j) + 0.5) / 18 * 2 * math.Pi)
				c.Line(x+w*0.2*co, y+w*0.2*s, x+w*0.38*co, y+w*0.38*s, line, faint)
			}
		}
	}
	c.Stroke(in.Inset(w*0.025), w*0.04, line, ink.Alpha(0.8))
	c.BoxAt(x, y, w*0.2, w*0.2, math.Pi/4, w*0.02, ink, ink.Darken(0.3))
	c.BoxAt(x, y, w*0.12, w*0.12, math.Pi/4, w*0.015, ground, ground)
}
