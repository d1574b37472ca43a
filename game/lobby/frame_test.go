package lobby

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"
	"testing"

	"godeck/game/frame"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// around is a page around the frame that hears everything.
type around struct {
	linked
	heard []frame.News
	wish  func(w *frame.Wish) error
	look  func()
}

func (a *around) Tell(n frame.News) { a.heard = append(a.heard, n) }
func (a *around) Obey(wish func(w *frame.Wish) error, look func()) {
	a.wish, a.look = wish, look
}

// stage is a stack of scenes that shows the last one.
type stage struct{ scenes []ui.Scene }

func (s *stage) Push(sc ui.Scene)    { s.scenes = append(s.scenes, sc) }
func (s *stage) Pop()                { s.scenes = s.scenes[:len(s.scenes)-1] }
func (s *stage) Replace(sc ui.Scene) { s.scenes[len(s.scenes)-1] = sc }
func (s *stage) DropScenes()         { s.scenes = nil }

// forgetful is a store of a frame that may not store.
type forgetful struct{ memStore }

func (forgetful) Persistent() bool { return false }

// frameOf opens an address in a frame, and runs ticks until done.
func frameOf(query string) (env *ui.Env, a *around, run func(done func() bool) bool) {
	q, _ := url.ParseQuery(query)
	env = room(480, 270, 1, lang.EN)
	a = &around{linked: linked{q: q}}
	st := &stage{}
	env.Host, env.Scenes, env.Store = a, st, forgetful{memStore{}}
	env.Settings.Speed = ui.SpeedOff
	st.Push(First(Options{}, env))
	return env, a, func(done func() bool) bool {
		for range 20000 {
			if done() {
				return true
			}
			env.Tick++
			st.scenes[len(st.scenes)-1].Update(env, &ui.Input{})
			a.look()
		}
		return false
	}
}

func (a *around) has(kind string) bool {
	return slices.ContainsFunc(a.heard, func(n frame.News) bool { return n.Type == kind })
}

// TestEveryGameCanBeWatched watches a whole match of every game: nobody at the
// table has a seat, a hand or a deck.
func TestEveryGameCanBeWatched(t *testing.T) {
	for _, e := range Entries() {
		if _, a, run := frameOf("game=" + e.ID + "&mode=watch&level=easy&seed=5"); !run(func() bool { return a.has("over") }) {
			t.Errorf("%s: no end; heard %+v", e.ID, a.heard)
		}
	}
}

func TestFrameHearsAMatch(t *testing.T) {
	_, a, run := frameOf("game=zutomayo&mode=watch&level=easy&seed=3")
	if !run(func() bool { return a.has("over") }) {
		t.Fatalf("no end; heard %+v", a.heard)
	}
	if n := a.heard[0]; n.Type != "started" || n.Mode != "watch" || n.Game != "zutomayo" {
		t.Errorf("the first is %+v", n)
	}
	last := a.heard[len(a.heard)-1]
	if last.Winner == nil || !strings.HasPrefix(last.Link, "#r=") {
		t.Errorf("the end is %+v", last)
	}
	turn := 0
	for _, n := range a.heard {
		if n.Type == "question" {
			t.Error("nobody plays, but somebody is asked")
		}
		if n.Type == "turn" {
			if *n.Turn < turn {
				t.Errorf("turn %d after %d", *n.Turn, turn)
			}
			turn = *n.Turn
		}
	}

	// The link is a record that another frame shows, and moves in.
	_, b, run := frameOf("")
	if err := b.wish(&frame.Wish{Type: "seek", Answer: -1}); err == nil {
		t.Error("the title can be moved")
	}
	if err := b.wish(&frame.Wish{Type: "load", Record: "https://example.org/" + last.Link}); err != nil {
		t.Fatal(err)
	}
	if !run(func() bool { return b.has("started") }) {
		t.Fatal("the replay does not open")
	}
	if n := b.heard[len(b.heard)-1]; n.Mode != "replay" || n.Length == nil || *n.Length == 0 {
		t.Errorf("a replay begins with %+v", n)
	}
	if err := b.wish(&frame.Wish{Type: "seek", Turn: 3, Answer: -1}); err != nil {
		t.Error(err)
	}
	if !run(func() bool { n := b.heard[len(b.heard)-1]; return n.Type == "turn" && *n.Turn == 3 }) {
		t.Errorf("it moves to turn %d of %d", *b.heard[len(b.heard)-1].Turn, len(b.heard))
	}
	if b.wish(&frame.Wish{Type: "seek", Answer: 1 << 20}) != nil || !run(func() bool { return b.has("over") }) {
		t.Error("the end of a replay is not told")
	}
}

func TestCode(t *testing.T) {
	l := testLobby(t, memStore{})
	g := l.loader.ready("duemagic")
	decks := g.Library().Decks()
	begin := replay.Setup{Seed: 77, Seats: [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "hard"}}, Decks: [2]replay.Deck{{ID: decks[0].ID}, {ID: decks[1].ID}}}
	m, err := replay.New(g, begin)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(session.Config{Match: m})
	tag := elementOf(s, m.Record())
	if want := `<godeck-table game="duemagic" level="hard" deck="` + decks[0].ID + `" deck2="` + decks[1].ID + `"></godeck-table>`; tag != want {
		t.Errorf("%s\nwant %s", tag, want)
	}
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	if tag = elementOf(s, m.Record()); !strings.Contains(tag, ` replay="1`) {
		t.Error(tag)
	}
}

func TestFrameStarts(t *testing.T) {
	env, a, run := frameOf("")
	ok := func(w *frame.Wish) {
		t.Helper()
		a.heard = nil
		if err := a.wish(w); err != nil {
			t.Fatal(err)
		}
		if !run(func() bool { return len(a.heard) > 0 }) {
			t.Fatal("nothing is heard")
		}
	}
	start := func(kv ...string) *frame.Wish {
		w := &frame.Wish{Type: "start", Address: map[string]string{}}
		for i := 0; i < len(kv); i += 2 {
			w.Address[kv[i]] = kv[i+1]
		}
		return w
	}
	ok(start("game", "magna", "seed", "4"))
	if n := a.heard[0]; n.Type != "started" || n.Mode != "vsai" {
		t.Errorf("it begins with %+v", n)
	}
	if !run(func() bool { return a.has("question") }) {
		t.Error("nobody is asked")
	}
	ok(start("game", "duemagic", "best", "3", "mode", "two"))
	if n := a.heard[0]; n.Game != "duemagic" || n.Mode != "two" {
		t.Errorf("it begins with %+v", n)
	}
	ok(start("game", "magna", "lesson", "first-match"))
	if n := a.heard[0]; n.Mode != "lesson" {
		t.Errorf("it begins with %+v", n)
	}
	ok(start("game", "chess"))
	if n := a.heard[0]; n.Type != "error" || n.Code != "address" || !strings.Contains(n.Text, "game=chess") {
		t.Errorf("it says %+v", n)
	}
	ok(start("game", "magna", "deck", "nobody"))
	if n := a.heard[0]; n.Type != "error" || !strings.Contains(n.Text, "deck=nobody") {
		t.Errorf("it says %+v", n)
	}
	if err := a.wish(start("game", "magna", "best", "3")); err == nil || !strings.Contains(err.Error(), "best") {
		t.Errorf("another game's setting: %v", err)
	}
	if err := a.wish(&frame.Wish{Type: "load", Record: "{}"}); err == nil {
		t.Error("an empty record is shown")
	}
	env.Scenes.(*stage).Replace(title.New(title.Options{}))
}

// TestFrameKeepsSecrets plays and compares what leaves the frame with what is hidden.
func TestFrameKeepsSecrets(t *testing.T) {
	for _, d := range registry {
		_, a, run := frameOf("game=" + d.ID + "&level=easy&seed=11")
		if !run(func() bool { return a.has("question") }) {
			t.Fatalf("%s: nobody is asked", d.ID)
		}
		if err := a.wish(&frame.Wish{Type: "sleep"}); err != nil {
			t.Fatal(err)
		}
		g, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(a.heard)
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		for def := rules.DefID(1); int(def) < len(lib.Cards); def++ {
			c := lib.Card(def)
			for _, word := range []string{c.ID, c.Name.JA, c.Name.EN} {
				if word != "" && strings.Contains(string(text), `"`+word) {
					t.Errorf("%s: %s leaves the frame", d.ID, word)
				}
			}
		}
		if !a.has("slept") {
			t.Errorf("%s: it does not sleep", d.ID)
		}
	}
}

// TestFrameSleeps wakes a table that could not store its match.
func TestFrameSleeps(t *testing.T) {
	env, a, run := frameOf("game=zutomayo&level=easy&seed=11")
	if !run(func() bool { return a.has("question") }) {
		t.Fatal("nobody is asked")
	}
	_ = a.wish(&frame.Wish{Type: "sleep"})
	match := a.heard[len(a.heard)-1].Match
	if match == "" {
		t.Fatal("the match is lost")
	}
	env.Store = memStore{}
	_ = a.wish(&frame.Wish{Type: "sleep"})
	if n := a.heard[len(a.heard)-1]; n.Type != "slept" || n.Match != "" {
		t.Errorf("a stored match leaves the frame: %+v", n)
	}
	_, b, run := frameOf("game=zutomayo&resume=1&m=" + match)
	if !run(func() bool { return b.has("started") }) || b.heard[0].Mode != "vsai" {
		t.Errorf("it does not wake: %+v", b.heard)
	}
	_, c, run := frameOf("game=zutomayo&resume=1&m=" + match[:len(match)-4])
	if !run(func() bool { return c.has("started") }) {
		t.Error("a damaged match stops the table")
	}
	if rec, err := replay.ParseBinary([]byte(match)); err == nil || rec != nil {
		t.Error("the match is not under a seal")
	}
}
