package ui

import (
	"math"
	"strconv"
	"strings"
)

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
	IconResume // play on from here: the finger on a card
	iconCount
)

// iconNames are the icons' names in display lists, from IconClose on.
const iconNames = "close back forward menu play pause first last undo restart speed sound mute music info help check globe gear flag log eye cards people robot file lock sun moon clock heart bolt flame wind sword shield star skull dice home plus minus fullscreen resume"

// String names the icon, for tests.
func (ic Icon) String() string {
	if ic == IconNone || ic >= iconCount {
		return "none"
	}
	return strings.Fields(iconNames)[ic-1]
}

// iconStroke is a stroke of an icon: l line x1 y1 x2 y2; o circle cx cy r; d disc
// cx cy r; a arc cx cy r fromDeg sweepDeg; r rounded box x y w h rad; f filled box.
type iconStroke struct {
	k             byte
	a, b, c, d, e float32
}

var iconStrokes [iconCount][]iconStroke

// strokesOf reads an icon's line of iconArt when it is first drawn.
func strokesOf(ic Icon) []iconStroke {
	if iconStrokes[ic] != nil || iconArt[ic] == "" {
		return iconStrokes[ic]
	}
	var out []iconStroke
	for part := range strings.SplitSeq(iconArt[ic], ", ") {
		f := strings.Fields(part)
		var v []float32
		for _, word := range f[1:] {
			n, _ := strconv.ParseFloat(word, 32) // a test reads them all
			v = append(v, float32(n))
		}
		switch f[0] {
		case "l": // as many points as there are
			for i := 0; i+3 < len(v); i += 2 {
				out = append(out, iconStroke{k: 'l', a: v[i], b: v[i+1], c: v[i+2], d: v[i+3]})
			}
		case "*": // rays: cx cy from to, how many
			for i := range int(v[4]) {
				s, c := math.Sincos(float64(i) / float64(v[4]) * 2 * math.Pi)
				s32, c32 := float32(s), float32(c)
				out = append(out, iconStroke{k: 'l', a: v[0] + v[2]*c32, b: v[1] + v[2]*s32, c: v[0] + v[3]*c32, d: v[1] + v[3]*s32})
			}
		default:
			v = append(v, 0, 0, 0, 0)
			out = append(out, iconStroke{f[0][0], v[0], v[1], v[2], v[3], v[4]})
		}
	}
	iconStrokes[ic] = out
	return out
}

// iconArt is a line of strokes for every icon: a letter and its numbers, commas
// between the strokes; l takes any number of points, * is a ring of rays.
var iconArt = [iconCount]string{
	IconClose:      "l 6 6 18 18, l 18 6 6 18",
	IconBack:       "l 15 5 8 12 15 19",
	IconForward:    "l 9 5 16 12 9 19",
	IconMenu:       "l 4 7 20 7, l 4 12 20 12, l 4 17 20 17",
	IconPlay:       "l 8 5 19 12 8 19 8 5",
	IconPause:      "l 8.5 6 8.5 18, l 15.5 6 15.5 18",
	IconFirst:      "l 18 6 10 12 18 18, l 6 6 6 18",
	IconLast:       "l 6 6 14 12 6 18, l 18 6 18 18",
	IconUndo:       "l 8 4 4 8 8 12, l 4 8 14 8, a 14 13.5 5.5 -90 180, l 14 19 8 19",
	IconRestart:    "a 12 12 7.5 -60 300, l 16.5 1.8 16 5.7 12.4 5.6",
	IconSpeed:      "l 5 6 11 12 5 18, l 13 6 19 12 13 18",
	IconSound:      "l 4 9.5 8 9.5 12 5.5 12 18.5 8 14.5 4 14.5 4 9.5, a 12 12 4 -45 90, a 12 12 7.5 -50 100",
	IconMute:       "l 4 9.5 8 9.5 12 5.5 12 18.5 8 14.5 4 14.5 4 9.5, l 16 9.5 21 14.5, l 21 9.5 16 14.5",
	IconMusic:      "l 9 18 9 5 19 4 19 16, d 6.8 18 2.5, d 16.8 16 2.5",
	IconInfo:       "o 12 12 8.5, l 12 11 12 16.2, d 12 7.6 1.1",
	IconHelp:       "o 12 12 8.5, a 12 9.8 2.6 -180 230, l 12 12.6 12 13.6, d 12 16.6 1.1",
	IconCheck:      "l 5 12.5 10 17.5 19.5 6.5",
	IconGlobe:      "o 12 12 8.5, l 3.5 12 20.5 12, a 19 12 11 141 78, a 5 12 11 -39 78",
	IconGear:       "o 12 12 5.2, * 12 12 6 8.8 8, o 12 12 1.8",
	IconFlag:       "l 6 20 6 4 18 6.5 15.5 9.5 18 12.5 6 12.5",
	IconLog:        "r 5 4 14 16 2, l 8.5 9 15.5 9, l 8.5 12.5 15.5 12.5, l 8.5 16 13 16",
	IconEye:        "a 12 18 11 -144 108, a 12 6 11 36 108, o 12 12 2.6",
	IconCards:      "r 4 6 10 14 1.6, l 9 3.5 18 3.5 20 5 20 17",
	IconPeople:     "o 8.5 8.5 3, a 8.5 19 5.5 -180 180, o 16.5 9.5 2.4, a 16.5 19 4.6 -110 110",
	IconRobot:      "r 5 8 14 10.5 2.5, l 12 8 12 4.5, d 12 4 1.3, d 9.2 13 1.3, d 14.8 13 1.3",
	IconFile:       "l 13.5 3.5 6 3.5 6 20.5 18 20.5 18 8 13.5 3.5, l 13.5 3.5 13.5 8 18 8",
	IconLock:       "r 5.5 11 13 9 2, a 12 10.5 4 -180 180, d 12 15.5 1.3",
	IconSun:        "o 12 12 3.8, * 12 12 6.3 9 8",
	IconMoon:       "a 12 12 8 20 250, a 16.5 7.6 7.4 61 149",
	IconClock:      "o 12 12 8.5, l 12 7 12 12 15.5 14",
	IconHeart:      "a 8.1 9 4.1 140 220, a 15.9 9 4.1 -180 220, l 5 11.6 12 19.8 19 11.6",
	IconBolt:       "l 13.5 3 6 13.5 11.5 13.5 10.5 21 18 10.5 12.5 10.5 13.5 3",
	IconFlame:      "a 12 14.5 6 -20 220, l 6.4 12.5 9 9 9.5 3.5 14 7.5 15 9.5 16.5 7.8 17.6 12.5, a 12 16.5 2.2 -20 220",
	IconWind:       "l 4 9 14 9, a 14 6.6 2.4 -150 240, l 4 13 18 13, a 18 15.4 2.4 -90 240, l 4 17 11 17",
	IconSword:      "l 19.5 4.5 8.5 15.5, l 19.5 4.5 15 5 7 13, l 19.5 4.5 19 9 11 17, l 5.5 12.5 11.5 18.5, l 7.5 16.5 4.5 19.5",
	IconShield:     "l 12 3.5 19 6 19 11.5, l 12 3.5 5 6 5 11.5, l 5 11.5 7 16.5 12 20.5 17 16.5 19 11.5",
	IconStar:       "l 12 3.5 14.5 9.2 20.6 9.8 16 13.9 17.4 20 12 16.8 6.6 20 8 13.9 3.4 9.8 9.5 9.2 12 3.5",
	IconSkull:      "a 12 11 7.5 -215 250, l 5.9 15.3 8.5 16.5 8.5 20 15.5 20 15.5 16.5 18.1 15.3, d 9 11.5 1.8, d 15 11.5 1.8",
	IconDice:       "r 4.5 4.5 15 15 3, d 8.8 8.8 1.4, d 15.2 8.8 1.4, d 12 12 1.4, d 8.8 15.2 1.4, d 15.2 15.2 1.4",
	IconHome:       "l 4 11.5 12 4.5 20 11.5, l 6.5 10 6.5 19.5 17.5 19.5 17.5 10, l 12 19.5 12 14.5",
	IconPlus:       "l 12 5.5 12 18.5, l 5.5 12 18.5 12",
	IconMinus:      "l 5.5 12 18.5 12",
	IconResume:     "r 3.5 3.5 9.5 13 1.6, l 8 10 21 15 15.5 16.8 13.4 22 8 10",
	IconFullscreen: "l 4.5 9 4.5 4.5 9 4.5, l 15 4.5 19.5 4.5 19.5 9, l 19.5 15 19.5 19.5 15 19.5, l 9 19.5 4.5 19.5 4.5 15",
}
