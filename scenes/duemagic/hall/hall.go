// Package hall is the place of Duemagic: a circle of marble in a vaulted hall,
// under the windows of the five civilizations, and who sits at its far side. What
// somebody has mana of is lit.
package hall

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/judges"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/takeover"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
	"godeck/scenes/ui/shape"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Hall is that in which a table stands.
type Hall struct {
	table  *staging.Table
	match  *table.Match
	deeds  *deeds.Deeds
	takes  *takeover.Takeover
	comes  *arrival.Arrival // for which the windows pale
	circle stage.Stage      // as it is seen and lit
	before stage.Stage      // the same as the cards on it are lit: they are the show
	ground stage.Picture
	decks  [2]deck
	began  [2]int // the most shields that a seat was seen with
}

// At returns the hall of a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, tk *takeover.Takeover, comes *arrival.Arrival) Hall {
	return Hall{table: t, match: m, deeds: d, takes: tk, comes: comes}
}

// Light sets the camera and the lights of the window that was laid out.
func (s *Hall) Light() {
	l, st := s.table.Lay, &s.circle
	u := l.Unit
	cam := stage.Camera{CX: l.Mid, D: 1150 * u}
	_, mid := l.Stage.Centre()
	switch {
	case l.Tall:
		cam.Tilt, st.Lean = 0.58, 0.30
		_, mid = l.Pile.Centre()
		cam.CY = mid
	case l.Small:
		cam.Tilt, st.Lean = 0.62, 0.36
		cam.CY = mid + 4*u
	default:
		cam.Tilt, st.Lean = 0.716, 0.34
		cam.CY = mid + 30*u
	}
	st.Camera, st.Sun, st.Shade = cam, [2]float64{0.05, -0.5}, 0.78
	st.Ambient = [3]float64{0.37, 0.34, 0.55}
	lamp := func(x, y, z, r float64, col ui.Colour, power float64) stage.Light {
		return stage.Light{X: x * u, Y: y * u, Z: z * u, R: r * u, Colour: col, Power: power}
	}
	st.Lights = append(st.Lights[:0],
		lamp(0, 420, 420, 460, s.dawn(), 1.3), lamp(0, 0, 170, 250, ui.Hex(0xe0d8ff), 0.8), // the hall's, and that above the circle
		lamp(-500, -170, 110, 210, faces.Sides[0], 1.7), lamp(520, 190, 110, 210, faces.Sides[1], 1.7), // where a side's stones lie
		lamp(0, -330, 90, 170, faces.Sides[0], 1.0), lamp(0, 330, 110, 170, faces.Sides[1], 1.0), // before who sits there
		lamp(-620, 330, 160, 220, ui.Hex(0x6d9cff), 0.8), lamp(640, -280, 130, 240, ui.Hex(0xb79cff), 0.5))
	s.show()
}

// dawn is the colour of the hall's own light: a faith's, where one hangs in it.
func (s *Hall) dawn() ui.Colour {
	col, f := ui.Hex(0xd8d4f6), judges.Faith(s.match.RivalOf(s.match.Bottom.Other()))
	if f == 0 || f > len(faces.Civilizations) {
		return col
	}
	return col.Mix(faces.Civilizations[f-1], 0.4)
}

// Floor returns the place as its ground is seen and lit.
func (s *Hall) Floor() *stage.Stage { return &s.circle }

// show lights the cards: brighter than the floor, and in the colours of the windows
// that they stand under.
func (s *Hall) show() {
	l, st := s.table.Lay, &s.before
	u, lights := l.Unit, st.Lights[:0]
	*st = s.circle
	st.Ambient = [3]float64{0.86, 0.84, 0.92}
	lights = append(lights, s.circle.Lights[:2]...)
	v, _ := s.windows()
	far := 330.0
	for i, col := range faces.Civilizations {
		lights = append(lights, stage.Light{X: (float64(i) - 2) * 190 * u, Y: far * u, Z: 200 * u, R: 240 * u, Colour: col, Power: 0.55 * v[i]})
	}
	st.Lights = lights
	s.match.Board.Stage = st
}

// windows returns how bright each civilization's window is, and how bright it is
// painted: what passes lies over that, for the whole place is painted at once.
func (s *Hall) windows() (v, painted [5]float64) {
	painted = s.painted()
	v = painted
	for i := range v {
		v[i] = s.table.Answer.Window(i, v[i])
	}
	if mask := s.takes.Bright(); mask != 0 { // of what may take over the attack
		for i := range v {
			v[i] = [...]float64{0.35, 1.7}[mask>>i&1]
		}
	}
	if s.comes.On() { // one blazes, the others pale
		for i := range v {
			v[i] *= 0.4
		}
		if s.comes.Civ >= 0 {
			v[s.comes.Civ] = 2.2
		}
	}
	return v, painted
}

// painted returns how bright each civilization's window is by the mana of both, and by
// what has happened.
func (s *Hall) painted() (v [5]float64) {
	on := s.match
	mask := s.table.M.Civilizations(0) | s.table.M.Civilizations(1)
	for i := range v {
		v[i] = 0.6
		if mask&(1<<i) != 0 {
			v[i] = 1
		}
	}
	if far := on.Bottom.Other(); s.table.M.Turn() > 0 && !on.View.S.Over() { // whose windows they are is seen
		k := 1 - 0.06*s.Fallen(1)
		for i := range v {
			v[i] *= k
		}
		if s.table.M.Shields(far) == 0 && s.Fallen(1) > 0 { // one beam is left
			for i := range v {
				v[i] *= [...]float64{0.3, 2.2}[rules.Truth(i == len(v)/2)]
			}
		}
	}
	if on.View.S.Over() && !on.Busy() && on.Audience >= 0 { // the hall takes part
		for i := range v {
			switch on.View.S.Result.Winner {
			case on.Audience:
				v[i] = 1.3
			case on.Audience.Other():
				v[i] = 0.16
			}
		}
	}
	return v
}

// Backdrop draws the place under everything.
func (s *Hall) Backdrop(c *ui.Canvas) {
	on := s.match
	on.Board.Light = faces.TableLight
	if c.Blank() {
		return
	}
	lit, v := s.windows() // v: as it is painted
	dx, dy := on.Shift()
	wide, fallen := s.wide(), s.told()
	own, theirs := s.Grown(0), s.Grown(1)
	s.ground.Draw(c, &s.circle, func(_ *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
		k := st.Camera.D / s.circle.Camera.D
		rim := s.table.Lay.Rim * k
		_, far := st.Camera.Unproject(st.Camera.CX, rim)
		u := s.table.Lay.Unit * k
		near, nearly := s.wing(0)
		away, widely := s.wing(1)
		cardart.PlaceRows(dst, "duemagic", st, 0.36, [2]float64{rim, rim + 30*u}, 322*u, far, near, u, rim, wide, rim/u, own+nearly/8, v[0], v[1], v[2], v[3], v[4], away, theirs+widely/8, fallen)
	}, dx, dy, v[0], v[1], v[2], v[3], v[4], fallen, own, theirs, s.table.Lay.Rim, s.table.Lay.Unit)
	s.blaze(c, lit, v, wide)
	if !s.table.Lay.Small {
		s.shafts(c, lit, wide)
	}
	s.table.Veins.Floor(c, &s.circle.Camera, s.table.Lay.Unit, faces.Civilizations[:])
	s.table.Breaks.Floor(c)
}

// Fallen returns how many shields a side has lost of those that it began with, or of
// seven where nobody has seen it begin: the hall tells it.
func (s *Hall) Fallen(sd int) float64 {
	p := s.match.Seat(sd)
	n := s.table.M.Shields(p)
	s.began[p] = max(s.began[p], n)
	begins := s.began[p]
	if _, taught := s.match.Session.(table.Teacher); !taught && s.table.M.Turn() > 0 {
		begins = max(begins, 7)
	}
	return float64(min(max(0, begins-n), 7))
}

// Grown tells in a number what each civilization has left on the stone of a side: a
// trace where the side's deck is of it, more with its mana.
func (s *Hall) Grown(sd int) (told float64) {
	var n [5]int
	p := s.match.Seat(sd)
	for _, t := range s.table.M.Cards(dmg.Mana, p) {
		for _, c := range faces.Civs(s.match.Cards.Attr(t.Def, dmg.ACiv)) {
			n[c]++
		}
	}
	brought := s.brought(p)
	for i := len(n) - 1; i >= 0; i-- {
		level := rules.Truth(n[i] > 0 || brought>>i&1 != 0) + rules.Truth(n[i] > 1) + rules.Truth(n[i] > 3)
		told = 4*told + float64(level)
	}
	return told
}

// deck is a deck that a seat has brought, and what it is of.
type deck struct {
	list string
	civs int
}

// brought returns the civilizations of which at least a fifth of a seat's deck is,
// where its owner sits before the screen or the program plays it.
func (s *Hall) brought(p rules.Seat) int {
	list := s.match.Session.Deck(p)
	if list == "" || p != s.match.Audience && s.match.Session.Human(p) {
		return 0
	}
	if d := &s.decks[p]; d.list != list {
		*d = deck{list: list}
		main, _ := table.Brought(s.table.M.Game.Lib, list)
		var n [5]int
		for _, c := range main.Main {
			for _, i := range faces.Civs(s.match.Cards.Attr(c, dmg.ACiv)) {
				n[i]++
			}
		}
		for i, k := range n {
			if 5*k >= len(main.Main) && k > 0 {
				d.civs |= 1 << i
			}
		}
	}
	return s.decks[p].civs
}

// told is what the place tells in a number: whose faith hangs in it, and what has fallen.
func (s *Hall) told() float64 {
	return 256*float64(judges.Faith(s.match.RivalOf(s.match.Bottom.Other()))) + 16*s.Fallen(1) + s.Fallen(0)
}

// wide is how far the windows are from each other, in units of the place.
func (s *Hall) wide() float64 {
	l := s.table.Lay
	switch {
	case l.Tall:
		return l.Full.W / l.Unit / 4.3
	case l.Small:
		return l.Full.W / l.Unit / 5.4
	}
	return 240
}

// answering returns where the window is that answers, half its width, and where its
// light falls.
func (s *Hall) answering() (from, to ui.Point, half float64, col ui.Colour) {
	l, civ := s.table.Lay, s.table.Answer.Civ
	half = math.Max(math.Min(s.wide()*0.285, 72)*l.Unit, 0.05*l.Full.W)
	x, y := l.Stage.Centre()
	from = ui.Point{X: s.circle.Camera.CX + (float64(civ)-2)*s.wide()*l.Unit, Y: math.Max(l.Rim*0.45, 10*l.Unit)}
	return from, ui.Point{X: x, Y: y}, half, faces.Civilizations[civ]
}

// Splinters draws what flies out of the window that answers.
func (s *Hall) Splinters(c *ui.Canvas) {
	if s.table.Answer.On() {
		from, _, half, col := s.answering()
		s.table.Answer.Splinters(c, from, half, col)
	}
}

// shafts draws the light that falls through the windows, and dust in it.
func (s *Hall) shafts(c *ui.Canvas, v [5]float64, wide float64) {
	l := s.table.Lay
	u, mid := l.Unit, s.circle.Camera.CX
	half := math.Min(wide*0.285, 72) * u
	top, low := l.Rim*0.28, l.Rim+(l.Full.H-l.Rim)*[...]float64{0.62, 0.34}[rules.Truth(l.Tall)]
	for i, col := range faces.Civilizations {
		x := mid + (float64(i)-2)*wide*u
		to := mid + (x-mid)*1.28
		q := ui.Quad{{X: x - half, Y: top}, {X: x + half, Y: top}, {X: to + 1.9*half, Y: low}, {X: to - 1.9*half, Y: low}}
		vs, idx := shape.Beam(q, 0.45, col.Lighten(0.25).Alpha(0.2*math.Min(1.2, v[i])), col.Alpha(0))
		c.FillMesh(vs, idx)
		for n := range 7 {
			p, q := geom.Chance(float64(n)*7.3+float64(i), 1), geom.Chance(float64(n)*3.1+float64(i)*5, 2)
			y := ui.Lerp(top, low, 0.1+0.75*p)
			c.Light(ui.Lerp(x, to, p)+(q-0.5)*2.2*half*(1+0.9*p), y, (2.2+2.6*q)*u, col.Lighten(0.6).Alpha(0.5*math.Min(1, v[i])*(1-0.6*p)))
		}
	}
}

// blaze draws the windows darker or brighter than they are painted.
func (s *Hall) blaze(c *ui.Canvas, lit, painted [5]float64, wide float64) {
	l := s.table.Lay
	w := math.Min(wide*0.285, 72) * l.Unit
	y, high := l.Rim*0.60, l.Rim*0.55 // of the glass, as the place has it
	for i, col := range faces.Civilizations {
		x, k := s.circle.Camera.CX+(float64(i)-2)*wide*l.Unit, lit[i]-painted[i]
		switch {
		case k < 0:
			c.ShadowAt(x, y, 1.9*w, high, 0, 0.9*w, 0.5*w, ui.Hex(0x04020c).Alpha(0.8*(1-lit[i]/painted[i])))
		case k > 0:
			c.GlowAt(x, y, 1.5*w, high*0.8, 0, 0.7*w, 0.6*w, col.Alpha(math.Min(0.6, 0.4*k)))
			c.Light(x, y, 1.5*high, col.Lighten(0.15).Alpha(math.Min(0.5, 0.3*k)))
		}
	}
}

// wing returns in which direction from the middle of the table a side's piles
// and stones lie, and half the angle that they take; 0 where they have no place.
func (s *Hall) wing(sd int) (to, half float64) {
	if !s.table.Lay.Tower() {
		return 0, 0
	}
	z := &s.table.Lay.Zones
	r := z[dmg.Mana][sd].Union(z[dmg.Library][sd]).Union(z[dmg.Graveyard][sd])
	cx, _ := r.Centre()
	at := func(y float64) float64 {
		x, y := s.circle.Camera.Unproject(cx, y)
		return math.Atan2(y, x)
	}
	a, b := at(r.Y), at(r.Bottom())
	d := math.Remainder(a-b, 2*math.Pi)
	return b + d/2, math.Abs(d)/2 + 0.1
}

// Opponent declares who sits at the far side.
func (s *Hall) Opponent(sf *ui.Surface) {
	on := s.match
	r := s.table.Lay.Rival
	if r.Empty() {
		return
	}
	sf.Paint("hall.dusk", s.table.Lay.HUD[1], func(c *ui.Canvas) { // words stand before a window
		u := c.Px(1)
		c.Shadow(s.table.Lay.HUD[1].Inset(-6*u), 18*u, 30*u, ui.Hex(0x050312).Alpha(0.66))
	})
	if s.deeds.Q().Asking() && on.Prompting(dmg.PromptAttack) { // an attack on the player is dropped on whoever sits there
		sl := board.Slot{ID: "rival", Node: "rival-drop", Rect: r, Filled: true, Silent: true, Bare: true, Flat: true}
		s.deeds.Aimed(&sl, 0, false)
		on.Board.Slot(sf, sl)
	}
	if s.table.Lay.Small { // there is no far side to sit at: a portrait hangs there
		sf.Paint("rival.frame", r, func(c *ui.Canvas) { glass.Frame(c, r) })
	}
	e := ui.Element{ID: "rival", Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: on.Player(on.Bottom.Other(), on.Lang), Draw: func(c *ui.Canvas, _ ui.State) { s.drawJudge(c, r) }}
	if o := (rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen}); s.deeds.Q().Asking() && on.Prompting(dmg.PromptAttack) && s.deeds.Chosen != 0 && on.Legal(o) && s.table.Lay.Facing().H >= sf.Env().MinTarget() { // a tap attacks, too
		e.Rect, e.Role, e.Label = s.table.Lay.Facing(), ui.RoleButton, on.T("node.does", e.Label, on.T("act.aim"))
		e.Hit, e.Tap = e.Rect, func(env *ui.Env) { s.deeds.Attack(env, o) }
		sf.Paint("rival.lit", r, func(c *ui.Canvas) { c.Glow(r.Inset(6*c.Px(1)), 14*c.Px(1), 18*c.Px(1), c.Theme.Danger.Alpha(0.35)) })
	}
	sf.Add(e)
}

// Sits paints who sits at the far side and nothing else.
func (s *Hall) Sits(sf *ui.Surface) {
	if r := s.table.Lay.Rival; !r.Empty() {
		sf.Paint("rival.sits", r, func(c *ui.Canvas) { s.drawJudge(c, r) })
	}
}

// drawJudge draws the rival, or somebody for a player without a face.
func (s *Hall) drawJudge(c *ui.Canvas, r ui.Rect) {
	on := s.match
	if k := s.table.Slam; k != 0 { // up, and down on the bench, nearer to the reader
		big := 1 + 0.07*math.Max(0, k)
		r = ui.Rect{X: r.X - r.W*(big-1)/2, Y: r.Y - r.H*(big-1) + 0.07*r.H*k, W: r.W * big, H: r.H * big}
	}
	if on.RivalOf(on.Bottom.Other()) != nil {
		on.DrawRival(c, r)
		return
	}
	m := sprites.Mien{Mood: -0.5 * s.comes.Flinch(), Bow: 6 * s.comes.Flinch()}
	if on.View.S.Over() {
		m.Mood = 1
		if w := on.View.S.Result.Winner; w == on.Bottom {
			m.Mood, m.Bow = -1, 7
		}
	} else if s.table.M.Shields(on.Bottom.Other()) == 0 {
		m.Mood = -0.6
	}
	if at, _, _ := s.table.M.Attack(); at != 0 {
		if q, ok := on.Board.PoseOf(present.Token{Key: at}.Board()); ok {
			m.LookX, m.LookY = math.Max(-1, math.Min(1, (q.X-s.table.Lay.Mid)/(200*c.Px(1)))), -0.8
		}
	}
	c.Paint(r, "judge", func(dst *ebiten.Image) {
		sprites.DrawJudge(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, &judges.Nobody, m)
	}, float64(judges.Nobody.Kind), m.LookX, m.LookY, m.Blink, m.Talk, m.Mood, m.Bow)
}

// Dusk declares the darkness in which a card comes out of a shield.
func (s *Hall) Dusk(sf *ui.Surface) {
	full := ui.Rect{W: sf.Env().W, H: sf.Env().H}
	sf.Paint("dusk", full, func(c *ui.Canvas) {
		k := s.table.Dark
		if s.deeds.Q().Springing() {
			k = math.Max(k, 0.62)
		}
		k = math.Max(k, 0.7*s.takes.Dark())
		from, to, half, col := s.answering()
		if veil := s.table.Answer.Tint(ui.Hex(0x040210).Alpha(0.78*k), col); veil.A > 0 {
			c.Fill(full, 0, veil)
		}
		if k > 0 {
			x, y := s.table.Lay.Stage.Centre()
			c.Light(x, y, s.table.Lay.Stage.H*0.9, ui.Hex(0x3a7dff).Alpha(0.16*k))
		}
		s.table.Answer.Floods(c, from, to, half, col)
	})
}
