package duemagic

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

var windows = harness.Windows

// position is a state of a match, found once and laid out in every window.
type position struct {
	harness.Sought
	stops *Stops
	after func(b *bench)
}

// How many matches, and how many answers deep, positions are looked for.
const seeds, depth = 250, 2500

// find searches for a match in which the audience is asked something.
func find(g *dmg.Game, good func(s *fakesession.Session) bool) *rules.State {
	return harness.Find(g, seeds, depth, good)[0]
}

func positions(t *testing.T, g *dmg.Game) (out []position) {
	never := &Stops{Never: true}
	add := func(name string, stops *Stops, good func(s *fakesession.Session) bool, after func(b *bench)) {
		out = append(out, position{Sought: harness.Sought{Name: name, Good: good}, stops: stops, after: after})
	}
	prompt := func(name string, p uint8, turn int) {
		add(name, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == p && int(s.S.Turn) >= turn }, nil)
	}
	prompt("first", dmg.PromptOrderWin, 0)
	prompt("mulligan", dmg.PromptMulligan, 0)
	add("mulligan, one plays first", nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptMulligan && s.S.Dec.Arg == 0 && s.S.Active == 0
	}, nil)
	prompt("bottom", dmg.PromptBottom, 0)
	prompt("charge", dmg.PromptCharge, 9)
	prompt("base", dmg.PromptBase, 0)
	prompt("mode", dmg.PromptMode, 0)
	prompt("target", dmg.PromptTargets, 8)
	prompt("player", dmg.PromptPlayer, 0)
	choice := func(name string, p uint8, good func(s *rules.State) bool) {
		add(name, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == p && good(&s.S) && len(s.Options()) > 1 }, nil)
	}
	any := func(*rules.State) bool { return true }
	add("order", nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptStack && len(fakesession.Advancing(s.Options())) > 1 && !slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Pass })
	}, nil)
	choice("invasion", dmg.PromptStack, any)
	for how, name := range choices.Exchanges {
		add(name, nil, func(s *fakesession.Session) bool {
			o := s.Options()
			return s.S.Dec.Prompt == dmg.PromptStack && len(o) == 2 && o[0].N == how && o[1].Verb == rules.Pass
		}, nil)
	}
	ways := func(s *fakesession.Session) (list []int16) { // in which an attack can be taken over
		for _, o := range s.Options() {
			if o.Verb == rules.Use && s.S.Dec.Prompt == dmg.PromptStack {
				if list = append(list, o.N); choices.Exchanges[o.N] == "" {
					return nil
				}
			}
		}
		return list
	}
	add("ways", nil, func(s *fakesession.Session) bool {
		l := ways(s)
		return len(l) > 1 && slices.Min(l) != slices.Max(l)
	}, nil)
	add("one more", nil, func(s *fakesession.Session) bool {
		return len(ways(s)) > 1 && s.S.NStack > 0 && s.S.Stack[s.S.NStack-1].Ctrl == 0 && s.S.Stack[s.S.NStack-1].How == dmg.HowInvade
	}, nil)
	choice("declare", dmg.PromptDeclare, any)
	choice("arrange", dmg.PromptArrange, func(s *rules.State) bool { return s.Dec.Arg != dmg.OnTop })
	choice("arrange on top", dmg.PromptArrange, func(s *rules.State) bool { return s.Dec.Arg == dmg.OnTop })
	prompt("attack", dmg.PromptAttack, 16)
	prompt("block", dmg.PromptBlock, 12)
	// A creature is attacked, and the question says how the battle would end.
	fought := func(name string, wins bool) {
		choice(name, dmg.PromptBlock, func(s *rules.State) bool {
			a, b := rules.CardID(s.Vars[dmg.Attacker]), rules.CardID(s.Vars[dmg.AttackOn])
			if b == 0 || g.Has(s, a, dmg.KwWinsBattles) || g.Has(s, b, dmg.KwWinsBattles) {
				return false
			}
			pa, pb := g.Power(s, a), g.Power(s, b)
			return wins && pa > pb || !wins && pa < pb
		})
	}
	fought("block, the attacker wins", true)
	fought("block, the attacker loses", false)
	prompt("breaker", dmg.PromptBreaker, 0)
	prompt("shield", dmg.PromptShield, 10)
	add("shield more", never, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptShield && s.S.Dec.Arg != 0 && s.S.FrameList(s.S.Frame()).N > 0
	}, nil)
	prompt("cards", dmg.PromptCards, 0)
	prompt("may", dmg.PromptMay, 0)
	prompt("replace", dmg.PromptReplace, 0)
	prompt("sacrifice", dmg.PromptSacCost, 0)
	prompt("untap", dmg.PromptUntap, 0)
	prompt("split", dmg.PromptSplit, 0)
	prompt("look", dmg.PromptNumber, 0)
	main := func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPriority && dmg.NormalTiming(&s.S, 0) && s.S.Turn > 14 && len(s.Options()) > 1
	}
	add("main", nil, main, nil)
	add("use", nil, main, func(b *bench) {
		for _, o := range b.sc.LegalActions {
			if o.Verb == rules.Use {
				b.Act(fmt.Sprintf("hand-%d", o.Card))
				return
			}
		}
	})
	add("attacker", nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptAttack && s.S.Turn > 14 }, func(b *bench) {
		for _, o := range b.sc.LegalActions {
			if o.Verb == rules.Attack {
				b.Act(fmt.Sprintf("creature-%d", o.Card))
				return
			}
		}
	})
	player := func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 }
	add("direct", nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptAttack && dmg.ShieldsOf(&s.S, 1) == 0 && slices.ContainsFunc(s.Options(), player)
	}, func(b *bench) {
		b.Act(fmt.Sprintf("creature-%d", b.sc.LegalActions[slices.IndexFunc(b.sc.LegalActions, player)].Card))
	})
	add("pay", &Stops{AskPay: true, Never: true}, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptPay && s.S.Turn > 16 }, nil)
	deep := func(n int) func(s *fakesession.Session) bool {
		return func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptPriority && int(s.S.NStack) >= n }
	}
	add("stack1", never, deep(1), nil)
	add("stack3", never, deep(3), nil)
	add("stack5", never, deep(5), nil)
	add("drawer", never, deep(3), func(b *bench) {
		if n, ok := b.Node("stack"); ok && n.Role == ui.RoleButton {
			b.Act("stack")
		}
	})
	add("entry", never, deep(2), func(b *bench) {
		b.sc.tower.Open(0)
		b.sc.Surface.Invalidate()
		b.Tick(2)
	})
	charge := func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 9 }
	open := func(name, node string) { add(name, nil, charge, func(b *bench) { b.Act(node) }) }
	open("menu", "menu")
	add("stops", nil, charge, func(b *bench) { b.Key("s") })
	add("always", nil, charge, func(b *bench) { b.Key("h") })
	add("rest", nil, func(s *fakesession.Session) bool {
		return dmg.NormalTiming(&s.S, 0) && len(s.Options()) > 2 && s.S.Turn > 6
	}, func(b *bench) { b.Key("h"); b.Key("h") })
	add("memo", nil, charge, func(b *bench) { b.sc.OpenMemo(); b.Tick(2) })
	add("log", nil, charge, func(b *bench) { b.Key("l") })
	add("zones", nil, charge, func(b *bench) {
		if n, ok := b.Node("hud-own"); ok && n.Role == ui.RoleButton {
			b.Act("hud-own")
		}
	})
	add("zoom", nil, charge, func(b *bench) {
		for _, n := range b.sc.Nodes(b.Env) {
			if strings.HasPrefix(n.ID, "creature-") {
				b.Act(n.ID)
				return
			}
		}
	})
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
			b := sitWith(t, g, sess, w, l, text, Options{Stops: pos.stops})
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
	harness.Ends(g, &seen, seats(t, g))
	harness.WatchAll(&seen, windows[:3], []uint64{3, 4, 5, 6, 7, 8, 9}, func(seed uint64, w harness.Window, l lang.Lang) *harness.Bench {
		return sitWith(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1.3, Options{Stops: &Stops{Never: seed%2 == 0, AskPay: seed%2 == 0}}).Bench
	})
	for _, w := range seen.Missing(drawn.Own(Text), map[string]string{
		"act.*": drawn.Read, "zone.battle": drawn.Read, "stack.entry": drawn.Read, "attacking": drawn.Read, "blocking": drawn.Read, "cancel": drawn.Read, "asks.*": drawn.Read, "node.*": drawn.Read, "pass.turn": drawn.Read,
		"pile.of": drawn.Read, "hud": drawn.Read, "shield.broken": drawn.Read, "help.goal": drawn.Help, "hud.*": drawn.Read, "locked": drawn.Read, "sick": drawn.Read, "sick.mach": drawn.Read, "ask.*.why.on": drawn.Rare, "ask.attack.any": drawn.Rare, "result.shields": drawn.Read, "shields.n": drawn.Read, "status*": drawn.Read, "title": drawn.Read,
		"log.*": drawn.Line, "recap.*": drawn.Line,
		"kw*": drawn.Zoom, "colourless": drawn.Zoom,
		"step.*.why": drawn.Help,
		"drop.*":     drawn.Toast, "space.again": drawn.Toast, "auto.*": drawn.Toast, "resumed": drawn.Toast, "trigger.told": drawn.Toast, "pass.unused": drawn.Toast, "pass.uncast": drawn.Toast, "pass.unfed": drawn.Toast, "pass.sure": drawn.Rare, "keys.*": drawn.Help,
		"side.*":  "in TestSideboarding",
		"ask.act": drawn.Rare, "exchanged*": drawn.Rare, "ask.answer": drawn.Rare, "ask.answer.why": drawn.Rare, "icon.*": drawn.Help, "ask.block.one": drawn.Rare, "block": drawn.Rare, "ask.mulligan.last": drawn.Rare, "ask.discard*": drawn.Rare, "ask.base.put*": drawn.Rare, "ask.*.short": drawn.Rare, "ask.attack.target": drawn.Rare, "ask.main.no*": drawn.Rare, "ask.pay.why": drawn.Rare, "ask.quick*": drawn.Rare, "quick.*": drawn.Rare, "ask.shield.own": drawn.Rare, "ask.spring*": drawn.Rare, "declare.*": drawn.Rare, "ask.declare*": drawn.Rare,
		"fight.both*": drawn.Rare, "ask.jchange*": drawn.Rare, "ask.invade*": drawn.Rare, "ask.change*": drawn.Rare, "ask.more*": drawn.Rare, "takes": drawn.Read, "ends.undo": drawn.Rare, "takes.*": drawn.Rare, "ask.relieve*": drawn.Rare, "pass.relieve*": drawn.Rare, "relieve.*": drawn.Rare, "ask.stack.one*": drawn.Rare, "order.*": drawn.Rare, "hit.all": drawn.Rare, "aim.*": drawn.Rare, "hit.unblocked": drawn.Rare, "forbid.*": drawn.Rare, "kind.*": drawn.Rare, "next.*": drawn.Rare, "note.*": drawn.Rare, "obj.*": drawn.Rare, "replace.shield": drawn.Rare, "skip": drawn.Rare, "skip.sub": drawn.Rare,
		"then.priority": drawn.Rare, "then.top": drawn.Rare, "zone.shields": drawn.Rare, "use.*": drawn.Rare, "void.*": drawn.Rare, "when.next": drawn.Rare, "why.*": drawn.Rare, "will.*": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}
