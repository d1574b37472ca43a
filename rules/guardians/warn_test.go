package guardians

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// TestWarnings checks that a warning of certain loss is followed by a loss if
// nobody does anything else (BGD-25.8, 27.12), and every foul was warned
// about.
func TestWarnings(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(5, 5))
	seen := map[Warning]int{}
	var buf []rules.Option
	for seed := range uint64(300) {
		var s rules.State
		g.Setup(&s, seed, randomDecks(g)(r))
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 2000; n++ {
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			for _, o := range buf {
				w := g.Warns(&s, p, o)
				seen[w]++
				if w == WarnNone || seen[w] > 60 {
					continue
				}
				if w.Phrase().JA == "" || w.Phrase().EN == "" {
					t.Fatalf("warning %d has no words", w)
				}
				if !w.Certain() {
					continue
				}
				next := s
				eng.Play(&next, p, o, nil)
				for k := 0; !next.Over() && k < 60; k++ { // both do as little as possible
					q := next.ToAnswer()
					opts := eng.Options(&next, q, nil)
					eng.Play(&next, q, least(opts), nil)
				}
				if !next.Over() || next.Result.Winner == p {
					t.Errorf("seed %d, answer %d: %v is warned of (%s) and does not lose: %+v", seed, n, o, w.Phrase().EN, next.Result)
				}
			}
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			o = duel(&s, buf, r)
			foul := g.Warns(&s, p, o)
			was := s.Dec.Prompt
			eng.Play(&s, p, o, nil)
			if s.Over() && s.Result.Reason == ReasonExtra && foul != WarnExtra {
				t.Errorf("seed %d, answer %d: a foul at prompt %d without a warning", seed, n, was)
			}
		}
	}
	for w := WarnKept; w <= WarnLife; w++ {
		if seen[w] == 0 && w != WarnDeck {
			t.Errorf("warning %d was never met", w)
		}
	}
}

// TestLastCardIsWarnedOf checks that a warning covers the last card of the
// main deck (BGD-27.12).
func TestLastCardIsWarnedOf(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	g.Stage(&s)
	for p := rules.Seat(0); p < 2; p++ {
		s.NewCard(g.Lib.Find("bgd-002"), p, zone(Attack, p))
		s.NewCard(g.Lib.Find("bgd-002"), p, zone(Deck, p))
	}
	if err := g.Arrange(&s, "turn", func(string) bool { return false }); err != nil {
		t.Fatal(err)
	}
	rules.NewEngine(g).Advance(&s, nil)
	if w := g.Warns(&s, 0, rules.Option{Verb: rules.Mode}); w != WarnDeck {
		t.Errorf("warning %d", w)
	}
	if w := g.Warns(&s, 0, rules.Option{Verb: rules.Pass}); w != WarnNone {
		t.Errorf("warning %d", w)
	}
}

// least returns the answer that does least.
func least(opts []rules.Option) rules.Option {
	for _, o := range opts {
		if o.Verb == rules.Pass || o.Verb == rules.No || o.Verb == rules.Done {
			return o
		}
	}
	return opts[0]
}

// TestLookedAtHandKeepsItsMark checks that a look at a hand shows its cards and
// not which of them is the kept card (BGD-3.3).
func TestLookedAtHandKeepsItsMark(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	g.Stage(&s)
	c := s.NewCard(1, 1, zone(Hand, 1))
	s.Mark(c)
	s.Card(c).Known = rules.BothSeats
	for seat, want := range map[rules.Seat]bool{0: false, 1: true, rules.NoSeat: false, rules.Watcher: true} {
		var v rules.View
		rules.ViewInto(g.Table(), &s, seat, &v)
		if v.S.Card(v.S.Zone(zone(Hand, 1))[0]).Def == 0 && seat != rules.NoSeat || (Kept(&v.S, 1) != 0) != want {
			t.Errorf("seat %d: the mark is visible: %v, want %v", seat, !want, want)
		}
	}
}

// TestRowsInShort checks what a row of an attack table says in a few signs: damage,
// more than damage, what it repairs.
func TestRowsInShort(t *testing.T) {
	g, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string][]string{"bgd-002": {"800", "+400"}, "bgd-004": {"1000", "400+"}} {
		var got []string
		for _, a := range g.Lib.Def(g.Lib.Find(id)).Abilities {
			if g.Lib.Abilities[a].Trigger == TrFaces {
				got = append(got, Deals(g.Lib, a))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}

// TestWhyRise checks that whoever cannot put a Rise Guardian of the hand into play
// reads in the Summon and in the Set Phase that it comes by a silent summon and
// with how much Force it awakens (BGD-23.1, 23.2, 23.5).
func TestWhyRise(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	g.Setup(&s, 1, randomDecks(g)(rand.New(rand.NewPCG(1, 1))))
	rise := rules.DefID(0)
	for i := 1; i < len(g.Lib.Defs); i++ {
		if g.Lib.Def(rules.DefID(i)).Attr[AType] == Rise {
			rise = rules.DefID(i)
			break
		}
	}
	c := s.NewCard(rise, 0, zone(Hand, 0))
	need := strconv.Itoa(int(g.condition(&s, c).TArg[argNeed]))
	for _, taken := range []bool{false, true} {
		if taken {
			s.NewCard(rise, 0, zone(Assist, 0))
		}
		for _, prompt := range []uint8{PromptSummon, PromptSet} {
			s.Dec.Prompt = prompt
			ja, en := g.Why(&s, 0, rules.Option{Verb: rules.Use, Card: c})
			if !strings.Contains(ja, "沈黙召喚") || !strings.Contains(ja, need) || !strings.Contains(en, "silently") || !strings.Contains(en, need+" or more Force") || strings.Contains(en, "is taken") != taken {
				t.Errorf("prompt %d, assist taken %v: %q, %q", prompt, taken, ja, en)
			}
		}
	}
}
