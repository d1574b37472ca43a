package sprites

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestFigureStandsAlone: the figures of a picture are painted without what is behind
// them, and none that the picture's edge cuts off.
func TestFigureStandsAlone(t *testing.T) {
	needScreen(t)
	paint := func(f Figure) (inside, corner uint8) {
		img := ebiten.NewImage(100, 140)
		defer img.Deallocate()
		DrawFigures(img, 0, 0, 100, 140, &Art{Figures: []Figure{f}}, 0.6)
		pix := make([]byte, 4*100*140)
		img.ReadPixels(pix)
		for y := range 140 {
			for x := range 100 {
				a := pix[4*(y*100+x)+3]
				if (image.Point{X: x, Y: y}).In(image.Rect(30, 40, 70, 100)) {
					inside = max(inside, a)
				}
			}
		}
		return inside, pix[3]
	}
	icon := Silhouettes()[0]
	if in, out := paint(Figure{Icon: icon, X: 0.5, Y: 0.5, Scale: 0.6}); in < 200 || out > 0 {
		t.Errorf("a whole figure has opacity %d, its surroundings %d", in, out)
	}
	if in, _ := paint(Figure{Icon: icon, X: 0.1, Y: 0.5, Scale: 0.9}); in > 0 {
		t.Errorf("a figure that is cut off is painted, %d", in)
	}
}
