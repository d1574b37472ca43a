package zutomayo

import (
	"fmt"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

var windows = harness.Windows

// positions are the pictures whose layout is checked.
var positions = []struct {
	name string
	run  func(b *bench) bool
}{
	{"place", func(b *bench) bool { return b.To(ztm.PromptPlace, 0) }},
	{"set", func(b *bench) bool { return b.To(ztm.PromptSet, 3) }},
	{"picked", func(b *bench) bool {
		if !b.To(ztm.PromptSet, 4) {
			return false
		}
		b.pickHand(2)
		return true
	}},
	{"reveal", func(b *bench) bool { return b.presenting(60) }},
	{"time", func(b *bench) bool { return b.until("border") }},
	{"effects", func(b *bench) bool { return b.until("spot") }},
	{"battle", func(b *bench) bool { return b.until("fight") }},
	{"order", func(b *bench) bool { return b.search(ztm.PromptOrder) }},
	{"cards", func(b *bench) bool { return b.search(ztm.PromptCards) }},
	{"may", func(b *bench) bool { return b.search(ztm.PromptMay) }},
	{"hours", func(b *bench) bool { return b.search(ztm.PromptHours) }},
	{"drain", func(b *bench) bool { return b.search(ztm.PromptDrain) }},
	{"none", func(b *bench) bool {
		return b.meetWith(2, func(s *fakesession.Session) bool {
			o := s.Options()
			return s.S.Dec.Prompt == ztm.PromptCards && len(o) == 1 && o[0].Verb == rules.Done
		})
	}},
	{"enchant", func(b *bench) bool { return b.search(ztm.PromptEnchant) }},
	{"name", func(b *bench) bool { return b.search(ztm.PromptName) }},
	{"mulligan", func(b *bench) bool { return b.search(ztm.PromptMulligan) }},
	{"parts", func(b *bench) bool { b.To(ztm.PromptSet, 3); b.Act("attack-own"); return true }},
	{"log", func(b *bench) bool { b.To(ztm.PromptSet, 4); b.sc.ShowLog(); b.Tick(2); return true }},
	{"menu", func(b *bench) bool { b.To(ztm.PromptSet, 3); b.Act("menu"); return true }},
	{"settings", func(b *bench) bool { b.To(ztm.PromptSet, 3); return b.menu("settings") }},
	{"concede", func(b *bench) bool { b.To(ztm.PromptSet, 3); return b.menu("concede") }},
	{"empty pile", func(b *bench) bool { b.To(ztm.PromptPlace, 0); b.Act("pile-abyss"); return true }},
	{"pile", func(b *bench) bool { b.To(ztm.PromptSet, 5); b.Act("pile-charger"); return true }},
	{"zoom", func(b *bench) bool {
		b.To(ztm.PromptSet, 4)
		for _, n := range b.sc.Nodes(b.Env) {
			if strings.HasPrefix(n.ID, "card-") {
				b.Act(n.ID)
				return true
			}
		}
		return false
	}},
	{"result", func(b *bench) bool { b.To(255, 200); b.Rest(); return true }},
	{"defeat", func(b *bench) bool { b.To(ztm.PromptSet, 3); b.Sess.Concede(); b.Rest(); return true }},
	{"over", func(b *bench) bool { b.To(255, 200); b.Rest(); b.Act("result.close"); return true }},
	{"replay", func(b *bench) bool { b.To(255, 200); b.Rest(); b.Sess.Seek(12); b.Rest(); return true }},
}

// menu opens an entry of the pause menu.
func (b *bench) menu(key string) bool {
	b.Act("menu")
	for _, n := range b.sc.Nodes(b.Env) {
		if n.Label == words.Text.T(b.Env.Settings.Lang, key) {
			b.Act(n.ID)
			return true
		}
	}
	return false
}

func (b *bench) pickHand(n int) {
	for _, nd := range b.sc.Nodes(b.Env) {
		if n > 0 && strings.HasPrefix(nd.ID, "hand-") && nd.Role == ui.RoleButton && !nd.Checked {
			b.sc.Activate(b.Env, nd.ID)
			b.Tick(2)
			n--
		}
	}
	b.Tick(30)
}

func (b *bench) presenting(n int) bool {
	if !b.To(ztm.PromptSet, 4) {
		return false
	}
	b.pickHand(1)
	b.Env.Settings.Speed = ui.SpeedNormal
	b.Act("commit")
	b.Tick(n)
	return true
}

// until plays matches until the table shows something.
func (b *bench) until(what string) bool {
	g := b.Sess.Game.(*ztm.Game)
	for seed := uint64(3); seed < 13; seed++ {
		*b = *sit(b.T, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), b.Window(), b.Env.Settings.Lang, b.Env.Settings.TextScale)
		if !b.presenting(0) {
			continue
		}
		for i := range 2000 {
			b.Tick(1)
			if table.Showing(b.sc) == what {
				if b.Tick(14); what != "fight" { // both attacks have risen
					b.Tick(10)
				}
				b.Held = what == "spot"
				return true
			}
			if o := fakesession.Advancing(b.Sess.Options()); len(o) > 0 && b.sc.Idle() {
				b.Sess.Answer(o[i%len(o)])
			}
		}
	}
	return false
}

// search finds a match in which the audience is asked a kind of question.
func (b *bench) search(prompt uint8) bool {
	return b.meet(func(s *fakesession.Session) bool { return s.S.Dec.Prompt == prompt })
}

// meet plays matches until the person is asked what is wanted.
func (b *bench) meet(wanted func(s *fakesession.Session) bool) bool { return b.meetWith(1, wanted) }

func (b *bench) meetWith(people int, wanted func(s *fakesession.Session) bool) bool {
	g := b.Sess.Game.(*ztm.Game)
	for seed := uint64(1); seed < 300; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), people)
		for i := 0; i < 800 && !s.S.Over(); i++ {
			o := s.Options()
			if p, ok := s.HandOver(); ok {
				s.TakeSeat(p)
				continue
			}
			if len(o) == 0 {
				s.Update()
				continue
			}
			if wanted(s) {
				*b = *sit(b.T, g, s, b.Window(), b.Env.Settings.Lang, b.Env.Settings.TextScale)
				b.Rest()
				return true
			}
			real := fakesession.Advancing(o)
			s.Answer(real[(i*7+int(seed))%len(real)])
		}
	}
	return false
}

// longestName returns the longest name of a card that moves the clock.
func longestName(g *ztm.Game, l lang.Lang) (name string) {
	for d := range g.Lib.Defs[1:] {
		id := rules.DefID(d + 1)
		if n := g.Lib.Card(id).Name.In(l); len(n) > len(name) && strings.Contains(strings.Join(g.Lib.RulesText(id, lang.JA), ""), "クロノスを") {
			name = n
		}
	}
	return name
}

func TestLayouts(t *testing.T) {
	g := game(t)
	var seen drawn.Seen
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, text := range []float64{1, 1.3} {
				for _, pos := range positions {
					if testing.Short() && text == 1 {
						continue
					}
					name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.name, w.W, w.H, l, text)
					b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, text)
					if !pos.run(b) {
						t.Logf("%s: not met", name)
						continue
					}
					b.Seen = &seen
					b.Faults(name)
				}
			}
		}
	}
	harness.WatchAll(&seen, windows[:2], []uint64{3, 4, 5}, func(seed uint64, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1.3).Bench
	})
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 2), w, l, 1.3)
			b.Rest()
			b.Seen = &seen
			b.Faults(fmt.Sprintf("hand-over %.0fx%.0f/%s", w.W, w.H, l))
			if b = sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, 1.3); !b.To(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			b.Rest()
			b.Seen = &seen
			for _, word := range []string{"dawn", "dusk"} { // brought by an effect
				b.sc.clockwork.border = border{word: word, night: word == "dusk", p: 0.5, by: longestName(g, l)}
				b.Faults(fmt.Sprintf("%s %.0fx%.0f/%s", word, w.W, w.H, l))
			}
		}
	}
	for _, w := range seen.Missing(drawn.Own(Text), map[string]string{
		"act.*": drawn.Read, "tally": drawn.Read, "first.tip": drawn.Read, "nightside": drawn.Read, "dayside": drawn.Read, "place.more": drawn.Read, "set.more": drawn.Read, "attack.open": drawn.Read, "chronos": drawn.Read, "dial.*": drawn.Read, "short.long.more": drawn.Read, "short.alone": drawn.Read, "short.by": drawn.Read, "past": drawn.Read, "hud": drawn.Read, "help.goal": drawn.Help, "status*": drawn.Read, "title": drawn.Read, "short.n": drawn.Read,
		"log.*": drawn.Line,
		"kw.*":  drawn.Zoom, "fact.icons": drawn.Zoom,
		"icon.*":   drawn.Help,
		"not.area": drawn.Toast, "only.*": drawn.Toast, "commit.void": drawn.Toast, "field.*": drawn.Toast,
		"ask.number": drawn.Rare, "mulligan.do": drawn.Rare, "ask.order.why": drawn.Rare, "ask.place.low": drawn.Rare, "ask.setn": drawn.Rare,
		"goes.*": drawn.Rare, "con.leaves": drawn.Rare, "why.forced": drawn.Rare, "attack.none": drawn.Rare, "attack.shield": drawn.Rare, "con.second": drawn.Rare, "con.gone": drawn.Rare, "con.void": drawn.Rare, "con.span*": drawn.Rare, "swap.ab": drawn.Rare,
		"tie": drawn.Rare, "b.*": drawn.Rare, "expire": drawn.Rare, "shield.ends": drawn.Rare, "tale.kept": drawn.Rare, "tale.cards": drawn.Rare, "spot.void.more": drawn.Rare, "why.turnCap": drawn.Rare, "why.effect": drawn.Rare, "why.lost": drawn.Rare, "why.won": drawn.Rare, "clock.back": drawn.Rare, "tale.same": drawn.Rare, "why.hp.both": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
	for _, w := range seen.Missing(words.GameText, map[string]string{
		"act.*": drawn.Read, "node.*": drawn.Read, "status.*": drawn.Read, "stop": drawn.Read, "you": drawn.Rare, "log.*": drawn.Line, "why.*": drawn.Rare,
		"side.*": "offered in a match of several games, and tested at Duemagic's table", "series.*": "likewise", "memo": "likewise",
	}) {
		t.Errorf("every game's: not drawn where layouts are checked: %s", w)
	}
	for _, w := range seen.Missing(words.Text, map[string]string{
		"back": drawn.Read, "facedown": drawn.Read, "first": drawn.Read, "forward": drawn.Read, "last": drawn.Read, "turnback": drawn.Read, "turnon": drawn.Read, "replay.*": "one or the other, after the turn that is watched", "result.again": drawn.Read, "menu": drawn.Read, "position": drawn.Read, "pause": drawn.Read, "play": drawn.Read, "undo": drawn.Read, "see": drawn.Read, "verdict.*": drawn.Line, "puzzle.*": "in every window in game/lobby",
		"ahead*": drawn.Rare, "read.*": drawn.Zoom, "confirm.more": drawn.Read, "copies": drawn.Read, "names.all": drawn.Read, "early": drawn.Read, "next": drawn.Read,
		"gain*": "drawn on the results of the other four tables, which share it", "decks": drawn.Read, "end.picture": drawn.Read, "link": drawn.Read, "picture": drawn.Read, "swap": drawn.Read, "watch": drawn.Read, // signs of a result
		"ask.cards.*": drawn.Rare, "ask.committed": drawn.Rare, "ask.open": drawn.Rare, "ask.think": drawn.Rare,
		"pass":      "what one game or another calls otherwise",
		"practice*": drawn.Rare, "undo.practice": drawn.Read, "undo.lesson": drawn.Read, "copied": drawn.Toast, "nolink": drawn.Toast, "undo.asked": drawn.Toast, "undo.what": drawn.Toast, "undo.on": drawn.Toast, "undo.turn": drawn.Toast, "undo.start": drawn.Toast, "undo.none": drawn.Toast, "drop.*": drawn.Toast, "hasty": drawn.Toast,
		"concede.all*": "offered in a match of several games, and tested at Duemagic's table", "concede.game*": "likewise",
		"help.*":     drawn.Help,
		"key.*":      drawn.Help,
		"saves":      "offered by the settings of a desktop program, which has a folder",
		"log.empty":  "the log is a strip that unfolds, and by then something has happened",
		"coach.*":    "drawn by the tutorials, which have tests of their own",
		"fullscreen": "offered where there is a page around the program",
		"code":       "likewise", "code.copied": drawn.Toast,
		"leave.live": "said to whoever watches two computer players",
		"show*":      "offered by a match that has computer players, in every window by tests of the page", "fromhere.short": "likewise", "leave.short": "likewise",
	}) {
		t.Errorf("table: not drawn where layouts are checked: %s", w)
	}
}
