package rules

// Chance comes through one door: Exec.draw. Whatever a match leaves to chance
// (a die, a coin, a card by lot, every exchange of a shuffle) is a number below
// n that is asked for there. The seed answers, unless a scenario's script or
// the Engine's Source does. So a match is the same wherever its draws come out
// the same, and nothing else needs to know who drew them.
//
// A step of a game's flow is a function of the state and of what the Source
// says. A Source that has to ask somebody else, as two machines that draw
// jointly would, can therefore stop the match before a step and carry the step
// out again from a copy of the state when the answer has come.

// Source is where a match takes from outside what its state does not hold: a
// machine that plays one seat lacks the cards that its player may not know.
// The zero Source is the match's own seed and its own cards.
type Source struct {
	// Chance draws from 0..n-1 in place of the seed; st says what for.
	Chance func(st Stream, n int) int
	// Identify is told when seats (a mask) come to know a card, before anything
	// depends on what it is, so that the card's design can be put in.
	Identify func(s *State, id CardID, seats uint8)
	// Avow says whether a fact about the seat's hidden cards holds that the
	// rules make public; fact is what the state at hand says.
	Avow func(seat Seat, fact bool) bool
}

// Random is the match's generator: two independent streams (order of cards;
// dice and other draws by lot), so that an extra die does not change a later
// shuffle. The algorithm is splitmix64: one word of state, the same on every
// machine.
type Random struct{ stream [2]uint64 }

// Stream selects one of the two sequences of a Random.
type Stream uint8

// The streams.
const (
	StreamShuffle Stream = iota
	StreamDice
)

// Script replaces chance in scenarios: numbers are handed out in order before
// the generator is asked, and shuffles keep the order while Keep is set.
type Script struct {
	V    [ScriptCap]int16
	N, I uint8
	Keep bool
}

// Seed starts both streams from one number.
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

// below takes a number in 0..n-1 from a stream (n ≥ 1) without modulo bias
// that matters (n is at most a few hundred against 2^32).
func (s *State) below(st Stream, n int) int { return int((s.next(st) >> 32) * uint64(n) >> 32) }

// draw leaves a number in 0..n-1 to chance (n ≥ 1). A script answers what is
// no shuffle.
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

// Shuffle orders a zone at random (Fisher–Yates); nobody knows its cards
// afterwards. With Script.Keep it stays as it is.
func (x *Exec) Shuffle(z ZoneID) {
	cards := x.S.Zone(z)
	for _, id := range cards {
		x.S.Card(id).Known = 0
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

// Roll draws a number in 0..n-1 by lot, openly; purpose is the game's constant.
func (x *Exec) Roll(n int, seat Seat, purpose int16) int {
	x.S.News++
	v := x.draw(StreamDice, n)
	x.Emit(Event{Kind: EvRandom, Seat: seat, A: int16(v), B: int16(n), C: purpose})
	return v
}

// Lot draws one of n by lot where n itself follows from hidden cards: that a lot
// was drawn is told, but neither the outcome nor among how many (both 0).
func (x *Exec) Lot(n int, seat Seat, purpose int16) int {
	x.S.News++
	v := x.draw(StreamDice, n)
	x.Emit(Event{Kind: EvRandom, Seat: seat, C: purpose})
	return v
}
