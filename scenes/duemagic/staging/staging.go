// Package staging has what the parts of Duemagic's table share: what is shown and
// how far its presentation has come, the light and its absence, words over the
// circle, who has priority, and where shields and targets are on the screen. It
// answers nothing.
package staging

import (
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/answer"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/reveal"
	"godeck/scenes/duemagic/veins"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Table is what every part of the table reads.
type Table struct {
	Show   *present.Show
	Lay    *places.Layout
	M      field.Reading          // what is shown, as the rules see it
	Past   map[uint16]rules.DefID // what targets on the stack were (entries.Remember)
	Breaks glass.Breaks           // panes of shields that are breaking, and cracks in the floor
	Veins  veins.Veins            // light of mana in the floor
	Answer answer.Answer          // the window that answers a card out of a shield
	Holder rules.Seat             // whose HUD has the light of priority; NoSeat: nobody's
	Reveal reveal.Reveal          // a card used out of a shield that is the show
	Slam   float64                // how far who sits opposite bends over the bench, -1 back to 1 forward
	Dark   float64                // how far the light is taken away, for what comes out of a shield
	Still  bool                   // no motion that tells nothing
	Landed bool                   // the attack under way has struck
	call   call                   // a word over the circle
	shown  int                    // how many cards out of shields have been the show
	beats  int                    // how many pauses before what the opponent plays there have been
	seen   map[string]int         // how often moments have been seen
}

// Beat returns a pause before something that a player does: where that is the
// reader's opponent, what came before is to be seen first.
func (s *Table) Beat(p rules.Seat) ui.Tween {
	if on := s.Show; on.Audience < 0 || p == on.Audience || on.Session.Replaying() {
		return ui.Wait(0)
	}
	s.beats++
	return ui.Wait(beat(s.beats))
}

// Again returns how many ticks a moment takes that takes so many at first: it is
// shorter each time that it is seen, down to about half.
func (s *Table) Again(moment string, ticks int) int {
	if s.seen == nil {
		s.seen = map[string]int{}
	}
	n := s.seen[moment]
	s.seen[moment] = n + 1
	return again(n, ticks)
}

// again returns the ticks of a moment that has been seen n times.
func again(n, ticks int) int {
	return max(2, int(float64(ticks)*math.Max(0.5, math.Pow(0.86, float64(n)))+0.5))
}

// beat returns the ticks of the n-th pause: one gets to know how a turn goes.
func beat(n int) int { return max(6, 28-2*n) }

// DrawCall draws the word over the circle.
func (s *Table) DrawCall(c *ui.Canvas) {
	glass.Word(c, s.callAt(), s.call.text, s.call.col, s.call.p, s.call.great)
}

// FlashOn lights a card up. What comes next is seen before the light has gone.
func (s *Table) FlashOn(pr *present.Presentation, c rules.CardID, sound string, col ui.Colour, ticks int) {
	on := s.Show
	if t := pr.Token(c); t.Def != 0 {
		on.Play(on.SoundTween(sound, 0.6, 0), on.Beside(on.Flash(t.Board(), col, ticks)), ui.Wait(s.Again("lit", ticks)))
	}
}

// RiseAt returns where a player's numbers rise.
func (s *Table) RiseAt(p rules.Seat) (x, y float64) {
	on := s.Show
	sd := on.SideOf(p)
	r := s.Lay.HUD[sd]
	x, y = r.Centre()
	if sd == 1 { // floating numbers rise: stay in the window
		y = r.Bottom() + 24*on.Unit()
		if s.Lay.Tall && !s.Lay.Rival.Empty() { // who sits there speaks at the left
			x = (s.Lay.Rival.Right() + s.Lay.Full.Right()) / 2
		}
	}
	return x, y
}

// Phrase returns a card's name for a second place in a sentence.
func (s *Table) Phrase(pr *present.Presentation, c rules.CardID) lang.Phrase {
	return s.Show.Called(pr.Token(c).Def)
}

// Flares returns what lights the star's rays of a card, beside what follows.
func (s *Table) Flares(def rules.DefID) ui.Tween {
	civs := faces.Civs(s.Show.Cards.Attr(def, dmg.ACiv))
	switch {
	case len(civs) == 0:
		return ui.Wait(0)
	case s.Still:
		return s.Show.Beside(s.Veins.Shines(civs, s.Show.Surface.Redraw))
	}
	return s.Show.Beside(s.Veins.Flares(civs, s.Show.Surface.Redraw))
}

// Hushed returns the silence before a card comes out of a shield: nothing sounds,
// and the windows go dark.
func (s *Table) Hushed(def rules.DefID) ui.Tween {
	civ, ok := s.Window(def)
	if !ok {
		return ui.Wait(0)
	}
	return ui.Seq(ui.Call(func() { board.Hush(&s.Show.Base, 40) }), s.Answer.Holds(civ, s.Still))
}

// Answered returns the answer of the hall to a card out of a shield, beside what
// follows; brief: its light goes out by itself, nobody is asked about the card.
func (s *Table) Answered(def rules.DefID, brief bool) ui.Tween {
	civ, ok := s.Window(def)
	if !ok {
		return ui.Wait(0)
	}
	blaze := s.Answer.Blazes(civ, s.Still, s.Show.Surface.Redraw)
	if brief {
		blaze = ui.Seq(blaze, ui.Wait(s.Again("answer", 40)), s.Answer.Fades(16, s.Show.Surface.Redraw))
	}
	return s.Show.Beside(blaze)
}

// Shows returns the show of a card that comes out of a shield at a place: it rises large
// with its word and what it does, and goes to another place in the end, the stack if that
// is empty. Whoever sits opposite and uses it slams the bench.
func (s *Table) Shows(def rules.DefID, p rules.Seat, from ui.Rect, word string, to ui.Rect) ui.Tween {
	on, l := s.Show, s.Lay
	does := slices.DeleteFunc(slices.Clone(s.M.Game.Lib.Digest(def, on.Lang)), func(part string) bool { return word != "" && strings.HasPrefix(word, part) }) // that is called above it
	r := reveal.Reveal{Face: on.Cards.Of(def, on.Lang), Head: word, Line: strings.Join(does, on.Lang.Pick("／", " / ")), Colour: on.Cards.ColourOf(def), Still: s.Still}
	r.Mid.X, r.Mid.Y = l.Stage.Centre()
	r.From.X, r.From.Y = from.Centre()
	r.To.X, r.To.Y = l.Pile.Centre()
	if l.Small && !l.Tower() {
		r.To = r.Mid
	}
	if r.Goes = to.W; !to.Empty() {
		r.To.X, r.To.Y = to.Centre()
	}
	high := math.Min(0.5*l.Full.H, 0.98*l.Stage.H)
	if l.Small {
		high = 0.6 * l.Full.H
		r.Mid.Y = l.Full.Y + 0.5*l.Full.H
	}
	r.Wide = math.Min(0.66*l.Full.W, high/cards.Aspect)
	n := s.shown
	s.shown++
	tweens := []ui.Tween{s.Reveal.Begin(r, n)}
	if on.SideOf(p) == 1 && !s.Still {
		rim := l.Rival
		x, y := rim.X+rim.W/2, rim.Bottom()
		tweens = append(tweens, ui.Seq(
			ui.Tween{Ticks: 9, Ease: ui.EaseOut, Do: func(p float64) { s.Slam = -p }},
			ui.Tween{Ticks: 4, Ease: ui.EaseIn, Do: func(p float64) { s.Slam = 2*p - 1 }},
			ui.Par(on.SoundTween("hit-heavy", 0.7, 0), on.Shake(9*on.Unit(), 16), on.Burst(x, y, 24, r.Colour), ui.Tween{Ticks: 20, Ease: ui.EaseInOut, Do: func(p float64) { s.Slam = 1 - p }, End: func() { s.Slam = 0 }})))
	}
	return ui.Par(tweens...)
}

// Window returns whose window answers a card.
func (s *Table) Window(def rules.DefID) (civ int, ok bool) {
	civs := faces.Civs(s.Show.Cards.Attr(def, dmg.ACiv))
	if len(civs) == 0 {
		return 0, false
	}
	return civs[0], true
}

// Pays returns what mana does that is tapped, or untapped, beside what follows:
// stones fall one after the other, and their colour runs to the stack.
func (s *Table) Pays(cards []rules.CardID, defs []rules.DefID, down bool) ui.Tween {
	if s.Still || len(cards) == 0 {
		return ui.Wait(0)
	}
	var cols []ui.Colour
	for _, d := range defs {
		cols = append(cols, faces.Colours(s.Show.Cards.Attr(d, dmg.ACiv))[0])
	}
	to := s.Lay.Pile
	if !s.Lay.Tower() && !s.Lay.Tall {
		to = s.Lay.Stage
	}
	x, y := to.Centre()
	return s.Show.Beside(s.Veins.Moves(cards, cols, down, ui.Point{X: x, Y: y}, s.Show.Surface.Redraw))
}

// Weight is how heavy a creature is, from 0.3 to 3: one of 9000 power has it all.
func Weight(power int) float64 { return stage.Weight(float64(power), 30000) }

// Pushes returns the tweens in which all creatures but some are pushed away from
// where something heavy strikes.
func (s *Table) Pushes(q board.Pose, w float64, but ...string) (parts []ui.Tween) {
	on := s.Show
	for sd := range 2 {
		for _, o := range s.M.Creatures(on.Seat(sd)) {
			if p, there := on.Board.PoseOf(o.Board()); there && !slices.Contains(but, o.Board()) {
				d := math.Max(1, math.Hypot(p.X-q.X, p.Y-q.Y))
				k := 9 * w * on.Unit() * math.Min(1, 1.6*q.W/d)
				parts = append(parts, ui.Seq(ui.Wait(2+int(2*w)), on.Recoil(o.Board(), (p.X-q.X)/d*k, (p.Y-q.Y)/d*k*0.6, 16+int(4*w))))
			}
		}
	}
	return parts
}

// MoveSound names the sound of a card that goes from one kind of zone to another.
func MoveSound(from, to uint8) string {
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

// Holds returns the step that lights the HUD of the player with priority.
func (s *Table) Holds(p rules.Seat) ui.Tween {
	return ui.Call(func() { s.Holder = p; s.Show.Surface.Invalidate() })
}

// Darkens returns the tween that takes the light away and gives it back, in
// steps: with each the whole window is painted.
func (s *Table) Darkens(to float64, ticks int) ui.Tween {
	from := 0.0
	return ui.Tween{Ticks: ticks, Ease: tween.Steps(ticks/5, ui.EaseOut), Start: func() { from = s.Dark }, Do: func(p float64) { s.Dark = ui.Lerp(from, to, p) }, End: func() { s.Dark = to }}
}

// call is a word over the far edge of the table, beside what it announces.
type call struct {
	text  string
	col   ui.Colour
	great bool // larger, in the middle
	p     float64
}

// Calls returns the tween of a word over the table; great: larger, in its middle.
func (s *Table) Calls(text string, col ui.Colour, great bool, ticks int) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Start: func() { s.call = call{text: text, col: col, great: great} },
		Do: func(p float64) {
			if s.call.text == text {
				s.call.p = p
			}
		},
		End: func() {
			if s.call.text == text {
				s.call = call{}
			}
		}}
}

// callAt returns where a word stands: at the far edge, where it covers no
// creature.
func (s *Table) callAt() ui.Rect {
	on := s.Show
	if s.call.great {
		return s.Lay.Stage.Middle(s.Lay.Stage.W*1.1, math.Min(96*on.Unit(), s.Lay.Stage.H*0.4))
	}
	r := s.Lay.Zones[dmg.Shields][1]
	h := math.Max(r.H, 34*on.Unit())
	return ui.Rect{X: s.Lay.Stage.X, Y: math.Max(r.Y+r.H/2-h/2, 0), W: s.Lay.Stage.W, H: h}
}

// Reads returns what reads the stack. It is no method: what those return stays in
// the program with all that it promotes.
func Reads(s *Table) entries.Reader {
	on := s.Show
	return entries.Reader{Reading: s.M, Names: &on.GameLog, Past: s.Past, Fresh: on.Fresh}
}

// At returns where a target is on the screen.
func (s *Table) At(a *entries.Aim) (x, y float64, ok bool) {
	on := s.Show
	if a.Player >= 0 {
		x, y = s.Lay.Player(on.SideOf(a.Player)).Centre()
		return x, y, true
	}
	if a.Key == 0 {
		return 0, 0, false
	}
	_, z, ok := on.Find(a.Key)
	if !ok {
		return 0, 0, false
	}
	k, p := z.Kind(), z.Seat()
	if k == dmg.Battle {
		if q, ok := on.Board.PoseOf(present.Token{Key: a.Key}.Board()); ok {
			return q.X, q.Y, true
		}
	}
	r, _ := s.Lay.Zone(k, on.SideOf(p))
	x, y = r.Centre()
	return x, y, true
}

// Shield returns the place of a shield.
func (s *Table) Shield(sd, place int) ui.Rect {
	on := s.Show
	_, n := s.M.Places(on.Seat(sd))
	return s.Lay.ShieldRects(sd, max(n, place, 1), 5*on.Unit())[max(0, place-1)]
}

// Colour returns the colour of a side.
func (s *Table) Colour(p rules.Seat) ui.Colour { return faces.Sides[s.Show.SideOf(p)] }

// Laid returns the face of a card on the table.
func (s *Table) Laid(def rules.DefID) *cards.CardFace {
	return faces.Laid(s.Show.Cards, def, s.Show.Lang)
}

// Word returns whose word it is: who has priority, or is asked something else.
func (s *Table) Word() rules.Seat {
	on := s.Show
	if s.Holder < 0 && !on.Busy() && on.View.S.Turn > 0 && !on.View.S.Over() {
		return on.View.S.ToAnswer()
	}
	return s.Holder
}

// Priority says who has priority.
func (s *Table) Priority(l lang.Lang) string {
	on := s.Show
	switch p := on.View.S.ToAnswer(); {
	case s.Holder < 0 && !on.Busy() && p >= 0 && !on.View.S.Over():
		return phrases.Text.T(l, "priority.asks", on.Player(p, l))
	case s.Holder < 0:
		return phrases.Text.T(l, "priority.none")
	}
	return phrases.Text.T(l, "priority.of", on.Player(s.Holder, l))
}
