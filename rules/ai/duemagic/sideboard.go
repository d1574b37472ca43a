package duemagic

import (
	"slices"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
)

const (
	swapMost  = 8  // most cards to exchange: beyond that a deck loses its plan
	swapGain  = 20 // least gain of an exchange, in hundredths
	swapKnown = 5  // designs that must have been seen before anything is concluded
	swapCivs  = 10 // cards that must share a civilization with a card from the sideboard
)

// exchange replaces cards that do little against what was seen of the
// opponent by cards of the sideboard that do more.
func exchange(game games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide {
	g := game.(*dmg.Game)
	out := games.DeckWithSide{Main: slices.Clone(brought.Main), Side: slices.Clone(brought.Side)}
	t := against(g, seen)
	if t.designs < swapKnown {
		return out
	}
	for range swapMost {
		worst, best := -1, -1
		low, high := 1<<30, -1
		for i, d := range out.Main {
			if v, _ := t.use(d); v < low {
				worst, low = i, v
			}
		}
		for i, d := range out.Side {
			v, judged := t.use(d)
			if judged && v > high && payable(g, out.Main, d) {
				best, high = i, v
			}
		}
		if worst < 0 || best < 0 || high < low+swapGain {
			break
		}
		out.Main[worst], out.Side[best] = out.Side[best], out.Main[worst]
	}
	return out
}

// threat is what was seen of a deck.
type threat struct {
	g         *dmg.Game
	designs   int
	creatures map[rules.DefID]int // weight by design
	weight    int                 // their sum
	quick     int                 // hundredths of the creatures that attack early
	spells    int                 // hundredths of the cards that are spells
	digs      int                 // hundredths of the cards that use their graveyard
}

func against(g *dmg.Game, seen []rules.DefID) threat {
	t := threat{g: g, creatures: map[rules.DefID]int{}}
	known := map[rules.DefID]bool{}
	quick, bodies, spells, digs := 0, 0, 0, 0
	for _, d := range seen {
		known[d] = true
		a := &g.Lib.Def(d).Attr
		if g.Study(d).Digs {
			digs++
		}
		if a[dmg.AType] == dmg.Spell {
			spells++
			continue
		}
		bodies++
		if a[dmg.ACost] <= 3 && g.Lib.Def(d).Attr[dmg.APower] > 0 {
			quick++
		}
		w := 2 + int(a[dmg.ACost]) // expensive cards matter more
		t.creatures[d] += w
		t.weight += w
	}
	t.designs = len(known)
	t.quick, t.spells, t.digs = 100*quick/max(1, bodies), 100*spells/max(1, len(seen)), 100*digs/max(1, len(seen))
	return t
}

// use returns how useful a card is in this match, in hundredths, and whether
// that depends on the opponent at all. What does not is the deck's own plan.
func (t *threat) use(d rules.DefID) (v int, judged bool) {
	x := t.g.Study(d)
	if x.Removes {
		hit := 0
		for opp, w := range t.creatures {
			if t.g.Removes(d, opp) {
				hit += w
			}
		}
		v, judged = 100*hit/max(1, t.weight), true
	}
	if x.Mutes {
		v, judged = max(v, min(100, 2*t.spells)), true
	}
	if x.Sweeps {
		v, judged = max(v, min(100, 3*t.digs)), true
	}
	if t.g.Lib.Def(d).Attr[dmg.AType] != dmg.Spell {
		if x.Blocks {
			v, judged = max(v, 30+t.quick), true
		}
		v = max(v, 70) // it can fight at least
	}
	if !judged {
		v = 85
	}
	return v, judged
}

// payable reports whether a main deck has the civilizations of a card.
func payable(g *dmg.Game, main []rules.DefID, d rules.DefID) bool {
	for civ := uint16(g.Lib.Def(d).Attr[dmg.ACiv]); civ != 0; civ &= civ - 1 {
		n := 0
		for _, m := range main {
			if uint16(g.Lib.Def(m).Attr[dmg.ACiv])&civ&-civ != 0 {
				n++
			}
		}
		if n < swapCivs {
			return false
		}
	}
	return true
}
