package cardart

import (
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bold paints what a picture is about large and alone, before a light ground: so it
// can be told from afar. Tint is the colour of a card's figure.
type Bold struct {
	*Art
	Tint func(id string) string
	made map[*sprites.Art]*sprites.Art
}

// DrawArt implements table.ArtDrawer.
func (b *Bold) DrawArt(dst *ebiten.Image, id string, r ui.Rect, light float64) {
	pic := b.picture(id)
	big := b.made[pic]
	if big == nil {
		if b.made == nil {
			b.made = map[*sprites.Art]*sprites.Art{}
		}
		big = enlarge(pic, b.Tint(id))
		b.made[pic] = big
	}
	draw(dst, big, r, light)
}

// enlarge returns a picture with its main figures as large as it holds them.
func enlarge(pic *sprites.Art, tint string) *sprites.Art {
	most := 0.0
	for _, f := range pic.Figures {
		if f.Tone == "face" { // a portrait fills its picture
			return pic
		}
		if f.Tone != "far" && f.Tone != "hot" {
			most = math.Max(most, f.Scale)
		}
	}
	if most == 0 || pic.Own != "" {
		return pic
	}
	out := *pic
	out.Figures, out.Weather, out.Level = nil, "clear", 0.16
	out.Orb = &sprites.Orb{Kind: "disc", X: 0.5, Y: 0.46, R: 0.46}
	x0, x1, y0, y1 := 1.0, 0.0, 1.0, 0.0
	for _, f := range pic.Figures {
		if f.Tone == "far" || f.Scale < 0.6*most {
			continue
		}
		h := f.Scale / 2
		x0, x1, y0, y1 = math.Min(x0, f.X+f.DX-h), math.Max(x1, f.X+f.DX+h), math.Min(y0, f.Y+f.DY-h), math.Max(y1, f.Y+f.DY+h)
		out.Figures = append(out.Figures, f)
	}
	z := math.Min(2.2, 0.98/math.Max(0.1, math.Min(x1-x0, y1-y0)))
	for i := range out.Figures {
		f := &out.Figures[i]
		f.X, f.Y, f.Scale = 0.5+(f.X-(x0+x1)/2)*z, 0.53+(f.Y-(y0+y1)/2)*z, f.Scale*z
		f.DX, f.DY = f.DX*z, f.DY*z
		if f.Tone != "gold" && f.Tone != "paper" {
			f.Tint = tint
		}
	}
	return &out
}
