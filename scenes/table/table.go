// Package table is what all card tables of the program share: card faces and
// their cache, the board of moving cards, hand fans, piles, slots, questions,
// log, zoom, browser, menu, hand-over, replay bar, dice and the tweens that
// present events. It knows no card game: a scene provides faces, places and
// words. README.md in this directory shows how.
package table

import (
	"godeck/rules"
	"godeck/scenes/table/board"
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

	handKind uint8          // of the hands' zones
	zones    []present.Zone // by kind, how their cards are shown
	hues     [2]ui.Colour   // of the sides, as in their HUDs
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

// ShowLog opens the log at its end.
func (t *Table) ShowLog() {
	t.Log.Show()
	t.Surface.ScrollTo("logdialog.list", 1e9)
}

// CardName returns the name of a design.
func (t *Table) CardName(def rules.DefID) string { return t.Cards.Name(def, t.Lang) }

// Numbers returns the numbers of a design in words.
func (t *Table) Numbers(def rules.DefID) string { return t.Cards.NumbersOf(def, t.Lang) }

// Toss declares the die.
func (t *Table) Toss(sf *ui.Surface, toss board.Toss) { t.Dice.Declare(sf, t.Frame.Die, toss) }

// Nodes implements ui.Scene: those of the person at the screen come first.
func (t *Table) Nodes(env *ui.Env) []ui.Node { return chrome.ReadingOrder(t.Base.Nodes(env)) }
