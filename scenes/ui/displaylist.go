package ui

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"slices"
)

func r2i(r Rect) image.Rectangle {
	return image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
}

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

// Texts returns the recorded words.
func (d *DisplayList) Texts() []string {
	var out []string
	for _, it := range d.Items {
		if it.Kind == ItemText {
			out = append(out, it.Text)
		}
	}
	return out
}

// Faults checks the layout of the top layer: text cut off, too small, outside
// of the window or overlapping other text; targets smaller than minTarget
// device pixels, overlapping, or partly covered by text.
func (d *DisplayList) Faults(env *Env, minTarget float64) []string {
	var out []string
	top := 0
	for _, it := range d.Items {
		top = max(top, it.Layer)
	}
	win := Rect{0, 0, env.W, env.H}
	var texts, targets []Item
	for _, it := range d.Items {
		if it.Layer != top {
			continue
		}
		vis := it.Rect.Intersect(it.Clip)
		switch it.Kind {
		case ItemSheet:
			under := func(o Item) bool { return !o.Rect.Intersect(it.Rect).Empty() }
			texts, targets = slices.DeleteFunc(texts, under), slices.DeleteFunc(targets, under)
		case ItemText:
			if vis.W < it.Rect.W*0.5 && vis.H < it.Rect.H*0.5 || vis.Empty() {
				continue // scrolled away
			}
			if !it.Fits {
				out = append(out, fmt.Sprintf("%s: text %q (%.0f×%.0f at size %.1f) does not fit %.0f×%.0f", it.Owner, it.Text, it.Rect.W, it.Rect.H, it.Size, it.Box.W, it.Box.H))
			}
			if it.Size < 12*env.Scale-0.51 {
				out = append(out, fmt.Sprintf("%s: text %q is smaller than 12 CSS px (%.1f)", it.Owner, it.Text, it.Size/env.Scale))
			}
			if it.Clip == win && !it.Loose && !it.Rect.Within(win, 1) {
				out = append(out, fmt.Sprintf("%s: text %q leaves the window (%v)", it.Owner, it.Text, it.Rect))
			}
			if !it.Loose {
				it.Rect = vis
				texts = append(texts, it)
			}
		case ItemTarget:
			if vis.W < it.Rect.W-1 || vis.H < it.Rect.H-1 {
				continue // partly scrolled away
			}
			if it.Rect.W < minTarget-0.5 || it.Rect.H < minTarget-0.5 {
				out = append(out, fmt.Sprintf("target %s is %.0f×%.0f, less than %.0f", it.Owner, it.Rect.W, it.Rect.H, minTarget))
			}
			if !it.Loose && !it.Rect.Within(win, 1) {
				out = append(out, fmt.Sprintf("target %s leaves the window (%v)", it.Owner, it.Rect))
			}
			if !it.Loose {
				targets = append(targets, it)
			}
		}
	}
	over := func(a, b Rect) bool {
		x := a.Intersect(b)
		return x.W > 1.5 && x.H > 1.5
	}
	for i := range texts {
		for j := i + 1; j < len(texts); j++ {
			if over(texts[i].Rect, texts[j].Rect) {
				out = append(out, fmt.Sprintf("texts overlap: %q (%s) and %q (%s)", texts[i].Text, texts[i].Owner, texts[j].Text, texts[j].Owner))
			}
		}
		for _, t := range targets {
			if over(texts[i].Rect, t.Rect) && !texts[i].Rect.Within(t.Rect, 2) {
				out = append(out, fmt.Sprintf("text %q (%s) sticks out over target %s", texts[i].Text, texts[i].Owner, t.Owner))
			}
		}
	}
	for i := range targets {
		for j := i + 1; j < len(targets); j++ {
			a, b := targets[i], targets[j]
			if over(a.Rect, b.Rect) && !a.Rect.Within(b.Rect, 1) && !b.Rect.Within(a.Rect, 1) {
				out = append(out, fmt.Sprintf("targets overlap: %s and %s", a.Owner, b.Owner))
			}
		}
	}
	return out
}
