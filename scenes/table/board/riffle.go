package board

import (
	"cmp"
	"math"
	"slices"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// riffle is a pile being shuffled.
type riffle struct {
	at     Pose
	p      float64
	theirs bool // the rival's, with a back of its own
}

// Shuffle returns the tween in which a pile, the rival's or one's own, is cut and riffled.
func (t *Base) Shuffle(at Pose, theirs bool, ticks int) ui.Tween {
	at.Face = 0
	id := len(t.riffles)
	return ui.Tween{Ticks: cmp.Or(ticks, 52), Ease: ui.Linear,
		Start: func() {
			if !t.reduced && !t.Timeline.Skipping() {
				id = len(t.riffles)
				t.riffles = append(t.riffles, riffle{at: at, theirs: theirs})
			}
		},
		Do: func(p float64) {
			if id < len(t.riffles) {
				t.riffles[id].p = p
			}
		},
		End: func() {
			if !slices.ContainsFunc(t.riffles, func(r riffle) bool { return r.p < 1 }) {
				t.riffles = t.riffles[:0]
			}
		}}
}

const riffled = 12 // number of cards shown

func (r *riffle) draw(c *ui.Canvas, b *Board) {
	w, u := r.at.W, c.Px(1)
	if c.Blank() || r.p >= 1 {
		return
	}
	img := b.Faces.BackImage(c.Env, c.Theme, w, r.theirs)
	for i := range riffled {
		side := float64(i%2)*2 - 1
		fall := 0.42 + 0.36*float64(i)/riffled // cut, held for a moment, then dropped one after the other
		out := ui.EaseOut(ui.Clamp01(r.p / 0.26))
		back := ui.EaseIn(ui.Clamp01((r.p - fall) / 0.2))
		k := out * (1 - back)
		p := r.at
		p.X += side * 0.62 * w * k
		p.Y -= w * (0.03*float64(i) + 0.10*k*math.Sin(math.Pi*ui.Clamp01((r.p-fall)/0.2))) * math.Min(1, 4*(1-r.p))
		p.Angle = side * 0.16 * k
		c.ShadowAt(p.X+2*u, p.Y+(3+8*k)*u, w, w*cards.Aspect, p.Angle, w*0.06, (6+10*k)*u, c.Theme.Shadow.Alpha(0.35))
		b.drawLoose(c, img, p, w, 1, 1)
	}
}

// Riffling reports whether a pile is being shuffled.
func Riffling(t *Base) bool { return len(t.riffles) > 0 }
