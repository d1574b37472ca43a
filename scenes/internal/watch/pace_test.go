package watch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/games/all"
	mgn "godeck/rules/magna"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// paced is a match whose ticks are counted. The person and the opponent answer
// at once, so only the presentation takes time.
type paced struct {
	*harness.Bench
	from  [2]player
	spans map[string][]int

	tick, answered, turned int // when the person answered, when the turn began
	prompt                 uint8
	turn                   int
	asked                  uint32 // the current question, and since when
	askedAt                int
	mine                   rules.Seat // whose turn or invasion is presented
	since                  int
	told                   int // ticks in which the turn's effects were told
	deed                   string
	given                  int             // when the opponent did it
	done                   map[string]bool // what it has done
}

// player returns the answers of one seat.
type player func(v *rules.View) []rules.Option

// computer answers as the easy computer player does, who plays as people do:
// cards that combine, attacks that pay.
func computer(g games.Game, deck []rules.DefID, seed uint64) player {
	p := players.Of(g.Table().Game).New(g, ai.Easy, deck, seed)
	return func(v *rules.View) []rules.Option { return ai.Ask(p, v) }
}

// idler does as little as the rules allow; in Duemagic it charges mana.
func idler(g games.Game) player {
	return func(v *rules.View) []rules.Option {
		o := fakesession.Advancing(rules.Options(g, &v.S, v.Seat, nil))
		best := func(verbs ...rules.Verb) rules.Option {
			for _, w := range verbs {
				for _, q := range o {
					if q.Verb == w {
						return q
					}
				}
			}
			return o[0]
		}
		switch {
		case g.Table().Game == "duemagic" && v.S.Dec.Prompt == dmg.PromptCharge:
			return []rules.Option{best(rules.Use, rules.Pick, rules.Pass)}
		case g.Table().Game == "duemagic" && v.S.Dec.Prompt == dmg.PromptMulligan:
			return []rules.Option{best(rules.No)}
		case g.Table().Game == "magna" && v.S.Dec.Prompt == mgn.PromptArmament:
			for _, q := range o {
				if q.Verb == rules.Mode && q.N == 2 { // Magna
					return []rules.Option{q}
				}
			}
		}
		return []rules.Option{best(rules.Done, rules.Pass, rules.No)}
	}
}

// lap records a span of time.
func (p *paced) lap(what string, ticks int) { p.spans[what] = append(p.spans[what], ticks) }

// whose returns the seat whose turn it is, in Magna Spectra whose invasion.
func (p *paced) whose() rules.Seat {
	s := &p.Sess.S
	switch p.Sess.Game.Table().Game {
	case "duemagic", "mattsan":
		return s.Active
	case "magna":
		return rules.Seat(s.Vars[mgn.Invader]) - 1
	}
	return rules.NoSeat
}

// play continues for a number of turns or to the end, and a little further.
func (p *paced) play(t testing.TB, turns int) {
	st := p.Scene.(resting)
	p.mine = rules.NoSeat
	for ; p.tick < 200000; p.tick++ {
		p.Bench.Tick(1)
		s := &p.Sess.S
		if p.Sess.Game.Table().Game == "zutomayo" && p.Table.Step() == ztm.StepEffects {
			p.told++
		}
		if st.Busy() {
			continue
		}
		if p.deed != "" && (s.Active != 1 || s.Over() || s.Waiting(1)) {
			p.lap(p.deed, p.tick-p.given)
			p.deed = ""
		}
		if who := p.whose(); who != p.mine {
			if p.mine == 1 {
				p.lap("the opponent's turn", p.tick-p.since)
			}
			p.mine, p.since = who, p.tick
		}
		if int(s.Turn) != p.turn {
			if p.turn > 0 {
				p.lap("a turn", p.tick-p.turned)
			}
			if p.told > 0 {
				p.lap("the effects of a turn", p.told)
				p.told = 0
			}
			p.turn, p.turned = int(s.Turn), p.tick
		}
		if s.Over() && p.Scene.Idle() || p.turn > turns {
			return
		}
		switch {
		case s.Over():
		case s.Waiting(1):
			p.give(t, 1)
		case st.Mine() && s.Waiting(0):
			if id := s.Dec.ID; id != p.asked {
				p.asked, p.askedAt = id, p.tick
			}
			if !p.Scene.Idle() { // cards move, or the table answers by itself
				continue
			}
			if p.answered > 0 {
				p.lap("to the next question", p.askedAt-p.answered)
				if p.prompt == ztm.PromptSet && p.Sess.Game.Table().Game == "zutomayo" {
					p.lap("from setting cards to the next question", p.askedAt-p.answered)
				}
			}
			p.answered, p.prompt = p.tick, s.Dec.Prompt
			p.give(t, 0)
		}
	}
	t.Errorf("the match does not end: turn %d, prompt %d", p.turn, p.Sess.S.Dec.Prompt)
}

// does notes what the opponent does, and whether it has done the same before.
func (p *paced) does(o rules.Option, def rules.DefID) {
	if p.done == nil {
		p.done = map[string]bool{}
	}
	way := ""
	if o.Verb == rules.Attack {
		way = strconv.Itoa(int(o.N))
	}
	key := strings.Join([]string{strconv.Itoa(int(o.Verb)), way, strconv.Itoa(int(def))}, "/")
	p.deed, p.given = "a deed of the opponent for the first time", p.tick
	if p.done[key] {
		p.deed = "a deed of the opponent again"
	}
	p.done[key] = true
}

// give makes a seat answer.
func (p *paced) give(t testing.TB, seat rules.Seat) {
	var v rules.View
	rules.ViewInto(p.Sess.Game.Table(), &p.Sess.S, seat, &v)
	for _, o := range p.from[seat](&v) {
		if seat == 1 && o.Card != 0 && (o.Verb == rules.Use || o.Verb == rules.Attack || o.Verb == rules.Block) {
			p.does(o, v.S.Card(o.Card).Def)
		}
		if err := p.Sess.Give(seat, o); err != nil {
			t.Fatalf("turn %d, prompt %d: %v", p.Sess.S.Turn, v.S.Dec.Prompt, err)
		}
		if !p.Sess.S.Waiting(seat) || p.Sess.S.Dec.ID != v.S.Dec.ID {
			break
		}
	}
}

// pace counts the ticks of matches of a game.
func (s *set) pace(t testing.TB, g games.Game, seeds []uint64, idle bool, turns int) map[string][]int {
	spans := map[string][]int{}
	for _, seed := range seeds {
		decks := fakesession.Decks(g, int(seed)*2, int(seed)*2+2)
		sess := fakesession.New(g, seed, decks, 1)
		sess.Hold = true
		sc, tb := s.open(g, sess, match)
		p := &paced{Bench: harness.Sit(t, sc, tb, sess, desk, lang.EN, 1), spans: spans}
		p.Env.Settings.Speed = ui.SpeedNormal
		for seat := range p.from {
			if p.from[seat] = computer(g, decks[seat], seed+uint64(seat)); idle {
				p.from[seat] = idler(g)
			}
		}
		p.play(t, turns)
		if !idle {
			p.lap("a whole match", p.tick)
		}
	}
	return spans
}

// rank returns the value that a share of the spans does not exceed.
func rank(spans []int, share float64) int {
	if len(spans) == 0 {
		return 0
	}
	l := slices.Sorted(slices.Values(spans))
	return l[min(len(l)-1, int(share*float64(len(l))))]
}

func report(t testing.TB, game, what string, spans []int) {
	sec := func(n int) string { return fmt.Sprintf("%5d t %5.1f s", n, float64(n)/60) }
	t.Logf("| %-9s | %-40s | %4d | %s | %s | %s |", game, what, len(spans), sec(rank(spans, 0.5)), sec(rank(spans, 0.95)), sec(rank(spans, 1)))
}

// slow has the targets in ticks, 60 per second: the median and the worst.
var slow = map[string]map[string][2]int{
	"zutomayo":  {"from setting cards to the next question": {330, 480}, "the effects of a turn": {90, 300}},
	"duemagic":  {"an empty turn of both sides": {180, 180}, "the first of these": {240, 240}},            // the first says for a second why a turn ends by itself
	"mattsan":   {"a turn": {300, 800}, "a whole match": {4200, 5700}, "the opponent's turn": {300, 600}}, // the worst is a turn in which one ability of the opponent comes five times
	"magna":     {"the opponent's turn": {500, 740}, "a turn": {470, 1640}},                               // what comes against what is told as a battle begins and before a blow; the worst is an invasion that takes all three bases; since reinforcing and assault are one question matches have fewer and fuller turns, and are as long
	"guardians": {"to the next question": {60, 640}},                                                      // from a roll through the whole opposing turn: nothing is asked between
}

// TestPace counts how long the tables keep a player waiting at normal speed.
//
//	go test -run TestPace -v ./scenes/internal/watch
//
// prints, for each game, the number of spans, their median, the 95th percentile
// and the worst.
func TestPace(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			seeds := []uint64{1, 2, 3, 4, 5, 6, 7, 8}[:s.paced]
			spans := s.pace(t, g, seeds, false, 1000)
			for what, empty := range s.pace(t, g, seeds, true, 5) {
				if what != "a turn" {
					continue
				}
				spans["an empty turn"] = empty
				if s.Name == "duemagic" { // a turn is one side's: of five, those of a round belong together
					for one := range slices.Chunk(empty, 5) {
						for n := 0; n+1 < len(one); n += 2 {
							what := "an empty turn of both sides"
							if n == 0 {
								what = "the first of these"
							}
							spans[what] = append(spans[what], one[n]+one[n+1])
						}
					}
				}
			}
			for _, what := range []string{"to the next question", "from setting cards to the next question", "a turn", "an empty turn", "an empty turn of both sides", "the first of these", "the opponent's turn", "a deed of the opponent for the first time", "a deed of the opponent again", "the effects of a turn", "a whole match"} {
				n := spans[what]
				if len(n) == 0 {
					continue
				}
				report(t, s.Name, what, n)
				if goal, ok := slow[s.Name][what]; ok && (rank(n, 0.5) > goal[0] || rank(n, 1) > goal[1]) {
					t.Errorf("%s: median %d, worst %d ticks; the targets are %d and %d", what, rank(n, 0.5), rank(n, 1), goal[0], goal[1])
				}
			}
		})
	}
}

// usual are the common actions: what is clicked after the card that the option
// names. An invasion of Magna Spectra is counted where its units are known, in
// scenes/magna.
var usual = []struct {
	game, what string
	prompt     uint8
	verb       rules.Verb
	card       string // prefix of the card's id
	then       string
}{
	{"zutomayo", "set one card", ztm.PromptSet, rules.Pick, "hand-", "commit"},
	{"duemagic", "a card to mana", dmg.PromptCharge, rules.Use, "hand-", "charge"},
	{"duemagic", "use a card", dmg.PromptPriority, rules.Use, "hand-", "use"},
	{"duemagic", "attack the player", dmg.PromptAttack, rules.Attack, "creature-", "attack-player"},
}

// TestHands counts the clicks of common actions; go test -run TestHands -v prints them.
func TestHands(t *testing.T) {
	for _, u := range usual {
		s := &sets[slices.IndexFunc(sets, func(s set) bool { return s.Name == u.game })]
		g, err := all.Load(s.Name)
		harness.Load(t, g, err)
		clicks := 0
		for seed := uint64(1); seed < 12 && clicks == 0; seed++ {
			sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed)*2, int(seed)*2+2), 1)
			sc, tb := s.open(g, sess, match)
			b := harness.Sit(t, sc, tb, sess, desk, lang.EN, 1)
			if !b.To(u.prompt, 2) {
				continue
			}
			w := New(b, &s.Game, nil, &Faults{}, u.what, Rests)
			b.Env.Settings.Speed = ui.SpeedOff
			at := slices.IndexFunc(sess.Options(), func(o rules.Option) bool { return o.Verb == u.verb && o.Card != 0 })
			if at < 0 {
				continue
			}
			card := sess.Options()[at].Card
			dec, n := sess.S.Dec.ID, 0
			for _, id := range []string{fmt.Sprint(u.card, card), u.then} {
				if node, ok := b.Node(id); ok && !node.Disabled && sess.S.Dec.ID == dec && w.Click(node) {
					n++
					b.Tick(3)
				}
			}
			if sess.S.Dec.ID != dec {
				clicks = n
			}
		}
		t.Logf("| %-9s | %-40s | %d clicks |", u.game, u.what, clicks)
		if clicks < 1 || clicks > 2 {
			t.Errorf("%s: %s takes %d clicks", u.game, u.what, clicks)
		}
	}
}
