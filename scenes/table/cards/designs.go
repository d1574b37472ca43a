package cards

import (
	"fmt"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
)

// Pictures are a game's pictures; package cardart implements it.
type Pictures interface {
	ArtDrawer
	// Arrive requests the game's own pictures and reports whether they have just arrived.
	Arrive(env *ui.Env) bool
	// Back draws the game's card back.
	Back(c *ui.Canvas, r ui.Rect)
	// Close releases their memory.
	Close()
}

// Designs makes and caches the faces of a game's designs, by design, language
// and form. Dress is the only place where a game says what a face shows.
type Designs struct {
	Lib    *effect.Library
	Words  lang.Words
	Art    Pictures
	Hidden string // key of the name of an unknown card; "": a face-down card
	// Colour returns a design's colour, for its frame and its name in the log.
	Colour func(def *effect.Def) ui.Colour
	// Dress adds the line of types, the numbers, explanations of words, and
	// anything else that the game shows.
	Dress func(d *Dressing)
	// Facts returns its numbers in words, for readers.
	Facts func(d *Dressing) []string
	// Terms are words that texts use without explaining them, as keys of phrases
	// kw.KEY; Families are the kinds of cards that have no rules of their own,
	// listed under the word kw.families. Both are in the glossary.
	Terms    []string
	Families *effect.Enum
	// Signs are the icons that the game uses, in legend order.
	Signs []ui.Icon

	made  map[Look]*CardFace
	foil  map[rules.DefID]bool
	terms map[lang.Lang][]Keyword
}

// Look identifies a face: a design in a language, in one of the game's forms
// (0: as printed), with a number that the form may show.
type Look struct {
	Def  rules.DefID
	Lang lang.Lang
	Form uint8
	N    int
}

// Dressing is a face being made.
type Dressing struct {
	Look
	*CardFace
	Design *effect.Def
	of     *Designs
}

// Of returns the face of a design, nil for the unknown card.
func (d *Designs) Of(def rules.DefID, l lang.Lang) *CardFace { return d.Look(Look{Def: def, Lang: l}) }

// Look returns a face, nil for the unknown card.
func (d *Designs) Look(k Look) *CardFace {
	if k.Def == 0 || int(k.Def) >= len(d.Lib.Defs) {
		return nil
	}
	if c, ok := d.made[k]; ok {
		return c
	}
	if d.made == nil {
		d.KeepNames()
	}
	def, text, l := d.Lib.Def(k.Def), d.Lib.Card(k.Def), k.Lang
	c := &CardFace{ID: text.ID + "/" + string(k.Lang), Title: text.Name.In(l), Subtitle: text.Subtitle.In(l), Frame: d.Colour(def),
		Art: d.Art, ArtID: text.ID, Flavour: text.Flavour.In(l), Rules: d.Lib.RulesText(k.Def, l), Digest: d.Lib.Digest(k.Def, l), Foil: d.keys()[k.Def]}
	if k.Form != 0 {
		c.ID += fmt.Sprintf("/%d.%d", k.Form, k.N)
	}
	d.Dress(&Dressing{Look: k, CardFace: c, Design: def, of: d})
	if d.made == nil {
		d.made = map[Look]*CardFace{}
	}
	d.made[k] = c
	return c
}

// KeepNames keeps the names of all cards whole in Japanese text.
func (d *Designs) KeepNames() {
	for id := 1; id < len(d.Lib.Defs); id++ {
		text := d.Lib.Card(rules.DefID(id))
		typeset.KeepNames(text.Name.In(lang.JA), text.Subtitle.In(lang.JA))
	}
}

// keys returns the key cards of the decks, which have a foil.
func (d *Designs) keys() map[rules.DefID]bool {
	if d.foil == nil {
		d.foil = map[rules.DefID]bool{}
		for _, deck := range d.Lib.Decks() {
			if deck.Key != "" {
				d.foil[d.Lib.Find(deck.Key)] = true
			}
		}
	}
	return d.foil
}

// CardKind is the look of a type of cards: its sign and its frame.
type CardKind struct {
	Icon  ui.Icon
	Shape Shape
}

// Is sets the type of card.
func (d *Dressing) Is(k CardKind) { d.KindIcon, d.Shape = k.Icon, k.Shape }

// Attr returns a number of the design.
func (d *Dressing) Attr(a uint8) int { return int(d.Design.Attr[a]) }

// Say returns a phrase of the game in the face's language.
func (d *Dressing) Say(key string, args ...any) string { return d.of.Words.T(d.Lang, key, args...) }

// Type returns the name of a type.
func (d *Dressing) Type(n int) lang.Phrase {
	t := d.of.Lib.Vocab.Types[n]
	return lang.Phrase{JA: t.JA, EN: t.EN}
}

// Number prints a number in a corner; key and args are its name.
func (d *Dressing) Number(corner Corner, icon ui.Icon, key string, value any, col ui.Colour, args ...any) {
	d.Stats = append(d.Stats, Stat{Corner: corner, Icon: icon, Label: d.Say(key, args...), Value: fmt.Sprint(value), Colour: col})
}

// Names returns the names of the values in a mask.
func (d *Dressing) Names(e *effect.Enum, mask int) (out []string) {
	for i, v := range e.Values {
		if mask&(1<<i) != 0 {
			out = append(out, d.Lang.Pick(v.JA, v.EN))
		}
	}
	return out
}

// Explain adds an explanation to the card, once: its name is the phrase
// kw.key, its text kw.key.help. If args make the name specific to a card,
// kw.key.any is its name in the glossary, kw.key.any.help its text there.
func (d *Dressing) Explain(key string, args ...any) {
	w := d.of.Words
	k := Keyword{Name: w.T(d.Lang, "kw."+key, args...), Help: w.T(d.Lang, "kw."+key+".help", args...)}
	if len(args) > 0 { // specific to this card: the glossary has it for all
		k.General.Name, k.General.Help = w.T(d.Lang, "kw."+key, "X"), w.T(d.Lang, "kw."+key+".help", "X")
		if _, ok := w["kw."+key+".any"]; ok {
			k.General.Name = w.T(d.Lang, "kw."+key+".any")
		}
		if _, ok := w["kw."+key+".any.help"]; ok {
			k.General.Help = w.T(d.Lang, "kw."+key+".any.help")
		}
	}
	for _, q := range d.Keywords {
		if q.Name == k.Name {
			return
		}
	}
	d.Keywords = append(d.Keywords, k)
}

// Name returns the name of a design.
func (d *Designs) Name(def rules.DefID, l lang.Lang) string {
	if def == 0 && d.Hidden == "" {
		return words.Text.T(l, "facedown")
	}
	if def == 0 {
		return d.Words.T(l, d.Hidden)
	}
	return d.Lib.Card(def).Name.In(l)
}

// FullName returns the name with its subtitle, which distinguishes two cards of a person.
func (d *Designs) FullName(def rules.DefID, l lang.Lang) string {
	n := d.Name(def, l)
	if def != 0 {
		if sub := d.Lib.Card(def).Subtitle.In(l); sub != "" {
			return n + l.Pick("・", ", ") + sub
		}
	}
	return n
}

// Clause returns the text of an ability, "" if there is none of that number.
func (d *Designs) Clause(ability int, l lang.Lang) string {
	if ability < 0 || ability >= len(d.Lib.Abilities) {
		return ""
	}
	return d.Lib.AbilityText(uint16(ability), l)
}

// NumbersOf returns a design's numbers in words, for readers.
func (d *Designs) NumbersOf(def rules.DefID, l lang.Lang) string {
	return words.List(l, d.Facts(&Dressing{Look: Look{Def: def, Lang: l}, Design: d.Lib.Def(def), of: d})...)
}

// ColourOf returns a design's colour.
func (d *Designs) ColourOf(def rules.DefID) ui.Colour { return d.Colour(d.Lib.Def(def)) }

// Attr returns a number of a design.
func (d *Designs) Attr(def rules.DefID, a uint8) int { return int(d.Lib.Def(def).Attr[a]) }

// Cards returns the designs as shown outside of a match.
func (d *Designs) Cards() Cards { return Cards{Face: d.Of, Arrive: d.Art.Arrive} }

// Glossary returns the words that the game's cards explain, each once, without
// those specific to a single card.
func (d *Designs) Glossary(l lang.Lang) []Keyword {
	if d.terms[l] != nil {
		return d.terms[l]
	}
	var out []Keyword
	seen := map[string]bool{}
	for id := 1; id < len(d.Lib.Defs); id++ {
		for _, k := range d.Look(Look{Def: rules.DefID(id), Lang: l}).Keywords {
			if k.General.Name != "" {
				k = Keyword{Name: k.General.Name, Help: k.General.Help}
			}
			if !seen[k.Name] {
				seen[k.Name] = true
				out = append(out, k)
			}
		}
	}
	add := func(name, help string) {
		if !seen[name] {
			seen[name] = true
			out = append(out, Keyword{Name: name, Help: help})
		}
	}
	for _, key := range d.Terms {
		add(d.Words.T(l, "kw."+key), d.Words.T(l, "kw."+key+".help"))
	}
	if d.Families != nil {
		var list []string
		for _, v := range d.Families.Values {
			if v.JA != "" {
				list = append(list, l.Pick(v.JA, v.EN))
			}
		}
		add(d.Words.T(l, "kw.families"), d.Words.T(l, "kw.families.help", words.List(l, list...)))
	}
	if d.terms == nil {
		d.terms = map[lang.Lang][]Keyword{}
	}
	d.terms[l] = out
	return out
}

// Cards are a game's cards outside of a match.
type Cards struct {
	Face func(def rules.DefID, l lang.Lang) *CardFace
	// Arrive requests the game's own pictures and reports whether they have
	// just arrived, which makes earlier paintings outdated. nil: they are
	// always there.
	Arrive func(env *ui.Env) bool
}
