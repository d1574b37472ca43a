package fonts

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
)

// restFile is published beside the page: 2 MB that only those fetch who write
// what the program does not say.
const restFile = "fonts/rest.ttf.gz"

// Rest gets BIZ UDPGothic Regular with all its characters but the basic ones, as
// TrueType data. fetch gets a file of the site by its name in the repository;
// programs that have it built in do not call it. then is called once, at once or
// when fetch answers.
func Rest(fetch func(name string, then func(data []byte, err error)), then func(data []byte, err error)) {
	if builtIn != nil {
		then(unzip(builtIn))
		return
	}
	fetch(restFile, func(data []byte, err error) {
		if err != nil {
			then(nil, err)
			return
		}
		then(unzip(data))
	})
}

func unzip(data []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	const most = 8 << 20
	out, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && len(out) > most {
		err = errors.New("fonts: the rest is larger than 8 MB")
	}
	return out, err
}
