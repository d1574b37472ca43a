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
		{ID: "magna", Name: p("マグナスペクトラ", "Magna Spectra"), Tagline: p("光の連鎖で、侵攻を阻む", "Chains of light against the invasion")},
		{ID: "guardians", Name: p("バトル・ガーディアンズ", "Battle Guardians"), Tagline: p("守護者たちの攻防", "Guardians hold the line")},
		{ID: "duemagic", Name: p("デュエマジック", "Duemagic"), Tagline: p("呪文を積み、解き放つ", "Stack the spells, let them go")},
		{ID: "mattsan", Name: p("マツさんカードゲーム", "Mattsan Card Game"), Tagline: p("気楽に振って、盛大に交換", "Roll lightly, trade grandly")},
	}}
}
