package replay

import (
	"bytes"
	"errors"
	"io"
	"strings"
)

// Parse parses a record in any form: JSON, the forms in which the program
// keeps matches (Kept), a share link, or a URL with one. The error is an
// *Error.
func Parse(data []byte) (*Record, error) {
	if len(data) > MaxJSON {
		return nil, tooLarge()
	}
	if len(data) > 0 && (data[0] == binaryVersion || data[0] == sealedVersion || data[0] == positionVersion) {
		return ParseBinary(data)
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // some editors add it
	text := bytes.TrimSpace(data)
	switch {
	case len(text) == 0:
		return nil, bad("", "choose a file that godeck has saved", "is empty")
	case text[0] == '{' || text[0] == '[':
		return ParseJSON(data)
	case isLink(string(text)):
		return ParseLink(string(text))
	}
	return nil, bad("", "choose a file that godeck has saved", "is not a match record")
}

// Read is Parse for a file or a stream. It reads no more than the size limit
// of records; errors of the reader are returned unchanged.
func Read(r io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxJSON+1))
	if err != nil {
		return nil, err
	}
	return Parse(data)
}

func tooLarge() error {
	return fault(TooLarge, "", "", "is larger than %d KiB", MaxJSON>>10)
}

// fragment returns the record part of a URL.
func fragment(text string) (string, bool) {
	for _, mark := range []string{"#r=", "?r=", "&r="} {
		if _, after, ok := strings.Cut(text, mark); ok {
			after, _, _ = strings.Cut(after, "&")
			return after, true
		}
	}
	return text, false
}

// isLink reports whether a text looks like a link, complete or not.
func isLink(text string) bool {
	if _, ok := fragment(text); ok {
		return true
	}
	return strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ \r\n\t") == "" && strings.HasPrefix(text, linkVersion)
}

// FaultOf returns the kind of the *Error that err wraps.
func FaultOf(err error) Fault {
	var e *Error
	if errors.As(err, &e) {
		return e.Fault
	}
	return Damaged
}
