package arena

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/sand"
)

// burnt is what blows have done to a side in this match.
type burnt struct {
	dg  int // when it was seen last
	sum int // of all damage, repaired or not
}

// scorch is how much damage leaves a scorch.
const scorch = 350

// ground returns what lies on the ground of both sides: it follows from what the match
// shows and, beyond that, from the damage that has been seen.
func ground(a *Arena) (out [2]sand.Side) {
	st := &a.on.Show.View.S
	for sd := range out {
		p, k := a.on.Show.Seat(sd), &out[sd]
		if c := bgd.AttackGuardian(st, p); c != 0 {
			b := &a.burnt[sd]
			dg := max(0, int(st.Card(c).N[bgd.NGauge]))
			b.sum += max(0, dg-b.dg)
			b.dg = dg
		}
		k.Burnt = min(sand.Most, int(math.Ceil(float64(a.burnt[sd].sum)/scorch)))
		for _, c := range st.Zone(rules.ZoneOf(bgd.Junk, p)) {
			if def := st.Card(c).Def; def != 0 && a.on.Show.Cards.Attr(def, bgd.AType) <= bgd.Raging {
				k.Gone = append(k.Gone, faces.Lights[max(0, a.on.Show.Cards.Attr(def, bgd.ATribe))][0])
			}
		}
		if t, ok := a.on.Show.Top(bgd.Domain, p); ok {
			if def := a.on.Game.Lib.Def(t.Def); def != nil {
				k.Domain = def.ID
			}
		}
	}
	return out
}

// told returns what of the ground a picture of it depends on.
func told(k *sand.Side) (burnt, gone, domain float64) {
	for i := range len(k.Domain) {
		domain = domain*31 + float64(k.Domain[i])
	}
	for _, col := range k.Gone {
		gone = gone*3 + float64(col.R) + 2*float64(col.G) + 5*float64(col.B)
	}
	return float64(k.Burnt), gone + float64(len(k.Gone)), domain
}
