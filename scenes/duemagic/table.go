package duemagic

import (
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/recent"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// lies returns where a card of a zone is.
func (s *Scene) lies(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
	u, sd := s.Unit(), s.SideOf(z.Seat())
	r, shown := s.lay.Zone(z.Kind(), sd)
	switch z.Kind() {
	case dmg.Shields:
		if s.clash.Rising[t.ID] { // it has been shown
			return s.springs.Rect(t.ID), true
		}
		if b := s.on.Breaks.Of(int(z.Seat()), int(at.View.S.Card(t.ID).N[0])); b != nil { // it comes out of the pane
			return b.Card(cards.Aspect), true
		}
		pane := s.lay.Zones[dmg.Shields][sd]
		if place := int(at.View.S.Card(t.ID).N[0]); place > 0 {
			pane = s.on.Shield(sd, place)
		}
		x, y := pane.Centre()
		return ui.Rect{X: x, Y: y}.Inset(-28 * u), true
	case dmg.Hand:
		if sd == 0 && s.springs.Has(t.ID) {
			return s.springs.Rect(t.ID), true
		}
	case dmg.Mana, dmg.Stack:
		if shown {
			r = r.Middle(min(r.W, 46*u), min(r.H, 64*u))
		}
	}
	return r, shown
}

// table declares what is on the table, from the far edge to the near one: so it is
// read, and so the focus goes.
func (s *Scene) table(sf *ui.Surface) {
	s.Board.Light = faces.TableLight
	sf.ToastIn(s.lay.Says(s.Unit()))
	s.hall.Opponent(sf)
	if !s.Staged { // the course of the match stands there
		s.Backs(sf)
	}
	s.hall.Dusk(sf)
	targets := s.deeds.Q().Targets()
	s.belongings(sf, 1)
	if s.lay.Tower() || len(s.m.Stack()) == 0 {
		recent.Declare(sf, &s.on, &s.Match, s.lay.Recent)
	}
	s.shields.Declare(sf, 1)
	s.creatures.Declare(sf, 1, targets)
	s.creatures.Declare(sf, 0, targets)
	if !s.lay.Tower() { // the steps are named between the rows, and before heads that rise there
		s.steps(sf)
	}
	s.shields.Declare(sf, 0)
	s.belongings(sf, 0)
	if s.lay.Tower() {
		s.steps(sf)
	}
	if !s.Staged { // what waited when the match ended waits for nothing
		s.tower.Declare(sf, s.stackLook())
	}
	s.springs.Declare(sf)
	s.takes.Declare(sf)
}

// belongings declares a player's numbers, mana and piles.
func (s *Scene) belongings(sf *ui.Surface, sd int) {
	s.hud.Declare(sf, sd)
	s.mana.Declare(sf, sd)
	s.Piles(sf, sd, table.PlayerPile{ID: "library", Kind: dmg.Library, Icon: ui.IconDeck}, table.PlayerPile{ID: "graveyard", Kind: dmg.Graveyard, Icon: ui.IconSkull, Top: s.on.Laid}) // its power would lie under the count
}

// steps declares the parts of the turn, and whose it is.
func (s *Scene) steps(sf *ui.Surface) {
	if s.lay.Tower() || len(s.springs.List()) == 0 { // what hovers does so there
		s.hud.Phases(sf)
	}
	s.hud.TurnPanel(sf)
}

// hand declares the hand of the lower player.
func (s *Scene) hand(sf *ui.Surface) {
	asked := s.deeds.Q().Asking() && s.Bottom == s.Audience
	sprung, taking := s.deeds.Q().Sprung(), s.takes.Asked()
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		if s.springs.Has(t.ID) || s.takes.Takes(t.ID) {
			return false // it hovers over the circle
		}
		verb := s.T("node.noturn")
		if taking {
			o.Mark = board.MarkDim
		}
		if asked && len(sprung) > 0 {
			o.Mark = board.MarkDim
			if slices.Contains(sprung, t.ID) {
				o.Mark, o.Drag, verb = board.MarkLegal, true, s.T("act.use")
				if s.deeds.Q().Spring() == t.ID {
					o.Mark = board.MarkSelected
				}
			}
		}
		if d := &s.View.S.Dec; asked && (d.Prompt == dmg.PromptPriority || d.Prompt == dmg.PromptCharge) {
			charge := d.Prompt == dmg.PromptCharge
			switch {
			case s.deeds.Chosen == t.ID:
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			case charge: // any card will do: none is highlighted
			case s.deeds.Q().Offers(t.ID) && s.deeds.Q().Vain(s.deeds.Q().Uses(t.ID)[0]): // allowed, and not advised: its question says why
				verb = s.T("act.use")
			case s.deeds.Q().Offers(t.ID):
				o.Mark, verb = board.MarkLegal, s.T("act.use")
			case dmg.NormalTiming(&s.View.S, s.Bottom):
				o.Mark = board.MarkDim
			}
			if charge {
				verb = s.T("act.charge")
			}
			o.Drag = true
		}
		o.Tap = func(env *ui.Env) { s.deeds.TapHand(env, s.m.Read(t)) }
		if s.Picking() && asked {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		if n := s.game.Cost(&s.View.S, s.Bottom, t.ID); s.Fresh && n != s.Cards.Attr(t.Def, dmg.ACost) { // printed and now
			o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(s.Cards.Attr(t.Def, dmg.ACost)) + "→" + strconv.Itoa(n), Colour: sf.Theme().Good})
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		return true
	})
}
