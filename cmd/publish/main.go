// Command publish makes what a page shows without the program: the doors of
// the first paint and the posters of embed.js. build_wasm.sh runs it.
//
//	go run ./cmd/publish -out DIR        files for the page; prints nothing
//	go run ./cmd/publish -pictures DIR   pictures of the doors, see web/doors/make.sh; needs a display
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"

	"godeck/fonts"
	"godeck/game/assets"
	"godeck/game/lobby"
	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	out := flag.String("out", "", "write the page's files to this folder")
	pictures := flag.String("pictures", "", "write pictures of the doors to this folder")
	width := flag.Int("width", 512, "of the pictures, in pixels")
	height := flag.Int("height", 952, "of the pictures, in pixels")
	flag.Parse()
	var err error
	switch {
	case *pictures != "":
		err = darkroom.Run(func() error { return paint(*pictures, *width, *height) })
	case *out != "":
		err = errors.Join(publish(*out), publishCards(filepath.Join(*out, "cards")))
	default:
		flag.Usage()
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "publish:", err)
		os.Exit(1)
	}
}

// paint draws what is seen through every door, as the title shows it: ID.png in Japanese,
// ID.en.png in English.
func paint(dir string, w, h int) (errs error) {
	if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		return err
	}
	for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
		for _, d := range lobby.Doors() {
			img := ebiten.NewImage(w, h)
			env := &ui.Env{W: 1280, H: 720, Scale: 1, Assets: assets.NewLoader(), Store: darkroom.Memory{}, Settings: &ui.Settings{Lang: l, TextScale: 1}}
			errs = errors.Join(errs, lobby.Through(env, d.ID, img))
			errs = errors.Join(errs, darkroom.Save(img, filepath.Join(dir, d.ID+l.Pick("", ".en")+".png")))
			img.Deallocate()
		}
	}
	return errs
}

// publish writes, for build_wasm.sh, doors.html (the doors of the first paint),
// doors.css (their colours), doors.json (names for embed.js) and doors.replay (the
// link of a match for the page of examples), and for the site
// door-ID.webp (posters) and door-ID-HASH.webp (the doors' pictures), each in English
// with ID.en for ID.
func publish(dir string) error {
	var page, style strings.Builder
	names := map[string][2]string{}
	for _, d := range lobby.Doors() {
		ja, en := d.Name["ja"], d.Name["en"]
		names[d.ID] = [2]string{ja, en}
		var pictures string
		for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
			id := d.ID + l.Pick("", ".en")
			name, err := doorPicture(dir, id)
			if err != nil {
				return err
			}
			pictures += fmt.Sprintf(`<img lang="%s" src="%s" alt="" width="224" height="417" loading="lazy">`, l.Pick("ja", "en"), name)
		}
		fmt.Fprintf(&page, `<button type="button" class="door d-%s" data-door="%s">%s<b>%s</b><span>%s</span></button>`,
			d.ID, d.ID, pictures, both(ja, en), both(d.Tagline["ja"], d.Tagline["en"]))
		fmt.Fprintf(&style, ".d-%s { --neon: %s; background: linear-gradient(%s, %s); }\n", d.ID, d.Neon, d.Backdrop, d.Floor)
	}
	b, err := json.Marshal(names)
	if err != nil {
		return err
	}
	link, err := played()
	if err != nil {
		return err
	}
	write := func(name, text string) error { return os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644) }
	return errors.Join(write("doors.html", page.String()), write("doors.css", style.String()), write("doors.json", string(b)), write("doors.replay", link))
}

// doorPicture writes a door's poster and its picture, and returns the picture's name.
func doorPicture(dir, id string) (name string, err error) {
	if err := copyFile(filepath.Join("web/doors", id+".webp"), filepath.Join(dir, "door-"+id+".webp")); err != nil {
		return "", err
	}
	small, err := os.ReadFile(filepath.Join("web/doors", id+"-s.webp"))
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(small)
	name = "door-" + id + "-" + hex.EncodeToString(sum[:6]) + ".webp"
	return name, os.WriteFile(filepath.Join(dir, name), small, 0o644)
}

// played returns the link of a match of the first game between two computer players.
func played() (string, error) {
	e := lobby.Entries()[0]
	g, err := e.Load()
	if err != nil {
		return "", err
	}
	decks := g.Library().Decks()
	begin := replay.Setup{Seed: 2026}
	c := session.Config{}
	for p := range begin.Seats {
		d := decks[p%len(decks)]
		begin.Decks[p], begin.Seats[p] = replay.Deck{ID: d.ID}, replay.Player{Kind: "ai", Level: "easy"}
		c.Players[p] = e.Guide.New(g, ai.Easy, g.Library().Expand(d), uint64(p+1))
	}
	if c.Match, err = replay.New(g, begin); err != nil {
		return "", err
	}
	s := session.New(c)
	for range 1_000_000 {
		if s.Events(); c.Match.State().Over() {
			return c.Match.Record().Link()
		}
		s.Update()
	}
	return "", errors.New("a match without an end")
}

// both returns a text in both languages, of which the page shows one.
func both(ja, en string) string {
	if ja == en {
		return html.EscapeString(ja)
	}
	return `<i lang="ja">` + html.EscapeString(ja) + `</i><i lang="en">` + html.EscapeString(en) + `</i>`
}

func copyFile(from, to string) error {
	b, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, b, 0o644)
}
