package golden

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// row is a line of a page in one language: what does not depend on the
// language, what is read aloud, and what is drawn there.
type row struct {
	head  string
	label string
	drawn string
}

// marks has the words for table.Mark.
var marks = [...]string{"", "legal", "selected", "target", "dim", "void", "hidden"}

// read lists what a screen says: its status, then what can be read or operated
// in the order of the keyboard's focus with what is drawn on each, then what
// else is drawn on the top layer, by owner. Places, sizes and colours are left
// out, and so is whatever only repeats the log.
func read(sc harness.Scene, env *ui.Env) []row {
	l := env.Settings.Lang
	out := []row{{head: "status", label: plain(l, sc.Status(env))}}
	items := sc.Record(env).Items
	d := topLayer(items, sc.Nodes(env), l)
	out = append(out, d.focusable()...)
	out = append(out, row{head: "also"})
	for _, o := range slices.SortedFunc(keys(d.rest), natural) {
		out = append(out, row{head: cmp.Or(o, "the table"), drawn: strings.Join(d.rest[o], " · ")})
	}
	if len(d.loose) > 0 {
		out = append(out, d.looseCards())
	}
	return out
}

// layer is what is drawn on the top layer, by what it is drawn on.
type layer struct {
	lang  lang.Lang
	items []ui.Item
	nodes []ui.Node
	of    map[string]int      // the nodes by their ids
	on    [][]string          // what is drawn, by node
	state []string            // how cards lie, by node
	rest  map[string][]string // by owner that is no node
	loose map[string][]string // cards that cannot be operated, by what they show
}

func topLayer(items []ui.Item, nodes []ui.Node, l lang.Lang) *layer {
	d := &layer{l, items, nodes, map[string]int{}, make([][]string, len(nodes)), make([]string, len(nodes)), map[string][]string{}, map[string][]string{}}
	for i, n := range nodes {
		d.of[n.ID] = i
	}
	top := 0
	for i := range items {
		top = max(top, items[i].Layer)
	}
	for i := range items {
		switch it := &items[i]; {
		case it.Layer < top || it.Kind == ui.ItemTarget || it.Kind == ui.ItemElement || repeats(it.Owner):
		case it.Kind == ui.ItemCard:
			d.card(it)
		default:
			d.other(it)
		}
	}
	return d
}

func (d *layer) card(it *ui.Item) {
	word, s := plain(d.lang, it.Text), cardState(it)
	if n, ok := d.of[it.Owner]; ok {
		d.state[n] = strings.TrimSpace(d.state[n] + " " + s)
		if !strings.HasPrefix(d.nodes[n].Label, it.Text) {
			d.on[n] = append(d.on[n], word)
		}
	} else if strings.HasPrefix(it.Owner, "card.") {
		w := strings.TrimSpace(word + " " + s)
		d.loose[w] = append(d.loose[w], it.Owner)
	} else {
		d.rest[it.Owner] = append(d.rest[it.Owner], strings.TrimSpace("card "+word+" "+s))
	}
}

func (d *layer) other(it *ui.Item) {
	word := plain(d.lang, it.Text)
	switch it.Kind {
	case ui.ItemIcon:
		word = "(" + it.Text + ")"
	case ui.ItemPicture, ui.ItemCover, ui.ItemArrow, ui.ItemRing, ui.ItemSheet:
		if it.Kind == ui.ItemArrow {
			word += ends(d.items, it, d.nodes, d.of)
		}
		word = strings.TrimSpace(kinds[it.Kind] + " " + word)
	}
	if word == "" {
		return
	}
	if n, ok := owner(it.Owner, d.of); ok {
		if label := plain(d.lang, d.nodes[n].Label); word == label || word == "picture "+label {
			word = "="
		}
		d.on[n] = append(d.on[n], word)
	} else {
		d.rest[it.Owner] = append(d.rest[it.Owner], word)
	}
}

// focusable are the rows of what can be read or operated, under their groups.
func (d *layer) focusable() (out []row) {
	group := ""
	for i, n := range d.nodes {
		if repeats(n.ID) {
			continue
		}
		if n.Group != group {
			if group = n.Group; group != "" {
				out = append(out, row{head: "in", label: plain(d.lang, group)})
			}
		}
		head := string(n.Role) + " " + n.ID
		if group != "" {
			head = indent + head
		}
		for _, f := range []struct {
			on   bool
			word string
		}{{n.Weight == ui.ButtonPrimary, "lit"}, {n.Disabled, "disabled"}, {n.Checked, "checked"}, {n.Role == ui.RoleSlider, fmt.Sprintf("%.2f", n.Value)}, {d.state[i] != "", d.state[i]}} {
			if f.on {
				head += " " + f.word
			}
		}
		out = append(out, row{head, plain(d.lang, n.Label), strings.Join(d.on[i], " · ")})
	}
	return out
}

// looseCards is the row of the cards that cannot be operated, in the order of
// their ids, which is the same in both languages.
func (d *layer) looseCards() row {
	n := 0
	var words []string
	for _, w := range slices.SortedFunc(keys(d.loose), func(a, b string) int {
		return natural(slices.MinFunc(d.loose[a], natural), slices.MinFunc(d.loose[b], natural))
	}) {
		n += len(d.loose[w])
		if k := len(d.loose[w]); k > 1 {
			w += fmt.Sprintf(" ×%d", k)
		}
		words = append(words, w)
	}
	return row{head: fmt.Sprintf("%d cards", n), drawn: strings.Join(words, " · ")}
}

// repeats reports whether an element repeats the log (which has a golden file
// of its own) in as many lines or pictures as there is room for.
func repeats(id string) bool {
	return strings.HasPrefix(id, "log.") || strings.HasPrefix(id, "rail-")
}

func cardState(it *ui.Item) string {
	s := marks[it.Mark]
	if math.Abs(it.Angle) > 9*math.Pi/180 { // a fan's cards are turned less
		s = strings.TrimSpace(s + " turned")
	}
	return s
}

// owner finds the node on which something is drawn: its owner's, or that of
// which its owner is a part.
func owner(id string, of map[string]int) (int, bool) {
	for {
		if n, ok := of[id]; ok {
			return n, true
		}
		dot := strings.LastIndexByte(id, '.')
		if dot < 0 {
			return 0, false
		}
		id = id[:dot]
	}
}

// ends names what an arrow leads from and to; of a row of places, the row.
func ends(list []ui.Item, a *ui.Item, nodes []ui.Node, of map[string]int) string {
	at := func(x, y float64) string {
		best, size := "?", math.Inf(1)
		for _, it := range list {
			n, ok := of[it.Owner]
			if it.Kind != ui.ItemElement || !ok || it.Rect.W*it.Rect.H >= size || !it.Rect.Contains(x, y) {
				continue
			}
			if best, size = it.Owner, it.Rect.W*it.Rect.H; nodes[n].Role == ui.RoleText && nodes[n].Group != "" {
				best = strings.TrimRight(best, "-0123456789")
			}
		}
		return best
	}
	return " " + at(a.Rect.X, a.Rect.Y) + " → " + at(a.Rect.X+a.Rect.W, a.Rect.Y+a.Rect.H)
}

// plain joins the lines of a text that was broken to fit.
func plain(l lang.Lang, s string) string {
	s = strings.ReplaceAll(s, "\n", l.Pick("", " "))
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\u00a0' }), " ")
}

func keys[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// natural compares so that card-9 is before card-10.
func natural(a, b string) int {
	digits := func(s string) int {
		n := 0
		for n < len(s) && '0' <= s[n] && s[n] <= '9' {
			n++
		}
		return n
	}
	for a != "" && b != "" {
		if m, n := digits(a), digits(b); m > 0 && n > 0 {
			if c := cmp.Or(cmp.Compare(m, n), cmp.Compare(a[:m], b[:n])); c != 0 {
				return c
			}
			a, b = a[m:], b[n:]
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

// Text is a screen in both languages, side by side where there is room.
func Text(ja, en []row) string {
	var b strings.Builder
	for _, p := range pair(ja, en) {
		write(&b, p[0], p[1])
	}
	return b.String()
}

// indent is before the lines of a group.
const indent = "  "

// wide is the width of a line from which on the languages are below each other.
const wide = 110

func write(b *strings.Builder, ja, en *row) {
	one, only := cmp.Or(ja, en), ""
	if ja == nil {
		ja, only = &row{}, " (en only)"
	} else if en == nil {
		en, only = &row{}, " (ja only)"
	}
	words := func(a, b string) string {
		if a == b || b == "" {
			return a
		}
		return strings.TrimPrefix(a+" | "+b, " | ")
	}
	head, label, drawn := one.head+only, words(ja.label, en.label), words(ja.drawn, en.drawn)
	switch head {
	case "in":
		fmt.Fprintf(b, "[%s]\n", label)
		return
	case "also":
		b.WriteString("\n")
		return
	}
	if drawn != "" {
		drawn = "  {" + drawn + "}"
	}
	if label != "" {
		label = "  " + label
	}
	if line := head + label + drawn; width(line) <= wide {
		b.WriteString(line + "\n")
		return
	}
	b.WriteString(head + "\n")
	if drawn != "" && strings.HasPrefix(head, indent) {
		drawn = indent + drawn
	}
	for _, s := range []string{ja.label, en.label} {
		if s != "" && (s != ja.label || s == one.label) {
			fmt.Fprintf(b, "    %s\n", s)
		}
	}
	switch {
	case drawn == "":
	case width(drawn) <= wide || ja.drawn == en.drawn:
		fmt.Fprintf(b, "  %s\n", drawn)
	default:
		for _, s := range []string{ja.drawn, en.drawn} {
			if s != "" {
				fmt.Fprintf(b, "    {%s}\n", s)
			}
		}
	}
}

// width is the number of columns that a text takes.
func width(s string) (n int) {
	for _, r := range s {
		n++
		if r >= 0x2e80 {
			n++
		}
	}
	return n
}

// pair joins the rows of two languages that have the same head; nil stands for
// a row that is only in the other.
func pair(a, b []row) [][2]*row {
	most := make([][]int, len(a)+1) // rows that can be joined from here on
	for i := range most {
		most[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if most[i][j] = max(most[i+1][j], most[i][j+1]); a[i].head == b[j].head {
				most[i][j] = max(most[i][j], most[i+1][j+1]+1)
			}
		}
	}
	var out [][2]*row
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i].head == b[j].head:
			out = append(out, [2]*row{&a[i], &b[j]})
			i++
			j++
		case j == len(b) || i < len(a) && most[i+1][j] >= most[i][j+1]:
			out = append(out, [2]*row{&a[i], nil})
			i++
		default:
			out = append(out, [2]*row{nil, &b[j]})
			j++
		}
	}
	return out
}
