package phrases

import "godeck/internal/lang"

// would has what a player does at a decision, by the rule book's word for it: {c} are the cards,
// {t} is the other card.
var would = lang.Words{
	"would.first":         {JA: "先攻を選ぶ", EN: "go first"},
	"would.pass.first":    {JA: "後攻を選ぶ", EN: "go second"},
	"would.mulligan":      {JA: "手札を引き直す", EN: "take a mulligan"},
	"would.pass.mulligan": {JA: "手札をキープする", EN: "keep the hand"},
	"would.bottom":        {JA: "{c}を山札の下に置く", EN: "put {c} under the library"},
	"would.quick":         {JA: "{c}を引き直す", EN: "redraw {c}"},
	"would.pass.quick":    {JA: "手札をキープする", EN: "keep the hand"},
	"would.charge":        {JA: "{c}をマナに置く", EN: "put {c} into mana"},
	"would.pass.charge":   {JA: "マナを置かない", EN: "add no mana"},
	"would.summon":        {JA: "{c}を召喚する", EN: "summon {c}"},
	"would.cast":          {JA: "{c}を唱える", EN: "cast {c}"},
	"would.pass.priority": {JA: "何も使わない", EN: "use nothing"},
	"would.pay":           {JA: "{c}で払う", EN: "pay with {c}"},
	"would.base":          {JA: "{c}から進化する", EN: "evolve from {c}"},
	"would.player":        {JA: "プレイヤーを選ぶ", EN: "choose a player"},
	"would.attack":        {JA: "{c}でプレイヤーを攻撃する", EN: "attack the opponent with {c}"},
	"would.attack.on":     {JA: "{c}で{t}を攻撃する", EN: "attack {t} with {c}"},
	"would.pass.attack":   {JA: "もう攻撃しない", EN: "attack no more"},
	"would.block":         {JA: "{c}でブロックする", EN: "block with {c}"},
	"would.pass.block":    {JA: "ブロックしない", EN: "not block"},
	"would.declare":       {JA: "{c}を無料で使う", EN: "use {c} for free"},
	"would.pass.declare":  {JA: "無料では使わない", EN: "keep it in hand"},
	"would.stack":         {JA: "{c}を出す", EN: "bring in {c}"},
	"would.pass.stack":    {JA: "入れ替えない", EN: "exchange nothing"},
	"would.replace":       {JA: "{c}を代わりに使う", EN: "use {c} instead"},
	"would.cost":          {JA: "{c}をコストにする", EN: "pay with {c}"},
	"would.untap":         {JA: "アンタップする", EN: "untap"},
	"would.pass.untap":    {JA: "タップのままにする", EN: "leave it tapped"},
	"would.split":         {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.look":          {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.arrange":       {JA: "{c}の順に置く", EN: "put them in the order {c}"},
}
