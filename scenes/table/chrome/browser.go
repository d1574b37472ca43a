package chrome

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Browser shows all cards of a pile as a dialog.
type Browser struct {
	title string
	about string
	cards []*cards.CardFace
	open  bool
}

// Open lists faces under a title and, if about is not "", a word about their
// place; tapping a card opens its zoom.
func (b *Browser) Open(title, about string, cards []*cards.CardFace) {
	b.title, b.about, b.cards, b.open = title, about, cards, true
}

// Opened reports whether the list is shown.
func (b *Browser) Opened() bool { return b.open }

// Close closes the list.
func (b *Browser) Close() { b.open = false }

func (b *Browser) Declare(s *ui.Surface, t *board.Base) {
	if !b.open {
		return
	}
	u := s.Px(1)
	h := 620.0
	if len(b.cards) == 0 {
		h = 260
	}
	in := s.Dialog("browser", b.title+"\u3000"+words.Cards(s.Lang(), len(b.cards)), 900, h, func(*ui.Env) { b.open = false })
	if b.about != "" {
		p := ui.Layout([]ui.Run{{Text: b.about}}, s.Font(15), 1.45, in.W)
		var r ui.Rect
		r, in = in.CutTop(p.H, 10*u)
		s.Para("browser.about", p, r, s.Theme().TextSoft)
	}
	if len(b.cards) == 0 {
		s.Label("browser.empty", words.Of(s, "empty"), in, ui.TextStyle{Size: s.Font(17), Colour: s.Theme().TextSoft, Align: ui.Middle})
		return
	}
	gap := 12 * u
	cols := int(math.Max(2, math.Floor((in.W+gap)/(132*u+gap))))
	cw := (in.W - 10*u - gap*float64(cols-1)) / float64(cols)
	ch := cw * cards.Aspect
	off := s.BeginScroll("browser.list", in, false)
	for i, f := range b.cards {
		r := ui.Rect{X: in.X + float64(i%cols)*(cw+gap), Y: in.Y + float64(i/cols)*(ch+gap) - off, W: cw, H: ch}
		t.FaceButton(s, "browser.card"+words.Itoa(i), r, f, ui.Button{}, nil)
	}
	rows := (len(b.cards) + cols - 1) / cols
	s.EndScroll(float64(rows)*(ch+gap) - gap)
}
