package mattsan

import e "godeck/rules/effect"

// absurd returns what a card says that can never happen, or contradicts the
// rule book. Every fault has its remedy.
func absurd(c *e.CardNode) (faults [][2]string) {
	fault := func(what, remedy string) { faults = append(faults, [2]string{what, remedy}) }
	count := map[uint16]int{} // abilities by trigger
	merges, tributeAfter, lastingHP := 0, false, 0
	attaches := false
	for _, list := range c.Lists {
		for _, a := range list {
			each(a.Do, func(w *e.Node) { attaches = attaches || w.Spec.Op == wAttach })
		}
	}
	for _, list := range c.Lists {
		for _, a := range list {
			if a.When == nil {
				continue
			}
			t := a.When.Spec.Op
			count[t]++
			does := map[uint16]int{}
			each(a.Do, func(w *e.Node) {
				does[w.Spec.Op]++
				switch {
				case w.Spec.Op == sMerge:
					merges++
				case w.Spec.Op == sTribute && merges > 0:
					tributeAfter = true
				case w.Spec.Op == sSelf && w.Args[0].N == valHP && len(a.If) == 0:
					lastingHP += int(w.Args[1].N)
				}
			})
			if c.Type == Terrain {
				switch tap := c.Attr[AUse] == UseTap; {
				case t == TrActivate && !tap && a.When.Args[0].N == limitNone:
					fault("a continuous terrain is used without any limit (MTZ-8.6)", `say "use": "tap", or "limit": "turn"`)
				case t == TrStatic && tap:
					fault("a tap terrain has a lasting state, but does nothing before it is turned (MTZ-8.8)", `say "use": "continuous", or "when": "activate"`)
				}
			}
			if t == TrGhost && does[wAppear] == 0 {
				fault("a ghost that does not appear (MTZ-20.5)", `let it do "appear"`)
			}
			if t == TrSave && does[wSummon] == 0 {
				fault("a save trap that saves nothing: no unit comes to the field (MTZ-20.10)", `let it do "summon"`)
			}
			if n := does[pDamage] + does[pEx]; n > 0 && (c.Type == Trap || c.Type == Trump && (t == TrUse || !attaches)) {
				fault("there is no unit that could take the damage, or has the EX, of this cost", "payDamage and payEx are costs of units, of terrains, and of trumps while they are attached")
			}
			if does[pThis] > 1 {
				fault("this card is paid twice", "payThis stands once in an ability")
			}
			if does[pThis] > 0 && (t == TrLeft || t == TrDefeated || t == TrDiscarded) {
				fault("the unit has left already and cannot be paid", "take payThis out")
			}
			faults = append(faults, means(a, t)...)
		}
	}
	for t, name := range map[uint16]string{TrSpecial: "Specials", TrSuper: "Supers"} {
		if count[t] > 1 {
			fault("the unit has two "+name+"; only the first could ever be used (MTZ-11.8)", "leave one, or make the other an ability")
		}
	}
	if merges > 1 {
		fault("a unit is put on one unit, not on two (MTZ-6.22)", "leave one mergeOn; other units can be a tribute")
	} else if tributeAfter {
		fault("a tribute stands after mergeOn, with which the placing is over (MTZ-6.22)", "put mergeOn last")
	}
	if hp := int(c.Attr[AHP]); c.Type == Unit && hp+lastingHP <= 0 {
		fault("the unit's own change of HP kills it at once (MTZ-12.5)", "raise its HP, lower the change, or give it a condition")
	}
	return faults
}

// each calls do for every word of a list, those inside of others included, in
// the order in which they are carried out.
func each(nodes []*e.Node, do func(w *e.Node)) {
	for _, w := range nodes {
		do(w)
		for i := range w.Args {
			each(w.Args[i].Nodes, do)
		}
	}
}

// means returns what an ability refers to although there is nothing there: a
// card that nobody has chosen, an event or an effect that is not there, a roll
// that was not made.
func means(a *e.AbilityNode, t uint16) (faults [][2]string) {
	fault := func(what, remedy string) { faults = append(faults, [2]string{what, remedy}) }
	chosen, rolled := false, t == TrDie
	onTheField, atAll := false, true
	switch t {
	case TrPlaced, TrAttacked, TrDealt, TrDamaged, TrFaceUp, TrSwitched, TrLeave:
		onTheField = true
	case TrFallen, TrLeft, TrDefeated, TrDiscarded:
	default:
		atAll = false
	}
	look := func(w *e.Node) {
		for i := range w.Args {
			ch := w.Args[i].Choice
			if ch == nil {
				continue
			}
			switch int(ch.Ref) {
			case refIt:
				if !chosen {
					fault("“it” means nothing: no card has been chosen before", `choose one first, or name "this", "fighter", "foe"`)
				}
			case refEvent:
				if !onTheField {
					fault("“event” means no unit of the field under this trigger", `name "this", "fighter", "foe" or choose one`)
				}
			case refAnswered:
				if t != TrCounter {
					fault("“actor” means nothing: there is no answered effect", `it belongs to "when": "counter"`)
				}
			}
			chosen = chosen || ch.Ref == 0
		}
		switch w.Spec.Op {
		case wRoll:
			rolled = true
		case cDie:
			if w.Args[0].N > w.Args[1].N {
				fault("a number rolled cannot be in this range", "the smaller number comes first")
			}
			if !rolled {
				fault("“rolled” asks about a roll that was not made", `let "roll" come first`)
			}
		case nRolled:
			if !rolled {
				fault("“number” means a roll that was not made", `let "roll" come first`)
			}
		case cEvent:
			if !atAll {
				fault("“eventIs” asks about a unit, but this trigger has none", `ask with "selfIs" or "unitCount"`)
			}
		}
	}
	each(a.If, look)
	each(a.Do, look)
	return faults
}
