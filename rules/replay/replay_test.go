package replay_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

func pair(t testing.TB) [2]replay.Deck { return pairOf(load(t, "zutomayo")) }

func pairOf(g games.Game) [2]replay.Deck {
	d := g.Library().Decks()
	return [2]replay.Deck{{ID: d[0].ID}, {ID: d[1%len(d)].ID}}
}

// TestRoundTrip checks that a record survives JSON and link and replays to the
// same state and events.
func TestRoundTrip(t *testing.T) {
	for _, info := range all.Games() {
		if info.Ready() {
			t.Run(info.ID, func(t *testing.T) { roundTrip(t, load(t, info.ID)) })
		}
	}
}

func roundTrip(t *testing.T, g games.Game) {
	for seed := range uint64(40) {
		decks := pairOf(g)
		if seed%2 == 1 { // a deck as a list
			ids := []string{}
			for _, e := range g.Library().Deck(decks[0].ID).List {
				for range e.N {
					ids = append(ids, e.ID)
				}
			}
			decks[0] = replay.Deck{Cards: ids}
		}
		m := playOut(t, g, seed, decks)
		r := m.Record()
		r.Seats[0].Name = "夜更かし"
		r.Options = map[string]string{"speed": "fast", "clock": "none"}
		r.Undos = []replay.Undo{{Seat: 1, From: 9, To: 4}}
		fromJSON, err := replay.ParseJSON(r.JSON())
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, r.JSON())
		}
		if !reflect.DeepEqual(r, fromJSON) {
			t.Fatalf("seed %d: JSON changed the record\n%+v\n%+v", seed, r, fromJSON)
		}
		link, err := r.Link()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if len(link) > 2000 {
			t.Errorf("seed %d: %d answers need a link of %d bytes", seed, len(r.Answers), len(link))
		}
		fromLink, err := replay.ParseLink(link)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if !reflect.DeepEqual(r, fromLink) {
			t.Fatalf("seed %d: the link changed the record\n%+v\n%+v", seed, r, fromLink)
		}
		again, err := replay.Replay(g, fromLink)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if *again.State() != *m.State() {
			t.Fatalf("seed %d: the replay ends elsewhere", seed)
		}
		for n := 0; n <= m.Len(); n++ {
			if !reflect.DeepEqual(m.RawEvents(n), again.RawEvents(n)) {
				t.Fatalf("seed %d: other events of answer %d", seed, n)
			}
		}
	}
}

// At returns every state, also thinned-out ones; Branch continues from there
// without affecting the original.
func TestAtAndBranch(t *testing.T) {
	g := load(t, "zutomayo")
	m, err := replay.New(g, replay.Setup{Decks: pair(t), Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	states := []rules.State{*m.State()}
	for len(states) < 700 && !m.State().Over() {
		// Picking and taking back makes a match long.
		p := m.State().ToAnswer()
		opts := m.Options(p)
		o := opts[r.IntN(len(opts))]
		for _, x := range opts {
			if x.TakesBack() && r.IntN(8) > 0 {
				o = x
			}
		}
		if _, err := m.Answer(p, o); err != nil {
			t.Fatal(err)
		}
		states = append(states, *m.State())
	}
	if len(states) < 300 {
		t.Fatalf("only %d answers: too short to try thinning", len(states))
	}
	for n := range states {
		if m.At(n) != states[n] {
			t.Fatalf("the state after %d answers is another one", n)
		}
	}
	n := 100
	end := *m.State()
	b := m.Branch(n)
	if *b.State() != states[n] || b.Len() != n {
		t.Fatal("a branch begins elsewhere")
	}
	for i := 0; i < 30 && !b.State().Over(); i++ {
		step(t, b, r)
	}
	if *m.State() != end || m.Len() != len(states)-1 || m.At(n+1) != states[n+1] {
		t.Fatal("a branch changed its origin")
	}
	if _, err := replay.Replay(g, b.Record()); err != nil {
		t.Fatal(err)
	}
}

// TestUndo checks that undo is free until chance, the opponent or new
// information comes between; then it needs consent, which the record notes.
func TestUndo(t *testing.T) {
	g := load(t, "zutomayo")
	m, err := replay.New(g, replay.Setup{Decks: pair(t), Seed: 8})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(0, true); !errors.Is(err, replay.ErrNothing) {
		t.Fatalf("nothing was answered yet: %v", err)
	}
	r := rand.New(rand.NewPCG(2, 2))
	for m.State().Turn < 2 || m.State().Dec.Open != rules.BothSeats { // to the first Set step
		step(t, m, r)
	}
	start := *m.State()
	n := m.Len()
	pick := func(p rules.Seat) {
		t.Helper()
		if _, err := m.Answer(p, m.Options(p)[0]); err != nil {
			t.Fatal(err)
		}
	}
	done := func(p rules.Seat) {
		t.Helper()
		if _, err := m.Answer(p, rules.Option{Verb: rules.Done}); err != nil {
			t.Fatal(err)
		}
	}
	pick(0)
	if to, free, ok := m.CanUndo(0); !ok || !free || to != n {
		t.Fatalf("a pick is free to take back: %d %v %v", to, free, ok)
	}
	done(0)
	for range 2 {
		if err := m.Undo(0, false); err != nil {
			t.Fatal(err)
		}
	}
	if *m.State() != start || m.Len() != n || len(m.Record().Undos) != 0 {
		t.Fatal("taking back did not lead back, or left a mark")
	}
	pick(0)
	done(0)
	pick(1) // the opponent has answered: no longer free
	if err := m.Undo(0, false); !errors.Is(err, replay.ErrConsent) {
		t.Fatalf("expected to need consent: %v", err)
	}
	done(1) // now the cards are shown
	if err := m.Undo(1, false); !errors.Is(err, replay.ErrConsent) {
		t.Fatalf("expected to need consent: %v", err)
	}
	from := m.Len()
	if err := m.Undo(1, true); err != nil {
		t.Fatal(err)
	}
	u := m.Record().Undos
	if len(u) != 1 || u[0] != (replay.Undo{Seat: 1, From: from, To: from - 1}) {
		t.Fatalf("the record does not tell of the consent: %+v", u)
	}
	if _, err := replay.Replay(g, m.Record()); err != nil {
		t.Fatal(err)
	}
}

// TestRefused checks that refused answers change neither match nor record.
func TestRefused(t *testing.T) {
	g := load(t, "zutomayo")
	m, _ := replay.New(g, replay.Setup{Decks: pair(t), Seed: 1})
	before := *m.State()
	if _, err := m.Answer(0, rules.Option{Verb: rules.Number, N: 4}); err == nil || m.Len() != 0 || *m.State() != before {
		t.Fatal("an illegal answer was taken")
	}
	if _, err := m.Concede(1); err != nil || !m.State().Over() || m.State().Result.Winner != 0 {
		t.Fatal("conceding failed")
	}
	if _, err := m.Concede(0); err == nil {
		t.Fatal("an answer after the end was taken")
	}
}

// TestRecordFaults checks that errors of records say where they are and what
// to do.
func TestRecordFaults(t *testing.T) {
	g := load(t, "zutomayo")
	good := string(playOut(t, g, 1, pair(t)).Record().JSON())
	cases := []struct{ old, new, want string }{
		{`"godeck-record/1"`, `"godeck-record/9"`, "format: unknown format"},
		{`"game": "zutomayo"`, `"gaem": "zutomayo"`, `unknown field "gaem"`},
		{`"seed": "1"`, `"seed": 1`, "seed (line"},
		{`"seed": "1"`, `"seed": "x"`, `seed: "x" is not a seed`},
		{`"p1 pick`, `"p1 pik`, "unknown verb"},
		{`"p1 pick`, `"p3 pick`, "seats are p1 and p2"},
		{`"kind": "bot"`, `"kind": "cat"`, "seats[0].kind: unknown kind"},
		{`"rules": `, `"rules": [`, "line"},
		{`"packs"`, `"packs`, "line"},
		{"}\n", "} x", "line"},
	}
	for _, c := range cases {
		i := strings.LastIndex(good, c.old)
		if i < 0 {
			t.Errorf("%q does not occur", c.old)
			continue
		}
		_, err := replay.ParseJSON([]byte(good[:i] + c.new + good[i+len(c.old):]))
		var e *replay.Error
		if !errors.As(err, &e) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s → %s: got %v, want …%s…", c.old, c.new, err, c.want)
		}
	}
	// Records that parse but do not fit.
	play := []struct {
		change func(r *replay.Record)
		want   string
	}{
		{func(r *replay.Record) { r.Packs[0].Hash = "00" }, "packs[0]"},
		{func(r *replay.Record) { r.Packs = nil }, "packs"},
		{func(r *replay.Record) { r.Rules = 999 }, "rules"},
		{func(r *replay.Record) { r.Decks[1] = replay.Deck{ID: "nothing"} }, "decks[1]"},
		{func(r *replay.Record) { r.Decks[1] = replay.Deck{Cards: []string{"ghost"}} }, "decks[1][0]"},
		{func(r *replay.Record) {
			r.Answers[3] = replay.Answer{Option: rules.Option{Verb: rules.Attack, Card: 1}}
		}, "answers[3]"},
		{func(r *replay.Record) { r.Answers = r.Answers[:len(r.Answers)-1] }, "final.hash"},
		{func(r *replay.Record) { r.Seed++ }, ""},
		{func(r *replay.Record) { r.Seats[0].Name = "a\u202eb" }, "seats[0].name: holds a control character"},
		{func(r *replay.Record) { r.Final.Hash++ }, "final.hash"},
	}
	for i, c := range play {
		r, err := replay.ParseJSON([]byte(good))
		if err != nil {
			t.Fatal(err)
		}
		c.change(r)
		if _, err := replay.Replay(g, r); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("case %d: got %v, want …%s…", i, err, c.want)
		}
	}
}

func FuzzRecordJSON(f *testing.F) {
	g := load(f, "zutomayo")
	f.Add(playOut(f, g, 1, pair(f)).Record().JSON())
	f.Add([]byte(`{"format":"godeck-record/1","game":"zutomayo","rules":1,"packs":[],"decks":["a",["b"]],"seats":[{"kind":"human"},{"kind":"ai"}],"seed":"7","answers":["p1 use 3 z2 n-4"]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := replay.ParseJSON(data)
		if err != nil {
			return
		}
		again, err := replay.ParseJSON(r.JSON())
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, r.JSON())
		}
		if string(again.JSON()) != string(r.JSON()) {
			t.Fatal("JSON is not stable")
		}
		bin, err := replay.ParseBinary(r.Binary())
		if err != nil || string(bin.JSON()) != string(r.JSON()) {
			t.Fatalf("the binary form differs: %v", err)
		}
		_, _ = replay.Replay(g, r)
	})
}

func FuzzLink(f *testing.F) {
	g := load(f, "zutomayo")
	for seed := range uint64(3) {
		r := playOut(f, g, seed, pair(f)).Record()
		link, err := r.Link()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(link, r.Binary())
		r.Final = nil
		f.Add(link, r.Kept())
	}
	f.Fuzz(func(t *testing.T, link string, bin []byte) {
		if r, err := replay.ParseLink(link); err == nil {
			_, _ = replay.Replay(g, r)
		}
		r, err := replay.ParseBinary(bin)
		if err != nil {
			return
		}
		again, err := replay.ParseBinary(r.Binary())
		if err != nil || string(again.JSON()) != string(r.JSON()) {
			t.Fatalf("the binary form is not stable: %v", err)
		}
		_, _ = replay.Replay(g, r)
	})
}

func BenchmarkReplay(b *testing.B) {
	g := load(b, "zutomayo")
	r := playOut(b, g, 1, pair(b)).Record()
	for b.Loop() {
		if _, err := replay.Replay(g, r); err != nil {
			b.Fatal(err)
		}
	}
}

// TestLongestMatch checks that a match which fills its record can still be
// conceded, and that its record is one.
func TestLongestMatch(t *testing.T) {
	g := load(t, "zutomayo")
	m, err := replay.New(g, replay.Setup{Decks: pair(t), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := m.State().ToAnswer()
	var card rules.CardID
	for _, o := range m.Options(p) {
		if o.Verb == rules.Pick {
			card = o.Card
		}
	}
	toggle := func() error {
		verb := rules.Pick
		if m.State().Picks[p].Index(card) >= 0 {
			verb = rules.Unpick
		}
		_, err := m.Answer(p, rules.Option{Verb: verb, Card: card})
		return err
	}
	for m.Len() < replay.MaxAnswers-1 {
		if err := toggle(); err != nil {
			t.Fatal(err)
		}
	}
	if toggle() == nil {
		t.Error("no room is left for a concession")
	}
	if _, err := m.Concede(p); err != nil {
		t.Fatal(err)
	}
	r, err := replay.ParseJSON(m.Record().JSON())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := replay.Replay(g, r); err != nil {
		t.Error(err)
	}
}
