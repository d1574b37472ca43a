// Package sample makes scenes with invented content for layout tests and the
// gallery: a title with five doors, and a card table with every shared part.
package sample

import (
	"slices"
	"strconv"

	"godeck/fonts"
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Fonts loads the program's typefaces.
func Fonts() {
	if !typeset.Ready() {
		if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
			panic(err)
		}
	}
}

// Env returns the environment of a window; w and h are device pixels.
func Env(w, h, scale float64, lang lang.Lang, text float64) *ui.Env {
	return &ui.Env{W: w, H: h, Scale: scale, Settings: &ui.Settings{Lang: lang, TextScale: text, SoundVolume: 0.8, MusicVolume: 0.6}}
}

// Sizes are the windows that every layout must serve, in CSS pixels.
var Sizes = [][2]float64{{1280, 720}, {1920, 1080}, {390, 844}, {480, 270}}

// Catalog returns five doors, one of them open.
func Catalog() catalog.Catalog {
	return catalog.Catalog{Games: []catalog.GameInfo{
		{ID: "night", Door: table.Door{Backdrop: ui.Hex(0x3a1470), Floor: ui.Hex(0x12082e), Neon: ui.Hex(0xff4fa3), Sign: sign}, Name: lang.Phrase{JA: "ZUTOMAYO CARD", EN: "ZUTOMAYO CARD"}, Ready: true,
			Tagline: lang.Phrase{JA: "十八時間の時計盤で、夜と昼を奪い合う", EN: "A dial of eighteen hours, fought over by night and day"},
			Terms: []table.Term{{ID: "best", Name: lang.Phrase{JA: "試合", EN: "Match"}, Values: []table.TermValue{
				{ID: "1", Name: lang.Phrase{JA: "1本勝負", EN: "One game"}, Why: lang.Phrase{JA: "1回の勝負で決まります。", EN: "One game decides."}},
				{ID: "3", Name: lang.Phrase{JA: "2本先取", EN: "Best of three"}, Why: lang.Phrase{JA: "先に2勝した方の勝ちです。間にカードを入れ替えます。", EN: "Two wins decide; between the games cards are exchanged."}}}}},
			Rivals: rivals(), Looks: looks,
			Levels: []catalog.LevelInfo{{ID: "easy", Name: lang.Phrase{JA: "やさしい", EN: "Easy"}, Why: lang.Phrase{JA: "少しだけ先を読み、ときどきうっかりミスをします。はじめての一戦に。", EN: "Looks a little ahead, slips now and then: good to begin with."}}, {ID: "normal", Name: lang.Phrase{JA: "ふつう", EN: "Normal"}, Why: lang.Phrase{JA: "次のターンまで何百通りも試して、いちばん良い手を選びます。", EN: "Tries hundreds of ways, into the next turn, and takes the best."}}, {ID: "hard", Name: lang.Phrase{JA: "つよい", EN: "Hard"}}},
			Decks: []catalog.DeckInfo{
				{ID: "night", Difficulty: 1, Key: face(0), Cards: list(0), Name: lang.Phrase{JA: "真夜中の行進", EN: "March of Midnight"}, Plan: lang.Phrase{JA: "夜にとどまり、重いキャラクターで押し切る", EN: "Stay in the night and win with heavy characters."}, Side: list(2)[:2],
					Guide: lang.Phrase{JA: "時計を進めすぎないこと。相手が昼へ動かしたら、軽いカードでしのいで日暮れを待つ。", EN: "Do not push the clock too far. When the other moves it into day, sit it out with light cards and wait for dusk."}, Hues: []table.Hue{{Name: lang.Phrase{JA: "色1", EN: "Hue 1"}, Colour: ui.Hex(0x8a5bff)}, {Name: lang.Phrase{JA: "色2", EN: "Hue 2"}, Colour: ui.Hex(0x46e0ff)}}},
				{ID: "day", Difficulty: 2, Key: face(1), Cards: list(1), Name: lang.Phrase{JA: "白昼の火花", EN: "Daylight Sparks"}, Plan: lang.Phrase{JA: "正午へ一気に進めて、昼の攻撃で勝つ。", EN: "Race to noon and strike by day."}, Hues: []table.Hue{{Name: lang.Phrase{JA: "色1", EN: "Hue 1"}, Colour: ui.Hex(0xff6a3c)}, {Name: lang.Phrase{JA: "色2", EN: "Hue 2"}, Colour: ui.Hex(0xffc24b)}}},
				{ID: "wind", Difficulty: 3, Key: face(2), Cards: list(2), Name: lang.Phrase{JA: "風見鶏の塔", EN: "Tower of Weathercocks"}, Plan: lang.Phrase{JA: "昼夜の切り替わりで得をする、読み合いのデッキ。", EN: "Profits from every change of day and night."}, Hues: []table.Hue{{Name: lang.Phrase{JA: "色1", EN: "Hue 1"}, Colour: ui.Hex(0x5dffb8)}}},
				{ID: "power", Difficulty: 2, Key: face(3), Cards: list(3), Name: lang.Phrase{JA: "蓄電する街", EN: "The City That Charges"}, Plan: lang.Phrase{JA: "パワーを貯めて、終盤の切り札につなぐ。", EN: "Charge power early, spend the late game unanswered."}, Hues: []table.Hue{{Name: lang.Phrase{JA: "色1", EN: "Hue 1"}, Colour: ui.Hex(0x46e0ff)}, {Name: lang.Phrase{JA: "色2", EN: "Hue 2"}, Colour: ui.Hex(0xffc24b)}}},
			}},
		{ID: "siege", Door: table.Door{Backdrop: ui.Hex(0x4a2c14), Floor: ui.Hex(0x170d0a), Neon: ui.Hex(0xffa04d), Sign: sign}, Name: lang.Phrase{JA: "マグナスペクトラ", EN: "Magna Spectra"}, Tagline: lang.Phrase{JA: "光の連鎖で、侵攻を阻む", EN: "Chains of light against the invasion"}},
		{ID: "guard", Door: table.Door{Backdrop: ui.Hex(0x6e1418), Floor: ui.Hex(0x1e060c), Neon: ui.Hex(0xff5a4a), Sign: sign}, Name: lang.Phrase{JA: "バトル・ガーディアンズ", EN: "Battle Guardians"}, Tagline: lang.Phrase{JA: "守護者たちの攻防", EN: "Guardians hold the line"}},
		{ID: "spell", Door: table.Door{Backdrop: ui.Hex(0x1c2470), Floor: ui.Hex(0x080a26), Neon: ui.Hex(0x8a9bff), Sign: sign}, Name: lang.Phrase{JA: "デュエマジック", EN: "Duemagic"}, Tagline: lang.Phrase{JA: "呪文を積み、解き放つ", EN: "Stack the spells, let them go"}},
		{ID: "dice", Door: table.Door{Backdrop: ui.Hex(0x124a38), Floor: ui.Hex(0x061a14), Neon: ui.Hex(0x5dffb8), Sign: sign}, Name: lang.Phrase{JA: "マツさんカードゲーム", EN: "Mattsan Card Game"}, Tagline: lang.Phrase{JA: "気楽に振って、盛大に交換", EN: "Roll lightly, trade grandly"}},
	}}
}

// face returns an invented card for the title.
func face(i int) catalog.Face {
	return func(l lang.Lang) *cards.CardFace { return Face(i, l) }
}

// list returns an invented deck.
func list(from int) (out []catalog.DeckCard) {
	for i := range 14 {
		out = append(out, catalog.DeckCard{ID: "s-" + strconv.Itoa(i), N: 1 + i%2, Face: face(from + i)})
	}
	return out
}

// sign draws an invented emblem.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	c.Icon(ui.IconStar, ui.Rect{X: x - k, Y: y - k, W: 2 * k, H: 2 * k}, d.Neon)
}

// Title returns a title screen with the sample catalog.
func Title() *title.Scene {
	return title.New(title.Options{Catalog: Catalog(), Credits: "# Credits\n\nIcons by Lorc, Delapouite and contributors, CC BY 3.0.\n\n書体：BIZ UDPゴシック（SIL OFL 1.1）、Reggae One（SIL OFL 1.1）。\n\n# Program\n\nEbitengine, Apache-2.0.", Version: "0.1",
		Resume: func() *title.ResumeInfo {
			return &title.ResumeInfo{Game: "night", Detail: lang.Phrase{JA: "5ターン目、62対48", EN: "Turn 5, 62 to 48"}, Stays: true}
		},
		Continue: func(*ui.Env) {},
		Replays: func() []title.ReplayInfo {
			var out []title.ReplayInfo
			for i := 1; i <= 9; i++ {
				out = append(out, title.ReplayInfo{ID: strconv.Itoa(i), Label: lang.Phrase{JA: "真夜中の行進 対 白昼の火花", EN: "March of Midnight v. Daylight Sparks"}, Game: "night", Result: lang.Phrase{JA: "勝ち", EN: "won"}, Outcome: title.Won, Keys: [2]catalog.Face{face(i), face(i + 1)},
					Detail: lang.Phrase{JA: "12ターン・真夜中の行進・今日 21:40", EN: "12 turns · March of Midnight · today 21:40"}})
			}
			return out
		},
		OpenFile: func(*ui.Env) {},
		Today:    func() *title.TodayInfo { return &title.TodayInfo{Game: "night", Rival: "d"} },
		Record: func() *title.RecordInfo {
			return &title.RecordInfo{Won: 41, Played: 66, Last: []float64{1, 1, 0, 1, 0.4, 0, 1, 1, 1, 0}}
		},
		OpenRecord: func(*ui.Env) {},
		Desk:       func() *title.DeskInfo { return &title.DeskInfo{Game: "night", Own: 7} },
		DoorArt: func(dst *ebiten.Image, game string, r ui.Rect) bool {
			doors := Catalog().Games
			i := slices.IndexFunc(doors, func(g catalog.GameInfo) bool { return g.ID == game })
			sprites.DrawBack(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, sprites.Games()[i])
			return true
		},
		Start: func(*ui.Env, catalog.Selection) {}, Build: func(*ui.Env, string, bool, bool) {}})
}

// Face returns an invented card face.
func Face(i int, l lang.Lang) *cards.CardFace {
	names := []lang.Phrase{{JA: "終電を待つ猫", EN: "Cat at the Last Train"}, {JA: "信号機の魔女", EN: "Witch of the Traffic Lights"}, {JA: "屋上の天文部", EN: "Rooftop Astronomers"}, {JA: "深夜ラジオの主", EN: "Lord of Late Radio"}, {JA: "雨宿りの配達人", EN: "Courier out of the Rain"}}
	cols := []ui.Colour{ui.Hex(0x8a5bff), ui.Hex(0x46c8ff), ui.Hex(0xff6a3c), ui.Hex(0x4fe0a0)}
	icons := []ui.Icon{ui.IconMoon, ui.IconBolt, ui.IconFlame, ui.IconWind}
	el := []lang.Phrase{{JA: "闇", EN: "Dark"}, {JA: "電気", EN: "Electric"}, {JA: "炎", EN: "Flame"}, {JA: "風", EN: "Wind"}}
	k := i % 4
	ja := l == lang.JA
	pick := func(a, b string) string {
		if ja {
			return a
		}
		return b
	}
	return &cards.CardFace{ID: "sample" + strconv.Itoa(i), Title: names[i%5].In(l), Subtitle: pick("第三夜", "Third Night"), Kind: pick("キャラクター・", "Character, ") + el[k].In(l), KindIcon: icons[k], Frame: cols[k], ArtID: "s" + strconv.Itoa(i),
		Stats: []cards.Stat{
			{Corner: cards.TopLeft, Icon: icons[k], Label: pick("コスト", "Cost"), Value: strconv.Itoa(i % 6), Colour: cols[k]},
			{Corner: cards.TopRight, Icon: ui.IconClock, Label: pick("時計", "Clock"), Value: strconv.Itoa(1 + i%5), Colour: ui.Hex(0xffc24b)},
			{Corner: cards.BottomLeft, Icon: ui.IconMoon, Label: pick("夜の攻撃", "Night attack"), Value: strconv.Itoa(20 + 10*(i%6)), Colour: ui.Hex(0xb48cff)},
			{Corner: cards.BottomRight, Icon: ui.IconSun, Label: pick("昼の攻撃", "Day attack"), Value: strconv.Itoa(10 + 10*(i%7)), Colour: ui.Hex(0xffd27a)},
		},
		Rules:    []string{pick("このキャラクターが勝ったとき、カードを1枚引く。「夜」の間、このキャラクターの攻撃力を＋20する。", "When this Character wins the battle, draw 1 card. During Night, this Character gets +20 attack.")},
		Flavour:  pick("終点の先にも、街はある。", "Beyond the last stop the city goes on."),
		Keywords: []cards.Keyword{{Name: pick("夜", "Night"), Help: pick("時計が0〜4時または14〜17時の間。", "While the clock shows 0 to 4 or 14 to 17.")}},
		Foil:     i == 1}
}

// Table is a scene that shows every shared part of a card table.
type Table struct {
	table.Table
	HandSize int
}

// NewTable makes a sample table.
func NewTable() *Table {
	t := &Table{HandSize: 6}
	t.Table.Scene = t.layout
	t.Backdrop = func(c *ui.Canvas) {
		c.Gradient(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x120a3a), ui.Hex(0x2a1458))
		c.Light(c.Env.W*0.5, c.Env.H*0.45, c.Env.H*0.6, ui.Hex(0x7a3cff).Alpha(0.25))
	}
	t.Menu.Concede = func(*ui.Env) {}
	t.Menu.ToTitle = func(*ui.Env) {}
	t.Log.Faces = func(string) *cards.CardFace { return Face(1, lang.JA) }
	t.Board.Light = 0.4
	t.Ready()
	return t
}

// Status implements ui.Scene.
func (t *Table) Status(*ui.Env) string { return "sample table" }

// Title implements ui.Scene.
func (t *Table) Title(*ui.Env) string { return "sample" }

func (t *Table) layout(env *ui.Env, s *ui.Surface) {
	l := env.Settings.Lang
	u := s.Px(1)
	in := env.Full().Inset(14 * u)
	if env.Compact() {
		in = env.Full().Inset(6 * u)
	}
	k := env.MinTarget()
	top, in := in.CutTop(k, 8*u)
	chrome.UndoButton(s, ui.Rect{X: top.X, Y: top.Y, W: k, H: k}, "", false, func(*ui.Env) {})
	chrome.SpeedButton(s, ui.Rect{X: top.X + k + 8*u, Y: top.Y, W: k, H: k})
	s.IconButton("log.open", ui.Rect{X: top.X + 2*(k+8*u), Y: top.Y, W: k, H: k}, ui.IconLog, words.Text.T(l, "log"), func(*ui.Env) { t.Log.Show() })
	s.IconButton("menu.open", ui.Rect{X: top.Right() - k, Y: top.Y, W: k, H: k}, ui.IconMenu, words.Text.T(l, "menu"), func(*ui.Env) { t.Menu.Open() })
	handH := in.H * 0.30
	if env.Portrait() {
		handH = in.H * 0.22
	}
	hand, in := in.CutBottom(handH, 8*u)
	ph := s.Font(18)*2.6 + 16*u
	if env.Portrait() {
		ph = k + s.Font(18)*3 + 30*u
	}
	if env.Compact() {
		ph = k + 16*u
	}
	bar, in := in.CutBottom(ph, 8*u)
	q := lang.Phrase{JA: "カードを1枚、裏向きで置いてください", EN: "Set one card face down"}
	ask.Bar(s, &board.Frame{Prompt: bar, Small: env.Compact(), Tall: env.Portrait()}, [2]ui.Colour{s.Theme().Panel, s.Theme().PanelLow}, ask.Question{Text: q.In(l)}, []ask.Choice{
		{ID: "back", Button: ui.Button{Label: l.Pick("取り消す", "Take back"), Off: true, Desc: "…"}},
		{ID: "commit", Button: ui.Button{Label: l.Pick("決定", "Commit"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck}}}, true)
	if !env.Portrait() && !env.Compact() {
		var lr ui.Rect
		lr, in = in.CutRight(260*u, 14*u)
		t.Log.Panel(s, lr, &t.Zoom)
	}
	n := 5
	for i := 0; i < n; i++ {
		r := in.Row(i, n, 12*u).Fit(1 / cards.Aspect)
		switch i {
		case 0:
			t.Board.Pile(s, board.Pile{ID: "deck", Rect: r, Label: "Deck", Count: 14})
		case 1:
			t.Board.Slot(s, board.Slot{ID: "A", Rect: r, Label: "A", Hint: l.Pick("セットA", "Set A"), Icon: ui.IconClock, Active: true, Accept: func(string) (string, bool) { return "", true }, Drop: func(*ui.Env, string) {}})
		case 2:
			t.Board.Put(s, "c2", Face(2, l), board.PoseIn(r, true), board.CardOpts{Mark: board.MarkTarget, Badges: []board.Badge{{Corner: cards.TopRight, Text: "+20", Icon: ui.IconSword}}})
		case 3:
			t.Board.Put(s, "c3", nil, board.PoseIn(r, false), board.CardOpts{Label: words.Text.T(l, "facedown")})
		case 4:
			t.Board.Pile(s, board.Pile{ID: "abyss", Rect: r, Label: "Abyss", Count: 5, Top: Face(3, l), Colour: ui.Hex(0x8a5bff), Tap: func(*ui.Env) {
				var fs []*cards.CardFace
				for j := 0; j < 17; j++ {
					fs = append(fs, Face(j, l))
				}
				t.Browser.Open("Abyss", "", fs)
			}})
		}
	}
	var hc []board.HandCard
	for i := 0; i < t.HandSize; i++ {
		o := board.CardOpts{Drag: true, Mark: board.MarkLegal}
		id := "h" + strconv.Itoa(i)
		o.Tap = func(*ui.Env) { t.Board.Selected = id }
		if i == 2 {
			o.Mark, o.Refuse = board.MarkDim, l.Pick("このカードはまだ置けません", "This card cannot be set yet")
		}
		hc = append(hc, board.HandCard{ID: id, Face: Face(i, l), Opts: o})
	}
	t.Board.Hand(s, "hand", board.Fan{Rect: hand, CardW: 150 * u, FaceUp: true, Group: "Hand"}, hc)
}

// rivals are six invented rivals, with names as long as they get.
func rivals() (out []catalog.RivalInfo) {
	for i, n := range [...]lang.Phrase{{JA: "フクロウ書記", EN: "The Owl Clerk"}, {JA: "鋳物工場の機械人", EN: "Foundry Robot"}, {JA: "夜行バスの車掌", EN: "Night Conductor"},
		{JA: "傘屋のおかみ", EN: "The Umbrella Maker"}, {JA: "時計塔の番人", EN: "Clocktower Warden"}, {JA: "真夜中の女王", EN: "Queen of Midnight"}} {
		out = append(out, catalog.RivalInfo{ID: string(rune('a' + i)), Name: n, Title: lang.Phrase{JA: "古い切符を一枚も捨てられない。攻めは慎重。", EN: "Keeps every old ticket and attacks with care."}, Level: "easy", Opens: lang.Phrase{JA: "長い夜に降る雪", EN: "Snow of the Long Night"}, Face: &table.Rival{ID: n.EN, Way: table.Way(i % 4), Draw: drawGuest}})
		if i == 2 {
			out[i].Level = "hard"
		}
	}
	return out
}

// looks are what two beaten rivals have opened.
func looks(beaten func(string) bool) []table.Term {
	e := table.Entry{Rivals: []*table.Rival{{ID: "a"}, {ID: "b"}, {ID: "c"}}, Looks: []table.Look{{ID: "x", Name: lang.Phrase{JA: "長い夜に降る雪", EN: "Snow of the Long Night"}}, {ID: "y", Back: true, Name: lang.Phrase{JA: "賽場の格子", EN: "Dice Hall Checks"}}, {ID: "z"}}}
	return e.LooksOf(beaten)
}

// drawGuest draws an invented rival.
func drawGuest(c *ui.Canvas, r ui.Rect, _ table.RivalFace) {
	x := r.X + r.W/2
	c.Fill(ui.Rect{X: r.X + r.W*0.14, Y: r.Y + r.H*0.62, W: r.W * 0.72, H: r.H * 0.5}, r.W*0.2, ui.Hex(0x2a1d66))
	c.Disc(x, r.Y+r.H*0.42, r.W*0.24, ui.Hex(0xf2c49c))
	c.Disc(x-r.W*0.09, r.Y+r.H*0.42, r.W*0.03, ui.Hex(0x1c1414))
	c.Disc(x+r.W*0.09, r.Y+r.H*0.42, r.W*0.03, ui.Hex(0x1c1414))
}
