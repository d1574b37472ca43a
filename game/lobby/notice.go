package lobby

import (
	"errors"

	"godeck/internal/lang"
	"godeck/rules/replay"
	"godeck/scenes/ui"
)

// notice is a page that reports a problem and offers ways to continue.
type notice struct {
	ui.Base
	noticeText
	choices []choice
	asked   int // the choice being confirmed, from 1
}

// noticeText is the text of a notice; only head and text are required.
type noticeText struct {
	head   string                   // a key of noticeWords
	text   func(l lang.Lang) string // what is wrong
	detail string                   // the program's own words, for a bug report
	hint   string                   // a key: what helps
}

// choice is a way to continue from a notice. The first one is recommended.
type choice struct {
	id   string // also a key of noticeWords
	sure string // key of a question to confirm it; "": none
	do   func(env *ui.Env)
}

var noticeWords = lang.Words{
	"title":      {JA: "この記録は開けません", EN: "This record cannot be opened"},
	"of":         {JA: "{0}：{1}", EN: "{0}: {1}"},
	"back":       {JA: "戻る", EN: "Back"},
	"hint":       {JA: "godeckの対戦記録（.json・.godeck）を選んでください。", EN: "Please choose a godeck match record (.json or .godeck)."},
	"hint.link":  {JA: "うまくいかないときは、対戦をファイルで送ってもらうこともできます。", EN: "You can also ask for the match as a file."},
	"hint.any":   {JA: "開けるのは、godeckの対戦記録（.json・.godeck）、デッキ（.json・.txt）、場面（.yaml）です。", EN: "What can be opened: match records (.json or .godeck), decks (.json or .txt) and scenarios (.yaml) of godeck."},
	"nofile":     {JA: "このファイルは開けません", EN: "This file cannot be opened"},
	"address":    {JA: "アドレスを読めません", EN: "This address cannot be read"},
	"title.hint": {JA: "タイトルに戻れば、すべてそこで選べます。", EN: "Back leads to the title, where everything can be chosen."},
	"unknown":    {JA: "「{0}」は見つかりません。使えるもの：{1}", EN: "There is no “{0}”. What can be used: {1}"},

	// What is wrong with a record.
	"damaged":      {JA: "対戦記録が壊れているか、godeckの対戦記録ではありません。", EN: "It is damaged, or it is not a godeck match record."},
	"toolarge":     {JA: "対戦記録としては大きすぎます（上限は{0} KB）。", EN: "It is too large for a match record (the limit is {0} KB)."},
	"broken":       {JA: "リンクが途中で切れているようです。リンク全体をコピーして、もう一度開いてください。", EN: "Part of the link is missing. Please copy the whole link and open it again."},
	"newer":        {JA: "新しい版のgodeckで作られた記録です。このgodeckを更新すると開けます。", EN: "It was made by a newer godeck. Update this one to open it."},
	"rules":        {JA: "この対戦のあとでルールが改訂されたため、再現できません。", EN: "The rules have been revised since this match was played, so it cannot be played back."},
	"cards":        {JA: "この対戦のあとでカードが改訂されたため、再現できません。", EN: "The cards have been revised since this match was played, so it cannot be played back."},
	"nopack":       {JA: "このgodeckにないカードパックを使った対戦なので、再現できません。", EN: "It was played with card packs other than this godeck has, so it cannot be played back."},
	"nopack.which": {JA: "この対戦に使ったカードパック{0}が、この端末にありません。「カード」の「カードを作る・パックを読む」で読み込むと開けます。", EN: "It was played with card packs that are not on this device: {0}. Load them under Cards, “Make cards, load packs”, and it can be opened."},
	"nopack.other": {JA: "この対戦に使ったカードパック{0}は、この端末にあるものと中身が違います。対戦したときのパックを読み込むと開けます。", EN: "It was played with another edition of card packs on this device: {0}. With that edition loaded it can be opened."},
	"diverged":     {JA: "記録のとおりに再現できません。書き換えられたか、別の版で作られています。", EN: "It cannot be played back as recorded: it was altered, or made by another version."},
	"nogame":       {JA: "このgodeckでは遊べないゲームの記録です。", EN: "It is of a game that cannot be played here."},
	"unread":       {JA: "ファイルを読み取れませんでした。", EN: "The file could not be read."},

	// The current match.
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
	"decks":           {JA: "読み取れないデッキがあります", EN: "Some of your decks cannot be read"},
	"decks.text":      {JA: "保存されている自作デッキの一部が壊れているか、新しい版のgodeckで作られています。ほかのデッキはそのまま使えます。", EN: "They are damaged, or were built with a newer godeck. Your other decks are as they were."},
	"decks.hint":      {JA: "何も消されていません。ファイルに保存しておけば、あとで取り出せることがあります。", EN: "Nothing has been deleted. Kept as a file, they may still be recovered."},
	"decks.ask":       {JA: "読み取れないデッキを削除しますか？元に戻せません。", EN: "Delete what cannot be read? It cannot be brought back."},
	"incoming":        {JA: "対戦の途中です", EN: "A match is being played"},
	"incoming.text":   {JA: "届いたものを開くと、この対戦から離れます。対戦は保存してあり、タイトルから続けられます。", EN: "What has arrived opens in the place of this match, which is saved: the title goes on with it."},
	"packs":           {JA: "godeckのものではないカードが使われています", EN: "This match has cards that are not ours"},
	"packs.text":      {JA: "このファイルには、誰かが作ったカードパック{0}が入っています。安全に使えることは確かめてあります。", EN: "The file brings card packs that somebody else has made: {0}. They were checked and can do no harm."},
	"packs.hint":      {JA: "この対戦を見るためだけに使い、この端末には残しません。", EN: "They are used for this match only and not kept on this device."},
	"fromlink":        {JA: "リンク", EN: "a link"},
	"aside":           {JA: "中断していた対戦は「リプレイ」に移しました。", EN: "The match you left is now among the replays."},
	"tried":           {JA: "このターンに試せます。この対戦は戦績に数えません。", EN: "You can try the card this turn. This match does not count."},
	"brief":           {JA: "ここには保存できません。閉じると対戦は失われます。", EN: "Nothing can be saved here: the match lasts until you close the page."},

	// Ways to continue.
	"file":       {JA: "ファイルに保存", EN: "Save to a file"},
	"watch":      {JA: "対戦を見る", EN: "Show the match"},
	"on":         {JA: "このまま続ける", EN: "Play on"},
	"here":       {JA: "ここで続ける", EN: "Go on here"},
	"begin":      {JA: "ここで始める", EN: "Begin here"},
	"anyway":     {JA: "それでも始める", EN: "Begin anyway"},
	"stay":       {JA: "対戦を続ける", EN: "Play on"},
	"leave":      {JA: "開く", EN: "Open it"},
	"totitle":    {JA: "タイトルへ", EN: "To title"},
	"delete":     {JA: "削除", EN: "Delete"},
	"delete.ask": {JA: "この対戦を削除しますか？元に戻せません。", EN: "Delete this match? It cannot be brought back."},
	"delete.yes": {JA: "削除する", EN: "Delete it"},
	"delete.no":  {JA: "やめる", EN: "Keep it"},
}

// said returns a sentence of noticeWords.
func said(key string, args ...any) func(l lang.Lang) string {
	return func(l lang.Lang) string { return noticeWords.T(l, key, args...) }
}

// whyNot says, for players, why a record cannot be opened.
func whyNot(err error) func(l lang.Lang) string {
	key, ok := map[replay.Fault]string{replay.BrokenLink: "broken", replay.Newer: "newer", replay.OtherRules: "rules",
		replay.OtherCards: "cards", replay.NoPack: "nopack", replay.Diverged: "diverged"}[replay.FaultOf(err)]
	var lack *missing
	switch {
	case errors.As(err, &lack):
		return lack.text
	case err == errNoGame:
		key = "nogame"
	case replay.FaultOf(err) == replay.TooLarge:
		return said("toolarge", replay.MaxJSON>>10)
	case !ok:
		key = "damaged"
	}
	return said(key)
}

// newNotice returns a notice about a record from the player: a file with its name, or a link ("").
func newNotice(file string, err error, back func(env *ui.Env)) ui.Scene {
	why, hint := whyNot(err), "hint"
	if file == "" {
		hint = "hint.link"
	}
	return newPage(noticeText{head: "title", hint: hint, detail: report(err), text: func(l lang.Lang) string {
		if file == "" {
			return why(l)
		}
		return noticeWords.T(l, "of", lang.Excerpt(file, 60), why(l))
	}}, choice{id: "back", do: back})
}

// report returns an error's own words for a bug report, "" if they add nothing to whyNot.
func report(err error) string {
	var e *replay.Error
	if errors.As(err, new(*missing)) {
		return ""
	}
	if !errors.As(err, &e) {
		return lang.Excerpt(err.Error(), 160)
	}
	if e.Place == "" || e.Fault == replay.BrokenLink || e.Fault == replay.TooLarge {
		return ""
	}
	return lang.Excerpt(e.Place+": "+e.What, 160)
}

// newPage returns a notice. Escape takes the last choice, which leads back.
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
	u := f.Px(1)
	margin, pad, gap := 20*u, 30*u, 12*u
	if env.Compact() {
		margin, pad, gap = 6*u, 12*u, 8*u
	} else if env.Portrait() {
		margin, pad = 14*u, 22*u
	}
	room := env.Full().Inset(margin)
	panel := room.Middle(min(room.W, 760*u), room.H)
	w := panel.W - 2*pad

	// The texts and their heights.
	size := min(f.Font(30), w*0.075)
	lines := n.lines(env, f)
	const spacing = 1.45
	bh := max(env.MinTarget(), 52*u)
	bw := min(230*u, (w-float64(len(n.choices)-1)*gap)/float64(len(n.choices)))
	rows := 1
	if env.Portrait() && bw < f.Font(16)*8.5 {
		rows, bw = len(n.choices), w
	}
	foot := float64(rows)*bh + float64(rows-1)*gap
	total := 0.0
	for {
		total = 2*pad + size*1.5 + foot + gap
		for i := range lines {
			lines[i].h = ui.Layout([]ui.Run{{Text: lines[i].text}}, lines[i].size, spacing, w).H + 2*u
			total += lines[i].h + gap
		}
		if total <= panel.H || len(lines) == 1 {
			break
		}
		lines = lines[:len(lines)-1] // the report is dropped first, then the advice
	}
	panel = room.Middle(panel.W, min(total, room.H))
	f.Paint("panel", panel, func(c *ui.Canvas) {
		c.Shadow(panel.Move(0, 8*u), 22*u, 40*u, c.Theme.Shadow)
		top, bottom := c.Theme.Solid()
		c.Gradient(panel, 22*u, top, bottom)
		c.StrokeGradient(panel, 22*u, 1.5*u, c.Theme.Accent2.Alpha(0.6), c.Theme.Accent.Alpha(0.5))
	})
	in := panel.Inset(pad)
	buttons, in := in.CutBottom(foot, gap)
	head, in := in.CutTop(size*1.5, gap)
	f.Label("head", noticeWords.T(l, n.head), head, ui.TextStyle{Size: size, Face: ui.Display, Colour: f.Theme().Text})
	for _, x := range lines {
		var r ui.Rect
		if len(lines) == 1 {
			r = in // whether it is enough or not
		} else {
			r, in = in.CutTop(x.h, gap)
		}
		col := f.Theme().Text
		if x.soft {
			col = f.Theme().TextSoft
		}
		f.Label(x.id, x.text, r, ui.TextStyle{Size: x.size, Colour: col, Wrap: true, LineHeight: spacing, Top: true})
	}
	n.buttons(f, l, buttons, rows, bw, gap)
	f.Key("Escape", func(env *ui.Env) { n.choose(env, len(n.choices)-1) })
	if n.asked > 0 {
		c := n.choices[n.asked-1]
		f.Confirm("sure", noticeWords.T(l, c.id), noticeWords.T(l, c.sure), noticeWords.T(l, c.id+".yes"), noticeWords.T(l, c.id+".no"), func(env *ui.Env, yes bool) {
			if n.asked = 0; yes {
				c.do(env)
			}
		})
	}
}

// noticeLine is a text of a notice, with its size and height in pixels.
type noticeLine struct {
	id, text string
	size, h  float64
	soft     bool
}

// lines returns what happened, what can be done, and the report; heights are not known yet.
func (n *notice) lines(env *ui.Env, f *ui.Surface) []noticeLine {
	l, body := env.Settings.Lang, f.Font(18)
	if env.Compact() {
		body = f.Font(16)
	}
	lines := []noticeLine{{id: "what", text: n.text(l), size: body}}
	if n.hint != "" {
		lines = append(lines, noticeLine{id: "hint", text: noticeWords.T(l, n.hint), size: f.Font(15), soft: true})
	}
	if n.detail != "" {
		lines = append(lines, noticeLine{id: "detail", text: n.detail, size: max(12*env.Scale, f.Font(13)), soft: true})
	}
	return lines
}

// buttons declares the choices in a row of buttons bw wide, or in rows.
func (n *notice) buttons(f *ui.Surface, l lang.Lang, at ui.Rect, rows int, bw, gap float64) {
	row := at
	row.W = min(at.W, float64(len(n.choices))*bw+float64(len(n.choices)-1)*gap)
	for i, c := range n.choices {
		r := row.Row(i, len(n.choices), gap)
		if rows > 1 {
			r = at.Col(i, rows, gap)
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
