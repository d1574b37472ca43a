package places

import (
	"math"
	"slices"

	"godeck/rules"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Bases says what stands on the map.
type Bases struct {
	At    [2][3]int // which site each of a side's bases has; -1: a ruin
	N     [2][4]int // how many places its row has, and that of the force
	Way   float64   // the way of an invasion: 1 to the right, -1 to the left
	Under int       // the base that is attacked, -1: none
}

// Deploy gives each base and the force their places on the map.
func (l *Layout) Deploy(env *ui.Env, bs Bases) {
	u, full := env.Unit(), env.Full()
	k := env.TextUnit() / u
	head := 22 * u * k
	gap := 3 * u
	for sd := range l.Group {
		way := float64(2*sd - 1)
		at := bs.At[sd]
		rear, bank := l.abreast(env, bs, sd), l.bank(env, sd)
		var right float64 // the inner edge of the corner's row
		for _, g := range [...]int{2, 1, 0} {
			b := &l.Group[sd][g]
			b.Cam = l.Cam
			if at[g] < 0 { // a ruin by the river, without places
				l.ruin(env, b, g, sd, at[2] <= 0, head)
				continue
			}
			st := Sites[at[g]]
			if at[g] == 2 && !slices.Contains(at[:], 1) { // alone behind the front: it comes forward into the freed ground
				st.X, st.Fort = 540, 276
			}
			n := bs.N[sd][g]
			_, _, kk := l.Cam.Project(0, st.Y*l.Unit, 0)
			b.Gap = gap / kk
			b.Y = st.Y * l.Unit
			b.W = math.Max(st.Breadth(env)*l.Unit, (env.MinTarget()+3*u)/kk)
			row := float64(n) * (b.W + b.Gap) * kk
			most := 0.352 * full.W // of the row
			if at[g] > 0 {
				most = row * rear
			}
			if row > most {
				b.W = math.Max(most/kk/float64(n)-b.Gap, (env.MinTarget()+3*u)/kk)
			}
			half := float64(n) * (b.W + b.Gap) * kk / 2
			b.Fort = l.fort(env, st, at[g], sd, way) // the building: it stays while units come and go
			beside := 0.0                            // how wide the row is that the corner's leaves its ground
			if i := slices.Index(at[:], 1); at[g] == 2 && i >= 0 {
				beside = rear*l.wide(env, bs.N[sd][i], 1) + 12*u
			}
			x := l.row(env, b.Fort, at[g], sd, half, beside, right)
			b.X = (x - l.Cam.CX) / kk
			if at[g] == 2 {
				right = x - way*half
			}
			held := b.Cell(0, n, 0).Union(b.Cell(n-1, n, 0))
			wide := math.Max(held.W+24*u, full.W*[...]float64{0.3, 0.238, 0.226}[at[g]])
			if at[g] > 0 { // its name is nailed to it
				x, _ = b.Fort.Centre()
				wide = full.W * [...]float64{0, 0.238, 0.226}[at[g]]
			}
			b.Head = ui.Rect{X: x - wide/2, Y: held.Y - head + 4*u, W: wide, H: head}.Clamp(full.Inset(6 * u))
			if at[g] == 0 { // above the signs at its cards' upper edges
				b.Head.Y -= 7 * u
				b.Rect = held.InsetXY(-3*u, -3*u).Union(ui.Rect{X: b.Head.X, Y: b.Head.Y - 20*u, W: b.Head.W, H: head})
				continue
			}
			foot := l.Cam.Card(0, b.Y, math.Max(st.Breadth(env)*l.Unit, (env.MinTarget()+3*u)/kk), cards.Aspect, UnitLean*math.Pi/180)
			b.Head.Y = foot.Bottom() + math.Max(2*u, 0.07*foot.H) // at their feet, below their numbers: the building and the cards are free of it
			b.Rect = held.InsetXY(-3*u, -3*u).Union(b.Head).Union(ui.Rect{X: b.Head.X, Y: held.Y - 40*u, W: b.Head.W, H: head})
			within(&b.Rect, way, bank, full.X+full.W/2+way*full.W)
			if at[g] == 1 && right != 0 { // each has its own ground
				within(&b.Rect, way, bank, right-way*4*u)
				within(&l.Group[sd][2].Rect, way, right-way*4*u, full.X+full.W/2+way*full.W)
			}
		}
	}
	defends := 0
	if bs.Under >= 0 {
		defends = bs.N[rules.Truth(bs.Way > 0)][bs.Under]
	}
	l.Force(env, bs.Way, max(2, bs.N[0][field.Lane], bs.N[1][field.Lane]), bs.Under, defends)
}

// row returns where the middle of a row is that reaches half as far to both sides:
// before its building, within the window, short of the river and the middle, with
// what it leaves the row beside it, and not over one that ends at right.
func (l *Layout) row(env *ui.Env, fort ui.Rect, at, sd int, half, beside, right float64) float64 {
	u, full, bank, way := env.Unit(), env.Full(), l.bank(env, sd), float64(2*sd-1)
	x, _ := fort.Centre()
	if at == 2 && beside > 0 {
		x = way * math.Max(way*x, way*bank+beside+half)
	}
	if lim := full.X + 14*u + half; sd == 0 && x < lim {
		x = lim
	} else if lim := full.Right() - 14*u - half; sd == 1 && x > lim {
		x = lim
	}
	if at > 0 {
		x = way * math.Max(way*x, way*bank+half)
	}
	if at == 1 && right != 0 { // not into the row in the corner
		x = way * math.Min(way*x, way*right-10*u-half)
	}
	return x
}

// within cuts what goes beyond an inner and an outer edge off the ground of a side
// that lies outwards in the direction of way.
func within(r *ui.Rect, way, inner, outer float64) {
	from, to := math.Min(inner, outer), math.Max(inner, outer)
	x := math.Max(r.X, from)
	r.X, r.W = x, math.Min(r.Right(), to)-x
}

// bank is how far a side's rear bases go towards the middle: mine to the river.
func (l *Layout) bank(env *ui.Env, sd int) float64 {
	full := env.Full()
	if sd == 1 {
		return full.X + full.W/2 + 24*env.Unit()
	}
	y := Sites[1].Y
	x, _, _ := l.Cam.Project((River(y)-36)*l.Unit, y*l.Unit, 0)
	return x
}

// River is where the middle of the river is at y, both in the map's units.
// It is painted so by the map's shader.
func River(y float64) float64 { return -190 + 36*math.Sin((y+140)*0.0115) + 0.24*(y+140) }

// wide is how wide a row of n places on a site is, on the screen.
func (l *Layout) wide(env *ui.Env, n, at int) float64 {
	_, _, kk := l.Cam.Project(0, Sites[at].Y*l.Unit, 0)
	return float64(n) * (math.Max(Sites[at].Breadth(env)*l.Unit*kk, env.MinTarget()+3*env.Unit()) + 3*env.Unit())
}

// abreast returns by how much the rows of a side's rear bases are narrowed, so that
// both are on its own half, as large as their units leave room.
func (l *Layout) abreast(env *ui.Env, bs Bases, sd int) (share float64) {
	u, all := env.Unit(), 0.0
	for g, at := range bs.At[sd] {
		if at > 0 {
			all += l.wide(env, bs.N[sd][g], at)
		}
	}
	full := env.Full()
	room := l.bank(env, sd) - full.X
	if sd == 1 {
		room = full.Right() - l.bank(env, sd)
	}
	return math.Min(1, (room-28*u)/math.Max(all, 1))
}

// fort returns where the building on a site is: it never moves while units come and
// go, and stands clear of the river and of who sits opposite.
func (l *Layout) fort(env *ui.Env, st Site, at, sd int, way float64) ui.Rect {
	full, u := env.Full(), env.Unit()
	_, _, kk := l.Cam.Project(0, st.Y*l.Unit, 0)
	x, y, fk := l.Cam.Project(0, st.Foot*l.Unit, 0)
	x += way * st.X * l.Unit * kk
	w := st.Fort * l.Unit * fk
	h := w * cutout.High / cutout.Wide
	edge := 14*u + w/2
	if at == 2 {
		edge += 44 * u
	}
	x = math.Max(full.X+edge, math.Min(full.Right()-edge, x))
	return ui.Rect{X: x - w/2, Y: y - h, W: w, H: h}
}

// ruin gives what is left of base g of a side its place, without places for units: by
// the river, or where nobody is left behind the front (last) where it stood.
func (l *Layout) ruin(env *ui.Env, b *Block, g, sd int, last bool, head float64) {
	u, full, way := env.Unit(), env.Full(), float64(2*sd-1)
	_, y, kk := l.Cam.Project(0, 330*l.Unit, 0)
	w := math.Max(88*l.Unit*kk, env.MinTarget()+2*u)
	x := full.X + full.W/2 + way*(28*l.Unit+float64(g)*(w+4*u))
	if g < 2 && last {
		var fk float64
		x, y, fk = l.Cam.Project(way*Sites[1+g].X*l.Unit, 290*l.Unit, 0)
		w = math.Max(w, 0.78*Sites[1+g].Fort*l.Unit*fk)
		x -= way * w / 2
	}
	if sd == 0 {
		x -= w
	}
	b.Fort = ui.Rect{X: x, Y: y - w*cutout.High/cutout.Wide, W: w, H: w * cutout.High / cutout.Wide}
	b.Head = ui.Rect{X: x, Y: y + 5*u, W: w, H: head}
	b.Rect = b.Fort.Union(b.Head)
	b.W = 0
}
