package sprites

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"sync"
)

// rgb is a colour in the shader's space: straight, 0..1.
type rgb [3]float32

func parseColour(s string) (rgb, error) {
	v, err := strconv.ParseUint(trimHash(s), 16, 32)
	if err != nil || len(trimHash(s)) != 6 {
		return rgb{}, fmt.Errorf("art: %q is not a colour #rrggbb", s)
	}
	return rgb{float32(v>>16) / 255, float32(v>>8&255) / 255, float32(v&255) / 255}, nil
}

func trimHash(s string) string {
	if len(s) > 0 && s[0] == '#' {
		return s[1:]
	}
	return s
}

// hex is for the colours written in this file.
func hex(s string) rgb {
	c, err := parseColour(s)
	if err != nil {
		panic(err)
	}
	return c
}

func (c rgb) mix(d rgb, t float64) rgb {
	for i := range c {
		c[i] += (d[i] - c[i]) * float32(t)
	}
	return c
}

func (c rgb) times(k float32) rgb { return rgb{c[0] * k, c[1] * k, c[2] * k} }

// RGBA makes c a colour of package color.
func (c rgb) RGBA() color.RGBA {
	b := func(v float32) uint8 { return uint8(math.Round(float64(max(0, min(1, v))) * 255)) }
	return color.RGBA{b(c[0]), b(c[1]), b(c[2]), 255}
}

// shift is a colour that follows the hour.
type shift struct{ night, day rgb }

func (s shift) at(light float64) rgb { return s.night.mix(s.day, smooth(light)) }

func smooth(t float64) float64 {
	t = max(0, min(1, t))
	return t * t * (3 - 2*t)
}

// palette holds the colours of a picture by night and by day.
type palette struct {
	top, mid, low shift // sky from zenith to horizon
	far, near     shift // shapes of the set
	figure        shift // the lead figure's paint
	neon, neon2   rgb   // signs, rims, glows
	lamp          rgb   // windows and lamps
	skin          rgb   // of the person that is painted
}

// skins are those of the people; each has one, by its silhouette's name, on
// every card.
var skins = []rgb{hex("fbdcc0"), hex("f5cba4"), hex("fde6d2"), hex("e8b080"), hex("d6986a"), hex("bd8259"), hex("f0c49c")}

func skinOf(icon string) rgb {
	sum := 0
	for _, c := range icon {
		sum = sum*31 + int(c)
	}
	return skins[uint32(sum)%uint32(len(skins))]
}

// pal reads "night/day" pairs: top mid low far near figure, then neon neon2 lamp.
func pal(top, mid, low, far, near, figure, lights string) palette {
	two := func(s string) shift { return shift{hex(s[:6]), hex(s[7:13])} }
	return palette{top: two(top), mid: two(mid), low: two(low), far: two(far), near: two(near), figure: two(figure),
		neon: hex(lights[:6]), neon2: hex(lights[7:13]), lamp: hex(lights[14:20])}
}

var palettes = sync.OnceValue(func() map[string]palette {
	return map[string]palette{
		// dark
		"violet": pal("0c0724/5f74c9", "34136b/b3a4e6", "b0339a/ffd2d8", "3d1a63/8b84c4", "120a2b/3f3a74", "b79cff/5a3fa8", "ff3fa4/35e0ff/ffd27a"),
		"plum":   pal("13051f/7a6bb5", "4a1146/d3a3cf", "e0405f/ffdcc4", "551a52/a67fae", "1b0826/4d2c58", "f0a8e0/7a2f78", "ff4f6e/8f6bff/ffc46b"),
		"orchid": pal("080a2c/5b88d6", "1f1f74/a9b6f0", "7c3fd0/f6d6f0", "2a2576/8493cf", "0c0c30/353f77", "a6b4ff/3c49a6", "c65bff/49f0d0/ffe09a"),
		"ink":    pal("05060f/6d7c96", "151b34/b4bccb", "4c4a78/efe6df", "232949/8d96ab", "090b16/333b50", "cdd3f2/3b4468", "ff5a7a/7fd6ff/ffe3a6"),
		// electric
		"volt":   pal("051026/2f8fd8", "0c3266/86cdf2", "1fa0b8/fff2b8", "12385f/79b4d2", "06142a/21506f", "ffe45c/d98a10", "ffe83d/2fe6ff/fff0a0"),
		"cobalt": pal("06082e/2f63d0", "10248a/7fb0f5", "3f7bff/e3f1ff", "17297d/7aa0e0", "080c33/243f80", "7fe3ff/1f58c4", "35d6ff/ffd23d/ffe9a8"),
		"lemon":  pal("101a2a/5cb0d0", "29465a/c6e6d8", "d9b23a/fff4a8", "33505a/a0c4b4", "101c26/47665e", "ffe96b/b07a10", "ffd21f/ff7a3d/fff2b0"),
		"azure":  pal("041a2c/4fb2e8", "0b4a68/b1e2f4", "49c7c0/fff7dc", "155066/8cc2d6", "06202f/2d6077", "c4f6ff/18708f", "6bf2ff/ff5fb0/ffe79a"),
		// flame
		"ember":   pal("160708/d8895a", "521018/f4bd86", "f0571f/fff0b4", "5c1a1a/cf8c62", "1e0a0c/6b3227", "ffb066/b03a1e", "ff7a2a/ffd84a/ffc861"),
		"crimson": pal("12040f/c46a78", "4f0a26/f2a99c", "e0303f/ffe2be", "58122c/c07f7c", "1a0612/5c2733", "ff8f8a/9c1f38", "ff3b4e/ffb03a/ffc27a"),
		"copper":  pal("120b14/b08f7e", "41232c/e2c09c", "c8773a/fff0cf", "4a2b30/b3907a", "170e14/584039", "f3c08c/8a4a26", "ff9a4a/5fd6d0/ffd592"),
		"rust":    pal("0d0d1d/8e9ac0", "3a1c33/e0b0a0", "dc5a36/ffe9c0", "46243a/ac8a8c", "120d1c/4c3646", "ffa27a/8f3428", "ff6a3d/b38bff/ffcb7a"),
		// wind
		"jade":   pal("04161c/58b8b4", "0b3d45/aee4d0", "38b28a/fdf8cf", "134548/86c0ac", "061c20/2c6259", "a8ffd9/1f7a66", "3dffb8/ff6fb5/ffe9a0"),
		"mint":   pal("07132c/6cc2dc", "153a64/c0ecea", "5fd0b8/fffbe0", "1c4566/98cdd0", "081a30/356677", "cffff0/2a7d86", "6bffe0/ffd84a/fff0b8"),
		"paper":  pal("1a1633/8fb6d8", "3d3566/d8e4ea", "c08a9a/fff6e2", "4a4270/b4bcd0", "16132b/565a78", "fff1dc/a4556a", "ff8f7a/6fe0d0/ffdf9c"),
		"lagoon": pal("071327/4aa3d8", "0f3f5e/9fdcdc", "8a7cff/ffe6ec", "17465f/7fb6c6", "081a2c/2a586c", "b4f0ff/256a9a", "7fa0ff/5fffc2/ffe2a8"),
		// none
		"slate": pal("0b1018/7d97ad", "26313f/c4d2d9", "7a7f8f/fff5e4", "303c4a/9fb0ba", "0e141c/46545f", "e4e8ee/4f6272", "ffd27a/7fd6ff/ffe3a6"),
		"sepia": pal("14100f/a89a80", "3a2c26/dccdaa", "b08a55/fff4d6", "463630/b2a286", "17120f/5a4c3c", "f2dcb0/7c5a34", "ffbe5c/66d0c0/ffdb94"),
		"pearl": pal("101226/8aa6d6", "3b3a60/d6dcf2", "c79ab4/fff0ec", "48466c/b0b6d4", "12142a/4e5478", "f6e9ff/6a5c98", "ff9fce/8fe6ff/ffe6b8"),
		// light, darkness and nature of Duemagic; its water and fire are electric and flame
		"aureate": pal("14102c/7f9fd8", "4a3a52/e4d8b8", "e0b050/fff6d0", "54486a/c4b48c", "1a1630/6a5a3a", "fff0c0/b08420", "ffd84a/8fd8ff/fff2b8"),
		"ivory":   pal("141a34/8fb4e0", "4a587a/dce6f0", "c8c8d8/fffaec", "566484/b4c0cc", "161c34/5a6478", "ffffff/8a7c4a", "ffe88a/7fd0ff/fff6d0"),
		"umbra":   pal("050309/5a4a78", "180c2c/8a78a8", "4a2a7a/d0c0dc", "20123a/7a6898", "07040e/2e2244", "b89aff/4a2a80", "b04aff/7fffb0/d8b8ff"),
		"moss":    pal("06140a/6fae78", "123a1c/b0d8a0", "4a9a3a/f4f6c8", "1a4a24/82b074", "07180c/2c5430", "b8f08a/2f7a28", "8aff4a/ffd84a/fff0a0"),
		"verdure": pal("0a1a20/6abcc0", "1a4a3a/b8e4c0", "a8c84a/fffbd0", "22543e/94c098", "0a1c16/34603c", "e0ff9a/3f8a30", "c8ff3a/ff7a9a/fff2a8"),
		// the factions of Magna Spectra, gouache on an old map: red blue green purple black white none
		"oath":     pal("1c0d10/c9a284", "4a1a18/e2c3a0", "b5452e/f6e6c8", "53221e/b98768", "1a0c0d/5a2a22", "ff9a70/a8321f", "ff5a2a/ffb84a/ffd592"),
		"tidewall": pal("0a1424/8fa9b8", "1b3550/c3cfc8", "4f7f96/f3ead2", "21405a/8199a0", "0b1522/2f4a5c", "a8d8f0/1f4f78", "3f9ae8/ffd27a/ffe6b0"),
		"march":    pal("0d1812/a9b48c", "24402a/d0d2a8", "6f9a58/f6edcc", "2c4a30/8f9f70", "0e1a12/3c4f30", "b8e89a/3f6a2a", "5fc83a/ffb84a/ffe6a0"),
		"masque":   pal("150d1e/a898ac", "38224a/cfbfc0", "8a5a9a/f4e6d4", "432a56/988098", "160e20/4e3858", "d8b0f4/683a80", "b45aff/ffc85a/ffdca0"),
		"eclipse":  pal("08080c/7c7a78", "1c1c24/aaa498", "4a4650/ded2bc", "26262e/86807a", "0a0a0e/302e34", "c4c4d4/2c2a34", "e8404a/b8c4ff/ffd8a0"),
		"noon":     pal("1e2230/b8c4cc", "4a5060/dcdccf", "c8b890/fdf4dc", "565c68/b0b4ae", "1a1e28/5e6468", "fff8e8/fff2d8", "f0b830/5fb8e8/fff0c0"),
		// the arena of Battle Guardians: cold steel under lamps of fire
		"steel": pal("07090d/7f90a2", "1b222c/b9c4cc", "566472/f2ead8", "3c4855/94a2ae", "10151b/46525c", "d4dce4/56687a", "ff8a32/5fd0ff/ffcf86"),
		"chart": pal("15130f/b09c78", "3c3428/d6c49c", "a08858/f4e6c0", "484032/a8946c", "17140f/54462e", "ecd8b0/7a5a30", "f07a3a/5fb8a8/ffdf9c"),
		// Mattsan Card Game, crayons and coloured paper: brass, wake, comet, courier, toys, beasts, the street, the table
		"tin":    pal("7a5a4a/ffc46b", "9a6a4a/ffdf9e", "b08a6a/fff0cf", "8a5030/e88a3c", "4a3428/8a4a2a", "d8a060/f2b33d", "e8502e/2f8fc8/ffd23d"),
		"lamp":   pal("2a2458/8f7fd8", "4a3a80/c9b8f4", "7a6aa8/f3e4fb", "5a4a98/7a63c4", "241e4c/3a2f7a", "c8a8f0/b58af0", "ff6a4a/4fc8b8/ffd85a"),
		"comet":  pal("16225a/3f6fe0", "283a84/8fb4ff", "5a6ab8/dbe8ff", "2e4aa0/3b62cf", "101a48/1c2f7e", "ffd85a/ffca2e", "ff5fa8/36c8e8/ffe04a"),
		"parcel": pal("2a5a80/57bdf0", "4a88a8/a8e0fb", "8ab8c8/e8f7ff", "7a6a4a/e0b070", "3a4a5a/a86a38", "e06a5a/ee5a4a", "e8402e/2f9ae0/ffd23d"),
		"block":  pal("8a3a5a/ff9ab8", "a85a78/ffc4d4", "c89aa8/ffe8ee", "3a8a7a/5fcdb4", "2a5a5a/2f8f86", "f0c85a/ffcf3d", "f0506a/3f9ae8/ffdc4a"),
		"meadow": pal("3a7a9a/7fd0f2", "5a9aa8/bdeaf7", "a8c8a8/f2fbe4", "4a8a3a/8fd05a", "2a5a2a/4a9a3a", "c88a4a/c98545", "ff7a3d/3fa8e0/ffdc4a"),
		"street": pal("6a5a7a/ffd0a0", "8a7a90/ffe4c0", "b0a0a8/fff6e4", "7a6a60/d8b48a", "3a3440/7a5f52", "e8a870/f09a4a", "e84a4a/3f8fd0/ffd84a"),
		"desk":   pal("2a4a6a/5688b8", "2f5a80/74a8d2", "5a80a0/eaf4fb", "6a4a30/e0ac72", "3a2618/a06a3a", "c8a058/e8a23d", "e8502e/3fa85a/ffe08a"),
	}
})

// coat is how a tone paints a figure, as shares of the palette's colours.
type coat struct {
	base    func(p palette, light float64) (base, shade, lit rgb)
	glow    float64 // by night
	shadow  float64 // of the hard shadow
	line    float64 // of the keyline, in cell pixels
	mark    func(p palette, light float64) rgb
	markLit float64 // how far markings shine, by night
	flat    float64
	tube    bool
	fade    bool
	face    bool // skin, with its markings in ink
	alpha   float64
	mixed   float64 // how far its parts differ, see coat.kit
	stuff   int     // what it is made of in pictures by hand: Stuff of crayon.kage
}

// The materials of a figure's parts, as sprites/gen writes them into the sheets.
const (
	ownPaint = iota // the largest part has the figure's own colour
	pale            // linen, bone, skin
	metal           // iron, leather
	cloth           // the palette's second accent
	materials
)

// kit are the colours of a figure's parts by their materials; second is the
// palette's other accent.
func (t coat) kit(p palette, base, second rgb, light float64) (k [materials]rgb) {
	k = [materials]rgb{ownPaint: base, pale: base, metal: base, cloth: base}
	if t.mixed == 0 {
		return k
	}
	air := p.mid.at(light)
	k[pale] = base.mix(rgb{0.96, 0.85, 0.7}.mix(air, 0.24-0.1*light).times(float32(1-0.2*smooth(light))), t.mixed) // by day the sky is pale too
	k[metal] = base.mix(rgb{0.5, 0.52, 0.58}.mix(p.near.at(light), 0.3), t.mixed)
	k[cloth] = base.mix(second.times(0.86).mix(air, 0.2), t.mixed)
	return k
}

func (c rgb) bright() float64 { return 0.3*float64(c[0]) + 0.55*float64(c[1]) + 0.15*float64(c[2]) }

// apart moves c away from the brightness of what is behind it, so that figures
// stand out at every hour: between night and day both have the same.
func (c rgb) apart(behind rgb, least float64) rgb {
	d := c.bright() - behind.bright()
	if math.Abs(d) >= least {
		return c
	}
	if behind.bright() < 0.5 {
		return c.mix(rgb{1, 0.97, 0.92}, (least-d)/(1-c.bright()+0.01))
	}
	return c.times(float32(1 - (least+d)/(c.bright()+0.01)))
}

func white(t float64, c rgb) rgb { return c.mix(rgb{1, 1, 1}, t) }

func darkMark(p palette, l float64) rgb { return p.near.at(l).times(0.5) }
func neonMark(p palette, l float64) rgb { return p.neon.mix(p.near.at(1).times(0.7), smooth(l*1.1)) }
func lampMark(p palette, l float64) rgb { return p.lamp.mix(p.near.at(1).times(0.8), smooth(l)*0.7) }

func glassMark(p palette, l float64) rgb {
	return rgb{1, 0.93, 0.72}.mix(p.near.at(1).times(0.7), smooth(l*1.1))
}

var tones = map[string]coat{
	// key: the lead, in the palette's figure colour
	"key": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := p.figure.at(l).apart(p.mid.at(l).mix(p.low.at(l), 0.4), 0.26+0.1*l)
		return b.mix(p.mid.at(l), 0.08), b.mix(p.near.at(l).times(0.8), 0.66), white(0.55-0.25*l, b)
	}, glow: 0.1, shadow: 0.3, line: 1.3, mark: neonMark, markLit: 1, mixed: 0.9},
	// face: a person: skin in the palette's light, hair and lines of ink
	"face": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := p.skin.mix(p.figure.at(l*0.5), 0.1)
		return b.mix(p.mid.at(l), 0.03), b.times(0.78).mix(rgb{0.6, 0.24, 0.26}, 0.16).mix(p.mid.at(l), 0.12).mix(p.neon2, 0.08), b.mix(rgb{1, 0.96, 0.86}, 0.5)
	}, glow: 0.3, shadow: 0.3, line: 1.2, mark: darkMark, face: true},
	// shade: nearly black against the sky, drawn by its rim
	"shade": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := p.near.at(l * 0.7).times(0.72)
		return b, b.times(0.6), b.mix(p.figure.at(l), 0.4)
	}, glow: 0.3, shadow: 0, line: 0, mark: lampMark, markLit: 1, stuff: 1},
	// paper: cut out of pale paper
	"paper": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := rgb{0.97, 0.93, 0.86}.mix(p.mid.at(l), 0.22-0.1*l)
		return b, b.mix(p.mid.at(l), 0.5), rgb{1, 0.99, 0.95}
	}, glow: 0.05, shadow: 0.5, line: 0.9, mark: darkMark, markLit: 0, mixed: 0.5, stuff: 1},
	// hot: in the accent colour
	"hot": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		return p.neon.mix(p.near.at(l), 0.08), p.neon.mix(p.near.at(l).times(0.8), 0.62), white(0.6, p.neon)
	}, glow: 0.4, shadow: 0.25, line: 1.1, mark: darkMark, markLit: 0, mixed: 0.45, stuff: 2},
	// cool: in the second accent
	"cool": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		return p.neon2.mix(p.near.at(l), 0.14), p.neon2.mix(p.near.at(l).times(0.8), 0.64), white(0.6, p.neon2)
	}, glow: 0.3, shadow: 0.25, line: 1.1, mark: darkMark, markLit: 0, mixed: 0.45, stuff: 2},
	// gold: lamplight
	"gold": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		return p.lamp.mix(p.near.at(l), 0.08), p.lamp.mix(p.neon, 0.35).mix(p.near.at(l), 0.45), rgb{1, 0.98, 0.88}
	}, glow: 0.55, shadow: 0.2, line: 1.1, mark: glassMark, markLit: 1, mixed: 0.4, stuff: 3},
	// far: a large faint shape in the air behind
	"far": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := p.far.at(l).mix(p.low.at(l), 0.3)
		return b, b, b
	}, mark: func(p palette, l float64) rgb { return p.mid.at(l) }, flat: 1, alpha: 0.62, stuff: 4},
	// ghost: dissolving downwards
	"ghost": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		b := white(0.45, p.neon2)
		return b, b.mix(p.mid.at(l), 0.5), rgb{1, 1, 1}
	}, glow: 0.6, mark: darkMark, fade: true, alpha: 0.9, stuff: 5},
	// neon: outline tubes
	"neon": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		return p.neon, p.near.at(l * 0.6).times(0.5), white(0.7, p.neon)
	}, glow: 1, mark: neonMark, markLit: 1, tube: true, stuff: 4},
	// tube: outline tubes in the second accent
	"tube": {base: func(p palette, l float64) (rgb, rgb, rgb) {
		return p.neon2, p.near.at(l * 0.6).times(0.5), white(0.7, p.neon2)
	}, glow: 1, mark: neonMark, markLit: 1, tube: true, stuff: 4},
}
