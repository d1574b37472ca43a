package watch

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/games/all"
	bgd "godeck/rules/guardians"
	"godeck/rules/lesson"
	mgn "godeck/rules/magna"
	mtz "godeck/rules/mattsan"
	"godeck/rules/session"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	coach "godeck/scenes/table/lesson"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
)

// set is a game with its table.
type set struct {
	Game
	open   func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table)
	onward func(id string) bool // moves on rather than back and forth
	seeds  []uint64
	ticks  int
	words  lang.Words
	paced  int // matches whose ticks are counted
}

// sitting is what a table is opened for: in a lesson nothing is passed
// automatically, in a presentation nothing is answered automatically either.
type sitting uint8

const (
	match sitting = iota
	taught
	presentation
)

func begins(prefixes ...string) func(id string) bool {
	return func(id string) bool {
		for _, p := range prefixes {
			if strings.HasPrefix(id, p) {
				return true
			}
		}
		return false
	}
}

var sets = []set{
	{Game: Game{Name: "zutomayo", Zones: []uint8{ztm.Hand, ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Area, ztm.AreaNew}, Places: []string{"hand", "card"},
		Answers: []string{"hand-", "commit", "opt-", "order-", "pick-", "name-", "swap"}, Others: []string{"name-tab"}},
		open: func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table) {
			sc := zutomayo.New(g.(*ztm.Game), s, table.Place{}).(*zutomayo.Scene)
			return sc, &sc.Table
		},
		words: zutomayo.Text, onward: begins("commit", "order-all"), seeds: []uint64{7, 3}, ticks: 5000, paced: 8},
	{Game: Game{Name: "duemagic", Zones: []uint8{dmg.Hand, dmg.Battle}, Places: []string{"hand", "creature"},
		Answers: []string{"hand-", "creature-", "commit", "opt-", "order-", "pick-", "use", "cancel", "charge", "attack-player", "shield-", "mana-", "declare-", "replace-", "pass", "ask-open"}, Others: []string{"mana-own", "mana-opp", "shields"},
		Ends: []string{"creature-", "shield-", "shields", "hud-", "rival"}},
		open: func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table) {
			var o duemagic.Options
			if as != match {
				o.Stops = &duemagic.Stops{Never: true, AskPay: as == presentation}
			}
			sc := duemagic.New(g.(*dmg.Game), s, o).(*duemagic.Scene)
			return sc, &sc.Table
		},
		words: duemagic.Text, onward: begins("use", "commit", "pass", "attack-"), seeds: []uint64{3, 5}, ticks: 6000, paced: 3},
	{Game: Game{Name: "magna", Zones: []uint8{mgn.Hand, mgn.Base1, mgn.Base2, mgn.Base3, mgn.Invasion}, Places: []string{"hand", "unit"},
		Answers: []string{"hand-", "unit-", "trap-", "weapon-", "slot-", "base-", "strip-", "fundcard-", "commit", "opt-", "order-", "pick-", "attack-", "ask-open"}},
		open: func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table) {
			sc := magna.New(g.(*mgn.Game), s, table.Place{}).(*magna.Scene)
			return sc, &sc.Table
		},
		words: magna.Text, onward: begins("commit", "opt-", "attack-", "slot-"), seeds: []uint64{3, 4}, ticks: 6000, paced: 2},
	{Game: Game{Name: "guardians", Zones: []uint8{bgd.Hand, bgd.Attack, bgd.Assist, bgd.Domain}, Places: []string{"hand", "card"},
		Answers: []string{"hand-", "card-", "commit", "opt-", "order-", "pick-", "use", "cancel", "roll", "restart", "counterdraw", "draw-", "die", "warning", "ask-open"}},
		open: func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table) {
			sc := guardians.New(g.(*bgd.Game), s, table.Place{}).(*guardians.Scene)
			return sc, &sc.Table
		},
		words: guardians.Text, onward: begins("commit", "use", "roll", "end-on", "opt-pass", "warning"), seeds: []uint64{3, 4}, ticks: 6000, paced: 3},
	{Game: Game{Name: "mattsan", Zones: []uint8{mtz.Hand, mtz.Battle, mtz.Bench, mtz.Ground}, Places: []string{"hand", "card"},
		Answers: []string{"hand-", "card-", "slot-own-", "place-", "entry-", "act", "commit", "opt-", "order-", "pick-", "name-", "use", "charge", "face-", "cancel", "text-", "die", "ask-open"}, Others: []string{"name-tab"}},
		open: func(g games.Game, s table.Session, as sitting) (harness.Scene, *table.Table) {
			sc := mattsan.New(g.(*mtz.Game), s, table.Place{}).(*mattsan.Scene)
			return sc, &sc.Table
		},
		words: mattsan.Text, onward: begins("commit", "use", "charge", "act-", "slot-"), seeds: []uint64{3, 4}, ticks: 6000, paced: 3},
}

var lessons = map[string][]byte{"zutomayo": ztm.Lessons, "duemagic": dmg.Lessons, "magna": mgn.Lessons, "guardians": bgd.Lessons, "mattsan": mtz.Lessons}

var desk, phone = harness.Window{W: 1280, H: 720, Scale: 1}, harness.Window{W: 390, H: 844, Scale: 2}

// TestOverTime watches every game at normal speed: matches with a pointer that
// rests where it clicked and with one that wanders, every lesson likewise, and
// the presentations of the golden positions.
func TestOverTime(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			var found Faults
			s.matches(t, g, &found)
			s.lessons(t, g, &found)
			s.presentations(t, &found)
			fresh, gone := Judge(&found, known[s.Name])
			for _, f := range fresh {
				t.Errorf("%s (%d×)\n\t%s", f.What, f.Seen, f.Full)
			}
			for _, k := range gone {
				t.Errorf("%q shows no more: take it off the list of known faults (%s)", k.What, k.Why)
			}
			for _, f := range found.All() {
				t.Logf("seen %d× %s\n\t%s", f.Seen, f.What, f.Full)
			}
		})
	}
}

// pointers are the two habits of a pointer.
func pointers(seed uint64) map[string]func(w *Watch) (x, y float64, on bool) {
	return map[string]func(w *Watch) (x, y float64, on bool){"rests": Rests, "wanders": Wanders(seed)}
}

func (s *set) matches(t *testing.T, g games.Game, found *Faults) {
	for n, seed := range s.seeds {
		for _, habit := range []string{"rests", "wanders"} {
			sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
			tp := Tap(sess, &s.Game)
			sc, tb := s.open(g, tp, match)
			b := harness.Sit(t, sc, tb, sess, desk, []lang.Lang{lang.JA, lang.EN}[n%2], 1)
			w := New(b, &s.Game, tp, found, fmt.Sprintf("seed %d, pointer %s", seed, habit), pointers(seed)[habit])
			w.Play(rand.New(rand.NewPCG(seed, 5)), s.ticks, s.onward)
		}
	}
}

func (s *set) presentations(t *testing.T, found *Faults) {
	scripts := golden.Scripts(t, filepath.Join("..", "..", s.Name, "testdata", "positions.yaml"))
	for n, title := range slices.Sorted(maps.Keys(scripts)) {
		script := scripts[title]
		if script == nil {
			continue
		}
		sess := fakesession.At(script.Game, &script.Start, 0)
		tp := Tap(sess, &s.Game)
		sc, tb := s.open(script.Game, tp, presentation)
		b := harness.Sit(t, sc, tb, sess, desk, []lang.Lang{lang.JA, lang.EN}[n%2], 1)
		New(b, &s.Game, tp, found, fmt.Sprintf("presentation %q", title), Wanders(uint64(n))).Script(script)
	}
}

func (s *set) lessons(t *testing.T, g games.Game, found *Faults) {
	list, err := lesson.Read(lessons[s.Name])
	if err != nil {
		t.Fatal(err)
	}
	for n, l := range list {
		if l.Puzzle { // which is solved in game/lobby
			continue
		}
		for i, habit := range []string{"rests", "wanders", "rests"} {
			sess, err := session.NewLesson(g, l, lang.Phrase{JA: "魔術見習い", EN: "Drillmaster"})
			if err != nil {
				t.Fatal(err)
			}
			sc, tb := s.open(g, sess, taught)
			b := harness.Sit(t, sc, tb, nil, []harness.Window{desk, desk, phone}[i], []lang.Lang{lang.JA, lang.EN}[n%2], 1)
			w := New(b, &s.Game, nil, found, fmt.Sprintf("lesson %s, pointer %s, %.0f wide", l.ID, habit, b.Env.W), pointers(uint64(n))[habit])
			k := NewLesson(w, coach.NewCoach(sc, sess, coach.CoachOptions{Title: lang.Phrase{JA: l.Title.JA, EN: l.Title.EN}, Leave: func(*ui.Env) {}}))
			k.Teacher = sess
			k.Way = func() (out []rules.Option) {
				if sp, ok := sess.Speech(); ok && sp.Asks {
					for _, o := range l.Steps[sp.ID&0xffff].Ways[0] {
						out = append(out, o.Rules())
					}
				}
				return out
			}
			k.Play(20000)
			if ended, learned := sess.Ended(); !ended || !learned {
				t.Errorf("%s: not learned: %s", w.Name, k.Coach.Status(w.Env))
			}
		}
	}
}
