package lobby

import (
	"net/url"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// linked is a host with an address and nothing else.
type linked struct {
	ui.Host
	q url.Values
}

func (a linked) Param(name string) string { return a.q.Get(name) }

func TestAddress(t *testing.T) {
	for _, c := range []struct {
		query string
		says  []string // empty: a table or the title opens
	}{
		{query: ""},
		{query: "game=zutomayo"},
		{query: "game=zutomayo&deck=random&deck2=random"},
		{query: "game=duemagic&best=3&quick=1&level=hard&seed=7&mode=two"},
		{query: "game=magna&lesson=first-match"},
		{"game=magic", []string{"game=magic", "zutomayo", "magna", "duemagic"}},
		{query: "game=guardians&seed=5"},
		{"game=magna&lesson=first", []string{"lesson=first", "first-match"}},
		{"game=zutomayo&deck2=nobody", []string{"deck2=nobody", "noon-foundry"}},
		{"game=zutomayo&mode=three", []string{"mode=three", "two"}},
		{"game=zutomayo&level=god", []string{"level=god", "normal"}},
		{"game=duemagic&best=2", []string{"best=2", "3"}},
		{query: "lang=ja-JP&speed=slow"},
		{query: "game=magna&rival=%"},
		{"game=magna&rival=nobody", []string{"rival=nobody"}},
		{"lang=fr", []string{"lang=fr", "ja", "en"}},
		{"lang=english&game=zutomayo", []string{"lang=english", "en"}},
		{"speed=warp&game=zutomayo", []string{"speed=warp", "off", "slow"}},
		{"r=1abc", []string{""}},
		{"game=zutomayo&seed=-1", []string{"seed=-1", "0–9007199254740991"}},
	} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			q, _ := url.ParseQuery(c.query)
			env := room(480, 270, 1.3, l)
			env.Host = linked{q: q}
			s := settled(env, First(Options{}, env))
			n, wrong := s.(*notice)
			if wrong != (c.says != nil) {
				t.Errorf("?%s opens %T", c.query, s)
				continue
			}
			if !wrong {
				continue
			}
			env.Tick++
			n.Update(env, &ui.Input{})
			for _, f := range faults.Layout(n.Record(env), env, 44) {
				t.Errorf("?%s in %s: %s", c.query, l, f)
			}
			for _, w := range c.says {
				if !strings.Contains(n.Status(env), w) {
					t.Errorf("?%s says %q, without %q", c.query, n.Status(env), w)
				}
			}
			n.Activate(env, "back")
			if _, ok := env.Scenes.(*scenes).top.(*title.Scene); !ok {
				t.Errorf("?%s: back does not lead to the title", c.query)
			}
		}
	}
}
