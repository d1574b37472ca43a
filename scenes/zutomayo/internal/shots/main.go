// Command shots renders the ZUTOMAYO CARD table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/zutomayo/internal/shots -out /tmp/shots [-only battle] [-big]
package main

import (
	"strings"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/shots"
	"godeck/scenes/internal/solo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
)

type player struct{ *shots.Player }

// pick taps the first hand cards that can be picked.
func (p *player) pick(n int) {
	for _, nd := range p.Scene.Nodes(p.Env) {
		if n > 0 && strings.HasPrefix(nd.ID, "hand-") && nd.Role == ui.RoleButton && !nd.Checked {
			p.Act(nd.ID)
			n--
		}
	}
}

// set answers whatever is asked until the seat may set cards.
func (p *player) toSet(turn int) {
	for i := 0; i < 300; i++ {
		p.Rest()
		if p.Sess.S.Over() || int(p.Sess.S.Turn) >= turn && p.Sess.S.Dec.Prompt == ztm.PromptSet && len(p.Sess.Options()) > 0 {
			return
		}
		p.answer()
	}
}

func (p *player) answer() {
	for _, o := range p.Sess.Options() {
		if o.Verb == rules.Done && len(p.Sess.Options()) > 0 && p.Sess.S.Dec.Prompt != ztm.PromptSet || !o.Revises() {
			p.Sess.Answer(o)
			p.Tick(1)
			return
		}
	}
	p.Tick(1)
}

// nearEnd plays until the blow that ends the match is about to fall.
func (p *player) nearEnd() {
	for i := 0; i < 2000 && !p.Sess.S.Over(); i++ {
		p.answer()
		if !p.Sess.S.Over() {
			p.Settle()
		}
	}
	for i := 0; i < 4000 && table.Showing(p.Scene) != "fight"; i++ {
		p.Tick(1)
	}
}

type shot struct {
	name   string
	seed   uint64
	humans int
	run    func(p *player)
}

var scenes = []shot{
	{"place", 3, 1, func(p *player) { p.Rest() }},
	{"set", 3, 1, func(p *player) { p.Sess.Slow = 0; p.toSet(4); p.Rest() }},
	{"picked", 3, 1, func(p *player) { p.toSet(4); p.pick(2); p.Tick(60) }},
	{"first", 7, 1, func(p *player) { p.Rest(); p.pick(1); p.Act("commit"); p.Tick(150) }},
	{"hover", 3, 1, func(p *player) {
		p.toSet(4)
		for _, n := range p.Scene.Nodes(p.Env) {
			if strings.HasPrefix(n.ID, "hand-") && n.Role == ui.RoleButton {
				x, y := n.Rect.Centre()
				for i := range 40 {
					p.Env.Tick++
					p.Scene.Update(p.Env, &ui.Input{Hover: true, HoverX: x + float64(min(i, 9)), HoverY: y})
				}
				return
			}
		}
	}},
	{"wait", 3, 1, func(p *player) {
		p.Sess.Hold = true
		p.Sess.Hold = false
		p.toSet(4)
		p.Sess.Hold = true
		p.pick(1)
		p.Act("commit")
		p.Tick(80)
	}},
	{"reveal", 3, 1, func(p *player) { p.toSet(5); p.pick(1); p.Act("commit"); p.Tick(95) }},
	{"time", 3, 1, func(p *player) { p.toSet(5); p.pick(1); p.Act("commit"); p.Tick(200) }},
	{"story1", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.Act("commit"); p.until("spot", 2000); p.Tick(30) }},
	{"battle", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.Act("commit"); p.until("fight", 2000); p.Tick(30) }},
	{"battle2", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.Act("commit"); p.until("fight", 2000); p.Tick(84) }},
	{"zoom", 3, 1, func(p *player) {
		p.toSet(4)
		for _, n := range p.Scene.Nodes(p.Env) {
			if strings.HasPrefix(n.ID, "card-") {
				p.Act(n.ID)
				break
			}
		}
		p.Tick(30)
	}},
	{"menu", 3, 1, func(p *player) { p.toSet(4); p.Act("menu"); p.Tick(20) }},
	{"log", 3, 1, func(p *player) {
		p.toSet(4)
		p.Scene.(*zutomayo.Scene).Log.Show()
		p.Scene.(*zutomayo.Scene).Surface.Invalidate()
		p.Tick(20)
	}},
	{"parts", 3, 1, func(p *player) { p.toSet(4); p.Act("attack-own"); p.Tick(20) }},
	{"pile", 3, 1, func(p *player) { p.toSet(6); p.Act("pile-charger"); p.Tick(20) }},
	{"handover", 3, 2, func(p *player) { p.Rest() }},
	{"two", 3, 2, func(p *player) { p.Rest(); p.Act("handover.go"); p.Rest() }},
	{"order", 3, 1, func(p *player) { p.toPrompt(ztm.PromptOrder) }},
	{"cards", 3, 1, func(p *player) { p.toPrompt(ztm.PromptCards) }},
	{"may", 3, 1, func(p *player) { p.toPrompt(ztm.PromptMay) }},
	{"hours", 3, 1, func(p *player) { p.toPrompt(ztm.PromptHours) }},
	{"name", 3, 1, func(p *player) { p.toPrompt(ztm.PromptName) }},
	{"mulligan", 3, 1, func(p *player) { p.toPrompt(ztm.PromptMulligan) }},
	{"film", 9, 1, func(p *player) {
		p.toSet(5)
		p.pick(2)
		p.Act("commit")
		n := 0
		for i := 0; i < 900 && n < 16; i++ {
			p.Tick(1)
			if p.Has("order-all") {
				p.Act("order-all")
			}
			if w := table.Showing(p.Scene); (w == "fight" || n > 0) && i%14 == 0 {
				p.Film(n)
				n++
			}
		}
	}},
	{"strip-open", 8, 1, func(p *player) { p.Strip(32, 6, nil) }},
	{"strip-turn", 9, 1, func(p *player) {
		p.toSet(5)
		p.pick(1)
		p.Act("commit")
		p.Strip(48, 9, func() bool {
			if p.Has("order-all") {
				p.Act("order-all")
			}
			return true
		})
	}},
	{"strip-end", 3, 1, func(p *player) { p.nearEnd(); p.Strip(32, 8, nil) }},
	{"strip-calm", 3, 1, func(p *player) { p.Env.Settings.ReducedMotion = true; p.nearEnd(); p.Strip(32, 8, nil) }},
	{"open", 8, 1, func(p *player) {
		for i := 0; i < 16; i++ {
			p.Tick(18)
			p.Film(i)
		}
	}},
	{"drain", 3, 1, func(p *player) { p.toPrompt(ztm.PromptDrain) }},
	{"enchant", 3, 1, func(p *player) { p.toPrompt(ztm.PromptEnchant) }},
	{"result", 3, 1, func(p *player) { p.toSet(400); p.Rest(); p.Tick(200); p.Rest() }},
	{"replay", 3, 1, func(p *player) { p.toSet(400); p.Rest(); p.Sess.Seek(20); p.Tick(30); p.Rest() }},
}

// until plays on until the named part of the story begins.
func (p *player) until(what string, n int) {
	for i := 0; i < n; i++ {
		p.Tick(1)
		if table.Showing(p.Scene) == what {
			return
		}
	}
}

// toPrompt searches seeds for a question of a kind.
func (p *player) toPrompt(prompt uint8) {
	g := p.Sess.Game.(*ztm.Game)
	for seed := uint64(1); seed < 300; seed++ {
		p.Sess = solo.New(g, seed, solo.Decks(g, int(seed), int(seed)+1), 1)
		for i := 0; i < 600 && !p.Sess.S.Over(); i++ {
			if p.Sess.S.Dec.Prompt == prompt && len(p.Sess.Options()) > 0 {
				p.Scene = zutomayo.New(g, p.Sess, table.Place{})
				p.Rest()
				return
			}
			o := p.Sess.Options()
			real := solo.Advancing(o)
			if len(real) > 0 {
				p.Sess.Answer(real[(i*7+int(seed))%len(real)])
			} else {
				p.Sess.Update()
			}
		}
	}
	p.Scene = zutomayo.New(g, p.Sess, table.Place{})
	p.Rest()
}

func main() {
	g, err := ztm.Load()
	if err != nil {
		panic(err)
	}
	var list []shots.Shot
	for _, s := range scenes {
		list = append(list, shots.Shot{Name: s.name, Seed: s.seed, Humans: s.humans, Run: func(p *shots.Player) { s.run(&player{p}) }})
	}
	shots.Main(g, func(s *solo.Session) ui.Scene { return zutomayo.New(g, s, table.Place{}) }, list)
}
