// Package choices knows what a question of Battle Guardians leaves open: how cards
// can be used, now or later in the turn, what an answer costs, and which answers
// the table gives itself. It reads a view and needs no screen.
package choices

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// Wishes are what the player wants to be asked, chosen in the menu.
type Wishes struct {
	Force   bool // which Force is spent
	Gamble  bool // about the Extra Phase without an Extra card, too
	Counter bool // whether own effects are answered, too
	Fetch   bool // from which deck to draw
	Rush    bool // before every throw while there is more to do, not only before the first
}

// Choices are those of a question as the audience sees it, and what was begun.
type Choices struct {
	Game   *bgd.Game
	State  *rules.State // what is shown
	Legal  []rules.Option
	Seat   rules.Seat // the audience
	Mine   bool       // it is asked something now
	Lesson bool
	Replay bool
	Shared bool        // another person is at the device
	Later  []bgd.Later // what other phases of this turn take

	Chosen  rules.CardID // by tap, not yet used
	Drawing bool         // the life-counter draw is chosen
	Revised bool         // something was taken back: the kept card is not summoned by itself
	Fetched int16        // the turn in which the table has drawn for the player
	Swift   int16        // the turn in which no summon is answered any more
	Let     Summons      // those that were let happen
	Small   int16        // the turn in which no effect is answered any more but attacks
	Wish    Wishes

	weighed *effect // that of the question, once it has been weighed
	beyond  beyond  // what follows if nothing is answered
}

// Has reports whether an answer can be given now.
func (q *Choices) Has(o rules.Option) bool { return slices.Contains(q.Legal, o) }

// Prompting reports whether the audience is asked this now.
func (q *Choices) Prompting(prompt uint8) bool { return q.Mine && q.State.Dec.Prompt == prompt }

// Free reports whether this is asked and the table may answer it: in lessons and
// replays it does not.
func (q *Choices) Free(prompt uint8) bool { return !q.Lesson && !q.Replay && q.Prompting(prompt) }

// attr returns an attribute of a design.
func (q *Choices) attr(d rules.DefID, a int) int {
	if def := q.Game.Lib.Def(d); def != nil {
		return int(def.Attr[a])
	}
	return 0
}

// Count returns the number of answers with a verb.
func (q *Choices) Count(verb rules.Verb) (n int) {
	for _, o := range q.Legal {
		if o.Verb == verb {
			n++
		}
	}
	return n
}

// Uses returns how a card can be used now, or else in another phase of this turn
// to which the table passes by itself.
func (q *Choices) Uses(c rules.CardID) []rules.Option {
	var out []rules.Option
	for _, o := range q.Legal {
		if c != 0 && o.Card == c && o.Verb == rules.Use {
			out = append(out, o)
		}
	}
	if len(out) == 0 && c != 0 {
		for _, l := range q.Later {
			if l.Option.Verb == rules.Use && l.Option.Card == c && !slices.Contains(out, l.Option) {
				out = append(out, l.Option)
			}
		}
	}
	return out
}

// LaterOf returns what is known about an answer that only another phase of this
// turn takes; nil for all others.
func (q *Choices) LaterOf(o rules.Option) *bgd.Later {
	if i := slices.IndexFunc(q.Later, func(l bgd.Later) bool { return l.Option == o }); i >= 0 && !q.Has(o) {
		return &q.Later[i]
	}
	return nil
}

// Asks returns the question that an answer would be given to.
func (q *Choices) Asks(o rules.Option) uint8 {
	if l := q.LaterOf(o); l != nil {
		return l.Prompt
	}
	return q.State.Dec.Prompt
}

// Warns returns the consequence of an answer, now or later in this turn.
func (q *Choices) Warns(o rules.Option) bgd.Warning {
	if l := q.LaterOf(o); l != nil {
		return l.Warning
	}
	return q.Game.Warns(q.State, q.Seat, o)
}

// Acts reports whether cards are used now by touching them, unless the question
// is put aside.
func (q *Choices) Acts() bool {
	if !q.Mine {
		return false
	}
	switch q.State.Dec.Prompt {
	case bgd.PromptCharge, bgd.PromptFollow, bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet, bgd.PromptLimit, bgd.PromptDamage, bgd.PromptSpeed, bgd.PromptCounter:
		return true
	}
	return false
}

// Goal returns the kind of zone to which using a card in the hand takes it.
func (q *Choices) Goal(o rules.Option) uint8 {
	switch q.Asks(o) {
	case bgd.PromptCharge, bgd.PromptFollow:
		return bgd.Charge
	case bgd.PromptDomain:
		return bgd.Domain
	case bgd.PromptSet, bgd.PromptDamage, bgd.PromptCounter:
		return bgd.Played
	}
	if t := q.attr(q.State.Card(o.Card).Def, bgd.AType); o.N == bgd.HowSilent || t == bgd.NormalAssist || t == bgd.Armed {
		return bgd.Assist
	}
	return bgd.Attack
}

// Unopposed reports whether an attack would meet no guardian: the opponent has not had a turn yet.
func (q *Choices) Unopposed() bool {
	return q.Seat >= 0 && bgd.AttackGuardian(q.State, q.Seat.Other()) == 0
}

// Advised returns the answer to damage whose button is bright: where taking it
// loses, the first that does not, neither at once nor when the turn takes back what it
// lent. Otherwise none is: to take it costs, too.
func (q *Choices) Advised() rules.Option {
	st := q.State
	best := rules.Option{Verb: rules.Pass}
	for _, o := range q.Legal {
		if r, ok := q.Outcome(o); ok && r.Lent() && r.Then == 0 {
			continue
		}
		if q.Game.Warns(st, q.Seat, best).Certain() && !q.Game.Warns(st, q.Seat, o).Certain() {
			best = o
		}
	}
	if best.Verb == rules.Pass && len(q.Legal) > 1 {
		return rules.Option{}
	}
	return best
}

// Alike reports whether two waiting effects are one ability triggered twice.
func Alike(st *rules.State, a, b rules.Option) bool {
	n := int16(st.NTriggers)
	return a.N < n && b.N < n && a.Card == b.Card && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// Can reports whether an answer can be given now or later in this turn.
func (q *Choices) Can(o rules.Option) bool { return q.Has(o) || q.LaterOf(o) != nil }

// Ends returns the end of the turn as a later answer, if the table can lead there
// from the Summon or the Domain Phase; else nil.
func (q *Choices) Ends() *bgd.Later {
	if q.Prompting(bgd.PromptSet) {
		return nil
	}
	i := slices.IndexFunc(q.Later, func(l bgd.Later) bool { return l.Prompt == bgd.PromptSet && l.Option.Verb == rules.Pass })
	if i < 0 || q.Later[i].Warning.Asks() {
		return nil
	}
	return &q.Later[i]
}

// Usable reports whether any card can be used, now or later in this turn.
func (q *Choices) Usable() bool {
	return q.Count(rules.Use) > 0 || slices.ContainsFunc(q.Later, func(l bgd.Later) bool { return l.Option.Verb == rules.Use })
}

// scant reports whether a single charge pays for the kept card only, so that the
// die would have to wait: whether to draw then takes thought.
func (q *Choices) scant() bool {
	st, p := q.State, q.Seat
	k := bgd.Kept(st, p)
	return k != 0 && bgd.ReadyForce(st, p)+1 < q.attr(st.Card(k).Def, bgd.ASF)+rules.Truth(!q.Unopposed())
}

// Joins reports whether a charge may be joined with the draw that follows: not in
// lessons, which go step by step, nor near the end of the deck, where the second
// answer takes thought.
func (q *Choices) Joins() bool {
	return !q.Lesson && q.Prompting(bgd.PromptCharge) && q.State.Count(rules.ZoneOf(bgd.Deck, q.Seat)) > farFromEnd && !q.scant()
}

// PaysItself reports whether the table chooses which Force is spent, which
// almost never matters (BGD-4.5).
func (q *Choices) PaysItself() bool {
	return q.Prompting(bgd.PromptForce) && !q.Wish.Force && !q.Lesson && !q.Replay
}

// Spared reports whether the table answers for the player: it draws where that
// is all there is to do, and declines to enter the Extra
// Phase without an Extra card, a gamble for the match, and to answer an own
// effect or one that no answer would alter, which are offered only to who has asked for
// it in the menu; and what the player wants to hear no more of in this turn. Of an
// Extra card another person at the device would learn what the hand lacks, so
// the player is asked then.
func (q *Choices) Spared(st *rules.State) bool {
	if q.Lesson || q.Seat < 0 || q.Replay {
		return false
	}
	switch st.Dec.Prompt {
	case bgd.PromptExtra:
		return !q.Wish.Gamble && !q.Game.HasExtra(st, q.Seat) && !q.Shared
	case bgd.PromptSpeed:
		return q.Swift == int16(st.Turn) || !q.Shared && q.Let.cover(st, q.Seat)
	case bgd.PromptCounter:
		if !q.Wish.Counter && st.Frame().Ctrl == q.Seat {
			return true
		}
		e := q.weigh(st)
		return e.slight && (q.Small == int16(st.Turn) || e.vain || !q.Wish.Counter && e.idle)
	}
	return q.Obvious(st)
}

// Summons are those of a turn that the player has let happen.
type Summons struct {
	turn uint16
	dec  uint32 // the last that was asked about
	sf   int16  // the highest SF among them
	held int    // cards with which they could have been answered
}

// answers returns how many cards of a player could hold an answer to a summon.
func answers(st *rules.State, p rules.Seat) int {
	return st.Count(rules.ZoneOf(bgd.Hand, p)) + st.Count(rules.ZoneOf(bgd.Side, p))
}

// Forget asks about every summon again.
func (l *Summons) Forget() { *l = Summons{} }

// Add remembers that a player does not answer the summon that is asked about.
func (l *Summons) Add(st *rules.State, p rules.Seat) {
	*l = Summons{uint16(st.Turn), st.Dec.ID, st.Dec.Arg, answers(st, p)}
}

// cover reports whether nothing has changed since a summon was let happen in this turn:
// the guardian that comes is no higher, and the player holds what was held.
func (l *Summons) cover(st *rules.State, p rules.Seat) bool {
	return l.turn == uint16(st.Turn) && st.Dec.ID > l.dec && st.Dec.Arg <= l.sf && answers(st, p) == l.held
}

// Obvious reports whether the table draws for the player: from the main deck,
// while it is far from its end. What is drawn after the charge can come from the
// side deck; who wants the first card from there, too, says so in the menu.
func (q *Choices) Obvious(st *rules.State) bool {
	p := q.Seat
	return st.Dec.Prompt == bgd.PromptDraw && (!q.Wish.Fetch || st.Count(rules.ZoneOf(bgd.Side, p)) == 0) && st.Count(rules.ZoneOf(bgd.Deck, p)) > farFromEnd
}

// farFromEnd is the number of cards of a main deck above which nobody thinks
// about not drawing.
const farFromEnd = 6

// CanRush reports whether the die can be thrown already in the Summon Phase:
// what comes between is passed. Not in lessons, which go step by step.
func (q *Choices) CanRush() bool {
	st := q.State
	if q.Lesson || !q.Mine || q.Replay || !q.Prompting(bgd.PromptSummon) && !q.Prompting(bgd.PromptDomain) {
		return false
	}
	pass := rules.Option{Verb: rules.Pass}
	return q.Has(pass) && !q.Unopposed() && q.Game.CanRoll(st, q.Seat) && q.Game.Odds(q.State, q.Seat) > 0 && !q.Game.Warns(st, q.Seat, pass).Asks()
}

// Comes returns the kept card if the table will summon it in this turn as far as can
// be told before the Summon Phase.
func (q *Choices) Comes() (c rules.CardID, ok bool) {
	if q.Lesson || q.Replay || q.Revised || q.Seat < 0 || q.State.Seats[q.Seat][bgd.Turns] != 1 || bgd.AttackGuardian(q.State, q.Seat) != 0 {
		return 0, false
	}
	c = bgd.Kept(q.State, q.Seat)
	return c, c != 0 && bgd.ReadyForce(q.State, q.Seat) >= q.attr(q.State.Card(c).Def, bgd.ASF)
}

// Duty returns the summon of the kept card, which has to come this turn
// (BGD-3.12), if it can: the table makes it, until the player has taken it back.
func (q *Choices) Duty() (o rules.Option, ok bool) {
	if !q.Free(bgd.PromptSummon) || q.Revised || q.Seat < 0 || q.State.Seats[q.Seat][bgd.Turns] != 1 || bgd.AttackGuardian(q.State, q.Seat) != 0 {
		return o, false
	}
	o = rules.Option{Verb: rules.Use, Card: bgd.Kept(q.State, q.Seat), N: bgd.HowNormal}
	return o, o.Card != 0 && q.Has(o) && !q.Warns(o).Asks()
}
