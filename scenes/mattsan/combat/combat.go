// Package combat presents what is done to units of Mattsan Card Game: damage, defeat
// and the souls it sets free, and what changes their numbers.
package combat

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/fall"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Combat presents what is done to a table's units.
type Combat struct {
	at      staging.Table
	Thrown  rules.CardID // crumpled, and thrown onto its pile; 0: none
	balls   []*ball
	rising  afloat
	leaving parade      // of who has nobody left
	heavy   int         // hard hits so far: each stands still for a shorter time
	fells   int         // fighters that have fallen so far
	fallen  []desk.Spot // where units have fallen together
	fought  bool        // one of them was more than who waits
	freed   bool        // their souls have been told of
	greeted int         // times that souls of a fighter have smiled before they went
	shots   shots
}

// On returns the combat of a table.
func On(t staging.Table) Combat { return Combat{at: t} }

// Crumpling reports whether a card that was defeated is on its way.
func (s *Combat) Crumpling() bool { return len(s.balls) > 0 }

// Draw draws souls on their way, and a card that is thrown.
func (s *Combat) Draw(c *ui.Canvas) {
	s.shots.draw(c, &s.at)
	if lay := s.at.Desk.Lay; s.leaving.t > 0 {
		s.leaving.draw(c, math.Max(lay.Rim, 0.1*c.Env.H), math.Max(lay.Unit, 0.6*c.Px(1)), lay.Tall)
	}
	s.drawSouls(c)
	for _, b := range s.balls {
		s.drawBall(c, b)
	}
}

// tells are the presenters of the events of units. As a table of functions
// they weigh next to nothing.
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

// healed presents HP that come back.
func (s *Combat) healed(pr *present.Presentation) {
	ev := pr.Event
	if ev.A == 0 {
		s.at.Quietly(pr)
		return
	}
	on := s.at.Desk.Show
	on.Play(on.Beside(s.at.Marks(pr, 44, func(r ui.Rect, p float64) { s.at.Hands.Plaster = gestures.Plaster{R: r, At: p} })))
	s.at.OnCard(pr, "+"+strconv.Itoa(int(ev.A)), on.Theme.Good, "power-gain", 20)
	pr.Log("log.heal", ev.Seat, ev.Def, ev.A)
}

// leaves presents a unit that leaves the field: its seams burst, the harder the more
// it was, and its card is crumpled and thrown onto its pile.
func (s *Combat) leaves(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	pr.Log("log.leave."+strconv.Itoa(int(ev.A)), ev.From.Seat(), ev.Def)
	x, y, id, ok := s.at.Where(pr, ev.Card)
	if !ok || ev.A > mtz.LeaveDiscard {
		return
	}
	sound := [2]string{"defeat", "abyss"}[rules.Truth(ev.A == mtz.LeaveDiscard)]
	d := degree(s.at.Desk.Game, pr.Was, ev)
	how := fall.Falls[d]
	ticks := how.Ticks
	if d == fall.Fighting { // each takes less time than the one before
		ticks = max(18, ticks-5*s.fells)
		s.fells++
	}
	if s.freed {
		s.fallen, s.freed, s.fought = nil, false, false
	}
	s.fought = s.fought || d >= fall.Fighting && ev.B != mtz.CauseCost
	if d != fall.Last {
		ticks = max(8, s.at.Quick(ticks))
	}
	if len(s.fallen) > 0 && d != fall.Last { // several at once: nearly together
		ticks /= 2
	}
	b := &ball{from: desk.Spot{Seat: ev.From.Seat(), Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}, degree: d, col: on.Cards.ColourOf(ev.Def)}
	s.fallen = append(s.fallen, b.from)
	hit := ui.Par(on.Flash(id, on.Theme.Danger, 16), on.Shake(how.Shake*on.Unit(), 12), on.Burst(x, y, how.Sparks, faces.Paper))
	if on.Surface.Env().Settings.ReducedMotion {
		on.Play(on.SoundTween(sound, how.Gain, 0), hit)
		return
	}
	s.Thrown = ev.Card // crumpled and thrown onto the pile; it is whole again when all is shown
	if ev.B == mtz.CauseCost {
		b.torn, ticks, hit, sound = true, min(ticks, fall.Falls[fall.Waiting].Ticks), on.Flash(id, on.Theme.Warm, 10), "tape"
	}
	gone := on.Dissolve(id, faces.Paper, 10)
	if b.degree >= fall.Fighting && !b.torn {
		n := int(fall.Silence(d) * float64(ticks+thrown))
		still := ui.Wait(n)
		if d == fall.Last { // nothing else is heard than its seam
			on.Play(ui.Call(func() { board.Hush(&on.Base, n+40) }), on.Beside(ui.Seq(ui.Wait(n/3), on.SoundTween("tape", 0.4, 0), ui.Wait(n/3), on.SoundTween("tape", 0.55, 0))))
		}
		hit, gone, sound = ui.Seq(still, on.SoundTween(sound, how.Gain, 0), hit), ui.Seq(still, gone), "tape"
	}
	held := float64(ticks) / float64(ticks+thrown) // the part of its way on which all waits for it
	on.Play(on.SoundTween(sound, how.Gain, 0), ui.Par(hit, gone, ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Start: func() { s.balls = append(s.balls, b) },
		Do:    func(p float64) { b.p = p * held }}),
		on.Beside(ui.Tween{Ticks: thrown, Ease: ui.Linear, Do: func(p float64) {
			b.p = held + p*(1-held)
			board.Veil(&on.Board, id, true) // it does not lie on its pile before it gets there
		}, End: func() {
			s.balls = slices.DeleteFunc(s.balls, func(o *ball) bool { return o == b })
			board.Veil(&on.Board, id, false)
		}}))
}

// degree returns how much it weighs that a unit leaves: who waits on a bench, who
// fights, or who leaves nobody behind. What takes work to be placed weighs more than
// its place, what was paid with less.
func degree(g *mtz.Game, was *present.Moment, ev rules.Event) fall.Degree {
	switch p := ev.From.Seat(); {
	case ev.B == mtz.CauseCost:
		return fall.Waiting
	case field.Standing(was, p) == 1 && was.Token(ev.Card).Up:
		return fall.Last
	case ev.From.Kind() == mtz.Battle || g.Conditional(ev.Def):
		return fall.Fighting
	}
	return fall.Waiting
}

// How long a card flies to its pile while what comes goes on, in ticks.
const thrown = 18

// ball is a card that is thrown onto its pile: from where, and how far it has come.
type ball struct {
	from   desk.Spot
	p      float64
	degree fall.Degree
	col    ui.Colour
	torn   bool // it was paid with, and is torn in two
}

// drawBall draws a card that is thrown, and what comes out of it.
func (s *Combat) drawBall(c *ui.Canvas, b *ball) {
	r := s.at.Desk.Card(b.from)
	pile, _ := s.at.Desk.Lay.Zone(mtz.Discard, s.at.Desk.Show.SideOf(b.from.Seat))
	x, y := r.Centre()
	tx, ty := pile.Centre()
	q := ui.EaseInOut(ui.Clamp01(2*b.p - 1))
	if b.torn {
		paper.Tear(c, r, ui.Lerp(0, tx-x, q), ui.Lerp(0, ty-y, q)-r.W*1.2*q*(1-q), b.p, b.col)
		return
	}
	fall.Pieces(c, r, b.p, b.degree, b.col)
	if b.degree >= fall.Fighting && b.p < fall.Silence(b.degree) { // it still stands
		return
	}
	paper.Ball(c, ui.Lerp(x, tx, q), ui.Lerp(y, ty, q)-r.W*1.9*q*(1-q), r.W*(1-0.45*q), math.Min(1, b.p*2.2))
}

// stays presents a unit that would be defeated and stays.
func (s *Combat) stays(pr *present.Presentation) {
	on := s.at.Desk.Show
	s.at.OnCard(pr, phrases.Text.T(on.Lang, "stays", pr.Event.A), on.Theme.Good, "trigger", 36)
	pr.Log("log.stay", pr.Event.Seat, pr.Event.Def, pr.Event.A)
}

// soulDraw presents the cards that a player draws for the souls of the defeated.
func (s *Combat) soulDraw(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev, key := pr.Event, "log.souls"
	if ev.B == 1 {
		key = "log.souls.lost"
	}
	s.freed = true
	if ev.A > 0 {
		a := afloat{to: ev.Seat, n: min(int(ev.A), 6), lost: ev.B == 1}
		if s.fought && !a.lost && !s.at.Still() {
			a.greet = fall.Greet(s.greeted)
			s.greeted++
		}
		for _, at := range s.fallen {
			if at.Seat == ev.Seat {
				a.from = append(a.from, at)
			}
		}
		if len(a.from) == 0 {
			a.from = []desk.Spot{{Seat: ev.Seat, Slot: mtz.BattleSlot}}
		}
		x, y := s.at.Desk.Card(a.from[0]).Centre()
		on.Play(on.SoundTween("soul", 0.8, 0), on.Beside(ui.Par(on.Number(phrases.Text.T(on.Lang, "souls.up", ev.A), x, y+0.25*s.at.Desk.Card(a.from[0]).H, 34*on.Unit(), ui.Hex(0xfff0a8), 66+a.greet), s.float(a))), ui.Wait(a.greet+fall.Rise))
	}
	pr.Log(key, ev.Seat, 0, ev.A)
}

// afloat are souls that fly from where units were defeated to the deck, and with the
// cards that are drawn for them to the hand.
type afloat struct {
	from  []desk.Spot
	to    rules.Seat
	n     int
	lost  bool // the cards are discarded instead
	greet int  // for how many ticks they smile before they go
	t     float64
}

// float returns the step in which souls peel off, fetch their cards and bring them.
func (s *Combat) float(a afloat) ui.Tween {
	all := (&fall.Thread{N: a.n, Greet: a.greet}).Ticks()
	return ui.Tween{Ticks: all, Ease: ui.Linear,
		Do:  func(p float64) { a.t = p * float64(all); s.rising = a },
		End: func() { s.rising = afloat{} }}
}

// drawSouls draws each soul where it is, with the trail of where it has been.
func (s *Combat) drawSouls(c *ui.Canvas) {
	a := &s.rising
	if c.Blank() || c.Env.Settings.ReducedMotion || a.n == 0 {
		return
	}
	lay, sd := s.at.Desk.Lay, s.at.Desk.Show.SideOf(a.to)
	deck, _ := lay.Zone(mtz.Deck, sd)
	to := lay.Hand[sd]
	if a.lost {
		to, _ = lay.Zone(mtz.Discard, sd)
	} else if to.Empty() {
		to = lay.HUD[sd]
	}
	middle := func(r ui.Rect) (p ui.Point) { p.X, p.Y = r.Centre(); return p }
	thread := fall.Thread{From: middle(s.at.Desk.Card(a.from[0])), Deck: middle(deck), Hand: middle(to), N: a.n, Greet: a.greet, Snipped: a.lost, U: math.Max(lay.Unit, 0.7*c.Px(1))}
	thread.Spool, thread.Wound = s.at.Desk.Spool()
	dark := math.Min(1, math.Min(a.t/8, (float64(thread.Ticks())-a.t)/10)) // the light is on the souls
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(0.34*math.Max(0, dark)))
	if !a.lost {
		thread.Gives(c, deck, a.t)
	}
	thread.Draw(c, a.t)
	for i := range a.n {
		r := s.at.Desk.Card(a.from[i%len(a.from)])
		thread.From = middle(r)
		k := math.Max(0.42*r.W, 20*c.Px(1))
		at, size := thread.Soul(i, 0.5*r.H, a.t)
		if size == 0 {
			continue
		}
		if !a.lost && a.t > thread.Arrives(i) && a.t < thread.Arrives(i)+fall.Ride { // its card comes on the thread
			thread.Pull(c, at, 0.42*r.W*size)
		}
		thread.Lands(c, i, k, a.t)
		var trail [4]ui.Point
		for k := range trail {
			trail[k], _ = thread.Soul(i, 0.5*r.H, a.t-1.5*float64(k+1))
		}
		fall.Draw(c, at, size*k, i, a.lost, trail[:]...)
	}
}

// loses presents that a player has nobody left, or no card to draw.
func (s *Combat) loses(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev, key := pr.Event, "wipeout"
	if ev.A == mtz.LostDeck {
		key = "deckout"
	}
	if ev.A != mtz.LostDeck { // all its souls leave by the window
		still := ui.Wait(30) // before it is said
		if s.at.Still() {
			still = ui.Wait(6)
		}
		on.Play(still, on.SoundTween("hit-heavy", 0.9, 0), on.Beside(ui.Par(on.Shake(16*on.Unit(), 26), ui.Tween{Ticks: 96, Ease: ui.Linear, Do: func(p float64) { s.at.Hands.Roll = p }, End: func() { s.at.Hands.Roll = 0 }})))
		on.Play(on.SoundTween("soul", 1, 0), on.Beside(s.parades(ev.Seat)), ui.Wait(16))
	}
	on.Play(pr.Show(0), on.SoundTween("hit-heavy", 0.8, 0), ui.Par(on.Callout(phrases.Text.T(on.Lang, key), on.Player(ev.Seat, on.Lang), on.Theme.Danger, 56), on.Shake(9*on.Unit(), 22)))
	pr.Log("log."+key, ev.Seat, 0)
	on.Play(ui.Wait(24)) // the empty place is seen before the result covers it
}

// values names what modifiers change.
var values = map[int16]string{int16(mtz.ModAtk): "atk", int16(mtz.ModAtkSet): "atk", int16(mtz.ModHP): "hp", int16(mtz.ModSoul): "soul"}

// corners are where those numbers lie on a card, as parts of its size.
var corners = map[int16]ui.Point{int16(mtz.ModAtk): {X: 0.88, Y: 0.97}, int16(mtz.ModAtkSet): {X: 0.88, Y: 0.97}, int16(mtz.ModHP): {X: 0.12, Y: 0.97}, int16(mtz.ModSoul): {X: 0.9, Y: 0.05}}

// modified presents a change of a number, or of what a unit can do, that lasts.
func (s *Combat) modified(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	key, plain := values[ev.A]
	if !plain {
		word := field.Changes(ev.A, ev.B)
		s.at.OnCard(pr, word.In(on.Lang), on.Theme.Accent2, "crayon", 24)
		pr.Log("log.mod", ev.Seat, ev.Def, word)
		return
	}
	text, col := lang.Signed(int(ev.B)), on.Theme.Good
	if ev.A == int16(mtz.ModAtkSet) {
		text = "=" + strconv.Itoa(int(ev.B))
	} else if ev.B < 0 {
		col = on.Theme.Danger
	}
	if corner, ok := corners[ev.A]; ok {
		on.Play(on.Beside(s.at.Marks(pr, 40, func(r ui.Rect, p float64) {
			s.at.Hands.Loop = gestures.Loop{X: r.X + corner.X*r.W, Y: r.Y + corner.Y*r.H, K: 0.2 * r.W, At: p, Col: col}
		})))
	}
	s.at.OnCard(pr, text+s.ends(pr), col, "crayon", 14)
	pr.Log("log.mod."+key, ev.Seat, ev.Def, text)
}

// ends says when a change of a number ends, behind it; nothing if it stays.
func (s *Combat) ends(pr *present.Presentation) string {
	on, ev := s.at.Desk.Show, pr.Event
	key := "ends.turn"
	switch ev.C {
	case int16(mtz.UntilTurn):
	case int16(mtz.UntilNext):
		p := ev.Seat
		if ev.Src != 0 {
			p = pr.Now.View.S.Card(ev.Src).Owner
		}
		if key = "ends.yours"; p != on.Audience {
			key = "ends.theirs"
		}
	default:
		return ""
	}
	return phrases.Text.T(on.Lang, key)
}

// counters presents EX counters that are put on a unit or taken off.
func (s *Combat) counters(pr *present.Presentation) {
	ev := pr.Event
	s.at.OnCard(pr, "EX "+lang.Signed(int(ev.A)), faces.Ex, "charge", 10)
	pr.Log("log.ex", ev.Seat, ev.Def, lang.Signed(int(ev.A)), ev.B)
}
