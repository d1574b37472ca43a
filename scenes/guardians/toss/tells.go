package toss

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/die"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// tells are the presenters of events of the die.
var tells = [...]struct {
	kind rules.EventKind
	tell func(t *Toss, pr *present.Presentation)
}{
	{rules.EvVar, (*Toss).changes}, {rules.EvRandom, (*Toss).rolls}, {bgd.EvFirst, (*Toss).first}, {bgd.EvDie, (*Toss).judged},
}

// Present adds the presenter of each kind of event of the die.
func (t *Toss) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, k := range tells {
		all[k.kind] = func(pr *present.Presentation) { k.tell(t, pr) }
	}
}

// first presents who goes first, who need not have won the roll.
func (t *Toss) first(pr *present.Presentation) {
	s := t.on.Show
	key := "log.first"
	if t.won != rules.NoSeat && t.won != pr.Event.Seat {
		key = "log.first.given"
	}
	p := pr.Event.Seat
	why := ""
	if t.won != rules.NoSeat {
		why = s.T("first.why", lang.Capital(s.Player(t.won, s.Lang)))
		if t.won != p {
			why = s.T("first.given", s.Player(t.won, s.Lang))
		}
	}
	s.Play(s.SoundTween("war-horn", 0.4, 0))
	if s.Audience < 0 || t.on.Still() { // whoever chooses a first guardian reads it there
		s.Play(s.Callout(s.Sentence(s.Lang, "log.first", p, 0), why, t.on.Colour(p), 44))
	}
	pr.Log(key, p, 0)
}

// rolls presents the dice: both for the order, one for an attack.
func (t *Toss) rolls(pr *present.Presentation) {
	s := t.on.Show
	ev := pr.Event
	if ev.B != 6 {
		pr.Common()
		return
	}
	if ev.C == bgd.DieOrder {
		var dice []board.Thrown
		for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.C == ev.C }) {
			x, y := t.on.Lay.Die.Centre() // beside the pit, on the ring
			x += [2]float64{-1, 1}[s.SideOf(e.Seat)] * t.on.Lay.Die.W * 1.25
			dice = append(dice, board.Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: t.on.Colour(e.Seat), X: x, Y: y})
		}
		for i := 0; i+1 < len(dice); i += 2 { // until they differ
			pr.Dice(dice[i : i+2])
			if dice[i].Value == dice[i+1].Value {
				x, y := t.on.Lay.Die.Centre()
				s.Play(s.Number(s.T("order.tie"), x, y-t.on.Lay.Die.H*0.9, 30*s.Unit(), s.Theme.Text, beat), ui.Wait(beat-18))
			}
			pr.Log("log.order", dice[i].Seat, 0, dice[i].Value, dice[i+1].Value)
		}
		if n := len(dice); n > 1 {
			best := dice[n-1]
			if dice[n-2].Value > best.Value {
				best = dice[n-2]
			}
			t.won = best.Seat
			s.Play(ui.Wait(6), ui.Call(func() { t.face = best.Value }))
		}
		return
	}
	n := int(ev.A) + 1
	t.throw(pr, ev.Seat, n)
	pr.Log("log.roll", ev.Seat, 0, n)
}

// changes presents an effect on the die: it turns, with the change beside it.
func (t *Toss) changes(pr *present.Presentation) {
	s := t.on.Show
	ev := pr.Event
	st := &pr.Now.View.S
	p := t.on.Thrower()
	if ev.C != bgd.Die && ev.C != bgd.DieMod || st.Vars[bgd.Die] == 0 {
		s.Play(pr.Show(0))
		return
	}
	was, now := t.on.Game.Face(&pr.Was.View.S, p), t.on.Game.Face(st, p)
	s.Play(pr.Show(0))
	if was == 0 || was == now {
		return
	}
	pr.Quiet()
	x, y := t.on.Lay.Die.Centre()
	word := "→" + strconv.Itoa(now)
	if ev.C == bgd.DieMod {
		word = lang.Signed(int(ev.B - ev.A))
	}
	s.Play(s.SoundTween("dice-land", 0.8, 0), ui.Call(func() { t.face = now }), s.Number(word, x, y-t.on.Lay.Die.H*0.3, 34*s.Unit(), faces.Hit, 60), s.Burst(x, y, 14, faces.Hit), ui.Wait(14))
	pr.Log("log.die", p, 0, was, now)
}

// beat is how long a result stays alone, in ticks: its words are gone before
// what follows is asked or the turn passes.
const beat = 54

// judged presents hit or miss: the number flares in the die and its socket, and
// the crowd leaps; or the gold goes out of the die, the crowd sinks, and the
// brazier of whoever attacked gutters.
func (t *Toss) judged(pr *present.Presentation) {
	s := t.on.Show
	ev, u := pr.Event, s.Unit()
	p := ev.Seat
	x, y := t.on.Lay.Die.Centre()
	sd := s.SideOf(p)
	s.Play(pr.Show(0), ui.Call(func() { t.face = int(ev.A) }))
	gutters := -1 // the side whose fire does so by itself
	if ev.B != 1 {
		gutters = sd
	}
	s.Play(s.Beside(t.arena.Kindles(24, gutters)))
	tok, ok := pr.Now.Top(bgd.Attack, p)
	col, wx, wy := faces.Sides[sd].Lighten(0.35), x, math.Max(44*u, y-t.on.Lay.Die.H*1.15) // its word stays in the window, clear of the die
	if t.on.Lay.Tall {                                                                     // over the pit: nobody looks at the hand
		wy = y - t.on.Lay.Die.H*0.8
	}
	v := &die.Verdict{Face: int(ev.A), Hit: ev.B == 1, From: ui.Point{X: x, Y: y}, To: ui.Point{X: x, Y: y}, Edge: t.on.Lay.Die.W * t.on.Lay.DieSize(), Colour: col, Said: ui.Point{X: wx, Y: wy}, Room: ui.Rect{W: s.Surface.Env().W, H: s.Surface.Env().H}}
	if ok {
		v.To.X, v.To.Y = t.on.Middle(bgd.Attack, p)
	}
	if v.Hit {
		t.hits(pr, v, tok, ok)
		pr.Log("log.hit", p, tok.Def, ev.A)
		return
	}
	if ok {
		w := blow.Past(blow.Kind(s.Cards.Attr(tok.Def, bgd.ATribe)), t.on.Lay.Zones[bgd.Attack][sd], t.on.Lay.Zones[bgd.Attack][1-sd], t.arena.Hues()[sd])
		s.Play(s.SoundTween("steel", 0.5, 0), s.Beside(w.Swings(&s.Base, tok.Board())), s.Beside(w.Begins(&t.Miss, t.on.Still())))
	}
	word := s.T(outlook.Miss(int(ev.C), outlook.Hits(t.on.Game, &pr.Now.View.S, p), outlook.Fatal(t.on.Game, &pr.Now.View.S, p)))
	if said := s.Number(word, wx, wy, 40*u, faces.Miss.Lighten(0.5), beat+10); t.on.Still() {
		s.Play(s.Beside(said))
	} else {
		v.Word, v.Size = word, 54*u
		s.Play(s.Beside(v.Begins(&t.Verdict, beat, func() { s.Sound("stone-crack", 0.5, 0) }, func() {})))
	}
	crowd, leap := "crowd-groan", -1.0
	if t.menaces() { // they are with who has escaped
		crowd, leap = "crowd-roar", 0.8
	}
	s.Play(s.SoundTween("die-miss", 1, 0), s.SoundTween(crowd, 0.7, 0), s.Beside(t.arena.Leap(leap, 80)),
		ui.Tween{Ticks: max(24, 44-6*t.Throw.Count), Ease: ui.Linear, Do: func(q float64) {
			t.Throw.Missed = math.Min(1, q*4) * math.Min(1, (1-q)*5)
			t.arena.Gutter[sd] = math.Max(t.arena.Gutter[sd], math.Min(1, q*3))
		}, End: func() { t.Throw.Missed = 0 }})
	s.Play(s.Beside(t.arena.Daylight(30)), s.Beside(ui.Seq(ui.Wait(60), ui.Tween{Ticks: 70, Ease: ui.EaseInOut, Do: func(q float64) { t.arena.Gutter[sd] = 1 - q }})), ui.Wait(max(4, 22-6*t.Throw.Count)))
	pr.Log("log.miss", p, tok.Def, ev.A)
	if left := bgd.ReadyForce(&pr.Now.View.S, p); p == s.Audience && left > 0 && t.on.Told["miss"] == 0 { // which is still there
		t.on.Told["miss"] = tok.ID
		if t.on.Lay.Tall { // below is the hand, and here are the next words: it makes room for them
			s.Play(s.Number(s.T("miss.ends"), wx, wy, 19*u, s.Theme.Text, 66))
			return
		}
		s.Play(s.Beside(s.Number(s.T("miss.ends"), wx, wy+44*u, 19*u, s.Theme.Text, 54)), ui.Wait(44))
	}
}

// hits presents a number that hits: it leaves the die as a tile of gold, hangs for
// as long as it is heavy, and flies into the weapon of whoever rolled it. A graze
// is brief, and briefer each time; what may be the last is held in the dark.
func (t *Toss) hits(pr *present.Presentation, v *die.Verdict, tok present.Token, ok bool) {
	s, u, p := t.on.Show, t.on.Show.Unit(), pr.Event.Seat
	st := &pr.Now.View.S
	n, foe := float64(t.on.Game.Blow(st, p, v.Face)), t.on.Numbers.Plan.LP[p.Other()]+math.Max(0, t.on.Numbers.Plan.DG[p.Other()])
	force := blow.Force(blow.Weigh(n, foe), n/blow.Most)
	v.Force, v.Deadly = force, n > 0 && n >= t.on.Numbers.Plan.LP[p.Other()] && !outlook.Endless(t.on.Game, st, p.Other())
	after := ui.Par(t.arena.Daylight(20), s.SoundTween("crowd-roar", 0.2+0.7*force, 0), t.arena.Leap(0.25+0.75*force, 50+int(50*force)), s.Shake(7*force*u, 12))
	if v.Deadly { // all hold their breath in the dark until the last blow
		after = s.Shake(4*u, 8)
	} else {
		after = ui.Par(after, t.arena.Wave(s.SideOf(p), 0.35+0.65*force))
	}
	v.Word, v.Size = s.T("hit"), (26+32*force)*u
	if !t.on.Lay.Tall { // above the tile, between the guardians
		z := t.on.Lay.Zones[bgd.Attack]
		v.Wide = z[1].X - z[0].Right()
		v.Said.Y = math.Max(v.Size*0.8, v.Highest()-v.Size*0.75)
	}
	if n > 0 {
		v.Deals = strconv.Itoa(int(n))
	}
	bx, by := die.Socket(&t.on.Lay.Ground, v.Face) // the sparks leave the die to be read
	s.Play(s.SoundTween("die-hit", 0.5+0.5*force, 0), s.Beside(after), s.Beside(s.Burst(bx, by, 6+int(44*force), v.Colour)))
	home := func() {
		if ok {
			s.Timeline.Now(s.Flash(tok.Board(), faces.Hit.Alpha(0.45), 30))
		}
	}
	if t.on.Still() {
		s.Play(s.Beside(s.Number(v.Word, v.Said.X, v.Said.Y, v.Size, v.Colour.Mix(faces.Hit, 0.4), 40)), ui.Call(home), ui.Wait(20))
		return
	}
	ticks := Length(force, v.Deadly, t.Throw.Count)
	if bgd.AttackGuardian(st, p.Other()) == 0 { // there is nobody to hit
		ticks, v.Deals = 22, ""
	}
	s.Play(ui.Par(v.Begins(&t.Verdict, ticks, func() { s.Sound("charge", 0.4+0.5*force, 0) }, home),
		ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(q float64) { t.Throw.Flare = ui.Pulse(math.Min(1, q*1.15)) }, End: func() { t.Throw.Flare = 0 }}))
}

// Length returns how many ticks a hit of a force takes at a match's throw: at most
// a second and a half, with a graze in less than half of one.
func Length(force float64, deadly bool, throws int) int {
	ticks := max(22, 28+int(26*force)-4*throws)
	if throws > 1 && !deadly {
		ticks = min(ticks, 24)
	}
	if deadly {
		ticks += 24
	}
	return ticks
}
