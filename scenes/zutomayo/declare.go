package zutomayo

import (
	"math"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"
)

func (s *Scene) attr(def rules.DefID, a int) int { return int(s.game.Lib.Def(def).Attr[a]) }

// sky draws the table under everything, in the light of the hour.
func (s *Scene) sky(c *ui.Canvas) {
	light := sprites.LightAt(s.shown.hour)
	s.Board.Light = light
	full := ui.Rect{W: c.Env.W, H: c.Env.H}
	if c.Blank() {
		return
	}
	sprites.DrawTable(c.Image(), sprites.Rect{W: full.W, H: full.H}, "zutomayo", light)
	d := s.lay.dial
	x, y := d.Centre()
	col := nightCol.Mix(dayCol, light)
	if light > 0.02 { // the day is warm: amber above, rose over the roofs
		c.Gradient(full, 0, ui.Hex(0xffa64b).Alpha(0.30*light), ui.Hex(0xff4f8a).Alpha(0.14*light))
	}
	c.Light(x, y, d.W*1.05, col.Alpha(0.16+0.10*light))
	ink := ui.Hex(0x070418)
	c.Gradient(full, 0, ink.Alpha(0.30-0.06*light), ink.Alpha(0.50-0.04*light))
}

// declare lays the whole table out.
func (s *Scene) declare(env *ui.Env, sf *ui.Surface) {
	if !s.Started {
		return
	}
	s.lay = measure(env, s.Replay.On)
	s.Board.Light = sprites.LightAt(s.shown.hour)
	s.plate(sf, 1)
	s.backs(sf, 1)
	s.field(sf, 1)
	s.dial(sf)
	s.ribbon(sf)
	s.field(sf, 0)
	s.plate(sf, 0)
	if s.Replay.On {
		s.Replay.Bar(sf, table.ReplayPlace{Rect: s.lay.Prompt, Small: s.lay.Small, Tall: s.lay.Tall})
	} else {
		s.Put(sf, &s.lay.Frame)
	}
	s.hand(sf)
	s.tools(env, sf)
	if !s.lay.Log.Empty() {
		s.Log.Panel(sf, s.lay.Log, &s.Zoom)
	}
	s.keys(sf)
	s.AskKeys(sf)
	switch {
	case s.showParts >= 0:
		s.partsDialog(sf, s.showParts)
	case s.Result && s.View.S.Over():
		s.resultDialog(sf)
	default:
		s.PutOver(sf, &s.lay.Frame)
	}
}

// tools declares undo, speed, log and menu.
func (s *Scene) tools(env *ui.Env, sf *ui.Surface) {
	t := s.lay.Tools
	can, _ := s.Session.CanUndo()
	can = can && !s.Session.Replaying()
	undo := func(i int) { table.UndoButton(sf, t[i], can, s.Undo) }
	speed := func(i int) { table.SpeedButton(sf, t[i]) }
	logb := func(i int) {
		sf.IconButton("log", t[i], ui.IconLog, table.Text.T(s.Lang, "log"), func(*ui.Env) { s.showLog() })
	}
	menu := func(i int) {
		sf.IconButton("menu", t[i], ui.IconMenu, table.Text.T(s.Lang, "menu"), func(*ui.Env) { s.Menu.Open() })
	}
	switch len(t) {
	case 2:
		undo(0)
		menu(1)
	case 3:
		undo(0)
		speed(1)
		menu(2)
	case 4:
		undo(0)
		speed(1)
		logb(2)
		menu(3)
	}
	s.Menu.Concede = s.Conceding()
	s.Menu.ToTitle = s.Leave
	l := s.Lang
	s.Menu.Extra = s.Menu.Extra[:0]
	if len(t) == 2 || s.lay.Small {
		s.Menu.Extra = append(s.Menu.Extra, ui.Button{Label: table.Text.T(l, "log"), Icon: ui.IconLog, Tap: func(*ui.Env) { s.showLog() }})
	}
	if s.opts.Rules != nil {
		s.Menu.Extra = append(s.Menu.Extra, ui.Button{Label: Text.T(l, "help"), Icon: ui.IconHelp, Tap: s.opts.Rules})
	}
	s.Menu.Extra = append(s.Menu.Extra, ui.Button{Label: table.Text.T(l, "save"), Icon: ui.IconFile, Tap: s.saveFile})
}

// showLog opens the log at its newest line.
func (s *Scene) showLog() {
	s.Log.Show()
	s.Surface.ScrollTo("logdialog.list", 1e9)
}

func (s *Scene) saveFile(env *ui.Env) { table.SaveRecord(env, s.Session, "zutomayo", s.Turn()) }

func (s *Scene) keys(sf *ui.Surface) {
	sf.Key("l", func(*ui.Env) { s.showLog() })
	sf.Key("Escape", func(*ui.Env) {
		if !s.Busy() {
			s.Menu.Open()
		}
	})
	for i := 1; i <= 9; i++ {
		sf.Key(strconv.Itoa(i), func(env *ui.Env) {
			if s.Audience < 0 || s.Form() == table.AskRow {
				return
			}
			if h := s.Zone(ztm.Hand, s.Audience); i <= len(h) && h[i-1].Def != 0 {
				if s.Picking() {
					s.Pick(env, h[i-1].ID)
				} else {
					s.Zoom.Open(s.faces.of(h[i-1].Def, s.Lang))
				}
			}
		})
	}
}

// backs declares the hand of the upper player: backs, unless an effect shows them.
func (s *Scene) backs(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	r := s.lay.Hand[sd]
	list := s.Zone(ztm.Hand, p)
	if r.Empty() {
		return
	}
	cards := make([]table.HandCard, len(list))
	for i, t := range list {
		cards[i] = table.HandCard{ID: t.Board(), Face: s.faces.of(t.Def, s.Lang), Opts: table.CardOpts{NoFocus: t.Def == 0, Detail: table.Thumb, Loose: true}}
	}
	f := table.Fan{Rect: r, CardW: r.H * 1.16 / table.Aspect, FaceUp: false, Down: true}
	poses := f.Poses(len(list))
	for i := range cards {
		q := poses[i]
		q.Y -= r.H * 0.06
		if cards[i].Face != nil {
			q.Face = 1
		}
		s.Board.Put(sf, cards[i].ID, cards[i].Face, q, cards[i].Opts)
	}
	sf.Add(ui.Element{ID: "hand-opp", Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: Text.T(s.Lang, "node.backs", s.Possessive(p, s.Lang, true), len(list)), Loose: true})
}

// field declares the cards of a side: Character, slots, Area Enchant, piles.
func (s *Scene) field(sf *ui.Surface, sd int) {
	p, d, l := s.Seat(sd), &s.lay.side[sd], s.Lang
	u := sf.Px(1)
	setting := sd == 0 && s.Prompting(ztm.PromptSet)
	placing := sd == 0 && s.Prompting(ztm.PromptPlace)
	s.attackChip(sf, sd)
	slot := func(id, key string, kind uint8, r ui.Rect, icon ui.Icon, ask bool) {
		name := Text.T(l, key)
		sl := table.Slot{ID: id + strconv.Itoa(sd), Rect: r, Label: Text.T(l, "of", s.Possessive(p, l, true), name), Hint: name, Icon: icon, Active: ask}
		if sd == 0 {
			sl.ID, sl.Node = id, "slot-"+id
		} else {
			sl.Node = "slot-opp-" + id
		}
		if r.W < 70*u {
			sl.Icon, sl.Hint = ui.IconNone, map[string]string{"a": "A", "b": "B"}[id]
			if sl.Hint == "" {
				sl.Icon = icon
			}
		}
		if ask {
			s.takes(&sl, kind)
		}
		_, filled := s.Top(kind, p)
		if kind == ztm.AreaNew {
			_, old := s.Top(ztm.Area, p)
			filled = filled || old
		}
		sl.Filled = filled || s.pickedFor(sd, kind) != 0
		s.Board.Slot(sf, sl)
	}
	slot("fighter", "hint.fighter", ztm.Field, d.fighter, ui.IconSword, placing)
	slot("a", "zone.a", ztm.SetA, d.a, ui.IconCards, setting)
	slot("b", "zone.b", ztm.SetB, d.b, ui.IconCards, setting && s.Most() > 1)
	slot("area", "zone.area", ztm.AreaNew, d.area, ui.IconStar, setting)
	for _, k := range [...]uint8{ztm.Field, ztm.SetA, ztm.SetB, ztm.Area, ztm.AreaNew} {
		t, ok := s.Top(k, p)
		if !ok {
			continue
		}
		r, _ := s.lay.zone(k, sd)
		pose := table.PoseIn(r, t.Up)
		if k == ztm.AreaNew {
			pose.Y += 6 * u
		}
		if s.pickedFor(sd, k) != 0 && k == ztm.Field {
			continue
		}
		s.Board.Put(sf, t.Board(), s.faces.of(t.Def, l), pose, s.cardOpts(t, k, sd))
	}
	s.pile(sf, "charger", ztm.Charger, sd, d.charger, powerCol)
	s.pile(sf, "abyss", ztm.Abyss, sd, d.abyss, nightCol)
	if !d.deck.Empty() {
		s.pile(sf, "deck", ztm.Deck, sd, d.deck, ui.Colour{})
	}
}

// cardOpts is how a card on the table looks and reads.
func (s *Scene) cardOpts(t table.Token, kind uint8, sd int) table.CardOpts {
	l := s.Lang
	zone := map[uint8]string{ztm.Field: "zone.field", ztm.SetA: "zone.a", ztm.SetB: "zone.b", ztm.Area: "zone.area", ztm.AreaNew: "zone.area"}[kind]
	o := table.CardOpts{Group: Text.T(l, "of", s.Possessive(s.Seat(sd), l, true), Text.T(l, zone)), Detail: table.Hand}
	if r, _ := s.lay.zone(kind, sd); r.W < 76*s.Surface.Px(1) {
		o.Detail = table.Thumb
	}
	if t.Def == 0 {
		o.Label = Text.T(l, "node.plain", o.Group, table.Text.T(l, "facedown"))
		return o
	}
	o.Label = Text.T(l, "node.plain", s.faces.name(t.Def, l), s.faces.facts(t.Def, l))
	o.Node = "card-" + strconv.Itoa(int(t.ID))
	if !t.Up || kind == ztm.AreaNew || (kind == ztm.SetA || kind == ztm.SetB) && s.Step() < ztm.StepSwap {
		return o
	}
	if cost, power := s.cost(t), int(s.shown.power[s.Seat(sd)]); power < cost {
		o.Mark = table.MarkVoid
		o.Badges = append(o.Badges, table.Badge{Corner: table.MiddleLeft, Text: s.shortText(power, cost, o.Detail), Colour: ui.Hex(0xff5b6b)})
		o.Label += Text.T(l, "comma") + Text.T(l, "short.long", power, cost)
	}
	return o
}

func (s *Scene) shortText(power, cost int, d table.Detail) string {
	switch {
	case d == table.Thumb:
		return strconv.Itoa(power) + "/" + strconv.Itoa(cost)
	case s.lay.Tall:
		return Text.T(s.Lang, "short.mid", power, cost)
	}
	return Text.T(s.Lang, "short.n", power, cost)
}

// cost is a card's cost now: reductions count while the view still holds.
func (s *Scene) cost(t table.Token) int {
	if t.Def != 0 && s.View.S.Card(t.ID).Def == t.Def {
		return s.game.Cost(&s.View.S, t.ID)
	}
	return s.attr(t.Def, ztm.ACost)
}

func (s *Scene) pile(sf *ui.Surface, id string, kind uint8, sd int, r ui.Rect, col ui.Colour) {
	p, l := s.Seat(sd), s.Lang
	list := s.Zone(kind, p)
	name := Text.T(l, "zone."+id)
	pl := table.Pile{ID: id + strconv.Itoa(sd), Node: "pile-" + id, Rect: r, Label: Text.T(l, "of", s.Possessive(p, l, true), name), Count: len(list), Icon: ui.IconCards, Tip: name}
	if sd == 1 {
		pl.Node = "pile-opp-" + id
	}
	if kind != ztm.Deck {
		pl.Icon = ui.IconStar
		if kind == ztm.Abyss {
			pl.Icon = ui.IconMoon
		}
		if len(list) > 0 {
			pl.Top = s.faces.of(list[len(list)-1].Def, l)
			pl.Colour = col.Alpha(0.8)
		}
		pl.Tap = func(*ui.Env) {
			var fs []*table.CardFace
			now := s.Zone(kind, p)
			for i := len(now) - 1; i >= 0; i-- {
				if f := s.faces.of(now[i].Def, s.Lang); f != nil {
					fs = append(fs, f)
				}
			}
			s.Browser.Open(pl.Label, fs, nil)
		}
	}
	s.Board.Pile(sf, pl)
}

// hand declares the hand of the lower player and what of it is set.
func (s *Scene) hand(sf *ui.Surface) {
	p, l := s.Bottom, s.Lang
	r := s.lay.Hand[0]
	list := s.Zone(ztm.Hand, p)
	inSlots := s.Prompting(ztm.PromptSet) || s.Prompting(ztm.PromptPlace) || s.committed()
	var cards []table.HandCard
	for _, t := range list {
		o := table.CardOpts{Detail: table.Hand, NoFocus: t.Def == 0}
		if t.Def == 0 {
			cards = append(cards, table.HandCard{ID: t.Board(), Opts: o})
			continue
		}
		o.Node = "hand-" + strconv.Itoa(int(t.ID))
		face := s.faces.of(t.Def, l)
		if s.Picked(t.ID) && inSlots {
			s.setCard(sf, t, face)
			continue
		}
		verb := table.Text.T(l, "notnow")
		if s.Picking() {
			word := table.Text.T(l, "pick")
			if s.Prompting(ztm.PromptSet) {
				word = Text.T(l, "act.set")
			}
			verb, _ = s.Pickable(&o, t.ID, table.MarkLegal, word)
			o.Drag = inSlots
		}
		o.Label = table.Text.T(l, "node.card", s.faces.name(t.Def, l), s.faces.facts(t.Def, l), verb)
		cards = append(cards, table.HandCard{ID: t.Board(), Face: face, Opts: o})
	}
	f := table.Fan{Rect: r, CardW: r.H / table.Aspect, FaceUp: p == s.Audience, Flat: s.lay.Small, Group: Text.T(l, "zone.hand")}
	if s.lay.Tall || s.lay.Small {
		f.Rect = r.InsetXY(0, 2*sf.Px(1))
	}
	s.Board.Hand(sf, "hand", f, cards)
}

// setCard declares a picked card in its slot: face up while it can be taken
// back, face down once committed (its owner may still look).
func (s *Scene) setCard(sf *ui.Surface, t table.Token, face *table.CardFace) {
	kind := s.slotOf(t.ID)
	r, _ := s.lay.zone(kind, 0)
	l := s.Lang
	o := table.CardOpts{Node: "hand-" + strconv.Itoa(int(t.ID)), Detail: table.Hand, Group: Text.T(l, map[uint8]string{ztm.Field: "zone.field", ztm.SetA: "zone.a", ztm.SetB: "zone.b", ztm.AreaNew: "zone.area"}[kind])}
	if r.W < 76*sf.Px(1) {
		o.Detail = table.Thumb
	}
	name, facts := s.faces.name(t.Def, l), s.faces.facts(t.Def, l)
	if s.committed() {
		o.Label = Text.T(l, "node.card", name, facts, Text.T(l, "status.set"))
		s.Board.Put(sf, t.Board(), face, table.PoseIn(r, false), o)
		return
	}
	look := s.outlook()
	o.Mark = table.MarkSelected
	o.Drag = true
	tok := t
	o.Tap = func(env *ui.Env) {
		s.Answer(env, rules.Option{Verb: rules.Unpick, Card: tok.ID})
		ui.Play(env, "card-place", 0.4, 0)
	}
	o.Label = Text.T(l, "node.card", name, facts, Text.T(l, "act.back"))
	if h := s.game.HoursOf(&s.View.S, t.ID); h != s.attr(t.Def, ztm.AClock) {
		o.Badges = append(o.Badges, table.Badge{Corner: table.TopRight, Text: "+" + strconv.Itoa(h), Icon: ui.IconClock, Colour: clockCol})
	}
	if cost := s.game.Cost(&s.View.S, t.ID); look.power < cost {
		o.Badges = append(o.Badges, table.Badge{Corner: table.MiddleLeft, Text: s.shortText(look.power, cost, o.Detail), Colour: ui.Hex(0xff5b6b)})
		o.Label += Text.T(l, "comma") + Text.T(l, "short.long", look.power, cost)
	}
	s.Board.Put(sf, t.Board(), face, table.PoseIn(r, true), o)
}

// attackChip declares the running attack of a side; a tap tells how it came about.
func (s *Scene) attackChip(sf *ui.Surface, sd int) {
	p, r, l := s.Seat(sd), s.lay.side[sd].attack, s.Lang
	v, night, works := s.attack(p)
	name := Text.T(l, "attack.of", s.Possessive(p, l, true), v)
	sf.Add(ui.Element{ID: "attack-" + table.SideNames[sd], Rect: r, Role: ui.RoleButton, Label: name, Desc: Text.T(l, "attack.open"), Tip: Text.T(l, "attack.open"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.showParts = p },
		Draw: func(c *ui.Canvas, st ui.State) {
			u := c.Px(1)
			col := dayCol
			if night {
				col = nightCol
			}
			if !works {
				col = ui.Hex(0x7a76a0)
			}
			rad := math.Min(14*u, r.H*0.3)
			if st.Hover {
				c.Glow(r, rad, 16*u, col.Alpha(0.35))
			}
			c.Gradient(r, rad, ui.Hex(0x1b1545).Alpha(0.92), ui.Hex(0x0e0a2a).Alpha(0.94))
			c.Stroke(r, rad, 1.5*u, col.Alpha(0.8))
			ic := ui.IconSun
			if night {
				ic = ui.IconMoon
			}
			num := strconv.Itoa(v)
			if r.W > r.H*1.4 { // wide and low: icon beside the number
				k := r.H * 0.5
				c.Icon(ic, ui.Rect{X: r.X + 7*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, col)
				c.Text(num, ui.Rect{X: r.X + k + 8*u, Y: r.Y, W: r.W - k - 12*u, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: r.H * 0.62, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff)})
				return
			}
			k := math.Min(r.W, r.H) * 0.36
			c.Icon(ic, ui.Rect{X: r.X + (r.W-k)/2, Y: r.Y + r.H*0.09, W: k, H: k}, col)
			c.Text(num, ui.Rect{X: r.X + 3*u, Y: r.Y + r.H*0.09 + k, W: r.W - 6*u, H: r.H*0.88 - k}, ui.TextStyle{Face: ui.Bold, Size: math.Min((r.H-k)*0.66, r.W*0.46), Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff), Glow: col.Alpha(0.5)})
		}})
}

// attack is the running attack as told so far.
func (s *Scene) attack(p rules.Seat) (v int, night, works bool) {
	night = isNight(int(math.Round(s.shown.hour)) % ztm.Hours)
	t, ok := s.Top(ztm.Field, p)
	if !ok || !t.Up || int(s.shown.power[p]) < s.cost(t) {
		return 0, night, false
	}
	if s.shown.battle {
		return s.shown.fought[p], night, true
	}
	if s.Step() >= ztm.StepEffects {
		return s.game.Attack(&s.View.S, p), night, true
	}
	if night {
		return s.attr(t.Def, ztm.ANight), night, true
	}
	return s.attr(t.Def, ztm.ADay), night, true
}
