// Package table is what all card tables of the program share: card faces and
// their cache, the board of moving cards, hand fans, piles, slots, questions,
// log, zoom, browser, menu, hand-over, replay bar, dice and the tweens that
// present events. It knows no card game: a scene provides faces, places and
// words. README.md in this directory shows how.
package table

import (
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Table is the base of a game scene: the board with what moves on it, and the
// parts around it. Embed it, set Scene (the layout) and Backdrop, and call
// Ready once.
type Table struct {
	present.Show
	Browser  chrome.Browser
	Menu     chrome.Menu
	HandOver chrome.HandOver
	Replay   chrome.Replay
}

// Covered reports whether something of the player's own lies over the table: the
// menu with what it opens, the log, a list of cards.
func (t *Table) Covered() bool { return t.Menu.Opened() || t.Browser.Opened() || t.Log.Opened() }

// OfferCode lets the menu give a tag that shows in other pages what is on the table.
func (t *Table) OfferCode(tag func() string) { t.Menu.Code = tag }

// Ready connects the parts. Call it once, before the scene is shown.
func (t *Table) Ready() {
	t.Over = func(env *ui.Env, s *ui.Surface) {
		t.Browser.Declare(s, &t.Base)
		t.Log.DeclareDialog(s, &t.Zoom)
		t.Menu.Declare(env, s)
		t.HandOver.Declare(s)
	}
	t.Base.Ready()
}
