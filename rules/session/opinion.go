package session

import (
	"slices"
	"strings"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
	"godeck/rules/replay"
)

// Opinion is how a hard computer player, who sees what a person saw, would have decided in
// that person's place in a recorded match that is over.
type Opinion struct {
	At   int        // the position of the match, in answers, at which the decision begins
	By   rules.Seat // the person
	View rules.View // what both saw
	// Did and Would are the answers of both to this decision: picks, or the one that ends it.
	Did, Would []Deed
	Alike      bool // they come to the same
}

// Deed is an answer with its name.
type Deed struct {
	rules.Option
	// Word is the rule book's word for it ("charge", see rules.Names.Answers) or its verb; with
	// the name of the question behind a dot for an answer without a card that does nothing
	// ("pass.damage").
	Word string
	On   rules.CardID // the other card that it means; 0: none
	To   string       // the name of its zone; "": none
	way  string       // how, where the rules know several ways
}

// Idle reports whether nothing was done.
func (o *Opinion) Idle() bool { return len(o.Did) == 1 && strings.HasPrefix(o.Did[0].Word, "pass.") }

// critic thinks about the decision at the position of a recorded match while it stands still.
type critic struct {
	experts [2]ai.Player
	asked   judged
	at      int              // where the decision begins that is thought about
	begun   bool             // … and somebody thinks
	held    map[int]*Opinion // by where the decision begins
}

// judged is the decision that an opinion is due on at a position of the match.
type judged struct {
	known bool
	at    int        // the position, in answers
	from  int        // where the decision begins
	by    rules.Seat // whose it is; NoSeat: there is none
}

// OpinionOf returns what is thought of the person's decision that follows at the position of a
// recorded match that is over and stands still; nil: nothing yet (due), or nobody decides there.
// The session thinks in Update.
func OpinionOf(s Session) (o *Opinion, due bool) {
	l, ok := s.(*Local)
	if !ok || l.Playing() {
		return nil, false
	}
	q := l.critic.question(l)
	if q.by == rules.NoSeat {
		return nil, false
	}
	o = l.critic.held[q.from]
	return o, o == nil
}

// shortly is how many answers before a blow a person's decision still has to do with it.
const shortly = 12

// Decided returns the position of a person's last decision before a position of the match: of
// those shortly before it the last that did something; the position itself if there is none.
func Decided(s Session, before int) int {
	l, ok := s.(*Local)
	if !ok {
		return before
	}
	found := before
	for n := min(before, l.m.Len()) - 1; n >= max(0, before-shortly); n-- {
		switch by, o := l.m.Given(n); {
		case !l.Human(by) || o.Verb == rules.Concede || o.TakesBack():
		case o.Verb != rules.Pass && o.Verb != rules.No && o.Verb != rules.Done:
			return n
		case found == before:
			found = n
		}
	}
	return found
}

// question returns the decision that an opinion is due on. It is asked for at every tick.
func (c *critic) question(l *Local) judged {
	if can, _ := Shows(l); !can {
		return judged{by: rules.NoSeat}
	}
	if c.asked.known && c.asked.at == l.at {
		return c.asked
	}
	c.asked = judged{known: true, at: l.at, from: l.at, by: rules.NoSeat}
	by, o := l.m.Given(l.at)
	if !l.Human(by) || o.Verb == rules.Concede {
		return c.asked
	}
	c.asked.by = by
	for n, id := l.at-1, decisionAt(l.m, l.at); n >= 0 && decisionAt(l.m, n) == id; n-- {
		if p, _ := l.m.Given(n); p == by {
			c.asked.from = n
		}
	}
	return c.asked
}

func decisionAt(m *replay.Match, n int) uint32 {
	s := m.At(n)
	return s.Dec.ID
}

// think gives the expert one slice of time.
func (c *critic) think(l *Local) {
	q := c.question(l)
	if q.by == rules.NoSeat || c.held[q.from] != nil {
		return
	}
	at, by := q.from, q.by
	if c.experts[by] == nil {
		c.experts[by], _ = l.cfg.Expert(by)
	}
	expert := c.experts[by]
	if !c.begun || c.at != at {
		var v rules.View
		s := l.m.At(at)
		rules.ViewInto(l.m.Game().Table(), &s, by, &v)
		expert.Start(&v)
		c.at, c.begun = at, true
	}
	if !l.cfg.Think(expert) {
		return
	}
	c.begun = false
	if c.held == nil {
		c.held = map[int]*Opinion{}
	}
	c.held[at] = judge(l.m, at, by, expert.Answer())
}

// judge compares a person's decision at a position with what an expert plans there.
func judge(m *replay.Match, at int, by rules.Seat, plan []rules.Option) *Opinion {
	o, s, g := &Opinion{At: at, By: by}, m.At(at), m.Game()
	rules.ViewInto(g.Table(), &s, by, &o.View)
	deeds := func(list []rules.Option) (out []Deed) {
		for _, a := range list {
			if a.Verb == rules.Done && len(list) > 1 {
				continue
			}
			d := Deed{Option: a, Word: wordFor(g, &s, a)}
			if a.Zone != 0 {
				d.To = g.Table().Zones[a.Zone.Kind()].Name
			}
			_, d.On, d.way = g.Means(&s, by, a)
			out = append(out, d)
		}
		return out
	}
	o.Did, o.Would = deeds(did(m, at, by)), deeds(would(m, at, by, plan))
	o.Alike = alike(&s, o.Did, o.Would)
	return o
}

// wordFor returns the rule book's word for an answer, or its verb.
func wordFor(g games.Game, s *rules.State, o rules.Option) string {
	names, best, weight := g.Names(), "", -1
	if o.Card == 0 && (o.Verb == rules.Pass || o.Verb == rules.No || o.Verb == rules.Done) {
		return "pass." + names.Prompts[s.Dec.Prompt]
	}
	for word, a := range names.Answers {
		if a.Verb == rules.NoVerb {
			a.Verb = rules.Pick
		}
		if a.Prompt != s.Dec.Prompt || a.Verb != o.Verb || a.Alone && o.Card != 0 || (a.Alone || a.N != 0) && a.N != o.N {
			continue
		}
		if len(a.Types) > 0 && (o.Card == 0 || !slices.Contains(a.Types, g.Library().TypeOf(s.Card(o.Card).Def))) {
			continue
		}
		if w := len(a.Types) + int(a.N); w > weight {
			best, weight = word, w
		}
	}
	if best == "" {
		return o.Verb.String()
	}
	return best
}

// did returns what a person answered to the decision that begins at a position, without what
// was taken back.
func did(m *replay.Match, at int, by rules.Seat) (out []rules.Option) {
	for n, id := at, decisionAt(m, at); n < m.Len() && decisionAt(m, n) == id; n++ {
		p, o := m.Given(n)
		switch k := slices.IndexFunc(out, func(q rules.Option) bool { return q.Card == o.Card }); {
		case p != by, o.Verb == rules.Swap:
		case o.Verb == rules.Unpick && k >= 0:
			out = slices.Delete(out, k, k+1)
		default:
			if out = append(out, o); o.Ends() {
				return out
			}
		}
	}
	return out
}

// would returns those of the planned answers that belong to the decision at a position.
func would(m *replay.Match, at int, by rules.Seat, plan []rules.Option) (out []rules.Option) {
	m = m.Branch(at)
	id := m.State().Dec.ID
	for _, o := range plan {
		if m.State().Dec.ID != id {
			break
		}
		if _, err := m.Answer(by, o); err != nil {
			break
		}
		if out = append(out, o); o.Ends() {
			break
		}
	}
	return out
}

// meaning is an answer without what makes no difference: which of two like cards it takes.
type meaning struct {
	verb     rules.Verb
	zone     rules.ZoneID
	n        int16
	card, on rules.Card
	way      string
}

func meaningOf(s *rules.State, d Deed) meaning {
	like := func(c rules.CardID) (out rules.Card) {
		if c != 0 {
			out = *s.Card(c)
			out.Stamp, out.Since, out.Known = 0, 0, 0
		}
		return out
	}
	m := meaning{verb: d.Verb, zone: d.Zone, n: d.N, card: like(d.Card), on: like(d.On), way: d.way}
	if d.On != 0 {
		m.n = 0
	}
	return m
}

// alike reports whether two lists of answers to a question come to the same.
func alike(s *rules.State, did, would []Deed) bool {
	all := func(list []Deed) (out []meaning) {
		for _, d := range list {
			if d.Verb != rules.Done {
				out = append(out, meaningOf(s, d))
			}
		}
		return out
	}
	a, b := all(did), all(would)
	if s.Dec.Ordered {
		return slices.Equal(a, b)
	}
	for _, m := range b {
		k := slices.Index(a, m)
		if k < 0 {
			return false
		}
		a = slices.Delete(a, k, k+1)
	}
	return len(a) == 0
}
