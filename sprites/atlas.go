package sprites

import (
	"encoding/json"
	"image"
	"sync"

	"godeck/sprites/kage"

	"github.com/hajimehoshi/ebiten/v2"
)

// sheet is the atlas of distance fields: red holds the outline, green the
// enclosed holes, 128 is the edge; blue holds the material of the part.
type sheet struct {
	Side    int      `json:"side"`
	Inset   int      `json:"inset"`
	Columns int      `json:"columns"`
	Names   []string `json:"names"`
	index   map[string]int
	across  int // cells in a row of the texture, see fold
	bounds  []bounds
	form    reliefs
	image   *ebiten.Image
}

// bounds are the outermost pixels of an outline in its cell.
type bounds struct{ left, right, top, bottom int }

var atlasIndex = sync.OnceValue(func() *sheet {
	index, err := files.ReadFile("atlas.json")
	if err != nil {
		panic(err) // embedded
	}
	return readSheet("atlas.json", index)
})

// readSheet reads the index of a sheet; it is embedded and checked by a test.
func readSheet(name string, index []byte) *sheet {
	s := new(sheet)
	if err := json.Unmarshal(index, s); err != nil {
		panic("sprites/" + name + ": " + err.Error())
	}
	s.index = map[string]int{}
	for i, n := range s.Names {
		s.index[n] = i
	}
	s.across = fold(len(s.Names), s.Side)
	return s
}

// maxSide bounds the sides of a texture: many phones and software renderers
// allow no more.
const maxSide = 4096

// fold is how many cells a row of the texture has: drivers get textures whose
// sides are powers of two, and this row wastes the least of them. Neither side
// is above maxSide.
func fold(n, side int) int {
	pow2 := func(v int) int {
		p := 1
		for p < v {
			p *= 2
		}
		return p
	}
	best, area := 1, 0
	for c := 1; c*side <= maxSide; c++ {
		if (n+c-1)/c*side > maxSide {
			continue
		}
		if a := pow2(c*side) * pow2((n+c-1)/c*side); area == 0 || a < area {
			best, area = c, a
		}
	}
	return best
}

// ready reports whether the sheet's picture is there.
func (s *sheet) ready() bool { return s.image != nil }

func atlas() *sheet { return atlasIndex() }

// texture is the sheet's picture, decoded at its first use.
func (s *sheet) texture() *ebiten.Image {
	if s.image == nil {
		if err := s.decode(base()); err != nil { // a game's sheet is decoded when it arrives
			panic("sprites/atlas.png: " + err.Error()) // named by its content
		}
	}
	return s.image
}

// within returns the outermost pixels of a name's outline, which are measured when the
// sheet is decoded.
func (s *sheet) within(name string) bounds {
	s.texture()
	return s.bounds[s.index[name]]
}

// decode makes the texture of a sheet: outlines, holes and materials below one another. The data is
// the file as it is carried or published; see pixels.
func (s *sheet) decode(data []byte) error {
	rows := (len(s.Names) + s.Columns - 1) / s.Columns
	stride, block := s.Columns*s.Side, rows*s.Side
	grey, err := pixels(data, stride, 3*block)
	if err != nil {
		return err
	}
	w, h := s.across*s.Side, (len(s.Names)+s.across-1)/s.across*s.Side
	pix := make([]byte, 4*w*h)
	s.bounds, s.form = make([]bounds, len(s.Names)), reliefs{}
	for i := range s.Names {
		in := bounds{s.Side, 0, s.Side, 0}
		x0, y0 := i%s.Columns*s.Side, i/s.Columns*s.Side
		for y := range s.Side {
			out := grey[(y0+y)*stride+x0:][:s.Side]
			holes := grey[(y0+y+block)*stride+x0:][:s.Side]
			parts := grey[(y0+y+2*block)*stride+x0:][:s.Side]
			to := pix[4*((i/s.across*s.Side+y)*w+i%s.across*s.Side):]
			for x := range s.Side {
				to[4*x], to[4*x+1], to[4*x+2], to[4*x+3] = out[x], holes[x], parts[x], 255
				if out[x] >= 128 {
					in.left, in.right, in.top, in.bottom = min(in.left, x), max(in.right, x+1), min(in.top, y), y+1
				}
			}
		}
		s.bounds[i] = in
		first := y0*stride + x0
		s.form.keep(s.Side, stride, grey[first:], grey[first+block*stride:], grey[first+2*block*stride:])
	}
	s.image = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	s.image.WritePixels(pix)
	return nil
}

// cell is the atlas rectangle of a name.
func (s *sheet) cell(name string) (x, y float32, ok bool) {
	i, ok := s.index[name]
	return float32(i % s.across * s.Side), float32(i / s.across * s.Side), ok
}

// shaders are compiled at their first use.
var shaders = map[string]*ebiten.Shader{}

func shader(name string) *ebiten.Shader {
	if s, ok := shaders[name]; ok {
		return s
	}
	return compile(name, kage.Source(name))
}

// compile takes a source of package kage: the page knows no others, see cmd/slim.
func compile(name, src string) *ebiten.Shader {
	s, err := ebiten.NewShader([]byte(src))
	if err != nil {
		panic("sprites/kage/" + name + ": " + err.Error())
	}
	shaders[name] = s
	return s
}

// sceneShader paints one set.
func sceneShader(set string) *ebiten.Shader {
	name := "scene " + set
	if s, ok := shaders[name]; ok {
		return s
	}
	return compile(name, kage.Scene(set))
}

// frontShader paints one shape that stands in front.
func frontShader(shape string) *ebiten.Shader {
	name := "front " + shape
	if s, ok := shaders[name]; ok {
		return s
	}
	return compile(name, kage.Front(shape))
}

// scratch are the two off-screen images that pictures are painted on.
var scratch [2]*ebiten.Image

// canvas gives a blank part of scratch image i of at least w by h.
func canvas(i, w, h int) *ebiten.Image {
	if s := scratch[i]; s == nil || s.Bounds().Dx() < w || s.Bounds().Dy() < h {
		nw, nh := w, h
		if s != nil {
			nw, nh = max(w, s.Bounds().Dx()), max(h, s.Bounds().Dy())
			s.Deallocate()
		}
		scratch[i] = ebiten.NewImageWithOptions(image.Rect(0, 0, nw, nh), &ebiten.NewImageOptions{Unmanaged: true})
	}
	c := scratch[i].SubImage(image.Rect(0, 0, w, h)).(*ebiten.Image)
	c.Clear()
	return c
}

// DropScratch frees the off-screen images; they come back when needed.
func DropScratch() {
	for i, s := range scratch {
		if s != nil {
			s.Deallocate()
			scratch[i] = nil
		}
	}
}
