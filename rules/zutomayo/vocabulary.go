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
			{Name: "night", Attr: ANight, Max: 300, MultipleOf: 10, For: 1 << Character, JA: "夜の攻撃力{n}の", EN: "with night attack {n}"},
			{Name: "day", Attr: ADay, Max: 300, MultipleOf: 10, For: 1 << Character, JA: "昼の攻撃力{n}の", EN: "with day attack {n}"},
		},
		Lists: []e.ListSpec{{
			Name: "discardWhen", For: 1 << AreaEnchant, NoAction: true, JA: "【破棄】", EN: "Discard: ",
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
	v.Words = slices.Concat(e.Shared(zoneWords), actionWords(), stateWords(), queryWords(), triggerWords())
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
