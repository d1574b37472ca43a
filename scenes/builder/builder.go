// Package builder is where one looks at a game's cards and builds decks of
// one's own: a desk at night with a drawer of cards, the deck as strips, and
// its numbers on paper. It knows games only by their vocabulary.
package builder

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/rulings"
	"godeck/scenes/builder/phrases"
	"godeck/scenes/builder/study"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Text is the desk's phrases.
var Text = phrases.Text

// Options connect the desk to the program.
type Options struct {
	Name   lang.Phrase // of the game
	Lib    *effect.Library
	Cards  *cards.Cards
	Hues   []table.Hue
	HuesOf func(d *effect.Def) uint32
	Shelf  deck.Shelf
	// Ready reports whether the pictures of cards are there; it is called in
	// every tick. nil: they are.
	Ready func(env *ui.Env) bool
	Leave func(env *ui.Env)
	// Make leads to where cards are made; nil: there is no such place.
	Make func(env *ui.Env)
	// Play leads to the set-up of a match with a stored deck.
	Play func(env *ui.Env, id string)
	// Try begins a match in which a card can be played; it returns why not.
	Try func(env *ui.Env, card string) error
	// Tag returns the lines that show a deck (its code) or a card (its id) in
	// other pages; nil: the program has no address.
	Tag func(kind, id string) string
	// Rulings gets the game's rulings, at once or later.
	Rulings func(then func(x *rulings.Index, err error))
	// Hand says of a test hand what can be paid when; nil: nothing.
	Hand func(lib *effect.Library, hand, rest []rules.DefID) []lang.Phrase
	// Chances measures a deck; nil: it cannot be measured.
	Chances func(l *deck.List) Chances
	// Study begins to answer a question about a deck; nil: none is answered.
	Study study.Start
	Place Place
	Open  *deck.List // on the desk, for a Desk
	Order *Order     // how cards are sorted, kept from desk to desk; nil: as at first
}

// Order is how the cards in the drawer and in the deck are sorted.
type Order struct {
	cards  order
	byCost bool // the deck's cards
}

// Place is a part of the scene.
type Place uint8

// The places: all decks, all cards, one deck on the desk.
const (
	Shelf Place = iota
	Gallery
	Desk
)

// Scene is the desk.
type Scene struct {
	ui.Base
	opts      Options
	place     Place
	dialog    string // what is open above the desk; "": nothing
	lay       lay
	desk      desk
	drawer    drawer
	edit      editor
	share     sharing
	hand      testHand
	odds      odds
	study     study.Page
	album     cards.Album
	faces     map[rules.DefID]int // copies of a card that a deck may have
	drawn     []drawnStrip
	facet     int         // the field whose values are shown
	top       float64     // how far the strips are scrolled
	zoomed    rules.DefID // the card of the card page
	ruled     bool        // its rulings are shown
	rulings   *rulings.Index
	noRulings bool // they cannot be had
	asked     bool // they have been asked for, and are not here yet
	ready     bool
}

// The parts of the desk, each with what declares and draws it.
type (
	tray   struct{ *Scene } // the drawer with its filters
	strips struct{ *Scene } // the deck's cards
	sheets struct{ *Scene } // the papers
	boxes  struct{ *Scene } // all decks
	panels struct{ *Scene } // what opens above the desk
)

// theme is the desk's: dark wood, brass, paper.
var theme = ui.Theme{
	Ground: ui.Hex(0x140a10), GroundLow: ui.Hex(0x241218),
	Panel: ui.Hex(0x4a2c22).Alpha(0.97), PanelLow: ui.Hex(0x2b1715).Alpha(0.98),
	Edge: ui.Hex(0xc79a6a).Alpha(0.42),
	Text: ui.Hex(0xfbf1df), TextSoft: ui.Hex(0xdcc5a6), TextOn: ui.Hex(0x2a1505),
	Accent: ui.Hex(0xe0a440), Accent2: ui.Hex(0xf2c46a), Warm: ui.Hex(0xffc24b),
	Legal: ui.Hex(0x4fd695), Danger: ui.Hex(0xff6b5b), Good: ui.Hex(0x6cf0a2),
	Focus: ui.Hex(0xfff27a), Shadow: ui.Hex(0x050203).Alpha(0.7),
	Knob: ui.Hex(0xd9ab58), KnobInk: ui.Hex(0x33200c), Paper: ui.Hex(0xf3e6c8), PaperInk: ui.Hex(0x3a2412),
}

// New makes the scene.
func New(o Options) *Scene {
	s := &Scene{opts: o, place: o.Place, faces: map[rules.DefID]int{}, ready: o.Ready == nil}
	s.drawer.pool = newPool(o.Lib, len(o.Hues), o.HuesOf)
	if o.Order == nil {
		s.opts.Order = &Order{}
	}
	s.drawer.pool.order = s.opts.Order.cards
	if o.Open != nil {
		s.edit.open(o.Lib, o.Open)
	}
	s.Theme = &theme
	s.Build = s.build
	s.Backdrop = s.backdrop
	s.Tick = s.tick
	s.album.Zoom.Foot = panels{s}.cardFoot
	return s
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string {
	return s.heading(env) + " — " + s.opts.Name.In(env.Settings.Lang)
}

// heading names what is on the desk.
func (s *Scene) heading(env *ui.Env) string {
	switch s.place {
	case Shelf:
		return s.word(env, "decks")
	case Gallery:
		return s.word(env, "cards")
	}
	return s.edit.name(env.Settings.Lang)
}

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string {
	l := env.Settings.Lang
	switch s.place {
	case Shelf:
		return s.word(env, "status.shelf", s.opts.Name.In(l), len(s.opts.Shelf.All(s.opts.Lib.Vocab.Game)))
	case Gallery:
		return s.word(env, "status.cards", s.opts.Name.In(l), len(s.drawer.pool.shown), len(s.drawer.pool.cards))
	}
	return s.word(env, "status.deck", s.edit.name(l), s.counts(l), sheets{s}.verdict(env))
}

// Close implements ui.Closer: it stores the deck and frees the pictures.
func (s *Scene) Close() {
	s.store()
	s.desk.picture.Drop()
	s.album.Faces.Forget()
}

// CanReload implements ui.Reloadable.
func (s *Scene) CanReload() bool { return s.dialog == "" && !s.edit.changed }

// Idle implements ui.Idler: the measuring of chances does not count.
func (s *Scene) Idle() bool { return s.Base.Idle() && s.ready }

func (s *Scene) word(env *ui.Env, key string, args ...any) string {
	return Text.T(env.Settings.Lang, key, args...)
}

func (s *Scene) tick(env *ui.Env) bool {
	moved := s.album.Tick()
	if !s.ready && s.opts.Ready(env) {
		s.ready, moved = true, true
		s.album.Faces.Forget() // earlier paintings were placeholders
	}
	if s.drawer.pool.index(6, env.Settings.Lang) {
		s.Surface.Invalidate()
	}
	if s.place == Desk {
		if s.edit.changed {
			if s.edit.rest--; s.edit.rest <= 0 {
				s.store()
				s.Surface.Invalidate()
			}
		}
	}
	if s.place == Desk && (s.study.Tick(s.edit.b.List) || !s.study.Busy() && s.measure(env)) {
		s.Surface.Invalidate()
	}
	return s.album.Zoom.Tick() || moved
}

func (s *Scene) build(env *ui.Env, f *ui.Surface) {
	s.lay = layOut(env, s.place)
	if s.drawer.lang != env.Settings.Lang {
		s.drawer.lang = env.Settings.Lang
		s.drawer.pool.find(s.drawer.lang)
	}
	f.ToastFoot(s.lay.drawer.Y + s.lay.drawer.H*0.5)
	s.head(env, f)
	switch s.place {
	case Shelf:
		boxes{s}.decks(env, f)
	case Gallery:
		tray{s}.filters(env, f)
		tray{s}.cards(env, f)
	case Desk:
		tray{s}.filters(env, f)
		tray{s}.cards(env, f)
		strips{s}.list(env, f)
		sheets{s}.papers(env, f)
		sheets{s}.buttons(env, f)
		s.drag(f)
		f.Key("z", s.undo)
		f.Key("Delete", strips{s}.discard)
	}
	if d := dialogs[s.dialog]; d != nil {
		d(s, env, f)
	}
	s.album.Declare(f)
	if s.ruled = s.ruled && s.album.Zoom.Showing() != nil; s.ruled {
		panels{s}.ruledOn(env, f)
	}
}

// dialogs are what can be open above the desk.
var dialogs map[string]func(s *Scene, env *ui.Env, f *ui.Surface)

func init() {
	p := func(show func(p panels, env *ui.Env, f *ui.Surface)) func(s *Scene, env *ui.Env, f *ui.Surface) {
		return func(s *Scene, env *ui.Env, f *ui.Surface) { show(panels{s}, env, f) }
	}
	dialogs = map[string]func(s *Scene, env *ui.Env, f *ui.Surface){
		"cost": p(panels.costs), "type": p(panels.types), "fields": p(panels.fields), "facet": p(panels.values), "order": p(panels.ordering), "more": p(panels.more), "delete": p(panels.askDelete),
		"cover": p(panels.covers), "share": p(panels.sharePanel), "qr": p(panels.codePage), "import": p(panels.importPanel), "hand": p(panels.showHand), "notes": p(panels.notes), "study": p(panels.studies),
		"list":   func(s *Scene, env *ui.Env, f *ui.Surface) { strips{s}.wholeList(env, f) },
		"papers": func(s *Scene, env *ui.Env, f *ui.Surface) { sheets{s}.allPapers(env, f) },
	}
}

// shut closes the dialog.
func (s *Scene) shut(*ui.Env) { s.dialog = "" }

// opens returns a tap that opens a dialog.
func (s *Scene) opens(dialog string) func(env *ui.Env) {
	return func(*ui.Env) { s.dialog = dialog }
}

// face returns the face of a card.
func (s *Scene) face(d rules.DefID, l lang.Lang) *cards.CardFace { return s.opts.Cards.Face(d, l) }

// show opens the page of a card.
func (s *Scene) show(d rules.DefID) func(env *ui.Env) {
	return func(env *ui.Env) {
		s.zoomed = d
		panels{s}.getRulings()
		s.album.Zoom.Open(s.face(d, env.Settings.Lang))
	}
}

// most returns how many copies of a card a deck may have.
func (s *Scene) most(d rules.DefID) int {
	n, ok := s.faces[d]
	if !ok {
		b := deck.New(s.opts.Lib)
		side := s.opts.Lib.SectionOf(d, false) < 0
		n, _ = b.Left(d, side)
		s.faces[d] = n
	}
	return n
}

// copies returns how many copies of a card the deck has, sideboard included.
func (s *Scene) copies(d rules.DefID) int {
	if s.edit.b == nil {
		return 0
	}
	id := s.opts.Lib.Card(d).ID
	return s.edit.b.List.Copies(id, false) + s.edit.b.List.Copies(id, true)
}

// hue returns the colour of a card's first hue, or of its frame.
func (s *Scene) hue(d rules.DefID, l lang.Lang) ui.Colour {
	m := s.opts.HuesOf(s.opts.Lib.Def(d))
	for i := range s.opts.Hues {
		if m>>i&1 != 0 {
			return s.opts.Hues[i].Colour
		}
	}
	return s.face(d, l).Frame
}
