package title

import (
	"strings"

	"godeck/scenes/ui"
)

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
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
