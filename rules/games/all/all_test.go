package all_test

import (
	"os"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

func TestEveryReadyGameLoads(t *testing.T) {
	for _, info := range all.Games() {
		g, err := all.Load(info.ID)
		if info.Ready() && err != nil { // unfinished games may be loadable
			t.Errorf("%s: ready %v, but %v", info.ID, info.Ready(), err)
		}
		if err != nil {
			continue
		}
		if g.Table().Game != info.ID || all.Vocabulary(info.ID) == nil {
			t.Errorf("%s is another game", info.ID)
		}
		n, tab := g.Names(), g.Table()
		for i := range rules.MaxVars {
			if tab.Vars&(1<<i) != 0 && (i >= len(n.Vars) || n.Vars[i] == "") {
				t.Errorf("%s: public variable %d has no name", info.ID, i)
			}
		}
		for i := range rules.MaxSeatVar {
			if (tab.SeatVars|tab.OwnVars)&(1<<i) != 0 && (i >= len(n.SeatVars) || n.SeatVars[i] == "") {
				t.Errorf("%s: seat variable %d has no name", info.ID, i)
			}
		}
	}
	if _, err := all.Load("chess"); err == nil {
		t.Error("chess loads")
	}
}

// TestDecksCanBeChosen checks that a game's own decks have what helps to
// choose one, and one of them is for a first match.
func TestDecksCanBeChosen(t *testing.T) {
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g, err := info.Load()
		if err != nil {
			t.Fatal(err)
		}
		first := false
		for _, d := range g.Library().Decks() {
			first = first || d.Difficulty == 1
			if d.Key == "" || d.Difficulty == 0 || d.Plan.JA == "" || d.Guide.JA == "" {
				t.Errorf("%s: deck %s: key card, difficulty, plan or guide is missing", info.ID, d.ID)
			}
		}
		if !first {
			t.Errorf("%s: no deck has difficulty 1", info.ID)
		}
	}
}

// TestNamesAreComplete checks that every event and prompt that a game can
// produce has a name.
func TestNamesAreComplete(t *testing.T) {
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g, err := all.Load(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		decks := g.Library().Decks()
		eng := rules.NewEngine(g)
		n := g.Names()
		for seed := range uint64(200) {
			var s rules.State
			var log rules.Log
			g.Setup(&s, seed, [2][]rules.DefID{g.Library().Expand(decks[seed%uint64(len(decks))]), g.Library().Expand(decks[0])})
			eng.Advance(&s, &log)
			for k := uint64(0); !s.Over(); k++ {
				if n.Word("prompt", int16(s.Dec.Prompt))[0] <= '9' {
					t.Fatalf("prompt %d has no name", s.Dec.Prompt)
				}
				p := s.ToAnswer()
				o := eng.Options(&s, p, nil)
				eng.Play(&s, p, o[(seed*31+k*k*7)%uint64(len(o))], &log)
				if k > 3000 {
					break
				}
			}
			for _, e := range log.Events {
				if n.Event(e.Kind).Name == "?" {
					t.Fatalf("event %d has no name", e.Kind)
				}
			}
			if s.Result.Over && n.Word("reason", int16(s.Result.Reason))[0] <= '9' {
				t.Fatalf("reason %d has no name", s.Result.Reason)
			}
		}
	}
}

// TestPackRefusals checks that packs cannot print what the rules exclude.
func TestPackRefusals(t *testing.T) {
	const top = `{"format":"godeck-pack/1","game":"zutomayo","id":"fan","name":{"ja":"あ","en":"a"},`
	card := func(fields string) string {
		return top + `"cards":[{"id":"fan-1","type":"character","name":{"ja":"あ","en":"a"},` + fields + `}]}`
	}
	for _, c := range []struct{ why, pack, field string }{
		{"ZTM-2.2: Clock is not negative", card(`"clock":-1,"powerCost":0,"night":10,"day":10`), "clock"},
		{"ZTM-2.2: PowerCost is not negative", card(`"clock":1,"powerCost":-1,"night":10,"day":10`), "powerCost"},
		{"ZTM-2.2: PowerIcons is not negative", card(`"clock":1,"powerCost":0,"powerIcons":-1,"night":10,"day":10`), "powerIcons"},
		{"ZTM-1.8: a deck has no side deck", top + `"decks":[{"id":"d","name":{"ja":"あ","en":"a"},"cards":{"ztm-001":2},"side":{"ztm-002":2}}]}`, "side"},
	} {
		_, err := all.Load("zutomayo", games.File{Name: "fan.json", Data: []byte(c.pack)})
		faults, _ := err.(effect.Faults)
		found := false
		for _, f := range faults {
			found = found || strings.HasSuffix(f.Field, c.field)
		}
		if !found {
			t.Errorf("%s: got %v", c.why, err)
		}
	}
}

// A stranger's pack is loaded or refused with its faults; it never crashes.
func FuzzPack(f *testing.F) {
	data, err := os.ReadFile("../../zutomayo/cards.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(data[:min(len(data), 6000)])
	f.Add([]byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"fan","name":{"ja":"あ","en":"a"},"cards":[{"id":"a","type":"enchant","name":{"ja":"あ","en":"a"},"clock":1,"powerCost":0,"effects":[{"when":"effectStep","if":["night",{"op":"hp","who":"me","is":"atMost","n":50}],"do":[{"op":"if","cond":"day","then":[{"op":"draw","n":2}]},{"op":"choose","zone":"hand","n":1},{"op":"move","to":"abyss"}]}]}]}`))
	f.Add([]byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"fan","name":{"ja":"あ","en":"a"},"decks":[{"id":"d","name":{"ja":"あ","en":"a"},"cards":{"ztm-001":2}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if _, err := effect.ReadPack(all.Vocabulary("zutomayo"), "fan.json", data); err != nil {
			if _, ok := err.(effect.Faults); !ok || err.Error() == "" {
				t.Fatalf("not a list of faults: %v", err)
			}
			return
		}
		g, err := all.Load("zutomayo", games.File{Name: "fan.json", Data: data})
		if err != nil {
			if _, ok := err.(effect.Faults); !ok || err.Error() == "" {
				t.Fatalf("not a list of faults: %v", err)
			}
			return
		}
		for i := range g.Library().Defs {
			g.Library().RulesText(rules.DefID(i), lang.JA)
			g.Library().RulesText(rules.DefID(i), lang.EN)
		}
	})
}
