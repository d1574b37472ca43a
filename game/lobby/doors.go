package lobby

import (
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
)

// sceneOptions is what a table may ask of the lobby.
type sceneOptions struct {
	leave func(env *ui.Env)
}

// door is one game as the lobby needs it. A game without a scene is shown
// but closed.
type door struct {
	id            string
	name, tagline ui.Phrase
	levels        []title.LevelInfo
	load          func() (games.Game, error)
	scene         func(g games.Game, s table.Session, o sceneOptions) ui.Scene
	player        func(g games.Game, rec *replay.Record, seat int) ai.Player
	colours       func(g games.Game, d *effect.Deck) []ui.Colour
}

var doors = [...]door{
	{
		id: "zutomayo", name: ui.Phrase{JA: "ZUTOMAYO CARD", EN: "ZUTOMAYO CARD"},
		tagline: ui.Phrase{JA: "十八時間の時計盤で、夜と昼を奪い合う", EN: "A dial of eighteen hours, fought over by night and day"},
		levels: []title.LevelInfo{
			{ID: "easy", Name: ui.Phrase{JA: "やさしい", EN: "Easy"}},
			{ID: "normal", Name: ui.Phrase{JA: "ふつう", EN: "Normal"}},
			{ID: "hard", Name: ui.Phrase{JA: "つよい", EN: "Hard"}},
		},
		load: func() (games.Game, error) { return ztm.Load() },
		scene: func(g games.Game, s table.Session, o sceneOptions) ui.Scene {
			return zutomayo.New(g.(*ztm.Game), s, zutomayo.Options{Leave: o.leave})
		},
		player: func(g games.Game, rec *replay.Record, seat int) ai.Player {
			game := g.(*ztm.Game)
			level, ok := ai.Levels[rec.Seats[seat].Level]
			if !ok {
				level = ai.Normal
			}
			return ai.NewZutomayo(game, level, deckOf(game.Lib, rec.Decks[seat]), rec.Seed^uint64(seat+1)*0x9E3779B97F4A7C15)
		},
		colours: func(g games.Game, d *effect.Deck) []ui.Colour {
			return elementColours(g.(*ztm.Game), d)
		},
	},
	{id: "magna", name: ui.Phrase{JA: "マグナスペクトラ", EN: "Magna Spectra"},
		tagline: ui.Phrase{JA: "三層の拠点を守り、賽の目で攻め込む", EN: "Three lines of bases, and dice for the initiative"}},
	{id: "guardians", name: ui.Phrase{JA: "バトル・ガーディアンズ", EN: "Battle Guardians"},
		tagline: ui.Phrase{JA: "一騎と一騎。賽の目が技を撃つ", EN: "One against one, and a die that fires the attack"}},
	{id: "duemagic", name: ui.Phrase{JA: "デュエマジック", EN: "Duemagic"},
		tagline: ui.Phrase{JA: "積んで、応えて、上から解決", EN: "Stack it, answer it, resolve from the top"}},
	{id: "mattsan", name: ui.Phrase{JA: "マッツァンカードゲーム", EN: "Mattsan Card Game"},
		tagline: ui.Phrase{JA: "前線と控え、伏せ札と地形。倒れた魂を引き継げ", EN: "Front line and bench, traps and terrain, souls handed on"}},
}

// doorOf returns the open door of a game, or nil.
func doorOf(id string) *door {
	for i := range doors {
		if doors[i].id == id && doors[i].scene != nil {
			return &doors[i]
		}
	}
	return nil
}

// deckOf returns the designs of a record's deck: what its player knows of it.
func deckOf(lib *effect.Library, d replay.Deck) []rules.DefID {
	var out []rules.DefID
	if deck := lib.Deck(d.ID); deck != nil {
		for _, id := range lib.Expand(deck) {
			out = append(out, rules.DefID(id))
		}
		return out
	}
	for _, id := range d.Cards {
		out = append(out, lib.Find(id))
	}
	return out
}

// elementColours are the elements of a deck, the most frequent first.
func elementColours(g *ztm.Game, d *effect.Deck) []ui.Colour {
	var n [5]int
	for _, id := range g.DeckOf(d) {
		n[g.Lib.Def(id).Attr[ztm.AElement]]++
	}
	colour := [5]ui.Colour{ui.Hex(0xb9b4cc), ui.Hex(0x9a6bff), ui.Hex(0xffd34d), ui.Hex(0xff6a3d), ui.Hex(0x4dd9a0)}
	var out []ui.Colour
	for len(out) < 2 {
		best := 0
		for e := 1; e < 5; e++ {
			if n[e] > n[best] || n[best] == 0 {
				best = e
			}
		}
		if n[best] < 4 {
			break
		}
		out = append(out, colour[best])
		n[best] = 0
	}
	return out
}
