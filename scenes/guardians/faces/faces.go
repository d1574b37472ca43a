// Package faces says how the cards of Battle Guardians look: their colours,
// signs, numbers and words, and the numbers of the die that hit.
package faces

import (
	"math/bits"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
)

// TribeColours are the colours of the tribes: none, lumen, ember, inkborn, clockwork.
var TribeColours = [...]ui.Colour{ui.Hex(0xb9b4ae), ui.Hex(0xffd77a), ui.Hex(0xff7a45), ui.Hex(0x8f7bff), ui.Hex(0x4fc3b0)}

// Sides are the colours of the lower and the upper player for the whole
// match: cold against warm.
var Sides = [2]ui.Colour{ui.Hex(0x6db7ff), ui.Hex(0xffa94d)}

// Lights are the light that a guardian of each tribe throws into the arena, in
// the order of TribeColours: cold for those of the harbour and the archive, hot
// for those of the forge. The second is for the far side where both are of one
// tribe, so that the two halves of a place always differ.
var Lights = [...][2]ui.Colour{{ui.Hex(0xffd9a0), ui.Hex(0x9fb8ff)}, {ui.Hex(0x5aa8ff), ui.Hex(0xffcf6a)}, {ui.Hex(0xff4a2c), ui.Hex(0xffa03c)}, {ui.Hex(0x9a5cff), ui.Hex(0xff5ab4)}, {ui.Hex(0x26d6b4), ui.Hex(0xc8e05a)}}

// TypeColours are the frames of the types; a normal guardian has its tribe's, nearly white.
var TypeColours = [...]ui.Colour{bgd.Armed: ui.Hex(0x8d949c), bgd.Unlimited: ui.Hex(0xfff3cf), bgd.Rise: ui.Hex(0x4d8dff), bgd.Speed: ui.Hex(0xffe04a),
	bgd.Cross: ui.Hex(0xcfd8e3), bgd.ExtraGuardian: ui.Hex(0xb05cff), bgd.Raging: ui.Hex(0xff3b3b), bgd.Counter: ui.Hex(0xff6fa8), bgd.DomainCard: ui.Hex(0x66d17a), bgd.Spell: ui.Hex(0x58d4ff)}

// kinds has the icons and frames of the card types.
var kinds = [...]cards.CardKind{bgd.NormalAttack: {Icon: ui.IconPerson}, bgd.NormalAssist: {Icon: ui.IconPerson}, bgd.Armed: {Icon: ui.IconHelm}, bgd.Unlimited: {Icon: ui.IconPerson}, bgd.Rise: {Icon: ui.IconPerson},
	bgd.Speed: {Icon: ui.IconPerson}, bgd.Cross: {Icon: ui.IconPerson}, bgd.ExtraGuardian: {Icon: ui.IconPerson}, bgd.Raging: {Icon: ui.IconPerson},
	bgd.Counter: {Icon: ui.IconAnswer, Shape: cards.ShapeSpell}, bgd.DomainCard: {Icon: ui.IconPlace, Shape: cards.ShapePlace}, bgd.Spell: {Icon: ui.IconWand, Shape: cards.ShapeSpell}}

// signs are the game's icons in the order of its legend.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconHelm, ui.IconAnswer, ui.IconPlace, ui.IconWand, ui.IconAbility, ui.IconHeart, ui.IconCrack, ui.IconForce, ui.IconStar, ui.IconDice, ui.IconCounters,
	ui.IconSword, ui.IconShield, ui.IconHand, ui.IconDeck, ui.IconDiscard, ui.IconFaceDown, ui.IconTurn}

// Colours of the game's numbers: LP, damage taken, Force, life counters, a hit
// and a miss, cards in the hand and of the decks.
var (
	LP       = ui.Hex(0x7fe08a)
	DG       = ui.Hex(0xff6a4a)
	Harm     = ui.Hex(0xffcdb4) // of numbers over stone that tell of it
	Force    = ui.Hex(0xffc24b)
	Counters = ui.Hex(0x7fd0ff)
	Hit      = ui.Hex(0xffd24a)
	Miss     = ui.Hex(0x8d8795)
	spCol    = ui.Hex(0x9ad8ff)
	Hand     = ui.Hex(0xd8cfc0)
	Deck     = ui.Hex(0xb7a890)
	Side     = ui.Hex(0xa48cff)
)

func colour(d *effect.Def) ui.Colour {
	switch t := d.Attr[bgd.AType]; t {
	case bgd.NormalAttack, bgd.NormalAssist:
		return TribeColours[d.Attr[bgd.ATribe]].Lighten(0.3)
	default:
		return TypeColours[t]
	}
}

// artHints returns a card's tribe and kind for the painter.
func artHints(d *effect.Def) []string {
	kind := "character"
	switch d.Attr[bgd.AType] {
	case bgd.Counter, bgd.Spell:
		kind = "enchant"
	case bgd.DomainCard:
		kind = "area"
	}
	return []string{bgd.Tribes.Values[d.Attr[bgd.ATribe]].Name, kind}
}

// New returns the cards of the game as the table shows them.
func New(lib *effect.Library) *cards.Designs {
	keepAmounts(lib)
	return &cards.Designs{Lib: lib, Words: phrases.Text, Signs: signs[:], Terms: []string{"automatic", "activated", "permanent", "potential", "tribe", "condition", "silent", "rebirth", "steps", "rounds"}, Families: bgd.Tribes, Art: cardart.New("guardians", lib, artHints), Dress: func(c *cards.Dressing) { dress(lib, c) },
		Facts: func(c *cards.Dressing) []string { return facts(lib, c) }, Colour: colour}
}

// keepAmounts keeps what attacks deal and repair with its unit in Japanese text, and
// words whole that are taken for two.
func keepAmounts(lib *effect.Library) {
	typeset.KeepNames("不発時", "おなか")
	for i := 1; i < len(lib.Defs); i++ {
		for _, r := range strip(lib, lib.Def(rules.DefID(i))) {
			n := strings.Trim(r.Value, "+")
			typeset.KeepNames(n+"ダメージ", n+"リペア")
		}
	}
}

// Guardian reports whether a type is a guardian.
func Guardian(t int) bool { return t <= bgd.Raging }

// Attacks reports whether a type belongs in the Attack Zone.
func Attacks(t int) bool { return Guardian(t) && t != bgd.NormalAssist && t != bgd.Armed }

// printed returns the mask of the numbers in a design's attack table, bit 1 for 1.
func printed(lib *effect.Library, d *effect.Def) (mask int) {
	for _, a := range d.Abilities {
		if ab := &lib.Abilities[a]; ab.Trigger == bgd.TrFaces {
			mask |= int(ab.TArg[0]) << 1
		}
	}
	return mask
}

// strip returns the rows of a design's attack table: the numbers and the damage.
func strip(lib *effect.Library, d *effect.Def) (rows []cards.Row) {
	for _, a := range d.Abilities {
		if ab := &lib.Abilities[a]; ab.Trigger == bgd.TrFaces {
			faces, value := "", bgd.Deals(lib, a)
			for n := 1; n <= 6; n++ {
				if int(ab.TArg[0])<<1&(1<<n) != 0 {
					faces += strconv.Itoa(n)
				}
			}
			rows = append(rows, cards.Row{Faces: faces, Value: value})
		}
	}
	return rows
}

// Price returns the Force that using a spell or counter card costs.
func Price(lib *effect.Library, d *effect.Def) (n int) {
	for _, a := range d.Abilities {
		if ab := &lib.Abilities[a]; ab.Trigger == bgd.TrCast || ab.Trigger == bgd.TrAnswer {
			n = max(n, int(ab.TArg[0]))
		}
	}
	return n
}

// OnField is the face variant of a guardian on the field, where its stone or a
// badge shows its LP and tiles show the numbers that hit.
const OnField = 1

// InHand is the variant in the hand, where the next card covers the right side:
// what a card costs is on its left, and the strip of the die instead of its text.
const InHand = 2

// dress sets a card's type and numbers and explains its words.
func dress(lib *effect.Library, c *cards.Dressing) {
	t := c.Attr(bgd.AType)
	typ := c.Type(t)
	if v := bgd.Tribes.Values[c.Attr(bgd.ATribe)]; Guardian(t) && c.Attr(bgd.ATribe) != 0 {
		typ = lang.Phrase{JA: typ.JA + "・" + v.JA, EN: v.EN + " " + typ.EN}
	}
	c.Kind = lang.Capital(typ.In(c.Lang))
	c.Is(kinds[t])
	c.Frame2 = c.Frame.Mix(TribeColours[c.Attr(bgd.ATribe)], 0.4).Darken(0.5)
	cost := cards.TopRight
	if c.Form == InHand {
		cost, c.Seen, c.Strip = cards.TopLeft, float64(c.N)/100, strip(lib, c.Design)
	}
	switch {
	case Guardian(t):
		c.Number(cost, ui.IconForce, "sf", c.Attr(bgd.ASF), Force)
		lp := strconv.Itoa(c.Attr(bgd.ALP))
		if t == bgd.Unlimited {
			lp = "∞"
		}
		if c.Form == OnField {
			c.Foot = t == bgd.NormalAssist || t == bgd.Armed || c.N == 1
			c.Digest = lasting(lib, c)
			break
		}
		c.Number(cards.BottomLeft, ui.IconHeart, "lp", lp, LP)
		if n := bits.OnesCount(uint(printed(lib, c.Design))); n > 0 && c.Form != InHand {
			c.Number(cards.BottomRight, ui.IconDice, "faces", strconv.Itoa(n)+"/6", Hit)
		}
	case t == bgd.Spell:
		c.Number(cards.BottomLeft, ui.IconStar, "sp", c.Attr(bgd.ASP), spCol)
	}
	if n := Price(lib, c.Design); n > 0 && !Guardian(t) { // a guardian's SF is there, and its ability says what it costs
		c.Number(cost, ui.IconForce, "price", n, Force)
	}
	if Guardian(t) {
		c.Explain("sf", c.Attr(bgd.ASF))
		c.Explain("lp")
	}
	if key := typeKeys[t]; key != "" {
		c.Explain(key)
	}
	for _, a := range c.Design.Abilities {
		if key := triggerKeys[lib.Abilities[a].Trigger]; key != "" {
			c.Explain(key)
		}
	}
}

// lasting returns a card's digest with what always applies first: a small face
// leaves out the end, and what it does to every attack must not be lost.
func lasting(lib *effect.Library, c *cards.Dressing) (out []string) {
	for _, first := range [2]bool{true, false} {
		for _, a := range c.Design.Abilities {
			if s := lib.AbilityDigest(a, c.Lang); s != "" && (lib.Abilities[a].Trigger == bgd.TrStatic) == first {
				out = append(out, s)
			}
		}
	}
	return out
}

// typeKeys and triggerKeys are the words that are explained on cards.
var typeKeys = [...]string{bgd.NormalAssist: "assist", bgd.Armed: "armed", bgd.Unlimited: "unlimited", bgd.Rise: "rise", bgd.Speed: "speed", bgd.Cross: "cross",
	bgd.ExtraGuardian: "extra", bgd.Raging: "raging", bgd.Counter: "counter", bgd.DomainCard: "domain", bgd.Spell: "spell"}

var triggerKeys = map[uint16]string{bgd.TrFaces: "faces", bgd.TrBurst: "burst", bgd.TrPrevent: "prevent", bgd.TrAnswer: "counter"}

// facts returns a card's numbers in words, for screen readers.
func facts(lib *effect.Library, c *cards.Dressing) []string {
	out := []string{c.Type(c.Attr(bgd.AType)).In(c.Lang)}
	t := c.Attr(bgd.AType)
	if Guardian(t) {
		out = append(out, c.Say("fact.sf", c.Attr(bgd.ASF)))
		if t == bgd.Unlimited {
			out = append(out, "LP ∞")
		} else {
			out = append(out, c.Say("fact.lp", c.Attr(bgd.ALP)))
		}
	}
	if mask := printed(lib, c.Design); mask != 0 {
		out = append(out, c.Say("fact.faces", Numbers(mask, c.Lang)))
	}
	if t == bgd.Spell {
		out = append(out, c.Say("fact.sp", c.Attr(bgd.ASP)))
	}
	if n := Price(lib, c.Design); n > 0 && !Guardian(t) {
		out = append(out, c.Say("fact.price", n))
	}
	return out
}

// Numbers lists the numbers of a mask, bit 1 for 1: "1・3・5", "1, 3, 5".
func Numbers(mask int, l lang.Lang) string {
	var out []string
	for n := 1; n <= 6; n++ {
		if mask&(1<<n) != 0 {
			out = append(out, strconv.Itoa(n))
		}
	}
	return strings.Join(out, l.Pick("・", ", "))
}
