package duemagic

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// stackLook returns the stack as it is shown.
func (s *Scene) stackLook() tower.Look {
	l, r := s.Lang, s.on.Reads()
	look := tower.Look{Running: s.m.Running(), Lay: &s.lay, Lang: l, Still: s.on.Still, At: s.on.At}
	for i := range s.m.Stack() {
		o := &s.m.Stack()[i]
		e := tower.Entry{Title: r.Title(o, l), Player: s.Player(o.Ctrl, l), Kind: r.Kind(o, l), When: r.When(i, l), Blocks: r.Blocks(o, l),
			Colour: s.on.Colour(o.Ctrl), Light: s.Cards.ColourOf(o.Def), Face: s.on.Laid(o.Def), Full: s.Cards.Of(o.Def, l), Key: s.m.Waits(o), Ability: o.Kind != dmg.ItemCard}
		e.Board = present.Token{Key: e.Key}.Board()
		for j := range o.T[:o.NT] {
			e.Targets = append(e.Targets, tower.Target{Aim: r.Aim(o, &o.T[j], l, true), Base: entries.Base(&o.T[j])})
		}
		look.Entries = append(look.Entries, e)
	}
	return look
}

// front draws arrows over the cards: the targets of the stack, the attack, the choice being made.
func (s *Scene) front(c *ui.Canvas) {
	if s.HandOver.Open() || s.Surface.Modal() {
		return
	}
	if !s.lay.Small || !s.PanelOpen() { // there the panel lies over the table
		s.tower.Tethers(c, s.Token(s.deeds.Pointed()).Key)
		s.attackArrows(c)
	}
	s.tower.Note(c, s.Surface.Focused())
	s.clash.Draw(c)
	s.on.Breaks.Draw(c, cards.Aspect, func(w float64) *ebiten.Image { return s.Faces.BackImage(c.Env, c.Theme, w) })
	s.turns.Comes.Draw(c, func(f *cards.CardFace, p board.Pose, col ui.Colour) { s.Board.Stand(c, f, p, col) })
	s.on.DrawCall(c)
	s.DrawSpot(c)
}

// attackArrows draws the running attack, and the attack being planned.
func (s *Scene) attackArrows(c *ui.Canvas) {
	pose := func(key int) (board.Pose, bool) { // of a creature at rest: an arrow does not follow one that strikes or leaves
		ground := present.Token{Key: key}.Board()
		if _, z, ok := s.Find(key); !ok || z.Kind() != dmg.Battle || !s.Board.AtRest(ground) {
			return board.Pose{}, false
		}
		return s.Board.PoseOf(ground)
	}
	if attacker, to, block := s.m.Attack(); attacker != 0 {
		if s.deeds.Fallen() {
			return
		}
		a, ok := pose(attacker)
		_, z, _ := s.Find(attacker)
		if !ok {
			return
		}
		if block != 0 {
			to = block
		}
		if to != 0 {
			if b, ok := pose(to); ok {
				board.Bow(c, "attack", a.X, a.Y, b.X, b.Y, c.Theme.Danger, true)
			}
			return
		}
		x, y := s.aimAt(z.Seat().Other(), a.X)
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Danger, true)
		return
	}
	if th, ok := s.deeds.Q().Thought(s.deeds.Pointed()); ok {
		a, ok := pose(th.From)
		if !ok {
			return
		}
		x, y := 0.0, 0.0
		if th.Player >= 0 {
			x, y = s.aimAt(th.Player, a.X)
		} else if b, ok := pose(th.To); ok {
			x, y = b.X, b.Y
		} else {
			return
		}
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Warm.Alpha(0.85), true)
	}
}

// aimAt returns where an attack on a player goes: the shield that is meant,
// the remaining one nearest to x, or the player.
func (s *Scene) aimAt(p rules.Seat, x float64) (float64, float64) {
	sd := s.SideOf(p)
	list, n := s.m.Places(p)
	best := ui.Rect{}
	if s.Prompting(dmg.PromptShield) && s.deeds.Means() == 0 && !strings.HasPrefix(s.Surface.Hovered(), "shield-") { // none is chosen yet
		return s.lay.Player(sd).Centre()
	}
	over, _ := strings.CutPrefix(s.Surface.Hovered(), "shield-"+board.SideNames[sd]+"-")
	for i, r := range s.lay.ShieldRects(sd, n, 5*s.Unit()) {
		if k := strconv.Itoa(i + 1); len(list[i]) > 0 && (i+1 == s.deeds.Means() || k == over) {
			best = r
			break
		}
		if len(list[i]) > 0 && (best.Empty() || math.Abs(r.X+r.W/2-x) < math.Abs(best.X+best.W/2-x)) {
			best = r
		}
	}
	if best.Empty() {
		best = s.lay.Player(sd)
	}
	return best.Centre()
}
