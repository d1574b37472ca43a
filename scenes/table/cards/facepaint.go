package cards

import (
	"cmp"
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a card's face shows depends on its width, in CSS pixels: from nameFrom
// its name, from digestFrom its effect in a line or two, from textFrom its
// whole text. Numbers and kind are always shown.
const (
	nameFrom   = 56
	digestFrom = 96
	textFrom   = 220
	leastType  = 10 // of names and kinds painted on faces; a rotated or dragged card is a little smaller
	leastWords = 12 // of what a card does
)

// face is the layout of a face, with its words.
type face struct {
	k    float64 // one CSS pixel
	w    float64 // the card's width
	in   ui.Rect // within the frame
	bar  ui.Rect // the name and the upper numbers of a large face
	art  ui.Rect
	name ui.Rect // the strip of the name
	kind ui.Rect // the line of the kind on a large face
	box  ui.Rect // what it does
	foot ui.Rect // the lower numbers
	seen float64 // the width for words
	rows ui.Rect // the strip of the die
	size float64 // of its digits

	paper bool

	title, sub, text *ui.Para
	gist             bool // text is one of the face's gists
}

func (q *face) large() bool { return !q.bar.Empty() }

// chip returns the height of a number's plate.
func (q *face) chip() float64 {
	switch {
	case q.large():
		return q.w * 0.125
	case q.w < digestFrom*q.k:
		return q.w * 0.25
	case q.paper:
		return q.w * 0.21
	}
	return q.w * 0.19
}

// digits returns the size of a number on its plate; plate is the plate's width.
func (q *face) digits() float64 {
	if q.large() {
		return q.chip() * 0.68
	}
	return q.chip() * 0.74
}

func (q *face) plate(s *Stat) float64 {
	n, k := float64(len([]rune(s.Value))), q.chip()
	if s.Icon != ui.IconNone {
		return k*0.94 + q.digits()*0.60*n
	}
	if n > 3 { // clear of the round ends
		return k * (0.90 + 0.28*n)
	}
	return k * (0.72 + 0.28*n)
}

// Plate returns where the number in the upper left corner stands on a face w wide.
func (f *CardFace) Plate(env *ui.Env, w float64) (r ui.Rect, ok bool) {
	s := f.at(TopLeft)
	if s == nil {
		return r, false
	}
	q := face{k: env.Scale, w: w}
	return ui.Rect{X: 0.048 * w, Y: 0.048 * w, W: q.plate(s), H: q.chip()}, true
}

// layout lays out a face: the picture gets what the words leave.
func (f *CardFace) layout(env *ui.Env, r ui.Rect) (q face) {
	q.k, q.w, q.paper = env.Scale, r.W, f.Paper != nil
	q.in = r.Inset(q.w * 0.048)
	q.seen = q.in.W
	if f.Seen > 0 {
		q.seen = math.Min(q.seen, q.w*(f.Seen-0.06))
	}
	rest, pad := q.in, q.w*0.02
	least := math.Ceil(leastType * q.k)
	if q.w >= textFrom*q.k && !(f.Foot && q.paper) { // stickers over its corners would cover its words
		q.bar, rest = rest.CutTop(q.w*0.135, 0)
		line := math.Max(q.w*0.072, least*1.5)
		high := []float64{0.90, 0.80, 0.70} // the text limits the picture's height
		if len(f.Rules) == 0 && f.Flavour == "" {
			high = []float64{(rest.H - line) / q.in.W}
		}
		for _, h := range high {
			var below ui.Rect
			q.art, below = rest.CutTop(q.in.W*h, 0)
			q.kind, q.box = below.CutTop(line, 0)
			q.setText(f, q.box.InsetXY(q.w*0.03, pad*0.6), math.Max(q.w*0.054, leastWords*q.k), math.Ceil(leastWords*q.k))
			if q.text == nil || q.text.Fits && q.text.Size >= math.Round(q.w*0.054) {
				break
			}
		}
		q.name = q.bar.InsetXY(pad, 0)
		if s := f.at(TopLeft); s != nil {
			_, q.name = q.name.CutLeft(q.plate(s), pad*0.5)
		}
		if s := f.at(TopRight); s != nil {
			_, q.name = q.name.CutRight(q.plate(s), pad*0.5)
		}
		q.setName(f, q.w*0.072, least, q.name.H)
		return q
	}
	if f.Wordless {
		q.art = q.in
		return q
	}
	if f.Foot || f.at(BottomLeft) != nil || f.at(BottomRight) != nil {
		q.foot, rest = rest.CutBottom(q.chip()+pad*0.5, 0)
	}
	if q.w < nameFrom*q.k {
		q.art, q.foot = q.in, ui.Rect{}
		return q
	}
	rest = q.setRows(f, rest)
	q.name = rest
	size := math.Max(least, math.Min(q.w*0.1, math.Max(15*q.k, q.w*0.068)))
	high := math.Max(2.3*least, q.w*0.16)
	if f.Seen > 0 {
		size, high = math.Max(size, 12*q.k), math.Max(high, math.Min(3.4*size, rest.H-q.in.W*0.4))
	}
	q.setName(f, size, least, high)
	if strings.HasSuffix(q.title.Text(), "…") && rest.H > q.in.W*0.5+3.5*least {
		q.setName(f, size, least, 3.4*least)
	}
	h := q.title.H + pad*1.2
	if q.sub != nil {
		h += q.sub.H * 0.95
	}
	if q.w >= cmp.Or(f.From, digestFrom)*q.k && len(f.Digest)+len(f.Gists) > 0 && len(f.Strip) == 0 {
		q.setDigest(f, rest, h, pad)
		if q.text != nil && (f.Seen == 0 || q.text.Said() == Joined(f.Digest) || q.gist) {
			q.box, rest = rest.CutBottom(q.text.H+pad*1.4, 0)
		} else {
			q.text, q.box = nil, ui.Rect{} // the sign of its ability says that there is something to read
		}
	}
	q.name, q.art = rest.CutBottom(h, 0)
	return q
}

// setDigest sets what a small face says beside its name, which takes h, and its picture.
func (q *face) setDigest(f *CardFace, rest ui.Rect, h, pad float64) {
	least := math.Ceil(leastWords * q.k)
	size := math.Max(least, math.Min(q.w*0.086, math.Max(14*q.k, q.w*0.06)))
	q.box = rest
	set := func(words []string, pictures []float64) (whole bool) {
		for _, art := range pictures { // the picture makes room before words are left out
			q.text = SetDigest(words, size, least, math.Min(rest.W, q.seen)-q.w*0.045, rest.H-h-q.in.W*art-pad)
			if q.text != nil && q.text.Said() == Joined(words) {
				return true
			}
		}
		return false
	}
	if len(f.Digest) > 0 && (set(f.Digest, f.pictures()) || q.text != nil && f.Seen == 0 && len(f.Gists) == 0) {
		return
	}
	some := q.text
	if q.w < digestFrom*q.k {
		least = math.Ceil((leastWords - 1) * q.k)
		size = least
	}
	if q.w < gistFrom*q.k { // on phones the next card would cover them, on piles a number
		return
	}
	pictures := f.pictures()
	if f.Paper != nil && f.Foot { // rather a flat picture than an effect without its price
		pictures = append(pictures, 0.50, gistLying)
	}
	for _, pictures := range [...][]float64{pictures, {gistPicture}} {
		for i, words := range f.Gists {
			if q.gist = set(words, pictures); q.gist {
				return
			}
			if i == 0 && some != nil && f.Seen == 0 && len(f.Digest) == 1 { // rather than less than that
				q.text = some
				return
			}
		}
	}
	if f.Seen == 0 {
		q.text = some
	}
}

// pictures returns how high the picture of a small face may be, of its width, the
// best first; at the last one words may be left out.
func (f *CardFace) pictures() []float64 {
	if f.Scene > 0 {
		return []float64{f.Scene, 0.62, 0.56, leastScene, f.Scene}
	}
	if f.Paper != nil && f.Foot { // it lies on a table, where nothing else says it
		return []float64{0.78, 0.72, 0.66, 0.60}
	}
	if f.Room {
		return []float64{0.78, 0.70, 0.62, 0.55, 0.48, leastPicture}
	}
	if f.Paper != nil { // about half of the face
		return []float64{0.78, 0.70, 0.62, 0.55}
	}
	return []float64{0.60, 0.52, 0.45, 0.39}
}

// Says reports that a face so wide says all of its text in no smaller type than least.
func (f *CardFace) Says(env *ui.Env, w, least float64) bool {
	if f == nil {
		return false
	}
	q := f.layout(env, ui.Rect{W: w, H: w * Aspect})
	return q.large() && (q.text == nil || q.text.Fits && q.text.Size >= least)
}

// setRows keeps room for the strip of the die and returns what is above it.
func (q *face) setRows(f *CardFace, rest ui.Rect) ui.Rect {
	n := float64(len(f.Strip))
	if n == 0 {
		return rest
	}
	for q.size = 14 * q.k; q.size > 8*q.k; q.size -= 0.5 * q.k {
		wide := 0.0
		for _, r := range f.Strip {
			wide = math.Max(wide, q.size*(0.86*float64(len(r.Faces))+0.3)+ui.Measure(r.Value, ui.Bold, q.size))
		}
		if wide <= q.seen-q.w*0.05 && n*q.size*1.2 < rest.H*0.4 {
			break
		}
	}
	q.rows, rest = rest.CutBottom(n*q.size*1.2+q.w*0.02, 0)
	return rest
}

// setName sets the title in one line or, if necessary, two, and the subtitle
// below if there is room.
func (q *face) setName(f *CardFace, size, least, high float64) {
	w := math.Min(q.name.W, q.seen) - q.w*0.03
	set := func(s string, face ui.Face, size, h float64) *ui.Para {
		return ui.FitText(s, ui.TextStyle{Face: face, Size: size, Floor: least, Align: ui.Middle, LineHeight: 1.1}, w, h)
	}
	q.title = set(f.Title, ui.Bold, size, size*1.2)
	if !q.title.Fits || q.title.Lines > 1 || q.title.Size < 0.8*size {
		if two := set(f.Title, ui.Bold, size, high); !q.title.Fits || two.Fits && two.Size > q.title.Size {
			q.title = two
		}
	}
	if !q.title.Fits && q.w < digestFrom*q.k { // the longest words on small cards
		least = math.Ceil(0.9 * least)
		q.title = set(f.Title, ui.Bold, least, high)
	}
	if !q.title.Fits && f.Seen > 0 { // a word is wider than what is seen of the card
		least = math.Ceil(0.9 * least)
		if q.title = ui.Layout([]ui.Run{{Text: hyphened(f.Title, w, least), Face: ui.Bold}}, least, 1, w*1.05); q.title.Lines > 3 { // it would run under the number above
			q.title = ui.Layout([]ui.Run{{Text: clipped(f.Title, w, least), Face: ui.Bold}}, least, 1, w*1.05)
		}
		return
	}
	if !q.title.Fits {
		if q.title = ui.Layout([]ui.Run{{Text: hyphened(f.Title, w, least), Face: ui.Bold}}, least, 1, w*1.05); q.title.Lines > 2 {
			q.title = ui.Layout([]ui.Run{{Text: Clip(f.Title, w, least), Face: ui.Bold}}, least, 1.1, w*1.05)
		}
	}
	if f.Subtitle == "" || q.w < digestFrom*q.k || q.title.Lines > 1 {
		return
	}
	if p := set(f.Subtitle, ui.Regular, math.Max(least, size*0.72), size*1.2); p.Fits && p.Lines == 1 && (!q.large() || q.title.H+p.H < high) {
		q.sub = p
	}
}

// setText sets the rules text at the largest size that fits: complete, without
// reminders, or its digest.
func (q *face) setText(f *CardFace, r ui.Rect, size, least float64) {
	runs := paragraphs(f.Rules)
	if len(runs) == 0 {
		if f.Flavour != "" {
			q.text = ui.LayoutFit([]ui.Run{{Text: f.Flavour}}, size, least, 1.35, r.W, r.H)
		}
		return
	}
	if q.text = ui.LayoutFit(runs, size, size, 1.35, r.W, r.H); q.text.Fits {
		return
	}
	var plain []string
	for _, t := range f.Rules {
		plain = append(plain, lang.WithoutReminders(t))
	}
	if q.text = ui.LayoutFit(paragraphs(plain), size, least, 1.3, r.W, r.H); !q.text.Fits {
		q.text = SetDigest(f.Digest, size, least, r.W, r.H)
	} else if p := ui.LayoutFit(runs, size, least, 1.3, r.W, r.H); p.Fits && p.Size >= q.text.Size*0.9 {
		q.text = p
	}
}

// SetDigest sets a digest in a box: all of it, or the whole clauses that there
// is room for, beside them the word that says when another works; nil if no clause
// fits, because such a word alone says nothing. No clause is cut.
func SetDigest(digest []string, size, least, w, h float64) *ui.Para {
	join := "／"
	if strings.IndexFunc(strings.Join(digest, ""), func(r rune) bool { return r >= 0x3000 }) < 0 {
		join = "; "
	}
	set := func(list []string) *ui.Para {
		p := ui.FitText(strings.Join(list, join), ui.TextStyle{Size: size, Floor: least, LineHeight: 1.16}, w, h)
		if !p.Fits || p.Size < least {
			return nil
		}
		return p
	}
	if p := set(digest); p != nil || len(digest) == 0 {
		return p
	}
	var best *ui.Para
	var had []string
	says := false
	for _, d := range digest {
		for _, part := range clauses(d) {
			if heads(d, part) && len(digest) > 1 && says { // it would be read on from what is said before it
				continue
			}
			if p := set(append(had[:len(had):len(had)], part)); p != nil {
				best, had = p, append(had, part)
				says = says || !heads(d, part)
				break
			}
		}
	}
	if !says {
		return nil
	}
	return best
}

// gistFrom is the width from which a face says a gist, in CSS pixels.
const gistFrom = 74

// gistPicture is how high it is at least, of its width, where the few words of a gist have
// no room otherwise.
const gistPicture = 0.25

// gistLying is how high it is at least on a card that lies on a table.
const gistLying = 0.42

// leastPicture is how high a picture is at least, of its width, on a face that makes room
// for what its card does.
const leastPicture = 0.39

// leastScene is how high the picture of a card in the hand is at least, of its width: a third of
// the face.
const leastScene = 0.51

// heads reports whether a part of a clause is only the word before its colon.
func heads(clause, part string) bool {
	rest, ok := strings.CutPrefix(clause, part)
	return ok && (strings.HasPrefix(rest, "：") || strings.HasPrefix(rest, ": "))
}

// clauses returns what may be said of a line of a digest in its stead, the
// longest first: fewer of its sentences, or the word before its colon.
func clauses(d string) []string {
	out := []string{d}
	for i := len(d); i > 0; {
		j := max(strings.LastIndex(d[:i], "。"), strings.LastIndex(d[:i], ". "))
		if j <= 0 {
			break
		}
		if part := strings.TrimRight(d[:j], "。."); !bought(part) {
			out = append(out, part)
		}
		i = j
	}
	for _, colon := range [...]string{"：", ": "} {
		if head, _, ok := strings.Cut(d, colon); ok && len([]rune(head)) <= 12 && !strings.ContainsAny(head, "、,→") {
			out = append(out, head)
		}
	}
	return out
}

// bought reports whether a part of a clause ends in a price: what that buys has been
// left out, and the rest would read as a drawback.
func bought(part string) bool {
	last := part[max(strings.LastIndex(part, "。"), strings.LastIndex(part, ". "), 0):]
	return strings.Contains(last, "代償：") || strings.Contains(last, "cost: ")
}

// clipped cuts the words of a name that are wider than w at a size.
func clipped(name string, w, size float64) string {
	words := strings.Split(name, " ")
	for i, word := range words {
		words[i] = Clip(word, w, size)
	}
	return strings.Join(words, " ")
}

// hyphened breaks the words of a name that are wider than w at a size, at a hyphen of
// their own if they have one.
func hyphened(name string, w, size float64) string {
	var out []string
	for _, word := range strings.Split(name, " ") {
		if ui.Measure(word, ui.Bold, size) <= w {
			out = append(out, word)
			continue
		}
		for _, part := range strings.SplitAfter(word, "-") {
			if rs := []rune(part); ui.Measure(part, ui.Bold, size) > w {
				n := len(rs) - 3
				for n > 3 && ui.Measure(string(rs[:n])+"-", ui.Bold, size) > w {
					n--
				}
				part = string(rs[:n]) + "- " + string(rs[n:])
			}
			out = append(out, part)
		}
	}
	return strings.Join(out, " ")
}

func (f *CardFace) at(c Corner) *Stat {
	for i := range f.Stats {
		if f.Stats[i].Corner == c {
			return &f.Stats[i]
		}
	}
	return nil
}

func (f *CardFace) frame2() ui.Colour {
	return cmp.Or(f.Frame2, f.Frame.Darken(0.45))
}

var (
	faceInk   = ui.Hex(0x07060f)
	faceWords = ui.Hex(0xf1eeff)
	faceGold  = ui.Hex(0xffdf9a)
)

func drawFace(c *ui.Canvas, img *ebiten.Image, f *CardFace, r ui.Rect, light float64) {
	q := f.layout(c.Env, r)
	if f.Paper != nil {
		f.drawSheet(c, &q, r)
	} else {
		f.drawFrame(c, &q, r)
	}
	f.paintArt(c, img, q.art, light)
	// Light and shade over the picture, for depth.
	if f.Paper != nil {
		f.drawStitches(c, &q, r)
	}
	dark, shade := ui.Hex(0x05030f), 0.5
	switch {
	case f.Paper != nil:
		shade = 0.175
	case f.Scene > 0:
		shade = 0.25
	}
	c.Gradient(ui.Rect{X: q.art.X, Y: q.art.Y, W: q.art.W, H: q.art.H * 0.28}, 0, dark.Alpha(shade), dark.Alpha(0))
	c.Gradient(ui.Rect{X: q.art.X, Y: q.art.Y + q.art.H*0.75, W: q.art.W, H: q.art.H * 0.25}, 0, dark.Alpha(0), dark.Alpha(0.9*shade))
	f.drawWindow(c, &q)
	if f.Foil {
		f.drawFoil(c, &q, r)
	}
	f.drawWords(c, &q)
	f.drawSigns(c, &q)
	f.drawStats(c, &q)
}

// drawFrame draws the metal of the frame, and the plates under words.
func (f *CardFace) drawFrame(c *ui.Canvas, q *face, r ui.Rect) {
	w, rad := q.w, q.w*0.06
	c.Fill(r, rad, faceInk)
	body := r.Inset(w * 0.010)
	low := f.frame2()
	c.Gradient4(body, rad*0.9, [4]ui.Colour{f.Frame.Lighten(0.22), f.Frame.Lighten(0.04), low.Lighten(0.04), low.Darken(0.25)})
	c.StrokeGradient(body, rad*0.9, math.Max(1, w*0.010), f.Frame.Lighten(0.62), f.Frame.Mix(faceInk, 0.35))
	if f.Shape == ShapePlace {
		c.Stroke(body.Inset(w*0.019), rad*0.6, math.Max(1, w*0.007), faceGold.Alpha(0.75))
	}
	c.Fill(q.in.Inset(-w*0.008), rad*0.45, faceInk.Alpha(0.9))
	plate := func(r ui.Rect, top, low float64) {
		c.Gradient(r, rad*0.3, f.Frame.Mix(faceInk, top), low2(f).Mix(faceInk, low))
	}
	if q.large() {
		plate(q.bar, 0.50, 0.72)
		plate(q.kind, 0.62, 0.74)
	} else if !q.name.Empty() {
		plate(q.name, 0.52, 0.74)
	}
	for _, b := range [...]ui.Rect{q.box, q.rows, q.foot} {
		if !b.Empty() {
			c.Gradient(b, rad*0.3, ui.Hex(0x1a1636).Mix(f.Frame, 0.10), ui.Hex(0x100d26).Mix(f.Frame, 0.06))
		}
	}
}

func low2(f *CardFace) ui.Colour { return f.frame2().Mix(f.Frame, 0.5) }

// drawWindow draws the edge of the picture, which depends on the card's kind.
func (f *CardFace) drawWindow(c *ui.Canvas, q *face) {
	a, w := q.art, q.w
	c.Clip(a)
	line := math.Max(1, w*0.009)
	metal := f.Frame.Lighten(0.16)
	switch f.Shape {
	case ShapeSpell: // an arch
		k := w * 0.16
		c.Arc(a.X+k, a.Y+k, k*1.25, k*0.5, math.Pi, math.Pi/2, metal)
		c.Arc(a.Right()-k, a.Y+k, k*1.25, k*0.5, -math.Pi/2, math.Pi/2, metal)
		c.Arc(a.X+k, a.Y+k, k, line, math.Pi, math.Pi/2, faceInk)
		c.Arc(a.Right()-k, a.Y+k, k, line, -math.Pi/2, math.Pi/2, faceInk)
	case ShapeThing: // corners cut off
		k := w * 0.055
		for _, p := range [...][4]float64{{a.X, a.Y, 1, 1}, {a.Right(), a.Y, -1, 1}, {a.X, a.Bottom(), 1, -1}, {a.Right(), a.Bottom(), -1, -1}} {
			c.Line(p[0]-k*0.1*p[2], p[1]+k*0.9*p[3], p[0]+k*0.9*p[2], p[1]-k*0.1*p[3], k*0.9, metal)
		}
	case ShapePlace: // brackets
		k := w * 0.10
		for _, p := range [...][4]float64{{a.X, a.Y, 1, 1}, {a.Right(), a.Y, -1, 1}, {a.X, a.Bottom(), 1, -1}, {a.Right(), a.Bottom(), -1, -1}} {
			x, y := p[0]+line*2*p[2], p[1]+line*2*p[3]
			c.Line(x, y, x+k*p[2], y, line*1.4, faceGold.Alpha(0.85))
			c.Line(x, y, x, y+k*p[3], line*1.4, faceGold.Alpha(0.85))
		}
	}
	c.Unclip()
	c.Stroke(a, w*0.012, line, faceInk.Alpha(0.85))
}

// drawFoil draws the foil of a deck's key card over picture and frame.
func (f *CardFace) drawFoil(c *ui.Canvas, q *face, r ui.Rect) {
	cols := [...]ui.Colour{ui.Hex(0xff4fa3), ui.Hex(0xffc24b), ui.Hex(0x5dffb8), ui.Hex(0x46e0ff), ui.Hex(0x9a7bff)}
	n := 7
	for i := range n {
		col, next := cols[i%len(cols)], cols[(i+1)%len(cols)]
		x := q.art.X + q.art.W*float64(i)/float64(n)
		c.Gradient4(ui.Rect{X: x, Y: q.art.Y, W: q.art.W / float64(n), H: q.art.H}, 0,
			[4]ui.Colour{col.Alpha(0.20), next.Alpha(0.20), next.Alpha(0.03), cols[(i+2)%len(cols)].Alpha(0.10)})
	}
	w := q.w
	c.StrokeGradient(r.Inset(w*0.010), w*0.054, math.Max(1.2, w*0.018), ui.Hex(0xfff0b8), ui.Hex(0xd9923a))
	c.StrokeGradient(q.in.Inset(-w*0.012), w*0.03, math.Max(1, w*0.006), ui.Hex(0xffe9a8), ui.Hex(0xb9803a))
	for _, p := range [...][3]float64{{0.16, 0.30, 0.09}, {0.80, 0.16, 0.07}, {0.68, 0.72, 0.05}} {
		k := w * p[2]
		c.Light(q.art.X+q.art.W*p[0], q.art.Y+q.art.H*p[1], k*1.6, ui.Hex(0xffffff).Alpha(0.30))
		c.Icon(ui.IconLight, ui.Rect{X: q.art.X + q.art.W*p[0] - k/2, Y: q.art.Y + q.art.H*p[1] - k/2, W: k, H: k}, ui.Hex(0xffffff).Alpha(0.75))
	}
}

func (f *CardFace) drawWords(c *ui.Canvas, q *face) {
	if q.title == nil {
		return
	}
	ink := f.ink()
	r, h := q.name, q.title.H
	if q.sub != nil {
		h += q.sub.H * 0.95
	}
	y := r.Y + (r.H-h)/2
	r = r.InsetXY(q.w*0.02, 0) // at the left: in a fan the next card covers the right
	c.Para(q.title, ui.Rect{X: r.X, Y: y, W: r.W, H: q.title.H}, ui.TextStyle{Face: ui.Bold, Colour: ink.name, Loose: true})
	if q.sub != nil {
		c.Para(q.sub, ui.Rect{X: r.X, Y: y + q.title.H*0.97, W: r.W, H: q.sub.H}, ui.TextStyle{Colour: ink.sub, Loose: true})
	}
	if q.large() {
		k := q.kind.H * 0.74
		ic, rest := q.kind.InsetXY(q.w*0.02, 0).CutLeft(k, q.w*0.015)
		sign := f.Frame.Lighten(0.5)
		if f.Paper != nil {
			sign = Deep(f.Frame)
		}
		c.Icon(f.KindIcon, ic.Middle(k, k), sign)
		for i := len(f.Marks) - 1; i >= 0; i-- {
			var m ui.Rect
			m, rest = rest.CutRight(k, q.w*0.012)
			c.Icon(f.Marks[i], m.Middle(k, k), sign)
		}
		c.Text(f.Kind, rest, ui.TextStyle{Size: math.Max(math.Ceil(leastType*q.k), q.w*0.042), Floor: leastType * q.k, Colour: ink.kind})
	}
	for i, row := range f.Strip {
		if q.rows.Empty() {
			break
		}
		line := ui.Rect{X: q.rows.X + q.w*0.02, Y: q.rows.Y + q.w*0.01 + float64(i)*q.size*1.2, W: q.seen - q.w*0.04, H: q.size * 1.2}
		for j, n := range row.Faces {
			tile := ui.Rect{X: line.X + float64(j)*0.86*q.size, Y: line.Y + 0.1*q.size, W: 0.78 * q.size, H: q.size}
			c.Fill(tile, 0.16*q.size, faceGold)
			c.Text(string(n), tile, ui.TextStyle{Face: ui.Bold, Size: 0.86 * q.size, Align: ui.Middle, Colour: faceInk, Loose: true})
		}
		c.Text(row.Value, line, ui.TextStyle{Face: ui.Bold, Size: q.size, Align: ui.End, Colour: ink.name, Tabular: true, Loose: true})
	}
	if q.text == nil || q.box.Empty() {
		return
	}
	col := ink.words
	switch {
	case f.Past:
		col = ink.past
	case len(f.Rules) == 0:
		col = ink.flavour
	}
	if len(f.Digest) > 0 && !q.whole(f) { // there is more to read
		k := math.Max(0.05*q.w, 5*q.k)
		x, y := q.box.Right()-k*1.1, q.box.Bottom()-k*0.2
		if f.Room && !q.foot.Empty() { // between the numbers
			x, y = q.foot.Centre()
		}
		drawMore(c, x, y, k)
	}
	st := ui.TextStyle{Size: q.text.Size, Colour: col, Loose: true}
	box := q.box.InsetXY(q.w*0.022, 0)
	if q.large() {
		box = q.box.InsetXY(q.w*0.03, q.w*0.012)
	}
	c.Para(q.text, box, st)
}

// drawMore draws the sign that a card says more than its face.
func drawMore(c *ui.Canvas, x, y, k float64) {
	c.Disc(x, y, k, faceInk)
	c.Ring(x, y, k, math.Max(1, k*0.16), faceGold.Alpha(0.8))
	for _, d := range [...]float64{-0.42, 0, 0.42} {
		c.Disc(x+d*k, y, k*0.15, faceGold)
	}
}

// drawSigns draws, in the lower corners of the picture, the card's kind and
// whether it has an ability.
func (f *CardFace) drawSigns(c *ui.Canvas, q *face) {
	if q.large() || f.Wordless {
		return
	}
	k := math.Max(q.w*0.145, math.Min(11*q.k, q.w*0.26))
	seal := func(x float64, ic ui.Icon, col ui.Colour) {
		y := q.art.Bottom() - k*0.56
		if q.foot.Empty() && q.title == nil { // a tiny face has its numbers there
			y -= f.tinyFoot(q)
		}
		if f.Paper != nil {
			paperSeal(c, x, y, k, ic, col)
			return
		}
		c.Disc(x, y, k*0.5, faceInk.Alpha(0.82))
		c.Ring(x, y, k*0.47, math.Max(0.8, k*0.06), col.Alpha(0.8))
		c.Icon(ic, ui.Rect{X: x - k*0.33, Y: y - k*0.33, W: k * 0.66, H: k * 0.66}, col.Lighten(0.35))
	}
	x := q.art.X + k*0.56
	if f.KindIcon != ui.IconNone && (f.Paper == nil || f.Shape != ShapeBeing) { // who has a heart is a unit
		seal(x, f.KindIcon, f.Frame.Lighten(0.25))
	}
	for i, ic := range f.Marks {
		if q.w < digestFrom*q.k || ic == ui.IconNone {
			break
		}
		col := f.Frame
		if i > 0 {
			col = f.frame2()
		}
		x += k * 1.05
		seal(x, ic, col.Lighten(0.25))
	}
	if len(f.Can) > 0 && q.box.Empty() {
		f.drawCan(c, q, x+k*0.56)
		return
	}
	if len(f.Rules) > 0 && (f.Paper == nil || q.box.Empty()) {
		seal(q.art.X+q.seen-k*0.56, ui.IconAbility, faceGold)
	}
}

// drawCan draws what the card can do in up to three signs, from the right of the
// picture's foot as far as there is room beside x, and above them that it can do more.
func (f *CardFace) drawCan(c *ui.Canvas, q *face, x float64) {
	k := math.Max(q.w*0.2, math.Min(14*q.k, q.w*0.28))
	right, y := q.art.X+q.seen-k*0.1, q.art.Bottom()-k*0.58
	if q.foot.Empty() && q.title == nil {
		y -= f.tinyFoot(q)
	}
	edge, said := right, 0
	for i, s := range f.Can[:min(3, len(f.Can))] {
		n := max(1, s.Times)
		w := k * (1 + 0.3*float64(n-1))
		if right-w < x && i > 0 {
			break
		}
		said++
		c.Fill(ui.Rect{X: right - w, Y: y - k/2, W: w, H: k}, k/2, faceInk.Alpha(0.86))
		c.Stroke(ui.Rect{X: right - w, Y: y - k/2, W: w, H: k}, k/2, math.Max(0.8, k*0.06), s.Colour.Alpha(0.85))
		for j := range n {
			c.Icon(s.Icon, ui.Rect{X: right - w + k*(0.14+0.3*float64(j)), Y: y - k*0.36, W: k * 0.72, H: k * 0.72}, s.Colour.Lighten(0.35))
		}
		right -= w + k*0.06
	}
	if m := math.Max(0.3*k, 5*q.k); len(f.Digest) > said {
		drawMore(c, edge-1.1*m, y-k*0.56-m, m)
	}
}

// tinyFoot returns the height of the numbers over the picture of a face without a foot.
func (f *CardFace) tinyFoot(q *face) float64 {
	if f.at(BottomLeft) == nil && f.at(BottomRight) == nil {
		return 0
	}
	return q.w * 0.27
}

// paragraphs returns the runs of a text.
func paragraphs(list []string) (runs []ui.Run) {
	for i, p := range list {
		if i > 0 {
			runs = append(runs, ui.Run{Text: "\n"})
		}
		runs = append(runs, ui.Run{Text: p})
	}
	return runs
}

// drawStats draws the numbers: the upper ones in the bar or over the picture,
// the lower ones in the foot.
func (f *CardFace) drawStats(c *ui.Canvas, q *face) {
	w, k := q.w, q.chip()
	pad := w * 0.012
	for i := range f.Stats {
		s := &f.Stats[i]
		sw, fs := q.plate(s), q.digits()
		room := q.in.W/2 - pad*1.5
		right := q.in.Right()
		if f.Seen > 0 {
			room, right = q.seen-2*pad, q.in.X+q.seen
			if f.at(s.Corner^1) != nil { // two corners must not meet there, either
				room = q.seen/2 - pad*1.5
			}
		}
		if sw > room { // two corners must not meet
			fs *= math.Max(0.7, (room-k*0.80)/(sw-k*0.80))
			sw = room
		}
		b := ui.Rect{X: q.in.X + pad, Y: q.in.Y + pad, W: sw, H: k}
		if s.Corner == TopRight || s.Corner == BottomRight || s.Corner == MiddleRight {
			b.X = right - pad - sw
		}
		if q.large() {
			b.Y = q.bar.Y + (q.bar.H-k)/2
		}
		switch s.Corner {
		case BottomLeft, BottomRight:
			b.Y = q.art.Bottom() - pad - k
			if !q.foot.Empty() {
				b.Y = q.foot.Y + (q.foot.H-k)/2
			}
		case MiddleLeft, MiddleRight:
			b.Y = q.art.Y + pad
			if !q.large() {
				b.Y += pad + k
			}
		}
		f.drawNumber(c, s, b, fs, w)
	}
	if n := float64(len(f.Signs)); n > 0 && !q.foot.Empty() { // between the lower numbers
		side := 0.0
		for _, at := range [...]Corner{BottomLeft, BottomRight} {
			if s := f.at(at); s != nil {
				side = math.Max(side, q.plate(s)+2*pad)
			}
		}
		d := math.Min(k*0.86, (q.in.W-2*side)/n)
		for i, s := range f.Signs {
			c.Icon(s.Icon, ui.Rect{X: q.in.X + q.in.W/2 + (float64(i)-n/2)*d, Y: q.foot.Y + (q.foot.H-d)/2, W: d, H: d}, s.Colour)
		}
	}
}

func (f *CardFace) drawNumber(c *ui.Canvas, s *Stat, b ui.Rect, fs, w float64) {
	k := b.H
	col := cmp.Or(s.Colour, f.Frame)
	light := col.Lighten(0.45)
	if f.Paper != nil {
		Sticker(c, b, col)
		light = ui.Hex(0xffffff)
	} else {
		c.Shadow(b.Move(0, w*0.01), k*0.42, w*0.05, ui.Hex(0x000000).Alpha(0.7))
		c.Gradient(b, k*0.42, ui.Hex(0x17132f).Mix(col, 0.30), ui.Hex(0x0b0918).Mix(col, 0.12))
		c.Stroke(b, k*0.42, math.Max(1, w*0.012), col.Lighten(0.2))
	}
	tr := b
	if s.Icon != ui.IconNone {
		ir := ui.Rect{X: b.X + k*0.14, Y: b.Y + k*0.21, W: k * 0.58, H: k * 0.58}
		c.Icon(s.Icon, ir, light)
		tr = ui.Rect{X: ir.Right() + k*0.03, Y: b.Y, W: b.Right() - ir.Right() - k*0.14, H: b.H}
	}
	edge := k * 0.12
	if len(s.Value) > 3 && k > 24*c.Env.Scale {
		edge = k * 0.26
	}
	if long := ui.Measure(s.Value, ui.Bold, fs); long > tr.W-edge { // numbers of four or five digits
		fs *= math.Max(0.55, (tr.W-edge)/long)
	}
	c.Text(s.Value, tr, ui.TextStyle{Face: ui.Bold, Size: fs, Colour: ui.Hex(0xffffff), Align: ui.Middle, Tabular: true, Loose: true})
}

// Joined returns a digest as it is set.
func Joined(digest []string) string {
	if t := strings.Join(digest, "／"); strings.IndexFunc(t, func(r rune) bool { return r >= 0x3000 && r != '／' }) >= 0 {
		return t
	}
	return strings.Join(digest, "; ")
}

// FaceWords returns what a face at a width in device pixels says that its card
// does, and the size of its type in CSS pixels; whole reports that all of it is
// said. For tests.
func FaceWords(env *ui.Env, f *CardFace, w float64) (text string, size float64, whole bool) {
	q := f.layout(env, ui.Rect{W: w, H: math.Round(w * Aspect)})
	if q.text == nil {
		return "", 0, len(f.Digest) == 0
	}
	text = q.text.Said()
	return text, q.text.Size / env.Scale, q.whole(f)
}

// whole reports that a face says all that its card does.
func (q *face) whole(f *CardFace) bool {
	all, text := Joined(f.Digest), q.text.Said()
	return text == all || q.large() && !strings.HasPrefix(all, text)
}

// FaceFaults returns the words of a face that do not fit at a width in device pixels, for tests.
func FaceFaults(env *ui.Env, f *CardFace, w float64) (out []string) {
	q := f.layout(env, ui.Rect{W: w, H: math.Round(w * Aspect)})
	if q.title != nil && strings.HasSuffix(q.title.Text(), "…") {
		out = append(out, f.Title)
	}
	if q.text != nil && !q.text.Fits {
		out = append(out, strings.Join(f.Digest, " "))
	}
	if q.art.H < q.in.W*0.37 && q.title != nil && !q.gist {
		out = append(out, f.Title+": no room for the picture")
	}
	return out
}

// FaceName returns the lines of a face's name at a width in device pixels, for tests.
func FaceName(env *ui.Env, f *CardFace, w float64) []string {
	q := f.layout(env, ui.Rect{W: w, H: math.Round(w * Aspect)})
	if q.title == nil {
		return nil
	}
	return strings.Split(q.title.Text(), "\n")
}

// Clip shortens a name that does not fit in a width at a size; readers get its
// full form from the label.
func Clip(name string, w, size float64) string {
	if ui.Measure(name, ui.Bold, size) <= w {
		return name
	}
	rs := []rune(name)
	for len(rs) > 3 && ui.Measure(string(rs)+"…", ui.Bold, size) > w {
		rs = rs[:len(rs)-1]
	}
	return string(rs) + "…"
}

// Brief returns a sentence laid out by a function that says whether it fits. One
// that does not ends earlier, after a word and never within a name in quotation
// marks, with an ellipsis.
func Brief(text string, lay func(text string) *ui.Para) *ui.Para {
	p := lay(text)
	if p.Fits {
		return p
	}
	rs := []rune(text)
	for n := len(rs) - 1; n > 0; n-- {
		if !breaks(rs, n) {
			continue
		}
		short := lay(strings.TrimRight(string(rs[:n]), " ,:;、：；") + "…")
		if short.Fits {
			return short
		}
	}
	return p
}

// breaks reports whether a sentence may end before its n-th rune: outside
// quotation marks, after a word, in Japanese after a mark or a particle.
func breaks(rs []rune, n int) bool {
	quoted := false
	for _, r := range rs[:n] {
		switch {
		case strings.ContainsRune("“《「", r):
			quoted = true
		case strings.ContainsRune("”》」", r):
			quoted = false
		}
	}
	return !quoted && (rs[n] == ' ' || strings.ContainsRune("、。：；）》」をにがはでと", rs[n-1]))
}

// NotePicture records that a card's picture is drawn here; nil is the back.
func NotePicture(c *ui.Canvas, f *CardFace, r ui.Rect) {
	it := ui.Item{Kind: ui.ItemPicture, Text: "back", Rect: r}
	if f != nil {
		it.Text = f.Title
	}
	c.Note(it)
}
