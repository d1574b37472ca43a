package table

import (
	"godeck/rules"
	"godeck/scenes/ui"
)

// Frame is where the parts lie that every table has. A game's layout embeds it
// and adds the places of its own zones; an empty rectangle is a part that has
// no place of its own in this window.
type Frame struct {
	Small   bool       // a short window: an iframe, a phone on its side
	Tall    bool       // a phone held upright
	Stacked bool       // the bar is narrow and high: its buttons stand below its words
	HUD     [2]ui.Rect // of the players: 0 is the lower side, 1 the upper
	Hand    [2]ui.Rect
	Tools   []ui.Rect // undo, speed, log, menu, or those of them that fit
	Phases  ui.Rect   // the phases of the turn
	Prompt  ui.Rect   // what is asked
	Panel   ui.Rect   // beside the table, where a question may lie; empty: it lies above Prompt over the stage
	Log     ui.Rect
	Rail    ui.Rect        // of what happened lately; empty: it lies above the log or in the bar
	Zones   [16][2]ui.Rect // of the zones, by kind and side
	Replay  ReplayPlace    // of a recorded match's bar; zero: Prompt
	Stage   ui.Rect        // where the cards lie and what happens is shown
	Die     ui.Rect        // of the one die that lies on the table; empty: dice are thrown to the middle
}

// ToolRow lays two tools into a row of a short window, all four where it is
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

// CardIn is the largest card that fits a place.
func CardIn(r ui.Rect) ui.Rect { return r.Fit(1 / Aspect) }

// SideNames are the sides of the screen as parts of ids: 0 is the lower one.
var SideNames = [2]string{"own", "opp"}

// Seat is the player of a side of the screen.
func (m *Match) Seat(side int) rules.Seat {
	if side == 0 {
		return m.Bottom
	}
	return m.Bottom.Other()
}

// SideOf is the side of the screen where a player sits.
func (m *Match) SideOf(p rules.Seat) int {
	if p == m.Bottom {
		return 0
	}
	return 1
}

func (f *Frame) replay() ReplayPlace {
	if !f.Replay.Rect.Empty() {
		return f.Replay
	}
	return ReplayPlace{Rect: f.Prompt, Small: f.Small, Tall: f.Tall}
}

// Zone is where a zone lies; ok is false for one that has no place of its own
// in this window: then it is the HUD of its player, which stands for it.
func (f *Frame) Zone(kind uint8, side int) (r ui.Rect, ok bool) {
	if r = f.Zones[kind][side]; r.Empty() {
		return CardIn(f.HUD[side]), false
	}
	return r, true
}

// ByShape lays out the window by its shape: a phone held upright, a short
// window (an iframe, a phone on its side), or a wide one. u is a unit of design.
func ByShape[L any](env *ui.Env, replay bool, wide, small, tall func(env *ui.Env, u float64, replay bool) L) L {
	u := env.Unit()
	switch {
	case env.Portrait():
		return tall(env, u, replay)
	case env.H/u < 560:
		return small(env, u, replay)
	}
	return wide(env, u, replay)
}
