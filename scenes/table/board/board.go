package board

import (
	"cmp"
	"math"
	"strings"

	"godeck/internal/sorting"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pose is the position of a card: centre, width, angle (radians, clockwise),
// and how far it is turned over (1 face-up, 0 face-down).
type Pose struct {
	X, Y, W float64
	Angle   float64
	Face    float64
	Lift    float64 // height above the table, 0..1: affects shadow and size
	// On a stage: 1 faces the viewer, as in a hand, 0 stands on the table; how
	// it leans and turns there, in addition to the others, in radians.
	Flat, Lean, Yaw float64
}

// PoseIn returns the largest pose within a rectangle.
func PoseIn(r ui.Rect, faceUp bool) Pose {
	f := r.Fit(1 / cards.Aspect)
	return Pose{X: f.X + f.W/2, Y: f.Y + f.H/2, W: f.W, Face: cards.FaceUp(faceUp)}
}

// Rect returns the pose's rectangle, without its rotation.
func (p Pose) Rect() ui.Rect {
	h := p.W * cards.Aspect
	return ui.Rect{X: p.X - p.W/2, Y: p.Y - h/2, W: p.W, H: h}
}

// Lerp returns the pose at q between p and to.
func (p Pose) Lerp(to Pose, q float64) Pose {
	return Pose{ui.Lerp(p.X, to.X, q), ui.Lerp(p.Y, to.Y, q), ui.Lerp(p.W, to.W, q),
		ui.Lerp(p.Angle, to.Angle, q), ui.Lerp(p.Face, to.Face, q), ui.Lerp(p.Lift, to.Lift, q),
		ui.Lerp(p.Flat, to.Flat, q), ui.Lerp(p.Lean, to.Lean, q), ui.Lerp(p.Yaw, to.Yaw, q)}
}

// tilt is the angle of a spent card in radians: visible at a glance, but its
// name and numbers stay readable.
const tilt = 0.21

// spent returns the pose of a spent card at that place.
func (p Pose) spent() Pose {
	p.Angle, p.W = max(tilt, p.Angle), p.W*0.86
	return p
}

// Mark is a card's emphasis.
type Mark uint8

// The marks.
const (
	MarkNone     Mark = iota
	MarkLegal         // can be used now
	MarkSelected      // chosen, not yet committed
	MarkTarget        // can be chosen as a target
	MarkDim           // cannot be used
	MarkVoid          // has no effect there
	MarkHidden        // can be used now, but only face-down
)

// Badge is a small sign on a card.
type Badge struct {
	Corner cards.Corner
	Text   string
	Icon   ui.Icon
	Colour ui.Colour
	In     bool // does not stand out over the upper or lower edge, where another card ends
}

// leastPlate is the smallest type of a plate, in CSS pixels.
const leastPlate = 12

// CardOpts says what a card means and does in a build.
type CardOpts struct {
	Node         string          // id in the focus tree; default "card." plus the card's id
	Label        string          // name for readers; default the face's title
	Desc         string          // default the face in words
	Read         *cards.CardFace // face for reading and the zoom; nil: the face
	Group        string          // the zone, for readers
	Mark         Mark
	Badges       []Badge
	Plate        *cards.Plate // nil: none
	Spent        bool         // used: tilted and darker
	Theirs       bool         // the rival's: its back is not the player's own
	NoFocus      bool         // drawn only: not in the focus tree, not operable
	Refuse       string       // why it cannot be used, shown when tapped
	Tap          func(env *ui.Env)
	Drag         bool    // can be dragged to slots
	Loose        bool    // overlaps its neighbours
	Returns      bool    // dropped on another card it goes home at once: it has only pointed there
	Rises        bool    // in a hand: stands out of it while it is chosen
	Grow         float64 // width under the pointer, with the face for reading and instead of a preview; 0: hardly larger
	within       ui.Rect // where it stays when it has grown, and its foot
	ceiling      float64 // y above which hovering does not raise it; 0: none
	floor, reach float64 // y that it is above as a whole under the pointer; 0: none. How far beside it a touch is its own
	Keeps        bool    // under the pointer it stays as it is: what lies beside it stays free
	Down         bool    // under the pointer it grows downwards: what lies above it stays free
	Hover        func(env *ui.Env, on bool)
	Paint        func(c *ui.Canvas) // draws it where it lies, instead of the card; not on its way there
	Stands       float64            // how much larger than printed what it shows stands before it; 0: it does not
	Unseen       bool               // it is there and is touched, but not drawn: something else shows it
	Away         bool               // in a hand: it lies elsewhere for now, and its place stays free
}

type card struct {
	id       string
	wide     float64 // it is drawn from the picture for a card of this width; 0: of its own
	face     *cards.CardFace
	pose     Pose
	home     Pose
	opts     CardOpts
	held     bool // moved by a step or the pointer
	flying   bool // drawn above everything else
	seen     bool
	hover    float64
	hovering bool
	node     string
	flash    float64
	sheen    float64 // progress of a flash across it
	flashCol ui.Colour
	alpha    float64
	gone     float64 // progress of burning away
	ember    ui.Colour
	glide    glide
	lingers  int // ticks for which it stays where it was dropped, unless a step takes it on
}

// lingering is for how long a dropped card waits for what its drop does.
const lingering = 24

// glide is the movement of a card whose home has moved far: it lifts off, travels and lands.
type glide struct {
	from     Pose
	t, ticks float64 // ticks 0: none
}

// onTop reports whether the card is drawn above all others: in flight, or
// raised from its fan by the mouse.
func (c *card) onTop() bool { return c.flying || c.glide.ticks > 0 || c.opts.Loose && c.hover > 0.05 }

// Slot is a place that takes cards, by dropping or by tapping it with a card selected.
type Slot struct {
	ID     string
	Node   string // id in the focus tree; default "slot." plus ID
	Rect   ui.Rect
	Label  string // its name
	Hint   string // text in it while empty
	Icon   ui.Icon
	Filled bool
	Silent bool // filled, and the card on it handles taps: only drops go here
	Bare   bool // under a card that may be tilted: drawn only while it can take one
	Unlit  bool // never drawn: what lies on it says that cards may go there
	Clear  bool // what lies under it is to be seen
	Flat   bool // on the screen even where the table stands on a stage: ground, a strip
	Active bool // glows: the player is asked for it
	// Accept reports whether a card can be put here, and if not, why.
	Accept func(card string) (reason string, ok bool)
	// Drop puts the card here; it and Accept are nil where no cards go.
	Drop func(env *ui.Env, card string)
}

// Board holds the cards on the table. Each moves smoothly to its home when the
// scene declares a new one, unless an animation or the pointer holds it.
type Board struct {
	Faces    *cards.FaceCache
	Stage    *stage.Stage // the table on which the cards stand; nil: they lie on the screen
	Still    bool         // nothing can be put down and nobody counts: no places, no numbers on piles
	Inlaid   bool         // the ground shows the places itself: at rest only their words are drawn
	Light    float64      // 0 night .. 1 day: the light on the cards
	Selected string       // id of the card selected by tap, "" for none
	Acting   string       // id of the card whose effect or attack is being presented
	Hush     bool         // the others are dimmed: nobody is asked
	Inspect  func(env *ui.Env, f *cards.CardFace)
	Preview  func(env *ui.Env, f *cards.CardFace, at ui.Rect, on bool)
	Later    func() bool // nobody is asked yet: what is let go of waits; nil: never

	over string // the card that Inspect and Preview are about; "": another thing

	cards   map[string]*card
	order   []string
	topped  int     // how many of order are below what plays over the table
	lost    []*card // for drawing
	slots   []Slot
	dragID  string
	dragX   float64
	dragY   float64
	s       *ui.Surface
	sweep   sweep
	early   early
	asked   bool    // when it was declared nothing was told
	w, h    float64 // of the window
	resized bool    // in this tick: cards jump to their places
}

// Begin starts declaring the cards of a build.
func (b *Board) Begin(s *ui.Surface) {
	if b.cards == nil {
		b.cards = map[string]*card{}
	}
	for _, c := range b.cards {
		c.seen = false
	}
	b.order, b.topped = b.order[:0], 0
	b.slots = b.slots[:0]
	b.s, b.asked = s, b.Later == nil || !b.Later()
	e := s.Env()
	b.resized = b.resized || b.w != 0 && (b.w != e.W || b.h != e.H)
	b.w, b.h = e.W, e.H
}

// End removes cards that were not declared, and draws those in the air that
// were declared after the table's (Topped): a dialog's.
func (b *Board) End(s *ui.Surface) {
	for id, c := range b.cards {
		if !c.seen && !c.held {
			b.unread(c, "")
			delete(b.cards, id)
		}
	}
	if len(b.order) > b.topped {
		b.flies(s, false)
	}
}

// flies draws the cards in the air that were declared since it was called last,
// and those that are still in it although they are no longer declared.
func (b *Board) flies(s *ui.Surface, lost bool) {
	from, to := b.topped, len(b.order)
	b.topped = to
	s.Paint("board.flying", ui.Rect{W: s.Env().W, H: s.Env().H}, func(c *ui.Canvas) {
		for _, id := range b.order[from:to] {
			if cd := b.cards[id]; cd != nil && cd.onTop() {
				b.drawCard(c, cd)
			}
		}
		if lost {
			b.drawLost(c)
		}
	})
}

// drawLost draws the cards in the air that are no longer declared.
func (b *Board) drawLost(c *ui.Canvas) {
	lost := b.lost[:0]
	for _, cd := range b.cards {
		if !cd.seen && cd.flying {
			lost = append(lost, cd)
		}
	}
	sorting.Stable(lost, func(x, y *card) int { return strings.Compare(x.id, y.id) })
	for _, cd := range lost {
		b.drawCard(c, cd)
	}
	b.lost = lost
}

// unread ends the preview of a card whose node has gone from under the
// pointer: no element is left to end it.
func (b *Board) unread(c *card, node string) {
	if c.hovering && c.node != node {
		b.Preview(b.s.Env(), nil, ui.Rect{}, false)
	}
	c.hovering = c.hovering && c.node == node
	c.node = node
}

// From sets the start of a card that is not on the table yet.
func (b *Board) From(id string, p Pose) {
	if b.cards == nil {
		b.cards = map[string]*card{}
	}
	if _, ok := b.cards[id]; !ok {
		b.cards[id] = &card{id: id, pose: p, home: p, alpha: 1, seen: true}
	}
}

// PoseOf returns the present pose of a card; ok is false for unknown cards.
func (b *Board) PoseOf(id string) (Pose, bool) {
	if c, ok := b.cards[id]; ok {
		return c.pose, true
	}
	return Pose{}, false
}

// byNode returns the card of a node, nil if it is not a card.
func (b *Board) byNode(node string) *card {
	for _, c := range b.cards {
		if c.seen && c.node == node {
			return c
		}
	}
	return nil
}

// pointed reports whether the pointer or the focus is still on a card: one
// that went and came back, or that a dialog covers, must not stay raised.
func (b *Board) pointed(c *card) bool {
	return b.s != nil && !b.s.Modal() && (b.s.Hovered() == c.node || b.s.Focused() == c.node)
}

// Drawn returns where the card of a node is drawn now with its badges, even
// raised or moving, or what is seen of a place for cards; ok is false if it is neither.
func (b *Board) Drawn(node string) (r ui.Rect, ok bool) {
	c := b.byNode(node)
	if c == nil {
		for i := range b.slots {
			if sl := &b.slots[i]; sl.Node == node && b.Stage != nil && !sl.Flat {
				q := b.Stage.Lying(sl.Rect)
				return q.Bounds(), true
			}
		}
		return ui.Rect{}, false
	}
	p, scale := c.raised()
	p.W *= scale
	r = p.Rect()
	if o := b.outline(nil, p, p.W, p.W); o.on && (p.Yaw != 0 || p.Angle != 0) { // it stands turned or lies askew: all of its corners
		for _, q := range o.quad {
			r = r.Union(ui.Rect{X: q.X, Y: q.Y, W: 1, H: 1})
		}
	}
	if c.opts.Plate != nil && c.opts.Spent { // which is wider
		r = r.Union(ui.Rect{X: p.X - (0.6+0.34*cards.Aspect*math.Sin(p.Angle))*p.W, Y: p.Y, W: 1.2 * p.W, H: 1})
	}
	for i := range c.opts.Badges {
		at, _ := c.badge(b.s.Env(), i, p, p.W)
		r = r.Union(at)
	}
	return r, true
}

// grows reports whether a card is enlarged under the pointer.
func (c *card) grows() bool { return c.opts.Grow > 0 && c.hover > 0.02 && !c.held && !c.flying }

// raised returns the pose in which a card is drawn, and its enlargement.
func (c *card) raised() (p Pose, scale float64) {
	p = c.pose
	if c.opts.Down {
		p.Y += p.W * cards.Aspect * 0.05 * c.hover // its upper edge stays
	} else {
		p.Y -= p.W * 0.16 * c.hover
	}
	if !c.opts.Spent { // what is tapped looks tapped under the pointer, too
		p.Angle *= 1 - c.hover
	}
	p.Flat = math.Max(p.Flat, c.hover) // it stands up to be read
	scale = 1 + 0.06*p.Lift + 0.10*c.hover
	if c.grows() {
		scale = math.Max(1, 1+(c.opts.Grow/p.W-1)*c.hover)
		half := p.W * scale / 2
		p.X = math.Max(c.opts.within.X+half, math.Min(c.opts.within.Right()-half, p.X))
		p.Y = math.Min(p.Y, c.opts.within.Bottom()-half*cards.Aspect)
		return p, scale
	}
	if top := c.opts.ceiling + p.W*scale*cards.Aspect/2; c.opts.ceiling > 0 && c.hover > 0 {
		p.Y = math.Max(p.Y, math.Min(top, c.pose.Y))
	}
	if c.opts.floor > 0 && c.hover > 0 {
		p.Y = math.Min(p.Y, math.Max(c.opts.floor-p.W*scale*cards.Aspect/2, p.W*scale*cards.Aspect/2))
	}
	return p, scale
}

// mark returns the mark of a node's card; ok is false if it is not a card.
func (b *Board) mark(node string) (m Mark, ok bool) {
	if c := b.byNode(node); c != nil {
		return c.opts.Mark, true
	}
	return 0, false
}

// AtRest reports whether a card is at, or nearly at, its place and nothing moves it.
func (b *Board) AtRest(id string) bool {
	c, ok := b.cards[id]
	return ok && c.seen && !c.held && !c.flying && c.glide.ticks == 0 && math.Hypot(c.pose.X-c.home.X, c.pose.Y-c.home.Y) < 0.1*c.home.W
}

// Put declares a card: its face (nil: the back), its home and what it does.
func (b *Board) Put(s *ui.Surface, id string, face *cards.CardFace, home Pose, o CardOpts) {
	cd := b.cards[id]
	if cd == nil {
		cd = &card{id: id, pose: home, alpha: 1}
		b.cards[id] = cd
	}
	at := home.Rect()
	if o.Spent {
		home = home.spent()
	}
	cd.retarget(home)
	cd.face, cd.home, cd.opts, cd.seen = face, home, o, true
	b.order = append(b.order, id)
	if (b.resized || s.Env().Settings.Speed == ui.SpeedOff) && !cd.held {
		cd.pose, cd.glide.ticks = home, 0
	}
	b.unread(cd, cmp.Or(o.Node, "card."+id))
	e := ui.Element{ID: cd.node, Rect: at, Hit: at.InsetXY(-o.reach, 0), Loose: o.Loose || o.Spent,
		Draw: func(c *ui.Canvas, _ ui.State) {
			if !cd.onTop() {
				b.drawCard(c, cd)
			}
		}}
	if (home.Angle != 0 || o.reach > 0) && !o.Spent {
		e.HitTest = func(x, y float64) bool {
			sin, cos := math.Sincos(-cd.home.Angle)
			dx, dy := x-cd.home.X, y-cd.home.Y
			px, py := dx*cos-dy*sin, dx*sin+dy*cos
			return math.Abs(px) <= cd.home.W/2+o.reach && math.Abs(py) <= cd.home.W*cards.Aspect/2
		}
		h := home.Rect()
		grow := math.Abs(math.Sin(home.Angle)) * h.H / 2
		e.Rect = h
		e.Hit = h.InsetXY(-grow-o.reach, 0)
	}
	if face != nil && o.Read != nil {
		face = o.Read
	}
	if !o.NoFocus {
		e.Role = ui.RoleButton
		e.Label, e.Desc, e.Group = o.Label, o.Desc, o.Group
		if face != nil {
			e.Label = cmp.Or(e.Label, face.Title)
			if e.Desc == "" {
				e.Desc = face.Say()
			}
			e.Inspect = func(env *ui.Env) { b.about(id, func() { b.Inspect(env, face) }) }
		}
		e.Checked = o.Mark == MarkSelected
		e.Tap = func(env *ui.Env) {
			switch {
			case o.Refuse != "":
				ui.Play(env, "error", 0.5, 0)
				s.Toast(o.Refuse, true)
			case o.Tap != nil:
				o.Tap(env)
			case e.Inspect != nil:
				e.Inspect(env)
			}
		}
		e.Hover = func(env *ui.Env, on bool) {
			cd.hovering = on
			if o.Hover != nil {
				o.Hover(env, on)
			}
			if face != nil && o.Grow == 0 {
				b.about(id, func() { b.Preview(env, face, cd.home.Rect(), on) })
			}
		}
		if o.Drag {
			e.Drag = b.Pull(s, id)
		}
	}
	s.Add(e)
}

// about calls a function that is told which card of the board it is about.
func (b *Board) about(id string, do func()) {
	b.over = id
	do()
	b.over = ""
}

// Pull returns the drag of a declared card, for elements that represent it.
func (b *Board) Pull(s *ui.Surface, id string) *ui.Drag {
	cd := b.cards[id]
	return &ui.Drag{
		Start:  func(env *ui.Env, x, y float64) { b.startDrag(env, cd, x, y) },
		Move:   func(env *ui.Env, x, y float64) { b.moveDrag(cd, x, y) },
		Drop:   func(env *ui.Env, x, y float64) { b.dropDrag(env, s, cd, x, y) },
		Cancel: func(*ui.Env) { b.endDrag(cd) },
	}
}

// retarget begins a glide if the card's home moves far, and bends a running one smoothly.
func (c *card) retarget(home Pose) {
	g := &c.glide
	if c.held || c.lingers > 0 {
		g.ticks = 0
		return
	}
	if g.ticks > 0 {
		if q := glideAt(g.t / g.ticks); q < 0.95 && home != c.home {
			flat := c.pose
			flat.Y += c.rise()
			flat.Lift = 0
			g.from = Pose{
				X: (flat.X - home.X*q) / (1 - q), Y: (flat.Y - home.Y*q) / (1 - q), W: (flat.W - home.W*q) / (1 - q),
				Angle: (flat.Angle - home.Angle*q) / (1 - q), Face: (flat.Face - home.Face*q) / (1 - q), Flat: (flat.Flat - home.Flat*q) / (1 - q),
				Lean: flat.Lean, Yaw: flat.Yaw}
		}
		return
	}
	if d := math.Hypot(home.X-c.pose.X, home.Y-c.pose.Y); d > 0.9*home.W && home.W > 0 {
		*g = glide{from: c.pose, ticks: math.Min(34, 20+d/home.W*1.6)}
		g.from.Lift = 0
	}
}

// glideAt returns a glide's progress: slow start, fast, soft landing.
func glideAt(p float64) float64 {
	p = ui.Clamp01(p)
	return p * p * (3 - 2*p) * (1.25 - 0.25*p)
}

// rise returns the height of a card in its glide.
func (c *card) rise() float64 {
	if c.glide.ticks == 0 {
		return 0
	}
	return math.Sin(math.Pi*ui.Clamp01(c.glide.t/c.glide.ticks)) * 0.22 * c.home.W
}

// Pulled returns the id of the card that is being dragged, "" for none.
func (b *Board) Pulled() string { return b.dragID }

func (b *Board) startDrag(env *ui.Env, cd *card, x, y float64) {
	cd.held, cd.flying = true, true
	b.dragID, b.dragX, b.dragY = cd.id, x-cd.pose.X, y-cd.pose.Y
	ui.Play(env, "card-draw", 0.5, 0)
	if cd.face != nil {
		b.Preview(env, nil, ui.Rect{}, false)
	}
}

func (b *Board) moveDrag(cd *card, x, y float64) {
	nx, ny := x-b.dragX, y-b.dragY
	cd.pose.Angle = math.Max(-0.25, math.Min(0.25, (nx-cd.pose.X)*0.006))
	cd.pose.X, cd.pose.Y, cd.pose.Lift, cd.pose.Flat = nx, ny, 1, 1
}

func (b *Board) dropDrag(env *ui.Env, s *ui.Surface, cd *card, x, y float64) {
	b.endDrag(cd)
	if b.Later != nil && b.Later() && cd.away() {
		b.early, cd.lingers = early{cd.id, x, y, patience}, lingering
		return
	}
	b.let(env, s, cd, x, y)
}

// away reports whether a card is far from its home: it has not just been let go of.
func (c *card) away() bool {
	return math.Hypot(c.pose.X-c.home.X, c.pose.Y-c.home.Y) > 0.5*c.pose.W*cards.Aspect
}

// let lets a card go at a point: the place there takes it, or it is said why not.
func (b *Board) let(env *ui.Env, s *ui.Surface, cd *card, x, y float64) {
	sl := b.slotAt(x, y, cd)
	if sl == nil {
		if ui.Play(env, "ui-back", 0.4, 0); cd.away() { // not just let go of
			s.Toast(words.Of(s, "drop.wrong"), true)
		}
		return
	}
	returns := cd.opts.Returns && sl.Filled
	if b.offer(env, s, sl, cd.id) && env.Settings.Speed != ui.SpeedOff && !returns { // it goes on from there
		cd.lingers = lingering
	}
}

// offer puts a card into a place and reports whether that took it.
func (b *Board) offer(env *ui.Env, s *ui.Surface, sl *Slot, id string) bool {
	why, ok := words.Of(s, "drop.wrong"), false
	if sl.Drop != nil {
		why, ok = sl.Accept(id)
	}
	if !ok {
		ui.Play(env, "error", 0.6, 0)
		if why != "" {
			s.Toast(why, true)
		}
		return false
	}
	ui.Play(env, "card-place", 0.7, 0)
	sl.Drop(env, id)
	if b.Selected == id {
		b.Selected = ""
	}
	s.Invalidate()
	return true
}

func (b *Board) endDrag(cd *card) {
	cd.held, cd.flying = false, false
	b.dragID = ""
}

func (b *Board) slotAt(x, y float64, cd *card) *Slot {
	var best, under *Slot // under: at the pointer, the smallest that takes cards
	area := 0.0
	for i := range b.slots {
		sl := &b.slots[i]
		if sl.Rect.Inset(-8).Contains(x, y) {
			if under == nil || sl.Drop != nil && (under.Drop == nil || sl.Rect.W*sl.Rect.H < under.Rect.W*under.Rect.H) {
				under = sl
			}
			continue
		}
		in := sl.Rect.Intersect(cd.pose.Rect())
		if a := in.W * in.H; a > area && a > 0.25*cd.pose.W*cd.pose.W*cards.Aspect {
			best, area = sl, a
		}
	}
	return cmp.Or(under, best)
}

// Slot declares a place for cards: outlined, lit if the card in hand can go
// there, dimmed with a reason if not.
func (b *Board) Slot(s *ui.Surface, sl Slot) {
	if b.Still {
		return
	}
	b.slots = append(b.slots, sl)
	e := ui.Element{ID: cmp.Or(sl.Node, "slot."+sl.ID), Rect: sl.Rect, Label: sl.Label, Draw: func(c *ui.Canvas, st ui.State) { b.drawSlot(c, &sl, st) }}
	if sl.Drop != nil && (!sl.Filled || b.Selected != "" && !sl.Silent) {
		e.Role = ui.RoleButton
		e.Tap = func(env *ui.Env) {
			if b.Selected != "" {
				b.offer(env, s, &sl, b.Selected)
			}
		}
	}
	s.Add(e)
}

func (b *Board) drawSlot(c *ui.Canvas, sl *Slot, st ui.State) {
	u := c.Px(1)
	r := sl.Rect
	rad := math.Min(r.W, r.H/cards.Aspect) * 0.065
	col := c.Theme.Edge
	inHand := cmp.Or(b.dragID, b.Selected)
	state := 0 // 1: can be put here, 2: cannot
	if inHand != "" && sl.Drop != nil {
		state = 2
		if _, ok := sl.Accept(inHand); ok {
			state = 1
		}
	}
	if sl.Unlit || sl.Bare && state != 1 {
		return
	}
	fill := c.Theme.PanelLow.Alpha(0.45)
	if sl.Clear {
		fill = fill.Alpha(0.1)
	}
	switch {
	case state == 1:
		col = c.Theme.Legal
		b.glowSlot(c, sl, rad, 22*u, col.Alpha(0.30))
		fill = fill.Mix(col, 0.12)
	case state == 2:
		col = c.Theme.Danger.Alpha(0.45)
	case sl.Active:
		col = c.Theme.Accent2
		b.glowSlot(c, sl, rad, 16*u, col.Alpha(0.18))
	}
	w := 1.4 * u
	if state == 1 || st.Hover && sl.Drop != nil {
		w = 2.4 * u
	}
	switch {
	case b.Inlaid && !sl.Flat && state == 0 && !sl.Active && !st.Hover:
		q := b.Stage.Lying(r)
		r = q.Bounds()
	case b.Stage != nil && !sl.Flat:
		q := b.Stage.Lying(r)
		if state == 0 && !sl.Active {
			fill, col = c.Theme.Dark().Alpha(0.38), c.Theme.Edge.Alpha(0.8)
		}
		c.FillQuad(q, r.W, r.H, rad, fill, fill)
		c.StrokeQuad(q, r.W, r.H, rad, w, col)
		r = q.Bounds()
	case state == 0 && !sl.Active && !sl.Filled:
		socket(c, r, rad)
	default:
		c.Fill(r, rad, fill)
		c.Stroke(r, rad, w, col)
	}
	if sl.Filled {
		return
	}
	in := r.Inset(6 * u)
	ink := c.Theme.TextSoft.Lighten(0.25)
	if state == 1 {
		ink = c.Theme.Legal
	}
	if sl.Icon != ui.IconNone && (sl.Hint == "" || in.H*0.5 > 2.6*math.Max(12*c.Env.Scale, c.Font(13))) {
		k := math.Min(in.W*0.42, in.H*0.34)
		c.Icon(sl.Icon, ui.Rect{X: in.X + (in.W-k)/2, Y: in.Y + in.H*0.14, W: k, H: k}, ink)
		_, in = in.CutTop(in.H*0.5, 0)
	}
	if sl.Hint != "" {
		c.Text(sl.Hint, in, ui.TextStyle{Size: c.Font(13), Colour: ink, Align: ui.Middle, Wrap: true, LineHeight: 1.25})
	}
}

// socket draws an empty, inactive place: a shallow bed with marked corners.
func socket(c *ui.Canvas, r ui.Rect, rad float64) {
	dark, edge := c.Theme.Dark(), c.Theme.Edge.Alpha(0.8)
	c.Gradient(r, rad, dark.Alpha(0.30), dark.Alpha(0.06))
	k, w := min(r.W, r.H)*0.17, math.Max(1, 1.4*c.Px(1))
	for _, p := range [...][4]float64{{r.X, r.Y, 1, 1}, {r.Right(), r.Y, -1, 1}, {r.X, r.Bottom(), 1, -1}, {r.Right(), r.Bottom(), -1, -1}} {
		x, y := p[0]+w*p[2], p[1]+w*p[3]
		c.Line(x, y, x+k*p[2], y, w, edge)
		c.Line(x, y, x, y+k*p[3], w, edge)
	}
}

// Tick moves the cards and reports whether any moved.
func (b *Board) Tick(env *ui.Env) bool {
	k := env.Settings.Speed.Pick(1, 0.6, 0.38, 0.20, 0.12)
	moved := false
	b.resized = false
	for _, c := range b.cards {
		want := 0.0
		if c.hovering && !c.held && !c.opts.Keeps && b.pointed(c) && (c.opts.Loose || c.opts.Mark == MarkLegal || c.opts.Mark == MarkHidden) {
			want = 1
		}
		if d := want - c.hover; math.Abs(d) > 0.01 {
			c.hover += d * 0.3
			moved = true
		} else {
			c.hover = want
		}
		if c.held {
			c.glide.ticks, c.lingers = 0, 0
			continue
		}
		if c.lingers > 0 {
			c.lingers--
			moved = true
			continue
		}
		if g := &c.glide; g.ticks > 0 {
			step := k / 0.20
			if env.Settings.Speed == ui.SpeedOff {
				step = g.ticks
			}
			g.t += step
			q := glideAt(g.t / g.ticks)
			c.pose = g.from.Lerp(c.home, q)
			if !env.Settings.ReducedMotion {
				h := c.rise()
				c.pose.Y -= h
				if c.home.W > 0 {
					c.pose.Lift = math.Max(c.pose.Lift, h/(0.22*c.home.W))
				}
			}
			if g.t >= g.ticks {
				c.pose, g.ticks = c.home, 0
			}
			moved = true
			continue
		}
		if c.pose == c.home {
			continue
		}
		c.pose = c.pose.Lerp(c.home, k)
		d := math.Abs(c.pose.X-c.home.X) + math.Abs(c.pose.Y-c.home.Y) + math.Abs(c.pose.W-c.home.W)
		if d < 0.6 && math.Abs(c.pose.Angle-c.home.Angle) < 0.003 && math.Abs(c.pose.Face-c.home.Face) < 0.01 && math.Abs(c.pose.Lift-c.home.Lift) < 0.02 {
			c.pose = c.home
		}
		moved = true
	}
	return moved
}

// Settled reports whether every card is at home.
func (b *Board) Settled() bool {
	for _, c := range b.cards {
		if c.held || c.pose != c.home {
			return false
		}
	}
	return true
}

func (b *Board) drawCard(c *ui.Canvas, cd *card) {
	if cd.opts.Unseen {
		return
	}
	if c.Blank() {
		b.note(c, cd)
		return
	}
	if cd.alpha <= 0.01 {
		return
	}
	if cd.opts.Paint != nil && !cd.held && cd.glide.ticks == 0 && cd.gone == 0 {
		cd.opts.Paint(c)
		return
	}
	p, scale := cd.raised()
	w := p.W * scale
	u := c.Px(1)
	lift, ch := p.Lift+0.4*cd.hover, w*cards.Aspect
	turn := math.Abs(math.Cos((1 - p.Face) * math.Pi)) // 1 flat, 0 edge-on
	sw := w * math.Max(0.03, turn)
	o := b.outline(c, p, w, sw)
	o.shadow(w*0.06, lift, c.Theme.Shadow.Alpha(cd.alpha*(1-ui.Clamp01(cd.gone))))
	mark := cd.opts.Mark
	if cd.id == b.Selected {
		mark = MarkSelected
	}
	acts := cd.id == b.Acting
	if acts {
		o.glow(6*u, w*0.07, 26*u, c.Theme.Warm.Alpha(0.5))
		o.stroke(4*u, w*0.075, 2*u, c.Theme.Warm.Alpha(0.85))
	}
	o.mark(mark, w)
	face := cd.face
	if p.Face < 0.5 {
		face = nil
	}
	want := cmp.Or(cd.wide, b.Faces.Travels(face, math.Max(cd.home.W, p.W), cd.home.W))
	var img *ebiten.Image
	if cd.grows() && cd.opts.Read != nil {
		img = b.Faces.Image(c.Env, c.Theme, cd.opts.Read, cd.opts.Grow, b.Light)
	} else if face != nil {
		img = b.Faces.Image(c.Env, c.Theme, face, want, b.Light)
	} else {
		img = b.Faces.BackImage(c.Env, c.Theme, want, cd.opts.Theirs)
	}
	tint := tintOf(mark, cd.opts.Spent)
	if b.Hush && b.Acting != "" && !acts && !cd.flying {
		tint *= 0.74
	}
	if cd.gone > 0 {
		k := w / float64(img.Bounds().Dx()-2*cards.FaceMargin)
		c.DissolveAt(img, p.X, p.Y, float64(img.Bounds().Dx())*k, float64(img.Bounds().Dy())*k, p.Angle, cd.gone, tint, cd.alpha, cd.ember)
		return
	}
	o.picture(img, tint, cd.alpha)
	if cd.opts.Stands > 0 && face != nil && !cd.grows() {
		b.stands(c, cd, &o, img, tint, want)
	}
	if cd.flash > 0 {
		o.glow(0, w*0.06, 20*u, cd.flashCol.Alpha(0.8*cd.flash))
		o.fill(w*0.06, cd.flashCol.Alpha(0.22*cd.flash), cd.flashCol.Alpha(0.34*cd.flash))
		c.SheenAt(p.X, p.Y, sw, ch, p.Angle, w*0.06, cd.sheen, cd.flashCol.Lighten(0.6).Alpha(0.75*math.Min(1, 2*cd.flash)))
	}
	if !b.sweep.over {
		b.sweep.light(c, p, sw, ch, w)
	}
	cd.drawPlate(c, p)
	cd.drawBadges(c, p, w)
}

// tintOf returns how bright a card is with a mark, used or not.
func tintOf(mark Mark, spent bool) float64 {
	switch {
	case mark == MarkVoid:
		return 0.42
	case mark == MarkDim:
		return 0.55
	case mark == MarkNone && spent:
		return 0.8
	}
	return 1
}

// stands draws what a card shows before it, larger, with its feet where they were,
// and the shadow that it throws on its picture, but not on the number in the corner of
// its face.
func (b *Board) stands(c *ui.Canvas, cd *card, o *outline, face *ebiten.Image, tint, want float64) {
	img := b.Faces.Figure(c.Env, cd.face, want, cd.opts.Stands, b.Light)
	if img == nil {
		return
	}
	k := cd.opts.Stands
	q := o.p
	sin, cos := math.Sincos(q.Angle)
	low := 0.16 // about a point in the lower half
	if o.w < 90*c.Px(1) {
		low = 0.3 // words stand before more of it
	}
	up := (k - 1) * o.w * cards.Aspect * low
	q.X, q.Y = q.X+sin*up, q.Y-cos*up
	shade := q
	shade.X, shade.Y = q.X+0.03*o.w, q.Y+0.025*o.w
	dark := b.outline(c, shade, o.w*k, o.sw*k)
	dark.picture(img, 0, 0.42*cd.alpha)
	fig := b.outline(c, q, o.w*k, o.sw*k)
	fig.picture(img, tint*1.3, cd.alpha)
	if r, ok := cd.face.Plate(c.Env, o.w); ok && o.on && cd.alpha == 1 {
		o.part(face, r, o.w, tint)
	}
}

// Stand draws a card that is no part of the table's moves, in a light of its own.
func (b *Board) Stand(c *ui.Canvas, face *cards.CardFace, p Pose, col ui.Colour) {
	Enlarged(b, c, face, p, 0, col)
}

// Enlarged draws a card as Stand does, from the picture for a card of another
// width: one that grows as it comes is not painted anew.
func Enlarged(b *Board, c *ui.Canvas, face *cards.CardFace, p Pose, wide float64, col ui.Colour) {
	Leaping(b, c, face, p, wide, 0, col)
}

// Leaping draws a card as Enlarged does; what it shows leaps out of it, so many times
// as large as printed.
func Leaping(b *Board, c *ui.Canvas, face *cards.CardFace, p Pose, wide, larger float64, col ui.Colour) {
	if !c.Blank() {
		o, u := b.outline(c, p, p.W, p.W), c.Px(1)
		o.glow(8*u, p.W*0.07, 34*u, col.Alpha(0.8))
		o.stroke(5*u, p.W*0.08, 2.4*u, col.Lighten(0.3))
	}
	b.drawCard(c, &card{id: "stands", face: face, pose: p, home: p, alpha: 1, wide: wide, opts: CardOpts{Stands: larger}})
}

// note records where a card is, whatever draws it, and the signs on it.
func (b *Board) note(c *ui.Canvas, cd *card) {
	if c.List == nil {
		return
	}
	it := ui.Item{Kind: ui.ItemCard, Owner: cd.node, Text: "back", Rect: cd.pose.Rect(), Mark: uint8(cd.opts.Mark), Angle: cd.pose.Angle}
	if cd.id == b.Selected {
		it.Mark = uint8(MarkSelected)
	}
	up := cd.pose.Face >= 0.5 && cd.face != nil
	if up {
		it.Text = cd.face.Title
	}
	c.Note(it)
	if cd.opts.Paint != nil {
		cd.opts.Paint(c)
		return
	}
	if up {
		cd.drawPlate(c, cd.pose)
		cd.drawBadges(c, cd.pose, cd.pose.W)
	}
}

// paper reports whether a card is drawn on paper: numbers on it are stickers.
func (cd *card) paper() bool { return cd.face != nil && cd.face.Paper != nil }

// badge returns where the i-th badge of a card lies; badges at one corner lie below each other.
func (cd *card) badge(env *ui.Env, i int, p Pose, w float64) (br ui.Rect, fs float64) {
	bd := &cd.opts.Badges[i]
	fs = math.Max(12*env.Scale, w*0.15)
	if cd.paper() {
		fs = math.Max(fs, math.Min(w*0.17, 24*env.Scale))
	}
	h := fs * 1.35
	bw := ui.Measure(bd.Text, ui.Bold, fs) + fs*0.7
	if bd.Icon != ui.IconNone {
		bw += fs * 1.05
	}
	r := p.Rect()
	br = ui.Rect{X: r.X - h*0.25, Y: r.Y - h*0.35, W: bw, H: h}
	switch bd.Corner {
	case cards.TopRight, cards.BottomRight, cards.MiddleRight:
		br.X = r.Right() - bw + h*0.25
	}
	switch bd.Corner {
	case cards.Above:
		br.Y = r.Y - h*0.82
	case cards.BottomLeft, cards.BottomRight:
		br.Y = r.Bottom() - h*0.65
	case cards.MiddleLeft, cards.MiddleRight:
		br.Y = r.Y + r.H*0.4 - h/2
		br.X = r.X + (r.W-bw)/2
	}
	switch {
	case bd.In && (bd.Corner == cards.BottomLeft || bd.Corner == cards.BottomRight):
		br.Y -= h * 0.38
	case bd.In:
		br.Y += h * 0.5
	}
	for _, o := range cd.opts.Badges[:i] {
		if o.Corner == bd.Corner {
			br.Y += h * 1.04
		}
	}
	return br, fs
}

// drawPlate draws the words at a card's foot.
func (cd *card) drawPlate(c *ui.Canvas, p Pose) {
	q := cd.opts.Plate
	if q == nil || p.Face < 0.5 || cd.gone > 0 || math.Abs(p.W-cd.home.W) > 0.2*cd.home.W {
		return
	}
	u, least := c.Px(1), math.Ceil(leastPlate*c.Env.Scale)
	size, h := math.Max(least, math.Floor(math.Min(p.W*0.13, 15*u))), p.W*cards.Aspect
	wide, solid := p.W, 0.88
	var foot ui.Rect // how far a tilted card's foot is from where it was
	if cd.opts.Spent {
		sin, cos := math.Sincos(p.Angle)
		foot = ui.Rect{X: -sin * h * 0.34, Y: p.W/2*math.Abs(sin) - h/2*(1-cos)}
		wide, solid = wide*1.2, 1
	}
	in := wide - 4*u
	for size > least && ui.Measure(q.Title, ui.Bold, size) > in {
		size--
	}
	num := math.Max(size, math.Floor(math.Min(p.W*0.15, 17*u)))
	name := cards.InLines(q.Title, size, in, int((h*0.52-num*1.25-3*u)/(size*1.1)))
	high := size*1.2 + num*1.25 + 3*u
	if len(name) > 1 {
		high += size * 1.1
	} else {
		high = math.Min(h/3, high)
	}
	at := ui.Rect{X: p.X - wide/2 + foot.X, Y: p.Y + h/2 - high + foot.Y, W: wide, H: high}
	alpha := cd.alpha
	ink := ui.Hex(0xffffff)
	if cd.opts.Mark == MarkDim || cd.opts.Spent && cd.opts.Mark == MarkNone {
		ink = ui.Hex(0xc9c5dd)
	}
	col := ui.Hex(0x0b0820)
	if cd.face != nil {
		c.Fill(at, 5*u, col.Mix(cd.face.Frame, 0.13).Alpha(solid*alpha))
		c.Stroke(at, 5*u, math.Max(1, u), cd.face.Frame.Alpha(0.55*alpha))
	} else {
		c.Fill(at, 5*u, col.Alpha(solid*alpha))
	}
	top, low := at.InsetXY(2*u, 1*u).CutTop(size*(0.1+1.1*float64(len(name))), 0)
	for i, line := range name {
		c.Text(line, ui.Rect{X: top.X, Y: top.Y + size*1.1*float64(i), W: top.W, H: size * 1.2}, ui.TextStyle{Face: ui.Bold, Size: size, Floor: least, Colour: ink.Alpha(alpha), Loose: true})
	}
	c.Text(q.Number, low, ui.TextStyle{Face: ui.Bold, Size: num, Floor: least, Colour: q.Colour.Lighten(0.35).Alpha(alpha), Tabular: true, Loose: true})
	q.DrawSigns(c, low, low.W-ui.Measure(q.Number, ui.Bold, num)-3*u, alpha)
}

func (cd *card) drawBadges(c *ui.Canvas, p Pose, w float64) {
	for i := range cd.opts.Badges {
		bd := &cd.opts.Badges[i]
		br, fs := cd.badge(c.Env, i, p, w)
		h := br.H
		col := cmp.Or(bd.Colour, c.Theme.Warm)
		ink, sign := col.Lighten(0.5), col
		if cd.paper() {
			cards.Sticker(c, br, col)
			ink, sign = ui.Hex(0xffffff), ui.Hex(0xffffff)
		} else {
			c.Shadow(br.Move(0, h*0.06), h/2, h*0.3, c.Theme.Shadow)
			_, low := c.Theme.Solid()
			c.Gradient(br, h/2, low, c.Theme.Dark())
			c.Stroke(br, h/2, math.Max(1.2, h*0.07), col)
		}
		tr := br
		if bd.Icon != ui.IconNone {
			c.Icon(bd.Icon, ui.Rect{X: br.X + fs*0.25, Y: br.Y + h*0.14, W: h * 0.72, H: h * 0.72}, sign)
			tr.X, tr.W = tr.X+fs*0.95, tr.W-fs*0.95
		}
		c.Text(bd.Text, tr, ui.TextStyle{Face: ui.Bold, Size: fs, Colour: ink, Align: ui.Middle, Shadow: !cd.paper(), Loose: true})
	}
}
