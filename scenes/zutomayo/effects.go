package zutomayo

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/chorus"
	"godeck/scenes/zutomayo/tale"
)

// effect presents the beginning of an ability: what changes the table is held up
// by itself, several that only change numbers are told together.
func (s *turns) effect(pr *present.Presentation) {
	on := s.on
	ev, text := pr.Event, on.Clause(pr.Event.Seat, int(pr.Event.A), on.Lang)
	on.Play(on.SoundTween("resolve", 0.6, 0))
	sp := present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: s.whose(ev.Seat), Text: text}
	switch {
	case s.joins(pr):
		if text != "" && !on.IsYou(ev.Seat.Other()) { // a strip has no room for more than a small card, and of an opponent's for that alone which says whose things are meant
			text = on.Cards.Lib.AbilityDigest(uint16(ev.A), on.Lang)
		}
		s.strip(pr, text, false)
	case chorus.Run(pr) > 0: // numbers run while it is read
		pr.SpotWhile(sp, s.known(34, 22), 40)
	case ev.Seat == on.Audience: // who set it has read it
		pr.Spot(sp, s.known(34, 20))
	default:
		pr.Spot(sp, 40)
	}
	if tok := pr.Token(ev.Card); tok.Def != 0 {
		on.Play(on.Beside(on.Flash(tok.Board(), on.Cards.ColourOf(ev.Def).Alpha(0.6), 14)))
	}
	pr.Log("log.effect", ev.Seat, ev.Def)
}

// whose returns the words above a player's effects.
func (s *turns) whose(p rules.Seat) string {
	on := s.on
	name := on.Player(p, on.Lang)
	first, _, _ := strings.Cut(name, " the ") // rather short than cut
	return strings.Replace(on.Sentence(on.Lang, "log.held", p, 0), name, first, 1)
}

// joins reports whether an ability is told on a strip, as those are that only change
// numbers: with others of its player, or by itself if its card is known. So is what is
// small.
func (s *turns) joins(pr *present.Presentation) bool {
	n := chorus.Run(pr)
	return n > 1 || (n == 1 || chorus.Small(pr)) && (s.goesOn(pr) || !present.IsNew(pr, pr.Event.Def, pr.Event.Seat))
}

// goesOn reports whether the sheet that is told has room for another one of this player.
func (s *turns) goesOn(pr *present.Presentation) bool {
	return pr.Holds("chorus") && s.shown.planned.Head == s.whose(pr.Event.Seat)
}

// strip adds a strip for the present event to the sheet, or to a new one.
func (s *turns) strip(pr *present.Presentation, text string, vain bool) {
	on := s.on
	ev := pr.Event
	if !s.goesOn(pr) {
		env := on.Surface.Env()
		sheet := &chorus.Sheet{Head: s.whose(ev.Seat), Still: env != nil && env.Settings.ReducedMotion}
		s.shown.planned = sheet
		last := s.known(26, 18) // to read the last one
		if vain || chorus.Run(pr) <= 1 && chorus.Small(pr) {
			last = s.known(14, 5)
		}
		pr.Hold("chorus", ui.Tween{Ticks: 6, Start: func() { s.shown.sheet = sheet }, Do: func(p float64) { sheet.In = p }},
			ui.Seq(ui.Wait(last+6*(max(1, chorus.Run(pr))-1)), ui.Tween{Ticks: 6, Ease: ui.Linear, Do: func(p float64) { sheet.In = 1 - p }, End: func() { s.shown.sheet = nil }}))
	}
	t := &chorus.Strip{Face: on.Cards.Of(ev.Def, on.Lang), Text: text, Vain: vain}
	if !vain {
		t.Short = on.Cards.Lib.AbilityDigest(uint16(ev.A), on.Lang)
	}
	s.shown.planned.Strips = append(s.shown.planned.Strips, t)
	wait := s.known(14, 9)
	switch {
	case pr.Skims(ev.Def, ev.Seat) && !vain:
		wait = 24
	case vain, chorus.Small(pr):
		wait = s.known(6, 4)
	}
	on.Play(ui.Tween{Ticks: 8, Ease: ui.Linear, Do: func(p float64) { t.In = p }}, ui.Wait(wait))
}

// comes plays what comes of an effect, and how long it is to be seen by itself.
// On a sheet it is the strip's sum, and what comes next does not wait for it.
func (s *desk) comes(pr *present.Presentation, sum string, rest int, seen ui.Tween) {
	on := s.on
	if !pr.Holds("chorus") {
		on.Play(seen, ui.Wait(rest))
		return
	}
	t := s.shown.planned.Strips[len(s.shown.planned.Strips)-1]
	if t.Sum != "" {
		sum = t.Sum + " " + sum
	}
	t.Sum = sum
	on.Play(on.Beside(ui.Par(seen, ui.Tween{Ticks: 10, Ease: ui.Linear, Do: func(p float64) { t.Paid = max(t.Paid, p) }})), ui.Wait(5))
}

// unmet tells that an ability has no effect or that its discard condition holds,
// briefly, where effects are told; a card with several says so once.
func (s *turns) unmet(word string) func(pr *present.Presentation) {
	on := s.on
	return func(pr *present.Presentation) {
		ev := pr.Event
		pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.Card == ev.Card })
		s.strip(pr, Text.T(on.Lang, word), true)
		pr.Log("log."+word, ev.Seat, 0, lang.Phrase{JA: on.Named(ev.Def, lang.JA), EN: lang.EN.Owned(on.Named(ev.Def, lang.EN))}) // not an act that the rail shows
	}
}

// attackChange presents a change of an attack: the number runs, and by how much
// rises beside it.
func (s *turns) attackChange(pr *present.Presentation) {
	on := s.on
	ev := pr.Event
	p, show, late := ev.Seat, pr.Show(0), &s.shown.late[ev.Seat]
	if ev.A == 0 {
		on.Play(show)
		pr.Log("log.attack.same", p, 0, ev.B)
		return
	}
	col := on.Theme.Good
	if ev.A < 0 {
		col = on.Theme.Danger
	}
	text := lang.Signed(int(ev.A))
	x, y, size := s.lay.Rise(on.SideOf(p), text, on.Unit())
	on.Play(ui.Call(func() {
		*late += float64(ev.A)
		show.Start()
	}))
	left := float64(ev.A)
	rest := s.known(16, 10)
	if ev.A <= 10 && ev.A >= -10 {
		rest /= 2
	}
	s.comes(pr, text, rest, ui.Par(on.SoundTween("power-gain", 0.6, 0), s.rises(text, x, y, size, col, 60), on.Burst(x, y, 14, col),
		ui.Tween{Ticks: 14, Ease: ui.EaseOut, Do: func(q float64) {
			now := float64(ev.A) * (1 - q)
			*late -= left - now
			left = now
		}}))
	pr.Log("log.attack", p, 0, ev.B, text)
}

func (s *turns) shield(pr *present.Presentation) {
	on := s.on
	p, n := pr.Event.Seat, int(pr.Event.A)
	s.tale.Shields[p] = tale.With(s.tale.Shields[p], pr.Token(pr.Event.Src).Def)
	x, y := s.beside(p)
	sum := Text.T(on.Lang, "shield.n", n)
	seen := on.SoundTween("shield", 0.6, 0)
	if !pr.Holds("chorus") { // a strip says it itself
		seen = ui.Par(seen, on.Number(sum, x, y, 26*on.Unit(), clockCol, 70))
	}
	s.comes(pr, sum, s.known(6, 4), seen)
	pr.Log("log.shield", p, 0, n)
}
