package lobby

import (
	"encoding/json"

	"godeck/internal/lang"
	bestof "godeck/rules/series"
	"godeck/scenes/duemagic"
	"godeck/scenes/title"
)

// duemagicChoices are what is agreed before a match besides decks (DMG-2.6, 3.11).
var duemagicChoices = []title.ChoiceInfo{
	{ID: bestof.OptBest, Name: lang.Phrase{JA: "試合の長さ", EN: "Length"}, Values: []title.ValueInfo{
		{ID: "1", Name: lang.Phrase{JA: "1本勝負", EN: "One game"}, Why: lang.Phrase{JA: "1ゲームで決着します。", EN: "One game decides."}},
		{ID: "3", Name: lang.Phrase{JA: "2本先取", EN: "Best of three"}, Why: lang.Phrase{JA: "先に2ゲーム勝てば勝ち。間にサイドボードと入れ替えられます。", EN: "Two wins decide. Between games you may exchange cards with the sideboard."}},
	}},
	{ID: "quick", Name: lang.Phrase{JA: "手札の引き直し", EN: "Mulligan"}, Values: []title.ValueInfo{
		{ID: "0", Name: lang.Phrase{JA: "ロンドン", EN: "London"}, Why: lang.Phrase{JA: "全部引き直せます。1回目は無料、2回目からは1枚ずつ減ります。", EN: "Redraw the whole hand: free once, then one card less each time."}},
		{ID: "1", Name: lang.Phrase{JA: "クイック", EN: "Quick"}, Why: lang.Phrase{JA: "1度だけ、好きな枚数を引き直します。", EN: "Redraw any number of cards, once."}},
	}},
}

const stopsKey = "duemagic-stops"

// duemagicOptions wires the table to the program: the series it belongs to,
// and where the player wants to be asked.
func duemagicOptions(o sceneOptions) duemagic.Options {
	out := duemagic.Options{Leave: o.leave, Seen: o.seen}
	if o.series != nil {
		out.Series = o.series
	}
	if o.lesson {
		out.Stops = &duemagic.Stops{Never: true}
		return out
	}
	if b, ok := o.store.Load(stopsKey); ok {
		stops := duemagic.UsualStops()
		if json.Unmarshal(b, &stops) == nil {
			out.Stops = &stops
		}
	}
	out.SetStop = func(s duemagic.Stops) {
		if b, err := json.Marshal(s); err == nil {
			_ = o.store.Save(stopsKey, b)
		}
	}
	return out
}
