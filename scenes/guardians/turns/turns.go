// Package turns presents what a turn of Battle Guardians brings: its phases, cards
// that move and come, Force, DG, LP and life counters.
package turns

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Turns are those of a table.
type Turns struct {
	on    staging.Table
	arena *arena.Arena
}

// On returns the turns of a table.
func On(t staging.Table, place *arena.Arena) *Turns { return &Turns{t, place} }

// tells are the presenters of the events of a turn.
var tells = [...]struct {
	kind rules.EventKind
	tell func(k *Turns, pr *present.Presentation)
}{
	{rules.EvMove, (*Turns).moves}, {rules.EvShow, (*Turns).shows},
	{bgd.EvTurn, (*Turns).turn}, {bgd.EvStep, (*Turns).step}, {bgd.EvKept, (*Turns).kept}, {bgd.EvSkip, (*Turns).skips},
	{bgd.EvForce, (*Turns).forceTurns}, {bgd.EvSummon, (*Turns).summoned}, {bgd.EvGauge, (*Turns).gauge}, {bgd.EvLife, (*Turns).life}, {bgd.EvCounters, (*Turns).counters},
}

// Present adds the presenter of each kind of event of a turn.
func (m *Turns) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(m, pr) }
	}
	all[rules.EvShuffle], all[bgd.EvRedraw], all[bgd.EvEnd] = m.shuffles, present.Said("log.redraw"), (*present.Presentation).Quiet
}

// moves presents cards that move together.
func (m *Turns) moves(pr *present.Presentation) {
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	if pr.Was.Turn() == 0 && pr.Coming().Kind == bgd.EvKept { // taken from the deck, not drawn
		f := Zones[to].Come
		f.Log = ""
		pr.Fly(f)
		return
	}
	if c := pr.Coming(); c.Kind == bgd.EvSummon && c.Card == first.Card && c.To == first.To { // it lands with what it inherits
		pr.Take(func(e rules.Event) bool { return e == c || e.Kind == rules.EvMove && e.Card == first.Card })
		f, s := Zones[to].Come, m.on.Show
		if w := arena.Weight(m.arena, c); w >= arena.Heavy && !m.on.Still() { // it rises high, and drops
			f.Arc, f.Ease = f.Arc+0.5*w, ui.EaseIn
		}
		fly := pr.FlightTo(0, len(pr.Taken)-1, f)
		if band, ticks := m.enters(pr, c); ticks > 0 { // it falls out of its band onto the plinth
			veil := func(on bool) func() { return func() { board.Veil(&s.Board, pr.Now.Known(c.Card).Board(), on) } }
			fly = ui.Seq(ui.Call(veil(true)), ui.Par(band, ui.Seq(ui.Wait(max(0, ticks-f.Ticks-6)), fly)), ui.Call(veil(false)))
		}
		s.Play(fly, m.stone(pr, c), ui.Wait(f.Wait))
		pr.Means(present.ActPlayed)
		s.Timeline.KeepPace(c.Seat != s.Audience)
		m.lands(pr)
		return
	}
	if from == bgd.Attack && to == bgd.Leaving && len(pr.Taken) == 1 { // it goes before the other comes
		m.on.Show.Play(m.arena.Leaves(m.on.Show.SideOf(first.From.Seat()), pr.Flight(0, Zones[to].Come)))
		return
	}
	if from == bgd.Attack && to == bgd.Side && m.on.Show.Cards.Attr(first.Def, bgd.AType) == bgd.Raging { // it lasts for its turn only (BGD-23.17)
		x, y := m.on.Middle(bgd.Attack, first.From.Seat())
		s := m.on.Show
		s.Play(s.SoundTween("fizzle", 0.7, 0), s.Beside(s.Number(s.T("rage.ends"), x, y, 22*s.Unit(), s.Theme.Text, 80)), ui.Wait(8))
	}
	if to == bgd.Hand && (from == bgd.Deck || from == bgd.Side) && pr.Was.Turn() > 0 { // it finds its place while the turn goes on
		f := Zones[to].Come
		f.Ticks = 6
		present.MovesBy(pr, f)
		return
	}
	if to != bgd.Junk && !(from == bgd.Hand && to == bgd.Deck) {
		pr.Moves()
		m.spreads(first)
		return
	}
	pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvMove && e.From == first.From && e.To == first.To })
	f := Zones[to].Come
	n := len(pr.Taken)
	key := "log.junk"
	switch {
	case to == bgd.Deck:
		f.Log, key = "", ""
	case from == bgd.Deck || from == bgd.Side:
		key = "log.mill"
	case from == bgd.Hand:
		if key = "log.discard"; pr.Coming().Kind == bgd.EvAnswer { // which has its own sentence
			key = ""
		}
	case from == bgd.Leaving:
		key = "log.shift"
	case from == bgd.Played:
		key = ""
	}
	if f.Log = ""; n > 4 {
		f.Gap = max(2, 14/n)
	}
	pr.Fly(f)
	if key == "log.mill" && n > 3 {
		pr.Log("log.mill.n", first.To.Seat(), 0, n)
		return
	}
	for _, e := range pr.Taken {
		if key != "" && e.Def != 0 {
			pr.Log(key, e.To.Seat(), e.Def)
		}
	}
}

// spreads lets a domain that has come take hold of the ground.
func (m *Turns) spreads(ev rules.Event) {
	if r, ok := m.on.Lay.Zone(bgd.Domain, m.on.Show.SideOf(ev.To.Seat())); ok && ev.To.Kind() == bgd.Domain && !m.on.Still() {
		x, y := r.Centre()
		m.on.Show.Play(m.on.Show.Beside(arena.Spreads(m.arena, x, y, m.on.Show.Cards.ColourOf(ev.Def))))
	}
}

// shows presents revealed cards, except one that is about to be summoned from the hand.
func (m *Turns) shows(pr *present.Presentation) {
	s := m.on.Show
	if c := pr.Coming(); len(pr.Taken) == 1 && c.Kind != rules.EvShow && pr.Event.From.Kind() != bgd.Deck && pr.Event.From.Kind() != bgd.Side && m.summonsNext(pr) {
		return
	}
	if pr.Event.From.Seat() == s.Audience && pr.Event.Vis == 0 && (pr.Event.From.Kind() == bgd.Deck || pr.Event.From.Kind() == bgd.Side) {
		if pr.Same(); pr.Coming().Kind == rules.EvShuffle { // nothing of it fits
			x, y := m.on.Middle(pr.Event.From.Kind(), s.Audience)
			s.Play(s.SoundTween("fizzle", 0.5, 0), s.Beside(s.Number(s.T("find.none"), x+60*s.Unit(), y, 22*s.Unit(), s.Theme.Text, 90)))
			pr.Log("log.find.none", s.Audience, 0)
		}
		return
	}
	pr.Shows()
}

// summonsNext reports whether the card shown is about to be summoned.
func (m *Turns) summonsNext(pr *present.Presentation) bool {
	k := pr.Event.From.Kind()
	return k == bgd.Hand && pr.Was.Step() != bgd.StepSet && pr.Was.Step() != bgd.StepBattle || k == bgd.Assist
}

func (m *Turns) turn(pr *present.Presentation) {
	s := m.on.Show
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	s.Play(pr.Show(0))
	pr.Log("log.turn", p, 0, n)
	if n == 1 {
		s.Play(s.SoundTween("war-horn", 0.7, 0), s.Beside(s.Callout(s.T("intro"), s.Sentence(s.Lang, "log.first", p, 0), m.on.Colour(p), 48)), ui.Wait(30)) // it goes before cards come
		return
	}
	x, y := m.on.Rises(p)
	if m.on.Lay.Tall { // clear of cards, the die and numbers that still rise there
		x, y = m.on.Lay.Prompt.Centre()
	}
	pr.Turn(false, s.T("turn.of", s.Possessive(p, s.Lang, true)), s.T("turn", n), m.on.Colour(p), x, y-10*s.Unit(), 26*s.Unit())
}

// step updates the phase bar.
func (m *Turns) step(pr *present.Presentation) {
	s := m.on.Show
	if pr.Event.A != int16(bgd.StepBattle) { // the die stays until its attack is over
		pr.Quiet()
	}
	s.Play(pr.Show(0))
	switch uint8(pr.Event.A) {
	case bgd.StepExtra:
		s.Play(s.SoundTween("circle", 0.8, 0), s.Callout(s.T("step.extra"), s.T("step.extra.why"), faces.TypeColours[bgd.ExtraGuardian], 40))
		pr.Log("log.extra", pr.Event.Seat, 0)
	case bgd.StepEnd:
		if p := pr.Event.Seat; pr.Was.Step() == bgd.StepSet && p != s.Audience && bgd.AttackGuardian(&pr.Was.View.S, p.Other()) != 0 {
			x, y := m.on.Lay.Die.Centre()
			s.Play(s.Beside(s.Number(s.T("unrolled"), x, y, 24*s.Unit(), s.Theme.Text, 60)), ui.Wait(10))
			pr.Log("log.unrolled", p, 0)
		}
	case bgd.StepDomain: // the Summon Phase has passed by itself: only the log says why
		if p := pr.Event.Seat; p == s.Audience && m.barred(&pr.Now.View.S, p) {
			pr.Log("log.nosummon", p, 0, m.on.Game.Limit(&pr.Now.View.S, p), bgd.ReadyForce(&pr.Now.View.S, p))
		}
	case bgd.StepDice:
		s.Play(s.SoundTween("commit", 0.5, 0), ui.Wait(4))
	}
}

// shuffles presents a shuffled pile; a side deck that has been searched against a
// summon has its own sentence.
func (m *Turns) shuffles(pr *present.Presentation) {
	z, st := pr.Event.To, &pr.Was.View.S
	if st.Turn == 0 { // all decks at once
		s := m.on.Show
		for _, e := range pr.Same() {
			s.Play(ui.Call(func() {
				s.Timeline.Now(s.Shuffle(s.PoseInZone(e.To, present.Token{}, &s.Moment), s.SideOf(e.To.Seat()) == 1, 34))
			}))
		}
		s.Play(s.SoundTween("shuffle", 0.5, 0), ui.Wait(22))
		return
	}
	if z.Kind() != bgd.Side || z.Seat() == st.Active || pr.Was.Step() != bgd.StepSummon {
		pr.Shuffles()
		return
	}
	pr.Riffle(z, 0.5, 40)
	pr.Log("log.searched", z.Seat(), 0)
}

// barred reports whether a seat holds a guardian and can summon none.
func (m *Turns) barred(st *rules.State, p rules.Seat) bool {
	for _, c := range st.Zone(rules.ZoneOf(bgd.Hand, p)) {
		if t := m.on.Show.Cards.Attr(st.Card(c).Def, bgd.AType); st.Card(c).Def != 0 && (t == bgd.NormalAttack || t == bgd.NormalAssist) {
			return !m.on.Game.Summons(st, p)
		}
	}
	return false
}

func (m *Turns) kept(pr *present.Presentation) {
	ev := pr.Event
	key := [...]string{"log.kept", "", "log.kept.lost"}[max(0, min(2, int(ev.A)))] // the summon has its own sentence
	if ev.Def != 0 && key != "" {
		pr.Log(key, ev.Seat, ev.Def)
	}
}

// forceTurns presents several Force that become ready or spent.
func (m *Turns) forceTurns(pr *present.Presentation) {
	s := m.on.Show
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	n := len(pr.Taken)
	sound, key, wait := "mana-tap", "log.spend", 8
	if ev.A == 1 {
		sound, key, wait = "card-flip", "log.ready", 4
	}
	s.Play(s.SoundTween(sound, 0.6, 0), pr.Show(n-1), ui.Wait(wait))
	pr.Log(key, ev.Seat, 0, n)
}
