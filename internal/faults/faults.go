// Package faults finds what is wrong with a picture, from its display list, and
// with tables of phrases. Tests use it.
package faults

import (
	"fmt"
	"regexp"
	"slices"

	"godeck/scenes/ui"
)

// Texts returns the recorded words.
func Texts(d *ui.DisplayList) []string {
	var out []string
	for _, it := range d.Items {
		if it.Kind == ui.ItemText {
			out = append(out, it.Text)
		}
	}
	return out
}

// blank is what lang.Words.T says of a key that it lacks, and a place of a phrase that is not filled.
var blank = regexp.MustCompile(`[⟨⟩]|\{\d\}`)

// Layout checks the layout of the top layer: phrases that are missing or lack what belongs in them, text cut off, too small, outside
// of the window or overlapping other text; targets smaller than minTarget
// device pixels, overlapping, or partly covered by text.
func Layout(d *ui.DisplayList, env *ui.Env, minTarget float64) []string {
	var out []string
	top := 0
	for _, it := range d.Items {
		top = max(top, it.Layer)
	}
	win := ui.Rect{W: env.W, H: env.H}
	var texts, targets []ui.Item
	for _, it := range d.Items {
		if it.Layer != top {
			continue
		}
		vis := it.Rect.Intersect(it.Clip)
		switch it.Kind {
		case ui.ItemSheet:
			under := func(o ui.Item) bool { return !o.Rect.Intersect(it.Rect).Empty() }
			texts, targets = slices.DeleteFunc(texts, under), slices.DeleteFunc(targets, under)
		case ui.ItemText:
			if vis.W < it.Rect.W*0.5 && vis.H < it.Rect.H*0.5 || vis.Empty() {
				continue // scrolled away
			}
			if blank.MatchString(it.Text) {
				out = append(out, fmt.Sprintf("%s: no phrase for %q, or nothing in its places", it.Owner, it.Text))
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
		case ui.ItemTarget:
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
	over := func(a, b ui.Rect) bool {
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
				out = append(out, fmt.Sprintf("targets overlap: %s %v and %s %v", a.Owner, a.Rect, b.Owner, b.Rect))
			}
		}
	}
	return out
}

// Covered checks what lies over what on the top layer at rest: cards that leave
// the window or cover words, and targets whose middle is under another target.
func Covered(d *ui.DisplayList, env *ui.Env) []string {
	var out []string
	top := 0
	for _, it := range d.Items {
		top = max(top, it.Layer)
	}
	win := ui.Rect{W: env.W, H: env.H}
	var texts, targets []ui.Item
	for _, it := range d.Items {
		if it.Layer != top {
			continue
		}
		vis := it.Rect.Intersect(it.Clip)
		switch it.Kind {
		case ui.ItemSheet:
			under := func(o ui.Item) bool { return !o.Rect.Intersect(it.Rect).Empty() }
			texts, targets = slices.DeleteFunc(texts, under), slices.DeleteFunc(targets, under)
		case ui.ItemText:
			if it.Rect = vis; !vis.Empty() && !it.Loose {
				texts = append(texts, it)
			}
		case ui.ItemTarget:
			for _, o := range targets {
				if x, y := o.Rect.Centre(); !it.Loose && vis.Contains(x, y) {
					out = append(out, fmt.Sprintf("target %s is under target %s", o.Owner, it.Owner))
				}
			}
			if vis.W > it.Rect.W-1 && vis.H > it.Rect.H-1 && !it.Loose {
				targets = append(targets, it)
			}
		case ui.ItemCard, ui.ItemPicture:
			if it.Clip == win && !it.Rect.Within(win, 0.2*it.Rect.H) {
				out = append(out, fmt.Sprintf("card %s %q leaves the window (%v)", it.Owner, it.Text, it.Rect))
			}
			for _, t := range texts {
				if x := t.Rect.Intersect(vis); t.Owner != it.Owner && x.W > 1.5 && x.H > 1.5 {
					out = append(out, fmt.Sprintf("card %s %q covers text %q (%s)", it.Owner, it.Text, t.Text, t.Owner))
				}
			}
		}
	}
	return out
}
