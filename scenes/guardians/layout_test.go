package guardians

import (
	"fmt"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// position is a match at some point, found once and laid out in every window.
type position struct {
	harness.Sought
	after func(b *bench)
}

// How many matches, and how many answers deep, positions are looked for.
const seeds, depth = 120, 2500

// find looks for a match in which the audience is asked something.
func find(g *bgd.Game, good func(s *fakesession.Session) bool) *rules.State {
	return harness.Find(g, seeds, depth, good)[0]
}

func positions(t *testing.T, g *bgd.Game) (out []position) {
	add := func(name string, good func(s *fakesession.Session) bool, after func(b *bench)) {
		out = append(out, position{Sought: harness.Sought{Name: name, Good: good}, after: after})
	}
	for prompt, name := range g.Names().Prompts {
		if name == "" || prompt == int(bgd.PromptForce) {
			continue
		}
		for _, turn := range []int{0, 11} {
			add(fmt.Sprintf("%s %d", name, turn), func(s *fakesession.Session) bool {
				return int(s.S.Dec.Prompt) == prompt && int(s.S.Turn) >= turn && len(s.Options()) > 1
			}, nil)
		}
	}
	set := func(s *fakesession.Session) bool { return s.S.Dec.Prompt == bgd.PromptSet && s.S.Turn > 4 }
	open := func(name string, do func(b *bench)) { add(name, set, do) }
	open("menu", func(b *bench) { b.Act("menu") })
	open("asked", func(b *bench) {
		b.Act("menu")
		b.Tick(2)
		b.PressLabel(Text.T(b.Env.Settings.Lang, "asked"))
	})
	open("log", func(b *bench) { b.Key("l") })
	open("force", func(b *bench) { b.Act("force-own") })
	open("counter draw", func(b *bench) {
		if _, ok := b.Node("counterdraw"); ok {
			b.Act("counterdraw")
		}
	})
	for _, p := range []uint8{bgd.PromptCharge, bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet, bgd.PromptLimit} {
		add("chosen "+g.Names().Prompts[p], func(s *fakesession.Session) bool {
			if s.S.Dec.Prompt != p || s.S.Turn < 4 {
				return false
			}
			for _, o := range s.Options() {
				if o.Verb == rules.Use {
					return true
				}
			}
			return false
		}, func(b *bench) {
			for _, o := range b.sc.LegalActions {
				if o.Verb == rules.Use {
					b.sc.deeds.TapCard(b.Env, b.sc.Token(o.Card))
					b.sc.Surface.Invalidate()
					return
				}
			}
		})
	}
	spell := func(s *rules.State, o rules.Option) bool {
		return o.Verb == rules.Use && s.Card(o.Card).Zone.Kind() == bgd.Hand
	}
	add("chosen spell", func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSet && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return spell(&s.S, o) })
	}, func(b *bench) {
		for _, o := range b.sc.LegalActions {
			if spell(&b.sc.View.S, o) {
				b.sc.deeds.TapCard(b.Env, b.sc.Token(o.Card))
				b.sc.Surface.Invalidate()
				return
			}
		}
	})
	add("boosted", func(s *fakesession.Session) bool {
		n, _ := g.Boost(&s.S, 0)
		return n != 0 && s.S.Dec.Prompt == bgd.PromptSet && g.CanRoll(&s.S, 0) && bgd.AttackGuardian(&s.S, 1) != 0
	}, nil)
	add("warning", func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSet && s.S.Seats[0][bgd.Turns] == 1 && bgd.Kept(&s.S, 0) != 0
	}, func(b *bench) { b.Act("opt-pass") })
	return harness.Met(t, g, seeds, depth, out, func(pos *position) *harness.Sought { return &pos.Sought })
}

func TestLayouts(t *testing.T) {
	g := game(t)
	list := positions(t, g)
	var seen drawn.Seen
	harness.EveryWindow(func(w harness.Window, l lang.Lang, text float64) {
		for _, pos := range list {
			name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.Name, w.W, w.H, l, text)
			sess := harness.Stopped(g, pos.State)
			b := sit(t, g, sess, w, l, text)
			b.Seen = &seen
			sess.Hold = true
			b.Tick(6)
			if pos.after != nil {
				pos.after(b)
			}
			b.Tick(3)
			b.Faults(name)
		}
	})
	harness.Ends(g, &seen, seated(t, g))
	harness.WatchAll(&seen, windows[:3], []uint64{3, 4, 5, 6, 7}, func(seed uint64, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1.3).Bench
	})
	for _, w := range seen.Missing(drawn.Own(Text), map[string]string{
		"icon.*": drawn.Read, "node.*": drawn.Read, "hud*": drawn.Read, "help.goal": drawn.Help, "status*": drawn.Read, "title": drawn.Read, "coins": drawn.Read, "seat*": drawn.Read, "die*": drawn.Read, "cancel": drawn.Read, "force.of": drawn.Read, "kept.long": drawn.Read, "weak.long": drawn.Read, "fact.*": drawn.Read, "counters": drawn.Read,
		"log.*": drawn.Line, "kw.*": drawn.Zoom, "sf": drawn.Zoom, "lp": drawn.Zoom, "sp": drawn.Zoom, "faces": drawn.Zoom, "price": drawn.Zoom, "drop.*": drawn.Toast,
		"why.*": drawn.Rare, "how.*": drawn.Rare, "deed.*": drawn.Rare, "effect.*": drawn.Rare, "use.*": drawn.Rare, "return.*": drawn.Rare, "ask.*": drawn.Rare, "enter.*": drawn.Rare, "chosen.*": drawn.Rare, "counterdraw.*": drawn.Rare, "summon.one": drawn.Rare,
		"limit.long": drawn.Read, "kind.*": drawn.Rare, "side.about": "over the table, when asked for", "limit.badge": drawn.Rare, "zone.*": "piles and places too small for their names", "negated*": drawn.Rare, "lent*": "TestLentLifeIsSaid draws it", "lp.lent": "TestLentLifeIsSaid draws it", "answered": drawn.Rare, "nullified": drawn.Rare, "unhurt": drawn.Rare, "lives.*": drawn.Rare, "change": drawn.Rare, "draw.side.tip": drawn.Read, "coins.why": drawn.Read, "force.why": drawn.Read, "lost": drawn.Rare, "find.none": drawn.Rare, "rash.*": drawn.Rare, "rage.ends": drawn.Rare, "kept.comes": drawn.Rare, "left": drawn.Rare, "odds.mod": drawn.Rare, "boost.row": "a part of ask.set.boost", "prevent*": drawn.Rare, "keep.*": drawn.Rare, "nullify*": drawn.Rare, "ask.summon.capped": drawn.Rare, "how.limit.why": drawn.Rare, "lp.left": drawn.Rare, "ask.counter.meet": drawn.Rare, "below": drawn.Read, "order.*": drawn.Rare, "result.facts": drawn.Rare, "intro*": drawn.Rare, "pass.*": drawn.Rare, "step.*": drawn.Rare, "speed.search": drawn.Rare, "speed.why": drawn.Rare, "turn.of": drawn.Rare, "redraw.do": drawn.Rare, "roll.*": drawn.Rare, "miss*": drawn.Rare, "first.*": drawn.Rare, "limit.why": drawn.Read, "dg.below": drawn.Rare, "hit": drawn.Rare, "blow.*": drawn.Rare, "fatal*": drawn.Rare, "hush*": drawn.Rare, "rise.*": drawn.Rare, "felled": drawn.Rare, "weak": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}
