// Package casting presents how cards and abilities of Duemagic are used: what
// comes on the stack, at what it is aimed, how it resolves, and how it leaves.
package casting

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Casting presents the use of cards and abilities.
type Casting struct {
	table  *staging.Table
	clash  *clash.Clash
	tower  *tower.Tower
	wish   *passing.Wish
	keep   func() // stores the wish
	lesson bool
}

// On returns the uses of a table. keep stores the wish after a change; a lesson
// explains by itself.
func On(t *staging.Table, c *clash.Clash, tw *tower.Tower, wish *passing.Wish, keep func(), lesson bool) Casting {
	return Casting{t, c, tw, wish, keep, lesson}
}

// Present adds the presenter of each kind of event of a use.
func (s *Casting) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	all[dmg.EvUse], all[dmg.EvStacked], all[dmg.EvTarget], all[dmg.EvMode] = s.used, s.stacked, s.targeted, mode
	all[dmg.EvResolve], all[dmg.EvFizzle], all[dmg.EvLeaveStack], all[dmg.EvDeclare] = s.resolves, s.fizzles, s.leavesStack, s.declares
}

// uses are the sentences of a use, by how it is paid.
var uses = map[uint8]string{dmg.HowPay: "log.use.pay", dmg.HowSac: "log.use.sac", dmg.HowFaceUp: "log.use.faceup", dmg.HowNinja: "log.use.ninja", dmg.HowTrigger: "log.use.trigger",
	dmg.HowStrike: "log.use.strike", dmg.HowFree: "log.use.free", dmg.HowExchange: "log.use.change", dmg.HowInvade: "log.use.invade"}

func (s *Casting) used(pr *present.Presentation) {
	key, ok := uses[uint8(pr.Event.A)]
	if !ok {
		key = "log.use.activate"
	}
	ev := pr.Event
	if uint8(ev.A) == dmg.HowPay { // other ways answer what has just been seen
		s.table.Show.Play(s.table.Beat(ev.Seat))
	}
	s.table.Show.Play(s.table.Flares(ev.Def))
	pr.Log(key, ev.Seat, ev.Def, s.table.M.Game.Cost(&pr.Now.View.S, ev.Seat, ev.Card))
}

// stacked presents an ability put on the stack.
func (s *Casting) stacked(pr *present.Presentation) {
	on := s.table.Show
	on.Play(pr.Show(0), on.SoundTween("stack", 0.7, 0), s.Slams(pr))
	pr.Log("log.stacked", pr.Event.Seat, pr.Event.Def)
	if ev, st := pr.Event, &pr.Now.View.S; !s.wish.Told && ev.C == int16(dmg.ItemCard) && ev.B == int16(dmg.HowPay) && on.Audience == ev.Seat.Other() && !s.lesson && !on.Session.Replaying() && (st.Active != ev.Seat || st.Step != dmg.StepMain) {
		s.wish.Told = true // once and for all
		s.keep()
		on.Play(ui.Call(func() { on.Surface.Toast(on.T("trigger.told", on.Named(ev.Def, on.Lang)), false) }))
	}
	on.Play(ui.Wait(s.table.Again("stacked", 8)))
}

func (s *Casting) targeted(pr *present.Presentation) {
	on := s.table.Show
	ev := pr.Event
	entries.Remember(s.table.Past, &pr.Now.View.S)
	on.Play(pr.Show(0))
	switch {
	case ev.Card != 0:
		pr.Log("log.target", ev.Seat, ev.Def)
		if t := pr.Token(ev.Card); t.Def != 0 {
			on.Play(on.Beside(on.Flash(t.Board(), s.table.Colour(ev.Seat), 16)))
		}
	case ev.B > 0:
		pr.Log("log.target.player", rules.Seat(ev.B-1), 0)
	}
	on.Play(ui.Wait(s.table.Again("target", 8)))
}

func mode(pr *present.Presentation) { pr.Log("log.mode", pr.Event.Seat, 0, pr.Event.B+1) }

// resolves presents the top of the stack as it begins to resolve.
func (s *Casting) resolves(pr *present.Presentation) {
	on := s.table.Show
	ev, st := pr.Event, &pr.Now.View.S
	on.Play(pr.Show(0), s.table.Holds(rules.NoSeat))
	key := "log.resolve"
	if ev.Card == 0 { // the card itself lies elsewhere
		key = "log.resolve.ability"
	}
	pr.Log(key, ev.Seat, ev.Def)
	if i := int(ev.A); i < int(st.NStack) {
		pr.Vain = lang.Phrase{JA: staging.Reads(s.table).Vain(st, i, lang.JA), EN: staging.Reads(s.table).Vain(st, i, lang.EN)}
	}
	on.Play(on.SoundTween("resolve", 0.7, 0))
	if pr.Coming().Kind == dmg.EvFizzle {
		return
	}
	on.Play(s.peels(ev))
	if ev.Seat == on.Audience || pr.HeldUp(ev.Def) { // what one has used oneself, or read a moment ago, is not held up again
		on.Play(ui.Wait(4))
		return
	}
	text := ""
	if i := int(ev.A); i < int(st.NStack) {
		for _, b := range staging.Reads(s.table).Blocks(&st.Stack[i], on.Lang) {
			if text != "" {
				text += "\n"
			}
			text += b.Text
		}
	}
	spot := present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: on.T("spot.resolve"), Text: text}
	if !s.table.Lay.Small { // what comes of it is seen beside its words, while they are read
		pr.SpotWhile(spot, s.table.Again("read", 34), 34)
		return
	}
	pr.Spot(spot, 34) // they are in the middle
	pr.Quiet()
}

func (s *Casting) fizzles(pr *present.Presentation) {
	on := s.table.Show
	ev, key := pr.Event, "log.fizzle"
	if ev.C != 0 {
		key = "log.fizzle.empty"
	}
	pr.Log(key, ev.Seat, ev.Def)
	if ev.C != 0 { // nothing was there to be done: the line says it, and the attack goes on
		on.Play(on.SoundTween("fizzle", 0.3, 0), ui.Wait(12))
		return
	}
	on.Play(on.SoundTween("fizzle", 0.7, 0))
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Warn: on.Sentence(on.Lang, key, ev.Seat, ev.Def)}, 44)
}

// leavesStack takes the top of the tower away; what is below comes up. What has
// not resolved breaks like a pane.
func (s *Casting) leavesStack(pr *present.Presentation) {
	on := s.table.Show
	pr.Quiet()
	if ev := pr.Event; ev.B == 0 {
		on.Play(ui.Call(func() {
			x, y := s.tower.Top(int(ev.A))
			on.Timeline.Now(ui.Par(on.SoundTween("shield-break", 0.6, 0), on.Burst(x, y, 40, ui.Hex(0xcfe6ff)), on.Hit(x, y, 80*on.Unit(), on.Cards.ColourOf(ev.Def)), on.Shake(4*on.Unit(), 12)))
		}))
	}
	on.Play(pr.Show(0), ui.Call(func() { s.tower.Peel = 0 }), ui.Wait(3))
}

// declares presents a card used from the shields: light bursts from them, and
// its name is called.
func (s *Casting) declares(pr *present.Presentation) {
	on := s.table.Show
	ev, key, word := pr.Event, "log.declare", on.T("spot.trigger")
	if ev.Src != 0 {
		key, word = "log.strike", ""
	}
	x, y := s.table.Lay.Zones[dmg.Shields][on.SideOf(ev.Seat)].Centre()
	col, u := on.Cards.ColourOf(ev.Def).Lighten(0.2), on.Unit()
	light := ui.Par(on.Hit(x, y, 190*u, col), on.Burst(x, y, 44, col), on.Shake(6*u, 20))
	if r := s.clash.StruckAt[ev.Seat]; ev.Seat != on.Audience && ev.Src == 0 && !r.Empty() { // one's own has burst already
		x, y = r.Centre()
		light = ui.Par(s.table.Darkens(0.7, 14), on.Hit(x, y, 150*u, col), on.Burst(x, y, 30, col), on.Shake(6*u, 10))
	}
	switch own := ev.Seat == on.Audience; {
	case ev.Src != 0:
	case own:
		on.Play(on.Beside(ui.Seq(ui.Wait(20), s.table.Answer.Fades(16, on.Surface.Redraw))))
	default:
		from := s.clash.StruckAt[ev.Seat]
		if from.Empty() {
			from = s.table.Lay.Zones[dmg.Shields][on.SideOf(ev.Seat)]
		}
		show := s.table.Shows(ev.Def, ev.Seat, from, word, ui.Rect{})
		on.Play(s.table.Hushed(ev.Def), s.table.Answered(ev.Def, true), s.table.Flares(ev.Def))
		if word = ""; s.table.Lay.Small { // there is no room beside it for its words
			on.Play(on.SoundTween("trigger", 0.9, 0), on.Beside(light), show, on.Beside(s.table.Darkens(0, 16)))
			pr.Log(key, ev.Seat, ev.Def)
			return
		}
		on.Play(on.Beside(show))
	}
	on.Play(on.SoundTween("trigger", 0.9, 0), on.Beside(light))
	pr.Log(key, ev.Seat, ev.Def)
	if ev.Seat == on.Audience && ev.Src == 0 && !on.Session.Replaying() { // it was the show, and its player has chosen it
		on.Play(on.Beside(s.table.Darkens(0, 16)), ui.Wait(s.table.Again("own answer", 20)))
		return
	}
	if word != "" {
		on.Play(on.Beside(s.table.Calls(word, col, false, 80)), ui.Wait(14))
	}
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: lang.Capital(on.T("kind.trigger")), Text: on.Tells(ev.Seat, strings.Join(s.table.M.Game.Lib.RulesText(ev.Def, on.Lang), "\n"), on.Lang)}, 40)
	on.Play(on.Beside(s.table.Darkens(0, 16)))
}

// Slams presents an entry that is put on another: it falls on the tower, which
// gives way and trembles. The first one only lies down. What comes out of a
// shield slams down in a light of its own.
func (s *Casting) Slams(pr *present.Presentation) ui.Tween {
	on := s.table.Show
	n := int(pr.Now.View.S.NStack)
	col, u := on.Cards.ColourOf(pr.Event.Def).Lighten(0.25), on.Unit()
	free := false
	if n > 0 {
		o := &pr.Now.View.S.Stack[n-1]
		free = o.Kind == dmg.ItemCard && (o.How == dmg.HowTrigger || o.How == dmg.HowStrike)
	}
	return ui.Call(func() {
		x, y := s.tower.Top(n - 1)
		switch {
		case free:
			on.Timeline.Now(ui.Par(on.SoundTween("hit-heavy", 0.8, 0), on.Impact(1.9, x, y+20*u, 0, 1, col), on.Sweep(x, y, col, 44), on.Burst(x, y, 36, col)))
		case n < 2:
			on.Timeline.Now(on.Hit(x, y, 60*u, col))
			return
		default:
			on.Timeline.Now(ui.Par(on.SoundTween("hit-medium", 0.6, 0), on.Impact(0.9, x, y+20*u, 0, 1, col)))
		}
		for _, o := range pr.Now.View.S.Stack[:n-1] {
			if k := s.table.M.Waits(&o); k != 0 {
				on.Timeline.Now(ui.Seq(ui.Wait(2), on.Recoil(present.Token{Key: k}.Board(), 0, 12*u, 18)))
			}
		}
	})
}

// peels presents the top of the stack as it begins to resolve: it comes off the
// tower towards the reader, its targets light up.
func (s *Casting) peels(ev rules.Event) ui.Tween {
	on := s.table.Show
	i := int(ev.A)
	col := s.table.Colour(ev.Seat).Lighten(0.2)
	return ui.Tween{Ticks: s.table.Again("peel", 7), Ease: ui.EaseOut, Start: func() {
		x, y := s.tower.Top(i)
		on.Timeline.Now(on.Hit(x, y, 90*on.Unit(), col))
		on.Timeline.Now(ui.Seq(ui.Wait(7), on.Burst(x, y, 30, on.Cards.ColourOf(ev.Def).Lighten(0.2))))
		if i >= len(s.table.M.Stack()) {
			return
		}
		o := &s.table.M.Stack()[i]
		for j := range o.T[:o.NT] {
			a := staging.Reads(s.table).Aim(o, &o.T[j], on.Lang, true)
			if x, y, ok := s.table.At(&a); ok {
				on.Timeline.Now(on.Hit(x, y, 70*on.Unit(), col))
			}
		}
	}, Do: func(p float64) {
		s.tower.Peel = p
		on.Surface.Invalidate()
	}}
}
