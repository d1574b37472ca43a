package ask

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Item is one card in a grid or row of choices.
type Item struct {
	ID     string
	Face   *cards.CardFace // nil: its back
	Note   string          // below the card: what it would do
	Text   string          // below that: what it does, in full
	Clause string          // in a row: beside the card
	Button ui.Button
	Mark   *ui.Colour // the colour of its frame; nil: none
	Count  int        // how many equal cards it stands for; 0: one
}

// sheets declares the panels and dialogs in which questions are asked, in the
// forms that have one. It has no state of its own.
type sheets struct{ *Asker }

// Dialog opens a dialog of the question. short is its title if the question is
// too long for one; the question then heads the text.
func (a *Asker) Dialog(sf *ui.Surface, id string, w, h float64) (in ui.Rect, q Question) {
	m, env := a.match, sf.Env()
	q = a.Asked(m.Lang)
	title := q.Text
	if room := math.Min(env.Full().W-150*sf.Px(1), (w-160)*sf.Px(1)); ui.Measure(title, ui.Display, 14*env.Scale) > room {
		title = words.Text.T(m.Lang, "choose")
		if q.Why != "" {
			q.Why = q.Text + "\n" + q.Why
		} else {
			q.Why = q.Text
		}
	}
	in = sf.Dialog(id, title, w, h, a.PutAside)
	sf.Each(func(e *ui.Element) {
		if e.ID == id+".veil" { // a tap that misses is no wish to see the table: the cross and Escape are
			e.Tap = func(*ui.Env) {}
		}
	})
	return in, q
}

// Head declares the source's picture and the clause at the left of a dialog or
// at its top, and returns the rest. need returns the height that the rest
// needs at a width.
func (a *Asker) Head(sf *ui.Surface, in ui.Rect, why string, need func(w float64) float64) ui.Rect {
	m, u := a.match, sf.Px(1)
	def := a.Source()
	if def == 0 && why == "" {
		return in
	}
	var runs []ui.Run
	if def != 0 {
		runs = append(runs, ui.Run{Text: m.DesignName(def, m.Lang), Face: ui.Bold}, ui.Run{Text: "\n"})
	}
	runs = append(runs, ui.Run{Text: why, Colour: sf.Theme().TextSoft})
	size := sf.Font(14)
	var cr, tr, rest ui.Rect
	switch {
	case def != 0 && in.W > in.H*1.25 && in.H > 220*u:
		var left ui.Rect
		left, rest = in.CutLeft(math.Min(in.W*0.27, 240*u), 18*u)
		cw := math.Min(left.W, left.H*0.55/cards.Aspect)
		cr, tr = left.CutTop(cw*cards.Aspect, 10*u)
		cr = cr.Middle(cw, cw*cards.Aspect)
	case def != 0:
		least := math.Max(sf.Env().MinTarget()*cards.Aspect+u, math.Min(110*u, in.H*0.3))
		cw := least / cards.Aspect
		want := ui.Layout(runs, size, 1.4, in.W-cw-20*u).H
		var top ui.Rect
		top, rest = in.CutTop(math.Max(least, math.Min(want+2*u, in.H-8*u-need(in.W))), 8*u)
		cr, tr = top.CutLeft(cw, 12*u)
		cr.H = least
	default:
		if in.H < 170*u {
			size = sf.Font(12)
		}
		want := ui.Layout(runs, size, 1.4, in.W-8*u).H
		tr, rest = in.CutTop(math.Min(want+2*u, in.H*0.34), 8*u)
	}
	if def != 0 {
		a.FaceOf(sf, "ask-card", cr, def, ui.Button{}, nil)
	}
	off := sf.BeginScroll("ask.text", tr, false)
	p := ui.Layout(runs, size, 1.4, tr.W-8*u).Even(tr.W)
	sf.Para("ask.why", p, ui.Rect{X: tr.X, Y: tr.Y - off, W: tr.W, H: p.H}, sf.Theme().Text)
	sf.EndScroll(p.H)
	return rest
}

// grid declares a choice of cards: those that can be picked glow, the others say why not.
func (a sheets) grid(sf *ui.Surface) {
	m, u := a.match, sf.Px(1)
	ids := a.alike(a.shown())
	rowH := math.Max(sf.Env().MinTarget()+5*u, 112*u) * cards.Aspect
	high := 640.0
	if m.Frame.Tall && a.asks.Notes != nil { // the texts need the room
		high = 800
	}
	if a.asks.Low && !m.Frame.Tall && len(ids) <= 4 { // one row
		high = 480
	}
	in, q := a.Dialog(sf, "choose", 900, high)
	bs := a.usual()
	if a.asks.AtOnce != nil && m.Least() == 1 && m.Most() == 1 && len(a.Picks()) == 0 && len(ids) > 0 && a.asks.AtOnce(ids[0][0]) { // a card is the answer
		bs = slices.DeleteFunc(bs, func(b Choice) bool { return b.ID == "commit" })
	}
	var foot ui.Rect
	if len(bs) > 0 {
		foot, in = in.CutBottom(math.Max(sf.Env().MinTarget(), 48*u), 10*u)
	}
	if a.Source() == 0 && a.asks.Notes != nil && in.H < 190*u { // the cards' texts need the room; screen readers get it
		sf.Add(ui.Element{ID: "ask.why", Rect: in, Role: ui.RoleText, Label: q.Why})
	} else {
		in = a.Head(sf, in, q.Why, func(w float64) float64 {
			cols := max(3, int((w+12*u)*cards.Aspect/(rowH+12*u*cards.Aspect)))
			return math.Min(float64((len(ids)+cols-1)/cols)*(rowH+12*u)+8*u, in.H*0.7)
		})
	}
	if len(bs) > 0 {
		a.foot(sf, foot, bs)
	}
	var items []Item
	for _, p := range ids {
		items = append(items, a.copied(sf, p))
	}
	a.cells(sf, "choose.list", in, items, 112)
	sf.Key("Enter", func(env *ui.Env) {
		if m.Legal(rules.Option{Verb: rules.Done}) {
			a.Commit(env)
		}
	})
}

// foot declares the buttons below a choice of cards, beside how many are chosen.
func (a sheets) foot(sf *ui.Surface, foot ui.Rect, bs []Choice) {
	u := sf.Px(1)
	row, note := foot.CutRight(math.Min(foot.W*0.6, 240*u), 12*u)
	if len(bs) > 1 {
		row, note = foot.CutRight(foot.W*0.74, 8*u)
	}
	ButtonRow(sf, row, bs, 16, false)
	sf.Label("picked", a.picked(), note, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true})
}

// picked counts the cards chosen so far against those asked for.
func (a sheets) picked() string {
	m := a.match
	n, lo, hi := len(a.Picks()), m.Least(), m.Most()
	key := "picked"
	if lo < hi && m.View.S.Dec.Kind != rules.PayCost { // what is not chosen there is paid by itself
		key = "picked.upto"
	}
	return words.Text.T(m.Lang, key, n, hi)
}

// shown returns the cards of an AskGrid: those that are looked at, then those
// that can be picked elsewhere.
func (a sheets) shown() (ids []rules.CardID) {
	m := a.match
	if a.asks.Shown != nil {
		ids = append(ids, a.asks.Shown()...)
	} else {
		ids = append(ids, m.View.S.Zone(rules.ZoneID(m.View.S.Dec.Arg))...)
	}
	ids = slices.DeleteFunc(ids, func(c rules.CardID) bool { return m.View.S.Card(c).Def == 0 }) // the backs of a deck add nothing to its top
	for _, o := range m.LegalActions {
		if (o.Verb == rules.Pick || o.Verb == rules.Unpick) && !slices.Contains(ids, o.Card) && !a.shownCopy(ids, o.Card) {
			ids = append(ids, o.Card)
		}
	}
	return ids
}

// shownCopy reports whether a card of a pile need not be shown beside the others.
func (a sheets) shownCopy(ids []rules.CardID, c rules.CardID) bool {
	m := a.match
	k := m.View.S.Card(c)
	return a.asks.Single && m.Most() == 1 && m.LayOf(k.Zone).Lay == present.Heap && slices.ContainsFunc(ids, func(o rules.CardID) bool {
		return m.View.S.Card(o).Def == k.Def && m.View.S.Card(o).Zone == k.Zone
	})
}

// card returns a card of an AskGrid.
func (a sheets) card(sf *ui.Surface, c rules.CardID) Item {
	m := a.match
	def := m.View.S.Card(c).Def
	it := Item{ID: "pick-" + strconv.Itoa(int(c)), Face: m.DesignFace(def, m.Lang)}
	legal, warm := sf.Theme().Legal, sf.Theme().Warm
	var o board.CardOpts
	verb, ok := a.Pickable(&o, c, board.MarkLegal, m.T("act.pick"))
	switch {
	case o.Mark == board.MarkSelected:
		it.Mark, it.Button.Checked = &warm, true
	case ok:
		it.Mark = &legal
	default:
		it.Button.Off, it.Button.Desc = true, o.Refuse
	}
	it.Button.Tap = o.Tap
	name := m.DesignName(def, m.Lang)
	facts := ""
	if a.asks.Facts != nil {
		facts = a.asks.Facts(c)
	}
	if a.asks.Notes != nil {
		if it.Note, it.Text = a.asks.Notes(c); it.Note != "" {
			verb += m.Lang.Pick("、", ", ") + it.Note
		}
	}
	if facts == "" {
		it.Button.Label = m.T("node.plain", name, verb)
	} else {
		it.Button.Label = m.T("node.card", name, facts, verb)
	}
	return it
}

// items returns the cards of an AskRow.
func (a sheets) items() (out []Item) {
	m := a.match
	legal := m.Surface.Theme().Legal
	used := map[string]bool{}
	for _, o := range m.LegalActions {
		if o.Verb != rules.Use {
			continue
		}
		def, note := a.item(o)
		id := "order-" + strconv.Itoa(int(o.Card))
		if used[id] {
			id += "-" + strconv.Itoa(int(o.N))
		}
		used[id] = true
		name := words.Text.T(m.Lang, "next", m.DesignName(def, m.Lang))
		if note != "" {
			name += m.Lang.Pick("、", ", ") + note
		}
		face := m.DesignFace(def, m.Lang)
		text := a.clause(o, face)
		out = append(out, Item{ID: id, Face: face, Note: note, Clause: text, Mark: &legal, Button: ui.Button{Label: name, Desc: text, Tap: func(env *ui.Env) {
			ui.Play(env, "stack", 0.5, 0)
			m.Answer(env, o)
		}}})
	}
	return out
}

// clause returns what an option of an AskRow would carry out: the waiting
// ability, or the whole text of the card.
func (a sheets) clause(o rules.Option, face *cards.CardFace) string {
	m := a.match
	st := &m.View.S
	if d := m.Cards; d != nil && d.Lib != nil && o.N >= 0 && int(o.N) < int(st.NTriggers) {
		if text := d.Clause(int(st.Triggers[o.N].Ability), m.Lang); text != "" {
			return text
		}
	}
	if face == nil {
		return ""
	}
	return strings.Join(face.Rules, "\n")
}

// clauses declares what comes next as rows, each a card with its clause, as
// two abilities of one card differ only in their text. If there is no room for
// such rows, it shows only cards where they differ and can be read, and only text
// where not.
func (a sheets) clauses(sf *ui.Surface, id string, in ui.Rect, items []Item) {
	t, u := a.match.Show, sf.Px(1)
	cw := math.Max(sf.Env().MinTarget(), math.Min(64*u, in.W*0.3))
	faces := map[*cards.CardFace]bool{}
	for _, it := range items {
		faces[it.Face] = true
	}
	named := false
	if room := float64(len(items)) * (cw*cards.Aspect + 24*u); room > in.H {
		if named = len(faces) == len(items); named && in.H >= 190*u {
			a.cells(sf, id, in, items, 120)
			return
		}
		cw = 0
	}
	off := sf.BeginScroll(id, in, false)
	y := in.Y - off
	for _, it := range items {
		words := []ui.Run{{Text: it.Clause}}
		if named && it.Face != nil {
			words = []ui.Run{{Text: it.Face.Title, Face: ui.Bold}, {Text: "\n" + it.Clause}}
		}
		if it.Note != "" {
			words = append(words, ui.Run{Text: "\n" + it.Note, Colour: sf.Theme().Warm})
		}
		p := ui.Layout(words, sf.Font(14), 1.3, in.W-cw-40*u)
		for size, least := sf.Font(14), 12*sf.Env().Scale; !p.Fits && size > least; { // no word is broken
			size = math.Max(least, size*0.94)
			p = ui.Layout(words, size, 1.3, in.W-cw-40*u)
		}
		r := ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: math.Max(math.Max(p.H, cw*cards.Aspect)+16*u, sf.Env().MinTarget())}
		y = r.Bottom() + 8*u
		card := ui.Rect{X: r.X + 8*u, Y: r.Y + (r.H-cw*cards.Aspect)/2, W: cw, H: cw * cards.Aspect}
		zoom := func(*ui.Env) { t.Zoom.Open(it.Face) }
		if it.Face == nil {
			zoom = nil
		}
		sf.Add(ui.Element{ID: it.ID, Rect: r, Hit: r, Role: ui.RoleButton, Label: it.Button.Label, Desc: it.Button.Desc, Tap: it.Button.Tap, Inspect: zoom, Draw: func(c *ui.Canvas, st ui.State) {
			drawRow(c, r, *it.Mark, st.Hover)
			if cw > 0 {
				t.DrawCard(c, it.Face, card, 1)
			}
			c.Para(p, ui.Rect{X: card.Right() + 10*u, Y: r.Y + (r.H-p.H)/2, W: p.W, H: p.H}, ui.TextStyle{Size: p.Size, Top: true})
		}})
	}
	sf.EndScroll(y + off - in.Y)
}

// cells declares cards to choose from, each with its note below: as large as
// they all fit, up to a width, otherwise want design units wide and scrolling.
func (a sheets) cells(sf *ui.Surface, id string, in ui.Rect, items []Item, want float64) {
	m, u := a.match, sf.Px(1)
	n := len(items)
	if n == 0 {
		return
	}
	if slices.ContainsFunc(items, func(it Item) bool { return it.Text != "" }) {
		if !m.Frame.Tall && !m.Frame.Small || !a.upright(sf, id, in, items) {
			a.written(sf, id, in, items)
		}
		return
	}
	gap, note := 12*u, 0.0
	if in.H < 150*u {
		gap = 8 * u
	}
	least := sf.Env().MinTarget() + 1*u
	for _, it := range items {
		if it.Note != "" {
			least = math.Max(least, sf.Font(12)*6)
			long := ui.Layout([]ui.Run{{Text: it.Note, Face: ui.Bold}}, 12*sf.Env().Scale, 1.15, least).H + 5*u
			note = math.Max(note, math.Max(sf.Font(13)*2.6, long))
		}
	}
	width := in.W - 10*u
	cols, cw := 0, 0.0
	for k := 1; k <= n; k++ {
		rows := float64((n + k - 1) / k)
		w := math.Min((width-gap*float64(k-1))/float64(k), ((in.H-6*u+gap)/rows-gap-note)/cards.Aspect)
		if w = math.Min(w, 1.6*want*u); w > cw && w >= least {
			cols, cw = k, w
		}
	}
	if cols == 0 {
		cw = math.Max(least, math.Min(want*u, (in.H-note-8*u)*0.92/cards.Aspect))
		cols = min(n, max(1, int((width+gap)/(cw+gap))))
	}
	ch := cw * cards.Aspect
	x0 := in.X + math.Max(0, (width-float64(cols)*(cw+gap)+gap)/2) + 2*u
	off := sf.BeginScroll(id, in, false)
	rows := (n + cols - 1) / cols
	total := float64(rows)*(ch+note+gap) - gap + 6*u
	y0 := in.Y + 3*u + math.Max(0, (in.H-total)/2)
	for i, it := range items {
		r := ui.Rect{X: x0 + float64(i%cols)*(cw+gap), Y: y0 + float64(i/cols)*(ch+note+gap) - off, W: cw, H: ch}
		a.pictured(sf, it, r)
		if it.Note != "" {
			nr := ui.Rect{X: r.X, Y: r.Bottom() + 3*u, W: r.W, H: note - 4*u}
			sf.Paint(it.ID+".note", nr, func(c *ui.Canvas) {
				c.Text(it.Note, nr, ui.TextStyle{Face: ui.Bold, Size: c.Font(13), Align: ui.Middle, Wrap: true, LineHeight: 1.15, Colour: c.Theme.Warm})
			})
		}
	}
	sf.EndScroll(total)
}

// upright declares cards to choose from as cards in a window that is narrow or
// low, if each of them has room to be read, and reports whether it has.
func (a sheets) upright(sf *ui.Surface, id string, in ui.Rect, items []Item) bool {
	u, cols := sf.Px(1), 2.0
	least := 104 * u
	if !a.match.Frame.Tall { // side by side; the smallest have name and numbers
		cols, least = float64(len(items)), 78*u
	}
	rows := math.Ceil(float64(len(items)) / cols)
	cw := math.Min((in.W-10*u-12*u*(cols-1))/cols, ((in.H-6*u+12*u)/rows-12*u)/cards.Aspect)
	if cw < least || slices.ContainsFunc(items, func(it Item) bool { return it.Clause != "" || len(it.Face.Digest) == 0 }) {
		return false
	}
	items = slices.Clone(items)
	for i := range items { // the faces say it
		items[i].Text, items[i].Note = "", ""
	}
	a.cells(sf, id, in, items, cw/u/1.6)
	return true
}

// written declares cards to choose from, each with its text in full: side by
// side if there is room, with the texts below unless the cards are large
// enough to read; otherwise as rows as high as the room allows.
func (a sheets) written(sf *ui.Surface, id string, in ui.Rect, items []Item) {
	m, u := a.match, sf.Px(1)
	n := float64(len(items))
	gap, word := 16*u, sf.Font(14)*1.5
	size := sf.Font(14)
	w := math.Min((in.W-gap*(n-1))/n, 230*u)
	para := func(it Item) *ui.Para { return ui.Layout([]ui.Run{{Text: it.Text}}, size, 1.3, w).Even(w) }
	text, whole := 0.0, true
	for _, it := range items {
		p := para(it)
		text, whole = math.Max(text, p.H), whole && p.Fits
	}
	cw := math.Min(w, (in.H-word-text-16*u)/cards.Aspect)
	if alone := math.Min(w, (in.H-word-16*u)/cards.Aspect); items[0].Clause == "" && !slices.ContainsFunc(items, func(it Item) bool { return !it.Face.Says(sf.Env(), alone, 0.8*size) }) {
		cw, text, items = alone, 0, slices.Clone(items)
		for i := range items {
			items[i].Text = ""
		}
	}
	if tall := m.Frame.Tall && in.H > in.W; tall || !whole || cw < math.Max(90*u, sf.Env().MinTarget()) {
		wide := cardIn(n*100*u > in.H, u, in.W)
		if large := math.Min(in.W*0.4, (in.H/n-18*u)/cards.Aspect); tall && !slices.ContainsFunc(items, func(it Item) bool {
			return ui.Layout([]ui.Run{{Text: it.Text}}, size, 1.3, in.W-large-34*u).H > large
		}) {
			wide = math.Max(wide, large)
		}
		gap = math.Max(1*u, math.Min(6*u, (in.H-3*u)/n-sf.Env().MinTarget())) // short ones are all visible
		off := sf.BeginScroll(id, in, false)
		y := in.Y - off + 2*u
		for _, it := range items {
			if it.Note != "" {
				between := m.Lang.Pick("　", " · ")
				if tall {
					between = "\n"
				}
				it.Text = it.Note + between + it.Text
			}
			it.Note = it.Text
			y = a.CardRow(sf, ui.Rect{X: in.X + 2*u, Y: y, W: in.W - 12*u}, it, wide) + gap
		}
		sf.EndScroll(y + off - in.Y)
		return
	}
	x := in.X + (in.W-w*n-gap*(n-1))/2
	y := in.Y + math.Max(4*u, (in.H-cw*cards.Aspect-word-text)/2)
	for _, it := range items {
		col := ui.Rect{X: x, Y: y, W: w, H: cw * cards.Aspect}
		a.pictured(sf, it, col.Middle(cw, col.H))
		p := para(it)
		nr := ui.Rect{X: x, Y: col.Bottom() + 4*u, W: w, H: word}
		tr := ui.Rect{X: x, Y: nr.Bottom(), W: w, H: p.H}
		sf.Paint(it.ID+".text", ui.Rect{X: x, Y: nr.Y, W: w, H: word + p.H}, func(c *ui.Canvas) {
			if it.Note != "" {
				c.Text(it.Note, nr, ui.TextStyle{Face: ui.Bold, Size: c.Font(14), Align: ui.Middle, Colour: c.Theme.Warm})
			}
			c.Para(p, tr, ui.TextStyle{Size: size, Top: true, Colour: c.Theme.TextSoft})
		})
		x += w + gap
	}
}

// uses declares what may be used: a single card large and with its text; of
// several, each says what it would do.
func (a sheets) uses(sf *ui.Surface, f *board.Frame) {
	m := a.match
	var bs []answer
	var items []Item
	var one rules.CardID
	cards := 0
	legal := sf.Theme().Legal
	for _, o := range m.LegalActions {
		if o.Verb != rules.Use {
			continue
		}
		def, note := a.item(o)
		id := "use-" + strconv.Itoa(int(o.Card))
		if o.N != 0 {
			id += "-" + strconv.Itoa(int(o.N))
		}
		b := ui.Button{Label: note, Icon: ui.IconCheck, Tap: func(env *ui.Env) {
			ui.Play(env, "card-reveal", 0.7, 0)
			m.Answer(env, o)
		}}
		if len(bs) == 0 {
			b.Kind = ui.ButtonPrimary
		}
		c := a.named(o, Choice{id, b})
		bs = append(bs, answer{c, o})
		if o.Card != one || cards == 0 {
			one = o.Card
			cards++
		}
		c.Button.Label = m.DesignName(def, m.Lang) + m.Lang.Pick("、", ", ") + note
		items = append(items, Item{ID: c.ID, Face: m.DesignFace(def, m.Lang), Note: note, Mark: &legal, Button: c.Button})
	}
	pass := a.usual()
	if cards != 1 || a.asks.Answers != nil && a.asks.Answers() {
		if a.asks.Shown != nil {
			for _, c := range a.asks.Shown() {
				def, note := a.item(rules.Option{Card: c})
				items = append(items, Item{ID: "shown-" + strconv.Itoa(int(c)), Face: m.DesignFace(def, m.Lang), Note: note,
					Button: ui.Button{Label: m.DesignName(def, m.Lang) + m.Lang.Pick("、", ", ") + note, Off: true}})
			}
		}
		a.sheet(sf, f, "uses", items, pass)
		return
	}
	for _, c := range pass {
		bs = append(bs, answer{c, rules.Option{Verb: rules.Pass}})
	}
	in, q := a.Dialog(sf, "uses", 720, 470)
	def, _ := a.item(bs[0].option)
	face := m.DesignFace(def, m.Lang)
	if q.Why != q.Text && !strings.HasPrefix(q.Why, q.Text+"\n") { // the title has it
		q.Text = face.Title
	}
	q.Why = strings.Join(face.Rules, "\n")
	a.compose(sf, f, in, q, def, bs, 0.42)
}

// sheet declares a dialog of cards to choose from, with buttons below.
func (a sheets) sheet(sf *ui.Surface, f *board.Frame, id string, items []Item, bs []Choice) {
	u := sf.Px(1)
	row := len(items) > 0 && items[0].Clause != ""
	w, h := 900.0, 560.0
	if row && !f.Small { // no wider than its cards
		w, h = math.Min(1100, math.Max(560, 246*float64(len(items))+60)), 520
		for i := range items {
			items[i].Text = items[i].Clause
		}
	}
	if f.Tall { // the question stands above the cards
		h = 680
	}
	in, q := a.Dialog(sf, id, w, h)
	var foot ui.Rect
	foot, in = in.CutBottom(math.Max(sf.Env().MinTarget(), 48*u), 8*u)
	switch {
	case f.Small && id == "uses" && a.Source() != 0 && in.W > 600*u && in.W > 2.4*in.H: // a phone held across
		var left ui.Rect
		left, in = in.CutLeft(math.Min(in.W*0.42, in.H*1.24), 14*u) // its card beside its words
		a.Head(sf, left, q.Why, func(float64) float64 { return 0 })
	case f.Small: // for screen readers only
		sf.Add(ui.Element{ID: "ask.why", Rect: in, Role: ui.RoleText, Label: q.Why})
	default:
		in = a.Head(sf, in, q.Why, func(float64) float64 { return in.H * 0.6 })
	}
	ButtonRow(sf, foot.Middle(math.Min(foot.W, 300*u*float64(len(bs))), foot.H), bs, 16, len(bs) > 1)
	if row && f.Small {
		a.clauses(sf, id+".list", in, items)
	} else {
		a.cells(sf, id+".list", in, items, 140)
	}
}

// texts declares the choice of a clause.
func (a sheets) texts(sf *ui.Surface) {
	m := a.match
	in, q := a.Dialog(sf, "modes", 720, 520)
	in = a.Head(sf, in, q.Why, func(float64) float64 { return in.H * 0.6 })
	off := sf.BeginScroll("modes.list", in, false)
	y := in.Y - off
	for _, o := range m.LegalActions {
		if o.Verb != rules.Mode {
			continue
		}
		text := strconv.Itoa(int(o.N) + 1)
		if a.asks.Text != nil {
			text = a.asks.Text(o)
		}
		y = TextButton(sf, "opt-mode-"+strconv.Itoa(int(o.N)), ui.Rect{X: in.X, Y: y, W: in.W - 10*sf.Px(1)}, text, a.answers(o))
	}
	sf.EndScroll(y + off - in.Y)
}

// TextButton declares a button as high as its text and returns the y of the next.
func TextButton(sf *ui.Surface, id string, r ui.Rect, text string, tap func(*ui.Env)) float64 {
	u := sf.Px(1)
	p := ui.Layout([]ui.Run{{Text: text}}, sf.Font(15), 1.35, r.W-28*u).Even(r.W)
	r.H = math.Max(p.H+20*u, sf.Env().MinTarget())
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: text, Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) }, Draw: func(c *ui.Canvas, st ui.State) {
		drawRow(c, r, c.Theme.Accent2, st.Hover)
		c.Para(p, r.InsetXY(14*u, (r.H-p.H)/2), ui.TextStyle{Size: p.Size, Top: true})
	}})
	return r.Bottom() + 8*u
}

// drawRow draws the ground of a row to choose, with an edge in a colour.
func drawRow(c *ui.Canvas, r ui.Rect, col ui.Colour, lit bool) {
	u, edge := c.Px(1), 0.5
	top, low := c.Theme.Solid()
	if lit {
		top, edge = top.Mix(col, 0.15), 0.9
	}
	c.Gradient(r, 12*u, top.Lighten(0.06), low)
	c.Stroke(r, 12*u, 1.4*u, col.Alpha(edge))
}

// names declares the choice of a card's name, in tabs.
func (a sheets) names(sf *ui.Surface) {
	m, u := a.match, sf.Px(1)
	in, q := a.Dialog(sf, "names", 760, 640)
	tool := math.Max(sf.Env().MinTarget(), 44*u)
	p := ui.Layout([]ui.Run{{Text: q.Why}}, sf.Font(14), 1.3, in.W)
	wr, in := in.CutTop(p.H+4*u, 6*u)
	sf.Label("ask.why", q.Why, wr, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.3})
	tabs := a.asks.Tabs
	if len(tabs) > 0 {
		var row ui.Rect
		row, in = in.CutTop(tool, 8*u)
		all := words.Text.T(m.Lang, "names.all")
		for i := range len(tabs) + 1 {
			b := ui.Button{Label: words.Text.T(m.Lang, "names.short"), Name: all, Radio: true, Checked: a.tab == i, Group: all, Size: 14, Tap: func(*ui.Env) { a.tab = i }}
			if i > 0 {
				t := tabs[i-1]
				b.Label, b.Icon, b.Colour, b.Name = "", t.Icon, t.Col, t.Name.In(m.Lang)
			}
			sf.Button("name-tab-"+strconv.Itoa(i), row.Row(i, len(tabs)+1, 6*u), b)
		}
	}
	cols := 2
	if in.W < 420*u {
		cols = 1
	}
	off := sf.BeginScroll("names.list", in, false)
	row := in
	row.W -= 10 * u
	k := 0
	for _, o := range m.LegalActions {
		def := rules.DefID(o.N)
		if o.Verb != rules.Name || a.tab > 0 && a.tab <= len(tabs) && !tabs[a.tab-1].Has(def) {
			continue
		}
		r := row.Row(k%cols, cols, 8*u)
		r.Y, r.H = in.Y+float64(k/cols)*(tool+6*u)-off, tool
		k++
		b := ui.Button{Label: m.DesignName(def, m.Lang), Colour: m.DesignColour(def), Size: 15, Tap: a.answers(o)}
		if a.asks.Icon != nil {
			b.Icon = a.asks.Icon(def)
		}
		sf.Button("name-"+strconv.Itoa(int(def)), r, a.named(o, Choice{"", b}).Button)
	}
	sf.EndScroll(float64((k+cols-1)/cols) * (tool + 6*u))
}
