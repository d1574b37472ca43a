package camps

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/siege"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// ruin is the base that falls.
type ruin struct {
	siege.Fall
	p    rules.Seat
	line int
}

// pan is the map's move to another front: where the bases were, and how far there is to go.
type pan struct {
	from [2][3]ui.Rect
	left float64
}

// Clear ends what is in progress.
func (k *Camps) Clear() {
	k.ruin, k.stand, k.pan = ruin{}, stand{}, pan{}
}

// Falling reports whether a base is seen to fall or to hold, over the map.
func (k *Camps) Falling() bool { return k.ruin.On || k.stand.On }

// Falls reports whether it is a seat's base that is falling.
func (k *Camps) Falls(p rules.Seat, g int) bool {
	return k.ruin.On && k.ruin.p == p && k.ruin.line == g+1
}

// Fall presents the fall of a base: near the eye, where all else grows dark and
// silent before the blow. The third one, which ends the match, fills the window.
// A folded map looks on, by onward, only when the fall is over.
func (k *Camps) Fall(pr *present.Presentation, onward func(sd, line int)) {
	pr.Quiet()
	s, u, p, line := k.show, k.show.Unit(), pr.Event.Seat, int(pr.Event.A)
	sd, last := s.SideOf(p), line == mgn.BaseCount
	slow := 1.0
	if k.fallen++; !last { // the first one has shown how
		slow = [...]float64{1, 0.45, 0.38}[min(k.fallen-1, 2)]
	}
	part := func(from, to int) ui.Tween {
		return ui.Tween{Ticks: int(float64(to-from) * slow), Ease: ui.Linear, Do: func(q float64) { k.ruin.T = ui.Lerp(float64(from), float64(to), q) }}
	}
	shakes := 1.0
	if last {
		shakes = 1.6
	}
	s.Play(ui.Call(func() {
		board.Hush(&s.Base, siege.Lands)
		env := s.Surface.Env()
		id, _ := k.site(p, line-1)
		k.ruin = ruin{siege.Fall{On: true, Last: last, Grown: cutout.Grown(id), Side: sd, Near: siege.Seen(env.Full(), k.lay.Stage, k.lay.Tall, k.stands(sd, line-1), last), Kept: env.Settings.ReducedMotion, Sky: k.Sky}, p, line}
		board.GiveWay(&s.Base, env.Full()) // what was told of units is not told of the base
		s.Surface.Invalidate()
	}))
	near := 0.05
	if last {
		near = 0.09
	}
	x, y := k.lay.Base(p, line).Centre() // the eye itself goes nearer
	s.Play(s.Beside(board.Closer(&s.Base, x, y, near, 20, int(slow*siege.End)-38, 18)))
	s.Play(s.SoundTween("attack-heavy", 0.6, 0), part(0, siege.Burst))
	s.Play(s.SoundTween("hit-heavy", 0.9, 0), ui.Par(part(siege.Burst, siege.Lands-8), s.Shake(7*u*shakes, 8)))
	s.Play(s.SoundTween("base-fall", 1, 0), ui.Par(part(siege.Lands-8, siege.Flag), s.Shake(16*u*shakes, 16)))
	s.Play(s.SoundTween("war-horn", 0.6, 0), part(siege.Flag, siege.End))
	var was pan
	s.Play(ui.Call(func() {
		for sd := range was.from {
			for g := range was.from[sd] {
				was.from[sd][g] = k.lay.Group[sd][g].Fort
			}
		}
		was.left = 1
		k.ruin = ruin{}
		k.felled.Drop()
		k.rubble.Drop()
	}), pr.Show(0), ui.Call(func() {
		onward(sd, line)
		k.pan = was
	}), s.Beside(ui.Tween{Ticks: 20, Ease: ui.EaseInOut, Do: func(q float64) { k.pan.left = 1 - q }, End: func() { k.pan = pan{} }}))
	pr.Log("log.fall", p, 0, labels.LinePhrase(line))
}

// DrawFall draws the base that falls, or has held, over the table, and says which
// it is.
func (k *Camps) DrawFall(c *ui.Canvas) {
	k.drawStand(c)
	f := &k.ruin
	if !f.On {
		return
	}
	u, s := c.Px(1), k.show
	sd, g, full := s.SideOf(f.p), f.line-1, c.Env.Full()
	at := k.stands(sd, g)
	if !c.Blank() {
		id, faction := k.site(f.p, g)
		f.Draw(c, k.felled.Of(c, id, faction, false, sd, f.Near.W), k.rubble.Of(c, id, faction, true, sd, f.Near.W), at.Move(s.Shift()))
	}
	r := k.told(full, u, sd)
	if !k.lay.Fold && f.Last {
		r = ui.Rect{X: full.X + full.W*0.2, Y: full.Y + 8*u, W: full.W * 0.6, H: math.Max(110*u, full.H*0.2)}
	}
	if k.lay.Tall && f.Last {
		r = ui.Rect{X: full.X + full.W*0.02, Y: f.Near.Bottom() + 10*u, W: full.W * 0.96, H: 150 * u}
	}
	w := siege.Words{Title: s.T("fall.title", lang.Capital(k.labels().Line(f.line))), Last: s.T("fall.last"), Lost: f.line, All: mgn.BaseCount, Side: faces.Sides[sd], Name: k.called(f.p, g)}
	f.Say(c, r, w)
}

// called returns whose base stands at a site and its title; "" if that is not known.
func (k *Camps) called(p rules.Seat, g int) string {
	face, s := k.Face(p, g), k.show
	if face == nil {
		return ""
	}
	return s.Possessive(p, s.Lang, true) + s.Lang.Pick("「", " ") + face.Title + s.Lang.Pick("」", "")
}

// stands returns where the cut-out of a base stands.
func (k *Camps) stands(sd, g int) ui.Rect {
	b := &k.lay.Group[sd][g]
	if !b.Staged {
		return b.Site()
	}
	return b.Fort
}

// told returns where it is said what has become of a side's base.
func (k *Camps) told(full ui.Rect, u float64, sd int) ui.Rect {
	switch {
	case k.lay.Small:
		return ui.Rect{X: full.X + full.W*0.1, Y: full.Y + 4*u, W: full.W * 0.8, H: full.H * 0.32}
	case k.lay.Tall: // opposite the base
		half := k.lay.Stage.Col(sd, 2, 0)
		return half.Middle(half.W*0.96, math.Min(half.H*0.96, 150*u))
	}
	// beside the numbers and tools of who sits opposite, over the middle of the map
	return ui.Rect{X: full.X + full.W*0.215, Y: full.Y + 8*u, W: full.W * 0.4, H: math.Max(110*u, full.H*0.2)}
}
