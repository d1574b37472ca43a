package table

import (
	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// Text is the table's phrases in both languages.
var Text = lang.Words{
	"coach.title":      {JA: "手ほどき「{0}」", EN: "Tutorial: {0}"},
	"coach.step":       {JA: "（{0}/{1}）", EN: "({0} of {1})"},
	"coach.next":       {JA: "次へ", EN: "Next"},
	"coach.leave":      {JA: "手ほどきをやめる", EN: "Leave the tutorial"},
	"coach.done":       {JA: "できました！", EN: "Well done!"},
	"coach.left":       {JA: "今日はここまで", EN: "Enough for now"},
	"coach.left.why":   {JA: "いつでも、はじめからやり直せます。", EN: "You can start over whenever you like."},
	"coach.again":      {JA: "もう一度", EN: "Once more"},
	"coach.nextlesson": {JA: "次は「{0}」", EN: "Next: {0}"},
	"coach.play":       {JA: "対戦してみる", EN: "Play a match"},
	"coach.norecord":   {JA: "手ほどきの記録は残りません", EN: "Tutorials are not recorded"},
	"close":            {JA: "閉じる", EN: "Close"},
	"log":              {JA: "ログ", EN: "Log"},
	"menu":             {JA: "メニュー", EN: "Menu"},
	"paused":           {JA: "ひと休み", EN: "Paused"},
	"resume":           {JA: "続ける", EN: "Resume"},
	"settings":         {JA: "設定", EN: "Settings"},
	"restart":          {JA: "最初から", EN: "Restart"},
	"rematch":          {JA: "もう一度", EN: "Rematch"},
	"watch":            {JA: "リプレイを見る", EN: "Watch replay"},
	"save":             {JA: "対戦を保存", EN: "Save match"},
	"link":             {JA: "リンクをコピー", EN: "Copy link"},
	"copied":           {JA: "リンクをコピーしました", EN: "Link copied"},
	"see":              {JA: "盤面を見る", EN: "See the table"},
	"drawn":            {JA: "引き分け", EN: "Draw"},
	"win":              {JA: "勝利", EN: "Victory"},
	"lose":             {JA: "敗北", EN: "Defeat"},
	"wins":             {JA: "{0}の勝ち", EN: "{0} wins"},
	"undo.asked":       {JA: "一手戻しました", EN: "Taken back"},
	"concede":          {JA: "投了する", EN: "Concede"},
	"totitle":          {JA: "タイトルへ", EN: "To title"},
	"concede.ask":      {JA: "この対戦を投了しますか？相手の勝ちになります。", EN: "Give up this match? Your opponent wins."},
	"concede.game":     {JA: "このゲームを投了", EN: "Concede this game"},
	"concede.game.ask": {JA: "このゲームだけを投了しますか？試合は次のゲームへ続きます。", EN: "Give up this game? The match goes on with the next one."},
	"concede.all":      {JA: "試合を投了", EN: "Concede the match"},
	"concede.all.ask":  {JA: "試合全体を投了しますか？相手が試合に勝ちます。", EN: "Give up the whole match? Your opponent wins it."},
	"restart.ask":      {JA: "この対戦をやめて、最初からやり直しますか？", EN: "Leave this match and start a new one?"},
	"yes":              {JA: "はい", EN: "Yes"},
	"no":               {JA: "いいえ", EN: "No"},
	"undo":             {JA: "一手戻す", EN: "Undo"},
	"undo.none":        {JA: "戻せる手がありません", EN: "Nothing to take back"},
	"speed":            {JA: "速さ", EN: "Speed"},
	"speed.off":        {JA: "即時", EN: "Off"},
	"speed.fast":       {JA: "速い", EN: "Fast"},
	"speed.normal":     {JA: "ふつう", EN: "Normal"},
	"speed.slow":       {JA: "ゆっくり", EN: "Slow"},
	"language":         {JA: "言語", EN: "Language"},
	"sound":            {JA: "効果音", EN: "Sound"},
	"music":            {JA: "音楽", EN: "Music"},
	"mute":             {JA: "消音", EN: "Mute all"},
	"textsize":         {JA: "文字の大きさ", EN: "Text size"},
	"text.1":           {JA: "標準", EN: "Normal"},
	"text.2":           {JA: "大きめ", EN: "Larger"},
	"text.3":           {JA: "特大", EN: "Largest"},
	"motion":           {JA: "動きを減らす", EN: "Reduce motion"},
	"fullscreen":       {JA: "全画面", EN: "Full screen"},
	"count":            {JA: "{0}枚", EN: "{0} {0:card|cards}"},
	"empty":            {JA: "カードはありません", EN: "No cards here"},
	"handover":         {JA: "{0}の番です", EN: "{0}, your turn"},
	"handover.why":     {JA: "手札が見えないように、端末を{0}に渡してください。", EN: "Pass the device to {0}. The hand stays hidden until then."},
	"handover.go":      {JA: "受け取りました", EN: "I have it"},
	"first":            {JA: "最初へ", EN: "To the start"},
	"back":             {JA: "一つ戻る", EN: "Step back"},
	"play":             {JA: "再生", EN: "Play"},
	"pause":            {JA: "一時停止", EN: "Pause"},
	"forward":          {JA: "一つ進む", EN: "Step forward"},
	"last":             {JA: "最後へ", EN: "To the end"},
	"position":         {JA: "{1}手中 {0}手目", EN: "Step {0} of {1}"},
	"fromhere":         {JA: "ここから対戦", EN: "Play on from here"},
	"leave":            {JA: "リプレイを閉じる", EN: "Leave replay"},
	"skip":             {JA: "演出を飛ばす", EN: "Skip animation"},
	"facedown":         {JA: "裏向きのカード", EN: "Face-down card"},
	"log.empty":        {JA: "まだ何も起きていません", EN: "Nothing has happened yet"},
}

// words is shorthand for a phrase of this package.
func words(s *ui.Surface, key string, args ...any) string { return Text.T(s.Lang(), key, args...) }

// count is a number of cards in words.
func count(l lang.Lang, n int) string { return Text.T(l, "count", n) }

// Signed is a number with its sign: "+3", "−2".
func Signed(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	return "+" + itoa(n)
}
