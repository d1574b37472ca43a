// Package faces says how the cards of Mattsan Card Game look: the palette of the
// desk, crayons and colours of numbers, and what the face of a card shows.
package faces

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/slips"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Afternoon is the palette of the desk: dark cardboard, cream paper, crayons.
var Afternoon = ui.Theme{
	Ground: ui.Hex(0x3b2615), GroundLow: ui.Hex(0x55371d),
	Panel: ui.Hex(0x5a3c22).Alpha(0.94), PanelLow: ui.Hex(0x3f2916).Alpha(0.96),
	Edge: ui.Hex(0xf3d9a8).Alpha(0.42),
	Text: ui.Hex(0xfff8e8), TextSoft: ui.Hex(0xecd7b4), TextOn: ui.Hex(0x33200f),
	Accent: ui.Hex(0xff9a4a), Accent2: ui.Hex(0x7cc8ff), Warm: ui.Hex(0xffd75e),
	Legal: ui.Hex(0x8fe86a), Danger: ui.Hex(0xff6f61), Good: ui.Hex(0x8ee07a),
	Focus: ui.Hex(0xfff27a), Shadow: ui.Hex(0x1d0f05).Alpha(0.6),
	Knob: ui.Hex(0xf0c87e), KnobInk: ui.Hex(0x4a2408), Paper: ui.Hex(0xfffdf2), PaperInk: ui.Hex(0x3d2110),
	Board: slips.Slate, Sheet: paper.Page, Ink: paper.Ink,
}

// Light is the strength of the light on the cards.
const Light = 0.92

// Colours of the game's numbers, and of the two players' crayons.
var (
	HP    = ui.Hex(0xff7d8c)
	Atk   = ui.Hex(0xffb45c)
	Soul  = ui.Hex(0xd9b8ff)
	Cost  = paper.Cost
	Ex    = ui.Hex(0xb6f08a)
	Hand  = ui.Hex(0xffe6a8)
	Deck  = ui.Hex(0xd8b98a)
	Pile  = ui.Hex(0xc9a4a0)
	Own   = ui.Hex(0x6fb8ff)
	Opp   = ui.Hex(0xff8f6b)
	Paper = paper.Torn
)

// Families are the tags that decks are built around, and their crayons.
var Families = [...]struct {
	Tag string
	Col ui.Colour
}{
	{"brass", ui.Hex(0xe0a83e)}, {"wake", ui.Hex(0xff7a5c)}, {"comet", ui.Hex(0x7f93ff)}, {"courier", ui.Hex(0x3fc7ae)}, {"toy", ui.Hex(0xff8cc6)},
}

// TypeColours has the colours of cards without a family, by type.
var TypeColours = [...]ui.Colour{mtz.Unit: ui.Hex(0xa8b86a), mtz.Trump: ui.Hex(0xf2c14e), mtz.Trap: ui.Hex(0xc07bd8), mtz.Terrain: ui.Hex(0x7dbb6c)}

// Types has the icons and frames of the card Types.
var Types = [...]cards.CardKind{mtz.Unit: {Icon: ui.IconPerson}, mtz.Trump: {Icon: ui.IconWand, Shape: cards.ShapeSpell}, mtz.Trap: {Icon: ui.IconTrap, Shape: cards.ShapeThing}, mtz.Terrain: {Icon: ui.IconPlace, Shape: cards.ShapePlace}}

// signs are the game's icons in the order of its legend.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconWand, ui.IconTrap, ui.IconPlace, ui.IconAbility, ui.IconHeart, ui.IconSword, ui.IconCards, ui.IconSoul, ui.IconSkills, ui.IconDice,
	ui.IconCrack, ui.IconHand, ui.IconDeck, ui.IconDiscard, ui.IconBench, ui.IconFaceDown, ui.IconTurn}

// tagBit returns the bit of a tag in the mask of a design's tags.
func tagBit(name string) int {
	for i, v := range mtz.Tags.Values {
		if v.Name == name {
			return 1 << i
		}
	}
	return 0
}

// Is reports whether a design has a tag.
func Is(d *effect.Def, tag string) bool { return int(d.Attr[mtz.ATags])&tagBit(tag) != 0 }

// HuesOf returns the mask of the Families that a design belongs to.
func HuesOf(d *effect.Def) (mask uint32) {
	for i, f := range Families {
		if int(d.Attr[mtz.ATags])&tagBit(f.Tag) != 0 {
			mask |= 1 << i
		}
	}
	return mask
}

// colourOf returns a design's colour: that of its family, else of its type.
func colourOf(d *effect.Def) ui.Colour {
	for i, f := range Families {
		if HuesOf(d)&(1<<i) != 0 {
			return f.Col
		}
	}
	return TypeColours[d.Attr[mtz.AType]]
}

// artHints returns a card's family and kind for the painter.
func artHints(d *effect.Def) []string {
	var hints []string
	for i, v := range mtz.Tags.Values {
		if int(d.Attr[mtz.ATags])&(1<<i) != 0 {
			hints = append(hints, v.Name)
		}
	}
	return append(hints, [...]string{"character", "enchant", "enchant", "area"}[d.Attr[mtz.AType]])
}

// Lying is the face variant of a card on the table: without numbers, which
// badges show as they are now.
const Lying = 1

// New returns the cards of the game as the table shows them.
func New(lib *effect.Library) *cards.Designs {
	return &cards.Designs{Lib: lib, Words: phrases.Text, Signs: signs[:], Terms: []string{"ghost", "save", "badluck", "stuck"}, Families: mtz.Tags, Art: cardart.New("mattsan", lib, artHints), Dress: func(c *cards.Dressing) { dress(c); explains(lib, c); lies(lib, c) }, Facts: facts, Colour: colourOf}
}

// AtkText formats an ATK as printed on cards: "3", "1D", "1D+1".
func AtkText(atk, dice int) string {
	switch {
	case dice == 0:
		return strconv.Itoa(atk)
	case atk == 0:
		return strconv.Itoa(dice) + "D"
	case atk < 0:
		return strconv.Itoa(dice) + "D−" + strconv.Itoa(-atk)
	}
	return strconv.Itoa(dice) + "D+" + strconv.Itoa(atk)
}

// dress sets a card's Types and numbers and explains its words.
func dress(c *cards.Dressing) {
	typ := c.Attr(mtz.AType)
	c.Is(Types[typ])
	c.Kind = c.Type(typ).In(c.Lang)
	c.Paper = &cards.Paper{}
	if c.Form == Lying && c.N > 0 {
		c.Paper.Stitch = Tags[c.N-1]
	}
	if tags := c.Names(mtz.Tags, c.Attr(mtz.ATags)); len(tags) > 0 {
		c.Kind += c.Lang.Pick("・", " · ") + words.List(c.Lang, tags...)
	}
	c.Room, c.From = true, otherFrom
	switch typ {
	case mtz.Unit:
		c.From = handFrom
		if c.Foot = c.Form == Lying; !c.Foot { // otherwise badges are there
			c.Number(cards.TopRight, ui.IconCards, "soul", c.Attr(mtz.ASoul), Soul)
			c.Number(cards.BottomLeft, ui.IconHeart, "hp", c.Attr(mtz.AHP), HP)
			c.Number(cards.BottomRight, ui.IconSword, "atk", AtkText(c.Attr(mtz.AAtk), c.Attr(mtz.ADice)), Atk)
		}
		c.Explain("soul", c.Attr(mtz.ASoul))
	case mtz.Trump:
		c.Number(cards.TopLeft, ui.IconSoul, "cost", c.Attr(mtz.ACost), Cost)
		c.Explain("trump", c.Attr(mtz.ACost))
	case mtz.Trap:
		c.Explain("trap")
		if n := len(c.Digest); n > 0 { // it is no answer from the hand
			c.Digest = append([]string{c.Lang.Pick("伏せて→", "Set first → ") + lang.Lower(c.Digest[0])}, c.Digest[1:]...)
		}
	case mtz.Terrain:
		c.Explain("terrain")
	}
	if c.Attr(mtz.ADice) > 0 {
		c.Explain("dice")
	}
}

// lies leaves out what a unit that lies on the table has needed to be placed: what
// it can do has the room.
func lies(lib *effect.Library, c *cards.Dressing) {
	if c.Gists = gists(lib, c); c.Form != Lying {
		return
	}
	c.From, c.Digest = lyingFrom, nil
	for _, ai := range c.Design.Abilities {
		if lib.Abilities[ai].Trigger != mtz.TrPlacement {
			c.Digest = append(c.Digest, lib.AbilityDigest(ai, c.Lang))
		}
	}
}

// lyingFrom is how wide a card on the table is at least that says what it does, in
// CSS pixels: benches are smaller than hands.
const lyingFrom = 80

// handFrom is how wide a unit in the hand is at least that says what it does, otherFrom
// any other card: narrower ones lie on discard piles, under their number.
const handFrom, otherFrom = 62, 74

// explains explains the words of a card's text.
func explains(lib *effect.Library, c *cards.Dressing) {
	for _, ai := range c.Design.Abilities {
		if key, ok := triggerWords[lib.Abilities[ai].Trigger]; ok {
			c.Explain(key)
		}
	}
	text := strings.Join(lib.RulesText(c.Def, lang.JA), "")
	for _, w := range [...]struct{ says, key string }{{"EX", "ex"}, {"縦ライン", "column"}, {"付与", "attached"}} {
		if strings.Contains(text, w.says) {
			c.Explain(w.key)
		}
	}
}

// triggerWords are the words of abilities that are explained.
var triggerWords = map[uint16]string{mtz.TrFaceUp: "up", mtz.TrActivate: "activate", mtz.TrSpecial: "special", mtz.TrSuper: "super", mtz.TrPlacement: "placing", mtz.TrSouls: "souldraw"}

// facts returns a card's numbers in words, for screen readers.
func facts(c *cards.Dressing) []string {
	switch c.Attr(mtz.AType) {
	case mtz.Unit:
		return []string{c.Say("fact.hp", c.Attr(mtz.AHP)), c.Say("fact.atk", AtkText(c.Attr(mtz.AAtk), c.Attr(mtz.ADice))), c.Say("fact.soul", c.Attr(mtz.ASoul))}
	case mtz.Trump:
		return []string{c.Type(mtz.Trump).In(c.Lang), c.Say("fact.cost", c.Attr(mtz.ACost))}
	}
	return []string{c.Type(c.Attr(mtz.AType)).In(c.Lang)}
}

// Sheet is paper as it lies on the desk, Tags are the name tags of the sides.
var (
	Sheet = ui.Hex(0xfffdf2)
	Tags  = [2]ui.Colour{ui.Hex(0x2f66b4), ui.Hex(0xc63f33)}
)
