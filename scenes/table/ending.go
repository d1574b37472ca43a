package table

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
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
	// Scene draws what the end does to the place, below all words; may be nil.
	Scene func(c *ui.Canvas)
	// Place moves the parts of the result in a large window, where card has won, 0:
	// none has; may be nil. How says in a sentence how; may be empty.
	Place func(at *chrome.EndPlace, card rules.DefID)
	How   string
	// Story is the course of the match in sentences, under its title, in the place of
	// the score over the turns; none: the score is shown.
	Story      []string
	StoryTitle string
	// Token draws the object that stands for a side's life at the end of a turn,
	// k wide; lit: it is above nothing. nil: a disc.
	Token func(c *ui.Canvas, x, y, k float64, side int, lit bool)
}

// resultLock is for how many ticks the buttons of a result that has come by itself take
// nothing: the click was meant for what was there before.
const resultLock = 30

// EndSide is a player's final value in words.
type EndSide struct {
	Value  string
	Colour ui.Colour
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
	w, small := m.Winner(), m.Frame.Small
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
			e.next = &ask.Choice{ID: "sideboard", Button: ui.Button{Label: m.T("series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { m.side.begin() }}}
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
	for i := range bs {
		tap := bs[i].Button.Tap
		bs[i].Button.Tap = func(env *ui.Env) {
			ticks, _, ok := m.Surface.Pressing() // a press that began before the result was seen is not meant for it
			if !m.TooSoon() && (!ok || env.Settings.Speed == ui.SpeedOff || m.opened-ticks >= resultLock) {
				tap(env)
			}
		}
	}
	won := m.finish()
	gave := m.conceded()
	graph := m.hooks.Score != nil && (len(m.past) > 1 || gave && len(m.past) > 0) && !small
	if m.Staged {
		showEnd(m, sf, &e, head, words.Sentences(m.Lang, why, e.How), col, bs, won, graph)
		return
	}
	endPanel(m, sf, &e, head, why, col, bs)
}

// endPanel declares the result of a table that is no place.
func endPanel(m *Match, sf *ui.Surface, e *Ending, head, why string, col ui.Colour, bs []ask.Choice) {
	u, rows := sf.Px(1), endRows(len(bs), m.Frame)
	in := sf.Dialog("result", e.Title, 900, cmp.Or(e.H, 480), func(*ui.Env) { m.Result = false })
	foot, in := in.CutBottom(float64(len(rows))*math.Max(sf.Env().MinTarget(), 50*u)+float64(len(rows)-1)*10*u, 10*u)
	sf.Label("result.head", head, in.Col(0, 2, 0), ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(40), in.H*0.42), Align: ui.Middle, Glow: col.Alpha(0.8)})
	sf.Label("result.why", strings.TrimSpace(why+"  "+e.Facts), in.Col(1, 2, 0), ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
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
	for p := range now.value { // who bears it stands from now on: the line does not begin at nothing
		if b := m.hooks.Bearer; b == nil || b(v, rules.Seat(p)) == 0 || slices.ContainsFunc(m.past, func(q standing) bool { return q.value[p] != 0 }) {
			continue
		}
		for i := range m.past {
			m.past[i].value[p] = now.value[p]
		}
	}
	m.past = append(m.past, now)
}

// lastBlow is how many lines before the end the deciding one may be.
const lastBlow = 14

// conceded reports whether the match ended because somebody gave up.
func (m *Match) conceded() bool {
	return m.View.S.Result.Reason == rules.ReasonConcede || m.gaveUp() >= 0
}

// finish returns the line of the log by which the match was won, -1 if no card
// won it: a match that was given up shows the place as it was left.
func (m *Match) finish() int {
	w := m.View.S.Result.Winner
	if w < 0 || m.conceded() {
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

// Finisher returns the design by which a match that is over was won, 0 if no
// card won it.
func Finisher(m *Match) rules.DefID {
	if i := m.finish(); i >= 0 {
		return m.Facts[i].Card
	}
	return 0
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
				silence(env)
				m.decks(env)
			}}})
		}
	}
	out = append(out, ask.Choice{ID: "home", Button: ui.Button{Label: m.Menu.HomeName(m.Lang), Icon: ui.IconHome, Tap: m.Leave}},
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
	if env := m.Surface.Env(); env != nil && m.Staged {
		if host, ok := env.Host.(PictureHost); ok {
			out = append(out, ask.Choice{ID: "picture", Button: ui.Button{Label: word("picture"), Icon: ui.IconPicture, Tap: func(env *ui.Env) { sharePicture(m, env, host) }}})
		}
	}
	if m.Frame.Small && !m.Staged { // two rows; the file includes the link, and the dialog can be closed
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
