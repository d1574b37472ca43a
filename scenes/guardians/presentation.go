package guardians

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// present maps kinds of events to the functions that present them. Incidental
// changes of LP or DG are counted afterwards.
func (s *Scene) present() map[rules.EventKind]func(pr *present.Presentation) {
	presenters := map[rules.EventKind]func(pr *present.Presentation){
		rules.EvMove: s.moves, rules.EvShow: s.shows, rules.EvShuffle: shuffles, rules.EvVar: s.dieChanges, rules.EvRandom: s.rolls, rules.EvOver: s.over,
		bgd.EvTurn: s.turn, bgd.EvStep: s.step, bgd.EvFirst: s.first, bgd.EvKept: s.kept, bgd.EvRedraw: present.Said("log.redraw"),
		bgd.EvForce: s.forceTurns, bgd.EvSummon: s.summoned, bgd.EvGauge: s.gauge, bgd.EvLife: s.life,
		bgd.EvDamage: s.waits, bgd.EvHit: s.hit, bgd.EvLost: s.lost, bgd.EvNullify: s.nullified, bgd.EvWeak: s.weakened, bgd.EvDie: s.judged,
		bgd.EvEffect: s.effect, bgd.EvNegate: s.negated, bgd.EvAnswer: s.answered, bgd.EvDestroy: s.destroyed, bgd.EvCounters: s.counters,
		bgd.EvForbid: s.forbids, bgd.EvGrant: s.grants, bgd.EvSkip: s.skips, bgd.EvEnd: (*present.Presentation).Quiet,
		bgd.EvBound: s.bound,
	}
	usual := (*present.Presentation).Common
	for _, k := range []rules.EventKind{rules.EvSeatVar, rules.EvFlip} {
		presenters[k] = usual
	}
	for k, f := range presenters {
		presenters[k] = func(pr *present.Presentation) {
			f(pr)
			if now := s.on.Of(pr.Now); now != s.numbers.Plan {
				s.Play(pr.Show(len(pr.Taken)-1), s.on.Runs(pr.Now, 16))
			}
		}
	}
	return presenters
}

// familiar reports whether the effect has been held up before in this match:
// its name is enough then.
func (s *Scene) familiar(ev rules.Event) bool { return s.effects[ev.A] > 1 }

// spotPlace returns the places for a card held up with its words, and for
// several: over the bar and the hand, so that the guardians stay visible.
func (s *Scene) spotPlace() (one, several ui.Rect) {
	u, st := s.Unit(), s.lay.Stage
	one = s.lay.Prompt.Union(s.lay.Hand[0])
	switch {
	case s.lay.Tall:
		one = one.Middle(one.W, math.Min(one.H, 190*u))
	case !s.lay.Small:
		one = one.Middle(math.Min(one.W, 640*u), math.Min(one.H, 190*u))
	}
	return one, st
}

// moves presents cards that move together.
func (s *Scene) moves(pr *present.Presentation) {
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	if pr.Was.Turn() == 0 && pr.Coming().Kind == bgd.EvKept { // taken from the deck, not drawn
		f := zones[to].Come
		f.Log = ""
		pr.Fly(f)
		return
	}
	if to != bgd.Junk && !(from == bgd.Hand && to == bgd.Deck) {
		pr.Moves()
		return
	}
	pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvMove && e.From == first.From && e.To == first.To })
	f := zones[to].Come
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

// shows presents revealed cards, except one that is about to be summoned from the hand.
func (s *Scene) shows(pr *present.Presentation) {
	if c := pr.Coming(); len(pr.Taken) == 1 && c.Kind != rules.EvShow && pr.Event.From.Kind() != bgd.Deck && pr.Event.From.Kind() != bgd.Side && s.summonsNext(pr) {
		return
	}
	if pr.Event.From.Seat() == s.Audience && pr.Event.Vis == 0 && (pr.Event.From.Kind() == bgd.Deck || pr.Event.From.Kind() == bgd.Side) {
		if pr.Same(); pr.Coming().Kind == rules.EvShuffle { // nothing of it fits
			x, y := s.on.Middle(pr.Event.From.Kind(), s.Audience)
			s.Play(s.SoundTween("fizzle", 0.5, 0), s.Beside(s.Number(s.T("find.none"), x+60*s.Unit(), y, 22*s.Unit(), s.Theme.Text, 90)))
			pr.Log("log.find.none", s.Audience, 0)
		}
		return
	}
	pr.Shows()
}

// summonsNext reports whether the card shown is about to be summoned.
func (s *Scene) summonsNext(pr *present.Presentation) bool {
	k := pr.Event.From.Kind()
	return k == bgd.Hand && pr.Was.Step() != bgd.StepSet && pr.Was.Step() != bgd.StepBattle || k == bgd.Assist
}

func (s *Scene) turn(pr *present.Presentation) {
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	s.Play(pr.Show(0))
	pr.Log("log.turn", p, 0, n)
	if n == 1 {
		s.Play(s.SoundTween("war-horn", 0.7, 0), s.Callout(s.T("intro"), s.Sentence(s.Lang, "log.first", p, 0), s.on.Colour(p), 80))
		return
	}
	x, y := s.on.Rises(p)
	pr.Turn(n == 2, s.T("turn.of", s.Possessive(p, s.Lang, true)), s.T("turn", n), s.on.Colour(p), x, y-10*s.Unit(), 26*s.Unit())
}

// step updates the phase bar.
func (s *Scene) step(pr *present.Presentation) {
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
			x, y := s.lay.Die.Centre()
			s.Play(s.Beside(s.Number(s.T("unrolled"), x, y, 24*s.Unit(), s.Theme.Text, 60)), ui.Wait(10))
			pr.Log("log.unrolled", p, 0)
		}
	case bgd.StepDomain: // the Summon Phase has passed by itself
		if p := pr.Event.Seat; p == s.Audience && s.barred(&pr.Now.View.S, p) {
			x, y := s.on.Middle(bgd.Attack, p.Other())
			s.Play(s.Beside(s.Number(s.T("nosummon"), x, y, 24*s.Unit(), s.Theme.Text, 70)), ui.Wait(12))
			pr.Log("log.nosummon", p, 0, s.game.Limit(&pr.Now.View.S, p), outlook.LimitSum(s.game, &pr.Now.View.S, p, s.Lang), bgd.ReadyForce(&pr.Now.View.S, p))
		}
	case bgd.StepDice:
		s.Play(s.SoundTween("commit", 0.5, 0), ui.Wait(4))
	}
}

// shuffles presents a shuffled pile; a side deck that has been searched against a
// summon has its own sentence.
func shuffles(pr *present.Presentation) {
	z, st := pr.Event.To, &pr.Was.View.S
	if z.Kind() != bgd.Side || st.Turn == 0 || z.Seat() == st.Active || pr.Was.Step() != bgd.StepSummon {
		pr.Shuffles()
		return
	}
	pr.Riffle(z, 0.5, 40)
	pr.Log("log.searched", z.Seat(), 0)
}

// barred reports whether a seat holds a guardian and can summon none.
func (s *Scene) barred(st *rules.State, p rules.Seat) bool {
	for _, c := range st.Zone(rules.ZoneOf(bgd.Hand, p)) {
		if t := s.Cards.Attr(st.Card(c).Def, bgd.AType); st.Card(c).Def != 0 && (t == bgd.NormalAttack || t == bgd.NormalAssist) {
			return !s.game.Summons(st, p)
		}
	}
	return false
}

// first presents who goes first, who need not have won the roll.
func (s *Scene) first(pr *present.Presentation) {
	key := "log.first"
	if s.won != rules.NoSeat && s.won != pr.Event.Seat {
		key = "log.first.given"
	}
	p := pr.Event.Seat
	why := ""
	if s.won != rules.NoSeat {
		why = s.T("first.why", lang.Capital(s.Player(s.won, s.Lang)))
		if s.won != p {
			why = s.T("first.given", s.Player(s.won, s.Lang))
		}
	}
	s.Play(s.SoundTween("war-horn", 0.4, 0), s.Callout(s.Sentence(s.Lang, "log.first", p, 0), why, s.on.Colour(p), 70))
	pr.Log(key, p, 0)
}

func (s *Scene) kept(pr *present.Presentation) {
	ev := pr.Event
	key := [...]string{"log.kept", "", "log.kept.lost"}[max(0, min(2, int(ev.A)))] // the summon has its own sentence
	if ev.Def != 0 && key != "" {
		pr.Log(key, ev.Seat, ev.Def)
	}
}

// forceTurns presents several Force that become ready or spent.
func (s *Scene) forceTurns(pr *present.Presentation) {
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

// summoned presents a new guardian: the stone keeps its cracks, and the newcomer inherits the DG.
func (s *Scene) summoned(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	how := s.game.Names().Word("how", ev.A)
	s.Play(pr.Show(0))
	if ev.A == bgd.HowSilent {
		s.Play(s.SoundTween("card-place", 0.6, 0), ui.Wait(8))
		pr.Log("log.silent", ev.Seat, ev.Def)
		return
	}
	key := "log.summon"
	if _, ok := Text["log.summon."+how]; ok {
		key = "log.summon." + how
	}
	x, y := s.on.Middle(ev.To.Kind(), ev.Seat)
	sound := "steel"
	if t := s.Cards.Attr(ev.Def, bgd.AType); faces.Attacks(t) && t != bgd.NormalAttack {
		sound = "circle"
		s.Play(s.Beside(s.arena.Opens(x, y, s.Cards.ColourOf(ev.Def))))
	}
	s.Play(s.SoundTween(sound, 0.8, 0), s.on.Flash(pr, ev.Card, s.Cards.ColourOf(ev.Def).Alpha(0.6), 26), s.Burst(x, y, 16, s.Cards.ColourOf(ev.Def)))
	if ev.To.Kind() == bgd.Attack {
		s.Play(s.Beside(s.arena.Arrives(pr, ev)))
	}
	if word := "how." + how + ".cry"; Text[word].JA != "" {
		name, ticks := s.CardName(ev.Def), 46
		if ev.A == bgd.HowSpeed && s.on.Told["speed"] == 0 { // it has come in the other's turn
			s.on.Told["speed"], name, ticks = ev.Card, name+s.Lang.Pick("：", ": ")+s.T("speed.why"), 110
		}
		cry := s.Callout(s.T(word), name, s.Cards.ColourOf(ev.Def), ticks)
		if ev.Seat != s.Audience { // it has just been held up
			cry = s.Beside(cry)
		}
		s.Play(cry)
	}
	pr.Log(key, ev.Seat, ev.Def)
	if ev.B != 0 {
		bx, by := s.on.Rises(ev.Seat)
		if ev.To.Kind() == bgd.Assist {
			bx, by = x, y
		}
		s.Play(s.SoundTween("stone-crack", 0.7, 0), s.Beside(s.Number(s.T("inherit", ev.B), bx, by, 24*u, faces.DG.Lighten(0.4), 66)), s.on.Runs(pr.Now, 20))
		pr.Log("log.inherit", ev.Seat, ev.Def, ev.B)
	}
	s.Play(ui.Wait(8))
}

// gauge presents a change of DG; that of a blow was presented with it.
func (s *Scene) gauge(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	if ev.C == 1 {
		s.Play(pr.Show(0), s.on.Runs(pr.Now, 24))
		return
	}
	x, y := s.on.Rises(ev.Seat)
	if ev.From.Kind() == bgd.Assist {
		x, y = s.on.Middle(bgd.Assist, ev.Seat)
	}
	if ev.B < ev.A {
		s.Play(s.SoundTween("heal", 0.7, 0), pr.Show(0), ui.Par(s.on.Runs(pr.Now, 20), s.Number("DG −"+itoa(int(ev.A-ev.B)), x, y, 28*u, s.Theme.Good, 60), s.Burst(x, y, 16, s.Theme.Good)), ui.Wait(6))
		pr.Log("log.repair", ev.Seat, ev.Def, ev.A-ev.B, ev.B)
		if ev.A >= 0 && ev.B < 0 { // which surprises (BGD-14.7)
			if s.on.Told["dg.below"] == 0 {
				s.on.Told["dg.below"] = ev.Card
				s.Play(s.Beside(s.Number(s.T("dg.below"), x, y-30*u, 18*u, s.Theme.Good.Lighten(0.4), 130)))
			}
			pr.Log("log.below", ev.Seat, ev.Def, ev.B)
		}
		return
	}
	s.Play(s.SoundTween("stone-crack", 0.8, 0), pr.Show(0), ui.Par(s.on.Runs(pr.Now, 20), s.Number("DG +"+itoa(int(ev.B-ev.A)), x, y, 26*u, faces.DG.Lighten(0.4), 56)), ui.Wait(4))
	pr.Log("log.gauge", ev.Seat, ev.Def, ev.B-ev.A, ev.B)
}

// life presents an Up or a Down.
func (s *Scene) life(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	x, y := s.on.Rises(ev.Seat)
	if ev.From.Kind() == bgd.Assist {
		x, y = s.on.Middle(bgd.Assist, ev.Seat)
	}
	col, sound, key := s.Theme.Good, "power-gain", "log.up"
	if ev.A < 0 {
		col, sound, key = faces.DG, "fizzle", "log.down"
	}
	s.Play(s.SoundTween(sound, 0.6, 0), pr.Show(0), ui.Par(s.on.Runs(pr.Now, 22), s.Number("LP "+lang.Signed(int(ev.A)), x, y, 26*u, col, 58), s.Burst(x, y, 12, col)), ui.Wait(6))
	pr.Log(key, ev.Seat, ev.Def, int(math.Abs(float64(ev.A))))
}

// effect presents the activation of an effect: its card is held up with its words.
func (s *Scene) effect(pr *present.Presentation) {
	ev, text := pr.Event, s.Cards.Clause(int(pr.Event.A), s.Lang)
	kind := s.game.Names().Word("kind", ev.B)
	ticks, sound := 30, "resolve"
	switch {
	case kind == "attack":
		ticks, sound = 22, "attack-light"
		pr.Means(present.ActAttack)
	case ev.Seat == s.Audience:
		ticks = 18
	}
	if kind == "counterCard" || kind == "counterAbility" {
		ticks, sound, s.counter = 38, "counter", ev.Def
	}
	if s.familiar(ev) {
		ticks /= 2
	}
	s.effects[ev.A]++
	flash := s.on.Flash(pr, ev.Card, s.Cards.ColourOf(ev.Def).Alpha(0.7), 22)
	if kind == "attack" && s.effects[ev.A] > 2 { // the guardian that flies says the same
		s.Play(flash)
	} else {
		s.Play(s.SoundTween(sound, 0.7, 0), flash)
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: s.T("effect." + kind), Text: text}, ticks)
	}
	pr.Log("log.effect."+kind, ev.Seat, ev.Def)
}

// negated presents that an effect does nothing.
func (s *Scene) negated(pr *present.Presentation) {
	ev := pr.Event
	k := &blow.Clash{Word: s.T("negated")}
	if s.counter != 0 {
		k.By = s.Cards.Look(cards.Look{Def: s.counter, Lang: s.Lang})
	}
	weight := 1200.0
	if st := &pr.Was.View.S; st.Card(ev.Card).Zone.Kind() != bgd.Attack { // one that lies there stays
		k.Foe = s.Cards.Look(cards.Look{Def: ev.Def, Lang: s.Lang})
	} else if n := s.game.Blow(st, ev.Seat, s.game.Face(st, ev.Seat)); n > 0 {
		k.Was, k.Left, weight = "−"+itoa(n), "0", float64(n)
	}
	clashes(s, pr, k, ev.Seat.Other(), weight, ev.Def)
	if s.counter = 0; s.on.Told["negated"] == 0 {
		s.on.Told["negated"] = ev.Card
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Warn: s.T("negated"), Text: s.T("negated.why")}, 34)
	}
	pr.Log("log.negated", ev.Seat, ev.Def)
}

// bound tells what a bound of the program lets do nothing (BGD-28.4).
func (s *Scene) bound(pr *present.Presentation) {
	key := [...]string{"log.bound.damage", "log.bound.changes", "log.bound.nested"}[max(0, min(2, pr.Event.A))]
	if pr.Event.Card == 0 && pr.Event.A == bgd.BoundChanges {
		key = "log.bound.seat"
	}
	pr.Log(key, pr.Event.Seat, pr.Event.Def)
}

// answered presents a spell discarded against a spell.
func (s *Scene) answered(pr *present.Presentation) {
	ev := pr.Event
	s.counter = ev.Def
	s.Play(s.SoundTween("counter", 0.8, 0))
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: s.T("effect.discard"), Text: s.T("answered", s.Cards.Attr(ev.Def, bgd.ASP))}, 40)
	pr.Log("log.answered", ev.Seat, ev.Def)
}

func (s *Scene) forbids(pr *present.Presentation) {
	ev := pr.Event
	word := s.game.Names().Word("deed", ev.A)
	x, y := s.on.Rises(ev.Seat)
	s.Play(s.SoundTween("trap-spring", 0.5, 0), s.Beside(s.Number(s.T("deed."+word), x, y, 20*s.Unit(), faces.DG.Lighten(0.4), 60)), ui.Wait(10))
	pr.Log("log.forbid", ev.Seat, 0, Text["deed."+word])
}

func (s *Scene) skips(pr *present.Presentation) {
	ev := pr.Event
	key := "log.skip"
	if ev.B != 0 {
		key = "log.skips"
	}
	pr.Log(key, ev.Seat, 0, Text["step."+s.game.Names().Word("phase", ev.A)])
}

func (s *Scene) grants(pr *present.Presentation) {
	ev := pr.Event
	s.Play(s.SoundTween("power-gain", 0.5, 0), s.on.Flash(pr, ev.Card, faces.Hit.Alpha(0.6), 24), ui.Wait(8))
	pr.Log("log.grant."+s.game.Names().Word("modifier", ev.A), ev.Seat, ev.Def, lang.Signed(int(ev.B)))
}
