package cards

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Zoom is the inspector of a table. It shows one card in full, with what it is
// at the moment: as a preview beside the mouse, or as a dialog after a long
// press, a right click, the key "i", or a tap on "read card".
type Zoom struct {
	// Area is where previews appear if they fit there; zero: beside the card.
	Area ui.Rect
	// Foot declares what else a dialog has below the card, and returns the room
	// that is left of in; nil: nothing.
	Foot func(s *ui.Surface, f *CardFace, in ui.Rect) ui.Rect

	cardOf func(board string) rules.CardID // nil: a table without a match
	read   func(c rules.CardID) *Reading   // nil: likewise
	card   rules.CardID                    // shown; 0: only a design
	now    *Reading                        // what it is at the moment
	folds  map[string]bool                 // keywords that were folded or unfolded by hand
	back   []zoomed                        // cards from which one of theirs was opened

	face    *CardFace
	line    string // the log's line about the card, "" when it is only read
	preview *CardFace
	at      ui.Rect
	rest    int
	still   bool // the pointer has not moved since the card came under it
}

// zoomed is a card in the dialog.
type zoomed struct {
	face *CardFace
	card rules.CardID
	line string
}

// Open shows a card as a dialog.
func (z *Zoom) Open(f *CardFace) { z.ShowLine(f, "") }

// ShowLine opens a card with a line of the log about it.
func (z *Zoom) ShowLine(f *CardFace, line string) {
	z.face, z.preview, z.line = f, nil, line
	z.card, z.now, z.folds, z.back = 0, nil, nil, nil
}

// OpenOf shows a card of the match as a dialog, with what it is at the moment.
func (z *Zoom) OpenOf(c rules.CardID, f *CardFace) {
	z.Open(f)
	z.card = c
	z.refresh()
}

// Follow connects the inspector with a match: which card of it one on the
// board is, and what a card is at the moment.
func (z *Zoom) Follow(cardOf func(board string) rules.CardID, read func(c rules.CardID) *Reading) {
	z.cardOf, z.read = cardOf, read
}

// About sets the line of the log about the card of the preview.
func (z *Zoom) About(line string) { z.line = line }

// Previewing reports whether there is a preview, even if it has not appeared yet.
func (z *Zoom) Previewing() bool { return z.preview != nil }

// Appears reports whether the preview is on the screen.
func (z *Zoom) Appears(env *ui.Env) bool {
	return z.preview != nil && z.rest > previewDelay && z.face == nil && !env.Touch && !env.Compact()
}

// Over sets the card of the board that is shown.
func (z *Zoom) Over(board string) {
	if z.card, z.now = 0, nil; board != "" && z.cardOf != nil {
		z.card = z.cardOf(board)
	}
	z.refresh()
}

// refresh reads the card afresh: the match may have gone on.
func (z *Zoom) refresh() {
	if z.now = nil; z.card != 0 && z.read != nil && (z.face != nil || z.preview != nil) {
		z.now = z.read(z.card)
	}
}

// visit opens a card that belongs to the one in the dialog; closing it returns.
func (z *Zoom) visit(b Belonging) {
	z.back = append(z.back, zoomed{z.face, z.card, z.line})
	z.face, z.card, z.line, z.folds = b.Face, b.Card, "", nil
	z.now = nil // what it is under or on is known
	z.card = 0
}

// Close closes the dialog.
func (z *Zoom) Close() {
	z.face, z.card, z.now, z.back = nil, 0, nil, nil
}

// leave closes the card in the dialog, and returns to that from which it was opened.
func (z *Zoom) leave() {
	n := len(z.back)
	if n == 0 {
		z.Close()
		return
	}
	q := z.back[n-1]
	z.back = z.back[:n-1]
	z.face, z.card, z.line = q.face, q.card, q.line
	z.refresh()
}

// Showing returns the card in the dialog, nil for none.
func (z *Zoom) Showing() *CardFace { return z.face }

// previewDelay is how many ticks the mouse rests on a card before the preview shows.
const previewDelay = 14

// unfoldDelay is for how long it rests until a card of paper explains its words, too.
const unfoldDelay = 80

// Hover begins or ends a preview; still: the card has come under a resting pointer.
func (z *Zoom) Hover(f *CardFace, at ui.Rect, on, still bool) {
	if !on {
		z.preview = nil
		return
	}
	z.preview, z.at, z.rest, z.still, z.line = f, at, 0, still, ""
}

// Stir notes that the pointer itself has moved, or that no preview is wanted now.
func (z *Zoom) Stir(moved, wanted bool) {
	if moved {
		z.still = false
	}
	if !wanted {
		z.still, z.rest = true, 0
	}
}

func (z *Zoom) Tick() bool {
	if z.preview == nil || z.still || z.rest > unfoldDelay {
		return false
	}
	z.rest++
	return z.rest == previewDelay+1 || z.rest == unfoldDelay+1 && z.unfolds()
}

// unfolds reports whether the words of the card are explained after a while only.
func (z *Zoom) unfolds() bool { return z.preview != nil && z.preview.Paper != nil }

// How much of a card a text has.
const (
	readAll   = iota
	readBrief // keywords by name, no flavour
	readLeast // and no text of cards on it
)

// runs returns the text shown for a card: the line about it, what it is now,
// the printed numbers in words, and what it does.
func (z *Zoom) runs(f *CardFace, th *ui.Theme, l lang.Lang) []ui.Run {
	var runs []ui.Run
	add := func(r ...ui.Run) { runs = append(runs, r...) }
	nl := ui.Run{Text: "\n"}
	if z.line != "" {
		add(ui.Run{Text: z.line + "\n", Face: ui.Bold, Colour: th.Accent2}, nl)
	}
	if z.now != nil {
		add(z.now.figures(th, l)...)
	}
	for _, s := range f.Stats {
		if z.now.has(s.Label) {
			continue
		}
		col := cmp.Or(s.Colour, f.Frame)
		label := s.Label + "\u00a0"
		if s.Icon != ui.IconNone {
			label = " " + label
			add(ui.Run{Icon: s.Icon, Colour: col.Lighten(0.35)})
		}
		add(ui.Run{Text: label, Colour: th.TextSoft, Whole: true}, ui.Run{Text: s.Value + "\u3000", Face: ui.Bold})
	}
	if n := len(runs); n > 0 && runs[n-1].Text != "\n" {
		add(nl)
	}
	if len(runs) > 0 && len(f.Rules) > 0 {
		add(nl)
	}
	for _, r := range f.Rules {
		add(ui.Run{Text: r}, nl)
	}
	return trimmed(runs)
}

// trimmed returns runs without empty lines at the end.
func trimmed(runs []ui.Run) []ui.Run {
	for len(runs) > 0 && runs[len(runs)-1].Text == "\n" {
		runs = runs[:len(runs)-1]
	}
	return runs
}

// keywords returns the words to explain: those whose reminder the text lacks.
func (f *CardFace) keywords() (out []Keyword) {
	said := strings.ToLower(strings.Join(f.Rules, "\n"))
	for _, k := range f.Keywords {
		if !strings.Contains(said, strings.TrimRight(strings.ToLower(k.Help), ".。")) {
			out = append(out, k)
		}
	}
	return out
}

// whole returns all of a card's text in one, for previews.
func (z *Zoom) whole(f *CardFace, th *ui.Theme, l lang.Lang, most int) []ui.Run {
	runs := z.runs(f, th, l)
	add := func(r ...ui.Run) { runs = append(runs, r...) }
	nl := ui.Run{Text: "\n"}
	if z.now != nil {
		for _, w := range z.now.With {
			add(nl, ui.Run{Text: words.Text.T(l, "read.with", w.How, w.Name), Face: ui.Bold, Colour: th.Warm})
			if w.Face != nil && len(w.Face.Rules) > 0 && most < readLeast {
				add(nl, ui.Run{Text: strings.Join(w.Face.Rules, l.Pick("", " ")), Colour: th.TextSoft})
			}
		}
	}
	if ks := f.keywords(); most == readAll {
		for _, k := range ks {
			add(nl, ui.Run{Text: k.Name, Face: ui.Bold, Colour: th.Accent2}, nl, ui.Run{Text: k.Help, Colour: th.TextSoft})
		}
		if len(ks) > 0 {
			add(nl)
		}
		if f.Flavour != "" {
			add(nl, ui.Run{Text: f.Flavour, Colour: th.TextSoft})
		}
	} else if len(ks) > 0 {
		var names []string
		for _, k := range ks {
			names = append(names, k.Name)
		}
		add(nl, ui.Run{Text: words.List(l, names...), Face: ui.Bold, Colour: th.Accent2})
	}
	return trimmed(runs)
}

// room finds a place for a preview: as near to its card as it fits, but
// neither over the card nor over anything that may have to be clicked next
// (busy), and with the card's picture if there is room. It returns an empty
// rectangle if there is none. pic is how large the picture is: that of a card, or a
// strip above the words.
func (z *Zoom) room(c *ui.Canvas, f *CardFace, size, head float64, busy []ui.Rect) (p *ui.Para, pic ui.Rect, best ui.Rect) {
	u := c.Px(1)
	full := c.Env.Full().Inset(12 * u)
	wide := math.Min(full.W, math.Max(math.Min(300*u, full.W*0.42), math.Min(ui.Measure(f.Title, ui.Bold, c.Font(20))+34*u, full.W*0.5)))
	least := math.Ceil(12 * c.Env.Scale)
	var words *ui.Para
	first := readAll
	if z.unfolds() && z.rest <= unfoldDelay {
		first = readBrief
	}
	for most := first; most <= readLeast; most++ {
		runs := z.whole(f, c.Theme, c.Env.Settings.Lang, most)
		for _, at := range [...]float64{size, math.Max(least, math.Round(size*0.87))} {
			extra := head + c.Font(14)*1.6 + 40*u
			if !z.Area.Empty() {
				p = ui.Layout(runs, at, 1.42, z.Area.W-32*u)
				if pic, best = z.roomIn(z.Area, u, z.Area.W, p.H+extra, busy); !best.Empty() {
					return p, pic, best
				}
			}
			for _, w := range [...]float64{wide, 240 * u, math.Min(460*u, full.W*0.5)} {
				if w > wide && most != first { // wide only for the sense of its words
					continue
				}
				p = ui.Layout(runs, at, 1.42, w-32*u)
				seen, r := z.roomIn(full, u, w, p.H+extra, busy)
				if best.Empty() || best.W > 0 && pic.W == 0 && seen.W > 0 { // in smaller type, but with the picture
					if !r.Empty() {
						words, pic, best = p, seen, r
					}
				}
				if pic.W > 0 {
					return words, pic, best
				}
			}
		}
		if !best.Empty() {
			return words, pic, best
		}
	}
	return p, pic, best
}

// roomIn finds it within full, for a preview of width w whose text is so high.
func (z *Zoom) roomIn(full ui.Rect, u, w, text float64, busy []ui.Rect) (pic, best ui.Rect) {
	ax, ay := z.at.Centre()
	in := w - 32*u
	for _, pic = range [...]ui.Rect{{W: in, H: in * Aspect}, {W: 170 * u, H: 170 * u * Aspect}, {W: in, H: in * strip}, {}} { // the card itself is large enough in the hand
		h := text
		if pic.H > 0 {
			h += pic.H + 10*u
		}
		if h > full.H || pic.W > in || pic.W > 0 && z.at.W > 0.6*pic.W {
			continue
		}
		cost := math.Inf(1)
		try := func(x, y float64) {
			r := ui.Rect{X: x, Y: y, W: w, H: h}.Clamp(full)
			rx, ry := r.Centre()
			if d := math.Hypot(rx-ax, ry-ay); d < cost && r.Intersect(z.at).Empty() && !covers(r, busy) {
				cost, best = d, r
			}
		}
		ys := [...]float64{ay - h/2, z.at.Y - h - 18*u, z.at.Bottom() + 18*u, full.Y, full.Bottom() - h, full.Y + full.H/2 - h/2}
		for _, x := range [...]float64{z.at.Right() + 18*u, z.at.X - w - 18*u, ax - w/2, full.X, full.Right() - w, full.X + full.W/2 - w/2} {
			for _, y := range ys {
				try(x, y)
			}
			for _, o := range busy { // close to what must stay free
				try(x, o.Bottom()+4*u)
				try(x, o.Y-h-4*u)
			}
		}
		if best.Empty() { // or beside it
			for _, o := range busy {
				for _, y := range ys {
					try(o.Right()+4*u, y)
					try(o.X-w-4*u, y)
				}
			}
		}
		if !best.Empty() {
			break
		}
	}
	return pic, best
}

// OnlyRead reports whether a preview may cover a node: log, recent plays, piles, and the
// other side's empty places, which take nothing while no card is held.
func OnlyRead(id string) bool {
	return slices.ContainsFunc([]string{"rail", "log.", "pile-", "recent-", "slot-opp-"}, func(p string) bool { return strings.HasPrefix(id, p) })
}

// strip is how high the picture is above the words of a preview in which there is no
// room for the card, as a part of its width.
const strip = 0.3

// covers reports whether a rectangle hides a part of one of others.
func covers(r ui.Rect, others []ui.Rect) bool {
	return slices.ContainsFunc(others, func(o ui.Rect) bool {
		v := r.Intersect(o)
		return v.W > 2 && v.H > 2
	})
}

// DrawPreview draws the panel beside the mouse, which cannot be operated. busy
// has the places that may have to be clicked.
func (z *Zoom) DrawPreview(c *ui.Canvas, fc *FaceCache, light float64, busy []ui.Rect) {
	f := z.preview
	if !z.Appears(c.Env) {
		return
	}
	u := c.Px(1)
	size := c.Font(14)
	head := c.Font(20) * 1.5
	p, pic, r := z.room(c, f, size, head, busy)
	if r.Empty() {
		return
	}
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "preview", Rect: r, Text: f.Title})
	c.Panel(r, 16*u)
	c.Stroke(r, 16*u, 1.5*u, f.Frame.Alpha(0.8))
	in := r.Inset(16 * u)
	if pic.W > 0 {
		at := ui.Rect{X: in.X + (in.W-pic.W)/2, Y: in.Y, W: pic.W, H: pic.H}
		c.Note(ui.Item{Kind: ui.ItemPicture, Owner: "preview", Rect: at, Text: f.Title})
		switch light := math.Max(light, 0.5); {
		case c.Blank():
		case pic.H < pic.W: // a strip
			c.Draw(fc.Ground(c.Env, f, pic.W, pic.H, light), at, 1)
		default:
			c.Draw(fc.Image(c.Env, c.Theme, f.Picture(), pic.W, light), at, 1) // its text follows
		}
		_, in = in.CutTop(pic.H, 10*u)
	}
	t, in := in.CutTop(head, 0)
	long := ui.Measure(f.Title, ui.Bold, c.Font(20)) / t.W
	c.Text(f.Title, t, ui.TextStyle{Face: ui.Bold, Size: c.Font(20) / math.Max(1, long), Loose: true})
	t, in = in.CutTop(c.Font(14)*1.6, 4*u)
	c.Text(Clip(f.Kind, t.W, c.Font(14)), t, ui.TextStyle{Size: c.Font(14), Colour: f.Frame.Lighten(0.45), Loose: true})
	c.Para(p, in, ui.TextStyle{Size: p.Size, Top: true, Loose: true})
}

func (z *Zoom) Declare(s *ui.Surface, fc *FaceCache, light float64) {
	f := z.face
	if f == nil {
		return
	}
	shut := func(*ui.Env) { z.leave() }
	env := s.Env()
	z.refresh()
	u := s.Px(1)
	tall := env.Portrait()
	w, h := 860.0, 600.0
	if tall {
		w, h = 520, 820
	}
	in := s.Dialog("zoom", f.Title, w, h, shut)
	s.Key("i", shut)
	if z.Foot != nil {
		in = z.Foot(s, f, in)
	}
	var cardR ui.Rect
	if tall {
		cw := math.Min(in.W*0.62, in.H*0.46/Aspect)
		cardR, in = in.CutTop(cw*Aspect, 14*u)
		cardR = cardR.Middle(cw, cw*Aspect)
	} else {
		cw := math.Min(in.H/Aspect, in.W*0.46)
		cardR, in = in.CutLeft(cw, 24*u)
		cardR = cardR.Middle(cw, cw*Aspect)
	}
	pure := f.Picture() // the text is beside it
	s.Add(ui.Element{ID: "zoom.card", Rect: cardR, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Glow(cardR, 14*u, 36*u, f.Frame.Alpha(0.28))
		if c.Blank() {
			NotePicture(c, f, cardR)
		} else {
			k := float64(cardR.W+2*FaceMargin) / cardR.W
			c.Draw(fc.Image(c.Env, c.Theme, pure, cardR.W, math.Max(light, 0.6)), cardR.Middle(cardR.W, cardR.H).InsetXY(-cardR.W*(k-1)/2, -cardR.W*(k-1)/2), 1)
		}
	}})
	size := s.Font(17)
	if tall || env.Compact() {
		size = s.Font(16)
	}
	kh := s.Font(15) * 1.7
	kr, in := in.CutTop(kh, 6*u)
	kind := f.Kind
	if f.Subtitle != "" {
		kind = f.Subtitle + " / " + f.Kind
	}
	s.Label("zoom.kind", kind, kr, ui.TextStyle{Face: ui.Bold, Size: s.Font(15), Colour: f.Frame.Lighten(0.5)})
	off := s.BeginScroll("zoom.text", in, false)
	w = in.W - 12*u
	at := ui.Rect{X: in.X, Y: in.Y - off, W: w}
	write := func(id string, runs []ui.Run) {
		if len(runs) > 0 {
			p := ui.Layout(runs, size, 1.55, w).Even(w)
			s.Para(id, p, ui.Rect{X: at.X, Y: at.Y, W: w, H: p.H}, s.Theme().Text)
			at.Y += p.H + 6*u
		}
	}
	write("zoom.words", z.runs(f, s.Theme(), s.Lang()))
	if z.now != nil {
		for i, b := range z.now.With {
			at.Y = z.belonging(s, fc, light, "zoom.with"+words.Itoa(i), b, at, size)
		}
	}
	for i, k := range f.keywords() {
		at.Y = z.keyword(s, "zoom.word"+words.Itoa(i), k, at, size, in.Bottom()+off)
	}
	if f.Flavour != "" {
		at.Y += 4 * u
		write("zoom.flavour", []ui.Run{{Text: f.Flavour, Colour: s.Theme().TextSoft}})
	}
	s.EndScroll(at.Y + off - in.Y + 8*u)
}

// belonging declares a card on, under or attached to the one in the dialog, with
// what it does; it can be opened. It returns the lower edge.
func (z *Zoom) belonging(s *ui.Surface, fc *FaceCache, light float64, id string, b Belonging, at ui.Rect, size float64) float64 {
	u := s.Px(1)
	runs := []ui.Run{{Text: words.Text.T(s.Lang(), "read.with", b.How, b.Name), Face: ui.Bold, Colour: s.Theme().Warm}}
	cw := 44 * u
	desc := ""
	if b.Face != nil && len(b.Face.Rules) > 0 {
		desc = strings.Join(b.Face.Rules, s.Lang().Pick("", " "))
		runs = append(runs, ui.Run{Text: "\n"}, ui.Run{Text: desc, Colour: s.Theme().TextSoft})
	}
	p := ui.Layout(runs, size*0.92, 1.4, at.W-cw-24*u)
	r := ui.Rect{X: at.X, Y: at.Y, W: at.W, H: math.Max(math.Max(p.H, cw*Aspect)+12*u, s.Env().MinTarget())}
	e := ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: words.Text.T(s.Lang(), "read.with", b.How, b.Name), Desc: desc}
	if b.Face != nil {
		e.Role, e.Hit = ui.RoleButton, r
		e.Tap = func(*ui.Env) { z.visit(b); s.ScrollTo("zoom.text", 0); s.Invalidate() }
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		back := c.Theme.Edge.Alpha(0.10)
		if st.Hover {
			back = c.Theme.Edge.Alpha(0.22)
		}
		c.Fill(r, 8*u, back)
		card, text := r.Inset(6*u).CutLeft(cw, 10*u)
		card = card.Middle(cw, cw*Aspect)
		switch {
		case c.Blank():
		case b.Face != nil:
			c.Draw(fc.Image(c.Env, c.Theme, b.Face, cw, math.Max(light, 0.6)), card, 1)
		default:
			c.Draw(fc.BackImage(c.Env, c.Theme, cw, false), card, 1)
		}
		c.Para(p, text.Middle(text.W, p.H), ui.TextStyle{Size: p.Size, Top: true})
	}
	s.Add(e)
	return r.Bottom() + 6*u
}

// keyword declares a word of a card, which unfolds with its explanation: at
// once as long as that is in sight, otherwise when it is pressed.
func (z *Zoom) keyword(s *ui.Surface, id string, k Keyword, at ui.Rect, size, edge float64) float64 {
	u := s.Px(1)
	pad := 26 * u
	help := ui.Layout([]ui.Run{{Text: k.Help, Colour: s.Theme().TextSoft}}, size, 1.5, at.W-pad)
	name := ui.Layout([]ui.Run{{Text: k.Name, Face: ui.Bold, Colour: s.Theme().Accent2}}, size, 1.3, at.W-pad)
	r := ui.Rect{X: at.X, Y: at.Y, W: at.W, H: math.Max(name.H+6*u, s.Env().MinTarget())}
	open, chosen := z.folds[k.Name]
	if !chosen {
		open = r.Bottom()+help.H < edge
	}
	said := ""
	if open {
		said = k.Help
	}
	s.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: k.Name, Desc: said, Tap: func(*ui.Env) {
		if z.folds == nil {
			z.folds = map[string]bool{}
		}
		z.folds[k.Name] = !open
		s.Invalidate()
	}, Draw: func(c *ui.Canvas, st ui.State) {
		if st.Hover {
			c.Fill(r, 8*u, c.Theme.Edge.Alpha(0.14))
		}
		x, y, d := r.X+9*u, r.Y+r.H/2, 4.5*u
		if open {
			c.Line(x-d, y-d/2, x, y+d/2, 2*u, c.Theme.Accent2)
			c.Line(x, y+d/2, x+d, y-d/2, 2*u, c.Theme.Accent2)
		} else {
			c.Line(x-d/2, y-d, x+d/2, y, 2*u, c.Theme.Accent2)
			c.Line(x+d/2, y, x-d/2, y+d, 2*u, c.Theme.Accent2)
		}
		c.Para(name, ui.Rect{X: r.X + pad, Y: r.Y + (r.H-name.H)/2, W: r.W - pad, H: name.H}, ui.TextStyle{Size: name.Size, Top: true})
	}})
	if !open {
		return r.Bottom()
	}
	s.Para(id+".help", help, ui.Rect{X: at.X + pad, Y: r.Bottom(), W: at.W - pad, H: help.H}, s.Theme().TextSoft)
	return r.Bottom() + help.H + 4*u
}
