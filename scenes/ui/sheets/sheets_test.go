package sheets

import (
	"image"
	"testing"
)

// Pictures on a sheet do not overlap, what is large has a texture of its own, and a sheet
// whose pictures are mostly idle gives the others up.
func TestPlace(t *testing.T) {
	var set Set
	known := map[int]*Picture{}
	put := func(i, w, h int, now int64) {
		known[i] = set.Place(w, h, 1<<20, now-2, func() { delete(known, i) })
		known[i].Used = now
	}
	for i := range 60 {
		put(i, 40+7*i%90, 20+i%3, 1)
	}
	if len(set.list) != 1 {
		t.Fatalf("60 small pictures take %d sheets", len(set.list))
	}
	for i, p := range known {
		for j, q := range known {
			if b := p.Image.Bounds().Intersect(q.Image.Bounds()); i != j && !b.Empty() {
				t.Fatalf("%d and %d share %v", i, j, b)
			}
		}
	}
	put(100, 900, 100, 1)
	if b := known[100].Image.Bounds(); b != image.Rect(0, 0, 900, 100) {
		t.Errorf("a large picture is at %v", b)
	}
	if was := set.Bytes(); was != Width*Height*4+1024*128*4 {
		t.Errorf("%d bytes", was)
	}
	// Only the first picture is drawn on.
	known[0].Used = 9
	for range 2 { // the large one first
		set.Tidy(1<<20, 8)
	}
	if known[0] != nil || !set.list[0].left {
		t.Error("a sheet of which one picture is drawn stays")
	}
	put(0, 40, 20, 10)
	if set.list[0].used() != 9 {
		t.Error("a sheet was cleared while a picture on it is shown")
	}
	set.Tidy(1<<20, 10)
	for _, s := range set.list {
		if s.left {
			t.Error("a sheet that nobody shows stays")
		}
	}
}
