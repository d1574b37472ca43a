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
	"godeck/scenes/duemagic/answer"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/casting"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/recap"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Turns presents a table's turns.
type Turns struct {
	table   *staging.Table
	Comes   arrival.Arrival // something heavy that arrives
	came    int             // how much has arrived so before the player's eyes
	clash   *clash.Clash
	casting *casting.Casting
	tower   *tower.Tower
}

// On returns the turns of a table.
func On(t *staging.Table, c *clash.Clash, k *casting.Casting, tw *tower.Tower) Turns {
	return Turns{table: t, clash: c, casting: k, tower: tw}
}

// Present adds the presenter of each kind of event of a turn.
func (s *Turns) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	all[rules.EvMove], all[rules.EvShow], all[rules.EvShuffle], all[rules.EvRandom] = s.moves, s.shows, s.shuffled, s.rolls
	all[rules.EvOver] = func(pr *present.Presentation) {
		pr.Told = pr.Now.View.S.Result.Reason == dmg.ReasonDirect // its blow and its words have been seen
		pr.Over(faces.Civilizations[dmg.Darkness], faces.Light, ui.Tween{})
	}
	all[dmg.EvTurn], all[dmg.EvStep], all[dmg.EvTap], all[dmg.EvPass] = s.turn, s.step, s.taps, s.passed
	all[dmg.EvExtraTurn], all[dmg.EvSkip] = present.Said("log.extra"), s.skips
	all[dmg.EvMulligan], all[dmg.EvKeep] = s.risen("log.mulligan", "yes.mulligan"), s.risen("log.keep", "no.mulligan")
	all[dmg.EvEvolve], all[dmg.EvExchange], all[dmg.EvPower], all[dmg.EvReplaced] = s.evolves, s.exchanges, s.powerChange, present.Said("log.replaced")
	all[dmg.EvGrant] = s.lit("log.grant", "", func(*ui.Theme) ui.Colour { return s.table.Show.Theme.Good })
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

// rolls presents the dice of the first game: two each. Ties are told by the log alone,
// the throw that decides is seen.
func (s *Turns) rolls(pr *present.Presentation) {
	on := s.table.Show
	pr.Same()
	if pr.Was.Turn() > 0 || pr.Event.B != 6 {
		return
	}
	var sum, last [2]int
	var dice []board.Thrown
	for i, e := range pr.Taken {
		v := int(e.A) + 1 // events count a die's faces from 0
		sum[e.Seat] += v
		if dice = append(dice, board.Thrown{Seat: e.Seat, Value: v, Colour: s.table.Colour(e.Seat)}); i%4 == 3 {
			if i == len(pr.Taken)-1 {
				present.Throw(pr, dice, 48)
			}
			dice = nil
			pr.Log("log.dice", rules.NoSeat, 0, sum[0], sum[1], lang.Phrase{JA: on.Player(0, lang.JA) + "・" + on.Player(1, lang.JA), EN: on.Player(0, lang.EN) + " and " + on.Player(1, lang.EN)})
			last, sum = sum, [2]int{}
		}
	}
	w, me := rules.Seat(0), on.Bottom
	if last[1] > last[0] {
		w = 1
	}
	on.Play(ui.Wait(6), on.Beside(on.Callout(on.T("dice.fell", on.Player(me, on.Lang), last[me], last[me.Other()], on.Player(me.Other(), on.Lang)), on.Sentence(on.Lang, "log.dicewon", w, 0), s.table.Colour(w), 60)), ui.Wait(8)) // cards are dealt below the words
}

func (s *Turns) turn(pr *present.Presentation) {
	on := s.table.Show
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	if n > 1 { // how the turn before has left the table
		on.Play(s.table.Beat(p.Other()))
	}
	on.Play(pr.Show(0), s.table.Holds(rules.NoSeat))
	if q := p.Other(); !on.IsYou(q) { // what there was to see, below the heading of the turn that it was
		on.Play(ui.Call(func() {
			if whose, lines := on.Latest("log.turn"); whose == q { // not after an extra turn of one's own
				on.Say("log.recap", q, 0, recap.Of(lines, q, on.Named))
			}
		}))
	}
	pr.Log("log.turn", p, 0, n)
	// Where no card lies; on phones the step under way is to be read there.
	r, title, size := cmp.Or(s.table.Lay.Phases, s.table.Lay.Stage), on.T("turn.of", on.Possessive(p, on.Lang, true)), 24*on.Unit()
	switch h := s.table.Lay.HUD[1]; {
	case s.table.Lay.Tall:
		r = s.table.Lay.Pile.Move(0, -10*on.Unit())
	case s.table.Lay.Small && !s.table.Lay.Phases.Empty(): // where the stack will be: creatures and the phases take the middle
		r, _ = s.table.Lay.Pile.CutTop(s.table.Lay.Pile.H*0.3, 0)
	case s.table.Lay.Tower(): // the floor below the rival's name
		r = ui.Rect{X: h.X, Y: s.table.Lay.Rim + 24*on.Unit(), W: h.W, H: 60 * on.Unit()}
	}
	x, y := r.Centre()
	if on.SideOf(p) == 0 { // that of the turn before may still be rising
		y += 3 * size
	}
	size *= math.Min(1, r.W/ui.Measure(title, ui.Display, size))
	if n == 1 { // the match has begun: nobody waits for the heading of that
		on.Play(on.SoundTween("turn-start", 0.6, 0), on.Beside(on.Callout(title, "", s.table.Colour(p), 46)), ui.Wait(10))
	} else {
		pr.Turn(n <= 2, title, "", s.table.Colour(p), x, y+20*on.Unit(), size)
	}
	on.Play(ui.Wait(s.table.Again("turn", 8)))
}

func (s *Turns) step(pr *present.Presentation) {
	on := s.table.Show
	pr.Quiet()
	s.clash.Step()
	on.Play(pr.Show(0), s.table.Holds(rules.NoSeat), ui.Call(func() { s.table.Dark, s.table.Landed, s.table.Answer = 0, false, answer.Answer{} }))
	if key := unstruck(pr); key != "" { // it would end without a word
		text := on.T(key)
		pr.Log(key, rules.NoSeat, 0)
		on.Play(ui.Call(func() { on.Surface.Announce(text) }), on.SoundTween("fizzle", 0.6, 0), on.Beside(on.Callout(text, "", faces.Light, 60)), ui.Wait(s.table.Again("unstruck", 40)))
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
func (s *Turns) passed(pr *present.Presentation) {
	s.table.Show.Play(s.table.Holds(pr.Event.Seat.Other()))
}

func (s *Turns) forbids(pr *present.Presentation) {
	on := s.table.Show
	p, what := pr.Event.Seat, forbidPhrase(pr.Event.A)
	pr.Log("log.forbid", p, 0, what)
	on.Play(on.Callout(on.T("forbids", what.In(on.Lang)), on.Player(p, on.Lang), on.Theme.Danger, 50))
}

func (s *Turns) skips(pr *present.Presentation) {
	on := s.table.Show
	pr.Quiet()
	on.Play(pr.Show(0), on.SoundTween("area-leave", 0.8, 0), on.Callout(on.T("skip"), on.T("skip.sub"), faces.Light, 60))
	pr.Log("log.skip", pr.Event.Seat, 0)
}

// forbidPhrase names what a player may not do.
func forbidPhrase(n int16) lang.Phrase {
	return cmp.Or(phrases.Text["forbid."+strconv.Itoa(int(n))], lang.Phrase{JA: "行動が制限される", EN: "do something"})
}

// risen presents an event by its sentence and a word that rises by the player.
func (s *Turns) risen(key, word string) func(pr *present.Presentation) {
	on := s.table.Show
	return func(pr *present.Presentation) {
		p := pr.Event.Seat
		pr.Log(key, p, 0, pr.Event.A)
		x, y := s.table.RiseAt(p)
		on.Play(on.Beside(on.Number(on.T(word), x, y, 20*on.Unit(), s.table.Colour(p), 60)), ui.Wait(4))
	}
}
