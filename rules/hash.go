package rules

import "math/bits"

// Hash returns the same number for equal states on every machine. Replays and
// two machines playing one match are checked by it. It covers every field, the
// random generator included, but neither whose a modifier is (Mod.By), which
// decides nothing, nor the digest of the cards, without reflection or allocation; a test finds
// fields that it forgets. Cards from fewCards on are hashed only in matches
// that have them.
func (s *State) Hash() uint64 {
	h := hasher(0x9E3779B97F4A7C15)
	cards := MaxCards
	if s.NCards < fewCards {
		cards = fewCards
	}
	for i := range cards {
		c := &s.Cards[i]
		h.add(uint64(c.Def) | uint64(c.Stamp)<<16 | uint64(c.Flags)<<32 | uint64(uint16(c.Since))<<48)
		h.add(w16(c.N[0], c.N[1], c.N[2], 0) | uint64(c.Host)<<48 | uint64(uint8(c.Owner))<<56)
		h.add(uint64(uint8(c.Ctrl)) | uint64(c.Zone)<<8 | uint64(c.Known)<<16)
	}
	for i := 0; i < cards; i += 8 {
		o := (*[8]CardID)(s.Order[i:])
		h.add(uint64(o[0]) | uint64(o[1])<<8 | uint64(o[2])<<16 | uint64(o[3])<<24 |
			uint64(o[4])<<32 | uint64(o[5])<<40 | uint64(o[6])<<48 | uint64(o[7])<<56)
	}
	for i := 0; i < MaxZones; i += 8 {
		o := (*[8]uint8)(s.Start[i:])
		h.add(uint64(o[0]) | uint64(o[1])<<8 | uint64(o[2])<<16 | uint64(o[3])<<24 |
			uint64(o[4])<<32 | uint64(o[5])<<40 | uint64(o[6])<<48 | uint64(o[7])<<56)
	}
	h.add(uint64(s.Start[MaxZones]))
	h.ints(s.Vars[:])
	h.ints(s.Seats[0][:])
	h.ints(s.Seats[1][:])
	for i := range s.Mods {
		m := &s.Mods[i]
		h.add(uint64(m.Kind) | uint64(m.Until)<<8 | uint64(uint8(m.Ctrl))<<16 | uint64(uint8(m.Seat))<<24 |
			uint64(m.Target)<<32 | uint64(m.Src)<<40 | uint64(m.Stamp)<<48)
		h.add(uint64(m.TStamp) | uint64(uint16(m.Amount))<<16 | uint64(uint16(m.Filter))<<32)
	}
	for i := range s.Triggers {
		t := &s.Triggers[i]
		h.add(uint64(t.Ability) | uint64(t.Src)<<16 | uint64(uint8(t.Ctrl))<<24 | uint64(t.Batch)<<32 |
			uint64(t.Card)<<40 | uint64(t.Stamp)<<48)
		h.add(uint64(uint16(t.N)) | uint64(t.More)<<16)
	}
	for i := range s.Frames {
		f := &s.Frames[i]
		h.add(uint64(f.Op) | uint64(f.PC)<<16 | uint64(f.Sub)<<32 | uint64(f.List)<<40 | uint64(f.Src)<<48 | uint64(uint8(f.Ctrl))<<56)
		h.add(uint64(f.Def) | uint64(f.C[0])<<16 | uint64(f.C[1])<<24 | uint64(f.C[2])<<32 | uint64(f.C[3])<<40)
		h.ints(f.N[:])
	}
	for i := range s.Lists {
		h.list(&s.Lists[i])
	}
	for i := range s.Stack {
		o := &s.Stack[i]
		if *o == (StackItem{}) {
			continue
		}
		h.add(uint64(i) | uint64(o.Kind)<<8 | uint64(o.How)<<16 | uint64(o.Dest)<<24 | uint64(uint8(o.Ctrl))<<32 |
			uint64(o.Card)<<40 | uint64(o.Src)<<48 | uint64(o.Event)<<56)
		h.add(uint64(o.NT) | uint64(o.Def)<<16 | uint64(o.Ability)<<32 | uint64(o.Stamp)<<48)
		h.add(uint64(o.EStamp) | uint64(o.Modes)<<16 | uint64(o.Empty)<<32 | uint64(uint16(o.N[4]))<<48)
		h.add(w16(o.N[0], o.N[1], o.N[2], o.N[3]))
		for j := range o.T {
			h.add(uint64(o.T[j].Card) | uint64(o.T[j].Part)<<8 | uint64(o.T[j].Stamp)<<16)
		}
	}
	h.list(&s.Picks[0])
	h.list(&s.Picks[1])
	d := &s.Dec
	h.add(uint64(d.Kind) | uint64(d.Prompt)<<8 | uint64(d.Open)<<16 | uint64(d.Asked)<<24 | bit(d.Confirm)<<32 | bit(d.Ordered)<<33 | uint64(d.Src)<<40 | uint64(d.Def)<<48)
	h.add(uint64(d.Min[0]) | uint64(d.Min[1])<<8 | uint64(d.Max[0])<<16 | uint64(d.Max[1])<<24 | uint64(uint16(d.Arg))<<32 | uint64(uint16(d.Arg2))<<48)
	h.add(uint64(d.ID) | uint64(s.Last.Verb)<<32 | uint64(s.Last.Card)<<40 | uint64(s.Last.Zone)<<48)
	h.add(uint64(uint16(s.Last.N)))
	h.add(s.rng.stream[0])
	h.add(s.rng.stream[1])
	h.ints(s.Script.V[:])
	h.add(uint64(s.Script.N) | uint64(s.Script.I)<<8 | bit(s.Script.Keep)<<16 |
		bit(s.Result.Over)<<24 | uint64(uint8(s.Result.Winner))<<32 | uint64(s.Result.Reason)<<40 | uint64(s.Fault)<<48)
	h.add(uint64(s.NCards) | uint64(s.NMods)<<8 | uint64(s.NTriggers)<<16 | uint64(s.NFrames)<<24 |
		uint64(s.ListsUsed)<<32 | uint64(s.Step)<<40 | uint64(uint8(s.Active))<<48 | uint64(s.NStack)<<56)
	h.add(uint64(uint16(s.Turn)) | uint64(s.Stamps)<<16 | uint64(s.News)<<32)
	h.add(s.Marks[0])
	h.add(s.Marks[1])
	if cards > fewCards {
		h.add(s.Marks[2])
		h.add(s.Marks[3])
	}
	for p := range s.Memo {
		m := &s.Memo[p]
		if *m == (Memo{}) {
			continue
		}
		h.add(uint64(m.N) | uint64(p)<<8)
		for i := 0; i < MemoCap; i += 4 {
			h.add(uint64(m.D[i]) | uint64(m.D[i+1])<<16 | uint64(m.D[i+2])<<32 | uint64(m.D[i+3])<<48)
		}
	}
	h.add(uint64(s.Answers))
	return h.sum()
}

// fewCards is the number of cards that every hash covers.
const fewCards = 128

// hasher mixes 64-bit words in the manner of xxHash.
type hasher uint64

func (h *hasher) add(v uint64) {
	*h = hasher(bits.RotateLeft64(uint64(*h)^v*0xC2B2AE3D27D4EB4F, 31) * 0x9E3779B185EBCA87)
}

func (h *hasher) ints(v []int16) {
	i := 0
	for ; i+4 <= len(v); i += 4 {
		h.add(w16(v[i], v[i+1], v[i+2], v[i+3]))
	}
	for ; i < len(v); i++ {
		h.add(uint64(uint16(v[i])))
	}
}

func (h *hasher) list(l *List) {
	h.add(uint64(l.N))
	for i := 0; i < ListCap; i += 7 {
		o := (*[7]CardID)(l.C[i:])
		h.add(uint64(o[0]) | uint64(o[1])<<8 | uint64(o[2])<<16 | uint64(o[3])<<24 |
			uint64(o[4])<<32 | uint64(o[5])<<40 | uint64(o[6])<<48)
	}
}

func (h hasher) sum() uint64 {
	v := uint64(h)
	v = (v ^ v>>33) * 0xC2B2AE3D27D4EB4F
	v = (v ^ v>>29) * 0x165667B19E3779F9
	return v ^ v>>32
}

func w16(a, b, c, d int16) uint64 {
	return uint64(uint16(a)) | uint64(uint16(b))<<16 | uint64(uint16(c))<<32 | uint64(uint16(d))<<48
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Capacities that the hash takes in fixed strides.
var (
	_ = [1]struct{}{}[MaxCards%8+fewCards%8]
	_ = [1]struct{}{}[MaxZones%8]
	_ = [1]struct{}{}[ListCap%7]
	_ = [1]struct{}{}[MemoCap%4]
)
