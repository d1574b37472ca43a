// Package entries says what waits on the stack of Duemagic: what an entry is
// called, what it will do when it resolves, at what, and what it can no longer
// do. It reads a view and knows no screen.
package entries

import (
	"cmp"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/ui"
)

var text = phrases.Text

// The kernel's marks in the parts of targets (rules/duemagic: partIllegal, partBase).
const (
	partIllegal uint8 = 0x80
	partBase    uint8 = 0x40
)

// Names tells what players and cards are called.
type Names interface {
	Player(p rules.Seat, l lang.Lang) string
	Possessive(p rules.Seat, l lang.Lang, start bool) string
	Named(def rules.DefID, l lang.Lang) string
	Tells(p rules.Seat, text string, l lang.Lang) string
}

// Reader reads the stack of a moment.
type Reader struct {
	field.Reading
	Names
	Past  map[uint16]rules.DefID // what targets were, for when they have left, by their stamps (Remember)
	Fresh bool                   // the moment is the present one: the rules know what is still legal
}

// Aim is one target of an entry.
type Aim struct {
	Key    int // token, or 0
	Player rules.Seat
	Name   string
	Gone   bool
}

// Block is a part of an entry's text that works or is void on its own.
type Block struct {
	Text string
	Void string // why it will do nothing; "" if it works
	Aims []Aim
}

// Remember stores what the targets of a stack are.
func Remember(past map[uint16]rules.DefID, st *rules.State) {
	for i := range int(st.NStack) {
		o := &st.Stack[i]
		for _, t := range o.T[:o.NT] {
			if d := st.Card(t.Card).Def; t.Card != 0 && d != 0 {
				past[t.Stamp] = d
			}
		}
	}
}

// Base reports whether a target is what a creature is put on.
func Base(t *rules.Target) bool { return t.Part&partBase != 0 }

// Title returns the name of an entry: the card, or the card's ability.
func (r Reader) Title(o *rules.StackItem, l lang.Lang) string {
	n := r.Named(o.Def, l)
	switch o.Kind {
	case dmg.ItemCard:
		return n
	case dmg.ItemSlayer:
		return text.T(l, "obj.slayer", n)
	case dmg.ItemNinja:
		return text.T(l, "obj.ninja", n)
	case dmg.ItemJChange:
		return text.T(l, "obj.jchange", n)
	}
	return text.T(l, "obj.ability", n)
}

// Kind describes in a few words what sort of thing waits.
func (r Reader) Kind(o *rules.StackItem, l lang.Lang) string {
	key := "kind.ability"
	switch {
	case o.Kind == dmg.ItemCard && o.How == dmg.HowExchange:
		key = "kind.change"
	case o.Kind == dmg.ItemCard && o.How == dmg.HowInvade:
		key = "kind.invade"
	case o.Kind == dmg.ItemCard && o.How == dmg.HowNinja:
		key = "kind.ninja"
	case o.Kind == dmg.ItemCard && (o.How == dmg.HowTrigger || o.How == dmg.HowStrike):
		key = "kind.trigger"
	case o.Kind == dmg.ItemCard && r.Game.Lib.Def(o.Def).Attr[dmg.AType] == dmg.Creature:
		key = "kind.creature"
	case o.Kind == dmg.ItemCard:
		key = "kind.spell"
	}
	return text.T(l, key)
}

// When describes when the i-th entry will resolve.
func (r Reader) When(i int, l lang.Lang) string {
	if k := len(r.Stack()) - 1 - i; k > 0 {
		return text.T(l, "when.after", k)
	}
	return text.T(l, "when.next")
}

// Aim names a target. Targets that have left are remembered by their stamp.
func (r Reader) Aim(o *rules.StackItem, t *rules.Target, l lang.Lang, legal bool) Aim {
	a := Aim{Player: rules.NoSeat, Gone: !legal}
	if t.Card == 0 && t.Stamp > 0 && t.Stamp <= 2 && t.Part&partBase == 0 && o.Kind != dmg.ItemJChange {
		a.Player = rules.Seat(t.Stamp - 1)
		a.Name = r.Player(a.Player, l)
		return a
	}
	def := r.Past[t.Stamp]
	if tok := r.Known(t.Card); tok.Def != 0 {
		a.Key = tok.Key
		def = cmp.Or(def, tok.Def)
	}
	if !legal {
		a.Key = 0
	}
	if def == 0 {
		a.Name = text.T(l, "aim.lost")
	} else {
		a.Name = r.Named(def, l)
	}
	return a
}

// Blocks returns what an entry will do when it resolves and what it can no
// longer do.
func (r Reader) Blocks(o *rules.StackItem, l lang.Lang) []Block {
	w := writer{Reader: r, o: o, l: l}
	switch o.Kind {
	case dmg.ItemCard:
		if def := r.Game.Lib.Def(o.Def); def.Attr[dmg.AType] == dmg.Creature {
			w.creature(def)
		} else {
			w.spell(def)
		}
	case dmg.ItemAbility:
		if int(o.Ability) < len(r.Game.Lib.Abilities) {
			w.ability(o.Ability)
		}
	case dmg.ItemSlayer, dmg.ItemNinja:
		w.strikes()
	case dmg.ItemJChange:
		b := Block{Text: text.T(l, "will.jchange"), Aims: w.aims(0)}
		w.lost(&b)
		w.out = append(w.out, b)
	}
	return w.out
}

// writer collects the blocks of an entry.
type writer struct {
	Reader
	o    *rules.StackItem
	l    lang.Lang
	unit int // of those that have targets of their own
	out  []Block
}

// aims returns the targets of a part.
func (w *writer) aims(part uint8) (list []Aim) {
	for j := range w.o.T[:w.o.NT] {
		if t := &w.o.T[j]; t.Part&^partIllegal == part {
			list = append(list, w.Aim(w.o, t, w.l, !w.Fresh || w.Game.Legal(&w.View.S, w.o, t)))
		}
	}
	return list
}

// lost says that what a creature is put on has left, if it has.
func (w *writer) lost(b *Block) {
	for _, a := range b.Aims {
		if a.Gone && b.Void == "" {
			b.Void = text.T(w.l, "void.base")
		}
	}
}

// add adds a unit of the effect.
func (w *writer) add(s string) {
	b := Block{Text: s, Aims: w.aims(uint8(w.unit))}
	if w.Fresh && w.Game.Void(&w.View.S, w.o, w.unit) {
		b.Void = text.T(w.l, "void.target")
		if w.o.Empty&(1<<min(14, w.unit)) != 0 {
			b.Void = text.T(w.l, "void.empty")
		}
	}
	w.unit++
	w.out = append(w.out, b)
}

// ability adds an ability: its text, or each mode that was chosen.
func (w *writer) ability(ai uint16) {
	s := w.Tells(w.o.Ctrl, w.Game.Lib.AbilityText(ai, w.l), w.l)
	modes := w.Game.ModeTexts(ai, w.l)
	if len(modes) == 0 {
		w.add(s)
		return
	}
	if w.o.Modes == 0 {
		w.out = append(w.out, Block{Text: s})
	}
	for m := w.o.Modes; m != 0; m >>= 4 {
		if k := int(m&15) - 1; k < len(modes) {
			w.add("◆ " + w.Tells(w.o.Ctrl, modes[k], w.l))
		}
	}
}

// creature adds that a creature enters, and what it does then.
func (w *writer) creature(def *effect.Def) {
	lib := w.Game.Lib
	b := Block{Text: text.T(w.l, "will.enter", def.Attr[dmg.APower]), Aims: w.aims(partBase)}
	switch {
	case w.o.How == dmg.HowExchange:
		b.Text = text.T(w.l, "will.change")
	case w.o.How == dmg.HowInvade:
		b.Text = text.T(w.l, "will.invade")
	case len(b.Aims) > 0:
		b.Text = text.T(w.l, "will.evolve", def.Attr[dmg.APower])
	}
	if w.o.Empty&(1<<15) != 0 {
		b.Void = text.T(w.l, "void.base")
	}
	w.lost(&b)
	w.out = append(w.out, b)
	if b.Void != "" {
		return
	}
	for _, ai := range def.Abilities {
		if lib.Abilities[ai].Trigger == dmg.TrEnter {
			w.out = append(w.out, Block{Text: text.T(w.l, "will.then", w.Tells(w.o.Ctrl, w.Game.Lib.AbilityText(ai, w.l), w.l))})
		}
	}
}

// spell adds what a spell does, and that it becomes mana.
func (w *writer) spell(def *effect.Def) {
	lib := w.Game.Lib
	for _, ai := range def.Abilities {
		if lib.Abilities[ai].Trigger == dmg.TrSpell {
			w.ability(ai)
		}
	}
	for _, ai := range def.Abilities {
		if a := &lib.Abilities[ai]; a.Trigger == dmg.TrKeyword && lib.Code[a.Entry].Op == dmg.KwCharger {
			w.out = append(w.out, Block{Text: text.T(w.l, "will.charger")})
		}
	}
}

// strikes adds what the rules make a creature do to the one that it fought, or
// to itself.
func (w *writer) strikes() {
	b, of := Block{Text: text.T(w.l, "will.slayer")}, w.o.Event
	if w.o.Kind == dmg.ItemNinja {
		b.Text, of = text.T(w.l, "will.ninja"), w.o.Src
	}
	if tok := w.Known(of); tok.Def != 0 {
		b.Aims = []Aim{{Key: tok.Key, Player: rules.NoSeat, Name: w.Named(tok.Def, w.l)}}
	} else {
		b.Void = text.T(w.l, "void.target")
	}
	w.out = append(w.out, b)
}

// Vain says, in brackets, why an entry that resolves now in a state would do
// nothing; "" if it does something.
func (r Reader) Vain(st *rules.State, entry int, l lang.Lang) string {
	o := &st.Stack[entry]
	ability, aimed, there, ok := r.Game.Seeks(st, o)
	if !ok {
		return ""
	}
	lib := r.Game.Lib
	why := strings.TrimRight(r.Tells(o.Ctrl, lib.ActionsText(lib.Abilities[ability].Def, lib.Abilities[ability].Node.Do, l), l), "。.")
	switch {
	case !there:
		what := lib.Sought(ability, l, map[string]string{"me": r.Possessive(o.Ctrl, l, false), "opp": r.Possessive(o.Ctrl.Other(), l, false)})
		why = text.T(l, "log.vain.none", what)
	case !aimed:
		why = text.T(l, "log.vain.aimless")
	}
	return l.Pick("（"+why+"）", " ("+why+")")
}

// Dead reports whether an entry will do nothing at all.
func Dead(bs []Block) bool {
	for _, b := range bs {
		if b.Void == "" {
			return false
		}
	}
	return len(bs) > 0
}

// AimRuns returns targets as rich text: those that have left are struck out.
func AimRuns(aims []Aim, th *ui.Theme) (out []ui.Run) {
	for _, a := range aims {
		s, col := " → "+a.Name, th.Warm
		if a.Gone {
			s, col = " → × "+a.Name, th.Danger.Lighten(0.25)
		}
		out = append(out, ui.Run{Text: s, Face: ui.Bold, Colour: col})
	}
	return out
}

// Runs returns an entry's description as rich text.
func Runs(bs []Block, th *ui.Theme) []ui.Run {
	var out []ui.Run
	for i, b := range bs {
		if i > 0 {
			out = append(out, ui.Run{Text: "\n"})
		}
		col := th.Text
		if b.Void != "" {
			col = th.TextSoft.Alpha(0.7)
		}
		if len(bs) > 1 {
			out = append(out, ui.Run{Text: "■ ", Colour: col})
		}
		out = append(out, ui.Run{Text: b.Text, Colour: col})
		out = append(out, AimRuns(b.Aims, th)...)
		if b.Void != "" {
			out = append(out, ui.Run{Text: "\n× " + b.Void, Face: ui.Bold, Colour: th.Danger.Lighten(0.3)})
		}
	}
	return out
}
