// Package faces is how the cards of Duemagic look: what stands on them and in
// which colours, in the hand, on the table, and on a creature's plate.
package faces

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/scenes/duemagic/abilities"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/slips"
	"godeck/scenes/ui"
)

// Civilizations has the colours of light, water, darkness, fire and nature.
var Civilizations = [...]ui.Colour{ui.Hex(0xffe27a), ui.Hex(0x58b4ff), ui.Hex(0xa884ff), ui.Hex(0xff6a52), ui.Hex(0x5fdc8b)}
var civIcons = [...]ui.Icon{ui.IconLight, ui.IconDrop, ui.IconDark, ui.IconFlame, ui.IconLeaf}
var noCiv = ui.Hex(0xb7bdd6)

// civHints are the hints for pictures of cards without staging of their own.
var civHints = [...]string{"electric", "wind", "dark", "flame", "wind"}

// signs are the game's icons in the order of its legend.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconWand, ui.IconAbility, ui.IconGem, ui.IconPane, ui.IconHand, ui.IconDeck, ui.IconSkull, ui.IconLight, ui.IconDrop, ui.IconDark, ui.IconFlame, ui.IconLeaf,
	ui.IconTurn, ui.IconSword, ui.IconPin, ui.IconBell}

// Vault is the palette of the hall: Midnight under stained glass, in stone and lead.
var Vault = func() ui.Theme {
	t := ui.Midnight
	t.Accent = ui.Hex(0xb9a4ff)
	t.Legal = ui.Hex(0xfff1c6) // the white gold of a lit window: no civilization's
	t.Knob, t.KnobInk = ui.Hex(0xa79bd0), ui.Hex(0x17122c)
	t.Board, t.Sheet = slips.Stone, slips.Stone
	return t
}()

// Aimed is the colour of what an attack may go at.
var Aimed = ui.Hex(0xff4fa3)

// TableLight is the strength of the light on the cards of the table.
const TableLight = 0.7

// Colours of the table.
var (
	Power   = ui.Hex(0xffd36b)
	Light   = ui.Hex(0xe9e2ff) // the stack's light
	Shield  = ui.Hex(0x8fc7ff)
	Hand    = ui.Hex(0xb9b3e6)
	Library = ui.Hex(0x8f86d8)
	Grave   = ui.Hex(0xc99bff)
	cost    = ui.Hex(0xf4f2ff)
)

// Sides are the colours of the lower and the upper player's things.
var Sides = [...]ui.Colour{ui.Hex(0x57e6ff), ui.Hex(0xff6fa8)}

// Civs lists the civilizations of a mask.
func Civs(mask int) []int {
	var out []int
	for i := range Civilizations {
		if mask&(1<<i) != 0 {
			out = append(out, i)
		}
	}
	return out
}

// artHints returns a card's civilizations and kind for the painter.
func artHints(d *effect.Def) []string {
	var hints []string
	for _, c := range Civs(int(d.Attr[dmg.ACiv])) {
		hints = append(hints, civHints[c], dmg.Civilizations.Values[c].Name)
	}
	if d.Attr[dmg.AType] == dmg.Creature {
		return append(hints, "character")
	}
	return append(hints, "enchant")
}

// Variants of a face besides the printed one.
const (
	Lying    = 1 + iota // on the table, without its power: a badge shows the current one
	Standing            // a creature there, whose words stand on a plate
	Held                // in the hand, with its race; N: how many percent of it are seen
)

// New returns the cards of the game as the table shows them.
func New(lib *effect.Library) *cards.Designs {
	return &cards.Designs{Lib: lib, Words: phrases.Text, Signs: slices.Concat(signs[:], abilities.Legend[:]), Terms: []string{"evolution", "revolution", "invasion", "saber", "strike", "strigger", "safe", "notuntap", "must"}, Families: dmg.Races, Art: cardart.New("duemagic", lib, artHints), Dress: func(c *cards.Dressing) { dress(lib, c) }, Facts: facts, Colour: func(d *effect.Def) ui.Colour {
		if own := Civs(int(d.Attr[dmg.ACiv])); len(own) > 0 {
			return Civilizations[own[0]]
		}
		return noCiv
	}}
}

// dress sets a card's types and numbers and explains its words.
func dress(lib *effect.Library, c *cards.Dressing) {
	own := Civs(c.Attr(dmg.ACiv))
	c.Kind = typeLine(c)
	for _, v := range own {
		c.Marks = append(c.Marks, civIcons[v])
	}
	if len(own) > 1 {
		c.Frame2 = Civilizations[own[1]]
	}
	c.Number(cards.TopLeft, ui.IconNone, "cost", c.Attr(dmg.ACost), c.Frame.Mix(cost, 0.4))
	creature := c.Attr(dmg.AType) == dmg.Creature
	c.Is(cards.CardKind{Icon: ui.IconPerson})
	if !creature {
		c.Is(cards.CardKind{Icon: ui.IconWand, Shape: cards.ShapeSpell})
	}
	power := c.Attr(dmg.APower)
	switch {
	case !creature:
	case c.Form == Standing:
		c.Wordless = true
	case c.Form == Lying:
		c.Foot = true
	default:
		c.Number(cards.BottomLeft, ui.IconNone, "power", power, Power)
	}
	if c.Form == Held {
		if c.N < 100 {
			c.Seen = float64(c.N) / 100
		}
		if creature {
			c.Subtitle = strings.Join(c.Names(dmg.Races, c.Attr(dmg.ARace)), "/")
		}
	}
	if c.Form != Standing && c.Form != Lying { // there, signs say what it can do now
		for _, s := range abilities.Printed(lib, c.Design) {
			c.Can = append(c.Can, cards.Glyph{Icon: s.Icon, Colour: s.Colour})
			if s.Times > 1 {
				c.Can[len(c.Can)-1].Times = s.Times
			}
		}
	}
	for _, t := range c.Rules {
		if n, help, ok := keyword(t); ok {
			c.Keywords = append(c.Keywords, cards.Keyword{Name: n, Help: c.Lang.Pick(help, lang.Capital(help)+".")})
		}
	}
	if len(own) > 1 {
		c.Explain("multi")
	}
	if creature {
		c.Explain("creature")
	} else {
		c.Explain("spell")
	}
}

// keyword splits a keyword and its reminder: "Blocker (when …)".
func keyword(text string) (name, help string, ok bool) {
	for _, open := range [...]string{"（", " ("} {
		if n, rest, found := strings.Cut(text, open); found && len([]rune(n)) < 24 {
			rest = strings.TrimRight(rest, "。.")
			rest = strings.TrimSuffix(strings.TrimSuffix(rest, "）"), ")")
			return n, rest, true
		}
	}
	return "", "", false
}

// typeLine returns a card's line of types: "Light/Water creature", "Light · Tidefolk".
func typeLine(c *cards.Dressing) string {
	civ := c.Names(dmg.Civilizations, c.Attr(dmg.ACiv))
	if len(civ) == 0 {
		civ = []string{c.Say("colourless")}
	}
	line := strings.Join(civ, "/")
	if c.Attr(dmg.AType) == dmg.Creature { // only creatures have races
		if race := c.Names(dmg.Races, c.Attr(dmg.ARace)); len(race) > 0 {
			return line + c.Lang.Pick("・", " · ") + strings.Join(race, "/")
		}
	}
	return line + c.Lang.Pick("・", " ") + c.Type(c.Attr(dmg.AType)).In(c.Lang)
}

// facts returns a card's numbers in words, for screen readers.
func facts(c *cards.Dressing) []string {
	out := []string{c.Say("fact.cost", c.Attr(dmg.ACost))}
	if c.Attr(dmg.AType) == dmg.Creature {
		out = append(out, c.Say("fact.power", c.Attr(dmg.APower)))
	}
	return out
}

// Laid returns the face of a card on the table.
func Laid(d *cards.Designs, def rules.DefID, l lang.Lang) *cards.CardFace {
	return d.Look(cards.Look{Def: def, Lang: l, Form: Lying})
}

// roomy is how many times as wide as the least card with a plate one is that has room
// for all signs beside a long number.
const roomy = 1.4

// breaker returns the badge that says how many shields a creature breaks, if that is
// more than one.
func breaker(list []cards.PlateSign) (b board.Badge, ok bool) {
	s, ok := abilities.Breaker(list)
	if b = (board.Badge{Corner: cards.TopRight, Icon: s.Icon, Colour: s.Colour}); s.Times > 1 {
		b.Text = strconv.Itoa(s.Times)
	}
	return b, ok
}

// Creature returns the face of a creature in the battle zone, w pixels wide, and
// puts on it what it is now: on a plate if it is at least as wide as one can be
// read on.
func Creature(d *cards.Designs, m field.Reading, t field.Card, l lang.Lang, th *ui.Theme, w, least float64, o *board.CardOpts) *cards.CardFace {
	col, base := Power, d.Attr(t.Def, dmg.APower)
	switch {
	case t.Power > base:
		col = th.Good
	case t.Power < base:
		col = th.Danger.Lighten(0.2)
	}
	full := d.Of(t.Def, l)
	if full == nil || w < least {
		o.Badges = append([]board.Badge{{Corner: cards.BottomLeft, Text: strconv.Itoa(t.Power), Colour: col, In: true}}, o.Badges...)
		if b, ok := breaker(abilities.Signs(m.Game, &m.View.S, t.ID)); ok { // what it may do to the shields is seen at every size
			b.In = len(o.Badges) > 1 && o.Badges[1].In
			o.Badges = append(o.Badges, b)
		}
		return Laid(d, t.Def, l)
	}
	o.Badges = slices.DeleteFunc(o.Badges, func(b board.Badge) bool { return b.Icon == ui.IconShield || b.Icon == ui.IconSpeed }) // the plate has them
	for i := range o.Badges {
		o.Badges[i].In = true
	}
	o.Plate = &cards.Plate{Title: full.Title, Number: strconv.Itoa(t.Power), Colour: col, Signs: abilities.Signs(m.Game, &m.View.S, t.ID)}
	if b, ok := breaker(o.Plate.Signs); ok && w < roomy*least && (len(o.Plate.Signs) > 1 || t.Power >= 10000) { // there is no room for both beside the power
		b.In = true
		o.Badges = append(o.Badges, b)
		o.Plate.Signs = slices.DeleteFunc(o.Plate.Signs, func(s cards.PlateSign) bool { return s.Icon == b.Icon })
	}
	return d.Look(cards.Look{Def: t.Def, Lang: l, Form: Standing})
}

// Colours are those of a card's civilizations, one without any has its own.
func Colours(mask int) (out []ui.Colour) {
	for _, k := range Civs(mask) {
		out = append(out, Civilizations[k])
	}
	if len(out) == 0 {
		out = append(out, noCiv)
	}
	return out
}
