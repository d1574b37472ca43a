package guardians

import _ "embed"

// short are the abbreviations of digests (effect.ReadShort): damage is the opponent's guardian's, repair the own one's.
//
//go:embed short.txt
var short string
