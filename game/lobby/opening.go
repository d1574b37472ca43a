package lobby

import (
	"fmt"
	"iter"
	"time"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// This file loads games. That takes longer than a frame, and a page has one
// thread, so a game is loaded a slice in every tick: the title prepares all
// games while the player looks at it, first those that the player waits for;
// who comes by an address waits behind the game's sign.

// slice is how long a tick may load. Its last piece of work comes on top.
const slice = 2 * time.Millisecond

// opening is a game on its way, with its lessons and its cards for display.
type opening struct {
	next func() (struct{}, bool) // does one piece of work
	g    games.Game
	err  error
	done bool
}

// loader loads games, with their lessons and their cards for display.
type loader struct {
	school   *school
	albums   albums
	now      func() time.Time
	openings map[string]*opening // games whose loading has begun
	tick     int64               // the last tick that loaded something,
	until    time.Time           // and the end of its slice
	hurried  int                 // pieces of work that could not wait for their tick
}

// albums are the cards of games for display, made once.
type albums map[string]*cards.Cards

// of returns those of a game with a library of its cards.
func (a albums) of(e *table.Entry, lib *effect.Library) *cards.Cards {
	if a[e.ID] == nil {
		c := e.Cards(lib)
		a[e.ID] = &c
	}
	return a[e.ID]
}

// opening returns a game's loading, begun or not; nil: it has no open door.
func (l *loader) opening(id string) *opening {
	if o, ok := l.openings[id]; ok {
		return o
	}
	d := tableEntry(id)
	if d == nil {
		return nil
	}
	o := &opening{}
	o.next, _ = iter.Pull(func(yield func(struct{}) bool) { // never stopped: what has begun is finished
		pause := func() { yield(struct{}{}) }
		if o.g, o.err = d.LoadPausing(pause, d.Pack()); o.err != nil {
			return
		}
		pause()
		l.school.read(id, pause)
		pause()
		l.albums.of(d, o.g.Library())
	})
	l.openings[id] = o
	return o
}

// step does one piece of work and reports whether it was the last one.
func (o *opening) step() bool {
	if !o.done {
		_, more := o.next()
		o.done = !more
	}
	return o.done
}

// prepare loads a game for the rest of a tick's slice and reports whether that
// is done, with or without success.
func (l *loader) prepare(id string, tick int64) bool {
	o := l.opening(id)
	if o == nil {
		return true
	}
	if l.tick != tick || l.until.IsZero() {
		l.tick, l.until = tick, l.now().Add(slice)
	}
	for !o.done && l.now().Before(l.until) {
		o.step()
	}
	return o.done
}

// game returns a game. One that was not prepared is loaded at once.
func (l *loader) game(id string) (games.Game, error) {
	o := l.opening(id)
	if o == nil {
		return nil, fmt.Errorf("%s cannot be played yet", id)
	}
	for !o.done {
		l.hurried++
		o.step()
	}
	return o.g, o.err
}

// ready returns a game that has been loaded, or nil.
func (l *loader) ready(id string) games.Game {
	if o := l.openings[id]; o != nil && o.done {
		return o.g
	}
	return nil
}

// paintedBy is for how many ticks a table waits for its game's own pictures, so
// that its cards have them from the beginning. Later they would come at a slow
// connection, or not at all.
const paintedBy = 180

// opened prepares a game and asks for its pictures, and reports whether its table
// can be opened.
func (l *lobby) opened(env *ui.Env, game string) bool {
	if !l.loader.prepare(game, env.Tick) {
		return false
	}
	c := l.loader.albums[game]
	if c == nil || c.Arrive == nil || env.Assets == nil || c.Arrive(env) {
		return true
	}
	if l.patient.game != game {
		l.patient.game, l.patient.from = game, env.Tick
	}
	return env.Tick-l.patient.from > paintedBy
}

// pending is since when a game's pictures are waited for, and whose match is to
// be opened from the title.
type pending struct {
	game, goal string
	from       int64
}

// prepare loads a game for the title, with its pictures if a match of it is to be
// opened; those of the game played last are asked for before anybody asks.
func (l *lobby) prepare(game string) bool {
	if game == l.patient.goal {
		return l.opened(l.env, game)
	}
	done := l.loader.prepare(game, l.env.Tick)
	if c := l.loader.albums[game]; done && c != nil && c.Arrive != nil && game == l.habits.read().Last {
		c.Arrive(l.env)
	}
	return done
}

// await continues on the title when a game has been prepared.
func (l *lobby) await(env *ui.Env, then func(env *ui.Env), game string) {
	if l.shown == nil || l.opened(env, game) {
		then(env)
		return
	}
	l.patient.goal = game
	l.shown.Await(env, then, game)
}

// destination returns the game that the address leads to, or nil.
func (l *lobby) destination() *table.Entry {
	if l.address.manners() != nil {
		return nil
	}
	id := l.address.param("game")
	rec, err := l.framed.given()
	if err != nil {
		return nil
	}
	if rec == nil {
		rec = l.framed.sleeper()
	}
	if rec != nil {
		id = rec.Game
	}
	return tableEntry(id)
}

// arrival is what is seen while the game of an address loads.
type arrival struct {
	ui.Base
	d *table.Entry
	t float64
}

var arrivalWords = lang.Words{"opening": {JA: "開いています…", EN: "Opening…"}}

// arrival returns the scene that loads a game and then goes where the address leads.
func (l *lobby) arrival(d *table.Entry) ui.Scene {
	a := &arrival{d: d}
	a.Theme = &ui.Midnight
	a.Backdrop = func(c *ui.Canvas) {
		full := ui.Rect{W: c.Env.W, H: c.Env.H}
		night := ui.Hex(0x0a0820)
		c.Gradient(full, 0, d.Door.Backdrop.Mix(night, 0.5), d.Door.Floor.Mix(night, 0.5))
	}
	a.Build = a.build
	a.Tick = func(env *ui.Env) bool {
		if l.opened(env, d.ID) {
			env.Scenes.Replace(l.arrive())
		}
		return false
	}
	return a
}

func (a *arrival) build(env *ui.Env, f *ui.Surface) {
	l, u := env.Settings.Lang, f.Px(1)
	in := env.Full().Inset(20 * u)
	size := min(f.Font(34), in.W*0.08)
	text := in.Middle(in.W, size*3)
	sign := text
	text.Y += size * 2
	sign.Y, sign.H = text.Y-size*5, size*5
	if sign.Y > in.Y {
		f.Paint("sign", sign, func(c *ui.Canvas) {
			if a.d.Door.Sign != nil {
				x, y := sign.Centre()
				a.d.Door.Sign(c, &a.d.Door, x, y, sign.H*0.36, 0)
			}
		})
	}
	name, rest := text.CutTop(size*1.5, 0)
	f.Label("name", a.d.Name.In(l), name, ui.TextStyle{Face: ui.Display, Size: size, Colour: f.Theme().Text, Align: ui.Middle})
	f.Label("opening", arrivalWords.T(l, "opening"), rest, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Top: true})
}

// Idle implements ui.Idler: it never is.
func (a *arrival) Idle() bool { return false }

// Title implements ui.Scene.
func (a *arrival) Title(env *ui.Env) string { return a.d.Name.In(env.Settings.Lang) }

// Status implements ui.Scene.
func (a *arrival) Status(env *ui.Env) string { return arrivalWords.T(env.Settings.Lang, "opening") }
