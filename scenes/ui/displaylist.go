package ui

import (
	"cmp"
)

// ItemKind is what a display-list item shows.
type ItemKind uint8

// The kinds of items.
const (
	ItemText    ItemKind = iota
	ItemTarget           // an element that can be operated: Rect is its hit area, Box where it is drawn
	ItemCard             // a card of the table where it is now, moving or at rest
	ItemPicture          // a card's picture that is not a card of the table: the top of a pile, a card held up
	ItemIcon             //
	ItemElement          // any element of a surface, drawn or not
	ItemCover            // something that covers the table for a while: a preview, a toast, a speech
	ItemArrow            // from X, Y, by W, H
	ItemRing             // light around the subject of words
	ItemSheet            // a panel over the table: what was drawn before is under it and cannot be touched
)

// Item is one recorded item.
type Item struct {
	Kind  ItemKind
	Owner string // id of the element that drew it
	Text  string
	Rect  Rect // the space it takes
	Box   Rect // the space it was given
	Clip  Rect
	Size  float64
	Fits  bool
	Loose bool // may overlap: cards of a fan, callouts
	// Tabular means digits of equal width.
	Tabular bool
	Layer   int
	Mark    uint8   // cards: kind of emphasis
	Angle   float64 // cards: rotation
}

// DisplayList is everything drawn in one frame, in order.
type DisplayList struct {
	Items []Item
	layer int
}

func (d *DisplayList) add(it Item) {
	it.Layer = d.layer
	d.Items = append(d.Items, it)
}

// Note records something visible other than text: scenes use it to describe their pictures.
func (c *Canvas) Note(it Item) {
	if c.List == nil {
		return
	}
	it.Owner = cmp.Or(it.Owner, c.id)
	it.Box = cmp.Or(it.Box, it.Rect)
	it.Clip = c.clip
	it.Fits = true
	c.List.add(it)
}
