package duemagic

import (
	"godeck/rules"
	e "godeck/rules/effect"
)

// checkCard finds what words alone cannot rule out: modes in places where they
// could not be chosen on stacking, choices among cards that the chooser may
// not see, lasting states that depend on themselves.
func checkCard(c *e.CardNode) [][2]string {
	k := cardChecker{}
	modal, spell := 0, 0
	for _, list := range c.Lists {
		for _, a := range list {
			static := a.When != nil && a.When.Spec.Static
			if a.When != nil && a.When.Spec.Op == TrSpell && c.Type != Spell {
				k.say("a creature has no spell block", "use another trigger")
			}
			if a.When != nil && a.When.Spec.Op != TrSpell && !static && c.Type == Spell {
				k.say("a spell is never in play, so this never happens", `use "when": "spell"`)
			}
			if static && a.When.Spec.Op == TrStatic && c.Type == Spell {
				k.say("a spell has no lasting states", `use "when": "spell"`)
			}
			for i, n := range a.Do {
				if n.Spec.Op == wModes {
					modal++
					if i > 0 || len(a.Do) > 1 {
						k.say("modes must be alone in its block", "put the rest into another block")
					}
				}
				if n.Spec.Op == wPlayer && i > 0 {
					k.say("choosePlayer must be the first part", "move it to the front, or use another block")
				}
			}
			if static {
				k.conditions(a.If)
			}
			if k.chosen(a.Do) && (len(a.Do) == 0 || a.Do[0].Spec.Op != wPlayer) {
				k.say("nobody has chosen a player", "let the block begin with choosePlayer")
			}
			k.actions(a.Do, 0)
			if n := k.targets(a.Do); c.Type == Spell {
				spell += n
			} else if !static && n > rules.MaxTargets {
				k.tooMany()
			}
		}
	}
	if spell > rules.MaxTargets {
		k.tooMany()
	}
	if modal > 1 {
		k.say("a card can have only one block with modes", "use one")
	}
	return k.faults
}

// targets returns the greatest number of targets that a block chooses.
func (k *cardChecker) targets(do []*e.Node) int {
	if len(do) == 0 {
		return 0
	}
	switch n := do[0]; n.Spec.Op {
	case wPlayer:
		return 1
	case wModes:
		most := 0
		for _, m := range n.Args[2].Nodes {
			if m.Spec.Op == wMode {
				most = max(most, k.targets(m.Args[0].Nodes))
			}
		}
		return int(n.Args[0].N) * most
	case wDestroy, wMove, wTap, wUntap, wPower, wGrant, wFight, wSplit, wSwap, wChoose:
		ch := n.Args[0].Choice
		if ch == nil || ch.Ref != 0 || ch.All || ch.By != 0 || ch.Random || table.Zones[zoneKinds[ch.Zone]].See != rules.SeeAll {
			return 0
		}
		return int(ch.N)
	}
	return 0
}

func (k *cardChecker) tooMany() {
	k.say("chooses more than 6 targets at once", "let later parts choose on resolution, or choose fewer (DMG-14.14)")
}

type cardChecker struct{ faults [][2]string }

func (k *cardChecker) say(what, hint string) { k.faults = append(k.faults, [2]string{what, hint}) }

// chosen reports whether actions refer to the chosen player.
func (k *cardChecker) chosen(ns []*e.Node) bool {
	for _, n := range ns {
		for i := range n.Args {
			a := &n.Args[i]
			if a.Choice != nil && a.Choice.Ref == 0 && a.Choice.Of == 3 || n.Spec.Params[i].Enum == playerWords && a.N == 3 || k.chosen(a.Nodes) {
				return true
			}
		}
	}
	return false
}

// conditions refuses, for lasting states, conditions on what lasting states
// change.
func (k *cardChecker) conditions(ns []*e.Node) {
	for _, n := range ns {
		for i := range n.Args {
			k.conditions(n.Args[i].Nodes)
			if f := n.Args[i].Filter; f != nil {
				for _, t := range f.Tests {
					if t.Field.Attr == APower || t.Field.Attr == VBlocker {
						k.say("a lasting state cannot depend on power or Blocker, which lasting states change", "use another condition")
					}
				}
			}
		}
	}
}

func (k *cardChecker) actions(ns []*e.Node, depth int) {
	for _, n := range ns {
		switch n.Spec.Op {
		case wModes:
			if depth > 0 {
				k.say("modes is not allowed inside another word", "make it a block of its own")
			}
			if len(n.Args[2].Nodes) < 2 || len(n.Args[2].Nodes) > 6 || n.Args[1].N == 0 && int(n.Args[0].N) > len(n.Args[2].Nodes) {
				k.say("modes needs 2 to 6 modes, at least as many as are chosen", "add modes")
			}
			for _, m := range n.Args[2].Nodes {
				if m.Spec.Op != wMode {
					k.say("modes can only contain mode words", `write {"op": "mode", "do": […]}`)
				} else {
					k.actions(m.Args[0].Nodes, 2)
				}
			}
			continue
		case wMode:
			k.say("mode is only allowed in modes", "put it there")
		case wPlayer:
			if depth > 0 {
				k.say("choosePlayer must be the first part of a block", "move it to the front")
			}
		case wUse:
			if z := zoneKinds[n.Args[0].N]; z != Hand && z != Graveyard && z != Mana {
				k.say("cards can only be used free from hand, graveyard or mana zone", "choose one of these zones")
			}
		case KwEvolution:
			if zoneKinds[n.Args[0].N] == Shields {
				k.say("shields cannot be bases", "choose another zone")
			}
		}
		for i := range n.Args {
			if ch := n.Args[i].Choice; ch != nil && ch.Ref == 0 {
				k.choice(ch)
			}
			k.actions(n.Args[i].Nodes, depth+1)
		}
	}
}

// choice refuses picks among cards that nobody may look at.
func (k *cardChecker) choice(ch *e.ChoiceNode) {
	open := ch.All || ch.Random
	switch zoneKinds[ch.Zone] {
	case Library:
		k.say("nobody can choose from the library", "use search, look or top")
	case Shields:
		if !open {
			k.say("shields are chosen by their place", "use the word shields")
		}
	case Hand:
		if !open && whose.Values[ch.Of].Name == "any" {
			k.say("nobody can choose from two hands", "say whose hand")
		}
	}
	if ch.N > 6 {
		k.say("at most 6 cards can be chosen at once", "use all, or a smaller number")
	}
}
