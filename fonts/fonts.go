// Package fonts holds the typefaces of the program as embedded TrueType data.
//
// The files are subsets made by make.sh; their licences (SIL OFL 1.1) lie next
// to them. They hold what the program itself says and no more: a face of all
// kanji of JIS level 1 costs 450 KB to fetch and 40 ms before the first frame.
// Rest has the others, for what players write; it is fetched when first wanted.
// fonts_test.go checks that no text of the program lacks a glyph; after a change
// of texts, run make.sh (three seconds).
package fonts

import _ "embed"

// Regular is BIZ UDPGothic Regular: rules text and interface.
//
//go:embed BIZUDPGothic-Regular.ttf
var Regular []byte

// Bold is BIZ UDPGothic Bold: numbers, names and buttons.
//
//go:embed BIZUDPGothic-Bold.ttf
var Bold []byte

// Display is Reggae One: titles.
//
//go:embed ReggaeOne-Regular.ttf
var Display []byte
