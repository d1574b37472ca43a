package mattsan

import _ "embed"

// short are the abbreviations of digests (effect.ReadShort): 敵 and "enemy" are
// the opponent's units, 味方 and "ally" the player's own.
//
//go:embed short.txt
var short string
