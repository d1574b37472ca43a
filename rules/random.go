package rules

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

// Below returns a number in 0..n-1 (n ≥ 1) without modulo bias that matters
// (n is at most a few hundred against 2^32). Scripted numbers come first.
func (s *State) Below(st Stream, n int) int {
	s.News++
	if s.Script.I < s.Script.N {
		v := int(s.Script.V[s.Script.I])
		s.Script.I++
		if v >= 0 && v < n {
			return v
		}
		s.Fault = FaultScript
		return ((v % n) + n) % n
	}
	return int((s.next(st) >> 32) * uint64(n) >> 32)
}

// shuffle orders a zone at random (Fisher–Yates); with Script.Keep it stays.
func (s *State) shuffle(z ZoneID) {
	s.News++
	if s.Script.Keep {
		return
	}
	cards := s.Zone(z)
	for i := len(cards) - 1; i > 0; i-- {
		j := int((s.next(StreamShuffle) >> 32) * uint64(i+1) >> 32)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
