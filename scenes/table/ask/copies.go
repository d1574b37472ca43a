package ask

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// search is from how many cards of a pile on they are sorted: where fewer are looked at,
// they stay in their order.
const search = 9

// alike returns the cards of a grid by place: equal ones out of a face-down pile stand
// together in one place, of which there are as many as can be chosen, so that nothing
// moves when one is. Those of a search are sorted, those first that may be taken.
func (a sheets) alike(ids []rules.CardID) (places [][]rules.CardID) {
	m := a.match
	st := &m.View.S
	heap := func(c rules.CardID) bool { return m.LayOf(st.Card(c).Zone).Lay == present.Heap }
	takes := func(c rules.CardID) bool {
		var o board.CardOpts
		_, ok := a.Pickable(&o, c, board.MarkLegal, "")
		return ok
	}
	if len(ids) >= search && !slices.ContainsFunc(ids, func(c rules.CardID) bool { return !heap(c) }) {
		if a.laid.id != st.Dec.ID || len(a.laid.ids) != len(ids) { // what is chosen moves nothing
			a.laid.id, a.laid.ids = st.Dec.ID, sorted(ids, takes, st)
		}
		ids = a.laid.ids
	}
	for _, c := range ids {
		last, n := -1, 0
		for i, p := range places {
			if o := p[0]; heap(c) && st.Card(o).Def == st.Card(c).Def && st.Card(o).Zone == st.Card(c).Zone && st.Card(o).Owner == st.Card(c).Owner {
				last, n = i, n+1
			}
		}
		if n == 0 || n < m.Most() {
			at := len(places)
			if last >= 0 {
				at = last + 1
			}
			places = slices.Insert(places, at, []rules.CardID{c})
			continue
		}
		places[last] = append(places[last], c)
	}
	for _, p := range places { // the one that is chosen, or can be, stands for the others
		for _, good := range [...]func(c rules.CardID) bool{takes, a.Picked} {
			if i := slices.IndexFunc(p, good); i > 0 {
				p[0], p[i] = p[i], p[0]
			}
		}
	}
	return places
}

// sorted returns cards by their designs, those first of which one is taken.
func sorted(ids []rules.CardID, takes func(c rules.CardID) bool, st *rules.State) []rules.CardID {
	wanted := map[rules.DefID]bool{}
	for _, c := range ids {
		if takes(c) {
			wanted[st.Card(c).Def] = true
		}
	}
	ids = slices.Clone(ids)
	slices.SortStableFunc(ids, func(x, y rules.CardID) int {
		dx, dy := st.Card(x).Def, st.Card(y).Def
		switch {
		case wanted[dx] == wanted[dy]:
			return int(dx) - int(dy)
		case wanted[dx]:
			return -1
		}
		return 1
	})
	return ids
}

// copied returns the item of several equal cards, of which one is taken.
func (a sheets) copied(sf *ui.Surface, p []rules.CardID) Item {
	it := a.card(sf, p[0])
	if it.Count = len(p); it.Count > 1 {
		it.Button.Label += a.match.Lang.Pick("、", ", ") + words.Text.T(a.match.Lang, "copies", it.Count)
	}
	return it
}

// counted declares how many equal cards an item stands for, on its picture.
func counted(sf *ui.Surface, it Item, r ui.Rect) {
	if it.Count < 2 {
		return
	}
	text := "×" + strconv.Itoa(it.Count)
	size := math.Max(math.Min(sf.Font(18), r.W*0.24), 12*sf.Env().Scale)
	w, h := ui.Measure(text, ui.Bold, size)+0.8*size, 1.4*size
	b := ui.Rect{X: r.Right() - w + 2*sf.Px(1), Y: r.Y + math.Min(0.3*r.W, r.H-h), W: w, H: h} // below the name, on the picture
	sf.Paint(it.ID+".count", b, func(c *ui.Canvas) {
		c.Shadow(b, b.H/2, 6*c.Px(1), c.Theme.Shadow)
		c.Fill(b, b.H/2, ui.Hex(0x120c33).Alpha(0.94))
		c.Stroke(b, b.H/2, 1.2*c.Px(1), c.Theme.Warm)
		c.Text(text, b, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: c.Theme.Warm, Tabular: true})
	})
}

// pictured declares an item as a card.
func (a sheets) pictured(sf *ui.Surface, it Item, r ui.Rect) {
	a.match.FaceButton(sf, it.ID, r, it.Face, it.Button, it.Mark)
	counted(sf, it, r)
}

// rowed is the title of an item in a row.
func rowed(it Item, title string) string {
	if it.Count > 1 {
		title += " ×" + strconv.Itoa(it.Count)
	}
	return title
}
