package zutomayo

import _ "embed"

// short are the abbreviations of digests (effect.ReadShort): without another word a number is the own Character's.
//
//go:embed short.txt
var short string
