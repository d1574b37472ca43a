//go:build !js

package lobby

import (
	"io/fs"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/rules/deck"
	"godeck/rules/scenario"
	"godeck/rules/session"
	"godeck/scenes/builder"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// dropPile is a pile that can drop all scenes, as the application's can.
type dropPile struct{ *pile }

func (p dropPile) DropScenes() { p.list = nil }

// TestReceived drops files on the title and on a match, and checks where each
// leads and what is said of those that cannot be opened.
func TestReceived(t *testing.T) {
	store := &flakyStore{memStore: memStore{}}
	k := store.open(t)
	k.l.env.Scenes = dropPile{k.s}
	in := &incoming{l: k.l}
	k.begin(catalog.VsAI)
	k.answer(6)
	rec := k.l.current.playing.Match().Record()
	match := rec.JSON()

	// A match that is played is left only if the player says so.
	in.open("a.json", match, nil)
	k.shows("incoming")
	in.open("b.json", match, nil)
	depth := len(k.s.list)
	k.choose("stay")
	if k.shows(""); k.l.current.playing == nil || len(k.s.list) != depth-1 {
		t.Fatalf("the match is not on the table: %T", k.s.top())
	}
	in.open("a.json", match, nil)
	k.choose("leave")
	if k.shows(""); k.l.current.playing != nil || len(k.s.list) != 1 || k.kept() == nil {
		t.Fatalf("%d scenes, %T", len(k.s.list), k.s.top())
	}

	g, _ := k.l.loader.game("zutomayo")
	lib := g.Library()
	list := deck.Of(lib, lib.Decks()[0], lang.EN)
	code, err := list.Code(lib)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{"deck.json": string(list.JSON()), "code.txt": code + "\n", "en.txt": list.Text(lib, lang.EN), "ja.txt": "\ufeff" + list.Text(lib, lang.JA)} {
		in.open(name, []byte(data), nil)
		if s, ok := k.s.top().(*builder.Scene); !ok || len(k.s.list) != 1 {
			t.Errorf("%s leads to %T", name, k.s.top())
		} else if st := s.Status(k.l.env); !strings.Contains(st, "20") {
			t.Errorf("%s: %s", name, st)
		}
	}

	for name, c := range map[string]struct {
		data string
		err  error
		says string
	}{
		"pic.png":    {"\x89PNG\r\n\x1a\n\x00\x00", nil, "not a godeck match record"},
		"cut.json":   {string(match[:len(match)/2]), nil, "damaged"},
		"cut.txt":    {code[:len(code)-4], nil, "did not arrive whole"},
		"new.json":   {`{"format":"godeck-deck/9","game":"zutomayo"}`, nil, "newer godeck"},
		"alien.txt":  {"dear diary\nnothing happened\n", nil, "not a godeck match record"},
		"empty.txt":  {"", nil, "not a godeck match record"},
		"big.json":   {"", &ui.TooLarge{Size: 1 << 30, Limit: 1}, "too large"},
		"gone.json":  {"", &fs.PathError{Op: "open", Path: "gone.json", Err: fs.ErrNotExist}, "could not be read"},
		"other.json": {`{"format":"godeck-deck/1","game":"chess","cards":{}}`, nil, "cannot be played here"},
	} {
		depth := len(k.s.list)
		in.open(name, []byte(c.data), c.err)
		k.shows("nofile")
		n, _ := k.s.top().(*notice)
		if n == nil {
			t.Errorf("%s leads to %T", name, k.s.top())
			continue
		}
		if s := n.Status(k.l.env); !strings.Contains(s, name) || !strings.Contains(s, c.says) {
			t.Errorf("%s: %q does not say %q", name, s, c.says)
		}
		k.choose("back")
		if len(k.s.list) != depth {
			t.Errorf("%s: back leads elsewhere", name)
		}
	}

	in.visit(map[string]string{"game": "zutomayo", "mode": "two", "utm_source": "x"})
	if len(k.s.list) != 1 {
		t.Errorf("%d scenes after an address", len(k.s.list))
	}
}

func FuzzReceived(f *testing.F) {
	f.Add([]byte(`{"format":"godeck-deck/1","game":"zutomayo","cards":{"x":1}}`))
	f.Add([]byte("D1abcdefghijkl"))
	f.Add([]byte("4 Name\n"))
	f.Add([]byte("{"))
	store := &flakyStore{memStore: memStore{}}
	w := store.window()
	env := room(1280, 720, 1, lang.EN)
	env.Store, env.Scenes, env.Host = w, &pile{}, printer{w: w}
	in := &incoming{l: newLobby(Options{}, env)}
	f.Fuzz(func(t *testing.T, data []byte) {
		if list, err := in.deck(data); list != nil && err != nil {
			t.Fatalf("%q is a deck and is none: %v", data, err)
		}
	})
}

// A match from the position of a scenario counts nowhere, nor does another one
// from there.
func TestFromAPosition(t *testing.T) {
	k := (&flakyStore{memStore: memStore{}}).open(t)
	rec, err := (&scenario.Runner{}).Record("p.yaml", []byte("title: {ja: 場面, en: A position}\ngame: zutomayo\np1: {field: ztm-001, hand: [ztm-002]}\np2: {field: ztm-001, hand: [ztm-003], hp: 1}\n"))
	if err != nil {
		t.Fatal(err)
	}
	k.l.env.Scenes = dropPile{k.s}
	(&incoming{l: k.l}).open("p.json", rec.JSON(), nil)
	s := k.l.framed.at.(*session.Local)
	if !s.Replaying() || s.Len() != 0 {
		t.Fatalf("%T", k.s.top())
	}
	s.Continue()
	for range 2 {
		k.gives(1)
		if b := (&ledger{store: k.w}).read(); len(b.Lines) != 0 && b.Lines[0].Counts() || k.l.habits.read().won("zutomayo") {
			t.Fatal("a match from a position counts")
		}
		k.l.current.playing = s
		s.Rematch(false)
		if s.Match().Record().Position == nil {
			t.Fatal("the rematch begins elsewhere")
		}
	}
}

// wall is a host that shows a picture until the program is there.
type wall struct {
	ui.Host
	p *picture.Picture
}

func (w *wall) Poster(string) *picture.Picture { return w.p }

// TestPostersStay checks that a later title has the pictures of the first one, which
// the page no longer shows, and none in a language in which it showed none.
func TestPostersStay(t *testing.T) {
	store := &flakyStore{memStore: memStore{}}
	l := store.open(t).l
	w := &wall{p: &picture.Picture{W: 1, H: 1, Pix: make([]byte, 4)}}
	l.env.Host, l.env.Settings.Lang = w, lang.EN
	shown := poster(l, "magna")
	w.p = nil
	if later := poster(l, "magna"); shown == nil || later != shown {
		t.Errorf("a later title has %v", later)
	}
	if l.env.Settings.Lang = lang.JA; poster(l, "magna") != nil {
		t.Error("a picture in another language")
	}
}

// TestDecksLeadBack leaves the decks: to the title if they were opened there,
// to the game's set-up if they were opened there.
func TestDecksLeadBack(t *testing.T) {
	store := &flakyStore{memStore: memStore{}}
	k := store.open(t)
	for _, home := range []bool{true, false} {
		openDesk(k.l, k.l.env, "zutomayo", false, home)
		for range 600 {
			if _, ok := k.s.top().(*builder.Scene); ok {
				break
			}
			k.s.top().Update(k.l.env, &ui.Input{})
		}
		desk := k.s.top().(*builder.Scene)
		desk.Update(k.l.env, &ui.Input{})
		desk.Activate(k.l.env, "back")
		if s, ok := k.s.top().(*title.Scene); !ok || s.AtHome() != home {
			t.Errorf("opened at the title: %v; leads to %T", home, k.s.top())
		}
	}
}
