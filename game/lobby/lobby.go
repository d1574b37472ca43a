// Package lobby joins the games to the title screen: which doors there are,
// what happens when one is opened, and the storage of matches. It is the only
// package that knows both the application's scenes and all games.
package lobby

import (
	"cmp"
	"strconv"
	"time"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/lesson"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/scenes/builder"
	"godeck/scenes/maker"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options are what only main can provide.
type Options struct {
	Credits string // the text of ATTRIBUTIONS.md
	Version string
}

// lobby is the state of the program between matches.
type lobby struct {
	opts       Options
	env        *ui.Env
	savedGames *savedGames
	current    current
	address    address
	habits     habitStore
	ledger     ledger
	school     school
	loader     loader
	patient    pending
	counted    counted // own decks as last counted
	now        func() time.Time
	own        *ownDecks
	packs      ownPacks
	paintings  ownPictures
	order      builder.Order
	deskHome   bool         // who leaves the decks is at the title itself
	making     *maker.Scene // the last desk where cards were made
	framed     framed
	posters    map[string]*picture.Picture // of doors, by game and language
	door       *doorView                   // the table that is being painted for a door; nil: none
	shown      *title.Scene                // the title screen, nil if there was none
}

// First returns the first scene of the program. env stays valid for the life
// of the program.
func First(o Options, env *ui.Env) ui.Scene {
	l := newLobby(o, env)
	l.framed.attend()
	receive(l)
	return entrance(l)
}

// entrance returns the scene that leads to what is asked for.
func entrance(l *lobby) ui.Scene {
	if d := l.destination(); d != nil {
		return l.arrival(d)
	}
	return l.arrive()
}

// arrive returns what the address asks for, or the title.
func (l *lobby) arrive() ui.Scene {
	if s := linkedDeck(l); s != nil {
		return s
	}
	if s := linkedCard(l); s != nil {
		return s
	}
	if s := l.linked(); s != nil {
		return s
	}
	return l.title()
}

func newLobby(o Options, env *ui.Env) *lobby {
	l := &lobby{opts: o, env: env, savedGames: newSavedGames(env.Store), now: time.Now, address: address{host: env.Host},
		habits: habitStore{env.Store}, ledger: ledger{store: env.Store}, school: school{env.Store, map[string][]*lesson.Lesson{}}, paintings: ownPictures{store: env.Store}}
	l.loader = loader{school: &l.school, albums: albums{}, openings: map[string]*opening{}, now: func() time.Time { return l.now() }}
	l.packs = ownPacks{store: env.Store, loader: &l.loader, paintings: &l.paintings}
	l.current = current{env: env, savedGames: l.savedGames, home: l.home, load: l.load,
		table: func(m *replay.Match) ui.Scene { return l.table(m, false) },
		ended: func(s *session.Local) { entered(l, s) },
		apart: func(s *session.Local) { setApart(l, s) }}
	l.framed.l = l
	l.own = &ownDecks{store: env.Store, lang: func() lang.Lang { return env.Settings.Lang }, lib: func(game string) *effect.Library {
		g, err := l.packs.full(game)
		if err != nil {
			return nil
		}
		return g.Library()
	}}
	l.paintings.reader, _ = env.Host.(picture.Reader)
	if s, ok := env.Store.(ui.Shared); ok {
		s.Watch(l.changed)
	}
	return l
}

// title returns the title screen. Any match here is left, so other windows may resume it.
func (l *lobby) title() *title.Scene {
	l.leave()
	l.shown = title.New(title.Options{
		Catalog:    l.catalog(),
		Prepare:    l.prepare,
		Decks:      l.decks,
		Pictures:   l.pictures,
		Habit:      l.habit,
		Again:      l.again,
		Repeat:     l.repeat,
		Start:      l.start,
		Resume:     l.resumeInfo,
		Continue:   l.resume,
		Replays:    l.replays,
		Listed:     l.listed,
		OpenReplay: l.openReplay,
		OpenFile:   l.openFile,
		Lessons:    l.school.list,
		Learn:      l.teach,
		Build:      func(env *ui.Env, game string, cards, home bool) { openDesk(l, env, game, cards, home) },
		Today:      func() *title.TodayInfo { return todaysRival(l) },
		Record:     func() *title.RecordInfo { return recordInfo(l) },
		OpenRecord: func(env *ui.Env) { openRecord(l, env, "") },
		Desk:       func() *title.DeskInfo { return deskInfo(l) },
		Credits:    l.opts.Credits,
		Version:    l.opts.Version,
		DoorArt:    func(dst *ebiten.Image, game string, r ui.Rect) bool { return throughDoor(l, dst, game, r) },
		Poster:     func(game string) *picture.Picture { return poster(l, game) },
	})
	return l.shown
}

// home leads to the title.
func (l *lobby) home(env *ui.Env) { env.Scenes.Replace(l.title()) }

// catalog returns the five doors; those of finished games are open.
func (l *lobby) catalog() catalog.Catalog {
	var c catalog.Catalog
	for _, d := range registry {
		g := catalog.GameInfo{ID: d.ID, Name: d.Name, Tagline: d.Tagline, FirstDeck: d.FirstDeck, FirstOpponent: d.FirstOpponent, Ready: d.Open != nil, Levels: levels, Terms: d.Terms, Looks: d.LooksOf, Door: d.Door}
		for _, r := range d.Rivals {
			g.Rivals = append(g.Rivals, catalog.RivalInfo{ID: r.ID, Name: r.Name, Title: r.Title, Deck: r.Deck, Level: r.Level, Face: r, Opens: d.Opens(r.ID)})
		}
		c.Games = append(c.Games, g)
	}
	return c
}

// linked returns the scene of the match that the address requests, or nil:
// ?game=ID&lesson=ID, or
// ?game=ID&mode=vsai|two|watch&level=ID&deck=ID&deck2=ID&seed=N. Everything
// but game is optional; a deck may be random or the code of a list
// (rules/deck), and the game's own settings may be added (best=3). If the match that was left is such a one it is resumed,
// so that a reload loses nothing.
func (l *lobby) linked() ui.Scene {
	wrong := func(m *misread) ui.Scene {
		l.framed.refused("", "address", m.text)
		return newPage(noticeText{head: "address", hint: "title.hint", text: m.text}, choice{id: "back", do: l.home})
	}
	if m := l.address.manners(); m != nil {
		return wrong(m)
	}
	if s := l.framed.table(l.home); s != nil {
		return s
	}
	c := catalog.Selection{Game: l.address.param("game"), Level: l.address.param("level"), Rival: l.address.param("rival")}
	if c.Game == "" {
		return nil
	}
	d := tableEntry(c.Game)
	if d == nil {
		return wrong(&misread{name: "game", value: c.Game, known: openGames()})
	}
	g, err := l.packs.full(c.Game)
	if err != nil {
		return nil
	}
	if m := l.address.check(d, g, &l.school, l.own); m != nil {
		return wrong(m)
	}
	if s := l.lesson(c.Game, l.address.param("lesson")); s != nil {
		return s
	}
	switch l.address.param("mode") {
	case "two":
		c.Mode = catalog.TwoPlayers
	case "watch":
		c.Mode = catalog.WatchAI
	}
	decks := g.Library().Decks()
	c.Decks = [2]string{l.address.param("deck"), l.address.param("deck2")}
	for _, r := range d.Rivals { // who plays with an own deck at an own level
		if r.ID == c.Rival {
			c.Level, c.Decks[1] = cmp.Or(c.Level, r.Level), cmp.Or(c.Decks[1], r.Deck)
		}
	}
	c.Level = cmp.Or(c.Level, levels[len(levels)/2].ID)
	for p := range c.Decks {
		if c.Decks[p] == "" && len(decks) > 0 {
			c.Decks[p] = decks[min(p, len(decks)-1)].ID
		}
	}
	for _, choice := range d.Terms {
		if v := l.address.param(choice.ID); v != "" {
			c.More = set(c.More, choice.ID, v)
		}
	}
	begin := l.setup(c)
	if m, err := l.load(currentKey); err == nil && l.address.given == nil {
		rec := m.Record()
		same := rec.Game == c.Game && rec.Seats == begin.Seats && (l.address.param("seed") == "" || bestof.SeedOf(rec) == begin.Seed)
		same = same && rec.Options[bestof.OptBest] == begin.Options[bestof.OptBest]
		if d.Series != nil {
			for _, k := range d.Series.Options {
				same = same && rec.Options[k] == begin.Options[k]
			}
		}
		want := bestof.Brought(&replay.Record{Decks: begin.Decks, Options: begin.Options})
		for p, id := range bestof.Brought(rec) {
			same = same && (c.Decks[p] == catalog.RandomDeck || id == want[p])
		}
		if same {
			return l.current.enter(m)
		}
	}
	m, err := replay.New(l.packs.playedWith(g, &begin), begin)
	if err != nil {
		return nil
	}
	l.chosen(c)
	return l.current.enter(m)
}

func set(m map[string]string, k, v string) map[string]string {
	if m == nil {
		m = map[string]string{}
	}
	m[k] = v
	return m
}

// setup returns the set-up of a new match.
func (l *lobby) setup(c catalog.Selection) replay.Setup {
	s := replay.Setup{Seed: l.address.seed()}
	decks := c.Decks
	g := l.packs.fullReady(c.Game)
	if g != nil {
		decks = l.own.draw(g.Library(), decks, s.Seed)
	}
	for p := range s.Decks {
		l.own.bring(g, &s, p, decks[p])
		s.Seats[p] = replay.Player{Kind: "human"}
	}
	ai := replay.Player{Kind: "ai", Level: c.Level}
	switch c.Mode {
	case catalog.VsAI:
		ai.Name = c.Rival
		s.Seats[1] = ai
	case catalog.WatchAI:
		s.Seats[0], s.Seats[1] = ai, ai
	}
	best := 1
	for k, v := range c.More {
		switch {
		case k == bestof.OptBest:
			best, _ = strconv.Atoi(v)
		case k == table.LightTerm, k == table.BackTerm: // how it looks is no part of a match
		case v != "0":
			s.Options = set(s.Options, k, v)
		}
	}
	return l.first(c.Game, s, best)
}

// first returns the set-up of a series at its first game; best
// of one is a single game.
func (l *lobby) first(game string, s replay.Setup, best int) replay.Setup {
	g := l.packs.fullReady(game)
	if g == nil {
		return s
	}
	return bestof.First(tableEntry(game).Series, g, s, best)
}

// start begins the chosen match.
func (l *lobby) start(env *ui.Env, c catalog.Selection) {
	if tableEntry(c.Game) == nil {
		return
	}
	g, err := l.packs.full(c.Game)
	if err != nil {
		return
	}
	begin := l.setup(c)
	g = l.packs.playedWith(g, &begin)
	m, err := replay.New(g, begin)
	if h, fits := l.habits.read().Games[c.Game], tableEntry(c.Game).FirstDeal; fits != nil && c.Mode == catalog.VsAI && (h == nil || !h.Begun) && l.address.param("seed") == "" {
		for n := 0; n < 60 && err == nil && !fits(g, m.State()); n++ { // the very first match
			begin.Seed = l.address.seed()
			m, err = replay.New(g, begin)
		}
	}
	if err != nil {
		return
	}
	l.chosen(c)
	env.Scenes.Replace(l.current.enter(m))
}

// table returns the table of a match with its players.
func (l *lobby) table(m *replay.Match, watch bool) ui.Scene {
	d := tableEntry(m.Record().Game)
	p := table.Place{Leave: l.home}
	var sr *series
	if !watch {
		sr = l.seriesOf(m)
	}
	s := session.New(l.config(d, m, watch, sr))
	if sr != nil {
		sr.s, p.Series = s, sr
	}
	if !watch {
		l.current.playing, l.current.series = s, sr
	}
	scene := seated(l, d, s, p)
	if t, ok := scene.(interface{ ChooseDecks(func(env *ui.Env)) }); ok {
		t.ChooseDecks(func(env *ui.Env) {
			t := l.title()
			t.ShowDecks(d.ID)
			env.Scenes.Replace(t)
		})
	}
	if m.Record().Position == nil && sr == nil {
		table.Onward(scene, func() (*table.Rival, func(env *ui.Env)) { return nextRival(l, d, s.Match()) })
	}
	table.Announce(scene, func() []table.Gain { return gainsOf(l, d, s.Match()) })
	l.framed.offerCode(scene, func() string { return elementOf(s, s.Match().Record()) })
	l.framed.watched(scene, s, d.ID)
	if p := m.Record().Position; p != nil {
		if t, ok := scene.(interface{ Notify(text string, warn bool) }); ok {
			t.Notify(p.Title.In(l.env.Settings.Lang), false)
		}
	}
	return scene
}

// seated returns the table of a session with its rivals, and with the looks that
// the player has chosen.
func seated(l *lobby, d *table.Entry, s *session.Local, p table.Place) ui.Scene {
	p.Store = l.savedGames.store
	p.Seen = func(p rules.Seat) []rules.DefID { return bestof.SeenBy(s.Match(), p) }
	scene := d.Open(s.Match().Game(), s, p)
	if t, ok := scene.(interface{ Oppose([2]*table.Rival) }); ok {
		t.Oppose(rivalsOf(d, s.Match().Record()))
	}
	d.Dress(scene, looksOf(l, d)...)
	return scene
}

// config returns the session's configuration of a match; sr is the series it belongs to, or nil.
func (l *lobby) config(d *table.Entry, m *replay.Match, watch bool, sr *series) session.Config {
	rec := m.Record()
	c := session.Config{Match: m, Watch: watch, Think: think, Ponder: ponder, Late: late()}
	people := 0
	for p := range rec.Seats {
		if rec.Seats[p].Kind != "ai" {
			people++
		}
	}
	for p := range rec.Seats {
		c.Names[p] = nameOf(d, rec, p, people)
		if rec.Seats[p].Kind == "ai" {
			c.Players[p], c.Pauses[p] = computer(m.Game(), rec, p)
		}
	}
	c.Expert = func(p rules.Seat) (ai.Player, session.Pauses) {
		with := *rec
		with.Seats[p] = replay.Player{Kind: "ai", Level: ai.Hard.String()}
		return computer(m.Game(), &with, int(p))
	}
	c.Scale = func(ticks int) int {
		return int(float64(ticks) * l.env.Settings.Speed.Pick(0.25, 0.45, 0.7, 1, 1.3))
	}
	c.Saved = func(s *session.Local) {
		l.habits.won(s.Match().Record(), s.Match().State())
		l.current.saved(s, sr)
	}
	c.Again = func(s *session.Local, swap bool) (session.Config, error) {
		old, again := s.Match().Record(), m.Game()
		if g := l.packs.fullReady(old.Game); len(old.Packs) > 1 && g != nil { // with today's editions of its packs
			again = g
		}
		begin, best := replay.Setup{Seats: old.Seats, Seed: l.address.seed(), Position: old.Position}, 1
		if sr != nil {
			best = sr.Best()
		}
		brought, lists := bestof.Brought(old), old.Decks
		if swap {
			brought[0], brought[1] = brought[1], brought[0]
			lists[0], lists[1] = lists[1], lists[0]
			l.habits.note(old.Game, func(_ *habits, h *habit) {
				h.Decks = [2]string{l.own.storedAs(m.Game(), brought[0]), l.own.storedAs(m.Game(), brought[1])}
				h.Label = l.pairing(old.Game, h.Decks)
			})
		}
		begin.Options = bestof.Alone(old).Options
		delete(begin.Options, games.ChooserOption)
		for p, id := range brought {
			delete(begin.Options, bestof.OptDecks+strconv.Itoa(p+1))
			if begin.Decks[p] = lists[p]; id != "" {
				l.own.bring(again, &begin, p, id)
			}
		}
		begin = l.first(old.Game, begin, best)
		n, err := replay.New(l.packs.playedWith(again, &begin), begin)
		if err != nil {
			return session.Config{}, err
		}
		if sr != nil {
			sr.take(n)
		}
		return l.config(d, n, false, sr), nil
	}
	return c
}

// rivalsOf returns who sits at a match's table, by seat. A computer player
// without a name, or with one that is not known here, is the rival who plays
// its deck at its level, or only its deck.
func rivalsOf(d *table.Entry, rec *replay.Record) (out [2]*table.Rival) {
	for p := range rec.Seats {
		if rec.Seats[p].Kind == "ai" {
			out[p] = rivalOf(d, &rec.Seats[p], rec.Decks[p].ID)
		}
	}
	return out
}

func rivalOf(d *table.Entry, who *replay.Player, deck string) (best *table.Rival) {
	most := -1
	for _, r := range d.Rivals {
		fits := 0
		if r.Deck == deck {
			fits += 2
		}
		if r.Level == who.Level {
			fits++
		}
		if r.ID == who.Name {
			return r
		}
		if fits > most {
			best, most = r, fits
		}
	}
	return best
}

// nameOf returns a player's name at the table. Whoever watches two computer
// players sees who sits there, and reads the same.
func nameOf(d *table.Entry, rec *replay.Record, p, people int) lang.Phrase {
	who := rivalsOf(d, rec)
	if r := who[p]; r != nil && (r.ID == rec.Seats[p].Name || people == 0 && rec.Seats[p].Name == "" && who[0] != who[1]) {
		return r.Name
	}
	if n := rec.Seats[p].Name; n != "" {
		return lang.Phrase{JA: n, EN: n}
	}
	return seatName(rec.Seats[p].Kind, p, people)
}

// seatName returns the name of a kind of player among the given number of people.
func seatName(kind string, p, people int) lang.Phrase {
	switch {
	case kind == "ai" && people == 0:
		return [2]lang.Phrase{{JA: "AI 1", EN: "AI One"}, {JA: "AI 2", EN: "AI Two"}}[p]
	case kind == "ai":
		return lang.Phrase{JA: "AI", EN: "AI"}
	case people == 1:
		return lang.Phrase{JA: "あなた", EN: "You"}
	}
	return [2]lang.Phrase{{JA: "プレイヤー1", EN: "Player 1"}, {JA: "プレイヤー2", EN: "Player 2"}}[p]
}
