// Command preview renders pictures of package sprites to PNG files, to look at.
//
//	xvfb-run -a go run ./sprites/preview -out /tmp/art -what sheet,large,backs,table,icons
package main

import (
	"flag"
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites"
)

var (
	out   = flag.String("out", "/tmp/art", "directory for the pictures")
	what  = flag.String("what", "scenes,sheet,large,backs,table,icons,dial", "what to draw")
	game  = flag.String("game", sprites.Games()[0], "whose cards")
	from  = flag.Int("from", -1, "the first card of sheets, counted from 0")
	count = flag.Int("count", 54, "cards of a sheet, if from is given")
	light = flag.Float64("light", -1, "the light of the large pictures and of the sheet named light")
	cards = flag.String("cards", "", "cards to draw large, separated by commas")
)

type preview struct{ err error }

func (p *preview) Layout(int, int) (int, int) { return 64, 64 }
func (p *preview) Draw(*ebiten.Image)         {}
func (p *preview) Update() error {
	if !sprites.Load(*game, nil) && !sprites.Load(*game, nil) {
		return fmt.Errorf("no pictures of %s", *game)
	}
	for _, w := range strings.Split(*what, ",") {
		f, ok := sheets[w]
		if !ok {
			return fmt.Errorf("nothing called %q", w)
		}
		start := time.Now()
		img := f()
		if err := save(w, img); err != nil {
			return err
		}
		fmt.Println(w, time.Since(start).Round(time.Millisecond))
		img.Deallocate()
	}
	return ebiten.Termination
}

func save(name string, img *ebiten.Image) error {
	f, err := os.Create(filepath.Join(*out, name+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}

func page(w, h int) *ebiten.Image {
	img := ebiten.NewImage(w, h)
	img.Fill(color.RGBA{14, 12, 24, 255})
	return img
}

var sheets = map[string]func() *ebiten.Image{
	"scenes": func() *ebiten.Image {
		names := sprites.Scenes()
		pals := []string{"violet", "cobalt", "ember", "jade", "sepia", "plum", "azure", "rust", "lagoon", "pearl"}
		img := page(5*380, (len(names)+4)/5*2*280)
		for i, s := range names {
			a := &sprites.Art{Scene: s, Palette: pals[i%len(pals)], Seed: uint32(i + 3), Orb: &sprites.Orb{Kind: []string{"disc", "crescent", "ring", "stripes", "dial"}[i%5], X: 0.7, Y: 0.3, R: 0.16}}
			for j, l := range []float64{0, 0.9} {
				sprites.DrawCard(img, float64(i%5*380), float64((i/5*2+j)*280), 376, 276, a, l)
			}
		}
		return img
	},
	"sheet": func() *ebiten.Image {
		ids := cardIDs()
		const w, h, across = 120, 90, 13
		rows := (len(ids) + across - 1) / across
		img := page(across*w, 2*rows*h)
		for i, id := range ids {
			for j, l := range []float64{0, 1} {
				sprites.DrawCard(img, float64(i%across*w), float64((i/across*2+j)*h), w-3, h-3, sprites.ArtFor(*game, id, hints(i)...), l)
			}
		}
		return img
	},
	"tall": func() *ebiten.Image { // as cards on the table show them: no text, all picture
		ids := cardIDs()
		const w, h, across = 100, 140, 16
		img := page(across*w, (len(ids)+across-1)/across*h)
		for i, id := range ids {
			sprites.DrawCard(img, float64(i%across*w), float64(i/across*h), w-4, h-4, sprites.ArtFor(*game, id, hints(i)...), at(sprites.Light(*game)))
		}
		return img
	},
	"large": func() *ebiten.Image {
		ids := strings.Split(*cards, ",")
		if *cards == "" {
			ids = cardIDs()[:4]
		}
		img := page(1420, len(ids)*530)
		for i, id := range ids {
			a := sprites.ArtFor(*game, id, hints(i*13)...)
			sprites.DrawCard(img, 0, float64(i*530), 700, 525, a, at(0))
			sprites.DrawCard(img, 710, float64(i*530), 700, 525, a, 0.9)
		}
		return img
	},
	"hours": func() *ebiten.Image {
		ids := strings.Split(*cards, ",")
		img := page(1500, len(ids)*230)
		for i, id := range ids {
			for j := range 5 {
				sprites.DrawCard(img, float64(j*300), float64(i*230), 296, 222, sprites.ArtFor(*game, id), float64(j)/4)
			}
		}
		return img
	},
	"icons": func() *ebiten.Image {
		names := append(sprites.Icons(), sprites.Silhouettes(*game)...)
		img := page(24*64, (len(names)+23)/24*64)
		for i, n := range names {
			sprites.DrawIcon(img, n, float64(i%24*64+24), float64(i/24*64+26), 40, color.RGBA{240, 230, 255, 255})
			sprites.DrawIconGlow(img, n, float64(i%24*64+54), float64(i/24*64+48), 14, color.RGBA{255, 80, 170, 255}, 0.6)
		}
		return img
	},
}

func hints(i int) []string {
	return []string{[]string{"dark", "electric", "flame", "wind"}[i/26%4], []string{"character", "character", "enchant", "area"}[i%4]}
}

// cardIDs are the cards with a staging, in the order of the file.
func cardIDs() []string {
	data, err := os.ReadFile(filepath.Join("sprites", *game, "art.json"))
	if err != nil {
		panic(err) // a tool, to be run in the repository
	}
	var ids []string
	for _, m := range regexp.MustCompile(`(?m)^ "([^"]+)":`).FindAllSubmatch(data, -1) {
		ids = append(ids, string(m[1]))
	}
	if *from >= 0 {
		ids = ids[min(*from, len(ids)):min(*from+*count, len(ids))]
	}
	return ids
}

func main() {
	flag.Parse()
	if err := os.MkdirAll(*out, 0o755); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(new(preview)); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func init() {
	sheets["backs"] = func() *ebiten.Image {
		img := page(1250, 460)
		for i, g := range sprites.Games() {
			r := sprites.Rect{X: float64(i * 250), W: 240, H: 336}
			sprites.DrawBack(img, r, g)
			sprites.DrawBack(img, sprites.Rect{X: float64(i * 250), Y: 345, W: 70, H: 98}, g)
			sprites.DrawFrame(img, sprites.Rect{X: float64(i*250) + 80, Y: 345, W: 70, H: 98}, g, 5, color.RGBA{255, 210, 90, 255})
		}
		return img
	}
	sheets["clock"] = func() *ebiten.Image {
		img := page(1500, 260)
		numbers := ebiten.NewImage(64, 64)
		for i := range 5 {
			h := float64(i) * 3.6
			p := sprites.Place{CX: float64(i)*300 + 150, CY: 130, D: 600, Tilt: 0.7, Ambient: [3]float64{0.7, 0.65, 0.75}}
			sprites.DrawChronos(img, &sprites.Chronos{Place: p, Radius: 140, Hour: h, Light: sprites.LightAt(h), Numbers: numbers})
		}
		return img
	}
	sheets["table"] = func() *ebiten.Image {
		img := page(1920, 1630)
		for i := range 6 {
			x, y := float64(i%2*960), float64(i/2*542)
			h := float64(i) * 1.8
			sprites.DrawTable(img, sprites.Rect{X: x, Y: y, W: 956, H: 538}, *game, sprites.LightAt(h))
		}
		return img
	}
}

// one draws all cards at one light, larger.
func one(light float64) func() *ebiten.Image {
	return func() *ebiten.Image {
		ids := cardIDs()
		const w, h, across = 216, 162, 9
		img := page(across*w, (len(ids)+across-1)/across*h)
		for i, id := range ids {
			sprites.DrawCard(img, float64(i%across*w), float64(i/across*h), w-4, h-4, sprites.ArtFor(*game, id, hints(i)...), light)
		}
		return img
	}
}

func init() {
	sheets["place"] = func() *ebiten.Image { // the table in three windows: a screen, a small frame, a phone
		img := page(1680, 1000)
		l := at(sprites.Light(*game))
		sprites.DrawTable(img, sprites.Rect{W: 1280, H: 720}, *game, l)
		sprites.DrawTable(img, sprites.Rect{Y: 725, W: 480, H: 270}, *game, l)
		sprites.DrawTable(img, sprites.Rect{X: 1285, W: 390, H: 844}, *game, l)
		return img
	}
	sheets["stones"] = func() *ebiten.Image {
		img := page(1000, 560)
		for i := range 7 {
			for j, w := range []float64{240, 500} {
				sprites.DrawStone(img, sprites.Rect{X: 20 + float64(j)*260, Y: 10 + float64(i)*78, W: w, H: w/7 + 16}, float64(i)/6, j == 1, 11, color.RGBA{255, 86, 50, 255})
			}
		}
		return img
	}
	sheets["night"], sheets["day"] = one(0), one(1)
	sheets["light"] = func() *ebiten.Image { return one(at(0.5))() }
}

// at is the light to use instead of l.
func at(l float64) float64 {
	if *light >= 0 {
		return *light
	}
	return l
}
