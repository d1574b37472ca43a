package duemagic

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/recap"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// presenters returns the presenter of each kind of event.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	return map[rules.EventKind]func(pr *present.Presentation){
		rules.EvMove: s.moves, rules.EvShow: s.shows, rules.EvShuffle: s.shuffled, rules.EvRandom: s.rolls, rules.EvOver: func(pr *present.Presentation) { pr.Over(faces.Civilizations[dmg.Darkness], faces.Light, ui.Tween{}) },
		dmg.EvTurn: s.turn, dmg.EvStep: s.step, dmg.EvTap: s.taps, dmg.EvPass: s.passed,
		dmg.EvUse: s.used, dmg.EvStacked: s.stacked, dmg.EvTarget: s.targeted, dmg.EvMode: s.mode, dmg.EvResolve: s.resolves, dmg.EvFizzle: s.fizzles, dmg.EvLeaveStack: s.leavesStack,
		dmg.EvAttack: s.attackBegins, dmg.EvBlock: s.blocks, dmg.EvBattle: s.fights, dmg.EvBreak: s.breakShield, dmg.EvDirect: s.direct,
		dmg.EvDeclare: s.declares, dmg.EvEvolve: s.evolves, dmg.EvExchange: s.exchanges, dmg.EvPower: s.powerChange,
		dmg.EvGrant: s.lit("log.grant", "", func(*ui.Theme) ui.Colour { return s.Theme.Good }), dmg.EvProtected: s.lit("log.protected", "shield", civilization(dmg.Light)),
		dmg.EvSacrifice: s.lit("log.sacrifice", "", civilization(dmg.Darkness)), dmg.EvReplaced: present.Said("log.replaced"),
		dmg.EvForbid: s.forbids, dmg.EvExtraTurn: present.Said("log.extra"), dmg.EvSkip: s.skips, dmg.EvMulligan: s.risen("log.mulligan", "yes.mulligan"), dmg.EvKeep: s.risen("log.keep", "no.mulligan"), dmg.EvShieldUp: s.shieldUp,
		dmg.EvBound: func(pr *present.Presentation) {
			key := "log.bound.card"
			if pr.Event.Card == 0 {
				key = "log.bound.seat"
			}
			pr.Log(key, pr.Event.Seat, pr.Event.Def)
		},
	}
}

// spotPlace returns where a card is held up with its text, and where several
// are. One lies where nothing is answered meanwhile, over neither the stack nor
// what it is about; the last word of the match is in the middle.
func (s *Scene) spotPlace() (one, several ui.Rect) {
	u, st := s.Unit(), s.lay.Stage
	if q := s.lay.Prompt; !s.lay.Small && !s.View.S.Over() {
		if s.lay.Tall {
			return q.Union(s.lay.HUD[0]), st
		}
		h := math.Min(300*u, q.Bottom()-s.lay.Zones[dmg.Mana][1].Bottom()-14*u)
		return ui.Rect{X: q.X, Y: q.Bottom() - h, W: q.W, H: h}, st
	}
	h := math.Min(230*u, st.H*0.62)
	if s.lay.Small {
		h = math.Min(st.H*0.9, 130*u)
	}
	w := h/cards.Aspect + math.Min(340*u, st.W*0.5) + 32*u
	if s.lay.Tall || s.lay.Small {
		w = st.W
	}
	return st.Middle(math.Min(w, st.W), h+24*u), st
}

// risen presents an event by its sentence and a word that rises by the player.
func (s *Scene) risen(key, word string) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		p := pr.Event.Seat
		pr.Log(key, p, 0, pr.Event.A)
		x, y := s.beside(p)
		s.Play(s.Beside(s.Number(Text.T(s.Lang, word), x, y, 20*s.Unit(), s.ctrlColour(p), 60)), ui.Wait(12))
	}
}

// lit presents what happens to a card by a light on it.
func (s *Scene) lit(key, sound string, col func(*ui.Theme) ui.Colour) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		s.flash(pr, pr.Event.Card, sound, col(s.Theme), 20)
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

// flash lights a card up.
func (s *Scene) flash(pr *present.Presentation, c rules.CardID, sound string, col ui.Colour, ticks int) {
	if t := pr.Token(c); t.Def != 0 {
		s.Play(s.SoundTween(sound, 0.6, 0), s.Flash(t.Board(), col, ticks))
	}
}

// beside returns where a player's numbers rise.
func (s *Scene) beside(p rules.Seat) (x, y float64) {
	sd := s.SideOf(p)
	r := s.lay.HUD[sd]
	x, y = r.Centre()
	if sd == 1 { // floating numbers rise: stay in the window
		y = r.Bottom() + 24*s.Unit()
	}
	return x, y
}

// phrase returns a card's name for a second place in a sentence.
func (s *Scene) phrase(pr *present.Presentation, c rules.CardID) lang.Phrase {
	return s.called(pr.Token(c).Def)
}

// called returns a design's name in the brackets of each language.
func (s *Scene) called(def rules.DefID) lang.Phrase {
	return lang.Phrase{JA: s.Named(def, lang.JA), EN: s.Named(def, lang.EN)}
}

// moves presents a run of flights of the same sort.
func (s *Scene) moves(pr *present.Presentation) {
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
	if from == dmg.Shields && to == dmg.Hand && len(pr.Taken) == 1 && s.springs(first) {
		s.Play(leaps(s, first)...)
		pr.Fly(leap)
		s.Play(sprang(s, pr.Now.Known(first.Card), first)...)
		s.logMoves(pr)
		return
	}
	f := present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: moveSound(from, to)}, Gap: 8, Wait: 3}
	switch {
	case zones[to].Lay == present.Spread:
		f.Ticks = 13
	case to == dmg.Mana:
		f.Ticks = 15
	}
	if to == dmg.Battle { // the heavier, the higher it falls from
		w := weight(s.game.Power(&pr.Now.View.S, first.Card))
		f.Arc, f.Ease = 0.2+0.32*w, ui.EaseIn
	}
	if len(pr.Taken) > 4 {
		f.Gap = 4
	}
	if to == dmg.Stack {
		rest := 8
		if first.From.Seat() != s.Audience {
			rest = 4 // it is held up next
		}
		s.Play(pr.FlightTo(0, len(pr.Taken)-1, f), s.SoundTween("stack", 0.7, 0), slams(s, pr), ui.Wait(rest))
		return
	}
	if from == dmg.Shields {
		s.Play(ui.Call(func() { s.breaks.Release(int(first.From.Seat())) }))
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
	if from == dmg.Battle && to == dmg.Graveyard && !s.still {
		f.Ticks, f.Arc, f.Ember = 14, 0, ui.Colour{}
		whole := shatters(s, pr)
		pr.Fly(f)
		s.Play(whole)
	} else {
		pr.Fly(f)
	}
	if r, ok := s.lay.Zone(to, s.SideOf(first.To.Seat())); ok && to == dmg.Mana {
		x, y := r.Centre()
		col := s.Cards.ColourOf(first.Def)
		s.Play(s.Beside(ui.Par(s.Hit(x, y, 34*s.Unit(), col), s.Burst(x, y, 9, col))))
	}
	if next := pr.Coming(); to == dmg.Battle && !((next.Kind == dmg.EvEvolve || next.Kind == dmg.EvExchange) && s.game.Power(&pr.Now.View.S, next.Card) >= arrival.Heavy) { // that strikes later
		s.lands(pr)
	}
	s.logMoves(pr)
}

// strikes presents what removes creatures from the battle zone: a bolt from
// what resolves to each of them. Those defeated in a battle have been struck
// already.
func (s *Scene) strikes(pr *present.Presentation) {
	st := &pr.Was.View.S
	k := dmg.Resolving(st)
	if k < 0 {
		return
	}
	o, taken, was := st.Stack[k], pr.Taken, pr.Was
	col := s.Cards.ColourOf(o.Def).Lighten(0.2)
	s.Play(s.SoundTween("attack-light", 0.7, 0), ui.Call(func() {
		x, y := s.tower.Top(k)
		for _, e := range taken {
			ground := was.Known(e.Card).Board()
			if q, ok := s.Board.PoseOf(ground); ok {
				s.Timeline.Now(ui.Par(s.Arrow(x, y, q.X, q.Y, col, 24),
					ui.Seq(ui.Wait(10), ui.Par(s.Strike(board.Blow{X: q.X, Y: q.Y, Force: 0.34, Colour: col}), s.Flash(ground, col, 20)))))
			}
		}
	}), ui.Wait(18))
}

// weight is how heavy a creature is, from 0.3 to 3: one of 9000 power has it all.
func weight(power int) float64 { return stage.Weight(float64(power), 30000) }

// lands presents the weight of creatures that arrive: a light one is set down,
// a heavy one falls, the table trembles, and the others are pushed away.
func (s *Scene) lands(pr *present.Presentation) {
	for _, e := range pr.Taken {
		t := pr.Now.Known(e.Card)
		if t.Def == 0 {
			continue
		}
		w, col := weight(s.game.Power(&pr.Now.View.S, e.Card)), s.Cards.ColourOf(t.Def)
		s.Play(s.Beside(ui.Seq(ui.Wait(11), ui.Call(func() { // when it has come to its place
			q, ok := s.Board.PoseOf(t.Board())
			if !ok {
				return
			}
			u := s.Unit()
			if w < 0.8 {
				s.Timeline.Now(ui.Par(s.SoundTween("hit-light", 0.22+0.2*w, 0), s.Hit(q.X, q.Y+q.W*0.5, 46*u, col), s.Burst(q.X, q.Y+q.W*0.6, 5, col)))
				return
			}
			parts := []ui.Tween{s.SoundTween("hit-"+board.Strength(w/3, 0.42, 0.8), 0.4+0.2*w, 0), s.Flash(t.Board(), col.Lighten(0.3), 16+int(6*w)), s.Impact(w, q.X, q.Y+q.W*0.55, 0, 1, col)}
			if w >= 1.3 && !s.still { // the floor gives way
				parts = append(parts, s.breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * (0.55 + 0.22*w), Colour: col}))
			}
			s.Timeline.Now(ui.Par(append(parts, pushes(s, q, w, t.Board())...)...))
		}))))
	}
}

// pushes returns the tweens in which all creatures but some are pushed away from
// where something heavy strikes.
func pushes(s *Scene, q board.Pose, w float64, but ...string) (parts []ui.Tween) {
	for sd := range 2 {
		for _, o := range s.m.Creatures(s.Seat(sd)) {
			if p, there := s.Board.PoseOf(o.Board()); there && !slices.Contains(but, o.Board()) {
				d := math.Max(1, math.Hypot(p.X-q.X, p.Y-q.Y))
				k := 9 * w * s.Unit() * math.Min(1, 1.6*q.W/d)
				parts = append(parts, ui.Seq(ui.Wait(2+int(2*w)), s.Recoil(o.Board(), (p.X-q.X)/d*k, (p.Y-q.Y)/d*k*0.6, 16+int(4*w))))
			}
		}
	}
	return parts
}

func moveSound(from, to uint8) string {
	switch {
	case from == dmg.Library && to == dmg.Hand:
		return "card-draw"
	case to == dmg.Mana:
		return "mana-charge"
	case from == dmg.Battle && to == dmg.Graveyard:
		return "defeat"
	case to == dmg.Graveyard:
		return "abyss"
	case to == dmg.Shields, to == dmg.Library:
		return "card-deal"
	}
	return "card-place"
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
func (s *Scene) logMoves(pr *present.Presentation) {
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
func (s *Scene) shows(pr *present.Presentation) {
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def == 0 || s.Audience == p && pr.Was.Known(ev.Card).Def != 0 || ev.From.Kind() == dmg.Shields {
			continue // one's own card is shown to the other: EvDeclare and the log tell
		}
		defs = append(defs, ev.Def)
		pr.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 && pr.Coming().Kind != dmg.EvDeclare { // that holds it up
		s.Play(s.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(present.Spot{Defs: defs, Seat: p}, 24+8*len(defs))
	}
}

func (s *Scene) shuffled(pr *present.Presentation) {
	s.Play(s.SoundTween("shuffle", 0.5, 0), ui.Wait(6))
	if z := pr.Event.To; pr.Was.Turn() > 0 && z.Kind() == dmg.Library {
		pr.Shuffled(z.Seat())
	}
}

// rolls presents the dice of the first game: two each.
func (s *Scene) rolls(pr *present.Presentation) {
	pr.Same()
	if pr.Was.Turn() > 0 || pr.Event.B != 6 {
		return
	}
	var sum, last [2]int
	var dice []board.Thrown
	for i, e := range pr.Taken {
		v := int(e.A) + 1 // events count a die's faces from 0
		sum[e.Seat] += v
		if dice = append(dice, board.Thrown{Seat: e.Seat, Value: v, Colour: s.ctrlColour(e.Seat)}); i%4 == 3 {
			pr.Dice(dice)
			dice = nil
			pr.Log("log.dice", rules.NoSeat, 0, sum[0], sum[1], lang.Phrase{JA: s.Player(0, lang.JA) + "・" + s.Player(1, lang.JA), EN: s.Player(0, lang.EN) + " and " + s.Player(1, lang.EN)})
			last, sum = sum, [2]int{}
		}
	}
	w, me := rules.Seat(0), s.Bottom
	if last[1] > last[0] {
		w = 1
	}
	s.Play(ui.Wait(16), s.Callout(Text.T(s.Lang, "dice.fell", s.Player(me, s.Lang), last[me], last[me.Other()], s.Player(me.Other(), s.Lang)), s.Sentence(s.Lang, "log.dicewon", w, 0), s.ctrlColour(w), 70))
}

func (s *Scene) turn(pr *present.Presentation) {
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	s.Play(pr.Show(0), s.holds(rules.NoSeat))
	pr.Log("log.turn", p, 0, n)
	// Where no card lies; on phones the step under way is to be read there.
	r, title, size := cmp.Or(s.lay.Phases, s.lay.Stage), Text.T(s.Lang, "turn.of", s.Possessive(p, s.Lang, true)), 24*s.Unit()
	switch h := s.lay.HUD[1]; {
	case s.lay.Tall:
		r = s.lay.Pile.Move(0, -10*s.Unit())
	case s.lay.Tower(): // the floor below the rival's name
		r = ui.Rect{X: h.X, Y: s.lay.Rim + 24*s.Unit(), W: h.W, H: 60 * s.Unit()}
	}
	x, y := r.Centre()
	if s.SideOf(p) == 0 { // that of the turn before may still be rising
		y += 3 * size
	}
	size *= math.Min(1, r.W/ui.Measure(title, ui.Display, size))
	pr.Turn(n <= 2, title, "", s.ctrlColour(p), x, y+20*s.Unit(), size)
	s.Play(ui.Wait(8))
}

// holds returns the step that lights the HUD of the player with priority.
func (s *Scene) holds(p rules.Seat) ui.Tween {
	return ui.Call(func() { s.holder = p; s.Surface.Invalidate() })
}

func (s *Scene) step(pr *present.Presentation) {
	pr.Quiet()
	s.struck = 0
	s.Play(pr.Show(0), s.holds(rules.NoSeat), ui.Call(func() { s.dark, s.landed = 0, false }))
	if key := unstruck(pr); key != "" { // it would end without a word
		text := Text.T(s.Lang, key)
		pr.Log(key, rules.NoSeat, 0)
		s.Play(ui.Call(func() { s.Surface.Announce(text) }), s.SoundTween("fizzle", 0.6, 0), s.Callout(text, "", faces.Light, 46))
	}
	if p := pr.Event.Seat.Other(); pr.Event.A == int16(dmg.StepCharge) && !s.IsYou(p) { // what there was to see, while the turn's first question is thought about
		s.Play(ui.Call(func() {
			if whose, lines := s.Before("log.turn"); whose == p { // not after an extra turn of one's own
				s.Say("log.recap", p, 0, recap.Of(lines, p, s.Named))
			}
		}))
	}
	if pr.Event.A == int16(dmg.StepAttackEnd) && pr.Was.View.S.NStack+pr.Was.View.S.NTriggers == 0 { // a breath between two attacks; other steps are only a light that moves on
		s.Play(ui.Wait(5))
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
func (s *Scene) passed(pr *present.Presentation) { s.Play(s.holds(pr.Event.Seat.Other())) }

// taps presents a run of tapping and untapping.
func (s *Scene) taps(pr *present.Presentation) {
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	creature := false
	for _, e := range pr.Taken {
		creature = creature || pr.Now.View.S.Card(e.Card).Zone.Kind() == dmg.Battle
	}
	s.Play(pr.Show(len(pr.Taken) - 1))
	switch {
	case creature:
		s.Play(s.SoundTween("card-place", 0.4, 0))
		for _, e := range pr.Taken {
			if dmg.Resolving(&pr.Was.View.S) >= 0 {
				s.Play(s.Beside(s.Flash(pr.Token(e.Card).Board(), faces.Light, 22)))
			}
		}
	case ev.A == 1:
		s.Play(s.SoundTween("mana-tap", 0.6, 0))
	}
	s.Play(ui.Wait(3))
	if step := pr.Was.Step(); len(pr.Taken) == 1 && creature && step != dmg.StepAttack && step != dmg.StepBlock {
		key := "log.untap"
		if ev.A == 1 {
			key = "log.tap"
		}
		pr.Log(key, ev.Seat, ev.Def)
	}
}

// uses are the sentences of a use, by how it is paid.
var uses = map[uint8]string{dmg.HowPay: "log.use.pay", dmg.HowSac: "log.use.sac", dmg.HowFaceUp: "log.use.faceup", dmg.HowNinja: "log.use.ninja", dmg.HowTrigger: "log.use.trigger",
	dmg.HowStrike: "log.use.strike", dmg.HowFree: "log.use.free", dmg.HowExchange: "log.use.change", dmg.HowInvade: "log.use.invade"}

func (s *Scene) used(pr *present.Presentation) {
	key, ok := uses[uint8(pr.Event.A)]
	if !ok {
		key = "log.use.activate"
	}
	ev := pr.Event
	pr.Log(key, ev.Seat, ev.Def, s.game.Cost(&pr.Now.View.S, ev.Seat, ev.Card))
}

// stacked presents an ability put on the stack.
func (s *Scene) stacked(pr *present.Presentation) {
	s.Play(pr.Show(0), s.SoundTween("stack", 0.7, 0), slams(s, pr))
	pr.Log("log.stacked", pr.Event.Seat, pr.Event.Def)
	if ev, st := pr.Event, &pr.Now.View.S; !s.wish.Told && ev.C == int16(dmg.ItemCard) && ev.B == int16(dmg.HowPay) && s.Audience == ev.Seat.Other() && !s.opts.Lesson && !s.Session.Replaying() && (st.Active != ev.Seat || st.Step != dmg.StepMain) {
		s.wish.Told = true // once and for all
		keepStops(s)
		s.Play(ui.Call(func() { s.Surface.Toast(Text.T(s.Lang, "trigger.told", s.Named(ev.Def, s.Lang)), false) }))
	}
	s.Play(ui.Wait(8))
}

func (s *Scene) targeted(pr *present.Presentation) {
	ev := pr.Event
	entries.Remember(s.seen, &pr.Now.View.S)
	s.Play(pr.Show(0))
	switch {
	case ev.Card != 0:
		pr.Log("log.target", ev.Seat, ev.Def)
		if t := pr.Token(ev.Card); t.Def != 0 {
			s.Play(s.Beside(s.Flash(t.Board(), s.ctrlColour(ev.Seat), 16)))
		}
	case ev.B > 0:
		pr.Log("log.target.player", rules.Seat(ev.B-1), 0)
	}
	s.Play(ui.Wait(8))
}

func (s *Scene) mode(pr *present.Presentation) { pr.Log("log.mode", pr.Event.Seat, 0, pr.Event.B+1) }

// resolves presents the top of the stack as it begins to resolve.
func (s *Scene) resolves(pr *present.Presentation) {
	ev, st := pr.Event, &pr.Now.View.S
	s.Play(pr.Show(0), s.holds(rules.NoSeat))
	key := "log.resolve"
	if ev.Card == 0 { // the card itself lies elsewhere
		key = "log.resolve.ability"
	}
	pr.Log(key, ev.Seat, ev.Def)
	if i := int(ev.A); i < int(st.NStack) {
		pr.Vain = lang.Phrase{JA: s.reads().Vain(st, i, lang.JA), EN: s.reads().Vain(st, i, lang.EN)}
	}
	s.Play(s.SoundTween("resolve", 0.7, 0))
	if pr.Coming().Kind == dmg.EvFizzle {
		return
	}
	s.Play(peels(s, ev))
	if ev.Seat == s.Audience || pr.HeldUp(ev.Def) { // what one has used oneself, or read a moment ago, is not held up again
		s.Play(ui.Wait(4))
		return
	}
	text := ""
	if i := int(ev.A); i < int(st.NStack) {
		for _, b := range s.reads().Blocks(&st.Stack[i], s.Lang) {
			if text != "" {
				text += "\n"
			}
			text += b.Text
		}
	}
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: Text.T(s.Lang, "spot.resolve"), Text: text}, 34)
	pr.Quiet()
}

func (s *Scene) fizzles(pr *present.Presentation) {
	ev, key := pr.Event, "log.fizzle"
	if ev.C != 0 {
		key = "log.fizzle.empty"
	}
	pr.Log(key, ev.Seat, ev.Def)
	s.Play(s.SoundTween("fizzle", 0.7, 0))
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Warn: s.Sentence(s.Lang, key, ev.Seat, ev.Def)}, 44)
}

// leavesStack takes the top of the tower away; what is below comes up. What has
// not resolved breaks like a pane.
func (s *Scene) leavesStack(pr *present.Presentation) {
	pr.Quiet()
	if ev := pr.Event; ev.B == 0 {
		s.Play(ui.Call(func() {
			x, y := s.tower.Top(int(ev.A))
			s.Timeline.Now(ui.Par(s.SoundTween("shield-break", 0.6, 0), s.Burst(x, y, 40, ui.Hex(0xcfe6ff)), s.Hit(x, y, 80*s.Unit(), s.Cards.ColourOf(ev.Def)), s.Shake(4*s.Unit(), 12)))
		}))
	}
	s.Play(pr.Show(0), ui.Call(func() { s.tower.Peel = 0 }), ui.Wait(3))
}

// declares presents a card used from the shields: light bursts from them, and
// its name is called.
func (s *Scene) declares(pr *present.Presentation) {
	ev, key, word := pr.Event, "log.declare", Text.T(s.Lang, "spot.trigger")
	if ev.Src != 0 {
		key, word = "log.strike", ""
	}
	x, y := s.lay.Zones[dmg.Shields][s.SideOf(ev.Seat)].Centre()
	col, u := s.Cards.ColourOf(ev.Def).Lighten(0.2), s.Unit()
	light := ui.Par(s.Hit(x, y, 190*u, col), s.Burst(x, y, 44, col), s.Shake(6*u, 20))
	if r := s.struckAt[ev.Seat]; ev.Seat != s.Audience && ev.Src == 0 && !r.Empty() { // one's own has burst already
		x, y = r.Centre()
		light = ui.Par(s.darkens(0.7, 14), s.Hit(x, y, 150*u, col), s.Burst(x, y, 30, col), s.Shake(6*u, 10))
	}
	s.Play(s.SoundTween("trigger", 0.9, 0), s.Beside(light))
	if word != "" {
		s.Play(s.Beside(s.calls(word, col, false, 80)), ui.Wait(14))
	}
	pr.Log(key, ev.Seat, ev.Def)
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: lang.Capital(Text.T(s.Lang, "kind.trigger")), Text: strings.Join(s.game.Lib.RulesText(ev.Def, s.Lang), "\n")}, 40)
	s.Play(s.Beside(s.darkens(0, 16)))
}

func (s *Scene) evolves(pr *present.Presentation) {
	s.Play(pr.Show(0))
	s.rises(pr, "power-gain", "")
	pr.Log("log.evolve", pr.Event.Seat, pr.Event.Def, s.phrase(pr, pr.Event.Src))
}

func (s *Scene) exchanges(pr *present.Presentation) {
	s.Play(pr.Show(0))
	word := "exchanged"
	if dmg.Tapped(&pr.Now.View.S, pr.Event.Card) {
		word = "exchanged.tapped"
	}
	s.rises(pr, "area-enter", Text.T(s.Lang, word))
	pr.Log("log.exchange", pr.Event.Seat, pr.Event.Def, s.called(rules.DefID(pr.Event.A)))
}

// rises presents the weight of a creature that takes another's place: its name,
// and a blow as strong as it is.
func (s *Scene) rises(pr *present.Presentation, sound, note string) {
	ev, u := pr.Event, s.Unit()
	t := pr.Token(ev.Card)
	col, k := s.Cards.ColourOf(ev.Def).Lighten(0.2), math.Min(1, float64(s.game.Power(&pr.Now.View.S, ev.Card))/12000)
	power := s.game.Power(&pr.Now.View.S, ev.Card)
	under := strconv.Itoa(power)
	if note != "" {
		under = words.List(s.Lang, under, note)
	}
	strikes := func() {
		if q, ok := s.Board.PoseOf(t.Board()); ok {
			s.Timeline.Now(ui.Par(s.Hit(q.X, q.Y, (110+90*k)*u, col), s.Burst(q.X, q.Y, 20+int(36*k), col), s.Shake((3+7*k)*u, 20), s.Flash(t.Board(), col, 30)))
			if power >= arrival.Heavy && !s.still {
				s.Timeline.Now(s.breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * 1.3, Colour: col}))
			}
		}
	}
	if power < arrival.Heavy {
		s.Play(s.SoundTween(sound, 0.9, 0), ui.Call(strikes), s.Callout(s.Cards.Name(ev.Def, s.Lang), under, col, 46))
		return
	}
	n := s.came
	s.came++
	a := arrival.Arrival{Face: s.Cards.Of(ev.Def, s.Lang), Words: under, Colour: col, Still: s.still, Civ: -1, To: func() (board.Pose, bool) { return s.Board.PoseOf(t.Board()) }}
	if own := faces.Civs(s.Cards.Attr(ev.Def, dmg.ACiv)); len(own) > 0 {
		a.Civ = own[0]
	}
	a.Mid.X, a.Mid.Y = s.lay.Stage.Centre()
	a.Wide = math.Min(s.lay.Stage.W*0.7, s.lay.Stage.H*0.94/cards.Aspect)
	s.Play(ui.Call(func() { board.Hush(&s.Base, 60) }), s.Beside(s.darkens(0.6, 8)), s.SoundTween(sound, 0.9, 0), ui.Wait(6),
		s.comes.Begin(a, n, func() {
			strikes()
			s.Timeline.Now(ui.Par(s.SoundTween("hit-heavy", 0.9, 0), s.darkens(0, 14)))
		}))
}

func (s *Scene) powerChange(pr *present.Presentation) {
	ev, n := pr.Event, int(pr.Event.A)
	col := s.Theme.Good
	if n < 0 {
		col = s.Theme.Danger
	}
	s.Play(pr.Show(0))
	if q, ok := s.Board.PoseOf(pr.Token(ev.Card).Board()); ok {
		s.Play(s.SoundTween("power-gain", 0.5, 0), ui.Par(s.Number(lang.Signed(n), q.X, q.Y, 28*s.Unit(), col, 54), s.Flash(pr.Token(ev.Card).Board(), col, 20)))
	}
	pr.Log("log.power", ev.Seat, ev.Def, lang.Signed(n))
}

func (s *Scene) forbids(pr *present.Presentation) {
	p, what := pr.Event.Seat, forbidPhrase(pr.Event.A)
	pr.Log("log.forbid", p, 0, what)
	s.Play(s.Callout(Text.T(s.Lang, "forbids", what.In(s.Lang)), s.Player(p, s.Lang), s.Theme.Danger, 50))
}

func (s *Scene) skips(pr *present.Presentation) {
	pr.Quiet()
	s.Play(pr.Show(0), s.SoundTween("area-leave", 0.8, 0), s.Callout(Text.T(s.Lang, "skip"), Text.T(s.Lang, "skip.sub"), faces.Light, 60))
	pr.Log("log.skip", pr.Event.Seat, 0)
}

func (s *Scene) shieldUp(pr *present.Presentation) {
	pr.Log("log.shieldup", pr.Event.Seat, pr.Event.Def, pr.Event.A)
	s.Play(s.SoundTween("shield", 0.6, 0), ui.Wait(10))
}

func (s *Scene) attackBegins(pr *present.Presentation) {
	ev := pr.Event
	pr.Quiet()
	s.Play(pr.Show(0), s.SoundTween("attack-light", 0.8, 0), s.Beside(s.Flash(pr.Token(ev.Card).Board(), s.Theme.Danger, 18)), ui.Wait(14))
	if ev.Src != 0 {
		pr.Log("log.attack.on", ev.Seat, ev.Def, s.phrase(pr, ev.Src))
		return
	}
	pr.Log("log.attack", ev.Seat, ev.Def)
}

func (s *Scene) blocks(pr *present.Presentation) {
	pr.Quiet()
	s.Play(pr.Show(0), s.SoundTween("shield", 0.8, 0), s.Flash(pr.Token(pr.Event.Card).Board(), faces.Civilizations[dmg.Light], 22), ui.Wait(12))
	pr.Log("log.block", pr.Event.Seat, pr.Event.Def)
}

// keywordPhrase names a keyword that an effect gives.
func keywordPhrase(n int16) lang.Phrase {
	return cmp.Or(Text["kwname."+strconv.Itoa(int(n))], lang.Phrase{JA: "能力", EN: "an ability"})
}

// forbidPhrase names what a player may not do.
func forbidPhrase(n int16) lang.Phrase {
	return cmp.Or(Text["forbid."+strconv.Itoa(int(n))], lang.Phrase{JA: "行動が制限される", EN: "do something"})
}

// slams presents an entry that is put on another: it falls on the tower, which
// gives way and trembles. The first one only lies down. What comes out of a
// shield slams down in a light of its own.
func slams(s *Scene, pr *present.Presentation) ui.Tween {
	n := int(pr.Now.View.S.NStack)
	col, u := s.Cards.ColourOf(pr.Event.Def).Lighten(0.25), s.Unit()
	free := false
	if n > 0 {
		o := &pr.Now.View.S.Stack[n-1]
		free = o.Kind == dmg.ItemCard && (o.How == dmg.HowTrigger || o.How == dmg.HowStrike)
	}
	return ui.Call(func() {
		x, y := s.tower.Top(n - 1)
		switch {
		case free:
			s.Timeline.Now(ui.Par(s.SoundTween("hit-heavy", 0.8, 0), s.Impact(1.9, x, y+20*u, 0, 1, col), s.Sweep(x, y, col, 44), s.Burst(x, y, 36, col)))
		case n < 2:
			s.Timeline.Now(s.Hit(x, y, 60*u, col))
			return
		default:
			s.Timeline.Now(ui.Par(s.SoundTween("hit-medium", 0.6, 0), s.Impact(0.9, x, y+20*u, 0, 1, col)))
		}
		for _, o := range pr.Now.View.S.Stack[:n-1] {
			if k := s.m.Waits(&o); k != 0 {
				s.Timeline.Now(ui.Seq(ui.Wait(2), s.Recoil(present.Token{Key: k}.Board(), 0, 12*u, 18)))
			}
		}
	})
}

// peels presents the top of the stack as it begins to resolve: it comes off the
// tower towards the reader, its targets light up.
func peels(s *Scene, ev rules.Event) ui.Tween {
	i := int(ev.A)
	col := s.ctrlColour(ev.Seat).Lighten(0.2)
	return ui.Tween{Ticks: 7, Ease: ui.EaseOut, Start: func() {
		x, y := s.tower.Top(i)
		s.Timeline.Now(s.Hit(x, y, 90*s.Unit(), col))
		s.Timeline.Now(ui.Seq(ui.Wait(7), s.Burst(x, y, 30, s.Cards.ColourOf(ev.Def).Lighten(0.2))))
		if i >= len(s.m.Stack()) {
			return
		}
		o := &s.m.Stack()[i]
		for j := range o.T[:o.NT] {
			a := s.reads().Aim(o, &o.T[j], s.Lang, true)
			if x, y, ok := s.place(&a); ok {
				s.Timeline.Now(s.Hit(x, y, 70*s.Unit(), col))
			}
		}
	}, Do: func(p float64) {
		s.tower.Peel = p
		s.Surface.Invalidate()
	}}
}
