package lobby

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/maker"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// handmade returns a pack with one card that anybody may play.
func handmade(t *testing.T, l *lobby, game, id string) []byte {
	t.Helper()
	g, err := l.loader.game(game)
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	d, err := maker.From(lib, lib.Packs[0].Cards[0], id+"-1")
	if err != nil {
		t.Fatal(err)
	}
	d.Write(maker.Name, lang.Phrase{JA: "手作り" + id, EN: "Handmade " + id})
	data, err := maker.Pack(lib.Vocab, id, lang.Phrase{JA: "パック" + id, EN: "Pack " + id}, "", d.JSON())
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// withCard stores a deck of the game's first one with a card in place of the
// first that allows it.
func withCard(t *testing.T, l *lobby, game, card string) *deck.List {
	t.Helper()
	g, err := l.packs.full(game)
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	for _, d := range lib.Decks() {
		for i := range d.List {
			b := deck.Builder{Lib: lib, List: deck.Of(lib, d, lang.EN)}
			b.Remove(d.List[i].ID, false)
			if b.Add(lib.Find(card), false) == nil && b.Faults() == nil {
				b.List.ID = ""
				if err := l.own.Save(b.List); err != nil {
					t.Fatal(err)
				}
				return b.List
			}
		}
	}
	t.Fatal("no deck can have the card")
	return nil
}

// TestMatchesNameTheirPacks plays with a made card: the record names the pack
// of the deck and no other, is resumed, shown after the pack has changed, and
// opened on another device from its own file only.
func TestMatchesNameTheirPacks(t *testing.T) {
	const game = "duemagic"
	l, env := emptyLobby(t)
	shelf := packShelfOf{l, game}
	for _, id := range []string{"one", "two"} {
		if err := shelf.Put(handmade(t, l, game, id), id+".json", id == "one"); err != nil {
			t.Fatal(err)
		}
	}
	own := withCard(t, l, game, "two-1")
	l.start(env, catalog.Selection{Game: game, Level: "easy", Decks: [2]string{own.ID, "ashen-choir"}})
	if l.current.playing == nil {
		t.Fatal("no match has begun")
	}
	m := l.current.playing.Match()
	rec := m.Record()
	if len(rec.Packs) != 2 || rec.Packs[1].ID != "two" || len(rec.Files) != 1 {
		t.Fatalf("packs %v, %d files", rec.Packs, len(rec.Files))
	}
	for range 30 {
		p := rules.Seat(0)
		if !m.State().Waiting(p) {
			p = 1
		}
		opts := m.Options(p)
		if len(opts) == 0 {
			break
		}
		if _, err := m.Answer(p, opts[0]); err != nil {
			t.Fatal(err)
		}
	}
	kept := m.Record().Kept()
	if _, err := l.read(kept); err != nil {
		t.Fatalf("it cannot be resumed: %v", err)
	}
	again := strings.Replace(string(handmade(t, l, game, "two")), "Handmade", "Handmade again", 1)
	if err := shelf.Put([]byte(again), "two.json", false); err != nil {
		t.Fatal(err)
	}
	if _, err := l.read(kept); err != nil {
		t.Fatalf("it cannot be resumed with a new edition of the pack: %v", err)
	}
	if err := shelf.Remove("two"); err != nil {
		t.Fatal(err)
	}
	if _, err := l.read(kept); err != nil {
		t.Fatalf("it cannot be resumed without the pack: %v", err)
	}

	other, _ := emptyLobby(t)
	if _, err := other.read(kept); replay.FaultOf(err) != replay.NoPack {
		t.Fatalf("another device: %v", err)
	}
	back, err := replay.Parse(m.Record().JSON())
	if err != nil {
		t.Fatal(err)
	}
	if p := other.packs.strange(back); len(p) != 1 || p[0].ID != "two" {
		t.Fatalf("strange packs: %v", p)
	}
	if _, err := other.revive(back); err != nil {
		t.Fatalf("its own file does not suffice: %v", err)
	}
	if len(other.packs.read(game).Packs) != 0 {
		t.Error("a pack from a record was stored")
	}
}

// TestMissingPackIsNamed resumes a sealed match whose pack is on the device no
// longer: the page names it, and the match opens once it is loaded again.
func TestMissingPackIsNamed(t *testing.T) {
	const game = "duemagic"
	l, env := emptyLobby(t)
	shelf := packShelfOf{l, game}
	data := handmade(t, l, game, "two")
	if err := shelf.Put(data, "two.json", false); err != nil {
		t.Fatal(err)
	}
	own := withCard(t, l, game, "two-1")
	l.start(env, catalog.Selection{Game: game, Level: "easy", Decks: [2]string{own.ID, l.decks(game)[0].ID}})
	kept := l.current.playing.Match().Record().Kept()
	if kept[0] != 2 || strings.Contains(string(kept), "two") {
		t.Fatal("an unfinished match is not sealed")
	}
	env.Store.Delete(packsKey + game) // the former editions, too
	l.packs.repacked(game)
	_, err := l.read(kept)
	if replay.FaultOf(err) != replay.NoPack {
		t.Fatalf("%v", err)
	}
	for _, in := range []lang.Lang{lang.JA, lang.EN} {
		if text := whyNot(err)(in); !strings.Contains(text, "two") || strings.Contains(text, "two-1") {
			t.Errorf("%s", text)
		}
	}
	again := strings.Replace(string(data), "Handmade", "Handmade again", 1)
	if err := shelf.Put([]byte(again), "two.json", false); err != nil {
		t.Fatal(err)
	}
	if _, err = l.read(kept); err == nil || whyNot(err)(lang.EN) == whyNot(&missing{ids: []string{"two"}})(lang.EN) {
		t.Errorf("another edition: %v", err)
	}
	if err := shelf.Put(data, "two.json", false); err != nil {
		t.Fatal(err)
	}
	if _, err := l.read(kept); err != nil {
		t.Errorf("with the pack: %v", err)
	}
}

// TestPlainMatchesNeedNoPack checks that a match with built-in decks names no
// pack of the device.
func TestPlainMatchesNeedNoPack(t *testing.T) {
	const game = "zutomayo"
	l, env := emptyLobby(t)
	if err := (packShelfOf{l, game}).Put(handmade(t, l, game, "one"), "", true); err != nil {
		t.Fatal(err)
	}
	l.start(env, catalog.Selection{Game: game, Level: "easy"})
	if rec := l.current.playing.Match().Record(); len(rec.Packs) != 1 || rec.Files != nil {
		t.Errorf("packs %v", rec.Packs)
	}
}

// TestRefusedPacks checks what is not stored: packs of other games, broken
// ones, cards that are there twice, too many.
func TestRefusedPacks(t *testing.T) {
	const game = "zutomayo"
	l, _ := emptyLobby(t)
	s := packShelfOf{l, game}
	good := handmade(t, l, game, "one")
	if err := s.Put(good, "", true); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"another game":     handmade(t, l, "magna", "m"),
		"broken":           []byte(`{"format":`),
		"the same card":    []byte(strings.Replace(string(good), `"id": "one"`, `"id": "other"`, 1)),
		"one's own pack":   good,
		"an unknown field": []byte(strings.Replace(string(good), `"id": "one"`, `"id": "q", "x": 1`, 1)),
	} {
		err := s.Put(data, name, false)
		if err == nil {
			t.Errorf("%s is stored", name)
		} else if why := packError(err, lang.JA); !strings.ContainsFunc(why, func(r rune) bool { return r >= 'ぁ' && r <= 'ヿ' }) {
			t.Errorf("%s, in Japanese: %s", name, why)
		}
	}
	for i := range packsMost + 1 {
		id := "p" + string(rune('a'+i))
		err := s.Put(handmade(t, l, game, id), "", false)
		if i < packsMost-1 && err != nil || i >= packsMost-1 && err == nil {
			t.Errorf("pack %d: %v", i+2, err)
		}
	}
	// A value that was altered, or a pack that the program no longer accepts,
	// leaves the game as it is.
	l.env.Store.Save(packsKey+game, []byte(`{"format":"godeck-packs/1","packs":[{"id":"x","data":"{}"}]}`))
	l.packs.repacked(game)
	if g, err := l.packs.full(game); err != nil || len(g.Library().Packs) != 1 {
		t.Error("a refused pack closes the game")
	}
	if all := s.All(); len(all) != 1 || all[0].Err == nil {
		t.Errorf("it is listed as %v", all)
	}
}

// FuzzStoredPacks reads whatever is stored.
func FuzzStoredPacks(f *testing.F) {
	f.Add([]byte(`{"format":"godeck-packs/1","packs":[{"id":"x","data":"{}"}],"old":[{}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, _ := emptyLobby(t)
		l.env.Store.Save(packsKey+"zutomayo", data)
		if _, err := l.packs.full("zutomayo"); err != nil {
			t.Fatal(err)
		}
		packShelfOf{l, "zutomayo"}.All()
	})
}

// emptyLobby returns a lobby on a device where nothing is stored.
func emptyLobby(t *testing.T) (*lobby, *ui.Env) {
	l := testLobby(t, memStore{})
	return l, l.env
}

// TestCardsAreTriedOut begins a match with a made card and measures it, in
// every game.
func TestCardsAreTriedOut(t *testing.T) {
	for _, e := range Entries() {
		l, _ := emptyLobby(t)
		data := handmade(t, l, e.ID, "one")
		if err := (packShelfOf{l, e.ID}).Put(data, "", true); err != nil {
			t.Fatal(err)
		}
		m, err := matchWith(l, e.ID, "one-1")
		if err != nil {
			t.Errorf("%s: %v", e.ID, err)
			continue
		}
		rec := m.Record()
		if len(rec.Packs) != 2 || !strings.Contains(strings.Join(rec.Decks[0].Cards, " "), "one-1") {
			t.Errorf("%s: packs %v, deck %v", e.ID, rec.Packs, rec.Decks[0])
		}
		g, _ := l.packs.full(e.ID)
		lib := g.Library()
		// A card that is the same but for its name.
		w := worthOf(l, e)(lib, lib.Find("one-1"), 1)
		if w == nil {
			t.Errorf("%s: it is not measured", e.ID)
			continue
		}
		for range 20 {
			w.Step()
		}
		if gain, low, high, n := w.Gain(); n == 0 || low > gain || high < gain || low > 0.2 || high < -0.2 {
			t.Errorf("%s: %.2f (%.2f to %.2f) in %d games", e.ID, gain, low, high, n)
		}
	}
}

// Trying a card begins a match in which it can be played, for a built-in card and
// one of a player's own. It does not count, leads back to the card, and leaves
// the match alone that the player has paused.
func TestTryOut(t *testing.T) {
	for _, e := range registry {
		t.Run(e.ID, func(t *testing.T) {
			l, env := emptyLobby(t)
			if err := (packShelfOf{l, e.ID}).Put(handmade(t, l, e.ID, "mine"), "", true); err != nil {
				t.Fatal(err)
			}
			g, err := l.packs.full(e.ID)
			if err != nil {
				t.Fatal(err)
			}
			for _, id := range []string{g.Library().Card(7).ID, "mine-1"} {
				paused := []byte("a match")
				if err := env.Store.Save(currentKey, paused); err != nil {
					t.Fatal(err)
				}
				led := ""
				if err := tryOut(l, e.ID, toCard, func(_ *ui.Env, card string) { led = card })(env, id); err != nil {
					t.Fatal(id, err)
				}
				scene := env.Scenes.(*scenes).top
				scene.(interface{ Leave(*ui.Env) }).Leave(env)
				if now, _ := env.Store.Load(currentKey); led != id || string(now) != string(paused) || l.current.playing != nil {
					t.Errorf("%s leads back to %q; kept: %.20q", id, led, now)
				}
				m, err := matchWith(l, e.ID, id)
				if err != nil {
					t.Fatal(id, err)
				}
				for c, i := forgotten(l.config(e, m, false, nil)), 0; i < 3; i++ { // nor are those that follow it kept
					next := session.New(c)
					c.Saved(next)
					if now, _ := env.Store.Load(currentKey); string(now) != string(paused) {
						t.Fatalf("%s: match %d is kept", id, i+1)
					}
					if c, err = c.Again(next, false); err != nil {
						t.Fatal(err)
					}
				}
				s := m.State()
				found := false
				for c := rules.CardID(1); int(c) <= int(s.NCards); c++ {
					x := s.Card(c)
					found = found || x.Owner == 0 && m.Game().Library().Card(x.Def).ID == id
				}
				if !found || s.Over() || s.ToAnswer() != 0 || m.Record().Seats[1].Level != levels[0].ID {
					t.Errorf("%s: there %v, over %v, asked %v", id, found, s.Over(), s.ToAnswer())
				}
				if b := (&ledger{store: env.Store}).read(); len(b.Apart) == 0 {
					t.Errorf("%s: the match counts", id)
				}
			}
		})
	}
}

// A card's link asks before the card is loaded; one of another game, cut short or
// of a card that is there says so.
func TestCardLink(t *testing.T) {
	l, env := emptyLobby(t)
	g, err := l.loader.game("magna")
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	d, err := maker.From(lib, lib.Packs[0].Cards[2], "my-1")
	if err != nil {
		t.Fatal(err)
	}
	code, err := maker.Link(lib.Vocab, "my-1", lib.Packs[0].Cards[2].Name, d.JSON())
	if err != nil {
		t.Fatal(err)
	}
	open := func(game, code string) ui.Scene {
		l.address.given = map[string]string{"game": game, "card": code}
		return l.arrive()
	}
	nodes := func(s ui.Scene) string {
		env.Tick++
		s.Update(env, &ui.Input{})
		out := ""
		for _, n := range s.(interface{ Nodes(env *ui.Env) []ui.Node }).Nodes(env) {
			out += n.ID + " "
		}
		return out
	}
	s := open("magna", code)
	if got := nodes(s); !strings.Contains(got, "offer.yes") {
		t.Fatalf("the card is not offered: %s", got)
	}
	if len((packShelfOf{l, "magna"}).All()) != 0 {
		t.Fatal("it is loaded before anybody agrees")
	}
	s.(interface{ Activate(env *ui.Env, id string) }).Activate(env, "offer.yes")
	if nodes(s); len((packShelfOf{l, "magna"}).All()) != 1 {
		t.Fatal("it is not loaded")
	}
	for _, x := range [][2]string{{"magna", code[:40]}, {"zutomayo", code}, {"magna", "C9"}, {"magna", strings.Repeat("A", 9000)}} {
		if got := nodes(open(x[0], x[1])); strings.Contains(got, "offer.yes") || !strings.Contains(got, "offer.no") {
			t.Errorf("%.20s: %s", x, got)
		}
	}
}
