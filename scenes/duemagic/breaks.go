package duemagic

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// springs reports whether an event brings a card out of one of the audience's
// shields that may be used for free.
func (s *Scene) springs(ev rules.Event) bool {
	view := s.Session.View()
	return !s.Session.Replaying() && s.Audience >= 0 && s.Audience == s.Bottom && ev.From.Kind() == dmg.Shields && ev.To == rules.ZoneOf(dmg.Hand, s.Audience) &&
		view.S.Dec.Prompt == dmg.PromptDeclare && view.S.ToAnswer() == s.Audience &&
		slices.Contains(rules.Options(s.game, &view.S, s.Audience, nil), rules.Option{Verb: rules.Use, Card: ev.Card})
}

// leap is how a card comes out of a shield that may be used: it spins out of the
// shards to where it is asked about.
var leap = present.Flight{Motion: board.Motion{Ticks: 30, Arc: 0.6, Spin: 3 * math.Pi, Sound: "card-reveal"}, Gap: 8, Wait: 3}

// leaps returns what goes before a leap: the light goes.
func leaps(s *Scene, ev rules.Event) []ui.Tween {
	return []ui.Tween{s.Beside(s.darkens(0.72, 12)), ui.Call(func() { s.breaks.Release(int(ev.From.Seat())) }), ui.Call(func() { s.rising[ev.Card] = true })}
}

// sprang returns what follows a leap: light around the card, and its word.
func sprang(s *Scene, t present.Token, ev rules.Event) []ui.Tween {
	col := s.Cards.ColourOf(ev.Def).Lighten(0.2)
	x, y := s.lay.Stage.Centre()
	return []ui.Tween{s.SoundTween("trigger", 0.9, 0), s.Beside(ui.Par(s.Sweep(x, y, col, 22), s.Hit(x, y, 190*s.Unit(), col), s.Burst(x, y, 40, col), s.Shake(6*s.Unit(), 12))),
		s.Beside(s.Flash(t.Board(), col, 34)), s.Beside(s.calls(Text.T(s.Lang, "spot.trigger"), col, false, 70)), ui.Wait(24)}
}

// breakShield presents the breaking of shields: the attacker strikes once for
// all of them; each pane comes up, cracks and bursts, the next one a beat later.
// Of the last one everything else falls silent. Where several break at once,
// what came out of them follows together.
func (s *Scene) breakShield(pr *present.Presentation) {
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
	bursts(s, pr, broken)
	if len(broken) > 1 {
		gathers(s, pr)
	}
}

// bursts presents the blow that breaks the panes at some places, in this order.
func bursts(s *Scene, pr *present.Presentation, broken []int) {
	ev, sd, n := pr.Event, s.SideOf(pr.Event.Seat), len(broken)
	left := dmg.ShieldsOf(&pr.Was.View.S, ev.Seat)
	last, force := left == n, 0.9
	if ev.Src != 0 {
		force = 0.75 + 0.2*weight(s.game.Power(&pr.Now.View.S, ev.Src))
	}
	pace := glass.PaceOf(s.struck, s.broken, last)
	beats := glass.Beats(n)
	at := beats[n-1]
	var lands []ui.Tween
	for i, place := range broken {
		f, t := force, pace
		if last && i == n-1 {
			f = math.Max(f, 1.3)
		}
		b := pane(s, ev.Seat, place, i, n, f)
		if i == n-1 {
			b.Words = lang.Capital(Text.T(s.Lang, "hit.break.short", n, left, left-n))
			switch { // below are the names of creatures
			case s.lay.Tower() && last: // under the word
				b.At = 0.68
			case s.lay.Tower():
				b.At = 0.53
			}
		}
		t.Gone = at - beats[i] + 10*n
		lands = append(lands, ui.Seq(ui.Wait(beats[i]), cracks(s, b, t)))
	}
	x, y := s.shieldRect(sd, broken[0]).Centre()
	s.struckAt[ev.Seat] = s.shieldRect(sd, broken[n-1])
	crack := at + pace.Rise + pace.Crack + pace.Stand
	dark, after, stay := 0.34, crack+17, 0
	land := ui.Par(append(lands, ui.Call(func() { s.landed = true }), s.Hit(x, y, (90+90*force)*s.Unit(), iceCol))...)
	if last {
		dark, after, stay = 0.6, crack+36, crack+30
		land = ui.Par(land, s.calls(Text.T(s.Lang, "last.shield"), ui.Hex(0xbfe2ff), true, crack+26),
			ui.Seq(ui.Wait(1), board.Closer(&s.Base, x, y, 0.06, pace.Rise+pace.Crack+at, pace.Stand+22, 12))) // until the splinters have flown, the table is a picture
		s.Play(ui.Call(func() { board.Hush(&s.Base, 80) }))
	}
	s.Play(s.Beside(s.darkens(dark, 12)))
	if ev.Src != 0 && s.struck == 0 {
		k := blow(s, pr, ev.Src, x, y, land)
		k.Stay = float64(stay)
		charges(s, k, after)
	} else {
		s.Play(s.Strike(board.Blow{X: x, Y: y, Force: 0.3 + 0.3*force, Colour: iceCol, Lands: land}), ui.Wait(max(crack+10, after-14)))
	}
	s.Play(s.Beside(ui.Seq(ui.Wait(12), s.darkens(0, 16))))
	s.struck += n
	s.broken += n
}

// iceCol is the light behind a pane that breaks.
var iceCol = ui.Hex(0x9fd6ff)

// pane returns the i-th of n panes that break at once: it stands before the
// reader beside the others.
func pane(s *Scene, p rules.Seat, place, i, n int, force float64) *glass.Break {
	sd := s.SideOf(p)
	rect := s.shieldRect(sd, place)
	return &glass.Break{Seat: int(p), Place: place, From: rect, R: s.lay.Break(sd, rect, i, n), Colour: iceCol, Force: force, Still: s.still,
		Hit: ui.Point{X: 0.36 + 0.06*float64(place%5), Y: 0.40 + 0.05*float64(place%3)}}
}

// cracks returns the tween in which a pane comes up, cracks and bursts.
func cracks(s *Scene, b *glass.Break, t glass.Pace) ui.Tween {
	x, y := b.R.X+b.Hit.X*b.R.W, b.R.Y+b.Hit.Y*b.R.H
	return ui.Par(s.breaks.Begin(b, t), ui.Seq(ui.Wait(t.Rise), s.SoundTween("hit-"+board.Strength(b.Force/1.4, 0.5, 0.9), 0.5, 0)),
		ui.Seq(ui.Wait(t.Rise+t.Crack+t.Stand), ui.Par(s.SoundTween("shield-break", 0.95, 0), s.Hit(x, y, b.R.H*0.62, iceCol), s.Burst(x, y, 30, iceCol), s.Shake((4+5*b.Force)*s.Unit(), 20))))
}

// gathers presents what came out of several shields at once: the cards fly to
// the hand one after the other, those that may be used come to where they are
// asked about, and all are read together.
func gathers(s *Scene, pr *present.Presentation) {
	seat := pr.Event.Seat
	var flies, said []ui.Tween
	known, n := 0, 0
	s.Play(ui.Call(func() { s.breaks.Release(int(seat)) }))
	for i, e := range pr.Taken {
		if e.Kind != rules.EvMove {
			continue
		}
		n++
		if e.Def != 0 {
			known++
		}
		f := present.Flight{Motion: board.Motion{Ticks: 13, Arc: 0.3, Sound: moveSound(dmg.Shields, dmg.Hand)}}
		if s.springs(e) {
			f = leap
			s.Play(leaps(s, e)...)
			if said == nil {
				said = sprang(s, pr.Now.Known(e.Card), e)
			} else {
				said = append([]ui.Tween{s.Beside(s.Flash(pr.Now.Known(e.Card).Board(), s.Cards.ColourOf(e.Def).Lighten(0.2), 34))}, said...)
			}
		}
		flies = append(flies, pr.Flight(i, f))
	}
	s.Play(ui.Stagger(5, flies...), ui.Wait(3))
	s.Play(said...)
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
func (s *Scene) direct(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	pr.Quiet()
	x, y := s.playerAt(s.SideOf(ev.Seat)).Centre()
	if ev.Seat == s.Bottom {
		x, y = s.lay.Zones[dmg.Shields][0].Centre()
	}
	full := s.lay.Full
	b := &glass.Break{Seat: int(ev.Seat), From: full, R: full, Whole: true, Still: s.still, Force: 1.5, Colour: s.Theme.Danger, Hit: ui.Point{X: x / full.W, Y: y / full.H}}
	lands := ui.Par(s.breaks.Begin(b, glass.Pace{Rise: 1, Crack: 10, Stand: 46, Burst: 46}), ui.Seq(ui.Wait(1), board.Closer(&s.Base, x, y, 0.08, 14, 42, 8)),
		s.calls(Text.T(s.Lang, "direct"), s.Theme.Danger, true, 64),
		ui.Seq(ui.Wait(57), ui.Par(s.SoundTween("shield-break", 1, 0), s.Shake(14*u, 24))))
	k := blow(s, pr, ev.Card, x, y, lands)
	k.Heft, k.Stay = stage.Crushing, 66
	s.Play(ui.Call(func() { board.Hush(&s.Base, 110) }), s.Beside(s.darkens(0.66, 22)), ui.Wait(6))
	charges(s, k, 91)
	s.Play(s.Beside(s.darkens(0, 30)))
	pr.Log("log.direct", ev.Seat, ev.Def)
}
