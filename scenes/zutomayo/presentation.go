package zutomayo

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// shown holds the numbers that run to the view's values during a presentation.
type shown struct {
	hp, power [2]float64
	hour      float64    // position of the medal, fractional while it moves
	turn      string     // the turn that begins, in words, while the dial shows it
	fought    [2]int     // attacks of the turn's battle
	battle    bool       // the battle is over
	night     rules.Seat // who has the night side; NoSeat before that is drawn
}

// sync sets the numbers to the view's values.
func (s *Scene) sync() {
	st := &s.View.S
	for p := range s.shown.hp {
		s.shown.hp[p], s.shown.power[p] = float64(st.Seats[p][ztm.HP]), float64(st.Seats[p][ztm.Power])
	}
	s.shown.hour = float64(st.Vars[ztm.Chronos])
	s.shown.night = rules.Seat(st.Vars[ztm.NightSide])
	if s.Turn() == 0 && s.Count(ztm.Hand, 0)+s.Count(ztm.Hand, 1) == 0 {
		s.shown.night = rules.NoSeat
	}
}

// zones says how the cards of each zone are shown and get there.
var zones = []present.Zone{
	ztm.Deck:        {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 20}, Gap: 8, Wait: 6, Log: "log.todeck"}},
	ztm.Hand:        {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 14, Sound: "card-draw"}, Gap: 5, Log: "log.tohand"}},
	ztm.BattleField: {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Flash: 0.5, Log: "log.swap"}},
	ztm.SetA:        {},
	ztm.SetB:        {},
	ztm.AreaNew:     {},
	ztm.Area:        {Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "area-enter"}, Flash: 0.6, Wait: 6, Log: "log.area"}},
	ztm.Charger:     {Lay: present.Open, About: "about.charger", Come: present.Flight{Motion: board.Motion{Ticks: 17, Arc: 0.5, Sound: "charge"}, Log: "log.charger"}},
	ztm.Abyss:       {Lay: present.Open, About: "about.abyss", Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.25, Sound: "abyss", Ember: abyssCol}, Log: "log.abyss"}}, // gone for good: it burns on the way
	ztm.Aside:       {Lay: present.Aside},
}

// set is the flight of cards that are set.
var set = present.Flight{Motion: board.Motion{Ticks: 16, Sound: "card-place"}, Gap: 3}

// presenters maps kinds of events to the functions that present them.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	return map[rules.EventKind]func(pr *present.Presentation){
		rules.EvCommit: s.commits, rules.EvMove: s.moves, rules.EvFlip: s.flips, rules.EvRandom: s.lot, rules.EvSeatVar: s.number, rules.EvOver: s.over,
		ztm.EvTurn: s.turn, ztm.EvStep: (*present.Presentation).Quiet, // nothing but the light in the phase bar
		ztm.EvHours: s.cardHours, ztm.EvClock: s.clock, ztm.EvTimeChange: s.timeChange,
		ztm.EvEffect: s.effect, ztm.EvUnmet: s.unmet("unmet"), ztm.EvExpire: s.unmet("expire"), ztm.EvUnderpowered: s.underpowered, ztm.EvAttack: s.attackChange, ztm.EvElement: s.element, ztm.EvShield: s.shield, ztm.EvName: s.named, ztm.EvKept: s.kept,
		ztm.EvBattle: s.battle, ztm.EvDamage: s.damage, ztm.EvLoss: s.damage, ztm.EvHeal: s.heal,
		ztm.EvRebuild: s.rebuild, ztm.EvMulligan: s.mulligan,
	}
}

// spotPlace returns the places for a card held up with its words, and for several.
func (s *Scene) spotPlace() (one, several ui.Rect) {
	u, st := s.Unit(), s.lay.Stage
	one = st.Middle(math.Min(st.W*0.96, 520*u), math.Min(st.H*0.42, 176*u))
	switch {
	case s.lay.Small:
		one = s.lay.Prompt.Union(s.lay.Hand[0]) // the fighters stay visible
		_, one = one.CutTop(math.Max(0, s.lay.Hand[0].Y-one.Y), 0)
	case s.lay.Tall:
		one = s.lay.Prompt
	default:
		one = s.rightOf(14 * u)
		one.Y = s.lay.far + 26*u
		one.H = math.Max(140*u, math.Min(0.56*one.W, 250*u))
	}
	return one, st
}

// rightOf returns the room right of the fighters, whose attacks must stay
// visible, up to the piles.
func (s *Scene) rightOf(gap float64) ui.Rect {
	z := &s.lay.Zones
	x := z[ztm.BattleField][0].Right() + gap
	return ui.Rect{X: x, W: math.Min(z[ztm.Abyss][0].X, z[ztm.Abyss][1].X) - gap - x}
}

func (s *Scene) centre(kind uint8, p rules.Seat) (x, y float64) {
	r, _ := s.lay.Zone(kind, s.SideOf(p))
	return r.Centre()
}

// beside returns where a player's numbers rise: at the end of the lanterns,
// clear of the counting number and of the player's name.
func (s *Scene) beside(p rules.Seat) (x, y float64) {
	sd := s.SideOf(p)
	if r := s.lay.lanterns[sd]; !r.Empty() {
		if x, y = r.Right()-24*s.Unit(), r.Y+r.H*0.5; sd == 1 { // floating numbers rise: stay in the window
			y += 44 * s.Unit()
		}
		return x, y
	}
	r := s.lay.HUD[sd]
	x, y = r.X+r.W*0.42, r.Y+r.H*0.5
	if sd == 1 {
		y = r.Bottom() + math.Min(50*s.Unit(), r.H)
	}
	return x, y
}

func hourOf(m *present.Moment) int { return int(m.View.S.Vars[ztm.Chronos]) }

func hourColour(h int) ui.Colour {
	if isNight(h) {
		return nightCol
	}
	return dayCol
}

// way returns the meaning of a move on the table.
func way(e rules.Event) string {
	from, to := e.From.Kind(), e.To.Kind()
	switch {
	case e.Kind == rules.EvSeatVar && e.C == ztm.Power:
		return "power"
	case e.Kind != rules.EvMove:
	case from == ztm.Hand && (to == ztm.BattleField || to == ztm.SetA || to == ztm.SetB || to == ztm.AreaNew):
		return "set"
	case to == ztm.Charger || to == ztm.Abyss:
		return "pile"
	case to == ztm.BattleField && (from == ztm.SetA || from == ztm.SetB):
		return "enter"
	case to == ztm.Deck || to == ztm.Aside:
		return "back"
	}
	return ""
}

func (s *Scene) moves(pr *present.Presentation) {
	w := way(pr.Event)
	like := func(e rules.Event) bool { return way(e) == w }
	switch w {
	case "pile", "enter": // who comes does not wait for who goes
		pr.Take(func(e rules.Event) bool { return way(e) == "pile" || way(e) == "power" || way(e) == "enter" })
	case "back":
		pr.Take(like)
	}
	rest := ends(s, pr)
	switch w {
	case "set":
		for i, ev := range pr.Take(like) { // what is set already lies there
			sd, node := s.SideOf(ev.From.Seat()), pr.After(i).Landed(ev).Board()
			s.Play(ui.Call(func() {
				for _, pose := range sealPoses(s, sd) {
					s.Board.From(node, pose)
				}
			}))
		}
		pr.Fly(set)
	case "pile", "enter":
		s.leaves(pr)
		s.Play(rest)
	case "back":
		s.returns(pr)
		s.Play(rest)
	default:
		pr.Moves()
	}
}

// ends presents what goes with an Area Enchant that leaves (ZTM-10.10, 10.30):
// attacks fall or rise, and shields break, each beside its number. It returns
// the time to read that, once the card has gone.
func ends(s *Scene, pr *present.Presentation) (rest ui.Tween) {
	was := pr.Was
	for i, ev := range pr.Taken {
		now := pr.After(i)
		st, old := &now.View.S, &was.View.S
		if was = now; ev.Kind != rules.EvMove || ev.From.Kind() != ztm.Area || st.Step < ztm.StepEffects {
			continue
		}
		fx, fy := s.centre(ztm.Area, ev.From.Seat())
		for p := range rules.Seat(2) {
			if v := s.game.Attack(st, p); st.Step == ztm.StepEffects && v != s.game.Attack(old, p) {
				rest = ui.Wait(26)
				s.Play(s.Beside(changes(s, p, v-s.game.Attack(old, p), fx, fy)), pr.Say("log.ends.attack", p, ev.Def, v, lang.Signed(v-s.game.Attack(old, p))))
			}
			if n := s.game.Shield(old, p) - s.game.Shield(st, p); n > 0 {
				rest = ui.Wait(26)
				x, y := s.beside(p)
				s.Play(s.Beside(ui.Par(s.SoundTween("abyss", 0.5, 0), s.Arrow(fx, fy, x, y, s.Theme.Danger, 20), s.Number(s.T("shield.ends", n), x, y, 26*s.Unit(), s.Theme.Danger, 80), s.Burst(x, y, 16, clockCol))), pr.Say("log.ends.shield", p, ev.Def, n))
			}
		}
	}
	return rest
}

// changes returns the tween in which an attack changes by n, because of what is
// at fx, fy: a thread from there, and the number beside it.
func changes(s *Scene, p rules.Seat, n int, fx, fy float64) ui.Tween {
	x, y := risesAt(s, s.SideOf(p))
	col := s.Theme.Good
	if n < 0 {
		col = s.Theme.Danger
	}
	return ui.Par(s.SoundTween("power-gain", 0.6, 0), s.Arrow(fx, fy, x, y, col, 20), s.Number(lang.Signed(n), x, y, 34*s.Unit(), col, 80), s.Burst(x, y, 14, col))
}

// leaves presents flights to Chargers and Abysses, with the Power they bring,
// and those of new Characters to the field.
func (s *Scene) leaves(pr *present.Presentation) {
	var steps []ui.Tween
	for i, ev := range pr.Taken {
		if ev.Kind != rules.EvMove {
			continue
		}
		if way(ev) == "enter" {
			f := zones[ztm.BattleField].Come
			pr.Log(f.Log, ev.To.Seat(), ev.Def)
			f.Log = ""
			steps = append(steps, pr.Flight(i, f))
			continue
		}
		f := zones[ev.To.Kind()].Come
		if from := ev.From.Kind(); (from == ztm.SetA || from == ztm.SetB) && s.Cards.Attr(ev.Def, ztm.AType) == ztm.Character {
			pr.Log("log.second", ev.To.Seat(), ev.Def)
			x, y := s.centre(from, ev.From.Seat()) // what it is good for is not seen otherwise
			s.Play(s.Beside(s.Number(Text.T(s.Lang, "second"), x, y, 19*s.Unit(), powerCol.Lighten(0.35), 110)))
		}
		pr.Log(f.Log, ev.To.Seat(), ev.Def) // they leave together: the log keeps their order
		if f.Log = ""; ev.From.Kind() == ztm.Area {
			f.Leave = "area-leave"
		}
		fly := pr.Flight(i, f)
		if i+1 < len(pr.Taken) && pr.Taken[i+1].Kind == rules.EvSeatVar {
			e := pr.Taken[i+1]
			fly = ui.Seq(fly, s.powerStep(e))
			pr.Log("log.power", e.Seat, 0, e.A, e.B)
		}
		steps = append(steps, fly)
	}
	s.Play(ui.Stagger(6, steps...))
}

// returns presents cards that go back to a deck, in a mulligan via aside.
func (s *Scene) returns(pr *present.Presentation) {
	f := zones[ztm.Deck].Come
	if len(pr.Taken) > 5 {
		f.Gap = 3
	}
	var steps []ui.Tween
	for i, ev := range pr.Taken {
		if ev.To.Kind() == ztm.Deck && ev.Def != 0 && len(pr.Taken) < 4 {
			pr.Log(f.Log, ev.To.Seat(), ev.Def)
		}
		if ev.From.Kind() != ztm.Aside {
			g := f
			g.Log = ""
			steps = append(steps, pr.Flight(i, g))
		}
	}
	s.Play(s.SoundTween("card-deal", 0.5, 0), ui.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// flips presents the simultaneous reveal.
func (s *Scene) flips(pr *present.Presentation) {
	s.tale = tale{}
	pr.Flips()
	for _, ev := range pr.Taken {
		key := "log.set"
		if ev.From.Kind() == ztm.BattleField {
			key = "log.first"
		}
		pr.Log(key, ev.From.Seat(), ev.Def)
		if ev.From.Seat() != s.Bottom {
			s.tale.set = shows(s.tale.set, ev.Def)
		}
	}
	s.Play(ui.Wait(known(s, 16, 5)))
}

// known returns the ticks of something that a player has to get used to: many
// in the first turn, few from the third on.
func known(s *Scene, first, later int) int {
	return int(math.Round(ui.Lerp(float64(first), float64(later), ui.Clamp01(float64(s.Turn()-1)/2))))
}

// lot presents who has the night side.
func (s *Scene) lot(pr *present.Presentation) {
	if ev := pr.Event; ev.C == ztm.NightSide && pr.Was.Turn() == 0 {
		p := rules.Seat(ev.A)
		s.Play(s.SoundTween("bell-night", 0.6, 0), pr.Show(0), ui.Call(func() { s.shown.night = p }), s.Callout(Text.T(s.Lang, "intro"), s.Sentence(s.Lang, "intro.night", p, 0), nightCol, 90))
		pr.Log("log.night", p, 0)
	}
}

func (s *Scene) number(pr *present.Presentation) {
	if ev := pr.Event; ev.C == ztm.Power {
		s.Play(s.powerStep(ev))
		pr.Log("log.power", ev.Seat, 0, ev.A, ev.B)
	}
}

// powerStep returns the step in which a player's Power changes.
func (s *Scene) powerStep(ev rules.Event) ui.Tween {
	x, y := s.beside(ev.Seat)
	col := powerCol
	if ev.B < ev.A {
		col = s.Theme.Danger
	}
	return ui.Par(s.SoundTween("power-gain", 0.6, 0), board.Count(&s.shown.power[ev.Seat], float64(ev.B), 10), s.Number(lang.Signed(int(ev.B-ev.A)), x, y, 30*s.Unit(), col, 56), s.Burst(x, y, 12, col))
}

func (s *Scene) turn(pr *present.Presentation) {
	pr.Quiet()
	n, h, l := int(pr.Event.A), hourOf(pr.Was), s.Lang
	s.Play(pr.Show(0), ui.Call(func() { s.shown.battle = false }))
	pr.Log("log.turn", rules.NoSeat, 0, n, hourPhrase(h), timePhrase(h))
	title := Text.T(l, "turn", n)
	if n > 1 { // beside the hand of the clock, where it covers nothing
		s.Play(s.SoundTween("turn-start", 0.6, 0), s.Beside(ui.Tween{Ticks: 30, Start: func() { s.shown.turn = title }, End: func() { s.shown.turn = "" }}))
		return
	}
	x, y := s.lay.Stage.Centre()
	pr.Turn(n == 1, title, hourName(h, l)+l.Pick("・", ", ")+timePhrase(h).In(l), hourColour(h), x, y, 20*s.Unit())
}

// cardHours presents the hours that each card adds: a ray of light to the hand of the clock.
func (s *Scene) cardHours(pr *present.Presentation) {
	dx, dy := s.lay.dial.Centre()
	var steps []ui.Tween
	for _, ev := range pr.Same() {
		s.tale.own[ev.Seat] += int(ev.A)
		if ev.A == 0 || pr.Now.Known(ev.Card).Def == 0 {
			continue
		}
		kind := pr.Now.View.S.Card(ev.Card).Zone.Kind()
		x, y := s.centre(kind, ev.Seat)
		r, _ := s.lay.Zone(kind, s.SideOf(ev.Seat))
		size := math.Min(34*s.Unit(), r.H*0.3) // it rises, clear of the clock in the card's corner
		steps = append(steps, ui.Seq(pr.Say("log.hours", ev.Seat, ev.Def, ev.A), ui.Par(s.Number("+"+strconv.Itoa(int(ev.A)), x, y+r.H*0.3, size, clockCol, 60), s.Arrow(x, y, dx, dy, clockCol, known(s, 22, 13)), s.SoundTween("stack", 0.4, 0))))
	}
	if len(steps) > 0 {
		s.Play(ui.Stagger(4, steps...))
	}
}

// strides returns the tweens in which the clock goes on by n hours from a, each
// numeral struck; if it tells, with night and day changing places at the last
// border on the way.
func strides(s *Scene, a, n, dir int, tells bool, turned func(hour float64) func()) []ui.Tween {
	last := -1 // the step over the border that is told
	hour := func(i int) float64 { return wrapHour(float64(a + dir*i)) }
	for i := range n {
		if tells && isNight(int(hour(i))) != isNight(int(hour(i+1))) {
			last = i
		}
	}
	steps := make([]ui.Tween, n)
	for i := range steps {
		at, to := hour(i), hour(i+1)
		ticks := max(3, min(known(s, 10, 6), known(s, 44, 24)/n))
		if last >= 0 && i < last && i >= last-2 { // tick by tick
			steps[i] = nears(s, at, to, dir, 1-0.5*float64(last-1-i))
			continue
		}
		if i == last { // the border lies under the pointer, and the clock holds its breath
			steps[i] = ui.Seq(ui.Tween{Ticks: ticks, Ease: ui.EaseOut, Do: func(p float64) { s.shown.hour = wrapHour(at + 0.45*float64(dir)*p) }},
				breath(s, isNight(int(to))), cross(s, isNight(int(to)), turned(to)))
			continue
		}
		gain := 0.35 + 0.5*float64(i+1)/float64(n)                  // each numeral is struck, the last one loudest
		steps[i] = ui.Seq(ui.Tween{Ticks: ticks, Ease: ui.EaseBack, // past the notch and back into it
			Do: func(p float64) { s.shown.hour = wrapHour(at + float64(dir)*p) },
			End: func() {
				s.shown.hour = to
				s.Sound("tick", 0.5, 0)
				s.Sound("strike", gain, 0)
				s.Surface.Invalidate()
			}})
	}
	return steps
}

// clock presents the medal's way, hour by hour, or its jump.
func (s *Scene) clock(pr *present.Presentation) {
	a, b, n := int(pr.Event.A), int(pr.Event.B), int(pr.Event.C)
	s.tale.goes(pr.Token(pr.Event.Src).Def, a, b)
	tells := isNight(a) != isNight(b) || pr.Coming().Kind == ztm.EvTimeChange // told where the pointer crosses, and not again
	show := pr.Show(0)
	turned := func(h float64) func() {
		return func() {
			show.Start()
			s.shown.hour = h
		}
	}
	env := s.Surface.Env()
	still := env != nil && env.Settings.ReducedMotion
	way := math.Remainder(float64(b-a), ztm.Hours)
	if def := pr.Token(pr.Event.Src).Def; def != 0 && a != b { // beside the hand: who turns it, and where
		text := s.T("tale.way", hourName(a, s.Lang), hourName(b, s.Lang))
		if n < 0 || n == 0 && way < 0 {
			text = s.T("clock.back", text)
		}
		text = s.Named(def, s.Lang) + "\n" + text
		s.Play(s.Beside(ui.Tween{Ticks: 60, Start: func() { s.shown.turn = text }, End: func() { s.shown.turn = "" }}))
	}
	if n == 0 {
		s.Play(s.SoundTween("tick", 0.9, 0))
		if tells && !still { // it is dragged
			s.Play(ui.Tween{Ticks: 12, Ease: ui.EaseIn, Do: func(p float64) {
				s.shown.hour = wrapHour(float64(a) + math.Copysign(0.45*p, way))
				s.border.lean, s.border.shake = p, math.Sin(p*math.Pi*5)
			}})
		}
		if tells {
			s.Play(breath(s, isNight(b)), cross(s, isNight(b), turned(float64(b))))
		} else {
			s.Play(ui.Tween{Ticks: 30, Do: func(p float64) {
				s.shown.hour = wrapHour(float64(a) + way*p)
				if p >= 1 {
					s.shown.hour = float64(b)
				}
			}})
		}
		pr.Log("log.jumpclock", rules.NoSeat, 0, "", hourPhrase(a), hourPhrase(b))
		return
	}
	if still { // one step of light
		key := "log.clock"
		if n < 0 {
			n, key = -n, "log.rewind"
		}
		if tells {
			s.Play(breath(s, isNight(b)), cross(s, isNight(b), turned(float64(b))))
		} else {
			s.Play(ui.Tween{Ticks: 8, Start: func() { s.shown.hour = float64(b) }, End: func() {
				s.Sound("tick", 0.7, 0)
				s.Surface.Invalidate()
			}}, ui.Wait(8))
		}
		pr.Log(key, rules.NoSeat, 0, n, hourPhrase(a), hourPhrase(b))
		return
	}
	dir, key := 1, "log.clock"
	if n < 0 {
		n, dir, key = -n, -1, "log.rewind"
	}
	steps := strides(s, a, n, dir, tells, turned)
	grain := 1.0
	if n > 6 {
		grain = 2
	}
	s.Play(ui.Call(func() { s.place.grain = grain }), ui.Seq(steps...), ui.Call(func() { s.place.grain = 0 }), ui.Wait(4))
	if beyond := wrapHour(float64(b + dir)); isNight(b) != isNight(int(beyond)) && isNight(a) == isNight(b) {
		s.Play(s.Beside(tremble(s)))
	}
	pr.Log(key, rules.NoSeat, 0, n, hourPhrase(a), hourPhrase(b))
}

// Banner returns the words that are announced now, across the table or beside the clock.
func (s *Scene) Banner() string {
	if s.border.word != "" {
		return Text.T(s.Lang, s.border.word)
	}
	return s.Match.Banner()
}

// flares returns the tween in which the clock's ring flares up and cools.
func (s *Scene) flares() ui.Tween {
	return ui.Tween{Ticks: 54, Ease: ui.Linear, Do: func(p float64) { s.place.flare = math.Sin(math.Pi*math.Sqrt(ui.Clamp01(p))) * (1 - 0.3*p) }, End: func() { s.place.flare = 0 }}
}

func wrapHour(h float64) float64 {
	h = math.Mod(h, ztm.Hours)
	if h < 0 {
		h += ztm.Hours
	}
	return h
}

// timeChange notes that night and day have changed places; clock has told it.
func (s *Scene) timeChange(pr *present.Presentation) {
	word := "dawn"
	if pr.Event.A == ztm.ChangeDayToNight {
		word = "dusk"
	}
	s.Play(pr.Show(0))
	pr.Log("log."+word, rules.NoSeat, 0)
	if pr.Now.Step() != ztm.StepEffects {
		return
	}
	st := pr.Now.View.S // what the change makes of attacks that already had effects
	for p := range rules.Seat(2) {
		st.Vars[ztm.Chronos] = [...]int16{ztm.Hours / 2, 0}[rules.Truth(word == "dusk")]
		v := s.game.Attack(&st, p)
		st.Vars[ztm.Chronos] = ztm.Hours/2 - st.Vars[ztm.Chronos]
		if n := v - s.game.Attack(&st, p); n != 0 {
			pr.Log("log.attack."+word, p, 0, v, lang.Signed(n))
		}
	}
}

// effect presents the beginning of an ability.
func (s *Scene) effect(pr *present.Presentation) {
	ev, text := pr.Event, s.Cards.Clause(int(pr.Event.A), s.Lang)
	s.Play(s.SoundTween("resolve", 0.6, 0))
	head, name := s.Sentence(s.Lang, "log.held", ev.Seat, 0), s.Player(ev.Seat, s.Lang)
	first, _, _ := strings.Cut(name, " the ") // rather short than cut
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: strings.Replace(head, name, first, 1), Text: text}, 40)
	if tok := pr.Token(ev.Card); tok.Def != 0 {
		s.Play(s.Beside(s.Flash(tok.Board(), s.Cards.ColourOf(ev.Def).Alpha(0.6), 14)))
	}
	pr.Log("log.effect", ev.Seat, ev.Def)
	s.tale.by = shows(s.tale.by, ev.Def)
}

// unmet says by a word over a card that an ability has no effect or that its
// discard condition holds; a card with several says so once.
func (s *Scene) unmet(word string) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		ev := pr.Event
		pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.Card == ev.Card })
		pr.Quiet()
		x, y := s.centre(pr.Was.View.S.Card(ev.Card).Zone.Kind(), ev.Seat)
		s.Play(s.Number(Text.T(s.Lang, word), x, y, 24*s.Unit(), s.Theme.Warm, 44))
		pr.Log("log."+word, ev.Seat, 0, lang.Phrase{JA: s.Named(ev.Def, lang.JA), EN: lang.EN.Owned(s.Named(ev.Def, lang.EN))}) // not an act that the rail shows
	}
}

// underpowered presents cards that do nothing for want of Power; several of a
// player's in one beat.
func (s *Scene) underpowered(pr *present.Presentation) {
	ev := pr.Event
	all := pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.Seat == ev.Seat })
	spot := present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Text: Text.T(s.Lang, "spot.void"), Warn: Text.T(s.Lang, "short.long", ev.B, ev.A)}
	var others []string
	for _, e := range all[1:] {
		others = append(others, s.Named(e.Def, s.Lang))
	}
	if others != nil {
		spot.Text = words.Sentences(s.Lang, spot.Text, Text.T(s.Lang, "spot.void.more", words.List(s.Lang, others...)))
	}
	s.Play(s.SoundTween("error", 0.6, 0))
	pr.Spot(spot, 40)
	for _, e := range all {
		pr.Log("log.under", e.Seat, e.Def, e.A, e.B)
	}
}

func (s *Scene) attackChange(pr *present.Presentation) {
	ev := pr.Event
	x, y := risesAt(s, s.SideOf(ev.Seat))
	col := s.Theme.Good
	if ev.A < 0 {
		col = s.Theme.Danger
	}
	if s.Play(pr.Show(0)); ev.A == 0 {
		pr.Log("log.attack.same", ev.Seat, 0, ev.B)
		return
	}
	s.Play(s.SoundTween("power-gain", 0.6, 0), ui.Par(s.Number(lang.Signed(int(ev.A)), x, y, 34*s.Unit(), col, 60), s.Burst(x, y, 14, col), ui.Wait(known(s, 16, 10))))
	pr.Log("log.attack", ev.Seat, 0, ev.B, lang.Signed(int(ev.A)))
}

// risesAt returns where a change of a side's attack begins to rise: beside the
// number, on the side away from the fighter, so that it ends beside it, too, and
// never on the other side's number above it.
func risesAt(s *Scene, sd int) (x, y float64) {
	r, u := s.lay.attack[sd], s.Unit()
	x, y = r.Centre()
	if f, _ := s.lay.Zones[ztm.BattleField][sd].Centre(); s.lay.Tall && x > f {
		return r.Right() + 22*u, y + 24*u
	}
	if s.lay.Small { // cards and words are near at that side
		return x, y + 22*u
	}
	return r.X - 14*u, y + 40*u
}

func (s *Scene) element(pr *present.Presentation) {
	ev := pr.Event
	if tok, ok := pr.Now.Top(ztm.BattleField, ev.Seat); ok {
		v := ztm.Elements.Values[ev.A]
		s.Play(s.SoundTween("resolve", 0.5, 0), s.Flash(tok.Board(), elementColours[ev.A], 30))
		pr.Log("log.element", ev.Seat, tok.Def, lang.Phrase{JA: v.JA, EN: v.EN})
	}
}

func (s *Scene) shield(pr *present.Presentation) {
	p, n := pr.Event.Seat, int(pr.Event.A)
	x, y := s.beside(p)
	s.Play(s.SoundTween("shield", 0.6, 0), s.Number(Text.T(s.Lang, "shield.n", n), x, y, 26*s.Unit(), clockCol, 70), ui.Wait(known(s, 12, 8)))
	pr.Log("log.shield", p, 0, n)
}

func (s *Scene) named(pr *present.Presentation) {
	ev, key, sound := pr.Event, "log.name.miss", "abyss"
	if ev.B != 0 {
		key, sound = "log.name.hit", "power-gain"
	}
	s.Play(s.SoundTween(sound, 0.5, 0), ui.Wait(8))
	pr.Log(key, ev.Seat, rules.DefID(ev.A))
}

func (s *Scene) kept(pr *present.Presentation) {
	ev := pr.Event
	if tok, ok := pr.Now.Top(ztm.BattleField, ev.Seat); ok {
		s.Play(s.SoundTween("commit", 0.5, 0), s.Flash(tok.Board(), s.Theme.Warm, 30))
	}
	pr.Log("log.kept", ev.Seat, ev.Def)
}

func (s *Scene) rebuild(pr *present.Presentation) {
	ev := pr.Event
	pr.Riffle(rules.ZoneOf(ztm.Deck, ev.Seat), 0.6, 40)
	pr.Log("log.rebuild", ev.Seat, 0, ev.A)
}

// commits presents that a player has set; a redraw presents itself.
func (s *Scene) commits(pr *present.Presentation) {
	if pr.Was.View.S.Dec.Prompt != ztm.PromptMulligan {
		pr.Common()
	}
}

func (s *Scene) mulligan(pr *present.Presentation) {
	ev, key := pr.Event, "log.mulligan"
	if ev.A == 0 {
		key = "log.nomulligan"
	}
	s.Play(s.SoundTween("commit", 0.5, 0))
	pr.Log(key, ev.Seat, 0, ev.A)
}
