package sounds

import "errors"

// Embedded has no music in a browser; the site serves it.
func Embedded(_ string, done func([]byte, error)) {
	done(nil, errors.New("sounds: music is not built into the web program"))
}
