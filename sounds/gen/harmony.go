package main

import (
	"slices"
	"strings"
)

// qualities are the voices of a chord without its root, which the bass plays.
var qualities = map[string][]int{
	"maj9":  {4, 7, 11, 14},
	"maj7":  {4, 7, 11, 12},
	"6":     {4, 7, 9, 14},
	"m9":    {3, 7, 10, 14},
	"m7":    {3, 7, 10, 12},
	"m6":    {3, 7, 9, 14},
	"m7b5":  {3, 6, 10, 12},
	"9":     {4, 7, 10, 14},
	"13":    {4, 10, 14, 21},
	"13sus": {5, 10, 14, 21},
	"7b9":   {4, 7, 10, 13},
}

// chord is a chord over a stretch of time.
type chord struct {
	name       string  // quality
	at, length float64 // beats from the piece's start
	root       int     // pitch class
	fifth      int     // semitones
	third      int
	voices     []int // pitches of the upper voices, low to high
}

// harmony reads "Cmaj9 | Dm9 G13 | ..." and leads the voices: each chord is
// laid out as near to the one before as the range allows.
func harmony(bar int, text string) []chord {
	var chords []chord
	for i, symbols := range strings.Split(text, "|") {
		names := strings.Fields(symbols)
		for j, name := range names {
			length := float64(beatsPerBar) / float64(len(names))
			c := parseChord(name)
			c.at, c.length = float64((bar+i)*beatsPerBar)+float64(j)*length, length
			chords = append(chords, c)
		}
	}
	prev := []int{55, 59, 62, 66}
	for i := range chords {
		chords[i].voices = lead(prev, chords[i])
		prev = chords[i].voices
	}
	return chords
}

func parseChord(name string) chord {
	cut := 1
	root := pitchClasses[name[0]|0x20]
	if len(name) > 1 && (name[1] == '#' || name[1] == 'b') {
		cut = 2
		if name[1] == '#' {
			root++
		} else {
			root--
		}
	}
	intervals, ok := qualities[name[cut:]]
	if !ok {
		panic("harmony: unknown chord " + name)
	}
	c := chord{name: name[cut:], root: (root + 12) % 12, fifth: 7, third: intervals[0], voices: intervals}
	if name[cut:] == "m7b5" {
		c.fifth = 6
	}
	return c
}

// lead chooses the inversion, close or with the second voice from above
// dropped, that moves the least from prev and stays between G3-ish and E5.
func lead(prev []int, c chord) []int {
	var best []int
	bestCost := 1 << 30
	for inversion := range c.voices {
		for octave := 3; octave <= 5; octave++ {
			var voicing []int
			low := 0
			for i := range c.voices {
				pitch := (c.root + c.voices[(i+inversion)%len(c.voices)]) % 12
				pitch += 12 * (octave + 1)
				for pitch <= low {
					pitch += 12
				}
				voicing = append(voicing, pitch)
				low = pitch
			}
			drop := slices.Clone(voicing)
			drop[2] -= 12
			slices.Sort(drop)
			for _, v := range [][]int{voicing, drop} {
				cost := 0
				for i := range v {
					d := v[i] - prev[i]
					cost += d * d
				}
				if v[0] < 52 {
					cost += 30 * (52 - v[0])
				}
				if v[3] > 74 {
					cost += 30 * (v[3] - 74)
				}
				if v[3]-v[2] == 1 { // a semitone on top bites
					cost += 25
				}
				if cost < bestCost {
					best, bestCost = v, cost
				}
			}
		}
	}
	return best
}

// under returns the chord that sounds at a beat.
func under(chords []chord, at float64) chord {
	for _, c := range chords {
		if at < c.at+c.length {
			return c
		}
	}
	return chords[len(chords)-1]
}

// comp plays the voices in a rhythm: sixteen steps a bar, digits strike, - holds.
func (p *part) comp(chords []chord, velocity int, patterns ...string) {
	eachStep(chords, patterns, func(at, length float64, mark rune) {
		if mark < '1' || mark > '9' {
			return
		}
		c := under(chords, at)
		if end := c.at + c.length; at+length > end {
			if at+length-end < length/2 {
				length = end - at
			} else {
				c = under(chords, end) // pushed: the next chord comes early
			}
		}
		for i, pitch := range c.voices {
			roll := 0.012 * float64(i) // fingers do not land at once
			p.play(at+roll, length*0.94, pitch, velocity+int(mark-'5')*6+2*i)
		}
	})
}

// bass plays roots and their company: 1 root, 5 fifth, 8 octave, 3 third,
// a approach to the next root from below, x a muted ghost.
func (p *part) bass(chords []chord, velocity int, patterns ...string) {
	eachStep(chords, patterns, func(at, length float64, mark rune) {
		c := under(chords, at)
		length = min(length, c.at+c.length-at)
		root := 24 + c.root
		if root < 28 {
			root += 12
		}
		v := velocity
		if at == c.at {
			v += 6
		}
		switch mark {
		case '1':
			p.play(at, length*0.92, root, v)
		case '5':
			p.play(at, length*0.88, root+c.fifth, v-5)
		case '3':
			p.play(at, length*0.88, root+c.third, v-6)
		case '8':
			p.play(at, length*0.7, root+12, v-2)
		case 'a':
			next := 24 + under(chords, c.at+c.length).root
			if next < 28 {
				next += 12
			}
			p.play(at, length*0.9, next-1, v-6)
		case 'x':
			p.play(at, 0.08, root+12, v-34)
		}
	})
}

// pad holds the voices through each chord; which picks voices by index.
func (p *part) pad(chords []chord, velocity, transpose int, which ...int) {
	for _, c := range chords {
		for _, i := range which {
			p.play(c.at, c.length*1.02, c.voices[i]+transpose, velocity)
		}
	}
}

// eachStep walks patterns of sixteen steps a bar over the chords' bars.
func eachStep(chords []chord, patterns []string, do func(at, length float64, mark rune)) {
	first := chords[0].at
	last := chords[len(chords)-1]
	bars := int(last.at+last.length-first) / beatsPerBar
	for bar := range bars {
		pattern := patterns[bar%len(patterns)]
		if len(pattern) != 16 {
			panic("pattern: not 16 steps: " + pattern)
		}
		for step, mark := range pattern {
			if mark == '.' || mark == '-' {
				continue
			}
			length := 1
			for step+length < 16 && pattern[step+length] == '-' {
				length++
			}
			do(first+float64(bar*beatsPerBar)+float64(step)/4, float64(length)/4, mark)
		}
	}
}
