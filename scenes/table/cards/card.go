package cards

import (
	"cmp"
	"container/list"
	"image"
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"

	"github.com/hajimehoshi/ebiten/v2"
)

// Aspect is a card's height divided by its width (63 × 88 mm).
const Aspect = 88.0 / 63.0

// Corner is a corner of a card's face.
type Corner uint8

// The corners.
const (
	TopLeft Corner = iota
	TopRight
	BottomLeft
	BottomRight
	MiddleLeft
	MiddleRight
	Above // the upper left edge, clear of the number in the corner; for badges
)

// Stat is a number printed on a card: large in its corner, in words in the zoom.
type Stat struct {
	Corner Corner
	Icon   ui.Icon
	Label  string // for the zoom and for readers
	Value  string // short: one to three digits
	Colour ui.Colour
}

// Glyph is a small sign on a face, without a number.
type Glyph struct {
	Icon   ui.Icon
	Colour ui.Colour
	Times  int // how often it stands there, one over the other; 0: once
}

// Keyword is a word of the rules text with its explanation.
type Keyword struct {
	Name, Help string
	General    struct{ Name, Help string } // for the glossary, if Name and Help are specific to a card; zero: the same
}

// ArtDrawer paints a card's picture; package sprites implements it. Light is
// that of the table: 0 deepest night, 1 full day.
type ArtDrawer interface {
	DrawArt(dst *ebiten.Image, artID string, r ui.Rect, light float64)
}

// Waiter is an ArtDrawer whose pictures may be on their way: until they are there a
// face has a ground in its colour, since any other picture would be another card's.
type Waiter interface{ Waits() bool }

// FigureDrawer paints what a card's picture is about and nothing else.
type FigureDrawer interface {
	DrawFigure(dst *ebiten.Image, artID string, r ui.Rect, light float64)
}

// CardFace is everything that a card design shows, in one language.
type CardFace struct {
	ID       string // with Title the key of the face cache: equal keys must look the same
	Title    string
	Subtitle string
	Kind     string // "Character · Flame"
	KindIcon ui.Icon
	Frame    ui.Colour // the frame's colour
	Frame2   ui.Colour // shade of the frame; zero: a darker Frame
	Art      ArtDrawer // nil: a quiet gradient
	ArtID    string
	Stats    []Stat
	Shape    Shape
	Marks    []ui.Icon  // its elements or civilizations, beside the icon of its kind if there is room
	Can      []Glyph    // what it can do, in signs: on a face too small for its words
	Signs    []Glyph    // small signs between the lower numbers
	Strip    []Row      // what the numbers of a die do: on a small face, instead of the text
	Seen     float64    // the share of a small face, from its left, that has the words: the next card covers the rest; 0: all
	Wordless bool       // a small face has no words: they stand before it
	From     float64    // the width in CSS pixels from which a small face says what its card does; 0: as all do
	Scene    float64    // of a small face: its picture is that high, of its width, unless all that it does can be said beside a lower one; 0: words come first
	Room     bool       // a small face makes its picture as low as what it does needs
	Lit      float64    // the light in which its picture is always seen; 0: the table's
	Foot     bool       // keeps room at its foot even without numbers there, for a sign drawn over it
	Rules    []string   // generated text, one entry per paragraph
	Digest   []string   // the shortest form of Rules
	Gists    [][]string // what a small face may say where there is no room for any of it, the most first: a line per ability
	Flavour  string
	Keywords []Keyword
	Foil     bool
	Paper    *Paper // drawn on paper; nil: metal and dark plates
	Past     bool   // its words do not count any more: they are dim
}

// Row is a line of a die's strip: its numbers, and what they do in a few digits.
type Row struct{ Faces, Value string }

// Shape is the form of a face's frame, which shows the kind of card from afar.
type Shape uint8

// The shapes.
const (
	ShapeBeing Shape = iota // is on the table and fights
	ShapeSpell              // works once: its window is an arch
	ShapePlace              // stays and works: a frame within the frame
	ShapeThing              // is put on something, or set: cut corners
)

// Say describes the face for readers.
func (f *CardFace) Say() string {
	out := f.Kind
	for _, s := range f.Stats {
		out += "; " + s.Label + " " + s.Value
	}
	for _, r := range f.Rules {
		out += "; " + r
	}
	return out
}

// FaceBudget is how many bytes of texture the face cache may hold beyond the
// faces drawn within faceRest ticks.
const (
	FaceBudget = 6 << 20
	faceRest   = 30
	// facesAtOnce is how many faces are painted per picture if only the light has changed.
	facesAtOnce = 3
)

type faceKey struct {
	id, title string
	w, h      int // h 0: a card's
	light     int
}

type faceEntry struct {
	key   faceKey
	img   *ebiten.Image
	bytes int
	used  int64
}

// FaceCache renders faces once and keeps them. The zero value is ready to use.
type FaceCache struct {
	Back func(c *ui.Canvas, r ui.Rect) // the game's card back; nil: the default one
	Look func(c *ui.Canvas, r ui.Rect) // what the player's own cards have over it; nil: nothing

	m     map[faceKey]*list.Element
	order list.List
	bytes int

	made    int  // faces painted since the last tick
	waiting bool // a face was shown in an outdated light
	fresh   int  // typeset.Rests and renewals when the faces were painted
}

// FaceMargin is the transparent border, in pixels, that keeps rotated edges smooth.
const FaceMargin = 2

// lightSteps is the number of light levels in which faces are rendered.
const lightSteps = 4

func bucket(w float64) int {
	n := int(math.Ceil(w))
	switch {
	case n <= 64:
		return (n + 3) &^ 3
	case n <= 160:
		return (n + 7) &^ 7
	}
	return (n + 15) &^ 15
}

// thrifty reduces a width which, or whose height, is just above a power of two to that
// on fine screens, where the difference is invisible and the texture half the size.
func thrifty(env *ui.Env, w int) int {
	if env.Scale < 2 {
		return w
	}
	if p := pow2(w+2*FaceMargin) / 2; (w+2*FaceMargin)*4 < p*5 {
		w = p - 2*FaceMargin
	}
	h := int(math.Round(float64(w)*Aspect)) + 2*FaceMargin
	if p := pow2(h) / 2; h*4 < p*5 {
		w = int(float64(p-2*FaceMargin) / Aspect)
	}
	return w
}

// lightStep returns the level in which a face is rendered: in every second only where
// it is as small as on a pile.
func (f *CardFace) lightStep(w, light float64) int {
	l := ui.Clamp01(cmp.Or(f.Lit, light)) * lightSteps
	if w <= 64 {
		return int(math.Round(l/2)) * 2
	}
	return int(math.Round(l))
}

// Image returns the face at a width in device pixels, rendered on first use.
func (fc *FaceCache) Image(env *ui.Env, th *ui.Theme, f *CardFace, w, light float64) *ebiten.Image {
	lb := f.lightStep(w, light)
	k := faceKey{f.ID, f.Title, thrifty(env, bucket(w)), 0, lb}
	return fc.get(env.Tick, k, func(img *ebiten.Image, r ui.Rect) {
		own := *env // the picture counts as a window of its own
		own.W, own.H = r.Right()+FaceMargin, r.Bottom()+FaceMargin
		c := ui.NewCanvas(&own, th, img, nil)
		drawFace(c, img, f, r, float64(lb)/lightSteps)
	})
}

// Travels returns the width in which to ask for a face, nil for a back, while its card
// grows smaller from w to end, both in device pixels: that of a face which is there
// and will do, so that a way is not painted size by size.
func (fc *FaceCache) Travels(f *CardFace, w, end float64) float64 {
	if w == end {
		return w
	}
	id, title := "\x00back", ""
	if f != nil {
		id, title = f.ID, f.Title
	}
	for e := fc.order.Front(); e != nil; e = e.Next() {
		k := &e.Value.(*faceEntry).key
		if is := float64(k.w); k.id == id && (f == nil || k.title == title) && k.h == 0 && is >= 0.75*w && is <= 2*w {
			return is
		}
	}
	if end >= 0.75*w {
		return end
	}
	return w
}

// soon reports whether a face is painted, or may be painted in this picture.
func (fc *FaceCache) soon(env *ui.Env, f *CardFace, w, light float64) bool {
	k := faceKey{f.ID, f.Title, thrifty(env, bucket(w)), 0, f.lightStep(w, light)}
	if _, ok := fc.m[k]; !ok && fc.made >= facesAtOnce {
		fc.waiting = true
		return false
	}
	return true
}

// Picture returns the face without its words, for use beside them, with its own cache key.
func (f *CardFace) Picture() *CardFace {
	g := *f
	g.ID += "/picture"
	g.Rules, g.Digest, g.Flavour = nil, nil, ""
	return &g
}

// groundMost is the width, in device pixels, above which a ground is scaled up.
const groundMost = 400

// Ground returns a card's picture without its frame, as the ground of a place.
func (fc *FaceCache) Ground(env *ui.Env, f *CardFace, w, h, light float64) *ebiten.Image {
	if k := groundMost / w; k < 1 {
		w, h = w*k, h*k
	}
	lb := int(math.Round(ui.Clamp01(light) * lightSteps))
	k := faceKey{id: f.ID, title: "\x00ground", w: bucket(w), h: bucket(h), light: lb}
	return fc.get(env.Tick, k, func(img *ebiten.Image, r ui.Rect) {
		f.Art.DrawArt(img, f.ArtID, r.Inset(-FaceMargin), float64(lb)/lightSteps)
	})
}

// BackImage returns the card back at a width in device pixels: of the player's own
// cards, unless it is said that they are theirs.
func (fc *FaceCache) BackImage(env *ui.Env, th *ui.Theme, w float64, theirs bool) *ebiten.Image {
	k := faceKey{id: "\x00back", w: thrifty(env, bucket(w))}
	own := fc.Look != nil && !theirs
	if own {
		k.title = "\x00own"
	}
	return fc.get(env.Tick, k, func(img *ebiten.Image, r ui.Rect) {
		c := ui.NewCanvas(env, th, img, nil)
		if fc.Back != nil {
			fc.Back(c, r)
		} else {
			drawBack(c, r)
		}
		if own {
			fc.Look(c, r)
		}
	})
}

// Figure returns what a face's picture is about, where it is on the face and nothing
// else of it, as fine as it is shown so many times as large as on a face w wide; nil if
// the picture cannot be taken apart.
func (fc *FaceCache) Figure(env *ui.Env, f *CardFace, w, larger, light float64) *ebiten.Image {
	d, ok := f.Art.(FigureDrawer)
	if !ok {
		return nil
	}
	lb := int(math.Round(ui.Clamp01(light) * lightSteps))
	of := float64(thrifty(env, bucket(w))) // the face that it stands out of
	k := faceKey{id: f.ID, title: "\x00figure", w: thrifty(env, bucket(of*larger)), light: lb}
	return fc.get(env.Tick, k, func(img *ebiten.Image, r ui.Rect) {
		q := f.layout(env, ui.Rect{W: of, H: math.Round(of * Aspect)})
		s := r.W / of
		q.art = ui.Rect{X: r.X + q.art.X*s, Y: r.Y + q.art.Y*s, W: q.art.W * s, H: q.art.H * s}
		if f.Wordless { // words stand before its foot
			img = img.SubImage(image.Rect(0, 0, img.Bounds().Dx(), int(0.71*float64(img.Bounds().Dy())))).(*ebiten.Image)
		}
		d.DrawFigure(img, f.ArtID, q.art, float64(lb)/lightSteps)
	})
}

// pow2 returns the real side of a texture.
func pow2(n int) int {
	p := 16
	for p < n {
		p *= 2
	}
	return p
}

// otherLight returns a face rendered in another light.
func (fc *FaceCache) otherLight(now int64, k faceKey) *ebiten.Image {
	for d := 1; d <= lightSteps; d++ {
		for _, lb := range [2]int{k.light - d, k.light + d} {
			q := k
			q.light = lb
			if e, ok := fc.m[q]; ok {
				en := e.Value.(*faceEntry)
				en.used = now
				return en.img
			}
		}
	}
	return nil
}

// Tick begins a new picture and reports whether faces wait for their light.
func (fc *FaceCache) Tick() bool {
	w := fc.waiting
	fc.made, fc.waiting = 0, false
	if n := typeset.Rests() + renewals; n != fc.fresh { // words lacked characters, or faces their pictures
		fc.fresh = n
		fc.Forget()
		w = true
	}
	return w
}

// renewals counts the calls of Renew.
var renewals int

// Renew has every cache paint its faces again: pictures that they lacked are
// there.
func Renew() { renewals++ }

// Forget drops all rendered faces, when art arrives or the language changes.
func (fc *FaceCache) Forget() {
	for e := fc.order.Front(); e != nil; e = e.Next() {
		e.Value.(*faceEntry).img.Deallocate()
	}
	fc.order.Init()
	fc.m, fc.bytes = nil, 0
}

func (fc *FaceCache) get(now int64, k faceKey, render func(img *ebiten.Image, r ui.Rect)) *ebiten.Image {
	if fc.m == nil {
		fc.m = map[faceKey]*list.Element{}
	}
	if e, ok := fc.m[k]; ok {
		fc.order.MoveToFront(e)
		en := e.Value.(*faceEntry)
		en.used = now
		return en.img
	}
	if fc.made >= facesAtOnce { // a change of light reaches the cards one after the other
		if img := fc.otherLight(now, k); img != nil {
			fc.waiting = true
			return img
		}
	}
	fc.made++
	h := k.h
	if h == 0 {
		h = int(math.Round(float64(k.w) * Aspect))
	}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, k.w+2*FaceMargin, h+2*FaceMargin), &ebiten.NewImageOptions{Unmanaged: true})
	render(img, ui.Rect{X: FaceMargin, Y: FaceMargin, W: float64(k.w), H: float64(h)})
	en := &faceEntry{key: k, img: img, bytes: pow2(k.w+2*FaceMargin) * pow2(h+2*FaceMargin) * 4, used: now}
	fc.m[k] = fc.order.PushFront(en)
	fc.bytes += en.bytes
	for fc.bytes > FaceBudget && fc.order.Len() > 8 {
		e := fc.order.Back()
		old := e.Value.(*faceEntry)
		if now-old.used < faceRest && now >= old.used {
			break
		}
		fc.order.Remove(e)
		delete(fc.m, old.key)
		fc.bytes -= old.bytes
		old.img.Deallocate()
	}
	return img
}

func (f *CardFace) paintArt(c *ui.Canvas, img *ebiten.Image, r ui.Rect, light float64) {
	if w, ok := f.Art.(Waiter); ok && w.Waits() {
		c.Gradient(r, 0, f.Frame.Mix(faceInk, 0.45), f.Frame.Mix(faceInk, 0.75))
		return
	}
	if f.Art != nil {
		f.Art.DrawArt(img, f.ArtID, r, light)
		return
	}
	// Placeholder: a dusk gradient with a moon, different for every id.
	h := uint32(2166136261)
	for _, b := range []byte(f.ArtID + f.ID) {
		h = (h ^ uint32(b)) * 16777619
	}
	a := f.Frame.Mix(ui.Hex(0x1b1145), 0.35)
	b := ui.Hex(0x0b0a24).Mix(f.Frame, 0.25+0.2*light)
	c.Gradient(r, 0, b, a)
	x := r.X + r.W*(0.25+0.5*float64(h%97)/97)
	y := r.Y + r.H*(0.25+0.25*float64(h>>8%89)/255)
	q := r.W * (0.10 + 0.10*float64(h>>16%71)/71)
	c.Disc(x, y, q*1.35, f.Frame.Lighten(0.5).Alpha(0.16))
	c.Disc(x, y, q, f.Frame.Lighten(0.7).Alpha(0.85))
	for i := 0; i < 5; i++ {
		h = h*1664525 + 1013904223
		bw := r.W * (0.12 + 0.14*float64(h>>24)/255)
		bh := r.H * (0.14 + 0.28*float64(h>>16&255)/255)
		bx := r.X + (r.W-bw)*float64(i)/4
		c.Gradient(ui.Rect{X: bx, Y: r.Bottom() - bh, W: bw, H: bh}, 0, ui.Hex(0x0a0820).Alpha(0.85), ui.Hex(0x0a0820))
	}
}

func drawBack(c *ui.Canvas, r ui.Rect) {
	w := r.W
	rad := w * 0.065
	c.Fill(r, rad, ui.Hex(0x07060f))
	in := r.Inset(w * 0.03)
	c.Gradient(in, rad*0.8, ui.Hex(0x2a1c6b), ui.Hex(0x120b38))
	c.Stroke(in.Inset(w*0.035), rad*0.6, math.Max(1, w*0.012), ui.Hex(0x8f86ff).Alpha(0.6))
	cx, cy := in.Centre()
	for i := 0; i < 3; i++ {
		c.Ring(cx, cy, w*(0.30-0.07*float64(i)), math.Max(1, w*0.010), []ui.Colour{ui.Hex(0xff4fa3), ui.Hex(0x46e0ff), ui.Hex(0xffc24b)}[i].Alpha(0.8))
	}
	for i := 0; i < 18; i++ {
		s, co := math.Sincos(float64(i) / 18 * 2 * math.Pi)
		c.Line(cx+w*0.325*co, cy+w*0.325*s, cx+w*0.36*co, cy+w*0.36*s, math.Max(1, w*0.012), ui.Hex(0xb9b3e6).Alpha(0.8))
	}
	c.Disc(cx, cy, w*0.07, ui.Hex(0xf4f1ff).Alpha(0.9))
	c.Disc(cx+w*0.028, cy-w*0.012, w*0.062, ui.Hex(0x1a1048))
}

// FaceUp returns how far a card is turned over that lies face-up or not.
func FaceUp(v bool) float64 {
	if v {
		return 1
	}
	return 0
}
