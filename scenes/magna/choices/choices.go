// Package choices decides what a question of Magna Spectra leaves open to the
// seat that is asked: where a card may go and what that means, who can attack
// whom, what the hand can add to a battle. All of it follows from the view, the
// legal answers and what the player has begun; there is no screen.
package choices

import (
	"slices"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
)

// Assault is the declaration of an assault.
var Assault = rules.Option{Verb: rules.Mode, N: 1}

// Case is a question as a seat sees it, with what its player has begun.
type Case struct {
	M     field.Reading  // what is shown
	Legal []rules.Option // answers, empty while another seat is asked
	Seat  rules.Seat     // whose view it is; NoSeat: nobody's
	Below rules.Seat     // who sits at the lower edge
	Mine  bool           // the seat is asked now

	Chosen   int   // key of the card chosen by tap
	FaceDown bool  // … and goes to the field as a trap
	Added    uint8 // the prompt that the last answer brought a card at, 0 for none
	Rested   bool  // it was asked whether Production ends without a card …
	Warned   bool  // … or while a base has nobody who holds it; later the button says so
	Spared   bool  // … and whether the rest of the Fight is given up
	Turned   int   // the turn in which Magna was last turned into Fight
	Kept     int   // how often in a row the player has discarded nothing before drawing
	Keeps    bool  // … and is not asked any more
}

// Goal is a place on the map where a card may be put: a group of a side, and the
// unit there.
type Goal struct {
	Seat  rules.Seat
	Group int // -1: the war funds
	On    field.Card
	Slot  int // 1 + an empty place of a base, 0: anywhere there
}

// Dec is the question.
func (q *Case) Dec() *rules.Decision { return &q.M.View.S.Dec }

// Prompting reports whether the seat is asked this.
func (q *Case) Prompting(prompt uint8) bool { return q.Mine && q.M.View.S.Dec.Prompt == prompt }

// Allows reports whether an answer may be given now.
func (q *Case) Allows(o rules.Option) bool { return slices.Contains(q.Legal, o) }

// Left reports whether the question can be answered by doing something.
func (q *Case) Left() bool {
	return slices.ContainsFunc(q.Legal, func(o rules.Option) bool {
		return o.Verb != rules.Pass && o.Verb != rules.No && o.Verb != rules.Done && !o.TakesBack()
	})
}

// Targeting reports whether units on the map are chosen one at a time.
func (q *Case) Targeting() bool {
	return q.Prompting(mgn.PromptTargets) || q.Prompting(mgn.PromptIcon) || q.Prompting(mgn.PromptSplit)
}

// Meaning returns the option that names a unit. Enemy traps are named by their place.
func (q *Case) Meaning(t field.Card) (rules.Option, bool) {
	if t.ID == 0 || q.Seat < 0 {
		return rules.Option{}, false
	}
	for _, o := range q.Legal {
		switch o.Verb {
		case rules.Use, rules.Attack:
			if o.Card == t.ID {
				return o, true
			}
		case rules.Number:
			if mgn.TargetOf(&q.M.View.S, q.Seat, o) == t.ID {
				return o, true
			}
		}
	}
	return rules.Option{}, false
}

// Alike returns the first of the units that can be chosen, if it makes no difference
// which: they are of one design, and carry nothing.
func (q *Case) Alike() (out rules.Option, ok bool) {
	var first field.Card
	for _, o := range q.Legal {
		if o.Verb == rules.Pass || o.TakesBack() {
			continue
		}
		t := q.M.ByID(o.Card)
		if o.Verb == rules.Number {
			t = q.M.ByID(mgn.TargetOf(&q.M.View.S, q.Seat, o))
		}
		switch {
		case t.Key == 0 || q.M.WeaponOf(t.Key).Key != 0:
			return rules.Option{}, false
		case first.Key == 0:
			first, out = t, o
		case t.Def != first.Def || t.Attack != first.Attack || t.Defense != first.Defense || t.Hurt != first.Hurt || t.Skills != first.Skills || t.Checked != first.Checked:
			return rules.Option{}, false
		}
	}
	return out, first.Key != 0
}

// Uses lists the ways to use a card now; none for a hidden card.
func (q *Case) Uses(c rules.CardID) (out []rules.Option) {
	for _, o := range q.Legal {
		if c != 0 && o.Card == c && (o.Verb == rules.Use || o.Verb == rules.Block) {
			out = append(out, o)
		}
	}
	return out
}

// Selected is the card chosen by tap, the zero card if there is none.
func (q *Case) Selected() field.Card { return q.M.Get(q.Chosen) }

// Drop clears what was chosen by tap and not yet used.
func (q *Case) Drop() { q.Chosen, q.FaceDown = 0, false }

// Actions returns the legal options that putting a card on a goal can mean.
func (q *Case) Actions(t field.Card, g Goal) (out []rules.Option) {
	if t.Key == 0 || t.ID == 0 || !q.Mine {
		return nil
	}
	z := rules.ZoneID(255)
	if g.Group >= 0 {
		z = rules.ZoneOf(field.ZoneOfGroup(g.Group), g.Seat)
	}
	on := func(o rules.Option) bool { return g.On.Key != 0 && int16(g.On.ID) == o.N }
	typ, both, exact := q.M.Type(t), q.EitherWay(t), false
	for _, o := range q.Uses(t.ID) {
		ok := false
		switch q.Dec().Prompt {
		case mgn.PromptProduction:
			switch {
			case both && (o.Verb == rules.Block) != q.FaceDown: // the way that is not chosen
			case o.Zone != 0: // deploy or lay as a trap
				ok = o.Zone == z && (o.N == 0 || on(o))
			case typ == mgn.Weapon:
				ok = on(o)
			case typ == mgn.Operation: // anywhere on one's own side
				ok = g.Seat == q.Below
			}
		case mgn.PromptRedeploy:
			switch {
			case o.Zone != 0 && o.N < 0: // into this slot of the same base
				ok = o.Zone == z && g.Slot == -int(o.N)
				exact = exact || ok
			case o.Zone != 0:
				ok = o.Zone == z && (o.N == 0 || on(o))
				exact = exact || ok && o.N != 0
			default:
				ok = on(o)
			}
		case mgn.PromptReinforce:
			ok = typ == mgn.Weapon && on(o) || typ != mgn.Weapon && g.Seat == q.Below && g.Group >= 0 && field.ZoneOfGroup(g.Group) == q.M.ForceZone(q.Below)
		case mgn.PromptArmament:
			ok = g.Group < 0 && g.Seat == q.Below && (o.N == 0 || on(o))
		}
		if ok {
			out = append(out, o)
		}
	}
	if exact { // dropped on a unit: change places with it
		out = slices.DeleteFunc(out, func(o rules.Option) bool { return o.N == 0 })
	}
	return out
}

// Anywhere reports whether using a card needs no place, so that it may be let go
// of anywhere on the map: an Operation, what joins the invading force, an effect
// of the hand.
func (q *Case) Anywhere(t field.Card) bool {
	k, p, _ := q.M.Where(t.Key)
	if !q.Mine || t.ID == 0 || k != mgn.Hand || p != q.Below {
		return false
	}
	switch typ := q.M.Type(t); q.Dec().Prompt {
	case mgn.PromptProduction:
		return typ == mgn.Operation && q.Allows(rules.Option{Verb: rules.Use, Card: t.ID}) && !(q.FaceDown && q.EitherWay(t))
	case mgn.PromptReinforce:
		return len(q.Uses(t.ID)) > 0 && (typ == mgn.Tactic || typ != mgn.Weapon && q.M.Invader() == q.Below)
	case mgn.PromptAttack, mgn.PromptChain, mgn.PromptBlock:
		return len(q.Effects(t.ID)) > 0
	}
	return false
}

// Wanted reports whether the chosen card may go to a goal.
func (q *Case) Wanted(g Goal) bool { return q.Chosen != 0 && len(q.Actions(q.Selected(), g)) > 0 }

// Would returns the option for putting a card on a goal, as if it were legal.
func (q *Case) Would(t field.Card, g Goal) rules.Option {
	o := rules.Option{Verb: rules.Use, Card: t.ID, N: int16(g.On.ID)}
	if g.Group >= 0 && q.M.Type(t) != mgn.Weapon {
		o.Zone = rules.ZoneOf(field.ZoneOfGroup(g.Group), g.Seat)
	}
	return o
}

// Open reports whether any card can go to a goal in this question.
func (q *Case) Open(g Goal) bool {
	if !q.Mine {
		return false
	}
	own := g.Seat == q.Below
	switch q.Dec().Prompt {
	case mgn.PromptProduction, mgn.PromptRedeploy:
		return own
	case mgn.PromptReinforce:
		return own && field.ZoneOfGroup(g.Group) == q.M.ForceZone(q.Below)
	case mgn.PromptForce:
		return own && g.Group == field.Lane
	case mgn.PromptAttack:
		return !own && field.ZoneOfGroup(g.Group) == q.M.ForceZone(g.Seat)
	}
	return false
}

// Ways reports how a card in the hand can go to the field: openly or face-down.
func (q *Case) Ways(t field.Card) (use, trap bool) {
	for _, o := range q.Uses(t.ID) {
		use = use || o.Verb == rules.Use
		trap = trap || o.Verb == rules.Block
	}
	return use, trap
}

// EitherWay reports whether a card can be played in two ways: openly, or
// face-down if the player has chosen that.
func (q *Case) EitherWay(t field.Card) bool {
	use, trap := q.Ways(t)
	return q.Prompting(mgn.PromptProduction) && use && trap
}

// Plays reports whether a card of the hand can be played openly (rules.Use) or
// laid face-down (rules.Block).
func (q *Case) Plays(v rules.Verb) bool {
	return slices.ContainsFunc(q.Legal, func(o rules.Option) bool {
		return o.Verb == v && q.M.View.S.Card(o.Card).Zone.Kind() == mgn.Hand
	})
}

// OnlyTraps reports whether cards can be played, but all of them only face-down.
func (q *Case) OnlyTraps() bool {
	return q.Prompting(mgn.PromptProduction) && q.Plays(rules.Block) && !q.Plays(rules.Use)
}

// Equips reports whether a card is a weapon from the hand and no battle is fought.
func (q *Case) Equips(t field.Card) bool {
	k, _, _ := q.M.Where(t.Key)
	return k == mgn.Hand && q.M.Type(t) == mgn.Weapon && q.M.Battle() == 0
}

// Casts returns the card that an option discards to make room, 0 for none: a
// unit for its place, a weapon for another.
func (q *Case) Casts(t field.Card, o rules.Option) rules.CardID {
	switch k, _, _ := q.M.Where(t.Key); {
	case o.N <= 0 || k != mgn.Hand || q.Prompting(mgn.PromptArmament):
	case o.Zone != 0:
		return rules.CardID(o.N)
	case q.M.Type(t) == mgn.Weapon:
		return q.M.WeaponOf(q.M.ByID(rules.CardID(o.N)).Key).ID
	}
	return 0
}

// Displaces reports whether all that a weapon from the hand can do is to take the
// place of another.
func (q *Case) Displaces(t field.Card) bool {
	return q.Equips(t) && !slices.ContainsFunc(q.Uses(t.ID), func(o rules.Option) bool { return o.Verb == rules.Use && q.Casts(t, o) == 0 })
}

// Buries reports whether an option lays a card face-down that the player may
// have meant to deploy, equip or use. Such an option is confirmed first.
func (q *Case) Buries(t field.Card, o rules.Option) bool {
	typ := q.M.Type(t)
	return q.Prompting(mgn.PromptProduction) && o.Verb == rules.Block && !q.FaceDown && (typ == mgn.Unit || typ == mgn.Weapon || typ == mgn.Operation)
}

// Brings returns the one thing that a card of the hand can do as a
// reinforcement, which a single tap does: a unit comes, a Tactic summons, a
// weapon goes to the only unit that can take it. Of several the player chooses.
func (q *Case) Brings(t field.Card) (rules.Option, bool) {
	os := q.Uses(t.ID)
	if k, _, _ := q.M.Where(t.Key); len(os) != 1 || k != mgn.Hand || !q.Prompting(mgn.PromptReinforce) || q.Casts(t, os[0]) != 0 {
		return rules.Option{}, false
	}
	return os[0], true
}

// Effects lists the abilities and Tactics of a card that can be used now; 0
// stands for all cards.
func (q *Case) Effects(c rules.CardID) (out []rules.Option) {
	for _, o := range q.Legal {
		if o.Verb == rules.Use && (c == 0 || o.Card == c) && q.effect(o) && !q.Early(o) {
			out = append(out, o)
		}
	}
	return out
}

// Early reports whether an answer uses an effect that only makes an attack
// stronger before there is one: it would be over before the attack. It is to be
// added to the attack as a Chain.
func (q *Case) Early(o rules.Option) bool {
	return q.Prompting(mgn.PromptAttack) && o.Verb == rules.Use && q.M.Game.Strengthens(&q.M.View.S, o)
}

// effect reports whether a Use is an ability or a Tactic rather than a placement.
func (q *Case) effect(o rules.Option) bool {
	switch q.Dec().Prompt {
	case mgn.PromptProduction:
		return field.IsField(q.M.View.S.Card(o.Card).Zone.Kind())
	case mgn.PromptAttack, mgn.PromptChain, mgn.PromptBlock:
		return true
	case mgn.PromptReinforce:
		return q.M.Type(q.M.ByID(o.Card)) == mgn.Tactic
	}
	return false
}

// Cost returns what a card costs.
func (q *Case) Cost(t field.Card) int {
	if t.ID != 0 && q.M.View.S.Card(t.ID).Def == t.Def {
		return q.M.Game.Cost(&q.M.View.S, t.ID)
	}
	return int(q.M.Game.Lib.Def(t.Def).Attr[mgn.ACost])
}

// Answers counts the answers with a verb.
func (q *Case) Answers(v rules.Verb) (n int) {
	for _, o := range q.Legal {
		if o.Verb == v {
			n++
		}
	}
	return n
}

// PickZone returns the kind of zone whose units are picked now.
func (q *Case) PickZone() uint8 {
	switch q.Dec().Prompt {
	case mgn.PromptForce:
		return mgn.Base3
	case mgn.PromptMembers, mgn.PromptContinue:
		return mgn.Invasion
	}
	return 255
}

// Looked are the cards of a choice that are not on the table.
func (q *Case) Looked() []rules.CardID {
	switch q.Dec().Prompt {
	case mgn.PromptArrange:
		return q.M.View.S.Zone(rules.ZoneOf(mgn.Camps, q.Below))
	case mgn.PromptCards:
		return q.M.View.S.Zone(rules.ZoneID(q.Dec().Arg))
	}
	return nil
}

// Best lists the units that can be picked, the strongest first.
func (q *Case) Best() (out []field.Card) {
	for _, o := range q.Legal {
		if o.Verb == rules.Pick {
			out = append(out, q.M.ByID(o.Card))
		}
	}
	slices.SortStableFunc(out, func(a, b field.Card) int { return b.Attack + b.Defense - a.Attack - a.Defense })
	return out
}

// Picks are the cards that the player below has picked and not yet given.
func (q *Case) Picks() []rules.CardID {
	if q.Seat < 0 || q.Seat != q.Below {
		return nil
	}
	return q.M.View.S.Picks[q.Seat].Cards()
}

// Ready lists the units that can invade.
func (q *Case) Ready() []field.Card {
	return slices.DeleteFunc(q.M.List(mgn.Base3, q.Below), func(t field.Card) bool {
		return t.ID == 0 || !q.M.Game.CanInvade(&q.M.View.S, t.ID)
	})
}

// Whole reports whether all who can be picked may be.
func (q *Case) Whole() bool {
	return q.Answers(rules.Pick) <= int(q.Dec().Max[q.Below])-len(q.Picks())
}

// Excess returns the line of the base to which the units of the player's force
// go after the battle, how many units it keeps, and how many it would have if
// all of them live.
func (q *Case) Excess() (line, keeps, n int) {
	line = q.M.Battle()
	for _, t := range q.M.Force(q.Below) {
		if !t.Summon {
			n++
		}
	}
	if q.M.Invader() == q.Below {
		line = mgn.BaseCount
		n += q.M.Count(mgn.Base3, q.Below)
	}
	return line, line + 1, n
}

// Resolved reports whether the invasion that the seat is asked about was the
// last thing to happen: who goes second, and declares one when the opponent has
// declared none, has just decided that.
func (q *Case) Resolved() bool {
	st := &q.M.View.S
	return rules.Seat(st.Vars[mgn.First]) != q.Seat && st.Seats[q.Seat.Other()][mgn.Option] != mgn.OptionInvade
}

// Trapped lists the lines of the player's bases where a card with a break trigger
// lies already, if t is one, too: of those that one attack breaks only one goes off.
func (q *Case) Trapped(t field.Card) (lines []int) {
	if q.M.Type(t) != mgn.Trap {
		return nil
	}
	for line := 1; line <= mgn.BaseCount; line++ {
		if slices.ContainsFunc(q.M.List(field.LineZone(line), q.Below), func(u field.Card) bool { return !u.Up && q.M.Type(u) == mgn.Trap }) {
			lines = append(lines, line)
		}
	}
	return lines
}

// Bare returns the line of the foremost base of the player below that nobody holds
// and a unit or trap could be put into now, if it can be reached: the front, or the
// one behind it, which falls with the same invasion; 0: none.
func Bare(q *Case) int {
	if q.M.Count(mgn.Base3, q.Below.Other()) == 0 || !Comes(q) {
		return 0
	}
	front := q.M.Front(q.Below)
	for line := front; line <= min(front+1, mgn.BaseCount); line++ {
		z := rules.ZoneOf(field.LineZone(line), q.Below)
		if q.M.Count(field.LineZone(line), q.Below) == 0 && slices.ContainsFunc(q.Legal, func(o rules.Option) bool { return o.Zone == z && o.N <= 0 && o.Card != 0 }) {
			return line
		}
	}
	return 0
}

// Comes reports whether the other player can invade in this turn, as everybody sees:
// it is declared, or has yet to be, and what war funds are missing can be paid with
// Magna (MGN-10.6, 10.7).
func Comes(q *Case) bool {
	st, p := &q.M.View.S, q.Below.Other()
	if q.M.Step() < mgn.StepArmament || q.M.Step() == mgn.StepArmament && rules.Seat(st.Vars[mgn.First]) != p && st.Seats[p][mgn.Option] != mgn.OptionInvade {
		return q.M.Count(mgn.Funds, p)+int(st.Seats[p][mgn.Magna]) >= mgn.FundLimit
	}
	return st.Seats[p][mgn.Option] == mgn.OptionInvade
}

// Threat returns with how much the other player's units that everybody sees can set
// out on an invasion; nobody knows who may reinforce them.
func Threat(q *Case) (n int) {
	if !Comes(q) {
		return 0
	}
	for _, t := range q.M.List(mgn.Base3, q.Below.Other()) {
		if t.Up && t.ID != 0 && !t.Checked && q.M.Game.CanInvade(&q.M.View.S, t.ID) {
			n += t.Attack
		}
	}
	return n
}
