// Command gallery makes the pictures of docs/gallery.md from scenarios, and
// contact sheets of presentations for work on their motion. It needs a
// display:
//
//	docs/gallery.sh                                        all pictures and docs/gallery.md
//	xvfb-run -a go run ./cmd/gallery -out /tmp/g -only battle
//	xvfb-run -a go run ./cmd/gallery -out /tmp/g -only battle -sheet 8    every 8th tick of the presentation
//	xvfb-run -a -s "-screen 0 1280x1024x24" go run ./cmd/gallery -cost     processor time of a frame in the great moments
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"godeck/internal/darkroom"
	"godeck/internal/lang"

	"github.com/hajimehoshi/ebiten/v2"
)

type app struct {
	out, only, sizes, langs string
	sheet, skip, cells      int
	reduced                 bool
}

func (a *app) all() (errs error) {
	for _, sz := range append(sizes, size{"hd", 1920, 1080, 1}, size{"frame", 480, 270, 1}, size{"low", 844, 390, 1}) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, sh := range shots {
				if sh.unseen && a.sheet == 0 && a.only == "" || sh.cells > 0 && sz.name != "desktop" || !strings.Contains(sh.name, a.only) || !strings.Contains(a.sizes, sz.name) || !strings.Contains(a.langs, string(l)) {
					continue
				}
				errs = errors.Join(errs, a.take(sh, sz, l))
			}
		}
	}
	return errs
}

func (a *app) take(sh shot, sz size, l lang.Lang) error {
	env := newEnv(sz, l)
	env.Settings.ReducedMotion = a.reduced
	p := sh.open(env)
	name := filepath.Join(a.out, fmt.Sprintf("%s-%s-%s", sh.name, sz.name, l))
	if a.sheet > 0 {
		if p.stage != nil {
			p.rest()
			for p.stage.next() {
			}
		}
		p.tick(a.skip)
		return film(p, name+"-sheet", 5, a.cells, a.sheet)
	}
	if !sh.run(p) {
		return fmt.Errorf("%s: the moment did not come", name)
	}
	if sh.cells > 0 {
		return film(p, name, 3, sh.cells, sh.every)
	}
	img := ebiten.NewImage(int(env.W), int(env.H))
	for range 120 { // one door is painted at a time, over some frames, and they fade in
		p.tick(2)
		p.sc.Draw(env, img)
		if p.stage != nil {
			break
		}
	}
	defer img.Deallocate()
	return darkroom.Save(img, name+".png")
}

// film draws cells pictures of what follows, so many ticks apart, into a grid.
func film(p *player, name string, cols, cells, every int) error {
	w := 1900 / cols
	h := int(float64(w) * p.env.H / p.env.W)
	rows := (cells + cols - 1) / cols
	grid := ebiten.NewImage(cols*w, rows*h)
	img := ebiten.NewImage(int(p.env.W), int(p.env.H))
	for i := range cells {
		p.sc.Draw(p.env, img)
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(float64(w-3)/p.env.W, float64(h-3)/p.env.H)
		op.GeoM.Translate(float64(i%cols*w), float64(i/cols*h))
		grid.DrawImage(img, op)
		p.tick(every)
	}
	img.Deallocate()
	defer grid.Deallocate()
	return darkroom.Save(grid, name+".png")
}

// page returns docs/gallery.md.
func page() string {
	var b strings.Builder
	b.WriteString("# Gallery\n\nMade by `docs/gallery.sh` from the scenarios in `cmd/gallery`; do not edit.\n")
	for _, sh := range shots {
		if sh.unseen {
			continue
		}
		fmt.Fprintf(&b, "\n## %s\n\n%s\n\n", sh.caption.EN, sh.caption.JA)
		for _, sz := range sizes {
			for _, l := range []string{"ja", "en"} {
				width := 420
				if sz.name == "phone" {
					width = 200
				}
				if sh.cells > 0 {
					if width = 840; sz.name == "phone" {
						continue
					}
				}
				fmt.Fprintf(&b, "<img src=\"pictures/%s-%s-%s.webp\" width=\"%d\" alt=\"%s, %s, %s\">\n", sh.name, sz.name, l, width, sh.caption.EN, sz.name, l)
			}
		}
	}
	return b.String()
}

func main() {
	a := &app{}
	write := flag.String("page", "", "write the gallery's page to this file")
	flag.StringVar(&a.out, "out", "gallery", "folder for the pictures")
	flag.StringVar(&a.only, "only", "", "only pictures whose names contain this")
	flag.StringVar(&a.sizes, "size", "desktop phone", "sizes: desktop, phone, hd, frame, low")
	flag.StringVar(&a.langs, "lang", "ja en", "languages")
	flag.IntVar(&a.sheet, "sheet", 0, "contact sheet: a picture every so many ticks")
	flag.IntVar(&a.skip, "skip", 0, "ticks before the contact sheet begins")
	flag.IntVar(&a.cells, "cells", 30, "pictures of a contact sheet")
	flag.BoolVar(&a.reduced, "reduced", false, "with reduced motion")
	costs := flag.Bool("cost", false, "measure the great moments (-only one of them) against an empty program; no pictures")
	flag.Parse()
	if *costs {
		if err := measureMoments(a.only); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := run(a, *write); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(a *app, write string) error {
	if write != "" {
		if err := os.WriteFile(write, []byte(page()), 0o644); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(a.out, 0o755); err != nil {
		return err
	}
	return darkroom.Run(a.all)
}
