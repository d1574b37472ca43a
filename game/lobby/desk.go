package lobby

import (
	"godeck/game/frame"
	"godeck/internal/lang"
	"godeck/rules/deck"
	cardmaker "godeck/rules/maker"
	"godeck/rules/rulings"
	"godeck/scenes/builder"
	"godeck/scenes/maker"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// This file connects the desk, where decks are built, with the title and with
// matches.

// Where a trial of a card leads back to.
var (
	toCards = lang.Phrase{JA: "カード一覧へ", EN: "Back to the cards"}
	toCard  = lang.Phrase{JA: "カードの机へ", EN: "Back to my card"}
)

// openDesk shows the decks of a game, or its cards. Who leaves them is at the title
// again, or before the game's door.
func openDesk(l *lobby, env *ui.Env, game string, cards, home bool) {
	l.deskHome = home
	place := builder.Shelf
	if cards {
		place = builder.Gallery
	}
	l.await(env, toDesk(l, game, place), game)
}

// toDesk returns what shows the desk of a game, if it can be played.
func toDesk(l *lobby, game string, place builder.Place) func(env *ui.Env) {
	return func(env *ui.Env) {
		if s := deskOf(l, game, place, nil); s != nil {
			env.Scenes.Replace(s)
		}
	}
}

// deskOf returns the desk of a game, nil if the game cannot be played; open is
// the deck on it.
func deskOf(l *lobby, game string, place builder.Place, open *deck.List) ui.Scene {
	e := tableEntry(game)
	g, err := l.packs.full(game)
	if e == nil || err != nil {
		return nil
	}
	lib := g.Library()
	back := func(env *ui.Env, deck string) {
		t := l.title()
		if deck != "" || open != nil || !l.deskHome {
			title.Choose(t, game, deck)
		}
		env.Scenes.Replace(t)
	}
	var tag func(kind, id string) string
	if _, page := l.env.Host.(frame.Host); page {
		tag = func(kind, id string) string {
			return scripted("cards.js", element("godeck-"+kind, "game", game, kind, id))
		}
	}
	var s *builder.Scene
	s = builder.New(builder.Options{Name: e.Name, Tag: tag, Make: func(env *ui.Env) { env.Scenes.Replace(makerOf(l, game, nil)) }, Lib: lib, Cards: l.loader.albums.of(e, lib), Hues: e.Hues, HuesOf: e.HuesOf, Hand: e.Hand, Shelf: l.own,
		Ready: func(env *ui.Env) bool { return l.pictures(env, game) },
		Try:   tryOut(l, game, toCards, func(env *ui.Env, _ string) { env.Scenes.Replace(s) }), Rulings: func(then func(x *rulings.Index, err error)) { rulings.Get(game, l.env.Assets.Fetch, then) },
		Place: place, Open: open, Order: &l.order, Chances: chancesOf(l, e, g), Study: studyOf(l, e, g),
		Leave: func(env *ui.Env) { back(env, "") }, Play: back})
	return s
}

// makerOf returns the desk where cards of a loaded game are made, with a pack
// that is asked about, if any.
func makerOf(l *lobby, game string, offer *maker.Offer) *maker.Scene {
	e := tableEntry(game)
	if g, err := l.packs.full(game); err == nil {
		l.loader.albums.of(e, g.Library())
	}
	l.making = maker.New(maker.Options{Name: e.Name, Cards: e.Cards, Shelf: packShelfOf{l, game}, Pictures: l.paintings.of(game), Offered: offer, Why: packError, Worth: worthOf(l, e), Try: tryOut(l, game, toCard, func(env *ui.Env, card string) {
		s := makerOf(l, game, nil)
		maker.OpenCard(s, card)
		env.Scenes.Replace(s)
	}),
		Ready: func(env *ui.Env) bool { return l.pictures(env, game) },
		Leave: toDesk(l, game, builder.Gallery), Build: toDesk(l, game, builder.Shelf)})
	return l.making
}

// linkedCard returns the desk where cards are made with the card that an address
// brings, which is asked about, or nil. What is wrong with it is said there.
func linkedCard(l *lobby) ui.Scene {
	code := l.address.param("card")
	e := tableEntry(l.address.param("game"))
	if e == nil || code == "" || l.address.manners() != nil {
		return nil
	}
	if _, err := l.packs.full(e.ID); err != nil {
		return nil
	}
	data, err := cardmaker.ReadLink(code)
	if err == nil && packGame(data) != e.ID {
		data, err = nil, cardmaker.ErrDamaged // of another game than the address says
	}
	l.leave()
	return makerOf(l, e.ID, &maker.Offer{Data: data, From: noticeWords.T(l.env.Settings.Lang, "fromlink"), Err: err})
}

// linkedDeck returns the desk with the deck that an address with desk=1 brings,
// or nil: without that the address leads to a match with it.
func linkedDeck(l *lobby) ui.Scene {
	code := l.address.param("deck")
	e := tableEntry(l.address.param("game"))
	if e == nil || l.address.param("desk") != "1" || !deck.IsCode(code) || l.address.manners() != nil {
		return nil
	}
	g, err := l.packs.full(e.ID)
	if err != nil {
		return nil
	}
	list, err := deck.ReadCode(g.Library(), code)
	if err != nil {
		return nil // told where addresses are checked
	}
	l.leave()
	return deskOf(l, e.ID, builder.Desk, list)
}
