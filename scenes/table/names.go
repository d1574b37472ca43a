package table

import (
	"godeck/scenes/table/cards"
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
