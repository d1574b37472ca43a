//go:build !js

package fonts

import _ "embed"

//go:embed rest.ttf.gz
var builtIn []byte
