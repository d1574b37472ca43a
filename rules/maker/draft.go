// Package maker makes cards without writing code: a Draft is a card as a tree
// of blocks from a game's vocabulary. Every place in the tree lists what may
// stand there, and nothing that the checker of packs refuses can be put there,
// so that a draft is a legal card at all times.
package maker

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// Limits of a draft.
const (
	MaxName    = 40  // runes of a name
	MaxFlavour = 120 // runes of a flavour text
	maxPast    = 200 // steps that can be undone
)

// Draft is a card in the making. It is not safe for concurrent use.
type Draft struct {
	lib    *effect.Library
	v      *effect.Vocabulary
	card   *effect.CardNode
	data   []byte // the card as JSON
	past   [][]byte
	future [][]byte
	fits   map[int]*fitted // for Price, by type; nil: there are too few cards
}

// Errors of Put and Type.
var (
	ErrNoPlace = errors.New("there is no such place")
	ErrRefused = errors.New("the checker refuses it")
)

// New begins a card of the game's first type. lib holds the cards that it may
// name and is compared with; id is its id in a pack.
func New(lib *effect.Library, id string) *Draft {
	d := &Draft{lib: lib, v: lib.Vocab}
	for typ := range d.v.Types {
		if c := d.fit(&effect.CardNode{CardText: effect.CardText{ID: id, Name: untitled}, Type: typ}, typ); c != nil {
			d.card, d.data = c, d.v.Card(c)
			return d
		}
	}
	panic("maker: no card of any type can be begun") // a test begins one of every type of every game
}

// untitled is the name of a card that has none yet.
var untitled = lang.Phrase{JA: "名前のないカード", EN: "Unnamed card"}

// From begins with a copy of a card of any pack of the game, under another id.
func From(lib *effect.Library, c *effect.CardNode, id string) (*Draft, error) {
	d := &Draft{lib: lib, v: lib.Vocab}
	k := *c
	k.ID = id
	var err error
	d.data = d.v.Card(&k)
	d.card, err = d.read(d.data)
	return d, err
}

// Open continues with a card that JSON returned. The error is the checker's.
func Open(lib *effect.Library, data []byte) (*Draft, error) {
	d := &Draft{lib: lib, v: lib.Vocab}
	c, err := d.read(data)
	if err != nil {
		return nil, err
	}
	if _, err = d.pack(data); err != nil { // it names cards that are not there
		return nil, err
	}
	d.card, d.data = c, d.v.Card(c)
	return d, nil
}

// read checks a card by itself.
func (d *Draft) read(data []byte) (*effect.CardNode, error) {
	p, err := effect.ReadPack(d.v, "card", bundle(d.v.Game, "draft", untitled, "", data))
	if err != nil {
		return nil, err
	}
	if len(p.Cards) != 1 {
		return nil, ErrRefused
	}
	return p.Cards[0], nil
}

// pack checks a card together with those that it may name.
func (d *Draft) pack(data []byte) (*effect.Library, error) {
	p, err := effect.ReadPack(d.v, "card", bundle(d.v.Game, "draft", untitled, "", data))
	if err != nil {
		return nil, err
	}
	packs := slices.Clone(d.lib.Packs)
	for i, o := range packs { // the card itself may be in one of them
		if slices.ContainsFunc(o.Cards, func(c *effect.CardNode) bool { return c.ID == p.Cards[0].ID }) {
			k := *o
			k.Cards = slices.DeleteFunc(slices.Clone(o.Cards), func(c *effect.CardNode) bool { return c.ID == p.Cards[0].ID })
			k.Decks = nil
			packs[i] = &k
		}
	}
	return effect.Compile(d.v, append(packs, p)...)
}

// Library returns the game's cards with this one.
func (d *Draft) Library() (*effect.Library, error) { return d.pack(d.data) }

// Card returns the card. The caller must not change it.
func (d *Draft) Card() *effect.CardNode { return d.card }

// JSON returns the card as it stands in a pack.
func (d *Draft) JSON() []byte { return slices.Clone(d.data) }

// Text returns the generated rules text, one string per ability.
func (d *Draft) Text(in lang.Lang) []string { return d.lib.Texts(d.card, in) }

// copy returns a copy of the card that may be changed.
func (d *Draft) copy() *effect.CardNode {
	c, err := d.read(d.data)
	if err != nil { // it was read before
		panic("maker: " + err.Error())
	}
	return c
}

// set makes a card the draft and remembers the one before.
func (d *Draft) set(c *effect.CardNode, data []byte) {
	if bytes.Equal(data, d.data) {
		return
	}
	d.past = append(d.past, d.data)
	if len(d.past) > maxPast {
		d.past = slices.Delete(d.past, 0, 1)
	}
	d.future = nil
	d.card, d.data = c, data
}

// CanUndo and CanRedo report whether there is a step to take back, or one that
// was taken back.
func (d *Draft) CanUndo() bool { return len(d.past) > 0 }

// CanRedo reports whether a step was taken back.
func (d *Draft) CanRedo() bool { return len(d.future) > 0 }

// Undo takes back the last change; Redo makes it again.
func (d *Draft) Undo() { d.back(&d.past, &d.future) }

// Redo makes the change again that was taken back last.
func (d *Draft) Redo() { d.back(&d.future, &d.past) }

func (d *Draft) back(from, to *[][]byte) {
	if n := len(*from); n > 0 {
		*to = append(*to, d.data)
		d.data = (*from)[n-1]
		*from = (*from)[:n-1]
		d.card = d.copy()
	}
}

// fit returns a card with the type and what that needs, or nil: fields that
// cards of the type lack are dropped and missing ones get their least value;
// abilities that cannot stay are dropped, too.
func (d *Draft) fit(c *effect.CardNode, typ int) *effect.CardNode {
	was := c.Type
	c.Type = typ
	old := c.Attr
	c.Attr = [12]int16{}
	c.Attr[d.v.TypeAttr] = int16(typ)
	for i := range d.v.Fields {
		f := &d.v.Fields[i]
		if f.Derived || !f.Of(typ) {
			continue
		}
		n := old[f.Attr]
		switch f.Kind {
		case effect.FieldEnum:
			if int(n) >= len(f.Enum.Values) || n < 0 {
				n = 0
			}
		case effect.FieldMask:
			if n>>uint(len(f.Enum.Values)) != 0 || n == 0 {
				n = 1 - int16(truth(f.Opt))
			}
		default:
			begun, _, _ := bounds(d.lib, f, was)
			if least, _, any := bounds(d.lib, f, typ); any && (n == 0 || n == begun) {
				n = max(n, least) // nobody chose it: as small as the game's own
			}
			if f.Opt && n == 0 {
				break
			}
			n = int16(min(max(int(n), f.Min), f.Max))
			n -= n % int16(max(f.MultipleOf, 1))
		}
		c.Attr[f.Attr] = n
	}
	if len(c.Lists) == 0 {
		c.Lists = make([][]*effect.AbilityNode, 1+len(d.v.Lists))
	}
	for i := range d.v.Lists {
		if l := &d.v.Lists[i]; l.For != 0 && l.For>>uint(typ)&1 == 0 {
			c.Lists[i+1] = nil
		}
	}
	if k := d.ok(c); k != nil {
		return k
	}
	for i := range c.Lists { // what is refused there goes
		for j := len(c.Lists[i]) - 1; j >= 0; j-- {
			c.Lists[i] = slices.Delete(c.Lists[i], j, j+1)
			if k := d.ok(c); k != nil {
				return k
			}
		}
	}
	for _, o := range d.lib.Packs[0].Cards { // types that need an ability
		if o.Type != typ {
			continue
		}
		for i := range c.Lists {
			c.Lists[i] = o.Lists[i]
			if k := d.ok(c); k != nil {
				return k
			}
			c.Lists[i] = nil
		}
		c.Attr, c.Lists = o.Attr, slices.Clone(o.Lists)
		return d.ok(c)
	}
	return nil
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ok returns the card as the checker reads it, nil if it refuses it.
func (d *Draft) ok(c *effect.CardNode) *effect.CardNode {
	k, err := d.read(d.v.Card(c))
	if err != nil {
		return nil
	}
	return k
}

// Kinds of written texts.
const (
	Name    = "name"
	Flavour = "flavour"
)

// Written returns a text that the maker writes: Name or Flavour.
func (d *Draft) Written(kind string) lang.Phrase {
	switch {
	case kind == Flavour:
		return d.card.Flavour
	case d.card.Name == untitled:
		return lang.Phrase{}
	}
	return d.card.Name
}

// Write sets a text in one language or both. A text that is there in one
// language only stands for both; characters that a line cannot show are left
// out, and what is too long is cut.
func (d *Draft) Write(kind string, text lang.Phrase) {
	most := MaxName
	if kind == Flavour {
		most = MaxFlavour
	}
	text.JA, text.EN = tidy(text.JA, most), tidy(text.EN, most)
	if text.JA == "" {
		text.JA = text.EN
	}
	if text.EN == "" {
		text.EN = text.JA
	}
	c := d.copy()
	switch kind {
	case Name:
		if text.JA == "" {
			text = untitled
		}
		c.Name = text
	case Flavour:
		c.Flavour = text
	}
	d.take(c)
}

// SetArt sets the description of the card's picture (docs/art.md); nil: the
// picture follows from the card.
func (d *Draft) SetArt(art []byte) {
	c := d.copy()
	c.Art = nil
	if json.Valid(art) {
		c.Art = art
	}
	d.take(c)
}

// take makes a changed card the draft, unless it is refused.
func (d *Draft) take(c *effect.CardNode) bool {
	data := d.v.Card(c)
	k, err := d.read(data)
	if err != nil {
		return false
	}
	d.set(k, data)
	return true
}

// tidy returns a text of at most so many runes that a pack may have.
func tidy(s string, most int) string {
	s = strings.Map(func(r rune) rune {
		if !effect.Printable(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
	if r := []rune(s); len(r) > most {
		s = string(r[:most])
	}
	for len(s) > 120 && most == MaxName {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	return strings.TrimSpace(s)
}

// Pack returns a pack of cards that JSON returned, and what the checker says
// against it. Every id must be different.
func Pack(v *effect.Vocabulary, id string, name lang.Phrase, author string, cards ...[]byte) ([]byte, error) {
	data := bundle(v.Game, id, name, author, cards...)
	_, err := effect.ReadPack(v, id+".json", data)
	return data, err
}

func bundle(game, id string, name lang.Phrase, author string, cards ...[]byte) []byte {
	str := func(s string) string { b, _ := json.Marshal(s); return string(b) }
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n \"format\": %q,\n \"game\": %q,\n \"id\": %s,\n \"name\": {\"ja\": %s, \"en\": %s},\n", effect.Format, game, str(id), str(name.JA), str(name.EN))
	if author != "" {
		fmt.Fprintf(&b, " \"author\": %s,\n", str(author))
	}
	b.WriteString(" \"cards\": [")
	for i, c := range cards {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n  ")
		b.Write(c)
	}
	b.WriteString("\n ]\n}\n")
	return b.Bytes()
}
