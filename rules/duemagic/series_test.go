package duemagic

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/games"
	"godeck/rules/replay"
	"godeck/rules/series"
)

func precon(g *Game, i int) games.DeckWithSide { return series.Bring(g.Lib, g.Lib.Decks()[i]) }

func newSeries(g *Game, best int, seed uint64, decks [2]games.DeckWithSide) (*series.Series, error) {
	return series.New(Entry.Series, g, best, nil, seed, decks)
}

// DMG-2.1 to 2.5: deck sizes and copies, main deck and sideboard together.
func TestDecks(t *testing.T) {
	g := mustLoad(t)
	d := precon(g, 0)
	if f := g.Lib.CheckDeck(d.Main, d.Side); len(f) != 0 {
		t.Errorf("a preconstructed deck is refused: %v", f)
	}
	for i := range g.Lib.Decks() {
		d := precon(g, i)
		if len(d.Main) != 50 || len(d.Side) != 12 {
			t.Errorf("deck %d has %d cards and a sideboard of %d", i, len(d.Main), len(d.Side))
		}
	}
	if f := g.Lib.CheckDeck(d.Main, nil); len(f) != 0 { // DMG-2.2: the sideboard is optional
		t.Errorf("no sideboard: %v", f)
	}
	refused := func(what string, main, side []rules.DefID, because string) {
		t.Helper()
		f := g.Lib.CheckDeck(main, side)
		if len(f) == 0 || !strings.Contains(f[0].EN, because) || f[0].JA == "" {
			t.Errorf("%s: %v", what, f)
		}
	}
	refused("49 cards (DMG-2.1)", d.Main[:49], d.Side, "must have exactly 50")
	refused("13 in the sideboard (DMG-2.2)", d.Main, append(slices.Clone(d.Side), d.Side[0]), "at most 12")
	copies := slices.Clone(d.Side)
	copies[0] = g.Lib.Find("wick-page") // four are in the main deck
	refused("a fifth copy in the sideboard (DMG-2.3)", d.Main, copies, "at most 4")
	one := slices.Clone(d.Main)
	one[0] = g.Lib.Find("perfect-witness") // the second copy is in the sideboard
	refused("a card limited to one (DMG-2.4)", one, d.Side, "at most 1")
	rats := slices.Repeat([]rules.DefID{g.Lib.Find("hundred-rats")}, 50)
	if f := g.Lib.CheckDeck(rats, nil); len(f) != 0 { // DMG-2.4: any number
		t.Errorf("any number of rats: %v", f)
	}
	banned := `{"format":"godeck-pack/1","game":"duemagic","id":"p","name":{"ja":"名","en":"n"},"cards":[{"id":"banned","type":"spell","cost":1,"limit":"banned","name":{"ja":"名","en":"N"}}]}`
	h, err := Load(File{Name: "p.json", Data: []byte(banned)})
	if err != nil {
		t.Fatal(err)
	}
	no := slices.Clone(d.Main)
	no[0] = h.Lib.Find("banned")
	if f := h.Lib.CheckDeck(no, nil); len(f) == 0 { // DMG-2.5
		t.Error("a banned card is allowed")
	}
}

// play plays the current game of a match to its end, by conceding or at
// random.
func play(g *Game, s *rules.State, r *rand.Rand) {
	eng := rules.NewEngine(g)
	eng.Advance(s, nil)
	var buf []rules.Option
	for !s.Over() {
		p := s.ToAnswer()
		o, _ := conformance.Random(eng, s, p, r, &buf)
		eng.Play(s, p, o, nil)
	}
}

// TestSeries plays a best-of-three match: DMG-2.6 to 2.12, 3.2, 3.10,
// 24.5.
func TestSeries(t *testing.T) {
	g := mustLoad(t)
	decks := [2]games.DeckWithSide{precon(g, 0), precon(g, 1)}
	for _, best := range []int{0, 2, -1} { // DMG-2.6: N is odd
		if _, err := newSeries(g, best, 1, decks); err == nil {
			t.Errorf("best of %d is accepted", best)
		}
	}
	m, err := newSeries(g, 3, 5, decks)
	if err != nil {
		t.Fatal(err)
	}
	eng := rules.NewEngine(g)
	var s rules.State
	m.Next(&s)
	if m.Sideboarding(0) || m.Exchange(0, decks[0]) == nil {
		t.Error("sideboarding during a game (DMG-2.10)")
	}
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		if s.NCards != 100 {
			t.Fatalf("%d cards in a game: the sideboard is out of reach (DMG-2.10)", s.NCards)
		}
	}
	eng.Advance(&s, nil)
	if s.Dec.Prompt != PromptOrderWin {
		t.Fatalf("prompt %d: the winner of the dice chooses (DMG-3.1)", s.Dec.Prompt)
	}
	if err := eng.Answer(&s, 0, rules.Option{Verb: rules.Concede}, nil); err != nil { // DMG-24.5: a game
		t.Fatal(err)
	}
	m.Finish(&s)
	if over, _ := m.Over(); over || m.Wins != [2]int{0, 1} || m.Chooser != 0 {
		t.Fatalf("after game 1: wins %v, chooser %d (DMG-3.2)", m.Wins, m.Chooser)
	}
	// Sideboarding: any exchange that leaves 50 (DMG-2.7).
	d := precon(g, 0)
	d.Main[0], d.Side[0] = d.Side[0], d.Main[0]
	if !m.Sideboarding(0) || m.Exchange(0, d) != nil {
		t.Error("a legal exchange is refused (DMG-2.7)")
	}
	bad := games.DeckWithSide{Main: append(slices.Clone(d.Main), d.Side[0]), Side: d.Side[1:]}
	if m.Exchange(0, bad) == nil {
		t.Error("51 cards are accepted (DMG-2.7)")
	}
	foreign := games.DeckWithSide{Main: slices.Clone(d.Main), Side: d.Side}
	foreign.Main[1] = g.Lib.Find("hundred-rats")
	if m.Exchange(0, foreign) == nil {
		t.Error("a card from outside is accepted")
	}
	if SideSeconds < 120 || SideSeconds > 180 {
		t.Error("DMG-2.8: 2 to 3 minutes")
	}
	m.Ready(0)
	if m.Sideboarding(0) || !m.Waiting() {
		t.Error("seat 0 is ready, seat 1 is not")
	}
	m.Ready(1) // time is up: the last legal lists stay (DMG-2.8)
	if m.Waiting() || !slices.Equal(m.Decks[0].Main, d.Main) {
		t.Error("the exchange was lost")
	}
	m.Next(&s)
	eng.Advance(&s, nil)
	if s.ToAnswer() != 0 || s.Dec.Prompt != PromptOrderWin {
		t.Error("the loser chooses the order (DMG-3.2)")
	}
	if s.Seats[0][Mulligans] != 0 || s.Seats[1][Mulligans] != 0 {
		t.Error("mulligans carried over (DMG-3.10)")
	}
	found := false
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		found = found || s.Cards[id].Owner == 0 && s.Cards[id].Def == d.Main[0]
	}
	if !found {
		t.Error("the exchanged card is not in game 2")
	}
	// A draw counts for nobody; the same player chooses again (DMG-2.12).
	s.Result = rules.Result{Over: true, Winner: rules.NoSeat}
	m.Finish(&s)
	if m.Wins != [2]int{0, 1} || m.Chooser != 0 {
		t.Errorf("after a draw: wins %v, chooser %d (DMG-2.12)", m.Wins, m.Chooser)
	}
	m.Next(&s)
	play(g, &s, rand.New(rand.NewPCG(4, 4)))
	m.Finish(&s)
	for over, _ := m.Over(); !over; over, _ = m.Over() {
		m.Next(&s)
		play(g, &s, rand.New(rand.NewPCG(uint64(m.Played), 9)))
		m.Finish(&s)
	}
	if _, w := m.Over(); m.Wins[w] != 2 {
		t.Errorf("best of three won with %d games (DMG-2.6)", m.Wins[w])
	}
	if m.Sideboarding(0) {
		t.Error("sideboarding after the last game (DMG-2.7)")
	}
	// The record of a game with exchanged cards names the deck that was
	// brought, with which the next match begins (DMG-2.11).
	list := g.Lib.Decks()
	brought := [2]string{list[0].ID, list[1].ID}
	set := m.Setup(&replay.Record{Decks: [2]replay.Deck{{ID: brought[0]}, {ID: brought[1]}}})
	if ids := series.Brought(&replay.Record{Decks: set.Decks, Options: set.Options}); set.Decks[0].ID != "" || ids != brought {
		t.Errorf("decks %v, brought %v: the original deck is forgotten (DMG-2.11)", set.Decks, ids)
	}

	one, _ := newSeries(g, 1, 5, decks) // DMG-2.9
	one.Next(&s)
	eng.Advance(&s, nil)
	s.Result = rules.Result{Over: true, Winner: rules.NoSeat}
	one.Finish(&s)
	if one.Sideboarding(0) || one.Sideboarding(1) {
		t.Error("sideboarding in a best-of-one match (DMG-2.9)")
	}
	one.Concede(1) // DMG-24.5: the match
	if over, w := one.Over(); !over || w != 0 {
		t.Error("conceding the match does not end it")
	}
}

// DMG-1.3: the rule book marks each clause with its source, this format's page
// first.
func TestOrigins(t *testing.T) {
	if !strings.Contains(string(rulesBook(t)), "DMG-1.3") {
		t.Error("the rule book does not state the order of authority")
	}
}

// London mulligans with random answers: at most five, the penalty after all
// have kept, hands of 5 minus the penalty, seven unseen shields (DMG-3.3 to
// 3.9, 3.12).
func TestMulligans(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := [2][]rules.DefID{precon(g, 0).Main, precon(g, 1).Main}
	var s rules.State
	for seed := uint64(0); seed < 60; seed++ {
		r := rand.New(rand.NewPCG(seed, 1))
		g.Setup(&s, seed, decks)
		eng.Advance(&s, nil)
		eng.Play(&s, s.ToAnswer(), rules.Option{Verb: rules.Yes}, nil)
		order := []rules.Seat{}
		for s.Dec.Prompt == PromptMulligan {
			p := s.ToAnswer()
			order = append(order, p)
			if s.Count(zone(Hand, p)) != OpeningHand || s.Count(zone(Shields, p)) != 0 {
				t.Fatalf("hand of %d before shields (DMG-3.3)", s.Count(zone(Hand, p)))
			}
			hand := s.Zone(zone(Hand, p))[0]
			stamp := s.Card(hand).Stamp
			v := rules.Yes
			if r.IntN(4) == 0 {
				v = rules.No
			}
			both := len(order) == 1
			eng.Play(&s, p, rules.Option{Verb: v}, nil)
			if both && s.Card(hand).Stamp != stamp {
				t.Fatal("cards returned before both had declared (DMG-3.4)")
			}
		}
		if order[0] != s.Active || len(order) > 1 && order[1] == order[0] {
			t.Fatalf("order of declarations %v (DMG-3.4)", order)
		}
		for p := rules.Seat(0); p < 2; p++ {
			if n := s.Seats[p][Mulligans]; n > MaxMulligans || s.Seats[p][Kept] != 1 {
				t.Fatalf("%d mulligans (DMG-3.9)", n)
			}
		}
		for s.Dec.Prompt == PromptBottom { // DMG-3.7, 3.8
			p := s.ToAnswer()
			n := int(s.Seats[p][Mulligans]) - 1
			if int(s.Dec.Min[p]) != n || n < 1 || n > 4 {
				t.Fatalf("%d mulligans cost %d cards (DMG-3.7)", s.Seats[p][Mulligans], s.Dec.Min[p])
			}
			var last rules.CardID
			for i := 0; i < n; i++ {
				last = s.Zone(zone(Hand, p))[i]
				eng.Play(&s, p, rules.Option{Verb: rules.Pick, Card: last}, nil)
			}
			eng.Play(&s, p, rules.Option{Verb: rules.Done}, nil)
			if s.Zone(zone(Library, p))[0] != last {
				t.Fatal("the card put last is not at the bottom (DMG-3.7)")
			}
		}
		for p := rules.Seat(0); p < 2; p++ {
			if want := OpeningHand - max(0, int(s.Seats[p][Mulligans])-1); s.Count(zone(Hand, p)) != want {
				t.Fatalf("hand of %d after %d mulligans", s.Count(zone(Hand, p)), s.Seats[p][Mulligans])
			}
			if ShieldsOf(&s, p) != ShieldCount {
				t.Fatalf("%d shields (DMG-3.12)", ShieldsOf(&s, p))
			}
			for _, c := range s.Zone(zone(Shields, p)) {
				if table.Sees(&s, 0, c) || table.Sees(&s, 1, c) {
					t.Fatal("a shield was seen (DMG-3.12)")
				}
			}
		}
		if s.Step != StepUpkeep || s.Turn != 1 {
			t.Fatalf("turn %d, step %d after the set-up", s.Turn, s.Step)
		}
	}
}

func rulesBook(t *testing.T) []byte {
	t.Helper()
	b, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	return b
}
