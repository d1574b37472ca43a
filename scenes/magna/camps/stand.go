package camps

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/siege"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand is the base that has held.
type stand struct {
	siege.Stand
	p      rules.Seat
	line   int
	stands int // what has not been defeated there
}

// Standing reports whether it is shown that a base has held.
func (k *Camps) Standing() bool { return k.stand.On }

// Holds presents that a base has held, near the eye: a shield is set down before
// its walls. The force goes home after it.
func (k *Camps) Holds(pr *present.Presentation) {
	pr.Quiet()
	s, u, p, line := k.show, k.show.Unit(), pr.Event.Seat, int(pr.Event.A)
	sd := s.SideOf(p)
	k.stood++
	was := field.Reading{Moment: pr.Was, Game: k.M.Game}
	stands := field.Stands(was.List(field.LineZone(line), p))
	all := siege.Lasts(k.stood, p == s.Audience)
	s.Play(ui.Call(func() {
		env := s.Surface.Env()
		near := siege.Seen(env.Full(), k.lay.Stage, k.lay.Tall, k.stands(sd, line-1), false)
		near = ui.Rect{X: near.X + near.W*0.12, Y: near.Y + near.H*0.24, W: near.W * 0.76, H: near.H * 0.76}
		board.GiveWay(&s.Base, env.Full())
		k.stand = stand{siege.Stand{On: true, All: float64(all), Near: near, From: float64(1 - 2*sd), Kept: env.Settings.ReducedMotion}, p, line, stands}
		s.Surface.Invalidate()
	}), s.SoundTween("shield", 0.9, 0), s.Beside(ui.Seq(ui.Wait(10), ui.Par(s.SoundTween("hit-heavy", 0.6, 0), s.SoundTween("war-horn", 0.6, 0), s.Shake(6*u, 12)))))
	s.Play(ui.Tween{Ticks: all, Ease: ui.Linear, Do: func(q float64) { k.stand.T = q * float64(all) }, End: func() {
		k.stand = stand{}
		k.felled.Drop()
		s.Surface.Invalidate()
	}})
	pr.Log("log.hold", p, 0, labels.LinePhrase(line), stands)
}

// Watched covers a place while a base is seen near, fallen or not: a press anywhere there
// goes on, and is none on what lies below.
func (k *Camps) Watched(sf *ui.Surface, r ui.Rect) {
	if k.Standing() || k.Falling() {
		sf.Add(ui.Element{ID: "watched", Rect: r, TipAt: func(x, y float64) (string, ui.Rect) { return "", ui.Rect{} }})
	}
}

// drawStand draws the base that has held over the table, and says which it is.
func (k *Camps) drawStand(c *ui.Canvas) {
	f, s := &k.stand, k.show
	if !f.On {
		return
	}
	sd, g := s.SideOf(f.p), f.line-1
	if !c.Blank() {
		id, faction := k.site(f.p, g)
		f.Draw(c, k.felled.Of(c, id, faction, false, sd, f.Near.W), k.stands(sd, g).Move(s.Shift()), faces.Sides[sd])
	}
	by := s.T("hold.by", f.stands)
	if name := k.called(f.p, g); name != "" {
		by = name + s.Lang.Pick("　", " · ") + by
	}
	f.Say(c, k.told(c.Env.Full(), c.Px(1), sd), s.T("hold.title", lang.Capital(k.labels().Line(f.line))), by, faces.Sides[sd])
}
