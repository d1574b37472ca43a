package mattsan

import (
	"strings"
	"sync"

	"godeck/internal/lang"
	"godeck/rules"
	e "godeck/rules/effect"
)

// Instructions of the game's own words (RULES.md §8).
const (
	// Payments, which come first (MTZ-22).
	pSoul = e.FirstGameOp + iota
	pHand
	pField
	pThis
	pDamage
	pEx
	pMill
	pReturn

	// Actions.
	wDamage
	wHeal
	wSetHP
	wDefeat
	wDiscard
	wToHand
	wToDeck
	wToSoul
	wScrap
	wSwap
	wFlipUp
	wFlipDown
	wPeek
	wAttach
	wGuess
	wStrip
	wEx
	wLoseEx
	wAtk
	wAtkSet
	wHP
	wSoul
	wMute
	wGrant
	wShield
	wPrevent
	wBorrow
	wRedirect
	wReadyTerrain
	wMill
	wScry
	wSearch
	wRecover
	wDiscardHand
	wRobHand
	wLookHand
	wSummon
	wStack
	wTuck
	wAttackNow
	wNegate
	wWeaken
	wStay
	wReadySoul
	wTurnSoul
	wBench
	wSilence
	wCharge
	wForbid
	wRoll
	wReroll
	wBump
	wAppear

	// Lasting states.
	sSelf
	sAura
	sReduce
	sGuard
	sImmune
	sKey
	sForbid
	sCost
	sBench
	sMute
	sDie
	sTribute
	sMerge
	sNeed

	// Conditions.
	cUnits
	cHand
	cDeck
	cSouls
	cPile
	cEx
	cHurt
	cHP
	cPlace
	cSelf
	cEvent
	cDie
	cMine
	cTurn
	cCause

	// Amounts.
	nUnits
	nCards
	nEx
	nRolled
	nEvent
	nAtk
	nTucked
	nHalf

	// Triggers.
	TrSpecial
	TrSuper
	TrUse
	TrCounter
	TrActivate
	TrStart
	TrEnd
	TrFaceUp
	TrPlaced
	TrAttacked
	TrDealt
	TrDamaged
	TrDefeated
	TrFallen
	TrLeft
	TrDiscarded
	TrSwitched
	TrLeave
	TrGhost
	TrSave
	TrSouls
	TrDie
	TrStatic
	TrPlacement
)

func pays(op uint16) bool { return op >= pSoul && op <= pReturn }

// Tags lists the families of cards.
var Tags = &e.Enum{Name: "tag", Values: []e.Value{
	{Name: "brass", JA: "真鍮", EN: "Brass"}, {Name: "gunner", JA: "砲手", EN: "Gunner"}, {Name: "wake", JA: "お祭り", EN: "Festival"}, {Name: "ghost", JA: "おばけ", EN: "Ghost"},
	{Name: "comet", JA: "彗星", EN: "Comet"}, {Name: "dealer", JA: "ディーラー", EN: "Dealer"}, {Name: "courier", JA: "配達員", EN: "Courier"}, {Name: "runner", JA: "走者", EN: "Runner"},
	{Name: "toy", JA: "おもちゃ", EN: "Toy"}, {Name: "plush", JA: "ぬいぐるみ", EN: "Plush"}, {Name: "titan", JA: "巨人", EN: "Titan"}, {Name: "beast", JA: "どうぶつ", EN: "Beast"},
}}

// Zones that choices can name. The first five are places on the field.
const (
	atField int16 = iota
	atBench
	atColumn
	atSlot
	atGround
	atUnder
	atHand
	atPile
	atDeck
	atSoul
)

var zoneWords = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "field", JA: "フィールド", EN: "field"}, {Name: "bench", JA: "ベンチ", EN: "bench"}, {Name: "column", JA: "このカードの縦ライン", EN: "side of this card's column"},
	{Name: "slot", JA: "ベンチ", EN: "bench"}, {Name: "terrain", JA: "フィールド", EN: "field"}, {Name: "attached", JA: "フィールド", EN: "field"},
	{Name: "hand", JA: "手札", EN: "hand", PutJA: "手札に加える", Hidden: e.HiddenOthers}, {Name: "discard", JA: "捨て山", EN: "discard pile"}, {Name: "deck", JA: "山札", EN: "deck", OnTop: true, Hidden: e.HiddenAll},
	{Name: "soul", JA: "ソウルチャージ", EN: "charge zone", Hidden: e.HiddenOthers},
}}

// unitPlaces are the places of units, in the order of the zones of choices.
var unitPlaces = &e.Enum{Name: "place of units", Values: []e.Value{{Name: "field", JA: "フィールド", EN: "field"}, {Name: "bench", JA: "ベンチ", EN: "bench"}, {Name: "column", JA: "このカードの縦ライン", EN: "column of this card"}}}

// pileWords are the places whose cards are counted.
var pileWords = &e.Enum{Name: "pile", Values: []e.Value{{Name: "hand", JA: "手札", EN: "hand"}, {Name: "discard", JA: "捨て山", EN: "discard pile"}, {Name: "deck", JA: "山札", EN: "deck"}, {Name: "soul", JA: "ソウルチャージ", EN: "charge zone"}}}

var pileKinds = [...]uint8{Hand, Discard, Deck, Soul}

var zoneKinds = [...]uint8{Battle, Bench, Bench, Bench, Ground, Under, Hand, Discard, Deck, Soul}

var whose = &e.Enum{Name: "whose", Values: []e.Value{{Name: "any"}, {Name: "me", JA: "自分の", EN: "your"}, {Name: "opp", JA: "相手の", EN: "your opponent's"}}}

// Known cards that choices can name.
const (
	refThis = 1 + iota
	refFighter
	refOpponent
	refIt
	refEvent
	refAnswered
)

var refs = &e.Enum{Name: "reference", Values: []e.Value{
	{Name: "this", JA: "このユニット", EN: "this unit"}, {Name: "fighter", JA: "自分の戦場のユニット", EN: "your battlefield unit"},
	{Name: "foe", JA: "相手の戦場のユニット", EN: "your opponent's battlefield unit"}, {Name: "it", JA: "そのカード", EN: "that card"},
	{Name: "event", JA: "そのユニット", EN: "that unit"}, {Name: "actor", JA: "その効果を使ったユニット", EN: "the unit whose effect it is"},
}}

var untilWords = &e.Enum{Name: "duration", Values: []e.Value{
	{Name: "turn", JA: "このターンの間", EN: "this turn"}, {Name: "next", JA: "自分の次のターンが来るまで", EN: "until your next turn"},
	{Name: "field", JA: "フィールドにいる間", EN: "while it is on the field"}, {Name: "game", JA: "このゲームの間", EN: "for the rest of the game"},
}}

var kindWords = &e.Enum{Name: "kind of effect", Values: []e.Value{
	{Name: "attack", JA: "攻撃", EN: "attack"}, {Name: "special", JA: "必殺技", EN: "special move"}, {Name: "super", JA: "超必殺技", EN: "super move"}, {Name: "switch", JA: "交代", EN: "switch"},
	{Name: "trump", JA: "切り札", EN: "trump"}, {Name: "trap", JA: "トラップ", EN: "trap"}, {Name: "terrain", JA: "地形", EN: "terrain"}, {Name: "ability", JA: "特殊能力", EN: "ability"}, {Name: "ghost", JA: "おばけの能力", EN: "ghost ability"},
}}

// What an effect does, as a mask (MTZ-24.3).
const (
	doesDamage int16 = 1 << iota
	doesRemove
	doesNegate
	doesDraw
)

var doesWords = &e.Enum{Name: "deed of an effect", Values: []e.Value{
	{Name: "damages", JA: "ダメージを与える", EN: "damages"}, {Name: "removes", JA: "フィールドから離れさせる", EN: "removes cards from the field"}, {Name: "negates", JA: "無効にする", EN: "negates"}, {Name: "draws", JA: "カードを引く", EN: "draws cards"},
}}

// Whom an answered effect must concern.
const (
	hitsAny int16 = iota
	hitsMine
	hitsThis
	hitsFighter
)

var hitsWords = &e.Enum{Name: "object of an effect", Values: []e.Value{
	{Name: "any", JA: "", EN: ""}, {Name: "mine", JA: "（自分のユニットにかかわるもの）", EN: " that concerns your units"}, {Name: "this", JA: "（このユニットにかかわるもの）", EN: " that concerns this unit"}, {Name: "fighter", JA: "（自分の戦場のユニットにかかわるもの）", EN: " that concerns your battlefield unit"},
}}

// How often an ability can be used.
const (
	limitNone int16 = iota
	limitTurn
	limitOnce
)

var limitUse = &e.Enum{Name: "limit of use", Values: []e.Value{{Name: "none", JA: "", EN: ""}, {Name: "turn", JA: "（1ターンに1度）", EN: " (once per turn)"}, {Name: "once", JA: "（オモテになるたび1度）", EN: " (once per appearance)"}}}

// Where an ability works from (MTZ-12.2).
const (
	fromField int16 = iota
	fromHand
	fromPile
)

var fromWords = &e.Enum{Name: "place of an ability", Values: []e.Value{{Name: "field", JA: "", EN: ""}, {Name: "hand", JA: "［手札から］", EN: "From hand: "}, {Name: "discard", JA: "［捨て山から］", EN: "From the discard pile: "}}}

var causeWords = &e.Enum{Name: "cause", Values: []e.Value{
	{Name: "oppDefeat", JA: "相手による撃破・破棄", EN: "defeated or discarded by the opponent"}, {Name: "ownDefeat", JA: "自分の効果による撃破・破棄", EN: "defeated or discarded by your own effect"},
	{Name: "cost", JA: "代償としての破棄", EN: "paid as a cost"}, {Name: "oppRemove", JA: "相手の効果による除去", EN: "removed by the opponent"}, {Name: "ownRemove", JA: "自分の効果による除去", EN: "removed by your own effect"},
}, Merged: []e.Merged{
	{Mask: 1 | 2 | 4 | 8 | 16, JA: "理由を問わない", EN: "for whatever reason"},
	{Mask: 1 | 2 | 8 | 16, JA: "代償以外での撃破・破棄・除去", EN: "defeated, discarded or removed, but not as a cost"},
	{Mask: 1 | 2 | 4, JA: "代償を含む撃破・破棄", EN: "defeated or discarded, even as a cost"},
	{Mask: 1 | 8, JA: "相手による撃破・破棄か除去", EN: "defeated, discarded or removed by the opponent"},
	{Mask: 2 | 16, JA: "自分の効果による撃破・破棄か除去", EN: "defeated, discarded or removed by your own effect"},
	{Mask: 1 | 2, JA: "代償以外の撃破・破棄", EN: "defeated or discarded, but not as a cost"},
	{Mask: 8 | 16, JA: "効果による除去", EN: "removed by an effect"},
}}

// Keywords of units (MTZ section 8).
const (
	keyEncore int16 = iota
	keyBadLuck
	keyHoming
	keyNoAttack
	keyNoMoves
	keyNoSwitch
	keyUnchosen
	keySteady
)

var keyWords = &e.Enum{Name: "keyword", Values: []e.Value{
	{Name: "encore", JA: "アンコール（1ターンに1度、攻撃の処理が終わった後にもう一度攻撃してよい）", EN: "Encore (once per turn, may attack again after its attack)"},
	{Name: "badLuck", JA: "不運（撃破されたとき、魂ドローのカードはすべて捨て山に置かれる）", EN: "Bad Luck (the cards of its soul draw are discarded)"},
	{Name: "homing", JA: "帰巣（フィールドから捨て山に置かれるかわりに持ち主の手札に戻る）", EN: "Homing (returns to its owner's hand instead of being discarded from the field)"},
	{Name: "noAttack", JA: "攻撃できない", EN: "Cannot attack"}, {Name: "noMoves", JA: "必殺技も超必殺技も使えない", EN: "Cannot use special or super moves"},
	{Name: "noSwitch", JA: "交代できない", EN: "Cannot switch"}, {Name: "unchosen", JA: "相手に選ばれない", EN: "Cannot be chosen by the opponent"},
	{Name: "steady", JA: "不動（相手の効果で手札や山札、ソウルチャージに移されない）", EN: "Steady (the opponent's effects cannot take it to hand, deck or charge zone)"},
}}

// Keyword returns the name of a keyword, without its explanation.
func Keyword(k int16) lang.Phrase {
	v := keyWords.Values[k]
	ja, _, _ := strings.Cut(v.JA, "（")
	en, _, _ := strings.Cut(v.EN, " (")
	return lang.Phrase{JA: ja, EN: en}
}

// Actions that can be forbidden to a player.
const (
	actAttack int16 = iota
	actMoves
	actSwitch
	actTrump
	actTrap
	actAction
)

var actionEnum = &e.Enum{Name: "deed", Values: []e.Value{
	{Name: "attack", JA: "攻撃", EN: "attack"}, {Name: "moves", JA: "必殺技・超必殺技の使用", EN: "use special or super moves"}, {Name: "switch", JA: "交代", EN: "switch"},
	{Name: "trump", JA: "切り札の使用", EN: "use trumps"}, {Name: "trap", JA: "トラップの使用", EN: "use traps"}, {Name: "action", JA: "ターンを終える行動", EN: "take a turn-ending action"},
}}

var placeWords = &e.Enum{Name: "place", Values: []e.Value{{Name: "battle", JA: "戦場", EN: "on the battlefield"}, {Name: "bench", JA: "ベンチ", EN: "on the bench"}}}

var sourceWords = &e.Enum{Name: "source", Values: []e.Value{{Name: "hand", JA: "手札", EN: "hand"}, {Name: "discard", JA: "捨て山", EN: "discard pile"}, {Name: "deck", JA: "山札", EN: "deck"}}}

var sourceKinds = [...]uint8{Hand, Discard, Deck}

var payWords = &e.Enum{Name: "field card", Values: []e.Value{{Name: "unit", JA: "ユニット", EN: "unit"}, {Name: "terrain", JA: "地形", EN: "terrain"}, {Name: "attached", JA: "ユニットに付与・重ねた札", EN: "card on or under your units"}}}

var moveWords = &e.Enum{Name: "move", Values: []e.Value{{Name: "special", JA: "必殺技", EN: "special move"}, {Name: "super", JA: "超必殺技", EN: "super move"}}}

var useWords = &e.Enum{Name: "use", Values: []e.Value{{Name: "continuous", JA: "常在", EN: "continuous"}, {Name: "tap", JA: "横向き", EN: "tap"}}}
var limitWords = &e.Enum{Name: "deck limit", Values: []e.Value{{Name: "three", JA: "3枚まで", EN: "three"}, {Name: "one", JA: "デッキに1枚", EN: "one-per-deck"}}}
var hurtWords = &e.Enum{Name: "health", Values: []e.Value{{Name: "whole", JA: "無傷の", EN: "unhurt"}, {Name: "hurt", JA: "ダメージを受けている", EN: "damaged"}}}
var freeWords = &e.Enum{Name: "freedom", Values: []e.Value{{Name: "no", JA: "配置条件のある", EN: "conditional"}, {Name: "yes", JA: "配置条件のない", EN: "unconditional"}}}
var ownWords = &e.Enum{Name: "interference", Values: []e.Value{{Name: "opponent", JA: "相手の干渉だけに使える", EN: "opponent-only"}, {Name: "any", JA: "自分の効果にも使える", EN: "all-round"}}}

// Vocab returns the vocabulary of Mattsan cards (RULES.md §8).
var Vocab = sync.OnceValue(buildVocabulary)

func buildVocabulary() *e.Vocabulary {
	const un, tp, tr, te = 1 << Unit, 1 << Trump, 1 << Trap, 1 << Terrain
	v := &e.Vocabulary{
		Game:     "mattsan",
		Types:    []e.TypeSpec{{Name: "unit", JA: "ユニット", EN: "unit"}, {Name: "trump", JA: "切り札", EN: "trump"}, {Name: "trap", JA: "トラップ", EN: "trap"}, {Name: "terrain", JA: "地形", EN: "terrain", Bears: bearer}},
		TypeAttr: AType,
		Zones:    zoneWords,
		Whose:    whose,
		Refs:     refs,
		Nouns: []e.Noun{atField: {JA: "ユニット", EN: "unit", Counter: "体"}, atBench: {JA: "ユニット", EN: "unit", Counter: "体"}, atColumn: {JA: "ユニット", EN: "unit", Counter: "体"},
			atSlot: {JA: "カード（ウラ向きも可）", EN: "face-up or face-down card", Counter: "枚"}, atGround: {JA: "地形", EN: "terrain", Counter: "枚"}, atUnder: {JA: "付与された札", EN: "attached trump", Counter: "枚"}},
		Fields: []e.Field{
			{Name: "hp", Attr: AHP, Min: 1, Max: 20, For: un, JA: "HP{n}の", EN: "with HP {n}"},
			{Name: "atk", Attr: AAtk, Max: 15, For: un, Opt: true, JA: "ATK{n}の", EN: "with ATK {n}"},
			{Name: "dice", Attr: ADice, Max: MaxDice, For: un, Opt: true, JA: "ATKのダイス{n}個の", EN: "with {n} ATK dice"},
			{Name: "soul", Attr: ASoul, Max: 6, For: un, Opt: true, JA: "魂{n}の", EN: "with Soul {n}"},
			{Name: "soulCost", Attr: ACost, Max: 9, For: tp, Opt: true, JA: "ソウルコスト{n}の", EN: "with charge cost {n}"},
			{Name: "tags", Attr: ATags, Kind: e.FieldMask, Enum: Tags, Opt: true, JA: "〈{n}〉の"},
			{Name: "use", Attr: AUse, Kind: e.FieldEnum, Enum: useWords, For: te, Opt: true, JA: "{n}の"},
			{Name: "limit", Attr: ALimit, Kind: e.FieldEnum, Enum: limitWords, Opt: true, JA: "{n}の"},
			{Name: "rarity", Attr: ARarity, Min: 1, Max: 5, JA: "レアリティ{n}の", EN: "with rarity {n}", Opt: true},
			{Name: "answers", Attr: AOwn, Kind: e.FieldEnum, Enum: ownWords, For: tr, Opt: true, JA: "{n}"},
			{Name: "health", Attr: VHurt, Kind: e.FieldEnum, Enum: hurtWords, Derived: true, Opt: true, JA: "{n}"},
			{Name: "named", Attr: VName, Kind: e.FieldCard, Derived: true, Opt: true, JA: "{n}という名前の", EN: "named {n}"},
			{Name: "unconditional", Attr: VFree, Kind: e.FieldEnum, Enum: freeWords, Derived: true, Opt: true, JA: "{n}"},
		},
		Lists:        []e.ListSpec{{Name: "placement", For: un, Bare: "placement", First: true, Triggers: []string{"placement"}, JA: "配置条件：", EN: "Placement: "}},
		Short:        e.ReadShort(short),
		MaxAbilities: 6,
		CheckCard:    checkCard,
		Deck: e.DeckForm{
			Sections: []e.Section{{Name: lang.Phrase{JA: "デッキ", EN: "the deck"}, Least: DeckSize, Most: DeckSize, Clause: "MTZ-2.1"}},
			Copies:   e.Copies{Most: MaxCopies, By: e.ByName, Field: "limit", Printed: []int{0, 1}, Clause: "MTZ-2.2"}, // and 2.3
			Curve:    e.Axis{Field: "soulCost", Name: lang.Phrase{JA: "ソウルコスト", EN: "Charge cost"}},
			Colours:  e.Axis{Field: "tags", Name: lang.Phrase{JA: "タグ", EN: "Tag"}},
			Also:     startable,
		},
	}
	for _, s := range e.Shared(zoneWords) {
		switch s.Name {
		case "if", "may", "draw", "and", "or", "not", "did", "compare", "sum", "times":
			v.Words = append(v.Words, s)
		}
	}
	v.Words = append(v.Words, payWordsOf()...)
	v.Words = append(v.Words, actionWords()...)
	v.Words = append(v.Words, stateWords()...)
	v.Words = append(v.Words, queryWords()...)
	v.Words = append(v.Words, triggerWords()...)
	return v.Index()
}

// startable returns the fault of a deck without enough units that can start (MTZ-2.6).
func startable(l *e.Library, deck []rules.DefID) []e.DeckFault {
	n := 0
	for _, id := range deck {
		n += rules.Truth(canStart(l, id))
	}
	if n >= Startable {
		return nil
	}
	return []e.DeckFault{{Phrase: lang.Phrase{JA: "配置条件のないユニットが8枚以上必要です", EN: "the deck needs at least 8 units without placement condition"}, Clause: "MTZ-2.6"}}
}

// canStart reports whether a card is a unit without placement condition (MTZ-2.6).
func canStart(l *e.Library, id rules.DefID) bool {
	return l.Def(id).Attr[AType] == Unit && !hasTrigger(l, id, TrPlacement)
}

// hasTrigger reports whether a design has an ability with a trigger.
func hasTrigger(l *e.Library, id rules.DefID, trigger uint16) bool {
	for _, ai := range l.Def(id).Abilities {
		if l.Abilities[ai].Trigger == trigger {
			return true
		}
	}
	return false
}

// onlyUnder maps words to the only trigger under which they mean something.
var onlyUnder = map[uint16]uint16{wNegate: TrCounter, wWeaken: TrCounter, wRedirect: TrCounter, wStay: TrLeave, wReroll: TrDie, wBump: TrDie, wAppear: TrGhost, wAttach: TrUse}

// misplaced returns why an action makes no sense under a trigger of a card.
func misplaced(op, trigger uint16, kind int) e.Both {
	under, bound := onlyUnder[op]
	switch {
	case bound && under != trigger:
		return "ここには、それが指すものがありません|there is nothing here that it could be about"
	case op == wAttackNow && trigger != TrSpecial && trigger != TrSuper:
		return "攻撃で終わるのは必殺技と超必殺技だけです|only a special or super move ends with an attack"
	case op == wTuck && kind != Unit:
		return "カードを下に置くのは、ユニット自身の能力だけです|only a unit's own ability puts cards under it"
	}
	return ""
}

// checkCard returns what is wrong with a card beyond its words.
func checkCard(c *e.CardNode) (faults []e.Complaint) {
	limited := 0
	for _, list := range c.Lists {
		for _, a := range list {
			if a.When == nil {
				continue
			}
			switch t := a.When; {
			case t.Spec.Op == TrGhost && t.Args[1].N == fromField:
				faults = append(faults, e.Complaint{What: "おばけは手札か捨て札から出ます|a ghost comes from the hand or the discard pile", Hint: `"from": "hand" と書いてください|say "from": "hand"`})
			case t.Spec.Op == TrFallen && c.Type == Trap && t.Args[0].N != 0:
				faults = append(faults, e.Complaint{What: "イベントトラップが見るのは自分のユニットだけです|an event trap sees own units only", Hint: `"who" を消してください|leave "who" out`})
			}
			for _, w := range a.Do {
				if condition := w.Spec.Op >= sTribute && w.Spec.Op <= sNeed; w.Spec.Static && condition != (a.When.Spec.Op == TrPlacement) {
					faults = append(faults, e.Complaint{What: "%sは書く場所が違います|%s stands in the wrong list", Hint: "配置条件に書けるのはtribute・mergeOn・needだけで、この3つはそこにだけ書けます|tribute, mergeOn and need are placement conditions, and nothing else is", Args: []any{w.Spec.Name}})
				}
			}
			paying, targets := true, 0
			var walk func(nodes []*e.Node, top bool)
			walk = func(nodes []*e.Node, top bool) {
				for _, w := range nodes {
					if w.Spec.Op == wForbid && w.Args[2].N == int16(WhileOnField) && c.Type != Unit {
						faults = append(faults, e.Complaint{What: "戦場にいる間だけ何かを禁じるのは、ユニットだけです|only a unit forbids something while it is on the field", Hint: `"until" を "turn"・"next"・"game" のどれかにしてください|say "until": "turn", "next" or "game"`})
					}
					if why := misplaced(w.Spec.Op, a.When.Spec.Op, c.Type); why != "" {
						faults = append(faults, e.Complaint{What: "%sはこのきっかけの下には書けません：%s|%s stands under the wrong trigger: %s", Hint: "移すか、取り除いてください|move it or take it out", Args: []any{w.Spec.Name, why}})
					}
					if pays(w.Spec.Op) {
						if !paying || !top {
							faults = append(faults, e.Complaint{What: "コストが行動のあとか、ブロックの中にあります|a cost stands after an action or inside a block", Hint: "コストは最初に、ifやmayの外に書いてください|costs come first, outside if and may"})
						}
						if t := a.When.Spec.Op; w.Spec.Op == pHand && w.Args[1].Filter != nil && t >= TrStart && t <= TrSwitched && c.Type != Trap {
							faults = append(faults, e.Complaint{What: "自分で宣言しないものが決まった手札をコストにすると、払ったかどうかで手札が知れてしまいます|what nobody declares by choice costs hand cards of a kind, so whether it is paid would tell the hand", Hint: "手札の種類を問わないコストにしてください|let it cost any cards of the hand"})
						}
					} else {
						paying = false
					}
					for i := range w.Args {
						if ch := w.Args[i].Choice; ch != nil && ch.Ref == 0 && !ch.All {
							targets += int(ch.N)
						}
						walk(w.Args[i].Nodes, false)
					}
				}
			}
			walk(a.Do, true)
			if targets > rules.MaxTargets {
				faults = append(faults, e.Complaint{What: "1つの効果が、覚えておけるより多くのカードを選びます|an effect chooses more cards than it can keep", Hint: "合わせて6枚までです。全部を対象にするか、減らしてください|at most 6 in all; name all of them, or choose fewer"})
			}
			for i, p := range a.When.Spec.Params {
				if p.Enum == limitUse && a.When.Args[i].N != limitNone {
					limited++
				}
			}
		}
	}
	if limited > 4 {
		faults = append(faults, e.Complaint{What: "使用制限のある能力が4つを超えています|more than four abilities have a limit of use", Hint: "制限を1つ外してください|take one of the limits off"})
	}
	return append(faults, absurd(c)...)
}

// bearer is how a terrain's text names the unit that it works for (MTZ-8.6).
var bearer = struct{ This, First, Then lang.Phrase }{
	lang.Phrase{JA: "このユニット", EN: "this unit"}, lang.Phrase{JA: "ここにいるユニット", EN: "the unit standing here"}, lang.Phrase{JA: "そのユニット", EN: "that unit"},
}
