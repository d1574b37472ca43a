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

// current is the match that is played here.
type current struct {
	env        *ui.Env
	savedGames *savedGames
	table      func(m *replay.Match) ui.Scene          // its table, which sits down here
	home       func(env *ui.Env)                       // leads to the title
	load       func(key string) (*replay.Match, error) // reads a stored match
	ended      func(s *session.Local)                  // notes what was reached, once it is over
	apart      func(s *session.Local)                  // notes that it goes on from a recording

	playing *session.Local // nil: none
	series  *series        // the series it belongs to, or nil
	covered bool           // a notice is over its table
	warned  bool           // the player knows that it is not saved
	brief   bool           // the player knows that nothing can be saved
	aside   bool           // the previous match was moved to the replays, and the player does not know yet
}

// enter shows the table of a match that is played from now on, or first a
// question that has to be answered before.
func (c *current) enter(m *replay.Match) ui.Scene {
	if p := c.hindrance(m, func(env *ui.Env, m *replay.Match) { env.Scenes.Replace(c.seat(m)) }, c.home); p != nil {
		return p
	}
	return c.seat(m)
}

// hindrance asks the player what must be asked before a match becomes the
// current one, and then continues with goOn. It returns nil if nothing had to
// be asked and the match is current.
func (c *current) hindrance(m *replay.Match, goOn func(env *ui.Env, m *replay.Match), back func(env *ui.Env)) ui.Scene {
	if !c.savedGames.elsewhere() {
		return c.claim(m, goOn, back)
	}
	take := func(env *ui.Env) {
		if p := c.claim(m, goOn, back); p != nil {
			env.Scenes.Replace(p)
			return
		}
		goOn(env, m)
	}
	if kept, ok := c.savedGames.store.Load(currentKey); !ok || !continues(m.Record(), kept) {
		return newPage(noticeText{head: "elsewhere", text: said("elsewhere.new")}, choice{id: "begin", do: take}, choice{id: "back", do: back})
	}
	return newPage(noticeText{head: "elsewhere", text: said("elsewhere.go")}, choice{id: "here", do: func(env *ui.Env) {
		// The other window may have continued meanwhile.
		now, err := c.load(currentKey)
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
func (c *current) claim(m *replay.Match, goOn func(env *ui.Env, m *replay.Match), back func(env *ui.Env)) ui.Scene {
	aside, err := c.savedGames.begin(m.Record())
	if err == nil {
		c.aside = c.aside || aside
		return nil
	}
	kept, _ := c.savedGames.store.Load(currentKey)
	return newPage(noticeText{head: "noroom", text: said("noroom.text"), hint: "unsaved.hint"},
		choice{id: "file", do: func(env *ui.Env) { saveKept(env, kept) }},
		choice{id: "anyway", do: func(env *ui.Env) {
			c.savedGames.hold()
			goOn(env, m)
		}},
		choice{id: "back", do: back})
}

// seat returns the table of the current match, or first a warning that it cannot be saved.
func (c *current) seat(m *replay.Match) ui.Scene {
	scene := c.table(m)
	err := c.savedGames.keep(m, c.series)
	if t, ok := scene.(interface{ Notify(text string, warn bool) }); ok {
		lang := c.env.Settings.Lang
		if c.aside {
			t.Notify(noticeWords.T(lang, "aside"), false)
		}
		if !c.env.Store.Persistent() && !c.brief {
			c.brief = true
			t.Notify(noticeWords.T(lang, "brief"), true)
		}
	}
	c.aside = false
	if c.warned = err != nil; c.warned {
		return c.unsaved(func(env *ui.Env) { env.Scenes.Replace(scene) })
	}
	return scene
}

// leave ends playing it here.
func (c *current) leave() {
	c.playing, c.series, c.warned, c.covered = nil, nil, false, false
	c.savedGames.release()
}

// cover puts a notice over the table, replacing any other.
func (c *current) cover(p ui.Scene) {
	if c.covered {
		c.env.Scenes.Replace(p)
	} else {
		c.env.Scenes.Push(p)
	}
	c.covered = true
}

// uncover removes it.
func (c *current) uncover(env *ui.Env) {
	env.Scenes.Pop()
	c.covered = false
}

// saved saves a live match after an answer.
func (c *current) saved(s *session.Local, sr *series) {
	if c.playing == s {
		c.warnUnsaved(c.savedGames.keep(s.Match(), sr))
		c.ended(s)
		return
	}
	// When a replay is continued, it becomes the current match.
	adopt := func() {
		c.playing, c.series = s, sr
		c.apart(s)
		c.warnUnsaved(c.savedGames.keep(s.Match(), sr))
	}
	home := func(env *ui.Env) {
		c.uncover(env)
		c.home(env)
	}
	p := c.hindrance(s.Match(), func(env *ui.Env, _ *replay.Match) {
		c.uncover(env)
		adopt()
	}, home)
	if p != nil {
		c.cover(p)
		return
	}
	adopt()
}

// warnUnsaved tells the player once that the match is not saved, and again if that applies to its end.
func (c *current) warnUnsaved(err error) {
	if err == nil {
		c.warned = false
		return
	}
	if errors.Is(err, errElsewhere) {
		c.stale()
		return
	}
	if c.playing == nil || c.warned && !c.playing.Match().State().Over() {
		return
	}
	c.warned = true
	c.cover(c.unsaved(c.uncover))
}

// unsaved returns the notice that the match is not saved, which offers it as a file.
func (c *current) unsaved(on func(env *ui.Env)) ui.Scene {
	s, text := c.playing, "unsaved.text"
	if s.Match().State().Over() {
		text = "unsaved.end"
	}
	return newPage(noticeText{head: "unsaved", text: said(text), hint: "unsaved.hint"},
		choice{id: "file", do: func(env *ui.Env) { saveRecord(env, s.Match().Record()) }},
		choice{id: "on", do: on})
}

// stale shows that another window has taken over the match.
func (c *current) stale() {
	s, sr := c.playing, c.series
	if s == nil || !c.savedGames.holds {
		return
	}
	c.savedGames.lost()
	keep := func(env *ui.Env) {
		c.uncover(env)
		c.aside = false // no message needed: the player asked for it
		c.warnUnsaved(c.savedGames.keep(s.Match(), sr))
	}
	var page func(env *ui.Env)
	here := func(env *ui.Env) {
		// If the other window has only continued from here, so does this one.
		if now, err := c.load(currentKey); err == nil && continues(now.Record(), s.Match().Record().Kept()) {
			c.savedGames.hold()
			c.uncover(env)
			env.Scenes.Replace(c.seat(now))
			return
		}
		if p := c.claim(s.Match(), func(env *ui.Env, _ *replay.Match) { keep(env) }, page); p != nil {
			c.cover(p)
			return
		}
		keep(env)
	}
	page = func(*ui.Env) {
		c.cover(newPage(noticeText{head: "stale", text: said("stale.text"), hint: "stale.hint"},
			choice{id: "here", do: here},
			choice{id: "file", do: func(env *ui.Env) { saveRecord(env, s.Match().Record()) }},
			choice{id: "totitle", do: func(env *ui.Env) {
				c.uncover(env)
				c.home(env)
			}}))
	}
	page(c.env)
}

// leave ends playing a match here.
func (l *lobby) leave() {
	l.current.leave()
	l.framed.at, l.framed.scene = nil, nil
}

// changed is called when another window has changed a value.
func (l *lobby) changed(key string) {
	if game, ok := strings.CutPrefix(key, packsKey); ok {
		l.packs.repacked(game)
	}
	if l.savedGames.holds && !l.savedGames.mine() {
		l.current.stale()
	}
	if l.shown != nil && key != ownerKey {
		l.shown.Surface.Invalidate() // the title may have other entries now
	}
}

// unreadable returns the notice that a stored match cannot be opened. It is
// deleted only if the player says so.
func (l *lobby) unreadable(head string, kept []byte, err error, del func()) ui.Scene {
	return newPage(noticeText{head: head, text: whyNot(err), hint: "unreadable.hint", detail: report(err)},
		choice{id: "file", do: func(env *ui.Env) { saveKept(env, kept) }},
		choice{id: "delete", sure: "delete.ask", do: func(env *ui.Env) {
			del()
			env.Scenes.Pop()
			l.home(env)
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
