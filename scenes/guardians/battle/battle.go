// Package battle presents what guardians do to each other: damage that comes, blows,
// answers that meet them, and the end.
package battle

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/toss"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Battle is that of a table.
type Battle struct {
	on     staging.Table
	Blow   blow.Strike
	Clash  *blow.Clash  // the answer that meets what comes
	Felled rules.CardID // by the last blow
	arena  *arena.Arena
	toss   *toss.Toss
	blows  int         // in this match
	dealer rules.DefID // of the last damage
	dealt  int         // by it, if that decided the match
}

// On returns the battle of a table.
func On(t staging.Table, place *arena.Arena, die *toss.Toss) Battle {
	return Battle{on: t, arena: place, toss: die}
}

// Clear drops what was shown of it.
func (b *Battle) Clear() {
	b.on.Show.Release()
	b.Blow, b.Clash, b.Felled = blow.Strike{}, nil, 0
	b.dealer, b.dealt = 0, 0
}

// Decided returns whose damage has decided the match, and how much it was; 0: none has.
func (b *Battle) Decided() (by rules.DefID, n int) { return b.dealer, b.dealt }

// Draw draws the dark of a blow, and in it the die and who strikes.
func (b *Battle) Draw(c *ui.Canvas) {
	k, g := &b.Blow, &b.on.Lay.Ground
	if k.On == nil {
		return
	}
	k.Dark(c)
	if c.Blank() {
		return
	}
	x, y, _ := g.Camera.Project(0, 0, 0)
	c.Light(x, y, g.Pit*1.6, wall.WarmLight.Alpha(0.3))
	if k.Ground == nil {
		b.toss.Draw(c, b.toss.Throw.Gold, 0)
	}
	k.Draw(c, &b.on.Show.Board)
}

// DrawClash draws the answer that meets what comes, with its words.
func (b *Battle) DrawClash(c *ui.Canvas) {
	b.Clash.Draw(c, &b.on.Show.Board)
	b.Clash.Say(c)
}

// Say writes the number and the word of a blow, over all else.
func (b *Battle) Say(c *ui.Canvas) {
	if b.Blow.On != nil {
		b.Blow.Say(c)
	}
}

// tells are the presenters of events of a battle.
var tells = [...]struct {
	kind rules.EventKind
	tell func(b *Battle, pr *present.Presentation)
}{
	{rules.EvOver, (*Battle).over}, {bgd.EvDamage, (*Battle).waits}, {bgd.EvHit, (*Battle).hit}, {bgd.EvLost, (*Battle).lost},
	{bgd.EvNullify, (*Battle).nullified}, {bgd.EvWeak, (*Battle).weakened}, {bgd.EvDestroy, (*Battle).destroyed},
}

// Present adds the presenter of each kind of event of a battle.
func (b *Battle) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, k := range tells {
		all[k.kind] = func(pr *present.Presentation) { k.tell(b, pr) }
	}
}
