package mattsan

import (
	"fmt"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Why says why an answer is not legal.
func (g *Game) Why(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := &s.Dec
	c := s.Card(o.Card)
	none := o.Card == 0 || int(o.Card) > int(s.NCards)
	switch o.Verb {
	case rules.Done:
		if n := int(d.Min[p]) - int(s.Picks[p].N); n > 0 {
			return fmt.Sprintf("あと%d枚選んでください", n), fmt.Sprintf("choose %d more", n)
		}
		return "いまは完了できません", "there is nothing to finish now"
	case rules.Pick:
		switch {
		case none:
			return "そのカードはありません", "there is no such card"
		case s.Picks[p].Index(o.Card) >= 0:
			return "もう選んでいます", "that card is already chosen"
		case s.Picks[p].N >= d.Max[p] && d.Max[p] > 0:
			return fmt.Sprintf("選べるのは%d枚までです", d.Max[p]), fmt.Sprintf("at most %d may be chosen", d.Max[p])
		case d.Prompt == PromptCards && o.Card == d.Src:
			return "カードの効果で、そのカード自身は選べません", "no card can choose itself"
		case d.Prompt == PromptUnit && g.is(s, o.Card, Unit):
			return "配置条件のあるユニットからは始められません", "a unit with a placement condition cannot begin" // MTZ-6.9
		}
		return "そのカードは選べません", "that card cannot be chosen"
	case rules.Pass:
		switch d.Prompt {
		case PromptCounter:
			return "必ず発動する無効化が残っています", "a forced negation is still due" // MTZ-28.6
		case PromptRefill:
			return "ベンチのユニットを戦場に出してください", "a unit of the bench must go to the battlefield" // MTZ-19.1
		}
		return "いまは見送れません", "that cannot be declined"
	case rules.Number:
		return "そこは選べません", "that place cannot be chosen"
	case rules.Use, rules.Block, rules.Attack, rules.Mode:
		if none && d.Prompt != PromptAnswer && d.Prompt != PromptSide {
			return "そのカードはありません", "there is no such card"
		}
	}
	switch d.Prompt {
	case PromptMain:
		return g.whyMain(s, p, o)
	case PromptCounter, PromptLeave, PromptTrap, PromptSouls, PromptDie, PromptRefill:
		return "そのカードではいま対抗できません", "that card cannot answer this"
	case PromptPay:
		return "それでは代償を払えません", "that cannot pay the cost"
	case PromptTargets:
		if g.isUnit(s, o.Card) && c.Owner != p && g.Keyword(s, o.Card, keyUnchosen) {
			return "そのユニットは相手に選ばれません", "that unit cannot be chosen by its opponent"
		}
		return "それは対象に選べません", "that cannot be chosen as a target"
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// keeper returns the card whose effect forbids a turn-ending action to a player's fighter, or 0.
func (g *Game) keeper(s *rules.State, p rules.Seat, f rules.CardID, kind int16) rules.CardID {
	action, key := int16(actMoves), int16(keyNoMoves)
	switch kind {
	case KindAttack:
		action, key = actAttack, keyNoAttack
	case KindSwitch:
		action, key = actSwitch, keyNoSwitch
	}
	if by, barred := g.barredBy(s, p, action); barred {
		return by
	}
	by, _ := g.KeywordBy(s, f, key)
	return by
}

// nameOf returns the name of a card for a refusal; known is false for no card and for a hidden one.
func (g *Game) nameOf(s *rules.State, c rules.CardID) (name lang.Phrase, known bool) {
	if c == 0 || s.Card(c).Has(rules.FaceDown) || g.shows(s, c) == 0 {
		return name, false
	}
	return g.Lib.Cards[g.shows(s, c)].Name, true
}

// usedUp reports whether an ability for the Main step has reached its limit, and which.
func (g *Game) usedUp(s *rules.State, c rules.CardID) (used, once bool) {
	for _, ai := range g.Lib.Def(g.shows(s, c)).Abilities {
		if b := &g.abil[ai]; g.Lib.Abilities[ai].Trigger == TrActivate && b.bit != 0 && s.Card(g.marked(s, c)).Has(b.bit) {
			used, once = true, b.limit == limitOnce
		}
	}
	return used, once
}

func (g *Game) whyMain(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	if s.Card(o.Card).Owner != p {
		return "自分のカードではありません", "that is not your card"
	}
	switch o.Verb {
	case rules.Attack:
		return g.whyAct(s, p, o)
	case rules.Block:
		return g.whySet(s, o.Card)
	case rules.Use:
		return g.whyUse(s, p, o)
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// whyAct says why a turn-ending action is not possible.
func (g *Game) whyAct(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := s.Card(o.Card)
	f := Fighter(s, p)
	kind := o.N - 1
	switch {
	case g.Barred(s, p, actAction):
		by, _ := g.barredBy(s, p, actAction)
		if name, known := g.nameOf(s, by); known {
			return "《" + name.JA + "》の効果で、ターンを終える行動ができません", "the effect of " + name.EN + " forbids every turn-ending action"
		}
		return "いまはターンを終える行動ができません", "you cannot take a turn-ending action now"
	case kind == KindSwitch && (c.Zone.Kind() != Bench || !g.is(s, o.Card, Unit)):
		return "交代できるのはベンチのユニットだけです", "only a unit of the bench can switch" // MTZ-11.13
	case kind != KindSwitch && o.Card != f:
		return "攻撃や必殺技は戦場のユニットが行います", "only the unit on the battlefield attacks or uses moves" // MTZ-11.1
	case kind != KindSwitch && s.Turn <= 1 && QuietFirst:
		return "最初のターンは攻撃も必殺技もできません", "no attack and no special move on the first turn" // MTZ-3.8
	case kind == KindAttack, kind == KindSwitch, g.Barred(s, p, actMoves), g.Keyword(s, f, keyNoMoves):
		if name, known := g.nameOf(s, g.keeper(s, p, f, kind)); known {
			return "《" + name.JA + "》の効果でできません", "the effect of " + name.EN + " forbids it"
		}
		return "効果によってできません", "an effect forbids it"
	case g.move(s, f, kind) == noAbility:
		return "その技はありません", "the unit has no such move"
	case !g.payable(s, p, f, g.move(s, f, kind), byOwner):
		return "代償を払えません", "the cost cannot be paid"
	}
	return "条件を満たしていません", "its condition is not met"
}

// whySet says why a card cannot be set face-down.
func (g *Game) whySet(s *rules.State, card rules.CardID) (ja, en string) {
	c := s.Card(card)
	switch {
	case c.Zone.Kind() != Hand:
		return "ウラ向きに置けるのは手札だけです", "only a card of the hand can be set"
	case g.is(s, card, Unit) && len(g.design(c.Def).place) > 0:
		return "配置条件のあるユニットはウラ向きに置けません", "a unit with a placement condition cannot be set face-down" // MTZ-6.9
	case !g.is(s, card, Unit) && !g.is(s, card, Trap):
		return "ウラ向きに置けるのはユニットとトラップだけです", "only units and traps can be set face-down"
	}
	return "そこには置けません", "it cannot be put there"
}

func slotFree(s *rules.State, p rules.Seat, n int) bool {
	first, last := Slots(s, p)
	return n >= first && n <= last && At(s, p, n) == 0
}

// whyUse says why a card cannot be used.
func (g *Game) whyUse(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := s.Card(o.Card)
	if c.Zone.Kind() == Hand && g.is(s, o.Card, Unit) {
		switch {
		case len(g.design(c.Def).place) > 0:
			return "配置条件を満たせません", "its placement condition cannot be met" // MTZ-6.8
		case o.N == BattleSlot:
			return "手札から戦場に直接は出せません。ベンチに置きましょう", "a unit cannot go from hand to the battlefield: put it on the bench" // MTZ-6.4
		case !slotFree(s, p, int(o.N)):
			return "そこには置けません。ベンチの空いた場所に置きましょう", "it cannot be put there: it needs a free slot on the bench"
		}
	}
	if c.Zone.Kind() == Hand && g.is(s, o.Card, Trump) {
		if n, have := g.Cost(s, o.Card), len(s.Zone(rules.ZoneOf(Soul, p))); n > have {
			return fmt.Sprintf("ソウルが足りません（コスト%d、使えるソウル%d）", n, have), fmt.Sprintf("it costs %d, and you have %d ready to pay", n, have) // MTZ-5.4
		}
		for _, ai := range g.Lib.Def(c.Def).Abilities {
			if g.Lib.Abilities[ai].Trigger == TrUse && !g.payable(s, p, o.Card, ai, byOwner) {
				return "コストを払えません", "its cost cannot be paid" // MTZ-5.4
			}
		}
		return "いまは使えません", "it cannot be used now"
	}
	if c.Zone.Kind() == Ground && c.Has(FlagSideways) {
		return "その地形は横向きです", "that terrain is sideways"
	}
	if used, once := g.usedUp(s, o.Card); used && once {
		return "その能力は、オモテになってからもう使いました（1度だけ）", "that ability was used since it turned face-up (once per appearance)" // MTZ-28.20
	} else if used {
		return "その能力は、このターンもう使いました（1ターンに1度）", "that ability was already used this turn (once per turn)" // MTZ-28.20
	}
	if k := c.Zone.Kind(); k == Battle || k == Bench || k == Ground {
		return g.whyActivate(s, p, o.Card)
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// whyActivate says why no ability of a card in play can be activated.
func (g *Game) whyActivate(s *rules.State, p rules.Seat, c rules.CardID) (ja, en string) {
	switch {
	case s.Card(c).Has(rules.FaceDown):
		return "ウラ向きの札の能力は起動できません", "a face-down card has no ability to activate"
	case s.Vars[Silence] == 0 && s.Card(c).Zone.Kind() == Ground && g.bearer(s, c) == 0:
		return "その地形の枠に、オモテのユニットがいません", "no face-up unit is in the slot of that terrain" // MTZ-8.4
	case !g.working(s, c):
		return "いまは能力を失っています", "it has lost its abilities for now"
	}
	found, met, paid := false, false, false
	for _, ai := range g.Lib.Def(g.shows(s, c)).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != TrActivate {
			continue
		}
		found = true
		if g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) {
			met = true
			paid = paid || g.payable(s, p, c, ai, byOwner)
		}
	}
	switch {
	case !found:
		return "起動できる能力がありません", "it has no ability to activate"
	case !met:
		return "条件を満たしていません", "its condition is not met"
	case !paid:
		return "代償を払えません", "the cost cannot be paid" // MTZ-22.2
	}
	return "いま起動しても何も起こりません", "nothing is there that it could do something to" // MTZ-10.6
}

// WhyVain says why an ability, carried out in a state, would do nothing, as far as both
// players see it; "" if it may do something, or why it does not cannot be said in a word.
func (g *Game) WhyVain(s *rules.State, p rules.Seat, src rules.CardID, ai uint16, l lang.Lang) string {
	for pc := int(g.abil[ai].body); g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		switch {
		case in.Op == wRecover && !g.lies(s, zone(Discard, p), src, in.A[0], false, byBoth):
			return fmt.Sprintf(l.Pick("捨て山に%sがない", "no %s in the discard pile"), g.Lib.Wanted(ai, l))
		case hasChoice(in.Op) && g.Lib.Choices[in.A[0]].Ref == 0 && !g.anyCard(s, p, src, &g.Lib.Choices[in.A[0]], false):
			if what := g.Lib.Sought(ai, l, nil); what != "" {
				return fmt.Sprintf(l.Pick("%sがない", "no %s"), what)
			}
		case in.Op == wHeal:
			return l.Pick("回復するダメージがない", "no damage to heal")
		case in.Op == wReadyTerrain:
			return l.Pick("もう縦向き", "it is upright already")
		}
	}
	return ""
}
