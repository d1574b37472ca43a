package zutomayo

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/internal/solo"
)

var windows = []struct{ w, h, scale float64 }{{1280, 720, 1}, {390, 844, 2}, {480, 270, 1}, {1920, 1080, 1}, {844, 390, 2}, {1024, 768, 1}, {360, 640, 2}, {820, 1180, 1}, {3840, 2160, 1}}

// positions are the pictures whose layout is checked.
var positions = []struct {
	name string
	run  func(b *bench) bool
}{
	{"place", func(b *bench) bool { return b.to(ztm.PromptPlace, 0) }},
	{"set", func(b *bench) bool { return b.to(ztm.PromptSet, 3) }},
	{"picked", func(b *bench) bool {
		if !b.to(ztm.PromptSet, 4) {
			return false
		}
		b.pickHand(2)
		return true
	}},
	{"reveal", func(b *bench) bool { return b.story(60) }},
	{"time", func(b *bench) bool { return b.story(150) }},
	{"effects", func(b *bench) bool { return b.until("spot") }},
	{"battle", func(b *bench) bool { return b.until("fight") }},
	{"order", func(b *bench) bool { return b.search(ztm.PromptOrder) }},
	{"cards", func(b *bench) bool { return b.search(ztm.PromptCards) }},
	{"may", func(b *bench) bool { return b.search(ztm.PromptMay) }},
	{"hours", func(b *bench) bool { return b.search(ztm.PromptHours) }},
	{"keep", func(b *bench) bool { return b.search(ztm.PromptKeep) }},
	{"drain", func(b *bench) bool { return b.search(ztm.PromptDrain) }},
	{"enchant", func(b *bench) bool { return b.search(ztm.PromptEnchant) }},
	{"name", func(b *bench) bool { return b.search(ztm.PromptName) }},
	{"mulligan", func(b *bench) bool { return b.search(ztm.PromptMulligan) }},
	{"parts", func(b *bench) bool { b.to(ztm.PromptSet, 3); b.act("attack-own"); return true }},
	{"log", func(b *bench) bool { b.to(ztm.PromptSet, 4); b.sc.showLog(); b.tick(2); return true }},
	{"menu", func(b *bench) bool { b.to(ztm.PromptSet, 3); b.act("menu"); return true }},
	{"pile", func(b *bench) bool { b.to(ztm.PromptSet, 5); b.act("pile-charger"); return true }},
	{"zoom", func(b *bench) bool {
		b.to(ztm.PromptSet, 4)
		for _, n := range b.sc.Nodes(b.env) {
			if strings.HasPrefix(n.ID, "card-") {
				b.act(n.ID)
				return true
			}
		}
		return false
	}},
	{"result", func(b *bench) bool { b.to(255, 200); b.rest(); return true }},
	{"over", func(b *bench) bool { b.to(255, 200); b.rest(); b.act("see"); return true }},
	{"replay", func(b *bench) bool { b.to(255, 200); b.rest(); b.sess.Seek(12); b.rest(); return true }},
}

func (b *bench) pickHand(n int) {
	for _, nd := range b.sc.Nodes(b.env) {
		if n > 0 && strings.HasPrefix(nd.ID, "hand-") && nd.Role == ui.RoleButton && !nd.Checked {
			b.sc.Activate(b.env, nd.ID)
			b.tick(2)
			n--
		}
	}
	b.tick(30)
}

func (b *bench) story(n int) bool {
	if !b.to(ztm.PromptSet, 4) {
		return false
	}
	b.pickHand(1)
	b.env.Settings.Speed = ui.SpeedNormal
	b.act("commit")
	b.tick(n)
	return true
}

func (b *bench) until(what string) bool {
	if !b.story(0) {
		return false
	}
	for i := 0; i < 9000; i++ {
		b.tick(1)
		if Showing(b.sc) == what {
			b.tick(24)
			return true
		}
		if n, ok := b.node("commit"); ok && b.sc.commits() {
			if n.Disabled {
				b.pickHand(1)
			}
			if n, ok = b.node("commit"); ok && !n.Disabled {
				b.act("commit")
			}
		}
	}
	return false
}

// search looks for a match in which the audience is asked a kind of question.
func (b *bench) search(prompt uint8) bool {
	g := b.sess.Game
	for seed := uint64(1); seed < 300; seed++ {
		s := solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1)
		for i := 0; i < 800 && !s.S.Over(); i++ {
			o := s.Options()
			if len(o) == 0 {
				s.Update()
				continue
			}
			if s.S.Dec.Prompt == prompt {
				*b = *sit(b.t, g, s, b.env.W/b.env.Scale, b.env.H/b.env.Scale, b.env.Scale, b.env.Settings.Lang, b.env.Settings.TextScale)
				b.rest()
				return true
			}
			var real []rules.Option
			for _, q := range o {
				if !q.Revises() {
					real = append(real, q)
				}
			}
			s.Answer(real[(i*7+int(seed))%len(real)])
		}
	}
	return false
}

func TestLayouts(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, l := range []ui.Lang{ui.JA, ui.EN} {
			for _, text := range []float64{1, 1.3} {
				for _, pos := range positions {
					if testing.Short() && text == 1 {
						continue
					}
					name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.name, w.w, w.h, l, text)
					b := sit(t, g, solo.New(g, 3, decks(g, 0, 1), 1), w.w, w.h, w.scale, l, text)
					if !pos.run(b) {
						t.Logf("%s: not met", name)
						continue
					}
					for _, f := range b.sc.Record(b.env).Faults(b.env, 44*b.env.Scale) {
						if strings.Contains(f, "target log.line") || strings.Contains(f, "target logdialog.list.line") {
							continue // links within running text
						}
						t.Errorf("%s: %s", name, f)
					}
				}
			}
		}
	}
}

func TestHandOverLayout(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, solo.New(g, 3, decks(g, 0, 1), 2), w.w, w.h, w.scale, ui.EN, 1.3)
		b.rest()
		for _, f := range b.sc.Record(b.env).Faults(b.env, 44*b.env.Scale) {
			t.Errorf("%.0fx%.0f: %s", w.w, w.h, f)
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
	b := sit(t, g, solo.New(g, 3, decks(g, 0, 1), 1), 1280, 720, 1, ui.JA, 1)
	b.to(ztm.PromptSet, 4)
	b.pickHand(1)
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
