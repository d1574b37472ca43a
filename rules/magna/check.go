package magna

import (
	"fmt"

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

// useless returns why a word can never do anything under a trigger, or "".
func useless(op, trigger uint16) string {
	if when, bound := checking[op]; !bound || when.has(trigger) {
		return ""
	}
	switch op {
	case wCancel, wRedirect:
		return "only a block answers a declaration"
	case wGainFight:
		return "Fight is spent in the Production phase only"
	}
	return "there is no battle then"
}

// checkCard returns what is wrong with a card beyond its words, with the
// remedies.
func checkCard(c *e.CardNode) (faults [][2]string) {
	fault := func(why, remedy string) { faults = append(faults, [2]string{why, remedy}) }
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
						fault(w.Spec.Name+" is about how a unit comes, and this card does not come as one", "take it out")
					case w.Spec.Op == wSelfMod && len(a.If) == 0:
						defense += int(w.Args[1].N)
					}
				}
			}
			checkAbility(c, a, fault)
		}
	}
	if guard && len(never) > 0 {
		fault("a unit with Guard never invades, so "+never[0]+" can do nothing", "take one of the two out")
	}
	if c.Type == Unit && defense <= 0 {
		fault("its own selfMod leaves the unit no defense: it falls as soon as it comes", "give it more defense or a condition")
	}
	if c.Type == Operation {
		switch {
		case uses > 1:
			fault("an Operation with two abilities under use carries out the first one only", "write both into one list of actions")
		case uses == 1 && c.Attr[ACost] == 0:
			fault("an Operation without fightCost can never be used (MGN-2.8)", `say "fightCost"`)
		case uses == 0 && c.Attr[ACost] > 0:
			fault("an Operation that costs Fight does nothing", `say under "use" what it does`)
		}
	}
	return faults
}

// checkAbility finds what is wrong with an ability of a card.
func checkAbility(c *e.CardNode, a *e.AbilityNode, fault func(why, remedy string)) {
	trigger := a.When.Spec.Op
	gone := "" // why "this unit" means nobody
	switch {
	case c.Type != Unit && c.Type != Weapon:
		gone = "the card is no unit"
	case trigger == TrBroken, trigger == TrDefeated:
		gone = "it has left the field"
	case trigger >= TrProduction && trigger <= TrBlock && a.When.Args[argSacrifice].N != 0:
		gone = "it was discarded as the cost (MGN-18.26)"
	}
	for _, w := range a.If {
		switch op := w.Spec.Op; {
		case op == cInvading && (peaceful | defends).has(trigger), op == cDefending && (peaceful | invaders).has(trigger):
			fault(w.Spec.Name+" never holds under "+a.When.Spec.Name, "take the condition or the ability out")
		case (op == cSelf || op == cAtBase) && gone != "":
			fault(w.Spec.Name+" asks about this unit, but "+gone, "take the condition out")
		}
	}
	n, picked := 0, false
	var walk func(nodes []*e.Node)
	walk = func(nodes []*e.Node) {
		for _, w := range nodes {
			if why := useless(w.Spec.Op, trigger); why != "" {
				fault(w.Spec.Name+" stands under the wrong trigger: "+why, "move it or take it out")
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
					fault("split divides points among all units that fit", `write {"of": …, "all": true}`)
				case ch.Ref == refThis && gone != "" && trigger != TrStatic:
					fault("this means nobody: "+gone, "name other units")
				case (ch.Ref == refAttackers || ch.Ref == refTarget || ch.Ref == refForce) && !amid.has(trigger):
					fault("the choice is about a declared attack, and there is none under "+a.When.Spec.Name, "name other units")
				case ch.Ref == refThat && !picked:
					fault("that unit means nobody: no choice stands before it", "choose a unit first")
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
		fault(fmt.Sprintf("an effect chooses %d units or points of damage in all when it is declared", n), fmt.Sprintf("at most %d; name all of them, or choose fewer", rules.MaxTargets))
	}
}

// declares reports whether abilities with a trigger are declared and so choose
// in advance.
func declares(trigger uint16) bool { return trigger >= TrProduction && trigger <= TrUse }
