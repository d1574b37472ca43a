package lobby

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/lesson"
	"godeck/rules/session"
	"godeck/scenes/table"
	coach "godeck/scenes/table/lesson"
	"godeck/scenes/ui"
)

type scenes struct{ top ui.Scene }

func (s *scenes) Push(x ui.Scene)    { s.top = x }
func (s *scenes) Replace(x ui.Scene) { s.top = x }
func (s *scenes) Pop()               {}

func room(w, h, text float64, l lang.Lang) *ui.Env {
	return &ui.Env{W: w, H: h, Scale: 1, Store: memStore{}, Scenes: &scenes{},
		Settings: &ui.Settings{Lang: l, Speed: ui.SpeedOff, TextScale: text}}
}

// pupil opens a lesson as the lobby does, keeping its session.
type pupil struct {
	t    *testing.T
	env  *ui.Env
	l    *lesson.Lesson
	s    *session.Lesson
	c    *coach.Coach
	done int
	left int
}

func enrol(t *testing.T, env *ui.Env, l *lesson.Lesson) *pupil {
	t.Helper()
	d := tableEntry(l.Game)
	g, err := d.Load()
	if err != nil {
		t.Fatal(err)
	}
	k := &pupil{t: t, env: env, l: l}
	if k.s, err = session.NewLesson(g, l, d.Rival); err != nil {
		t.Fatalf("%s: %v", l.ID, err)
	}
	k.c = coach.NewCoach(d.Open(g, k.s, table.Place{Lesson: true}), k.s, coach.CoachOptions{Title: l.Title, Praise: l.Praise,
		Leave: func(*ui.Env) { k.left++ }, Learned: func() { k.done++ }})
	return k
}

func (k *pupil) rest() {
	k.t.Helper()
	rest(k.t, k.env, k.c)
}

// rest goes on until a table with a coach is idle.
func rest(t *testing.T, env *ui.Env, c *coach.Coach) {
	t.Helper()
	for range 6000 {
		c.Update(env, &ui.Input{})
		if env.Tick++; c.Idle() {
			return
		}
	}
	t.Fatalf("the table does not come to rest: %s", c.Status(env))
}

// step returns the lesson's step whose words are shown.
func (k *pupil) step() *lesson.Step {
	sp, ok := k.s.Speech()
	if !ok {
		return nil
	}
	return &k.l.Steps[sp.ID&0xffff]
}

func everyLesson(t *testing.T) []*lesson.Lesson {
	t.Helper()
	var out []*lesson.Lesson
	for i := range registry {
		if registry[i].Open == nil {
			continue
		}
		list, err := lesson.Read(registry[i].Lessons)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range list {
			if !l.Puzzle { // these are solved, not followed: puzzles_test.go
				out = append(out, l)
			}
		}
	}
	return out
}

var rooms = []struct{ w, h, text float64 }{{1280, 720, 1}, {1920, 1080, 1}, {390, 844, 1}, {480, 320, 1}, {390, 844, 1.3}, {1280, 720, 1.3}, {480, 270, 1}, {844, 390, 1}}

// low reports whether the table under the strip has so little height that its
// cards are smaller than a touch target, and their targets grow over each other.
func low(env *ui.Env) bool { return env.H < 320 || env.W == 844 }

// TestEveryLesson plays every lesson by its own answers, in every window and
// both languages: what the words are about is on the table, nothing is cut off
// or covered, other answers are refused with the hint and change nothing, and
// at the end the learner has won the match.
func TestEveryLesson(t *testing.T) {
	for _, l := range everyLesson(t) {
		for i, r := range rooms {
			in := []lang.Lang{lang.JA, lang.EN}
			if testing.Short() {
				in = in[i%2 : i%2+1]
			}
			for _, la := range in {
				t.Run(fmt.Sprintf("%s/%s/%.0fx%.0f-%.1f-%s", l.Game, l.ID, r.w, r.h, r.text, la), func(t *testing.T) {
					attend(t, room(r.w, r.h, r.text, la), l)
				})
			}
		}
	}
}

func attend(t *testing.T, env *ui.Env, l *lesson.Lesson) {
	k := enrol(t, env, l)
	for n := 0; ; n++ {
		k.rest()
		if ended, learned := k.s.Ended(); ended {
			if !learned {
				t.Fatalf("the lesson broke off: %s", k.c.Status(env))
			}
			break
		}
		st := k.step()
		if st == nil {
			t.Fatalf("nothing is said and nothing happens: %s", k.c.Status(env))
		}
		words := env.Settings.Lang.Pick(st.Words.JA, st.Words.EN)
		where := fmt.Sprintf("at %q", words)
		if want, at := k.c.Pointing(); len(want) > 0 && len(at) == 0 {
			var ids []string
			for _, n := range k.c.Scene().Nodes(env) {
				ids = append(ids, n.ID)
			}
			t.Errorf("%s: none of %v is on the table: %v", where, want, ids)
		}
		if !strings.Contains(k.c.Status(env), words) {
			t.Errorf("%s: the mirror does not have the words", where)
		}
		for _, f := range faults.Layout(k.c.Record(env), env, env.MinTarget()) {
			t.Errorf("%s: coach: %s", where, f)
		}
		if st.Kind == lesson.Ask {
			least := env.MinTarget()
			if low(env) {
				least = 0
			}
			for _, f := range faults.Layout(k.c.Below(env), env, least) {
				if least == 0 && strings.HasPrefix(f, "targets overlap") {
					continue
				}
				if strings.HasPrefix(f, "target log.line") {
					continue // the log is being read; its links are extra
				}
				t.Errorf("%s: table: %s", where, f)
			}
		}
		if st.Kind == lesson.Say {
			_, all := k.c.Pointing()
			for _, at := range all {
				for _, n := range k.c.Nodes(env) {
					if n.ID == "coach.words" {
						if v := n.Rect.Intersect(at); v.W*v.H > 0.25*at.W*at.H && at.W*at.H < 0.3*env.W*env.H {
							t.Errorf("%s: the words cover what they are about: %v over %v", where, n.Rect, at)
						}
					}
				}
			}
			k.c.Activate(env, "coach.next")
			continue
		}
		k.wrong(st, where)
		for _, o := range st.Ways[0] {
			if err := k.s.Answer(o.Rules()); err != nil {
				t.Fatalf("%s: its own answer is refused: %v", where, err)
			}
		}
	}
	k.rest()
	if k.done != 1 {
		t.Errorf("learned %d times", k.done)
	}
	if r := k.s.View().S.Result; !r.Over || r.Winner != lesson.Learner {
		t.Errorf("the lesson does not end with the learner's win: %+v", r)
	}
	for _, f := range faults.Layout(k.c.Record(env), env, env.MinTarget()) {
		t.Errorf("end: %s", f)
	}
	if k.c.Update(env, &ui.Input{Keys: []ui.KeyEvent{{Key: "Escape"}}}); k.left != 1 {
		t.Errorf("Escape leaves the end of the lesson %d times", k.left)
	}
}

// TestWordsWaitForTheMenu: what a lesson says next waits until the menu is
// closed, whenever it was opened while the answer was shown.
func TestWordsWaitForTheMenu(t *testing.T) {
	env, l := room(1280, 720, 1, lang.EN), everyLesson(t)[0]
	asks := 0 // before the lesson speaks again
	give := func(k *pupil) {
		for _, o := range k.step().Ways[0] {
			if err := k.s.Answer(o.Rules()); err != nil {
				t.Fatal(err)
			}
		}
	}
	begun := func() *pupil {
		k := enrol(t, env, l)
		for k.rest(); k.step().Kind != lesson.Ask; k.rest() {
			k.c.Activate(env, "coach.next")
		}
		return k
	}
	for k := begun(); k.step().Kind == lesson.Ask; k.rest() {
		give(k)
		asks++
	}
	answered := func() *pupil { // the last of them, a moment ago
		k := begun()
		for i := range asks {
			if i > 0 {
				k.rest()
			}
			give(k)
		}
		return k
	}
	tick := func(k *pupil) { k.c.Update(env, &ui.Input{}); env.Tick++ }
	shown := func(k *pupil) bool {
		return slices.ContainsFunc(k.c.Nodes(env), func(n ui.Node) bool { return n.ID == "coach.words" })
	}
	all := 0
	for k := answered(); !shown(k); all++ {
		if tick(k); all > 3000 {
			t.Fatal("the words do not come")
		}
	}
	for back := 1; back <= min(60, all); back += 3 {
		k := answered()
		for range all - back {
			tick(k)
		}
		k.c.Activate(env, "menu")
		for range 200 {
			if tick(k); shown(k) {
				t.Fatalf("%d ticks before the words: they lie on the open menu", back)
			}
		}
		k.c.Update(env, &ui.Input{Keys: []ui.KeyEvent{{Key: "Escape"}}})
		if k.rest(); !shown(k) {
			t.Errorf("%d ticks before the words: they do not come once the menu is closed", back)
		}
	}
}

// wrong gives every answer that the gate refuses.
func (k *pupil) wrong(st *lesson.Step, where string) {
	k.t.Helper()
	before := *k.s.View()
	tried := 0
	for _, o := range k.s.Options() {
		let := false
		for _, w := range st.Ways {
			let = let || w[0].Rules() == o
		}
		if let {
			continue
		}
		tried++
		err := k.s.Answer(o)
		e, ok := err.(*rules.AnswerError)
		if !ok || e.JA != st.Hint.JA || e.EN != st.Hint.EN {
			k.t.Errorf("%s: the answer %v is not refused with the hint: %v", where, o, err)
		}
	}
	if err := k.s.Answer(rules.Option{Verb: rules.Name, N: 1}); err == nil {
		k.t.Errorf("%s: an illegal answer is taken", where)
	}
	if after := *k.s.View(); after != before {
		k.t.Errorf("%s: refused answers changed the match", where)
	}
}

// TestTheRingGoesOn checks that the ring leaves a card that is picked up and
// shows its destination, and returns when it is put back.
func TestTheRingGoesOn(t *testing.T) {
	for _, l := range everyLesson(t) {
		if l.Game != "magna" || l.ID != "first-match" {
			continue
		}
		env := room(1280, 720, 1, lang.EN)
		k := enrol(t, env, l)
		for k.rest(); ; k.rest() {
			st := k.step()
			if st == nil {
				t.Fatal("the lesson never asks to deploy")
			}
			if st.Kind == lesson.Say {
				k.c.Activate(env, "coach.next")
				continue
			}
			if len(st.Point) == 2 && st.Point[1] == "base-own-3" {
				break
			}
			for _, o := range st.Ways[0] {
				if err := k.s.Answer(o.Rules()); err != nil {
					t.Fatal(err)
				}
			}
		}
		rect := func(id string) (r ui.Rect) {
			for _, n := range k.c.Nodes(env) {
				if n.ID == id {
					r = n.Rect
				}
			}
			return r
		}
		hand := "hand-" + strings.TrimPrefix(k.step().Point[0], "card:")
		for _, want := range []string{hand, "base-own-3", hand} {
			// A base is ringed with its fortress, of which its node is the ribbon.
			if _, at := k.c.Pointing(); len(at) != 1 || want == hand && math.Abs(at[0].X-rect(want).X) > 1 || want != hand && (at[0].Intersect(rect(want)).W < rect(want).W-1 || at[0].Intersect(rect(want)).H < rect(want).H-1) {
				t.Errorf("the ring is at %v, not at %s: %v", at, want, rect(want))
			}
			k.c.Activate(env, hand)
			k.rest()
		}
	}
}

// TestAStrokeBesideIsAnswered checks that a stroke beside words to be read, or
// beside the task, shows what is awaited and is not an answer, and that cards
// are in place at once after a window changes size.
func TestAStrokeBesideIsAnswered(t *testing.T) {
	for _, l := range everyLesson(t) {
		if l.Game != "zutomayo" || l.ID != "first-match" {
			continue
		}
		env := room(1280, 720, 1, lang.EN)
		env.Settings.Speed, env.Settings.ReducedMotion = ui.SpeedNormal, true
		k := enrol(t, env, l)
		stroke := func(x, y float64) {
			k.c.Update(env, &ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, X: x, Y: y}}})
			k.c.Update(env, &ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, X: x, Y: y}}})
		}
		lit := func() bool {
			return slices.ContainsFunc(k.c.Record(env).Items, func(i ui.Item) bool { return i.Kind == ui.ItemRing && i.Owner == "coach.panel" })
		}
		k.rest()
		for x := range 2 {
			id := k.c.Status(env)
			if stroke(float64(2+x*1276), 716); !lit() {
				t.Error("a stroke beside the words is not answered")
			}
			if k.c.Status(env) != id {
				t.Error("a stroke beside the words is taken for an answer")
			}
			k.c.Activate(env, "coach.next")
			if k.rest(); lit() {
				t.Error("the light stays on other words")
			}
		}
		for k.step().Kind == lesson.Say {
			k.c.Activate(env, "coach.next")
			k.rest()
		}
		if stroke(2, 716); !lit() {
			t.Error("a stroke beside what is to be done is not answered")
		}
		cards := func() (out []ui.Rect) {
			for _, i := range k.c.Below(env).Items {
				if i.Kind == ui.ItemCard {
					out = append(out, i.Rect)
				}
			}
			return out
		}
		for _, w := range [][2]float64{{390, 844}, {1280, 720}} {
			env.W, env.H = w[0], w[1]
			k.c.Update(env, &ui.Input{})
			now := cards()
			k.rest()
			if then := cards(); len(now) == 0 || !slices.Equal(now, then) {
				t.Errorf("cards glide in a window of another size: %v, then %v", now, then)
			}
		}
	}
}

// TestLessonsHideTheOpponent checks that the view and the events of a lesson
// name no card that the learner may not see.
func TestLessonsHideTheOpponent(t *testing.T) {
	for _, l := range everyLesson(t) {
		env := room(1280, 720, 1, lang.EN)
		k := enrol(t, env, l)
		for n := 0; n < 20000; n++ {
			v := k.s.View()
			for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
				tab := doorTable(t, l.Game)
				if c := v.S.Card(id); c.Def != 0 && c.Owner != lesson.Learner && tab.Zones[c.Zone.Kind()].See == rules.SeeOwner && c.Known&1 == 0 && c.Zone.Seat() != lesson.Learner {
					t.Fatalf("%s: a card of the opponent's hidden zone is named", l.ID)
				}
			}
			if ended, _ := k.s.Ended(); ended {
				break
			}
			switch st := k.step(); {
			case st == nil:
				k.s.Update()
				k.s.Events()
			case st.Kind == lesson.Say:
				k.s.Next()
			default:
				for _, o := range st.Ways[0] {
					if err := k.s.Answer(o.Rules()); err != nil {
						t.Fatal(err)
					}
				}
				k.s.Events()
			}
		}
		if _, learned := k.s.Ended(); !learned {
			t.Errorf("%s does not end", l.ID)
		}
	}
}

var tables = map[string]*rules.Table{}

func doorTable(t *testing.T, game string) *rules.Table {
	if tables[game] == nil {
		g, err := tableEntry(game).Load()
		if err != nil {
			t.Fatal(err)
		}
		tables[game] = g.Table()
	}
	return tables[game]
}

// TestLessonsAreKept checks the mark, the untouched match and the ways to continue.
func TestLessonsAreKept(t *testing.T) {
	env := room(1280, 720, 1, lang.EN)
	store := env.Store.(memStore)
	store[currentKey] = []byte("a match")
	l := newLobby(Options{}, env)
	l.school.learn("duemagic", "first-steps")
	l.school.learn("duemagic", "first-steps")
	if got := l.school.learned()["duemagic"]; len(got) != 1 {
		t.Errorf("learned: %v", got)
	}
	list := l.school.list("duemagic")
	if len(list) == 0 || !list[0].Done {
		t.Errorf("the mark is missing: %+v", list)
	}
	store[lessonKey] = []byte("{broken")
	if len(l.school.learned()) != 0 {
		t.Error("a damaged note counts")
	}
	if string(store[currentKey]) != "a match" {
		t.Error("the kept match was touched")
	}
}

// FuzzRead checks that a damaged file of lessons gives an error, never a panic.
func FuzzRead(f *testing.F) {
	for i := range registry {
		f.Add(registry[i].Lessons)
	}
	f.Add([]byte(`[{"id":"x","game":"duemagic","steps":[{"k":2,"ways":[[[9,1,999,0]]]}]}]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		list, err := lesson.Read(data)
		if err != nil {
			return
		}
		for _, l := range list {
			if l.Title.JA == "" || l.Title.EN == "" || len(l.Steps) == 0 {
				t.Error("an incomplete lesson is accepted")
			}
		}
	})
}

// TestLessonsByNodes passes every gate by operating nodes, as the keyboard and
// the page's mirror do: every answer can be given on the table.
func TestLessonsByNodes(t *testing.T) {
	for _, l := range everyLesson(t) {
		for _, r := range rooms[:4] {
			if r.w == 1920 {
				continue
			}
			env := room(r.w, r.h, r.text, lang.EN)
			k := enrol(t, env, l)
			var told []string
			for {
				k.rest()
				if ended, learned := k.s.Ended(); ended {
					if !learned {
						t.Errorf("%s %.0f×%.0f broke off", l.ID, r.w, r.h)
					}
					break
				}
				st := k.step()
				if st.Kind == lesson.Say {
					k.c.Activate(env, "coach.next")
					continue
				}
				path, ok := k.operate(st)
				told = append(told, strings.Join(path, " "))
				if !ok {
					var ids []string
					for _, n := range k.c.Nodes(env) {
						ids = append(ids, n.ID)
					}
					t.Errorf("%s %.0f×%.0f: no way through nodes at %q: %v", l.ID, r.w, r.h, st.Words.EN, ids)
					break
				}
			}
			t.Logf("%s %.0f×%.0f: %s", l.ID, r.w, r.h, strings.Join(told, " | "))
		}
	}
}

// buttons returns the nodes that could answer.
func (k *pupil) buttons() []string {
	var out []string
	for _, n := range k.c.Nodes(k.env) {
		if n.Role != ui.RoleButton && n.Role != ui.RoleRadio || n.Disabled {
			continue
		}
		switch id, _, _ := strings.Cut(n.ID, "."); {
		case id == "coach", id == "menu", id == "log", id == "undo", id == "speed", id == "stops", id == "asks", id == "ticker", strings.HasPrefix(n.ID, "log"),
			strings.HasPrefix(n.ID, "pile"), strings.HasPrefix(n.ID, "hud"), n.ID == "ask-aside", strings.HasPrefix(n.ID, "camp"), n.ID == "mana-own", n.ID == "mana-opp", strings.HasSuffix(n.ID, ".close"), strings.HasPrefix(n.ID, "stack"):
			continue
		}
		out = append(out, n.ID)
	}
	late := func(id string) int { // what changes only the look of the table comes last, and before it what gives something up
		switch {
		case strings.Contains(id, "base-"):
			return 2
		case id == "pass" || id == "commit" || strings.HasPrefix(id, "opt-"):
			return 1
		}
		return 0
	}
	slices.SortStableFunc(out, func(a, b string) int {
		return late(a) - late(b)
	})
	return out
}

// operate gives the gate's answer through nodes, step by step. It finds the
// node of an option by trying; wrong ones are refused.
func (k *pupil) operate(st *lesson.Step) (path []string, ok bool) {
	unfolded := 0
	at := func() string {
		a, _ := k.s.Progress()
		return fmt.Sprint(a, k.s.Len(), k.step() == st)
	}
	for n := 0; n < 12; n++ { // options of one gate
		start := at()
		if !strings.HasSuffix(start, "true") {
			return path, true
		}
		moved := false
		points, _ := k.c.Pointing()
		want := strings.Split(strings.Join(points, "+"), "+")
		first := []string{}
		for _, w := range want { // on a folded front?
			num, card := strings.CutPrefix(w, "card:")
			if here := k.buttons(); card && slices.Contains(here, "base-opp-1") && !slices.ContainsFunc(here, func(b string) bool { return strings.HasSuffix(b, "-"+num) }) {
				k.press("base-opp-1")
			}
		}
		for _, b := range k.buttons() {
			for _, w := range want {
				if num, ok := strings.CutPrefix(w, "card:"); ok && strings.HasSuffix(b, "-"+num) || b == w || strings.HasSuffix(w, "*") && strings.HasPrefix(b, strings.TrimSuffix(w, "*")) {
					first = append(first, b)
				}
			}
		}
		if w := st.Ways[0]; k.l.Game == "magna" && len(w) > 2 && w[0].Rules().Verb != rules.Pick { // the attacker, then its target
			target := fmt.Sprintf("unit-%d", w[0].Rules().Card)
			for _, b := range k.buttons() {
				if w[0].Rules().Verb == rules.Number && strings.HasPrefix(b, "trap-opp-") {
					target = b
				}
			}
			for _, id := range []string{fmt.Sprintf("unit-%d", w[1].Rules().Card), target} {
				k.press(id)
				path = append(path, id)
			}
			moved = at() != start
		}
		for _, a := range append(first, k.buttons()...) {
			if moved {
				break
			}
			k.reset()
			if !slices.Contains(k.buttons(), a) {
				continue
			}
			k.press(a)
			if at() != start {
				path, moved = append(path, a), true
				break
			}
			for _, b := range k.buttons() {
				if b == a {
					continue
				}
				before := k.buttons()
				k.press(b)
				if at() != start {
					path, moved = append(path, a, b), true
					break
				}
				for _, c := range k.buttons() { // a choice that has opened
					if slices.Contains(before, c) {
						continue
					}
					k.press(c)
					if at() != start {
						path, moved = append(path, a, b, c), true
						break
					}
				}
				if moved {
					break
				}
				k.reset()
				k.press(a) // chosen again, in case it was deselected
				for _, n := range k.c.Nodes(k.env) {
					if n.ID == "zoom.close" { // it was still chosen and only opened the zoom
						k.press(n.ID)
						k.press(a)
						break
					}
				}
			}
			if moved {
				break
			}
		}
		k.reset()
		if !moved && unfolded < 3 && slices.Contains(k.buttons(), "base-opp-1") { // on a folded front
			k.reset()
			k.press("base-opp-1")
			path, unfolded = append(path, "base-opp-1"), unfolded+1
			continue
		}
		if !moved {
			return path, false
		}
		k.settle()
	}
	return path, false
}

// settle runs the table's presentation without waiting for the coach.
func (k *pupil) settle() {
	for range 400 {
		k.c.Update(k.env, &ui.Input{})
		k.env.Tick++
		if k.c.Idle() {
			return
		}
	}
}

func (k *pupil) press(id string) {
	k.c.Activate(k.env, id)
	k.c.Update(k.env, &ui.Input{})
}

// reset closes what a try has opened, and reopens what it has closed.
func (k *pupil) reset() {
	for range 5 {
		id := ""
		for _, n := range k.c.Nodes(k.env) {
			switch {
			case n.ID == "cancel", strings.HasSuffix(n.ID, ".close"):
				id = n.ID
			case n.ID == "ask-open" && id == "":
				id = n.ID
			}
		}
		if id == "" {
			return
		}
		if k.press(id); id == "ask-open" { // the question is on the table again
			return
		}
	}
}

// TestLastAnswerIsToldWithoutWords checks that the consequences of the last
// answer are presented before the coach's last words, without the task and its
// ring, and that the lesson counts as learned before that.
func TestLastAnswerIsToldWithoutWords(t *testing.T) {
	for _, l := range everyLesson(t) {
		env := room(1280, 720, 1, lang.EN)
		k := enrol(t, env, l)
		for {
			k.rest()
			st := k.step()
			if st == nil {
				break
			}
			if st.Kind == lesson.Say {
				k.c.Activate(env, "coach.next")
				continue
			}
			env.Settings.Speed = ui.SpeedNormal
			for _, o := range st.Ways[0] {
				if err := k.s.Answer(o.Rules()); err != nil {
					t.Fatal(err)
				}
			}
			for n := 0; n < 20 && !k.c.Idle(); n++ {
				k.c.Update(env, &ui.Input{})
				env.Tick++
				if at, of := k.s.Progress(); (at == of) != (k.done == 1) {
					t.Errorf("%s/%s: learned %d times after %d of %d steps", l.Game, l.ID, k.done, at, of)
				}
				if ended, _ := k.s.Ended(); ended && n > 2 && slices.ContainsFunc(k.c.Nodes(env), func(n ui.Node) bool { return n.ID == "coach.task" }) {
					t.Errorf("%s/%s: the task stays after the last answer", l.Game, l.ID)
					break
				}
			}
			env.Settings.Speed = ui.SpeedOff
		}
	}
}

// TestALeftLessonGoesOn leaves a lesson in the middle: what is stored offers
// both to go on there and to begin again, in every window and both languages.
func TestALeftLessonGoesOn(t *testing.T) {
	for i, r := range rooms {
		for _, la := range []lang.Lang{lang.JA, lang.EN} {
			env := room(r.w, r.h, r.text, la)
			l := newLobby(Options{}, env)
			all := l.school.lessons("zutomayo")
			open := func() *coach.Coach {
				c := l.lesson("zutomayo", all[0].ID).(*coach.Coach)
				for range 400 {
					c.Update(env, &ui.Input{})
					env.Tick++
				}
				return c
			}
			c := open()
			if has(c, env, "coach.goon") {
				t.Fatal("a lesson that has not begun is to go on")
			}
			for range 2 {
				c.Activate(env, "coach.next")
				for range 40 {
					c.Update(env, &ui.Input{})
				}
			}
			was := c.Status(env)
			for _, f := range l.school.list("zutomayo")[:1] {
				if !f.Left || f.Done {
					t.Errorf("the list does not say that the lesson has begun: %+v", f)
				}
			}
			c = open()
			if !has(c, env, "coach.goon") || !has(c, env, "coach.anew") {
				t.Fatalf("room %d: neither going on nor beginning again is offered: %s", i, c.Status(env))
			}
			for _, f := range faults.Layout(c.Record(env), env, env.MinTarget()) {
				t.Errorf("room %d %s: %s", i, la, f)
			}
			press := "coach.goon"
			if i%2 == 1 {
				press = "coach.anew"
			}
			c.Activate(env, press)
			for range 400 {
				c.Update(env, &ui.Input{})
			}
			if now := c.Status(env); (now == was) != (i%2 == 0) {
				t.Errorf("%s leads to %q; it was left at %q", press, now, was)
			}
		}
	}
	env := room(1280, 720, 1, lang.EN)
	l := newLobby(Options{}, env)
	if err := env.Store.Save(marksKey, []byte(`{"zutomayo/`)); err != nil {
		t.Fatal(err)
	}
	if c := l.lesson("zutomayo", l.school.lessons("zutomayo")[0].ID).(*coach.Coach); has(c, env, "coach.goon") {
		t.Error("damaged bookmarks are offered")
	}
}

func has(c *coach.Coach, env *ui.Env, id string) bool {
	return slices.ContainsFunc(c.Nodes(env), func(n ui.Node) bool { return n.ID == id })
}

// TestOnlyWhatIsMeantIsOffered checks that a lesson which asks for a card in a place offers
// that place alone: another is refused with the sentence that says what is asked for.
func TestOnlyWhatIsMeantIsOffered(t *testing.T) {
	asked, chosen := 0, rules.CardID(0)
	for _, l := range everyLesson(t) {
		if l.Game != "mattsan" || l.ID != "first-match" {
			continue
		}
		k := enrol(t, room(1280, 720, 1, lang.EN), l)
		for {
			k.rest()
			if ended, _ := k.s.Ended(); ended {
				break
			}
			st := k.step()
			if st.Kind == lesson.Say {
				k.c.Activate(k.env, "coach.next")
				continue
			}
			w := st.Ways[0][0].Rules()
			for _, o := range k.s.Options() {
				if o.Verb != w.Verb || o.Card != w.Card || o.Card == 0 || o.Verb == rules.Attack {
					continue
				}
				err := k.s.Strays(o)
				if o == w && err != nil {
					t.Errorf("%q: what is meant is not offered: %v", st.Words.EN, err)
				}
				if o != w {
					if asked++; err == nil {
						t.Errorf("%q: %v is offered, too", st.Words.EN, o)
					}
					again := chosen == o.Card
					if chosen = o.Card; !again {
						k.c.Activate(k.env, fmt.Sprintf("hand-%d", o.Card))
						k.rest()
					}
					k.c.Activate(k.env, fmt.Sprintf("slot-own-%d", o.N))
					k.c.Update(k.env, &ui.Input{})
					if said := strings.Join(k.c.Announce(), "\n"); !again && !strings.Contains(said, st.Hint.EN) { // the same words are said once
						t.Errorf("%q: another place says %q, not %q", st.Words.EN, said, st.Hint.EN)
					}
					if k.step() != st {
						t.Fatalf("%q: another place answers", st.Words.EN)
					}
				}
			}
			for _, o := range st.Ways[0] {
				if err := k.s.Answer(o.Rules()); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if asked < 3 {
		t.Errorf("%d other places", asked)
	}
}
