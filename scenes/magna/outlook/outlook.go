// Package outlook tells in words what an attack, a march or a defence of Magna
// Spectra would come to, from what a reader can see.
package outlook

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/words"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Table is what a reader sees.
type Table struct {
	field.Reading
	Name        func(u field.Card, l lang.Lang) string // of a unit
	Small, Fold bool                                   // there is little room for words
}

// Attack describes what an attack of n would do. What a block could still undo is
// said with that.
// opponent is whose units are attacked, and mine whether they are the reader's.
func (t *Table) Attack(l lang.Lang, kind int16, n int, target field.Card, opponent rules.Seat, mine bool, doubt phrases.Doubt) string {
	if kind == mgn.KindSkirmish {
		if target.Key == 0 {
			return ""
		}
		key, d := "fore.holds", field.Absorbs(target)
		if n >= d {
			key = "fore.falls"
		}
		text := Text.T(l, key, t.Name(target, l), n, d)
		if n >= d {
			text = doubt.Hedge(l, text)
		}
		if b := t.bounty(target); b > 0 && n >= d {
			gain := "fore.hero"
			if mine {
				gain = "fore.hero.opp"
			}
			text = words.Sentences(l, text, Text.T(l, gain, b))
		}
		return text
	}
	force := t.List(t.ForceZone(opponent), opponent)
	total := field.Stands(force)
	lo, hi := field.Falls(n, force)
	say := func(key string, args ...any) string {
		text := Text.T(l, key, args...)
		if hi == 0 {
			return text
		}
		return doubt.Hedge(l, text)
	}
	switch small := t.Small; { // the button has the rest
	case n >= total && len(force) == 2:
		key := "fore.both"
		if small {
			key = "fore.s.both"
		}
		return say(key, n)
	case small && n >= total:
		return say("fore.s.all", len(force))
	case small && hi == 0:
		return Text.T(l, "fore.s.none")
	case small && lo == hi:
		return say("fore.s.one", lo)
	case small:
		return say("fore.s.some", lo, hi)
	case n >= total:
		return say("fore.all", n, len(force))
	case hi == 0:
		return say("fore.none", n, total)
	case lo == hi:
		return say("fore.some", n, total, lo)
	}
	return say("fore.range", n, total, lo, hi)
}

// bounty returns the Magna for defeating a unit, its weapon's included.
func (t *Table) bounty(u field.Card) (n int) {
	if u.Def != 0 && u.Up && !u.Summon {
		n = int(t.Game.Lib.Def(u.Def).Attr[mgn.AHero])
	}
	if w := t.WeaponOf(u.Key); w.Def != 0 {
		n += int(t.Game.Lib.Def(w.Def).Attr[mgn.AHero])
	}
	return n
}

// Defence tells the defender what would happen and what the hand could do about it.
func (t *Table) Defence(l lang.Lang, b phrases.Balance) string {
	fate := "defend.holds"
	switch last := t.Battle() == mgn.BaseCount; {
	case t.Small: // there is no room for the question itself
		fate = "defend.sums"
	case b.Defense == 0:
		fate = "defend.empty"
	case b.Attack >= b.Defense && last:
		fate = "defend.last"
	case b.Attack >= b.Defense:
		fate = "defend.falls"
	}
	if b.Certain() && (fate == "defend.falls" || fate == "defend.sums") { // the verdict has it
		return b.Verdict(l)
	}
	return words.Sentences(l, Text.T(l, fate, b.Attack, b.Defense), b.Verdict(l))
}

// March tells the invader, before reinforcing, what an assault would come to,
// and what the hand could add to it.
func (t *Table) March(l lang.Lang, b phrases.Balance) string {
	key := "march.short"
	switch {
	case b.Defense == 0:
		key = "defend.empty"
	case t.Small:
		key = "defend.sums"
	case b.Attack >= b.Defense:
		key = "march.takes"
	case b.More == 0:
		key = "defend.holds"
	}
	text := Text.T(l, key, b.Attack, b.Defense, b.Attack-b.Defense+1, b.More)
	if b.More > 0 && !t.Fold { // what it costs
		text = words.Sentences(l, text, Text.T(l, "ask.reinforce.why"))
	}
	return text
}

// Suffers returns the damage that a unit takes from an answer that nobody answers
// in turn, and whether it falls; -1 if there is none, or more has to be chosen first.
func Suffers(g *mgn.Game, v *rules.View, o rules.Option, unit rules.CardID) (damage int, falls bool) {
	var st rules.State
	var log rules.Log
	damage = -1
	g.Foresee(v, o, &st, &log)
	for _, ev := range log.Events {
		switch {
		case ev.Card != unit:
		case ev.Kind == mgn.EvDamage:
			damage = int(ev.A)
		case ev.Kind == mgn.EvDefeat && damage >= 0:
			falls = true
		}
	}
	return damage, falls
}

// Unblocked says why a seat cannot block an attack, to those who see its hand: what
// the cards lack that could.
func Unblocked(m field.Reading, names *labels.Labels, p rules.Seat) string {
	lib, why, empty := m.Game.Lib, "", len(m.Force(p)) == 0
	can := func(def rules.DefID, trigger uint16) bool {
		return slices.ContainsFunc(lib.Def(def).Abilities, func(a uint16) bool { return lib.Abilities[a].Trigger == trigger })
	}
	for _, t := range m.List(mgn.Hand, p) {
		if t.Def == 0 || !can(t.Def, mgn.TrTacticBlock) {
			continue
		}
		if why = Text.T(names.L, "noblock.needs", names.Named(t.Def), faces.Names(mgn.Skills, int(lib.Def(t.Def).Attr[mgn.ANeeds]), names.L)); empty {
			why = Text.T(names.L, "noblock.empty", names.Named(t.Def))
		}
		return why
	}
	for _, t := range m.Force(p) {
		if t.Up && t.Def != 0 && t.Checked && can(t.Def, mgn.TrBlock) {
			return Text.T(names.L, "noblock.checked", names.Named(t.Def))
		}
	}
	return Text.T(names.L, "noblock.none")
}
