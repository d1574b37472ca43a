package words

import (
	"maps"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// Text is the table's phrases in both languages.
var Text = lang.Words{
	"coach.title":       {JA: "手ほどき「{0}」", EN: "Tutorial: {0}"},
	"coach.step":        {JA: "（{0}/{1}）", EN: "({0} of {1})"},
	"coach.first":       {JA: "先に「次へ」で進みましょう", EN: "Choose Next first"},
	"coach.next":        {JA: "次へ", EN: "Next"},
	"coach.leave":       {JA: "手ほどきをやめる", EN: "Leave the tutorial"},
	"coach.done":        {JA: "お見事！", EN: "Well done!"},
	"coach.left":        {JA: "今日はここまで", EN: "Enough for now"},
	"coach.left.why":    {JA: "いつでも、はじめからやり直せます。", EN: "You can start over whenever you like."},
	"coach.sure":        {JA: "手ほどきをやめますか？", EN: "Leave the tutorial?"},
	"coach.sure.why":    {JA: "全{1}ステップのうち{0}ステップ目です。次回は、このつづきから始められます。", EN: "This is step {0} of {1}. Next time you can go on from here."},
	"coach.resume":      {JA: "つづきから始めますか？", EN: "Go on where you left?"},
	"coach.resume.why":  {JA: "前回は、全{1}ステップのうち{0}ステップ目まで進みました。", EN: "Last time you came to step {0} of {1}."},
	"coach.goon":        {JA: "つづきから", EN: "Go on"},
	"coach.anew":        {JA: "はじめから", EN: "Begin again"},
	"coach.stay":        {JA: "つづける", EN: "Go on"},
	"coach.again":       {JA: "もう一度", EN: "Once more"},
	"coach.nextlesson":  {JA: "次は「{0}」", EN: "Next: {0}"},
	"coach.play":        {JA: "対戦してみる", EN: "Play a match"},
	"puzzle.title":      {JA: "詰め勝負「{0}」", EN: "Puzzle: {0}"},
	"puzzle.hint":       {JA: "ヒント", EN: "Hint"},
	"puzzle.task":       {JA: "もどる", EN: "Task"},
	"puzzle.done":       {JA: "正解！", EN: "Solved!"},
	"puzzle.missed":     {JA: "あと一歩！", EN: "Not quite!"},
	"puzzle.missed.why": {JA: "このターンでは届きませんでした。ヒント：{0}", EN: "The turn is over, and the match is not won. A hint: {0}"},
	"puzzle.again":      {JA: "もう一度", EN: "Try again"},
	"coach.norecord":    {JA: "手ほどきの記録は残りません", EN: "Tutorials are not recorded"},
	"log":               {JA: "ログ", EN: "Log"},
	"menu":              {JA: "メニュー", EN: "Menu"},
	"paused":            {JA: "ひと休み", EN: "Paused"},
	"resume":            {JA: "続ける", EN: "Resume"},
	"settings":          {JA: "設定", EN: "Settings"},
	"help":              {JA: "遊び方", EN: "How to play"},
	"help.turn":         {JA: "ターンの流れ", EN: "A turn"},
	"help.signs":        {JA: "記号", EN: "Signs"},
	"help.words":        {JA: "用語", EN: "Words"},
	"help.keys":         {JA: "操作", EN: "Keys"},
	"key.arrows":        {JA: "矢印キー", EN: "Arrow keys"},
	"key.move":          {JA: "選ぶ場所を動かす", EN: "Move to what you want to choose"},
	"key.choose":        {JA: "枠のついたものに決める", EN: "Choose what has the ring"},
	"key.go":            {JA: "光っているボタンを押す", EN: "Press the lit button"},
	"key.back":          {JA: "戻る。なければメニュー", EN: "Back; where nothing is open, the menu"},
	"key.menu":          {JA: "メニューを開く", EN: "Open the menu"},
	"key.inspect":       {JA: "カードを大きく見る", EN: "Look closer at a card"},
	"key.steps":         {JA: "前・次のものへ", EN: "To the one before or after"},
	"key.undo":          {JA: "1手戻す", EN: "Take back one step"},
	"key.log":           {JA: "ログを見る", EN: "Read the log"},
	"key.help":          {JA: "このページを開く", EN: "Open this page"},
	"key.hand":          {JA: "手札を左から数えて選ぶ", EN: "A card of the hand, counted from the left"},
	"key.scroll":        {JA: "上下に動かす", EN: "Scroll"},
	"key.full":          {JA: "全画面にする・戻す", EN: "Full screen and back"},
	"saves":             {JA: "セーブデータのフォルダーを開く", EN: "Open the folder of saved games"},
	"gain":              {JA: "新しい心得「{0}」", EN: "New deed: {0}"},
	"gain.look":         {JA: "「{0}」がひらきました", EN: "Opened: {0}"},
	"gain.look.why":     {JA: "次の対戦の設定で選べます。", EN: "Choose it in the set-up of your next match."},
	"gain.of":           {JA: "（{0}/{1}）", EN: "({0} of {1})"},
	"gain.next":         {JA: "次を見る", EN: "See the next"},
	"end.home":          {JA: "タイトル", EN: "Title"},
	"end.watch":         {JA: "リプレイ", EN: "Replay"},
	"end.decks":         {JA: "デッキ", EN: "Decks"},
	"end.swap":          {JA: "入れ替え", EN: "Swap"},
	"end.save":          {JA: "保存", EN: "Save"},
	"end.link":          {JA: "リンク", EN: "Link"},
	"end.picture":       {JA: "画像", EN: "Picture"},
	"picture":           {JA: "結果の画像を共有・保存", EN: "Share or save a picture of the result"},
	"result.turned":     {JA: "{0}ターン目 {1} → {2}", EN: "Turn {0}: {1} → {2}"},
	"result.again":      {JA: "このターンを見直す", EN: "See this turn again"},
	"result.turns":      {JA: "{0}〜{1}ターン", EN: "turns {0} to {1}"},
	"read.was":          {JA: "（元は{0}）", EN: "(printed {0})"},
	"read.part":         {JA: "{0}　{1}", EN: "{0} {1}"},
	"read.set":          {JA: "{0}になる", EN: "set to {0}"},
	"read.by":           {JA: "{0}　{1}", EN: "{0}: {1}"},
	"read.until":        {JA: "{0}（{1}）", EN: "{0} ({1})"},
	"read.effect":       {JA: "効果", EN: "an effect"},
	"read.limit":        {JA: "ルールによる限度", EN: "limit of the rules"},
	"read.with":         {JA: "{0}：{1}", EN: "{0}: {1}"},
	"help.now":          {JA: "いま", EN: "now"},
	"rematch":           {JA: "もう一度", EN: "Rematch"},
	"swap":              {JA: "デッキを交換", EN: "Swap decks"},
	"decks":             {JA: "別のデッキで", EN: "Other decks"},
	"watch":             {JA: "リプレイを見る", EN: "Watch replay"},
	"save":              {JA: "対戦を保存", EN: "Save match"},
	"link":              {JA: "リンクをコピー", EN: "Copy link"},
	"nolink":            {JA: "リンクには長すぎます。ファイルに保存してください", EN: "Too long for a link: save it to a file"},
	"copied":            {JA: "リンクをコピーしました", EN: "Link copied"},
	"code":              {JA: "ページに置くコード", EN: "Code for a web page"},
	"code.copied":       {JA: "コードをコピーしました。HTMLに貼ると、このテーブルが置けます", EN: "Copied: paste it into a page’s HTML to have this table there"},
	"explained":         {JA: "{0}：{1}", EN: "{0}: {1}"},
	"see":               {JA: "盤面を見る", EN: "See the table"},
	"drawn":             {JA: "引き分け", EN: "Draw"},
	"win":               {JA: "勝利", EN: "Victory"},
	"lose":              {JA: "敗北", EN: "Defeat"},
	"wins":              {JA: "{0}の勝ち", EN: "{0} wins"},
	"practice":          {JA: "練習にしますか？", EN: "Practice?"},
	"practice.ask":      {JA: "そのあとに新しいことが分かっています。戻すとこの対戦は練習になり、記録にも残ります。", EN: "You have seen something new since then. If you take it back, this match is practice from here on, and its record says so."},
	"practice.yes":      {JA: "練習として戻す", EN: "Take back"},
	"practice.no":       {JA: "戻さない", EN: "Keep it"},
	"practice.begun":    {JA: "ここからは練習です", EN: "This is practice now"},
	"practice.mark":     {JA: "練習", EN: "Practice"},
	"undo.practice":     {JA: "一手戻す（練習）", EN: "Undo (practice)"},
	"undo.asked":        {JA: "一手戻しました", EN: "your last move"},
	"undo.what":         {JA: "「{0}」を取り消しました", EN: "{0}"},
	"undo.on":           {JA: "{0}についての答えを取り消しました", EN: "your answer on {0}"},
	"undo.turn":         {JA: "ターン{0}：{1}", EN: "Taken back in turn {0}: {1}"},
	"undo.start":        {JA: "{0}", EN: "Taken back: {0}"},
	"concede":           {JA: "投了する", EN: "Concede"},
	"totitle":           {JA: "タイトルへ", EN: "To title"},
	"concede.ask":       {JA: "この対戦を投了しますか？相手の勝ちになります。", EN: "Give up this match? Your opponent wins."},
	"concede.game":      {JA: "このゲームを投了", EN: "Concede this game"},
	"concede.game.ask":  {JA: "このゲームだけを投了しますか？試合は次のゲームへ続きます。", EN: "Give up this game? The match goes on with the next one."},
	"concede.all":       {JA: "試合を投了", EN: "Concede the match"},
	"concede.all.ask":   {JA: "試合全体を投了しますか？相手が試合に勝ちます。", EN: "Give up the whole match? Your opponent wins it."},
	"yes":               {JA: "はい", EN: "Yes"},
	"order.one":         {JA: "使う", EN: "Use it"},
	"no":                {JA: "いいえ", EN: "No"},
	"drop.wrong":        {JA: "そこには置けません", EN: "It cannot go there"},
	"drop.later":        {JA: "まだ番が来ません。《{0}》を戻しました", EN: "Not your turn yet: {0} has gone back"},
	"drop.other":        {JA: "今は《{0}》を使う場面ではありません", EN: "{0} is no answer to this question"},
	"undo":              {JA: "一手戻す", EN: "Undo"},
	"undo.lesson":       {JA: "レッスンでは戻せません", EN: "No taking back in a lesson"},
	"undo.none":         {JA: "戻せる手がありません", EN: "Nothing to take back"},
	"speed":             {JA: "速さ", EN: "Speed"},
	"speed.off":         {JA: "即時", EN: "Instant"},
	"speed.swift":       {JA: "超高速", EN: "Very fast"},
	"speed.fast":        {JA: "速い", EN: "Fast"},
	"speed.normal":      {JA: "ふつう", EN: "Normal"},
	"speed.slow":        {JA: "ゆっくり", EN: "Slow"},
	"language":          {JA: "言語", EN: "Language"},
	"sound":             {JA: "効果音", EN: "Sound"},
	"music":             {JA: "音楽", EN: "Music"},
	"mute":              {JA: "消音", EN: "Mute all"},
	"textsize":          {JA: "文字の大きさ", EN: "Text size"},
	"text.1":            {JA: "標準", EN: "Normal"},
	"text.2":            {JA: "大きめ", EN: "Larger"},
	"text.3":            {JA: "特大", EN: "Largest"},
	"motion":            {JA: "動きを減らす", EN: "Reduce motion"},
	"fullscreen":        {JA: "全画面", EN: "Full screen"},
	"count":             {JA: "{0}枚", EN: "{0} {0:card|cards}"},
	"empty":             {JA: "カードはありません", EN: "No cards here"},
	"handover":          {JA: "{0}の番です", EN: "{0}, your turn"},
	"handover.why":      {JA: "手札が見えないように、端末を{0}に渡してください。", EN: "Pass the device to {0}. The hand stays hidden until then."},
	"handover.go":       {JA: "受け取りました", EN: "I have it"},
	"first":             {JA: "最初へ", EN: "To the start"},
	"back":              {JA: "一つ戻る", EN: "Step back"},
	"play":              {JA: "再生", EN: "Play"},
	"pause":             {JA: "一時停止", EN: "Pause"},
	"forward":           {JA: "一つ進む", EN: "Step forward"},
	"last":              {JA: "最後へ", EN: "To the end"},
	"turnback":          {JA: "前のターンへ", EN: "Turn back"},
	"turnon":            {JA: "次のターンへ", EN: "Next turn"},
	"replay.at":         {JA: "ターン{0}/{1}・手順{2}/{3}", EN: "Turn {0}/{1}, step {2}/{3}"},
	"replay.setup":      {JA: "準備・手順{0}/{1}", EN: "Set-up, step {0}/{1}"},
	"position":          {JA: "{1}手中 {0}手目", EN: "Step {0} of {1}"},
	"fromhere":          {JA: "ここから対戦", EN: "Play on from here"},
	"fromhere.short":    {JA: "ここから", EN: "Play on"},
	"leave.short":       {JA: "閉じる", EN: "Leave"},
	"show":              {JA: "お手本", EN: "Show how"},
	"onward":            {JA: "次は{0}", EN: "Next: {0}"},
	"onward.short":      {JA: "次の相手へ", EN: "Next rival"},
	"verdict.alike":     {JA: "「強い」も同じ：{0}", EN: "Hard would do the same: {0}"},
	"verdict.did":       {JA: "{0}：{1}", EN: "{0}: {1}"},
	"verdict.would":     {JA: "「強い」なら：{0}", EN: "Hard would: {0}"},
	"verdict.you":       {JA: "あなた", EN: "You"},
	"show.tip":          {JA: "ここから「強い」コンピューターが続きを打ちます", EN: "A hard computer player goes on in your place"},
	"show.back":         {JA: "自分の対戦に戻る", EN: "Back to my match"},
	"leave":             {JA: "リプレイを閉じる", EN: "Leave replay"},
	"leave.live":        {JA: "観戦をやめる", EN: "Stop watching"},
	"hasty":             {JA: "質問が変わりました。もう一度押してください", EN: "The question has just changed: press again"},
	"facedown":          {JA: "裏向きのカード", EN: "Face-down card"},
	"use":               {JA: "使う", EN: "Use it"},
	"use.not":           {JA: "使わない", EN: "Leave it"},
	"ahead":             {JA: "使うと：{0}", EN: "If used: {0}"},
	"ahead.lose":        {JA: "使うと、この対戦に負けます", EN: "If used, you lose the match"},
	"ahead.win":         {JA: "使うと、この対戦に勝ちます", EN: "If used, you win the match"},
	"ahead.nothing":     {JA: "いま使っても、何も変わりません", EN: "Used now, it changes nothing"},
	"confirm":           {JA: "決定", EN: "Confirm"},
	"confirm.more":      {JA: "あと{0}枚選んでください", EN: "Choose {0} more"},
	"confirm.none":      {JA: "選ばない", EN: "Choose none"},
	"pass":              {JA: "何もしない", EN: "Do nothing"},
	"ask.open":          {JA: "選択に戻る", EN: "Back to the question"},
	"ask.wait":          {JA: "{0}を待っています", EN: "Waiting for {0}"},
	"ask.think":         {JA: "{0}が考えています", EN: "{0} is thinking"},
	"ask.committed":     {JA: "決定しました。{0}を待っています", EN: "Committed. Waiting for {0}"},
	"ask.none":          {JA: "選べるカードがありません", EN: "There is nothing to choose"},
	"ask.none.why":      {JA: "そのまま決定してください。相手には、なかったことは分かりません。", EN: "Just confirm; your opponent does not learn that there was nothing."},
	"ask.cards.n":       {JA: "{0}枚選びましょう", EN: "Choose {0}"},
	"ask.cards.1":       {JA: "1枚選びましょう", EN: "Choose a card"},
	"ask.cards.may":     {JA: "1枚選べます", EN: "You may choose a card"},
	"ask.cards.upto":    {JA: "{0}枚まで選べます", EN: "Choose up to {0}"},
	"ask.cards.range":   {JA: "{0}〜{1}枚選べます", EN: "Choose {0} to {1}"},
	"choose":            {JA: "選んでください", EN: "Choose"},
	"copies":            {JA: "同じカードが{0}枚", EN: "{0} copies"},
	"picked":            {JA: "選択 {0}／{1}枚", EN: "{0} of {1} chosen"},
	"picked.upto":       {JA: "選択 {0}枚（{1}枚まで）", EN: "{0} chosen (up to {1})"},
	"early":             {JA: "番が来たら《{0}》を選びます", EN: "{0} will be chosen when you are asked"},
	"next":              {JA: "次は「{0}」", EN: "{0} next"},
	"order.all":         {JA: "この順で全部", EN: "All, in this order"},
	"names.short":       {JA: "全部", EN: "All"},
	"names.all":         {JA: "すべてのカード", EN: "All cards"},
	"log.empty":         {JA: "まだ何も起きていません", EN: "Nothing has happened yet"},
}

// GameText holds the phrases of all games. A game's own take precedence.
var GameText = lang.Words{
	"you":             {JA: "あなた", EN: "You"},
	"comma":           {JA: "、", EN: ", "},
	"stop":            {JA: "。", EN: ". "},
	"of":              {JA: "{0}の{1}", EN: "{0} {1}"},
	"zone.hand":       {JA: "手札", EN: "Hand"},
	"step.setup":      {JA: "準備", EN: "Set-up"},
	"turn":            {JA: "ターン{0}", EN: "Turn {0}"},
	"turn.tall":       {JA: "ターン{0}", EN: "Turn {0}"},
	"act.pick":        {JA: "選ぶ", EN: "choose"},
	"act.unpick":      {JA: "選択をやめる", EN: "take back"},
	"node.card":       {JA: "{0}、{1} — {2}", EN: "{0}, {1}: {2}"},
	"node.plain":      {JA: "{0}、{1}", EN: "{0}, {1}"},
	"node.backs":      {JA: "{0}の手札 {1}枚", EN: "{0} hand: {1} {1:card|cards}"},
	"node.noturn":     {JA: "いまは選べません", EN: "Not now"},
	"result.open":     {JA: "結果を見る", EN: "See the result"},
	"status.set":      {JA: "決定済み", EN: "Committed"},
	"status.thinking": {JA: "考え中", EN: "Thinking"},
	"status.choosing": {JA: "選択中", EN: "Choosing"},
	"status.over":     {JA: "対戦終了。{0}", EN: "The match is over. {0}"},
	"status.handover": {JA: "端末を{0}に渡してください", EN: "Hand the device to {0}"},
	"status.replay":   {JA: "リプレイ {0}/{1}", EN: "Replay {0}/{1}"},
	"memo":            {JA: "見た相手のカード", EN: "Opposing cards seen"},
	"series.next":     {JA: "次のゲームへ", EN: "Next game"},
	"side.title":      {JA: "サイドボード：{0}", EN: "Sideboarding: {0}"},
	"side.main":       {JA: "メインデッキ", EN: "Main deck"},
	"side.side":       {JA: "サイドボード", EN: "Sideboard"},
	"side.done":       {JA: "これで始める", EN: "Play with this"},
	"side.how":        {JA: "カードをタップすると1枚移ります。相手には見えません。", EN: "A tap moves one copy; your opponent does not see it."},
	"side.timeout":    {JA: "時間切れです。最後に整っていた構成で始めます", EN: "Time is up: the last complete list is played"},
	"side.left":       {JA: "残り{0}秒", EN: "{0} {0:second|seconds} left"},
	"side.count":      {JA: "メイン {0}/{1}枚", EN: "Main {0} of {1}"},
	"why.concede.all": {JA: "{0}が試合を投了しました", EN: "{0} conceded the match"},
	"series.score":    {JA: "第{0}戦（{1}本勝負）　{2} － {3}", EN: "Game {0} of {1}: {2} – {3}"},
	"why.concede":     {JA: "{0}が投了しました", EN: "{0} conceded"},
	"why.endless":     {JA: "効果が終わらないため引き分けです", EN: "An effect never ended: the match is a draw"},
	"why.fault":       {JA: "不具合で対戦が止まりました", EN: "A fault stopped the match"},
	"log.plays":       {JA: "{p}のプレイ", EN: "{p} [play|plays]"},
	"log.does":        {JA: "{0}", EN: "{0}"},
	"log.nothing":     {JA: "何も起きなかった{0}", EN: "Nothing happens{0}"},
	"log.start":       {JA: "ターン{0}から表示しています", EN: "The log starts at turn {0}"},
	"log.draw":        {JA: "{p}はカードを{0!}枚引いた", EN: "{p} [draw|draws] {0!} {0:card|cards}"},
	"log.drawcard":    {JA: "{p}は{c}を引いた", EN: "{p} [draw|draws] {c}"},
	"log.looks":       {JA: "{p}はカード{0!}枚に目を通した", EN: "{p} [look|looks] through {0!} {0:card|cards}"},
	"log.show":        {JA: "{P}の{c}が公開された", EN: "{P} {c} is revealed"},
	"log.shuffle.by":  {JA: "{c}の効果で{P}のデッキがシャッフルされた", EN: "{c} shuffles {P} deck"},
	"log.shuffle":     {JA: "{P}のデッキがシャッフルされた", EN: "{P} deck is shuffled"},
	"log.tohand":      {JA: "{c}が{P}の手札に加わった", EN: "{c} joins {P} hand"},
	"log.over":        {JA: "{p}の勝ち。{0}", EN: "{p} [win|wins]. {0}"},
	"log.over.draw":   {JA: "引き分け。{0}", EN: "A draw. {0}"},
}

// Phrases merges a game's own phrases with those of every table.
func Phrases(own ...lang.Words) lang.Words {
	all := maps.Clone(GameText)
	for _, w := range own {
		maps.Copy(all, w)
	}
	return all
}

// List joins words for readers: "cost 3, clock 2".
func List(l lang.Lang, words ...string) string { return strings.Join(words, GameText.T(l, "comma")) }

// Sentences joins sentences, "Turn 3. Battle step", leaving out empty ones; those
// with a stop of their own get no second one.
func Sentences(l lang.Lang, s ...string) string {
	stop := GameText.T(l, "stop")
	s = slices.DeleteFunc(s, func(t string) bool { return t == "" })
	for i := range s[:max(0, len(s)-1)] {
		s[i] = strings.TrimSuffix(s[i], strings.TrimSpace(stop))
	}
	return strings.Join(s, stop)
}

// Explained returns a name with its number or its explanation, if there is one.
func Explained(l lang.Lang, name, what string) string {
	if what == "" {
		return name
	}
	return Text.T(l, "explained", name, what)
}

// Of returns a phrase of this package.
func Of(s *ui.Surface, key string, args ...any) string { return Text.T(s.Lang(), key, args...) }

// Cards returns a number of cards in words.
func Cards(l lang.Lang, n int) string { return Text.T(l, "count", n) }

func Itoa(n int) string {
	if n < 0 {
		return "−" + Itoa(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return Itoa(n/10) + string(rune('0'+n%10))
}
