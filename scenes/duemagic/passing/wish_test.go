package passing

import (
	"encoding/json"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/table/present"
)

// asked returns a case in which seat 0 is asked for priority in a turn of the
// opponent's; with answer, for a card of the opponent that it can answer.
func asked(turn int16, answer bool) *choices.Case {
	v := &rules.View{}
	v.S.Turn, v.S.Active, v.S.Step = turn, 1, dmg.StepUpkeep
	v.S.Dec.Prompt = dmg.PromptPriority
	q := &choices.Case{Reading: field.Reading{Moment: &present.Moment{View: v}}, Mine: true, Legal: []rules.Option{{Verb: rules.Pass}}}
	if answer {
		v.S.NStack = 1
		v.S.Stack[0] = rules.StackItem{Ctrl: 1, Kind: dmg.ItemCard}
		q.Legal = append(q.Legal, rules.Option{Verb: rules.Use, Card: 1})
	}
	return q
}

// TestStates goes through every state by the tool, with and without the setting
// that never passes.
func TestStates(t *testing.T) {
	for _, c := range []struct {
		name string
		w    Wish
		turn int
		want []string // after each press
	}{
		{"usual", Wish{}, 5, []string{"always", "rest", "usual", "always"}},
		{"never", Wish{Stops: Stops{Never: true}}, 5, []string{"rest", "always", "rest"}},
		{"held and never", Wish{Stops: Stops{Never: true}, Hold: true}, 5, []string{"rest", "always"}},
		{"the turn is given up", Wish{Until: 5}, 5, []string{"usual", "always"}},
		{"the turn is given up, never", Wish{Stops: Stops{Never: true}, Until: 5}, 5, []string{"always", "rest"}},
		{"another turn was given up", Wish{Until: 4, Rest: 4}, 5, []string{"always", "rest", "usual"}},
		{"before the first turn", Wish{}, 0, []string{"always", "usual", "always"}},
	} {
		for i, want := range c.want {
			c.w.Next(c.turn)
			if got := c.w.State(c.turn); got != want {
				t.Errorf("%s: after %d presses it is %q, not %q: %+v", c.name, i+1, got, want, c.w)
			}
			if c.w.Until != 0 && c.w.Until == c.turn {
				t.Errorf("%s: press %d gives up the turn at once", c.name, i+1)
			}
		}
	}
}

// TestRestBeginsWithAPass: to say "not this turn" passes nothing; the next pass
// gives the turn up, and an answer or another turn calls the player back.
func TestRestBeginsWithAPass(t *testing.T) {
	for _, never := range []bool{false, true} {
		stops := Usual()
		stops.Opp[dmg.StepUpkeep], stops.Never = true, never
		w := Wish{Stops: stops, Hold: true}
		back := map[bool]string{false: "usual", true: "always"}[never]
		w.Next(5)
		if w.State(5) != "rest" || w.Passes(asked(5, false), true) {
			t.Fatalf("never %v: it passes at once: %+v", never, w)
		}
		w.Passed(5)
		if w.State(5) != "rest" || !w.Passes(asked(5, false), true) {
			t.Errorf("never %v: it asks after the pass: %+v", never, w)
		}
		attack := asked(5, false)
		attack.View.S.Dec.Prompt = dmg.PromptAttack
		if w.Passes(attack, true) {
			t.Errorf("never %v: an attack is given up with priority", never)
		}
		if w.Passes(asked(5, true), true) || w.State(5) != back {
			t.Errorf("never %v: it does not ask who can answer, or is %q then", never, w.State(5))
		}
		w = Wish{Stops: stops, Until: 5}
		if w.Passes(asked(6, false), true) || w.State(6) != back || w.Until != 0 {
			t.Errorf("never %v: the next turn is given up, too: %+v", never, w)
		}
		w = Wish{Stops: stops, Rest: 5}
		if w.Passed(6); w.Until != 0 || w.State(6) != back {
			t.Errorf("never %v: what was said of a turn counts in the next: %+v", never, w)
		}
	}
	w := Wish{Stops: Usual(), Hold: true}
	if w.Passed(5); w.Until != 0 || w.Passes(asked(5, false), true) {
		t.Errorf("a player who is asked always gave a turn up with a pass: %+v", w)
	}
	w.Hold = false
	if !w.Passes(asked(5, false), true) {
		t.Error("usually it asks where nothing can be answered")
	}
}

// TestStoredStops reads settings as they were stored before.
func TestStoredStops(t *testing.T) {
	s := Usual()
	if err := json.Unmarshal([]byte(`{"Cards":false,"Triggers":true,"Attacks":true,"OwnStack":true,"Never":true,"AskPay":true}`), &s); err != nil {
		t.Fatal(err)
	}
	if w := (Wish{Stops: s}); s.Cards || !s.OwnStack || !s.Own[dmg.StepMain] || w.State(3) != "always" {
		t.Errorf("read as %+v", s)
	}
}
