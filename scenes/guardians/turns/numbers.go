package turns

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// summoned presents a new guardian, with an entrance if it has one.
func (m *Turns) summoned(pr *present.Presentation) {
	if band, ticks := m.enters(pr, pr.Taken[len(pr.Taken)-1]); ticks > 0 {
		m.on.Show.Play(band)
	}
	m.lands(pr)
}

// lands presents a guardian that has entered: the stone keeps its cracks, and the newcomer inherits the DG.
func (m *Turns) lands(pr *present.Presentation) {
	s := m.on.Show
	ev, u := pr.Taken[len(pr.Taken)-1], s.Unit()
	how := m.on.Game.Names().Word("how", ev.A)
	s.Play(pr.Show(len(pr.Taken)-1), m.stone(pr, ev))
	if ev.A == bgd.HowSilent {
		s.Play(s.SoundTween("card-place", 0.6, 0), ui.Wait(8))
		pr.Log("log.silent", ev.Seat, ev.Def)
		return
	}
	key := "log.summon"
	if _, ok := phrases.Text["log.summon."+how]; ok {
		key = "log.summon." + how
	}
	x, y := m.on.Middle(ev.To.Kind(), ev.Seat)
	sound := "steel"
	if t := s.Cards.Attr(ev.Def, bgd.AType); faces.Attacks(t) && t != bgd.NormalAttack {
		sound = "circle"
		s.Play(s.Beside(m.arena.Opens(x, y, s.Cards.ColourOf(ev.Def))))
	}
	s.Play(s.SoundTween(sound, 0.8, 0), m.on.Flash(pr, ev.Card, s.Cards.ColourOf(ev.Def).Alpha(0.6), 26), s.Burst(x, y, 16, s.Cards.ColourOf(ev.Def)))
	s.Play(s.Beside(m.arena.Arrives(pr, ev)))
	if ev.To.Kind() == bgd.Attack {
		if g := m.on.Lay.Zones[bgd.Attack][s.SideOf(ev.Seat)]; how == "normal" && pr.Now.View.S.Count(rules.ZoneOf(bgd.Leaving, ev.Seat)) > 0 {
			top := g.Y - 12*u
			if m.on.Lay.Tall || m.on.Lay.Small { // above are others
				top = g.Y + g.H*0.2
			}
			s.Play(s.Beside(s.Number(s.T("change", s.Cards.Name(ev.Def, s.Lang)), x, top, 26*u, m.on.Colour(ev.Seat).Lighten(0.5), 56)))
		}
	}
	if ev.Seat == s.Audience && pr.Was.View.S.Seats[ev.Seat][bgd.Turns] == 1 && bgd.Kept(&pr.Was.View.S, ev.Seat) == ev.Card && m.on.Told["kept"] == 0 { // the first of the match
		m.on.Told["kept"] = ev.Card
		s.Play(s.Beside(s.Number(s.T("kept.comes", s.Cards.Name(ev.Def, s.Lang)), x, m.on.Lay.Zones[bgd.Attack][s.SideOf(ev.Seat)].Y+8*u, 26*u, m.on.Colour(ev.Seat).Lighten(0.6), 70)))
	}
	pr.Log(key, ev.Seat, ev.Def)
	if ev.B != 0 {
		bx, by := m.on.Rises(ev.Seat)
		if ev.To.Kind() == bgd.Assist {
			bx, by = x, y
		}
		left := int(m.on.Game.LP(&pr.Now.View.S, ev.Card))
		sound, col := "stone-crack", faces.Harm
		if ev.B < 0 { // it is to its good
			sound, col = "heal", s.Theme.Good
		}
		says := outlook.Inherits(left, int(ev.B))
		if ev.To.Kind() == bgd.Attack && ev.Src != 0 {
			flies := "DG " + strconv.Itoa(int(ev.B))
			if ev.B < 0 {
				flies = lang.Signed(-int(ev.B)) + " LP"
			}
			s.Play(s.Beside(m.arena.Inherits(s.SideOf(ev.Seat), flies, col)), ui.Wait(18))
		}
		s.Play(s.SoundTween(sound, 0.7, 0), s.Beside(s.Number(says, bx, by-26*u, 22*u, col, 66)), m.on.Runs(pr.Now, 20)) // over the LP, of which this is the sum
		pr.Log("log.inherit", ev.Seat, ev.Def, ev.B)
	}
	s.Play(ui.Wait(8))
}

// stone returns the step in which the stone becomes that of a guardian that has landed.
func (m *Turns) stone(pr *present.Presentation, ev rules.Event) ui.Tween {
	if p := ev.To.Seat(); bgd.AttackGuardian(&pr.Now.View.S, p) == ev.Card {
		return m.on.Lands(pr.Now, p)
	}
	return ui.Tween{}
}

// enters returns the entrance of a guardian that comes in a way of its own;
// one that has been seen before is brief. No ticks: there is none.
func (m *Turns) enters(pr *present.Presentation, ev rules.Event) (band ui.Tween, ticks int) {
	s := m.on.Show
	word := "how." + m.on.Game.Names().Word("how", ev.A) + ".cry"
	if phrases.Text[word].JA == "" {
		return band, 0
	}
	e := &blow.Entrance{Face: s.Cards.Look(cards.Look{Def: ev.Def, Lang: s.Lang}), To: m.on.Lay.Zones[ev.To.Kind()][s.SideOf(ev.Seat)], Side: s.SideOf(ev.Seat), Colour: s.Cards.ColourOf(ev.Def),
		Cry: s.T(word), Name: s.Cards.Name(ev.Def, s.Lang), Tall: m.on.Lay.Tall}
	seen := "enters" + strconv.Itoa(int(ev.Def))
	if ticks = 54; m.on.Told[seen] != 0 {
		ticks = 32
	}
	m.on.Told[seen] = ev.Card
	if ev.A == bgd.HowSpeed && m.on.Told["speed"] == 0 { // it has come in the other's turn
		m.on.Told["speed"], e.Why, ticks = ev.Card, s.T("speed.why"), 88
	}
	if ev.A == bgd.HowLimit && m.on.Told["limit"] == 0 { // after a hit
		m.on.Told["limit"], e.Why, ticks = ev.Card, s.T("how.limit.why"), 88
	}
	if ev.A == bgd.HowAwaken && m.on.Told["rise"] == 0 {
		m.on.Told["rise"], e.Why, ticks = ev.Card, s.T("rise.why"), 88
	}
	if m.on.Still() {
		return s.Callout(e.Cry, e.Name, e.Colour, 46), 46
	}
	return ui.Seq(s.SoundTween("circle", 0.9, 0), s.SoundTween(blow.Kind(s.Cards.Attr(ev.Def, bgd.ATribe)).Cry(), 0.7, 0), m.arena.Enters(e, ticks)), ticks
}

// gauge presents a change of DG as the change of LP that it is; that of a blow was
// presented with it.
func (m *Turns) gauge(pr *present.Presentation) {
	s := m.on.Show
	ev, u := pr.Event, s.Unit()
	if ev.C == 1 {
		s.Play(pr.Show(0), m.on.Runs(pr.Now, 24))
		return
	}
	x, y := m.on.Rises(ev.Seat)
	if ev.From.Kind() == bgd.Assist {
		x, y = m.on.Middle(bgd.Assist, ev.Seat)
	}
	if ev.B < ev.A {
		s.Play(s.SoundTween("heal", 0.7, 0), pr.Show(0), ui.Par(m.on.Runs(pr.Now, 20), s.Number(lang.Signed(int(ev.A-ev.B))+" LP", x, y, 28*u, s.Theme.Good, 60), s.Burst(x, y, 16, s.Theme.Good)), ui.Wait(6))
		pr.Log("log.repair", ev.Seat, ev.Def, ev.A-ev.B, ev.B)
		if ev.A >= 0 && ev.B < 0 { // which surprises (BGD-14.7)
			if m.on.Told["dg.below"] == 0 {
				m.on.Told["dg.below"] = ev.Card
				s.Play(s.Beside(s.Number(s.T("dg.below"), x, y-30*u, 18*u, s.Theme.Good.Lighten(0.4), 90)))
			}
			pr.Log("log.below", ev.Seat, ev.Def, ev.B)
		}
		return
	}
	s.Play(s.SoundTween("stone-crack", 0.8, 0), pr.Show(0), ui.Par(m.on.Runs(pr.Now, 20), s.Number(lang.Signed(int(ev.A-ev.B))+" LP", x, y, 26*u, faces.Harm, 56)), ui.Wait(4))
	pr.Log("log.gauge", ev.Seat, ev.Def, ev.B-ev.A, ev.B)
}

// life presents an Up or a Down.
func (m *Turns) life(pr *present.Presentation) {
	s := m.on.Show
	ev, u := pr.Event, s.Unit()
	x, y := m.on.Rises(ev.Seat)
	if ev.From.Kind() == bgd.Assist {
		x, y = m.on.Middle(bgd.Assist, ev.Seat)
	}
	col, sound, key := s.Theme.Good, "power-gain", "log.up"
	if ev.A < 0 {
		col, sound, key = faces.Harm, "fizzle", "log.down"
	}
	s.Play(s.SoundTween(sound, 0.6, 0), pr.Show(0), ui.Par(m.on.Runs(pr.Now, 22), s.Number(lang.Signed(int(ev.A))+" LP", x, y, 26*u, col, 58), s.Burst(x, y, 12, col)), ui.Wait(6))
	pr.Log(key, ev.Seat, ev.Def, int(math.Abs(float64(ev.A))))
}

func (m *Turns) skips(pr *present.Presentation) {
	ev := pr.Event
	key := "log.skip"
	if ev.B != 0 {
		key = "log.skips"
	}
	pr.Log(key, ev.Seat, 0, phrases.Text["step."+m.on.Game.Names().Word("phase", ev.A)])
}

func (m *Turns) counters(pr *present.Presentation) {
	s := m.on.Show
	ev := pr.Event
	sd, key, sound, n := s.SideOf(ev.Seat), "log.counters.gain", "coin", int(ev.A)
	if n < 0 {
		key, sound, n = "log.counters.lose", "shield-break", -n
	}
	show := []ui.Tween{m.on.Runs(pr.Now, 10)}
	if m.on.Lay.Coins[sd].Empty() {
		hx, hy := m.on.Lay.HUD[sd].Centre()
		show = append(show, s.Burst(hx, hy, 18, faces.Counters))
	} else { // each lantern bursts, or is lit
		left, rack := pr.Now.View.S.Seats[ev.Seat][bgd.Counters], m.on.Lay.Lanterns(sd)
		for i := range min(n, 5) {
			at := int(left) + i
			if ev.A > 0 {
				at = int(left) - 1 - i
			}
			hx, hy := rack.At(max(0, at), max(bgd.LifeCounters, int(left)+n)).Centre()
			show = append(show, s.Burst(hx, hy, 16, faces.Counters))
		}
	}
	s.Play(s.SoundTween(sound, 0.6, 0), ui.Par(show...), ui.Wait(6))
	pr.Log(key, ev.Seat, 0, n)
}
