// Command shots renders the Magna Spectra table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/magna/internal/shots -out /tmp/shots [-only battle] [-big]
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"godeck/fonts"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna"
	"godeck/scenes/magna/internal/solo"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

var sizes = []struct {
	name        string
	w, h, scale float64
}{{"desk", 1280, 720, 1}, {"phone", 390, 844, 2}, {"frame", 480, 270, 2}, {"hd", 1920, 1080, 1}, {"side", 844, 390, 2}, {"pad", 1024, 768, 1}, {"ipad", 820, 1180, 1}, {"uhd", 3840, 2160, 1}}

type app struct {
	out, only, size string
	big, en         bool
	done            bool
}

func (a *app) Layout(int, int) (int, int) { return 64, 64 }
func (a *app) Update() error {
	if a.done {
		return ebiten.Termination
	}
	return nil
}
func (a *app) Draw(*ebiten.Image) {
	if a.done {
		return
	}
	a.done = true
	g, err := mgn.Load()
	if err != nil {
		panic(err)
	}
	for _, sz := range sizes {
		if a.size != "" && !strings.Contains(a.size, sz.name) {
			continue
		}
		for _, sh := range scenes {
			if !strings.Contains(sh.name, a.only) {
				continue
			}
			lang, text := ui.JA, 1.0
			if a.en {
				lang = ui.EN
			}
			if a.big {
				text = 1.3
			}
			env := &ui.Env{W: sz.w * sz.scale, H: sz.h * sz.scale, Scale: sz.scale, Settings: &ui.Settings{Lang: lang, TextScale: text}, Sounds: quiet{}}
			p := &player{env: env, sess: solo.New(g, sh.seed, decks(g), sh.humans)}
			p.sc = magna.New(g, p.sess, magna.Options{})
			p.film = func(n int) { a.save(env, p.sc, fmt.Sprintf("%s-%s-%03d.png", sh.name, sz.name, n)) }
			sh.run(p)
			if err := a.save(env, p.sc, fmt.Sprintf("%s-%s.png", sh.name, sz.name)); err != nil {
				panic(err)
			}
		}
	}
}

type quiet struct{}

func (quiet) Play(string, float64, float64) {}
func (quiet) Music(string, float64)         {}

func decks(g *mgn.Game) (out [2][]rules.DefID) {
	d := g.Lib.Decks()
	for i := range out {
		out[i] = g.DeckOf(d[i%len(d)])
	}
	return
}

type player struct {
	film func(n int)
	env  *ui.Env
	sc   ui.Scene
	sess *solo.Session
}

func (p *player) tick(n int) {
	for i := 0; i < n; i++ {
		p.env.Tick++
		p.sc.Update(p.env, &ui.Input{})
	}
}

func (p *player) rest() {
	old := p.env.Settings.Speed
	p.env.Settings.Speed = ui.SpeedOff
	for i := 0; i < 400; i++ {
		p.tick(1)
		if p.sc.(ui.Idler).Idle() && i > 3 {
			break
		}
	}
	p.env.Settings.Speed = old
	p.tick(60)
}

func (p *player) has(id string) bool {
	for _, n := range p.sc.Nodes(p.env) {
		if n.ID == id && !n.Disabled {
			return true
		}
	}
	return false
}

func (p *player) act(id string) { p.sc.Activate(p.env, id); p.tick(1) }

// answer gives an answer like a lively player.
func (p *player) answer(i int) {
	var real []rules.Option
	for _, o := range p.sess.Options() {
		if !o.Revises() {
			real = append(real, o)
		}
	}
	if len(real) > 0 {
		p.sess.Answer(solo.Lively(rand.New(rand.NewPCG(uint64(i), 21)), p.sess.S.Dec.Prompt, real))
	}
	p.tick(1)
}

// to plays on until a prompt stands at or after a turn and ok likes it.
func (p *player) to(prompt uint8, turn int, ok func() bool) bool {
	for i := 0; i < 4000 && !p.sess.S.Over(); i++ {
		p.settle()
		if len(p.sess.Options()) > 0 && p.sess.S.Dec.Prompt == prompt && int(p.sess.S.Turn) >= turn && (ok == nil || ok()) {
			p.rest()
			return true
		}
		p.answer(i)
	}
	return false
}

// settle lets the story end without drawing breath.
func (p *player) settle() {
	old := p.env.Settings.Speed
	p.env.Settings.Speed = ui.SpeedOff
	for i := 0; i < 400; i++ {
		p.tick(1)
		if p.sc.(ui.Idler).Idle() && i > 3 {
			break
		}
	}
	p.env.Settings.Speed = old
}

// search looks through seeds for a question of a kind.
func (p *player) search(prompt uint8, turn int, ok func() bool) bool {
	g := p.sess.Game
	for seed := uint64(1); seed < 40; seed++ {
		p.sess = solo.New(g, seed, [2][]rules.DefID{solo.Deck(g, int(seed)*2), solo.Deck(g, int(seed)*2+2)}, 1)
		p.sc = magna.New(g, p.sess, magna.Options{})
		if p.to(prompt, turn, ok) {
			return true
		}
	}
	return false
}

// tapFirst operates the first n nodes with a prefix.
func (p *player) tapFirst(prefix string, n int) {
	for _, nd := range p.sc.Nodes(p.env) {
		if n > 0 && strings.HasPrefix(nd.ID, prefix) && nd.Role == ui.RoleButton && !nd.Disabled && !nd.Checked {
			p.act(nd.ID)
			n--
		}
	}
	p.tick(40)
}

type shot struct {
	name   string
	seed   uint64
	humans int
	run    func(p *player)
}

func (p *player) rich() bool { return len(p.sess.Options()) > 2 }

var scenes = []shot{
	{"arrange", 3, 1, func(p *player) { p.rest(); p.tapFirst("pick-", 2) }},
	{"hand", 3, 1, func(p *player) { p.to(mgn.PromptHand, 1, nil); p.tapFirst("hand-", 2) }},
	{"dice", 3, 1, func(p *player) { p.throw(); p.tick(24) }},
	{"dicedone", 3, 1, func(p *player) { p.throw(); p.tick(88) }},
	{"production", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 4, p.rich) }},
	{"chosen", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 4, p.rich); p.legalHand() }},
	{"how", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 2, p.rich); p.legalHand(); p.tapFirst("base-own-", 3) }},
	{"armament", 3, 1, func(p *player) { p.to(mgn.PromptArmament, 4, p.rich); p.tapFirst("hand-", 1) }},
	{"redeploy", 3, 1, func(p *player) { p.to(mgn.PromptRedeploy, 4, p.rich); p.tapFirst("unit-", 1) }},
	{"go", 3, 1, func(p *player) { p.search(mgn.PromptGo, 3, nil) }},
	{"force", 3, 1, func(p *player) { p.search(mgn.PromptForce, 4, p.rich); p.tapFirst("unit-", 2) }},
	{"reinforce", 3, 1, func(p *player) { p.search(mgn.PromptReinforce, 4, p.rich); p.legalHand() }},
	{"attack", 3, 1, func(p *player) { p.search(mgn.PromptAttack, 4, p.manyFoes); p.own(2); p.foe() }},
	{"block", 3, 1, func(p *player) { p.search(mgn.PromptBlock, 4, func() bool { return len(p.sess.Options()) > 1 }) }},
	{"noblock", 3, 1, func(p *player) { p.search(mgn.PromptBlock, 4, func() bool { return len(p.sess.Options()) == 1 }) }},
	{"chain", 3, 1, func(p *player) { p.search(mgn.PromptChain, 4, func() bool { return len(p.sess.Options()) > 1 }) }},
	{"effects", 3, 1, func(p *player) {
		if p.search(mgn.PromptAttack, 4, func() bool { p.rest(); return p.has("opt-effects") }) {
			p.act("opt-effects")
			p.tick(20)
		}
	}},
	{"order", 3, 1, func(p *player) { p.search(mgn.PromptOrder, 3, nil) }},
	{"tidy", 3, 1, func(p *player) { p.search(mgn.PromptTidy, 3, nil) }},
	{"continue", 3, 1, func(p *player) { p.search(mgn.PromptContinue, 3, nil); p.tapFirst("unit-", 1) }},
	{"targets", 3, 1, func(p *player) { p.search(mgn.PromptTargets, 2, nil) }},
	{"trigger", 3, 1, func(p *player) { p.search(mgn.PromptTrigger, 2, nil) }},
	{"sheet", 3, 1, func(p *player) { p.to(mgn.PromptProduction, 5, nil); p.act("plate-own"); p.tick(20) }},
	{"zoom", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.tapFirst("unit-", 1) }},
	{"menu", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.act("menu"); p.tick(20) }},
	{"log", 3, 1, func(p *player) { p.to(mgn.PromptHand, 4, nil); p.act("log"); p.tick(20) }},
	{"handover", 3, 2, func(p *player) { p.rest() }},
	{"result", 3, 1, func(p *player) { p.to(255, 400, nil); p.rest(); p.tick(200); p.rest() }},
	{"replay", 3, 1, func(p *player) { p.to(255, 400, nil); p.rest(); p.sess.Seek(60); p.tick(30); p.rest() }},
	{"film", 9, 1, func(p *player) {
		p.search(mgn.PromptAttack, 4, p.manyFoes)
		p.own(3)
		p.act("attack-assault")
		for i := 0; i < 12; i++ {
			p.tick(14)
			p.film(i)
		}
	}},
	{"ruin", 9, 1, func(p *player) { p.ruin() }},
}

// ruin films the fall of a base.
func (p *player) ruin() {
	for seed := uint64(1); seed < 40; seed++ {
		p.sess = solo.New(p.sess.Game, seed, decks(p.sess.Game), 1)
		p.sc = magna.New(p.sess.Game, p.sess, magna.Options{})
		for i := 0; i < 3000 && !p.sess.S.Over(); i++ {
			bases := p.bases()
			p.settle()
			p.answer(i)
			if p.bases() < bases {
				for n := 0; n < 14; n++ {
					p.tick(13)
					p.film(n)
				}
				return
			}
		}
	}
}

func (p *player) bases() int {
	return p.sess.Game.Bases(&p.sess.S, 0) + p.sess.Game.Bases(&p.sess.S, 1)
}

// throw goes on to a turn's dice.
func (p *player) throw() {
	p.settle()
	turn := p.sess.S.Turn
	for i := 0; i < 200 && (p.sess.S.Turn == turn || turn == 0 && i == 0); i++ {
		p.settle()
		if o := p.sess.Options(); len(o) > 0 {
			p.answer(i)
		}
	}
	for k := 0; k < 600 && magna.Showing(p.sc) != "dice"; k++ {
		p.tick(1)
	}
}

func (p *player) manyFoes() bool {
	n := 0
	for _, o := range p.sess.Options() {
		if o.Verb == rules.Attack || o.Verb == rules.Number {
			n++
		}
	}
	return n > 1
}

// own puts own units into the attack.
func (p *player) own(n int) {
	for _, c := range p.sess.S.Zone(rules.ZoneOf(mgn.Invasion, 0)) {
		if n > 0 && !p.sess.S.Card(c).Has(mgn.FlagChecked) {
			p.act(fmt.Sprintf("unit-%d", c))
			n--
		}
	}
	p.tick(30)
}

func (p *player) foe() {
	for _, o := range p.sess.Options() {
		if o.Verb == rules.Attack {
			p.act(fmt.Sprintf("unit-%d", o.Card))
			break
		}
	}
	p.tick(30)
}

// legalHand chooses a card of the hand that can be used.
func (p *player) legalHand() {
	for _, o := range p.sess.Options() {
		if p.has(fmt.Sprintf("hand-%d", o.Card)) && o.Verb == rules.Use {
			p.act(fmt.Sprintf("hand-%d", o.Card))
			break
		}
	}
	p.tick(40)
}

func (a *app) save(env *ui.Env, sc ui.Scene, name string) error {
	img := ebiten.NewImage(int(env.W), int(env.H))
	sc.Draw(env, img)
	px := make([]byte, 4*int(env.W)*int(env.H))
	img.ReadPixels(px)
	img.Deallocate()
	for i := 3; i < len(px); i += 4 {
		px[i] = 255
	}
	m := &image.RGBA{Pix: px, Stride: 4 * int(env.W), Rect: image.Rect(0, 0, int(env.W), int(env.H))}
	f, err := os.Create(filepath.Join(a.out, name))
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	return errors.Join(enc.Encode(f, m), f.Close())
}

func main() {
	a := &app{}
	flag.StringVar(&a.out, "out", "/tmp/shots", "folder for the pictures")
	flag.StringVar(&a.only, "only", "", "scenes whose names contain this")
	flag.StringVar(&a.size, "size", "desk,phone,frame", "sizes: desk, hd, phone, frame, side, pad, uhd")
	flag.BoolVar(&a.big, "big", false, "large text")
	flag.BoolVar(&a.en, "en", false, "English")
	flag.Parse()
	if err := os.MkdirAll(a.out, 0o755); err != nil {
		panic(err)
	}
	if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		panic(err)
	}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(a); err != nil {
		panic(err)
	}
}
