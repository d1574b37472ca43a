package guardians

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// TestWhoseEffect checks that whoever is asked about an effect reads it from the own
// seat: the opponent's "your" and 自分 are the opponent's, in every answer, of both seats.
func TestWhoseEffect(t *testing.T) {
	g := game(t)
	seen := [2]int{}
	for seed := uint64(1); seed < 40 && (seen[0] < 6 || seen[1] < 6); seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
		b.sc.deeds.Mind.Wish.Counter = true
		for n := 0; n < 120 && !b.Sess.S.Over(); n++ {
			st := &b.Sess.S
			if d := &st.Dec; b.sc.Mine() && (d.Prompt == bgd.PromptCounter || d.Prompt == bgd.PromptMay) && st.NFrames > 0 {
				by := st.Frame().Ctrl
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					w := b.sc.deeds.Words(l)
					text := g.Lib.AbilityText(uint16(d.Arg), l)
					want := text
					if by == 1 {
						want = l.Theirs(text, b.sc.Player(1, l))
					}
					if want == text && by == 1 {
						continue
					}
					if looms := w.Stakes().Looms(l); looms == "" && !strings.Contains(w.Question().Why, strings.TrimRight(want, "。.")) {
						t.Errorf("seed %d: %q is asked about as %q", seed, want, w.Question().Why)
					}
					seen[by]++
				}
			}
			if o := b.Sess.Options(); len(o) > 0 {
				o = fakesession.Advancing(o)
				b.Sess.Answer(o[n%len(o)])
			}
			b.Rest()
		}
	}
	if seen[0] == 0 || seen[1] == 0 {
		t.Errorf("effects of both seats are asked about %v times", seen)
	}
}

// TestAnswersSayWhatComes checks that an answer that gives LP says on its button how
// many, or what is left after the hit, and that they are what comes of it.
func TestAnswersSayWhatComes(t *testing.T) {
	g := game(t)
	for _, prompt := range []uint8{bgd.PromptCounter, bgd.PromptDamage} {
		seen := 0
		for seed := uint64(1); seed < 60 && seen < 3; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
			b.sc.deeds.Mind.Wish.Counter = true
			for n := 0; n < 150 && !b.Sess.S.Over() && seen < 3; n++ {
				st := b.Sess.S
				for _, o := range b.sc.LegalActions {
					if !b.sc.Mine() || st.Dec.Prompt != prompt || o.Verb != rules.Use {
						continue
					}
					r, ok := b.sc.deeds.Q().Outcome(o)
					if !ok || r.More <= 0 {
						continue
					}
					var e ask.Choice
					b.sc.deeds.Words(lang.EN).Button(o, &e)
					number := r.More
					if r.Hit {
						number = r.Left
					}
					if said := e.Button.Label; !strings.Contains(said, strconv.Itoa(number)) && !strings.Contains(said, "Negate it") {
						t.Errorf("seed %d: %q does not say %d", seed, said, number)
					}
					seen++
				}
				if o := b.Sess.Options(); len(o) > 0 {
					o = fakesession.Advancing(o)
					b.Sess.Answer(o[n%len(o)])
				}
				b.Rest()
			}
		}
		if seen == 0 {
			t.Errorf("prompt %d: no answer gives LP", prompt)
		}
	}
}

// TestUsualThrow checks that a throw that is neither the first of the match nor may be
// the last comes to its blow in a second, and that the others have their time.
func TestUsualThrow(t *testing.T) {
	g := game(t)
	throw := rules.Option{Verb: rules.Attack}
	took := map[string][]int{}
	for seed := uint64(1); seed < 30 && len(took["usual"])+len(took["fatal"]) < 12; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
		for n := 0; n < 100 && !b.Sess.S.Over(); n++ {
			st := b.Sess.S
			o := b.Sess.Options()
			if st.Dec.Prompt != bgd.PromptSet || !slices.Contains(o, throw) || bgd.AttackGuardian(&st, 1) == 0 {
				if len(o) > 0 {
					o = fakesession.Advancing(o)
					b.Sess.Answer(o[n%len(o)])
				}
				b.Rest()
				continue
			}
			kind := "usual"
			switch {
			case outlook.Fatal(g, &st, 0) != 0:
				kind = "fatal"
			case b.sc.toss.Throw.Count == 0:
				kind = "first"
			}
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Sess.Answer(throw)
			begun, said := -1, false
			for k := range 400 {
				b.Tick(1)
				if begun < 0 && b.sc.toss.Throw.On {
					begun = k
				}
				if said = said || b.sc.toss.Verdict != nil && b.sc.toss.Verdict.Hit; said && b.sc.toss.Verdict == nil {
					took[kind] = append(took[kind], k-begun)
					break
				}
				if b.sc.Mine() && begun >= 0 {
					break
				}
			}
			b.Env.Settings.Speed = ui.SpeedOff
			b.Rest()
		}
	}
	t.Log(took)
	if len(took["usual"]) == 0 || len(took["fatal"]) == 0 {
		t.Fatal("no such throw hits")
	}
	slices.Sort(took["usual"]) // some dice are changed by effects
	if took["usual"][len(took["usual"])/2] > 60 || slices.Min(took["fatal"]) < 90 {
		t.Errorf("a throw takes %v ticks", took)
	}
}

// TestSealsAtTheEdge checks that what says that a guardian is weakened, or deals other
// damage than printed, is clear of its SF, its name, its words and its LP in every
// window: it lies under its foot, or over its lowered head.
func TestSealsAtTheEdge(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		c := bgd.AttackGuardian(&s.S, 1)
		n, _ := g.Boost(&s.S, 1)
		return c != 0 && s.S.Card(c).Has(bgd.FlagWeak) && n != 0 && s.S.Active == 0 && s.S.Dec.Prompt == bgd.PromptSummon
	})
	if st == nil {
		t.Fatal("no weakened guardian deals more")
	}
	for _, w := range windows {
		b := sit(t, g, loaded(g, st), w, lang.JA, 1)
		b.Rest()
		giant := b.sc.lay.Zones[bgd.Attack][1]
		q, _ := b.sc.field.WeakAt(&b.sc.Surface, 1)
		if foot, head := q.Y > giant.Bottom()-0.1*giant.H, q.Bottom() < giant.Y+0.24*giant.H; foot == head || head == (!b.sc.lay.Tall && !b.sc.lay.Small) || !q.Intersect(b.sc.lay.Life(1)).Empty() {
			t.Errorf("%v: the seal is at %v on a guardian at %v with LP at %v", w, q, giant, b.sc.lay.Life(1))
		}
		if e, ok := b.Node("boost-opp"); !ok || e.Rect.Y < giant.Y+0.34*giant.H || !e.Rect.Intersect(q).Empty() {
			t.Errorf("%v: the numbers are at %v on a guardian at %v", w, e.Rect, giant)
		}
	}
}

// TestEnterAnswers checks that Enter presses the bright button of a question.
func TestEnterAnswers(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	b.sc.deeds.Mind.Wish.Fetch = true
	if !b.To(bgd.PromptDraw, 3) {
		t.Fatal("nothing is to be drawn")
	}
	b.Rest()
	was := b.Sess.S.Dec.ID
	b.Key("Enter")
	b.Tick(4)
	if b.Sess.S.Dec.ID == was {
		t.Error("Enter does not draw")
	}
}
