package lobby

import (
	"slices"
	"time"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/rules/tally"
	"godeck/scenes/maker"
	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// This file tries out cards of a player's own: by measuring decks with them,
// and in a match.

// worthGames is the number of games in which a card is measured.
const worthGames = 2000

// race measures a deck with a card in the place of another in slices of ticks.
type race struct {
	*chances.Race
	now func() time.Time
}

// Step implements maker.Worth.
func (r *race) Step() bool { return sliced(r.now, thumbPieces, r.Race.Step) }

// Gain implements maker.Worth.
func (r *race) Gain() (gain, low, high float64, games int) {
	s := r.Standings()[0]
	return s.Gain, s.Low, s.High, s.Estimate.Games
}

// worthOf returns what measures the cards of a game.
func worthOf(l *lobby, e *table.Entry) func(lib *effect.Library, made, instead rules.DefID) maker.Worth {
	return func(lib *effect.Library, made, instead rules.DefID) maker.Worth {
		base := &deck.List{Game: e.ID}
		for _, d := range lib.Decks() { // a deck that plays it
			if slices.ContainsFunc(d.List, func(x effect.DeckEntry) bool { return x.ID == lib.Card(instead).ID }) {
				base = deck.Of(lib, d, lang.EN)
				break
			}
		}
		if len(base.Main) == 0 {
			base = deck.With(lib, instead, 1)
		}
		swapped := deck.Builder{Lib: lib, List: base.Clone()}
		n := base.Copies(lib.Card(instead).ID, false)
		swapped.Set(instead, false, 0)
		for swapped.Set(made, false, n); swapped.List.Cards(false) < base.Cards(false) && swapped.Add(instead, false) == nil; { // fewer copies are allowed
		}
		if n == 0 || base.Faults(lib) != nil || swapped.Faults() != nil || swapped.List.Copies(lib.Card(made).ID, false) == 0 {
			return nil
		}
		c := chances.Config{Game: e.New(lib), Guide: e.Guide, Seed: 1}
		for _, d := range lib.Packs[0].Decks {
			c.Against = append(c.Against, lib.Expand(&d))
		}
		was, _ := base.Designs(lib)
		now, _ := swapped.List.Designs(lib)
		return &race{chances.NewRace(c, [][]rules.DefID{was}, []chances.Variant{{Out: instead, In: made, Decks: [][]rules.DefID{now}}}, worthGames, false), l.now}
	}
}

// tryMatches is the number of matches in which a turn for a card is looked for.
const tryMatches = 24

// tryOut begins a match in which a card can be played this turn, against an easy
// opponent. It does not count and is not kept: the match that one has paused
// stays what is resumed. Leaving it leads back, as home says.
func tryOut(l *lobby, game string, home lang.Phrase, back func(env *ui.Env, card string)) func(env *ui.Env, card string) error {
	return func(env *ui.Env, card string) error {
		m, err := matchWith(l, game, card)
		if err != nil {
			return err
		}
		_ = l.ledger.change(func(b *tally.Book) { b.SetApart(matchID(m.Record())) })
		scene := trial(l, m, home, func(env *ui.Env) { back(env, card) })
		if t, ok := scene.(interface{ Notify(text string, warn bool) }); ok {
			t.Notify(noticeWords.T(env.Settings.Lang, "tried"), false)
		}
		env.Scenes.Replace(scene)
		return nil
	}
}

// matchWith returns a match at a turn in which a card can be played. It has been
// played up to there by rules of thumb, so it is a match like any other, with a
// record.
func matchWith(l *lobby, game, card string) (*replay.Match, error) {
	g, err := l.packs.full(game)
	if err != nil {
		return nil, err
	}
	e, lib, in := tableEntry(game), g.Library(), l.env.Settings.Lang
	d := lib.Find(card)
	list := deck.With(lib, d, l.address.seed())
	for _, x := range lib.Decks() { // a deck that somebody has thought about
		if slices.ContainsFunc(x.List, func(x effect.DeckEntry) bool { return x.ID == card }) {
			list = deck.Of(lib, x, in)
			break
		}
	}
	if f := list.Faults(lib); len(f) > 0 {
		return nil, &deck.Error{What: lang.Phrase{JA: "このカードの入るデッキを組めません：" + f[0].JA, EN: "no deck with this card can be built: " + f[0].EN}}
	}
	list.Rename(lib.Card(d).Name.In(in))
	code, err := list.Code(lib)
	if err != nil {
		return nil, err
	}
	met := lib.Packs[0].Decks
	begin := l.setup(catalog.Selection{Game: game, Level: levels[0].ID, Decks: [2]string{code, met[0].ID}})
	g = l.packs.playedWith(g, &begin)
	lib = g.Library()
	c := chances.Config{Game: g, Guide: e.Guide, Seed: begin.Seed}
	for i := range met {
		c.Against = append(c.Against, lib.Expand(&met[i]))
	}
	at := chances.Find(c, bestof.DeckOf(lib, begin.Decks[0]), lib.Find(card), tryMatches)
	if at == nil {
		at = &chances.Moment{Seed: begin.Seed}
	}
	begin.Seed, begin.Decks[1] = at.Seed, replay.Deck{ID: met[at.Against].ID}
	m, err := replay.New(g, begin)
	if err != nil {
		return nil, err
	}
	for _, x := range at.Answers {
		if _, err := m.Answer(x.Seat, x.Option); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// trial returns the table of a match that is kept nowhere; home is what leaving
// it is called.
func trial(l *lobby, m *replay.Match, home lang.Phrase, leave func(env *ui.Env)) ui.Scene {
	e := tableEntry(m.Record().Game)
	scene := seated(l, e, session.New(forgotten(l.config(e, m, false, nil))), table.Place{Leave: leave})
	table.NameHome(scene, home)
	return scene
}

// forgotten makes a configuration that of a match that is not kept, nor are
// those that follow it.
func forgotten(c session.Config) session.Config {
	again := c.Again
	c.Saved = func(*session.Local) {}
	c.Again = func(s *session.Local, swap bool) (session.Config, error) {
		next, err := again(s, swap)
		return forgotten(next), err
	}
	return c
}
