// Package kage holds the toolkit's shaders as text. It does not import
// Ebitengine, so cmd/slim can translate them when the page is built.
package kage

// All returns the sources of the toolkit's shaders.
func All() []string { return []string{Shape, Light, Sheen, Dissolve, Flat} }

// Shape is the shader that draws every flat shape: a rounded box by its signed distance,
// filled, stroked or blurred, with a colour at each corner; or, where the first
// number is negative, an arc around the x axis: -radius, half width, sine and cosine of its
// half aperture, the cosine 2 for a ring. Where drawing is done by software both are worked
// out for every pixel of either, so there is no trigonometry here.
// There are no uniforms, so Ebitengine merges neighbouring shapes into one draw
// call, and the first frame waits for one shader only.
const Shape = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	if custom.x < 0 {
		d := abs(length(src)+custom.x) - custom.y
		if custom.w <= 1 {
			d = max(d, custom.w*abs(src.y)-custom.z*src.x)
		}
		return color * clamp(0.5-d, 0, 1)
	}
	half := custom.xy
	r := custom.z
	q := abs(src) - half + r
	d := length(max(q, 0)) + min(max(q.x, q.y), 0) - r
	m := custom.w
	if m > 0 {
		return color * clamp(0.5-(abs(d+m*0.5)-m*0.5), 0, 1)
	}
	if m < -1000 {
		return color * clamp(0.5-d, 0, 1)
	}
	s := -m
	t := clamp(0.5-d/(2*s), 0, 1)
	return color * t * t * (3 - 2*t)
}
`

// Flat draws triangles in the colours of their corners. Where drawing is done by software
// it costs less for a pixel than a white picture does, which is read for each of them.
const Flat = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4) vec4 {
	return color
}
`

// Light draws a soft spot of a radius: what two of Shape's blurred discs would, for half of
// what they cost.
const Light = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	l := length(src)
	wide := clamp(0.5-(l-1)/(2*custom.x), 0, 1)
	core := clamp(0.5-(l-0.35*custom.x)/(1.2*custom.x), 0, 1)
	return color * (wide*wide*(3-2*wide) + core*core*(3-2*core))
}
`

// Sheen draws a band of light across a rounded box, from the upper left to the
// lower right: half extents, radius, progress.
const Sheen = `//kage:unit pixels
package main

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	half := custom.xy
	q := abs(src) - half + custom.z
	d := length(max(q, 0)) + min(max(q.x, q.y), 0) - custom.z
	at := dot(src/half, vec2(0.55, 0.45)) // -1 to 1 over the box
	x := (at - (custom.w*3 - 1.5)) / 0.34
	return color * clamp(0.5-d, 0, 1) * exp(-x*x*2)
}
`

// Dissolve draws a picture that burns away from below: progress, then the
// colour of the glowing edge.
const Dissolve = `//kage:unit pixels
package main

func hash(p vec2) float {
	return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453)
}

func noise(p vec2) float {
	i := floor(p)
	f := fract(p)
	f = f * f * (3 - 2*f)
	return mix(mix(hash(i), hash(i+vec2(1, 0)), f.x), mix(hash(i+vec2(0, 1)), hash(i+vec2(1, 1)), f.x), f.y)
}

func Fragment(dst vec4, src vec2, color vec4, custom vec4) vec4 {
	c := imageSrc0UnsafeAt(src) * color
	p := (src - imageSrc0Origin()) / imageSrc0Size()
	q := p * vec2(9, 12.6)
	n := noise(q)*0.5 + noise(q*2.3)*0.32 + noise(q*5.1)*0.18
	d := n*0.6 + (1-p.y)*0.4 - custom.x*1.1 + 0.08
	if d < 0 {
		return vec4(0)
	}
	burn := 1 - smoothstep(0, 0.09, d)
	burn *= smoothstep(0, 0.06, custom.x)
	char := 1 - 0.75*(1-smoothstep(0.05, 0.2, d))*smoothstep(0, 0.06, custom.x)
	return vec4(mix(c.rgb*char, custom.yzw*c.a, burn), c.a)
}
`
