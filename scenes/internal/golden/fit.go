package golden

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Frames are the windows in which every position has to fit. What can be done
// in the first has to be possible in all.
var Frames = []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 390, H: 844, Scale: 2}, {W: 844, H: 390, Scale: 2}, {W: 480, H: 270, Scale: 1}}

// Fit checks the geometry of every position, which the pages leave out: in
// every window of Frames, in both languages and at both sizes of type nothing
// is cut, too small, outside of the window or over something else, every sign
// is in the legend, and what answers the question in a large window is there in
// a small one. elsewhere has the nodes that need not be there or may be
// covered, as patterns of path.Match, with the reason.
func Fit(t *testing.T, list []Position, sit Sit, elsewhere map[string]string) {
	scripts := Scripts(t, filepath.Join("testdata", "positions.yaml"))
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for _, text := range []float64{1, 1.3} {
			if testing.Short() && text == 1 {
				continue
			}
			for _, p := range list {
				var wide []string
				for i, w := range Frames {
					b := Stand(t, p, scripts, w, l, func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
						b := sit(s, w, l)
						b.Env.Settings.TextScale = text
						b.Env.Touch = w.Scale == 2
						return b
					})
					name := fmt.Sprintf("%s %.0fx%.0f %s %.1f", p.Name, w.W, w.H, l, text)
					fits(t, name, b, elsewhere)
					if i == 0 {
						wide = decisive(b)
						continue
					}
					offered := map[string]bool{}
					for _, n := range slices.Backward(b.Scene.Nodes(b.Env)) { // the first of a name counts
						offered[n.ID] = !n.Disabled
					}
					for _, id := range wide {
						if !offered[id] && !excused(id, elsewhere) {
							t.Errorf("%s: %s, which can be chosen in a large window, is missing or disabled", name, id)
						}
					}
				}
			}
		}
	}
}

// fits checks a screen. What is moving may cross other things.
func fits(t *testing.T, name string, b *harness.Bench, elsewhere map[string]string) {
	t.Helper()
	list := b.Scene.Record(b.Env)
	legend(t, name, b, list)
	found := faults.Layout(list, b.Env, 44*b.Env.Scale)
	moves := !b.Scene.Idle()
	if !moves {
		for _, f := range faults.Covered(list, b.Env) {
			if rest, ok := strings.CutPrefix(f, "target "); !ok || !excused(strings.Fields(rest)[0], elsewhere) {
				found = append(found, f)
			}
		}
	}
	for _, f := range found {
		if strings.Contains(f, "target log.line") || strings.Contains(f, "target logdialog.list.line") {
			continue // links within running text
		}
		if !moves || !strings.Contains(f, "target") && !strings.Contains(f, "overlap") {
			t.Errorf("%s: %s", name, f)
		}
	}
}

// decisive lists the nodes that answer the question: lit buttons, and cards
// marked as legal or as targets.
func decisive(b *harness.Bench) (out []string) {
	marked := map[string]bool{}
	for _, it := range b.Scene.Record(b.Env).Items {
		if it.Kind == ui.ItemCard && (board.Mark(it.Mark) == board.MarkLegal || board.Mark(it.Mark) == board.MarkTarget || board.Mark(it.Mark) == board.MarkHidden) {
			marked[it.Owner] = true
		}
	}
	for _, n := range b.Scene.Nodes(b.Env) {
		if n.Role == ui.RoleButton && !n.Disabled && (n.Weight == ui.ButtonPrimary || marked[n.ID]) {
			out = append(out, n.ID)
		}
	}
	return out
}

func excused(id string, elsewhere map[string]string) bool {
	for pattern := range elsewhere {
		if ok, _ := path.Match(pattern, id); ok {
			return true
		}
	}
	return false
}
