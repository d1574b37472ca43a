package deck

import (
	"math/rand/v2"
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
)

// Fill completes a list to a legal one, if its cards allow that, and returns
// it; the list is unchanged. What is added follows the cards that are there
// and, if like is not nil, that deck: cards of their colours, cards that the
// packs' decks play beside them, about as many of each type. It keeps to the
// colours that are there unless no legal deck comes of that. Equal seeds give
// equal lists. Nothing of the list is taken out, so a list with a card too
// many stays illegal. The cards of except are not added.
func Fill(lib *effect.Library, list *List, like *effect.Deck, seed uint64, except ...rules.DefID) *List {
	f := &filler{Builder: Builder{lib, list.Clone()}, r: rand.New(rand.NewPCG(seed, 0x66696c6c)), except: except}
	f.learn(like)
	for _, f.loose = range [...]bool{false, true} {
		for _, s := range f.order() {
			f.fill(s)
		}
		if f.mend(); f.faults() == 0 {
			break
		}
	}
	f.List.Sort(lib)
	return f.List
}

type filler struct {
	Builder
	r     *rand.Rand
	decks []known
	added []rules.DefID // what Fill has added, in order

	except []rules.DefID // what it must not add

	chosen map[int]bool // colours of the list as it was, or of what it is like; nil: any
	loose  bool         // other colours come in, too: without them nothing fits
}

// Likely returns up to most cards that Fill would add to a list, the likeliest
// first: those of its colours, and if they are too few others. They can all be
// added, one at a time.
func Likely(lib *effect.Library, list *List, most int) (out []rules.DefID) {
	f := &filler{Builder: Builder{lib, list.Clone()}, r: rand.New(rand.NewPCG(0, 0x66696c6c))}
	f.learn(nil)
	before := f.faults()
	tried := make([]bool, len(lib.Defs))
	for _, f.loose = range [...]bool{false, true} {
		w := make([]int, len(lib.Defs))
		for i, s := range f.Sections() {
			if !s.Side && s.Cards < s.Most {
				for d, n := range f.weights(i) {
					w[d] += n
				}
			}
		}
		for len(out) < most {
			best := 0
			for d := range w {
				if w[d] > w[best] && !tried[d] {
					best = d
				}
			}
			if best == 0 {
				break
			}
			tried[best] = true
			d := rules.DefID(best)
			if f.Add(d, false) != nil {
				continue
			}
			if f.faults() <= before {
				out = append(out, d)
			}
			f.Remove(lib.Card(d).ID, false)
		}
	}
	return out
}

// known is a deck of the packs: what goes together.
type known struct {
	copies map[rules.DefID]int
	kin    int // how much it is like the list
}

// learn reads the packs' decks and weighs them.
func (f *filler) learn(like *effect.Deck) {
	start := map[rules.DefID]bool{}
	main, side := f.List.Designs(f.Lib)
	for _, d := range slices.Concat(main, side) {
		start[d] = true
	}
	decks := f.Lib.Decks()
	favourite := -1
	if len(start) == 0 && like == nil && len(decks) > 0 {
		favourite = f.r.IntN(len(decks))
	}
	for i, d := range decks {
		k := known{copies: map[rules.DefID]int{}}
		for _, e := range d.List {
			k.copies[f.Lib.Find(e.ID)] += e.N
		}
		for c := range start {
			if k.copies[c] > 0 {
				k.kin += 4
			}
		}
		if d == like || i == favourite {
			k.kin += 4 * (len(start) + 4)
		}
		f.decks = append(f.decks, k)
	}
	f.choose()
}

// fewCards is how many cards of one colour leave open which others come along.
const fewCards = 8

// choose notes the colours to keep to: those of the list; while a few cards
// show one only, also those of the deck that is most like it.
func (f *filler) choose() {
	found := f.colours()
	best := 0
	for _, n := range found {
		best = max(best, n)
	}
	f.chosen = map[int]bool{}
	for k, n := range found {
		f.chosen[k] = n*5 >= best // a colour that the list really has
	}
	if n := f.List.Cards(false); n == 0 || n >= fewCards || len(found) > 1 {
		return
	}
	like, most := -1, 0 // the deck that has the cards, or most cards of their colour
	for i := range f.decks {
		n := f.decks[i].kin * 1000
		for d, copies := range f.decks[i].copies {
			if slices.ContainsFunc(f.hues(d), func(k int) bool { return found[k] > 0 }) {
				n += copies
			}
		}
		if n > most {
			like, most = i, n
		}
	}
	if like >= 0 {
		for d := range f.decks[like].copies {
			for _, k := range f.hues(d) {
				f.chosen[k] = true
			}
		}
	}
}

// hues returns the colours of a design, without the value that means none.
func (f *filler) hues(d rules.DefID) []int {
	v := f.Lib.Vocab
	axis := field(v, v.Deck.Colours.Field)
	return slices.DeleteFunc(values(v, axis, f.Lib.Def(d)), func(k int) bool {
		return axis.Kind == effect.FieldEnum && (axis.Enum.Values[k].Name == "none" || axis.Enum.Values[k].Name == "neutral")
	})
}

// keeps reports whether a design has no colour but those that are kept to.
func (f *filler) keeps(d rules.DefID) bool {
	return f.loose || len(f.chosen) == 0 || !slices.ContainsFunc(f.hues(d), func(k int) bool { return !f.chosen[k] })
}

// order returns the sections of the main deck that need cards, the smallest
// first: what it holds says what fits into the others.
func (f *filler) order() (out []int) {
	all := f.Lib.Vocab.Deck.Sections
	for i := range all {
		if !all[i].Side && all[i].Least > 0 {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return all[a].Least - all[b].Least })
	return out
}

// colours counts the colours of the list's cards. While it has none, those of
// the decks that it is like count.
func (f *filler) colours() map[int]int {
	out := map[int]int{}
	count := func(d rules.DefID, n int) {
		for _, k := range f.hues(d) {
			out[k] += n
		}
	}
	for _, e := range f.List.Main {
		count(f.Lib.Find(e.Card), e.N)
	}
	if len(out) == 0 {
		for _, k := range f.decks {
			for d, n := range k.copies {
				if k.kin > 0 {
					count(d, n)
				}
			}
		}
	}
	return out
}

// weights returns how well each design fits the list, 0: not at all.
func (f *filler) weights(section int) []int {
	v := f.Lib.Vocab
	types := f.types()
	w := make([]int, len(f.Lib.Defs))
	for i := 1; i < len(w); i++ {
		d := rules.DefID(i)
		if f.Lib.SectionOf(d, false) != section || slices.Contains(f.except, d) || !f.keeps(d) {
			continue
		}
		w[i] = 12
		for _, k := range f.decks {
			w[i] += k.copies[d] * k.kin * 6
		}
		if t := types[f.Lib.Def(d).Attr[v.TypeAttr]]; t <= 0 {
			w[i] = (w[i] + 7) / 8 // enough of this type
		}
	}
	return w
}

// types returns how many more cards of each type a deck of this game has, on
// average, than the list.
func (f *filler) types() map[int16]int {
	at := f.Lib.Vocab.TypeAttr
	out := map[int16]int{}
	sum := 0
	for _, k := range f.decks {
		for d, n := range k.copies {
			out[f.Lib.Def(d).Attr[at]] += n * (k.kin + 1)
		}
		sum += k.kin + 1
	}
	for t, n := range out {
		out[t] = (n + sum - 1) / max(1, sum)
	}
	for _, e := range f.List.Main {
		out[f.Lib.Def(f.Lib.Find(e.Card)).Attr[at]] -= e.N
	}
	return out
}

// faults counts what is wrong with the list and could be mended by further
// cards.
func (f *filler) faults() (n int) {
	for _, x := range f.List.Faults(f.Lib) {
		if !x.Over {
			n++
		}
	}
	return n
}

// short counts the sections that have too few cards.
func (f *filler) short() (n int) {
	for _, s := range f.Sections() {
		if s.Cards < s.Least {
			n++
		}
	}
	return n
}

// useful leaves weight only to the cards that mend most, if any mends
// anything.
func (f *filler) useful(w []int, before int) {
	gain := make([]int, len(w))
	best := 0
	for i := range w {
		if d := rules.DefID(i); w[i] > 0 && f.Add(d, false) == nil {
			gain[i] = before - f.faults()
			best = max(best, gain[i])
			f.Remove(f.Lib.Card(d).ID, false)
		}
	}
	for i := range w {
		if best > 0 && gain[i] < best {
			w[i] = 0
		}
	}
}

// count returns the cards in a section.
func (f *filler) count(section int) int { return f.Sections()[section].Cards }

// fill adds cards to a section until it has as many as it needs.
func (f *filler) fill(section int) {
	least := f.Lib.Vocab.Deck.Sections[section].Least
	for missing := least - f.count(section); missing > 0; missing = least - f.count(section) {
		w := f.weights(section)
		before := f.faults()
		if before > f.short() {
			f.useful(w, before)
		}
		fallback := rules.DefID(0)
		for {
			d := f.draw(w)
			if d == 0 {
				break
			}
			w[d] = 0
			if f.Add(d, false) != nil {
				continue
			}
			if f.faults() > before { // it does not fit what is there
				f.Remove(f.Lib.Card(d).ID, false)
				if fallback == 0 {
					fallback = d
				}
				continue
			}
			f.added = append(f.added, d)
			f.more(d, missing-1)
			break
		}
		if f.count(section) == least-missing {
			if fallback == 0 || f.Add(fallback, false) != nil {
				return // no card is left
			}
			f.added = append(f.added, fallback)
		}
	}
}

// more adds further copies of a card that was added, as many as decks usually
// play of it.
func (f *filler) more(d rules.DefID, most int) {
	usual := 0
	for _, k := range f.decks {
		usual = max(usual, k.copies[d])
	}
	if usual == 0 {
		usual = 1 + f.r.IntN(3)
	}
	for n := f.List.Copies(f.Lib.Card(d).ID, false); n < usual && most > 0; n++ {
		if f.Add(d, false) != nil {
			return
		}
		f.added = append(f.added, d)
		most--
	}
}

// draw picks a design by weight, 0 if there is none.
func (f *filler) draw(w []int) rules.DefID {
	sum := 0
	for _, n := range w {
		sum += n
	}
	if sum == 0 {
		return 0
	}
	k := f.r.IntN(sum)
	for i, n := range w {
		if k -= n; k < 0 {
			return rules.DefID(i)
		}
	}
	return 0
}

// mend exchanges cards that were added for others until nothing is wrong, or
// no exchange helps.
func (f *filler) mend() {
	most := 2
	if f.loose {
		most = 12
	}
	for tries := 0; tries < most; tries++ {
		before := f.faults()
		if before == 0 || len(f.added) == 0 {
			return
		}
		if !f.exchange(before) && !f.blind() {
			return
		}
	}
}

// exchange replaces one card so that less is wrong.
func (f *filler) exchange(before int) bool {
	for n := range min(len(f.added), 24) {
		i := len(f.added) - 1 - n
		old := f.added[i]
		f.Remove(f.Lib.Card(old).ID, false)
		w := f.weights(f.Lib.SectionOf(old, false))
		for range 60 {
			d := f.draw(w)
			if d == 0 {
				break
			}
			w[d] = 0
			if d == old || f.Add(d, false) != nil {
				continue
			}
			if f.faults() < before {
				f.added[i] = d
				return true
			}
			f.Remove(f.Lib.Card(d).ID, false)
		}
		f.put(old, false, 1)
	}
	return false
}

// blind replaces one card by another of any kind, for faults that one exchange
// does not mend.
func (f *filler) blind() bool {
	i := f.r.IntN(len(f.added))
	old := f.added[i]
	section := f.Lib.SectionOf(old, false)
	w := make([]int, len(f.Lib.Defs))
	for d := 1; d < len(w); d++ {
		if f.Lib.SectionOf(rules.DefID(d), false) == section && rules.DefID(d) != old && !slices.Contains(f.except, rules.DefID(d)) && f.keeps(rules.DefID(d)) {
			w[d] = 1
		}
	}
	f.Remove(f.Lib.Card(old).ID, false)
	for {
		d := f.draw(w)
		if d == 0 {
			f.put(old, false, 1)
			return false
		}
		w[d] = 0
		if f.Add(d, false) == nil {
			f.added[i] = d
			return true
		}
	}
}

// withMost is how many copies of its card a deck of With has at most, where the
// rules allow any number.
const withMost = 4

// With returns a deck around a card: as many copies as are allowed, completed.
// It is not legal if no legal deck can have the card.
func With(lib *effect.Library, d rules.DefID, seed uint64) *List {
	b := New(lib)
	n, _ := b.Left(d, false)
	for n = min(n, withMost); n > 0; n-- {
		b.Add(d, false)
	}
	return Fill(lib, b.List, nil, seed)
}
