package duemagic

import (
	"math"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/board"
)

// TestAPileMovesAsOne: what lies under a creature goes wherever that is carried, and
// lies under it again at home.
func TestAPileMovesAsOne(t *testing.T) {
	game(t)
	b := script(t, "p1: {mana: [cinder-scout x9], battle: [stampede-elder, {card: thorn-boar, under: true}]}\np2: {shields: 2}")
	b.Sess.Hold = true
	b.Tick(30)
	c := b.sc.View.S.Zone(rules.ZoneOf(dmg.Battle, 0))[0]
	top := b.sc.Token(c)
	list := b.sc.m.On(top.Key, 0)
	if len(list) != 1 {
		t.Fatalf("%d cards under it", len(list))
	}
	apart := func() float64 {
		p, _ := b.sc.Board.PoseOf(top.Board())
		q, _ := b.sc.Board.PoseOf(list[0].Board())
		return math.Hypot(p.X-q.X, p.Y-q.Y)
	}
	home, _ := b.sc.Board.PoseOf(top.Board())
	near := apart()
	away := home
	away.X, away.Y = away.X+200, away.Y-160
	board.Carry(&b.sc.Board, top.Board(), &away)
	if b.Tick(2); apart() > 2*near {
		t.Errorf("%v apart on the way, %v at home", apart(), near)
	}
	board.Carry(&b.sc.Board, top.Board(), nil)
	if b.Tick(40); math.Abs(apart()-near) > 0.5 || !b.sc.Board.Settled() {
		t.Errorf("%v apart at home, not %v; at rest: %v", apart(), near, b.sc.Board.Settled())
	}
}
