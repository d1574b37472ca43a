package builder_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/builder"
	"godeck/scenes/ui"
)

// position is a state of the desk that is looked at: what is pressed to get
// there.
type position struct {
	name  string
	place builder.Place
	deck  int // 1 + built-in deck on the desk; 0: none
	lose  int // cards that it lacks
	then  func(b *bench)
}

// positions are the states that are checked, in every game.
var positions = []position{
	{"shelf", builder.Shelf, 0, 0, nil},
	{"gallery", builder.Gallery, 0, 0, nil},
	{"card", builder.Gallery, 0, 0, func(b *bench) { b.press(b.first("c.")) }},
	{"rulings", builder.Gallery, 0, 0, func(b *bench) {
		for _, n := range b.s.Nodes(b.env) { // the first card that has any
			if !strings.HasPrefix(n.ID, "c.") {
				continue
			}
			b.press(n.ID)
			if !b.must("page.rulings").Disabled {
				b.press("page.rulings")
				return
			}
			b.key("Escape")
		}
	}},
	{"rulings late", builder.Gallery, 0, 0, func(b *bench) { b.fetch = "waits"; b.press(b.first("c."), "page.rulings") }},
	{"rulings away", builder.Gallery, 0, 0, func(b *bench) { b.fetch = "fails"; b.press(b.first("c."), "page.rulings") }},
	{"found nothing", builder.Gallery, 0, 0, func(b *bench) { b.s.Write(b.env, "search", "qqq"); b.tick(1) }},
	{"cost", builder.Gallery, 0, 0, func(b *bench) { b.press("filter.cost") }},
	{"type", builder.Gallery, 0, 0, func(b *bench) { b.press("filter.type") }},
	{"fields", builder.Gallery, 0, 0, func(b *bench) { b.press("filter.fields") }},
	{"facet", builder.Gallery, 0, 0, func(b *bench) {
		b.press("filter.fields")
		for _, n := range b.s.Nodes(b.env) { // the first
			if strings.HasPrefix(n.ID, "fields.") && n.ID != "fields.close" && n.ID != "fields.panel" && n.Role == ui.RoleButton {
				b.press(n.ID)
				return
			}
		}
	}},
	{"two colours", builder.Gallery, 0, 0, func(b *bench) {
		b.press("hue.0", "hue.1", "filter.cost")
		n := 0
		for _, x := range b.s.Nodes(b.env) {
			if v, ok := strings.CutPrefix(x.ID, "cost."); ok && n < 4 && strings.Trim(v, "0123456789") == "" {
				b.press(x.ID)
				n++
			}
		}
		b.press("cost.show")
	}},
	{"facet on", builder.Gallery, 0, 0, func(b *bench) {
		var field, value string
		b.press("filter.fields")
		for _, x := range b.s.Nodes(b.env) {
			if strings.HasPrefix(x.ID, "fields.") && x.ID != "fields.close" && x.ID != "fields.clear" {
				field = x.ID // the last
			}
		}
		b.press(field)
		for _, x := range b.s.Nodes(b.env) {
			if v, ok := strings.CutPrefix(x.ID, "facet."); ok && v != "" && strings.Trim(v, "-0123456789") == "" {
				value = x.ID
			}
		}
		b.press(value)
	}},
	{"order", builder.Gallery, 0, 0, func(b *bench) { b.press("filter.order") }},
	{"measured", builder.Desk, 1, 0, func(b *bench) { b.tick(90) }},
	{"empty", builder.Desk, 0, 0, nil},
	{"full", builder.Desk, 1, 0, func(b *bench) { b.s.Focus(b.last("c.")); b.tick(2) }},
	{"short", builder.Desk, 2, 3, nil},
	{"swap", builder.Desk, 1, 0, func(b *bench) { b.press(b.last("c.")) }},
	{"copies", builder.Desk, 1, 0, func(b *bench) { b.s.Focus(b.first("c.")); b.key("i") }},
	{"more", builder.Desk, 1, 0, func(b *bench) { b.press("more") }},
	{"delete", builder.Desk, 1, 0, func(b *bench) { b.press("more", "more.delete") }},
	{"notes", builder.Desk, 1, 0, func(b *bench) { b.press("more", "more.notes") }},
	{"cover", builder.Desk, 1, 0, func(b *bench) { b.press("more", "more.cover") }},
	{"share", builder.Desk, 1, 0, func(b *bench) {
		if _, ok := b.node("share"); ok {
			b.press("share")
		} else {
			b.press("more", "more.share")
		}
	}},
	{"qr", builder.Desk, 1, 0, func(b *bench) {
		if _, ok := b.node("share"); !ok {
			b.press("more", "more.share", "share.qr")
			return
		}
		b.press("share", "share.qr")
	}},
	{"hand", builder.Desk, 1, 0, func(b *bench) { b.press("test") }},
	{"import", builder.Shelf, 0, 0, func(b *bench) { b.press("import") }},
	{"import read", builder.Shelf, 0, 0, func(b *bench) {
		name := b.lib.Card(1).Name.In(b.env.Settings.Lang)
		r := []rune(name)
		b.press("import")
		b.s.Write(b.env, "import.text", "3 "+name+"\n2 "+string(r[:len(r)-1])+"\n1 @@@@@")
		b.tick(1)
		b.press("import.read")
	}},
	{"unread", builder.Desk, 0, 0, func(b *bench) {
		b.press("more", "more.import")
		b.s.Write(b.env, "import.text", "3 "+b.lib.Card(1).Name.In(b.env.Settings.Lang)+"\n1 @@@@@")
		b.tick(1)
		b.press("import.read")
		if b.must("import.take").Disabled { // of several cards with one name none was read
			b.press(b.first("line.1."))
		}
		b.press("import.take")
		b.tick(300)
		b.press("more", "more.unread")
	}},
	{"list", builder.Desk, 1, 0, func(b *bench) {
		if _, ok := b.node("whole"); ok {
			b.press("whole")
		}
	}},
	{"papers", builder.Desk, 2, 3, func(b *bench) {
		if n, _ := b.node("count"); n.Role == ui.RoleButton {
			b.press("count")
		} else {
			b.press("stamp")
		}
	}},
	{"study each", builder.Desk, 1, 0, func(b *bench) { b.press("more", "more.study", "study.go"); b.tick(20) }},
	{"study deep", builder.Desk, 1, 0, func(b *bench) {
		b.press("more", "more.study", "study.2", "study.go")
		b.tick(20)
		b.press("study.go")
	}},
	{"study whole", builder.Desk, 1, 0, func(b *bench) { b.press("more", "more.study", "study.1") }},
	{"study nothing", builder.Desk, 1, 0, func(b *bench) { b.dumb = true; b.press("more", "more.study", "study.go") }},
	{"study nobody", builder.Desk, 1, 0, func(b *bench) {
		b.press("more", "more.study", "study.against")
		for i := range b.lib.Decks() {
			b.press("study.deck." + strconv.Itoa(i))
		}
	}},
	{"study changed", builder.Desk, 2, 3, func(b *bench) {
		b.press("more", "more.study", "study.1", "study.go")
		b.tick(80)
		b.press("study.row.0")
		b.tick(2)
	}},
}

// first and last return the id of the first or last node with a prefix.
func (b *bench) first(prefix string) string {
	for _, n := range b.s.Nodes(b.env) {
		if strings.HasPrefix(n.ID, prefix) {
			return n.ID
		}
	}
	b.t.Fatalf("there is no %s", prefix)
	return ""
}

func (b *bench) last(prefix string) (id string) {
	for _, n := range b.s.Nodes(b.env) {
		if strings.HasPrefix(n.ID, prefix) && n.Rect.Y+n.Rect.H*0.6 < n.Clip.Bottom() {
			id = n.ID
		}
	}
	return id
}

// key presses a key, as the application hands it out.
func (b *bench) key(k string) {
	e := ui.KeyEvent{Key: k}
	if !b.s.HandleKey(b.env, e) {
		b.input(ui.Input{Keys: []ui.KeyEvent{e}})
	}
	b.tick(2)
}

// TestPictures draws every position, with PICTURES.
func TestPictures(t *testing.T) {
	if os.Getenv("PICTURES") == "" {
		t.Skip("PICTURES is not set")
	}
	for _, e := range entries {
		for _, p := range positions {
			for _, w := range windows {
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					name := fmt.Sprintf("%s %s %.0fx%.0f %s", e.ID, p.name, w.w, w.h, l)
					if !wanted(name) {
						continue
					}
					arrive(t, e)
					b := stand(t, e, p, w, l, 1)
					b.picture(name)
					b.s.Close()
				}
			}
		}
	}
}

func wanted(name string) bool {
	for word := range strings.FieldsSeq(os.Getenv("ONLY")) {
		if !strings.Contains(name, word) {
			return false
		}
	}
	return true
}
