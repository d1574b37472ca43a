package effect

import (
	"fmt"
	"godeck/internal/lang"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Format is the version of the pack format that this program reads.
const Format = "godeck-pack/1"

// Pack is a checked card pack.
type Pack struct {
	ID    string
	Game  string
	Name  lang.Phrase
	Hash  string // of the file's bytes (see Is)
	File  string
	Cards []*CardNode
	Decks []Deck

	data []byte // the file
}

// Deck is a deck list with what helps a player choose it.
type Deck struct {
	ID         string
	Name       lang.Phrase
	Key        string      // the card that represents it; "": the first of the list
	Difficulty int         // from 1, for a first match, to 3; 0: not stated
	Plan       lang.Phrase // how it wants to win, in one line
	Guide      lang.Phrase // how it is played
	List       []DeckEntry
	Side       []DeckEntry
	Notes      []lang.Phrase // warnings about a legal deck
	line       int
}

// DeckEntry is a number of copies of a card.
type DeckEntry struct {
	ID   string
	N    int
	line int
}

// CardNode is a card as written in the pack.
type CardNode struct {
	CardText
	Type  int
	Attr  [12]int16
	Lists [][]*AbilityNode
	line  int
}

// AbilityNode is an ability as written in the pack.
type AbilityNode struct {
	When  *Node
	If    []*Node
	Do    []*Node
	Late  bool
	Extra [2]int16
	Has   [2]bool
}

// Node is a word with its arguments, in the order of Spec.Params.
type Node struct {
	Spec *Spec
	Args []Arg
}

// Arg is one argument of a Node.
type Arg struct {
	Given  bool
	N      int16
	Nodes  []*Node
	Filter *Filter
	Choice *ChoiceNode
	Ref    string
	line   int
}

// Filter says which cards are meant.
type Filter struct {
	Type  int32 // mask of types; 0 = any
	Tests []FilterTest
}

// FilterTest is a condition on one field.
type FilterTest struct {
	Field *Field
	Cmp   uint8
	Mask  bool
	N     int16
	Ref   string // FieldCard: the card whose name is meant
}

// Data returns the file from which the pack was read. The caller must not
// change it.
func (p *Pack) Data() []byte { return p.data }

// isID reports whether s is 1 to 40 of a-z, 0-9 and -, not starting with -.
func isID(s string) bool {
	for i, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && (c != '-' || i == 0) {
			return false
		}
	}
	return s != "" && len(s) <= 40
}

// Limits of a pack besides its size.
const (
	maxCards = 2000
	maxDecks = 200
	maxWords = 64 // per ability

	maxFaults = 500 // those that are told
)

// Hardest is the greatest Deck.Difficulty.
const Hardest = 3

// checker walks a pack and collects every fault.
type checker struct {
	v      *Vocabulary
	file   string
	data   []byte // the file
	pause  func()
	faults Faults
	words  int // words in the current ability
}

func (c *checker) fault(at *value, field string, what, hint Both, args ...any) {
	line := 0
	if at != nil {
		line = at.line
	}
	if len(c.faults) < maxFaults {
		c.faults = append(c.faults, newFault(c.file, line, field, what, hint, args...))
	}
}

// File is the content of a pack file.
type File struct {
	Name string
	Data []byte
}

// ReadPacks parses and checks several packs. The error is the Faults of all of
// them.
func ReadPacks(v *Vocabulary, files ...File) ([]*Pack, error) {
	return readPacks(v, never, files)
}

// never is the pause of those who can wait.
func never() {}

func readPacks(v *Vocabulary, pause func(), files []File) ([]*Pack, error) {
	var packs []*Pack
	var faults Faults
	for _, f := range files {
		p, err := readPack(v, pause, f)
		if err != nil {
			faults = append(faults, err.(Faults)...)
			continue
		}
		packs = append(packs, p)
	}
	if len(faults) > 0 {
		return nil, faults
	}
	return packs, nil
}

// Load reads packs and compiles them into one library. The error is a Faults
// with everything that is wrong.
func Load(v *Vocabulary, files ...File) (*Library, error) {
	return LoadPausing(v, never, files...)
}

// LoadPausing is Load for those who cannot wait: it calls pause between pieces
// of work, each a card or about as much, and pause may do something else
// meanwhile. The library is the same.
func LoadPausing(v *Vocabulary, pause func(), files ...File) (*Library, error) {
	packs, err := readPacks(v, pause, files)
	if err != nil {
		return nil, err
	}
	return compile(v, pause, packs)
}

// ReadPack parses and checks a pack. The error is a Faults with everything
// that is wrong; the pack is nil then.
func ReadPack(v *Vocabulary, file string, data []byte) (*Pack, error) {
	return readPack(v, never, File{Name: file, Data: data})
}

func readPack(v *Vocabulary, pause func(), f File) (*Pack, error) {
	root, err := parseTree(f.Name, f.Data, pause)
	if err != nil {
		return nil, Faults{err.(Fault)}
	}
	c := &checker{v: v, file: f.Name, data: f.Data, pause: pause}
	p := c.pack(root)
	if len(c.faults) > 0 {
		return nil, c.faults
	}
	p.Hash, p.data = contentHash(f.Data, pause), f.Data
	p.File = f.Name
	return p, nil
}

func (c *checker) object(v *value, field string, allowed ...string) bool {
	if v == nil || v.kind != isObject {
		got := Both("何もありません|nothing")
		if v != nil {
			got = kindName[v.kind]
		}
		c.fault(v, field, "オブジェクトが必要です（今は：%s）|expected an object, got %s", "{ … } と書いてください|write { … }", got)
		return false
	}
	for _, k := range v.keys {
		if len(c.faults) >= maxFaults { // of a million unknown fields
			break
		}
		ok := false
		for _, a := range allowed {
			ok = ok || a == k
		}
		if !ok {
			c.fault(v.memb[k], join(field, k), "知らない項目です|unknown field", oneOf, strings.Join(allowed, ", "), closest(k, allowed))
		}
	}
	return true
}

// join appends the name of a member to the path of a field. A name that is no
// plain word is quoted and cut.
func join(field, k string) string {
	if len(k) > 60 || strings.ContainsFunc(k, unprintable) {
		k = fmt.Sprintf("%.40q", k)
	}
	if field == "" {
		return k
	}
	return field + "." + k
}

// closest returns the allowed word that shares the most letters with k.
func closest(k string, allowed []string) Both {
	best, score := "", 0
	for _, a := range allowed {
		n := 0
		for i := 0; i < len(a) && i < len(k) && a[i] == k[i]; i++ {
			n++
		}
		if n > score {
			best, score = a, n
		}
	}
	if score >= 3 {
		return Both(fmt.Sprintf("（%[1]q のことですか？）| (did you mean %[1]q?)", best))
	}
	return ""
}

func (c *checker) str(o *value, field, key string, need bool, max int) string {
	v := o.memb[key]
	if v == nil {
		if need {
			c.fault(o, join(field, key), isMissing, "文を書いてください|add a text")
		}
		return ""
	}
	if v.kind != isString {
		c.fault(v, join(field, key), needsString, "引用符で囲んでください|put it in quotes", kindName[v.kind])
		return ""
	}
	if need && strings.TrimSpace(v.text) == "" {
		c.fault(v, join(field, key), isEmpty, "文を書いてください|write a text")
	}
	if len(v.text) > max {
		c.fault(v, join(field, key), "%dバイトより長くなっています|is longer than %d bytes", "短くしてください|shorten it", max)
	}
	if i := strings.IndexFunc(v.text, unprintable); i >= 0 {
		r, _ := utf8.DecodeRuneInString(v.text[i:])
		c.fault(v, join(field, key), "制御文字 %U が入っています|contains the control character %U", removeIt, r)
	}
	return v.text
}

// Printable reports whether a line of a card's text may have the character.
func Printable(r rune) bool { return r != '\n' && !unprintable(r) }

// unprintable reports characters that a line of text cannot show, or that would
// rearrange it: controls, directions, separators, what was no text at all.
func unprintable(r rune) bool {
	return r != '\n' && (r == utf8.RuneError || unicode.In(r, unicode.C, unicode.Zl, unicode.Zp))
}

func (c *checker) text(o *value, field, key string, need bool, max int) lang.Phrase {
	v := o.memb[key]
	if v == nil {
		if need {
			c.fault(o, join(field, key), isMissing, `{"ja": "…", "en": "…"} と書いてください|add {"ja": "…", "en": "…"}`)
		}
		return lang.Phrase{}
	}
	if !c.object(v, join(field, key), "ja", "en") {
		return lang.Phrase{}
	}
	return lang.Phrase{JA: c.str(v, join(field, key), "ja", true, max), EN: c.str(v, join(field, key), "en", true, max)}
}

func (c *checker) num(v *value, field string, min, max int) int {
	if v.kind != isNumber {
		c.fault(v, field, "整数が必要です（今は：%s）|expected a whole number, got %s", inRange, kindName[v.kind], min, max)
		return min
	}
	n, err := strconv.Atoi(v.text)
	if err != nil {
		c.fault(v, field, "%.20s は整数ではありません|%.20s is not a whole number", inRange, v.text, min, max)
		return min
	}
	if n < min || n > max {
		c.fault(v, field, "%d は範囲の外です|%d is out of range", inRange, n, min, max)
		return min
	}
	return n
}

func (c *checker) pack(root *value) *Pack {
	p := &Pack{}
	if !c.object(root, "", "format", "game", "id", "name", "cards", "decks", "$schema", "licence", "author") {
		return p
	}
	if f := c.str(root, "", "format", true, 40); f != Format && f != "" {
		c.fault(root.memb["format"], "format", "知らない形式 %q です|unknown format %q", "このプログラムが読めるのは %q です|this program reads %q", f, Format)
	}
	p.Game = c.str(root, "", "game", true, 40)
	if p.Game != "" && p.Game != c.v.Game {
		c.fault(root.memb["game"], "game", "%q のパックです|the pack is for %q", "このゲームは %q です|this game is %q", p.Game, c.v.Game)
		return p
	}
	p.ID = c.id(root, "", "id")
	p.Name = c.text(root, "", "name", true, 200)
	seen := map[string]bool{}
	if cards := root.memb["cards"]; cards != nil {
		if cards.kind != isArray {
			c.fault(cards, "cards", needsList, writeList)
		} else if len(cards.list) > maxCards {
			c.fault(cards, "cards", "カードが%d枚を超えています|more than %d cards", splitPack, maxCards)
		} else {
			for i, v := range cards.list {
				c.pause()
				n := c.card(v, fmt.Sprintf("cards[%d]", i))
				if n == nil {
					continue
				}
				if seen[n.ID] {
					c.fault(v, fmt.Sprintf("cards[%d].id", i), "%q が2回使われています|%q is used twice", "カードごとに違うidを付けてください|give each card its own id", n.ID)
				}
				seen[n.ID] = true
				p.Cards = append(p.Cards, n)
			}
		}
	}
	if decks := root.memb["decks"]; decks != nil {
		if decks.kind != isArray {
			c.fault(decks, "decks", needsList, writeList)
		} else if len(decks.list) > maxDecks {
			c.fault(decks, "decks", "デッキが%d個を超えています|more than %d decks", splitPack, maxDecks)
		} else {
			for i, v := range decks.list {
				c.pause()
				d, ok := c.deck(v, fmt.Sprintf("decks[%d]", i))
				if !ok {
					continue
				}
				if slices.ContainsFunc(p.Decks, func(o Deck) bool { return o.ID == d.ID }) {
					c.fault(v, fmt.Sprintf("decks[%d].id", i), "%q が2回使われています|%q is used twice", "デッキごとに違うidを付けてください|give each deck its own id", d.ID)
				}
				p.Decks = append(p.Decks, d)
			}
		}
	}
	return p
}

func (c *checker) id(o *value, field, key string) string {
	s := c.str(o, field, key, true, 40)
	if s != "" && !isID(s) {
		c.fault(o.memb[key], join(field, key), "%.40q はidに使えません|%.40q is not an id", "英小文字・数字・- で40文字までにしてください|use lower-case letters, digits and -, at most 40", s)
	}
	return s
}

func (c *checker) deck(v *value, field string) (Deck, bool) {
	d := Deck{}
	allowed := []string{"id", "name", "key", "difficulty", "plan", "guide", "cards"}
	if c.v.Deck.HasSide() {
		allowed = append(allowed, "sideboard")
	}
	if !c.object(v, field, allowed...) {
		return d, false
	}
	d.ID = c.id(v, field, "id")
	if isID(d.ID) {
		field = "deck " + d.ID
	}
	d.Name = c.text(v, field, "name", true, 120)
	d.Plan = c.text(v, field, "plan", false, 600)
	c.oneLine(v.memb["plan"], join(field, "plan"))
	d.Guide = c.text(v, field, "guide", false, 1200)
	if n := v.memb["difficulty"]; n != nil {
		d.Difficulty = c.num(n, join(field, "difficulty"), 1, Hardest)
	}
	var ok bool
	d.line = v.line
	if d.List, ok = c.list(v.memb["cards"], v, join(field, "cards"), false); !ok {
		return d, false
	}
	if side := v.memb["sideboard"]; side != nil {
		d.Side, _ = c.list(side, v, join(field, "sideboard"), true)
	}
	if d.Key = c.str(v, field, "key", false, 40); d.Key != "" && !slices.ContainsFunc(d.List, func(e DeckEntry) bool { return e.ID == d.Key }) {
		c.fault(v.memb["key"], join(field, "key"), "%q はデッキに入っていません|%q is not in the deck", "デッキのカードを書いてください|name one of its cards", d.Key)
	}
	return d, true
}

// planColumns is the greatest width of a deck's plan; a Japanese character
// takes two columns.
const planColumns = 96

// oneLine checks that a text fits on a line in each language.
func (c *checker) oneLine(text *value, field string) {
	if text == nil || text.kind != isObject {
		return
	}
	for _, k := range text.keys {
		n, v := 0, text.memb[k]
		for _, r := range v.text {
			n++
			if r >= 0x2E80 {
				n++
			}
		}
		if n > planColumns || strings.Contains(v.text, "\n") {
			c.fault(v, join(field, k), "1行に収まりません|is longer than a line", "日本語は%[2]d文字、英語は%[1]d文字までにして、残りはguideに書いてください|use at most %d characters (%d Japanese ones) and put the rest into guide", planColumns, planColumns/2)
		}
	}
}

// list reads a list of a deck and checks what can be known without its cards:
// the total and the copies of each. Compile checks the rest.
func (c *checker) list(v, deck *value, field string, side bool) (out []DeckEntry, ok bool) {
	if v == nil || v.kind != isObject {
		if v == nil {
			v = deck
		}
		c.fault(v, field, "ないか、オブジェクトではありません|is missing or not an object", `{"カードのid": 枚数, …} と書いてください|write {"card-id": copies, …}`)
		return nil, false
	}
	total := 0
	copies := c.v.Deck.entry(side)
	if copies < 1 {
		c.fault(v, field, "このゲームのデッキの決まりでは、カードを1枚も入れられません|the game's form of a deck allows no copy of any card", "このゲームのVocabularyでDeckForm.Copies.Mostを決めてください|set DeckForm.Copies.Most in its Vocabulary")
		return nil, false
	}
	for _, k := range v.keys {
		n := c.num(v.memb[k], join(field, k), 1, copies)
		total += n
		out = append(out, DeckEntry{k, n, v.memb[k].line})
	}
	if least, most := c.v.Deck.size(side); total < least || total > most {
		en, ja := bounds(least, most)
		what := Both("デッキ|deck")
		if side {
			what = "サイドボード|sideboard"
		}
		c.fault(v, field, "%sが%d枚あります|the %s has %d cards", "%sは%sです|a %s has %s", what, total, what, Both(ja+"|"+en))
	}
	return out, true
}

func (c *checker) card(v *value, field string) *CardNode {
	allowed := []string{"id", "type", "name", "subtitle", "flavour", "art", "effects"}
	for _, l := range c.v.Lists {
		allowed = append(allowed, l.Name)
	}
	for i := range c.v.Fields {
		if !c.v.Fields[i].Derived {
			allowed = append(allowed, c.v.Fields[i].Name)
		}
	}
	if v.kind == isObject && v.memb["id"] != nil && isID(v.memb["id"].text) {
		field = "card " + v.memb["id"].text
	}
	if !c.object(v, field, allowed...) {
		return nil
	}
	n := &CardNode{line: v.line, Type: -1}
	n.ID = c.id(v, field, "id")
	n.Name = c.text(v, field, "name", true, 120)
	n.Subtitle = c.text(v, field, "subtitle", false, 120)
	n.Flavour = c.text(v, field, "flavour", false, 400)
	if a := v.memb["art"]; a != nil {
		if a.kind != isObject {
			c.fault(a, field+".art", "オブジェクトが必要です|expected an object", "docs/art.mdを見てください|see docs/art.md")
		} else {
			n.Art = append([]byte(nil), c.data[a.start:a.end]...)
		}
	}
	ty := c.str(v, field, "type", true, 40)
	if ty != "" {
		n.Type = c.v.TypeIndex(ty)
		if n.Type < 0 {
			var names []string
			for _, t := range c.v.Types {
				names = append(names, t.Name)
			}
			c.fault(v.memb["type"], field+".type", "種類 %q はありません|unknown type %q", oneOf, ty, strings.Join(names, ", "), "")
		}
	}
	if n.Type < 0 {
		return n
	}
	n.Attr[c.v.TypeAttr] = int16(n.Type)
	bit := uint32(1) << uint(n.Type)
	c.fields(n, v, field, ty)
	n.Lists = make([][]*AbilityNode, 1+len(c.v.Lists))
	n.Lists[0] = c.abilities(v.memb["effects"], field+".effects", nil, n.Type)
	for i := range c.v.Lists {
		l := &c.v.Lists[i]
		lv := v.memb[l.Name]
		if lv != nil && l.For != 0 && l.For&bit == 0 {
			c.fault(lv, join(field, l.Name), "種類が%sのカードにこのリストはありません|a card of type %s has no such list", removeIt, ty)
			continue
		}
		n.Lists[i+1] = c.abilities(lv, join(field, l.Name), l, n.Type)
	}
	total := 0
	for _, l := range n.Lists {
		total += len(l)
	}
	if c.v.CheckCard != nil && len(c.faults) == 0 {
		for _, f := range c.v.CheckCard(n) {
			c.fault(v, field, f.What, f.Hint, f.Args...)
		}
	}
	if m := c.v.MaxAbilities; m > 0 && total > m {
		c.fault(v, field, "能力が%d個あります|has %d abilities", "%d個までにしてください|at most %d", total, m)
	}
	return n
}

// fields reads the fields that cards of the type have.
func (c *checker) fields(n *CardNode, v *value, field, ty string) {
	bit := uint32(1) << uint(n.Type)
	for i := range c.v.Fields {
		f := &c.v.Fields[i]
		fv := v.memb[f.Name]
		if f.Derived {
			continue
		}
		if fv == nil {
			if !f.Opt && (f.For == 0 || f.For&bit != 0) {
				c.fault(v, join(field, f.Name), isMissing, "種類が%sのカードに必要です|a card of type %s needs it", ty)
			}
			continue
		}
		if f.For != 0 && f.For&bit == 0 {
			c.fault(fv, join(field, f.Name), "種類が%sのカードにこの項目はありません|a card of type %s has no such field", removeIt, ty)
			continue
		}
		if f.Kind == FieldEnum {
			n.Attr[f.Attr] = int16(max(0, c.oneOf(fv, join(field, f.Name), f.Enum)))
			continue
		}
		if f.Kind == FieldMask {
			n.Attr[f.Attr] = c.arg(fv, join(field, f.Name), &Param{Sort: SomeOf, Enum: f.Enum, Twice: f.Twice}).N
			continue
		}
		x := c.num(fv, join(field, f.Name), f.Min, f.Max)
		if f.MultipleOf > 1 && x%f.MultipleOf != 0 {
			c.fault(fv, join(field, f.Name), "%d は %d の倍数ではありません|%d is not a multiple of %d", "切りのよい数にしてください|round it", x, f.MultipleOf)
		}
		n.Attr[f.Attr] = int16(x)
	}
}

func (c *checker) oneOf(v *value, field string, e *Enum) int {
	if v.kind != isString {
		c.fault(v, field, needsString, oneOf, kindName[v.kind], strings.Join(enumNames(e), ", "), "")
		return -1
	}
	i := e.Index(v.text)
	if i < 0 {
		c.fault(v, field, "%sに %q はありません|unknown %s %q", oneOf, e.Name, v.text, strings.Join(enumNames(e), ", "), "")
	}
	return i
}

func enumNames(e *Enum) (s []string) {
	for _, v := range e.Values {
		s = append(s, v.Name)
	}
	return s
}

func (c *checker) abilities(v *value, field string, l *ListSpec, ty int) []*AbilityNode {
	if v == nil {
		return nil
	}
	if v.kind != isArray {
		c.fault(v, field, needsList, writeList)
		return nil
	}
	var out []*AbilityNode
	for i, a := range v.list {
		if l != nil && l.Bare != "" {
			c.words = 0
			if n := c.word(a, fmt.Sprintf("%s[%d]", field, i), Action); n != nil {
				if !n.Spec.Static {
					c.fault(a, fmt.Sprintf("%s[%d]", field, i), "%q はここでは使えません|%q is not allowed here", "続いている間の効果を表す語にしてください|use a word of lasting states", n.Spec.Name)
				}
				out = append(out, &AbilityNode{When: &Node{Spec: c.v.Word(l.Bare)}, Do: []*Node{n}})
			}
			continue
		}
		if n := c.ability(a, fmt.Sprintf("%s[%d]", field, i), l, ty); n != nil {
			out = append(out, n)
		}
	}
	return out
}

func (c *checker) ability(v *value, field string, l *ListSpec, ty int) *AbilityNode {
	allowed := []string{"when", "if"}
	if l == nil || !l.NoAction {
		allowed = append(allowed, "do", "late")
	}
	if l != nil {
		for _, p := range l.Extra {
			allowed = append(allowed, p.Name)
		}
	}
	if !c.object(v, field, allowed...) {
		return nil
	}
	c.words = 0
	n := &AbilityNode{}
	if when := v.memb["when"]; when == nil {
		c.fault(v, field+".when", isMissing, "いつ働く能力かを書いてください|say when the ability works")
	} else {
		n.When = c.trigger(when, field+".when", l, ty)
	}
	if x := v.memb["if"]; x != nil {
		n.If = c.nodes(x, field+".if", Condition)
	}
	if x := v.memb["do"]; x != nil {
		n.Do = c.nodes(x, field+".do", Action)
		static := n.When != nil && n.When.Spec.Static
		for _, d := range n.Do {
			if d.Spec.Static != static && n.When != nil {
				if static {
					c.fault(x, field+".do", "%q は1回だけ行うことです|%q is something done once", "%s以外のきっかけにしてください|use another trigger than %s", d.Spec.Name, n.When.Spec.Name)
				} else {
					c.fault(x, field+".do", "%q は続いている間の効果です|%q describes a lasting state", `"when": "static" にしてください|use "when": "static"`, d.Spec.Name)
				}
			}
			if static && circular(n, d) {
				c.fault(x, field+".do", "決まりません：%q が%sを変え、その条件や数が同じ値を見ています|cannot be computed: %q changes %s, and its condition or amount reads it", "ほかのもので決まるようにしてください|let it depend on something else", d.Spec.Name, d.Spec.Changes)
			}
		}
	}
	if (l == nil || !l.NoAction) && len(n.Do) == 0 {
		c.fault(v, field+".do", "ないか、空です|is missing or empty", sayWhat)
	}
	if x := v.memb["late"]; x != nil {
		if x.kind != isBool {
			c.fault(x, field+".late", needsBool, "")
		}
		n.Late = x.b
	}
	if l != nil {
		for i, p := range l.Extra {
			x := v.memb[p.Name]
			if x == nil {
				if !p.Opt {
					c.fault(v, join(field, p.Name), isMissing, "書き足してください|add it")
				}
				n.Extra[i] = p.Default
				continue
			}
			a := c.arg(x, join(field, p.Name), &p)
			n.Extra[i], n.Has[i] = a.N, true
		}
	}
	return n
}

// trigger reads when an ability works, and whether its card and its list allow
// that.
func (c *checker) trigger(when *value, field string, l *ListSpec, ty int) *Node {
	n := c.word(when, field, Trigger)
	if n == nil {
		return nil
	}
	s := n.Spec
	if s.OnlyFor != 0 && s.OnlyFor&(1<<uint(ty)) == 0 {
		c.fault(when, field, "%q は種類が%sのカードでは働きません|%q does not work on a card of type %s", "ほかのきっかけにしてください|choose another trigger", s.Name, c.v.Types[ty].Name)
	}
	if l != nil && l.Triggers != nil {
		ok := false
		for _, t := range l.Triggers {
			ok = ok || t == s.Name
		}
		if !ok {
			c.fault(when, field, "%q はここでは使えません|%q is not allowed here", oneOf, s.Name, strings.Join(l.Triggers, ", "), "")
		}
	} else if l == nil && s.OnlyIn != "" {
		c.fault(when, field, onlyIn, moveThere, s.Name, s.OnlyIn)
	} else if l == nil {
		for _, o := range c.v.Lists {
			for _, t := range o.Triggers {
				if t == s.Name && s.OnlyFor == 0 && s.Static {
					c.fault(when, field, onlyIn, moveThere, s.Name, o.Name)
				}
			}
		}
	}
	return n
}

func (c *checker) nodes(v *value, field string, k Kind) []*Node {
	if v.kind != isArray {
		if n := c.word(v, field, k); n != nil {
			return []*Node{n}
		}
		return nil
	}
	if len(v.list) > 12 {
		c.fault(v, field, "12個を超えています|more than 12 entries", "能力を分けてください|split the ability")
		return nil
	}
	var out []*Node
	for i, x := range v.list {
		if n := c.word(x, fmt.Sprintf("%s[%d]", field, i), k); n != nil {
			out = append(out, n)
		}
	}
	return out
}

func (c *checker) word(v *value, field string, k Kind) *Node {
	c.words++
	if c.words > maxWords {
		c.fault(v, field, "1つの能力に%d語を超えています|the ability has more than %d words", "もっと簡単にしてください|make it simpler", maxWords)
		return nil
	}
	name := ""
	if v.kind == isString {
		name = v.text // short form of a word without parameters
	} else if v.kind == isObject {
		o := v.memb["op"]
		if o == nil || o.kind != isString {
			c.fault(v, join(field, "op"), isMissing, "%sの名前を書いてください|name the %s", wordKind[k])
			return nil
		}
		name = o.text
	} else {
		c.fault(v, field, "語が必要です（今は：%s）|expected a word, got %s", `{"op": "…"} か "…" と書いてください|write {"op": "…"} or "…"`, kindName[v.kind])
		return nil
	}
	s := c.v.Word(name)
	if s == nil || s.Kind != k {
		var names []string
		for i := range c.v.Words {
			if c.v.Words[i].Kind == k {
				names = append(names, c.v.Words[i].Name)
			}
		}
		sort.Strings(names)
		c.fault(v, field, "%sに %q はありません|unknown %s %q", oneOf, wordKind[k], name, strings.Join(names, ", "), closest(name, names))
		return nil
	}
	n := &Node{Spec: s, Args: make([]Arg, len(s.Params))}
	allowed := []string{"op"}
	for i := range s.Params {
		allowed = append(allowed, s.Params[i].Name)
	}
	if v.kind == isObject {
		c.object(v, field, allowed...)
	}
	for i := range s.Params {
		p := &s.Params[i]
		var x *value
		if v.kind == isObject {
			x = v.memb[p.Name]
		}
		if x == nil {
			if !p.Opt {
				c.fault(v, join(field, p.Name), isMissing, "%sに必要です|%s needs it", name)
			}
			n.Args[i].N = p.Default
			continue
		}
		n.Args[i] = c.arg(x, join(field, p.Name), p)
		n.Args[i].Given = true
	}
	return n
}

var whoNames = []string{"me", "opp", "both"}

// players returns the values that a Who parameter takes.
func (p *Param) players() []string {
	if p.Single {
		return whoNames[:2]
	}
	return whoNames
}

func (c *checker) arg(v *value, field string, p *Param) Arg {
	a := Arg{Given: true, line: v.line}
	switch p.Sort {
	case Int:
		a.N = int16(c.num(v, field, p.Min, p.Max))
	case Amount:
		if v.kind == isNumber {
			a.N = int16(c.num(v, field, p.Min, p.Max))
		} else if n := c.word(v, field, Number); n != nil {
			a.Nodes = []*Node{n}
		}
	case Cond:
		if a.Nodes = c.nodes(v, field, Condition); len(a.Nodes) == 0 {
			c.fault(v, field, isEmpty, "条件を書いてください|write a condition")
		}
	case Actions:
		a.Nodes = c.nodes(v, field, Action)
		if len(a.Nodes) == 0 {
			c.fault(v, field, isEmpty, sayWhat)
		}
		for _, n := range a.Nodes { // only a whole ability is in force or not, never a part
			if n.Spec.Static {
				c.fault(v, field, "%q は続いている間の効果なので、ほかの語の中では使えません|%q describes a lasting state and is not allowed inside another word", `1つの能力に分け、条件は "if" に書いてください|make it an ability of its own, with its condition under "if"`, n.Spec.Name)
			}
		}
	case Who:
		a.N = -1
		for i, w := range whoNames {
			if v.kind == isString && v.text == w {
				a.N = int16(i)
			}
		}
		if a.N < 0 || p.Single && a.N == 2 {
			c.fault(v, field, "プレイヤーが必要です|expected a player", oneOf, strings.Join(p.players(), ", "), "")
			a.N = 0
		}
	case OneOf:
		a.N = int16(max(0, c.oneOf(v, field, p.Enum)))
	case SomeOf:
		list := v.list
		if v.kind == isString {
			list = []*value{v}
		}
		for _, x := range list {
			i := c.oneOf(x, field, p.Enum)
			if i < 0 {
				continue
			}
			bit := int16(1) << uint(i)
			if a.N&bit != 0 && p.Twice {
				bit <<= uint(len(p.Enum.Values))
			}
			if a.N&bit != 0 {
				c.fault(x, field, "%q が多すぎます|names %q too often", "1つ減らしてください|name it once less", x.text)
			}
			a.N |= bit
		}
		if len(list) == 0 {
			c.fault(v, field, "何も書かれていません|names nothing", oneOf, strings.Join(enumNames(p.Enum), ", "), "")
		}
	case Bool:
		if v.kind != isBool {
			c.fault(v, field, needsBool, "")
		}
		if v.b {
			a.N = 1
		}
	case Cards:
		a.Filter = c.filter(v, field)
	case Choose:
		a.Choice = c.choice(v, field, p)
	case CardRef:
		if v.kind != isString {
			c.fault(v, field, "カードのidが必要です|expected a card id", "")
		}
		a.Ref = v.text
	}
	return a
}

func (c *checker) filter(v *value, field string) *Filter {
	f := &Filter{}
	allowed := []string{"type"}
	for i := range c.v.Fields {
		allowed = append(allowed, c.v.Fields[i].Name)
	}
	if !c.object(v, field, allowed...) {
		return f
	}
	types := &Enum{Name: "type"}
	for _, t := range c.v.Types {
		types.Values = append(types.Values, Value{Name: t.Name, JA: t.JA, EN: t.EN})
	}
	if x := v.memb["type"]; x != nil {
		a := c.arg(x, field+".type", &Param{Sort: SomeOf, Enum: types})
		f.Type = int32(a.N)
	}
	for i := range c.v.Fields {
		fd := &c.v.Fields[i]
		x := v.memb[fd.Name]
		if x == nil {
			continue
		}
		if fd.Kind == FieldCard {
			f.Tests = append(f.Tests, FilterTest{Field: fd, Cmp: 2, Ref: c.arg(x, join(field, fd.Name), &Param{Sort: CardRef}).Ref})
			continue
		}
		if fd.Kind != FieldInt {
			a := c.arg(x, join(field, fd.Name), &Param{Sort: SomeOf, Enum: fd.Enum})
			f.Tests = append(f.Tests, FilterTest{Field: fd, Mask: true, N: a.N})
			continue
		}
		if x.kind == isNumber {
			f.Tests = append(f.Tests, FilterTest{Field: fd, Cmp: 2, N: int16(c.num(x, join(field, fd.Name), fd.Min, fd.Max))})
			continue
		}
		var names []string
		for _, cv := range Cmp.Values {
			names = append(names, cv.Name)
		}
		if !c.object(x, join(field, fd.Name), names...) {
			continue
		}
		for _, k := range x.keys {
			if ci := Cmp.Index(k); ci >= 0 {
				f.Tests = append(f.Tests, FilterTest{Field: fd, Cmp: uint8(ci), N: int16(c.num(x.memb[k], join(field, fd.Name+"."+k), fd.Min, fd.Max))})
			}
		}
	}
	return f
}
