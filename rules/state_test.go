package rules

import (
	"math/rand/v2"
	"testing"
	"unsafe"
)

var testTable = Table{Game: "test", Zones: []ZoneSpec{{Name: "deck"}, {Name: "hand", See: SeeOwner}, {Name: "pile", See: SeeAll}, {Name: "slot", See: SeeFace}}}

// TestMovesAgainstModel checks moves against a plain model: a slice per zone.
func TestMovesAgainstModel(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for round := 0; round < 50; round++ {
		var s State
		x := Exec{S: &s, T: &testTable}
		s.Seed(uint64(round))
		model := make([][]CardID, 8)
		for i := 0; i < 60; i++ {
			z := ZoneID(r.IntN(8))
			id := s.NewCard(DefID(1+i), Seat(z&1), z)
			model[z] = append(model[z], id)
		}
		for i := 0; i < 400; i++ {
			id := CardID(1 + r.IntN(60))
			from, to := s.Card(id).Zone, ZoneID(r.IntN(8))
			where := Where(r.IntN(2))
			for k, c := range model[from] {
				if c == id {
					model[from] = append(append([]CardID{}, model[from][:k]...), model[from][k+1:]...)
					break
				}
			}
			if where == OnTop {
				model[to] = append(model[to], id)
			} else {
				model[to] = append([]CardID{id}, model[to]...)
			}
			x.Move(id, to, where, 0)
			for z := range model {
				got := s.Zone(ZoneID(z))
				if len(got) != len(model[z]) {
					t.Fatalf("zone %d has %d cards, want %d", z, len(got), len(model[z]))
				}
				for k := range got {
					if got[k] != model[z][k] {
						t.Fatalf("zone %d: %v, want %v", z, got, model[z])
					}
				}
			}
		}
	}
}

// TestStateIsSmallValue checks that the state is a value: small, comparable,
// without pointers.
func TestStateIsSmallValue(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 31<<8 {
		t.Errorf("State has %d bytes, more than 7.75 KB", n)
	}
	var a, b State
	a.Seed(1)
	b = a
	if a != b {
		t.Error("a copy is not equal")
	}
	b.below(StreamDice, 6)
	if a == b {
		t.Error("the copy shares its generator")
	}
}

// TestRandomStreams checks that dice do not change later shuffles. Numbers are
// roughly uniform and the same on every machine.
func TestRandomStreams(t *testing.T) {
	var a, b State
	a.Seed(42)
	b.Seed(42)
	for i := 0; i < 5; i++ {
		b.below(StreamDice, 6)
	}
	for i := 0; i < 20; i++ {
		if a.next(StreamShuffle) != b.next(StreamShuffle) {
			t.Fatal("dice changed the stream of shuffles")
		}
	}
	var n [6]int
	for i := 0; i < 60000; i++ {
		n[a.below(StreamDice, 6)]++
	}
	for f, k := range n {
		if k < 9500 || k > 10500 {
			t.Errorf("face %d came %d times in 60000", f+1, k)
		}
	}
	var c State
	c.Seed(7)
	want := []int{4, 0, 2, 0, 1, 5, 3, 3}
	for i := range want {
		want[i] = c.below(StreamDice, 6)
	}
	var d State
	d.Seed(7)
	for i := range want {
		if v := d.below(StreamDice, 6); v != want[i] {
			t.Fatalf("number %d: %d, want %d", i, v, want[i])
		}
	}
}

// TestScript checks that scripted numbers come first, and shuffles keep the
// order while told to.
func TestScript(t *testing.T) {
	var s State
	s.Seed(1)
	s.Script = Script{V: [ScriptCap]int16{3, 5}, N: 2, Keep: true}
	x := Exec{S: &s, T: &testTable}
	if a, b := x.Roll(6, 0, 0), x.Roll(6, 0, 0); a != 3 || b != 5 {
		t.Errorf("scripted dice gave %d, %d", a, b)
	}
	for i := 0; i < 10; i++ {
		s.NewCard(1, 0, 0)
	}
	before := s.Order
	x.Shuffle(0)
	if s.Order != before {
		t.Error("a kept shuffle changed the order")
	}
}

// TestEventForms checks that events have a secret and a shared form.
func TestEventForms(t *testing.T) {
	var s State
	var log Log
	x := Exec{S: &s, T: &testTable, log: &log}
	id := s.NewCard(9, 1, ZoneOf(0, 1))
	x.Move(id, ZoneOf(1, 1), OnTop, 0)
	ev := log.Events[0]
	if own := ev.For(1); own.Card != id || own.Def != 9 {
		t.Error("the owner does not see the card drawn")
	}
	if opp := ev.For(0); opp.Card != 0 || opp.Def != 0 || opp.From != ZoneOf(0, 1) {
		t.Error("the opponent sees more or less than a card going to the hand")
	}
	if nobody := ev.For(NoSeat); nobody.Card != 0 {
		t.Error("a spectator sees the card drawn")
	}
	x.Move(id, ZoneOf(2, 1), OnTop, 0)
	if opp := log.Events[1].For(0); opp.Def != 9 {
		t.Error("an openly played card is hidden from the opponent")
	}
}

// TestCapsAreFaults checks that an exceeded capacity ends the match with a
// fault, not a panic.
func TestCapsAreFaults(t *testing.T) {
	var s State
	for i := 0; i < MaxFrames+3; i++ {
		s.Push(Frame{})
	}
	if s.Fault != FaultFrames || !s.Over() {
		t.Error("an overfull frame stack is not a fault")
	}
	s = State{}
	for i := 0; i < MaxMods+3; i++ {
		s.AddMod(Mod{})
	}
	if s.Fault != FaultMods {
		t.Error("too many modifiers are not a fault")
	}
	s = State{}
	for i := 0; i < MaxTriggers+1; i++ {
		s.AddTrigger(Trigger{})
	}
	if s.Fault != FaultTriggers {
		t.Error("too many triggers are not a fault")
	}
	s = State{}
	for i := 0; i < MaxCards+1; i++ {
		s.NewCard(1, 0, 0)
	}
	if s.Fault != FaultCards {
		t.Error("too many cards are not a fault")
	}
}

func BenchmarkCopy(b *testing.B) {
	var s State
	s.Seed(1)
	states := make([]State, 64)
	for i := 0; i < b.N; i++ {
		states[i&63] = s
	}
}

// TestWatchedLog checks that a watched log holds what the seat sees before and
// after every event and nothing that it may not know; an unwatched log holds
// no views.
func TestWatchedLog(t *testing.T) {
	var s State
	s.Seed(1)
	for i := 0; i < 20; i++ {
		s.NewCard(DefID(1+i), 0, ZoneOf(0, 0))
	}
	var plain, watched Log
	watched.Watch(1)
	other := s
	watched.begin(&testTable, &s)
	for _, c := range []struct {
		s *State
		l *Log
	}{{&s, &watched}, {&other, &plain}} {
		x := Exec{S: c.s, T: &testTable, log: c.l}
		x.Move(c.s.Top(ZoneOf(0, 0)), ZoneOf(1, 0), OnTop, 0)
		x.Move(c.s.Top(ZoneOf(1, 0)), ZoneOf(2, 0), OnTop, 0)
	}
	if len(plain.Views) != 0 || len(watched.Views) != 3 || len(watched.Events) != 2 {
		t.Fatalf("%d views unwatched, %d watched of %d events", len(plain.Views), len(watched.Views), len(watched.Events))
	}
	for i, want := range [...][3]int{{20, 0, 0}, {19, 1, 0}, {19, 0, 1}} {
		v := &watched.Views[i]
		for k, n := range want {
			z := v.S.Zone(ZoneOf(uint8(k), 0))
			if len(z) != n {
				t.Errorf("view %d: zone %d has %d cards, want %d", i, k, len(z), n)
			}
			for _, c := range z {
				if v.Known(c) != (k == 2) {
					t.Errorf("view %d: a card of zone %d known: %v", i, k, v.Known(c))
				}
			}
		}
	}
}
