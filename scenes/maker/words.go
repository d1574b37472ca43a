package maker

import (
	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/maker"
)

// Text is the maker's phrases in both languages.
var Text = lang.Words{
	"shelf":        {JA: "カードを作る", EN: "Make cards"},
	"status.shelf": {JA: "{0}：自作カード{1}枚、パック{2}個", EN: "{0}: {1:1 card of yours|# cards of yours}, {2:1 pack|# packs}"},
	"status.desk":  {JA: "{0}を作っています。{1}", EN: "Making {0}. {1}"},
	"back":         {JA: "戻る", EN: "Back"},
	"undo":         {JA: "元に戻す", EN: "Undo"},
	"undo.no":      {JA: "元に戻すものがありません", EN: "There is nothing to undo"},
	"redo":         {JA: "やり直す", EN: "Redo"},
	"redo.no":      {JA: "やり直すものがありません", EN: "There is nothing to redo"},
	"save":         {JA: "保存", EN: "Save"},
	"saved":        {JA: "保存しました", EN: "Saved"},
	"refused":      {JA: "ルール上、ここには置けません", EN: "The rules do not allow that here"},
	"remove":       {JA: "削除", EN: "Delete"},
	"remove.card":  {JA: "このカードを削除", EN: "Delete this card"},
	"remove.sure":  {JA: "この端末から削除しますか？使っているデッキでは遊べなくなります。", EN: "Delete it from this device? Decks that use it can no longer be played."},
	"removed":      {JA: "削除しました", EN: "Deleted"},
	"keep":         {JA: "やめる", EN: "Keep it"},
	"close":        {JA: "閉じる", EN: "Close"},
	"tabs":         {JA: "表示", EN: "Show"},
	"tab0":         {JA: "カード", EN: "Card"},
	"tab1":         {JA: "組み立て", EN: "Build"},
	"tab2":         {JA: "文章", EN: "Words"},
	"name.ja":      {JA: "名前（日本語）", EN: "Name (Japanese)"},
	"name.en":      {JA: "名前（英語）", EN: "Name (English)"},
	"flavour.ja":   {JA: "フレーバー（日本語）", EN: "Flavour (Japanese)"},
	"flavour.en":   {JA: "フレーバー（英語）", EN: "Flavour (English)"},
	"text.none":    {JA: "能力のないカードです。", EN: "A card without abilities."},
	"near":         {JA: "いちばん近いカード", EN: "The cards most like it"},
	"add":          {JA: "{0}を足す", EN: "Add: {0}"},
	"block":        {JA: "ブロック", EN: "Block"},
	"none":         {JA: "ここに足せるものは、もうありません。", EN: "Nothing more can be put here."},
	"less":         {JA: "{0}を減らす", EN: "{0}: less"},
	"more":         {JA: "{0}を増やす", EN: "{0}: more"},
	"least":        {JA: "これより小さくできません", EN: "This is the least"},
	"most":         {JA: "これより大きくできません", EN: "This is the most"},
	"mine":         {JA: "あなたのカード（{0}枚）　ふれると続きを作れます。", EN: "{0:Your card|Your # cards}: tap one to go on with it."},
	"mine.none":    {JA: "自分のカードを作って、デッキに入れて遊べます。能力は言葉の一覧から選んで組み立てます。テキストは日本語と英語で自動的に書かれます。", EN: "Make cards of your own and play them in your decks. Abilities are put together from a list of words; the text writes itself, in Japanese and English."},
	"art":          {JA: "絵を変える", EN: "Change the picture"},
	"art.new":      {JA: "別の絵にする", EN: "Another picture"},
	"art.0":        {JA: "場面", EN: "Set"},
	"art.1":        {JA: "色あい", EN: "Palette"},
	"art.2":        {JA: "天気", EN: "Weather"},
	"art.3":        {JA: "空", EN: "Sky"},
	"art.lead":     {JA: "主役を選ぶ", EN: "Choose the lead"},
	"art.n":        {JA: "影絵{0}", EN: "Silhouette {0}"},
	"next":         {JA: "次の{0}", EN: "Next: {0}"},
	"last":         {JA: "前の{0}", EN: "Previous: {0}"},
	"packs":        {JA: "この端末のカードパック", EN: "Card packs on this device"},
	"pack.mine":    {JA: "あなたのカード{0}枚", EN: "{0:1 card of yours|# cards of yours}"},
	"pack.from":    {JA: "godeckのものではありません。{0}（{1} KB）", EN: "Not one of ours. {0} ({1} KB)"},
	"pack.bad":     {JA: "読み込めません：{0}", EN: "It cannot be loaded: {0}"},
	"pack.own":     {JA: "あなたが作ったカードです。ファイルにすれば、ほかの人に渡したり、別の端末で読み込んだりできます。", EN: "The cards that you have made. As a file they can be given to others, or loaded on another device."},
	"pack.strange": {JA: "ほかの人が作ったカードパックです。カードはデッキ作りの引き出しにあります。", EN: "A card pack that somebody else has made. Its cards are in the drawer where decks are built."},
	"export":       {JA: "ファイルに保存", EN: "Save as a file"},
	"new":          {JA: "新しく作る", EN: "New card"},
	"copy":         {JA: "写して作る", EN: "From a copy"},
	"copy.which":   {JA: "どのカードを写しますか？", EN: "Which card is to be copied?"},
	"load":         {JA: "パックを読む", EN: "Load a pack"},
	"loaded":       {JA: "パックを読み込みました", EN: "The pack is loaded"},
	"decks":        {JA: "デッキへ", EN: "Decks"},
	"offer":        {JA: "カードパックを読み込みますか？", EN: "Load this card pack?"},
	"offer.text":   {JA: "「{0}」（{1}）は、godeckのものではありません。カード{2}枚、デッキ{3}個が入っています。\n安全に使えることは確かめてあります。この端末に保存され、いつでも外せます。", EN: "“{0}” ({1}) is not one of ours. It has {2:1 card|# cards} and {3:1 deck|# decks}.\nIt was checked and can do no harm. It stays on this device until you remove it."},
	"offer.bad":    {JA: "このパックは読み込めません。", EN: "This pack cannot be loaded."},
	"offer.yes":    {JA: "読み込む", EN: "Load it"},
	"offer.no":     {JA: "読み込まない", EN: "Do not load it"},
}

// openDraft puts a stored card on the desk.
func openDraft(lib *effect.Library, c *effect.CardNode) (*maker.Draft, error) {
	return maker.Open(lib, lib.Vocab.Card(c))
}
