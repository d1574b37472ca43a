package clash

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Springs reports whether an event brings a card out of one of the audience's
// shields that may be used for free.
func (s *Clash) Springs(ev rules.Event) bool {
	on := s.table.Show
	view := on.Session.View()
	return !on.Session.Replaying() && on.Audience >= 0 && on.Audience == on.Bottom && ev.From.Kind() == dmg.Shields && ev.To == rules.ZoneOf(dmg.Hand, on.Audience) &&
		view.S.Dec.Prompt == dmg.PromptDeclare && view.S.ToAnswer() == on.Audience &&
		slices.Contains(rules.Options(s.table.M.Game, &view.S, on.Audience, nil), rules.Option{Verb: rules.Use, Card: ev.Card})
}

// Leap is how a card that has been shown comes to where it is asked about: it is there.
var Leap = present.Flight{Motion: board.Motion{Ticks: 2}}

// Leaps returns what goes before a leap: the light goes, and the card spins out of the
// shards to stand large before its player, with its name and what it does, until it
// shrinks to where it is asked about.
func (s *Clash) Leaps(ev rules.Event) []ui.Tween {
	on, seat := s.table.Show, ev.From.Seat()
	col, from := on.Cards.ColourOf(ev.Def).Lighten(0.2), s.StruckAt[seat]
	if from.Empty() {
		from = s.table.Lay.Zones[dmg.Shields][on.SideOf(seat)]
	}
	x, y := from.Centre()
	to := ui.Rect{}
	if s.Hovers != nil {
		to = s.Hovers(ev.Card)
	}
	return []ui.Tween{on.Beside(s.table.Darkens(0.72, 12)), s.table.Hushed(ev.Def), ui.Call(func() { s.table.Breaks.Release(int(seat)) }), s.table.Answered(ev.Def, false), s.table.Flares(ev.Def),
		on.SoundTween("trigger", 0.9, 0), on.SoundTween("card-reveal", 0.7, 0), on.Beside(ui.Par(on.Hit(x, y, 190*on.Unit(), col), on.Burst(x, y, 40, col), on.Shake(6*on.Unit(), 12))),
		s.table.Shows(ev.Def, seat, from, on.T("spot.trigger"), to), ui.Call(func() { s.Rising[ev.Card] = true })}
}

// Sprang returns what follows a leap: light around the card.
func (s *Clash) Sprang(t present.Token, ev rules.Event) []ui.Tween {
	on := s.table.Show
	return []ui.Tween{on.Beside(ui.Par(s.table.Darkens(0, 16), on.Flash(t.Board(), on.Cards.ColourOf(ev.Def).Lighten(0.2), 34))), ui.Wait(4)}
}

// breakShield presents the breaking of shields: the attacker strikes once for
// all of them; each pane comes up, cracks and bursts, the next one a beat later.
// Those before the last two that answer with nothing go in half the time. Of the
// last one everything else falls silent. Where several break at once,
// what came out of them follows together.
func (s *Clash) breakShield(pr *present.Presentation) {
	pr.Quiet()
	from := rules.ZoneOf(dmg.Shields, pr.Event.Seat)
	belongs := func(e rules.Event) bool {
		return e.Kind == dmg.EvBreak && e.Seat == from.Seat() || e.Kind == rules.EvMove && e.From == from && e.To.Kind() == dmg.Hand
	}
	broken := []int{int(pr.Event.A)}
	for _, e := range pr.Ahead(belongs) {
		if e.Kind == dmg.EvBreak {
			broken = append(broken, int(e.A))
		}
	}
	if len(broken) > 1 { // what comes out of a single one is presented by itself
		pr.Take(belongs)
	}
	for _, place := range broken {
		pr.Log("log.break", from.Seat(), 0, place)
	}
	s.bursts(pr, broken)
	if len(broken) > 1 {
		s.gathers(pr)
	}
}

// bursts presents the blow that breaks the panes at some places, in this order.
func (s *Clash) bursts(pr *present.Presentation, broken []int) {
	on := s.table.Show
	ev, sd, n := pr.Event, on.SideOf(pr.Event.Seat), len(broken)
	left := dmg.ShieldsOf(&pr.Was.View.S, ev.Seat)
	last, force := left == n, 0.9
	big := left-n < 2 || slices.ContainsFunc(pr.Ahead(func(e rules.Event) bool {
		return e.Kind == rules.EvMove && e.From == rules.ZoneOf(dmg.Shields, ev.Seat)
	}), s.Springs) || slices.ContainsFunc(pr.Taken, s.Springs)
	if ev.Src != 0 {
		force = 0.75 + 0.2*staging.Weight(s.table.M.Game.Power(&pr.Now.View.S, ev.Src))
	}
	pace, beats := glass.PaceOf(s.struck, s.broken, last), glass.Beats(n)
	if !big { // one sweep over all of them
		pace, beats = glass.Routine(s.broken), glass.Sweep(n)
	}
	at := beats[n-1]
	var lands []ui.Tween
	for i, place := range broken {
		f, t := force, pace
		if last && i == n-1 {
			f = math.Max(f, 1.3)
		}
		b := s.pane(ev.Seat, place, i, n, f)
		if i == n-1 {
			if !last { // a great word says that
				b.Words = lang.Capital(on.T("hit.break.short", n, left, left-n))
			}
			if s.table.Lay.Tower() { // below are the names of creatures
				b.At = 0.53
			}
		}
		if !big {
			b.Near()
		}
		t.Gone, s.StruckAt[ev.Seat] = at-beats[i]+10*n, b.R
		lands = append(lands, ui.Seq(ui.Wait(beats[i]), s.cracks(b, t)))
	}
	x, y := s.table.Shield(sd, broken[0]).Centre()
	crack := at + pace.Rise + pace.Crack + pace.Stand
	dark, after, stay := 0.34, crack+17, 0
	land := ui.Par(append(lands, ui.Call(func() { s.table.Landed = true }), on.Hit(x, y, (90+90*force)*on.Unit(), iceCol))...)
	if !big {
		dark, after = 0.1, crack+5
	}
	if last {
		dark, after, stay = 0.6, crack+36, crack+30
		land = ui.Par(land, s.table.Calls(on.T("last.shield"), ui.Hex(0xbfe2ff), true, crack+26),
			ui.Seq(ui.Wait(1), board.Closer(&s.table.Show.Base, x, y, 0.09, pace.Rise+pace.Crack+at, pace.Stand+22, 12))) // until the splinters have flown, the table is a picture
		on.Play(ui.Call(func() { board.Hush(&s.table.Show.Base, 80) }))
	}
	on.Play(on.Beside(s.table.Darkens(dark, 12)))
	if ev.Src != 0 && s.struck == 0 {
		k := s.blow(pr, ev.Src, x, y, land)
		k.Stay, k.Brief = float64(stay), !big
		s.charges(k, after)
	} else {
		on.Play(on.Strike(board.Blow{X: x, Y: y, Force: 0.3 + 0.3*force, Colour: iceCol, Lands: land}), ui.Wait(max(crack+10, after-14)))
	}
	on.Play(on.Beside(ui.Seq(ui.Wait(12), s.table.Darkens(0, 16))))
	s.struck += n
	s.broken += n
}

// iceCol is the light behind a pane that breaks.
var iceCol = ui.Hex(0x9fd6ff)

// pane returns the i-th of n panes that break at once: it stands before the
// reader beside the others.
func (s *Clash) pane(p rules.Seat, place, i, n int, force float64) *glass.Break {
	sd := s.table.Show.SideOf(p)
	rect := s.table.Shield(sd, place)
	return &glass.Break{Seat: int(p), Place: place, From: rect, R: s.table.Lay.Break(sd, rect, i, n), Colour: iceCol, Force: force, Still: s.table.Still,
		Hit: ui.Point{X: 0.26 + 0.12*float64(place%5), Y: 0.28 + 0.17*float64(place%3)}}
}

// cracks returns the tween in which a pane comes up, cracks and bursts.
func (s *Clash) cracks(b *glass.Break, t glass.Pace) ui.Tween {
	on := s.table.Show
	x, y := b.R.X+b.Hit.X*b.R.W, b.R.Y+b.Hit.Y*b.R.H
	return ui.Par(s.table.Breaks.Begin(b, t), ui.Seq(ui.Wait(t.Rise), on.SoundTween("hit-"+board.Strength(b.Force/1.4, 0.5, 0.9), 0.5, 0)),
		ui.Seq(ui.Wait(t.Rise+t.Crack+t.Stand), ui.Par(on.SoundTween("shield-break", 0.95, 0), on.Hit(x, y, b.R.H*0.62, iceCol), on.Burst(x, y, 30, iceCol), on.Shake((4+5*b.Force)*on.Unit(), 20))))
}

// gathers presents what came out of several shields at once: the cards fly to
// the hand one after the other, those that may be used come to where they are
// asked about, and all are read together.
func (s *Clash) gathers(pr *present.Presentation) {
	on := s.table.Show
	seat := pr.Event.Seat
	var flies, said []ui.Tween
	known, n := 0, 0
	on.Play(ui.Call(func() { s.table.Breaks.Release(int(seat)) }))
	for i, e := range pr.Taken {
		if e.Kind != rules.EvMove {
			continue
		}
		n++
		if e.Def != 0 {
			known++
		}
		f := present.Flight{Motion: board.Motion{Ticks: 13, Arc: 0.3, Sound: staging.MoveSound(dmg.Shields, dmg.Hand)}}
		if s.Springs(e) {
			f = Leap
			on.Play(s.Leaps(e)...)
			if said == nil {
				said = s.Sprang(pr.Now.Known(e.Card), e)
			} else {
				said = append(s.Sprang(pr.Now.Known(e.Card), e)[:1], said...)
			}
		}
		flies = append(flies, pr.Flight(i, f))
	}
	on.Play(tween.Stagger(5, flies...), ui.Wait(3))
	on.Play(said...)
	if known < n {
		pr.Log("log.shieldhand", seat, 0, n)
		return
	}
	for _, e := range pr.Taken {
		if e.Kind == rules.EvMove {
			pr.Log("log.shieldcard", seat, e.Def)
		}
	}
}

// direct presents the attack that wins: silence, the place comes nearer, the
// blow cracks the very window through which one looks, and the picture stands
// before the result.
func (s *Clash) direct(pr *present.Presentation) {
	on := s.table.Show
	ev, u := pr.Event, on.Unit()
	pr.Quiet()
	x, y := s.table.Lay.Player(on.SideOf(ev.Seat)).Centre()
	if ev.Seat == on.Bottom {
		x, y = s.table.Lay.Zones[dmg.Shields][0].Centre()
	}
	full := s.table.Lay.Full
	b := &glass.Break{Seat: int(ev.Seat), From: full, R: full, Whole: true, Still: s.table.Still, Force: 1.5, Colour: on.Theme.Danger, Hit: ui.Point{X: x / full.W, Y: y / full.H}}
	lands := ui.Par(s.table.Breaks.Begin(b, glass.Pace{Rise: 1, Crack: 10, Stand: 46, Burst: 46}), ui.Seq(ui.Wait(1), board.Closer(&s.table.Show.Base, x, y, 0.1, 14, 42, 8)),
		s.table.Calls(on.T("direct"), on.Theme.Danger, true, 64),
		ui.Seq(ui.Wait(57), ui.Par(on.SoundTween("shield-break", 1, 0), on.Shake(14*u, 24))))
	k := s.blow(pr, ev.Card, x, y, lands)
	k.Heft, k.Stay = stage.Crushing, 66
	on.Play(ui.Call(func() { board.Hush(&s.table.Show.Base, 110) }), on.Beside(s.table.Darkens(0.66, 22)), ui.Wait(6))
	s.charges(k, 91)
	on.Play(on.Beside(s.table.Darkens(0, 30)))
	pr.Log("log.direct", ev.Seat, ev.Def)
}
