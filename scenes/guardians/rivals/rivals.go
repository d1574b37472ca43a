// Package rivals has who waits at the rail of the arena of Battle Guardians.
package rivals

import (
	"godeck/internal/lang"
	"godeck/scenes/guardians/figure"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// All are the six who wait at the rail, from the easiest.
var All = []*table.Rival{
	{ID: "tobari", Way: table.Careful, Name: lang.Phrase{JA: "トバリ", EN: "Tobari"}, Title: lang.Phrase{JA: "闘技場の見習い", EN: "Arena apprentice"}, Deck: "lantern-guard", Level: "easy", Draw: stander(0),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "よ、よろしくお願いします！", EN: "P-pleased to meet you!"}, {JA: "今日こそ一勝するんだ。", EN: "Today I win one. I must."}},
			table.Strikes: {{JA: "当たった！　見ました？", EN: "It hit! Did you see that?"}, {JA: "壁が飛んだ……ぼくが？", EN: "The wall flew. Was that me?"}},
			table.Struck:  {{JA: "うわっ、石がこっちまで！", EN: "Whoa, the stones came all the way here!"}, {JA: "まだ立てます。たぶん。", EN: "I can still stand. Probably."}},
			table.Ponders: {{JA: "ええと、ええと……", EN: "Um. Let me see. Um."}},
			table.Waits:   {{JA: "ゆっくりで大丈夫です。", EN: "Take your time, really."}},
			table.Wins:    {{JA: "勝った？　勝ちましたよね！", EN: "I won? I did win, right?"}, {JA: "灯を守れました……！", EN: "I kept the lamp alight!"}},
			table.Loses:   {{JA: "強いなあ。また来てください。", EN: "You are strong. Please come again."}, {JA: "次は七つ目の目を出します。", EN: "Next time I roll a seven."}},
		}},
	{ID: "akane", Way: table.Bold, Name: lang.Phrase{JA: "アカネ", EN: "Akane"}, Title: lang.Phrase{JA: "若き狼使い", EN: "Young wolf handler"}, Deck: "cinder-pack", Level: "easy", Draw: stander(4),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "うちの子たち、おなかをすかせてるよ。", EN: "My pack skipped breakfast."}, {JA: "かまれても知らないよ。", EN: "Not my fault if they bite."}},
			table.Strikes: {{JA: "よし、いい子！", EN: "Good wolf!"}, {JA: "ほら、石の味がするって。", EN: "They say it tastes of stone."}},
			table.Struck:  {{JA: "やったな。倍にして返す！", EN: "You did it now. Twice back!"}, {JA: "いたた。毛がこげた。", EN: "Ow. Singed fur."}},
			table.Ponders: {{JA: "どの子から行こうかな。", EN: "Now, which of you goes first?"}},
			table.Waits:   {{JA: "まだ？　みんな寝ちゃうよ。", EN: "Still thinking? They are falling asleep."}},
			table.Wins:    {{JA: "遠ぼえしていい？　いいよね！", EN: "May we howl? We may!"}, {JA: "今夜はごちそうだ！", EN: "A feast tonight!"}},
			table.Loses:   {{JA: "しっぽを巻いて帰るよ。", EN: "Home we go, tails down."}, {JA: "あんた、狼に好かれるね。", EN: "Wolves would like you."}},
		}},
	{ID: "yohaku", Way: table.Careful, Name: lang.Phrase{JA: "ヨハク", EN: "Yohaku"}, Title: lang.Phrase{JA: "書庫の写し手", EN: "Copyist of the archive"}, Deck: "deep-archive", Level: "normal", Draw: stander(1),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "記録を取ります。お名前は？", EN: "For the record, your name?"}, {JA: "では、白い頁から。", EN: "A blank page, then."}},
			table.Strikes: {{JA: "命中、と。書きました。", EN: "A hit. Written down."}, {JA: "その壁は目録から消します。", EN: "I strike that wall from the list."}},
			table.Struck:  {{JA: "……インクがこぼれました。", EN: "My ink is spilled."}, {JA: "この一行は太字にします。", EN: "That line goes in bold."}},
			table.Ponders: {{JA: "少々、引いています。", EN: "One moment. Looking it up."}},
			table.Waits:   {{JA: "余白に落書きを始めますよ。", EN: "I shall draw in the margin."}},
			table.Wins:    {{JA: "結び。わたしの勝ち。", EN: "The end. I win."}, {JA: "よい章でした。", EN: "A good chapter."}},
			table.Loses:   {{JA: "負けも記録に残します。", EN: "Defeats are kept on record, too."}, {JA: "続きは次の巻で。", EN: "Continued in the next volume."}},
		}},
	{ID: "hagane", Way: table.Steady, Name: lang.Phrase{JA: "ハガネ", EN: "Hagane"}, Title: lang.Phrase{JA: "機械工房の親方", EN: "Master of the gear works"}, Deck: "gearwright-union", Level: "normal", Draw: stander(2),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "仕事は手早く済ませよう。", EN: "Let us get the job done."}, {JA: "油は差してきた。始めるか。", EN: "Oiled and ready. Shall we?"}},
			table.Strikes: {{JA: "設計どおりだ。", EN: "As designed."}, {JA: "いい音で割れたな。", EN: "It broke with a good sound."}},
			table.Struck:  {{JA: "直せばいい。直せればな。", EN: "It can be mended. Perhaps."}, {JA: "やるじゃないか、若いの。", EN: "Not bad, young one."}},
			table.Ponders: {{JA: "待て。歯車がかみ合わん。", EN: "Wait. The gears will not mesh."}},
			table.Waits:   {{JA: "ひと休みしてくるか。", EN: "I could take a rest meanwhile."}},
			table.Wins:    {{JA: "納品完了だ。", EN: "Delivered."}, {JA: "道具は正直だ。", EN: "Tools do not lie."}},
			table.Loses:   {{JA: "図面を引き直すとしよう。", EN: "Back to the drawing board."}, {JA: "いい腕だ。うちで働くか？", EN: "Good hands. Looking for work?"}},
		}},
	{ID: "sai", Way: table.Greedy, Name: lang.Phrase{JA: "サイ", EN: "Sai"}, Title: lang.Phrase{JA: "さいころ場の主", EN: "Lord of the dice hall"}, Deck: "cinder-pack", Level: "hard", Draw: stander(3),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "目は六つ。どれに賭ける？", EN: "Six faces. Which do you back?"}, {JA: "運を借りに来たのかい。", EN: "Here to borrow some luck?"}},
			table.Strikes: {{JA: "出る目は、出るものさ。", EN: "What must come up comes up."}, {JA: "払いは石でいいよ。", EN: "You may pay in stones."}},
			table.Struck:  {{JA: "おっと。胴元が払う番か。", EN: "Oh. The house pays."}, {JA: "いい振りだ。もう一度できるかな。", EN: "A fine throw. Can you repeat it?"}},
			table.Ponders: {{JA: "賭け金を数えている。", EN: "Counting my stakes."}},
			table.Waits:   {{JA: "場が冷めるよ、お客さん。", EN: "The table grows cold, my friend."}},
			table.Wins:    {{JA: "またのお越しを。", EN: "Do come again."}, {JA: "運も腕のうちさ。", EN: "Luck is a skill as well."}},
			table.Loses:   {{JA: "今夜は店じまいだ。", EN: "The hall closes for tonight."}, {JA: "いかさまじゃない。見ていたよ。", EN: "No tricks. I was watching."}},
		}},
	{ID: "vald", Way: table.Bold, Name: lang.Phrase{JA: "ヴァルド", EN: "Vald"}, Title: lang.Phrase{JA: "無敗の王者", EN: "Undefeated champion"}, Deck: "gearwright-union", Level: "hard", Draw: stander(5),
		Lines: map[table.Occasion][]lang.Phrase{
			table.Greets:  {{JA: "客席が待っている。来い。", EN: "The stands are waiting. Come."}, {JA: "この席は二十年、私のものだ。", EN: "This seat has been mine for twenty years."}},
			table.Strikes: {{JA: "聞け、この声を。", EN: "Hear them cheer."}, {JA: "壁は崩れるためにある。", EN: "Walls are there to fall."}},
			table.Struck:  {{JA: "よい一撃だ。効いたぞ。", EN: "A good blow. I felt that."}, {JA: "面白くなってきた。", EN: "Now this gets interesting."}},
			table.Ponders: {{JA: "急がぬ。王者は待たせるものだ。", EN: "No haste. Champions are waited for."}},
			table.Waits:   {{JA: "怖いのか。", EN: "Are you afraid?"}},
			table.Wins:    {{JA: "また一つ、石を積んだ。", EN: "One more stone on the pile."}, {JA: "胸を張って帰れ。", EN: "Go home with your head high."}},
			table.Loses:   {{JA: "……この席は、おまえのものだ。", EN: "This seat is yours."}, {JA: "二十年待った。ありがとう。", EN: "Twenty years I waited for this. Thank you."}},
		}},
}

// figures are the figures of the rivals.
var figures = [...]int{0, 4, 1, 2, 3, 5}

// Figure returns the figure of a rival; that of nobody's is the first.
func Figure(r *table.Rival) *figure.Figure {
	for i := range All {
		if All[i] == r {
			return &figure.All[figures[i]]
		}
	}
	return &figure.All[0]
}

// stander returns what draws a figure as a rival.
func stander(n int) func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
	return func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
		mood := map[table.Mood]float64{table.Pleased: 0.5, table.Triumphant: 1, table.Hurt: -0.8, table.Beaten: -1, table.Thinking: -0.1}[f.Mood]
		figure.All[n].Draw(c, r, figure.Look{Mood: mood, Blink: f.Lids, X: f.LookX, Y: f.LookY, Talk: f.Talk})
	}
}
