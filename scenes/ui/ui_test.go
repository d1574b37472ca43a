package ui_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"godeck/internal/lang"
	"godeck/scenes/internal/sample"
	"godeck/scenes/ui"
)

func TestLayoutStaysWithinWidth(t *testing.T) {
	sample.Fonts()
	runs := []ui.Run{{Text: "あなたの「"}, {Text: "終電を待つ猫", Face: ui.Bold}, {Text: "」が勝ったとき、カードを1枚引く。Night Walker gains +20 attack."}}
	for w := 90.0; w < 600; w += 7 {
		p := ui.Layout(runs, 16, 1.4, w)
		if !p.Fits || p.W > w+0.6 {
			t.Errorf("width %.0f: fits %v, takes %.1f", w, p.Fits, p.W)
		}
		for _, l := range strings.Split(p.Text(), "\n") {
			r, _ := utf8.DecodeRuneInString(l)
			if strings.ContainsRune("、。」", r) {
				t.Errorf("width %.0f: line %q begins with a mark", w, l)
			}
			if strings.HasSuffix(l, "「") {
				t.Errorf("width %.0f: line %q ends with an opening bracket", w, l)
			}
		}
	}
}

func TestLayoutFitStopsAtFloor(t *testing.T) {
	sample.Fonts()
	long := []ui.Run{{Text: strings.Repeat("とても長い文章です。", 30)}}
	if p := ui.LayoutFit(long, 20, 12, 1.4, 100, 40); p.Fits || p.Size != 12 {
		t.Errorf("size %.1f fits %v; want 12, false", p.Size, p.Fits)
	}
	if p := ui.LayoutFit(long, 20, 12, 1.4, 800, 400); !p.Fits {
		t.Error("does not fit a large box")
	}
}

func scene(build func(env *ui.Env, s *ui.Surface)) *ui.Base { return &ui.Base{Build: build} }

func down(x, y float64) ui.PointerEvent { return ui.PointerEvent{Phase: ui.PointerDown, X: x, Y: y} }
func up(x, y float64) ui.PointerEvent   { return ui.PointerEvent{Phase: ui.PointerUp, X: x, Y: y} }
func moveTo(x, y float64) ui.PointerEvent {
	return ui.PointerEvent{Phase: ui.PointerMove, X: x, Y: y}
}

func TestStrokes(t *testing.T) {
	env := sample.Env(400, 300, 1, lang.EN, 1)
	var log []string
	say := func(s string) func(*ui.Env) { return func(*ui.Env) { log = append(log, s) } }
	b := scene(func(env *ui.Env, s *ui.Surface) {
		s.Add(ui.Element{ID: "a", Rect: ui.Rect{X: 10, Y: 10, W: 80, H: 80}, Role: ui.RoleButton, Tap: say("tap"), Inspect: say("inspect"),
			Drag: &ui.Drag{Start: func(*ui.Env, float64, float64) { log = append(log, "start") }, Drop: func(_ *ui.Env, x, y float64) { log = append(log, "drop") }, Cancel: say("cancel")}})
	})
	play := func(want string, steps ...[]ui.PointerEvent) {
		t.Helper()
		log = nil
		for _, p := range steps {
			b.Update(env, &ui.Input{Pointers: p})
		}
		if got := strings.Join(log, " "); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	play("tap", []ui.PointerEvent{down(20, 20), up(20, 20)}) // within one tick
	play("", []ui.PointerEvent{down(200, 200)}, []ui.PointerEvent{up(200, 200)})
	play("start drop", []ui.PointerEvent{down(20, 20)}, []ui.PointerEvent{moveTo(60, 60)}, []ui.PointerEvent{up(200, 100)})
	hold := make([][]ui.PointerEvent, ui.LongPress+3)
	hold[0] = []ui.PointerEvent{down(20, 20)}
	play("tap", append(hold, []ui.PointerEvent{up(20, 20)})...) // a mouse may think before it drags
	hold[0] = []ui.PointerEvent{{Phase: ui.PointerDown, X: 20, Y: 20, Touch: true}}
	play("inspect", append(hold, []ui.PointerEvent{up(20, 20)})...)
	env.Behind = 0 // a slow frame: many updates before the pointer is heard of again
	log = nil
	for i := range 3 * ui.LongPress {
		env.Behind++
		b.Update(env, &ui.Input{Pointers: hold[min(i, 1)]})
	}
	env.Behind = 1
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{moveTo(60, 60)}})
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{up(200, 100)}})
	if got := strings.Join(log, " "); got != "start drop" {
		t.Errorf("a drag over a slow frame: got %q", got)
	}
	play("start cancel", []ui.PointerEvent{down(20, 20)}, []ui.PointerEvent{moveTo(60, 60)}, []ui.PointerEvent{{Phase: ui.PointerCancel}})
	play("inspect", []ui.PointerEvent{{Phase: ui.PointerDown, X: 20, Y: 20, Secondary: true}}, []ui.PointerEvent{up(20, 20)})
}

// TestDialogsCoverRefusals checks that a refusal is covered by a dialog opened
// after it, and shows again afterwards.
func TestDialogsCoverRefusals(t *testing.T) {
	sample.Fonts()
	env := sample.Env(800, 600, 1, lang.EN, 1)
	open := false
	b := scene(func(env *ui.Env, s *ui.Surface) {
		if open {
			s.Dialog("d", "Question", 300, 200, func(*ui.Env) { open = false })
		}
	})
	shown := func() (n int) {
		b.Surface.Invalidate()
		b.Update(env, &ui.Input{})
		for _, x := range b.Record(env).Items {
			if x.Owner == "toast" {
				n++
			}
		}
		return n
	}
	shown()
	b.Surface.Toast("Not that card.", true)
	b.Surface.Toast("Saved.", false)
	if n := shown(); n != 2 {
		t.Fatalf("%d toasts, want 2", n)
	}
	open = true
	for range 300 {
		shown()
	}
	b.Surface.Toast("Not this either.", true)
	if n := shown(); n != 1 {
		t.Errorf("%d toasts over the dialog, want its own", n)
	}
	open = false
	if n := shown(); n != 2 {
		t.Errorf("%d toasts after the dialog, want both refusals", n)
	}
}

func TestModalTakesInputAndFocus(t *testing.T) {
	sample.Fonts()
	env := sample.Env(800, 600, 1, lang.EN, 1)
	open, hit := true, false
	b := scene(func(env *ui.Env, s *ui.Surface) {
		s.Button("below", ui.Rect{X: 0, Y: 0, W: 100, H: 50}, ui.Button{Label: "Below", Tap: func(*ui.Env) { hit = true }})
		if open {
			s.Dialog("d", "Question", 300, 200, func(*ui.Env) { open = false })
		}
	})
	b.Update(env, &ui.Input{})
	for _, n := range b.Nodes(env) {
		if n.ID == "below" {
			t.Error("what lies below a dialog is in the focus tree")
		}
	}
	b.Activate(env, "below")
	if hit {
		t.Error("what lies below a dialog can be operated")
	}
	b.Update(env, &ui.Input{Keys: []ui.KeyEvent{{Key: "Escape"}}})
	if open {
		t.Error("Escape does not close")
	}
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{down(20, 20), up(20, 20)}})
	if !hit {
		t.Error("the button is dead after the dialog")
	}
}

func TestDisabledSaysWhy(t *testing.T) {
	sample.Fonts()
	env := sample.Env(800, 600, 1, lang.EN, 1)
	b := scene(func(env *ui.Env, s *ui.Surface) {
		s.Button("x", ui.Rect{W: 100, H: 50}, ui.Button{Label: "Go", Off: true, Desc: "Not yet", Tap: func(*ui.Env) { t.Error("tapped") }})
	})
	b.Update(env, &ui.Input{})
	b.Activate(env, "x")
	if got := b.Announce(); len(got) != 1 || got[0] != "Not yet" {
		t.Errorf("announced %q", got)
	}
}

// contrast returns the WCAG contrast ratio of two opaque colours, 1..21.
func contrast(a, b ui.Colour) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestThemeContrast(t *testing.T) {
	th := ui.Midnight
	for name, c := range map[string]ui.Colour{"text": th.Text, "soft": th.TextSoft, "cyan": th.Accent2} {
		bg := th.Panel
		bg.A = 1
		if r := contrast(c, bg); r < 4.5 {
			t.Errorf("%s on panel: contrast %.1f", name, r)
		}
	}
	if r := contrast(th.TextOn, th.Accent); r < 4.5 {
		t.Errorf("text on accent: %.1f", r)
	}
}

func TestSlider(t *testing.T) {
	sample.Fonts()
	env := sample.Env(800, 600, 1, lang.EN, 1)
	v := 0.5
	b := scene(func(env *ui.Env, s *ui.Surface) {
		ui.Slider(s, "v", ui.Rect{X: 0, Y: 0, W: 400, H: 50}, "Volume", v, 0.1, func(_ *ui.Env, x float64) { v = x })
	})
	b.Update(env, &ui.Input{})
	b.Activate(env, "v")
	if v != 0.5 {
		t.Errorf("Enter on a slider sets it to %v", v)
	}
	b.Activate(env, "v.more")
	if v != 0.6 {
		t.Errorf("more: %v", v)
	}
	b.Focus("v")
	if !b.HandleKey(env, ui.KeyEvent{Key: "ArrowLeft"}) {
		t.Error("the arrow is not the slider's")
	}
	b.Update(env, &ui.Input{})
	b.HandleKey(env, ui.KeyEvent{Key: "ArrowLeft"})
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{down(200, 20), up(200, 20)}})
	if v < 0.45 || v > 0.55 {
		t.Errorf("a tap in the middle gives %v", v)
	}
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{down(200, 20), moveTo(390, 20), up(390, 20)}})
	if v != 1 {
		t.Errorf("pulled to the end: %v", v)
	}
}

func TestScrollByTouchAndWheel(t *testing.T) {
	env := sample.Env(400, 300, 1, lang.EN, 1)
	var off float64
	tapped := false
	b := scene(func(env *ui.Env, s *ui.Surface) {
		off = s.BeginScroll("l", ui.Rect{X: 0, Y: 0, W: 200, H: 200}, false)
		s.Add(ui.Element{ID: "item", Rect: ui.Rect{X: 0, Y: -off, W: 200, H: 900}, Role: ui.RoleButton, Tap: func(*ui.Env) { tapped = true }})
		s.EndScroll(900)
	})
	b.Update(env, &ui.Input{})
	b.Update(env, &ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: 50, Y: 150, Touch: true}, {Phase: ui.PointerMove, ID: 1, X: 50, Y: 100, Touch: true}, {Phase: ui.PointerMove, ID: 1, X: 50, Y: 60, Touch: true}, {Phase: ui.PointerUp, ID: 1, X: 50, Y: 60, Touch: true}}})
	if off <= 0 || tapped {
		t.Errorf("offset %v, tapped %v", off, tapped)
	}
	for range 100 {
		b.Update(env, &ui.Input{})
	}
	was := off
	b.Update(env, &ui.Input{HoverX: 50, HoverY: 50, Hover: true, WheelY: -1})
	if off <= was && was < 690 {
		t.Errorf("the wheel turned from %v to %v", was, off)
	}
}

func TestTailStaysAtItsEnd(t *testing.T) {
	env := sample.Env(400, 300, 1, lang.EN, 1)
	var off float64
	lines := 20.0
	b := scene(func(env *ui.Env, s *ui.Surface) {
		off = s.BeginScroll("l", ui.Rect{W: 200, H: env.H / 2}, false)
		s.Tail()
		s.EndScroll(lines * 30)
	})
	b.Update(env, &ui.Input{})
	end := func() float64 { return lines*30 - env.H/2 }
	if off != end() {
		t.Errorf("opens at %v, not at %v", off, end())
	}
	env.H = 200
	b.Update(env, &ui.Input{})
	if off != end() {
		t.Errorf("in a smaller window it stands at %v, not at %v", off, end())
	}
	lines++
	b.Surface.Invalidate()
	b.Update(env, &ui.Input{})
	if off != end() {
		t.Errorf("with another line it stands at %v, not at %v", off, end())
	}
	b.Surface.ScrollTo("l", 10)
	b.Update(env, &ui.Input{})
	lines++
	b.Surface.Invalidate()
	b.Update(env, &ui.Input{})
	if off != 10 {
		t.Errorf("read back to 10 it jumps to %v", off)
	}
}

// Said is complete, wherever lines end.
func TestSaidIsWhole(t *testing.T) {
	sample.Fonts()
	const words = "先攻の最初のターンはカードを引けません。"
	p := ui.Layout([]ui.Run{{Text: words[:15]}, {Text: words[15:]}}, 20, 1.4, 120)
	if p.Lines < 2 || p.Said() != words {
		t.Errorf("%d lines, said %q", p.Lines, p.Said())
	}
}

// TestRestingPointerLightsNothing checks that a button that comes to stand
// under a resting pointer looks like the others until the pointer moves.
func TestRestingPointerLightsNothing(t *testing.T) {
	env := sample.Env(400, 300, 1, lang.EN, 1)
	id, lit := "first", false
	b := scene(func(env *ui.Env, s *ui.Surface) {
		s.Add(ui.Element{ID: id, Rect: ui.Rect{W: 100, H: 100}, Hit: ui.Rect{W: 100, H: 100}, Role: ui.RoleButton, Label: id, Tap: func(*ui.Env) {},
			Draw: func(_ *ui.Canvas, st ui.State) { lit = st.Hover }})
	})
	at := func(x float64, want bool) {
		t.Helper()
		for range 3 {
			b.Update(env, &ui.Input{HoverX: x, HoverY: 50, Hover: true})
		}
		if b.Record(env); lit != want {
			t.Errorf("%s, pointer at %v: lit %v", id, x, lit)
		}
	}
	b.Update(env, &ui.Input{HoverX: 300, HoverY: 50, Hover: true})
	at(50, true)
	id = "second"
	b.Surface.Invalidate()
	at(50, false)
	at(52, false) // it trembles
	at(56, true)
	// another scene comes under it: nothing is lit, and no tip comes however long it rests
	tips := 0
	next := scene(func(env *ui.Env, s *ui.Surface) {
		s.Add(ui.Element{ID: "third", Rect: ui.Rect{W: 100, H: 100}, Hit: ui.Rect{W: 100, H: 100}, Role: ui.RoleButton, Label: "third", Tip: "what it is", Tap: func(*ui.Env) {},
			Draw: func(_ *ui.Canvas, st ui.State) { lit = st.Hover }})
	})
	rest := func(x, was float64) {
		next.Update(env, &ui.Input{HoverX: x, HoverY: 50, WasX: was, WasY: 50, Hover: true})
		for range 60 {
			next.Update(env, &ui.Input{HoverX: x, HoverY: 50, WasX: x, WasY: 50, Hover: true})
		}
		tips = 0
		for _, it := range next.Record(env).Items {
			if it.Owner == "tip" {
				tips++
			}
		}
	}
	if rest(56, 56); lit || tips != 0 {
		t.Errorf("a new scene under a resting pointer: lit %v, %d tips", lit, tips)
	}
	if rest(50, 56); !lit || tips != 1 {
		t.Errorf("after a move: lit %v, %d tips", lit, tips)
	}
}

// TestField writes in a text field by keyboard and as the page does.
func TestField(t *testing.T) {
	text, undone := "", 0
	b := &ui.Base{}
	b.Build = func(env *ui.Env, s *ui.Surface) {
		ui.AddField(s, "name", ui.Rect{X: 10, Y: 10, W: 300, H: 44}, ui.Field{Name: "Name", Hint: "a name", Text: text, Most: 5, Set: func(_ *ui.Env, v string) { text = v }})
		s.Key("z", func(*ui.Env) { undone++ })
	}
	env := &ui.Env{W: 400, H: 300, Scale: 1, Settings: &ui.Settings{Lang: "en", TextScale: 1}}
	press := func(keys ...string) {
		for _, k := range keys {
			if e := (ui.KeyEvent{Key: k}); !b.HandleKey(env, e) {
				b.Update(env, &ui.Input{Keys: []ui.KeyEvent{e}})
			}
		}
	}
	b.Update(env, &ui.Input{})
	b.Update(env, &ui.Input{Typed: "nobody listens"})
	b.Activate(env, "name")
	b.Update(env, &ui.Input{Typed: "夜zz"})
	press("z", "Backspace")
	if text != "夜z" || undone != 0 {
		t.Errorf("%q, %d", text, undone)
	}
	b.Write(env, "name", "a longer name")
	if text != "a lon" {
		t.Errorf("%q", text)
	}
	b.Update(env, &ui.Input{})
	if n := b.Nodes(env)[0]; n.Role != ui.RoleField || n.Text != "a lon" || n.Most != 5 {
		t.Errorf("%+v", n)
	}
	press("Enter", "z")
	b.Update(env, &ui.Input{Typed: "x"})
	if text != "a lon" || undone != 1 {
		t.Errorf("%q, %d", text, undone)
	}
}
