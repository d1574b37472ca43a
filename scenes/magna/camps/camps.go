// Package camps shows the bases of Magna Spectra: their cut-outs on the map, the
// ribbons and strips with their names, and how one falls.
package camps

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/plate"
	"godeck/scenes/magna/siege"
	"godeck/scenes/magna/terrain"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Camps are the bases on a table.
type Camps struct {
	Sky    func(c *ui.Canvas, risen, dawn float64) // what is seen behind the last base that falls
	M      field.Reading                           // what is shown
	show   *present.Show
	lay    *places.Layout
	forts  [2][3][2]cutout.Fort // large, and on a strip
	felled cutout.Fort          // the base that falls, whole
	rubble cutout.Fort          // … and what is left of it
	ruin   ruin
	stand  stand
	pan    pan
	fallen int       // bases that have been seen to fall
	stood  int       // … and to hold
	held   [2][3]int // by seat: the most units that have held a base in the present battle
}

// On returns the bases of a table.
func On(show *present.Show, lay *places.Layout, m field.Reading) Camps {
	k := Camps{M: m, show: show, lay: lay}
	k.felled.Near, k.rubble.Near = true, true
	return k
}

// labels are the words for the bases.
func (k *Camps) labels() *labels.Labels { return labels.On(k.show, k.M, k.show.Lang, nil) }

// Draw draws the cut-outs, the far ones first. struck returns where one is that
// is shaken, and by how much.
func (k *Camps) Draw(c *ui.Canvas, struck func(u float64) (wall ui.Rect, dx, dy float64)) {
	wall, dx, dy := struck(c.Px(1))
	sx, sy := k.show.Shift()
	for _, g := range [...]int{2, 1, 0} {
		for sd := range 2 {
			b := &k.lay.Group[sd][g]
			if !b.Staged || b.Fort.Empty() {
				continue
			}
			if n := k.M.Row(k.show.Seat(sd), g); b.W > 0 {
				terrain.Yard(c, b.Yard(n, k.lay.Unit), n, sd, sx, sy)
			}
			r := b.Fort.Move(sx, sy)
			if b.Fort == wall {
				r = r.Move(dx, dy)
			}
			k.Fort(c, sd, g, 0, r)
		}
	}
}

// Fort draws the cut-out of a base in r; size 1 is that on a strip.
func (k *Camps) Fort(c *ui.Canvas, sd, g, size int, r ui.Rect) {
	p := k.show.Seat(sd)
	if k.Falls(p, g) && size == 0 { // it is drawn over the table
		return
	}
	id, faction := k.site(p, g)
	w := r.W
	if !k.lay.Fold {
		w = k.lay.Group[sd][g].Fort.W
		if q := k.pan.left; q > 0 && !c.Env.Settings.ReducedMotion {
			was := k.pan.from[sd][g]
			r = ui.Rect{X: ui.Lerp(r.X, was.X, q), Y: ui.Lerp(r.Y, was.Y, q), W: ui.Lerp(r.W, was.W, q), H: ui.Lerp(r.H, was.H, q)}
		}
	}
	ruined := k.M.Ruined(p, g+1)
	img := k.forts[sd][g][size].Of(c, id, faction, ruined, sd, w)
	fallen := ruined && (!k.lay.Fold || size == 0)
	if fallen {
		cutout.Burnt(c, r)
	}
	c.ShadowAt(r.X+r.W*0.54, r.Bottom()-r.H*0.01, r.W*0.9, r.H*0.07, 0, r.H*0.03, r.H*0.10, ui.Hex(0x0a0503).Alpha(0.55))
	if size == 0 && !ruined && k.Shared(p, g) {
		c.Light(r.X+r.W/2, r.Y+r.H*0.8, r.W*0.56, faces.Sides[sd].Alpha(0.3))
	}
	if k.M.Attacked(p, g+1) {
		c.Light(r.X+r.W/2, r.Y+r.H*0.7, r.W*0.62, c.Theme.Danger.Alpha(0.26))
	}
	c.Draw(img, r, 1)
	if q := k.breach(p, g); q > 0 && size == 0 {
		siege.Breach(c, r, q)
	}
	if fallen {
		cutout.Sunk(c, r, 1-sd)
	}
}

// vacant reports whether a base stands that nobody holds: it falls without a blow.
// On the first turn nobody has come yet.
func (k *Camps) vacant(p rules.Seat, g int) bool {
	return k.M.Turn() > 1 && k.M.Standing(p, g+1) && k.M.Count(field.ZoneOfGroup(g), p) == 0 && !k.M.View.S.Over()
}

// breach is how far a base under attack is broken already, 0 to 1: with every unit
// that it loses its gate gives way.
func (k *Camps) breach(p rules.Seat, g int) float64 {
	held := &k.held[p][g]
	if !k.M.Attacked(p, g+1) || k.M.Ruined(p, g+1) {
		*held = 0
		return 0
	}
	n := k.M.Count(field.ZoneOfGroup(g), p)
	if *held = max(*held, n); *held == 0 {
		return 0
	}
	return 1 - float64(n)/float64(*held)
}

// site returns which base a seat has at a line, and of which faction; nothing is
// known of one that is face-down.
func (k *Camps) site(p rules.Seat, g int) (id string, faction int) {
	if all := k.M.Zone(mgn.Camps, p); g < len(all) && all[g].Def != 0 && all[g].Up {
		id, faction = k.M.Game.Lib.Card(all[g].Def).ID, int(k.M.Game.Lib.Def(all[g].Def).Attr[mgn.AFaction])
	}
	return id, faction
}

// Shared reports whether the other seat has the same base, as far as is known.
func (k *Camps) Shared(p rules.Seat, g int) bool {
	id, _ := k.site(p, g)
	for o := range mgn.BaseCount {
		if other, _ := k.site(p.Other(), o); id != "" && other == id {
			return true
		}
	}
	return false
}

// Face returns the face of a seat's base, nil while it is not known.
func (k *Camps) Face(p rules.Seat, g int) *cards.CardFace {
	if all := k.M.Zone(mgn.Camps, p); g < len(all) && all[g].Up {
		return k.show.Cards.Of(all[g].Def, k.show.Lang)
	}
	return nil
}

// Read is the face of a base as it is read: with whether it is full, whether its effect
// is in force, and why.
func Read(k *Camps, p rules.Seat, g int) *cards.CardFace {
	face := k.Face(p, g)
	if face == nil {
		return nil
	}
	var says []cards.Keyword
	if full(k, p, g) {
		says = append(says, cards.Keyword{Name: k.show.T("base.full"), Help: k.show.T("base.full.help", mgn.Slots[g+1])})
	}
	if has, now := k.works(p, g); has {
		key := "base.rests"
		if now {
			key = "base.works"
		}
		says = append(says, cards.Keyword{Name: k.show.T(key), Help: k.show.T(key + ".help")})
	}
	if says == nil {
		return face
	}
	told := *face
	told.Keywords = append(says, face.Keywords...)
	return &told
}

// full reports whether a base has as many units as may stay there.
func full(k *Camps, p rules.Seat, g int) bool {
	return k.M.Standing(p, g+1) && k.M.Count(field.ZoneOfGroup(g), p) >= mgn.Slots[g+1]
}

// Label describes a base, for screen readers, with whether its effect is in force.
func (k *Camps) Label(p rules.Seat, g int) string {
	title := ""
	if face := k.Face(p, g); face != nil {
		title = face.Title
	}
	return k.labels().Base(p, g, title)
}

// Works adds to the label whether the base's effect is in force.
func (k *Camps) Works(p rules.Seat, g int) string {
	say, key := k.Label(p, g), "base.rests"
	switch has, now := k.works(p, g); {
	case !has:
		return say
	case now:
		key = "base.works"
	}
	return words.Sentences(k.show.Lang, say, k.show.T(key))
}

// Tells adds that reinforcements may come to a full base, and what the effect is, in the
// words of the card.
func (k *Camps) Tells(p rules.Seat, g int) string {
	say := k.Works(p, g)
	if full(k, p, g) {
		say = words.Sentences(k.show.Lang, say, strings.TrimRight(k.show.T("base.full.help", mgn.Slots[g+1]), "。."))
	}
	if has, _ := k.works(p, g); has {
		l := k.show.Lang
		say += l.Pick("：", ": ") + strings.Join(k.show.Cards.Of(k.M.Zone(mgn.Camps, p)[g].Def, l).Rules, l.Pick("", " "))
	}
	return say
}

// works reports whether a base has an effect, and whether it is in force now.
func (k *Camps) works(p rules.Seat, g int) (has, now bool) {
	if all := k.M.Zone(mgn.Camps, p); g < len(all) {
		return k.M.Game.Works(&k.M.View.S, all[g].ID)
	}
	return false, false
}

// inscription is what stands on a base's ribbon, and what does where that is too long.
func (k *Camps) inscription(p rules.Seat, g int) (name []ui.Run, brief []string) {
	on := k.show
	l := on.Lang
	units, up, face := k.M.List(field.ZoneOfGroup(g), p), k.M.Standing(p, g+1), k.Face(p, g)
	short := on.T("line.short." + strconv.Itoa(g+1))
	name = []ui.Run{{Text: short, Face: ui.Bold, Colour: faces.Ember.Warm}}
	if !up && len(units) == 0 { // of a ruin no more than that it is one
		name[0] = ui.Run{Text: on.T("fallen"), Face: ui.Bold}
	} else {
		brief = []string{short, strconv.Itoa(g + 1)} // of one sign the last, which cannot break
		if face != nil {
			name = append(name, ui.Run{Text: " " + face.Title, Face: ui.Bold})
			if k.Shared(p, g) && on.Audience >= 0 { // its name alone says nothing about whose it is
				name = append(name, ui.Run{Text: l.Pick("", " ") + on.T("whose."+strconv.Itoa(on.SideOf(p))), Face: ui.Bold, Colour: faces.Sides[on.SideOf(p)].Lighten(0.5)})
				brief = slices.Insert(brief, 0, short+" "+face.Title)
			}
		}
	}
	if k.vacant(p, g) && face != nil { // it stands, and falls without a blow
		open := on.T("vacant")
		name = append(name, ui.Run{Text: l.Pick("　", "  ") + open, Face: ui.Bold, Colour: faces.Ember.Danger.Lighten(0.35)})
		brief = slices.Insert(brief, 0, short+" "+face.Title+l.Pick("　", "  ")+on.T("vacant.short"), short+l.Pick("　", "  ")+open)
	} else if k.M.Attacked(p, g+1) { // what an assault has to get through
		say := on.T("defend.sum", field.Stands(units))
		if n := field.Hidden(units); n > 0 { // where the number comes from
			say = on.T("defend.sum.hidden", field.Stands(units)-n, n)
		}
		name = append(name, ui.Run{Text: l.Pick("　", "  ") + say, Face: ui.Bold, Colour: faces.Defend})
		brief = slices.Insert(brief, 0, short+l.Pick("　", "  ")+say)
		if face != nil { // the sum alone says less than the name with it
			sum := strconv.Itoa(field.Stands(units))
			if n := field.Hidden(units); n > 0 {
				sum = strconv.Itoa(field.Stands(units)-n) + "+" + strconv.Itoa(n)
			}
			brief = slices.Insert(brief, 0, short+" "+face.Title+l.Pick("（", " (")+sum+l.Pick("）", ")"))
		}
	}
	return name, brief
}

// Ribbon is the ribbon of a base.
func (k *Camps) Ribbon(sd, g int) (r plate.Ribbon) {
	p, b := k.show.Seat(sd), &k.lay.Group[sd][g]
	r.Side, r.Up = sd, k.M.Standing(p, g+1)
	r.Name, r.Brief = k.inscription(p, g)
	r.Has, r.Now = k.works(p, g)
	if b.W > 0 || !b.Staged && r.Up {
		r.All, r.Taken = k.M.Places(p, g), k.M.Count(field.ZoneOfGroup(g), p)
	}
	return r
}

// Hangs returns where a ribbon hangs on the map: away from the one beside it,
// the outer one as far as the window goes, the inner one by the rest.
func (k *Camps) Hangs(env *ui.Env, sd, g int, rb *plate.Ribbon) ui.Rect {
	r := rb.Rect(env, k.lay.Group[sd][g].Head)
	full := env.Full().Inset(12 * k.lay.U)
	middle := full.X + full.W/2
	for o := range mgn.BaseCount {
		b := &k.lay.Group[sd][o]
		if o == g || !b.Staged || b.W == 0 || k.lay.Group[sd][g].W == 0 {
			continue
		}
		other := k.Ribbon(sd, o)
		q := other.Rect(env, b.Head)
		if r.Y > q.Bottom() || q.Y > r.Bottom() {
			continue
		}
		mine, theirs := math.Abs(r.X+r.W/2-middle), math.Abs(q.X+q.W/2-middle)
		over := (r.W+q.W)/2 + 16*k.lay.U - math.Abs(mine-theirs)
		if over <= 0 {
			continue
		}
		way := float64(2*sd - 1) // outwards
		outer := r
		if theirs > mine {
			outer = q
		}
		room := outer.X - full.X
		if sd == 1 {
			room = full.Right() - outer.Right()
		}
		out := math.Max(0, math.Min(over/2, room))
		if theirs > mine {
			r = r.Move(-way*(over-out), 0)
		} else {
			r = r.Move(way*out, 0)
		}
	}
	return r
}

// Strip is what stands on the strip of a base.
func (k *Camps) Strip(p rules.Seat, g int) *plate.Strip {
	units := k.M.List(field.ZoneOfGroup(g), p)
	b := &plate.Strip{Line: g + 1, Short: k.show.T("line.short." + strconv.Itoa(g+1)), Name: lang.Capital(k.labels().Line(g + 1)), Up: k.M.Standing(p, g+1), Places: mgn.Slots[g+1]}
	if face := k.Face(p, g); face != nil {
		b.Title = face.Title
	}
	if !b.Up && len(units) == 0 {
		b.Fallen = k.show.T("fallen")
	}
	for _, t := range units {
		q := plate.Pip{Colour: ui.Hex(0x6d5a48), Up: t.Up, Low: t.Checked}
		if t.Def != 0 && t.Up {
			q.Colour = k.show.Cards.ColourOf(t.Def)
		}
		b.Units = append(b.Units, q)
	}
	return b
}
