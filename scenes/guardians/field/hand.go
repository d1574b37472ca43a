package field

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/deeds"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// ForceRow declares the Force of a side: ready ones face-up, spent ones face-down.
func (f *Field) ForceRow(sf *ui.Surface, sd int) {
	s := f.match
	if s.Staged {
		return
	}
	p, u := s.Seat(sd), sf.Px(1)
	r := f.on.Lay.Zones[bgd.Charge][sd]
	name := s.Whose(p, s.T("force"))
	row := s.Zone(bgd.Charge, p)
	sl := board.Slot{ID: "charge" + strconv.Itoa(sd), Node: "slot-charge", Rect: r, Label: name, Hint: s.T("force"), Icon: ui.IconForce, Filled: len(row) > 0}
	if sd == 1 {
		sl.Node = "slot-opp-charge"
	}
	if r.W < 90*u {
		sl.Hint = ""
	}
	if sd == 0 && f.deeds.Drags() {
		f.deeds.Takes(&sl, bgd.Charge)
	}
	s.Board.Slot(sf, sl)
	choose := sd == 0 && s.Prompting(bgd.PromptForce) && s.Picking()
	for _, t := range row {
		pose := board.PoseIn(f.on.Lay.Force(sd, &s.View.S, rules.ZoneOf(bgd.Charge, p), t.ID), !s.View.S.Card(t.ID).Has(bgd.FlagSpent))
		o := board.CardOpts{NoFocus: true, Loose: true}
		if s.View.S.Card(t.ID).Has(bgd.FlagSpent) {
			o.Mark = board.MarkVoid // otherwise it looks like another deck
		}
		if choose {
			o = board.CardOpts{Node: "charge-" + strconv.Itoa(int(t.ID)), Group: name, Loose: true}
			verb, _ := s.Pickable(&o, t.ID, board.MarkLegal, s.T("act.pick"))
			o.Label = s.T("node.plain", s.CardName(t.Def), verb)
		}
		s.Board.Put(sf, t.Board(), s.Face(t), pose, o)
	}
	if len(row) == 0 {
		return
	}
	label := s.T("force.of", name, bgd.ReadyForce(&s.View.S, p), len(row))
	id := "force-" + board.SideNames[sd]
	role, tip, look := ui.RoleButton, words.Sentences(s.Lang, label, s.T("force.why")), func(*ui.Env) { s.Browse(name, bgd.Charge, p) }
	if choose { // a tap picks
		role, tip, look = ui.RoleText, "", nil
	}
	sf.Add(ui.Element{ID: id, Rect: r, Role: role, Label: label, Tip: tip, Loose: true, Tap: look, Draw: func(c *ui.Canvas, st ui.State) {
		text := f.on.Force(p)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), r.H*0.3))
		w := ui.Measure(text, ui.Bold, size) + size*2.1
		q := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - size*1.2, W: w, H: size * 1.5}.Clamp(c.Env.Full())
		c.Fill(q, q.H/2, c.Theme.Dark().Alpha(0.92))
		c.Stroke(q, q.H/2, 1.2*u, faces.Force)
		c.Icon(ui.IconForce, ui.Rect{X: q.X + size*0.35, Y: q.Y + size*0.25, W: size, H: size}, faces.Force)
		c.Text(text, ui.Rect{X: q.X + size*1.2, Y: q.Y, W: q.W - size*1.4, H: q.H}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Loose: true})
		if st.Hover {
			c.Stroke(r, 6*u, 1.6*u, faces.Force)
		}
	}})
}

// Hand declares the hand of the lower player.
func (f *Field) Hand(sf *ui.Surface) {
	s := f.match
	asked := f.deeds.Acts() && s.Bottom == s.Audience
	kept := rules.CardID(0)
	if s.Audience >= 0 {
		kept = bgd.Kept(&s.View.S, s.Bottom)
	}
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := s.T("node.noturn")
		if asked {
			switch {
			case f.deeds.Mind.Chosen == t.ID:
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			case len(f.deeds.Q().Uses(t.ID)) == 0 || deeds.Unasked(f.deeds, t.ID) != "":
				o.Mark = board.MarkDim
			case s.Prompting(bgd.PromptCharge) || s.Prompting(bgd.PromptFollow):
				o.Mark, verb = board.MarkLegal, s.T("use.charge")
			default:
				o.Mark, verb = board.MarkLegal, words.Text.T(s.Lang, "use")
			}
		}
		o.Drag = f.deeds.Drags()
		o.Tap = func(env *ui.Env) { f.deeds.TapCard(env, t) }
		if s.Picking() {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		if s.Cards.Attr(t.Def, bgd.AType) == bgd.Rise && s.Bottom == s.Audience { // no limit of SF lets it in
			b := board.Badge{Corner: cards.Above, Icon: ui.IconLock, Text: s.T("rise.first"), Colour: faces.TypeColours[bgd.Rise].Lighten(0.3)}
			row := s.Zone(bgd.Hand, s.Bottom)
			next := 1 + slices.IndexFunc(row, func(k present.Token) bool { return k.ID == t.ID })
			if f.on.Lay.Small && !f.on.Lay.Stacked || next < len(row) && s.Cards.Attr(row[next].Def, bgd.AType) == bgd.Rise { // no room for words, or the next says them
				b.Text = ""
			}
			o.Badges = append(o.Badges, b)
			verb = words.Sentences(s.Lang, s.T("rise.first"), verb)
		}
		if t.ID == kept {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Text: s.T("kept"), Colour: faces.Hit})
			verb = words.Sentences(s.Lang, s.T("kept.long"), verb)
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		return true
	})
}
