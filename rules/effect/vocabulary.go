package effect

import (
	"strings"

	"godeck/internal/lang"
)

// Sort is what a parameter of a word accepts.
type Sort uint8

// The sorts.
const (
	Int     Sort = iota // a whole number in Min..Max
	Amount              // a whole number, or an amount word
	Cond                // a condition word, or a list of them (all must hold)
	Actions             // a list of action words
	Who                 // "me", "opp" or "both"
	OneOf               // one value of Enum
	SomeOf              // some values of Enum, at least one (a mask)
	Cards               // a filter
	CardRef             // id of a card of any pack in play
	Bool
	Choose // which cards, and who picks them (see ChoiceNode)
)

// Kind is the grammatical kind of a word.
type Kind uint8

// The kinds of words.
const (
	Action Kind = iota
	Condition
	Number
	Trigger
)

var wordKind = [...]Both{"行動|action", "条件|condition", "数|amount", "きっかけ|trigger"}

// String returns the name of the kind.
func (k Kind) String() string { return wordKind[k].in(lang.EN) }

// Done is when an action counts as done for a following "if you do": when it
// was carried out, or tried on something that is there, whatever came of it.
// No card, nobody there, an amount of 0, a declined "may" and an unmet "if" do
// not count (ZTM-13.2, DMG-12.9).
type Done uint8

// The values of Done. Every action of a vocabulary has one.
const (
	Unstated     Done = iota
	DoneAlways        // whenever its turn comes
	DoneCards         // if it was about at least one card (RegCount)
	DoneReported      // as the action itself reports (RegDid)
	DoneBlock         // if its block was carried out and the last action there was done
)

// Value is a named value of an Enum with its texts.
type Value struct {
	Name, JA, EN string
	PutJA        string // zones: Japanese for putting cards there; default "…に置く"
	OnTop        bool   // zones: cards go on top, in texts
	Hidden       Hidden // zones: who may not see the cards
}

// Hidden says from whom a zone's cards are hidden.
type Hidden uint8

// The values of Hidden.
const (
	HiddenNot    Hidden = iota
	HiddenOthers        // all but the owner
	HiddenAll
)

// Enum is a closed list of values.
type Enum struct {
	Name   string
	Values []Value
	Merged []Merged // how some values of a SomeOf read together; earlier ones first
}

// Merged is how the values of a mask read together, where one after the other they
// would repeat each other.
type Merged struct {
	Mask   int16
	JA, EN string
}

// some returns the words for the values of a mask.
func (e *Enum) some(mask int16, l lang.Lang) (out []string) {
	for _, m := range e.Merged {
		if mask&m.Mask == m.Mask {
			out = append(out, l.Pick(m.JA, m.EN))
			mask &^= m.Mask
		}
	}
	for i, v := range e.Values {
		for _, k := range [...]int{i, i + len(e.Values)} {
			if k < 16 && mask&(1<<uint(k)) != 0 {
				out = append(out, l.Pick(v.JA, v.EN))
			}
		}
	}
	return out
}

// Index returns the position of a name, or -1.
func (e *Enum) Index(name string) int {
	for i := range e.Values {
		if e.Values[i].Name == name {
			return i
		}
	}
	return -1
}

// Param is a parameter of a word.
type Param struct {
	Name     string
	Sort     Sort
	Enum     *Enum
	Min, Max int  // of Int, and of an Amount that is a number
	Single   bool // of Who: "both" is not allowed
	Twice    bool // of SomeOf: a value may be named twice, which also sets bit i+len(Enum.Values)
	InPlay   bool // of Cards: the filter is about cards in play
	Others   bool // of Cards: the card whose ability it is is never meant
	Within   uint // of Choose: mask of the zones that the choice may name; 0: every zone
	Opt      bool // may be left out, for Default
	Default  int16
}

// Spec is one word of the language. JA and EN are templates: {p} is the
// parameter's text, {p:a|b|c} chooses by its value (who: me, opp, both;
// numbers: 1, other; bool: true, false), {p:+} writes a sign, {p:?…#…} writes
// a phrase around the argument (all of several values), or nothing if it is
// left out.
type Spec struct {
	Name   string
	Kind   Kind
	Op     uint16 // instruction number; a game's own start at FirstGameOp
	Params []Param
	JA, EN string
	Doc    string // one line for docs/cards.md and the schema
	// PerJA and PerEN are templates of an amount as "for each …".
	PerJA, PerEN string
	// Noun marks conditions that are a noun in Japanese ("夜"), for negation.
	Noun bool
	// Static marks actions that describe a lasting state. Only they are
	// allowed under a static trigger, and nowhere else.
	Static bool
	// Changes names the number that a lasting word changes, Reads the one that
	// a condition or amount reads, if lasting words change it and it is read
	// with their changes: nothing lasting may change what it reads itself.
	Changes, Reads string
	// Done says when an action counts as done ("if you do"), DoneIf the same
	// in words for actions that report it themselves (DoneReported).
	Done   Done
	DoneIf string
	// OnlyFor limits a trigger to card types (a mask); 0: all.
	OnlyFor uint32
	// OnlyIn names the one list of abilities in which a trigger is allowed.
	OnlyIn string
}

// FirstGameOp is the first instruction number of the games.
const FirstGameOp uint16 = 64

// FieldKind is the type of a card field's values.
type FieldKind uint8

// The kinds of card fields.
const (
	FieldInt FieldKind = iota
	FieldEnum
	FieldMask // some values of Enum (at most 15), a mask
	FieldCard // filters only: the name of the card with the given id
)

// FirstDerived is the number of the first field that is not printed but
// computed from the card or its place.
const FirstDerived uint8 = 32

// Field is a property printed on cards, kept in Def.Attr[Attr].
type Field struct {
	Name       string
	Attr       uint8
	Kind       FieldKind
	Enum       *Enum
	Min, Max   int
	MultipleOf int    // values are multiples of it; 0: any
	For        uint32 // mask of card types that have it
	Opt        bool   // may be left out, for 0
	Twice      bool   // of FieldMask: like Param.Twice
	Derived    bool   // not printed: computed by the game, for filters only
	Reads      string // like Spec.Reads
	// JA and EN are the texts of a filter on this field: JA an adjective
	// ("コスト{n}の"), EN a suffix ("with cost {n}").
	JA, EN string
}

// TypeSpec is a card type. InPlay is its name in play, if different. Bears says how
// texts name the card that one of the type works for, instead of This: where it is
// named first, and where again; may be zero.
type TypeSpec struct {
	Name, JA, EN string
	InPlay       lang.Phrase
	Bears        struct{ This, First, Then lang.Phrase }
}

// Vocabulary is everything that a game's cards can say.
type Vocabulary struct {
	Game   string
	Types  []TypeSpec
	Fields []Field
	Words  []Spec
	Zones  *Enum // the zones that card texts name; indices into ZoneKinds
	// TypeAttr is the attribute that holds the card type.
	TypeAttr uint8
	// Lists are a card's ability lists besides "effects", such as discardWhen
	// of an Area Enchant.
	Lists        []ListSpec
	MaxAbilities int
	// Refs, Whose and Nouns are the words of choices: known cards ("this"),
	// whose cards, and the names of a zone's cards.
	Refs, Whose *Enum
	Nouns       []Noun
	// CheckCard returns what is wrong with a card beyond its words, each with
	// its remedy.
	CheckCard func(c *CardNode) []Complaint
	// Then joins the sentences of an ability where a game marks its parts.
	Then lang.Phrase
	// Deck says what a legal deck is.
	Deck DeckForm
	// Short are the abbreviations used in digests.
	Short Short

	words map[string]int
	short [2]*strings.Replacer
}

// ListSpec is one of a card's lists of abilities.
type ListSpec struct {
	Name     string
	Triggers []string // words allowed as "when"; nil: all without OnlyIn
	For      uint32   // mask of card types that have the list
	NoAction bool     // abilities have no "do": the game itself says what happens
	Bare     string   // trigger implied by entries that are bare lasting words (keywords)
	First    bool     // comes before "effects" in texts
	JA, EN   string   // heading of each ability's text
	DoJA     string   // text of what happens (NoAction), a template over Extra
	DoEN     string
	// Extra are parameters beside when and if, such as "to".
	Extra []Param
}

// Word returns the spec of a word, or nil.
func (v *Vocabulary) Word(name string) *Spec {
	if v.words == nil {
		return v.find(name)
	}
	if i, ok := v.words[name]; ok {
		return &v.Words[i]
	}
	return nil
}

func (v *Vocabulary) find(name string) *Spec {
	for i := range v.Words {
		if v.Words[i].Name == name {
			return &v.Words[i]
		}
	}
	return nil
}

// Index prepares a complete vocabulary for look-ups; call it once.
func (v *Vocabulary) Index() *Vocabulary {
	v.words = make(map[string]int, len(v.Words))
	for i := range v.Words {
		v.words[v.Words[i].Name] = i
	}
	v.short = [2]*strings.Replacer{strings.NewReplacer(v.Short.JA...), strings.NewReplacer(v.Short.EN...)}
	return v
}

// TypeIndex returns the number of a card type, or -1.
func (v *Vocabulary) TypeIndex(name string) int {
	for i := range v.Types {
		if v.Types[i].Name == name {
			return i
		}
	}
	return -1
}

// Cmp lists the ways to compare two numbers.
var Cmp = &Enum{Name: "comparison", Values: []Value{
	{Name: "atLeast", JA: "以上", EN: "at least"}, {Name: "atMost", JA: "以下", EN: "at most"}, {Name: "exactly", JA: "ちょうど", EN: "exactly"},
	{Name: "less", JA: "未満", EN: "less than"}, {Name: "more", JA: "より大きい", EN: "more than"}, {Name: "not", JA: "以外", EN: "other than"},
}}

// Instructions of the shared words.
const (
	opEnd uint16 = iota
	opJump
	opUnless
	opMay
	opDraw
	opChoose
	opMove
	opMoveTop
	opMoveAll
	opShuffle
	opShowChosen
	opModes
	opGuard

	exConst
	exAnd
	exOr
	exNot
	exCompare
	exCount
	exChosen
	exSum
	exTimes
	exEventN
	exTrue
	exDid
	exFloor // at least 0
)

// Ends of a zone.
var placeEnum = &Enum{Name: "place", Values: []Value{
	{Name: "top", JA: "上", EN: "top"}, {Name: "bottom", JA: "下", EN: "bottom"}, {Name: "shuffle", JA: "（シャッフル）", EN: "shuffled in"},
}}

// Shared returns the words that every game has, for its zones.
func Shared(zones *Enum) []Spec {
	who := Param{Name: "who", Sort: Who, Opt: true}
	one := Param{Name: "who", Sort: Who, Opt: true, Single: true}
	zone := Param{Name: "zone", Sort: OneOf, Enum: zones}
	n := Param{Name: "n", Sort: Amount, Min: 0, Max: 999}
	return []Spec{
		{Name: "if", Kind: Action, Op: opUnless, Done: DoneBlock, Params: []Param{{Name: "cond", Sort: Cond}, {Name: "then", Sort: Actions}, {Name: "else", Sort: Actions, Opt: true}},
			Doc: "Carries out `then` if the condition holds, otherwise `else`."},
		{Name: "may", Kind: Action, Op: opMay, Done: DoneBlock, Params: []Param{{Name: "do", Sort: Actions}}, Doc: "The owner decides whether to do it."},
		{Name: "draw", Kind: Action, Op: opDraw, Done: DoneCards, Params: []Param{who, {Name: "n", Sort: Amount, Min: 1, Max: 20}},
			JA: "{who:|相手は|お互いに}カードを{n}枚引く", EN: "{who:draw|your opponent draws|each player draws} {n} {n:card|cards}", Doc: "Draws cards one by one."},
		{Name: "choose", Kind: Action, Op: opChoose, Done: DoneCards, Params: []Param{{Name: "by", Sort: Who, Opt: true, Single: true}, one, zone, {Name: "filter", Sort: Cards, Opt: true},
			{Name: "n", Sort: Int, Min: 1, Max: 20}, {Name: "upTo", Sort: Bool, Opt: true}},
			JA: "{by:|相手は|}{who:自分|相手|}の{zone}から{filter}を{n}枚{upTo:まで|}選ぶ", EN: "{by:choose|your opponent chooses|} {upTo:up to |}{n} {filter:#n} from {who:your|your opponent's|} {zone}", Doc: "Chooses cards for the `move` or `showChosen` that follows."},
		{Name: "move", Kind: Action, Op: opMove, Done: DoneCards, Params: []Param{{Name: "to", Sort: OneOf, Enum: zones}, {Name: "place", Sort: OneOf, Enum: placeEnum, Opt: true}},
			JA: "選んだカードを{to:put}", EN: "put the chosen cards {to:put}", Doc: "Moves the chosen cards to a zone of their owners."},
		{Name: "showChosen", Kind: Action, Op: opShowChosen, Done: DoneReported, DoneIf: "at least one card was shown", JA: "選んだカードを見せる", EN: "reveal the chosen cards", Doc: "Shows the chosen cards to both players until the effect is over."},
		{Name: "moveTop", Kind: Action, Op: opMoveTop, Done: DoneCards, Params: []Param{who, zone, n, {Name: "to", Sort: OneOf, Enum: zones}},
			JA: "{who:自分|相手|お互い}の{zone}の上から{n}枚を{to:put}", EN: "put the top {n:card|# cards} of {who:your|your opponent's|each player's} {zone} {to:put}", Doc: "Moves cards from the top of a zone."},
		{Name: "moveAll", Kind: Action, Op: opMoveAll, Done: DoneCards, Params: []Param{who, zone, {Name: "filter", Sort: Cards, Opt: true}, {Name: "to", Sort: OneOf, Enum: zones}, {Name: "place", Sort: OneOf, Enum: placeEnum, Opt: true}},
			JA: "{who:自分|相手|お互い}の{zone}の{filter}をすべて{to:put}", EN: "put every {filter} in {who:your|your opponent's|each player's} {zone} {to:put}", Doc: "Moves all matching cards of a zone."},
		{Name: "shuffle", Kind: Action, Op: opShuffle, Done: DoneAlways, Params: []Param{who, zone},
			JA: "{who:自分|相手|お互い}の{zone}をシャッフルする", EN: "shuffle {who:your|your opponent's|each player's} {zone}", Doc: "Shuffles a zone."},

		{Name: "and", Kind: Condition, Op: exAnd, Params: []Param{{Name: "of", Sort: Cond}}, Doc: "All of the conditions hold."},
		{Name: "or", Kind: Condition, Op: exOr, Params: []Param{{Name: "a", Sort: Cond}, {Name: "b", Sort: Cond}}, JA: "{a:q}か{b:q}", EN: "{a:q} or {b:q}", Doc: "One of two conditions holds."},
		{Name: "not", Kind: Condition, Op: exNot, Params: []Param{{Name: "of", Sort: Cond}}, JA: "{of:not}はない", EN: "it is not the case that {of:q}", Doc: "The condition does not hold."},
		{Name: "did", Kind: Condition, Op: exDid, JA: "そうした", EN: "you do", Doc: "The previous action was done (see the column “done if” of the actions)."},
		{Name: "compare", Kind: Condition, Op: exCompare, Params: []Param{{Name: "a", Sort: Amount, Min: -999, Max: 999}, {Name: "is", Sort: OneOf, Enum: Cmp}, {Name: "b", Sort: Amount, Min: -999, Max: 999}},
			JA: "{a:in}が{is:b}", EN: "{a:in} is {is:b}", Doc: "Compares two amounts."},

		{Name: "count", Kind: Number, Op: exCount, Params: []Param{who, zone, {Name: "filter", Sort: Cards, Opt: true}},
			JA: "{who:自分|相手|お互い}の{zone}にある{filter}の枚数", EN: "the number of {filter:s} in {who:your|your opponent's|both players'} {zone}",
			PerJA: "{who:自分|相手|お互い}の{zone}にある{filter}1枚につき", PerEN: "for each {filter} in {who:your|your opponent's|the players'} {zone}", Doc: "Number of matching cards in a zone."},
		{Name: "chosen", Kind: Number, Op: exChosen, JA: "選んだ枚数", EN: "the number of chosen cards", Doc: "Number of cards that were last chosen or moved."},
		{Name: "sum", Kind: Number, Op: exSum, Params: []Param{{Name: "a", Sort: Amount, Min: -999, Max: 999}, {Name: "b", Sort: Amount, Min: -999, Max: 999}}, JA: "{a:in}と{b:in}の合計", EN: "the sum of {a:in} and {b:in}", Doc: "Adds two amounts."},
		{Name: "times", Kind: Number, Op: exTimes, Params: []Param{{Name: "n", Sort: Int, Min: -100, Max: 100}, {Name: "of", Sort: Amount, Min: 0, Max: 999}}, JA: "{of:in}×{n}", EN: "{n} times {of:in}", Doc: "Multiplies an amount."},
	}
}
