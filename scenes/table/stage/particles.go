package stage

import (
	"cmp"
	"math"
	"slices"

	"godeck/scenes/ui"
)

// Particle is one spark, petal or drop.
type Particle struct {
	X, Y, VX, VY  float64
	Gravity, Drag float64
	Life, Age     float64 // ticks
	Size          float64 // device pixels
	Colour        ui.Colour
}

// Particles is a bounded set of particles; the zero value is ready to use. It
// does not allocate after its first burst.
type Particles struct {
	list []Particle
	seed uint32
}

const maxParticles = 400

func (p *Particles) rnd() float64 {
	p.seed = cmp.Or(p.seed, 0x9e3779b9)
	p.seed ^= p.seed << 13
	p.seed ^= p.seed >> 17
	p.seed ^= p.seed << 5
	return float64(p.seed) / (1 << 32)
}

// Burst throws n sparks from a point at up to speed pixels per tick.
func (p *Particles) Burst(x, y float64, n int, speed, size float64, col ui.Colour) {
	if p.list == nil {
		p.list = make([]Particle, 0, maxParticles)
	}
	for i := 0; i < n && len(p.list) < maxParticles; i++ {
		s, c := math.Sincos(p.rnd() * 2 * math.Pi)
		v := speed * (0.25 + 0.75*p.rnd())
		p.list = append(p.list, Particle{X: x, Y: y, VX: v * c, VY: v * s, Gravity: speed * 0.012, Drag: 0.94,
			Life: 24 + 26*p.rnd(), Size: size * (0.5 + 0.8*p.rnd()), Colour: col})
	}
}

// Clear removes all particles.
func (p *Particles) Clear() { p.list = p.list[:0] }

// Tick moves the particles and reports whether any are left.
func (p *Particles) Tick() bool {
	if len(p.list) == 0 {
		return false
	}
	for i := range p.list {
		q := &p.list[i]
		q.Age++
		q.VX *= q.Drag
		q.VY = q.VY*q.Drag + q.Gravity
		q.X += q.VX
		q.Y += q.VY
	}
	p.list = slices.DeleteFunc(p.list, func(q Particle) bool { return q.Age >= q.Life })
	return true
}

// Draw draws the particles as soft lights.
func (p *Particles) Draw(c *ui.Canvas) {
	for i := range p.list {
		q := &p.list[i]
		a := 1 - q.Age/q.Life
		c.Light(q.X, q.Y, q.Size*(0.6+a), q.Colour.Alpha(a))
	}
}
