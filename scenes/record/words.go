package record

import "godeck/internal/lang"

// Text is the phrases of the record in both languages.
var Text = lang.Words{
	"title":          {JA: "対戦記録", EN: "Record"},
	"back":           {JA: "戻る", EN: "Back"},
	"all":            {JA: "すべて", EN: "All games"},
	"tabs":           {JA: "ゲーム", EN: "Game"},
	"sum":            {JA: "{1}戦 {0}勝", EN: "{0} won of {1}"},
	"sum.none":       {JA: "まだ対戦がありません", EN: "No matches yet"},
	"share":          {JA: "勝率{0}％", EN: "{0} %"},
	"last":           {JA: "最近の{0}戦（右がいちばん新しい）", EN: "{0:The last match|The last # matches}, newest right"},
	"last.say":       {JA: "最近の対戦、新しい順：{0}", EN: "The last matches, newest first: {0}"},
	"streak":         {JA: "{0}連勝中", EN: "{0:1 win|# wins} in a row"},
	"streak.best":    {JA: "最多{0}連勝", EN: "best streak: {0}"},
	"games":          {JA: "ゲーム別", EN: "By game"},
	"rivals":         {JA: "ライバル", EN: "Rivals"},
	"rivals.why":     {JA: "本人のデッキで、本人より弱くない強さで勝つと、名を連ねます。", EN: "Beaten with their own deck, at their own level or above."},
	"rival.say":      {JA: "{0}（{1}）。{2}", EN: "{0} ({1}). {2}"},
	"beaten":         {JA: "勝った相手", EN: "Beaten"},
	"unbeaten":       {JA: "まだ勝っていません", EN: "Not beaten yet"},
	"opens.beaten":   {JA: "「{0}」がひらいています", EN: "“{0}” is open"},
	"opens.unbeaten": {JA: "勝つと「{0}」がひらきます", EN: "winning opens “{0}”"},
	"sheet.sums":     {JA: "集計", EN: "Results"},
	"sheet.deeds":    {JA: "心得 {0}/{1}", EN: "Deeds {0} of {1}"},
	"sheets":         {JA: "表示", EN: "Show"},
	"deeds.why":      {JA: "どれもルールをひとつ教えます。手を戻していない対戦で、あなたがしたことだけが灯ります。", EN: "Each teaches a rule. What you do yourself lights it, in any match in which nothing was taken back."},
	"deed.done":      {JA: "灯っています", EN: "Done"},
	"deed.open":      {JA: "まだです", EN: "Not yet"},
	"deed.new":       {JA: "新しい心得「{0}」：{1}", EN: "New deed: {0}. {1}"},
	"decks":          {JA: "使ったデッキ", EN: "Your decks"},
	"levels":         {JA: "AIの強さ別", EN: "By level"},
	"hows":           {JA: "決まり方", EN: "How they ended"},
	"lengths":        {JA: "決着までのターン数", EN: "Turns until the end"},
	"bar":            {JA: "{0}勝{1}敗", EN: "{0}–{1}"},
	"bar.say":        {JA: "{0}：{1}勝{2}敗", EN: "{0}: {1} won, {2} lost"},
	"bar.drawn":      {JA: "、{0}分け", EN: ", {0} drawn"},
	"turns.say":      {JA: "{0}〜{1}ターン：{2}回", EN: "{0} to {1} turns: {2}"},
	"matches":        {JA: "一戦ずつ", EN: "Matches"},
	"none":           {JA: "AIと最後まで対戦すると、ここに残ります。記録はこの端末の中だけにあります。", EN: "Matches against the program are noted here once they end. Everything stays on this device."},
	"here":           {JA: "記録はこの端末の中だけにあります。", EN: "Everything stays on this device."},
	"older":          {JA: "ほかに、古い{0}戦の合計が入っています", EN: "Included above: {0:1 older match|# older matches} without a line"},
	"won":            {JA: "勝ち", EN: "Won"},
	"lost":           {JA: "負け", EN: "Lost"},
	"drawn":          {JA: "引き分け", EN: "Drawn"},
	"versus":         {JA: "対 {0}", EN: "v. {0}"},
	"turns":          {JA: "{0}ターン", EN: "{0:1 turn|# turns}"},
	"practice":       {JA: "練習", EN: "practice"},
	"practice.why":   {JA: "手を戻したか、記録の途中から続けたので、数に入りません。", EN: "Not counted: something was taken back, or it went on from a recording."},
	"pairing":        {JA: "{0} 対 {1}", EN: "{0} v. {1}"},
	"program":        {JA: "AI", EN: "AI"},
	"own":            {JA: "自作デッキ", EN: "Own deck"},
	"watch":          {JA: "リプレイを見る", EN: "Watch the replay"},
	"watch.gone":     {JA: "リプレイが残るのは最近の20戦です", EN: "Only the last 20 matches are kept as replays"},
	"remove":         {JA: "この1行を消す", EN: "Delete this line"},
	"export":         {JA: "ファイルに保存", EN: "Save as a file"},
	"clear":          {JA: "記録を消す", EN: "Delete the record"},
	"clear.ask":      {JA: "記録をすべて消しますか？ 勝ったライバルも、はじめからになります。元に戻せません。", EN: "Delete the whole record? Rivals that you have beaten start anew, too. This cannot be undone."},
	"clear.yes":      {JA: "消す", EN: "Delete"},
	"clear.no":       {JA: "残す", EN: "Keep it"},
	"full":           {JA: "この端末に空きがなく、変更を保存できませんでした", EN: "This device has no room: nothing was changed"},
	"damaged":        {JA: "読み取れない記録があります。新しい記録とは別に取ってあり、ファイルに保存できます。", EN: "Part of the record cannot be read. It was put aside, apart from the new one, and can be saved as a file."},
	"damaged.save":   {JA: "読めない分を保存", EN: "Save that part"},
	"status":         {JA: "対戦記録。{0}。", EN: "Record. {0}."},

	"how.concede":  {JA: "投了", EN: "Concession"},
	"how.hp":       {JA: "HPが0", EN: "HP at 0"},
	"how.life":     {JA: "ガーディアン撃破", EN: "Guardian felled"},
	"how.fall":     {JA: "第三拠点の陥落", EN: "Third base fell"},
	"how.direct":   {JA: "ダイレクトアタック", EN: "Direct attack"},
	"how.wipeOut":  {JA: "戦場が空に", EN: "Battlefield empty"},
	"how.deck":     {JA: "デッキ切れ", EN: "Deck ran out"},
	"how.counters": {JA: "ライフカウンター切れ", EN: "Life counters gone"},
	"how.foul":     {JA: "反則", EN: "Foul"},
	"how.effect":   {JA: "カードの効果", EN: "A card's effect"},
	"how.turnCap":  {JA: "ターンの上限", EN: "Turn limit"},
	"how.other":    {JA: "その他", EN: "Otherwise"},
}

// how returns the key of the phrase for the rules' name of a reason.
func how(reason string) string {
	switch reason {
	case "library", "deckOut", "decks":
		reason = "deck"
	case "kept", "extra":
		reason = "foul"
	}
	if _, ok := Text["how."+reason]; ok {
		return "how." + reason
	}
	return "how.other"
}
