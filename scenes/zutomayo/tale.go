package zutomayo

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// tale is what the last turn brought, for whoever has not watched it.
type tale struct {
	set   []rules.DefID // by the opponent
	by    []rules.DefID // whose effects came
	own   [2]int        // hours of each player's set cards
	moves []clockMove   // of the clock
	hp    [2]int
}

// clockMove is a way that the clock went: for the set cards, or for one card's effect.
type clockMove struct {
	by       rules.DefID
	from, to int
}

// goes adds a way of the clock; the rest of one that was interrupted is part of it.
func (t *tale) goes(by rules.DefID, from, to int) {
	if n := len(t.moves); n > 0 && t.moves[n-1].by == by {
		t.moves[n-1].to = to
		return
	}
	t.moves = append(t.moves, clockMove{by, from, to})
}

// shows adds a design to those of a list, once.
func shows(list []rules.DefID, def rules.DefID) []rules.DefID {
	if def == 0 || slices.Contains(list, def) {
		return list
	}
	return append(list, def)
}

// told returns the tale in one line where presentations are short or left out;
// otherwise, and before the first turn, it is empty.
func (t *tale) told(s *Scene, l lang.Lang) string {
	env := s.Surface.Env()
	if env == nil || env.Settings.Speed != ui.SpeedOff && env.Settings.Speed != ui.SpeedFast || len(t.set) == 0 {
		return ""
	}
	names := func(list []rules.DefID) string {
		var out []string
		for _, def := range list {
			out = append(out, s.Named(def, l))
		}
		return words.List(l, out...)
	}
	var hp []string
	for _, p := range [...]rules.Seat{s.Bottom, s.Bottom.Other()} {
		if n := t.hp[p]; n != 0 {
			hp = append(hp, Text.T(l, "tale.hp", s.Player(p, l), lang.Signed(n)))
		}
	}
	if hp == nil {
		hp = append(hp, Text.T(l, "tale.same"))
	}
	foe, clock, known := s.Bottom.Other(), Text.T(l, "tale.still"), slices.Clone(t.set)
	for i, m := range t.moves {
		way := Text.T(l, "tale.way", hourName(m.from, l), hourName(m.to, l))
		switch {
		case m.by != 0:
			known = append(known, m.by)
			way = Text.T(l, "tale.way.by", s.Named(m.by, l), way)
		default:
			way += l.Pick("", " ") + Text.T(l, "tale.own", s.Player(foe, l), lang.Signed(t.own[foe]), s.Player(s.Bottom, l), lang.Signed(t.own[s.Bottom]))
		}
		if i > 0 {
			way = clock + s.T("comma") + way
		}
		clock = way
	}
	end := Text.T(l, "tale", s.Player(foe, l), names(t.set), clock, words.List(l, hp...))
	if by := slices.DeleteFunc(slices.Clone(t.by), func(def rules.DefID) bool { return slices.Contains(known, def) }); len(by) > 0 {
		end = words.Sentences(l, end, Text.T(l, "tale.by", names(by)))
	}
	return end
}
