// Package maker is where one makes cards of one's own: a desk with the card as
// it will look on the left and what it is made of as nested notes on the right.
// It also lists the card packs on the device. It knows games only by their
// vocabulary.
package maker

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/maker"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// MaxPack is the size of the largest pack file that can be loaded, in bytes.
const MaxPack = 512 << 10

// Options connect the desk to the program.
type Options struct {
	Name  lang.Phrase // of the game
	Cards func(lib *effect.Library) cards.Cards
	Shelf Shelf
	// Pictures keeps the maker's own pictures; nil: there can be none.
	Pictures Pictures
	// Ready reports whether the pictures of cards are there; it is called in
	// every tick. nil: they are.
	Ready func(env *ui.Env) bool
	Leave func(env *ui.Env)
	// Build leads to the desk where decks are built.
	Build func(env *ui.Env)
	// Worth measures a card of a library against another one that it replaces
	// in a deck; nil: it cannot be measured.
	Worth func(lib *effect.Library, made, instead rules.DefID) Worth
	// Try begins a match with a deck that has a stored card; it returns why not.
	Try func(env *ui.Env, card string) error
	// Why puts an error of a pack into words for players.
	Why func(err error, in lang.Lang) string
	// Offered is a pack that an address or a drop has brought; nil: none.
	Offered *Offer
}

// Offer is a pack that is not loaded before the player agrees.
type Offer struct {
	Data []byte
	From string // the file's name or its address
	Err  error  // why it could not be read

	pack *effect.Pack // as read
}

// Worth measures how much more often a deck wins with one card in the place of
// another.
type Worth interface {
	// Step measures for the rest of its slice of a tick, and reports whether
	// everything has been measured.
	Step() bool
	// Gain returns by how much more often the deck wins, with bounds, from -1
	// to 1, and the number of games.
	Gain() (gain, low, high float64, games int)
}

// Shelf keeps card packs on the device.
type Shelf interface {
	// All returns the packs in the order of loading.
	All() []Pack
	// Put checks a pack and stores it in place of the one with its id. mine
	// marks the player's own.
	Put(data []byte, from string, mine bool) error
	Remove(id string) error
	// Library returns the game's cards with those of the packs that can be
	// loaded.
	Library() *effect.Library
}

// MaxPicture is the size of the largest picture file that can be chosen, in bytes.
const MaxPicture = 20 << 20

// Pictures keeps the pictures of a player's own cards on the device.
type Pictures interface {
	// Take reads a picture file, stores it smaller, and makes it known to
	// sprites under the name that then is told; then is called before a later
	// Update, and may be told why it cannot be.
	Take(file []byte, then func(name string, err error))
	// Sweep drops the pictures of the game that no card uses.
	Sweep(used []string)
}

// Pack is a card pack on the device.
type Pack struct {
	ID   string
	Data []byte
	From string // name of its file, or its address
	Mine bool
	Err  error // why it cannot be loaded; nil: it is
}

// page is what is on the desk.
type page uint8

const (
	shelfPage page = iota
	deskPage
)

// tab is what a small window shows of the desk.
type tab uint8

const (
	cardTab tab = iota
	notesTab
	wordsTab
	tabs
)

// Scene is the desk.
type Scene struct {
	ui.Base
	opts   Options
	page   page
	tab    tab
	dialog string // what is open above the desk; "": nothing
	at     string // the place whose options are listed
	was    string // the place of list
	list   []maker.Option
	offer  *Offer // the pack that is asked about
	strike string // the pack or card that would be removed
	fault  string

	lib   *effect.Library // all cards of the game
	mine  []*effect.CardNode
	packs []Pack
	names map[string]lang.Phrase // of the packs that can be read, by id
	faces cards.Cards            // of lib

	draft   *maker.Draft
	typed   map[string]string // what the maker has written, as it was typed
	changed bool              // since it was stored
	shown   *effect.Library   // with the draft
	look    cards.Cards       // of shown
	places  []maker.Place
	advice  []maker.Advice
	near    []maker.Near
	value   *maker.Price // what it seems to be worth; nil: that cannot be told
	worth   Worth        // being measured; nil: not asked for
	dear    bool         // measured
	album   cards.Album
	ready   bool
}

// The parts of the desk, each with what declares and draws it.
type (
	parts  struct{ *Scene } // the card, its notes, its words
	racks  struct{ *Scene } // the player's cards and the packs
	panels struct{ *Scene } // what opens above the desk
)

// theme is the desk's: slate, chalk, brass.
var theme = ui.Theme{
	Ground: ui.Hex(0x10151d), GroundLow: ui.Hex(0x1b1622),
	Panel: ui.Hex(0x28303d).Alpha(0.98), PanelLow: ui.Hex(0x1a1e28).Alpha(0.98),
	Edge: ui.Hex(0xb9c6d8).Alpha(0.32),
	Text: ui.Hex(0xf4f1e6), TextSoft: ui.Hex(0xc3c8d2), TextOn: ui.Hex(0x14110a),
	Accent: ui.Hex(0x7fc4e8), Accent2: ui.Hex(0xe9b65a), Warm: ui.Hex(0xffc24b),
	Legal: ui.Hex(0x4fd695), Danger: ui.Hex(0xff6b5b), Good: ui.Hex(0x6cf0a2),
	Focus: ui.Hex(0xfff27a), Shadow: ui.Hex(0x020306).Alpha(0.7),
	Knob: ui.Hex(0xd9ab58), KnobInk: ui.Hex(0x33200c), Paper: ui.Hex(0xf3e6c8), PaperInk: ui.Hex(0x3a2412),
}

// New makes the scene.
func New(o Options) *Scene {
	s := &Scene{opts: o, ready: o.Ready == nil}
	s.Theme = &theme
	s.Build = s.build
	s.Backdrop = backdrop
	s.Tick = s.tick
	s.reload()
	if o.Offered != nil {
		s.ask(o.Offered)
	}
	return s
}

// reload reads the packs again.
func (s *Scene) reload() {
	s.lib = s.opts.Shelf.Library()
	s.faces = s.opts.Cards(s.lib)
	s.packs = s.opts.Shelf.All()
	s.mine, s.names = nil, map[string]lang.Phrase{}
	var used []string // pictures
	for _, p := range s.packs {
		x, err := effect.ReadPack(s.lib.Vocab, p.ID, p.Data)
		if err != nil {
			continue
		}
		s.names[p.ID] = x.Name
		if p.Mine {
			s.mine = append(s.mine, x.Cards...)
		}
		for _, c := range x.Cards {
			if a, err := sprites.Parse(c.Art); err == nil && a.Own != "" {
				used = append(used, a.Own)
			}
		}
	}
	if s.draft == nil && s.opts.Pictures != nil { // a step back may bring back what a draft no longer uses
		s.opts.Pictures.Sweep(used)
	}
	s.album.Faces.Forget()
}

// ready pictures, and what moves.
func (s *Scene) tick(env *ui.Env) bool {
	moved := s.album.Tick()
	if !s.ready && s.opts.Ready(env) {
		s.ready, moved = true, true
		s.album.Faces.Forget()
	}
	if s.worth != nil && !s.dear && s.dialog == "" {
		_, _, _, before := s.worth.Gain()
		if s.dear = s.worth.Step(); s.dear {
			s.Surface.Invalidate()
		} else if _, _, _, n := s.worth.Gain(); n/50 > before/50 {
			s.Surface.Invalidate()
		}
	}
	return s.album.Zoom.Tick() || moved
}

func backdrop(c *ui.Canvas) {
	full := ui.Rect{W: c.Env.W, H: c.Env.H}
	c.Gradient(full, 0, ui.Hex(0x19222e), ui.Hex(0x0e0f16))
	u := c.Px(1)
	for y := 0.0; y < full.H; y += 26 * u { // ruled like a drawing board
		c.Fill(ui.Rect{Y: math.Round(y), W: full.W, H: 1}, 0, ui.Hex(0x9fb6d0).Alpha(0.05))
	}
	for x := 0.0; x < full.W; x += 26 * u {
		c.Fill(ui.Rect{X: math.Round(x), W: 1, H: full.H}, 0, ui.Hex(0x9fb6d0).Alpha(0.05))
	}
	c.Light(full.W*0.2, full.H*0.3, math.Max(full.W, full.H)*0.5, ui.Hex(0xe8c07a).Alpha(0.16))
}

func (s *Scene) word(env *ui.Env, key string, args ...any) string {
	return Text.T(env.Settings.Lang, key, args...)
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string {
	return s.heading(env) + " — " + s.opts.Name.In(env.Settings.Lang)
}

func (s *Scene) heading(env *ui.Env) string {
	if s.page == deskPage {
		return s.draft.Card().Name.In(env.Settings.Lang)
	}
	return s.word(env, "shelf")
}

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string {
	if s.page == shelfPage {
		return s.word(env, "status.shelf", s.opts.Name.In(env.Settings.Lang), len(s.mine), len(s.packs))
	}
	text := ""
	for _, t := range s.draft.Text(env.Settings.Lang) {
		text += t
	}
	return s.word(env, "status.desk", s.heading(env), text)
}

// Close implements ui.Closer: it stores the card and frees the pictures.
func (s *Scene) Close() {
	s.save(nil)
	s.page = shelfPage // nothing more comes to the desk
	s.album.Faces.Forget()
}

// CanReload implements ui.Reloadable.
func (s *Scene) CanReload() bool { return s.dialog == "" && !s.changed }

// Idle implements ui.Idler.
func (s *Scene) Idle() bool { return s.Base.Idle() && s.ready }

// back leaves the desk for the shelf, and the shelf for where one came from.
func (s *Scene) back(env *ui.Env) {
	if s.page == deskPage {
		if !s.save(env) {
			return
		}
		s.page, s.draft = shelfPage, nil
		s.reload()
		s.Surface.Announce(s.heading(env))
		s.Repaint()
		return
	}
	s.opts.Leave(env)
}

func (s *Scene) opens(dialog string) func(env *ui.Env) {
	return func(*ui.Env) { s.dialog, s.fault = dialog, "" }
}

func (s *Scene) shut(*ui.Env) { s.dialog, s.at, s.offer, s.fault = "", "", nil, "" }

// edit puts a card on the desk.
func (s *Scene) edit(d *maker.Draft, fresh bool) {
	s.draft, s.changed = d, fresh
	s.retype()
	s.page, s.tab, s.dialog = deskPage, notesTab, ""
	s.Surface.ScrollTo("notes", 0)
	s.refresh()
	s.Repaint()
}

// retype fills the fields with the card's texts. One that stands for both
// languages is shown in its own.
func (s *Scene) retype() {
	s.typed = map[string]string{}
	for _, kind := range [...]string{maker.Name, maker.Flavour} {
		p := s.draft.Written(kind)
		switch {
		case p.JA != p.EN:
		case strings.ContainsFunc(p.JA, func(r rune) bool { return r > 0x7f }):
			p.EN = ""
		default:
			p.JA = ""
		}
		s.typed[kind+".ja"], s.typed[kind+".en"] = p.JA, p.EN
	}
}

// write takes what was typed into a field.
func (s *Scene) write(kind, field, text string) {
	s.typed[field] = text
	s.draft.Write(kind, lang.Phrase{JA: s.typed[kind+".ja"], EN: s.typed[kind+".en"]})
	s.changed = true
	s.refresh()
}

// again takes a step back or makes it again.
func (s *Scene) again(do func(d *maker.Draft)) func(env *ui.Env) {
	return func(*ui.Env) {
		do(s.draft)
		s.changed = true
		s.retype()
		s.refresh()
	}
}

// newID returns an id for a card that no card of the game has.
func (s *Scene) newID() string {
	for {
		id := "my-" + strconv.FormatUint(rand.Uint64()>>28, 36)
		if s.lib.Find(id) == 0 {
			return id
		}
	}
}

// begin begins an empty card.
func (s *Scene) begin(*ui.Env) { s.edit(maker.New(s.lib, s.newID()), true) }

// copyOf begins with a copy of a card.
func (s *Scene) copyOf(c *effect.CardNode) func(env *ui.Env) {
	return func(env *ui.Env) {
		d, err := maker.From(s.lib, c, s.newID())
		if err == nil && len(c.Art) == 0 { // a picture belongs to an id
			d.SetArt(artJSON(sprites.ArtFor(s.lib.Vocab.Game, c.ID)))
		}
		if err != nil {
			s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true)
			return
		}
		s.edit(d, true)
	}
}

// refresh works out what follows from the card: its face, its places, what is
// to be said of it.
func (s *Scene) refresh() {
	s.places = s.draft.Places()
	s.advice = s.draft.Advice()
	s.near = s.draft.Nearest(3)
	s.value = nil
	if p, ok := s.draft.Price(); ok {
		s.value = &p
	}
	s.worth, s.dear = nil, false
	if lib, err := s.draft.Library(); err == nil {
		s.shown = lib
		s.look = s.opts.Cards(lib)
	}
	s.was, s.list = "", nil
	s.album.Faces.Forget()
	s.Surface.Invalidate()
}

// put makes a choice at a place.
func (s *Scene) put(env *ui.Env, path, id string) {
	if s.draft.Put(path, id) != nil {
		s.Surface.Toast(s.word(env, "refused"), true)
		return
	}
	s.changed = true
	s.refresh()
}

// face returns the face of the card on the desk.
func (s *Scene) face(in lang.Lang) *cards.CardFace {
	if s.shown == nil {
		return nil
	}
	return s.look.Face(s.shown.Find(s.draft.Card().ID), in)
}

// faceOf returns the face of a stored card.
func (s *Scene) faceOf(id string, in lang.Lang) *cards.CardFace {
	if d := s.lib.Find(id); d != rules.DefID(0) {
		return s.faces.Face(d, in)
	}
	return nil
}

// own returns the player's own pack with the given cards.
func (s *Scene) own(list []*effect.CardNode) (id string, data []byte, err error) {
	id = "my-cards-" + strconv.FormatUint(rand.Uint64()>>40, 36)
	for _, p := range s.packs {
		if p.Mine {
			id = p.ID
		}
	}
	var all [][]byte
	for _, c := range list {
		all = append(all, s.lib.Vocab.Card(c))
	}
	data, err = maker.Pack(s.lib.Vocab, id, lang.Phrase{JA: "自作カード", EN: "My cards"}, "", all...)
	return id, data, err
}

// save stores the card on the desk; env is nil when the desk is closed. It
// reports whether it is stored.
func (s *Scene) save(env *ui.Env) bool {
	if s.page != deskPage || !s.changed {
		return true
	}
	list := slices.Clone(s.mine)
	c := s.draft.Card()
	if i := slices.IndexFunc(list, func(x *effect.CardNode) bool { return x.ID == c.ID }); i >= 0 {
		list[i] = c
	} else {
		list = append(list, c)
	}
	return s.store(env, list, func() { s.mine, s.changed = list, false })
}

// store stores the player's own cards.
func (s *Scene) store(env *ui.Env, list []*effect.CardNode, done func()) bool {
	id, data, err := s.own(list)
	switch {
	case err != nil:
	case len(list) == 0:
		err = s.opts.Shelf.Remove(id)
	default:
		err = s.opts.Shelf.Put(data, "", true)
	}
	if err != nil {
		if env != nil {
			s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true)
		}
		return false
	}
	s.packs = s.opts.Shelf.All()
	done()
	return true
}

// remove deletes one of the player's own cards, or a pack.
func (s *Scene) remove(env *ui.Env) {
	id := s.strike
	s.dialog = ""
	if slices.ContainsFunc(s.mine, func(c *effect.CardNode) bool { return c.ID == id }) {
		list := slices.DeleteFunc(slices.Clone(s.mine), func(c *effect.CardNode) bool { return c.ID == id })
		if !s.store(env, list, func() { s.mine = list }) {
			return
		}
	} else if err := s.opts.Shelf.Remove(id); err != nil {
		s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true)
		return
	}
	s.changed = false
	if s.page == deskPage {
		s.page, s.draft = shelfPage, nil
	}
	s.reload()
	s.Surface.Toast(s.word(env, "removed"), false)
	s.Repaint()
}

// ask opens the question whether a pack is to be loaded.
func (s *Scene) ask(o *Offer) {
	own := *o
	if own.Err == nil {
		own.pack, own.Err = effect.ReadPack(s.lib.Vocab, lang.Excerpt(own.From, 40), own.Data)
	}
	s.offer, s.dialog, s.fault = &own, "offer", ""
	s.Surface.Invalidate()
}

// load asks for a pack file.
func (s *Scene) load(env *ui.Env) {
	if env.Host == nil {
		return
	}
	env.Host.OpenFile(".json,application/json", MaxPack, func(name string, data []byte, err error) {
		s.ask(&Offer{Data: data, From: name, Err: err})
	})
}

// take loads the offered pack.
func (s *Scene) take(env *ui.Env) {
	if err := s.opts.Shelf.Put(s.offer.Data, lang.Excerpt(s.offer.From, 80), false); err != nil {
		s.fault = s.opts.Why(err, env.Settings.Lang)
		return
	}
	s.shut(env)
	s.reload()
	s.Surface.Toast(s.word(env, "loaded"), false)
	s.Repaint()
}

// export gives the player a pack as a file.
func (s *Scene) export(env *ui.Env, p *Pack) {
	if env.Host != nil {
		env.Host.SaveFile("godeck-"+s.lib.Vocab.Game+"-"+p.ID+".json", p.Data)
	}
}
