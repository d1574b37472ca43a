package all

import (
	"testing"

	"godeck/rules/effect"
)

// TestEveryActionSaysWhenItIsDone checks that every action of every game says
// when it counts as done for an "if you do" (ZTM-13.2, DMG-12.9).
func TestEveryActionSaysWhenItIsDone(t *testing.T) {
	for _, info := range Games() {
		g, err := Load(info.ID)
		if err != nil {
			continue // unfinished
		}
		for _, w := range g.Library().Vocab.Words {
			stated := w.Done != effect.Unstated && (w.Done == effect.DoneReported) == (w.DoneIf != "")
			if action := w.Kind == effect.Action && !w.Static; action != stated {
				t.Errorf("%s: %s: done is %d %q", info.ID, w.Name, w.Done, w.DoneIf)
			}
		}
	}
}
