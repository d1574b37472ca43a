package zutomayo

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Colours of the elements: none, dark, electric, flame, wind.
var elementColours = [...]ui.Colour{ui.Hex(0x9aa3c8), ui.Hex(0x9a5cff), ui.Hex(0xffd32e), ui.Hex(0xff6434), ui.Hex(0x3ddc97)}
var elementIcons = [...]ui.Icon{ui.IconStar, ui.IconMoon, ui.IconBolt, ui.IconFlame, ui.IconWind}

// Colours of the game's numbers.
var (
	nightCol = ui.Hex(0xb08cff)
	dayCol   = ui.Hex(0xffc861)
	clockCol = ui.Hex(0x46e0ff)
	abyssCol = ui.Hex(0x9a5cff)
	emberCol = ui.Hex(0xff8a3c)
	powerCol = ui.Hex(0xffe066)
	costCol  = ui.Hex(0xf2f0ff)
	hpCol    = ui.Hex(0xff5f8a)
)

// artHints name a card's element and kind to the painter.
func artHints(d *effect.Def) []string {
	return []string{ztm.Elements.Values[d.Attr[ztm.AElement]].Name, [...]string{"character", "enchant", "area"}[d.Attr[ztm.AType]]}
}

type faceKey struct {
	def  rules.DefID
	lang lang.Lang
}

// faces keeps one face for a design and language.
type faces struct {
	lib *effect.Library
	art *cardart.Art
	m   map[faceKey]*table.CardFace
}

func newFaces(lib *effect.Library) *faces {
	return &faces{lib: lib, art: cardart.New("zutomayo", lib, artHints), m: map[faceKey]*table.CardFace{}}
}

// of returns the face of a design, nil for the unknown card.
func (f *faces) of(def rules.DefID, l lang.Lang) *table.CardFace {
	if def == 0 || int(def) >= len(f.lib.Defs) {
		return nil
	}
	k := faceKey{def, l}
	if c, ok := f.m[k]; ok {
		return c
	}
	d, ct := f.lib.Def(def), f.lib.Card(def)
	at := &d.Attr
	elem := int(at[ztm.AElement])
	typ := f.lib.Vocab.Types[at[ztm.AType]]
	kind := l.Pick(typ.JA, typ.EN)
	if v := ztm.Elements.Values[elem]; elem != ztm.None {
		kind = l.Pick(typ.JA+"・"+v.JA, v.EN+" "+typ.EN)
	}
	c := &table.CardFace{ID: ct.ID + "/" + string(l), Title: ct.Name.In(l), Subtitle: ct.Subtitle.In(l), Kind: kind, KindIcon: elementIcons[elem],
		Frame: elementColours[elem], Art: f.art, ArtID: ct.ID, Flavour: ct.Flavour.In(l), Rules: f.lib.RulesText(def, l)}
	add := func(corner table.Corner, icon ui.Icon, key string, n int16, col ui.Colour) {
		c.Stats = append(c.Stats, table.Stat{Corner: corner, Icon: icon, Label: Text.T(l, key), Value: strconv.Itoa(int(n)), Colour: col})
	}
	add(table.TopLeft, ui.IconNone, "cost", at[ztm.ACost], costCol)
	add(table.TopRight, ui.IconClock, "clock", at[ztm.AClock], clockCol)
	if at[ztm.AIcons] > 0 {
		add(table.MiddleLeft, ui.IconStar, "icons", at[ztm.AIcons], powerCol)
	}
	if at[ztm.AType] == ztm.Character {
		add(table.BottomLeft, ui.IconMoon, "night", at[ztm.ANight], nightCol)
		add(table.BottomRight, ui.IconSun, "day", at[ztm.ADay], dayCol)
	}
	if at[ztm.AType] == ztm.AreaEnchant {
		c.Frame2 = elementColours[elem].Mix(ui.Hex(0xffffff), 0.55)
	}
	help := func(key string, args ...any) {
		c.Keywords = append(c.Keywords, table.Keyword{Name: Text.T(l, "kw."+key), Help: Text.T(l, "kw."+key+".help", args...)})
	}
	switch at[ztm.AType] {
	case ztm.Character:
		if len(d.Abilities) > 0 {
			help("ability")
		}
	case ztm.Enchant:
		help("enchant")
	case ztm.AreaEnchant:
		help("area")
	}
	if at[ztm.ACost] > 0 {
		help("cost", at[ztm.ACost])
	}
	if at[ztm.AClock] > 0 {
		help("clock", at[ztm.AClock])
	}
	if at[ztm.AIcons] > 0 {
		help("charger", at[ztm.AIcons])
	} else {
		help("abyss")
	}
	f.m[k] = c
	return c
}

// facts are the numbers of a card in words, for readers.
func (f *faces) facts(def rules.DefID, l lang.Lang) string {
	at := &f.lib.Def(def).Attr
	parts := []string{Text.T(l, "fact.cost", at[ztm.ACost]), Text.T(l, "fact.clock", at[ztm.AClock])}
	if at[ztm.AIcons] > 0 {
		parts = append(parts, Text.T(l, "fact.icons", at[ztm.AIcons]))
	}
	if at[ztm.AType] == ztm.Character {
		parts = append(parts, Text.T(l, "fact.attack", at[ztm.ANight], at[ztm.ADay]))
	}
	return strings.Join(parts, Text.T(l, "comma"))
}

func (f *faces) name(def rules.DefID, l lang.Lang) string {
	if def == 0 {
		return table.Text.T(l, "facedown")
	}
	return f.lib.Card(def).Name.In(l)
}

func (f *faces) colour(def rules.DefID) ui.Colour {
	return elementColours[f.lib.Def(def).Attr[ztm.AElement]]
}

// full is the name with its subtitle: what tells two cards of a person apart.
func (f *faces) full(def rules.DefID, l lang.Lang) string {
	n := f.name(def, l)
	if def != 0 {
		if sub := f.lib.Card(def).Subtitle.In(l); sub != "" {
			return n + l.Pick("・", ", ") + sub
		}
	}
	return n
}
