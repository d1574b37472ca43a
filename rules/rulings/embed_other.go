//go:build !js

package rulings

import "embed"

//go:embed of/*.json
var files embed.FS

var builtIn = files.ReadFile
