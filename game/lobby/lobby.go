// Package lobby joins the games to the title screen: which doors there are,
// what happens when one is opened, and what is kept of the matches played. It
// is the only place that knows both the application's scenes and all games.
package lobby

import (
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/game/session"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	"godeck/scenes/title"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// Options are what only main has.
type Options struct {
	Credits string // the text of ATTRIBUTIONS.md
	Version string
}

// lobby is the program between matches.
type lobby struct {
	opts   Options
	env    *ui.Env
	shelf  shelf
	loaded map[string]games.Game
	seeded bool // the address's seed has been used
}

// First makes the scene that the program opens with, and what is to be done
// once it is seen: reading the games takes longer than the first frame may.
// env stays valid for the life of the program.
func First(o Options, env *ui.Env) (first ui.Scene, then func()) {
	l := &lobby{opts: o, env: env, shelf: shelf{env.Store}, loaded: map[string]games.Game{}}
	if s := l.linked(); s != nil {
		return s, nil
	}
	c := l.catalog()
	return l.titleOf(c), func() { l.fill(c) }
}

func (l *lobby) title() ui.Scene {
	c := l.catalog()
	l.fill(c)
	return l.titleOf(c)
}

func (l *lobby) titleOf(c title.Catalog) ui.Scene {
	return title.New(title.Options{
		Catalog:    c,
		Start:      l.start,
		Resume:     l.resumeInfo,
		Continue:   l.resume,
		Replays:    l.replays,
		OpenReplay: l.openReplay,
		OpenFile:   l.openFile,
		Credits:    l.opts.Credits,
		Version:    l.opts.Version,
		DoorArt: func(dst *ebiten.Image, game string, r ui.Rect) bool {
			sprites.DrawDoor(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, game, 0.1)
			return true
		},
	})
}

// game loads a game once.
func (l *lobby) game(id string) (games.Game, error) {
	if g, ok := l.loaded[id]; ok {
		return g, nil
	}
	d := doorOf(id)
	if d == nil {
		return nil, fmt.Errorf("%s cannot be played yet", id)
	}
	g, err := d.load()
	if err != nil {
		return nil, err
	}
	l.loaded[id] = g
	return g, nil
}

// catalog is the five doors; those of finished games are open. Their decks
// come with fill.
func (l *lobby) catalog() title.Catalog {
	var c title.Catalog
	for i := range doors {
		d := &doors[i]
		c.Games = append(c.Games, title.GameInfo{ID: d.id, Name: d.name, Tagline: d.tagline, Ready: d.scene != nil, Levels: d.levels})
	}
	return c
}

// fill reads the finished games and puts their decks into a catalog, which the
// title shares.
func (l *lobby) fill(c title.Catalog) {
	for i := range c.Games {
		info, d := &c.Games[i], &doors[i]
		if !info.Ready {
			continue
		}
		g, err := l.game(d.id)
		if err != nil {
			info.Ready = false // the built-in packs are tested; a broken one closes its door
			continue
		}
		for _, deck := range g.Library().Decks() {
			info.Decks = append(info.Decks, title.DeckInfo{ID: deck.ID, Name: phrase(deck.Name), Plan: phrase(deck.Plan), Colours: d.colours(g, deck)})
		}
	}
}

func phrase(t effect.Text) ui.Phrase { return ui.Phrase{JA: t.JA, EN: t.EN} }

// seed is the next match's: the first one's may be given in the address.
func (l *lobby) seed() uint64 {
	if n, err := strconv.ParseUint(l.param("seed"), 10, 53); err == nil && !l.seeded {
		l.seeded = true
		return n
	}
	// Not crypto/rand: nothing here is secret, and the page would grow by it.
	return rand.Uint64() >> 11 // fits every reader's numbers
}

func (l *lobby) param(name string) string {
	if l.env.Host == nil {
		return ""
	}
	return l.env.Host.Param(name)
}

// linked is the match that the address asks for, or nil:
// ?game=ID&mode=vsai|two|watch&level=ID&deck=ID&deck2=ID&seed=N, all but game
// optional. When the match that was left is such a one, it is gone on with, so
// that a reload loses nothing.
func (l *lobby) linked() ui.Scene {
	if text := l.param("r"); text != "" {
		m, err := l.read([]byte(text))
		if err != nil {
			return newNotice(noticeWords.T(l.env.Settings.Lang, "link"), err, func(env *ui.Env) { env.Stack.Replace(l.title()) })
		}
		return l.table(m, true)
	}
	c := title.Choice{Game: l.param("game"), Level: l.param("level")}
	d := doorOf(c.Game)
	if d == nil {
		return nil
	}
	g, err := l.game(c.Game)
	if err != nil {
		return nil
	}
	switch l.param("mode") {
	case "two":
		c.Mode = title.TwoPlayers
	case "watch":
		c.Mode = title.WatchAI
	}
	known := false
	for _, lv := range d.levels {
		known = known || lv.ID == c.Level
	}
	if !known && len(d.levels) > 0 {
		c.Level = d.levels[len(d.levels)/2].ID
	}
	decks := g.Library().Decks()
	for p, name := range [2]string{"deck", "deck2"} {
		c.Decks[p] = l.param(name)
		if g.Library().Deck(c.Decks[p]) == nil && len(decks) > 0 {
			c.Decks[p] = decks[min(p, len(decks)-1)].ID
		}
	}
	set := l.setup(c)
	if m, err := l.load(currentKey); err == nil {
		rec := m.Record()
		same := rec.Game == c.Game && rec.Seats == set.Seats && (l.param("seed") == "" || rec.Seed == set.Seed)
		for p := range set.Decks {
			same = same && rec.Decks[p].ID == set.Decks[p].ID
		}
		if same {
			return l.table(m, false)
		}
	}
	m, err := replay.New(g, set)
	if err != nil {
		return nil
	}
	return l.table(m, false)
}

// setup is a new match as chosen.
func (l *lobby) setup(c title.Choice) replay.Setup {
	set := replay.Setup{Seed: l.seed()}
	for p := range set.Decks {
		set.Decks[p] = replay.Deck{ID: c.Decks[p]}
		set.Seats[p] = replay.Player{Kind: "human"}
	}
	ai := replay.Player{Kind: "ai", Level: c.Level}
	switch c.Mode {
	case title.VsAI:
		set.Seats[1] = ai
	case title.WatchAI:
		set.Seats[0], set.Seats[1] = ai, ai
	}
	return set
}

// start begins a match as chosen.
func (l *lobby) start(env *ui.Env, c title.Choice) {
	if doorOf(c.Game) == nil {
		return
	}
	g, err := l.game(c.Game)
	if err != nil {
		return
	}
	m, err := replay.New(g, l.setup(c))
	if err != nil {
		return
	}
	l.open(env, m, false)
}

// open seats the players of a match and shows its table.
func (l *lobby) open(env *ui.Env, m *replay.Match, watch bool) {
	env.Stack.Replace(l.table(m, watch))
}

func (l *lobby) table(m *replay.Match, watch bool) ui.Scene {
	d := doorOf(m.Record().Game)
	s := session.New(l.config(d, m, watch))
	if !watch {
		l.shelf.keep(m)
	}
	return d.scene(m.Game(), s, sceneOptions{leave: func(env *ui.Env) { env.Stack.Replace(l.title()) }})
}

func (l *lobby) config(d *door, m *replay.Match, watch bool) session.Config {
	rec := m.Record()
	c := session.Config{Match: m, Watch: watch}
	people := 0
	for p := range rec.Seats {
		if rec.Seats[p].Kind != "ai" {
			people++
		}
	}
	for p := range rec.Seats {
		c.Names[p] = nameOf(rec, p, people)
		if rec.Seats[p].Kind == "ai" {
			c.Players[p] = d.player(m.Game(), rec, p)
		}
	}
	c.Saved = func(s *session.Session) { l.shelf.keep(s.Match()) }
	c.Again = func(s *session.Session) (session.Config, error) {
		old := s.Match().Record()
		n, err := replay.New(m.Game(), replay.Setup{Decks: old.Decks, Seats: old.Seats, Seed: l.seed(), Options: old.Options})
		if err != nil {
			return session.Config{}, err
		}
		return l.config(d, n, false), nil
	}
	return c
}

// nameOf is how a player is called at the table.
func nameOf(rec *replay.Record, p, people int) effect.Text {
	if n := rec.Seats[p].Name; n != "" {
		return effect.Text{JA: n, EN: n}
	}
	switch {
	case rec.Seats[p].Kind == "ai" && people == 0:
		return [2]effect.Text{{JA: "AI・先", EN: "AI One"}, {JA: "AI・後", EN: "AI Two"}}[p]
	case rec.Seats[p].Kind == "ai":
		return effect.Text{JA: "AI", EN: "AI"}
	case people == 1:
		return effect.Text{JA: "あなた", EN: "You"}
	}
	return [2]effect.Text{{JA: "プレイヤー1", EN: "Player 1"}, {JA: "プレイヤー2", EN: "Player 2"}}[p]
}
