package phrases

import "godeck/internal/lang"

// would has what a player does at a decision, by the rule book's word for it: {c} are the cards,
// {t} is the other card.
var would = lang.Words{
	"would.mulligan":      {JA: "{c}を引き直す", EN: "redraw {c}"},
	"would.pass.mulligan": {JA: "手札を引き直さない", EN: "keep the hand"},
	"would.place":         {JA: "{c}を戦場に置く", EN: "place {c}"},
	"would.set":           {JA: "{c}をセットする", EN: "set {c}"},
	"would.pass.set":      {JA: "何もセットしない", EN: "set nothing"},
	"would.drain":         {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.enchant":       {JA: "{c}を使う", EN: "use {c}"},
	"would.advance":       {JA: "{0}時間進める", EN: "advance {0} {0:hour|hours}"},
	"would.call":          {JA: "{d}と宣言する", EN: "name {d}"},
	"would.zone.setA":     {JA: "A", EN: "A"},
	"would.zone.setB":     {JA: "B", EN: "B"},
}
