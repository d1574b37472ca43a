package ask

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Put declares the bar. It has the question's text even while a panel is open
// beside the table; a panel over the table has its own.
func (a *Asker) Put(sf *ui.Surface, f *board.Frame) {
	q := a.Asked(a.match.Lang)
	q.ink, q.page = a.asks.Ink, a.asks.Page
	switch {
	case !a.PanelOpen():
		g := *f
		if a.match.Mine() && a.Source() != 0 && !f.Small && (a.Form() == AskTable || a.Aside()) {
			g.Prompt = sheets{a}.picture(sf, f)
		}
		beside := func(text, at ui.Rect, size float64) ui.Rect { return a.match.RailBeside(sf, text, at, &q, size) }
		if f.Bare { // the place tells what happened
			beside = nil
		}
		bar(sf, &g, a.asks.Ground, q, a.AskButtons(), a.match.Mine() && !a.match.AnswersItself(), beside)
	case !f.Panel.Empty():
		Bar(sf, f, a.asks.Ground, Question{Text: q.Text, ink: q.ink, page: q.page}, nil, true)
	}
}

// picture declares the card whose effect asks, at the left of the bar, and
// returns the rest of the bar.
func (a sheets) picture(sf *ui.Surface, f *board.Frame) ui.Rect {
	m := a.match
	face := m.DesignFace(a.Source(), m.Lang)
	if face == nil {
		return f.Prompt
	}
	u := sf.Px(1)
	h := math.Min(f.Prompt.H, 100*u)
	r, rest := f.Prompt.CutLeft(h/cards.Aspect, 6*u)
	r = r.Middle(h/cards.Aspect, h)
	sf.Add(ui.Element{ID: "ask-card", Rect: r, Hit: r, Role: ui.RoleText, Label: face.Title, Desc: face.Say(), Inspect: func(*ui.Env) { m.Zoom.Open(face) },
		Draw: func(c *ui.Canvas, _ ui.State) { m.DrawCard(c, face, r, 1) }})
	return rest
}

// PutOver declares the question's panel or dialog and reports whether there is
// one. Declare it last.
func (a *Asker) PutOver(sf *ui.Surface, f *board.Frame) bool {
	s := sheets{a}
	if a.AskingMeans() {
		s.meansDialog(sf)
		return true
	}
	switch form := a.Form(); form {
	case AskOffer, AskRow, AskRows:
		if !a.PanelOpen() {
			s.sheet(sf, f, "order", s.items(), s.rowButtons())
			break
		}
		in := a.Panel(sf, f)
		q := a.Asked(a.match.Lang)
		q.Ahead, _ = a.Ahead(a.match.Lang)
		if !f.Panel.Empty() {
			q.Text = "" // the bar has it
		}
		switch form {
		case AskRow:
			s.row(sf, in, q)
		case AskRows:
			s.rows(sf, in, q)
		default:
			s.offer(sf, f, in, q)
		}
	case AskGrid:
		s.grid(sf)
	case AskUses:
		s.uses(sf, f)
	case AskTexts:
		s.texts(sf)
	case AskName:
		s.names(sf)
	default:
		return false
	}
	return true
}

// ground paints the background of the bar or a panel; urgent: something is asked.
func ground(sf *ui.Surface, id string, r ui.Rect, col [2]ui.Colour, urgent, mark bool) {
	u := sf.Px(1)
	alpha := [2]float64{0.87, 0.91}
	if !mark {
		alpha = [2]float64{0.96, 0.97} // it may cover cards
	}
	sf.Paint(id, r, func(c *ui.Canvas) {
		rad := 15 * u
		if urgent {
			c.Glow(r, rad, 20*u, c.Theme.Accent.Alpha(0.22))
		}
		c.Gradient(r, rad, col[0].Alpha(alpha[0]), col[1].Alpha(alpha[1]))
		edge := c.Theme.Edge
		if urgent {
			edge = c.Theme.Accent.Alpha(0.85)
		}
		c.StrokeGradient(r, rad, 1.3*u, edge.Lighten(0.2), edge.Alpha(0.4))
		if urgent && mark {
			m := math.Min(11*u, r.H*0.22)
			c.Fill(ui.Rect{X: r.X + 7*u, Y: r.Y + m, W: 3.5 * u, H: r.H - 2*m}, 2*u, c.Theme.Accent)
		}
	})
}

// Dusk darkens what is behind words that stand on a place without a panel.
func Dusk(c *ui.Canvas, r ui.Rect) {
	soft := math.Min(r.H*0.45, 26*c.Px(1))
	c.Shadow(r.Inset(soft*0.5), r.H*0.3, soft, c.Theme.Dark().Alpha(0.62))
}

// Bar declares the question and its reason, with the buttons beside or below
// the text. col are its colours, top and bottom; urgent: something is asked.
func Bar(sf *ui.Surface, f *board.Frame, col [2]ui.Colour, q Question, bs []Choice, urgent bool) {
	bar(sf, f, col, q, bs, urgent, nil)
}

// bar is Bar; beside takes what it needs of the text's area and is placed in a part of it.
func bar(sf *ui.Surface, f *board.Frame, col [2]ui.Colour, q Question, bs []Choice, urgent bool, beside func(text, at ui.Rect, size float64) ui.Rect) {
	u := sf.Px(1)
	bs, corner := apart(bs)
	if q.bare = f.Bare; q.bare {
		sf.Paint("prompt.panel", f.Prompt, func(c *ui.Canvas) {
			if q.page != nil {
				q.page(c, f.Prompt)
				return
			}
			Dusk(c, f.Prompt)
		})
	} else {
		q.ink, q.page = [2]ui.Colour{}, nil
		ground(sf, "prompt.panel", f.Prompt, col, urgent, true)
	}
	text := f.Prompt.InsetXY(0, 6*u)
	if f.Small {
		text = f.Prompt.InsetXY(0, 1*u)
	}
	_, text = text.CutLeft(18*u, 0) // beside the mark
	text.W -= 12 * u
	bh := math.Max(sf.Env().MinTarget(), math.Min(52*u, text.H))
	qs, ws, size := letters(sf, f)
	if f.Tall && len(bs) > 0 { // words go before large buttons
		bh = math.Min(bh, math.Max(sf.Env().MinTarget(), text.H-5*u-q.least(sf, text.W-corner.wide(sf, f, text.W)-6*u)))
	}
	line := 12 * sf.Env().Scale * 1.16
	said := 5*u + qs*2.2 // the least that words and the gap below them take
	if f.Lined {
		said = line
	}
	switch below := (f.Tall || f.Stacked) && text.H > sf.Env().MinTarget()+said; {
	case len(bs) == 0 && below && beside != nil: // what is beside the text stays in place: it would come under a finger
		_, at := text.CutBottom(math.Min(bh, text.H-5*u-qs*2.2), 5*u)
		text, beside = beside(text, at, qs), nil
	case len(bs) == 0:
	case below && Bays(bs) && text.H > 2*bh+7*u+qs*2.2:
		var row, on ui.Rect
		row, text = text.CutBottom(bh, 7*u)
		on, text = text.CutBottom(bh, 5*u)
		inBays(sf, on, row, bs, size+1, f.Small)
	case below && q.bare && len(bs) > 1 && (bs[0].Button.Main || bs[0].Button.Kind == ui.ButtonPrimary) && text.H > 2*bh+7*u+qs*2.2:
		var row ui.Rect
		row, text = text.CutBottom(bh, 7*u)
		n := leading(bs)
		ButtonRow(sf, aside(sf, f, row, bs[n:], size), bs[n:], size, f.Small)
		row, text = text.CutBottom(bh, 5*u)
		ButtonRow(sf, row, bs[:n], size+2, f.Small)
	case below && len(bs) > 3 && Even(bs) && text.H > 2*sf.Env().MinTarget()+5*u+said: // words have room in two rows
		bh = math.Max(sf.Env().MinTarget(), math.Min(bh, (text.H-10*u-q.tall(text.W-6*u, qs, ws))/2))
		first := (len(bs) + 1) / 2
		var row ui.Rect
		row, text = text.CutBottom(bh, 5*u)
		ButtonRow(sf, row, bs[first:], size, f.Small)
		row, text = text.CutBottom(bh, 5*u)
		ButtonRow(sf, row, bs[:first], size, f.Small)
	case below:
		bh = math.Min(bh, text.H-said)
		var row ui.Rect
		row, text = text.CutBottom(bh, math.Min(5*u, text.H-bh-line))
		if q.bare && !Bays(bs) {
			row = aside(sf, f, row, bs, size)
		}
		ButtonRow(sf, row, bs, size, f.Small)
	default:
		text, corner = inLine(sf, f, &q, bs, corner, text, bh, size), nil
	}
	text = corner.stand(sf, f, text)
	if beside != nil && text.W >= 40*u {
		text = beside(text, text, qs)
	}
	if text.W < 40*u { // for screen readers only
		sf.Add(ui.Element{ID: "prompt", Rect: text, Role: ui.RoleText, Label: q.Text + " " + q.Why})
		return
	}
	Words(sf, "prompt", text, q, qs, ws, f.Small)
}

// letters returns the sizes of a question, its reason and its answers in the bar.
func letters(sf *ui.Surface, f *board.Frame) (asked, reason, answers float64) {
	switch {
	case f.Small:
		return sf.Font(13), sf.Font(12), 13
	case f.Tall:
		return sf.Font(16), sf.Font(13), 15
	}
	return sf.Font(17), sf.Font(14), 16
}

// tall returns how high a question and its reason are in letters of two sizes.
func (q *Question) tall(w, asked, reason float64) (h float64) {
	head, tail, _ := q.parts(false, ui.Colour{})
	if head != nil {
		h += ui.Layout(head, asked, 1.15, w).H
	}
	if tail != nil {
		h += ui.Layout(tail, reason, 1.22, w).H
	}
	return h
}

// least returns how high a question and its reason are in their smallest letters.
func (q *Question) least(sf *ui.Surface, w float64) float64 {
	floor := 12 * sf.Env().Scale
	return q.tall(w, floor, floor)
}

// Short returns how much higher the bar would have to be on a phone in portrait, so
// that nothing of what is asked on the table is cut.
func (a *Asker) Short(sf *ui.Surface, f *board.Frame) float64 {
	m := a.match
	if !f.Tall || !m.Mine() || a.Form() != AskTable || sf.Env() == nil {
		return 0
	}
	q := a.Asked(m.Lang)
	bs, corner := apart(a.AskButtons())
	u, least := sf.Px(1), sf.Env().MinTarget()
	fits := func(h float64) bool {
		w, high := f.Prompt.W-36*u, h-12*u
		if a.Source() != 0 {
			w -= math.Min(h, 100*u)/cards.Aspect + 6*u
		}
		switch {
		case len(bs) == 0:
		case high > least+5*u+sf.Font(16)*2.2: // they are below
			high -= least + 5*u
		default:
			room, share := takes(sf, f, bs, w, math.Max(least, math.Min(52*u, high)), 15)
			w -= math.Min(room, w*share) + 10*u
		}
		return q.least(sf, w-corner.wide(sf, f, w)) <= high
	}
	h := f.Prompt.H
	for ; !fits(h) && h < f.Prompt.H+f.Stage.H*0.25; h += 4 * u {
	}
	return h - f.Prompt.H
}

// inLine declares the buttons of a question to the right of its text, and returns
// the room that is left for the text: none where the buttons say enough. The one that
// stands apart is at the text's other end.
func inLine(sf *ui.Surface, f *board.Frame, q *Question, bs []Choice, corner *Choice, text ui.Rect, bh, size float64) ui.Rect {
	u, floor := sf.Px(1), 12*sf.Env().Scale
	w, share := takes(sf, f, bs, text.W, bh, size)
	row, rest := text.CutRight(math.Min(w, text.W*share), 10*u)
	if corner != nil {
		at, words := text.CutLeft(corner.wide(sf, f, text.W), 8*u)
		corner.declare(sf, f, ui.Rect{X: at.X, Y: f.Prompt.Y, W: at.W, H: f.Prompt.H})
		if row.X < words.X {
			row, rest = words, ui.Rect{X: words.X, Y: words.Y, H: words.H}
		} else {
			rest.X, rest.W = words.X, math.Max(0, rest.Right()-words.X)
		}
		text = words
	}
	fits := func() bool { return ui.LayoutFit(q.Head(), floor, floor, 1.15, rest.W-6*u, rest.H).Fits }
	if f.Small && q.Short != "" && !fits() {
		q.Text = q.Short
	}
	if f.Small && len(bs) == 3 && !Bays(bs) && !Led(bs) && !fits() { // labels of two lines make room
		small := text.W * 0.68
		if !slices.ContainsFunc(bs, func(b Choice) bool {
			return !ui.LayoutFit([]ui.Run{{Text: b.Button.Label, Face: ui.Bold}}, floor, floor, 1.2, small/3*0.8, bh*0.8).Fits
		}) {
			row, rest = text.CutRight(math.Min(w, small), 8*u)
		}
	}
	if f.Small && len(bs) > 1 && !fits() {
		if !Bays(bs) && !Led(bs) {
			row, rest = text.CutRight(math.Min(w, text.W), 10*u)
		}
		rest.W = 0
	}
	row.Y, row.H = f.Prompt.Y, f.Prompt.H // the text's margin does not apply to the buttons
	ButtonRow(sf, row.Middle(row.W, bh), bs, size, f.Small)
	return rest
}

// takes returns how wide buttons beside a text would be, and which share of a
// width they get at most.
func takes(sf *ui.Surface, f *board.Frame, bs []Choice, width, bh, size float64) (w, share float64) {
	w, share = -7*sf.Px(1), 0.5
	for _, b := range bs {
		w += buttonWidth(sf, b, bh, size, f.Small) + 7*sf.Px(1)
	}
	if Bays(bs) || Led(bs) { // in every question they have the same place
		w = width
	}
	switch {
	case Bays(bs) && f.Small:
		share = 0.82
	case Bays(bs):
		share = 0.66
	case f.Small && len(bs) > 3:
		share = 1
	case f.Small && len(bs) == 3:
		share = 0.82
	case len(bs) > 2 || f.Small && len(bs) == 2:
		share = 0.66
	}
	return w, share
}

// leading returns how many of some buttons stand above the others: those that keep the
// place of what goes on, or the first. It is never where what gives something up is.
func leading(bs []Choice) int {
	n := slices.IndexFunc(bs, func(b Choice) bool { return !b.Button.Main })
	return max(1, n)
}

// aside returns the part of a row that its buttons take: beside the hand, a lone
// one that gives something up keeps to the right.
func aside(sf *ui.Surface, f *board.Frame, row ui.Rect, bs []Choice, size float64) ui.Rect {
	if !f.Tall && len(bs) == 1 && (bs[0].Button.Kind != ui.ButtonPrimary || bs[0].Button.Side) {
		row, _ = row.CutRight(math.Min(row.W, math.Max(row.W*0.46, buttonWidth(sf, bs[0], row.H, size, f.Small))), 0)
	}
	return row
}

// Head returns the text of a short bar: what is begun, else what is asked.
func (q *Question) Head() []ui.Run {
	if q.Then != nil {
		return q.Then
	}
	return []ui.Run{{Text: q.Text, Face: ui.Bold}}
}

// Words declares a question and its reason in a box as one block: smaller if
// room is short, scrolling if that is not enough; brief leaves out what is not
// needed. The nodes are id and id.why.
func Words(sf *ui.Surface, id string, r ui.Rect, q Question, qs, ws float64, brief bool) {
	floor, u := 12*sf.Env().Scale, sf.Px(1)
	text, soft, warm := sf.Theme().Text, sf.Theme().TextSoft, sf.Theme().Warm.Lighten(0.25)
	written := q.ink[0].A > 0 // on paper: dark, without a halo
	if written {
		text, soft, warm = q.ink[0], q.ink[1], q.ink[0]
		q.Then = slices.Clone(q.Then)
		for i := range q.Then {
			if q.Then[i].Colour.A > 0 {
				q.Then[i].Colour = q.Then[i].Colour.Mix(text, 0.7)
			}
		}
	}
	head, tail, alone := q.parts(brief, warm)
	if alone {
		sf.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleText, Label: q.Text})
	}
	under, col := id+".why", soft
	if q.Then != nil {
		under, col = "consequences", warm
	}
	var hp, tp *ui.Para
	h := 0.0
	w := r.W - 6*u
	tip := ""
	if brief && q.Then == nil && q.Ahead == "" && tail != nil && ui.Layout(head, floor, 1.15, w).H+ui.Layout(tail, floor, 1.22, w).H > r.H {
		tail, tip = nil, q.Why // shown on hover or long press
	}
	least := floor
	if q.Then != nil && !brief { // what a choice leads to is what is read: larger, and never smaller than the text size asks for
		ws, least = ws*1.14, math.Max(floor, sf.Font(12))
	}
	for k := 1.0; ; k -= 0.05 {
		h = 0
		if head != nil {
			hp = ui.Layout(head, math.Max(floor, qs*k), 1.15, w)
			h += hp.H
		}
		if tail != nil {
			tp = ui.Layout(tail, math.Max(least, ws*k), 1.22, w)
			h += tp.H
		}
		if h <= r.H || qs*k <= floor && ws*k <= least {
			break
		}
	}
	gap := 0.0
	if head != nil && tail != nil {
		gap = math.Max(0, math.Min(4*u, (r.H-h)/3))
	}
	total := h + gap
	y := r.Y + math.Max(0, (r.H-total)/2)
	scrolls := total > r.H+1
	if scrolls {
		y = r.Y - sf.BeginScroll(id+".scroll", r, false)
	}
	var at func(x, y float64) (string, ui.Rect)
	if tip != "" {
		at = func(float64, float64) (string, ui.Rect) { return tip, r }
	}
	para := func(id string, p *ui.Para, col ui.Colour) {
		pr := ui.Rect{X: r.X, Y: y, W: r.W, H: p.H}
		y += p.H + gap
		p = p.Even(w)
		sf.Add(ui.Element{ID: id, Rect: pr, Role: ui.RoleText, Label: p.Said(), Desc: tip, TipAt: at, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true, Colour: col, Loose: scrolls, Shadow: q.bare && !written})
		}})
	}
	if head != nil {
		para(id, hp, text)
	}
	if tail != nil {
		para(under, tp, col)
	}
	if scrolls {
		sf.EndScroll(total)
	}
}

// parts returns what a question asks and what is said below it, either of which
// may be nothing. alone: what is asked is for readers only, for what has been
// begun matters more.
func (q *Question) parts(brief bool, warm ui.Colour) (head, tail []ui.Run, alone bool) {
	if q.Text != "" {
		head = []ui.Run{{Text: q.Text, Face: ui.Bold}}
	}
	tail = []ui.Run{{Text: q.Why}}
	if q.Then != nil {
		tail = q.Then
	}
	switch {
	case brief && q.Then != nil && q.Text != "":
		return nil, tail, true
	case q.Ahead != "":
		if q.Why == "" || brief {
			tail = nil
		} else {
			tail = slices.Clone(tail)
			tail[0].Text += "\n"
		}
		return head, append(tail, ui.Run{Text: q.Ahead, Face: ui.Bold, Colour: warm}), false
	case q.Then == nil && q.Why == "":
		return head, nil, false
	}
	return head, tail, false
}

func buttonWidth(sf *ui.Surface, b Choice, bh, size float64, brief bool) float64 {
	if b.Button.Label == "" {
		return bh
	}
	u := sf.Px(1)
	w := 0.0
	for _, line := range strings.Split(b.Button.Label, "\n") {
		w = math.Max(w, ui.Measure(line, ui.Bold, sf.Font(size)))
	}
	switch {
	case brief:
		return math.Max(bh, w+16*u)
	case b.Button.Icon != ui.IconNone:
		w += sf.Font(size) * 1.8
	}
	return math.Max(bh, math.Max(w+40*u, 92*u))
}

// Bays reports whether buttons keep to bays: what goes on is never where what gives
// something up was a moment ago, nor the other way round.
func Bays(bs []Choice) bool {
	return len(bs) > 0 && !slices.ContainsFunc(bs, func(b Choice) bool { return b.Button.Bay == ui.BayAny })
}

// Even reports whether all buttons are of one weight.
func Even(bs []Choice) bool {
	return !slices.ContainsFunc(bs, func(b Choice) bool { return !b.Button.Even })
}

// inBays declares buttons in their bays: in on what goes on, in rest what gives
// something up and, at its right, the way back.
func inBays(sf *ui.Surface, on, rest ui.Rect, bs []Choice, size float64, brief bool) {
	gap := 7 * sf.Px(1)
	if brief {
		gap = 3 * sf.Px(1)
	}
	for i, r := range [...]ui.Rect{on, rest.Row(0, 2, gap), rest.Row(1, 2, gap)} {
		own, size := []Choice{}, size+1
		if i > 0 {
			size = math.Max(12, size-3)
		}
		for _, b := range bs {
			if b.Button.Bay == ui.BayOn+ui.Bay(i) {
				b.Button.Bay = ui.BayAny
				own = append(own, b)
			}
		}
		if len(own) > 0 {
			ButtonRow(sf, r, own, size, brief)
		}
	}
}

// Led reports whether the first of some buttons is large, and the others are
// small in a place of their own: all of these are slim.
func Led(bs []Choice) bool {
	return len(bs) > 1 && bs[0].Button.Main && !slices.ContainsFunc(bs[1:], func(b Choice) bool { return !b.Button.Slim })
}

// lead declares the button that leads a row, and returns the place of the others.
func lead(sf *ui.Surface, row ui.Rect, bs []Choice, size float64, brief bool) ui.Rect {
	u, least := sf.Px(1), sf.Env().MinTarget()
	gap := 18 * u
	if brief {
		gap = 9 * u
	}
	share := 0.62
	if len(bs) > 2 {
		share = 0.46
	}
	main, rest := row.CutLeft(math.Min(row.W-gap-float64(len(bs)-1)*(least+3*u), share*row.W), gap)
	ButtonRow(sf, main, bs[:1], size+1, brief)
	h := math.Max(least, 0.8*row.H)
	return rest.Middle(rest.W, math.Min(h, rest.H))
}

// ButtonRow declares buttons side by side, as wide as their labels. If room is
// short the longest shrink, and their icons go first.
func ButtonRow(sf *ui.Surface, row ui.Rect, bs []Choice, size float64, brief bool) {
	if Led(bs) {
		row = lead(sf, row, bs, size, brief)
		bs = bs[1:]
		size = math.Min(size, math.Max(12, size-2))
	}
	if Bays(bs) {
		gap, least, share := 18*sf.Px(1), sf.Env().MinTarget(), 0.5
		if row.W < 400*sf.Px(1) {
			gap, share = 9*sf.Px(1), 0.46
		}
		if brief {
			gap = 9 * sf.Px(1)
		}
		on, rest := row.CutLeft(math.Min(row.W-gap-2*(least+3*sf.Px(1)), share*row.W), gap)
		h := math.Max(least, 0.8*row.H)
		inBays(sf, on, rest.Middle(rest.W, math.Min(h, rest.H)), bs, size, brief)
		return
	}
	u, least := sf.Px(1), sf.Env().MinTarget()
	gap := 7 * u
	if brief {
		gap = 3 * u
	}
	ws := make([]float64, len(bs))
	sum, wide := 0.0, 0
	for i, b := range bs {
		ws[i] = buttonWidth(sf, b, row.H, size, brief)
		sum += ws[i]
		if b.Button.Label != "" && !b.Button.Slim {
			wide++
		}
	}
	room := row.W - gap*float64(len(bs)-1)
	for k := 0; k < 60 && sum > room+0.5; k++ {
		top, over := slices.Max(ws), 0
		for _, w := range ws {
			if w > top-2 {
				over++
			}
		}
		cut := math.Min((sum-room)/float64(over), math.Max(1, top*0.08))
		for i := range ws {
			if ws[i] > top-2 {
				ws[i] = math.Max(least, ws[i]-cut)
			}
		}
		sum = 0
		for _, w := range ws {
			sum += w
		}
	}
	if sum < room && wide > 0 {
		for i, b := range bs {
			if b.Button.Label != "" && !b.Button.Slim {
				ws[i] += (room - sum) / float64(wide)
			}
		}
	}
	x := row.X
	same := even(sf, row.H, bs, ws, size)
	for i, b := range bs {
		if b.Button.Even {
			b.Button.Size, b.Button.Icon = same, ui.IconNone
		} else if ws[i] < buttonWidth(sf, b, row.H, size, false)-2 && b.Button.Label != "" {
			b.Button.Icon = ui.IconNone
		}
		if b.Button.Size == 0 || brief && !b.Button.Even {
			b.Button.Size = size
		}
		sf.Button(b.ID, ui.Rect{X: x, Y: row.Y, W: ws[i], H: row.H}, b.Button)
		x += ws[i] + gap
	}
}

// even returns the size at which the labels of even buttons of a row fit, on one line or
// more, without a word that is cut; ws are the widths.
func even(sf *ui.Surface, h float64, bs []Choice, ws []float64, size float64) float64 {
	u, scale := sf.Px(1), sf.Font(1)
	out := size
	for i, b := range bs {
		if b.Button.Even && b.Button.Label != "" {
			w := ws[i] - 2*math.Min(14*u, ws[i]*0.08)
			p := ui.LayoutFit([]ui.Run{{Text: b.Button.Label, Face: ui.Bold}}, sf.Font(size), 12*sf.Env().Scale, 1.2, w, h-2*math.Min(4*u, h*0.06))
			out = math.Min(out, p.Size/scale)
		}
	}
	return out
}

// Panel declares the body of a panel with the button that puts it aside, and
// returns its inner area. It is beside the table if there is room, else over
// the bar and the lower part of the table, never over the player's hand.
func (a *Asker) Panel(sf *ui.Surface, f *board.Frame) ui.Rect {
	m, u := a.match, sf.Px(1)
	tool := sf.Env().MinTarget()
	r := f.Panel
	if r.Empty() {
		up := math.Min(f.Stage.H*0.75, 150*u)
		if a.Form() == AskRows && !f.Small {
			up = math.Max(20*u, math.Min(f.Stage.H*0.8, sf.Font(17)*2.6+(30+116*float64(len(m.LegalActions)))*u-f.Prompt.H))
		}
		if f.Tall {
			up = math.Min(f.Stage.H*0.4, 120*u*sf.Env().Settings.TextScale)
			if a.Form() == AskOffer { // as high as its words are
				up = math.Max(up, math.Min(f.Stage.H*0.62, a.offered(sf, f.Prompt.W-24*u)+24*u-f.Prompt.H))
			}
			n := len(m.LegalActions)
			if a.asks.Further != nil && a.Form() == AskOffer {
				n += len(a.asks.Further())
			}
			if !slices.ContainsFunc(m.LegalActions, func(o rules.Option) bool { return o.Verb != rules.Use && o.Verb != rules.Mode && o.Verb != rules.Pass }) && n > 3 { // a sentence each, one below the other, under the question
				up = math.Max(up, math.Min(f.Stage.H*0.6, float64(n)*(math.Max(tool, 50*u)+7*u)+sf.Font(17)*6.4+24*u-f.Prompt.H))
			}
			if form := a.Form(); form == AskRow || form == AskRows { // a row for each card
				up = math.Max(up, math.Min(f.Stage.H*0.8, float64(n)*(64*u*cards.Aspect+24*u)+tool+sf.Font(17)*2.6+40*u-f.Prompt.H))
			}
		}
		if f.Close && a.Form() == AskOffer {
			up = math.Max(0, math.Min(up, a.close(sf, f.Prompt.W-10*u)+10*u-f.Prompt.H))
		}
		up = math.Min(up, f.Prompt.Y-4*u)
		r = ui.Rect{X: f.Prompt.X, Y: f.Prompt.Y - up, W: f.Prompt.W, H: f.Prompt.H + up}
		if !f.Tall && !f.Close { // a narrow bar gives its panel some of the table
			r.W = math.Max(r.W, math.Min(300*u, f.Stage.W))
			r.X = math.Min(r.X, f.Stage.Right()-r.W)
		}
	} else if h := math.Max(r.W*1.55, 470*u*sf.Env().Settings.TextScale); h < r.H {
		_, r = r.CutTop(r.H-h, 0)
	}
	ground(sf, "panel", r, a.asks.Ground, true, false)
	sf.Add(ui.Element{ID: "panel.body", Rect: r, Hit: r, Loose: true, Tap: func(*ui.Env) {}, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Note(ui.Item{Kind: ui.ItemSheet, Rect: r})
	}})
	in := r.Inset(12 * u)
	if f.Small {
		in = r.Inset(5 * u)
	}
	see := ui.Rect{X: in.Right() - tool, Y: in.Y, W: tool, H: tool}
	sf.IconButton("ask-aside", see, ui.IconEye, words.Text.T(m.Lang, "see"), a.PutAside)
	if f.Panel.Empty() || in.H <= in.W*1.15 { // nothing lies beside the button
		in.W -= tool + 8*u
	}
	return in
}

// FaceOf declares the picture of a design that can be read.
func (a *Asker) FaceOf(sf *ui.Surface, id string, r ui.Rect, def rules.DefID, b ui.Button, mark *ui.Colour) {
	m := a.match
	m.FaceButton(sf, id, r, m.DesignFace(def, m.Lang), b, mark)
}

// offer declares a card, the clause that asks, and the answers.
func (a sheets) offer(sf *ui.Surface, f *board.Frame, in ui.Rect, q Question) {
	a.compose(sf, f, in, q, a.Source(), a.offers(), 0.24)
}

// offered returns how high an offer is in a narrow panel that is so wide inside.
func (a *Asker) offered(sf *ui.Surface, w float64) float64 {
	u, least, bs := sf.Px(1), sf.Env().MinTarget(), a.offers()
	q := a.Asked(a.match.Lang)
	q.Ahead, _ = a.Ahead(a.match.Lang)
	w -= least + 8*u // what puts it aside
	if a.Source() != 0 {
		w *= 0.76
		w -= 12 * u
	}
	bh := math.Max(least, 50*u)
	cols := columns(sf, bs, w, bh, 7*u, 16, false)
	rows := float64((len(bs) + cols - 1) / cols)
	return q.least(sf, w-6*u) + rows*(bh+7*u) + 8*u
}

// close returns how high an offer without a picture is in a short window.
func (a *Asker) close(sf *ui.Surface, w float64) float64 {
	u, least, bs := sf.Px(1), sf.Env().MinTarget(), a.offers()
	q := a.Asked(a.match.Lang)
	q.Ahead, _ = a.Ahead(a.match.Lang)
	w -= least + 8*u // what puts it aside
	cols := columns(sf, bs, w, least, 4*u, 14, true)
	rows := float64((len(bs) + cols - 1) / cols)
	return math.Max(least, q.least(sf, w-6*u)) + rows*(least+4*u) + 8*u
}

// columns returns in how many columns of a width answers stand so that every
// label has room. In a small window labels may be set smaller, because the
// question needs the room.
func columns(sf *ui.Surface, bs []answer, width, bh, gap, size float64, small bool) int {
	tool, floor := sf.Env().MinTarget(), 12*sf.Env().Scale
	for cols := len(bs); cols > 1; cols-- {
		w := (width - gap*float64(cols-1)) / float64(cols)
		if w >= tool && !slices.ContainsFunc(bs, func(b answer) bool {
			label := b.Button.Label
			return ui.Measure(label, ui.Bold, sf.Font(size))+10*sf.Px(1) > w && (!small || !ui.LayoutFit([]ui.Run{{Text: label, Face: ui.Bold}}, floor, floor, 1.2, w*0.82, bh*0.85).Fits)
		}) {
			return cols
		}
	}
	return 1
}

// compose lays out a card, text and answers: side by side, the card at most a
// share of the width, or in a column.
func (a sheets) compose(sf *ui.Surface, f *board.Frame, in ui.Rect, q Question, def rules.DefID, bs []answer, share float64) {
	m, u := a.match, sf.Px(1)
	tool := sf.Env().MinTarget()
	gap := 7 * u
	qs, ws, size := sf.Font(17), sf.Font(14), 16.0
	if f.Small {
		qs, ws, size, gap = sf.Font(13), sf.Font(12), 14, 4*u
	}
	bh := math.Max(tool, math.Min(50*u, in.H*0.3))
	if f.Close {
		bh = tool
	}
	if f.Close || f.Small && len(bs) > 3 && float64(len(bs))*(bh+gap) > in.H { // answers go before the picture
		def = 0
	}
	cols := len(bs)
	foot := func() (row, rest ui.Rect) {
		cols = columns(sf, bs, in.W, bh, gap, size, f.Small)
		rows := float64((len(bs) + cols - 1) / cols)
		return in.CutBottom(rows*bh+(rows-1)*gap, 8*u)
	}
	var text ui.Rect
	switch {
	case def != 0 && share > 0.3: // large: the answers are below both
		in, text = foot()
		var cr ui.Rect
		cr, text = text.CutLeft(math.Min(text.H/cards.Aspect, text.W*share), 14*u)
		a.FaceOf(sf, "ask-card", cr.Fit(1/cards.Aspect), def, ui.Button{}, nil)
	case in.H > in.W*1.15 && def != 0:
		in, text = foot()
		left := text.H - 8*u - q.least(sf, text.W-6*u) // the picture leaves the words their room
		cw := math.Min(text.W-tool-8*u, math.Min(text.H*0.62, left)/cards.Aspect)
		if cw < tool { // many answers leave no room for it
			_, text = text.CutTop(math.Max(0, math.Min(tool, left)), 0)
			break
		}
		var top ui.Rect
		top, text = text.CutTop(cw*cards.Aspect, 8*u)
		top.W = cw
		a.FaceOf(sf, "ask-card", top, def, ui.Button{}, nil)
	case in.H > in.W*1.15:
		in, text = foot()
		_, text = text.CutTop(tool, 0)
	default:
		if def != 0 {
			cw := math.Max(tool+u, math.Min(in.H/cards.Aspect, in.W*share))
			var cr ui.Rect
			cr, in = in.CutLeft(cw, 12*u)
			a.FaceOf(sf, "ask-card", cr.Fit(1/cards.Aspect), def, ui.Button{}, nil)
		}
		in, text = foot()
	}
	id := "prompt"
	if q.Text == "" || share > 0.3 { // the bar has the other
		id = "ask"
	}
	if q.Text == "" && def != 0 {
		q.Text = m.DesignName(def, m.Lang)
	}
	Words(sf, id, text, q, qs, ws, false)
	rows := (len(bs) + cols - 1) / cols
	for k, b := range bs {
		r := in.Col(k/cols, rows, gap).Row(k%cols, cols, gap)
		b.Button.Size = cmp.Or(b.Button.Size, size)
		if f.Small && ui.Measure(b.Button.Label, ui.Bold, sf.Font(size))+10*u > r.W {
			b.Button.Icon = ui.IconNone
		}
		if a.asks.Draw != nil && a.asks.Draw(sf, b.option, r, b.Choice) {
			continue
		}
		sf.Button(b.ID, r, b.Button)
	}
}

// rowButtons returns the buttons that take the rest in the order shown, or none of it.
func (a sheets) rowButtons() []Choice {
	m := a.match
	all := ui.Button{Label: words.Text.T(m.Lang, "order.all"), Icon: ui.IconForward, Tap: func(*ui.Env) { m.AcceptOrder() }}
	if _, ok := a.OnlyOption(); ok {
		all.Label, all.Icon, all.Kind = m.T("order.one"), ui.IconCheck, ui.ButtonPrimary
	}
	return append([]Choice{{"order-all", all}}, a.usual()...)
}

// row declares the cards of which one comes next, in portrait.
func (a sheets) row(sf *ui.Surface, in ui.Rect, q Question) {
	u := sf.Px(1)
	tool := sf.Env().MinTarget()
	bs := a.rowButtons()
	head, in := in.CutTop(math.Max(tool, sf.Font(17)*2.6), 5*u)
	in.W += tool + 8*u // below the aside button the whole width is free
	foot, cards := in.CutBottom(math.Max(tool, math.Min(48*u, in.H*0.3)), 8*u)
	Words(sf, "prompt", head, q, sf.Font(17), sf.Font(14), true)
	ButtonRow(sf, foot, bs, 15, len(bs) > 1)
	a.clauses(sf, "order.list", cards, a.items())
}

// rows declares what may be used, each with its card, its clause and what it
// would do, and what is answered otherwise.
func (a sheets) rows(sf *ui.Surface, in ui.Rect, q Question) {
	m, u := a.match, sf.Px(1)
	tool := sf.Env().MinTarget()
	qs, ws := sf.Font(17), sf.Font(14)
	if m.Frame.Small {
		qs, ws = sf.Font(13), sf.Font(12)
	}
	head, rest := in.CutTop(math.Max(tool, qs*2.6), 5*u)
	if m.Frame.Panel.Empty() {
		rest.W += tool + 8*u // below the aside button the whole width is free
	}
	if bs := a.usual(); len(bs) > 0 {
		var foot ui.Rect
		foot, rest = rest.CutBottom(math.Max(tool, math.Min(44*u, rest.H*0.3)), 6*u)
		ButtonRow(sf, foot, bs, 15, len(bs) > 1)
	}
	Words(sf, "prompt", head, q, qs, ws, true)
	legal := sf.Theme().Legal
	var items []Item
	for _, o := range m.LegalActions {
		if o.Verb != rules.Use {
			continue
		}
		def, note := a.item(o)
		face := m.DesignFace(def, m.Lang)
		it := Item{ID: "use-" + strconv.Itoa(int(o.Card)) + "-" + strconv.Itoa(int(o.N)), Face: face, Note: note, Mark: &legal}
		switch {
		case a.asks.Text != nil:
			it.Clause = a.asks.Text(o)
		case face != nil:
			it.Clause = strings.Join(face.Rules, "\n")
		}
		it.Button = ui.Button{Label: m.DesignName(def, m.Lang), Desc: words.Sentences(m.Lang, it.Clause, note), Tap: func(env *ui.Env) {
			ui.Play(env, "card-reveal", 0.7, 0)
			m.Answer(env, o)
		}}
		items = append(items, it)
	}
	a.clauses(sf, "uses.list", rest, items)
}
