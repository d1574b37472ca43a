package sounds

import "errors"

// Embedded has nothing in a browser; the site serves it.
func Embedded(_ string, done func([]byte, error)) {
	done(nil, errors.New("sounds: sound is not built into the web program"))
}
