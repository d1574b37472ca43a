package table

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"

	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// sideboard is the state of the sideboarding between two games.
type sideboard struct {
	open       bool
	seat       rules.Seat
	left       []rules.Seat // the seats still to come
	main, side []rules.DefID
	ready      bool // the seat's person has the device
	giveUp     bool // the player is asked whether to give up the match
}

// BeginSide opens the sideboarding, or begins the next game if there is none.
func (m *Match) BeginSide(env *ui.Env) {
	m.Result = false
	m.side = sideboard{left: append([]rules.Seat(nil), m.hooks.Series.Sideboards()...)}
	m.nextSide(env)
}

func (m *Match) nextSide(env *ui.Env) {
	m.Browser.Close() // the next player must not see this
	m.Zoom.Close()
	if len(m.side.left) == 0 {
		m.side = sideboard{}
		m.Again()
		m.hooks.Series.Next()
		m.Surface.Invalidate()
		return
	}
	p := m.side.left[0]
	b := sideboard{open: true, seat: p, left: m.side.left[1:]}
	main, side := m.hooks.Series.Lists(p)
	b.main, b.side = append(b.main, main...), append(b.side, side...)
	b.ready = !m.Session.Human(p.Other())
	m.side = b
	if !b.ready {
		m.HandOver.Show(m.Session.Name(p, m.Lang), func(*ui.Env) { m.side.ready = true })
	}
	m.Surface.Invalidate()
}

// tickSide advances the clock of the sideboarding.
func (m *Match) tickSide(env *ui.Env) {
	if !m.side.open || !m.side.ready { // not ready: the device changes hands
		return
	}
	sr := m.hooks.Series
	before := sr.Seconds(m.side.seat)
	sr.Tick(m.side.seat)
	switch sec := sr.Seconds(m.side.seat); {
	case sec <= 0:
		m.Surface.Toast(m.T("side.timeout"), false)
		m.nextSide(env) // the last legal lists hold
	case sec != before:
		if sec == 30 || sec == 10 {
			m.Surface.Announce(m.T("side.left", sec))
		}
		m.Surface.Invalidate()
	}
}

// group is a name in a list of cards.
type group struct {
	def rules.DefID
	n   int
}

func groups(list []rules.DefID) (out []group) {
	at := map[rules.DefID]int{}
	for _, d := range list {
		if i, ok := at[d]; ok {
			out[i].n++
			continue
		}
		at[d] = len(out)
		out = append(out, group{d, 1})
	}
	return out
}

// move moves one card of a design from one list to the other.
func move(def rules.DefID, from, to *[]rules.DefID) {
	i := slices.Index(*from, def)
	*from, *to = slices.Concat((*from)[:i], (*from)[i+1:]), append(*to, def)
}

// sideDialog declares the exchange of main-deck and sideboard cards.
func (m *Match) sideDialog(sf *ui.Surface) bool {
	env, b := sf.Env(), &m.side
	if !b.open || !b.ready {
		return false
	}
	l, u := m.Lang, sf.Px(1)
	high := 680.0
	if m.Frame.Tall {
		high = 820
	}
	in := sf.Dialog("sideboarding", m.T("side.title", m.Player(b.seat, l)), 980, high, nil)
	bh := math.Max(env.MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 8*u)
	br, note := foot.CutRight(math.Min(foot.W*0.5, 260*u), 12*u)
	if m.Frame.Tall { // all of it does not fit in one row
		br = foot
		note, in = in.CutBottom(bh, 8*u)
	}
	sec := m.hooks.Series.Seconds(b.seat)
	size := m.Cards.Lib.Vocab.Deck.Sections[0]
	ok := len(b.main) >= size.Least && len(b.main) <= size.Most
	done := ui.Button{Label: m.T("side.done"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Off: !ok, Tap: func(env *ui.Env) {
		if err := m.hooks.Series.Exchange(b.seat, b.main, b.side); err != nil {
			m.Refuse(env, err.Error())
			return
		}
		m.nextSide(env)
	}}
	if !ok {
		done.Desc = m.T("side.count", len(b.main), size.Least)
	}
	sf.Button("side-done", br, done)
	flag, note := note.CutRight(bh, 8*u)
	sf.IconButton("side-concede", flag, ui.IconFlag, words.Text.T(l, "concede.all"), func(*ui.Env) { b.giveUp = true })
	eye, note := note.CutRight(bh, 12*u)
	sf.IconButton("side-memo", eye, ui.IconEye, m.T("memo"), func(*ui.Env) { m.OpenMemo() })
	count, clock := m.T("side.count", len(b.main), size.Least), fmt.Sprintf("%d:%02d", sec/60, sec%60)
	sf.Add(ui.Element{ID: "side.clock", Rect: note, Role: ui.RoleText, Label: count + "  " + clock, Draw: func(c *ui.Canvas, _ ui.State) {
		col, warn := ui.Hex(0xffffff), sf.Theme().Danger.Lighten(0.3)
		if sec <= 30 {
			col = warn
		}
		k := math.Min(note.H, c.Font(20)*1.3)
		top, low := note.CutTop(math.Max(k, note.H*0.5), 0)
		icon, top := top.CutLeft(math.Min(top.H, 20*u), 6*u)
		c.Icon(ui.IconClock, icon.Middle(icon.W, icon.W), c.Theme.Accent2)
		c.Text(clock, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(20), top.H*0.9), Colour: col, Tabular: true})
		soft := sf.Theme().TextSoft
		if !ok {
			soft = warn
		}
		c.Text(count, low, ui.TextStyle{Size: math.Min(c.Font(13), low.H*0.9), Colour: soft})
	}})
	if !m.Frame.Small {
		var how ui.Rect
		p := ui.Layout([]ui.Run{{Text: m.T("side.how")}}, sf.Font(14), 1.3, in.W)
		how, in = in.CutTop(p.H+2*u, 6*u)
		sf.Para("side.how", p, how, sf.Theme().TextSoft)
	}
	left, right := in.Row(0, 2, 12*u), in.Row(1, 2, 12*u)
	if m.Frame.Tall {
		left, right = in.Col(0, 2, 10*u), in.Col(1, 2, 10*u)
	}
	column := func(id, title string, r ui.Rect, from, to *[]rules.DefID, icon ui.Icon) {
		h, r := r.CutTop(sf.Font(15)*1.6, 2*u)
		sf.Label(id, title+" "+strconv.Itoa(len(*from)), h, ui.TextStyle{Face: ui.Bold, Size: sf.Font(15), Colour: sf.Theme().Accent2})
		off := sf.BeginScroll(id+".list", r, false)
		y := r.Y - off
		row := math.Max(env.MinTarget(), 44*u)
		for _, g := range groups(*from) {
			rr := ui.Rect{X: r.X, Y: y, W: r.W - 10*u, H: row}
			m.sideRow(sf, id+"-"+m.Cards.Lib.Card(g.def).ID, rr, g, icon, func(*ui.Env) {
				move(g.def, from, to)
				m.hooks.Series.Draft(b.seat, b.main, b.side)
			})
			y += row + 5*u
		}
		sf.EndScroll(y + off - r.Y)
	}
	column("side-main", m.T("side.main"), left, &b.main, &b.side, ui.IconMinus)
	column("side-side", m.T("side.side"), right, &b.side, &b.main, ui.IconPlus)
	if b.giveUp {
		chrome.ConfirmGiveUp(sf, func(_ *ui.Env, yes bool) {
			b.giveUp = false
			if yes {
				m.hooks.Series.Concede(b.seat)
				m.side, m.Result = sideboard{}, true
			}
			sf.Invalidate()
		})
	}
	return true
}

// sideRow declares the copies of a card in a list: a tap moves one of them, a
// long press reads the card.
func (m *Match) sideRow(sf *ui.Surface, id string, r ui.Rect, g group, icon ui.Icon, tap func(*ui.Env)) {
	l, u := m.Lang, sf.Px(1)
	face := m.Cards.Of(g.def, l)
	n := strconv.Itoa(g.n)
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: n + "× " + face.Title, Desc: words.List(l, face.Kind, m.Numbers(g.def)),
		Tap:     func(env *ui.Env) { ui.Play(env, "card-place", 0.5, 0); tap(env) },
		Inspect: func(*ui.Env) { m.Zoom.Open(face) },
		Draw: func(c *ui.Canvas, st ui.State) {
			col := face.Frame
			rad := 12 * u
			lit := 0.0
			if st.Hover {
				lit = 1
			}
			c.Gradient(r, rad, ui.Hex(0x322a70).Mix(col, 0.10+0.12*lit), ui.Hex(0x1d1748).Mix(col, 0.06))
			c.Stroke(r, rad, 1.3*u, col.Alpha(0.45+0.4*lit))
			in := r.InsetXY(10*u, 3*u)
			k := math.Min(in.H*0.62, 22*u)
			sign, in := in.CutLeft(k, 6*u)
			c.Icon(icon, sign.Middle(k*0.8, k*0.8), ui.Hex(0xffffff))
			size := math.Min(c.Font(14), in.H*0.5)
			if !m.Frame.Small {
				var gem, cost ui.Rect
				gem, in = in.CutLeft(k, 4*u)
				c.Icon(face.KindIcon, gem.Middle(k*0.9, k*0.9), col)
				if len(face.Stats) > 0 {
					cost, in = in.CutLeft(size*1.5, 4*u)
					c.Text(face.Stats[0].Value, cost, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: col.Lighten(0.6), Tabular: true})
				}
			}
			count, in := in.CutRight(size*2, 4*u)
			c.Text("×"+n, count, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true})
			c.Text(face.Title, in, ui.TextStyle{Face: ui.Bold, Size: size, Wrap: true, LineHeight: 1.1})
		}})
}

// note records the other player's cards that the audience sees now.
func (m *Match) note() {
	if m.Audience < 0 {
		return
	}
	if m.memo[m.Audience] == nil {
		m.memo[m.Audience] = map[rules.CardID]rules.DefID{}
	}
	for id := rules.CardID(1); id <= rules.CardID(m.View.S.NCards); id++ {
		if c := m.View.S.Card(id); c.Owner != m.Audience && c.Def != 0 {
			m.memo[m.Audience][id] = c.Def
		}
	}
}

// OpenMemo lists the other player's cards that the audience has seen so far.
func (m *Match) OpenMemo() {
	var fs []*cards.CardFace
	for _, d := range m.remembered() {
		fs = append(fs, m.Cards.Of(d, m.Lang))
	}
	m.Browser.Open(m.T("memo"), "", fs)
}

// remembered returns the other player's cards in the audience's memo: that of the
// whole series, or the table's own, which is lost on a reload.
func (m *Match) remembered() (out []rules.DefID) {
	p := m.Audience
	if m.side.open {
		p = m.side.seat
	}
	if p < 0 {
		return nil
	}
	if m.hooks.Seen != nil && !m.Session.Replaying() {
		return m.hooks.Seen(p)
	}
	return sorting.Sorted(maps.Values(m.memo[p]))
}
