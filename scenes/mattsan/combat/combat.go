// Package combat presents what is done to units of Mattsan Card Game: damage, defeat
// and the souls it sets free, and what changes their numbers.
package combat

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Combat presents what is done to a table's units.
type Combat struct {
	staging.Table
	Thrown rules.CardID // crumpled, and thrown onto its pile; 0: none
	ball   ball
	rising afloat
	heavy  int // hard hits so far: each stands still for a shorter time
}

// Crumpling reports whether a card that was defeated is on its way.
func (s *Combat) Crumpling() bool { return s.ball.p > 0 }

// Draw draws souls on their way, and a card that is thrown.
func (s *Combat) Draw(c *ui.Canvas) {
	s.drawSouls(c)
	s.drawBall(c)
}

// tells are the presenters of the events of units. As a table of functions they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Combat, pr *present.Presentation)
}{
	{mtz.EvDamage, (*Combat).damaged}, {mtz.EvHeal, (*Combat).healed}, {mtz.EvLeave, (*Combat).leaves}, {mtz.EvStay, (*Combat).stays},
	{mtz.EvSouls, (*Combat).soulDraw}, {mtz.EvLose, (*Combat).loses}, {mtz.EvMod, (*Combat).modified}, {mtz.EvEx, (*Combat).counters},
}

// Present adds the presenter of each kind of event.
func (s *Combat) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// damaged presents a run of damage dealt together.
func (s *Combat) damaged(pr *present.Presentation) {
	u := s.Show.Unit()
	var steps []ui.Tween
	var blow desk.Spot // the hardest of them
	most := int16(0)
	for _, ev := range pr.Same() {
		x, y, board, ok := s.Where(pr, ev.Card)
		if ev.A == 0 && pr.After(0).View.S.Turn == 1 && mtz.QuietFirst { // MTZ-29.23
			pr.Log("log.damage.first", ev.Seat, ev.Def)
		} else if ev.C > 0 {
			pr.Log("log.damage.cut", ev.Seat, ev.Def, ev.A, ev.C)
		} else {
			pr.Log("log.damage", ev.Seat, ev.Def, ev.A)
		}
		if !ok {
			continue
		}
		most = max(most, ev.A)
		if ev.A == 0 {
			steps = append(steps, ui.Par(s.Show.SoundTween("shield", 0.7, 0), s.Show.Number("0", x, y, 30*u, s.Show.Theme.TextSoft, 46), s.Show.Flash(board, s.Show.Theme.Accent2, 20)))
			continue
		}
		dy := [...]float64{8, 15, 24}[paper.Force(ev.A)] * u
		if s.Show.SideOf(ev.Seat) == 1 {
			dy = -dy
		}
		steps = append(steps, ui.Par(s.Show.Number("−"+strconv.Itoa(int(ev.A)), x, y-10*u, (34+3*float64(min(ev.A, 8)))*u, s.Show.Theme.Danger, 52), s.Show.Flash(board, s.Show.Theme.Danger, 18), s.Show.Recoil(board, 0, dy, 18)))
		if paper.Force(ev.A) > 0 { // less only nudges it
			steps = append(steps, s.Show.Impact(stage.Weight(float64(ev.A), 20), x, y, 0, dy, s.Show.Theme.Warm))
		}
		if ev.A == most {
			blow = desk.Spot{Seat: ev.Seat, Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}
		}
	}
	s.Show.Play(pr.Show(len(pr.Taken) - 1))
	if len(steps) > 0 {
		if most > 0 {
			steps = append(steps, s.Lands(blow, paper.Force(most)), s.Show.SoundTween("hit-"+board.Strength(float64(most), 3, 6), 0.9, 0))
		}
		wait := [...]int{20, 30, 54}[paper.Force(most)]
		if paper.Force(most) == 2 { // it stands still for a moment, each time a shorter one
			wait = max(34, wait-6*s.heavy)
			s.heavy++
		}
		s.Show.Play(ui.Par(s.Show.Beside(ui.Par(steps...)), ui.Wait(wait)))
	}
}

func (s *Combat) healed(pr *present.Presentation) {
	ev := pr.Event
	if ev.A == 0 {
		s.Quietly(pr)
		return
	}
	s.OnCard(pr, "+"+strconv.Itoa(int(ev.A)), s.Show.Theme.Good, "power-gain", 20)
	pr.Log("log.heal", ev.Seat, ev.Def, ev.A)
}

// leaves presents a unit that leaves the field: its soul rises as a scrap of paper.
func (s *Combat) leaves(pr *present.Presentation) {
	ev := pr.Event
	pr.Log("log.leave."+strconv.Itoa(int(ev.A)), ev.From.Seat(), ev.Def)
	x, y, board, ok := s.Where(pr, ev.Card)
	if !ok || ev.A > mtz.LeaveDiscard {
		return
	}
	sound := [2]string{"defeat", "abyss"}[rules.Truth(ev.A == mtz.LeaveDiscard)]
	hit := ui.Par(s.Show.Flash(board, s.Show.Theme.Danger, 16), s.Show.Shake(4*s.Show.Unit(), 12), s.Show.Burst(x, y, 20, faces.Paper))
	if s.Show.Surface.Env().Settings.ReducedMotion {
		s.Show.Play(s.Show.SoundTween(sound, 0.8, 0), hit)
		return
	}
	s.Thrown = ev.Card // crumpled and thrown onto the pile; it is whole again when all is shown
	from, col := desk.Spot{Seat: ev.From.Seat(), Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}, ui.Colour{}
	if ev.B == mtz.CauseCost { // it is torn
		col, hit, sound = s.Show.Cards.ColourOf(ev.Def), s.Show.Flash(board, s.Show.Theme.Warm, 10), "tape"
	}
	s.Show.Play(s.Show.SoundTween(sound, 0.8, 0), ui.Par(hit, s.Show.Dissolve(board, faces.Paper, 10), ui.Tween{Ticks: 36, Ease: ui.Linear,
		Do:  func(p float64) { s.ball = ball{from, p, col} },
		End: func() { s.ball = ball{} }}))
}

// ball is a card that is thrown onto its pile: from where, and how far it has come.
type ball struct {
	from desk.Spot
	p    float64
	torn ui.Colour // of a card that was paid with, which is torn in two
}

// drawBall draws a card that is thrown.
func (s *Combat) drawBall(c *ui.Canvas) {
	b := &s.ball
	if b.p == 0 {
		return
	}
	r := s.Card(b.from)
	pile, _ := s.Lay.Zone(mtz.Discard, s.Show.SideOf(b.from.Seat))
	x, y := r.Centre()
	tx, ty := pile.Centre()
	q := ui.EaseInOut(ui.Clamp01(2*b.p - 1))
	if b.torn.A > 0 {
		paper.Tear(c, r, ui.Lerp(0, tx-x, q), ui.Lerp(0, ty-y, q)-r.W*1.2*q*(1-q), b.p, b.torn)
		return
	}
	paper.Ball(c, ui.Lerp(x, tx, q), ui.Lerp(y, ty, q)-r.W*1.9*q*(1-q), r.W*(1-0.45*q), math.Min(1, b.p*2.2))
}

func (s *Combat) stays(pr *present.Presentation) {
	s.OnCard(pr, phrases.Text.T(s.Show.Lang, "stays", pr.Event.A), s.Show.Theme.Good, "trigger", 36)
	pr.Log("log.stay", pr.Event.Seat, pr.Event.Def, pr.Event.A)
}

// soulDraw presents the cards that a player draws for the souls of the defeated.
func (s *Combat) soulDraw(pr *present.Presentation) {
	ev, key := pr.Event, "log.souls"
	if ev.B == 1 {
		key = "log.souls.lost"
	}
	if ev.A > 0 {
		r := s.Cell(ev.Seat, mtz.BattleSlot)
		x, y := r.Centre()
		s.Show.Play(s.Show.SoundTween("soul", 0.8, 0), s.Show.Beside(ui.Par(s.Show.Number(phrases.Text.T(s.Show.Lang, "souls.up", ev.A), x, y, 24*s.Show.Unit(), faces.Soul, 56), s.float(ev.Seat, int(ev.A)))), ui.Wait(14))
	}
	pr.Log(key, ev.Seat, 0, ev.A)
}

// afloat are souls that fly from where a unit was defeated to the hand that draws for them.
type afloat struct {
	from desk.Spot
	n    int
	p    float64
}

// float returns the step in which souls peel off and fly to their player's hand.
func (s *Combat) float(p rules.Seat, n int) ui.Tween {
	return ui.Tween{Ticks: 54, Ease: ui.Linear,
		Do:  func(q float64) { s.rising = afloat{desk.Spot{Seat: p, Slot: mtz.BattleSlot}, min(n, 6), q} },
		End: func() { s.rising = afloat{} }}
}

// drawSouls draws each soul: it swells as it peels off, and lands in the hand.
func (s *Combat) drawSouls(c *ui.Canvas) {
	a := &s.rising
	if c.Env.Settings.ReducedMotion || a.n == 0 {
		return
	}
	r, sd := s.Card(a.from), s.Show.SideOf(a.from.Seat)
	to := s.Lay.Hand[sd]
	if to.Empty() {
		to = s.Lay.HUD[sd]
	}
	x0, y0 := r.Centre()
	tx, ty := to.Centre()
	wide := math.Max(0.48*r.W, 24*c.Px(1))
	for i := range a.n {
		late := 0.08 * float64(i)
		p := ui.Clamp01((a.p - late) / (1 - 0.08*float64(a.n)))
		if p == 0 || p == 1 {
			continue
		}
		q := ui.EaseInOut(ui.Clamp01((p - 0.3) / 0.7))
		off := float64(i) - float64(a.n-1)/2
		x := ui.Lerp(x0, tx, q) + off*wide*1.15*math.Min(1, p*4)*(1-0.5*q)
		y := ui.Lerp(y0, ty, q) - r.H*(0.5*q*(1-q)*4+0.22*math.Min(1, p*4)*(1-q))
		paper.Slip(c, x, y, wide*(0.55+0.65*math.Sin(math.Min(1, p*1.5)*math.Pi*0.62)), 0.12*off+0.25*math.Sin(p*7+float64(i)), i)
	}
}

func (s *Combat) loses(pr *present.Presentation) {
	ev, key := pr.Event, "wipeout"
	if ev.A == mtz.LostDeck {
		key = "deckout"
	}
	s.Show.Play(pr.Show(0), s.Show.SoundTween("hit-heavy", 0.8, 0), ui.Par(s.Show.Callout(phrases.Text.T(s.Show.Lang, key), s.Show.Player(ev.Seat, s.Show.Lang), s.Show.Theme.Danger, 56), s.Show.Shake(9*s.Show.Unit(), 22)))
	pr.Log("log."+key, ev.Seat, 0)
	s.Show.Play(ui.Wait(40)) // the empty place is seen before the result covers it
}

// values names what modifiers change.
var values = map[int16]string{int16(mtz.ModAtk): "atk", int16(mtz.ModAtkSet): "atk", int16(mtz.ModHP): "hp", int16(mtz.ModSoul): "soul"}

func (s *Combat) modified(pr *present.Presentation) {
	ev := pr.Event
	key, plain := values[ev.A]
	if !plain {
		word := field.Changes(ev.A, ev.B)
		s.OnCard(pr, word.In(s.Show.Lang), s.Show.Theme.Accent2, "crayon", 24)
		pr.Log("log.mod", ev.Seat, ev.Def, word)
		return
	}
	text, col := lang.Signed(int(ev.B)), s.Show.Theme.Good
	if ev.A == int16(mtz.ModAtkSet) {
		text = "=" + strconv.Itoa(int(ev.B))
	} else if ev.B < 0 {
		col = s.Show.Theme.Danger
	}
	s.OnCard(pr, text, col, "crayon", 14)
	pr.Log("log.mod."+key, ev.Seat, ev.Def, text)
}

func (s *Combat) counters(pr *present.Presentation) {
	ev := pr.Event
	s.OnCard(pr, "EX "+lang.Signed(int(ev.A)), faces.Ex, "charge", 10)
	pr.Log("log.ex", ev.Seat, ev.Def, lang.Signed(int(ev.A)), ev.B)
}
