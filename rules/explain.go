package rules

import "godeck/internal/lang"

// Explained says what a card on the table is at the moment: its numbers with
// everything that changes them, what it has gained or lost, and the cards that
// belong to it. It is made for people who read a card, never in the search.
type Explained struct {
	Numbers []Account
	Notes   []Note
	With    []With
}

// Explainer is a game that can explain its cards. State may be that of a view:
// then it explains what the view shows.
type Explainer interface {
	Explain(s *State, c CardID) Explained
	// Duration says how long a modifier lasts; "" if it needs no words.
	Duration(until uint8) lang.Phrase
}

// Account is how a number comes about.
type Account struct {
	Name  lang.Phrase
	Shown string // how it is written if a number alone would not do: "1D+2"
	Now   int
	Parts Tally // at least the first; the last one's Value is Now
}

// Note is something about a card that is not a number of it: a keyword that
// it was given, counters on it.
type Note struct {
	Text lang.Phrase
	By   Part // who has done it; zero: nobody in particular
}

// With is a card that belongs to another: under it, attached to it, a place on
// which it is.
type With struct {
	Card CardID
	How  lang.Phrase // how it belongs: "Weapon"
}

// Why is the kind of a part of a number.
type Why uint8

// The kinds.
const (
	WhyPrinted  Why = iota // printed on the card
	WhySet                 // an effect sets it
	WhyMod                 // an effect changes it, for a while
	WhyLasts               // a card changes it as long as it is there
	WhyCounters            // counters on the card change it: damage, DG
	WhyLimit               // the rules limit it
)

// Part is one step in the making of a number.
type Part struct {
	Why    Why
	Src    CardID      // the card that does it, if it can be pointed at
	Def    DefID       // the design whose text does it; 0: the rules, or other effects
	Until  uint8       // of WhySet and WhyMod: the game's duration
	Amount int         // what it adds, or the value that it sets
	Value  int         // the number after it
	Name   lang.Phrase // what it is if not a card: "Damage"; zero: the usual word
}

// Tally collects the parts of a number while a query adds it up. A nil *Tally
// collects nothing, so that the query that a table explains is the query that
// the rules use.
type Tally []Part

// Start begins with a number that is printed.
func (p *Tally) Start(def DefID, n int) {
	if p != nil {
		*p = append((*p)[:0], Part{Why: WhyPrinted, Def: def, Amount: n, Value: n})
	}
}

// Add adds a part that changes the number by n; one that changes nothing is
// left out.
func (p *Tally) Add(q Part, n int) {
	if p != nil && n != 0 {
		q.Amount, q.Value = n, p.Now()+n
		*p = append(*p, q)
	}
}

// Set adds a part that sets the number.
func (p *Tally) Set(q Part, n int) {
	if p != nil {
		q.Why, q.Amount, q.Value = WhySet, n, n
		*p = append(*p, q)
	}
}

// Limit ends with the number within its limits.
func (p *Tally) Limit(n int) {
	if p != nil {
		p.Add(Part{Why: WhyLimit}, n-p.Now())
	}
}

// Account returns the account of a number.
func (p Tally) Account(name lang.Phrase, now int) Account {
	return Account{Name: name, Now: now, Parts: p}
}

// ModNote returns a note about what a modifier does.
func ModNote(m *Mod, text lang.Phrase) Note {
	return Note{Text: text, By: Part{Why: WhyMod, Src: m.Src, Def: m.By, Until: m.Until}}
}

// On reports whether a modifier applies to a card as the object that it is now.
func (m *Mod) On(s *State, c CardID) bool { return m.Target == c && m.TStamp == s.Card(c).Stamp }

// Mod adds what a modifier adds, or sets, in the name of those that made it.
func (p *Tally) Mod(m *Mod, sets bool, n int) {
	if p == nil {
		return
	}
	q := Part{Why: WhyMod, Src: m.Src, Def: m.By, Until: m.Until}
	if sets {
		p.Set(q, n)
		return
	}
	if m.Joined == 0 { // all of it is from one design
		p.Add(q, n)
		return
	}
	sign := 1
	if n == -int(m.Amount) {
		sign = -1
	}
	p.Add(q, n-sign*int(m.Joined))
	p.Add(Part{Why: WhyMod, Until: m.Until}, sign*int(m.Joined))
}

// Now returns the number so far.
func (p *Tally) Now() int {
	if p == nil || len(*p) == 0 {
		return 0
	}
	return (*p)[len(*p)-1].Value
}

// Add adds an amount of another modifier of the same sort to a merged one,
// whose amount becomes sum: what the first design added is kept apart.
func (m *Mod) Add(o *Mod, sum int) {
	n := sum - int(m.Amount)
	m.Amount = int16(sum)
	if o.By == m.By {
		return
	}
	m.Joined = int16(max(-1<<15, min(1<<15-1, int(m.Joined)+n)))
}
