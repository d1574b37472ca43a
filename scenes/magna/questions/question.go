package questions

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
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
	if d := w.Q.Dec(); d.Def != 0 {
		return w.Named(d.Def)
	}
	return w.of(w.Q.Dec().Src)
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

// Line is a question that has one line: what is asked comes first, and what has been
// begun would lead to beside it, if that fits, else for whoever points at it.
func Line(q ask.Question, l lang.Lang, fits func(say string) bool) ask.Question {
	if q.Short != "" && len(q.Then) == 0 && !fits(q.Text) {
		q.Text = q.Short
	}
	if len(q.Then) == 0 {
		return q
	}
	then := q.Then[0].Text
	if q.Why = then; fits(q.Text + l.Pick("　", "  ") + then) {
		q.Text, q.Why = q.Text+l.Pick("　", "  ")+then, ""
	} else if q.Short != "" && fits(q.Short+l.Pick("　", "  ")+then) {
		q.Text, q.Why = q.Short+l.Pick("　", "  ")+then, ""
	}
	q.Then = nil
	return q
}

func (w *Words) asks(cards func() string) ask.Question {
	st, p := &w.M.View.S, w.Q.Seat
	d := &st.Dec
	word := "ask." + w.M.Game.Names().Word("prompt", int16(d.Prompt))
	effect := func(key string, args ...any) ask.Question {
		return ask.Question{Text: w.T(key, args...), Why: w.M.Game.Clause(st, w.L)}
	}
	if c := rules.CardID(st.Seats[p][mgn.Ring]); c != 0 {
		return w.is("ask.ring", w.of(c))
	}
	switch d.Prompt {
	case mgn.PromptProduction:
		return w.production(word)
	case mgn.PromptHand:
		return w.hand()
	case mgn.PromptArmament:
		return w.arms(word)
	case mgn.PromptRedeploy:
		if w.M.Invader() == p {
			return w.is("ask.leave")
		}
		return w.is("ask.redeploy")
	case mgn.PromptReinforce:
		switch {
		case w.Q.Added == d.Prompt && !w.Q.Left():
			return w.is("ask.ready")
		case w.M.Invader() != p: // what comes, what stands against it
			attack, defense := w.M.Game.Strength(st)
			return ask.Question{Text: w.T("ask.defend", w.Line(w.M.Battle()), attack, defense)}
		}
	case mgn.PromptGo:
		return w.marches()
	case mgn.PromptChain, mgn.PromptBlock:
		return answered(w, word)
	case mgn.PromptAttack:
		switch {
		case len(w.M.Force(p.Other())) == 0:
			return w.is("ask.undefended")
		case !w.Q.CanAttack():
			return w.is("ask.spent")
		case len(w.Q.Attackers) > 0:
			return ask.Question{Text: w.T("ask.strike"), Short: w.T("ask.strike.short")}
		}
		if !w.Taught && w.Q.Allows(choices.Assault) {
			return ask.Question{Text: w.T("ask.attack.all"), Short: w.T("ask.attack.all.short")}
		}
		return w.is("ask.attack")
	case mgn.PromptContinue:
		return w.goesOn(word)
	case mgn.PromptOrder:
		return w.is("ask.order", d.Arg)
	case mgn.PromptIcon:
		return w.is("ask.icon", faces.Name(mgn.Skills, d.Arg, w.L), w.source())
	case mgn.PromptTidy:
		return w.is("ask.tidy", w.Line(int(d.Arg)), d.Max[w.Q.Below])
	case mgn.PromptSplit:
		return effect("ask.split", d.Arg2)
	case mgn.PromptDiscard:
		return effect("ask.discard", d.Max[w.Q.Below])
	case mgn.PromptMay:
		return effect("ask.may", w.source())
	case mgn.PromptTargets:
		if w.Q.Allows(rules.Option{Verb: rules.Pass}) {
			return effect("ask.targets.range", d.Arg2)
		}
		return effect("ask.targets.n", d.Arg2)
	case mgn.PromptCards:
		if d.Kind == rules.ChooseNumber {
			return effect("ask.number")
		}
		return ask.Question{Text: cards(), Why: w.M.Game.Clause(st, w.L)}
	}
	return w.is(word)
}

// answered asks whether an attack is answered by a Chain or a block, and says what it
// comes to.
func answered(w *Words, word string) ask.Question {
	if ready := blocks(w); len(ready) > 0 {
		if w.Fold { // little room: the answers come first
			return ask.Question{Text: w.T("ask.block.ready", words.List(w.L, ready...)), Why: w.Clash()}
		}
		if attack, stands, ok := w.M.Meets(); ok {
			return ask.Question{Text: w.T("ask.block.sums", attack, field.Stands(stands)), Why: w.Clash()}
		}
	}
	if w.Q.Enough() {
		word += ".enough"
	}
	return ask.Question{Text: w.T(word), Why: w.Clash()}
}

// goesOn asks whether the invasion goes on: what comes against what stands, and what of
// the defender's nobody knows.
func (w *Words) goesOn(word string) ask.Question {
	p := w.Q.Seat.Other()
	line := w.M.Front(p)
	attack, more, defense := w.Q.Onward()
	q := ask.Question{Text: w.T(word, brief(w, line), attack, defense), Short: w.T(word+".short", attack, defense), Why: unknown(w, line, p)}
	switch {
	case len(w.M.List(field.LineZone(line), p)) == 0:
		q.Text, q.Short = w.T("ask.continue.empty", brief(w, line)), w.T("ask.continue.empty.short")
		q.Why = words.Sentences(w.L, w.T("ask.continue.empty.why"), q.Why)
	case attack == 0:
		q.Why = words.Sentences(w.L, w.T("ask.continue.spent", more), q.Why)
	case more > 0:
		q.Why = words.Sentences(w.L, w.T("ask.continue.more", more), q.Why)
	}
	return q
}

// brief names a base in as few words as it is known by.
func brief(w *Words, line int) string {
	return w.L.Pick(w.T("line.short."+strconv.Itoa(line)), w.Line(line))
}

// unknown says how much of what defends a base a player cannot see: cards that lie
// face-down there and those of the hand, never what they are.
func unknown(w *Words, line int, p rules.Seat) string {
	down, hand := field.Hidden(w.M.List(field.LineZone(line), p)), w.M.Count(mgn.Hand, p)
	switch {
	case down+hand == 0:
		return w.T("unknown.none")
	case down == 0:
		return w.T("unknown.hand", hand)
	}
	return w.T("unknown", down, hand)
}

// marches asks whether the invasion that was declared is gone on, with what comes
// against what stands, and says why that is still open.
func (w *Words) marches() ask.Question {
	p, key := w.Q.Seat, "ask.go.first"
	if rules.Seat(w.M.View.S.Vars[mgn.First]) != p {
		key = "ask.go.after"
	}
	line, attack, tired := w.M.Front(p.Other()), 0, 0
	for _, t := range w.Q.Ready() {
		if t.Checked { // goes along, and strikes nobody
			tired++
			continue
		}
		attack += t.Attack
	}
	why := w.T(key)
	if tired > 0 {
		why = words.Sentences(w.L, w.T("ask.go.checked", tired), why)
	}
	stands := field.Stands(w.M.List(field.LineZone(line), p.Other()))
	return ask.Question{Text: w.T("ask.go", brief(w, line), attack, stands), Why: words.Sentences(w.L, unknown(w, line, p.Other()), why),
		Short: w.T("ask.go.short", brief(w, line))}
}

// arms asks for an option of the Armament phase, and says what an invasion comes to.
func (w *Words) arms(word string) ask.Question {
	if w.Taught || w.Q.Chosen != 0 || !w.Q.Allows(Plain("opt-invade")) {
		return w.is(word)
	}
	return ask.Question{Text: w.T(word), Why: w.T(w.recalls()), Short: text[word+".short"].In(w.L)}
}

// recalls is the phrase for whether an invasion that is declared now may be called
// off: by who has chosen before the other, or has been invaded first.
func (w *Words) recalls() string {
	switch st := &w.M.View.S; {
	case rules.Seat(st.Vars[mgn.First]) == w.Q.Seat:
		return "opt.invade.first"
	case st.Seats[w.Q.Seat.Other()][mgn.Option] == mgn.OptionInvade:
		return "opt.invade.after"
	}
	return "opt.invade.now"
}

// production asks what to play, and with a card chosen where it may go.
func (w *Words) production(word string) ask.Question {
	t, fight := w.Q.Selected(), int(w.Shown.Fight[w.Q.Seat])
	uses, typ := w.Q.Uses(t.ID), w.M.Type(t)
	openly := rules.Option{Verb: rules.Use, Card: t.ID}
	switch {
	case t.Key == 0 && w.Q.OnlyTraps():
		return w.is("ask.traps")
	case t.Key == 0 || len(uses) == 0:
		q := w.is(word, fight)
		if line := bares(w); line > 0 && w.Q.Warned && !w.Fold {
			q.Why = words.Sentences(w.L, w.T("bare", w.Line(line)), barely(w, line))
		} else if n := choices.Threat(&w.Q.Case); n > 0 && !w.Fold && !w.Taught {
			q.Why = words.Sentences(w.L, q.Why, w.T("threat", n))
		}
		return q
	case !w.Q.Allows(openly) && !slices.ContainsFunc(uses, func(o rules.Option) bool { return o.N <= 0 }) && typ == mgn.Unit:
		return w.is("ask.room")
	case !slices.ContainsFunc(uses, func(o rules.Option) bool { return o.Verb == rules.Use }):
		return ask.Question{Text: w.T("ask.trap")}
	case typ == mgn.Weapon && !w.Q.FaceDown:
		return ask.Question{Text: w.T("ask.arm")}
	case typ == mgn.Operation && !w.Q.FaceDown && w.Q.Allows(openly):
		key, needs := "ask.operation", int(w.M.Game.Lib.Def(t.Def).Attr[mgn.ANeeds])
		if needs != 0 { // it costs more than Fight
			key = "ask.operation.tilts"
		}
		return ask.Question{Text: w.T(key, w.Named(t.Def), fight, fight-w.Q.Cost(t), faces.Names(mgn.Skills, needs, w.L)), Why: w.rulesOf(t.Def)}
	}
	return ask.Question{Text: w.T("ask.where"), Short: w.T("ask.where.short")}
}

func (w *Words) rulesOf(def rules.DefID) string {
	return strings.Join(w.M.Game.Lib.RulesText(def, w.L), w.L.Pick("", " "))
}

// hand asks which cards go before new ones come.
func (w *Words) hand() ask.Question {
	limit := w.Limit(w.Q.Seat)
	if n := int(w.Q.Dec().Min[w.Q.Below]); n > 0 {
		return ask.Question{Text: w.T("ask.discard", n), Why: cmp.Or(w.LimitWhy(w.Q.Seat), w.T("ask.hand.over", limit))}
	}
	if n := limit - w.M.Count(mgn.Hand, w.Q.Seat) + len(w.Q.Picks()); n > 0 {
		return ask.Question{Text: w.T("ask.hand"), Why: w.T("ask.hand.why", n, limit)}
	}
	return ask.Question{Text: w.T("ask.hand"), Why: w.T("ask.hand.full", limit)}
}

// Note returns, for a base that is put in order, which one it would become and
// what it does.
func (w *Words) Note(c rules.CardID) (note, does string) {
	if !w.Q.Prompting(mgn.PromptArrange) {
		return "", ""
	}
	if at := slices.Index(w.Q.Picks(), c); at >= 0 {
		note = lang.Capital(w.Line(at + 1))
	}
	if does = w.rulesOf(w.M.View.S.Card(c).Def); does == "" {
		does = w.T("base.plain")
	}
	return note, does
}

// Item returns the design of what comes next: of a trigger that of its text, as
// its source may have gone where it is not named.
func (w *Words) Item(o rules.Option) (def rules.DefID, note string) {
	st := &w.M.View.S
	if w.Q.Dec().Prompt == mgn.PromptWaiting && o.N >= 0 && int(o.N) < int(st.NTriggers) {
		return w.M.Game.Lib.Abilities[st.Triggers[o.N].Ability].Def, ""
	}
	if ai, ok := w.M.Game.Sprung(st, o); ok && w.Q.Dec().Prompt == mgn.PromptTrigger {
		return w.M.Game.Lib.Abilities[ai].Def, w.outlook().Comes(w.L, o, w.Q.Below)
	}
	return st.Card(o.Card).Def, ""
}

// Clause returns what a trap that can go off does, in full.
func (w *Words) Clause(o rules.Option) string {
	if ai, ok := w.M.Game.Sprung(&w.M.View.S, o); ok && o.Verb == rules.Use {
		return w.M.Game.Lib.AbilityText(ai, w.L)
	}
	return strconv.Itoa(int(o.N) + 1)
}

// Idle returns the text shown while nothing is asked; passing says that the table
// answers by itself.
func (w *Words) Idle(passing bool) ask.Question {
	if c := w.M.Combat(); c.On && c.Kind < mgn.KindAbility && len(c.Members) > 0 {
		key := "log.clash"
		if c.Seat == w.Q.Below.Other() && w.Q.Dec().Prompt == mgn.PromptBlock && passing {
			key = "log.clash.open"
		}
		q := ask.Question{Text: w.Sentence(w.L, key, c.Seat, 0)}
		if !w.Q.Landed {
			q.Why = w.Clash()
		}
		return q
	}
	key := w.StepKey(w.M.View.S.Step)
	return ask.Question{Text: w.T(key), Why: w.T(key + ".why")}
}

// considered are what whoever is asked thinks about, by the question.
var considered = [...]string{mgn.PromptHand: "hand", mgn.PromptProduction: "production", mgn.PromptArmament: "armament", mgn.PromptRedeploy: "redeploy", mgn.PromptGo: "go", mgn.PromptForce: "force", mgn.PromptContinue: "force",
	mgn.PromptReinforce: "reinforce", mgn.PromptAttack: "attack", mgn.PromptMembers: "attack", mgn.PromptChain: "attack", mgn.PromptBlock: "answer", mgn.PromptOrder: "answer", mgn.PromptTidy: "tidy",
	mgn.PromptTargets: "effect", mgn.PromptMay: "effect", mgn.PromptCards: "effect", mgn.PromptSplit: "effect", mgn.PromptWaiting: ""}

// Considers says what the other player thinks about.
func (w *Words) Considers() string {
	if k := w.M.View.S.Dec.Prompt; int(k) < len(considered) && considered[k] != "" {
		return lang.Capital(w.T("think." + considered[k]))
	}
	return ""
}

// Forecast describes what an attack of n on an opponent would do.
func (w *Words) Forecast(kind int16, n int, target field.Card, opponent rules.Seat) string {
	return w.outlook().Attack(w.L, kind, n, target, opponent, opponent == w.Q.Below, w.Q.Doubts(opponent.Other()))
}

// Clash describes what was declared and what it would do.
func (w *Words) Clash() string {
	c := w.M.Combat()
	switch {
	case !c.On || c.Kind >= mgn.KindAbility && c.Source == 0:
		return ""
	case c.Kind < mgn.KindAbility:
		return w.Forecast(c.Kind, w.M.Sum(c.Members), w.M.Get(c.Target), c.Seat.Other())
	}
	say := w.Named(c.Source)
	if c.Ability > 0 && c.Ability < len(w.M.Game.Lib.Abilities) {
		say += w.L.Pick("：", ": ") + w.M.Game.Lib.AbilityText(uint16(c.Ability), w.L)
	}
	return say
}

// Then describes what has been begun would lead to: cost, forces, outcome.
func (w *Words) Then() string {
	p, t := w.Q.Below, w.Q.Selected()
	switch prompt := w.Q.Dec().Prompt; prompt {
	case mgn.PromptProduction:
		if t.Key != 0 {
			return w.costs(t)
		}
	case mgn.PromptReinforce:
		switch excess := w.excess(); {
		case t.Key != 0:
		case w.Small && excess != "":
			return excess
		case w.M.Invader() == p:
			o := w.outlook()
			if excess != "" { // no room for what it costs
				o.Fold, o.Small = true, o.Small || w.Fold
			}
			return words.Sentences(w.L, excess, o.March(w.L, w.Q.Balance()))
		default:
			if b := w.Q.Balance(); excess != "" && w.Fold { // the question has the sums
				return words.Sentences(w.L, excess, b.Verdict(w.L))
			}
			return words.Sentences(w.L, excess, w.outlook().Defence(w.L, w.Q.Balance()))
		}
		if k, _, _ := w.M.Where(t.Key); k == mgn.Arms {
			return w.T("cost.rearm", w.Named(t.Def))
		}
		if m, ok := w.M.Game.ReinforceCost(&w.M.View.S, t.ID); ok && m > 0 {
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
		ready := blocks(w)
		if clash := w.Clash(); len(ready) > 0 && !w.Small && !w.Fold {
			return words.Sentences(w.L, clash, w.T("block.ready", words.List(w.L, ready...)))
		}
	}
	return ""
}

// blocks names the cards with which the player can block.
func blocks(w *Words) (ready []string) {
	for _, o := range w.Q.Legal {
		if name := w.of(o.Card); w.Q.Prompting(mgn.PromptBlock) && o.Verb == rules.Use && !slices.Contains(ready, name) {
			ready = append(ready, name)
		}
	}
	return ready
}

// excess warns, while units can still come or have come, of those for whom there
// is no place after the battle.
func (w *Words) excess() string {
	line, keeps, n := w.Q.Excess()
	switch can := slices.ContainsFunc(w.Q.Legal, func(o rules.Option) bool {
		return o.Verb == rules.Use && w.M.Type(w.M.ByID(o.Card)) == mgn.Unit && w.M.View.S.Card(o.Card).Zone.Kind() == mgn.Hand
	}); {
	case n > keeps:
		return w.T("excess", n-keeps, keeps, w.Line(line))
	case n == keeps && can && n < mgn.ForceLimit:
		return w.T("excess.next", 1, keeps, w.Line(line))
	}
	return ""
}

// costs describes what the chosen card costs where it goes.
func (w *Words) costs(t field.Card) string {
	fight := int(w.Shown.Fight[w.Q.Below])
	switch use, trap := w.Q.Ways(t); {
	case trap && (!use || w.Q.FaceDown):
		say := w.T("cost.trap", w.Named(t.Def), fight, fight-mgn.TrapCost)
		if lines := w.Q.Trapped(t); len(lines) > 0 { // a second one beside it
			say = words.Sentences(w.L, say, w.T("trap.second", w.Line(lines[0])))
		}
		return say
	case use && w.M.Type(t) != mgn.Operation: // of an Operation the question has it
		say := w.T("cost.use", w.Named(t.Def), fight, fight-w.Q.Cost(t))
		if w.M.Type(t) == mgn.Unit && w.M.Turn() <= 3 && !w.Small && !w.Fold && !w.Taught {
			say = words.Sentences(w.L, say, w.T("cost.checked"))
		}
		return say
	}
	return ""
}

// picked describes what the cards picked so far come to.
func (w *Words) picked(prompt uint8) string {
	picks := w.Q.Picks()
	switch {
	case len(picks) == 0:
		return ""
	case prompt == mgn.PromptTidy:
		return w.T("tidy.sum", len(picks), w.Q.Dec().Max[w.Q.Below])
	case prompt == mgn.PromptMembers:
		n := 0
		for _, c := range picks {
			n += w.M.ByID(c).Attack
		}
		return w.Forecast(w.Q.Dec().Arg, n, w.M.ByID(w.Q.Dec().Src), w.Q.Below.Other())
	}
	var st rules.State
	if w.M.Game.Foresee(w.M.View, rules.Option{Verb: rules.Done}, &st, nil); st.Vars[mgn.Battle] == 0 {
		return ""
	}
	attack, defense := w.M.Game.Strength(&st)
	return w.T("force.sum", len(picks), attack, defense)
}

// along names the cards that go along with the attack, and says what they add.
func along(w *Words) string {
	var names []string
	for _, k := range w.Q.Along {
		names = append(names, w.Named(w.M.Get(k).Def))
	}
	n := w.Q.Adds(w.Q.Strikers())
	if n == 0 {
		return ""
	}
	return w.T("fore.along", words.List(w.L, names...), n)
}

// plan describes the attack being planned: a strike at the enemy that is pointed
// at, or an assault.
func (w *Words) plan() string {
	opponent, force := w.Q.Below.Other(), w.Q.Opposed()
	if len(force) == 0 || !w.Q.CanAttack() || w.Taught && len(w.Q.Attackers) == 0 {
		return ""
	}
	also := ""
	if !w.Small {
		also = along(w)
	}
	if t := w.M.Get(w.Pointed); t.Key != 0 {
		return words.Sentences(w.L, w.Forecast(mgn.KindSkirmish, w.Q.Most(), t, opponent), also)
	}
	say := words.Sentences(w.L, w.Forecast(mgn.KindAssault, w.Q.Most(), field.Card{}, opponent), also)
	if open := w.Q.Reached(); len(open) > 0 && len(open) < len(force) && !w.Small { // others are covered
		var names []string
		for _, t := range open {
			names = append(names, w.Unit(t))
		}
		say = words.Sentences(w.L, say, w.T("fore.cover", words.List(w.L, names...)))
	}
	return say
}
