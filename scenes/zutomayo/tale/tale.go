// Package tale keeps what a turn of ZUTOMAYO CARD has brought, for whoever has
// not watched it, and tells it in a line.
package tale

import (
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
)

// Tale is what the last turn brought.
type Tale struct {
	Set   []rules.DefID // by the opponent
	By    []rules.DefID // whose effects came
	Own   [2]int        // hours of each player's set cards
	moves []clockMove   // of the clock
	// By seat: HP lost, HP gained, and damage that was prevented.
	Lost, Gained, Kept [2]int
}

// clockMove is a way that the clock went: for the set cards, or for one card's effect.
type clockMove struct {
	by       rules.DefID
	from, to int
}

// Goes adds a way of the clock; the rest of one that was interrupted is part of it.
func (t *Tale) Goes(by rules.DefID, from, to int) {
	if n := len(t.moves); n > 0 && t.moves[n-1].by == by {
		t.moves[n-1].to = to
		return
	}
	t.moves = append(t.moves, clockMove{by, from, to})
}

// With adds a design to those of a list, once.
func With(list []rules.DefID, def rules.DefID) []rules.DefID {
	if def == 0 || slices.Contains(list, def) {
		return list
	}
	return append(list, def)
}

// Told returns the tale in one line where presentations are short or left out;
// otherwise, and before the first turn, it is empty.
func (t *Tale) Told(s *present.Show, l lang.Lang) string {
	env := s.Surface.Env()
	if env == nil || env.Settings.Speed != ui.SpeedOff && env.Settings.Speed != ui.SpeedFast || len(t.Set) == 0 {
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
		if said := t.hp(p, l); said != "" {
			hp = append(hp, phrases.Text.T(l, "tale.hp", s.Player(p, l), said))
		}
	}
	if hp == nil {
		hp = append(hp, phrases.Text.T(l, "tale.same"))
	}
	foe, clock, known := s.Bottom.Other(), phrases.Text.T(l, "tale.still"), slices.Clone(t.Set)
	for i, m := range t.moves {
		way := phrases.Text.T(l, "tale.way", phrases.Hour(m.from, l), phrases.Hour(m.to, l))
		switch {
		case m.by != 0:
			known = append(known, m.by)
			way = phrases.Text.T(l, "tale.way.by", s.Named(m.by, l), way)
		default:
			way += l.Pick("", " ") + phrases.Text.T(l, "tale.own", s.Player(foe, l), lang.Signed(t.Own[foe]), s.Player(s.Bottom, l), lang.Signed(t.Own[s.Bottom]))
		}
		if i > 0 {
			way = clock + s.T("comma") + way
		}
		clock = way
	}
	end := phrases.Text.T(l, "tale", s.Player(foe, l), names(t.Set), clock, words.List(l, hp...))
	if by := slices.DeleteFunc(slices.Clone(t.By), func(def rules.DefID) bool { return slices.Contains(known, def) }); len(by) > 0 {
		end = words.Sentences(l, end, phrases.Text.T(l, "tale.by", names(by)))
	}
	return end
}

// hp tells what became of a player's HP, or "": what was lost, gained and kept
// off, each by itself.
func (t *Tale) hp(p rules.Seat, l lang.Lang) string {
	var parts []string
	if n := t.Lost[p]; n != 0 {
		parts = append(parts, lang.Signed(-n))
	}
	if n := t.Gained[p]; n != 0 {
		parts = append(parts, lang.Signed(n))
	}
	if n := t.Kept[p]; n != 0 {
		if parts == nil {
			parts = append(parts, "±0")
		}
		parts[len(parts)-1] += l.Pick("", " ") + phrases.Text.T(l, "tale.kept", n)
	}
	return strings.Join(parts, l.Pick("、", ", "))
}
