package builder

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// lay is where things are in this window, in device pixels. What a window has
// no room for is empty.
type lay struct {
	tall, small bool
	window      float64 // lower edge of the window above the desk
	lampX       float64 // foot of the lamp; 0: there is none
	lampY, lamp float64 // and its size: 1 is 190 units wide
	plate, sub  ui.Rect // the name and the line below it
	knobs       ui.Rect // at the right
	search      ui.Rect
	tabs        ui.Rect
	drawer      ui.Rect // with its frame
	grid        ui.Rect
	cols        int
	card        float64 // width
	gap, slat   float64
	count       ui.Rect // the number of cards
	strips      ui.Rect
	strip       float64 // height
	stamp       ui.Rect
	curve       ui.Rect
	chance      ui.Rect
	test, share ui.Rect
	play        ui.Rect
}

// layOut lays a place out in the window.
func layOut(env *ui.Env, place Place) lay {
	u := env.Unit()
	l := lay{tall: env.Portrait(), small: env.Compact()}
	full := env.Full()
	target := math.Max(env.MinTarget(), 44*u)
	switch {
	case l.small:
		l.little(full, u, target, makerWidth(env), place)
	case l.tall:
		l.upright(full, u, target, place)
		if place != Desk { // the name takes no more than it needs
			l.knobs.X, l.knobs.W = full.X+0.3*full.W, 0.685*full.W
		}
	default:
		l.wide(full, u, target, place)
	}
	frame := 12 * u
	if l.small {
		frame = 6 * u
	}
	in := l.drawer.Inset(frame)
	in.W -= 10 * u // the slider
	l.gap = math.Max(6*u, in.W*0.009)
	if l.tall {
		l.gap = 8 * u
	}
	l.card = math.Floor((in.W - l.gap*float64(l.cols+1)) / float64(l.cols))
	l.grid = in
	l.slat = math.Max(19*u, l.card*0.24)
	return l
}

// wide is the desk in a wide window: drawer, strips, papers.
func (l *lay) wide(full ui.Rect, u, target float64, place Place) {
	w, h := full.W, full.H
	at := func(x0, y0, x1, y1 float64) ui.Rect {
		return ui.Rect{X: full.X + x0*w, Y: full.Y + y0*h, W: (x1 - x0) * w, H: (y1 - y0) * h}
	}
	l.window = full.Y + 0.15*h
	l.lampX, l.lampY, l.lamp = full.X+0.741*w, full.Y+0.157*h, 1
	l.plate = at(0.019, 0.030, 0.24, 0.098)
	l.sub = at(0.022, 0.102, 0.5, 0.137)
	l.knobs = at(0.84, 0.022, 0.986, 0.022)
	l.knobs.H = target
	l.search = at(0.016, 0, 0.178, 0)
	l.search.Y, l.search.H = full.Y+0.226*h-target, target
	l.tabs = at(0.186, 0, 0.634, 0)
	l.tabs.Y, l.tabs.H = full.Y+0.235*h-target, target
	l.drawer = at(0.016, 0.235, 0.634, 0.986)
	l.cols = 7
	if place != Desk {
		l.tabs.W = 0.798 * w
		l.knobs.X, l.knobs.W = full.X+0.6*w, 0.386*w
		l.drawer = at(0.016, 0.235, 0.984, 0.986)
		l.cols = 11
	}
	l.count = at(0.655, 0.178, 0.822, 0.24)
	l.strips = at(0.650, 0.247, 0.824, 0.722)
	l.strip = 31 * h / 720
	l.stamp = at(0.653, 0.733, 0.824, 0.836)
	l.curve = at(0.834, 0.175, 0.986, 0.470)
	l.chance = at(0.834, 0.485, 0.986, 0.836)
	l.test = at(0.655, 0.852, 0.824, 0.914)
	l.share = at(0.655, 0.924, 0.824, 0.986)
	l.play = at(0.834, 0.852, 0.986, 0.986)
	l.test.H, l.share.H = math.Max(l.test.H, target), math.Max(l.share.H, target)
	l.test.Y = l.share.Y - l.test.H - 5*u
}

// upright is the desk on a phone: the drawer above, strips and papers below.
func (l *lay) upright(full ui.Rect, u, target float64, place Place) {
	w, h := full.W, full.H
	at := func(x0, y0, x1, y1 float64) ui.Rect {
		return ui.Rect{X: full.X + x0*w, Y: full.Y + y0*h, W: (x1 - x0) * w, H: (y1 - y0) * h}
	}
	l.window = full.Y + 0.082*h
	l.lampX, l.lampY, l.lamp = full.X+0.548*w, full.Y+0.086*h, 0.36
	l.plate = at(0.02, 0.012, 0.46, 0.012)
	l.plate.H = target
	l.knobs = at(0.5, 0.012, 0.985, 0.012)
	l.knobs.H = target
	top := full.Y + 0.098*h
	l.search = at(0.02, 0, 0.30, 0)
	l.search.Y, l.search.H = top, target
	l.tabs = at(0.315, 0, 0.985, 0)
	l.tabs.Y, l.tabs.H = top+4*u, target
	l.drawer = at(0.015, 0, 0.985, 0.62)
	l.drawer.Y = l.tabs.Bottom()
	l.drawer.H = full.Y + 0.615*h - l.drawer.Y
	l.cols = 4
	if place != Desk {
		l.drawer.H = full.Y + 0.99*h - l.drawer.Y
	}
	foot := at(0.02, 0, 0.98, 0)
	foot.H = math.Max(target, 0.058*h)
	foot.Y = full.Bottom() - foot.H - 8*u
	l.test, l.share, l.play = foot.Row(0, 100, 0), foot.Row(0, 100, 0), foot.Row(0, 100, 0)
	l.test.W, l.share.W, l.play.W = foot.W*0.27, foot.W*0.21, foot.W*0.48
	l.share.X, l.play.X = foot.X+foot.W*0.29, foot.X+foot.W*0.52
	low := foot.Y - 10*u
	y := l.drawer.Bottom() + 9*u
	l.strips = at(0.012, 0, 0.492, 0)
	l.strips.Y, l.strips.H = y, low-y
	l.strip = (low - y) / 11
	paper := at(0.515, 0, 0.982, 0)
	paper.Y, paper.H = y, low-y
	l.count, l.chance = paper.CutTop(paper.H*0.40, 7*u)
}

// little is the desk in a small wide window, such as a phone on its side: the
// window is left out, and the papers are a tap away.
func (l *lay) little(full ui.Rect, u, target, maker float64, place Place) {
	bar, in := full.InsetXY(4*u, 2*u).CutTop(target, 3*u)
	knob := 3*target + 8*u
	if place != Desk {
		knob += maker
		if place == Gallery {
			knob -= target
		}
	}
	l.knobs, bar = bar.CutRight(knob, 4*u)
	l.plate, bar = bar.CutLeft(bar.W*0.46, 6*u)
	l.search = bar
	left, right := in, ui.Rect{}
	if place == Desk {
		right, left = in.CutRight(math.Max(in.W*0.34, 150*u), 5*u)
	}
	if place == Shelf {
		l.drawer = left
	} else {
		l.tabs, l.drawer = left.CutTop(target, 0)
	}
	l.cols = max(3, int(l.drawer.W/(74*u)))
	if place == Desk {
		foot, rest := right.CutBottom(target, 4*u)
		l.test, l.play = foot.Row(0, 2, 4*u), foot.Row(1, 2, 4*u)
		l.count, rest = rest.CutTop(target, 3*u)
		l.strips = rest
		l.strip = 26 * u
	}
	l.window = full.Y
}

// row is the height of a row of cards with the slat below it.
func (l *lay) row() float64 { return math.Floor(l.card*cards.Aspect + l.slat + 5*l.gap/6) }
