package deeds

import (
	"cmp"
	"slices"
	"strconv"

	"godeck/internal/sorting"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// button renames the answers for which this game has its own words.
func (d *Deeds) button(o rules.Option, c *ask.Choice) {
	if o.Verb != rules.Done {
		c.Button.Tap = func(env *ui.Env) { d.Give(env, o) }
	}
	d.now().Button(o, c)
}

// Buttons returns the buttons of the bar, each kind in its bay, what is lit first.
func (d *Deeds) Buttons(usual []ask.Choice) []ask.Choice {
	out := d.offered(usual)
	switch d.match.View.S.Dec.Prompt {
	case bgd.PromptDraw, bgd.PromptCharge, bgd.PromptFollow, bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet, bgd.PromptExtra, bgd.PromptLimit:
		for i := range out {
			out[i].Button.Bay = cmp.Or(out[i].Button.Bay, bayOf(d, out[i].ID))
			brief(d, &out[i])
		}
	}
	sorting.Stable(out, func(a, b ask.Choice) int {
		return cmp.Or(int(a.Button.Bay)-int(b.Button.Bay), rules.Truth(b.Button.Kind == ui.ButtonPrimary)-rules.Truth(a.Button.Kind == ui.ButtonPrimary))
	})
	if l := d.on.Lay; l.Small && !l.Stacked { // no room for empty bays
		led := len(out) > 1 && out[0].Button.Bay == ui.BayOn && out[1].Button.Bay != ui.BayOn && d.Mind.Chosen == 0
		for i := range out {
			b := &out[i].Button
			if b.Bay != ask.Corner {
				b.Bay, b.Main, b.Slim = ui.BayAny, led && i == 0, led && i > 0
			}
		}
	}
	switch d.match.View.S.Dec.Prompt {
	case bgd.PromptDamage, bgd.PromptCounter, bgd.PromptSpeed, bgd.PromptMay, bgd.PromptOrder, bgd.PromptReturn:
		for i := range out { // answers of one weight
			out[i].Button.Even = out[i].Button.Bay == ui.BayAny && out[i].Button.Label != ""
		}
	}
	wary(d, out)
	return out
}

// brief shortens a label where the bar has little room; the name stays.
func brief(d *Deeds, c *ask.Choice) {
	l, b := d.on.Lay, &c.Button
	for _, key := range [...]string{"pass.summon", "pass.limit"} { // their bay is narrow in every window
		if c.ID == "opt-pass" && b.Label == d.match.T(key) {
			b.Name, b.Label = b.Label, d.match.T(key+".short")
			return
		}
	}
	if !l.Small && !l.Tall && d.match.Surface.Env().Settings.TextScale <= 1.1 {
		return
	}
	for key, id := range map[string]string{"use.charge.draw": "use-draw", "use.charge.side": "use-side", "use.charge.only": "use", "pass.summon.on": "opt-pass"} {
		if c.ID == id && b.Label == d.match.T(key) {
			b.Name, b.Label = b.Label, d.match.T(key+".short")
			return
		}
	}
}

// bayOf returns the bay of a button of the player's own turn. What draws for lives
// stands apart and asks from which deck first, and the way back is where it was.
func bayOf(d *Deeds, id string) ui.Bay {
	switch {
	case id == "counterdraw", id == "cancel" && d.Mind.Drawing:
		return ask.Corner
	case id == "opt-pass", id == "end-on":
		return ui.BayUp
	case id == "cancel":
		return ui.BayBack
	}
	return ui.BayOn
}

// offered returns what a chosen card can do, or the answers without a place on
// the table.
func (d *Deeds) offered(usual []ask.Choice) (out []ask.Choice) {
	s := d.match
	dec := &s.View.S.Dec
	add := func(id, label string, o rules.Option, kind ui.ButtonKind, icon ui.Icon) {
		if d.Q().Can(o) {
			out = append(out, ask.Choice{ID: id, Button: ui.Button{Label: label, Kind: kind, Icon: icon, Tap: func(env *ui.Env) { d.Give(env, o) }}})
		}
	}
	back := ask.Choice{ID: "cancel", Button: ui.Button{Name: s.T("cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { d.clear() }}}
	pass, mode := rules.Option{Verb: rules.Pass}, func(n int16) rules.Option { return rules.Option{Verb: rules.Mode, N: n} }
	if d.Mind.Chosen != 0 {
		return append(d.useButtons(), back)
	}
	switch dec.Prompt {
	case bgd.PromptDraw, bgd.PromptFollow, bgd.PromptExtra:
		main := ui.ButtonPrimary
		if dec.Prompt == bgd.PromptExtra && !d.on.Game.HasExtra(&s.View.S, s.Audience) || d.on.Game.Warns(&s.View.S, s.Audience, mode(0)).Certain() {
			main = ui.ButtonNormal
		}
		key := map[uint8]string{bgd.PromptDraw: "draw.", bgd.PromptFollow: "draw.", bgd.PromptExtra: "enter."}[dec.Prompt]
		add("draw-main", s.T(key+"main"), mode(0), main, ui.IconDeck)
		add("draw-side", s.T(key+"side"), mode(1), ui.ButtonNormal, ui.IconDeck)
		if b := &out[len(out)-1]; b.ID == "draw-side" {
			b.Button.Tip = sideTip(d)
		}
		kind := ui.ButtonNormal
		if main == ui.ButtonNormal && dec.Prompt == bgd.PromptExtra {
			kind = ui.ButtonPrimary
		}
		add("opt-pass", s.T("pass."+d.on.Game.Names().Prompts[dec.Prompt]), pass, kind, ui.IconNone)
		return out
	case bgd.PromptSummon, bgd.PromptDomain, bgd.PromptSet:
		if dec.Prompt == bgd.PromptSet || d.Q().Ends() != nil {
			return d.acting(back)
		}
		fallthrough
	case bgd.PromptCharge, bgd.PromptLimit:
		kind := ui.ButtonNormal
		if !s.Left() || dec.Prompt == bgd.PromptLimit && s.View.S.Vars[bgd.Extra] != 0 && d.Q().Count(rules.Use) == 0 {
			kind = ui.ButtonPrimary
		}
		add("opt-pass", s.T("pass."+d.on.Game.Names().Prompts[dec.Prompt]), pass, kind, ui.IconNone)
		return d.rollsOn(out)
	case bgd.PromptDamage:
		return d.shields()
	case bgd.PromptSpeed, bgd.PromptCounter:
		if s.Form() == ask.AskTable {
			return hushes(d, meets(d, d.shields()))
		}
		return hushes(d, usual)
	}
	return usual
}

// narrow reports whether the bar has no room for what the draw for lives costs in words.
func narrow(d *Deeds) bool {
	l, env := d.on.Lay, d.match.Surface.Env()
	return l.Small || l.Tall && l.Prompt.W < 360*env.Unit()
}

// acting returns the buttons of the part of the turn in which cards are used, the
// same in all its phases: the throw, the draw for lives, the end of the turn.
func (d *Deeds) acting(back ask.Choice) (out []ask.Choice) {
	s := d.match
	pass, throw, more := rules.Option{Verb: rules.Pass}, rules.Option{Verb: rules.Attack}, rules.Option{Verb: rules.Mode, N: bgd.SetRestart}
	main, side := rules.Option{Verb: rules.Mode, N: bgd.SetDrawMain}, rules.Option{Verb: rules.Mode, N: bgd.SetDrawSide}
	add := func(id, label string, kind ui.ButtonKind, icon ui.Icon, tap func(env *ui.Env)) {
		out = append(out, ask.Choice{ID: id, Button: ui.Button{Label: label, Kind: kind, Icon: icon, Tap: tap}})
	}
	gives := func(o rules.Option) func(env *ui.Env) { return func(env *ui.Env) { d.Give(env, o) } }
	if d.Mind.Drawing {
		for i, o := range [2]rules.Option{main, side} {
			if d.Q().Can(o) {
				key := [2]string{"main", "side"}[i]
				add("draw-"+key, s.T("counterdraw."+key), ui.ButtonNormal, ui.IconDeck, gives(o))
			}
		}
		back.Button.Label, back.Button.Icon = s.T("cancel"), ui.IconBack
		return append(out, back)
	}
	end, set, lost := d.Q().Ends(), s.Prompting(bgd.PromptSet), false
	if set {
		lost = d.on.Game.Warns(&s.View.S, s.Audience, pass).Certain() // the kept card waits
	}
	rolls := set && s.Legal(throw)
	switch {
	case rolls:
		kind := ui.ButtonPrimary
		if d.Q().Unopposed() || lost {
			kind = ui.ButtonNormal
		}
		add("roll", s.T("roll"), kind, ui.IconDice, gives(throw))
	case d.Q().CanRush():
		rolls = true
		add("roll-on", s.T("roll"), ui.ButtonPrimary, ui.IconDice, d.Throw)
	}
	if s.Legal(more) && lost { // otherwise what can be summoned is lit
		add("restart", s.T("restart"), ui.ButtonPrimary, ui.IconBack, gives(more))
	}
	kind, key := ui.ButtonNormal, "pass.set"
	if !lost && (!rolls || d.Q().Unopposed()) && !d.Q().Usable() {
		kind = ui.ButtonPrimary
	}
	if rolls {
		key = "pass.set.unrolled"
	}
	add("opt-pass", s.T(key), kind, ui.IconNone, gives(pass))
	if d.on.Lay.Small && !d.on.Lay.Stacked && rolls {
		out[len(out)-1].Button.Name, out[len(out)-1].Button.Label = s.T(key), s.T("pass.set.short")
		out[0].Button.Name, out[0].Button.Label = s.T("roll"), s.T("roll.short")
	}
	if end != nil {
		out[len(out)-1].ID, out[len(out)-1].Button.Tap = "end-on", func(env *ui.Env) { d.lead(env, pass, end) }
	}
	if !lost && (d.Q().Can(main) || d.Q().Can(side)) { // last: it costs lives
		add("counterdraw", s.T(map[bool]string{true: "counterdraw.short", false: "counterdraw"}[narrow(d)]), ui.ButtonNormal, ui.IconCounters, func(*ui.Env) { d.Mind.Drawing = true })
		b := &out[len(out)-1].Button
		b.Name, b.Tip, b.Desc = s.T("counterdraw"), s.T("counterdraw.tip"), s.T("counterdraw.tip")
	}
	return out
}

// shields returns the answers to damage or to a summon, with those that are cards.
func (d *Deeds) shields() (out []ask.Choice) {
	s := d.match
	for i, o := range s.LegalActions {
		if outlook.Again(&s.View.S, s.LegalActions, i) {
			continue
		}
		c := ask.Choice{ID: "opt-pass"}
		switch o.Verb {
		case rules.Mode:
			c.ID = "opt-mode-" + strconv.Itoa(int(o.N))
		case rules.Use:
			c.ID = "opt-use-" + strconv.Itoa(int(o.Card))
		}
		d.button(o, &c)
		out = append(out, c)
	}
	return out
}

// meets adds to the answers to an attack those to the damage that it leads to, before
// the last, which takes it.
func meets(d *Deeds, out []ask.Choice) []ask.Choice {
	w := d.now()
	if len(out) == 0 || !w.Meets() {
		return out
	}
	i := slices.IndexFunc(out, func(c ask.Choice) bool { return c.ID == "opt-pass" })
	return slices.Insert(out, max(0, i), beyond(d)...)
}

// beyond returns the answers to the damage that an attack leads to but for taking it.
func beyond(d *Deeds) (more []ask.Choice) {
	w := d.now()
	if !w.Joint() {
		return nil
	}
	for _, o := range w.Q.Beyond().Legal {
		c := ask.Choice{ID: "then-mode"}
		switch o.Verb {
		case rules.Pass:
			continue
		case rules.Use:
			c.ID = "then-use-" + strconv.Itoa(int(o.Card))
		}
		c.Button.Tap = func(env *ui.Env) { d.Give(env, o) }
		w.Beyond(o, &c)
		more = append(more, c)
	}
	return more
}

// takes returns the answer to damage that goes with not answering the attack, where
// both are one question; nil otherwise, and where it would lose.
func takes(d *Deeds, o rules.Option) *bgd.Later {
	if o.Verb != rules.Pass || !d.match.Prompting(bgd.PromptCounter) || !d.now().Joint() {
		return nil
	}
	if l := d.Q().Follow(o); !l.Warning.Asks() {
		return &l
	}
	return nil
}

// sideTip says what a card drawn from the side deck may be.
func sideTip(d *Deeds) string {
	if has := side(d, d.match.Lang, 6); has != "" {
		return d.match.T("draw.side.tip", has)
	}
	return ""
}

// rollsOn adds the button that goes straight to the throw, if it can be thrown:
// the one that comes next.
func (d *Deeds) rollsOn(out []ask.Choice) []ask.Choice {
	s := d.match
	if !d.Q().CanRush() {
		return out
	}
	for i := range out {
		out[i].Button.Kind = ui.ButtonNormal
		if s.Prompting(bgd.PromptSummon) && d.Q().Count(rules.Use) == 0 {
			out[i].Button.Label = s.T("pass.summon.on")
		}
	}
	return append([]ask.Choice{{ID: "roll-on", Button: ui.Button{Label: s.T("roll"), Icon: ui.IconDice, Kind: ui.ButtonPrimary, Tap: d.Throw}}}, out...)
}

// useButtons returns the ways in which the chosen card can be used.
func (d *Deeds) useButtons() (out []ask.Choice) {
	s := d.match
	st := &s.View.S
	for _, o := range d.Q().Uses(d.Mind.Chosen) {
		b := ui.Button{Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: func(env *ui.Env) { d.Give(env, o) }}
		id := "use"
		switch at := d.Q().Asks(o); at {
		case bgd.PromptCharge, bgd.PromptFollow:
			b.Label, b.Icon = s.T("use.charge"), ui.IconForce
		case bgd.PromptDomain:
			b.Label = s.T("use.domain")
		case bgd.PromptSummon:
			b.Label = s.T("how." + d.on.Game.Names().Word("how", o.N))
		default:
			switch {
			case o.N < 0:
				b.Label = s.T("how.awaken")
			case st.Card(o.Card).Zone.Kind() == bgd.Hand && at == bgd.PromptLimit:
				b.Label = s.T("how.limit")
			case st.Card(o.Card).Zone.Kind() == bgd.Hand:
				b.Label = s.T("use.spell")
			default:
				id = "use-" + strconv.Itoa(int(o.N))
				b.Label = s.T("use.ability")
			}
		}
		if d.Q().Warns(o).Certain() {
			b.Kind = ui.ButtonDanger
		}
		if slices.ContainsFunc(out, func(c ask.Choice) bool { return c.Button.Kind == ui.ButtonPrimary }) {
			b.Kind = ui.ButtonNormal
		}
		out = append(out, ask.Choice{ID: id, Button: b})
	}
	out = d.joined(out)
	if pass := (rules.Option{Verb: rules.Pass}); s.Prompting(bgd.PromptSummon) && d.Q().Ends() == nil && !d.on.Lay.Tall && !d.on.Lay.Small && len(out) < 3 && s.Legal(pass) {
		out = append(out, ask.Choice{ID: "opt-pass", Button: ui.Button{Label: s.T("pass.summon"), Tap: func(env *ui.Env) { d.Give(env, pass) }}})
	}
	return out
}

// joined puts before the button that charges a card those that also draw
// afterwards, as most do.
func (d *Deeds) joined(out []ask.Choice) []ask.Choice {
	s := d.match
	st, p := &s.View.S, s.Audience
	if len(out) != 1 || !d.Q().Joins() {
		return out
	}
	charge := out[0].Button.Tap
	out[0].Button.Bay = ui.BayUp // it gives up a card
	out[0].Button.Kind, out[0].Button.Label = ui.ButtonNormal, s.T("use.charge.only")
	for i, id := range [...]string{"use-side", "use-draw"} {
		if i == 0 && st.Count(rules.ZoneOf(bgd.Side, p)) == 0 {
			continue
		}
		b := ui.Button{Label: s.T("use.charge." + [2]string{"side", "draw"}[i]), Icon: ui.IconDeck, Tap: func(env *ui.Env) {
			if charge(env); d.Mind.Chosen == 0 && d.warning == bgd.WarnNone {
				d.joins = &rules.Option{Verb: rules.Mode, N: int16(1 - i)}
			}
		}}
		if i == 0 {
			b.Tip = sideTip(d)
		} else {
			b.Icon, b.Kind = ui.IconForce, ui.ButtonPrimary
		}
		out = append([]ask.Choice{{ID: id, Button: b}}, out...)
	}
	return out
}

// hushes adds the answer after which questions like this one are not asked again in
// this turn.
func hushes(d *Deeds, out []ask.Choice) []ask.Choice {
	s := d.match
	if !d.Q().Hushable() || len(out) == 0 {
		return out
	}
	pass, key := rules.Option{Verb: rules.Pass}, "hush"
	if s.Prompting(bgd.PromptCounter) { // attacks are asked about all the same
		key = "hush.small"
	}
	return append(out, ask.Choice{ID: "opt-hush", Button: ui.Button{Label: s.T(key), Name: s.T(key + ".name"), Tip: s.T(key + ".name"), Tap: func(env *ui.Env) {
		d.Mind.Hush()
		d.Give(env, pass)
	}}})
}
