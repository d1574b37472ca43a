// Package moves presents cards of Mattsan Card Game that move and are turned over:
// how they come to their slots, an arrival of a heavy unit, a card that is sewn on.
package moves

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/sewing"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Moves presents a table's cards that move.
type Moves struct {
	at      staging.Table
	seam    sewing.Seam // of what is being combined
	gloom   float64     // how far the classroom is dimmed for an arrival, 0 to 1
	lit     ui.Point    // what stays light
	heavy   int         // arrivals so far: each takes less time than the one before
	slapped int         // trumps so far
	sewn    int         // combinations so far
	thrown  *rules.CardID
}

// On returns the moves of a table. thrown is the card that lies on its pile
// already, because it has been thrown there; it is 0 afterwards.
func On(t staging.Table, thrown *rules.CardID) Moves { return Moves{at: t, thrown: thrown} }

// Clear ends what is in progress.
func (s *Moves) Clear() { s.gloom = 0 }

// Draw draws a seam that is being sewn.
func (s *Moves) Draw(c *ui.Canvas) { s.seam.Draw(c) }

// Darken dims the classroom for an arrival.
func (s *Moves) Darken(c *ui.Canvas) {
	if s.gloom > 0 && !c.Env.Settings.ReducedMotion {
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(0.6*s.gloom))
		c.Light(s.lit.X, s.lit.Y, 0.22*c.Env.W, ui.Hex(0xfff3c8).Alpha(0.55*s.gloom))
	}
}

// tells are the presenters of the events of moving cards. As a table of functions
// they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Moves, pr *present.Presentation)
}{
	{rules.EvMove, (*Moves).moves}, {rules.EvFlip, (*Moves).flips}, {rules.EvShow, (*Moves).shows},
	{mtz.EvPlace, (*Moves).placed}, {mtz.EvSet, (*Moves).placed}, {mtz.EvTap, (*Moves).taps},
	{mtz.EvUnder, func(s *Moves, pr *present.Presentation) { s.at.Quietly(pr) }},
}

// Present adds the presenter of each kind of event.
func (s *Moves) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// Zones describes how the cards lie and how they arrive.
var Zones = []present.Zone{
	mtz.Deck:    {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 20, Sound: "card-deal"}, Gap: 6, Wait: 3}},
	mtz.Hand:    {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 14, Sound: "card-draw"}, Gap: 6}},
	mtz.Battle:  {Come: present.Flight{Motion: board.Motion{Ticks: 22, Arc: 0.3, Sound: "card-place"}, Gap: 3, Wait: 3}},
	mtz.Bench:   {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Gap: 3, Wait: 3}},
	mtz.Ground:  {Come: present.Flight{Motion: board.Motion{Ticks: 22, Sound: "carton"}, Gap: 3, Wait: 4}},
	mtz.Soul:    {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 14, Arc: 0.4, Sound: "soul"}, Gap: 3}},
	mtz.Spent:   {},
	mtz.Under:   {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.2, Sound: "tape"}, Gap: 3, Wait: 3}},
	mtz.Discard: {Lay: present.Open, Come: present.Flight{Motion: board.Motion{Ticks: 14, Arc: 0.4}, Gap: 4, Wait: 2}},
	mtz.Played:  {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Wait: 2}},
}

// flight returns how a card arrives in a zone. What the player has done is known to
// them: it takes less time than what the opponent does.
func (s *Moves) flight(to rules.ZoneID) present.Flight {
	f := Zones[to.Kind()].Come
	if on := s.at.Desk.Show; to.Seat() == on.Audience && on.Turn() > 0 && on.View.S.Active == on.Audience {
		f.Ticks, f.Wait = f.Ticks*2/3, 0
	} else if to.Seat() != on.Audience {
		f.Ticks, f.Wait = max(8, s.at.Quick(f.Ticks*3/4)), 0
	}
	return f
}

// routine presents what the opponent does in every turn, drawing and charging, in one
// sweep: a card is on its way while the next thing begins.
func (s *Moves) routine(pr *present.Presentation) bool {
	on, ev := s.at.Desk.Show, pr.Event
	if p := ev.To.Seat(); on.Turn() == 0 || p == on.Audience || on.View.S.Active != p || on.View.S.NStack > 0 || ev.Def != 0 {
		return false
	}
	on.Play(on.Beside(pr.Flight(0, s.flight(ev.To))), ui.Wait(5))
	return true
}

// fetches presents cards that the opponent draws for souls or an effect, unseen: they are
// on their way while the next thing begins.
func (s *Moves) fetches(pr *present.Presentation) {
	on, ev := s.at.Desk.Show, pr.Event
	pr.Take(func(e rules.Event) bool {
		return e.Kind == ev.Kind && e.From == ev.From && e.To == ev.To && e.Def == 0
	})
	f, n := s.flight(ev.To), len(pr.Taken)
	steps := make([]ui.Tween, n)
	for i := range steps {
		steps[i] = pr.Flight(i, f)
	}
	on.Play(on.Beside(tween.Stagger(f.Gap, steps...)), ui.Wait(f.Gap*(n-1)+6))
	pr.Log("log.draw", ev.To.Seat(), 0, n)
}

// moves presents flights. A card that goes to a slot arrives when its slot is known.
func (s *Moves) moves(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	from, to := ev.From.Kind(), ev.To.Kind()
	switch {
	case from == mtz.Soul && to == mtz.Spent, from == mtz.Spent && to == mtz.Soul:
		pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvMove && e.From == ev.From && e.To == ev.To })
		on.Play(pr.Show(len(pr.Taken) - 1))
		if to == mtz.Spent {
			on.Play(on.SoundTween("mana-tap", 0.6, 0), ui.Wait(4))
			pr.Log("log.pay", ev.From.Seat(), 0, len(pr.Taken))
		}
		return
	case to == mtz.Battle && from == mtz.Hand && pr.Was.Turn() == 0:
		pr.Take(func(e rules.Event) bool {
			return e.Kind == mtz.EvPlace || e.Kind == rules.EvMove && e.To.Kind() == mtz.Battle
		})
		s.together(pr)
		return
	case to == mtz.Battle || to == mtz.Bench || to == mtz.Ground || to == mtz.Under:
		back := from == mtz.Battle && to == mtz.Bench // two change places: a hidden one is turned up on the way
		n := 0
		pr.Take(func(e rules.Event) bool {
			n++
			switch e.Kind {
			case mtz.EvPlace, mtz.EvSet, mtz.EvUnder:
				return e.Card == ev.Card && n <= 2 || back && e.Seat == ev.From.Seat() && e.To.Kind() == mtz.Battle
			case rules.EvFlip:
				return back && n == 1
			case rules.EvMove:
				return back && n <= 2 && e.From.Seat() == ev.From.Seat() && e.To.Kind() == mtz.Battle
			}
			return false
		})
		s.together(pr)
		return
	}
	if from == mtz.Deck && to == mtz.Hand {
		if on.Step() == mtz.StepDraw && s.routine(pr) {
			pr.Log("log.draw", ev.To.Seat(), 0, 1)
			return
		}
		if on.Turn() > 0 && ev.To.Seat() != on.Audience && ev.Def == 0 {
			s.fetches(pr)
			return
		}
		pr.Moves()
		return
	}
	if from == mtz.Hand && to == mtz.Soul && s.routine(pr) {
		pr.SayMoves(sayings)
		return
	}
	if to == mtz.Played && from == mtz.Hand && pr.Token(ev.Card).Def != 0 && !s.at.Still() {
		s.slaps(pr)
		return
	}
	pr.Take(func(e rules.Event) bool {
		return e.Kind == ev.Kind && e.From.Kind() == from && e.To.Kind() == to && e.To.Seat() == ev.To.Seat()
	})
	f := s.flight(ev.To)
	if to == mtz.Discard && (from == mtz.Battle || from == mtz.Bench) {
		f.Ember, f.Sound = on.Theme.Warm, "abyss"
		if ev.Card == *s.thrown { // it lies there
			f, *s.thrown = present.Flight{Motion: board.Motion{Ticks: 1}}, 0
		}
	}
	pr.Fly(f)
	pr.SayMoves(sayings)
	if from == mtz.Hand && to == mtz.Discard {
		for _, e := range pr.Taken {
			if s.at.Desk.Game.FieldOnly(e.Def) {
				pr.Log("log.discard.still", ev.From.Seat(), e.Def)
			}
		}
	}
}

// together flies cards to their slots at the same moment, and logs where they are.
func (s *Moves) together(pr *present.Presentation) {
	on := s.at.Desk.Show
	last := len(pr.Taken) - 1
	if e := pr.Taken[0]; e.To.Seat() == on.Audience {
		s.at.Told.Other()
	} else if e.From.Kind() == mtz.Hand {
		s.at.Told.Sees(staging.Deed{Way: staging.Placing, Def: e.Def})
	}
	var steps []ui.Tween
	for i, e := range pr.Taken {
		if e.Kind == rules.EvMove {
			steps = append(steps, pr.FlightTo(i, last, s.flight(e.To)))
		}
	}
	if ace := s.arrives(pr); ace {
		e := pr.Taken[0]
		at, _ := s.at.Desk.Lies(e.To, pr.Token(e.Card), pr.After(last))
		x, y := at.Centre()
		col := on.Cards.ColourOf(e.Def)
		spot := desk.Spot{Seat: e.To.Seat(), Slot: field.SlotOf(&pr.After(last).View.S, e.Card)}
		on.Play(ui.Par(append(steps, s.dims(at, 0, 1), s.plunge(pr.Token(e.Card).Board(), spot))...), ui.Par(on.SoundTween("hit-heavy", 0.9, 0), on.Beside(ui.Par(on.Impact(2.6, x, y, 0, 14*on.Unit(), col.Lighten(0.4)), s.at.Lands(spot, paper.Dent),
			on.Number(phrases.Text.T(on.Lang, "arrives", on.Named(e.Def, on.Lang)), x, y-0.4*at.H, 24*on.Unit(), on.Theme.Warm, 50))), ui.Wait(max(12, 26-6*s.heavy))), s.dims(at, 1, 0))
		s.heavy++
	} else {
		wait := 3
		if ev := pr.Taken[0]; ev.To.Seat() != on.Audience {
			wait = 0
		}
		on.Play(ui.Par(steps...), ui.Wait(wait))
	}
	for _, e := range pr.Taken {
		if e.Kind == mtz.EvUnder {
			s.sews(pr, e.Src)
		}
		s.logPlace(pr, e)
	}
	ev := pr.Taken[0]
	in := slices.IndexFunc(pr.Taken, func(e rules.Event) bool { return e.Kind == rules.EvMove && e.To.Kind() == mtz.Battle })
	if ev.To.Kind() == mtz.Bench && in > 0 {
		pr.Log("log.swap", ev.From.Seat(), pr.Taken[in].Def, s.at.Called(pr, ev.Card))
	} else if last == 0 && ev.From.Kind() == mtz.Bench && ev.To.Kind() == mtz.Battle {
		pr.Log("log.refill", ev.To.Seat(), ev.Def)
	}
}

// slaps presents a trump: it is lifted, slapped onto the cloth, the harder the more it
// costs, and laid on its entry.
func (s *Moves) slaps(pr *present.Presentation) {
	on := s.at.Desk.Show
	t := pr.Token(pr.Event.Card)
	weight, n := paper.Weight(on.Cards.Attr(t.Def, mtz.ACost)), s.slapped
	s.slapped++
	contact, all := paper.SlapTicks(weight, n)
	ticks := all
	if p := pr.Event.From.Seat(); p == on.Audience {
		s.at.Told.Other()
	} else {
		s.at.Told.Sees(staging.Deed{Way: mtz.KindTrump, Def: t.Def})
		ticks = int(float64(all) * s.at.Repeats())
		contact = contact * ticks / all
	}
	var from *board.Pose
	carried := ui.Tween{Ticks: ticks - 1, Ease: ui.Linear, Do: func(p float64) { // the flight has the last word
		if q, ok := on.Board.PoseOf(t.Board()); ok && from == nil {
			from = &q
		}
		if from == nil {
			return
		}
		over := board.PoseIn(s.at.Desk.Slapped(), true)
		over.Angle = 0.05
		q := paper.Slap(*from, over, board.PoseIn(s.at.Desk.Played(), true), p*float64(all-1), weight, n)
		board.Carry(&on.Board, t.Board(), &q)
	}}
	r := s.at.Desk.Slapped()
	x, y := r.Centre()
	lands := ui.Call(func() {
		on.Sound([...]string{"card-place", "hit-light", "hit-medium"}[weight], [...]float64{0.9, 0.7, 0.8}[weight], 0)
		on.Timeline.Now(s.at.Falls(s.at.Desk.Slapped, [...]int{0, 1, paper.Dent}[weight]))
		if weight > 0 {
			on.Timeline.Now(on.Impact(0.4+0.8*float64(weight), x, y, 0, 1, on.Cards.ColourOf(t.Def).Lighten(0.4)))
		}
	})
	on.Play(on.SoundTween("card-draw", 0.5, 0), ui.Par(pr.Flight(0, present.Flight{Motion: board.Motion{Ticks: ticks}}), carried, ui.Seq(ui.Wait(2), pr.Show(0), on.SetFace(t.Board(), on.Face(t))), ui.Seq(ui.Wait(contact), lands))) // it has left the hand: its face is seen
}

// sews presents that a card is sewn to a unit: both hop when the thread is tugged.
func (s *Moves) sews(pr *present.Presentation, unit rules.CardID) {
	on := s.at.Desk.Show
	_, _, board, ok := s.at.Where(pr, unit)
	if q, seen := on.Board.PoseOf(board); ok && seen {
		ticks := max(36, sewing.Ticks-7*s.sewn)
		s.sewn++
		on.Play(ui.Par(on.SoundTween("tape", 0.6, 0), ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { s.seam.R, s.lit.X, s.lit.Y = q.Rect(), q.X, q.Y },
			Do: func(p float64) {
				s.gloom = math.Min(1, 1.7*math.Sin(math.Pi*p))
				if s.seam.At = p * sewing.Ticks; on.Surface.Env().Settings.ReducedMotion { // sewn at once
					s.seam.At = sewing.Ticks * 0.85
				}
			}, End: func() { s.seam, s.gloom = sewing.Seam{}, 0 }},
			ui.Seq(ui.Wait(ticks*34/sewing.Ticks), on.Recoil(board, 0, -6*on.Unit(), 12), on.SoundTween("card-place", 0.9, 0))))
	}
}

// logPlace logs that a card has arrived in a slot.
func (s *Moves) logPlace(pr *present.Presentation, e rules.Event) {
	switch e.Kind {
	case mtz.EvSet:
		if e.Def != 0 {
			pr.Log("log.set.card", e.Seat, e.Def)
		} else {
			pr.Log("log.set", e.Seat, 0)
		}
	case mtz.EvPlace:
		key := "log.place"
		switch {
		case e.B == 1:
			key = "log.turnup"
		case s.at.Desk.Show.Cards.Attr(e.Def, mtz.AType) == mtz.Terrain:
			key = "log.lay"
		case int(e.A) == mtz.BattleSlot:
			key = "log.place.battle"
		}
		pr.Log(key, e.Seat, e.Def)
	case mtz.EvUnder:
		pr.Log("log.under."+strconv.Itoa(int(e.A)), e.Seat, e.Def, s.at.Called(pr, e.Src))
	}
}

// sayings are the sentences of moves (table.Saying).
var sayings = []present.Saying{
	{From: mtz.Hand, To: mtz.Soul, Each: "log.charge.card", Count: "log.charge"}, {From: present.Anywhere, To: mtz.Soul, Each: "log.tosoul", Count: "log.charge"},
	{From: mtz.Hand, To: mtz.Discard, Each: "log.discard"}, {From: mtz.Deck, To: mtz.Discard, Each: "log.mill"}, {From: mtz.Ground, To: mtz.Discard, Each: "log.scrap"}, {From: mtz.Under, To: mtz.Discard, Each: "log.scrap"},
	{From: mtz.Hand, To: mtz.Played}, {From: mtz.Played, To: mtz.Discard}, {From: mtz.Battle, To: present.Anywhere}, {From: mtz.Bench, To: present.Anywhere},
	{From: present.Anywhere, To: mtz.Hand, Each: "log.tohand", Count: "log.tohand.n"}, {From: present.Anywhere, To: mtz.Deck, Each: "log.todeck", Count: "log.todeck.n"}, {From: present.Anywhere, To: mtz.Discard, Each: "log.scrap"},
}

// flips presents cards that are turned over.
func (s *Moves) flips(pr *present.Presentation) {
	ev := pr.Event
	if pr.Flips(); ev.A == 0 && ev.Def != 0 {
		pr.Log("log.turndown", ev.Seat, ev.Def)
	}
	s.at.Desk.Show.Play(ui.Wait(4))
}

// shows presents cards that are revealed; one's own are not held up to oneself.
func (s *Moves) shows(pr *present.Presentation) {
	on := s.at.Desk.Show
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def == 0 || on.Audience == p && pr.Was.Known(ev.Card).Def != 0 {
			continue
		}
		defs = append(defs, ev.Def)
		pr.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 {
		on.Play(on.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(present.Spot{Defs: defs, Seat: p}, 26+8*len(defs))
	}
}

// placed presents a card that is turned up in place.
func (s *Moves) placed(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	on.Play(pr.Show(0))
	if t := pr.Token(ev.Card); t.Def != 0 {
		on.Play(on.Beside(on.Flash(t.Board(), on.Cards.ColourOf(t.Def).Alpha(0.6), 16)))
	}
	s.logPlace(pr, ev)
	on.Play(ui.Wait(6))
}

// arrives reports whether the first of these moves is the arrival of a unit with
// a placement condition, the ace of a deck.
func (s *Moves) arrives(pr *present.Presentation) bool {
	e := pr.Taken[0]
	k := e.To.Kind()
	return e.Kind == rules.EvMove && (k == mtz.Battle || k == mtz.Bench) && e.From.Kind() == mtz.Hand && e.Def != 0 && s.at.Desk.Game.Conditional(e.Def)
}

// plunge is the step in which a card that arrives hangs still over its place, and
// is slammed onto it from above.
func (s *Moves) plunge(id string, at desk.Spot) ui.Tween {
	on := s.at.Desk.Show
	var from *board.Pose
	t := int(s.at.Repeats() * float64(max(26, paper.PlungeTicks-6*s.heavy)))
	return ui.Tween{Ticks: t, Ease: ui.Linear, Do: func(p float64) {
		if on.Surface.Env().Settings.ReducedMotion {
			return
		}
		if q, ok := on.Board.PoseOf(id); ok && from == nil {
			from = &q
		}
		if from != nil {
			q := paper.Plunge(*from, board.PoseIn(s.at.Desk.Card(at), true), p)
			board.Carry(&on.Board, id, &q)
		}
	}, End: func() { board.Carry(&on.Board, id, nil) }}
}

// dims is the step in which the classroom gets dark, but for the place of an
// arrival, or light again. Each arrival takes less time than the one before.
func (s *Moves) dims(at ui.Rect, from, to float64) ui.Tween {
	return ui.Tween{Ticks: max(6, 18-4*s.heavy), Ease: ui.EaseInOut, Start: func() { s.lit.X, s.lit.Y = at.Centre() },
		Do: func(p float64) { s.gloom = ui.Lerp(from, to, p) }, End: func() { s.gloom = to }}
}

// taps presents cards that are turned sideways or upright together.
func (s *Moves) taps(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	on.Play(pr.Show(len(pr.Taken)-1), on.SoundTween("card-place", 0.4, 0), ui.Wait(6))
}
