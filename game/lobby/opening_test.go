package lobby

import (
	"fmt"
	"net/url"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/replay"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// settled returns the scene to which an arrival leads.
func settled(env *ui.Env, s ui.Scene) ui.Scene {
	for _, ok := s.(*arrival); ok; _, ok = s.(*arrival) {
		env.Scenes.(*scenes).top = s
		env.Tick++
		s.Update(env, &ui.Input{})
		s = env.Scenes.(*scenes).top
	}
	return s
}

// TestLoadingStopsOften checks that a game loads in many pieces of work, none
// of which has a large share of it.
func TestLoadingStopsOften(t *testing.T) {
	for _, d := range registry {
		if _, err := d.Load(); err != nil { // what is made once a program
			t.Fatal(err)
		}
		l := newLobby(Options{}, room(1280, 720, 1, lang.EN))
		o, n := l.loader.opening(d.ID), 0
		var whole, most uint64
		var before, after runtime.MemStats
		for done := false; !done; n++ {
			runtime.ReadMemStats(&before)
			done = o.step()
			runtime.ReadMemStats(&after)
			made := after.TotalAlloc - before.TotalAlloc
			whole, most = whole+made, max(most, made)
		}
		t.Logf("%s: %d pieces make %d KB, the largest %d KB", d.ID, n, whole>>10, most>>10)
		if g := o.g; o.err != nil || n < 2*len(g.Library().Defs) {
			t.Errorf("%s: %d pieces: %v", d.ID, n, o.err)
		}
		if most > whole/8 {
			t.Errorf("%s: a piece makes %d of %d KB", d.ID, most>>10, whole>>10)
		}
	}
}

// TestSlicedLibraryIsTheSame loads all games by turns, a piece of each, and
// compares them with games that were loaded at once.
func TestSlicedLibraryIsTheSame(t *testing.T) {
	l := newLobby(Options{}, room(1280, 720, 1, lang.EN))
	for left := len(registry); left > 0; {
		left = 0
		for _, d := range registry {
			if !l.loader.opening(d.ID).step() {
				left++
			}
		}
	}
	for _, d := range registry {
		at, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		a, b := *at.Library(), *l.loader.ready(d.ID).Library()
		if a.Vocab != b.Vocab || a.Packs[0].Hash != b.Packs[0].Hash {
			t.Fatalf("%s: another vocabulary or pack", d.ID)
		}
		for i := range a.Abilities { // their words refer to the vocabulary, which has functions
			if x, y := a.Abilities[i].Node, b.Abilities[i].Node; fmt.Sprint(wordsOf(x)) != fmt.Sprint(wordsOf(y)) {
				t.Errorf("%s: ability %d differs", d.ID, i)
			}
		}
		for _, lib := range []*effect.Library{&a, &b} {
			lib.Packs = nil
			lib.Abilities = slices.Clone(lib.Abilities)
			for i := range lib.Abilities {
				lib.Abilities[i].Node = nil
			}
			lib.Vocab = nil
		}
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s: the libraries differ", d.ID)
		}
	}
}

// wordsOf returns the words of an ability in order.
func wordsOf(n *effect.AbilityNode) (out []string) {
	var add func(list []*effect.Node)
	add = func(list []*effect.Node) {
		for _, w := range list {
			out = append(out, w.Spec.Name)
			for i := range w.Args {
				out = append(out, fmt.Sprint(w.Args[i].N, w.Args[i].Ref))
				add(w.Args[i].Nodes)
			}
		}
	}
	add([]*effect.Node{n.When})
	add(n.If)
	add(n.Do)
	return out
}

// TestNoWayInLoadsAtOnce goes every way that leads to a game which is not
// loaded yet, with a clock on which every piece of work takes a millisecond,
// and counts the ticks: no tick may do more than its slice.
func TestNoWayInLoadsAtOnce(t *testing.T) {
	for _, d := range registry {
		g, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		deck := g.Library().Decks()[0].ID
		begin := replay.Setup{Seats: [2]replay.Player{{Kind: "human"}, {Kind: "human"}}, Decks: [2]replay.Deck{{ID: deck}, {ID: deck}}, Seed: 1}
		m, err := replay.New(g, begin)
		if err != nil {
			t.Fatal(err)
		}
		file := m.Record().Binary()
		link, err := m.Record().Link()
		if err != nil {
			t.Fatal(err)
		}
		door := func(id string) func(*lobby, *ui.Env) {
			return func(l *lobby, env *ui.Env) { l.shown.Activate(env, id) }
		}
		atTable := func(l *lobby, env *ui.Env) bool {
			_, still := env.Scenes.(*scenes).top.(*title.Scene)
			return !still
		}
		shows := func(id string) func(*lobby, *ui.Env) bool {
			return func(l *lobby, env *ui.Env) bool {
				return slices.ContainsFunc(l.shown.Nodes(env), func(n ui.Node) bool { return n.ID == id })
			}
		}
		for name, way := range map[string]struct {
			query string
			keep  func(l *lobby) // what is stored
			start func(l *lobby, env *ui.Env)
			there func(l *lobby, env *ui.Env) bool
		}{
			"door":    {start: door("door." + d.ID), there: shows("mode.two")},
			"address": {query: "game=" + d.ID, there: atTable},
			"lesson":  {query: "game=" + d.ID + "&lesson=first-match", there: atTable},
			"link":    {query: "r=" + url.QueryEscape(link), there: atTable},
			"resume":  {keep: func(l *lobby) { _ = l.env.Store.Save(currentKey, file) }, start: door("resume"), there: atTable},
			"again": {keep: func(l *lobby) {
				l.habits.note(d.ID, func(all *habits, h *habit) {
					all.Last, *h = d.ID, habit{Won: true, Begun: true, Decks: [2]string{deck, deck}, Level: "easy"}
				})
			}, start: door("again"), there: atTable},
			"replays": {keep: func(l *lobby) {
				_, _ = l.env.Store.Save(recordKey(1), file), l.env.Store.Save(indexKey, []byte("lost"))
			}, start: door("replays"), there: shows("replay." + recordKey(1))},
			"file": {start: func(l *lobby, env *ui.Env) { l.openFile(env) }, there: atTable},
		} {
			where := d.ID + " by " + name
			env := room(1280, 720, 1, lang.EN)
			q, _ := url.ParseQuery(way.query)
			env.Host = reader{linked{q: q}, file}
			l := newLobby(Options{}, env)
			var clock time.Time
			l.now = func() time.Time { clock = clock.Add(time.Millisecond); return clock }
			if way.keep != nil {
				way.keep(l)
			}
			if way.query != "" {
				env.Scenes.Push(l.arrival(l.destination()))
			} else {
				env.Scenes.Push(l.title())
			}
			ticks := 0
			tick := func() {
				env.Tick++
				ticks++
				env.Scenes.(*scenes).top.Update(env, &ui.Input{})
			}
			tick()
			if way.start != nil {
				way.start(l, env)
			}
			there := func() bool {
				if _, still := env.Scenes.(*scenes).top.(*arrival); still {
					return false
				}
				return way.there(l, env)
			}
			for !there() && ticks < 5000 {
				tick()
			}
			if !there() {
				t.Errorf("%s: it does not open", where)
			}
			if least := 100; l.loader.hurried > 0 || ticks < least {
				t.Errorf("%s: %d ticks, %d pieces of work at once", where, ticks, l.loader.hurried)
			}
		}
	}
}

// reader is an address with a file that the player chooses.
type reader struct {
	linked
	file []byte
}

func (r reader) OpenFile(_ string, _ int64, then func(name string, data []byte, err error)) {
	then("match.godeck", r.file, nil)
}

// TestPreparedAtRest checks that the title prepares every game while nobody
// asks for one, and that a door then opens at once.
func TestPreparedAtRest(t *testing.T) {
	env := room(1280, 720, 1, lang.EN)
	l := newLobby(Options{}, env)
	s := l.title()
	env.Scenes.Push(s)
	for env.Tick < 5000 && slices.ContainsFunc(registry[:], func(d *table.Entry) bool { return l.loader.ready(d.ID) == nil }) {
		env.Tick++
		s.Update(env, &ui.Input{})
	}
	for _, d := range registry {
		s := l.title()
		env.Tick++
		s.Update(env, &ui.Input{})
		s.Activate(env, "door."+d.ID)
		if !slices.ContainsFunc(s.Nodes(env), func(n ui.Node) bool { return n.ID == "mode.two" }) {
			t.Errorf("%s: the door is closed after %d ticks", d.ID, env.Tick)
		}
	}
	if l.loader.hurried > 0 {
		t.Errorf("%d pieces of work at once", l.loader.hurried)
	}
}

// TestArrival checks what is seen while the game of an address loads.
func TestArrival(t *testing.T) {
	for _, d := range registry {
		for _, w := range [][2]float64{{1280, 720}, {390, 844}, {480, 270}} {
			for _, in := range []lang.Lang{lang.JA, lang.EN} {
				env := room(w[0], w[1], 1.3, in)
				env.Host = linked{q: url.Values{"game": {d.ID}}}
				a, ok := First(Options{}, env).(*arrival)
				if !ok {
					t.Fatalf("%s does not begin with it", d.ID)
				}
				env.Tick++
				a.Update(env, &ui.Input{})
				for _, f := range faults.Layout(a.Record(env), env, 44) {
					t.Errorf("%s, %v in %s: %s", d.ID, w, in, f)
				}
			}
		}
	}
	for _, f := range faults.Words(arrivalWords) {
		t.Error(f)
	}
}

// A match is opened when its game's own pictures are there, so that no card has
// another picture first; a connection that is slow or dead holds nobody up.
func TestPicturesBeforeCards(t *testing.T) {
	env := room(1280, 720, 1, lang.EN)
	env.Assets = nowhere{}
	l := newLobby(Options{}, env)
	game := registry[0].ID
	if _, err := l.loader.game(game); err != nil {
		t.Fatal(err)
	}
	asked, there := 0, false
	l.loader.albums[game].Arrive = func(*ui.Env) bool { asked++; return there }
	for _, late := range []bool{false, true} {
		l.patient = pending{goal: game}
		ticks := 0
		for ; !l.prepare(game); ticks++ {
			env.Tick++
			if there = !late && ticks == 20; ticks > 10*paintedBy {
				t.Fatal("it never opens")
			}
		}
		if least := map[bool]int{false: 20, true: paintedBy}[late]; ticks < least || ticks > least+2 || asked < 20 {
			t.Errorf("late %v: it opens after %d ticks, asked %d times", late, ticks, asked)
		}
		there = false
	}
}

// nowhere has no files.
type nowhere struct{ ui.Assets }
