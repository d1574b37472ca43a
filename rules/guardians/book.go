package guardians

import _ "embed"

// Book is the rule book. Only tools and tests read it; a program that does
// not is linked without it.
//
//go:embed RULES.md
var Book string
