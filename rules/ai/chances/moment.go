package chances

import (
	"godeck/rules"
	"godeck/rules/ai"
)

// Step is an answer of a match.
type Step struct {
	Seat   rules.Seat
	Option rules.Option
}

// Moment is a point of a match at which the first seat can play a card: the
// seed, the deck that is met (of Config.Against), and the answers so far.
type Moment struct {
	Seed    uint64
	Against int
	Answers []Step
}

// Find plays up to a number of matches by rules of thumb, with a deck in the
// first seat, and returns the beginning of the turn in which its player plays a
// card for the first time, or in which it is in play without having been played.
// If nobody plays it, it is a turn in which the player has it in hand. It
// returns nil if there is neither.
func Find(c Config, deck []rules.DefID, card rules.DefID, matches int) *Moment {
	var held *Moment
	for i := range matches {
		if len(c.Against) == 0 {
			break
		}
		m, played := find(&c, deck, card, i)
		if played {
			return m
		}
		if held == nil {
			held = m
		}
	}
	return held
}

// where says whether a card of the first seat has been played, or is in its hand.
func where(t *rules.Table, s *rules.State, card rules.DefID) (played, held bool) {
	for id := rules.CardID(1); int(id) <= int(s.NCards); id++ {
		if c := s.Card(id); c.Def == card && c.Owner == 0 {
			z := &t.Zones[c.Zone.Kind()]
			played = played || z.Play
			held = held || z.See == rules.SeeOwner
		}
	}
	return played, held
}

// find plays one match.
func find(c *Config, deck []rules.DefID, card rules.DefID, i int) (m *Moment, played bool) {
	m = &Moment{Seed: c.Seed + uint64(i), Against: i % len(c.Against)}
	var players [2]*ai.Thumb
	for p := range players {
		players[p] = c.Guide.Thumb(c.Game, mix(m.Seed, uint64(p)))
	}
	var s rules.State
	var v rules.View
	eng, t := rules.NewEngine(c.Game), c.Game.Table()
	c.Game.Setup(&s, m.Seed, [2][]rules.DefID{deck, c.Against[m.Against]})
	eng.Advance(&s, nil)
	var held *Moment
	from, turn, last := 0, int16(-1), rules.Seat(1) // where the first seat's answers of this turn begin
	for !s.Over() && len(m.Answers) < maxAnswers {
		p := s.ToAnswer()
		if p == 0 && (last != 0 || int16(s.Turn) != turn) {
			from, turn = len(m.Answers), int16(s.Turn)
			if _, has := where(t, &s, card); has && s.Turn <= 8 {
				held = &Moment{m.Seed, m.Against, append([]Step(nil), m.Answers...)}
			}
		}
		last = p
		rules.ViewInto(t, &s, p, &v)
		players[p].Start(&v)
		for _, o := range players[p].Answer() {
			m.Answers = append(m.Answers, Step{p, o})
			eng.Play(&s, p, o, nil)
		}
		if played, _ := where(t, &s, card); played {
			m.Answers = m.Answers[:from]
			return m, true
		}
	}
	return held, false
}
