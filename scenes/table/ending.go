package table

import (
	"cmp"
	"math"
	"strings"

	"godeck/rules"
	"godeck/rules/session"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/course"
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
	// Sun is where its light comes from, in parts of the window; nil: from who won.
	// Tell declares how it came to it, where the course has left room, instead of the
	// title; again, which may be nil, shows the last turn once more. It may be nil.
	Sun  *ui.Point
	Tell func(sf *ui.Surface, at *chrome.EndPlace, gains bool, again func(*ui.Env)) bool
	// Place moves the parts of the result in a large window, where card has won, 0:
	// none has; may be nil. How says in a sentence how; may be empty.
	Place func(at *chrome.EndPlace, card rules.DefID)
	How   string
	// Story is the course of the match in sentences, under its title, in the place of
	// the score over the turns; none: the score is shown.
	Story      []present.Told
	StoryTitle string
	Minor      string // the key of sentences that go first where there is no room for all
	// Token draws the object that stands for a side's life at the end of a turn,
	// k wide; lit: it is above nothing. nil: a disc.
	Token course.Token
}

// resultLock is for how many ticks the buttons of a result that has come by itself take
// nothing: the click was meant for what was there before.
const resultLock = 30

// EndSide is a player's final value in words.
type EndSide struct {
	Value  string
	Colour ui.Colour
}

// EndDialog declares the result.
func (m *Match) EndDialog(sf *ui.Surface, e Ending) {
	w := m.Winner()
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
	bs := endings(m, &e)
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
	graph := m.hooks.Score != nil && (m.course.Turns() > 1 || m.conceded() && m.course.Turns() > 0)
	if coached(m.Session) { // which has the last word: nothing of the result's own is there first
		m.Taught()
	}
	if m.Staged {
		showEnd(m, sf, &e, head, words.Sentences(m.Lang, why, e.How), col, bs, won, graph)
		return
	}
	endPanel(m, sf, &e, head, why, col, bs)
}

// endPanel declares the result of a table that is no place.
func endPanel(m *Match, sf *ui.Surface, e *Ending, head, why string, col ui.Colour, bs []ask.Choice) {
	u, rows := sf.Px(1), ask.Rows(len(bs), m.Frame)
	in := sf.Dialog("result", e.Title, 900, cmp.Or(e.H, 480), func(*ui.Env) { m.Result = false })
	foot, in := in.CutBottom(float64(len(rows))*math.Max(sf.Env().MinTarget(), 50*u)+float64(len(rows)-1)*10*u, 10*u)
	sf.Label("result.head", head, in.Col(0, 2, 0), ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(40), in.H*0.42), Align: ui.Middle, Glow: col.Alpha(0.8)})
	sf.Label("result.why", strings.TrimSpace(why+"  "+e.Facts), in.Col(1, 2, 0), ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	ask.PutRows(sf, foot, bs, rows)
}

// Taught leaves the result of a lesson that is won to the lesson, whose words stand in the
// room where its own would (empty before it is laid out); ok is false where there is none.
func (m *Match) Taught() (room ui.Rect, ok bool) {
	w, was := m.Winner(), m.taught
	if m.taught = m.Result && m.View.S.Over() && w >= 0 && m.IsYou(w) && m.Frame.Bare && !m.Frame.Small; m.taught != was {
		m.Surface.Invalidate()
	}
	return m.room, m.taught
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
func endings(m *Match, e *Ending) []ask.Choice {
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
		kind := ui.ButtonPrimary
		if r, meet := next(m); r != nil {
			kind = ui.ButtonNormal
			says := words.Text.T(m.Lang, "onward", r.Name.In(m.Lang))
			label := map[bool]string{true: word("onward.short"), false: says}[m.Frame.Small || m.Frame.Tall]
			out = append(out, ask.Choice{ID: "onward", Button: ui.Button{Label: label, Name: says, Tip: says, Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) {
				silence(env)
				meet(env)
			}}})
		}
		out = append(out, ask.Choice{ID: "rematch", Button: ui.Button{Label: word("rematch"), Icon: ui.IconRestart, Kind: kind, Tap: again(false)}})
		if m.decks != nil {
			out = append(out, ask.Choice{ID: "decks", Button: ui.Button{Label: word("decks"), Icon: ui.IconCards, Tap: func(env *ui.Env) {
				silence(env)
				m.decks(env)
			}}})
		}
	}
	out = append(out, ask.Choice{ID: "home", Button: ui.Button{Label: m.Menu.HomeName(m.Lang), Icon: ui.IconHome, Tap: m.Leave}},
		ask.Choice{ID: "watch", Button: ui.Button{Label: word("watch"), Icon: ui.IconPlay, Tap: func(*ui.Env) { review(m, 0, 0) }}})
	if e.next == nil && m.Session.Deck(0) != m.Session.Deck(1) && !(m.Frame.Small && out[0].ID == "onward") { // where there is room
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

// next returns who comes next after a match that the person at the screen has won; nil: nobody.
func next(m *Match) (*Rival, func(env *ui.Env)) {
	if m.onward == nil || m.display || !m.IsYou(m.Winner()) {
		return nil, nil
	}
	return m.onward()
}

// runUp is the number of answers before the one that is shown again: what led to it.
const runUp = 3

// review shows the match again from shortly before an answer of a turn. Leaving it leads back
// to the result.
func review(m *Match, turn, answer int) {
	at, turns := 0, m.Session.Turns()
	if i := len(turns) - 1 - (m.Turn() - turn); turn > 0 && i >= 0 && i < len(turns) { // a record may begin in a later turn
		at = turns[i]
	}
	m.Result = false
	m.Session.Seek(max(at, min(answer-runUp, session.Decided(m.Session, answer))))
	m.Replay.Consider()
	m.Replay.Leave = func(*ui.Env) {
		m.Replay.Leave, m.back = m.Leave, true
		m.Session.Seek(m.Session.Len())
	}
}

// LeadsBack sets where leaving the replay that a table shows leads.
func LeadsBack(sc ui.Scene, to func(env *ui.Env)) { matchOf(sc).Replay.Leave = to }

// ChooseDecks sets what leads to choosing other decks after a match.
func (m *Match) ChooseDecks(do func(env *ui.Env)) { m.decks = do }

// Onward sets who comes next after a match that a person has won, and what begins that one;
// nil: nobody. It is asked when the result is shown.
func Onward(sc ui.Scene, next func() (*Rival, func(env *ui.Env))) {
	if m := matchOf(sc); m != nil {
		m.onward = next
	}
}
