package lobby

import (
	"testing"
	"time"

	"godeck/rules"
	"godeck/rules/session"
	"godeck/rules/tally"
	"godeck/scenes/record"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// against starts a match against a rival, with another deck or level if given.
func (k *desk) against(rival int, deck, level string) {
	k.t.Helper()
	r := tableEntry("zutomayo").Rivals[rival]
	c := catalog.Selection{Game: "zutomayo", Level: r.Level, Rival: r.ID, Decks: [2]string{"noon-foundry", r.Deck}}
	if deck != "" {
		c.Decks[1] = deck
	}
	if level != "" {
		c.Level = level
	}
	k.l.start(k.l.env, c)
}

// gives up the match at the table for a seat.
func (k *desk) gives(p rules.Seat) {
	k.t.Helper()
	s := k.l.current.playing
	if _, err := s.Match().Concede(p); err != nil {
		k.t.Fatal(err)
	}
	k.l.current.saved(s, k.l.current.series)
	k.l.current.saved(s, k.l.current.series) // however often it is saved
	k.s.Replace(k.l.title())
}

// A finished match against the program is noted once, with its replay; a rival
// is beaten with the own deck and not below the own level.
func TestLedger(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	book := func() *tally.Book { return (&ledger{store: k.w}).read() }
	if r, d := recordInfo(k.l), deskInfo(k.l); r.Played != 0 || d == nil || d.Own != 0 {
		t.Errorf("a newcomer has the record %+v and the decks %+v", r, d)
	}
	if r := todaysRival(k.l); r == nil || r.Rival != tableEntry(r.Game).Rivals[0].ID {
		t.Errorf("a newcomer meets %+v", r)
	}
	k.begin(catalog.TwoPlayers)
	k.gives(0)
	if len(book().Lines) != 0 {
		t.Error("two people are counted")
	}
	k.against(2, "", "")
	k.answer(2)
	k.gives(0)
	k.against(2, "", "easy")
	k.gives(1)
	k.against(2, "paper-gale", "")
	k.gives(1)
	b := book()
	if len(b.Lines) != 3 || len(b.Beaten) != 0 || b.Sum("zutomayo") != (tally.Sum{Won: 2, Lost: 1}) {
		t.Fatalf("%d lines, beaten %v, %+v", len(b.Lines), b.Beaten, b.Sum(""))
	}
	if x := b.Lines[2]; x.Result != tally.Lost || x.How != "concede" || x.Rival != "foundry-robot" || x.Deck != "noon-foundry" || x.Kept == "" || x.Time == 0 {
		t.Errorf("the line is %+v", x)
	}
	if _, err := k.l.load(b.Lines[0].Kept); err != nil {
		t.Error(err)
	}
	k.against(0, "", "hard")
	k.gives(1)
	if b := book(); len(b.Beaten["zutomayo"]) != 1 || b.Beaten["zutomayo"][0] != "owl-clerk" {
		t.Errorf("beaten: %v", b.Beaten)
	}
	if info := recordInfo(k.l); info.Won != 3 || info.Played != 4 || len(info.Last) != 4 || info.Last[0] != 1 || info.Last[3] != 0 {
		t.Errorf("in short %+v", info)
	}
	for i := range 10 { // whoever is met today was not beaten
		k.l.now = func() time.Time { return time.Unix(int64(i)*24*60*60, 0) }
		if r := todaysRival(k.l); r == nil || r.Rival == "owl-clerk" {
			t.Errorf("on day %d: %+v", i, r)
		}
	}
}

// Whoever is named as today's rival stays until the local day ends, also for who
// beats that rival, opens other games, or comes back with the page.
func TestTodaysRivalStays(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	east := time.FixedZone("east", 9*60*60)
	at := time.Date(2026, 11, 29, 0, 30, 0, 0, east)
	k.l.now = func() time.Time { return at }
	first := *todaysRival(k.l)
	k.against(0, "", "hard") // beats the owl clerk
	k.gives(1)
	for _, e := range registry {
		k.l.habits.note(e.ID, func(all *habits, _ *habit) { all.Last = e.ID })
	}
	at = at.Add(23 * time.Hour)
	if r := *todaysRival(k.l); r != first {
		t.Errorf("in the evening %+v, in the morning %+v", r, first)
	}
	again := d.open(t)
	again.l.now = k.l.now
	if r := *todaysRival(again.l); r != first {
		t.Errorf("after coming back %+v", r)
	}
	if at = at.Add(time.Hour); *todaysRival(k.l) == first {
		t.Error("the next day has the same rival")
	}
}

// After a rival comes the next harder one that has not been beaten, with the person's own deck,
// and at the top whoever is left.
func TestNextRival(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	e := tableEntry("zutomayo")
	n := len(e.Rivals)
	next := func() *table.Rival {
		r, _ := nextRival(k.l, e, k.l.current.playing.Match())
		return r
	}
	k.against(1, "", "")
	playing := k.l.current.playing
	k.gives(1)
	r, meet := nextRival(k.l, e, playing.Match())
	if r != e.Rivals[2] {
		t.Fatalf("after the second comes %+v", r)
	}
	meet(k.l.env)
	rec := k.l.current.playing.Match().Record()
	if rec.Seats[1].Name != r.ID || rec.Seats[1].Level != r.Level || rec.Decks[0].ID != "noon-foundry" || rec.Decks[1].ID != r.Deck {
		t.Errorf("the match is %+v, %+v", rec.Seats, rec.Decks)
	}
	for i := 2; i < n; i++ {
		k.against(i, "", "")
		k.gives(1)
	}
	k.against(n-1, "", "")
	if next() != e.Rivals[0] {
		t.Errorf("after all others: %+v", next())
	}
	k.against(0, "", "")
	playing = k.l.current.playing
	k.gives(1)
	if r, _ := nextRival(k.l, e, playing.Match()); r != nil {
		t.Errorf("after all: %+v", r)
	}
}

// A match that goes on from a recording has a line but does not count.
func TestFromARecording(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.against(0, "", "")
	k.answer(3)
	k.s.Replace(k.l.title())
	m, err := k.l.load(currentKey)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(k.l.config(tableEntry("zutomayo"), m, true, nil))
	s.Seek(2)
	s.Continue()
	k.gives(1)
	b := (&ledger{store: k.w}).read()
	if len(b.Lines) != 1 || b.Lines[0].Counts() || len(b.Beaten) != 0 {
		t.Errorf("%+v, beaten %v", b.Lines, b.Beaten)
	}
}

// A record that cannot be read is put aside, offered as a file, and gone when
// everything is deleted.
func TestDamagedRecord(t *testing.T) {
	d := &flakyStore{memStore: memStore{tallyKey: []byte("broken")}}
	k := d.open(t)
	k.against(0, "", "")
	k.gives(0)
	if string(d.memStore[tallyBroken]) != "broken" || len((&ledger{store: k.w}).read().Lines) != 1 {
		t.Fatalf("%q is kept aside", d.memStore[tallyBroken])
	}
	openRecord(k.l, k.l.env, "")
	s, ok := k.s.top().(*record.Scene)
	if !ok {
		t.Fatalf("%T is shown", k.s.top())
	}
	press := func(id string) {
		s.Update(k.l.env, &ui.Input{})
		s.Activate(k.l.env, id)
	}
	press("damaged.save")
	if string(k.w.data) != "broken" {
		t.Errorf("%q is offered", k.w.data)
	}
	press("export")
	if _, err := tally.Read(k.w.data); err != nil {
		t.Error(err)
	}
	press("clear")
	press("clear.ask.yes")
	if len(d.memStore[tallyKey])+len(d.memStore[tallyBroken]) != 0 {
		t.Error("something is left")
	}
	press("back")
	if _, ok := k.s.top().(*title.Scene); !ok || k.l.shown.Title(k.l.env) == "" {
		t.Errorf("%T is shown", k.s.top())
	}
}

// A replay that is opened from the record leads back to it.
func TestReplayLeadsBackToTheRecord(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.against(0, "", "")
	k.gives(0)
	k.s.Replace(k.l.title())
	openReplayFrom(k.l, k.l.env, k.l.savedGames.index()[0].ID, func(env *ui.Env) { openRecord(k.l, env, "") })
	s := k.s.top().(interface {
		Update(env *ui.Env, in *ui.Input)
		Activate(env *ui.Env, id string)
	})
	for range 30 {
		s.Update(k.l.env, &ui.Input{})
	}
	s.Activate(k.l.env, "replay-leave")
	if _, ok := k.s.top().(*record.Scene); !ok {
		t.Errorf("%T is shown", k.s.top())
	}
}

// Beating a rival for the first time opens its look, which the result tells; a
// look is worn only if it was chosen and is open.
func TestOpened(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	e := tableEntry("zutomayo")
	k.against(0, "", "")
	m := k.l.current.playing.Match()
	k.gives(1)
	g := gainsOf(k.l, e, m)
	if len(g) == 0 || !g[0].Look || g[0].Name != e.Looks[0].Name {
		t.Fatalf("the result tells of %+v", g)
	}
	k.against(0, "", "")
	m = k.l.current.playing.Match()
	k.gives(1)
	if g := gainsOf(k.l, e, m); len(g) > 0 && g[0].Look {
		t.Errorf("the second time tells of %+v", g)
	}
	k.l.habits.note("zutomayo", func(_ *habits, h *habit) {
		h.More = map[string]string{table.BackTerm: e.Looks[0].ID, table.LightTerm: e.Looks[1].ID}
	})
	if ids := looksOf(k.l, e); len(ids) != 1 || ids[0] != e.Looks[0].ID {
		t.Errorf("worn: %v", ids)
	}
	if s := k.l.setup(catalog.Selection{Game: "zutomayo", More: map[string]string{table.BackTerm: e.Looks[0].ID}}); len(s.Options) != 0 {
		t.Errorf("a look is part of the match: %v", s.Options)
	}
}

// What a person does for the first time is noted with its match and told at its
// result; what was taken back does not count.
func TestDeeds(t *testing.T) {
	for _, practice := range []bool{false, true} {
		d := &flakyStore{memStore: memStore{}}
		k := d.open(t)
		k.against(0, "", "")
		s := k.l.current.playing
		if practice {
			setApart(k.l, s)
		}
		for range 400 {
			if !s.Match().State().Over() {
				k.answer(1)
			}
		}
		b := (&ledger{store: k.w}).read()
		if len(b.Lines) != 1 || (len(b.Deeds["zutomayo"]) > 0) == practice || len(b.Lines[0].Deeds) != len(b.Deeds["zutomayo"]) {
			t.Errorf("practice %t: %+v, deeds %v", practice, b.Lines, b.Deeds)
		}
		if g := gainsOf(k.l, tableEntry("zutomayo"), s.Match()); !practice && (len(g) == 0 || g[len(g)-1].Why.EN == "") { // a look comes first
			t.Errorf("the result tells of %+v", g)
		}
	}
}

// What opens is something: every rival has one, with names of its own.
func TestLooks(t *testing.T) {
	for _, d := range Entries() {
		seen := map[string]bool{}
		if len(d.Looks) != len(d.Rivals) {
			t.Errorf("%s: %d looks for %d rivals", d.ID, len(d.Looks), len(d.Rivals))
		}
		for _, x := range d.Looks {
			if seen[x.ID] || seen[x.Name.JA] || seen[x.Name.EN] || x.ID == "" || x.Name.JA == "" || x.Name.EN == "" || x.Back != (x.Motif >= table.Rings) {
				t.Errorf("%s: %+v", d.ID, x)
			}
			seen[x.ID], seen[x.Name.JA], seen[x.Name.EN] = true, true, true
		}
		if n := len(d.LooksOf(func(string) bool { return false })); n != 0 {
			t.Errorf("%s: %d settings before anybody was beaten", d.ID, n)
		}
		if all := d.LooksOf(func(string) bool { return true }); len(all) != 2 || len(all[0].Values) != 4 || len(all[1].Values) != 4 {
			t.Errorf("%s: %+v", d.ID, all)
		}
	}
}
