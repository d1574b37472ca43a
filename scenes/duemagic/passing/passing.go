// Package passing is about passing on in Duemagic: where a player is asked
// although the table could pass, the steps of a turn by their names, and the
// buttons that pass.
package passing

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Stops are where a player wants to be asked although the table could pass
// (DMG-26.3). The program stores them.
type Stops struct {
	Own, Opp [dmg.StepCleanup + 1]bool // with an empty stack, by step of one's own and the other's turn
	Cards    bool                      // the opponent has used a card, and one can answer
	Triggers bool                      // an ability of the opponent waits, and one can answer
	Attacks  bool                      // an attack has been declared or blocked, and one can answer
	OwnStack bool                      // something of one's own waits, and one can add to it
	Never    bool                      // never pass by itself
	AskPay   bool                      // ask which mana pays
	Told     bool                      // that S-Triggers can be paid for at any time
}

// Usual returns stops where a beginner would want to be asked.
func Usual() Stops {
	s := Stops{Cards: true, Triggers: true, Attacks: true}
	s.Own[dmg.StepMain] = true
	return s
}

// StepKeys are the keys of the steps' names in phrases.Text.
var StepKeys = [...]string{dmg.StepSetup: "step.setup", dmg.StepUntap: "step.untap", dmg.StepUpkeep: "step.upkeep", dmg.StepDraw: "step.draw",
	dmg.StepCharge: "step.charge", dmg.StepMain: "step.main", dmg.StepBattleStart: "step.start", dmg.StepAttack: "step.attack", dmg.StepBlock: "step.block",
	dmg.StepBreak: "step.break", dmg.StepAttackEnd: "step.attackend", dmg.StepBattleEnd: "step.battleend", dmg.StepEnd: "step.end", dmg.StepCleanup: "step.end"}

// StepName names a step, "" for none.
func StepName(step uint8, l lang.Lang) string {
	if int(step) < len(StepKeys) {
		return phrases.Text.T(l, StepKeys[step])
	}
	return ""
}

// After returns the step that follows when both pass with an empty stack.
func After(step uint8) uint8 {
	switch step {
	case dmg.StepUpkeep:
		return dmg.StepDraw
	case dmg.StepDraw:
		return dmg.StepCharge
	case dmg.StepCharge:
		return dmg.StepMain
	case dmg.StepMain:
		return dmg.StepBattleStart
	case dmg.StepBattleStart:
		return dmg.StepAttack
	case dmg.StepAttack:
		return dmg.StepBlock
	case dmg.StepBlock:
		return dmg.StepBreak
	case dmg.StepBreak, dmg.StepAttackEnd:
		return dmg.StepAttackEnd
	case dmg.StepBattleEnd:
		return dmg.StepEnd
	}
	return dmg.StepCleanup
}

// Button is the big button that says what passing means.
type Button struct {
	Word, Then    string         // what it is called, and what follows
	Label         string         // for readers
	Open, Primary bool           // it can be pressed; it is what one would press
	Wrap          bool           // there is little room
	Again         bool           // it has been pressed once and asks for a second press
	Fresh         func() float64 // how far it has settled since its meaning changed, to 1: then it can be pressed
	Lit           func() bool    // it has been pressed before it had settled
	Light         ui.Colour
	Tap           func(env *ui.Env)
}

// Draw declares the big button.
func Draw(sf *ui.Surface, r ui.Rect, b Button) {
	u, weight := sf.Px(1), ui.ButtonNormal
	if b.Primary {
		weight = ui.ButtonPrimary
	}
	sf.Add(ui.Element{ID: "pass", Rect: r, Hit: r, Role: ui.RoleButton, Label: b.Label, Disabled: !b.Open, Weight: weight, Tap: b.Tap, Draw: func(c *ui.Canvas, st ui.State) {
		rad := math.Min(16*u, r.H*0.3)
		q := r
		if st.Pressed && b.Open {
			q = r.Inset(1.5 * u)
		}
		ink, soft := c.Theme.Text, c.Theme.TextSoft
		settled := b.Fresh()
		switch {
		case b.Again: // in the colour of a warning, so that the second press is never taken for a first
			c.Glow(q, rad, 24*u, c.Theme.Warm.Alpha(0.5))
			c.Gradient(q, rad, ui.Hex(0xffe9b0), ui.Hex(0xf0a93c))
			c.StrokeGradient(q, rad, 1.6*u, ui.Hex(0xffffff), ui.Hex(0xffd98a))
			ink, soft = ui.Hex(0x2a1400), ui.Hex(0x4a2a00)
		case b.Primary && settled < 1:
			c.Gradient(q, rad, ui.Hex(0x3a2f7a).Mix(ui.Hex(0xf4efff), 0.5*settled), ui.Hex(0x221a55).Mix(ui.Hex(0xb9a8ff), 0.5*settled))
			c.Stroke(q, rad, 1.4*u, b.Light.Alpha(0.6))
			if settled > 0.6 {
				ink, soft = ui.Hex(0x170b38), ui.Hex(0x2c1a5c)
			}
		case b.Primary:
			g := 0.28
			if st.Hover {
				g = 0.5
			}
			c.Glow(q, rad, 22*u, b.Light.Alpha(g))
			c.Gradient(q, rad, ui.Hex(0xf4efff), ui.Hex(0xb9a8ff))
			c.StrokeGradient(q, rad, 1.4*u, ui.Hex(0xffffff), ui.Hex(0xd9ccff))
			ink, soft = ui.Hex(0x170b38), ui.Hex(0x2c1a5c)
		case b.Open:
			c.Gradient(q, rad, ui.Hex(0x3a2f7a), ui.Hex(0x221a55))
			c.Stroke(q, rad, 1.4*u, b.Light.Alpha(0.6))
		default:
			c.Fill(q, rad, c.Theme.PanelLow.Alpha(0.6))
			c.Stroke(q, rad, 1*u, c.Theme.Edge.Alpha(0.6))
			ink, soft = c.Theme.TextSoft.Alpha(0.8), c.Theme.TextSoft.Alpha(0.7)
		}
		if b.Lit() {
			c.Stroke(q, rad, 3*u, ui.Hex(0xffffff))
		}
		in := q.InsetXY(10*u, 3*u)
		if b.Then == "" {
			c.Text(b.Word, in, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), in.H*0.6), Align: ui.Middle, Colour: ink, Wrap: b.Wrap, LineHeight: 1.1})
			return
		}
		top, low := in.CutTop(in.H*0.44, 0)
		head := ui.LayoutFit([]ui.Run{{Text: b.Word, Face: ui.Bold}}, math.Min(c.Font(18), top.H*0.86), 12*c.Env.Scale, 1.1, top.W, top.H)
		foot := ui.LayoutFit([]ui.Run{{Text: b.Then}}, math.Min(c.Font(13), low.H*0.8), 12*c.Env.Scale, 1.12, low.W, low.H)
		if air := in.H - head.H - foot.H; air > 0 { // the two lines together in the middle
			g := math.Min(air, 5*u)
			top = ui.Rect{X: in.X, Y: in.Y + (air-g)/2, W: in.W, H: head.H}
			low = ui.Rect{X: in.X, Y: top.Bottom() + g, W: in.W, H: foot.H}
		}
		c.Text(b.Word, top, ui.TextStyle{Face: ui.Bold, Size: head.Size, Align: ui.Middle, Colour: ink, Wrap: b.Wrap, LineHeight: 1.1})
		c.Text(b.Then, low, ui.TextStyle{Size: foot.Size, Align: ui.Middle, Colour: soft, Wrap: true, LineHeight: 1.12})
	}})
}

// Socket paints the place of a button that is not there now.
func Socket(sf *ui.Surface, r ui.Rect) {
	sf.Paint("pass.socket", r, func(c *ui.Canvas) {
		rad := math.Min(16*c.Px(1), r.H*0.3)
		c.Fill(r, rad, c.Theme.PanelLow.Alpha(0.22))
		c.Stroke(r, rad, c.Px(1), c.Theme.Edge.Alpha(0.3))
	})
}

// icons are those of the states of a wish.
var icons = map[string]ui.Icon{"usual": ui.IconBell, "always": ui.IconPin, "rest": ui.IconLast}

// Tool declares the tool that says when the table asks in this turn and changes
// it, and, where there is room, the one that opens the dialog; the menu has that,
// too. In a lesson, which needs every question, it is off.
func (w *Wish) Tool(sf *ui.Surface, l lang.Lang, r ui.Rect, turn int, lesson bool, changed, details func(*ui.Env)) {
	u, state := sf.Px(1), w.State(turn)
	var more ui.Rect
	if least := sf.Env().MinTarget(); r.W >= 3*least {
		more, r = r.CutRight(math.Max(least, r.H), 6*u)
	}
	b := ui.Button{Label: phrases.Text.T(l, "asks."+state), Size: 14, Tip: phrases.Text.T(l, "asks.tip"), Off: lesson, Tap: changed}
	if lesson {
		b.Desc = phrases.Text.T(l, "asks.lesson")
	}
	size := 12 * sf.Env().Scale
	if r.W < 2*sf.Env().MinTarget() { // its sign
		b.Name, b.Label, b.Icon = b.Label, "", icons[state]
	}
	two := strings.NewReplacer("：", "：\n", ": ", ":\n").Replace(b.Label)
	_, rest, _ := strings.Cut(two, "\n")
	switch in := r.W - 2*math.Min(14*u, r.W*0.08); {
	case b.Label == "":
	case ui.Measure(b.Label, ui.Bold, size) < in-26*u:
		b.Icon = icons[state]
	case ui.Measure(two, ui.Bold, size) > in && ui.Measure(rest, ui.Bold, size) < in: // the state in a line of its own
		b.Name, b.Label = b.Label, two
	}
	sf.Button("asks", r, b)
	if state != "usual" && !lesson {
		sf.Paint("asks.edge", r, func(c *ui.Canvas) { c.Stroke(r, math.Min(14*u, r.H/2), 1.6*u, c.Theme.Warm) })
	}
	if !more.Empty() {
		sf.Button("stops", more, ui.Button{Name: phrases.Text.T(l, "stops"), Icon: ui.IconGear, Tap: details})
	}
}

// Dialog declares where the player wants to be asked; kept is called after every
// change, closed when it closes.
func (s *Stops) Dialog(sf *ui.Surface, l lang.Lang, kept, closed func()) {
	u := sf.Px(1)
	in := sf.Dialog("stopsdialog", phrases.Text.T(l, "stops"), 640, 660, func(*ui.Env) { closed() })
	off := sf.BeginScroll("stops.list", in, false)
	x, w := in.X, in.W-10*u
	y := in.Y - off
	rowH := math.Max(sf.Env().MinTarget(), 44*u)
	p := ui.Layout([]ui.Run{{Text: phrases.Text.T(l, "stops.why")}}, sf.Font(14), 1.35, w)
	pr := ui.Rect{X: x, Y: y, W: w, H: p.H}
	sf.Add(ui.Element{ID: "stops.why", Rect: pr, Role: ui.RoleText, Label: p.Said(), Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.TextSoft})
	}})
	y += p.H + 10*u
	toggle := func(id, key string, v *bool) {
		ui.Toggle(sf, "stop-"+id, ui.Rect{X: x, Y: y, W: w, H: rowH}, phrases.Text.T(l, key), *v, func(_ *ui.Env, on bool) { *v = on; kept() })
		y += rowH + 4*u
	}
	toggle("cards", "stop.cards", &s.Cards)
	toggle("triggers", "stop.triggers", &s.Triggers)
	toggle("attacks", "stop.attacks", &s.Attacks)
	toggle("ownstack", "stop.ownstack", &s.OwnStack)
	toggle("never", "stop.never", &s.Never)
	toggle("askpay", "stop.askpay", &s.AskPay)
	head := ui.Rect{X: x, Y: y, W: w, H: sf.Font(14) * 1.8}
	sf.Label("stops.steps", phrases.Text.T(l, "stops.steps"), head, ui.TextStyle{Face: ui.Bold, Size: sf.Font(14), Colour: sf.Theme().Accent2})
	y += head.H
	for _, st := range [...]uint8{dmg.StepUpkeep, dmg.StepDraw, dmg.StepMain, dmg.StepBattleStart, dmg.StepAttack, dmg.StepBlock, dmg.StepBreak, dmg.StepBattleEnd, dmg.StepEnd} {
		r := ui.Rect{X: x, Y: y, W: w, H: rowH}
		bw := math.Max(sf.Env().MinTarget(), w*0.27)
		opp, r := r.CutRight(bw, 6*u)
		own, name := r.CutRight(bw, 8*u)
		sf.Label("stops.step"+strconv.Itoa(int(st)), StepName(st, l), name, ui.TextStyle{Size: sf.Font(15)})
		key := strings.TrimPrefix(StepKeys[st], "step.")
		for i, c := range [...]struct {
			v *bool
			r ui.Rect
		}{{&s.Own[st], own}, {&s.Opp[st], opp}} {
			v := c.v
			word := phrases.Text.T(l, "stop.side."+board.SideNames[i])
			sf.Button("stop-"+board.SideNames[i]+"-"+key, c.r, ui.Button{Label: word, Name: StepName(st, l) + phrases.Text.T(l, "comma") + word, Checked: *v, Colour: sf.Theme().Warm, Size: 14, Tap: func(*ui.Env) { *v = !*v; kept() }})
		}
		y += rowH + 4*u
	}
	sf.EndScroll(y + off - in.Y)
}
