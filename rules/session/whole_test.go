package session

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	mgn "godeck/rules/magna"
)

// planner answers with a plan.
type planner struct{ plan []rules.Option }

func (*planner) Start(*rules.View)        {}
func (*planner) Think(int) bool           { return true }
func (*planner) Settle()                  {}
func (z *planner) Answer() []rules.Option { return z.plan }

// TestRedeploymentIsOneDeed checks that what a computer player of Magna Spectra
// has planned for a redeployment comes in one tick, so that the table shows it
// together, and what follows it does not.
func TestRedeploymentIsOneDeed(t *testing.T) {
	s := against(t, "magna", ai.Easy)
	chance := &ai.Random{Rules: s.m.Game(), R: rand.New(rand.NewPCG(2, 1))}
	var v rules.View
	var plan []rules.Option
	st := s.m.State()
	for n := 0; len(plan) == 0; n++ {
		if st.Over() {
			t.Fatal("nobody redeploys")
		}
		p := st.ToAnswer()
		opts := s.m.Options(p)
		if p == 1 && st.Dec.Prompt == mgn.PromptRedeploy && st.Vars[mgn.Battle] == 0 {
			for _, o := range opts {
				if o.Verb == rules.Use && o.N == 0 && len(plan) == 0 {
					plan = []rules.Option{o, {Verb: rules.Done}}
				}
			}
			if len(plan) > 0 {
				break
			}
		}
		s.m.View(p, &v)
		o := ai.Ask(chance, &v)[0]
		if st.Dec.Prompt == mgn.PromptArmament && opts[0].Verb == rules.Use {
			o = opts[0]
		}
		if err := apply(s, p, o); err != nil {
			t.Fatal(err)
		}
	}
	s.cfg.Players[1] = &planner{plan: plan}
	s.thinking, s.planned, s.log = rules.NoSeat, nil, rules.Log{}
	before := s.m.Len()
	for n := 0; s.m.Len() == before && n < 1000; n++ {
		s.Update()
	}
	if got := s.m.Len() - before; got != len(plan) {
		t.Errorf("%d answers in one tick, want %d", got, len(plan))
	}
}
