package magna

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// plateText is a player's state in words.
func (s *Scene) hudText(p rules.Seat, l lang.Lang) string {
	say := Text.T(l, "hud", s.Player(p, l), int(s.shown.fight[p]), int(s.shown.magna[p]), len(s.m.list(mgn.Funds, p)), len(s.m.list(mgn.Hand, p)), len(s.m.list(mgn.Deck, p)), s.basesLeft(p))
	if s.m.first() == p {
		say = table.Sentences(l, say, Text.T(l, "first"))
	}
	if s.sideways(p) {
		say = table.Sentences(l, say, Text.T(l, "declared"))
	}
	if m := s.skillsLeft(p); m != [6]int{} {
		say = table.Sentences(l, say, Text.T(l, "skills.left", s.skillWords(m, l)))
	}
	return say
}

func (s *Scene) basesLeft(p rules.Seat) (n int) {
	for line := 1; line <= mgn.BaseCount; line++ {
		if s.m.standing(p, line) {
			n++
		}
	}
	return n
}

// sideways reports whether a player's war funds are turned: an invasion is declared.
func (s *Scene) sideways(p rules.Seat) bool {
	return s.View != nil && s.View.S.Seats[p][mgn.Sideways] != 0
}

// skillsLeft counts the icons that a player's units can still give: in a
// battle those of the force in it (MGN-5.9).
func (s *Scene) skillsLeft(p rules.Seat) (n [6]int) {
	for k := uint8(mgn.Base1); k <= mgn.Invasion; k++ {
		if s.m.battle() != 0 && k != s.m.forceZone(p) {
			continue
		}
		for _, t := range s.m.list(k, p) {
			for i := range n {
				if t.Up && t.skills&(1<<uint(i)) != 0 {
					n[i]++
				}
			}
		}
	}
	return n
}

func (s *Scene) skillWords(n [6]int, l lang.Lang) string {
	out := ""
	for i, k := range n {
		if k > 0 {
			if out != "" {
				out += Text.T(l, "comma")
			}
			out += valueName(mgn.Skills, int16(i), l) + " " + strconv.Itoa(k)
		}
	}
	return out
}

// HUD declares a player's name, Fight, Magna, skills and, where there is
// room, war funds and piles.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	q := table.HUD{Say: s.hudText(p, s.Lang), Desc: s.T("hud.open"), Tap: func(*ui.Env) { s.sheet = p }, Colour: sideCols[sd],
		Main: []table.Gauge{{Icon: ui.IconFight, Text: whole(s.shown.fight[p]), Name: s.T("fight"), Colour: fightCol}, {Icon: ui.IconCrystal, Text: whole(s.shown.magna[p]), Name: s.T("magna"), Colour: magnaCol}}}
	if s.m.first() == p {
		q.Sign, q.SignCol, q.Lit, q.Rail = ui.IconOne, s.Theme.Warm, true, true
	}
	count := func(ic ui.Icon, n int, col ui.Colour) {
		q.Gauges = append(q.Gauges, table.Gauge{Icon: ic, Text: strconv.Itoa(n), Colour: col, Dim: n == 0})
	}
	hand, left := len(s.m.list(mgn.Hand, p)), s.skillsLeft(p)
	if s.lay.fold {
		total := 0
		for _, n := range left {
			total += n
		}
		count(ui.IconCoins, len(s.m.list(mgn.Funds, p)), heroCol)
		count(ui.IconHand, hand, parchment)
		count(ui.IconSkills, total, skillColours[2])
		count(ui.IconDeck, len(s.m.list(mgn.Deck, p)), ui.Hex(0xc0a080))
	} else {
		q.Head = math.Min(s.lay.funds[sd].Y, s.lay.deck[sd].Y) - s.lay.HUD[sd].Y - 2*sf.Px(1) // below it lie buttons of their own
		for i, n := range left {
			count(skillIcons[i], n, skillColours[i])
		}
		count(ui.IconHand, hand, parchment)
	}
	s.HUD(sf, sd, q)
	if !s.lay.fold {
		s.piles(sf, sd)
	}
}

func whole(v float64) string { return strconv.Itoa(int(math.Round(v))) }

// piles declares war funds, deck and discard pile of a wide HUD.
func (s *Scene) piles(sf *ui.Surface, sd int) {
	p, l := s.Seat(sd), s.Lang
	u := sf.Px(1)
	// war funds: face-down, turned sideways once an invasion is declared
	for i := 0; i < mgn.FundLimit; i++ {
		r := s.lay.funds[sd].Row(i, 2, 6*u)
		q := goal{seat: p, group: -1}
		if f := s.m.list(mgn.Funds, p); i < len(f) {
			q.on = f[i]
		}
		sl := table.Slot{ID: "fund-" + table.SideNames[sd] + "-" + strconv.Itoa(i+1), Rect: table.CardIn(r), Hint: Text.T(l, "fund"), Filled: q.on.Key != 0,
			Label: Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "funds"))}
		if sd == 0 && s.Prompting(mgn.PromptArmament) {
			sl.Accept = func(card string) (string, bool) { return s.accept(card, q) }
			sl.Drop = func(env *ui.Env, card string) { s.dropped(env, card, q) }
		}
		if ui.Measure(sl.Hint, ui.Regular, 12*sf.Env().Scale) > sl.Rect.W-12*u {
			sl.Hint, sl.Icon = "", ui.IconCoins
		}
		s.Board.Slot(sf, sl)
		if q.on.Key != 0 {
			s.fundCard(sf, q.on, sd, sl.Rect, q)
		}
	}
	pile := func(id string, kind uint8, r ui.Rect, tap bool) {
		list := s.m.list(kind, p)
		name := Text.T(l, "zone."+id)
		pl := table.Pile{ID: id + strconv.Itoa(sd), Node: "pile-" + table.SideNames[sd] + "-" + id, Rect: table.CardIn(r), Label: Text.T(l, "of", s.Possessive(p, l, true), name), Count: len(list), Icon: ui.IconDeck, Tip: name}
		if tap {
			pl.Icon = ui.IconDiscard
			if len(list) > 0 {
				pl.Top = s.faces.Of(list[len(list)-1].Def, l)
			}
			pl.Tap = func(*ui.Env) { s.openDiscard(p) }
		}
		s.Board.Pile(sf, pl)
	}
	pile("deck", mgn.Deck, s.lay.deck[sd], false)
	pile("discard", mgn.Discard, s.lay.discard[sd], true)
}

// fundCard declares a war fund; its owner may look at it.
func (s *Scene) fundCard(sf *ui.Surface, t token, sd int, r ui.Rect, q goal) {
	l := s.Lang
	p := s.Seat(sd)
	pose := table.PoseIn(r, false)
	o := table.CardOpts{Node: "fundcard-" + strconv.Itoa(t.Key), Detail: table.Thumb, Loose: true, Spent: s.sideways(p), Group: Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "funds")), Label: Text.T(l, "fund")}
	var face *table.CardFace
	if t.Def != 0 {
		face = s.faces.Of(t.Def, l)
		o.Label = Text.T(l, "fund.own", face.Title)
		o.Tap = func(*ui.Env) { s.Zoom.Open(face) }
	}
	if sel := s.selected(); sel.Key != 0 && len(s.actions(sel, q)) > 0 {
		o.Mark = table.MarkTarget
		o.Label = Text.T(l, "node.act", o.Label, Text.T(l, "act.replace"))
		o.Tap = func(env *ui.Env) { s.bring(env, sel, q) }
	}
	if face == nil && o.Tap == nil {
		o.NoFocus = true
	}
	s.Board.Put(sf, t.Board(), face, pose, o)
}

// openDiscard shows what a player has discarded, newest first.
func (s *Scene) openDiscard(p rules.Seat) {
	var fs []*table.CardFace
	now := s.m.list(mgn.Discard, p)
	for i := len(now) - 1; i >= 0; i-- {
		if f := s.faces.Of(now[i].Def, s.Lang); f != nil {
			fs = append(fs, f)
		}
	}
	s.Browser.Open(Text.T(s.Lang, "of", s.Possessive(p, s.Lang, true), Text.T(s.Lang, "zone.discard")), fs, nil)
}

// turnSteps are the phases of a turn, battleSteps those of a battle, which the
// phase bar shows while one is fought.
var (
	turnSteps   = [...]uint8{mgn.StepFight, mgn.StepHand, mgn.StepProduction, mgn.StepArmament, mgn.StepInvasion, mgn.StepEnd}
	battleSteps = [...]uint8{mgn.StepReinforce, mgn.StepAttack, mgn.StepBattleEnd}
)

// phase is the phase that a step belongs to.
func phase(step uint8) uint8 {
	if step == mgn.StepAftermath {
		return mgn.StepBattleEnd
	}
	return step
}

// stepKey is the phrase for a step.
func (s *Scene) stepKey(step uint8) string {
	return "step." + s.game.Names().Word("step", int16(phase(step)))
}

func (s *Scene) stepWord(step uint8) string { return s.T(s.stepKey(step)) }

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	now, inside := phase(s.Step()), s.Step() >= mgn.StepReinforce && s.Step() <= mgn.StepAftermath
	var list []table.Phase
	for _, k := range turnSteps {
		list = append(list, table.Phase{Name: s.stepWord(k), Now: k == now && s.Turn() > 0})
		if k == mgn.StepInvasion && inside {
			for _, b := range battleSteps {
				list = append(list, table.Phase{Name: s.stepWord(b), Now: b == now, Sub: true})
			}
		}
	}
	s.PhaseBar(sf, table.Sentences(s.Lang, s.TurnText(), s.stepWord(now)), s.Theme.Accent, list)
}

// ticker declares the newest sentence of the log; a tap opens it.
func (s *Scene) ticker(sf *ui.Surface) {
	r := s.lay.ticker
	last := s.LastSaid("log.step")
	if r.Empty() || last == "" {
		return
	}
	sf.Add(ui.Element{ID: "ticker", Rect: r, Role: ui.RoleButton, Label: last, Desc: table.Text.T(s.Lang, "log"), Tap: func(*ui.Env) { s.ShowLog() }, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		q := r.Middle(r.W, math.Max(c.Font(13)*2.1, 30*u))
		a := 0.5
		if st.Hover {
			a = 0.75
		}
		c.Fill(q, 10*u, ui.Hex(0x1a0c08).Alpha(a))
		in := q.InsetXY(10*u, 0)
		size := math.Max(12*c.Env.Scale, c.Font(13))
		c.Text(table.Clip(last, in.W, size), in, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft, Loose: true})
	}})
}
