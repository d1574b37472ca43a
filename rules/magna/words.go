package magna

import e "godeck/rules/effect"

// This file has the words of the cards (RULES.md §8.1) with their texts.

func amount(max int) e.Param { return e.Param{Name: "n", Sort: e.Amount, Min: 1, Max: max} }
func number(name string, min, max int) e.Param {
	return e.Param{Name: name, Sort: e.Int, Min: min, Max: max}
}

var (
	toWhat  = e.Param{Name: "to", Sort: e.Choose, Within: 1} // units on the field
	until   = e.Param{Name: "until", Sort: e.OneOf, Enum: untilWords, Opt: true}
	who     = e.Param{Name: "who", Sort: e.Who, Opt: true}
	whoOpp  = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1}
	is      = e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}
	filters = e.Param{Name: "filter", Sort: e.Cards, Opt: true}
	others  = e.Param{Name: "filter", Sort: e.Cards, Opt: true, Others: true}
	inPlay  = e.Param{Name: "filter", Sort: e.Cards, InPlay: true, Opt: true}
)

func actionWords() []e.Spec {
	return []e.Spec{
		{Name: "damage", Op: wDamage, Done: e.DoneCards, Params: []e.Param{toWhat, amount(20)}, JA: "{to:に}{n}ダメージ", EN: "deal {n} damage to {to}", Doc: "Deals damage, which is judged at the end of its step."},
		{Name: "split", Op: wSplit, Done: e.DoneReported, DoneIf: "a unit was damaged", Params: []e.Param{toWhat, number("n", 2, 6)}, JA: "合計{n}ダメージを{to:に}好きなように振り分ける", EN: "deal {n} damage, divided as you like among {to}", Doc: "Deals damage point by point; `to` must name all of some units."},
		{Name: "pierce", Op: wPierce, Done: e.DoneReported, DoneIf: "there is a battle and the amount is not 0", Params: []e.Param{amount(20)}, JA: "相手の部隊全体に貫通{n}ダメージ（受ける順は相手が決める）", EN: "deal {n} piercing damage to the opposing force, in an order that your opponent chooses", Doc: "Deals piercing damage, like an Assault (MGN-14.2)."},
		{Name: "attackMod", Op: wAttack, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -9, Max: 9}, until}, JA: "{until}、{to:の}攻撃力{n:+}", EN: "give {to} {n:+} attack {until}", Doc: "Changes attack."},
		{Name: "defenseMod", Op: wDefense, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -9, Max: 9}, until}, JA: "{until}、{to:の}防御力{n:+}", EN: "give {to} {n:+} defense {until}", Doc: "Changes defense."},
		{Name: "defeat", Op: wDefeat, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}撃破する", EN: "defeat {to}", Doc: "Defeats the unit at the next judgement, whatever its defense."},
		{Name: "discardUnit", Op: wDiscardUnit, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}破棄する", EN: "discard {to}", Doc: "Puts the unit into the discard pile; this is not a defeat."},
		{Name: "returnToHand", Op: wReturn, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}、持ち主の手札に戻す", EN: "return {to} to the owner's hand", Doc: "Returns the unit to hand; its weapon is discarded."},
		{Name: "check", Op: wCheck, Done: e.DoneReported, DoneIf: "a unit was turned", Params: []e.Param{toWhat}, JA: "{to}チェックする", EN: "check {to}", Doc: "Turns the unit sideways."},
		{Name: "ready", Op: wReady, Done: e.DoneReported, DoneIf: "a unit was turned", Params: []e.Param{toWhat}, JA: "{to}ノーマルにする", EN: "make {to} Normal", Doc: "Turns the unit upright."},
		{Name: "moveTo", Op: wMove, Done: e.DoneReported, DoneIf: "a unit was moved", Params: []e.Param{toWhat, {Name: "base", Sort: e.OneOf, Enum: lineWords}}, JA: "{to}、その持ち主の{base}の空きスロットへ移す", EN: "move {to} to the owner's {base} (only into free slots)", Doc: "Moves the unit, only into a free slot of a standing base."},
		{Name: "cancel", Op: wCancel, Done: e.DoneReported, DoneIf: "such an attack is declared", Params: []e.Param{{Name: "what", Sort: e.SomeOf, Enum: kindWords}}, JA: "宣言された{what}を打ち消す", EN: "cancel the declared {what}", Doc: "The declared attack, its Chains included, does nothing (MGN-13.16)."},
		{Name: "preventDefeat", Op: wPrevent, Done: e.DoneCards, Params: []e.Param{toWhat, until}, JA: "{until}、{to:は}撃破されない", EN: "{to} cannot be defeated {until}", Doc: "The unit is not defeated."},
		{Name: "reduceDamage", Op: wReduce, Done: e.DoneCards, Params: []e.Param{toWhat, amount(20), until}, JA: "{until}、{to:が}受けるダメージ−{n}", EN: "each damage to {to} falls by {n} {until}", Doc: "Reduces every damage to the unit."},
		{Name: "redirect", Op: wRedirect, Done: e.DoneReported, DoneIf: "the target was changed", Params: []e.Param{toWhat}, JA: "宣言された遊撃の目標を{to:に}変える", EN: "the declared skirmish is aimed at {to} instead", Doc: "Changes the target of the declared Skirmish."},
		{Name: "withdraw", Op: wWithdraw, Done: e.DoneReported, DoneIf: "a unit went", Params: []e.Param{toWhat}, JA: "{to}、持ち主の第三拠点へ下げる", EN: "withdraw {to} to the owner's third base", Doc: "Takes the unit out of the battle to the third base; without a free slot there it is discarded."},
		{Name: "drawUpTo", Op: wDrawUpTo, Done: e.DoneCards, Params: []e.Param{number("n", 1, 6)}, JA: "カードを{n}枚まで引く", EN: "draw up to {n} {n:card|cards}", Doc: "Draws cards; the player chooses how many, from 0 to n (MGN-18.6)."},
		{Name: "discardRandom", Op: wDiscardRandom, Done: e.DoneCards, Params: []e.Param{whoOpp, number("n", 1, 6)}, JA: "{who:自分|相手|お互い}の手札を無作為に{n}枚捨てる", EN: "{who:discard|your opponent discards|each player discards} {n} {n:card|cards} at random", Doc: "Discards random cards of a hand."},
		{Name: "discardHand", Op: wDiscardHand, Done: e.DoneCards, Params: []e.Param{whoOpp, number("n", 1, 6)}, JA: "{who:自分|相手|お互い}は手札を{n}枚選んで捨てる", EN: "{who:choose and discard|your opponent chooses and discards|each player chooses and discards} {n} {n:card|cards}", Doc: "Discards cards of a hand; their owner chooses which."},
		{Name: "search", Op: wSearch, Done: e.DoneCards, Params: []e.Param{filters, number("n", 1, 3)}, JA: "デッキから{filter}を{n}枚まで探して見せ、手札に加える。その後デッキをシャッフルする", EN: "search your deck for up to {n} {filter:#n}, show {n:it|them}, put {n:it|them} into your hand, then shuffle", Doc: "Searches the owner's deck."},
		{Name: "recover", Op: wRecover, Done: e.DoneCards, Params: []e.Param{others, number("n", 1, 3)}, JA: "自分の捨て札から{filter}を{n}枚まで手札に加える", EN: "put up to {n} {filter:#n} from your discard pile into your hand", Doc: "Takes cards back from the owner's discard pile."},
		{Name: "gainMagna", Op: wGainMagna, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(9)}, JA: "{who:|相手は|お互いに}マグナを{n}得る", EN: "{who:gain|your opponent gains|each player gains} {n} Magna", Doc: "Gains Magna."},
		{Name: "loseMagna", Op: wLoseMagna, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{whoOpp, amount(9)}, JA: "{who:自分|相手|お互い}はマグナを{n}失う", EN: "{who:lose|your opponent loses|each player loses} {n} Magna", Doc: "Loses Magna, never below 0."},
		{Name: "gainFight", Op: wGainFight, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{amount(9)}, JA: "ファイトを{n}得る", EN: "gain {n} Fight", Doc: "Gains Fight for this turn."},
		{Name: "fund", Op: wFund, Done: e.DoneReported, DoneIf: "a card was put there", JA: "デッキの一番上のカードを軍資金に置く（2枚あるなら置かない）", EN: "put the top card of your deck into your war funds (unless there are 2)", Doc: "Lays the top card of the deck as a war fund."},
		{Name: "summon", Op: wSummon, Done: e.DoneReported, DoneIf: "a unit came", Params: []e.Param{number("attack", 0, 12), number("defense", 1, 12), {Name: "skills", Sort: e.SomeOf, Enum: Skills, Opt: true}}, JA: "攻撃力{attack}・防御力{defense}{skills:?・スキル（#）}の招来兵を自分の部隊に置く", EN: "a unit with {attack} attack and {defense} defense{skills:? (#)} joins your force", Doc: "Adds a temporary unit to the force (MGN-12.12)."},
		{Name: "recoverSkills", Op: wRecoverSkills, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to:の}使ったスキルを回復する", EN: "the spent skills of {to} recover", Doc: "The unit's spent skill icons can be used again."},
		{Name: "rearm", Op: wRearm, Done: e.DoneReported, DoneIf: "a weapon was attached", Params: []e.Param{toWhat}, JA: "自分の捨て札の武装1枚を{to:に}装備させる", EN: "attach a weapon from your discard pile to {to}", Doc: "Attaches a weapon that the unit may carry, from the discard pile."},
		{Name: "disarm", Op: wDisarm, Done: e.DoneReported, DoneIf: "there was a weapon", Params: []e.Param{toWhat}, JA: "{to:の}武装を破棄する", EN: "discard the weapon of {to}", Doc: "Discards the unit's weapon."},
		{Name: "lookTrap", Op: wLookTrap, Done: e.DoneReported, DoneIf: "a trap was seen", Params: []e.Param{toWhat}, JA: "{to:の}表を見る", EN: "look at the face of {to}", Doc: "Shows the owner the faces of laid traps."},
		{Name: "lookHand", Op: wLookHand, Done: e.DoneReported, DoneIf: "a hand holds a card", Params: []e.Param{whoOpp}, JA: "{who:自分|相手|お互い}の手札を見る", EN: "{who:show your hand|look at your opponent's hand|both hands are shown}", Doc: "Shows a hand."},
		{Name: "endAttack", Op: wEndAttack, Done: e.DoneAlways, JA: "この攻防の後、アタックステップは終わる", EN: "the Attack step ends after this clash", Doc: "The Attack step ends; no further attack can be declared."},
		{Name: "winGame", Op: wWin, Done: e.DoneAlways, JA: "ゲームに勝利する", EN: "you win the game", Doc: "Wins the game: a victory condition (MGN-1.7)."},
		{Name: "muster", Op: wMuster, Done: e.DoneCards, Params: []e.Param{{Name: "from", Sort: e.OneOf, Enum: musterFrom}, filters}, JA: "自分の{from}から{filter}1枚を自分の部隊に出す（戦闘中でなければ第三拠点に出す）", EN: "put one {filter} from your {from} into your force (outside battle: your third base)", Doc: "Puts a unit into play Normal, if there is room."},
	}
}

var musterFrom = &e.Enum{Name: "source", Values: []e.Value{{Name: "hand", JA: "手札", EN: "hand"}, {Name: "discard", JA: "捨て札", EN: "discard pile"}}}

// stateWordsOf returns the words of lasting states, keywords included.
func stateWordsOf() []e.Spec {
	list := []e.Spec{
		{Name: "handLimit", Op: wHandLimit, Params: []e.Param{number("n", -3, 3)}, JA: "自分の手札上限{n:+}", EN: "your hand limit changes by {n:+}", Doc: "Changes the hand limit of the Hand phase."},
		{Name: "boost", Op: wBoost, Params: []e.Param{{Name: "where", Sort: e.OneOf, Enum: roleWords, Opt: true}, inPlay, number("attack", -3, 3), number("defense", -3, 3)}, JA: "自分の{where}{filter}は攻撃力／防御力{attack:+}／{defense:+}", EN: "your {filter:s}{where} get {attack:+}/{defense:+} (attack/defense)", Doc: "Changes attack and defense of the owner's face-up units."},
		{Name: "selfMod", Op: wSelfMod, Params: []e.Param{number("attack", -5, 5), number("defense", -5, 5)}, JA: "このユニットは攻撃力／防御力{attack:+}／{defense:+}", EN: "this unit gets {attack:+}/{defense:+} (attack/defense)", Doc: "Changes attack and defense of the unit itself, or of the one that carries the weapon."},
		{Name: "costLess", Op: wCostLess, Params: []e.Param{filters, number("n", 1, 5)}, JA: "自分の{filter}の代償ファイト−{n}（1より少なくはならない）", EN: "your {filter:s} cost {n} less Fight (but at least 1)", Doc: "Lowers the cost of cards that are deployed, equipped or used in Production."},
		{Name: "drill", Op: wDrill, Params: []e.Param{filters}, JA: "自分の{filter}はSランクとして増援できる", EN: "your {filter:s} reinforce as if of rank S", Doc: "Makes units count as rank S when they reinforce."},
		{Name: "forbid", Op: wForbid, Params: []e.Param{{Name: "deed", Sort: e.OneOf, Enum: forbidWords}}, JA: "相手は{deed}", EN: "your opponent {deed}", Doc: "Forbids the opponent something."},
		{Name: "guard", Op: wGuard, JA: "防衛（侵攻部隊に加われない）", EN: "Guard (cannot join an invading force)", Doc: "The unit cannot join an invading force (MGN-11.6)."},
		{Name: "quick", Op: wQuick, JA: "即応（ノーマルで配置される）", EN: "Quick (is deployed Normal)", Doc: "The unit is deployed Normal."},
		{Name: "steadfast", Op: wSteadfast, JA: "不退（戦闘ごとに最初に加わる遊撃ではチェックされない）", EN: "Steadfast (is not checked by its first skirmish of each battle)", Doc: "The unit's first Skirmish in each battle does not check it (MGN-18.12)."},
		{Name: "cover", Op: wCover, JA: "援護（守備部隊でノーマルである間、援護を持たないユニットは遊撃の目標にならない）", EN: "Cover (while Normal in the defending force, units without Cover cannot be skirmished)", Doc: "While the unit is Normal in the defending force, units without Cover cannot be the target of a Skirmish (MGN-18.13)."},
		{Name: "flank", Op: wFlank, JA: "迂回（援護に妨げられずに遊撃できる）", EN: "Flank (may skirmish past Cover)", Doc: "The unit may skirmish past Cover (MGN-18.13)."},
		{Name: "sapper", Op: wSapper, JA: "工兵（加わった攻撃で撃破したトラップは発動しない）", EN: "Sapper (traps defeated by an attack in which it takes part do not trigger)", Doc: "Traps defeated by an attack in which the unit takes part do not trigger (MGN-18.14)."},
		{Name: "ambush", Op: wAmbush, JA: "伏兵（トラップとして置かれていれば、増援のときに表にして加えられる）", EN: "Ambush (if laid as a trap, may be turned up as a reinforcement)", Doc: "Laid as a trap, the unit may be turned up as a reinforcement (MGN-18.8)."},
	}
	for i := range list {
		list[i].Static = true
	}
	return list
}

func queryWords() []e.Spec {
	n := number("n", 0, 30)
	line := e.Param{Name: "base", Sort: e.OneOf, Enum: lineWords}
	mustFilter := e.Param{Name: "filter", Sort: e.Cards, InPlay: true}
	list := []e.Spec{
		{Name: "invading", Op: cInvading, Noun: true, JA: "自分の侵攻中", EN: "you are invading", Doc: "The owner's invasion is going on."},
		{Name: "defending", Op: cDefending, Noun: true, JA: "相手の侵攻中", EN: "your opponent is invading", Doc: "The opponent's invasion is going on."},
		{Name: "standing", Op: cStanding, Params: []e.Param{who, is, number("n", 1, 3)}, JA: "{who:自分|相手|お互い}の残り拠点が{n}つ{is}", EN: "{who:you have|your opponent has|each player has} {is} {n} standing {n:base|bases}", Doc: "Number of standing bases."},
		{Name: "magna", Op: cMagna, Params: []e.Param{who, is, n}, JA: "{who:自分|相手|お互い}のマグナが{n}{is}", EN: "{who:you have|your opponent has|each player has} {is} {n} Magna", Doc: "Amount of stored Magna."},
		{Name: "handCount", Op: cHand, Params: []e.Param{who, is, n}, JA: "{who:自分|相手|お互い}の手札が{n}枚{is}", EN: "{who:you have|your opponent has|each player has} {is} {n} {n:card|cards} in hand", Doc: "Number of cards in hand."},
		{Name: "unitCount", Op: cUnits, Params: []e.Param{who, inPlay, is, n}, JA: "{who:自分|相手|お互い}の場に{filter}が{n}体{is}いる", EN: "{who:you have|your opponent has|the players have} {is} {n} {filter:#n} on the field", Doc: "Number of units on the field; a laid trap is of the type trap only."},
		{Name: "forceCount", Op: cForce, Params: []e.Param{who, inPlay, is, n}, JA: "{who:自分|相手|お互い}の部隊に{filter}が{n}体{is}いる", EN: "there are {is} {n} {filter:#n} in {who:your|your opponent's|the two} {who:force|force|forces}", Doc: "Number of units in a force of the battle."},
		{Name: "self", Op: cSelf, Params: []e.Param{mustFilter}, JA: "このユニットが{filter}", EN: "this is a {filter}", Doc: "The unit itself matches the filter."},
		{Name: "atBase", Op: cAtBase, Params: []e.Param{line}, JA: "このユニットが{base}にいる", EN: "this unit is at the {base}", Doc: "Where the unit is."},
		{Name: "firstPlayer", Op: cFirst, Noun: true, JA: "自分が先攻", EN: "you are first player", Doc: "The owner is first player this turn."},
		{Name: "against", Op: cAgainst, Params: []e.Param{{Name: "what", Sort: e.SomeOf, Enum: kindWords}}, JA: "宣言が{what}", EN: "the attack is a declared {what}", Doc: "What kind of attack is being declared."},
	}
	for i := range list {
		list[i].Kind = e.Condition
	}
	amounts := []e.Spec{
		{Name: "units", Op: nUnits, Params: []e.Param{who, inPlay}, JA: "{who:自分|相手|お互い}の場にいる{filter}の数", EN: "the number of {filter:s} {who:you have|your opponent has|the players have} on the field", Doc: "Number of units on the field; a laid trap is of the type trap only."},
		{Name: "inForce", Op: nForce, Params: []e.Param{who, inPlay}, JA: "{who:自分|相手|お互い}の部隊の{filter}の数", EN: "the number of {filter:s} in {who:your|your opponent's|the two} {who:force|force|forces}", Doc: "Number of units in a force."},
		{Name: "magnaOf", Op: nMagna, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のマグナ", EN: "{who:your|your opponent's|both players'} Magna", Doc: "Amount of stored Magna."},
		{Name: "fallen", Op: nFallen, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}の陥落した拠点の数", EN: "the number of {who:your|your opponent's|all} fallen bases", Doc: "Number of fallen bases."},
	}
	for i := range amounts {
		amounts[i].Kind = e.Number
	}
	return append(list, amounts...)
}

func triggerWords() []e.Spec {
	const un, tr, we, op, ta, ba = 1 << Unit, 1 << Trap, 1 << Weapon, 1 << Operation, 1 << Tactic, 1 << Base
	opt := func(p e.Param) e.Param { p.Opt = true; return p }
	cost := opt(e.Param{Name: "cost", Sort: e.OneOf, Enum: costWords})
	magna := opt(number("magna", 1, 9))
	skills := e.Param{Name: "skills", Sort: e.SomeOf, Enum: Skills, Twice: true, Opt: true}
	discard := opt(number("discard", 1, 3))
	sacrifice := e.Param{Name: "sacrifice", Sort: e.Bool, Opt: true}
	chained := e.Param{Name: "chain", Sort: e.Bool, Opt: true}
	paid := []e.Param{cost, magna, skills, discard, sacrifice}
	withChain := append(append([]e.Param{}, paid...), chained)
	const restJA = "{skills:?（#）}{magna:?［マグナ#］}{discard:?［手札を#枚捨てる］}{sacrifice:［このユニットを破棄］|}："
	const restEN = "{skills:? (#)}{magna:?, # Magna}{discard:?, discard # from hand}{sacrifice:, discard this unit|}: "
	list := []e.Spec{
		{Name: "production", Op: TrProduction, OnlyFor: un, Params: paid, JA: "{cost:▽|◇|☆}生産" + restJA, EN: "{cost:▽|◇|☆} Production" + restEN, Doc: "An ability used in the Production phase (MGN-9.7, 18.1)."},
		{Name: "attack", Op: TrAttack, OnlyFor: un, Params: withChain, JA: "{cost}アタック{chain:・チェイン|}" + restJA, EN: "{cost} Attack{chain:, Chain|}" + restEN, Doc: "An ability used by the attacking side."},
		{Name: "block", Op: TrBlock, OnlyFor: un, Params: withChain, JA: "{cost}ブロック{chain:・チェイン|}" + restJA, EN: "{cost} Block{chain:, Chain|}" + restEN, Doc: "An ability used by the defending side."},
		{Name: "tacticAttack", Op: TrTacticAttack, OnlyFor: ta, Params: []e.Param{chained}, JA: "アタック{chain:・チェイン|}：", EN: "Attack{chain:, Chain|}: ", Doc: "A Tactic used by the attacking side."},
		{Name: "tacticBlock", Op: TrTacticBlock, OnlyFor: ta, Params: []e.Param{chained}, JA: "ブロック{chain:・チェイン|}：", EN: "Block{chain:, Chain|}: ", Doc: "A Tactic used by the defending side."},
		{Name: "reinforce", Op: TrSummon, OnlyFor: ta, JA: "招来：", EN: "Summon: ", Doc: "A Tactic used in the Reinforce step (MGN-12.8)."},
		{Name: "use", Op: TrUse, OnlyFor: op, Doc: "What the Operation does."},
		{Name: "broken", Op: TrBroken, OnlyFor: un | tr | we | op | ta, JA: "ブレイクトリガー：", EN: "Break trigger: ", Doc: "When the card is defeated as a trap by an attack (MGN-15.4)."},
		{Name: "deployed", Op: TrDeployed, OnlyFor: un, JA: "生産フェイズに配置されたとき、", EN: "When this is deployed, ", Doc: "When the card has been deployed in Production."},
		{Name: "defeated", Op: TrDefeated, OnlyFor: un | we, JA: "このユニットが撃破されたとき、", EN: "When this unit is defeated, ", Doc: "When the unit has been defeated, after the judgement."},
		{Name: "victory", Op: TrVictory, OnlyFor: un | we, JA: "このユニットが加わった攻撃で敵を撃破したとき、", EN: "When an attack in which this unit took part defeats an enemy, ", Doc: "Once per attack: when an attack in which this unit took part defeats an enemy."},
		{Name: "battleStart", Op: TrBattleStart, OnlyFor: un | we, JA: "このユニットの部隊の戦闘でアタックステップが始まるとき、", EN: "When the Attack step begins with this unit in a force, ", Doc: "When the Attack step begins, after both players have reinforced."},
		{Name: "battleEnd", Op: TrBattleEnd, OnlyFor: un | we, JA: "このユニットの部隊の戦闘が終わるとき、", EN: "When the Attack step ends with this unit in a force, ", Doc: "When the Attack step ends, before it is decided whether the base falls."},
		{Name: "phase", Op: TrPhase, OnlyFor: un | we | ba, Params: []e.Param{{Name: "phase", Sort: e.OneOf, Enum: phaseWords}}, JA: "{phase}の初めに、", EN: "At the start of the {phase}, ", Doc: "At the start of the phase in every turn."},
		{Name: "static", Op: TrStatic, Static: true, OnlyFor: un | we | ba, Doc: "A lasting state while the card is face-up on the field; a Base's works for the whole game (MGN-2.2)."},
	}
	for i := range list {
		list[i].Kind = e.Trigger
	}
	return list
}
