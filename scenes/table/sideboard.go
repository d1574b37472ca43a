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

// sideboarding is the exchange of cards between two games of a series, over the
// table.
type sideboarding struct {
	sideboard
	table  *Table
	series Series                // nil: a single game
	memo   func()                // lists the other player's cards
	result func(shown bool)      // shows or closes the result
	again  func()                // drops the game that is over
	refuse func(*ui.Env, string) // says why lists are not accepted
}

// sideboard is what a seat exchanges.
type sideboard struct {
	open       bool
	seat       rules.Seat
	left       []rules.Seat // the seats still to come
	main, side []rules.DefID
	ready      bool // the seat's person has the device
	giveUp     bool // the player is asked whether to give up the match
}

// begin opens the sideboarding, or begins the next game if there is none.
func (b *sideboarding) begin() {
	b.result(false)
	b.sideboard = sideboard{left: append([]rules.Seat(nil), b.series.Sideboards()...)}
	b.next()
}

// next comes to the next seat, after the last one to the next game.
func (b *sideboarding) next() {
	t := b.table
	t.Browser.Close() // the next player must not see this
	t.Zoom.Close()
	t.Surface.Invalidate()
	if len(b.left) == 0 {
		b.sideboard = sideboard{}
		b.again()
		b.series.Next()
		return
	}
	p := b.left[0]
	main, side := b.series.Lists(p)
	b.sideboard = sideboard{open: true, seat: p, left: b.left[1:],
		main: slices.Clone(main), side: slices.Clone(side), ready: !t.Session.Human(p.Other())}
	if !b.ready {
		t.HandOver.Show(t.Session.Name(p, t.Lang), func(*ui.Env) { b.ready = true })
	}
}

// tick advances the clock.
func (b *sideboarding) tick() {
	if !b.open || !b.ready { // not ready: the device changes hands
		return
	}
	t := b.table
	before := b.series.Seconds(b.seat)
	b.series.Tick(b.seat)
	switch sec := b.series.Seconds(b.seat); {
	case sec <= 0:
		t.Surface.Toast(t.T("side.timeout"), false)
		b.next() // the last legal lists hold
	case sec != before:
		if sec == 30 || sec == 10 {
			t.Surface.Announce(t.T("side.left", sec))
		}
		t.Surface.Invalidate()
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

// dialog declares the exchange of main-deck and sideboard cards.
func (b *sideboarding) dialog(sf *ui.Surface) bool {
	if !b.open || !b.ready {
		return false
	}
	t, u := b.table, sf.Px(1)
	high := 680.0
	if t.Frame.Tall {
		high = 820
	}
	in := sf.Dialog("sideboarding", t.T("side.title", t.Player(b.seat, t.Lang)), 980, high, nil)
	in = b.foot(sf, in)
	if !t.Frame.Small {
		var how ui.Rect
		p := ui.Layout([]ui.Run{{Text: t.T("side.how")}}, sf.Font(14), 1.3, in.W)
		how, in = in.CutTop(p.H+2*u, 6*u)
		sf.Para("side.how", p, how, sf.Theme().TextSoft)
	}
	left, right := in.Row(0, 2, 12*u), in.Row(1, 2, 12*u)
	if t.Frame.Tall {
		left, right = in.Col(0, 2, 10*u), in.Col(1, 2, 10*u)
	}
	b.column(sf, "side-main", t.T("side.main"), left, &b.main, &b.side, ui.IconMinus)
	b.column(sf, "side-side", t.T("side.side"), right, &b.side, &b.main, ui.IconPlus)
	if b.giveUp {
		chrome.ConfirmGiveUp(sf, func(_ *ui.Env, yes bool) {
			b.giveUp = false
			if yes {
				b.series.Concede(b.seat)
				b.sideboard = sideboard{}
				b.result(true)
			}
			sf.Invalidate()
		})
	}
	return true
}

// foot declares the lower edge of the dialog, the buttons and the clock, and
// returns what is left above it.
func (b *sideboarding) foot(sf *ui.Surface, in ui.Rect) ui.Rect {
	t, u := b.table, sf.Px(1)
	bh := math.Max(sf.Env().MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 8*u)
	br, note := foot.CutRight(math.Min(foot.W*0.5, 260*u), 12*u)
	if t.Frame.Tall { // all of it does not fit in one row
		br = foot
		note, in = in.CutBottom(bh, 8*u)
	}
	size := t.Cards.Lib.Vocab.Deck.Sections[0]
	ok := len(b.main) >= size.Least && len(b.main) <= size.Most
	count := t.T("side.count", len(b.main), size.Least)
	done := ui.Button{Label: t.T("side.done"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Off: !ok, Tap: func(env *ui.Env) {
		if err := b.series.Exchange(b.seat, b.main, b.side); err != nil {
			b.refuse(env, err.Error())
			return
		}
		b.next()
	}}
	if !ok {
		done.Desc = count
	}
	sf.Button("side-done", br, done)
	flag, note := note.CutRight(bh, 8*u)
	sf.IconButton("side-concede", flag, ui.IconFlag, words.Text.T(t.Lang, "concede.all"), func(*ui.Env) { b.giveUp = true })
	eye, note := note.CutRight(bh, 12*u)
	sf.IconButton("side-memo", eye, ui.IconEye, t.T("memo"), func(*ui.Env) { b.memo() })
	sec := b.series.Seconds(b.seat)
	clock := fmt.Sprintf("%d:%02d", sec/60, sec%60)
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
	return in
}

// column declares a list, from which a tap moves a card to the other one.
func (b *sideboarding) column(sf *ui.Surface, id, title string, r ui.Rect, from, to *[]rules.DefID, icon ui.Icon) {
	t, u := b.table, sf.Px(1)
	h, r := r.CutTop(sf.Font(15)*1.6, 2*u)
	sf.Label(id, title+" "+strconv.Itoa(len(*from)), h, ui.TextStyle{Face: ui.Bold, Size: sf.Font(15), Colour: sf.Theme().Accent2})
	off := sf.BeginScroll(id+".list", r, false)
	y := r.Y - off
	row := math.Max(sf.Env().MinTarget(), 44*u)
	for _, g := range groups(*from) {
		rr := ui.Rect{X: r.X, Y: y, W: r.W - 10*u, H: row}
		b.row(sf, id+"-"+t.Cards.Lib.Card(g.def).ID, rr, g, icon, func(*ui.Env) {
			move(g.def, from, to)
			b.series.Draft(b.seat, b.main, b.side)
		})
		y += row + 5*u
	}
	sf.EndScroll(y + off - r.Y)
}

// row declares the copies of a card in a list: a tap moves one of them, a
// long press reads the card.
func (b *sideboarding) row(sf *ui.Surface, id string, r ui.Rect, g group, icon ui.Icon, tap func(*ui.Env)) {
	l, u := b.table.Lang, sf.Px(1)
	face := b.table.Cards.Of(g.def, l)
	n := strconv.Itoa(g.n)
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: n + "× " + face.Title, Desc: words.List(l, face.Kind, b.table.Cards.NumbersOf(g.def, l)),
		Tap:     func(env *ui.Env) { ui.Play(env, "card-place", 0.5, 0); tap(env) },
		Inspect: func(*ui.Env) { b.table.Zoom.Open(face) },
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
			if !b.table.Frame.Small {
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

// memo holds, by seat, the other player's cards seen so far.
type memo [2]map[rules.CardID]rules.DefID

// note records the other player's cards that a seat sees now.
func (m *memo) note(p rules.Seat, v *rules.View) {
	if p < 0 {
		return
	}
	if m[p] == nil {
		m[p] = map[rules.CardID]rules.DefID{}
	}
	for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
		if c := v.S.Card(id); c.Owner != p && c.Def != 0 {
			m[p][id] = c.Def
		}
	}
}

// OpenMemo lists the other player's cards that the audience has seen so far: in the
// whole series, or by the table's own memo, which is lost on a reload.
func (m *Match) OpenMemo() {
	p := m.Audience
	if m.side.open {
		p = m.side.seat
	}
	var seen []rules.DefID
	switch {
	case p < 0:
	case m.hooks.Seen != nil && !m.Session.Replaying():
		seen = m.hooks.Seen(p)
	default:
		seen = sorting.Sorted(maps.Values(m.memo[p]))
	}
	var fs []*cards.CardFace
	for _, d := range seen {
		fs = append(fs, m.Cards.Of(d, m.Lang))
	}
	m.Browser.Open(m.T("memo"), "", fs)
}
