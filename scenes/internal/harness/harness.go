// Package harness sets up the tables for their tests: a bench with a scene, a
// session and a window; taps, drags and keys; and the tests that every table
// passes.
package harness

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"godeck/fonts"
	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
	"godeck/sounds"
)

// Window is a size in design units and its scale.
type Window struct{ W, H, Scale float64 }

// Env returns the window's env for code that needs no table.
func (w Window) Env(l lang.Lang) *ui.Env {
	return &ui.Env{W: w.W * w.Scale, H: w.H * w.Scale, Scale: w.Scale, Settings: &ui.Settings{Lang: l, TextScale: 1}}
}

// Windows are those in which every layout is checked. The first three
// represent a desktop, a phone and a small frame.
var Windows = []Window{{1280, 720, 1}, {390, 844, 2}, {480, 270, 1}, {1920, 1080, 1}, {844, 390, 2}, {1024, 768, 1}, {360, 640, 2}, {820, 1180, 1}, {3840, 2160, 1}}

// Load returns the game, with the fonts loaded.
func Load[G any](t testing.TB, g G, err error) G {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	if !typeset.Ready() {
		if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// Scene is what a bench needs of a table.
type Scene interface {
	ui.Scene
	ui.Idler
	Record(env *ui.Env) *ui.DisplayList
	Lines(l lang.Lang) []string
}

// Bench is a table under test.
type Bench struct {
	T     testing.TB
	Env   *ui.Env
	Sess  *fakesession.Session
	Scene Scene
	Table *table.Table // the scene's
	Held  bool         // something is held up and may cover the words below it
	Next  func() bool  // gives the next entry of the position's scenario; false: there is none
	Seen  *drawn.Seen  // nil, or what remembers the words whose layout was checked
}

// Ear counts the sounds played and the silences, and keeps the music's tension.
type Ear struct {
	Played  map[string]int
	Tension float64
	Hushes  int
}

// Play implements ui.Sounds.
func (e *Ear) Play(name string, gain, pan float64) { e.Played[name]++ }

// Music implements ui.Sounds.
func (e *Ear) Music(name string, tension float64) { e.Tension = tension }

// Hush implements ui.Sounds.
func (e *Ear) Hush(int) { e.Hushes++ }

// Sit puts a scene into a window and finishes its presentation at once.
func Sit(t testing.TB, sc Scene, tb *table.Table, sess *fakesession.Session, w Window, l lang.Lang, text float64) *Bench {
	env := &ui.Env{W: w.W * w.Scale, H: w.H * w.Scale, Scale: w.Scale, Sounds: &Ear{Played: map[string]int{}},
		Settings: &ui.Settings{Lang: l, TextScale: text, Speed: ui.SpeedOff}}
	if m, ok := sc.(interface{ ChooseDecks(func(*ui.Env)) }); ok {
		m.ChooseDecks(func(*ui.Env) {}) // everything that can be offered at the end
	}
	table.Onward(sc, func() (*table.Rival, func(env *ui.Env)) {
		return &table.Rival{Name: lang.Phrase{JA: "フクロウの時計番", EN: "Yonaka the Lamplighter"}}, func(*ui.Env) {}
	})
	sc.Status(env) // the page asks before the first tick
	return &Bench{T: t, Env: env, Sess: sess, Scene: sc, Table: tb}
}

// Window returns the bench's window.
func (b *Bench) Window() Window {
	return Window{b.Env.W / b.Env.Scale, b.Env.H / b.Env.Scale, b.Env.Scale}
}

// Ear returns the bench's sounds.
func (b *Bench) Ear() *Ear { return b.Env.Sounds.(*Ear) }

// Tick lets n ticks pass.
func (b *Bench) Tick(n int) {
	for i := 0; i < n; i++ {
		b.Input(ui.Input{})
	}
}

// Input runs one tick with input.
func (b *Bench) Input(in ui.Input) {
	b.Env.Tick++
	b.Scene.Update(b.Env, &in)
}

// Rest lets the presentation end and others answer.
func (b *Bench) Rest() {
	b.T.Helper()
	for i := 0; i < 3000; i++ {
		b.Tick(1)
		if i > 2 && b.Scene.Idle() {
			return
		}
	}
	b.T.Fatalf("the table does not come to rest: busy %v, thinking %v, step %d", b.Table.Timeline.Busy(), b.Sess.Thinking(), b.Sess.S.Step)
}

// Drag drags from one point to another, or taps if they are the same.
func (b *Bench) Drag(x0, y0, x1, y1 float64, touch bool) {
	id := 0
	if touch {
		id = 1
		b.Env.Touch = true
	}
	at := func(ph ui.PointerPhase, x, y float64) {
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, ID: id, X: x, Y: y, Touch: touch}}, HoverX: x, HoverY: y, Hover: !touch})
	}
	at(ui.PointerDown, x0, y0)
	for i := 1; i <= 12; i++ {
		p := float64(i) / 12
		at(ui.PointerMove, ui.Lerp(x0, x1, p), ui.Lerp(y0, y1, p))
	}
	at(ui.PointerUp, x1, y1)
	b.Tick(3)
}

// Key presses a key.
func (b *Bench) Key(k string) {
	b.Input(ui.Input{Keys: []ui.KeyEvent{{Key: k}}})
	b.Tick(2)
}

// Node returns a node by its id.
func (b *Bench) Node(id string) (ui.Node, bool) {
	for _, n := range b.Scene.Nodes(b.Env) {
		if n.ID == id {
			return n, true
		}
	}
	return ui.Node{}, false
}

// Act operates a node, which must exist.
func (b *Bench) Act(id string) {
	b.T.Helper()
	n, ok := b.Node(id)
	if !ok || n.Disabled {
		b.T.Fatalf("no node %q to activate (disabled %v); there are %s", id, n.Disabled, b.IDs())
	}
	b.Scene.Activate(b.Env, id)
	b.Tick(2)
}

// Press is Act on the first node that can be operated and has this id, or this
// prefix if it ends with *.
func (b *Bench) Press(id string) {
	b.T.Helper()
	head, many := strings.CutSuffix(id, "*")
	for _, n := range b.Scene.Nodes(b.Env) {
		if (n.ID == id || many && strings.HasPrefix(n.ID, head)) && !n.Disabled && n.Role == ui.RoleButton {
			b.Act(n.ID)
			return
		}
	}
	b.T.Fatalf("no node %q to press; there are %s", id, b.IDs())
}

// PressLabel is Press by the button's label.
func (b *Bench) PressLabel(label string) {
	b.T.Helper()
	for _, n := range b.Scene.Nodes(b.Env) {
		if n.Label == label && !n.Disabled {
			b.Act(n.ID)
			return
		}
	}
	b.T.Fatalf("no button %q", label)
}

// IDs lists the buttons, for messages.
func (b *Bench) IDs() string {
	var out []string
	for _, n := range b.Scene.Nodes(b.Env) {
		if n.Role == ui.RoleButton {
			out = append(out, n.ID)
		}
	}
	return strings.Join(out, " ")
}

// Tap operates the first n buttons with a prefix that are neither chosen nor disabled.
func (b *Bench) Tap(prefix string, n int) {
	for _, nd := range b.Scene.Nodes(b.Env) {
		if n > 0 && strings.HasPrefix(nd.ID, prefix) && nd.Role == ui.RoleButton && !nd.Checked && !nd.Disabled {
			b.Scene.Activate(b.Env, nd.ID)
			b.Tick(2)
			n--
		}
	}
	b.Tick(30)
}

// Choices returns the buttons whose ids have one of the prefixes and none of the others.
func (b *Bench) Choices(prefixes []string, others ...string) []ui.Node {
	var out []ui.Node
	for _, n := range b.Scene.Nodes(b.Env) {
		begins := func(p string) bool { return strings.HasPrefix(n.ID, p) }
		if n.Role == ui.RoleButton && !n.Disabled && slices.ContainsFunc(prefixes, begins) && !slices.ContainsFunc(others, begins) {
			out = append(out, n)
		}
	}
	return out
}

// To plays until a prompt is asked at or after a turn.
func (b *Bench) To(prompt uint8, turn int) bool {
	for i := 0; i < 4000 && !b.Sess.S.Over(); i++ {
		b.Rest()
		o := b.Sess.Options()
		if len(o) == 0 {
			continue
		}
		if b.Sess.S.Dec.Prompt == prompt && int(b.Sess.S.Turn) >= turn {
			b.Rest()
			return true
		}
		o = fakesession.Advancing(o)
		if err := b.Sess.Answer(o[i%len(o)]); err != nil {
			b.T.Fatal(err)
		}
	}
	return false
}

// Faults reports what is wrong with the layout.
func (b *Bench) Faults(name string) {
	b.T.Helper()
	list := b.Scene.Record(b.Env)
	if b.Seen != nil && b.Env.Settings.TextScale == 1.3 {
		b.Seen.Add(b.Env.Settings.Lang, list)
	}
	for _, f := range faults.Layout(list, b.Env, 44*b.Env.Scale) {
		if strings.Contains(f, "target log.line") || strings.Contains(f, "target logdialog.list.line") {
			continue // links within running text
		}
		if b.Held && strings.Contains(f, "overlap") {
			continue
		}
		b.T.Errorf("%s: %s", name, f)
	}
}

// Watch plays a match at high speed, with random moves or by random buttons,
// and checks the layout on the way. What presentations and half-made choices
// draw is checked nowhere else.
func (b *Bench) Watch(name string) {
	b.T.Helper()
	b.Env.Settings.Speed = ui.SpeedFast
	r := rand.New(rand.NewPCG(uint64(len(name)), 1))
	look := func(i int) {
		list := b.Scene.Record(b.Env)
		b.Seen.Add(b.Env.Settings.Lang, list)
		for _, f := range faults.Layout(list, b.Env, 44*b.Env.Scale) {
			if !strings.Contains(f, "target") && !strings.Contains(f, "overlap") { // moving cards cross, and what is held up covers
				b.T.Errorf("%s tick %d: %s", name, i, f)
			}
		}
	}
	for i := 0; i < 40000 && !b.Sess.S.Over(); i++ {
		b.Tick(1)
		if i%12 == 0 {
			look(i)
			b.shut()
		}
		if !b.Scene.Idle() {
			continue
		}
		o := fakesession.Advancing(b.Sess.Options())
		if len(o) == 0 {
			continue
		}
		if c := b.Choices([]string{""}, "menu", "undo", "pass-"); len(c) > 0 && r.IntN(3) > 0 {
			b.Scene.Activate(b.Env, c[r.IntN(len(c))].ID)
			b.Tick(3)
			look(i)
			continue
		}
		if b.shut() { // what is answered now would not be seen
			continue
		}
		b.Sess.Answer(fakesession.Lively(b.Sess.Game, r, b.Sess.S.Dec.Prompt, o))
	}
	for i := 0; i < 400; i++ { // the presentation of the end
		b.shut()
		b.Tick(1)
		if i%10 == 0 {
			look(-1)
		}
	}
}

// shut puts away what lies over the table to be read, while which the match waits.
func (b *Bench) shut() (read bool) {
	over := [...]string{"zoom.close", "browser.close", "logdialog.close", "menu.close", "help.close", "settings.close", "stopsdialog.close", "zones.close", "entry.close"}
	for at := 0; at < len(over); at++ {
		first := len(over)
		for _, n := range b.Scene.Nodes(b.Env) {
			if i := slices.Index(over[at:first], n.ID); i >= 0 {
				first = at + i
			}
		}
		if at = first; at < len(over) {
			b.Scene.Activate(b.Env, over[at])
			read = true
		}
	}
	return read
}

// WatchAll watches the matches of some seeds in both languages, with large
// text, in the given windows.
func WatchAll(seen *drawn.Seen, windows []Window, seeds []uint64, sit func(seed uint64, w Window, l lang.Lang) *Bench) {
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, seed := range seeds {
				b := sit(seed, w, l)
				b.Seen = seen
				b.Watch(fmt.Sprintf("match %d %.0fx%.0f/%s", seed, w.W, w.H, l))
			}
		}
	}
}

// CheckLog checks every sentence of the log in both languages.
func (b *Bench) CheckLog() {
	b.T.Helper()
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for i, text := range b.Scene.Lines(l) {
			if strings.ContainsAny(text, "{}[]⟨") || text == "" {
				b.T.Errorf("log line %d in %s: %q", i, l, text)
			}
		}
	}
}

// Screen returns everything that can be read: status, nodes, log and the texts drawn.
func (b *Bench) Screen() string {
	var out strings.Builder
	fmt.Fprintln(&out, b.Scene.Status(b.Env))
	for _, n := range b.Scene.Nodes(b.Env) {
		fmt.Fprintf(&out, "%+v\n", n)
	}
	for _, text := range b.Scene.Lines(lang.JA) {
		fmt.Fprintln(&out, text)
	}
	for _, text := range faults.Texts(b.Scene.Record(b.Env)) {
		fmt.Fprintln(&out, text)
	}
	return out.String()
}

// Permute rotates the designs of those hidden cards in a seat's zones that ok accepts.
func Permute(s *rules.State, p rules.Seat, zones []uint8, ok func(c *rules.Card) bool) {
	var ids []rules.CardID
	for _, k := range zones {
		for _, id := range s.Zone(rules.ZoneOf(k, p)) {
			if c := s.Card(id); c.Known == 0 && (ok == nil || ok(c)) {
				ids = append(ids, id)
			}
		}
	}
	if len(ids) == 0 {
		return
	}
	first := s.Card(ids[0]).Def
	for i := range ids[:len(ids)-1] {
		s.Card(ids[i]).Def = s.Card(ids[i+1]).Def
	}
	s.Card(ids[len(ids)-1]).Def = first
}

// Monkey feeds random taps, drags and keys to the table for a number of ticks,
// at all speeds, and resizes it meanwhile.
func (b *Bench) Monkey(r *rand.Rand, ticks int, choices func() []ui.Node) {
	keys := []string{"1", "2", "3", "4", "5", "Enter", "Escape", "z", "i", "l", " ", "Escape"}
	down := false
	for i := 0; i < ticks; i++ {
		if i%500 == 0 {
			w := Windows[r.IntN(8)]
			b.Env.W, b.Env.H, b.Env.Scale = w.W*w.Scale, w.H*w.Scale, w.Scale
			b.Env.Settings.Speed = []ui.Speed{ui.SpeedNormal, ui.SpeedOff, ui.SpeedFast, ui.SpeedSlow, ui.SpeedSwift}[r.IntN(5)]
			b.Env.Settings.Lang = []lang.Lang{lang.JA, lang.EN}[r.IntN(2)]
		}
		in := ui.Input{HoverX: r.Float64() * b.Env.W, HoverY: r.Float64() * b.Env.H, Hover: true}
		switch n := r.IntN(10); {
		case n < 2:
			in.Keys = []ui.KeyEvent{{Key: keys[r.IntN(len(keys))]}}
		case n < 6:
			ph := ui.PointerDown
			if down {
				ph = []ui.PointerPhase{ui.PointerUp, ui.PointerMove, ui.PointerMove, ui.PointerCancel}[r.IntN(4)]
			}
			down = ph == ui.PointerDown || ph == ui.PointerMove
			in.Pointers = []ui.PointerEvent{{Phase: ph, X: in.HoverX, Y: in.HoverY}}
		case n < 8:
			if c := choices(); len(c) > 0 {
				b.Scene.Activate(b.Env, c[r.IntN(len(c))].ID)
			}
		}
		b.Input(in)
		if i%50 == 0 {
			b.Scene.Record(b.Env)
			b.Scene.Status(b.Env)
		}
	}
}

// Quiet checks that a table at rest does nothing.
func (b *Bench) Quiet() {
	b.T.Helper()
	b.Tick(200)
	b.Scene.Record(b.Env)
	b.Table.Surface.Redraw()
	in := &ui.Input{}
	b.Table.Base.Draw(b.Env, nil)
	if n := testing.AllocsPerRun(100, func() { b.Env.Tick++; b.Scene.Update(b.Env, in) }); n > 0 {
		b.T.Errorf("a tick at rest allocates %v times", n)
	}
	if b.Scene.Dirty() {
		b.T.Error("a table at rest asks for frames")
	}
}

// NobodysSecrets looks at the screen between the turns of two people, then hands the device over.
func (b *Bench) NobodysSecrets() {
	b.T.Helper()
	b.Rest()
	if !b.Table.HandOver.Open() {
		b.T.Fatal("the device is not handed over")
	}
	lib := b.Sess.Game.Library()
	for _, text := range faults.Texts(b.Scene.Record(b.Env)) {
		for d := 1; d < len(lib.Defs); d++ {
			if text == lib.Card(rules.DefID(d)).Name.EN {
				b.T.Errorf("%q is drawn while nobody may look", text)
			}
		}
	}
	for _, n := range b.Scene.Nodes(b.Env) {
		if strings.HasPrefix(n.ID, "hand-") {
			b.T.Errorf("node %s while nobody may look", n.ID)
		}
	}
	b.Act("handover.go")
	b.Rest()
	if b.Sess.Audience() < 0 {
		b.T.Error("the seat was not taken")
	}
}

// Rematch starts again from the result; the new log is short.
func (b *Bench) Rematch(lines int) {
	b.T.Helper()
	b.Rest()
	if _, ok := b.Node("rematch"); !ok {
		b.T.Fatalf("no result: %s", b.IDs())
	}
	b.Act("rematch")
	b.Tick(5)
	if n := len(b.Scene.Lines(lang.EN)); b.Sess.S.Over() || n > lines {
		b.T.Errorf("the rematch starts with %d log lines", n)
	}
}

// ReplayPlays plays a match to its end, watches it and continues from its
// start; turn returns the turn shown.
func (b *Bench) ReplayPlays(turn func() int) {
	b.T.Helper()
	b.To(255, 300)
	b.Rest()
	b.Act("watch")
	for i := 0; i < 60000 && b.Sess.At() < b.Sess.Len(); i++ {
		b.Tick(1)
	}
	if b.Sess.At() != b.Sess.Len() {
		b.T.Fatalf("the replay stops at %d of %d", b.Sess.At(), b.Sess.Len())
	}
	b.Key("Home") // narrow windows have no button for it
	b.Rest()
	if turn() != 0 {
		b.T.Errorf("turn %d after going to the start", turn())
	}
	b.Act("replay-forward")
	b.Act("replay-continue")
	b.Rest()
	if b.Sess.Replaying() || len(b.Sess.Options()) == 0 && !b.Sess.Thinking() {
		b.T.Error("the match does not go on from here")
	}
}

// Known checks that all sounds that were played exist.
func (b *Bench) Known() {
	b.T.Helper()
	for n := range b.Ear().Played {
		if !slices.Contains(sounds.Names(), n) {
			b.T.Errorf("sound %q does not exist", n)
		}
	}
}

// Undecided plays at random and checks that no question without a choice is
// shown, except those that may be, and that an undo skips those the table
// answered. It returns how many these were.
func (b *Bench) Undecided(m *table.Match, r *rand.Rand, may func(d *rules.Decision) bool) (passed int) {
	b.T.Helper()
	undone := false
	for n := 0; n < 1200 && !b.Sess.S.Over(); n++ {
		was, at := passed, b.Sess.Len()
		if m.Mine() {
			d := &m.View.S.Dec
			if o := m.LegalActions[0]; len(m.LegalActions) == 1 && (o.Verb == rules.Pass || o.Verb == rules.Done && m.View.S.Picks[m.Audience].N == 0) && !may(d) {
				b.T.Fatalf("turn %d: prompt %d is put with nothing to decide", m.View.S.Turn, d.Prompt)
			}
			o := fakesession.Advancing(m.LegalActions)
			if !m.Answer(b.Env, o[r.IntN(len(o))]) {
				b.T.Fatalf("prompt %d: an answer is refused", d.Prompt)
			}
		}
		for i := 0; i < 3000 && !(i > 2 && b.Scene.Idle()); i++ {
			had, held := b.Sess.Len(), m.Passing()
			b.Tick(1)
			for k := had; k < b.Sess.Len(); k++ { // several pass in one tick where there is nothing to see
				if k > at && b.Sess.By(k) == m.Audience || held && k == had {
					passed++
				}
			}
		}
		if can, _ := b.Sess.CanUndo(); passed > was && m.Mine() && can && !undone {
			end := b.Sess.Len()
			m.Undo(b.Env)
			b.Rest()
			if undone = true; b.Sess.Len() < at || b.Sess.Len() >= end || !m.Mine() {
				b.T.Fatalf("from answer %d an undo leads to %d; the last that was the player's own is %d", end, b.Sess.Len(), at)
			}
		}
	}
	return passed
}

// Lit plays at random and checks which buttons are lit at every question: at
// most one, and none that passes, declines or gives nothing while there is
// something to do, unless keep says that only this continues. Where nothing is
// left to do, what ends the question is lit. It returns how often each prompt
// occurred.
func (b *Bench) Lit(m *table.Match, r *rand.Rand, steps int, keep func(d *rules.Decision) bool) map[uint8]int {
	b.T.Helper()
	met := map[uint8]int{}
	for n := 0; n < steps && !b.Sess.S.Over(); n++ {
		b.Rest()
		if p, ok := b.Sess.HandOver(); ok {
			b.Sess.TakeSeat(p)
			continue
		}
		if !m.Mine() || m.Replay.On {
			b.Tick(1)
			continue
		}
		d := &m.View.S.Dec
		met[d.Prompt]++
		var lit, ends []string
		for _, nd := range b.Scene.Nodes(b.Env) {
			ending := nd.ID == "opt-pass" || nd.ID == "pass" || nd.ID == "opt-no" || nd.ID == "opt-done" || strings.HasPrefix(nd.ID, "pass-") || nd.ID == "order-done" || nd.ID == "commit" && len(m.Picks()) == 0
			if nd.Role != ui.RoleButton || nd.Disabled {
				continue
			}
			if ending {
				ends = append(ends, nd.ID)
			}
			if nd.Weight != ui.ButtonPrimary {
				continue
			}
			lit = append(lit, nd.ID)
			if ending && m.Left() && !keep(d) {
				b.T.Errorf("turn %d prompt %d: %s is lit while there is something to do: %v", m.View.S.Turn, d.Prompt, nd.ID, m.LegalActions)
			}
		}
		if len(lit) > 1 {
			b.T.Errorf("turn %d prompt %d: %v are lit at once", m.View.S.Turn, d.Prompt, lit)
		}
		if len(lit) == 0 && len(ends) > 0 && !m.Left() {
			b.T.Errorf("turn %d prompt %d: nothing is left to do, and none of %v is lit", m.View.S.Turn, d.Prompt, ends)
		}
		o := m.LegalActions
		if r.IntN(4) > 0 {
			o = fakesession.Advancing(o)
		}
		if !m.Answer(b.Env, o[r.IntN(len(o))]) {
			b.T.Fatalf("prompt %d: an answer is refused", d.Prompt)
		}
		b.Tick(2)
	}
	return met
}

// Help reads the match's help part by part: it has words for every phase,
// symbol and term, nothing is truncated, and Escape closes one level at a
// time.
func (b *Bench) Help() {
	b.T.Helper()
	l := b.Env.Settings.Lang
	b.Tick(4)
	b.Rest()
	if _, asked := b.Node("choose.close"); asked {
		b.Act("choose.close")
		b.Tick(8)
	}
	b.signsNamed()
	b.Act("menu")
	b.Tick(8)
	b.PressLabel(words.Text.T(l, "help"))
	for tab, prefix := range map[string]string{"turn": "help.phase", "signs": "help.sign", "words": "help.word", "keys": "help.key"} {
		b.Tick(8)
		b.Act("help.tab." + tab)
		b.Tick(8)
		b.Faults("help, " + tab)
		n := 0
		for _, q := range b.Scene.Nodes(b.Env) {
			if strings.HasPrefix(q.ID, prefix) {
				if n++; strings.ContainsAny(q.Label, "⟨{") || len(q.Label) < 2 {
					b.T.Errorf("%s: %q", q.ID, q.Label)
				}
			}
		}
		if n == 0 {
			b.T.Errorf("the help has nothing on %s", tab)
		}
	}
	for _, back := range []string{"menu.item0", "menu"} {
		b.Key("Escape")
		b.Tick(8)
		if _, ok := b.Node(back); !ok {
			b.T.Errorf("one step back does not lead to %s; there are %s", back, b.IDs())
		}
	}
}

// signsNamed hovers over every symbol of the players' HUDs, and long-presses
// it: its meaning is shown.
func (b *Bench) signsNamed() {
	b.T.Helper()
	n := 0
	for _, it := range b.Scene.Record(b.Env).Items {
		if it.Kind != ui.ItemIcon || it.Owner != "hud-own" && it.Owner != "hud-opp" {
			continue
		}
		n++
		x, y := it.Rect.Centre()
		named := func(by string) {
			for _, c := range b.Scene.Record(b.Env).Items {
				if c.Kind == ui.ItemCover && c.Owner == "tip" && c.Text != "" {
					return
				}
			}
			b.T.Errorf("%s: %s %q is not named", it.Owner, by, it.Text)
		}
		for range 45 {
			b.Input(ui.Input{HoverX: x, HoverY: y, Hover: true})
		}
		named("the pointer rests on it,")
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y, Touch: true}}})
		b.Tick(ui.LongPress + 2)
		named("a finger is held on it,")
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y, Touch: true}}})
		b.Tick(2)
	}
	if n == 0 {
		b.T.Error("the HUDs show no signs")
	}
}
