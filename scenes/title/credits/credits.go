// Package credits shows who made what the program consists of.
package credits

import (
	"strconv"
	"strings"

	"godeck/scenes/ui"
)

// Credits are a text with headings and links, laid out once for a width.
type Credits struct {
	Text    string // of ATTRIBUTIONS.md
	Version string

	width, size float64
	paras       []*ui.Para
	links       map[int][]string // by paragraph
}

// lay lays the text out for a width and a size of letters.
func (ct *Credits) lay(f *ui.Surface, width, size float64) {
	if ct.width == width && ct.size == size {
		return
	}
	*ct = Credits{Text: ct.Text, Version: ct.Version, width: width, size: size}
	text := ct.Text
	if ct.Version != "" {
		text = "godeck " + ct.Version + "\n\n" + text
	}
	for _, ln := range strings.Split(text, "\n") {
		ln = strings.TrimRight(ln, " \r")
		head := strings.HasPrefix(ln, "#")
		ln = strings.TrimLeft(ln, "# ")
		ln = strings.NewReplacer("**", "", "`", "", "| ", "", " |", "").Replace(ln)
		if ln == "" {
			ct.paras = append(ct.paras, nil)
			continue
		}
		var links []string
		ln, links = linked(ln)
		run := ui.Run{Text: ln}
		sz := size
		if head {
			run.Face, run.Colour, sz = ui.Bold, f.Theme().Accent2, size*1.2
		}
		ct.paras = append(ct.paras, ui.Layout([]ui.Run{run}, sz, 1.5, width))
		if len(links) > 0 {
			if ct.links == nil {
				ct.links = map[int][]string{}
			}
			ct.links[len(ct.paras)-1] = links
		}
	}
}

// Declare declares the credits in a rectangle.
func (ct *Credits) Declare(env *ui.Env, f *ui.Surface, in ui.Rect) {
	u, size := f.Px(1), f.Font(14)
	width := in.W - 14*u
	ct.lay(f, width, size)
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
			y = linkRow(f, "credit."+strconv.Itoa(i), ct.links[i], in.X, y, width, out.OpenLink)
		}
		if r.Bottom() < in.Y-in.H || r.Y > in.Bottom()+in.H {
			continue
		}
		f.Add(ui.Element{ID: "credit." + strconv.Itoa(i), Rect: r, Role: ui.RoleText, Label: p.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
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

// linkRow declares a button for each link below its paragraph, and returns
// where the next one begins.
func linkRow(f *ui.Surface, id string, links []string, x, y, width float64, open func(link string)) float64 {
	u, h, at := f.Px(1), max(44*f.Env().Scale, f.Px(44)), x
	for i, to := range links {
		label := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(to, "https://"), "www."), "/")
		w := min(width, ui.Measure(label, ui.Bold, f.Font(13))+52*u)
		if at > x && at+w > x+width {
			at, y = x, y+h+6*u
		}
		f.Button(id+".link"+strconv.Itoa(i), ui.Rect{X: at, Y: y, W: w, H: h}, ui.Button{Label: label, Icon: ui.IconLink, Size: 13, Tap: func(*ui.Env) { open(to) }})
		at += w + 6*u
	}
	if len(links) > 0 {
		y += h + 6*u
	}
	return y
}
