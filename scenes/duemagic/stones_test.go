package duemagic

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
)

// TestManaIsUntappedOnItsStones: mana that an effect untaps is chosen on the stones where
// they are large, without a list; on phones in the list.
func TestManaIsUntappedOnItsStones(t *testing.T) {
	game(t)
	text := "title: {ja: 位置, en: Position}\ngame: duemagic\nstep: attack\np1: {hand: [], mana: [{card: tide-runner, tapped: true}, {card: moss-runner, tapped: true}, riptide, moss-runner], battle: [ravine-leaper]}\np2: {shields: 3, battle: []}\nsteps:\n  - p1: {attack: ravine-leaper}\n  - expect: {over: false}\n"
	file := filepath.Join(t.TempDir(), "position.yaml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	sc := golden.Scripts(t, file)
	sess := golden.Stand(t, golden.Position{On: "Position", After: 1}, sc, windows[0], lang.EN, goldenSit(t)).Sess
	g := sess.Game.(*dmg.Game)
	for range 60 {
		if sess.S.Dec.Kind == rules.ChooseCards {
			break
		}
		p := sess.S.ToAnswer()
		o := rules.Options(g, &sess.S, p, nil)
		if err := sess.Give(p, o[len(o)-1]); err != nil {
			t.Fatal(err)
		}
	}
	st := &sess.S
	for _, w := range []harness.Window{windows[0], windows[3], windows[1]} {
		sess := harness.Stopped(g, st)
		b := sit(t, g, sess, w, lang.EN, 1)
		sess.Hold = true
		b.Tick(6)
		c := rules.CardID(0)
		for _, o := range b.sc.LegalActions {
			if o.Verb == rules.Pick {
				c = o.Card
			}
		}
		id := "stone-" + strconv.Itoa(int(c))
		n, ok := b.Node(id)
		if small := w == windows[1]; ok == small {
			t.Errorf("%v: chosen on stones: %v; %s", w, ok, b.IDs())
			continue
		} else if small {
			continue
		}
		b.Faults("stones " + strconv.Itoa(int(w.W)))
		before := sess.S.Dec.ID
		x, y := n.Rect.Centre()
		b.Drag(x, y, x, y, false)
		b.Tick(3)
		if n, ok = b.Node(id); sess.S.Dec.ID == before && (!ok || !n.Checked) {
			t.Errorf("%v: a press on a stone does not choose it", w)
		}
	}
}
