package ui

import "math"

// Icon names a line icon drawn from strokes on a 24×24 grid: sharp at any
// size, tinted at will, no picture to load.
type Icon uint8

// The icons of the interface and of card faces.
const (
	IconNone Icon = iota
	IconClose
	IconBack
	IconForward
	IconMenu
	IconPlay
	IconPause
	IconFirst
	IconLast
	IconUndo
	IconRestart
	IconSpeed
	IconSound
	IconMute
	IconMusic
	IconInfo
	IconHelp
	IconCheck
	IconGlobe
	IconGear
	IconFlag
	IconLog
	IconEye
	IconCards
	IconPeople
	IconRobot
	IconFile
	IconLock
	IconSun
	IconMoon
	IconClock
	IconHeart
	IconBolt
	IconFlame
	IconWind
	IconSword
	IconShield
	IconStar
	IconSkull
	IconDice
	IconHome
	IconPlus
	IconMinus
	IconFullscreen
	iconCount
)

// stroke kinds: l line x1 y1 x2 y2; o circle cx cy r; d disc cx cy r; a arc cx cy r fromDeg sweepDeg; r rounded box x y w h rad; f filled box
type iconStroke struct {
	k             byte
	a, b, c, d, e float32
}

func poly(pts ...float32) []iconStroke {
	var out []iconStroke
	for i := 0; i+3 < len(pts); i += 2 {
		out = append(out, iconStroke{k: 'l', a: pts[i], b: pts[i+1], c: pts[i+2], d: pts[i+3]})
	}
	return out
}

func join(parts ...[]iconStroke) []iconStroke {
	var out []iconStroke
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

func one(k byte, v ...float32) []iconStroke {
	var p [5]float32
	copy(p[:], v)
	return []iconStroke{{k, p[0], p[1], p[2], p[3], p[4]}}
}

func rays(cx, cy, r0, r1 float64, n int) []iconStroke {
	var out []iconStroke
	for i := 0; i < n; i++ {
		s, c := math.Sincos(float64(i) / float64(n) * 2 * math.Pi)
		out = append(out, iconStroke{k: 'l', a: float32(cx + r0*c), b: float32(cy + r0*s), c: float32(cx + r1*c), d: float32(cy + r1*s)})
	}
	return out
}

var iconArt = [iconCount][]iconStroke{
	IconClose:      join(poly(6, 6, 18, 18), poly(18, 6, 6, 18)),
	IconBack:       poly(15, 5, 8, 12, 15, 19),
	IconForward:    poly(9, 5, 16, 12, 9, 19),
	IconMenu:       join(poly(4, 7, 20, 7), poly(4, 12, 20, 12), poly(4, 17, 20, 17)),
	IconPlay:       poly(8, 5, 19, 12, 8, 19, 8, 5),
	IconPause:      join(poly(8.5, 6, 8.5, 18), poly(15.5, 6, 15.5, 18)),
	IconFirst:      join(poly(18, 6, 10, 12, 18, 18), poly(6, 6, 6, 18)),
	IconLast:       join(poly(6, 6, 14, 12, 6, 18), poly(18, 6, 18, 18)),
	IconUndo:       join(poly(8, 4, 4, 8, 8, 12), poly(4, 8, 14, 8), one('a', 14, 13.5, 5.5, -90, 180), poly(14, 19, 8, 19)),
	IconRestart:    join(one('a', 12, 12, 7.5, -60, 300), poly(16.5, 1.8, 16, 5.7, 12.4, 5.6)),
	IconSpeed:      join(poly(5, 6, 11, 12, 5, 18), poly(13, 6, 19, 12, 13, 18)),
	IconSound:      join(poly(4, 9.5, 8, 9.5, 12, 5.5, 12, 18.5, 8, 14.5, 4, 14.5, 4, 9.5), one('a', 12, 12, 4, -45, 90), one('a', 12, 12, 7.5, -50, 100)),
	IconMute:       join(poly(4, 9.5, 8, 9.5, 12, 5.5, 12, 18.5, 8, 14.5, 4, 14.5, 4, 9.5), poly(16, 9.5, 21, 14.5), poly(21, 9.5, 16, 14.5)),
	IconMusic:      join(poly(9, 18, 9, 5, 19, 4, 19, 16), one('d', 6.8, 18, 2.5), one('d', 16.8, 16, 2.5)),
	IconInfo:       join(one('o', 12, 12, 8.5), poly(12, 11, 12, 16.2), one('d', 12, 7.6, 1.1)),
	IconHelp:       join(one('o', 12, 12, 8.5), one('a', 12, 9.8, 2.6, -180, 230), poly(12, 12.6, 12, 13.6), one('d', 12, 16.6, 1.1)),
	IconCheck:      poly(5, 12.5, 10, 17.5, 19.5, 6.5),
	IconGlobe:      join(one('o', 12, 12, 8.5), poly(3.5, 12, 20.5, 12), one('a', 19, 12, 11, 141, 78), one('a', 5, 12, 11, -39, 78)),
	IconGear:       join(one('o', 12, 12, 5.2), rays(12, 12, 6, 8.8, 8), one('o', 12, 12, 1.8)),
	IconFlag:       join(poly(6, 20, 6, 4, 18, 6.5, 15.5, 9.5, 18, 12.5, 6, 12.5)),
	IconLog:        join(one('r', 5, 4, 14, 16, 2), poly(8.5, 9, 15.5, 9), poly(8.5, 12.5, 15.5, 12.5), poly(8.5, 16, 13, 16)),
	IconEye:        join(one('a', 12, 18, 11, -144, 108), one('a', 12, 6, 11, 36, 108), one('o', 12, 12, 2.6)),
	IconCards:      join(one('r', 4, 6, 10, 14, 1.6), poly(9, 3.5, 18, 3.5, 20, 5, 20, 17)),
	IconPeople:     join(one('o', 8.5, 8.5, 3), one('a', 8.5, 19, 5.5, -180, 180), one('o', 16.5, 9.5, 2.4), one('a', 16.5, 19, 4.6, -110, 110)),
	IconRobot:      join(one('r', 5, 8, 14, 10.5, 2.5), poly(12, 8, 12, 4.5), one('d', 12, 4, 1.3), one('d', 9.2, 13, 1.3), one('d', 14.8, 13, 1.3)),
	IconFile:       join(poly(13.5, 3.5, 6, 3.5, 6, 20.5, 18, 20.5, 18, 8, 13.5, 3.5), poly(13.5, 3.5, 13.5, 8, 18, 8)),
	IconLock:       join(one('r', 5.5, 11, 13, 9, 2), one('a', 12, 10.5, 4, -180, 180), one('d', 12, 15.5, 1.3)),
	IconSun:        join(one('o', 12, 12, 3.8), rays(12, 12, 6.3, 9, 8)),
	IconMoon:       join(one('a', 12, 12, 8, 20, 250), one('a', 16.5, 7.6, 7.4, 61, 149)),
	IconClock:      join(one('o', 12, 12, 8.5), poly(12, 7, 12, 12, 15.5, 14)),
	IconHeart:      join(one('a', 8.1, 9, 4.1, 140, 220), one('a', 15.9, 9, 4.1, -180, 220), poly(5, 11.6, 12, 19.8, 19, 11.6)),
	IconBolt:       poly(13.5, 3, 6, 13.5, 11.5, 13.5, 10.5, 21, 18, 10.5, 12.5, 10.5, 13.5, 3),
	IconFlame:      join(one('a', 12, 14.5, 6, -20, 220), poly(6.4, 12.5, 9, 9, 9.5, 3.5, 14, 7.5, 15, 9.5, 16.5, 7.8, 17.6, 12.5), one('a', 12, 16.5, 2.2, -20, 220)),
	IconWind:       join(poly(4, 9, 14, 9), one('a', 14, 6.6, 2.4, -150, 240), poly(4, 13, 18, 13), one('a', 18, 15.4, 2.4, -90, 240), poly(4, 17, 11, 17)),
	IconSword:      join(poly(19.5, 4.5, 8.5, 15.5), poly(19.5, 4.5, 15, 5, 7, 13), poly(19.5, 4.5, 19, 9, 11, 17), poly(5.5, 12.5, 11.5, 18.5), poly(7.5, 16.5, 4.5, 19.5)),
	IconShield:     join(poly(12, 3.5, 19, 6, 19, 11.5), poly(12, 3.5, 5, 6, 5, 11.5), poly(5, 11.5, 7, 16.5, 12, 20.5, 17, 16.5, 19, 11.5)),
	IconStar:       poly(12, 3.5, 14.5, 9.2, 20.6, 9.8, 16, 13.9, 17.4, 20, 12, 16.8, 6.6, 20, 8, 13.9, 3.4, 9.8, 9.5, 9.2, 12, 3.5),
	IconSkull:      join(one('a', 12, 11, 7.5, -215, 250), poly(5.9, 15.3, 8.5, 16.5, 8.5, 20, 15.5, 20, 15.5, 16.5, 18.1, 15.3), one('d', 9, 11.5, 1.8), one('d', 15, 11.5, 1.8)),
	IconDice:       join(one('r', 4.5, 4.5, 15, 15, 3), one('d', 8.8, 8.8, 1.4), one('d', 15.2, 8.8, 1.4), one('d', 12, 12, 1.4), one('d', 8.8, 15.2, 1.4), one('d', 15.2, 15.2, 1.4)),
	IconHome:       join(poly(4, 11.5, 12, 4.5, 20, 11.5), poly(6.5, 10, 6.5, 19.5, 17.5, 19.5, 17.5, 10), poly(12, 19.5, 12, 14.5)),
	IconPlus:       join(poly(12, 5.5, 12, 18.5), poly(5.5, 12, 18.5, 12)),
	IconMinus:      poly(5.5, 12, 18.5, 12),
	IconFullscreen: join(poly(4.5, 9, 4.5, 4.5, 9, 4.5), poly(15, 4.5, 19.5, 4.5, 19.5, 9), poly(19.5, 15, 19.5, 19.5, 15, 19.5), poly(9, 19.5, 4.5, 19.5, 4.5, 15)),
}
