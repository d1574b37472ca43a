package table

import (
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/lesson"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
)

// Names of package words.
var (
	GameText  = words.GameText
	IsSign    = words.IsSign
	List      = words.List
	Phrases   = words.Phrases
	Sentences = words.Sentences
	SignName  = words.SignName
	Text      = words.Text
)

// Names of package cards.
type (
	Album     = cards.Album
	ArtDrawer = cards.ArtDrawer
	Belonging = cards.Belonging
	CardFace  = cards.CardFace
	CardKind  = cards.CardKind
	Cards     = cards.Cards
	Corner    = cards.Corner
	Designs   = cards.Designs
	Dressing  = cards.Dressing
	FaceCache = cards.FaceCache
	Fact      = cards.Fact
	Glyph     = cards.Glyph
	Keyword   = cards.Keyword
	Look      = cards.Look
	Measured  = cards.Measured
	Pictures  = cards.Pictures
	Reading   = cards.Reading
	Shape     = cards.Shape
	Stat      = cards.Stat
	Zoom      = cards.Zoom
)

const (
	Aspect      = cards.Aspect
	BottomLeft  = cards.BottomLeft
	BottomRight = cards.BottomRight
	FaceBudget  = cards.FaceBudget
	MiddleLeft  = cards.MiddleLeft
	MiddleRight = cards.MiddleRight
	ShapeBeing  = cards.ShapeBeing
	ShapePlace  = cards.ShapePlace
	ShapeSpell  = cards.ShapeSpell
	ShapeThing  = cards.ShapeThing
	TopLeft     = cards.TopLeft
	TopRight    = cards.TopRight
)

var (
	Clip        = cards.Clip
	FaceFaults  = cards.FaceFaults
	FaceName    = cards.FaceName
	FaceWords   = cards.FaceWords
	NotePicture = cards.NotePicture
	SetDigest   = cards.SetDigest
)

// Names of package board.
type (
	Badge       = board.Badge
	Base        = board.Base
	Blow        = board.Blow
	Board       = board.Board
	CardOpts    = board.CardOpts
	Clash       = board.Clash
	Dice        = board.Dice
	Fan         = board.Fan
	Frame       = board.Frame
	HandCard    = board.HandCard
	Mark        = board.Mark
	Motion      = board.Motion
	Pile        = board.Pile
	Pose        = board.Pose
	ReplayPlace = board.ReplayPlace
	Slot        = board.Slot
	Thrown      = board.Thrown
	Toss        = board.Toss
)

const (
	MarkDim      = board.MarkDim
	MarkLegal    = board.MarkLegal
	MarkNone     = board.MarkNone
	MarkSelected = board.MarkSelected
	MarkTarget   = board.MarkTarget
	MarkVoid     = board.MarkVoid
)

var (
	Bow       = board.Bow
	CardIn    = board.CardIn
	Count     = board.Count
	FaceUp    = board.FaceUp
	PilePose  = board.PilePose
	PoseIn    = board.PoseIn
	SideNames = board.SideNames
	Strength  = board.Strength
)

// Names of package present.
type (
	Act          = present.Act
	Cause        = present.Cause
	Flight       = present.Flight
	GameLog      = present.GameLog
	Lay          = present.Lay
	Log          = present.Log
	LogLine      = present.LogLine
	Moment       = present.Moment
	Next         = present.Next
	Presentation = present.Presentation
	Saying       = present.Saying
	Show         = present.Show
	ShowHooks    = present.Hooks
	Spot         = present.Spot
	Token        = present.Token
	Zone         = present.Zone
)

const (
	ActAttack  = present.ActAttack
	ActDrawn   = present.ActDrawn
	ActEffect  = present.ActEffect
	ActGuarded = present.ActGuarded
	ActHealed  = present.ActHealed
	ActHit     = present.ActHit
	ActLost    = present.ActLost
	ActNone    = present.ActNone
	ActPlayed  = present.ActPlayed
	ActShown   = present.ActShown
	ActVoid    = present.ActVoid
	Anywhere   = present.Anywhere
	Aside      = present.Aside
	Assault    = present.Assault
	Effect     = present.Effect
	Fight      = present.Fight
	First      = present.First
	Heap       = present.Heap
	Last       = present.Last
	Middle     = present.Middle
	Open       = present.Open
	Placed     = present.Placed
	Spread     = present.Spread
)

var (
	Said = present.Said
)

// Names of package ask.
type (
	AskedMatch = ask.Match
	Asker      = ask.Asker
	Asking     = ask.Asking
	Choice     = ask.Choice
	Figure     = ask.Figure
	Form       = ask.Form
	Item       = ask.Item
	Means      = ask.Means
	Question   = ask.Question
	Tab        = ask.Tab
	Way        = ask.Way
)

const (
	AskGrid  = ask.AskGrid
	AskName  = ask.AskName
	AskOffer = ask.AskOffer
	AskOwn   = ask.AskOwn
	AskRow   = ask.AskRow
	AskTable = ask.AskTable
	AskTexts = ask.AskTexts
	AskUses  = ask.AskUses
)

var (
	Bar        = ask.Bar
	ButtonRow  = ask.ButtonRow
	Dusk       = ask.Dusk
	TextButton = ask.TextButton
	Words      = ask.Words
)

// Names of package lesson.
type (
	Coach        = lesson.Coach
	CoachOptions = lesson.CoachOptions
)

var (
	NewCoach = lesson.NewCoach
)

// Names of package chrome.
type (
	Browser  = chrome.Browser
	Gauge    = chrome.Gauge
	Guide    = chrome.Guide
	HUD      = chrome.HUD
	HandOver = chrome.HandOver
	Menu     = chrome.Menu
	Meter    = chrome.Meter
	Phase    = chrome.Phase
	Replay   = chrome.Replay
	Sign     = chrome.Sign
)

var (
	ConfirmGiveUp   = chrome.ConfirmGiveUp
	DeclareSettings = chrome.DeclareSettings
	HUDBody         = chrome.HUDBody
	PhaseStrip      = chrome.PhaseStrip
	SpeedButton     = chrome.SpeedButton
	UndoButton      = chrome.UndoButton
)
