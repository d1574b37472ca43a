package lobby

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// ownList returns a legal list that no pack has, with a name.
func ownList(t *testing.T, l *lobby, game string, seed uint64) *deck.List {
	t.Helper()
	g, err := l.loader.game(game)
	if err != nil {
		t.Fatal(err)
	}
	d := deck.Fill(g.Library(), &deck.List{Game: game, Name: "私の " + game}, nil, seed)
	if f := d.Faults(g.Library()); f != nil {
		t.Fatal(f)
	}
	return d
}

func TestShelf(t *testing.T) {
	w := (&flakyStore{memStore: memStore{}}).window()
	l := testLobby(t, w)
	const game = "duemagic"
	a, b := ownList(t, l, game, 1), ownList(t, l, game, 2)
	for _, d := range []*deck.List{a, b} {
		if err := l.own.Save(d); err != nil || !isOwn(d.ID) {
			t.Fatalf("%q %v", d.ID, err)
		}
	}
	if all := l.own.All(game); len(all) != 2 || all[0].ID != a.ID || !all[1].Same(b) || a.ID == b.ID {
		t.Errorf("stored: %v", all)
	}
	a.Rename("changed")
	a.Main = a.Main[1:] // not legal any more: it is stored all the same
	if err := l.own.Save(a); err != nil {
		t.Fatal(err)
	}
	if d := l.own.Get(game, a.ID); d == nil || d.Name != "changed" || !d.Same(a) {
		t.Errorf("changed: %+v", d)
	}
	c, err := l.own.Duplicate(game, a.ID)
	if err != nil || c.ID == a.ID || c.Name != "changed (copy)" || !c.Same(a) {
		t.Errorf("duplicate: %+v %v", c, err)
	}
	c.Rename(strings.Repeat("長", 40))
	if err := l.own.Save(c); err != nil {
		t.Fatal(err)
	}
	if d, err := l.own.Duplicate(game, c.ID); err != nil || !strings.HasSuffix(d.Name, "(copy)") || len(d.Name) > deck.MaxName {
		t.Errorf("duplicate of a long name: %+v %v", d, err)
	}
	if _, err := l.own.Duplicate(game, "own:none"); err == nil {
		t.Error("a deck that is not there is duplicated")
	}
	if err := l.own.Delete(game, a.ID); err != nil || l.own.Get(game, a.ID) != nil || len(l.own.All(game)) != 3 {
		t.Errorf("deleted: %v", err)
	}
	if l.own.Delete(game, a.ID) != nil || l.own.Get(game, "beacon-court") != nil || len(l.own.All("magna")) != 0 {
		t.Error("what is not there matters")
	}
	r, err := l.own.Import(game, []byte("4 Wick Page"))
	if err != nil || r.List.ID != "" || r.List.Copies("wick-page", false) != 4 {
		t.Errorf("import: %+v %v", r, err)
	}
	if r, err := l.own.Import(game, b.JSON()); err != nil || r.List.ID != "" {
		t.Errorf("an imported file is another deck, not %+v (%v)", r, err)
	}

	// Without room nothing changes and the player is told.
	before := string(w.memStore[ownKey+game])
	w.full = true
	b.Rename("no room")
	var e *deck.Error
	if err := l.own.Save(b); err == nil || !strings.Contains(err.Error(), "no room") || string(w.memStore[ownKey+game]) != before {
		t.Errorf("without room: %v %v", err, e)
	}
	if l.own.Delete(game, b.ID) == nil {
		t.Error("deleted without room")
	}
	w.full = false
	for len(l.own.All(game)) < ownMost {
		if err := l.own.Save(&deck.List{Game: game}); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.own.Save(&deck.List{Game: game}); err == nil || !strings.Contains(err.Error(), "100 decks") {
		t.Errorf("one more: %v", err)
	}
}

// What cannot be read is offered for rescue and never overwritten.
func TestDamagedDecks(t *testing.T) {
	const game = "zutomayo"
	for name, c := range map[string]struct {
		damage func(value string) string
		left   int // decks that can still be read
	}{
		"all of it":    {func(string) string { return "{broken" }, 0},
		"cut":          {func(v string) string { return v[:len(v)-20] }, 0},
		"newer":        {func(v string) string { return strings.Replace(v, ownFormat, "godeck-decks/2", 1) }, 0},
		"one deck":     {func(v string) string { return strings.Replace(v, deck.Format, "godeck-deck/9", 1) }, 1},
		"another game": {func(v string) string { return strings.Replace(v, `"game":"zutomayo"`, `"game":"magna"`, 1) }, 1},
	} {
		store := memStore{}
		l := testLobby(t, store)
		if l.own.Damaged(game) != nil {
			t.Error("damage without decks")
		}
		a, b := ownList(t, l, game, 1), ownList(t, l, game, 2)
		if l.own.Save(a) != nil || l.own.Save(b) != nil || l.own.Damaged(game) != nil {
			t.Fatal("not stored")
		}
		broken := c.damage(string(store[ownKey+game]))
		store[ownKey+game] = []byte(broken)
		if n := len(l.own.All(game)); n != c.left {
			t.Errorf("%s: %d decks", name, n)
		}
		first := string(l.own.Damaged(game))
		if first == "" {
			t.Errorf("%s: nothing is offered", name)
		}
		fresh := ownList(t, l, game, 3)
		if err := l.own.Save(fresh); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if n := len(l.own.All(game)); n != c.left+1 || string(l.own.Damaged(game)) != first {
			t.Errorf("%s: after a save %d decks, damaged %q", name, n, l.own.Damaged(game))
		}
		if err := l.own.Discard(game); err != nil || l.own.Damaged(game) != nil || len(l.own.All(game)) != c.left+1 {
			t.Errorf("%s: after discarding %d decks, %v", name, len(l.own.All(game)), err)
		}
		for k := range store {
			if strings.HasSuffix(k, ownBroken) {
				t.Errorf("%s: %s is left", name, k)
			}
		}
	}
}

// Behind a game's door the player is told once of its damaged decks.
func TestDamagedDecksAreOffered(t *testing.T) {
	k := (&flakyStore{memStore: memStore{}}).open(t)
	game := registry[0].ID
	k.w.memStore[ownKey+game] = []byte("{broken")
	if p := k.l.own.rescue(registry[1].ID); p != nil {
		t.Error("a notice about another game")
	}
	k.l.pictures(k.l.env, game)
	n, ok := k.s.top().(*notice)
	if !ok {
		t.Fatalf("%T is shown", k.s.top())
	}
	n.Update(k.l.env, &ui.Input{})
	n.Activate(k.l.env, "file")
	if string(k.w.data) != "{broken" {
		t.Errorf("the file has %q", k.w.data)
	}
	if k.l.own.rescue(game) != nil {
		t.Error("the player is told twice")
	}
	n.Activate(k.l.env, "delete")
	n.Update(k.l.env, &ui.Input{})
	if k.l.own.Damaged(game) == nil {
		t.Error("deleted without asking")
	}
	n.Activate(k.l.env, "sure.yes")
	if k.l.own.Damaged(game) != nil || len(k.w.memStore[ownKey+game]) > 0 {
		t.Error("not deleted")
	}
}

// An own deck is listed beside the others, is played from both seats, in its
// record, and again; the record is complete without the store.
func TestOwnDecksArePlayed(t *testing.T) {
	for _, e := range registry {
		t.Run(e.ID, func(t *testing.T) {
			env := room(1280, 720, 1, lang.EN)
			l := newLobby(Options{}, env)
			d, bad := ownList(t, l, e.ID, 7), ownList(t, l, e.ID, 8)
			bad.Main = bad.Main[1:]
			if l.own.Save(d) != nil || l.own.Save(bad) != nil {
				t.Fatal("not stored")
			}
			g := l.loader.ready(e.ID)
			lib := g.Library()
			list := l.decks(e.ID)
			if own := slices.IndexFunc(list, func(d catalog.DeckInfo) bool { return d.Own }); len(list)-own != 2 {
				t.Fatalf("%d own decks are listed", len(list)-own)
			}
			if x := list[len(list)-2]; x.ID != d.ID || !x.Own || x.Wrong.EN != "" || x.Name.JA != d.Name || x.Key(lang.JA) == nil {
				t.Errorf("listed: %+v", x)
			}
			if x := list[len(list)-1]; x.Wrong.EN == "" || x.Wrong.JA == "" {
				t.Error("an illegal deck is listed as legal")
			}
			for _, mode := range []catalog.Mode{catalog.VsAI, catalog.TwoPlayers, catalog.WatchAI} {
				pack := lib.Decks()[0].ID
				l.start(env, catalog.Selection{Game: e.ID, Mode: mode, Decks: [2]string{d.ID, pack}, Level: "easy"})
				if l.current.playing == nil {
					t.Fatal("no match")
				}
				rec := l.current.playing.Match().Record()
				if !slices.Equal(rec.Decks[0].Cards, d.IDs()) || rec.Decks[1].ID != pack {
					t.Errorf("the record has %v", rec.Decks)
				}
				other := newLobby(Options{}, room(1280, 720, 1, lang.EN)) // without the deck
				m, err := other.revive(rec)
				if err != nil {
					t.Fatal(err)
				}
				if name := other.own.name(m.Game(), bestof.Brought(rec)[0]); name.EN != d.Name {
					t.Errorf("elsewhere the deck is called %q", name.EN)
				}
				for form, data := range map[string][]byte{"json": rec.JSON(), "binary": rec.Binary(), "kept": rec.Kept()} {
					back, err := replay.Parse(data)
					if err != nil || bestof.Brought(back) != bestof.Brought(rec) || !slices.Equal(back.Decks[0].Cards, rec.Decks[0].Cards) {
						t.Errorf("%s: %v", form, err)
					}
				}
				if h := l.habit(e.ID); h.Last == nil || h.Last.Decks != [2]string{d.ID, pack} {
					t.Errorf("last used: %+v", h.Last)
				}
				l.current.playing.Rematch(true)
				now := l.current.playing.Match().Record()
				if !slices.Equal(now.Decks[1].Cards, d.IDs()) || now.Decks[0].ID != pack || l.habit(e.ID).Last.Decks != [2]string{pack, d.ID} {
					t.Errorf("exchanged: %v, last %v", now.Decks, l.habit(e.ID).Last.Decks)
				}
				l.current.playing.Rematch(false)
				if now := l.current.playing.Match().Record(); !slices.Equal(now.Decks[1].Cards, d.IDs()) {
					t.Errorf("again: %v", now.Decks)
				}
			}
			l.start(env, catalog.Selection{Game: e.ID, Decks: [2]string{bad.ID, "nobody"}, Level: "easy"})
			for _, x := range l.current.playing.Match().Record().Decks {
				if lib.Deck(x.ID) == nil {
					t.Errorf("an illegal deck was not replaced: %v", x)
				}
			}
		})
	}
}

// A series between two own decks with sideboards, one of them a computer's:
// both bring them to every game.
func TestOwnDecksInSeries(t *testing.T) {
	store := memStore{}
	l := testLobby(t, store)
	lib := l.loader.ready("duemagic").Library()
	a, b := deck.Of(lib, lib.Decks()[0], lang.EN), deck.Of(lib, lib.Decks()[1], lang.EN)
	for i, d := range []*deck.List{a, b} {
		d.Rename("own " + strconv.Itoa(i))
		if err := l.own.Save(d); err != nil {
			t.Fatal(err)
		}
	}
	m, err := replay.New(l.loader.ready("duemagic"), l.setup(catalog.Selection{Game: "duemagic", Decks: [2]string{a.ID, b.ID}, Level: "easy", More: map[string]string{"best": "3"}}))
	if err != nil {
		t.Fatal(err)
	}
	s, sr := at(l, m)
	if sr == nil || sr.Best() != 3 {
		t.Fatal("no series")
	}
	concede(t, s, 0)
	l.savedGames.keep(s.Match(), sr)
	l, _, sr = reload(t, store)
	if got := sr.Sideboards(); !slices.Equal(got, []rules.Seat{0}) {
		t.Fatalf("who exchanges: %v", got)
	}
	main, side := sr.Lists(0)
	if len(side) == 0 {
		t.Fatal("no sideboard")
	}
	main, side = slices.Clone(main), slices.Clone(side)
	for i := range main { // a card that is not in the deck yet
		if lib.CheckDeck(append(append(slices.Clone(main[:i]), main[i+1:]...), side[0]), nil) == nil {
			main[i], side[0] = side[0], main[i]
			break
		}
	}
	if err := sr.Exchange(0, main, side); err != nil {
		t.Fatal(err)
	}
	sr.Next()
	rec := l.current.playing.Match().Record()
	if bestof.Of(tableEntry("duemagic").Series, l.loader.ready("duemagic"), rec) == nil || sr.Number() != 2 {
		t.Fatal("the second game is of no series")
	}
	codeA, _ := a.Code(lib)
	codeB, _ := b.Code(lib)
	if bestof.Brought(rec) != [2]string{codeA, codeB} || slices.Equal(rec.Decks[0].Cards, a.IDs()) || l.own.name(l.loader.ready("duemagic"), codeA).EN != "own 0" {
		t.Errorf("brought %v", bestof.Brought(rec))
	}
	if alone := bestof.Alone(rec); bestof.Brought(alone)[0] != codeA || alone.Options[bestof.OptBest] != "" {
		t.Errorf("alone: %v", alone.Options)
	}
}

// Addresses name decks by code: legal ones are played, others refused with the
// reason.
func TestDeckAddresses(t *testing.T) {
	game := registry[2].ID
	l := newLobby(Options{}, room(1280, 720, 1, lang.EN))
	d := ownList(t, l, game, 3)
	lib := l.loader.ready(game).Library()
	code, err := d.Code(lib)
	if err != nil {
		t.Fatal(err)
	}
	short := d.Clone()
	short.Main = short.Main[1:]
	illegal, _ := short.Code(lib)
	for _, c := range []struct {
		query string
		says  []string
	}{
		{query: "deck=" + code},
		{query: "deck2=" + code + "&mode=two"},
		{query: "deck=" + code + "&deck2=" + code},
		{"deck=" + illegal, []string{"deck=D1", "must have"}},
		{"deck2=" + code[:60], []string{"deck2=D1", "whole"}},
		{"deck=D2" + code[2:], []string{"newer"}},
		{"game=magna&deck=" + code, []string{"another game (" + game + ")"}},
		{"deck=own:1", []string{"deck=own:1", lib.Decks()[1].ID}},
	} {
		q, _ := url.ParseQuery("game=" + game + "&" + c.query)
		if strings.HasPrefix(c.query, "game=") {
			q, _ = url.ParseQuery(c.query)
		}
		for _, in := range []lang.Lang{lang.JA, lang.EN} {
			env := room(480, 270, 1.3, in)
			env.Host = linked{q: q}
			s := settled(env, First(Options{}, env))
			n, wrong := s.(*notice)
			if wrong != (c.says != nil) {
				t.Errorf("?%s opens %T", c.query, s)
				continue
			}
			if wrong {
				env.Tick++
				n.Update(env, &ui.Input{})
				for _, w := range c.says {
					if in == lang.EN && !strings.Contains(n.Status(env), w) {
						t.Errorf("?%s says %q, without %q", c.query, n.Status(env), w)
					}
				}
			}
		}
	}
	// After a reload the same match goes on.
	q, _ := url.ParseQuery("game=" + game + "&deck=" + code)
	env := room(1280, 720, 1, lang.EN)
	env.Host = linked{q: q}
	seed := func() uint64 {
		l := newLobby(Options{}, env)
		if _, err := l.loader.game(game); err != nil {
			t.Fatal(err)
		}
		if l.linked() == nil || l.current.playing == nil {
			t.Fatal("no match")
		}
		return l.current.playing.Match().Record().Seed
	}
	if a, b := seed(), seed(); a != b {
		t.Error("a reload begins another match")
	}
}
