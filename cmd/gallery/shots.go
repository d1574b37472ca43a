package main

import (
	_ "embed"
	"fmt"
	"strings"

	"godeck/fonts"
	"godeck/game/assets"
	"godeck/game/lobby"
	"godeck/internal/lang"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	bgd "godeck/rules/guardians"
	mgn "godeck/rules/magna"
	mtz "godeck/rules/mattsan"
	"godeck/rules/scenario"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
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
}

// player operates a scene and waits for a moment.
type player struct {
	env   *ui.Env
	sc    ui.Scene
	stage *stage // nil for scenes other than tables
}

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
		Settings: &ui.Settings{Lang: l, TextScale: 1, SoundVolume: 0.8, MusicVolume: 0.6}, Store: nowhere{}}
}

// nowhere is a store that discards everything.
type nowhere struct{}

func (nowhere) Load(string) ([]byte, bool) { return nil, false }
func (nowhere) Save(string, []byte) error  { return nil }
func (nowhere) Delete(string)              {}
func (nowhere) Persistent() bool           { return false }

// useFonts loads the typefaces once.
func useFonts() {
	if !ui.FontsReady() {
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
	return &player{env: env, sc: lobby.First(lobby.Options{Credits: "…", Version: "1"}, env)}
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

// shots are the pictures of docs/gallery.md, in order.
var shots = []shot{
	{"title", lang.Phrase{JA: "タイトル", EN: "The title: five doors"}, titleScene, func(p *player) bool { p.tick(30); return true }},
	{"setup", lang.Phrase{JA: "対戦の準備", EN: "Choosing decks and level"}, titleScene, func(p *player) bool { p.tick(30); ok := p.act("door.zutomayo"); p.tick(20); return ok }},
	{"set", lang.Phrase{JA: "セット：2枚を選び、時計盤が行き先を見せる", EN: "Set: two cards chosen, the dial shows where they lead"}, zutomayoTable("Plans at night", 0), func(p *player) bool { ok := p.rest(); p.tick(80); return ok }},
	{"time", lang.Phrase{JA: "時間：夜が明ける", EN: "Time: dawn breaks"}, zutomayoTable("Dawn breaks", 2), func(p *player) bool {
		p.rest()
		for p.stage.next() {
		}
		if !p.until(func() bool { return p.banner() == zutomayo.Text.T(p.env.Settings.Lang, "dawn") }) {
			return false
		}
		p.tick(22)
		return true
	}},
	{"effects", lang.Phrase{JA: "効果：1つずつ読み上げられる", EN: "Effects, one by one"}, zutomayoTable("One effect after another", 4), presenting("spot", 40)},
	{"battle", lang.Phrase{JA: "バトル：数が向かい合う", EN: "Battle: the two attacks are compared"}, zutomayoTable("The Parade of a Hundred", 2), presenting("fight", 77)},
	{"noon", lang.Phrase{JA: "正午：同じテーブルの昼", EN: "Noon: the same table by day"}, zutomayoTable("Noon", 0), func(p *player) bool { ok := p.rest(); p.tick(60); return ok }},
	{"zoom", lang.Phrase{JA: "カードを読む", EN: "Reading a card"}, zutomayoTable("Plans at night", 0), func(p *player) bool {
		p.rest()
		p.tick(40)
		if !p.act("card-") {
			return false
		}
		p.tick(20)
		return true
	}},
	{"result", lang.Phrase{JA: "結果", EN: "The result"}, zutomayoTable("The last blow", 2), func(p *player) bool {
		p.rest()
		for p.stage.next() {
		}
		p.tick(2)
		ok := p.until(func() bool { return p.stage.s.Over() && table.Showing(p.sc) == "" })
		p.tick(90)
		return ok
	}},
	{"stack", lang.Phrase{JA: "デュエマジック：除去に応えて、上に積む", EN: "Duemagic: removal is answered on the stack"}, duemagicTable("Answering removal", 0), func(p *player) bool {
		ok := p.rest()
		p.tick(60)
		return ok
	}},
	{"magna", lang.Phrase{JA: "マグナスペクトラ：三体で遊撃を計画する", EN: "Magna Spectra: a skirmish is planned"}, magnaTable("Before the tide gate", 0), func(p *player) bool {
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
	{"guardians", lang.Phrase{JA: "バトル・ガーディアンズ：攻撃の前に、命中する目が光る", EN: "Battle Guardians: the numbers that hit light up before the roll"}, guardiansTable("Before the roll", 0), func(p *player) bool {
		ok := p.rest()
		p.tick(60)
		return ok
	}},
	{"mattsan", lang.Phrase{JA: "マッツァンカードゲーム：待ったに待ったがかかる", EN: "Mattsan Card Game: a response to a response"}, mattsanTable("Hold on to hold on", 0), func(p *player) bool {
		ok := p.rest()
		p.tick(60)
		return ok
	}},
}
