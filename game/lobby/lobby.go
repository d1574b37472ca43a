// Package lobby joins the games to the title screen: which doors there are,
// and what happens when one is opened. It is the only place that knows both
// the application's scenes and all five games.
package lobby

import (
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

// Options are what only main has.
type Options struct {
	Credits string // the text of ATTRIBUTIONS.md
	Version string
}

// First makes the scene that the program opens with.
func First(o Options) ui.Scene {
	return title.New(title.Options{Catalog: catalog(), Credits: o.Credits, Version: o.Version})
}

// catalog is the five doors; those of finished games are Ready.
func catalog() title.Catalog {
	p := func(ja, en string) ui.Phrase { return ui.Phrase{JA: ja, EN: en} }
	return title.Catalog{Games: []title.GameInfo{
		{ID: "zutomayo", Name: p("ZUTOMAYO CARD", "ZUTOMAYO CARD"), Tagline: p("十八時間の時計盤で、夜と昼を奪い合う", "A dial of eighteen hours, fought over by night and day")},
		{ID: "magna", Name: p("マグナスペクトラ", "Magna Spectra"), Tagline: p("三層の拠点を守り、賽の目で攻め込む", "Three lines of bases, and dice for the initiative")},
		{ID: "guardians", Name: p("バトル・ガーディアンズ", "Battle Guardians"), Tagline: p("一騎と一騎。賽の目が技を撃つ", "One against one, and a die that fires the attack")},
		{ID: "duemagic", Name: p("デュエマジック", "Duemagic"), Tagline: p("積んで、応えて、上から解決", "Stack it, answer it, resolve from the top")},
		{ID: "mattsan", Name: p("マッツァンカードゲーム", "Mattsan Card Game"), Tagline: p("前線と控え、伏せ札と地形。倒れた魂を引き継げ", "Front line and bench, traps and terrain, souls handed on")},
	}}
}
