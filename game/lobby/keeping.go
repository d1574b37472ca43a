package lobby

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/ui"
)

// This file stores the match in progress: it is resumed, saved after every
// answer, and handed to another window, and the player is told if one of these
// fails.

// errNoGame is the error for a record of a game without a door here.
var errNoGame = errors.New("this game cannot be played here")

// read plays a stored record up to its end.
func (l *lobby) read(kept []byte) (*replay.Match, error) {
	rec, err := replay.Parse(kept)
	if err != nil {
		return nil, err
	}
	return l.revive(rec)
}

// revive plays a record. One that a changed program can no longer play must not end the program.
func (l *lobby) revive(rec *replay.Record) (m *replay.Match, err error) {
	if tableEntry(rec.Game) == nil {
		return nil, errNoGame
	}
	g, err := l.packs.recorded(rec)
	if err != nil {
		return nil, err
	}
	defer func() {
		if r := recover(); r != nil {
			m, err = nil, &replay.Error{What: fmt.Sprint(r), Fault: replay.Diverged}
		}
	}()
	return replay.Replay(g, rec)
}

// load reads the record stored under a key.
func (l *lobby) load(key string) (*replay.Match, error) {
	b, ok := l.savedGames.store.Load(key)
	if !ok {
		return nil, fmt.Errorf("there is no record %q", key)
	}
	return l.read(b)
}

// enter shows the table of a match that is played from now on, or first a
// question that has to be answered before.
func (l *lobby) enter(m *replay.Match) ui.Scene {
	home := func(env *ui.Env) { env.Scenes.Replace(l.title()) }
	if p := l.hindrance(m, func(env *ui.Env, m *replay.Match) { env.Scenes.Replace(l.seat(m)) }, home); p != nil {
		return p
	}
	return l.seat(m)
}

// hindrance asks the player what must be asked before a match becomes the
// current one, and then continues with goOn. It returns nil if nothing had to
// be asked and the match is current.
func (l *lobby) hindrance(m *replay.Match, goOn func(env *ui.Env, m *replay.Match), back func(env *ui.Env)) ui.Scene {
	if !l.savedGames.elsewhere() {
		return l.claim(m, goOn, back)
	}
	take := func(env *ui.Env) {
		if p := l.claim(m, goOn, back); p != nil {
			env.Scenes.Replace(p)
			return
		}
		goOn(env, m)
	}
	if kept, ok := l.savedGames.store.Load(currentKey); !ok || !continues(m.Record(), kept) {
		return newPage(noticeText{head: "elsewhere", text: said("elsewhere.new")}, choice{id: "begin", do: take}, choice{id: "back", do: back})
	}
	return newPage(noticeText{head: "elsewhere", text: said("elsewhere.go")}, choice{id: "here", do: func(env *ui.Env) {
		// The other window may have continued meanwhile.
		now, err := l.load(currentKey)
		if err != nil || !sameMatch(now.Record(), m.Record()) {
			back(env)
			return
		}
		m = now
		take(env)
	}}, choice{id: "back", do: back})
}

// sameMatch reports whether two records have the same beginning.
func sameMatch(a, b *replay.Record) bool {
	start := func(r *replay.Record) []byte {
		c := *r
		c.Answers, c.Undos, c.Final = nil, nil, nil
		return c.Binary()
	}
	return bytes.Equal(start(a), start(b))
}

// claim makes a match the current one. It returns a question for the player if
// something would be lost, otherwise nil.
func (l *lobby) claim(m *replay.Match, goOn func(env *ui.Env, m *replay.Match), back func(env *ui.Env)) ui.Scene {
	aside, err := l.savedGames.begin(m.Record())
	if err == nil {
		l.aside = l.aside || aside
		return nil
	}
	kept, _ := l.savedGames.store.Load(currentKey)
	return newPage(noticeText{head: "noroom", text: said("noroom.text"), hint: "unsaved.hint"},
		choice{id: "file", do: func(env *ui.Env) { saveKept(env, kept) }},
		choice{id: "anyway", do: func(env *ui.Env) {
			l.savedGames.hold()
			goOn(env, m)
		}},
		choice{id: "back", do: back})
}

// seat returns the table of the current match, or first a warning that it cannot be saved.
func (l *lobby) seat(m *replay.Match) ui.Scene {
	scene := l.table(m, false)
	err := l.savedGames.keep(m, l.series)
	if t, ok := scene.(interface{ Notify(text string, warn bool) }); ok {
		lang := l.env.Settings.Lang
		if l.aside {
			t.Notify(noticeWords.T(lang, "aside"), false)
		}
		if !l.env.Store.Persistent() && !l.brief {
			l.brief = true
			t.Notify(noticeWords.T(lang, "brief"), true)
		}
	}
	l.aside = false
	if l.warned = err != nil; l.warned {
		return l.unsaved(func(env *ui.Env) { env.Scenes.Replace(scene) })
	}
	return scene
}

// leave ends playing a match here.
func (l *lobby) leave() {
	l.playing, l.series, l.warned, l.covered = nil, nil, false, false
	l.framed.at, l.framed.scene = nil, nil
	l.savedGames.release()
}

// cover puts a notice over the table, replacing any other.
func (l *lobby) cover(p ui.Scene) {
	if l.covered {
		l.env.Scenes.Replace(p)
	} else {
		l.env.Scenes.Push(p)
	}
	l.covered = true
}

// uncover removes it.
func (l *lobby) uncover(env *ui.Env) {
	env.Scenes.Pop()
	l.covered = false
}

// saved saves a live match after an answer.
func (l *lobby) saved(s *session.Local, sr *series) {
	l.won(s.Match().Record(), s.Match().State())
	if l.playing == s {
		l.warnUnsaved(l.savedGames.keep(s.Match(), sr))
		entered(l, s)
		return
	}
	// When a replay is continued, it becomes the current match.
	adopt := func() {
		l.playing, l.series = s, sr
		setApart(l, s)
		l.warnUnsaved(l.savedGames.keep(s.Match(), sr))
	}
	home := func(env *ui.Env) {
		l.uncover(env)
		env.Scenes.Replace(l.title())
	}
	p := l.hindrance(s.Match(), func(env *ui.Env, _ *replay.Match) {
		l.uncover(env)
		adopt()
	}, home)
	if p != nil {
		l.cover(p)
		return
	}
	adopt()
}

// warnUnsaved tells the player once that the match is not saved, and again if that applies to its end.
func (l *lobby) warnUnsaved(err error) {
	if err == nil {
		l.warned = false
		return
	}
	if errors.Is(err, errElsewhere) {
		l.stale()
		return
	}
	if l.playing == nil || l.warned && !l.playing.Match().State().Over() {
		return
	}
	l.warned = true
	l.cover(l.unsaved(l.uncover))
}

// unsaved returns the notice that the match is not saved, which offers it as a file.
func (l *lobby) unsaved(on func(env *ui.Env)) ui.Scene {
	s, text := l.playing, "unsaved.text"
	if s.Match().State().Over() {
		text = "unsaved.end"
	}
	return newPage(noticeText{head: "unsaved", text: said(text), hint: "unsaved.hint"},
		choice{id: "file", do: func(env *ui.Env) { saveRecord(env, s.Match().Record()) }},
		choice{id: "on", do: on})
}

// changed is called when another window has changed a value.
func (l *lobby) changed(key string) {
	if game, ok := strings.CutPrefix(key, packsKey); ok {
		l.packs.repacked(game)
	}
	if l.savedGames.holds && !l.savedGames.mine() {
		l.stale()
	}
	if l.shown != nil && key != ownerKey {
		l.shown.Surface.Invalidate() // the title may have other entries now
	}
}

// stale shows that another window has taken over the match.
func (l *lobby) stale() {
	s, sr := l.playing, l.series
	if s == nil || !l.savedGames.holds {
		return
	}
	l.savedGames.lost()
	keep := func(env *ui.Env) {
		l.uncover(env)
		l.aside = false // no message needed: the player asked for it
		l.warnUnsaved(l.savedGames.keep(s.Match(), sr))
	}
	var page func(env *ui.Env)
	here := func(env *ui.Env) {
		// If the other window has only continued from here, so does this one.
		if now, err := l.load(currentKey); err == nil && continues(now.Record(), s.Match().Record().Kept()) {
			l.savedGames.hold()
			l.uncover(env)
			env.Scenes.Replace(l.seat(now))
			return
		}
		if p := l.claim(s.Match(), func(env *ui.Env, _ *replay.Match) { keep(env) }, page); p != nil {
			l.cover(p)
			return
		}
		keep(env)
	}
	page = func(*ui.Env) {
		l.cover(newPage(noticeText{head: "stale", text: said("stale.text"), hint: "stale.hint"},
			choice{id: "here", do: here},
			choice{id: "file", do: func(env *ui.Env) { saveRecord(env, s.Match().Record()) }},
			choice{id: "totitle", do: func(env *ui.Env) {
				l.uncover(env)
				env.Scenes.Replace(l.title())
			}}))
	}
	page(l.env)
}

// unreadable returns the notice that a stored match cannot be opened. It is
// deleted only if the player says so.
func (l *lobby) unreadable(head string, kept []byte, err error, del func()) ui.Scene {
	return newPage(noticeText{head: head, text: whyNot(err), hint: "unreadable.hint", detail: report(err)},
		choice{id: "file", do: func(env *ui.Env) { saveKept(env, kept) }},
		choice{id: "delete", sure: "delete.ask", do: func(env *ui.Env) {
			del()
			env.Scenes.Pop()
			env.Scenes.Replace(l.title())
		}},
		choice{id: "back", do: func(env *ui.Env) { env.Scenes.Pop() }})
}

// saveKept gives the player a stored match as a file: as JSON once it is over,
// unchanged if it is unfinished, and sealed, or unreadable.
func saveKept(env *ui.Env, kept []byte) {
	if env.Host == nil {
		return
	}
	rec, err := replay.ParseBinary(kept)
	if err != nil {
		env.Host.SaveFile("godeck-match.godeck", kept)
		return
	}
	saveRecord(env, rec)
}

// saveRecord gives the player a record as a file. It has the packs that are
// not the program's.
func saveRecord(env *ui.Env, rec *replay.Record) {
	if env.Host == nil {
		return
	}
	data, ending := rec.File()
	env.Host.SaveFile(rec.Game+"-"+strconv.Itoa(len(rec.Answers))+ending, data)
}
