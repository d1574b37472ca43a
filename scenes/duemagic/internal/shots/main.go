// Command shots renders the Duemagic table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/duemagic/internal/shots -out /tmp/shots [-only battle] [-big]
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"godeck/fonts"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic"
	"godeck/scenes/duemagic/internal/solo"
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
	g, err := dmg.Load()
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
			p.sc = duemagic.New(g, p.sess, duemagic.Options{})
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

func decks(g *dmg.Game) (out [2][]rules.DefID) {
	d := g.Lib.Decks()
	for i := range out {
		if len(d) > 0 {
			out[i] = g.DeckOf(d[i%len(d)])
		}
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

// to answers what is asked until a prompt stands at or after a turn.
func (p *player) to(prompt uint8, turn int, good func() bool) bool {
	for i := 0; i < 4000 && !p.sess.S.Over(); i++ {
		p.rest()
		o := p.sess.Options()
		if len(o) == 0 {
			continue
		}
		if p.sess.S.Dec.Prompt == prompt && int(p.sess.S.Turn) >= turn && (good == nil || good()) {
			p.rest()
			return true
		}
		var real []rules.Option
		for _, q := range o {
			if !q.Revises() {
				real = append(real, q)
			}
		}
		pick := real[(i*7+3)%len(real)]
		for _, q := range real { // attack and use rather than pass
			if pick.Verb == rules.Pass && q.Verb != rules.Pass && i%3 > 0 {
				pick = q
			}
		}
		p.sess.Answer(pick)
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
	{"main", 3, 1, func(p *player) { p.to(dmg.PromptPriority, 12, func() bool { return dmg.NormalTiming(&p.sess.S, 0) }) }},
	{"use", 3, 1, func(p *player) {
		p.to(dmg.PromptPriority, 8, func() bool { return dmg.NormalTiming(&p.sess.S, 0) && len(p.sess.Options()) > 1 })
		for _, o := range p.sess.Options() {
			if o.Verb == rules.Use {
				p.act(fmt.Sprintf("hand-%d", o.Card))
				break
			}
		}
		p.tick(30)
	}},
	{"stack", 5, 1, func(p *player) { p.deep(3) }},
	{"answer", 9, 1, func(p *player) { p.deep(1) }},
	{"drawer", 5, 1, func(p *player) { p.deep(3); p.act("stack"); p.tick(20) }},
	{"entry", 5, 1, func(p *player) { p.deep(2); p.act("stack-0"); p.tick(20) }},
	{"attack", 3, 1, func(p *player) { p.to(dmg.PromptAttack, 14, nil) }},
	{"attack2", 3, 1, func(p *player) {
		p.to(dmg.PromptAttack, 14, nil)
		for _, o := range p.sess.Options() {
			if o.Verb == rules.Attack {
				p.act(fmt.Sprintf("creature-%d", o.Card))
				break
			}
		}
		p.tick(30)
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
	{"stops", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.act("stops"); p.tick(20) }},
	{"zones", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.act("plate-own"); p.tick(20) }},
	{"resolve", 5, 1, func(p *player) {
		p.deep(1)
		p.act("pass")
		for i := 0; i < 300 && duemagic.Showing(p.sc) != "spot"; i++ {
			p.tick(1)
		}
		p.tick(18)
	}},
	{"break", 3, 1, func(p *player) {
		p.toPrompt(dmg.PromptShield)
		for _, n := range p.sc.Nodes(p.env) {
			if strings.HasPrefix(n.ID, "shield-opp-") && n.Role == ui.RoleButton {
				p.act(n.ID)
				break
			}
		}
		p.tick(26)
	}},
	{"result", 3, 1, func(p *player) { p.to(255, 900, nil); p.rest(); p.tick(200); p.rest() }},
	{"replay", 3, 1, func(p *player) { p.to(255, 900, nil); p.rest(); p.sess.Seek(200); p.tick(30); p.rest() }},
	{"log", 3, 1, func(p *player) {
		p.to(dmg.PromptCharge, 8, nil)
		p.sc.(*duemagic.Scene).Log.Show()
		p.sc.(*duemagic.Scene).Surface.Invalidate()
		p.tick(20)
	}},
	{"handover", 3, 2, func(p *player) { p.rest() }},
	{"menu", 3, 1, func(p *player) { p.to(dmg.PromptCharge, 4, nil); p.act("menu"); p.tick(20) }},
}

// deep searches for a position in which the audience has priority under a stack of n.
func (p *player) deep(n int) {
	g := p.sess.Game
	for seed := uint64(1); seed < 400; seed++ {
		s := solo.New(g, seed, [2][]rules.DefID{solo.Deck(g, int(seed)*2), solo.Deck(g, int(seed)*2+2)}, 1)
		for i := 0; i < 1500 && !s.S.Over(); i++ {
			o := s.Options()
			if s.S.Dec.Prompt == dmg.PromptPriority && int(s.S.NObjs) >= n && len(o) > 0 && (len(o) > 1 || n > 2) {
				p.sess = s
				p.sc = duemagic.New(g, s, duemagic.Options{Stops: &duemagic.Stops{Never: true}})
				p.rest()
				return
			}
			var real []rules.Option
			for _, q := range o {
				if !q.Revises() {
					real = append(real, q)
				}
			}
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

func (p *player) pay() {
	g := p.sess.Game
	st := duemagic.UsualStops()
	st.AskPay = true
	p.sc = duemagic.New(g, p.sess, duemagic.Options{Stops: &st})
	p.to(dmg.PromptPay, 8, nil)
	p.rest()
}

// toPrompt searches seeds for a question of a kind.
func (p *player) toPrompt(prompt uint8) {
	g := p.sess.Game
	for seed := uint64(1); seed < 300; seed++ {
		p.sess = solo.New(g, seed, [2][]rules.DefID{solo.Deck(g, int(seed)*2), solo.Deck(g, int(seed)*2+2)}, 1)
		for i := 0; i < 2500 && !p.sess.S.Over(); i++ {
			if p.sess.S.Dec.Prompt == prompt && len(p.sess.Options()) > 0 && int(p.sess.S.Turn) >= 9 {
				p.sc = duemagic.New(g, p.sess, duemagic.Options{})
				p.rest()
				return
			}
			o := p.sess.Options()
			var real []rules.Option
			for _, q := range o {
				if !q.Revises() {
					real = append(real, q)
				}
			}
			if len(real) > 0 {
				p.sess.Answer(real[(i*7+int(seed))%len(real)])
			} else {
				p.sess.Update()
			}
		}
	}
	p.sc = duemagic.New(g, p.sess, duemagic.Options{})
	p.rest()
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
