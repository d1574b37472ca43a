package table

import (
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/ui"
)

// Choice is one of several answers: a button with the name of its node.
type Choice struct {
	ID     string
	Button ui.Button
}

// Ending is the result as it lies over the table, and what can be done then.
type Ending struct {
	Title    string                          // above it; "": the turn
	Facts    string                          // in few words, where Body has no room
	H        float64                         // of the dialog, in design units
	Opponent ui.Colour                       // the light of a defeat
	next     *Choice                         // in a match of several games: instead of another match
	Body     func(sf *ui.Surface, r ui.Rect) // declares what stands below; nil: Facts
}

// Verdict says who has won, in a word or two.
func (m *Match) Verdict(winner rules.Seat, l lang.Lang) string {
	switch {
	case winner == rules.NoSeat:
		return Text.T(l, "drawn")
	case m.IsYou(winner):
		return Text.T(l, "win")
	case m.IsYou(winner.Other()):
		return Text.T(l, "lose")
	}
	return Text.T(l, "wins", m.Session.Name(winner, l))
}

// Winner is who has won the match, NoSeat for a draw.
func (m *Match) Winner() rules.Seat {
	if p := m.gaveUp(); p >= 0 {
		return p.Other() // whoever has won its last game
	}
	return m.View.S.Result.Winner
}

// gaveUp is who has given up a match of several games, NoSeat for nobody.
func (m *Match) gaveUp() rules.Seat {
	if m.hooks.Series == nil || m.Session.Replaying() {
		return rules.NoSeat
	}
	return m.hooks.Series.Conceded()
}

// givesUp is what the menu does for a player who gives up the game, and the
// match where it has several; the last one that a player may lose is the match.
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

// Outcome is the result in two sentences: who has won, and why. The reason is
// the phrase why.NAME after the name that the rules give it, of a draw
// why.NAME.both where there is one; {0} in it is the loser, {1} the loser's.
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
	if e.Title == "" {
		e.Title = m.TurnText()
	}
	if sr := m.hooks.Series; sr != nil {
		if sr.Best() > 1 {
			e.Title = m.T("series.score", sr.Number(), sr.Best(), sr.Wins(m.Bottom), sr.Wins(m.Bottom.Other()))
		}
		if !sr.Decided() {
			e.next = &Choice{ID: "sideboard", Button: ui.Button{Label: m.T("series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: m.BeginSide}}
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
	h := e.H
	if m.Frame.Tall && len(bs) > 6 {
		h += 60 // a row more
	}
	in := sf.Dialog("result", e.Title, 620, h, func(*ui.Env) { m.Result = false })
	cols := 3
	if m.Frame.Tall {
		cols = 2
	}
	foot, in := cutChoices(sf, in, len(bs), cols)
	if small {
		sf.Label("result.head", head, in.Col(0, 2, 0), ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(28), in.H*0.45), Align: ui.Middle, Glow: col.Alpha(0.8)})
		sf.Label("result.why", strings.TrimSpace(why+"  "+e.Facts), in.Col(1, 2, 0), ui.TextStyle{Size: sf.Font(13), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	} else {
		hr, in := in.CutTop(math.Min(in.H*0.36, 110*u), 4*u)
		sf.Label("result.head", head, hr, ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(56), hr.H*0.8), Align: ui.Middle, Glow: col.Alpha(0.9)})
		wr, in := in.CutTop(math.Min(in.H*0.36, sf.Font(16)*3.2), 8*u)
		sf.Label("result.why", why, wr, ui.TextStyle{Size: sf.Font(16), Align: ui.Middle, Wrap: true, LineHeight: 1.25})
		if e.Body != nil {
			e.Body(sf, in)
		} else {
			sf.Label("result.facts", e.Facts, in, ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Wrap: true, LineHeight: 1.25, Colour: sf.Theme().TextSoft})
		}
	}
	putChoices(sf, foot, bs, cols)
	sf.EndModal()
}

// EndHUD declares what a player ends the match with: in words, and below them
// what draw draws in the room that is left.
func (m *Match) EndHUD(sf *ui.Surface, r ui.Rect, p rules.Seat, value string, col ui.Colour, draw func(c *ui.Canvas, r ui.Rect)) {
	name, won := m.Player(p, m.Lang), m.Winner() == p
	sf.Add(ui.Element{ID: "result.p" + itoa(m.SideOf(p)), Rect: r, Role: ui.RoleText, Label: Sentences(m.Lang, name, value), Draw: func(c *ui.Canvas, _ ui.State) {
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
		c.Text(value, num, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(30), num.H*0.9), Align: ui.Middle, Wrap: true, LineHeight: 1.05, Glow: col.Alpha(0.5)})
		draw(c, in)
	}})
}

// endings are what can be done when a match is over: another one, or what
// comes next instead of it, and the rest.
func (m *Match) endings(e *Ending) []Choice {
	word := func(key string) string { return Text.T(m.Lang, key) }
	again := func(swap bool) func(*ui.Env) {
		return func(*ui.Env) {
			m.Result = false
			m.Again()
			m.Session.Rematch(swap)
		}
	}
	first := []Choice{{"rematch", ui.Button{Label: word("rematch"), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: again(false)}}}
	if e.next != nil {
		first = []Choice{*e.next}
	} else {
		if m.Session.Deck(0) != m.Session.Deck(1) {
			first = append(first, Choice{"swap", ui.Button{Label: word("swap"), Icon: ui.IconSwap, Tap: again(true)}})
		}
		if m.decks != nil {
			first = append(first, Choice{"decks", ui.Button{Label: word("decks"), Icon: ui.IconCards, Tap: func(env *ui.Env) {
				m.silence(env)
				m.decks(env)
			}}})
		}
	}
	rest := []Choice{
		{"watch", ui.Button{Label: word("watch"), Icon: ui.IconPlay, Tap: func(*ui.Env) {
			m.Result = false
			m.Session.Seek(0)
			m.Session.SetPlaying(true)
		}}},
		{"save", ui.Button{Label: word("save"), Icon: ui.IconFile, Tap: m.SaveFile}},
		{"home", ui.Button{Label: word("totitle"), Icon: ui.IconHome, Tap: m.Leave}},
		{"see", ui.Button{Label: word("see"), Icon: ui.IconEye, Tap: func(*ui.Env) { m.Result = false }}},
		{"link", ui.Button{Label: word("link"), Icon: ui.IconLink, Tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(m.Session.Link())
			}
			m.Surface.Toast(word("copied"), false)
		}}},
	}
	out := append(first, rest...)
	if m.Frame.Small { // two rows; a link is in the file, and the dialog can be closed
		out = out[:min(len(out), 6)]
	}
	return out
}

// ChooseDecks says where another deck is chosen when a match is over.
func (m *Match) ChooseDecks(do func(env *ui.Env)) { m.decks = do }

// cutChoices cuts the foot off a dialog that n choices need in so many columns.
func cutChoices(s *ui.Surface, r ui.Rect, n, cols int) (foot, rest ui.Rect) {
	u := s.Px(1)
	rows := float64((n + cols - 1) / cols)
	return r.CutBottom(rows*math.Max(s.Env().MinTarget(), 50*u)+(rows-1)*10*u, 10*u)
}

// putChoices declares the choices as rows of buttons.
func putChoices(s *ui.Surface, foot ui.Rect, bs []Choice, cols int) {
	gap := 10 * s.Px(1)
	rows := (len(bs) + cols - 1) / cols
	for i, b := range bs {
		b.Button.Size = 15
		s.Button(b.ID, foot.Col(i/cols, rows, gap).Row(i%cols, cols, gap), b.Button)
	}
}
