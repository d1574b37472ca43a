package lobby

import (
	"encoding/base64"
	"html"
	"slices"
	"strings"

	"godeck/game/frame"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// This file joins the lobby to a page around the program's frame
// (docs/embed.md): it carries out its wishes and tells it what happens at the
// table. Everything told is read from the view of the seat at the screen.

// framed is what the page around the frame knows, and what it has asked for.
type framed struct {
	l      *lobby
	host   frame.Host     // nil: there is no such page
	record *replay.Record // to be shown, in the place of the address

	at    table.Session // of the table on the screen; nil: none
	scene ui.Scene
	turn  int
	asked uint32 // id of the last decision told
	over  bool   // the end has been told
}

// attend connects the lobby to the page around the frame, if there is one.
func (f *framed) attend() {
	if h, ok := f.l.env.Host.(frame.Host); ok {
		f.host = h
		h.Obey(f.wish, f.look)
	}
}

// tell tells the page around the frame something, if there is one.
func (f *framed) tell(n frame.News) {
	if f.host != nil {
		n.Godeck = frame.Version
		f.host.Tell(n)
	}
}

// refused tells what cannot be done.
func (f *framed) refused(to, code string, text func(lang.Lang) string) {
	f.tell(frame.News{Type: "error", To: to, Code: code, Text: text(f.l.env.Settings.Lang)})
}

// frameWords are sentences for the author of the page around the frame.
var frameWords = lang.Words{
	"seek":  {JA: "動かせるのはリプレイだけです。先にloadでリプレイを開いてください。", EN: "Only a replay can be moved: open one with “load” first."},
	"field": {JA: "「{0}」という名前はありません。使えるもの：{1}", EN: "There is no field “{0}”. What can be used: {1}."},
}

// addressNames are what an address may say of a match, besides its game's own settings.
var addressNames = []string{"game", "mode", "level", "rival", "deck", "deck2", "seed", "lesson", "lang", "speed", "mute"}

// wish carries out a wish that concerns matches.
func (f *framed) wish(w *frame.Wish) error {
	no := func(code, key string, args ...any) error {
		say := func(x lang.Lang) string { return frameWords.T(x, key, args...) }
		return &frame.Error{To: w.Type, Code: code, Text: lang.Phrase{JA: say(lang.JA), EN: say(lang.EN)}}
	}
	switch w.Type {
	case "start":
		names := slices.Clone(addressNames)
		if d := tableEntry(w.Address["game"]); d != nil {
			for _, c := range d.Terms {
				names = append(names, c.ID)
			}
		}
		for name := range w.Address {
			if !slices.Contains(names, name) {
				return no("field", "field", name, strings.Join(names, ", "))
			}
		}
		f.record = nil
		f.l.address.give(w.Address)
		f.goThere()
	case "load":
		rec, err := replay.Parse([]byte(w.Record))
		if link, e := replay.ParseLink(w.Record); e == nil {
			rec, err = link, nil
		}
		if err != nil {
			why := whyNot(err)
			return &frame.Error{To: w.Type, Code: "record", Text: lang.Phrase{JA: why(lang.JA), EN: why(lang.EN)}}
		}
		f.record = rec
		f.goThere()
	case "seek":
		s := f.at
		if s == nil || !s.Replaying() {
			return no("state", "seek")
		}
		n := max(0, w.Answer)
		if w.Answer < 0 && w.Turn > 0 {
			for _, n = range s.Turns() { // turns that pass without a question begin with the next one
				if s.Seek(n); int(s.View().S.Turn) >= w.Turn {
					break
				}
			}
		}
		s.Seek(n)
		s.SetPlaying(w.Play)
	case "sleep":
		n := frame.News{Type: "slept"}
		if s := f.l.current.playing; s != nil && !f.l.env.Store.Persistent() && !s.Match().State().Over() {
			n.Match = base64.RawURLEncoding.EncodeToString(s.Match().Record().Kept())
		}
		f.tell(n)
	}
	return nil
}

// goThere goes where the page around the frame wants, from whatever is shown.
func (f *framed) goThere() {
	l := f.l
	l.leave()
	dropScenes(l.env)
	l.env.Scenes.Push(entrance(l))
}

// given returns the record that the address, or the page around the frame, wants
// to be shown, or nil.
func (f *framed) given() (*replay.Record, error) {
	if f.record != nil {
		return f.record, nil
	}
	if text := f.l.address.param("r"); text != "" {
		return replay.ParseLink(text)
	}
	return nil, nil
}

// table returns the table of the record that is given, or that of the match that
// slept, or why there is none; nil: neither is asked for.
func (f *framed) table(home func(env *ui.Env)) ui.Scene {
	l := f.l
	rec, err := f.given()
	if rec == nil && err == nil {
		if rec = f.sleeper(); rec != nil {
			if m, err := l.revive(rec); err == nil {
				return l.current.enter(m)
			}
		}
		return nil
	}
	if err == nil {
		var m *replay.Match
		if m, err = l.revive(rec); err == nil {
			return l.table(m, true)
		}
	}
	f.refused("", "record", whyNot(err))
	return newNotice("", err, home)
}

// sleeper returns the match that the frame held when it was put to sleep: it is
// in the address where nothing can be stored, in the store otherwise.
func (f *framed) sleeper() *replay.Record {
	l := f.l
	if l.address.given != nil || l.address.param("resume") != "1" {
		return nil
	}
	kept, _ := l.savedGames.store.Load(currentKey)
	if text := l.address.param("m"); text != "" && len(text) <= replay.MaxLink {
		kept, _ = base64.RawURLEncoding.DecodeString(text)
	}
	rec, err := replay.Parse(kept)
	if err != nil || tableEntry(rec.Game) == nil {
		return nil
	}
	return rec
}

// watched notes which table is on the screen, and tells that a match has begun.
func (f *framed) watched(scene ui.Scene, s table.Session, game string) {
	f.at, f.scene, f.turn, f.over = s, scene, 0, false
	if f.host == nil {
		return
	}
	n := frame.News{Type: "started", Game: game, Mode: "two"}
	_, taught := s.(session.Coached)
	switch {
	case taught:
		n.Mode = "lesson"
	case s.Replaying() && !s.Live():
		n.Mode, n.Length = "replay", frame.Int(s.Len())
	case !s.Human(0) && !s.Human(1):
		n.Mode = "watch"
	case !s.Human(0) || !s.Human(1):
		n.Mode = "vsai"
	}
	f.tell(n)
}

// look notices what is new at the table.
func (f *framed) look() {
	if f.at == nil {
		return
	}
	st := &f.at.View().S
	turn := int(st.Turn)
	if seen, ok := f.scene.(interface{ Turn() int }); ok { // the table shows what has happened little by little
		turn = seen.Turn()
	}
	if turn != f.turn {
		f.turn, f.over = turn, false
		f.tell(frame.News{Type: "turn", Turn: frame.Int(turn)})
	}
	if id := st.Dec.ID; id != f.asked && !f.at.Replaying() {
		f.asked = id
		for p := rules.Seat(0); p < 2; p++ {
			if st.Waiting(p) && f.at.Human(p) {
				f.tell(frame.News{Type: "question", Turn: frame.Int(f.turn)})
				break
			}
		}
	}
	if i, ok := f.scene.(ui.Idler); st.Over() && !f.over && (!ok || i.Idle()) { // it has been seen
		f.over = true
		n := frame.News{Type: "over", Winner: frame.Int(0), Link: f.at.Link()}
		if w := st.Result.Winner; w >= 0 && w < 2 {
			n.Winner = frame.Int(int(w) + 1)
		}
		f.tell(n)
	}
}

// offerCode lets a table's menu give the tag that shows the same in other pages.
// There is none on the desktop, which has no address.
func (f *framed) offerCode(scene ui.Scene, tag func() string) {
	t, ok := scene.(interface{ OfferCode(func() string) })
	if _, page := f.l.env.Host.(frame.Host); ok && page {
		t.OfferCode(func() string {
			return scripted("embed.js", tag())
		})
	}
}

// scripted returns an element with the script that it needs.
func scripted(script, element string) string {
	return "<script src=\"" + frame.Here + script + "\" async></script>\n" + element
}

// element returns an element with attributes; empty ones are left out.
func element(name string, kv ...string) string {
	var b strings.Builder
	b.WriteString("<" + name)
	for i := 0; i+1 < len(kv); i += 2 {
		if kv[i+1] != "" {
			b.WriteString(" " + kv[i] + `="` + html.EscapeString(kv[i+1]) + `"`)
		}
	}
	return b.String() + "></" + name + ">"
}

// elementOf returns the element for a match: the replay of one that is over,
// otherwise one with the same players and decks. It never has the seed of a
// match that is not over, which tells every card.
func elementOf(s table.Session, rec *replay.Record) string {
	if link := strings.TrimPrefix(s.Link(), "#r="); link != "" {
		return element("godeck-table", "game", rec.Game, "replay", link)
	}
	if rec.Position != nil { // which is somebody's page already
		begin := *rec
		begin.Answers, begin.Undos, begin.Final = nil, nil, nil
		if link, err := begin.Link(); err == nil {
			return element("godeck-table", "game", rec.Game, "replay", link)
		}
	}
	mode, level, rival := "two", "", ""
	people := 0
	for _, p := range rec.Seats {
		if p.Kind != "ai" {
			people++
			continue
		}
		mode, level, rival = "", p.Level, p.Name
	}
	if people == 0 {
		mode = "watch"
	}
	decks := bestof.Brought(rec)
	return element("godeck-table", "game", rec.Game, "mode", mode, "rival", rival, "level", level, "deck", decks[0], "deck2", decks[1], bestof.OptBest, rec.Options[bestof.OptBest])
}
