package harness

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Presses plays a person's turns through a table's own buttons at normal speed, half
// a second before every press, and counts what they take.
type Presses struct {
	*Bench
	M       *table.Match
	N       []int // presses of each own turn
	Ticks   []int // that it took
	Decided []int // what was decided in it
	Theirs  []int // ticks of each turn of the opponent
	Idle    int   // ticks in which nothing is shown and nothing asked
	Told    []string

	// before the first turn
	Opening      int // presses
	OpeningTicks int // in which nothing is asked

	count, began, did int
	mine              bool
}

// CountPresses sits a person down at normal speed at a match of a seed and two decks.
func CountPresses(sit Sitting, sess *fakesession.Session) *Presses {
	p := &Presses{}
	p.Bench, p.M = sit(sess, Windows[0], lang.EN, 1)
	p.Env.Settings.Speed = ui.SpeedNormal
	return p
}

// Press presses the first of some buttons that is there and reports whether one is.
func (p *Presses) Press(ids ...string) bool {
	for _, id := range ids {
		if nd, ok := p.Node(id); ok && !nd.Disabled {
			p.note(id)
			p.Act(id)
			return true
		}
	}
	return false
}

// Decide presses buttons one after the other, which is one decision, and reports
// whether the first of them was there.
func (p *Presses) Decide(ids ...string) bool {
	for i, id := range ids {
		if !p.Press(id) {
			return i > 0
		}
	}
	p.did++
	return true
}

// Pick returns the first answer that is good.
func (p *Presses) Pick(good func(o rules.Option) bool) (rules.Option, bool) {
	if i := slices.IndexFunc(p.M.LegalActions, good); i >= 0 {
		return p.M.LegalActions[i], true
	}
	return rules.Option{}, false
}

// note counts a press and tells of it.
func (p *Presses) note(id string) {
	st := &p.Sess.S
	p.Told = append(p.Told, strconv.Itoa(int(st.Turn))+": "+p.Sess.Game.Names().Prompts[st.Dec.Prompt]+" in step "+strconv.Itoa(int(st.Step))+": "+id)
	p.count++
}

// Play plays a number of own turns. answer gives an answer by pressing; where it
// returns false the player does least, which counts as a press and a decision.
func (p *Presses) Play(turns int, answer func(st *rules.State) bool) {
	rest := 0
	for tick := 0; tick < 20000 && len(p.N) < turns && !p.Sess.S.Over(); tick++ {
		p.Tick(1)
		st := &p.Sess.S
		waits := !p.M.Mine() || !p.Scene.Idle() || p.M.AnswersItself()
		if st.Turn == 0 {
			p.Opening = p.count
			if waits {
				p.OpeningTicks++
			}
		}
		if now := st.Turn > 0 && st.Active == 0; now != p.mine {
			if p.mine {
				p.N, p.Ticks, p.Decided = append(p.N, p.count), append(p.Ticks, tick-p.began), append(p.Decided, p.did)
			} else if st.Turn > 1 {
				p.Theirs = append(p.Theirs, tick-p.began)
			}
			p.mine, p.count, p.began, p.did = now, 0, tick, 0
		}
		if waits {
			if rest = 0; !p.M.Busy() && !p.M.Mine() {
				p.Idle++
			}
			continue
		}
		if rest++; rest < 34 { // a press is too early
			continue
		}
		rest = 0
		if !answer(st) {
			o := Declining(p.M.LegalActions)
			p.note(fmt.Sprint(o))
			p.did++
			p.Sess.Answer(o)
		}
	}
}

// Lines returns every press in a line of its own.
func (p *Presses) Lines() string { return "\n\t" + strings.Join(p.Told, "\n\t") }
