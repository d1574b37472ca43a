package zutomayo

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/homes"
	"godeck/scenes/zutomayo/inlay"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/places"
	"godeck/scenes/zutomayo/roof"
	"godeck/scenes/zutomayo/things"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// place is the rooftop around the clock, as it is painted.
type place struct {
	desk
	picks   *picks
	border  *border
	stage   stage.Stage
	lights  [7]stage.Light
	ground  stage.Picture
	numbers *ebiten.Image // the clock's, see sprites.Chronos
	clock   sprites.Chronos
	plate   stage.Part // the clock while it does not turn
	grain   float64    // hours by which the painted sky follows the clock while it turns
	lit     float64    // the hour in whose light they are painted
	flare   float64    // light of the clock's ring at the borders of night and day
	glow    ui.Colour  // of the plate after a blow
	sway    float64    // of the lanterns after a heavy one, from −1 to 1
}

// The lights of the roof: by night the moon from behind, two signs and a
// lantern, by day the sun and the sky.
var (
	moonLight = ui.Colour{R: 0.55, G: 0.65, B: 1, A: 1}
	signPink  = ui.Colour{R: 1, G: 0.22, B: 0.62, A: 1}
	lampLight = ui.Colour{R: 1, G: 0.62, B: 0.28, A: 1}
	discLight = ui.Colour{R: 0.8, G: 0.62, B: 1, A: 1}
	sunLight  = ui.Colour{R: 1, G: 0.88, B: 0.66, A: 1}
	lowSun    = ui.Colour{R: 1, G: 0.62, B: 0.34, A: 1}
	skyLight  = ui.Colour{R: 0.5, G: 0.65, B: 0.9, A: 1}
)

// lightStage sets the stage for this window and the hour.
func (s *place) lightStage() {
	p := s
	hour := s.shown.hour
	light := sprites.LightAt(hour)
	night := 1 - light
	n := s.lay.Camera.D / places.Unit
	dusk := math.Max(0, 1-math.Abs(light-0.5)/0.35)
	sun := sunLight.Mix(lowSun, dusk)
	at := math.Remainder(hour-ztm.Hours/2, ztm.Hours) / ztm.Hours * 2 * math.Pi // 0 at noon
	home, _ := s.home()
	p.lights = [7]stage.Light{
		{X: 120, Y: 620, Z: 520, R: 620, Colour: moonLight, Power: 1.3 * night},
		{X: -760, Y: 260, Z: 160, R: 260, Colour: home.Neon[0], Power: 1.1 * night},
		{X: 780, Y: 240, Z: 170, R: 260, Colour: home.Neon[1], Power: 0.65 * night},
		{X: -490, Y: -262, Z: 70, R: 130, Colour: lampLight, Power: 1.7 * night * s.shown.hp[s.on.Bottom] / ztm.MaxHP},
		{X: 0, Y: 0, Z: 260, R: 260, Colour: discLight.Mix(sunLight, light), Power: 0.55*night + 1.6*p.flare},
		{X: 500 * math.Sin(at), Y: 700, Z: 700, R: 1500, Colour: sun, Power: 1.25 * light},
		{X: 500, Y: -500, Z: 600, R: 900, Colour: skyLight, Power: 0.35 * light},
	}
	for i := range p.lights {
		l := &p.lights[i]
		l.X, l.Y, l.Z, l.R = l.X*n, l.Y*n, l.Z*n, l.R*n
	}
	mix := func(a, b float64) float64 { return a + (b-a)*light }
	p.stage = stage.Stage{Camera: s.lay.Camera, Lean: places.Lean, Ambient: [3]float64{mix(0.24, 0.62), mix(0.19, 0.58), mix(0.36, 0.58)}, Lights: p.lights[:],
		Sun: [2]float64{mix(-0.12, -0.55*math.Sin(at)), mix(-0.55, -0.75)}, Shade: 0.6}
	s.on.Board.Stage, s.on.Board.Inlaid = &p.stage, true
	s.on.Board.Light = light
}

// home is the roof of whoever sits opposite, and its number.
func (s *place) home() (*homes.Home, float64) {
	if r := s.on.RivalOf(s.on.Bottom.Other()); r != nil {
		return homes.Of(r.ID)
	}
	return homes.Of("")
}

// painted is the hour in whose light ground and sky are painted. While the clock turns
// they follow when it has come some hours further, or from night to day: painting is dear.
func (s *place) painted() float64 {
	now := math.Mod(math.Round(2*s.shown.hour)/2, ztm.Hours)
	if math.Abs(math.Remainder(now-s.lit, ztm.Hours)) >= s.grain || ztm.IsNight(int(now)) != ztm.IsNight(int(s.lit)) {
		s.lit = now
	}
	return s.lit
}

// backdrop draws the roof and the clock, in the light of the hour.
func (s *place) backdrop(c *ui.Canvas) {
	if s.lay.Radius <= 0 { // drawn before it has been laid out
		return
	}
	s.lightStage()
	if c.Blank() {
		return
	}
	p := s
	dx, dy := s.on.Shift()
	_, roof := s.home()
	p.ground.Draw(c, &p.stage, s.paintGround, dx, dy, s.painted(), roof, float64(rules.Truth(s.on.Lang == lang.JA)))
	things.Marks(c, s.lay, dx, dy, float64(s.on.Board.Light), [2]float64{ztm.MaxHP - s.shown.hp[s.on.Seat(0)], ztm.MaxHP - s.shown.hp[s.on.Seat(1)]})
	s.drawClock(c, dx, dy)
	s.drawString(c, 1, dx, dy)
	s.drawString(c, 0, dx, dy)
	rival := s.lay.Rival
	lean := math.Round(4*s.border.lean) / 4
	s.on.DrawRival(c, ui.Rect{X: rival.X - 0.04*lean*rival.W, Y: rival.Y - 0.08*lean*rival.H, W: rival.W * (1 + 0.08*lean), H: rival.H * (1 + 0.08*lean)})
}

// inlaid are the places that are let into the planks.
var inlaid = [...]struct {
	zone uint8
	kind inlay.Kind
}{{ztm.SetA, inlay.Tray}, {ztm.SetB, inlay.Tray}, {ztm.Area, inlay.Map}, {ztm.Charger, inlay.Battery}, {ztm.Abyss, inlay.Well}, {ztm.Deck, inlay.Bed}}

// drawInlaid draws those of them that are wanted, at k of their size.
func (s *place) drawInlaid(c *ui.Canvas, k, dx, dy, light float64, wanted func(r ui.Rect) bool) {
	for _, in := range inlaid {
		for _, r := range s.lay.Zones[in.zone] {
			if r.Empty() || !wanted(r) {
				continue
			}
			p := inlay.Place{Kind: in.kind, At: s.stage.Lying(board.CardIn(r)), W: r.W * k, H: r.W * cards.Aspect * k}
			for i := range p.At {
				p.At[i].X, p.At[i].Y = (p.At[i].X+dx)*k, (p.At[i].Y+dy)*k
			}
			inlay.Draw(c, &p, light)
		}
	}
}

// paintGround paints what stays while the hour does: sky, city, table.
func (s *place) paintGround(c *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
	l := s.lay
	hour := s.painted()
	light := sprites.LightAt(hour)
	k := c.Env.H / s.on.Surface.Env().H
	far := l.Far / s.on.Surface.Env().H
	orb := 0.60
	if l.Tall {
		orb = 0.64
	}
	home, _ := s.home()
	high := float64(dst.Bounds().Dy())
	cardart.PlaceRows(dst, "zutomayo", st, 0.5, [2]float64{far*high - 2, (far + 18.0/720) * high}, append([]float64{hour, light, far, l.City, l.Radius / l.Camera.D, 0, orb, far * 0.5}, home.Values()...)...)
	things.Wet(c, l, k, light, home.Neon)
	things.Shade(c, l, k, light, hour)
	things.Draw(c, l, k, light, st.Sun)
	s.drawInlaid(c, k, 0, 0, light, func(r ui.Rect) bool { return true })
	home.Draw(c, dst, l, k, light, s.on.Lang)
}

// drawClock draws the clock as it turns, and the loupe of the fixed hand.
func (s *place) drawClock(c *ui.Canvas, dx, dy float64) {
	p, l := s, s.lay
	k := &p.clock
	k.CX, k.CY, k.D, k.Tilt = l.Camera.CX, l.Camera.CY, l.Camera.D, l.Camera.Tilt
	k.Radius, k.Hour, k.Light = l.Radius, s.shown.hour, s.on.Board.Light
	k.Ambient, k.Flare = p.stage.Ambient, p.flare
	k.Lights = k.Lights[:0]
	for _, q := range p.lights {
		k.Lights = append(k.Lights, sprites.PlaceLight{X: q.X, Y: q.Y, Z: q.Z, R: q.R, Colour: [3]float64{float64(q.Colour.R) * q.Power, float64(q.Colour.G) * q.Power, float64(q.Colour.B) * q.Power}})
	}
	k.Glow = [3]float64{float64(p.glow.R * p.glow.A), float64(p.glow.G * p.glow.A), float64(p.glow.B * p.glow.A)}
	k.From, k.To, k.Shown, k.Open = s.shown.hour, s.shown.hour, 0, 0
	if _, ok := s.picks.preview(); ok {
		k.To, k.Shown, k.Open = s.picks.ghostT, 1, float64(min(ztm.Hours-2, s.picks.foeHours()))
	}
	p.numbers = roof.Numerals(c, p.numbers, l.Radius)
	k.Numbers = p.numbers
	b := k.Bounds()
	lamp := p.lights[3].Power
	_, roof := s.home()
	p.plate.Draw(c, ui.Rect{X: b.X, Y: b.Y, W: b.W, H: b.H}, "chronos", dx, dy, func(dst *ebiten.Image, dx, dy float64) {
		k.CX, k.CY = l.Camera.CX+dx, l.Camera.CY+dy
		sprites.DrawChronos(dst, k)
	}, k.Hour, k.To, k.Shown, k.Open, k.Flare, k.Glow[0], k.Glow[1], k.Glow[2], k.CX, k.CY, k.Radius, lamp, roof)
	if l.Tiny { // where there is no room beside the clock, places lie on it
		s.drawInlaid(c, 1, dx, dy, s.on.Board.Light, func(r ui.Rect) bool { over := r.Intersect(l.Plate); return over.W > 0.1*r.W && over.H > 0 })
	}
}

// drawLoupe draws the fixed hand with its loupe: the hour under it, and whether it is night or day.
func (s *place) drawLoupe(c *ui.Canvas, dx, dy float64) {
	l, h := s.lay, s.hourShown()
	x, y := l.Dial.Centre()
	r := l.Dial.W / 2
	q := roof.Loupe{X: x + dx, Y: y + dy + 0.08*r*s.border.shake, R: r, Arm: r * 3.1, Light: float64(s.on.Board.Light), Night: ztm.IsNight(h), Glow: nightCol,
		Hour: strconv.Itoa(h), Rolling: s.rolling(), Word: phrases.Time(h).In(s.on.Lang), Special: phrases.Special(h, s.on.Lang)}
	if l.Tall || l.Small {
		q.Arm = r * 1.75
	}
	q.Draw(c)
}

// dialNode declares the clock for readers; the backdrop draws it.
func (s *place) dialNode(sf *ui.Surface) {
	h, l := s.hourShown(), s.on.Lang
	label, tip := Text.T(l, "dial.label", phrases.Hour(h, l), phrases.Time(h).In(l)), ""
	to, ok := s.picks.preview()
	if hours := s.on.Prompting(ztm.PromptHours); ok && hours && to != s.shown.hour {
		label = words.Sentences(l, label, Text.T(l, "dial.to", int(math.Round(to-s.shown.hour))))
	} else if ok && !hours {
		tip = s.picks.outcome(l, int(math.Round(to-s.shown.hour)))
		label = words.Sentences(l, label, tip)
		tip = words.Sentences(l, tip, Text.T(l, "dial.more"))
	}
	sf.Add(ui.Element{ID: "dial", Rect: s.lay.Dial, Role: ui.RoleText, Label: label, Tip: tip, Draw: func(c *ui.Canvas, _ ui.State) {
		dx, dy := s.on.Shift()
		s.drawLoupe(c, dx, dy)
	}})
	sf.Add(ui.Element{ID: "chronos", Rect: s.lay.Plate, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: Text.T(l, "chronos"), Loose: true})
	// Where the known cards would bring it.
	if ok && to != s.shown.hour {
		sf.Paint("dial.to", s.lay.Dial, func(c *ui.Canvas) { s.drawGoal(c, to) })
	}
}

// drawGoal draws the hour to come at its place on the clock.
func (s *place) drawGoal(c *ui.Canvas, to float64) {
	l := s.lay
	a := math.Pi - (s.picks.ghostT-s.shown.hour)/ztm.Hours*2*math.Pi
	sin, cos := math.Sincos(a)
	fs := math.Max(12*c.Env.Scale, l.Radius*0.09)
	at := 0.815
	x, y := l.Clock(at*l.Radius*cos, at*l.Radius*sin)
	covers := func(list [2]ui.Rect) bool {
		r := places.Around(x, y, fs*0.86)
		return !r.Intersect(list[0]).Empty() || !r.Intersect(list[1]).Empty()
	}
	for at < 1.2 && (covers(l.Attack) || covers(l.Zones[ztm.BattleField])) { // further out, clear of totals and fighters
		at += 0.04
		x, y = l.Clock(at*l.Radius*cos, at*l.Radius*sin)
	}
	dx, dy := l.Dial.Centre()
	if at >= 1.2 || math.Hypot(x-dx, y-dy) < l.Loupe()+0.5*fs { // a tiny window, where the question says it, or the present hour
		return
	}
	c.Disc(x, y, fs*0.86, ui.Hex(0x0b0726).Alpha(0.88))
	c.Ring(x, y, fs*0.86, math.Max(1.5, fs*0.12), clockCol)
	h := ((int(math.Round(to)) % ztm.Hours) + ztm.Hours) % ztm.Hours
	c.Text(strconv.Itoa(h), ui.Rect{X: x - fs, Y: y - fs, W: 2 * fs, H: 2 * fs}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: clockCol.Lighten(0.6), Loose: true})
}

// drawString draws the lanterns of a player, ten for the full HP: the
// opponent's on a string in the sky, one's own in a row on the table.
func (s *place) drawString(c *ui.Canvas, sd int, dx, dy float64) {
	q := roof.String{Own: sd == 0, Warm: ui.Hex(0xffb648), Lit: s.shown.hp[s.on.Seat(sd)] / 10, Day: float64(s.on.Board.Light), Sway: s.sway}
	if sd == 1 {
		home, _ := s.home()
		q.Warm = home.Lamp
	}
	if b := s.border; b.word != "" && !c.Env.Settings.ReducedMotion {
		q.Turns, q.Turned, q.Night = true, b.p, b.night
	}
	q.Draw(c, s.lay, sd, dx, dy)
}

// drawTurn names the turn that begins, or the card that turns the clock, beside the hand of the clock.
func (s *place) drawTurn(c *ui.Canvas) {
	if s.shown.turn == "" || s.lay.Tiny && strings.Contains(s.shown.turn, "\n") { // the log says it
		return
	}
	roof.Note(c, s.lay.Dial, strings.Split(s.shown.turn, "\n"), hourColour(s.hourShown()))
}

// flares returns the tween in which the clock's ring flares up and cools.
func (s *place) flares() ui.Tween {
	return ui.Tween{Ticks: 54, Ease: ui.Linear, Do: func(p float64) { s.flare = math.Sin(math.Pi*math.Sqrt(ui.Clamp01(p))) * (1 - 0.3*p) }, End: func() { s.flare = 0 }}
}
