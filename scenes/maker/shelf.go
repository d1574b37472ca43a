package maker

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// shelf declares the player's own cards and the packs on the device.
func (s racks) shelf(env *ui.Env, f *ui.Surface, in ui.Rect) {
	u, l := f.Px(1), env.Settings.Lang
	h := math.Max(env.MinTarget(), 48*u)
	foot, in := in.CutBottom(h, 8*u)
	off := f.BeginScroll("shelf", in, false)
	top := in.Y - off
	y := top
	w := in.W - 10*u
	head := func(id, text string) {
		p := ui.Layout([]ui.Run{{Text: text}}, f.Font(15), 1.35, w)
		f.Para(id, p, ui.Rect{X: in.X, Y: y, W: w, H: p.H}, f.Theme().TextSoft)
		y += p.H + 8*u
	}
	if len(s.mine) == 0 {
		head("mine.none", s.word(env, "mine.none"))
		y += s.first(env, f, ui.Rect{X: in.X, Y: y, W: w, H: in.Bottom() - y}) + 8*u
	} else {
		head("mine", s.word(env, "mine", len(s.mine)))
		gap := 10 * u
		cols := max(2, int((w+gap)/(150*u+gap)))
		cw := math.Floor(math.Min((w-gap*float64(cols-1))/float64(cols), 190*u))
		ch := math.Round(cw * cards.Aspect)
		for i, c := range s.mine {
			q := ui.Rect{X: in.X + float64(i%cols)*(cw+gap), Y: y + float64(i/cols)*(ch+gap), W: cw, H: ch}
			s.small(f, "card."+c.ID, q, s.faceOf(c.ID, l), s.open(c))
		}
		y += float64((len(s.mine)+cols-1)/cols) * (ch + gap)
	}
	if len(s.packs) > 0 {
		head("packs", s.word(env, "packs"))
	}
	for i := range s.packs {
		p := &s.packs[i]
		text := s.packName(p, l) + "\n"
		switch {
		case p.Err != nil:
			text += s.word(env, "pack.bad", s.opts.Why(p.Err, l))
		case p.Mine:
			text += s.word(env, "pack.mine", len(s.mine))
		default:
			text += s.word(env, "pack.from", p.From, (len(p.Data)+1023)/1024)
		}
		y += s.line(f, "pack."+p.ID, text, false, true, ui.Rect{X: in.X, Y: y, W: w, H: h}, func(env *ui.Env) {
			s.strike = p.ID
			s.opens("pack")(env)
		}) + 6*u
	}
	f.EndScroll(y - top)
	buttons := []struct {
		id   string
		icon ui.Icon
		kind ui.ButtonKind
		tap  func(env *ui.Env)
	}{{"new", ui.IconPlus, ui.ButtonPrimary, s.begin}, {"copy", ui.IconCards, ui.ButtonNormal, s.opens("from")}, {"load", ui.IconFile, ui.ButtonNormal, s.load}, {"decks", ui.IconDeck, ui.ButtonNormal, s.opts.Build}}
	for i, b := range buttons {
		x := ui.Button{Label: s.word(env, b.id), Icon: b.icon, Kind: b.kind, Size: 16, Tap: b.tap}
		if narrow(env) {
			x.Icon, x.Size = ui.IconNone, 14
		}
		f.Button(b.id, foot.Row(i, len(buttons), 8*u), x)
	}
}

// first declares what a first card can be begun with, a blank one and copies of
// the cards for which the built-in decks are known, and returns its height.
func (s racks) first(env *ui.Env, f *ui.Surface, in ui.Rect) float64 {
	u, l, gap := f.Px(1), env.Settings.Lang, 14*f.Px(1)
	var like []*effect.CardNode
	for _, d := range s.lib.Packs[0].Decks {
		if i := slices.IndexFunc(s.lib.Packs[0].Cards, func(c *effect.CardNode) bool { return c.ID == d.Key }); i >= 0 {
			like = append(like, s.lib.Packs[0].Cards[i])
		}
	}
	n := len(like) + 1
	rows := 1
	if env.Portrait() {
		rows = (n + 1) / 2
	}
	cols := (n + rows - 1) / rows
	w := math.Floor(math.Min((in.W-gap*float64(cols-1))/float64(cols), (in.H-gap*float64(rows))/float64(rows)/cards.Aspect))
	w = math.Min(math.Max(w, 84*env.Scale), 250*u)
	cols = max(1, min(cols, int((in.W+gap)/(w+gap))))
	rows = (n + cols - 1) / cols
	h := math.Round(w * cards.Aspect)
	left := in.X + math.Max(0, (in.W-float64(cols)*(w+gap)+gap)/2)
	at := func(i int) ui.Rect {
		return ui.Rect{X: left + float64(i%cols)*(w+gap), Y: in.Y + gap/2 + float64(i/cols)*(h+gap), W: w, H: h}
	}
	q, name := at(0), s.word(env, "first")
	f.Add(ui.Element{ID: "first", Rect: q, Role: ui.RoleButton, Label: name, Tap: s.begin, Draw: func(c *ui.Canvas, st ui.State) {
		rad, col := q.W*0.065, c.Theme.Text.Alpha(0.55)
		if st.Hover || st.Pressed {
			col = c.Theme.Accent2
		}
		c.Fill(q, rad, c.Theme.Text.Alpha(0.05))
		c.Stroke(q, rad, 2*u, col)
		c.Stroke(ui.Rect{X: q.X + q.W*0.08, Y: q.Y + q.H*0.14, W: q.W * 0.84, H: q.H * 0.44}, rad/2, 1.2*u, col.Alpha(0.5))
		k := q.W * 0.24
		c.Icon(ui.IconPlus, ui.Rect{X: q.X + (q.W-k)/2, Y: q.Y + q.H*0.36 - k/2, W: k, H: k}, col)
		words := ui.Rect{X: q.X + q.W*0.06, Y: q.Y + q.H*0.62, W: q.W * 0.88, H: q.H * 0.32}
		p := ui.LayoutFit([]ui.Run{{Text: name, Face: ui.Bold}}, c.Font(17), 12*c.Env.Scale, 1.25, words.W, words.H)
		c.Para(p, words, ui.TextStyle{Align: ui.Middle, Colour: c.Theme.Text})
	}})
	for i, c := range like {
		s.small(f, "like."+c.ID, at(i+1), s.faceOf(c.ID, l), s.copyOf(c))
	}
	return float64(rows)*(h+gap) + gap/2
}

// OpenCard puts one of the player's own cards on the desk, if it is there.
func OpenCard(s *Scene, id string) {
	for _, c := range s.mine {
		if c.ID == id {
			if d, err := openDraft(s.lib, c); err == nil {
				s.edit(d, false)
			}
		}
	}
}

func (s racks) open(c *effect.CardNode) func(env *ui.Env) {
	return func(env *ui.Env) {
		if d, err := openDraft(s.lib, c); err == nil {
			s.edit(d, false)
		} else {
			s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true)
		}
	}
}

// packName returns the name of a pack, or its id if it cannot be read.
func (s *Scene) packName(p *Pack, l lang.Lang) string {
	if n, ok := s.names[p.ID]; ok {
		return lang.Excerpt(n.In(l), 40)
	}
	return p.ID
}

// packPage declares what can be done with a pack.
func (s panels) packPage(env *ui.Env, f *ui.Surface) {
	u, l := f.Px(1), env.Settings.Lang
	var p *Pack
	for i := range s.packs {
		if s.packs[i].ID == s.strike {
			p = &s.packs[i]
		}
	}
	if p == nil {
		s.dialog = ""
		return
	}
	r := f.Dialog("pack", s.packName(p, l), 520, 300, s.shut)
	foot, r := r.CutBottom(math.Max(env.MinTarget(), 46*u), 8*u)
	text := s.word(env, "pack.own")
	if !p.Mine {
		text = s.word(env, "pack.strange")
	}
	f.Label("pack.text", text, r, ui.TextStyle{Size: f.Font(15), Colour: f.Theme().TextSoft, Wrap: true, LineHeight: 1.4, Top: true})
	f.Button("pack.export", foot.Row(0, 2, 8*u), ui.Button{Label: s.word(env, "export"), Icon: ui.IconFile, Kind: ui.ButtonPrimary, Size: 16, Tap: func(env *ui.Env) { s.export(env, p); s.shut(env) }})
	f.Button("pack.remove", foot.Row(1, 2, 8*u), ui.Button{Label: s.word(env, "remove"), Icon: ui.IconBin, Kind: ui.ButtonDanger, Size: 16, Tap: s.opens("remove")})
}

// confirm asks before a card or a pack is removed.
func (s panels) confirm(env *ui.Env, f *ui.Surface) {
	f.Confirm("remove", s.word(env, "remove"), s.word(env, "remove.sure"), s.word(env, "remove"), s.word(env, "keep"), func(env *ui.Env, yes bool) {
		if s.shut(env); yes {
			s.remove(env)
		}
	})
}

// offered asks whether a pack is to be loaded: it is not one of ours.
func (s panels) offered(env *ui.Env, f *ui.Surface) {
	u, l := f.Px(1), env.Settings.Lang
	o := s.offer
	r := f.Dialog("offer", s.word(env, "offer"), 600, 400, s.shut)
	foot, r := r.CutBottom(math.Max(env.MinTarget(), 46*u), 8*u)
	why, text := s.fault, ""
	p, err := o.pack, o.Err
	if err != nil {
		why = s.opts.Why(err, l)
	} else {
		text = s.word(env, "offer.text", lang.Excerpt(p.Name.In(l), 40), lang.Excerpt(o.From, 60), len(p.Cards), len(p.Decks))
	}
	runs := []ui.Run{{Text: text}}
	if why != "" {
		runs = []ui.Run{{Text: s.word(env, "offer.bad") + "\n", Face: ui.Bold}, {Text: why, Colour: f.Theme().Danger.Lighten(0.3)}}
	}
	f.Para("offer.text", ui.LayoutFit(runs, f.Font(16), 12*env.Scale, 1.4, r.W, r.H), r, f.Theme().Text)
	if why != "" {
		f.Button("offer.no", foot, ui.Button{Label: s.word(env, "close"), Size: 16, Tap: s.shut})
		return
	}
	f.Button("offer.no", foot.Row(0, 2, 8*u), ui.Button{Label: s.word(env, "offer.no"), Size: 16, Tap: s.shut})
	f.Button("offer.yes", foot.Row(1, 2, 8*u), ui.Button{Label: s.word(env, "offer.yes"), Icon: ui.IconCheck, Kind: ui.ButtonPrimary, Size: 16, Tap: s.take})
}

// from declares the cards from which a new one can be begun.
func (s panels) from(env *ui.Env, f *ui.Surface) {
	u, l := f.Px(1), env.Settings.Lang
	r := f.Dialog("from", s.word(env, "copy.which"), 1100, 900, s.shut)
	list := s.lib.Packs[0].Cards
	gap := 8 * u
	w := r.W - 10*u
	cols := max(2, int((w+gap)/(120*u+gap)))
	cw := math.Floor((w - gap*float64(cols-1)) / float64(cols))
	ch := math.Round(cw * cards.Aspect)
	off := f.BeginScroll("from.cards", r, false)
	rows := (len(list) + cols - 1) / cols
	for i, c := range list {
		y := r.Y - off + float64(i/cols)*(ch+gap)
		if y+ch < r.Y-ch || y > r.Bottom()+ch {
			continue // not in sight
		}
		q := ui.Rect{X: r.X + float64(i%cols)*(cw+gap), Y: y, W: cw, H: ch}
		s.small(f, "from."+strconv.Itoa(i), q, s.faceOf(c.ID, l), s.copyOf(c))
	}
	f.EndScroll(float64(rows)*(ch+gap) - gap)
}
