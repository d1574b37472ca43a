package builder

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/scenes/builder/facets"
)

// pool is the cards of a game, and which of them are looked for.
type pool struct {
	lib   *effect.Library
	cards []pooled // as in the packs
	costs *effect.Field
	hues  int // number of the game's colours

	query  string
	words  []string       // of the query, folded
	hue    facets.Set     // colours, or hues: of none
	typ    facets.Set     // types
	cost   facets.Set     // costs, or free
	facets []facets.Facet // the other fields
	many   bool           // some cards have several colours
	order  order

	shown   []int // indices of the cards found, in order
	byHue   []int // how many there would be of each colour, of none, and of all
	indexed int   // cards whose rules can be searched
}

// pooled is a card of the pool.
type pooled struct {
	def  rules.DefID
	typ  int
	cost int // free: it has none
	hues uint32
	text string // names and rules in both languages, folded
}

// free is the cost of a card without one.
const free = -2

// order is how the cards found are sorted.
type order uint8

const (
	byPack order = iota
	byCost
	byName
	byType
	orders
)

func newPool(lib *effect.Library, hues int, huesOf func(d *effect.Def) uint32) *pool {
	p := &pool{lib: lib, hues: hues}
	v := lib.Vocab
	if i := slices.IndexFunc(v.Fields, func(f effect.Field) bool { return f.Name == v.Deck.Curve.Field }); i >= 0 {
		p.costs = &v.Fields[i]
	}
	p.facets = facets.Of(v, hues)
	for id := 1; id < len(lib.Defs); id++ {
		d := &lib.Defs[id]
		c := pooled{def: rules.DefID(id), typ: int(d.Attr[v.TypeAttr]), cost: free, hues: huesOf(d)}
		if f := p.costs; f != nil && (f.For == 0 || f.For>>uint(c.typ)&1 != 0) {
			c.cost = int(d.Attr[f.Attr])
		}
		t := lib.Card(c.def)
		c.text = facets.Fold(t.Name.JA + " " + t.Subtitle.JA + "\n" + t.Name.EN + " " + t.Subtitle.EN + "\n" + t.ID)
		p.cards = append(p.cards, c)
		p.many = p.many || c.hues&(c.hues-1) != 0
	}
	p.find(lang.JA)
	return p
}

// index adds the rules of a few more cards to what is searched, and reports
// whether the cards found have changed: all at once would be felt.
func (p *pool) index(n int, l lang.Lang) bool {
	if p.indexed >= len(p.cards) {
		return false
	}
	for ; n > 0 && p.indexed < len(p.cards); n-- {
		c := &p.cards[p.indexed]
		t := p.lib.Vocab.Types[c.typ]
		c.text += "\n" + facets.Fold(strings.Join(p.lib.RulesText(c.def, lang.JA), "\n")+"\n"+strings.Join(p.lib.RulesText(c.def, lang.EN), "\n")+"\n"+t.JA+"\n"+t.EN+"\n"+facets.Words(p.facets, p.lib.Def(c.def), c.typ))
		p.indexed++
	}
	if len(p.words) == 0 {
		return false
	}
	before := len(p.shown)
	p.find(l)
	return len(p.shown) != before
}

// is reports whether a card passes the filters; skip is one that does not
// count, for the numbers beside its values.
func (p *pool) is(c *pooled, skip *facets.Set) bool {
	if skip != &p.hue && !p.coloured(c) || skip != &p.typ && !p.typ.Lets(c.typ) || skip != &p.cost && !p.cost.Lets(c.cost) {
		return false
	}
	for i := range p.facets {
		if f := &p.facets[i]; skip != &f.Set && !f.Is(p.lib.Def(c.def), c.typ) {
			return false
		}
	}
	for _, w := range p.words {
		if !strings.Contains(c.text, w) {
			return false
		}
	}
	return true
}

// coloured reports whether a card has the colours that are looked for. That of
// none is apart: exactly red, or of none, are those that are red alone and those
// of none.
func (p *pool) coloured(c *pooled) bool {
	if p.hue.Empty() {
		return true
	}
	if c.hues == 0 {
		return p.hue.Has(p.hues)
	}
	var m uint32
	for _, h := range p.hue.Of {
		m |= 1 << h
	}
	m &= 1<<p.hues - 1
	return c.hues&m != 0 && (!p.hue.Just || c.hues == m)
}

// find looks for the cards again.
func (p *pool) find(l lang.Lang) {
	p.words = strings.Fields(facets.Fold(p.query))
	p.shown = p.shown[:0]
	p.byHue = make([]int, p.hues+2)
	for i := range p.cards {
		c := &p.cards[i]
		if !p.is(c, &p.hue) {
			continue
		}
		p.byHue[p.hues+1]++
		if c.hues == 0 {
			p.byHue[p.hues]++
		}
		for h := range p.hues {
			p.byHue[h] += int(c.hues >> h & 1)
		}
		if p.is(c, nil) {
			p.shown = append(p.shown, i)
		}
	}
	slices.SortStableFunc(p.shown, func(i, j int) int {
		a, b := &p.cards[i], &p.cards[j]
		switch p.order {
		case byCost:
			return cmp.Compare(a.cost, b.cost)
		case byName:
			return strings.Compare(p.lib.Card(a.def).Name.In(l), p.lib.Card(b.def).Name.In(l))
		case byType:
			return cmp.Or(cmp.Compare(a.typ, b.typ), cmp.Compare(a.cost, b.cost))
		}
		return 0
	})
}

// values returns the values of a filter, which is one of the pool's, that some
// card has beside the other filters, in order, with how many cards have each; all
// is how many there are.
func (p *pool) values(filter *facets.Set, of func(c *pooled) []int) (values []int, n map[int]int, all int) {
	n = map[int]int{}
	for i := range p.cards {
		if c := &p.cards[i]; p.is(c, filter) {
			all++
			for _, v := range of(c) {
				n[v]++
			}
		}
	}
	for _, v := range filter.Of { // stay, to be taken out
		n[v] += 0
	}
	return slices.Sorted(maps.Keys(n)), n, all
}
