package title

import "godeck/scenes/ui"

// waiting loads games: what the player waits for, otherwise one after the other
// before anybody asks.
type waiting struct {
	load func(game string) bool // loads a piece of a game, and reports whether that is done; nil: it always is

	games []string          // that the player waits for,
	from  panel             // on this panel
	then  func(env *ui.Env) // what happens when they are prepared; nil: nobody waits
	ticks int               // for which the player has waited
	ahead int               // number of games prepared before anybody asks
	idle  int               // ticks in which nobody has waited
}

// soon is how many ticks a door takes to open before it says that it is opening.
const soon = 4

// settle is how many ticks the title's own pictures and sounds have before
// games are prepared that nobody waits for.
const settle = 30

// begin waits for games, and no longer for what was waited for: one door at a time
// says that it is opening, that of the last press, and at once if another said so.
func (w *waiting) begin(from panel, then func(env *ui.Env), games []string) {
	switch {
	case w.then == nil:
		w.ticks = 0
	case len(games) > 0 && !w.on(games[0]):
		w.ticks = min(w.ticks, soon-1)
	}
	w.games, w.from, w.then = games, from, then
}

// on reports whether the player waits for a game now; of several, for one after
// the other.
func (w *waiting) on(game string) bool {
	return w.then != nil && len(w.games) > 0 && w.games[0] == game
}

// opening returns for how many ticks the player has waited for a game, 0 if that
// is not worth a word.
func (w *waiting) opening(game string) int {
	if w.ticks < soon || !w.on(game) {
		return 0
	}
	return w.ticks
}

// step loads a slice on a panel and returns what happens now that nobody has to
// wait any longer, or nil. all are the games, in their order.
func (w *waiting) step(on panel, all []string) func(env *ui.Env) {
	if on != w.from {
		w.then = nil
	}
	if w.then == nil {
		if w.idle++; w.idle > settle && w.ahead < len(all) && (w.load == nil || w.load(all[w.ahead])) {
			w.ahead++
		}
		return nil
	}
	for len(w.games) > 0 {
		if w.load != nil && !w.load(w.games[0]) {
			return nil
		}
		w.games = w.games[1:]
	}
	then := w.then
	w.then = nil
	return then
}
