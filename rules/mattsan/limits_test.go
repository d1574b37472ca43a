package mattsan

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules"
)

// with loads the game with further cards.
func with(t testing.TB, cards ...string) *Game {
	t.Helper()
	g, err := Load(File{Name: "t.json", Data: []byte(`{"format":"godeck-pack/1","game":"mattsan","id":"t","name":{"ja":"名","en":"n"},"cards":[` + strings.Join(cards, ",") + `]}`)})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func unit(id, effects string) string {
	return fmt.Sprintf(`{"id":%q,"type":"unit","name":{"ja":%[1]q,"en":%[1]q},"hp":5,"effects":[%s]}`, id, effects)
}

// position places fighters and bench units and runs to the first question.
func position(t testing.TB, g *Game, ids ...string) (*rules.Engine, *rules.State) {
	t.Helper()
	s := &rules.State{}
	s.Seed(1)
	g.Stage(s)
	for i, id := range ids {
		p, kind := rules.Seat(i%2), Battle
		if i > 1 {
			kind = Bench
		}
		c := s.NewCard(g.Lib.Find(id), p, zone(kind, p))
		s.Stamps++
		s.Card(c).Stamp = s.Stamps
		g.Placed(s, c)
	}
	for p := rules.Seat(0); p < 2; p++ {
		for range 10 {
			s.NewCard(g.Lib.Find("mtz-001"), p, zone(Deck, p))
		}
	}
	if err := g.Arrange(s, "main", nil); err != nil {
		t.Fatal(err)
	}
	eng := rules.NewEngine(g)
	eng.Advance(s, nil)
	return eng, s
}

// TestMisplacedWords checks that words that could never do anything are
// refused.
func TestMisplacedWords(t *testing.T) {
	trap := func(when string) string {
		return `{"id":"x","type":"trap","name":{"ja":"x","en":"x"},"effects":[{"when":` + when + `,"do":[{"op":"draw","n":1}]}]}`
	}
	for want, card := range map[string]string{
		"a ghost comes from the hand":      unit("x", `{"when":{"op":"ghost","causes":["cost"]},"do":["appear"]}`),
		"an event trap sees own units":     trap(`{"op":"fallen","who":"opp"}`),
		"negate stands under":              unit("x", `{"when":"damaged","do":["negate"]}`),
		"stay stands under":                unit("x", `{"when":{"op":"counter","of":["trap"]},"do":[{"op":"may","do":[{"op":"stay","n":1}]}]}`),
		"only a special or super move":     unit("x", `{"when":"activate","do":["attackNow"]}`),
		"only a unit's own ability puts":   `{"id":"x","type":"terrain","use":"tap","name":{"ja":"x","en":"x"},"effects":[{"when":"activate","do":[{"op":"tuck","n":1,"from":"deck"}]}]}`,
		`no card has the id "nobody"`:      unit("x", `{"when":"faceUp","do":[{"op":"search","n":1,"filter":{"named":"nobody"}}]}`),
		"costs hand cards of a kind":       unit("x", `{"when":"turnStart","do":[{"op":"payHand","n":1,"filter":{"type":"unit"}},{"op":"draw","n":1}]}`),
		"(field) — use one of: slot":       unit("x", `{"when":"faceUp","do":[{"op":"peek","to":{"of":"opp"}}]}`),
		"tribute stands in the wrong list": unit("x", `{"when":"static","do":[{"op":"tribute","n":1}]}`),
	} {
		_, err := Load(File{Name: "t.json", Data: []byte(`{"format":"godeck-pack/1","game":"mattsan","id":"t","name":{"ja":"名","en":"n"},"cards":[` + card + `]}`)})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// MTZ-29.4/cap: an ability without a limit ends, and then only the turn-ending action is left.
func TestMainPlaysEnd(t *testing.T) {
	g := with(t, unit("spring", `{"when":"activate","do":[{"op":"ex","to":"this","n":1}]}`))
	eng, s := position(t, g, "spring", "mtz-001")
	n := 0
	for ; s.Dec.Prompt == PromptMain && len(eng.Options(s, 0, nil)) > 2 && n < 1000; n++ {
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: Fighter(s, 0)}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if n != PlayCap {
		t.Errorf("%d main plays", n)
	}
}

// MTZ-29.4/repeated: effects that trigger each other endlessly are a draw.
func TestEndlessEffects(t *testing.T) {
	g := with(t, unit("itch", `{"when":"damaged","do":[{"op":"heal","to":"this","n":1},{"op":"damage","to":"this","n":1}]},{"when":"activate","do":[{"op":"damage","to":"this","n":1}]}`))
	eng, s := position(t, g, "itch", "mtz-001")
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: Fighter(s, 0), N: 1}, nil); err != nil {
		t.Fatal(err)
	}
	if !s.Result.Over || s.Result.Winner != rules.NoSeat || s.Result.Reason != ReasonEndless {
		t.Errorf("%+v, fault %v", s.Result, s.Fault)
	}
}

// MTZ-29.3/cap: beyond some depth nobody is asked.
func TestDeepWindows(t *testing.T) {
	g := with(t, unit("rock", `{"when":{"op":"wouldLeave","what":"any"},"do":[{"op":"stay","n":1}]}`))
	_, s := position(t, g, "rock", "mtz-001")
	if !g.mayStay(s, Fighter(s, 0)) {
		t.Fatal("no stay effect")
	}
	for s.NFrames <= DeepFrames {
		s.Push(rules.Frame{Op: opExchange})
	}
	if g.mayStay(s, Fighter(s, 0)) || g.mayAnswer(s, 0) {
		t.Error("a window opens")
	}
}
