// Package contrast measures, from pictures, whether words can be read on what is
// behind them (WCAG 2.2, success criterion 1.4.3).
package contrast

import (
	"cmp"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"godeck/scenes/internal/cardart"
	"godeck/scenes/ui"
	"godeck/scenes/ui/ink"

	"github.com/hajimehoshi/ebiten/v2"
)

// Within reports whether this process is to run its tests where pictures can be
// drawn and read: it was started by Apart.
func Within() bool { return os.Getenv("GODECK_CONTRAST") != "" }

// Apart runs a test in a process of its own within a window (darkroom.Run, in
// TestMain where Within holds), and reports whether this is that process. In
// the other tests' process nothing is drawn, which makes them fast. Without a
// display it says so and skips.
func Apart(t *testing.T) bool {
	t.Helper()
	if Within() {
		cardart.Keep()
		return true
	}
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		t.Skip("contrast is measured from pictures, which need a display: xvfb-run -a go test …")
	}
	c := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v="+fmt.Sprint(testing.Verbose()))
	c.Env = append(os.Environ(), "GODECK_CONTRAST="+cmp.Or(os.Getenv("CONTRAST"), "some"))
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// Wanted reports whether the i-th position is to be measured in the j-th of n
// windows: every fifth position, by turns in the windows; with CONTRAST=each
// every one by turns; with CONTRAST=all every one in all of them, which takes
// minutes.
func Wanted(i, j, n int) bool {
	switch os.Getenv("GODECK_CONTRAST") {
	case "all":
		return true
	case "each":
		return i%n == j
	}
	return i%5 == 0 && i/5%n == j
}

// Scene is what is measured.
type Scene interface {
	ui.Scene
	Record(env *ui.Env) *ui.DisplayList
}

// Check draws a scene with its words and without them, and fails the test for
// every piece of text of the top layer that has less contrast than AA asks for:
// 4.5, or 3 where the type is large. What is disabled, covered or still
// appearing does not count, nor what an entry of decoration matches by the
// beginning of its owner's id, or by its words.
func Check(t *testing.T, name string, sc Scene, env *ui.Env, decoration map[string]string) {
	t.Helper()
	top, layer := map[string]bool{}, 0
	list := sc.Record(env)
	for _, it := range list.Items {
		layer = max(layer, it.Layer)
	}
	for _, it := range list.Items {
		if it.Layer == layer {
			top[it.Owner] = true
		}
	}
	off := map[string]bool{}
	for _, n := range sc.Nodes(env) {
		off[n.ID] = n.Disabled
	}
	disabled := func(id string) bool { // or a part of what is
		for !off[id] {
			dot := strings.LastIndexByte(id, '.')
			if dot < 0 {
				return false
			}
			id = id[:dot]
		}
		return true
	}
	under := func(l ink.Line) bool { // a sheet
		for i, it := range list.Items {
			if it.Kind == ui.ItemSheet && !it.Rect.Intersect(rect(l.Box)).Empty() && slices.ContainsFunc(list.Items[:i], func(o ui.Item) bool { return o.Owner == l.Owner }) {
				return true
			}
		}
		return false
	}
	idler, ok := sc.(ui.Idler)
	moves := ok && !idler.Idle()
	paint := func() *ebiten.Image {
		img := ebiten.NewImage(int(env.W), int(env.H))
		sc.Draw(env, img)
		return img
	}
	if !moves {
		settle(sc, env)
	}
	with, without, lines := take(false, paint)
	if dir := os.Getenv("PICTURES"); dir != "" {
		save(t, filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".png"), with)
	}
	told := map[string]bool{}
	for _, l := range lines {
		if strings.TrimSpace(l.Text) == "" || !top[l.Owner] || disabled(l.Owner) || under(l) || moves && l.Colour[3] < 0.95 || told[l.Owner+l.Text] || decorates(l, decoration) {
			continue
		}
		if f := judge(with, without, l, env.Scale, moves); f != "" {
			told[l.Owner+l.Text] = true
			t.Errorf("%s: %s: %s", name, l.Owner, f)
		}
	}
}

// settle draws a scene until it has all of its pictures: faces of cards come a few
// at a time. Only what changes is painted, as in the program.
func settle(sc Scene, env *ui.Env) {
	img := ebiten.NewImage(int(env.W), int(env.H))
	defer img.Deallocate()
	draw := sc.Draw
	if d, ok := sc.(ui.ChangeDrawer); ok {
		draw = d.DrawChanges
	}
	for range 40 {
		draw(env, img)
		env.Tick++
		if sc.Update(env, &ui.Input{}); !sc.Dirty() {
			return
		}
	}
}

// Kept measures a picture of its own that paint makes, such as a card's face.
func Kept(t *testing.T, name string, env *ui.Env, paint func() *ebiten.Image) {
	t.Helper()
	with, without, lines := take(true, paint)
	if dir := os.Getenv("PICTURES"); dir != "" {
		save(t, filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".png"), with)
	}
	for _, l := range lines {
		if f := judge(with, without, l, env.Scale, false); f != "" {
			t.Errorf("%s: %s", name, f)
		}
	}
}

func decorates(l ink.Line, list map[string]string) bool {
	for k := range list {
		if k == l.Text || k != "" && strings.HasPrefix(l.Owner, k) {
			return true
		}
	}
	return false
}

// take paints twice: with the words, which it lists, and without them.
func take(kept bool, paint func() *ebiten.Image) (with, without *image.RGBA, lines []ink.Line) {
	defer func() { ink.Draws = nil }()
	shot := func(draws func(ink.Line) bool) *image.RGBA {
		ink.Draws = draws
		img := paint()
		m := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
		img.ReadPixels(m.Pix)
		img.Deallocate()
		return m
	}
	with = shot(func(l ink.Line) bool {
		if l.Kept == kept {
			lines = append(lines, l)
		}
		return true
	})
	without = shot(func(l ink.Line) bool { return l.Kept != kept })
	return with, without, lines
}

// enough is how much of a text's pixels may be too close to its ground: edges of
// things behind it, a star, a spark.
const enough = 0.1

// judge returns what is wrong with a piece of text, or "". While something moves
// it may pass over words, and the rest of the table may be dim.
func judge(with, without *image.RGBA, l ink.Line, scale float64, moves bool) string {
	whole, colour := rect(l.Box), ui.Colour{R: l.Colour[0], G: l.Colour[1], B: l.Colour[2], A: l.Colour[3]}
	box := whole.Intersect(rect(l.Clip))
	r := image.Rect(int(box.X)-1, int(box.Y)-1, int(math.Ceil(box.Right()))+1, int(math.Ceil(box.Bottom()))+1).Intersect(with.Rect)
	w, h := r.Dx(), r.Dy()
	if w < 2 || h < 2 {
		return ""
	}
	// Where the pictures differ, there are visible letters. What is behind them
	// and right beside them is their ground.
	letter, steps := make([]bool, w*h), make([]int, w*h)
	n, most, top, low, left, right := 0, 0, h, 0, w, 0
	var strong []image.Point // where the letters are most solid
	for y := range h {
		for x := range w {
			d := difference(with, without, r.Min.X+x, r.Min.Y+y)
			steps[y*w+x] = d
			switch {
			case d > most+most/8:
				most, strong = d, append(strong[:0], image.Pt(x, y))
			case d >= most-most/8:
				strong = append(strong, image.Pt(x, y))
			}
		}
	}
	for i, d := range steps {
		if letter[i] = d > max(16, most/3); letter[i] {
			n++
			top, low, left, right = min(top, i/w), max(low, i/w), min(left, i%w), max(right, i%w)
		}
	}
	size := l.Size / scale
	if want := whole.W * whole.H; float64(n) < 0.02*want {
		if l.Colour[3] < 0.3 || box.W < whole.W/2 || box.H < whole.H/2 {
			return ""
		}
		// Covered by something, or of the colour of its ground.
		if covered(without, r, colour) {
			return ""
		}
	}
	share := 0.5
	if strings.Trim(l.Text, "0123456789") == "" {
		share = 0.7 // digits are high
	}
	if float64(low-top+1) < share*l.Size || float64(right-left+1) < 0.8*whole.W-l.Size/2 { // cut off: by the edge of a list, by a card that lies over it
		return ""
	}
	letters, dim := seen(with, without, r, strong, colour)
	if moves && dim {
		return ""
	}
	ratios := grounds(without, r, letter, letters)
	need := 4.5
	if size >= 24 || l.Bold && size >= 18.66 {
		need = 3
	}
	share = enough
	if moves {
		share = 0.5
	}
	if len(ratios) == 0 {
		return ""
	} else if got := ratios[int(share*float64(len(ratios)))]; got < need-0.05 {
		return fmt.Sprintf("%q (%.0f px) has a contrast of %.1f to 1 (median %.1f), less than %.1f", l.Text, size, got, ratios[len(ratios)/2], need)
	}
	return ""
}

// grounds returns the contrast of letters with the pixels behind them and right
// beside them, the worst first.
func grounds(without *image.RGBA, r image.Rectangle, letter []bool, letters func(ui.Colour) ui.Colour) []float64 {
	w, h := r.Dx(), r.Dy()
	var ratios []float64
	for y := range h {
		for x := range w {
			near := false
			for dy := -1; dy <= 1 && !near; dy++ {
				for dx := -1; dx <= 1 && !near; dx++ {
					if i, j := x+dx, y+dy; i >= 0 && j >= 0 && i < w && j < h {
						near = letter[j*w+i]
					}
				}
			}
			if near {
				g := pixel(without, r.Min.X+x, r.Min.Y+y)
				ratios = append(ratios, Ratio(letters(g), g))
			}
		}
	}
	slices.Sort(ratios)
	return ratios
}

func rect(b [4]float64) ui.Rect { return ui.Rect{X: b[0], Y: b[1], W: b[2], H: b[3]} }

// covered reports whether words of a colour would show on a ground: if they
// would, and are not to be seen, something covers them.
func covered(without *image.RGBA, r image.Rectangle, c ui.Colour) bool {
	sum := 0.0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			g := pixel(without, x, y)
			sum += Ratio(over(c, g), g)
		}
	}
	return sum/float64(r.Dx()*r.Dy()) > 1.3
}

// seen returns the colour of letters on a ground. It is that in which they are
// drawn, unless the picture shows that something lies over them, such as the
// dimness of a card that cannot be used: then it is that of their most solid
// pixels.
func seen(with, without *image.RGBA, r image.Rectangle, strong []image.Point, c ui.Colour) (letters func(ui.Colour) ui.Colour, dim bool) {
	var a, g ui.Colour
	for _, p := range strong {
		x, y := pixel(with, r.Min.X+p.X, r.Min.Y+p.Y), pixel(without, r.Min.X+p.X, r.Min.Y+p.Y)
		a.R, a.G, a.B = a.R+x.R, a.G+x.G, a.B+x.B
		g.R, g.G, g.B = g.R+y.R, g.G+y.G, g.B+y.B
	}
	k := 1 / float32(max(1, len(strong)))
	a, g = ui.Colour{R: a.R * k, G: a.G * k, B: a.B * k}, ui.Colour{R: g.R * k, G: g.G * k, B: g.B * k}
	full := over(c, g)
	// How far the solid pixels are on the way from the ground to the full colour.
	dot, length := float32(0), float32(0)
	for _, d := range [...][2]float32{{a.R - g.R, full.R - g.R}, {a.G - g.G, full.G - g.G}, {a.B - g.B, full.B - g.B}} {
		dot += d[0] * d[1]
		length += d[1] * d[1]
	}
	if length == 0 || dot/length > 0.55 {
		return func(g ui.Colour) ui.Colour { return over(c, g) }, length > 0 && dot/length < 0.8
	}
	return func(ui.Colour) ui.Colour { return a }, true
}

// over returns a colour on a ground.
func over(c, g ui.Colour) ui.Colour {
	k := c.A
	return ui.Colour{R: g.R + (c.R-g.R)*k, G: g.G + (c.G-g.G)*k, B: g.B + (c.B-g.B)*k, A: 1}
}

func pixel(m *image.RGBA, x, y int) ui.Colour {
	p := m.Pix[m.PixOffset(x, y):]
	return ui.Colour{R: float32(p[0]) / 255, G: float32(p[1]) / 255, B: float32(p[2]) / 255, A: 1}
}

// difference is the greatest difference of two pixels in a colour, 0..255.
func difference(a, b *image.RGBA, x, y int) (d int) {
	p, q := a.Pix[a.PixOffset(x, y):], b.Pix[b.PixOffset(x, y):]
	for i := range 3 {
		d = max(d, int(p[i])-int(q[i]), int(q[i])-int(p[i]))
	}
	return d
}

// Ratio is the contrast of two colours by WCAG, 1 to 21.
func Ratio(a, b ui.Colour) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func save(t *testing.T, path string, m *image.RGBA) {
	f, err := os.Create(path)
	if err == nil {
		err = cmp.Or((&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, m), f.Close())
	}
	if err != nil {
		t.Error(err)
	}
}
