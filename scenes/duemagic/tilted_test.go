package duemagic

import (
	"slices"
	"strconv"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestTiltedTarget: while an attacker is dragged, a tapped creature that it may attack
// is framed itself, and no place stands upright below it.
func TestTiltedTarget(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptAttack && s.S.ToAnswer() == 0 && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Attack && o.N > 0 })
	})
	b.Tick(30)
	o, _ := first(b, rules.Attack)
	for _, a := range b.Sess.Options() {
		if a.Verb == rules.Attack && a.N > 0 {
			o = a
		}
	}
	n, ok := b.Node("creature-" + strconv.Itoa(int(o.Card)))
	if !ok {
		t.Fatal(b.IDs())
	}
	x, y := n.Rect.Centre()
	for i, ph := range []ui.PointerPhase{ui.PointerDown, ui.PointerMove, ui.PointerMove, ui.PointerMove} {
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, X: x, Y: y - float64(40*i)}}, HoverX: x, HoverY: y - float64(40*i), Hover: true})
	}
	b.Tick(2)
	if b.sc.Board.Pulled() == "" {
		t.Fatal("nothing is dragged")
	}
	framed := false
	for _, it := range b.Scene.Record(b.Env).Items {
		if it.Kind == ui.ItemCard && it.Owner == "creature-"+strconv.Itoa(int(o.N)) {
			framed = framed || board.Mark(it.Mark) == board.MarkTarget
		}
	}
	if !framed {
		t.Errorf("creature %d, which can be attacked, has no frame", o.N)
	}
}

// TestRecentInPortrait: the strip of what the opponent has used has a place on phones in
// portrait, clear of who sits there, of the names and of the shields.
func TestRecentInPortrait(t *testing.T) {
	g := game(t)
	b := stand(t, g, harness.Window{W: 390, H: 844, Scale: 1}, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptAttack && s.S.ToAnswer() == 0 })
	l := b.sc.lay
	if l.Recent.H < 44 || l.Recent.W < 100 {
		t.Fatalf("no room: %v", l.Recent)
	}
	face := l.Rival
	face.X, face.W = face.X+0.2*face.W, 0.6*face.W
	for name, r := range map[string]ui.Rect{"name": l.HUD[1], "shields": l.Zones[dmg.Shields][1], "face": face} {
		if q := r.Intersect(l.Recent); q.W > 1 && q.H > 1 {
			t.Errorf("the strip %v lies over the %s %v", l.Recent, name, r)
		}
	}
}
