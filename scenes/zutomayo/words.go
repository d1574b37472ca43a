package zutomayo

import (
	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
)

// Text holds the phrases of the ZUTOMAYO CARD table. In log lines {p} is a
// player, {c} a card, and English [you form|other form] follows the player.
var Text = table.Phrases(lang.Words{
	"title":  {JA: "ZUTOMAYO CARD 対戦", EN: "ZUTOMAYO CARD match"},
	"cost":   {JA: "コスト", EN: "Cost"},
	"clock":  {JA: "時計", EN: "Clock"},
	"icons":  {JA: "パワーアイコン", EN: "Power icons"},
	"night":  {JA: "夜の攻撃", EN: "Night attack"},
	"day":    {JA: "昼の攻撃", EN: "Day attack"},
	"power":  {JA: "パワー", EN: "Power"},
	"attack": {JA: "攻撃", EN: "Attack"},

	"fact.cost":   {JA: "コスト{0}", EN: "cost {0}"},
	"fact.clock":  {JA: "時計{0}", EN: "clock {0}"},
	"fact.icons":  {JA: "パワー＋{0}", EN: "power +{0}"},
	"fact.attack": {JA: "夜{0} 昼{1}", EN: "night {0} day {1}"},

	"kw.ability":          {JA: "能力", EN: "Ability"},
	"kw.ability.help":     {JA: "キャラクターの能力は、セットしたターンだけ働きます。その後は数値だけで戦います。", EN: "A Character's ability works only on the turn it is set. Later it fights with its plain values."},
	"kw.enchant":          {JA: "エンチャント", EN: "Enchant"},
	"kw.enchant.help":     {JA: "セットしたターンに1度だけ働き、ターンの片付けで場を離れます。", EN: "Works once, on the turn it is set, and leaves in that turn's cleanup."},
	"kw.area":             {JA: "エリアエンチャント", EN: "Area Enchant"},
	"kw.area.help":        {JA: "場に残って毎ターン働きます。【破棄】の条件を満たすか、新しいエリアエンチャントをセットすると場を離れます。", EN: "Stays and works every turn, until its discard condition is met or you set another one."},
	"kw.cost":             {JA: "コスト不足", EN: "Underpowered"},
	"kw.cost.help":        {JA: "パワーが{0}に足りない間、このカードは時計のほかすべて無効です（攻撃0、効果なし）。パワーは減りません。", EN: "While your Power is below {0}, everything on this card but its clock is void (attack 0, no effect). Power is never spent."},
	"kw.cost.any.help":    {JA: "パワーがコストに足りないカードは、時計のほかすべて無効です（攻撃0、効果なし）。パワーは減りません。", EN: "A card that costs more than your Power is void but for its clock (attack 0, no effect). Power is never spent."},
	"kw.clock":            {JA: "時計", EN: "Clock"},
	"kw.clock.help":       {JA: "セットしたターンに、クロノスを{0}時間進めます。", EN: "On the turn it is set it moves the Chronos by {0} {0:hour|hours}."},
	"kw.clock.any.help":   {JA: "カードをセットしたターンに、時計の数だけクロノスが進みます。", EN: "On the turn a card is set it moves the Chronos by this many hours."},
	"kw.charger":          {JA: "パワーチャージャー", EN: "Power Charger"},
	"kw.charger.help":     {JA: "場を離れるとパワーチャージャーに置かれ、パワーが{0}増えます。", EN: "When it leaves play it goes to the Power Charger and your Power rises by {0}."},
	"kw.charger.any.help": {JA: "パワーアイコンのあるカードは、場を離れるとここに置かれ、アイコンの数だけパワーが増えます。", EN: "A card with power icons goes here when it leaves play, and your Power rises by their number."},
	"kw.abyss":            {JA: "アビス", EN: "Abyss"},
	"kw.abyss.help":       {JA: "パワーアイコンのないカードは、場を離れるとここに置かれます。", EN: "A card without power icons goes here when it leaves play."},

	"zone.deck":    {JA: "デッキ", EN: "Deck"},
	"zone.charger": {JA: "チャージャー", EN: "Charger"},
	"zone.abyss":   {JA: "アビス", EN: "Abyss"},
	"zone.field":   {JA: "戦場", EN: "Battlefield"},
	"zone.a":       {JA: "セットA", EN: "Slot A"},
	"zone.b":       {JA: "セットB", EN: "Slot B"},
	"zone.area":    {JA: "エリア", EN: "Area"},
	"own":          {JA: "自分の{0}", EN: "Your {0}"},
	"hint.fighter": {JA: "戦場", EN: "Field"},

	"icon.person": {JA: "キャラクター", EN: "Character"},
	"icon.wand":   {JA: "エンチャント", EN: "Enchant"},
	"icon.place":  {JA: "エリアエンチャント", EN: "Area Enchant"},
	"icon.star":   {JA: "パワー、パワーアイコン", EN: "Power, power icons"},
	"icon.clock":  {JA: "時計：クロノスを進める時間", EN: "Clock: the hours that it moves the Chronos"},
	"icon.moon":   {JA: "夜の攻撃力、夜側（夜は効果が先）", EN: "Night attack; night side: its effects come first at night"},
	"icon.sun":    {JA: "昼の攻撃力、昼側（昼は効果が先）", EN: "Day attack; day side: its effects come first by day"},
	"icon.dark":   {JA: "闇属性", EN: "Dark"},
	"icon.bolt":   {JA: "電気属性", EN: "Electric"},
	"icon.flame":  {JA: "炎属性", EN: "Flame"},
	"icon.wind":   {JA: "風属性", EN: "Wind"},
	"icon.deck":   {JA: "デッキ", EN: "Deck"},
	"icon.heart":  {JA: "HP", EN: "HP"},

	"icon.discard": {JA: "場を離れたカード", EN: "Left play"},

	"step.set":     {JA: "セット", EN: "Set"},
	"step.reveal":  {JA: "公開", EN: "Reveal"},
	"step.time":    {JA: "時間", EN: "Time"},
	"step.swap":    {JA: "交代", EN: "Swap"},
	"step.effects": {JA: "効果", EN: "Effects"},
	"step.battle":  {JA: "バトル", EN: "Battle"},
	"step.cleanup": {JA: "片付け", EN: "Cleanup"},
	"step.draw":    {JA: "ドロー", EN: "Draw"},

	"step.set.why":     {JA: "両者が同時に、手札からカードを伏せます", EN: "Both players secretly set cards from their hands"},
	"step.reveal.why":  {JA: "伏せたカードを、いっせいに公開します", EN: "All set cards are turned up at once"},
	"step.time.why":    {JA: "出たカードの時計の合計だけ、クロノスが進みます", EN: "The clocks of all set cards move the Chronos"},
	"step.swap.why":    {JA: "新しいキャラクターが戦場へ。古いカードはパワーかアビスになります", EN: "New Characters take the field; old ones become Power or go to the Abyss"},
	"step.effects.why": {JA: "効果を1つずつ使います。夜は夜側、昼は昼側が先です", EN: "Effects one by one: at Night the night side first, by Day the day side"},
	"step.battle.why":  {JA: "攻撃を比べ、差が負けた側へのダメージになります", EN: "Attacks are compared; the loser takes the difference as damage"},
	"step.cleanup.why": {JA: "使い終えたカードが場を離れます", EN: "Used cards leave the table"},
	"step.draw.why":    {JA: "セットした枚数と同じだけ引きます", EN: "Everyone draws as many cards as they set"},
	"step.setup.why":   {JA: "夜側を決め、5枚ずつ引いて、最初のキャラクターを伏せます", EN: "The night side is chosen, both draw 5 cards and place a first Character"},

	"hour":       {JA: "{0}時", EN: "{0}:00"},
	"isnight":    {JA: "夜", EN: "Night"},
	"isday":      {JA: "昼", EN: "Day"},
	"midnight":   {JA: "真夜中", EN: "Midnight"},
	"noon":       {JA: "正午", EN: "Noon"},
	"nightside":  {JA: "夜側", EN: "Night side"},
	"dayside":    {JA: "昼側", EN: "Day side"},
	"dawn":       {JA: "夜が明ける", EN: "Dawn breaks"},
	"dawn.sub":   {JA: "ここから昼。昼の攻撃で戦います", EN: "It is Day: Characters fight with their day attack"},
	"dusk":       {JA: "日が暮れる", EN: "Night falls"},
	"dusk.sub":   {JA: "ここから夜。夜の攻撃で戦います", EN: "It is Night: Characters fight with their night attack"},
	"dial.label": {JA: "クロノス {0} {1}", EN: "Chronos {0}, {1}"},
	"dial.to":    {JA: "{0}時間進む見込み", EN: "about to advance {0} {0:hour|hours}"},

	"ask.mulligan":     {JA: "引き直すカードを選べます", EN: "You may redraw cards"},
	"ask.mulligan.why": {JA: "コスト0のキャラクターがいないので、1度だけ何枚でも引き直せます。", EN: "No cost-0 Character in hand: once, you may redraw any number of cards."},
	"mulligan.keep":    {JA: "引き直さない", EN: "Keep all"},
	"mulligan.do":      {JA: "{0}枚引き直す", EN: "Redraw {0}"},
	"ask.place":        {JA: "最初のキャラクターを戦場に伏せましょう", EN: "Place your first Character face down"},
	"ask.place.why":    {JA: "光っているキャラクターから1枚。時計の分だけ時間が進み、すぐにバトルです。", EN: "One of the glowing Characters. Its clock moves the time, then the first battle begins."},
	"ask.place.low":    {JA: "コスト0のキャラクターがいないので、コスト不足のまま置きます（攻撃0）。", EN: "No cost-0 Character in hand: this one will be Underpowered (attack 0)."},
	"ask.set1":         {JA: "カードを1枚、伏せてセット", EN: "Set 1 card face down"},
	"ask.set12":        {JA: "カードを1枚か2枚、伏せてセット", EN: "Set 1 or 2 cards face down"},
	"ask.setn":         {JA: "カードを{0}〜{1}枚、伏せてセット", EN: "Set {0} to {1} {1:card|cards} face down"},
	"help.goal":        {JA: "相手のHPを100から0にすれば勝ちです。毎ターン、両者が同時にカードを伏せます。前のバトルの勝者は1枚、敗者は1枚か2枚。時計が示す夜か昼の攻撃力で戦い、差がダメージになります。最初の手札にコスト0のキャラクターがいなければ、1度だけ引き直せます。HPは100を超えません。デッキが尽きたら、使ったカードで作り直します。", EN: "Bring your opponent's HP from 100 to 0 to win. Each turn both players set cards face down at once: the winner of the last battle one, the loser one or two. The clock decides whether the night or the day attack counts, and the difference is the damage. A first hand without a cost-0 Character may be redrawn once. HP never rises above 100, and an empty deck is rebuilt from the cards that were used."},
	"why.won":          {JA: "前のバトルに勝つか引き分けると、セットは1枚だけ", EN: "Whoever won or tied the last battle sets exactly 1"},
	"why.lost":         {JA: "前のバトルに負けたので、1枚か2枚", EN: "You lost the last battle, so you may set 1 or 2"},
	"why.effect":       {JA: "効果で枚数が変わっています", EN: "An effect has changed how many you may set"},
	"commit":           {JA: "決定", EN: "Commit"},
	"swap.ab":          {JA: "AとBを入れ替える", EN: "Swap A and B"},
	"ask.order":        {JA: "次に使う効果を選びましょう", EN: "Which effect comes next?"},
	"ask.order.why":    {JA: "順番で結果が変わることがあります。", EN: "The order can change the result."},
	"ask.drain":        {JA: "パワーアイコン合計{0}個まで選べます", EN: "Choose up to {0} power {0:icon|icons}"},
	"ask.enchant":      {JA: "使うエンチャントを選びましょう", EN: "Choose an Enchant to use"},
	"ask.may":          {JA: "{0}の効果を使いますか？", EN: "Use {0}?"},
	"ask.hours":        {JA: "クロノスを何時間進めますか？", EN: "How many hours ahead?"},
	"ask.name":         {JA: "カード名を1つ宣言しましょう", EN: "Name a card"},
	"ask.name.why":     {JA: "相手の手札から無作為に1枚が公開されます。", EN: "Then a random card of the opposing hand is revealed."},
	"hours.to":         {JA: "{0}時間 → {1}", EN: "{0}\u00a0h → {1}"},
	"act.set":          {JA: "セットする", EN: "set"},
	"act.back":         {JA: "手札に戻す", EN: "return to hand"},
	"short.n":          {JA: "コスト不足\u00a0{0}/{1}", EN: "Power\u00a0{0}/{1}"},
	"short.star":       {JA: "★{0}/{1}", EN: "★{0}/{1}"},
	"short.long":       {JA: "コスト不足 パワー{0}/{1}", EN: "Underpowered: Power {0}/{1}"},
	"only.char":        {JA: "戦場に置けるのはキャラクターです", EN: "Only Characters go to the battlefield"},
	"only.area":        {JA: "ここにはエリアエンチャントだけを置けます", EN: "Only Area Enchants go here"},
	"not.area":         {JA: "エリアエンチャントはエリアに置きます", EN: "Area Enchants go to the Area slot"},
	"con.hours":        {JA: "＋{0}時間", EN: "+{0}\u00a0h"},
	"con.unknown":      {JA: "相手＋？", EN: "opp. +?"},
	"con.second":       {JA: "Bは戦わずに去ります", EN: "B leaves without a fight"},
	"con.short":        {JA: "コスト不足（パワー{0}/{1}）、攻撃0", EN: "Underpowered (Power {0}/{1}): attack 0"},
	"con.void":         {JA: "「{0}」はコスト不足（{1}/{2}）、効果なし", EN: "“{0}”: Power {1}/{2}, no effect"},
	"con.effects":      {JA: "＋効果", EN: "+\u00a0effects"},
	"con.charge":       {JA: "パワー{0}→{1}", EN: "Power {0}→{1}"},
	"status.set":       {JA: "セット済み", EN: "Committed"},
	"hud":              {JA: "{0}、HP {1}、パワー{2}、手札{3}枚、デッキ{4}枚", EN: "{0}: HP {1}, Power {2}, {3} in hand, {4} in deck"},
	"attack.of":        {JA: "{0}の攻撃 {1}", EN: "{0} attack: {1}"},
	"attack.open":      {JA: "攻撃の内訳を見る", EN: "See how the attack came about"},
	"attack.none":      {JA: "戦えるキャラクターがいません（攻撃0）", EN: "No working Character (attack 0)"},
	"attack.shield":    {JA: "受けるダメージ −{0}", EN: "Takes {0} less damage"},
	"damage":           {JA: "{0}ダメージ", EN: "{0} damage"},
	"damage.cut":       {JA: "{0}−軽減{1}＝{2}ダメージ", EN: "{0} − {1} = {2} damage"},
	"tie":              {JA: "引き分け。どちらも勝者です", EN: "A tie: both count as winners"},
	"tie.short":        {JA: "引き分け", EN: "Tie"},
	"why.hp":           {JA: "{1}のHPが0になりました", EN: "{1} HP fell to 0"},
	"why.hp.both":      {JA: "両者のHPが同時に0になりました", EN: "Both players fell to 0 HP at once"},
	"why.turnCap":      {JA: "100ターンが終わり、HPで決まりました", EN: "After 100 turns HP decided"},
	"intro":            {JA: "時計が、夜と昼を決める", EN: "The clock decides night and day"},
	"intro.night":      {JA: "{p}が夜側です。夜の間は、夜側の効果が先に働きます", EN: "{p} [are|is] on the night side: [your|their] effects come first at night"},
	"log.held":         {JA: "{P}の効果", EN: "{P} effect"},
	"spot.void":        {JA: "何も起きません", EN: "Nothing happens"},
	"status.phase":     {JA: "{0}の段階", EN: "{0} step"},
	"log.jump":         {JA: "ここから見ています", EN: "Watching from here"},
	"log.turn":         {JA: "ターン{0}　{1}・{2}", EN: "Turn {0} · {1}, {2}"},
	"log.night":        {JA: "{p}が夜側に決まった。夜は効果が先に働く", EN: "{p} [take|takes] the night side: [your|their] effects come first at night"},
	"log.mulligan":     {JA: "コスト0のキャラクターがいないので、{p}は{0!}枚引き直した", EN: "With no cost-0 Character in hand, {p} [redraw|redraws] {0!} {0:card|cards}"},
	"log.nomulligan":   {JA: "{p}は引き直さなかった", EN: "{p} [keep|keeps] the opening hand"},
	"log.commit":       {JA: "{p}は伏せ終えた", EN: "{p} [have|has] committed"},
	"log.set":          {JA: "{p}は{c}をセットしていた", EN: "{p} had set {c}"},
	"log.first":        {JA: "{p}の最初のキャラクターは{c}", EN: "{p} [open|opens] with {c}"},
	"log.hours":        {JA: "{c}で＋{0}時間", EN: "{c}: +{0}\u00a0h"},
	"log.clock":        {JA: "{1}から{2}へ、クロノスが{0!}時間進んだ", EN: "The Chronos advances {0!}\u00a0h, from {1} to {2}"},
	"log.rewind":       {JA: "{1}から{2}へ、クロノスが{0!}時間戻った", EN: "The Chronos turns back {0!}\u00a0h, from {1} to {2}"},
	"log.jumpclock":    {JA: "クロノスが{1}から{2}に移った", EN: "The Chronos is set from {1} to {2}"},
	"log.dawn":         {JA: "夜が明けて昼になった", EN: "Night gives way to Day"},
	"log.dusk":         {JA: "日が暮れて夜になった", EN: "Day gives way to Night"},
	"log.swap":         {JA: "{P}の{c}が戦場に出た", EN: "{P} {c} takes the battlefield"},
	"log.area":         {JA: "{P}のエリアに{c}が広がった", EN: "{c} spreads over {P} area"},
	"log.charger":      {JA: "{P}の{c}はパワーチャージャーへ", EN: "{P} {c} goes to the Power Charger"},
	"log.abyss":        {JA: "{P}の{c}はアビスへ", EN: "{P} {c} goes to the Abyss"},
	"log.todeck":       {JA: "{c}が{P}のデッキに戻った", EN: "{c} returns to {P} deck"},
	"log.power":        {JA: "{P}のパワー {0}→{1}", EN: "{P} Power: {0} → {1}"},
	"log.effect":       {JA: "{P}の{c}の効果", EN: "{P} {c} takes effect"},
	"unmet":            {JA: "条件を満たさず、効果なし", EN: "Condition not met"},
	"log.unmet":        {JA: "{P}の{0}は条件を満たさず、効果なし", EN: "{P} {0}: its condition does not hold, no effect"},
	"expire":           {JA: "破棄の条件を満たした", EN: "Discard condition met"},
	"log.expire":       {JA: "{P}の{0}は破棄の条件を満たした", EN: "{P} {0}: its discard condition holds"},
	"log.heal.full":    {JA: "{P}のHPは{0}のまま", EN: "{P} HP stays {0}"},
	"log.second":       {JA: "{P}の{c}は2枚目のキャラクターなので、戦わずに場を離れる", EN: "{P} {c} is the second Character: it leaves without a fight"},
	"log.under":        {JA: "{c}はコスト不足（パワー{1}/{0}）で何も起きない", EN: "{c} is underpowered (Power {1}/{0}); nothing happens"},
	"log.attack":       {JA: "{P}の攻撃は{0}（{1}）", EN: "{P} attack is now {0} ({1})"},
	"log.attack.same":  {JA: "{P}の攻撃は{0}のまま", EN: "{P} attack stays {0}"},
	"shield.n":         {JA: "軽減{0}", EN: "Shield {0}"},
	"log.battle.win":   {JA: "バトル {0} 対 {1}。{p}の勝ち", EN: "Battle, {0} against {1}: {p} [win|wins]"},
	"log.battle.tie":   {JA: "バトル {0} 対 {1}。引き分け", EN: "Battle, {0} against {1}: a tie"},
	"log.damage":       {JA: "{p}は{0!}ダメージを受けた（HP\u00a0{1}）", EN: "{p} [take|takes] {0!} damage (HP\u00a0{1})"},
	"log.damage.cut":   {JA: "{p}は{2!}を防ぎ、{0!}ダメージを受けた（HP\u00a0{1}）", EN: "{p} [prevent|prevents] {2!} and [take|takes] {0!} damage (HP\u00a0{1})"},
	"log.damage.none":  {JA: "{p}は{2}ダメージをすべて防いだ", EN: "{p} [prevent|prevents] all {2} damage"},
	"log.loss":         {JA: "{p}はHPを{0!}失った（HP\u00a0{1}）", EN: "{p} [lose|loses] {0!} HP (HP\u00a0{1})"},
	"log.heal":         {JA: "{p}はHPを{0!}回復した（HP\u00a0{1}）", EN: "{p} [gain|gains] {0!} HP (HP\u00a0{1})"},
	"log.rebuild":      {JA: "{P}のデッキが尽き、{0!}枚で作り直した", EN: "{P} deck is rebuilt from {0!} {0:card|cards}"},
	"log.element":      {JA: "{c}は{0}になった", EN: "{c} becomes {0}"},
	"log.shield":       {JA: "{p}が受けるダメージは、このターン{0!}減る", EN: "{p} [take|takes] {0!} less damage from every hit this turn"},
	"log.name.hit":     {JA: "{p}は{c}と宣言し、当てた", EN: "{p} [name|names] {c}: right!"},
	"log.name.miss":    {JA: "{p}は{c}と宣言したが、外れた", EN: "{p} [name|names] {c}: wrong"},
	"log.kept":         {JA: "{p}は{c}を戦場に残した", EN: "{p} [keep|keeps] {c} on the battlefield"},
})

// hourName returns an hour in words: "3時", "真夜中".
func hourName(h int, l lang.Lang) string {
	switch h {
	case 0:
		return Text.T(l, "midnight")
	case 9:
		return Text.T(l, "noon")
	}
	return Text.T(l, "hour", h)
}

func hourPhrase(h int) lang.Phrase {
	return lang.Phrase{JA: hourName(h, lang.JA), EN: hourName(h, lang.EN)}
}

func timePhrase(h int) lang.Phrase {
	if isNight(h) {
		return Text["isnight"]
	}
	return Text["isday"]
}

func isNight(h int) bool { return ztm.IsNight(h) }
