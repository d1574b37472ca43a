package ai

import "godeck/rules"

// plan is one way to go on: up to four answers in a row, and what came of it
// in the games that were played out.
type plan struct {
	answers [4]rules.Option
	n       int
	sum     float64
	tries   int
}

// plans are what a player thinks about: each is tried a few times, then the
// more promising ones more often, which spends most games on the close calls.
type plans struct {
	list  []plan
	left  int     // games that may still be played out
	each  int     // how often every plan is tried at first
	bonus float64 // weight of what has been tried little, in points of a game
	next  int
}

// begin forgets the plans and allows so many games.
func (z *plans) begin(games int) { z.list, z.next, z.left = z.list[:0], 0, games }

// think plays n games out at most and reports whether that is all.
func (z *plans) think(n int, play func(p *plan) float64) bool {
	for ; n > 0 && z.left > 0; n, z.left = n-1, z.left-1 {
		p := z.choose()
		p.sum += play(p)
		p.tries++
	}
	return z.left <= 0
}

func (z *plans) choose() *plan {
	if z.next < z.each*len(z.list) {
		z.next++
		return &z.list[(z.next-1)%len(z.list)]
	}
	best, score, total := 0, -1e18, 0
	for i := range z.list {
		total += z.list[i].tries
	}
	for i := range z.list {
		p := &z.list[i]
		if u := p.sum/float64(p.tries) + z.bonus*sqrt(float64(ilog(total))/float64(p.tries)); u > score {
			best, score = i, u
		}
	}
	return &z.list[best]
}

func ilog(n int) int {
	k := 0
	for n > 1 {
		n >>= 1
		k++
	}
	return k
}

// sqrt by Newton keeps package math out and is exact enough for a bonus.
func sqrt(x float64) float64 {
	if x <= 0 {
		return 0
	}
	g := x
	if g < 1 {
		g = 1
	}
	for i := 0; i < 12; i++ {
		g = (g + x/g) / 2
	}
	return g
}
