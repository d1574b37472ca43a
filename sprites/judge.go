package sprites

import "github.com/hajimehoshi/ebiten/v2"

// The masks of judges.
const (
	MaskBone = iota
	MaskFox
	MaskMoon
	MaskHorned
	MaskSun
	MaskBark
)

// Judge is a hooded figure behind a mask.
type Judge struct {
	Kind                                 int
	Cloth, Left, Right, Mask, Eye, Clasp [3]float64
}

// Mien is what a figure's face does: where it looks, from -1 to 1; how far the
// eyes are closed; its mood from -1, a loss, to 1; how open the mouth is; and
// how far the head is bent, in 220ths of the figure.
type Mien struct{ LookX, LookY, Blink, Mood, Talk, Bow float64 }

// Still is the picture of one thing alone, painted in oil in a palette.
func Still(icon, palette, tone string) *Art {
	return &Art{Palette: palette, Figures: []Figure{{Icon: icon, X: 0.5, Y: 0.5, Scale: 0.9, Tone: tone}}, oil: true}
}

// JudgeAspect is a judge's width by its height.
const JudgeAspect = 320.0 / 220

// DrawJudge draws a judge to the waist.
func DrawJudge(dst *ebiten.Image, r Rect, j *Judge, m Mien) {
	col := func(c [3]float64) []float32 { return []float32{float32(c[0]), float32(c[1]), float32(c[2])} }
	drawShape(dst, r, "judge", map[string]any{
		"Size": []float32{float32(r.W), float32(r.H)}, "Kind": float32(j.Kind),
		"Cloth": col(j.Cloth), "Left": col(j.Left), "Right": col(j.Right), "Mask": col(j.Mask), "Eye": col(j.Eye), "Clasp": col(j.Clasp),
		"Look": []float32{float32(m.LookX), float32(m.LookY)}, "Blink": float32(m.Blink), "Mood": float32(m.Mood), "Talk": float32(m.Talk), "Bow": float32(m.Bow),
	})
}
