package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestStrangersPictures paints pictures as a hostile pack may describe them:
// numbers that are beyond everything, and as many figures as are allowed.
func TestStrangersPictures(t *testing.T) {
	img := ebiten.NewImage(96, 128)
	defer img.Deallocate()
	for _, data := range []string{
		`{"level":1e300,"seed":4294967295,"figures":[{"icon":"cat","x":1e300,"y":-1e300,"scale":1e300,"rot":1e300}]}`,
		`{"level":-1e300,"orb":{"kind":"dial","x":-1e300,"y":1e300,"r":1e300},"figures":[{"icon":"cat","x":0,"y":0,"dx":1e300,"dy":-1e300,"scale":-5}]}`,
		`{"orb":{"kind":"ring","x":0,"y":0,"r":-1e300},"figures":[{"icon":"cat","x":0.5,"y":0.5,"scale":1e-300,"tone":"far"}]}`,
		`{"figures":[{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat"},{"icon":"cat","scale":1e18,"tone":"neon"}]}`,
	} {
		a, err := Parse([]byte(data))
		if err != nil {
			continue // refused: the card gets a picture of its own
		}
		DrawCard(img, 0, 0, 96, 128, a, 0.5)
	}
	if _, err := Parse([]byte(`{"figures":[{},{},{},{},{},{},{},{},{},{}]}`)); err == nil {
		t.Error("ten figures are painted")
	}
}
