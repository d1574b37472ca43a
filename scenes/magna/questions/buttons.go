package questions

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Button renames the answers for which this game has its own words.
func (w *Words) Button(o rules.Option, b *ui.Button) {
	n, hand, limit := len(w.Q.Picks()), w.M.Count(mgn.Hand, w.Q.Below), w.Limit(w.Q.Below)
	say := func(icon ui.Icon, key string, args ...any) { b.Icon, b.Label = icon, w.T(key, args...) }
	switch prompt := w.Q.Dec().Prompt; {
	case o.Verb == rules.Yes && prompt == mgn.PromptGo && w.together() > 1:
		say(ui.IconPerson, "yes.choose")
		b.Kind = ui.ButtonNormal
	case o.Verb == rules.Yes && prompt == mgn.PromptGo:
		say(ui.IconMarch, "yes.go")
		returns(w, b)
	case o.Verb == rules.No && prompt == mgn.PromptGo:
		say(ui.IconNone, "no.go")
	case o.Verb == rules.Pass:
		key := "pass." + w.M.Game.Names().Word("prompt", int16(prompt))
		if _, ok := text[key]; ok {
			say(b.Icon, key)
		}
		if w.Q.Goes() && !w.Taught {
			say(ui.IconNone, "pass.choose")
		}
		leaves(w, b)
		b.Side = prompt == mgn.PromptReinforce || prompt == mgn.PromptProduction // it stays there when it lights up
		if prompt == mgn.PromptChain && w.Q.Enough() || w.Q.Hopeless() {
			b.Kind = ui.ButtonPrimary
		}
	case o.Verb != rules.Done:
	case prompt == mgn.PromptHand && n == 0 && hand >= limit:
		say(ui.IconCheck, "hand.full")
	case prompt == mgn.PromptHand && n == 0:
		say(ui.IconCheck, "hand.keep", limit-hand)
	case prompt == mgn.PromptHand:
		say(ui.IconCheck, "hand.discard", n)
	case prompt == mgn.PromptForce && n == 0:
		say(ui.IconMarch, "force.none")
	case prompt == mgn.PromptForce:
		say(ui.IconMarch, "force.go", n)
	case prompt == mgn.PromptMembers:
		say(ui.IconSword, "members.go")
	case prompt == mgn.PromptContinue && n == 0:
		say(ui.IconBack, "continue.end")
		if w.Q.Short() { // what can be brought there does not do
			b.Kind = ui.ButtonPrimary
		}
	case prompt == mgn.PromptContinue:
		say(ui.IconForward, "continue.go", n)
	}
}

// Plain returns the option of the rules that a button stands for.
func Plain(id string) rules.Option {
	switch id {
	case "opt-done":
		return rules.Option{Verb: rules.Done}
	case "opt-magna":
		return rules.Option{Verb: rules.Mode, N: 2}
	}
	return rules.Option{Verb: rules.Mode, N: 1}
}

// Buttons returns the buttons of the bar: what the chosen card can do, and the
// answers that have no place on the table. arms is the weapon of the chosen unit
// that cannot be touched itself.
func (w *Words) Buttons(usual []ask.Choice, arms rules.DefID) (out []ask.Choice) {
	add := func(id string, b ui.Button) { out = append(out, ask.Choice{ID: id, Button: b}) }
	t := w.Q.Selected()
	switch w.Q.Dec().Prompt {
	case mgn.PromptProduction:
		if w.M.Type(t) == mgn.Operation && w.Q.Allows(rules.Option{Verb: rules.Use, Card: t.ID}) && !w.Q.FaceDown {
			add("opt-do", ui.Button{Label: w.T("operation.do", w.Q.Cost(t)), Kind: ui.ButtonPrimary, Icon: ui.IconMap})
		}
		if w.Q.EitherWay(t) {
			add("opt-facedown", ui.Button{Label: w.T("facedown"), Name: w.T("facedown.name", w.Named(t.Def)), Icon: ui.IconFaceDown, Checked: w.Q.FaceDown, Sound: "card-flip"})
		}
		out = append(out, exchange(w, len(out))...)
	case mgn.PromptArmament:
		return w.armament(t)
	case mgn.PromptRedeploy:
		if arms != 0 {
			add("opt-weapon", ui.Button{Label: w.T("rearm"), Name: w.T("rearm.name", w.Named(arms)), Icon: ui.IconHelm})
		}
		add("opt-done", rearranged(w))
	case mgn.PromptAttack:
		out = append(w.Attack(), fewest(w, w.effects(ui.ButtonNormal))...)
		if oneRow(w) && w.Q.CanAttack() {
			return mirrored(out, usual)
		}
	case mgn.PromptChain: // the attack may win without
		if out = w.effects(ui.ButtonNormal); oneRow(w) {
			return mirrored(out, usual)
		}
	case mgn.PromptBlock: // the last place was that of “To battle”: there, nothing is given up
		return append(usual, w.effects(ui.ButtonPrimary)...)
	case mgn.PromptGo:
		return goes(w, usual)
	case mgn.PromptContinue, mgn.PromptForce:
		if n := w.Q.Answers(rules.Pick); len(w.Q.Picks()) == 0 { // to withdraw is not where attacks were ended: the last place is that of what goes on
			b := ui.Button{Label: w.T("choose.all"), Icon: ui.IconForward}
			switch {
			case !w.Q.Whole():
			case w.Q.Dec().Prompt == mgn.PromptForce:
				b.Label, b.Kind = w.T("go.all", n), ui.ButtonPrimary
			case n == 1:
				b.Label = w.T("continue.go", n)
			default:
				b.Label = w.T("continue.all", n)
			}
			if w.Q.Dec().Prompt == mgn.PromptContinue && w.Q.Certain() {
				b.Kind = ui.ButtonPrimary
			}
			return append(usual, ask.Choice{ID: "opt-on", Button: b})
		}
	case mgn.PromptReinforce:
		if w.Q.Goes() && !w.Taught && w.Q.Chosen == 0 {
			add("attack-assault", onward(w))
			if out = append(out, fewest(w, nil)...); oneRow(w) {
				return mirrored(out, usual)
			}
			return append(out, usual...)
		}
	case mgn.PromptHand:
		if w.Q.Kept >= often && !w.Taught && w.Q.Program && len(w.Q.Picks()) == 0 && w.Q.Dec().Min[w.Q.Below] == 0 {
			add("opt-always", ui.Button{Label: w.T("hand.always"), Name: w.T("hand.always.name")})
		}
	case mgn.PromptTidy:
		if len(w.Q.Picks()) == 0 {
			add("opt-best", ui.Button{Label: w.T("tidy.best"), Name: w.T("tidy.best.name"), Icon: ui.IconPerson})
			return append(usual, out...)
		}
	case mgn.PromptOrder:
		add("order-all", ui.Button{Label: w.T("order.take"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck})
		return out
	}
	return append(out, usual...)
}

// oneRow reports whether all buttons stand in one row, where the last place is that of
// what goes on: a march, an assault. What ends something is at the other end of it.
func oneRow(w *Words) bool { return (w.Small || w.Tall) && !w.Taught }

// mirrored returns the buttons of a row with what ends it first, and what leads last.
func mirrored(on, ends []ask.Choice) []ask.Choice {
	slices.Reverse(on)
	return append(ends, on...)
}

// goes returns the buttons that send the invasion off or call it off.
func goes(w *Words, usual []ask.Choice) []ask.Choice {
	n := w.together()
	if n < 2 {
		slices.Reverse(usual) // one who marches alone goes from the same place: there, nothing is called off
		return usual
	}
	all := ui.Button{Label: w.T("go.all", n), Name: w.T("go.all", n), Icon: ui.IconMarch, Kind: ui.ButtonPrimary}
	if w.Small && w.M.Count(mgn.Funds, w.Q.Below) > 0 {
		all.Label = w.T("go.all.s")
	}
	returns(w, &all)
	out := ask.Choice{ID: "opt-all", Button: all}
	if !w.Small && !w.Tall { // at the other end attacks are ended
		slices.Reverse(usual)
		return slices.Insert(usual, min(1, len(usual)), out)
	}
	return append(usual, out)
}

// exchange returns the button that turns Magna into Fight, beside n others. Once it has
// been pressed in a turn it stays where it is: nothing else comes under the pointer.
func exchange(w *Words, n int) []ask.Choice {
	o := Plain("opt-exchange")
	may := w.Q.Allows(o)
	if !may && w.Q.Turned != w.M.Turn() || n > 1 {
		return nil
	}
	b := ui.Button{Label: w.T("exchange", mgn.FightOfOne), Name: w.T("exchange.name", mgn.FightOfOne), Icon: ui.IconCrystal, Colour: faces.Magna, Slim: true}
	if !may {
		b.Off, b.Desc = true, w.Why(o)
	}
	switch {
	case n > 0 && w.Fold:
		b.Label = "" // no room for three words
	case w.Fold:
		b.Label = w.T("exchange.short", mgn.FightOfOne)
	}
	return []ask.Choice{{ID: "opt-exchange", Button: b}}
}

// onward returns the button that assaults from the question about reinforcements.
func onward(w *Words) ui.Button {
	b := ui.Button{Label: w.T("assault") + " " + strconv.Itoa(w.Q.Most()), Name: w.T("assault.all.name", w.Q.Most()), Icon: ui.IconSword, Main: true, Kind: ui.ButtonPrimary}
	if w.Q.Plays(rules.Use) { // nobody can be brought after it
		b.Label, b.Icon, b.Name = w.T("assault.end", w.Q.Most()), ui.IconNone, w.T("assault.end.name", w.Q.Most())
	}
	falls(w, &b)
	return b
}

// falls lets an assault that does not take the base say by how much, and be no advice.
func falls(w *Words, b *ui.Button) {
	n, force := w.Q.Most(), w.Q.Opposed()
	if short := field.Stands(force) - n; short > 0 {
		b.Label, b.Kind, b.Icon = w.T("assault.short", n, short), ui.ButtonNormal, ui.IconNone
		b.Name += w.T("assault.short.name", short)
	}
}

// rearranged returns the button that ends a redeployment.
func rearranged(w *Words) ui.Button {
	done := ui.Button{Label: w.T("redeploy.done"), Icon: ui.IconCheck}
	if !w.Q.Left() {
		done.Kind = ui.ButtonPrimary
	}
	leaves(w, &done)
	if !w.Q.Allows(Plain("opt-done")) {
		done.Off, done.Desc = true, w.T("ask.ring.why")
	}
	return done
}

// leaves lets a button that ends Production or a redeployment say which base it leaves
// empty, once its player has been warned of that.
func leaves(w *Words, b *ui.Button) {
	if line := bares(w); line > 0 && w.Q.Warned {
		b.Kind, b.Icon = ui.ButtonDanger, ui.IconNone
		b.Label, b.Name = w.T("bare.leave", w.L.Pick(w.Line(line), w.T("line.short."+strconv.Itoa(line)))), w.T("bare.leave.name", w.Line(line))
	}
}

// often is how often in a row a player has kept the whole hand when it is offered that
// the table asks no more: every turn would stop there.
const often = 1

// fewest returns the assault of as few as are enough, so that the others can go on
// afterwards; where there is no room for it, what else there is.
func fewest(w *Words, others []ask.Choice) []ask.Choice {
	few, sum := choices.Fewest(w.Q)
	if len(few) == 0 || w.Fold || w.Taught || len(others)+len(w.Q.Attackers) > 0 {
		return others
	}
	return []ask.Choice{{ID: "attack-few", Button: ui.Button{Label: w.T("assault.few", len(few), sum), Name: w.T("assault.few.name", len(few), sum)}}}
}

// effects returns the button that lists the clauses that can be used now.
func (w *Words) effects(kind ui.ButtonKind) []ask.Choice {
	n, label := len(w.Q.Effects(0)), "effects"
	if n == 0 {
		return nil
	}
	if w.Q.Prompting(mgn.PromptBlock) {
		label = "blocks"
	}
	say, named, even := w.T(label, n), w.T("effects.name", n), false
	if ready := blocks(w); len(ready) == 1 && !w.Fold { // by its name, and what it does where that is certain
		say = w.T("block.with", ready[0])
		if does := w.outlook().Parries(w.L, w.Q.Effects(0)[0], w.Q.Below); n == 1 && does != "" {
			say, even = say+"\n"+does, true
		}
		named = strings.ReplaceAll(say, "\n", w.L.Pick("。", ". "))
	}
	return []ask.Choice{{ID: "opt-effects", Button: ui.Button{Label: say, Name: named, Kind: kind, Icon: ui.IconAbility, Even: even}}}
}

// armament returns the three options of the Armament phase.
func (w *Words) armament(t field.Card) []ask.Choice {
	fund := ui.Button{Label: w.T("opt.fund"), Colour: faces.Hero, Kind: ui.ButtonPrimary, Side: true}
	if len(w.Q.Uses(t.ID)) == 0 {
		fund.Kind, fund.Off, fund.Desc = ui.ButtonNormal, true, w.T("opt.fund.why")
	}
	inv := ui.Button{Main: !w.Tall, Label: w.T("opt.invade"), Icon: ui.IconMarch, Colour: faces.Ember.Danger}
	if miss := mgn.FundLimit - w.M.Count(mgn.Funds, w.Q.Below); miss > 0 { // the cost takes the space of the icon
		inv.Label, inv.Name, inv.Icon = w.T("opt.invade.n", miss), w.T("opt.invade.name", miss), ui.IconNone
	}
	if o := Plain("opt-invade"); !w.Q.Allows(o) {
		inv.Off, inv.Desc = true, w.Why(o)
	} else if w.recalls() == "opt.invade.now" { // it is not asked again
		returns(w, &inv)
	}
	// the last place, in portrait the middle, is that of “To armament”, whose
	// question may end by itself: put there what needs a card first. What gains
	// Magna stands where nothing spends it.
	magna := ask.Choice{ID: "opt-magna", Button: ui.Button{Main: !w.Tall, Label: w.T("opt.magna"), Icon: ui.IconCrystal, Colour: faces.Magna}}
	if !fund.Off && Still(w.Q, w.Taught) { // the card was chosen for it: who moves nothing is not asked
		fund.Label, fund.Name = w.T("opt.fund.only"), w.T("opt.fund.only.name")
		magna = ask.Choice{ID: "opt-fund-move", Button: ui.Button{Main: !w.Tall, Label: w.T("opt.fund.move"), Name: w.T("opt.fund.move.name"), Colour: faces.Hero}}
	}
	out := []ask.Choice{{ID: "opt-invade", Button: inv}, magna, {ID: "opt-fund", Button: fund}}
	if w.Tall {
		out[1], out[2] = out[2], out[1]
	}
	return out
}

// Still reports whether a war fund can be laid and nothing moved after it by one press:
// nobody waits for the answer, nothing is taught, and somebody could be moved.
func Still(q *choices.Fight, taught bool) bool {
	return q.Program && !taught && q.M.Count(mgn.Base1, q.Below)+q.M.Count(mgn.Base2, q.Below)+q.M.Count(mgn.Base3, q.Below) > 0
}

// returns lets a button that sends a force off say on a second line how many war funds
// come back to the hand.
func returns(w *Words, b *ui.Button) {
	if n := w.M.Count(mgn.Funds, w.Q.Below); n > 0 {
		b.Name = cmp.Or(b.Name, b.Label) + w.L.Pick("。", ", ") + w.T("fund.returns", n)
		if w.Small && strings.Contains(b.Label, "\n") { // a third line has no room: its name says it
			return
		}
		say := w.T("fund.returns", n)
		if w.Small {
			say = w.T("fund.returns.s", n)
		}
		b.Label, b.Icon, b.Even = b.Label+"\n"+say, ui.IconNone, true
	}
}

// together counts the units that one press sends off, where nothing is taught.
func (w *Words) together() int {
	if n := len(w.Q.Ready()); n <= mgn.ForceLimit && !w.Taught {
		return n
	}
	return 0
}

// Attack returns the assault with the chosen units, or if nobody is chosen with
// all who can attack.
func (w *Words) Attack() []ask.Choice {
	n := w.Q.Most()
	b := ui.Button{Label: w.T("assault"), Name: w.T("assault.name", n), Icon: ui.IconSword, Main: true}
	switch {
	case !w.Q.Allows(choices.Assault):
		b.Off, b.Desc = true, w.Why(choices.Assault)
	default:
		if len(w.Q.Attackers) == 0 {
			b.Name = w.T("assault.all.name", n)
			if !w.Small {
				b.Label = w.T("assault.all")
			}
		}
		b.Label += " " + strconv.Itoa(n)
		if force := w.Q.Opposed(); len(force) > 1 && n >= field.Stands(force) {
			b.Kind = ui.ButtonPrimary // it takes the base; otherwise a target may be the better choice
		}
		falls(w, &b)
	}
	return []ask.Choice{{ID: "attack-assault", Button: b}}
}

// way is a button for one thing that a gesture can mean.
func way(id string, b ui.Button) ask.Way {
	b.Size = 15
	return ask.Way{Choice: ask.Choice{ID: id, Button: b}}
}

// How asks what putting a card on a goal means: a way for each option, and if
// it would be hidden a last one that keeps it.
func (w *Words) How(t field.Card, g choices.Goal, os []rules.Option) ask.Means {
	fight := int(w.Shown.Fight[w.Q.Below])
	how := ask.Means{Title: w.T("how", w.Named(t.Def)), Def: t.Def}
	hides := w.Q.Buries(t, os[0])
	if hides { // why it cannot go openly, and a way back
		key := "how.only"
		if w.M.Type(t) != mgn.Unit {
			key = "how.only.use"
		}
		how.Why = w.T(key, w.WhyNot(t, g))
	}
	for i, o := range os {
		id, b := "opt-deploy", ui.Button{Kind: ui.ButtonPrimary, Icon: ui.IconPerson}
		switch {
		case w.Q.Prompting(mgn.PromptArmament):
			id, b.Kind, b.Icon = "opt-replace-"+strconv.Itoa(i+1), ui.ButtonNormal, ui.IconCoins
			b.Label = w.T("how.replace", w.of(rules.CardID(o.N)))
		case o.Verb == rules.Block:
			id, b.Kind, b.Icon, b.Label = "opt-trap", ui.ButtonNormal, ui.IconFaceDown, w.T("how.trap", fight, fight-mgn.TrapCost)
		case w.Q.Prompting(mgn.PromptReinforce):
			b.Label = w.T("reinforce.do")
		case w.M.Type(t) == mgn.Weapon:
			b.Label = w.T("how.arm", fight, fight-w.Q.Cost(t))
		default:
			b.Label = w.T("how.deploy", fight, fight-w.Q.Cost(t))
		}
		if c := w.Q.Casts(t, o); c != 0 {
			b.Label += w.L.Pick("", " ") + w.T("how.room", w.Unit(w.M.ByID(c)))
			b.Kind = ui.ButtonDanger
		}
		how.Ways = append(how.Ways, way(id, b))
	}
	if hides {
		keep := ui.Button{Label: w.T("how.keep"), Kind: ui.ButtonPrimary, Icon: ui.IconCards}
		if w.Q.OnlyTraps() { // the question has said that nothing else can be meant
			keep.Kind, how.Ways[0].Button.Kind = ui.ButtonNormal, ui.ButtonPrimary
		}
		how.Ways = append(how.Ways, way("opt-keep", keep))
	}
	return how
}

// Plainly reports whether an option is a block about which nothing is left to choose,
// and that its button names.
func Plainly(w *Words, o rules.Option) bool {
	return w.Q.Prompting(mgn.PromptBlock) && !w.Fold && !w.Asks(o)
}

// Asks reports whether using an effect leads to a question of what it is used on.
func (w *Words) Asks(o rules.Option) bool { return w.outlook().Asks(o, w.Q.Below) }

// Effect asks which of some abilities and Tactics is used, by their clauses.
func (w *Words) Effect(os []rules.Option) ask.Means {
	m := ask.Means{Title: w.T("ask.effect")}
	if len(os) == 1 {
		m.Title = w.T("ask.effect.one")
	}
	for _, o := range os {
		def := w.M.View.S.Card(o.Card).Def
		x := ask.Way{Def: def, Choice: ask.Choice{ID: "declare-" + strconv.Itoa(int(o.N)) + "-" + strconv.Itoa(int(o.Card)), Button: ui.Button{Label: w.T("node.use", w.Named(def))}}}
		if d := w.M.Game.Lib.Def(def); int(o.N) < len(d.Abilities) {
			x.Text = w.M.Game.Lib.AbilityText(d.Abilities[o.N], w.L)
			if then := w.outlook().Comes(w.L, o, w.Q.Below); then != "" {
				x.Text += "\n→ " + then
			}
		}
		m.Ways = append(m.Ways, x)
	}
	return m
}

// End asks whether passing is meant, if that gives up what was perhaps
// forgotten: to attack; to play anything, and the rest of the Fight, once a match
// (the latter not in lessons); to defend the last base. The last way passes.
func (w *Words) End() (m ask.Means, asks bool) {
	key, icon, fight := "retreat", ui.IconSword, int(w.Shown.Fight[w.Q.Below])
	why := ""
	if m, asks := Bare(w); asks {
		return m, true
	}
	switch {
	case w.Q.Retreats():
	case w.Q.Prompting(mgn.PromptProduction) && w.Q.Plays(rules.Use) && w.Q.Added == 0 && !w.Q.Rested:
		key, icon, w.Q.Rested = "idle", ui.IconPerson, !w.Taught
	case w.Q.Prompting(mgn.PromptProduction) && w.Q.Plays(rules.Use) && !w.Q.Spared && !w.Taught && w.Shown.Fight[w.Q.Below] > 0:
		key, icon, w.Q.Spared = "idle.rest", ui.IconPerson, true // asked once in a match: who keeps the rest knows it
	case w.Q.Wavers():
		key, icon = "waver", ui.IconPerson
		b, fate := w.Q.Balance(), "defend.falls"
		if w.M.Battle() == mgn.BaseCount {
			fate = "defend.last"
		}
		why = words.Sentences(w.L, w.T("waver.why", b.Attack, b.Defense), w.T(fate), b.Verdict(w.L)) + w.L.Pick("。", ".")
	default:
		return m, false
	}
	if why == "" {
		why = w.T(key+".why", fight)
	}
	return w.sure(key, why, icon), true
}

// bares returns the line of the base that is left without anybody who holds it if
// Production or a redeployment ends now, 0 for none.
func bares(w *Words) int {
	if w.Taught || !w.Q.Prompting(mgn.PromptProduction) && (!w.Q.Prompting(mgn.PromptRedeploy) || w.M.Battle() != 0) {
		return 0
	}
	return choices.Bare(&w.Q.Case)
}

// barely says what becomes of a base that nobody holds.
func barely(w *Words, line int) string {
	why := w.T("bare.front.why")
	if front := w.M.Front(w.Q.Below); line > front {
		why = w.T("bare.next.why", w.Line(front))
	}
	if n := choices.Threat(&w.Q.Case); n > 0 {
		why = words.Sentences(w.L, why, w.T("threat", n))
	}
	return why
}

// Bare asks, once in a match, whether Production or a redeployment ends while a base
// that can be reached has nobody who holds it. Who has read that is not stopped by it
// again: the button says which base it leaves empty.
func Bare(w *Words) (m ask.Means, asks bool) {
	line := bares(w)
	if line == 0 || w.Q.Warned {
		return m, false
	}
	w.Q.Warned, w.Q.Rested = true, true
	why := barely(w, line)
	key := "bare"
	if w.Q.Prompting(mgn.PromptRedeploy) {
		key = "bare.move"
	}
	return ask.Means{Title: w.T("bare", w.Line(line)), Why: why + w.L.Pick("。", "."), Ways: []ask.Way{
		way("opt-stay", ui.Button{Label: w.T(key + ".not"), Kind: ui.ButtonPrimary, Icon: ui.IconShield}),
		way("opt-retreat", ui.Button{Label: w.T(key + ".do"), Kind: ui.ButtonDanger, Icon: ui.IconBack})}}, true
}

// Hollow asks whether an invasion is meant for which nobody is there. Somebody
// may still come before it begins, so that it is not forbidden.
func (w *Words) Hollow() (m ask.Means, asks bool) {
	if len(w.Q.Ready()) > 0 {
		return m, false
	}
	return w.sure("hollow", w.T("hollow.why"), ui.IconBack), true
}

// sure asks whether something is meant: the first way goes back, the last one does it.
func (w *Words) sure(key, why string, icon ui.Icon) ask.Means {
	return ask.Means{Title: w.T(key), Why: why, Ways: []ask.Way{
		way("opt-stay", ui.Button{Label: w.T(key + ".not"), Kind: ui.ButtonPrimary, Icon: icon}),
		way("opt-retreat", ui.Button{Label: w.T(key + ".do"), Kind: ui.ButtonDanger, Icon: ui.IconBack})}}
}
