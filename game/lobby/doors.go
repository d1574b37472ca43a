package lobby

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"

	"godeck/internal/picture"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// The title's doors are windows into the places: each shows the middle of the
// game's own table, drawn by the table itself without its interface, in a match
// that goes on by itself. It is painted once and kept by the title.

// The slice of a place that is seen, in its window's width and height.
const (
	sliceW, sliceH = 0.23, 0.73
	leastSlice     = 600 // height of that window, below which a table is laid out for a small one
)

// doorView is a table on its way to be a door's picture.
type doorView struct {
	game  string
	scene ui.Scene
	env   ui.Env
	set   ui.Settings
	img   *ebiten.Image
	ticks int // for which it has lived
}

// doorTicks is how long a table lives before its picture is taken: cards and
// faces are painted in slices.
const doorTicks = 10

// poster returns the picture that the host shows on a game's door, or has shown on
// it in this language before the program came; nil if none. A later title has it, too,
// until it has painted its own.
func poster(l *lobby, game string) *picture.Picture {
	key := game + l.env.Settings.Lang.Pick("", ".en")
	if h, ok := l.env.Host.(picture.Hanger); ok {
		if p := h.Poster(game); p != nil {
			if l.posters == nil {
				l.posters = map[string]*picture.Picture{}
			}
			l.posters[key] = p
		}
	}
	return l.posters[key]
}

// throughDoor paints what is seen through a game's door. It reports false until
// that is done, and has one table open at a time.
func throughDoor(l *lobby, dst *ebiten.Image, game string, r ui.Rect) bool {
	g := l.loader.ready(game)
	if g == nil || !sprites.Ready() {
		return false
	}
	v := l.door
	if v == nil || v.game != game || v.set.Lang != l.env.Settings.Lang {
		if v != nil {
			v.close()
		}
		if v = openDoor(l, game); v == nil { // its sign stays
			return true
		}
		h := math.Max(r.H/sliceH, leastSlice)
		v.env.W, v.env.H = math.Round(math.Max(h*16/9, r.W/sliceW*h/(r.H/sliceH))), math.Round(h)
		l.door = v
	}
	for range 3 {
		v.env.Tick++
		v.scene.Update(&v.env, &ui.Input{})
	}
	if v.ticks++; v.ticks%3 != 1 && v.ticks < doorTicks {
		return false
	}
	w, h := int(v.env.W), int(v.env.H)
	if v.img == nil {
		v.img = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	}
	v.scene.Draw(&v.env, v.img)
	if v.ticks < doorTicks {
		return false
	}
	k := r.H / (sliceH * v.env.H)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(-table.Heart(v.scene)-tableEntry(game).Door.Aside*v.env.W, 0)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(r.X+r.W/2, r.Y)
	dst.DrawImage(v.img, op)
	v.close()
	l.door = nil
	return true
}

// Through paints what is seen through a game's door over the whole of dst, at
// once. It is for tools that make pictures of doors, and waits for what a title
// would wait for.
func Through(env *ui.Env, game string, dst *ebiten.Image) error {
	l := newLobby(Options{}, env)
	if _, err := l.loader.game(game); err != nil {
		return err
	}
	b := dst.Bounds()
	for range doorTicks {
		if throughDoor(l, dst, game, ui.Rect{W: float64(b.Dx()), H: float64(b.Dy())}) {
			return nil
		}
	}
	return fmt.Errorf("nothing is seen through the door of %s", game)
}

// openDoor opens a game's table on the match of its door; nil if there is none.
func openDoor(l *lobby, game string) *doorView {
	d, g := tableEntry(game), l.loader.ready(game)
	decks := g.Library().Decks()
	if d == nil || len(decks) == 0 {
		return nil
	}
	begin := replay.Setup{Seed: d.Door.Seed, Decks: [2]replay.Deck{{ID: decks[0].ID}, {ID: decks[len(decks)-1].ID}}}
	begin.Seats[1] = replay.Player{Kind: "ai", Level: "easy"}
	best := 1
	m, err := replay.New(g, l.first(game, begin, best))
	if err != nil {
		return nil
	}
	r := rand.New(rand.NewPCG(d.Door.Seed, 1))
	for range d.Door.Answers {
		p := rules.Seat(0)
		if !m.State().Waiting(p) {
			p = 1
		}
		opts := m.Options(p)
		if len(opts) == 0 {
			break
		}
		o := opts[r.IntN(len(opts))]
		for i := 0; i < 3 && (o.Verb == rules.Pass || o.Verb == rules.No || o.TakesBack()); i++ { // somebody who plays shows more
			o = opts[r.IntN(len(opts))]
		}
		if _, err := m.Answer(p, o); err != nil {
			break
		}
	}
	v := &doorView{game: game, set: *l.env.Settings}
	v.set.Speed, v.set.ReducedMotion, v.set.TextScale = ui.SpeedOff, true, 1
	v.env = ui.Env{Scale: 1, Settings: &v.set, Store: l.env.Store}
	cfg := session.Config{Match: m, Think: func(ai.Player) bool { return false }}
	cfg.Players[1] = &ai.Random{Rules: g, R: r}
	v.scene = d.Open(g, session.New(cfg), table.Place{})
	if t, ok := v.scene.(interface{ Oppose([2]*table.Rival) }); ok && len(d.Rivals) > 0 {
		t.Oppose([2]*table.Rival{d.Rivals[0], d.Rivals[0]})
	}
	table.Display(v.scene)
	return v
}

// close frees the table's memory.
func (v *doorView) close() {
	if c, ok := v.scene.(ui.Closer); ok {
		c.Close()
	}
	if v.img != nil {
		v.img.Deallocate()
	}
}
