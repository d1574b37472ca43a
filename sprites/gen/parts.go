package main

import "slices"

// Materials that the parts of a figure are painted with, see figure.kage; package
// sprites has the same list. The largest part has the figure's own colour.
const (
	ownPaint = iota
	pale     // linen, bone, skin
	metal    // iron, leather
	cloth    // the palette's second accent
)

// What counts as a part, in pixels of a cell: its least area, and how much
// narrower than the parts it joins a neck is.
const (
	leastPart = 26
	neck      = 0.7
	beyond    = 32 // levels outside the edge that still have a material
)

// partsOf divides a silhouette at its inner lines and at its necks, as a horse
// and its rider, and writes a material for each pixel to out, beyond the edge as
// well. outline and holes are the two distance fields of a cell, side by side.
func partsOf(out, outline, holes []byte, side int) {
	n := side * side
	ridge, order := ridges(outline, holes)
	type part struct{ of, peak, area, sum int } // sum of y
	parts := make([]part, 1, 64)                // 0: none
	root := func(k int) int {
		for parts[k].of != k {
			k = parts[k].of
		}
		return k
	}
	label := make([]int, n)
	for _, i := range order {
		level := ridge[i]
		best := 0
		for _, step := range [4]int{-1, 1, -side, side} {
			j := i + step
			if j < 0 || j >= n || step*step == 1 && j/side != i/side || label[j] == 0 {
				continue
			}
			k := root(label[j])
			switch {
			case best == 0:
				best = k
			case k != best:
				a, b := best, k
				if parts[b].peak > parts[a].peak {
					a, b = b, a
				}
				if level > 0 && float64(level) > neck*float64(parts[b].peak) || level > -12 && parts[b].area < leastPart {
					parts[b].of = a
					parts[a].area += parts[b].area
					parts[a].sum += parts[b].sum
				}
				best = a
			}
		}
		if best == 0 {
			if level <= 0 {
				continue // nothing is drawn here
			}
			best = len(parts)
			parts = append(parts, part{of: best, peak: level})
		}
		label[i] = best
		if level > 0 {
			parts[best].area++
			parts[best].sum += i / side
		}
	}
	var all []int
	for k := range parts {
		if k > 0 && parts[k].of == k {
			all = append(all, k)
		}
	}
	slices.SortFunc(all, func(a, b int) int { return parts[b].area - parts[a].area })
	stuff := make([]byte, len(parts))
	paint(all, func(k int) (area, y int) { return parts[k].area, parts[k].sum / max(1, parts[k].area) }, stuff)
	for i := range n {
		out[i] = ownPaint
		if ridge[i] > -beyond {
			out[i] = stuff[root(label[i])]
		}
	}
}

// ridges tells how far each pixel is from an edge or a line, in 127 levels for 12
// pixels, and lists the pixels from the highest downwards. Lines reach less far
// than edges.
func ridges(outline, holes []byte) (ridge, order []int) {
	const low = 256
	var levels [2 * low][]int
	for i := range outline {
		r := int(outline[i]) - 128
		if h := (128 - int(holes[i])) * 5 / 12; h < 46 {
			r = min(r, h)
		}
		ridge = append(ridge, r)
		levels[r+low] = append(levels[r+low], i)
	}
	for _, level := range slices.Backward(levels[:]) {
		order = append(order, level...)
	}
	return ridge, order
}

// paint gives parts, the largest first, their materials: the highest of some size
// is pale, as a head is; those of one size, as two arms, have the same.
func paint(all []int, of func(part int) (area, y int), stuff []byte) {
	if len(all) == 0 {
		return
	}
	most, _ := of(all[0])
	head, highest := -1, 1<<20
	for _, k := range all[1:] {
		if area, y := of(k); area*24 > most && area >= 3*leastPart && y < highest {
			head, highest = k, y
		}
	}
	if _, y := of(all[0]); y < highest {
		head = -1
	}
	turn := [...]byte{metal, cloth, ownPaint}
	next, last := -1, 0
	for _, k := range all[1:] {
		area, _ := of(k)
		if k == head {
			stuff[k] = pale
			continue
		}
		if area < leastPart {
			continue
		}
		if next < 0 || area*5 < last*4 {
			next, last = next+1, area
		}
		stuff[k] = turn[next%len(turn)]
	}
}
