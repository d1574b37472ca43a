package zutomayo

import (
	"godeck/internal/lang"
	"godeck/rules/effect"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/slips"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
)

// Text holds the phrases of the table.
var Text = phrases.Text

// elementColours are the colours of none, dark, electric, flame, wind.
var elementColours = [...]ui.Colour{ui.Hex(0x9aa3c8), ui.Hex(0x9a5cff), ui.Hex(0xffd32e), ui.Hex(0xff6434), ui.Hex(0x3ddc97)}
var elementIcons = [...]ui.Icon{ui.IconNone, ui.IconDark, ui.IconBolt, ui.IconFlame, ui.IconWind}

// kinds are the signs and frames of the card types.
var kinds = [...]cards.CardKind{{Icon: ui.IconPerson}, {Icon: ui.IconWand, Shape: cards.ShapeSpell}, {Icon: ui.IconPlace, Shape: cards.ShapePlace}}

// signs are the game's icons in legend order.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconWand, ui.IconPlace, ui.IconAbility, ui.IconStar, ui.IconClock, ui.IconMoon, ui.IconSun, ui.IconHeart, ui.IconDark, ui.IconBolt, ui.IconFlame, ui.IconWind,
	ui.IconHand, ui.IconDeck, ui.IconCharger, ui.IconAbyss, ui.IconDiscard, ui.IconFaceDown}

// Colours of the game's numbers.
var (
	nightCol = ui.Hex(0xb08cff)
	dayCol   = ui.Hex(0xffc861)
	clockCol = ui.Hex(0x46e0ff)
	abyssCol = ui.Hex(0x9a5cff)
	emberCol = ui.Hex(0xff8a3c)
	powerCol = ui.Hex(0xffe066)
	handCol  = ui.Hex(0xb9b3e6)
	deckCol  = ui.Hex(0x8f86d8)
	costCol  = ui.Hex(0xf2f0ff)
	shortCol = ui.Hex(0xff5b6b)
	hpCol    = ui.Hex(0xff5f8a)
	foeCol   = ui.Hex(0xff4fa3)
)

// rooftop is the table's palette: brass on midnight.
var rooftop = func() ui.Theme {
	t := ui.Midnight
	t.Accent, t.TextOn = ui.Hex(0xe9b257), ui.Hex(0x2c1503)
	t.Edge = ui.Hex(0xdeb262).Alpha(0.42)
	t.TextSoft = ui.Hex(0xdcd6f6)
	t.Knob, t.KnobInk = ui.Hex(0xd39c45), ui.Hex(0x2a1503)
	t.Paper, t.PaperInk = ui.Hex(0xf3e7c9), ui.Hex(0x33240f)
	t.Board, t.Sheet = slips.Enamel, slips.Enamel
	return t
}()

// artHints returns a card's element and kind for the painter.
func artHints(d *effect.Def) []string {
	return []string{ztm.Elements.Values[d.Attr[ztm.AElement]].Name, [...]string{"character", "enchant", "area"}[d.Attr[ztm.AType]]}
}

// newDesigns returns the designs for the table.
func newDesigns(lib *effect.Library) *cards.Designs {
	return &cards.Designs{Lib: lib, Words: Text, Signs: signs[:], Terms: []string{"hours"}, Art: cardart.New("zutomayo", lib, artHints), Dress: dress, Facts: facts,
		Colour: func(d *effect.Def) ui.Colour { return elementColours[d.Attr[ztm.AElement]] }}
}

// The forms of a face: past is that of a card whose ability was of a turn that is
// over, or has been used, held that of one in the hand, where the picture is
// larger, always in the light of an evening, and words are where the next card
// leaves them to be seen.
const (
	past = iota + 1
	held
)

// dress sets a card's types, numbers and explanations.
func dress(c *cards.Dressing) {
	typ, elem := c.Type(c.Attr(ztm.AType)), c.Attr(ztm.AElement)
	if v := ztm.Elements.Values[elem]; elem != ztm.None {
		typ = lang.Phrase{JA: typ.JA + "・" + v.JA, EN: v.EN + " " + typ.EN}
	}
	c.Kind, c.Marks = typ.In(c.Lang), elementIcons[elem:elem+1]
	c.Is(kinds[c.Attr(ztm.AType)])
	c.Past = c.Form == past
	if c.Form == held {
		c.Scene, c.Lit = 0.68, 0.4
		if c.N < 100 {
			c.Seen = float64(c.N) / 100
		}
	}
	cost, clock, icons := c.Attr(ztm.ACost), c.Attr(ztm.AClock), c.Attr(ztm.AIcons)
	c.Number(cards.TopLeft, ui.IconNone, "cost", cost, costCol)
	c.Number(cards.TopRight, ui.IconClock, "clock", clock, clockCol)
	if icons > 0 {
		c.Number(cards.MiddleLeft, ui.IconStar, "icons", icons, powerCol)
	}
	switch c.Attr(ztm.AType) {
	case ztm.Character:
		c.Number(cards.BottomLeft, ui.IconMoon, "night", c.Attr(ztm.ANight), nightCol)
		c.Number(cards.BottomRight, ui.IconSun, "day", c.Attr(ztm.ADay), dayCol)
		if len(c.Design.Abilities) > 0 {
			c.Explain("ability")
		}
	case ztm.Enchant:
		c.Explain("enchant")
	case ztm.AreaEnchant:
		c.Frame2 = c.Frame.Mix(ui.Hex(0xffffff), 0.55)
		c.Explain("area")
	}
	if cost > 0 {
		c.Explain("cost", cost)
	}
	if clock > 0 {
		c.Explain("clock", clock)
	}
	if icons > 0 {
		c.Explain("charger", icons)
	} else {
		c.Explain("abyss")
	}
}

// facts returns the numbers of a card in words, for readers.
func facts(c *cards.Dressing) []string {
	parts := []string{c.Say("fact.cost", c.Attr(ztm.ACost)), c.Say("fact.clock", c.Attr(ztm.AClock))}
	if n := c.Attr(ztm.AIcons); n > 0 {
		parts = append(parts, c.Say("fact.icons", n))
	}
	if c.Attr(ztm.AType) == ztm.Character {
		parts = append(parts, c.Say("fact.attack", c.Attr(ztm.ANight), c.Attr(ztm.ADay)))
	}
	return parts
}
