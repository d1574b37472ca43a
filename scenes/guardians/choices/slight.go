package choices

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
)

// Slight reports whether the effect that may be answered is neither an attack nor
// about the die.
func (q *Choices) Slight(st *rules.State) bool {
	if st.Dec.Prompt != bgd.PromptCounter || q.Seat < 0 {
		return false
	}
	c, _ := q.Game.Looms(st, q.Seat)
	return c == 0 && q.Game.Turns(st, q.Seat, rules.Option{Verb: rules.Pass}) == 0
}

// effect is what an effect that may be answered comes to.
type effect struct{ slight, vain, idle bool }

// Asked begins a new question.
func (q *Choices) Asked() { q.weighed, q.beyond = nil, beyond{} }

// weigh returns what the effect comes to that may be answered in st. To tell it plays the
// effect, and the table wants to know in every tick: for the question it is told once.
func (q *Choices) weigh(st *rules.State) (e effect) {
	asked := q.Mine && st == q.State
	if asked && q.weighed != nil {
		return *q.weighed
	}
	e.slight = q.Slight(st)
	e.vain = e.slight && q.vain(st)
	e.idle = e.slight && !e.vain && q.idle(st)
	if asked {
		q.weighed = &e
	}
	return e
}

// Hushable reports whether the player may say that questions like this one are not
// to be asked again in this turn: whether a summon, or a slight effect, is answered.
func (q *Choices) Hushable() bool {
	if q.Lesson || q.Replay || q.Shared || !q.Mine || q.Seat < 0 || q.State.Active == q.Seat {
		return false
	}
	return q.Prompting(bgd.PromptSpeed) || q.weigh(q.State).slight
}

// Hush remembers that the question is not asked again in this turn.
func (q *Choices) Hush() {
	if turn := int16(q.State.Turn); q.State.Dec.Prompt == bgd.PromptSpeed {
		q.Swift = turn
	} else {
		q.Small = turn
	}
}

// vain reports whether the effect that may be answered changes nothing if it is let
// happen, as far as the view shows: then there is nothing to decide.
func (q *Choices) vain(st *rules.State) bool {
	try, e := *st, rules.NewEngine(q.Game)
	frames := st.NFrames
	for range 4 {
		if try.Dec.Prompt != bgd.PromptCounter || try.NFrames < frames || try.Over() || try.Fault != rules.FaultNone {
			break
		}
		e.Play(&try, try.ToAnswer(), rules.Option{Verb: rules.Pass}, nil)
	}
	if try.Over() || try.Fault != rules.FaultNone || try.Turn != st.Turn || try.Step != st.Step || try.NFrames >= frames && try.Dec.Src == st.Dec.Src || try.NMods != st.NMods || try.Seats != st.Seats || try.Vars != st.Vars {
		return false
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		was, now := st.Card(id), try.Card(id)
		if id != st.Dec.Src && differ(was, now) {
			return false
		}
		if id == st.Dec.Src && was.N != now.N {
			return false
		}
	}
	return true
}

// differ reports whether something has been done to a card.
func differ(was, now *rules.Card) bool {
	return was.Zone != now.Zone || was.N != now.N || was.Flags != now.Flags
}

// idle reports whether the effect that may be answered leaves all that is the player's as
// it is, and no answer would change what it does: what an answer does for the player's
// own cards, it does against an attack as well. As far as the view shows.
func (q *Choices) idle(st *rules.State) bool {
	pass := rules.Option{Verb: rules.Pass}
	let, ok := q.after(st, pass)
	if !ok || let.Turn != st.Turn || let.Seats[q.Seat] != st.Seats[q.Seat] || let.Dec.Prompt == bgd.PromptDamage && let.Dec.Src != st.Dec.Src && let.Card(let.Dec.Src).Owner == q.Seat {
		return false
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		if was, now := st.Card(id), let.Card(id); was.Owner == q.Seat && differ(was, now) {
			return false
		}
	}
	for i := int(st.NMods); i < int(let.NMods); i++ {
		if m := &let.Mods[i]; m.Target == 0 && m.Seat != q.Seat.Other() || m.Target != 0 && st.Card(m.Target).Owner == q.Seat {
			return false
		}
	}
	for i := int(st.NStack); i < int(let.NStack); i++ {
		if o := &let.Stack[i]; o.Event != 0 && st.Card(o.Event).Owner == q.Seat || o.Event == 0 && rules.ZoneID(o.Dest).Seat() == q.Seat {
			return false
		}
	}
	for _, o := range rules.Options(q.Game, st, q.Seat, nil) {
		if o == pass {
			continue
		}
		if own, ok := q.after(st, o); !ok || !q.same(st, let, own) {
			return false
		}
	}
	return true
}

// same reports whether an answer has left the opponent as it is without one.
func (q *Choices) same(st, let, own *rules.State) bool {
	foe := q.Seat.Other()
	if let.Seats[foe] != own.Seats[foe] || let.Step != own.Step || let.Turn != own.Turn || let.NStack != own.NStack || let.Dec.Prompt != own.Dec.Prompt || let.Dec.Src != own.Dec.Src || let.Dec.Arg != own.Dec.Arg || let.Vars[bgd.Die] != own.Vars[bgd.Die] || let.Vars[bgd.DieMod] != own.Vars[bgd.DieMod] {
		return false
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		if a, b := let.Card(id), own.Card(id); a.Owner == foe && differ(a, b) {
			return false
		}
	}
	for i := int(st.NMods); i < int(own.NMods); i++ { // only the player's own cards are stronger
		m := &own.Mods[i]
		if as := slices.ContainsFunc(let.Mods[:let.NMods], func(l rules.Mod) bool { return l == *m }); !as && (m.Target == 0 || st.Card(m.Target).Owner == foe) {
			return false
		}
	}
	return true
}

// after returns what comes of an answer if nobody answers anything else: Force is paid
// as the table pays it. ok is whether nothing else was asked on the way.
func (q *Choices) after(st *rules.State, o rules.Option) (try *rules.State, ok bool) {
	s, e := *st, rules.NewEngine(q.Game)
	var buf []rules.Option
	e.Play(&s, q.Seat, o, nil)
	for range 16 {
		if s.Over() || s.Fault != rules.FaultNone || s.NFrames < st.NFrames {
			break
		}
		p := s.ToAnswer()
		if s.Dec.Prompt == bgd.PromptCounter {
			e.Play(&s, p, rules.Option{Verb: rules.Pass}, nil)
		} else if s.Dec.Prompt == bgd.PromptForce {
			buf = e.Options(&s, p, buf[:0])
			e.Play(&s, p, outlook.Spend(&s, buf), nil)
		} else {
			break
		}
	}
	return &s, !s.Over() && s.Fault == rules.FaultNone && (s.NFrames < st.NFrames || s.Dec.Prompt == bgd.PromptDamage || s.Dec.Src != st.Dec.Src)
}

// Outcome is what an answer to an effect or to damage comes to for the guardian that is
// hit, or else for the player's attack guardian.
type Outcome struct {
	More int  // LP that it has more than without the answer
	Left int  // LP after the hit that comes
	Then int  // and once the turn is over: less than Left where LP are only lent
	Hit  bool // a hit comes
}

// Lent reports whether LP go when the turn is over.
func (r Outcome) Lent() bool { return r.Then < r.Left }

// Outcome returns what an answer comes to, and whether that can be told.
func (q *Choices) Outcome(o rules.Option) (r Outcome, ok bool) {
	st := q.State
	c, n := bgd.AttackGuardian(st, q.Seat), int(st.Dec.Arg)
	if st.Dec.Prompt == bgd.PromptDamage {
		c, r.Hit = st.Dec.Src, true
	} else if k, n := q.Game.Looms(st, q.Seat); n > 0 {
		c, r.Hit = k, true
	}
	if c == 0 || q.Seat < 0 {
		return Outcome{}, false
	}
	r.Left, r.Then, ok = stands(q, o, c)
	if st.Dec.Prompt == bgd.PromptCounter {
		if _, n = q.Game.Looms(st, q.Seat); n == 0 {
			if lp, _, let := stands(q, rules.Option{Verb: rules.Pass}, c); let {
				n = q.Game.LP(st, c) - lp
			}
		}
	}
	r.More = r.Left - (q.Game.LP(st, c) - n)
	r.Left, r.Then = max(0, r.Left), max(0, r.Then)
	return r, ok
}

// stands returns the LP of a guardian after an answer and the hit that comes, and those
// that are left of them once the turn is over.
func stands(q *Choices, o rules.Option, c rules.CardID) (lp, then int, ok bool) {
	try, ok := q.after(q.State, o)
	if !ok || try.Card(c).Stamp != q.State.Card(c).Stamp {
		return 0, 0, false
	}
	if lp, then = q.Game.LP(try, c), q.Game.Remains(try, c); try.Dec.Prompt == bgd.PromptDamage && try.Dec.Src == c {
		lp, then = lp-int(try.Dec.Arg), then-int(try.Dec.Arg)
	}
	return lp, then, true
}

// Lifts reports whether an answer adds to the LP of a guardian as a modifier: if not, what
// it spares is a hit that does not come.
func Lifts(q *Choices, o rules.Option, c rules.CardID) bool {
	try, ok := q.after(q.State, o)
	if !ok {
		return false
	}
	had := q.State.Mods[:q.State.NMods]
	return slices.ContainsFunc(try.Mods[:try.NMods], func(m rules.Mod) bool {
		return m.Kind == bgd.ModLP && m.Target == c && m.Amount > 0 && !slices.Contains(had, m)
	})
}
