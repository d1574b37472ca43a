package magna

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestLowQuestions holds that every question is written where it is asked in low
// windows, too, whatever its buttons are and whatever has been begun, and that the hand
// and the question take the whole width beside the players' numbers.
func TestLowQuestions(t *testing.T) {
	g, seen := game(t), 0
	for i, f := range meetPrompts(t, g) {
		if !f.ok {
			continue
		}
		for _, w := range []harness.Window{{W: 480, H: 270, Scale: 1}, {W: 844, H: 390, Scale: 1}} {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				b := again(t, g, f, w, l, 1)
				if b.sc.PanelOpen() || b.sc.AskingMeans() || len(b.sc.AskButtons()) == 0 { // it is asked there
					continue
				}
				seen++
				said := ""
				for _, it := range b.Scene.Record(b.Env).Items {
					if it.Kind == ui.ItemText && it.Owner == "prompt" {
						said += it.Text
					}
				}
				q := b.sc.deeds.Question(l)
				if text := strings.Join(strings.Fields(q.Text), ""); text == "" || !strings.Contains(strings.Join(strings.Fields(said), ""), text) {
					t.Errorf("%.0fx%.0f %s, prompt %s: %q is not written, but %q", w.W, w.H, l, g.Names().Prompts[mgn.PromptArrange+uint8(i)], q.Text, said)
				}
				if lay := &b.sc.lay; w.W > 800 && (lay.Prompt.Right() < w.W-12 || lay.Prompt.X-lay.Hand[0].Right() > 12 || lay.Hand[0].X > 0.3*w.W || lay.Stage.H < 0.55*w.H) {
					t.Errorf("%.0fx%.0f: hand %v, question %v and map %v leave room unused", w.W, w.H, lay.Hand[0], lay.Prompt, lay.Stage)
				}
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d questions were looked at", seen)
	}
}
