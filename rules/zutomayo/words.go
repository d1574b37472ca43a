package zutomayo

import e "godeck/rules/effect"

// This file has the words of the cards (RULES.md §8.1) with their texts.

func amount(max int) e.Param   { return e.Param{Name: "n", Sort: e.Amount, Min: 1, Max: max} }
func num(min, max int) e.Param { return e.Param{Name: "n", Sort: e.Int, Min: min, Max: max} }

var (
	who      = e.Param{Name: "who", Sort: e.Who, Opt: true}
	opp      = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1}
	oneOpp   = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1, Single: true}
	is       = e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}
	elements = e.Param{Name: "element", Sort: e.SomeOf, Enum: Elements}
	inZone   = e.Param{Name: "zone", Sort: e.OneOf, Enum: zoneWords}
)

// Types of cards, as a trigger names those that can have it.
const ch, en, ar = 1 << Character, 1 << Enchant, 1 << AreaEnchant

func actionWords() []e.Spec {
	return []e.Spec{
		{Name: "attackMod", Kind: e.Action, Op: wAttack, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: -300, Max: 300}},
			JA: "{who:自分|相手|お互い}の攻撃力{n:+}", EN: "{who:your Character gets|the opposing Character gets|both Characters get} {n:+} attack", Doc: "Changes the attack this turn."},
		{Name: "attackModPer", Kind: e.Action, Op: wAttackPer, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Int, Min: -100, Max: 100}, {Name: "of", Sort: e.Amount, Min: 0, Max: 99}},
			JA: "{of:per}、{who:自分|相手|お互い}の攻撃力{n:+}", EN: "{who:your Character gets|the opposing Character gets|both Characters get} {n:+} attack {of:per}", Doc: "Changes the attack this turn, for each of what is counted."},
		{Name: "attackSet", Kind: e.Action, Op: wAttackSet, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: 0, Max: 300}},
			JA: "{who:自分|相手|お互い}の攻撃力を{n}にする", EN: "{who:your Character's|the opposing Character's|each Character's} attack becomes {n}", Doc: "Sets the attack; modifiers before it in the order are lost (ZTM-9.12)."},
		{Name: "baseSwap", Kind: e.Action, Op: wBaseSwap, Done: e.DoneAlways, Params: []e.Param{who},
			JA: "{who:自分|相手|お互い}のキャラクターの昼と夜の攻撃力を入れ替える", EN: "exchange the night and day attack of {who:your Character|the opposing Character|both Characters}", Doc: "Exchanges the day and night attack for this turn (ZTM-9.11)."},
		{Name: "baseForce", Kind: e.Action, Op: wBaseForce, Done: e.DoneAlways, Params: []e.Param{who, {Name: "time", Sort: e.OneOf, Enum: dayWords}},
			JA: "{who:自分|相手|お互い}のキャラクターは{time}の攻撃力で戦う", EN: "{who:your Character fights|the opposing Character fights|both Characters fight} with {who:its|its|their} {time} attack", Doc: "Makes the day or the night attack count this turn, whatever the time."},
		{Name: "elementSet", Kind: e.Action, Op: wElement, Done: e.DoneReported, DoneIf: "a Character is there", Params: []e.Param{opp, {Name: "element", Sort: e.OneOf, Enum: Elements}},
			JA: "{who:自分|相手|お互い}のキャラクターは、戦場にいる間、{element}になる", EN: "{who:your Character becomes|the opposing Character becomes|both Characters become} {element} while on the battlefield", Doc: "Changes the element while the Character stays (ZTM-10.15)."},
		{Name: "costReduce", Kind: e.Action, Op: wCostReduce, Done: e.DoneReported, DoneIf: "a Character was set this turn", Params: []e.Param{num(1, 9)},
			JA: "このターンにセットした自分のキャラクターのコスト−{n}", EN: "your Character set this turn costs {n} less", Doc: "Lowers the cost of the Character set this turn."},
		{Name: "clockAdvance", Kind: e.Action, Op: wAdvance, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{amount(35)}, JA: "クロノスを{n}時間進める", EN: "advance the Chronos by {n} {n:hour|hours}", Doc: "Moves the medal forward hour by hour."},
		{Name: "clockChoose", Kind: e.Action, Op: wAdvanceChoose, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{num(1, 17)}, JA: "クロノスを0〜{n}時間進める", EN: "advance the Chronos by up to {n} {n:hour|hours}", Doc: "The owner chooses how many hours."},
		{Name: "clockRewind", Kind: e.Action, Op: wRewind, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{amount(35)}, JA: "クロノスを{n}時間戻す", EN: "turn the Chronos back by {n} {n:hour|hours}", Doc: "Moves the medal back hour by hour."},
		{Name: "clockSet", Kind: e.Action, Op: wClockSet, Done: e.DoneAlways, Params: []e.Param{num(0, 17)}, JA: "クロノスを{n}時にする", EN: "set the Chronos to hour {n}", Doc: "Sets the medal directly (ZTM-4.11)."},
		{Name: "clockReset", Kind: e.Action, Op: wClockReset, Done: e.DoneAlways, JA: "クロノスをターン開始時の時刻に戻す", EN: "return the Chronos to where it was at the start of the turn", Doc: "Sets the medal to where it was at the start of the turn."},
		{Name: "clockRewindFoe", Kind: e.Action, Op: wRewindOpponent, Done: e.DoneAlways, JA: "クロノスを、ターン開始時の時刻から相手のキャラクターの時計の分だけ戻した時刻にする", EN: "set the Chronos to where it was at the start of the turn minus the clocks of the Characters your opponent set", Doc: "Sets the medal to where it was at the start of the turn, less the hours of the Characters that the opponent set."},
		{Name: "damage", Kind: e.Action, Op: wDamage, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{opp, amount(100)}, JA: "{who:自分|相手|お互い}に{n}ダメージ", EN: "deal {n} damage to {who:yourself|your opponent|both players}", Doc: "Deals damage, which `shield` reduces."},
		{Name: "hpLoss", Kind: e.Action, Op: wHPLoss, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(100)}, JA: "{who:自分|相手|お互い}のHPを{n}減らす", EN: "{who:you lose|your opponent loses|both players lose} {n} HP", Doc: "Takes HP away; not damage (ZTM-13.3)."},
		{Name: "heal", Kind: e.Action, Op: wHeal, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(100)}, JA: "{who:自分|相手|お互い}のHPを{n}回復する", EN: "{who:you gain|your opponent gains|both players gain} {n} HP", Doc: "Restores HP, up to 100."},
		{Name: "shield", Kind: e.Action, Op: wShield, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(200)}, JA: "{who:自分|相手|お互い}がこのターンに受けるダメージ−{n}", EN: "each damage {who:you take|your opponent takes|either player takes} this turn is reduced by {n}", Doc: "Reduces each damage event of the turn (ZTM-13.4)."},
		{Name: "powerMod", Kind: e.Action, Op: wPower, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: -20, Max: 20}}, JA: "{who:自分|相手|お互い}のパワー{n:+}", EN: "{who:you get|your opponent gets|both players get} {n:+} Power", Doc: "Changes the accumulated Power (never below 0)."},
		{Name: "powerCut", Kind: e.Action, Op: wPowerCut, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{opp, {Name: "n", Sort: e.Amount, Min: 1, Max: 20}}, JA: "{who:自分|相手|お互い}のパワーを{n}減らす", EN: "{who:your|your opponent's|each player's} Power falls by {n}", Doc: "Lowers the accumulated Power (never below 0)."},
		{Name: "discardTop", Kind: e.Action, Op: wDiscardTop, Done: e.DoneCards, Params: []e.Param{who, num(1, 10)}, JA: "{who:自分|相手|お互い}のデッキの上から{n}枚を捨てる", EN: "discard the top {n:card|# cards} of {who:your|your opponent's|each player's} deck", Doc: "Discards cards from the top of the deck, to the Charger or the Abyss depending on their icons."},
		{Name: "drainCharger", Kind: e.Action, Op: wDrain, Done: e.DoneCards, Params: []e.Param{oneOpp, num(1, 9)}, JA: "{who:自分|相手|お互い}のパワーチャージャーから、パワーアイコン合計{n}個までのカードを選び、デッキの下に置く", EN: "choose cards with up to {n} {n:power icon|power icons} in total in {who:your|your opponent's|} Power Charger and put them on the bottom of the deck", Doc: "Puts cards of the Charger, up to that many icons in all, on the bottom of the deck; `iconsMoved` has their icons."},
		{Name: "removeArea", Kind: e.Action, Op: wRemoveArea, Done: e.DoneCards, Params: []e.Param{opp, {Name: "to", Sort: e.OneOf, Enum: areaTo}}, JA: "{who:自分|相手|お互い}のエリアエンチャントを{to}", EN: "{to:put|put|put|discard} {who:your|your opponent's|each player's} Area Enchant{to: on top of its owner's deck| on the bottom of its owner's deck| into the Abyss|}", Doc: "Removes an Area Enchant."},
		{Name: "revealHand", Kind: e.Action, Op: wRevealHand, Done: e.DoneReported, DoneIf: "the hand holds a card", Params: []e.Param{opp}, JA: "{who:自分|相手|お互い}の手札を公開する", EN: "{who:reveal your hand|your opponent reveals their hand|both players reveal their hands}", Doc: "Shows a hand until the effect is over."},
		{Name: "revealTop", Kind: e.Action, Op: wRevealTop, Done: e.DoneReported, DoneIf: "there is a card", Params: []e.Param{oneOpp}, JA: "{who:自分|相手|お互い}のデッキの一番上を公開する", EN: "reveal the top card of {who:your|your opponent's|each player's} deck", Doc: "Shows the top card; the condition `shown` asks about it."},
		{Name: "callName", Kind: e.Action, Op: wCallName, Done: e.DoneBlock, Params: []e.Param{{Name: "then", Sort: e.Actions}}, JA: "カード名を1つ宣言し、相手の手札を1枚無作為に公開する。その名前のカードなら", EN: "name a card, then your opponent reveals a random card from their hand. If it is the named card", Doc: "The owner names a card; `then` is carried out if a random card of the opponent's hand has that name."},
		{Name: "useEnchant", Kind: e.Action, Op: wUseEnchant, Done: e.DoneCards, Params: []e.Param{{Name: "from", Sort: e.OneOf, Enum: enchantFrom}}, JA: "自分の{from}のエンチャント1枚の効果を使う", EN: "use the effects of an Enchant in your {from}", Doc: "Uses an Enchant (ZTM-10.12, 10.19), but not one whose effects are being used just then (ZTM-10.31)."},
		{Name: "keepOld", Kind: e.Action, Op: wKeepOld, Done: e.DoneAlways, JA: "戦場のキャラクターを残し、代わりに新しくセットしたキャラクターを捨てる", EN: "keep the Character on the battlefield and discard the newly set Characters instead", Doc: "Keeps the old Character and discards the new one (ZTM-8.22); only under `swap`."},
		{Name: "moveSelf", Kind: e.Action, Op: wMoveSelf, Done: e.DoneReported, DoneIf: "this was in play", Params: []e.Param{{Name: "to", Sort: e.OneOf, Enum: pileWords}}, JA: "このカードを{to}に置く", EN: "put this into the {to}", Doc: "Moves the card itself. An Area Enchant takes along what it has given this turn, but not what the rest of the line gives (ZTM-10.29)."},
		{Name: "atTurnEnd", Kind: e.Action, Op: wAtTurnEnd, Done: e.DoneAlways, Params: []e.Param{{Name: "do", Sort: e.Actions}}, JA: "ターンの終わりに", EN: "at the end of the turn", Doc: "Puts the actions off to the End step (ZTM-10.22)."},
		{Name: "setsNextTurn", Kind: e.Action, Op: wSetsNext, Done: e.DoneAlways, Params: []e.Param{who, num(-1, 1)}, JA: "次のターン、{who:自分|相手|お互い}がセットできる枚数{n:+}", EN: "{who:you|your opponent|both players} may set {n:+} {n:card|cards} next turn", Doc: "Changes how many cards may be set next turn (ZTM-8.7)."},
	}
}

// stateWords are the lasting states of an Area Enchant.
func stateWords() []e.Spec {
	return []e.Spec{
		{Name: "clockNullify", Kind: e.Action, Static: true, Op: wNullify, JA: "相手がセットしたキャラクターの時計は0になる", EN: "the Characters your opponent sets add no hours", Doc: "The Characters that the opponent sets add no hours, from the next turn on (ZTM-4.12)."},
		{Name: "clockAllBecome", Kind: e.Action, Static: true, Op: wAllClocks, Params: []e.Param{num(0, 6)}, JA: "セットしたカードの時計はすべて{n}になる", EN: "every card that is set adds {n} {n:hour|hours}", Doc: "Every card that either player sets adds this many hours, from the next turn on (ZTM-4.12)."},
		{Name: "midnightWiden", Kind: e.Action, Static: true, Op: wWiden, Params: []e.Param{num(1, 4)}, JA: "真夜中の前後{n}時間も真夜中とみなす", EN: "hours up to {n} away from Midnight count as Midnight", Doc: "Makes the condition `midnight` hold this many hours before and after Midnight, too."},
		{Name: "forbidOppArea", Kind: e.Action, Static: true, Op: wForbidArea, JA: "相手はエリアエンチャントをセットできない", EN: "your opponent cannot set Area Enchants", Doc: "The opponent cannot set Area Enchants (ZTM-11.8)."},
	}
}

// queryWords are conditions and amounts.
func queryWords() []e.Spec {
	return []e.Spec{
		{Name: "night", Kind: e.Condition, Op: cNight, Noun: true, JA: "夜", EN: "it is Night", Doc: "It is Night."},
		{Name: "day", Kind: e.Condition, Op: cDay, Noun: true, JA: "昼", EN: "it is Day", Doc: "It is Day."},
		{Name: "at", Kind: e.Condition, Op: cAt, Params: []e.Param{num(0, 17)}, JA: "クロノスが{n}時", EN: "the Chronos is at hour {n}", Doc: "The medal is at this hour."},
		{Name: "midnight", Kind: e.Condition, Op: cMidnight, Noun: true, JA: "真夜中", EN: "it is Midnight", Doc: "The medal is at 0."},
		{Name: "noon", Kind: e.Condition, Op: cNoon, Noun: true, JA: "正午", EN: "it is Noon", Doc: "The medal is at 9."},
		{Name: "changedThisTurn", Kind: e.Condition, Op: cChanged, Params: []e.Param{{Name: "change", Sort: e.OneOf, Enum: changeWords}}, JA: "このターンに{change:夜から昼になった|昼から夜になった|昼夜が変わった}", EN: "it changed {change} this turn", Doc: "The time of day changed this turn (ZTM-4.10)."},
		{Name: "fighterElement", Kind: e.Condition, Op: cElement, Params: []e.Param{who, elements}, JA: "{who:自分|相手|お互い}のキャラクターが{element}", EN: "{who:your Character is|the opposing Character is|both Characters are} {element}", Doc: "Element of the Character on the battlefield; false while it is Underpowered (ZTM-10.14)."},
		{Name: "fighterCost", Kind: e.Condition, Op: cFighterCost, Params: []e.Param{opp, is, num(0, 20)}, JA: "{who:自分|相手|お互い}のキャラクターのコストが{is:n}", EN: "{who:your Character's|the opposing Character's|each Character's} cost is {is:n}", Doc: "Printed cost of the Character on the battlefield."},
		{Name: "sameCost", Kind: e.Condition, Op: cSameCost, JA: "お互いのキャラクターのコストが同じ", EN: "both Characters have the same cost", Doc: "The printed costs of both Characters are equal."},
		{Name: "fighterAttack", Kind: e.Condition, Op: cAttack, Params: []e.Param{opp, is, num(0, 300)}, JA: "{who:自分|相手|お互い}のいまの攻撃力が{is:n}", EN: "{who:your|the opposing|each} Character's current attack is {is:n}", Doc: "The attack with the modifiers applied so far (ZTM-10.18)."},
		{Name: "hp", Kind: e.Condition, Op: cHP, Params: []e.Param{who, is, num(0, 100)}, JA: "{who:自分|相手|お互い}のHPが{is:n}", EN: "{who:your|your opponent's|each player's} HP is {is:n}", Doc: "Compares HP."},
		{Name: "hpBehind", Kind: e.Condition, Op: cBehind, JA: "自分のHPが相手より少ない", EN: "you have less HP than your opponent", Doc: "The owner has less HP than the opponent."},
		{Name: "zoneCount", Kind: e.Condition, Op: cZone, Params: []e.Param{who, inZone, {Name: "filter", Sort: e.Cards, Opt: true}, is, num(0, 40)}, JA: "{who:自分|相手|お互い}の{zone}に{filter}が{is:n:枚}ある", EN: "{who:your|your opponent's|the players'} {zone} holds {is:n} {filter:#n}", Doc: "Counts cards of a zone."},
		{Name: "zoneOnly", Kind: e.Condition, Op: cZoneOnly, Params: []e.Param{who, inZone, {Name: "element", Sort: e.OneOf, Enum: Elements}}, JA: "{who:自分|相手|お互い}の{zone}が{element}のカードだけである", EN: "{who:your|your opponent's|each} {zone} holds only {element} cards", Doc: "The zone is not empty and all its cards are of one element."},
		{Name: "zoneElements", Kind: e.Condition, Op: cZoneElements, Params: []e.Param{who, inZone, num(1, 4)}, JA: "{who:自分|相手|お互い}の{zone}に属性が{n}種類以上ある", EN: "{who:your|your opponent's|each} {zone} holds {n} or more different elements", Doc: "Number of different elements in the zone."},
		{Name: "lastElement", Kind: e.Condition, Op: cLastElement, Params: []e.Param{elements}, JA: "前のターンに自分がセットしたキャラクターが{element}", EN: "the Character you set last turn is {element}", Doc: "Printed element of the Character set in the previous turn (ZTM-10.16)."},
		{Name: "withCharacter", Kind: e.Condition, Op: cWithCharacter, JA: "このターンに自分がキャラクターもセットしている", EN: "you also set a Character this turn", Doc: "A Character was set this turn."},
		{Name: "areaPresent", Kind: e.Condition, Op: cArea, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のエリアエンチャントがある", EN: "{who:you have|your opponent has|both players have} an Area Enchant", Doc: "The player has an active Area Enchant."},
		{Name: "power", Kind: e.Condition, Op: cPower, Params: []e.Param{who, is, num(0, 40)}, JA: "{who:自分|相手|お互い}のパワーが{is:n}", EN: "{who:your|your opponent's|each player's} Power is {is:n}", Doc: "Compares Power."},
		{Name: "firstUse", Kind: e.Condition, Op: cFirstUse, JA: "このカードの効果を使うのがこのゲームで初めて", EN: "this is the first time this game that you use this card", Doc: "The owner has not used any copy of this card before in this match (ZTM-10.24)."},
		{Name: "shown", Kind: e.Condition, Op: cShown, Params: []e.Param{{Name: "filter", Sort: e.Cards}}, JA: "公開したカードが{filter}", EN: "the revealed card is a {filter}", Doc: "The card that `revealTop` has shown matches the filter."},
		{Name: "wonLast", Kind: e.Condition, Op: cWon, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}が前のバトルに勝っている", EN: "{who:you|your opponent|both players} won the last battle", Doc: "Result of the last battle; a tie counts as won (ZTM-9.5)."},
		{Name: "fighterPresent", Kind: e.Condition, Op: cHasFighter, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}の戦場にキャラクターがいる", EN: "{who:you have|your opponent has|both players have} a Character on the battlefield", Doc: "There is a Character on the battlefield."},

		// Amounts.
		{Name: "iconsMoved", Kind: e.Number, Op: nIconsMoved, JA: "動かしたパワーアイコンの数", EN: "the number of power icons moved", Doc: "Number of power icons that `drainCharger` has moved."},
		{Name: "powerOf", Kind: e.Number, Op: nPower, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のパワー", EN: "{who:your|your opponent's|both players'} Power", Doc: "Accumulated Power."},
		{Name: "elementsIn", Kind: e.Number, Op: nElements, Params: []e.Param{who, inZone}, JA: "{who:自分|相手|お互い}の{zone}の属性の種類数", EN: "the number of different elements in {who:your|your opponent's|both players'} {zone}",
			PerJA: "{who:自分|相手|お互い}の{zone}の属性1種類につき", PerEN: "for each different element in {who:your|your opponent's|the players'} {zone}", Doc: "Number of different elements in a zone."},
		{Name: "hoursSet", Kind: e.Number, Op: nHours, Params: []e.Param{who}, JA: "このターンに{who:自分|相手|お互い}がセットしたカードの時計の合計", EN: "the total clock of the cards {who:you|your opponent|both players} set this turn",
			PerJA: "このターンに{who:自分|相手|お互い}がセットしたカードの時計1時間につき", PerEN: "for each hour on the cards {who:you|your opponent|both players} set this turn", Doc: "Hours added by the cards set this turn."},
		{Name: "damageDealt", Kind: e.Number, Op: nEvent, JA: "そのダメージの値", EN: "that damage", Doc: "The damage that triggered this."},
	}
}

func triggerWords() []e.Spec {
	return []e.Spec{
		{Name: "setTurn", Kind: e.Trigger, Op: TrSetTurn, OnlyFor: ch, Doc: "In the Effects step of the turn in which the Character was set."},
		{Name: "effectStep", Kind: e.Trigger, Op: TrEffect, OnlyFor: en, Doc: "In the Effects step of the turn in which the Enchant was set."},
		{Name: "eachTurn", Kind: e.Trigger, Op: TrEachTurn, OnlyFor: ar, JA: "毎ターン、", EN: "Each turn, ", Doc: "In every Effects step while the card is in force."},
		{Name: "swap", Kind: e.Trigger, Op: TrSwap, OnlyFor: ch | en, JA: "自分のキャラクターが入れ替わる前に、", EN: "Before your Character is replaced, ", Doc: "In the Swap step, if this player set a Character and has an old one (ZTM-8.26)."},
		{Name: "turnStart", Kind: e.Trigger, Op: TrTurnStart, OnlyFor: ar, JA: "ターンの初めに、", EN: "At the start of the turn, ", Doc: "At the start of the turn, before the Set step (ZTM-8.23)."},
		{Name: "turnEnd", Kind: e.Trigger, Op: TrTurnEnd, OnlyFor: ch | ar, JA: "ターンの終わりに、", EN: "At the end of the turn, ", Doc: "In the End step (ZTM-8.18), when Enchants have already left."},
		{Name: "timeChanged", Kind: e.Trigger, Op: TrTimeChanged, Params: []e.Param{{Name: "change", Sort: e.OneOf, Enum: changeWords}}, JA: "{change:夜から昼になった|昼から夜になった|昼夜が変わった}とき、", EN: "When it changes {change}, ", Doc: "At each change between Day and Night."},
		{Name: "damageTaken", Kind: e.Trigger, Op: TrDamaged, Params: []e.Param{who, num(1, 100)}, JA: "{who:自分|相手|どちらか}が一度に{n}以上のダメージを受けたとき、", EN: "When {who:you take|your opponent takes|a player takes} {n} or more damage at once, ", Doc: "When damage has been taken; counted after reductions (ZTM-11.6)."},
		{Name: "battleLost", Kind: e.Trigger, Op: TrLost, JA: "バトルに負けたとき、", EN: "When you lose a battle, ", Doc: "When the owner has lost the battle."},
		{Name: "battleWon", Kind: e.Trigger, Op: TrWon, JA: "バトルに勝ったとき、", EN: "When you win a battle, ", Doc: "When the owner has won or tied the battle (ZTM-9.5)."},
		{Name: "zoneEntered", Kind: e.Trigger, Op: TrEntered, Params: []e.Param{who, {Name: "zone", Sort: e.OneOf, Enum: pileWords}, {Name: "filter", Sort: e.Cards, Opt: true}}, JA: "{who:自分|相手|どちらか}の{zone}に{filter}が置かれたとき、", EN: "When a {filter} is put into {who:your|your opponent's|any} {zone}, ", Doc: "When a card has entered the zone."},
		{Name: "opponentSetArea", Kind: e.Trigger, Op: TrOppArea, OnlyFor: ar, JA: "相手がエリアエンチャントをセットしたとき、", EN: "When your opponent sets an Area Enchant, ", Doc: "When the opponent's new Area Enchant enters its slot."},
		{Name: "characterReplaced", Kind: e.Trigger, Op: TrReplaced, Params: []e.Param{who}, JA: "{who:自分|相手|どちらか}のキャラクターが入れ替わったとき、", EN: "When {who:your|the opposing|a} Character is replaced, ", Doc: "When a Character has been replaced in the Swap step."},
		{Name: "state", Kind: e.Trigger, Op: TrState, OnlyFor: ar, OnlyIn: "discardWhen", JA: "", EN: "", Doc: "At once while the condition holds; only in `discardWhen` (ZTM-11.4)."},
		{Name: "static", Kind: e.Trigger, Op: TrStatic, Static: true, OnlyFor: ar, JA: "このカードがある間、", EN: "While this is in force, ", Doc: "A lasting state while the Area Enchant is in force."},
	}
}
