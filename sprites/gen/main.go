// Command gen prepares the picture parts of godeck.
//
//	go run . pick <game-icons.json> <ph.json>   copies the silhouettes named in list.txt out of the
//	                                            iconify packages into icons.json
//	node people/pick.cjs                        writes people.json: bodies and heads of people, see there
//	node people/faces.mjs                       writes faces.json: faces of people, see there
//	go run . bake [sheet]...                    bakes all into sheets: base is ../atlas.png and
//	                                            ../atlas.json, a game's are ../<game>/atlas.png and .json
//	go run . sheet <icons.json> <names> <png>   draws a contact sheet to choose from
//
// icons.json, people.json and faces.json are committed, so "bake" needs no network and gives the same bytes on every machine.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
)

const (
	iconSide   = 96   // pixels of one cell
	fineSide   = 128  // the same in a sheet with fine drawings
	fineInk    = 1.7  // raster pixels by which fine lines grow on each side
	spread     = 12.0 // cell pixels that the outline's distance reaches
	holeSpread = 5.0  // the same for holes
	columns    = 16
	closeGap   = 11.0 // raster pixels by which gaps of silhouettes are closed
)

// icon is one silhouette: where it comes from and its outline.
type icon struct {
	Source  string   `json:"source"`
	Author  string   `json:"author"`
	Size    float64  `json:"size"`
	Paths   []string `json:"paths,omitempty"`
	Layers  []layer  `json:"layers,omitempty"` // in place of Paths: painted over each other
	EvenOdd bool     `json:"evenodd,omitempty"`
	Open    bool     `json:"open,omitempty"`   // gaps stay open
	Sheets  []string `json:"sheets,omitempty"` // the games that carry it; none: the base

	X    float64 `json:"x,omitempty"`    // left edge of what is shown of Layers
	Y    float64 `json:"y,omitempty"`    // its upper edge
	Fine bool    `json:"fine,omitempty"` // its lines need larger cells
}

// insetOf is how far a silhouette's view box lies within its cell, in pixels:
// there is room for its glow.
func insetOf(side int) float64 { return float64(side) / 8 }

// layer is a path of a drawing in ink on paper. Ink becomes the marking of the silhouette that all
// layers make together.
type layer struct {
	Ink     bool   `json:"ink"`
	Path    string `json:"path"`
	NonZero bool   `json:"nonzero,omitempty"` // overlaps of the path with itself are filled
}

// base is the sheet that every program carries.
const base = "base"

func (ic icon) in(sheet string) bool {
	if len(ic.Sheets) == 0 {
		return sheet == base
	}
	return slices.Contains(ic.Sheets, sheet)
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) >= 3 && args[0] == "pick":
		return pick(args[1:])
	case len(args) >= 1 && args[0] == "bake":
		return bake(args[1:])
	case len(args) == 4 && args[0] == "sheet":
		return sheet(args[1], args[2], args[3])
	}
	return fmt.Errorf("usage: gen pick <json>... | gen bake [sheet]... | gen sheet <json> <names> <png>")
}

type iconify struct {
	Prefix string  `json:"prefix"`
	Width  float64 `json:"width"`
	Icons  map[string]struct {
		Body  string  `json:"body"`
		Width float64 `json:"width"`
	} `json:"icons"`
}

func readJSON(name string, v any) error {
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(b, v); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

var (
	pathData = regexp.MustCompile(`<path[^>]*? d="([^"]+)"`)
	otherTag = regexp.MustCompile(`<(circle|rect|ellipse|polygon|line)`)
)

// extract reads the path data of one icon of an iconify package.
func (set iconify) extract(name string) (icon, error) {
	ic, ok := set.Icons[name]
	if !ok {
		return icon{}, fmt.Errorf("%s has no icon %q", set.Prefix, name)
	}
	out := icon{Size: set.Width, Source: set.Prefix + ":" + name, EvenOdd: strings.Contains(ic.Body, "evenodd")}
	if ic.Width != 0 {
		out.Size = ic.Width
	}
	if out.Size == 0 {
		out.Size = map[string]float64{"game-icons": 512, "ph": 256}[set.Prefix]
	}
	for _, m := range pathData.FindAllStringSubmatch(ic.Body, -1) {
		out.Paths = append(out.Paths, m[1])
	}
	if otherTag.MatchString(ic.Body) || len(out.Paths) == 0 {
		return icon{}, fmt.Errorf("%s:%s is not made of paths alone", set.Prefix, name)
	}
	return out, nil
}

// pick reads list.txt: lines "name set:icon author [open] [@game]...", sorted into icons.json.
func pick(files []string) error {
	sets := map[string]iconify{}
	for _, f := range files {
		var s iconify
		if err := readJSON(f, &s); err != nil {
			return err
		}
		sets[s.Prefix] = s
	}
	list, err := os.Open("list.txt")
	if err != nil {
		return err
	}
	defer list.Close()
	icons := map[string]icon{}
	lines := bufio.NewScanner(list)
	for n := 1; lines.Scan(); n++ {
		line, _, _ := strings.Cut(lines.Text(), "#")
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		if len(f) < 3 {
			return fmt.Errorf("list.txt:%d: want name, set:icon, author and perhaps open and @games", n)
		}
		set, name, _ := strings.Cut(f[1], ":")
		ic, err := sets[set].extract(name)
		if err != nil {
			return fmt.Errorf("list.txt:%d: %w", n, err)
		}
		if _, twice := icons[f[0]]; twice {
			return fmt.Errorf("list.txt:%d: %q is there twice", n, f[0])
		}
		ic.Author = f[2]
		ic.Open = set != "game-icons"
		for _, word := range f[3:] {
			if game, ok := strings.CutPrefix(word, "@"); ok {
				ic.Sheets = append(ic.Sheets, game)
			} else if word == "open" {
				ic.Open = true
			} else {
				return fmt.Errorf("list.txt:%d: what is %q?", n, word)
			}
		}
		icons[f[0]] = ic
	}
	b, err := json.MarshalIndent(icons, "", " ")
	if err != nil {
		return err
	}
	fmt.Println(len(icons), "icons")
	return os.WriteFile("icons.json", append(b, '\n'), 0o644)
}

// fields rasterises an icon and measures outline and holes.
func (ic icon) fields(side int) (outline, holes []byte, err error) {
	fill := func(evenOdd bool, paths ...string) ([]bool, error) {
		var polys [][]point
		for _, d := range paths {
			p, err := flatten(d)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", ic.Source, err)
			}
			polys = append(polys, p...)
		}
		k := float64(raster) / float64(side)
		inset := insetOf(side)
		scale := (float64(side) - 2*inset) / ic.Size * k
		for _, p := range polys {
			for i := range p {
				p[i] = point{(p[i].x-ic.X)*scale + inset*k, (p[i].y-ic.Y)*scale + inset*k}
			}
		}
		return bitmap(polys, evenOdd), nil
	}
	var o, h []bool
	if len(ic.Layers) == 0 {
		gap := closeGap
		if ic.Open {
			gap = 0
		}
		shape, err := fill(ic.EvenOdd, ic.Paths...)
		if err != nil {
			return nil, nil, err
		}
		o, h = split(shape, gap)
	} else {
		o, h = make([]bool, raster*raster), make([]bool, raster*raster)
		for _, l := range ic.Layers {
			shape, err := fill(!l.NonZero, l.Path)
			if err != nil {
				return nil, nil, err
			}
			for i, in := range shape {
				if in {
					o[i], h[i] = true, l.Ink
				}
			}
		}
		if ic.Fine {
			for i, d := range distance(h, true) {
				h[i] = o[i] && d <= fineInk*fineInk
			}
		}
	}
	outline = cell(signedDistance(o), side, spread, 1)
	if slices.Contains(h, true) {
		holes = cell(signedDistance(h), side, holeSpread, 2)
	} else {
		holes = make([]byte, side*side)
	}
	return outline, holes, nil
}

// bake bakes the named sheets, or all, and always writes the list of authors.
func bake(sheets []string) error {
	icons := map[string]icon{}
	for _, from := range []string{"icons.json", "people.json", "faces.json"} {
		if err := readJSON(from, &icons); err != nil {
			return err
		}
	}
	all := []string{base}
	names := make([]string, 0, len(icons))
	for n, ic := range icons {
		names = append(names, n)
		for _, game := range ic.Sheets {
			if !slices.Contains(all, game) {
				all = append(all, game)
			}
		}
	}
	sort.Strings(names)
	if len(sheets) == 0 {
		sheets = all
	}
	for _, s := range sheets {
		if !slices.Contains(all, s) {
			return fmt.Errorf("no icon belongs to %q", s)
		}
		if err := bakeSheet(icons, names, s); err != nil {
			return err
		}
	}
	authors := map[string][]string{}
	for _, n := range names {
		authors[icons[n].Author] = append(authors[icons[n].Author], icons[n].Source)
	}
	a, err := json.MarshalIndent(authors, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile("../authors.json", append(a, '\n'), 0o644)
}

// bakeSheet writes one sheet and its index.
func bakeSheet(icons map[string]icon, all []string, to string) error {
	var names []string
	side := iconSide
	for _, n := range all {
		if icons[n].in(to) {
			names = append(names, n)
			if icons[n].Fine {
				side = fineSide
			}
		}
	}
	dir := ".."
	if to != base {
		dir = filepath.Join("..", to)
	}
	rows := (len(names) + columns - 1) / columns
	// Outlines, holes and the materials of parts below one another, one grey channel: this packs better than colour.
	img := image.NewGray(image.Rect(0, 0, columns*side, 3*rows*side))
	parts := make([]byte, side*side)
	for i, n := range names {
		o, h, err := icons[n].fields(side)
		if err != nil {
			return err
		}
		x0, y0 := i%columns*side, i/columns*side
		clear(parts)
		if len(icons[n].Layers) == 0 { // people have skin, hair and cloth of their own
			partsOf(parts, o, h, side)
		}
		for y := range side {
			copy(img.Pix[(y0+y)*img.Stride+x0:], o[y*side:(y+1)*side])
			copy(img.Pix[(rows*side+y0+y)*img.Stride+x0:], h[y*side:(y+1)*side])
			copy(img.Pix[(2*rows*side+y0+y)*img.Stride+x0:], parts[y*side:(y+1)*side])
		}
	}
	var buf bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&buf, img); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "atlas.png"), buf.Bytes(), 0o644); err != nil {
		return err
	}
	index := struct {
		Side    int      `json:"side"`
		Inset   int      `json:"inset"`
		Spread  int      `json:"spread"`
		Hole    int      `json:"hole"`
		Columns int      `json:"columns"`
		Names   []string `json:"names"`
	}{side, int(insetOf(side)), spread, holeSpread, columns, names}
	b, err := json.Marshal(index)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d icons, %d bytes, %dx%d\n", to, len(names), buf.Len(), img.Rect.Dx(), img.Rect.Dy())
	return os.WriteFile(filepath.Join(dir, "atlas.json"), append(b, '\n'), 0o644)
}

// sheet draws the named icons of a package, in rows of twenty, for choosing.
func sheet(from, names, to string) error {
	var set iconify
	if err := readJSON(from, &set); err != nil {
		return err
	}
	b, err := os.ReadFile(names)
	if err != nil {
		return err
	}
	list := strings.Fields(string(b))
	const across, side = 20, iconSide
	img := image.NewRGBA(image.Rect(0, 0, across*side, (len(list)+across-1)/across*side))
	for i, n := range list {
		ic, err := set.extract(n)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		o, h, err := ic.fields(side)
		if err != nil {
			return err
		}
		for j := range o {
			c := color.RGBA{24, 20, 40, 255}
			if o[j] > 128 {
				c = color.RGBA{220, 210, 240, 255}
			}
			if h[j] > 128 {
				c = color.RGBA{200, 60, 120, 255}
			}
			img.SetRGBA(i%across*side+j%side, i/across*side+j/side, c)
		}
	}
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}
