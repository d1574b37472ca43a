// Command frame draws one frame with a tile for every shader of the program
// and of Ebitengine, and writes its pixels to a file. Built with the page's
// engine and with the unmodified one it must write the same.
package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"

	ui "godeck/scenes/ui/kage"
	sprites "godeck/sprites/kage"
)

const (
	tile = 64
	cols = 8
)

type frame struct {
	file string
	done bool
	err  error
}

func (f *frame) Layout(int, int) (int, int) { return tile, tile }

func (f *frame) Update() error {
	if f.done {
		return ebiten.Termination
	}
	return nil
}

func (f *frame) Draw(*ebiten.Image) {
	if f.done {
		return
	}
	f.done = true
	img, err := draw()
	if err == nil {
		pixels := make([]byte, 4*img.Bounds().Dx()*img.Bounds().Dy())
		img.ReadPixels(pixels)
		err = os.WriteFile(f.file, pixels, 0o644)
	}
	f.err = err
}

// draw draws the tiles.
func draw() (*ebiten.Image, error) {
	r := rand.New(rand.NewPCG(1, 2))
	var noise [4]*ebiten.Image
	for i := range noise {
		noise[i] = ebiten.NewImage(tile, tile)
		pixels := make([]byte, 4*tile*tile)
		for k := 0; k < len(pixels); k += 4 {
			a := 128 + r.IntN(128)
			pixels[k], pixels[k+1], pixels[k+2], pixels[k+3] = byte(r.IntN(a)), byte(r.IntN(a)), byte(r.IntN(a)), byte(a)
		}
		noise[i].WritePixels(pixels)
	}
	sources := append(ui.All(), sprites.All()...)
	built := 3 * 3 * 2
	img := ebiten.NewImage(cols*tile, (len(sources)+built+cols-1)/cols*tile)
	n := 0
	corners := func(scale float32) []ebiten.Vertex {
		x, y := float32(n%cols*tile), float32(n/cols*tile)
		n++
		vs := make([]ebiten.Vertex, 4)
		for i := range vs {
			dx, dy := float32(i%2), float32(i/2)
			vs[i] = ebiten.Vertex{DstX: x + dx*tile, DstY: y + dy*tile, SrcX: (dx - 0.1) * tile * scale, SrcY: (dy - 0.1) * tile * scale,
				ColorR: 0.9, ColorG: 0.8, ColorB: 0.7, ColorA: 0.95, Custom0: 24, Custom1: 16, Custom2: 8, Custom3: -3}
		}
		return vs
	}
	order := []uint16{0, 1, 2, 1, 2, 3}
	for i, src := range sources {
		s, err := ebiten.NewShader([]byte(src))
		if err != nil {
			return nil, fmt.Errorf("shader %d: %w", i, err)
		}
		op := &ebiten.DrawTrianglesShaderOptions{Images: noise, Uniforms: uniforms(src, r)}
		img.DrawTrianglesShader(corners(1), order, s, op)
	}
	var m colorm.ColorM
	m.RotateHue(1)
	m.Translate(0.1, 0, -0.1, 0)
	for _, f := range []ebiten.Filter{ebiten.FilterNearest, ebiten.FilterLinear, ebiten.FilterPixelated} {
		for _, a := range []ebiten.Address{ebiten.AddressUnsafe, ebiten.AddressClampToZero, ebiten.AddressRepeat} {
			// Unsafe reads outside of the picture are undefined.
			vs := corners(1.3)
			if a == ebiten.AddressUnsafe {
				for i := range vs {
					vs[i].SrcX, vs[i].SrcY = 4+float32(i%2)*tile/2, 4+float32(i/2)*tile/2
				}
			}
			img.DrawTriangles(vs, order, noise[0], &ebiten.DrawTrianglesOptions{Filter: f, Address: a})
			for i := range vs {
				vs[i].DstX += tile * float32(n%cols-(n-1)%cols)
				vs[i].DstY += tile * float32(n/cols-(n-1)/cols)
			}
			n++
			colorm.DrawTriangles(img, vs, order, noise[1], m, &colorm.DrawTrianglesOptions{Filter: f, Address: a})
		}
	}
	return img, nil
}

var declared = regexp.MustCompile(`(?m)^var ([A-Z]\w*) (?:\[(\d+)\])?(\w+)`)

// uniforms returns random values for the uniforms that a source declares.
func uniforms(src string, r *rand.Rand) map[string]any {
	words := map[string]int{"int": 1, "float": 1, "vec2": 2, "vec3": 3, "vec4": 4, "mat2": 4, "mat3": 9, "mat4": 16}
	all := map[string]any{}
	for _, d := range declared.FindAllStringSubmatch(src, -1) {
		n := words[d[3]]
		if k, err := strconv.Atoi(d[2]); err == nil {
			n *= k
		}
		if d[3] == "int" {
			all[d[1]] = make([]int32, n)
			continue
		}
		values := make([]float32, n)
		for i := range values {
			values[i] = 0.1 + r.Float32()
			if d[1] == "Size" {
				values[i] = tile
			}
		}
		all[d[1]] = values
	}
	return all
}

func main() {
	f := &frame{file: os.Args[1]}
	ebiten.SetWindowSize(tile, tile)
	if err := errors.Join(ebiten.RunGame(f), f.err); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
