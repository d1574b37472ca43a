package magna

import (
	"sync"

	"godeck/internal/lang"
	e "godeck/rules/effect"
)

// Instructions of the game's own words (RULES.md §8.1).
const (
	wDamage = e.FirstGameOp + iota
	wSplit
	wPierce
	wAttack
	wDefense
	wDefeat
	wDiscardUnit
	wReturn
	wCheck
	wReady
	wMove
	wCancel
	wPrevent
	wReduce
	wRedirect
	wWithdraw
	wDrawUpTo
	wDiscardRandom
	wDiscardHand
	wSearch
	wRecover
	wGainMagna
	wLoseMagna
	wGainFight
	wFund
	wSummon
	wRecoverSkills
	wRearm
	wDisarm
	wLookTrap
	wLookHand
	wEndAttack
	wWin
	wMuster
	// Lasting states.
	wHandLimit
	wBoost
	wSelfMod
	wCostLess
	wDrill
	wForbid
	wGuard
	wQuick
	wSteadfast
	wCover
	wFlank
	wSapper
	wAmbush

	// Conditions.
	cInvading
	cDefending
	cStanding
	cMagna
	cHand
	cUnits
	cForce
	cSelf
	cAtBase
	cFirst
	cAgainst

	// Amounts.
	nUnits
	nForce
	nMagna
	nFallen

	// Triggers.
	TrProduction
	TrAttack
	TrBlock
	TrTacticAttack
	TrTacticBlock
	TrSummon
	TrUse
	TrBroken
	TrDeployed
	TrDefeated
	TrVictory
	TrBattleStart
	TrBattleEnd
	TrPhase
	TrStatic
)

// Arguments of the triggers of unit abilities.
const (
	argCost = iota
	argMagna
	argSkills
	argDiscard
	argSacrifice
	argChain
)

// How an ability is paid for (MGN-18.1).
const (
	CostCheck int16 = iota
	CostFree
	CostMagna
)

// Factions lists the six colours and none.
var Factions = &e.Enum{Name: "faction", Values: []e.Value{
	{Name: "neutral", JA: "無勢力", EN: "neutral"}, {Name: "blue", JA: "青", EN: "blue"}, {Name: "red", JA: "赤", EN: "red"}, {Name: "green", JA: "緑", EN: "green"},
	{Name: "purple", JA: "紫", EN: "purple"}, {Name: "white", JA: "白", EN: "white"}, {Name: "black", JA: "黒", EN: "black"},
}}

// Symbols lists the base symbols, two per colour.
var Symbols = &e.Enum{Name: "symbol", Values: []e.Value{
	{Name: "none", JA: "なし", EN: "no"}, {Name: "tide", JA: "潮", EN: "tide"}, {Name: "bell", JA: "鐘", EN: "bell"}, {Name: "ember", JA: "熾", EN: "ember"}, {Name: "anvil", JA: "鉄床", EN: "anvil"},
	{Name: "root", JA: "根", EN: "root"}, {Name: "antler", JA: "角", EN: "antler"}, {Name: "mask", JA: "面", EN: "mask"}, {Name: "coin", JA: "貨", EN: "coin"},
	{Name: "feather", JA: "羽", EN: "feather"}, {Name: "sun", JA: "陽", EN: "sun"}, {Name: "crow", JA: "烏", EN: "crow"}, {Name: "moon", JA: "月", EN: "moon"},
}}

// Ranks lists the sizes of units and weapons.
var Ranks = &e.Enum{Name: "rank", Values: []e.Value{{Name: "S", JA: "Sランク", EN: "rank-S"}, {Name: "M", JA: "Mランク", EN: "rank-M"}, {Name: "L", JA: "Lランク", EN: "rank-L"}}}

// Skills lists the icons that units lend to tactics, operations and abilities.
var Skills = &e.Enum{Name: "skill", Values: []e.Value{
	{Name: "blade", JA: "剣", EN: "Blade"}, {Name: "bow", JA: "弓", EN: "Bow"}, {Name: "spell", JA: "呪", EN: "Spell"},
	{Name: "command", JA: "令", EN: "Command"}, {Name: "swift", JA: "疾", EN: "Swift"}, {Name: "shield", JA: "盾", EN: "Shield"},
}}

// Kinds lists the kinds of weapons (MGN-2.5).
var Kinds = &e.Enum{Name: "weapon kind", Values: []e.Value{
	{Name: "sword", JA: "刀剣", EN: "sword"}, {Name: "polearm", JA: "長柄", EN: "polearm"}, {Name: "bow", JA: "弓矢", EN: "bow"},
	{Name: "staff", JA: "杖", EN: "staff"}, {Name: "armour", JA: "鎧", EN: "armour"}, {Name: "banner", JA: "旗", EN: "banner"},
}}

var zoneWords = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "field", JA: "場", EN: "field"}, {Name: "hand", JA: "手札", EN: "hand", PutJA: "手札に加える"},
	{Name: "discard", JA: "捨て札", EN: "discard pile"}, {Name: "deck", JA: "デッキ", EN: "deck", OnTop: true},
}}

var zoneKinds = [...]uint8{Base3, Hand, Discard, Deck}

var whose = &e.Enum{Name: "whose", Values: []e.Value{{Name: "any"}, {Name: "me", JA: "自分の", EN: "your"}, {Name: "opp", JA: "相手の", EN: "your opponent's"}}}

// Known cards that choices can name.
const (
	refThis = 1 + iota
	refAttackers
	refTarget
	refThat
	refForce
)

var refs = &e.Enum{Name: "reference", Values: []e.Value{
	{Name: "this", JA: "このユニット", EN: "this unit"}, {Name: "attackers", JA: "攻撃に加わったユニットすべて", EN: "every unit that took part in the attack"},
	{Name: "target", JA: "遊撃の目標", EN: "the unit under attack"}, {Name: "that", JA: "そのユニット", EN: "that unit"},
	{Name: "participants", JA: "この攻撃に加わる自分のユニットすべて", EN: "every one of your units in this attack"},
}}

var untilWords = &e.Enum{Name: "duration", Values: []e.Value{
	{Name: "instant", JA: "瞬間", EN: "for this clash"}, {Name: "battle", JA: "この戦闘の間", EN: "this battle"},
	{Name: "turn", JA: "このターンの間", EN: "this turn"}, {Name: "field", JA: "場にいる間", EN: "while on the field"},
}}

var costWords = &e.Enum{Name: "cost", Values: []e.Value{{Name: "check", JA: "▼", EN: "▼"}, {Name: "free", JA: "◆", EN: "◆"}, {Name: "magna", JA: "★", EN: "★"}}}

var kindWords = &e.Enum{Name: "declaration", Values: []e.Value{
	{Name: "skirmish", JA: "遊撃", EN: "skirmish"}, {Name: "assault", JA: "突撃", EN: "assault"}, {Name: "ability", JA: "アビリティ", EN: "ability"}, {Name: "tactic", JA: "戦術", EN: "Tactic"},
}}

var lineWords = &e.Enum{Name: "base", Values: []e.Value{{Name: "first", JA: "第一拠点", EN: "first base"}, {Name: "second", JA: "第二拠点", EN: "second base"}, {Name: "third", JA: "第三拠点", EN: "third base"}}}

var roleWords = &e.Enum{Name: "role", Values: []e.Value{{Name: "any", JA: "", EN: ""}, {Name: "invading", JA: "侵攻部隊の", EN: " in your invading force"}, {Name: "defending", JA: "守備部隊の", EN: " in your defending force"}}}

var forbidWords = &e.Enum{Name: "deed", Values: []e.Value{
	{Name: "chain", JA: "チェインを加えられない", EN: "cannot add Chains"}, {Name: "trap", JA: "トラップを配置できない", EN: "cannot lay traps"},
	{Name: "exchange", JA: "マグナをファイトに換えられない", EN: "cannot turn Magna into Fight"}, {Name: "summon", JA: "招来できない", EN: "cannot summon"},
}}

// Actions that forbid can name.
const (
	ForbidChain int16 = iota
	ForbidTrap
	ForbidExchange
	ForbidSummon
)

var stateWords = &e.Enum{Name: "state", Values: []e.Value{{Name: "normal", JA: "ノーマルの", EN: "Normal"}, {Name: "checked", JA: "チェック状態の", EN: "Checked"}}}
var faceWords = &e.Enum{Name: "face", Values: []e.Value{{Name: "up", JA: "表向きの", EN: "face-up"}, {Name: "trap", JA: "裏向きの", EN: "face-down"}}}
var armedWords = &e.Enum{Name: "armed", Values: []e.Value{{Name: "no", JA: "武装のない", EN: "unarmed"}, {Name: "yes", JA: "武装した", EN: "armed"}}}

var uniqueWords = &e.Enum{Name: "uniqueness", Values: []e.Value{{Name: "no", JA: "Ψのない", EN: "common"}, {Name: "yes", JA: "Ψの", EN: "unique"}}}

var phaseWords = &e.Enum{Name: "phase", Values: []e.Value{{Name: "hand", JA: "手札調整フェイズ", EN: "Hand phase"}, {Name: "production", JA: "生産フェイズ", EN: "Production phase"}, {Name: "armament", JA: "軍備フェイズ", EN: "Armament phase"}, {Name: "end", JA: "ターン終了フェイズ", EN: "End phase"}}}

// Phases that the trigger phase can name.
const (
	PhaseHand int16 = iota
	PhaseProduction
	PhaseArmament
	PhaseEnd
)

// Vocab returns the vocabulary of Magna Spectra cards (RULES.md §8).
var Vocab = sync.OnceValue(buildVocabulary)

func buildVocabulary() *e.Vocabulary {
	const un, tr, we, op, ta, ba = 1 << Unit, 1 << Trap, 1 << Weapon, 1 << Operation, 1 << Tactic, 1 << Base
	skillMask := func(name string, attr uint8, types uint32) e.Field {
		return e.Field{Name: name, Attr: attr, Kind: e.FieldMask, Enum: Skills, For: types, Opt: true, JA: "スキル{n}を持つ", EN: ""}
	}
	v := &e.Vocabulary{
		Game: "magna",
		Types: []e.TypeSpec{{Name: "unit", JA: "兵力", EN: "troop"}, {Name: "trap", JA: "罠カード", EN: "Trap card", InPlay: lang.Phrase{JA: "トラップ", EN: "trap"}}, {Name: "weapon", JA: "武装", EN: "weapon"},
			{Name: "operation", JA: "作戦カード", EN: "Operation"}, {Name: "tactic", JA: "戦術カード", EN: "Tactic"}, {Name: "base", JA: "拠点", EN: "base"}},
		TypeAttr: AType,
		Zones:    zoneWords,
		Whose:    whose,
		Refs:     refs,
		Nouns:    []e.Noun{{JA: "ユニット", EN: "unit", Counter: "体"}},
		Fields: []e.Field{
			{Name: "faction", Attr: AFaction, Kind: e.FieldEnum, Enum: Factions, Opt: true},
			{Name: "symbol", Attr: ASymbol, Kind: e.FieldEnum, Enum: Symbols, For: un | tr | we | op | ta, Opt: true, JA: "シンボル{n}の"},
			{Name: "symbols", Attr: ASymbol, Kind: e.FieldMask, Enum: Symbols, For: ba, Opt: true, JA: "シンボル{n}の"},
			{Name: "fightCost", Attr: ACost, Min: 1, Max: 20, For: un | we | op, Opt: true, JA: "代償ファイト{n}の", EN: "with cost {n}"},
			{Name: "rank", Attr: ARank, Kind: e.FieldEnum, Enum: Ranks, For: un | we, Opt: true},
			{Name: "attack", Attr: AAttack, Max: 20, For: un, Opt: true, JA: "攻撃力{n}の", EN: "with attack {n}"},
			{Name: "defense", Attr: ADefense, Min: 1, Max: 20, For: un, JA: "防御力{n}の", EN: "with defense {n}"},
			{Name: "attackMod", Attr: AAttack, Min: -9, Max: 9, For: we, Opt: true, JA: "攻撃修正{n}の", EN: "with attack modifier {n}"},
			{Name: "defenseMod", Attr: ADefense, Min: -9, Max: 9, For: we, Opt: true, JA: "防御修正{n}の", EN: "with defense modifier {n}"},
			{Name: "heroPoints", Attr: AHero, Max: 5, For: un | we, Opt: true, JA: "英雄点{n}の", EN: "with {n} hero points"},
			skillMask("skills", ASkills, un),
			{Name: "equipSkills", Attr: AEquip, Kind: e.FieldMask, Enum: Kinds, For: un, Opt: true, JA: "装備スキル{n}を持つ"},
			{Name: "kind", Attr: AEquip, Kind: e.FieldEnum, Enum: Kinds, For: we},
			{Name: "needs", Attr: ANeeds, Kind: e.FieldMask, Enum: Skills, Twice: true, For: un | we | op | ta, Opt: true, JA: "使用条件{n}の"},
			{Name: "unique", Attr: AUnique, Kind: e.FieldEnum, Enum: uniqueWords, For: un | we, Opt: true, JA: "{n}"},
			{Name: "state", Attr: VState, Kind: e.FieldEnum, Enum: stateWords, Derived: true, Opt: true, JA: "{n}"},
			{Name: "face", Attr: VFace, Kind: e.FieldEnum, Enum: faceWords, Derived: true, Opt: true, JA: "{n}"},
			{Name: "armed", Attr: VArmed, Kind: e.FieldEnum, Enum: armedWords, Derived: true, Opt: true, JA: "{n}"},
		},
		Lists: []e.ListSpec{{Name: "keywords", For: un | we, Bare: "static", First: true,
			Triggers: []string{"static"}}},
		Short:        e.ReadShort(short),
		MaxAbilities: 4,
		CheckCard:    checkCard,
		Deck: e.DeckForm{
			Sections: []e.Section{
				{Name: lang.Phrase{JA: "デッキ", EN: "the deck"}, Least: DeckSize, Most: DeckSize, Holds: e.CardSet{Types: un | tr | we | op | ta}, Clause: "MGN-1.8"},
				{Name: lang.Phrase{JA: "拠点", EN: "the bases"}, Has: lang.Phrase{JA: "拠点が{n}枚です", EN: "the deck has {n} bases"}, Least: BaseCount, Most: BaseCount, Holds: e.CardSet{Types: ba}, Copies: 1,
					Again: lang.Phrase{JA: "拠点《{name}》が2枚以上あります。3枚とも別の名前にしてください", EN: "the base “{name}” is there twice; the three bases need different names"}, Clause: "MGN-1.9"},
			},
			Copies:  e.Copies{Most: MaxCopies, By: e.ByName, Clause: "MGN-1.8"},
			Curve:   e.Axis{Field: "fightCost", Name: lang.Phrase{JA: "ファイトコスト", EN: "Fight cost"}},
			Colours: e.Axis{Field: "faction", Name: lang.Phrase{JA: "勢力", EN: "Faction"}},
			Also:    deckFits,
		},
	}
	for _, s := range e.Shared(zoneWords) {
		switch s.Name {
		case "if", "may", "draw", "and", "or", "not", "did":
			v.Words = append(v.Words, s)
		}
	}
	v.Words = append(v.Words, actionWords()...)
	v.Words = append(v.Words, stateWordsOf()...)
	v.Words = append(v.Words, queryWords()...)
	v.Words = append(v.Words, triggerWords()...)
	return v.Index()
}
