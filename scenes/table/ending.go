package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Ending is the result over the table, and the choices after it.
type Ending struct {
	Title    string                     // its title; "": the turn
	Facts    string                     // short form, if Body does not fit
	H        float64                    // height of the dialog in design units
	Opponent ui.Colour                  // light of a defeat
	next     *ask.Choice                // in a series: instead of another match
	Side     func(p rules.Seat) EndSide // a player's final value; nil: Facts
}

// EndSide is a player's final value in words, with a picture below.
type EndSide struct {
	Value  string
	Colour ui.Colour
	Draw   func(c *ui.Canvas, r ui.Rect)
}

// Verdict returns who has won, in a word or two.
func (m *Match) Verdict(winner rules.Seat, l lang.Lang) string {
	switch {
	case winner == rules.NoSeat:
		return words.Text.T(l, "drawn")
	case m.IsYou(winner):
		return words.Text.T(l, "win")
	case m.IsYou(winner.Other()):
		return words.Text.T(l, "lose")
	}
	return words.Text.T(l, "wins", m.Session.Name(winner, l))
}

// Winner returns who has won the match, NoSeat for a draw.
func (m *Match) Winner() rules.Seat {
	if p := m.gaveUp(); p >= 0 {
		return p.Other() // also if that player has won its last game
	}
	return m.View.S.Result.Winner
}

// gaveUp returns who has given up a series, NoSeat for nobody.
func (m *Match) gaveUp() rules.Seat {
	if m.hooks.Series == nil || m.Session.Replaying() {
		return rules.NoSeat
	}
	return m.hooks.Series.Conceded()
}

// givesUp returns the menu's actions for giving up the game and, if it has
// several, the match. The last game that a player can lose is the match.
func (m *Match) givesUp() (game, match func(env *ui.Env)) {
	game = m.Conceding()
	p, sr := m.Audience, m.hooks.Series
	if game == nil || sr == nil || sr.Best() < 2 {
		return game, nil
	}
	if p < 0 {
		p = m.View.S.ToAnswer()
	}
	if p < 0 {
		return game, nil
	}
	concede := game
	match = func(env *ui.Env) {
		sr.Concede(p)
		concede(env)
	}
	if sr.Wins(p.Other()) == sr.Best()/2 {
		return nil, match
	}
	return game, match
}

// Outcome returns the result in two sentences: who has won, and why. The
// second is the phrase why.NAME of the rules' reason, for a draw why.NAME.both
// if it exists; {0} in it is the loser, {1} the loser's.
func (m *Match) Outcome(l lang.Lang) (head, why string) {
	w := m.Winner()
	key := "why." + m.hooks.Names.Word("reason", int16(m.View.S.Result.Reason))
	if m.gaveUp() >= 0 {
		key = "why.concede.all"
	}
	head = m.Verdict(w, l)
	if w == rules.NoSeat {
		if _, ok := m.hooks.Words[key+".both"]; ok {
			key += ".both"
		}
	}
	if _, ok := m.hooks.Words[key]; !ok {
		key = "why.fault"
	}
	if w == rules.NoSeat {
		return head, m.hooks.Words.T(l, key)
	}
	return head, m.hooks.Words.T(l, key, m.Player(w.Other(), l), m.Possessive(w.Other(), l, true))
}

// EndDialog declares the result.
func (m *Match) EndDialog(sf *ui.Surface, e Ending) {
	u, w, small := sf.Px(1), m.Winner(), m.Frame.Small
	head, why := m.Outcome(m.Lang)
	e.Title = cmp.Or(e.Title, m.TurnText())
	if m.Session.Practice() {
		e.Title += " · " + words.Text.T(m.Lang, "practice.mark")
	}
	if sr := m.hooks.Series; sr != nil {
		if sr.Best() > 1 {
			e.Title = m.T("series.score", sr.Number(), sr.Best(), sr.Wins(m.Bottom), sr.Wins(m.Bottom.Other()))
		}
		if !sr.Decided() {
			e.next = &ask.Choice{ID: "sideboard", Button: ui.Button{Label: m.T("series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: m.BeginSide}}
		}
	}
	col := sf.Theme().Accent2
	switch {
	case m.IsYou(w):
		col = sf.Theme().Warm
	case w >= 0 && m.IsYou(w.Other()):
		col = e.Opponent
	}
	bs := m.endings(&e)
	won := m.finish()
	gave := m.conceded()
	if gave && won >= 0 && !small { // what happened last
		why = words.Sentences(m.Lang, strings.TrimRight(why, "。."), words.Text.T(m.Lang, "result.last", strings.TrimLeft(m.GameLog.Plain(&m.Facts[won], m.Lang), "\u3000 ")))
	}
	graph := m.hooks.Score != nil && (len(m.past) > 1 || gave && len(m.past) > 0) && !small
	if !m.Frame.End.Head.Empty() {
		m.endPlace(sf, &e, head, why, col, bs, won, graph)
		return
	}
	h, rows := e.H, endRows(len(bs), m.Frame)
	if m.Frame.Tall {
		h += 60 * float64(len(rows)-3)
	}
	if graph {
		h += 96
	}
	in := sf.Dialog("result", e.Title, 900, h, func(*ui.Env) { m.Result = false })
	foot, in := in.CutBottom(float64(len(rows))*math.Max(sf.Env().MinTarget(), 50*u)+float64(len(rows)-1)*10*u, 10*u)
	if won >= 0 && !m.Frame.Tall {
		var r ui.Rect
		r, in = in.CutLeft(math.Min(in.W*0.34, in.H/cards.Aspect), 22*u)
		m.finisher(sf, r, won, col)
	}
	if small {
		sf.Label("result.head", head, in.Col(0, 2, 0), ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(28), in.H*0.45), Align: ui.Middle, Glow: col.Alpha(0.8)})
		sf.Label("result.why", strings.TrimSpace(why+"  "+e.Facts), in.Col(1, 2, 0), ui.TextStyle{Size: sf.Font(13), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	} else {
		hr, in := in.CutTop(math.Min(in.H*0.3, 96*u), 4*u)
		sf.Label("result.head", head, hr, ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(56), hr.H*0.8), Align: ui.Middle, Glow: col.Alpha(0.9)})
		wr, in := in.CutTop(math.Min(in.H*0.26, sf.Font(16)*2.7), 8*u)
		sf.Label("result.why", why, wr, ui.TextStyle{Size: sf.Font(16), Align: ui.Middle, Wrap: true, LineHeight: 1.25})
		least := sf.Font(16)*4.2 + 18*u // of what is below
		if room := math.Min(in.H*0.48, in.H-least-10*u); graph && room > sf.Font(13)*4.4 {
			var r ui.Rect
			r, in = in.CutTop(room, 10*u)
			if won >= 0 && m.Frame.Tall && room/cards.Aspect >= sf.Env().MinTarget() {
				var k ui.Rect
				k, r = r.CutLeft(r.H/cards.Aspect, 10*u)
				m.finisher(sf, k, won, col)
			}
			m.graph(sf, r)
		}
		if e.Side == nil {
			sf.Label("result.facts", e.Facts, in, ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Wrap: true, LineHeight: 1.25, Colour: sf.Theme().TextSoft})
		} else {
			m.endSide(sf, in.Row(0, 2, 14*u), m.Seat(0), e.Side(m.Seat(0)))
			m.endSide(sf, in.Row(1, 2, 14*u), m.Seat(1), e.Side(m.Seat(1)))
		}
	}
	putChoices(sf, foot, bs, rows)
}

// standing is the score at the end of a turn.
type standing struct {
	turn  int
	value [2]float64
}

// stand records the score, including that before the first turn if there is
// one. Later entries are dropped.
func (m *Match) stand(v *rules.View) {
	if m.hooks.Score == nil {
		return
	}
	now := standing{turn: int(v.S.Turn), value: [2]float64{m.hooks.Score(v, 0), m.hooks.Score(v, 1)}}
	if now.turn < 1 && now.value == [2]float64{} {
		return
	}
	for len(m.past) > 0 && m.past[len(m.past)-1].turn >= now.turn {
		m.past = m.past[:len(m.past)-1]
	}
	m.past = append(m.past, now)
}

// lastBlow is how many lines before the end the deciding one may be.
const lastBlow = 14

// conceded reports whether the match ended because somebody gave up.
func (m *Match) conceded() bool {
	return m.View.S.Result.Reason == rules.ReasonConcede || m.gaveUp() >= 0
}

// finish returns the line of the log by which the match was won, that of the
// last thing that the winner did before a concession, -1 if no card won it.
func (m *Match) finish() int {
	w := m.View.S.Result.Winner
	if w < 0 {
		return -1
	}
	if m.conceded() {
		for _, whose := range [...]rules.Seat{m.Winner(), m.Winner().Other()} {
			for i := len(m.Facts) - 1; i >= 0; i-- {
				if ln := &m.Facts[i]; ln.Seat == whose && ln.Card != 0 && (ln.Act == present.ActAttack || ln.Act == present.ActEffect || ln.Act == present.ActPlayed || ln.Act == present.ActShown) {
					return i
				}
			}
		}
		return -1
	}
	won := -1
	for i := len(m.Facts) - 1; i >= max(0, len(m.Facts)-lastBlow); i-- {
		switch ln := &m.Facts[i]; {
		case ln.Seat != w || ln.Card == 0:
		case ln.Act == present.ActAttack: // what helped it came later
			return i
		case won < 0 && (ln.Act == present.ActEffect || ln.Act == present.ActPlayed):
			won = i
		}
	}
	return won
}

// finisher declares the card that has won, large and lit.
func (m *Match) finisher(sf *ui.Surface, r ui.Rect, line int, col ui.Colour) {
	ln := &m.Facts[line]
	face := m.hooks.Face(ln.Card, m.Lang)
	if face == nil {
		return
	}
	u := sf.Px(1)
	k := r.Inset(4 * u).Fit(1 / cards.Aspect)
	said := m.GameLog.Plain(ln, m.Lang)
	sf.Add(ui.Element{ID: "result.card", Rect: k, Hit: k, Role: ui.RoleButton, Label: said, Loose: k.W < sf.Env().MinTarget(), Tap: func(*ui.Env) { m.Zoom.ShowLine(face, said) }, Draw: func(c *ui.Canvas, st ui.State) {
		x, y := k.Centre()
		c.Light(x, y, k.H*0.75, col.Alpha(0.5))
		for i := range 12 { // rays behind it
			sin, cos := math.Sincos(float64(i) * math.Pi / 6)
			c.Line(x+cos*k.W*0.5, y+sin*k.W*0.5, x+cos*k.H*0.62, y+sin*k.H*0.62, 2*u, col.Alpha(0.16))
		}
		c.Shadow(k.Move(0, 6*u), 10*u, 22*u, c.Theme.Shadow)
		m.DrawCard(c, face, k, 1)
		c.Stroke(k.Inset(-2*u), k.W*0.07, 2.4*u, col)
	}})
}

// graph declares the score over the turns, a line for each side.
func (m *Match) graph(sf *ui.Surface, r ui.Rect) {
	name := cmp.Or(m.hooks.Words["score"].In(m.Lang), words.SignName(m.hooks.Words, m.hooks.ScoreIcon, m.Lang))
	say, most := []string{name}, 1.0
	for p := rules.Seat(0); p < 2; p++ {
		var list []string
		for _, q := range m.past {
			list, most = append(list, chrome.Whole(q.value[p])), math.Max(most, q.value[p])
		}
		say = append(say, m.Player(p, m.Lang)+" "+strings.Join(list, " "))
	}
	past, hues := slices.Clone(m.past), m.hues
	sides := [2]int{m.SideOf(0), m.SideOf(1)}
	sf.Add(ui.Element{ID: "result.graph", Rect: r, Role: ui.RoleText, Label: words.Sentences(m.Lang, say...), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		c.Fill(r, 10*u, c.Theme.Dark().Alpha(0.5))
		in := r.InsetXY(12*u, 9*u)
		size := math.Max(12*c.Env.Scale, c.Font(13))
		head, in := in.CutTop(size*1.3, 6*u)
		sign, head := head.CutLeft(size*1.2, 5*u)
		c.Icon(m.hooks.ScoreIcon, sign.Middle(size*1.2, size*1.2), c.Theme.TextSoft)
		for _, p := range [...]rules.Seat{m.Seat(1), m.Seat(0)} { // labels of the lines
			var q ui.Rect
			col, who := hues[m.SideOf(p)].Lighten(0.2), m.Player(p, m.Lang)
			q, head = head.CutRight(math.Min(ui.Measure(who, ui.Bold, size)+2*u, head.W*0.45), 4*u)
			c.Text(cards.Clip(who, q.W, size), q, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Align: ui.End, Loose: true})
			q, head = head.CutRight(size, 12*u)
			c.Line(q.X, q.Y+q.H/2, q.Right(), q.Y+q.H/2, 2.4*u, col)
		}
		if ui.Measure(name, ui.Regular, size) <= head.W {
			c.Text(name, head, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft, Loose: true})
		}
		num, in := in.CutRight(math.Max(size*2.4, ui.Measure(chrome.Whole(most), ui.Bold, size)), 4*u)
		foot, in := in.CutBottom(size*1.2, 2*u)
		first, last := past[0].turn, past[len(past)-1].turn
		at := func(q *standing, p int) (x, y float64) {
			return in.X + in.W*float64(q.turn-first)/math.Max(1, float64(last-first)), in.Bottom() - in.H*ui.Clamp01(q.value[p]/most)
		}
		c.Fill(ui.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: math.Max(1, u)}, 0, c.Theme.Edge)
		for p := range 2 {
			col := hues[sides[p]].Lighten(0.2)
			for i := range past {
				x, y := at(&past[i], p)
				if i > 0 {
					px, py := at(&past[i-1], p)
					c.Line(px, py, x, y, 2.4*u, col)
				}
				c.Disc(x, y, 3*u, col)
			}
			_, y := at(&past[len(past)-1], p)
			if d := past[len(past)-1].value; math.Abs(d[0]-d[1])*in.H/most < size { // one above the other
				y += map[bool]float64{true: -0.55, false: 0.55}[d[p] > d[1-p] || d[0] == d[1] && p == 0] * size
			}
			c.Text(chrome.Whole(past[len(past)-1].value[p]), ui.Rect{X: num.X, Y: math.Min(y, in.Bottom()-size*0.4) - size*0.6, W: num.W, H: size * 1.2}, ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Tabular: true, Loose: true})
		}
		c.Text(strconv.Itoa(first), foot, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft, Loose: true})
		c.Text(strconv.Itoa(last), foot, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft, Align: ui.End, Loose: true})
	}})
}

// endSide declares a player's final value.
func (m *Match) endSide(sf *ui.Surface, r ui.Rect, p rules.Seat, e EndSide) {
	name, won := m.Player(p, m.Lang), m.Winner() == p
	sf.Add(ui.Element{ID: "result.p" + words.Itoa(m.SideOf(p)), Rect: r, Role: ui.RoleText, Label: words.Sentences(m.Lang, name, e.Value), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		c.Fill(r, 12*u, c.Theme.Dark().Alpha(0.6))
		edge := c.Theme.Edge
		if won {
			edge = c.Theme.Warm
		}
		c.Stroke(r, 12*u, 1.5*u, edge)
		in := r.InsetXY(14*u, 8*u)
		top, in := in.CutTop(in.H*0.34, 0)
		c.Text(name, top, ui.TextStyle{Face: ui.Bold, Size: c.Font(16), Align: ui.Middle})
		num, in := in.CutTop(in.H*0.62, 0)
		c.Text(e.Value, num, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(30), num.H*0.9), Align: ui.Middle, Wrap: true, LineHeight: 1.05, Glow: e.Colour.Alpha(0.5)})
		e.Draw(c, in)
	}})
}

// endings returns what can be done after a match: another one, or its replacement, and the rest.
func (m *Match) endings(e *Ending) []ask.Choice {
	word := func(key string) string { return words.Text.T(m.Lang, key) }
	again := func(swap bool) func(*ui.Env) {
		return func(*ui.Env) {
			m.Result = false
			m.Again()
			m.Session.Rematch(swap)
		}
	}
	var out []ask.Choice
	if e.next != nil {
		out = append(out, *e.next)
	} else {
		out = append(out, ask.Choice{ID: "rematch", Button: ui.Button{Label: word("rematch"), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: again(false)}})
		if m.decks != nil {
			out = append(out, ask.Choice{ID: "decks", Button: ui.Button{Label: word("decks"), Icon: ui.IconCards, Tap: func(env *ui.Env) {
				m.silence(env)
				m.decks(env)
			}}})
		}
	}
	out = append(out, ask.Choice{ID: "home", Button: ui.Button{Label: word("totitle"), Icon: ui.IconHome, Tap: m.Leave}},
		ask.Choice{ID: "watch", Button: ui.Button{Label: word("watch"), Icon: ui.IconPlay, Tap: func(*ui.Env) {
			m.Result = false
			m.Session.Seek(0)
			m.Session.SetPlaying(true)
		}}})
	if e.next == nil && m.Session.Deck(0) != m.Session.Deck(1) {
		out = append(out, ask.Choice{ID: "swap", Button: ui.Button{Label: word("swap"), Icon: ui.IconSwap, Tap: again(true)}})
	}
	out = append(out, ask.Choice{ID: "save", Button: ui.Button{Label: word("save"), Icon: ui.IconFile, Tap: m.SaveFile}},
		ask.Choice{ID: "see", Button: ui.Button{Label: word("see"), Icon: ui.IconEye, Tap: func(*ui.Env) { m.Result = false }}},
		ask.Choice{ID: "link", Button: ui.Button{Label: word("link"), Icon: ui.IconLink, Tap: func(env *ui.Env) {
			link := m.Session.Link()
			if link == "" {
				m.Surface.Toast(word("nolink"), true)
				return
			}
			if env.Host != nil {
				env.Host.CopyText(link)
			}
			m.Surface.Toast(word("copied"), false)
		}}})
	if m.Frame.Small { // two rows; the file includes the link, and the dialog can be closed
		out = out[:min(len(out), 6)]
	}
	return out
}

// ChooseDecks sets what leads to choosing other decks after a match.
func (m *Match) ChooseDecks(do func(env *ui.Env)) { m.decks = do }

// endRows returns the number of buttons in each row below a result: what comes
// next in the first, what can be done with this match in the others.
func endRows(n int, f *board.Frame) (rows []int) {
	widest := 3
	switch {
	case f.Tall:
		widest = 2
	case !f.Small:
		rows, n = append(rows, min(n, 3)), n-3
		widest = 5
	}
	for ; n > 0; n -= widest {
		rows = append(rows, min(n, widest))
	}
	return rows
}

// putChoices declares the choices in rows of the given lengths.
func putChoices(s *ui.Surface, foot ui.Rect, bs []ask.Choice, rows []int) {
	gap := 10 * s.Px(1)
	for i, n := range rows {
		for j, b := range bs[:n] {
			b.Button.Size = 15
			s.Button(b.ID, foot.Col(i, len(rows), gap).Row(j, n, gap), b.Button)
		}
		bs = bs[n:]
	}
}
