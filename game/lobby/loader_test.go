package lobby

import (
	"testing"
	"time"

	"godeck/rules/lesson"
)

// TestLoaderKeepsToItsSlice prepares a game with a clock that passes between
// pieces of work: a tick does no more than fits into its slice, however often it
// is asked, and the next one goes on. Its lessons and cards are there with it.
func TestLoaderKeepsToItsSlice(t *testing.T) {
	taught := &school{store: memStore{}, taught: map[string][]*lesson.Lesson{}}
	var clock time.Time
	looks := 0
	l := loader{school: taught, albums: albums{}, openings: map[string]*opening{}, now: func() time.Time {
		looks++
		clock = clock.Add(slice / 4)
		return clock
	}}
	game := registry[0].ID
	if !l.prepare("chess", 0) || l.ready(game) != nil {
		t.Error("there is a game without a door, or one that nobody has loaded")
	}
	for tick := int64(1); ; tick++ {
		if looks = 0; l.prepare(game, tick) || tick > 1e6 {
			break
		}
		if l.prepare(game, tick); looks > 6 {
			t.Fatalf("tick %d looks at the clock %d times", tick, looks)
		}
	}
	if g := l.ready(game); g == nil || l.hurried > 0 || l.albums[game] == nil || taught.taught[game] == nil {
		t.Errorf("the game, its cards or its lessons are missing, or %d pieces were hurried", l.hurried)
	}
}

// TestSeedIsUsedOnce checks that the seed of an address is that of its first
// match, and again once somebody goes elsewhere.
func TestSeedIsUsedOnce(t *testing.T) {
	a := &address{}
	if a.param("seed") != "" {
		t.Error("there is an address where there is no page")
	}
	for range 2 {
		a.give(map[string]string{"seed": "7"})
		if first, then := a.seed(), a.seed(); first != 7 || then == 7 || then>>53 != 0 {
			t.Errorf("seeds %d and %d", first, then)
		}
	}
}
