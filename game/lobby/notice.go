package lobby

import "godeck/scenes/ui"

// notice is a page that says what is wrong with a file or an address, and goes away.
type notice struct {
	ui.Base
	head, hint string // keys of noticeWords
	text       func(l ui.Lang) string
	back       func(env *ui.Env)
}

var noticeWords = ui.Words{
	"title":      {JA: "この記録は開けません", EN: "This record cannot be opened"},
	"link":       {JA: "リンク", EN: "Link"},
	"back":       {JA: "戻る", EN: "Back"},
	"hint":       {JA: "godeckの対戦記録（.json）を選んでください。別の版の記録は再生できないことがあります。", EN: "Choose a godeck match record (.json). Records of another version may not be playable."},
	"address":    {JA: "アドレスを読めません", EN: "This address cannot be read"},
	"title.hint": {JA: "タイトルに戻れば、すべてそこで選べます。", EN: "Back leads to the title, where everything can be chosen."},
	"unknown":    {JA: "「{0}」は見つかりません。使えるもの：{1}", EN: "There is no “{0}”. What can be used: {1}"},
}

// newNotice says what is wrong with a record, in the words of the reader that
// found it.
func newNotice(file string, err error, back func(env *ui.Env)) ui.Scene {
	return newPage("title", "hint", func(ui.Lang) string { return file + ": " + err.Error() }, back)
}

func newPage(head, hint string, text func(l ui.Lang) string, back func(env *ui.Env)) ui.Scene {
	n := &notice{head: head, hint: hint, text: text, back: back}
	n.Theme = &ui.Midnight
	n.Backdrop = func(c *ui.Canvas) {
		c.Gradient(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a2a), ui.Hex(0x1a0f3c))
	}
	n.Build = n.build
	return n
}

func (n *notice) build(env *ui.Env, f *ui.Surface) {
	l := env.Settings.Lang
	m := min(f.Px(24), env.H*0.04)
	in := env.Full().InsetXY(m, m)
	w := min(in.W, f.Px(640))
	in = in.Middle(w, min(in.H, f.Px(400)))
	foot, in := in.CutBottom(max(env.MinTarget(), f.Px(52)), m*0.7)
	size := min(f.Font(28), in.H*0.15)
	head, in := in.CutTop(size*1.6, m*0.3)
	f.Label("head", noticeWords.T(l, n.head), head, ui.TextStyle{Size: size, Face: ui.Display, Colour: f.Theme().Text, Align: ui.Middle})
	small := min(f.Font(15), max(f.Font(12), in.H*0.09))
	hint, in := in.CutBottom(ui.Layout([]ui.Run{{Text: noticeWords.T(l, n.hint)}}, small, 1.35, w).H+2, m*0.3)
	f.Label("what", n.text(l), in, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().Text, Wrap: true})
	f.Label("hint", noticeWords.T(l, n.hint), hint, ui.TextStyle{Size: small, Colour: f.Theme().TextSoft, Wrap: true, LineHeight: 1.35})
	f.Button("back", foot, ui.Button{Label: noticeWords.T(l, "back"), Kind: ui.ButtonPrimary, Tap: n.back})
	f.Key("Escape", n.back)
}

// Title implements ui.Scene.
func (n *notice) Title(env *ui.Env) string { return noticeWords.T(env.Settings.Lang, n.head) }

// Status implements ui.Scene.
func (n *notice) Status(env *ui.Env) string { return n.text(env.Settings.Lang) }
