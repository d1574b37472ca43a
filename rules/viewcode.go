package rules

import "errors"

// ViewVersion is the version of the encoding of views.
const ViewVersion = 3

// MaxViewBytes is the most bytes of an encoded view; the largest in real
// matches has a quarter of that.
const MaxViewBytes = 8 << 10

// ErrView means that the bytes are not a view: truncated, of another version,
// or with impossible numbers.
var ErrView = errors.New("rules: not a view of this game and version")

// AppendView appends the compact encoding of a view, for workers, bots and
// other machines. Equal views give equal bytes.
func AppendView(buf []byte, v *View) []byte {
	c := viewCoder{buf: buf}
	w := *v
	c.view(nil, 0, &w)
	return c.buf
}

// ReadView decodes what AppendView has written. It accepts any input: the view
// it returns has every card in one zone of the table, no design above designs,
// and every reference in range. Whether the position can come about is not
// checked.
func ReadView(t *Table, designs int, b []byte) (*View, error) {
	if len(b) > MaxViewBytes {
		return nil, ErrView
	}
	v := new(View)
	c := viewCoder{buf: b, reads: true}
	c.view(t, designs, v)
	if c.bad || len(c.buf) != 0 {
		return nil, ErrView
	}
	return v, nil
}

// viewCoder encodes and decodes: one description serves both, so they agree.
type viewCoder struct {
	buf   []byte // what has been written, or is still to be read
	reads bool
	bad   bool
}

// num codes a number of 0..most as a varint: groups of seven bits, lowest
// first, in as few bytes as possible.
func (c *viewCoder) num(v, most uint64) uint64 {
	if !c.reads {
		for ; v >= 0x80; v >>= 7 {
			c.buf = append(c.buf, byte(v)|0x80)
		}
		c.buf = append(c.buf, byte(v))
		return 0
	}
	v = 0
	for shift := 0; ; shift += 7 {
		if len(c.buf) == 0 || shift > 63 {
			c.bad = true
			return 0
		}
		b := c.buf[0]
		c.buf = c.buf[1:]
		if b == 0 && shift > 0 || shift == 63 && b > 1 {
			c.bad = true
			return 0
		}
		v |= uint64(b&0x7f) << shift
		if b < 0x80 {
			break
		}
	}
	if v > most {
		c.bad = true
		return 0
	}
	return v
}

func codeUint[T ~uint8 | ~uint16 | ~uint32 | ~uint64](c *viewCoder, p *T, most uint64) {
	if v := c.num(uint64(*p), most); c.reads {
		*p = T(v)
	}
}

// codeInt codes a signed number: 0, -1, 1, -2, … take the fewest bytes.
func codeInt[T ~int8 | ~int16](c *viewCoder, p *T, least, most int64) {
	v := int64(*p)
	u := c.num(uint64(v<<1)^uint64(v>>63), 1<<17)
	if !c.reads {
		return
	}
	if v = int64(u>>1) ^ -int64(u&1); v < least || v > most {
		c.bad, v = true, 0
	}
	*p = T(v)
}

func (c *viewCoder) int16(p *int16) { codeInt(c, p, -1<<15, 1<<15-1) }
func (c *viewCoder) seat(p *Seat)   { codeInt(c, p, -1, 1) }

// ints codes a row of numbers up to the last that is not 0.
func (c *viewCoder) ints(row []int16) {
	n := uint8(len(row))
	for n > 0 && row[n-1] == 0 {
		n--
	}
	codeUint(c, &n, uint64(len(row)))
	for i := range row[:n] {
		c.int16(&row[i])
	}
	if c.reads && n > 0 && row[n-1] == 0 {
		c.bad = true
	}
}

func (c *viewCoder) list(l *List, cards uint64) {
	codeUint(c, &l.N, ListCap)
	for i := range l.C[:l.N] {
		codeUint(c, &l.C[i], cards)
	}
}

// Which fields of a card's record are present, besides its place.
const (
	cardDef = 1 << iota
	cardStamp
	cardFlags
	cardSince
	cardHost
	cardOwner
	cardCtrl
	cardKnown0
	cardKnown1
	cardNums
	cardBits = 1 << iota
)

func (c *viewCoder) card(d *Card, cards, designs uint64) {
	has := uint16(0)
	for i, on := range [...]bool{d.Def != 0, d.Stamp != 0, d.Flags != 0, d.Since != 0, d.Host != 0,
		d.Owner == 1, d.Ctrl == 1, d.Known&1 != 0, d.Known&2 != 0, d.N != [3]int16{}} {
		if on {
			has |= 1 << i
		}
	}
	codeUint(c, &has, cardBits-1)
	if c.reads {
		d.Owner, d.Ctrl = Seat(has/cardOwner&1), Seat(has/cardCtrl&1)
		d.Known = uint8(has / cardKnown0 & 3)
	}
	zero := false // an optional field that is 0 is not canonical
	if has&cardDef != 0 {
		codeUint(c, &d.Def, designs)
		zero = zero || d.Def == 0
	}
	if has&cardStamp != 0 {
		codeUint(c, &d.Stamp, 1<<16-1)
		zero = zero || d.Stamp == 0
	}
	if has&cardFlags != 0 {
		codeUint(c, &d.Flags, 1<<16-1)
		zero = zero || d.Flags == 0
	}
	if has&cardSince != 0 {
		c.int16(&d.Since)
		zero = zero || d.Since == 0
	}
	if has&cardHost != 0 {
		codeUint(c, &d.Host, cards)
		zero = zero || d.Host == 0
	}
	if has&cardNums != 0 {
		c.ints(d.N[:])
		zero = zero || d.N == [3]int16{}
	}
	c.bad = c.bad || zero
}

// view codes everything that ViewInto fills in, in a fixed order.
func (c *viewCoder) view(t *Table, designs int, v *View) {
	s := &v.S
	version := uint8(ViewVersion)
	codeUint(c, &version, ViewVersion)
	c.bad = c.bad || version != ViewVersion
	c.seat(&v.Seat)
	codeUint(c, &s.NCards, MaxCards-1)
	cards := uint64(s.NCards)

	// All zones in a row, each with its number of cards; empty zones at the
	// end are left out.
	zones, filled := uint8(MaxZones), uint8(0)
	if c.reads {
		zones = uint8(2 * len(t.Zones))
	}
	for z := range zones {
		if s.Start[z+1] > s.Start[z] {
			filled = z + 1
		}
	}
	codeUint(c, &filled, uint64(zones))
	at := uint8(0)
	for z := range filled {
		n := s.Start[z+1] - s.Start[z]
		codeUint(c, &n, cards-uint64(at))
		if c.bad {
			return
		}
		c.bad = c.reads && z == filled-1 && n == 0
		s.Start[z] = at
		for i := at; i < at+n; i++ {
			codeUint(c, &s.Order[i], cards)
			d := &s.Cards[s.Order[i]]
			if c.bad || s.Order[i] == 0 {
				c.bad = true
				return
			}
			c.card(d, cards, uint64(designs))
			if c.reads {
				d.Zone = ZoneID(z)
			}
		}
		at += n
	}
	if uint64(at) != cards {
		c.bad = true
		return
	}
	for z := int(filled); z <= MaxZones; z++ {
		s.Start[z] = at
	}
	if c.reads && !s.once() {
		c.bad = true
		return
	}

	c.ints(s.Vars[:])
	c.ints(s.Seats[0][:])
	c.ints(s.Seats[1][:])
	codeUint(c, &s.NMods, MaxMods)
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		codeUint(c, &m.Kind, 1<<8-1)
		codeUint(c, &m.Until, 1<<8-1)
		codeInt(c, &m.Ctrl, -1<<7, 1<<7-1)
		codeInt(c, &m.Seat, -1<<7, 1<<7-1)
		codeUint(c, &m.Target, cards)
		codeUint(c, &m.Src, cards)
		codeUint(c, &m.Stamp, 1<<16-1)
		codeUint(c, &m.TStamp, 1<<16-1)
		c.int16(&m.Amount)
		c.int16(&m.Filter)
		codeUint(c, &m.By, uint64(designs))
		c.int16(&m.Joined)
	}
	codeUint(c, &s.NTriggers, MaxTriggers)
	for i := range s.Triggers[:s.NTriggers] {
		q := &s.Triggers[i]
		codeUint(c, &q.Ability, 1<<16-1)
		codeUint(c, &q.Src, cards)
		c.seat(&q.Ctrl)
		codeUint(c, &q.Batch, 1<<8-1)
		codeUint(c, &q.More, 1<<8-1)
		codeUint(c, &q.Card, cards)
		codeUint(c, &q.Stamp, 1<<16-1)
		c.int16(&q.N)
	}
	codeUint(c, &s.NFrames, MaxFrames)
	codeUint(c, &s.ListsUsed, 1<<MaxLists-1)
	for i := range s.Frames[:s.NFrames] {
		f := &s.Frames[i]
		codeUint(c, &f.Op, 1<<16-1)
		codeUint(c, &f.PC, 1<<16-1)
		codeUint(c, &f.Sub, 1<<8-1)
		codeUint(c, &f.List, MaxLists)
		codeUint(c, &f.Src, cards)
		c.seat(&f.Ctrl)
		codeUint(c, &f.Def, uint64(designs))
		for j := range f.C {
			codeUint(c, &f.C[j], cards)
		}
		c.ints(f.N[:])
	}
	for i := range s.Lists {
		c.list(&s.Lists[i], cards)
	}
	codeUint(c, &s.NStack, MaxStack)
	for i := range s.Stack[:s.NStack] {
		o := &s.Stack[i]
		codeUint(c, &o.Kind, 1<<8-1)
		codeUint(c, &o.How, 1<<8-1)
		codeUint(c, &o.Dest, 1<<8-1)
		c.seat(&o.Ctrl)
		codeUint(c, &o.Card, cards)
		codeUint(c, &o.Src, cards)
		codeUint(c, &o.Event, cards)
		codeUint(c, &o.NT, MaxTargets)
		codeUint(c, &o.Def, uint64(designs))
		codeUint(c, &o.Ability, 1<<16-1)
		codeUint(c, &o.Stamp, 1<<16-1)
		codeUint(c, &o.EStamp, 1<<16-1)
		codeUint(c, &o.Modes, 1<<16-1)
		codeUint(c, &o.Empty, 1<<16-1)
		c.ints(o.N[:])
		for j := range o.T {
			codeUint(c, &o.T[j].Card, MaxCards-1)
			codeUint(c, &o.T[j].Part, 1<<8-1)
			codeUint(c, &o.T[j].Stamp, 1<<16-1)
		}
	}
	c.list(&s.Picks[0], cards)
	c.list(&s.Picks[1], cards)

	d := &s.Dec
	codeUint(c, &d.Kind, uint64(Commit))
	codeUint(c, &d.Prompt, 1<<8-1)
	codeUint(c, &d.Open, uint64(BothSeats))
	codeUint(c, &d.Asked, uint64(BothSeats))
	flags := uint8(0)
	if d.Confirm {
		flags |= 1
	}
	if d.Ordered {
		flags |= 2
	}
	codeUint(c, &flags, 3)
	d.Confirm, d.Ordered = flags&1 != 0, flags&2 != 0
	codeUint(c, &d.Src, cards)
	codeUint(c, &d.Def, uint64(designs))
	for p := range d.Min {
		codeUint(c, &d.Min[p], 1<<8-1)
		codeUint(c, &d.Max[p], 1<<8-1)
	}
	c.int16(&d.Arg)
	c.int16(&d.Arg2)
	codeUint(c, &d.ID, 1<<32-1)

	over := uint8(0)
	if s.Result.Over {
		over = 1
	}
	codeUint(c, &over, 1)
	s.Result.Over = over == 1
	c.seat(&s.Result.Winner)
	codeUint(c, &s.Result.Reason, 1<<8-1)
	codeUint(c, &s.Fault, uint64(len(faultNames)-1))
	codeUint(c, &s.Step, 1<<8-1)
	c.seat(&s.Active)
	c.int16(&s.Turn)
	codeUint(c, &s.Stamps, 1<<16-1)
	marks := s.Marks[:2]
	if s.NCards >= 128 {
		marks = s.Marks[:]
	}
	for i := range marks {
		codeUint(c, &s.Marks[i], 1<<64-1)
	}
	for p := range s.Memo {
		m := &s.Memo[p]
		codeUint(c, &m.N, MemoCap)
		for i := range m.D[:m.N] {
			codeUint(c, &m.D[i], uint64(designs))
		}
	}
}

// once reports whether every card lies in exactly one place.
func (s *State) once() bool {
	var seen [MaxCards]bool
	for _, id := range s.Order[:s.NCards] {
		if seen[id] {
			return false
		}
		seen[id] = true
	}
	return true
}
