// Package exchange presents the exchange of Mattsan Card Game: what is declared,
// aimed, answered, carried out or negated, and the arcs to what it is aimed at.
package exchange

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Exchange presents a table's exchange.
type Exchange struct {
	at        staging.Table
	Resolving int         // the entry that is being carried out; -1: none
	acting    int         // the same, as far as presented
	great     int         // great moves so far: each is announced for a shorter time
	sprung    int         // traps so far
	clashes   int         // blows so far
	told      map[int]int // how often each ability has been held up
	last      done        // what has been carried out last
}

// On returns the exchange of a table.
func On(t staging.Table) Exchange { return Exchange{at: t, Resolving: -1, told: map[int]int{}} }

// tells are the presenters of the events of an exchange. As a table of functions
// they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Exchange, pr *present.Presentation)
}{
	{mtz.EvDeclare, (*Exchange).declared}, {mtz.EvAnswer, func(s *Exchange, pr *present.Presentation) { s.at.Quietly(pr) }}, {mtz.EvTarget, (*Exchange).targeted},
	{mtz.EvPass, (*Exchange).passed}, {mtz.EvResolve, (*Exchange).resolved}, {mtz.EvNegate, (*Exchange).negates}, {mtz.EvFizzle, (*Exchange).fizzles},
}

// Present adds the presenter of each kind of event.
func (s *Exchange) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// Draw draws arcs from the last declaration to its targets.
func (s *Exchange) Draw(c *ui.Canvas) {
	on := s.at.Desk.Show
	st := &on.View.S
	n := int(st.NStack)
	if n == 0 {
		return
	}
	o := &st.Stack[n-1]
	if s.Resolving >= 0 && s.Resolving < n {
		o = &st.Stack[s.Resolving]
	}
	from, ok := on.Board.PoseOf(s.at.Desk.Front(o.Src).Board())
	if !ok {
		return
	}
	bow := func(to rules.CardID) {
		if q, ok := on.Board.PoseOf(s.at.Desk.Front(to).Board()); ok && to != o.Src && to != 0 {
			board.Bow(c, "aim", from.X, from.Y, q.X, q.Y, s.at.Desk.Crayon(o.Ctrl), true)
		}
	}
	for _, t := range o.T[:o.NT] {
		if t.Card != 0 && st.Card(t.Card).Zone.Kind() <= mtz.Ground && st.Card(t.Card).Zone.Kind() >= mtz.Battle {
			bow(t.Card)
		}
	}
	if int16(o.Kind) == mtz.KindAttack && o.NT == 0 && !mtz.Struck(st, entries.At(st, o)) { // once it has landed nothing is aimed at
		bow(mtz.Fighter(st, o.Ctrl.Other()))
	}
}

// declared presents the declaration of an effect, which goes on top of the pile.
func (s *Exchange) declared(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	if ev.Seat == on.Audience {
		s.at.Told.Other()
	} else if s.at.Told.Adds(); ev.A != mtz.KindTrump { // a trump has been slapped
		s.at.Told.Sees(staging.Deed{Way: ev.A, Def: ev.Def})
	}
	sound := "stack"
	if ev.A == mtz.KindTrap {
		sound = "boing"
	}
	on.Play(pr.Show(0), on.SoundTween(sound, 0.7, 0))
	pr.Log("log.declare."+entries.Kinds[ev.A], ev.Seat, ev.Def)
	if _, _, board, ok := s.at.Where(pr, ev.Card); ok {
		on.Play(on.Beside(on.Flash(board, s.at.Desk.Crayon(ev.Seat).Alpha(0.7), 18)))
	}
	wait := 16
	switch {
	case ev.A == mtz.KindSuper || ev.A == mtz.KindSpecial:
		wait = s.chalks(pr)
	case ev.A == mtz.KindTrap:
		wait = s.springs(pr)
	case ev.A == mtz.KindTrump: // it has been slapped
		wait = 2
	case ev.Seat == on.Audience: // who has declared it knows
		wait = 6
	case ev.A == mtz.KindAttack: // the blow follows and says it
		wait = 9
	}
	if ai := int(ev.B); ev.Seat != on.Audience && ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch && ai >= 0 && ai < len(s.at.Desk.Game.Lib.Abilities) {
		soon, read := known(s.told[ai])
		s.told[ai]++
		if pr.JustHeldUp(ev.Def) && pr.Holds("spot") { // its words are being read
			on.Play(ui.Wait(6))
			return
		}
		soon, read = s.at.Quick(soon), s.at.Quick(read)
		pr.SpotWhile(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: phrases.Text.T(on.Lang, "kind."+entries.Kinds[ev.A]), Text: on.Clause(ev.Seat, ai, on.Lang)}, soon, read)
		wait = 2
	}
	if ev.A != mtz.KindSuper {
		wait = s.at.Quick(wait)
	}
	on.Play(ui.Wait(wait))
}

// known returns how soon what an ability of the opponent does is seen, and for how
// long its words are held up meanwhile, in ticks, by how often it has been: what is
// known by now only passes by.
func known(times int) (soon, read int) {
	switch times {
	case 0:
		return 28, 44
	case 1:
		return 8, 18
	}
	return 4, 12
}

// chalks begins to announce a great move on a slate, and returns for how long
// nothing else happens. A super move shakes the desk, and pencils roll.
func (s *Exchange) chalks(pr *present.Presentation) (wait int) {
	on, ev := s.at.Desk.Show, pr.Event
	u := on.Unit()
	great := ev.A == mtz.KindSuper
	all := max(40, 56-4*s.great)
	if great {
		all = max(52, 78-8*s.great)
	}
	all = int(float64(all) * s.at.Repeats())
	s.great++
	sl := s.slate(pr, great)
	s.writes(&sl, all)
	if great {
		on.Play(on.Beside(s.stands(pr, &sl, all)))
		shake := ui.Seq(ui.Wait(int(0.38*float64(all))), on.SoundTween("hit-heavy", 0.7, 0), on.Shake(8*u, 34))
		roll := ui.Seq(ui.Wait(int(0.38*float64(all))), ui.Tween{Ticks: 84, Ease: ui.Linear, Do: func(p float64) { s.at.Hands.Roll = p }, End: func() { s.at.Hands.Roll = 0 }})
		on.Play(on.Beside(ui.Par(shake, roll)))
	}
	return int(0.86 * float64(all))
}

// springs begins to let a trap jump out of its place and slap down while its name is
// chalked on a slate, and returns for how long nothing else happens: less with each.
func (s *Exchange) springs(pr *present.Presentation) (wait int) {
	on := s.at.Desk.Show
	_, _, id, ok := s.at.Where(pr, pr.Event.Card)
	home, seen := on.Board.PoseOf(id)
	all, said := max(20, 32-4*s.sprung), int(s.at.Repeats()*float64(max(SlateLeast, 72-9*s.sprung)))
	s.sprung++
	sl := s.slate(pr, false)
	s.writes(&sl, said)
	wait = int(0.8 * float64(said))
	if !ok || !seen || s.at.Still() {
		return wait
	}
	on.Play(on.Beside(ui.Seq(ui.Wait(int(0.8*float64(all))), on.SoundTween("hit-heavy", 0.6, 0), on.Shake(5*on.Unit(), 16))))
	on.Play(on.Beside(ui.Tween{Ticks: all, Ease: ui.Linear, Start: func() {
		if q, ok := on.Board.PoseOf(id); ok {
			home = q
		}
	}, Do: func(p float64) {
		s.at.Hands.Spring = gestures.Spring{R: home.Rect(), At: p}
		q := home
		high := gestures.Jump(p)
		q.Y -= high * home.Rect().H
		q.W *= 1 + 0.16*math.Max(0, high)
		q.Lift, q.Flat = ui.Clamp01(high*2), math.Max(home.Flat, ui.Clamp01(high*2))
		q.Angle += 0.12 * high * math.Sin(p*22)
		board.Carry(&on.Board, id, &q)
	}, End: func() {
		s.at.Hands.Spring = gestures.Spring{}
		board.Carry(&on.Board, id, nil)
	}}))
	return wait
}

// SlateLeast is for how many ticks a trap is announced at least, unless it has been before.
const SlateLeast = 40

// slate returns the slate on which a declaration is announced, over its player's fighter.
func (s *Exchange) slate(pr *present.Presentation, great bool) gestures.Slate {
	on, ev := s.at.Desk.Show, pr.Event
	u, lay := on.Unit(), s.at.Desk.Lay
	x, y := lay.Stage.Centre()
	if q := s.at.Desk.Card(desk.Spot{Seat: ev.Seat, Slot: mtz.BattleSlot}); !great || lay.Apart {
		x, _ = q.Centre()
	}
	sl := gestures.Slate{Text: phrases.Text.T(on.Lang, "chalk."+entries.Kinds[ev.A]), Sub: s.at.Called(pr, ev.Card).In(on.Lang), X: x, Y: y, Wide: 0.94 * lay.Stage.W, Size: 34 * u, Great: great, Col: s.at.Desk.Crayon(ev.Seat)}
	if great {
		sl.Size = 62 * u
		if lay.Apart && !lay.Low { // over the entry that it announces
			sl.Y -= 84 * u
		}
	}
	if lay.Small {
		sl.Size *= 0.72
	}
	if full := on.Surface.Env().Full(); sl.Wide >= 0.9*full.W && !lay.Apart { // it would leave the window
		sl.X = math.Max(full.X+0.5*sl.Wide, math.Min(x, full.Right()-0.5*sl.Wide))
	}
	return sl
}

// writes begins to write on a slate, and to wipe it after so many ticks.
func (s *Exchange) writes(sl *gestures.Slate, ticks int) {
	on := s.at.Desk.Show
	on.Play(on.SoundTween("crayon", 0.9, 0), on.Beside(ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
		sl.At = p
		s.at.Hands.Slate = *sl
	}, End: func() { s.at.Hands.Slate = gestures.Slate{} }}))
}

// targeted presents a target that is chosen on declaration.
func (s *Exchange) targeted(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	on.Play(pr.Show(0))
	if _, _, board, ok := s.at.Where(pr, ev.Card); ok {
		on.Play(on.Beside(on.Flash(board, on.Theme.Danger, 16)))
	}
	if ev.Def != 0 {
		pr.Log("log.target", ev.Seat, ev.Def)
	}
	on.Play(ui.Wait(s.at.Quick(8)))
}

// passed presents a pass, in words only where answers are piled up.
func (s *Exchange) passed(pr *present.Presentation) {
	on := s.at.Desk.Show
	p := pr.Event.Seat
	on.Play(pr.Show(0))
	if p != on.Audience && on.View.S.NStack > 1 { // a single deed goes on without a word
		x, y := s.at.Desk.WordsAt(p, on.View.S.NStack == 0)
		on.Play(on.Beside(on.Number(phrases.Text.T(on.Lang, "passes"), x, y, 18*on.Unit(), s.at.Desk.Crayon(p), 40)), ui.Wait(4))
	}
}

// resolved presents an entry of the exchange as it resolves.
func (s *Exchange) resolved(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	at := int(ev.C)
	s.acting = at
	s.last = done{def: ev.Def, seat: ev.Seat}
	if ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch {
		s.last.why = said(func(l lang.Lang) string {
			return s.at.Desk.Game.WhyVain(&pr.Now.View.S, ev.Seat, ev.Card, uint16(ev.B), l)
		})
		pr.Vain = said(func(l lang.Lang) string { return because(s.last.why.In(l), l) })
	}
	if x, y, _, ok := s.at.Where(pr, ev.Card); ok {
		s.last.at = &ui.Point{X: x, Y: y}
	}
	on.Play(pr.Show(0), ui.Call(func() { s.Resolving = at; on.Surface.Invalidate() }))
	if at > 0 || ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch {
		pr.Log("log.resolve", ev.Seat, ev.Def)
	}
	_, _, board, ok := s.at.Where(pr, ev.Card)
	if ok && (ev.A == mtz.KindSuper || ev.A == mtz.KindSpecial && !s.strikes(pr)) {
		s.volley(pr, board)
	}
	if ok && s.strikes(pr) {
		s.throws(ev.Seat, 1+rules.Truth(ev.A == mtz.KindSuper))
		return
	}
	if ev.A == mtz.KindTrump && s.folds(pr) {
		return
	}
	if ev.A != mtz.KindAttack || !ok {
		wait := 8
		if at == 0 { // nothing has answered it: it goes on from its declaration
			wait = 3
		}
		on.Play(on.SoundTween("resolve", 0.6, 0), ui.Wait(wait))
		return
	}
	to := mtz.Fighter(&pr.Now.View.S, ev.Seat.Other())
	if _, _, _, seen := s.at.Where(pr, to); seen {
		least, most := s.at.Desk.Game.Strike(&pr.Now.View.S, ev.Seat)
		n := int16(least+most+1) / 2
		force := paper.Force(n)
		if int(n) >= s.at.Desk.Game.HP(&pr.Now.View.S, to) { // what kills is no light blow
			force = max(1, force)
		}
		s.throws(ev.Seat, force)
	}
}

// strikes reports whether the event is a great move of a fighter whose foe is hurt next.
func (s *Exchange) strikes(pr *present.Presentation) bool {
	ev, st := pr.Event, &pr.Now.View.S
	if ev.A != mtz.KindSuper && ev.A != mtz.KindSpecial || ev.Card != mtz.Fighter(st, ev.Seat) {
		return false
	}
	foe := mtz.Fighter(st, ev.Seat.Other())
	return foe != 0 && slices.ContainsFunc(pr.Ahead(func(e rules.Event) bool { return e.Kind == mtz.EvDamage }), func(e rules.Event) bool { return e.Card == foe && e.A > 0 })
}

// folds presents that a trump is folded into paper planes, which fly to all that it
// changes next, and reports whether there is any.
func (s *Exchange) folds(pr *present.Presentation) bool {
	on, st := s.at.Desk.Show, &pr.Now.View.S
	if s.at.Still() {
		return false
	}
	var to []string
	for _, e := range pr.Ahead(func(e rules.Event) bool { return e.Kind == mtz.EvDamage || e.Kind == mtz.EvHeal || e.Kind == mtz.EvMod }) {
		if z := st.Card(e.Card).Zone.Kind(); e.Card == 0 || z != mtz.Battle && z != mtz.Bench {
			continue
		}
		if id := field.Top(pr.Now, pr.Token(e.Card)).Board(); !slices.Contains(to, id) {
			to = append(to, id)
		}
	}
	if len(to) == 0 {
		return false
	}
	col := on.Cards.ColourOf(pr.Event.Def)
	ticks := int(s.at.Repeats() * float64(15+3*paper.Weight(on.Cards.Attr(pr.Event.Def, mtz.ACost))))
	on.Play(on.SoundTween("card-deal", 0.8, 0), ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
		hands := s.at.Hands
		hands.Planes = hands.Planes[:0]
		r := s.at.Desk.Played()
		var from ui.Point
		from.X, from.Y = r.Centre()
		for _, id := range to {
			if q, ok := on.Board.PoseOf(id); ok {
				hands.Planes = append(hands.Planes, gestures.Plane{From: from, To: ui.Point{X: q.X, Y: q.Y}, K: 0.26 * q.W, At: p, Col: col})
			}
		}
	}, End: func() { s.at.Hands.Planes = nil }})
	return true
}

// negates presents an entry that is struck out, by the one that is being carried out.
func (s *Exchange) negates(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev, st := pr.Event, &pr.Was.View.S
	on.Play(pr.Show(0), on.SoundTween("pop", 0.9, 0))
	x, y, _, ok := s.at.Where(pr, ev.Card) // its entry is struck out: the word rises from the card
	if !ok {
		x, y = s.at.Desk.Lay.Stage.Centre()
	}
	if n := int(st.NStack); int(ev.A) < n && ev.A >= 0 {
		if by, o := s.acting, &st.Stack[ev.A]; by < n {
			what := s.at.Called(pr, ev.Card)
			if k := int16(o.Kind); k < mtz.KindTrump || k > mtz.KindTerrain { // not the unit: what it did
				what = lang.Phrase{JA: s.at.Words.Name(o, lang.JA), EN: s.at.Words.Name(o, lang.EN)}
			}
			pr.Log("log.negate", ev.Seat, st.Stack[by].Def, what)
		}
	}
	r := s.crosses(pr, x, y)
	x, _ = r.Centre()
	on.Play(s.stamps(x, r.Bottom()), ui.Wait(stay)) // the phase is that of what it tells until it has been read
}

// crosses begins to strike out with a red pencil what is negated at a point: a trump,
// which is torn, or the unit whose deed it was. It returns where that lies.
func (s *Exchange) crosses(pr *present.Presentation, x, y float64) ui.Rect {
	on, ev := s.at.Desk.Show, pr.Event
	q := gestures.Cross{Col: on.Cards.ColourOf(ev.Def)}
	q.Torn = pr.Was.View.S.Card(ev.Card).Zone.Kind() == mtz.Played
	w := s.at.Desk.Slapped().W
	if _, _, id, ok := s.at.Where(pr, ev.Card); ok && !q.Torn {
		if p, seen := on.Board.PoseOf(id); seen {
			w = p.W
		}
	} else {
		x, y = s.at.Desk.Slapped().Centre()
	}
	q.R = ui.Rect{X: x - w/2, Y: y - w*cards.Aspect/2, W: w, H: w * cards.Aspect}
	if s.at.Desk.Lay.Tiny {
		q.Torn = false
	}
	if face := on.Cards.Of(ev.Def, on.Lang); q.Torn && face != nil {
		q.Face = func(c *ui.Canvas, r ui.Rect, alpha float64) { on.DrawCard(c, face, r, alpha) }
	}
	on.Play(on.Beside(ui.Tween{Ticks: stay, Ease: ui.Linear, Do: func(p float64) {
		q.At = p
		s.at.Hands.Cross = q
	}, End: func() { s.at.Hands.Cross = gestures.Cross{} }}), on.SoundTween("crayon", 0.9, 0))
	return q.R
}

// stamps returns the step in which a stamp is slammed onto the foot of what is negated,
// whose picture and name stay to be seen.
func (s *Exchange) stamps(x, y float64) ui.Tween {
	on := s.at.Desk.Show
	q := gestures.Stamp{Word: phrases.Text.T(on.Lang, "negated"), X: x, Y: y, Size: 40 * on.Unit()}
	if s.at.Desk.Lay.Small {
		q.Size *= 0.7
	}
	const ticks = 64
	return on.Beside(ui.Par(ui.Seq(ui.Wait(ticks*gestures.Lands/100), ui.Par(on.SoundTween("hit-heavy", 0.7, 0), on.Shake(5*on.Unit(), 8))),
		ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
			q.At = p
			s.at.Hands.Stamp = q
		}, End: func() { s.at.Hands.Stamp = gestures.Stamp{} }}))
}

// stay is how long what comes next waits for a negation, in ticks.
const stay = 54

// said says something in both languages.
func said(in func(l lang.Lang) string) lang.Phrase {
	return lang.Phrase{JA: in(lang.JA), EN: in(lang.EN)}
}

// because appends a reason to a line that says that nothing happens.
func because(why string, l lang.Lang) string {
	if why == "" {
		return ""
	}
	return phrases.Text.T(l, "log.vain", why)
}

// done is what has been carried out last: whose it was, where its card lay, nil: out of
// sight, and why it may come to nothing.
type done struct {
	def  rules.DefID
	seat rules.Seat
	at   *ui.Point
	why  lang.Phrase
}

// Void tells at its card that what has been carried out did nothing, and why.
func (s *Exchange) Void(card rules.DefID) {
	if s.last.def == card && card != 0 {
		s.nothing(s.last.seat, s.last.at, s.last.why.In(s.at.Desk.Show.Lang))
	}
}

// nothing lets the word rise that a player's deed has come to nothing, from its card.
func (s *Exchange) nothing(p rules.Seat, at *ui.Point, why string) {
	on := s.at.Desk.Show
	word, ticks := phrases.Text.T(on.Lang, "fizzled"), 54
	if why != "" {
		word, ticks = phrases.Text.T(on.Lang, "fizzled.why", why), 84
	}
	x, y := s.at.Desk.WordsAt(p, on.View.S.NStack == 0)
	if at != nil {
		x, y = at.X, at.Y
	}
	on.Play(on.SoundTween("fizzle", 0.6, 0), on.Beside(on.Number(word, x, y, 20*on.Unit(), on.Theme.Text, ticks)), ui.Wait(20))
}

// fizzles presents an entry that can no longer do anything.
func (s *Exchange) fizzles(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	why := said(func(l lang.Lang) string {
		if ev.A == mtz.FizzleVain {
			return s.at.Desk.Game.WhyVain(&pr.Now.View.S, ev.Seat, ev.Card, uint16(ev.B), l)
		}
		return phrases.Text.T(l, "log.fizzle."+strconv.Itoa(int(ev.A)))
	})
	pr.Log("log.fizzle", ev.Seat, ev.Def, said(func(l lang.Lang) string { return because(why.In(l), l) }))
	on.Play(pr.Show(0))
	var at *ui.Point
	if x, y, _, ok := s.at.Where(pr, ev.Card); ok {
		at = &ui.Point{X: x, Y: y}
	}
	s.nothing(ev.Seat, at, why.In(on.Lang))
}
