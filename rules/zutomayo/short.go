package zutomayo

import _ "embed"

// short are the abbreviations of digests (effect.ReadShort): a bare number is
// that of the player's own Character.
//
//go:embed short.txt
var short string
