package session

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	guide "godeck/rules/ai/zutomayo"
	"godeck/rules/replay"
	ztm "godeck/rules/zutomayo"
)

func seat(t *testing.T, seed uint64, humans [2]bool) *Local {
	t.Helper()
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	pre := g.Lib.Decks()
	set := replay.Setup{Seed: seed}
	c := Config{Names: [2]lang.Phrase{{JA: "一", EN: "One"}, {JA: "二", EN: "Two"}}}
	for p := range set.Decks {
		d := pre[p%len(pre)]
		set.Decks[p] = replay.Deck{ID: d.ID}
		if !humans[p] {
			set.Seats[p] = replay.Player{Kind: "ai", Level: "easy"}
			c.Players[p] = guide.Guide.New(g, ai.Easy, g.DeckOf(d), 3)
		}
	}
	if c.Match, err = replay.New(g, set); err != nil {
		t.Fatal(err)
	}
	return New(c)
}

// play plays to the end of the match, answering for people at random.
func play(t *testing.T, s *Local, r *rand.Rand, watch func()) {
	t.Helper()
	for n := 0; !s.m.State().Over(); n++ {
		if n > 200000 {
			t.Fatal("no end")
		}
		s.Events()
		s.Update()
		if p, ok := s.HandOver(); ok {
			if s.Audience() == p {
				t.Fatal("hand-over to the seat that has the device")
			}
			s.TakeSeat(p)
		}
		opts := s.Options()
		if len(opts) > 0 {
			if err := s.Answer(opts[r.IntN(len(opts))]); err != nil {
				t.Fatal(err)
			}
		}
		if watch != nil {
			watch()
		}
	}
}

func TestAgainstAI(t *testing.T) {
	s := seat(t, 5, [2]bool{true, false})
	saves := 0
	s.cfg.Saved = func(*Local) { saves++ }
	play(t, s, rand.New(rand.NewPCG(1, 1)), func() {
		if s.Audience() != 0 {
			t.Fatal("the screen shows another seat")
		}
	})
	if saves != s.m.Len() {
		t.Errorf("%d saves for %d answers", saves, s.m.Len())
	}
	data, ending := s.Record()
	if ending != ".json" {
		t.Errorf("a finished match is saved as %s", ending)
	}
	r, err := replay.ParseJSON(data)
	if err != nil {
		t.Fatal(err)
	}
	again, err := replay.Replay(s.m.Game(), r)
	if err != nil {
		t.Fatal(err)
	}
	if *again.State() != *s.m.State() {
		t.Error("the record gave another match")
	}
}

// TestTwoPeopleSeeOnlyTheirOwn checks that two people at one device never see
// each other's hand (ZTM-3.9), and the events that they see hide what the
// other draws (ZTM-13.8).
func TestTwoPeopleSeeOnlyTheirOwn(t *testing.T) {
	for seed := uint64(0); seed < 20; seed++ {
		s := seat(t, seed, [2]bool{true, true})
		play(t, s, rand.New(rand.NewPCG(2, seed)), func() {
			v := s.View()
			told, seen := s.Events()
			for p := rules.Seat(0); p < 2; p++ {
				for i := range seen {
					for _, c := range seen[i].S.Zone(rules.ZoneOf(ztm.Hand, p)) {
						if s.Audience() != p && seen[i].Known(c) && seen[i].S.Card(c).Known == 0 {
							t.Fatalf("audience %d is shown a card of seat %d's hand", s.Audience(), p)
						}
					}
				}
				for _, ev := range told {
					if ev.Kind == rules.EvMove && ev.To == rules.ZoneOf(ztm.Hand, p) && ev.From == rules.ZoneOf(ztm.Deck, p) && ev.Card != 0 {
						// not even the one who draws: events wait while the
						// device changes hands
						t.Fatalf("audience %d is told what seat %d draws", s.Audience(), p)
					}
				}
				if s.Audience() == p {
					continue
				}
				for _, c := range v.S.Zone(rules.ZoneOf(ztm.Hand, p)) {
					if v.Known(c) && s.m.State().Card(c).Known == 0 {
						t.Fatalf("audience %d sees a card of seat %d's hand", s.Audience(), p)
					}
				}
			}
		})
	}
}

// TestUndo checks that undo restores the state before the player's last
// answer, whatever came after it.
func TestUndo(t *testing.T) {
	undone := 0
	for seed := uint64(1); undone < 40; seed++ {
		s := seat(t, seed, [2]bool{true, false})
		r := rand.New(rand.NewPCG(seed, 4))
		left := 6
		play(t, s, r, func() {
			if can, _ := s.CanUndo(); !can || left == 0 || r.IntN(6) != 0 {
				return
			}
			to, _, _ := s.m.CanUndo(0)
			want := s.m.At(to)
			if err := s.Undo(1); err != nil {
				t.Fatal(err)
			}
			if *s.m.State() != want {
				t.Fatal("undo gave another state")
			}
			undone++
			left--
		})
		if _, err := replay.Replay(s.m.Game(), s.m.Record()); err != nil {
			t.Errorf("the record is not playable after undo: %v", err)
		}
		if seed > 60 {
			t.Fatalf("only %d undos tried", undone)
		}
	}
}

// TestReplayAndContinue checks that a replay shows every position and can be
// continued from any.
func TestReplayAndContinue(t *testing.T) {
	s := seat(t, 9, [2]bool{true, false})
	play(t, s, rand.New(rand.NewPCG(6, 6)), nil)
	c := s.cfg
	c.Watch = true
	w := New(c)
	if w.At() != 0 || w.View().S.Over() {
		t.Error("a replay does not begin at the beginning")
	}
	w.SetPlaying(true)
	for n := 0; w.At() < w.Len(); n++ {
		if n > 100000 {
			t.Fatal("the replay does not go on")
		}
		w.Events()
		w.Update()
	}
	if !w.View().S.Over() {
		t.Error("the replay ends elsewhere")
	}
	n := w.Len()
	w.Seek(n / 2)
	w.Continue()
	play(t, w, rand.New(rand.NewPCG(7, 7)), nil)
	if s.m.Len() != n {
		t.Error("going on changed the match that was watched")
	}
}

// TestWatchingTwoComputers checks that two computer players are watched with
// open hands. The watcher can stop them, step, look back, and misses nothing.
func TestWatchingTwoComputers(t *testing.T) {
	s := seat(t, 11, [2]bool{false, false})
	until := func(what string, ok func() bool) {
		t.Helper()
		for range 20000 {
			if ok() {
				return
			}
			s.Events()
			s.Update()
		}
		t.Fatalf("never: %s", what)
	}
	until("the third turn", func() bool { return s.m.State().Turn == 3 })
	if d := s.Deck(s.Audience()); d != "" {
		t.Errorf("a watcher has the deck %q", d)
	}
	if !s.Live() || !s.Playing() || s.At() != s.Len() || s.Audience() != rules.Watcher || len(s.Options()) > 0 {
		t.Fatal("it is not watched")
	}
	v := s.View()
	for p := rules.Seat(0); p < 2; p++ {
		for _, c := range v.S.Zone(rules.ZoneOf(ztm.Hand, p)) {
			if v.S.Card(c).Def == 0 {
				t.Errorf("a card in hand %d is closed", p)
			}
		}
		for _, c := range v.S.Zone(rules.ZoneOf(ztm.Deck, p)) {
			if v.S.Card(c).Def != 0 {
				t.Errorf("a card of deck %d is open", p)
			}
		}
	}
	if n := s.Turns(); len(n) < 2 || n[len(n)-1] != s.Len() {
		t.Errorf("turns begin at %v of %d", n, s.Len())
	}
	s.SetPlaying(false)
	n := s.Len()
	for range 300 {
		s.Events()
		s.Update()
	}
	if s.Len() != n || s.Thinking() {
		t.Error("they go on while they are stopped")
	}
	s.Seek(n + 1)
	until("one step", func() bool { return !s.Playing() })
	if s.Len() != n+1 || s.At() != n+1 {
		t.Errorf("one step leads from %d to %d of %d", n, s.At(), s.Len())
	}
	s.Seek(2)
	if s.View().S.Turn > 1 {
		t.Error("looking back shows the present")
	}
	s.SetPlaying(true)
	until("the end", func() bool { return s.m.State().Over() && s.At() == s.Len() })
	if s.Playing() {
		t.Error("it plays after its end")
	}
	s.SetPlaying(true)
	if s.At() != 0 || !s.Playing() {
		t.Error("it does not begin anew")
	}
	rec := s.m.Record()
	if _, err := replay.Replay(s.m.Game(), rec); err != nil {
		t.Error(err)
	}
}
