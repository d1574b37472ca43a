// Package shots renders a table to PNG files, to be looked at while one works
// on it. A game names its positions and calls Main; it needs a display.
package shots

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"godeck/fonts"
	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/rules/games"
	"godeck/scenes/internal/solo"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shot is a picture: a match, and what is done in it before it is taken.
type Shot struct {
	Name   string
	Seed   uint64
	Humans int
	Run    func(p *Player)
}

// Player is the hands before the camera.
type Player struct {
	Env   *ui.Env
	Scene ui.Scene
	Sess  *solo.Session
	Film  func(n int)                          // takes picture n of a row
	Strip func(n, every int, more func() bool) // a contact sheet: n pictures, one every so many ticks
}

// Tick lets time pass.
func (p *Player) Tick(n int) {
	for i := 0; i < n; i++ {
		p.Env.Tick++
		p.Scene.Update(p.Env, &ui.Input{})
	}
}

// Settle lets the story end at once.
func (p *Player) Settle() {
	old := p.Env.Settings.Speed
	p.Env.Settings.Speed = ui.SpeedOff
	for i := 0; i < 400; i++ {
		p.Tick(1)
		if p.Scene.(ui.Idler).Idle() && i > 3 {
			break
		}
	}
	p.Env.Settings.Speed = old
}

// Rest lets the story end and everything come to its place.
func (p *Player) Rest() {
	p.Settle()
	p.Tick(60)
}

// Has reports whether there is a node to operate.
func (p *Player) Has(id string) bool {
	for _, n := range p.Scene.Nodes(p.Env) {
		if n.ID == id && !n.Disabled {
			return true
		}
	}
	return false
}

// Act operates a node.
func (p *Player) Act(id string) {
	p.Scene.Activate(p.Env, id)
	p.Tick(1)
}

var sizes = []struct {
	name        string
	w, h, scale float64
}{{"desk", 1280, 720, 1}, {"phone", 390, 844, 2}, {"frame", 480, 270, 2}, {"hd", 1920, 1080, 1}, {"side", 844, 390, 2}, {"pad", 1024, 768, 1}, {"ipad", 820, 1180, 1}, {"uhd", 3840, 2160, 1}, {"box", 480, 360, 2}, {"slim", 320, 568, 2}, {"tiny", 360, 640, 2}, {"film", 800, 600, 1}}

type app struct {
	out, only, size string
	big, en         bool
	game            games.Game
	sit             func(s *solo.Session) ui.Scene
	shots           []Shot
}

func (a *app) take() error {
	for _, sz := range sizes {
		if a.size != "" && !strings.Contains(a.size, sz.name) {
			continue
		}
		for _, sh := range a.shots {
			if !strings.Contains(sh.Name, a.only) {
				continue
			}
			l, text := lang.JA, 1.0
			if a.en {
				l = lang.EN
			}
			if a.big {
				text = 1.3
			}
			env := &ui.Env{W: sz.w * sz.scale, H: sz.h * sz.scale, Scale: sz.scale, Settings: &ui.Settings{Lang: l, TextScale: text}, Sounds: quiet{}}
			p := &Player{Env: env, Sess: solo.New(a.game, sh.Seed, solo.Decks(a.game, 0, 2), sh.Humans)}
			p.Scene = a.sit(p.Sess)
			p.Film = func(n int) { a.save(env, p.Scene, fmt.Sprintf("%s-%s-%03d.png", sh.Name, sz.name, n)) }
			p.Strip = func(n, every int, more func() bool) { a.strip(p, sh.Name+"-"+sz.name, n, every, more) }
			sh.Run(p)
			if err := a.save(env, p.Scene, fmt.Sprintf("%s-%s.png", sh.Name, sz.name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// strip takes a contact sheet of at most n pictures of half the size, one every
// so many ticks, as long as there is more to see.
func (a *app) strip(p *Player, name string, n, every int, more func() bool) {
	const across = 4
	w, h := int(p.Env.W)/2, int(p.Env.H)/2
	sheet := ebiten.NewImage(across*(w+2), (n+across-1)/across*(h+2))
	defer sheet.Deallocate()
	img := ebiten.NewImage(int(p.Env.W), int(p.Env.H))
	defer img.Deallocate()
	for i := 0; i < n; i++ {
		p.Scene.Draw(p.Env, img)
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(0.5, 0.5)
		op.GeoM.Translate(float64(i%across*(w+2)), float64(i/across*(h+2)))
		sheet.DrawImage(img, op)
		p.Tick(every)
		if more != nil && !more() {
			break
		}
	}
	if err := darkroom.Save(sheet, filepath.Join(a.out, name+"-strip.png")); err != nil {
		panic(err)
	}
}

type quiet struct{}

func (quiet) Play(string, float64, float64) {}
func (quiet) Music(string, float64)         {}

func (a *app) save(env *ui.Env, sc ui.Scene, name string) error {
	img := ebiten.NewImage(int(env.W), int(env.H))
	defer img.Deallocate()
	sc.Draw(env, img)
	return darkroom.Save(img, filepath.Join(a.out, name))
}

// Main takes the shots that the command line names; sit makes the table of a
// session.
func Main(game games.Game, sit func(s *solo.Session) ui.Scene, shots []Shot) {
	a := &app{game: game, sit: sit, shots: shots}
	flag.StringVar(&a.out, "out", "/tmp/shots", "folder for the pictures")
	flag.StringVar(&a.only, "only", "", "scenes whose names contain this")
	flag.StringVar(&a.size, "size", "desk,phone,frame", "sizes: desk, hd, phone, frame, side, pad, uhd, box, slim, tiny")
	flag.BoolVar(&a.big, "big", false, "large text")
	flag.BoolVar(&a.en, "en", false, "English")
	flag.Parse()
	if err := os.MkdirAll(a.out, 0o755); err != nil {
		panic(err)
	}
	if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		panic(err)
	}
	if err := darkroom.Run(a.take); err != nil {
		panic(err)
	}
}
