package zutomayo

import (
	"fmt"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
)

// TestWhatCountsAsDone: for every action of the vocabulary, a following "if
// you do" holds where the action finds what it needs, and does not where it
// finds nothing (ZTM-13.2). The vocabulary says the same.
func TestWhatCountsAsDone(t *testing.T) { // ZTM-13.2/nothing ZTM-13.2/zero
	const none = `{"op":"count","zone":"charger","filter":{"type":"area"}}` // 0: no such card is there
	cases := map[string]struct{ does, doesNot string }{
		"draw":           {`{"op":"draw","n":1}`, `{"op":"draw","who":"opp","n":1}`}, // the opponent has no cards at all
		"choose":         {`{"op":"choose","zone":"abyss","n":1}`, `{"op":"choose","who":"opp","zone":"abyss","n":1}`},
		"move":           {`{"op":"choose","zone":"abyss","n":1},{"op":"move","to":"hand"}`, `{"op":"move","to":"hand"}`},
		"showChosen":     {`{"op":"choose","zone":"hand","n":1},"showChosen"`, `"showChosen"`},
		"moveTop":        {`{"op":"moveTop","zone":"deck","n":1,"to":"abyss"}`, `{"op":"moveTop","who":"opp","zone":"deck","n":1,"to":"abyss"}`},
		"moveAll":        {`{"op":"moveAll","zone":"abyss","to":"deck"}`, `{"op":"moveAll","who":"opp","zone":"abyss","to":"deck"}`},
		"shuffle":        {`{"op":"shuffle","zone":"deck"}`, ""},
		"attackMod":      {`{"op":"attackMod","n":0}`, ""},
		"attackModPer":   {`{"op":"attackModPer","n":10,"of":` + none + `}`, ""},
		"attackSet":      {`{"op":"attackSet","n":10}`, ""},
		"baseSwap":       {`"baseSwap"`, ""},
		"baseForce":      {`{"op":"baseForce","time":"day"}`, ""},
		"elementSet":     {`{"op":"elementSet","who":"me","element":"dark"}`, `{"op":"elementSet","element":"dark"}`},
		"costReduce":     {"", `{"op":"costReduce","n":1}`},
		"clockAdvance":   {`{"op":"clockAdvance","n":1}`, `{"op":"clockAdvance","n":` + none + `}`},
		"clockRewind":    {`{"op":"clockRewind","n":1}`, `{"op":"clockRewind","n":` + none + `}`},
		"clockSet":       {`{"op":"clockSet","n":0}`, ""},
		"clockReset":     {`"clockReset"`, ""},
		"clockRewindFoe": {`"clockRewindFoe"`, ""},
		"damage":         {`{"op":"damage","n":1}`, `{"op":"damage","n":` + none + `}`},
		"hpLoss":         {`{"op":"hpLoss","n":1}`, `{"op":"hpLoss","n":` + none + `}`},
		"heal":           {`{"op":"heal","n":1}`, `{"op":"heal","n":` + none + `}`},
		"shield":         {`{"op":"shield","n":1}`, `{"op":"shield","n":` + none + `}`},
		"powerMod":       {`{"op":"powerMod","n":-1}`, `{"op":"powerMod","n":` + none + `}`},
		"powerCut":       {`{"op":"powerCut","n":1}`, `{"op":"powerCut","n":` + none + `}`},
		"discardTop":     {`{"op":"discardTop","n":1}`, `{"op":"discardTop","who":"opp","n":1}`},
		"drainCharger":   {`{"op":"drainCharger","who":"me","n":1}`, `{"op":"drainCharger","n":1}`},
		"removeArea":     {`{"op":"removeArea","who":"me","to":"abyss"}`, `{"op":"removeArea","to":"abyss"}`},
		"revealHand":     {`{"op":"revealHand","who":"me"}`, `{"op":"revealHand"}`},
		"revealTop":      {`{"op":"revealTop","who":"me"}`, `{"op":"revealTop"}`},
		"useEnchant":     {`{"op":"useEnchant","from":"abyss"}`, `{"op":"useEnchant","from":"charger"}`},
		"moveSelf":       {`{"op":"moveSelf","to":"abyss"}`, `{"op":"moveSelf","to":"abyss"},{"op":"moveSelf","to":"abyss"}`},
		"atTurnEnd":      {`{"op":"atTurnEnd","do":[{"op":"heal","n":1}]}`, ""},
		"setsNextTurn":   {`{"op":"setsNextTurn","n":1}`, ""},
		"clockChoose":    {"", ""}, // tested by scenarios
		"callName":       {"", ""},
		"keepOld":        {"", ""},
		"if":             {`{"op":"if","cond":"night","then":[{"op":"heal","n":1}]}`, `{"op":"heal","n":1},{"op":"if","cond":"day","then":[{"op":"heal","n":1}]}`},
		"may":            {"", ""},
	}
	var cards []string
	card := func(do string) string {
		id := fmt.Sprintf("card-%d", len(cards))
		cards = append(cards, enchant(id, fmt.Sprintf(`,"effects":[{"when":"effectStep","do":[%s,{"op":"if","cond":"did","then":[{"op":"setsNextTurn","n":1}]}]}]`, do)))
		return id
	}
	want := map[string]bool{}
	for i := range Vocab().Words {
		w := &Vocab().Words[i]
		if w.Kind != effect.Action || w.Static {
			continue
		}
		c, ok := cases[w.Name]
		if !ok || w.Done == effect.Unstated || w.Done == effect.DoneReported && w.DoneIf == "" {
			t.Errorf("%s: what counts as done is not stated or not tested", w.Name)
		}
		if w.Done == effect.DoneAlways && c.doesNot != "" {
			t.Errorf("%s is always done", w.Name)
		}
		if c.does != "" {
			want[card(c.does)] = true
		}
		if c.doesNot != "" {
			want[card(c.doesNot)] = false
		}
	}
	g, err := LoadOnly(packOf(append(cards, enchant("plain", ""), enchant("help", `,"powerIcons":1,"effects":[{"when":"effectStep","do":["clockReset"]}]`), character("hero", ""), area("land", ""))))
	if err != nil {
		t.Fatal(err)
	}
	eng := rules.NewEngine(g)
	for id, done := range want {
		s := rules.State{Turn: 2, Step: StepEffects}
		put := func(name string, z rules.ZoneID) rules.CardID { return s.NewCard(g.Lib.Find(name), z.Seat(), z) }
		for p := range s.Seats {
			s.Seats[p][HP], s.Seats[p][Winner] = 50, 1
		}
		src := put(id, zone(SetA, 0))
		s.Card(src).Flags |= FlagSetNow
		put("hero", zone(BattleField, 0))
		put("land", zone(Area, 0))
		for range 3 {
			put("plain", zone(Deck, 0))
			put("plain", zone(Hand, 0))
			put("help", zone(Abyss, 0))
		}
		put("help", zone(Charger, 0))
		put("help", zone(Abyss, 0))
		if s.Count(zone(Charger, 0)) > 0 && !done { // "useEnchant" finds none there
			s.Cards[s.Top(zone(Charger, 0))].Def = g.Lib.Find("plain")
		}
		s.Push(rules.Frame{Op: opMatch, PC: atBattle})
		g.in.Start(&s, g.Lib.Def(g.Lib.Find(id)).Abilities[0], src, 0, 0, 0)
		eng.Advance(&s, nil)
		got, buf := false, []rules.Option(nil)
		for !s.Over() && s.Dec.Prompt != PromptSet {
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			if err := eng.Answer(&s, p, buf[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		for _, m := range s.Mods[:s.NMods] {
			got = got || m.Kind == ModSets
		}
		if got != done {
			t.Errorf("%s: done is %v, want %v\n%s", id, got, done, cards[g.Lib.Find(id)-g.Lib.Find("card-0")])
		}
	}
}
