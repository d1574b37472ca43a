package duemagic

import (
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// asked returns how this game's questions are shown.
func (s *Scene) asked() ask.Asking {
	battle := func(c rules.CardID) bool { return s.View.S.Card(c).Zone.Kind() == dmg.Battle }
	return ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x2a1f66), ui.Hex(0x150f3c)},
		Question: s.question, Idle: s.idle, Goes: s.goes, Form: s.form, Button: s.button, Buttons: s.buttons, Item: s.item, Alike: s.alike,
		Lies: func(c rules.CardID) bool {
			return battle(c) && s.View.S.Card(c).Host == 0 || s.View.S.Card(c).Zone == rules.ZoneOf(dmg.Hand, s.Bottom) && s.Bottom == s.Audience
		},
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Source: s.source, Notes: s.notes, AtOnce: battle, Text: s.modeText, Shown: s.shown,
		Facts: func(c rules.CardID) string {
			z := s.View.S.Card(c).Zone
			return Text.T(s.Lang, "of", s.Possessive(z.Seat(), s.Lang, true), Text.T(s.Lang, zoneKeys[z.Kind()]))
		},
	}
}

var zoneKeys = [...]string{dmg.Library: "zone.library", dmg.Hand: "zone.hand", dmg.Battle: "zone.battle", dmg.Graveyard: "zone.graveyard", dmg.Mana: "zone.mana", dmg.Shields: "zone.shields", dmg.Stack: "stack"}

// figures returns the numbers an effect may change, as both players see them.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(Text.T(l, "zone.shields"), dmg.ShieldsOf(st, p))
		for _, k := range [...]uint8{dmg.Battle, dmg.Hand, dmg.Mana, dmg.Graveyard} {
			add(Text.T(l, zoneKeys[k]), len(st.Zone(rules.ZoneOf(k, p))))
		}
	})
}

// source returns the design whose effect asks. What broke a shield is not the
// source of the shield card's question.
func (s *Scene) source() rules.DefID {
	d := &s.View.S.Dec
	o, lone := s.OnlyOption()
	switch {
	case d.Prompt == dmg.PromptDeclare:
		return 0
	case lone && d.Kind == rules.OrderItems:
		def, _ := s.item(o)
		return def
	case d.Def != 0:
		return d.Def
	}
	return s.View.S.Card(d.Src).Def
}

// form returns the form of a question that is not shown in its usual form.
func (s *Scene) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case dmg.PromptPay:
		return ask.AskGrid
	case dmg.PromptDeclare:
		if len(s.sprung()) > 0 {
			return ask.AskTable // they hover over it
		}
		return ask.AskUses
	case dmg.PromptReplace:
		return ask.AskUses
	case dmg.PromptPlayer, dmg.PromptBreaker:
		return ask.AskOffer
	case dmg.PromptStack, dmg.PromptOrderUse:
		if _, ok := s.OnlyOption(); ok {
			return ask.AskOffer
		}
		if s.relieving() {
			return ask.AskUses
		}
	case dmg.PromptShield:
		if !s.lay.Taps {
			return ask.AskOwn // the table shows only pips
		}
	}
	return usual
}

// asking reports whether the table should show the question, that is, does not
// answer it automatically.
func (s *Scene) asking() bool { return s.Mine() && !s.wouldPass() && !s.autoPays() }

// uses returns how a card can be used now.
func (s *Scene) uses(id rules.CardID) []rules.Option { return s.Uses(id, rules.Use) }

// offers reports whether tapping a card begins something now.
func (s *Scene) offers(id rules.CardID) bool {
	if !s.Mine() {
		return false
	}
	switch s.View.S.Dec.Prompt {
	case dmg.PromptPriority, dmg.PromptCharge, dmg.PromptDeclare:
		return len(s.uses(id)) > 0
	case dmg.PromptAttack:
		return len(s.attacks(id)) > 0
	case dmg.PromptBlock:
		return s.Legal(rules.Option{Verb: rules.Block, Card: id})
	}
	return false
}

// attacks returns the attacks of a creature.
func (s *Scene) attacks(id rules.CardID) []rules.Option { return s.Uses(id, rules.Attack) }

func (s *Scene) zoomTo(def rules.DefID) {
	if f := s.Cards.Of(def, s.Lang); f != nil {
		s.Zoom.Open(f)
		s.Surface.Invalidate()
	}
}

// tapHand chooses a card in the hand, or uses the chosen one.
func (s *Scene) tapHand(env *ui.Env, t token) {
	switch {
	case s.asking() && s.Prompting(dmg.PromptAttack):
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case !s.asking() || !s.Prompting(dmg.PromptPriority) && !s.Prompting(dmg.PromptCharge) && !s.springing():
		s.zoomTo(t.Def)
	case !s.offers(t.ID):
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case s.sel == t.ID:
		s.use(env, s.uses(t.ID)[0])
	default:
		s.choose(env, t.ID)
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Scene) choose(env *ui.Env, c rules.CardID) {
	s.sel, s.Board.Selected = c, s.Token(c).Board()
	ui.Play(env, "card-place", 0.35, 0)
	q := s.Asked(s.Lang)
	s.Surface.Announce(q.Text + " " + q.Why)
	s.Surface.Invalidate()
}

// use begins the use of a card.
func (s *Scene) use(env *ui.Env, o rules.Option) {
	s.clear()
	s.Answer(env, o)
}

// tapCreature answers with a creature, or begins an answer.
func (s *Scene) tapCreature(env *ui.Env, t token) {
	own := t.ID != 0 && s.View.S.Card(t.ID).Zone.Seat() == s.Audience
	switch {
	case s.JustAnswered(): // the second half of a double click
	case !s.asking():
		s.zoomTo(t.Def)
	case s.Prompting(dmg.PromptAttack) && own:
		o := s.attacks(t.ID)
		switch {
		case len(o) == 0:
			s.Refuse(env, s.Why(rules.Option{Verb: rules.Attack, Card: t.ID}))
		case s.sel == t.ID && len(o) == 1:
			s.attack(env, o[0])
		case s.sel == t.ID:
			s.clear()
		default:
			s.choose(env, t.ID)
		}
	case s.Prompting(dmg.PromptAttack) && s.sel != 0:
		s.attack(env, rules.Option{Verb: rules.Attack, Card: s.sel, N: int16(t.ID)})
	case s.Prompting(dmg.PromptBlock) && own:
		switch {
		case !s.offers(t.ID):
			s.Refuse(env, s.Why(rules.Option{Verb: rules.Block, Card: t.ID}))
		case s.sel == t.ID:
			s.block(env)
		default: // it may be lost: once more, on it or on the attacker
			s.choose(env, t.ID)
		}
	case s.Prompting(dmg.PromptBlock) && s.sel != 0 && t.ID == rules.CardID(s.View.S.Vars[dmg.Attacker]):
		s.block(env)
	case s.Prompting(dmg.PromptPriority) && slices.Contains(s.reach(s.sel), t.ID):
		s.cast(env, s.uses(s.sel)[0], t.ID)
	case s.springing() && slices.Contains(s.reach(s.spring()), t.ID):
		s.cast(env, s.uses(s.spring())[0], t.ID)
	case s.Prompting(dmg.PromptPriority) && own && len(s.uses(t.ID)) > 0:
		s.choose(env, t.ID)
	default:
		s.zoomTo(t.Def)
	}
}

// cast begins the use of a card on a creature.
func (s *Scene) cast(env *ui.Env, o rules.Option, on rules.CardID) {
	s.use(env, o)
	s.aim[o.Card] = on
}

// block lets the chosen creature take the attack.
func (s *Scene) block(env *ui.Env) {
	if o := (rules.Option{Verb: rules.Block, Card: s.sel}); s.Answer(env, o) {
		s.clear()
	}
}

// sprung returns the audience's cards that have come out of shields and may be
// used now: they are asked about on the table. Where a card has to be given up
// for it, that is asked in another way.
func (s *Scene) sprung() (out []rules.CardID) {
	if !s.Prompting(dmg.PromptDeclare) || s.Bottom != s.Audience {
		return nil
	}
	for _, o := range s.LegalActions {
		switch {
		case o.Verb != rules.Use:
		case o.N != 0:
			return nil
		default:
			out = append(out, o.Card)
		}
	}
	return out
}

// spring returns the card out of the shields that is chosen, or the only one.
func (s *Scene) spring() rules.CardID {
	list := s.sprung()
	if len(list) == 1 {
		return list[0]
	}
	if slices.Contains(list, s.sel) {
		return s.sel
	}
	return 0
}

func (s *Scene) attack(env *ui.Env, o rules.Option) {
	if s.Answer(env, o) {
		s.hit.by = 0
		s.clear()
	}
}

// tapShield chooses a shield, or attacks the player behind it.
func (s *Scene) tapShield(env *ui.Env, sd, place int) {
	p := s.Seat(sd)
	switch {
	case s.shieldLegal(sd, place):
		s.Answer(env, rules.Option{Verb: rules.Number, N: int16(place)})
	case s.Prompting(dmg.PromptAttack) && s.sel != 0 && sd == 1:
		s.attackAt(env, s.sel, place)
	default:
		list, _ := s.places(p)
		if place <= len(list) {
			for i := len(list[place-1]) - 1; i >= 0; i-- {
				if t := list[place-1][i]; t.Def != 0 {
					s.zoomTo(t.Def)
					return
				}
			}
		}
	}
}

// attackAt attacks the player, aiming at the shield at a place.
func (s *Scene) attackAt(env *ui.Env, c rules.CardID, place int) {
	s.attack(env, rules.Option{Verb: rules.Attack, Card: c})
	s.hit.by, s.hit.place = c, place
}

// means returns the place of the shield that the running attack was aimed at,
// 0 for none.
func (s *Scene) means() int {
	if st := &s.View.S; s.hit.by != 0 && st.Vars[dmg.Attacker] != 0 && st.Active == s.Audience { // another card may have taken it over
		return s.hit.place
	}
	return 0
}

// marked returns the shields already chosen while more are to be.
func (s *Scene) marked() []rules.CardID {
	if !s.Prompting(dmg.PromptShield) {
		return nil
	}
	return s.View.S.FrameList(s.View.S.Frame()).Cards()
}

// shieldLegal reports whether the shield at a place can be chosen now.
func (s *Scene) shieldLegal(sd, place int) bool {
	return s.Prompting(dmg.PromptShield) && rules.Seat(s.View.S.Dec.Arg) == s.Seat(sd) && s.Legal(rules.Option{Verb: rules.Number, N: int16(place)})
}

// thought returns the attack or block that the player considers: from which
// token to which token or player.
func (s *Scene) thought() (from, to int, player rules.Seat, ok bool) {
	player = rules.NoSeat
	at := func(prefix string) rules.CardID {
		for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
			if t, found := strings.CutPrefix(id, prefix); found {
				n, _ := strconv.Atoi(t)
				return rules.CardID(n)
			}
		}
		return 0
	}
	switch {
	case s.Prompting(dmg.PromptAttack) && s.sel != 0:
		o := s.attacks(s.sel)
		c := at("creature-")
		for _, a := range o {
			if a.N != 0 && rules.CardID(a.N) == c {
				return s.Token(s.sel).Key, s.Token(c).Key, player, true
			}
		}
		for _, a := range o {
			if a.N == 0 {
				return s.Token(s.sel).Key, 0, s.Audience.Other(), true
			}
		}
		if len(o) == 1 {
			return s.Token(s.sel).Key, s.Token(rules.CardID(o[0].N)).Key, player, true
		}
	case s.Prompting(dmg.PromptBlock):
		c := at("creature-")
		if !s.offers(c) {
			c = s.sel
		}
		if s.offers(c) {
			return s.Token(c).Key, s.Token(rules.CardID(s.View.S.Vars[dmg.Attacker])).Key, player, true
		}
	}
	return 0, 0, player, false
}

// fightText describes how a battle would end; short is ".short" for a button's text.
func (s *Scene) fightText(a, b rules.CardID, l lang.Lang, short string) string {
	st := &s.View.S
	pa, pb, aDies, bDies := s.game.Battle(st, a, b)
	key := "fight.both"
	switch {
	case aDies && !bDies:
		key = "fight.lose"
	case bDies && !aDies:
		key = "fight.win"
	}
	return Text.T(l, key+short, pa, pb, s.Named(st.Card(a).Def, l), s.Named(st.Card(b).Def, l))
}

// hitText describes what an attack on a player does if nobody blocks.
func (s *Scene) hitText(id rules.CardID, p rules.Seat, l lang.Lang, short string) string {
	n := dmg.ShieldsOf(&s.View.S, p)
	if n == 0 {
		return Text.T(l, "hit.direct")
	}
	k := s.game.Breaks(&s.View.S, id)
	if k >= n {
		return Text.T(l, "hit.all", n)
	}
	return Text.T(l, "hit.break"+short, k, n, n-k)
}

// unblocked describes what happens without a block.
func (s *Scene) unblocked(l lang.Lang, short string) string {
	st := &s.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if a == 0 {
		return ""
	}
	if t := rules.CardID(st.Vars[dmg.AttackOn]); t != 0 {
		return s.fightText(a, t, l, short)
	}
	return s.hitText(a, s.Audience, l, short)
}

// idle returns the text shown while nothing is asked.
func (s *Scene) idle(l lang.Lang) ask.Question {
	q := ask.Question{Text: s.stepNow(l), Why: s.goes(l)}
	if s.Turn() > 0 && (s.Step() == dmg.StepCleanup || s.Step() == dmg.StepUntap) { // between two turns
		q.Text = s.turnText(l)
	}
	return q
}

// goes describes what is under way, whoever is to answer: what resolves or
// waits, who attacks, or why the audience's turn has ended by itself.
func (s *Scene) goes(l lang.Lang) string {
	st := &s.View.S
	stack := s.stack()
	switch k := s.running(); {
	case k >= 0:
		return Text.T(l, "goes.resolves", s.entryName(&stack[k], l))
	case len(stack) > 0:
		return Text.T(l, "goes.waits", s.entryName(&stack[len(stack)-1], l))
	case st.Vars[dmg.Attacker] != 0 && !s.fallen():
		return s.attacksText(l)
	case s.spent > 0 && (int(st.Turn) == s.spent && st.Active == s.Bottom || int(st.Turn) == s.spent+1 && st.Active != s.Bottom && st.Step < dmg.StepMain): // then what the opponent does is told
		return Text.T(l, "auto.end")
	}
	return ""
}

// attacksText describes who attacks whom, or who has blocked.
func (s *Scene) attacksText(l lang.Lang) string {
	st := &s.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if b := rules.CardID(st.Vars[dmg.Blocked]); b != 0 {
		return Text.T(l, "goes.blocks", s.Named(st.Card(a).Def, l), s.Named(st.Card(b).Def, l))
	}
	p := st.Card(a).Zone.Seat().Other()
	on := s.Player(p, l)
	if s.IsYou(p) {
		on = lang.Lower(on)
	}
	if t := rules.CardID(st.Vars[dmg.AttackOn]); t != 0 {
		on = s.Named(st.Card(t).Def, l)
	}
	return Text.T(l, "goes.attacks", s.Named(st.Card(a).Def, l), on)
}

// question returns what is asked now, and the clause or reason behind it.
func (s *Scene) question(l lang.Lang) ask.Question {
	st := &s.View.S
	d := &st.Dec
	if !s.Mine() || s.wouldPass() || s.autoPays() { // nothing to decide
		return s.idle(l)
	}
	from := s.Named(s.Source(), l)
	question := func(key string, args ...any) ask.Question { return s.Ask(l, key, args...) }
	effect := func(key string, args ...any) ask.Question {
		return ask.Question{Text: Text.T(l, key, args...), Why: s.game.Clause(st, l)}
	}
	switch d.Prompt {
	case dmg.PromptOrderWin:
		return question("ask.order.win")
	case dmg.PromptMulligan:
		if d.Arg == 0 {
			key := "ask.mulligan.first"
			if st.Active != s.Audience {
				key = "ask.mulligan.second"
			}
			return ask.Question{Text: Text.T(l, "ask.mulligan"), Why: words.Sentences(l, Text.T(l, key), Text.T(l, "ask.mulligan.free"))}
		}
		key := "ask.mulligan.why"
		if d.Arg == dmg.MaxMulligans-1 {
			key = "ask.mulligan.last"
		}
		return ask.Question{Text: Text.T(l, "ask.mulligan"), Why: Text.T(l, key, d.Arg, dmg.OpeningHand-d.Arg)}
	case dmg.PromptBottom:
		return question("ask.bottom", s.Least())
	case dmg.PromptArrange:
		if d.Arg == dmg.OnTop {
			return question("ask.arrange.top")
		}
		return question("ask.arrange")
	case dmg.PromptQuick:
		return question("ask.quick")
	case dmg.PromptCharge:
		q := question("ask.charge")
		if s.lay.Tall && s.Turn() <= 2 { // the hand is too small for texts
			q.Why = Text.T(l, "ask.charge.hold")
		}
		if s.sel != 0 {
			q = s.chosen("ask.charge", l)
			if bits.OnesCount(uint(s.Cards.Attr(st.Card(s.sel).Def, dmg.ACiv))) > 1 {
				q.Why = Text.T(l, "ask.charge.multi")
			}
		}
		return q
	case dmg.PromptPriority:
		return s.askPriority(l)
	case dmg.PromptPay:
		return question("ask.pay", from, d.Arg2)
	case dmg.PromptBase:
		if d.Arg != 0 { // an effect puts it
			return question("ask.base.put", from)
		}
		return question("ask.base", from)
	case dmg.PromptMode:
		return question("ask.mode", from)
	case dmg.PromptTargets:
		key := "ask.target"
		if s.Most() > 1 {
			key = "ask.targets"
		}
		return ask.Question{Text: Text.T(l, key, from), Why: s.targetText(l)}
	case dmg.PromptPlayer:
		return ask.Question{Text: Text.T(l, "ask.player", from), Why: s.targetText(l)}
	case dmg.PromptStack, dmg.PromptOrderUse:
		if o, ok := s.OnlyOption(); ok {
			def, _ := s.item(o)
			key := "ask.stack.one"
			if how, ok := exchanges[o.N]; ok {
				key = "ask." + how
			}
			k := st.Card(o.Card).Zone.Kind()
			return ask.Question{Text: Text.T(l, key, s.Named(def, l)),
				Why: Text.T(l, key+".why", Text.T(l, zoneKeys[k]), s.Named(st.Card(rules.CardID(st.Vars[dmg.Attacker])).Def, l))}
		}
		if s.relieving() {
			return question("ask.relieve", s.Named(st.Card(rules.CardID(st.Vars[dmg.Attacker])).Def, l))
		}
		return question("ask.stack")
	case dmg.PromptAttack:
		if s.sel != 0 {
			q := s.chosen("ask.attack", l)
			q.Why = s.attackText(l)
			return q
		}
		if !slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 }) {
			return ask.Question{Text: Text.T(l, "ask.attack"), Why: Text.T(l, "ask.attack.mach")}
		}
		return question("ask.attack")
	case dmg.PromptBlock:
		a := rules.CardID(st.Vars[dmg.Attacker])
		q := ask.Question{Text: Text.T(l, "ask.block")}
		if s.sel != 0 {
			q = s.chosen("ask.block", l)
		}
		q.Why = Text.T(l, "ask.block.why", s.Named(st.Card(a).Def, l), lang.Lower(s.unblocked(l, "")))
		if from, _, _, ok := s.thought(); ok {
			own := s.cards(dmg.Battle, s.Audience)
			if i := slices.IndexFunc(own, func(t token) bool { return t.Key == from }); i >= 0 {
				q.Why = s.fightText(a, own[i].ID, l, "")
			}
		}
		return q
	case dmg.PromptBreaker:
		return ask.Question{Text: Text.T(l, "ask.breaker")}
	case dmg.PromptShield:
		if rules.Seat(d.Arg) == s.Audience {
			return effect("ask.shield.own")
		}
		if len(s.marked()) > 0 {
			return ask.Question{Text: Text.T(l, "ask.shield.more", d.Arg2), Why: Text.T(l, "ask.shield.why")}
		}
		return question("ask.shield", d.Arg2)
	case dmg.PromptDeclare:
		if list := s.sprung(); len(list) > 0 {
			c := s.spring()
			switch {
			case c == 0:
				return question("ask.springs")
			case len(s.reach(c)) > 0:
				return question("ask.spring.at", s.Named(st.Card(c).Def, l))
			}
			return question("ask.spring", s.Named(st.Card(c).Def, l))
		}
		if !slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.N != 0 }) { // nothing is given up for it
			return ask.Question{Text: Text.T(l, "spot.trigger"), Why: Text.T(l, "ask.declare.why")}
		}
		return question("ask.declare")
	case dmg.PromptMay:
		return effect("ask.may", from)
	case dmg.PromptReplace:
		return question("ask.replace", from)
	case dmg.PromptSacCost:
		return question("ask.cost", from)
	case dmg.PromptUntap:
		return ask.Question{Text: Text.T(l, "ask.untap", from)}
	case dmg.PromptSplit:
		return effect("ask.split")
	case dmg.PromptNumber:
		if z := rules.ZoneID(d.Arg); z.Kind() == dmg.Hand && !d.Confirm { // using a card in the hand is confirmed
			if z.Seat() != s.Audience {
				return effect("ask.discard.theirs", s.Possessive(z.Seat(), l, false))
			}
			return effect("ask.discard", s.Least())
		}
	}
	return ask.Question{Text: s.CardsAsked(l), Why: s.game.Clause(st, l)}
}

// chosen returns a question about the card chosen by tap, which is highlighted:
// where there is no room, its name is left out.
func (s *Scene) chosen(key string, l lang.Lang) ask.Question {
	return ask.Question{Text: Text.T(l, key+".one", s.Named(s.View.S.Card(s.sel).Def, l)), Short: Text.T(l, key+".short")}
}

// targetText returns the part of the text whose target is chosen.
func (s *Scene) targetText(l lang.Lang) string {
	if n := len(s.stack()); n > 0 {
		if bs := s.describe(&s.stack()[n-1], l); int(s.View.S.Dec.Arg2) < len(bs) {
			return bs[s.View.S.Dec.Arg2].text
		}
	}
	return s.game.Clause(&s.View.S, l)
}

// askPriority describes what can be done with priority.
func (s *Scene) askPriority(l lang.Lang) ask.Question {
	st := &s.View.S
	switch {
	case s.sel != 0:
		c := st.Card(s.sel)
		q := ask.Question{Text: Text.T(l, "ask.act", s.Named(c.Def, l)), Why: strings.Join(s.game.Lib.RulesText(c.Def, l), l.Pick("", " "))}
		if u := s.Unit(); s.lay.Tall || s.lay.Small || ui.Layout([]ui.Run{{Text: q.Why}}, 14*u, 1.22, s.lay.Prompt.W-300*u).H > 2.6*14*u { // the bar has no room for the whole text
			q.Why = strings.Join(s.game.Lib.Digest(c.Def, l), l.Pick("／", " / "))
		}
		if c.Zone.Kind() != dmg.Battle {
			short := s.chosen("ask.use", l)
			q.Text, q.Short = short.Text, short.Short
			if f := s.game.Futile(st, s.Audience, s.uses(s.sel)[0]); f != dmg.FutileNone {
				q.Ahead = Text.T(l, "use.vain."+strconv.Itoa(int(f)))
			}
		}
		return q
	case st.NStack > 0:
		top := &st.Stack[st.NStack-1]
		name := s.entryName(top, l)
		switch {
		case top.Ctrl == s.Audience:
			q := ask.Question{Text: Text.T(l, "ask.own", l.Owned(name)), Why: Text.T(l, "ask.own.why")}
			if !s.canUse() {
				q.Why = Text.T(l, "ask.own.none")
			}
			return q
		case s.canUse():
			return ask.Question{Text: Text.T(l, "ask.answer", name), Why: Text.T(l, "ask.answer.why")}
		}
		return ask.Question{Text: Text.T(l, "ask.answer.no", name), Why: Text.T(l, "ask.answer.no.why")}
	case dmg.NormalTiming(st, s.Audience):
		if !s.canUse() {
			return ask.Question{Text: Text.T(l, "ask.main.no"), Why: Text.T(l, "ask.main.none", s.mainLeads(l))}
		}
		return ask.Question{Text: Text.T(l, "ask.main"), Why: Text.T(l, "ask.main.why", s.mainLeads(l))}
	}
	q := ask.Question{Text: Text.T(l, "ask.priority", s.stepNow(l)), Why: Text.T(l, "ask.priority.why")}
	if st.Vars[dmg.Attacker] != 0 {
		q.Text = Text.T(l, "ask.attacked", s.attacksText(l))
		if st.Active == s.Audience {
			q.Text = Text.T(l, "ask.attacking", s.attacksText(l))
		}
	}
	if !s.canUse() {
		q.Why = Text.T(l, "ask.priority.none")
		if s.hold {
			q.Why = Text.T(l, "ask.priority.hold")
		}
	}
	return q
}

// mainLeads names what follows one's own Main step: attacks, if any are
// possible, or the end of the turn.
func (s *Scene) mainLeads(l lang.Lang) string {
	if s.mayAttack() {
		return Text.T(l, "next.attacks")
	}
	if s.game.Forbidden(&s.View.S, s.Audience, dmg.NoAttack) && len(s.creatures(s.Audience)) > 0 {
		return Text.T(l, "next.barred")
	}
	return Text.T(l, "next.turnend")
}

// attackText describes what the attack being considered would do.
func (s *Scene) attackText(l lang.Lang) string {
	_, to, player, ok := s.thought()
	switch {
	case !ok:
		return Text.T(l, "ask.attack.target")
	case player >= 0:
		st, hit := &s.View.S, s.hitText(s.sel, player, l, "")
		if !s.game.Has(st, s.sel, dmg.KwUnblockable) && slices.ContainsFunc(st.Zone(rules.ZoneOf(dmg.Battle, player)), func(c rules.CardID) bool { return s.game.MayBlock(st, player, c) }) {
			return Text.T(l, "hit.unblocked", lang.Lower(hit))
		}
		return hit
	}
	for _, t := range s.cards(dmg.Battle, s.Audience.Other()) {
		if t.Key == to {
			return s.fightText(s.sel, t.ID, l, "")
		}
	}
	return ""
}

// button renames the answers for which this game has its own words.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	l, b := s.Lang, &c.Button
	words := func(yes, no string) {
		b.Label = Text.T(l, yes)
		if o.Verb == rules.No {
			b.Label = Text.T(l, no)
		}
	}
	prompt := s.View.S.Dec.Prompt
	switch {
	case o.Verb == rules.Use && prompt == dmg.PromptDeclare:
		c.ID = strings.Replace(c.ID, "use-", "declare-", 1)
	case o.Verb == rules.Use && (prompt == dmg.PromptStack || prompt == dmg.PromptOrderUse): // the only one
		c.ID, b.Label, b.Kind = "order-"+strconv.Itoa(int(o.Card)), Text.T(l, "order.one"), ui.ButtonPrimary
		if how, ok := exchanges[o.N]; ok {
			b.Label = Text.T(l, "order."+how)
		}
	case o.Verb == rules.Use && prompt == dmg.PromptReplace:
		c.ID, b.Kind = strings.Replace(c.ID, "use-", "replace-", 1), ui.ButtonNormal // it gives something up
	case o.Verb == rules.Pass:
		b.Tap = s.pass
		switch prompt {
		case dmg.PromptStack, dmg.PromptOrderUse:
			c.ID, b.Label = "order-done", Text.T(l, s.stackNoMore())
		case dmg.PromptDeclare:
			c.ID, b.Label = "pass-declare", s.keeping(l)
		case dmg.PromptReplace:
			c.ID, b.Label = "pass-replace", Text.T(l, "pass.replace")
		}
	case o.Verb == rules.Done && prompt == dmg.PromptPay:
		b.Kind, b.Label = ui.ButtonPrimary, Text.T(l, "pay")
	case o.Verb == rules.Done && prompt == dmg.PromptQuick:
		b.Kind, b.Label = ui.ButtonPrimary, Text.T(l, "quick.keep")
		if n := len(s.Picks()); n > 0 {
			b.Label = Text.T(l, "quick.do", n)
		}
	case prompt == dmg.PromptOrderWin:
		words("yes.first", "no.first")
	case prompt == dmg.PromptUntap:
		words("yes.untap", "no.untap")
	case prompt == dmg.PromptMulligan: // it gives a hand up
		words("yes.mulligan", "no.mulligan")
		b.Kind, b.Icon = ui.ButtonNormal, ui.IconSwap
		if n := s.View.S.Dec.Arg; n > 0 && o.Verb == rules.Yes { // what is left of it
			b.Label = Text.T(l, "yes.mulligan.n", dmg.OpeningHand-n)
		}
		if o.Verb == rules.No {
			b.Kind, b.Icon = ui.ButtonPrimary, ui.IconCheck
		}
	case prompt == dmg.PromptPlayer:
		p := rules.Seat(o.N)
		c.ID, b.Label, b.Icon, b.Colour = "opt-player-"+board.SideNames[s.SideOf(p)], s.Player(p, l), ui.IconPeople, s.ctrlColour(p)
	case prompt == dmg.PromptBreaker:
		c.ID, b.Label, b.Icon = "opt-break-"+strconv.Itoa(int(o.N)), Text.T(l, "break.n", o.N), ui.IconPane
		if o.N > 9 {
			b.Label = Text.T(l, "break.all")
		}
	}
}

// keeping returns the label for declaring no more: a card from the shields
// stays in the hand, or the rest of several.
func (s *Scene) keeping(l lang.Lang) string {
	if s.answers(rules.Use) == 1 {
		return Text.T(l, "pass.declare.one")
	}
	return Text.T(l, "pass.declare")
}

// answers returns the number of answers with a verb.
func (s *Scene) answers(verb rules.Verb) (n int) {
	for _, o := range s.LegalActions {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// canUse reports whether the audience can use something now.
func (s *Scene) canUse() bool { return s.answers(rules.Use) > 0 }

// shown returns the cards shown beside those that answer: what came from the
// shields, what of a library is looked at.
func (s *Scene) shown() (out []rules.CardID) {
	st := &s.View.S
	z := rules.ZoneOf(dmg.Hand, s.Audience)
	if st.Dec.Prompt == dmg.PromptNumber {
		z = rules.ZoneID(st.Dec.Arg)
	}
	for _, c := range st.Zone(z) {
		k := st.Card(c)
		if st.Dec.Prompt == dmg.PromptNumber && k.Def != 0 || st.Dec.Prompt == dmg.PromptDeclare && len(s.uses(c)) == 0 && (k.Has(dmg.FlagDeclared) || dmg.Offered(st, c)) {
			out = append(out, c)
		}
	}
	for _, o := range s.LegalActions { // tapped mana first: what untaps wants it, and it is the cheaper to give up
		if (o.Verb == rules.Pick || o.Verb == rules.Unpick) && st.Card(o.Card).Zone.Kind() == dmg.Mana && !slices.Contains(out, o.Card) {
			out = append(out, o.Card)
		}
	}
	if len(out) > 0 && st.Card(out[0]).Zone.Kind() == dmg.Mana {
		slices.SortStableFunc(out, func(a, b rules.CardID) int {
			switch x, y := dmg.Tapped(st, a), dmg.Tapped(st, b); {
			case x == y:
				return int(a) - int(b)
			case x:
				return -1
			}
			return 1
		})
	}
	return out
}

// notes returns which mana the table proposes to pay with, or, where mana is
// chosen for something else, which of it is tapped.
func (s *Scene) notes(c rules.CardID) (note, text string) {
	switch plan := s.plan(); {
	case s.Prompting(dmg.PromptPay) && plan.Index(c) >= 0:
		note = s.T("pay.proposed")
	case s.Prompting(dmg.PromptPay) || s.View.S.Card(c).Zone.Kind() != dmg.Mana:
	case dmg.Tapped(&s.View.S, c):
		note = s.T("mana.tapped")
	default:
		note = s.T("mana.untapped")
	}
	return note, ""
}

// item returns the design of what waits, may be used or was shown, and what it does.
func (s *Scene) item(o rules.Option) (def rules.DefID, note string) {
	l, st := s.Lang, &s.View.S
	k := st.Card(o.Card)
	key := ""
	switch def = k.Def; st.Dec.Prompt {
	case dmg.PromptDeclare:
		switch {
		case o.N != 0:
			return def, Text.T(l, "declare.discard", s.Cards.Name(st.Card(rules.CardID(o.N)).Def, l))
		case o.Verb == rules.Use:
			key = "declare.free"
		case k.Has(dmg.FlagDeclared):
			key = "declare.done"
		default:
			key = "declare.kept"
		}
	case dmg.PromptReplace:
		key = "replace.sac"
		if o.N != 0 {
			key = "replace.shield"
		}
	case dmg.PromptOrderUse:
		key = "note.use"
	default:
		if t := int(o.N); t < int(st.NTriggers) && def == 0 && int(st.Triggers[t].Ability) < len(s.game.Lib.Abilities) {
			def = s.game.Lib.Abilities[st.Triggers[t].Ability].Def
		}
		if how, ok := exchanges[o.N]; ok {
			key = "kind." + how
		} else if o.N == 100 {
			key = "note.declared"
		}
	}
	if key != "" {
		note = Text.T(l, key)
	}
	return def, note
}

// exchanges names the ways in which another card takes over an attack.
var exchanges = map[int16]string{101: "change", 102: "invade", 103: "jchange"}

// relieving reports whether all that may go on the stack next takes over the attack.
func (s *Scene) relieving() bool {
	return s.answers(rules.Use) > 0 && !slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use && exchanges[o.N] == "" })
}

// stackNoMore returns the key of the label for putting no more on the stack.
func (s *Scene) stackNoMore() string {
	if _, ok := s.OnlyOption(); ok {
		return "pass.stack.one"
	}
	if s.relieving() {
		return "pass.relieve"
	}
	return "pass.stack"
}

// alike reports whether two triggers are one ability triggered twice by the
// same card, so that their order does not matter.
func (s *Scene) alike(a, b rules.Option) bool {
	st := &s.View.S
	n := int16(st.NTriggers)
	return st.Dec.Prompt == dmg.PromptStack && a.N < n && b.N < n && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// modeText returns the clause of a mode.
func (s *Scene) modeText(o rules.Option) string {
	var modes []string
	for _, ai := range s.game.Lib.Def(s.Source()).Abilities {
		modes = append(modes, s.game.ModeTexts(ai, s.Lang)...)
	}
	if int(o.N) < len(modes) {
		return modes[o.N]
	}
	return Text.T(s.Lang, "mode.n", o.N+1)
}

// buttons returns the buttons of the bar: the ways to use what was chosen by
// tap, and the answers without a place on the table. Passing has the big
// button.
func (s *Scene) buttons(usual []ask.Choice) (out []ask.Choice) {
	l := s.Lang
	d := &s.View.S.Dec
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.clear() }}}
	switch {
	case !s.asking():
	case d.Kind == rules.YesNo || d.Kind == rules.ChooseMode:
		return usual
	case d.Kind == rules.ChooseCards:
		if s.Least() == 1 && s.Most() == 1 && len(s.Picks()) == 0 && s.View.S.Card(s.LegalActions[0].Card).Zone.Kind() == dmg.Battle {
			return nil // tapping the creature answers
		}
		return usual
	case s.springing():
		if c := s.spring(); c != 0 {
			o := s.uses(c)[0]
			return []ask.Choice{{ID: "declare-" + strconv.Itoa(int(c)), Button: ui.Button{Label: Text.T(l, "declare.free"), Kind: ui.ButtonPrimary, Icon: ui.IconWand, Tap: func(env *ui.Env) { s.use(env, o) }}}}
		}
	case s.sel == 0:
	case d.Prompt == dmg.PromptBlock:
		return []ask.Choice{{ID: "block", Button: ui.Button{Label: Text.T(l, "block"), Kind: ui.ButtonPrimary, Icon: ui.IconShield, Tap: s.block}}, cancel}
	case d.Prompt == dmg.PromptPriority:
		return append(s.useButtons(), cancel)
	case d.Prompt == dmg.PromptCharge:
		o := rules.Option{Verb: rules.Use, Card: s.sel}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: Text.T(l, "charge"), Kind: ui.ButtonPrimary, Icon: ui.IconGem, Sound: "mana-charge", Tap: func(env *ui.Env) { s.use(env, o) }}}, cancel}
	case d.Prompt == dmg.PromptAttack:
		if o := (rules.Option{Verb: rules.Attack, Card: s.sel}); s.Legal(o) {
			out = append(out, ask.Choice{ID: "attack-player", Button: ui.Button{Label: Text.T(l, "attack.player"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(env *ui.Env) { s.attack(env, o) }}})
		}
		return append(out, cancel)
	}
	return out
}

// useButtons returns the ways in which the chosen card can be used.
func (s *Scene) useButtons() (out []ask.Choice) {
	l := s.Lang
	st := &s.View.S
	for _, o := range s.uses(s.sel) {
		b := ui.Button{Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { s.use(env, o) }}
		id := "use"
		switch how := uint8(o.N); {
		case how >= dmg.HowActivate:
			k := int(how - dmg.HowActivate)
			id, b.Label = "use-ability-"+strconv.Itoa(k), Text.T(l, "use.ability", k+1)
		case how == dmg.HowNinja:
			id, b.Label = "use-ninja", Text.T(l, "use.ninja")
		case how == dmg.HowSac:
			id, b.Label = "use-sacrifice", Text.T(l, "use.sac")
		case how == dmg.HowFaceUp:
			id, b.Label = "use-shields", Text.T(l, "use.faceup")
		default:
			cost := s.game.Cost(st, s.Audience, s.sel)
			b.Label, b.Icon = Text.T(l, "use.pay", cost), ui.IconWand
			if s.Cards.Attr(st.Card(s.sel).Def, dmg.AType) == dmg.Creature {
				b.Label, b.Icon = Text.T(l, "summon.pay", cost), ui.IconPerson
			}
		}
		if len(out) > 0 {
			b.Kind = ui.ButtonNormal
		}
		out = append(out, ask.Choice{ID: id, Button: b})
	}
	return out
}

// takes makes a zone of a side accept the cards in the hand that can be used
// there: spells on either side of the table, creatures on one's own. A spell
// that can reach the creature on gets it as its target.
func (s *Scene) takes(sl *board.Slot, kind uint8, sd int, on rules.CardID) {
	l := s.Lang
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := s.uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string {
		k := s.View.S.Card(c)
		switch charge := s.Prompting(dmg.PromptCharge); {
		case charge && kind != dmg.Mana:
			return Text.T(l, "drop.mana")
		case !charge && kind == dmg.Mana:
			return Text.T(l, "drop.charged")
		case sd == 1 && s.tooEarly(c) != "":
			return s.tooEarly(c)
		case charge || k.Zone.Kind() != dmg.Hand:
		case s.Cards.Attr(k.Def, dmg.AType) == dmg.Creature:
			if sd == 1 {
				return Text.T(l, "drop.own")
			}
		case on != 0:
			if r := s.reach(c); len(r) > 0 && !slices.Contains(r, on) {
				return Text.T(l, "drop.target", s.Named(k.Def, l), s.Named(s.View.S.Card(on).Def, l))
			}
		}
		return ""
	}, func(env *ui.Env, o rules.Option) {
		aim := rules.CardID(0)
		if on != 0 && slices.Contains(s.reach(o.Card), on) {
			aim = on
		}
		s.use(env, o)
		if aim != 0 {
			s.aim[o.Card] = aim
		}
	})
}

// reach returns the creatures that a spell in the hand could be cast at now,
// as its first question offers them or its only target is chosen
// automatically. The view is enough for this: a spell being cast has looked at
// nothing hidden.
func (s *Scene) reach(c rules.CardID) (out []rules.CardID) {
	o, st := s.uses(c), s.View.S
	if len(o) == 0 || s.Cards.Attr(st.Card(c).Def, dmg.AType) == dmg.Creature {
		return nil
	}
	eng := rules.NewEngine(s.game)
	if eng.Answer(&st, s.Audience, o[0], nil) != nil {
		return nil
	}
	for st.Dec.Prompt == dmg.PromptDeclare && st.ToAnswer() == s.Audience { // nothing else is declared
		if eng.Answer(&st, s.Audience, rules.Option{Verb: rules.Pass}, nil) != nil {
			return nil
		}
	}
	if st.Dec.Prompt == dmg.PromptPay && eng.Answer(&st, s.Audience, rules.Option{Verb: rules.Done}, nil) != nil {
		return nil
	}
	if st.Dec.Prompt == dmg.PromptTargets && st.ToAnswer() == s.Audience {
		for _, o := range rules.Options(s.game, &st, s.Audience, nil) {
			if o.Verb == rules.Pick {
				out = append(out, o.Card)
			}
		}
	} else if st.NStack > s.View.S.NStack {
		top := &st.Stack[st.NStack-1]
		for i := range top.NT {
			out = append(out, top.T[i].Card)
		}
	}
	return out
}

// aims answers with the target on which a spell was dropped, or the shield on
// which an attacker was, once that is asked.
func (s *Scene) aims(env *ui.Env) bool {
	if o := (rules.Option{Verb: rules.Number, N: int16(s.means())}); o.N != 0 && s.Prompting(dmg.PromptShield) {
		s.hit.by = 0
		if s.Legal(o) && rules.Seat(s.View.S.Dec.Arg) != s.Audience {
			return s.Answer(env, o)
		}
	}
	if len(s.aim) == 0 || !s.Mine() || s.Prompting(dmg.PromptPay) || s.Prompting(dmg.PromptDeclare) || s.Prompting(dmg.PromptOrderUse) {
		return false
	}
	by := s.View.S.Dec.Src
	c := s.aim[by]
	if delete(s.aim, by); c == 0 {
		clear(s.aim)
		return false
	}
	return s.Prompting(dmg.PromptTargets) && s.Legal(rules.Option{Verb: rules.Pick, Card: c}) && s.Pick(env, c)
}

// aimed makes what can be attacked accept a creature dragged there; on is 0
// for the player. On open ground, which stands for the player, a creature that
// could also attack a creature is asked to be dropped nearer.
func (s *Scene) aimed(sl *board.Slot, on rules.CardID, open bool) {
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Attack, Card: c, N: int16(on)}}
	}, func(c rules.CardID) string {
		if open && slices.ContainsFunc(s.attacks(c), func(o rules.Option) bool { return o.N != 0 }) {
			return Text.T(s.Lang, "drop.attack")
		}
		return ""
	}, s.attack)
}

// blocked makes the attacker, and the ground on its side, accept a blocker
// dragged there.
func (s *Scene) blocked(sl *board.Slot) {
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		return []rules.Option{{Verb: rules.Block, Card: c}}
	}, nil, nil)
}

// shieldDialog declares the choice of a shield where the table shows only pips.
func (s *Scene) shieldDialog(sf *ui.Surface) {
	in, _ := s.Dialog(sf, "shields", 640, 320)
	p := rules.Seat(s.View.S.Dec.Arg)
	list, n := s.places(p)
	u := sf.Px(1)
	cell := math.Max(sf.Env().MinTarget(), 56*u)
	gap := 8 * u
	cols := max(1, int((in.W+gap)/(cell+gap)))
	off := sf.BeginScroll("shields.list", in, false)
	for i := range list {
		r := ui.Rect{X: in.X + float64(i%cols)*(cell+gap), Y: in.Y + float64(i/cols)*(cell+gap) - off, W: cell, H: cell}
		s.shield(sf, s.SideOf(p), i+1, r, list[i])
	}
	sf.EndScroll(float64((n+cols-1)/cols) * (cell + gap))
}

// autoPays reports whether a payment is made automatically, as proposed.
func (s *Scene) autoPays() bool {
	return s.Prompting(dmg.PromptPay) && !s.stops.AskPay && !s.Session.Replaying()
}

// clear drops what was chosen by tap.
func (s *Scene) clear() { s.sel, s.Board.Selected = 0, "" }
