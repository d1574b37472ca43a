// Command shots renders the Duemagic table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/duemagic/internal/shots -out /tmp/shots [-only battle] [-big]
package main

import (
	"fmt"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/series"
	"godeck/scenes/duemagic"
	"godeck/scenes/internal/shots"
	"godeck/scenes/internal/solo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

type player struct{ *shots.Player }

// to answers what is asked until a prompt stands at or after a turn.
func (p *player) to(prompt uint8, turn int, good func() bool) bool {
	for i := 0; i < 4000 && !p.Sess.S.Over(); i++ {
		p.Rest()
		o := p.Sess.Options()
		if len(o) == 0 {
			continue
		}
		if p.Sess.S.Dec.Prompt == prompt && int(p.Sess.S.Turn) >= turn && (good == nil || good()) {
			p.Rest()
			return true
		}
		real := solo.Advancing(o)
		pick := real[(i*7+3)%len(real)]
		for _, q := range real { // attack and use rather than pass
			if pick.Verb == rules.Pass && q.Verb != rules.Pass && i%3 > 0 {
				pick = q
			}
		}
		p.Sess.Answer(pick)
	}
	return false
}

type shot struct {
	name   string
	seed   uint64
	humans int
	run    func(p *player)
}

var scenes = []shot{
	{"mulligan", 3, 1, func(p *player) { p.to(dmg.PromptMulligan, 0, nil) }},
	{"charge", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil) }},
	{"main", 3, 1, func(p *player) { p.to(dmg.PromptPriority, 12, func() bool { return dmg.NormalTiming(&p.Sess.S, 0) }) }},
	{"use", 3, 1, func(p *player) {
		p.to(dmg.PromptPriority, 8, func() bool { return dmg.NormalTiming(&p.Sess.S, 0) && len(p.Sess.Options()) > 1 })
		for _, o := range p.Sess.Options() {
			if o.Verb == rules.Use {
				p.Act(fmt.Sprintf("hand-%d", o.Card))
				break
			}
		}
		p.Tick(30)
	}},
	{"stack", 5, 1, func(p *player) { p.deep(3) }},
	{"answer", 9, 1, func(p *player) { p.deep(1) }},
	{"drawer", 5, 1, func(p *player) { p.deep(3); p.Act("stack"); p.Tick(20) }},
	{"void", 5, 1, func(p *player) { p.void(); p.Tick(10) }},
	{"void2", 5, 1, func(p *player) { p.void(); p.Act("stack"); p.Tick(10) }},
	{"hover", 5, 1, func(p *player) {
		p.deep(3)
		for _, n := range p.Scene.Nodes(p.Env) {
			if n.ID == "stack-0" {
				x, y := n.Rect.Centre()
				for range 3 {
					p.Env.Tick++
					p.Scene.Update(p.Env, &ui.Input{Hover: true, HoverX: x, HoverY: y})
				}
			}
		}
	}},
	{"side", 5, 1, func(p *player) { p.sideboard(0) }},
	{"giveup", 5, 1, func(p *player) { p.sideboard(1) }},
	{"score", 5, 1, func(p *player) { p.sideboard(2) }},
	{"entry", 5, 1, func(p *player) { p.deep(2); p.Act("stack-0"); p.Tick(20) }},
	{"attack", 3, 1, func(p *player) { p.to(dmg.PromptAttack, 14, nil) }},
	{"attack2", 3, 1, func(p *player) {
		p.to(dmg.PromptAttack, 14, nil)
		for _, o := range p.Sess.Options() {
			if o.Verb == rules.Attack {
				p.Act(fmt.Sprintf("creature-%d", o.Card))
				break
			}
		}
		p.Tick(30)
	}},
	{"block", 3, 1, func(p *player) { p.toPrompt(dmg.PromptBlock) }},
	{"shield", 3, 1, func(p *player) { p.toPrompt(dmg.PromptShield) }},
	{"declare", 3, 1, func(p *player) { p.toPrompt(dmg.PromptDeclare) }},
	{"target", 3, 1, func(p *player) { p.toPrompt(dmg.PromptTargets) }},
	{"cards", 3, 1, func(p *player) { p.toPrompt(dmg.PromptCards) }},
	{"number", 3, 1, func(p *player) { p.toPrompt(dmg.PromptNumber) }},
	{"order", 3, 1, func(p *player) { p.toPrompt(dmg.PromptStack) }},
	{"mode", 3, 1, func(p *player) { p.toPrompt(dmg.PromptMode) }},
	{"may", 3, 1, func(p *player) { p.toPrompt(dmg.PromptMay) }},
	{"replace", 3, 1, func(p *player) { p.toPrompt(dmg.PromptReplace) }},
	{"pay", 3, 1, func(p *player) { p.pay() }},
	{"stops", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.Act("stops"); p.Tick(20) }},
	{"zones", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.Act("plate-own"); p.Tick(20) }},
	{"resolve", 5, 1, func(p *player) {
		p.deep(1)
		p.Act("pass")
		for i := 0; i < 300 && table.Showing(p.Scene) != "spot"; i++ {
			p.Tick(1)
		}
		p.Tick(18)
	}},
	{"read", 3, 1, func(p *player) {
		p.to(dmg.PromptAttack, 14, nil)
		for _, n := range p.Scene.Nodes(p.Env) {
			if strings.HasPrefix(n.ID, "creature-") && n.Role == ui.RoleButton {
				x, y := n.Rect.Centre()
				for i := range 40 {
					p.Env.Tick++
					p.Scene.Update(p.Env, &ui.Input{Hover: true, HoverX: x + float64(min(i, 9)), HoverY: y})
				}
				return
			}
		}
	}},
	{"break", 3, 1, func(p *player) {
		p.toPrompt(dmg.PromptShield)
		for _, n := range p.Scene.Nodes(p.Env) {
			if strings.HasPrefix(n.ID, "shield-opp-") && n.Role == ui.RoleButton {
				p.Act(n.ID)
				break
			}
		}
		p.Tick(26)
	}},
	{"result", 3, 1, func(p *player) { p.to(255, 900, nil); p.Rest(); p.Tick(200); p.Rest() }},
	{"replay", 3, 1, func(p *player) { p.to(255, 900, nil); p.Rest(); p.Sess.Seek(200); p.Tick(30); p.Rest() }},
	{"log", 3, 1, func(p *player) {
		p.to(dmg.PromptCharge, 8, nil)
		p.Scene.(*duemagic.Scene).Log.Show()
		p.Scene.(*duemagic.Scene).Surface.Invalidate()
		p.Tick(20)
	}},
	{"handover", 3, 2, func(p *player) { p.Rest() }},
	{"menu", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.Act("menu"); p.Tick(20) }},
}

// evening is a best of three for the pictures.
type evening struct {
	g    *dmg.Game
	m    *series.Match
	gave rules.Seat
}

func (s *evening) Best() int                                               { return 3 }
func (s *evening) Number() int                                             { return 1 }
func (s *evening) Wins(p rules.Seat) int                                   { return s.m.Wins[p] }
func (s *evening) Decided() bool                                           { return s.gave >= 0 }
func (s *evening) Concede(p rules.Seat)                                    { s.gave = p }
func (s *evening) Conceded() rules.Seat                                    { return s.gave }
func (s *evening) Seconds(rules.Seat) int                                  { return 164 }
func (s *evening) Begun() bool                                             { return false }
func (s *evening) Tick(rules.Seat)                                         {}
func (s *evening) Draft(rules.Seat, []rules.DefID, []rules.DefID)          {}
func (s *evening) Exchange(rules.Seat, []rules.DefID, []rules.DefID) error { return nil }
func (s *evening) Sideboards() []rules.Seat                                { return []rules.Seat{0} }
func (s *evening) Lists(p rules.Seat) (main, side []rules.DefID) {
	return s.m.Decks[p].Main, s.m.Decks[p].Side
}
func (s *evening) Next(*ui.Env) {}

// sideboard shows a game given up, and the sideboarding after it: 0 the lists,
// 1 the question whether the match is given up, 2 the score before.
func (p *player) sideboard(what int) {
	g := p.Sess.Game.(*dmg.Game)
	d := g.Lib.Decks()
	two := [2]games.DeckWithSide{series.Bring(g.Lib, d[2]), series.Bring(g.Lib, d[1])}
	m, err := series.New(dmg.Entry.Match, g, 3, nil, 5, two)
	if err != nil {
		panic(err)
	}
	var st rules.State
	m.Next(&st)
	p.Sess = solo.New(g, 5, [2][]rules.DefID{two[0].Main, two[1].Main}, 1)
	p.Scene = duemagic.New(g, p.Sess, duemagic.Options{Place: table.Place{Series: &evening{g, m, rules.NoSeat}}})
	p.Rest()
	p.Sess.Concede()
	p.Rest()
	m.Finish(&p.Sess.S)
	p.Scene.(*duemagic.Scene).Surface.Invalidate()
	p.Tick(2)
	if what < 2 {
		p.Act("sideboard")
		p.Tick(20)
	}
	if what == 1 {
		p.Act("side-concede")
	}
	p.Tick(20)
}

// deep searches for a position in which the audience has priority under a stack of n.
func (p *player) deep(n int) { p.waiting(n, nil) }

// waiting is deep where ok holds, too.
func (p *player) waiting(n int, ok func(s *rules.State) bool) {
	g := p.Sess.Game.(*dmg.Game)
	for seed := uint64(1); seed < 400; seed++ {
		s := solo.New(g, seed, solo.Decks(g, int(seed)*2, int(seed)*2+2), 1)
		for i := 0; i < 1500 && !s.S.Over(); i++ {
			o := s.Options()
			if s.S.Dec.Prompt == dmg.PromptPriority && int(s.S.NObjs) >= n && len(o) > 0 && (len(o) > 1 || n > 2 || ok != nil) && (ok == nil || ok(&s.S)) {
				p.Sess = s
				p.Scene = duemagic.New(g, s, duemagic.Options{Stops: &duemagic.Stops{Never: true}})
				p.Rest()
				return
			}
			real := solo.Advancing(o)
			if len(real) == 0 {
				s.Update()
				continue
			}
			pick := real[(i*7+int(seed))%len(real)]
			for _, q := range real {
				if pick.Verb == rules.Pass && q.Verb != rules.Pass && i%3 > 0 {
					pick = q
				}
			}
			s.Answer(pick)
		}
	}
}

// void searches for an entry whose target has become illegal.
func (p *player) void() {
	g := p.Sess.Game.(*dmg.Game)
	p.waiting(1, func(s *rules.State) bool {
		o := &s.Objs[s.NObjs-1]
		return o.NT > 0 && g.Void(s, o, 0)
	})
}

func (p *player) pay() {
	g := p.Sess.Game.(*dmg.Game)
	st := duemagic.UsualStops()
	st.AskPay = true
	p.Scene = duemagic.New(g, p.Sess, duemagic.Options{Stops: &st})
	p.to(dmg.PromptPay, 8, nil)
	p.Rest()
}

// toPrompt searches seeds for a question of a kind.
func (p *player) toPrompt(prompt uint8) {
	g := p.Sess.Game.(*dmg.Game)
	for seed := uint64(1); seed < 300; seed++ {
		p.Sess = solo.New(g, seed, solo.Decks(g, int(seed)*2, int(seed)*2+2), 1)
		for i := 0; i < 2500 && !p.Sess.S.Over(); i++ {
			if p.Sess.S.Dec.Prompt == prompt && len(p.Sess.Options()) > 0 && int(p.Sess.S.Turn) >= 9 {
				p.Scene = duemagic.New(g, p.Sess, duemagic.Options{})
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
	p.Scene = duemagic.New(g, p.Sess, duemagic.Options{})
	p.Rest()
}

func main() {
	g, err := dmg.Load()
	if err != nil {
		panic(err)
	}
	var list []shots.Shot
	for _, s := range scenes {
		list = append(list, shots.Shot{Name: s.name, Seed: s.seed, Humans: s.humans, Run: func(p *shots.Player) { s.run(&player{p}) }})
	}
	shots.Main(g, func(s *solo.Session) ui.Scene { return duemagic.New(g, s, duemagic.Options{}) }, list)
}
