// Package sitters has the six who sit on the other side of the clock: their
// faces, ways of playing and words.
package sitters

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rivals are the six who sit on the other side of the clock, from the easiest.
var Rivals = []*table.Rival{
	{ID: "owl-clerk", Way: table.Careful, Deck: "ember-ledger", Level: "easy", Name: lang.Phrase{JA: "フクロウの時計番", EN: "Owl Clerk"}, Title: lang.Phrase{JA: "夜勤明けの記録係", EN: "keeper of the night's records"},
		Draw: sits(sprites.Sitter{Kind: 0, Coat: "241449", Face: "8b74c2", Trim: "e23a7e", Hat: "36d6a0", Eyes: "ffc640"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "ようこそ屋上へ。時計はもう動いていますよ", EN: "Welcome to the roof. The clock is already running."}, {JA: "帳簿を開きました。さあ、一手目をどうぞ", EN: "The ledger is open. Your first card, please."}},
			table.Strikes: {{JA: "ほう、これは記録に残しましょう", EN: "Hoo! That one goes into the record."}, {JA: "計算どおり、とは言いませんよ", EN: "I will not say I had worked that out."}},
			table.Struck:  {{JA: "羽が何枚か飛びました", EN: "There go a few feathers."}, {JA: "いたた、片眼鏡がずれました", EN: "Ouch. Now my monocle is crooked."}},
			table.Ponders: {{JA: "少々お待ちを。時刻表と相談中です", EN: "One moment. I am consulting the timetable."}, {JA: "ええと、あと何時間で夜でしたか", EN: "Now, how many hours until dark?"}},
			table.Waits:   {{JA: "ごゆっくり。夜は長いですから", EN: "Take your time. The night is long."}, {JA: "お茶を淹れ直しましょうか", EN: "Shall I make some fresh tea?"}},
			table.Wins:    {{JA: "本日の記録、私の勝ちと", EN: "For the record: a win for me."}},
			table.Loses:   {{JA: "お見事。赤いインクで書いておきます", EN: "Well played. I shall write it in red."}},
		}},
	{ID: "roof-cat", Way: table.Greedy, Deck: "paper-gale", Level: "easy", Name: lang.Phrase{JA: "屋根のミケ", EN: "Marmalade"}, Title: lang.Phrase{JA: "この屋上の本当の主", EN: "the roof's true owner"},
		Draw: sits(sprites.Sitter{Kind: 2, Coat: "8a4a1e", Face: "fff0dc", Trim: "2e7d5b", Eyes: "ffd24a"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "そこ、私の昼寝の場所なんだけど", EN: "You are sitting where I nap."}, {JA: "遊ぶ？ 勝ったら魚ね", EN: "A game? Fish for the winner."}},
			table.Strikes: {{JA: "にゃっ、つかまえた", EN: "Got you."}, {JA: "爪は引っこめてたよ、少しだけ", EN: "I kept my claws in. Mostly."}},
			table.Struck:  {{JA: "しっぽを踏まれた気分", EN: "That felt like my tail."}, {JA: "今のは見なかったことにして", EN: "We did not see that happen."}},
			table.Ponders: {{JA: "待って、虫がいる", EN: "Wait. A moth."}, {JA: "月を見てただけ", EN: "I was only looking at the moon."}},
			table.Waits:   {{JA: "ふあ……朝になっちゃうよ", EN: "Yawn… it will be morning soon."}, {JA: "丸くなって待ってる", EN: "I shall curl up until you are done."}},
			table.Wins:    {{JA: "日なたも夜も、ぜんぶ私の", EN: "Sunny spots, dark spots: all mine."}},
			table.Loses:   {{JA: "なでてくれたら許す", EN: "Scratch my ears and I forgive you."}},
		}},
	{ID: "foundry-robot", Way: table.Bold, Deck: "noon-foundry", Level: "normal", Name: lang.Phrase{JA: "鋳造所の六号", EN: "Foundry Six"}, Title: lang.Phrase{JA: "正午を待つ機械工", EN: "a machinist who waits for noon"},
		Draw: sits(sprites.Sitter{Kind: 1, Coat: "5d5148", Face: "9a8266", Trim: "7a4a22", Eyes: "ff9a3c"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "起動完了。勝負の時間だ", EN: "Boot complete. Time to play."}, {JA: "本日の作業、あなたとの対戦", EN: "Today's work order: you."}},
			table.Strikes: {{JA: "打撃、規格どおり", EN: "Impact within tolerance."}, {JA: "よく鳴る鉄だ", EN: "That rang true."}},
			table.Struck:  {{JA: "へこみを確認。動作に支障なし", EN: "Dent found. Still running."}, {JA: "警告灯が一つ点いた", EN: "One warning light is on."}},
			table.Ponders: {{JA: "演算中、演算中", EN: "Computing. Computing."}, {JA: "歯車が一つ考えこんでいる", EN: "One of my gears is thinking."}},
			table.Waits:   {{JA: "待機電力で待つ", EN: "Waiting on standby power."}, {JA: "油を差す時間ができた", EN: "Time for a drop of oil."}},
			table.Wins:    {{JA: "製品完成。あなたは良い炉だった", EN: "Product finished. You were a good furnace."}},
			table.Loses:   {{JA: "設計を見直す。また明日", EN: "Back to the drawing board. Tomorrow, then."}},
		}},
	{ID: "tram-cat", Way: table.Steady, Deck: "paper-gale", Level: "normal", Name: lang.Phrase{JA: "終電のクロ", EN: "Last-Tram Kuro"}, Title: lang.Phrase{JA: "風を読む車掌猫", EN: "conductor, reader of winds"},
		Draw: sits(sprites.Sitter{Kind: 2, Coat: "2b2233", Face: "d8cfe0", Trim: "e0564a", Hat: "27406e", Eyes: "8cf0a0"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "ご乗車ありがとう。次は、勝負", EN: "All aboard. Next stop: a match."}, {JA: "切符を拝見。うん、いい手札だろうね", EN: "Tickets, please. A good hand, I hope."}},
			table.Strikes: {{JA: "定刻どおりの到着です", EN: "Right on schedule."}, {JA: "扉が閉まります、ご注意を", EN: "Mind the closing doors."}},
			table.Struck:  {{JA: "急停車いたしました", EN: "We apologise for the sudden stop."}, {JA: "風向きが変わったね", EN: "The wind has turned."}},
			table.Ponders: {{JA: "信号待ちです", EN: "Waiting for a signal."}, {JA: "ダイヤを組み直している", EN: "I am redrawing the timetable."}},
			table.Waits:   {{JA: "発車まで、まだ時間はあります", EN: "There is time before departure."}, {JA: "窓の外でも見ていようか", EN: "I will look out of the window."}},
			table.Wins:    {{JA: "終点です。お忘れ物のないように", EN: "Terminus. Please take your belongings."}},
			table.Loses:   {{JA: "乗り遅れたのは、私のほうか", EN: "So it was I who missed the tram."}},
		}},
	{ID: "tide-reckoner", Way: table.Careful, Deck: "noon-foundry", Level: "normal", Name: lang.Phrase{JA: "潮時計ナギ", EN: "Nagi the Reckoner"}, Title: lang.Phrase{JA: "時を数える計算機", EN: "an engine that counts the hours"},
		Draw: sits(sprites.Sitter{Kind: 1, Coat: "34425c", Face: "8fa4c4", Trim: "31536e", Eyes: "5ae0ff"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "十八時間のうち、何時間あなたのものになるでしょう", EN: "Eighteen hours. How many will be yours?"}, {JA: "静かに、針の音を聞きましょう", EN: "Hush. Let us listen to the hand."}},
			table.Strikes: {{JA: "潮が満ちました", EN: "High tide."}, {JA: "今が、その時刻でした", EN: "That was the hour for it."}},
			table.Struck:  {{JA: "誤差、想定より大きい", EN: "A larger error than expected."}, {JA: "引き潮もまた、潮です", EN: "The ebb, too, is tide."}},
			table.Ponders: {{JA: "分岐を数えています", EN: "I am counting the branches."}, {JA: "夜と昼、両方を計算中", EN: "Reckoning both night and day."}},
			table.Waits:   {{JA: "待つことも計算のうち", EN: "Waiting is part of the sum."}, {JA: "一時間は、思うより長い", EN: "An hour is longer than one thinks."}},
			table.Wins:    {{JA: "解は一つに収まりました", EN: "There was one solution after all."}},
			table.Loses:   {{JA: "美しい反例です。記憶します", EN: "A beautiful counterexample. I shall keep it."}},
		}},
	{ID: "lamplighter", Way: table.Bold, Deck: "lamplight-parade", Level: "hard", Name: lang.Phrase{JA: "点灯夫ヨナカ", EN: "Yonaka the Lamplighter"}, Title: lang.Phrase{JA: "夜をともす者、夜を消す者", EN: "who lights the night, and puts it out"},
		Draw: sits(sprites.Sitter{Kind: 0, Coat: "4a2f1c", Face: "e0b98a", Trim: "2f8fb0", Eyes: "ff8a3a"}),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "あかりを十個。消えるのは、どちらのだろうね", EN: "Ten lanterns each. Whose will go out?"}, {JA: "百年この屋上で、負けたことを数えたことはない", EN: "A hundred years up here. I never counted defeats."}},
			table.Strikes: {{JA: "ひとつ、またひとつ", EN: "One more, and one more."}, {JA: "暗くなってきただろう", EN: "It is getting dark, is it not?"}},
			table.Struck:  {{JA: "いい風だ。火が揺れた", EN: "A good wind. My flame shook."}, {JA: "面白い。続けなさい", EN: "Interesting. Go on."}},
			table.Ponders: {{JA: "火は急がない", EN: "Fire does not hurry."}, {JA: "その一枚に、夜の匂いがする", EN: "I smell the night in this one."}},
			table.Waits:   {{JA: "迷うのは、見えているからだ", EN: "You hesitate because you see."}, {JA: "夜明けまでには決めておくれ", EN: "Do decide before dawn."}},
			table.Wins:    {{JA: "おやすみ。最後のあかりは私が消そう", EN: "Good night. I will put out the last light."}},
			table.Loses:   {{JA: "……朝か。久しぶりに見た", EN: "…Morning. I had forgotten what it looks like."}},
		}},
}

// The light along the sides of whoever sits there, by night from the signs, by day from the sky.
var (
	rimNight = [2][3]float64{{1, 0.30, 0.68}, {0.36, 0.80, 1}}
	rimDay   = [2][3]float64{{0.70, 0.60, 0.42}, {0.40, 0.50, 0.60}}
)

// sits returns the function that draws a sitter.
func sits(who sprites.Sitter) func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
	return func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
		light := math.Round(float64(f.Light)*64) / 64
		mood := map[table.Mood]float64{table.Pleased: 0.6, table.Triumphant: 1, table.Hurt: -1, table.Beaten: -0.8}[f.Mood]
		pose := sprites.Pose{LookX: f.LookX, LookY: -f.LookY, Lid: f.Lids, Mood: mood, Talk: f.Talk}
		var rim [2][3]float64
		for s := range rim {
			for i := range rim[s] {
				rim[s][i] = ui.Lerp(rimNight[s][i], rimDay[s][i], light)
			}
		}
		c.Paint(r, "rival", func(dst *ebiten.Image) {
			sprites.DrawSitter(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, &who, pose, light, rim[0], rim[1])
		}, who.Kind, pose.LookX, pose.LookY, pose.Lid, pose.Mood, pose.Talk, light)
	}
}
