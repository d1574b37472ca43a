package builder_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/scenes/builder"
	"godeck/scenes/builder/facets"
	"godeck/scenes/ui"
)

// legal returns a legal deck of a game, card by card, that is built by hand.
func legal(t testing.TB, b *bench) *deck.List {
	t.Helper()
	l := deck.Fill(b.lib, &deck.List{Game: b.lib.Vocab.Game}, nil, 3)
	if f := l.Faults(b.lib); f != nil {
		t.Fatal(f)
	}
	return l
}

// hand is how somebody operates the desk.
type hand struct {
	b       *bench
	presses int
}

// touch taps a node, which is scrolled to by dragging.
func (h *hand) touch(id, area string) {
	h.b.t.Helper()
	for range 200 {
		n, ok := h.b.node(id)
		if ok && (n.Clip == (ui.Rect{}) || n.Rect.Intersect(n.Clip).H > n.Rect.H*0.6 && n.Rect.Intersect(n.Clip).W > n.Rect.W*0.6) {
			h.presses++
			h.b.tap(id)
			return
		}
		var clip ui.Rect
		for _, x := range h.b.s.Nodes(h.b.env) {
			if strings.HasPrefix(x.ID, area) {
				clip = x.Clip
			}
		}
		x, y := clip.Centre()
		h.b.swipe(x, y+clip.H*0.12, x, y-clip.H*0.12)
	}
	n, ok := h.b.node(id)
	h.b.t.Fatalf("%s is not reached by finger: %v %v %v", id, ok, n.Rect, n.Clip)
}

// swipe moves a finger.
func (b *bench) swipe(x0, y0, x1, y1 float64) {
	at := func(ph ui.PointerPhase, x, y float64) {
		b.input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, ID: 1, X: x, Y: y, Touch: true}}})
	}
	at(ui.PointerDown, x0, y0)
	for i := 1; i <= 6; i++ {
		p := float64(i) / 6
		at(ui.PointerMove, x0+(x1-x0)*p, y0+(y1-y0)*p)
	}
	b.tick(2)
	at(ui.PointerMove, x1, y1)
	at(ui.PointerUp, x1, y1)
	b.tick(90)
}

// ordered returns the deck's cards in the order of the drawer.
func ordered(b *bench, l *deck.List) []deck.Entry {
	out := append(slices.Clone(l.Main), l.Side...)
	slices.SortFunc(out, func(x, y deck.Entry) int { return int(b.lib.Find(x.Card)) - int(b.lib.Find(y.Card)) })
	return out
}

// TestBuiltByTouch builds a legal deck from nothing by finger alone, on a phone,
// in every game, and plays it.
func TestBuiltByTouch(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, window{390, 844, 2}, lang.JA, 1, builder.Shelf, nil)
		h := &hand{b: b}
		h.touch("new", "box.")
		if n := b.must("play"); !n.Disabled || n.Desc == "" {
			t.Errorf("%s: an empty deck can be played", e.ID)
		}
		want := legal(t, b)
		for _, x := range ordered(b, want) {
			for range x.N {
				h.touch("c."+x.Card, "c.")
			}
		}
		if n := b.must("play"); n.Disabled {
			t.Fatalf("%s: not legal: %s", e.ID, n.Desc)
		}
		b.tap("play")
		if got := b.shelf.Get("", b.played); got == nil || !got.Same(want) || got.Name == "" {
			t.Errorf("%s: played %q: %+v", e.ID, b.played, got)
		}
		if h.presses > 80 {
			t.Errorf("%s: %d taps", e.ID, h.presses)
		}
	}
}

// focusTree moves the focus as the application does: Tab, then arrows.
func (b *bench) reach(id string) {
	b.t.Helper()
	for range 400 {
		n, ok := b.node(id)
		if ok {
			b.s.Focus(n.ID)
			b.tick(2)
			return
		}
		// further down: the last card in reach, which scrolls
		last := ""
		for _, x := range b.s.Nodes(b.env) {
			if strings.HasPrefix(x.ID, "c.") {
				last = x.ID
			}
		}
		b.s.Focus(last)
		b.tick(2)
	}
	b.t.Fatalf("%s is not reached by keyboard", id)
}

// TestBuiltByKeyboard builds a legal deck from nothing by focus and activation
// alone, in every game, takes one card out again and undoes that.
func TestBuiltByKeyboard(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[0], lang.EN, 1, builder.Shelf, nil)
		b.press("new")
		want := legal(t, b)
		for _, x := range ordered(b, want) {
			b.reach("c." + x.Card)
			for range x.N {
				b.press("c." + x.Card)
			}
		}
		if n := b.must("play"); n.Disabled {
			t.Fatalf("%s: not legal: %s", e.ID, n.Desc)
		}
		b.press(b.first("deck."))
		if n := b.must("play"); !n.Disabled && e.ID != "guardians" { // which has room for fewer
			t.Errorf("%s: a deck that lacks a card can be played", e.ID)
		}
		b.key("z")
		if b.must("play").Disabled {
			t.Errorf("%s: undo brings nothing back", e.ID)
		}
		b.tick(60)
		all := b.shelf.All("")
		if len(all) != 1 || !all[0].Same(want) {
			t.Errorf("%s: stored %v", e.ID, all)
		}
		b.key("Escape") // not while there is something to undo
		b.must("play")
		b.press("back")
		b.press("box." + all[0].ID)
		if b.must("undo").Disabled {
			t.Errorf("%s: a deck that is opened again has forgotten what can be undone", e.ID)
		}
		b.press("back")
		b.key("Escape")
		if !b.left {
			t.Errorf("%s: Escape does not lead back", e.ID)
		}
	}
}

// TestImportWithTypos reads a list with mistakes, takes what is suggested, and
// finds the deck on the desk; a code brings the same deck.
func TestImportWithTypos(t *testing.T) {
	for _, e := range entries {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, e, windows[0], l, 1, builder.Shelf, nil)
			want := legal(t, b)
			lines := strings.Split(strings.TrimSpace(want.Text(b.lib, l)), "\n")
			wrong := 0
			for i, line := range lines {
				if _, name, ok := strings.Cut(line, " "); ok && line[0] >= '1' && line[0] <= '9' && len([]rune(name)) > 5 && wrong < 2 && !strings.Contains(line, "[") {
					r := []rune(line)
					lines[i] = string(r[:len(r)-2]) + string(r[len(r)-1:]) // a letter is missing
					wrong++
				}
			}
			b.press("import")
			b.s.Write(b.env, "import.text", strings.Join(lines, "\n"))
			b.tick(1)
			b.press("import.read")
			for range wrong {
				id := ""
				for _, n := range b.s.Nodes(b.env) {
					if strings.HasPrefix(n.ID, "line.") && n.Role == ui.RoleButton && want.Copies(n.ID[strings.LastIndex(n.ID, ".")+1:], false) > 0 {
						id = n.ID
						break
					}
				}
				if id == "" {
					t.Fatalf("%s %s: no suggestion for %q", e.ID, l, lines)
				}
				b.press(id)
			}
			b.press("import.take")
			if b.must("play").Disabled {
				t.Errorf("%s %s: %s", e.ID, l, b.must("play").Desc)
			}
			b.press("play")
			got := b.shelf.Get("", b.played)
			if got == nil || !got.Same(want) {
				t.Errorf("%s %s: read %+v", e.ID, l, got)
			}
			code, err := want.Code(b.lib)
			if err != nil {
				t.Fatal(err)
			}
			c := sit(t, e, windows[2], l, 1, builder.Shelf, nil)
			c.press("import")
			c.s.Write(c.env, "import.text", code)
			c.tick(1)
			c.press("import.read", "import.take")
			if c.must("play").Disabled {
				t.Errorf("%s: a code is not read", e.ID)
			}
		}
	}
}

// TestUnreadLines keeps lines that were not understood with the deck, says so on
// the desk, and takes them up again: as a card, or to be dropped.
func TestUnreadLines(t *testing.T) {
	b := sit(t, entries[3], windows[0], lang.EN, 1, builder.Shelf, nil)
	b.press("import")
	b.s.Write(b.env, "import.text", "4 Wick Page\n3 Glass Sentri\n2 Nobody Knows This")
	b.tick(1)
	b.press("import.read", "import.take")
	b.tick(300) // it is stored
	if n := b.must("sub").Label; !strings.Contains(n, "2 lines not understood") {
		t.Errorf("the desk says %q", n)
	}
	b.press("more", "more.unread", "line.1.glass-sentry", "import.take", "more")
	if n := b.must("more.unread").Label; n != "1 line not understood" {
		t.Errorf("then it says %q", n)
	}
	b.press("more.unread", "import.again")
	if n := b.must("sub").Label; strings.Contains(n, "not understood") {
		t.Errorf("dropped: %q", n)
	}
	b.tick(300)
	l := b.shelf.All("duemagic")[0]
	if l.Copies("wick-page", false) != 4 || l.Copies("glass-sentry", false) != 3 || len(l.Unread) != 0 {
		t.Errorf("stored: %+v", l)
	}
	b.press("undo")
	if n := b.must("sub").Label; !strings.Contains(n, "1 line not understood") {
		t.Errorf("taken back: %q", n)
	}
}

// TestCompleted lets the program complete a deck that was begun with a card.
func TestCompleted(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[2], lang.EN, 1, builder.Gallery, nil)
		id := b.first("c.")
		b.press(id, "page.begin", "more", "more.fill")
		if n := b.must("play"); n.Disabled {
			t.Errorf("%s: %s", e.ID, n.Desc)
		}
		b.press("play")
		if got := b.shelf.Get("", b.played); got.Copies(strings.TrimPrefix(id, "c."), false)+got.Copies(strings.TrimPrefix(id, "c."), true) == 0 {
			t.Errorf("%s: the card is gone", e.ID)
		}
	}
}

// TestSwap puts a card into a full deck: a strip makes room for it.
func TestSwap(t *testing.T) {
	for _, e := range entries {
		d := builtIn(t, e, 0, lang.EN)
		b := sit(t, e, windows[0], lang.EN, 1, builder.Desk, d)
		n := d.Cards(false)
		id := ""
		for _, x := range b.s.Nodes(b.env) {
			if strings.HasPrefix(x.ID, "c.") && strings.HasSuffix(x.Label, "×0") && b.lib.SectionOf(b.lib.Find(x.ID[2:]), false) == b.lib.SectionOf(b.lib.Find(d.Main[0].Card), false) {
				id = x.ID
				break
			}
		}
		if id == "" || e.ID == "guardians" { // there is room in its decks
			continue
		}
		b.press(id)
		gone := b.first("deck.")
		b.press(gone)
		b.tick(60)
		got := b.shelf.All("")[0]
		if got.Cards(false) != n || got.Copies(id[2:], false) != 1 {
			t.Errorf("%s: %s for %s: %d cards, %v", e.ID, id, gone, got.Cards(false), got.Main)
		}
	}
}

// TestDragged drags a card onto the deck, and a strip out of it.
func TestDragged(t *testing.T) {
	e := entries[0]
	b := sit(t, e, windows[0], lang.EN, 1, builder.Desk, &deck.List{Game: e.ID})
	from := b.must(b.first("c.")).Rect
	strips := ui.Rect{X: 0.70 * 1280, Y: 0.4 * 720, W: 10, H: 10}
	b.drag(from, strips)
	b.tick(60)
	if all := b.shelf.All(""); len(all) != 1 || all[0].Cards(false) != 1 {
		t.Fatalf("dragged in: %v", all)
	}
	b.drag(b.must(b.first("deck.")).Rect, from)
	b.tick(60)
	if all := b.shelf.All(""); all[0].Cards(false) != 0 {
		t.Errorf("dragged out: %v", all[0].Main)
	}
}

func (b *bench) drag(from, to ui.Rect) {
	x0, y0 := from.Centre()
	x1, y1 := to.Centre()
	at := func(ph ui.PointerPhase, x, y float64) {
		b.input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, X: x, Y: y}}, HoverX: x, HoverY: y, Hover: true})
	}
	at(ui.PointerDown, x0, y0)
	for i := 1; i <= 8; i++ {
		p := float64(i) / 8
		at(ui.PointerMove, math.Round(x0+(x1-x0)*p), math.Round(y0+(y1-y0)*p))
	}
	at(ui.PointerUp, x1, y1)
	b.tick(2)
}

// TestSearch finds cards by words in both languages, in any width and kind of
// kana.
func TestSearch(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[0], lang.JA, 1, builder.Gallery, nil)
		b.tick(60) // until the rules are read
		name := b.lib.Card(3).Name
		for _, q := range []string{name.JA, name.EN, strings.ToUpper(name.EN), strings.Join(b.lib.RulesText(2, lang.EN), "")} {
			b.s.Write(b.env, "search", q)
			b.tick(1)
			if _, ok := b.node("nothing"); ok {
				t.Errorf("%s: %q finds nothing", e.ID, q)
			}
		}
	}
}

// TestOrders sorts and filters, and counts what there is.
func TestOrders(t *testing.T) {
	b := sit(t, entries[3], windows[0], lang.EN, 1, builder.Gallery, nil)
	first := b.first("c.")
	b.press("filter.order", "order.2")
	if b.first("c.") == first {
		t.Error("sorting by name changes nothing")
	}
	b.press("filter.cost", "cost.9", "cost.show")
	if n := b.must("hue.all"); n.Label != "All 3" {
		t.Errorf("%q cards of cost 9", n.Label)
	}
	b.press("filter.cost", "cost.all", "cost.show", "hue.0")
	if n := b.must("hue.0"); !n.Checked {
		t.Error("the tab is not lit")
	}
}

// shown returns how many cards are shown.
func (b *bench) shown(t *testing.T) (n int) {
	t.Helper()
	for word := range strings.FieldsSeq(b.s.Status(b.env)) {
		if v, err := strconv.Atoi(word); err == nil {
			return v
		}
	}
	t.Fatal(b.s.Status(b.env))
	return 0
}

// Several values of a field let every card through that has one of them, by
// mouse, finger and without either, and several fields only those that pass all.
func TestSeveralValues(t *testing.T) {
	for _, e := range entries {
		for _, w := range []window{windows[0], windows[2]} {
			b := sit(t, e, w, lang.EN, 1, builder.Gallery, nil)
			count := func(is func(hues uint32, typ string) bool) (n int) {
				for d := 1; d < len(b.lib.Defs); d++ {
					x := b.lib.Def(rules.DefID(d))
					if is(e.HuesOf(x), b.lib.Vocab.Types[x.Attr[b.lib.Vocab.TypeAttr]].Name) {
						n++
					}
				}
				return n
			}
			b.tap("hue.0")
			b.tap("hue.1")
			if got, want := b.shown(t), count(func(h uint32, _ string) bool { return h&3 != 0 }); got != want || !b.must("hue.0").Checked || !b.must("hue.1").Checked || b.must("hue.all").Checked {
				t.Errorf("%s: %d of two colours, not %d", e.ID, got, want)
			}
			many := count(func(h uint32, _ string) bool { return h&(h-1) != 0 }) > 0
			if _, ok := b.node("hue.just"); ok != many {
				t.Errorf("%s: cards of several colours: %v; exactly these: %v", e.ID, many, ok)
			}
			if many {
				b.press("hue.just")
				if got, want := b.shown(t), count(func(h uint32, _ string) bool { return h == 3 }); got != want {
					t.Errorf("%s: %d have exactly two colours, not %d", e.ID, got, want)
				}
				b.press("hue.1")
				if got, want := b.shown(t), count(func(h uint32, _ string) bool { return h == 1 }); got != want {
					t.Errorf("%s: %d have exactly one colour, not %d", e.ID, got, want)
				}
				b.press("hue.just", "hue.1")
			}
			b.press("filter.type")
			var on []string
			for _, n := range b.s.Nodes(b.env) {
				if v, ok := strings.CutPrefix(n.ID, "type."); ok && len(on) < 2 && v != "all" && v != "close" {
					on = append(on, v)
				}
			}
			b.press("type."+on[0], "type."+on[1])
			want := count(func(h uint32, typ string) bool { return h&3 != 0 && slices.Contains(on, typ) })
			if n := b.must("type.show"); !strings.Contains(n.Label, strconv.Itoa(want)) {
				t.Errorf("%s: %q, not %d", e.ID, n.Label, want)
			}
			b.tap("type.show")
			if got := b.shown(t); got != want || !strings.HasSuffix(b.must("filter.type").Label, "+1") {
				t.Errorf("%s: %d of two colours and two types, not %d; %q", e.ID, got, want, b.must("filter.type").Label)
			}
			b.press("filter.type", "type.all", "type.show", "hue.all")
			if got := b.shown(t); got != len(b.lib.Defs)-1 {
				t.Errorf("%s: %d cards without a filter", e.ID, got)
			}
		}
	}
}

// Notes on a deck are written on the desk, stored with it, and one step to undo.
func TestNotes(t *testing.T) {
	e := entries[3]
	b := sit(t, e, windows[2], lang.JA, 1, builder.Desk, builtIn(t, e, 0, lang.JA))
	b.press("more", "more.notes")
	b.s.Write(b.env, "notes.text", "先に受ける。")
	b.s.Write(b.env, "notes.text", "先に受ける。\n後で殴る。")
	b.tick(60)
	b.press("notes.close")
	if all := b.shelf.All(""); len(all) != 1 || all[0].Notes != "先に受ける。\n後で殴る。" {
		t.Fatalf("stored: %+v", all)
	}
	b.key("z")
	b.press("more", "more.notes")
	b.tick(60)
	if all := b.shelf.All(""); all[0].Notes != "" {
		t.Errorf("undone: %q", all[0].Notes)
	}
}

// fakeOdds is a measuring that goes on by itself.
type fakeOdds struct{ n int }

func (o *fakeOdds) Step() bool        { o.n += 10; return o.n >= 400 }
func (o *fakeOdds) Games() (int, int) { return o.n, 400 }
func (o *fakeOdds) Against(i int) (share, low, high float64, games int) {
	share = 0.42 + 0.06*float64(i)
	return share, share - 0.05, share + 0.05, o.n / 4
}

// TestOdds checks that a legal deck is measured when it rests, that the paper
// says so, and that a change begins it anew.
func TestOdds(t *testing.T) {
	for _, w := range windows[:2] {
		b := sit(t, entries[0], w, lang.EN, 1, builder.Desk, builtIn(t, entries[0], 0, lang.EN))
		if n := b.must("odds"); !strings.Contains(n.Label, "moment") {
			t.Errorf("at first: %q", n.Label)
		}
		b.tick(200)
		if n := b.must("odds"); !strings.Contains(n.Label, "400 of 400 games") || !strings.Contains(n.Label, "42 % (37 to 47)") {
			t.Errorf("measured: %q", n.Label)
		}
		b.press(b.first("deck."))
		b.tick(100)
		if n := b.must("odds"); !strings.Contains(n.Label, "valid") {
			t.Errorf("an unfinished deck: %q", n.Label)
		}
		b.key("z")
		b.tick(60)
		if n := b.must("odds"); strings.Contains(n.Label, "400 of") {
			t.Errorf("after a change: %q", n.Label)
		}
	}
}

// A card's page leads to a match with it and to its rulings, by key, mouse and
// finger; the rulings close before the page does.
func TestPageLeadsOn(t *testing.T) {
	for _, w := range []window{windows[0], windows[2]} {
		for _, place := range []builder.Place{builder.Gallery, builder.Desk} {
			e := entries[3]
			b := sit(t, e, w, lang.EN, 1, place, builtIn(t, e, 0, lang.EN))
			id := b.first("c.")
			b.s.Focus(id)
			b.key("i")
			if n := b.must("page.rulings"); !strings.HasSuffix(n.Label, ")") {
				t.Errorf("%q does not say how many rulings there are", n.Label)
			}
			b.tap("page.rulings")
			b.must("rulings.named0")
			b.key("Escape")
			if _, ok := b.node("rulings.named0"); ok {
				t.Error("Escape leaves the rulings open")
			}
			b.press("page.try")
			if "c."+b.tried != id {
				t.Errorf("%q is tried on the page of %s", b.tried, id)
			}
			b.key("Escape")
			if _, ok := b.node("page.try"); ok {
				t.Error("the page is still open")
			}
		}
	}
}

// Every printed field of every game filters: a value shows the cards that have it
// and no others, as many as its line says, and is found by its word as well.
func TestFields(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[1], lang.EN, 1, builder.Gallery, nil)
		total := b.s.Status(b.env)
		fields := 0
		for _, f := range facets.Of(b.lib.Vocab, len(e.Hues)) {
			fields++
			b.press("filter.fields", "fields."+f.Field.Name)
			var id string
			for _, n := range b.s.Nodes(b.env) {
				if strings.HasPrefix(n.ID, "facet.") && strings.Trim(n.ID[6:], "-0123456789") == "" {
					id = n.ID
					break
				}
			}
			if id == "" {
				t.Errorf("%s: no card has a value of %s", e.ID, f.Field.Name)
				b.press("facet.close")
				continue
			}
			said := b.must(id).Label
			b.press(id, "facet.show")
			value, _ := strconv.Atoi(strings.TrimPrefix(id, "facet."))
			want := 0
			for d := 1; d < len(b.lib.Defs); d++ {
				x := b.lib.Def(rules.DefID(d))
				if slices.Contains(f.Values(x, int(x.Attr[b.lib.Vocab.TypeAttr])), value) {
					want++
				}
			}
			if now := b.s.Status(b.env); !strings.Contains(now, " "+strconv.Itoa(want)+" of ") || !strings.HasSuffix(said, "("+strconv.Itoa(want)+")") {
				t.Errorf("%s: %d cards have %s %d; %q, %q", e.ID, want, f.Field.Name, value, said, now)
			}
			b.press("filter.fields", "fields.clear")
			if now := b.s.Status(b.env); now != total {
				t.Errorf("%s: %s is still on: %s", e.ID, f.Field.Name, now)
			}
		}
		t.Logf("%s: %d fields", e.ID, fields)
	}
}

// The list stands still whatever is said about the deck: a full deck of every
// game that has several sections loses a copy of the third card that is there
// more than once, and all rows stay where they are.
func TestRowsKeepTheirPlace(t *testing.T) {
	for _, e := range entries {
		for i := range load(t, e).Library().Decks() {
			b := sit(t, e, windows[0], lang.EN, 1, builder.Desk, builtIn(t, e, i, lang.EN))
			at := func() map[string]ui.Rect {
				out := map[string]ui.Rect{}
				for _, n := range b.s.Nodes(b.env) {
					if strings.HasPrefix(n.ID, "deck.") || strings.HasPrefix(n.ID, "head.") {
						out[n.ID] = n.Rect
					}
				}
				return out
			}
			was := at()
			for id := range was {
				if strings.HasPrefix(id, "deck.") && strings.HasSuffix(b.must(id).Label, "×3") {
					b.press(id)
					break
				}
			}
			for id, r := range at() {
				if was[id] != r {
					t.Errorf("%s: %s was at %v and is at %v", e.ID, id, was[id], r)
				}
			}
		}
	}
}

// What is looked for: / leads to the field, Escape and × empty it, and it does
// not follow to another place. The list can be sorted by cost.
func TestSearchIsLeft(t *testing.T) {
	e := entries[3]
	b := sit(t, e, windows[0], lang.EN, 1, builder.Desk, builtIn(t, e, 0, lang.EN))
	all := len(b.s.Nodes(b.env))
	b.key("/")
	if b.s.Surface.Focused() != "search" {
		t.Fatalf("/ leads to %q", b.s.Surface.Focused())
	}
	for _, end := range []func(){func() { b.key("Escape") }, func() { b.press("search.clear") }} {
		b.s.Focus("search")
		b.s.Write(b.env, "search", "owl")
		b.tick(2)
		if len(b.s.Nodes(b.env)) >= all {
			t.Fatal("nothing is looked for")
		}
		end()
		if n := b.must("search"); n.Text != "" || len(b.s.Nodes(b.env)) < all {
			t.Errorf("%q is still looked for", n.Text)
		}
	}
	b.s.Write(b.env, "search", "owl")
	b.tick(2)
	b.s.Focus("")
	b.press("back", "cards")
	if n := b.must("search"); n.Text != "" {
		t.Errorf("%q has followed into the card list", n.Text)
	}
	b = sit(t, e, windows[0], lang.EN, 1, builder.Desk, builtIn(t, e, 0, lang.EN))
	b.press("more", "more.sort")
	last := -1
	for _, n := range b.s.Nodes(b.env) {
		if id, ok := strings.CutPrefix(n.ID, "deck."); ok {
			d := b.lib.Def(b.lib.Find(id))
			cost := 0
			for _, f := range b.lib.Vocab.Fields {
				if f.Name == b.lib.Vocab.Deck.Curve.Field {
					cost = int(d.Attr[f.Attr])
				}
			}
			if cost < last {
				t.Errorf("%s costs %d, the one before it %d", id, cost, last)
			}
			last = cost
		}
	}
}

// A name that the program has given makes room for what is written; Delete takes
// the card with the focus out; the stamp opens all that is wrong.
func TestNameDeleteStamp(t *testing.T) {
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		b := sit(t, entries[4], windows[0], l, 1, builder.Shelf, nil)
		b.press("new")
		b.press(b.first("c."))
		b.s.Surface.SetFocus("name")
		b.s.Update(b.env, &ui.Input{Typed: "火山ラッシュ"})
		b.tick(60)
		all := b.shelf.All("")
		if len(all) != 1 || all[0].Name != "火山ラッシュ" {
			t.Fatalf("%s: stored %v", l, all)
		}
		b.s.Surface.SetFocus(b.first("deck."))
		b.key("Delete")
		if !b.must("play").Disabled || !b.must("test").Disabled {
			t.Errorf("%s: Delete leaves the card in the deck", l)
		}
		b.press("stamp")
		b.must("fault.1")
	}
}
