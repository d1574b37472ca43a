package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules/tally"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/sample"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) {
	sample.Fonts()
	golden.Main(m)
}

var entries = []*table.Entry{&zutomayo.Entry, &magna.Entry, &guardians.Entry, &duemagic.Entry, &mattsan.Entry}

// windows are those in which everything has to fit.
var windows = [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {390, 844, 2}, {844, 390, 2}, {480, 270, 1}}

// played returns the book of somebody who has played n matches of all games.
func played(n int) *tally.Book {
	b := &tally.Book{}
	reasons := [][]string{{"hp", "hp", "concede", "turnCap"}, {"fall", "decks", "effect", "concede"}, {"life", "deck", "counters", "kept"}, {"direct", "direct", "library", "endless"}, {"wipeOut", "deckOut", "wipeOut", "concede"}}
	for i := range n {
		e := entries[i*7%5]
		who := e.Rivals[i/5%6]
		l := tally.Line{ID: fmt.Sprint("m", i), Game: e.ID, Result: []tally.Result{tally.Won, tally.Lost, tally.Won, tally.Won, tally.Lost, tally.Drawn, tally.Won}[i*5%7],
			Deck: who.Deck, Against: e.Rivals[(i+1)%6].Deck, Rival: who.ID, Level: who.Level, Turns: 3 + i*11%17, How: reasons[i*7%5][i%4], Time: 1790000000 + int64(i)*5000, Kept: fmt.Sprint("match-", i), Practice: i%9 == 4}
		if i%8 == 7 {
			l.Rival, l.Deck = "", ""
		}
		if d := e.Deeds[i%len(e.Deeds)].ID; l.Counts() && b.Do(e.ID, d) {
			l.Deeds = append(l.Deeds, d)
		}
		if _, err := b.Add(l); err != nil {
			panic(err)
		}
		if l.Result == tally.Won && l.Counts() && l.Rival != "" {
			b.Beat(e.ID, l.Rival)
		}
	}
	if n == 0 {
		return b
	}
	b.Older = map[string]tally.Sum{"zutomayo": {Won: 12, Lost: 7}}
	return b
}

// bench is a record in a window.
type bench struct {
	t       testing.TB
	env     *ui.Env
	s       *Scene
	book    *tally.Book
	full    bool // the store has no room
	damaged bool
	watched string
	did     []string
}

func sit(t testing.TB, b *tally.Book, w [3]float64, l lang.Lang, text float64, game string) *bench {
	t.Helper()
	x := &bench{t: t, book: b, env: sample.Env(w[0]*w[2], w[1]*w[2], w[2], l, text)}
	x.env.Touch = w[2] == 2
	x.start(game)
	return x
}

func (b *bench) start(game string) {
	o := Options{
		Book:    func() *tally.Book { c, _ := tally.Read(b.book.Bytes()); return c },
		Kept:    func() []string { return []string{"match-59", "match-57", "match-56", "match-12"} },
		Watch:   func(_ *ui.Env, key string) { b.watched = key },
		Damaged: func() bool { return b.damaged }, Rescue: func(*ui.Env) { b.did = append(b.did, "rescue") },
		Export: func(*ui.Env) { b.did = append(b.did, "export") }, Leave: func(*ui.Env) { b.did = append(b.did, "leave") },
		Day: func(int64) lang.Phrase { return lang.Phrase{JA: "11月27日", EN: "27 November"} },
	}
	o.Remove = func(id string) error {
		if b.full {
			return errors.New("full")
		}
		b.book.Remove(id)
		return nil
	}
	o.Clear = func() error {
		if b.full {
			return errors.New("full")
		}
		b.book = &tally.Book{}
		return nil
	}
	for _, e := range entries {
		o.Games = append(o.Games, Game{ID: e.ID, Name: e.Name, Neon: e.Door.Neon, Rivals: e.Rivals, Opens: e.Opens, Deeds: e.Deeds,
			Level: func(id string) lang.Phrase {
				return map[string]lang.Phrase{"easy": {JA: "やさしい", EN: "Easy"}, "normal": {JA: "ふつう", EN: "Normal"}, "hard": {JA: "つよい", EN: "Hard"}}[id]
			},
			Deck: func(id string) lang.Phrase {
				if id == "" {
					return lang.Phrase{}
				}
				return lang.Phrase{JA: "真夜中の行進" + id[:2], EN: lang.Capital(strings.ReplaceAll(id, "-", " "))}
			}})
	}
	b.s = New(o, game)
	b.tick(2)
}

func (b *bench) tick(n int) {
	for range n {
		b.env.Tick++
		b.s.Update(b.env, &ui.Input{})
	}
}

func (b *bench) press(ids ...string) {
	b.t.Helper()
	for _, id := range ids {
		if !slices.ContainsFunc(b.s.Nodes(b.env), func(n ui.Node) bool { return n.ID == id && !n.Disabled }) {
			b.t.Fatalf("%q cannot be pressed", id)
		}
		b.s.Activate(b.env, id)
		b.tick(2)
	}
}

// position is something that can be seen of a record.
type position struct {
	name    string
	n       int
	game    string
	damaged bool
	press   []string
	scroll  float64
}

var positions = []position{
	{name: "all", n: 60}, {name: "game", n: 60, game: "zutomayo"}, {name: "charts", n: 60, game: "mattsan", scroll: 420}, {name: "list", n: 60, game: "guardians", scroll: 1e5},
	{name: "names", n: 60, game: "magna", scroll: 260}, {name: "spells", n: 60, game: "duemagic"}, {name: "empty"}, {name: "few", n: 2, damaged: true},
	{name: "sheet zutomayo", n: 60, game: "zutomayo", press: []string{"sheet.deeds"}}, {name: "sheet magna", n: 60, game: "magna", press: []string{"sheet.deeds"}}, {name: "sheet guardians", n: 60, game: "guardians", press: []string{"sheet.deeds"}},
	{name: "sheet duemagic", n: 60, game: "duemagic", press: []string{"sheet.deeds"}}, {name: "sheet mattsan", n: 60, game: "mattsan", press: []string{"sheet.deeds"}},
	{name: "match", n: 60, press: []string{"match.m59"}}, {name: "old match", n: 60, press: []string{"match.m58"}}, {name: "clear", n: 60, press: []string{"clear"}},
}

func stand(t testing.TB, p position, w [3]float64, l lang.Lang, text float64) *bench {
	b := sit(t, played(p.n), w, l, text, p.game)
	if p.damaged {
		b.damaged = true
		b.s.Surface.Invalidate()
	}
	if p.scroll > 0 {
		for _, id := range []string{"record", "charts", "matches"} {
			b.s.Surface.ScrollTo(id, p.scroll*w[2])
		}
	}
	b.tick(2)
	for _, id := range p.press {
		if !slices.ContainsFunc(b.s.Nodes(b.env), func(n ui.Node) bool { return n.ID == id }) {
			b.s.Surface.ScrollTo("record", 1200*w[2])
			b.tick(3)
		}
		b.press(id)
	}
	return b
}

func TestWords(t *testing.T) {
	for _, f := range faults.Words(Text) {
		t.Error(f)
	}
}

// TestFit checks the geometry of every position in every window.
func TestFit(t *testing.T) {
	var seen drawn.Seen
	for _, p := range positions {
		for _, w := range windows {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				for _, text := range []float64{1, 1.3} {
					if p.press != nil && p.press[0][0] == 'm' && w[1] < 400 {
						continue // the list is far below there
					}
					b := stand(t, p, w, l, text)
					where := fmt.Sprintf("%s %.0fx%.0f %s ×%.1f", p.name, w[0], w[1], l, text)
					list := b.s.Record(b.env)
					seen.Add(l, list)
					for _, f := range faults.Layout(list, b.env, b.env.MinTarget()) {
						t.Errorf("%s: %s", where, f)
					}
					names := map[string]bool{}
					for _, n := range b.s.Nodes(b.env) {
						if n.ID == "" || n.Label == "" || names[n.ID] {
							t.Errorf("%s: node %q (%q) is unnamed or there twice", where, n.ID, n.Label)
						}
						names[n.ID] = true
					}
				}
			}
		}
	}
	for _, w := range seen.Missing(Text, map[string]string{
		"back": drawn.Read, "tabs": drawn.Read, "last.say": drawn.Read, "rival.say": drawn.Read, "beaten": drawn.Read, "unbeaten": drawn.Read, "bar.say": drawn.Read, "bar.drawn": drawn.Read,
		"turns.say": drawn.Read, "status": drawn.Read, "deed.done": drawn.Read, "deed.open": drawn.Read, "opens.beaten": drawn.Read, "opens.unbeaten": drawn.Read, "sheets": drawn.Read, "full": drawn.Toast,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}

// What can be done is done, and what fails says so and changes nothing.
func TestDoing(t *testing.T) {
	b := sit(t, played(60), windows[0], lang.EN, 1, "")
	b.press("match.m59", "match.watch")
	if b.watched != "match-59" {
		t.Errorf("watched %q", b.watched)
	}
	b.press("match.remove")
	if b.book.Line("m59") != nil || b.s.book.Line("m59") != nil || len(b.book.Lines) != 59 {
		t.Error("the line is still there")
	}
	b.press("tab.magna", "export", "clear", "clear.ask.no")
	if len(b.book.Lines) != 59 || !slices.Equal(b.did, []string{"export"}) {
		t.Errorf("%d lines, did %v", len(b.book.Lines), b.did)
	}
	b.full = true
	b.press("clear", "clear.ask.yes")
	if len(b.book.Lines) != 59 {
		t.Error("cleared without room")
	}
	b.full = false
	b.press("clear", "clear.ask.yes", "back")
	if len(b.book.Lines) != 0 || !b.s.book.Empty() || b.did[len(b.did)-1] != "leave" {
		t.Error("not cleared")
	}
}

// A match that is not kept says why it cannot be watched.
func TestNotKept(t *testing.T) {
	b := sit(t, played(60), windows[0], lang.EN, 1, "")
	b.press("match.m58")
	for _, n := range b.s.Nodes(b.env) {
		if n.ID == "match.watch" && (!n.Disabled || n.Desc == "") {
			t.Errorf("%+v", n)
		}
	}
}

// TestPictures draws every position, with PICTURES.
func TestPictures(t *testing.T) {
	if os.Getenv("PICTURES") == "" {
		t.Skip("PICTURES is not set")
	}
	for _, p := range positions {
		for _, w := range windows {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				name := fmt.Sprintf("record %s %.0fx%.0f %s", p.name, w[0], w[1], l)
				if slices.ContainsFunc(strings.Fields(os.Getenv("ONLY")), func(word string) bool { return !strings.Contains(name, word) }) || p.press != nil && p.press[0][0] == 'm' && w[1] < 400 {
					continue
				}
				b := stand(t, p, w, l, 1)
				img := ebiten.NewImage(int(b.env.W), int(b.env.H))
				b.s.Draw(b.env, img)
				b.tick(1)
				if err := darkroom.Save(img, filepath.Join(os.Getenv("PICTURES"), strings.ReplaceAll(name, " ", "-")+".png")); err != nil {
					t.Fatal(err)
				}
				img.Deallocate()
			}
		}
	}
}
