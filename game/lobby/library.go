package lobby

import (
	"errors"
	"fmt"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// What the title lists of kept matches, and opens.

var unreadableName = lang.Phrase{JA: "読み取れない記録", EN: "Unreadable record"}

// resumeInfo describes the match that can be gone on with.
func (l *lobby) resumeInfo() *title.ResumeInfo {
	b, ok := l.shelf.store.Load(currentKey)
	if !ok {
		return nil
	}
	rec, err := replay.ParseBinary(b)
	if err != nil || doorOf(rec.Game) == nil {
		return &title.ResumeInfo{Detail: unreadableName}
	}
	n := l.shelf.stands()
	info := &title.ResumeInfo{Game: rec.Game}
	switch {
	case len(n) == 0:
	case rec.Options[bestof.OptBest] == "" || len(n) < 4:
		info.Detail = lang.Phrase{JA: fmt.Sprintf("ターン%d", n[0]), EN: fmt.Sprintf("Turn %d", n[0])}
	case len(n) > 4:
		info.Detail = lang.Phrase{JA: fmt.Sprintf("第%dゲームの前（%d対%d）", n[1]+1, n[2], n[3]), EN: fmt.Sprintf("Before game %d (%d : %d)", n[1]+1, n[2], n[3])}
	default:
		info.Detail = lang.Phrase{JA: fmt.Sprintf("第%dゲーム（%d対%d）ターン%d", n[1], n[2], n[3], n[0]), EN: fmt.Sprintf("Game %d (%d : %d), turn %d", n[1], n[2], n[3], n[0])}
	}
	return info
}

// resume goes on with the match that was left.
func (l *lobby) resume(env *ui.Env) {
	kept, ok := l.shelf.store.Load(currentKey)
	if !ok { // another window has ended it meanwhile
		env.Stack.Replace(l.title())
		return
	}
	m, err := l.read(kept)
	if err != nil {
		env.Stack.Push(l.unreadable("unreadable", kept, err, l.shelf.forget))
		return
	}
	env.Stack.Replace(l.enter(m))
}

// replays lists the kept matches.
func (l *lobby) replays() []title.ReplayInfo {
	var out []title.ReplayInfo
	for _, e := range l.shelf.index() {
		r := title.ReplayInfo{ID: e.ID, Label: unreadableName, Detail: lang.Phrase{JA: "開くと理由を確かめられます", EN: "Open it to see why"}}
		if label, ok := l.label(e); ok {
			r.Label, r.Detail = label, detail(e)
		}
		out = append(out, r)
	}
	return out
}

// label names a match by its decks.
func (l *lobby) label(e entry) (lang.Phrase, bool) {
	if doorOf(e.Game) == nil || len(e.Decks) != 2 || len(e.Seats) != 2 {
		return lang.Phrase{}, false
	}
	g, err := l.game(e.Game)
	if err != nil {
		return lang.Phrase{}, false
	}
	a, b := deckName(g.Library(), e.Decks[0]), deckName(g.Library(), e.Decks[1])
	return lang.Phrase{JA: a.JA + " 対 " + b.JA, EN: a.EN + " vs " + b.EN}, true
}

// detail is how a match went.
func detail(e entry) lang.Phrase {
	o := outcome(e)
	if e.Turns == 0 {
		return o
	}
	turns := "turns"
	if e.Turns == 1 {
		turns = "turn"
	}
	return lang.Phrase{JA: fmt.Sprintf("%dターン・%s", e.Turns, o.JA), EN: fmt.Sprintf("%d %s, %s", e.Turns, turns, o.EN)}
}

func outcome(e entry) lang.Phrase {
	switch {
	case e.Open:
		return lang.Phrase{JA: "中断", EN: "unfinished"}
	case e.Winner < 0:
		return lang.Phrase{JA: "引き分け", EN: "draw"}
	case e.Seats[0] == "human" && e.Seats[1] != "human" && rules.Seat(e.Winner) == 0:
		return lang.Phrase{JA: "勝ち", EN: "won"}
	case e.Seats[0] == "human" && e.Seats[1] != "human":
		return lang.Phrase{JA: "負け", EN: "lost"}
	}
	return lang.Phrase{JA: fmt.Sprintf("席%dの勝ち", e.Winner+1), EN: fmt.Sprintf("seat %d won", e.Winner+1)}
}

// openReplay shows a kept match.
func (l *lobby) openReplay(env *ui.Env, id string) {
	kept, _ := l.shelf.store.Load(id)
	m, err := l.read(kept)
	if err != nil {
		env.Stack.Push(l.unreadable("unreadable.old", kept, err, func() { l.shelf.remove(id) }))
		return
	}
	env.Stack.Replace(l.table(m, true))
}

// openFile lets the player choose a record file; what is wrong with it is said
// on a page of its own.
func (l *lobby) openFile(env *ui.Env) {
	env.Host.OpenFile(".json,.godeck,application/json", replay.MaxJSON, func(name string, data []byte, err error) {
		var m *replay.Match
		if err == nil {
			m, err = l.read(data)
		}
		if err != nil {
			env.Stack.Push(newNotice(name, fileError(err), func(env *ui.Env) { env.Stack.Pop() }))
			return
		}
		env.Stack.Replace(l.table(m, true))
	})
}

// fileError makes a record's fault of what a file itself has.
func fileError(err error) error {
	if errors.As(err, new(*ui.TooLarge)) {
		return &replay.Error{What: err.Error(), Fault: replay.TooLarge}
	}
	return err
}
