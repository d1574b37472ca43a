package turns

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// moves presents a run of flights of the same sort.
func (s *Turns) moves(pr *present.Presentation) {
	on := s.table.Show
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	switch {
	case to == dmg.Stack: // it has its entry when it comes there
		pr.Take(func(e rules.Event) bool { return e.Kind == dmg.EvStacked && e.Card == first.Card && len(pr.Taken) == 1 })
	case from != dmg.Stack:
		pr.Take(func(e rules.Event) bool {
			return e.Kind == rules.EvMove && e.From.Kind() == from && e.To.Kind() == to && (e.To.Seat() == first.To.Seat() || to == dmg.Shields || deals(pr) || from == dmg.Battle && to == dmg.Graveyard)
		})
	}
	if from == dmg.Shields && to == dmg.Hand && len(pr.Taken) == 1 && s.clash.Springs(first) {
		on.Play(s.clash.Leaps(first)...)
		pr.Fly(clash.Leap)
		on.Play(s.clash.Sprang(pr.Now.Known(first.Card), first)...)
		s.logMoves(pr)
		return
	}
	f := s.flight(pr)
	many(pr, &f)
	if to == dmg.Stack {
		rest := s.table.Again("slam", 8)
		if first.From.Seat() != on.Audience {
			rest = min(rest, 4) // it is held up next
		}
		on.Play(pr.FlightTo(0, len(pr.Taken)-1, f), on.SoundTween("stack", 0.7, 0), s.casting.Slams(pr), ui.Wait(rest))
		return
	}
	if from == dmg.Shields {
		on.Play(ui.Call(func() { s.table.Breaks.Release(int(first.From.Seat())) }))
	}
	if s.replaces(pr) {
		s.through(pr)
		return
	}
	if from == dmg.Battle && to != dmg.Battle {
		s.strikes(pr)
	}
	f.Ember = emberOf(from, to)
	falls := s.falls(pr)
	if falls { // it is not on the floor before it has fallen there
		key := pr.Now.Known(first.Card).Key
		on.Play(ui.Call(func() { s.Comes = arrival.Arrival{Key: key} }), pr.FlightTo(0, 0, present.Flight{}))
	} else if from == dmg.Battle && to == dmg.Graveyard && !s.table.Still {
		f.Ticks, f.Arc, f.Ember = 14, 0, ui.Colour{}
		whole := s.clash.Shatters(pr)
		pr.Fly(f)
		on.Play(whole)
	} else {
		pr.Fly(f)
	}
	if r, ok := s.table.Lay.Zone(to, on.SideOf(first.To.Seat())); ok && to == dmg.Mana {
		x, y := r.Centre()
		col := on.Cards.ColourOf(first.Def)
		on.Play(on.Beside(ui.Par(on.Hit(x, y, 34*on.Unit(), col), on.Burst(x, y, 9, col))))
	}
	switch next := pr.Coming(); {
	case to != dmg.Battle:
	case (next.Kind == dmg.EvEvolve || next.Kind == dmg.EvExchange) && s.heavy(pr, next.Card): // that strikes later
	case falls:
		on.Play(s.table.Flares(first.Def))
		s.rises(pr, "area-enter", "")
	default:
		s.lands(pr)
	}
	s.logMoves(pr)
}

// flight returns how what moves flies: routine faster each time.
func (s *Turns) flight(pr *present.Presentation) present.Flight {
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	f := present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: staging.MoveSound(from, to)}, Gap: 8, Wait: 3}
	switch {
	case to == dmg.Battle:
		f.Ticks = 13
	case Zones[to].Lay == present.Spread:
		f.Ticks = s.table.Again("spread", 13)
	case to == dmg.Mana:
		f.Ticks = s.table.Again("mana", 15)
	case to == dmg.Graveyard && from != dmg.Battle: // what has been used or is discarded
		f.Ticks = s.table.Again("grave", 20)
	case to == dmg.Library:
		f.Ticks = s.table.Again("back", 20)
	}
	if to == dmg.Battle { // the heavier, the higher it falls from
		w := staging.Weight(s.table.M.Game.Power(&pr.Now.View.S, first.Card))
		f.Arc, f.Ease = 0.2+0.32*w, ui.EaseIn
	}
	return f
}

// through presents who leaves for a card that takes its attack over, and that card:
// they are elsewhere at once, what is seen of it comes next.
func (s *Turns) through(pr *present.Presentation) {
	ev := pr.Event
	if key := pr.Now.Known(ev.Card).Key; ev.To.Kind() == dmg.Battle {
		s.table.Show.Play(ui.Call(func() { s.Comes = arrival.Arrival{Key: key} }), pr.FlightTo(0, 0, present.Flight{}))
	} else {
		s.table.Show.Play(pr.Show(0))
	}
	s.logMoves(pr)
}

// many makes many cards fly closer after each other, and quickest where the match is
// dealt, which is not what one came for.
func many(pr *present.Presentation, f *present.Flight) {
	if len(pr.Taken) > 4 {
		f.Gap = 4
	}
	if deals(pr) {
		f.Ticks, f.Gap, f.Wait = min(f.Ticks, 13), 1, 0
	}
}

// deals reports whether what moves is dealt before the first turn, to both players at once.
func deals(pr *present.Presentation) bool {
	return pr.Event.From.Kind() == dmg.Library && pr.Was.Turn() == 0
}

// emberOf is in which colour what goes from one zone to another burns, none for what
// does not.
func emberOf(from, to uint8) (col ui.Colour) {
	switch {
	case from == dmg.Battle && to == dmg.Graveyard:
		col = faces.Civilizations[dmg.Fire]
	case from == dmg.Hand && to == dmg.Graveyard:
		col = faces.Civilizations[dmg.Darkness]
	}
	return col
}

// heavy reports whether a creature arrives in a way of its own.
func (s *Turns) heavy(pr *present.Presentation, c rules.CardID) bool {
	k := pr.Now.View.S.Card(c)
	return s.table.M.Game.Power(&pr.Now.View.S, c) >= arrival.Heavy || k.Def != 0 && s.table.Show.Cards.Attr(k.Def, dmg.ACost) >= arrival.Dear
}

// falls reports whether what moves is something heavy that falls from above: off the
// stack, alone, and on nobody.
func (s *Turns) falls(pr *present.Presentation) bool {
	ev, next := pr.Event, pr.Coming().Kind
	return ev.To.Kind() == dmg.Battle && ev.From.Kind() == dmg.Stack && len(pr.Taken) < 2 && next != dmg.EvEvolve && next != dmg.EvExchange && s.heavy(pr, ev.Card)
}

// strikes presents what removes creatures from the battle zone: a bolt from
// what resolves to each of them. Those defeated in a battle have been struck
// already.
func (s *Turns) strikes(pr *present.Presentation) {
	on := s.table.Show
	st := &pr.Was.View.S
	k := dmg.Resolving(st)
	if k < 0 {
		return
	}
	o, taken, was := st.Stack[k], pr.Taken, pr.Was
	col := on.Cards.ColourOf(o.Def).Lighten(0.2)
	on.Play(on.SoundTween("attack-light", 0.7, 0), ui.Call(func() {
		x, y := s.tower.Top(k)
		for _, e := range taken {
			ground := was.Known(e.Card).Board()
			if q, ok := on.Board.PoseOf(ground); ok {
				on.Timeline.Now(ui.Par(on.Arrow(x, y, q.X, q.Y, col, 24),
					ui.Seq(ui.Wait(10), ui.Par(on.Strike(board.Blow{X: q.X, Y: q.Y, Force: 0.34, Colour: col}), on.Flash(ground, col, 20)))))
			}
		}
	}), ui.Wait(s.table.Again("bolt", 18)))
}

// lands presents the weight of creatures that arrive: a light one is set down,
// a heavy one falls, the table trembles, and the others are pushed away.
func (s *Turns) lands(pr *present.Presentation) {
	on := s.table.Show
	on.Play(s.table.Flares(pr.Event.Def))
	for _, e := range pr.Taken {
		t := pr.Now.Known(e.Card)
		if t.Def == 0 {
			continue
		}
		w, col := heft(s.table.M.Game.Power(&pr.Now.View.S, e.Card), on.Cards.Attr(t.Def, dmg.ACost)), on.Cards.ColourOf(t.Def)
		on.Play(on.Beside(ui.Seq(ui.Wait(11), ui.Call(func() { // when it has come to its place
			q, ok := on.Board.PoseOf(t.Board())
			if !ok {
				return
			}
			if w < sinks {
				s.sets(t, q, w, col)
				return
			}
			parts := []ui.Tween{on.SoundTween("hit-"+board.Strength(w/3, 0.42, 0.8), 0.4+0.2*w, 0), on.Flash(t.Board(), col.Lighten(0.3), 16+int(6*w)), on.Impact(w, q.X, q.Y+q.W*0.55, 0, 1, col)}
			if w >= 1.3 && !s.table.Still { // the floor gives way
				parts = append(parts, s.table.Breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * (0.55 + 0.22*w), Colour: col}))
			}
			on.Timeline.Now(ui.Par(append(parts, s.table.Pushes(q, w, t.Board())...)...))
		}))))
	}
}

// sinks is how heavy a creature is that falls onto the floor; a lighter one is set down.
const sinks = 0.8

// heft is how heavy the arrival of a creature is: by its power, and a little by its cost,
// which alone never makes it fall.
func heft(power, cost int) float64 {
	return math.Max(staging.Weight(power), math.Min(0.2+0.1*float64(cost), sinks-0.01))
}

// sets presents a light creature that is set down: a thud, a light over it, dust that
// rolls away from below it and a tremor, all the more the heavier it is, and its
// neighbours give way a little. The floor holds.
func (s *Turns) sets(t present.Token, q board.Pose, w float64, col ui.Colour) {
	on, u := s.table.Show, s.table.Show.Unit()
	foot := q.Y + q.W*0.6
	parts := []ui.Tween{on.SoundTween("hit-light", 0.3+0.45*w, 0), on.SoundTween("card-place", 0.3+0.3*w, 0), on.Flash(t.Board(), col.Lighten(0.25), 12+int(10*w)),
		on.Hit(q.X, foot, (50+50*w)*u, col), on.Burst(q.X-q.W*0.4, foot, 2+int(6*w), col), on.Burst(q.X+q.W*0.4, foot, 2+int(6*w), col)}
	if !s.table.Still {
		parts = append(parts, on.Shake(1.6*w*u, 5+int(5*w)), s.table.Breaks.Scar(glass.Scar{X: q.X, Y: foot, R: q.W * (0.4 + 0.4*w), Colour: col, Dust: true}))
		parts = append(parts, s.table.Pushes(q, 0.35*w, t.Board())...)
	}
	on.Timeline.Now(ui.Par(parts...))
}

// sayings are the sentences of moves (table.Saying).
var sayings = []present.Saying{
	{From: dmg.Stack, To: dmg.Battle, Each: "log.enter"}, {From: dmg.Stack, To: dmg.Mana, Each: "log.charger"}, {From: dmg.Stack, To: dmg.Library, Each: "log.bottomed"}, {From: dmg.Stack, To: present.Anywhere},
	{From: dmg.Library, To: dmg.Hand, Each: "log.search", Count: "log.search.n", When: func(pr *present.Presentation) bool { return !dmg.Draws(&pr.Was.View.S) }},
	{From: dmg.Library, To: dmg.Hand, Each: "log.drawcard", Count: "log.draw", Few: 2}, {From: dmg.Hand, To: dmg.Mana, Each: "log.charge", When: func(pr *present.Presentation) bool {
		return pr.Was.Step() == dmg.StepCharge && pr.Was.View.S.NStack == 0
	}}, {From: dmg.Hand, To: dmg.Mana, Each: "log.tomana.hand"}, {From: dmg.Library, To: dmg.Mana, Each: "log.tomana.library"}, {From: dmg.Battle, To: dmg.Mana, Each: "log.tomana.battle"}, {From: dmg.Graveyard, To: dmg.Mana, Each: "log.tomana.grave"}, {From: present.Anywhere, To: dmg.Mana, Each: "log.tomana"},
	{From: dmg.Battle, To: dmg.Graveyard, Each: "log.destroy"}, {From: dmg.Battle, To: dmg.Hand, Each: "log.bounce"}, {From: dmg.Battle, To: dmg.Library, Each: "log.tolibrary"}, {From: dmg.Battle, To: dmg.Shields, Each: "log.toshield"},
	{From: dmg.Hand, To: dmg.Graveyard, Each: "log.discard"}, {From: present.Anywhere, To: dmg.Graveyard, Each: "log.tograve"}, {From: present.Anywhere, To: dmg.Battle, Each: "log.put"},
	{From: dmg.Shields, To: dmg.Hand, Each: "log.shieldcard", Count: "log.shieldhand"}, {From: present.Anywhere, To: dmg.Shields, Count: "log.shieldnew"},
	{From: present.Anywhere, To: dmg.Hand, Each: "log.tohand", Count: "log.tohand.n"}, {From: present.Anywhere, To: dmg.Library, Each: "log.tolibrary", Count: "log.tolibrary.n"},
}

// logMoves writes what moved into the log.
func (s *Turns) logMoves(pr *present.Presentation) {
	switch from, to := pr.Event.From.Kind(), pr.Event.To.Kind(); {
	case pr.Was.Turn() > 0:
		pr.SayMoves(sayings)
	case from == dmg.Library && to == dmg.Hand:
		var n [2]int
		for _, e := range pr.Taken {
			n[e.To.Seat()]++
		}
		for p := pr.Event.To.Seat(); n[p] > 0; p = p.Other() {
			pr.Log("log.draw", p, 0, n[p])
			n[p] = 0
		}
	case to == dmg.Shields:
		pr.Log("log.shields", rules.NoSeat, 0, dmg.ShieldCount)
	}
}

// shows presents cards that are revealed.
func (s *Turns) shows(pr *present.Presentation) {
	on := s.table.Show
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def == 0 || on.Audience == p && pr.Was.Known(ev.Card).Def != 0 || ev.From.Kind() == dmg.Shields {
			continue // one's own card is shown to the other: EvDeclare and the log tell
		}
		defs = append(defs, ev.Def)
		pr.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 && pr.Coming().Kind != dmg.EvDeclare { // that holds it up
		on.Play(on.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(present.Spot{Defs: defs, Seat: p}, 24+8*len(defs))
	}
}

func (s *Turns) shuffled(pr *present.Presentation) {
	on := s.table.Show
	if pr.Was.Turn() == 0 { // both decks
		pr.Same()
	}
	on.Play(on.SoundTween("shuffle", 0.5, 0), ui.Wait(6))
	if z := pr.Event.To; pr.Was.Turn() > 0 && z.Kind() == dmg.Library {
		pr.Shuffled(z.Seat())
	}
}
