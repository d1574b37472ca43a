package zutomayo

import (
	"slices"
	"sync"

	"godeck/internal/lang"
	"godeck/rules"
	e "godeck/rules/effect"
)

// Instructions of the game's own words.
const (
	wAttack = e.FirstGameOp + iota
	wAttackPer
	wAttackSet
	wBaseSwap
	wBaseForce
	wElement
	wCostReduce
	wAdvance
	wAdvanceChoose
	wRewind
	wClockSet
	wClockReset
	wRewindOpponent
	wDamage
	wHPLoss
	wHeal
	wShield
	wPower
	wPowerCut
	wDiscardTop
	wDrain
	wRemoveArea
	wRevealHand
	wRevealTop
	wCallName
	wUseEnchant
	wKeepOld
	wMoveSelf
	wAtTurnEnd
	wSetsNext
	// Lasting states.
	wNullify
	wAllClocks
	wWiden
	wForbidArea

	// Conditions.
	cNight
	cDay
	cAt
	cMidnight
	cNoon
	cChanged
	cElement
	cFighterCost
	cSameCost
	cAttack
	cHP
	cBehind
	cZone
	cZoneOnly
	cZoneElements
	cLastElement
	cWithCharacter
	cArea
	cPower
	cFirstUse
	cShown
	cWon
	cHasFighter

	// Amounts.
	nIconsMoved
	nPower
	nElements
	nHours
	nEvent

	// Triggers.
	TrSetTurn
	TrEffect
	TrEachTurn
	TrSwap
	TrTurnStart
	TrTurnEnd
	TrTimeChanged
	TrDamaged
	TrLost
	TrWon
	TrEntered
	TrOppArea
	TrReplaced
	TrState
	TrStatic
)

// Elements lists the elements.
var Elements = &e.Enum{Name: "element", Values: []e.Value{
	{Name: "none", JA: "無属性", EN: "elementless"}, {Name: "dark", JA: "闇属性", EN: "Dark"}, {Name: "electric", JA: "電気属性", EN: "Electric"},
	{Name: "flame", JA: "炎属性", EN: "Flame"}, {Name: "wind", JA: "風属性", EN: "Wind"},
}}

// zoneWords are the zones that card texts name; effects contain the index.
var zoneWords = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "deck", JA: "デッキ", EN: "deck", OnTop: true, Hidden: e.HiddenAll}, {Name: "hand", JA: "手札", EN: "hand", PutJA: "手札に加える", Hidden: e.HiddenOthers},
	{Name: "charger", JA: "パワーチャージャー", EN: "Power Charger"}, {Name: "abyss", JA: "アビス", EN: "Abyss"},
}}

var zoneKinds = [...]uint8{Deck, Hand, Charger, Abyss}

var changeWords = &e.Enum{Name: "change", Values: []e.Value{
	{Name: "nightToDay", JA: "夜から昼", EN: "from Night to Day"}, {Name: "dayToNight", JA: "昼から夜", EN: "from Day to Night"}, {Name: "any", JA: "昼夜", EN: "between Day and Night"},
}}

var dayWords = &e.Enum{Name: "time of day", Values: []e.Value{
	{Name: "night", JA: "夜", EN: "Night"}, {Name: "day", JA: "昼", EN: "Day"},
}}

var areaTo = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "deckTop", JA: "持ち主のデッキの上に置く", EN: "put %s on top of its owner's deck"}, {Name: "deckBottom", JA: "持ち主のデッキの下に置く", EN: ""}, {Name: "abyss", JA: "アビスに置く", EN: ""}, {Name: "byIcon", JA: "捨てる", EN: ""},
}}

var pileWords = &e.Enum{Name: "pile", Values: []e.Value{
	{Name: "charger", JA: "パワーチャージャー", EN: "Power Charger"}, {Name: "abyss", JA: "アビス", EN: "Abyss"},
}}

var enchantFrom = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "hand", JA: "手札", EN: "hand"}, {Name: "abyss", JA: "アビス", EN: "Abyss"}, {Name: "charger", JA: "パワーチャージャー", EN: "Power Charger"},
}}

// Vocab returns the vocabulary of ZUTOMAYO cards (RULES.md §8).
var Vocab = sync.OnceValue(buildVocabulary)

// What a deck's cards are counted by.
var (
	costAxis    = e.Axis{Field: "powerCost", Name: lang.Phrase{JA: "パワーコスト", EN: "Power cost"}}
	elementAxis = e.Axis{Field: "element", Name: lang.Phrase{JA: "属性", EN: "Element"}}
)

func buildVocabulary() *e.Vocabulary {
	who := e.Param{Name: "who", Sort: e.Who, Opt: true}
	opp := e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1}
	oneOpp := e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1, Single: true}
	amount := func(max int) e.Param { return e.Param{Name: "n", Sort: e.Amount, Min: 1, Max: max} }
	is := e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}
	num := func(min, max int) e.Param { return e.Param{Name: "n", Sort: e.Int, Min: min, Max: max} }
	elements := e.Param{Name: "element", Sort: e.SomeOf, Enum: Elements}
	zone := e.Param{Name: "zone", Sort: e.OneOf, Enum: zoneWords}
	const ch, en, ar = 1 << Character, 1 << Enchant, 1 << AreaEnchant

	v := &e.Vocabulary{
		Game:     "zutomayo",
		Types:    []e.TypeSpec{{Name: "character", JA: "キャラクター", EN: "Character"}, {Name: "enchant", JA: "エンチャント", EN: "Enchant"}, {Name: "area", JA: "エリアエンチャント", EN: "Area Enchant"}},
		TypeAttr: AType,
		Zones:    zoneWords,
		Fields: []e.Field{
			{Name: "element", Attr: AElement, Kind: e.FieldEnum, Enum: Elements, Opt: true},
			{Name: "clock", Attr: AClock, Max: 17, JA: "時計{n}の", EN: "with clock {n}"},
			{Name: "powerCost", Attr: ACost, Max: 20, JA: "コスト{n}の", EN: "with cost {n}"},
			{Name: "powerIcons", Attr: AIcons, Max: 9, Opt: true, JA: "パワーアイコン{n}の", EN: "with {n} power icons"},
			{Name: "night", Attr: ANight, Max: 300, MultipleOf: 10, For: ch, JA: "夜の攻撃力{n}の", EN: "with night attack {n}"},
			{Name: "day", Attr: ADay, Max: 300, MultipleOf: 10, For: ch, JA: "昼の攻撃力{n}の", EN: "with day attack {n}"},
		},
		Lists: []e.ListSpec{{
			Name: "discardWhen", For: ar, NoAction: true, JA: "【破棄】", EN: "Discard: ",
			Triggers: []string{"state", "turnEnd", "turnStart", "timeChanged", "damageTaken", "battleLost", "battleWon", "zoneEntered", "opponentSetArea", "characterReplaced"},
			DoJA:     "このカードを{to:パワーチャージャーに置く|アビスに置く|捨てる}", DoEN: "{to:put this into the Power Charger|put this into the Abyss|discard this}",
			Extra: []e.Param{{Name: "to", Sort: e.OneOf, Enum: &e.Enum{Name: "pile", Values: append(append([]e.Value{}, pileWords.Values...), e.Value{Name: "byIcon", JA: "", EN: ""})}, Opt: true, Default: 2}},
		}},
		Short:        e.ReadShort(short),
		MaxAbilities: 4,
		CheckCard:    checkCard,
		Deck: e.DeckForm{
			Sections: []e.Section{{Name: lang.Phrase{JA: "デッキ", EN: "the deck"}, Least: DeckSize, Most: DeckSize, Clause: "ZTM-1.4"}}, // and 1.8
			Copies:   e.Copies{Most: MaxCopies, By: e.ByFullName, Clause: "ZTM-1.5"}, Curve: costAxis, Colours: elementAxis,           // and ZTM-1.6
			Quotas: []e.Quota{{Of: e.CardSet{Types: 1 << Character}, Least: 10, Hint: true, Clause: "ZTM-1.7",
				Says: lang.Phrase{JA: "キャラクターが10枚未満です", EN: "the deck has fewer than 10 Characters"}}},
		},
	}
	v.Words = append(e.Shared(zoneWords),
		// Actions.
		e.Spec{Name: "attackMod", Kind: e.Action, Op: wAttack, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: -300, Max: 300}},
			JA: "{who:自分|相手|お互い}の攻撃力{n:+}", EN: "{who:your Character gets|the opposing Character gets|both Characters get} {n:+} attack", Doc: "Changes the attack this turn."},
		e.Spec{Name: "attackModPer", Kind: e.Action, Op: wAttackPer, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Int, Min: -100, Max: 100}, {Name: "of", Sort: e.Amount, Min: 0, Max: 99}},
			JA: "{of:per}、{who:自分|相手|お互い}の攻撃力{n:+}", EN: "{who:your Character gets|the opposing Character gets|both Characters get} {n:+} attack {of:per}", Doc: "Changes the attack this turn, for each of what is counted."},
		e.Spec{Name: "attackSet", Kind: e.Action, Op: wAttackSet, Done: e.DoneAlways, Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: 0, Max: 300}},
			JA: "{who:自分|相手|お互い}の攻撃力を{n}にする", EN: "{who:your Character's|the opposing Character's|each Character's} attack becomes {n}", Doc: "Sets the attack; modifiers before it in the order are lost (ZTM-9.12)."},
		e.Spec{Name: "baseSwap", Kind: e.Action, Op: wBaseSwap, Done: e.DoneAlways, Params: []e.Param{who},
			JA: "{who:自分|相手|お互い}のキャラクターの昼と夜の攻撃力を入れ替える", EN: "exchange the night and day attack of {who:your Character|the opposing Character|both Characters}", Doc: "Exchanges the day and night attack for this turn (ZTM-9.11)."},
		e.Spec{Name: "baseForce", Kind: e.Action, Op: wBaseForce, Done: e.DoneAlways, Params: []e.Param{who, {Name: "time", Sort: e.OneOf, Enum: dayWords}},
			JA: "{who:自分|相手|お互い}のキャラクターは{time}の攻撃力で戦う", EN: "{who:your Character fights|the opposing Character fights|both Characters fight} with {who:its|its|their} {time} attack", Doc: "Makes the day or the night attack count this turn, whatever the time."},
		e.Spec{Name: "elementSet", Kind: e.Action, Op: wElement, Done: e.DoneReported, DoneIf: "a Character is there", Params: []e.Param{opp, {Name: "element", Sort: e.OneOf, Enum: Elements}},
			JA: "{who:自分|相手|お互い}のキャラクターは、戦場にいる間、{element}になる", EN: "{who:your Character becomes|the opposing Character becomes|both Characters become} {element} while on the battlefield", Doc: "Changes the element while the Character stays (ZTM-10.15)."},
		e.Spec{Name: "costReduce", Kind: e.Action, Op: wCostReduce, Done: e.DoneReported, DoneIf: "a Character was set this turn", Params: []e.Param{num(1, 9)},
			JA: "このターンにセットした自分のキャラクターのコスト−{n}", EN: "your Character set this turn costs {n} less", Doc: "Lowers the cost of the Character set this turn."},
		e.Spec{Name: "clockAdvance", Kind: e.Action, Op: wAdvance, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{amount(35)}, JA: "クロノスを{n}時間進める", EN: "advance the Chronos by {n} {n:hour|hours}", Doc: "Moves the medal forward hour by hour."},
		e.Spec{Name: "clockChoose", Kind: e.Action, Op: wAdvanceChoose, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{num(1, 17)}, JA: "クロノスを0〜{n}時間進める", EN: "advance the Chronos by up to {n} {n:hour|hours}", Doc: "The owner chooses how many hours."},
		e.Spec{Name: "clockRewind", Kind: e.Action, Op: wRewind, Done: e.DoneReported, DoneIf: "the hours are not 0", Params: []e.Param{amount(35)}, JA: "クロノスを{n}時間戻す", EN: "turn the Chronos back by {n} {n:hour|hours}", Doc: "Moves the medal back hour by hour."},
		e.Spec{Name: "clockSet", Kind: e.Action, Op: wClockSet, Done: e.DoneAlways, Params: []e.Param{num(0, 17)}, JA: "クロノスを{n}時にする", EN: "set the Chronos to hour {n}", Doc: "Sets the medal directly (ZTM-4.11)."},
		e.Spec{Name: "clockReset", Kind: e.Action, Op: wClockReset, Done: e.DoneAlways, JA: "クロノスをターン開始時の時刻に戻す", EN: "return the Chronos to where it was at the start of the turn", Doc: "Sets the medal to where it was at the start of the turn."},
		e.Spec{Name: "clockRewindFoe", Kind: e.Action, Op: wRewindOpponent, Done: e.DoneAlways, JA: "クロノスを、ターン開始時の時刻から相手のキャラクターの時計の分だけ戻した時刻にする", EN: "set the Chronos to where it was at the start of the turn minus the clocks of the Characters your opponent set", Doc: "Sets the medal to where it was at the start of the turn, less the hours of the Characters that the opponent set."},
		e.Spec{Name: "damage", Kind: e.Action, Op: wDamage, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{opp, amount(100)}, JA: "{who:自分|相手|お互い}に{n}ダメージ", EN: "deal {n} damage to {who:yourself|your opponent|both players}", Doc: "Deals damage, which `shield` reduces."},
		e.Spec{Name: "hpLoss", Kind: e.Action, Op: wHPLoss, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(100)}, JA: "{who:自分|相手|お互い}のHPを{n}減らす", EN: "{who:you lose|your opponent loses|both players lose} {n} HP", Doc: "Takes HP away; not damage (ZTM-13.3)."},
		e.Spec{Name: "heal", Kind: e.Action, Op: wHeal, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(100)}, JA: "{who:自分|相手|お互い}のHPを{n}回復する", EN: "{who:you gain|your opponent gains|both players gain} {n} HP", Doc: "Restores HP, up to 100."},
		e.Spec{Name: "shield", Kind: e.Action, Op: wShield, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, amount(200)}, JA: "{who:自分|相手|お互い}がこのターンに受けるダメージ−{n}", EN: "each damage {who:you take|your opponent takes|either player takes} this turn is reduced by {n}", Doc: "Reduces each damage event of the turn (ZTM-13.4)."},
		e.Spec{Name: "powerMod", Kind: e.Action, Op: wPower, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{who, {Name: "n", Sort: e.Amount, Min: -20, Max: 20}}, JA: "{who:自分|相手|お互い}のパワー{n:+}", EN: "{who:you get|your opponent gets|both players get} {n:+} Power", Doc: "Changes the accumulated Power (never below 0)."},
		e.Spec{Name: "powerCut", Kind: e.Action, Op: wPowerCut, Done: e.DoneReported, DoneIf: "the amount is not 0", Params: []e.Param{opp, {Name: "n", Sort: e.Amount, Min: 1, Max: 20}}, JA: "{who:自分|相手|お互い}のパワーを{n}減らす", EN: "{who:your|your opponent's|each player's} Power falls by {n}", Doc: "Lowers the accumulated Power (never below 0)."},
		e.Spec{Name: "discardTop", Kind: e.Action, Op: wDiscardTop, Done: e.DoneCards, Params: []e.Param{who, num(1, 10)}, JA: "{who:自分|相手|お互い}のデッキの上から{n}枚を捨てる", EN: "discard the top {n:card|# cards} of {who:your|your opponent's|each player's} deck", Doc: "Discards cards from the top of the deck, to the Charger or the Abyss depending on their icons."},
		e.Spec{Name: "drainCharger", Kind: e.Action, Op: wDrain, Done: e.DoneCards, Params: []e.Param{oneOpp, num(1, 9)}, JA: "{who:自分|相手|お互い}のパワーチャージャーから、パワーアイコン合計{n}個までのカードを選び、デッキの下に置く", EN: "choose cards with up to {n} {n:power icon|power icons} in total in {who:your|your opponent's|} Power Charger and put them on the bottom of the deck", Doc: "Puts cards of the Charger, up to that many icons in all, on the bottom of the deck; `iconsMoved` has their icons."},
		e.Spec{Name: "removeArea", Kind: e.Action, Op: wRemoveArea, Done: e.DoneCards, Params: []e.Param{opp, {Name: "to", Sort: e.OneOf, Enum: areaTo}}, JA: "{who:自分|相手|お互い}のエリアエンチャントを{to}", EN: "{to:put|put|put|discard} {who:your|your opponent's|each player's} Area Enchant{to: on top of its owner's deck| on the bottom of its owner's deck| into the Abyss|}", Doc: "Removes an Area Enchant."},
		e.Spec{Name: "revealHand", Kind: e.Action, Op: wRevealHand, Done: e.DoneReported, DoneIf: "the hand holds a card", Params: []e.Param{opp}, JA: "{who:自分|相手|お互い}の手札を公開する", EN: "{who:reveal your hand|your opponent reveals their hand|both players reveal their hands}", Doc: "Shows a hand until the effect is over."},
		e.Spec{Name: "revealTop", Kind: e.Action, Op: wRevealTop, Done: e.DoneReported, DoneIf: "there is a card", Params: []e.Param{oneOpp}, JA: "{who:自分|相手|お互い}のデッキの一番上を公開する", EN: "reveal the top card of {who:your|your opponent's|each player's} deck", Doc: "Shows the top card; the condition `shown` asks about it."},
		e.Spec{Name: "callName", Kind: e.Action, Op: wCallName, Done: e.DoneBlock, Params: []e.Param{{Name: "then", Sort: e.Actions}}, JA: "カード名を1つ宣言し、相手の手札を1枚無作為に公開する。その名前のカードなら", EN: "name a card, then your opponent reveals a random card from their hand. If it is the named card", Doc: "The owner names a card; `then` is carried out if a random card of the opponent's hand has that name."},
		e.Spec{Name: "useEnchant", Kind: e.Action, Op: wUseEnchant, Done: e.DoneCards, Params: []e.Param{{Name: "from", Sort: e.OneOf, Enum: enchantFrom}}, JA: "自分の{from}のエンチャント1枚の効果を使う", EN: "use the effects of an Enchant in your {from}", Doc: "Uses an Enchant (ZTM-10.12, 10.19), but not one whose effects are being used just then (ZTM-10.31)."},
		e.Spec{Name: "keepOld", Kind: e.Action, Op: wKeepOld, Done: e.DoneAlways, JA: "戦場のキャラクターを残し、代わりに新しくセットしたキャラクターを捨てる", EN: "keep the Character on the battlefield and discard the newly set Characters instead", Doc: "Keeps the old Character and discards the new one (ZTM-8.22); only under `swap`."},
		e.Spec{Name: "moveSelf", Kind: e.Action, Op: wMoveSelf, Done: e.DoneReported, DoneIf: "this was in play", Params: []e.Param{{Name: "to", Sort: e.OneOf, Enum: pileWords}}, JA: "このカードを{to}に置く", EN: "put this into the {to}", Doc: "Moves the card itself. An Area Enchant takes along what it has given this turn, but not what the rest of the line gives (ZTM-10.29)."},
		e.Spec{Name: "atTurnEnd", Kind: e.Action, Op: wAtTurnEnd, Done: e.DoneAlways, Params: []e.Param{{Name: "do", Sort: e.Actions}}, JA: "ターンの終わりに", EN: "at the end of the turn", Doc: "Puts the actions off to the End step (ZTM-10.22)."},
		e.Spec{Name: "setsNextTurn", Kind: e.Action, Op: wSetsNext, Done: e.DoneAlways, Params: []e.Param{who, num(-1, 1)}, JA: "次のターン、{who:自分|相手|お互い}がセットできる枚数{n:+}", EN: "{who:you|your opponent|both players} may set {n:+} {n:card|cards} next turn", Doc: "Changes how many cards may be set next turn (ZTM-8.7)."},
		// Lasting states of an Area Enchant.
		e.Spec{Name: "clockNullify", Kind: e.Action, Static: true, Op: wNullify, JA: "相手がセットしたキャラクターの時計は0になる", EN: "the Characters your opponent sets add no hours", Doc: "The Characters that the opponent sets add no hours, from the next turn on (ZTM-4.12)."},
		e.Spec{Name: "clockAllBecome", Kind: e.Action, Static: true, Op: wAllClocks, Params: []e.Param{num(0, 6)}, JA: "セットしたカードの時計はすべて{n}になる", EN: "every card that is set adds {n} {n:hour|hours}", Doc: "Every card that either player sets adds this many hours, from the next turn on (ZTM-4.12)."},
		e.Spec{Name: "midnightWiden", Kind: e.Action, Static: true, Op: wWiden, Params: []e.Param{num(1, 4)}, JA: "真夜中の前後{n}時間も真夜中とみなす", EN: "hours up to {n} away from Midnight count as Midnight", Doc: "Makes the condition `midnight` hold this many hours before and after Midnight, too."},
		e.Spec{Name: "forbidOppArea", Kind: e.Action, Static: true, Op: wForbidArea, JA: "相手はエリアエンチャントをセットできない", EN: "your opponent cannot set Area Enchants", Doc: "The opponent cannot set Area Enchants (ZTM-11.8)."},
		// Conditions.
		e.Spec{Name: "night", Kind: e.Condition, Op: cNight, Noun: true, JA: "夜", EN: "it is Night", Doc: "It is Night."},
		e.Spec{Name: "day", Kind: e.Condition, Op: cDay, Noun: true, JA: "昼", EN: "it is Day", Doc: "It is Day."},
		e.Spec{Name: "at", Kind: e.Condition, Op: cAt, Params: []e.Param{num(0, 17)}, JA: "クロノスが{n}時", EN: "the Chronos is at hour {n}", Doc: "The medal is at this hour."},
		e.Spec{Name: "midnight", Kind: e.Condition, Op: cMidnight, Noun: true, JA: "真夜中", EN: "it is Midnight", Doc: "The medal is at 0."},
		e.Spec{Name: "noon", Kind: e.Condition, Op: cNoon, Noun: true, JA: "正午", EN: "it is Noon", Doc: "The medal is at 9."},
		e.Spec{Name: "changedThisTurn", Kind: e.Condition, Op: cChanged, Params: []e.Param{{Name: "change", Sort: e.OneOf, Enum: changeWords}}, JA: "このターンに{change:夜から昼になった|昼から夜になった|昼夜が変わった}", EN: "it changed {change} this turn", Doc: "The time of day changed this turn (ZTM-4.10)."},
		e.Spec{Name: "fighterElement", Kind: e.Condition, Op: cElement, Params: []e.Param{who, elements}, JA: "{who:自分|相手|お互い}のキャラクターが{element}", EN: "{who:your Character is|the opposing Character is|both Characters are} {element}", Doc: "Element of the Character on the battlefield; false while it is Underpowered (ZTM-10.14)."},
		e.Spec{Name: "fighterCost", Kind: e.Condition, Op: cFighterCost, Params: []e.Param{opp, is, num(0, 20)}, JA: "{who:自分|相手|お互い}のキャラクターのコストが{is:n}", EN: "{who:your Character's|the opposing Character's|each Character's} cost is {is:n}", Doc: "Printed cost of the Character on the battlefield."},
		e.Spec{Name: "sameCost", Kind: e.Condition, Op: cSameCost, JA: "お互いのキャラクターのコストが同じ", EN: "both Characters have the same cost", Doc: "The printed costs of both Characters are equal."},
		e.Spec{Name: "fighterAttack", Kind: e.Condition, Op: cAttack, Params: []e.Param{opp, is, num(0, 300)}, JA: "{who:自分|相手|お互い}のいまの攻撃力が{is:n}", EN: "{who:your|the opposing|each} Character's current attack is {is:n}", Doc: "The attack with the modifiers applied so far (ZTM-10.18)."},
		e.Spec{Name: "hp", Kind: e.Condition, Op: cHP, Params: []e.Param{who, is, num(0, 100)}, JA: "{who:自分|相手|お互い}のHPが{is:n}", EN: "{who:your|your opponent's|each player's} HP is {is:n}", Doc: "Compares HP."},
		e.Spec{Name: "hpBehind", Kind: e.Condition, Op: cBehind, JA: "自分のHPが相手より少ない", EN: "you have less HP than your opponent", Doc: "The owner has less HP than the opponent."},
		e.Spec{Name: "zoneCount", Kind: e.Condition, Op: cZone, Params: []e.Param{who, zone, {Name: "filter", Sort: e.Cards, Opt: true}, is, num(0, 40)}, JA: "{who:自分|相手|お互い}の{zone}に{filter}が{is:n:枚}ある", EN: "{who:your|your opponent's|the players'} {zone} holds {is:n} {filter:#n}", Doc: "Counts cards of a zone."},
		e.Spec{Name: "zoneOnly", Kind: e.Condition, Op: cZoneOnly, Params: []e.Param{who, zone, {Name: "element", Sort: e.OneOf, Enum: Elements}}, JA: "{who:自分|相手|お互い}の{zone}が{element}のカードだけである", EN: "{who:your|your opponent's|each} {zone} holds only {element} cards", Doc: "The zone is not empty and all its cards are of one element."},
		e.Spec{Name: "zoneElements", Kind: e.Condition, Op: cZoneElements, Params: []e.Param{who, zone, num(1, 4)}, JA: "{who:自分|相手|お互い}の{zone}に属性が{n}種類以上ある", EN: "{who:your|your opponent's|each} {zone} holds {n} or more different elements", Doc: "Number of different elements in the zone."},
		e.Spec{Name: "lastElement", Kind: e.Condition, Op: cLastElement, Params: []e.Param{elements}, JA: "前のターンに自分がセットしたキャラクターが{element}", EN: "the Character you set last turn is {element}", Doc: "Printed element of the Character set in the previous turn (ZTM-10.16)."},
		e.Spec{Name: "withCharacter", Kind: e.Condition, Op: cWithCharacter, JA: "このターンに自分がキャラクターもセットしている", EN: "you also set a Character this turn", Doc: "A Character was set this turn."},
		e.Spec{Name: "areaPresent", Kind: e.Condition, Op: cArea, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のエリアエンチャントがある", EN: "{who:you have|your opponent has|both players have} an Area Enchant", Doc: "The player has an active Area Enchant."},
		e.Spec{Name: "power", Kind: e.Condition, Op: cPower, Params: []e.Param{who, is, num(0, 40)}, JA: "{who:自分|相手|お互い}のパワーが{is:n}", EN: "{who:your|your opponent's|each player's} Power is {is:n}", Doc: "Compares Power."},
		e.Spec{Name: "firstUse", Kind: e.Condition, Op: cFirstUse, JA: "このカードの効果を使うのがこのゲームで初めて", EN: "this is the first time this game that you use this card", Doc: "The owner has not used any copy of this card before in this match (ZTM-10.24)."},
		e.Spec{Name: "shown", Kind: e.Condition, Op: cShown, Params: []e.Param{{Name: "filter", Sort: e.Cards}}, JA: "公開したカードが{filter}", EN: "the revealed card is a {filter}", Doc: "The card that `revealTop` has shown matches the filter."},
		e.Spec{Name: "wonLast", Kind: e.Condition, Op: cWon, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}が前のバトルに勝っている", EN: "{who:you|your opponent|both players} won the last battle", Doc: "Result of the last battle; a tie counts as won (ZTM-9.5)."},
		e.Spec{Name: "fighterPresent", Kind: e.Condition, Op: cHasFighter, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}の戦場にキャラクターがいる", EN: "{who:you have|your opponent has|both players have} a Character on the battlefield", Doc: "There is a Character on the battlefield."},
		// Amounts.
		e.Spec{Name: "iconsMoved", Kind: e.Number, Op: nIconsMoved, JA: "動かしたパワーアイコンの数", EN: "the number of power icons moved", Doc: "Number of power icons that `drainCharger` has moved."},
		e.Spec{Name: "powerOf", Kind: e.Number, Op: nPower, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のパワー", EN: "{who:your|your opponent's|both players'} Power", Doc: "Accumulated Power."},
		e.Spec{Name: "elementsIn", Kind: e.Number, Op: nElements, Params: []e.Param{who, zone}, JA: "{who:自分|相手|お互い}の{zone}の属性の種類数", EN: "the number of different elements in {who:your|your opponent's|both players'} {zone}",
			PerJA: "{who:自分|相手|お互い}の{zone}の属性1種類につき", PerEN: "for each different element in {who:your|your opponent's|the players'} {zone}", Doc: "Number of different elements in a zone."},
		e.Spec{Name: "hoursSet", Kind: e.Number, Op: nHours, Params: []e.Param{who}, JA: "このターンに{who:自分|相手|お互い}がセットしたカードの時計の合計", EN: "the total clock of the cards {who:you|your opponent|both players} set this turn",
			PerJA: "このターンに{who:自分|相手|お互い}がセットしたカードの時計1時間につき", PerEN: "for each hour on the cards {who:you|your opponent|both players} set this turn", Doc: "Hours added by the cards set this turn."},
		e.Spec{Name: "damageDealt", Kind: e.Number, Op: nEvent, JA: "そのダメージの値", EN: "that damage", Doc: "The damage that triggered this."},
		// Triggers.
		e.Spec{Name: "setTurn", Kind: e.Trigger, Op: TrSetTurn, OnlyFor: ch, Doc: "In the Effects step of the turn in which the Character was set."},
		e.Spec{Name: "effectStep", Kind: e.Trigger, Op: TrEffect, OnlyFor: en, Doc: "In the Effects step of the turn in which the Enchant was set."},
		e.Spec{Name: "eachTurn", Kind: e.Trigger, Op: TrEachTurn, OnlyFor: ar, JA: "毎ターン、", EN: "Each turn, ", Doc: "In every Effects step while the card is in force."},
		e.Spec{Name: "swap", Kind: e.Trigger, Op: TrSwap, OnlyFor: ch | en, JA: "自分のキャラクターが入れ替わる前に、", EN: "Before your Character is replaced, ", Doc: "In the Swap step, if this player set a Character and has an old one (ZTM-8.26)."},
		e.Spec{Name: "turnStart", Kind: e.Trigger, Op: TrTurnStart, OnlyFor: ar, JA: "ターンの初めに、", EN: "At the start of the turn, ", Doc: "At the start of the turn, before the Set step (ZTM-8.23)."},
		e.Spec{Name: "turnEnd", Kind: e.Trigger, Op: TrTurnEnd, OnlyFor: ch | ar, JA: "ターンの終わりに、", EN: "At the end of the turn, ", Doc: "In the End step (ZTM-8.18), when Enchants have already left."},
		e.Spec{Name: "timeChanged", Kind: e.Trigger, Op: TrTimeChanged, Params: []e.Param{{Name: "change", Sort: e.OneOf, Enum: changeWords}}, JA: "{change:夜から昼になった|昼から夜になった|昼夜が変わった}とき、", EN: "When it changes {change}, ", Doc: "At each change between Day and Night."},
		e.Spec{Name: "damageTaken", Kind: e.Trigger, Op: TrDamaged, Params: []e.Param{who, num(1, 100)}, JA: "{who:自分|相手|どちらか}が一度に{n}以上のダメージを受けたとき、", EN: "When {who:you take|your opponent takes|a player takes} {n} or more damage at once, ", Doc: "When damage has been taken; counted after reductions (ZTM-11.6)."},
		e.Spec{Name: "battleLost", Kind: e.Trigger, Op: TrLost, JA: "バトルに負けたとき、", EN: "When you lose a battle, ", Doc: "When the owner has lost the battle."},
		e.Spec{Name: "battleWon", Kind: e.Trigger, Op: TrWon, JA: "バトルに勝ったとき、", EN: "When you win a battle, ", Doc: "When the owner has won or tied the battle (ZTM-9.5)."},
		e.Spec{Name: "zoneEntered", Kind: e.Trigger, Op: TrEntered, Params: []e.Param{who, {Name: "zone", Sort: e.OneOf, Enum: pileWords}, {Name: "filter", Sort: e.Cards, Opt: true}}, JA: "{who:自分|相手|どちらか}の{zone}に{filter}が置かれたとき、", EN: "When a {filter} is put into {who:your|your opponent's|any} {zone}, ", Doc: "When a card has entered the zone."},
		e.Spec{Name: "opponentSetArea", Kind: e.Trigger, Op: TrOppArea, OnlyFor: ar, JA: "相手がエリアエンチャントをセットしたとき、", EN: "When your opponent sets an Area Enchant, ", Doc: "When the opponent's new Area Enchant enters its slot."},
		e.Spec{Name: "characterReplaced", Kind: e.Trigger, Op: TrReplaced, Params: []e.Param{who}, JA: "{who:自分|相手|どちらか}のキャラクターが入れ替わったとき、", EN: "When {who:your|the opposing|a} Character is replaced, ", Doc: "When a Character has been replaced in the Swap step."},
		e.Spec{Name: "state", Kind: e.Trigger, Op: TrState, OnlyFor: ar, OnlyIn: "discardWhen", JA: "", EN: "", Doc: "At once while the condition holds; only in `discardWhen` (ZTM-11.4)."},
		e.Spec{Name: "static", Kind: e.Trigger, Op: TrStatic, Static: true, OnlyFor: ar, JA: "このカードがある間、", EN: "While this is in force, ", Doc: "A lasting state while the Area Enchant is in force."},
	)
	return v.Index()
}

// secret reports whether a condition asks what cards of a hidden zone are; how
// many they are is public.
func secret(n *e.Node) bool {
	hidden, which := false, false
	for i, p := range n.Spec.Params {
		a := &n.Args[i]
		switch {
		case slices.ContainsFunc(a.Nodes, secret):
			return true
		case p.Enum == zoneWords:
			hidden = hidden || zoneWords.Values[a.N].Hidden != e.HiddenNot
		case p.Sort == e.Cards:
			which = which || a.Filter != nil
		}
	}
	return hidden && (which || n.Spec.Op == cZoneOnly || n.Spec.Op == cZoneElements)
}

// checkCard refuses more chosen cards than actions put off to the end of the
// turn remember (ZTM-10.22).
func checkCard(c *e.CardNode) (out []e.Complaint) {
	// walk takes and returns how many cards may have been chosen before; later
	// says that the actions are put off.
	var walk func(ns []*e.Node, most int16, later bool) int16
	walk = func(ns []*e.Node, most int16, later bool) int16 {
		for _, n := range ns {
			switch n.Spec.Name {
			case "choose":
				most = n.Args[4].N
				if later { // nothing to remember
					most = 0
				}
			case "move", "showChosen":
				if later && most > rules.MaxTargets {
					out = append(out, e.Complaint{What: "今選ぶ%d枚がターンの終わりに必要ですが、覚えておけるのは%d枚です|%d cards are chosen now and needed at the end of the turn, which remembers %d", Hint: "%d枚までにするか、atTurnEndの中で選んでください|choose at most %d, or choose them in atTurnEnd", Args: []any{most, rules.MaxTargets, rules.MaxTargets}})
				}
			case "atTurnEnd":
				walk(n.Args[0].Nodes, most, true)
				continue
			}
			after := most
			for i := range n.Args {
				if n.Spec.Params[i].Sort == e.Actions { // it may be skipped
					after = max(after, walk(n.Args[i].Nodes, most, later))
				}
			}
			most = after
		}
		return most
	}
	for _, list := range c.Lists {
		for _, a := range list {
			if a.When != nil && a.When.Spec.Op == TrStatic && slices.ContainsFunc(a.If, secret) { // ZTM-13.15
				out = append(out, e.Complaint{What: "場にある間の効果が、見てはいけないカードで決まります|what lasts while this is in play depends on cards that nobody may see", Hint: "手札や山札はどのカードかを問わずに数えるか、公開の場所にしてください|count the cards of the hand or the deck without saying which, or ask for a public zone"})
			}
			walk(a.Do, 0, false)
		}
	}
	return out
}
