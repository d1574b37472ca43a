package lobby

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/lesson"
	"godeck/scenes/ui"
)

// TestAWrongCardIsNotTakenUp touches in every guardians' lesson each card of the hand
// in which the gate has no interest: nothing is offered for it, the ring stays where it
// was, and what is asked for is said in a sentence.
func TestAWrongCardIsNotTakenUp(t *testing.T) {
	refused := 0
	for _, l := range everyLesson(t) {
		if l.Game != "guardians" {
			continue
		}
		for _, la := range []lang.Lang{lang.JA, lang.EN} {
			env := room(1280, 720, 1, la)
			k := enrol(t, env, l)
			for {
				k.rest()
				if ended, _ := k.s.Ended(); ended {
					break
				}
				st := k.step()
				if st.Kind == lesson.Say {
					k.c.Activate(env, "coach.next")
					continue
				}
				refused += k.wrongCards(st)
				for _, o := range st.Ways[0] {
					if err := k.s.Answer(o.Rules()); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	if refused < 10 {
		t.Errorf("only %d cards were refused", refused)
	}
}

// wrongCards touches the cards of the hand that the gate does not ask for, and returns
// how many were refused.
func (k *pupil) wrongCards(st *lesson.Step) (refused int) {
	k.t.Helper()
	env := k.env
	ids := func() (out []string) {
		for _, n := range k.c.Nodes(env) {
			if n.Role == ui.RoleButton && !strings.HasPrefix(n.ID, "hand-") {
				out = append(out, n.ID)
			}
		}
		return out
	}
	asked := func(id string) bool {
		return slices.ContainsFunc(st.Ways, func(w lesson.Way) bool {
			return slices.ContainsFunc(w, func(o lesson.Option) bool { return id == "hand-"+strconv.Itoa(int(o.Rules().Card)) })
		})
	}
	for _, n := range k.c.Nodes(env) {
		if !strings.HasPrefix(n.ID, "hand-") || n.ID == "hand-opp" || asked(n.ID) {
			continue
		}
		had := ids()
		_, ring := k.c.Pointing()
		where := fmt.Sprintf("%s at %q: %s", k.l.ID, st.Words.EN, n.ID)
		k.c.Announce()
		k.press(n.ID)
		if slices.ContainsFunc(k.c.Nodes(env), func(n ui.Node) bool { return n.ID == "zoom.close" }) { // there is nothing to use it for: it is read
			k.reset()
			continue
		}
		if has := ids(); !slices.Equal(has, had) {
			k.t.Errorf("%s: the buttons are %v, and were %v", where, has, had)
		}
		if _, now := k.c.Pointing(); !slices.Equal(now, ring) {
			k.t.Errorf("%s: the ring goes from %v to %v", where, ring, now)
		}
		if said := strings.Join(k.c.Announce(), " "); refused == 0 && !strings.Contains(said, env.Settings.Lang.Pick(st.Hint.JA, st.Hint.EN)) {
			k.t.Errorf("%s: it is not said what is asked for: %q", where, said)
		}
		refused++
		k.rest()
	}
	return refused
}
