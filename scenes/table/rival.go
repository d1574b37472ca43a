package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// Rival is somebody to play against: a computer player with a face, a deck and
// manners. Nothing that a rival does depends on what only one seat knows.
type Rival struct {
	ID    string // in records and addresses; lower-case letters and hyphens
	Name  lang.Phrase
	Title lang.Phrase // who that is, in a few words
	Deck  string      // id of a built-in deck
	Level string      // of its computer player
	Way   Way         // how that plays
	Lines map[Occasion][]lang.Phrase
	// Draw draws the rival from the chest up, standing on r's lower edge.
	Draw func(c *ui.Canvas, r ui.Rect, f RivalFace)
}

// Way is how a rival plays.
type Way = ai.Way

// The ways to play.
const (
	Steady, Bold    = ai.Steady, ai.Bold
	Careful, Greedy = ai.Careful, ai.Greedy
)

// Occasion is something that everybody sees and a rival may speak about.
type Occasion uint8

// The occasions.
const (
	Greets  Occasion = iota // the match begins
	Strikes                 // the other side is hit hard
	Struck                  // it is hit hard itself
	Ponders                 // it thinks for long
	Waits                   // the other side thinks for long
	Wins
	Loses
)

// Mood is how a rival feels.
type Mood uint8

// The moods.
const (
	Calm Mood = iota
	Thinking
	Pleased
	Hurt
	Triumphant
	Beaten
)

// RivalFace is what a rival looks like at the moment.
type RivalFace struct {
	Mood         Mood
	Lids         float64 // 0 open … 1 closed
	LookX, LookY float64 // where it looks, -1…1, right and down
	Talk         float64 // 0 silent … 1 the mouth is open
	Light        float64 // of the place, see Board.Light
}

// Ticks for which a rival does something, and between its lines.
const (
	moodTicks   = 110
	lineTicks   = 210
	lineApart   = 9 * 60
	pondersFrom = 5 * 60
	waitsFrom   = 40 * 60
	heavyShare  = 0.18 // of a full score: a hit that is spoken about
	lightShare  = 0.02 // … that is felt
)

// opponent is the rival at the upper edge and what it does.
type opponent struct {
	seats  [2]*Rival
	face   RivalFace
	mood   Mood // that passes
	left   int  // ticks for which it lasts
	says   lang.Phrase
	speaks int            // ticks for which the line stays
	quiet  int            // ticks since the last line
	told   [Loses + 1]int // lines said so far, by what they were about
	score  [2]float64
	bearer [2]rules.CardID // whose score it is (Hooks.Bearer)
	drawn  [2]int          // Hooks.Drawn
	comes  [2]bool         // it has only just come
	full   float64
	known  bool // score is of this match
	greets bool // has greeted
	over   bool // has spoken about the result
	idle   int  // ticks for which the other side has thought
	busy   int  // … it has
	clock  int
}

// Oppose seats rivals, by seat; nil: nobody is seen.
func (m *Match) Oppose(seats [2]*Rival) { m.opposite = opponent{seats: seats, quiet: lineApart} }

// RivalOf returns the rival who sits there, nil for none.
func (m *Match) RivalOf(p rules.Seat) *Rival {
	if p < 0 || int(p) >= len(m.opposite.seats) {
		return nil
	}
	return m.opposite.seats[p]
}

// DrawRival draws the rival at the upper edge, if there is one, where it sits or leans
// to: call it in Backdrop, after what is behind it. An empty place has nobody.
func (m *Match) DrawRival(c *ui.Canvas, at ui.Rect) {
	if at.Empty() {
		return
	}
	if r := m.RivalOf(m.Bottom.Other()); r != nil && r.Draw != nil {
		f := m.opposite.face
		f.Light = m.Board.Light
		r.Draw(c, at, f)
	}
}

// say lets the rival speak about an occasion, unless it has just spoken.
func (o *opponent) say(r *Rival, about Occasion, anyway bool) {
	if o.quiet < lineApart && !anyway {
		return
	}
	if says, ok := chrome.NextLine(r.Lines[about], &o.told[about], o.says); ok {
		o.says, o.speaks, o.quiet = says, lineTicks, 0
	}
}

// React lets whoever sits at the upper edge feel something about what all see.
func React(m *Match, mood Mood) { m.opposite.feel(mood) }

// feel changes the mood for a while.
func (o *opponent) feel(mood Mood) { o.mood, o.left = mood, moodTicks }

// sight is what a rival reacts to: what everybody sees of the match.
type sight struct {
	table  *Table
	rival  *Rival
	seat   rules.Seat // the rival's
	thinks bool       // the rival is asked something
	asked  bool       // … the other side
	won    bool       // the rival has, if the match is over
	scored bool       // there is a score now
	score  [2]float64
	bearer [2]rules.CardID // Hooks.Bearer
	drawn  [2]int          // Hooks.Drawn
}

// sightOf returns what the rival at the upper edge sees; ok: there is one.
func sightOf(m *Match) (s sight, ok bool) {
	p := m.Bottom.Other()
	s = sight{table: &m.Table, rival: m.RivalOf(p), seat: p}
	if s.rival == nil || m.Frame == nil || m.Frame.Rival.Empty() || !m.Started {
		return s, false
	}
	live := !m.Session.Replaying() || m.Session.Live() // nobody thinks in a record
	s.thinks, s.asked, s.won = live && m.Doing(p) == "status.thinking", live && m.Mine(), m.Winner() == p
	if s.scored = m.hooks.Score != nil && !m.display && !m.View.S.Over(); s.scored {
		for q := range rules.Seat(2) {
			s.score[q] = m.hooks.Score(m.View, q)
			if m.hooks.Bearer != nil {
				s.bearer[q] = m.hooks.Bearer(m.View, q)
			}
			if m.hooks.Drawn != nil {
				s.drawn[q] = m.hooks.Drawn(m.View, q)
			}
		}
	}
	return s, true
}

// tick moves the rival and reports whether it has to be drawn anew.
func (o *opponent) tick(env *ui.Env, s *sight) bool {
	t, r := s.table, s.rival
	was, spoke := o.face, o.speaks > 0
	if t.Replay.On && !t.View.S.Over() && o.over { // what was said at the end does not belong here
		o.over, o.speaks = false, 0
	}
	o.clock++
	o.quiet++
	o.left--
	o.speaks--
	o.watchScore(s)
	o.watchPace(s)
	switch {
	case t.View.S.Over() && !t.Busy():
		about := Loses
		if o.face.Mood = Beaten; s.won {
			o.face.Mood, about = Triumphant, Wins
		}
		if !o.over {
			o.over = true
			o.say(r, about, true)
		}
	case o.left > 0:
		o.face.Mood = o.mood
	case s.thinks:
		o.face.Mood = Thinking
	default:
		o.face.Mood = Calm
	}
	if !o.greets && !isLesson(t.Session) && !t.View.S.Over() { // in a lesson the first words are the teacher's
		o.greets = true
		o.say(r, Greets, true)
	}
	o.glance(env, t)
	if spoke != (o.speaks > 0) || o.quiet == 1 {
		t.Surface.Invalidate()
	}
	return o.face != was
}

// watchScore feels hits: what the match is won by, as the table shows it.
func (o *opponent) watchScore(s *sight) {
	if !s.scored {
		return
	}
	r, p, now := s.rival, s.seat, s.score
	o.full = math.Max(o.full, math.Max(now[0], now[1]))
	for q := range now { // nobody was hit by a change, also when a newcomer takes over wounds
		if o.comes[q] = s.bearer[q] != o.bearer[q] || s.drawn[q] != o.drawn[q] || o.comes[q] && s.table.Timeline.Busy(); o.comes[q] {
			o.bearer[q], o.drawn[q], o.score[q] = s.bearer[q], s.drawn[q], now[q]
		}
	}
	if o.known && o.full > 0 {
		mine, other := (o.score[p]-now[p])/o.full, (o.score[p.Other()]-now[p.Other()])/o.full
		switch {
		case mine > lightShare && mine >= other:
			o.feel(Hurt)
			if mine >= heavyShare {
				o.say(r, Struck, false)
			}
		case other > lightShare:
			o.feel(Pleased)
			if other >= heavyShare {
				o.say(r, Strikes, false)
			}
		}
	}
	o.score, o.known = now, true
}

// watchPace speaks about long thought.
func (o *opponent) watchPace(s *sight) {
	r := s.rival
	o.busy, o.idle = o.busy+1, o.idle+1
	if !s.thinks {
		o.busy = 0
	}
	if !s.asked {
		o.idle = 0
	}
	if o.busy == pondersFrom {
		o.say(r, Ponders, false)
	}
	if o.idle == waitsFrom {
		o.say(r, Waits, false)
	}
}

// glance moves eyes, lids and mouth. Without motion they rest.
func (o *opponent) glance(env *ui.Env, t *Table) {
	f := &o.face
	if env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff {
		f.Lids, f.LookX, f.LookY, f.Talk = 0, 0, 0.3, 0
		if f.Mood == Thinking {
			f.Lids = 0.45
		}
		return
	}
	if o.clock%3 != 0 { // twenty times a second is enough
		return
	}
	toX, toY := 0.0, 0.35 // at the table
	at := t.Frame.Rival
	cx, cy := at.Centre()
	if x, y, ok := t.Surface.Pointer(); ok {
		toX, toY = math.Max(-1, math.Min(1, (x-cx)/(0.4*env.W))), math.Max(-1, math.Min(1, (y-cy)/(0.6*env.H)))
	}
	if f.Mood == Thinking {
		toX, toY = 0.6*math.Sin(float64(o.clock)/70), 0.8
	}
	near := func(v *float64, to, by float64) {
		if d := to - *v; math.Abs(d) > 0.03 {
			*v = math.Round((*v+d*by)*50) / 50
		}
	}
	near(&f.LookX, toX, 0.25)
	near(&f.LookY, toY, 0.25)
	lids := map[Mood]float64{Thinking: 0.45, Hurt: 0.25, Beaten: 0.6, Pleased: 0.12, Triumphant: 0.1}[f.Mood]
	if b := o.clock % 263; b < 12 { // a blink
		lids = math.Max(lids, 1-math.Abs(float64(b)-6)/6)
	}
	near(&f.Lids, lids, 0.6)
	talk := 0.0
	if o.speaks > lineTicks-70 {
		talk = 0.5 + 0.5*math.Sin(float64(o.clock)/5)
	}
	near(&f.Talk, talk, 0.7)
}

// speech declares what the rival says, beside it; in a result clear of its parts.
func (o *opponent) speech(sf *ui.Surface, f *board.Frame, parts ...ui.Rect) {
	if o.speaks > 0 && !f.Rival.Empty() {
		chrome.Speech(sf, f, o.says.In(sf.Env().Settings.Lang), parts)
	}
}
