// Package commanders has who may sit opposite at the table of Magna Spectra: their
// words, and their busts, drawn and kept as pictures.
package commanders

import (
	"image"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rivals are the commanders who may sit opposite, from the easiest; the first
// one teaches.
var Rivals = all()

// commander is who may sit opposite: the number of the bust, and what is said on
// which occasion. As data they weigh less than as code.
type commander struct {
	bust        int
	id          string
	name, title lang.Phrase
	deck, level string
	way         table.Way
	lines       [table.Loses + 1][]lang.Phrase
}

var commanders = [...]commander{
	{0, "rosso", lang.Phrase{JA: "ロッソ教官", EN: "Drillmaster Rosso"}, lang.Phrase{JA: "新兵の教え役", EN: "teaches recruits"}, "cinder-oath", "easy", table.Careful, [...][]lang.Phrase{
		table.Greets:  {{JA: "地図を見ろ。戦は足元から始まる。", EN: "Eyes on the map. A war starts at your feet."}, {JA: "よし、賽を持て。手順は体で覚えるものだ。", EN: "Right, take your dice. Hands learn faster than heads."}},
		table.Strikes: {{JA: "そこは空けるなと教えたはずだ。", EN: "I did tell you never to leave that open."}, {JA: "痛いだろう。次は忘れん。", EN: "It stings. That is how one remembers."}},
		table.Struck:  {{JA: "うむ、今のは満点だ。", EN: "Ha! Full marks for that one."}, {JA: "教えた通りに来たな。困ったことに。", EN: "Exactly as I taught you. A nuisance, that."}},
		table.Ponders: {{JA: "ふむ……教本の何頁だったか。", EN: "Hm … which page of the manual was it."}, {JA: "待て、いま数えておる。", EN: "Wait, I am counting."}},
		table.Waits:   {{JA: "焦るな。砂時計は私が持っている。", EN: "No hurry. I am the one with the hourglass."}, {JA: "迷ったら、守りの薄い所を見ろ。", EN: "If in doubt, look where the wall is thin."}},
		table.Wins:    {{JA: "今日の講義はここまで。", EN: "That concludes today's lesson."}},
		table.Loses:   {{JA: "卒業だ。胸を張れ。", EN: "You have graduated. Chin up!"}},
	}},
	{1, "ottar", lang.Phrase{JA: "荷駄長オッタル", EN: "Ottar of the Wagons"}, lang.Phrase{JA: "行軍の古株", EN: "an old hand of the March"}, "rootmarch", "easy", table.Steady, [...][]lang.Phrase{
		table.Greets:  {{JA: "まあ座れ。茶が沸くまでに片づくさ。", EN: "Sit down. We will be done before the kettle sings."}, {JA: "荷は積んだ。行くとするか。", EN: "The wagons are loaded. Off we go."}},
		table.Strikes: {{JA: "ほい、通らせてもらうよ。", EN: "Mind your toes, we are coming through."}, {JA: "歩いていれば、壁もいつかは終わる。", EN: "Keep walking and every wall ends somewhere."}},
		table.Struck:  {{JA: "おっと、車輪が外れた。", EN: "Oops, there goes a wheel."}, {JA: "なあに、木はまた生える。", EN: "Never mind. Trees grow back."}},
		table.Ponders: {{JA: "どの道も、若い頃に歩いたんだがなあ。", EN: "I walked every one of these roads when I was young."}, {JA: "ちょいと膝を休ませてくれ。", EN: "Let me rest my knees a moment."}},
		table.Waits:   {{JA: "ゆっくりでいい。馬も草を食っとる。", EN: "Take your time. The horses are grazing."}, {JA: "眠っちまったかと思ったよ。", EN: "I thought you had dozed off."}},
		table.Wins:    {{JA: "さて、帰りの荷を積むか。", EN: "Well, time to load for the way home."}},
		table.Loses:   {{JA: "見事なもんだ。茶を飲んでいけ。", EN: "Well done, you. Stay for the tea."}},
	}},
	{3, "saya", lang.Phrase{JA: "赤槍のサヤ", EN: "Saya Redspear"}, lang.Phrase{JA: "先駆けの隊長", EN: "captain of the van"}, "cinder-oath", "normal", table.Bold, [...][]lang.Phrase{
		table.Greets:  {{JA: "挨拶は抜き。門を開けな。", EN: "Skip the greetings and open the gate."}, {JA: "靴紐はもう結んだ。", EN: "My boots are laced already."}},
		table.Strikes: {{JA: "ほら、開いた。", EN: "There. Open."}, {JA: "走る者には、塀は低いんだ。", EN: "Walls are low if you run at them."}},
		table.Struck:  {{JA: "やるじゃない。火がついた。", EN: "Not bad. Now I am burning."}, {JA: "ちっ、足が止まった。", EN: "Tch. They broke my stride."}},
		table.Ponders: {{JA: "考えるのは性に合わないんだけど。", EN: "I was not made for thinking."}, {JA: "待って、槍を研いでる。", EN: "Hold on, sharpening."}},
		table.Waits:   {{JA: "ねえ、灰が冷めるよ。", EN: "Hey, the ashes are getting cold."}, {JA: "来ないなら、こっちから行くけど？", EN: "If you will not come, shall I?"}},
		table.Wins:    {{JA: "三つとも抜いた。次の丘はどこ？", EN: "All three taken. Where is the next hill?"}},
		table.Loses:   {{JA: "……明日、もう一度。朝一番で。", EN: "… Tomorrow, again. At first light."}},
	}},
	{2, "kairen", lang.Phrase{JA: "カイレン提督", EN: "Admiral Kairen"}, lang.Phrase{JA: "潮壁を預かる", EN: "keeper of the Tidewall"}, "tidewall-order", "normal", table.Bold, [...][]lang.Phrase{
		table.Greets:  {{JA: "潮は引いた。上がってくるがいい。", EN: "The tide is out. Come ashore, if you dare."}, {JA: "片目で足りる。盤面は半分しか動かん。", EN: "One eye will do. Only half a board ever moves."}},
		table.Strikes: {{JA: "満ち潮だ。足を取られたな。", EN: "High water. It has you by the ankles."}, {JA: "碇を上げるのが遅い。", EN: "You weighed anchor too late."}},
		table.Struck:  {{JA: "浸水だと。どの区画だ。", EN: "Taking water? Which hold?"}, {JA: "……壁に、穴が開くのは久しぶりだ。", EN: "… It is long since anybody holed the wall."}},
		table.Ponders: {{JA: "風向きが変わるのを待っている。", EN: "I am waiting for the wind to turn."}, {JA: "海図を替えろ。", EN: "Bring me the other chart."}},
		table.Waits:   {{JA: "凪か。", EN: "Becalmed?"}, {JA: "砂州に乗り上げたように見えるが。", EN: "You look aground to me."}},
		table.Wins:    {{JA: "壁は今日も高い。", EN: "The wall stands as high as ever."}},
		table.Loses:   {{JA: "軍帽を預けよう。よく渡ってきた。", EN: "My hat is yours. You crossed it well."}},
	}},
	{4, "yvette", lang.Phrase{JA: "仮面のイヴェット", EN: "Yvette of the Masks"}, lang.Phrase{JA: "夜会の招き手", EN: "hostess of the night"}, "gilded-eclipse", "hard", table.Greedy, [...][]lang.Phrase{
		table.Greets:  {{JA: "ようこそ。招待状はお持ちですね、今つくりましたから。", EN: "Welcome. You do have an invitation; I have just written it."}, {JA: "踊りの手順は、途中でお教えします。", EN: "I shall teach you the steps as we dance."}},
		table.Strikes: {{JA: "あら、その床は抜けますの。", EN: "Oh dear, that floor does give way."}, {JA: "お勘定はこちらで。", EN: "And here is the bill."}},
		table.Struck:  {{JA: "仮面にひびが。お上手ね。", EN: "A crack in the mask. How skilful."}, {JA: "今のは予定にない曲です。", EN: "That tune was not on the programme."}},
		table.Ponders: {{JA: "どの顔でお相手しましょうか。", EN: "Which face shall I wear for you?"}, {JA: "帳簿を、すこし。", EN: "A moment, the ledger."}},
		table.Waits:   {{JA: "楽団が弾き終えてしまいますわ。", EN: "The band is running out of waltzes."}, {JA: "罠かしら、と考えていらっしゃる。", EN: "You are wondering whether it is a trap."}},
		table.Wins:    {{JA: "お帰りの馬車は、もう頂きました。", EN: "Your carriage home? I have won that, too."}},
		table.Loses:   {{JA: "素顔をお見せするのは、あなたが三人目。", EN: "You are the third to see me without it."}},
	}},
	{5, "eld", lang.Phrase{JA: "エルド公子", EN: "Prince Eld"}, lang.Phrase{JA: "長い夜の跡継ぎ", EN: "heir of the Long Night"}, "tidewall-order", "hard", table.Careful, [...][]lang.Phrase{
		table.Greets:  {{JA: "時刻を伺っても？　記録に要るので。", EN: "May I ask the time? It is for the record."}, {JA: "礼は尽くす。手加減はしない。", EN: "You shall have courtesy. Not mercy."}},
		table.Strikes: {{JA: "ひとつ、消えた。", EN: "One light out."}, {JA: "夜は一方からは来ない。", EN: "Night never comes from one side only."}},
		table.Struck:  {{JA: "……眩しいな。", EN: "… How bright."}, {JA: "その手は知っていた。防げるとは言っていない。", EN: "I knew of that move. I did not say I could stop it."}},
		table.Ponders: {{JA: "静かに。影の長さを測っている。", EN: "Hush. I am measuring the shadows."}, {JA: "三手先で、君は困る。", EN: "In three moves you will be troubled."}},
		table.Waits:   {{JA: "急がずに。夜は長い。", EN: "Do not hurry. The night is long."}, {JA: "悔いのない手を。", EN: "Choose one that you will not regret."}},
		table.Wins:    {{JA: "おやすみ。良い夢を。", EN: "Good night. Dream well."}},
		table.Loses:   {{JA: "夜明けか。久しぶりに見る。", EN: "Dawn, then. I had forgotten the colour."}},
	}},
}

func all() (out []*table.Rival) {
	for i := range commanders {
		k := &commanders[i]
		r := &table.Rival{ID: k.id, Name: k.name, Title: k.title, Deck: k.deck, Level: k.level, Way: k.way, Lines: map[table.Occasion][]lang.Phrase{},
			Draw: func(c *ui.Canvas, r ui.Rect, f table.RivalFace) {
				portraits[k.bust].draw(c, &busts[k.bust], r, mannerOf(f))
			}}
		for o, said := range k.lines {
			r.Lines[table.Occasion(o)] = said
		}
		out = append(out, r)
	}
	return out
}

// portrait is a bust as last painted, at twice its size on coarse screens.
type portrait struct {
	img  *ebiten.Image
	w, h int
	m    manner
}

var portraits [len(busts)]portrait

func (p *portrait) draw(c *ui.Canvas, b *bust, r ui.Rect, m manner) {
	if c.Blank() || r.Empty() {
		return
	}
	k := 2.0
	if c.Env.Scale >= 2 { // fine screens need no smoothing, and phones have little memory
		k = 1
	}
	w, h := int(k*r.W), int(k*r.H)
	c.Paint(r, "commander", func(dst *ebiten.Image) {
		if p.img == nil || p.w != w || p.h != h {
			if p.img != nil {
				p.img.Deallocate()
			}
			p.img = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
			p.w, p.h, p.m.talk = w, h, -1
		}
		if p.m != m {
			env := *c.Env
			env.W, env.H = float64(w), float64(h)
			p.img.Clear()
			b.draw(ui.NewCanvas(&env, c.Theme, p.img, nil), ui.Rect{W: float64(w), H: float64(h)}, m)
			p.m = m
		}
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(r.W/float64(w), r.H/float64(h))
		op.GeoM.Translate(r.X, r.Y)
		dst.DrawImage(p.img, op)
	}, m.mood, m.blink, m.x, m.y, m.talk, m.think)
}

// mannerOf is what a commander's face shows of what a rival feels.
func mannerOf(f table.RivalFace) manner {
	m := manner{blink: f.Lids, x: f.LookX, y: f.LookY, talk: f.Talk}
	switch f.Mood {
	case table.Thinking:
		m.think = 1
	case table.Pleased:
		m.mood = 0.6
	case table.Triumphant:
		m.mood = 1
	case table.Hurt:
		m.mood = -0.7
	case table.Beaten:
		m.mood = -1
	}
	return m
}
