package duemagic

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/duemagic/recent"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// crowd opens a table in a window on which both sides have n creatures, every third
// of them tapped, and all shields.
func crowd(t *testing.T, n int, w harness.Window, l lang.Lang) *bench {
	t.Helper()
	return crowdOf(t, [4]string{"thorn-boar", "wick-page", "lighthouse-pilot", "horizon-runner"}, n, w, l)
}

// crowdOf is crowd with other creatures.
func crowdOf(t *testing.T, designs [4]string, n int, w harness.Window, l lang.Lang) *bench {
	t.Helper()
	battle := ""
	for i := range n {
		if i > 0 {
			battle += ", "
		}
		battle += fmt.Sprintf("{card: %s, tapped: %v}", designs[i%4], i%3 == 1)
	}
	shields := strings.Repeat("moss-runner, ", 6) + "moss-runner"
	text := fmt.Sprintf("title: {ja: 位置, en: Position}\ngame: duemagic\nturn: 8\nstep: main\np1: {hand: [moss-runner, riptide, inkwell-clerk, thorn-boar], mana: [moss-runner x4, tide-runner x4], battle: [%[1]s], shields: [%[2]s]}\np2: {hand: [moss-runner], mana: [moss-runner x6], battle: [%[1]s], shields: [%[2]s]}\nsteps:\n  - expect: {over: false}\n", battle, shields)
	file := filepath.Join(t.TempDir(), "position.yaml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	b := golden.Stand(t, golden.Position{On: "Position"}, golden.Scripts(t, file), w, l, goldenSit(t))
	b.Tick(30)
	return &bench{b, b.Scene.(*Scene)}
}

// powers returns where the powers of the creatures are written on a table, and on
// whose card.
func powers(list *ui.DisplayList) (out []ui.Item) {
	for _, it := range list.Items {
		if _, err := strconv.Atoi(it.Text); it.Kind == ui.ItemText && err == nil && len(it.Text) >= 3 && strings.HasPrefix(it.Owner, "creature-") {
			out = append(out, it)
		}
	}
	return out
}

// TestPowersAreNotCovered: on a full table no pane of glass, no card of the hand, no
// word between the rows and no creature before it lies on the power of a creature.
func TestPowersAreNotCovered(t *testing.T) {
	game(t)
	for _, w := range windows {
		for _, n := range []int{1, 3, 5, 7, 10} {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				b := crowd(t, n, w, l)
				list := b.Scene.Record(b.Env)
				seen := powers(list)
				if len(seen) < 2*min(n, 3) {
					t.Errorf("%v %v, %d creatures: %d powers are seen", w, l, n, len(seen))
				}
				var over []ui.Item
				for sd, name := range []string{"own", "opp"} {
					for i, r := range b.sc.lay.ShieldRects(sd, 7, 5*b.sc.Unit()) {
						r.H *= 1.06 // with the rail it stands in
						over = append(over, ui.Item{Owner: "shield-" + name + strconv.Itoa(i+1), Rect: r})
					}
				}
				for _, it := range list.Items {
					switch {
					case it.Kind == ui.ItemCard && strings.HasPrefix(it.Owner, "hand-"):
						over = append(over, it)
					case it.Kind == ui.ItemText && strings.HasPrefix(it.Owner, "phase"):
						over = append(over, it)
					}
				}
				for _, p := range seen {
					for _, o := range over {
						if q := p.Box.Intersect(o.Rect); !q.Empty() && (p.Clip.Empty() || !q.Intersect(p.Clip).Empty()) {
							t.Errorf("%v %v, %d creatures: %s %q lies over the power %s of %s by %.0f", w, l, n, o.Owner, o.Text, p.Text, p.Owner, q.H/w.Scale)
						}
					}
				}
			}
		}
	}
}

// TestBadgesStandApart: in every window the signs and numbers that a creature itself bears
// do not lie over one another: blockers that break several shields, and what has come
// this turn.
func TestBadgesStandApart(t *testing.T) {
	game(t)
	for _, w := range windows {
		seen := 0
		for _, n := range []int{1, 3, 5, 7, 10} {
			b := crowdOf(t, [4]string{"prism-regent", "tower-of-vigil, since: 8", "warhorn-wyrm", "thorn-boar, since: 8"}, n, w, []lang.Lang{lang.JA, lang.EN}[n/3%2])
			own := map[string][]ui.Item{}
			for _, it := range b.Scene.Record(b.Env).Items {
				if !strings.HasPrefix(it.Owner, "creature-") || it.Kind != ui.ItemText && it.Kind != ui.ItemIcon {
					continue
				}
				for _, o := range own[it.Owner] {
					if q := it.Rect.Intersect(o.Rect); q.W > 1 && q.H > 1 && it.Text != o.Text { // one sign several times is a fan
						t.Errorf("%v, %d creatures: of %s %q at %v lies over %q at %v", w, n, it.Owner, it.Text, it.Rect, o.Text, o.Rect)
					}
				}
				if own[it.Owner] = append(own[it.Owner], it); len(own[it.Owner]) > 2 {
					seen++
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: no creature bears several signs", w)
		}
	}
}

// TestRecentCards: what the opponent has used in their last turn stays in sight, is as
// high and wide as a finger, and is read by a press.
func TestRecentCards(t *testing.T) {
	p := presses(t, 1, 6)
	sc := p.Scene.(*Scene)
	p.Rest()
	used := recent.Used(sc.Facts, 1)
	if len(used) == 0 {
		t.Fatal("the opponent has used nothing in this match")
	}
	n, ok := p.Node("recent-0")
	if !ok || n.Rect.W < 44 || n.Rect.H < 44 {
		t.Fatalf("%d cards: %v, there %v", len(used), n.Rect, ok)
	}
	p.Act("recent-0")
	if p.Tick(4); sc.Zoom.Showing() == nil {
		t.Error("a press does not show the card")
	}
}
