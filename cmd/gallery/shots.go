package main

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"time"

	"godeck/fonts"
	"godeck/game/assets"
	"godeck/game/lobby"
	"godeck/internal/darkroom"
	"godeck/internal/lang"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	bgd "godeck/rules/guardians"
	mgn "godeck/rules/magna"
	mtz "godeck/rules/mattsan"
	"godeck/rules/scenario"
	"godeck/rules/tally"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/duemagic"
	"godeck/scenes/duemagic/judges"
	"godeck/scenes/guardians"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/mattsan/classmates"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/ui/typeset"
	"godeck/scenes/zutomayo"
	"godeck/scenes/zutomayo/sitters"
)

//go:embed zutomayo.yaml
var zutomayoScenarios []byte

//go:embed magna.yaml
var magnaScenarios []byte

//go:embed duemagic.yaml
var duemagicScenarios []byte

//go:embed guardians.yaml
var guardiansScenarios []byte

//go:embed mattsan.yaml
var mattsanScenarios []byte

// size is a window size for pictures.
type size struct {
	name        string
	w, h, scale float64
}

var sizes = []size{{"desktop", 1280, 720, 1}, {"phone", 390, 844, 1.5}}

// shot is a picture of the gallery, made in every size and language.
type shot struct {
	name    string
	caption lang.Phrase
	open    func(env *ui.Env) *player
	run     func(p *player) bool // false: the moment did not come

	cells, every int  // a moment as a series: so many pictures, so many ticks apart, in the desktop's window; 0: one picture
	unseen       bool // for -sheet and -cost, not in the gallery
}

// player operates a scene and waits for a moment.
type player struct {
	env   *ui.Env
	sc    ui.Scene
	stage *stage // nil for scenes other than tables
}

// The player's stack of scenes shows the last one.

func (p *player) Push(sc ui.Scene)    { p.sc = sc }
func (p *player) Replace(sc ui.Scene) { p.sc = sc }
func (p *player) Pop()                {}

// tick runs n ticks.
func (p *player) tick(n int) {
	for range n {
		p.env.Tick++
		p.sc.Update(p.env, &ui.Input{})
	}
}

// until runs ticks until ok returns true, for at most a minute.
func (p *player) until(ok func() bool) bool {
	for range 3600 {
		if ok() {
			return true
		}
		p.tick(1)
	}
	return false
}

// act operates the node whose id has the given prefix.
func (p *player) act(id string) bool {
	for _, n := range p.sc.Nodes(p.env) {
		if strings.HasPrefix(n.ID, id) && !n.Disabled {
			p.sc.Activate(p.env, n.ID)
			p.tick(2)
			return true
		}
	}
	return false
}

// rest waits until nothing moves.
func (p *player) rest() bool {
	p.tick(3)
	return p.until(func() bool {
		i, ok := p.sc.(ui.Idler)
		return !ok || i.Idle() || p.stage != nil && p.stage.Thinking() && p.settled()
	})
}

func (p *player) settled() bool { return !p.sc.Dirty() || table.Showing(p.sc) == "" }

// banner returns the words shown across the table.
func (p *player) banner() string {
	if t, ok := p.sc.(interface{ Banner() string }); ok {
		return t.Banner()
	}
	return ""
}

// showing waits for a part of the presentation and some ticks more.
func (p *player) showing(part string, more int) bool {
	ok := p.until(func() bool { return table.Showing(p.sc) == part })
	p.tick(more)
	return ok
}

func newEnv(s size, l lang.Lang) *ui.Env {
	return &ui.Env{W: s.w * s.scale, H: s.h * s.scale, Scale: s.scale, Touch: s.name == "phone", Assets: assets.NewLoader(),
		Settings: &ui.Settings{Lang: l, TextScale: 1, SoundVolume: 0.8, MusicVolume: 0.6}, Store: darkroom.Memory{}}
}

// useFonts loads the typefaces once.
func useFonts() {
	if !typeset.Ready() {
		if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
			panic(err)
		}
	}
}

// scripts returns the gallery's scenarios by their English titles.
func scripts() (map[string]*scenario.Script, error) {
	var list []*scenario.Scenario
	for _, f := range []struct {
		name string
		data []byte
	}{{"zutomayo.yaml", zutomayoScenarios}, {"magna.yaml", magnaScenarios}, {"duemagic.yaml", duemagicScenarios}, {"guardians.yaml", guardiansScenarios}, {"mattsan.yaml", mattsanScenarios}} {
		more, err := scenario.Parse(f.name, f.data)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	out := map[string]*scenario.Script{}
	var run scenario.Runner
	for _, s := range list {
		sc, faults := run.Script(s)
		if len(faults) > 0 {
			return nil, fmt.Errorf("%v", faults)
		}
		out[s.Title.EN] = sc
	}
	return out, nil
}

var read map[string]*scenario.Script

// tableOn opens a game's table on a scenario, just before its last entries.
func tableOn(title string, last int, open func(g games.Game, s table.Session) (ui.Scene, *ui.Surface)) func(env *ui.Env) *player {
	return func(env *ui.Env) *player {
		useFonts()
		if read == nil {
			var err error
			if read, err = scripts(); err != nil {
				panic(err)
			}
		}
		sc := read[title]
		if sc == nil {
			panic("no scenario " + title)
		}
		p := &player{env: env, stage: newStage(sc)}
		var surface *ui.Surface
		p.sc, surface = open(sc.Game, p.stage)
		env.Settings.Speed = ui.SpeedOff // earlier entries are in the log only
		for p.stage.left() > last {
			p.stage.next()
			p.tick(4)
		}
		env.Settings.Speed = ui.SpeedNormal
		surface.Invalidate()
		return p
	}
}

func zutomayoTable(title string, last int) func(env *ui.Env) *player {
	return tableOn(title, last, func(g games.Game, s table.Session) (ui.Scene, *ui.Surface) {
		sc := zutomayo.New(g.(*ztm.Game), s, table.Place{Leave: func(*ui.Env) {}})
		return sc, &sc.(*zutomayo.Scene).Surface
	})
}

// roofOf is a table on the roof of one of the rivals.
func roofOf(rival, title string) shot {
	return shot{name: "roof-" + rival + "-" + strings.ToLower(strings.Fields(title)[0]), unseen: true, open: zutomayoTable(title, 0), run: func(p *player) bool {
		for _, r := range sitters.Rivals {
			if r.ID == rival {
				p.sc.(*zutomayo.Scene).Oppose([2]*table.Rival{1: r})
			}
		}
		return rested(p)
	}}
}

func magnaTable(title string, last int) func(env *ui.Env) *player {
	return tableOn(title, last, func(g games.Game, s table.Session) (ui.Scene, *ui.Surface) {
		sc := magna.New(g.(*mgn.Game), s, table.Place{Leave: func(*ui.Env) {}})
		return sc, &sc.(*magna.Scene).Surface
	})
}

func duemagicTable(title string, last int) func(env *ui.Env) *player {
	return tableOn(title, last, func(g games.Game, s table.Session) (ui.Scene, *ui.Surface) {
		sc := duemagic.New(g.(*dmg.Game), s, duemagic.Options{Place: table.Place{Leave: func(*ui.Env) {}}, Stops: &duemagic.Stops{Never: true}})
		return sc, &sc.(*duemagic.Scene).Surface
	})
}

func guardiansTable(title string, last int) func(env *ui.Env) *player {
	return tableOn(title, last, func(g games.Game, s table.Session) (ui.Scene, *ui.Surface) {
		sc := guardians.New(g.(*bgd.Game), s, table.Place{Leave: func(*ui.Env) {}})
		return sc, &sc.(*guardians.Scene).Surface
	})
}

func mattsanTable(title string, last int) func(env *ui.Env) *player {
	return tableOn(title, last, func(g games.Game, s table.Session) (ui.Scene, *ui.Surface) {
		sc := mattsan.New(g.(*mtz.Game), s, table.Place{Leave: func(*ui.Env) {}})
		return sc, &sc.(*mattsan.Scene).Surface
	})
}

func titleScene(env *ui.Env) *player {
	useFonts()
	p := &player{env: env}
	env.Scenes = p
	p.sc = lobby.First(lobby.Options{Credits: "…", Version: "1"}, env)
	return p
}

// experienced is the title of somebody who has played a while.
func experienced(env *ui.Env) *player {
	book := &tally.Book{Beaten: map[string][]string{"zutomayo": {"owl-clerk", "roof-cat"}, "duemagic": {"minamo"}}}
	games, rivals := []string{"zutomayo", "duemagic", "zutomayo", "magna"}, []string{"owl-clerk", "minamo", "roof-cat", "hazel"}
	for i := range 22 {
		l := tally.Line{ID: strconv.Itoa(i), Game: games[i%4], Rival: rivals[i%4], Level: "easy", How: []string{"hp", "direct", "hp", "fall"}[i%4], Result: tally.Won, Turns: 5 + i*5%9, Time: time.Now().Add(time.Duration(i-30) * 9 * time.Hour).Unix()}
		if i%3 == 1 {
			l.Result = tally.Lost
		}
		if _, err := book.Add(l); err != nil {
			panic(err)
		}
	}
	_ = env.Store.Save("record", book.Bytes())
	return titleScene(env)
}

// opened operates nodes one after another, each as soon as it is there.
func opened(ids ...string) func(p *player) bool {
	return func(p *player) bool {
		for _, id := range ids {
			if !p.until(func() bool { return p.act(id) }) {
				return false
			}
		}
		p.tick(60)
		return true
	}
}

// lessonOf opens a game's first lesson and reads so many of its words; 0: as many as
// come before it asks for something.
func lessonOf(game string, read int) func(p *player) bool {
	return func(p *player) bool {
		if !opened("door."+game, "lessons", "lesson.")(p) {
			return false
		}
		p.rest()
		for n := 1; n < read || read == 0 && n < 12; n++ {
			if !p.act("coach.next") {
				break
			}
			p.rest()
		}
		p.tick(100)
		return true
	}
}

// guardiansOpening begins a match of Battle Guardians; pick: a first guardian is picked.
func guardiansOpening(pick bool) func(p *player) bool {
	return func(p *player) bool {
		if !opened("door.guardians", "start")(p) {
			return false
		}
		p.tick(300)
		if pick {
			if p.act("opt-mode-0") { // who won the roll goes first
				p.tick(300)
			}
			p.act("pick-")
			p.tick(60)
		}
		return true
	}
}

// lessonMenu opens the menu over it.
func lessonMenu(game string) func(p *player) bool {
	return func(p *player) bool {
		ok := lessonOf(game, 0)(p) && p.act("menu")
		p.tick(60)
		return ok
	}
}

// presenting plays the next entries up to a part of the presentation.
func presenting(part string, more int) func(p *player) bool {
	return func(p *player) bool {
		p.rest()
		for p.stage.next() {
		}
		return p.showing(part, more)
	}
}

// rested is a table at rest and a second later; whether it comes to rest.
func rested(p *player) bool {
	ok := p.rest()
	p.tick(60)
	return ok
}

// stood is the same of one that need not come to rest.
func stood(p *player) bool {
	rested(p)
	return true
}

// shots are the pictures of docs/gallery.md, in order.
var shots = []shot{
	{name: "title", caption: lang.Phrase{JA: "タイトル", EN: "The title: five doors"}, open: titleScene, run: func(p *player) bool { p.tick(30); return true }},
	{name: "setup", caption: lang.Phrase{JA: "対戦の準備", EN: "Choosing decks and level"}, open: titleScene, run: func(p *player) bool { p.tick(30); ok := p.act("door.zutomayo"); p.tick(20); return ok }},
	{name: "builder", caption: lang.Phrase{JA: "デッキを組む机", EN: "The desk where decks are built"}, open: titleScene, run: opened("door.duemagic", "build", "box.")},
	{name: "setup-duemagic", open: titleScene, run: func(p *player) bool { p.tick(30); ok := p.act("door.duemagic"); p.tick(20); return ok }, unseen: true},
	{name: "setup-mat", open: titleScene, run: func(p *player) bool { p.tick(30); ok := p.act("door.mattsan"); p.tick(20); return ok }, unseen: true},
	{name: "maker", caption: lang.Phrase{JA: "カードを作る机", EN: "The desk where cards are made"}, open: titleScene, run: opened("door.mattsan", "gallery", "make", "new")},
	{name: "card", caption: lang.Phrase{JA: "カードのページ", EN: "The page of a card"}, open: titleScene, run: opened("door.duemagic", "gallery", "c.")},
	{name: "record", caption: lang.Phrase{JA: "対戦記録", EN: "The record"}, open: experienced, run: opened("record")},
	{name: "ladder", caption: lang.Phrase{JA: "ライバルのはしご", EN: "The ladder of rivals"}, open: experienced, run: func(p *player) bool { p.tick(30); ok := p.act("door.zutomayo"); p.tick(20); return ok }},
	{name: "lesson-zutomayo", open: titleScene, run: lessonOf("zutomayo", 1), unseen: true},
	{name: "lesson-duemagic", open: titleScene, run: lessonOf("duemagic", 1), unseen: true},
	{name: "lesson-magna", open: titleScene, run: lessonOf("magna", 1), unseen: true},
	{name: "lesson-guardians", open: titleScene, run: lessonOf("guardians", 1), unseen: true},
	{name: "opening-guardians", open: titleScene, run: guardiansOpening(false), unseen: true},
	{name: "opening-guardians-pick", open: titleScene, run: guardiansOpening(true), unseen: true},
	{name: "lesson-mattsan", open: titleScene, run: lessonOf("mattsan", 1), unseen: true},
	{name: "task-zutomayo", open: titleScene, run: lessonOf("zutomayo", 0), unseen: true},
	{name: "task-duemagic", open: titleScene, run: lessonOf("duemagic", 0), unseen: true},
	{name: "task-magna", open: titleScene, run: lessonOf("magna", 0), unseen: true},
	{name: "task-guardians", open: titleScene, run: lessonOf("guardians", 0), unseen: true},
	{name: "task-mattsan", open: titleScene, run: lessonOf("mattsan", 0), unseen: true},
	{name: "menu-zutomayo", open: titleScene, run: lessonMenu("zutomayo"), unseen: true},
	{name: "menu-duemagic", open: titleScene, run: lessonMenu("duemagic"), unseen: true},
	{name: "menu-guardians", open: titleScene, run: lessonMenu("guardians"), unseen: true},
	{name: "menu-mattsan", open: titleScene, run: lessonMenu("mattsan"), unseen: true},
	{name: "set", caption: lang.Phrase{JA: "セット：2枚を選び、時計盤が行き先を見せる", EN: "Set: two cards chosen, the dial shows where they lead"}, open: zutomayoTable("Plans at night", 0), run: func(p *player) bool { ok := p.rest(); p.tick(80); return ok }},
	{name: "time", caption: lang.Phrase{JA: "時間：夜が明ける", EN: "Time: dawn breaks"}, open: zutomayoTable("Dawn breaks", 2), run: func(p *player) bool {
		p.rest()
		for p.stage.next() {
		}
		if !p.until(func() bool { return p.banner() == zutomayo.Text.T(p.env.Settings.Lang, "dawn") }) {
			return false
		}
		p.tick(22)
		return true
	}},
	{name: "effects", caption: lang.Phrase{JA: "効果：数を動かすものはまとめて語られる", EN: "Effects that change numbers, told together"}, open: zutomayoTable("One effect after another", 4), run: presenting("chorus", 40)},
	{name: "battle", caption: lang.Phrase{JA: "バトル：カードが立ち上がり、攻撃がぶつかる", EN: "Battle: the fighters stand up, and their attacks meet"}, open: zutomayoTable("The Parade of a Hundred", 2), run: presenting("fight", 18)},
	{name: "noon", caption: lang.Phrase{JA: "正午：同じテーブルの昼", EN: "Noon: the same table by day"}, open: zutomayoTable("Noon", 0), run: func(p *player) bool { ok := p.rest(); p.tick(60); return ok }},
	roofOf("owl-clerk", "Plans at night"), roofOf("roof-cat", "Noon"), roofOf("foundry-robot", "Plans at night"), roofOf("tram-cat", "Plans at night"), roofOf("tide-reckoner", "Plans at night"), roofOf("lamplighter", "Plans at night"),
	roofOf("roof-cat", "Plans at night"), roofOf("tide-reckoner", "Noon"), roofOf("foundry-robot", "Noon"),
	{name: "zoom", caption: lang.Phrase{JA: "カードを読む", EN: "Reading a card"}, open: zutomayoTable("Plans at night", 0), run: func(p *player) bool {
		p.rest()
		p.tick(40)
		if !p.act("card-") {
			return false
		}
		p.tick(20)
		return true
	}},
	{name: "result", caption: lang.Phrase{JA: "結果", EN: "The result"}, open: zutomayoTable("The last blow", 2), run: func(p *player) bool {
		p.rest()
		for p.stage.next() {
		}
		p.tick(2)
		ok := p.until(func() bool { return p.stage.s.Over() && table.Showing(p.sc) == "" })
		p.tick(90)
		return ok
	}},
	{name: "stack", caption: lang.Phrase{JA: "デュエマジック：除去に応えて、上に積む", EN: "Duemagic: removal is answered on the stack"}, open: duemagicTable("Answering removal", 0), run: rested},
	{name: "full-duemagic", open: duemagicTable("A full table", 0), run: (*player).rest, unseen: true},
	{name: "attacked-duemagic", open: duemagicTable("An attack comes", 0), run: (*player).rest, unseen: true},
	{name: "magna", caption: lang.Phrase{JA: "マグナスペクトラ：三体で遊撃を計画する", EN: "Magna Spectra: a skirmish is planned"}, open: magnaTable("Before the tide gate", 0), run: func(p *player) bool {
		if !p.rest() {
			return false
		}
		units := 0
		for _, n := range p.sc.Nodes(p.env) { // the invaders' questions show the outcome against each opponent
			if strings.HasPrefix(n.ID, "unit-") && strings.HasSuffix(n.Label, magna.Text.T(p.env.Settings.Lang, "act.join")) && units < 3 {
				p.sc.Activate(p.env, n.ID)
				units++
				p.tick(2)
			}
		}
		p.tick(40)
		return units == 3
	}},
	{name: "moment-assault", caption: lang.Phrase{JA: "一瞬：強襲でひとりずつ突撃する", EN: "A moment: an assault, one after the other"}, open: magnaTable("An assault on the gate", 1), run: presenting("charge", 2), cells: 9, every: 6, unseen: true},
	{name: "late-magna", open: magnaTable("Late in the war", 1), run: stood, unseen: true},
	{name: "defend-magna", open: magnaTable("A block is ready", 1), run: stood, unseen: true},
	{name: "order-magna", open: magnaTable("Who takes it first", 1), run: stood, unseen: true},
	{name: "moment-foretold", open: magnaTable("They come for the first base", 2), run: presenting("herald", 2), cells: 9, every: 8, unseen: true},
	{name: "moment-lost", open: magnaTable("They come for the first base", 1), run: presenting("fall", 2), cells: 12, every: 14, unseen: true},
	{name: "moment-march", caption: lang.Phrase{JA: "一瞬：軍が進む", EN: "A moment: a force marches"}, open: magnaTable("Before the tide gate", 6), run: presenting("march", 1), cells: 9, every: 7, unseen: true},
	{name: "moment-holds", caption: lang.Phrase{JA: "一瞬：拠点が持ちこたえる", EN: "A moment: a base holds"}, open: magnaTable("The gate holds", 1), run: presenting("hold", 2), cells: 9, every: 5, unseen: true},
	{name: "guardians", caption: lang.Phrase{JA: "バトル・ガーディアンズ：攻撃の前に、命中する目が光る", EN: "Battle Guardians: the numbers that hit light up before the roll"}, open: guardiansTable("Before the roll", 0), run: rested},
	{name: "guardians-asked", caption: lang.Phrase{JA: "バトル・ガーディアンズ：スペルに応えるか", EN: "Battle Guardians: whether a spell is answered"}, open: guardiansTable("A spell is asked about", 0), run: rested, unseen: true},
	{name: "guardians-charge", caption: lang.Phrase{JA: "バトル・ガーディアンズ：チャージして引く", EN: "Battle Guardians: a charge and a draw"}, open: guardiansTable("A charge and a draw", 0), run: rested, unseen: true},
	{name: "guardians-speed", caption: lang.Phrase{JA: "バトル・ガーディアンズ：神速召喚で応えるか", EN: "Battle Guardians: whether a summon is answered"}, open: guardiansTable("A Speed Summon is asked about", 0), run: rested, unseen: true},
	{name: "guardians-hit", caption: lang.Phrase{JA: "バトル・ガーディアンズ：一撃をどう受けるか", EN: "Battle Guardians: one question for a hit"}, open: guardiansTable("A hit is asked about", 0), run: rested, unseen: true},
	{name: "guardians-silent", caption: lang.Phrase{JA: "バトル・ガーディアンズ：沈黙召喚", EN: "Battle Guardians: a silent summon"}, open: guardiansTable("What waits to rise", 0), run: stood, unseen: true},
	{name: "guardians-wakes", caption: lang.Phrase{JA: "バトル・ガーディアンズ：覚醒できる", EN: "Battle Guardians: what waited can awaken"}, open: guardiansTable("The awakening", 1), run: stood, unseen: true},
	{name: "moment-life", caption: lang.Phrase{JA: "一瞬：命の灯が一撃を受け止め、砕ける", EN: "A moment: lives stop a blow, and burst"}, open: guardiansTable("One life is left", 1), run: presenting("presentation", 2), cells: 12, every: 7, unseen: true},
	{name: "guardians-life", caption: lang.Phrase{JA: "バトル・ガーディアンズ：最後の灯", EN: "Battle Guardians: the last lantern"}, open: guardiansTable("One life is left", 0), run: stood, unseen: true},
	{name: "moment-awakening", caption: lang.Phrase{JA: "一瞬：覚醒降臨", EN: "A moment: a Rise Guardian awakens"}, open: guardiansTable("The awakening", 1), run: presenting("presentation", 2), cells: 12, every: 9, unseen: true},
	{name: "mattsan", caption: lang.Phrase{JA: "マッツァンカードゲーム：待ったに待ったがかかる", EN: "Mattsan Card Game: a response to a response"}, open: mattsanTable("Hold on to hold on", 0), run: rested},
	{name: "moment-border", caption: lang.Phrase{JA: "一瞬：夜と昼の境を越える", EN: "A moment: over the border of night and day"}, open: zutomayoTable("Dawn breaks", 2), run: presenting("presentation", 72), cells: 9, every: 20},
	{name: "takeover-duemagic", open: duemagicTable("An attack is taken over", 3), run: (*player).rest, unseen: true},
	{name: "search-duemagic", open: duemagicTable("A library is searched", 0), run: (*player).rest, unseen: true},
	{name: "refused-duemagic", open: duemagicTable("Two creatures meet", 7), run: func(p *player) bool {
		ok := p.rest()
		for _, n := range p.sc.Nodes(p.env) {
			if strings.HasPrefix(n.ID, "hand-") {
				p.sc.Activate(p.env, n.ID)
				break
			}
		}
		p.tick(20)
		return ok
	}, unseen: true},
	{name: "early-duemagic", open: duemagicTable("The first turn", 0), run: (*player).rest, unseen: true},
	{name: "middle-duemagic", open: duemagicTable("The middle of a match", 0), run: (*player).rest, unseen: true},
	{name: "moment-takeover", open: duemagicTable("An attack is taken over", 1), run: presenting("presentation", 2), cells: 9, every: 9, unseen: true},
	{name: "moment-fight", open: duemagicTable("Two creatures meet", 1), run: presenting("presentation", 2), cells: 9, every: 7, unseen: true},
	{name: "moment-glass", caption: lang.Phrase{JA: "一瞬：最後のシールドが割れ、S・トリガーが応える", EN: "A moment: the last shield breaks, and answers"}, open: duemagicTable("The last glass", 7), run: presenting("presentation", 16), cells: 9, every: 16},
	{name: "lost-duemagic", open: duemagicTable("A match that is lost", 4), run: func(p *player) bool {
		p.sc.(*duemagic.Scene).Oppose([2]*table.Rival{1: judges.List[1]})
		p.rest()
		for p.stage.next() {
		}
		ok := p.until(func() bool { return p.stage.s.Over() && table.Showing(p.sc) == "" })
		p.tick(420)
		return ok
	}, unseen: true},
	{name: "moment-answer", open: duemagicTable("A shield of one's own answers", 5), run: presenting("presentation", 16), cells: 9, every: 16, unseen: true},
	{name: "moment-mana", caption: lang.Phrase{JA: "一瞬：マナが床を走り、答えがスタックに積まれる", EN: "A moment: mana runs through the floor, and an answer is stacked"}, open: duemagicTable("Answering removal", 2), run: presenting("presentation", 2), cells: 9, every: 6, unseen: true},
	{name: "moment-arrival", caption: lang.Phrase{JA: "一瞬：重いクリーチャーが現れる", EN: "A moment: something heavy arrives"}, open: duemagicTable("Something heavy arrives", 2), run: presenting("presentation", 2), cells: 9, every: 14, unseen: true},
	{name: "moment-skirmish", caption: lang.Phrase{JA: "一瞬：遊撃でユニットが倒れる", EN: "A moment: a unit falls in a skirmish"}, open: magnaTable("A skirmish before the gate", 1), run: presenting("charge", 2), cells: 9, every: 8, unseen: true},
	{name: "moment-gate", caption: lang.Phrase{JA: "一瞬：拠点が陥落する", EN: "A moment: a base falls"}, open: magnaTable("The gate falls", 1), run: presenting("fall", 2), cells: 9, every: 10},
	{name: "moment-throw", caption: lang.Phrase{JA: "一瞬：ダイスを投げ、攻撃が当たる", EN: "A moment: the die is thrown, and the attack hits"}, open: guardiansTable("The throw", 5), run: presenting("presentation", 12), cells: 9, every: 26},
	{name: "moment-blow", caption: lang.Phrase{JA: "一瞬：最後の一撃", EN: "A moment: the blow that ends a match"}, open: guardiansTable("The blow that fells", 5), run: presenting("presentation", 90), cells: 9, every: 18},
	{name: "moment-counter", caption: lang.Phrase{JA: "一瞬：攻撃が見切られる", EN: "A moment: an attack is answered"}, open: guardiansTable("The answer", 4), run: presenting("presentation", 200), cells: 9, every: 14, unseen: true},
	{name: "moment-cancel", caption: lang.Phrase{JA: "一瞬：スペルが打ち消されて燃える", EN: "A moment: a cancelled spell burns"}, open: guardiansTable("A spell is cancelled", 1), run: presenting("presentation", 6), cells: 12, every: 7, unseen: true},
	{name: "moment-miss", caption: lang.Phrase{JA: "一瞬：攻撃が外れる", EN: "A moment: an attack misses"}, open: guardiansTable("The miss", 1), run: presenting("presentation", 12), cells: 9, every: 20, unseen: true},
	{name: "moment-change", caption: lang.Phrase{JA: "一瞬：ガーディアンが入れ替わる", EN: "A moment: a guardian takes another's place"}, open: guardiansTable("The change", 3), run: presenting("presentation", 2), cells: 12, every: 9, unseen: true},
	{name: "moment-rim", caption: lang.Phrase{JA: "一瞬：最後かもしれない一投", EN: "A moment: a throw that may be the last"}, open: guardiansTable("The throw that may be the last", 5), run: presenting("presentation", 4), cells: 12, every: 12, unseen: true},
	{name: "moment-trump", caption: lang.Phrase{JA: "一瞬：サイドデッキの切り札", EN: "A moment: a trump of the side deck"}, open: guardiansTable("The trump", 1), run: presenting("presentation", 2), cells: 9, every: 8, unseen: true},
	{name: "charge-mat", open: mattsanTable("A soul may be charged", 0), run: rested, unseen: true},
	{name: "moment-trap", open: mattsanTable("A trap springs", 2), run: presenting("presentation", 4), cells: 12, every: 8, unseen: true},
	{name: "crowd-mat", open: mattsanTable("A full desk", 0), run: rested, unseen: true},
	{name: "attached-mat", open: mattsanTable("Attached cards", 0), run: rested, unseen: true},
	{name: "end-mat", open: mattsanTable("The last unit falls", 2), run: func(p *player) bool {
		p.sc.(*mattsan.Scene).Oppose([2]*table.Rival{1: classmates.Rivals[0]})
		p.rest()
		for p.stage.next() {
		}
		ok := p.until(func() bool { return p.stage.s.Over() && table.Showing(p.sc) == "" })
		p.tick(600)
		return ok
	}, unseen: true},
	{name: "moment-super", caption: lang.Phrase{JA: "一瞬：超必殺技", EN: "A moment: a super move"}, open: mattsanTable("The boss lets fly", 3), run: presenting("presentation", 4), unseen: true},
	{name: "moment-broadside", caption: lang.Phrase{JA: "一瞬：切り札", EN: "A moment: a trump"}, open: mattsanTable("A broadside", 2), run: presenting("presentation", 4), unseen: true},
	{name: "moment-hold", caption: lang.Phrase{JA: "一瞬：待ったがかかる", EN: "A moment: a trump is answered"}, open: mattsanTable("Hold on to hold on", 3), run: presenting("presentation", 4), unseen: true},
	{name: "moment-clash", open: mattsanTable("A fighter falls", 4), run: presenting("presentation", 1), cells: 28, every: 5, unseen: true},
	{name: "moment-last", open: mattsanTable("The last unit falls", 2), run: presenting("presentation", 1), cells: 32, every: 9, unseen: true},
	{name: "moment-sewing", caption: lang.Phrase{JA: "一瞬：縫い合わせて、ひとつになる", EN: "A moment: sewn together into one"}, open: mattsanTable("Sewn together", 1), run: presenting("presentation", 4), cells: 9, every: 8},
}
