package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/scenes/internal/contrast"
	"godeck/scenes/internal/harness"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main runs the tests of a table. With PICTURES set to a folder, the golden
// positions are drawn into it as PNG files instead of being compared: all, or
// those whose names ("menu 390x844 ja") contain every word of ONLY. FRAMES=n
// takes n pictures of each, a tenth of a second apart, and WINDOW=844x390x2
// sets another window and its scale. It needs a display:
//
//	PICTURES=/tmp/shots ONLY="result ja" xvfb-run -a go test ./scenes/magna -run GoldenScreens
func Main(m *testing.M) {
	code := 0
	work := func() error { code = m.Run(); return nil }
	if os.Getenv("PICTURES") == "" && !contrast.Within() {
		work()
		os.Exit(code)
	}
	if err := darkroom.Run(work); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// wanted reports whether a position is to be drawn.
func wanted(name string) bool {
	for word := range strings.FieldsSeq(os.Getenv("ONLY")) {
		if !strings.Contains(name, word) {
			return false
		}
	}
	return true
}

// windows returns the windows in which positions are drawn.
func windows() []harness.Window {
	var w harness.Window
	if n, _ := fmt.Sscanf(os.Getenv("WINDOW"), "%fx%fx%f", &w.W, &w.H, &w.Scale); n == 3 {
		return []harness.Window{w}
	}
	return Windows
}

// take draws a position into the folder of pictures.
func take(t *testing.T, name string, b *harness.Bench) {
	t.Helper()
	n := 1
	fmt.Sscan(os.Getenv("FRAMES"), &n)
	for i := range n {
		img := ebiten.NewImage(int(b.Env.W), int(b.Env.H))
		b.Scene.Draw(b.Env, img)
		file := strings.ReplaceAll(name, " ", "-")
		if n > 1 {
			file += fmt.Sprintf("-%02d", i)
		}
		if err := darkroom.Save(img, filepath.Join(os.Getenv("PICTURES"), file+".png")); err != nil {
			t.Fatal(err)
		}
		img.Deallocate()
		b.Tick(6)
	}
}
