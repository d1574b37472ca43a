package maker

import (
	"math"

	"godeck/rules/effect"
)

// Price is what a card seems to be worth, going by what the built-in cards of its
// type cost.
type Price struct {
	Field string  // the field of the cost, a path of Places
	Cost  int     // what it costs
	Worth float64 // the cost that would fit
	Error float64 // by how much such estimates miss the cost of built-in cards, on average
	Near  float64 // the share of built-in cards whose estimate is within 1, from 0 to 1
}

// Least number of cards that an estimate rests on, and how strongly words are
// kept from explaining what is chance.
const (
	priceCards = 12
	priceHold  = 1.0
)

// Price estimates the cost that would fit the card. It is a ridge regression over
// the built-in cards of its type: their costs by their other numbers and by the
// words of their abilities. Error and Near are of cards that were left out. It
// reports false if cards of the type have no cost, or too few built-in ones do.
func (d *Draft) Price() (Price, bool) {
	f := d.costField()
	if f == nil || !f.Of(d.card.Type) {
		return Price{}, false
	}
	fit, ok := d.fits[d.card.Type]
	if !ok {
		if d.fits == nil {
			d.fits = map[int]*fitted{}
		}
		fit = d.fitCosts(f)
		d.fits[d.card.Type] = fit
	}
	if fit == nil {
		return Price{}, false
	}
	p := fit.Price
	p.Cost = int(d.card.Attr[f.Attr])
	own := d.traits(f, d.card, fit.scale)
	for i, w := range fit.weights {
		p.Worth += w * alike(fit.traits[i], own)
	}
	p.Worth = math.Max(float64(f.Min), math.Min(float64(f.Max), p.Worth))
	return p, true
}

// fitted is what estimates are made from, of the cards of a type.
type fitted struct {
	Price   // its Worth is the mean cost
	scale   map[int][2]float64
	traits  []map[string]float64
	weights []float64
}

// fitCosts fits the costs of the built-in cards of the draft's type, nil if there
// are too few.
func (d *Draft) fitCosts(f *effect.Field) *fitted {
	var cards []*effect.CardNode
	mean := 0.0
	for _, c := range d.lib.Packs[0].Cards {
		if c.Type == d.card.Type && c.ID != d.card.ID && (!f.Opt || c.Attr[f.Attr] > 0) {
			cards = append(cards, c)
			mean += float64(c.Attr[f.Attr])
		}
	}
	n := len(cards)
	if n < priceCards {
		return nil
	}
	mean /= float64(n)
	scale := d.spreads(f, cards)
	traits := make([]map[string]float64, n)
	for i, c := range cards {
		traits[i] = d.traits(f, c, scale)
	}
	a := make([][]float64, n) // the matrix, and beside it what becomes its inverse
	for i := range a {
		a[i] = make([]float64, 2*n)
		for j := range n {
			a[i][j] = alike(traits[i], traits[j])
		}
		a[i][i] += priceHold
		a[i][n+i] = 1
	}
	invert(a)
	p := &fitted{Price: Price{Field: f.Name, Worth: mean}, scale: scale, traits: traits}
	for i := range n {
		w := 0.0
		for j, c := range cards {
			w += a[i][n+j] * (float64(c.Attr[f.Attr]) - mean)
		}
		p.weights = append(p.weights, w)
		miss := math.Abs(w / a[i][n+i]) // of the estimate without this card
		p.Error += miss / float64(n)
		if miss < 1.5 { // rounded, it is within 1
			p.Near += 1 / float64(n)
		}
	}
	return p
}

// costField returns the field of the game's cost curve, nil if there is none.
func (d *Draft) costField() *effect.Field {
	for i := range d.v.Fields {
		if f := &d.v.Fields[i]; f.Name == d.v.Deck.Curve.Field && f.Kind == effect.FieldInt && !f.Derived {
			return f
		}
	}
	return nil
}

// spreads returns mean and deviation of the other numbers of some cards, by
// attribute.
func (d *Draft) spreads(cost *effect.Field, cards []*effect.CardNode) map[int][2]float64 {
	out := map[int][2]float64{}
	for i := range d.v.Fields {
		f := &d.v.Fields[i]
		if f == cost || f.Derived || f.Kind != effect.FieldInt || !f.Of(d.card.Type) {
			continue
		}
		sum, sqr, n := 0.0, 0.0, float64(len(cards))
		for _, c := range cards {
			x := float64(c.Attr[f.Attr])
			sum, sqr = sum+x, sqr+x*x
		}
		if dev := math.Sqrt(math.Max(0, sqr/n-sum/n*sum/n)); dev > 0 {
			out[int(f.Attr)] = [2]float64{sum / n, dev}
		}
	}
	return out
}

// traits returns what a card's cost is estimated by: its other numbers, and how
// often its abilities have each word, on whose cards.
func (d *Draft) traits(cost *effect.Field, c *effect.CardNode, scale map[int][2]float64) map[string]float64 {
	const numbers = 3 // a number explains more than a word
	out := map[string]float64{"": 1}
	for i := range d.v.Fields {
		f := &d.v.Fields[i]
		if f == cost || f.Derived || !f.Of(c.Type) {
			continue
		}
		if s, ok := scale[int(f.Attr)]; ok {
			out[f.Name] = numbers * (float64(c.Attr[f.Attr]) - s[0]) / s[1]
		} else if f.Kind == effect.FieldEnum {
			out[f.Name+"="+f.Enum.Values[c.Attr[f.Attr]].Name]++
		}
	}
	everyWord(c, func(n *effect.Node) {
		out["."+n.Spec.Name]++
		for i := range n.Args {
			a := &n.Args[i]
			switch p := &n.Spec.Params[i]; {
			case a.Choice != nil && a.Choice.Ref == 0:
				out["."+n.Spec.Name+"/"+d.v.Whose.Values[a.Choice.Of].Name]++
				if a.Choice.All {
					out["."+n.Spec.Name+"/all"]++
				}
			case p.Sort == effect.Int || p.Sort == effect.Amount:
				if len(a.Nodes) == 0 && p.Max > 0 {
					out["."+n.Spec.Name+"."+p.Name] += float64(a.N) / float64(min(p.Max, 4))
				}
			}
		}
	})
	return out
}

// alike is the inner product of two cards' traits.
func alike(a, b map[string]float64) (sum float64) {
	for k, x := range a {
		sum += x * b[k]
	}
	return sum
}

// invert turns the left half of a positive definite matrix into the identity, and
// so the right half into its inverse.
func invert(a [][]float64) {
	n := len(a)
	for i := range n {
		k := 1 / a[i][i]
		for j := i; j < 2*n; j++ {
			a[i][j] *= k
		}
		for r := range n {
			if q := a[r][i]; r != i && q != 0 {
				for j := i; j < 2*n; j++ {
					a[r][j] -= q * a[i][j]
				}
			}
		}
	}
}
