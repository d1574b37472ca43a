package title_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/sample"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

func TestWords(t *testing.T) {
	for _, f := range faults.Words(phrases.Text) {
		t.Error(f)
	}
}

// TestLayouts checks every panel of the title in every window, language and text size.
func TestLayouts(t *testing.T) {
	sample.Fonts()
	var seen drawn.Seen
	panels := map[string][]string{"title": nil, "setup": {"door.night"}, "steady": {"door.night", "rival.a"}, "bold": {"door.night", "rival.b"}, "careful": {"door.night", "rival.c"}, "greedy": {"door.night", "rival.d"}, "off the ladder": {"door.night", "rival.c", "level.easy"}, "setup two": {"door.night", "mode.two"}, "setup watch": {"door.night", "mode.watch"}, "decks": {"door.night", "seat1"}, "deck": {"door.night", "seat1", "deck1.night"}, "card": {"door.night", "seat1", "deck1.night", "deck.card"}, "second deck": {"door.night", "seat2", "deck2.random"}, "opening": {"door.night"}, "newcomer": {"door.night"}, "pupil": {"door.night"}, "left": {"door.night"}, "again": {"door.night"}, "opened": {"door.night", "rival.a"}, "own decks": {"door.night", "seat1", "deck1.own:1"}, "nothing kept": {"replays"}, "soon": {"door.dice"}, "settings": {"settings"}, "credits": {"credits"}, "replays": {"replays"}}
	sizes := append([][2]float64{{3840, 2160}, {2560, 1080}, {768, 1024}, {844, 390}, {360, 640}, {640, 360}, {1024, 768}}, sample.Sizes...)
	for _, sz := range sizes {
		for _, dpr := range []float64{1, 2} {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				for _, text := range []float64{1, 1.15, 1.3} {
					for name, ids := range panels {
						env := sample.Env(sz[0]*dpr, sz[1]*dpr, dpr, l, text)
						s := sample.Title()
						if name == "nothing kept" {
							s = title.New(title.Options{Catalog: sample.Catalog(), Replays: func() []title.ReplayInfo { return nil },
								Record: func() *title.RecordInfo { return &title.RecordInfo{} }, OpenRecord: func(*ui.Env) {}})
						}
						if name == "opening" {
							s = title.New(title.Options{Catalog: sample.Catalog(), Prepare: func(string) bool { return false }})
						}
						if name == "own decks" {
							s = title.New(title.Options{Catalog: withOwn()})
						}
						if name == "newcomer" || name == "pupil" || name == "left" || name == "again" || name == "opened" {
							s = title.New(visitor(name))
						}
						s.Update(env, &ui.Input{})
						for _, id := range ids {
							s.Activate(env, id)
							s.Update(env, &ui.Input{})
						}
						for range 12 { // as long as a door takes before it says that it is opening
							if name == "opening" {
								s.Update(env, &ui.Input{})
							}
						}
						where := fmt.Sprintf("%s %.0fx%.0f@%.0f %s ×%.2f", name, sz[0], sz[1], dpr, l, text)
						list := s.Record(env)
						if text == 1.3 {
							seen.Add(l, list)
						}
						for _, f := range faults.Layout(list, env, env.MinTarget()) {
							t.Errorf("%s: %s", where, f)
						}
						checkNodes(t, where, s.Nodes(env))
					}
				}
			}
		}
	}
	for _, w := range seen.Missing(phrases.Text, map[string]string{
		"lesson*":      "drawn by the tutorials, which have tests of their own",
		"puzzles*":     "likewise",
		"deck.copied":  "told when a list has been copied",
		"deck.choose":  "shown to whoever rests on a deck",
		"deck.side":    "at the end of long lists",
		"again.why":    "said to readers only",
		"rival.beaten": "said to readers only: a mark shows it", "rival.next": "said to readers only: a light edge shows it",
		"build.why":    "said to readers only",
		"gallery.why":  "said to readers only",
		"sound.*":      "named to readers only: the button shows an icon",
		"status*":      "said to readers only",
		"title":        "the document's title",
		"opening.name": "said to readers only",
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}

// withOwn returns the catalog with an own deck that cannot be played.
func withOwn() catalog.Catalog {
	c := sample.Catalog()
	g := &c.Games[0]
	d := g.Decks[0]
	d.ID, d.Own, d.Difficulty = "own:1", true, 0
	d.Name = lang.Phrase{JA: "真夜中の寄せ集め、三度目の正直", EN: "Midnight odds and ends, third time lucky"}
	d.Wrong = lang.Phrase{JA: "デッキは19枚です。ちょうど20枚にしてください", EN: "the deck has 19 cards; it must have exactly 20"}
	g.Decks = append(slices.Clone(g.Decks), d)
	return c
}

// An own deck that cannot be played is shown with the reason, but not taken,
// neither by tapping nor from the last set-up.
func TestDecksThatCannotBePlayed(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	var got catalog.Selection
	last := catalog.Selection{Game: "night", Decks: [2]string{"own:1", "own:1"}, Level: "hard"}
	s := title.New(title.Options{Catalog: withOwn(), Start: func(_ *ui.Env, c catalog.Selection) { got = c },
		Habit: func(string) catalog.Habit { return catalog.Habit{Won: true, Last: &last} }})
	said := false
	for _, id := range []string{"door.night", "seat1", "deck1.own:1", "deck.take", "decks.close", "start"} {
		s.Update(env, &ui.Input{})
		for _, n := range s.Nodes(env) {
			said = said || strings.Contains(n.Desc, "19 cards")
		}
		s.Activate(env, id)
	}
	if got.Game != "night" || got.Decks != [2]string{"night", "day"} {
		t.Errorf("began with %+v", got)
	}
	if !said {
		t.Error("the reason is not told")
	}
}

// visitor returns options of a title for a newcomer, somebody who has done a
// lesson, or somebody who has won here.
func visitor(kind string) title.Options {
	last := catalog.Selection{Game: "night", Decks: [2]string{"wind", catalog.RandomDeck}, Level: "hard", More: map[string]string{"best": "3"}}
	o := title.Options{Catalog: sample.Catalog(), Start: func(*ui.Env, catalog.Selection) {}, Learn: func(*ui.Env, string, string) {},
		Again: func() *title.AgainInfo {
			return &title.AgainInfo{Game: "night", Detail: lang.Phrase{JA: "風見鶏の塔 対 おまかせ", EN: "Tower of Weathercocks vs Random"}}
		},
		Repeat: func(*ui.Env) {}, Replays: func() []title.ReplayInfo { return nil },
		Habit: func(string) catalog.Habit { return catalog.Habit{} },
		Lessons: func(string) []title.LessonInfo {
			return []title.LessonInfo{{ID: "first", Title: lang.Phrase{JA: "時計盤と最初の一戦", EN: "The dial and a first battle"}, Done: kind == "pupil" || kind == "left", Left: kind == "left"},
				{ID: "second", Title: lang.Phrase{JA: "灯の数", EN: "Counting lamps"}},
				{ID: "puzzle", Puzzle: true, Title: lang.Phrase{JA: "最後のシールドと最後の走者", EN: "The last shield and the last runner"}, About: lang.Phrase{JA: "相手の手札は0枚です。", EN: "Their hand is empty."}}}
		}}
	if kind == "again" || kind == "opened" {
		o.Habit = func(string) catalog.Habit { return catalog.Habit{Last: &last, Won: true, Beaten: []string{"a", "b"}} }
	}
	return o
}

func checkNodes(t *testing.T, where string, nodes []ui.Node) {
	t.Helper()
	seen := map[string]bool{}
	for _, n := range nodes {
		if n.ID == "" || n.Label == "" || seen[n.ID] {
			t.Errorf("%s: node %q (%q) unnamed or twice", where, n.ID, n.Label)
		}
		seen[n.ID] = true
	}
}

func TestThreeTapsToPlay(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	var got catalog.Selection
	s := title.New(title.Options{Catalog: sample.Catalog(), Start: func(_ *ui.Env, c catalog.Selection) { got = c }})
	for _, id := range []string{"door.night", "start"} {
		s.Update(env, &ui.Input{})
		s.Activate(env, id)
	}
	want := catalog.Selection{Game: "night", Mode: catalog.VsAI, Decks: [2]string{"night", "day"}, Level: "normal", More: map[string]string{"best": "1"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestALeftLessonIsOffered checks that a lesson that was left in the middle is
// what a newcomer goes on with, also if it was learned before, and not the next.
func TestALeftLessonIsOffered(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	for kind, want := range map[string]string{"newcomer": "first", "pupil": "second", "left": "first"} {
		got := ""
		o := visitor(kind)
		o.Learn = func(_ *ui.Env, _, id string) { got = id }
		s := title.New(o)
		for _, id := range []string{"door.night", "new.lesson"} {
			s.Update(env, &ui.Input{})
			s.Activate(env, id)
		}
		if got != want {
			t.Errorf("%s: %q is offered, not %q", kind, got, want)
		}
	}
}

// TestTheWayIsLit checks that the lit button is a newcomer's next step, later
// the start; the last set-up is one click away.
func TestTheWayIsLit(t *testing.T) {
	sample.Fonts()
	for kind, want := range map[string]catalog.Selection{
		"newcomer": {Game: "night", Decks: [2]string{"night", "day"}, Level: "easy", Rival: "a"},
		"again":    {Game: "night", Decks: [2]string{"wind", catalog.RandomDeck}, Level: "hard", More: map[string]string{"best": "3"}},
	} {
		env := sample.Env(1280, 720, 1, lang.EN, 1)
		var got catalog.Selection
		o := visitor(kind)
		o.Start = func(_ *ui.Env, c catalog.Selection) { got = c }
		s := title.New(o)
		press := "start"
		if kind == "newcomer" {
			press = "new.match"
		}
		for _, id := range []string{"door.night", press} {
			s.Update(env, &ui.Input{})
			s.Activate(env, id)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", kind, got, want)
		}
	}
}

// After the first lesson the second is next, and the match is lit.
func TestTheNextLesson(t *testing.T) {
	sample.Fonts()
	for kind, want := range map[string]string{"newcomer": "first", "pupil": "second"} {
		env := sample.Env(1280, 720, 1, lang.EN, 1)
		got := ""
		o := visitor(kind)
		o.Learn = func(_ *ui.Env, _, lesson string) { got = lesson }
		s := title.New(o)
		for _, id := range []string{"door.night", "new.lesson"} {
			s.Update(env, &ui.Input{})
			s.Activate(env, id)
		}
		if got != want {
			t.Errorf("%s: led to %q, want %q", kind, got, want)
		}
	}
}

// TestLevelStays checks that a rival brings a level, but does not take back the
// one that the player has pressed.
func TestLevelStays(t *testing.T) {
	sample.Fonts()
	for press, want := range map[string]string{"": "easy", "level.hard": "hard"} {
		env := sample.Env(1280, 720, 1, lang.EN, 1)
		var got catalog.Selection
		o := visitor("newcomer")
		o.Start = func(_ *ui.Env, c catalog.Selection) { got = c }
		s := title.New(o)
		for _, id := range []string{"door.night", press, "rival.a", "start"} {
			s.Update(env, &ui.Input{})
			if id != "" {
				s.Activate(env, id)
			}
		}
		if got.Rival != "a" || got.Level != want {
			t.Errorf("after %q: %+v", press, got)
		}
	}
}

// TestSetupKeepsItsSizes checks that scrolling moves the set-up and does nothing else.
func TestSetupKeepsItsSizes(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	s := title.New(visitor("newcomer"))
	s.Update(env, &ui.Input{})
	s.Activate(env, "door.night")
	seats := func() (sizes []ui.Rect) {
		for _, n := range s.Nodes(env) {
			if strings.HasPrefix(n.ID, "seat") {
				sizes = append(sizes, ui.Rect{W: n.Rect.W, H: n.Rect.H})
			}
		}
		return sizes
	}
	s.Update(env, &ui.Input{})
	before := seats()
	if len(before) == 0 {
		t.Fatal("no decks to see")
	}
	for range 60 {
		s.Update(env, &ui.Input{Hover: true, HoverX: 640, HoverY: 400, WheelY: -1})
		if after := seats(); len(after) != len(before) || after[0] != before[0] {
			t.Fatalf("%v before, %v after scrolling", before, after)
		}
	}
}

// TestChoosingADeck checks that tapping a deck's tile shows it, the button
// chooses it.
func TestChoosingADeck(t *testing.T) {
	sample.Fonts()
	for _, w := range [][2]float64{{1280, 720}, {390, 844}, {480, 270}} {
		env := sample.Env(w[0], w[1], 1, lang.JA, 1)
		var got catalog.Selection
		s := title.New(title.Options{Catalog: sample.Catalog(), Start: func(_ *ui.Env, c catalog.Selection) { got = c }})
		for _, id := range []string{"door.night", "seat1", "deck1.wind", "deck.take", "seat2", "deck2.random", "deck.take", "start"} {
			s.Update(env, &ui.Input{})
			s.Activate(env, id)
		}
		if want := [2]string{"wind", catalog.RandomDeck}; got.Decks != want {
			t.Errorf("%v: got %v, want %v", w, got.Decks, want)
		}
	}
}

// TestPointerChoosesNoDeck checks that the button takes the deck that was
// clicked, whatever rows the pointer crosses on its way there.
func TestPointerChoosesNoDeck(t *testing.T) {
	sample.Fonts()
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		env := sample.Env(1280, 720, 1, l, 1)
		var got catalog.Selection
		s := title.New(title.Options{Catalog: sample.Catalog(), Start: func(_ *ui.Env, c catalog.Selection) { got = c }})
		run := func(id string) {
			s.Update(env, &ui.Input{})
			s.Activate(env, id)
		}
		over := func(id string) {
			for _, n := range s.Nodes(env) {
				if n.ID == id {
					x, y := n.Rect.Centre()
					s.Update(env, &ui.Input{Hover: true, HoverX: x, HoverY: y})
					return
				}
			}
			t.Fatalf("there is no %q", id)
		}
		run("door.night")
		run("seat1")
		run("deck1.wind")
		s.Update(env, &ui.Input{})
		name := func() string { // of the deck on the sheet
			for _, n := range s.Nodes(env) {
				if n.ID == "deck.card" {
					return n.Label
				}
			}
			return ""
		}
		own := name()
		var others []string
		for _, n := range s.Nodes(env) {
			if strings.HasPrefix(n.ID, "deck1.") && n.ID != "deck1.wind" {
				others = append(others, n.ID)
			}
		}
		for _, id := range others {
			over(id)
			s.Update(env, &ui.Input{Hover: true, HoverX: 1, HoverY: 1}) // the pointer goes on
		}
		s.Update(env, &ui.Input{})
		if name() != own {
			t.Errorf("%s: the sheet shows %q, not %q", l, name(), own)
		}
		over(others[len(others)-1])
		run("deck.take")
		run("start")
		if got.Decks[0] != "wind" {
			t.Errorf("%s: %q was taken, wind was clicked", l, got.Decks[0])
		}
	}
}

func TestDeckAsText(t *testing.T) {
	d := sample.Catalog().Games[0].Decks[0]
	if got, want := strings.SplitN(d.Copy(lang.EN), "\n", 3)[1], "1 Cat at the Last Train, Third Night [s-0]"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestClosedDoorSaysWhy(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	s := sample.Title()
	s.Update(env, &ui.Input{})
	s.Activate(env, "door.siege")
	s.Update(env, &ui.Input{})
	if a := s.Announce(); len(a) != 1 {
		t.Errorf("announced %q", a)
	}
	for _, n := range s.Nodes(env) {
		if n.ID == "start" {
			t.Error("a closed door opened")
		}
	}
}

// TestDoorSaysThatItOpens checks that a door whose game takes a while says so,
// once, and then opens.
func TestDoorSaysThatItOpens(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	left := 30
	o := visitor("newcomer")
	o.Prepare = func(string) bool { left--; return left < 0 }
	s := title.New(o)
	s.Update(env, &ui.Input{})
	s.Activate(env, "door.night")
	var said []string
	for range 40 {
		s.Update(env, &ui.Input{})
		said = append(said, s.Announce()...)
	}
	n := 0
	for _, line := range said {
		if strings.HasPrefix(line, "Opening ") {
			n++
		}
	}
	if n != 1 {
		t.Errorf("said %d times that it opens: %q", n, said)
	}
	if !slices.ContainsFunc(s.Nodes(env), func(n ui.Node) bool { return n.ID == "start" }) {
		t.Error("the door did not open")
	}
}

// TestOneDoorOpens checks that one door says that it is opening, that of the last
// press, also while several games are waited for.
func TestOneDoorOpens(t *testing.T) {
	sample.Fonts()
	env := sample.Env(1280, 720, 1, lang.EN, 1)
	o := visitor("newcomer")
	c := sample.Catalog()
	for i := range c.Games {
		c.Games[i].Ready = true
	}
	o.Catalog, o.Prepare = c, func(string) bool { return false }
	o.Record, o.OpenRecord = func() *title.RecordInfo { return &title.RecordInfo{} }, func(*ui.Env) {}
	s := title.New(o)
	s.Update(env, &ui.Input{})
	for n, id := range []string{"record", "door." + c.Games[1].ID, "door." + c.Games[0].ID} {
		s.Activate(env, id)
		for tick := range 12 {
			s.Update(env, &ui.Input{})
			if n == 0 && tick < 6 {
				continue
			}
			var words []float64
			for _, it := range s.Record(env).Items {
				if it.Text == phrases.Text.T(lang.EN, "opening") {
					x, _ := it.Rect.Centre()
					words = append(words, x)
				}
			}
			at := ui.Rect{}
			for _, node := range s.Nodes(env) {
				if node.ID == id {
					at = node.Rect
				}
			}
			if len(words) != 1 || n > 0 && (words[0] < at.X || words[0] > at.Right()) {
				t.Fatalf("%s, tick %d: doors at %v say that they open, pressed is %v", id, tick, words, at)
			}
		}
	}
}

// TestGoingOnHasNoTip checks that the button that goes on covers nothing with a
// tip: it says itself with what.
func TestGoingOnHasNoTip(t *testing.T) {
	sample.Fonts()
	for _, sz := range [][2]float64{{480, 270}, {1280, 720}, {1920, 1080}} {
		env := sample.Env(sz[0], sz[1], 1, lang.EN, 1)
		s := sample.Title()
		s.Update(env, &ui.Input{})
		in := ui.Input{Hover: true}
		for _, n := range s.Nodes(env) {
			if n.ID == "resume" {
				in.HoverX, in.HoverY = n.Rect.Centre()
			}
		}
		for range 60 {
			s.Update(env, &in)
		}
		said := false
		for _, it := range s.Record(env).Items {
			if it.Kind == ui.ItemCover && it.Owner == "tip" {
				t.Errorf("%v: a tip says %q", sz, it.Text)
			}
			said = said || strings.Contains(it.Text, "Turn 5, 62 to 48")
		}
		if !said && sz[0] > 480 {
			t.Errorf("%v: the match is not told", sz)
		}
	}
}

// TestGoingOnInFull checks that a low window says what the button does in full
// where there is room.
func TestGoingOnInFull(t *testing.T) {
	sample.Fonts()
	for _, x := range []struct {
		w, h float64
		l    lang.Lang
		want string
	}{
		{844, 390, lang.JA, "続きから"}, {480, 270, lang.JA, "続き"}, {480, 270, lang.EN, "Resume"},
	} {
		env := sample.Env(x.w, x.h, 1, x.l, 1)
		s := sample.Title()
		s.Update(env, &ui.Input{})
		var words []string
		for _, it := range s.Record(env).Items {
			if it.Kind == ui.ItemText && it.Owner == "resume" {
				words = append(words, it.Text)
			}
		}
		if got := strings.Join(words, " "); got != x.want {
			t.Errorf("%vx%v %v: the button says %q, want %q", x.w, x.h, x.l, got, x.want)
		}
	}
}

// TestSetupGoesOn checks that a match that was left is gone on with by the main button
// of its game's set-up, beside the one that begins another.
func TestSetupGoesOn(t *testing.T) {
	sample.Fonts()
	for _, sz := range [][2]float64{{480, 270}, {1280, 720}, {844, 390}, {390, 844}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			env := sample.Env(sz[0], sz[1], 1, l, 1)
			s := sample.Title()
			s.Update(env, &ui.Input{})
			s.Activate(env, "door.night")
			s.Update(env, &ui.Input{})
			weight := map[string]ui.ButtonKind{}
			for _, n := range s.Nodes(env) {
				weight[n.ID] = n.Weight
			}
			if k, ok := weight["resume"]; !ok || k != ui.ButtonPrimary || weight["start"] == ui.ButtonPrimary {
				t.Errorf("%v %v: the set-up's buttons are %v", sz, l, weight)
			}
		}
	}
}

// TestSetupKeeps checks that the set-up says, in sight and without naming a game, that a
// match that was left is kept and where it is found; and not where none would be.
func TestSetupKeeps(t *testing.T) {
	sample.Fonts()
	for _, sz := range [][2]float64{{480, 270}, {1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			env := sample.Env(sz[0], sz[1], 1, l, 1)
			for name, s := range map[string]*title.Scene{"left": sample.Title(), "": title.New(title.Options{Catalog: sample.Catalog()}), "untouched": title.New(title.Options{Catalog: sample.Catalog(),
				Resume: func() *title.ResumeInfo { return &title.ResumeInfo{Game: "night"} }, Continue: func(*ui.Env) {}})} {
				s.Update(env, &ui.Input{})
				s.Activate(env, "door.night")
				s.Update(env, &ui.Input{})
				said := false
				for _, n := range s.Nodes(env) {
					if n.ID != "keeps" {
						continue
					}
					said = strings.Contains(n.Label, phrases.Text.T(l, "replays"))
					for _, g := range sample.Catalog().Games {
						if strings.Contains(n.Label, g.Name.In(l)) {
							t.Errorf("%v %v: it names %v", sz, l, g.Name.In(l))
						}
					}
					if n.Rect.H < 10 || n.Rect.Bottom() > sz[1] {
						t.Errorf("%v %v: it is at %v", sz, l, n.Rect)
					}
				}
				if said != (name == "left") {
					t.Errorf("%v %v, %q: it is said: %v", sz, l, name, said)
				}
			}
		}
	}
}

// TestNamesStay checks that the words of a door lie the same way while it is
// pointed at, pressed or opening.
func TestNamesStay(t *testing.T) {
	sample.Fonts()
	for _, sz := range [][2]float64{{480, 270}, {1280, 720}, {1920, 1080}, {390, 844}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			env := sample.Env(sz[0], sz[1], 1, l, 1)
			s := sample.Title()
			s.Update(env, &ui.Input{})
			words := func() (out []string) {
				for _, it := range s.Record(env).Items {
					if it.Kind == ui.ItemText && it.Owner == "door.night" && it.Text != phrases.Text.T(l, "opening") {
						out = append(out, fmt.Sprint(it.Text, it.Rect, it.Size))
					}
				}
				return out
			}
			in := ui.Input{Hover: true}
			for _, n := range s.Nodes(env) {
				if n.ID == "door.night" {
					in.HoverX, in.HoverY = n.Rect.Centre()
				}
			}
			before := words()
			if len(before) == 0 {
				t.Fatal("no words on the door")
			}
			for range 30 {
				s.Update(env, &in)
			}
			if after := words(); !slices.Equal(before, after) {
				t.Errorf("%v %s: %v at rest, %v pointed at", sz, l, before, after)
			}
		}
	}
}
