package damage

import (
	"testing"

	"godeck/scenes/ui/geom"
)

// frame lists sections of boxes; a box is at x and looks like hash.
func frame(sections ...part) *List {
	l := &List{}
	for _, s := range sections {
		l.Section(s.id)
		for _, b := range s.boxes {
			l.Ops = append(l.Ops, Op{Hash: HashFloats(b.hash, b.x), At: geom.Rect{X: b.x, Y: 10, W: 10, H: 10}})
		}
	}
	return l
}

type box struct {
	x    float64
	hash uint64
}

type part struct {
	id    string
	boxes []box
}

func differences(was, now *List) *Region {
	d := &Region{Window: geom.Rect{W: 1000, H: 100}}
	d.Compare(was, now)
	return d
}

func covers(d *Region, x float64) bool {
	for _, r := range d.Rects {
		if r.Contains(x, 15) {
			return true
		}
	}
	return false
}

func TestRegionHoldsWhatDiffers(t *testing.T) {
	a := func(x float64) part { return part{"a", []box{{x, 1}, {300, 2}}} }
	b := part{"b", []box{{500, 3}}}
	for _, c := range []struct {
		name     string
		was, now *List
		hurt     []float64
		whole    []float64
	}{
		{"nothing", frame(a(100), b), frame(a(100), b), nil, []float64{105, 305, 505}},
		{"moved", frame(a(100), b), frame(a(200), b), []float64{105, 205}, []float64{305, 505}},
		{"gone", frame(a(100), b), frame(a(100)), []float64{505}, []float64{105, 305}},
		{"come", frame(b), frame(a(100), b), []float64{105, 305}, []float64{505}},
		{"changed, and one behind it gone", frame(part{"a", []box{{100, 1}, {300, 2}, {500, 3}, {700, 4}}}), frame(part{"a", []box{{100, 9}, {300, 2}, {700, 4}}}), []float64{105, 505}, []float64{305, 705}},
		{"changed, and one behind it come", frame(part{"a", []box{{100, 1}, {300, 2}, {700, 4}}}), frame(part{"a", []box{{100, 9}, {300, 2}, {500, 3}, {700, 4}}}), []float64{105, 505}, []float64{305, 705}},
		{"one gone, another come", frame(part{"a", []box{{100, 1}, {300, 2}, {500, 3}}}), frame(part{"a", []box{{300, 2}, {500, 3}, {700, 4}}}), []float64{105, 705}, []float64{305, 505}},
		{"in another order", frame(part{"a", []box{{100, 1}, {300, 2}}}), frame(part{"a", []box{{300, 2}, {100, 1}}}), []float64{105}, []float64{305}},
		{"changed places", frame(a(100), b), frame(b, a(100)), nil, nil},
		{"beyond the window", frame(b), frame(b, part{"c", []box{{2000, 9}}}), nil, []float64{505}},
	} {
		d := differences(c.was, c.now)
		if c.hurt == nil && c.whole != nil && len(d.Rects) > 0 {
			t.Errorf("%s: %v is painted again", c.name, d.Rects)
		}
		for _, x := range c.hurt {
			if !covers(d, x) {
				t.Errorf("%s: what is at %v is not painted again: %v", c.name, x, d.Rects)
			}
		}
		if c.whole == nil && !covers(d, 505) && !covers(d, 105) {
			t.Errorf("%s: nothing is painted again", c.name)
		}
		for _, x := range c.whole {
			if covers(d, x) {
				t.Errorf("%s: what stands at %v is painted again: %v", c.name, x, d.Rects)
			}
		}
	}
}

// TestRegionIsOfFewRectangles has scattered changes joined.
func TestRegionIsOfFewRectangles(t *testing.T) {
	var many part
	for i := range 40 {
		many.boxes = append(many.boxes, box{float64(25 * i), uint64(i)})
	}
	d := differences(frame(), frame(many))
	if len(d.Rects) > mostDamage {
		t.Errorf("%d rectangles, at most %d", len(d.Rects), mostDamage)
	}
	for i := range 40 {
		if !covers(d, float64(25*i)+5) {
			t.Errorf("the box at %d is not painted", 25*i)
		}
	}
}
