package lobby

import (
	"errors"
	"fmt"
	"time"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// This file lists the stored matches for the title and opens them.

var unreadableName = lang.Phrase{JA: "読み取れない記録", EN: "Unreadable record"}

// resumeInfo describes the match that can be resumed.
func (l *lobby) resumeInfo() *title.ResumeInfo {
	b, ok := l.savedGames.store.Load(currentKey)
	if !ok {
		return nil
	}
	rec, err := replay.ParseBinary(b)
	if err != nil || tableEntry(rec.Game) == nil {
		return &title.ResumeInfo{Detail: unreadableName, Stays: true}
	}
	n := l.savedGames.stands()
	info := &title.ResumeInfo{Game: rec.Game, Stays: played(rec)}
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

// resume continues the match that was left.
func (l *lobby) resume(env *ui.Env) {
	game := ""
	if info := l.resumeInfo(); info != nil {
		game = info.Game
	}
	l.await(env, l.reenter, game)
}

// reenter resumes the match of a loaded game.
func (l *lobby) reenter(env *ui.Env) {
	kept, ok := l.savedGames.store.Load(currentKey)
	if !ok { // another window has ended it meanwhile
		l.home(env)
		return
	}
	m, err := l.read(kept)
	if err != nil {
		env.Scenes.Push(l.unreadable("unreadable", kept, err, l.savedGames.forget))
		return
	}
	env.Scenes.Replace(l.current.enter(m))
}

// listed returns the games of the stored matches.
func (l *lobby) listed() (ids []string) {
	for _, e := range l.savedGames.index() {
		ids = append(ids, e.Game)
	}
	return ids
}

// replays lists the stored matches.
func (l *lobby) replays() []title.ReplayInfo {
	var out []title.ReplayInfo
	now := time.Now()
	for _, e := range l.savedGames.index() {
		r := title.ReplayInfo{ID: e.ID, Label: unreadableName, Detail: lang.Phrase{JA: "開くと理由を確かめられます", EN: "Open it to see why"}}
		l.describe(&r, &e, now)
		out = append(out, r)
	}
	return out
}

// describe fills in what is known of a stored match; nothing for an unreadable one.
func (l *lobby) describe(r *title.ReplayInfo, e *entry, now time.Time) {
	d := tableEntry(e.Game)
	if d == nil || len(e.Decks) != 2 || len(e.Seats) != 2 {
		return
	}
	g, err := l.packs.full(e.Game)
	if err != nil {
		return
	}
	lib := g.Library()
	r.Game, r.Label = e.Game, l.pairing(e.Game, [2]string(e.Decks))
	r.Result, r.Outcome = outcome(e)
	parts := []lang.Phrase{d.Name}
	if e.Turns > 0 {
		turns := "turns"
		if e.Turns == 1 {
			turns = "turn"
		}
		parts = append([]lang.Phrase{{JA: fmt.Sprintf("%dターン", e.Turns), EN: fmt.Sprintf("%d %s", e.Turns, turns)}}, parts...)
	}
	if e.Practice {
		parts = append(parts, lang.Phrase{JA: "練習", EN: "practice"})
	}
	if e.Time > 0 {
		parts = append(parts, day(time.Unix(e.Time, 0), now))
	}
	r.Detail = parts[0]
	for _, p := range parts[1:] {
		r.Detail = lang.Phrase{JA: r.Detail.JA + "・" + p.JA, EN: r.Detail.EN + " · " + p.EN}
	}
	held := l.loader.albums.of(d, lib)
	for p, id := range e.Decks {
		if d := lib.Deck(id); d != nil {
			r.Keys[p] = faceOf(held, keyOf(lib, d))
		} else if own := l.own.list(g.Library(), id); own != nil {
			r.Keys[p] = faceOf(held, own.Face(lib))
		} else {
			r.Keys[p] = func(lang.Lang) *cards.CardFace { return nil }
		}
	}
}

// keyOf returns a deck's key card.
func keyOf(lib *effect.Library, d *effect.Deck) rules.DefID {
	if d.Key == "" && len(d.List) > 0 {
		return lib.Find(d.List[0].ID)
	}
	return lib.Find(d.Key)
}

// day says when something was, as briefly as possible.
func day(t, now time.Time) lang.Phrase {
	clock := t.Format("15:04")
	switch {
	case t.Year() == now.Year() && t.YearDay() == now.YearDay():
		return lang.Phrase{JA: "今日 " + clock, EN: "today " + clock}
	case t.Year() == now.Year():
		return lang.Phrase{JA: fmt.Sprintf("%d月%d日", t.Month(), t.Day()), EN: t.Format("2 January")}
	}
	return lang.Phrase{JA: fmt.Sprintf("%d年%d月%d日", t.Year(), t.Month(), t.Day()), EN: t.Format("2 January 2006")}
}

// outcome says how a match ended, in a word or two.
func outcome(e *entry) (lang.Phrase, title.Outcome) {
	alone := e.Seats[0] == "human" && e.Seats[1] != "human"
	switch {
	case e.Open:
		return lang.Phrase{JA: "中断", EN: "unfinished"}, title.Neither
	case e.Winner < 0 || e.Winner >= len(e.Seats):
		return lang.Phrase{JA: "引き分け", EN: "draw"}, title.Neither
	case alone && e.Winner == 0:
		return lang.Phrase{JA: "勝ち", EN: "won"}, title.Won
	case alone:
		return lang.Phrase{JA: "負け", EN: "lost"}, title.Lost
	}
	people := 0
	for _, kind := range e.Seats {
		if kind != "ai" {
			people++
		}
	}
	n := seatName(e.Seats[e.Winner], e.Winner, people)
	return lang.Phrase{JA: n.JA + "の勝ち", EN: n.EN + " won"}, title.Neither
}

// openReplay shows a stored match; leaving it leads to the title.
func (l *lobby) openReplay(env *ui.Env, id string) { openReplayFrom(l, env, id, l.home) }

// openReplayFrom shows a stored match; leaving the replay leads back to where it was opened.
func openReplayFrom(l *lobby, env *ui.Env, id string, back func(env *ui.Env)) {
	kept, _ := l.savedGames.store.Load(id)
	m, err := l.read(kept)
	if err != nil {
		env.Scenes.Push(l.unreadable("unreadable.old", kept, err, func() { l.savedGames.remove(id) }))
		return
	}
	scene := l.table(m, true)
	table.LeadsBack(scene, func(env *ui.Env) {
		if env.Sounds != nil {
			env.Sounds.Music("", 0)
		}
		back(env)
	})
	env.Scenes.Replace(scene)
}

// openFile lets the player choose a record file; an invalid one gets a notice.
func (l *lobby) openFile(env *ui.Env) {
	env.Host.OpenFile(".json,.godeck,.yaml,.yml,application/json", replay.MaxJSON, func(name string, data []byte, err error) {
		var rec *replay.Record
		game := ""
		if err == nil {
			if rec, err = replay.Parse(data); err == nil {
				game = rec.Game
			}
		}
		l.await(env, func(env *ui.Env) {
			var m *replay.Match
			if err == nil {
				if p := strangers(l, rec); p != nil {
					env.Scenes.Push(p)
					return
				}
				m, err = l.revive(rec)
			}
			if err != nil {
				env.Scenes.Push(newNotice(name, fileError(err), func(env *ui.Env) { env.Scenes.Pop() }))
				return
			}
			env.Scenes.Replace(l.table(m, true))
		}, game)
	})
}

// strangers asks before a match is shown whose file brings cards that are not
// the program's and not on this device; nil: it brings none.
func strangers(l *lobby, rec *replay.Record) ui.Scene {
	packs := l.packs.strange(rec)
	if len(packs) == 0 {
		return nil
	}
	back := func(env *ui.Env) { env.Scenes.Pop() }
	return newPage(noticeText{head: "packs", hint: "packs.hint", text: func(in lang.Lang) string { return noticeWords.T(in, "packs.text", packNames(packs, in)) }},
		choice{id: "watch", do: func(env *ui.Env) {
			m, err := l.revive(rec)
			if err != nil {
				env.Scenes.Replace(newNotice("", err, back))
				return
			}
			env.Scenes.Pop()
			env.Scenes.Replace(l.table(m, true))
		}}, choice{id: "back", do: back})
}

// fileError converts an error of reading a file into a record's Error.
func fileError(err error) error {
	if errors.As(err, new(*ui.TooLarge)) {
		return &replay.Error{What: err.Error(), Fault: replay.TooLarge}
	}
	return err
}
