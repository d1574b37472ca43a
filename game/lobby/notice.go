package lobby

import (
	"godeck/rules/replay"
	"godeck/scenes/ui"
)

// notice is a page that says what is wrong with a file, and goes away.
type notice struct {
	ui.Base
	file string
	err  error
	back func(env *ui.Env)
}

var noticeWords = ui.Words{
	"title": {JA: "この記録は開けません", EN: "This record cannot be opened"},
	"link":  {JA: "リンク", EN: "Link"},
	"back":  {JA: "戻る", EN: "Back"},
	"hint":  {JA: "godeckの対戦記録（.json）を選んでください。別の版の記録は再生できないことがあります。", EN: "Choose a godeck match record (.json). Records of another version may not be playable."},
}

func newNotice(file string, err error, back func(env *ui.Env)) ui.Scene {
	n := &notice{file: file, err: err, back: back}
	n.Theme = &ui.Midnight
	n.Backdrop = func(c *ui.Canvas) {
		c.Gradient(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a2a), ui.Hex(0x1a0f3c))
	}
	n.Build = n.build
	return n
}

// text is the fault in the words of the reader that found it.
func (n *notice) text() string {
	if e, ok := n.err.(*replay.Error); ok {
		return n.file + ": " + e.Error()
	}
	return n.file + ": " + n.err.Error()
}

func (n *notice) build(env *ui.Env, f *ui.Surface) {
	l := env.Settings.Lang
	in := env.Full().InsetXY(f.Px(24), f.Px(24))
	w := min(in.W, f.Px(640))
	in = ui.Rect{X: in.X + (in.W-w)/2, Y: in.Y, W: w, H: in.H}
	target := max(env.MinTarget(), f.Px(52))
	foot, in := in.CutBottom(target, f.Px(16))
	head, in := in.CutTop(f.Font(28)*2, f.Px(8))
	f.Label("head", noticeWords.T(l, "title"), head, ui.TextStyle{Size: f.Font(28), Face: ui.Display, Colour: f.Theme().Text, Align: ui.Middle})
	hint, in := in.CutBottom(f.Font(15)*4.2, f.Px(8))
	f.Label("what", n.text(), in, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().Text, Wrap: true})
	f.Label("hint", noticeWords.T(l, "hint"), hint, ui.TextStyle{Size: f.Font(15), Colour: f.Theme().TextSoft, Wrap: true})
	f.Button("back", foot, ui.Button{Label: noticeWords.T(l, "back"), Kind: ui.ButtonPrimary, Tap: n.back})
	f.Key("Escape", n.back)
}

// Title implements ui.Scene.
func (n *notice) Title(env *ui.Env) string { return noticeWords.T(env.Settings.Lang, "title") }

// Status implements ui.Scene.
func (n *notice) Status(*ui.Env) string { return n.text() }
