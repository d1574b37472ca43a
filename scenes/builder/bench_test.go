package builder_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/rulings"
	"godeck/scenes/builder"
	"godeck/scenes/builder/study"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/sample"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) {
	sample.Fonts()
	golden.Main(m)
}

// entries are the games.
var entries = []*table.Entry{&zutomayo.Entry, &magna.Entry, &guardians.Entry, &duemagic.Entry, &mattsan.Entry}

// loaded are the games, loaded once.
var loaded = map[string]games.Game{}

func load(t testing.TB, e *table.Entry) games.Game {
	t.Helper()
	if loaded[e.ID] == nil {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		loaded[e.ID] = g
	}
	return loaded[e.ID]
}

// shelf is a shelf in memory.
type shelf struct {
	lib  *effect.Library
	list []*deck.List
	made int
}

func (s *shelf) All(string) (out []*deck.List) {
	for _, l := range s.list {
		out = append(out, l.Clone())
	}
	return out
}

func (s *shelf) Get(_, id string) *deck.List {
	for _, l := range s.list {
		if l.ID == id {
			return l.Clone()
		}
	}
	return nil
}

func (s *shelf) Save(l *deck.List) error {
	if l.ID == "" {
		s.made++
		l.ID = "own:" + strconv.Itoa(s.made)
		s.list = append(s.list, l.Clone())
		return nil
	}
	for i := range s.list {
		if s.list[i].ID == l.ID {
			s.list[i] = l.Clone()
		}
	}
	return nil
}

func (s *shelf) Delete(_, id string) error {
	s.list = slices.DeleteFunc(s.list, func(l *deck.List) bool { return l.ID == id })
	return nil
}

func (s *shelf) Duplicate(game, id string) (*deck.List, error) {
	c := s.Get(game, id)
	c.ID = ""
	c.Rename(c.Name + " 2")
	return c, s.Save(c)
}

func (s *shelf) Import(_ string, data []byte) (*deck.Reading, error) { return deck.Read(s.lib, data) }
func (s *shelf) Damaged(string) []byte                               { return nil }
func (s *shelf) Discard(string) error                                { return nil }

// bench is a desk in a window.
type bench struct {
	t      testing.TB
	env    *ui.Env
	s      *builder.Scene
	shelf  *shelf
	lib    *effect.Library
	played string // id of the deck that is to be played
	tried  string // the card
	fetch  string // how fetching goes: "fails", "waits", "": well
	left   bool
	asks   []study.Kind // that were studied
	dumb   bool         // nothing can be studied
}

// window is a window in CSS pixels.
type window struct{ w, h, scale float64 }

// windows are those in which everything has to fit.
var windows = []window{{1280, 720, 1}, {1920, 1080, 1}, {390, 844, 2}, {844, 390, 2}, {480, 270, 1}}

// sit opens the desk of a game.
func sit(t testing.TB, e *table.Entry, w window, l lang.Lang, text float64, place builder.Place, with *deck.List) *bench {
	t.Helper()
	return sitWith(t, e, load(t, e).Library(), w, l, text, place, with)
}

// sitWith opens it with other cards.
func sitWith(t testing.TB, e *table.Entry, lib *effect.Library, w window, l lang.Lang, text float64, place builder.Place, with *deck.List) *bench {
	t.Helper()
	b := &bench{t: t, lib: lib, shelf: &shelf{lib: lib}}
	b.env = sample.Env(w.w*w.scale, w.h*w.scale, w.scale, l, text)
	b.env.Settings.Speed = ui.SpeedOff
	b.env.Touch = w.scale == 2
	cards := e.Cards(lib)
	b.s = builder.New(builder.Options{Name: e.Name, Tag: func(element, id string) string { return element + " " + id }, Lib: lib, Cards: &cards, Hues: e.Hues, HuesOf: e.HuesOf, Hand: e.Hand, Shelf: b.shelf, Place: place, Open: with,
		Chances: func(*deck.List) builder.Chances { return &fakeOdds{} },
		Study: func(l *deck.List, kind study.Kind, against []int) study.Course {
			if b.asks = append(b.asks, kind); b.dumb {
				return nil
			}
			return &fakeCourse{lib: lib, list: l, kind: kind, against: against}
		},
		Make: func(*ui.Env) {},
		Try:  func(_ *ui.Env, card string) error { b.tried = card; return nil },
		Rulings: func(then func(x *rulings.Index, err error)) {
			switch b.fetch {
			case "fails":
				then(nil, errors.New("offline"))
			case "":
				rulings.Get(e.ID, nil, then)
			}
		},
		Leave: func(*ui.Env) { b.left = true }, Play: func(_ *ui.Env, id string) { b.played = id }})
	b.tick(2)
	return b
}

// builtIn returns the i-th built-in deck as one of one's own.
func builtIn(t testing.TB, e *table.Entry, i int, l lang.Lang) *deck.List {
	lib := load(t, e).Library()
	return deck.Of(lib, lib.Decks()[i], l)
}

func (b *bench) tick(n int) {
	for range n {
		b.input(ui.Input{})
	}
}

func (b *bench) input(in ui.Input) {
	b.env.Tick++
	b.s.Update(b.env, &in)
}

// node returns what can be operated or read under an id.
func (b *bench) node(id string) (ui.Node, bool) {
	for _, n := range b.s.Nodes(b.env) {
		if n.ID == id {
			return n, true
		}
	}
	return ui.Node{}, false
}

// must returns it, or fails.
func (b *bench) must(id string) ui.Node {
	b.t.Helper()
	n, ok := b.node(id)
	if !ok {
		var ids []string
		for _, n := range b.s.Nodes(b.env) {
			ids = append(ids, n.ID)
		}
		b.t.Fatalf("there is no %q among %s", id, strings.Join(ids, " "))
	}
	return n
}

// press operates something as a screen reader does.
func (b *bench) press(ids ...string) {
	b.t.Helper()
	for _, id := range ids {
		b.must(id)
		b.s.Activate(b.env, id)
		b.tick(2)
	}
}

// tap taps with a finger, or clicks.
func (b *bench) tap(id string) {
	b.t.Helper()
	n := b.must(id)
	r := n.Rect
	if n.Clip != (ui.Rect{}) {
		r = r.Intersect(n.Clip)
	}
	x, y := r.Centre()
	b.at(x, y)
}

func (b *bench) at(x, y float64) {
	id := 0
	if b.env.Touch {
		id = 1
	}
	for _, ph := range []ui.PointerPhase{ui.PointerDown, ui.PointerUp} {
		b.input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, ID: id, X: x, Y: y, Touch: b.env.Touch}}, HoverX: x, HoverY: y, Hover: !b.env.Touch})
	}
	b.tick(2)
}

// picture draws the desk into the folder of PICTURES.
func (b *bench) picture(name string) {
	b.t.Helper()
	dir := os.Getenv("PICTURES")
	for word := range strings.FieldsSeq(os.Getenv("ONLY")) {
		if !strings.Contains(name, word) {
			return
		}
	}
	if dir == "" {
		return
	}
	for range 40 { // the faces come a few at a time
		img := ebiten.NewImage(int(b.env.W), int(b.env.H))
		b.s.Draw(b.env, img)
		b.tick(1)
		if !b.s.Dirty() {
			if err := darkroom.Save(img, filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".png")); err != nil {
				b.t.Fatal(err)
			}
			img.Deallocate()
			return
		}
		img.Deallocate()
	}
	b.t.Errorf("%s: faces are still missing", name)
}

// arrive loads a game's pictures.
func arrive(t testing.TB, e *table.Entry) {
	t.Helper()
	for range 10 {
		if sprites.Load(e.ID, nil) {
			return
		}
	}
	t.Fatalf("%s: no pictures", e.ID)
}
