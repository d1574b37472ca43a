package guardians

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/deeds"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// table declares what lies on the table.
func (s *Scene) table(sf *ui.Surface) {
	s.Board.Light, s.Board.Stage = arena.Light, &s.lay.Ground.Stage
	if !s.lay.Reading.Empty() {
		s.Zoom.Area = s.lay.Reading
	}
	if s.arena.Cleared() {
		s.seats.Walls(sf)
		for sd := range 2 {
			if s.seats.Stone(sf, sd); s.field.Fallen(sd) {
				sf.Paint("fallen", ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) { s.field.Rubble(c, sd) })
			}
		}
		s.toss.Declare(sf, s.Staged, nil)
		return
	}
	s.field.Floor(sf)
	s.seats.Walls(sf)
	for sd := 1; sd >= 0; sd-- {
		s.seats.HUD(sf, sd)
		s.field.ForceRow(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "junk", Kind: bgd.Junk, Icon: ui.IconDiscard}, table.PlayerPile{ID: "side", Kind: bgd.Side, Icon: ui.IconDeck, Colour: faces.Side.Alpha(0.6), Tap: s.deeds.Draws(sd, 1), Look: s.sideList(sd)},
			table.PlayerPile{ID: "deck", Kind: bgd.Deck, Icon: ui.IconDeck, Tap: s.deeds.Draws(sd, 0)})
	}
	s.Backs(sf)
	s.seats.Phases(sf)
	for sd := 1; sd >= 0; sd-- {
		s.seats.Stone(sf, sd)
		s.field.Place(sf, sd, bgd.Domain, ui.IconPlace)
		s.field.Place(sf, sd, bgd.Assist, ui.IconPerson)
		s.field.Giant(sf, sd)
	}
	var throw func(env *ui.Env)
	if o := (rules.Option{Verb: rules.Attack}); s.Prompting(bgd.PromptSet) && s.Legal(o) {
		throw = func(env *ui.Env) { s.deeds.Give(env, o) }
	} else if s.deeds.Q().CanRush() && s.deeds.Mind.Chosen == 0 {
		throw = s.deeds.Throw
	}
	s.toss.Declare(sf, s.Staged, throw)
	deeds.Early(&s.deeds, sf)
	for p := rules.Seat(0); p < 2; p++ {
		for _, t := range s.Zone(bgd.Played, p) {
			r, _ := s.lay.Lies(s.SideOf(p), &s.View.S, rules.ZoneOf(bgd.Played, p), t.ID)
			s.Board.Put(sf, t.Board(), s.Face(t), board.PoseIn(r, t.Up), board.CardOpts{NoFocus: true, Loose: true})
		}
	}
}

// sideList returns the tap that lists what the player's own side deck holds, or
// nil. It follows from the deck that was brought and the cards that have been
// seen elsewhere; the order stays hidden (BGD-2.9).
func (s *Scene) sideList(sd int) func(env *ui.Env) {
	st, p := &s.View.S, s.Audience
	deck, ok := table.Brought(s.game.Lib, s.Session.Deck(s.Bottom))
	if sd != 0 || p < 0 || s.Bottom != p || !ok || s.Count(bgd.Side, p) == 0 {
		return nil
	}
	list := outlook.SideLeft(s.game, st, p, deck.Main)
	if len(list) != s.Count(bgd.Side, p) { // a position that was set up
		return nil
	}
	return func(*ui.Env) {
		var fs []*cards.CardFace
		for _, d := range list {
			fs = append(fs, s.Cards.Look(cards.Look{Def: d, Lang: s.Lang}))
		}
		s.Browser.Open(s.Whose(p, s.T("zone.side")), s.T("side.about"), fs)
	}
}
