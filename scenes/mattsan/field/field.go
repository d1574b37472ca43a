// Package field reads from a moment what stands on the two benches of Mattsan
// Card Game: slots and columns, stacks with their tops, what lies on and under a
// unit, and what effects do to it beyond its numbers.
package field

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/present"
)

// SlotOf returns the slot of a card on the field.
func SlotOf(st *rules.State, c rules.CardID) int {
	if st.Card(c).Zone.Kind() == mtz.Battle {
		return mtz.BattleSlot
	}
	return int(st.Card(c).N[mtz.NSlot])
}

// Under returns the cards on and under a unit.
func Under(m *present.Moment, c rules.CardID) (out []present.Token) {
	for p := range rules.Seat(2) {
		for _, t := range m.Zone(mtz.Under, p) {
			if m.View.S.Card(t.ID).Host == c {
				out = append(out, t)
			}
		}
	}
	return out
}

// Top returns the token that a unit shows: of a stack the last one put on its base.
func Top(m *present.Moment, base present.Token) present.Token {
	best, layer := base, int16(0)
	for _, t := range Under(m, base.ID) {
		if d := m.View.S.Card(t.ID); d.N[mtz.NPart] == mtz.PartTop && d.N[mtz.NLayer] > layer {
			best, layer = t, d.N[mtz.NLayer]
		}
	}
	return best
}

// Front returns the token that a unit shows at a moment: the top of its stack.
func Front(m *present.Moment, c rules.CardID) present.Token { return Top(m, m.Token(c)) }

// Tops returns those of the cards under a unit that are units on the base of its stack.
func Tops(st *rules.State, under []present.Token) []present.Token {
	return parts(st, under, mtz.PartTop)
}

// Attached returns the trumps that are attached to a unit.
func Attached(m *present.Moment, c rules.CardID) []present.Token {
	return parts(&m.View.S, Under(m, c), mtz.PartAttached)
}

// parts returns those of the cards under a unit that are one kind of part of it.
func parts(st *rules.State, under []present.Token, part int16) (out []present.Token) {
	for _, q := range under {
		if st.Card(q.ID).N[mtz.NPart] == part {
			out = append(out, q)
		}
	}
	return out
}

// Stood returns the unit that a card on the table is part of: the base of its
// stack for its top.
func Stood(st *rules.State, c rules.CardID) rules.CardID {
	if d := st.Card(c); d.Zone.Kind() == mtz.Under && d.Host != 0 && d.N[mtz.NPart] == mtz.PartTop {
		return d.Host
	}
	return c
}

// Lasting describes what effects of other cards do to a unit beyond its numbers.
func Lasting(st *rules.State, c rules.CardID, l lang.Lang) (out []string) {
	for _, m := range st.Mods[:st.NMods] {
		if m.Target != c || m.TStamp != st.Card(c).Stamp {
			continue
		}
		switch m.Kind {
		case mtz.ModMute, mtz.ModGrant, mtz.ModShield, mtz.ModPrevent:
			if w := Changes(int16(m.Kind), m.Amount).In(l); !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

// Changes describes a modifier that changes no number.
func Changes(kind, n int16) lang.Phrase {
	switch kind {
	case int16(mtz.ModGrant):
		return mtz.Keyword(n)
	case int16(mtz.ModShield):
		return lang.Phrase{JA: phrases.Text.T(lang.JA, "mod.shield", n), EN: phrases.Text.T(lang.EN, "mod.shield", n)}
	case int16(mtz.ModPrevent):
		return phrases.Text["mod.prevent"]
	}
	return phrases.Text["mod.mute"]
}

// Standing returns how many face-up units a player has.
func Standing(m *present.Moment, p rules.Seat) (n int) {
	for _, k := range [...]uint8{mtz.Battle, mtz.Bench} {
		for _, t := range m.Zone(k, p) {
			if t.Up {
				n++
			}
		}
	}
	return n
}

// Left returns the number of cards a player has to lose: those of the deck and the field.
func Left(v *rules.View, p rules.Seat) (n float64) {
	for _, k := range [...]uint8{mtz.Deck, mtz.Battle, mtz.Bench} {
		n += float64(len(v.S.Zone(rules.ZoneOf(k, p))))
	}
	return n
}

// Drawn returns how many cards a player can still draw: a smaller deck is no hit.
func Drawn(v *rules.View, p rules.Seat) int { return len(v.S.Zone(rules.ZoneOf(mtz.Deck, p))) }
