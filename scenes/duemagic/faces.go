package duemagic

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// CivilizationColours are those of light, water, darkness, fire, nature.
var CivilizationColours = [...]ui.Colour{ui.Hex(0xffe27a), ui.Hex(0x58b4ff), ui.Hex(0xa884ff), ui.Hex(0xff6a52), ui.Hex(0x5fdc8b)}
var civIcons = [...]ui.Icon{ui.IconSun, ui.IconWind, ui.IconMoon, ui.IconFlame, ui.IconStar}
var noCiv = ui.Hex(0xb7bdd6)

// Hints for pictures of cards that have no staging of their own.
var civHints = [...]string{"electric", "wind", "dark", "flame", "wind"}

// Colours of the table.
var (
	powerCol = ui.Hex(0xffd36b)
	costCol  = ui.Hex(0xf4f2ff)
	ownCol   = ui.Hex(0x57e6ff) // the lower player's things on the stack
	oppCol   = ui.Hex(0xff6fa8) // the upper player's
	lightCol = ui.Hex(0xe9e2ff) // the stack's light
)

// civs lists the civilizations of a mask.
func civs(mask int) []int {
	var out []int
	for i := range CivilizationColours {
		if mask&(1<<i) != 0 {
			out = append(out, i)
		}
	}
	return out
}

// artHints name a card's civilizations and kind to the painter.
func artHints(d *effect.Def) []string {
	var hints []string
	for _, c := range civs(int(d.Attr[dmg.ACiv])) {
		hints = append(hints, civHints[c], dmg.Civilizations.Values[c].Name)
	}
	if d.Attr[dmg.AType] == dmg.Creature {
		return append(hints, "character")
	}
	return append(hints, "enchant")
}

type faceKey struct {
	def   rules.DefID
	lang  lang.Lang
	form  form
	power int // of a creature that is read on the table
}

// form is what a face is for.
type form uint8

const (
	printed form = iota
	lying        // on the table, without its power: a sign tells that of now
	reading      // a creature of the table, to be read with its power of now
)

// faces keeps the faces of designs, by language and form.
type faces struct {
	lib *effect.Library
	art *cardart.Art
	m   map[faceKey]*table.CardFace
}

func newFaces(lib *effect.Library) *faces {
	return &faces{lib: lib, art: cardart.New("duemagic", lib, artHints), m: map[faceKey]*table.CardFace{}}
}

func (f *faces) of(def rules.DefID, l lang.Lang) *table.CardFace {
	return f.face(faceKey{def: def, lang: l})
}
func (f *faces) laid(def rules.DefID, l lang.Lang) *table.CardFace {
	return f.face(faceKey{def: def, lang: l, form: lying})
}

// creature is the face by which a creature of the table is read.
func (f *faces) creature(def rules.DefID, power int, l lang.Lang) *table.CardFace {
	return f.face(faceKey{def, l, reading, power})
}

// face returns the face of a design, nil for the unknown card.
func (f *faces) face(k faceKey) *table.CardFace {
	if k.def == 0 || int(k.def) >= len(f.lib.Defs) {
		return nil
	}
	if c, ok := f.m[k]; ok {
		return c
	}
	def, l := k.def, k.lang
	d, ct := f.lib.Def(def), f.lib.Card(def)
	at := &d.Attr
	own := civs(int(at[dmg.ACiv]))
	c := &table.CardFace{ID: ct.ID + "/" + string(l), Title: ct.Name.In(l), Kind: f.kind(def, l), KindIcon: ui.IconStar,
		Frame: f.colour(def), Art: f.art, ArtID: ct.ID, Flavour: ct.Flavour.In(l), Rules: f.lib.RulesText(def, l)}
	if len(own) > 1 {
		c.Frame, c.Frame2 = CivilizationColours[own[0]], CivilizationColours[own[1]]
	}
	if len(own) > 0 {
		c.KindIcon = civIcons[own[0]]
	}
	c.Stats = append(c.Stats, table.Stat{Corner: table.TopLeft, Label: Text.T(l, "cost"), Value: strconv.Itoa(int(at[dmg.ACost])), Colour: c.Frame.Mix(costCol, 0.4)})
	if at[dmg.AType] == dmg.Creature {
		label, power := Text.T(l, "power"), int(at[dmg.APower])
		if k.form == reading && k.power != power {
			label, power = Text.T(l, "power.now", power), k.power
		}
		c.Stats = append(c.Stats, table.Stat{Corner: table.BottomLeft, Label: label, Value: strconv.Itoa(power), Colour: powerCol})
	}
	for _, t := range c.Rules {
		if n, help, ok := keyword(t); ok {
			c.Keywords = append(c.Keywords, table.Keyword{Name: n, Help: help})
		}
	}
	help := func(key string) {
		c.Keywords = append(c.Keywords, table.Keyword{Name: Text.T(l, "kw."+key), Help: Text.T(l, "kw."+key+".help")})
	}
	if len(own) > 1 {
		help("multi")
	}
	if at[dmg.AType] == dmg.Creature {
		help("creature")
	} else {
		help("spell")
	}
	switch k.form {
	case lying:
		c.ID += "/t"
		c.Stats = c.Stats[:1]
	case reading:
		c.ID += "/" + strconv.Itoa(k.power)
	}
	f.m[k] = c
	return c
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

// kind is a card's line of types: "Light/Water creature · Tidefolk".
func (f *faces) kind(def rules.DefID, l lang.Lang) string {
	at := &f.lib.Def(def).Attr
	typ := f.lib.Vocab.Types[at[dmg.AType]]
	var civ, race []string
	for i, v := range dmg.Civilizations.Values {
		if at[dmg.ACiv]&(1<<i) != 0 {
			civ = append(civ, l.Pick(v.JA, v.EN))
		}
	}
	for i, v := range dmg.Races.Values {
		if at[dmg.AType] == dmg.Creature && at[dmg.ARace]&(1<<i) != 0 {
			race = append(race, l.Pick(v.JA, v.EN))
		}
	}
	if len(civ) == 0 {
		civ = []string{Text.T(l, "colourless")}
	}
	if len(race) > 0 { // only creatures have races
		return strings.Join(civ, "/") + l.Pick("・", " · ") + strings.Join(race, "/")
	}
	return strings.Join(civ, "/") + l.Pick("・", " ") + l.Pick(typ.JA, typ.EN)
}

// facts are the numbers of a card in words, for readers.
func (f *faces) facts(def rules.DefID, l lang.Lang) string {
	at := &f.lib.Def(def).Attr
	out := Text.T(l, "fact.cost", at[dmg.ACost])
	if at[dmg.AType] == dmg.Creature {
		out += Text.T(l, "comma") + Text.T(l, "fact.power", at[dmg.APower])
	}
	return out
}

func (f *faces) name(def rules.DefID, l lang.Lang) string {
	if def == 0 {
		return table.Text.T(l, "facedown")
	}
	return f.lib.Card(def).Name.In(l)
}

// colour is the first civilization's.
func (f *faces) colour(def rules.DefID) ui.Colour {
	if own := civs(int(f.lib.Def(def).Attr[dmg.ACiv])); len(own) > 0 {
		return CivilizationColours[own[0]]
	}
	return noCiv
}
