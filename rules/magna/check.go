package magna

import (
	"godeck/rules"
	e "godeck/rules/effect"
)

// This file finds what is wrong with cards beyond their words: effects that
// choose more than they can keep, and words that can never do anything where
// they stand.

// moments is a set of triggers.
type moments uint32

func at(triggers ...uint16) (set moments) {
	for _, t := range triggers {
		set |= 1 << (t - TrProduction)
	}
	return set
}

func (m moments) has(trigger uint16) bool { return m&(1<<(trigger-TrProduction)) != 0 }

var (
	answers  = at(TrBlock, TrTacticBlock)                                              // a declaration can be answered
	peaceful = at(TrProduction, TrUse, TrDeployed, TrPhase)                            // there is no invasion
	amid     = answers | at(TrAttack, TrTacticAttack, TrBroken, TrDefeated, TrVictory) // a declaration may be in progress
	battles  = amid | at(TrSummon, TrBattleStart, TrBattleEnd)                         // there may be a battle
	invaders = at(TrAttack, TrTacticAttack, TrVictory)                                 // only the invader
	defends  = answers | at(TrBroken)                                                  // only the defender
	budgets  = at(TrProduction, TrUse, TrDeployed, TrDefeated, TrPhase)                // Fight can still be spent
	checking = map[uint16]moments{wCancel: answers, wRedirect: answers, wPierce: battles, wSummon: battles, wEndAttack: battles, wGainFight: budgets}
)

// useless returns why a word can never do anything under a trigger, or nothing.
func useless(op, trigger uint16) e.Both {
	if when, bound := checking[op]; !bound || when.has(trigger) {
		return ""
	}
	switch op {
	case wCancel, wRedirect:
		return "宣言に応えられるのはブロックだけです|only a block answers a declaration"
	case wGainFight:
		return "ファイトを使うのは生産フェイズだけです|Fight is spent in the Production phase only"
	}
	return "そのとき戦闘は起きていません|there is no battle then"
}

// checkCard returns what is wrong with a card beyond its words, with the
// remedies.
func checkCard(c *e.CardNode) (faults []e.Complaint) {
	fault := func(why, remedy e.Both, args ...any) {
		faults = append(faults, e.Complaint{What: why, Hint: remedy, Args: args})
	}
	uses, defense := 0, int(c.Attr[ADefense])
	guard := false
	var never []string // what a unit that never invades has in vain
	for _, list := range c.Lists {
		for _, a := range list {
			if a.When == nil {
				continue
			}
			switch t := a.When.Spec.Op; t {
			case TrUse:
				uses++
			case TrAttack, TrVictory:
				never = append(never, a.When.Spec.Name)
			case TrStatic:
				for _, w := range a.Do {
					switch {
					case w.Spec.Op == wGuard && c.Type == Unit && len(a.If) == 0:
						guard = true
					case w.Spec.Op == wFlank || w.Spec.Op == wSteadfast || w.Spec.Op == wSapper:
						never = append(never, w.Spec.Name)
					case (w.Spec.Op == wQuick || w.Spec.Op == wAmbush) && c.Type != Unit:
						fault("%sはユニットの出方についての語で、このカードはユニットとして出ません|%s is about how a unit comes, and this card does not come as one", "取り除いてください|take it out", w.Spec.Name)
					case w.Spec.Op == wSelfMod && len(a.If) == 0:
						defense += int(w.Args[1].N)
					}
				}
			}
			checkAbility(c, a, fault)
		}
	}
	if guard && len(never) > 0 {
		fault("防衛を持つユニットは侵攻しないので、%sには意味がありません|a unit with Guard never invades, so %s can do nothing", "どちらかを取り除いてください|take one of the two out", never[0])
	}
	if c.Type == Unit && defense <= 0 {
		fault("selfModで防御力がなくなり、出てすぐに倒れます|its own selfMod leaves the unit no defense: it falls as soon as it comes", "防御力を増やすか、条件を付けてください|give it more defense or a condition")
	}
	if c.Type == Operation {
		switch {
		case uses > 1:
			fault("useの能力が2つある作戦は、最初の1つしか行いません|an Operation with two abilities under use carries out the first one only", "1つの行動のリストにまとめてください|write both into one list of actions")
		case uses == 1 && c.Attr[ACost] == 0:
			fault("fightCostのない作戦は使えません（MGN-2.8）|an Operation without fightCost can never be used (MGN-2.8)", `"fightCost" を書いてください|say "fightCost"`)
		case uses == 0 && c.Attr[ACost] > 0:
			fault("ファイトを使う作戦なのに、何もしません|an Operation that costs Fight does nothing", `"use" に何をするかを書いてください|say under "use" what it does`)
		}
	}
	return faults
}

const otherUnits e.Both = "ほかのユニットを書いてください|name other units"

// checkAbility finds what is wrong with an ability of a card.
func checkAbility(c *e.CardNode, a *e.AbilityNode, fault func(why, remedy e.Both, args ...any)) {
	trigger := a.When.Spec.Op
	gone := e.Both("") // why "this unit" means nobody
	switch {
	case c.Type != Unit && c.Type != Weapon:
		gone = "このカードはユニットではありません|the card is no unit"
	case trigger == TrBroken, trigger == TrDefeated:
		gone = "もう場を離れています|it has left the field"
	case trigger >= TrProduction && trigger <= TrBlock && a.When.Args[argSacrifice].N != 0:
		gone = "コストとして捨てられています（MGN-18.26）|it was discarded as the cost (MGN-18.26)"
	}
	for _, w := range a.If {
		switch op := w.Spec.Op; {
		case op == cInvading && (peaceful | defends).has(trigger), op == cDefending && (peaceful | invaders).has(trigger):
			fault("%sは%sのときには成り立ちません|%s never holds under %s", "条件か能力を取り除いてください|take the condition or the ability out", w.Spec.Name, a.When.Spec.Name)
		case (op == cSelf || op == cAtBase) && gone != "":
			fault("%sはこのユニットについての条件ですが、%s|%s asks about this unit, but %s", "条件を取り除いてください|take the condition out", w.Spec.Name, gone)
		}
	}
	n, picked := 0, false
	var walk func(nodes []*e.Node)
	walk = func(nodes []*e.Node) {
		for _, w := range nodes {
			if why := useless(w.Spec.Op, trigger); why != "" {
				fault("%sはこのきっかけの下には書けません：%s|%s stands under the wrong trigger: %s", "移すか、取り除いてください|move it or take it out", w.Spec.Name, why)
			}
			for i := range w.Args {
				x := &w.Args[i]
				walk(x.Nodes)
				ch := x.Choice
				if ch == nil {
					continue
				}
				switch {
				case w.Spec.Op == wSplit && !ch.All:
					fault("splitは当てはまるすべてのユニットに点を分けます|split divides points among all units that fit", `{"of": …, "all": true} と書いてください|write {"of": …, "all": true}`)
				case ch.Ref == refThis && gone != "" && trigger != TrStatic:
					fault("thisの指すユニットがいません：%s|this means nobody: %s", otherUnits, gone)
				case (ch.Ref == refAttackers || ch.Ref == refTarget || ch.Ref == refForce) && !amid.has(trigger):
					fault("宣言された攻撃についての選び方ですが、%sのときに攻撃はありません|the choice is about a declared attack, and there is none under %s", otherUnits, a.When.Spec.Name)
				case ch.Ref == refThat && !picked:
					fault("thatの指すユニットがいません：前に選択がありません|that unit means nobody: no choice stands before it", "先にユニットを選んでください|choose a unit first")
				}
				picked = picked || ch.Ref == 0 && !ch.All && !ch.Random
				switch {
				case ch.Ref != 0 || ch.By != 0 || ch.Random:
				case w.Spec.Op == wSplit:
					n += int(w.Args[1].N)
				case !ch.All:
					n += int(ch.N)
				}
			}
		}
	}
	walk(a.Do)
	if declares(trigger) && n > rules.MaxTargets { // MGN-18.23
		fault("宣言のときに、合わせて%d体（点）を選びます|an effect chooses %d units or points of damage in all when it is declared", "%dまでです。全部を対象にするか、減らしてください|at most %d; name all of them, or choose fewer", n, rules.MaxTargets)
	}
}

// declares reports whether abilities with a trigger are declared and so choose
// in advance.
func declares(trigger uint16) bool { return trigger >= TrProduction && trigger <= TrUse }
