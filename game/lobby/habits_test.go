package lobby

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/replay"
	"godeck/scenes/title/catalog"
)

// Somebody who has not won is a newcomer; later the last set-up is one click away.
func TestHabits(t *testing.T) {
	env := room(1280, 720, 1, lang.EN)
	l := newLobby(Options{}, env)
	const game = "magna"
	if h := l.habit(game); h.Won || h.Last != nil {
		t.Fatalf("at first: %+v", h)
	}
	if l.title().Play(env, game); l.current.playing == nil { // "Play a match" after a lesson
		t.Fatal("no first match was begun")
	}
	if rec := l.current.playing.Match().Record(); rec.Seats[1].Level != "easy" {
		t.Errorf("a newcomer's first match: %+v", rec.Seats)
	}
	env.Store.Delete(habitsKey)
	l.start(env, catalog.Selection{Game: game, Decks: [2]string{"rootmarch", catalog.RandomDeck}, Level: "easy"})
	if h := l.habit(game); h.Won || h.Last == nil || h.Last.Decks[1] != catalog.RandomDeck || l.again() != nil {
		t.Fatalf("after the first match has begun: %+v, again %v", h, l.again())
	}
	m := l.current.playing.Match()
	rec := m.Record()
	if d := rec.Decks[1].ID; d == catalog.RandomDeck || d == "rootmarch" || l.loader.ready(game).Library().Deck(d) == nil {
		t.Errorf("drawn by lot: %q", d)
	}
	over := *m.State()
	over.Result = rules.Result{Over: true, Winner: 1}
	if l.habits.won(rec, &over); l.habit(game).Won {
		t.Error("a defeat is a victory")
	}
	over.Result.Winner = 0
	if l.habits.won(rec, &over); !l.habit(game).Won {
		t.Error("the victory is not noted")
	}
	if a := l.again(); a == nil || a.Game != game || a.Detail.EN != "Rootmarch vs Random" {
		t.Errorf("again: %+v", a)
	}
	l.repeat(env)
	if now := l.current.playing.Match().Record(); now.Decks[0].ID != "rootmarch" || now.Seats != [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "easy"}} || now.Seed == rec.Seed {
		t.Errorf("repeated: %+v", now)
	}
	before := l.current.playing.Match().Record().Decks
	l.current.playing.Rematch(true)
	if now := l.current.playing.Match().Record().Decks; now[0].ID != before[1].ID || now[1].ID != before[0].ID || l.habit(game).Last.Decks[1] != "rootmarch" {
		t.Errorf("exchanged: %v, after %v, kept %v", now, before, l.habit(game).Last)
	}
	env.Store.Delete(habitsKey)
	if err := env.Store.Save(habitsKey, []byte("{")); err != nil {
		t.Fatal(err)
	}
	if h := l.habit(game); h.Won || h.Last != nil {
		t.Errorf("damaged: %+v", h)
	}
}
