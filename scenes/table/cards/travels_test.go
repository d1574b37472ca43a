package cards

import (
	"container/list"
	"testing"

	"godeck/scenes/ui"
)

func TestAWayIsPaintedInOneSize(t *testing.T) {
	var fc FaceCache
	f := &CardFace{ID: "a"}
	for _, c := range []struct{ w, end, want float64 }{
		{60, 60, 60}, // at rest: exactly
		{60, 48, 48}, // nothing there: as it will lie
		{144, 48, 144},
	} {
		if got := fc.Travels(f, c.w, c.end); got != c.want {
			t.Errorf("from %v to %v with no face there: %v, want %v", c.w, c.end, got, c.want)
		}
	}
	fc.m = map[faceKey]*list.Element{}
	for _, k := range []faceKey{{id: "a", w: 128}, {id: "b", w: 56}, {id: "a", title: "\x00figure", w: 60}, {id: "a", w: 60, h: 20}} {
		fc.m[k] = fc.order.PushFront(&faceEntry{key: k})
	}
	for _, c := range []struct{ w, end, want float64 }{
		{120, 48, 128}, // the face that is there
		{70, 48, 128},
		{60, 48, 48}, // too large by now
		{180, 48, 180},
		{48, 48, 48},
	} {
		if got := fc.Travels(f, c.w, c.end); got != c.want {
			t.Errorf("from %v to %v with a face of 128: %v, want %v", c.w, c.end, got, c.want)
		}
	}
}

func TestThriftyWidthsStay(t *testing.T) {
	fine := &ui.Env{Scale: 3}
	for w := 20; w < 900; w++ {
		got := thrifty(fine, bucket(float64(w)))
		if again := thrifty(fine, bucket(float64(got))); again != got {
			t.Errorf("a face asked for at %d is kept at %d, and at %d when that is asked for", w, got, again)
		}
		if 5*got < 3*bucket(float64(w)) {
			t.Errorf("a face asked for at %d is kept at %d", w, got)
		}
	}
	if got := thrifty(fine, 384); pow2(int(float64(got)*Aspect)+2*FaceMargin) != 512 {
		t.Errorf("a face of 384 is kept at %d, in a texture higher than 512", got)
	}
	if got := thrifty(&ui.Env{Scale: 1}, 384); got != 384 {
		t.Errorf("a face of 384 is kept at %d where pixels are not fine", got)
	}
}
