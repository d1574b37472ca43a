package typeset

import (
	"cmp"
	"math"

	"godeck/scenes/ui/phrase"
)

// Box is what a text is fitted to: at most Size and at least Floor device pixels
// large, W wide and H high. LineHeight is in ems (0: 1.4). Balanced lines are
// about as long as one another.
type Box struct {
	Face              Face
	Size, Floor, W, H float64
	LineHeight        float64
	Balanced          bool
}

type fitKey struct {
	s             string
	face          Face
	size, w, h, f float32
	lh            float32
	balanced      bool
}

// fits are results of Fit: a scene asks for the same texts in every frame.
var fits = map[fitKey]*Para{}

// forget drops whatever was measured with other typefaces or names.
func forget() {
	clear(evens)
	clear(fits)
}

// Fit breaks a text into lines for a box. It prefers whole phrases unless the
// type becomes much smaller, then words, then whatever fits.
func Fit(s string, b Box) *Para {
	lh := cmp.Or(b.LineHeight, 1.4)
	k := fitKey{s, b.Face, float32(b.Size), float32(b.W), float32(b.H), float32(b.Floor), float32(lh), b.Balanced}
	if p, ok := fits[k]; ok {
		return p
	}
	if len(fits) > 1500 {
		clear(fits)
	}
	run := []Run{{Text: s, Face: FaceFor(b.Face, s)}}
	p := LayoutFit(run, b.Size, b.Floor, lh, b.W, b.H)
	worth := 0.85
	for _, c := range [...]phrase.Cut{phrase.AtWords, phrase.Anywhere} {
		if p.Fits && p.Size >= b.Size*worth {
			break
		}
		if c == phrase.Anywhere {
			worth = 0.62
		}
		was := run[0].cut
		run[0].cut = c
		if q := LayoutFit(run, b.Size, b.Floor, lh, b.W, b.H); q.Fits && (!p.Fits || q.Size > p.Size) {
			p = q
		} else {
			run[0].cut = was
		}
	}
	if p.cut && b.Face == Display { // headlines: a smaller word rather than a broken one
		whole := []Run{{Text: s, Face: run[0].Face}}
		for size := b.Size * 0.96; size >= math.Max(b.Size*0.62, b.Floor); size *= 0.96 {
			if q := LayoutFit(whole, size, size, lh, b.W, b.H); q.Fits && !q.cut {
				p = q
				break
			}
		}
	}
	if b.Balanced && p.Lines > 1 && p.Fits {
		p = p.even(0.9, 1)
	}
	fits[k] = p
	return p
}
