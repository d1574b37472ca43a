package magna

import (
	"fmt"

	"godeck/rules"
)

// Why says why an answer is not legal.
func (g *Game) Why(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := &s.Dec
	c := s.Card(o.Card)
	none := o.Card == 0 || int(o.Card) > int(s.NCards)
	switch o.Verb {
	case rules.Done:
		if d.Kind == rules.ChooseAction {
			return "いまは完了できません", "there is nothing to finish now"
		}
		n := int(d.Min[p]) - int(s.Picks[p].N)
		return fmt.Sprintf("あと%d枚（体）選んでください", n), fmt.Sprintf("choose %d more", n)
	case rules.Pick:
		switch {
		case none:
			return "そのカードはありません", "there is no such card"
		case s.Picks[p].Index(o.Card) >= 0:
			return "もう選んでいます", "that card is already chosen"
		case s.Picks[p].N >= d.Max[p] && d.Max[p] > 0:
			return fmt.Sprintf("選べるのは%dまでです", d.Max[p]), fmt.Sprintf("at most %d may be chosen", d.Max[p])
		case d.Prompt == PromptForce && c.Zone == zone(Base3, p) && c.Has(rules.FaceDown):
			return "トラップは侵攻部隊に加われません", "a trap cannot join an invading force" // MGN-15.2
		case d.Prompt == PromptForce && c.Zone == zone(Base3, p):
			return "防衛を持つユニットは侵攻部隊に加われません", "a unit with Guard cannot join an invading force"
		case d.Prompt == PromptForce:
			return "侵攻できるのは第三拠点のユニットだけです", "only units at the third base can invade"
		case d.Prompt == PromptMembers && c.Has(FlagChecked):
			return "チェック状態のユニットは攻撃に加われません", "a Checked unit cannot take part"
		case d.Prompt == PromptMembers && c.Zone == zone(Invasion, p):
			return "援護されている目標には、迂回を持つユニットだけが遊撃できます", "only units with Flank may skirmish past Cover"
		}
		return "そのカードは選べません", "that card cannot be chosen"
	case rules.Number:
		return "そこに選べるトラップはありません", "no trap to choose lies there"
	case rules.Use, rules.Block, rules.Attack:
		if none {
			return "そのカードはありません", "there is no such card"
		}
	}
	switch d.Prompt {
	case PromptProduction:
		return g.whyProduction(s, p, o)
	case PromptReinforce:
		if s.Seats[p][Ring] != 0 {
			return whyRing()
		}
		return g.whyReinforce(s, p, o)
	case PromptArmament:
		if o.Verb == rules.Mode && o.N == 1 {
			return "侵攻には軍資金2枚が必要です。足りない分のマグナもありません", "an invasion needs two war funds, and there is not enough Magna for the missing ones"
		}
	case PromptAttack, PromptChain, PromptBlock:
		return g.whyEffect(s, p, o)
	case PromptRedeploy:
		if s.Seats[p][Ring] != 0 {
			return whyRing()
		}
		moved := FlagMoved
		if o.Zone == c.Zone {
			moved = FlagPlaced
		}
		if o.Verb == rules.Use && c.Has(moved) {
			return "それはもう移しました", "that was moved already"
		}
		return "そこには移せません", "it cannot be moved there"
	}
	return "いまはその操作はできません", "that cannot be done now"
}

func (g *Game) whyProduction(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := s.Card(o.Card)
	switch o.Verb {
	case rules.Mode:
		if g.Forbidden(s, p, ForbidExchange) {
			return "相手の効果により、マグナをファイトに換えられません", "an opposing effect forbids turning Magna into Fight"
		}
		return "マグナがありません", "there is no Magna to exchange"
	case rules.Block:
		switch {
		case c.Zone != zone(Hand, p):
			return "トラップにできるのは手札のカードだけです", "only a hand card can be laid as a trap"
		case g.Forbidden(s, p, ForbidTrap):
			return "相手の効果により、トラップを配置できません", "an opposing effect forbids laying traps"
		case s.Seats[p][Fight] < TrapCost:
			return "ファイトが足りません", "not enough Fight"
		}
		return g.whySlot(s, p, o)
	case rules.Use:
		if c.Zone != zone(Hand, p) {
			if c.Zone.Seat() == p && onField(c.Zone.Kind()) {
				return g.whyEffect(s, p, o)
			}
			return "手札のカードではありません", "that card is not in this hand"
		}
		kind := g.attr(s, o.Card, AType)
		switch {
		case kind == Trap || kind == Tactic:
			return "生産フェイズでは使えないカードです。トラップとしてなら置けます", "that card cannot be used in Production, except as a trap"
		case g.Cost(s, o.Card) == 0:
			return "代償ファイトのないカードは、生産フェイズではトラップとしてしか置けません", "a card without a Fight cost cannot be used in Production, except as a trap"
		case g.Cost(s, o.Card) > int(s.Seats[p][Fight]):
			return "ファイトが足りません", "not enough Fight"
		case g.Duplicate(s, o.Card):
			return "Ψのカードは、同じ名前を1枚しか場に出せません", "the unique card of that name is already on the field"
		case kind == Operation:
			return "使用条件のスキルを持つノーマルのユニットが足りないか、対象がいません", "Normal units with the needed skills, or targets, are missing; no unit may be checked without need"
		case !g.Supplied(s, p, g.attr(s, o.Card, ANeeds)):
			return "使用条件のスキルが足りません", "the needed skills are missing"
		case kind == Weapon:
			return g.whyUnarmed(s, o.Card)
		}
		return g.whySlot(s, p, o)
	}
	return "いまはその操作はできません", "that cannot be done now"
}

func (g *Game) whySlot(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	k := o.Zone.Kind()
	switch {
	case o.Zone.Seat() != p || k < Base1 || k > Base3:
		return "自分の拠点を選んでください", "choose one of your own bases"
	case !g.Standing(s, p, int(k-Base1)+1):
		return "陥落した拠点には置けません", "a fallen base has no slots"
	case o.N != 0:
		return "空きスロットがあるうちは、ユニットを破棄して置けません", "no unit is discarded while there is a free slot"
	}
	return "空きスロットがありません。破棄するユニットを選んでください", "there is no free slot: choose the unit to discard"
}

func whyRing() (ja, en string) {
	return "先に、戻ってきた武装を次のユニットに渡してください", "first give the weapon that came back to the next unit"
}

func (g *Game) whyReinforce(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := s.Card(o.Card)
	if o.Verb == rules.Use && c.Zone == zone(Hand, p) {
		kind := g.attr(s, o.Card, AType)
		magna, ok := g.ReinforceCost(s, o.Card)
		switch {
		case s.Seats[p][Exchanging] != 0:
			return "武装を持ちかえた後は、もう増援できません", "nothing is placed after weapons were exchanged"
		case kind == Trap:
			return "罠カードは増援に使えません", "Trap cards cannot reinforce"
		case kind == Operation || kind == Base:
			return "増援に使えるのは兵力・武装・招来の戦術カードだけです", "only units, weapons and summon Tactics reinforce"
		case kind == Tactic && !g.Supplied(s, p, g.attr(s, o.Card, ANeeds)):
			return "使用条件のスキルが足りません", "the needed skills are missing"
		case (kind == Unit || kind == Tactic) && s.Count(ForceZone(s, p)) >= ForceLimit:
			return "部隊は5体までです", "a force has at most five units"
		case kind == Tactic:
			return "この戦術カードは増援には使えません。攻撃やブロックのときに使います", "this Tactic brings nobody; it is used with attacks or blocks"
		case !ok:
			return "Lランクは増援に使えません", "rank L cannot reinforce"
		case magna > int(s.Seats[p][Magna]):
			return "Mランクの増援にはマグナ1が必要です", "a reinforcement of rank M needs 1 Magna"
		case g.Duplicate(s, o.Card):
			return "Ψのカードは、同じ名前を1枚しか場に出せません", "the unique card of that name is already on the field"
		case kind == Unit && !g.mayJoin(s, p, o.Card):
			return "防衛を持つユニットは侵攻部隊に加われません", "a unit with Guard cannot join an invading force"
		case kind == Weapon:
			return g.whyUnarmed(s, o.Card)
		case o.Zone != ForceZone(s, p):
			return "増援は、戦っている部隊に加わります", "reinforcements join the force in battle"
		}
	}
	if o.Verb == rules.Use && c.Zone.Kind() == Arms {
		return "その武装はそこへは移せません", "that weapon cannot go there"
	}
	return "いまはその操作はできません", "that cannot be done now"
}

func (g *Game) whyEffect(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := s.Card(o.Card)
	switch o.Verb {
	case rules.Attack:
		opponent := onField(c.Zone.Kind()) && c.Zone.Seat() != p && s.Vars[Battle] != 0 && c.Zone == ForceZone(s, p.Other())
		switch {
		case c.Zone.Seat() == p && onField(c.Zone.Kind()):
			return "自分のユニットは遊撃の目標にできません", "own units cannot be skirmished"
		case !opponent:
			return "守備部隊のユニットではありません", "that is not a unit of the defending force"
		case g.covered(s, o.Card):
			return "援護されているので遊撃の目標にできません", "another unit gives it Cover"
		}
		return "ノーマルのユニットがいません", "there is no Normal unit to attack with"
	case rules.Use:
		own := c.Zone.Seat() == p
		def := g.Lib.Def(c.Def)
		if !own || o.N < 0 || int(o.N) >= len(def.Abilities) {
			return "そのカードにいま使える効果はありません", "that card has no effect to use now"
		}
		a := &g.Lib.Abilities[def.Abilities[o.N]]
		switch {
		case s.Dec.Prompt == PromptChain && !g.chained(a):
			return "チェインを持たない効果は加えられません", "an effect without Chain cannot be chained"
		case unitAbility(a) && g.declared(s, o.Card, def.Abilities[o.N]):
			return "その効果はこの宣言でもう使いました", "that ability was already used in this declaration"
		case unitAbility(a) && onField(c.Zone.Kind()) && a.TArg[argCost] == CostCheck && c.Has(FlagChecked):
			return "チェック状態なので使えません", "the unit is Checked"
		case unitAbility(a) && s.Seats[p][Magna] < a.TArg[argMagna]:
			return "マグナが足りません", "not enough Magna"
		case unitAbility(a) && !g.Supplied(s, p, int(a.TArg[argSkills])), !unitAbility(a) && !g.Supplied(s, p, g.attr(s, o.Card, ANeeds)):
			return "使用条件のスキルが足りません", "the needed skills are missing"
		}
		return "いまは使えないか、対象がいません", "it cannot be used now, or there is nothing to choose"
	case rules.Mode:
		return "ノーマルのユニットか、攻撃する相手がいません", "there is no Normal unit, or nothing to attack"
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// whyUnarmed says what a unit lacks that cannot carry a weapon (MGN-2.5).
func (g *Game) whyUnarmed(s *rules.State, weapon rules.CardID) (ja, en string) {
	k := Kinds.Values[g.attr(s, weapon, AEquip)]
	return "装備するには、装備スキル「" + k.JA + "」を持つユニットが必要です", "only a unit that can carry the kind “" + k.EN + "” can be given this"
}
