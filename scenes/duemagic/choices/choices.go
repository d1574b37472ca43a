// Package choices decides what a question of Duemagic leaves open to the seat
// that is asked: what can be used, who can attack or block whom, what a spell
// reaches, what pays, and what passing would give up. All of it follows from the
// view, the legal answers and what has been chosen by tap; there is no screen.
package choices

import (
	"cmp"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/table/present"
)

// Case is a question as a seat sees it.
type Case struct {
	field.Reading
	Legal  []rules.Option // answers, empty while another seat is asked
	Seat   rules.Seat     // whose view it is; NoSeat: nobody's
	Below  rules.Seat     // who sits at the lower edge
	Mine   bool           // the seat is asked now
	Quiet  bool           // the table answers by itself
	Chosen rules.CardID   // by tap, and not used yet
	Tried  *Trials        // what uses have been found to do; nil: nothing is tried
}

// Trials remembers which uses would change nothing, in one decision.
type Trials struct {
	at   uint32
	vain map[rules.Option]bool
}

// Vain reports whether a use would change nothing at all, as all can see.
func (q *Case) Vain(o rules.Option) bool {
	t, st := q.Tried, &q.View.S
	if t == nil || !q.Prompting(dmg.PromptPriority) {
		return false
	}
	if t.vain == nil || t.at != st.Dec.ID {
		t.vain, t.at = map[rules.Option]bool{}, st.Dec.ID
	}
	v, known := t.vain[o]
	if !known {
		v = q.Game.Futile(st, q.Seat, o) == dmg.FutileAll
		t.vain[o] = v
	}
	return v
}

// Useful reports whether the seat can use something that would change anything.
func (q *Case) Useful() bool {
	for _, o := range q.Legal {
		if o.Verb == rules.Use && !q.Vain(o) {
			return true
		}
	}
	return false
}

// Asking reports whether the seat is asked and decides itself.
func (q *Case) Asking() bool { return q.Mine && !q.Quiet }

// Prompting reports whether the seat is asked this.
func (q *Case) Prompting(prompt uint8) bool { return q.Mine && q.View.S.Dec.Prompt == prompt }

// Allows reports whether an answer may be given now.
func (q *Case) Allows(o rules.Option) bool { return slices.Contains(q.Legal, o) }

// Only returns the only thing that may come next, if it may also be declined.
func (q *Case) Only() (o rules.Option, ok bool) {
	pass := slices.IndexFunc(q.Legal, func(o rules.Option) bool { return o.Verb == rules.Pass })
	if len(q.Legal) != 2 || pass < 0 {
		return o, false
	}
	return q.Legal[1-pass], true
}

// with lists the answers with a card, by a verb; none for a hidden card.
func (q *Case) with(c rules.CardID, verb rules.Verb) (out []rules.Option) {
	for _, o := range q.Legal {
		if c != 0 && o.Card == c && o.Verb == verb {
			out = append(out, o)
		}
	}
	return out
}

// Uses returns how a card can be used now.
func (q *Case) Uses(c rules.CardID) []rules.Option { return q.with(c, rules.Use) }

// Attacks returns the attacks of a creature.
func (q *Case) Attacks(c rules.CardID) []rules.Option { return q.with(c, rules.Attack) }

// Answers returns the number of answers with a verb.
func (q *Case) Answers(verb rules.Verb) (n int) {
	for _, o := range q.Legal {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// CanUse reports whether the seat can use something now.
func (q *Case) CanUse() bool { return q.Answers(rules.Use) > 0 }

// Offers reports whether tapping a card begins something now.
func (q *Case) Offers(c rules.CardID) bool {
	if !q.Mine {
		return false
	}
	switch q.View.S.Dec.Prompt {
	case dmg.PromptPriority, dmg.PromptCharge, dmg.PromptDeclare:
		return len(q.Uses(c)) > 0
	case dmg.PromptAttack:
		return len(q.Attacks(c)) > 0
	case dmg.PromptBlock:
		return q.Allows(rules.Option{Verb: rules.Block, Card: c})
	}
	return false
}

// Sprung returns the seat's cards that have come out of shields and may be used
// now: they are asked about on the table. Where a card has to be given up for
// it, that is asked in another way.
func (q *Case) Sprung() (out []rules.CardID) {
	if !q.Prompting(dmg.PromptDeclare) || q.Below != q.Seat {
		return nil
	}
	for _, o := range q.Legal {
		switch {
		case o.Verb != rules.Use:
		case o.N != 0:
			return nil
		default:
			out = append(out, o.Card)
		}
	}
	return out
}

// Spring returns the card out of the shields that is chosen, or the only one.
func (q *Case) Spring() rules.CardID {
	list := q.Sprung()
	if len(list) == 1 {
		return list[0]
	}
	if slices.Contains(list, q.Chosen) {
		return q.Chosen
	}
	return 0
}

// Springing reports whether the seat decides on the table about cards that have
// come out of its shields.
func (q *Case) Springing() bool { return q.Asking() && len(q.Sprung()) > 0 }

// Exchanges names the ways in which another card takes over an attack, by the
// number of the answer.
var Exchanges = map[int16]string{101: "change", 102: "invade", 103: "jchange"}

// Relieving reports whether all that may go on the stack next takes over the attack.
func (q *Case) Relieving() bool {
	return q.CanUse() && !slices.ContainsFunc(q.Legal, func(o rules.Option) bool { return o.Verb == rules.Use && Exchanges[o.N] == "" })
}

// Takers returns the ways in which another card takes over the attack that is asked
// about on the table: where one card is like another, one of them stands for both.
func (q *Case) Takers() (out []rules.Option) {
	if !q.Asking() || !q.Prompting(dmg.PromptStack) || q.Below != q.Seat || !q.Relieving() {
		return nil
	}
	st := &q.View.S
	for _, o := range q.Legal {
		like := func(p rules.Option) bool {
			a, b := st.Card(o.Card), st.Card(p.Card)
			return p.N == o.N && a.Def == b.Def && a.Zone == b.Zone && dmg.Tapped(st, o.Card) == dmg.Tapped(st, p.Card) && a.Zone.Kind() != dmg.Battle
		}
		if o.Verb == rules.Use && !slices.ContainsFunc(out, like) {
			out = append(out, o)
		}
	}
	return out
}

// Alone returns the way in which all that may come next takes over the attack, ""
// if there are several ways.
func (q *Case) Alone() (how string) {
	for _, o := range q.Legal {
		switch k := Exchanges[o.N]; {
		case o.Verb != rules.Use:
		case how != "" && k != how:
			return ""
		default:
			how = k
		}
	}
	return how
}

// Another reports whether an exchange already waits on the stack for this attack:
// whoever has just chosen that card takes the question about the next one for a
// confirmation.
func (q *Case) Another() bool {
	_, ok := q.Coming()
	return ok
}

// Enough reports whether an exchange waits for this attack and no other that may still
// be declared would bring anything.
func (q *Case) Enough() bool {
	if !q.Mine || !q.CanUse() || !q.Relieving() || !q.Another() {
		return false
	}
	return !slices.ContainsFunc(q.Legal, func(o rules.Option) bool { return o.Verb == rules.Use && q.Game.Adds(&q.View.S, o) })
}

// Coming returns the card of the exchange that waits, the last one of several.
func (q *Case) Coming() (c rules.CardID, ok bool) {
	for _, it := range q.Stack() {
		if it.Ctrl == q.View.S.Active && (it.Kind == dmg.ItemJChange || it.How == dmg.HowExchange || it.How == dmg.HowInvade) {
			c, ok = it.Card, true
		}
	}
	return c, ok
}

// Alike reports whether two triggers are one ability triggered twice by the same
// card, so that their order does not matter. Whether a seat is asked at all
// depends on it.
func Alike(st *rules.State, a, b rules.Option) bool {
	n := int16(st.NTriggers)
	return st.Dec.Prompt == dmg.PromptStack && a.N < n && b.N < n && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// Reach returns the creatures that a spell in the hand could be cast at now, as
// its first question offers them or its only target is chosen automatically. The
// view is enough for this: a spell being cast has looked at nothing hidden.
func (q *Case) Reach(c rules.CardID) (out []rules.CardID) {
	o, st := q.Uses(c), q.View.S
	if len(o) == 0 || q.Game.Lib.Def(st.Card(c).Def).Attr[dmg.AType] == dmg.Creature {
		return nil
	}
	eng := rules.NewEngine(q.Game)
	if eng.Answer(&st, q.Seat, o[0], nil) != nil {
		return nil
	}
	for st.Dec.Prompt == dmg.PromptDeclare && st.ToAnswer() == q.Seat { // nothing else is declared
		if eng.Answer(&st, q.Seat, rules.Option{Verb: rules.Pass}, nil) != nil {
			return nil
		}
	}
	if st.Dec.Prompt == dmg.PromptPay && eng.Answer(&st, q.Seat, rules.Option{Verb: rules.Done}, nil) != nil {
		return nil
	}
	if st.Dec.Prompt == dmg.PromptTargets && st.ToAnswer() == q.Seat {
		for _, o := range rules.Options(q.Game, &st, q.Seat, nil) {
			if o.Verb == rules.Pick {
				out = append(out, o.Card)
			}
		}
	} else if st.NStack > q.View.S.NStack {
		top := &st.Stack[st.NStack-1]
		for i := range top.NT {
			out = append(out, top.T[i].Card)
		}
	}
	return out
}

// Targets returns the creatures that any card of the seat's that can be used now
// could be cast at.
func (q *Case) Targets() (out []rules.CardID) {
	if q.Springing() {
		for _, c := range q.Sprung() {
			out = append(out, q.Reach(c)...)
		}
		return out
	}
	if !q.Asking() || !q.Prompting(dmg.PromptPriority) || q.Below != q.Seat {
		return nil
	}
	for _, t := range q.Zone(dmg.Hand, q.Seat) {
		out = append(out, q.Reach(t.ID)...)
	}
	return out
}

// Plan returns the mana cards that the table would tap for the chosen card, or
// for the payment being asked.
func (q *Case) Plan() (l rules.List) {
	if !q.Mine || q.Seat < 0 {
		return l
	}
	st := &q.View.S
	switch {
	case q.Prompting(dmg.PromptPay):
		q.Game.AutoPay(st, q.Seat, int(st.Dec.Arg), int(st.Dec.Arg2), &l)
	case q.Prompting(dmg.PromptPriority) && q.Chosen != 0:
		if o := q.Uses(q.Chosen); len(o) > 0 && uint8(o[0].N) == dmg.HowPay && st.Card(q.Chosen).Zone.Kind() == dmg.Hand {
			q.Game.AutoPay(st, q.Seat, int(q.Game.Lib.Def(st.Card(q.Chosen).Def).Attr[dmg.ACiv]), q.Game.Cost(st, q.Seat, q.Chosen), &l)
		}
	}
	return l
}

// Untaps reports whether the seat chooses which of its own mana is untapped: there,
// one stone is like another of its colour.
func Untaps(q *Case) bool {
	st := &q.View.S
	if !q.Mine || q.Below != q.Seat || st.Dec.Kind != rules.ChooseCards || st.Dec.Prompt == dmg.PromptPay || len(q.Legal) == 0 {
		return false
	}
	for _, o := range q.Legal {
		if (o.Verb == rules.Pick || o.Verb == rules.Unpick) && st.Card(o.Card).Zone != rules.ZoneOf(dmg.Mana, q.Seat) {
			return false
		}
	}
	text := q.Game.Clause(st, lang.EN)
	if st.Dec.Prompt == dmg.PromptTargets && st.NStack > 0 { // it has not begun
		if top := &st.Stack[st.NStack-1]; int(top.Ability) < len(q.Game.Lib.Abilities) {
			text = q.Game.Lib.AbilityText(top.Ability, lang.EN)
		}
	}
	return strings.Contains(text, "ntap ")
}

// Marked returns the shields already chosen while more are to be.
func (q *Case) Marked() []rules.CardID {
	if !q.Prompting(dmg.PromptShield) {
		return nil
	}
	return q.View.S.FrameList(q.View.S.Frame()).Cards()
}

// Shield reports whether a player's shield at a place can be chosen now.
func (q *Case) Shield(p rules.Seat, place int) bool {
	return q.Prompting(dmg.PromptShield) && rules.Seat(q.View.S.Dec.Arg) == p && q.Allows(rules.Option{Verb: rules.Number, N: int16(place)})
}

// AnyShield reports whether the shield that a seat is asked for may as well be any:
// all of the other player's have been there equally long, with nothing on them, and
// nobody has seen what they are.
func AnyShield(st *rules.State, p rules.Seat) bool {
	if st.Dec.Prompt != dmg.PromptShield || rules.Seat(st.Dec.Arg) == p {
		return false
	}
	since := int16(-1)
	for _, c := range st.Zone(rules.ZoneOf(dmg.Shields, rules.Seat(st.Dec.Arg))) {
		k := st.Card(c)
		if k.Def != 0 || k.Host != 0 || since >= 0 && k.Since != since {
			return false
		}
		since = k.Since
	}
	return true
}

// Open reports whether the chosen creature may attack the player.
func (q *Case) Open() bool {
	return q.Prompting(dmg.PromptAttack) && q.Chosen != 0 && q.Allows(rules.Option{Verb: rules.Attack, Card: q.Chosen})
}

// Early reports whether the seat's attacks wait for what it is asked now.
func (q *Case) Early() bool {
	return q.Prompting(dmg.PromptPriority) && q.Active() == q.Seat && q.View.S.Step >= dmg.StepMain && q.View.S.Step < dmg.StepBattleEnd && q.MayAttack(q.Seat)
}

// Timely reports whether an answer to the seat's own attack belongs to this
// step: before blocks while somebody may block, and after them if somebody has,
// or nobody could. So one attack is asked about once, unless it is blocked.
func (q *Case) Timely() bool {
	st := &q.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if st.Active != q.Seat || a == 0 {
		return true
	}
	could := !q.Game.Has(st, a, dmg.KwUnblockable) && slices.ContainsFunc(st.Zone(rules.ZoneOf(dmg.Battle, q.Seat.Other())), func(c rules.CardID) bool { return q.Game.MayBlock(st, q.Seat.Other(), c) })
	if st.Step == dmg.StepAttack {
		return could
	}
	return !could || st.Vars[dmg.Blocked] != 0
}

// Ready counts the creatures that may still attack, as they are marked, and reports
// whether one of them would do so for something: the player, or a creature that it would
// defeat. Whether it is risked for that does not matter.
func (q *Case) Ready() (n int, pays bool) {
	last := rules.CardID(0)
	for _, o := range q.Legal { // those of one creature stand together
		if o.Verb != rules.Attack {
			continue
		}
		if o.Card != last {
			n, last = n+1, o.Card
		}
		if pays = pays || o.N == 0; !pays {
			_, _, _, pays = q.Game.Battle(&q.View.S, o.Card, rules.CardID(o.N))
		}
	}
	return n, pays
}

// Lone returns the only creature that may be attacked by the chosen one, or the only one
// that may block, 0 where there are several or none.
func (q *Case) Lone() (c rules.CardID) {
	for _, o := range q.Legal {
		switch on := rules.CardID(o.N); {
		case o.Verb == rules.Attack && (o.Card != q.Chosen || on == 0), o.Verb != rules.Attack && o.Verb != rules.Block:
			continue
		case o.Verb == rules.Block:
			on = o.Card
			fallthrough
		default:
			if c != 0 {
				return 0
			}
			c = on
		}
	}
	return c
}

// Starved reports whether a card of the hand costs more than there is mana while
// another one could become mana: who then places none seldom means it.
func (q *Case) Starved() bool {
	hand, mana := q.Zone(dmg.Hand, q.Seat), len(q.Zone(dmg.Mana, q.Seat))
	return len(hand) > 1 && slices.ContainsFunc(hand, func(t present.Token) bool {
		return q.Game.Cost(&q.View.S, q.Seat, t.ID) > mana
	})
}

// GivesUp reports whether passing now gives up something that comes but once.
func (q *Case) GivesUp() bool {
	switch q.View.S.Dec.Prompt {
	case dmg.PromptCharge, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptDeclare, dmg.PromptReplace, dmg.PromptStack:
		return len(q.Legal) > 1
	case dmg.PromptPriority:
		return q.CanUse() && dmg.NormalTiming(&q.View.S, q.Seat)
	}
	return false
}

// Idle reports whether the seat is in its own Main step with nothing to use.
func (q *Case) Idle() bool {
	st := &q.View.S
	return st.Active == q.Seat && st.Step == dmg.StepMain && st.NStack == 0 && !q.Useful()
}

// Thought is an attack or a block that is being considered: from which token to
// which token, or to which player.
type Thought struct {
	From, To int
	Player   rules.Seat
}

// Thought returns what the seat considers with a creature under its pointer, 0
// for none.
func (q *Case) Thought(over rules.CardID) (th Thought, ok bool) {
	th.Player = rules.NoSeat
	switch {
	case q.Prompting(dmg.PromptAttack) && q.Chosen != 0:
		o := q.Attacks(q.Chosen)
		th.From = q.Token(q.Chosen).Key
		for _, a := range o {
			if a.N != 0 && rules.CardID(a.N) == over {
				th.To = q.Token(over).Key
				return th, true
			}
		}
		for _, a := range o {
			if a.N == 0 {
				th.Player = q.Seat.Other()
				return th, true
			}
		}
		if len(o) == 1 {
			th.To = q.Token(rules.CardID(o[0].N)).Key
			return th, true
		}
	case q.Prompting(dmg.PromptBlock):
		if !q.Offers(over) {
			over = cmp.Or(q.Chosen, q.Lone())
		}
		if q.Offers(over) {
			th.From, th.To = q.Token(over).Key, q.Token(rules.CardID(q.View.S.Vars[dmg.Attacker])).Key
			return th, true
		}
	}
	return Thought{Player: rules.NoSeat}, false
}

// Shown returns the cards shown beside those that answer: what came from the
// shields, what of a library is looked at, and mana, the tapped first: what
// untaps wants it, and it is the cheaper to give up.
func (q *Case) Shown() (out []rules.CardID) {
	st := &q.View.S
	z := rules.ZoneOf(dmg.Hand, q.Seat)
	number := st.Dec.Prompt == dmg.PromptNumber
	if number {
		z = rules.ZoneID(st.Dec.Arg)
	}
	for _, c := range st.Zone(z) {
		k := st.Card(c)
		if number && k.Def != 0 || st.Dec.Prompt == dmg.PromptDeclare && len(q.Uses(c)) == 0 && (k.Has(dmg.FlagDeclared) || dmg.Offered(st, c)) {
			out = append(out, c)
		}
	}
	for _, o := range q.Legal {
		if (o.Verb == rules.Pick || o.Verb == rules.Unpick) && st.Card(o.Card).Zone.Kind() == dmg.Mana && !slices.Contains(out, o.Card) {
			out = append(out, o.Card)
		}
	}
	if len(out) > 0 && st.Card(out[0]).Zone.Kind() == dmg.Mana {
		slices.SortStableFunc(out, func(a, b rules.CardID) int {
			switch x, y := dmg.Tapped(st, a), dmg.Tapped(st, b); {
			case x == y:
				return int(a) - int(b)
			case x:
				return -1
			}
			return 1
		})
	}
	return out
}

// Source returns the design whose effect asks, 0 for none. What broke a shield
// is not the source of the shield card's question.
func (q *Case) Source() rules.DefID {
	d := &q.View.S.Dec
	o, lone := q.Only()
	switch {
	case d.Prompt == dmg.PromptDeclare:
		return 0
	case lone && d.Kind == rules.OrderItems:
		return q.Waiting(o)
	case d.Def != 0:
		return d.Def
	}
	return q.View.S.Card(d.Src).Def
}

// Waiting returns the design of what an answer is about: the card, or where that
// is gone, the one whose ability waits.
func (q *Case) Waiting(o rules.Option) rules.DefID {
	st := &q.View.S
	def := st.Card(o.Card).Def
	switch st.Dec.Prompt {
	case dmg.PromptDeclare, dmg.PromptReplace, dmg.PromptOrderUse:
		return def
	}
	if t := int(o.N); t < int(st.NTriggers) && def == 0 && int(st.Triggers[t].Ability) < len(q.Game.Lib.Abilities) {
		def = q.Game.Lib.Abilities[st.Triggers[t].Ability].Def
	}
	return def
}
