package board

import (
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Frame holds the places of the parts that every table has. A game's layout embeds it
// and adds places of its own. An empty rectangle: no place of its own in this window.
type Frame struct {
	Small        bool    // a short window: an iframe, a phone in landscape
	Tall         bool    // a phone in portrait
	Stacked      bool    // the bar is narrow and high: its buttons are below its words …
	Lined, Close bool    // … which have one line; a panel over it is as high as its words need
	Apart        bool    // cards of the hand shrink rather than overlap
	Bare         bool    // the table is a place: words stand on it without panels, tools are knobs
	Line         ui.Rect // of the log's last line, which unfolds the log; empty: none
	Rival        ui.Rect // where the opponent sits; empty: nobody is seen
	// Unspoken is what the opponent's words do not cover if there is room elsewhere,
	// besides the HUD, the hand, the tools and the log.
	Unspoken []ui.Rect
	HUD      [2]ui.Rect // of the players: 0 the lower one, 1 the upper one
	Hand     [2]ui.Rect
	Grown    ui.Rect   // where a card of the lower hand stays when it grows under the pointer; empty: over the hand
	Tools    []ui.Rect // undo, speed, log, menu, or those that fit
	Phases   ui.Rect   // the phases of the turn
	Prompt   ui.Rect   // the bar with the question
	Panel    ui.Rect   // beside the table, for questions; empty: they are above Prompt over the stage
	Log      ui.Rect
	Rail     ui.Rect        // of recent events; empty: it is above the log or in the bar
	Zones    [16][2]ui.Rect // by kind and side
	Replay   ReplayPlace    // of a replay's bar; zero: Prompt
	Stage    ui.Rect        // where the cards are and events are shown
	Die      ui.Rect        // of the one die on the table; empty: dice are thrown to the middle
}

// ToolRow puts two tools into a row of a short window, or all four if it is
// wide enough for fingers.
func (f *Frame) ToolRow(row ui.Rect, tool, gap float64) {
	n := 2
	if row.W > 4*(tool+gap) {
		n = 4
	}
	for i := range n {
		f.Tools = append(f.Tools, row.Row(i, n, gap))
	}
}

// CardIn returns the largest card that fits a place.
func CardIn(r ui.Rect) ui.Rect { return r.Fit(1 / cards.Aspect) }

// SideNames are the sides of the screen in ids: 0 is the lower one.
var SideNames = [2]string{"own", "opp"}

// ReplayBar returns the place of a replay's bar: its own, or that of the question.
func (f *Frame) ReplayBar() ReplayPlace {
	if !f.Replay.Rect.Empty() {
		return f.Replay
	}
	return ReplayPlace{Rect: f.Prompt, Small: f.Small, Tall: f.Tall}
}

// Zone returns the place of a zone; ok is false if it has none of its own in
// this window: then its player's HUD is returned.
func (f *Frame) Zone(kind uint8, side int) (r ui.Rect, ok bool) {
	if r = f.Zones[kind][side]; r.Empty() {
		return CardIn(f.HUD[side]), false
	}
	return r, true
}

// ReplayPlace is the place of the bar: two rows, or three if it is Tall. If it
// is Small there are only the steps, with both exits as icons after them or at
// their own places.
type ReplayPlace struct {
	Rect            ui.Rect
	Small, Tall     bool
	Continue, Leave ui.Rect // small: if empty they are in the row
}
