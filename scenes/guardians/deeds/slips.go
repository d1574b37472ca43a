package deeds

import (
	"strconv"
	"strings"

	bgd "godeck/rules/guardians"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// slips is what is known of the bar and of the last press on it: a press that was
// meant for what stood there before gives nothing up.
type slips struct {
	shown string  // the question and its buttons
	since int64   // the tick at which they came
	at    ui.Rect // where the last press was, and what it cost
	cost  cost
	when  int64 // its tick
}

// cost is what a button costs.
type cost uint8

const (
	free  cost = iota
	phase      // it passes what could be done in a phase
	ends       // it ends what the turn can do
	lives      // it spends lives
)

// How many ticks a button that costs something has stood before it takes a press at
// the place of the last one: a second, or what a double click lasts, where a phase is
// passed after another. Who has let go for a while means what is there: it has to
// have been seen only.
const (
	grace = 60
	again = 20
	rest  = 48
	seen  = 10
)

// wary makes the buttons that give something up take no press at the place of the
// last one until they have stood there for a while.
func wary(d *Deeds, bs []ask.Choice) {
	s, k := d.match, &d.slips
	names := []string{strconv.Itoa(int(s.View.S.Dec.ID))}
	for _, b := range bs {
		names = append(names, b.ID)
	}
	if now := strings.Join(names, " "); now != k.shown {
		k.shown, k.since = now, s.Surface.Env().Tick
	}
	for i := range bs {
		id, tap, price := bs[i].ID, bs[i].Button.Tap, costs(d, bs[i].ID)
		if tap == nil {
			continue
		}
		bs[i].Button.Tap = func(env *ui.Env) {
			_, on, hand := s.Surface.Pressing()
			e := s.Surface.Find(id)
			if !hand || on != id || e == nil { // a key means what it says
				tap(env)
				return
			}
			stands := int64(grace)
			if price == phase && k.cost == phase {
				stands = again
			}
			if env.Tick-k.when >= rest {
				stands = seen
			}
			if price != free && !k.at.Intersect(e.Rect).Empty() && env.Tick-k.since < stands {
				k.when = env.Tick
				ui.Play(env, "ui-back", 0.4, 0)
				return
			}
			k.at, k.cost, k.when = e.Rect, price, env.Tick
			tap(env)
		}
	}
}

// costs returns what a button of the bar costs now.
func costs(d *Deeds, id string) cost {
	st := &d.match.View.S
	switch {
	case id == "end-on", id == "roll", id == "roll-on", id == "opt-pass" && st.Dec.Prompt == bgd.PromptSet:
		return ends
	case d.Mind.Drawing && strings.HasPrefix(id, "draw-"), id == "then-mode", st.Dec.Prompt == bgd.PromptDamage && strings.HasPrefix(id, "opt-mode"):
		return lives
	case id == "opt-pass":
		return phase
	}
	return free
}
