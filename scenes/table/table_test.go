package table_test

import (
	"fmt"
	"slices"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/internal/sample"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

func TestWords(t *testing.T) {
	for _, f := range faults.Words(words.Text) {
		t.Error(f)
	}
}

func TestLayouts(t *testing.T) {
	sample.Fonts()
	cases := map[string]func(tb *sample.Table, l lang.Lang){
		"table":    func(*sample.Table, lang.Lang) {},
		"menu":     func(tb *sample.Table, l lang.Lang) { tb.Menu.Open() },
		"settings": func(tb *sample.Table, l lang.Lang) { tb.Menu.OpenSettings() },
		"zoom":     func(tb *sample.Table, l lang.Lang) { tb.Zoom.Open(sample.Face(3, l)) },
		"handover": func(tb *sample.Table, l lang.Lang) { tb.HandOver.Show("プレイヤー2", nil) },
		"log":      func(tb *sample.Table, l lang.Lang) { tb.Log.Show() },
		"browser": func(tb *sample.Table, l lang.Lang) {
			tb.Browser.Open("Abyss", "Cards that have left.", []*cards.CardFace{sample.Face(0, l), sample.Face(1, l), sample.Face(2, l)})
		},
		"replay": func(tb *sample.Table, l lang.Lang) {
			tb.Scene = func(env *ui.Env, s *ui.Surface) {
				r := env.Full().Inset(8 * s.Px(1))
				tall := r.W < 720*s.Px(1)
				h := 2*max(env.MinTarget(), 40*env.TextUnit()) + 22*s.Px(1)
				if tall {
					h *= 1.5
				}
				b, _ := r.CutBottom(h, 0)
				tb.Replay = chrome.Replay{On: true, At: 12, End: 60, Leave: func(*ui.Env) {}}
				tb.Replay.Bar(s, board.ReplayPlace{Rect: b, Tall: tall})
			}
		},
	}
	sizes := append([][2]float64{{3840, 2160}, {768, 1024}, {844, 390}, {360, 640}, {640, 360}, {1024, 768}}, sample.Sizes...)
	for _, sz := range sizes {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, text := range []float64{1, 1.3} {
				for name, open := range cases {
					env := sample.Env(sz[0], sz[1], 1, l, text)
					tb := sample.NewTable()
					open(tb, l)
					tb.Log.Add(&tb.Surface, present.LogLine{Runs: []ui.Run{{Text: "ターン1"}}, Heading: true})
					tb.Update(env, &ui.Input{})
					tb.Update(env, &ui.Input{})
					for _, f := range faults.Layout(tb.Record(env), env, env.MinTarget()) {
						t.Errorf("%s %.0fx%.0f %s ×%.1f: %s", name, sz[0], sz[1], l, text, f)
					}
				}
			}
		}
	}
}

// TestDropOnSlot drags a card to a slot, and to one that refuses it.
func TestDropOnSlot(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	var dropped string
	refuse := ""
	tb := &sample.Table{}
	tb.Scene = func(env *ui.Env, s *ui.Surface) {
		tb.Board.Slot(s, board.Slot{ID: "a", Rect: ui.Rect{X: 600, Y: 100, W: 120, H: 168}, Label: "A",
			Accept: func(string) (string, bool) { return refuse, refuse == "" }, Drop: func(_ *ui.Env, c string) { dropped = c }})
		tb.Board.Put(s, "x", sample.Face(0, lang.EN), board.Pose{X: 200, Y: 500, W: 120, Face: 1}, board.CardOpts{Drag: true, Tap: func(*ui.Env) { tb.Board.Selected = "x" }})
	}
	tb.Ready()
	pull := func() {
		for _, p := range []ui.PointerEvent{{Phase: ui.PointerDown, X: 200, Y: 500}, {Phase: ui.PointerMove, X: 400, Y: 300}, {Phase: ui.PointerMove, X: 660, Y: 180}, {Phase: ui.PointerUp, X: 660, Y: 180}} {
			tb.Update(env, &ui.Input{Pointers: []ui.PointerEvent{p}})
		}
	}
	tb.Update(env, &ui.Input{})
	pull()
	if dropped != "x" {
		t.Errorf("dropped %q", dropped)
	}
	dropped, refuse = "", "No room here"
	for i := 0; i < 200 && !tb.Idle(); i++ {
		tb.Update(env, &ui.Input{})
	}
	if p, _ := tb.Board.PoseOf("x"); p.X != 200 || p.Y != 500 {
		t.Errorf("the card did not fly home: %+v", p)
	}
	tb.Announce()
	pull()
	if dropped != "" {
		t.Error("a refused card was dropped")
	}
	if a := tb.Announce(); len(a) != 1 || a[0] != refuse {
		t.Errorf("announced %q", a)
	}
	// By tap: the card, then the slot.
	refuse = ""
	tb.Activate(env, "card.x")
	tb.Update(env, &ui.Input{})
	tb.Activate(env, "slot.a")
	if dropped != "x" {
		t.Error("tap and tap did not place the card")
	}
}

// TestPreviewGoesWithItsCard checks that a preview disappears with its card, wherever that goes.
func TestPreviewGoesWithItsCard(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	for _, to := range []string{"", "elsewhere"} {
		node, shown := "here", false
		tb := &sample.Table{}
		tb.Scene = func(env *ui.Env, s *ui.Surface) {
			if node != "" {
				x := map[string]float64{"here": 200, "elsewhere": 600}[node]
				tb.Board.Put(s, "x", sample.Face(0, lang.EN), board.Pose{X: x, Y: 500, W: 120, Face: 1}, board.CardOpts{Node: node})
			}
		}
		tb.Ready()
		tb.Board.Preview = func(_ *ui.Env, _ *cards.CardFace, _ ui.Rect, on bool) { shown = on }
		over := &ui.Input{Hover: true, HoverX: 200, HoverY: 500}
		tb.Update(env, over)
		tb.Update(env, over)
		if !shown {
			t.Fatal("no preview under the pointer")
		}
		node = to
		tb.Surface.Invalidate()
		tb.Update(env, over)
		tb.Update(env, &ui.Input{Hover: true, HoverX: 900, HoverY: 100})
		if shown {
			t.Errorf("the preview stays when its card goes to %q", to)
		}
	}
}

// TestPreviewAfterOneMove checks that a pointer that reaches a card in one
// move and rests, like a pen or a fast hand, opens a preview, and that a card
// that has come under a resting pointer does not.
func TestPreviewAfterOneMove(t *testing.T) {
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	for _, x := range []float64{200, 500} {
		at := 200.0
		tb := &sample.Table{}
		tb.Scene = func(env *ui.Env, s *ui.Surface) {
			tb.Board.Put(s, "x", sample.Face(0, lang.EN), board.Pose{X: at, Y: 360, W: 120, Face: 1}, board.CardOpts{Node: "x"})
		}
		tb.Ready()
		tb.Update(env, &ui.Input{Hover: true, HoverX: 500, HoverY: 600})
		tb.Update(env, &ui.Input{Hover: true, HoverX: x, HoverY: 360})
		if at = x; at != 200 {
			tb.Surface.Invalidate()
		}
		for range 40 {
			tb.Update(env, &ui.Input{Hover: true, HoverX: x, HoverY: 360})
		}
		shown := slices.ContainsFunc(tb.Record(env).Items, func(i ui.Item) bool { return i.Owner == "preview" })
		if want := x == 200; shown != want {
			t.Errorf("a pointer that came to a card: %v; preview: %v", want, shown)
		}
	}
}

func TestFanStaysInItsPlace(t *testing.T) {
	for n := 1; n < 20; n++ {
		f := board.Fan{Rect: ui.Rect{X: 10, Y: 400, W: 600, H: 200}, CardW: 140, FaceUp: true}
		for i, p := range f.Poses(n) {
			if r := p.Rect(); r.X < 9 || r.Right() > 611 {
				t.Errorf("card %d of %d leaves the fan: %v", i, n, r)
			}
		}
	}
}

// TestPresentationEnds plays every step at every speed and checks that the
// card is where it was sent.
func TestPresentationEnds(t *testing.T) {
	sample.Fonts()
	for _, sp := range []ui.Speed{ui.SpeedNormal, ui.SpeedOff, ui.SpeedFast, ui.SpeedSlow, ui.SpeedSwift} {
		env := sample.Env(1280, 720, 1, lang.EN, 1)
		env.Settings.Speed = sp
		tb := sample.NewTable()
		tb.Update(env, &ui.Input{})
		hits := 0
		red := ui.Hex(0xff0000)
		tb.Play(tb.Flip("c3", true, 0), tb.Move("c2", board.Pose{X: 300, Y: 200, W: 90}, board.Motion{}), tb.Lunge("h0", 400, 200, 0, func() { hits++ }),
			ui.Par(tb.Shake(5, 20), tb.Number("-3", 100, 100, 30, red, 0), tb.Flash("h1", red, 0), tb.Hit(1, 1, 30, red), tb.Arrow(0, 0, 90, 90, red, 0)), tb.Callout("Night", "", red, 0), tb.Burst(1, 1, 9, red))
		var at board.Pose
		tb.Then(func() { at, _ = tb.Board.PoseOf("c2") })
		for i := 0; i < 2000 && tb.Timeline.Busy(); i++ {
			tb.Update(env, &ui.Input{})
		}
		if tb.Timeline.Busy() || hits != 1 {
			t.Errorf("speed %d: busy %v, hits %d", sp, tb.Timeline.Busy(), hits)
		}
		_ = at
		_ = fmt.Sprint(at)
	}
}

// TestLiftedCardLeavesTheQuestion checks that a card of the hand that rises
// under the pointer stays below what is over the hand.
func TestLiftedCardLeavesTheQuestion(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	f := board.Fan{Rect: ui.Rect{X: 300, Y: 545, W: 600, H: 170}, CardW: 110, FaceUp: true}
	tb := &sample.Table{}
	tb.Scene = func(env *ui.Env, s *ui.Surface) {
		tb.Board.Hand(s, "hand", f, []board.HandCard{{ID: "x", Face: sample.Face(0, lang.EN), Opts: board.CardOpts{Node: "x", Mark: board.MarkLegal}}})
	}
	tb.Ready()
	flat := ui.Rect{}
	for range 40 {
		tb.Update(env, &ui.Input{Hover: true, HoverX: 600, HoverY: 640})
		r, _ := tb.Board.Drawn("x")
		if flat.Empty() {
			flat = r
		}
		if r.Y < f.Rect.Y-0.5 {
			t.Fatalf("the card rises to %v, over the hand at %v", r, f.Rect)
		}
	}
	if r, _ := tb.Board.Drawn("x"); r.W < flat.W*1.05 {
		t.Errorf("the card does not rise: %v, then %v", flat, r)
	}
}
