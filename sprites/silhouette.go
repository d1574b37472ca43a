//go:build !js

package sprites

import (
	"image"
	"image/color"
	"strings"
	"sync"
)

// Main returns the silhouette that a card's picture is about, the largest of its
// figures, or "". It needs no screen.
func Main(game, cardID string) string {
	art := storedArts(game)[cardID]
	if art == nil {
		return ""
	}
	best, size := "", 0.0
	for _, f := range art.Figures {
		s := f.Scale
		if s == 0 {
			s = 0.6
		}
		if s > size {
			best, size = f.Icon, s
		}
	}
	return best
}

// storedArts are the stagings of a game, by card; nil: it has none.
func storedArts(game string) map[string]*Art {
	if a, ok := keptArts[game]; ok {
		return a
	}
	data, err := lateFiles.ReadFile(game + "/art.json")
	if err != nil {
		return nil
	}
	keptArts[game], _ = readArts(data)
	return keptArts[game]
}

var keptArts = map[string]map[string]*Art{}

// plainSheet is a sheet without a texture: its pixels as they are stored.
type plainSheet struct {
	*sheet
	grey          []byte
	stride, block int
}

// plainSheets are all sheets, decoded once.
var plainSheets = sync.OnceValue(func() (out []plainSheet) {
	for _, index := range append([]string{"atlas.json"}, gameSheets()...) {
		data, err := files.ReadFile(index)
		if err != nil {
			continue
		}
		p := plainSheet{sheet: readSheet(index, data)}
		p.stride, p.block = p.Columns*p.Side, (len(p.Names)+p.Columns-1)/p.Columns*p.Side
		if data, err = lateFiles.ReadFile(strings.TrimSuffix(index, ".json") + ".png"); err == nil {
			if p.grey, err = pixels(data, p.stride, 3*p.block); err == nil {
				out = append(out, p)
			}
		}
	}
	return out
})

// Silhouette paints a silhouette in white with dark markings on nothing, side
// pixels high and wide, without a screen; nil: there is no such name.
func Silhouette(name string, side int) image.Image {
	for _, s := range plainSheets() {
		if i, ok := s.index[name]; ok {
			return s.shape(s.grey[i/s.Columns*s.Side*s.stride+i%s.Columns*s.Side:], s.stride, s.block, side)
		}
	}
	return nil
}

func gameSheets() (out []string) {
	for _, g := range Games() {
		out = append(out, g+"/atlas.json")
	}
	return out
}

// shape samples the distance field of a cell; 128 is the edge.
func (s *sheet) shape(cell []byte, stride, block, side int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	k := float64(s.Side) / float64(side)
	at := func(x, y float64, down int) float64 {
		x0, y0 := min(max(int(x), 0), s.Side-2), min(max(int(y), 0), s.Side-2)
		fx, fy := x-float64(x0), y-float64(y0)
		p := func(dx, dy int) float64 { return float64(cell[(y0+dy+down)*stride+x0+dx]) }
		return (p(0, 0)*(1-fx)+p(1, 0)*fx)*(1-fy) + (p(0, 1)*(1-fx)+p(1, 1)*fx)*fy
	}
	cover := func(v float64) float64 { return min(1, max(0, (v-128)/18+0.5)) }
	for y := range side {
		for x := range side {
			u, v := (float64(x)+0.5)*k-0.5, (float64(y)+0.5)*k-0.5
			light := uint8(255 - 215*cover(at(u, v, block)))
			img.SetNRGBA(x, y, color.NRGBA{R: light, G: light, B: light, A: uint8(255 * cover(at(u, v, 0)))})
		}
	}
	return img
}
