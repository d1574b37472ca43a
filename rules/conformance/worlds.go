package conformance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"testing"

	"godeck/rules"
)

// Two worlds that a seat cannot tell apart must stay so. What the seat may not
// know is dealt anew, both worlds get the same answers, and everything that
// the seat gets (its view with the pending question, its options, its events)
// must be the same, byte for byte. So must the moment of every automatic pass:
// whether there is anything to decide for the seat itself, and the delay of
// either seat's pass as both seats can foresee it (rules.AutoPass). They may
// diverge only where the rules show a card (an event that shows the seat a
// different card in each world) or a fact about hidden cards (Exec.Avow).
//
// This finds what permuting a single position cannot: flow that uses hidden
// cards before the position is at rest, to decide whether somebody is asked,
// about what, and with which bounds.

// WorldsConfig says what to compare.
type WorldsConfig struct {
	Game   Game
	Decks  func(r *rand.Rand) [2][]rules.DefID
	Seeds  int // matches
	Most   int // answers after which a match is abandoned
	Choose func(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option
	Names  *rules.Names // for messages
	// CanBe reports whether the rules let a design be where a card is: a
	// face-down trap is a card that can be laid. Nil: any can.
	CanBe func(s *rules.State, place rules.CardID, d rules.DefID) bool
}

// Leak is a visible difference between two worlds that a seat should not be
// able to tell apart.
type Leak struct {
	What   string // the same for all leaks with one cause, as far as can be told
	Seed   uint64
	Answer int        // answers before the worlds were made
	After  int        // answers until they diverged
	Seat   rules.Seat // who can tell
	Detail string
}

// WorldsStats counts what was compared.
type WorldsStats struct {
	Pairs, Answers, Moments, Shown, Avowed, Split, Ended int
}

// Worlds fails for every leak.
func Worlds(t *testing.T, c WorldsConfig) {
	t.Helper()
	leaks, st := FindLeaks(c)
	t.Logf("%d pairs of worlds, %d answers in both, %d moments of passes; %d parted by a shown card, %d by an avowed fact, %d by an answer that only one world knows, %d went the whole way",
		st.Pairs, st.Answers, st.Moments, st.Shown, st.Avowed, st.Split, st.Ended)
	count := map[string]int{}
	first := map[string]Leak{}
	for _, l := range leaks {
		if count[l.What] == 0 {
			first[l.What] = l
		}
		count[l.What]++
	}
	var whats []string
	for w := range count {
		whats = append(whats, w)
	}
	sort.Strings(whats)
	for _, w := range whats {
		l := first[w]
		t.Errorf("%s (%d times; first: seed %d, worlds made after answer %d, told apart %d answers later by %v): %s",
			w, count[w], l.Seed, l.Answer, l.After, l.Seat, l.Detail)
	}
}

// FindLeaks plays the matches and returns every leak found.
func FindLeaks(c WorldsConfig) (leaks []Leak, st WorldsStats) {
	w := worlds{c: c, eng: rules.NewEngine(c.Game)}
	w.eng.From(rules.Source{Avow: func(_ rules.Seat, fact bool) bool {
		w.avowed = append(w.avowed, avowal{fact: fact})
		return fact
	}, Found: func(_ rules.Seat, id rules.CardID) rules.CardID {
		if w.at == nil {
			return id
		}
		f := avowal{zone: w.at.Card(id).Zone}
		if sees(w.eng.Table(), w.at, w.seat, id) {
			f.card = id
		}
		w.avowed = append(w.avowed, f)
		return id
	}})
	for seed := 0; seed < c.Seeds; seed++ {
		w.match(uint64(seed))
	}
	return w.leaks, w.st
}

type worlds struct {
	c     WorldsConfig
	eng   *rules.Engine
	leaks []Leak
	st    WorldsStats

	seed   uint64
	n      int        // answers of the match
	seat   rules.Seat // who must not tell the worlds apart
	a, b   rules.State
	va, vb rules.View // of seat
	pa, pb rules.View // of a seat that is asked
	la, lb rules.Log
	oa, ob []rules.Option
	ab, ov []rules.Option
	at     *rules.State // the world where something happens; nil: neither
	avowed []avowal     // what it has made public
	fa     []avowal     // the same of world a
}

// avowal is what Exec.Avow or Exec.Found makes public: a fact, or where a card
// was found, and which one if it is known there.
type avowal struct {
	fact bool
	zone rules.ZoneID
	card rules.CardID
}

func (w *worlds) match(seed uint64) {
	w.seed = seed
	r := rand.New(rand.NewPCG(seed, 91))
	var s rules.State
	w.c.Game.Setup(&s, seed, w.c.Decks(r))
	if r.IntN(2) == 0 { // before anything is known: what set-up reveals
		w.n = 0
		w.compare(&s, rules.Seat(r.IntN(2)), r, true)
	}
	w.eng.Advance(&s, nil)
	var buf []rules.Option
	for n := 0; !s.Over() && n < w.c.Most; n++ {
		if r.IntN(4) == 0 {
			w.n = n
			w.compare(&s, rules.Seat(r.IntN(3)-1), r, false)
		}
		p := s.ToAnswer()
		if s.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		buf = forward(w.eng.Options(&s, p, buf))
		if len(buf) == 0 {
			return
		}
		w.eng.Play(&s, p, w.choose(&s, buf, r), nil)
	}
}

func (w *worlds) choose(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option {
	if w.c.Choose != nil {
		return w.c.Choose(s, opts, r)
	}
	return opts[r.IntN(len(opts))]
}

// sees is rules.Table.Sees; a spectator sees what both seats see.
func sees(t *rules.Table, s *rules.State, seat rules.Seat, id rules.CardID) bool {
	if seat < 0 {
		return t.Sees(s, 0, id) && t.Sees(s, 1, id)
	}
	return t.Sees(s, seat, id)
}

// deal permutes designs among cards that the seat may not know, objects
// staying in place. It reports whether anything changed.
func (w *worlds) deal(s *rules.State, seat rules.Seat, r *rand.Rand) bool {
	t := w.eng.Table()
	held := heldCards(s)
	before := *s
	// Sometimes all cards, sometimes one owner's, sometimes a few: the fewer
	// differ, the longer the worlds stay together.
	owners := 1 + r.IntN(3)
	few := r.IntN(3) == 0
	for owner := rules.Seat(0); owner < 2; owner++ {
		if owners&(1<<owner) == 0 {
			continue
		}
		var hidden []rules.CardID
		for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
			if s.Cards[id].Owner == owner && !held[id] && !sees(t, s, seat, id) {
				hidden = append(hidden, id)
			}
		}
		swap := func(a, b rules.CardID) {
			ca, cb := &s.Cards[a], &s.Cards[b]
			if ca.Def == cb.Def || w.c.CanBe != nil && !(w.c.CanBe(s, a, cb.Def) && w.c.CanBe(s, b, ca.Def)) {
				return
			}
			ca.Def, cb.Def = cb.Def, ca.Def
			if ma, mb := s.Marked(a), s.Marked(b); ma != mb { // marks belong to the card
				s.Marks[a>>6] ^= 1 << (a & 63)
				s.Marks[b>>6] ^= 1 << (b & 63)
			}
		}
		if len(hidden) < 2 {
			continue
		}
		if few {
			for k := 1 + r.IntN(3); k > 0; k-- {
				swap(hidden[r.IntN(len(hidden))], hidden[r.IntN(len(hidden))])
			}
		} else {
			for i := len(hidden) - 1; i > 0; i-- {
				swap(hidden[i], hidden[r.IntN(i+1)])
			}
		}
		keepCopies(s, &before, hidden)
	}
	s.Digest = rules.Digest{}
	return s.Cards != before.Cards
}

// heldCards are the cards held by a running procedure, which were chosen by
// what they are.
func heldCards(s *rules.State) (held [rules.MaxCards]bool) {
	hold := func(id rules.CardID) {
		if id < rules.MaxCards { // a target may be a player
			held[id] = true
		}
	}
	for i := range s.Frames[:s.NFrames] {
		f := &s.Frames[i]
		hold(f.Src)
		for _, c := range f.C {
			hold(c)
		}
	}
	for i := range s.Lists {
		for _, c := range s.Lists[i].Cards() {
			held[c] = true
		}
	}
	for p := range s.Picks {
		for _, c := range s.Picks[p].Cards() {
			held[c] = true
		}
	}
	for i := range s.Triggers[:s.NTriggers] {
		held[s.Triggers[i].Src], held[s.Triggers[i].Card] = true, true
	}
	for i := range s.Stack[:s.NStack] {
		o := &s.Stack[i]
		held[o.Card], held[o.Src], held[o.Event] = true, true, true
		for _, q := range o.T[:o.NT] {
			hold(q.Card)
		}
	}
	return held
}

// keepCopies lets a place that keeps its design keep its copy: copies of a
// design are alike.
func keepCopies(s, before *rules.State, hidden []rules.CardID) {
	for _, a := range hidden {
		if s.Cards[a].Def != before.Cards[a].Def || s.Marked(a) == before.Marked(a) {
			continue
		}
		for _, b := range hidden {
			if s.Cards[b].Def == s.Cards[a].Def && s.Marked(b) == before.Marked(a) && (before.Cards[b].Def != s.Cards[b].Def || before.Marked(b) != s.Marked(b)) {
				s.Marks[a>>6] ^= 1 << (a & 63)
				s.Marks[b>>6] ^= 1 << (b & 63)
				break
			}
		}
	}
}

// compare makes a second world and plays both on.
func (w *worlds) compare(s *rules.State, seat rules.Seat, r *rand.Rand, start bool) {
	w.a, w.b, w.seat = *s, *s, seat
	if !w.deal(&w.b, seat, r) {
		return
	}
	w.st.Pairs++
	if start {
		if !w.both(func(s *rules.State, log *rules.Log) { w.eng.Advance(s, log) }) || w.events(seat, "set-up", 0, false) {
			return
		}
	}
	last := "set-up"
	own := false // the last answers were about cards that differ between the worlds
	id := w.a.Dec.ID
	for k := 0; k < 60; k++ {
		if w.views(seat, last, k, own) || w.passes(seat, k) {
			return
		}
		if w.a.Dec.ID != id {
			own, id = false, w.a.Dec.ID
		}
		if w.a.Over() || w.b.Over() {
			return
		}
		p := w.a.ToAnswer()
		if w.a.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		w.oa = forward(w.eng.Options(&w.a, p, w.oa))
		w.ob = forward(w.eng.Options(&w.b, p, w.ob))
		if p != seat { // an answer open to both seats, or possible in both worlds
			w.ab = w.ab[:0]
			for _, o := range w.oa {
				if slices.Contains(w.ob, o) {
					w.ab = append(w.ab, o)
				}
			}
			if len(w.ab) == 0 {
				w.st.Split++
				return
			}
			w.oa = append(w.oa[:0], w.ab...)
		}
		o := w.choose(&w.a, w.oa, r)
		if r.IntN(3) == 0 { // prefer the last options, which reveal least
			o = w.oa[len(w.oa)-1]
		}
		if p != seat && o.Card != 0 && w.a.Cards[o.Card].Def != w.b.Cards[o.Card].Def {
			own = true
		}
		last = w.prompt(&w.a)
		w.st.Answers++
		if !w.both(func(s *rules.State, log *rules.Log) { w.eng.Play(s, p, o, log) }) || w.events(seat, last, k+1, own) {
			return
		}
	}
	w.st.Ended++
}

// both lets the same happen in both worlds. It returns false if a fact was
// avowed in one of them only: the rules tell the worlds apart, and all that
// follows may differ.
func (w *worlds) both(happen func(*rules.State, *rules.Log)) bool {
	w.la.Reset()
	w.lb.Reset()
	w.avowed, w.at = w.avowed[:0], &w.a
	happen(w.at, &w.la)
	w.fa = append(w.fa[:0], w.avowed...)
	w.avowed, w.at = w.avowed[:0], &w.b
	happen(w.at, &w.lb)
	w.at = nil
	if slices.Equal(w.fa, w.avowed) {
		return true
	}
	w.st.Avowed++
	return false
}

func (w *worlds) leak(seat rules.Seat, k int, what, detail string) {
	w.leaks = append(w.leaks, Leak{What: what, Seed: w.seed, Answer: w.n, After: k, Seat: seat, Detail: detail})
}

func (w *worlds) prompt(s *rules.State) string {
	if s.Over() {
		return "the end"
	}
	if n := int(s.Dec.Prompt); n < len(w.c.Names.Prompts) && w.c.Names.Prompts[n] != "" {
		return w.c.Names.Prompts[n]
	}
	return fmt.Sprintf("prompt %d", s.Dec.Prompt)
}

// events compares what the seat was told and returns true when the worlds have
// diverged. own says that the other seat has just answered about a hidden card
// that is a different one in the other world, so what follows may differ.
func (w *worlds) events(seat rules.Seat, last string, k int, own bool) bool {
	for i := 0; i < len(w.la.Events) || i < len(w.lb.Events); i++ {
		var x, y rules.Event
		if i < len(w.la.Events) {
			x = w.la.Events[i].For(seat)
		}
		if i < len(w.lb.Events) {
			y = w.lb.Events[i].For(seat)
		}
		if x == y {
			continue
		}
		switch {
		case x.Kind == y.Kind && x.From == y.From && x.Def != 0 && y.Def != 0 && (x.Def != y.Def || x.Card != y.Card):
			w.st.Shown++ // a card is shown
		case own:
			w.st.Split++
		case (x.Kind == rules.EvNone || y.Kind == rules.EvNone) && w.views(seat, last, k, false):
			// One world continues where the other asks: that is the leak.
		default:
			w.leak(seat, k, fmt.Sprintf("events after %s: %s", last, pair(w.event(x), w.event(y))), fmt.Sprintf("event %d is %+v in one world and %+v in the other", i, x, y))
		}
		return true
	}
	return false
}

func (w *worlds) event(e rules.Event) string {
	if e.Kind == rules.EvNone {
		return "nothing"
	}
	return w.c.Names.Event(e.Kind).Name
}

func pair(a, b string) string {
	if a > b {
		a, b = b, a
	}
	return a + " or " + b
}

// views compares the seat's views and options and returns true when the worlds
// have diverged.
func (w *worlds) views(seat rules.Seat, last string, k int, own bool) bool {
	t := w.eng.Table()
	rules.ViewInto(t, &w.a, seat, &w.va)
	rules.ViewInto(t, &w.b, seat, &w.vb)
	if w.va != w.vb {
		a, b := &w.va.S, &w.vb.S
		if own {
			w.st.Split++
			return true
		}
		for i := range a.Cards {
			if a.Cards[i].Def != b.Cards[i].Def && a.Cards[i].Def != 0 && b.Cards[i].Def != 0 {
				w.st.Shown++ // a look at a card without an event
				return true
			}
		}
		what, detail := w.differ(last)
		w.leak(seat, k, what, detail)
		return true
	}
	if seat < 0 || !w.a.Waiting(seat) {
		return false
	}
	w.oa = w.eng.Options(&w.a, seat, w.oa)
	w.ob = w.eng.Options(&w.b, seat, w.ob)
	if !slices.Equal(w.oa, w.ob) {
		w.leak(seat, k, "options at "+w.prompt(&w.a), fmt.Sprintf("%v against %v", w.oa, w.ob))
		return true
	}
	w.ov = w.eng.Options(&w.va.S, seat, w.ov)
	if !slices.Equal(w.oa, w.ov) {
		w.leak(seat, k, "options of the view at "+w.prompt(&w.a), fmt.Sprintf("%v against %v of the view", w.oa, w.ov))
	}
	return false
}

// passes compares the moments at which the seats that are asked may pass by
// themselves, and returns true if the seat can tell the worlds apart by them.
// The views of the seat have to be equal.
func (w *worlds) passes(seat rules.Seat, k int) bool {
	t := w.eng.Table()
	foreseen := rules.AutoPassOf(w.c.Game, &w.va, nil).Quick
	for p := rules.Seat(0); p < 2; p++ {
		if !w.a.Waiting(p) || !w.b.Waiting(p) {
			continue
		}
		rules.ViewInto(t, &w.a, p, &w.pa)
		rules.ViewInto(t, &w.b, p, &w.pb)
		w.oa, w.ob = w.eng.Options(&w.a, p, w.oa), w.eng.Options(&w.b, p, w.ob)
		x, y := rules.AutoPassOf(w.c.Game, &w.pa, w.oa), rules.AutoPassOf(w.c.Game, &w.pb, w.ob)
		w.st.Moments++
		if x.Quick != y.Quick || x.Quick != foreseen || p == seat && x.Empty != y.Empty {
			w.leak(seat, k, "moment of a pass at "+w.prompt(&w.a), fmt.Sprintf("%v passes %+v in one world, %+v in the other; %v expects quick %v", p, x, y, seat, foreseen))
			return true
		}
	}
	return false
}

// differ says how the two views differ.
func (w *worlds) differ(last string) (what, detail string) {
	a, b := &w.va.S, &w.vb.S
	da, db := a.Dec, b.Dec
	name := func(s *rules.State) string {
		if s.Over() {
			return "the end"
		}
		return fmt.Sprintf("%s of %s", w.prompt(s), [...]string{"nobody", "p1", "p2", "both"}[s.Dec.Open&3])
	}
	switch {
	case da != db && (da.Kind != db.Kind || da.Prompt != db.Prompt || da.Open != db.Open || a.Over() != b.Over()):
		return fmt.Sprintf("question after %s: %s", last, pair(w.prompt(a), w.prompt(b))), fmt.Sprintf("%s in one world, %s in the other (step %d, turn %d)", name(a), name(b), a.Step, a.Turn)
	case da.Min != db.Min || da.Max != db.Max || da.Arg != db.Arg || da.Arg2 != db.Arg2 || da.Confirm != db.Confirm:
		return "bounds at " + w.prompt(a), fmt.Sprintf("%s: %+v against %+v", name(a), da, db)
	case da != db:
		da.ID = db.ID
		if da == db {
			return "number of questions after " + last, fmt.Sprintf("question %d against %d at %s", a.Dec.ID, b.Dec.ID, name(a))
		}
		return "source of the question at " + w.prompt(a), fmt.Sprintf("%+v against %+v", da, db)
	case a.Frames != b.Frames || a.NFrames != b.NFrames:
		for i := range a.Frames {
			if a.Frames[i] != b.Frames[i] {
				return fmt.Sprintf("frame of operation %d at %s", a.Frames[i].Op, w.prompt(a)), fmt.Sprintf("%+v against %+v", a.Frames[i], b.Frames[i])
			}
		}
	case a.Vars != b.Vars || a.Seats != b.Seats:
		return "numbers after " + last, fmt.Sprintf("%v %v against %v %v", a.Vars, a.Seats, b.Vars, b.Seats)
	case a.Start != b.Start || a.Order != b.Order:
		return "zones after " + last, ""
	case a.Cards != b.Cards:
		for i := range a.Cards {
			if a.Cards[i] != b.Cards[i] {
				return "cards after " + last, fmt.Sprintf("card %d: %+v against %+v", i, a.Cards[i], b.Cards[i])
			}
		}
	}
	return "view after " + last, Differ(a, b)
}
