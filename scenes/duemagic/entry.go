package duemagic

import (
	"encoding/json"
	"math"

	"godeck/internal/lang"
	guide "godeck/rules/ai/duemagic"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/series"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/judges"
	"godeck/scenes/duemagic/looks"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry: &dmg.Entry, Guide: guide.Guide,
	Tagline: lang.Phrase{JA: "積んで、応えて、上から解決", EN: "Stack it, answer it, resolve from the top"},
	Rival:   lang.Phrase{JA: "魔術見習い", EN: "Apprentice"},
	Rivals:  judges.List, Looks: looks.All, Prize: looks.Prize,
	Door:   table.Door{Backdrop: ui.Hex(0x1c2470), Floor: ui.Hex(0x080a26), Neon: ui.Hex(0x8a9bff), Seed: 6, Answers: 220, Sign: sign},
	Hues:   table.Hues(dmg.Civilizations.Values, faces.Civilizations[:]),
	HuesOf: func(d *effect.Def) uint32 { return uint32(d.Attr[dmg.ACiv]) },
	Terms:  terms,
	Cards:  func(lib *effect.Library) cards.Cards { return faces.New(lib).Cards() },
	Open: func(g games.Game, s table.Session, p table.Place) ui.Scene {
		return New(g.(*dmg.Game), s, optionsAt(p))
	},
}

// terms is what is agreed before a match besides decks (DMG-2.6, 3.11).
var terms = []table.Term{
	{ID: series.OptBest, Name: lang.Phrase{JA: "試合の長さ", EN: "Length"}, Values: []table.TermValue{
		{ID: "1", Name: lang.Phrase{JA: "1本勝負", EN: "One game"}, Why: lang.Phrase{JA: "1ゲームで決着します。", EN: "One game decides."}},
		{ID: "3", Name: lang.Phrase{JA: "2本先取", EN: "Best of three"}, Why: lang.Phrase{JA: "先に2ゲーム勝てば勝ち。間にサイドボードと入れ替えられます。", EN: "Two wins decide. Between games you may exchange cards with the sideboard."}},
	}},
	{ID: "quick", Name: lang.Phrase{JA: "手札の引き直し", EN: "Mulligan"}, Values: []table.TermValue{
		{ID: "0", Name: lang.Phrase{JA: "全部引き直す", EN: "Whole hand"}, Why: lang.Phrase{JA: "全部引き直せます。1回目は枚数が減らず、2回目からは1枚ずつ減ります。", EN: "Redraw the whole hand: free once, then one card less each time."}},
		{ID: "1", Name: lang.Phrase{JA: "選んで引き直す", EN: "Any cards"}, Why: lang.Phrase{JA: "1度だけ、好きな枚数を引き直します。", EN: "Redraw any number of cards, once."}},
	}},
}

const stopsKey = "duemagic-stops"

// optionsAt returns the options of a place: the series the match belongs to,
// and where the player wants to be asked.
func optionsAt(p table.Place) Options {
	out := Options{Place: p}
	if p.Lesson {
		out.Stops = &Stops{Never: true}
		return out
	}
	if p.Store == nil {
		return out
	}
	if b, ok := p.Store.Load(stopsKey); ok {
		stops := passing.Usual()
		if json.Unmarshal(b, &stops) == nil {
			out.Stops = &stops
		}
	}
	out.SetStop = func(s Stops) {
		if b, err := json.Marshal(s); err == nil {
			_ = p.Store.Save(stopsKey, b)
		}
	}
	return out
}

// sign draws the two circles of a duel.
func sign(c *ui.Canvas, d *table.Door, x, y, k, t float64) {
	u, line := max(1, k/46), d.Neon.Lighten(0.45)
	for i := range 2 {
		o := (float64(i) - 0.5) * 0.95 * k
		c.Ring(x+o, y, k*0.78, 2.6*u, line.Alpha(0.9))
		for j := range 6 {
			a := float64(j)/6*2*math.Pi + t/200*(1-2*float64(i))
			b := a + 2*math.Pi/3
			c.Line(x+o+k*0.78*math.Cos(a), y+k*0.78*math.Sin(a), x+o+k*0.78*math.Cos(b), y+k*0.78*math.Sin(b), 1*u, d.Neon.Alpha(0.5))
		}
	}
	c.Icon(ui.IconBolt, ui.Rect{X: x - k*0.5, Y: y - k*0.5, W: k, H: k}, ui.Hex(0xffffff))
}
