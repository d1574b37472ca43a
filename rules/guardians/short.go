package guardians

import _ "embed"

// short are the abbreviations of digests (effect.ReadShort): damage is dealt
// to the opponent's guardian, repair is of the player's own.
//
//go:embed short.txt
var short string
