package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/sheet"
	"godeck/scenes/table"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// hud declares a player's name, Fight, Magna, skills and, where there is room, war funds and piles.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	q := chrome.HUD{Say: s.deeds.Words(s.Lang).Has(p), Desc: s.T("hud.open"), Tap: func(*ui.Env) { s.sheet = p }, Colour: sideCols[sd],
		Main: []chrome.Gauge{{Icon: ui.IconFight, Text: whole(s.shown.Fight[p]), Name: s.T("fight"), Colour: fightCol}, {Icon: ui.IconCrystal, Text: whole(s.shown.Magna[p]), Name: s.T("magna"), Colour: magnaCol}}}
	if s.m.First() == p {
		q.Sign, q.SignCol, q.Lit, q.Rail = ui.IconOne, s.Theme.Warm, true, true
	}
	count := func(ic ui.Icon, n int, col ui.Colour) {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ic, Text: strconv.Itoa(n), Colour: col, Dim: n == 0})
	}
	hand, left := len(s.m.List(mgn.Hand, p)), s.m.SkillsLeft(p)
	holds := func() { // and how many a hand may hold, which a base may change
		count(ui.IconHand, hand, parchment)
		w, last := s.deeds.Words(s.Lang), &q.Gauges[len(q.Gauges)-1]
		last.Text += "/" + strconv.Itoa(w.Limit(p))
		last.Tip = w.LimitWhy(p)
	}
	if s.lay.Fold {
		total := 0
		for _, n := range left {
			total += n
		}
		count(ui.IconCoins, len(s.m.List(mgn.Funds, p)), heroCol)
		holds()
		count(ui.IconSkills, total, faces.SkillColours[2])
		count(ui.IconDeck, len(s.m.List(mgn.Deck, p)), ui.Hex(0xc0a080))
	} else {
		for _, r := range [...]ui.Rect{s.lay.Funds[sd], s.lay.Zones[mgn.Deck][sd]} { // buttons of their own are below it
			if h := r.Y - s.lay.HUD[sd].Y - 2*sf.Px(1); !r.Intersect(s.lay.HUD[sd]).Empty() && h > 0 && (q.Head == 0 || h < q.Head) {
				q.Head = h
			}
		}
		for i, n := range left {
			if n > 0 { // a skill that nobody has is left out
				count(faces.SkillIcons[i], n, faces.SkillColours[i])
			}
		}
		holds()
	}
	s.HUD(sf, sd, q)
}

func whole(v float64) string { return strconv.Itoa(int(math.Round(v))) }

// turnSteps are the phases of a turn, battleSteps those of a battle, shown in
// the phase bar while one is fought.
var (
	turnSteps   = [...]uint8{mgn.StepFight, mgn.StepHand, mgn.StepProduction, mgn.StepArmament, mgn.StepInvasion, mgn.StepEnd}
	battleSteps = [...]uint8{mgn.StepReinforce, mgn.StepAttack, mgn.StepBattleEnd}
)

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	w := s.deeds.Words(s.Lang)
	now, inside := labels.Phase(s.Step()), s.Step() >= mgn.StepReinforce && s.Step() <= mgn.StepAftermath
	if s.Prompting(mgn.PromptGo) { // another invasion may have been before
		now, inside = mgn.StepInvasion, false
	}
	var list []chrome.Phase
	for _, k := range turnSteps {
		list = append(list, chrome.Phase{Name: w.Step(k), Why: s.T(w.StepKey(k) + ".why"), Now: k == now && s.Turn() > 0})
		if k == mgn.StepInvasion {
			for _, b := range battleSteps {
				list = append(list, chrome.Phase{Name: w.Step(b), Why: s.T(w.StepKey(b) + ".why"), Now: b == now, Sub: true, Rare: !inside})
			}
		}
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), w.Step(now)), s.Theme.Accent, list)
}

// sheetDialog shows what belongs to a player.
func (s *Scene) sheetDialog(sf *ui.Surface) bool {
	if s.sheet < 0 {
		return false
	}
	var again func()
	if q := s.deeds.Q(); q.Keeps && s.sheet == q.Below {
		again = func() { q.Keeps, q.Kept = false, 0 }
	}
	sheet.Show(sf, &s.Match, s.m, s.sheet, s.deeds.Words(s.Lang).Has(s.sheet), again, func() { s.sheet = rules.NoSeat })
	return true
}

// ending returns what the result shows.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	return table.Ending{Opponent: opponentCol, Story: s.GameLog.Told(s.Lang, "log.turn", "log.fall", "log.hold"), StoryTitle: s.T("story"), Minor: "log.hold", Facts: s.T("result.facts", s.Player(me, s.Lang), s.m.Bases(me), s.Player(opp, s.Lang), s.m.Bases(opp)), Side: func(p rules.Seat) table.EndSide {
		line, own := s.T("result.bases", s.m.Bases(p)), sideCols[s.SideOf(p)]
		if why := s.View.S.Result.Reason; why == mgn.ReasonDecks || why == mgn.ReasonTurnCap { // what was counted
			line = words.List(s.Lang, line, s.T("result.units", s.game.UnitsLeft(&s.View.S, p)))
		} else if why == rules.ReasonConcede && p == s.View.S.Result.Winner.Other() { // not what decided it
			line = s.T("result.gaveup")
		}
		return table.EndSide{Value: line, Colour: own}
	}, Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) { // a pennon, or its pole
		c.Line(x, y+k*0.7, x, y-k*0.75, k*0.11, ui.Hex(0x2a1a12))
		if col := faces.Ribbons[side].Lighten(0.18); lit {
			c.Gradient(ui.Rect{X: x, Y: y - k*0.7, W: k * 0.8, H: k * 0.62}, k*0.06, col.Lighten(0.2), col.Darken(0.25))
		}
	}}
}
