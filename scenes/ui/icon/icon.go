// Package icon has the line icons of the interface, of card faces and tables,
// as strokes.
package icon

import (
	"math"
	"strconv"
	"strings"
)

// Icon is a line icon drawn from strokes on a 24×24 grid: sharp at any size,
// in any colour, without a picture to load.
type Icon uint8

// The icons of the interface and of card faces.
const (
	None Icon = iota
	Close
	Back
	Forward
	Menu
	Play
	Pause
	First
	Last
	Undo
	Restart
	Speed
	Rewind
	Speaker
	Mute
	Info
	Help
	Check
	Gear
	Flag
	Log
	Eye
	Cards
	People
	File
	Picture
	Lock
	Sun
	Moon
	Clock
	Heart
	Bolt
	Flame
	Wind
	Sword
	Shield
	Star
	Skull
	Dice
	Home
	Plus
	Minus
	Resume // continue from here: the finger on a card
	Search
	Pen
	// Signs on cards and tables; table.Signs says what each means.
	Person
	Wand
	Place
	Trap
	Helm
	Map
	Castle
	Light
	Drop
	Dark
	Leaf
	Gem
	Crystal
	Fight
	Coins
	Crown
	Pane
	Hand
	Deck
	FaceDown
	Charger
	Abyss
	Discard
	Turn
	One
	Ability
	Bell
	Pin
	March
	Blade
	Bow
	Orb
	Horn
	Boot
	Guard
	Skills
	Crack
	Force
	Soul
	Swap
	Link
	Cup
	Bench
	Answer
	Counters
	Bin
	Lain
	Count // of the icons, None among them
)

// String returns the icon's name, for tests.
func (ic Icon) String() string {
	if ic == None || ic >= Count {
		return "none"
	}
	name, _, _ := strings.Cut(art[ic], ": ")
	return name
}

// Stroke is a stroke of an icon. Kind says what the numbers are: l line x1 y1 x2
// y2; o circle cx cy r; d disc cx cy r; a arc cx cy r fromDeg sweepDeg; r rounded
// box x y w h rad.
type Stroke struct {
	Kind          byte
	A, B, C, D, E float32
}

var strokes [Count][]Stroke

// Strokes returns an icon's strokes; none of None and of what is no icon.
func (ic Icon) Strokes() []Stroke {
	if ic >= Count {
		return nil
	}
	if strokes[ic] != nil || art[ic] == "" {
		return strokes[ic]
	}
	var out []Stroke
	_, art, _ := strings.Cut(art[ic], ": ")
	for part := range strings.SplitSeq(art, ", ") {
		f := strings.Fields(part)
		var v []float32
		for _, word := range f[1:] {
			n, _ := strconv.ParseFloat(word, 32) // a test parses them all
			v = append(v, float32(n))
		}
		switch f[0] {
		case "l": // any number of points
			for i := 0; i+3 < len(v); i += 2 {
				out = append(out, Stroke{Kind: 'l', A: v[i], B: v[i+1], C: v[i+2], D: v[i+3]})
			}
		case "*": // rays: cx cy from to count
			for i := range int(v[4]) {
				s, c := math.Sincos(float64(i) / float64(v[4]) * 2 * math.Pi)
				s32, c32 := float32(s), float32(c)
				out = append(out, Stroke{Kind: 'l', A: v[0] + v[2]*c32, B: v[1] + v[2]*s32, C: v[0] + v[3]*c32, D: v[1] + v[3]*s32})
			}
		default:
			v = append(v, 0, 0, 0, 0)
			out = append(out, Stroke{f[0][0], v[0], v[1], v[2], v[3], v[4]})
		}
	}
	strokes[ic] = out
	return out
}

// art has a line for every icon: its name and its strokes, each a letter
// and its numbers, separated by commas. l takes any number of points, * is a ring of rays.
var art = [Count]string{
	Close:    "close: l 6 6 18 18, l 18 6 6 18",
	Back:     "back: l 15 5 8 12 15 19",
	Forward:  "forward: l 9 5 16 12 9 19",
	Menu:     "menu: l 4 7 20 7, l 4 12 20 12, l 4 17 20 17",
	Play:     "play: l 8 5 19 12 8 19 8 5",
	Pause:    "pause: l 8.5 6 8.5 18, l 15.5 6 15.5 18",
	First:    "first: l 18 6 10 12 18 18, l 6 6 6 18",
	Last:     "last: l 6 6 14 12 6 18, l 18 6 18 18",
	Undo:     "undo: l 8 4 4 8 8 12, l 4 8 14 8, a 14 13.5 5.5 -90 180, l 14 19 8 19",
	Restart:  "restart: a 12 12 7.5 -60 300, l 16.5 1.8 16 5.7 12.4 5.6",
	Rewind:   "rewind: l 19 6 13 12 19 18, l 11 6 5 12 11 18",
	Speed:    "speed: l 5 6 11 12 5 18, l 13 6 19 12 13 18",
	Speaker:  "sound: l 4 9.5 8 9.5 12 5.5 12 18.5 8 14.5 4 14.5 4 9.5, a 12 12 4 -45 90, a 12 12 7.5 -50 100",
	Mute:     "mute: l 4 9.5 8 9.5 12 5.5 12 18.5 8 14.5 4 14.5 4 9.5, l 16 9.5 21 14.5, l 21 9.5 16 14.5",
	Info:     "info: o 12 12 8.5, l 12 11 12 16.2, d 12 7.6 1.1",
	Help:     "help: o 12 12 8.5, a 12 9.8 2.6 -180 230, l 12 12.6 12 13.6, d 12 16.6 1.1",
	Check:    "check: l 5 12.5 10 17.5 19.5 6.5",
	Gear:     "gear: o 12 12 5.2, * 12 12 6 8.8 8, o 12 12 1.8",
	Flag:     "flag: l 6 20 6 4 18 6.5 15.5 9.5 18 12.5 6 12.5",
	Log:      "log: r 5 4 14 16 2, l 8.5 9 15.5 9, l 8.5 12.5 15.5 12.5, l 8.5 16 13 16",
	Eye:      "eye: a 12 18 11 -144 108, a 12 6 11 36 108, o 12 12 2.6",
	Cards:    "cards: r 4 6 10 14 1.6, l 9 3.5 18 3.5 20 5 20 17",
	People:   "people: o 8.5 8.5 3, a 8.5 19 5.5 -180 180, o 16.5 9.5 2.4, a 16.5 19 4.6 -110 110",
	Picture:  "picture: r 3.5 5 17 14 2, l 4.5 17.5 9.5 11.5 13.5 16 16 13.5 20 17.5, o 15.5 9.2 1.4",
	File:     "file: l 13.5 3.5 6 3.5 6 20.5 18 20.5 18 8 13.5 3.5, l 13.5 3.5 13.5 8 18 8",
	Lock:     "lock: r 5.5 11 13 9 2, a 12 10.5 4 -180 180, d 12 15.5 1.3",
	Sun:      "sun: o 12 12 3.8, * 12 12 6.3 9 8",
	Moon:     "moon: a 12 12 8 20 250, a 16.5 7.6 7.4 61 149",
	Clock:    "clock: o 12 12 8.5, l 12 7 12 12 15.5 14",
	Heart:    "heart: a 8.1 9 4.1 140 220, a 15.9 9 4.1 -180 220, l 5 11.6 12 19.8 19 11.6",
	Bolt:     "bolt: l 13.5 3 6 13.5 11.5 13.5 10.5 21 18 10.5 12.5 10.5 13.5 3",
	Flame:    "flame: a 12 14.5 6 -20 220, l 6.4 12.5 9 9 9.5 3.5 14 7.5 15 9.5 16.5 7.8 17.6 12.5, a 12 16.5 2.2 -20 220",
	Wind:     "wind: l 4 9 14 9, a 14 6.6 2.4 -150 240, l 4 13 18 13, a 18 15.4 2.4 -90 240, l 4 17 11 17",
	Sword:    "sword: l 19.5 4.5 8.5 15.5, l 19.5 4.5 15 5 7 13, l 19.5 4.5 19 9 11 17, l 5.5 12.5 11.5 18.5, l 7.5 16.5 4.5 19.5",
	Shield:   "shield: l 12 3.5 19 6 19 11.5, l 12 3.5 5 6 5 11.5, l 5 11.5 7 16.5 12 20.5 17 16.5 19 11.5",
	Star:     "star: l 12 3.5 14.5 9.2 20.6 9.8 16 13.9 17.4 20 12 16.8 6.6 20 8 13.9 3.4 9.8 9.5 9.2 12 3.5",
	Skull:    "skull: a 12 11 7.5 -215 250, l 5.9 15.3 8.5 16.5 8.5 20 15.5 20 15.5 16.5 18.1 15.3, d 9 11.5 1.8, d 15 11.5 1.8",
	Dice:     "dice: r 4.5 4.5 15 15 3, d 8.8 8.8 1.4, d 15.2 8.8 1.4, d 12 12 1.4, d 8.8 15.2 1.4, d 15.2 15.2 1.4",
	Home:     "home: l 4 11.5 12 4.5 20 11.5, l 6.5 10 6.5 19.5 17.5 19.5 17.5 10, l 12 19.5 12 14.5",
	Plus:     "plus: l 12 5.5 12 18.5, l 5.5 12 18.5 12",
	Minus:    "minus: l 5.5 12 18.5 12",
	Resume:   "resume: r 3.5 3.5 9.5 13 1.6, l 8 10 21 15 15.5 16.8 13.4 22 8 10",
	Search:   "search: o 10.5 10.5 6, l 15 15 20.5 20.5",
	Pen:      "pen: l 4.5 19.5 5.5 15 16 4.5 19.5 8 9 18.5 4.5 19.5, l 13.5 7 17 10.5",
	Person:   "person: o 12 7.5 3.6, a 12 21 7.5 -180 180, l 4.5 20.5 19.5 20.5",
	Wand:     "wand: l 4.5 19.5 14.5 9.5, l 17.5 2.5 17.5 9.5, l 14 6 21 6, l 20.5 12 20.5 15, l 19 13.5 22 13.5, l 9.5 3 9.5 6, l 8 4.5 11 4.5",
	Place:    "place: a 12 9.5 6.2 157 226, l 6.3 12 12 21.3 17.7 12, o 12 9.5 2.3",
	Trap:     "trap: l 3 9 6 15 9 9 12 15 15 9 18 15 21 9, l 3 19.5 21 19.5, l 4.5 4.5 19.5 4.5",
	Helm:     "helm: a 12 12 7.5 -180 180, l 4.5 12 4.5 19.5 9.5 19.5 9.5 14 14.5 14 14.5 19.5 19.5 19.5 19.5 12, l 12 4.5 12 10.5",
	Map:      "map: l 4 6.5 9.3 4.5 14.7 6.5 20 4.5 20 17.5 14.7 19.5 9.3 17.5 4 19.5 4 6.5, l 9.3 4.5 9.3 17.5, l 14.7 6.5 14.7 19.5",
	Castle:   "castle: l 5 20 5 4.5 8.3 4.5 8.3 8 10.4 8 10.4 4.5 13.6 4.5 13.6 8 15.7 8 15.7 4.5 19 4.5 19 20 5 20, l 10 20 10 14.5 14 14.5 14 20",
	Light:    "light: l 12 2.5 14.1 9.9 21.5 12 14.1 14.1 12 21.5 9.9 14.1 2.5 12 9.9 9.9 12 2.5",
	Drop:     "drop: a 12 14.7 6 -28 236, l 6.7 11.9 12 3 17.3 11.9",
	Dark:     "dark: o 12 12 8.5, d 12 12 4.6",
	Leaf:     "leaf: l 5 19 4.6 11.5 8 6.5 13.5 4.6 20 4 19.6 10.5 17.4 16 12.5 19.4 5 19, l 5 19 14.5 9.5",
	Gem:      "gem: l 7 4.5 17 4.5 21.5 10 12 20.5 2.5 10 7 4.5, l 2.5 10 21.5 10, l 8.5 10 12 20.5 15.5 10",
	Crystal:  "crystal: l 12 2.3 17.2 8 17.2 16 12 21.7 6.8 16 6.8 8 12 2.3, l 6.8 8 12 11 17.2 8, l 12 11 12 21.7",
	Fight:    "fight: l 4.5 4.5 17 17, l 19.5 4.5 7 17, l 13 19 19 13, l 5 13 11 19, l 16.5 16.5 20 20, l 7.5 16.5 4 20",
	Coins:    "coins: o 9 14.7 5.4, a 15 9.2 5.4 -185 255, l 9 12.6 9 16.8",
	Crown:    "crown: l 4.2 18.5 3 7.5 8.2 12 12 4.5 15.8 12 21 7.5 19.8 18.5 4.2 18.5",
	Pane:     "pane: r 6 3.5 12 17 1.6, l 8.8 11.5 13.2 6.5, l 8.8 16.5 15.2 9.3",
	Hand:     "hand: r 8.4 3.5 7.2 11.5 1.2, l 8.2 6 3.2 8.3 7.3 18.3 10.4 17, l 15.8 6 20.8 8.3 16.7 18.3 13.6 17",
	Deck:     "deck: l 12 3.8 20.5 8.4 12 13 3.5 8.4 12 3.8, l 3.5 12.2 12 16.8 20.5 12.2, l 3.5 16 12 20.6 20.5 16",
	FaceDown: "facedown: r 6 3.5 12 17 1.6, l 12 7.8 15 12 12 16.2 9 12 12 7.8",
	Charger:  "charger: r 5.5 6 13 14.5 2, l 9.5 6 9.5 3.3 14.5 3.3 14.5 6, l 9 16.8 15 16.8, l 9 13.3 15 13.3, l 9 9.8 15 9.8",
	Abyss:    "abyss: a 12 12 8.5 0 180, a 10.5 12 7 180 180, a 12 12 5.5 0 180, a 10.5 12 4 180 180, a 12 12 2.5 0 180",
	Discard:  "discard: l 3.5 13 3.5 19.5 20.5 19.5 20.5 13, l 3.5 15.5 9 15.5 10.3 17 13.7 17 15 15.5 20.5 15.5, r 8.5 3.5 7 8.5 1.2",
	Turn:     "turn: l 6 3.8 18 3.8, l 6 20.2 18 20.2, l 7.5 3.8 7.5 7.2 12 12 16.5 7.2 16.5 3.8, l 7.5 20.2 7.5 16.8 12 12 16.5 16.8 16.5 20.2",
	One:      "one: o 12 12 8.5, l 9.6 9.4 12.6 7 12.6 17",
	Ability:  "ability: l 12 7 9 5.3 3.5 5.3 3.5 18.5 9 18.5 12 20.2 15 18.5 20.5 18.5 20.5 5.3 15 5.3 12 7 12 20.2",
	Bell:     "bell: a 12 11 6 -180 180, l 6 11 4.8 17.3 19.2 17.3 18 11, d 12 20 1.5, l 12 5 12 3",
	Pin:      "pin: o 12 7.5 4.2, l 12 11.7 12 21",
	March:    "march: l 5 20.5 5 3.8, l 5 4.5 13.5 4.5 11.5 7.7 13.5 11 5 11, l 11 17 20 17, l 16.8 13.8 20 17 16.8 20.2",
	Blade:    "blade: l 12 2.8 14.6 6 14.6 14.5 9.4 14.5 9.4 6 12 2.8, l 7 14.5 17 14.5, l 12 14.5 12 20.5, l 10 20.5 14 20.5",
	Bow:      "bow: a 8 12 8.3 -72 144, l 10.6 4.1 10.6 19.9, l 3.5 12 20.5 12, l 17.8 9.4 20.5 12 17.8 14.6",
	Orb:      "orb: o 12 9.8 6.6, l 7.6 15.5 6.5 20.3 17.5 20.3 16.4 15.5, a 12 9.8 3.4 180 90",
	Horn:     "horn: l 3.8 10 3.8 14 8 14 17.5 18.8 17.5 5.2 8 10 3.8 10, l 9 14.5 10 19.3 13 19.3, a 17.5 12 3.5 -60 120",
	Boot:     "boot: l 9.3 3.8 15.3 3.8 15.3 11.3 21 15 21 19.5 7.3 19.5 7.3 13.5 9.3 11 9.3 3.8, l 3 8 6 8, l 2.3 12.5 5 12.5",
	Guard:    "guard: l 5.5 4.2 18.5 4.2 18.5 12.5 12 20.8 5.5 12.5 5.5 4.2, l 12 4.2 12 20.8, l 5.5 10.3 18.5 10.3",
	Skills:   "skills: l 12 2.8 20 7.4 20 16.6 12 21.2 4 16.6 4 7.4 12 2.8, l 12 7.5 12 12 16 14.4, l 12 12 8 14.4",
	Crack:    "crack: o 12 12 8.5, l 13.2 3.6 10 8.8 14 12 10.3 15.6 12.4 20.4",
	Force:    "force: l 5 13 12 5.5 19 13, l 5 19.3 12 11.8 19 19.3",
	Soul:     "soul: a 12 14.8 5.4 -62 304, l 14.5 10 14.8 6.2 17.6 3.2, l 9.5 10 11.3 7.2 11.7 3.6, d 10 14.6 1.1, d 14 14.6 1.1",
	Swap:     "swap: l 20 8 5 8, l 9 4 5 8 9 12, l 4 16 19 16, l 15 12 19 16 15 20",
	Link:     "link: r 2.8 8.8 11 6.4 3.2, r 10.2 8.8 11 6.4 3.2",
	Cup:      "cup: l 7 4 17 4 16.4 10.5 12 14.3 7.6 10.5 7 4, a 6.6 7.2 2.6 70 210, a 17.4 7.2 2.6 -100 210, l 12 14.3 12 18, l 8 20 16 20, l 9.5 18 14.5 18",
	Bench:    "bench: l 3.5 12.5 20.5 12.5, l 6 12.5 6 19.5, l 18 12.5 18 19.5, l 3.5 8 20.5 8, l 6 8 6 5, l 18 8 18 5",
	Answer:   "answer: l 12 20.5 5.5 14.2 8.5 14.2 8.5 8 15.5 8 15.5 14.2 18.5 14.2 12 20.5, l 6 4 18 4",
	Counters: "counters: o 8 8 3.3, o 16 8 3.3, o 8 16 3.3, o 16 16 3.3, d 8 8 1.3, d 16 8 1.3, d 8 16 1.3, d 16 16 1.3",
	Bin:      "bin: l 4.5 6.5 19.5 6.5, l 9 6.5 9 4 15 4 15 6.5, l 6.5 6.5 7.5 20 16.5 20 17.5 6.5, l 10.2 10 10.2 16.5, l 13.8 10 13.8 16.5",
	Lain:     "lain: r 3 12 18 8.5 1.4, a 9.5 11.5 7.2 200 120, l 13 2.8 15.6 6.6 11.2 8",
}
