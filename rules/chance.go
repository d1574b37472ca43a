package rules

// All chance goes through Exec.draw. A die, a coin, a random card and every
// exchange of a shuffle is a number below n requested there. The seed supplies
// it unless a scenario's script or the Engine's Source does, so two matches
// are equal whenever their draws are, and no other code needs to know who
// drew.
//
// A step of a game's flow is a pure function of the state and the Source. A
// Source that must wait for somebody else, as joint draws by two machines
// would, can therefore abort a step and repeat it on a copy of the state once
// the answer is there.

// Source supplies what a state does not hold: a machine that plays one seat
// lacks the cards its player may not know. The zero Source uses the match's
// own seed and cards.
type Source struct {
	// Chance draws from 0..n-1 in place of the seed, for stream st.
	Chance func(st Stream, n int) int
	// Identify is called when seats (a mask) come to know a card, before
	// anything depends on its identity, so that the design can be filled in.
	Identify func(s *State, id CardID, seats uint8)
	// Avow reports a fact about the seat's hidden cards that the rules make
	// public; fact is its value in the local state.
	Avow func(seat Seat, fact bool) bool
	// Found names a hidden card of the seat that was found by what it is; id
	// is the one that the local state finds.
	Found func(seat Seat, id CardID) CardID
}

// Random is the match's generator: two independent streams, so that an extra
// die roll does not change a later shuffle. The algorithm is splitmix64: one
// word of state per stream, the same on every machine.
type Random struct{ stream [2]uint64 }

// Stream selects one of the two sequences of a Random.
type Stream uint8

// The streams: the order of cards; dice and all other draws.
const (
	StreamShuffle Stream = iota
	StreamDice
)

// Script replaces chance in scenarios: its numbers are used up before the
// generator is asked, and shuffles keep the order while Keep is set.
type Script struct {
	V    [ScriptCap]int16
	N, I uint8
	Keep bool
}

// Seed initializes both streams from one number.
func (s *State) Seed(seed uint64) {
	s.rng.stream[0] = seed*0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019
	s.rng.stream[1] = seed ^ 0xD1B54A32D192ED03
	s.next(StreamShuffle)
	s.next(StreamDice)
}

func (s *State) next(st Stream) uint64 {
	s.rng.stream[st] += 0x9E3779B97F4A7C15
	z := s.rng.stream[st]
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
	z = (z ^ (z >> 27)) * 0x94D049BB133111EB
	return z ^ (z >> 31)
}

// below draws a number in 0..n-1 from a stream (n ≥ 1). The modulo bias is
// negligible: n is at most a few hundred, against 2^32.
func (s *State) below(st Stream, n int) int { return int((s.next(st) >> 32) * uint64(n) >> 32) }

// draw draws a number in 0..n-1 (n ≥ 1). A script answers everything but
// shuffles.
func (x *Exec) draw(st Stream, n int) int {
	s := x.S
	switch {
	case st == StreamDice && s.Script.I < s.Script.N:
		v := int(s.Script.V[s.Script.I])
		s.Script.I++
		if v >= 0 && v < n {
			return v
		}
		s.Fault = FaultScript
		return ((v % n) + n) % n
	case x.from.Chance != nil:
		return x.from.Chance(st, n)
	}
	return s.below(st, n)
}

// Shuffle orders a zone at random (Fisher–Yates) and clears all knowledge of
// its cards. While Script.Keep is set the order stays.
func (x *Exec) Shuffle(z ZoneID) {
	cards := x.S.Zone(z)
	spec := &x.T.Zones[z.Kind()]
	for _, id := range cards {
		c := x.S.Card(id)
		c.Known = 0
		if spec.See <= SeeOwner && !spec.Places { // nobody knows which card had them
			c.N = [3]int16{}
		}
	}
	x.S.News++
	if !x.S.Script.Keep {
		for i := len(cards) - 1; i > 0; i-- {
			j := x.draw(StreamShuffle, i+1)
			cards[i], cards[j] = cards[j], cards[i]
		}
	}
	x.Emit(Event{Kind: EvShuffle, Seat: z.Seat(), To: z, A: int16(len(cards))})
}

// Roll draws a public number in 0..n-1; purpose is a constant of the game.
func (x *Exec) Roll(n int, seat Seat, purpose int16) int {
	x.S.News++
	x.told |= BothSeats
	v := x.draw(StreamDice, n)
	x.Emit(Event{Kind: EvRandom, Seat: seat, A: int16(v), B: int16(n), C: purpose})
	return v
}

// Lot draws one of n where n itself depends on hidden cards: the event says
// that a draw took place, but neither its outcome nor n (both are 0).
func (x *Exec) Lot(n int, seat Seat, purpose int16) int {
	x.S.News++
	x.told |= BothSeats
	v := x.draw(StreamDice, n)
	x.Emit(Event{Kind: EvRandom, Seat: seat, C: purpose})
	return v
}
