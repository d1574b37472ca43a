package title

import (
	"strings"

	"godeck/scenes/ui"
)

type creditText struct {
	width, size float64
	paras       []*ui.Para
	heads       []bool
	links       map[int][]string // by paragraph
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
			var links []string
			ln, links = linked(ln)
			run := ui.Run{Text: ln}
			sz := size
			if head {
				run.Face, run.Colour, sz = ui.Bold, f.Theme().Accent2, size*1.2
			}
			ct.paras, ct.heads = append(ct.paras, ui.Layout([]ui.Run{run}, sz, 1.5, width)), append(ct.heads, head)
			if len(links) > 0 {
				if ct.links == nil {
					ct.links = map[int][]string{}
				}
				ct.links[len(ct.paras)-1] = links
			}
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
		if out, ok := env.Host.(interface{ OpenLink(link string) }); ok { // https only
			y = creditLinks(f, "credit."+itoa(i), ct.links[i], in.X, y, width, out.OpenLink)
		}
		if r.Bottom() < in.Y-in.H || r.Y > in.Bottom()+in.H {
			continue
		}
		f.Add(ui.Element{ID: "credit." + itoa(i), Rect: r, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, r, ui.TextStyle{Top: true, Loose: true})
		}})
	}
	f.EndScroll(y + off - in.Y)
}

// linked returns a line without what marks links, and what they lead to:
// [a word](https://…), or the bare address.
func linked(line string) (text string, links []string) {
	const https = "https://"
	for {
		at := strings.Index(line, https)
		if at < 0 {
			return text + line, links
		}
		n := strings.IndexAny(line[at:], " \t)（）、。")
		if n < 0 {
			n = len(line) - at
		}
		to := https + strings.TrimRight(line[at+len(https):at+n], ",.;:")
		before, after := line[:at], line[at+len(to):]
		if len(to) > len(https) {
			links = append(links, to)
		}
		head, ok := strings.CutSuffix(before, "](")
		if open := strings.LastIndexByte(head, '['); ok && open >= 0 && strings.HasPrefix(after, ")") {
			text, line = text+head[:open]+head[open+1:], after[1:]
			continue
		}
		text, line = text+before+to, after
	}
}

// creditLinks declares a button for each link below its paragraph, and returns
// where the next one begins.
func creditLinks(f *ui.Surface, id string, links []string, x, y, width float64, open func(link string)) float64 {
	u, h, at := f.Px(1), max(44*f.Env().Scale, f.Px(44)), x
	for i, to := range links {
		label := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(to, "https://"), "www."), "/")
		w := min(width, ui.Measure(label, ui.Bold, f.Font(13))+52*u)
		if at > x && at+w > x+width {
			at, y = x, y+h+6*u
		}
		f.Button(id+".link"+itoa(i), ui.Rect{X: at, Y: y, W: w, H: h}, ui.Button{Label: label, Icon: ui.IconLink, Size: 13, Tap: func(*ui.Env) { open(to) }})
		at += w + 6*u
	}
	if len(links) > 0 {
		y += h + 6*u
	}
	return y
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}
