// Package entries puts into words what is declared in the exchange of Mattsan Card
// Game: the names of its entries, what each does, and what an attack would lead to.
package entries

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/phrases"
)

// Entries puts entries of the exchange into words.
type Entries struct{ Desk desk.Desk }

// Kinds name what is declared.
var Kinds = [...]string{mtz.KindAttack: "attack", mtz.KindSpecial: "special", mtz.KindSuper: "super", mtz.KindSwitch: "switch", mtz.KindTrump: "trump", mtz.KindTrap: "trap", mtz.KindTerrain: "terrain", mtz.KindAbility: "ability", mtz.KindGhost: "ghost"}

// Name returns the name of an entry of the exchange: "Kuro's attack",
// "Armour Piercer (trump)".
func (s *Entries) Name(o *rules.StackItem, l lang.Lang) string {
	key := "entry"
	switch int16(o.Kind) {
	case mtz.KindTrump, mtz.KindTrap, mtz.KindTerrain:
		key = "entry.card"
	}
	name := s.Desk.Show.Named(o.Def, l)
	if l == lang.EN && key == "entry" {
		name = lang.Genitive(name)
	}
	return phrases.Text.T(l, key, name, phrases.Text.T(l, "kind."+Kinds[o.Kind]))
}

// Action returns what an ability does, with its price but without its trigger,
// and a digest: for a move, without the name shown above it.
func (s *Entries) Action(ai uint16, l lang.Lang) (what, brief string) {
	a := &s.Desk.Game.Lib.Abilities[ai]
	brief = s.Desk.Game.Lib.AbilityDigest(ai, l)
	if a.Trigger == mtz.TrSpecial || a.Trigger == mtz.TrSuper {
		_, brief, _ = strings.Cut(brief, l.Pick("：", ": "))
	}
	return s.Desk.Game.Lib.ActionsText(a.Def, a.Node.Do, l), lang.Capital(brief)
}

// Text returns what an entry will do, and its shortest form.
func (s *Entries) Text(o *rules.StackItem, l lang.Lang) (what, brief string) {
	on := s.Desk.Show
	switch {
	case mtz.Negated(o):
		what = phrases.Text.T(l, "entry.negated")
	case Landed(&on.View.S, At(&on.View.S, o)):
		return "", ""
	case int16(o.Kind) == mtz.KindAttack:
		if low, high := s.Desk.Game.Strike(&on.View.S, o.Ctrl); o.NT == 0 && mtz.Fighter(&on.View.S, o.Ctrl) == o.Src {
			return s.Blow(o.Ctrl, low, high, l), s.Outcome(o.Ctrl, low, high, l)
		} else {
			what = phrases.Text.T(l, "what.attack")
		}
	case int16(o.Kind) == mtz.KindSwitch:
		what = phrases.Text.T(l, "what.switch")
	case int16(o.Kind) == mtz.KindTrump && len(s.Desk.Game.Lib.Def(o.Def).Abilities) > 1: // what it does while it is attached, too
		what = on.Tells(o.Ctrl, strings.Join(s.Desk.Game.Lib.RulesText(o.Def, l), l.Pick("", " ")), l)
	case int(o.Ability) < len(s.Desk.Game.Lib.Abilities):
		what, brief = s.Action(o.Ability, l)
		return on.Tells(o.Ctrl, what, l), on.Tells(o.Ctrl, brief, l)
	}
	return what, what
}

// Landed reports whether an entry is an attack that strikes or has struck.
func Landed(st *rules.State, at int) bool {
	return at >= 0 && int16(st.Stack[at].Kind) == mtz.KindAttack && mtz.Struck(st, at)
}

// Blow describes what an Attack of p's fighter leads to.
func (s *Entries) Blow(p rules.Seat, low, high int, l lang.Lang) string {
	on := s.Desk.Show
	st := &on.View.S
	to := mtz.Fighter(st, p.Other())
	if to == 0 { // it has struck
		return ""
	}
	hp, name := s.Desk.Game.HP(st, to), on.Named(s.Desk.Front(to).Def, l)
	n := strconv.Itoa(low)
	if high > low {
		n += l.Pick("〜", "–") + strconv.Itoa(high)
	}
	switch {
	case high == 0:
		return phrases.Text.T(l, "blow.none", name)
	case low >= hp:
		return phrases.Text.T(l, "blow.kill", name, n)
	case high >= hp:
		return phrases.Text.T(l, "blow.may", name, n, hp)
	case low == high:
		return phrases.Text.T(l, "blow", name, n, hp-low)
	}
	return phrases.Text.T(l, "blow.dice", name, n, hp)
}

// At returns the place of an entry in the exchange, -1 if it is none of it.
func At(st *rules.State, o *rules.StackItem) int {
	for i := range st.Stack[:st.NStack] {
		if &st.Stack[i] == o {
			return i
		}
	}
	return -1
}

// EffectFirst turns a move's digest round: what it does, then what it costs. The
// second form leaves out the price, which comes apart; "": there is none.
func EffectFirst(brief string, l lang.Lang) (both, only, price string) {
	price, does, ok := strings.Cut(brief, l.Pick("→", " → "))
	if !ok {
		return brief, brief, ""
	}
	cost := price
	if l == lang.EN {
		cost = strings.ToLower(cost[:1]) + cost[1:]
	}
	only = lang.Capital(does)
	return only + l.Pick("（"+cost+"）", " ("+cost+")"), only, price
}

// Outcome describes the same in few words, without names.
func (s *Entries) Outcome(p rules.Seat, low, high int, l lang.Lang) string {
	st := &s.Desk.Show.View.S
	to := mtz.Fighter(st, p.Other())
	if to == 0 {
		return ""
	}
	switch hp := s.Desk.Game.HP(st, to); {
	case high == 0:
		return phrases.Text.T(l, "blow.short.none")
	case low >= hp:
		return phrases.Text.T(l, "blow.short.kill")
	case high >= hp:
		return phrases.Text.T(l, "blow.short.may", hp)
	case low == high:
		return phrases.Text.T(l, "blow.short", hp-low)
	}
	return phrases.Text.T(l, "blow.short.dice", low, high)
}

// CardText returns all that a card says.
func (s *Entries) CardText(def rules.DefID) string {
	return strings.Join(s.Desk.Game.Lib.RulesText(def, s.Desk.Show.Lang), "\n")
}

// Digest returns the same in its shortest form.
func (s *Entries) Digest(def rules.DefID) string {
	on := s.Desk.Show
	var out []string
	for _, ai := range s.Desk.Game.Lib.Def(def).Abilities {
		out = append(out, s.Desk.Game.Lib.AbilityDigest(ai, on.Lang))
	}
	return strings.Join(out, on.Lang.Pick("／", " / "))
}
