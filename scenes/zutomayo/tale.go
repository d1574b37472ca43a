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
	hours int           // by which the clock moved, effects included
	own   [2]int        // of them, those of each player's set cards
	hp    [2]int
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
	foe := s.Bottom.Other()
	end := Text.T(l, "tale", s.Player(foe, l), names(t.set), lang.Signed(t.hours), lang.Signed(t.own[foe]), s.Player(s.Bottom, l), lang.Signed(t.own[s.Bottom]), words.List(l, hp...))
	if by := slices.DeleteFunc(slices.Clone(t.by), func(def rules.DefID) bool { return slices.Contains(t.set, def) }); len(by) > 0 {
		end = words.Sentences(l, end, Text.T(l, "tale.by", names(by)))
	}
	return end
}
