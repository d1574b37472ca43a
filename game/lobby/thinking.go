package lobby

import (
	"time"

	"godeck/rules/ai"
	"godeck/rules/session"
)

// spell is the longest time that a computer player may think in one tick: a
// good half of a frame, however long a simulation takes on this machine. The
// clock is looked at every few simulations.
const (
	spell  = 10 * time.Millisecond
	glance = 3 * time.Millisecond // while the table draws what moves
	few    = 2
)

// patience is for how long a computer player thinks in its own turn by the clock:
// as long as the most ticks that any level takes, on a machine that has them all.
const patience = 2500 * time.Millisecond

// late returns what tells a match that its computer player has thought for longer.
func late() func(begins bool) bool {
	var began time.Time
	return func(begins bool) bool {
		if begins {
			began = time.Now()
		}
		return time.Since(began) > patience
	}
}

// think lets a computer player think for one tick.
func think(p ai.Player) (ready bool) { return thinkFor(p, spell) }

// ponder lets a computer player think in a tick in which the table is busy.
func ponder(p ai.Player) (ready bool) { return thinkFor(p, glance) }

func thinkFor(p ai.Player, most time.Duration) (ready bool) {
	began := time.Now()
	for n := 0; n < session.Slice && !ready && time.Since(began) < most; n += few {
		ready = p.Think(few)
	}
	return ready
}
