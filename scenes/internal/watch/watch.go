// Package watch checks a table over time: matches and lessons run at normal
// speed with a pointer on the table, and every few ticks the screen and the
// accessibility tree are compared with what the player may know and has to do.
// The layout tests find faults at rest; this finds those in between.
package watch

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"godeck/internal/faults"
	"godeck/rules"
	"godeck/rules/scenario"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// Game is what watching a table requires of its game.
type Game struct {
	Name  string
	Zones []uint8 // kinds of zones whose open cards all have a place of their own on the table
	// Places are the kinds of node that are a card in its place, as in hand-7.
	Places []string
	// Answers are the prefixes of the ids of nodes that answer a question;
	// Others those of nodes that match but are none.
	Answers, Others []string
	// Ends are the prefixes of the ids at which the arrows of an attack end.
	Ends []string
}

// Fault is one thing that is wrong.
type Fault struct {
	What string // without numbers, so that the same fault elsewhere reads the same
	Full string // as first seen
	Seen int    // how often
}

// Faults collects faults.
type Faults struct {
	list  map[string]*Fault
	order []string
}

var numbers = regexp.MustCompile(`-?\d+`)

func (f *Faults) add(where, what, detail string) {
	if f.list == nil {
		f.list = map[string]*Fault{}
	}
	what = numbers.ReplaceAllString(what, "#")
	if x := f.list[what]; x != nil {
		x.Seen++
		return
	}
	f.list[what] = &Fault{What: what, Full: where + ": " + detail, Seen: 1}
	f.order = append(f.order, what)
}

// All returns the faults in the order found.
func (f *Faults) All() []*Fault {
	out := make([]*Fault, len(f.order))
	for i, w := range f.order {
		out[i] = f.list[w]
	}
	return out
}

// Known is a fault that is known and not yet fixed: it matches What, in which
// * stands for anything.
type Known struct{ What, Why string }

func (k Known) matches(what string) bool {
	parts := strings.Split(k.What, "*")
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile("^" + strings.Join(parts, ".*") + "$").MatchString(what)
}

// Judge compares the faults found with the known ones. It returns those that
// are new, and the known ones that no longer occur and have to be removed from
// the list.
func Judge(found *Faults, known []Known) (fresh []*Fault, gone []Known) {
	for _, f := range found.All() {
		if !slices.ContainsFunc(known, func(k Known) bool { return k.matches(f.What) }) {
			fresh = append(fresh, f)
		}
	}
	for _, k := range known {
		if !slices.ContainsFunc(found.All(), func(f *Fault) bool { return k.matches(f.What) }) {
			gone = append(gone, k)
		}
	}
	return fresh, gone
}

// tap records what a session sends to its table.
type tap struct {
	*fakesession.Session
	zones []uint8
	away  map[rules.CardID]bool // cards that were elsewhere, or hidden, since the table last rested
}

// Tap wraps the session of a table under watch.
func Tap(s *fakesession.Session, g *Game) *tap {
	return &tap{Session: s, zones: g.Zones, away: map[rules.CardID]bool{}}
}

// Events implements table.Session.
func (t *tap) Events() ([]rules.Event, []rules.View) {
	ev, seen := t.Session.Events()
	for _, e := range ev {
		if e.Kind == rules.EvMove && e.Card != 0 && !slices.Contains(t.zones, e.To.Kind()) {
			t.away[e.Card] = true
		}
	}
	for i := range seen { // and those that were hidden in between, as in the other's hand
		for id := rules.CardID(1); id <= rules.CardID(seen[i].S.NCards); id++ {
			if seen[i].S.Card(id).Def == 0 {
				t.away[id] = true
			}
		}
	}
	return ev, seen
}

// resting is what a table reports about itself.
type resting interface {
	Mine() bool
	Busy() bool
}

// Watch watches a table.
type Watch struct {
	*harness.Bench
	Game   *Game
	Faults *Faults
	Name   string // of the match, for messages
	Every  int    // ticks between two looks; 0 is 4

	tap     *tap
	pointer func(w *Watch) (x, y float64, on bool)
	x, y    float64 // where the pointer is
	on      bool
	before  map[rules.CardID]bool // open cards on the table when it last rested
	// scrolled are those out of sight in a part that scrolls, while no dialog was open.
	scrolled map[rules.CardID]bool
	view     rules.View
	tick     int
	busy     bool
}

// New watches a bench whose table was made with the session's Tap.
func New(b *harness.Bench, g *Game, t *tap, f *Faults, name string, pointer func(w *Watch) (x, y float64, on bool)) *Watch {
	b.Env.Settings.Speed = ui.SpeedNormal
	return &Watch{Bench: b, Game: g, Faults: f, Name: name, tap: t, pointer: pointer, scrolled: map[rules.CardID]bool{}}
}

// Rests is a pointer that stays where it last clicked.
func Rests(w *Watch) (x, y float64, on bool) { return w.x, w.y, w.on }

// Wanders returns a pointer that moves from place to place.
func Wanders(seed uint64) func(w *Watch) (x, y float64, on bool) {
	r := rand.New(rand.NewPCG(seed, 31))
	var tx, ty float64
	stay := 0
	return func(w *Watch) (float64, float64, bool) {
		dx, dy := tx-w.x, ty-w.y
		switch {
		case stay > 0:
			stay--
		case dx*dx+dy*dy < 30*30*w.Env.Scale*w.Env.Scale:
			stay = r.IntN(50)
			tx, ty = r.Float64()*w.Env.W, r.Float64()*w.Env.H
		default:
			w.x, w.y = w.x+dx*0.14, w.y+dy*0.14
		}
		return w.x, w.y, true
	}
}

func (w *Watch) fault(what, format string, args ...any) {
	w.Faults.add(fmt.Sprintf("%s tick %d", w.Name, w.tick), what, fmt.Sprintf(format, args...))
}

// Pass lets a tick pass and looks.
func (w *Watch) Pass(events ...ui.PointerEvent) {
	w.x, w.y, w.on = w.pointer(w)
	w.Input(ui.Input{HoverX: w.x, HoverY: w.y, Hover: w.on, Pointers: events})
	w.tick++
	every := w.Every
	if every == 0 {
		every = 4
	}
	r := w.Scene.(resting)
	if busy := r.Busy(); w.tick%every == 0 || busy != w.busy || len(events) > 0 {
		w.busy = busy
		w.Look()
	}
}

// Click clicks on a node with the pointer and reports whether there was a
// point where the node reacts.
func (w *Watch) Click(n ui.Node) bool {
	x, y, ok := w.Reach(n)
	if !ok {
		return false
	}
	w.x, w.y, w.on = x, y, true
	at := func(ph ui.PointerPhase) ui.PointerEvent { return ui.PointerEvent{Phase: ph, X: x, Y: y} }
	w.Pass(at(ui.PointerDown))
	w.Pass(at(ui.PointerUp))
	return true
}

// Reach returns a point where a node reacts to the pointer.
func (w *Watch) Reach(n ui.Node) (x, y float64, ok bool) {
	r := n.Rect
	if !n.Clip.Empty() {
		r = r.Intersect(n.Clip)
	}
	for _, q := range [...][2]float64{{0.5, 0.5}, {0.3, 0.5}, {0.15, 0.5}, {0.5, 0.85}, {0.5, 0.15}, {0.85, 0.5}, {0.15, 0.15}, {0.85, 0.85}, {0.06, 0.9}, {0.94, 0.1}, {0.5, 0.97}} {
		x, y = r.X+r.W*q[0], r.Y+r.H*q[1]
		if e := w.Table.Surface.At(x, y); e != nil && (e.ID == n.ID || strings.HasPrefix(e.ID, n.ID+".")) {
			return x, y, true
		}
	}
	return 0, 0, false
}

// aside puts the question's panel aside, which may cover a card that is only to
// be looked at, and reports whether there was one.
func (w *Watch) aside() bool {
	i := slices.IndexFunc(w.Scene.Nodes(w.Env), func(n ui.Node) bool { return n.ID == "ask-aside" })
	return i >= 0 && w.Click(w.Scene.Nodes(w.Env)[i])
}

// Choices returns the nodes that answer and are in sight.
func (w *Watch) Choices() []ui.Node {
	return slices.DeleteFunc(w.Bench.Choices(w.Game.Answers, w.Game.Others...), func(n ui.Node) bool {
		return !n.Clip.Empty() && n.Rect.Intersect(n.Clip).Empty()
	})
}

// card returns the card of a node or of a drawn card, 0 for none.
func (g *Game) card(id string) rules.CardID {
	kind, num, ok := strings.Cut(id, "-")
	n, err := strconv.Atoi(num)
	if !ok || err != nil || !slices.Contains(g.Places, kind) {
		return 0
	}
	return rules.CardID(n)
}

// Look checks the screen.
func (w *Watch) Look() {
	list := w.Scene.Record(w.Env)
	nodes := w.Scene.Nodes(w.Env)
	for _, id := range ui.DuplicateIDs(&w.Table.Surface) {
		w.fault("id "+id+" stands twice", "the id %s stands twice", id)
	}
	w.words(list)
	w.places(list, nodes)
	w.covers(list, nodes)
	w.arrows(list)
	w.banners(list)
}

// banners checks that what hangs across the table does not cover a card that it names,
// and returns how many of these are seen.
func (w *Watch) banners(list *ui.DisplayList) (named int) {
	i := slices.IndexFunc(list.Items, func(it ui.Item) bool { return it.Kind == ui.ItemCover && it.Owner == "banner" })
	if i < 0 {
		return 0
	}
	at, said := list.Items[i].Rect, list.Items[i].Text
	for _, it := range list.Items[i:] {
		if it.Kind == ui.ItemText && it.Rect.Within(at, 2) {
			said += "\n" + it.Text
		}
	}
	for _, it := range list.Items {
		if it.Kind != ui.ItemCard || it.Text == "back" || utf8.RuneCountInString(it.Text) < 3 || !strings.Contains(said, it.Text) {
			continue
		}
		named++
		if v := it.Rect.Intersect(at); v.W*v.H > 0.2*it.Rect.W*it.Rect.H {
			w.fault("a banner covers "+short(it.Owner)+", which it names", "%q at %v covers %q at %v", clip(said), at, it.Text, it.Rect)
		}
	}
	return named
}

// arrows checks that the arrow of an attack connects two things at rest and
// does not follow a moving card.
func (w *Watch) arrows(list *ui.DisplayList) {
	for i := range list.Items {
		a := &list.Items[i]
		if a.Kind != ui.ItemArrow || a.Text != "attack" {
			continue
		}
		for n, p := range [...][2]float64{{a.Rect.X, a.Rect.Y}, {a.Rect.X + a.Rect.W, a.Rect.Y + a.Rect.H}} {
			if !slices.ContainsFunc(list.Items, func(it ui.Item) bool {
				return it.Kind == ui.ItemElement && slices.ContainsFunc(w.Game.Ends, func(h string) bool { return strings.HasPrefix(it.Owner, h) }) && it.Rect.Inset(-14*w.Env.Scale).Contains(p[0], p[1])
			}) {
				w.fault("the arrow of an attack "+[2]string{"comes from", "goes to"}[n]+" nowhere", "from %.0f,%.0f by %.0f,%.0f, prompt %d", a.Rect.X, a.Rect.Y, a.Rect.W, a.Rect.H, w.Sess.S.Dec.Prompt)
			}
		}
	}
}

// words finds truncated text, and words that stick out of their preview.
func (w *Watch) words(list *ui.DisplayList) {
	for _, f := range faults.Layout(list, w.Env, 0) {
		if strings.Contains(f, "does not fit") || strings.Contains(f, "leaves the window") {
			owner, _, _ := strings.Cut(f, ":")
			w.fault("text cut in "+owner, "%s", f)
		}
	}
	var panel *ui.Item
	for i := range list.Items {
		it := &list.Items[i]
		if it.Kind == ui.ItemCover {
			panel = nil
			if it.Owner == "preview" {
				panel = it
			}
		}
		if panel == nil || it.Kind != ui.ItemText || it.Rect.Intersect(panel.Rect).Empty() || it.Owner != "table.effects" {
			continue
		}
		if !it.Rect.Within(panel.Rect, 2) {
			w.fault("words stick out of the preview", "%q (%v) sticks out of the preview %v", it.Text, it.Rect, panel.Rect)
		}
	}
}

// places checks that every open card has exactly one place. During a
// presentation it checks the cards that were on the table when it began and
// still are when it is over; at rest, all.
func (w *Watch) places(list *ui.DisplayList, nodes []ui.Node) {
	if w.tap == nil || w.Sess.Replaying() || w.Table.HandOver.Open() {
		return
	}
	st := w.Scene.(resting)
	rules.ViewInto(w.Sess.Game.Table(), &w.Sess.S, w.Sess.Audience(), &w.view)
	open := map[rules.CardID]bool{}
	for id := rules.CardID(1); id <= rules.CardID(w.view.S.NCards); id++ {
		c := w.view.S.Card(id)
		if c.Def != 0 && c.Host == 0 && slices.Contains(w.Game.Zones, c.Zone.Kind()) { // what is under another card is part of it
			open[id] = true
		}
	}
	if w.Table.Board.Still { // the result is a picture of the place: hands are not part of it
		return
	}
	rests := st.Mine() || w.Scene.Idle()
	n := map[rules.CardID]int{}
	for i := range list.Items {
		if it := &list.Items[i]; it.Kind == ui.ItemCard && !it.Rect.Intersect(ui.Rect{W: w.Env.W, H: w.Env.H}).Empty() {
			if id := w.Game.card(it.Owner); id != 0 {
				n[id]++
			}
		}
	}
	if !w.Table.Surface.Modal() {
		clear(w.scrolled)
		for i := range nodes {
			if c := nodes[i].Clip; !c.Empty() && nodes[i].Rect.Intersect(c).Empty() {
				w.scrolled[w.Game.card(nodes[i].ID)] = true
			}
		}
	}
	for id := range open {
		if !rests && (!w.before[id] || w.tap.away[id]) || w.scrolled[id] && n[id] == 0 {
			continue
		}
		z := w.view.S.Card(id).Zone
		where := fmt.Sprintf("%s of seat %s", w.Sess.Game.Table().Zones[z.Kind()].Name, [2]string{"own", "opp"}[z.Seat()])
		when := "while a presentation is told"
		if rests {
			when = "at rest"
		}
		if n[id] != 1 {
			name := w.Sess.Game.Library().Card(w.view.S.Card(id).Def).Name.EN
			what := "is nowhere"
			if n[id] > 1 {
				what = "is drawn more than once"
			}
			w.fault(fmt.Sprintf("card: %s %s, %s", where, what, when), "%s (%d) in %s has %d places on the screen, %s, prompt %d", name, id, where, n[id], when, w.Sess.S.Dec.Prompt)
		}
	}
	if rests {
		w.before = open
		clear(w.tap.away)
	}
	if !rests || w.Table.Surface.Modal() {
		return
	}
	in := map[rules.CardID]int{}
	for i := range nodes {
		if id := w.Game.card(nodes[i].ID); id != 0 {
			in[id]++
		}
	}
	for id := range open {
		if in[id] != 1 && n[id] == 1 {
			z := w.view.S.Card(id).Zone
			w.fault(fmt.Sprintf("mirror: %s has %d nodes", w.Sess.Game.Table().Zones[z.Kind()].Name, min(2, in[id])), "card %d has %d nodes, prompt %d", id, in[id], w.Sess.S.Dec.Prompt)
		}
	}
}

// short returns an id without its numbers, as hand-7 and hand-9 are covered alike.
func short(id string) string { return numbers.ReplaceAllString(id, "#") }

// covers checks that nothing covers what answers the question.
func (w *Watch) covers(list *ui.DisplayList, nodes []ui.Node) {
	if !w.Scene.(resting).Mine() || w.Table.Surface.Modal() {
		return
	}
	must, drawn := map[string]ui.Rect{}, map[string]bool{}
	for i := range list.Items {
		if it := &list.Items[i]; it.Kind == ui.ItemCard {
			drawn[it.Owner] = true
		}
	}
	for i := range nodes {
		n := &nodes[i]
		if n.Role != ui.RoleButton || n.Disabled {
			continue
		}
		begins := func(p string) bool { return strings.HasPrefix(n.ID, p) }
		if !drawn[n.ID] && w.Game.card(n.ID) == 0 && slices.ContainsFunc(w.Game.Answers, begins) && !slices.ContainsFunc(w.Game.Others, begins) {
			must[n.ID] = n.Rect
		}
	}
	for i := range list.Items { // of cards only those that are lit
		if it := &list.Items[i]; it.Kind == ui.ItemCard && (it.Mark == 1 || it.Mark == 3) && !strings.HasPrefix(it.Owner, "card.") {
			must[it.Owner] = it.Rect
		}
	}
	for i := range list.Items {
		c := &list.Items[i]
		if c.Kind != ui.ItemCover {
			continue
		}
		for id, r := range must {
			if v := r.Intersect(c.Rect); v.W*v.H > 0.2*r.W*r.H {
				w.fault(fmt.Sprintf("%s covers %s", c.Owner, short(id)), "the %s %q at %v covers %s at %v, prompt %d", c.Owner, clip(c.Text), c.Rect, id, r, w.Sess.S.Dec.Prompt)
			}
		}
	}
}

func clip(s string) string {
	if r := []rune(s); len(r) > 30 {
		return string(r[:30]) + "…"
	}
	return s
}

// Play clicks on until the match is over or the given number of ticks has passed.
func (w *Watch) Play(r *rand.Rand, ticks int, onward func(id string) bool) {
	idle := 0
	for w.tick < ticks && !w.Sess.S.Over() {
		w.Pass()
		if !w.Scene.Idle() || len(w.Sess.Options()) == 0 {
			idle = 0
			continue
		}
		if w.Table.Surface.Modal() && len(w.Choices()) == 0 {
			w.Key("Escape")
		}
		if idle++; idle%10 != 0 { // a person looks before clicking
			continue
		}
		c := w.Choices()
		if len(c) == 0 {
			w.fault("nothing to click", "nothing answers prompt %d: %s", w.Sess.S.Dec.Prompt, w.IDs())
			w.Sess.Answer(fakesession.Advancing(w.Sess.Options())[0])
			continue
		}
		pick := c[r.IntN(len(c))]
		for _, n := range c { // move on now and then
			if onward(n.ID) && r.IntN(3) == 0 {
				pick = n
			}
		}
		if !w.Click(pick) && !w.aside() {
			w.fault("no point answers for "+short(pick.ID), "%s (%q) at %v answers nowhere, prompt %d", pick.ID, pick.Label, pick.Rect, w.Sess.S.Dec.Prompt)
			w.Scene.Activate(w.Env, pick.ID)
		}
	}
	for range 600 { // the presentation of the end
		w.Pass()
	}
}

// Script presents a scenario to its end: each entry is given when the one
// before has been presented.
func (w *Watch) Script(sc *scenario.Script) {
	rest, quiet := sc.Answers, 0
	for n := 0; n < 12000; n++ {
		w.Pass()
		if w.Scene.(resting).Busy() || !w.Table.Idle() {
			quiet = 0
			continue
		}
		if quiet++; quiet < 12 {
			continue
		}
		if len(rest) == 0 {
			return
		}
		for e := rest[0].Entry; len(rest) > 0 && rest[0].Entry == e; rest = rest[1:] {
			if len(sc.Answers)-len(rest) < w.Sess.At() {
				continue // the table has answered it by itself
			}
			if err := w.Sess.Give(rest[0].Seat, rest[0].Option); err != nil {
				if w.Sess.S.Dec.Kind == rules.OrderItems {
					continue // the table has begun with it by itself: the order did not matter
				}
				w.T.Fatalf("%s: %v", w.Name, err)
			}
		}
		quiet = 0
	}
	w.T.Errorf("%s: the presentation does not end", w.Name)
}
