// Package clash presents attacks in Duemagic: the blow of a creature, a battle of
// two, shields that break and what comes out of them, and the attack that wins.
package clash

import (
	"math"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/duel"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Clash presents attacks.
type Clash struct {
	table    *staging.Table
	Duel     duel.Blow                    // of a creature
	Seals    duel.Seals                   // the powers of two that fight
	Pieces   duel.Pieces                  // of creatures that are destroyed
	Rising   map[rules.CardID]bool        // cards of the audience's that come out of shields, until they are asked about
	StruckAt [2]ui.Rect                   // where the last shield burst, by seat
	Hovers   func(c rules.CardID) ui.Rect // where such a card is asked about

	duels  int // how many blows have been before the player's eyes
	broken int // how many shields have broken before them
	struck int // how many shields the attacker has struck in this break, as far as it is planned
}

// On returns the attacks of a table.
func On(t *staging.Table) Clash { return Clash{table: t, Rising: map[rules.CardID]bool{}} }

// Present adds the presenter of each kind of event of an attack.
func (s *Clash) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	all[dmg.EvAttack], all[dmg.EvBlock], all[dmg.EvBattle], all[dmg.EvBreak], all[dmg.EvDirect] = s.attackBegins, s.blocks, s.fights, s.breakShield, s.direct
}

// Step notes that a step of the turn begins: the attack before it is over.
func (s *Clash) Step() { s.struck = 0 }

// Clear drops what is shown of an attack.
func (s *Clash) Clear() {
	clear(s.Rising)
	s.table.Breaks.Clear()
	s.Duel.Drop(s.Duel.Card, &s.table.Show.Board)
	s.Pieces, s.Seals, s.table.Landed = nil, duel.Seals{}, false
}

func (s *Clash) attackBegins(pr *present.Presentation) {
	on := s.table.Show
	ev := pr.Event
	pr.Quiet()
	on.Play(s.table.Beat(ev.Seat), pr.Show(0), on.SoundTween("attack-light", 0.8, 0), on.Beside(on.Flash(pr.Token(ev.Card).Board(), on.Theme.Danger, 18)), ui.Wait(s.table.Again("attack", 14)))
	if ev.Src != 0 {
		pr.Log("log.attack.on", ev.Seat, ev.Def, s.table.Phrase(pr, ev.Src))
		return
	}
	pr.Log("log.attack", ev.Seat, ev.Def)
}

func (s *Clash) blocks(pr *present.Presentation) {
	on := s.table.Show
	pr.Quiet()
	on.Play(pr.Show(0), on.SoundTween("shield", 0.8, 0), on.Beside(on.Flash(pr.Token(pr.Event.Card).Board(), faces.Civilizations[dmg.Light], 22)), ui.Wait(s.table.Again("block", 30)))
	pr.Log("log.block", pr.Event.Seat, pr.Event.Def)
}

// blow returns the blow of a creature at a point.
func (s *Clash) blow(pr *present.Presentation, by rules.CardID, x, y float64, lands ui.Tween) duel.Blow {
	t := pr.Token(by)
	return duel.Blow{Under: [2][]string{s.under(pr, by)}, Unit: s.table.Show.Unit(), Heft: duel.Weigh(s.table.M.Game.Power(&pr.Now.View.S, by)), Card: t.Board(), At: ui.Point{X: x, Y: y}, Colour: s.table.Show.Cards.ColourOf(t.Def),
		Lands: ui.Par(ui.Call(func() { s.table.Landed = true }), lands)}
}

// under returns the cards that lie under a creature.
func (s *Clash) under(pr *present.Presentation, c rules.CardID) (out []string) {
	for _, b := range s.table.M.On(pr.Token(c).Key, pr.Now.View.S.Card(c).Zone.Seat()) {
		out = append(out, b.Board())
	}
	return out
}

// charges presents a blow, and goes on so many ticks after it has landed.
func (s *Clash) charges(k duel.Blow, after int) {
	on := s.table.Show
	k.Known = s.duels
	s.duels++
	on.Play(on.Beside(s.Duel.Tween(k, &s.table.Show.Base)), ui.Wait(k.Wait(k.Contact())+after))
}

// fights presents the battle of two creatures: both charge, and what decides stands
// where they meet. Who is destroyed goes to pieces next, while the other goes home.
func (s *Clash) fights(pr *present.Presentation) {
	show := s.table.Show
	ev, u := pr.Event, show.Unit()
	pr.Quiet()
	pr.Log("log.battle", ev.Seat, ev.Def, ev.A, ev.B, s.table.Phrase(pr, ev.Src))
	on := pr.Token(ev.Src).Board()
	a, ok := show.Board.PoseOf(pr.Token(ev.Card).Board())
	b, ok2 := show.Board.PoseOf(on)
	if !ok || !ok2 {
		return
	}
	at, meet := s.meeting(a, b)
	r := math.Min(40*u, 0.3*meet[0].W)
	seals := duel.Seals{R: r}
	for i, v := range [...]int16{ev.A, ev.B} {
		card := [...]rules.CardID{ev.Card, ev.Src}[i]
		seals.At[i] = ui.Point{X: meet[i].X, Y: math.Min(meet[i].Y+meet[i].W*cards.Aspect/2+0.35*r, s.table.Lay.Full.H-1.3*r)}
		seals.Text[i], seals.Colour[i] = strconv.Itoa(int(v)), show.Cards.ColourOf(pr.Token(card).Def)
		seals.Lost[i] = v <= [...]int16{ev.B, ev.A}[i]
	}
	k := s.blow(pr, ev.Card, at.X, at.Y, ui.Wait(0))
	k.On, k.Meet, k.Under[1] = on, meet, s.under(pr, ev.Src)
	k.Might, k.Foe = math.Min(1, float64(ev.A+ev.B)/16000), show.Cards.ColourOf(pr.Token(ev.Src).Def)
	k.Stay = math.Max(0, float64(stands(s.duels))-(k.Breaks()-k.Contact())) + math.Round(7*k.Might)
	k.Lands = ui.Par(k.Lands, s.Seals.Slam(seals, s.table.Still, int(k.Breaks()-k.Contact())+6))
	if k.Heft == stage.Crushing && !s.table.Still { // the floor gives way
		k.Lands = ui.Par(k.Lands, s.table.Breaks.Scar(glass.Scar{X: b.X, Y: b.Y + b.W*0.5, R: b.W, Colour: k.Colour}), ui.Call(func() { show.Timeline.Now(ui.Par(s.table.Pushes(b, 2, k.Card, on)...)) }))
	}
	s.charges(k, int(k.Breaks()-k.Contact())+4)
}

// meeting returns where two that fight meet, and where each stands then: they have left
// the table and stand large before the reader, beside each other.
func (s *Clash) meeting(a, b board.Pose) (at ui.Point, meet [2]board.Pose) {
	l := s.table.Lay
	at.X, at.Y = l.Stage.Centre()
	at.X = l.Mid
	most := 0.66
	if l.Small {
		most = 0.8
	}
	w := math.Min(1.6*math.Max(a.W, b.W), math.Min(0.4*l.Stage.W, most*l.Stage.H/cards.Aspect))
	side := -1.0 // who stands at the left stays there
	if a.X > b.X+1 {
		side = 1
	}
	for i, sd := range [...]float64{side, -side} {
		meet[i] = board.Pose{X: at.X + sd*0.5*w, Y: at.Y - 0.06*w, W: w, Face: 1, Flat: 1, Lift: 0.7, Angle: -0.07 * sd}
	}
	return at, meet
}

// stands returns for how many ticks the n-th two that fight stand where they met,
// so that the numbers that decide are read before anybody goes.
func stands(n int) int { return max(14, 30-2*n) }

// Shatters presents that creatures are destroyed: they go to pieces, and a light
// goes to their graveyard, in which they lie from then on. It returns what comes
// after their flights, in which they are not seen.
func (s *Clash) Shatters(pr *present.Presentation) ui.Tween {
	on := s.table.Show
	var ids []string
	for _, e := range pr.Taken {
		t, was := pr.Now.Known(e.Card), pr.Was.Known(e.Card)
		if t.Def == 0 || was.Key == 0 {
			continue
		}
		id, col, heft, fought := t.Board(), on.Cards.ColourOf(t.Def), s.Duel.Heft, pr.Was.Step() == dmg.StepBreak
		ids = append(ids, id)
		grave, shown := s.table.Lay.Zone(dmg.Graveyard, on.SideOf(e.To.Seat()))
		on.Play(ui.Call(func() {
			q, ok := on.Board.PoseOf(was.Board())
			if s.Duel.Drop(id, &on.Board); !ok {
				return
			}
			parts := []ui.Tween{s.Pieces.Break(&duel.Piece{Face: s.table.Laid(t.Def), Quad: s.quad(q), Hard: 0.5 * float64(heft), Glass: on.Cards.ColourOf(t.Def)}), on.Burst(q.X, q.Y, 24, col), on.Hit(q.X, q.Y, 1.3*q.W, col), on.SoundTween("shield-break", 0.6, 0)}
			if civ, ok := s.table.Window(t.Def); ok && fought && !s.table.Still && (s.duels < 4 || heft == stage.Crushing) { // whose colour breaks
				parts = append(parts, ui.Seq(s.table.Answer.Blazes(civ, false, on.Surface.Redraw), s.table.Answer.Fades(12, on.Surface.Redraw)))
			}
			if x, y := grave.Centre(); shown {
				parts = append(parts, ui.Seq(ui.Wait(6), on.Arrow(q.X, q.Y, x, y, col.Lighten(0.3), 26)))
			}
			board.Veil(&on.Board, id, true)
			for _, r := range s.table.Lay.Zones[dmg.Battle] { // others come to stand there
				board.GiveWay(&on.Base, r)
			}
			on.Timeline.Now(ui.Par(parts...))
		}))
	}
	return ui.Call(func() {
		for _, id := range ids {
			board.Veil(&on.Board, id, false)
		}
	})
}

// Bursts presents that somebody comes right through a creature, whose card flies apart
// where it stands large.
func (s *Clash) Bursts(q board.Pose, def rules.DefID) ui.Tween {
	on := s.table.Show
	return ui.Call(func() {
		face := s.table.Laid(def)
		if face == nil {
			return
		}
		col := on.Cards.ColourOf(def).Lighten(0.3)
		q.W *= 0.8
		on.Timeline.Now(ui.Par(s.Pieces.Break(&duel.Piece{Face: face, Quad: s.quad(q), Hard: 1}), on.Burst(q.X, q.Y, 40, col), on.Hit(q.X, q.Y, 190*on.Unit(), col), on.Shake(8*on.Unit(), 16), on.SoundTween("shield-break", 0.6, 0)))
	})
}

// quad returns where a card in a pose is on the screen.
func (s *Clash) quad(q board.Pose) ui.Quad {
	m := s.table.Show.Board.Stage.Place(&stage.Piece{X: q.X, Y: q.Y, W: q.W, H: q.W * cards.Aspect, Angle: q.Angle, Lean: q.Lean, Yaw: q.Yaw, Flat: q.Flat, Height: q.Lift})
	return m.Quad()
}

// Draw draws what the blows of creatures throw up.
func (s *Clash) Draw(c *ui.Canvas) {
	s.Duel.Draw(c)
	s.Pieces.Draw(c, func(f *cards.CardFace, w float64) *ebiten.Image {
		return s.table.Show.Faces.Image(c.Env, c.Theme, f, math.Max(w, 1), faces.TableLight)
	})
	s.Seals.Draw(c)
}
