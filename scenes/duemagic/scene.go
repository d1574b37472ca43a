// Package duemagic is the table of Duemagic: the stack as a column of cards
// and abilities, two battle zones with their shields, and the story of every
// turn told from events.
package duemagic

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// Options are what the application does for the scene. Nil entries fall back
// to the session's own methods or hide their buttons.
type Options struct {
	Leave   func(env *ui.Env) // back to the title
	Rematch func(env *ui.Env) // the same match with a new seed; nil: Session.Rematch
	Watch   func(env *ui.Env) // watch the match that has ended; nil: Session.Seek
	Rules   func(env *ui.Env) // "how to play"; nil: none
	Series  table.Series      // the match of several games this one belongs to; nil: a single game
	Stops   *Stops            // where the player stops; nil: UsualStops
	// Seen is the memo of what a seat has legally seen of the other's cards, in
	// this game and those of the match before it (DMG-1.7); nil: the table's
	// own, which a reload loses.
	Seen    func(p rules.Seat) []rules.DefID
	SetStop func(s Stops) // called after every change, to be kept; nil: not kept
}

// Scene is the table.
type Scene struct {
	table.Match
	game  *dmg.Game
	opts  Options
	faces *faces
	seen  map[uint16]rules.DefID
	memo  [2]map[rules.CardID]rules.DefID // by whose it is: cards of the other player that were legally seen (DMG-1.7)

	lay        layout
	entryRects []ui.Rect
	entryHover int          // 1 + entry under the pointer or the focus
	openEntry  int          // 1 + entry shown in full
	drawer     bool         // the stack is open (narrow windows)
	plateOpen  int          // 1 + side whose zones are shown (narrow windows)
	sel        rules.CardID // card chosen by tap, not yet used
	payAsk     bool         // the next payment is chosen by hand
	holder     rules.Seat   // whose plate has the light of priority; NoSeat: nobody's
	struck     bool         // the attacker has struck in this break, as far as it is planned

	stops     Stops
	hold      bool
	until     until
	untilTurn int
	device    rules.Seat // who has the device (two people)
	person    rules.Seat // whose hold and until these are
	stopsOpen bool
	side      sideboard
}

// New makes the table of a match.
func New(game *dmg.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{device: rules.NoSeat, person: rules.NoSeat, game: game, opts: opts, faces: newFaces(game.Lib), holder: rules.NoSeat,
		seen: map[uint16]rules.DefID{}, memo: newMemo(), stops: UsualStops()}
	if opts.Stops != nil {
		s.stops = *opts.Stops
	}
	s.Table.Scene = s.declare
	s.Sky = s.sky
	s.Front = s.front
	s.Faces.Back = s.faces.Art.Back
	s.Attend(session, table.Own{
		Names: game.Names(), Frame: &s.lay.Frame, GaveUp: s.gaveUp,
		Game: "duemagic", Words: Text, Face: s.faces.of, Name: s.faces.name, Colour: s.faces.colour, Headings: []string{"log.turn", "log.start"}, Leave: opts.Leave,
		Zones: zones, Place: s.lies, Told: s.told(), Measure: s.begin, Spot: s.spotPlace,
		Sync: s.sync, Reset: s.reset, Weighty: s.weighty, Tension: s.tension, Art: s.faces.Art.Arrive,
		Put: s.put, Calm: calm,
		Settle: func() {
			if s.sel != 0 && !s.offers(s.sel) {
				s.clear()
			}
		},
		Quiet: func() bool { return s.wouldPass() || s.autoPays() },
		Asked: func(env *ui.Env) {
			if s.View.S.Dec.Prompt == dmg.PromptDeclare {
				ui.Play(env, "trigger", 0.7, 0)
			} else {
				ui.Play(env, "your-turn", 0.4, 0)
			}
		},
		Ended: func(env *ui.Env) {
			if sr := s.opts.Series; sr != nil && !sr.Decided() && sr.Begun() {
				s.beginSide(env) // it was left in the middle
			}
		},
		Unasked: s.unasked,
		Taken:   func(p rules.Seat) { s.device = p },
		Itself: func(env *ui.Env) bool {
			if s.autoPays() {
				return s.Answer(env, rules.Option{Verb: rules.Done})
			}
			return s.auto(env)
		},
		Undoing: func() { s.until, s.hold, s.payAsk = untilNone, true, true }, // what was done by itself is not done again
		Tick:    s.tickSide,
	})
	s.Asks(s.asked())
	return s
}

func newMemo() [2]map[rules.CardID]rules.DefID {
	return [2]map[rules.CardID]rules.DefID{{}, {}}
}

func (s *Scene) attr(def rules.DefID, a uint8) int { return int(s.game.Lib.Def(def).Attr[a]) }

// reset forgets what was begun and what is held up.
func (s *Scene) reset(opens bool) {
	if s.Audience >= 0 && s.Audience != s.person {
		s.person, s.hold, s.until = s.Audience, false, untilNone // these belong to a person
	}
	if opens {
		s.memo = newMemo()
	}
	s.payAsk, s.drawer = false, false
	s.openEntry, s.entryHover = 0, 0
	s.clear()
}

// remember keeps what targets are, for when they have gone.
func (s *Scene) remember(st *rules.State) {
	for i := 0; i < int(st.NObjs); i++ {
		o := &st.Objs[i]
		for _, t := range o.T[:o.NT] {
			if d := st.Card(t.Card).Def; t.Card != 0 && d != 0 {
				s.seen[t.Stamp] = d
			}
		}
	}
}

// sync follows a view that is not told: who has priority, and what it shows.
func (s *Scene) sync() {
	st := &s.View.S
	s.remember(st)
	if s.holder = rules.NoSeat; st.Dec.Prompt == dmg.PromptPriority {
		s.holder = st.ToAnswer()
	}
	if s.Audience >= 0 {
		for id := rules.CardID(1); id <= rules.CardID(st.NCards); id++ {
			if c := st.Card(id); c.Owner != s.Audience && c.Def != 0 {
				s.memo[s.Audience][id] = c.Def
			}
		}
	}
}

// autoPays reports whether a payment is made as the table proposes.
func (s *Scene) autoPays() bool {
	return s.Prompting(dmg.PromptPay) && !s.payAsk && !s.stops.AskPay && !s.Session.Replaying()
}

// clear forgets what was chosen by tap.
func (s *Scene) clear() { s.sel = 0 }

// tension is low with many shields, high with few.
func (s *Scene) tension() float64 {
	if s.Turn() == 0 {
		return 0
	}
	low := math.Min(float64(s.shieldCount(0)), float64(s.shieldCount(1)))
	return ui.Clamp01((dmg.ShieldCount-low)/dmg.ShieldCount)*0.75 + ui.Clamp01(float64(len(s.stack()))/4)*0.25
}

// Idle implements ui.Idler.
func (s *Scene) Idle() bool {
	if seat, ok := s.Handing(); ok && (seat == s.device || s.blind(seat)) {
		return false
	}
	return s.Match.Idle() && !s.wouldPass() && !s.autoPays()
}

// Close implements ui.Closer: the pictures' memory is given back.
func (s *Scene) Close() {
	s.Faces.Forget()
	sprites.DropScratch()
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string { return Text.T(env.Settings.Lang, "title") }

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string {
	l := env.Settings.Lang
	if seat, ok := s.Session.HandOver(); ok && s.HandOver.Open() {
		return Text.T(l, "status.handover", s.Session.Name(seat, l))
	}
	me, opp := s.Bottom, s.Bottom.Other()
	q := s.Asked(l).Ask
	if s.View != nil && s.View.S.Over() && !s.Busy() {
		head, why := s.Outcome(l)
		q = Text.T(l, "status.over", head+l2(l)+why)
	}
	count := func(k uint8, p rules.Seat) int { return len(s.cards(k, p)) }
	line := func(p rules.Seat) string {
		return Text.T(l, "status.player", s.Player(p, l), s.shieldCount(p), len(s.creatures(p)), count(dmg.Mana, p), count(dmg.Hand, p), count(dmg.Library, p))
	}
	stack := Text.T(l, "stack.n", len(s.stack()))
	if n := len(s.stack()); n > 0 && s.View != nil {
		key := "stack.next"
		if s.running() == n-1 {
			key = "stack.now"
		}
		stack += l2(l) + Text.T(l, key) + " " + s.entryName(&s.stack()[n-1].obj, l)
	}
	return Text.T(l, "status", s.turnText(l), stepName(s.Step(), l), s.priorityText(l), line(me), line(opp), stack, q)
}

func l2(l lang.Lang) string {
	if l == lang.JA {
		return "。"
	}
	return ". "
}

// turnText says whose turn it is.
func (s *Scene) turnText(l lang.Lang) string {
	if s.Turn() == 0 {
		return Text.T(l, "step.setup")
	}
	return Text.T(l, "turn.of", s.Possessive(s.active(), l, true), s.Turn())
}

// priorityText says who has priority.
func (s *Scene) priorityText(l lang.Lang) string {
	if s.holder < 0 {
		return Text.T(l, "priority.none")
	}
	return Text.T(l, "priority.of", s.Player(s.holder, l))
}

// Showing names the part of the story that is on stage, for pictures and
// tests: "spot", "story" or "".
func Showing(sc ui.Scene) string {
	s, ok := sc.(*Scene)
	switch {
	case !ok:
		return ""
	case s.Spotted():
		return "spot"
	case s.Busy():
		return "story"
	}
	return ""
}
