package lobby

import (
	"encoding/json"
	"math/rand/v2"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// habitsKey is the storage key of habits.
const habitsKey = "habits"

// habits holds the last set-up of each game.
type habits struct {
	Last  string            `json:"last,omitempty"` // the game played last
	Games map[string]*habit `json:"games"`
}

type habit struct {
	Won   bool              `json:"won,omitempty"` // any match against the program
	Begun bool              `json:"begun,omitempty"`
	Mode  catalog.Mode      `json:"mode"`
	Decks [2]string         `json:"decks"`
	Level string            `json:"level,omitempty"`
	Rival string            `json:"rival,omitempty"`
	More  map[string]string `json:"more,omitempty"`
	Label lang.Phrase       `json:"label"` // names of the decks, so that the title need not load the game
}

// habitStore stores habits.
type habitStore struct{ store ui.Store }

// read loads them; unreadable ones are dropped.
func (s habitStore) read() habits {
	var h habits
	if b, ok := s.store.Load(habitsKey); ok && json.Unmarshal(b, &h) != nil {
		h = habits{}
	}
	if h.Games == nil {
		h.Games = map[string]*habit{}
	}
	return h
}

// note changes the habit of a game.
func (s habitStore) note(game string, change func(all *habits, h *habit)) {
	all := s.read()
	if all.Games[game] == nil {
		all.Games[game] = &habit{}
	}
	change(&all, all.Games[game])
	if b, err := json.Marshal(all); err == nil {
		_ = s.store.Save(habitsKey, b) // a failure is only reported where it loses a match
	}
}

// won records a person's victory over the program, when a match has ended.
func (s habitStore) won(rec *replay.Record, st *rules.State) {
	w := st.Result.Winner
	if !st.Over() || w < 0 || rec.Position != nil || rec.Seats[w].Kind == "ai" || rec.Seats[w.Other()].Kind != "ai" || s.read().won(rec.Game) {
		return
	}
	s.note(rec.Game, func(_ *habits, h *habit) { h.Won = true })
}

// chosen records the set-up of a new match.
func (l *lobby) chosen(c catalog.Selection) {
	l.habits.note(c.Game, func(all *habits, h *habit) {
		all.Last = c.Game
		*h = habit{Won: h.Won, Begun: true, Mode: c.Mode, Decks: c.Decks, Level: c.Level, Rival: c.Rival, More: c.More, Label: l.pairing(c.Game, c.Decks)}
	})
}

func (h habits) won(game string) bool { return h.Games[game] != nil && h.Games[game].Won }

// last returns the last set-up of a game, or nil.
func (h habits) last(game string) *catalog.Selection {
	x := h.Games[game]
	if x == nil || !x.Begun || x.Mode > catalog.WatchAI {
		return nil
	}
	return &catalog.Selection{Game: game, Mode: x.Mode, Decks: x.Decks, Level: x.Level, Rival: x.Rival, More: x.More}
}

// habit returns how a game has been played here so far.
func (l *lobby) habit(game string) catalog.Habit {
	h := l.habits.read()
	return catalog.Habit{Last: h.last(game), Won: h.won(game), Beaten: l.ledger.look().Beaten[game]}
}

// again returns the last set-up, if it can still be played.
func (l *lobby) again() *title.AgainInfo {
	h := l.habits.read()
	c := h.last(h.Last)
	if c == nil || tableEntry(c.Game) == nil || !h.won(c.Game) && c.Mode == catalog.VsAI {
		return nil // a newcomer finds the recommended steps behind the door
	}
	return &title.AgainInfo{Game: c.Game, Detail: h.Games[c.Game].Label}
}

// pairing returns the names of two decks of a loaded game against each other.
func (l *lobby) pairing(game string, decks [2]string) lang.Phrase {
	g := l.packs.fullReady(game)
	if g == nil {
		return lang.Phrase{}
	}
	a, b := l.own.name(g, decks[0]), l.own.name(g, decks[1])
	return lang.Phrase{JA: a.JA + " 対 " + b.JA, EN: a.EN + " vs " + b.EN}
}

// repeat starts a match with the last set-up.
func (l *lobby) repeat(env *ui.Env) {
	h := l.habits.read()
	if c := h.last(h.Last); c != nil {
		l.await(env, func(env *ui.Env) { l.start(env, *c) }, c.Game)
	}
}

var (
	randomName = lang.Phrase{JA: "おまかせ", EN: "Random"}
	// strangersDeck is said of the decks in packs that are not the program's.
	strangersDeck = lang.Phrase{JA: "この端末に読み込んだパックのデッキ", EN: "From a card pack on this device, not one of ours"}

	ownName = lang.Phrase{JA: "自作デッキ", EN: "Own deck"}
)

// name returns the name of any kind of deck.
func (o *ownDecks) name(g games.Game, id string) lang.Phrase {
	if d := g.Library().Deck(id); d != nil {
		return d.Name
	}
	if id == catalog.RandomDeck {
		return randomName
	}
	if d := prizeOf(g.Library()); d.Code == id && id != "" {
		return d.Name
	}
	if own := o.list(g.Library(), id); own != nil {
		return nameOfOwn(own)
	}
	return ownName
}

// draw replaces random decks, and decks that no longer exist or are not legal.
// The second one differs from the first if there are two.
func (o *ownDecks) draw(lib *effect.Library, ids [2]string, seed uint64) [2]string {
	decks := lib.Decks()
	r := rand.New(rand.NewPCG(seed, 0x6465636b))
	for p := range ids {
		if own := o.list(lib, ids[p]); lib.Deck(ids[p]) != nil || own != nil && own.Faults(lib) == nil || len(decks) == 0 {
			continue
		}
		pool := make([]string, 0, len(decks))
		for _, d := range decks {
			if len(decks) == 1 || d.ID != ids[1-p] {
				pool = append(pool, d.ID)
			}
		}
		ids[p] = pool[r.IntN(len(pool))]
	}
	return ids
}

// decks lists a game's decks, none if it cannot be loaded.
func (l *lobby) decks(game string) (out []catalog.DeckInfo) {
	g, err := l.packs.full(game)
	if err != nil {
		return nil // built-in packs are tested; a broken one closes its door
	}
	e, lib := tableEntry(game), g.Library()
	cards := l.loader.albums.of(e, lib)
	list := func(entries []effect.DeckEntry) (out []catalog.DeckCard) {
		for _, x := range entries {
			out = append(out, catalog.DeckCard{ID: x.ID, N: x.N, Face: faceOf(cards, lib.Find(x.ID))})
		}
		return out
	}
	for i, d := range lib.Decks() {
		info := catalog.DeckInfo{ID: d.ID, Name: d.Name, Difficulty: d.Difficulty, Plan: d.Plan, Guide: d.Guide,
			Hues: huesOf(e, lib, lib.Expand(d)), Key: faceOf(cards, keyOf(lib, d)), Cards: list(d.List), Side: list(d.Side)}
		if i >= len(lib.Packs[0].Decks) {
			info.Difficulty, info.Plan = 0, strangersDeck
		}
		out = append(out, info)
	}
	kept := func(info catalog.DeckInfo, d *deck.List) catalog.DeckInfo {
		main, _ := d.Designs(lib)
		info.Hues, info.Key = huesOf(e, lib, main), faceOf(cards, d.Face(lib))
		info.Cards, info.Side = list(entriesOf(lib, d.Main)), list(entriesOf(lib, d.Side))
		return info
	}
	if d := bestof.List(lib, e.Prize.Code); d != nil {
		info := kept(catalog.DeckInfo{ID: e.Prize.Code, Name: e.Prize.Name, Plan: e.Prize.Plan}, d)
		info.Wrong = locked(e, l.ledger.look().Beaten[game])
		out = append(out, info)
	}
	for _, d := range l.own.All(game) {
		info := kept(catalog.DeckInfo{ID: d.ID, Name: nameOfOwn(d), Own: true, Plan: ownPlan(d)}, d)
		if f := d.Faults(lib); len(f) > 0 {
			info.Wrong = f[0].Phrase
		}
		out = append(out, info)
	}
	return out
}

// prizeOf returns the deck that a rival of a game opens.
func prizeOf(lib *effect.Library) table.Prize {
	if e := tableEntry(lib.Vocab.Game); e != nil {
		return e.Prize
	}
	return table.Prize{}
}

// locked says what opens a game's prize; nothing once its rival was beaten.
func locked(e *table.Entry, beaten []string) (why lang.Phrase) {
	for _, r := range e.Rivals {
		if r.ID == e.Prize.Rival && !slices.Contains(beaten, r.ID) {
			why = lang.Phrase{JA: r.Name.JA + "に勝つとひらきます", EN: "opens when you beat " + r.Name.EN}
		}
	}
	return why
}

func faceOf(held *cards.Cards, id rules.DefID) catalog.Face {
	return func(in lang.Lang) *cards.CardFace { return held.Face(id, in) }
}

// pictures reports whether a game's cards can be painted, and requests what they need.
func (l *lobby) pictures(env *ui.Env, game string) bool {
	if p := l.own.rescue(game); p != nil { // the player looks at the game's decks
		env.Scenes.Push(p)
	}
	if !sprites.Ready() {
		return false
	}
	c := l.loader.albums[game]
	return c == nil || c.Arrive == nil || c.Arrive(env)
}
