package questions

import (
	"strconv"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Keeping returns the label for declaring no more: a card from the shields stays
// in the hand, or the rest of several.
func (w *Words) Keeping() string {
	if w.Answers(rules.Use) == 1 {
		return w.T("pass.declare.one")
	}
	return w.T("pass.declare")
}

// NoMore returns the label for putting no more on the stack.
func (w *Words) NoMore() string {
	if w.Relieving() {
		if w.Another() {
			return w.T("pass.relieve.more")
		}
		return w.T("pass.relieve")
	}
	if _, ok := w.Only(); ok {
		return w.T("pass.stack.one")
	}
	return w.T("pass.stack")
}

// Pass returns what passing means now: the word on the button and the
// consequence below it. ok is false while there is nothing to pass.
func (w *Words) Pass() (word, then string, ok bool) {
	if !w.Mine || !w.Allows(rules.Option{Verb: rules.Pass}) {
		return "", "", false
	}
	switch w.View.S.Dec.Prompt {
	case dmg.PromptPriority:
		word, then = onward(w)
		if w.Rest {
			then = w.T("pass.turn")
		}
		return word, then, true
	case dmg.PromptCharge:
		return w.T("pass.charge"), w.T("then.go", w.T("next.step", passing.StepName(dmg.StepMain, w.L))), true
	case dmg.PromptAttack:
		if n, _ := w.Ready(); n > 0 { // it is not what one came here for
			then = w.T("then.ready", n)
		}
		return w.T("pass.end"), then, true
	case dmg.PromptBlock:
		return w.T("pass.block"), w.Unblocked(".short"), true
	case dmg.PromptDeclare:
		if len(w.Sprung()) > 0 {
			return w.Keeping(), w.T("then.keep"), true
		}
		return w.Keeping(), w.T("then.declare"), true
	case dmg.PromptReplace:
		return w.T("pass.replace"), "", true
	case dmg.PromptStack:
		if w.Aloft {
			return w.NoMore(), "", true
		}
		return w.NoMore(), w.T("then.priority"), true
	}
	return w.T("pass"), "", true
}

// Declines reports whether passing now gives something up, or ends the turn: that has
// a place of its own, under which nothing goes on.
func Declines(w *Words) bool {
	word, _, ok := w.Pass()
	return ok && (!w.Prompting(dmg.PromptPriority) || word == w.T("pass.end"))
}

// onward names passing priority by what it does, and says what follows where
// that is more than the word.
func onward(w *Words) (word, then string) {
	st := &w.View.S
	own := st.Active == w.Seat
	switch {
	case st.NStack > 0 && st.Stack[st.NStack-1].Ctrl == w.Seat:
		return w.T("pass.resolve"), w.goesOn()
	case st.NStack > 0 || !own && st.Vars[dmg.Attacker] != 0:
		return w.T("pass.noanswer"), w.goesOn()
	case own && st.Step == dmg.StepMain:
		return w.Leads()
	case own && st.Step == dmg.StepBattleStart:
		return w.T("pass.toattack"), ""
	case own && st.Step == dmg.StepEnd:
		return w.T("pass.end"), ""
	}
	return w.T("pass"), w.goesOn()
}

// goesOn describes what follows when priority is passed.
func (w *Words) goesOn() string {
	st := &w.View.S
	both := ".both" // the other has to pass too
	if dmg.Passes(st) > 0 {
		both = ""
	}
	opponent := w.Player(w.Seat.Other(), w.L)
	if st.NStack > 0 {
		return w.T("then.resolve"+both, w.entry(&st.Stack[st.NStack-1]), opponent)
	}
	own := st.Active == w.Seat
	next := passing.After(st.Step)
	name := w.T("next.step", passing.StepName(next, w.L))
	switch next {
	case dmg.StepBlock:
		name = w.T("next.block")
	case dmg.StepBreak:
		name = w.T("next.hit")
		if st.Vars[dmg.Blocked] != 0 || st.Vars[dmg.AttackOn] != 0 {
			name = w.T("next.fight")
		}
	case dmg.StepAttackEnd:
		name = w.T("next.attack")
	case dmg.StepCleanup:
		name = w.T("next.turn")
	case dmg.StepAttack:
		if !own {
			name = w.T("next.theirattack")
		}
	}
	return w.T("then.go"+both, name, opponent)
}

// Button renames the answers for which this game has its own words.
func (w *Words) Button(o rules.Option, c *ask.Choice) {
	b, prompt := &c.Button, w.View.S.Dec.Prompt
	either := func(yes, no string) {
		b.Label = w.T(yes)
		if o.Verb == rules.No {
			b.Label = w.T(no)
		}
	}
	switch {
	case o.Verb == rules.Done && prompt == dmg.PromptArrange && b.Icon == ui.IconNone: // nothing is chosen
		b.Label = w.T("arrange.rest")
	case o.Verb == rules.Use && prompt == dmg.PromptDeclare:
		c.ID = strings.Replace(c.ID, "use-", "declare-", 1)
	case o.Verb == rules.Use && (prompt == dmg.PromptStack || prompt == dmg.PromptOrderUse): // the only one
		c.ID, b.Label, b.Kind = "order-"+strconv.Itoa(int(o.Card)), w.T("order.one"), ui.ButtonPrimary
		if how, ok := choices.Exchanges[o.N]; ok {
			b.Label = w.T("order." + how)
			if w.Another() {
				b.Kind = ui.ButtonNormal
			}
		}
	case o.Verb == rules.Use && prompt == dmg.PromptReplace:
		c.ID, b.Kind = strings.Replace(c.ID, "use-", "replace-", 1), ui.ButtonNormal // it gives something up
	case o.Verb == rules.Pass:
		w.passes(prompt, c)
	case o.Verb == rules.Done && prompt == dmg.PromptPay:
		b.Kind, b.Label = ui.ButtonPrimary, w.T("pay")
	case o.Verb == rules.Done && prompt == dmg.PromptQuick:
		b.Kind, b.Label = ui.ButtonPrimary, w.T("quick.keep")
		if n := len(w.picks()); n > 0 {
			b.Label = w.T("quick.do", n)
		}
	case prompt == dmg.PromptOrderWin:
		either("yes.first", "no.first")
	case prompt == dmg.PromptUntap:
		either("yes.untap", "no.untap")
	case prompt == dmg.PromptMulligan: // it gives a hand up
		either("yes.mulligan", "no.mulligan")
		b.Kind, b.Icon = ui.ButtonNormal, ui.IconSwap
		if n := w.View.S.Dec.Arg; n > 0 && o.Verb == rules.Yes { // what is left of it
			b.Label = w.T("yes.mulligan.n", dmg.OpeningHand-n)
		}
		if o.Verb == rules.No {
			b.Kind, b.Icon = ui.ButtonPrimary, ui.IconCheck
		}
	case prompt == dmg.PromptPlayer:
		p, side := rules.Seat(o.N), 1
		if p == w.Below {
			side = 0
		}
		c.ID, b.Label, b.Icon, b.Colour = "opt-player-"+board.SideNames[side], w.Player(p, w.L), ui.IconPeople, faces.Sides[side]
	case prompt == dmg.PromptBreaker:
		c.ID, b.Label, b.Icon = "opt-break-"+strconv.Itoa(int(o.N)), w.T("break.n", o.N), ui.IconPane
		if o.N > 9 {
			b.Label = w.T("break.all")
		}
	}
}

// passes names the answer that declines.
func (w *Words) passes(prompt uint8, c *ask.Choice) {
	switch prompt {
	case dmg.PromptStack, dmg.PromptOrderUse:
		c.ID, c.Button.Label = "order-done", w.NoMore()
		if w.Relieving() && w.Another() {
			c.Button.Kind = ui.ButtonPrimary
		}
	case dmg.PromptDeclare:
		c.ID, c.Button.Label = "pass-declare", w.Keeping()
	case dmg.PromptReplace:
		c.ID, c.Button.Label = "pass-replace", w.T("pass.replace")
	}
}

// picks returns the cards that the seat has picked and not yet given.
func (w *Words) picks() []rules.CardID {
	if w.Seat < 0 || w.Seat != w.Below {
		return nil
	}
	return w.View.S.Picks[w.Seat].Cards()
}

// Use is a way to use the chosen card.
type Use struct {
	ID     string
	Button ui.Button // without its effect
	Answer rules.Option
}

// Ways returns the ways in which the chosen card can be used.
func (w *Words) Ways() (out []Use) {
	st := &w.View.S
	for _, o := range w.Uses(w.Chosen) {
		u := Use{ID: "use", Button: ui.Button{Kind: ui.ButtonPrimary}, Answer: o}
		b := &u.Button
		switch how := uint8(o.N); {
		case how >= dmg.HowActivate:
			k := int(how - dmg.HowActivate)
			u.ID, b.Label = "use-ability-"+strconv.Itoa(k), w.T("use.ability", k+1)
		case how == dmg.HowNinja:
			u.ID, b.Label = "use-ninja", w.T("use.ninja")
		case how == dmg.HowSac:
			u.ID, b.Label = "use-sacrifice", w.T("use.sac")
		case how == dmg.HowFaceUp:
			u.ID, b.Label = "use-shields", w.T("use.faceup")
		default:
			cost := w.Game.Cost(st, w.Seat, w.Chosen)
			b.Label, b.Icon = w.T("use.pay", cost), ui.IconWand
			if w.Game.Lib.Def(st.Card(w.Chosen).Def).Attr[dmg.AType] == dmg.Creature {
				b.Label, b.Icon = w.T("summon.pay", cost), ui.IconPerson
			}
		}
		if len(out) > 0 {
			b.Kind = ui.ButtonNormal
		}
		out = append(out, u)
	}
	return out
}

// Item returns what an answer is about and what it does: what waits, may be used
// or was shown.
func (w *Words) Item(o rules.Option) (def rules.DefID, note string) {
	st := &w.View.S
	def = w.Waiting(o)
	switch st.Dec.Prompt {
	case dmg.PromptDeclare:
		switch {
		case o.N != 0:
			return def, w.T("declare.discard", w.Game.Lib.Card(st.Card(rules.CardID(o.N)).Def).Name.In(w.L))
		case o.Verb == rules.Use:
			return def, w.T("declare.free")
		case st.Card(o.Card).Has(dmg.FlagDeclared):
			return def, w.T("declare.done")
		}
		return def, w.T("declare.kept")
	case dmg.PromptReplace:
		if o.N != 0 {
			return def, w.T("replace.shield")
		}
		return def, w.T("replace.sac")
	case dmg.PromptOrderUse:
		return def, w.T("note.use")
	}
	if how, ok := choices.Exchanges[o.N]; ok {
		key := "note.exchange"
		if w.Alone() != "" { // the question says how
			key += ".from"
		}
		return def, w.T(key, w.T("kind."+how), Zone(st.Card(o.Card).Zone.Kind(), w.L))
	}
	if o.N == 100 {
		return def, w.T("note.declared")
	}
	return def, ""
}

// Mode returns the clause of a mode of the source.
func (w *Words) Mode(o rules.Option) string {
	var modes []string
	for _, ai := range w.Game.Lib.Def(w.Source()).Abilities {
		modes = append(modes, w.Game.ModeTexts(ai, w.L)...)
	}
	if int(o.N) < len(modes) {
		return modes[o.N]
	}
	return w.T("mode.n", o.N+1)
}

// Note returns which mana the table proposes to pay with, or, where mana is
// chosen for something else, which of it is tapped.
func (w *Words) Note(c rules.CardID) string {
	switch plan := w.Plan(); {
	case w.Prompting(dmg.PromptPay) && plan.Index(c) >= 0:
		return w.T("pay.proposed")
	case w.Prompting(dmg.PromptPay) || w.View.S.Card(c).Zone.Kind() != dmg.Mana:
		return ""
	case dmg.Tapped(&w.View.S, c):
		return w.T("mana.tapped")
	}
	return w.T("mana.untapped")
}
