// Package questions puts into words what is asked at a table of Mattsan Card Game,
// what its answers are called, and in which form a question is shown.
package questions

import (
	"cmp"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// Questions puts what is asked at a table into words.
type Questions struct {
	Desk    desk.Desk
	Words   entries.Entries
	Choices *choices.Choices
	StepKey func() string // the phrase for the step that is shown
	Asker   *ask.Asker
}

// Figures returns the numbers an effect may change, as both players see them.
func (s *Questions) Figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.Asker.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(phrases.Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(mtz.Hand, p))))
		add(phrases.Text.T(l, "zone.deck"), len(st.Zone(rules.ZoneOf(mtz.Deck, p))))
		add(phrases.Text.T(l, "zone.discard"), len(st.Zone(rules.ZoneOf(mtz.Discard, p))))
		add(phrases.Text.T(l, "figure.soul"), len(st.Zone(rules.ZoneOf(mtz.Soul, p))))
		add(phrases.Text.T(l, "figure.units"), len(st.Zone(rules.ZoneOf(mtz.Battle, p)))+len(st.Zone(rules.ZoneOf(mtz.Bench, p))))
		hp := 0
		if c := mtz.Fighter(st, p); c != 0 {
			hp = max(0, s.Desk.Game.HP(st, c))
		}
		add(phrases.Text.T(l, "figure.hp"), hp)
	})
}

// Source returns the design whose effect asks.
func (s *Questions) Source() rules.DefID {
	on := s.Desk.Show
	d := &on.View.S.Dec
	switch {
	case d.Prompt == mtz.PromptTrap || d.Prompt == mtz.PromptLeave: // what the question is about, not what asks
		return 0
	case s.Choices.Noted() != 0: // it lies on the desk
		return 0
	case d.Def != 0:
		return d.Def
	}
	return on.View.S.Card(d.Src).Def
}

// Form returns the form of a question that is not shown in its usual form.
func (s *Questions) Form(d *rules.Decision, usual ask.Form) ask.Form {
	begun := s.Choices
	switch d.Prompt {
	case mtz.PromptLeave, mtz.PromptSouls, mtz.PromptDie:
		return ask.AskUses
	case mtz.PromptAnswer:
		if !begun.Spread() {
			return ask.AskTexts
		}
	case mtz.PromptCounter, mtz.PromptTargets, mtz.PromptPay, mtz.PromptRefill, mtz.PromptTrap:
		for _, o := range s.Desk.Show.LegalActions {
			if o.Verb == rules.Use && !begun.Touchable(o.Card) {
				return ask.AskUses
			}
		}
	}
	return usual
}

// Idle returns the text shown while nothing is asked.
func (s *Questions) Idle(l lang.Lang) ask.Question {
	return s.Asker.Ask(l, s.StepKey())
}

// prompt returns the rules' name of the question.
func (s *Questions) prompt() string {
	return s.Desk.Game.Names().Prompts[s.Desk.Show.View.S.Dec.Prompt]
}

// Question returns what is asked now: the phrase ask.NAME after the rules'
// name of the question, and the clause or reason behind it.
func (s *Questions) Question(l lang.Lang) ask.Question {
	on, begun := s.Desk.Show, s.Choices
	st := &on.View.S
	d := &st.Dec
	key, arg := "ask."+s.prompt(), any(on.Named(cmp.Or(begun.Noted(), s.Source()), l))
	switch d.Prompt {
	case mtz.PromptMain:
		return s.askMain(l)
	case mtz.PromptCounter:
		return s.askCounter(l)
	case mtz.PromptPay:
		return s.askPay(l, ask.Question{Text: phrases.Text.T(l, key, arg), Why: cmp.Or(s.Desk.Game.Clause(st, l), phrases.Text.T(l, key+".why"))})
	case mtz.PromptTargets, mtz.PromptMay:
		if n := int(st.NStack); n > 0 && d.Prompt == mtz.PromptTargets && !s.Desk.Room().Empty() && int16(st.Stack[n-1].Kind) == mtz.KindTrump { // the pile tells
			if what, _ := s.Words.Text(&st.Stack[n-1], l); what != "" {
				return ask.Question{Text: phrases.Text.T(l, key, arg), Why: what}
			}
		}
		return ask.Question{Text: phrases.Text.T(l, key, arg), Why: s.Desk.Game.Clause(st, l)}
	case mtz.PromptCards:
		if n := s.Desk.Game.Sorting(st); n > 0 {
			return s.askSort(n, l)
		}
		why := s.Desk.Game.Clause(st, l)
		if c := d.Src; c != 0 && st.Card(c).Zone.Kind() == mtz.Discard && st.Card(c).Zone == rules.ZoneID(d.Arg) { // who looks for it there is told
			why = strings.TrimRight(why, "。.") + l.Pick("。", ". ") + phrases.Text.T(l, "ask.cards.self", on.Named(st.Card(c).Def, l))
		}
		return ask.Question{Text: s.Asker.CardsAsked(l), Why: why}
	case mtz.PromptUnit:
		if c := begun.Chosen; begun.Starts(c) {
			return ask.Question{Text: phrases.Text.T(l, "ask.unit.one", on.Named(st.Card(c).Def, l)), Why: cmp.Or(s.Words.Digest(st.Card(c).Def), phrases.Text.T(l, "ask.unit.plain"))}
		}
		n := 0
		for _, o := range on.LegalActions {
			if o.Verb != rules.Done {
				n++
			}
		}
		if n == 1 { // there is no other way to begin (MTZ-3.3, MTZ-3.4)
			why := "ask.unit.only"
			if len(s.units()) == 1 {
				why = "ask.unit.sole"
			}
			return ask.Question{Text: phrases.Text.T(l, key, arg), Why: phrases.Text.T(l, why)}
		}
	case mtz.PromptCharge:
		if begun.Lapses {
			return ask.Question{Text: phrases.Text.T(l, key), Why: phrases.Text.T(l, "ask.charge.lapses")}
		}
		if begun.Chosen != 0 {
			if key, arg = "ask.charge.one", on.Named(st.Card(begun.Chosen).Def, l); s.Desk.Game.Bares(st, on.Audience, begun.Chosen) {
				return ask.Question{Text: phrases.Text.T(l, key, arg), Why: phrases.Text.T(l, "ask.charge.bare")}
			}
		} else if c := s.only(); c != 0 {
			return ask.Question{Text: phrases.Text.T(l, key), Why: phrases.Text.T(l, "ask.charge.keep", on.Named(st.Card(c).Def, l))}
		} else if s.Desk.Lay.Zones[mtz.Soul][0].Empty() { // the souls are on the name tag
			return ask.Question{Text: phrases.Text.T(l, key), Why: cmp.Or(s.starts(l), phrases.Text.T(l, "ask.charge.tag"))}
		} else if then := s.starts(l); then != "" {
			return ask.Question{Text: phrases.Text.T(l, key), Why: then}
		}
	case mtz.PromptLeave, mtz.PromptTrap:
		arg = on.Named(d.Def, l)
	case mtz.PromptSouls, mtz.PromptDie:
		arg = d.Arg
	case mtz.PromptRefill:
		if on.Legal(rules.Option{Verb: rules.Pass}) {
			return ask.Question{Text: phrases.Text.T(l, "ask.refill.last"), Why: phrases.Text.T(l, "ask.refill.none")}
		}
		if slices.ContainsFunc(on.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use && st.Card(o.Card).Zone.Kind() == mtz.Hand }) {
			return ask.Question{Text: phrases.Text.T(l, key), Why: phrases.Text.T(l, "ask.refill.hand")}
		}
	case mtz.PromptSide:
		if d.Arg == 0 {
			key += ".less"
		}
	}
	return ask.Question{Text: phrases.Text.T(l, key, arg), Why: phrases.Text.T(l, key+".why", arg)}
}

// units returns the units in the hand.
func (s *Questions) units() (out []rules.CardID) {
	on := s.Desk.Show
	for _, c := range on.View.S.Zone(rules.ZoneOf(mtz.Hand, on.Audience)) {
		if on.Cards.Attr(on.View.S.Card(c).Def, mtz.AType) == mtz.Unit {
			out = append(out, c)
		}
	}
	return out
}

// only returns the unit of the hand without which nobody could be put on the empty bench.
func (s *Questions) only() rules.CardID {
	on := s.Desk.Show
	for _, c := range s.units() {
		if s.Desk.Game.Bares(&on.View.S, on.Audience, c) {
			return c
		}
	}
	return 0
}

// askPay says before a price is paid which effect of paying would come to nothing.
func (s *Questions) askPay(l lang.Lang, q ask.Question) ask.Question {
	on, st := s.Desk.Show, &s.Desk.Show.View.S
	for _, o := range on.LegalActions {
		c := st.Card(o.Card)
		if z := c.Zone.Kind(); (z == mtz.Battle || z == mtz.Bench) && !c.Has(rules.FaceDown) && s.Desk.Game.Harmless(st, c.Def) {
			q.Why = phrases.Text.T(l, "ask.pay.first", on.Named(c.Def, l))
			return q
		}
	}
	for _, o := range on.LegalActions {
		if c := st.Card(o.Card); c.Zone.Kind() == mtz.Hand && s.Desk.Game.FieldOnly(c.Def) { // its text would let one think otherwise
			q.Why = phrases.Text.T(l, "ask.pay.still", on.Named(c.Def, l))
			break
		}
	}
	return q
}

// starts says which effects follow the soul charge; "" if there is none.
func (s *Questions) starts(l lang.Lang) string {
	on := s.Desk.Show
	var list []string
	s.Desk.Game.Upcoming(&on.View.S, func(src rules.CardID, ai uint16) {
		what, _ := s.Words.Action(ai, l)
		list = append(list, phrases.Text.T(l, "starts.one", on.Named(s.Desk.Front(src).Def, l), strings.TrimRight(what, "。.")))
	})
	if len(list) == 0 {
		return ""
	}
	return phrases.Text.T(l, "ask.charge.then", strings.Join(list, l.Pick("、", "; ")))
}

// askSort says what happens to the cards of the top of the deck that are
// chosen, and which comes next.
func (s *Questions) askSort(n int, l lang.Lang) ask.Question {
	on := s.Desk.Show
	st := &on.View.S
	q := ask.Question{Text: phrases.Text.T(l, "ask.sort"), Why: phrases.Text.T(l, "ask.sort.all")}
	deck := st.Zone(rules.ZoneOf(mtz.Deck, on.Audience))
	for i := len(deck) - 1; i >= max(0, len(deck)-n); i-- {
		if st.Picks[on.Audience].Index(deck[i]) < 0 {
			q.Why = phrases.Text.T(l, "ask.sort.why", on.Named(st.Card(deck[i]).Def, l))
			break
		}
	}
	return q
}

// Shown returns the cards of which some are picked: of a deck first the one that is
// drawn next.
func (s *Questions) Shown() []rules.CardID {
	on := s.Desk.Show
	if slices.ContainsFunc(on.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use }) {
		return nil
	}
	st := &on.View.S
	out := slices.Clone(st.Zone(rules.ZoneID(st.Dec.Arg)))
	if n := s.Desk.Game.Sorting(st); n > 0 {
		slices.Reverse(out)
		out = out[:min(n, len(out))]
	}
	return out
}

// Note says the how manieth a card of the top of the deck is.
func (s *Questions) Note(c rules.CardID) (note, text string) {
	on := s.Desk.Show
	if s.Desk.Game.Sorting(&on.View.S) > 0 {
		if i := slices.Index(s.Shown(), c); i >= 0 {
			note = phrases.Text.T(on.Lang, "ask.sort.nth", i+1)
		}
	}
	return note, ""
}

// askMain describes what can be done in the Main step, or with the chosen
// card, and warns of threats.
func (s *Questions) askMain(l lang.Lang) ask.Question {
	on, begun := s.Desk.Show, s.Choices
	st := &on.View.S
	if o := begun.Leaves; o.Card != 0 {
		return ask.Question{Text: phrases.Text.T(l, "ask.leaving", on.Named(s.Desk.Front(o.Card).Def, l)), Why: phrases.Text.T(l, "ask.leaving.why")}
	}
	if begun.Aim {
		return ask.Question{Text: phrases.Text.T(l, "ask.act", on.Named(s.Desk.Front(mtz.Fighter(st, on.Audience)).Def, l)), Why: phrases.Text.T(l, "ask.aim.why")}
	}
	if begun.Swap {
		return ask.Question{Text: phrases.Text.T(l, "ask.switch"), Why: phrases.Text.T(l, "ask.switch.why")}
	}
	if begun.Chosen != 0 {
		c := st.Card(begun.Chosen)
		q := ask.Question{Text: on.Named(c.Def, l)}
		if begun.Noted() == 0 {
			if q.Why = s.Words.CardText(c.Def); s.Desk.Lay.Tall { // its paper has two lines above the buttons
				q.Why = s.Words.Digest(c.Def)
			}
		}
		switch typ := on.Cards.Attr(c.Def, mtz.AType); {
		case c.Zone.Kind() != mtz.Hand:
			q.Text = phrases.Text.T(l, "ask.act", on.Named(s.Desk.Front(begun.Chosen).Def, l))
		case typ == mtz.Trump:
			q.Text = phrases.Text.T(l, "ask.trump", on.Named(c.Def, l), s.Desk.Game.Cost(st, begun.Chosen))
			if slices.ContainsFunc(begun.Uses(begun.Chosen), func(o rules.Option) bool { vain, _ := s.Desk.Game.Vain(st, o); return vain }) {
				q.Why = phrases.Text.T(l, "ask.vain")
			}
		case typ == mtz.Unit && s.Desk.Game.Conditional(c.Def):
			q.Text = phrases.Text.T(l, "ask.place.cond", on.Named(c.Def, l))
		case typ == mtz.Unit && begun.Down, typ == mtz.Trap:
			q = ask.Question{Text: phrases.Text.T(l, "ask.set", on.Named(c.Def, l)), Why: phrases.Text.T(l, map[bool]string{true: "ask.set.trap", false: "ask.set.unit"}[typ == mtz.Trap])}
		case typ == mtz.Unit:
			q.Text = phrases.Text.T(l, "ask.place", on.Named(c.Def, l))
		default:
			q.Text = phrases.Text.T(l, "ask.lay", on.Named(c.Def, l))
			if s.Desk.Game.Has(c.Def, mtz.TrSouls) {
				q.Why = phrases.Text.T(l, "ask.lay.souls")
			} else if q.Why == "" {
				q.Why = phrases.Text.T(l, "ask.lay.why")
			}
		}
		return q
	}
	q := ask.Question{Text: phrases.Text.T(l, "ask.main"), Why: phrases.Text.T(l, "ask.main.why")}
	switch d := s.Desk.Threat(on.Audience); {
	case st.Turn == 1:
		q.Why = phrases.Text.T(l, "ask.main.first")
	case (d == mtz.LastUnit || d == mtz.Doomed) && len(s.Desk.Game.Savers(st, on.Audience)) == 0 && len(begun.Uses(s.only())) > 0:
		q.Why = phrases.Text.T(l, "ask.main.bench", on.Named(st.Card(s.only()).Def, l))
	case d != mtz.Safe:
		q.Why = s.Desk.Danger(on.Audience, d, l)
	case !slices.ContainsFunc(on.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use || o.Verb == rules.Block }):
		q.Why = phrases.Text.T(l, "ask.main.act")
	}
	return q
}

// askCounter describes what would be answered.
func (s *Questions) askCounter(l lang.Lang) ask.Question {
	on := s.Desk.Show
	st := &on.View.S
	top := int(st.NStack) - 1
	if top < 0 {
		return ask.Question{Text: phrases.Text.T(l, "ask.counter.none")}
	}
	o := &st.Stack[top]
	q := ask.Question{Text: phrases.Text.T(l, "ask.counter", s.Words.Name(o, l))}
	q.Why, _ = s.Words.Text(o, l)
	if o.Ctrl == on.Audience {
		q.Text = phrases.Text.T(l, "ask.counter.own", s.Words.Name(o, l))
	}
	if !on.Legal(rules.Option{Verb: rules.Pass}) {
		q.Why = phrases.Text.T(l, "ask.counter.forced")
	}
	return q
}

// Button renames the answers for which this game has its own words.
func (s *Questions) Button(o rules.Option, c *ask.Choice) {
	on := s.Desk.Show
	l, b := on.Lang, &c.Button
	prompt := on.View.S.Dec.Prompt
	switch {
	case o.Verb == rules.Pass && phrases.Text["pass."+s.prompt()] != (lang.Phrase{}):
		b.Label = phrases.Text.T(l, "pass."+s.prompt())
		if prompt == mtz.PromptMain && (s.Desk.Lay.Small && !s.Desk.Lay.Low || on.View.S.Turn == 1) { // nobody attacks on the first turn
			b.Label, b.Name = phrases.Text.T(l, "pass.main.short"), b.Label
		}
		if prompt == mtz.PromptCounter { // what follows is shown
			b.Desc = phrases.Text.T(l, "pass.counter.then")
		}
	case o.Verb == rules.Name:
		b.Label = on.Cards.FullName(rules.DefID(o.N), l)
	case prompt == mtz.PromptAgain && o.Verb == rules.Yes:
		b.Label, b.Icon = phrases.Text.T(l, "again.yes"), ui.IconSword
	case prompt == mtz.PromptAgain:
		b.Label = phrases.Text.T(l, "again.no")
	}
}

// Item returns the design that waits or may be used, and what it does.
func (s *Questions) Item(o rules.Option) (def rules.DefID, note string) {
	on := s.Desk.Show
	l, st := on.Lang, &on.View.S
	def = st.Card(o.Card).Def
	switch st.Dec.Prompt {
	case mtz.PromptStart, mtz.PromptTrigger:
		if t := int(o.N); t < int(st.NTriggers) {
			if ai := int(st.Triggers[t].Ability); ai < len(s.Desk.Game.Lib.Abilities) {
				def = s.Desk.Game.Lib.Abilities[ai].Def
			} else if def == 0 {
				def = st.Card(st.Triggers[t].Card).Def
			}
		}
	case mtz.PromptOrder, mtz.PromptRefill, mtz.PromptPay, mtz.PromptTargets:
	default:
		note = phrases.Text.T(l, "item.use")
	}
	if z := st.Card(o.Card).Zone; o.Card != 0 && note == "" && !s.Choices.Touchable(o.Card) && (z.Kind() == mtz.Discard || z.Kind() == mtz.Under) {
		note = phrases.Text.T(l, map[uint8]string{mtz.Discard: "zone.discard", mtz.Under: "zone.under"}[z.Kind()])
	}
	return def, note
}

// Alike reports whether two waiting abilities are the same one, triggered twice by the same card.
func (s *Questions) Alike(a, b rules.Option) bool {
	st := &s.Desk.Show.View.S
	n := int16(st.NTriggers)
	return (st.Dec.Prompt == mtz.PromptTrigger || st.Dec.Prompt == mtz.PromptStart) && a.N < n && b.N < n && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability &&
		st.Triggers[a.N].Src == st.Triggers[b.N].Src && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// Clause returns the clause of an option.
func (s *Questions) Clause(o rules.Option) string {
	on := s.Desk.Show
	st := &on.View.S
	if st.Dec.Prompt == mtz.PromptAnswer && int(o.N) < int(st.NStack) {
		return s.Words.Name(&st.Stack[o.N], on.Lang)
	}
	return on.T([...]string{"side.left", "side.right"}[o.N&1])
}
