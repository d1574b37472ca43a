// Command shots renders the ZUTOMAYO CARD table to PNG files, to be looked at
// while one works on it. It needs a display:
//
//	xvfb-run -a go run ./scenes/zutomayo/internal/shots -out /tmp/shots [-only battle] [-big]
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

// pick taps the first hand cards that can be picked.
func (p *player) pick(n int) {
	for _, nd := range p.sc.Nodes(p.env) {
		if n > 0 && strings.HasPrefix(nd.ID, "hand-") && nd.Role == ui.RoleButton && !nd.Checked {
			before := p.has("commit")
			p.act(nd.ID)
			_ = before
			n--
		}
	}
}

// set answers whatever is asked until the seat may set cards.
func (p *player) toSet(turn int) {
	for i := 0; i < 300; i++ {
		p.rest()
		if p.sess.S.Over() || int(p.sess.S.Turn) >= turn && p.sess.S.Dec.Prompt == mgn.PromptSet && len(p.sess.Options()) > 0 {
			return
		}
		p.answer()
	}
}

func (p *player) answer() {
	for _, o := range p.sess.Options() {
		if o.Verb == rules.Done && len(p.sess.Options()) > 0 && p.sess.S.Dec.Prompt != mgn.PromptSet || !o.Revises() {
			p.sess.Answer(o)
			p.tick(1)
			return
		}
	}
	p.tick(1)
}

type shot struct {
	name   string
	seed   uint64
	humans int
	run    func(p *player)
}

var scenes = []shot{
	{"place", 3, 1, func(p *player) { p.rest() }},
	{"set", 3, 1, func(p *player) { p.sess.Slow = 0; p.toSet(4); p.rest() }},
	{"picked", 3, 1, func(p *player) { p.toSet(4); p.pick(2); p.tick(60) }},
	{"wait", 3, 1, func(p *player) {
		p.sess.Hold = true
		p.sess.Hold = false
		p.toSet(4)
		p.sess.Hold = true
		p.pick(1)
		p.act("commit")
		p.tick(80)
	}},
	{"reveal", 3, 1, func(p *player) { p.toSet(5); p.pick(1); p.act("commit"); p.tick(95) }},
	{"time", 3, 1, func(p *player) { p.toSet(5); p.pick(1); p.act("commit"); p.tick(200) }},
	{"story1", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.act("commit"); p.until("spot", 2000); p.tick(30) }},
	{"battle", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.act("commit"); p.until("fight", 2000); p.tick(30) }},
	{"battle2", 3, 1, func(p *player) { p.toSet(6); p.pick(1); p.act("commit"); p.until("fight", 2000); p.tick(84) }},
	{"zoom", 3, 1, func(p *player) {
		p.toSet(4)
		for _, n := range p.sc.Nodes(p.env) {
			if strings.HasPrefix(n.ID, "card-") {
				p.act(n.ID)
				break
			}
		}
		p.tick(30)
	}},
	{"menu", 3, 1, func(p *player) { p.toSet(4); p.act("menu"); p.tick(20) }},
	{"log", 3, 1, func(p *player) {
		p.toSet(4)
		p.sc.(*magna.Scene).Log.Show()
		p.sc.(*magna.Scene).Surface.Invalidate()
		p.tick(20)
	}},
	{"parts", 3, 1, func(p *player) { p.toSet(4); p.act("attack-own"); p.tick(20) }},
	{"pile", 3, 1, func(p *player) { p.toSet(6); p.act("pile-charger"); p.tick(20) }},
	{"handover", 3, 2, func(p *player) { p.rest() }},
	{"two", 3, 2, func(p *player) { p.rest(); p.act("handover.go"); p.rest() }},
	{"order", 3, 1, func(p *player) { p.toPrompt(mgn.PromptOrder) }},
	{"cards", 3, 1, func(p *player) { p.toPrompt(mgn.PromptCards) }},
	{"may", 3, 1, func(p *player) { p.toPrompt(mgn.PromptMay) }},
	{"hours", 3, 1, func(p *player) { p.toPrompt(mgn.PromptHours) }},
	{"name", 3, 1, func(p *player) { p.toPrompt(mgn.PromptName) }},
	{"mulligan", 3, 1, func(p *player) { p.toPrompt(mgn.PromptMulligan) }},
	{"film", 9, 1, func(p *player) {
		p.toSet(5)
		p.pick(2)
		p.act("commit")
		n := 0
		for i := 0; i < 900 && n < 16; i++ {
			p.tick(1)
			if p.has("order-all") {
				p.act("order-all")
			}
			if w := magna.Showing(p.sc); (w == "fight" || n > 0) && i%14 == 0 {
				p.film(n)
				n++
			}
		}
	}},
	{"open", 8, 1, func(p *player) {
		for i := 0; i < 16; i++ {
			p.tick(18)
			p.film(i)
		}
	}},
	{"keep", 3, 1, func(p *player) { p.toPrompt(mgn.PromptKeep) }},
	{"drain", 3, 1, func(p *player) { p.toPrompt(mgn.PromptDrain) }},
	{"enchant", 3, 1, func(p *player) { p.toPrompt(mgn.PromptEnchant) }},
	{"result", 3, 1, func(p *player) { p.toSet(400); p.rest(); p.tick(200); p.rest() }},
	{"replay", 3, 1, func(p *player) { p.toSet(400); p.rest(); p.sess.Seek(20); p.tick(30); p.rest() }},
}

// until plays on until the named part of the story begins.
func (p *player) until(what string, n int) {
	for i := 0; i < n; i++ {
		p.tick(1)
		if magna.Showing(p.sc) == what {
			return
		}
	}
}

// toPrompt searches seeds for a question of a kind.
func (p *player) toPrompt(prompt uint8) {
	g := p.sess.Game
	for seed := uint64(1); seed < 300; seed++ {
		p.sess = solo.New(g, seed, [2][]rules.DefID{solo.Deck(g, int(seed)), solo.Deck(g, int(seed)+1)}, 1)
		for i := 0; i < 600 && !p.sess.S.Over(); i++ {
			if p.sess.S.Dec.Prompt == prompt && len(p.sess.Options()) > 0 {
				p.sc = magna.New(g, p.sess, magna.Options{})
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
	p.sc = magna.New(g, p.sess, magna.Options{})
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
