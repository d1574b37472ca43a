package zutomayo

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestEveryEventSounds presents every kind of event alone and listens.
func TestEveryEventSounds(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), windows[0], lang.EN, 1)
	b.To(ztm.PromptSet, 3)
	b.Env.Settings.Speed = ui.SpeedNormal
	field := b.Sess.S.Top(rules.ZoneOf(ztm.BattleField, 0))
	def := b.Sess.S.Card(field).Def
	for name, c := range map[string]struct {
		ev   rules.Event
		want string
	}{
		"shuffle":    {rules.Event{Kind: rules.EvShuffle, To: rules.ZoneOf(ztm.Deck, 0)}, "shuffle"},
		"commit":     {rules.Event{Kind: rules.EvCommit, Seat: 1}, "commit"},
		"power":      {rules.Event{Kind: rules.EvSeatVar, Seat: 0, C: ztm.Power, A: 2, B: 3}, "power-gain"},
		"turn":       {rules.Event{Kind: ztm.EvTurn, A: 4}, "turn-start"},
		"hour":       {rules.Event{Kind: ztm.EvClock, A: 6, B: 7, C: 1}, "tick"},
		"dawn":       {rules.Event{Kind: ztm.EvClock, A: 4, B: 5, C: 1}, "bell-day"},
		"dusk":       {rules.Event{Kind: ztm.EvClock, A: 13, B: 14, C: 1}, "bell-night"},
		"jump":       {rules.Event{Kind: ztm.EvClock, A: 2, B: 9}, "bell-day"},
		"effect":     {rules.Event{Kind: ztm.EvEffect, Card: field, Def: def}, "resolve"},
		"short":      {rules.Event{Kind: ztm.EvUnderpowered, Card: field, Def: def, A: 3, B: 1}, "error"},
		"attack":     {rules.Event{Kind: ztm.EvAttack, Src: field, A: 10, B: 30}, "power-gain"},
		"light blow": {rules.Event{Kind: ztm.EvBattle, Seat: 0, A: 30, B: 20}, "hit-light"},
		"solid blow": {rules.Event{Kind: ztm.EvBattle, Seat: 0, A: 60, B: 20}, "shield-break"},
		"cracks":     {rules.Event{Kind: ztm.EvBattle, Seat: 0, A: 110, B: 20}, "stone-crack"},
		"heavy blow": {rules.Event{Kind: ztm.EvBattle, Seat: 0, A: 110, B: 20}, "hit-heavy"},
		"tie":        {rules.Event{Kind: ztm.EvBattle, Seat: rules.NoSeat, A: 30, B: 30}, "hit-light"},
		"damage":     {rules.Event{Kind: ztm.EvDamage, Seat: 1, A: 30, B: 40}, "hit-medium"},
		"defeat":     {rules.Event{Kind: ztm.EvDamage, Seat: 1, A: 70, B: 0}, "defeat"},
		"loss":       {rules.Event{Kind: ztm.EvLoss, Seat: 1, A: 10, B: 40}, "hit-light"},
		"heal":       {rules.Event{Kind: ztm.EvHeal, Seat: 0, A: 10, B: 90}, "heal"},
		"shield":     {rules.Event{Kind: ztm.EvShield, Seat: 0, A: 10}, "shield"},
		"rebuild":    {rules.Event{Kind: ztm.EvRebuild, Seat: 0, A: 10}, "shuffle"},
		"mulligan":   {rules.Event{Kind: ztm.EvMulligan, Seat: 0, A: 2}, "commit"},
		"element":    {rules.Event{Kind: ztm.EvElement, Seat: 0, Card: field, A: 1}, "resolve"},
		"name":       {rules.Event{Kind: ztm.EvName, Seat: 0, A: 1, B: 1}, "power-gain"},
		"kept":       {rules.Event{Kind: ztm.EvKept, Seat: 0, Card: field, Def: def}, "commit"},
	} {
		e := &harness.Ear{Played: map[string]int{}}
		b.Env.Sounds = e
		b.sc.shown.hp = [2]float64{70, 70}
		b.sc.Present(b.Env, []rules.Event{c.ev}, []rules.View{*b.sc.View, *b.sc.View})
		b.Tick(260)
		if e.Played[c.want] == 0 {
			t.Errorf("%s: heard %v, want %s", name, e.Played, c.want)
		}
	}
}

// TestMusicFollowsTheMatch compares the tension with HP and turn.
func TestMusicFollowsTheMatch(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), windows[0], lang.EN, 1)
	b.Rest()
	last := -1.0
	for _, at := range []struct {
		hp   float64
		turn int
	}{{100, 1}, {60, 6}, {40, 9}, {20, 12}, {10, 20}} {
		b.Sess.S.Seats[0][ztm.HP], b.Sess.S.Seats[1][ztm.HP], b.Sess.S.Turn = 100, int16(at.hp), int16(at.turn)
		b.Tick(3)
		if m := b.Ear().Tension; m <= last {
			t.Errorf("HP %.0f, turn %d: tension %.1f, not above %.1f", at.hp, at.turn, m, last)
		} else {
			last = m
		}
	}
	if last < 0.9 {
		t.Errorf("at the end the tension is %.1f", last)
	}
}
