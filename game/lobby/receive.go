package lobby

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"
	"unicode/utf8"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/rules/deck"
	"godeck/rules/replay"
	"godeck/scenes/builder"
	"godeck/scenes/maker"
	"godeck/scenes/ui"
)

// This file opens what comes to the window from outside: matches, decks and
// card packs that are dropped on it, that the system opens with the program or
// that the page's address names, and addresses.

// incoming is what comes from outside.
type incoming struct {
	l     *lobby
	asked bool // whether the match at the table may be left is being asked
}

// receive connects the lobby to a host to which things come from outside.
func receive(l *lobby) {
	if r, ok := l.env.Host.(ui.Receiver); ok {
		in := &incoming{l: l}
		r.Receive(maker.MaxPicture, in.open, in.visit)
	}
}

// mostText is the size of the largest file that is no picture, in bytes.
const mostText = max(replay.MaxJSON, deck.MaxFile)

// open opens a file: a match, a deck in any form, a card pack, or a picture for
// the card on the desk.
func (in *incoming) open(name string, data []byte, err error) {
	if err == nil && picture.Format(data) != "" && in.l.making != nil && maker.TakePicture(in.l.making, in.l.env, data, nil) {
		return
	}
	if err == nil && len(data) > mostText {
		err = &ui.TooLarge{Size: int64(len(data)), Limit: mostText}
	}
	if err != nil {
		in.refuse(name, err)
		return
	}
	if in.pack(name, data) {
		return
	}
	var recErr error
	if rec, err := replay.Parse(data); err == nil {
		in.match(name, rec)
		return
	} else if recErr = err; replay.FaultOf(err) != replay.Damaged {
		in.refuse(name, err)
		return
	}
	if rec, err := replay.ParseLink(strings.TrimSpace(string(data))); err == nil {
		in.match(name, rec)
		return
	}
	list, err := in.deck(data)
	switch {
	case list != nil:
		in.leave(func() {
			in.l.leave()
			in.show(deskOf(in.l, list.Game, builder.Desk, list))
		})
	case err != nil:
		in.refuse(name, err)
	default:
		in.refuse(name, recErr)
	}
}

// match shows a record as a replay.
func (in *incoming) match(name string, rec *replay.Record) {
	if page := strangers(in.l, rec); page != nil {
		in.leave(func() {
			in.l.leave()
			in.show(in.l.title())
			in.l.env.Scenes.Push(page)
		})
		return
	}
	m, err := in.l.revive(rec)
	if err != nil {
		in.refuse(name, err)
		return
	}
	in.leave(func() {
		in.l.leave()
		in.show(in.l.table(m, true))
	})
}

// pack asks whether a card pack is to be loaded, if it is one of a game that
// can be played here.
func (in *incoming) pack(name string, data []byte) bool {
	game := packGame(data)
	if tableEntry(game) == nil {
		return false
	}
	in.leave(func() {
		in.l.leave()
		in.show(makerOf(in.l, game, &maker.Offer{Data: data, From: name}))
	})
	return true
}

// deck reads a deck in any form; nil without an error: it is none. A list of
// names is of the game of which it has the most cards.
func (in *incoming) deck(data []byte) (best *deck.List, err error) {
	text := strings.TrimSpace(string(bytes.TrimPrefix(data, []byte("\ufeff"))))
	if strings.HasPrefix(text, "{") {
		var f struct{ Format, Game string }
		if json.Unmarshal([]byte(text), &f) != nil || !strings.HasPrefix(f.Format, strings.TrimRight(deck.Format, "0123456789")) {
			return nil, nil
		}
		r, err := in.l.own.Import(f.Game, data)
		if err != nil {
			return nil, err
		}
		return r.List, nil
	}
	if len(data) > deck.MaxFile || !utf8.Valid(data) || strings.ContainsRune(text, 0) {
		return nil, nil
	}
	if deck.IsCode(text) {
		game, err := deck.CodeGame(text)
		if err != nil {
			return nil, err
		}
		r, err := in.l.own.Import(game, data)
		if err != nil {
			return nil, err
		}
		return r.List, nil
	}
	most := 0
	for _, id := range openGames() {
		if r, err := in.l.own.Import(id, data); err == nil {
			if n := r.List.Cards(false) + r.List.Cards(true); n > most {
				best, most = r.List, n
			}
		}
	}
	return best, nil
}

// visit goes where an address leads.
func (in *incoming) visit(address map[string]string) {
	in.leave(func() {
		in.l.framed.record = nil
		in.l.address.give(address)
		in.l.framed.goThere()
	})
}

// leave does something that leaves the table, after asking if a match is played
// there.
func (in *incoming) leave(do func()) {
	s := in.l.current.playing
	if s == nil || s.Match().State().Over() {
		do()
		return
	}
	if in.asked {
		return
	}
	in.asked = true
	in.l.env.Scenes.Push(newPage(noticeText{head: "incoming", text: said("incoming.text")},
		choice{id: "stay", do: func(env *ui.Env) { in.asked = false; env.Scenes.Pop() }},
		choice{id: "leave", do: func(*ui.Env) { in.asked = false; do() }}))
}

// show shows a scene in the place of all others.
func (in *incoming) show(scene ui.Scene) {
	dropScenes(in.l.env)
	in.l.env.Scenes.Push(scene)
}

// dropScenes takes all scenes away; another has to be pushed.
func dropScenes(env *ui.Env) {
	if c, ok := env.Scenes.(interface{ DropScenes() }); ok {
		c.DropScenes()
	}
}

// refuse says why a file cannot be opened.
func (in *incoming) refuse(name string, err error) {
	back := choice{id: "back", do: func(env *ui.Env) { env.Scenes.Pop() }}
	var of *deck.Error
	var faulty *ui.Faulty
	why, head := whyNot(err), "nofile"
	switch {
	case errors.As(err, &of):
		why = func(l lang.Lang) string { return deckError(err, l) }
	case errors.As(err, &faulty):
		why = func(lang.Lang) string { return faulty.Why }
	case errors.As(err, new(*ui.TooLarge)):
		why = whyNot(fileError(err))
	case errors.As(err, new(*replay.Error)):
	case errors.As(err, new(*fs.PathError)):
		why = said("unread")
	}
	in.l.env.Scenes.Push(newPage(noticeText{head: head, hint: "hint.any", text: func(l lang.Lang) string {
		return noticeWords.T(l, "of", lang.Excerpt(name, 60), why(l))
	}}, back))
}
