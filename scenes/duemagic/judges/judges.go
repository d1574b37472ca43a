// Package judges has the six who sit at the far side of Duemagic's circle, each
// behind a mask.
package judges

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// moods are what the moods of a rival look like on a mask, and how far it bends
// the head.
var moods = map[table.Mood][2]float64{table.Thinking: {-0.15, 3}, table.Pleased: {0.55, 0}, table.Hurt: {-0.6, 4}, table.Triumphant: {1, -2}, table.Beaten: {-1, 8}}

// behind draws a judge; what floats over the shoulder is none or of the base sheet.
func behind(j sprites.Judge, prop ...string) func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
	return func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
		w := r.H * sprites.JudgeAspect
		at := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
		m := sprites.Mien{LookX: f.LookX, LookY: -f.LookY, Blink: f.Lids, Talk: f.Talk, Mood: moods[f.Mood][0], Bow: moods[f.Mood][1]}
		c.Paint(at, "judge", func(dst *ebiten.Image) {
			sprites.DrawJudge(dst, sprites.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H}, &j, m)
		}, float64(j.Kind), m.LookX, m.LookY, m.Blink, m.Talk, m.Mood, m.Bow)
		if len(prop) == 3 {
			h := 0.36 * at.H
			c.Paint(ui.Rect{X: at.X + 0.12*at.W - h/2, Y: at.Y + 0.54*at.H - h/2, W: h, H: h}, "judge."+prop[0], func(dst *ebiten.Image) {
				sprites.DrawFigures(dst, at.X+0.12*at.W-h/2, at.Y+0.54*at.H-h/2, h, h, sprites.Still(prop[0], prop[1], prop[2]), 0)
			})
		}
	}
}

// says lists a rival's lines, by occasion, each in both languages.
func says(greets, strikes, struck, ponders, waits, wins, loses [][2]string) map[table.Occasion][]lang.Phrase {
	out := map[table.Occasion][]lang.Phrase{}
	for i, list := range [...][][2]string{greets, strikes, struck, ponders, waits, wins, loses} {
		for _, l := range list {
			out[table.Greets+table.Occasion(i)] = append(out[table.Greets+table.Occasion(i)], lang.Phrase{JA: l[0], EN: l[1]})
		}
	}
	return out
}

// Nobody is the look of who sits at the far side where nobody is named.
var Nobody = sprites.Judge{Kind: sprites.MaskBone, Cloth: [3]float64{0.24, 0.17, 0.52}, Left: [3]float64{0.38, 0.70, 1}, Right: [3]float64{1, 0.48, 0.35},
	Mask: [3]float64{0.85, 0.81, 0.91}, Eye: [3]float64{0.75, 0.47, 1}, Clasp: [3]float64{0.88, 0.70, 0.35}}

// faiths are whose cloth hangs in a rival's hall: a civilization's, counted from 1, or
// the circle's own.
var faiths = map[string]int{"sol": 1, "minamo": 2, "bram": 3, "vesper": 4, "hazel": 5, "white-flame": 6}

// Faith returns whose cloth hangs in the hall of a rival, 0 for nobody's.
func Faith(r *table.Rival) int {
	if r == nil {
		return 0
	}
	return faiths[r.ID]
}

// List are the rivals, from the first to the last.
var List = []*table.Rival{
	{ID: "hazel", Way: table.Bold, Name: lang.Phrase{JA: "ハシバミ", EN: "Hazel"}, Title: lang.Phrase{JA: "森の魔術見習い", EN: "apprentice of the grove"}, Deck: "rootrunners", Level: "easy",
		Draw: behind(sprites.Judge{Kind: sprites.MaskBark, Cloth: [3]float64{0.13, 0.32, 0.22}, Left: [3]float64{0.50, 1, 0.60}, Right: [3]float64{0.90, 0.80, 0.40}, Mask: [3]float64{0.58, 0.45, 0.31}, Eye: [3]float64{0.50, 1, 0.50}, Clasp: [3]float64{0.62, 0.70, 0.32}}, "potted-plant", "moss", "key"),
		Lines: says(
			[][2]string{{"よろしくお願いします！", "I hope we both learn something!"}, {"今日は負けませんよ。", "Today I will not lose, you will see."}},
			[][2]string{{"やった、割れました！", "It broke! It really broke!"}, {"このまま走りぬけます！", "Run, everyone, run!"}},
			[][2]string{{"うわっ、いい音……。", "Oh. What a sound."}, {"まだ芽は残っています。", "There is still a seed left."}},
			[][2]string{{"えっと、どれを出そうかな。", "Now, which one first?"}},
			[][2]string{{"ゆっくりでいいですよ。", "Take your time. Trees do."}},
			[][2]string{{"勝てた……師匠に自慢できます。", "I won. Wait until they hear at home."}, {"ありがとうございました！", "Thank you, that was fun!"}},
			[][2]string{{"まいりました。次はもっと育てます。", "You win. Next time I will grow more."}, {"すごい一手でした！", "What a move that was!"}})},
	{ID: "sol", Way: table.Careful, Name: lang.Phrase{JA: "ヒナタ", EN: "Sol"}, Title: lang.Phrase{JA: "灯台の書記", EN: "clerk of the Beacon"}, Deck: "beacon-court", Level: "easy",
		Draw: behind(sprites.Judge{Kind: sprites.MaskSun, Cloth: [3]float64{0.50, 0.38, 0.20}, Left: [3]float64{1, 0.85, 0.50}, Right: [3]float64{1, 0.70, 0.40}, Mask: [3]float64{0.95, 0.80, 0.48}, Eye: [3]float64{1, 0.90, 0.50}, Clasp: [3]float64{0.95, 0.85, 0.60}}, "quill-ink", "aureate", "gold"),
		Lines: says(
			[][2]string{{"では、記録をはじめます。", "I shall take the minutes."}, {"明るいうちに終わらせましょう。", "Let us be done while it is light."}},
			[][2]string{{"一枚。記録しました。", "One pane. Noted."}, {"光は届くものです。", "Light finds a way."}},
			[][2]string{{"帳簿に穴が……。", "That leaves a gap in my book."}, {"灯はまだ消えていません。", "The lamp is still burning."}},
			[][2]string{{"判例を探しています。", "I am looking for a precedent."}},
			[][2]string{{"お茶をいれてきましょうか。", "Shall I put the kettle on?"}},
			[][2]string{{"これにて閉廷です。", "The court is adjourned."}, {"よい記録になりました。", "A fine page for the record."}},
			[][2]string{{"あなたの勝ち、と書いておきます。", "I shall write down that you won."}, {"まぶしい勝負でした。", "You were brighter today."}})},
	{ID: "vesper", Way: table.Greedy, Name: lang.Phrase{JA: "クズハ", EN: "Vesper"}, Title: lang.Phrase{JA: "灰の語り部", EN: "teller of the ashes"}, Deck: "ashen-choir", Level: "normal",
		Draw: behind(sprites.Judge{Kind: sprites.MaskFox, Cloth: [3]float64{0.46, 0.13, 0.16}, Left: [3]float64{1, 0.60, 0.30}, Right: [3]float64{1, 0.30, 0.20}, Mask: [3]float64{0.95, 0.92, 0.88}, Eye: [3]float64{1, 0.55, 0.20}, Clasp: [3]float64{0.85, 0.75, 0.50}}, "old-lantern", "ember", "gold"),
		Lines: says(
			[][2]string{{"さて、今夜は誰の物語かしら。", "Whose tale shall we tell tonight?"}, {"灰は昔をよく覚えているのよ。", "Ashes remember everything."}},
			[][2]string{{"いい音。もう一度聞かせて。", "Lovely. Let me hear it again."}, {"ほら、話が動いた。", "There, the story moves."}},
			[][2]string{{"あら、痛い。", "Ouch. How rude."}, {"悲しい場面も必要よね。", "Every tale needs a sad part."}},
			[][2]string{{"続きを考えているの。", "I am thinking of the next line."}},
			[][2]string{{"寝てしまったの？", "Have you fallen asleep?"}},
			[][2]string{{"めでたし、めでたし。", "And they lived ever after. Well, I did."}, {"この話はここまで。", "That is where the tale ends."}},
			[][2]string{{"こんな結末は聞いていないわ。", "Nobody told me that ending."}, {"あなたが語り手だったのね。", "So it was your story all along."}})},
	{ID: "bram", Way: table.Bold, Name: lang.Phrase{JA: "ガンザン", EN: "Bram"}, Title: lang.Phrase{JA: "角笛の番人", EN: "warden of the horn"}, Deck: "rootrunners", Level: "normal",
		Draw: behind(sprites.Judge{Kind: sprites.MaskHorned, Cloth: [3]float64{0.20, 0.14, 0.20}, Left: [3]float64{0.70, 0.40, 1}, Right: [3]float64{1, 0.30, 0.30}, Mask: [3]float64{0.46, 0.42, 0.50}, Eye: [3]float64{1, 0.28, 0.30}, Clasp: [3]float64{0.60, 0.50, 0.60}}),
		Lines: says(
			[][2]string{{"正面から来い。", "Come at me from the front."}, {"角笛は鳴った。", "The horn has sounded."}},
			[][2]string{{"砕けろ！", "Break!"}, {"群れは止まらん。", "Nothing stops the herd."}},
			[][2]string{{"ほう、やるな。", "Ho. You hit hard."}, {"この程度では倒れん。", "It takes more than that."}},
			[][2]string{{"待て。力をためている。", "Wait. I am gathering strength."}},
			[][2]string{{"考えるより走れ。", "Less thinking, more running."}},
			[][2]string{{"よい戦いだった。", "That was a good fight."}, {"大地の勝ちだ。", "The ground itself has won."}},
			[][2]string{{"見事だ。道をあけよう。", "Well fought. I make way."}, {"角が折れたか。", "There goes my horn."}})},
	{ID: "minamo", Way: table.Careful, Name: lang.Phrase{JA: "ミナモ", EN: "Minamo"}, Title: lang.Phrase{JA: "霧の占い師", EN: "reader of mists"}, Deck: "mistfoot-hall", Level: "normal",
		Draw: behind(sprites.Judge{Kind: sprites.MaskMoon, Cloth: [3]float64{0.10, 0.22, 0.46}, Left: [3]float64{0.30, 0.80, 1}, Right: [3]float64{0.40, 0.50, 1}, Mask: [3]float64{0.75, 0.85, 0.95}, Eye: [3]float64{0.35, 0.85, 1}, Clasp: [3]float64{0.70, 0.80, 0.90}}, "concentration-orb", "azure", "hot"),
		Lines: says(
			[][2]string{{"あなたが来るのは見えていました。", "I saw that you would come."}, {"霧の中へ、ようこそ。", "Welcome into the mist."}},
			[][2]string{{"そこにいると、見えていました。", "I saw it there all along."}, {"影が先に着きましたね。", "My shadow was there first."}},
			[][2]string{{"それは見えませんでした。", "That I did not see."}, {"霧が少し晴れました。", "The mist is thinner now."}},
			[][2]string{{"静かに。水面がゆれています。", "Hush. The water is moving."}},
			[][2]string{{"答えはもう出ていますよ。", "You know the answer already."}},
			[][2]string{{"占いのとおりです。", "It was in the water."}, {"霧がすべてを隠します。", "The mist covers everything."}},
			[][2]string{{"占いも外れるのですね。", "So it can be wrong, too."}, {"あなたの手は読めません。", "I cannot read your hand."}})},
	{ID: "white-flame", Way: table.Steady, Name: lang.Phrase{JA: "白炎の裁き手", EN: "The White-Flame Judge"}, Title: lang.Phrase{JA: "円の主", EN: "keeper of the circle"}, Deck: "beacon-court", Level: "hard",
		Draw: behind(Nobody),
		Lines: says(
			[][2]string{{"円に入る者よ、名乗れ。", "Name yourself, who enters the circle."}, {"裁きをはじめよう。", "Let judgement begin."}},
			[][2]string{{"有罪。", "Guilty."}, {"炎は等しく焼く。", "The flame burns all alike."}},
			[][2]string{{"異議を認める。", "Objection sustained."}, {"よく見抜いた。", "You saw through it."}},
			[][2]string{{"静粛に。", "Silence in the circle."}},
			[][2]string{{"弁明を待っている。", "I am waiting for your plea."}},
			[][2]string{{"判決は下った。", "The verdict is given."}, {"円は私のものだ。", "The circle remains mine."}},
			[][2]string{{"見事。無罪とする。", "Well done. You go free."}, {"円はあなたを認めた。", "The circle has accepted you."}})},
}
