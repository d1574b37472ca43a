// Command shots renders the Magna Spectra table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/magna/internal/shots -out /tmp/shots [-only battle] [-big]
package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/shots"
	"godeck/scenes/internal/solo"
	"godeck/scenes/magna"
	"godeck/scenes/ui"
)

type player struct{ *shots.Player }

func (p *player) game() *mgn.Game { return p.Sess.Game.(*mgn.Game) }

// answer gives an answer like a lively player.
func (p *player) answer(i int) {
	real := solo.Advancing(p.Sess.Options())
	if len(real) > 0 {
		p.Sess.Answer(solo.Lively(p.Sess.Game, rand.New(rand.NewPCG(uint64(i), 21)), p.Sess.S.Dec.Prompt, real))
	}
	p.Tick(1)
}

// to plays on until a prompt stands at or after a turn and ok likes it.
func (p *player) to(prompt uint8, turn int, ok func() bool) bool {
	for i := 0; i < 4000 && !p.Sess.S.Over(); i++ {
		p.Settle()
		if len(p.Sess.Options()) > 0 && p.Sess.S.Dec.Prompt == prompt && int(p.Sess.S.Turn) >= turn && (ok == nil || ok()) {
			p.Rest()
			return true
		}
		p.answer(i)
	}
	return false
}

// search looks through seeds for a question of a kind.
func (p *player) search(prompt uint8, turn int, ok func() bool) bool {
	g := p.Sess.Game.(*mgn.Game)
	for seed := uint64(1); seed < 40; seed++ {
		p.Sess = solo.New(g, seed, solo.Decks(g, int(seed)*2, int(seed)*2+2), 1)
		p.Scene = magna.New(g, p.Sess, magna.Options{})
		if p.to(prompt, turn, ok) {
			return true
		}
	}
	return false
}

// tapFirst operates the first n nodes with a prefix.
func (p *player) tapFirst(prefix string, n int) {
	for _, nd := range p.Scene.Nodes(p.Env) {
		if n > 0 && strings.HasPrefix(nd.ID, prefix) && nd.Role == ui.RoleButton && !nd.Disabled && !nd.Checked {
			p.Act(nd.ID)
			n--
		}
	}
	p.Tick(40)
}

type shot struct {
	name   string
	seed   uint64
	humans int
	run    func(p *player)
}

func (p *player) rich() bool { return len(p.Sess.Options()) > 2 }

var scenes = []shot{
	{"arrange", 3, 1, func(p *player) { p.Rest(); p.tapFirst("pick-", 2) }},
	{"hand", 3, 1, func(p *player) { p.to(mgn.PromptHand, 1, nil); p.tapFirst("hand-", 2) }},
	{"dice", 3, 1, func(p *player) { p.throw(); p.Tick(24) }},
	{"dicedone", 3, 1, func(p *player) { p.throw(); p.Tick(88) }},
	{"throw", 3, 1, func(p *player) { p.throw(); p.Strip(16, 6, nil) }},
	{"tie", 3, 1, func(p *player) { p.tie(); p.Strip(24, 12, nil) }},
	{"production", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 4, p.rich) }},
	{"chosen", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 4, p.rich); p.legalHand() }},
	{"bury", 3, 1, func(p *player) {
		p.to(mgn.PromptProduction, 4, p.rich)
		p.Sess.S.Seats[0][mgn.Fight] = 1
		p.Sess.S.Dec.ID++
		p.Tick(2)
		p.legalHand()
		p.tapFirst("slot-own-", 1)
	}},
	{"how", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 2, p.rich); p.legalHand(); p.tapFirst("base-own-", 3) }},
	{"armament", 3, 1, func(p *player) { p.to(mgn.PromptArmament, 4, p.rich); p.tapFirst("hand-", 1) }},
	{"redeploy", 3, 1, func(p *player) { p.to(mgn.PromptRedeploy, 4, p.rich); p.tapFirst("unit-", 1) }},
	{"go", 3, 1, func(p *player) { p.search(mgn.PromptGo, 3, nil) }},
	{"force", 3, 1, func(p *player) { p.search(mgn.PromptForce, 4, p.rich); p.tapFirst("unit-", 2) }},
	{"reinforce", 3, 1, func(p *player) { p.search(mgn.PromptReinforce, 4, p.rich); p.legalHand() }},
	{"attack", 3, 1, func(p *player) { p.search(mgn.PromptAttack, 4, p.manyFoes); p.own(2); p.foe() }},
	{"block", 3, 1, func(p *player) { p.search(mgn.PromptBlock, 4, func() bool { return len(p.Sess.Options()) > 1 }) }},
	{"noblock", 3, 1, func(p *player) { p.search(mgn.PromptBlock, 4, func() bool { return len(p.Sess.Options()) == 1 }) }},
	{"chain", 3, 1, func(p *player) { p.search(mgn.PromptChain, 4, func() bool { return len(p.Sess.Options()) > 1 }) }},
	{"effects", 3, 1, func(p *player) {
		if p.search(mgn.PromptAttack, 4, func() bool { p.Rest(); return p.Has("opt-effects") }) {
			p.Act("opt-effects")
			p.Tick(20)
		}
	}},
	{"order", 3, 1, func(p *player) { p.search(mgn.PromptOrder, 3, nil) }},
	{"tidy", 3, 1, func(p *player) { p.search(mgn.PromptTidy, 3, nil) }},
	{"continue", 3, 1, func(p *player) { p.search(mgn.PromptContinue, 3, nil); p.tapFirst("unit-", 1) }},
	{"targets", 3, 1, func(p *player) { p.search(mgn.PromptTargets, 2, nil) }},
	{"trigger", 3, 1, func(p *player) { p.search(mgn.PromptTrigger, 2, nil) }},
	{"sheet", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 5, nil); p.Act("plate-own"); p.Tick(20) }},
	{"zoom", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.tapFirst("unit-", 1) }},
	{"menu", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.Act("menu"); p.Tick(20) }},
	{"log", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.Act("log"); p.Tick(20) }},
	{"handover", 3, 2, func(p *player) { p.Rest() }},
	{"result", 3, 1, func(p *player) { p.to(255, 400, nil); p.Rest(); p.Tick(200); p.Rest() }},
	{"replay", 3, 1, func(p *player) { p.to(255, 400, nil); p.Rest(); p.Sess.Seek(60); p.Tick(30); p.Rest() }},
	{"film", 9, 1, func(p *player) {
		p.search(mgn.PromptAttack, 4, p.manyFoes)
		p.own(3)
		p.Act("attack-assault")
		for i := 0; i < 12; i++ {
			p.Tick(14)
			p.Film(i)
		}
	}},
	{"ruin", 9, 1, func(p *player) { p.ruin() }},
}

// ruin films the fall of a base.
func (p *player) ruin() {
	for seed := uint64(1); seed < 40; seed++ {
		p.Sess = solo.New(p.game(), seed, solo.Decks(p.game(), 0, 2), 1)
		p.Scene = magna.New(p.game(), p.Sess, magna.Options{})
		for i := 0; i < 3000 && !p.Sess.S.Over(); i++ {
			bases := p.bases()
			p.Settle()
			p.answer(i)
			if p.bases() < bases {
				for n := 0; n < 14; n++ {
					p.Tick(13)
					p.Film(n)
				}
				return
			}
		}
	}
}

func (p *player) bases() int {
	return p.game().Bases(&p.Sess.S, 0) + p.game().Bases(&p.Sess.S, 1)
}

// throw goes on to a turn's dice.
func (p *player) throw() {
	p.Settle()
	turn := p.Sess.S.Turn
	for i := 0; i < 200 && (p.Sess.S.Turn == turn || turn == 0 && i == 0); i++ {
		p.Settle()
		if o := p.Sess.Options(); len(o) > 0 {
			p.answer(i)
		}
	}
	for k := 0; k < 600 && magna.Showing(p.Scene) != "dice"; k++ {
		p.Tick(1)
	}
}

// tie goes on to a turn on which fortune dice are thrown.
func (p *player) tie() {
	for seed := uint64(1); seed < 60; seed++ {
		p.Sess = solo.New(p.game(), seed, solo.Decks(p.game(), 0, 2), 1)
		p.Scene = magna.New(p.game(), p.Sess, magna.Options{})
		p.throw()
		var s rules.State = p.Sess.S
		if s.Seats[0][mgn.Total] > 6 || s.Seats[1][mgn.Total] > 6 {
			return
		}
	}
}

func (p *player) manyFoes() bool {
	n := 0
	for _, o := range p.Sess.Options() {
		if o.Verb == rules.Attack || o.Verb == rules.Number {
			n++
		}
	}
	return n > 1
}

// own puts own units into the attack.
func (p *player) own(n int) {
	for _, c := range p.Sess.S.Zone(rules.ZoneOf(mgn.Invasion, 0)) {
		if n > 0 && !p.Sess.S.Card(c).Has(mgn.FlagChecked) {
			p.Act(fmt.Sprintf("unit-%d", c))
			n--
		}
	}
	p.Tick(30)
}

func (p *player) foe() {
	for _, o := range p.Sess.Options() {
		if o.Verb == rules.Attack {
			p.Act(fmt.Sprintf("unit-%d", o.Card))
			break
		}
	}
	p.Tick(30)
}

// legalHand chooses a card of the hand that can be used.
func (p *player) legalHand() {
	for _, o := range p.Sess.Options() {
		if p.Has(fmt.Sprintf("hand-%d", o.Card)) && o.Verb == rules.Use {
			p.Act(fmt.Sprintf("hand-%d", o.Card))
			break
		}
	}
	p.Tick(40)
}

func main() {
	g, err := mgn.Load()
	if err != nil {
		panic(err)
	}
	var list []shots.Shot
	for _, s := range scenes {
		list = append(list, shots.Shot{Name: s.name, Seed: s.seed, Humans: s.humans, Run: func(p *shots.Player) { s.run(&player{p}) }})
	}
	shots.Main(g, func(s *solo.Session) ui.Scene { return magna.New(g, s, magna.Options{}) }, list)
}
