package duemagic

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/scenes/ui"
)

// summoning opens a position at normal speed and uses the first card that can be.
func summoning(t *testing.T, position string) *bench {
	game(t)
	b := script(t, position)
	b.Sess.Hold = true
	b.Env.Settings.Speed = ui.SpeedNormal
	o, ok := first(b, rules.Use)
	if !ok {
		t.Fatal("nothing can be used")
	}
	b.sc.Answer(b.Env, o)
	return b
}

// TestHeavyIsNotThereYet: while something heavy stands large before the reader and
// falls, it is not seen on the floor; from the blow on it is.
func TestHeavyIsNotThereYet(t *testing.T) {
	b := summoning(t, "p1: {hand: [siege-giant], mana: [cinder-scout x9]}\np2: {shields: 2}")
	on := func() bool {
		for _, it := range b.Scene.Record(b.Env).Items {
			if it.Kind == ui.ItemCard && strings.HasPrefix(it.Owner, "creature-") {
				return true
			}
		}
		return false
	}
	comes := &b.sc.turns.Comes
	for i := 0; i < 900 && !comes.On(); i++ {
		b.Tick(1)
		switch {
		case comes.On() || b.sc.Busy():
		case b.Sess.S.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && b.Sess.S.NStack > 0:
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
		}
		if on() {
			t.Fatalf("tick %d: it is seen before it comes", i)
		}
	}
	if !comes.On() {
		t.Fatal("it did not come")
	}
	for comes.On() {
		if on() {
			t.Fatal("it is on the floor while it falls")
		}
		b.Tick(1)
	}
	if b.Tick(2); !on() {
		t.Error("it has struck the floor and is not seen there")
	}
}

// TestDialogsAreOnTop: nothing of the table lies over a dialog that opens while a
// card is in the air.
func TestDialogsAreOnTop(t *testing.T) {
	b := summoning(t, "p1: {hand: [moss-runner], mana: [moss-runner x5]}\np2: {shields: 2}")
	b.sc.priority.Open = true
	air := 0
	for range 120 {
		b.sc.Surface.Invalidate()
		b.Tick(1)
		dialog := false
		for _, it := range b.Scene.Record(b.Env).Items {
			switch {
			case strings.HasPrefix(it.Owner, "stopsdialog.veil"):
				dialog = true
			case it.Kind == ui.ItemCard:
				if air++; dialog {
					t.Fatalf("%s is drawn over the dialog", it.Owner)
				}
			case it.Owner == "table.effects" && dialog:
				t.Fatalf("%v of the table is drawn over the dialog", it)
			}
		}
		if !dialog {
			t.Fatal("there is no dialog")
		}
	}
	if air == 0 {
		t.Fatal("no card is drawn")
	}
}
