package lobby

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games"
	mgn "godeck/rules/magna"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/duemagic"
	"godeck/scenes/magna"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
)

// sceneOptions is what a table may ask of the lobby.
type sceneOptions struct {
	leave  func(env *ui.Env)
	lesson bool    // nothing is done by itself: the script knows every answer
	series *series // nil: a single game
	store  ui.Store
	seen   func(p rules.Seat) []rules.DefID // what a seat has seen of the other's cards; nil: not kept
}

// door is one game as the lobby needs it: its entry, and how its table is made.
// A game without a scene is shown but closed.
type door struct {
	*games.Entry
	tagline lang.Phrase
	choices []title.ChoiceInfo
	scene   func(g games.Game, s table.Session, o sceneOptions) ui.Scene
	colours func(g games.Game, d *effect.Deck) []ui.Colour
}

// doors are the games of the program, in the order of the title screen. Nothing
// else in the application names a game.
var doors = [...]door{
	{
		Entry:   &ztm.Entry,
		tagline: lang.Phrase{JA: "十八時間の時計盤で、夜と昼を奪い合う", EN: "A dial of eighteen hours, fought over by night and day"},
		scene: func(g games.Game, s table.Session, o sceneOptions) ui.Scene {
			return zutomayo.New(g.(*ztm.Game), s, zutomayo.Options{Leave: o.leave})
		},
		colours: func(g games.Game, d *effect.Deck) []ui.Colour {
			return most(g, d, byValue(ztm.AElement), ui.Hex(0x9a6bff), ui.Hex(0xffd34d), ui.Hex(0xff6a3d), ui.Hex(0x4dd9a0))
		},
	},
	{
		Entry:   &mgn.Entry,
		tagline: lang.Phrase{JA: "三層の拠点を守り、賽の目で攻め込む", EN: "Three lines of bases, and dice for the initiative"},
		scene: func(g games.Game, s table.Session, o sceneOptions) ui.Scene {
			return magna.New(g.(*mgn.Game), s, magna.Options{Leave: o.leave})
		},
		colours: func(g games.Game, d *effect.Deck) []ui.Colour {
			return most(g, d, byValue(mgn.AFaction), magna.FactionColours[1:]...)
		},
	},
	{Entry: &games.Guardians,
		tagline: lang.Phrase{JA: "一騎と一騎。賽の目が技を撃つ", EN: "One against one, and a die that fires the attack"}},
	{
		Entry:   &dmg.Entry,
		tagline: lang.Phrase{JA: "積んで、応えて、上から解決", EN: "Stack it, answer it, resolve from the top"},
		choices: duemagicChoices,
		scene: func(g games.Game, s table.Session, o sceneOptions) ui.Scene {
			return duemagic.New(g.(*dmg.Game), s, duemagicOptions(o))
		},
		colours: func(g games.Game, d *effect.Deck) []ui.Colour {
			return most(g, d, byMask(int(dmg.ACiv)), duemagic.CivilizationColours[:]...)
		},
	},
	{Entry: &games.Mattsan,
		tagline: lang.Phrase{JA: "前線と控え、伏せ札と地形。倒れた魂を引き継げ", EN: "Front line and bench, traps and terrain, souls handed on"}},
}

// levels are the strengths that every game's computer player has.
var levels = []title.LevelInfo{
	{ID: "easy", Name: lang.Phrase{JA: "やさしい", EN: "Easy"}},
	{ID: "normal", Name: lang.Phrase{JA: "ふつう", EN: "Normal"}},
	{ID: "hard", Name: lang.Phrase{JA: "つよい", EN: "Hard"}},
}

// doorOf returns the open door of a game, or nil.
func doorOf(id string) *door {
	for i := range doors {
		if doors[i].ID == id && doors[i].scene != nil {
			return &doors[i]
		}
	}
	return nil
}

// computer makes the computer player for a seat, from what the record says of
// it. The seeds of the seats differ, so that two of a kind do not think alike.
func computer(g games.Game, rec *replay.Record, seat int) ai.Player {
	level, ok := ai.ParseLevel(rec.Seats[seat].Level)
	if !ok {
		level = ai.Normal
	}
	return ai.New(g, level, bestof.DeckOf(g.Library(), rec.Decks[seat]), rec.Seed^uint64(seat+1)*0x9E3779B97F4A7C15)
}

// byValue tells which of some colours a design has when the field counts them
// from 1; byMask when it is a mask of them.
func byValue(field int) func(d *effect.Def, i int) bool {
	return func(d *effect.Def, i int) bool { return int(d.Attr[field]) == i+1 }
}

func byMask(field int) func(d *effect.Def, i int) bool {
	return func(d *effect.Def, i int) bool { return d.Attr[field]>>i&1 != 0 }
}

// most are the two commonest of the colours in a deck, the most frequent
// first; a splash of fewer than four cards does not count.
func most(g games.Game, d *effect.Deck, has func(d *effect.Def, i int) bool, colours ...ui.Colour) []ui.Colour {
	n := make([]int, len(colours))
	for _, id := range g.Library().Expand(d) {
		for i := range n {
			if has(g.Library().Def(id), i) {
				n[i]++
			}
		}
	}
	var out []ui.Colour
	for len(out) < 2 {
		best := 0
		for i := range n {
			if n[i] > n[best] {
				best = i
			}
		}
		if n[best] < 4 {
			break
		}
		out = append(out, colours[best])
		n[best] = 0
	}
	return out
}
