// Package classmates has the computer players of Mattsan Card Game: who sits at
// the other side of the desk.
package classmates

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// kid is how a classmate is drawn.
type kid struct {
	skin, hair, top ui.Colour
	style           string    // of the hair: short, bob, spiky, tail, long
	glasses         int       // 0 none, 1 round, 2 square
	accent          ui.Colour // a bow, a headband; zero: none
	star, big       bool
}

// Rivals are the classmates, from the easiest.
var Rivals = speak([]*table.Rival{
	{ID: "gonta", Way: table.Greedy, Name: lang.Phrase{JA: "ゴンタ", EN: "Gonta"}, Title: lang.Phrase{JA: "声が大きい給食当番。大砲が好き", EN: "Serves lunch, loudly, and likes cannons"}, Deck: "brassworks-battery", Level: "easy",
		Draw: kid{skin: ui.Hex(0xd99a6a), hair: ui.Hex(0x1c1414), top: ui.Hex(0xd8a02e), style: "spiky", big: true}.draw},
	{ID: "mei", Way: table.Careful, Name: lang.Phrase{JA: "メイ", EN: "Mei"}, Title: lang.Phrase{JA: "ちょうちんを集めている学級文庫の係", EN: "Looks after the class library and collects lanterns"}, Deck: "lantern-alley", Level: "easy",
		Draw: kid{skin: ui.Hex(0xf6d2b0), hair: ui.Hex(0x4a2c20), top: ui.Hex(0x6a9a4c), style: "bob", accent: ui.Hex(0xe8574a)}.draw},
	{ID: "haru", Way: table.Bold, Name: lang.Phrase{JA: "ハル", EN: "Haru"}, Title: lang.Phrase{JA: "図工が得意なとなりの席の子", EN: "Sits next to you and is good with scissors"}, Deck: "patchwork-titans", Level: "normal",
		Draw: kid{skin: ui.Hex(0xf2c49c), hair: ui.Hex(0x2e1c16), top: ui.Hex(0xe8574a), style: "short", glasses: 1}.draw},
	{ID: "rin", Way: table.Bold, Name: lang.Phrase{JA: "リン", EN: "Rin"}, Title: lang.Phrase{JA: "足が速いリレーの選手。手も早い", EN: "Runs the relay, and plays as fast"}, Deck: "relay-express", Level: "normal",
		Draw: kid{skin: ui.Hex(0xe8b48a), hair: ui.Hex(0x6b3420), top: ui.Hex(0x2fa08c), style: "tail", accent: ui.Hex(0xffffff)}.draw},
	{ID: "sora", Way: table.Greedy, Name: lang.Phrase{JA: "ソラ", EN: "Sora"}, Title: lang.Phrase{JA: "星占いと賭けごとにくわしい転校生", EN: "A new classmate who knows stars and odds"}, Deck: "comet-casino", Level: "normal",
		Draw: kid{skin: ui.Hex(0xf0cfae), hair: ui.Hex(0x2c3a6a), top: ui.Hex(0x4a4a9a), style: "long", star: true}.draw},
	{ID: "kaede", Way: table.Bold, Name: lang.Phrase{JA: "カエデ", EN: "Kaede"}, Title: lang.Phrase{JA: "学年一の学級委員長。すきがない", EN: "Class president and best of the year, without a gap"}, Deck: "lantern-alley", Level: "hard",
		Draw: kid{skin: ui.Hex(0xf4d6bc), hair: ui.Hex(0x141018), top: ui.Hex(0x32405e), style: "bob", glasses: 2}.draw},
})

// lines are what the classmates say, in their order: as data they weigh less than as code.
var lines = [...][table.Loses + 1][]lang.Phrase{
	{
		table.Greets:  {{JA: "来い！ 全力で行くぞ！", EN: "Come on! Full power!"}, {JA: "砲台、用意よし！", EN: "Battery ready!"}},
		table.Strikes: {{JA: "どかーん！", EN: "Boom!"}, {JA: "命中！ おかわりもあるぞ！", EN: "A hit! And there are seconds!"}},
		table.Struck:  {{JA: "ぐはっ、やるな！", EN: "Oof! Not bad!"}, {JA: "弾が、弾が足りない！", EN: "Shells! I need more shells!"}},
		table.Ponders: {{JA: "腹が減って考えられん……", EN: "Too hungry to think..."}, {JA: "どっちを撃つか……", EN: "Which one to fire at..."}},
		table.Waits:   {{JA: "まだか？ 給食が冷めるぞ！", EN: "Well? Lunch is getting cold!"}, {JA: "おれの腹が先に鳴るぞ！", EN: "My stomach will growl first!"}},
		table.Wins:    {{JA: "はっはっは、おれの勝ちだ！", EN: "Ha ha ha! I win!"}, {JA: "今日の給食は大盛りだ！", EN: "Double helpings today!"}},
		table.Loses:   {{JA: "くそう、もう一回だ！", EN: "Argh! Again!"}, {JA: "負けた負けた。パン、やるよ。", EN: "Beaten. Here, take my bread."}},
	},
	{
		table.Greets:  {{JA: "よろしくね。静かにね。", EN: "Nice to meet you. Quietly, please."}, {JA: "明かりをつけるね。", EN: "I will light the lamps."}},
		table.Strikes: {{JA: "ふふ、届いた。", EN: "Hee, that reached you."}, {JA: "影からこんにちは。", EN: "Hello from the shadows."}},
		table.Struck:  {{JA: "きゃっ！", EN: "Eek!"}, {JA: "今のは読めなかったな。", EN: "I did not see that coming."}},
		table.Ponders: {{JA: "この本、どこかで読んだ……", EN: "I have read this somewhere..."}, {JA: "ページをめくるね。", EN: "Let me turn the page."}},
		table.Waits:   {{JA: "本でも読んで待ってるね。", EN: "I will read while I wait."}, {JA: "しおりをはさんでおくね。", EN: "I will put in a bookmark."}},
		table.Wins:    {{JA: "わたしの勝ち。おしまい、おしまい。", EN: "I win. The end."}, {JA: "いいお話だったね。", EN: "That was a good story."}},
		table.Loses:   {{JA: "ばたん。本を閉じます。", EN: "Thump. The book is closed."}, {JA: "続きはまた明日ね。", EN: "To be continued tomorrow."}},
	},
	{
		table.Greets:  {{JA: "よし、やろう！", EN: "Right, let's play!"}, {JA: "新しいカード、縫ってきたよ。", EN: "I sewed a new card last night."}},
		table.Strikes: {{JA: "やった、当たった！", EN: "Yes! That hit."}, {JA: "ぼくのぬいぐるみ、強いでしょ？", EN: "My plush toys are strong, aren't they?"}},
		table.Struck:  {{JA: "わあっ、いたた……", EN: "Whoa. Ouch."}, {JA: "縫い目がほどけちゃう！", EN: "The seams are coming apart!"}},
		table.Ponders: {{JA: "うーん、どれにしよう……", EN: "Hmm, which one..."}, {JA: "ここを、こう切って……", EN: "If I cut it here..."}},
		table.Waits:   {{JA: "ゆっくりでいいよ。", EN: "Take your time."}, {JA: "その間に、ひとつ作っちゃおう。", EN: "I will make something meanwhile."}},
		table.Wins:    {{JA: "勝った！ もう一回やる？", EN: "I won! Want another go?"}, {JA: "やったあ、みんなありがとう！", EN: "Hooray! Thank you, toys!"}},
		table.Loses:   {{JA: "負けちゃった。きみ、強いね。", EN: "I lost. You are good."}, {JA: "次はもっと大きいのを縫ってくる。", EN: "Next time I will sew a bigger one."}},
	},
	{
		table.Greets:  {{JA: "位置について！", EN: "On your marks!"}, {JA: "さくっといこう！", EN: "Let's make it quick!"}},
		table.Strikes: {{JA: "追いこした！", EN: "Overtaken!"}, {JA: "バトン、つながった！", EN: "Baton passed!"}},
		table.Struck:  {{JA: "うわ、転んだ！", EN: "Whoa, I tripped!"}, {JA: "まだ一周あるよ。", EN: "There is a lap to go."}},
		table.Ponders: {{JA: "えっと、次の走者は……", EN: "Um, the next runner..."}, {JA: "ひと息いれて……", EN: "Just catching my breath..."}},
		table.Waits:   {{JA: "ねえ、まだ？", EN: "Hey, are you done?"}, {JA: "もう一周してきちゃうよ？", EN: "Shall I run another lap?"}},
		table.Wins:    {{JA: "ゴール！ いちばん！", EN: "Finish! First place!"}, {JA: "いい走りだったね。", EN: "That was a good race."}},
		table.Loses:   {{JA: "ああ、ゴール前で抜かれた。", EN: "Oh no, passed at the line."}, {JA: "靴ひも、結びなおしてくる。", EN: "I will tie my laces again."}},
	},
	{
		table.Greets:  {{JA: "今日の運勢、見てあげる。", EN: "Let me read your stars."}, {JA: "さいころは回るものさ。", EN: "Dice will roll."}},
		table.Strikes: {{JA: "ほら、流れ星。", EN: "Look, a shooting star."}, {JA: "大当たり。", EN: "Jackpot."}},
		table.Struck:  {{JA: "確率が、裏切った？", EN: "The odds betrayed me?"}, {JA: "星がかげった……", EN: "A star went dark..."}},
		table.Ponders: {{JA: "三分の一、いや六分の一……", EN: "One in three, no, one in six..."}, {JA: "星に聞いてみよう……", EN: "Let me ask the stars..."}},
		table.Waits:   {{JA: "迷うのも運のうち。", EN: "Doubt is luck, too."}, {JA: "さいころは待ってくれるよ。", EN: "The dice can wait."}},
		table.Wins:    {{JA: "星の言うとおり。", EN: "Just as the stars said."}, {JA: "また賭けようよ。", EN: "Bet again?"}},
		table.Loses:   {{JA: "まいった。はずれ年だ。", EN: "I fold. A bad year."}, {JA: "きみの星、明るいね。", EN: "Your star is bright."}},
	},
	{
		table.Greets:  {{JA: "では、始めましょう。", EN: "Then let us begin."}, {JA: "手加減はしませんよ。", EN: "I will not go easy."}},
		table.Strikes: {{JA: "計算どおりです。", EN: "As calculated."}, {JA: "ここは、試験に出ます。", EN: "This will be in the exam."}},
		table.Struck:  {{JA: "……見落としました。", EN: "...I overlooked that."}, {JA: "なるほど、いい手です。", EN: "I see. A good move."}},
		table.Ponders: {{JA: "少し、考えます。", EN: "Let me think."}, {JA: "予習した手は……", EN: "What did I prepare for this..."}},
		table.Waits:   {{JA: "時間は、まだありますよ。", EN: "There is still time."}, {JA: "どうぞ、見直しを。", EN: "Do check your answer."}},
		table.Wins:    {{JA: "満点、ですね。", EN: "Full marks."}, {JA: "復習しておいてください。", EN: "Please revise at home."}},
		table.Loses:   {{JA: "完敗です。勉強になりました。", EN: "Well beaten. I learned something."}, {JA: "次の委員長は、あなたかも。", EN: "You may be the next president."}},
	},
}

func speak(all []*table.Rival) []*table.Rival {
	for i, r := range all {
		r.Lines = map[table.Occasion][]lang.Phrase{}
		for o, said := range lines[i] {
			r.Lines[table.Occasion(o)] = said
		}
	}
	return all
}

// draw draws a classmate in crayon and ink, in a box whose lower edge is the desk's:
// from the waist up, in a wide one from the shoulders, with the hands on the desk.
func (k kid) draw(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
	s, below := math.Min(r.W/190, r.H/172), 0.0
	near := r.W > 1.95*r.H
	if near {
		s, below = r.H/118, 42
		if k.style == "spiky" {
			s = r.H / 124
		}
		c.Clip(ui.Rect{X: r.X, Y: r.Y - r.H, W: r.W, H: 2*r.H + 2*s})
		defer k.hands(c, r, s, f)
		defer c.Unclip()
	}
	ox, oy := r.X+r.W/2, r.Bottom()+below*s // the middle of the desk's edge, or of what it hides
	ink := ui.Hex(0x33190f)
	px := func(x float64) float64 { return ox + x*s }
	py := func(y float64) float64 { return oy - y*s }
	blob := func(x, y, w, h, rad float64, col ui.Colour) { // its middle: a sheet cut out of paper, which casts a shadow on the one below
		c.ShadowAt(px(x)+2*s, py(y)+4*s, w*s, h*s, 0, rad*s, 5*s, ink.Alpha(0.6))
		c.BoxAt(px(x), py(y), (w+3)*s, (h+3)*s, 0, (rad+1.5)*s, col.Mix(ui.Hex(0xfff6e2), 0.55), col.Mix(ui.Hex(0xfff6e2), 0.3))
		c.BoxAt(px(x)+s, py(y)+s, w*s, h*s, 0, rad*s, col.Lighten(0.06), col.Darken(0.14))
	}
	wide := 1.0
	if k.big {
		wide = 1.18
	}
	lean, drop := f.LookX*5, 0.0
	switch f.Mood {
	case table.Hurt:
		drop = 7
	case table.Beaten:
		if drop = 14; near { // the head is on the desk
			drop = 38
		}
	case table.Pleased, table.Triumphant:
		drop = -3
	}
	dark := k.hair.Darken(0.15)
	if k.style == "long" || k.style == "tail" { // behind the shoulders
		blob(lean*0.6, 62-drop, 96, 112, 40, dark)
	}
	k.hoodie(c, px, py, s, wide, drop, blob)
	// neck, ears, face
	hx, hy := lean, 104-drop
	c.BoxAt(px(lean*0.4), py(66-drop), 30*s, 30*s, 0, 8*s, k.skin.Darken(0.12), k.skin.Darken(0.2))
	for _, q := range [...]float64{-1, 1} {
		blob(hx+q*41*wide, hy-2, 14, 20, 7, k.skin)
	}
	if k.style == "bob" {
		blob(hx, hy-2, 104*wide, 92, 40, dark)
	}
	blob(hx, hy, 80*wide, 86, 36, k.skin)
	look := f.LookX * 5
	// cheeks
	for _, q := range [...]float64{-1, 1} {
		c.Disc(px(hx+q*24+look*0.6), py(hy-17), 8*s, ui.Hex(0xff7a66).Alpha(0.28))
	}
	k.eyes(c, px, py, s, hx, hy, f, ink)
	c.Arc(px(hx+look*1.2), py(hy-9), 4.5*s, 2.4*s, 0.2, math.Pi-0.4, k.skin.Darken(0.45)) // nose
	mx, my := hx+look*0.9, hy-25
	mouth(c, px, py, s, mx, my, f, ink)
	// hair in front
	k.fringe(c, px, py, s, hx, hy, wide, dark)
}

// eyes draws eyes, brows and glasses.
func (k kid) eyes(c *ui.Canvas, px, py func(float64) float64, s, hx, hy float64, f table.RivalFace, ink ui.Colour) {
	dark, look, up := k.hair.Darken(0.15), f.LookX*5, f.LookY*3
	open := 1 - f.Lids
	tilt := map[table.Mood]float64{table.Hurt: -4, table.Beaten: -5, table.Thinking: 3, table.Triumphant: -1, table.Pleased: -2}[f.Mood]
	for _, q := range [...]float64{-1, 1} {
		ex, ey := hx+q*17+look, hy+2
		if f.Mood == table.Triumphant || f.Mood == table.Pleased && f.Lids > 0.5 { // laughing
			c.Arc(px(ex), py(ey-4), 8*s, 3*s, math.Pi+0.5, math.Pi-1, ink)
		} else {
			c.BoxAt(px(ex), py(ey), 15*s, (3+14*open)*s, 0, 7.5*s, ui.Hex(0xffffff), ui.Hex(0xf0ece4))
			if open > 0.2 {
				c.Disc(px(ex+f.LookX*3.2), py(ey-up*0.7), 4.6*math.Min(1, open+0.15)*s, ink)
				c.Disc(px(ex+f.LookX*3.2-1.5), py(ey-up*0.7+1.7), 1.5*s, ui.Hex(0xffffff))
			}
			c.Line(px(ex-8), py(ey+8*open+1), px(ex+8), py(ey+8*open+1), 2.4*s, ink)
		}
		c.Line(px(ex-9), py(ey+16+q*tilt), px(ex+9), py(ey+16-q*tilt), 4*s, dark)
		switch k.glasses {
		case 1:
			c.Ring(px(ex-look*0.25), py(ey), 14*s, 2.6*s, ink)
		case 2:
			c.StrokeAt(px(ex-look*0.25), py(ey), 30*s, 24*s, 0, 5*s, 2.4*s, ui.Hex(0x7a2030))
		}
	}
	if k.glasses > 0 {
		c.Line(px(hx-4+look*0.75), py(hy+3), px(hx+4+look*0.75), py(hy+3), 2.4*s, ink)
	}
}

// hands draws the arms on the desk's edge of who sits near.
func (k kid) hands(c *ui.Canvas, r ui.Rect, s float64, f table.RivalFace) {
	ox, y, ink := r.X+r.W/2, r.Bottom(), ui.Hex(0x1d0f05)
	lift := map[table.Mood]float64{table.Triumphant: 16, table.Pleased: 5, table.Thinking: 3}[f.Mood] * s
	for _, q := range [...]float64{-1, 1} {
		x, up, turn := ox+q*58*s, lift, q*0.34
		if q < 0 && f.Mood == table.Thinking { // drums with the fingers
			up = 0
		}
		c.ShadowAt(x+2*s, y+5*s, 74*s, 26*s, turn, 12*s, 6*s, ink.Alpha(0.6))
		c.BoxAt(x+q*12*s, y-up*0.4, 60*s, 29*s, turn, 13*s, k.top.Lighten(0.04), k.top.Darken(0.22))
		c.BoxAt(x-q*14*s, y+5*s-up, 14*s, 27*s, turn, 5*s, k.top.Lighten(0.2), k.top.Darken(0.08)) // the cuff
		c.BoxAt(x-q*28*s, y+7*s-up, 27*s, 22*s, turn*0.6, 10*s, k.skin.Lighten(0.06), k.skin.Darken(0.12))
		for i := range 4 {
			c.BoxAt(x-q*(39+float64(i%2))*s, y+(float64(i)*5-1)*s-up, 15*s, 6*s, q*0.1, 3*s, k.skin.Lighten(0.08), k.skin.Darken(0.06))
		}
	}
}

// hoodie draws what is worn.
func (k kid) hoodie(c *ui.Canvas, px, py func(float64) float64, s, wide, drop float64, blob func(x, y, w, h, rad float64, col ui.Colour)) {
	blob(0, 28-drop*0.3, 150*wide, 72, 40, k.top)
	for _, q := range [...]float64{-1, 1} { // sleeves and hands, on the desk
		blob(q*52*wide, 16, 44, 30, 13, k.top.Darken(0.06))
		blob(q*36*wide, 8, 26, 18, 8, k.skin)
	}
	blob(0, 54-drop*0.5, 66*wide, 26, 13, k.top.Darken(0.12))
	for _, q := range [...]float64{-1, 1} { // its cords
		c.Line(px(q*11), py(46-drop*0.5), px(q*13), py(22), 3*s, k.top.Lighten(0.55))
		c.Disc(px(q*13), py(21), 3.2*s, k.top.Lighten(0.55))
	}
	if k.star {
		c.Icon(ui.IconStar, ui.Rect{X: px(-58), Y: py(40), W: 22 * s, H: 22 * s}, ui.Hex(0xffd84a))
	}
}

// mouth draws a mouth by the mood.
func mouth(c *ui.Canvas, px, py func(float64) float64, s, mx, my float64, f table.RivalFace, ink ui.Colour) {
	switch {
	case f.Talk > 0.08:
		c.BoxAt(px(mx), py(my), 18*s, (4+12*f.Talk)*s, 0, 8*s, ui.Hex(0x5a1a18), ui.Hex(0x8a2f2a))
	case f.Mood == table.Triumphant:
		c.BoxAt(px(mx), py(my), 28*s, 15*s, 0, 7*s, ui.Hex(0xffffff), ui.Hex(0x8a2f2a))
	case f.Mood == table.Pleased:
		c.Arc(px(mx), py(my+8), 13*s, 3*s, 0.35, math.Pi-0.7, ink)
	case f.Mood == table.Hurt || f.Mood == table.Beaten:
		c.Arc(px(mx), py(my-9), 10*s, 3*s, math.Pi+0.45, math.Pi-0.9, ink)
	case f.Mood == table.Thinking:
		c.Line(px(mx-6), py(my), px(mx+7), py(my+2), 3*s, ink)
	default:
		c.Arc(px(mx), py(my+7), 10*s, 3*s, 0.55, math.Pi-1.1, ink)
	}
}

// fringe draws the hair that falls over the brow, and what is worn in it.
func (k kid) fringe(c *ui.Canvas, px, py func(float64) float64, s, hx, hy, wide float64, dark ui.Colour) {
	tuft := func(x, y, w, h, a float64) {
		c.ShadowAt(px(hx+x*wide)+s, py(hy+y)+3*s, w*s, h*s, a, math.Min(w, h)*0.48*s, 3*s, ui.Hex(0x1d0f05).Alpha(0.4))
		c.BoxAt(px(hx+x*wide), py(hy+y), w*s, h*s, a, math.Min(w, h)*0.48*s, k.hair.Lighten(0.16), dark)
	}
	tuft(0, 38, 84, 26, 0)
	switch k.style {
	case "spiky":
		for i := range 6 {
			x := -36 + float64(i)*14.4
			tuft(x, 48, 15, 34, x*0.016)
		}
	case "bob":
		tuft(-26, 28, 40, 22, -0.35)
		tuft(16, 29, 56, 22, 0.16)
		tuft(-43, 4, 15, 62, 0.03)
		tuft(43, 4, 15, 62, -0.03)
	case "long":
		tuft(-24, 28, 46, 20, -0.5)
		tuft(24, 28, 46, 20, 0.5)
		tuft(-45, -4, 15, 84, 0.04)
		tuft(45, -4, 15, 84, -0.04)
	case "tail":
		tuft(-22, 30, 44, 18, -0.3)
		tuft(20, 30, 44, 18, 0.3)
		tuft(48, 38, 22, 44, -0.7)
	default:
		for i := range 5 {
			x := -30 + float64(i)*15
			tuft(x, 36+6*math.Cos(x/20), 22, 26, x*0.012+0.2)
		}
	}
	switch {
	case k.accent.A == 0:
	case k.style == "tail": // a headband
		c.BoxAt(px(hx), py(hy+24), 82*wide*s, 8*s, 0, 3*s, k.accent, k.accent.Darken(0.15))
	default: // a bow
		for _, q := range [...]float64{-1, 1} {
			c.BoxAt(px(hx+30+q*9), py(hy+42), 18*s, 14*s, q*0.5, 5*s, k.accent.Lighten(0.15), k.accent.Darken(0.1))
		}
		c.Disc(px(hx+30), py(hy+42), 5*s, k.accent.Darken(0.25))
	}
}
