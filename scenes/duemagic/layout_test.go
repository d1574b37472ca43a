package duemagic

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/internal/solo"
	"godeck/scenes/ui"
)

var windows = []struct{ w, h, scale float64 }{{1280, 720, 1}, {390, 844, 2}, {480, 270, 1}, {1920, 1080, 1}, {844, 390, 2}, {1024, 768, 1}, {360, 640, 2}, {820, 1180, 1}, {3840, 2160, 1}}

// position is a match that stands somewhere, found once and laid out in every window.
type position struct {
	name  string
	state *rules.State
	stops *Stops
	after func(b *bench)
}

// find looks for a match in which the audience is asked something.
func find(g *dmg.Game, good func(s *solo.Session) bool) *rules.State {
	for seed := uint64(1); seed < 250; seed++ {
		s := solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1)
		for i := 0; i < 2500 && !s.S.Over(); i++ {
			o := s.Options()
			if len(o) == 0 {
				s.Update()
				continue
			}
			if good(s) {
				st := s.S
				return &st
			}
			s.Answer(eager(o, i, int(seed)))
		}
	}
	return nil
}

// eager is an answer that does something where it can.
func eager(o []rules.Option, i, seed int) rules.Option {
	var real []rules.Option
	for _, q := range o {
		if !q.Revises() {
			real = append(real, q)
		}
	}
	pick := real[(i*7+seed)%len(real)]
	for _, q := range real {
		if pick.Verb == rules.Pass && q.Verb != rules.Pass && i%3 > 0 {
			pick = q
		}
	}
	return pick
}

func positions(t *testing.T, g *dmg.Game) (out []position) {
	never := &Stops{Never: true}
	add := func(name string, stops *Stops, good func(s *solo.Session) bool, after func(b *bench)) {
		st := find(g, good)
		if st == nil {
			t.Logf("%s: not met", name)
			return
		}
		out = append(out, position{name, st, stops, after})
	}
	prompt := func(name string, p uint8, turn int) {
		add(name, nil, func(s *solo.Session) bool { return s.S.Dec.Prompt == p && int(s.S.Turn) >= turn }, nil)
	}
	prompt("first", dmg.PromptOrderWin, 0)
	prompt("mulligan", dmg.PromptMulligan, 0)
	prompt("bottom", dmg.PromptBottom, 0)
	prompt("charge", dmg.PromptCharge, 9)
	prompt("base", dmg.PromptBase, 0)
	prompt("mode", dmg.PromptMode, 0)
	prompt("target", dmg.PromptTargets, 8)
	prompt("player", dmg.PromptPlayer, 0)
	prompt("order", dmg.PromptStack, 0)
	prompt("attack", dmg.PromptAttack, 16)
	prompt("block", dmg.PromptBlock, 12)
	prompt("breaker", dmg.PromptBreaker, 0)
	prompt("shield", dmg.PromptShield, 10)
	prompt("declare", dmg.PromptDeclare, 0)
	prompt("cards", dmg.PromptCards, 0)
	prompt("may", dmg.PromptMay, 0)
	prompt("replace", dmg.PromptReplace, 0)
	prompt("sacrifice", dmg.PromptSacCost, 0)
	prompt("untap", dmg.PromptUntap, 0)
	prompt("split", dmg.PromptSplit, 0)
	prompt("look", dmg.PromptNumber, 0)
	main := func(s *solo.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPriority && dmg.NormalTiming(&s.S, 0) && s.S.Turn > 14 && len(s.Options()) > 1
	}
	add("main", nil, main, nil)
	add("use", nil, main, func(b *bench) {
		for _, o := range b.sc.ask {
			if o.Verb == rules.Use {
				b.act(fmt.Sprintf("hand-%d", o.Card))
				return
			}
		}
	})
	add("attacker", nil, func(s *solo.Session) bool { return s.S.Dec.Prompt == dmg.PromptAttack && s.S.Turn > 14 }, func(b *bench) {
		for _, o := range b.sc.ask {
			if o.Verb == rules.Attack {
				b.act(fmt.Sprintf("creature-%d", o.Card))
				return
			}
		}
	})
	add("pay", &Stops{AskPay: true, Never: true}, func(s *solo.Session) bool { return s.S.Dec.Prompt == dmg.PromptPay && s.S.Turn > 16 }, nil)
	deep := func(n int) func(s *solo.Session) bool {
		return func(s *solo.Session) bool { return s.S.Dec.Prompt == dmg.PromptPriority && int(s.S.NObjs) >= n }
	}
	add("stack1", never, deep(1), nil)
	add("stack3", never, deep(3), nil)
	add("stack5", never, deep(5), nil)
	add("drawer", never, deep(3), func(b *bench) {
		if n, ok := b.node("stack"); ok && n.Role == ui.RoleButton {
			b.act("stack")
		}
	})
	add("entry", never, deep(2), func(b *bench) {
		b.sc.openEntry = 1
		b.sc.Surface.Invalidate()
		b.tick(2)
	})
	charge := func(s *solo.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 9 }
	open := func(name, node string) { add(name, nil, charge, func(b *bench) { b.act(node) }) }
	open("menu", "menu")
	add("stops", nil, charge, func(b *bench) { b.key("s") })
	add("memo", nil, charge, func(b *bench) { b.sc.openMemo(); b.tick(2) })
	add("log", nil, charge, func(b *bench) { b.key("l") })
	add("zones", nil, charge, func(b *bench) {
		if n, ok := b.node("plate-own"); ok && n.Role == ui.RoleButton {
			b.act("plate-own")
		}
	})
	add("zoom", nil, charge, func(b *bench) {
		for _, n := range b.sc.Nodes(b.env) {
			if strings.HasPrefix(n.ID, "creature-") {
				b.act(n.ID)
				return
			}
		}
	})
	return out
}

func (b *bench) faults(name string) {
	for _, f := range b.sc.Record(b.env).Faults(b.env, 44*b.env.Scale) {
		if strings.Contains(f, "target log.line") || strings.Contains(f, "target logdialog.list.line") {
			continue // links within running text
		}
		b.t.Errorf("%s: %s", name, f)
	}
}

func TestLayouts(t *testing.T) {
	g := game(t)
	list := positions(t, g)
	for _, w := range windows {
		for _, l := range []ui.Lang{ui.JA, ui.EN} {
			for _, text := range []float64{1, 1.3} {
				if testing.Short() && text == 1 {
					continue
				}
				for _, pos := range list {
					name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.name, w.w, w.h, l, text)
					sess := solo.New(g, 3, decks(g, 0, 1), 1)
					sess.Load(pos.state)
					b := sitWith(t, g, sess, w.w, w.h, w.scale, l, text, Options{Stops: pos.stops})
					sess.Hold = true
					b.tick(6)
					if pos.after != nil {
						pos.after(b)
					}
					b.tick(3)
					b.faults(name)
				}
			}
		}
	}
}

func TestEndLayouts(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, l := range []ui.Lang{ui.JA, ui.EN} {
			name := fmt.Sprintf("%.0fx%.0f/%s", w.w, w.h, l)
			b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 2), w.w, w.h, w.scale, l, 1.3)
			b.rest()
			b.faults("handover/" + name)
			sess := solo.New(g, 3, decks(g, 0, 2), 1)
			b = sit(t, g, sess, w.w, w.h, w.scale, l, 1.3)
			b.rest()
			sess.Concede()
			b.rest()
			b.faults("result/" + name)
			b.act("see")
			b.faults("over/" + name)
			sess.Seek(1)
			b.tick(10)
			b.faults("replay/" + name)
		}
	}
}

func TestWords(t *testing.T) {
	for _, f := range Text.Check() {
		if !strings.HasPrefix(f, "comma") {
			t.Error(f)
		}
	}
}

func TestQuietAtRest(t *testing.T) {
	g := game(t)
	b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 1), 1280, 720, 1, ui.JA, 1)
	b.to(dmg.PromptCharge, 6)
	b.tick(200)
	b.sc.Record(b.env)
	b.sc.Surface.Redraw()
	in := &ui.Input{}
	b.sc.Base.Draw(b.env, nil)
	if n := testing.AllocsPerRun(100, func() { b.env.Tick++; b.sc.Update(b.env, in) }); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
	if b.sc.Dirty() {
		t.Error("a table at rest asks for frames")
	}
}

func (b *bench) input(in ui.Input) {
	b.env.Tick++
	b.sc.Update(b.env, &in)
}

func (b *bench) key(k string) { b.input(ui.Input{Keys: []ui.KeyEvent{{Key: k}}}); b.tick(2) }
