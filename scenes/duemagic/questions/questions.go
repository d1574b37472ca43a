package questions

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
)

// zoneKeys are the phrases that name the zones.
var zoneKeys = [...]string{dmg.Library: "zone.library", dmg.Hand: "zone.hand", dmg.Battle: "zone.battle", dmg.Graveyard: "zone.graveyard", dmg.Mana: "zone.mana", dmg.Shields: "zone.shields", dmg.Stack: "stack"}

// Zone names a kind of zone.
func Zone(kind uint8, l lang.Lang) string { return text.T(l, zoneKeys[kind]) }

// plain are the questions that are one phrase with its reason, about the source
// of the question.
var plain = map[uint8]string{dmg.PromptOrderWin: "ask.order.win", dmg.PromptQuick: "ask.quick", dmg.PromptMode: "ask.mode", dmg.PromptReplace: "ask.replace", dmg.PromptSacCost: "ask.cost"}

// Question returns what is asked now, and the clause or reason behind it; ok is
// false for questions about cards that have no words of their own.
func (w *Words) Question() (q ask.Question, ok bool) {
	d := &w.View.S.Dec
	from := w.Named(w.Source(), w.L)
	if key, found := plain[d.Prompt]; found {
		return w.is(key, from), true
	}
	clause := func(key string, args ...any) (ask.Question, bool) {
		return ask.Question{Text: w.T(key, args...), Why: w.Game.Clause(&w.View.S, w.L)}, true
	}
	switch d.Prompt {
	case dmg.PromptMulligan:
		return w.mulligan(), true
	case dmg.PromptBottom:
		return w.is("ask.bottom", w.least()), true
	case dmg.PromptArrange:
		if d.Arg == dmg.OnTop {
			return w.is("ask.arrange.top"), true
		}
		return w.is("ask.arrange"), true
	case dmg.PromptCharge:
		return w.charge(), true
	case dmg.PromptPriority:
		return w.priority(), true
	case dmg.PromptPay:
		return w.is("ask.pay", from, d.Arg2), true
	case dmg.PromptBase:
		if d.Arg != 0 { // an effect puts it
			return w.is("ask.base.put", from), true
		}
		return w.is("ask.base", from), true
	case dmg.PromptTargets:
		key := "ask.target"
		if d.Max[w.Below] > 1 {
			key = "ask.targets"
		}
		return ask.Question{Text: w.T(key, from), Why: w.target()}, true
	case dmg.PromptPlayer:
		return ask.Question{Text: w.T("ask.player", from), Why: w.target()}, true
	case dmg.PromptStack, dmg.PromptOrderUse:
		return w.order(), true
	case dmg.PromptAttack:
		return w.attacking(), true
	case dmg.PromptBlock:
		return w.blocking(), true
	case dmg.PromptBreaker:
		return ask.Question{Text: w.T("ask.breaker")}, true
	case dmg.PromptShield:
		switch {
		case rules.Seat(d.Arg) == w.Seat:
			return clause("ask.shield.own")
		case len(w.Marked()) > 0:
			return ask.Question{Text: w.T("ask.shield.more", d.Arg2), Why: w.T("ask.shield.why")}, true
		}
		return w.is("ask.shield", d.Arg2), true
	case dmg.PromptDeclare:
		return w.declare(), true
	case dmg.PromptMay:
		return clause("ask.may", from)
	case dmg.PromptUntap:
		return ask.Question{Text: w.T("ask.untap", from)}, true
	case dmg.PromptSplit:
		return clause("ask.split")
	case dmg.PromptNumber:
		if z := rules.ZoneID(d.Arg); z.Kind() == dmg.Hand && !d.Confirm { // using a card in the hand is confirmed
			if z.Seat() != w.Seat {
				return clause("ask.discard.theirs", w.Possessive(z.Seat(), w.L, false))
			}
			return clause("ask.discard", w.least())
		}
	}
	return q, false
}

// least returns how many answers the question takes at least.
func (w *Words) least() int { return int(w.View.S.Dec.Min[w.Below]) }

func (w *Words) mulligan() ask.Question {
	st, n := &w.View.S, w.View.S.Dec.Arg
	if n == 0 {
		key := "ask.mulligan.first"
		if st.Active != w.Seat {
			key = "ask.mulligan.second"
		}
		return ask.Question{Text: w.T("ask.mulligan"), Why: words.Sentences(w.L, w.T(key), w.T("ask.mulligan.free"))}
	}
	key := "ask.mulligan.why"
	if n == dmg.MaxMulligans-1 {
		key = "ask.mulligan.last"
	}
	return ask.Question{Text: w.T("ask.mulligan"), Why: w.T(key, n, dmg.OpeningHand-n)}
}

func (w *Words) charge() ask.Question {
	q := w.is("ask.charge")
	if w.Small && w.View.S.Turn <= 2 {
		q.Why = w.T("ask.charge.hold")
	}
	if w.Chosen != 0 {
		q = w.chosen("ask.charge")
		if w.Small {
			q.Why = w.rulesText(w.View.S.Card(w.Chosen).Def)
		}
		if own := w.Game.Lib.Def(w.View.S.Card(w.Chosen).Def).Attr[dmg.ACiv]; bits.OnesCount(uint(own)) > 1 {
			q.Why = w.T("ask.charge.multi")
		}
	}
	return q
}

// order asks what goes on the stack next.
func (w *Words) order() ask.Question {
	st := &w.View.S
	attacker := w.card(rules.CardID(st.Vars[dmg.Attacker]))
	if w.Aloft { // each card says what it does
		return aloft(w, attacker)
	}
	if o, ok := w.Only(); ok {
		key := "ask.stack.one"
		if how, ok := choices.Exchanges[o.N]; ok {
			key = "ask." + how
		}
		why, on := key+".why", rules.CardID(st.Vars[dmg.AttackOn])
		_, exchange := choices.Exchanges[o.N]
		if exchange && on != 0 && st.Vars[dmg.Blocked] == 0 { // what the newcomer does may take the target away
			why += ".on"
		}
		q := ask.Question{Text: w.T(key, w.Named(w.Waiting(o), w.L)), Why: w.T(why, Zone(st.Card(o.Card).Zone.Kind(), w.L), attacker, w.card(on))}
		if exchange && !w.Small { // what it costs and brings, beside its power
			q.Why = words.Sentences(w.L, append([]string{q.Why}, effects(w, st.Card(o.Card).Def)...)...)
		}
		if exchange && w.Another() {
			q.Text, q.Why = w.T(key+".more", w.Named(w.Waiting(o), w.L)), words.Sentences(w.L, already(w), q.Why)
		}
		return q
	}
	if w.Relieving() {
		q := w.is("ask.relieve", attacker)
		if how := w.Alone(); how != "" { // where the cards come from, and where the attacker goes
			q.Why = w.T("ask.relieve."+how, attacker)
		} else if !w.Small {
			said := []string{q.Why}
			for how := int16(101); how <= 103; how++ { // each way in which it may be done
				if slices.ContainsFunc(w.Legal, func(o rules.Option) bool { return o.Verb == rules.Use && o.N == how }) {
					said = append(said, w.T("relieve."+choices.Exchanges[how], attacker))
				}
			}
			q.Why = words.Sentences(w.L, said...)
		}
		if w.Another() {
			q.Text, q.Why = w.T("ask.relieve.more"), words.Sentences(w.L, already(w), q.Why)
		}
		return q
	}
	return w.is("ask.stack")
}

// aloft asks about cards that stand about the attacker.
func aloft(w *Words, attacker string) ask.Question {
	q, how, more := w.is("ask.relieve", attacker), w.Alone(), w.Another()
	list := w.Takers()
	switch {
	case len(list) == 1: // the buttons are about it
		key, on := "ask."+how, rules.CardID(w.View.S.Vars[dmg.AttackOn])
		why := key + ".why"
		if on != 0 && w.View.S.Vars[dmg.Blocked] == 0 {
			why += ".on"
		}
		if more {
			key += ".more"
		}
		q.Text, q.Why = w.T(key, w.Named(w.Waiting(list[0]), w.L)), w.T(why, Zone(w.View.S.Card(list[0].Card).Zone.Kind(), w.L), attacker, w.card(on))
	case more && how != "":
		q.Text = w.T("ask.more." + how)
	case more:
		q.Text = w.T("ask.relieve.more")
	case how != "":
		q.Text = w.T("relieve.to."+how, attacker)
	}
	if more {
		q.Why = already(w)
	}
	return q
}

// already says which card waits for this attack.
func already(w *Words) string {
	c, _ := w.Coming()
	name := w.T("ask.more.card")
	if c != 0 && w.View.S.Card(c).Def != 0 {
		name = w.card(c)
	}
	if st := &w.View.S; w.Alone() == "invade" && st.Stack[st.NStack-1].How == dmg.HowInvade { // what goes first resolves last
		return w.T("ask.more.top", name)
	}
	return w.T("ask.more", name)
}

// effects returns what a card does besides its keywords, in sentences.
func effects(w *Words, id rules.DefID) (out []string) {
	lib := w.Game.Lib
	for _, a := range lib.Def(id).Abilities {
		if lib.Abilities[a].List == 0 {
			out = append(out, lib.AbilityText(a, w.L))
		}
	}
	return out
}

// attacking asks for attacks; with a creature chosen, it says what its attack
// would do.
func (w *Words) attacking() ask.Question {
	if w.Chosen != 0 {
		q := w.chosen("ask.attack")
		q.Why = w.aimed()
		if more := takenOver(w); more != "" && w.Fits != nil && w.Fits(words.Sentences(w.L, q.Why, more)) {
			q.Why = words.Sentences(w.L, q.Why, more)
		}
		return q
	}
	if !slices.ContainsFunc(w.Legal, func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 }) {
		return ask.Question{Text: w.T("ask.attack"), Why: w.T("ask.attack.mach")}
	}
	if slices.ContainsFunc(w.Legal, func(o rules.Option) bool {
		return o.Verb == rules.Attack && o.N != 0 && !dmg.Tapped(&w.View.S, rules.CardID(o.N))
	}) {
		return ask.Question{Text: w.T("ask.attack"), Why: w.T("ask.attack.any")}
	}
	return w.is("ask.attack")
}

// aimed describes what the attack being considered would do.
func (w *Words) aimed() string {
	th, ok := w.Thought(w.Over)
	switch {
	case !ok:
		return w.T("ask.attack.target")
	case th.Player >= 0:
		st, hit := &w.View.S, w.Hit(w.Chosen, th.Player, "")
		if !w.Game.Has(st, w.Chosen, dmg.KwUnblockable) && slices.ContainsFunc(st.Zone(rules.ZoneOf(dmg.Battle, th.Player)), func(c rules.CardID) bool { return w.Game.MayBlock(st, th.Player, c) }) {
			return w.T("hit.unblocked", lang.Lower(hit))
		}
		return hit
	}
	for _, t := range w.Cards(dmg.Battle, w.Seat.Other()) {
		if t.Key == th.To {
			return w.Fight(w.Chosen, t.ID, "")
		}
	}
	return ""
}

// takenOver says which cards could take over the attack of the chosen creature, or why one
// of the hand could not.
func takenOver(w *Words) string {
	st := &w.View.S
	var names []string
	how := ""
	for _, o := range w.Game.Exchanges(st, w.Seat, w.Chosen) {
		if how = cmp.Or(how, choices.Exchanges[o.N]); choices.Exchanges[o.N] == how && !slices.Contains(names, w.card(o.Card)) {
			names = append(names, w.card(o.Card))
		}
	}
	if how != "" {
		return w.T("aim.takes."+how, words.List(w.L, names...))
	}
	if w.Game.ChangesOut(st, w.Chosen) {
		return w.T("aim.none.jchange")
	}
	for _, t := range w.Cards(dmg.Hand, w.Seat) {
		if t.Def == 0 {
			continue
		}
		if way, ok := w.Game.TakesOver(t.Def, w.L); ok {
			return w.T("aim.none", w.card(t.ID), way)
		}
	}
	return ""
}

func (w *Words) blocking() ask.Question {
	a := rules.CardID(w.View.S.Vars[dmg.Attacker])
	q := ask.Question{Text: w.T("ask.block")}
	switch lone := w.Lone(); {
	case w.Chosen != 0:
		q = w.chosen("ask.block")
	case lone != 0: // its button says it
		q = ask.Question{Text: w.T("ask.block.one", w.card(lone)), Short: w.T("ask.block.short")}
	}
	q.Why = w.T("ask.block.why", w.card(a), lang.Lower(w.Unblocked("")))
	if th, ok := w.Thought(w.Over); ok {
		for _, t := range w.Cards(dmg.Battle, w.Seat) {
			if t.Key != th.From {
				continue
			}
			fight := w.Fight(a, t.ID, "")
			if both := words.Sentences(w.L, q.Why, fight); w.Chosen == 0 && t.ID != w.Over && w.Fits != nil && w.Fits(both) { // it is only offered
				fight = both
			}
			q.Why = fight
		}
	}
	return q
}

// declare asks about cards that have come out of shields.
func (w *Words) declare() ask.Question {
	if list := w.Sprung(); len(list) > 0 {
		c := w.Spring()
		if c == 0 {
			q := w.is("ask.springs")
			if w.Small {
				var out []string
				for _, c := range list {
					out = append(out, w.card(c)+w.L.Pick("：", ": ")+w.rulesText(w.View.S.Card(c).Def))
				}
				q.Why = strings.Join(out, "\n")
			}
			return q
		}
		key := "ask.spring"
		if len(w.Reach(c)) > 0 {
			key += ".at"
		}
		q := w.is(key, w.card(c))
		if w.Small {
			q.Why = cmp.Or(w.rulesText(w.View.S.Card(c).Def), q.Why)
		}
		return q
	}
	if !slices.ContainsFunc(w.Legal, func(o rules.Option) bool { return o.N != 0 }) { // nothing is given up for it
		return ask.Question{Text: w.T("spot.trigger"), Why: w.T("ask.declare.why")}
	}
	return w.is("ask.declare")
}

// chosen returns a question about the card chosen by tap, which is highlighted:
// where there is no room, its name is left out.
func (w *Words) chosen(key string) ask.Question {
	return ask.Question{Text: w.T(key+".one", w.card(w.Chosen)), Short: w.T(key + ".short")}
}

// target returns the part of the text whose target is chosen.
func (w *Words) target() string {
	k := int(w.View.S.Dec.Arg2)
	if n := len(w.Stack()); n > 0 {
		if bs := w.stack().Blocks(&w.Stack()[n-1], w.L); k < len(bs) {
			return bs[k].Text
		}
	}
	return w.Game.Clause(&w.View.S, w.L)
}

// priority describes what can be done with priority.
func (w *Words) priority() ask.Question {
	st := &w.View.S
	switch {
	case w.Chosen != 0:
		return w.use()
	case st.NStack > 0:
		return w.answer(&st.Stack[st.NStack-1])
	case dmg.NormalTiming(st, w.Seat):
		word, _ := onward(w)
		if !w.CanUse() {
			return ask.Question{Text: w.T("ask.main.no"), Why: w.T("ask.main.none", word)}
		}
		return ask.Question{Text: w.T("ask.main"), Why: w.T("ask.main.why", word)}
	}
	q := ask.Question{Text: w.T("ask.priority", w.Step()), Why: w.T("ask.priority.why")}
	if st.Vars[dmg.Attacker] != 0 && !w.Fallen {
		q.Text = w.T("ask.attacked", w.attack())
		if st.Active == w.Seat {
			q.Text = w.T("ask.attacking", w.attack())
		}
	}
	if !w.CanUse() {
		q.Why = w.T("ask.priority.none")
		if w.Hold {
			q.Why = w.T("ask.priority.hold")
		}
	}
	return q
}

// use asks about the chosen card.
func (w *Words) use() ask.Question {
	st := &w.View.S
	c := st.Card(w.Chosen)
	q := ask.Question{Text: w.T("ask.act", w.Named(c.Def, w.L)), Why: w.rulesText(c.Def)}
	if c.Zone.Kind() != dmg.Battle {
		short := w.chosen("ask.use")
		q.Text, q.Short = short.Text, short.Short
		if f := w.Game.Futile(st, w.Seat, w.Uses(w.Chosen)[0]); f != dmg.FutileNone {
			q.Ahead = w.T("use.vain." + strconv.Itoa(int(f)))
		}
	}
	return q
}

// answer asks for an answer to what waits on top.
func (w *Words) answer(top *rules.StackItem) ask.Question {
	name := w.entry(top)
	does := func(key string) string { // the stack shows no text there
		if !w.Small {
			return w.T(key)
		}
		var out []string
		for _, b := range w.stack().Blocks(top, w.L) {
			out = append(out, b.Text)
		}
		return cmp.Or(words.Sentences(w.L, out...), w.T(key))
	}
	switch {
	case top.Ctrl == w.Seat:
		q := ask.Question{Text: w.T("ask.own", w.L.Owned(name)), Why: w.T("ask.own.why")}
		if !w.CanUse() {
			q.Why = w.T("ask.own.none")
		}
		return q
	case w.CanUse():
		return ask.Question{Text: w.T("ask.answer", name), Why: does("ask.answer.why")}
	}
	return ask.Question{Text: w.T("ask.answer.no", name), Why: does("ask.answer.no.why")}
}
