package game

import (
	"godeck/fonts"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
)

// restRetry is how many ticks pass before the characters that the program lacks
// are asked for again where they could not be had.
const restRetry = 60 * 60

// restTick gets the rest of the characters when one is to be shown that the
// program's own faces lack: names of decks and cards that players write.
func (a *App) restTick() {
	if a.env.Tick < a.restDue || !typeset.RestWanted() {
		return
	}
	a.restDue = a.env.Tick + restRetry
	fonts.Rest(a.loader.Fetch, func(data []byte, err error) {
		if err == nil {
			err = ui.UseRest(data)
		}
		if err == nil {
			a.redraw, a.whole = true, true
		}
	})
}
