package zutomayo

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/tale"
)

// TestTheForecastNamesWhoseTextItTells checks that on an upright phone the text
// below the forecast has its card's name, and is never that of a second
// Character.
func TestTheForecastNamesWhoseTextItTells(t *testing.T) {
	g := game(t)
	named, second := 0, 0
	for seed := uint64(1); seed < 14; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
		for turn := 2; turn < 6 && b.To(ztm.PromptSet, turn); turn++ {
			b.Rest()
			b.pickHand(2)
			var said strings.Builder
			for _, r := range b.sc.questions.consequences(lang.EN) {
				said.WriteString(r.Text)
			}
			o := b.sc.picks.outlook(b.sc.Picks()...)
			for _, c := range b.sc.Picks() {
				name := b.sc.Cards.Name(b.sc.View.S.Card(c).Def, lang.EN) + ":"
				if b.sc.picks.counting(&o) == c && strings.Contains(said.String(), name) {
					named++
				}
				if b.sc.picks.isCharacter(c) && c != o.first {
					if second++; strings.Contains(said.String(), "\n"+name) {
						t.Errorf("seed %d, turn %d: a second Character's text in %q", seed, turn, said.String())
					}
				}
			}
		}
	}
	if named == 0 || second == 0 {
		t.Errorf("named %d, second Characters %d", named, second)
	}
}

// TestTheForecastWarnsInEveryWindow checks that where the opponent's cards may turn
// night and day the forecast says so, and says nothing like it where they cannot.
func TestTheForecastWarnsInEveryWindow(t *testing.T) {
	g := game(t)
	warned, sure := 0, 0
	for _, w := range windows {
		for seed := uint64(1); seed < 5; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, lang.EN, 1)
			for turn := 2; turn < 5 && b.To(ztm.PromptSet, turn); turn++ {
				b.Rest()
				b.pickHand(1)
				if len(b.sc.Picks()) == 0 {
					continue
				}
				said := ""
				for _, r := range b.sc.questions.consequences(lang.EN) {
					said += r.Text
				}
				tips := b.sc.picks.tips(b.sc.picks.outlook(b.sc.Picks()...).hours)
				if tips != (strings.Contains(said, "Night?)") || strings.Contains(said, "Day?)")) {
					t.Errorf("%v, seed %d, turn %d: it may change (%v), and the forecast is %q", w, seed, turn, tips, said)
				}
				if tips {
					warned++
				} else {
					sure++
				}
			}
		}
	}
	if warned == 0 || sure == 0 {
		t.Errorf("warned %d times, sure %d times", warned, sure)
	}
}

// TestTheLastTurnIsTold checks that where presentations are short what the last turn
// brought is seen in every window without scrolling, with what was lost, gained and
// blocked by itself.
func TestTheLastTurnIsTold(t *testing.T) {
	g := game(t)
	told, blocked := 0, 0
	for _, w := range windows {
		for seed := uint64(1); seed < 7; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, lang.EN, 1)
			for turn := 3; turn < 6 && b.To(ztm.PromptSet, turn); turn++ {
				b.Rest()
				rows, tale := b.sc.tale.Rows(&b.sc.Show, lang.EN, false, false, 1000), &b.sc.tale
				var said strings.Builder
				for _, r := range rows {
					said.WriteString(r.Text)
				}
				for p := range tale.Kept {
					if n := tale.Kept[p]; n > 0 {
						if blocked++; !strings.Contains(said.String(), strconv.Itoa(n)+" blocked by ") {
							t.Errorf("seed %d, turn %d: %d were blocked, %q", seed, turn, n, said.String())
						}
					}
				}
				for _, i := range b.sc.Record(b.Env).Items {
					if i.Owner != "consequences" || i.Kind != ui.ItemText {
						continue
					}
					if told++; i.Rect.Bottom() > b.sc.lay.Prompt.Bottom()+1 {
						t.Errorf("%v, seed %d, turn %d: %q at %v has to be scrolled to, %v", w, seed, turn, i.Text, i.Rect, b.sc.lay.Prompt)
					}
				}
			}
		}
	}
	if told == 0 || blocked == 0 {
		t.Errorf("%d words told, %d blocks", told, blocked)
	}
}

// TestWhatCostsHPIsNamed checks that the last turn's line says which card took HP
// outside the battle, apart from what the battle took.
func TestWhatCostsHPIsNamed(t *testing.T) {
	g := game(t)
	b := seated(t, g, 3)
	b.To(ztm.PromptSet, 3)
	b.Env.Settings.Speed = ui.SpeedFast
	c := b.Sess.S.Top(rules.ZoneOf(ztm.BattleField, 1))
	evs := []rules.Event{{Kind: ztm.EvDamage, Seat: 0, A: 30, B: 60}, {Kind: ztm.EvLoss, Seat: 0, A: 10, B: 50, Src: c}}
	b.sc.tale = tale.Tale{Set: []rules.DefID{1}}
	b.sc.Present(b.Env, evs, []rules.View{*b.sc.View, *b.sc.View, *b.sc.View})
	b.Tick(200)
	name := b.sc.Named(b.Sess.S.Card(c).Def, lang.EN)
	for _, brief := range []bool{false, true} {
		var said strings.Builder
		for _, r := range b.sc.tale.Rows(&b.sc.Show, lang.EN, brief, false, 1000) {
			said.WriteString(r.Text)
		}
		if want := "−30, −10 (" + name + ")"; !strings.Contains(said.String(), want) {
			t.Errorf("brief %v: %q in %q", brief, want, said.String())
		}
	}
}
