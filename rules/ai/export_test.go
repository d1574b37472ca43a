package ai

import (
	"fmt"
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
)

// What tests of players see of the search.

// LevelCount is the number of levels.
const LevelCount = levels

// Forward is forward.
func Forward(opts []rules.Option, r *rand.Rand) rules.Option { return forward(opts, r) }

// Limit makes a player of any level think no longer than for so many playouts.
func Limit(p Player, most int) {
	z := p.(*search)
	t := *z.t
	for l := range t.Games {
		t.Games[l] = min(t.Games[l], most)
	}
	z.t = &t
}

// Left returns the playouts that a player has left.
func Left(p Player) int { return p.(*search).left }

// Notes tells how the plans of a player's last decision did.
func Notes(p Player, say func(rules.Option) string) (out []string) {
	z := p.(*search)
	for i := range z.tries {
		out = append(out, fmt.Sprintf("%-40s score %d, %d tries, mean %.1f", say(z.plans[i].Answers[0]), z.plans[i].Prior, z.tries[i].tries, z.tries[i].mean()/100))
	}
	return out
}

// Suppose fills a view into a world as a player with this deck does.
func (d Guide) Suppose(g games.Game, v *rules.View, own []rules.DefID, s *rules.State) {
	b := belief{table: g.Table()}
	b.see(&d.Mind(g).shared().t, v, own)
	b.world(v, rand.New(rand.NewPCG(1, 2)), s)
}
