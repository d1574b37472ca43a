// Package actions declares the actions that end a turn of Mattsan Card Game: slips of
// paper on the desk, the die that is thrown to attack, a dialog where there is no room.
package actions

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Actions are those of the player at a table.
type Actions struct {
	desk    desk.Desk
	words   entries.Entries
	match   *table.Match
	choices *choices.Choices // what the player has begun
	deeds   *deeds.Deeds
	keyed   keyed // the action whose key has been pressed once
}

// keyed is an action of a question that its key has named.
type keyed struct {
	kind, asked int
}

// At returns the actions at a table.
func At(m *table.Match, d desk.Desk, e entries.Entries, c *choices.Choices, by *deeds.Deeds) Actions {
	return Actions{desk: d, words: e, match: m, choices: c, deeds: by}
}

// kindIcons are the signs of the actions.
var kindIcons = [...]ui.Icon{mtz.KindAttack: ui.IconSword, mtz.KindSpecial: ui.IconSkills, mtz.KindSuper: ui.IconSkills, mtz.KindSwitch: ui.IconSwap}

// Action is a turn-ending action as the desk offers it.
type Action struct {
	kind   int16
	title  string
	what   string
	brief  []string // what in ever shorter forms, for the slip
	priced string   // title with the price, above the last of these; "": it has none
	off    string   // why it cannot be done; "": it can
	lit    bool
	tap    func(env *ui.Env)
}

// List returns the turn-ending actions of the audience (MTZ-4.11),
// except ending the turn without one.
func (s *Actions) List() (out []Action) {
	on := s.desk.Show
	if !s.choices.Prompting(mtz.PromptMain) || on.Audience != on.Bottom {
		return nil
	}
	l, st, p := on.Lang, &on.View.S, on.Audience
	c := mtz.Fighter(st, p)
	if c == 0 {
		return nil
	}
	add := func(kind int16, title, what string, o rules.Option, ai int) {
		d := Action{kind: kind, title: title, what: what, tap: func(env *ui.Env) { s.deeds.Use(env, o) }}
		if !on.Legal(o) {
			d.off = s.match.Why(o)
		} else if by := s.desk.Game.Forced(*st, p, kind, c, ai); by != 0 {
			d.what = phrases.Text.T(l, "what.forced", on.Named(s.desk.Front(by).Def, l))
		} else if kind != mtz.KindSuper || !on.Legal(rules.Option{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}) {
			d.lit = kind == mtz.KindAttack
		}
		out = append(out, d)
	}
	low, high := s.desk.Game.Strike(st, p)
	add(mtz.KindAttack, phrases.Text.T(l, "action.attack", faces.AtkText(s.desk.Game.Attack(st, c), s.desk.Game.AtkDice(st, c))), s.words.Blow(p, low, high, l), rules.Option{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}, -1)
	if d := &out[0]; d.off == "" && d.what == s.words.Blow(p, low, high, l) {
		d.brief = []string{s.words.Outcome(p, low, high, l)}
	}
	for kind := mtz.KindSpecial; kind <= mtz.KindSuper; kind++ {
		if ai, ok := s.desk.Game.Move(st, c, kind); ok {
			what, brief := s.words.Action(ai, l)
			add(kind, phrases.Text.T(l, "action."+entries.Kinds[kind]), what, rules.Option{Verb: rules.Attack, Card: c, N: 1 + kind}, int(ai))
			if d := &out[len(out)-1]; d.off != "" && st.Turn > 1 { // its price says what is missing
				d.off = phrases.Text.T(l, "off.price", d.off, brief)
			} else if d.what == what {
				both, only, price := entries.EffectFirst(brief, l)
				d.brief = []string{both, only}
				if price != "" { // where both have no room the price is on the name
					d.priced = phrases.Text.T(l, "off.price", d.title, price)
				}
			}
		}
	}
	if d, ok := s.swap(); ok {
		out = append(out, d)
	}
	return out
}

// swap returns the action of changing places; ok is false if there is nobody to
// change places with.
func (s *Actions) swap() (d Action, ok bool) {
	on, begun := s.desk.Show, s.choices
	l, p := on.Lang, on.Audience
	var change []rules.Option
	for _, o := range on.LegalActions {
		if o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch {
			change = append(change, o)
		}
	}
	d = Action{kind: mtz.KindSwitch, title: phrases.Text.T(l, "action.switch"), what: phrases.Text.T(l, "what.switch.own"), brief: []string{phrases.Text.T(l, "what.switch.short")}}
	switch len(change) {
	case 0:
		if on.Count(mtz.Bench, p) == 0 {
			return d, false
		}
		d.off = s.match.Why(rules.Option{Verb: rules.Attack, Card: on.Zone(mtz.Bench, p)[0].ID, N: 1 + mtz.KindSwitch})
	case 1:
		d.what = phrases.Text.T(l, "what.switch.one", on.Named(s.desk.Front(change[0].Card).Def, l))
		fallthrough
	default:
		d.tap = func(env *ui.Env) {
			if len(change) == 1 {
				s.deeds.Use(env, change[0])
				return
			}
			begun.Drop()
			begun.Swap, s.deeds.Acting = true, false
			on.Surface.Announce(s.match.Asked(on.Lang).Text)
			on.Surface.Invalidate()
		}
	}
	return d, true
}

// named does an action whose key is pressed for the second time: a key ends no turn by
// one press. The first one lights it, and says so.
func (s *Actions) named(env *ui.Env, key string, d *Action) {
	on := s.desk.Show
	k := keyed{1 + int(d.kind), int(on.View.S.Dec.ID)}
	if d.kind == mtz.KindSwitch || s.keyed == k {
		s.keyed = keyed{}
		d.tap(env)
		return
	}
	s.keyed = k
	if s.desk.Lay.Desk.Empty() {
		s.deeds.Acting = true
	}
	ui.Play(env, "card-place", 0.35, 0)
	on.Surface.Toast(on.T("key.again", strings.ToUpper(key), d.title), false)
	on.Surface.Invalidate()
}

// Keys handles the keys of the actions: their first letters.
func (s *Actions) Keys(sf *ui.Surface) {
	for key, kind := range map[string]int16{"a": mtz.KindAttack, "s": mtz.KindSpecial, "d": mtz.KindSuper, "c": mtz.KindSwitch} {
		sf.Key(key, func(env *ui.Env) {
			for _, d := range s.List() {
				if d.kind == kind && d.off == "" {
					s.named(env, key, &d)
				} else if d.kind == kind {
					s.match.Refuse(env, d.off)
				}
			}
		})
	}
}

// Slips declares the actions in their room on the desk, unless something else is
// begun.
func (s *Actions) Slips(sf *ui.Surface, r ui.Rect, list []Action) {
	begun := s.choices
	if len(list) == 0 || begun.Swap && !begun.Aim || begun.Chosen != 0 {
		return
	}
	for i, q := range places.Slips(r, len(list), sf.Px(1)) {
		s.slip(sf, q, list[i])
	}
}

// Die declares the die of a fighter that strikes with one. It is thrown to
// attack, and what each face would do is shown beside it.
func (s *Actions) Die(sf *ui.Surface, list []Action) {
	on := s.desk.Show
	st, p := &on.View.S, s.desk.Active()
	if !s.desk.OneDie(s.desk.Active()) {
		return
	}
	t := board.Toss{ID: "die", Label: on.T("die"), Value: min(6, max(1, int(st.Vars[mtz.Die]))), Colour: faces.Paper}
	if len(list) > 0 && list[0].kind == mtz.KindAttack && list[0].off == "" {
		t.Label, t.Desc, t.Keys, t.Throw = on.T("die.throw"), list[0].what, []string{"t"}, list[0].tap
		list[0].lit = false // the die is
	}
	s.match.Toss(sf, t)
	hp := s.desk.Game.HP(st, mtz.Fighter(st, p.Other()))
	var says []string
	for face := 1; face <= 6; face++ {
		says = append(says, on.T("die.face", face, s.desk.Game.Blow(st, p, face)))
	}
	r := s.desk.Lay.Odds
	if r.Empty() {
		return
	}
	sf.Add(ui.Element{ID: "die.table", Rect: r, Role: ui.RoleText, Label: words.List(on.Lang, says...), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		for i := range 6 {
			q := r.Row(i, 6, 3*u)
			n := s.desk.Game.Blow(st, p, i+1)
			leaf := faces.Paper
			if n >= hp { // this face defeats
				leaf = faces.HP
			}
			c.Gradient(q, 5*u, leaf, leaf.Mix(c.Theme.Ground, 0.15))
			top, low := q.CutTop(q.H*0.42, 0)
			size := math.Max(12*c.Env.Scale, c.Font(12))
			c.Text(strconv.Itoa(i+1), top, ui.TextStyle{Size: size, Align: ui.Middle, Colour: ui.Hex(0x6b4a2a), Loose: true})
			c.Text(strconv.Itoa(n), low, ui.TextStyle{Face: ui.Bold, Size: math.Max(size, c.Font(16)), Align: ui.Middle, Tabular: true, Colour: ui.Hex(0x33200f), Loose: true})
		}
	}})
}

// tight writes a title with its price in less room.
var tight = strings.NewReplacer(" (", ": ", ")", "", "（", "：", "）", "")

// slip declares an action as a slip of paper: what it is and what it leads to.
func (s *Actions) slip(sf *ui.Surface, r ui.Rect, d Action) {
	id := "act-" + entries.Kinds[d.kind]
	desc := d.what
	if d.off != "" {
		desc = d.off
	}
	e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: d.title, Desc: desc, Tip: desc, Disabled: d.off != "", Tap: func(env *ui.Env) {
		ui.Play(env, "ui-tap", 0.6, 0)
		d.tap(env)
	}}
	if d.lit {
		e.Weight = ui.ButtonPrimary
	}
	col := []ui.Colour{faces.Atk, faces.HP, s.desk.Show.Theme.Warm, faces.Own}[d.kind]
	e.Draw = func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		q := r
		if st.Pressed {
			q = r.Inset(1.5 * u)
		}
		ink, leaf, low := ui.Hex(0x3a2412), faces.Paper, faces.Paper.Mix(col, 0.35)
		if st.Disabled {
			ink, leaf, low = ui.Hex(0x43321f), ui.Hex(0xcbbd9f), ui.Hex(0xb8a888) // grey cardboard
		}
		c.Shadow(q.Move(u, 3*u), 5*u, 8*u, c.Theme.Shadow)
		named := s.keyed == keyed{1 + int(d.kind), int(s.desk.Show.View.S.Dec.ID)}
		if d.lit || named || st.Hover && !st.Disabled {
			c.Glow(q, 5*u, 14*u, col.Alpha(0.6))
		}
		c.Gradient(q, 5*u, leaf, low)
		if d.lit || named {
			c.Stroke(q, 5*u, 2.4*u, col)
		}
		c.BoxAt(q.X+q.W/2, q.Y-1*u, math.Min(46*u, q.W*0.3), 7*u, -0.05, 1*u, col.Alpha(0.75), col.Alpha(0.6)) // tape
		_, in := q.InsetXY(8*u, 4*u).CutTop(2*u, 0)
		share, gap := 0.4, 2*u
		if s.desk.Lay.Low || s.desk.Lay.Tall { // lines below the name
			in.H, share, gap = in.H+3*u, 0.36, 0
		}
		head, body := in.CutTop(math.Min(in.H*share, c.Font(19)), gap)
		runs := []ui.Run{{Text: desc}}
		if d.off == "" {
			for _, b := range d.brief {
				runs = append(runs, ui.Run{Text: b})
			}
		}
		least, title := 12*c.Env.Scale, d.title
		if p := paper.Fit(body, math.Max(least, c.Font(13)), least, runs...); p != nil {
			if said := p.Said(); d.priced != "" && (said == runs[len(runs)-1].Text || strings.HasSuffix(said, "…")) {
				title = d.priced
			}
			c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: ink})
		}
		k := math.Min(head.H, c.Font(16))
		if sign, rest := head.CutLeft(k, 4*u); ui.Measure(title, ui.Bold, least) < rest.W-2*u {
			c.Icon(kindIcons[d.kind], sign.Middle(k, k), ink)
			head = rest
		}
		size := math.Max(least, math.Min(c.Font(16), head.H*0.9))
		for size > least && ui.Measure(title, ui.Bold, size) > head.W {
			size = math.Max(least, size*0.95)
		}
		if ui.Measure(title, ui.Bold, least) > head.W {
			title = tight.Replace(title)
		}
		c.Text(cards.Clip(title, head.W, least), head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ink})
	}
	sf.Add(e)
}

// Dialog declares the actions as a dialog where the desk has no room.
func (s *Actions) Dialog(sf *ui.Surface) bool {
	if !s.deeds.Acting {
		return false
	}
	list := s.List()
	if len(list) == 0 {
		s.deeds.Acting = false
		return false
	}
	u := sf.Px(1)
	h := math.Max(sf.Env().MinTarget()+4*u, 58*u)
	in := sf.Dialog("acts.sheet", s.desk.Show.T("acts.title"), 460, 90+float64(len(list))*(h/u+6), func(*ui.Env) { s.deeds.Acting = false })
	s.Keys(sf) // a key that has named an action does it here
	off := sf.BeginScroll("acts.list", in, false)
	for i, d := range list {
		s.slip(sf, ui.Rect{X: in.X, Y: in.Y + float64(i)*(h+6*u) - off, W: in.W - 8*u, H: h}, d)
	}
	sf.EndScroll(float64(len(list))*(h+6*u) + 2*u)
	return true
}
