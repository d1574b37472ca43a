package table

import (
	"errors"
	"math"
	"strconv"
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
	Title   string            // above it
	Why     string            // what decided the match
	Facts   string            // in few words, where Body has no room
	Winner  rules.Seat        // NoSeat: a draw
	H       float64           // of the dialog, in design units
	Small   bool              // one line beside the buttons
	Foe     ui.Colour         // the light of a defeat
	Next    *Choice           // instead of another match; nil: that
	Watch   func(env *ui.Env) // nil: the session goes back to the start and plays
	Rematch func(env *ui.Env) // nil: Session.Rematch
	Save    func(env *ui.Env)
	Body    func(r ui.Rect) // declares what stands below; nil: Facts
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

// EndDialog declares the result.
func (m *Match) EndDialog(sf *ui.Surface, e Ending) {
	u := sf.Px(1)
	col := sf.Theme().Accent2
	switch {
	case m.IsYou(e.Winner):
		col = sf.Theme().Warm
	case e.Winner >= 0 && m.IsYou(e.Winner.Other()):
		col = e.Foe
	}
	head := m.Verdict(e.Winner, m.Lang)
	in := sf.Dialog("result", e.Title, 620, e.H, func(*ui.Env) { m.Result = false })
	bs := m.endings(&e)
	cols := 2
	if e.Small {
		cols = 3
	}
	foot, in := cutChoices(sf, in, len(bs), cols)
	if e.Small {
		sf.Label("result.head", head, in.Col(0, 2, 0), ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(28), in.H*0.45), Align: ui.Middle, Glow: col.Alpha(0.8)})
		sf.Label("result.why", strings.TrimSpace(e.Why+"  "+e.Facts), in.Col(1, 2, 0), ui.TextStyle{Size: sf.Font(13), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	} else {
		hr, in := in.CutTop(math.Min(in.H*0.36, 110*u), 4*u)
		sf.Label("result.head", head, hr, ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(56), hr.H*0.8), Align: ui.Middle, Glow: col.Alpha(0.9)})
		wr, in := in.CutTop(math.Min(in.H*0.36, sf.Font(16)*3.2), 8*u)
		sf.Label("result.why", e.Why, wr, ui.TextStyle{Size: sf.Font(16), Align: ui.Middle, Wrap: true, LineHeight: 1.25})
		if e.Body != nil {
			e.Body(in)
		} else {
			sf.Label("result.facts", e.Facts, in, ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Wrap: true, LineHeight: 1.25, Colour: sf.Theme().TextSoft})
		}
	}
	putChoices(sf, foot, bs, cols)
	sf.EndModal()
}

// endings are what can be done when a match is over: another one, or what
// comes next instead of it, and the rest.
func (m *Match) endings(e *Ending) []Choice {
	word := func(key string) string { return Text.T(m.Lang, key) }
	first := Choice{"rematch", ui.Button{Label: word("rematch"), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) {
		m.Result = false
		m.Again()
		if e.Rematch != nil {
			e.Rematch(env)
			return
		}
		m.Session.Rematch()
	}}}
	if e.Next != nil {
		first = *e.Next
	}
	return []Choice{first,
		{"watch", ui.Button{Label: word("watch"), Icon: ui.IconPlay, Tap: func(env *ui.Env) {
			m.Result = false
			if e.Watch != nil {
				e.Watch(env)
				return
			}
			m.Session.Seek(0)
			m.Session.SetPlaying(true)
		}}},
		{"save", ui.Button{Label: word("save"), Icon: ui.IconFile, Tap: e.Save}},
		{"link", ui.Button{Label: word("link"), Icon: ui.IconGlobe, Tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(m.Session.Link())
			}
			m.Surface.Toast(word("copied"), false)
		}}},
		{"home", ui.Button{Label: word("totitle"), Icon: ui.IconHome, Tap: m.Leave}},
		{"see", ui.Button{Label: word("see"), Icon: ui.IconEye, Tap: func(*ui.Env) { m.Result = false }}},
	}
}

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

// Refusal is why an answer was not taken, as a sentence.
func Refusal(err error, l lang.Lang) string {
	var why *rules.AnswerError
	if !errors.As(err, &why) {
		return err.Error()
	}
	return l.Pick(why.JA, lang.Capital(why.EN))
}

// SaveRecord gives the player the match as a file.
func SaveRecord(env *ui.Env, s Session, game string, turn int) {
	if env.Host != nil {
		env.Host.SaveFile(game+"-turn"+strconv.Itoa(turn)+".json", s.Record())
	}
}
