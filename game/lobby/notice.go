package lobby

import (
	"godeck/rules/replay"
	"godeck/scenes/ui"
)

// notice is a page that says what stands in the way, and lets one choose what
// is to be done about it.
type notice struct {
	ui.Base
	noticeText
	choices []choice
	asked   int // the choice that is asked about again, from 1
}

// noticeText is what a notice says; only head and text need be there.
type noticeText struct {
	head   string                 // a key of noticeWords
	text   func(l ui.Lang) string // what is the matter
	detail string                 // for those who look into it, as the program says it
	hint   string                 // a key: what helps
}

// choice is one way on from a notice. The first is the one to take.
type choice struct {
	id   string // also a key of noticeWords
	sure string // the key of a question before it is done; "": there is none
	do   func(env *ui.Env)
}

var noticeWords = ui.Words{
	"title":      {JA: "この記録は開けません", EN: "This record cannot be opened"},
	"link":       {JA: "リンク", EN: "Link"},
	"back":       {JA: "戻る", EN: "Back"},
	"hint":       {JA: "godeckの対戦記録（.json）を選んでください。", EN: "Please choose a godeck match record (.json)."},
	"hint.link":  {JA: "対戦の相手から、もう一度リンクを送ってもらってください。", EN: "Ask for the link once more, or for the match as a file."},
	"address":    {JA: "アドレスを読めません", EN: "This address cannot be read"},
	"title.hint": {JA: "タイトルに戻れば、すべてそこで選べます。", EN: "Back leads to the title, where everything can be chosen."},
	"unknown":    {JA: "「{0}」は見つかりません。使えるもの：{1}", EN: "There is no “{0}”. What can be used: {1}"},

	// What is wrong with a record.
	"damaged":  {JA: "対戦記録が壊れているか、godeckの対戦記録ではありません。", EN: "It is damaged, or it is not a godeck match record."},
	"toolarge": {JA: "対戦記録としては大きすぎます（上限は{0} KB）。", EN: "It is too large for a match record (the limit is {0} KB)."},
	"broken":   {JA: "リンクが途中で切れているようです。リンク全体をコピーして、もう一度開いてください。", EN: "Part of the link is missing. Please copy the whole link and open it again."},
	"newer":    {JA: "新しい版のgodeckで作られた記録です。このgodeckを更新すると開けます。", EN: "It was made by a newer godeck. Update this one to open it."},
	"rules":    {JA: "この対戦のあとでルールが改訂されたため、再現できません。", EN: "The rules have been revised since this match was played, so it cannot be played back."},
	"cards":    {JA: "この対戦のあとでカードが改訂されたため、再現できません。", EN: "The cards have been revised since this match was played, so it cannot be played back."},
	"diverged": {JA: "記録のとおりに再現できません。書き換えられたか、別の版で作られています。", EN: "It cannot be played back as recorded: it was altered, or made by another version."},
	"nogame":   {JA: "このgodeckでは遊べないゲームの記録です。", EN: "It is of a game that cannot be played here."},
	"unread":   {JA: "ファイルを読み取れませんでした。", EN: "The file could not be read."},

	// The match that is kept.
	"unsaved":         {JA: "対戦を保存できません", EN: "This match is not being saved"},
	"unsaved.text":    {JA: "保存領域がいっぱいか、書き込みが許可されていません。このまま遊べますが、閉じると対戦は失われます。", EN: "The storage is full or closed to writing. You can play on, but the match is lost when you close the game."},
	"unsaved.end":     {JA: "保存領域がいっぱいか、書き込みが許可されていません。この対戦はリプレイに残せませんでした。", EN: "The storage is full or closed to writing. This match could not be put among the replays."},
	"unsaved.hint":    {JA: "ファイルに保存しておけば、タイトルの「リプレイ」から開けます。", EN: "Saved to a file, it can be opened from Replays on the title screen."},
	"noroom":          {JA: "前の対戦を残せません", EN: "No room for the match you left"},
	"noroom.text":     {JA: "保存領域がいっぱいのため、中断していた対戦をリプレイに移せません。このまま始めると失われます。", EN: "The storage is full, so the match you left cannot be put among the replays. If you begin now, it is lost."},
	"elsewhere":       {JA: "別のタブで対戦中です", EN: "Open in another tab"},
	"elsewhere.go":    {JA: "この対戦は別のタブかウィンドウで開いています。ここで続けると、そちらでは続けられなくなります。", EN: "This match is open in another tab or window. If you go on with it here, it stops there."},
	"elsewhere.new":   {JA: "別のタブかウィンドウで対戦が続いています。ここで始めると、そちらの対戦は中断され、リプレイに残ります。", EN: "A match is going on in another tab or window. If you begin here, that one stops and is kept among the replays."},
	"stale":           {JA: "別のタブに引き継がれました", EN: "Taken over by another tab"},
	"stale.text":      {JA: "対戦は別のタブかウィンドウで続いています。ここでの対戦は、もう保存されません。", EN: "Another tab or window goes on from here. This one is no longer saved."},
	"stale.hint":      {JA: "ここまでの対戦はファイルに保存できます。", EN: "What was played here can be saved to a file."},
	"unreadable":      {JA: "この対戦は続けられません", EN: "This match cannot be resumed"},
	"unreadable.old":  {JA: "このリプレイは開けません", EN: "This replay cannot be opened"},
	"unreadable.hint": {JA: "対戦は消されていません。ファイルに保存しておくこともできます。", EN: "Nothing has been deleted. You can keep the match as a file."},
	"aside":           {JA: "中断していた対戦は「リプレイ」に移しました。", EN: "The match you left is now among the replays."},
	"brief":           {JA: "ここには保存できません。閉じると対戦は失われます。", EN: "Nothing can be saved here: the match lasts until you close the page."},

	// Ways on.
	"file":       {JA: "ファイルに保存", EN: "Save to a file"},
	"on":         {JA: "このまま続ける", EN: "Play on"},
	"here":       {JA: "ここで続ける", EN: "Go on here"},
	"begin":      {JA: "ここで始める", EN: "Begin here"},
	"anyway":     {JA: "それでも始める", EN: "Begin anyway"},
	"totitle":    {JA: "タイトルへ", EN: "To title"},
	"delete":     {JA: "削除", EN: "Delete"},
	"delete.ask": {JA: "この対戦を削除しますか？元に戻せません。", EN: "Delete this match? It cannot be brought back."},
	"delete.yes": {JA: "削除する", EN: "Delete it"},
	"delete.no":  {JA: "やめる", EN: "Keep it"},
}

// said is a sentence of noticeWords.
func said(key string, args ...any) func(l ui.Lang) string {
	return func(l ui.Lang) string { return noticeWords.T(l, key, args...) }
}

// whyNot says in a player's words why a record cannot be opened.
func whyNot(err error) func(l ui.Lang) string {
	key, ok := map[replay.Fault]string{replay.BrokenLink: "broken", replay.Newer: "newer", replay.OtherRules: "rules",
		replay.OtherCards: "cards", replay.Diverged: "diverged"}[replay.FaultOf(err)]
	switch {
	case err == errNoGame:
		key = "nogame"
	case replay.FaultOf(err) == replay.TooLarge:
		return said("toolarge", replay.MaxJSON>>10)
	case !ok:
		key = "damaged"
	}
	return said(key)
}

// newNotice says what is wrong with a record of the player's own.
func newNotice(file string, err error, back func(env *ui.Env)) ui.Scene {
	why, hint := whyNot(err), "hint"
	if replay.FaultOf(err) == replay.BrokenLink {
		hint = "hint.link"
	}
	return newPage(noticeText{head: "title", hint: hint, detail: err.Error(), text: func(l ui.Lang) string { return file + ": " + why(l) }}, choice{id: "back", do: back})
}

// newPage makes a notice. Escape takes the last choice, which leads back.
func newPage(t noticeText, choices ...choice) ui.Scene {
	n := &notice{noticeText: t, choices: choices}
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
	w := min(in.W, f.Px(680))
	bh := max(env.MinTarget(), f.Px(52))
	rows, gap := 1, f.Px(12)
	if env.Portrait() && in.W/float64(len(n.choices)) < f.Font(16)*9 {
		rows = len(n.choices)
	}
	high := f.Px(330) + f.Font(16)*5 + float64(rows)*(bh+gap)
	in = in.Middle(w, min(in.H, high))
	foot, in := in.CutBottom(float64(rows)*bh+float64(rows-1)*gap, m*0.7)
	size := min(f.Font(28), in.H*0.15, in.W*0.075)
	head, in := in.CutTop(size*1.6, m*0.3)
	f.Label("head", noticeWords.T(l, n.head), head, ui.TextStyle{Size: size, Face: ui.Display, Colour: f.Theme().Text, Align: ui.Middle})
	small := min(f.Font(15), max(f.Font(12), in.H*0.09))
	under := func(id, text string, size float64) {
		if text == "" {
			return
		}
		var r ui.Rect
		r, in = in.CutBottom(min(in.H*0.4, ui.Layout([]ui.Run{{Text: text}}, size, 1.35, w).H+2), m*0.3)
		f.Label(id, text, r, ui.TextStyle{Size: size, Colour: f.Theme().TextSoft, Wrap: true, LineHeight: 1.35})
	}
	if in.H > f.Font(16)*9 { // it is for reports, and a small frame has no room for it
		under("detail", n.detail, max(12*env.Scale, small*0.85))
	}
	if n.hint != "" {
		under("hint", noticeWords.T(l, n.hint), small)
	}
	f.Label("what", n.text(l), in, ui.TextStyle{Size: f.Font(17), Colour: f.Theme().Text, Wrap: true, LineHeight: 1.45})
	for i, c := range n.choices {
		r := foot.Row(i, len(n.choices), gap)
		if rows > 1 {
			r = foot.Col(i, rows, gap)
		}
		b := ui.Button{Label: noticeWords.T(l, c.id), Size: 16, Tap: func(env *ui.Env) { n.choose(env, i) }}
		switch {
		case c.sure != "":
			b.Kind = ui.ButtonDanger
		case i == 0:
			b.Kind = ui.ButtonPrimary
		}
		f.Button(c.id, r, b)
	}
	f.Key("Escape", func(env *ui.Env) { n.choose(env, len(n.choices)-1) })
	if n.asked > 0 {
		c := n.choices[n.asked-1]
		f.Confirm("sure", noticeWords.T(l, c.id), noticeWords.T(l, c.sure), noticeWords.T(l, c.id+".yes"), noticeWords.T(l, c.id+".no"), true, func(env *ui.Env, yes bool) {
			if n.asked = 0; yes {
				c.do(env)
			}
		})
	}
}

func (n *notice) choose(env *ui.Env, i int) {
	if n.choices[i].sure != "" {
		n.asked = i + 1
		n.Surface.Invalidate()
		return
	}
	n.choices[i].do(env)
}

// Title implements ui.Scene.
func (n *notice) Title(env *ui.Env) string { return noticeWords.T(env.Settings.Lang, n.head) }

// Status implements ui.Scene.
func (n *notice) Status(env *ui.Env) string { return n.text(env.Settings.Lang) }
