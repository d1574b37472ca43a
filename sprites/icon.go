package sprites

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// iconName is the atlas name of an icon: interface icons are stored with the
// prefix "ui-", which callers leave out.
func iconName(name string) (string, bool) {
	if _, ok := atlas().index["ui-"+name]; ok {
		return "ui-" + name, true
	}
	_, ok := atlas().index[name]
	return name, ok
}

// Icons lists the interface icons, without their prefix.
func Icons() []string {
	var out []string
	for _, n := range atlas().Names {
		if len(n) > 3 && n[:3] == "ui-" {
			out = append(out, n[3:])
		}
	}
	return out
}

// DrawIcon draws an icon or a silhouette in one colour, centred on x, y, as
// high as size. Unknown names draw nothing.
func DrawIcon(dst *ebiten.Image, name string, x, y, size float64, c color.Color) {
	DrawIconGlow(dst, name, x, y, size, c, 0)
}

// DrawIconGlow is DrawIcon with a halo of strength glow (0 to 1) around it.
func DrawIconGlow(dst *ebiten.Image, name string, x, y, size float64, c color.Color, glow float64) {
	full, ok := iconName(name)
	if !ok || size <= 0 {
		return
	}
	s := atlas()
	cx, cy, _ := s.cell(full)
	side := float32(s.Side)
	inner := side - 2*float32(s.Inset)
	half := float32(size) / inner * side / 2
	r, g, b, a := c.RGBA()
	var vs [4]ebiten.Vertex
	for i := range vs {
		u, v := float32(i%2), float32(i/2)
		vs[i] = ebiten.Vertex{
			DstX: float32(x) + (u*2-1)*half, DstY: float32(y) + (v*2-1)*half,
			SrcX: cx + u*side, SrcY: cy + v*side,
			ColorR: float32(r) / 0xffff, ColorG: float32(g) / 0xffff, ColorB: float32(b) / 0xffff, ColorA: float32(a) / 0xffff,
		}
	}
	iconUniforms["Cell"] = append(iconCell[:0], cx, cy, side, side)
	iconUniforms["Scale"] = inner / float32(size)
	iconUniforms["Glow"] = float32(glow)
	op := &ebiten.DrawTrianglesShaderOptions{Images: [4]*ebiten.Image{s.texture()}, Uniforms: iconUniforms}
	dst.DrawTrianglesShader(vs[:], quadIndices, shader("icon"), op)
}

// Kept between calls, so that drawing icons allocates little.
var (
	iconUniforms = map[string]any{}
	iconCell     = make([]float32, 0, 4)
)
