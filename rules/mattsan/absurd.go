package mattsan

import (
	e "godeck/rules/effect"
)

// absurd returns what a card says that can never happen, or contradicts the
// rule book. Every fault has its remedy.
func absurd(c *e.CardNode) (faults []e.Complaint) {
	fault := func(what, remedy e.Both, args ...any) {
		faults = append(faults, e.Complaint{What: what, Hint: remedy, Args: args})
	}
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
					fault("常在の地形を何度でも使えてしまいます（MTZ-8.6）|a continuous terrain is used without any limit (MTZ-8.6)", `"use": "tap" か "limit": "turn" と書いてください|say "use": "tap", or "limit": "turn"`)
				case t == TrStatic && tap:
					fault("横向きの地形は使うまで何もしないのに、続いている間の効果があります（MTZ-8.8）|a tap terrain has a lasting state, but does nothing before it is turned (MTZ-8.8)", `"use": "continuous" か "when": "activate" と書いてください|say "use": "continuous", or "when": "activate"`)
				}
			}
			if t == TrGhost && does[wAppear] == 0 {
				fault("おばけなのに出てきません（MTZ-20.5）|a ghost that does not appear (MTZ-20.5)", `"appear" を書いてください|let it do "appear"`)
			}
			if t == TrSave && does[wSummon] == 0 {
				fault("全滅回避のトラップなのに、戦場に出るユニットがありません（MTZ-20.10）|a save trap that saves nothing: no unit comes to the field (MTZ-20.10)", `"summon" を書いてください|let it do "summon"`)
			}
			if n := does[pDamage] + does[pEx]; n > 0 && (c.Type == Trap || c.Type == Trump && (t == TrUse || !attaches)) {
				fault("このコストのダメージを受けるユニット、EXを持つユニットがいません|there is no unit that could take the damage, or has the EX, of this cost", "payDamageとpayExは、ユニットと地形、付与した切り札のコストです|payDamage and payEx are costs of units, of terrains, and of trumps while they are attached")
			}
			if does[pThis] > 1 {
				fault("このカードを2回コストにしています|this card is paid twice", "payThisは1つの能力に1回だけです|payThis stands once in an ability")
			}
			if does[pThis] > 0 && (t == TrLeft || t == TrDefeated || t == TrDiscarded) {
				fault("もう離れたユニットはコストにできません|the unit has left already and cannot be paid", "payThisを取り除いてください|take payThis out")
			}
			faults = append(faults, means(a, t)...)
		}
	}
	for t, name := range map[uint16]e.Both{TrSpecial: "必殺技|Specials", TrSuper: "超必殺技|Supers"} {
		if count[t] > 1 {
			fault("%sが2つありますが、使えるのは最初の1つだけです（MTZ-11.8）|the unit has two %s; only the first could ever be used (MTZ-11.8)", "1つだけ残すか、もう1つを能力にしてください|leave one, or make the other an ability", name)
		}
	}
	if merges > 1 {
		fault("ユニットを重ねる相手は1体だけです（MTZ-6.22）|a unit is put on one unit, not on two (MTZ-6.22)", "mergeOnを1つだけ残してください。ほかのユニットはtributeにできます|leave one mergeOn; other units can be a tribute")
	} else if tributeAfter {
		fault("mergeOnで配置は終わりなのに、そのあとにtributeがあります（MTZ-6.22）|a tribute stands after mergeOn, with which the placing is over (MTZ-6.22)", "mergeOnを最後に書いてください|put mergeOn last")
	}
	if hp := int(c.Attr[AHP]); c.Type == Unit && hp+lastingHP <= 0 {
		fault("自分のHPの変化で、すぐに倒れます（MTZ-12.5）|the unit's own change of HP kills it at once (MTZ-12.5)", "HPを増やすか、変化を減らすか、条件を付けてください|raise its HP, lower the change, or give it a condition")
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
func means(a *e.AbilityNode, t uint16) (faults []e.Complaint) {
	fault := func(what, remedy e.Both, args ...any) {
		faults = append(faults, e.Complaint{What: what, Hint: remedy, Args: args})
	}
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
					fault("「it」の指すカードがありません：まだ何も選ばれていません|“it” means nothing: no card has been chosen before", `先に選ぶか、"this"・"fighter"・"foe" にしてください|choose one first, or name "this", "fighter", "foe"`)
				}
			case refEvent:
				if !onTheField {
					fault("このきっかけでは「event」の指すユニットが戦場にいません|“event” means no unit of the field under this trigger", `"this"・"fighter"・"foe" にするか、選んでください|name "this", "fighter", "foe" or choose one`)
				}
			case refAnswered:
				if t != TrCounter {
					fault("「actor」の指すものがありません：対抗する効果がありません|“actor” means nothing: there is no answered effect", `"when": "counter" で使ってください|it belongs to "when": "counter"`)
				}
			}
			chosen = chosen || ch.Ref == 0
		}
		switch w.Spec.Op {
		case wRoll:
			rolled = true
		case cDie:
			if w.Args[0].N > w.Args[1].N {
				fault("この範囲に入る目はありません|a number rolled cannot be in this range", "小さい数を先に書いてください|the smaller number comes first")
			}
			if !rolled {
				fault("「rolled」の見るサイコロが振られていません|“rolled” asks about a roll that was not made", `先に "roll" を書いてください|let "roll" come first`)
			}
		case nRolled:
			if !rolled {
				fault("「number」の指すサイコロが振られていません|“number” means a roll that was not made", `先に "roll" を書いてください|let "roll" come first`)
			}
		case cEvent:
			if !atAll {
				fault("「eventIs」はユニットを見ますが、このきっかけにユニットはありません|“eventIs” asks about a unit, but this trigger has none", `"selfIs" か "unitCount" を使ってください|ask with "selfIs" or "unitCount"`)
			}
		}
	}
	each(a.If, look)
	each(a.Do, look)
	return faults
}
