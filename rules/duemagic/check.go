package duemagic

import (
	"godeck/rules"
	e "godeck/rules/effect"
)

// checkCard finds what words alone cannot rule out: modes in places where they
// could not be chosen on stacking, choices among cards that the chooser may
// not see, lasting states that depend on themselves.
func checkCard(c *e.CardNode) []e.Complaint {
	k := cardChecker{}
	modal, spell := 0, 0
	for _, list := range c.Lists {
		for _, a := range list {
			static := a.When != nil && a.When.Spec.Static
			if a.When != nil && a.When.Spec.Op == TrSpell && c.Type != Spell {
				k.say("クリーチャーにspellのブロックはありません|a creature has no spell block", "ほかのきっかけにしてください|use another trigger")
			}
			if a.When != nil && a.When.Spec.Op != TrSpell && !static && c.Type == Spell {
				k.say("呪文は場に残らないので、これは起きません|a spell is never in play, so this never happens", `"when": "spell" にしてください|use "when": "spell"`)
			}
			if static && a.When.Spec.Op == TrStatic && c.Type == Spell {
				k.say("呪文に、続いている間の効果は書けません|a spell has no lasting states", `"when": "spell" にしてください|use "when": "spell"`)
			}
			for i, n := range a.Do {
				if n.Spec.Op == wModes {
					modal++
					if i > 0 || len(a.Do) > 1 {
						k.say("modesはブロックに1つだけ書きます|modes must be alone in its block", "残りは別のブロックに書いてください|put the rest into another block")
					}
				}
				if n.Spec.Op == wPlayer && i > 0 {
					k.say("choosePlayerは最初に書きます|choosePlayer must be the first part", "先頭に移すか、別のブロックにしてください|move it to the front, or use another block")
				}
			}
			if static {
				k.conditions(a.If)
			}
			if k.chosen(a.Do) && (len(a.Do) == 0 || a.Do[0].Spec.Op != wPlayer) {
				k.say("プレイヤーがまだ選ばれていません|nobody has chosen a player", "ブロックの最初にchoosePlayerを書いてください|let the block begin with choosePlayer")
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
		k.say("modesのブロックはカードに1つだけです|a card can have only one block with modes", "1つにしてください|use one")
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
	k.say("一度に6つを超える対象を選びます|chooses more than 6 targets at once", "あとの部分は解決時に選ぶか、減らしてください（DMG-14.14）|let later parts choose on resolution, or choose fewer (DMG-14.14)")
}

type cardChecker struct{ faults []e.Complaint }

func (k *cardChecker) say(what, hint e.Both, args ...any) {
	k.faults = append(k.faults, e.Complaint{What: what, Hint: hint, Args: args})
}

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
						k.say("続いている間の効果は、それが変えるパワーやブロッカーでは決められません|a lasting state cannot depend on power or Blocker, which lasting states change", "ほかの条件にしてください|use another condition")
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
				k.say("modesはほかの語の中では使えません|modes is not allowed inside another word", "1つのブロックにしてください|make it a block of its own")
			}
			if len(n.Args[2].Nodes) < 2 || len(n.Args[2].Nodes) > 6 || n.Args[1].N == 0 && int(n.Args[0].N) > len(n.Args[2].Nodes) {
				k.say("modesには2つから6つ、選ぶ数以上のmodeが必要です|modes needs 2 to 6 modes, at least as many as are chosen", "modeを書き足してください|add modes")
			}
			for _, m := range n.Args[2].Nodes {
				if m.Spec.Op != wMode {
					k.say("modesに書けるのはmodeだけです|modes can only contain mode words", `{"op": "mode", "do": […]} と書いてください|write {"op": "mode", "do": […]}`)
				} else {
					k.actions(m.Args[0].Nodes, 2)
				}
			}
			continue
		case wMode:
			k.say("modeはmodesの中だけで使えます|mode is only allowed in modes", "そこに書いてください|put it there")
		case wPlayer:
			if depth > 0 {
				k.say("choosePlayerはブロックの最初に書きます|choosePlayer must be the first part of a block", "先頭に移してください|move it to the front")
			}
		case wUse:
			if z := zoneKinds[n.Args[0].N]; z != Hand && z != Graveyard && z != Mana {
				k.say("無料で使えるのは、手札・墓地・マナゾーンのカードだけです|cards can only be used free from hand, graveyard or mana zone", "そのどれかにしてください|choose one of these zones")
			}
		case KwEvolution:
			if zoneKinds[n.Args[0].N] == Shields {
				k.say("シールドは進化元にできません|shields cannot be bases", "ほかのゾーンにしてください|choose another zone")
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
		k.say("山札からは選べません|nobody can choose from the library", "search・look・topを使ってください|use search, look or top")
	case Shields:
		if !open {
			k.say("シールドは場所で選びます|shields are chosen by their place", "shieldsを使ってください|use the word shields")
		}
	case Hand:
		if !open && whose.Values[ch.Of].Name == "any" {
			k.say("2人の手札からは選べません|nobody can choose from two hands", "誰の手札かを書いてください|say whose hand")
		}
	}
	if ch.N > 6 {
		k.say("一度に選べるのは6枚までです|at most 6 cards can be chosen at once", "allにするか、減らしてください|use all, or a smaller number")
	}
}
