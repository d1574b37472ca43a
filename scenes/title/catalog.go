// Package title is the first screen: five doors, one for each game, and behind
// an open door the choice of opponent and decks; resume, replays, settings,
// credits. It knows the games only from its Catalog.
package title

import (
	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Mode says who plays.
type Mode uint8

// The modes of play.
const (
	VsAI       Mode = iota // a person against the program
	TwoPlayers             // two people, one device
	WatchAI                // program against program
)

// RandomDeck means one of the game's decks, drawn when the match begins.
const RandomDeck = "random"

// DeckInfo is a deck as the title shows it.
type DeckInfo struct {
	ID         string
	Name       lang.Phrase
	Difficulty int         // from 1, for a first match, to 3; 0: unknown
	Plan       lang.Phrase // how it wants to win, in one line
	Guide      lang.Phrase // how it is played; may be empty
	Hues       []table.Hue
	Key        Face // its key card
	Cards      []DeckCard
	Side       []DeckCard  // the sideboard, where there is one
	Own        bool        // built by the player
	Wrong      lang.Phrase // why it cannot be played; none: it can
}

// Face returns a card's face in a language.
type Face func(l lang.Lang) *cards.CardFace

// DeckCard is a number of copies of a card.
type DeckCard struct {
	ID   string
	N    int
	Face Face
}

// LevelInfo is a level of the computer players.
type LevelInfo struct {
	ID   string
	Name lang.Phrase
	Why  lang.Phrase // how it plays, in one sentence
}

// GameInfo is a door.
type GameInfo struct {
	ID            string
	Name          lang.Phrase
	Tagline       lang.Phrase
	FirstDeck     string // deck of a newcomer; "": the easiest
	FirstOpponent string // deck of a newcomer's first opponent; "": the next easiest
	Ready         bool
	Decks         []DeckInfo  // nil: not loaded yet
	Levels        []LevelInfo // with fewer than two no choice is shown
	Rivals        []RivalInfo // from the easiest; none: opponents have no face
	Terms         []table.Term
	// Looks returns the settings of what the beaten rivals have opened; nil: none.
	Looks func(beaten func(rival string) bool) []table.Term
	Door  table.Door
}

// RivalInfo is somebody to play against.
type RivalInfo struct {
	ID          string
	Name, Title lang.Phrase
	Deck, Level string
	Face        *table.Rival // what it looks like; nil: unknown
	Opens       lang.Phrase  // what beating it opens; none: nothing
}

// Catalog is everything that can be chosen.
type Catalog struct{ Games []GameInfo }

// Selection is a chosen set-up.
type Selection struct {
	Game  string
	Mode  Mode
	Decks [2]string         // of the person (or the first player) and of the opponent
	Level string            // "" if the game has no levels
	Rival string            // who the opponent is; "": the program without a face
	More  map[string]string // the game's own settings by id; nil: none
}

// Habit is how a game has been played here so far.
type Habit struct {
	Last *Selection // the last set-up; nil: none yet
	Won  bool       // a match against the program has been won
	// Beaten are the ids of the rivals who were beaten.
	Beaten []string
}

// AgainInfo describes the last set-up.
type AgainInfo struct {
	Game   string
	Detail lang.Phrase // the decks
}

// ResumeInfo describes the match that can be resumed.
type ResumeInfo struct {
	Game   string
	Detail lang.Phrase // e.g. "Turn 5, 62 : 48"
}

// LessonInfo is one tutorial of a game.
type LessonInfo struct {
	ID           string
	Title, About lang.Phrase
	Done         bool
	Left         bool // it goes on where it was left
}

// Options connects the title to the program. A nil function hides its entry.
type Options struct {
	Catalog    Catalog
	Prepare    func(game string) bool              // loads a game for a small part of a tick, and reports whether that is done; nil: it always is
	Decks      func(game string) []DeckInfo        // a prepared game's decks; none: the door stays closed
	Pictures   func(env *ui.Env, game string) bool // whether a game's cards can be painted; called in every tick
	Habit      func(game string) Habit
	Again      func() *AgainInfo // nil result: nothing has been played yet
	Repeat     func(env *ui.Env) // begins a match with the last set-up
	Start      func(env *ui.Env, c Selection)
	Resume     func() *ResumeInfo // nil result: nothing to resume
	Continue   func(env *ui.Env)  // resumes it
	Replays    func() []ReplayInfo
	Listed     func() []string // the games of these matches, which are prepared first
	OpenReplay func(env *ui.Env, id string)
	OpenFile   func(env *ui.Env)
	Lessons    func(game string) []LessonInfo
	Learn      func(env *ui.Env, game, id string)
	// Build leads to where a game's decks are built, or to its cards.
	Build func(env *ui.Env, game string, cards bool)
	// What is seen at a glance; nil results show nothing.
	Today      func() *TodayInfo
	Record     func() *RecordInfo
	OpenRecord func(env *ui.Env)
	Desk       func() *DeskInfo
	Credits    string // the text of ATTRIBUTIONS.md
	Version    string
	// DoorArt paints a door's picture into a rectangle, once for every size.
	// Nil: the games' neon signs are used; false: it is called again in the
	// next frame.
	DoorArt func(dst *ebiten.Image, game string, r ui.Rect) bool
	// Poster returns what is to be seen in a door until then, such as what the
	// page showed there while the program was coming; nil: its neon sign.
	Poster func(game string) *picture.Picture
}

// Text is the title's phrases in both languages.
var Text = lang.Words{
	"tagline":      {JA: "真夜中のカードテーブル", EN: "Card tables at midnight"},
	"title":        {JA: "godeck — 真夜中のカードテーブル", EN: "godeck — card tables at midnight"},
	"soon":         {JA: "準備中", EN: "In preparation"},
	"soon.s":       {JA: "準備中", EN: "Soon"},
	"soon.why":     {JA: "このゲームは準備中です。もうしばらくお待ちください。", EN: "This game is in preparation. Please look in again."},
	"resume":       {JA: "続きから", EN: "Resume match"},
	"replays":      {JA: "リプレイ", EN: "Replays"},
	"replays.no":   {JA: "まだ記録がありません。対戦するとここに残ります。", EN: "No records yet. Every match you play is kept here."},
	"openfile":     {JA: "ファイルを開く", EN: "Open a file"},
	"credits":      {JA: "クレジット", EN: "Credits"},
	"settings":     {JA: "設定", EN: "Settings"},
	"sound.on":     {JA: "音を出す", EN: "Sound on"},
	"sound.off":    {JA: "音を消す", EN: "Sound off"},
	"notice":       {JA: "非公式のファン作品です。各ゲームの権利者とは関係ありません。", EN: "An unofficial fan work, not affiliated with the makers of these games."},
	"notice.s":     {JA: "非公式のファン作品です", EN: "Unofficial fan work"},
	"opponent":     {JA: "対戦形式", EN: "Match"},
	"vsai":         {JA: "AIと対戦", EN: "Versus AI"},
	"two":          {JA: "ふたりで対戦", EN: "Two players"},
	"watch":        {JA: "AI同士を観戦", EN: "Watch two AIs"},
	"two.why":      {JA: "一台をふたりで。手札は交代のたびに隠れます。", EN: "One device for two. Hands are hidden at every change."},
	"watch.why":    {JA: "AI同士の対戦を眺めます。", EN: "Lean back: the program plays both sides."},
	"vsai.why":     {JA: "あなたとAIの一対一。", EN: "You against the program."},
	"level":        {JA: "AIの強さ", EN: "AI level"},
	"rival":        {JA: "ライバル", EN: "Rival"},
	"deck.you":     {JA: "あなたのデッキ", EN: "Your deck"},
	"deck.opp":     {JA: "相手のデッキ", EN: "Opponent's deck"},
	"deck.p1":      {JA: "プレイヤー1のデッキ", EN: "Player 1's deck"},
	"deck.p2":      {JA: "プレイヤー2のデッキ", EN: "Player 2's deck"},
	"deck.a1":      {JA: "AI 1のデッキ", EN: "Deck of AI 1"},
	"deck.a2":      {JA: "AI 2のデッキ", EN: "Deck of AI 2"},
	"lessons":      {JA: "手ほどき", EN: "Tutorials"},
	"lessons.n":    {JA: "手ほどき（{0}/{1}）", EN: "Tutorials ({0} of {1})"},
	"lessons.why":  {JA: "はじめてなら、ここから。遊びながら覚えられます。", EN: "New here? Start with these: you learn by playing."},
	"lesson.done":  {JA: "済み", EN: "done"},
	"lesson.left":  {JA: "途中", EN: "begun"},
	"start":        {JA: "対戦をはじめる", EN: "Start the match"},
	"again":        {JA: "もう一度", EN: "Again"},
	"again.why":    {JA: "前と同じデッキと設定で、すぐに始めます。", EN: "The same decks and settings as last time, at once."},
	"new":          {JA: "はじめての方へ", EN: "New here?"},
	"new.lesson":   {JA: "まずは手ほどき", EN: "Start with the tutorial"},
	"new.next":     {JA: "次の手ほどき", EN: "Next lesson"},
	"new.match":    {JA: "やさしい相手と一戦", EN: "An easy first match"},
	"new.decks":    {JA: "{0} 対 {1}", EN: "{0} vs {1}"},
	"deck.choose":  {JA: "デッキを選ぶ", EN: "Choose a deck"},
	"deck.take":    {JA: "このデッキにする", EN: "Choose this deck"},
	"deck.wrong":   {JA: "このままでは使えません：{0}", EN: "Cannot be played: {0}"},
	"deck.copy":    {JA: "リストをコピー", EN: "Copy the list"},
	"deck.copied":  {JA: "デッキリストをコピーしました", EN: "The deck list has been copied"},
	"deck.n":       {JA: "{0}枚", EN: "{0} cards"},
	"deck.side":    {JA: "サイドボード", EN: "Sideboard"},
	"build":        {JA: "デッキを作る", EN: "Build decks"},
	"build.why":    {JA: "自分のデッキを作り、直し、試します。", EN: "Make decks of your own, change them, try them out."},
	"gallery":      {JA: "カードを見る", EN: "All cards"},
	"gallery.why":  {JA: "このゲームのカードを全部見られます。", EN: "Every card of the game."},
	"card.n":       {JA: "{0}枚 {1}", EN: "{0} × {1}"},
	"random":       {JA: "おまかせ", EN: "Random"},
	"random.plan":  {JA: "始めるときに、どれかひとつを引きます。", EN: "One of the decks is drawn when the match begins."},
	"hard.1":       {JA: "扱いやすい", EN: "Easy to play"},
	"hard.2":       {JA: "ふつう", EN: "Takes some practice"},
	"hard.3":       {JA: "慣れた人向け", EN: "For experts"},
	"status":       {JA: "タイトル画面。扉は{0}つ、開いているのは{1}。", EN: "Title screen. {0} doors; open: {1}."},
	"opening":      {JA: "ひらいています", EN: "Opening"},
	"opening.name": {JA: "{0}をひらいています", EN: "Opening {0}"},
	"status.door":  {JA: "{0}：対戦の準備", EN: "{0}: setting up a match"},

	"rival.line":   {JA: "{0}　{1}", EN: "{0}: {1}"},
	"rival.level":  {JA: "強さは「{0}」", EN: "Level: {0}"},
	"rival.opens":  {JA: "勝つと「{0}」がひらきます。", EN: "Winning opens “{0}”."},
	"rival.opened": {JA: "「{0}」がひらいています。", EN: "“{0}” is open."},
	"rival.beaten": {JA: "勝った相手", EN: "beaten"},
	"rival.next":   {JA: "次の相手", EN: "next"},
	"rival.off":    {JA: "{0}がデッキ「{1}」のまま、強さも下げずに戦って勝つと、段が上がります。", EN: "To climb the ladder, beat {0} playing {1}, at no lower level."},
	"rival.none":   {JA: "顔を選ぶと、その人のデッキと強さで対戦します。", EN: "Choose a face to meet that rival's deck and level."},
	"way.0":        {JA: "攻めも守りもかたよらない", EN: "Weighs attack and defence alike"},
	"way.1":        {JA: "傷つくより先に攻める", EN: "Bold: strikes first and asks later"},
	"way.2":        {JA: "守りを固めてから動く", EN: "Careful: guards what it has"},
	"way.3":        {JA: "目先の得に手が出る", EN: "Greedy: takes what it can get now"},
	"today":        {JA: "今日のライバル", EN: "Today's rival"},
	"decks":        {JA: "デッキ", EN: "Decks"},
	"record":       {JA: "対戦記録", EN: "Record"},
	"glance.decks": {JA: "自作{0}個", EN: "Yours: {0}"},
	"glance.sum":   {JA: "{1}戦 {0}勝", EN: "{0} won of {1}"},
	"glance.none":  {JA: "まだ対戦がありません", EN: "No matches yet"},
}
