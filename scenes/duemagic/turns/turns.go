// Package turns presents what a turn of Duemagic brings: its steps, the dice
// before the first one, and cards and creatures that come, change and go.
package turns

import (
	"cmp"
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/casting"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/recap"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Turns presents a table's turns.
type Turns struct {
	*staging.Table
	Comes   arrival.Arrival // something heavy that arrives
	came    int             // how much has arrived so before the player's eyes
	clash   *clash.Clash
	casting *casting.Casting
	tower   *tower.Tower
}

// On returns the turns of a table.
func On(t *staging.Table, c *clash.Clash, k *casting.Casting, tw *tower.Tower) Turns {
	return Turns{Table: t, clash: c, casting: k, tower: tw}
}

// Present adds the presenter of each kind of event of a turn.
func (s *Turns) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	all[rules.EvMove], all[rules.EvShow], all[rules.EvShuffle], all[rules.EvRandom] = s.moves, s.shows, s.shuffled, s.rolls
	all[rules.EvOver] = func(pr *present.Presentation) {
		pr.Over(faces.Civilizations[dmg.Darkness], faces.Light, ui.Tween{})
	}
	all[dmg.EvTurn], all[dmg.EvStep], all[dmg.EvTap], all[dmg.EvPass] = s.turn, s.step, s.taps, s.passed
	all[dmg.EvExtraTurn], all[dmg.EvSkip] = present.Said("log.extra"), s.skips
	all[dmg.EvMulligan], all[dmg.EvKeep] = s.risen("log.mulligan", "yes.mulligan"), s.risen("log.keep", "no.mulligan")
	all[dmg.EvEvolve], all[dmg.EvExchange], all[dmg.EvPower], all[dmg.EvReplaced] = s.evolves, s.exchanges, s.powerChange, present.Said("log.replaced")
	all[dmg.EvGrant] = s.lit("log.grant", "", func(*ui.Theme) ui.Colour { return s.Show.Theme.Good })
	all[dmg.EvProtected], all[dmg.EvSacrifice] = s.lit("log.protected", "shield", civilization(dmg.Light)), s.lit("log.sacrifice", "", civilization(dmg.Darkness))
	all[dmg.EvForbid], all[dmg.EvBound], all[dmg.EvShieldUp] = s.forbids, bound, s.shieldUp
}

// bound presents what is forbidden to a card or a player from now on.
func bound(pr *present.Presentation) {
	key := "log.bound.card"
	if pr.Event.Card == 0 {
		key = "log.bound.seat"
	}
	pr.Log(key, pr.Event.Seat, pr.Event.Def)
}

// Zones describes how the cards lie.
var Zones = []present.Zone{
	dmg.Library:   {Lay: present.Heap},
	dmg.Hand:      {Lay: present.Spread, Next: present.Middle},
	dmg.Battle:    {Lay: present.Spread},
	dmg.Graveyard: {Lay: present.Open},
	dmg.Mana:      {Plain: true},
	dmg.Shields:   {},
	dmg.Stack:     {Lay: present.Spread},
}

// risen presents an event by its sentence and a word that rises by the player.
func (s *Turns) risen(key, word string) func(pr *present.Presentation) {
	on := s.Show
	return func(pr *present.Presentation) {
		p := pr.Event.Seat
		pr.Log(key, p, 0, pr.Event.A)
		x, y := s.RiseAt(p)
		on.Play(on.Beside(on.Number(on.T(word), x, y, 20*on.Unit(), s.Colour(p), 60)), ui.Wait(12))
	}
}

// lit presents what happens to a card by a light on it.
func (s *Turns) lit(key, sound string, col func(*ui.Theme) ui.Colour) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		s.FlashOn(pr, pr.Event.Card, sound, col(s.Show.Theme), 20)
		args := []any(nil)
		if pr.Event.Kind == dmg.EvGrant {
			args = []any{keywordPhrase(pr.Event.A)}
		}
		pr.Log(key, pr.Event.Seat, pr.Event.Def, args...)
	}
}

func civilization(c int) func(*ui.Theme) ui.Colour {
	return func(*ui.Theme) ui.Colour { return faces.Civilizations[c] }
}

// moves presents a run of flights of the same sort.
func (s *Turns) moves(pr *present.Presentation) {
	on := s.Show
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	switch {
	case to == dmg.Stack: // it has its entry when it comes there
		pr.Take(func(e rules.Event) bool { return e.Kind == dmg.EvStacked && e.Card == first.Card && len(pr.Taken) == 1 })
	case from != dmg.Stack:
		pr.Take(func(e rules.Event) bool {
			return e.Kind == rules.EvMove && e.From.Kind() == from && e.To.Kind() == to && (e.To.Seat() == first.To.Seat() || to == dmg.Shields || from == dmg.Battle && to == dmg.Graveyard)
		})
	}
	if from == dmg.Shields && to == dmg.Hand && len(pr.Taken) == 1 && s.clash.Springs(first) {
		on.Play(s.clash.Leaps(first)...)
		pr.Fly(clash.Leap)
		on.Play(s.clash.Sprang(pr.Now.Known(first.Card), first)...)
		s.logMoves(pr)
		return
	}
	f := present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: staging.MoveSound(from, to)}, Gap: 8, Wait: 3}
	switch {
	case Zones[to].Lay == present.Spread:
		f.Ticks = 13
	case to == dmg.Mana:
		f.Ticks = 15
	}
	if to == dmg.Battle { // the heavier, the higher it falls from
		w := staging.Weight(s.M.Game.Power(&pr.Now.View.S, first.Card))
		f.Arc, f.Ease = 0.2+0.32*w, ui.EaseIn
	}
	if len(pr.Taken) > 4 {
		f.Gap = 4
	}
	if to == dmg.Stack {
		rest := 8
		if first.From.Seat() != on.Audience {
			rest = 4 // it is held up next
		}
		on.Play(pr.FlightTo(0, len(pr.Taken)-1, f), on.SoundTween("stack", 0.7, 0), s.casting.Slams(pr), ui.Wait(rest))
		return
	}
	if from == dmg.Shields {
		on.Play(ui.Call(func() { s.Breaks.Release(int(first.From.Seat())) }))
	}
	if from == dmg.Battle && to != dmg.Battle {
		s.strikes(pr)
	}
	switch {
	case from == dmg.Battle && to == dmg.Graveyard:
		f.Ember = faces.Civilizations[dmg.Fire]
	case from == dmg.Hand && to == dmg.Graveyard:
		f.Ember = faces.Civilizations[dmg.Darkness]
	}
	if from == dmg.Battle && to == dmg.Graveyard && !s.Still {
		f.Ticks, f.Arc, f.Ember = 14, 0, ui.Colour{}
		whole := s.clash.Shatters(pr)
		pr.Fly(f)
		on.Play(whole)
	} else {
		pr.Fly(f)
	}
	if r, ok := s.Lay.Zone(to, on.SideOf(first.To.Seat())); ok && to == dmg.Mana {
		x, y := r.Centre()
		col := on.Cards.ColourOf(first.Def)
		on.Play(on.Beside(ui.Par(on.Hit(x, y, 34*on.Unit(), col), on.Burst(x, y, 9, col))))
	}
	if next := pr.Coming(); to == dmg.Battle && !((next.Kind == dmg.EvEvolve || next.Kind == dmg.EvExchange) && s.M.Game.Power(&pr.Now.View.S, next.Card) >= arrival.Heavy) { // that strikes later
		s.lands(pr)
	}
	s.logMoves(pr)
}

// strikes presents what removes creatures from the battle zone: a bolt from
// what resolves to each of them. Those defeated in a battle have been struck
// already.
func (s *Turns) strikes(pr *present.Presentation) {
	on := s.Show
	st := &pr.Was.View.S
	k := dmg.Resolving(st)
	if k < 0 {
		return
	}
	o, taken, was := st.Stack[k], pr.Taken, pr.Was
	col := on.Cards.ColourOf(o.Def).Lighten(0.2)
	on.Play(on.SoundTween("attack-light", 0.7, 0), ui.Call(func() {
		x, y := s.tower.Top(k)
		for _, e := range taken {
			ground := was.Known(e.Card).Board()
			if q, ok := on.Board.PoseOf(ground); ok {
				on.Timeline.Now(ui.Par(on.Arrow(x, y, q.X, q.Y, col, 24),
					ui.Seq(ui.Wait(10), ui.Par(on.Strike(board.Blow{X: q.X, Y: q.Y, Force: 0.34, Colour: col}), on.Flash(ground, col, 20)))))
			}
		}
	}), ui.Wait(18))
}

// lands presents the weight of creatures that arrive: a light one is set down,
// a heavy one falls, the table trembles, and the others are pushed away.
func (s *Turns) lands(pr *present.Presentation) {
	on := s.Show
	for _, e := range pr.Taken {
		t := pr.Now.Known(e.Card)
		if t.Def == 0 {
			continue
		}
		w, col := staging.Weight(s.M.Game.Power(&pr.Now.View.S, e.Card)), on.Cards.ColourOf(t.Def)
		on.Play(on.Beside(ui.Seq(ui.Wait(11), ui.Call(func() { // when it has come to its place
			q, ok := on.Board.PoseOf(t.Board())
			if !ok {
				return
			}
			u := on.Unit()
			if w < 0.8 {
				on.Timeline.Now(ui.Par(on.SoundTween("hit-light", 0.22+0.2*w, 0), on.Hit(q.X, q.Y+q.W*0.5, 46*u, col), on.Burst(q.X, q.Y+q.W*0.6, 5, col)))
				return
			}
			parts := []ui.Tween{on.SoundTween("hit-"+board.Strength(w/3, 0.42, 0.8), 0.4+0.2*w, 0), on.Flash(t.Board(), col.Lighten(0.3), 16+int(6*w)), on.Impact(w, q.X, q.Y+q.W*0.55, 0, 1, col)}
			if w >= 1.3 && !s.Still { // the floor gives way
				parts = append(parts, s.Breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * (0.55 + 0.22*w), Colour: col}))
			}
			on.Timeline.Now(ui.Par(append(parts, s.Pushes(q, w, t.Board())...)...))
		}))))
	}
}

// sayings are the sentences of moves (table.Saying).
var sayings = []present.Saying{
	{From: dmg.Stack, To: dmg.Battle, Each: "log.enter"}, {From: dmg.Stack, To: dmg.Mana, Each: "log.charger"}, {From: dmg.Stack, To: dmg.Library, Each: "log.bottomed"}, {From: dmg.Stack, To: present.Anywhere},
	{From: dmg.Library, To: dmg.Hand, Each: "log.search", Count: "log.search.n", When: func(pr *present.Presentation) bool { return !dmg.Draws(&pr.Was.View.S) }},
	{From: dmg.Library, To: dmg.Hand, Each: "log.drawcard", Count: "log.draw", Few: 2}, {From: dmg.Hand, To: dmg.Mana, Each: "log.charge", When: func(pr *present.Presentation) bool {
		return pr.Was.Step() == dmg.StepCharge && pr.Was.View.S.NStack == 0
	}}, {From: dmg.Hand, To: dmg.Mana, Each: "log.tomana.hand"}, {From: dmg.Library, To: dmg.Mana, Each: "log.tomana.library"}, {From: dmg.Battle, To: dmg.Mana, Each: "log.tomana.battle"}, {From: dmg.Graveyard, To: dmg.Mana, Each: "log.tomana.grave"}, {From: present.Anywhere, To: dmg.Mana, Each: "log.tomana"},
	{From: dmg.Battle, To: dmg.Graveyard, Each: "log.destroy"}, {From: dmg.Battle, To: dmg.Hand, Each: "log.bounce"}, {From: dmg.Battle, To: dmg.Library, Each: "log.tolibrary"}, {From: dmg.Battle, To: dmg.Shields, Each: "log.toshield"},
	{From: dmg.Hand, To: dmg.Graveyard, Each: "log.discard"}, {From: present.Anywhere, To: dmg.Graveyard, Each: "log.tograve"}, {From: present.Anywhere, To: dmg.Battle, Each: "log.put"},
	{From: dmg.Shields, To: dmg.Hand, Each: "log.shieldcard", Count: "log.shieldhand"}, {From: present.Anywhere, To: dmg.Shields, Count: "log.shieldnew"},
	{From: present.Anywhere, To: dmg.Hand, Each: "log.tohand", Count: "log.tohand.n"}, {From: present.Anywhere, To: dmg.Library, Each: "log.tolibrary", Count: "log.tolibrary.n"},
}

// logMoves writes what moved into the log.
func (s *Turns) logMoves(pr *present.Presentation) {
	switch from, to := pr.Event.From.Kind(), pr.Event.To.Kind(); {
	case pr.Was.Turn() > 0:
		pr.SayMoves(sayings)
	case from == dmg.Library && to == dmg.Hand:
		pr.Log("log.draw", pr.Event.To.Seat(), 0, len(pr.Taken))
	case to == dmg.Shields:
		pr.Log("log.shields", rules.NoSeat, 0, dmg.ShieldCount)
	}
}

// shows presents cards that are revealed.
func (s *Turns) shows(pr *present.Presentation) {
	on := s.Show
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def == 0 || on.Audience == p && pr.Was.Known(ev.Card).Def != 0 || ev.From.Kind() == dmg.Shields {
			continue // one's own card is shown to the other: EvDeclare and the log tell
		}
		defs = append(defs, ev.Def)
		pr.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 && pr.Coming().Kind != dmg.EvDeclare { // that holds it up
		on.Play(on.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(present.Spot{Defs: defs, Seat: p}, 24+8*len(defs))
	}
}

func (s *Turns) shuffled(pr *present.Presentation) {
	on := s.Show
	on.Play(on.SoundTween("shuffle", 0.5, 0), ui.Wait(6))
	if z := pr.Event.To; pr.Was.Turn() > 0 && z.Kind() == dmg.Library {
		pr.Shuffled(z.Seat())
	}
}

// rolls presents the dice of the first game: two each.
func (s *Turns) rolls(pr *present.Presentation) {
	on := s.Show
	pr.Same()
	if pr.Was.Turn() > 0 || pr.Event.B != 6 {
		return
	}
	var sum, last [2]int
	var dice []board.Thrown
	for i, e := range pr.Taken {
		v := int(e.A) + 1 // events count a die's faces from 0
		sum[e.Seat] += v
		if dice = append(dice, board.Thrown{Seat: e.Seat, Value: v, Colour: s.Colour(e.Seat)}); i%4 == 3 {
			pr.Dice(dice)
			dice = nil
			pr.Log("log.dice", rules.NoSeat, 0, sum[0], sum[1], lang.Phrase{JA: on.Player(0, lang.JA) + "・" + on.Player(1, lang.JA), EN: on.Player(0, lang.EN) + " and " + on.Player(1, lang.EN)})
			last, sum = sum, [2]int{}
		}
	}
	w, me := rules.Seat(0), on.Bottom
	if last[1] > last[0] {
		w = 1
	}
	on.Play(ui.Wait(16), on.Callout(on.T("dice.fell", on.Player(me, on.Lang), last[me], last[me.Other()], on.Player(me.Other(), on.Lang)), on.Sentence(on.Lang, "log.dicewon", w, 0), s.Colour(w), 70))
}

func (s *Turns) turn(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	on.Play(pr.Show(0), s.Holds(rules.NoSeat))
	pr.Log("log.turn", p, 0, n)
	// Where no card lies; on phones the step under way is to be read there.
	r, title, size := cmp.Or(s.Lay.Phases, s.Lay.Stage), on.T("turn.of", on.Possessive(p, on.Lang, true)), 24*on.Unit()
	switch h := s.Lay.HUD[1]; {
	case s.Lay.Tall:
		r = s.Lay.Pile.Move(0, -10*on.Unit())
	case s.Lay.Tower(): // the floor below the rival's name
		r = ui.Rect{X: h.X, Y: s.Lay.Rim + 24*on.Unit(), W: h.W, H: 60 * on.Unit()}
	}
	x, y := r.Centre()
	if on.SideOf(p) == 0 { // that of the turn before may still be rising
		y += 3 * size
	}
	size *= math.Min(1, r.W/ui.Measure(title, ui.Display, size))
	pr.Turn(n <= 2, title, "", s.Colour(p), x, y+20*on.Unit(), size)
	on.Play(ui.Wait(8))
}

func (s *Turns) step(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	s.clash.Step()
	on.Play(pr.Show(0), s.Holds(rules.NoSeat), ui.Call(func() { s.Dark, s.Landed = 0, false }))
	if key := unstruck(pr); key != "" { // it would end without a word
		text := on.T(key)
		pr.Log(key, rules.NoSeat, 0)
		on.Play(ui.Call(func() { on.Surface.Announce(text) }), on.SoundTween("fizzle", 0.6, 0), on.Callout(text, "", faces.Light, 46))
	}
	if p := pr.Event.Seat.Other(); pr.Event.A == int16(dmg.StepCharge) && !on.IsYou(p) { // what there was to see, while the turn's first question is thought about
		on.Play(ui.Call(func() {
			if whose, lines := on.Before("log.turn"); whose == p { // not after an extra turn of one's own
				on.Say("log.recap", p, 0, recap.Of(lines, p, on.Named))
			}
		}))
	}
	if pr.Event.A == int16(dmg.StepAttackEnd) && pr.Was.View.S.NStack+pr.Was.View.S.NTriggers == 0 { // a breath between two attacks; other steps are only a light that moves on
		on.Play(ui.Wait(5))
	}
}

// unstruck returns why the attack under way ends without having struck, "" if it
// does not: whom it was meant for, or who attacks, is there no more.
func unstruck(pr *present.Presentation) string {
	st := &pr.Was.View.S
	if pr.Event.A != int16(dmg.StepAttackEnd) || st.Step != dmg.StepAttack && st.Step != dmg.StepBlock {
		return ""
	}
	if a := st.Card(rules.CardID(st.Vars[dmg.Attacker])); a.Zone.Kind() != dmg.Battle {
		return "log.attack.left"
	}
	return "log.attack.untargeted"
}

// passed moves the light of priority on. A priority that is not used costs no
// time, and nothing is said: what is not answered simply goes on.
func (s *Turns) passed(pr *present.Presentation) { s.Show.Play(s.Holds(pr.Event.Seat.Other())) }

// taps presents a run of tapping and untapping.
func (s *Turns) taps(pr *present.Presentation) {
	on := s.Show
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	creature := false
	for _, e := range pr.Taken {
		creature = creature || pr.Now.View.S.Card(e.Card).Zone.Kind() == dmg.Battle
	}
	on.Play(pr.Show(len(pr.Taken) - 1))
	switch {
	case creature:
		on.Play(on.SoundTween("card-place", 0.4, 0))
		for _, e := range pr.Taken {
			if dmg.Resolving(&pr.Was.View.S) >= 0 {
				on.Play(on.Beside(on.Flash(pr.Token(e.Card).Board(), faces.Light, 22)))
			}
		}
	case ev.A == 1:
		on.Play(on.SoundTween("mana-tap", 0.6, 0))
	}
	on.Play(ui.Wait(3))
	if step := pr.Was.Step(); len(pr.Taken) == 1 && creature && step != dmg.StepAttack && step != dmg.StepBlock {
		key := "log.untap"
		if ev.A == 1 {
			key = "log.tap"
		}
		pr.Log(key, ev.Seat, ev.Def)
	}
}

func (s *Turns) evolves(pr *present.Presentation) {
	s.Show.Play(pr.Show(0))
	s.rises(pr, "power-gain", "")
	pr.Log("log.evolve", pr.Event.Seat, pr.Event.Def, s.Phrase(pr, pr.Event.Src))
}

func (s *Turns) exchanges(pr *present.Presentation) {
	on := s.Show
	on.Play(pr.Show(0))
	word := "exchanged"
	if dmg.Tapped(&pr.Now.View.S, pr.Event.Card) {
		word = "exchanged.tapped"
	}
	s.rises(pr, "area-enter", on.T(word))
	pr.Log("log.exchange", pr.Event.Seat, pr.Event.Def, s.Called(rules.DefID(pr.Event.A)))
}

// rises presents the weight of a creature that takes another's place: its name,
// and a blow as strong as it is.
func (s *Turns) rises(pr *present.Presentation, sound, note string) {
	on := s.Show
	ev, u := pr.Event, on.Unit()
	t := pr.Token(ev.Card)
	col, k := on.Cards.ColourOf(ev.Def).Lighten(0.2), math.Min(1, float64(s.M.Game.Power(&pr.Now.View.S, ev.Card))/12000)
	power := s.M.Game.Power(&pr.Now.View.S, ev.Card)
	under := strconv.Itoa(power)
	if note != "" {
		under = words.List(on.Lang, under, note)
	}
	strikes := func() {
		if q, ok := on.Board.PoseOf(t.Board()); ok {
			on.Timeline.Now(ui.Par(on.Hit(q.X, q.Y, (110+90*k)*u, col), on.Burst(q.X, q.Y, 20+int(36*k), col), on.Shake((3+7*k)*u, 20), on.Flash(t.Board(), col, 30)))
			if power >= arrival.Heavy && !s.Still {
				on.Timeline.Now(s.Breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * 1.3, Colour: col}))
			}
		}
	}
	if power < arrival.Heavy {
		on.Play(on.SoundTween(sound, 0.9, 0), ui.Call(strikes), on.Callout(on.Cards.Name(ev.Def, on.Lang), under, col, 46))
		return
	}
	n := s.came
	s.came++
	a := arrival.Arrival{Face: on.Cards.Of(ev.Def, on.Lang), Words: under, Colour: col, Still: s.Still, Civ: -1, To: func() (board.Pose, bool) { return on.Board.PoseOf(t.Board()) }}
	if own := faces.Civs(on.Cards.Attr(ev.Def, dmg.ACiv)); len(own) > 0 {
		a.Civ = own[0]
	}
	a.Mid.X, a.Mid.Y = s.Lay.Stage.Centre()
	a.Wide = math.Min(s.Lay.Stage.W*0.7, s.Lay.Stage.H*0.94/cards.Aspect)
	on.Play(ui.Call(func() { board.Hush(&s.Show.Base, 60) }), on.Beside(s.Darkens(0.6, 8)), on.SoundTween(sound, 0.9, 0), ui.Wait(6),
		s.Comes.Begin(a, n, func() {
			strikes()
			on.Timeline.Now(ui.Par(on.SoundTween("hit-heavy", 0.9, 0), s.Darkens(0, 14)))
		}))
}

func (s *Turns) powerChange(pr *present.Presentation) {
	on := s.Show
	ev, n := pr.Event, int(pr.Event.A)
	col := on.Theme.Good
	if n < 0 {
		col = on.Theme.Danger
	}
	on.Play(pr.Show(0))
	if q, ok := on.Board.PoseOf(pr.Token(ev.Card).Board()); ok {
		on.Play(on.SoundTween("power-gain", 0.5, 0), ui.Par(on.Number(lang.Signed(n), q.X, q.Y, 28*on.Unit(), col, 54), on.Flash(pr.Token(ev.Card).Board(), col, 20)))
	}
	pr.Log("log.power", ev.Seat, ev.Def, lang.Signed(n))
}

func (s *Turns) forbids(pr *present.Presentation) {
	on := s.Show
	p, what := pr.Event.Seat, forbidPhrase(pr.Event.A)
	pr.Log("log.forbid", p, 0, what)
	on.Play(on.Callout(on.T("forbids", what.In(on.Lang)), on.Player(p, on.Lang), on.Theme.Danger, 50))
}

func (s *Turns) skips(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	on.Play(pr.Show(0), on.SoundTween("area-leave", 0.8, 0), on.Callout(on.T("skip"), on.T("skip.sub"), faces.Light, 60))
	pr.Log("log.skip", pr.Event.Seat, 0)
}

func (s *Turns) shieldUp(pr *present.Presentation) {
	on := s.Show
	pr.Log("log.shieldup", pr.Event.Seat, pr.Event.Def, pr.Event.A)
	on.Play(on.SoundTween("shield", 0.6, 0), ui.Wait(10))
}

// keywordPhrase names a keyword that an effect gives.
func keywordPhrase(n int16) lang.Phrase {
	return cmp.Or(phrases.Text["kwname."+strconv.Itoa(int(n))], lang.Phrase{JA: "能力", EN: "an ability"})
}

// forbidPhrase names what a player may not do.
func forbidPhrase(n int16) lang.Phrase {
	return cmp.Or(phrases.Text["forbid."+strconv.Itoa(int(n))], lang.Phrase{JA: "行動が制限される", EN: "do something"})
}
