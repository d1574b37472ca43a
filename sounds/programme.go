package sounds

import (
	"math/rand/v2"
	"slices"
)

// variation is what stands over the accompaniment of a section.
type variation uint8

const (
	written  variation = iota // the tune
	invented                  // the solo
	breath                    // nothing: the accompaniment alone
	borrowed                  // the tune as the other mood has it
)

// turn is one entry of a programme.
type turn struct {
	section   int64
	variation variation
}

// programme puts every section in every variation into an order in which a section
// never follows itself and no two breaths follow each other, from its end to its
// beginning, too. It is played in a circle, so nothing comes back before all
// else has been heard. It begins with the tune.
func programme(sections int64, variations []variation, dice *rand.Rand) []turn {
	var left []turn
	for s := range sections {
		for _, v := range variations {
			left = append(left, turn{s, v})
		}
	}
	dice.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	first := slices.Index(left, turn{0, written})
	left[0], left[first] = left[first], left[0]
	if order := arrange(left[:1:1], left[1:]); order != nil {
		return order
	}
	return left
}

// arrange extends an order by what is left, or returns nil if there is no way.
func arrange(order, left []turn) []turn {
	if len(left) == 0 {
		if follows(order[len(order)-1], order[0]) {
			return order
		}
		return nil
	}
	for i, t := range left {
		if !follows(order[len(order)-1], t) {
			continue
		}
		if whole := arrange(append(order, t), slices.Delete(slices.Clone(left), i, i+1)); whole != nil {
			return whole
		}
	}
	return nil
}

func follows(a, b turn) bool {
	return a.section != b.section && (a.variation != breath || b.variation != breath)
}
