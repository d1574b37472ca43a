package table

import (
	"errors"
	"math"
	"strconv"

	"godeck/rules"
	"godeck/scenes/ui"
)

// Choice is one of several answers: a button with the name of its node.
type Choice struct {
	ID     string
	Button ui.Button
}

// Ending is what can be done when a match is over.
type Ending struct {
	Session Session
	Words   ui.Words          // rematch, watch, save, link, copied, home, table.see
	Watch   func(env *ui.Env) // nil: the session goes back to the start and plays
	Rematch func(env *ui.Env) // nil: Session.Rematch
	Save    func(env *ui.Env)
	Leave   func(env *ui.Env)
	Again   func() // before the rematch: the scene forgets the match
	Close   func() // the result is put aside
}

// Choices lists them: another match, or what comes next instead of it.
func (e *Ending) Choices(s *ui.Surface, next *Choice) []Choice {
	l := s.Lang()
	first := Choice{"rematch", ui.Button{Label: e.Words.T(l, "rematch"), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) {
		e.Close()
		e.Again()
		if e.Rematch != nil {
			e.Rematch(env)
			return
		}
		e.Session.Rematch()
	}}}
	if next != nil {
		first = *next
	}
	return []Choice{first,
		{"watch", ui.Button{Label: e.Words.T(l, "watch"), Icon: ui.IconPlay, Tap: func(env *ui.Env) {
			e.Close()
			if e.Watch != nil {
				e.Watch(env)
				return
			}
			e.Session.Seek(0)
			e.Session.SetPlaying(true)
		}}},
		{"save", ui.Button{Label: e.Words.T(l, "save"), Icon: ui.IconFile, Tap: e.Save}},
		{"link", ui.Button{Label: e.Words.T(l, "link"), Icon: ui.IconGlobe, Tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(e.Session.Link())
			}
			s.Toast(e.Words.T(l, "copied"), false)
		}}},
		{"home", ui.Button{Label: e.Words.T(l, "home"), Icon: ui.IconHome, Tap: e.Leave}},
		{"see", ui.Button{Label: e.Words.T(l, "table.see"), Icon: ui.IconEye, Tap: func(*ui.Env) { e.Close() }}},
	}
}

// CutChoices cuts the foot off a dialog that n choices need in so many columns.
func CutChoices(s *ui.Surface, r ui.Rect, n, cols int) (foot, rest ui.Rect) {
	u := s.Px(1)
	rows := float64((n + cols - 1) / cols)
	return r.CutBottom(rows*math.Max(s.Env().MinTarget(), 50*u)+(rows-1)*10*u, 10*u)
}

// PutChoices declares the choices as rows of buttons.
func PutChoices(s *ui.Surface, foot ui.Rect, bs []Choice, cols int) {
	gap := 10 * s.Px(1)
	rows := (len(bs) + cols - 1) / cols
	for i, b := range bs {
		b.Button.Size = 15
		s.Button(b.ID, foot.Col(i/cols, rows, gap).Row(i%cols, cols, gap), b.Button)
	}
}

// Refusal is why an answer was not taken, as a sentence.
func Refusal(err error, l ui.Lang) string {
	var why *rules.AnswerError
	if !errors.As(err, &why) {
		return err.Error()
	}
	return ui.Phrase{JA: why.JA, EN: Upper(why.EN)}.In(l)
}

// Upper begins an English sentence with a capital.
func Upper(t string) string {
	if t != "" && t[0] >= 'a' && t[0] <= 'z' {
		return string(t[0]-32) + t[1:]
	}
	return t
}

// SaveRecord gives the player the match as a file.
func SaveRecord(env *ui.Env, s Session, game string, turn int) {
	if env.Host != nil {
		env.Host.SaveFile(game+"-turn"+strconv.Itoa(turn)+".json", s.Record())
	}
}
