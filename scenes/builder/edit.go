package builder

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// editor is the deck on the desk.
type editor struct {
	b       *deck.Builder
	side    bool                              // cards go into the sideboard
	before  []*deck.List                      // to undo, the oldest first
	changed bool                              // and not stored yet
	rest    int                               // ticks until it is
	named   string                            // name that is in before
	swap    rules.DefID                       // waits for a card to be taken out; 0: none
	carried rules.DefID                       // dragged card; 0: none
	from    string                            // the strip that is dragged: the card's id; "": from the drawer
	why     map[rules.DefID]*effect.DeckFault // answers of refuses,
	can     map[rules.DefID]bool              // of swappable,
	faults  []effect.DeckFault                // and of Faults, until the next change
	judged  bool                              // faults are those of the list
}

// mostUndo is how many changes can be undone.
const mostUndo = 200

// storeDelay is how many ticks a deck rests before it is stored.
const storeDelay = 45

// open puts a list on the desk.
func (e *editor) open(lib *effect.Library, l *deck.List) {
	*e = editor{b: &deck.Builder{Lib: lib, List: l}}
}

// name returns the deck's name, or what it is called without one.
func (e *editor) name(l lang.Lang) string {
	if e.b.List.Name == "" {
		return Text.T(l, "unnamed")
	}
	return e.b.List.Name
}

// keep notes the deck as it is, to undo what comes now.
func (e *editor) keep() {
	if len(e.before) == mostUndo {
		e.before = e.before[1:]
	}
	e.before = append(e.before, e.b.List.Clone())
	e.named = ""
}

// touch notes that the deck has changed.
func (e *editor) touch() {
	e.changed, e.rest = true, storeDelay
	e.why, e.can, e.judged = nil, nil, false
}

// wrong returns what still keeps the deck from being played; nil: nothing. It
// is asked in every tick.
func (e *editor) wrong() []effect.DeckFault {
	if !e.judged {
		e.faults, e.judged = e.b.Faults(), true
	}
	return e.faults
}

// over returns what is wrong with the copies of a card; nil: nothing.
func (e *editor) over(d rules.DefID) *effect.DeckFault {
	for i, f := range e.wrong() {
		if d != 0 && f.Def == d {
			return &e.faults[i]
		}
	}
	return nil
}

// note writes the player's notes.
func (e *editor) note(text string) { e.writes("noted", func() { e.b.List.Note(text) }) }

// rename gives the deck a name.
func (e *editor) rename(name string) { e.writes("renamed", func() { e.b.List.Rename(name) }) }

// writes sets what is written character by character, which is one change.
func (e *editor) writes(what string, set func()) {
	if e.named != what {
		e.keep()
	}
	set()
	e.named = what
	e.touch()
}

// refuses returns why no further copy of a card fits; nil: one does.
func (e *editor) refuses(d rules.DefID) *effect.DeckFault {
	if f, ok := e.why[d]; ok {
		return f
	}
	if e.why == nil {
		e.why = map[rules.DefID]*effect.DeckFault{}
	}
	f := e.b.Refuses(d, e.into(d))
	e.why[d] = f
	return f
}

// into reports whether a card goes into the sideboard.
func (e *editor) into(d rules.DefID) bool {
	return e.side && e.b.Lib.SectionOf(d, true) >= 0 || e.b.Lib.SectionOf(d, false) < 0
}

// store saves the deck if it has changed, and tells of a failure. An empty one
// that never had a card is not worth a place on the shelf.
func (s *Scene) store() {
	e := &s.edit
	if !e.changed || e.b == nil {
		return
	}
	e.changed = false
	l := e.b.List
	if l.ID == "" && len(l.Main)+len(l.Side)+len(l.Unread) == 0 {
		return
	}
	if l.Name == "" {
		l.Rename(s.fresh())
	}
	if err := s.opts.Shelf.Save(l); err != nil {
		s.Surface.Toast(s.reason(err), true)
	}
}

// reason puts an error into words for players.
func (s *Scene) reason(err error) string {
	if d, ok := err.(interface{ In(l lang.Lang) string }); ok {
		return lang.Capital(d.In(s.drawer.lang))
	}
	return err.Error()
}

// fresh returns a name that no stored deck has.
func (s *Scene) fresh() string {
	base := Text.T(s.drawer.lang, "new")
	taken := map[string]bool{}
	for _, l := range s.opts.Shelf.All(s.opts.Lib.Vocab.Game) {
		taken[l.Name] = true
	}
	name := base
	for i := 2; taken[name]; i++ {
		name = base + " " + strconv.Itoa(i)
	}
	return name
}

// given reports whether a deck's name is one that fresh has returned.
func given(name string) bool {
	for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
		if n, ok := strings.CutPrefix(name, Text.T(l, "new")); ok && strings.Trim(n, " 0123456789") == "" {
			return true
		}
	}
	return false
}

// swappable reports whether a card fits if another one is taken out.
func (s *Scene) swappable(d rules.DefID) bool {
	e := &s.edit
	if can, ok := e.can[d]; ok {
		return can
	}
	if e.can == nil {
		e.can = map[rules.DefID]bool{}
	}
	e.can[d] = e.refuses(d) != nil && s.copies(d) < s.most(d) && s.anyFor(d)
	return e.can[d]
}

// anyFor reports whether a card fits in the place of some other one.
func (s *Scene) anyFor(d rules.DefID) bool {
	into := s.edit.into(d)
	for _, x := range s.edit.b.List.Part(into) {
		if s.fitsFor(d, x.Card) {
			return true
		}
	}
	return false
}

// fitsFor reports whether a card fits in the place of a copy of another one.
func (s *Scene) fitsFor(d rules.DefID, card string) bool {
	into := s.edit.into(d)
	t := deck.Builder{Lib: s.opts.Lib, List: s.edit.b.List.Clone()}
	return t.Remove(card, into) && t.Refuses(d, into) == nil
}

// whyNot puts a refusal into words.
func (s *Scene) whyNot(env *ui.Env, d rules.DefID, f *effect.DeckFault) string {
	switch n := s.most(d); {
	case n > 0 && s.copies(d) >= n:
		return s.word(env, "most", s.face(d, env.Settings.Lang).Title, n)
	case f.Def == 0:
		return s.word(env, "room")
	}
	return lang.Capital(f.In(env.Settings.Lang))
}

// add adds a copy of a card; into a full deck in the place of another.
func (s *Scene) add(env *ui.Env, d rules.DefID) {
	e := &s.edit
	if why := e.refuses(d); why != nil {
		if !s.swappable(d) {
			s.Surface.Toast(s.whyNot(env, d, why), true)
			ui.Play(env, "error", 0.5, 0)
			return
		}
		e.swap = d
		s.Surface.Toast(s.word(env, "swap.which", s.face(d, env.Settings.Lang).Title), false)
		ui.Play(env, "card-reveal", 0.5, 0)
		if (strips{s}).tapOpens(env) {
			s.dialog = "list"
		}
		return
	}
	e.keep()
	into := e.into(d)
	e.b.Add(d, into)
	e.swap = 0
	e.touch()
	ui.Play(env, "card-place", 0.7, 0)
	id := s.opts.Lib.Card(d).ID
	s.Surface.Announce(s.word(env, "added", s.face(d, env.Settings.Lang).Title, e.b.List.Copies(id, into)))
	s.Surface.DismissRefusals()
	strips{s}.reveal(id, into)
}

// take takes a copy of a card out; if one waits to be swapped in, that comes in
// its place.
func (s *Scene) take(env *ui.Env, card string, side bool) {
	e := &s.edit
	d := e.swap
	if d != 0 && !s.fitsFor(d, card) {
		s.Surface.Toast(s.word(env, "swap.no"), true)
		ui.Play(env, "error", 0.5, 0)
		return
	}
	e.keep()
	if !e.b.Remove(card, side) {
		e.before = e.before[:len(e.before)-1]
		return
	}
	e.swap = 0
	e.touch()
	ui.Play(env, "card-draw", 0.6, 0)
	s.Surface.DismissRefusals()
	if d == 0 {
		s.Surface.Announce(s.word(env, "taken", s.nameOf(card, env.Settings.Lang), e.b.List.Copies(card, side)))
		return
	}
	into := e.into(d)
	e.b.Add(d, into)
	s.dialog = ""
	s.Surface.Announce(s.word(env, "swapped", s.nameOf(card, env.Settings.Lang), s.face(d, env.Settings.Lang).Title))
	strips{s}.reveal(s.opts.Lib.Card(d).ID, into)
}

// nameOf returns the name of a card by its id, which may be unknown.
func (s *Scene) nameOf(card string, l lang.Lang) string {
	if d := s.opts.Lib.Find(card); d != 0 {
		return s.face(d, l).Title
	}
	return "[" + card + "]"
}

// undo takes the last change back.
func (s *Scene) undo(env *ui.Env) {
	e := &s.edit
	n := len(e.before)
	if n == 0 || s.place != Desk {
		return
	}
	id := e.b.List.ID
	e.b.List = e.before[n-1]
	e.b.List.ID = id
	e.before = e.before[:n-1]
	e.named, e.swap = "", 0
	e.touch()
	ui.Play(env, "undo", 0.6, 0)
	s.Surface.Announce(s.word(env, "undone"))
}

// change makes a larger change that can be undone.
func (s *Scene) change(do func(b *deck.Builder)) {
	s.edit.keep()
	do(s.edit.b)
	s.edit.swap = 0
	s.edit.touch()
}

// dragging returns how a card is dragged: from the drawer into the deck, or a
// strip out of it.
func (s *Scene) dragging(d rules.DefID, strip bool) *ui.Drag {
	e := &s.edit
	return &ui.Drag{
		Start: func(env *ui.Env, _, _ float64) {
			e.carried, e.from = d, ""
			if strip {
				e.from = s.opts.Lib.Card(d).ID
			}
			ui.Play(env, "card-draw", 0.4, 0)
		},
		Drop: func(env *ui.Env, x, y float64) {
			e.carried = 0
			switch in := s.lay.into().Contains(x, y); {
			case strip && !in:
				s.take(env, e.from, s.sideOf(e.from))
			case !strip && in:
				if e.refuses(d) != nil && s.swappable(d) {
					for _, r := range s.drawn {
						if r.at.Contains(x, y) && s.fitsFor(d, r.card) { // laid on a strip: in its place
							e.swap = d
							s.take(env, r.card, r.side)
							return
						}
					}
				}
				s.add(env, d)
			}
		},
		Cancel: func(*ui.Env) { e.carried = 0 },
	}
}

// into is where cards are dropped to be added.
func (l *lay) into() ui.Rect { return l.strips.Union(l.count).Union(l.stamp) }

// sideOf reports whether the deck has a card only in its sideboard.
func (s *Scene) sideOf(card string) bool { return s.edit.b.List.Copies(card, false) == 0 }

// drag declares what is dragged, above everything.
func (s *Scene) drag(f *ui.Surface) {
	d := s.edit.carried
	if d == 0 {
		return
	}
	f.Add(ui.Element{ID: "carried", Rect: ui.Rect{W: f.Env().W, H: f.Env().H}, Hit: ui.Rect{X: -1, Y: -1}, Draw: func(c *ui.Canvas, _ ui.State) {
		x, y, ok := f.Dragging()
		if !ok {
			return
		}
		w := s.lay.card * 0.9
		r := ui.Rect{X: x - w/2, Y: y - w*0.7, W: w, H: w * cards.Aspect}
		u := c.Px(1)
		c.Shadow(r.Move(3*u, 12*u), w*0.06, 20*u, c.Theme.Shadow)
		s.album.Soon(c, s.face(d, c.Env.Settings.Lang), r, s.ready)
		if in := s.lay.into(); in.Contains(x, y) && s.edit.from == "" {
			c.Stroke(in.Inset(-2*u), 8*u, 2*u, c.Theme.Legal.Alpha(0.8))
		}
	}})
}
