package duemagic

import (
	"math"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/duel"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// blow returns the blow of a creature at a point.
func blow(s *Scene, pr *present.Presentation, by rules.CardID, x, y float64, lands ui.Tween) duel.Blow {
	t := pr.Token(by)
	return duel.Blow{Heft: duel.Weigh(s.game.Power(&pr.Now.View.S, by)), Card: t.Board(), At: ui.Point{X: x, Y: y}, Colour: s.Cards.ColourOf(t.Def),
		Lands: ui.Par(ui.Call(func() { s.landed = true }), lands)}
}

// charges presents a blow, and goes on so many ticks after it has landed.
func charges(s *Scene, k duel.Blow, after int) {
	k.Known = s.duels
	s.duels++
	s.Play(s.Beside(s.duel.Tween(k, &s.Base)), ui.Wait(k.Wait(k.Contact())+after))
}

// fights presents the battle of two creatures: whoever attacks charges, and the
// numbers that decide rise where they meet. Who is destroyed goes to pieces
// next, while the other goes home.
func (s *Scene) fights(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	pr.Quiet()
	pr.Log("log.battle", ev.Seat, ev.Def, ev.A, ev.B, s.phrase(pr, ev.Src))
	on := pr.Token(ev.Src).Board()
	a, ok := s.Board.PoseOf(pr.Token(ev.Card).Board())
	b, ok2 := s.Board.PoseOf(on)
	if !ok || !ok2 {
		return
	}
	number := func(n, other int16, x, y float64) ui.Tween {
		col, size := faces.Power, 30.0
		switch {
		case n < other:
			col, size = s.Theme.Danger, 26
		case n > other:
			size = 38
		}
		return s.Number(strconv.Itoa(int(n)), x, y, size*u, col, 60)
	}
	lands := ui.Par(number(ev.A, ev.B, ui.Lerp(a.X, b.X, 0.3), ui.Lerp(a.Y, b.Y, 0.3)), number(ev.B, ev.A, b.X, b.Y))
	k := blow(s, pr, ev.Card, b.X, b.Y, lands)
	k.On = on
	if k.Heft == stage.Crushing && !s.still { // the floor gives way
		k.Lands = ui.Par(k.Lands, s.breaks.Scar(glass.Scar{X: b.X, Y: b.Y + b.W*0.5, R: b.W, Colour: k.Colour}), ui.Call(func() { s.Timeline.Now(ui.Par(pushes(s, b, 2, k.Card, on)...)) }))
	}
	charges(s, k, int(k.Breaks()-k.Contact())+4)
}

// shatters presents that creatures are destroyed: they go to pieces, and a light
// goes to their graveyard, in which they lie from then on. It returns what comes
// after their flights, in which they are not seen.
func shatters(s *Scene, pr *present.Presentation) ui.Tween {
	var ids []string
	for _, e := range pr.Taken {
		t, was := pr.Now.Known(e.Card), pr.Was.Known(e.Card)
		if t.Def == 0 || was.Key == 0 {
			continue
		}
		id, col, heft := t.Board(), s.Cards.ColourOf(t.Def), s.duel.Heft
		ids = append(ids, id)
		grave, shown := s.lay.Zone(dmg.Graveyard, s.SideOf(e.To.Seat()))
		s.Play(ui.Call(func() {
			q, ok := s.Board.PoseOf(was.Board())
			if s.duel.Drop(id, &s.Board); !ok {
				return
			}
			m := s.stage.Place(&stage.Piece{X: q.X, Y: q.Y, W: q.W, H: q.W * cards.Aspect, Angle: q.Angle, Lean: q.Lean, Yaw: q.Yaw, Flat: q.Flat, Height: q.Lift})
			parts := []ui.Tween{s.pieces.Break(&duel.Piece{Face: s.laid(t.Def), Quad: m.Quad(), Hard: 0.5 * float64(heft)}), s.Burst(q.X, q.Y, 14, col), s.SoundTween("shield-break", 0.35, 0)}
			if x, y := grave.Centre(); shown {
				parts = append(parts, ui.Seq(ui.Wait(6), s.Arrow(q.X, q.Y, x, y, col.Lighten(0.3), 26)))
			}
			board.Veil(&s.Board, id, true)
			s.Timeline.Now(ui.Par(parts...))
		}))
	}
	return ui.Call(func() {
		for _, id := range ids {
			board.Veil(&s.Board, id, false)
		}
	})
}

// drawFights draws what the blows of creatures throw up.
func drawFights(s *Scene, c *ui.Canvas) {
	s.duel.Draw(c)
	s.pieces.Draw(c, func(f *cards.CardFace, w float64) *ebiten.Image {
		return s.Faces.Image(c.Env, c.Theme, f, math.Max(w, 1), faces.TableLight)
	})
}
