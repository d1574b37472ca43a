package title

import (
	"math"
	"strings"

	"godeck/scenes/ui"
)

func (s *Scene) replays(env *ui.Env, f *ui.Surface) {
	l := env.Settings.Lang
	u := f.Px(1)
	in := f.Dialog("replays.dialog", s.word(env, "replays"), 620, 560, s.shut)
	if s.opts.OpenFile != nil {
		bh := math.Max(env.MinTarget(), 50*u)
		var b ui.Rect
		b, in = in.CutBottom(bh, 12*u)
		f.Button("openfile", b, ui.Button{Label: s.word(env, "openfile"), Icon: ui.IconFile, Tap: s.opts.OpenFile})
	}
	list := s.opts.Replays()
	if len(list) == 0 {
		f.Label("replays.none", s.word(env, "replays.no"), in, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true})
		f.EndModal()
		return
	}
	h := math.Max(env.MinTarget(), f.Font(15)*3.4)
	for _, rp := range list {
		if ui.Measure(rp.Label.In(l), ui.Bold, f.Font(15)) > in.W-40*u {
			h = f.Font(15) * 4.6
			break
		}
	}
	off := f.BeginScroll("replays.list", in, false)
	for i, rp := range list {
		r := ui.Rect{X: in.X, Y: in.Y + float64(i)*(h+8*u) - off, W: in.W - 10*u, H: h}
		label, detail := rp.Label.In(l), rp.Detail.In(l)
		f.Add(ui.Element{ID: "replay." + rp.ID, Rect: r, Role: ui.RoleButton, Label: label, Desc: detail,
			Tap: func(env *ui.Env) {
				if s.opts.OpenReplay != nil {
					s.panel, s.music = noPanel, false
					s.opts.OpenReplay(env, rp.ID)
				}
			},
			Draw: func(c *ui.Canvas, st ui.State) {
				c.Gradient(r, 12*u, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
				e := c.Theme.Edge
				if st.Hover {
					e = c.Theme.Accent2
				}
				c.Stroke(r, 12*u, 1.3*u, e)
				t := r.InsetXY(14*u, 4*u)
				b, a := t.CutBottom(c.Font(14)*1.5, 0)
				c.Text(label, a, ui.TextStyle{Face: ui.Bold, Size: c.Font(15), Wrap: true, LineHeight: 1.2})
				c.Text(detail, b, ui.TextStyle{Size: c.Font(14), Colour: c.Theme.TextSoft})
			}})
	}
	f.EndScroll(float64(len(list)) * (h + 8*u))
	f.EndModal()
}

type creditText struct {
	width, size float64
	paras       []*ui.Para
	heads       []bool
}

func (s *Scene) showCredits(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	in := f.Dialog("credits.dialog", s.word(env, "credits"), 820, 620, s.shut)
	size := f.Font(14)
	width := in.W - 14*u
	ct := &s.credits
	if ct.width != width || ct.size != size {
		*ct = creditText{width: width, size: size}
		text := s.opts.Credits
		if s.opts.Version != "" {
			text = "godeck " + s.opts.Version + "\n\n" + text
		}
		for _, ln := range strings.Split(text, "\n") {
			ln = strings.TrimRight(ln, " \r")
			head := strings.HasPrefix(ln, "#")
			ln = strings.TrimLeft(ln, "# ")
			ln = strings.NewReplacer("**", "", "`", "", "| ", "", " |", "").Replace(ln)
			if ln == "" {
				ct.paras, ct.heads = append(ct.paras, nil), append(ct.heads, false)
				continue
			}
			run := ui.Run{Text: ln}
			sz := size
			if head {
				run.Face, run.Colour, sz = ui.Bold, f.Theme().Accent2, size*1.2
			}
			ct.paras, ct.heads = append(ct.paras, ui.Layout([]ui.Run{run}, sz, 1.5, width)), append(ct.heads, head)
		}
	}
	off := f.BeginScroll("credits.list", in, false)
	y := in.Y - off
	for i, p := range ct.paras {
		if p == nil {
			y += size * 0.8
			continue
		}
		r := ui.Rect{X: in.X, Y: y, W: width, H: p.H}
		y += p.H
		if r.Bottom() < in.Y-in.H || r.Y > in.Bottom()+in.H {
			continue
		}
		f.Add(ui.Element{ID: "credit." + itoa(i), Rect: r, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, r, ui.TextStyle{Top: true, Loose: true})
		}})
	}
	f.EndScroll(y + off - in.Y)
	f.EndModal()
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
