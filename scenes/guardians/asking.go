package guardians

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	return ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x3a2226), ui.Hex(0x1c1013)},
		Question: s.question, Idle: s.idle, Form: s.form, Button: s.button, Buttons: s.buttons, Item: s.item, Alike: s.alike, Commute: bgd.Commute,
		Leads: func(o rules.Option) bool { return later(s, o) != nil },
		Lies:  s.touchable, Source: s.source, AtOnce: func(c rules.CardID) bool {
			return s.View.S.Card(c).Zone.Kind() != bgd.Hand && s.View.S.Dec.Prompt != bgd.PromptKeep // also when the pick has just been made
		},
		Shown: func() []rules.CardID { // of any deck but that of the first guardians only what can be picked is of use
			if s.View.S.Dec.Prompt != bgd.PromptKeep || s.Audience < 0 {
				return nil
			}
			return outlook.Firsts(s.game, &s.View.S, s.Audience, s.Picks())
		},
		Single: true, Notes: s.notes, Answers: func() bool { return s.Prompting(bgd.PromptCounter) }, Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Facts: func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
	}
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	out := s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		lp, dg := 0, 0
		if c := bgd.AttackGuardian(st, p); c != 0 {
			lp, dg = s.game.LP(st, c), int(st.Card(c).N[bgd.NGauge])
		}
		add("LP", lp)
		add("DG", dg)
		add(Text.T(l, "zone.hand"), st.Count(rules.ZoneOf(bgd.Hand, p)))
		add(Text.T(l, "zone.junk"), st.Count(rules.ZoneOf(bgd.Junk, p)))
		add(Text.T(l, "force"), bgd.ReadyForce(st, p))
		add(Text.T(l, "counters"), int(st.Seats[p][bgd.Counters]))
	})
	return append(out, ask.Figure{Name: Text.T(l, "die.name"), Value: s.game.Face(st, s.on.Thrower())})
}

// touchable reports whether a card is where it can be touched.
func (s *Scene) touchable(c rules.CardID) bool {
	z := s.View.S.Card(c).Zone
	switch z.Kind() {
	case bgd.Attack, bgd.Assist:
		return true
	case bgd.Domain:
		_, ok := s.lay.Zone(bgd.Domain, s.SideOf(z.Seat()))
		return ok
	case bgd.Hand:
		return z.Seat() == s.Bottom && s.Bottom == s.Audience
	case bgd.Charge:
		return z.Seat() == s.Bottom && s.forceLies()
	}
	return false
}

// source returns the design whose effect asks.
func (s *Scene) source() rules.DefID {
	d := &s.View.S.Dec
	switch {
	case d.Prompt == bgd.PromptForce || d.Prompt == bgd.PromptLimit || d.Prompt == bgd.PromptSet || d.Prompt == bgd.PromptDamage && s.damageInBar():
		return 0
	case d.Def != 0:
		return d.Def
	}
	return s.View.S.Card(d.Src).Def
}

// form returns the form of a question that is not shown in its usual form.
func (s *Scene) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case bgd.PromptDamage:
		if s.damageInBar() {
			return ask.AskTable
		}
		return ask.AskOffer
	case bgd.PromptMay: // of a card that lies there the bar says enough
		if s.damageInBar() && s.touchable(s.View.S.Dec.Src) && (!s.lay.Small || stakes(s).Roll(s.Lang) != "") {
			return ask.AskTable
		}
	case bgd.PromptSpeed: // the hand has the card, above is the guardian that is answered
		if s.damageInBar() && !s.lay.Small && !s.lay.Tall {
			return ask.AskTable
		}
		return ask.AskOffer
	case bgd.PromptOrder, bgd.PromptReturn:
		return ask.AskOffer
	case bgd.PromptCounter: // the table shows what it is about
		switch {
		case s.count(rules.Use) == 0:
		case len(s.LegalActions) > 3 || !outlook.Apart(s.LegalActions):
			return ask.AskUses
		case s.damageInBar():
			return ask.AskTable
		default:
			return ask.AskOffer
		}
	case bgd.PromptKeep:
		return ask.AskGrid
	case bgd.PromptForce:
		if !s.forceLies() {
			return ask.AskGrid
		}
		return ask.AskTable
	}
	return usual
}

// damageInBar reports whether the bar has room for the answers to damage: the
// guardian that will be hit is above.
func (s *Scene) damageInBar() bool {
	return (!s.lay.Small || s.lay.Stacked || s.lay.Prompt.W > 600*s.Unit()) && len(s.LegalActions) <= 3
}

// forceLies reports whether every Force that can be spent is far enough from
// the next to be touched in its row.
func (s *Scene) forceLies() bool {
	if s.Bottom != s.Audience {
		return false
	}
	st, z := &s.View.S, rules.ZoneOf(bgd.Charge, s.Bottom)
	last := -math.MaxFloat64
	for _, c := range st.Zone(z) {
		r := s.lay.Force(s.SideOf(s.Bottom), st, z, c)
		if r.W < s.lay.Least || !st.Card(c).Has(bgd.FlagSpent) && r.X-last < s.lay.Least {
			return false
		}
		last = r.X
	}
	return true
}

// notes returns the whole text of a first guardian to choose from, as nothing else is known yet.
func (s *Scene) notes(c rules.CardID) (note, text string) {
	if s.View.S.Dec.Prompt != bgd.PromptKeep {
		return "", ""
	}
	text = s.rulesText(c, s.Lang)
	if s.lay.Tall || s.lay.Small { // beside a small picture
		def := s.View.S.Card(c).Def
		text = s.T("keep.facts", s.Cards.Attr(def, bgd.ASF), s.Cards.Attr(def, bgd.ALP)) + s.Lang.Pick("　", " · ") + text
	}
	return "", text
}

// count returns the number of answers with a verb.
func (s *Scene) count(verb rules.Verb) (n int) {
	for _, o := range s.LegalActions {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// uses returns how a card can be used now, or else in another phase of this turn
// to which the table passes by itself.
func (s *Scene) uses(c rules.CardID) []rules.Option {
	out := s.Uses(c, rules.Use)
	if len(out) == 0 && c != 0 {
		for _, l := range s.later {
			if l.Option.Verb == rules.Use && l.Option.Card == c && !slices.Contains(out, l.Option) {
				out = append(out, l.Option)
			}
		}
	}
	return out
}

// later returns what is known about an answer that only another phase of this
// turn takes; nil for all others.
func later(s *Scene, o rules.Option) *bgd.Later {
	if i := slices.IndexFunc(s.later, func(l bgd.Later) bool { return l.Option == o }); i >= 0 && !s.Legal(o) {
		return &s.later[i]
	}
	return nil
}

// asks returns the question that an answer would be given to.
func asks(s *Scene, o rules.Option) uint8 {
	if l := later(s, o); l != nil {
		return l.Prompt
	}
	return s.View.S.Dec.Prompt
}

// warns returns the consequence of an answer, now or later in this turn.
func warns(s *Scene, o rules.Option) bgd.Warning {
	if l := later(s, o); l != nil {
		return l.Warning
	}
	return s.game.Warns(&s.View.S, s.Audience, o)
}

// acts reports whether cards are used now by touching them.
func (s *Scene) acts() bool {
	if !s.Mine() || s.Aside() {
		return false
	}
	switch s.View.S.Dec.Prompt {
	case bgd.PromptCharge, bgd.PromptFollow, bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet, bgd.PromptLimit, bgd.PromptDamage, bgd.PromptSpeed, bgd.PromptCounter:
		return true
	}
	return false
}

// give gives an answer, after a warning if it certainly loses the match while
// there is something else to do (BGD-25.8).
func (s *Scene) give(env *ui.Env, o rules.Option) {
	if w := warns(s, o); w.Asks() && len(s.LegalActions) > 1 && !s.Session.Replaying() {
		s.warned, s.warning = o, w
		ui.Play(env, "error", 0.7, 0)
		s.Surface.Invalidate()
		return
	}
	s.answer(env, o)
}

func (s *Scene) answer(env *ui.Env, o rules.Option) {
	now, l := o, later(s, o)
	if l != nil {
		now = bgd.Towards(s.View.S.Dec.Prompt, l.Prompt)
	}
	leads(s, env, now, l)
}

// leads gives an answer, and those that lead from there to a later one, if any.
func leads(s *Scene, env *ui.Env, o rules.Option, to *bgd.Later) {
	if to != nil {
		l := *to
		to = &l
	}
	if s.Answer(env, o) { // not a press that was meant for the question before
		s.clear()
		s.way = to
	}
}

// clear drops what was chosen by tap.
func (s *Scene) clear() { s.sel, s.drawing, s.warning, s.joins = 0, false, bgd.WarnNone, nil }

// warn declares the warning that is shown.
func (s *Scene) warn(sf *ui.Surface) bool {
	if s.warning == bgd.WarnNone {
		return false
	}
	sf.Confirm("warning", s.T("warn.title"), s.warning.Phrase().In(s.Lang)+s.T("warn.ask"), s.T("warn.do"), s.T("warn.back"), func(env *ui.Env, yes bool) {
		o := s.warned
		s.warning = bgd.WarnNone
		if yes {
			s.answer(env, o)
		}
		s.Surface.Invalidate()
	})
	return true
}

// tapCard chooses a card for the next action, or uses the chosen one.
func (s *Scene) tapCard(env *ui.Env, t present.Token) {
	o := s.uses(t.ID)
	switch {
	case s.Prompting(bgd.PromptDraw) && table.AnswersFor(&s.Match, bgd.PromptDraw) && s.Legal(rules.Option{Verb: rules.Mode}) && !warns(s, rules.Option{Verb: rules.Mode}).Asks() && s.View.S.Card(t.ID).Zone.Kind() == bgd.Hand:
		if leads(s, env, rules.Option{Verb: rules.Mode}, nil); !s.Mine() {
			s.next = t.ID
		}
	case !s.acts() || len(o) == 0 && s.View.S.Card(t.ID).Zone.Kind() != bgd.Hand:
		s.read(t)
	case len(o) == 0:
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case len(o) == 1 && s.sel == t.ID:
		s.useButtons()[0].Button.Tap(env)
	case len(o) == 1 && (s.Form() == ask.AskOffer || s.Prompting(bgd.PromptDamage) || s.Prompting(bgd.PromptSpeed) || s.Prompting(bgd.PromptCounter)):
		s.give(env, o[0])
	case s.sel == t.ID:
		s.clear()
	default:
		s.sel, s.drawing = t.ID, false
		ui.Play(env, "card-place", 0.35, 0)
		q := s.Asked(s.Lang)
		s.Surface.Announce(q.Text + " " + q.Why)
	}
	s.Surface.Invalidate()
}

// read shows a card large.
func (s *Scene) read(t present.Token) {
	if f := s.Face(t); f != nil {
		s.Inspect(t.ID, f)
	}
}

// takes makes a place accept the cards in the hand that may be put there now.
func (s *Scene) takes(sl *board.Slot, kind uint8) {
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := s.uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string {
		if o := s.uses(c); len(o) > 0 && s.goal(o[0]) != kind {
			return s.T("drop." + s.game.Table().Zones[s.goal(o[0])].Name)
		}
		return ""
	}, s.give)
}

// goal returns the kind of zone to which using a card in the hand takes it.
func (s *Scene) goal(o rules.Option) uint8 {
	switch asks(s, o) {
	case bgd.PromptCharge, bgd.PromptFollow:
		return bgd.Charge
	case bgd.PromptDomain:
		return bgd.Domain
	case bgd.PromptSet, bgd.PromptDamage, bgd.PromptCounter:
		return bgd.Played
	}
	if t := s.Cards.Attr(s.View.S.Card(o.Card).Def, bgd.AType); o.N == bgd.HowSilent || t == bgd.NormalAssist || t == bgd.Armed {
		return bgd.Assist
	}
	return bgd.Attack
}

// idle returns the text shown while nothing is asked.
func (s *Scene) idle(l lang.Lang) ask.Question {
	if n := s.Step(); (s.lay.Small || s.lay.Tall) && (n == bgd.StepDice || n == bgd.StepBattle) { // its place has what the die says
		return ask.Question{}
	}
	return s.Ask(l, s.stepKey(s.Step()))
}

// stakes says what is at stake in what is asked.
func stakes(s *Scene) *outlook.Stakes {
	return &outlook.Stakes{Game: s.game, State: &s.View.S, Seat: s.Audience, Named: s.Named, Whose: s.Possessive}
}

// clause returns the effect that is being answered or that asks.
func (s *Scene) clause(l lang.Lang) string {
	st := &s.View.S
	d := &st.Dec
	if d.Prompt == bgd.PromptMay || d.Prompt == bgd.PromptCounter {
		return s.game.Lib.AbilityText(uint16(d.Arg), l)
	}
	return s.game.Clause(st, l)
}

// question returns what is asked now, and why.
func (s *Scene) question(l lang.Lang) ask.Question {
	st := &s.View.S
	d := &st.Dec
	p := s.Audience
	from := s.Named(s.source(), l)
	question := func(key string, args ...any) ask.Question { return s.Ask(l, key, args...) }
	if s.sel != 0 {
		q := s.chosen(l)
		if s.lay.Small && (d.Prompt == bgd.PromptCharge || d.Prompt == bgd.PromptFollow || d.Prompt == bgd.PromptSummon) {
			q.Then = []ui.Run{{Text: q.Why}} // the card and its button are enough
			if s.lay.Stacked || s.lay.Prompt.W > 600*s.Unit() {
				q.Then = []ui.Run{{Text: q.Text + "\n", Face: ui.Bold}, {Text: q.Why}}
			}
		}
		return q
	}
	if s.drawing {
		return s.Ask(l, "ask.counterdraw", int(st.Seats[p][bgd.Counters]))
	}
	switch d.Prompt {
	case bgd.PromptOrder, bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptCharge, bgd.PromptFollow, bgd.PromptDomain:
		q := question("ask." + s.game.Names().Prompts[d.Prompt])
		if kept := bgd.Kept(st, p); d.Prompt == bgd.PromptFollow && kept != 0 && bgd.AttackGuardian(st, p.Other()) != 0 && s.Cards.Attr(st.Card(kept).Def, bgd.ASF) == bgd.ReadyForce(st, p) {
			q.Why = Text.T(l, "ask.follow.kept")
		}
		return q
	case bgd.PromptDraw:
		return drawAsked(s, l)
	case bgd.PromptSummon:
		return summoning(s, l)
	case bgd.PromptSet:
		if !s.Legal(rules.Option{Verb: rules.Attack}) {
			key := "ask.set.no"
			if s.count(rules.Use) == 0 {
				key = "ask.set.end"
			}
			return ask.Question{Text: Text.T(l, key), Why: s.Why(rules.Option{Verb: rules.Attack})}
		}
		if s.unopposed() {
			return question("ask.set.alone")
		}
		q := question("ask.set", s.dieOdds(p))
		if more := outlook.Boosted(s.game, st, p, l, s.Named); more != "" {
			q.Why = Text.T(l, "ask.set.boost", s.dieOdds(p), more)
		}
		return q
	case bgd.PromptForce:
		return question("ask.force", s.Least())
	case bgd.PromptDiscard:
		return question("ask.discard", from, s.Least())
	case bgd.PromptBurn:
		return question("ask.burn", from, s.Least())
	case bgd.PromptMay:
		return weighed(s, l, "ask.may")
	case bgd.PromptWaiting:
		return question("ask.waiting")
	case bgd.PromptCounter:
		return weighed(s, l, "ask.counter")
	case bgd.PromptDamage:
		return s.hurts(l)
	case bgd.PromptSpeed:
		return question("ask.speed", from)
	case bgd.PromptExtra:
		q := question("ask.extra")
		if !s.game.HasExtra(st, p) {
			q = ask.Question{Text: Text.T(l, "ask.extra.none"), Why: bgd.WarnRisk.Phrase().In(l)}
		}
		return q
	case bgd.PromptLimit:
		q := question("ask.limit")
		if st.Vars[bgd.Extra] != 0 {
			q = question("ask.limit.more")
		}
		return q
	case bgd.PromptReturn:
		return question("ask.return", from)
	case bgd.PromptFind:
		q := question("ask.find")
		if st.Card(d.Src).Owner != p { // the opponent's summon is answered
			q.Text = Text.T(l, "ask.find.speed")
		}
		return q
	}
	return ask.Question{Text: s.CardsAsked(l), Why: s.clause(l)}
}

// weighed returns the question whether an effect is used or answered, with what
// is at stake; a bar with one line has that before its cause's words.
func weighed(s *Scene, l lang.Lang, key string) ask.Question {
	k, from := stakes(s), s.Named(s.source(), l)
	looms, roll := k.Looms(l), k.Roll(l)
	q := ask.Question{Text: Text.T(l, key, from), Why: words.Sentences(l, roll, s.clause(l))}
	if looms != "" {
		q.Why = words.Sentences(l, looms, Text.T(l, "ask.counter.later"))
	}
	switch {
	case !s.lay.Small:
	case looms != "":
		q.Text = looms
	case roll != "":
		q.Text = from + l.Pick("：", ": ") + roll
	}
	return q
}

// drawAsked returns the question of the Draw Phase, with the short way through it.
func drawAsked(s *Scene, l lang.Lang) ask.Question {
	q := s.Ask(l, "ask.draw")
	if table.AnswersFor(&s.Match, bgd.PromptDraw) {
		q.Why = Text.T(l, "ask.draw.on")
	}
	return q
}

// summoning returns the question of the Summon Step.
func summoning(s *Scene, l lang.Lang) ask.Question {
	st, p := &s.View.S, s.Audience
	q := s.Ask(l, "ask.summon", s.game.Limit(st, p), bgd.ReadyForce(st, p), outlook.LimitSum(s.game, st, p, l))
	if s.lay.Small && s.game.Limit(st, p) < 99 { // the bar has one line, and the guardian no room for the tag
		q.Text = Text.T(l, "ask.summon.short", s.game.Limit(st, p), outlook.LimitSum(s.game, st, p, l))
	}
	switch first := st.Seats[p][bgd.Turns] == 1; {
	case first && bgd.Kept(st, p) != 0:
		q.Why = Text.T(l, "ask.summon.kept")
	case bgd.ReadyForce(st, p) == 0:
		q.Why = Text.T(l, "ask.summon.bare")
	case first:
		q.Why = Text.T(l, "ask.summon.first", s.game.Limit(st, p), bgd.ReadyForce(st, p))
	case s.unopposed(): // no Force is kept for an attack
		q.Why = Text.T(l, "ask.summon.alone", s.game.Limit(st, p), bgd.ReadyForce(st, p))
	case bgd.ReadyForce(st, p) == 1 && bgd.AttackGuardian(st, p) != 0:
		q.Why = Text.T(l, "ask.summon.last")
	}
	return q
}

// hurts returns the question about damage: how much, what it leaves, and what is
// left of the lives that could nullify it.
func (s *Scene) hurts(l lang.Lang) ask.Question {
	st := &s.View.S
	d := &st.Dec
	lp, n := s.game.LP(st, d.Src), int(d.Arg)
	var q ask.Question
	q.Text, q.Why = stakes(s).Damage(l)
	if s.lay.Small && s.damageInBar() { // the bar has one line
		q.Text += l.Pick("、", ", ") + q.Why
		q.Short, q.Why = Text.T(l, "ask.damage.short", n, lp, max(0, lp-n)), ""
	}
	if c := st.Card(d.Src); c.Has(bgd.FlagWeak) && c.N[bgd.NWeak] == st.Turn && st.Active != c.Owner {
		q.Why = words.Sentences(l, q.Why, Text.T(l, "ask.damage.weak"))
	}
	if s.game.Warns(st, s.Audience, rules.Option{Verb: rules.Pass}).Certain() {
		q.Why = Text.T(l, "ask.damage.lose", lp)
	}
	if s.count(rules.Mode) > 0 {
		q.Why = words.Sentences(l, q.Why, Text.T(l, "ask.damage.lives", int(st.Seats[s.Audience][bgd.Counters])))
	}
	return q
}

// unopposed reports whether an attack would meet no guardian: the opponent has not had a turn yet.
func (s *Scene) unopposed() bool {
	return s.Audience >= 0 && bgd.AttackGuardian(&s.View.S, s.Audience.Other()) == 0
}

// dieOdds returns how many of six numbers hit.
func (s *Scene) dieOdds(p rules.Seat) int { return s.game.Odds(&s.View.S, p) }

// chosen returns the question while a card is chosen: what it would do, and what
// a word on it means.
func (s *Scene) chosen(l lang.Lang) ask.Question {
	q := would(s, l)
	q.Why = words.Sentences(l, q.Why, explains(s, l))
	return q
}

// would says what the chosen card would do.
func would(s *Scene, l lang.Lang) ask.Question {
	st := &s.View.S
	name := s.Named(st.Card(s.sel).Def, l)
	q := ask.Question{Text: name}
	for _, o := range s.uses(s.sel) {
		switch at := asks(s, o); at {
		case bgd.PromptCharge, bgd.PromptFollow:
			q = ask.Question{Text: Text.T(l, "chosen.charge", name), Why: Text.T(l, "chosen.charge.why")}
		case bgd.PromptDomain:
			q = ask.Question{Text: Text.T(l, "chosen.domain", name), Why: s.rulesText(s.sel, l)}
		case bgd.PromptSummon, bgd.PromptSpeed:
			return s.summonText(o, l)
		default:
			if st.Card(s.sel).Zone.Kind() == bgd.Hand && at == bgd.PromptLimit {
				return s.summonText(o, l)
			}
			q = ask.Question{Text: Text.T(l, "chosen.use", name), Why: s.rulesText(s.sel, l)}
		}
	}
	return q
}

// explains returns what the word on the chosen card means that the match has not
// explained yet: SP, Tribe. It is told where room is, with the first card that
// has it.
func explains(s *Scene, l lang.Lang) string {
	def := s.game.Lib.Def(s.View.S.Card(s.sel).Def)
	key := ""
	switch {
	case s.lay.Small || s.lay.Tall || def == nil:
		return ""
	case def.Attr[bgd.AType] == bgd.Spell:
		key = "first.sp"
	case bgd.Tribal(s.game.Lib, def):
		key = "first.tribe"
	default:
		return ""
	}
	if c, told := s.on.Told[key]; told && c != s.sel {
		return ""
	}
	s.on.Told[key] = s.sel
	return Text.T(l, key, def.Attr[bgd.ASP])
}

func (s *Scene) rulesText(c rules.CardID, l lang.Lang) string {
	out := ""
	for i, t := range s.game.Lib.RulesText(s.View.S.Card(c).Def, l) {
		if i > 0 {
			out += l.Pick("", " ")
		}
		out += t
	}
	return out
}

// summonText returns what a summon would cost and the LP the guardian would have.
func (s *Scene) summonText(o rules.Option, l lang.Lang) ask.Question {
	st := &s.View.S
	def := st.Card(o.Card).Def
	name := s.Named(def, l)
	q := ask.Question{Text: Text.T(l, "chosen.summon", name)}
	if o.N == bgd.HowSilent {
		return ask.Question{Text: Text.T(l, "chosen.silent", name), Why: Text.T(l, "chosen.silent.why")}
	}
	force, cards := s.game.Price(st, o.Card, o.N)
	var parts []string
	if force > 0 {
		left := bgd.ReadyForce(st, s.Audience) - force
		key := "chosen.cost"
		if left == 0 && s.canRush() {
			key = "chosen.cost.none"
		}
		parts = append(parts, Text.T(l, key, force, left))
	}
	if cards > 0 {
		parts = append(parts, Text.T(l, "chosen.discard", cards))
	}
	kind := bgd.Attack
	if t := s.Cards.Attr(def, bgd.AType); t == bgd.NormalAssist || t == bgd.Armed {
		kind = bgd.Assist
	}
	lp := s.game.Standing(st, s.Audience, o.Card, o.N)
	if old := st.Top(rules.ZoneOf(kind, s.Audience)); old != 0 && old != o.Card && st.Card(old).N[bgd.NGauge] != 0 {
		dg := st.Card(old).N[bgd.NGauge]
		parts = append(parts, Text.T(l, "chosen.inherit", dg, lp))
		if c, told := s.on.Told["dg"]; !s.lay.Small && !s.lay.Tall && (!told || c == o.Card) {
			s.on.Told["dg"] = o.Card
			parts = append(parts, Text.T(l, "first.dg"))
		}
	} else if s.Cards.Attr(def, bgd.AType) != bgd.Unlimited {
		parts = append(parts, Text.T(l, "chosen.lp", lp))
	}
	q.Why = words.Sentences(l, parts...)
	if w := warns(s, o); w != bgd.WarnNone {
		q.Why = w.Phrase().In(l)
	}
	return q
}

// button renames the answers for which this game has its own words.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	st, b := &s.View.S, &c.Button
	n := len(s.Picks())
	if o.Verb != rules.Done {
		b.Tap = func(env *ui.Env) { s.give(env, o) }
	}
	if o.Verb == rules.Pass && !s.Left() {
		b.Kind = ui.ButtonPrimary
	}
	pass := func(key string) { b.Label = s.T(key) }
	if st.Dec.Prompt == bgd.PromptDamage || st.Dec.Prompt == bgd.PromptCounter {
		b.Kind = ui.ButtonNormal
		if st.Dec.Prompt == bgd.PromptDamage && o == s.advised() {
			b.Kind = ui.ButtonPrimary
		}
	}
	switch prompt := st.Dec.Prompt; {
	case prompt == bgd.PromptOrder && o.N == 0:
		b.Label, b.Kind = s.T("order.first"), ui.ButtonPrimary
	case prompt == bgd.PromptOrder:
		b.Label = s.T("order.second")
	case prompt == bgd.PromptKeep:
		b.Label = s.T("keep.do")
	case prompt == bgd.PromptRedraw && n == 0:
		b.Label, b.Kind, b.Icon = s.T("redraw.keep"), ui.ButtonPrimary, ui.IconCheck
	case prompt == bgd.PromptRedraw:
		b.Label, b.Icon = s.T("redraw.do", n), ui.IconSwap
	case o.Verb == rules.Pass && prompt == bgd.PromptCounter:
		pass("pass.counter")
	case o.Verb == rules.Pass && prompt == bgd.PromptDamage:
		if b.Label = s.T("pass.damage", st.Dec.Arg); s.lay.Small { // the question says how much
			b.Label = s.T("pass.damage.short")
		}
	case o.Verb == rules.Pass && prompt == bgd.PromptSpeed:
		pass("pass.speed")
	case o.Verb == rules.Mode && prompt == bgd.PromptDamage:
		b.Label, b.Icon = s.T("nullify", int(st.Dec.Arg)/bgd.NullifyUnit, int(st.Seats[s.Audience][bgd.Counters])-int(st.Dec.Arg)/bgd.NullifyUnit), ui.IconCounters
	case o.Verb == rules.Mode && prompt == bgd.PromptSpeed:
		b.Label = s.T("speed.search")
	case o.Verb == rules.Mode && prompt == bgd.PromptReturn:
		b.Label = s.T("return.search")
	case o.Verb == rules.Use && prompt == bgd.PromptDamage:
		b.Label, b.Icon = s.T("prevent", s.Named(st.Card(o.Card).Def, s.Lang)), ui.IconShield
		if s.lay.Small && outlook.Alone(&s.View.S, s.LegalActions) { // its card is lit
			b.Label = s.T("prevent.short")
		}
	case o.Verb == rules.Use && prompt == bgd.PromptCounter:
		_, note := s.item(o)
		b.Label, b.Icon = s.Named(st.Card(o.Card).Def, s.Lang), ui.IconAnswer
		twin := slices.ContainsFunc(s.LegalActions, func(q rules.Option) bool {
			_, n := s.item(q)
			return q.Verb == rules.Use && q != o && n == note
		})
		if b.Name = b.Label + s.Lang.Pick("、", ", ") + note; outlook.Alone(&s.View.S, s.LegalActions) || s.lay.Tall && !twin { // its card is lit
			b.Label = note
		}
	case o.Verb == rules.Use && (prompt == bgd.PromptSpeed || prompt == bgd.PromptReturn):
		b.Label = s.T("summon.one", s.Named(st.Card(o.Card).Def, s.Lang))
		if prompt == bgd.PromptReturn {
			b.Label = s.T("return.from", s.T("zone."+s.game.Table().Zones[st.Card(o.Card).Zone.Kind()].Name))
		}
	}
}

// advised returns the answer to damage whose button is bright: where taking it
// loses, the first that does not. Otherwise none is: to take it costs, too.
func (s *Scene) advised() rules.Option {
	st := &s.View.S
	best := rules.Option{Verb: rules.Pass}
	for _, o := range s.LegalActions {
		if s.game.Warns(st, s.Audience, best).Certain() && !s.game.Warns(st, s.Audience, o).Certain() {
			best = o
		}
	}
	if best.Verb == rules.Pass && len(s.LegalActions) > 1 {
		return rules.Option{}
	}
	return best
}

// item returns the design of what waits or may be used, and what it does.
func (s *Scene) item(o rules.Option) (def rules.DefID, note string) {
	st := &s.View.S
	def = st.Card(o.Card).Def
	if st.Dec.Prompt != bgd.PromptCounter {
		if i := int(o.N); i < int(st.NTriggers) && def == 0 && int(st.Triggers[i].Ability) < len(s.game.Lib.Abilities) {
			def = s.game.Lib.Abilities[st.Triggers[i].Ability].Def
		}
		return def, ""
	}
	switch {
	case o.N < 0:
		note = s.T("use.discard", s.Cards.Attr(def, bgd.ASP))
	case st.Card(o.Card).Zone.Kind() == bgd.Hand:
		note = s.T("use.counter")
		if n := faces.Price(s.game.Lib, s.game.Lib.Def(def)); n > 0 {
			note = s.T("use.counter.force", n)
		}
	default:
		note = s.T("use.ability")
	}
	return def, note
}

// alike reports whether two waiting effects are one ability triggered twice.
func (s *Scene) alike(a, b rules.Option) bool {
	st := &s.View.S
	n := int16(st.NTriggers)
	return a.N < n && b.N < n && a.Card == b.Card && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// buttons returns the buttons of the bar, the main one always first: it keeps
// its place.
func (s *Scene) buttons(usual []ask.Choice) []ask.Choice {
	out := offered(s, usual)
	sorting.Stable(out, func(a, b ask.Choice) int {
		return rules.Truth(b.Button.Kind == ui.ButtonPrimary) - rules.Truth(a.Button.Kind == ui.ButtonPrimary)
	})
	return out
}

// offered returns what a chosen card can do, or the answers without a place on
// the table.
func offered(s *Scene, usual []ask.Choice) (out []ask.Choice) {
	d := &s.View.S.Dec
	add := func(id, label string, o rules.Option, kind ui.ButtonKind, icon ui.Icon) {
		if can(s, o) {
			out = append(out, ask.Choice{ID: id, Button: ui.Button{Label: label, Kind: kind, Icon: icon, Tap: func(env *ui.Env) { s.give(env, o) }}})
		}
	}
	back := ask.Choice{ID: "cancel", Button: ui.Button{Name: s.T("cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.clear() }}}
	pass, mode := rules.Option{Verb: rules.Pass}, func(n int16) rules.Option { return rules.Option{Verb: rules.Mode, N: n} }
	if s.sel != 0 {
		return append(s.useButtons(), back)
	}
	switch d.Prompt {
	case bgd.PromptDraw, bgd.PromptFollow, bgd.PromptExtra:
		main := ui.ButtonPrimary
		if d.Prompt == bgd.PromptExtra && !s.game.HasExtra(&s.View.S, s.Audience) || s.game.Warns(&s.View.S, s.Audience, mode(0)).Certain() {
			main = ui.ButtonNormal
		}
		key := map[uint8]string{bgd.PromptDraw: "draw.", bgd.PromptFollow: "draw.", bgd.PromptExtra: "enter."}[d.Prompt]
		add("draw-main", s.T(key+"main"), mode(0), main, ui.IconDeck)
		add("draw-side", s.T(key+"side"), mode(1), ui.ButtonNormal, ui.IconDeck)
		kind := ui.ButtonNormal
		if main == ui.ButtonNormal && d.Prompt == bgd.PromptExtra {
			kind = ui.ButtonPrimary
		}
		add("opt-pass", s.T("pass."+s.game.Names().Prompts[d.Prompt]), pass, kind, ui.IconNone)
		return out
	case bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet:
		if d.Prompt == bgd.PromptSet || ends(s) != nil {
			return acting(s, back)
		}
		fallthrough
	case bgd.PromptCharge, bgd.PromptLimit:
		kind := ui.ButtonNormal
		if !s.Left() || d.Prompt == bgd.PromptLimit && s.View.S.Vars[bgd.Extra] != 0 && s.count(rules.Use) == 0 {
			kind = ui.ButtonPrimary
		}
		add("opt-pass", s.T("pass."+s.game.Names().Prompts[d.Prompt]), pass, kind, ui.IconNone)
		return rollsOn(s, out)
	case bgd.PromptDamage:
		return shields(s)
	case bgd.PromptSpeed, bgd.PromptCounter:
		if s.Form() == ask.AskTable {
			return shields(s)
		}
	}
	return usual
}

// can reports whether an answer can be given now or later in this turn.
func can(s *Scene, o rules.Option) bool { return s.Legal(o) || later(s, o) != nil }

// ends returns the end of the turn as a later answer, if the table can lead there
// from the Summon or the Domain Phase; else nil.
func ends(s *Scene) *bgd.Later {
	if s.Prompting(bgd.PromptSet) {
		return nil
	}
	i := slices.IndexFunc(s.later, func(l bgd.Later) bool { return l.Prompt == bgd.PromptSet && l.Option.Verb == rules.Pass })
	if i < 0 || s.later[i].Warning.Asks() {
		return nil
	}
	return &s.later[i]
}

// acting returns the buttons of the part of the turn in which cards are used, the
// same in all its phases: the throw, the draw for lives, the end of the turn.
func acting(s *Scene, back ask.Choice) (out []ask.Choice) {
	pass, throw, more := rules.Option{Verb: rules.Pass}, rules.Option{Verb: rules.Attack}, rules.Option{Verb: rules.Mode, N: bgd.SetRestart}
	main, side := rules.Option{Verb: rules.Mode, N: bgd.SetDrawMain}, rules.Option{Verb: rules.Mode, N: bgd.SetDrawSide}
	add := func(id, label string, kind ui.ButtonKind, icon ui.Icon, tap func(env *ui.Env)) {
		out = append(out, ask.Choice{ID: id, Button: ui.Button{Label: label, Kind: kind, Icon: icon, Tap: tap}})
	}
	gives := func(o rules.Option) func(env *ui.Env) { return func(env *ui.Env) { s.give(env, o) } }
	if s.drawing {
		for i, o := range [2]rules.Option{main, side} {
			if can(s, o) {
				key := [2]string{"main", "side"}[i]
				add("draw-"+key, s.T("counterdraw."+key), ui.ButtonNormal, ui.IconDeck, gives(o))
			}
		}
		return append(out, back)
	}
	end, set, lost := ends(s), s.Prompting(bgd.PromptSet), false
	if set {
		lost = s.game.Warns(&s.View.S, s.Audience, pass).Certain() // the kept card waits
	}
	rolls := set && s.Legal(throw)
	switch {
	case rolls:
		kind := ui.ButtonPrimary
		if s.unopposed() || lost {
			kind = ui.ButtonNormal
		}
		add("roll", s.T("roll"), kind, ui.IconDice, gives(throw))
	case s.canRush():
		rolls = true
		add("roll-on", s.T("roll"), ui.ButtonPrimary, ui.IconDice, s.rushes)
	}
	if s.Legal(more) && (len(s.later) == 0 || lost) { // otherwise what can be summoned is lit
		add("restart", s.T("restart"), [2]ui.ButtonKind{ui.ButtonNormal, ui.ButtonPrimary}[rules.Truth(lost)], ui.IconBack, gives(more))
	}
	kind, key := ui.ButtonNormal, "pass.set"
	if !lost && (!rolls || s.unopposed()) && !usable(s) {
		kind = ui.ButtonPrimary
	}
	if rolls {
		key = "pass.set.unrolled"
	}
	add("opt-pass", s.T(key), kind, ui.IconNone, gives(pass))
	if end != nil {
		out[len(out)-1].ID, out[len(out)-1].Button.Tap = "end-on", func(env *ui.Env) { leads(s, env, pass, end) }
	}
	if can(s, main) || can(s, side) { // last: it costs lives
		add("counterdraw", s.T(map[bool]string{true: "counterdraw.short", false: "counterdraw"}[s.lay.Small && !s.lay.Stacked]), ui.ButtonNormal, ui.IconCounters, func(*ui.Env) { s.drawing = true })
		out[len(out)-1].Button.Name = s.T("counterdraw")
	}
	return out
}

// usable reports whether any card can be used, now or later in this turn.
func usable(s *Scene) bool {
	return s.count(rules.Use) > 0 || slices.ContainsFunc(s.later, func(l bgd.Later) bool { return l.Option.Verb == rules.Use })
}

// shields returns the answers to damage or to a summon, with those that are cards.
func shields(s *Scene) (out []ask.Choice) {
	for i, o := range s.LegalActions {
		if outlook.Again(&s.View.S, s.LegalActions, i) {
			continue
		}
		c := ask.Choice{ID: "opt-pass"}
		switch o.Verb {
		case rules.Mode:
			c.ID = "opt-mode-" + strconv.Itoa(int(o.N))
		case rules.Use:
			c.ID = "opt-use-" + strconv.Itoa(int(o.Card))
		}
		s.button(o, &c)
		if o.Verb == rules.Use && s.lay.Tall && outlook.Alone(&s.View.S, s.LegalActions) && !s.Prompting(bgd.PromptCounter) { // the card is lit
			c.Button.Name, c.Button.Label = c.Button.Label, s.T("prevent.short")
		}
		out = append(out, c)
	}
	return out
}

// rollsOn adds the button that goes straight to the throw, if it can be thrown:
// the one that comes next.
func rollsOn(s *Scene, out []ask.Choice) []ask.Choice {
	if !s.canRush() {
		return out
	}
	for i := range out {
		out[i].Button.Kind = ui.ButtonNormal
		if s.Prompting(bgd.PromptSummon) && s.count(rules.Use) == 0 {
			out[i].Button.Label = s.T("pass.summon.on")
		}
	}
	return append([]ask.Choice{{ID: "roll-on", Button: ui.Button{Label: s.T("roll"), Icon: ui.IconDice, Kind: ui.ButtonPrimary, Tap: s.rushes}}}, out...)
}

// useButtons returns the ways in which the chosen card can be used.
func (s *Scene) useButtons() (out []ask.Choice) {
	st := &s.View.S
	for _, o := range s.uses(s.sel) {
		b := ui.Button{Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: func(env *ui.Env) { s.give(env, o) }}
		id := "use"
		switch at := asks(s, o); at {
		case bgd.PromptCharge, bgd.PromptFollow:
			b.Label, b.Icon = s.T("use.charge"), ui.IconForce
		case bgd.PromptDomain:
			b.Label = s.T("use.domain")
		case bgd.PromptSummon:
			b.Label = s.T("how." + s.game.Names().Word("how", o.N))
		default:
			switch {
			case o.N < 0:
				b.Label = s.T("how.awaken")
			case st.Card(o.Card).Zone.Kind() == bgd.Hand && at == bgd.PromptLimit:
				b.Label = s.T("how.limit")
			case st.Card(o.Card).Zone.Kind() == bgd.Hand:
				b.Label = s.T("use.spell")
			default:
				id = "use-" + strconv.Itoa(int(o.N))
				b.Label = s.T("use.ability")
			}
		}
		if warns(s, o).Certain() {
			b.Kind = ui.ButtonDanger
		}
		if slices.ContainsFunc(out, func(c ask.Choice) bool { return c.Button.Kind == ui.ButtonPrimary }) {
			b.Kind = ui.ButtonNormal
		}
		out = append(out, ask.Choice{ID: id, Button: b})
	}
	out = joined(s, out)
	if pass := (rules.Option{Verb: rules.Pass}); s.Prompting(bgd.PromptSummon) && ends(s) == nil && !s.lay.Tall && !s.lay.Small && len(out) < 3 && s.Legal(pass) {
		out = append(out, ask.Choice{ID: "opt-pass", Button: ui.Button{Label: s.T("pass.summon"), Tap: func(env *ui.Env) { s.give(env, pass) }}})
	}
	return out
}

// scant reports whether a single charge pays for the kept card only, so that the
// die would have to wait: whether to draw then takes thought.
func scant(s *Scene) bool {
	st, p := &s.View.S, s.Audience
	k := bgd.Kept(st, p)
	return k != 0 && bgd.ReadyForce(st, p)+1 < s.Cards.Attr(st.Card(k).Def, bgd.ASF)+rules.Truth(!s.unopposed())
}

// joined puts before the button that charges a card those that also draw
// afterwards, as most do. Not in lessons, which go step by step, nor near the end
// of the deck, where the second answer takes thought.
func joined(s *Scene, out []ask.Choice) []ask.Choice {
	st, p := &s.View.S, s.Audience
	if _, taught := s.Session.(table.Teacher); taught || !s.Prompting(bgd.PromptCharge) || len(out) != 1 || st.Count(rules.ZoneOf(bgd.Deck, p)) <= farFromEnd || scant(s) {
		return out
	}
	charge := out[0].Button.Tap
	out[0].Button.Kind, out[0].Button.Label = ui.ButtonNormal, s.T("use.charge.only")
	for i, id := range [...]string{"use-side", "use-draw"} {
		if i == 0 && st.Count(rules.ZoneOf(bgd.Side, p)) == 0 {
			continue
		}
		b := ui.Button{Label: s.T("use.charge." + [2]string{"side", "draw"}[i]), Icon: ui.IconDeck, Tap: func(env *ui.Env) {
			if charge(env); s.sel == 0 && s.warning == bgd.WarnNone {
				s.joins = &rules.Option{Verb: rules.Mode, N: int16(1 - i)}
			}
		}}
		if i == 1 {
			b.Icon, b.Kind = ui.IconForce, ui.ButtonPrimary
		}
		out = append([]ask.Choice{{ID: id, Button: b}}, out...)
	}
	return out
}

// joinOn draws after a card that was charged in order to; anything else that is
// asked in between is the player's.
func joinOn(s *Scene, env *ui.Env) bool {
	if s.joins == nil || !s.Mine() {
		return false
	}
	o := *s.joins
	s.joins = nil
	return s.Prompting(bgd.PromptFollow) && s.Legal(o) && !s.game.Warns(&s.View.S, s.Audience, o).Certain() && s.Answer(env, o)
}

// paysItself reports whether the table chooses which Force is spent, which
// almost never matters (BGD-4.5).
func (s *Scene) paysItself() bool {
	_, taught := s.Session.(table.Teacher)
	return s.Prompting(bgd.PromptForce) && !s.byHand && !taught && !s.Session.Replaying()
}

// spared reports whether the table answers for the player: it draws where that
// is all there is to do, and declines to enter the Extra
// Phase without an Extra card, a gamble for the match, and to answer an own
// effect, which are offered only to who has asked for it in the menu. Of an
// Extra card another person at the device would learn what the hand lacks, so
// the player is asked then.
func (s *Scene) spared(st *rules.State) bool {
	if _, taught := s.Session.(table.Teacher); taught || s.Audience < 0 || s.Session.Replaying() {
		return false
	}
	switch st.Dec.Prompt {
	case bgd.PromptExtra:
		return !s.gambles && !s.game.HasExtra(st, s.Audience) && !s.Session.Human(s.Audience.Other())
	case bgd.PromptCounter:
		return !s.answers && st.Frame().Ctrl == s.Audience
	}
	return obvious(s, st)
}

// obvious reports whether the table draws for the player: from the main deck,
// while it is far from its end. What is drawn after the charge can come from the
// side deck; who wants the first card from there, too, says so in the menu.
func obvious(s *Scene, st *rules.State) bool {
	p := s.Audience
	return st.Dec.Prompt == bgd.PromptDraw && (!s.fetches || st.Count(rules.ZoneOf(bgd.Side, p)) == 0) && st.Count(rules.ZoneOf(bgd.Deck, p)) > farFromEnd
}

// farFromEnd is the number of cards of a main deck above which nobody thinks
// about not drawing.
const farFromEnd = 10

// canRush reports whether the die can be thrown already in the Summon Phase:
// what comes between is passed. Not in lessons, which go step by step.
func (s *Scene) canRush() bool {
	st := &s.View.S
	if _, taught := s.Session.(table.Teacher); taught || !s.Mine() || s.Session.Replaying() || !s.Prompting(bgd.PromptSummon) && !s.Prompting(bgd.PromptDomain) {
		return false
	}
	pass := rules.Option{Verb: rules.Pass}
	return s.Legal(pass) && !s.unopposed() && s.game.CanRoll(st, s.Audience) && s.dieOdds(s.Audience) > 0 && !s.game.Warns(st, s.Audience, pass).Asks()
}

// rushes goes straight to the throw.
func (s *Scene) rushes(env *ui.Env) {
	if s.canRush() {
		leads(s, env, rules.Option{Verb: rules.Pass}, &bgd.Later{Option: rules.Option{Verb: rules.Attack}, Prompt: bgd.PromptSet})
	}
}

// goesOn gives the answers on the way to a later one, and stops where something
// else is asked.
func goesOn(s *Scene, env *ui.Env) bool {
	w, at := s.way, s.View.S.Dec.Prompt
	switch {
	case w == nil:
		return false
	case !s.Mine():
		if s.on.TurnOf() != s.Audience {
			s.way = nil
		}
		return false
	case at == bgd.PromptForce:
		return false
	case at == w.Prompt:
		s.way = nil
		return s.Legal(w.Option) && (w.Warning.Asks() || !warns(s, w.Option).Asks()) && s.Answer(env, w.Option)
	}
	if o := bgd.Towards(at, w.Prompt); (at == bgd.PromptSummon || at == bgd.PromptDomain || at == bgd.PromptSet) && s.Legal(o) && !warns(s, o).Asks() {
		return s.Answer(env, o)
	}
	s.way = nil
	return false
}

// duty returns the summon of the kept card, which has to come this turn
// (BGD-3.12), if it can: the table makes it, until the player has taken it back.
func duty(s *Scene) (o rules.Option, ok bool) {
	if !table.AnswersFor(&s.Match, bgd.PromptSummon) || s.chooses || s.Audience < 0 || s.View.S.Seats[s.Audience][bgd.Turns] != 1 || bgd.AttackGuardian(&s.View.S, s.Audience) != 0 {
		return o, false
	}
	o = rules.Option{Verb: rules.Use, Card: bgd.Kept(&s.View.S, s.Audience), N: bgd.HowNormal}
	return o, o.Card != 0 && s.Legal(o) && !warns(s, o).Asks()
}

// itself gives the answers that need no player.
func (s *Scene) itself(env *ui.Env) bool {
	if goesOn(s, env) || joinOn(s, env) {
		return true
	}
	if o, ok := duty(s); ok && s.Mine() {
		return s.Answer(env, o)
	}
	if s.Mine() && s.spared(&s.View.S) {
		o := rules.Option{Verb: rules.Pass}
		if obvious(s, &s.View.S) {
			o = rules.Option{Verb: rules.Mode}
		}
		return s.Answer(env, o)
	}
	return s.payForce(env)
}

// payForce spends the Force that equal others, then the first.
func (s *Scene) payForce(env *ui.Env) bool {
	if !s.paysItself() {
		return false
	}
	return s.Answer(env, outlook.Spend(&s.View.S, s.LegalActions))
}
