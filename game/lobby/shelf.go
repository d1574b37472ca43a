package lobby

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/replay"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// shelf keeps records: the match that goes on, and the last finished ones.
// They are kept in the compact binary form, which does not show a hand to
// somebody who happens to look into the browser's storage.
type shelf struct{ store ui.Store }

const (
	currentKey = "match"
	turnKey    = "match.turn" // how far it has come: the title shows it without playing it again
	indexKey   = "matches"
	keepMost   = 20
)

// entry is one finished match of the index.
type entry struct {
	ID     string   `json:"id"`
	Game   string   `json:"game"`
	When   int      `json:"n"` // running number
	Winner int      `json:"winner"`
	Turns  int      `json:"turns"`
	Decks  []string `json:"decks"`
	Seats  []string `json:"seats"`
}

// keep saves the match after an answer; a finished one moves to the shelf. The
// last game of a series that goes on stays the current match, too.
func (s shelf) keep(m *replay.Match, sr *series) {
	rec := m.Record()
	counts := sr != nil && m == sr.at
	if !counts {
		rec = alone(rec)
	}
	over := m.State().Over()
	if !over || counts && !sr.Decided() {
		_ = s.store.Save(currentKey, rec.Binary())
		_ = s.store.Save(turnKey, standing(m, sr))
	} else {
		s.forget()
	}
	if !over {
		return
	}
	list := s.index()
	n := 1
	for _, e := range list {
		n = max(n, e.When+1)
	}
	e := entry{ID: fmt.Sprintf("match-%d", n), Game: rec.Game, When: n, Winner: int(m.State().Result.Winner), Turns: int(m.State().Turn)}
	for p, id := range brought(rec) {
		e.Decks = append(e.Decks, id)
		e.Seats = append(e.Seats, rec.Seats[p].Kind)
	}
	if s.store.Save(e.ID, rec.Binary()) != nil {
		return
	}
	list = append([]entry{e}, list...)
	for len(list) > keepMost {
		s.store.Delete(list[len(list)-1].ID)
		list = list[:len(list)-1]
	}
	if b, err := json.Marshal(list); err == nil {
		_ = s.store.Save(indexKey, b)
	}
}

// forget keeps no match to be gone on with.
func (s shelf) forget() {
	s.store.Delete(currentKey)
	s.store.Delete(turnKey)
	s.store.Delete(sideKey)
}

func (s shelf) index() []entry {
	b, ok := s.store.Load(indexKey)
	if !ok {
		return nil
	}
	var list []entry
	if json.Unmarshal(b, &list) != nil {
		return nil // a damaged index is begun anew; the records themselves stay
	}
	return list
}

// load reads a kept record and plays it up to where it stands.
func (l *lobby) load(key string) (*replay.Match, error) {
	b, ok := l.shelf.store.Load(key)
	if !ok {
		return nil, fmt.Errorf("there is no record %q", key)
	}
	rec, err := replay.ParseBinary(b)
	if err != nil {
		return nil, err
	}
	return l.revive(rec)
}

func (l *lobby) revive(rec *replay.Record) (*replay.Match, error) {
	if doorOf(rec.Game) == nil {
		info, ok := games.Find(rec.Game)
		if !ok {
			return nil, fmt.Errorf("no game is called %q", rec.Game)
		}
		return nil, fmt.Errorf("%s cannot be played yet", info.Name.EN)
	}
	g, err := l.game(rec.Game)
	if err != nil {
		return nil, err
	}
	return replay.Replay(g, rec)
}

// resumeInfo describes the match that can be gone on with.
func (l *lobby) resumeInfo() *title.ResumeInfo {
	b, ok := l.shelf.store.Load(currentKey)
	if !ok {
		return nil
	}
	rec, err := replay.ParseBinary(b)
	if err != nil || doorOf(rec.Game) == nil {
		return nil
	}
	t, _ := l.shelf.store.Load(turnKey)
	var n []int
	for _, f := range strings.Fields(string(t)) {
		if k, err := strconv.Atoi(f); err == nil {
			n = append(n, k)
		}
	}
	info := &title.ResumeInfo{Game: rec.Game}
	switch {
	case len(n) == 0:
	case rec.Options[optBest] == "" || len(n) < 4:
		info.Detail = ui.Phrase{JA: fmt.Sprintf("ターン%d", n[0]), EN: fmt.Sprintf("Turn %d", n[0])}
	case len(n) > 4:
		info.Detail = ui.Phrase{JA: fmt.Sprintf("第%dゲームの前（%d対%d）", n[1]+1, n[2], n[3]), EN: fmt.Sprintf("Before game %d (%d : %d)", n[1]+1, n[2], n[3])}
	default:
		info.Detail = ui.Phrase{JA: fmt.Sprintf("第%dゲーム（%d対%d）ターン%d", n[1], n[2], n[3], n[0]), EN: fmt.Sprintf("Game %d (%d : %d), turn %d", n[1], n[2], n[3], n[0])}
	}
	return info
}

// standing is what the title says about the match that is kept, so that it
// need not load its game for it: the turn; in a series also the game, the
// wins, and a mark when that game is over.
func standing(m *replay.Match, sr *series) []byte {
	b := strconv.AppendInt(nil, int64(m.State().Turn), 10)
	if sr != nil {
		b = fmt.Appendf(b, " %d %d %d", sr.Number(), sr.Wins(0), sr.Wins(1))
		if m.State().Over() {
			b = append(b, " 1"...)
		}
	}
	return b
}

// resume goes on with the match that was left.
func (l *lobby) resume(env *ui.Env) {
	m, err := l.load(currentKey)
	if err != nil {
		l.shelf.store.Delete(currentKey) // of another version: it cannot be gone on with
		return
	}
	l.open(env, m, false)
}

// replays lists the finished matches.
func (l *lobby) replays() []title.ReplayInfo {
	var out []title.ReplayInfo
	for _, e := range l.shelf.index() {
		d := doorOf(e.Game)
		if d == nil {
			continue
		}
		g, err := l.game(e.Game)
		if err != nil || len(e.Decks) != 2 || len(e.Seats) != 2 {
			continue
		}
		name := func(p int) ui.Phrase {
			if deck := g.Library().Deck(e.Decks[p]); deck != nil {
				return phrase(deck.Name)
			}
			return ui.Phrase{JA: "自作デッキ", EN: "Own deck"}
		}
		a, b := name(0), name(1)
		r := title.ReplayInfo{ID: e.ID, Label: ui.Phrase{JA: a.JA + " 対 " + b.JA, EN: a.EN + " vs " + b.EN}}
		r.Detail = ui.Phrase{JA: fmt.Sprintf("%dターン・%s", e.Turns, outcome(e).JA), EN: fmt.Sprintf("%d turns, %s", e.Turns, outcome(e).EN)}
		out = append(out, r)
	}
	return out
}

func outcome(e entry) ui.Phrase {
	switch {
	case e.Winner < 0:
		return ui.Phrase{JA: "引き分け", EN: "draw"}
	case e.Seats[0] == "human" && e.Seats[1] != "human" && rules.Seat(e.Winner) == 0:
		return ui.Phrase{JA: "勝ち", EN: "won"}
	case e.Seats[0] == "human" && e.Seats[1] != "human":
		return ui.Phrase{JA: "負け", EN: "lost"}
	}
	return ui.Phrase{JA: fmt.Sprintf("席%dの勝ち", e.Winner+1), EN: fmt.Sprintf("seat %d won", e.Winner+1)}
}

// openReplay shows a kept match.
func (l *lobby) openReplay(env *ui.Env, id string) {
	if m, err := l.load(id); err == nil {
		l.open(env, m, true)
	}
}

// openFile lets the player choose a record file; what is wrong with it is said
// on a page of its own.
func (l *lobby) openFile(env *ui.Env) {
	env.Host.OpenFile(".json,.godeck,application/json", func(name string, data []byte) {
		m, err := l.read(data)
		if err != nil {
			env.Stack.Push(newNotice(name, err, func(env *ui.Env) { env.Stack.Pop() }))
			return
		}
		l.open(env, m, true)
	})
}

// read takes a record as JSON, binary or link text.
func (l *lobby) read(data []byte) (*replay.Match, error) {
	if _, text, ok := bytes.Cut(data, []byte("#r=")); ok && len(data) < 1<<16 {
		data = bytes.TrimSpace(text) // a whole link
	}
	rec, err := replay.ParseJSON(data)
	if err != nil && len(data) > 0 && data[0] != '{' {
		if r, e := replay.ParseLink(string(data)); e == nil {
			rec, err = r, nil
		} else if r, e := replay.ParseBinary(data); e == nil {
			rec, err = r, nil
		}
	}
	if err != nil {
		return nil, err
	}
	return l.revive(rec)
}
