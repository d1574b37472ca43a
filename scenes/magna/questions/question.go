package questions

import (
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// is the question of a phrase, with its reason, and where there is one its short form.
func (w *Words) is(key string, args ...any) ask.Question {
	return ask.Question{Text: w.T(key, args...), Why: w.T(key+".why", args...), Short: text[key+".short"].In(w.L)}
}

// source names the card whose effect asks.
func (w *Words) source() string {
	if d := w.Dec(); d.Def != 0 {
		return w.Named(d.Def)
	}
	return w.of(w.Dec().Src)
}

// Question returns what is asked now, and what an answer that was begun would
// lead to, or else the clause or reason behind it. cards are the words for a
// question about cards.
func (w *Words) Question(cards func() string) ask.Question {
	q := w.asks(cards)
	if then := w.Then(); then != "" {
		q.Then = []ui.Run{{Text: then}}
	}
	return q
}

func (w *Words) asks(cards func() string) ask.Question {
	st := &w.View.S
	d, p := &st.Dec, w.Seat
	word := "ask." + w.Game.Names().Word("prompt", int16(d.Prompt))
	effect := func(key string, args ...any) ask.Question {
		return ask.Question{Text: w.T(key, args...), Why: w.Game.Clause(st, w.L)}
	}
	most := d.Max[w.Below]
	if c := rules.CardID(st.Seats[p][mgn.Ring]); c != 0 {
		return w.is("ask.ring", w.of(c))
	}
	switch d.Prompt {
	case mgn.PromptProduction:
		return w.production(word)
	case mgn.PromptHand:
		return w.hand()
	case mgn.PromptRedeploy:
		if w.Invader() == p {
			return w.is("ask.leave")
		}
		return w.is("ask.redeploy")
	case mgn.PromptReinforce:
		switch {
		case w.Added == d.Prompt && !w.Left():
			return w.is("ask.ready")
		case w.Invader() != p: // what comes, what stands against it
			attack, defense := w.Game.Strength(st)
			return ask.Question{Text: w.T("ask.defend", w.Line(w.Battle()), attack, defense)}
		}
	case mgn.PromptGo:
		line := w.Front(p.Other())
		return ask.Question{Text: w.T("ask.go", w.Line(line), outlook.Holders(w.Labels.Reading, w.L, line, p.Other())), Why: w.T("ask.go.why")}
	case mgn.PromptChain, mgn.PromptBlock:
		if w.Enough() {
			word += ".enough"
		}
		return ask.Question{Text: w.T(word), Why: w.Clash()}
	case mgn.PromptAttack:
		switch {
		case len(w.Force(p.Other())) == 0:
			return w.is("ask.undefended")
		case !w.CanAttack():
			return w.is("ask.spent")
		case len(w.Attackers) > 0:
			return ask.Question{Text: w.T("ask.strike"), Short: w.T("ask.strike.short")}
		}
		return w.is("ask.attack")
	case mgn.PromptOrder:
		return w.is("ask.order", d.Arg)
	case mgn.PromptIcon:
		return w.is("ask.icon", faces.Name(mgn.Skills, d.Arg, w.L), w.source())
	case mgn.PromptTidy:
		return w.is("ask.tidy", w.Line(int(d.Arg)), most)
	case mgn.PromptSplit:
		return effect("ask.split", d.Arg2)
	case mgn.PromptDiscard:
		return effect("ask.discard", most)
	case mgn.PromptMay:
		return effect("ask.may", w.source())
	case mgn.PromptTargets:
		if w.Allows(rules.Option{Verb: rules.Pass}) {
			return effect("ask.targets.range", d.Arg2)
		}
		return effect("ask.targets.n", d.Arg2)
	case mgn.PromptCards:
		if d.Kind == rules.ChooseNumber {
			return effect("ask.number")
		}
		return ask.Question{Text: cards(), Why: w.Game.Clause(st, w.L)}
	}
	return w.is(word)
}

// production asks what to play, and with a card chosen where it may go.
func (w *Words) production(word string) ask.Question {
	t, fight := w.Selected(), int(w.Shown.Fight[w.Seat])
	uses, typ := w.Uses(t.ID), w.Type(t)
	openly := rules.Option{Verb: rules.Use, Card: t.ID}
	switch {
	case t.Key == 0 && w.OnlyTraps():
		return w.is("ask.traps")
	case t.Key == 0 || len(uses) == 0:
		return w.is(word, fight)
	case !w.Allows(openly) && !slices.ContainsFunc(uses, func(o rules.Option) bool { return o.N <= 0 }) && typ == mgn.Unit:
		return w.is("ask.room")
	case !slices.ContainsFunc(uses, func(o rules.Option) bool { return o.Verb == rules.Use }):
		return ask.Question{Text: w.T("ask.trap")}
	case typ == mgn.Weapon && !w.FaceDown:
		return ask.Question{Text: w.T("ask.arm")}
	case typ == mgn.Operation && !w.FaceDown && w.Allows(openly):
		return ask.Question{Text: w.T("ask.operation", w.Named(t.Def), fight, fight-w.Cost(t)), Why: w.rulesOf(t.Def)}
	}
	return ask.Question{Text: w.T("ask.where"), Short: w.T("ask.where.short")}
}

func (w *Words) rulesOf(def rules.DefID) string {
	return strings.Join(w.Game.Lib.RulesText(def, w.L), w.L.Pick("", " "))
}

// hand asks which cards go before new ones come.
func (w *Words) hand() ask.Question {
	limit := w.Limit(w.Seat)
	if n := int(w.Dec().Min[w.Below]); n > 0 {
		return ask.Question{Text: w.T("ask.discard", n), Why: w.T("ask.hand.over", limit)}
	}
	if n := limit - w.Count(mgn.Hand, w.Seat) + len(w.Picks()); n > 0 {
		return ask.Question{Text: w.T("ask.hand"), Why: w.T("ask.hand.why", n, limit)}
	}
	return ask.Question{Text: w.T("ask.hand"), Why: w.T("ask.hand.full", limit)}
}

// Note returns, for a base that is put in order, which one it would become and
// what it does.
func (w *Words) Note(c rules.CardID) (note, does string) {
	if !w.Prompting(mgn.PromptArrange) {
		return "", ""
	}
	if at := slices.Index(w.Picks(), c); at >= 0 {
		note = lang.Capital(w.Line(at + 1))
	}
	if does = w.rulesOf(w.View.S.Card(c).Def); does == "" {
		does = w.T("base.plain")
	}
	return note, does
}

// Item returns the design of what comes next: of a trigger that of its text, as
// its source may have gone where it is not named.
func (w *Words) Item(o rules.Option) (def rules.DefID, note string) {
	st := &w.View.S
	if w.Dec().Prompt == mgn.PromptWaiting && o.N >= 0 && int(o.N) < int(st.NTriggers) {
		return w.Game.Lib.Abilities[st.Triggers[o.N].Ability].Def, ""
	}
	if ai, ok := w.Game.Sprung(st, o); ok && w.Dec().Prompt == mgn.PromptTrigger {
		def = w.Game.Lib.Abilities[ai].Def
		if len(w.Game.Lib.Def(def).Abilities) > 1 { // which of several on one card
			note = w.Game.Lib.AbilityText(ai, w.L)
		}
		return def, note
	}
	return st.Card(o.Card).Def, ""
}

// Idle returns the text shown while nothing is asked; passing says that the table
// answers by itself.
func (w *Words) Idle(passing bool) ask.Question {
	if c := w.Combat(); c.On && c.Kind < mgn.KindAbility && len(c.Members) > 0 {
		key := "log.clash"
		if c.Seat == w.Below.Other() && w.Dec().Prompt == mgn.PromptBlock && passing {
			key = "log.clash.open"
		}
		q := ask.Question{Text: w.Sentence(w.L, key, c.Seat, 0)}
		if !w.Landed {
			q.Why = w.Clash()
		}
		return q
	}
	key := w.StepKey(w.View.S.Step)
	return ask.Question{Text: w.T(key), Why: w.T(key + ".why")}
}

// Forecast describes what an attack of n on an opponent would do.
func (w *Words) Forecast(kind int16, n int, target field.Card, opponent rules.Seat) string {
	return w.outlook().Attack(w.L, kind, n, target, opponent, opponent == w.Below, w.Doubts(opponent.Other()))
}

// Clash describes what was declared and what it would do.
func (w *Words) Clash() string {
	c := w.Combat()
	switch {
	case !c.On || c.Kind >= mgn.KindAbility && c.Source == 0:
		return ""
	case c.Kind < mgn.KindAbility:
		return w.Forecast(c.Kind, w.Sum(c.Members), w.Get(c.Target), c.Seat.Other())
	}
	say := w.Named(c.Source)
	if c.Ability > 0 && c.Ability < len(w.Game.Lib.Abilities) {
		say += w.L.Pick("：", ": ") + w.Game.Lib.AbilityText(uint16(c.Ability), w.L)
	}
	return say
}

// Then describes what has been begun would lead to: cost, forces, outcome.
func (w *Words) Then() string {
	p, t := w.Below, w.Selected()
	switch prompt := w.Dec().Prompt; prompt {
	case mgn.PromptProduction:
		if t.Key != 0 {
			return w.costs(t)
		}
	case mgn.PromptReinforce:
		switch {
		case t.Key == 0 && w.Invader() == p:
			return w.outlook().March(w.L, w.Balance())
		case t.Key == 0:
			return w.outlook().Defence(w.L, w.Balance())
		}
		if k, _, _ := w.Where(t.Key); k == mgn.Arms {
			return w.T("cost.rearm", w.Named(t.Def))
		}
		if m, ok := w.Game.ReinforceCost(&w.View.S, t.ID); ok && m > 0 {
			magna := int(w.Shown.Magna[p])
			return w.T("cost.magna", w.Named(t.Def), magna, magna-m)
		}
		return w.T("cost.free", w.Named(t.Def))
	case mgn.PromptArmament:
		if t.Key != 0 {
			return w.T("cost.fund", w.Named(t.Def))
		}
	case mgn.PromptRedeploy:
		if t.Key != 0 {
			return w.T("cost.move", w.Unit(t))
		}
	case mgn.PromptForce, mgn.PromptContinue, mgn.PromptMembers, mgn.PromptTidy:
		return w.picked(prompt)
	case mgn.PromptAttack:
		return w.plan()
	case mgn.PromptBlock: // what would happen, and what can be done about it
		var ready []string
		for _, o := range w.Legal {
			if name := w.of(o.Card); o.Verb == rules.Use && !slices.Contains(ready, name) {
				ready = append(ready, name)
			}
		}
		if clash := w.Clash(); len(ready) > 0 && !w.Small {
			return words.Sentences(w.L, clash, w.T("block.ready", words.List(w.L, ready...)))
		}
	}
	return ""
}

// costs describes what the chosen card costs where it goes.
func (w *Words) costs(t field.Card) string {
	fight := int(w.Shown.Fight[w.Below])
	switch use, trap := w.Ways(t); {
	case trap && (!use || w.FaceDown):
		return w.T("cost.trap", w.Named(t.Def), fight, fight-mgn.TrapCost)
	case use && w.Type(t) != mgn.Operation: // of an Operation the question has it
		return w.T("cost.use", w.Named(t.Def), fight, fight-w.Cost(t))
	}
	return ""
}

// picked describes what the cards picked so far come to.
func (w *Words) picked(prompt uint8) string {
	picks := w.Picks()
	switch {
	case len(picks) == 0:
		return ""
	case prompt == mgn.PromptTidy:
		return w.T("tidy.sum", len(picks), w.Dec().Max[w.Below])
	case prompt == mgn.PromptMembers:
		n := 0
		for _, c := range picks {
			n += w.ByID(c).Attack
		}
		return w.Forecast(w.Dec().Arg, n, w.ByID(w.Dec().Src), w.Below.Other())
	}
	var st rules.State
	if w.Game.Foresee(w.View, rules.Option{Verb: rules.Done}, &st, nil); st.Vars[mgn.Battle] == 0 {
		return ""
	}
	attack, defense := w.Game.Strength(&st)
	return w.T("force.sum", len(picks), attack, defense)
}

// plan describes the attack being planned: a strike at the enemy that is pointed
// at, or an assault.
func (w *Words) plan() string {
	opponent, force := w.Below.Other(), w.Opposed()
	if len(w.Attackers) == 0 || len(force) == 0 {
		return ""
	}
	if t := w.Get(w.Pointed); t.Key != 0 {
		return w.Forecast(mgn.KindSkirmish, w.Might(), t, opponent)
	}
	say := w.Forecast(mgn.KindAssault, w.Might(), field.Card{}, opponent)
	if open := w.Reached(); len(open) > 0 && len(open) < len(force) && !w.Small { // others are covered
		var names []string
		for _, t := range open {
			names = append(names, w.Unit(t))
		}
		say = words.Sentences(w.L, say, w.T("fore.cover", words.List(w.L, names...)))
	}
	return say
}
